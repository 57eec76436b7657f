; xor with 0 where a mask decides becomes predicated, also if the mask decides for the 0.
; CHECK lines by utils/update-checks
; RUN: cmx-opt --platform=icllp -passes=cmx-match-patterns -S %s | FileCheck %s
; RUN: cmx-opt --platform=pvc -passes=cmx-match-patterns,cmx-match-patterns -S %s | FileCheck %s

declare void @use(<16 x i32>)

define <16 x i32> @masked(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @masked(
; CHECK-NEXT:    [[OLD:%.*]] = lshr <16 x i32> [[A:%.*]], splat (i32 1)
; CHECK-NEXT:    [[TMP1:%.*]] = xor <16 x i32> [[OLD]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[OLD]], <16 x i32> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %old = lshr <16 x i32> %a, splat (i32 1)
  %masked = select <16 x i1> %m, <16 x i32> %b, <16 x i32> zeroinitializer
  %r = xor <16 x i32> %masked, %old
  ret <16 x i32> %r
}

; A step of a cyclic redundancy check: the polynomial where a bit is not 0.
define <16 x i32> @zero_first(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @zero_first(
; CHECK-NEXT:    [[BIT:%.*]] = and <16 x i32> [[A:%.*]], splat (i32 1)
; CHECK-NEXT:    [[M:%.*]] = icmp eq <16 x i32> [[BIT]], zeroinitializer
; CHECK-NEXT:    [[OLD:%.*]] = lshr <16 x i32> [[A]], splat (i32 1)
; CHECK-NEXT:    [[TMP1:%.*]] = xor <16 x i1> [[M]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = xor <16 x i32> [[OLD]], splat (i32 -306674912)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[OLD]], <16 x i32> [[TMP2]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[TMP1]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %bit = and <16 x i32> %a, splat (i32 1)
  %m = icmp eq <16 x i32> %bit, zeroinitializer
  %old = lshr <16 x i32> %a, splat (i32 1)
  %masked = select <16 x i1> %m, <16 x i32> zeroinitializer, <16 x i32> splat (i32 -306674912)
  %r = xor <16 x i32> %old, %masked
  ret <16 x i32> %r
}

define <16 x i32> @zero_first_of_difference(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @zero_first_of_difference(
; CHECK-NEXT:    [[OLD:%.*]] = lshr <16 x i32> [[A:%.*]], splat (i32 1)
; CHECK-NEXT:    [[TMP1:%.*]] = xor <16 x i1> [[M:%.*]], splat (i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = sub <16 x i32> [[OLD]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[OLD]], <16 x i32> [[TMP2]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[TMP1]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %old = lshr <16 x i32> %a, splat (i32 1)
  %masked = select <16 x i1> %m, <16 x i32> zeroinitializer, <16 x i32> %b
  %r = sub <16 x i32> %old, %masked
  ret <16 x i32> %r
}

; 0 is not neutral on the left of a difference.
define <16 x i32> @minuend(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @minuend(
; CHECK-NEXT:    [[OLD:%.*]] = lshr <16 x i32> [[A:%.*]], splat (i32 1)
; CHECK-NEXT:    [[MASKED:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> zeroinitializer, <16 x i32> [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = sub <16 x i32> [[MASKED]], [[OLD]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %old = lshr <16 x i32> %a, splat (i32 1)
  %masked = select <16 x i1> %m, <16 x i32> zeroinitializer, <16 x i32> %b
  %r = sub <16 x i32> %masked, %old
  ret <16 x i32> %r
}

; Ones instead of 0.
define <16 x i32> @other_constant(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @other_constant(
; CHECK-NEXT:    [[OLD:%.*]] = lshr <16 x i32> [[A:%.*]], splat (i32 1)
; CHECK-NEXT:    [[MASKED:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> splat (i32 1), <16 x i32> [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = xor <16 x i32> [[MASKED]], [[OLD]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %old = lshr <16 x i32> %a, splat (i32 1)
  %masked = select <16 x i1> %m, <16 x i32> splat (i32 1), <16 x i32> %b
  %r = xor <16 x i32> %masked, %old
  ret <16 x i32> %r
}

; The choice is read again.
define <16 x i32> @two_users(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @two_users(
; CHECK-NEXT:    [[OLD:%.*]] = lshr <16 x i32> [[A:%.*]], splat (i32 1)
; CHECK-NEXT:    [[MASKED:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> zeroinitializer, <16 x i32> [[B:%.*]]
; CHECK-NEXT:    call void @use(<16 x i32> [[MASKED]])
; CHECK-NEXT:    [[R:%.*]] = xor <16 x i32> [[MASKED]], [[OLD]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %old = lshr <16 x i32> %a, splat (i32 1)
  %masked = select <16 x i1> %m, <16 x i32> zeroinitializer, <16 x i32> %b
  call void @use(<16 x i32> %masked)
  %r = xor <16 x i32> %masked, %old
  ret <16 x i32> %r
}

; The other operand is needed later.
define <16 x i32> @old_is_read(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @old_is_read(
; CHECK-NEXT:    [[OLD:%.*]] = lshr <16 x i32> [[A:%.*]], splat (i32 1)
; CHECK-NEXT:    [[MASKED:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> zeroinitializer, <16 x i32> [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = xor <16 x i32> [[MASKED]], [[OLD]]
; CHECK-NEXT:    call void @use(<16 x i32> [[OLD]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %old = lshr <16 x i32> %a, splat (i32 1)
  %masked = select <16 x i1> %m, <16 x i32> zeroinitializer, <16 x i32> %b
  %r = xor <16 x i32> %masked, %old
  call void @use(<16 x i32> %old)
  ret <16 x i32> %r
}
