; Phis of masks that are equal on all ways, since a mask has no lane on some of them.
; CHECK lines by utils/update-checks
; RUN: cmx-opt --platform=icllp -passes=cmx-lower-simdcf -S %s | FileCheck %s
; RUN: cmx-opt --platform=icllp -passes=cmx-lower-simdcf,cmx-lower-simdcf -S %s | FileCheck %s
; RUN: cmx-opt --platform=pvc -passes=cmx-lower-simdcf -S %s | FileCheck %s

declare i1 @llvm.genx.any.v8i1(<8 x i1>)
declare i1 @llvm.genx.all.v8i1(<8 x i1>)
declare void @use(<8 x i1>)

; No lane of %m on the way past %then: %m, where zero stands.
define void @other(<8 x i1> %m0, <8 x i1> %k) {
; CHECK-LABEL: @other(
; CHECK:       entry:
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[M0:%.*]], [[K:%.*]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[M]])
; CHECK-NEXT:    br i1 [[ANY]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    [[SAME:%.*]] = or <8 x i1> zeroinitializer, [[M]]
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    call void @use(<8 x i1> [[M]])
; CHECK-NEXT:    ret void
entry:
  %m = and <8 x i1> %m0, %k
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  br i1 %any, label %then, label %end
then:
  %same = or <8 x i1> zeroinitializer, %m
  br label %end
end:
  %p = phi <8 x i1> [ zeroinitializer, %entry ], [ %same, %then ]
  call void @use(<8 x i1> %p)
  ret void
}

; Zero, where %m and a part of it stand; the branch is negated, one way has a block of its own.
define void @zero(<8 x i1> %m0, <8 x i1> %k, i1 %c) {
; CHECK-LABEL: @zero(
; CHECK:       entry:
; CHECK-NEXT:    [[M:%.*]] = xor <8 x i1> [[M0:%.*]], [[K:%.*]]
; CHECK-NEXT:    br i1 [[C:%.*]], label %first, label %second
; CHECK:       first:
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[M]])
; CHECK-NEXT:    [[NONE:%.*]] = xor i1 [[ANY]], true
; CHECK-NEXT:    br i1 [[NONE]], label %between, label %out
; CHECK:       between:
; CHECK-NEXT:    br label %end
; CHECK:       second:
; CHECK-NEXT:    [[PART:%.*]] = and <8 x i1> [[K]], [[M]]
; CHECK-NEXT:    [[ANY2:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[M]])
; CHECK-NEXT:    br i1 [[ANY2]], label %out, label %end
; CHECK:       end:
; CHECK-NEXT:    call void @use(<8 x i1> zeroinitializer)
; CHECK-NEXT:    br label %out
; CHECK:       out:
; CHECK-NEXT:    ret void
entry:
  %m = xor <8 x i1> %m0, %k
  br i1 %c, label %first, label %second
first:
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  %none = xor i1 %any, true
  br i1 %none, label %between, label %out
between:
  br label %end
second:
  %part = and <8 x i1> %k, %m
  %any2 = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  br i1 %any2, label %out, label %end
end:
  %p = phi <8 x i1> [ %m, %between ], [ %part, %second ]
  call void @use(<8 x i1> %p)
  br label %out
out:
  ret void
}

; The phi of a loop that reads one of these.
define void @loop(<8 x i1> %m0) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[M0:%.*]], [[M0]]
; CHECK-NEXT:    [[GO:%.*]] = or <8 x i1> zeroinitializer, [[M]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[GO]])
; CHECK-NEXT:    br i1 [[ANY]], label %out, label %next
; CHECK:       next:
; CHECK-NEXT:    br label %head
; CHECK:       out:
; CHECK-NEXT:    ret void
entry:
  br label %head
head:
  %waits = phi <8 x i1> [ zeroinitializer, %entry ], [ %left, %next ]
  %m = and <8 x i1> %m0, %m0
  %go = or <8 x i1> %waits, %m
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %go)
  br i1 %any, label %out, label %next
next:
  %left = phi <8 x i1> [ %go, %head ]
  br label %head
out:
  ret void
}

; The mask of a loop that does not change it.
define void @unchanged(<8 x i1> %m0, <8 x i1> %k, i1 %c) {
; CHECK-LABEL: @unchanged(
; CHECK:       entry:
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[M0:%.*]], [[K:%.*]]
; CHECK-NEXT:    br label %turn
; CHECK:       turn:
; CHECK-NEXT:    call void @use(<8 x i1> [[M]])
; CHECK-NEXT:    br i1 [[C:%.*]], label %turn, label %out
; CHECK:       out:
; CHECK-NEXT:    ret void
entry:
  %m = and <8 x i1> %m0, %k
  br label %turn
turn:
  %p = phi <8 x i1> [ %m, %entry ], [ %p, %turn ]
  call void @use(<8 x i1> %p)
  br i1 %c, label %turn, label %out
out:
  ret void
}

