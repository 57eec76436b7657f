; A kernel as Intel's compiler of C for Metal hands it to SPIR-V; through-spirv.ll is what comes back.
target datalayout = "e-p:64:64-i64:64-n8:16:32"
target triple = "spir64-unknown-unknown"

declare i32 @llvm.genx.group.id.x()
declare <16 x float> @llvm.genx.oword.ld.unaligned.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare <4 x float> @llvm.genx.rdregionf.v4f32.v16f32.i16(<16 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.i1(<16 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)

define dso_local spir_kernel void @axpy(i32 "VCArgumentDesc"="buffer_t" "VCArgumentKind"="2" %x, i32 "VCArgumentDesc"="buffer_t" "VCArgumentKind"="2" %y, float "VCArgumentKind"="0" %a) #0 {
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

attributes #0 = { noinline nounwind "VCFunction" "VCFloatControl"="0" "VCSLMSize"="0" }
