; Constants: immediates, registers, and what is read of them.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>,cmx-legalize<platform=icllp>' -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)

define <8 x i32> @immediate(<8 x i32> %x) {
; CHECK-LABEL: @immediate(
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[X:%.*]], splat (i32 7)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = add <8 x i32> %x, splat (i32 7)
  ret <8 x i32> %r
}

; Different lanes are no immediate.
define <8 x i32> @lanes(<8 x i32> %x) {
; CHECK-LABEL: @lanes(
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i16> @llvm.genx.constanti.v8i16(<8 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 9>)
; CHECK-NEXT:    [[WIDE:%.*]] = zext <8 x i16> [[CONST]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[X:%.*]], [[WIDE]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = add <8 x i32> %x, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>
  ret <8 x i32> %r
}

define <2 x float> @float_lanes(<2 x float> %x) {
; CHECK-LABEL: @float_lanes(
; CHECK-NEXT:    [[CONST:%.*]] = call <2 x float> @llvm.genx.constantf.v2f32(<2 x float> <float 1.000000e+00, float -2.500000e+00>)
; CHECK-NEXT:    [[R:%.*]] = fmul <2 x float> [[X:%.*]], [[CONST]]
; CHECK-NEXT:    ret <2 x float> [[R]]
  %r = fmul <2 x float> %x, <float 1.0, float -2.5>
  ret <2 x float> %r
}

; What is read of a constant is known.
define <4 x i32> @read(<4 x i32> %x) {
; CHECK-LABEL: @read(
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i16> @llvm.genx.constanti.v4i16(<4 x i16> <i16 1, i16 3, i16 5, i16 9>)
; CHECK-NEXT:    [[WIDE:%.*]] = zext <4 x i16> [[CONST]] to <4 x i32>
; CHECK-NEXT:    [[R:%.*]] = add <4 x i32> [[X:%.*]], [[WIDE]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %c = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>, i32 0, i32 4, i32 2, i16 4, i32 undef)
  %r = add <4 x i32> %x, %c
  ret <4 x i32> %r
}

; Words of dwords.
define <4 x i16> @read_words(<4 x i16> %x) {
; CHECK-LABEL: @read_words(
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i16> @llvm.genx.constanti.v4i16(<4 x i16> <i16 2, i16 1, i16 2, i16 1>)
; CHECK-NEXT:    [[R:%.*]] = add <4 x i16> [[X:%.*]], [[CONST]]
; CHECK-NEXT:    ret <4 x i16> [[R]]
  %w = bitcast <2 x i32> splat (i32 65538) to <4 x i16>
  %r = add <4 x i16> %x, %w
  ret <4 x i16> %r
}

; At an unknown place it needs a register.
define <4 x i32> @read_variable(<4 x i32> %x, i16 %o) {
; CHECK-LABEL: @read_variable(
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i32> @llvm.genx.constanti.v8i32(<8 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 4>)
; CHECK-NEXT:    [[C:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[CONST]], i32 0, i32 4, i32 1, i16 [[O:%.*]], i32 undef)
; CHECK-NEXT:    [[R:%.*]] = add <4 x i32> [[X:%.*]], [[C]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %c = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 4>, i32 0, i32 4, i32 1, i16 %o, i32 undef)
  %r = add <4 x i32> %x, %c
  ret <4 x i32> %r
}

; Some lanes are undefined, and those outside of the vector are poison.
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v4i16.i16(<4 x i16>, i32, i32, i32, i16, i32)
define <8 x i16> @frozen_undefined() {
; CHECK-LABEL: @frozen_undefined(
; CHECK-NEXT:    ret <8 x i16> zeroinitializer
  %c = call <8 x i16> @llvm.genx.rdregioni.v8i16.v4i16.i16(<4 x i16> undef, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %f = freeze <8 x i16> %c
  ret <8 x i16> %f
}

; What a read of constants gives goes on through casts and freezes.
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v100i8.i16(<100 x i8>, i32, i32, i32, i16, i32)
declare <31 x i64> @llvm.genx.rdregioni.v31i64.v2i64.i16(<2 x i64>, i32, i32, i32, i16, i32)
define <31 x i64> @frozen_read() {
; CHECK-LABEL: @frozen_read(
; CHECK-NEXT:    ret <31 x i64> splat (i64 72340172838076673)
  %c = call <16 x i8> @llvm.genx.rdregioni.v16i8.v100i8.i16(<100 x i8> splat (i8 1), i32 0, i32 16, i32 3, i16 33, i32 undef)
  %f = freeze <16 x i8> %c
  %q = bitcast <16 x i8> %f to <2 x i64>
  %r = call <31 x i64> @llvm.genx.rdregioni.v31i64.v2i64.i16(<2 x i64> %q, i32 0, i32 31, i32 0, i16 0, i32 undef)
  ret <31 x i64> %r
}

; Casts among the elements, which LLVM does not fold.
define <2 x half> @cast_elements(<2 x half> %x) {
; CHECK-LABEL: @cast_elements(
; CHECK-NEXT:    [[CONST:%.*]] = call <2 x half> @llvm.genx.constantf.v2f16(<2 x half> <half 0xH40C8, half 0xHC0B0>)
; CHECK-NEXT:    [[R:%.*]] = fadd <2 x half> [[X:%.*]], [[CONST]]
; CHECK-NEXT:    ret <2 x half> [[R]]
  %r = fadd <2 x half> %x, <half bitcast (bfloat 0xR40C8 to half), half bitcast (bfloat 0xRC0B0 to half)>
  ret <2 x half> %r
}

; Integers of constants are as narrow as their lanes allow, words at least.
define <4 x i32> @negative(<4 x i32> %x) {
; CHECK-LABEL: @negative(
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i16> @llvm.genx.constanti.v4i16(<4 x i16> <i16 -32768, i16 5, i16 7, i16 undef>)
; CHECK-NEXT:    [[WIDE:%.*]] = sext <4 x i16> [[CONST]] to <4 x i32>
; CHECK-NEXT:    [[R:%.*]] = mul <4 x i32> [[X:%.*]], [[WIDE]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = mul <4 x i32> %x, <i32 -32768, i32 5, i32 7, i32 undef>
  ret <4 x i32> %r
}

define <4 x i32> @positive(<4 x i32> %x) {
; CHECK-LABEL: @positive(
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i16> @llvm.genx.constanti.v4i16(<4 x i16> <i16 -1, i16 0, i16 1, i16 3>)
; CHECK-NEXT:    [[WIDE:%.*]] = zext <4 x i16> [[CONST]] to <4 x i32>
; CHECK-NEXT:    [[R:%.*]] = and <4 x i32> [[X:%.*]], [[WIDE]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = and <4 x i32> %x, <i32 65535, i32 0, i32 1, i32 3>
  ret <4 x i32> %r
}

define <4 x i1> @compared(<4 x i32> %x) {
; CHECK-LABEL: @compared(
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i16> @llvm.genx.constanti.v4i16(<4 x i16> <i16 -5536, i16 0, i16 1, i16 3>)
; CHECK-NEXT:    [[WIDE:%.*]] = zext <4 x i16> [[CONST]] to <4 x i32>
; CHECK-NEXT:    [[R:%.*]] = icmp ult <4 x i32> [[X:%.*]], [[WIDE]]
; CHECK-NEXT:    ret <4 x i1> [[R]]
  %r = icmp ult <4 x i32> %x, <i32 60000, i32 0, i32 1, i32 3>
  ret <4 x i1> %r
}

; Too large for words, signed or not.
define <4 x i32> @too_large(<4 x i32> %x) {
; CHECK-LABEL: @too_large(
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i32> @llvm.genx.constanti.v4i32(<4 x i32> <i32 65535, i32 -1, i32 1, i32 3>)
; CHECK-NEXT:    [[R:%.*]] = add <4 x i32> [[X:%.*]], [[CONST]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = add <4 x i32> %x, <i32 65535, i32 -1, i32 1, i32 3>
  ret <4 x i32> %r
}

; Lanes that are all the same need none, wherever they are read.
define <4 x i32> @read_same(<4 x i32> %x, i16 %o) {
; CHECK-LABEL: @read_same(
; CHECK-NEXT:    [[R:%.*]] = mul <4 x i32> [[X:%.*]], splat (i32 5)
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %c = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> splat (i32 5), i32 0, i32 4, i32 1, i16 %o, i32 undef)
  %r = mul <4 x i32> %x, %c
  ret <4 x i32> %r
}

define i32 @read_zero(i32 %x, i16 %o) {
; CHECK-LABEL: @read_zero(
; CHECK-NEXT:    [[R:%.*]] = xor i32 [[X:%.*]], 0
; CHECK-NEXT:    ret i32 [[R]]
  %c = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> zeroinitializer, i32 0, i32 1, i32 0, i16 %o, i32 undef)
  %r = xor i32 %x, %c
  ret i32 %r
}

; A message reads dwords.
define <8 x i32> @offsets(i32 %surface, <8 x i1> %m) {
; CHECK-LABEL: @offsets(
; CHECK-NEXT:    [[CONST:%.*]] = call <8 x i32> @llvm.genx.constanti.v8i32(<8 x i32> <i32 0, i32 8, i32 4, i32 16, i32 12, i32 20, i32 24, i32 28>)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M:%.*]], i32 2, i16 0, i32 [[SURFACE:%.*]], i32 0, <8 x i32> [[CONST]], <8 x i32> zeroinitializer)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %surface, i32 0, <8 x i32> <i32 0, i32 8, i32 4, i32 16, i32 12, i32 20, i32 24, i32 28>, <8 x i32> zeroinitializer)
  ret <8 x i32> %r
}

; A selection keeps all bits of its sources.
define <4 x i32> @selected(<4 x i1> %c, <4 x i32> %x) {
; CHECK-LABEL: @selected(
; CHECK-NEXT:    [[CONST:%.*]] = call <4 x i16> @llvm.genx.constanti.v4i16(<4 x i16> <i16 -2, i16 5, i16 7, i16 1>)
; CHECK-NEXT:    [[WIDE:%.*]] = sext <4 x i16> [[CONST]] to <4 x i32>
; CHECK-NEXT:    [[R:%.*]] = select <4 x i1> [[C:%.*]], <4 x i32> [[WIDE]], <4 x i32> [[X:%.*]]
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = select <4 x i1> %c, <4 x i32> <i32 -2, i32 5, i32 7, i32 1>, <4 x i32> %x
  ret <4 x i32> %r
}
declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
