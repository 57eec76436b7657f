; Loads become the largest messages that their alignment allows.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

; Blocks of 128, 16 and 8 bytes: 1 + 1 + 2 lanes of a dword.
define <38 x float> @blocks(ptr addrspace(1) %p) {
; CHECK-LABEL: @blocks(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i32> @llvm.genx.svm.block.ld.v32i32.i64(i64 [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i32> [[TMP2]] to <128 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <128 x i8> [[TMP3]], <128 x i8> poison, <152 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP5:%.*]] = add i64 [[TMP1]], 128
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.svm.block.ld.v4i32.i64(i64 [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <4 x i32> [[TMP6]] to <16 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <16 x i8> [[TMP7]], <16 x i8> poison, <152 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <152 x i8> [[TMP4]], <152 x i8> [[TMP8]], <152 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 280, i32 281, i32 282, i32 283, i32 284, i32 285, i32 286, i32 287, i32 288, i32 289, i32 290, i32 291, i32 292, i32 293, i32 294, i32 295, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP10:%.*]] = add i64 [[TMP1]], 144
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i64 [[TMP10]] to <1 x i64>
; CHECK-NEXT:    [[TMP12:%.*]] = call <1 x i64> @llvm.genx.svm.gather.v1i64.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP11]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <1 x i64> [[TMP12]] to <8 x i8>
; CHECK-NEXT:    [[TMP14:%.*]] = shufflevector <8 x i8> [[TMP13]], <8 x i8> poison, <152 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    [[TMP15:%.*]] = shufflevector <152 x i8> [[TMP9]], <152 x i8> [[TMP14]], <152 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 296, i32 297, i32 298, i32 299, i32 300, i32 301, i32 302, i32 303>
; CHECK-NEXT:    [[V:%.*]] = bitcast <152 x i8> [[TMP15]] to <38 x float>
; CHECK-NEXT:    ret <38 x float> [[V]]
  %v = load <38 x float>, ptr addrspace(1) %p, align 16
  ret <38 x float> %v
}

