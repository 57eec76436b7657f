; 24 masks of 16 lanes that are all live at one place, with logic between them.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @masks_24(i32 %src, i32 %dst) #0 {
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
  %c8 = icmp ult <16 x i32> %v0, splat (i32 105)
  %c9 = icmp uge <16 x i32> %v1, splat (i32 118)
  %c10 = icmp slt <16 x i32> %v2, splat (i32 131)
  %c11 = icmp sgt <16 x i32> %v3, splat (i32 144)
  %c12 = icmp eq <16 x i32> %v0, splat (i32 157)
  %c13 = icmp ult <16 x i32> %v1, splat (i32 170)
  %c14 = icmp uge <16 x i32> %v2, splat (i32 183)
  %c15 = icmp slt <16 x i32> %v3, splat (i32 196)
  %c16 = icmp sgt <16 x i32> %v0, splat (i32 209)
  %c17 = icmp eq <16 x i32> %v1, splat (i32 222)
  %c18 = icmp ult <16 x i32> %v2, splat (i32 235)
  %c19 = icmp uge <16 x i32> %v3, splat (i32 248)
  %c20 = icmp slt <16 x i32> %v0, splat (i32 261)
  %c21 = icmp sgt <16 x i32> %v1, splat (i32 274)
  %c22 = icmp eq <16 x i32> %v2, splat (i32 287)
  %c23 = icmp ult <16 x i32> %v3, splat (i32 300)
  %m0 = and <16 x i1> %c0, %c3
  %m1 = or <16 x i1> %c1, %c8
  %m2 = xor <16 x i1> %c2, %c13
  %m3 = and <16 x i1> %c3, %c18
  %m4 = or <16 x i1> %c4, %c23
  %m5 = xor <16 x i1> %c5, %c4
  %m6 = and <16 x i1> %c6, %c9
  %m7 = or <16 x i1> %c7, %c14
  %m8 = xor <16 x i1> %c8, %c19
  %m9 = and <16 x i1> %c9, %c0
  %m10 = or <16 x i1> %c10, %c5
  %m11 = xor <16 x i1> %c11, %c10
  %m12 = and <16 x i1> %c12, %c15
  %m13 = or <16 x i1> %c13, %c20
  %m14 = xor <16 x i1> %c14, %c1
  %m15 = and <16 x i1> %c15, %c6
  %m16 = or <16 x i1> %c16, %c11
  %m17 = xor <16 x i1> %c17, %c16
  %m18 = and <16 x i1> %c18, %c21
  %m19 = or <16 x i1> %c19, %c2
  %m20 = xor <16 x i1> %c20, %c7
  %m21 = and <16 x i1> %c21, %c12
  %m22 = or <16 x i1> %c22, %c17
  %m23 = xor <16 x i1> %c23, %c22
  %r0 = select <16 x i1> %m2, <16 x i32> %v0, <16 x i32> %v1
  %t0 = add <16 x i32> %r0, splat (i32 1)
  %r1 = select <16 x i1> %m9, <16 x i32> %t0, <16 x i32> %v2
  %t1 = add <16 x i32> %r1, splat (i32 2)
  %r2 = select <16 x i1> %m16, <16 x i32> %t1, <16 x i32> %v3
  %t2 = add <16 x i32> %r2, splat (i32 3)
  %r3 = select <16 x i1> %m23, <16 x i32> %t2, <16 x i32> %v0
  %t3 = add <16 x i32> %r3, splat (i32 4)
  %r4 = select <16 x i1> %m6, <16 x i32> %t3, <16 x i32> %v1
  %t4 = add <16 x i32> %r4, splat (i32 5)
  %r5 = select <16 x i1> %m13, <16 x i32> %t4, <16 x i32> %v2
  %t5 = add <16 x i32> %r5, splat (i32 6)
  %r6 = select <16 x i1> %m20, <16 x i32> %t5, <16 x i32> %v3
  %t6 = add <16 x i32> %r6, splat (i32 7)
  %r7 = select <16 x i1> %m3, <16 x i32> %t6, <16 x i32> %v0
  %t7 = add <16 x i32> %r7, splat (i32 8)
  %r8 = select <16 x i1> %m10, <16 x i32> %t7, <16 x i32> %v1
  %t8 = add <16 x i32> %r8, splat (i32 9)
  %r9 = select <16 x i1> %m17, <16 x i32> %t8, <16 x i32> %v2
  %t9 = add <16 x i32> %r9, splat (i32 10)
  %r10 = select <16 x i1> %m0, <16 x i32> %t9, <16 x i32> %v3
  %t10 = add <16 x i32> %r10, splat (i32 11)
  %r11 = select <16 x i1> %m7, <16 x i32> %t10, <16 x i32> %v0
  %t11 = add <16 x i32> %r11, splat (i32 12)
  %r12 = select <16 x i1> %m14, <16 x i32> %t11, <16 x i32> %v1
  %t12 = add <16 x i32> %r12, splat (i32 13)
  %r13 = select <16 x i1> %m21, <16 x i32> %t12, <16 x i32> %v2
  %t13 = add <16 x i32> %r13, splat (i32 14)
  %r14 = select <16 x i1> %m4, <16 x i32> %t13, <16 x i32> %v3
  %t14 = add <16 x i32> %r14, splat (i32 15)
  %r15 = select <16 x i1> %m11, <16 x i32> %t14, <16 x i32> %v0
  %t15 = add <16 x i32> %r15, splat (i32 16)
  %r16 = select <16 x i1> %m18, <16 x i32> %t15, <16 x i32> %v1
  %t16 = add <16 x i32> %r16, splat (i32 17)
  %r17 = select <16 x i1> %m1, <16 x i32> %t16, <16 x i32> %v2
  %t17 = add <16 x i32> %r17, splat (i32 18)
  %r18 = select <16 x i1> %m8, <16 x i32> %t17, <16 x i32> %v3
  %t18 = add <16 x i32> %r18, splat (i32 19)
  %r19 = select <16 x i1> %m15, <16 x i32> %t18, <16 x i32> %v0
  %t19 = add <16 x i32> %r19, splat (i32 20)
  %r20 = select <16 x i1> %m22, <16 x i32> %t19, <16 x i32> %v1
  %t20 = add <16 x i32> %r20, splat (i32 21)
  %r21 = select <16 x i1> %m5, <16 x i32> %t20, <16 x i32> %v2
  %t21 = add <16 x i32> %r21, splat (i32 22)
  %r22 = select <16 x i1> %m12, <16 x i32> %t21, <16 x i32> %v3
  %t22 = add <16 x i32> %r22, splat (i32 23)
  %r23 = select <16 x i1> %m19, <16 x i32> %t22, <16 x i32> %v0
  %t23 = add <16 x i32> %r23, splat (i32 24)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %t23)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @masks_24, !"masks_24", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
