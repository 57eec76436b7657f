; Atomics of dwords in a buffer; their old values go to another one.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.sub.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare <16 x i32> @llvm.genx.dword.atomic.min.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.max.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.imin.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.imax.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.and.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.or.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.xor.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.xchg.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.inc.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.dec.v16i32.v16i1.v16i32(<16 x i1>, i32, <16 x i32>, <16 x i32>)

define dllexport spir_kernel void @atomics_int(i32 %counts, i32 %src, i32 %dst) #0 {
  %o = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %off = and <16 x i32> %o, splat (i32 31)
  %v = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 4)
  %at = shl <16 x i32> %off, splat (i32 2)
  %m = icmp ugt <16 x i32> %o, splat (i32 7)
  %r0 = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v16i1.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 %counts, <16 x i32> %at, <16 x i32> %v, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %r0)
  %r1 = call <16 x i32> @llvm.genx.dword.atomic.sub.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %counts, <16 x i32> %at, <16 x i32> %v, <16 x i32> undef)
  %s1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %r1, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 4, <16 x i32> %s1)
  %r2 = call <16 x i32> @llvm.genx.dword.atomic.min.v16i32.v16i1.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 %counts, <16 x i32> %at, <16 x i32> %v, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 8, <16 x i32> %r2)
  %r3 = call <16 x i32> @llvm.genx.dword.atomic.max.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %counts, <16 x i32> %at, <16 x i32> %v, <16 x i32> undef)
  %s3 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %r3, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 12, <16 x i32> %s3)
  %r4 = call <16 x i32> @llvm.genx.dword.atomic.imin.v16i32.v16i1.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 %counts, <16 x i32> %at, <16 x i32> %v, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 16, <16 x i32> %r4)
  %r5 = call <16 x i32> @llvm.genx.dword.atomic.imax.v16i32.v16i1.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 %counts, <16 x i32> %at, <16 x i32> %v, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 20, <16 x i32> %r5)
  %r6 = call <16 x i32> @llvm.genx.dword.atomic.and.v16i32.v16i1.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 %counts, <16 x i32> %at, <16 x i32> %v, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 24, <16 x i32> %r6)
  %r7 = call <16 x i32> @llvm.genx.dword.atomic.or.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %counts, <16 x i32> %at, <16 x i32> %v, <16 x i32> undef)
  %s7 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %r7, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 28, <16 x i32> %s7)
  %r8 = call <16 x i32> @llvm.genx.dword.atomic.xor.v16i32.v16i1.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 %counts, <16 x i32> %at, <16 x i32> %v, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 32, <16 x i32> %r8)
  %r9 = call <16 x i32> @llvm.genx.dword.atomic.xchg.v16i32.v16i1.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 %counts, <16 x i32> %at, <16 x i32> %v, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 36, <16 x i32> %r9)
  %r10 = call <16 x i32> @llvm.genx.dword.atomic.inc.v16i32.v16i1.v16i32(<16 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 %counts, <16 x i32> %at, <16 x i32> undef)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 40, <16 x i32> %r10)
  %r11 = call <16 x i32> @llvm.genx.dword.atomic.dec.v16i32.v16i1.v16i32(<16 x i1> %m, i32 %counts, <16 x i32> %at, <16 x i32> undef)
  %s11 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %r11, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 44, <16 x i32> %s11)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32)* @atomics_int, !"atomics_int", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
