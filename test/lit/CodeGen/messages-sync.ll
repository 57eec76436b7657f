; Barriers, fences, shared local memory, ids.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/slm.visaasm %t/ids.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF32
; RUN: rm -rf %t
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/slm.visaasm %t/ids.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF64

declare void @llvm.genx.barrier()
declare void @llvm.genx.sbarrier(i8)
declare void @llvm.genx.fence(i8)
declare void @llvm.genx.slm.init(i32)
declare i32 @llvm.genx.predefined.surface(i32)
declare <16 x i32> @llvm.genx.gather.scaled2.v16i32.v16i32(i32, i16, i32, i32, <16 x i32>)
declare void @llvm.genx.scatter.scaled.v16i1.v16i32.v16i32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <16 x i32>)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @slm(i32 %dst, <16 x i32> %off) {
  call void @llvm.genx.slm.init(i32 2000)
  %slm = call i32 @llvm.genx.predefined.surface(i32 0)
  call void @llvm.genx.scatter.scaled.v16i1.v16i32.v16i32(<16 x i1> splat (i1 true), i32 2, i16 0, i32 %slm, i32 0, <16 x i32> %off, <16 x i32> %off)
  call void @llvm.genx.fence(i8 32)
  call void @llvm.genx.barrier()
  %a = call <16 x i32> @llvm.genx.gather.scaled2.v16i32.v16i32(i32 2, i16 0, i32 254, i32 0, <16 x i32> %off)
  call void @llvm.genx.scatter.scaled.v16i1.v16i32.v16i32(<16 x i1> splat (i1 true), i32 2, i16 0, i32 %dst, i32 0, <16 x i32> %off, <16 x i32> %a)
  call void @llvm.genx.fence(i8 0)
  call void @llvm.genx.fence(i8 1)
  call void @llvm.genx.fence(i8 16)
  call void @llvm.genx.fence(i8 33)
  call void @llvm.genx.fence(i8 -128)
  call void @llvm.genx.sbarrier(i8 1)
  call void @llvm.genx.sbarrier(i8 0)
  ret void
}

declare i16 @llvm.genx.thread.x()
declare i16 @llvm.genx.thread.y()
declare i32 @llvm.genx.group.id.x()
declare i32 @llvm.genx.group.id.y()
declare i32 @llvm.genx.group.id.z()
declare <3 x i32> @llvm.genx.local.id.v3i32()
declare <3 x i32> @llvm.genx.local.size.v3i32()
declare <3 x i32> @llvm.genx.group.count.v3i32()
declare <3 x i16> @llvm.genx.local.id16.v3i16()
declare <8 x i32> @llvm.genx.r0.v8i32()
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v3i32.i16.i1(<8 x i32>, <3 x i32>, i32, i32, i32, i16, i32, i1)

define dllexport spir_kernel void @ids(i32 %dst) {
  %tx = call i16 @llvm.genx.thread.x()
  %ty = call i16 @llvm.genx.thread.y()
  %gx = call i32 @llvm.genx.group.id.x()
  %gy = call i32 @llvm.genx.group.id.y()
  %gz = call i32 @llvm.genx.group.id.z()
  %lid = call <3 x i32> @llvm.genx.local.id.v3i32()
  %lid16 = call <3 x i16> @llvm.genx.local.id16.v3i16()
  %ls = call <3 x i32> @llvm.genx.local.size.v3i32()
  %gc = call <3 x i32> @llvm.genx.group.count.v3i32()
  %r0 = call <8 x i32> @llvm.genx.r0.v8i32()
  %lidz = zext <3 x i16> %lid16 to <3 x i32>
  %s1 = add <3 x i32> %lid, %ls
  %s2 = add <3 x i32> %s1, %gc
  %s3 = add <3 x i32> %s2, %lidz
  %v = call <8 x i32> @llvm.genx.wrregioni.v8i32.v3i32.i16.i1(<8 x i32> %r0, <3 x i32> %s3, i32 3, i32 3, i32 1, i16 0, i32 undef, i1 true)
  %x = zext i16 %tx to i32
  %y = zext i16 %ty to i32
  %t1 = add i32 %x, %y
  %t2 = add i32 %t1, %gx
  %t3 = add i32 %t2, %gy
  %at = add i32 %t3, %gz
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 %at, <8 x i32> %v)
  ret void
}

