; Scattered access by address: elements of 1, 4 and 8 bytes, several per lane,
; addresses of 32 bits widened.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/gathers.visaasm %t/quads.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF32
; RUN: rm -rf %t
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/gathers.visaasm %t/quads.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF64

declare <16 x i64> @llvm.genx.oword.ld.v16i64(i32, i32, i32)
declare <16 x float> @llvm.genx.svm.gather.v16f32.v16i1.v16i64(<16 x i1>, i32, <16 x i64>, <16 x float>)
declare <64 x i8> @llvm.genx.svm.gather.v64i8.v16i1.v16i64(<16 x i1>, i32, <16 x i64>, <64 x i8>)
declare <32 x i32> @llvm.genx.svm.gather.v32i32.v16i1.v16i64(<16 x i1>, i32, <16 x i64>, <32 x i32>)
declare <8 x i32> @llvm.genx.svm.gather.v8i32.v4i1.v4i64(<4 x i1>, i32, <4 x i64>, <8 x i32>)
declare <16 x i64> @llvm.genx.svm.gather.v16i64.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <16 x i64>)
declare void @llvm.genx.svm.scatter.v16i1.v16i64.v16f32(<16 x i1>, i32, <16 x i64>, <16 x float>)
declare void @llvm.genx.svm.scatter.v16i1.v16i64.v64i8(<16 x i1>, i32, <16 x i64>, <64 x i8>)
declare void @llvm.genx.svm.scatter.v16i1.v16i64.v32i32(<16 x i1>, i32, <16 x i64>, <32 x i32>)
declare void @llvm.genx.svm.scatter.v4i1.v4i64.v8i32(<4 x i1>, i32, <4 x i64>, <8 x i32>)
declare void @llvm.genx.svm.scatter.v8i1.v8i32.v16i64(<8 x i1>, i32, <8 x i32>, <16 x i64>)

define dllexport spir_kernel void @gathers(<16 x i64> %p, <4 x i64> %few, <8 x i32> %low, <16 x i32> %m) {
  %mask = icmp ult <16 x i32> %m, splat (i32 64)
  %a = call <16 x float> @llvm.genx.svm.gather.v16f32.v16i1.v16i64(<16 x i1> %mask, i32 0, <16 x i64> %p, <16 x float> undef)
  call void @llvm.genx.svm.scatter.v16i1.v16i64.v16f32(<16 x i1> splat (i1 true), i32 0, <16 x i64> %p, <16 x float> %a)
  %b = call <64 x i8> @llvm.genx.svm.gather.v64i8.v16i1.v16i64(<16 x i1> %mask, i32 1, <16 x i64> %p, <64 x i8> undef)
  call void @llvm.genx.svm.scatter.v16i1.v16i64.v64i8(<16 x i1> %mask, i32 0, <16 x i64> %p, <64 x i8> %b)
  %c = call <32 x i32> @llvm.genx.svm.gather.v32i32.v16i1.v16i64(<16 x i1> %mask, i32 1, <16 x i64> %p, <32 x i32> undef)
  call void @llvm.genx.svm.scatter.v16i1.v16i64.v32i32(<16 x i1> %mask, i32 1, <16 x i64> %p, <32 x i32> %c)
  %d = call <8 x i32> @llvm.genx.svm.gather.v8i32.v4i1.v4i64(<4 x i1> splat (i1 true), i32 1, <4 x i64> %few, <8 x i32> undef)
  call void @llvm.genx.svm.scatter.v4i1.v4i64.v8i32(<4 x i1> splat (i1 true), i32 1, <4 x i64> %few, <8 x i32> %d)
  %e = call <16 x i64> @llvm.genx.svm.gather.v16i64.v8i1.v8i32(<8 x i1> splat (i1 true), i32 1, <8 x i32> %low, <16 x i64> undef)
  call void @llvm.genx.svm.scatter.v8i1.v8i32.v16i64(<8 x i1> splat (i1 true), i32 1, <8 x i32> %low, <16 x i64> %e)
  ret void
}

declare <32 x float> @llvm.genx.svm.gather4.scaled.v32f32.v16i1.v16i64(<16 x i1>, i32, i16, i64, <16 x i64>, <32 x float>)
declare void @llvm.genx.svm.scatter4.scaled.v16i1.v16i64.v32f32(<16 x i1>, i32, i16, i64, <16 x i64>, <32 x float>)

define dllexport spir_kernel void @quads(i64 %base, <16 x i64> %p) {
  %a = call <32 x float> @llvm.genx.svm.gather4.scaled.v32f32.v16i1.v16i64(<16 x i1> splat (i1 true), i32 3, i16 0, i64 %base, <16 x i64> %p, <32 x float> undef)
  call void @llvm.genx.svm.scatter4.scaled.v16i1.v16i64.v32f32(<16 x i1> splat (i1 true), i32 3, i16 0, i64 256, <16 x i64> %p, <32 x float> %a)
  ret void
}

