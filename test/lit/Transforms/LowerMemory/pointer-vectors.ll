; Vectors of pointers and of predicates in memory.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

declare <8 x ptr> @llvm.masked.gather.v8p0.v8p1(<8 x ptr addrspace(1)>, i32, <8 x i1>, <8 x ptr>)
declare void @llvm.masked.scatter.v8p0.v8p1(<8 x ptr>, <8 x ptr addrspace(1)>, i32, <8 x i1>)

define <4 x i32> @load(ptr %p) {
; CHECK-LABEL: @load(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 [[TMP1]])
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i32> [[TMP2]] to <32 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <32 x i8> [[TMP3]] to <4 x i64>
; CHECK-NEXT:    [[V:%.*]] = trunc <4 x i64> [[TMP4]] to <4 x i32>
; CHECK-NEXT:    ret <4 x i32> [[V]]
  %q = load <4 x ptr addrspace(1)>, ptr %p, align 16
  %v = ptrtoint <4 x ptr addrspace(1)> %q to <4 x i32>
  ret <4 x i32> %v
}

define void @store(ptr %p, <2 x i64> %a) {
; CHECK-LABEL: @store(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <2 x i64> [[A:%.*]] to <16 x i8>
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <2 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <2 x i64> [[_SPLATINSERT]], <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = add <2 x i64> [[_SPLAT]], <i64 0, i64 8>
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <16 x i8> [[TMP2]] to <2 x i64>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v2i64.v2i64(i1 true, i32 0, <2 x i64> [[TMP3]], <2 x i64> [[TMP4]])
; CHECK-NEXT:    ret void
  %q = inttoptr <2 x i64> %a to <2 x ptr>
  store <2 x ptr> %q, ptr %p, align 8
  ret void
}

define void @masked(<8 x i64> %from, <8 x i64> %to, <8 x i1> %m, <8 x i64> %else) {
; CHECK-LABEL: @masked(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i64> @llvm.genx.svm.gather.v8i64.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[FROM:%.*]], <8 x i64> [[ELSE:%.*]])
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i64(<8 x i1> [[M]], i32 0, <8 x i64> [[TO:%.*]], <8 x i64> [[TMP1]])
; CHECK-NEXT:    ret void
  %f = inttoptr <8 x i64> %from to <8 x ptr addrspace(1)>
  %t = inttoptr <8 x i64> %to to <8 x ptr addrspace(1)>
  %e = inttoptr <8 x i64> %else to <8 x ptr>
  %v = call <8 x ptr> @llvm.masked.gather.v8p0.v8p1(<8 x ptr addrspace(1)> %f, i32 8, <8 x i1> %m, <8 x ptr> %e)
  call void @llvm.masked.scatter.v8p0.v8p1(<8 x ptr> %v, <8 x ptr addrspace(1)> %t, i32 8, <8 x i1> %m)
  ret void
}

define <17 x i1> @predicates(ptr %p, ptr %q) {
; CHECK-LABEL: @predicates(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr [[Q:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 1, <1 x i64> [[TMP3]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i8> [[TMP4]], <4 x i8> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <2 x i8> [[TMP5]], <2 x i8> poison, <3 x i32> <i32 0, i32 1, i32 poison>
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP1]], 2
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i64 [[TMP7]] to <1 x i64>
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP8]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <4 x i8> [[TMP9]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP11:%.*]] = shufflevector <1 x i8> [[TMP10]], <1 x i8> poison, <3 x i32> <i32 poison, i32 poison, i32 0>
; CHECK-NEXT:    [[TMP12:%.*]] = shufflevector <3 x i8> [[TMP6]], <3 x i8> [[TMP11]], <3 x i32> <i32 0, i32 1, i32 5>
; CHECK-NEXT:    [[TMP13:%.*]] = shufflevector <3 x i8> [[TMP12]], <3 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast <4 x i8> [[TMP13]] to <32 x i1>
; CHECK-NEXT:    [[V:%.*]] = shufflevector <32 x i1> [[TMP14]], <32 x i1> poison, <17 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP16:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP15]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP17:%.*]] = shufflevector <4 x i8> [[TMP16]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast <1 x i8> [[TMP17]] to <8 x i1>
; CHECK-NEXT:    [[W:%.*]] = shufflevector <8 x i1> [[TMP18]], <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP19:%.*]] = shufflevector <17 x i1> [[V]], <17 x i1> zeroinitializer, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17, i32 17>
; CHECK-NEXT:    [[TMP20:%.*]] = bitcast <32 x i1> [[TMP19]] to <4 x i8>
; CHECK-NEXT:    [[TMP21:%.*]] = shufflevector <4 x i8> [[TMP20]], <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    [[TMP22:%.*]] = shufflevector <3 x i8> [[TMP21]], <3 x i8> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP24:%.*]] = shufflevector <2 x i8> [[TMP22]], <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 1, <1 x i64> [[TMP23]], <4 x i8> [[TMP24]])
; CHECK-NEXT:    [[TMP25:%.*]] = shufflevector <3 x i8> [[TMP21]], <3 x i8> poison, <1 x i32> <i32 2>
; CHECK-NEXT:    [[TMP26:%.*]] = add i64 [[TMP2]], 2
; CHECK-NEXT:    [[TMP27:%.*]] = bitcast i64 [[TMP26]] to <1 x i64>
; CHECK-NEXT:    [[TMP28:%.*]] = shufflevector <1 x i8> [[TMP25]], <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 0, <1 x i64> [[TMP27]], <4 x i8> [[TMP28]])
; CHECK-NEXT:    [[TMP29:%.*]] = shufflevector <4 x i1> [[W]], <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 4, i32 4, i32 4>
; CHECK-NEXT:    [[TMP30:%.*]] = bitcast <8 x i1> [[TMP29]] to <1 x i8>
; CHECK-NEXT:    [[TMP31:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP32:%.*]] = shufflevector <1 x i8> [[TMP30]], <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 0, <1 x i64> [[TMP31]], <4 x i8> [[TMP32]])
; CHECK-NEXT:    ret <17 x i1> [[V]]
  %v = load <17 x i1>, ptr %p
  %w = load <4 x i1>, ptr %q
  store <17 x i1> %v, ptr %q
  store <4 x i1> %w, ptr %p
  ret <17 x i1> %v
}
