; A raw message writes registers under its mask, not a value for each lane: the write of the old lanes stays.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-simplify-regions -S %s | FileCheck %s

declare <16 x i32> @llvm.genx.raw.send.v16i32.v16i1.v8i32(i32, <16 x i1>, i32, i32, <8 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)

define <16 x i32> @raw(<16 x i32> %old, <16 x i1> %m, <8 x i32> %payload) {
; CHECK-LABEL: @raw(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.raw.send.v16i32.v16i1.v8i32(i32 0, <16 x i1> [[M:%.*]], i32 10, i32 36175872, <8 x i32> [[PAYLOAD:%.*]], <16 x i32> undef)
; CHECK-NEXT:    [[W:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> [[OLD:%.*]], <16 x i32> [[R]], i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> [[M]])
; CHECK-NEXT:    ret <16 x i32> [[W]]
  %r = call <16 x i32> @llvm.genx.raw.send.v16i32.v16i1.v8i32(i32 0, <16 x i1> %m, i32 10, i32 36175872, <8 x i32> %payload, <16 x i32> undef)
  %w = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %old, <16 x i32> %r, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  ret <16 x i32> %w
}
