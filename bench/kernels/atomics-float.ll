; Atomics of floats in a buffer: smaller, larger, and exchange where equal.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare <16 x float> @llvm.genx.dword.atomic.fmin.v16f32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.genx.dword.atomic.fmax.v16f32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x float>, <16 x float>)
declare <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float>, <16 x float>, i32, i32, i32, i16, i32, <16 x i1>)
declare <16 x float> @llvm.genx.dword.atomic.fcmpwr.v16f32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x float>, <16 x float>, <16 x float>)

define dllexport spir_kernel void @atomics_float(i32 %counts, i32 %src, i32 %dst) #0 {
  %o = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %off = and <16 x i32> %o, splat (i32 31)
  %v = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 4)
  %at = shl <16 x i32> %off, splat (i32 2)
  %m = icmp ugt <16 x i32> %o, splat (i32 7)
  %r0 = call <16 x float> @llvm.genx.dword.atomic.fmin.v16f32.v16i1.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 %counts, <16 x i32> %at, <16 x float> %v, <16 x float> undef)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> %r0)
  %r1 = call <16 x float> @llvm.genx.dword.atomic.fmax.v16f32.v16i1.v16i32(<16 x i1> %m, i32 %counts, <16 x i32> %at, <16 x float> %v, <16 x float> undef)
  %s1 = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float> %v, <16 x float> %r1, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 4, <16 x float> %s1)
  %r2 = call <16 x float> @llvm.genx.dword.atomic.fcmpwr.v16f32.v16i1.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 %counts, <16 x i32> %at, <16 x float> %v, <16 x float> %v, <16 x float> undef)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 8, <16 x float> %r2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32)* @atomics_float, !"atomics_float", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
