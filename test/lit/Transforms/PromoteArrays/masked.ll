; Masked loads and stores, gather and scatter.
; CHECK lines by utils/update-checks
; LLVM 19 has another form of masked intrinsics.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=pvc>,cmx-promote-arrays<platform=pvc>' -verify-each -S %s | FileCheck %s

declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, <8 x i1>, <8 x i32>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr, <8 x i1>)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>)
declare <2 x i64> @llvm.masked.gather.v2i64.v2p0(<2 x ptr>, <2 x i1>, <2 x i64>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, <4 x i1>)

; The vector has room for lanes that are off, beyond the array.
define <8 x i32> @load_and_store(<8 x i32> %x, <8 x i1> %m, i32 %i) {
; CHECK-LABEL: @load_and_store(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> undef, <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = shl i16 [[TMP2]], 2
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    [[Y:%.*]] = select <8 x i1> [[M]], <8 x i32> [[TMP4]], <8 x i32> [[X]]
; CHECK-NEXT:    ret <8 x i32> [[Y]]
  %a = alloca [7 x i32]
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %x, ptr align 4 %a, <8 x i1> %m)
  %p = getelementptr i32, ptr %a, i32 %i
  %y = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 %p, <8 x i1> %m, <8 x i32> %x)
  ret <8 x i32> %y
}

