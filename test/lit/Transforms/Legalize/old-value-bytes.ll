; The pieces read bytes of the vector of dwords that they change, from what has
; been written so far. A byte without a value must not take its neighbours along:
; the vector is frozen as bytes, which costs nothing.
; CHECK lines by utils/update-checks
; RUN: cmx-opt %s --platform=icllp --passes=cmx-legalize --check-each --check-inputs=400 --verify-each -S -o - | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --passes=cmx-legalize --check-each --verify-each --disable-output

declare <12 x i8> @llvm.genx.rdregioni.v12i8.v192i8.i16(<192 x i8>, i32, i32, i32, i16, i32)
declare <48 x i32> @llvm.genx.wrregioni.v48i32.v12i32.i16.i1(<48 x i32>, <12 x i32>, i32, i32, i32, i16, i32, i1)

define <48 x i32> @spread(<192 x i8> %v) {
; CHECK-LABEL: @spread(
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <192 x i8> [[V:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <192 x i8> [[TMP1]] to <48 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <48 x i32> [[TMP2]] to <192 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v192i8.i16(<192 x i8> [[TMP3]], i32 0, i32 4, i32 4, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = zext <4 x i8> [[TMP4]] to <4 x i32>
; CHECK-NEXT:    [[TMP6:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v4i32.i16.i1(<48 x i32> [[TMP2]], <4 x i32> [[TMP5]], i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <48 x i32> [[TMP6]] to <192 x i8>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v192i8.i16(<192 x i8> [[TMP7]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = zext <8 x i8> [[TMP8]] to <8 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <48 x i32> @llvm.genx.wrregioni.v48i32.v8i32.i16.i1(<48 x i32> [[TMP6]], <8 x i32> [[TMP9]], i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    ret <48 x i32> [[R]]
  %old = bitcast <192 x i8> %v to <48 x i32>
  %b = call <12 x i8> @llvm.genx.rdregioni.v12i8.v192i8.i16(<192 x i8> %v, i32 0, i32 12, i32 4, i16 0, i32 undef)
  %z = zext <12 x i8> %b to <12 x i32>
  %r = call <48 x i32> @llvm.genx.wrregioni.v48i32.v12i32.i16.i1(<48 x i32> %old, <12 x i32> %z, i32 0, i32 12, i32 1, i16 24, i32 undef, i1 true)
  ret <48 x i32> %r
}
