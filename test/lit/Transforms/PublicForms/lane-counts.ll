; Messages with other numbers of lanes than messages have, and data with more channels than the mask moves.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-public-forms,cmx-public-forms' -S %s | FileCheck %s

declare <3 x i32> @llvm.genx.lsc.load.merge.stateless.v3i32.v3i1.v3i64(<3 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <3 x i64>, i32, <3 x i32>)
declare <3 x float> @llvm.genx.gather.scaled2.v3f32.v3i32(i32, i16, i32, i32, <3 x i32>)
declare void @llvm.genx.scatter4.scaled.v6i1.v6i32.v12i32(<6 x i1>, i32, i16, i32, i32, <6 x i32>, <12 x i32>)
declare <18 x i32> @llvm.genx.dword.atomic.add.v18i32.v18i1.v18i32(<18 x i1>, i32, <18 x i32>, <18 x i32>, <18 x i32>)
declare <6 x i32> @llvm.genx.svm.gather.v6i32.v3i1.v3i64(<3 x i1>, i32, <3 x i64>, <6 x i32>)
declare void @llvm.genx.svm.scatter.v3i1.v3i64.v6i32(<3 x i1>, i32, <3 x i64>, <6 x i32>)
declare void @llvm.genx.svm.scatter.v3i1.v3i64.v12i8(<3 x i1>, i32, <3 x i64>, <12 x i8>)
declare <12 x i8> @llvm.genx.svm.gather.v12i8.v3i1.v3i64(<3 x i1>, i32, <3 x i64>, <12 x i8>)
declare <32 x float> @llvm.genx.gather4.typed.v32f32.v8i1.v8i32(i32, <8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>, <32 x float>)
declare void @llvm.genx.scatter4.scaled.v8i1.v8i32.v32f32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <32 x float>)
declare <3 x i32> @llvm.genx.lsc.load.stateless.1(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, <3 x i64>, i32)
declare <24 x i32> @llvm.genx.gather4.scaled2.2(i32, i16, i32, i32, <8 x i32>)

