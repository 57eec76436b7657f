; A join of lanes that an earlier goto divided has the mask from before it.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-simdcf -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-simdcf,cmx-lower-simdcf -verify-each -S %s | FileCheck %s

declare { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1>, <8 x i1>, <8 x i1>)
declare { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1>, <8 x i1>)

; if
define <8 x i1> @if(<8 x i1> %mask, <8 x i1> %stay) {
; CHECK-LABEL: @if(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = and <8 x i1> [[MASK:%.*]], [[STAY:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP0]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    br i1 [[TMP2]], label %end, label %then
; CHECK:       then:
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[TMP3:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[MASK]])
; CHECK-NEXT:    [[TMP4:%.*]] = xor i1 [[TMP3]], true
; CHECK-NEXT:    ret <8 x i1> [[MASK]]
entry:
  %g = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %mask, <8 x i1> zeroinitializer, <8 x i1> %stay)
  %g.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 0
  %g.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 1
  %g.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 2
  br i1 %g.none, label %end, label %then
then:
  br label %end
end:
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %g.em, <8 x i1> %g.rm)
  %j.em = extractvalue { <8 x i1>, i1 } %j, 0
  %j.none = extractvalue { <8 x i1>, i1 } %j, 1
  ret <8 x i1> %j.em
}

; else: no lane has come from the entry directly.
define <8 x i1> @else(<8 x i1> %mask, <8 x i1> %stay) {
; CHECK-LABEL: @else(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = and <8 x i1> [[MASK:%.*]], [[STAY:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[STAY]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i1> [[MASK]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP0]])
; CHECK-NEXT:    [[TMP4:%.*]] = xor i1 [[TMP3]], true
; CHECK-NEXT:    br i1 [[TMP4]], label %else, label %then
; CHECK:       then:
; CHECK-NEXT:    [[TMP5:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> zeroinitializer)
; CHECK-NEXT:    [[TMP6:%.*]] = xor i1 [[TMP5]], true
; CHECK-NEXT:    br label %else
; CHECK:       else:
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP2]])
; CHECK-NEXT:    [[TMP8:%.*]] = xor i1 [[TMP7]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP2]]
entry:
  %g = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %mask, <8 x i1> zeroinitializer, <8 x i1> %stay)
  %g.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 0
  %g.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 1
  %g.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 2
  br i1 %g.none, label %else, label %then
then:
  %h = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %g.em, <8 x i1> zeroinitializer, <8 x i1> zeroinitializer)
  %h.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 0
  %h.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 1
  %h.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 2
  br label %else
else:
  %em = phi <8 x i1> [ %g.em, %entry ], [ %h.em, %then ]
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %em, <8 x i1> %g.rm)
  %j.em = extractvalue { <8 x i1>, i1 } %j, 0
  %j.none = extractvalue { <8 x i1>, i1 } %j, 1
  ret <8 x i1> %j.em
}

; The branch is on something else: lanes may have come from the entry.
define <8 x i1> @else_not_empty(<8 x i1> %mask, <8 x i1> %stay, i1 %other) {
; CHECK-LABEL: @else_not_empty(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = and <8 x i1> [[MASK:%.*]], [[STAY:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[STAY]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i1> [[MASK]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP0]])
; CHECK-NEXT:    [[TMP4:%.*]] = xor i1 [[TMP3]], true
; CHECK-NEXT:    br i1 [[OTHER:%.*]], label %else, label %then
; CHECK:       then:
; CHECK-NEXT:    [[TMP5:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> zeroinitializer)
; CHECK-NEXT:    [[TMP6:%.*]] = xor i1 [[TMP5]], true
; CHECK-NEXT:    br label %else
; CHECK:       else:
; CHECK-NEXT:    [[EM:%.*]] = phi <8 x i1> [ [[TMP0]], %entry ], [ zeroinitializer, %then ]
; CHECK-NEXT:    [[TMP7:%.*]] = or <8 x i1> [[EM]], [[TMP2]]
; CHECK-NEXT:    [[TMP8:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP7]])
; CHECK-NEXT:    [[TMP9:%.*]] = xor i1 [[TMP8]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP7]]
entry:
  %g = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %mask, <8 x i1> zeroinitializer, <8 x i1> %stay)
  %g.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 0
  %g.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 1
  %g.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 2
  br i1 %other, label %else, label %then
then:
  %h = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %g.em, <8 x i1> zeroinitializer, <8 x i1> zeroinitializer)
  %h.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 0
  %h.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 1
  %h.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 2
  br label %else
else:
  %em = phi <8 x i1> [ %g.em, %entry ], [ %h.em, %then ]
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %em, <8 x i1> %g.rm)
  %j.em = extractvalue { <8 x i1>, i1 } %j, 0
  %j.none = extractvalue { <8 x i1>, i1 } %j, 1
  ret <8 x i1> %j.em
}

