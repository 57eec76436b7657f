; Where LSC messages name surfaces by number, the first block load at offset zero
; of a basic block makes the extended descriptor and the zero in one shift of 64
; bits; others use that zero. A barrier keeps kernels from the data port, see
; messages-data-port.ll.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/two.visaasm %t/offsets.visaasm %t/zero_first.visaasm \
; RUN:   %t/computed.visaasm %t/by_blocks.visaasm %t/numbers.visaasm | FileCheck %s

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare <8 x i32> @llvm.genx.oword.ld.unaligned.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)
declare void @llvm.genx.barrier()

; Only the first load: the second surface's descriptor is the finalizer's.
define dllexport spir_kernel void @two(i32 %a, i32 %b, i32 %dst) {
  %x = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %a, i32 0)
  %y = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %b, i32 0)
  %s = add <32 x i32> %x, %y
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %s)
  ret void
}

; Loads from elsewhere in the same surface have the descriptor already.
define dllexport spir_kernel void @offsets(i32 %a, i32 %at, i32 %dst) {
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %a, i32 0)
  %y = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %a, i32 2)
  %z = call <8 x i32> @llvm.genx.oword.ld.unaligned.v8i32(i32 0, i32 %a, i32 %at)
  %s = add <8 x i32> %x, %y
  %t = add <8 x i32> %s, %z
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 2, <8 x i32> %t)
  ret void
}

; The zero is there, so nothing is gained.
define dllexport spir_kernel void @zero_first(i32 %a, i32 %dst, <8 x i32> %v) {
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %v)
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %a, i32 0)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 2, <8 x i32> %x)
  call void @llvm.genx.barrier()
  ret void
}

; No zero is needed.
define dllexport spir_kernel void @computed(i32 %a, i32 %at) {
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %a, i32 %at)
  call void @llvm.genx.oword.st.v8i32(i32 %a, i32 2, <8 x i32> %x)
  call void @llvm.genx.barrier()
  ret void
}

; What one basic block has made does not reach another.
define dllexport spir_kernel void @by_blocks(i32 %a, i32 %dst, i32 %n) {
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %a, i32 0)
  %c = icmp ult i32 %n, 8
  br i1 %c, label %then, label %end

then:
  %y = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %dst, i32 0)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 2, <8 x i32> %y)
  br label %end

end:
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %x)
  call void @llvm.genx.barrier()
  ret void
}

; Surfaces that are no arguments: a computed number may have more bits than a
; descriptor has room for, a constant one is an immediate in the message.
define dllexport spir_kernel void @numbers(i32 %a) {
  %sum = add i32 %a, 1
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %sum, i32 0)
  %y = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 7, i32 0)
  call void @llvm.genx.oword.st.v8i32(i32 %a, i32 0, <8 x i32> %x)
  call void @llvm.genx.oword.st.v8i32(i32 %a, i32 2, <8 x i32> %y)
  ret void
}

