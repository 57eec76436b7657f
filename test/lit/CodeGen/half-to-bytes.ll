; GenX_IR packs the bits of a half immediate where a mov converts it to packed bytes. So
; cmx writes a single, which has the same value.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s -O0 --platform=skl --emit=visa -o %t/
; RUN: cat %t/eight.visaasm %t/limit.visaasm %t/words.visaasm | FileCheck %s
; RUN: cmx-check %s %t/eight.visaasm --platform=skl
; RUN: cmx-check %s %t/limit.visaasm --platform=skl
; RUN: cmx-check %s %t/words.visaasm --platform=skl
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=skl --emit=gen -o %t/ %}

; CHECK-LABEL: .function "eight_main"
; CHECK: mov.sat (M1, 8) {{.*}} 0x40700000:f
declare <8 x i8> @llvm.genx.fptosi.sat.v8i8.v8f16(<8 x half>)
define dllexport void @eight(ptr %p) {
  %x = call <8 x i8> @llvm.genx.fptosi.sat.v8i8.v8f16(<8 x half> splat (half 3.75))
  store <8 x i8> %x, ptr %p
  ret void
}

; The largest half, beyond the largest byte.
; CHECK-LABEL: .function "limit_main"
; CHECK: mov.sat (M1, 16) {{.*}} 0x477fe000:f
declare <16 x i8> @llvm.genx.fptoui.sat.v16i8.v16f16(<16 x half>)
define dllexport void @limit(ptr %p) {
  %x = call <16 x i8> @llvm.genx.fptoui.sat.v16i8.v16f16(<16 x half> splat (half 0xH7BFF))
  store <16 x i8> %x, ptr %p
  ret void
}

; Words are right.
; CHECK-LABEL: .function "words_main"
; CHECK: mov.sat (M1, 8) {{.*}} 0x4380:hf
declare <8 x i16> @llvm.genx.fptosi.sat.v8i16.v8f16(<8 x half>)
define dllexport void @words(ptr %p) {
  %x = call <8 x i16> @llvm.genx.fptosi.sat.v8i16.v8f16(<8 x half> splat (half 3.75))
  store <8 x i16> %x, ptr %p
  ret void
}
