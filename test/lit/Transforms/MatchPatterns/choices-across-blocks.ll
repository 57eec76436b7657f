; Choices are written over a value whose other uses lie on other ways.
; CHECK lines by utils/update-checks
; RUN: cmx-opt --platform=icllp -passes=cmx-match-patterns -S %s | FileCheck %s
; RUN: cmx-opt --platform=pvc -passes=cmx-match-patterns,cmx-match-patterns -S %s | FileCheck %s

declare void @use(<16 x i32>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)

; The phi is only read where the choice does not run.
define void @other_way(<16 x i32> %a, <16 x i1> %m, <16 x i32> %y, i1 %c) {
; CHECK-LABEL: @other_way(
; CHECK:       entry:
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    [[X:%.*]] = phi <16 x i32> [ [[A:%.*]], %entry ], [ [[JOINED:%.*]], %join ]
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    [[TMP0:%.*]] = add <16 x i32> [[X]], [[Y:%.*]]
; CHECK-NEXT:    [[SUM:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[TMP0]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[JOINED]] = phi <16 x i32> [ [[X]], %head ], [ [[SUM]], %then ]
; CHECK-NEXT:    br i1 [[C]], label %head, label %end
; CHECK:       end:
; CHECK-NEXT:    call void @use(<16 x i32> [[JOINED]])
; CHECK-NEXT:    ret void
entry:
  br label %head
head:
  %x = phi <16 x i32> [ %a, %entry ], [ %joined, %join ]
  br i1 %c, label %then, label %join
then:
  %masked = select <16 x i1> %m, <16 x i32> %y, <16 x i32> zeroinitializer
  %sum = add <16 x i32> %x, %masked
  br label %join
join:
  %joined = phi <16 x i32> [ %x, %head ], [ %sum, %then ]
  br i1 %c, label %head, label %end
end:
  call void @use(<16 x i32> %joined)
  ret void
}

; A value that a mask has written is written again; the difference is a choice.
define void @written(<16 x i32> %a, <16 x i1> %m, <16 x i1> %k, <16 x i32> %y, i1 %c) {
; CHECK-LABEL: @written(
; CHECK:       entry:
; CHECK-NEXT:    [[B:%.*]] = xor <16 x i32> [[A:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[B]], <16 x i32> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[K:%.*]])
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    [[LESS:%.*]] = sub <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[CHOSEN:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[X]], <16 x i32> [[LESS]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[JOINED:%.*]] = phi <16 x i32> [ [[X]], %entry ], [ [[CHOSEN]], %then ]
; CHECK-NEXT:    call void @use(<16 x i32> [[JOINED]])
; CHECK-NEXT:    ret void
entry:
  %b = xor <16 x i32> %a, %y
  %x = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %b, <16 x i32> %y, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %k)
  br i1 %c, label %then, label %join
then:
  %less = sub <16 x i32> %x, %y
  %chosen = select <16 x i1> %m, <16 x i32> %less, <16 x i32> %x
  br label %join
join:
  %joined = phi <16 x i32> [ %x, %entry ], [ %chosen, %then ]
  call void @use(<16 x i32> %joined)
  ret void
}

; Not: the value is read later on the same way.
define void @read_later(<16 x i32> %a, <16 x i1> %m, <16 x i32> %y, i1 %c) {
; CHECK-LABEL: @read_later(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[Y:%.*]]
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    [[MASKED:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[Y]], <16 x i32> zeroinitializer
; CHECK-NEXT:    [[SUM:%.*]] = add <16 x i32> [[X]], [[MASKED]]
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[JOINED:%.*]] = phi <16 x i32> [ [[X]], %entry ], [ [[SUM]], %then ]
; CHECK-NEXT:    call void @use(<16 x i32> [[JOINED]])
; CHECK-NEXT:    call void @use(<16 x i32> [[X]])
; CHECK-NEXT:    ret void
entry:
  %x = xor <16 x i32> %a, %y
  br i1 %c, label %then, label %join
then:
  %masked = select <16 x i1> %m, <16 x i32> %y, <16 x i32> zeroinitializer
  %sum = add <16 x i32> %x, %masked
  br label %join
join:
  %joined = phi <16 x i32> [ %x, %entry ], [ %sum, %then ]
  call void @use(<16 x i32> %joined)
  call void @use(<16 x i32> %x)
  ret void
}

; Not: the next turn reads the value, which is computed before the loop.
define void @read_next_turn(<16 x i32> %a, <16 x i1> %m, <16 x i32> %y, i1 %c) {
; CHECK-LABEL: @read_next_turn(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[Y:%.*]]
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    call void @use(<16 x i32> [[X]])
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %head
; CHECK:       then:
; CHECK-NEXT:    [[MASKED:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[Y]], <16 x i32> zeroinitializer
; CHECK-NEXT:    [[SUM:%.*]] = add <16 x i32> [[X]], [[MASKED]]
; CHECK-NEXT:    call void @use(<16 x i32> [[SUM]])
; CHECK-NEXT:    br i1 [[C]], label %head, label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
entry:
  %x = xor <16 x i32> %a, %y
  br label %head
head:
  call void @use(<16 x i32> %x)
  br i1 %c, label %then, label %head
then:
  %masked = select <16 x i1> %m, <16 x i32> %y, <16 x i32> zeroinitializer
  %sum = add <16 x i32> %x, %masked
  call void @use(<16 x i32> %sum)
  br i1 %c, label %head, label %end
end:
  ret void
}
