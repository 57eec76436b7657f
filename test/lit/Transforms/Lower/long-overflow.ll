; Overflow of products of 64 bits, and saturating shifts.
; CHECK lines by hand: the steps are compared by running them
; RUN: cmx-opt -passes=cmx-lower --check-each --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --check-each --platform=pvc -S %s | FileCheck %s
; CHECK-NOT: call {{.*}}with.overflow
; CHECK-NOT: call {{.*}}shl.sat

define <3 x i64> @uproduct(<3 x i64> %a, <3 x i64> %b) {
  %o = call { <3 x i64>, <3 x i1> } @llvm.umul.with.overflow.v3i64(<3 x i64> %a, <3 x i64> %b)
  %p = extractvalue { <3 x i64>, <3 x i1> } %o, 0
  %f = extractvalue { <3 x i64>, <3 x i1> } %o, 1
  %r = select <3 x i1> %f, <3 x i64> splat (i64 42), <3 x i64> %p
  ret <3 x i64> %r
}

; Near the limit.
define i64 @ulimit(i64 %a, i8 %n) {
  %s = and i8 %n, 3
  %s64 = zext i8 %s to i64
  %m = and i64 %a, 31
  %b = shl i64 1, %m
  %n2 = add i64 %b, %s64
  %c = lshr i64 -1, %m
  %d = add i64 %c, %s64
  %o = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %d, i64 %n2)
  %p = extractvalue { i64, i1 } %o, 0
  %f = extractvalue { i64, i1 } %o, 1
  %r = select i1 %f, i64 42, i64 %p
  ret i64 %r
}

define <5 x i32> @ushift.v5i32(<5 x i32> %a, <5 x i32> %b) {
  %n = and <5 x i32> %b, splat (i32 31)
  %r = call <5 x i32> @llvm.ushl.sat.v5i32(<5 x i32> %a, <5 x i32> %n)
  ret <5 x i32> %r
}

define <5 x i16> @ushift.v5i16(<5 x i16> %a, <5 x i16> %b) {
  %n = and <5 x i16> %b, splat (i16 15)
  %r = call <5 x i16> @llvm.ushl.sat.v5i16(<5 x i16> %a, <5 x i16> %n)
  ret <5 x i16> %r
}

define i8 @ushift.i8(i8 %a, i8 %b) {
  %n = and i8 %b, 7
  %r = call i8 @llvm.ushl.sat.i8(i8 %a, i8 %n)
  ret i8 %r
}

define i64 @ushift.i64(i64 %a, i64 %b) {
  %n = and i64 %b, 63
  %r = call i64 @llvm.ushl.sat.i64(i64 %a, i64 %n)
  ret i64 %r
}

define <3 x i64> @sproduct(<3 x i64> %a, <3 x i64> %b) {
  %o = call { <3 x i64>, <3 x i1> } @llvm.smul.with.overflow.v3i64(<3 x i64> %a, <3 x i64> %b)
  %p = extractvalue { <3 x i64>, <3 x i1> } %o, 0
  %f = extractvalue { <3 x i64>, <3 x i1> } %o, 1
  %r = select <3 x i1> %f, <3 x i64> splat (i64 42), <3 x i64> %p
  ret <3 x i64> %r
}

; Near the limit.
define i64 @slimit(i64 %a, i8 %n) {
  %s = and i8 %n, 3
  %s64 = zext i8 %s to i64
  %m = and i64 %a, 31
  %b = shl i64 1, %m
  %n2 = add i64 %b, %s64
  %c = ashr i64 -9223372036854775808, %m
  %d = add i64 %c, %s64
  %o = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %d, i64 %n2)
  %p = extractvalue { i64, i1 } %o, 0
  %f = extractvalue { i64, i1 } %o, 1
  %r = select i1 %f, i64 42, i64 %p
  ret i64 %r
}

define <5 x i32> @sshift.v5i32(<5 x i32> %a, <5 x i32> %b) {
  %n = and <5 x i32> %b, splat (i32 31)
  %r = call <5 x i32> @llvm.sshl.sat.v5i32(<5 x i32> %a, <5 x i32> %n)
  ret <5 x i32> %r
}

define <5 x i16> @sshift.v5i16(<5 x i16> %a, <5 x i16> %b) {
  %n = and <5 x i16> %b, splat (i16 15)
  %r = call <5 x i16> @llvm.sshl.sat.v5i16(<5 x i16> %a, <5 x i16> %n)
  ret <5 x i16> %r
}

define i8 @sshift.i8(i8 %a, i8 %b) {
  %n = and i8 %b, 7
  %r = call i8 @llvm.sshl.sat.i8(i8 %a, i8 %n)
  ret i8 %r
}

define i64 @sshift.i64(i64 %a, i64 %b) {
  %n = and i64 %b, 63
  %r = call i64 @llvm.sshl.sat.i64(i64 %a, i64 %n)
  ret i64 %r
}

