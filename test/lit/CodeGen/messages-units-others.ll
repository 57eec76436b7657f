; Messages of the sampler with 16 pixels, prefetches of 2D blocks, and other forms of the
; matrix unit.
; REQUIRES: genx_ir

; RUN: rm -rf %t
; RUN: split-file %s %t
; RUN: cmx-opt --platform=icllp --emit=visa %t/sampler.ll -o - | FileCheck %s --check-prefix=SAMPLER
; RUN: cmx-opt --platform=icllp --emit=gen %t/sampler.ll -o %t/sampler.asm
; RUN: not cmx-opt --platform=pvc --emit=visa %t/sampler.ll -o - 2>&1 | FileCheck %s --check-prefix=NO-SAMPLER
; RUN: not cmx-opt --platform=icllp --emit=visa %t/half.ll -o - 2>&1 | FileCheck %s --check-prefix=HALF
; RUN: cmx-opt --platform=pvc --emit=visa %t/pvc.ll -o - | FileCheck %s --check-prefix=PVC
; RUN: cmx-opt --platform=pvc --emit=gen %t/pvc.ll -o %t/pvc.asm
; RUN: not cmx-opt --platform=pvc --emit=visa %t/dg2.ll -o - 2>&1 | FileCheck %s --check-prefix=NO-DPASW
; RUN: cmx-opt --platform=dg2 --emit=visa %t/dg2.ll -o - | FileCheck %s --check-prefix=DG2
; RUN: cmx-opt --platform=dg2 --emit=gen %t/dg2.ll -o %t/dg2.asm
; RUN: not cmx-opt --platform=dg2 --emit=visa %t/tf32.ll -o - 2>&1 | FileCheck %s --check-prefix=NO-TF32

;--- sampler.ll
declare <64 x float> @llvm.genx.sample.v64f32.v16f32(i32, i32, i32, <16 x float>, <16 x float>, <16 x float>)
declare <16 x i32> @llvm.genx.load.v16i32.v16i32(i32, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @k(i32 %smp, i32 %img, i32 %buf) {
  %u = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %buf, i32 0)
  %i = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %buf, i32 4)
; SAMPLER: oword_ld (4) [[BUF:v_t_[0-9]+]] 0x4:ud [[I:v_[0-9]+]].0
; SAMPLER: sample.RGBA (16) v_s_{{[0-9]+}} [[IMG:v_t_[0-9]+]] [[U:v_[^ ]+]] [[U]] v_t_{{.*}} [[S:v_[^ ]+]]{{$}}
; SAMPLER-NEXT: oword_st (8) [[BUF]] 0x8:ud [[S]]
; NO-SAMPLER: {{'%s = .*}} expected a platform with sampler messages, actual pvc [cmx-message-unavailable]
  %s = call <64 x float> @llvm.genx.sample.v64f32.v16f32(i32 15, i32 %smp, i32 %img, <16 x float> %u, <16 x float> %u, <16 x float> zeroinitializer)
  %p = shufflevector <64 x float> %s, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 8, <32 x float> %p)
; SAMPLER: load.B (16) [[IMG]] [[I]].0 [[I]].0 v_t_{{.*}} [[L:v_[^ ]+]]{{$}}
; SAMPLER-NEXT: oword_st (4) [[BUF]] 0x18:ud [[L]]
  %l = call <16 x i32> @llvm.genx.load.v16i32.v16i32(i32 4, i32 %img, <16 x i32> %i, <16 x i32> %i, <16 x i32> zeroinitializer)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 24, <16 x i32> %l)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 1, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"sampler_t", !"image2d_t", !"buffer_t"}

;--- half.ll
; HALF: coordinates expected float, actual another type [cmx-message-data]
declare <16 x float> @llvm.genx.sample.v16f32.v16f16(i32, i32, i32, <16 x half>, <16 x half>, <16 x half>)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)

define dllexport spir_kernel void @k(i32 %smp, i32 %img, i32 %buf, <16 x half> %u) {
  %s = call <16 x float> @llvm.genx.sample.v16f32.v16f16(i32 1, i32 %smp, i32 %img, <16 x half> %u, <16 x half> %u, <16 x half> %u)
  call void @llvm.genx.oword.st.v16f32(i32 %buf, i32 8, <16 x float> %s)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 1, i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"sampler_t", !"image2d_t", !"buffer_t", !""}

