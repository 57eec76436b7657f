; The pieces read bytes of the vector of dwords that they change, from what has
; been written so far. A byte without a value must not take its neighbours along:
; the vector is frozen as bytes, which costs nothing.
; RUN: cmx-opt %s --platform=icllp --passes=cmx-legalize --check-each --check-inputs=400 --verify-each -S -o - | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --passes=cmx-legalize --check-each --verify-each --disable-output

declare <12 x i8> @llvm.genx.rdregioni.v12i8.v192i8.i16(<192 x i8>, i32, i32, i32, i16, i32)
declare <48 x i32> @llvm.genx.wrregioni.v48i32.v12i32.i16.i1(<48 x i32>, <12 x i32>, i32, i32, i32, i16, i32, i1)

; CHECK-LABEL: @spread(
; CHECK-NEXT: [[F:%.*]] = freeze <192 x i8> %v
; CHECK-NEXT: [[OLD:%.*]] = bitcast <192 x i8> [[F]] to <48 x i32>
; CHECK: [[A:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[OLD]],
; CHECK: call <48 x i32> @llvm.genx.wrregioni.v48i32.v8i32.i16.i1(<48 x i32> [[A]],
define <48 x i32> @spread(<192 x i8> %v) {
  %old = bitcast <192 x i8> %v to <48 x i32>
  %b = call <12 x i8> @llvm.genx.rdregioni.v12i8.v192i8.i16(<192 x i8> %v, i32 0, i32 12, i32 4, i16 0, i32 undef)
  %z = zext <12 x i8> %b to <12 x i32>
  %r = call <48 x i32> @llvm.genx.wrregioni.v48i32.v12i32.i16.i1(<48 x i32> %old, <12 x i32> %z, i32 0, i32 12, i32 1, i16 24, i32 undef, i1 true)
  ret <48 x i32> %r
}
