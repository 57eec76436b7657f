; Atomics of surfaces and of memory: operands of the type of the operation, no
; destination if nobody wants the old value.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/dwords.visaasm %t/svm.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF32
; RUN: rm -rf %t
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/dwords.visaasm %t/svm.visaasm \
; RUN:   | FileCheck %s --check-prefix=GRF64

declare <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <8 x i32> @llvm.genx.dword.atomic.cmpxchg.v8i32.v8i1(<8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.imax.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x float> @llvm.genx.dword.atomic.fmin.v16f32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x float>, <16 x float>)
declare <8 x i32> @llvm.genx.dword.atomic2.inc.v8i32.v8i1(<8 x i1>, i32, <8 x i32>)
declare <1 x i32> @llvm.genx.dword.atomic2.xchg.v1i32.v1i1.v1i32(<1 x i1>, i32, <1 x i32>, <1 x i32>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @dwords(i32 %buf, i32 %dst, <16 x i32> %off, <8 x i32> %off8, <16 x i32> %src, i32 %one) {
  %mask = icmp ult <16 x i32> %off, splat (i32 64)
  %a = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> %mask, i32 %buf, <16 x i32> %off, <16 x i32> %src, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %a)
  %unused = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> splat (i1 true), i32 254, <16 x i32> %off, <16 x i32> splat (i32 1), <16 x i32> undef)
  ; The new value, then the compared one: the data port's order; LSC wants the compared one first.
  %b = call <8 x i32> @llvm.genx.dword.atomic.cmpxchg.v8i32.v8i1(<8 x i1> splat (i1 true), i32 %buf, <8 x i32> %off8, <8 x i32> zeroinitializer, <8 x i32> %off8, <8 x i32> undef)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 4, <8 x i32> %b)
  %c = call <16 x i32> @llvm.genx.dword.atomic.imax.v16i32.v16i1.v16i32(<16 x i1> splat (i1 true), i32 %buf, <16 x i32> %off, <16 x i32> %src, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 6, <16 x i32> %c)
  %f = bitcast <16 x i32> %src to <16 x float>
  %d = call <16 x float> @llvm.genx.dword.atomic.fmin.v16f32.v16i1.v16i32(<16 x i1> splat (i1 true), i32 %buf, <16 x i32> %off, <16 x float> %f, <16 x float> undef)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 10, <16 x float> %d)
  %e = call <8 x i32> @llvm.genx.dword.atomic2.inc.v8i32.v8i1(<8 x i1> splat (i1 true), i32 %buf, <8 x i32> %off8)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 14, <8 x i32> %e)
  %v = insertelement <1 x i32> undef, i32 %one, i32 0
  %x = call <1 x i32> @llvm.genx.dword.atomic2.xchg.v1i32.v1i1.v1i32(<1 x i1> splat (i1 true), i32 %buf, <1 x i32> %v, <1 x i32> %v)
  ret void
}

declare <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i32>, <8 x i32>)
declare <8 x i64> @llvm.genx.svm.atomic.imin.v8i64.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i64>, <8 x i64>)
declare <8 x i32> @llvm.genx.svm.atomic.cmpxchg.v8i32.v8i1.v8i64(<8 x i1>, <8 x i64>, <8 x i32>, <8 x i32>, <8 x i32>)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
declare void @llvm.genx.svm.block.st.i64.v8i64(i64, <8 x i64>)

define dllexport spir_kernel void @svm(i64 %dst, <8 x i64> %p, <8 x i32> %src, <8 x i64> %src64) {
  %a = call <8 x i32> @llvm.genx.svm.atomic.add.v8i32.v8i1.v8i64(<8 x i1> splat (i1 true), <8 x i64> %p, <8 x i32> %src, <8 x i32> undef)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %dst, <8 x i32> %a)
  %b = call <8 x i64> @llvm.genx.svm.atomic.imin.v8i64.v8i1.v8i64(<8 x i1> splat (i1 true), <8 x i64> %p, <8 x i64> %src64, <8 x i64> undef)
  call void @llvm.genx.svm.block.st.i64.v8i64(i64 %dst, <8 x i64> %b)
  %c = call <8 x i32> @llvm.genx.svm.atomic.cmpxchg.v8i32.v8i1.v8i64(<8 x i1> splat (i1 true), <8 x i64> %p, <8 x i32> %src, <8 x i32> %src, <8 x i32> %src)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %dst, <8 x i32> %c)
  ret void
}