; Another mask's lanes are not the complement.
define <8 x i1> @other_resume(<8 x i1> %mask, <8 x i1> %stay, <8 x i1> %resume) {
; CHECK-LABEL: @other_resume(
; CHECK-NEXT:    [[TMP1:%.*]] = and <8 x i1> [[MASK:%.*]], [[STAY:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = xor <8 x i1> [[STAY]], splat (i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = and <8 x i1> [[MASK]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP5:%.*]] = xor i1 [[TMP4]], true
; CHECK-NEXT:    [[TMP6:%.*]] = or <8 x i1> [[TMP1]], [[RESUME:%.*]]
; CHECK-NEXT:    [[TMP7:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = xor i1 [[TMP7]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP6]]
  %g = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %mask, <8 x i1> zeroinitializer, <8 x i1> %stay)
  %g.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 0
  %g.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 1
  %g.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 2
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %g.em, <8 x i1> %resume)
  %j.em = extractvalue { <8 x i1>, i1 } %j, 0
  %j.none = extractvalue { <8 x i1>, i1 } %j, 1
  ret <8 x i1> %j.em
}

; Complements of other conditions unite to nothing known.
define <8 x i1> @two_conditions(<8 x i1> %mask, <8 x i1> %a, <8 x i1> %b) {
; CHECK-LABEL: @two_conditions(
; CHECK-NEXT:    [[TMP1:%.*]] = and <8 x i1> [[MASK:%.*]], [[A:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = xor <8 x i1> [[A]], splat (i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = and <8 x i1> [[MASK]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP1]])
; CHECK-NEXT:    [[TMP5:%.*]] = xor i1 [[TMP4]], true
; CHECK-NEXT:    [[TMP6:%.*]] = and <8 x i1> [[MASK]], [[B:%.*]]
; CHECK-NEXT:    [[TMP7:%.*]] = xor <8 x i1> [[B]], splat (i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = and <8 x i1> [[MASK]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    [[TMP10:%.*]] = xor i1 [[TMP9]], true
; CHECK-NEXT:    [[TMP11:%.*]] = or <8 x i1> [[TMP1]], [[TMP8]]
; CHECK-NEXT:    [[TMP12:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP11]])
; CHECK-NEXT:    [[TMP13:%.*]] = xor i1 [[TMP12]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP11]]
  %g = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %mask, <8 x i1> zeroinitializer, <8 x i1> %a)
  %g.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 0
  %g.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 1
  %g.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 2
  %h = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %mask, <8 x i1> zeroinitializer, <8 x i1> %b)
  %h.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 0
  %h.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 1
  %h.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 2
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %g.em, <8 x i1> %h.rm)
  %j.em = extractvalue { <8 x i1>, i1 } %j, 0
  %j.none = extractvalue { <8 x i1>, i1 } %j, 1
  ret <8 x i1> %j.em
}

; After the loop: each turn keeps the lanes that have left beside those that go on.
define <8 x i1> @loop_with_break(<8 x i1> %mask, <8 x i1> %break, <8 x i1> %again) {
; CHECK-LABEL: @loop_with_break(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[EM:%.*]] = phi <8 x i1> [ [[MASK:%.*]], %entry ], [ [[TMP6:%.*]], %latch ]
; CHECK-NEXT:    [[RM:%.*]] = phi <8 x i1> [ zeroinitializer, %entry ], [ [[TMP9:%.*]], %latch ]
; CHECK-NEXT:    [[TMP0:%.*]] = and <8 x i1> [[EM]], [[BREAK:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[BREAK]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i1> [[EM]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = or <8 x i1> [[RM]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP0]])
; CHECK-NEXT:    [[TMP5:%.*]] = xor i1 [[TMP4]], true
; CHECK-NEXT:    br i1 [[TMP5]], label %exit, label %latch
; CHECK:       latch:
; CHECK-NEXT:    [[TMP6]] = and <8 x i1> [[TMP0]], [[AGAIN:%.*]]
; CHECK-NEXT:    [[TMP7:%.*]] = xor <8 x i1> [[AGAIN]], splat (i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = and <8 x i1> [[TMP0]], [[TMP7]]
; CHECK-NEXT:    [[TMP9]] = or <8 x i1> [[TMP3]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    [[TMP11:%.*]] = xor i1 [[TMP10]], true
; CHECK-NEXT:    br i1 [[TMP11]], label %exit, label %loop
; CHECK:       exit:
; CHECK-NEXT:    [[TMP12:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[MASK]])
; CHECK-NEXT:    [[TMP13:%.*]] = xor i1 [[TMP12]], true
; CHECK-NEXT:    ret <8 x i1> [[MASK]]
entry:
  br label %loop
loop:
  %em = phi <8 x i1> [ %mask, %entry ], [ %h.em, %latch ]
  %rm = phi <8 x i1> [ zeroinitializer, %entry ], [ %h.rm, %latch ]
  %g = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %em, <8 x i1> %rm, <8 x i1> %break)
  %g.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 0
  %g.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 1
  %g.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 2
  br i1 %g.none, label %exit, label %latch
latch:
  %h = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %g.em, <8 x i1> %g.rm, <8 x i1> %again)
  %h.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 0
  %h.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 1
  %h.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 2
  br i1 %h.none, label %exit, label %loop
exit:
  %eme = phi <8 x i1> [ %g.em, %loop ], [ %h.em, %latch ]
  %rme = phi <8 x i1> [ %g.rm, %loop ], [ %h.rm, %latch ]
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %eme, <8 x i1> %rme)
  %j.em = extractvalue { <8 x i1>, i1 } %j, 0
  %j.none = extractvalue { <8 x i1>, i1 } %j, 1
  ret <8 x i1> %j.em
}

; A turn that forgets who has left.
define <8 x i1> @loop_that_forgets(<8 x i1> %mask, <8 x i1> %break, <8 x i1> %again) {
; CHECK-LABEL: @loop_that_forgets(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[EM:%.*]] = phi <8 x i1> [ [[MASK:%.*]], %entry ], [ [[TMP6:%.*]], %latch ]
; CHECK-NEXT:    [[RM:%.*]] = phi <8 x i1> [ zeroinitializer, %entry ], [ [[TMP8:%.*]], %latch ]
; CHECK-NEXT:    [[TMP0:%.*]] = and <8 x i1> [[EM]], [[BREAK:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = xor <8 x i1> [[BREAK]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = and <8 x i1> [[EM]], [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = or <8 x i1> [[RM]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP0]])
; CHECK-NEXT:    [[TMP5:%.*]] = xor i1 [[TMP4]], true
; CHECK-NEXT:    br i1 [[TMP5]], label %exit, label %latch
; CHECK:       latch:
; CHECK-NEXT:    [[TMP6]] = and <8 x i1> [[TMP0]], [[AGAIN:%.*]]
; CHECK-NEXT:    [[TMP7:%.*]] = xor <8 x i1> [[AGAIN]], splat (i1 true)
; CHECK-NEXT:    [[TMP8]] = and <8 x i1> [[TMP0]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP6]])
; CHECK-NEXT:    [[TMP10:%.*]] = xor i1 [[TMP9]], true
; CHECK-NEXT:    br i1 [[TMP10]], label %exit, label %loop
; CHECK:       exit:
; CHECK-NEXT:    [[RME:%.*]] = phi <8 x i1> [ [[TMP3]], %loop ], [ [[TMP8]], %latch ]
; CHECK-NEXT:    [[TMP11:%.*]] = or <8 x i1> zeroinitializer, [[RME]]
; CHECK-NEXT:    [[TMP12:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[TMP11]])
; CHECK-NEXT:    [[TMP13:%.*]] = xor i1 [[TMP12]], true
; CHECK-NEXT:    ret <8 x i1> [[TMP11]]
entry:
  br label %loop
loop:
  %em = phi <8 x i1> [ %mask, %entry ], [ %h.em, %latch ]
  %rm = phi <8 x i1> [ zeroinitializer, %entry ], [ %h.rm, %latch ]
  %g = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %em, <8 x i1> %rm, <8 x i1> %break)
  %g.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 0
  %g.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 1
  %g.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 2
  br i1 %g.none, label %exit, label %latch
latch:
  %h = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> %g.em, <8 x i1> zeroinitializer, <8 x i1> %again)
  %h.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 0
  %h.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 1
  %h.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %h, 2
  br i1 %h.none, label %exit, label %loop
