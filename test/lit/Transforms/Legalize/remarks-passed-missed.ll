; What became of vectors of pieces: updated in place, or put together because of a reader.
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -disable-output -pass-remarks=cmx \
; RUN:   -pass-remarks-missed=cmx %s 2>&1 | FileCheck %s

declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)

; CHECK-NOT: remark
; CHECK: remark: {{.*}}: %r: the pieces replace those of %x, which ends here
; CHECK-NOT: remark
define <64 x float> @in_place(<64 x float> %x) {
  %r = fmul <64 x float> %x, splat (float 2.0)
  ret <64 x float> %r
}

; CHECK: remark: {{.*}}: %t: the pieces replace those of %y, which ends here
; CHECK: remark: {{.*}}: %s: 4 pieces lie in one vector, since not all that use it read just one
; CHECK-NOT: remark
define <8 x float> @across_pieces(<64 x float> %x, <64 x float> %y) {
  %s = fadd <64 x float> %x, %x
  %t = fadd <64 x float> %s, %y
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %s, i32 0, i32 8, i32 2, i16 36, i32 undef)
  %u = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %t, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %v = fadd <8 x float> %r, %u
  %w = fadd <8 x float> %v, %u
  ret <8 x float> %w
}
