; A mask of lanes is passed as bits of a number.
; RUN: cmx-opt %s --platform=icllp --check-each --emit=visa -o %t.visaasm
; RUN: cmx-run %s --arg m=5 --arg src=-:4 --arg dst=-:128 --show dst:u32 | FileCheck %s
; RUN: cmx-run %s --interpret --arg m=5 --arg src=-:4 --arg dst=-:128 --show dst:u32 | FileCheck %s
; RUN: cmx-run %s --visa --arg m=5 --arg src=-:4 --arg dst=-:128 --show dst:u32 | FileCheck %s
; CHECK: dst[0]: 1 0 1 0 0
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)
define dllexport spir_kernel void @k(i32 %src, i32 %dst, <4 x i1> %m) #0 {
  %z = zext <4 x i1> %m to <4 x i32>
  %r = shufflevector <4 x i32> %z, <4 x i32> zeroinitializer, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %r)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
