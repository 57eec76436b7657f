; Blocks that control never reaches have no effect, whatever is in them.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt -O0 --platform=pvc --emit=visa %s -o %t/ && cat %t/*.visaasm | FileCheck %s
; RUN: cmx-opt -O1 --platform=skl --emit=visa %s -o %t/ && cat %t/*.visaasm | FileCheck %s
; RUN: cmx-opt -O2 --platform=icllp --emit=visa %s -o %t/ && cat %t/*.visaasm | FileCheck %s

; A variable that only such a block reads.
; CHECK-LABEL: .function "a_load_main"
; CHECK-NOT: mov
; CHECK: ret
define dllexport void @a_load(<8 x i32> %x) {
  %v = alloca <8 x i32>
  store <8 x i32> %x, ptr %v
  ret void
dead:
  %y = load <8 x i32>, ptr %v
  store <8 x i32> %y, ptr %v
  br label %dead
}

; A region of itself, and a modifier of itself.
; CHECK-LABEL: .function "b_region_main"
; CHECK-NOT: mov
; CHECK: ret
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
define dllexport void @b_region(ptr %p) {
  ret void
dead:
  %x = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef)
  %y = call <8 x float> @llvm.fabs.v8f32(<8 x float> %y)
  store <8 x i32> %x, ptr %p
  store <8 x float> %y, ptr %p
  br label %dead
}
