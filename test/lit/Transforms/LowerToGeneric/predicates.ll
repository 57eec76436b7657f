; Parts of predicates, reductions, constants.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic,verify -S %s | FileCheck %s

declare <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1>, i32)
declare i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1>, i32)
declare <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1>, <4 x i1>, i32)
declare <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1>, <4 x i1>, i32, <8 x i1>)
declare <8 x i1> @llvm.genx.wrpredpredregion.v8i1.i1(<8 x i1>, i1, i32, <8 x i1>)
declare i1 @llvm.genx.any.v8i1(<8 x i1>)
declare i1 @llvm.genx.all.v8i1(<8 x i1>)
declare i1 @llvm.genx.all.i1(i1)
declare <4 x i32> @llvm.genx.constanti.v4i32(<4 x i32>)
declare { <16 x i1>, <4 x i1>, i1 } @llvm.genx.simdcf.goto.v16i1.v4i1(<16 x i1>, <4 x i1>, <4 x i1>)
declare { <16 x i1>, i1 } @llvm.genx.simdcf.join.v16i1.v4i1(<16 x i1>, <4 x i1>)

define <4 x i1> @read(<16 x i1> %p) {
; CHECK-LABEL: @read(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 2)
; CHECK-NEXT:    [[R:%.*]] = shufflevector <16 x i1> [[P:%.*]], <16 x i1> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %r = call <4 x i1> @llvm.genx.rdpredregion.v4i1.v16i1(<16 x i1> %p, i32 8)
  ret <4 x i1> %r
}

define i1 @read_one(<16 x i1> %p) {
; CHECK-LABEL: @read_one(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.1, i64 2)
; CHECK-NEXT:    [[R:%.*]] = extractelement <16 x i1> [[P:%.*]], i64 9
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.genx.rdpredregion.i1.v16i1(<16 x i1> %p, i32 9)
  ret i1 %r
}

define <8 x i1> @write(<8 x i1> %p, <4 x i1> %n) {
; CHECK-LABEL: @write(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.2, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i1> [[N:%.*]], <4 x i1> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[R:%.*]] = shufflevector <8 x i1> [[P:%.*]], <8 x i1> [[TMP1]], <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = call <8 x i1> @llvm.genx.wrpredregion.v8i1.v4i1(<8 x i1> %p, <4 x i1> %n, i32 4)
  ret <8 x i1> %r
}

define <8 x i1> @write_masked(<8 x i1> %p, <4 x i1> %n, <8 x i1> %m) {
; CHECK-LABEL: @write_masked(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.3, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <8 x i1> [[M:%.*]], <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <4 x i1> [[N:%.*]], <4 x i1> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <4 x i1> [[TMP1]], <4 x i1> zeroinitializer, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP3]], <8 x i1> [[TMP2]], <8 x i1> [[P:%.*]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.v4i1(<8 x i1> %p, <4 x i1> %n, i32 4, <8 x i1> %m)
  ret <8 x i1> %r
}

define <8 x i1> @write_one_masked(<8 x i1> %p, i1 %n, <8 x i1> %m) {
; CHECK-LABEL: @write_one_masked(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.4, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <8 x i1> [[M:%.*]], <8 x i1> poison, <1 x i32> <i32 3>
; CHECK-NEXT:    [[TMP2:%.*]] = extractelement <1 x i1> [[TMP1]], i64 0
; CHECK-NEXT:    [[TMP3:%.*]] = extractelement <8 x i1> [[P:%.*]], i64 3
; CHECK-NEXT:    [[TMP4:%.*]] = select i1 [[TMP2]], i1 [[N:%.*]], i1 [[TMP3]]
; CHECK-NEXT:    [[R:%.*]] = insertelement <8 x i1> [[P]], i1 [[TMP4]], i64 3
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = call <8 x i1> @llvm.genx.wrpredpredregion.v8i1.i1(<8 x i1> %p, i1 %n, i32 3, <8 x i1> %m)
  ret <8 x i1> %r
}

define i1 @reduce(<8 x i1> %p, <8 x i1> %q) {
; CHECK-LABEL: @reduce(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.5, i64 5)
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> [[P:%.*]])
; CHECK-NEXT:    [[ALL:%.*]] = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> [[Q:%.*]])
; CHECK-NEXT:    [[R:%.*]] = and i1 [[ANY]], [[ALL]]
; CHECK-NEXT:    ret i1 [[R]]
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %p)
  %all = call i1 @llvm.genx.all.v8i1(<8 x i1> %q)
  %same = call i1 @llvm.genx.all.i1(i1 %all)
  %r = and i1 %any, %same
  ret i1 %r
}