!genx.kernels = !{!0, !1}
!0 = !{ptr @slm, !"slm", !2, i32 0, i32 0, !3, !4, i32 0}
!1 = !{ptr @ids, !"ids", !5, i32 0, i32 0, !6, !7, i32 0}
!2 = !{i32 2, i32 0}
!3 = !{i32 0, i32 0}
!4 = !{!"buffer_t", !""}
!5 = !{i32 2}
!6 = !{i32 0}
!7 = !{!"buffer_t"}

; GRF32-LABEL: .function "slm_main"
; GRF32-NEXT: scatter_scaled.4 (M1, 16) %slm 0x0:ud [[V0:[a-z0-9_]+]].0 [[V0]].0
; GRF32-NEXT: fence_local
; GRF32-NEXT: barrier
; GRF32-NEXT: gather_scaled.4 (M1, 16) %slm 0x0:ud [[V0]].0 [[V1:[a-z0-9_]+]].0
; GRF32-NEXT: scatter_scaled.4 (M1, 16) [[T0:[a-z0-9_]+]] 0x0:ud [[V0]].0 [[V1]].0
; GRF32-NEXT: fence_global
; GRF32-NEXT: fence_global.E
; GRF32-NEXT: fence_global.ER
; GRF32-NEXT: fence_local
; GRF32-NEXT: fence_global.E
; GRF32-NEXT: fence_sw
; GRF32-NEXT: sbarrier.signal
; GRF32-NEXT: sbarrier.wait
; GRF32-NEXT: ret (M1, 1)
; GRF32-LABEL: .function "ids_main"
; GRF32-NEXT: mov (M1_NM, 1) [[V0:[a-z0-9_]+]](0,0)<1> %thread_x(0,0)<0;1,0>
; GRF32-NEXT: mov (M1_NM, 1) [[V1:[a-z0-9_]+]](0,0)<1> %thread_y(0,0)<0;1,0>
; GRF32-NEXT: mov (M1_NM, 1) [[V2:[a-z0-9_]+]](0,0)<1> %group_id_x(0,0)<0;1,0>
; GRF32-NEXT: mov (M1_NM, 1) [[V3:[a-z0-9_]+]](0,0)<1> %group_id_y(0,0)<0;1,0>
; GRF32-NEXT: mov (M1_NM, 1) [[V4:[a-z0-9_]+]](0,0)<1> %group_id_z(0,0)<0;1,0>
; GRF32-NEXT: mov (M1_NM, 2) [[V5:[a-z0-9_]+]](0,0)<1> [[IN0:[a-z0-9_]+]](0,0)<1;1,0>
; GRF32-NEXT: mov (M1_NM, 1) [[V5]](0,2)<1> [[IN0]](0,2)<0;1,0>
; GRF32-NEXT: mov (M1_NM, 2) [[V6:[a-z0-9_]+]](0,0)<1> [[IN0]](0,0)<1;1,0>
; GRF32-NEXT: mov (M1_NM, 1) [[V6]](0,2)<1> [[IN0]](0,2)<0;1,0>
; GRF32-NEXT: mov (M1_NM, 2) [[V7:[a-z0-9_]+]](0,0)<1> [[IN1:[a-z0-9_]+]](0,0)<1;1,0>
; GRF32-NEXT: mov (M1_NM, 1) [[V7]](0,2)<1> [[IN1]](0,2)<0;1,0>
; GRF32-NEXT: mov (M1_NM, 2) [[V8:[a-z0-9_]+]](0,0)<1> [[IN2:[a-z0-9_]+]](0,0)<1;1,0>
; GRF32-NEXT: mov (M1_NM, 1) [[V8]](0,2)<1> [[IN2]](0,2)<0;1,0>
; GRF32-NEXT: mov (M1_NM, 8) [[V9:[a-z0-9_]+]](0,0)<1> %r0(0,0)<1;1,0>
; GRF32-NEXT: add (M1, 2) [[V10:[a-z0-9_]+]](0,0)<1> [[V10]](0,0)<1;1,0> [[V11:[a-z0-9_]+]](0,0)<1;1,0>
; GRF32-NEXT: add (M1_NM, 1) [[V10]](0,2)<1> [[V10]](0,2)<0;1,0> [[V11]](0,2)<0;1,0>
; GRF32-NEXT: add (M1, 2) [[V10]](0,0)<1> [[V10]](0,0)<1;1,0> [[V12:[a-z0-9_]+]](0,0)<1;1,0>
; GRF32-NEXT: add (M1_NM, 1) [[V10]](0,2)<1> [[V10]](0,2)<0;1,0> [[V12]](0,2)<0;1,0>
; GRF32-NEXT: add (M1, 2) [[V13:[a-z0-9_]+]](0,0)<1> [[V10]](0,0)<1;1,0> [[V6]](0,0)<1;1,0>
; GRF32-NEXT: add (M1_NM, 1) [[V13]](0,2)<1> [[V10]](0,2)<0;1,0> [[V6]](0,2)<0;1,0>
; GRF32-NEXT: add (M1_NM, 1) [[V14:[a-z0-9_]+]](0,0)<1> [[V0]](0,0)<0;1,0> [[V1]](0,0)<0;1,0>
; GRF32-NEXT: add (M1_NM, 1) [[V15:[a-z0-9_]+]](0,0)<1> [[V14]](0,0)<0;1,0> [[V16:[a-z0-9_]+]](0,0)<0;1,0>
; GRF32-NEXT: add (M1_NM, 1) [[V17:[a-z0-9_]+]](0,0)<1> [[V15]](0,0)<0;1,0> [[V18:[a-z0-9_]+]](0,0)<0;1,0>
; GRF32-NEXT: add (M1_NM, 1) [[V19:[a-z0-9_]+]](0,0)<1> [[V17]](0,0)<0;1,0> [[V20:[a-z0-9_]+]](0,0)<0;1,0>
; GRF32-NEXT: oword_st (2) [[T0:[a-z0-9_]+]] [[V21:[a-z0-9_]+]](0,0)<0;1,0> [[V9]].0
; GRF32-NEXT: ret (M1, 1)

