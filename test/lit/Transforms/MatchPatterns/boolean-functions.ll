; Logic of three operands becomes bfn, where there is one and it is cheaper.
; RUN: cmx-opt -passes='cmx-match-patterns<platform=dg2>' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-match-patterns<platform=dg2>,cmx-match-patterns<platform=dg2>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-match-patterns<platform=pvc>,cmx-match-patterns<platform=pvc>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-match-patterns<platform=tgllp>' -S %s | FileCheck %s --check-prefix=NONE --implicit-check-not=llvm.genx.bfn

; NONE: @xor_of_three
; CHECK lines by utils/update-checks

declare <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i32(<64 x i32>, i32, i32, i32, i32, i32)

define <16 x i32> @xor_of_three(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
; CHECK-LABEL: @xor_of_three(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]], i8 -106)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = xor <16 x i32> %a, %b
  %r = xor <16 x i32> %x, %c
  ret <16 x i32> %r
}

; %c chooses between %a and %b, in three ways.
define <16 x i32> @choice(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
; CHECK-LABEL: @choice(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]], i8 -84)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = xor <16 x i32> %a, %b
  %y = and <16 x i32> %x, %c
  %r = xor <16 x i32> %y, %b
  ret <16 x i32> %r
}

define <16 x i32> @choice_by_complement(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
; CHECK-LABEL: @choice_by_complement(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[C:%.*]], <16 x i32> [[B:%.*]], i8 -72)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %n = xor <16 x i32> %c, splat (i32 -1)
  %x = and <16 x i32> %a, %c
  %y = and <16 x i32> %b, %n
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

define <32 x i16> @choice_of_words(<32 x i16> %a, <32 x i16> %b, <32 x i16> %c) {
; CHECK-LABEL: @choice_of_words(
; CHECK-NEXT:    [[R:%.*]] = call <32 x i16> @llvm.genx.bfn.v32i16.v32i16(<32 x i16> [[A:%.*]], <32 x i16> [[C:%.*]], <32 x i16> [[B:%.*]], i8 -30)
; CHECK-NEXT:    ret <32 x i16> [[R]]
  %n = xor <32 x i16> %c, splat (i16 -1)
  %x = or <32 x i16> %a, %c
  %y = or <32 x i16> %b, %n
  %r = and <32 x i16> %x, %y
  ret <32 x i16> %r
}

; Five operations, each pair of leaves more than once.
define <16 x i32> @majority(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
; CHECK-LABEL: @majority(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]], i8 -24)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = and <16 x i32> %a, %b
  %y = and <16 x i32> %a, %c
  %z = and <16 x i32> %b, %c
  %o = or <16 x i32> %x, %y
  %r = or <16 x i32> %o, %z
  ret <16 x i32> %r
}

; Complements at the end and in between.
define <16 x i32> @nor_nand(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
; CHECK-LABEL: @nor_nand(
; CHECK-NEXT:    [[S:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]], i8 -94)
; CHECK-NEXT:    ret <16 x i32> [[S]]
  %x = and <16 x i32> %a, %b
  %n = xor <16 x i32> %x, splat (i32 -1)
  %o = or <16 x i32> %n, %c
  %r = xor <16 x i32> %o, splat (i32 -1)
  %s = xor <16 x i32> %r, %a
  ret <16 x i32> %s
}

; Both constants are one operand.
define <16 x i32> @blend(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @blend(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> splat (i32 65280), i8 -84)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = and <16 x i32> %a, splat (i32 65280)
  %y = and <16 x i32> %b, splat (i32 -65281)
  %r = or <16 x i32> %x, %y
  ret <16 x i32> %r
}

; A constant that is short only as its complement.
define <16 x i32> @complement_is_short(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @complement_is_short(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> splat (i32 255), i8 -58)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = and <16 x i32> %a, splat (i32 -256)
  %r = xor <16 x i32> %x, %b
  ret <16 x i32> %r
}

