; Lanes that a constant has not are poison in what is computed of them; folded to
; undef they would become the number 0.
; RUN: cmx-opt -passes=cmx-lower-to-generic -S %s 2>/dev/null | FileCheck %s
; RUN: cmx-opt --platform=dg2 -passes=cmx-lower,cmx-legalize --check-each -disable-output %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32>, <8 x i32>)

; CHECK-LABEL: @f(
; CHECK: [[A:%.*]] = shufflevector <4 x i32> zeroinitializer, <4 x i32> poison, <8 x i32> <i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK: zext <8 x i32> [[A]] to <8 x i64>
define <8 x i32> @f() {
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v4i32.i16(<4 x i32> zeroinitializer, i32 0, i32 8, i32 1, i16 4, i32 undef)
  %b = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> %a, <8 x i32> %a)
  ret <8 x i32> %b
}
