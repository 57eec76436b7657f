; Writes that change nothing, or everything.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions)' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-simplify-regions,cmx-simplify-regions)' -verify-each -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.v2i16(<32 x i32>, i32, i32, i32, <2 x i16>, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.v2i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, <2 x i16>, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <1 x i32> @llvm.genx.wrregioni.v1i32.i32.i16.i1(<1 x i32>, i32, i32, i32, i32, i16, i32, i1)
declare <8 x bfloat> @llvm.genx.wrregionf.v8bf16.v8bf16.i16.i1(<8 x bfloat>, <8 x bfloat>, i32, i32, i32, i16, i32, i1)

define <32 x i32> @poison(<32 x i32> %v) {
; CHECK-LABEL: @poison(
; CHECK-NEXT:    ret <32 x i32> [[V:%.*]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> poison, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w
}

; The lanes of %v may be poison, undef is not.
define <32 x i32> @undef(<32 x i32> %v) {
; CHECK-LABEL: @undef(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> undef, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> undef, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @undef_into_noundef(<32 x i32> noundef %v) {
; CHECK-LABEL: @undef_into_noundef(
; CHECK-NEXT:    ret <32 x i32> [[V:%.*]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> undef, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @no_lane(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @no_lane(
; CHECK-NEXT:    ret <32 x i32> [[V:%.*]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> zeroinitializer)
  ret <32 x i32> %w
}

define <32 x i32> @all_lanes(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @all_lanes(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> <i1 true, i1 true, i1 poison, i1 true, i1 true, i1 true, i1 undef, i1 true>)
  ret <32 x i32> %w
}

define <32 x i32> @some_lanes(<32 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @some_lanes(
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> <i1 true, i1 true, i1 poison, i1 false, i1 true, i1 true, i1 undef, i1 true>)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> <i1 true, i1 true, i1 poison, i1 false, i1 true, i1 true, i1 undef, i1 true>)
  ret <32 x i32> %w
}

define <8 x i32> @whole(<8 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @whole(
; CHECK-NEXT:    ret <8 x i32> [[X:%.*]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.i1(<8 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  ret <8 x i32> %w
}

define <1 x i32> @whole_scalar(<1 x i32> %v, i32 %x) {
; CHECK-LABEL: @whole_scalar(
; CHECK-NEXT:    [[W:%.*]] = bitcast i32 [[X:%.*]] to <1 x i32>
; CHECK-NEXT:    ret <1 x i32> [[W]]
  %w = call <1 x i32> @llvm.genx.wrregioni.v1i32.i32.i16.i1(<1 x i32> %v, i32 %x, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  ret <1 x i32> %w
}

; Bfloats too.
define <8 x bfloat> @whole_bfloat(<8 x bfloat> %x) {
; CHECK-LABEL: @whole_bfloat(
; CHECK-NEXT:    ret <8 x bfloat> [[X:%.*]]
  %w = call <8 x bfloat> @llvm.genx.wrregionf.v8bf16.v8bf16.i16.i1(<8 x bfloat> poison, <8 x bfloat> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  ret <8 x bfloat> %w
}

define <8 x i32> @whole_transposed(<8 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @whole_transposed(
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.i1(<8 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 1, i32 4, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.i1(<8 x i32> %v, <8 x i32> %x, i32 1, i32 4, i32 2, i16 0, i32 undef, i1 true)
  ret <8 x i32> %w
}

define <32 x i32> @what_was_read(<32 x i32> %v) {
; CHECK-LABEL: @what_was_read(
; CHECK-NEXT:    ret <32 x i32> [[V:%.*]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 8, i32 4, i32 2, i16 4, i32 undef)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %r, i32 8, i32 4, i32 2, i16 4, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @what_was_read_masked(<32 x i32> %v, <8 x i1> %m) {
; CHECK-LABEL: @what_was_read_masked(
; CHECK-NEXT:    ret <32 x i32> [[V:%.*]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.v8i1(<32 x i32> %v, <8 x i32> %r, i32 0, i32 8, i32 1, i16 32, i32 undef, <8 x i1> %m)
  ret <32 x i32> %w
}

define <32 x i32> @what_was_read_elsewhere(<32 x i32> %v) {
; CHECK-LABEL: @what_was_read_elsewhere(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 36, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V]], <8 x i32> [[R]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 36, i32 undef)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %r, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @what_was_read_at_variable(<32 x i32> %v, i16 %at) {
; CHECK-LABEL: @what_was_read_at_variable(
; CHECK-NEXT:    ret <32 x i32> [[V:%.*]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 %at, i32 undef)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %r, i32 0, i32 8, i32 1, i16 %at, i32 undef, i1 true)
  ret <32 x i32> %w
}

define <32 x i32> @what_was_read_at_rows(<32 x i32> %v, <2 x i16> %at) {
; CHECK-LABEL: @what_was_read_at_rows(
; CHECK-NEXT:    ret <32 x i32> [[V:%.*]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.v2i16(<32 x i32> %v, i32 0, i32 4, i32 1, <2 x i16> %at, i32 undef)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.v2i16.i1(<32 x i32> %v, <8 x i32> %r, i32 0, i32 4, i32 1, <2 x i16> %at, i32 undef, i1 true)
  ret <32 x i32> %w
}

; Rows of another length start there.
define <32 x i32> @what_was_read_in_other_rows(<32 x i32> %v, <2 x i16> %at) {
; CHECK-LABEL: @what_was_read_in_other_rows(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.v2i16(<32 x i32> [[V:%.*]], i32 0, i32 4, i32 2, <2 x i16> [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.v2i16.i1(<32 x i32> [[V]], <8 x i32> [[R]], i32 0, i32 4, i32 1, <2 x i16> [[AT]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.v2i16(<32 x i32> %v, i32 0, i32 4, i32 2, <2 x i16> %at, i32 undef)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.v2i16.i1(<32 x i32> %v, <8 x i32> %r, i32 0, i32 4, i32 1, <2 x i16> %at, i32 undef, i1 true)
  ret <32 x i32> %w
}

; There is another write between, elsewhere.
define <32 x i32> @same_again(<32 x i32> %v, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @same_again(
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W1]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W2]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
  %w3 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w2, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w3
}

define <32 x i32> @same_again_overwritten(<32 x i32> %v, <8 x i32> %x, <8 x i32> %y) {
; CHECK-LABEL: @same_again_overwritten(
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V:%.*]], <8 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W1]], <8 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 60, i32 undef, i1 true)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[W2]], <8 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W3]]
  %w1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w1, <8 x i32> %y, i32 0, i32 8, i32 1, i16 60, i32 undef, i1 true)
  %w3 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %w2, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x i32> %w3
}

; If the offset leaves the vector, lanes read there are undefined; the same lanes
; are not written. But here other lanes are.
define <32 x i32> @outside(<32 x i32> %v) {
; CHECK-LABEL: @outside(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 112, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[V]], <8 x i32> [[R]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[W]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %v, i32 0, i32 8, i32 1, i16 112, i32 undef)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %v, <8 x i32> %r, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  ret <32 x i32> %w
}

declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)

; A poison lane of %x makes its neighbour in %o poison too, but not in %w.
define <8 x i32> @same_seen_wider(<8 x i32> %x, <8 x i1> %m) {
; CHECK-LABEL: @same_seen_wider(
; CHECK-NEXT:    [[Q:%.*]] = bitcast <8 x i32> [[X:%.*]] to <4 x i64>
; CHECK-NEXT:    [[O:%.*]] = bitcast <4 x i64> [[Q]] to <8 x i32>
; CHECK-NEXT:    [[W:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> [[O]], <8 x i32> [[X]], i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[W]]
  %q = bitcast <8 x i32> %x to <4 x i64>
  %o = bitcast <4 x i64> %q to <8 x i32>
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %o, <8 x i32> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <8 x i32> %w
}

define <8 x i32> @same_seen_narrower(<8 x i32> %x, <8 x i1> %m) {
; CHECK-LABEL: @same_seen_narrower(
; CHECK-NEXT:    [[B:%.*]] = bitcast <8 x i32> [[X:%.*]] to <32 x i8>
; CHECK-NEXT:    [[O:%.*]] = bitcast <32 x i8> [[B]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[O]]
  %b = bitcast <8 x i32> %x to <32 x i8>
  %o = bitcast <32 x i8> %b to <8 x i32>
  %w = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %o, <8 x i32> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <8 x i32> %w
}
