; Intrinsics of the load/store cache. A vector per lane is one message if the lanes
; are those of a full message (16 or 32).

; RUN: rm -rf %t
; RUN: cmx-opt --platform=dg2 --emit=visa %s -o %t/
; RUN: cat %t/loads.visaasm %t/atomics.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF32
; RUN: rm -rf %t
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/loads.visaasm %t/atomics.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF64

declare <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.v16i1.v16i64(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i64>, i32)
declare <32 x i32> @llvm.genx.lsc.load.merge.bti.v32i32.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, i32, <32 x i32>)
declare <64 x i32> @llvm.genx.lsc.load.bti.v64i32.v1i1.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, i32)
declare <16 x i32> @llvm.genx.lsc.load.slm.v16i32.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, i32)
declare <32 x i64> @llvm.genx.lsc.load.stateless.v32i64.v32i1.v32i64(<32 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <32 x i64>, i32)
declare void @llvm.genx.lsc.store.stateless.v16i1.v16i64.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i64>, <16 x i32>, i32)
declare void @llvm.genx.lsc.store.bti.v16i1.v16i32.v32i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, <32 x i32>, i32)
declare void @llvm.genx.lsc.store.bti.v1i1.v1i32.v64i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, <64 x i32>, i32)
declare void @llvm.genx.lsc.store.slm.v16i1.v16i32.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, <16 x i32>, i32)
declare void @llvm.genx.lsc.store.stateless.v32i1.v32i64.v32i64(<32 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <32 x i64>, <32 x i64>, i32)

define dllexport spir_kernel void @loads(i32 %buf, <16 x i64> %p, <16 x i32> %off, <1 x i32> %at, <32 x i64> %p32) {
  %mask = icmp ult <16 x i32> %off, splat (i32 64)
  %a = call <16 x i32> @llvm.genx.lsc.load.stateless.v16i32.v16i1.v16i64(<16 x i1> %mask, i8 0, i8 2, i8 2, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i64> %p, i32 0)
  call void @llvm.genx.lsc.store.stateless.v16i1.v16i64.v16i32(<16 x i1> splat (i1 true), i8 0, i8 3, i8 3, i16 1, i32 64, i8 5, i8 1, i8 1, i8 0, <16 x i64> %p, <16 x i32> %a, i32 0)
  %b = call <32 x i32> @llvm.genx.lsc.load.merge.bti.v32i32.v16i1.v16i32(<16 x i1> %mask, i8 0, i8 0, i8 0, i16 1, i32 8, i8 3, i8 2, i8 1, i8 0, <16 x i32> %off, i32 %buf, <32 x i32> zeroinitializer)
  call void @llvm.genx.lsc.store.bti.v16i1.v16i32.v32i32(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 2, i8 1, i8 0, <16 x i32> %off, <32 x i32> %b, i32 %buf)
  %c = call <64 x i32> @llvm.genx.lsc.load.bti.v64i32.v1i1.v1i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 2, i8 0, <1 x i32> %at, i32 %buf)
  call void @llvm.genx.lsc.store.bti.v1i1.v1i32.v64i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 256, i8 3, i8 8, i8 2, i8 0, <1 x i32> %at, <64 x i32> %c, i32 %buf)
  %d = call <16 x i32> @llvm.genx.lsc.load.slm.v16i32.v16i1.v16i32(<16 x i1> splat (i1 true), i8 0, i8 2, i8 2, i16 1, i32 0, i8 6, i8 1, i8 1, i8 0, <16 x i32> %off, i32 0)
  call void @llvm.genx.lsc.store.slm.v16i1.v16i32.v16i32(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 4, i8 3, i8 1, i8 1, i8 0, <16 x i32> %off, <16 x i32> %d, i32 0)
  %e = call <32 x i64> @llvm.genx.lsc.load.stateless.v32i64.v32i1.v32i64(<32 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <32 x i64> %p32, i32 0)
  call void @llvm.genx.lsc.store.stateless.v32i1.v32i64.v32i64(<32 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <32 x i64> %p32, <32 x i64> %e, i32 0)
  ret void
}