; Blocks are loaded from any dword.
define <8 x i16> @dword_aligned(ptr addrspace(1) %p) {
; CHECK-LABEL: @dword_aligned(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.svm.block.ld.unaligned.v4i32.i64(i64 [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <4 x i32> [[TMP2]] to <16 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <16 x i8> [[TMP3]] to <8 x i16>
; CHECK-NEXT:    ret <8 x i16> [[V]]
  %v = load <8 x i16>, ptr addrspace(1) %p, align 4
  ret <8 x i16> %v
}

; Bytes are reached everywhere: four in each lane.
define <4 x double> @byte_aligned(ptr addrspace(1) %p) {
; CHECK-LABEL: @byte_aligned(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i64> [[_SPLATINSERT]], <8 x i64> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = add <8 x i64> [[_SPLAT]], <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.svm.gather.v32i8.i1.v8i64(i1 true, i32 2, <8 x i64> [[TMP2]], <32 x i8> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <32 x i8> [[TMP3]], <32 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
; CHECK-NEXT:    [[V:%.*]] = bitcast <32 x i8> [[TMP4]] to <4 x double>
; CHECK-NEXT:    ret <4 x double> [[V]]
  %v = load <4 x double>, ptr addrspace(1) %p, align 1
  ret <4 x double> %v
}

define i8 @byte(ptr %p) {
; CHECK-LABEL: @byte(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <4 x i8> [[TMP3]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[V:%.*]] = bitcast <1 x i8> [[TMP4]] to i8
; CHECK-NEXT:    ret i8 [[V]]
  %v = load i8, ptr %p
  ret i8 %v
}

define i16 @word(ptr addrspace(4) %p) {
; CHECK-LABEL: @word(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(4) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 1, <1 x i64> [[TMP2]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <4 x i8> [[TMP3]], <4 x i8> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[V:%.*]] = bitcast <2 x i8> [[TMP4]] to i16
; CHECK-NEXT:    ret i16 [[V]]
  %v = load i16, ptr addrspace(4) %p, align 2
  ret i16 %v
}

define i64 @qword(ptr addrspace(2) %p) {
; CHECK-LABEL: @qword(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(2) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i64> @llvm.genx.svm.gather.v1i64.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i64> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i64> [[TMP3]] to <8 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <8 x i8> [[TMP4]] to i64
; CHECK-NEXT:    ret i64 [[V]]
  %v = load i64, ptr addrspace(2) %p, align 8
  ret i64 %v
}

define i1 @bit(ptr addrspace(1) %p) {
; CHECK-LABEL: @bit(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <4 x i8> [[TMP3]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <1 x i8> [[TMP4]] to i8
; CHECK-NEXT:    [[V:%.*]] = trunc i8 [[TMP5]] to i1
; CHECK-NEXT:    ret i1 [[V]]
  %v = load i1, ptr addrspace(1) %p
  ret i1 %v
}

; Seven bytes: a dword, a word and a byte. The alignment of a part is less.
define <7 x i8> @odd(ptr addrspace(1) %p) {
; CHECK-LABEL: @odd(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i32> [[TMP3]] to <4 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i8> [[TMP4]], <4 x i8> poison, <7 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP6:%.*]] = add i64 [[TMP1]], 4
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i64 [[TMP6]] to <1 x i64>
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 1, <1 x i64> [[TMP7]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <4 x i8> [[TMP8]], <4 x i8> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <2 x i8> [[TMP9]], <2 x i8> poison, <7 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison>
; CHECK-NEXT:    [[TMP11:%.*]] = shufflevector <7 x i8> [[TMP5]], <7 x i8> [[TMP10]], <7 x i32> <i32 0, i32 1, i32 2, i32 3, i32 11, i32 12, i32 poison>
; CHECK-NEXT:    [[TMP12:%.*]] = add i64 [[TMP1]], 6
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast i64 [[TMP12]] to <1 x i64>
; CHECK-NEXT:    [[TMP14:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP13]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP15:%.*]] = shufflevector <4 x i8> [[TMP14]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP16:%.*]] = shufflevector <1 x i8> [[TMP15]], <1 x i8> poison, <7 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0>
; CHECK-NEXT:    [[V:%.*]] = shufflevector <7 x i8> [[TMP11]], <7 x i8> [[TMP16]], <7 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 13>
; CHECK-NEXT:    ret <7 x i8> [[V]]
  %v = load <7 x i8>, ptr addrspace(1) %p, align 4
  ret <7 x i8> %v
}

; Elements of a struct stand where the data layout says.
define { i8, i32, [2 x half] } @struct(ptr addrspace(1) %p) {
; CHECK-LABEL: @struct(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <4 x i8> [[TMP3]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <1 x i8> [[TMP4]] to i8
; CHECK-NEXT:    [[TMP6:%.*]] = insertvalue { i8, i32, [2 x half] } poison, i8 [[TMP5]], 0
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP1]], 4
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP7]] to <1 x i64>
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP8]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <1 x i32> [[TMP9]] to <4 x i8>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <4 x i8> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = insertvalue { i8, i32, [2 x half] } [[TMP6]], i32 [[TMP11]], 1
; CHECK-NEXT:    [[TMP13:%.*]] = add i64 [[TMP1]], 8
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast i64 [[TMP13]] to <1 x i64>
; CHECK-NEXT:    [[TMP15:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 1, <1 x i64> [[TMP14]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP16:%.*]] = shufflevector <4 x i8> [[TMP15]], <4 x i8> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <2 x i8> [[TMP16]] to half
; CHECK-NEXT:    [[TMP18:%.*]] = insertvalue { i8, i32, [2 x half] } [[TMP12]], half [[TMP17]], 2, 0
; CHECK-NEXT:    [[TMP19:%.*]] = add i64 [[TMP1]], 10
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast i64 [[TMP19]] to <1 x i64>
; CHECK-NEXT:    [[TMP21:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 1, <1 x i64> [[TMP20]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP22:%.*]] = shufflevector <4 x i8> [[TMP21]], <4 x i8> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast <2 x i8> [[TMP22]] to half
; CHECK-NEXT:    [[TMP24:%.*]] = insertvalue { i8, i32, [2 x half] } [[TMP18]], half [[TMP23]], 2, 1
; CHECK-NEXT:    ret { i8, i32, [2 x half] } [[TMP24]]
  %v = load { i8, i32, [2 x half] }, ptr addrspace(1) %p
  ret { i8, i32, [2 x half] } %v
}

; The alignment of the whole is not that of each element.
define <{ i8, i32, [2 x <2 x i16>] }> @packed(ptr addrspace(1) %p) {
; CHECK-LABEL: @packed(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <4 x i8> [[TMP3]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <1 x i8> [[TMP4]] to i8
; CHECK-NEXT:    [[TMP6:%.*]] = insertvalue <{ i8, i32, [2 x <2 x i16>] }> poison, i8 [[TMP5]], 0
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP1]], 1
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP7]] to <1 x i64>
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 2, <1 x i64> [[TMP8]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <4 x i8> [[TMP9]], <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <4 x i8> [[TMP10]] to i32
; CHECK-NEXT:    [[TMP12:%.*]] = insertvalue <{ i8, i32, [2 x <2 x i16>] }> [[TMP6]], i32 [[TMP11]], 1
; CHECK-NEXT:    [[TMP13:%.*]] = add i64 [[TMP1]], 5
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast i64 [[TMP13]] to <1 x i64>
; CHECK-NEXT:    [[TMP15:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 2, <1 x i64> [[TMP14]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP16:%.*]] = shufflevector <4 x i8> [[TMP15]], <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <4 x i8> [[TMP16]] to <2 x i16>
; CHECK-NEXT:    [[TMP18:%.*]] = insertvalue <{ i8, i32, [2 x <2 x i16>] }> [[TMP12]], <2 x i16> [[TMP17]], 2, 0
; CHECK-NEXT:    [[TMP19:%.*]] = add i64 [[TMP1]], 9
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast i64 [[TMP19]] to <1 x i64>
; CHECK-NEXT:    [[TMP21:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 2, <1 x i64> [[TMP20]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP22:%.*]] = shufflevector <4 x i8> [[TMP21]], <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast <4 x i8> [[TMP22]] to <2 x i16>
; CHECK-NEXT:    [[TMP24:%.*]] = insertvalue <{ i8, i32, [2 x <2 x i16>] }> [[TMP18]], <2 x i16> [[TMP23]], 2, 1
; CHECK-NEXT:    ret <{ i8, i32, [2 x <2 x i16>] }> [[TMP24]]
  %v = load <{ i8, i32, [2 x <2 x i16>] }>, ptr addrspace(1) %p, align 4
  ret <{ i8, i32, [2 x <2 x i16>] }> %v
}
