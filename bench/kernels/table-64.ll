; 16 places of a table of 64 words, a constant of the kernel.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

@table = internal addrspace(2) constant [64 x i16] [i16 11, i16 48, i16 159, i16 344, i16 603, i16 936, i16 1343, i16 1824, i16 2379, i16 3008, i16 3711, i16 4488, i16 5339, i16 6264, i16 7263, i16 8336, i16 9483, i16 10704, i16 11999, i16 13368, i16 14811, i16 16328, i16 17919, i16 19584, i16 21323, i16 23136, i16 25023, i16 26984, i16 29019, i16 1117, i16 3300, i16 5557, i16 7888, i16 10293, i16 12772, i16 15325, i16 17952, i16 20653, i16 23428, i16 26277, i16 29200, i16 2186, i16 5257, i16 8402, i16 11621, i16 14914, i16 18281, i16 21722, i16 25237, i16 28826, i16 2478, i16 6215, i16 10026, i16 13911, i16 17870, i16 21903, i16 26010, i16 180, i16 4435, i16 8764, i16 13167, i16 17644, i16 22195, i16 26820]

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i16(i32, i32, <16 x i16>)
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.v16i16(<64 x i16>, i32, i32, i32, <16 x i16>, i32)

define dllexport spir_kernel void @table_64(i32 %src, i32 %dst) #0 {
  %i = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %i6 = and <16 x i32> %i, splat (i32 63)
  %i16 = trunc <16 x i32> %i6 to <16 x i16>
  %at = shl <16 x i16> %i16, splat (i16 1)
  %t = load <64 x i16>, ptr addrspace(2) @table, align 64
  %r = call <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.v16i16(<64 x i16> %t, i32 1, i32 1, i32 0, <16 x i16> %at, i32 undef)
  call void @llvm.genx.oword.st.v16i16(i32 %dst, i32 0, <16 x i16> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @table_64, !"table_64", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