declare <16 x i32> @llvm.genx.lsc.xatomic.bti.v16i32.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, <16 x i32>, <16 x i32>, i32, <16 x i32>)
declare <32 x i32> @llvm.genx.lsc.xatomic.slm.v32i32.v32i1.v32i32(<32 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <32 x i32>, <32 x i32>, <32 x i32>, i32, <32 x i32>)
declare <8 x i64> @llvm.genx.lsc.atomic.stateless.v8i64.v8i1.v8i64(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, <8 x i64>, <8 x i64>, <8 x i64>, <8 x i64>)
declare void @llvm.genx.lsc.store.stateless.v8i1.v8i64.v8i64(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i64>, <8 x i64>, i32)
declare <16 x float> @llvm.genx.dword.atomic2.fadd.v16f32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x float>)
declare void @llvm.genx.lsc.fence.i1(i1, i8, i8, i8)

define dllexport spir_kernel void @atomics(i32 %buf, <8 x i64> %p, <16 x i32> %off, <32 x i32> %off32, <16 x float> %f) {
  %a = call <16 x i32> @llvm.genx.lsc.xatomic.bti.v16i32.v16i1.v16i32(<16 x i1> splat (i1 true), i8 12, i8 1, i8 3, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i32> %off, <16 x i32> %off, <16 x i32> undef, i32 %buf, <16 x i32> undef)
  %b = call <32 x i32> @llvm.genx.lsc.xatomic.slm.v32i32.v32i1.v32i32(<32 x i1> splat (i1 true), i8 18, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <32 x i32> %off32, <32 x i32> %off32, <32 x i32> %off32, i32 0, <32 x i32> undef)
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 0, i8 1, i8 3)
  call void @llvm.genx.lsc.fence.i1(i1 true, i8 3, i8 0, i8 0)
  %c = call <8 x i64> @llvm.genx.lsc.atomic.stateless.v8i64.v8i1.v8i64(<8 x i1> splat (i1 true), i8 8, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, i32 0, <8 x i64> %p, <8 x i64> undef, <8 x i64> undef, <8 x i64> undef)
  call void @llvm.genx.lsc.store.stateless.v8i1.v8i64.v8i64(<8 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 4, i8 1, i8 1, i8 0, <8 x i64> %p, <8 x i64> %c, i32 0)
  %d = call <16 x float> @llvm.genx.dword.atomic2.fadd.v16f32.v16i1.v16i32(<16 x i1> splat (i1 true), i32 %buf, <16 x i32> %off, <16 x float> %f)
  ret void
}

!genx.kernels = !{!0, !1}
!0 = !{ptr @loads, !"loads", !2, i32 0, i32 0, !3, !4, i32 0}
!1 = !{ptr @atomics, !"atomics", !2, i32 0, i32 0, !3, !4, i32 0}
!2 = !{i32 2, i32 0, i32 0, i32 0, i32 0}
!3 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!4 = !{!"buffer_t", !"", !"", !"", !""}

