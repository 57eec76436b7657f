; Bits set in 16 dwords, counted with masks, shifts and a product.
; Bound: 11 = 3 + 2 x 2 messages + 2 surfaces + 2 bit counts of 8
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @popcount(i32 %src, i32 %dst) #0 {
  %in = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %lshr = lshr <16 x i32> %in, splat (i32 1)
  %p = and <16 x i32> %lshr, splat (i32 1431655765)
  %pairs = sub <16 x i32> %in, %p
  %e = and <16 x i32> %pairs, splat (i32 858993459)
  %lshr.2 = lshr <16 x i32> %pairs, splat (i32 2)
  %o = and <16 x i32> %lshr.2, splat (i32 858993459)
  %nibbles = add <16 x i32> %e, %o
  %lshr.3 = lshr <16 x i32> %nibbles, splat (i32 4)
  %add = add <16 x i32> %nibbles, %lshr.3
  %bytes = and <16 x i32> %add, splat (i32 252645135)
  %mul = mul <16 x i32> %bytes, splat (i32 16843009)
  %count = lshr <16 x i32> %mul, splat (i32 24)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %count)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @popcount, !"popcount", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
