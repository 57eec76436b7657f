; 8 masks of 16 lanes that are all live at one place, with logic between them.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @masks_8(i32 %src, i32 %dst) #0 {
  %v0 = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %v1 = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 4)
  %v2 = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 8)
  %v3 = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 12)
  %c0 = icmp slt <16 x i32> %v0, splat (i32 1)
  %c1 = icmp sgt <16 x i32> %v1, splat (i32 14)
  %c2 = icmp eq <16 x i32> %v2, splat (i32 27)
  %c3 = icmp ult <16 x i32> %v3, splat (i32 40)
  %c4 = icmp uge <16 x i32> %v0, splat (i32 53)
  %c5 = icmp slt <16 x i32> %v1, splat (i32 66)
  %c6 = icmp sgt <16 x i32> %v2, splat (i32 79)
  %c7 = icmp eq <16 x i32> %v3, splat (i32 92)
  %m0 = and <16 x i1> %c0, %c3
  %m1 = or <16 x i1> %c1, %c0
  %m2 = xor <16 x i1> %c2, %c5
  %m3 = and <16 x i1> %c3, %c2
  %m4 = or <16 x i1> %c4, %c7
  %m5 = xor <16 x i1> %c5, %c4
  %m6 = and <16 x i1> %c6, %c1
  %m7 = or <16 x i1> %c7, %c6
  %r0 = select <16 x i1> %m2, <16 x i32> %v0, <16 x i32> %v1
  %t0 = add <16 x i32> %r0, splat (i32 1)
  %r1 = select <16 x i1> %m1, <16 x i32> %t0, <16 x i32> %v2
  %t1 = add <16 x i32> %r1, splat (i32 2)
  %r2 = select <16 x i1> %m0, <16 x i32> %t1, <16 x i32> %v3
  %t2 = add <16 x i32> %r2, splat (i32 3)
  %r3 = select <16 x i1> %m7, <16 x i32> %t2, <16 x i32> %v0
  %t3 = add <16 x i32> %r3, splat (i32 4)
  %r4 = select <16 x i1> %m6, <16 x i32> %t3, <16 x i32> %v1
  %t4 = add <16 x i32> %r4, splat (i32 5)
  %r5 = select <16 x i1> %m5, <16 x i32> %t4, <16 x i32> %v2
  %t5 = add <16 x i32> %r5, splat (i32 6)
  %r6 = select <16 x i1> %m4, <16 x i32> %t5, <16 x i32> %v3
  %t6 = add <16 x i32> %r6, splat (i32 7)
  %r7 = select <16 x i1> %m3, <16 x i32> %t6, <16 x i32> %v0
  %t7 = add <16 x i32> %r7, splat (i32 8)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %t7)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @masks_8, !"masks_8", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