; GRF32-LABEL: .function "loads_main"
; GRF32-NEXT: cmp.lt (M1, 16) [[P0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<1;1,0> 0x40:ud
; GRF32-NEXT: ([[P0]]) lsc_load.ugm.ca.ca (M1, 16) [[V1:[a-z0-9_]+]]:d32 flat{{\[}}[[V2:[a-z0-9_]+]]]:a64
; GRF32-NEXT: lsc_store.ugm.wb.wb (M1, 16) flat{{\[}}[[V2]]+0x40]:a64 [[V1]]:d8c32
; GRF32-NEXT: mov (M1, 16) [[V3:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF32-NEXT: mov (M1, 16) [[V3]](2,0)<1> 0x0:ud
; GRF32-NEXT: movs (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[T1:[a-z0-9_]+]](0)
; GRF32-NEXT: ([[P0]]) lsc_load.ugm (M1, 16) [[V3]]:d32x2 bti([[T0]]){{\[}}[[V0]]+0x8]:a32
; GRF32-NEXT: movs (M1_NM, 1) [[T2:[a-z0-9_]+]](0,0)<1> [[T1]](0)
; GRF32-NEXT: lsc_store.ugm (M1, 16) bti([[T2]]){{\[}}[[V0]]]:a32 [[V3]]:d32x2
; GRF32-NEXT: movs (M1_NM, 1) [[T3:[a-z0-9_]+]](0,0)<1> [[T1]](0)
; GRF32-NEXT: lsc_load.ugm (M1, 1) [[V4:[a-z0-9_]+]]:d32x64t bti([[T3]]){{\[}}[[V5:[a-z0-9_]+]]]:a32
; GRF32-NEXT: movs (M1_NM, 1) [[T4:[a-z0-9_]+]](0,0)<1> [[T1]](0)
; GRF32-NEXT: lsc_store.ugm (M1, 1) bti([[T4]]){{\[}}[[V5]]+0x100]:a32 [[V4]]:d32x64t
; GRF32-NEXT: lsc_load.slm (M1, 16) [[V6:[a-z0-9_]+]]:d16c32 flat{{\[}}[[V0]]]:a32
; GRF32-NEXT: lsc_store.slm (M1, 16) flat{{\[}}[[V0]]+0x4]:a32 [[V6]]:d32
; GRF32-NEXT: lsc_load.ugm (M1, 16) [[V7:[a-z0-9_]+]]:d64 flat{{\[}}[[V8:[a-z0-9_]+]]]:a64
; GRF32-NEXT: lsc_load.ugm (M5, 16) [[V7]].128:d64 flat{{\[}}[[V8]].128]:a64
; GRF32-NEXT: lsc_store.ugm (M1, 16) flat{{\[}}[[V8]]]:a64 [[V7]]:d64
; GRF32-NEXT: lsc_store.ugm (M5, 16) flat{{\[}}[[V8]].128]:a64 [[V7]].128:d64
; GRF32-NEXT: ret (M1, 1)
; GRF32-LABEL: .function "atomics_main"
; GRF32-NEXT: movs (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[T1:[a-z0-9_]+]](0)
; GRF32-NEXT: lsc_atomic_iadd.ugm.uc.wb (M1, 16) %null:d32 bti([[T0]]){{\[}}[[V0:[a-z0-9_]+]]]:a32 [[V0]].0 %null.0
; GRF32-NEXT: lsc_atomic_icas.slm (M1, 16) %null:d32 flat{{\[}}[[V1:[a-z0-9_]+]]]:a32 [[V1]].0 [[V1]].0
; GRF32-NEXT: lsc_atomic_icas.slm (M5, 16) %null:d32 flat{{\[}}[[V1]].64]:a32 [[V1]].64 [[V1]].64
; GRF32-NEXT: lsc_fence.ugm.evict.gpu
; GRF32-NEXT: lsc_fence.slm.none.group
; GRF32-NEXT: lsc_atomic_iinc.ugm (M1, 8) [[V2:[a-z0-9_]+]]:d64 flat{{\[}}[[V3:[a-z0-9_]+]]]:a64 %null.0 %null.0
; GRF32-NEXT: lsc_store.ugm (M1, 8) flat{{\[}}[[V3]]]:a64 [[V2]]:d64
; GRF32-NEXT: movs (M1_NM, 1) [[T2:[a-z0-9_]+]](0,0)<1> [[T1]](0)
; GRF32-NEXT: lsc_atomic_fadd.ugm (M1, 16) %null:d32 bti([[T2]]){{\[}}[[V0]]]:a32 [[V4:[a-z0-9_]+]].0 %null.0
; GRF32-NEXT: ret (M1, 1)

; GRF64-LABEL: .function "loads_main"
; GRF64-NEXT: cmp.lt (M1, 16) [[P0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<1;1,0> 0x40:ud
; GRF64-NEXT: ([[P0]]) lsc_load.ugm.ca.ca (M1, 16) [[V1:[a-z0-9_]+]]:d32 flat{{\[}}[[V2:[a-z0-9_]+]]]:a64
; GRF64-NEXT: add (M1_NM, 16) [[V10:[a-z0-9_]+]](0,0)<1> [[V2]](0,0)<1;1,0> 64:d
; GRF64-NEXT: lsc_store.ugm.wb.wb (M1, 16) flat{{\[}}[[V10]]]:a64 [[V1]]:d8c32
; GRF64-NEXT: mov (M1, 32) [[V3:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF64-NEXT: ([[P0]]) lsc_load.ugm (M1, 16) [[V3]]:d32 bti([[V4:[a-z0-9_]+]]){{\[}}[[V0]]+0x8]:a32
; GRF64-NEXT: ([[P0]]) lsc_load.ugm (M1, 16) [[V3]].64:d32 bti([[V4]]){{\[}}[[V0]]+0xc]:a32
; GRF64-NEXT: lsc_store.ugm (M1, 16) bti([[V4]]){{\[}}[[V0]]]:a32 [[V3]]:d32
; GRF64-NEXT: lsc_store.ugm (M1, 16) bti([[V4]]){{\[}}[[V0]]+0x4]:a32 [[V3]].64:d32
; GRF64-NEXT: lsc_load.ugm (M1, 1) [[V5:[a-z0-9_]+]]:d32x64t bti([[V4]]){{\[}}[[V6:[a-z0-9_]+]]]:a32
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V4]]){{\[}}[[V6]]+0x100]:a32 [[V5]]:d32x64t
; GRF64-NEXT: lsc_load.slm (M1, 16) [[V7:[a-z0-9_]+]]:d16c32 flat{{\[}}[[V0]]]:a32
; GRF64-NEXT: lsc_store.slm (M1, 16) flat{{\[}}[[V0]]+0x4]:a32 [[V7]]:d32
; GRF64-NEXT: lsc_load.ugm (M1, 32) [[V8:[a-z0-9_]+]]:d64 flat{{\[}}[[V9:[a-z0-9_]+]]]:a64
; GRF64-NEXT: lsc_store.ugm (M1, 32) flat{{\[}}[[V9]]]:a64 [[V8]]:d64
; GRF64-NEXT: ret (M1, 1)
; GRF64-LABEL: .function "atomics_main"
; GRF64-NEXT: lsc_atomic_iadd.ugm.uc.wb (M1, 16) %null:d32 bti([[V0:[a-z0-9_]+]]){{\[}}[[V1:[a-z0-9_]+]]]:a32 [[V1]].0 %null.0
; GRF64-NEXT: lsc_atomic_icas.slm (M1, 32) %null:d32 flat{{\[}}[[V2:[a-z0-9_]+]]]:a32 [[V2]].0 [[V2]].0
; GRF64-NEXT: lsc_fence.ugm.evict.gpu
; GRF64-NEXT: lsc_fence.slm.none.group
; GRF64-NEXT: lsc_atomic_iinc.ugm (M1, 8) [[V3:[a-z0-9_]+]]:d64 flat{{\[}}[[V4:[a-z0-9_]+]]]:a64 %null.0 %null.0
; GRF64-NEXT: lsc_store.ugm (M1, 8) flat{{\[}}[[V4]]]:a64 [[V3]]:d64
; GRF64-NEXT: lsc_atomic_fadd.ugm (M1, 16) %null:d32 bti([[V0]]){{\[}}[[V1]]]:a32 [[V5:[a-z0-9_]+]].0 %null.0
; GRF64-NEXT: ret (M1, 1)
