; Inline assembly: a product and a rotation, each with operands and a result of their own.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @inline_assembly(i32 %src, i32 %dst) #0 {
  %x = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %y = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 4)
  %s = call <16 x i32> asm "add (M1, 16) $0 $1 $2", "=r,r,r"(<16 x i32> %x, <16 x i32> %y)
  %d = call <16 x i32> asm "shl (M1, 16) $0 $1 $2", "=r,r,i"(<16 x i32> %s, i32 3)
  %r = xor <16 x i32> %d, %x
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32)* @inline_assembly, !"inline_assembly", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
