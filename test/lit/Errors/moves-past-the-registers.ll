; Moves of one shape have one plan, but no instruction names a register after
; the last one. One message says why, not one per move.
; RUN: split-file %s %t
; RUN: not cmx-opt %t/bytes.ll --platform=icllp -O0 --emit=visa -o %t/out.visaasm 2>&1 | FileCheck %s --check-prefix=ICLLP
; RUN: not cmx-opt %t/floats.ll --platform=icllp -O0 --emit=visa -o %t/out.visaasm 2>&1 | FileCheck %s --check-prefix=FLOATS
; RUN: not test -e %t/out.visaasm

; ICLLP: error: function 'bytes': {{.*}}value expected to have at most 256 registers, 8192 bytes, actual 9280 bytes [cmx-unsupported-type]
; ICLLP-NOT: error:
; FLOATS: error: function 'floats': {{.*}}value expected to have at most 256 registers, 8192 bytes, actual 9280 bytes [cmx-unsupported-type]
; FLOATS-NOT: error:

;--- bytes.ll
declare <4 x i8> @llvm.genx.rdregioni.v4i8.v9280i8.i32(<9280 x i8>, i32, i32, i32, i32, i32)

define <4 x i8> @bytes(<9280 x i8> %v, i32 %o) {
  %r = call <4 x i8> @llvm.genx.rdregioni.v4i8.v9280i8.i32(<9280 x i8> %v, i32 0, i32 4, i32 1, i32 %o, i32 undef)
  ret <4 x i8> %r
}

;--- floats.ll
declare <5 x float> @llvm.genx.rdregionf.v5f32.v2320f32.i16(<2320 x float>, i32, i32, i32, i16, i32)

define <5 x float> @floats(<2320 x float> %v, i16 %o) {
  %r = call <5 x float> @llvm.genx.rdregionf.v5f32.v2320f32.i16(<2320 x float> %v, i32 0, i32 5, i32 1, i16 %o, i32 undef)
  ret <5 x float> %r
}
