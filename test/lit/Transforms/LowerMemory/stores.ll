; Stores become the largest messages that their alignment allows.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

; Blocks are stored to multiples of 16 bytes.
define void @blocks(ptr addrspace(1) %p, <20 x i32> %v) {
; CHECK-LABEL: @blocks(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <20 x i32> [[V:%.*]] to <80 x i8>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <80 x i8> [[TMP2]], <80 x i8> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <64 x i8> [[TMP3]] to <16 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.block.st.i64.v16i32(i64 [[TMP1]], <16 x i32> [[TMP4]])
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <80 x i8> [[TMP2]], <80 x i8> poison, <16 x i32> <i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79>
; CHECK-NEXT:    [[TMP6:%.*]] = add i64 [[TMP1]], 64
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <16 x i8> [[TMP5]] to <4 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.block.st.i64.v4i32(i64 [[TMP6]], <4 x i32> [[TMP7]])
; CHECK-NEXT:    ret void
  store <20 x i32> %v, ptr addrspace(1) %p, align 16
  ret void
}

; The second block would not be aligned; a scatter of dwords is.
define void @dword_aligned(ptr addrspace(1) %p, <8 x float> %v) {
; CHECK-LABEL: @dword_aligned(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x float> [[V:%.*]] to <32 x i8>
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i64> [[_SPLATINSERT]], <4 x i64> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i64> [[_SPLAT]], <i64 0, i64 8, i64 16, i64 24>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <32 x i8> [[TMP2]] to <4 x i64>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v4i64.v4i64(i1 true, i32 0, <4 x i64> [[TMP3]], <4 x i64> [[TMP4]])
; CHECK-NEXT:    ret void
  store <8 x float> %v, ptr addrspace(1) %p, align 8
  ret void
}

define void @byte_aligned(ptr addrspace(1) %p, <3 x i16> %v) {
; CHECK-LABEL: @byte_aligned(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <3 x i16> [[V:%.*]] to <6 x i8>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <6 x i8> [[TMP2]], <6 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i8> [[TMP3]], <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 2, <1 x i64> [[TMP4]], <4 x i8> [[TMP5]])
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <6 x i8> [[TMP2]], <6 x i8> poison, <2 x i32> <i32 4, i32 5>
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP1]], 4
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <2 x i64> poison, i64 [[TMP7]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <2 x i64> [[_SPLATINSERT]], <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = add <2 x i64> [[_SPLAT]], <i64 0, i64 1>
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <2 x i8> [[TMP6]], <2 x i8> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 1, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v2i64.v8i8(i1 true, i32 0, <2 x i64> [[TMP8]], <8 x i8> [[TMP9]])
; CHECK-NEXT:    ret void
  store <3 x i16> %v, ptr addrspace(1) %p, align 1
  ret void
}

define void @bit(ptr %p, i1 %v) {
; CHECK-LABEL: @bit(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = zext i1 [[V:%.*]] to i8
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i8 [[TMP2]] to <1 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <1 x i8> [[TMP3]], <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 0, <1 x i64> [[TMP4]], <4 x i8> [[TMP5]])
; CHECK-NEXT:    ret void
  store i1 %v, ptr %p
  ret void
}

define void @struct(ptr addrspace(1) %p, { i16, double } %v) {
; CHECK-LABEL: @struct(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = extractvalue { i16, double } [[V:%.*]], 0
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i16 [[TMP2]] to <2 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <2 x i8> [[TMP3]], <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 1, <1 x i64> [[TMP4]], <4 x i8> [[TMP5]])
; CHECK-NEXT:    [[TMP6:%.*]] = add i64 [[TMP1]], 8
; CHECK-NEXT:    [[TMP7:%.*]] = extractvalue { i16, double } [[V]], 1
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast double [[TMP7]] to <8 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i64 [[TMP6]] to <1 x i64>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <8 x i8> [[TMP8]] to <1 x i64>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i64(i1 true, i32 0, <1 x i64> [[TMP9]], <1 x i64> [[TMP10]])
; CHECK-NEXT:    ret void
  store { i16, double } %v, ptr addrspace(1) %p
  ret void
}

; The alignment of the whole is not that of each element.
define void @packed(ptr addrspace(1) %p, <{ i16, i32, [2 x <8 x i16>] }> %v) {
; CHECK-LABEL: @packed(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = extractvalue <{ i16, i32, [2 x <8 x i16>] }> [[V:%.*]], 0
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i16 [[TMP2]] to <2 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <2 x i8> [[TMP3]], <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 1, <1 x i64> [[TMP4]], <4 x i8> [[TMP5]])
; CHECK-NEXT:    [[TMP6:%.*]] = add i64 [[TMP1]], 2
; CHECK-NEXT:    [[TMP7:%.*]] = extractvalue <{ i16, i32, [2 x <8 x i16>] }> [[V]], 1
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i64 [[TMP6]] to <1 x i64>
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <4 x i8> [[TMP8]], <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 2, <1 x i64> [[TMP9]], <4 x i8> [[TMP10]])
; CHECK-NEXT:    [[TMP11:%.*]] = add i64 [[TMP1]], 6
; CHECK-NEXT:    [[TMP12:%.*]] = extractvalue <{ i16, i32, [2 x <8 x i16>] }> [[V]], 2, 0
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <8 x i16> [[TMP12]] to <16 x i8>
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i64> poison, i64 [[TMP11]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i64> [[_SPLATINSERT]], <4 x i64> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP14:%.*]] = add <4 x i64> [[_SPLAT]], <i64 0, i64 4, i64 8, i64 12>
; CHECK-NEXT:    [[TMP15:%.*]] = shufflevector <16 x i8> [[TMP13]], <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v4i64.v16i8(i1 true, i32 2, <4 x i64> [[TMP14]], <16 x i8> [[TMP15]])
; CHECK-NEXT:    [[TMP16:%.*]] = add i64 [[TMP1]], 22
; CHECK-NEXT:    [[TMP17:%.*]] = extractvalue <{ i16, i32, [2 x <8 x i16>] }> [[V]], 2, 1
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast <8 x i16> [[TMP17]] to <16 x i8>
; CHECK-NEXT:    [[_SPLATINSERT1:%.*]] = insertelement <4 x i64> poison, i64 [[TMP16]], i64 0
; CHECK-NEXT:    [[_SPLAT2:%.*]] = shufflevector <4 x i64> [[_SPLATINSERT1]], <4 x i64> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP19:%.*]] = add <4 x i64> [[_SPLAT2]], <i64 0, i64 4, i64 8, i64 12>
; CHECK-NEXT:    [[TMP20:%.*]] = shufflevector <16 x i8> [[TMP18]], <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v4i64.v16i8(i1 true, i32 2, <4 x i64> [[TMP19]], <16 x i8> [[TMP20]])
; CHECK-NEXT:    ret void
  store <{ i16, i32, [2 x <8 x i16>] }> %v, ptr addrspace(1) %p, align 16
  ret void
}

; LLVM marks places that no thread reaches in this way.
define void @to_nowhere(i1 %c) {
; CHECK-LABEL: @to_nowhere(
; CHECK-NEXT:    ret void
  store i1 %c, ptr poison, align 1
  ret void
}
