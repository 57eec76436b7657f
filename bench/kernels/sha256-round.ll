; One round of SHA-256 on 16 messages at once: rotations, choice and majority written as in the
; standard.
; Bound: 51 = 3 + 2 x 11 messages + 2 surfaces + 6 rotations + 4 exclusive or + 3 choice + 4
;   majority + 7 sums
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @sha256_round(i32 %state, i32 %words) #0 {
  %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %state, i32 0)
  %b = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %state, i32 4)
  %c = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %state, i32 8)
  %d = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %state, i32 12)
  %e = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %state, i32 16)
  %f = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %state, i32 20)
  %g = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %state, i32 24)
  %h = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %state, i32 28)
  %w = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %words, i32 0)
  %s1.0.l = shl <16 x i32> %e, splat (i32 26)
  %s1.0.r = lshr <16 x i32> %e, splat (i32 6)
  %s1.0. = or <16 x i32> %s1.0.l, %s1.0.r
  %s1.1.l = shl <16 x i32> %e, splat (i32 21)
  %s1.1.r = lshr <16 x i32> %e, splat (i32 11)
  %s1.1. = or <16 x i32> %s1.1.l, %s1.1.r
  %s1.2.l = shl <16 x i32> %e, splat (i32 7)
  %s1.2.r = lshr <16 x i32> %e, splat (i32 25)
  %s1.2. = or <16 x i32> %s1.2.l, %s1.2.r
  %s1.x = xor <16 x i32> %s1.0., %s1.1.
  %s1 = xor <16 x i32> %s1.x, %s1.2.
  %s0.0.l = shl <16 x i32> %a, splat (i32 30)
  %s0.0.r = lshr <16 x i32> %a, splat (i32 2)
  %s0.0. = or <16 x i32> %s0.0.l, %s0.0.r
  %s0.1.l = shl <16 x i32> %a, splat (i32 19)
  %s0.1.r = lshr <16 x i32> %a, splat (i32 13)
  %s0.1. = or <16 x i32> %s0.1.l, %s0.1.r
  %s0.2.l = shl <16 x i32> %a, splat (i32 10)
  %s0.2.r = lshr <16 x i32> %a, splat (i32 22)
  %s0.2. = or <16 x i32> %s0.2.l, %s0.2.r
  %s0.x = xor <16 x i32> %s0.0., %s0.1.
  %s0 = xor <16 x i32> %s0.x, %s0.2.
  %ef = and <16 x i32> %e, %f
  %ne = xor <16 x i32> %e, splat (i32 -1)
  %ng = and <16 x i32> %ne, %g
  %ch = xor <16 x i32> %ef, %ng
  %ab = and <16 x i32> %a, %b
  %ac = and <16 x i32> %a, %c
  %bc = and <16 x i32> %b, %c
  %maj.x = xor <16 x i32> %ab, %ac
  %maj = xor <16 x i32> %maj.x, %bc
  %t.0 = add <16 x i32> %h, %s1
  %t.1 = add <16 x i32> %t.0, %ch
  %t.2 = add <16 x i32> %t.1, splat (i32 1116352408)
  %t = add <16 x i32> %t.2, %w
  %u = add <16 x i32> %s0, %maj
  %e.new = add <16 x i32> %d, %t
  %a.new = add <16 x i32> %t, %u
  call void @llvm.genx.oword.st.v16i32(i32 %state, i32 0, <16 x i32> %a.new)
  call void @llvm.genx.oword.st.v16i32(i32 %state, i32 16, <16 x i32> %e.new)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @sha256_round, !"sha256_round", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
