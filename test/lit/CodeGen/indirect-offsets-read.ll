; An address is computed from an element in its place, if the place is known.
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o %t/
; RUN: FileCheck %s --input-file=%t/variable.visaasm
; RUN: FileCheck %s --input-file=%t/known.visaasm --check-prefix=KNOWN
; RUN: cmx-check %s %t/variable.visaasm --function=variable --platform=icllp
; RUN: cmx-check %s %t/known.visaasm --function=known --platform=icllp

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare i16 @llvm.genx.rdregioni.i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)

; CHECK:      addr_add (M1_NM, 1) [[A:v_a_[0-9]+]](0)<1>
; CHECK-NEXT: mov (M1_NM, 1) v_v_{{[0-9]+}}(0,0)<1> r[[[A]](0),0]<0;1,0>:w
; CHECK-NEXT: addr_add (M1_NM, 1) [[B:v_a_[0-9]+]](0)<1> &{{v_v_[0-9]+}} {{v_[0-9]+}}(0,0)<0;1,0>
; CHECK-NEXT: mov (M1, 8) v_v_{{[0-9]+}}(0,0)<1> r[[[B]](0),0]<1;1,0>:d
define dllexport spir_kernel void @variable(i64 %p, <32 x i16> %n, <64 x i32> %v, i16 %w) {
  %m = and <32 x i16> %n, splat (i16 31)
  %at = shl <32 x i16> %m, splat (i16 2)
  %w1 = and i16 %w, 15
  %w2 = shl i16 %w1, 1
  %o = call i16 @llvm.genx.rdregioni.i16.v32i16.i16(<32 x i16> %at, i32 0, i32 1, i32 0, i16 %w2, i32 undef)
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v, i32 8, i32 8, i32 1, i16 %o, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %a)
  ret void
}

; KNOWN:      shl (M1, 32)
; KNOWN-NEXT: addr_add (M1_NM, 1) [[A:v_a_[0-9]+]](0)<1> &{{v_v_[0-9]+}} {{v_[0-9]+}}(0,7)<0;1,0>
; KNOWN-NEXT: mov (M1, 8) v_v_{{[0-9]+}}(0,0)<1> r[[[A]](0),0]<1;1,0>:d
define dllexport spir_kernel void @known(i64 %p, <32 x i16> %n, <64 x i32> %v) {
  %m = and <32 x i16> %n, splat (i16 31)
  %at = shl <32 x i16> %m, splat (i16 2)
  %o = call i16 @llvm.genx.rdregioni.i16.v32i16.i16(<32 x i16> %at, i32 0, i32 1, i32 0, i16 14, i32 undef)
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v, i32 8, i32 8, i32 1, i16 %o, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %a)
  ret void
}