;--- pvc.ll
declare void @llvm.genx.lsc.prefetch2d.stateless.v1i1.i64(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare <128 x float> @llvm.genx.dpas.v128f32.v128i32.v64i32(<128 x float>, <128 x i32>, <64 x i32>, i32)
declare <128 x i32> @llvm.genx.oword.ld.v128i32(i32, i32, i32)
declare void @llvm.genx.svm.block.st.i64.v32f32(i64, <32 x float>)

define dllexport spir_kernel void @k(i64 %p, i32 %x, <128 x i32> %b, <64 x i32> %a) {
; PVC: mov (M1_NM, 1) [[X:v_t_[0-9]+]](0,0)<1> v_
; PVC-NEXT: lsc_load_block2d.ugm (M1, 1) %null:d32.8x8nn flat[v_{{[0-9]+}},0xff,0x7,0xff,[[X]],0x0]
; An undefined sum is none.
; PVC-NEXT: dpas.tf32.tf32.8.8 (M1, 16) v_{{.*}}.0 %null.0 [[B:v_[0-9]+]].0 [[A:v_[0-9]+]](0,0)
; PVC-NEXT: dpas.tf32.tf32.8.8 (M1, 16) v_{{.*}}.0 v_{{.*}}.0 [[B]].0 [[A]](0,0)
  call void @llvm.genx.lsc.prefetch2d.stateless.v1i1.i64(<1 x i1> <i1 true>, i8 0, i8 0, i8 3, i8 1, i8 1, i16 8, i16 8, i8 0, i64 %p, i32 255, i32 7, i32 255, i32 %x, i32 0)
  %c = call <128 x float> @llvm.genx.dpas.v128f32.v128i32.v64i32(<128 x float> undef, <128 x i32> %b, <64 x i32> %a, i32 134745100)
  %d = call <128 x float> @llvm.genx.dpas.v128f32.v128i32.v64i32(<128 x float> %c, <128 x i32> %b, <64 x i32> %a, i32 134745100)
  %s = shufflevector <128 x float> %d, <128 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.svm.block.st.i64.v32f32(i64 %p, <32 x float> %s)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !"", !""}

;--- dg2.ll
; NO-DPASW: expected a platform with matrix unit of paired threads, actual pvc [cmx-message-unavailable]
declare <64 x i32> @llvm.genx.dpasw.nosrc0.v64i32.v64i32.v64i32(<64 x i32>, <64 x i32>, i32)
declare void @llvm.genx.svm.block.st.i64.v32i32(i64, <32 x i32>)

define dllexport spir_kernel void @k(i64 %p, <64 x i32> %b, <64 x i32> %a) {
; DG2: dpasw.s8.s8.8.8 (M1, 8) v_{{.*}}.0 %null.0 v_{{.*}}.0 v_{{.*}}(0,0)
  %c = call <64 x i32> @llvm.genx.dpasw.nosrc0.v64i32.v64i32.v64i32(<64 x i32> %b, <64 x i32> %a, i32 134743815)
  %s = shufflevector <64 x i32> %c, <64 x i32> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.svm.block.st.i64.v32i32(i64 %p, <32 x i32> %s)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !""}

;--- tf32.ll
; NO-TF32: expected a platform with tensor float 32, actual dg2 [cmx-message-unavailable]
declare <64 x float> @llvm.genx.dpas.nosrc0.v64f32.v64i32.v64i32(<64 x i32>, <64 x i32>, i32)
declare void @llvm.genx.svm.block.st.i64.v32f32(i64, <32 x float>)

define dllexport spir_kernel void @k(i64 %p, <64 x i32> %b, <64 x i32> %a) {
  %c = call <64 x float> @llvm.genx.dpas.nosrc0.v64f32.v64i32.v64i32(<64 x i32> %b, <64 x i32> %a, i32 134745100)
  %s = shufflevector <64 x float> %c, <64 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  call void @llvm.genx.svm.block.st.i64.v32f32(i64 %p, <32 x float> %s)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !""}