define <16 x i32> @two_constants(<16 x i32> %a) {
; CHECK-LABEL: @two_constants(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> splat (i32 65280), <16 x i32> [[A:%.*]], <16 x i32> splat (i32 85), i8 -8)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = and <16 x i32> %a, splat (i32 65280)
  %r = or <16 x i32> %x, splat (i32 85)
  ret <16 x i32> %r
}

; Two of two operations each: the last three leaves together.
define <16 x i32> @chain(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, <16 x i32> %d, <16 x i32> %e) {
; CHECK-LABEL: @chain(
; CHECK-NEXT:    [[Y:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]], i8 -10)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[Y]], <16 x i32> [[D:%.*]], <16 x i32> [[E:%.*]], i8 120)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = xor <16 x i32> %a, %b
  %y = or <16 x i32> %x, %c
  %z = and <16 x i32> %y, %d
  %r = xor <16 x i32> %z, %e
  ret <16 x i32> %r
}

define i32 @scalars(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @scalars(
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.bfn.i32.i32(i32 [[A:%.*]], i32 [[B:%.*]], i32 [[C:%.*]], i8 96)
; CHECK-NEXT:    ret i32 [[R]]
  %x = xor i32 %a, %b
  %r = and i32 %x, %c
  ret i32 %r
}

; Left alone. One operation, with a complement:
define <16 x i32> @one_operation(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @one_operation(
; CHECK-NEXT:    [[N:%.*]] = xor <16 x i32> [[A:%.*]], splat (i32 -1)
; CHECK-NEXT:    [[R:%.*]] = and <16 x i32> [[N]], [[B:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %n = xor <16 x i32> %a, splat (i32 -1)
  %r = and <16 x i32> %n, %b
  ret <16 x i32> %r
}

; What is in between has another use.
define <16 x i32> @other_use(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, ptr %p) {
; CHECK-LABEL: @other_use(
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    store <16 x i32> [[X]], ptr [[P:%.*]], align 64
; CHECK-NEXT:    [[R:%.*]] = and <16 x i32> [[X]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = xor <16 x i32> %a, %b
  store <16 x i32> %x, ptr %p
  %r = and <16 x i32> %x, %c
  ret <16 x i32> %r
}

; Its complement has one, and what is complemented another.
define <16 x i32> @other_use_before_complement(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, ptr %p) {
; CHECK-LABEL: @other_use_before_complement(
; CHECK-NEXT:    [[X:%.*]] = and <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    store <16 x i32> [[X]], ptr [[P:%.*]], align 64
; CHECK-NEXT:    [[N:%.*]] = xor <16 x i32> [[X]], splat (i32 -1)
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[N]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = and <16 x i32> %a, %b
  store <16 x i32> %x, ptr %p
  %n = xor <16 x i32> %x, splat (i32 -1)
  %r = or <16 x i32> %n, %c
  ret <16 x i32> %r
}

; The complement has another one.
define <16 x i32> @other_use_of_complement(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, ptr %p) {
; CHECK-LABEL: @other_use_of_complement(
; CHECK-NEXT:    [[X:%.*]] = and <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[N:%.*]] = xor <16 x i32> [[X]], splat (i32 -1)
; CHECK-NEXT:    store <16 x i32> [[N]], ptr [[P:%.*]], align 64
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[N]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = and <16 x i32> %a, %b
  %n = xor <16 x i32> %x, splat (i32 -1)
  store <16 x i32> %n, ptr %p
  %r = or <16 x i32> %n, %c
  ret <16 x i32> %r
}

; In another block.
define <16 x i32> @other_block(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
; CHECK-LABEL: @other_block(
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    [[R:%.*]] = and <16 x i32> [[X]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = xor <16 x i32> %a, %b
  br label %next

next:
  %r = and <16 x i32> %x, %c
  ret <16 x i32> %r
}

; Constants that need a register and save one operation only.
define <16 x i32> @long_constant(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @long_constant(
; CHECK-NEXT:    [[X:%.*]] = and <16 x i32> [[A:%.*]], splat (i32 16711935)
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[B:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = and <16 x i32> %a, splat (i32 16711935)
  %r = or <16 x i32> %x, %b
  ret <16 x i32> %r
}

; Bytes, 64 bits, predicates.
define <32 x i8> @bytes(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[X:%.*]] = xor <32 x i8> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = and <32 x i8> [[X]], [[C:%.*]]
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %x = xor <32 x i8> %a, %b
  %r = and <32 x i8> %x, %c
  ret <32 x i8> %r
}

define <8 x i64> @qwords(<8 x i64> %a, <8 x i64> %b, <8 x i64> %c) {
; CHECK-LABEL: @qwords(
; CHECK-NEXT:    [[X:%.*]] = xor <8 x i64> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = and <8 x i64> [[X]], [[C:%.*]]
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %x = xor <8 x i64> %a, %b
  %r = and <8 x i64> %x, %c
  ret <8 x i64> %r
}

define <16 x i1> @predicates(<16 x i1> %a, <16 x i1> %b, <16 x i1> %c) {
; CHECK-LABEL: @predicates(
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i1> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = and <16 x i1> [[X]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i1> [[R]]
  %x = xor <16 x i1> %a, %b
  %r = and <16 x i1> %x, %c
  ret <16 x i1> %r
}

; Strided sources would need moves.
define <16 x i32> @strided(<64 x i32> %a, <64 x i32> %b, <16 x i32> %c) {
; CHECK-LABEL: @strided(
; CHECK-NEXT:    [[S:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[T:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[B:%.*]], i32 0, i32 16, i32 4, i16 4, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[S]], [[T]]
; CHECK-NEXT:    [[R:%.*]] = and <16 x i32> [[X]], [[S]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %s = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %t = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %b, i32 0, i32 16, i32 4, i16 4, i32 undef)
  %x = xor <16 x i32> %s, %t
  %r = and <16 x i32> %x, %s
  ret <16 x i32> %r
}

; A source at a variable place is read by logic directly.
define <16 x i32> @variable_place(<64 x i32> %a, <16 x i32> %b, <16 x i32> %c, i32 %at) {
; CHECK-LABEL: @variable_place(
; CHECK-NEXT:    [[S:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i32(<64 x i32> [[A:%.*]], i32 0, i32 16, i32 1, i32 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[S]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = and <16 x i32> [[X]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %s = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i32(<64 x i32> %a, i32 0, i32 16, i32 1, i32 %at, i32 undef)
  %x = xor <16 x i32> %s, %b
  %r = and <16 x i32> %x, %c
  ret <16 x i32> %r
}

; Logic is compared with 0 for free.
define <16 x i1> @compared(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
; CHECK-LABEL: @compared(
; CHECK-NEXT:    [[X:%.*]] = and <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[Y:%.*]] = and <16 x i32> [[X]], [[C:%.*]]
; CHECK-NEXT:    [[R:%.*]] = icmp ne <16 x i32> [[Y]], zeroinitializer
; CHECK-NEXT:    ret <16 x i1> [[R]]
  %x = and <16 x i32> %a, %b
  %y = and <16 x i32> %x, %c
  %r = icmp ne <16 x i32> %y, zeroinitializer
  ret <16 x i1> %r
}

; Extensions are operands of logic.
define <16 x i32> @extended(<16 x i16> %a, <16 x i32> %b, <16 x i32> %c) {
; CHECK-LABEL: @extended(
; CHECK-NEXT:    [[W:%.*]] = zext <16 x i16> [[A:%.*]] to <16 x i32>
; CHECK-NEXT:    [[X:%.*]] = xor <16 x i32> [[W]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = and <16 x i32> [[X]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %w = zext <16 x i16> %a to <16 x i32>
  %x = xor <16 x i32> %w, %b
  %r = and <16 x i32> %x, %c
  ret <16 x i32> %r
}
