; Options of loops that LLVM cannot read are removed; the others count.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-unroll-loops -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-unroll-loops --check-each -S -o %t.ll %s

define i32 @count_missing(i32 %x) {
; CHECK-LABEL: @count_missing(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !0
done:
  ret i32 %t
}

define i32 @count_text(i32 %x) {
; CHECK-LABEL: @count_text(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !2
done:
  ret i32 %t
}

define i32 @count_zero(i32 %x) {
; CHECK-LABEL: @count_zero(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !4
done:
  ret i32 %t
}

define i32 @count_negative(i32 %x) {
; CHECK-LABEL: @count_negative(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !6
done:
  ret i32 %t
}

define i32 @count_wide(i32 %x) {
; CHECK-LABEL: @count_wide(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !8
done:
  ret i32 %t
}

define i32 @count_twice(i32 %x) {
; CHECK-LABEL: @count_twice(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !10
done:
  ret i32 %t
}

define i32 @enable_text(i32 %x) {
; CHECK-LABEL: @enable_text(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !12
done:
  ret i32 %t
}

define i32 @enable_null(i32 %x) {
; CHECK-LABEL: @enable_null(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !14
done:
  ret i32 %t
}

define i32 @nonforced_text(i32 %x) {
; CHECK-LABEL: @nonforced_text(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !16
done:
  ret i32 %t
}

define i32 @peeled_text(i32 %x) {
; CHECK-LABEL: @peeled_text(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !18
done:
  ret i32 %t
}

define i32 @progress_text(i32 %x) {
; CHECK-LABEL: @progress_text(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !20
done:
  ret i32 %t
}

define i32 @name_null(i32 %x) {
; CHECK-LABEL: @name_null(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !22
done:
  ret i32 %t
}

define i32 @empty(i32 %x) {
; CHECK-LABEL: @empty(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !24
done:
  ret i32 %t
}

define i32 @option_null(i32 %x) {
; CHECK-LABEL: @option_null(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !26
done:
  ret i32 %t
}

define i32 @estimate_undef(i32 %x) {
; CHECK-LABEL: @estimate_undef(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !29
done:
  ret i32 %t
}

define i32 @no_operands(i32 %x) {
; CHECK-LABEL: @no_operands(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 3
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 3
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !32
done:
  ret i32 %t
}

; The option that makes sense forbids it.
define i32 @disabled(i32 %x) {
; CHECK-LABEL: @disabled(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[S:%.*]] = phi i32 [ [[X:%.*]], %entry ], [ [[T:%.*]], %loop ]
; CHECK-NEXT:    [[T]] = mul i32 [[S]], 3
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], 2
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done, !llvm.loop !0
; CHECK:       done:
; CHECK-NEXT:    ret i32 [[T]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !27
done:
  ret i32 %t
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", !"many"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 0}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.count", i16 -1}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.count", i128 18446744073709551616}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.count", i32 2, i32 2}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.enable", !"yes"}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable", null}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.disable_nonforced", !"yes"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.peeled.count", !"two"}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress", !"yesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyesyes"}
!22 = distinct !{!22, !23}
!23 = !{null, i32 1}
!24 = distinct !{!24, !25}
!25 = !{}
!26 = distinct !{!26, null}
!27 = distinct !{!27, null, !28}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = distinct !{!29, !30, !31}
!30 = !{!"llvm.loop.estimated_trip_count", i32 undef}
!31 = !{!"llvm.loop.unroll.count", i32 2}
!32 = distinct !{}
