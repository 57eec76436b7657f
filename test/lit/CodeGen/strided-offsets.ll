; Offsets of rows that are every second element of a vector: a register of addresses
; takes elements side by side only.
; RUN: cmx-opt %s -O2 --platform=icllp --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp

; CHECK: and (M1, 16) [[BYTES:v_v_[0-9]+]](0,0)<1>
; CHECK-NEXT: mov (M1, 8) {{.*}} [[BYTES]](0,0)<2;1,0>
; CHECK-NEXT: addr_add (M1, 8)
define dllexport spir_kernel void @rows(ptr %p) {
  %data = load <64 x i32>, ptr %p
  %q = getelementptr i8, ptr %p, i64 256
  %numbers = load <16 x i16>, ptr %q
  %few = and <16 x i16> %numbers, splat (i16 63)
  %bytes = shl <16 x i16> %few, splat (i16 2)
  %offsets = call <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16> %bytes, i32 16, i32 8, i32 2, i16 0, i32 undef)
  %rows = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.v8i16(<64 x i32> %data, i32 1, i32 1, i32 0, <8 x i16> %offsets, i32 undef)
  %sum = add <8 x i32> %rows, splat (i32 7)
  store <8 x i32> %sum, ptr %p
  store <16 x i16> %bytes, ptr %q
  ret void
}
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v16i16.i16(<16 x i16>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.v8i16(<64 x i32>, i32, i32, i32, <8 x i16>, i32)
