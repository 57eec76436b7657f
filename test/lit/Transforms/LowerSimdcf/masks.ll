; goto and join become logic on the lanes of the section; whole masks without
; another reader are removed.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-simdcf -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-simdcf,cmx-lower-simdcf -verify-each -S %s | FileCheck %s

declare { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1>, <16 x i1>, <16 x i1>)
declare { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1>, <16 x i1>)
declare { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1>, <8 x i1>, <8 x i1>)
declare { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1>, <8 x i1>)
declare <8 x i1> @llvm.genx.simdcf.get.em.v8i1(<8 x i1>)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1>, i32)

; As many lanes in the mask as in the section.
define <8 x i1> @equal(<8 x i1> %mask, <8 x i1> %resume, <8 x i1> %stay) {
; CHECK-LABEL: @equal(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = and <8 x i1> [[MASK:%.*]], [[STAY:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[STAY]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i1> [[MASK]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = or <8 x i1> [[RESUME:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP0]])
; CHECK-NEXT:    [[TMP5:%.*]] = xor i1 [[TMP4]], true
; CHECK-NEXT:    br i1 [[TMP5]], label %end, label %then
; CHECK:       then:
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[TMP6:%.*]] = or <8 x i1> [[TMP0]], [[TMP3]]
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = xor i1 [[TMP7]], true
; CHECK-NEXT:    [[R:%.*]] = and <8 x i1> [[TMP0]], [[TMP6]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
entry:
  %go = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %mask, <8 x i1> %resume, <8 x i1> %stay)
  %em = extractvalue { <8 x i1>, <8 x i1>, i1 } %go, 0
  %rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %go, 1
  %none = extractvalue { <8 x i1>, <8 x i1>, i1 } %go, 2
  br i1 %none, label %end, label %then

then:
  %now = call <8 x i1> @llvm.genx.simdcf.get.em.v8i1(<8 x i1> %em)
  br label %end

end:
  %read = phi <8 x i1> [ zeroinitializer, %entry ], [ %now, %then ]
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %em, <8 x i1> %rm)
  %after = extractvalue { <8 x i1>, i1 } %j, 0
  %r = and <8 x i1> %read, %after
  ret <8 x i1> %r
}

; A loop whose mask has more lanes: the section's are a phi of their own.
define <16 x i32> @loop(<16 x i32> %v) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[TMP0:%.*]] = phi <16 x i1> [ splat (i1 true), %entry ], [ [[TMP1:%.*]], %loop ]
; CHECK-NEXT:    [[RM:%.*]] = phi <16 x i1> [ zeroinitializer, %entry ], [ [[TMP4:%.*]], %loop ]
; CHECK-NEXT:    [[X:%.*]] = phi <16 x i32> [ [[V:%.*]], %entry ], [ [[Y:%.*]], %loop ]
; CHECK-NEXT:    [[LESS:%.*]] = add <16 x i32> [[X]], splat (i32 -1)
; CHECK-NEXT:    [[Y]] = select <16 x i1> [[TMP0]], <16 x i32> [[LESS]], <16 x i32> [[X]]
; CHECK-NEXT:    [[STAY:%.*]] = icmp sgt <16 x i32> [[Y]], zeroinitializer
; CHECK-NEXT:    [[TMP1]] = and <16 x i1> [[TMP0]], [[STAY]]
; CHECK-NEXT:    [[TMP2:%.*]] = xor <16 x i1> [[STAY]], splat (i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = and <16 x i1> [[TMP0]], [[TMP2]]
; CHECK-NEXT:    [[TMP4]] = or <16 x i1> [[RM]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call i1 @llvm.genx.any.v16i1(<16 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP6:%.*]] = xor i1 [[TMP5]], true
; CHECK-NEXT:    br i1 [[TMP6]], label %end, label %loop
; CHECK:       end:
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v16i1(<16 x i1> splat (i1 true))
; CHECK-NEXT:    [[TMP8:%.*]] = xor i1 [[TMP7]], true
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> splat (i1 true), <16 x i32> [[Y]], <16 x i32> zeroinitializer
; CHECK-NEXT:    ret <16 x i32> [[R]]
entry:
  br label %loop

loop:
  %em = phi <32 x i1> [ splat (i1 true), %entry ], [ %em2, %loop ]
  %rm = phi <16 x i1> [ zeroinitializer, %entry ], [ %rm2, %loop ]
  %x = phi <16 x i32> [ %v, %entry ], [ %y, %loop ]
  %on = shufflevector <32 x i1> %em, <32 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %less = add <16 x i32> %x, splat (i32 -1)
  %y = select <16 x i1> %on, <16 x i32> %less, <16 x i32> %x
  %stay = icmp sgt <16 x i32> %y, zeroinitializer
  %go = call { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> %em, <16 x i1> %rm, <16 x i1> %stay)
  %em2 = extractvalue { <32 x i1>, <16 x i1>, i1 } %go, 0
  %rm2 = extractvalue { <32 x i1>, <16 x i1>, i1 } %go, 1
  %none = extractvalue { <32 x i1>, <16 x i1>, i1 } %go, 2
  br i1 %none, label %end, label %loop

end:
  %j = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1> %em2, <16 x i1> %rm2)
  %em3 = extractvalue { <32 x i1>, i1 } %j, 0
  %back = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %em3, i32 0)
  %r = select <16 x i1> %back, <16 x i32> %y, <16 x i32> zeroinitializer
  ret <16 x i32> %r
}

