; Warnings do not stop compilation; under strict the first of them does.
; CHECK lines by hand: they read diagnostics
; RUN: cmx-opt -passes=cmx-verify -S %s 2>&1 >%t.ll | FileCheck %s --implicit-check-not=error
; RUN: FileCheck %s --check-prefix=IR < %t.ll
; RUN: not cmx-opt '-passes=cmx-verify<strict>' -S %s -o %t.strict.ll 2>&1 | FileCheck %s --check-prefix=STRICT
; RUN: not cmx-opt --strict -passes=cmx-intrinsic-attrs -S %s -o %t.strict.ll 2>&1 | FileCheck %s --check-prefix=STRICT

; CHECK-DAG: warning: function 'outside': instruction '%r = call {{.*}}': region expected within the 32 bytes of its vector, actual bytes 8 to 36; lanes outside read undefined values [cmx-region-out-of-bounds]
; CHECK-DAG: warning: function 'llvm.genx.lzd.v4i32': name expected 'llvm.genx.lzd.i32', actual 'llvm.genx.lzd.v4i32' [cmx-intrinsic-mangling]
; IR: @outside(
; STRICT: error: function 'outside': instruction '%r = call {{.*}}': region expected within the 32 bytes of its vector, actual bytes 8 to 36; lanes outside read undefined values [cmx-region-out-of-bounds]

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.lzd.v4i32(i32)

define <4 x i32> @outside(<8 x i32> %v) {
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 4, i32 2, i16 8, i32 undef)
  ret <4 x i32> %r
}

define i32 @mangled(i32 %x) {
  %r = call i32 @llvm.genx.lzd.v4i32(i32 %x)
  ret i32 %r
}
