; Older forms of regions: elements of another kind than the name says, and no
; parent width.

; RUN: cmx-opt -passes=cmx-public-forms,cmx-verify -S %s | FileCheck %s
; RUN: rm -rf %t && cmx-opt --platform=icllp --emit=gen %s -o %t/
; RUN: cmx-opt --platform=icllp --check-each %s -o /dev/null

declare <4 x i32> @llvm.genx.rdregionf.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16)
declare <8 x half> @llvm.genx.rdregioni.v8f16.v16f16.i16(<16 x half>, i32, i32, i32, i16)
declare <16 x i32> @llvm.genx.wrregionf.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v8f16(i32, i32, <8 x half>)

; CHECK: call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %v, i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK: call i32 @llvm.genx.rdregioni.i32.v16i32.i16{{.*}}(<16 x i32> %v, i32 0, i32 1, i32 0, i16 32, i32 undef)
; CHECK: call <8 x half> @llvm.genx.rdregionf.v8f16.v16f16.i16(<16 x half> %h, i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK: call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %s, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
define dllexport spir_kernel void @k(i32 %buf, <16 x i32> %v, <16 x half> %h) {
  %r = call <4 x i32> @llvm.genx.rdregionf.v4i32.v16i32.i16(<16 x i32> %v, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %e = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> %v, i32 0, i32 1, i32 0, i16 32)
  %x = call <8 x half> @llvm.genx.rdregioni.v8f16.v16f16.i16(<16 x half> %h, i32 0, i32 8, i32 2, i16 0)
  %s = insertelement <4 x i32> %r, i32 %e, i32 1
  %w = call <16 x i32> @llvm.genx.wrregionf.v16i32.v4i32.i16.i1(<16 x i32> %v, <4 x i32> %s, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %w)
  call void @llvm.genx.oword.st.v8f16(i32 %buf, i32 4, <8 x half> %x)
  ret void
}
