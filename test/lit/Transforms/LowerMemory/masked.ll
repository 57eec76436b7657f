; Masked accesses are gathers and scatters; lanes that do not exist are off.
; Masked accesses have another form in LLVM 19.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

define <8 x float> @load(ptr addrspace(1) %p, <8 x i1> %m, <8 x float> %old) {
; CHECK-LABEL: @load(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i64> [[_SPLATINSERT]], <8 x i64> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = add <8 x i64> [[_SPLAT]], <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x float> [[OLD:%.*]] to <8 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[TMP2]], <8 x i32> [[TMP3]])
; CHECK-NEXT:    [[V:%.*]] = bitcast <8 x i32> [[TMP4]] to <8 x float>
; CHECK-NEXT:    ret <8 x float> [[V]]
  %v = call <8 x float> @llvm.masked.load.v8f32.p1(ptr addrspace(1) align 4 %p, <8 x i1> %m, <8 x float> %old)
  ret <8 x float> %v
}

; Five lanes are eight of which three are off.
define void @store(ptr addrspace(1) %p, <5 x i1> %m, <5 x i16> %v) {
; CHECK-LABEL: @store(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <5 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <5 x i64> [[_SPLATINSERT]], <5 x i64> poison, <5 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = add <5 x i64> [[_SPLAT]], <i64 0, i64 2, i64 4, i64 6, i64 8>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <5 x i64> [[TMP2]], <5 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <5 x i16> [[V:%.*]], <5 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <5 x i1> [[M:%.*]], <5 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 5, i32 5>
; CHECK-NEXT:    [[TMP6:%.*]] = zext <8 x i16> [[TMP4]] to <8 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <8 x i32> [[TMP6]] to <32 x i8>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v32i8(<8 x i1> [[TMP5]], i32 1, <8 x i64> [[TMP3]], <32 x i8> [[TMP7]])
; CHECK-NEXT:    ret void
  call void @llvm.masked.store.v5i16.p1(<5 x i16> %v, ptr addrspace(1) align 2 %p, <5 x i1> %m)
  ret void
}

; 40 lanes are 32 and 8.
define <40 x i8> @gather(<40 x ptr addrspace(1)> %p, <40 x i8> %old) {
; CHECK-LABEL: @gather(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint <40 x ptr addrspace(1)> [[P:%.*]] to <40 x i64>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <40 x i64> [[TMP1]], <40 x i64> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <40 x i8> [[OLD:%.*]], <40 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <32 x i32> [[TMP4]] to <128 x i8>
; CHECK-NEXT:    [[TMP6:%.*]] = call <128 x i8> @llvm.genx.svm.gather.v128i8.v32i1.v32i64(<32 x i1> splat (i1 true), i32 0, <32 x i64> [[TMP2]], <128 x i8> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <128 x i8> [[TMP6]] to <32 x i32>
; CHECK-NEXT:    [[TMP8:%.*]] = trunc <32 x i32> [[TMP7]] to <32 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <32 x i8> [[TMP8]], <32 x i8> poison, <40 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <40 x i64> [[TMP1]], <40 x i64> poison, <8 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39>
; CHECK-NEXT:    [[TMP11:%.*]] = shufflevector <40 x i8> [[OLD]], <40 x i8> poison, <8 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39>
; CHECK-NEXT:    [[TMP12:%.*]] = zext <8 x i8> [[TMP11]] to <8 x i32>
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <8 x i32> [[TMP12]] to <32 x i8>
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x i8> @llvm.genx.svm.gather.v32i8.v8i1.v8i64(<8 x i1> splat (i1 true), i32 0, <8 x i64> [[TMP10]], <32 x i8> [[TMP13]])
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <32 x i8> [[TMP14]] to <8 x i32>
; CHECK-NEXT:    [[TMP16:%.*]] = trunc <8 x i32> [[TMP15]] to <8 x i8>
; CHECK-NEXT:    [[TMP17:%.*]] = shufflevector <8 x i8> [[TMP16]], <8 x i8> poison, <40 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    [[V:%.*]] = shufflevector <40 x i8> [[TMP9]], <40 x i8> [[TMP17]], <40 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79>
; CHECK-NEXT:    ret <40 x i8> [[V]]
  %v = call <40 x i8> @llvm.masked.gather.v40i8.v40p1(<40 x ptr addrspace(1)> align 1 %p, <40 x i1> splat (i1 true), <40 x i8> %old)
  ret <40 x i8> %v
}

define void @scatter(ptr addrspace(1) %base, <16 x i32> %i, <16 x i1> %m, <16 x double> %v) {
; CHECK-LABEL: @scatter(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[BASE:%.*]] to i64
; CHECK-NEXT:    [[I_C:%.*]] = sext <16 x i32> [[I:%.*]] to <16 x i64>
; CHECK-NEXT:    [[P_IDX:%.*]] = mul <16 x i64> [[I_C]], splat (i64 8)
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <16 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <16 x i64> [[_SPLATINSERT]], <16 x i64> poison, <16 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = add <16 x i64> [[_SPLAT]], [[P_IDX]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <16 x double> [[V:%.*]] to <16 x i64>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v16i1.v16i64.v16i64(<16 x i1> [[M:%.*]], i32 0, <16 x i64> [[TMP2]], <16 x i64> [[TMP3]])
; CHECK-NEXT:    ret void
  %p = getelementptr double, ptr addrspace(1) %base, <16 x i32> %i
  call void @llvm.masked.scatter.v16f64.v16p1(<16 x double> %v, <16 x ptr addrspace(1)> align 8 %p, <16 x i1> %m)
  ret void
}

declare <8 x float> @llvm.masked.load.v8f32.p1(ptr addrspace(1), <8 x i1>, <8 x float>)
declare void @llvm.masked.store.v5i16.p1(<5 x i16>, ptr addrspace(1), <5 x i1>)
declare <40 x i8> @llvm.masked.gather.v40i8.v40p1(<40 x ptr addrspace(1)>, <40 x i1>, <40 x i8>)
declare void @llvm.masked.scatter.v16f64.v16p1(<16 x double>, <16 x ptr addrspace(1)>, <16 x i1>)
