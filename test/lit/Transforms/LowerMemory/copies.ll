; memcpy, memmove and memset.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

define void @copy(ptr addrspace(1) %to, ptr addrspace(1) %from) {
; CHECK-LABEL: @copy(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[FROM:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[TO:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.svm.block.ld.unaligned.v4i32.i64(i64 [[TMP1]])
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <4 x i32> [[TMP3]] to <16 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <16 x i8> [[TMP4]], <16 x i8> poison, <24 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP6:%.*]] = add i64 [[TMP1]], 16
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <2 x i64> poison, i64 [[TMP6]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <2 x i64> [[_SPLATINSERT]], <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = add <2 x i64> [[_SPLAT]], <i64 0, i64 4>
; CHECK-NEXT:    [[TMP8:%.*]] = call <2 x i32> @llvm.genx.svm.gather.v2i32.i1.v2i64(i1 true, i32 0, <2 x i64> [[TMP7]], <2 x i32> poison)
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <2 x i32> [[TMP8]] to <8 x i8>
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <8 x i8> [[TMP9]], <8 x i8> poison, <24 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    [[TMP11:%.*]] = shufflevector <24 x i8> [[TMP5]], <24 x i8> [[TMP10]], <24 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
; CHECK-NEXT:    [[TMP12:%.*]] = shufflevector <24 x i8> [[TMP11]], <24 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <16 x i8> [[TMP12]] to <4 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.block.st.i64.v4i32(i64 [[TMP2]], <4 x i32> [[TMP13]])
; CHECK-NEXT:    [[TMP14:%.*]] = shufflevector <24 x i8> [[TMP11]], <24 x i8> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
; CHECK-NEXT:    [[TMP15:%.*]] = add i64 [[TMP2]], 16
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast i64 [[TMP15]] to <1 x i64>
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <8 x i8> [[TMP14]] to <1 x i64>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i64(i1 true, i32 0, <1 x i64> [[TMP16]], <1 x i64> [[TMP17]])
; CHECK-NEXT:    ret void
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %to, ptr addrspace(1) align 4 %from, i64 24, i1 false)
  ret void
}

; One side is a variable.
define i32 @from_memory(ptr addrspace(1) %from, i32 %i) {
; CHECK-LABEL: @from_memory(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[FROM:%.*]] to i64
; CHECK-NEXT:    [[A:%.*]] = alloca [4 x i32], align 4
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.svm.block.ld.unaligned.v4i32.i64(i64 [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <4 x i32> [[TMP2]] to <16 x i8>
; CHECK-NEXT:    store <16 x i8> [[TMP3]], ptr [[A]], align 4
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %a = alloca [4 x i32]
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %a, ptr addrspace(1) align 4 %from, i64 16, i1 false)
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; Without a word about it, a place is a multiple of one byte, in a variable, too.
define void @from_variable(ptr addrspace(1) %to, i32 %i) {
; CHECK-LABEL: @from_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[TO:%.*]] to i64
; CHECK-NEXT:    [[A:%.*]] = alloca [9 x i32], align 4
; CHECK-NEXT:    [[Q:%.*]] = getelementptr [9 x i32], ptr [[A]], i32 0, i32 [[I:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = load <12 x i8>, ptr [[Q]], align 1
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <12 x i8> [[TMP2]], <12 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <2 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <2 x i64> [[_SPLATINSERT]], <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = add <2 x i64> [[_SPLAT]], <i64 0, i64 4>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <8 x i8> [[TMP3]], <8 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v2i64.v8i8(i1 true, i32 2, <2 x i64> [[TMP4]], <8 x i8> [[TMP5]])
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <12 x i8> [[TMP2]], <12 x i8> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP1]], 8
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP7]] to <1 x i64>
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <4 x i8> [[TMP6]], <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 2, <1 x i64> [[TMP8]], <4 x i8> [[TMP9]])
; CHECK-NEXT:    ret void
  %a = alloca [9 x i32], align 4
  %q = getelementptr [9 x i32], ptr %a, i32 0, i32 %i
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %to, ptr %q, i64 12, i1 false)
  ret void
}

