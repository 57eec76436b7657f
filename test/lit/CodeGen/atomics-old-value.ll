; The old value of a masked atomic that must not begin in the first register of inputs: the
; message writes a temporary, of which only the lanes of the mask are copied.
; RUN: cmx-opt %s -O2 --platform=skl --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=skl --emit=gen -o %t.asm %}

; CHECK: ([[M:v_p_[0-9]+]]) svm_atomic.add (M1, 8) {{.*}} [[T:v_t_[0-9]+]].0
; CHECK-NEXT: ([[M]]) mov (M1, 8) {{v_[0-9]+}}(0,0)<1> [[T]](0,0)<1;1,0>

declare <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i32>, <8 x i32>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(<8 x i32> %old, <8 x i64> %p, <8 x i32> %x) {
  %m = icmp sgt <8 x i32> %x, splat (i32 9)
  %r = call <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1> %m, <8 x i64> %p, <8 x i32> %x, <8 x i32> %old)
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 0, <8 x i32> %r)
  ret void
}
