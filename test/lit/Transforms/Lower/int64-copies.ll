; A part of qwords that is only copied is copied as dwords where there are no
; qwords.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-lower<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-lower<platform=icllp>,cmx-lower<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-lower<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=PVC

declare <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64>, i32, i32, i32, i16, i32)
declare <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64>, <4 x i64>, i32, i32, i32, i16, i32, i1)
declare <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.v4i1(<16 x i64>, <4 x i64>, i32, i32, i32, i16, i32, <4 x i1>)

; Pairs of dwords, four qwords apart.
define <16 x i64> @column(<16 x i64> %v, <16 x i64> %old) {
; CHECK-LABEL: @column(
; CHECK-NEXT:    [[C:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[V:%.*]], i32 0, i32 4, i32 4, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x i64> [[V]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[TMP1]], i32 8, i32 2, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <16 x i64> [[OLD:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> [[TMP3]], <8 x i32> [[TMP2]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = bitcast <32 x i32> [[TMP4]] to <16 x i64>
; CHECK-NEXT:    ret <16 x i64> [[W]]
; PVC-LABEL: @column(
; PVC-NEXT:    [[C:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[V:%.*]], i32 0, i32 4, i32 4, i16 8, i32 undef)
; PVC-NEXT:    [[W:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> [[OLD:%.*]], <4 x i64> [[C]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    ret <16 x i64> [[W]]
  %c = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %v, i32 0, i32 4, i32 4, i16 8, i32 undef)
  %w = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> %old, <4 x i64> %c, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  ret <16 x i64> %w
}

; No destination has pairs with a stride.
define <16 x i64> @strided_target(<16 x i64> %v, <16 x i64> %old) {
; CHECK-LABEL: @strided_target(
; CHECK-NEXT:    [[C:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[V:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> [[OLD:%.*]], <4 x i64> [[C]], i32 0, i32 4, i32 2, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i64> [[W]]
; PVC-LABEL: @strided_target(
; PVC-NEXT:    [[C:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[V:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; PVC-NEXT:    [[W:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> [[OLD:%.*]], <4 x i64> [[C]], i32 0, i32 4, i32 2, i16 32, i32 undef, i1 true)
; PVC-NEXT:    ret <16 x i64> [[W]]
  %c = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %v, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %w = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> %old, <4 x i64> %c, i32 0, i32 4, i32 2, i16 32, i32 undef, i1 true)
  ret <16 x i64> %w
}

; A lane of the mask is a qword.
define <16 x i64> @masked(<16 x i64> %v, <16 x i64> %old, <4 x i1> %m) {
; CHECK-LABEL: @masked(
; CHECK-NEXT:    [[C:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[V:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.v4i1(<16 x i64> [[OLD:%.*]], <4 x i64> [[C]], i32 0, i32 4, i32 1, i16 32, i32 undef, <4 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i64> [[W]]
; PVC-LABEL: @masked(
; PVC-NEXT:    [[C:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[V:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; PVC-NEXT:    [[W:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.v4i1(<16 x i64> [[OLD:%.*]], <4 x i64> [[C]], i32 0, i32 4, i32 1, i16 32, i32 undef, <4 x i1> [[M:%.*]])
; PVC-NEXT:    ret <16 x i64> [[W]]
  %c = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %v, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %w = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.v4i1(<16 x i64> %old, <4 x i64> %c, i32 0, i32 4, i32 1, i16 32, i32 undef, <4 x i1> %m)
  ret <16 x i64> %w
}

; The part is needed for itself as well.
define <16 x i64> @used_twice(<16 x i64> %v, <16 x i64> %old, ptr %p) {
; CHECK-LABEL: @used_twice(
; CHECK-NEXT:    [[C:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[V:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <4 x i64> [[C]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <4 x i64> [[TMP1]] to <8 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = xor <8 x i32> [[TMP2]], <i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0>
; CHECK-NEXT:    [[D:%.*]] = bitcast <8 x i32> [[TMP3]] to <4 x i64>
; CHECK-NEXT:    [[W0:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> [[OLD:%.*]], <4 x i64> [[C]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> [[W0]], <4 x i64> [[D]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i64> [[W]]
; PVC-LABEL: @used_twice(
; PVC-NEXT:    [[C:%.*]] = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> [[V:%.*]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; PVC-NEXT:    [[D:%.*]] = xor <4 x i64> [[C]], splat (i64 1)
; PVC-NEXT:    [[W0:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> [[OLD:%.*]], <4 x i64> [[C]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[W:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> [[W0]], <4 x i64> [[D]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    ret <16 x i64> [[W]]
  %c = call <4 x i64> @llvm.genx.rdregioni.v4i64.v16i64.i16(<16 x i64> %v, i32 0, i32 4, i32 1, i16 8, i32 undef)
  %d = xor <4 x i64> %c, splat (i64 1)
  %w0 = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> %old, <4 x i64> %c, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  %w = call <16 x i64> @llvm.genx.wrregioni.v16i64.v4i64.i16.i1(<16 x i64> %w0, <4 x i64> %d, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  ret <16 x i64> %w
}
