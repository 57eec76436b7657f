; Readers get a copy for each user.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-baling -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-baling,cmx-baling -verify-each -S %s | FileCheck %s

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.v16i1(<64 x float>, <16 x float>, i32, i32, i32, i16, i32, <16 x i1>)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1>, i32)
declare void @use(<16 x float>)

define <16 x float> @region(<64 x float> %v, <16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: @region(
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = fadd <16 x float> [[R]], [[X:%.*]]
; CHECK-NEXT:    [[R1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = fmul <16 x float> [[R1]], [[Y:%.*]]
; CHECK-NEXT:    [[C:%.*]] = fadd <16 x float> [[A]], [[B]]
; CHECK-NEXT:    ret <16 x float> [[C]]
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef)
  %a = fadd <16 x float> %r, %x
  %b = fmul <16 x float> %r, %y
  %c = fadd <16 x float> %a, %b
  ret <16 x float> %c
}

; Both sources of one user.
define <16 x float> @twice_in_one(<64 x float> %v) {
; CHECK-LABEL: @twice_in_one(
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[R1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = fmul <16 x float> [[R]], [[R1]]
; CHECK-NEXT:    ret <16 x float> [[A]]
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef)
  %a = fmul <16 x float> %r, %r
  ret <16 x float> %a
}

; What a copy reads through is copied with it.
define <16 x i32> @chain(<16 x float> %w, <64 x i8> %v) {
; CHECK-LABEL: @chain(
; CHECK-NEXT:    [[P:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 16, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[Z:%.*]] = zext <16 x i8> [[P]] to <16 x i32>
; CHECK-NEXT:    [[A:%.*]] = add <16 x i32> [[Z]], splat (i32 3)
; CHECK-NEXT:    [[P2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[V]], i32 0, i32 16, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[Z1:%.*]] = zext <16 x i8> [[P2]] to <16 x i32>
; CHECK-NEXT:    [[B:%.*]] = mul <16 x i32> [[Z1]], [[A]]
; CHECK-NEXT:    ret <16 x i32> [[B]]
  %p = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %v, i32 0, i32 16, i32 2, i16 1, i32 undef)
  %z = zext <16 x i8> %p to <16 x i32>
  %a = add <16 x i32> %z, splat (i32 3)
  %b = mul <16 x i32> %z, %a
  ret <16 x i32> %b
}

define <16 x float> @modifier(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: @modifier(
; CHECK-NEXT:    [[N:%.*]] = fneg <16 x float> [[X:%.*]]
; CHECK-NEXT:    [[A:%.*]] = fadd <16 x float> [[N]], [[Y:%.*]]
; CHECK-NEXT:    [[N1:%.*]] = fneg <16 x float> [[X]]
; CHECK-NEXT:    [[B:%.*]] = fmul <16 x float> [[N1]], [[A]]
; CHECK-NEXT:    ret <16 x float> [[B]]
  %n = fneg <16 x float> %x
  %a = fadd <16 x float> %n, %y
  %b = fmul <16 x float> %n, %a
  ret <16 x float> %b
}

define <64 x float> @predicate(<64 x float> %v, <16 x float> %x, <16 x float> %y, <32 x i1> %m) {
; CHECK-LABEL: @predicate(
; CHECK-NEXT:    [[P:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[M:%.*]], i32 16)
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[P]], <16 x float> [[X:%.*]], <16 x float> [[Y:%.*]]
; CHECK-NEXT:    [[P1:%.*]] = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> [[M]], i32 16)
; CHECK-NEXT:    [[R:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.v16i1(<64 x float> [[V:%.*]], <16 x float> [[S]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[P1]])
; CHECK-NEXT:    ret <64 x float> [[R]]
  %p = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %m, i32 16)
  %s = select <16 x i1> %p, <16 x float> %x, <16 x float> %y
  %r = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.v16i1(<64 x float> %v, <16 x float> %s, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %p)
  ret <64 x float> %r
}

define <16 x float> @bitcast(<16 x i32> %x, <16 x float> %y) {
; CHECK-LABEL: @bitcast(
; CHECK-NEXT:    [[F:%.*]] = bitcast <16 x i32> [[X:%.*]] to <16 x float>
; CHECK-NEXT:    [[A:%.*]] = fadd <16 x float> [[F]], [[Y:%.*]]
; CHECK-NEXT:    [[F1:%.*]] = bitcast <16 x i32> [[X]] to <16 x float>
; CHECK-NEXT:    [[B:%.*]] = fmul <16 x float> [[F1]], [[A]]
; CHECK-NEXT:    ret <16 x float> [[B]]
  %f = bitcast <16 x i32> %x to <16 x float>
  %a = fadd <16 x float> %f, %y
  %b = fmul <16 x float> %f, %a
  ret <16 x float> %b
}

; A reader stands in its user's block.
define <16 x float> @other_block(<64 x float> %v, <16 x float> %y) {
; CHECK-LABEL: @other_block(
; CHECK:       entry:
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    [[R1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = fadd <16 x float> [[R1]], [[Y:%.*]]
; CHECK-NEXT:    ret <16 x float> [[A]]
entry:
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef)
  br label %next

next:
  %a = fadd <16 x float> %r, %y
  ret <16 x float> %a
}

; The constant part of an offset belongs to each operand.
define <16 x float> @offset_sum(<64 x float> %v, i16 %o) {
; CHECK-LABEL: @offset_sum(
; CHECK-NEXT:    [[X:%.*]] = shl i16 [[O:%.*]], 5
; CHECK-NEXT:    [[Y:%.*]] = add i16 [[X]], 8
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 [[Y]], i32 undef)
; CHECK-NEXT:    [[Y1:%.*]] = add i16 [[X]], 8
; CHECK-NEXT:    [[S:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 16, i32 1, i16 [[Y1]], i32 undef)
; CHECK-NEXT:    [[A:%.*]] = fadd <16 x float> [[R]], [[S]]
; CHECK-NEXT:    ret <16 x float> [[A]]
  %x = shl i16 %o, 5
  %y = add i16 %x, 8
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 %y, i32 undef)
  %s = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 %y, i32 undef)
  %a = fadd <16 x float> %r, %s
  ret <16 x float> %a
}
