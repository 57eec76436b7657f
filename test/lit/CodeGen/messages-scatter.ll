; Scattered access to surfaces: masks, constant and variable global offsets, 4 to
; 32 lanes, several channels per lane.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/scaled.visaasm %t/quads.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF32
; RUN: rm -rf %t
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/scaled.visaasm %t/quads.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF64

declare <16 x float> @llvm.genx.gather.scaled.v16f32.v16i1.v16i32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <16 x float>)
declare <32 x i32> @llvm.genx.gather.scaled.v32i32.v32i1.v32i32(<32 x i1>, i32, i16, i32, i32, <32 x i32>, <32 x i32>)
declare <4 x i32> @llvm.genx.gather.scaled2.v4i32.v4i32(i32, i16, i32, i32, <4 x i32>)
declare <8 x i32> @llvm.genx.gather.masked.scaled2.v8i32.v8i32.v8i1(i32, i16, i32, i32, <8 x i32>, <8 x i1>)
declare void @llvm.genx.scatter.scaled.v16i1.v16i32.v16f32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <16 x float>)
declare void @llvm.genx.scatter.scaled.v32i1.v32i32.v32i32(<32 x i1>, i32, i16, i32, i32, <32 x i32>, <32 x i32>)
declare void @llvm.genx.scatter.scaled.v4i1.v4i32.v4i32(<4 x i1>, i32, i16, i32, i32, <4 x i32>, <4 x i32>)
declare void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)

define dllexport spir_kernel void @scaled(i32 %src, i32 %dst, i32 %base, <4 x i32> %few) {
  %off = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %mask = icmp ult <16 x i32> %off, splat (i32 64)
  %a = call <16 x float> @llvm.genx.gather.scaled.v16f32.v16i1.v16i32(<16 x i1> %mask, i32 2, i16 0, i32 %src, i32 %base, <16 x i32> %off, <16 x float> zeroinitializer)
  call void @llvm.genx.scatter.scaled.v16i1.v16i32.v16f32(<16 x i1> splat (i1 true), i32 2, i16 0, i32 %dst, i32 16, <16 x i32> %off, <16 x float> %a)
  %off32 = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 4)
  %mask32 = icmp ult <32 x i32> %off32, splat (i32 64)
  %b = call <32 x i32> @llvm.genx.gather.scaled.v32i32.v32i1.v32i32(<32 x i1> %mask32, i32 0, i16 0, i32 %src, i32 0, <32 x i32> %off32, <32 x i32> %off32)
  call void @llvm.genx.scatter.scaled.v32i1.v32i32.v32i32(<32 x i1> %mask32, i32 1, i16 0, i32 %dst, i32 0, <32 x i32> %off32, <32 x i32> %b)
  %c = call <4 x i32> @llvm.genx.gather.scaled2.v4i32.v4i32(i32 2, i16 0, i32 %src, i32 0, <4 x i32> %few)
  call void @llvm.genx.scatter.scaled.v4i1.v4i32.v4i32(<4 x i1> <i1 true, i1 false, i1 true, i1 true>, i32 2, i16 0, i32 254, i32 0, <4 x i32> <i32 0, i32 4, i32 8, i32 1200>, <4 x i32> %c)
  %mask8 = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %mask, i32 8)
  %d = call <8 x i32> @llvm.genx.gather.masked.scaled2.v8i32.v8i32.v8i1(i32 2, i16 0, i32 %src, i32 0, <8 x i32> zeroinitializer, <8 x i1> %mask8)
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> zeroinitializer, i32 2, i16 0, i32 %dst, i32 0, <8 x i32> zeroinitializer, <8 x i32> %d)
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> splat (i1 true), i32 2, i16 0, i32 %dst, i32 0, <8 x i32> zeroinitializer, <8 x i32> %d)
  ret void
}
declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1>, i32)