!genx.kernels = !{!0, !1}
!0 = !{ptr @dwords, !"dwords", !2, i32 0, i32 0, !3, !4, i32 0}
!1 = !{ptr @svm, !"svm", !5, i32 0, i32 0, !5, !6, i32 0}
!2 = !{i32 2, i32 2, i32 0, i32 0, i32 0, i32 0}
!3 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!4 = !{!"buffer_t", !"buffer_t", !"", !"", !"", !""}
!5 = !{i32 0, i32 0, i32 0, i32 0}
!6 = !{!"svmptr_t", !"", !"", !""}

; GRF32-LABEL: .function "dwords_main"
; GRF32-NEXT: cmp.lt (M1, 16) [[P0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<1;1,0> 0x40:ud
; GRF32-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF32-NEXT: ([[P0]]) dword_atomic.add (M1, 16) [[T0:[a-z0-9_]+]] [[V0]].0 [[V1:[a-z0-9_]+]].0 %null.0 [[V2:[a-z0-9_]+]].0
; GRF32-NEXT: oword_st (4) [[T1:[a-z0-9_]+]] 0x0:ud [[V2]].0
; GRF32-NEXT: mov (M1, 16) [[T2:[a-z0-9_]+]](0,0)<1> 0x1:ud
; GRF32-NEXT: dword_atomic.add (M1, 16) %slm [[V0]].0 [[T2]].0 %null.0 %null.0
; GRF32-NEXT: mov (M1, 8) [[T3:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF32-NEXT: dword_atomic.cmpxchg (M1, 8) [[T0]] [[V3:[a-z0-9_]+]].0 [[T3]].0 [[V3]].0 [[V4:[a-z0-9_]+]].0
; GRF32-NEXT: oword_st (2) [[T1]] 0x4:ud [[V4]].0
; GRF32-NEXT: dword_atomic.maxsint (M1, 16) [[T0]] [[V0]].0 [[V5:[a-z0-9_]+]].0 %null.0 [[V6:[a-z0-9_]+]].0
; GRF32-NEXT: oword_st (4) [[T1]] 0x6:ud [[V7:[a-z0-9_]+]].0
; GRF32-NEXT: dword_atomic.fmin (M1, 16) [[T0]] [[V0]].0 [[V8:[a-z0-9_]+]].0 %null.0 [[V9:[a-z0-9_]+]].0
; GRF32-NEXT: oword_st (4) [[T1]] 0xa:ud [[V10:[a-z0-9_]+]].0
; GRF32-NEXT: dword_atomic.inc (M1, 8) [[T0]] [[V3]].0 %null.0 %null.0 [[V11:[a-z0-9_]+]].0
; GRF32-NEXT: oword_st (2) [[T1]] 0xe:ud [[V11]].0
; GRF32-NEXT: dword_atomic.xchg (M1, 1) [[T0]] [[V12:[a-z0-9_]+]].0 [[V12]].0 %null.0 %null.0
; GRF32-NEXT: ret (M1, 1)
; GRF32-LABEL: .function "svm_main"
; GRF32-NEXT: svm_atomic.add (M1, 8) [[V0:[a-z0-9_]+]].0 [[V1:[a-z0-9_]+]].0 %null.0 [[V2:[a-z0-9_]+]].0
; GRF32-NEXT: svm_block_st (2) [[V3:[a-z0-9_]+]](0,0)<0;1,0> [[V2]].0
; GRF32-NEXT: svm_atomic.minsint.64 (M1, 8) [[V0]].0 [[V4:[a-z0-9_]+]].0 %null.0 [[V5:[a-z0-9_]+]].0
; GRF32-NEXT: svm_block_st (4) [[V3]](0,0)<0;1,0> [[V6:[a-z0-9_]+]].0
; GRF32-NEXT: svm_atomic.cmpxchg (M1, 8) [[V0]].0 [[V1]].0 [[V1]].0 [[V7:[a-z0-9_]+]].0
; GRF32-NEXT: svm_block_st (2) [[V3]](0,0)<0;1,0> [[V7]].0
; GRF32-NEXT: ret (M1, 1)

; GRF64-LABEL: .function "dwords_main"
; GRF64-NEXT: cmp.lt (M1, 16) [[P0:[a-z0-9_]+]] [[V0:[a-z0-9_]+]](0,0)<1;1,0> 0x40:ud
; GRF64-NEXT: lifetime.start {{[a-z0-9_]+}}
; GRF64-NEXT: ([[P0]]) lsc_atomic_iadd.ugm (M1, 16) [[V1:[a-z0-9_]+]]:d32 bti([[V2:[a-z0-9_]+]]){{\[}}[[V0]]]:a32 [[V3:[a-z0-9_]+]].0 %null.0
; GRF64-NEXT: mov (M1_NM, 1) [[T0:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V4:[a-z0-9_]+]]){{\[}}[[T0]]]:a32 [[V1]]:d32x16t
; GRF64-NEXT: mov (M1, 16) [[T1:[a-z0-9_]+]](0,0)<1> 0x1:ud
; GRF64-NEXT: lsc_atomic_iadd.slm (M1, 16) %null:d32 flat{{\[}}[[V0]]]:a32 [[T1]].0 %null.0
; GRF64-NEXT: mov (M1, 8) [[T2:[a-z0-9_]+]](0,0)<1> 0x0:ud
; GRF64-NEXT: lsc_atomic_icas.ugm (M1, 8) [[V5:[a-z0-9_]+]]:d32 bti([[V2]]){{\[}}[[V6:[a-z0-9_]+]]]:a32 [[V6]].0 [[T2]].0
; GRF64-NEXT: mov (M1_NM, 1) [[T3:[a-z0-9_]+]](0,0)<1> 0x40:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V4]]){{\[}}[[T3]]]:a32 [[V5]]:d32x8t
; GRF64-NEXT: lsc_atomic_smax.ugm (M1, 16) [[V7:[a-z0-9_]+]]:d32 bti([[V2]]){{\[}}[[V0]]]:a32 [[V3]].0 %null.0
; GRF64-NEXT: mov (M1_NM, 1) [[T4:[a-z0-9_]+]](0,0)<1> 0x60:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V4]]){{\[}}[[T4]]]:a32 [[V7]]:d32x16t
; GRF64-NEXT: lsc_atomic_fmin.ugm (M1, 16) [[V8:[a-z0-9_]+]]:d32 bti([[V2]]){{\[}}[[V0]]]:a32 [[V3]].0 %null.0
; GRF64-NEXT: mov (M1_NM, 1) [[T5:[a-z0-9_]+]](0,0)<1> 0xa0:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V4]]){{\[}}[[T5]]]:a32 [[V8]]:d32x16t
; GRF64-NEXT: lsc_atomic_iinc.ugm (M1, 8) [[V9:[a-z0-9_]+]]:d32 bti([[V2]]){{\[}}[[V6]]]:a32 %null.0 %null.0
; GRF64-NEXT: mov (M1_NM, 1) [[T6:[a-z0-9_]+]](0,0)<1> 0xe0:ud
; GRF64-NEXT: lsc_store.ugm (M1, 1) bti([[V4]]){{\[}}[[T6]]]:a32 [[V9]]:d32x8t
; GRF64-NEXT: lsc_atomic_store.ugm (M1, 1) %null:d32 bti([[V2]]){{\[}}[[V10:[a-z0-9_]+]]]:a32 [[V10]].0 %null.0
; GRF64-NEXT: ret (M1, 1)
; GRF64-LABEL: .function "svm_main"
; GRF64-NEXT: lsc_atomic_iadd.ugm (M1, 8) [[V0:[a-z0-9_]+]]:d32 flat{{\[}}[[V1:[a-z0-9_]+]]]:a64 [[V2:[a-z0-9_]+]].0 %null.0
; GRF64-NEXT: lsc_store.ugm (M1, 1) flat{{\[}}[[V3:[a-z0-9_]+]]]:a64 [[V0]]:d32x8t
; GRF64-NEXT: lsc_atomic_smin.ugm (M1, 8) [[V4:[a-z0-9_]+]]:d64 flat{{\[}}[[V1]]]:a64 [[V5:[a-z0-9_]+]].0 %null.0
; GRF64-NEXT: lsc_store.ugm (M1, 1) flat{{\[}}[[V3]]]:a64 [[V6:[a-z0-9_]+]]:d32x16t
; GRF64-NEXT: lsc_atomic_icas.ugm (M1, 8) [[V7:[a-z0-9_]+]]:d32 flat{{\[}}[[V1]]]:a64 [[V2]].0 [[V2]].0
; GRF64-NEXT: lsc_store.ugm (M1, 1) flat{{\[}}[[V3]]]:a64 [[V7]]:d32x8t
; GRF64-NEXT: ret (M1, 1)
