; A scalar operand of a message is read where it lies in its vector.
; RUN: cmx-opt --platform=skl -O0 --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl
; RUN: cmx-opt --platform=pvc -O2 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @k(i32 %buffer, <8 x i32> %at, <4 x i32> %x) #0 {
  %places = and <8 x i32> %at, <i32 1, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %far = or <8 x i32> %places, <i32 0, i32 4, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  %first = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %far, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %second = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %far, i32 0, i32 1, i32 0, i16 28, i32 undef)
  ; CHECK: oword_st (1) [[T:[a-z0-9_]+]] [[V:[a-z0-9_]+]](0,1)<0;1,0>
  call void @llvm.genx.oword.st.v4i32(i32 %buffer, i32 %first, <4 x i32> %x)
  ; CHECK: oword_st (1) {{[a-z0-9_]+}} [[V]](0,7)<0;1,0>
  call void @llvm.genx.oword.st.v4i32(i32 %buffer, i32 %second, <4 x i32> %x)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{!"buffer_t", !"", !""}