; GRF64-LABEL: .function "slm_main"
; GRF64-NEXT: lsc_store.slm (M1, 16) flat{{\[}}[[V0:[a-z0-9_]+]]]:a32 [[V0]]:d32
; GRF64-NEXT: fence_local
; GRF64-NEXT: barrier
; GRF64-NEXT: lsc_load.slm (M1, 16) [[V1:[a-z0-9_]+]]:d32 flat{{\[}}[[V0]]]:a32
; GRF64-NEXT: lsc_store.ugm (M1, 16) bti([[V2:[a-z0-9_]+]]){{\[}}[[V0]]]:a32 [[V1]]:d32
; GRF64-NEXT: fence_global
; GRF64-NEXT: fence_global.E
; GRF64-NEXT: fence_global.ER
; GRF64-NEXT: fence_local
; GRF64-NEXT: fence_global.E
; GRF64-NEXT: fence_sw
; GRF64-NEXT: sbarrier.signal
; GRF64-NEXT: sbarrier.wait
; GRF64-NEXT: ret (M1, 1)
; GRF64-LABEL: .function "ids_main"
; GRF64-NEXT: mov (M1_NM, 1) [[V0:[a-z0-9_]+]](0,0)<1> %thread_x(0,0)<0;1,0>
; GRF64-NEXT: mov (M1_NM, 1) [[V1:[a-z0-9_]+]](0,0)<1> %thread_y(0,0)<0;1,0>
; GRF64-NEXT: mov (M1_NM, 1) [[V2:[a-z0-9_]+]](0,0)<1> %group_id_x(0,0)<0;1,0>
; GRF64-NEXT: mov (M1_NM, 1) [[V3:[a-z0-9_]+]](0,0)<1> %group_id_y(0,0)<0;1,0>
; GRF64-NEXT: mov (M1_NM, 1) [[V4:[a-z0-9_]+]](0,0)<1> %group_id_z(0,0)<0;1,0>
; GRF64-NEXT: mov (M1_NM, 2) [[V5:[a-z0-9_]+]](0,0)<1> [[IN0:[a-z0-9_]+]](0,0)<1;1,0>
; GRF64-NEXT: mov (M1_NM, 1) [[V5]](0,2)<1> [[IN0]](0,2)<0;1,0>
; GRF64-NEXT: mov (M1_NM, 2) [[V6:[a-z0-9_]+]](0,0)<1> [[IN0]](0,0)<1;1,0>
; GRF64-NEXT: mov (M1_NM, 1) [[V6]](0,2)<1> [[IN0]](0,2)<0;1,0>
; GRF64-NEXT: mov (M1_NM, 2) [[V7:[a-z0-9_]+]](0,0)<1> [[IN1:[a-z0-9_]+]](0,0)<1;1,0>
; GRF64-NEXT: mov (M1_NM, 1) [[V7]](0,2)<1> [[IN1]](0,2)<0;1,0>
; GRF64-NEXT: mov (M1_NM, 2) [[V8:[a-z0-9_]+]](0,0)<1> [[IN2:[a-z0-9_]+]](0,0)<1;1,0>
; GRF64-NEXT: mov (M1_NM, 1) [[V8]](0,2)<1> [[IN2]](0,2)<0;1,0>
; GRF64-NEXT: mov (M1_NM, 8) [[V9:[a-z0-9_]+]](0,0)<1> %r0(0,0)<1;1,0>
; GRF64-NEXT: add3 (M1, 2) [[V10:[a-z0-9_]+]](0,0)<1> [[V10]](0,0)<1;1,0> [[V11:[a-z0-9_]+]](0,0)<1;1,0> [[V12:[a-z0-9_]+]](0,0)<1;1,0>
; GRF64-NEXT: add3 (M1_NM, 1) [[V10]](0,2)<1> [[V10]](0,2)<0;1,0> [[V11]](0,2)<0;1,0> [[V12]](0,2)<0;1,0>
; GRF64-NEXT: add (M1, 2) [[V13:[a-z0-9_]+]](0,0)<1> [[V10]](0,0)<1;1,0> [[V6]](0,0)<1;1,0>
; GRF64-NEXT: add (M1_NM, 1) [[V13]](0,2)<1> [[V10]](0,2)<0;1,0> [[V6]](0,2)<0;1,0>
; GRF64-NEXT: add (M1_NM, 1) [[V14:[a-z0-9_]+]](0,0)<1> [[V0]](0,0)<0;1,0> [[V1]](0,0)<0;1,0>
; GRF64-NEXT: add (M1_NM, 1) [[V15:[a-z0-9_]+]](0,0)<1> [[V14]](0,0)<0;1,0> [[V16:[a-z0-9_]+]](0,0)<0;1,0>
; GRF64-NEXT: add3 (M1_NM, 1) [[V19:[a-z0-9_]+]](0,0)<1> [[V15]](0,0)<0;1,0> [[V18:[a-z0-9_]+]](0,0)<0;1,0> [[V20:[a-z0-9_]+]](0,0)<0;1,0>
; GRF64-NEXT: oword_st (2) [[V22:[a-z0-9_]+]] [[V21:[a-z0-9_]+]](0,0)<0;1,0> [[V9]].0
; GRF64-NEXT: ret (M1, 1)
