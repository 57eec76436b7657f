; Almost rotations, averages and operations under a mask.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-match-patterns<platform=dg2>' -S %s | FileCheck %s

declare <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v2i32.i16(<2 x i32>, i32, i32, i32, i16, i32)
declare <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)

; Amounts beyond the width that add up to it.
define <16 x i32> @beyond(<16 x i32> %v) {
; CHECK-LABEL: @beyond(
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], splat (i32 33)
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], splat (i32 -1)
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = shl <16 x i32> %v, splat (i32 33)
  %y = lshr <16 x i32> %v, splat (i32 -1)
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; One amount is known, the other is not.
define <16 x i32> @known_left(<16 x i32> %v, <16 x i32> %n) {
; CHECK-LABEL: @known_left(
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], splat (i32 7)
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], [[N:%.*]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = shl <16 x i32> %v, splat (i32 7)
  %y = lshr <16 x i32> %v, %n
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; The rest of another scalar.
define <16 x i32> @other_scalar(<16 x i32> %v, i32 %n, i32 %o) {
; CHECK-LABEL: @other_scalar(
; CHECK-NEXT:    [[M:%.*]] = sub i32 32, [[N:%.*]]
; CHECK-NEXT:    [[O1:%.*]] = bitcast i32 [[O:%.*]] to <1 x i32>
; CHECK-NEXT:    [[M1:%.*]] = bitcast i32 [[M]] to <1 x i32>
; CHECK-NEXT:    [[NA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> [[O1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[MA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> [[M1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], [[NA]]
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], [[MA]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %m = sub i32 32, %n
  %o1 = bitcast i32 %o to <1 x i32>
  %m1 = bitcast i32 %m to <1 x i32>
  %na = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> %o1, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %ma = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> %m1, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %x = shl <16 x i32> %v, %na
  %y = lshr <16 x i32> %v, %ma
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; An element of the same vector, but another one.
define <16 x i32> @other_element(<16 x i32> %v, <16 x i32> %w) {
; CHECK-LABEL: @other_element(
; CHECK-NEXT:    [[N:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[W:%.*]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[M1:%.*]] = sub <1 x i32> splat (i32 32), [[N]]
; CHECK-NEXT:    [[NA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.i16(<16 x i32> [[W]], i32 0, i32 16, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[MA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> [[M1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], [[NA]]
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], [[MA]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %n = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> %w, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %m1 = sub <1 x i32> splat (i32 32), %n
  %na = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.i16(<16 x i32> %w, i32 0, i32 16, i32 0, i16 8, i32 undef)
  %ma = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> %m1, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %x = shl <16 x i32> %v, %na
  %y = lshr <16 x i32> %v, %ma
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; Not one amount for all lanes.
define <16 x i32> @each_lane(<16 x i32> %v, <16 x i32> %w) {
; CHECK-LABEL: @each_lane(
; CHECK-NEXT:    [[N:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[W:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[M1:%.*]] = sub <1 x i32> splat (i32 32), [[N]]
; CHECK-NEXT:    [[NA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.i16(<16 x i32> [[W]], i32 4, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[MA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> [[M1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], [[NA]]
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], [[MA]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %n = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> %w, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %m1 = sub <1 x i32> splat (i32 32), %n
  %na = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.i16(<16 x i32> %w, i32 4, i32 4, i32 1, i16 0, i32 undef)
  %ma = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> %m1, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %x = shl <16 x i32> %v, %na
  %y = lshr <16 x i32> %v, %ma
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; Elements of a difference of vectors, but not the same ones.
define <16 x i32> @two_differences(<16 x i32> %v, <2 x i32> %w) {
; CHECK-LABEL: @two_differences(
; CHECK-NEXT:    [[M:%.*]] = sub <2 x i32> splat (i32 32), [[W:%.*]]
; CHECK-NEXT:    [[NA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v2i32.i16(<2 x i32> [[W]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[MA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v2i32.i16(<2 x i32> [[M]], i32 0, i32 16, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], [[NA]]
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], [[MA]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %m = sub <2 x i32> splat (i32 32), %w
  %na = call <16 x i32> @llvm.genx.rdregioni.v16i32.v2i32.i16(<2 x i32> %w, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %ma = call <16 x i32> @llvm.genx.rdregioni.v16i32.v2i32.i16(<2 x i32> %m, i32 0, i32 16, i32 0, i16 4, i32 undef)
  %x = shl <16 x i32> %v, %na
  %y = lshr <16 x i32> %v, %ma
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; An element at a place that is not known.
define <16 x i32> @somewhere(<16 x i32> %v, <16 x i32> %w, i16 %at) {
; CHECK-LABEL: @somewhere(
; CHECK-NEXT:    [[N:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[W:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[M1:%.*]] = sub <1 x i32> splat (i32 32), [[N]]
; CHECK-NEXT:    [[NA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.i16(<16 x i32> [[W]], i32 0, i32 16, i32 0, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[MA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> [[M1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], [[NA]]
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], [[MA]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %n = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> %w, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %m1 = sub <1 x i32> splat (i32 32), %n
  %na = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.i16(<16 x i32> %w, i32 0, i32 16, i32 0, i16 %at, i32 undef)
  %ma = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> %m1, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %x = shl <16 x i32> %v, %na
  %y = lshr <16 x i32> %v, %ma
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; The sum of both fits into 16 bits, and 1 more does not.
define <16 x i16> @full(<16 x i16> %a, <16 x i16> %b) {
; CHECK-LABEL: @full(
; CHECK-NEXT:    [[L:%.*]] = and <16 x i16> [[A:%.*]], splat (i16 32767)
; CHECK-NEXT:    [[U:%.*]] = and <16 x i16> [[B:%.*]], splat (i16 -32768)
; CHECK-NEXT:    [[S:%.*]] = add <16 x i16> [[L]], [[U]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i16> [[S]], splat (i16 1)
; CHECK-NEXT:    [[R:%.*]] = lshr <16 x i16> [[S1]], splat (i16 1)
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %l = and <16 x i16> %a, splat (i16 32767)
  %u = and <16 x i16> %b, splat (i16 -32768)
  %s = add <16 x i16> %l, %u
  %s1 = add <16 x i16> %s, splat (i16 1)
  %r = lshr <16 x i16> %s1, splat (i16 1)
  ret <16 x i16> %r
}

; A choice by one predicate for all lanes.
define <16 x i32> @one_predicate(<16 x i32> %a, <16 x i32> %b, i1 %c) {
; CHECK-LABEL: @one_predicate(
; CHECK-NEXT:    [[OLD:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[NEW:%.*]] = add <16 x i32> [[A]], [[B]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[C:%.*]], <16 x i32> [[NEW]], <16 x i32> [[OLD]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %old = xor <16 x i32> %a, %b
  %new = add <16 x i32> %a, %b
  %r = select i1 %c, <16 x i32> %new, <16 x i32> %old
  ret <16 x i32> %r
}

define <16 x i32> @one_predicate_added(<16 x i32> %a, <16 x i32> %b, i1 %c) {
; CHECK-LABEL: @one_predicate_added(
; CHECK-NEXT:    [[OLD:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[MASKED:%.*]] = select i1 [[C:%.*]], <16 x i32> [[B]], <16 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = add <16 x i32> [[OLD]], [[MASKED]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %old = xor <16 x i32> %a, %b
  %masked = select i1 %c, <16 x i32> %b, <16 x i32> zeroinitializer
  %r = add <16 x i32> %old, %masked
  ret <16 x i32> %r
}

; The operations are in another block.
define <16 x i32> @other_block(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
; CHECK-LABEL: @other_block(
; CHECK:       entry:
; CHECK-NEXT:    [[NEW:%.*]] = add <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[OLD:%.*]] = xor <16 x i32> [[A]], [[B]]
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x i32> [[NEW]], <16 x i32> [[OLD]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
entry:
  %new = add <16 x i32> %a, %b
  %old = xor <16 x i32> %a, %b
  br label %next
next:
  %r = select <16 x i1> %m, <16 x i32> %new, <16 x i32> %old
  ret <16 x i32> %r
}

; bfloats are not written under a mask.
define <16 x bfloat> @bfloats(<16 x bfloat> %a, <16 x bfloat> %b, <16 x i1> %m) {
; CHECK-LABEL: @bfloats(
; CHECK-NEXT:    [[OLD:%.*]] = fmul <16 x bfloat> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[NEW:%.*]] = fadd <16 x bfloat> [[A]], [[B]]
; CHECK-NEXT:    [[R:%.*]] = select <16 x i1> [[M:%.*]], <16 x bfloat> [[NEW]], <16 x bfloat> [[OLD]]
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
  %old = fmul <16 x bfloat> %a, %b
  %new = fadd <16 x bfloat> %a, %b
  %r = select <16 x i1> %m, <16 x bfloat> %new, <16 x bfloat> %old
  ret <16 x bfloat> %r
}