define void @set(ptr addrspace(1) %to, i8 %v) {
; CHECK-LABEL: @set(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[TO:%.*]] to i64
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <32 x i8> poison, i8 [[V:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <32 x i8> [[_SPLATINSERT]], <32 x i8> poison, <32 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <32 x i8> [[_SPLAT]] to <8 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.block.st.i64.v8i32(i64 [[TMP1]], <8 x i32> [[TMP2]])
; CHECK-NEXT:    ret void
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %to, i8 %v, i64 32, i1 false)
  ret void
}

define void @nothing(ptr addrspace(1) %to, ptr addrspace(1) %from) {
; CHECK-LABEL: @nothing(
; CHECK-NEXT:    ret void
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 0, i1 false)
  ret void
}

; A loop.
define void @variable_length(ptr addrspace(1) %to, i8 %v, i64 %n) {
; CHECK-LABEL: @variable_length(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[TO:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = and i64 [[N:%.*]], -16
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq i64 [[TMP2]], 0
; CHECK-NEXT:    br i1 [[TMP3]], label %.split, label %copy
; CHECK:       copy:
; CHECK-NEXT:    [[TMP4:%.*]] = phi i64 [ 0, [[TMP0:%.*]] ], [ [[TMP8:%.*]], %copy ]
; CHECK-NEXT:    [[TMP5:%.*]] = add i64 [[TMP1]], [[TMP4]]
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <16 x i8> poison, i8 [[V:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <16 x i8> [[_SPLATINSERT]], <16 x i8> poison, <16 x i32> zeroinitializer
; CHECK-NEXT:    [[_SPLATINSERT1:%.*]] = insertelement <4 x i64> poison, i64 [[TMP5]], i64 0
; CHECK-NEXT:    [[_SPLAT2:%.*]] = shufflevector <4 x i64> [[_SPLATINSERT1]], <4 x i64> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = add <4 x i64> [[_SPLAT2]], <i64 0, i64 4, i64 8, i64 12>
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <16 x i8> [[_SPLAT]], <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v4i64.v16i8(i1 true, i32 2, <4 x i64> [[TMP6]], <16 x i8> [[TMP7]])
; CHECK-NEXT:    [[TMP8]] = add i64 [[TMP4]], 16
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ult i64 [[TMP8]], [[TMP2]]
; CHECK-NEXT:    br i1 [[TMP9]], label %copy, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[TMP10:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP11:%.*]] = sub i64 [[N]], [[TMP2]]
; CHECK-NEXT:    [[TMP12:%.*]] = icmp eq i64 0, [[TMP11]]
; CHECK-NEXT:    br i1 [[TMP12]], label %split, label %loadstoreloop
; CHECK:       loadstoreloop:
; CHECK-NEXT:    [[TMP13:%.*]] = phi i64 [ 0, %.split ], [ [[TMP18:%.*]], %loadstoreloop ]
; CHECK-NEXT:    [[TMP14:%.*]] = add i64 [[TMP10]], [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast i8 [[V]] to <1 x i8>
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast i64 [[TMP14]] to <1 x i64>
; CHECK-NEXT:    [[TMP17:%.*]] = shufflevector <1 x i8> [[TMP15]], <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 0, <1 x i64> [[TMP16]], <4 x i8> [[TMP17]])
; CHECK-NEXT:    [[TMP18]] = add i64 [[TMP13]], 1
; CHECK-NEXT:    [[TMP19:%.*]] = icmp ult i64 [[TMP18]], [[TMP11]]
; CHECK-NEXT:    br i1 [[TMP19]], label %loadstoreloop, label %split
; CHECK:       split:
; CHECK-NEXT:    ret void
  call void @llvm.memset.p1.i64(ptr addrspace(1) %to, i8 %v, i64 %n, i1 false)
  ret void
}

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
