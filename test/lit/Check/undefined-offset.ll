; Where an undefined offset puts a region is anybody's guess: text that reads
; beside the variable does nothing wrong. A defined offset counts as ever.
; RUN: cmx-opt --platform=icllp -O0 --check-each --emit=visa %s -o %t.visaasm

target triple = "genx64-unknown-unknown"

define dllexport void @kernel(<16 x i32> %a, <8 x i16> %b, i16 %x) {
  %variable = alloca i16, align 2
  %undefined = load i16, ptr %variable, align 2
  %offset = xor i16 %undefined, %x
  %even = and i16 %offset, -4
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 %even, i32 undef)
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %r)
  ret void
}

; The offset may also be no multiple of four.
define dllexport void @between(<16 x i32> %a, i16 %x) {
  %variable = alloca i16, align 2
  %undefined = load i16, ptr %variable, align 2
  %offset = xor i16 %undefined, %x
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 %offset, i32 undef)
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %r)
  ret void
}

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
