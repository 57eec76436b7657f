; Shifts to both sides that are a rotation.
; CHECK lines by utils/update-checks
; What is reported as changed is changed.
; RUN: cmx-opt -passes='cmx-match-patterns<platform=icllp>' -verify-analysis-invalidation --disable-output %s
; RUN: cmx-opt -passes='cmx-match-patterns<platform=icllp>' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-match-patterns<platform=icllp>,cmx-match-patterns<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-match-patterns<platform=skl>' -S %s | FileCheck %s --check-prefix=SKL --implicit-check-not=llvm.genx.ro

; SKL: @constant

declare <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32>, i32, i32, i32, i16, i32)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v2i16.i16(<2 x i16>, i32, i32, i32, i16, i32)

define <16 x i32> @constant(<16 x i32> %v) {
; CHECK-LABEL: @constant(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rol.v16i32.v16i32(<16 x i32> [[V:%.*]], <16 x i32> splat (i32 7))
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = shl <16 x i32> %v, splat (i32 7)
  %y = lshr <16 x i32> %v, splat (i32 25)
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

define <16 x i16> @constant_xor(<16 x i16> %v) {
; CHECK-LABEL: @constant_xor(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.rol.v16i16.v16i16(<16 x i16> [[V:%.*]], <16 x i16> splat (i16 5))
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %x = shl <16 x i16> %v, splat (i16 5)
  %y = lshr <16 x i16> %v, splat (i16 11)
  %r = xor <16 x i16> %y, %x
  ret <16 x i16> %r
}

define <16 x i32> @left(<16 x i32> %v, <16 x i32> %n) {
; CHECK-LABEL: @left(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rol.v16i32.v16i32(<16 x i32> [[V:%.*]], <16 x i32> [[N:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %m = sub <16 x i32> splat (i32 32), %n
  %x = shl <16 x i32> %v, %n
  %y = lshr <16 x i32> %v, %m
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

define <16 x i32> @right_add(<16 x i32> %v, <16 x i32> %n) {
; CHECK-LABEL: @right_add(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.ror.v16i32.v16i32(<16 x i32> [[V:%.*]], <16 x i32> [[N:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %m = sub <16 x i32> splat (i32 32), %n
  %x = shl <16 x i32> %v, %m
  %y = lshr <16 x i32> %v, %n
  %r = add <16 x i32> %x, %y
  ret <16 x i32> %r
}

define <16 x i32> @masked(<16 x i32> %v, <16 x i32> %n) {
; CHECK-LABEL: @masked(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rol.v16i32.v16i32(<16 x i32> [[V:%.*]], <16 x i32> [[N:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %a = and <16 x i32> %n, splat (i32 31)
  %m = sub <16 x i32> zeroinitializer, %n
  %b = and <16 x i32> %m, splat (i32 31)
  %x = shl <16 x i32> %v, %a
  %y = lshr <16 x i32> %v, %b
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

define i32 @scalar(i32 %v, i32 %n) {
; CHECK-LABEL: @scalar(
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rol.i32.i32(i32 [[V:%.*]], i32 [[N:%.*]])
; CHECK-NEXT:    ret i32 [[R]]
  %m = sub i32 32, %n
  %x = shl i32 %v, %n
  %y = lshr i32 %v, %m
  %r = or i32 %x, %y
  ret i32 %r
}

; The same amount in all lanes.
define <16 x i32> @amount_of_all(<16 x i32> %v, i32 %n) {
; CHECK-LABEL: @amount_of_all(
; CHECK-NEXT:    [[M:%.*]] = sub i32 32, [[N:%.*]]
; CHECK-NEXT:    [[N1:%.*]] = bitcast i32 [[N]] to <1 x i32>
; CHECK-NEXT:    [[M1:%.*]] = bitcast i32 [[M]] to <1 x i32>
; CHECK-NEXT:    [[NA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> [[N1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[MA:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> [[M1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rol.v16i32.v16i32(<16 x i32> [[V:%.*]], <16 x i32> [[NA]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %m = sub i32 32, %n
  %n1 = bitcast i32 %n to <1 x i32>
  %m1 = bitcast i32 %m to <1 x i32>
  %na = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> %n1, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %ma = call <16 x i32> @llvm.genx.rdregioni.v16i32.v1i32.i16(<1 x i32> %m1, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %x = shl <16 x i32> %v, %na
  %y = lshr <16 x i32> %v, %ma
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; Left alone: amounts of 31 together.
define <16 x i32> @other_sum(<16 x i32> %v) {
; CHECK-LABEL: @other_sum(
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], splat (i32 7)
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], splat (i32 24)
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = shl <16 x i32> %v, splat (i32 7)
  %y = lshr <16 x i32> %v, splat (i32 24)
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; Different values.
define <16 x i32> @two_values(<16 x i32> %v, <16 x i32> %w) {
; CHECK-LABEL: @two_values(
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], splat (i32 7)
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[W:%.*]], splat (i32 25)
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = shl <16 x i32> %v, splat (i32 7)
  %y = lshr <16 x i32> %w, splat (i32 25)
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; Another variable, another width.
define <16 x i32> @other_amount(<16 x i32> %v, <16 x i32> %n, <16 x i32> %o) {
; CHECK-LABEL: @other_amount(
; CHECK-NEXT:    [[M:%.*]] = sub <16 x i32> splat (i32 32), [[O:%.*]]
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], [[N:%.*]]
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], [[M]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %m = sub <16 x i32> splat (i32 32), %o
  %x = shl <16 x i32> %v, %n
  %y = lshr <16 x i32> %v, %m
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

define <16 x i16> @other_width(<16 x i16> %v, <16 x i16> %n) {
; CHECK-LABEL: @other_width(
; CHECK-NEXT:    [[M:%.*]] = sub <16 x i16> splat (i16 32), [[N:%.*]]
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i16> [[V:%.*]], [[N]]
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i16> [[V]], [[M]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %m = sub <16 x i16> splat (i16 32), %n
  %x = shl <16 x i16> %v, %n
  %y = lshr <16 x i16> %v, %m
  %r = or <16 x i16> %x, %y
  ret <16 x i16> %r
}

; Masked amounts of 0: twice the value, and 0.
define <16 x i32> @masked_add(<16 x i32> %v, <16 x i32> %n) {
; CHECK-LABEL: @masked_add(
; CHECK-NEXT:    [[A:%.*]] = and <16 x i32> [[N:%.*]], splat (i32 31)
; CHECK-NEXT:    [[M:%.*]] = sub <16 x i32> zeroinitializer, [[N]]
; CHECK-NEXT:    [[B:%.*]] = and <16 x i32> [[M]], splat (i32 31)
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], [[A]]
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], [[B]]
; CHECK-NEXT:    [[R:%.*]] = add <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %a = and <16 x i32> %n, splat (i32 31)
  %m = sub <16 x i32> zeroinitializer, %n
  %b = and <16 x i32> %m, splat (i32 31)
  %x = shl <16 x i32> %v, %a
  %y = lshr <16 x i32> %v, %b
  %r = add <16 x i32> %x, %y
  ret <16 x i32> %r
}

; A shift that keeps its sign, one that is used elsewhere, bytes.
define <16 x i32> @arithmetic(<16 x i32> %v) {
; CHECK-LABEL: @arithmetic(
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], splat (i32 7)
; CHECK-NEXT:    [[Y:%.*]] = ashr <16 x i32> [[V]], splat (i32 25)
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = shl <16 x i32> %v, splat (i32 7)
  %y = ashr <16 x i32> %v, splat (i32 25)
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

define <16 x i32> @other_use(<16 x i32> %v) {
; CHECK-LABEL: @other_use(
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i32> [[V:%.*]], splat (i32 7)
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i32> [[V]], splat (i32 25)
; CHECK-NEXT:    [[O:%.*]] = or <16 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = mul <16 x i32> [[O]], [[Y]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = shl <16 x i32> %v, splat (i32 7)
  %y = lshr <16 x i32> %v, splat (i32 25)
  %o = or <16 x i32> %x, %y
  %r = mul <16 x i32> %o, %y
  ret <16 x i32> %r
}

define <16 x i16> @extended_bytes(<16 x i8> %b) {
; CHECK-LABEL: @extended_bytes(
; CHECK-NEXT:    [[V:%.*]] = zext <16 x i8> [[B:%.*]] to <16 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.rol.v16i16.v16i16(<16 x i16> [[V]], <16 x i16> splat (i16 5))
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %v = zext <16 x i8> %b to <16 x i16>
  %x = shl <16 x i16> %v, splat (i16 5)
  %y = lshr <16 x i16> %v, splat (i16 11)
  %r = or <16 x i16> %x, %y
  ret <16 x i16> %r
}

; The upper half of a difference is no difference of words.
define <16 x i16> @upper_half(<16 x i16> %v, i32 %n) {
; CHECK-LABEL: @upper_half(
; CHECK-NEXT:    [[M:%.*]] = sub i32 16, [[N:%.*]]
; CHECK-NEXT:    [[NW:%.*]] = bitcast i32 [[N]] to <2 x i16>
; CHECK-NEXT:    [[MW:%.*]] = bitcast i32 [[M]] to <2 x i16>
; CHECK-NEXT:    [[L:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v2i16.i16(<2 x i16> [[NW]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[H:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v2i16.i16(<2 x i16> [[MW]], i32 0, i32 16, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i16> [[V:%.*]], [[L]]
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i16> [[V]], [[H]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %m = sub i32 16, %n
  %nw = bitcast i32 %n to <2 x i16>
  %mw = bitcast i32 %m to <2 x i16>
  %l = call <16 x i16> @llvm.genx.rdregioni.v16i16.v2i16.i16(<2 x i16> %nw, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %h = call <16 x i16> @llvm.genx.rdregioni.v16i16.v2i16.i16(<2 x i16> %mw, i32 0, i32 16, i32 0, i16 2, i32 undef)
  %x = shl <16 x i16> %v, %l
  %y = lshr <16 x i16> %v, %h
  %r = or <16 x i16> %x, %y
  ret <16 x i16> %r
}

define <16 x i16> @other_half(<16 x i16> %v, i32 %n) {
; CHECK-LABEL: @other_half(
; CHECK-NEXT:    [[M:%.*]] = sub i32 16, [[N:%.*]]
; CHECK-NEXT:    [[NW:%.*]] = bitcast i32 [[N]] to <2 x i16>
; CHECK-NEXT:    [[MW:%.*]] = bitcast i32 [[M]] to <2 x i16>
; CHECK-NEXT:    [[H:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v2i16.i16(<2 x i16> [[NW]], i32 0, i32 16, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[L:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v2i16.i16(<2 x i16> [[MW]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = shl <16 x i16> [[V:%.*]], [[H]]
; CHECK-NEXT:    [[Y:%.*]] = lshr <16 x i16> [[V]], [[L]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i16> [[X]], [[Y]]
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %m = sub i32 16, %n
  %nw = bitcast i32 %n to <2 x i16>
  %mw = bitcast i32 %m to <2 x i16>
  %h = call <16 x i16> @llvm.genx.rdregioni.v16i16.v2i16.i16(<2 x i16> %nw, i32 0, i32 16, i32 0, i16 2, i32 undef)
  %l = call <16 x i16> @llvm.genx.rdregioni.v16i16.v2i16.i16(<2 x i16> %mw, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %x = shl <16 x i16> %v, %h
  %y = lshr <16 x i16> %v, %l
  %r = or <16 x i16> %x, %y
  ret <16 x i16> %r
}
