; Scaled messages of qwords are two of dwords.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-public-forms,cmx-public-forms' -S %s | FileCheck %s

declare <8 x i64> @llvm.genx.gather.scaled.v8i64.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i64>)
declare void @llvm.genx.scatter.scaled.v1i1.v1i32.v1f64(<1 x i1>, i32, i16, i32, i32, <1 x i32>, <1 x double>)
declare void @llvm.genx.scatter.scaled.v16i1.v16i32.v16i32(<16 x i1>, i32, i16, i32, i32, <16 x i32>, <16 x i32>)

define <8 x i64> @gathered(<8 x i1> %m, i32 %s, i32 %at, <8 x i32> %o, <8 x i64> %old) {
; CHECK-LABEL: @gathered(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i64> [[OLD:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <16 x i32> [[TMP1]], <16 x i32> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M:%.*]], i32 2, i16 0, i32 [[S:%.*]], i32 [[AT:%.*]], <8 x i32> [[O:%.*]], <8 x i32> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = add i32 [[AT]], 4
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <16 x i32> [[TMP1]], <16 x i32> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 [[TMP4]], <8 x i32> [[O]], <8 x i32> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <8 x i32> [[TMP3]], <8 x i32> [[TMP6]], <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
; CHECK-NEXT:    [[V:%.*]] = bitcast <16 x i32> [[TMP7]] to <8 x i64>
; CHECK-NEXT:    ret <8 x i64> [[V]]
  %v = call <8 x i64> @llvm.genx.gather.scaled.v8i64.v8i1.v8i32(<8 x i1> %m, i32 3, i16 0, i32 %s, i32 %at, <8 x i32> %o, <8 x i64> %old)
  ret <8 x i64> %v
}

define void @scattered(i32 %s, <1 x i32> %o, <1 x double> %v) {
; CHECK-LABEL: @scattered(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <1 x double> [[V:%.*]] to <2 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <2 x i32> [[TMP1]], <2 x i32> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i32 2, i16 0, i32 [[S:%.*]], i32 16, <1 x i32> [[O:%.*]], <1 x i32> [[TMP2]])
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <2 x i32> [[TMP1]], <2 x i32> poison, <1 x i32> <i32 1>
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i32 2, i16 0, i32 [[S]], i32 20, <1 x i32> [[O]], <1 x i32> [[TMP3]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.scatter.scaled.v1i1.v1i32.v1f64(<1 x i1> splat (i1 true), i32 3, i16 0, i32 %s, i32 16, <1 x i32> %o, <1 x double> %v)
  ret void
}

; Dwords stay as they are.
define void @dwords(<16 x i1> %m, i32 %s, <16 x i32> %o, <16 x i32> %v) {
; CHECK-LABEL: @dwords(
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v16i1.v16i32.v16i32(<16 x i1> [[M:%.*]], i32 2, i16 0, i32 [[S:%.*]], i32 16, <16 x i32> [[O:%.*]], <16 x i32> [[V:%.*]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.scatter.scaled.v16i1.v16i32.v16i32(<16 x i1> %m, i32 2, i16 0, i32 %s, i32 16, <16 x i32> %o, <16 x i32> %v)
  ret void
}

; Shared virtual memory: eight bytes of a lane are two messages, words are bytes.
declare <16 x i8> @llvm.genx.svm.gather.v16i8.v2i1.v2i64(<2 x i1>, i32, <2 x i64>, <16 x i8>)
declare void @llvm.genx.svm.scatter.v1i1.v1i64.v8i8(<1 x i1>, i32, <1 x i64>, <8 x i8>)
declare <16 x half> @llvm.genx.svm.gather.v16f16.v8i1.v8i64(<8 x i1>, i32, <8 x i64>, <16 x half>)
declare void @llvm.genx.svm.scatter.1(<8 x i1>, i32, <8 x i64>, <16 x i16>)

define <16 x i8> @eight_bytes(<2 x i1> %m, <2 x i64> %a, <16 x i8> %old) {
; CHECK-LABEL: @eight_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <16 x i8> [[OLD:%.*]], <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.svm.gather.v8i8.v2i1.v2i64(<2 x i1> [[M:%.*]], i32 2, <2 x i64> [[A:%.*]], <8 x i8> [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = add <2 x i64> [[A]], splat (i64 4)
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <16 x i8> [[OLD]], <16 x i8> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i8> @llvm.genx.svm.gather.v8i8.v2i1.v2i64(<2 x i1> [[M]], i32 2, <2 x i64> [[TMP3]], <8 x i8> [[TMP4]])
; CHECK-NEXT:    [[R:%.*]] = shufflevector <8 x i8> [[TMP2]], <8 x i8> [[TMP5]], <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11, i32 4, i32 5, i32 6, i32 7, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %r = call <16 x i8> @llvm.genx.svm.gather.v16i8.v2i1.v2i64(<2 x i1> %m, i32 3, <2 x i64> %a, <16 x i8> %old)
  ret <16 x i8> %r
}

define void @eight_stored(<1 x i1> %m, <1 x i64> %a, <8 x i8> %d) {
; CHECK-LABEL: @eight_stored(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <8 x i8> [[D:%.*]], <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v1i1.v1i64.v4i8(<1 x i1> [[M:%.*]], i32 2, <1 x i64> [[A:%.*]], <4 x i8> [[TMP1]])
; CHECK-NEXT:    [[TMP2:%.*]] = add <1 x i64> [[A]], splat (i64 4)
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <8 x i8> [[D]], <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v1i1.v1i64.v4i8(<1 x i1> [[M]], i32 2, <1 x i64> [[TMP2]], <4 x i8> [[TMP3]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.svm.scatter.v1i1.v1i64.v8i8(<1 x i1> %m, i32 3, <1 x i64> %a, <8 x i8> %d)
  ret void
}

define <16 x half> @words(<8 x i1> %m, <8 x i64> %a, <16 x half> %old) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x half> [[OLD:%.*]] to <32 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i8> @llvm.genx.svm.gather.v32i8.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 1, <8 x i64> [[A:%.*]], <32 x i8> [[TMP1]])
; CHECK-NEXT:    [[R:%.*]] = bitcast <32 x i8> [[TMP2]] to <16 x half>
; CHECK-NEXT:    ret <16 x half> [[R]]
  %r = call <16 x half> @llvm.genx.svm.gather.v16f16.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %a, <16 x half> %old)
  ret <16 x half> %r
}

define void @scatter_words(<8 x i1> %a, <8 x i64> %b, <16 x i16> %c) {
; CHECK-LABEL: @scatter_words(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x i16> [[C:%.*]] to <32 x i8>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v32i8(<8 x i1> [[A:%.*]], i32 1, <8 x i64> [[B:%.*]], <32 x i8> [[TMP1]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.svm.scatter.1(<8 x i1> %a, i32 0, <8 x i64> %b, <16 x i16> %c)
  ret void
}