define <4 x i32> @gather(<16 x i32> %v, <4 x i32> %i, <4 x i1> %m, <4 x i32> %off) {
; CHECK-LABEL: @gather(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc <4 x i32> [[I:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = shl <4 x i16> [[TMP1]], splat (i16 2)
; CHECK-NEXT:    [[TMP3:%.*]] = select <4 x i1> [[M:%.*]], <4 x i16> [[TMP2]], <4 x i16> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v4i16(<16 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> [[TMP3]], i32 undef)
; CHECK-NEXT:    [[Y:%.*]] = select <4 x i1> [[M]], <4 x i32> [[TMP4]], <4 x i32> [[OFF:%.*]]
; CHECK-NEXT:    ret <4 x i32> [[Y]]
  %a = alloca [16 x i32]
  store <16 x i32> %v, ptr %a, align 4
  %p = getelementptr [16 x i32], ptr %a, i32 0, <4 x i32> %i
  %y = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %p, <4 x i1> %m, <4 x i32> %off)
  ret <4 x i32> %y
}

define <4 x i32> @gather_all(<16 x i32> %v, <4 x i32> %i, i32 %j) {
; CHECK-LABEL: @gather_all(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[J:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 4
; CHECK-NEXT:    [[TMP3:%.*]] = trunc <4 x i32> [[I:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = shl <4 x i16> [[TMP3]], splat (i16 2)
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i16> poison, i16 [[TMP2]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i16> [[_SPLATINSERT]], <4 x i16> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = add <4 x i16> [[_SPLAT]], [[TMP4]]
; CHECK-NEXT:    [[Y:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v4i16(<16 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <4 x i16> [[TMP5]], i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[Y]]
  %a = alloca [4 x [4 x i32]]
  store <16 x i32> %v, ptr %a, align 4
  %p = getelementptr [4 x [4 x i32]], ptr %a, i32 0, i32 %j, <4 x i32> %i
  %y = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %p, <4 x i1> splat (i1 true), <4 x i32> poison)
  ret <4 x i32> %y
}

; Each lane has two elements of the array.
define <2 x i64> @gather_pairs(<16 x i32> %v, <2 x i32> %i) {
; CHECK-LABEL: @gather_pairs(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc <2 x i32> [[I:%.*]] to <2 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = shl <2 x i16> [[TMP1]], splat (i16 2)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.v2i16(<16 x i32> [[V:%.*]], i32 0, i32 2, i32 1, <2 x i16> [[TMP2]], i32 undef)
; CHECK-NEXT:    [[Y:%.*]] = bitcast <4 x i32> [[TMP3]] to <2 x i64>
; CHECK-NEXT:    ret <2 x i64> [[Y]]
  %a = alloca [16 x i32]
  store <16 x i32> %v, ptr %a, align 4
  %p = getelementptr [16 x i32], ptr %a, i32 0, <2 x i32> %i
  %y = call <2 x i64> @llvm.masked.gather.v2i64.v2p0(<2 x ptr> align 4 %p, <2 x i1> splat (i1 true), <2 x i64> poison)
  ret <2 x i64> %y
}

; The last lane wins where two write the same element.
define i32 @scatter(<16 x i32> %v, <4 x i32> %x, <4 x i32> %i, <4 x i1> %m) {
; CHECK-LABEL: @scatter(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc <4 x i32> [[I:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = shl <4 x i16> [[TMP1]], splat (i16 2)
; CHECK-NEXT:    [[TMP3:%.*]] = extractelement <4 x i16> [[TMP2]], i64 0
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <4 x i1> [[M:%.*]], <4 x i1> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i32> [[X:%.*]], <4 x i32> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.v1i1(<16 x i32> [[V:%.*]], <1 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 [[TMP3]], i32 undef, <1 x i1> [[TMP4]])
; CHECK-NEXT:    [[TMP7:%.*]] = extractelement <4 x i16> [[TMP2]], i64 1
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <4 x i1> [[M]], <4 x i1> poison, <1 x i32> <i32 1>
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <4 x i32> [[X]], <4 x i32> poison, <1 x i32> <i32 1>
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.v1i1(<16 x i32> [[TMP6]], <1 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 [[TMP7]], i32 undef, <1 x i1> [[TMP8]])
; CHECK-NEXT:    [[TMP11:%.*]] = extractelement <4 x i16> [[TMP2]], i64 2
; CHECK-NEXT:    [[TMP12:%.*]] = shufflevector <4 x i1> [[M]], <4 x i1> poison, <1 x i32> <i32 2>
; CHECK-NEXT:    [[TMP13:%.*]] = shufflevector <4 x i32> [[X]], <4 x i32> poison, <1 x i32> <i32 2>
; CHECK-NEXT:    [[TMP14:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.v1i1(<16 x i32> [[TMP10]], <1 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 [[TMP11]], i32 undef, <1 x i1> [[TMP12]])
; CHECK-NEXT:    [[TMP15:%.*]] = extractelement <4 x i16> [[TMP2]], i64 3
; CHECK-NEXT:    [[TMP16:%.*]] = shufflevector <4 x i1> [[M]], <4 x i1> poison, <1 x i32> <i32 3>
; CHECK-NEXT:    [[TMP17:%.*]] = shufflevector <4 x i32> [[X]], <4 x i32> poison, <1 x i32> <i32 3>
; CHECK-NEXT:    [[TMP18:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.v1i1(<16 x i32> [[TMP14]], <1 x i32> [[TMP17]], i32 0, i32 1, i32 0, i16 [[TMP15]], i32 undef, <1 x i1> [[TMP16]])
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[TMP18]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [16 x i32]
  store <16 x i32> %v, ptr %a, align 4
  %p = getelementptr [16 x i32], ptr %a, i32 0, <4 x i32> %i
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %x, <4 x ptr> align 4 %p, <4 x i1> %m)
  %y = load i32, ptr %a
  ret i32 %y
}

define i32 @scatter_known(<16 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @scatter_known(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i32> [[X:%.*]], <4 x i32> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[V:%.*]], <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <4 x i32> [[X]], <4 x i32> poison, <1 x i32> <i32 1>
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP2]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i32> [[X]], <4 x i32> poison, <1 x i32> <i32 2>
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP4]], <1 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[TMP6]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [16 x i32]
  store <16 x i32> %v, ptr %a, align 4
  %p = getelementptr [16 x i32], ptr %a, i32 0, <4 x i32> <i32 3, i32 3, i32 5, i32 16>
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %x, <4 x ptr> align 4 %p, <4 x i1> splat (i1 true))
  %y = load i32, ptr %a
  ret i32 %y
}

; An access that promises no alignment may begin at any byte of the array, so the
; elements are bytes. A promise of four bytes makes dwords.
define <4 x i32> @load_unaligned(<16 x i32> %v, <4 x i1> %m, <4 x i32> %x, i32 %i) {
; CHECK-LABEL: @load_unaligned(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x i32> [[V:%.*]] to <64 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[TMP1]], i32 0, i32 16, i32 1, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <16 x i8> [[TMP3]] to <4 x i32>
; CHECK-NEXT:    [[Y:%.*]] = select <4 x i1> [[M:%.*]], <4 x i32> [[TMP4]], <4 x i32> [[X:%.*]]
; CHECK-NEXT:    ret <4 x i32> [[Y]]
  %a = alloca [64 x i8], align 8
  store <16 x i32> %v, ptr %a, align 4
  %p = getelementptr i8, ptr %a, i32 %i
  %y = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, <4 x i1> %m, <4 x i32> %x)
  ret <4 x i32> %y
}

define <4 x i32> @load_aligned(<16 x i32> %v, <4 x i1> %m, <4 x i32> %x, i32 %i) {
; CHECK-LABEL: @load_aligned(
; CHECK-NEXT:    [[I4:%.*]] = and i32 [[I:%.*]], 12
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I4]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 4, i32 1, i16 [[TMP1]], i32 undef)
; CHECK-NEXT:    [[Y:%.*]] = select <4 x i1> [[M:%.*]], <4 x i32> [[TMP2]], <4 x i32> [[X:%.*]]
; CHECK-NEXT:    ret <4 x i32> [[Y]]
  %a = alloca [64 x i8], align 8
  store <16 x i32> %v, ptr %a, align 4
  %i4 = and i32 %i, 12
  %p = getelementptr i8, ptr %a, i32 %i4
  %y = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> %x)
  ret <4 x i32> %y
}

define <4 x i16> @gather_unaligned(<16 x i32> %v, <4 x i32> %i) {
; CHECK-LABEL: @gather_unaligned(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x i32> [[V:%.*]] to <64 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = trunc <4 x i32> [[I:%.*]] to <4 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.v4i16(<64 x i8> [[TMP1]], i32 0, i32 2, i32 1, <4 x i16> [[TMP2]], i32 undef)
; CHECK-NEXT:    [[Y:%.*]] = bitcast <8 x i8> [[TMP3]] to <4 x i16>
; CHECK-NEXT:    ret <4 x i16> [[Y]]
  %a = alloca [64 x i8], align 8
  store <16 x i32> %v, ptr %a, align 4
  %p = getelementptr i8, ptr %a, <4 x i32> %i
  %y = call <4 x i16> @llvm.masked.gather.v4i16.v4p0(<4 x ptr> %p, <4 x i1> splat (i1 true), <4 x i16> poison)
  ret <4 x i16> %y
}

define <16 x i32> @store_unaligned(<4 x i64> %x, <4 x i1> %m, i32 %i) {
; CHECK-LABEL: @store_unaligned(
; CHECK-NEXT:    [[EVEN:%.*]] = and i32 [[I:%.*]], 30
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[EVEN]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <4 x i64> [[X:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <4 x i1> [[M:%.*]], <4 x i1> poison, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 2, i32 2, i32 2, i32 2, i32 3, i32 3, i32 3, i32 3>
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.v16i1(<32 x i16> undef, <16 x i16> [[TMP2]], i32 0, i32 16, i32 1, i16 [[TMP1]], i32 undef, <16 x i1> [[TMP3]])
; CHECK-NEXT:    [[Y:%.*]] = bitcast <32 x i16> [[TMP4]] to <16 x i32>
; CHECK-NEXT:    ret <16 x i32> [[Y]]
  %a = alloca [64 x i8], align 8
  %even = and i32 %i, 30
  %p = getelementptr i8, ptr %a, i32 %even
  call void @llvm.masked.store.v4i64.p0(<4 x i64> %x, ptr align 2 %p, <4 x i1> %m)
  %y = load <16 x i32>, ptr %a, align 4
  ret <16 x i32> %y
}
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare <4 x i16> @llvm.masked.gather.v4i16.v4p0(<4 x ptr>, <4 x i1>, <4 x i16>)
declare void @llvm.masked.store.v4i64.p0(<4 x i64>, ptr, <4 x i1>)
