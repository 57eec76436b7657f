; Blocks of 1 to 8 bytes, in vectors and scalars: the start of an oword, or scattered dwords.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-public-forms,cmx-public-forms' -S %s | FileCheck %s

declare <2 x i16> @llvm.genx.oword.ld.v2i16(i32, i32, i32)
declare <8 x i8> @llvm.genx.oword.ld.unaligned.v8i8(i32, i32, i32)
declare double @llvm.genx.oword.ld.f64(i32, i32, i32)
declare void @llvm.genx.oword.st.v1i64(i32, i32, <1 x i64>)
declare void @llvm.genx.oword.st.f32(i32, i32, float)

define <2 x i16> @words(i32 %s, i32 %at) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[OWORD:%.*]] = call <8 x i16> @llvm.genx.oword.ld.v8i16(i32 0, i32 [[S:%.*]], i32 [[AT:%.*]])
; CHECK-NEXT:    [[V:%.*]] = shufflevector <8 x i16> [[OWORD]], <8 x i16> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    ret <2 x i16> [[V]]
  %v = call <2 x i16> @llvm.genx.oword.ld.v2i16(i32 0, i32 %s, i32 %at)
  ret <2 x i16> %v
}

define <8 x i8> @bytes(i32 %s, i32 %at) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[OWORD:%.*]] = call <16 x i8> @llvm.genx.oword.ld.unaligned.v16i8(i32 1, i32 [[S:%.*]], i32 [[AT:%.*]])
; CHECK-NEXT:    [[V:%.*]] = shufflevector <16 x i8> [[OWORD]], <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    ret <8 x i8> [[V]]
  %v = call <8 x i8> @llvm.genx.oword.ld.unaligned.v8i8(i32 1, i32 %s, i32 %at)
  ret <8 x i8> %v
}

define double @scalar(i32 %s) {
; CHECK-LABEL: @scalar(
; CHECK-NEXT:    [[OWORD:%.*]] = call <2 x double> @llvm.genx.oword.ld.v2f64(i32 0, i32 [[S:%.*]], i32 3)
; CHECK-NEXT:    [[V:%.*]] = extractelement <2 x double> [[OWORD]], i64 0
; CHECK-NEXT:    ret double [[V]]
  %v = call double @llvm.genx.oword.ld.f64(i32 0, i32 %s, i32 3)
  ret double %v
}

define void @qword(i32 %s, i32 %at, <1 x i64> %v) {
; CHECK-LABEL: @qword(
; CHECK-NEXT:    [[TMP1:%.*]] = mul i32 [[AT:%.*]], 16
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <1 x i64> [[V:%.*]] to <2 x i32>
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v2i1.v2i32.v2i32(<2 x i1> splat (i1 true), i32 2, i16 0, i32 [[S:%.*]], i32 [[TMP1]], <2 x i32> <i32 0, i32 4>, <2 x i32> [[TMP2]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.oword.st.v1i64(i32 %s, i32 %at, <1 x i64> %v)
  ret void
}

define void @float(i32 %s, float %v) {
; CHECK-LABEL: @float(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast float [[V:%.*]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i32 2, i16 0, i32 [[S:%.*]], i32 32, <1 x i32> zeroinitializer, <1 x i32> [[TMP1]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.oword.st.f32(i32 %s, i32 2, float %v)
  ret void
}

declare <1 x i16> @llvm.genx.oword.ld.v1i16(i32, i32, i32)
declare void @llvm.genx.oword.st.v2i8(i32, i32, <2 x i8>)
declare void @llvm.genx.oword.st.i8(i32, i32, i8)

define <1 x i16> @word(i32 %s, i32 %at) {
; CHECK-LABEL: @word(
; CHECK-NEXT:    [[OWORD:%.*]] = call <8 x i16> @llvm.genx.oword.ld.v8i16(i32 0, i32 [[S:%.*]], i32 [[AT:%.*]])
; CHECK-NEXT:    [[V:%.*]] = shufflevector <8 x i16> [[OWORD]], <8 x i16> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    ret <1 x i16> [[V]]
  %v = call <1 x i16> @llvm.genx.oword.ld.v1i16(i32 0, i32 %s, i32 %at)
  ret <1 x i16> %v
}

define void @two_bytes(i32 %s, i32 %at, <2 x i8> %v) {
; CHECK-LABEL: @two_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <2 x i8> [[V:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = zext i16 [[TMP1]] to i32
; CHECK-NEXT:    [[TMP3:%.*]] = mul i32 [[AT:%.*]], 16
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[TMP2]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i32 1, i16 0, i32 [[S:%.*]], i32 [[TMP3]], <1 x i32> zeroinitializer, <1 x i32> [[TMP4]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.oword.st.v2i8(i32 %s, i32 %at, <2 x i8> %v)
  ret void
}

define void @byte(i32 %s, i32 %at, i8 %v) {
; CHECK-LABEL: @byte(
; CHECK-NEXT:    [[TMP1:%.*]] = zext i8 [[V:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = mul i32 [[AT:%.*]], 16
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[TMP1]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.scatter.scaled.v1i1.v1i32.v1i32(<1 x i1> splat (i1 true), i32 0, i16 0, i32 [[S:%.*]], i32 [[TMP2]], <1 x i32> zeroinitializer, <1 x i32> [[TMP3]])
; CHECK-NEXT:    ret void
  call void @llvm.genx.oword.st.i8(i32 %s, i32 %at, i8 %v)
  ret void
}
