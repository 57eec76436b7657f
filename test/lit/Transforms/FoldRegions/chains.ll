; cmx-fold-regions<chains> only shortens chains of writes.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-intrinsic-attrs,function(cmx-fold-regions<chains>)' -verify-each -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)

; The writes cover the vector: the old value is not needed.
define <16 x i32> @covered(<16 x i32> %v, <8 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: @covered(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[A:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[W]], <8 x i32> [[B:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[X]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %a, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %x = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %w, <8 x i32> %b, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <16 x i32> %x
}

; They do not: elements 12 to 15 are those of the old value.
define <16 x i32> @not_covered(<16 x i32> %v, <8 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: @not_covered(
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[V:%.*]], <8 x i32> [[A:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[X:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[W]], <8 x i32> [[B:%.*]], i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[X]]
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %v, <8 x i32> %a, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %x = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %w, <8 x i32> %b, i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
  ret <16 x i32> %x
}

; A read of a read stays.
define <4 x i32> @reads(<16 x i32> %v) {
; CHECK-LABEL: @reads(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[R]], i32 0, i32 4, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <4 x i32> [[S]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 2, i16 0, i32 undef)
  %s = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %r, i32 0, i32 4, i32 2, i16 0, i32 undef)
  ret <4 x i32> %s
}
