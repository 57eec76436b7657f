; Atomic operations, and messages of the load/store cache.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic,verify -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.dword.atomic.imax.v8i32.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.dword.atomic2.inc.v8i32.v8i1(<8 x i1>, i32, <8 x i32>)
declare <2 x i64> @llvm.genx.svm.atomic.cmpxchg.v2i64.v2i1.v2i64(<2 x i1>, <2 x i64>, <2 x i64>, <2 x i64>, <2 x i64>)
declare <32 x i32> @llvm.genx.lsc.load.bti.v32i32.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, i32)
declare <16 x i32> @llvm.genx.lsc.load.merge.slm.v16i32.v16i1.v16i16(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i16>, i32, <16 x i32>)
declare void @llvm.genx.lsc.store.stateless.i1.i64.v64i32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i64, <64 x i32>, i32)
declare <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i32>, <8 x i32>, i32, <8 x i32>)

define <8 x i32> @dword_atomic(<8 x i1> %m, i32 %surface, <8 x i32> %offsets, <8 x i32> %v, <8 x i32> %old) {
; CHECK-LABEL: @dword_atomic(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <8 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <8 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <8 x i32>, align 64
; CHECK-NEXT:    [[SCRATCH3:%.*]] = alloca <8 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i32> [[OFFSETS:%.*]] to <8 x i64>
; CHECK-NEXT:    store <8 x i64> [[TMP1]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i1> [[M:%.*]] to <8 x i8>
; CHECK-NEXT:    store <8 x i8> [[TMP2]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <8 x i32> [[V:%.*]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    store <8 x i32> [[OLD:%.*]], ptr [[SCRATCH3]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_atomic(ptr [[CONTEXT]], ptr @cmx.site, i32 7, i32 0, i32 [[SURFACE:%.*]], i32 8, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 4, i32 4, ptr [[SCRATCH2]], ptr null, ptr [[SCRATCH3]])
; CHECK-NEXT:    [[R:%.*]] = load <8 x i32>, ptr [[SCRATCH3]], align 64
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.dword.atomic.imax.v8i32.v8i1.v8i32(<8 x i1> %m, i32 %surface, <8 x i32> %offsets, <8 x i32> %v, <8 x i32> %old)
  ret <8 x i32> %r
}

define <8 x i32> @dword_atomic2(<8 x i1> %m, i32 %surface, <8 x i32> %offsets) {
; CHECK-LABEL: @dword_atomic2(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <8 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <8 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <8 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.1, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i32> [[OFFSETS:%.*]] to <8 x i64>
; CHECK-NEXT:    store <8 x i64> [[TMP1]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i1> [[M:%.*]] to <8 x i8>
; CHECK-NEXT:    store <8 x i8> [[TMP2]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <8 x i32> poison, ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_atomic(ptr [[CONTEXT]], ptr @cmx.site.1, i32 2, i32 0, i32 [[SURFACE:%.*]], i32 8, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 4, i32 4, ptr null, ptr null, ptr [[SCRATCH2]])
; CHECK-NEXT:    [[R:%.*]] = load <8 x i32>, ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.dword.atomic2.inc.v8i32.v8i1(<8 x i1> %m, i32 %surface, <8 x i32> %offsets)
  ret <8 x i32> %r
}

define <2 x i64> @svm_atomic(<2 x i1> %m, <2 x i64> %addresses, <2 x i64> %compare, <2 x i64> %v, <2 x i64> %old) {
; CHECK-LABEL: @svm_atomic(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <2 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <2 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <2 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH3:%.*]] = alloca <2 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH4:%.*]] = alloca <2 x i64>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.2, i64 2)
; CHECK-NEXT:    store <2 x i64> [[ADDRESSES:%.*]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP1:%.*]] = zext <2 x i1> [[M:%.*]] to <2 x i8>
; CHECK-NEXT:    store <2 x i8> [[TMP1]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <2 x i64> [[V:%.*]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    store <2 x i64> [[COMPARE:%.*]], ptr [[SCRATCH3]], align 64
; CHECK-NEXT:    store <2 x i64> [[OLD:%.*]], ptr [[SCRATCH4]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_atomic(ptr [[CONTEXT]], ptr @cmx.site.2, i32 12, i32 1, i32 0, i32 2, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 8, i32 8, ptr [[SCRATCH2]], ptr [[SCRATCH3]], ptr [[SCRATCH4]])
; CHECK-NEXT:    [[R:%.*]] = load <2 x i64>, ptr [[SCRATCH4]], align 64
; CHECK-NEXT:    ret <2 x i64> [[R]]
  %r = call <2 x i64> @llvm.genx.svm.atomic.cmpxchg.v2i64.v2i1.v2i64(<2 x i1> %m, <2 x i64> %addresses, <2 x i64> %compare, <2 x i64> %v, <2 x i64> %old)
  ret <2 x i64> %r
}

; Two elements of 32 bits per lane, 8 bytes on.
define <32 x i32> @lsc_load(<16 x i1> %m, <16 x i32> %a, i32 %surface) {
; CHECK-LABEL: @lsc_load(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <16 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <16 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <32 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.3, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = add <16 x i32> [[A:%.*]], splat (i32 8)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <16 x i32> [[TMP1]] to <16 x i64>
; CHECK-NEXT:    store <16 x i64> [[TMP2]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP3:%.*]] = zext <16 x i1> [[M:%.*]] to <16 x i8>
; CHECK-NEXT:    store <16 x i8> [[TMP3]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <32 x i32> poison, ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_load(ptr [[CONTEXT]], ptr @cmx.site.3, i32 0, i32 [[SURFACE:%.*]], i32 16, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 4, i32 4, i32 2, i32 3, i32 4, ptr [[SCRATCH2]])
; CHECK-NEXT:    [[R:%.*]] = load <32 x i32>, ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %r = call <32 x i32> @llvm.genx.lsc.load.bti.v32i32.v16i1.v16i32(<16 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 8, i8 3, i8 2, i8 1, i8 0, <16 x i32> %a, i32 %surface)
  ret <32 x i32> %r
}

; Bytes in dwords, from shared local memory.
define <16 x i32> @lsc_load_merge(<16 x i1> %m, <16 x i16> %a, <16 x i32> %old) {
; CHECK-LABEL: @lsc_load_merge(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <16 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <16 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <16 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.4, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <16 x i16> [[A:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <16 x i32> [[TMP1]], splat (i32 4)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <16 x i32> [[TMP2]] to <16 x i64>
; CHECK-NEXT:    store <16 x i64> [[TMP3]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP4:%.*]] = zext <16 x i1> [[M:%.*]] to <16 x i8>
; CHECK-NEXT:    store <16 x i8> [[TMP4]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <16 x i32> [[OLD:%.*]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_load(ptr [[CONTEXT]], ptr @cmx.site.4, i32 2, i32 0, i32 16, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 1, i32 4, i32 1, i32 1, i32 1, ptr [[SCRATCH2]])
; CHECK-NEXT:    [[R:%.*]] = load <16 x i32>, ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = call <16 x i32> @llvm.genx.lsc.load.merge.slm.v16i32.v16i1.v16i16(<16 x i1> %m, i8 0, i8 0, i8 0, i16 4, i32 0, i8 5, i8 1, i8 1, i8 0, <16 x i16> %a, i32 undef, <16 x i32> %old)
  ret <16 x i32> %r
}

; 64 neighbouring elements.
define void @lsc_store_transposed(i1 %m, i64 %a, <64 x i32> %data) {
; CHECK-LABEL: @lsc_store_transposed(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <64 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH3:%.*]] = alloca <64 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH4:%.*]] = alloca <64 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.5, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = add i64 [[A:%.*]], -16
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <64 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <64 x i64> [[_SPLATINSERT]], <64 x i64> poison, <64 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = add <64 x i64> [[_SPLAT]], <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124, i64 128, i64 132, i64 136, i64 140, i64 144, i64 148, i64 152, i64 156, i64 160, i64 164, i64 168, i64 172, i64 176, i64 180, i64 184, i64 188, i64 192, i64 196, i64 200, i64 204, i64 208, i64 212, i64 216, i64 220, i64 224, i64 228, i64 232, i64 236, i64 240, i64 244, i64 248, i64 252>
; CHECK-NEXT:    store <64 x i64> [[TMP2]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[_SPLATINSERT1:%.*]] = insertelement <64 x i1> poison, i1 [[M:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT2:%.*]] = shufflevector <64 x i1> [[_SPLATINSERT1]], <64 x i1> poison, <64 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = zext <64 x i1> [[_SPLAT2]] to <64 x i8>
; CHECK-NEXT:    store <64 x i8> [[TMP3]], ptr [[SCRATCH3]], align 64
; CHECK-NEXT:    store <64 x i32> [[DATA:%.*]], ptr [[SCRATCH4]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_store(ptr [[CONTEXT]], ptr @cmx.site.5, i32 1, i32 0, i32 64, ptr [[SCRATCH]], ptr [[SCRATCH3]], i32 4, i32 4, i32 1, i32 1, i32 4, ptr [[SCRATCH4]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.lsc.store.stateless.i1.i64.v64i32(i1 %m, i8 0, i8 0, i8 0, i16 1, i32 -16, i8 3, i8 8, i8 2, i8 0, i64 %a, <64 x i32> %data, i32 undef)
  ret void
}

; 18: compare and exchange.
define <8 x i32> @lsc_atomic(<8 x i1> %m, <8 x i32> %a, <8 x i32> %s0, <8 x i32> %s1) {
; CHECK-LABEL: @lsc_atomic(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <8 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <8 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <8 x i32>, align 64
; CHECK-NEXT:    [[SCRATCH3:%.*]] = alloca <8 x i32>, align 64
; CHECK-NEXT:    [[SCRATCH4:%.*]] = alloca <8 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.6, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i32> [[A:%.*]] to <8 x i64>
; CHECK-NEXT:    store <8 x i64> [[TMP1]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i1> [[M:%.*]] to <8 x i8>
; CHECK-NEXT:    store <8 x i8> [[TMP2]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <8 x i32> [[S0:%.*]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    store <8 x i32> [[S1:%.*]], ptr [[SCRATCH3]], align 64
; CHECK-NEXT:    store <8 x i32> undef, ptr [[SCRATCH4]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_atomic(ptr [[CONTEXT]], ptr @cmx.site.6, i32 12, i32 2, i32 0, i32 8, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 4, i32 4, ptr [[SCRATCH2]], ptr [[SCRATCH3]], ptr [[SCRATCH4]])
; CHECK-NEXT:    [[R:%.*]] = load <8 x i32>, ptr [[SCRATCH4]], align 64
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1> %m, i8 18, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <8 x i32> %a, <8 x i32> %s0, <8 x i32> %s1, i32 undef, <8 x i32> undef)
  ret <8 x i32> %r
}