exit:
  %eme = phi <8 x i1> [ %g.em, %loop ], [ %h.em, %latch ]
  %rme = phi <8 x i1> [ %g.rm, %loop ], [ %h.rm, %latch ]
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> %eme, <8 x i1> %rme)
  %j.em = extractvalue { <8 x i1>, i1 } %j, 0
  %j.none = extractvalue { <8 x i1>, i1 } %j, 1
  ret <8 x i1> %j.em
}

; The lanes of the else branch are those that the condition leaves out: one reduction of the condition.
define i1 @complement(<8 x i1> %stay) {
; CHECK-LABEL: @complement(
; CHECK-NEXT:    [[TMP1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[STAY:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = xor i1 [[TMP1]], true
; CHECK-NEXT:    [[TMP3:%.*]] = call i1 @llvm.genx.all.v8i1(<8 x i1> [[STAY]])
; CHECK-NEXT:    [[TMP4:%.*]] = xor i1 [[TMP3]], true
; CHECK-NEXT:    [[TMP5:%.*]] = xor i1 [[TMP4]], true
; CHECK-NEXT:    ret i1 [[TMP5]]
  %g = call { <8 x i1>, <8 x i1>, i1 } @llvm.genx.simdcf.goto.v8i1.v8i1(<8 x i1> splat (i1 true), <8 x i1> zeroinitializer, <8 x i1> %stay)
  %g.em = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 0
  %g.rm = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 1
  %g.none = extractvalue { <8 x i1>, <8 x i1>, i1 } %g, 2
  %j = call { <8 x i1>, i1 } @llvm.genx.simdcf.join.v8i1.v8i1(<8 x i1> zeroinitializer, <8 x i1> %g.rm)
  %j.em = extractvalue { <8 x i1>, i1 } %j, 0
  %j.none = extractvalue { <8 x i1>, i1 } %j, 1
  ret i1 %j.none
}