; Not: the way on which there are lanes.
define void @some_lanes(<8 x i1> %m0, <8 x i1> %k) {
; CHECK-LABEL: @some_lanes(
; CHECK:       entry:
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[M0:%.*]], [[K:%.*]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[M]])
; CHECK-NEXT:    br i1 [[ANY]], label %end, label %then
; CHECK:       then:
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[P:%.*]] = phi <8 x i1> [ zeroinitializer, %entry ], [ [[K]], %then ]
; CHECK-NEXT:    call void @use(<8 x i1> [[P]])
; CHECK-NEXT:    ret void
entry:
  %m = and <8 x i1> %m0, %k
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  br i1 %any, label %end, label %then
then:
  br label %end
end:
  %p = phi <8 x i1> [ zeroinitializer, %entry ], [ %k, %then ]
  call void @use(<8 x i1> %p)
  ret void
}

; Not: another mask has no lane, or not all lanes are on.
define void @other_mask(<8 x i1> %m0, <8 x i1> %k) {
; CHECK-LABEL: @other_mask(
; CHECK:       entry:
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[M0:%.*]], [[K:%.*]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[K]])
; CHECK-NEXT:    br i1 [[ANY]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    [[ALL:%.*]] = call i1 @llvm.genx.all.v8i1(<8 x i1> [[M]])
; CHECK-NEXT:    br i1 [[ALL]], label %more, label %end2
; CHECK:       more:
; CHECK-NEXT:    br label %end2
; CHECK:       end:
; CHECK-NEXT:    [[P:%.*]] = phi <8 x i1> [ [[M0]], %entry ]
; CHECK-NEXT:    call void @use(<8 x i1> [[P]])
; CHECK-NEXT:    ret void
; CHECK:       end2:
; CHECK-NEXT:    [[Q:%.*]] = phi <8 x i1> [ zeroinitializer, %then ], [ [[M]], %more ]
; CHECK-NEXT:    call void @use(<8 x i1> [[Q]])
; CHECK-NEXT:    ret void
entry:
  %m = and <8 x i1> %m0, %k
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %k)
  br i1 %any, label %then, label %end
then:
  %all = call i1 @llvm.genx.all.v8i1(<8 x i1> %m)
  br i1 %all, label %more, label %end2
more:
  br label %end2
end:
  %p = phi <8 x i1> [ %m0, %entry ]
  call void @use(<8 x i1> %p)
  ret void
end2:
  %q = phi <8 x i1> [ zeroinitializer, %then ], [ %m, %more ]
  call void @use(<8 x i1> %q)
  ret void
}

; Not: the value does not dominate the phi.
define void @not_above(<8 x i1> %m, <8 x i1> %k) {
; CHECK-LABEL: @not_above(
; CHECK:       entry:
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[M:%.*]])
; CHECK-NEXT:    br i1 [[ANY]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    [[PART:%.*]] = and <8 x i1> [[M]], [[K:%.*]]
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[P:%.*]] = phi <8 x i1> [ zeroinitializer, %entry ], [ [[PART]], %then ]
; CHECK-NEXT:    call void @use(<8 x i1> [[P]])
; CHECK-NEXT:    ret void
entry:
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  br i1 %any, label %then, label %end
then:
  %part = and <8 x i1> %m, %k
  br label %end
end:
  %p = phi <8 x i1> [ zeroinitializer, %entry ], [ %part, %then ]
  call void @use(<8 x i1> %p)
  ret void
}

; Choices that are no choices: zero and a part, a sum with a part; the second one is negated.
define void @choices(<8 x i1> %m0, <8 x i1> %k, <8 x i1> %x) {
; CHECK-LABEL: @choices(
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[M0:%.*]], [[K:%.*]]
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[M]])
; CHECK-NEXT:    [[PART:%.*]] = and <8 x i1> [[X:%.*]], [[M]]
; CHECK-NEXT:    call void @use(<8 x i1> zeroinitializer)
; CHECK-NEXT:    [[NO:%.*]] = xor i1 [[ANY]], true
; CHECK-NEXT:    [[SUM:%.*]] = or <8 x i1> [[X]], [[PART]]
; CHECK-NEXT:    call void @use(<8 x i1> [[X]])
; CHECK-NEXT:    ret void
  %m = and <8 x i1> %m0, %k
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  %part = and <8 x i1> %x, %m
  %none = select i1 %any, <8 x i1> zeroinitializer, <8 x i1> %part
  call void @use(<8 x i1> %none)
  %no = xor i1 %any, true
  %sum = or <8 x i1> %x, %part
  %same = select i1 %no, <8 x i1> %sum, <8 x i1> %x
  call void @use(<8 x i1> %same)
  ret void
}

