; The lengths and the shared function that constant descriptors of raw messages name are those of the operands.
; RUN: not cmx-opt --platform=icllp --emit=visa %s -o /dev/null 2>&1 | FileCheck %s

declare <16 x i32> @llvm.genx.raw.sends.v16i32.v16i1.v16i32.v16i32(i32, <16 x i1>, i8, i32, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare void @llvm.genx.raw.sends.noresult.v16i1.v16i32.v16i32(i32, <16 x i1>, i8, i32, i32, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.raw.sends2.v16i32.v16i1.v16i32.v24i32(i8, i8, <16 x i1>, i8, i8, i8, i8, i32, i32, <16 x i32>, <24 x i32>, <16 x i32>)

define dllexport spir_kernel void @lengths(i32 %s, <16 x i32> %v, i32 %any, <24 x i32> %w) {
; CHECK: '%1 = {{.*}}': source registers expected 10 as in the descriptor, actual 2 [cmx-message-immediate]
  %1 = call <16 x i32> @llvm.genx.raw.sends.v16i32.v16i1.v16i32.v16i32(i32 0, <16 x i1> splat (i1 true), i8 10, i32 138, i32 337641472, <16 x i32> %v, <16 x i32> %v, <16 x i32> undef)
; CHECK: '%2 = {{.*}}': response registers expected 18 as in the descriptor, actual 2 [cmx-message-immediate]
  %2 = call <16 x i32> @llvm.genx.raw.sends.v16i32.v16i1.v16i32.v16i32(i32 0, <16 x i1> splat (i1 true), i8 10, i32 138, i32 85983232, <16 x i32> %v, <16 x i32> %v, <16 x i32> undef)
; CHECK: response registers expected 2 as in the descriptor, actual 0 [cmx-message-immediate]
  call void @llvm.genx.raw.sends.noresult.v16i1.v16i32.v16i32(i32 0, <16 x i1> splat (i1 true), i8 10, i32 138, i32 69206016, <16 x i32> %v, <16 x i32> %v)
; CHECK: '%3 = {{.*}}': registers of the second source expected 10 as in the descriptor, actual 2 [cmx-message-immediate]
  %3 = call <16 x i32> @llvm.genx.raw.sends.v16i32.v16i1.v16i32.v16i32(i32 0, <16 x i1> splat (i1 true), i8 10, i32 650, i32 69206016, <16 x i32> %v, <16 x i32> %v, <16 x i32> undef)
; Also where the other descriptor is no constant.
; CHECK: '%4 = {{.*}}': shared function expected 12 as in the descriptor, actual 10 [cmx-message-immediate]
  %4 = call <16 x i32> @llvm.genx.raw.sends.v16i32.v16i1.v16i32.v16i32(i32 0, <16 x i1> splat (i1 true), i8 10, i32 140, i32 %any, <16 x i32> %v, <16 x i32> %v, <16 x i32> undef)
; CHECK: '%5 = {{.*}}': source registers expected 1 as in the descriptor, actual 2 [cmx-message-immediate]
  %5 = call <16 x i32> @llvm.genx.raw.sends.v16i32.v16i1.v16i32.v16i32(i32 0, <16 x i1> splat (i1 true), i8 10, i32 %any, i32 35651584, <16 x i32> %v, <16 x i32> %v, <16 x i32> undef)
; Neither is known.
; CHECK-NOT: '%6 =
  %6 = call <16 x i32> @llvm.genx.raw.sends.v16i32.v16i1.v16i32.v16i32(i32 0, <16 x i1> splat (i1 true), i8 10, i32 %any, i32 %any, <16 x i32> %v, <16 x i32> %v, <16 x i32> undef)
; CHECK: '%7 = {{.*}}': numsrc0 expected at most the 2 registers of the vector, actual 3 [cmx-message-immediate]
  %7 = call <16 x i32> @llvm.genx.raw.sends2.v16i32.v16i1.v16i32.v24i32(i8 0, i8 3, <16 x i1> splat (i1 true), i8 3, i8 3, i8 2, i8 10, i32 %any, i32 %any, <16 x i32> %v, <24 x i32> %w, <16 x i32> undef)
; CHECK: '%8 = {{.*}}': numsrc1 expected at most the 3 registers of the vector, actual 4 [cmx-message-immediate]
  %8 = call <16 x i32> @llvm.genx.raw.sends2.v16i32.v16i1.v16i32.v24i32(i8 0, i8 3, <16 x i1> splat (i1 true), i8 2, i8 4, i8 2, i8 10, i32 %any, i32 %any, <16 x i32> %v, <24 x i32> %w, <16 x i32> undef)
; CHECK: '%9 = {{.*}}': numdst expected at most the 2 registers of the vector, actual 200 [cmx-message-immediate]
  %9 = call <16 x i32> @llvm.genx.raw.sends2.v16i32.v16i1.v16i32.v24i32(i8 0, i8 3, <16 x i1> splat (i1 true), i8 2, i8 3, i8 200, i8 10, i32 %any, i32 %any, <16 x i32> %v, <24 x i32> %w, <16 x i32> undef)
; All registers of each vector.
; CHECK-NOT: error
  %10 = call <16 x i32> @llvm.genx.raw.sends2.v16i32.v16i1.v16i32.v24i32(i8 0, i8 3, <16 x i1> splat (i1 true), i8 2, i8 3, i8 2, i8 10, i32 %any, i32 %any, <16 x i32> %v, <24 x i32> %w, <16 x i32> undef)
  ret void
}
