; Upper halves of products that the machine does not have: of 64 and of 16 bits; the numbers are those of exact arithmetic.
; RUN: cmx-run %s --arg out=%t.raw:256 --arg a=9223372036854775807,-9223372036854775808,-1,12345678901234567,-9223372036854775808,2147483648,-2147483649,81985529216486895 --arg b=9223372036854775807,-1,-1,-2,5,4611686018427387904,3,-9141386507638288912
; RUN: od -An -v -tx8 -w64 %t.raw | FileCheck %s
; RUN: cmx-run %s --arg out=%t.visa.raw:256 --arg a=9223372036854775807,-9223372036854775808,-1,12345678901234567,-9223372036854775808,2147483648,-2147483649,81985529216486895 --arg b=9223372036854775807,-1,-1,-2,5,4611686018427387904,3,-9141386507638288912 --visa --platform=icllp && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg out=%t.visa.raw:256 --arg a=9223372036854775807,-9223372036854775808,-1,12345678901234567,-9223372036854775808,2147483648,-2147483649,81985529216486895 --arg b=9223372036854775807,-1,-1,-2,5,4611686018427387904,3,-9141386507638288912 --visa --platform=pvc && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg out=%t.visa.raw:256 --arg a=9223372036854775807,-9223372036854775808,-1,12345678901234567,-9223372036854775808,2147483648,-2147483649,81985529216486895 --arg b=9223372036854775807,-1,-1,-2,5,4611686018427387904,3,-9141386507638288912 --visa --platform=skl && cmp %t.raw %t.visa.raw
; smulh of 64 bits
; CHECK: 3fffffffffffffff 0000000000000000 0000000000000000 ffffffffffffffff fffffffffffffffd 0000000020000000 ffffffffffffffff ff6fa8b3175e0fb5
; umulh of 64 bits
; CHECK-NEXT: 3fffffffffffffff 7fffffffffffffff fffffffffffffffe 002bdc545d6b4b86 0000000000000002 0000000020000000 0000000000000002 0092ee1aa109dda4
; smulh of 16 bits
; CHECK-NEXT: 0000000000000000 0000000000000000 0000000000000000 000000000000ffff 0000000000000000 0000000000000000 000000000000ffff 00000000000009ca
; umulh of 16 bits
; CHECK-NEXT: 000000000000fffe 0000000000000000 000000000000fffe 0000000000004b86 0000000000000000 0000000000000000 0000000000000002 000000000000a5a9

declare <8 x i64> @llvm.genx.smulh.v8i64.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i16> @llvm.genx.smulh.v8i16.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i64> @llvm.genx.umulh.v8i64.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i16> @llvm.genx.umulh.v8i16.v8i16(<8 x i16>, <8 x i16>)
declare void @llvm.genx.oword.st.v8i64(i32, i32, <8 x i64>)

define dllexport spir_kernel void @k(i32 %out, <8 x i64> %a, <8 x i64> %b) #0 {
  %aw = trunc <8 x i64> %a to <8 x i16>
  %bw = trunc <8 x i64> %b to <8 x i16>
  %sv8i64 = call <8 x i64> @llvm.genx.smulh.v8i64.v8i64(<8 x i64> %a, <8 x i64> %b)
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 0, <8 x i64> %sv8i64)
  %uv8i64 = call <8 x i64> @llvm.genx.umulh.v8i64.v8i64(<8 x i64> %a, <8 x i64> %b)
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 4, <8 x i64> %uv8i64)
  %sv8i16 = call <8 x i16> @llvm.genx.smulh.v8i16.v8i16(<8 x i16> %aw, <8 x i16> %bw)
  %sv8i16.w = zext <8 x i16> %sv8i16 to <8 x i64>
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 8, <8 x i64> %sv8i16.w)
  %uv8i16 = call <8 x i16> @llvm.genx.umulh.v8i16.v8i16(<8 x i16> %aw, <8 x i16> %bw)
  %uv8i16.w = zext <8 x i16> %uv8i16 to <8 x i64>
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 12, <8 x i64> %uv8i16.w)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