; CHECK-LABEL: .function "two_main"
; CHECK-NEXT: shl (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<0;1,0> 0x38:ud
; CHECK-NEXT: raw_sends.15.1.0.2 (M1, 1) [[V1:[a-z0-9_]+]](0,1)<0;1,0> 0x6220e500:ud [[V1]].0 %null.0 [[V2:[a-z0-9_]+]].0
; CHECK-NEXT: lsc_load.ugm (M1, 1) [[V3:[a-z0-9_]+]]:d32x32t bti([[V4:[a-z0-9_]+]]){{\[}}[[V1]]]:a32
; CHECK-NEXT: add (M1, 32) [[V5:[a-z0-9_]+]](0,0)<1> [[V6:[a-z0-9_]+]](0,0)<1;1,0> [[V7:[a-z0-9_]+]](0,0)<1;1,0>
; CHECK-NEXT: lsc_store.ugm (M1, 1) bti([[V8:[a-z0-9_]+]]){{\[}}[[V1]]]:a32 [[V9:[a-z0-9_]+]]:d32x32t
; CHECK-NEXT: ret (M1, 1)
; CHECK-LABEL: .function "offsets_main"
; CHECK-NEXT: shl (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<0;1,0> 0x38:ud
; CHECK-NEXT: raw_sends.15.1.0.1 (M1, 1) [[V1:[a-z0-9_]+]](0,1)<0;1,0> 0x6210c500:ud [[V1]].0 %null.0 [[V2:[a-z0-9_]+]].0
; CHECK-NEXT: mov (M1_NM, 1) [[T1:[a-z0-9_]+]](0,0)<1> 0x20:ud
; CHECK-NEXT: raw_sends.15.1.0.1 (M1, 1) [[V1]](0,1)<0;1,0> 0x6210c500:ud [[T1]].0 %null.0 [[V3:[a-z0-9_]+]].0
; CHECK-NEXT: mov (M1_NM, 1) [[T2:[a-z0-9_]+]](0,0)<1> [[V4:[a-z0-9_]+]](0,0)<0;1,0>
; CHECK-NEXT: raw_sends.15.1.0.1 (M1, 1) [[V1]](0,1)<0;1,0> 0x6210c500:ud [[T2]].0 %null.0 [[V5:[a-z0-9_]+]].0
; CHECK-NEXT: add3 (M1, 8) [[V6:[a-z0-9_]+]](0,0)<1> [[V7:[a-z0-9_]+]](0,0)<1;1,0> [[V8:[a-z0-9_]+]](0,0)<1;1,0> [[V9:[a-z0-9_]+]](0,0)<1;1,0>
; CHECK-NEXT: mov (M1_NM, 1) [[T3:[a-z0-9_]+]](0,0)<1> 0x20:ud
; CHECK-NEXT: lsc_store.ugm (M1, 1) bti([[V10:[a-z0-9_]+]]){{\[}}[[T3]]]:a32 [[V11:[a-z0-9_]+]]:d32x8t
; CHECK-NEXT: ret (M1, 1)
; CHECK-LABEL: .function "zero_first_main"
; CHECK-NEXT: mov (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> 0x0:ud
; CHECK-NEXT: lsc_store.ugm (M1, 1) bti([[V0:[a-z0-9_]+]]){{\[}}[[T0]]]:a32 [[V1:[a-z0-9_]+]]:d32x8t
; CHECK-NEXT: lsc_load.ugm (M1, 1) [[V2:[a-z0-9_]+]]:d32x8t bti([[V3:[a-z0-9_]+]]){{\[}}[[T0]]]:a32
; CHECK-NEXT: mov (M1_NM, 1) [[T1:[a-z0-9_]+]](0,0)<1> 0x20:ud
; CHECK-NEXT: lsc_store.ugm (M1, 1) bti([[V0]]){{\[}}[[T1]]]:a32 [[V2]]:d32x8t
; CHECK-NEXT: barrier
; CHECK-NEXT: ret (M1, 1)
; CHECK-LABEL: .function "computed_main"
; CHECK-NEXT: shl (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<0;1,0> 0x4:ud
; CHECK-NEXT: lsc_load.ugm (M1, 1) [[V1:[a-z0-9_]+]]:d32x8t bti([[V2:[a-z0-9_]+]]){{\[}}[[T0]]]:a32
; CHECK-NEXT: mov (M1_NM, 1) [[T1:[a-z0-9_]+]](0,0)<1> 0x20:ud
; CHECK-NEXT: lsc_store.ugm (M1, 1) bti([[V2]]){{\[}}[[T1]]]:a32 [[V1]]:d32x8t
; CHECK-NEXT: barrier
; CHECK-NEXT: ret (M1, 1)
; CHECK-LABEL: .function "by_blocks_main"
; CHECK-NEXT: shl (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<0;1,0> 0x38:ud
; CHECK-NEXT: raw_sends.15.1.0.1 (M1, 1) [[V1:[a-z0-9_]+]](0,1)<0;1,0> 0x6210c500:ud [[V1]].0 %null.0 [[V2:[a-z0-9_]+]].0
; CHECK-NEXT: cmp.lt (M1_NM, 1) [[P0:[a-z0-9_]+]] [[V3:[a-z0-9_]+]](0,0)<0;1,0> 0x8:ud
; CHECK-NEXT: (![[P0]]) jmp (M1, 1) L_bb_2
; CHECK-NEXT: L_bb_1:
; CHECK-NEXT: shl (M1_NM, 1) [[T1:[a-z0-9_]+]](0,0)<1> [[V4:[a-z0-9_]+]](0,0)<0;1,0> 0x38:ud
; CHECK-NEXT: raw_sends.15.1.0.1 (M1, 1) [[V5:[a-z0-9_]+]](0,1)<0;1,0> 0x6210c500:ud [[V5]].0 %null.0 [[V6:[a-z0-9_]+]].0
; CHECK-NEXT: mov (M1_NM, 1) [[T2:[a-z0-9_]+]](0,0)<1> 0x20:ud
; CHECK-NEXT: lsc_store.ugm (M1, 1) bti([[V4]]){{\[}}[[T2]]]:a32 [[V6]]:d32x8t
; CHECK-NEXT: L_bb_2:
; CHECK-NEXT: mov (M1_NM, 1) [[T3:[a-z0-9_]+]](0,0)<1> 0x0:ud
; CHECK-NEXT: lsc_store.ugm (M1, 1) bti([[V4]]){{\[}}[[T3]]]:a32 [[V2]]:d32x8t
; CHECK-NEXT: barrier
; CHECK-NEXT: ret (M1, 1)
; CHECK-LABEL: .function "numbers_main"
; CHECK-NEXT: add (M1_NM, 1) [[V0:[a-z0-9_]+]](0,0)<1> [[V1:[a-z0-9_]+]](0,0)<0;1,0> 1:d
; CHECK-NEXT: mov (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> 0x0:ud
; CHECK-NEXT: lsc_load.ugm (M1, 1) [[V2:[a-z0-9_]+]]:d32x8t bti([[V3:[a-z0-9_]+]]){{\[}}[[T0]]]:a32
; CHECK-NEXT: lsc_load.ugm (M1, 1) [[V4:[a-z0-9_]+]]:d32x8t bti(0x7){{\[}}[[T0]]]:a32
; CHECK-NEXT: lsc_store.ugm (M1, 1) bti([[V5:[a-z0-9_]+]]){{\[}}[[T0]]]:a32 [[V2]]:d32x8t
; CHECK-NEXT: mov (M1_NM, 1) [[T1:[a-z0-9_]+]](0,0)<1> 0x20:ud
; CHECK-NEXT: lsc_store.ugm (M1, 1) bti([[V5]]){{\[}}[[T1]]]:a32 [[V4]]:d32x8t
; CHECK-NEXT: ret (M1, 1)

!genx.kernels = !{!0, !1, !2, !3, !4, !5}
!0 = !{ptr @two, !"two", !6, i32 0, i32 0, !7, !8, i32 0}
!1 = !{ptr @offsets, !"offsets", !9, i32 0, i32 0, !7, !10, i32 0}
!2 = !{ptr @zero_first, !"zero_first", !11, i32 0, i32 0, !7, !12, i32 0}
!3 = !{ptr @computed, !"computed", !13, i32 0, i32 0, !14, !15, i32 0}
!4 = !{ptr @by_blocks, !"by_blocks", !11, i32 0, i32 0, !7, !12, i32 0}
!5 = !{ptr @numbers, !"numbers", !16, i32 0, i32 0, !17, !18, i32 0}
!6 = !{i32 2, i32 2, i32 2}
!7 = !{i32 0, i32 0, i32 0}
!8 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
!9 = !{i32 2, i32 0, i32 2}
!10 = !{!"buffer_t", !"", !"buffer_t"}
!11 = !{i32 2, i32 2, i32 0}
!12 = !{!"buffer_t", !"buffer_t", !""}
!13 = !{i32 2, i32 0}
!14 = !{i32 0, i32 0}
!15 = !{!"buffer_t", !""}
!16 = !{i32 0}
!17 = !{i32 0}
!18 = !{!""}