!genx.kernels = !{!0, !1}
!0 = !{ptr @gathers, !"gathers", !2, i32 0, i32 0, !2, !3, i32 0}
!1 = !{ptr @quads, !"quads", !4, i32 0, i32 0, !4, !5, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !""}
!4 = !{i32 0, i32 0}
!5 = !{!"", !""}

; GRF32-LABEL: .function "gathers_main"
; GRF32-NEXT: cmp.lt (M1, 16) [[P0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<1;1,0> 0x40:ud
; GRF32-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF32-NEXT: ([[P0]]) svm_gather.4.1 (M1, 16) [[V1:[a-z0-9_]+]].0 [[V2:[a-z0-9_]+]].0
; GRF32-NEXT: svm_scatter.4.1 (M1, 16) [[V1]].0 [[V2]].0
; GRF32-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF32-NEXT: ([[P0]]) svm_gather.1.2 (M1, 16) [[V1]].0 [[V3:[a-z0-9_]+]].0
; GRF32-NEXT: ([[P0]]) svm_scatter.1.1 (M1, 16) [[V1]].0 [[V3]].0
; GRF32-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF32-NEXT: ([[P0]]) svm_gather.4.2 (M1, 16) [[V1]].0 [[V4:[a-z0-9_]+]].0
; GRF32-NEXT: ([[P0]]) svm_scatter.4.2 (M1, 16) [[V1]].0 [[V4]].0
; GRF32-NEXT: svm_gather.4.2 (M1, 4) [[V5:[a-z0-9_]+]].0 [[T0:[a-z0-9_]+]].0
; GRF32-NEXT: mov (M1, 4) [[V6:[a-z0-9_]+]](0,0)<1> [[T0]](0,0)<1;1,0>
; GRF32-NEXT: mov (M1, 4) [[V6]](0,4)<1> [[T0]](1,0)<1;1,0>
; GRF32-NEXT: mov (M1, 4) [[T1:[a-z0-9_]+]](0,0)<1> [[V6]](0,0)<1;1,0>
; GRF32-NEXT: mov (M1, 4) [[T1]](1,0)<1> [[V6]](0,4)<1;1,0>
; GRF32-NEXT: svm_scatter.4.2 (M1, 4) [[V5]].0 [[T1]].0
; GRF32-NEXT: mov (M1_NM, 8) [[T2:[a-z0-9_]+]](0,0)<1> [[V7:[a-z0-9_]+]](0,0)<1;1,0>
; GRF32-NEXT: svm_gather.8.2 (M1, 8) [[T2]].0 [[V8:[a-z0-9_]+]].0
; GRF32-NEXT: mov (M1_NM, 8) [[T3:[a-z0-9_]+]](0,0)<1> [[V7]](0,0)<1;1,0>
; GRF32-NEXT: svm_scatter.8.2 (M1, 8) [[T3]].0 [[V8]].0
; GRF32-NEXT: ret (M1, 1)
; GRF32-LABEL: .function "quads_main"
; GRF32-NEXT: svm_gather4scaled.RG (M1, 16) [[V0:[a-z0-9_]+]](0,0)<0;1,0> [[V1:[a-z0-9_]+]].0 [[V2:[a-z0-9_]+]].0
; GRF32-NEXT: mov (M1_NM, 1) [[V3:[a-z0-9_]+]](0,0)<1> 0x100:ud
; GRF32-NEXT: mov (M1_NM, 1) [[V3]](0,1)<1> 0x0:ud
; GRF32-NEXT: svm_scatter4scaled.RG (M1, 16) [[T0:[a-z0-9_]+]](0,0)<0;1,0> [[V1]].0 [[V2]].0
; GRF32-NEXT: ret (M1, 1)

; GRF64-LABEL: .function "gathers_main"
; The input of qwords is copied, since messages need more registers of it than it has.
; GRF64-NEXT: mov (M1,
; GRF64-NEXT: cmp.lt (M1, 16) [[P0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<1;1,0> 0x40:ud
; GRF64-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF64-NEXT: ([[P0]]) lsc_load.ugm (M1, 16) [[V1:[a-z0-9_]+]]:d32 flat{{\[}}[[V2:[a-z0-9_]+]]]:a64
; GRF64-NEXT: lsc_store.ugm (M1, 16) flat{{\[}}[[V2]]]:a64 [[V1]]:d32
; GRF64-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF64-NEXT: ([[P0]]) lsc_load.ugm (M1, 16) [[V3:[a-z0-9_]+]]:d16c32 flat{{\[}}[[V2]]]:a64
; GRF64-NEXT: ([[P0]]) lsc_store.ugm (M1, 16) flat{{\[}}[[V2]]]:a64 [[V3]]:d8c32
; GRF64-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF64-NEXT: ([[P0]]) lsc_load.ugm (M1, 16) [[V4:[a-z0-9_]+]]:d32 flat{{\[}}[[V2]]]:a64
; GRF64-NEXT: add (M1_NM, 16) [[S1:[a-z0-9_]+]](0,0)<1> [[V2]](0,0)<1;1,0> 4:d
; GRF64-NEXT: ([[P0]]) lsc_load.ugm (M1, 16) [[V4]].64:d32 flat{{\[}}[[S1]]]:a64
; GRF64-NEXT: ([[P0]]) lsc_store.ugm (M1, 16) flat{{\[}}[[V2]]]:a64 [[V4]]:d32
; GRF64-NEXT: add (M1_NM, 16) [[S2:[a-z0-9_]+]](0,0)<1> [[V2]](0,0)<1;1,0> 4:d
; GRF64-NEXT: ([[P0]]) lsc_store.ugm (M1, 16) flat{{\[}}[[S2]]]:a64 [[V4]].64:d32
; GRF64-NEXT: lsc_load.ugm (M1, 4) [[V5:[a-z0-9_]+]]:d32 flat{{\[}}[[V6:[a-z0-9_]+]]]:a64
; GRF64-NEXT: add (M1_NM, 4) [[S3:[a-z0-9_]+]](0,0)<1> [[V6]](0,0)<1;1,0> 4:d
; GRF64-NEXT: lsc_load.ugm (M1, 4) [[T0:[a-z0-9_]+]]:d32 flat{{\[}}[[S3]]]:a64
; GRF64-NEXT: mov (M1, 4) [[V5]](0,4)<1> [[T0]](0,0)<1;1,0>
; GRF64-NEXT: lsc_store.ugm (M1, 4) flat{{\[}}[[V6]]]:a64 [[V5]]:d32
; GRF64-NEXT: add (M1_NM, 4) [[S4:[a-z0-9_]+]](0,0)<1> [[V6]](0,0)<1;1,0> 4:d
; GRF64-NEXT: mov (M1, 4) [[T1:[a-z0-9_]+]](0,0)<1> [[V5]](0,4)<1;1,0>
; GRF64-NEXT: lsc_store.ugm (M1, 4) flat{{\[}}[[S4]]]:a64 [[T1]]:d32
; GRF64-NEXT: mov (M1_NM, 8) [[T2:[a-z0-9_]+]](0,0)<1> [[V7:[a-z0-9_]+]](0,0)<1;1,0>
; GRF64-NEXT: lsc_load.ugm (M1, 8) [[V8:[a-z0-9_]+]]:d64 flat{{\[}}[[T2]]]:a64
; GRF64-NEXT: add (M1_NM, 8) [[S5:[a-z0-9_]+]](0,0)<1> [[T2]](0,0)<1;1,0> 8:d
; GRF64-NEXT: lsc_load.ugm (M1, 8) [[V8]].64:d64 flat{{\[}}[[S5]]]:a64
; GRF64-NEXT: mov (M1_NM, 8) [[T3:[a-z0-9_]+]](0,0)<1> [[V7]](0,0)<1;1,0>
; GRF64-NEXT: lsc_store.ugm (M1, 8) flat{{\[}}[[T3]]]:a64 [[V8]]:d64
; GRF64-NEXT: add (M1_NM, 8) [[S6:[a-z0-9_]+]](0,0)<1> [[T3]](0,0)<1;1,0> 8:d
; GRF64-NEXT: lsc_store.ugm (M1, 8) flat{{\[}}[[S6]]]:a64 [[V8]].64:d64
; GRF64-NEXT: ret (M1, 1)
; GRF64-LABEL: .function "quads_main"
; GRF64-NEXT: add (M1_NM, 16) [[T0:[a-z0-9_]+]](0,0)<1> [[V0:[a-z0-9_]+]](0,0)<1;1,0> [[V1:[a-z0-9_]+]](0,0)<0;1,0>
; GRF64-NEXT: lsc_load.ugm (M1, 16) [[V2:[a-z0-9_]+]]:d32 flat{{\[}}[[T0]]]:a64
; GRF64-NEXT: add (M1_NM, 16) [[S7:[a-z0-9_]+]](0,0)<1> [[T0]](0,0)<1;1,0> 4:d
; GRF64-NEXT: lsc_load.ugm (M1, 16) [[V2]].64:d32 flat{{\[}}[[S7]]]:a64
; GRF64-NEXT: mov (M1_NM, 1) [[V3:[a-z0-9_]+]](0,0)<1> 0x0000000000000100:uq
; GRF64-NEXT: add (M1_NM, 16) [[T1:[a-z0-9_]+]](0,0)<1> [[V0]](0,0)<1;1,0> [[T2:[a-z0-9_]+]](0,0)<0;1,0>
; GRF64-NEXT: lsc_store.ugm (M1, 16) flat{{\[}}[[T1]]]:a64 [[V2]]:d32
; GRF64-NEXT: add (M1_NM, 16) [[S8:[a-z0-9_]+]](0,0)<1> [[T1]](0,0)<1;1,0> 4:d
; GRF64-NEXT: lsc_store.ugm (M1, 16) flat{{\[}}[[S8]]]:a64 [[V2]].64:d32
; GRF64-NEXT: ret (M1, 1)
