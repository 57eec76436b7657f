; Mixing step of a hash on 32 dwords: products with constants, rotations by shifts, exclusive ors.
; Bound: 23 = 3 + 2 x 2 messages + 2 surfaces + 6 three products of 32 + 4 two rotations + 2
;   exclusive or + 2 sum
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)

define dllexport spir_kernel void @hash_rotate(i32 %src, i32 %dst) #0 {
  %in = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %mul = mul <32 x i32> %in, splat (i32 -862048943)
  %shl = shl <32 x i32> %mul, splat (i32 15)
  %lshr = lshr <32 x i32> %mul, splat (i32 17)
  %rot = or <32 x i32> %shl, %lshr
  %mul.2 = mul <32 x i32> %rot, splat (i32 461845907)
  %xor = xor <32 x i32> %mul.2, splat (i32 1540483477)
  %shl.2 = shl <32 x i32> %xor, splat (i32 13)
  %lshr.2 = lshr <32 x i32> %xor, splat (i32 19)
  %rot.2 = or <32 x i32> %shl.2, %lshr.2
  %mul.3 = mul <32 x i32> %rot.2, splat (i32 5)
  %add = add <32 x i32> %mul.3, splat (i32 -430675100)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %add)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @hash_rotate, !"hash_rotate", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
