; Messages: operands and results stand in memory. What lanes that are off keep
; is stored before: the old value, or nothing defined.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic,verify -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare <4 x i32> @llvm.genx.oword.ld.unaligned.v4i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare <32 x i8> @llvm.genx.media.ld.v32i8(i32, i32, i32, i32, i32, i32)
declare void @llvm.genx.media.st.v32i8(i32, i32, i32, i32, i32, i32, <32 x i8>)
declare <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.gather.masked.scaled2.v8i32.v8i32.v8i1(i32, i16, i32, i32, <8 x i32>, <8 x i1>)
declare void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <16 x i32>)
declare <4 x i32> @llvm.genx.svm.block.ld.v4i32.i64(i64)
declare <8 x i64> @llvm.genx.svm.gather.v8i64.v4i1.v4i64(<4 x i1>, i32, <4 x i64>, <8 x i64>)
declare void @llvm.genx.svm.scatter.v4i1.v4i64.v16i8(<4 x i1>, i32, <4 x i64>, <16 x i8>)
declare <16 x i32> @llvm.genx.svm.gather4.scaled.v16i32.v8i1.v8i64(<8 x i1>, i32, i16, i64, <8 x i64>, <16 x i32>)
declare i32 @llvm.genx.predefined.surface(i32)

define <4 x i32> @owords(i32 %surface, i32 %offset) {
; CHECK-LABEL: @owords(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <4 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 4)
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[OFFSET:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = icmp ult i64 [[TMP1]], 268435456
; CHECK-NEXT:    call void @llvm.assume(i1 [[TMP2]])
; CHECK-NEXT:    [[TMP3:%.*]] = shl i64 [[TMP1]], 4
; CHECK-NEXT:    call void @cmx_rt_block_load(ptr [[CONTEXT]], ptr @cmx.site, i32 0, i32 [[SURFACE:%.*]], i64 [[TMP3]], i32 16, i32 16, ptr [[SCRATCH]])
; CHECK-NEXT:    [[A:%.*]] = load <4 x i32>, ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP4:%.*]] = zext i32 [[OFFSET]] to i64
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ult i64 [[TMP4]], 268435456
; CHECK-NEXT:    call void @llvm.assume(i1 [[TMP5]])
; CHECK-NEXT:    [[TMP6:%.*]] = shl i64 [[TMP4]], 4
; CHECK-NEXT:    store <4 x i32> [[A]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_block_store(ptr [[CONTEXT]], ptr @cmx.site.1, i32 0, i32 [[SURFACE]], i64 [[TMP6]], i32 16, i32 16, ptr [[SCRATCH]])
; CHECK-NEXT:    [[TMP7:%.*]] = zext i32 [[OFFSET]] to i64
; CHECK-NEXT:    call void @cmx_rt_block_load(ptr [[CONTEXT]], ptr @cmx.site.2, i32 0, i32 [[SURFACE]], i64 [[TMP7]], i32 16, i32 4, ptr [[SCRATCH]])
; CHECK-NEXT:    [[B:%.*]] = load <4 x i32>, ptr [[SCRATCH]], align 64
; CHECK-NEXT:    ret <4 x i32> [[B]]
  %a = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %surface, i32 %offset)
  call void @llvm.genx.oword.st.v4i32(i32 %surface, i32 %offset, <4 x i32> %a)
  %b = call <4 x i32> @llvm.genx.oword.ld.unaligned.v4i32(i32 0, i32 %surface, i32 %offset)
  ret <4 x i32> %b
}

; Surface 254 and the predefined one are shared local memory.
define <4 x i32> @local(i32 %offset) {
; CHECK-LABEL: @local(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <4 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.3, i64 4)
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[OFFSET:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = icmp ult i64 [[TMP1]], 268435456
; CHECK-NEXT:    call void @llvm.assume(i1 [[TMP2]])
; CHECK-NEXT:    [[TMP3:%.*]] = shl i64 [[TMP1]], 4
; CHECK-NEXT:    call void @cmx_rt_block_load(ptr [[CONTEXT]], ptr @cmx.site.4, i32 2, i32 0, i64 [[TMP3]], i32 16, i32 16, ptr [[SCRATCH]])
; CHECK-NEXT:    [[A:%.*]] = load <4 x i32>, ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP4:%.*]] = zext i32 [[OFFSET]] to i64
; CHECK-NEXT:    [[TMP5:%.*]] = icmp ult i64 [[TMP4]], 268435456
; CHECK-NEXT:    call void @llvm.assume(i1 [[TMP5]])
; CHECK-NEXT:    [[TMP6:%.*]] = shl i64 [[TMP4]], 4
; CHECK-NEXT:    store <4 x i32> [[A]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_block_store(ptr [[CONTEXT]], ptr @cmx.site.5, i32 2, i32 0, i64 [[TMP6]], i32 16, i32 16, ptr [[SCRATCH]])
; CHECK-NEXT:    ret <4 x i32> [[A]]
  %slm = call i32 @llvm.genx.predefined.surface(i32 0)
  %a = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %slm, i32 %offset)
  call void @llvm.genx.oword.st.v4i32(i32 254, i32 %offset, <4 x i32> %a)
  ret <4 x i32> %a
}

