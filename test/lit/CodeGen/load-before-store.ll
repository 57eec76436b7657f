; A load joins the write of its result into a larger vector only if no store stands
; between them: the load comes first.
; RUN: cmx-opt --platform=skl -O0 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl
; RUN: cmx-opt --platform=pvc -O2 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

declare <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)
declare void @llvm.genx.svm.block.st.i64.v32i32(i64, <32 x i32>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)

define dllexport spir_kernel void @k(i64 %p, <16 x i32> %x, <32 x i32> %y) #0 {
  %old = call <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64 %p)
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %x)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %y, <16 x i32> %old, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
  %q = add i64 %p, 128
  call void @llvm.genx.svm.block.st.i64.v32i32(i64 %q, <32 x i32> %w)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{!"svmptr_t", !"", !""}
