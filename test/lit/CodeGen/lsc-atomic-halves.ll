; An atomic of 32 lanes takes two messages on dg2; the second one begins with the
; address of the 17th lane, and addresses are qwords.
; RUN: cmx-opt %s -O2 --platform=dg2 --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=dg2 --emit=gen -o %t.asm %}

; CHECK: lsc_atomic_iadd.ugm (M1, 16) {{.*}} flat[[[A:v_[0-9]+]]]:a64
; CHECK-NEXT: lsc_atomic_iadd.ugm (M5, 16) {{.*}} flat[[[A]].128]:a64
define dllexport spir_kernel void @count(ptr addrspace(1) %p) {
  %base = ptrtoint ptr addrspace(1) %p to i64
  %b = insertelement <32 x i64> poison, i64 %base, i32 0
  %bases = shufflevector <32 x i64> %b, <32 x i64> poison, <32 x i32> zeroinitializer
  %addresses = add <32 x i64> %bases, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 128, i64 132, i64 136, i64 140, i64 144, i64 148, i64 152, i64 156, i64 160, i64 164, i64 168, i64 172, i64 176, i64 180, i64 184, i64 188>
  %old = call <32 x i32> @llvm.genx.lsc.xatomic.stateless.v32i32.v32i1.v32i64(<32 x i1> splat (i1 true), i8 12, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <32 x i64> %addresses, <32 x i32> splat (i32 5), <32 x i32> undef, i32 0, <32 x i32> undef)
  %out = getelementptr i8, ptr addrspace(1) %p, i64 512
  store <32 x i32> %old, ptr addrspace(1) %out
  ret void
}
declare <32 x i32> @llvm.genx.lsc.xatomic.stateless.v32i32.v32i1.v32i64(<32 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <32 x i64>, <32 x i32>, <32 x i32>, i32, <32 x i32>)