; The other half of the mask is read: the whole mask stays, beside its part.
define <16 x i1> @upper_half(<32 x i1> %mask, <16 x i1> %resume, i1 %c) {
; CHECK-LABEL: @upper_half(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = shufflevector <32 x i1> [[MASK:%.*]], <32 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    [[TMP1:%.*]] = or <16 x i1> [[TMP0]], [[RESUME:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <16 x i1> [[TMP1]], <16 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <32 x i1> [[TMP2]], <32 x i1> [[MASK]], <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.any.v16i1(<16 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP5:%.*]] = xor i1 [[TMP4]], true
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <32 x i1> [[MASK]], <32 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[TMP7:%.*]] = phi <16 x i1> [ [[TMP1]], %entry ], [ [[TMP6]], %then ]
; CHECK-NEXT:    [[PHI:%.*]] = phi <32 x i1> [ [[TMP3]], %entry ], [ [[MASK]], %then ]
; CHECK-NEXT:    [[TMP8:%.*]] = or <16 x i1> [[TMP7]], [[RESUME]]
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <16 x i1> [[TMP8]], <16 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP10:%.*]] = shufflevector <32 x i1> [[TMP9]], <32 x i1> [[PHI]], <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
; CHECK-NEXT:    [[TMP11:%.*]] = call i1 @llvm.genx.any.v16i1(<16 x i1> [[TMP8]])
; CHECK-NEXT:    [[TMP12:%.*]] = xor i1 [[TMP11]], true
; CHECK-NEXT:    [[UPPER:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[TMP10]], i32 16)
; CHECK-NEXT:    ret <16 x i1> [[UPPER]]
entry:
  %j = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1> %mask, <16 x i1> %resume)
  %em = extractvalue { <32 x i1>, i1 } %j, 0
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %phi = phi <32 x i1> [ %em, %entry ], [ %mask, %then ]
  %j2 = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1> %phi, <16 x i1> %resume)
  %em2 = extractvalue { <32 x i1>, i1 } %j2, 0
  %upper = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %em2, i32 16)
  ret <16 x i1> %upper
}

; Both ways of a switch bring the same mask.
define <16 x i1> @two_ways(<32 x i1> %mask, <16 x i1> %resume, i32 %n) {
; CHECK-LABEL: @two_ways(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = shufflevector <32 x i1> [[MASK:%.*]], <32 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
; CHECK-NEXT:    switch i32 [[N:%.*]], label %other [
; CHECK-NEXT:    i32 1, label %end
; CHECK-NEXT:    i32 2, label %end
; CHECK-NEXT:    ]
; CHECK:       other:
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[TMP1:%.*]] = phi <16 x i1> [ [[TMP0]], %entry ], [ [[TMP0]], %entry ], [ splat (i1 true), %other ]
; CHECK-NEXT:    [[TMP2:%.*]] = or <16 x i1> [[TMP1]], [[RESUME:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = call i1 @llvm.genx.any.v16i1(<16 x i1> [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = xor i1 [[TMP3]], true
; CHECK-NEXT:    ret <16 x i1> [[TMP2]]
entry:
  switch i32 %n, label %other [ i32 1, label %end
                                i32 2, label %end ]

other:
  br label %end

end:
  %phi = phi <32 x i1> [ %mask, %entry ], [ %mask, %entry ], [ splat (i1 true), %other ]
  %j = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1> %phi, <16 x i1> %resume)
  %em = extractvalue { <32 x i1>, i1 } %j, 0
  %first = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %em, i32 0)
  ret <16 x i1> %first
}

; The results as one structure; a block that nothing reaches goes; blocks in another
; order than they run.
define { <8 x i1>, i1 } @structure(<8 x i1> %mask, <8 x i1> %resume) {
; CHECK-LABEL: @structure(
; CHECK:       entry:
; CHECK-NEXT:    br label %first
; CHECK:       second:
; CHECK-NEXT:    [[TMP0:%.*]] = or <8 x i1> [[TMP5:%.*]], [[MASK:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP0]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    [[TMP3:%.*]] = insertvalue { <8 x i1>, i1 } poison, <8 x i1> [[TMP0]], 0
; CHECK-NEXT:    [[TMP4:%.*]] = insertvalue { <8 x i1>, i1 } [[TMP3]], i1 [[TMP2]], 1
; CHECK-NEXT:    ret { <8 x i1>, i1 } [[TMP4]]
; CHECK:       first:
; CHECK-NEXT:    [[TMP5]] = or <8 x i1> [[MASK]], [[RESUME:%.*]]
; CHECK-NEXT:    [[TMP6:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP5]])
; CHECK-NEXT:    [[TMP7:%.*]] = xor i1 [[TMP6]], true
; CHECK-NEXT:    br label %second
entry:
  br label %first

second:
  %emj = phi <8 x i1> [ %em, %first ], [ %mask, %unreached ]
  %j2 = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %emj, <8 x i1> %mask)
  ret { <8 x i1>, i1 } %j2

first:
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %mask, <8 x i1> %resume)
  %em = extractvalue { <8 x i1>, i1 } %j, 0
  br label %second

unreached:
  %j3 = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %mask, <8 x i1> %resume)
  %none3 = extractvalue { <8 x i1>, i1 } %j3, 1
  br i1 %none3, label %unreached, label %second
}

; Nothing to do.
define <8 x i1> @none(<8 x i1> %mask) {
; CHECK-LABEL: @none(
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i1> [[MASK:%.*]], splat (i1 true)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %r = xor <8 x i1> %mask, splat (i1 true)
  ret <8 x i1> %r
}
