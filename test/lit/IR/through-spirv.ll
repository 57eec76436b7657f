; A kernel after SPIR-V: Inputs/to-spirv.ll through the commands of docs/GettingStarted.md, unchanged. Functions with
; VCFunction and the calling convention of kernels are kernels. The translator drops what the arguments are.

; RUN: cmx-opt %s --platform=icllp -o - 2>&1 | FileCheck %s
; CHECK: warning: function 'axpy': argument 0 names a surface; !genx.kernels or VCArgumentKind expected to say so
; CHECK: warning: function 'axpy': argument 1 names a surface
; CHECK: .kernel "axpy"
; CHECK: mul (M1, 4) [[SUM:v_v_[0-9]+]](0,0)<4> [[SUM]](0,0)<4;1,0> [[SUM]](0,0)<4;1,0>

; With that, the code is that of the kernel before SPIR-V.
; RUN: sed 's/@axpy(i32 %x, i32 %y/@axpy(i32 "VCArgumentKind"="2" %x, i32 "VCArgumentKind"="2" %y/' %s > %t.ll
; RUN: cmx-opt %t.ll --platform=icllp -o %t.visaasm 2>&1 | count 0
; RUN: cmx-opt %S/Inputs/to-spirv.ll --platform=icllp -o %t.origin
; RUN: cmp %t.visaasm %t.origin

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v24:32:32-v32:32:32-v48:64:64-v64:64:64-v96:128:128-v128:128:128-v192:256:256-v256:256:256-v512:512:512-v1024:1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare i32 @llvm.genx.group.id.x()

declare <16 x float> @llvm.genx.oword.ld.unaligned.v16f32(i32, i32, i32)

declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)

declare <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float>, i32, i32, i32, i16, i32)

declare <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.i1(<16 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)

define spir_kernel void @axpy(i32 %x, i32 %y, float %a) #0 {
entry:
  %group = call i32 @llvm.genx.group.id.x()
  %bytes = shl i32 %group, 6
  %owords = shl i32 %group, 2
  %vx = call <16 x float> @llvm.genx.oword.ld.unaligned.v16f32(i32 0, i32 %x, i32 %bytes)
  %vy = call <16 x float> @llvm.genx.oword.ld.unaligned.v16f32(i32 0, i32 %y, i32 %bytes)
  %one = insertelement <16 x float> undef, float %a, i32 0
  %all = shufflevector <16 x float> %one, <16 x float> undef, <16 x i32> zeroinitializer
  %product = fmul fast <16 x float> %vx, %all
  %sum = fadd fast <16 x float> %product, %vy
  %every4 = call <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float> %sum, i32 16, i32 4, i32 4, i16 0, i32 undef)
  %square = fmul <4 x float> %every4, %every4
  %r = call <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.i1(<16 x float> %sum, <4 x float> %square, i32 16, i32 4, i32 4, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16f32(i32 %y, i32 %owords, <16 x float> %r)
  ret void
}

attributes #0 = { noinline nounwind "VCFloatControl"="0" "VCFunction" "VCSLMSize"="0" }

!spirv.MemoryModel = !{!0}
!opencl.enable.FP_CONTRACT = !{}
!spirv.Source = !{!1}
!opencl.spir.version = !{!2}
!opencl.ocl.version = !{!1}
!opencl.used.extensions = !{!3}
!opencl.used.optional.core.features = !{!3}
!spirv.Generator = !{!4}

!0 = !{i32 2, i32 2}
!1 = !{i32 0, i32 0}
!2 = !{i32 1, i32 2}
!3 = !{}
!4 = !{i16 6, i16 14}
