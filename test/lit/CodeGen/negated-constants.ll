; The negation of an extended constant is that of the extended number. Without legalization,
; which folds it.
; RUN: cmx-opt -passes=cmx-lower,cmx-baling --platform=pvc --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc
; RUN: cmx-opt -passes=cmx-lower,cmx-baling --platform=icllp --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp

declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare <8 x i32> @llvm.abs.v8i32(<8 x i32>, i1)

define dllexport spir_kernel void @k(i32 %s) {
  ; CHECK: -5:w
  %a = zext <8 x i8> splat (i8 5) to <8 x i16>
  %b = sub <8 x i16> zeroinitializer, %a
  call void @llvm.genx.oword.st.v8i16(i32 %s, i32 0, <8 x i16> %b)
  %c = zext <8 x i16> splat (i16 7) to <8 x i32>
  %d = sub <8 x i32> zeroinitializer, %c
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 1, <8 x i32> %d)
  %e = zext <8 x i16> splat (i16 -25536) to <8 x i32>
  %f = sub <8 x i32> zeroinitializer, %e
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 3, <8 x i32> %f)
  ; CHECK: -9:d
  %g = call <8 x i32> @llvm.abs.v8i32(<8 x i32> splat (i32 -9), i1 false)
  %h = sub <8 x i32> zeroinitializer, %g
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 5, <8 x i32> %h)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 2}
!2 = !{!"buffer_t"}
