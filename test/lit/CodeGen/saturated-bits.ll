; genx.sat saturates the bits of integers as floats: an operation on integers cannot do this.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s -O2 --platform=icllp --emit=visa -o %t/
; RUN: FileCheck %s --input-file=%t/bits.visaasm --check-prefix=BITS
; RUN: FileCheck %s --input-file=%t/floats.visaasm --check-prefix=FLOATS
; RUN: FileCheck %s --input-file=%t/halves.visaasm --check-prefix=HALVES
; RUN: cmx-check %s %t/bits.visaasm --platform=icllp
; RUN: cmx-check %s %t/halves.visaasm --platform=icllp

declare <8 x float> @llvm.genx.sat.v8f32(<8 x float>)
declare <16 x half> @llvm.genx.sat.v16f16(<16 x half>)

; BITS: add (M1, 8) [[S:v_[a-z_0-9]+]](0,0)<1>
; BITS-NEXT: mov.sat (M1, 8)
define dllexport void @bits(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x i32>, ptr %p
  %b = load <8 x i32>, ptr %q
  %s = add <8 x i32> %a, %b
  %f = bitcast <8 x i32> %s to <8 x float>
  %t = call <8 x float> @llvm.genx.sat.v8f32(<8 x float> %f)
  store <8 x float> %t, ptr %r
  ret void
}

; HALVES: add (M1, 16)
; HALVES-NEXT: mov.sat (M1, 16)
define dllexport void @halves(ptr %p, ptr %q, ptr %r) {
  %a = load <16 x i16>, ptr %p
  %b = load <16 x i16>, ptr %q
  %s = add <16 x i16> %a, %b
  %f = bitcast <16 x i16> %s to <16 x half>
  %t = call <16 x half> @llvm.genx.sat.v16f16(<16 x half> %f)
  store <16 x half> %t, ptr %r
  ret void
}

; FLOATS: add.sat (M1, 8)
define dllexport void @floats(ptr %p, ptr %q, ptr %r) {
  %a = load <8 x float>, ptr %p
  %b = load <8 x float>, ptr %q
  %s = fadd <8 x float> %a, %b
  %t = call <8 x float> @llvm.genx.sat.v8f32(<8 x float> %s)
  store <8 x float> %t, ptr %r
  ret void
}
