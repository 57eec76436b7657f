; Truncations and parts of elements that are almost regions of bytes.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s

declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)

; A clamp to fewer values than bytes have.
define <8 x i8> @clamped_less(<8 x i32> %x) {
; CHECK-LABEL: @clamped_less(
; CHECK-NEXT:    [[L:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[X:%.*]], <8 x i32> splat (i32 -128))
; CHECK-NEXT:    [[H:%.*]] = call <8 x i32> @llvm.smin.v8i32(<8 x i32> [[L]], <8 x i32> splat (i32 100))
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[H]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %l = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %x, <8 x i32> splat (i32 -128))
  %h = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %l, <8 x i32> splat (i32 100))
  %r = trunc <8 x i32> %h to <8 x i8>
  ret <8 x i8> %r
}

define <8 x i8> @clamped_from(<8 x i32> %x) {
; CHECK-LABEL: @clamped_from(
; CHECK-NEXT:    [[L:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[X:%.*]], <8 x i32> splat (i32 -100))
; CHECK-NEXT:    [[H:%.*]] = call <8 x i32> @llvm.smin.v8i32(<8 x i32> [[L]], <8 x i32> splat (i32 127))
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[H]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %l = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %x, <8 x i32> splat (i32 -100))
  %h = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %l, <8 x i32> splat (i32 127))
  %r = trunc <8 x i32> %h to <8 x i8>
  ret <8 x i8> %r
}

; The unsigned minimum of negative numbers.
define <8 x i8> @clamped_negative(<8 x i32> %x) {
; CHECK-LABEL: @clamped_negative(
; CHECK-NEXT:    [[L:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[X:%.*]], <8 x i32> splat (i32 -128))
; CHECK-NEXT:    [[H:%.*]] = call <8 x i32> @llvm.umin.v8i32(<8 x i32> [[L]], <8 x i32> splat (i32 127))
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[H]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %l = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %x, <8 x i32> splat (i32 -128))
  %h = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %l, <8 x i32> splat (i32 127))
  %r = trunc <8 x i32> %h to <8 x i8>
  ret <8 x i8> %r
}

define <8 x i1> @clamped_predicate(<8 x i32> %x) {
; CHECK-LABEL: @clamped_predicate(
; CHECK-NEXT:    [[L:%.*]] = call <8 x i32> @llvm.smax.v8i32(<8 x i32> [[X:%.*]], <8 x i32> zeroinitializer)
; CHECK-NEXT:    [[H:%.*]] = call <8 x i32> @llvm.smin.v8i32(<8 x i32> [[L]], <8 x i32> splat (i32 1))
; CHECK-NEXT:    [[TMP1:%.*]] = and <8 x i32> [[H]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = icmp ne <8 x i32> [[TMP1]], zeroinitializer
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %l = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %x, <8 x i32> zeroinitializer)
  %h = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %l, <8 x i32> splat (i32 1))
  %r = trunc <8 x i32> %h to <8 x i1>
  ret <8 x i1> %r
}

; Shifts by more bits than there are.
define <8 x i8> @beyond(<8 x i32> %x) {
; CHECK-LABEL: @beyond(
; CHECK-NEXT:    [[S:%.*]] = lshr <8 x i32> [[X:%.*]], splat (i32 40)
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[S]] to <8 x i8>
; CHECK-NEXT:    ret <8 x i8> [[R]]
  %s = lshr <8 x i32> %x, splat (i32 40)
  %r = trunc <8 x i32> %s to <8 x i8>
  ret <8 x i8> %r
}

define <8 x i32> @beyond_masked(<8 x i32> %x) {
; CHECK-LABEL: @beyond_masked(
; CHECK-NEXT:    [[S:%.*]] = lshr <8 x i32> [[X:%.*]], splat (i32 40)
; CHECK-NEXT:    [[R:%.*]] = and <8 x i32> [[S]], splat (i32 255)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %s = lshr <8 x i32> %x, splat (i32 40)
  %r = and <8 x i32> %s, splat (i32 255)
  ret <8 x i32> %r
}

; Parts of one bit.
define <8 x i1> @bits(<8 x i32> %x) {
; CHECK-LABEL: @bits(
; CHECK-NEXT:    [[S:%.*]] = lshr <8 x i32> [[X:%.*]], splat (i32 8)
; CHECK-NEXT:    [[TMP1:%.*]] = and <8 x i32> [[S]], splat (i32 1)
; CHECK-NEXT:    [[R:%.*]] = icmp ne <8 x i32> [[TMP1]], zeroinitializer
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %s = lshr <8 x i32> %x, splat (i32 8)
  %r = trunc <8 x i32> %s to <8 x i1>
  ret <8 x i1> %r
}

define <8 x i32> @bits_written(<8 x i32> %x, <8 x i1> %p) {
; CHECK-LABEL: @bits_written(
; CHECK-NEXT:    [[Z:%.*]] = select <8 x i1> [[P:%.*]], <8 x i32> splat (i32 1), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[M:%.*]] = and <8 x i32> [[X:%.*]], splat (i32 -2)
; CHECK-NEXT:    [[R:%.*]] = or <8 x i32> [[Z]], [[M]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %z = zext <8 x i1> %p to <8 x i32>
  %m = and <8 x i32> %x, splat (i32 -2)
  %r = or <8 x i32> %z, %m
  ret <8 x i32> %r
}

define <8 x i16> @of_predicate(<8 x i1> %p) {
; CHECK-LABEL: @of_predicate(
; CHECK-NEXT:    [[Z:%.*]] = select <8 x i1> [[P:%.*]], <8 x i32> splat (i32 1), <8 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[Z]] to <8 x i16>
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %z = zext <8 x i1> %p to <8 x i32>
  %r = trunc <8 x i32> %z to <8 x i16>
  ret <8 x i16> %r
}

; Inline assembly reads packed words, and the sum writes them.
define void @packed(<8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @packed(
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[R:%.*]] = trunc <8 x i32> [[S]] to <8 x i16>
; CHECK-NEXT:    call void asm sideeffect "mov (M1_NM, 8) V0(0,0)<1> $0", "r"(<8 x i16> [[R]])
; CHECK-NEXT:    ret void
  %s = add <8 x i32> %x, %y
  %r = trunc <8 x i32> %s to <8 x i16>
  call void asm sideeffect "mov (M1_NM, 8) V0(0,0)<1> $0", "r"(<8 x i16> %r)
  ret void
}