; Not: they differ in lanes of another mask, or where there are lanes.
define void @real_choices(<8 x i1> %m, <8 x i1> %k, <8 x i1> %x) {
; CHECK-LABEL: @real_choices(
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[M:%.*]])
; CHECK-NEXT:    [[OTHER:%.*]] = select i1 [[ANY]], <8 x i1> zeroinitializer, <8 x i1> [[K:%.*]]
; CHECK-NEXT:    call void @use(<8 x i1> [[OTHER]])
; CHECK-NEXT:    [[SUM:%.*]] = or <8 x i1> [[X:%.*]], [[K]]
; CHECK-NEXT:    [[LARGER:%.*]] = select i1 [[ANY]], <8 x i1> [[X]], <8 x i1> [[SUM]]
; CHECK-NEXT:    call void @use(<8 x i1> [[LARGER]])
; CHECK-NEXT:    ret void
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  %other = select i1 %any, <8 x i1> zeroinitializer, <8 x i1> %k
  call void @use(<8 x i1> %other)
  %sum = or <8 x i1> %x, %k
  %larger = select i1 %any, <8 x i1> %x, <8 x i1> %sum
  call void @use(<8 x i1> %larger)
  ret void
}

; There is another way to %way, on which %m may have lanes.
define <8 x i1> @several_ways(<8 x i1> %m, <8 x i1> %a, <8 x i1> %b, i1 %c) {
; CHECK-LABEL: @several_ways(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = and <8 x i1> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[BOTH:%.*]] = or <8 x i1> [[X]], [[M:%.*]]
; CHECK-NEXT:    br i1 [[C:%.*]], label %ask, label %way
; CHECK:       ask:
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[M]])
; CHECK-NEXT:    br i1 [[ANY]], label %some, label %way
; CHECK:       way:
; CHECK-NEXT:    br label %end
; CHECK:       some:
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[MASK:%.*]] = phi <8 x i1> [ [[BOTH]], %way ], [ [[X]], %some ]
; CHECK-NEXT:    ret <8 x i1> [[MASK]]
entry:
  %x = and <8 x i1> %a, %b
  %both = or <8 x i1> %x, %m
  br i1 %c, label %ask, label %way

ask:
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  br i1 %any, label %some, label %way

way:
  br label %end

some:
  br label %end

end:
  %mask = phi <8 x i1> [ %both, %way ], [ %x, %some ]
  ret <8 x i1> %mask
}

; The same, in another order.
define <8 x i1> @other_way_first(<8 x i1> %m, <8 x i1> %a, <8 x i1> %b, i1 %c) {
; CHECK-LABEL: @other_way_first(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = and <8 x i1> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[BOTH:%.*]] = or <8 x i1> [[X]], [[M:%.*]]
; CHECK-NEXT:    br i1 [[C:%.*]], label %ask, label %other
; CHECK:       ask:
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[M]])
; CHECK-NEXT:    br i1 [[ANY]], label %some, label %way
; CHECK:       other:
; CHECK-NEXT:    br label %way
; CHECK:       way:
; CHECK-NEXT:    br label %end
; CHECK:       some:
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[MASK:%.*]] = phi <8 x i1> [ [[BOTH]], %way ], [ [[X]], %some ]
; CHECK-NEXT:    ret <8 x i1> [[MASK]]
entry:
  %x = and <8 x i1> %a, %b
  %both = or <8 x i1> %x, %m
  br i1 %c, label %ask, label %other

ask:
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  br i1 %any, label %some, label %way

other:
  br label %way

way:
  br label %end

some:
  br label %end

end:
  %mask = phi <8 x i1> [ %both, %way ], [ %x, %some ]
  ret <8 x i1> %mask
}

; The inner phi has no lane, after which the disjunction is %m, as the outer phi.
define <8 x i1> @through_or(<8 x i1> %m0, <8 x i1> %k, i1 %a, i1 %b) {
; CHECK-LABEL: @through_or(
; CHECK:       entry:
; CHECK-NEXT:    [[M:%.*]] = and <8 x i1> [[M0:%.*]], [[K:%.*]]
; CHECK-NEXT:    br i1 [[A:%.*]], label %end, label %first
; CHECK:       first:
; CHECK-NEXT:    br i1 [[B:%.*]], label %meet, label %second
; CHECK:       second:
; CHECK-NEXT:    br label %meet
; CHECK:       meet:
; CHECK-NEXT:    [[BOTH:%.*]] = or <8 x i1> zeroinitializer, [[M]]
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret <8 x i1> [[M]]
entry:
  %m = and <8 x i1> %m0, %k
  br i1 %a, label %end, label %first

first:
  br i1 %b, label %meet, label %second

second:
  br label %meet

meet:
  %inner = phi <8 x i1> [ zeroinitializer, %first ], [ zeroinitializer, %second ]
  %both = or <8 x i1> %inner, %m
  br label %end

end:
  %mask = phi <8 x i1> [ %m, %entry ], [ %both, %meet ]
  ret <8 x i1> %mask
}