declare <32 x i32> @llvm.genx.gather4.scaled.v32i32.v16i1.v16i32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <32 x i32>)
declare <16 x i32> @llvm.genx.gather4.scaled2.v16i32.v8i32(i32, i16, i32, i32, <8 x i32>)
declare <64 x i32> @llvm.genx.gather4.masked.scaled2.v64i32.v32i32.v32i1(i32, i16, i32, i32, <32 x i32>, <32 x i1>)
declare void @llvm.genx.scatter4.scaled.v16i1.v16i32.v32i32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <32 x i32>)
declare void @llvm.genx.scatter4.scaled.v32i1.v32i32.v64i32(<32 x i1>, i32, i16, i32, i32, <32 x i32>, <64 x i32>)
declare void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <16 x i32>)

define dllexport spir_kernel void @quads(i32 %src, i32 %dst, <16 x i32> %off, <8 x i32> %off8, <32 x i32> %off32) {
  %mask = icmp ult <16 x i32> %off, splat (i32 64)
  %a = call <32 x i32> @llvm.genx.gather4.scaled.v32i32.v16i1.v16i32(<16 x i1> %mask, i32 10, i16 0, i32 %src, i32 0, <16 x i32> %off, <32 x i32> undef)
  call void @llvm.genx.scatter4.scaled.v16i1.v16i32.v32i32(<16 x i1> splat (i1 true), i32 3, i16 0, i32 %dst, i32 0, <16 x i32> %off, <32 x i32> %a)
  %b = call <16 x i32> @llvm.genx.gather4.scaled2.v16i32.v8i32(i32 3, i16 0, i32 %src, i32 32, <8 x i32> %off8)
  call void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16i32(<8 x i1> splat (i1 true), i32 3, i16 0, i32 %dst, i32 0, <8 x i32> %off8, <16 x i32> %b)
  %mask32 = icmp ult <32 x i32> %off32, splat (i32 64)
  %c = call <64 x i32> @llvm.genx.gather4.masked.scaled2.v64i32.v32i32.v32i1(i32 3, i16 0, i32 %src, i32 0, <32 x i32> %off32, <32 x i1> %mask32)
  call void @llvm.genx.scatter4.scaled.v32i1.v32i32.v64i32(<32 x i1> %mask32, i32 3, i16 0, i32 %dst, i32 0, <32 x i32> %off32, <64 x i32> %c)
  ret void
}

!genx.kernels = !{!0, !1}
!0 = !{ptr @scaled, !"scaled", !2, i32 0, i32 0, !3, !4, i32 0}
!1 = !{ptr @quads, !"quads", !5, i32 0, i32 0, !6, !7, i32 0}
!2 = !{i32 2, i32 2, i32 0, i32 0}
!3 = !{i32 0, i32 0, i32 0, i32 0}
!4 = !{!"buffer_t", !"buffer_t", !"", !""}
!5 = !{i32 2, i32 2, i32 0, i32 0, i32 0}
!6 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"buffer_t", !"buffer_t", !"", !"", !""}

