; A constant that is written holds no element twice.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': instruction '%w = call {{.*}}': written region expected to hold each element once, actual {{.*}} [cmx-region-write-overlap]

declare <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(i32 %s, i32 %n) #0 {
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 0)
  %w = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v4i32.i16.i1(<8 x i32> %v, <4 x i32> zeroinitializer, i32 0, i32 4, i32 0, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %w)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