; 5 bytes take 8 in registers.
define <32 x i8> @media(i32 %surface, i32 %x, i32 %y) {
; CHECK-LABEL: @media(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <32 x i8>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.6, i64 3)
; CHECK-NEXT:    store <32 x i8> poison, ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_media_load(ptr [[CONTEXT]], ptr @cmx.site.6, i32 2, i32 [[SURFACE:%.*]], i32 [[X:%.*]], i32 [[Y:%.*]], i32 5, i32 4, i32 8, ptr [[SCRATCH]])
; CHECK-NEXT:    [[A:%.*]] = load <32 x i8>, ptr [[SCRATCH]], align 64
; CHECK-NEXT:    store <32 x i8> [[A]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_media_store(ptr [[CONTEXT]], ptr @cmx.site.7, i32 0, i32 [[SURFACE]], i32 [[X]], i32 [[Y]], i32 8, i32 4, i32 8, ptr [[SCRATCH]])
; CHECK-NEXT:    ret <32 x i8> [[A]]
  %a = call <32 x i8> @llvm.genx.media.ld.v32i8(i32 2, i32 %surface, i32 0, i32 5, i32 %x, i32 %y)
  call void @llvm.genx.media.st.v32i8(i32 0, i32 %surface, i32 0, i32 8, i32 %x, i32 %y, <32 x i8> %a)
  ret <32 x i8> %a
}

define <8 x i32> @gather(<8 x i1> %m, i32 %surface, i32 %global, <8 x i32> %offsets, <8 x i32> %old) {
; CHECK-LABEL: @gather(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <8 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <8 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <8 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.8, i64 2)
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i32> poison, i32 [[GLOBAL:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i32> [[_SPLATINSERT]], <8 x i32> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP1:%.*]] = add <8 x i32> [[_SPLAT]], [[OFFSETS:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i32> [[TMP1]] to <8 x i64>
; CHECK-NEXT:    store <8 x i64> [[TMP2]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP3:%.*]] = zext <8 x i1> [[M:%.*]] to <8 x i8>
; CHECK-NEXT:    store <8 x i8> [[TMP3]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <8 x i32> [[OLD:%.*]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_load(ptr [[CONTEXT]], ptr @cmx.site.8, i32 0, i32 [[SURFACE:%.*]], i32 8, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 2, i32 4, i32 1, i32 1, i32 1, ptr [[SCRATCH2]])
; CHECK-NEXT:    [[TMP4:%.*]] = load <8 x i32>, ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i32> [[TMP4]] to <32 x i8>
; CHECK-NEXT:    [[TMP6:%.*]] = freeze <32 x i8> poison
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <32 x i8> [[TMP5]], <32 x i8> [[TMP6]], <32 x i32> <i32 0, i32 1, i32 34, i32 35, i32 4, i32 5, i32 38, i32 39, i32 8, i32 9, i32 42, i32 43, i32 12, i32 13, i32 46, i32 47, i32 16, i32 17, i32 50, i32 51, i32 20, i32 21, i32 54, i32 55, i32 24, i32 25, i32 58, i32 59, i32 28, i32 29, i32 62, i32 63>
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <8 x i1> [[M]], <8 x i1> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 2, i32 2, i32 2, i32 2, i32 3, i32 3, i32 3, i32 3, i32 4, i32 4, i32 4, i32 4, i32 5, i32 5, i32 5, i32 5, i32 6, i32 6, i32 6, i32 6, i32 7, i32 7, i32 7, i32 7>
; CHECK-NEXT:    [[TMP9:%.*]] = select <32 x i1> [[TMP8]], <32 x i8> [[TMP7]], <32 x i8> [[TMP5]]
; CHECK-NEXT:    [[R:%.*]] = bitcast <32 x i8> [[TMP9]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 1, i16 0, i32 %surface, i32 %global, <8 x i32> %offsets, <8 x i32> %old)
  ret <8 x i32> %r
}

define <8 x i32> @gather_masked(<8 x i1> %m, i32 %surface, <8 x i32> %offsets) {
; CHECK-LABEL: @gather_masked(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <8 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <8 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <8 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.9, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = add <8 x i32> splat (i32 16), [[OFFSETS:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i32> [[TMP1]] to <8 x i64>
; CHECK-NEXT:    store <8 x i64> [[TMP2]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP3:%.*]] = zext <8 x i1> [[M:%.*]] to <8 x i8>
; CHECK-NEXT:    store <8 x i8> [[TMP3]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <8 x i32> poison, ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_load(ptr [[CONTEXT]], ptr @cmx.site.9, i32 0, i32 [[SURFACE:%.*]], i32 8, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 4, i32 4, i32 1, i32 1, i32 1, ptr [[SCRATCH2]])
; CHECK-NEXT:    [[R:%.*]] = load <8 x i32>, ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.gather.masked.scaled2.v8i32.v8i32.v8i1(i32 2, i16 0, i32 %surface, i32 16, <8 x i32> %offsets, <8 x i1> %m)
  ret <8 x i32> %r
}

; Bits 0 to 3 of the mask name the channels that are left out.
define void @scatter4(<8 x i1> %m, i32 %surface, <8 x i32> %offsets, <16 x i32> %data) {
; CHECK-LABEL: @scatter4(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <8 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <8 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <16 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.10, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = add <8 x i32> zeroinitializer, [[OFFSETS:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i32> [[TMP1]] to <8 x i64>
; CHECK-NEXT:    store <8 x i64> [[TMP2]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP3:%.*]] = zext <8 x i1> [[M:%.*]] to <8 x i8>
; CHECK-NEXT:    store <8 x i8> [[TMP3]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <16 x i32> [[DATA:%.*]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_store(ptr [[CONTEXT]], ptr @cmx.site.10, i32 0, i32 [[SURFACE:%.*]], i32 8, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 4, i32 4, i32 4, i32 3, i32 4, ptr [[SCRATCH2]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16i32(<8 x i1> %m, i32 3, i16 0, i32 %surface, i32 0, <8 x i32> %offsets, <16 x i32> %data)
  ret void
}

define <4 x i32> @svm_block(i64 %address) {
; CHECK-LABEL: @svm_block(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <4 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.11, i64 2)
; CHECK-NEXT:    call void @cmx_rt_block_load(ptr [[CONTEXT]], ptr @cmx.site.11, i32 1, i32 0, i64 [[ADDRESS:%.*]], i32 16, i32 16, ptr [[SCRATCH]])
; CHECK-NEXT:    [[R:%.*]] = load <4 x i32>, ptr [[SCRATCH]], align 64
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.svm.block.ld.v4i32.i64(i64 %address)
  ret <4 x i32> %r
}

define <8 x i64> @svm_gather(<4 x i1> %m, <4 x i64> %addresses, <8 x i64> %old) {
; CHECK-LABEL: @svm_gather(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <4 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <4 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <8 x i64>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.12, i64 2)
; CHECK-NEXT:    store <4 x i64> [[ADDRESSES:%.*]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i1> [[M:%.*]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP1]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <8 x i64> [[OLD:%.*]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_load(ptr [[CONTEXT]], ptr @cmx.site.12, i32 1, i32 0, i32 4, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 8, i32 8, i32 2, i32 3, i32 8, ptr [[SCRATCH2]])
; CHECK-NEXT:    [[R:%.*]] = load <8 x i64>, ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %r = call <8 x i64> @llvm.genx.svm.gather.v8i64.v4i1.v4i64(<4 x i1> %m, i32 1, <4 x i64> %addresses, <8 x i64> %old)
  ret <8 x i64> %r
}

; Bytes of a lane share a dword.
define void @svm_scatter_bytes(<4 x i1> %m, <4 x i64> %addresses, <16 x i8> %data) {
; CHECK-LABEL: @svm_scatter_bytes(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <4 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <4 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <16 x i8>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.13, i64 2)
; CHECK-NEXT:    store <4 x i64> [[ADDRESSES:%.*]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i1> [[M:%.*]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP1]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <16 x i8> [[DATA:%.*]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_store(ptr [[CONTEXT]], ptr @cmx.site.13, i32 1, i32 0, i32 4, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 2, i32 4, i32 1, i32 1, i32 1, ptr [[SCRATCH2]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.svm.scatter.v4i1.v4i64.v16i8(<4 x i1> %m, i32 1, <4 x i64> %addresses, <16 x i8> %data)
  ret void
}

define <16 x i32> @svm_gather4(<8 x i1> %m, i64 %base, <8 x i64> %offsets, <16 x i32> %old) {
; CHECK-LABEL: @svm_gather4(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <8 x i64>, align 64
; CHECK-NEXT:    [[SCRATCH1:%.*]] = alloca <8 x i8>, align 64
; CHECK-NEXT:    [[SCRATCH2:%.*]] = alloca <16 x i32>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.14, i64 2)
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i64> poison, i64 [[BASE:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i64> [[_SPLATINSERT]], <8 x i64> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP1:%.*]] = add <8 x i64> [[_SPLAT]], [[OFFSETS:%.*]]
; CHECK-NEXT:    store <8 x i64> [[TMP1]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i1> [[M:%.*]] to <8 x i8>
; CHECK-NEXT:    store <8 x i8> [[TMP2]], ptr [[SCRATCH1]], align 64
; CHECK-NEXT:    store <16 x i32> [[OLD:%.*]], ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    call void @cmx_rt_lane_load(ptr [[CONTEXT]], ptr @cmx.site.14, i32 1, i32 0, i32 8, ptr [[SCRATCH]], ptr [[SCRATCH1]], i32 4, i32 4, i32 4, i32 9, i32 4, ptr [[SCRATCH2]])
; CHECK-NEXT:    [[R:%.*]] = load <16 x i32>, ptr [[SCRATCH2]], align 64
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %r = call <16 x i32> @llvm.genx.svm.gather4.scaled.v16i32.v8i1.v8i64(<8 x i1> %m, i32 9, i16 0, i64 %base, <8 x i64> %offsets, <16 x i32> %old)
  ret <16 x i32> %r
}