define <3 x i32> @three(<3 x i1> %m, <3 x i64> %a, <3 x i32> %old) {
; CHECK-LABEL: @three(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <3 x i1> [[M:%.*]], <3 x i1> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <3 x i64> [[A:%.*]], <3 x i64> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <3 x i32> [[OLD:%.*]], <3 x i32> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.lsc.load.merge.stateless.v4i32.v4i1.v4i64(<4 x i1> [[TMP1]], i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <4 x i64> [[TMP2]], i32 0, <4 x i32> [[TMP3]])
; CHECK-NEXT:    [[R:%.*]] = shufflevector <4 x i32> [[TMP4]], <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    ret <3 x i32> [[R]]
  %r = call <3 x i32> @llvm.genx.lsc.load.merge.stateless.v3i32.v3i1.v3i64(<3 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <3 x i64> %a, i32 0, <3 x i32> %old)
  ret <3 x i32> %r
}

; Without a mask, the last lane is loaded again.
define <3 x float> @no_mask(i32 %s, <3 x i32> %o) {
; CHECK-LABEL: @no_mask(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <3 x i32> [[O:%.*]], <3 x i32> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 2>
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x float> @llvm.genx.gather.scaled2.v4f32.v4i32(i32 2, i16 0, i32 [[S:%.*]], i32 0, <4 x i32> [[TMP1]])
; CHECK-NEXT:    [[R:%.*]] = shufflevector <4 x float> [[TMP2]], <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    ret <3 x float> [[R]]
  %r = call <3 x float> @llvm.genx.gather.scaled2.v3f32.v3i32(i32 2, i16 0, i32 %s, i32 0, <3 x i32> %o)
  ret <3 x float> %r
}

define void @channels(<6 x i1> %m, i32 %s, <6 x i32> %o, <12 x i32> %d) {
; CHECK-LABEL: @channels(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <6 x i1> [[M:%.*]], <6 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <6 x i32> [[O:%.*]], <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <12 x i32> [[D:%.*]], <12 x i32> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 12, i32 12, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 12>
; CHECK-NEXT:    call void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16i32(<8 x i1> [[TMP1]], i32 3, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[TMP2]], <16 x i32> [[TMP3]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.scatter4.scaled.v6i1.v6i32.v12i32(<6 x i1> %m, i32 3, i16 0, i32 %s, i32 0, <6 x i32> %o, <12 x i32> %d)
  ret void
}

define <18 x i32> @two_messages(<18 x i1> %m, i32 %s, <18 x i32> %o, <18 x i32> %d) {
; CHECK-LABEL: @two_messages(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <18 x i1> [[M:%.*]], <18 x i1> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <18 x i32> [[O:%.*]], <18 x i32> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <18 x i32> [[D:%.*]], <18 x i32> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> [[TMP1]], i32 [[S:%.*]], <16 x i32> [[TMP2]], <16 x i32> [[TMP3]], <16 x i32> undef)
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <16 x i32> [[TMP4]], <16 x i32> poison, <18 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <18 x i1> [[M]], <18 x i1> zeroinitializer, <8 x i32> <i32 16, i32 17, i32 18, i32 18, i32 18, i32 18, i32 18, i32 18>
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <18 x i32> [[O]], <18 x i32> zeroinitializer, <8 x i32> <i32 16, i32 17, i32 18, i32 18, i32 18, i32 18, i32 18, i32 18>
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <18 x i32> [[D]], <18 x i32> zeroinitializer, <8 x i32> <i32 16, i32 17, i32 18, i32 18, i32 18, i32 18, i32 18, i32 18>
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x i32> @llvm.genx.dword.atomic.add.v8i32.v8i1.v8i32(<8 x i1> [[TMP6]], i32 [[S]], <8 x i32> [[TMP7]], <8 x i32> [[TMP8]], <8 x i32> <i32 undef, i32 undef, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>)
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <8 x i32> [[TMP9]], <8 x i32> poison, <18 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
; CHECK-NEXT:    [[R:%.*]] = shufflevector <18 x i32> [[TMP5]], <18 x i32> [[TMP10]], <18 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 34, i32 35>
; CHECK-NEXT:    ret <18 x i32> [[R]]
  %r = call <18 x i32> @llvm.genx.dword.atomic.add.v18i32.v18i1.v18i32(<18 x i1> %m, i32 %s, <18 x i32> %o, <18 x i32> %d, <18 x i32> undef)
  ret <18 x i32> %r
}

; The four bytes of a lane are together.
define <12 x i8> @bytes(<3 x i1> %m, <3 x i64> %a, <12 x i8> %old) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <3 x i1> [[M:%.*]], <3 x i1> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <3 x i64> [[A:%.*]], <3 x i64> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <12 x i8> [[OLD:%.*]], <12 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 12, i32 12, i32 12>
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i8> @llvm.genx.svm.gather.v16i8.v4i1.v4i64(<4 x i1> [[TMP1]], i32 2, <4 x i64> [[TMP2]], <16 x i8> [[TMP3]])
; CHECK-NEXT:    [[R:%.*]] = shufflevector <16 x i8> [[TMP4]], <16 x i8> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11>
; CHECK-NEXT:    ret <12 x i8> [[R]]
  %r = call <12 x i8> @llvm.genx.svm.gather.v12i8.v3i1.v3i64(<3 x i1> %m, i32 2, <3 x i64> %a, <12 x i8> %old)
  ret <12 x i8> %r
}

define <32 x float> @first_channel(<8 x i1> %m, i32 %s, <8 x i32> %u, <32 x float> %old) {
; CHECK-LABEL: @first_channel(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <32 x float> [[OLD:%.*]], <32 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x float> @llvm.genx.gather4.typed.v8f32.v8i1.v8i32(i32 1, <8 x i1> [[M:%.*]], i32 [[S:%.*]], <8 x i32> [[U:%.*]], <8 x i32> [[U]], <8 x i32> [[U]], <8 x float> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <8 x float> [[TMP2]], <8 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[R:%.*]] = shufflevector <32 x float> [[TMP3]], <32 x float> [[OLD]], <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
; CHECK-NEXT:    ret <32 x float> [[R]]
  %r = call <32 x float> @llvm.genx.gather4.typed.v32f32.v8i1.v8i32(i32 1, <8 x i1> %m, i32 %s, <8 x i32> %u, <8 x i32> %u, <8 x i32> %u, <32 x float> %old)
  ret <32 x float> %r
}

define void @stored_channels(<8 x i1> %m, i32 %s, <8 x i32> %o, <32 x float> %d) {
; CHECK-LABEL: @stored_channels(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <32 x float> [[D:%.*]], <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    call void @llvm.genx.scatter4.scaled.v8i1.v8i32.v16f32(<8 x i1> [[M:%.*]], i32 3, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[O:%.*]], <16 x float> [[TMP1]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.scatter4.scaled.v8i1.v8i32.v32f32(<8 x i1> %m, i32 3, i16 0, i32 %s, i32 0, <8 x i32> %o, <32 x float> %d)
  ret void
}

; The first dwords of all lanes come before the second ones; the bytes of a lane are together.
define <6 x i32> @dwords(<3 x i1> %m, <3 x i64> %a, <6 x i32> %old) {
; CHECK-LABEL: @dwords(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <3 x i1> [[M:%.*]], <3 x i1> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <3 x i64> [[A:%.*]], <3 x i64> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <6 x i32> [[OLD:%.*]], <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 6, i32 3, i32 4, i32 5, i32 6>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v4i1.v4i64.v8i32(<4 x i1> [[TMP1]], i32 1, <4 x i64> [[TMP2]], <8 x i32> [[TMP3]])
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <3 x i1> [[M]], <3 x i1> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <3 x i64> [[A]], <3 x i64> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <6 x i32> [[OLD]], <6 x i32> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 6, i32 3, i32 4, i32 5, i32 6>
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v4i1.v4i64(<4 x i1> [[TMP4]], i32 1, <4 x i64> [[TMP5]], <8 x i32> [[TMP6]])
; CHECK-NEXT:    [[R:%.*]] = shufflevector <8 x i32> [[TMP7]], <8 x i32> poison, <6 x i32> <i32 0, i32 1, i32 2, i32 4, i32 5, i32 6>
; CHECK-NEXT:    ret <6 x i32> [[R]]
  call void @llvm.genx.svm.scatter.v3i1.v3i64.v6i32(<3 x i1> %m, i32 1, <3 x i64> %a, <6 x i32> %old)
  %r = call <6 x i32> @llvm.genx.svm.gather.v6i32.v3i1.v3i64(<3 x i1> %m, i32 1, <3 x i64> %a, <6 x i32> %old)
  ret <6 x i32> %r
}

define void @two_bytes(<3 x i1> %m, <3 x i64> %a, <12 x i8> %d) {
; CHECK-LABEL: @two_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <3 x i1> [[M:%.*]], <3 x i1> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <3 x i64> [[A:%.*]], <3 x i64> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <12 x i8> [[D:%.*]], <12 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 12, i32 12, i32 12>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v4i1.v4i64.v16i8(<4 x i1> [[TMP1]], i32 1, <4 x i64> [[TMP2]], <16 x i8> [[TMP3]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.svm.scatter.v3i1.v3i64.v12i8(<3 x i1> %m, i32 1, <3 x i64> %a, <12 x i8> %d)
  ret void
}

; One constant for all lanes.
define <3 x i32> @constant_mask(<3 x i64> %a) {
; CHECK-LABEL: @constant_mask(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <3 x i64> [[A:%.*]], <3 x i64> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.lsc.load.stateless.v4i32.v4i1.v4i64(<4 x i1> <i1 true, i1 true, i1 true, i1 false>, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <4 x i64> [[TMP1]], i32 0)
; CHECK-NEXT:    [[R1:%.*]] = shufflevector <4 x i32> [[TMP2]], <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    ret <3 x i32> [[R1]]
  %r1 = call <3 x i32> @llvm.genx.lsc.load.stateless.1(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <3 x i64> %a, i32 0)
  ret <3 x i32> %r1
}

define <24 x i32> @channels_without_old(i32 %a, <8 x i32> %b) {
; CHECK-LABEL: @channels_without_old(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i32> @llvm.genx.gather4.scaled2.v16i32.v8i32(i32 5, i16 0, i32 [[A:%.*]], i32 0, <8 x i32> [[B:%.*]])
; CHECK-NEXT:    [[R1:%.*]] = shufflevector <16 x i32> [[TMP1]], <16 x i32> poison, <24 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    ret <24 x i32> [[R1]]
  %r1 = call <24 x i32> @llvm.genx.gather4.scaled2.2(i32 5, i16 0, i32 %a, i32 0, <8 x i32> %b)
  ret <24 x i32> %r1
}
