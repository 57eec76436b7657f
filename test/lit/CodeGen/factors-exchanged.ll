; Gen's three sources differ in the regions they have: a factor that does not
; start at a register is the second one. Of a negated product
; with a constant the constant is negated.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o - | FileCheck %s
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

; CHECK-LABEL: .function
; CHECK:       mad (M1, 8) v_{{[^ ]*}} [[X:v_v_[0-9]+]](2,0)<1;1,0> [[X]](0,4)<1;1,0> [[X]](0,3)<1;1,0>
; CHECK:       mad (M1, 8) v_{{[^ ]*}} 0xc0000000:f [[X]](0,4)<1;1,0> [[X]](1,0)<1;1,0>
define dllexport spir_kernel void @exchanged(i32 %src, i32 %dst) #0 {
  %x = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %src, i32 0)
  %odd = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %x, i32 0, i32 8, i32 1, i16 16, i32 undef)
  %aligned = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %x, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %addend = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %x, i32 0, i32 8, i32 1, i16 12, i32 undef)
  %m = fmul contract <8 x float> %odd, %aligned
  %s = fadd contract <8 x float> %m, %addend
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 0, <8 x float> %s)
  %four = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %x, i32 0, i32 8, i32 1, i16 16, i32 undef)
  %eight = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %x, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %n = fmul contract <8 x float> %four, splat (float 2.0)
  %d = fsub contract <8 x float> %eight, %n
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 2, <8 x float> %d)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @exchanged, !"exchanged", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
