; The numbers of a region are i32, also where rows overlap.
; RUN: not cmx-opt %s --platform=icllp -o %t.none 2>&1 | FileCheck %s
; RUN: sed -e "s/i64 4294967296/i128 -1/" -e "s/i64, i32, i32, i16/i128, i32, i32, i16/" %s > %t.ll
; RUN: not cmx-opt %t.ll --platform=icllp -o %t.none 2>&1 | FileCheck %s
; CHECK: operand 2 (vstride) type expected i32, actual i{{64|128}} [cmx-intrinsic-operand-type]
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i64, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
define dllexport spir_kernel void @k(i32 %src, i32 %dst, i32 %n) #0 {
  %x = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %y = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 4)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %x, <8 x i32> %y, i64 4294967296, i32 4, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %w)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
