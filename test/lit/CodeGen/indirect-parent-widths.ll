; The plan of a read at a variable place whose rows stay within 4 elements does not fit
; a read without that promise: its 8 lanes may touch three registers.
; RUN: cmx-opt %s --platform=skl --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl

; CHECK: mul (M1, 8) {{.*}} r[{{.*}}]<8;4,1>:d 3:w
; CHECK: mul (M1, 4) {{.*}} r[{{.*}},0]<1;1,0>:d 3:w
; CHECK-NEXT: mul (M1, 4) {{.*}} r[{{.*}},32]<1;1,0>:d 3:w
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(<16 x i32> %v, i16 %at) {
  %any = and i16 %at, 12
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 8, i32 4, i32 1, i16 %any, i32 4)
  %x = mul <8 x i32> %a, splat (i32 3)
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 0, <8 x i32> %x)
  %b = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 8, i32 4, i32 1, i16 %any, i32 undef)
  %y = mul <8 x i32> %b, splat (i32 3)
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 2, <8 x i32> %y)
  ret void
}