; GRF32-LABEL: .function "scaled_main"
; GRF32-NEXT: oword_ld (4) [[T0:[a-z0-9_]+]] 0x0:ud [[V0:[a-z0-9_]+]].0
; GRF32-NEXT: cmp.lt (M1, 16) [[P0:[a-z0-9_]+]] [[V0]](0,0)<1;1,0> 0x40:ud
; GRF32-NEXT: mov (M1, 16) [[V1:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF32-NEXT: ([[P0]]) gather_scaled.4 (M1, 16) [[T0]] [[V2:[a-z0-9_]+]](0,0)<0;1,0> [[V0]].0 [[V1]].0
; GRF32-NEXT: scatter_scaled.4 (M1, 16) [[T1:[a-z0-9_]+]] 0x10:ud [[V0]].0 [[V1]].0
; GRF32-NEXT: oword_ld (8) [[T0]] 0x4:ud [[V3:[a-z0-9_]+]].0
; GRF32-NEXT: cmp.lt (M1, 16) [[P1:[a-z0-9_]+]] [[V3]](0,0)<1;1,0> 0x40:ud
; GRF32-NEXT: cmp.lt (M5, 16) [[P1]] [[V3]](2,0)<1;1,0> 0x40:ud
; GRF32-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF32-NEXT: ([[P1]]) gather_scaled.1 (M1, 16) [[T0]] 0x0:ud [[V3]].0 [[V4:[a-z0-9_]+]].0
; GRF32-NEXT: ([[P1]]) gather_scaled.1 (M5, 16) [[T0]] 0x0:ud [[V3]].64 [[V4]].64
; GRF32-NEXT: ([[P1]]) scatter_scaled.2 (M1, 16) [[T1]] 0x0:ud [[V3]].0 [[V4]].0
; GRF32-NEXT: ([[P1]]) scatter_scaled.2 (M5, 16) [[T1]] 0x0:ud [[V3]].64 [[V4]].64
; GRF32-NEXT: gather_scaled.4 (M1, 4) [[T0]] 0x0:ud [[V5:[a-z0-9_]+]].0 [[V6:[a-z0-9_]+]].0
; GRF32-NEXT: mov (M1_NM, 1) [[V7:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF32-NEXT: mov (M1_NM, 1) [[V7]](0,1)<1> 0x4:ud
; GRF32-NEXT: mov (M1_NM, 1) [[V7]](0,2)<1> 0x8:ud
; GRF32-NEXT: mov (M1_NM, 1) [[V7]](0,3)<1> 0x4b0:ud
; GRF32-NEXT: setp (M1_NM, 4) [[P2:[a-z0-9_]+]] 0xd:uw
; GRF32-NEXT: ([[P2]]) scatter_scaled.4 (M1, 4) %slm 0x0:ud [[V7]].0 [[V6]].0
; GRF32-NEXT: mov (M1_NM, 1) [[T2:[a-z0-9_]+]](0,0)<1> [[P0]]
; GRF32-NEXT: shr (M1_NM, 1) [[T2]](0,0)<1> [[T2]](0,0)<0;1,0> 0x8:ud
; GRF32-NEXT: setp (M1_NM, 8) [[P3:[a-z0-9_]+]] [[T2]](0,0)<0;1,0>
; GRF32-NEXT: mov (M1, 8) [[T3:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF32-NEXT: ([[P3]]) gather_scaled.4 (M1, 8) [[T0]] 0x0:ud [[T3]].0 [[V8:[a-z0-9_]+]].0
; GRF32-NEXT: mov (M1, 8) [[T4:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF32-NEXT: scatter_scaled.4 (M1, 8) [[T1]] 0x0:ud [[T4]].0 [[V8]].0
; GRF32-NEXT: ret (M1, 1)
; GRF32-LABEL: .function "quads_main"
; GRF32-NEXT: cmp.lt (M1, 16) [[P0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<1;1,0> 0x40:ud
; GRF32-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF32-NEXT: ([[P0]]) gather4_scaled.GA (M1, 16) [[T0:[a-z0-9_]+]] 0x0:ud [[V0]].0 [[V1:[a-z0-9_]+]].0
; GRF32-NEXT: scatter4_scaled.RG (M1, 16) [[T1:[a-z0-9_]+]] 0x0:ud [[V0]].0 [[V1]].0
; GRF32-NEXT: gather4_scaled.RG (M1, 8) [[T0]] 0x20:ud [[V2:[a-z0-9_]+]].0 [[V3:[a-z0-9_]+]].0
; GRF32-NEXT: scatter4_scaled.RG (M1, 8) [[T1]] 0x0:ud [[V2]].0 [[V3]].0
; GRF32-NEXT: cmp.lt (M1, 16) [[P1:[a-z0-9_]+]] [[V4:[a-z0-9_]+]](0,0)<1;1,0> 0x40:ud
; GRF32-NEXT: cmp.lt (M5, 16) [[P1]] [[V4]](2,0)<1;1,0> 0x40:ud
; GRF32-NEXT: ([[P1]]) gather4_scaled.RG (M1, 16) [[T0]] 0x0:ud [[V4]].0 [[T2:[a-z0-9_]+]].0
; GRF32-NEXT: ([[P1]]) mov (M1, 16) [[V5:[a-z0-9_]+]](0,0)<1> [[T2]](0,0)<1;1,0>
; GRF32-NEXT: ([[P1]]) mov (M1, 16) [[V5]](4,0)<1> [[T2]](2,0)<1;1,0>
; GRF32-NEXT: ([[P1]]) gather4_scaled.RG (M5, 16) [[T0]] 0x0:ud [[V4]].64 [[T3:[a-z0-9_]+]].0
; GRF32-NEXT: ([[P1]]) mov (M5, 16) [[V5]](2,0)<1> [[T3]](0,0)<1;1,0>
; GRF32-NEXT: ([[P1]]) mov (M5, 16) [[V5]](6,0)<1> [[T3]](2,0)<1;1,0>
; GRF32-NEXT: mov (M1, 16) [[T4:[a-z0-9_]+]](0,0)<1> [[V5]](0,0)<1;1,0>
; GRF32-NEXT: mov (M1, 16) [[T4]](2,0)<1> [[V5]](4,0)<1;1,0>
; GRF32-NEXT: ([[P1]]) scatter4_scaled.RG (M1, 16) [[T1]] 0x0:ud [[V4]].0 [[T4]].0
; GRF32-NEXT: mov (M5, 16) [[T5:[a-z0-9_]+]](0,0)<1> [[V5]](2,0)<1;1,0>
; GRF32-NEXT: mov (M5, 16) [[T5]](2,0)<1> [[V5]](6,0)<1;1,0>
; GRF32-NEXT: ([[P1]]) scatter4_scaled.RG (M5, 16) [[T1]] 0x0:ud [[V4]].64 [[T5]].0
; GRF32-NEXT: ret (M1, 1)

; GRF64-LABEL: .function "scaled_main"
; GRF64-NEXT: shl (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<0;1,0> 0x38:ud
; GRF64-NEXT: raw_sends.15.1.0.1 (M1, 1) [[V1:[a-z0-9_]+]](0,1)<0;1,0> 0x6210d500:ud [[V1]].0 %null.0 [[V2:[a-z0-9_]+]].0
; GRF64-NEXT: cmp.lt (M1, 16) [[P0:[a-z0-9_]+]] [[V2]](0,0)<1;1,0> 0x40:ud
; GRF64-NEXT: mov (M1, 16) [[V3:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF64-NEXT: add (M1_NM, 16) [[T1:[a-z0-9_]+]](0,0)<1> [[V2]](0,0)<1;1,0> [[V4:[a-z0-9_]+]](0,0)<0;1,0>
; GRF64-NEXT: ([[P0]]) lsc_load.ugm (M1, 16) [[V3]]:d32 bti([[V0]]){{\[}}[[T1]]]:a32
; GRF64-NEXT: lsc_store.ugm (M1, 16) bti([[V5:[a-z0-9_]+]]){{\[}}[[V2]]+0x10]:a32 [[V3]]:d32
; GRF64-NEXT: mov (M1_NM, 1) [[T2:[a-z0-9_]+]](0,0)<1> 0x40:ud
; GRF64-NEXT: raw_sends.15.1.0.2 (M1, 1) [[V1]](0,1)<0;1,0> 0x6220e500:ud [[T2]].0 %null.0 [[V6:[a-z0-9_]+]].0
; GRF64-NEXT: cmp.lt (M1, 32) [[P1:[a-z0-9_]+]] [[V6]](0,0)<1;1,0> 0x40:ud
; GRF64-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF64-NEXT: ([[P1]]) lsc_load.ugm (M1, 32) [[V7:[a-z0-9_]+]]:d8c32 bti([[V0]]){{\[}}[[V6]]]:a32
; GRF64-NEXT: ([[P1]]) lsc_store.ugm (M1, 32) bti([[V5]]){{\[}}[[V6]]]:a32 [[V7]]:d16c32
; GRF64-NEXT: lsc_load.ugm (M1, 4) [[V8:[a-z0-9_]+]]:d32 bti([[V0]]){{\[}}[[V9:[a-z0-9_]+]]]:a32
; GRF64-NEXT: mov (M1_NM, 1) [[V10:[a-z0-9_]+]](0,0)<1> 0x0000000400000000:uq
; GRF64-NEXT: mov (M1_NM, 1) [[V10]](0,1)<1> 0x000004b000000008:uq
; GRF64-NEXT: setp (M1_NM, 4) [[P2:[a-z0-9_]+]] 0xd:uw
; GRF64-NEXT: ([[P2]]) lsc_store.slm (M1, 4) flat{{\[}}[[A10:[a-z0-9_]+]]]:a32 [[V8]]:d32
; GRF64-NEXT: mov (M1_NM, 1) [[T3:[a-z0-9_]+]](0,0)<1> [[P0]]
; GRF64-NEXT: shr (M1_NM, 1) [[T3]](0,0)<1> [[T3]](0,0)<0;1,0> 0x8:ud
; GRF64-NEXT: setp (M1_NM, 8) [[P3:[a-z0-9_]+]] [[T3]](0,0)<0;1,0>
; GRF64-NEXT: mov (M1, 8) [[T4:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF64-NEXT: ([[P3]]) lsc_load.ugm (M1, 8) [[V11:[a-z0-9_]+]]:d32 bti([[V0]]){{\[}}[[T4]]]:a32
; GRF64-NEXT: mov (M1, 8) [[T5:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF64-NEXT: lsc_store.ugm (M1, 8) bti([[V5]]){{\[}}[[T5]]]:a32 [[V11]]:d32
; GRF64-NEXT: ret (M1, 1)
; GRF64-LABEL: .function "quads_main"
; GRF64-NEXT: cmp.lt (M1, 16) [[P0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<1;1,0> 0x40:ud
; GRF64-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF64-NEXT: ([[P0]]) lsc_load.ugm (M1, 16) [[V1:[a-z0-9_]+]]:d32 bti([[V2:[a-z0-9_]+]]){{\[}}[[V0]]+0x4]:a32
; GRF64-NEXT: ([[P0]]) lsc_load.ugm (M1, 16) [[V1]].64:d32 bti([[V2]]){{\[}}[[V0]]+0xc]:a32
; GRF64-NEXT: lsc_store.ugm (M1, 16) bti([[V3:[a-z0-9_]+]]){{\[}}[[V0]]]:a32 [[V1]]:d32
; GRF64-NEXT: lsc_store.ugm (M1, 16) bti([[V3]]){{\[}}[[V0]]+0x4]:a32 [[V1]].64:d32
; GRF64-NEXT: lsc_load.ugm (M1, 8) [[V4:[a-z0-9_]+]]:d32 bti([[V2]]){{\[}}[[V5:[a-z0-9_]+]]+0x20]:a32
; GRF64-NEXT: lsc_load.ugm (M1, 8) [[T0:[a-z0-9_]+]]:d32 bti([[V2]]){{\[}}[[V5]]+0x24]:a32
; GRF64-NEXT: mov (M1, 8) [[V4]](0,8)<1> [[T0]](0,0)<1;1,0>
; GRF64-NEXT: lsc_store.ugm (M1, 8) bti([[V3]]){{\[}}[[V5]]]:a32 [[V4]]:d32
; GRF64-NEXT: mov (M1, 8) [[T1:[a-z0-9_]+]](0,0)<1> [[V4]](0,8)<1;1,0>
; GRF64-NEXT: lsc_store.ugm (M1, 8) bti([[V3]]){{\[}}[[V5]]+0x4]:a32 [[T1]]:d32
; GRF64-NEXT: cmp.lt (M1, 32) [[P1:[a-z0-9_]+]] [[V6:[a-z0-9_]+]](0,0)<1;1,0> 0x40:ud
; GRF64-NEXT: ([[P1]]) lsc_load.ugm (M1, 32) [[V7:[a-z0-9_]+]]:d32x2 bti([[V2]]){{\[}}[[V6]]]:a32
; GRF64-NEXT: ([[P1]]) lsc_store.ugm (M1, 32) bti([[V3]]){{\[}}[[V6]]]:a32 [[V7]]:d32x2
; GRF64-NEXT: ret (M1, 1)
