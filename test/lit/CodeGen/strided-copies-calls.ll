; The source of a strided copy of qwords is first copied as dwords, since the result of the
; function lies in the place of its argument. So the strided copy reads parts that narrower
; instructions wrote (cmx/VISA/StridedCopies.h), and its operands must have different types.
; RUN: cmx-opt %s -O2 --platform=tgllp --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.pvc

; CHECK: .decl [[TO:v_[0-9]+]] v_type=G type=uq
; CHECK: mov (M1_NM, 8) v_t_{{[0-9]+}}(0,0)<1>
; CHECK: mov (M1_NM, 2) [[TO]](0,2)<2> v_{{[0-9]+}}(0,0)<2;1,0>
define <15 x i64> @function(<30 x float> %v) {
entry:
  br i1 true, label %last, label %more

more:
  ret <15 x i64> zeroinitializer

last:
  %q = bitcast <30 x float> %v to <15 x i64>
  %r = call <7 x i64> @llvm.genx.rdregioni.v7i64.v15i64.i16(<15 x i64> %q, i32 0, i32 7, i32 2, i16 0, i32 0)
  %w = call <15 x i64> @llvm.genx.wrregioni.v15i64.v7i64.i16.i1(<15 x i64> zeroinitializer, <7 x i64> %r, i32 0, i32 7, i32 2, i16 16, i32 0, i1 true)
  ret <15 x i64> %w
}

declare <7 x i64> @llvm.genx.rdregioni.v7i64.v15i64.i16(<15 x i64>, i32, i32, i32, i16, i32)
declare <15 x i64> @llvm.genx.wrregioni.v15i64.v7i64.i16.i1(<15 x i64>, <7 x i64>, i32, i32, i32, i16, i32, i1)
