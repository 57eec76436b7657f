; A vector of which only a part is written before it is read: lifetime.start
; says that the finalizer need not keep the rest from the start of the kernel on.

; RUN: cmx-opt --platform=icllp -O0 --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=pvc -O0 --emit=visa %s -o - | FileCheck %s

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)

; CHECK: .function
; CHECK: cmp.lt {{.*}} [[P:v_p_[0-9]+]]
; CHECK-NEXT: lifetime.start [[V:[a-z0-9_]+]]
; CHECK-NEXT: ([[P]]) mul (M1, 16) [[V]](0,0)<1>
; CHECK-NOT: lifetime.start
; CHECK: ret
define dllexport spir_kernel void @masked(i32 %buf) {
  %x = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %buf, i32 0)
  %mask = icmp ult <16 x i32> %x, splat (i32 64)
  %m = mul <16 x i32> %x, splat (i32 7)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> undef, <16 x i32> %m, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %mask)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 16, <16 x i32> %w)
  ret void
}
