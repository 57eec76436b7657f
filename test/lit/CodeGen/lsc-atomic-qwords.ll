; An atomic of 32 qwords takes two messages on dg2; the second one begins with the
; address and the sources of the 17th lane, which are qwords too.
; RUN: cmx-opt %s -O2 --platform=dg2 --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=dg2 --emit=gen -o %t.asm %}

; CHECK: lsc_atomic_icas.ugm (M1, 16) {{.*}} flat[[[A:v_[0-9]+]]]:a64 [[X:v_[0-9]+]].0 [[Y:v_[0-9]+]].0
; CHECK-NEXT: lsc_atomic_icas.ugm (M5, 16) {{.*}} flat[[[A]].128]:a64 [[X]].128 [[Y]].128
define dllexport spir_kernel void @exchange(ptr addrspace(1) %p, <32 x i64> %by, <32 x i64> %old) {
  %base = ptrtoint ptr addrspace(1) %p to i64
  %b = insertelement <32 x i64> poison, i64 %base, i32 0
  %bases = shufflevector <32 x i64> %b, <32 x i64> poison, <32 x i32> zeroinitializer
  %addresses = add <32 x i64> %bases, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376>
  %r = call <32 x i64> @llvm.genx.lsc.xatomic.stateless.v32i64.v32i1.v32i64(<32 x i1> splat (i1 true), i8 18, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <32 x i64> %addresses, <32 x i64> %old, <32 x i64> %by, i32 0, <32 x i64> undef)
  %out = getelementptr i8, ptr addrspace(1) %p, i64 512
  store <32 x i64> %r, ptr addrspace(1) %out
  ret void
}
declare <32 x i64> @llvm.genx.lsc.xatomic.stateless.v32i64.v32i1.v32i64(<32 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <32 x i64>, <32 x i64>, <32 x i64>, i32, <32 x i64>)