define <4 x i32> @constant() {
; CHECK-LABEL: @constant(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.6, i64 2)
; CHECK-NEXT:    ret <4 x i32> <i32 1, i32 2, i32 3, i32 4>
  %r = call <4 x i32> @llvm.genx.constanti.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  ret <4 x i32> %r
}

define { <16 x i1>, <4 x i1>, i1 } @goto(<16 x i1> %mask, <4 x i1> %resume, <4 x i1> %stay) {
; CHECK-LABEL: @goto(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.7, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <16 x i1> [[MASK:%.*]], <16 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP2:%.*]] = xor <4 x i1> [[STAY:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = and <4 x i1> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = and <4 x i1> [[TMP1]], [[STAY]]
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i1> [[TMP4]], <4 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <16 x i1> [[MASK]], <16 x i1> [[TMP5]], <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[TMP7:%.*]] = insertvalue { <16 x i1>, <4 x i1>, i1 } poison, <16 x i1> [[TMP6]], 0
; CHECK-NEXT:    [[TMP8:%.*]] = or <4 x i1> [[RESUME:%.*]], [[TMP3]]
; CHECK-NEXT:    [[TMP9:%.*]] = insertvalue { <16 x i1>, <4 x i1>, i1 } [[TMP7]], <4 x i1> [[TMP8]], 1
; CHECK-NEXT:    [[TMP10:%.*]] = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> [[TMP4]])
; CHECK-NEXT:    [[TMP11:%.*]] = xor i1 [[TMP10]], true
; CHECK-NEXT:    [[R:%.*]] = insertvalue { <16 x i1>, <4 x i1>, i1 } [[TMP9]], i1 [[TMP11]], 2
; CHECK-NEXT:    ret { <16 x i1>, <4 x i1>, i1 } [[R]]
  %r = call { <16 x i1>, <4 x i1>, i1 } @llvm.genx.simdcf.goto.v16i1.v4i1(<16 x i1> %mask, <4 x i1> %resume, <4 x i1> %stay)
  ret { <16 x i1>, <4 x i1>, i1 } %r
}

define { <16 x i1>, i1 } @join(<16 x i1> %mask, <4 x i1> %resume) {
; CHECK-LABEL: @join(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.8, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <16 x i1> [[MASK:%.*]], <16 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP2:%.*]] = or <4 x i1> [[TMP1]], [[RESUME:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <4 x i1> [[TMP2]], <4 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <16 x i1> [[MASK]], <16 x i1> [[TMP3]], <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[TMP5:%.*]] = insertvalue { <16 x i1>, i1 } poison, <16 x i1> [[TMP4]], 0
; CHECK-NEXT:    [[TMP6:%.*]] = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> [[TMP2]])
; CHECK-NEXT:    [[TMP7:%.*]] = xor i1 [[TMP6]], true
; CHECK-NEXT:    [[R:%.*]] = insertvalue { <16 x i1>, i1 } [[TMP5]], i1 [[TMP7]], 1
; CHECK-NEXT:    ret { <16 x i1>, i1 } [[R]]
  %r = call { <16 x i1>, i1 } @llvm.genx.simdcf.join.v16i1.v4i1(<16 x i1> %mask, <4 x i1> %resume)
  ret { <16 x i1>, i1 } %r
}
