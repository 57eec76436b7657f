; Saturating sums and conversions, carries and leading zeros of 64 bits; the numbers are those of exact arithmetic.
; RUN: cmx-run %s --arg out=%t.raw:1088 --arg a=9223372036854775807,-9223372036854775808,-1,1,-9223372036854775808,2147483648,-2147483649,200 --arg b=1,-1,-1,-2,5,4611686018427387904,3,100
; RUN: od -An -v -tx8 -w64 %t.raw | FileCheck %s
; RUN: cmx-run %s --arg out=%t.visa.raw:1088 --arg a=9223372036854775807,-9223372036854775808,-1,1,-9223372036854775808,2147483648,-2147483649,200 --arg b=1,-1,-1,-2,5,4611686018427387904,3,100 --visa --platform=icllp && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg out=%t.visa.raw:1088 --arg a=9223372036854775807,-9223372036854775808,-1,1,-9223372036854775808,2147483648,-2147483649,200 --arg b=1,-1,-1,-2,5,4611686018427387904,3,100 --visa --platform=dg2 && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg out=%t.visa.raw:1088 --arg a=9223372036854775807,-9223372036854775808,-1,1,-9223372036854775808,2147483648,-2147483649,200 --arg b=1,-1,-1,-2,5,4611686018427387904,3,100 --visa --platform=skl && cmp %t.raw %t.visa.raw
; ssadd.sat to i64
; CHECK: 7fffffffffffffff 8000000000000000 fffffffffffffffe ffffffffffffffff 8000000000000005 4000000080000000 ffffffff80000002 000000000000012c
; ssadd.sat to i8
; CHECK-NEXT: 000000000000007f 0000000000000080 00000000000000fe 00000000000000ff 0000000000000080 000000000000007f 0000000000000080 000000000000007f
; suadd.sat to i64
; CHECK-NEXT: 7fffffffffffffff 7fffffffffffffff 7fffffffffffffff 7fffffffffffffff 7fffffffffffffff 4000000080000000 7fffffffffffffff 000000000000012c
; suadd.sat to i8
; CHECK-NEXT: 000000000000007f 000000000000007f 000000000000007f 000000000000007f 000000000000007f 000000000000007f 000000000000007f 000000000000007f
; usadd.sat to i64
; CHECK-NEXT: 8000000000000000 0000000000000000 0000000000000000 0000000000000000 0000000000000000 4000000080000000 0000000000000000 000000000000012c
; usadd.sat to i8
; CHECK-NEXT: 00000000000000ff 0000000000000000 0000000000000000 0000000000000000 0000000000000000 00000000000000ff 0000000000000000 00000000000000ff
; uuadd.sat to i64
; CHECK-NEXT: 8000000000000000 ffffffffffffffff ffffffffffffffff ffffffffffffffff 8000000000000005 4000000080000000 ffffffff80000002 000000000000012c
; uuadd.sat to i8
; CHECK-NEXT: 00000000000000ff 00000000000000ff 00000000000000ff 00000000000000ff 00000000000000ff 00000000000000ff 00000000000000ff 00000000000000ff
; sstrunc.sat to i32
; CHECK-NEXT: 000000007fffffff 0000000080000000 00000000ffffffff 0000000000000001 0000000080000000 000000007fffffff 0000000080000000 00000000000000c8
; sutrunc.sat to i32
; CHECK-NEXT: 000000007fffffff 000000007fffffff 000000007fffffff 0000000000000001 000000007fffffff 000000007fffffff 000000007fffffff 00000000000000c8
; ustrunc.sat to i32
; CHECK-NEXT: 00000000ffffffff 0000000000000000 0000000000000000 0000000000000001 0000000000000000 0000000080000000 0000000000000000 00000000000000c8
; uutrunc.sat to i32
; CHECK-NEXT: 00000000ffffffff 00000000ffffffff 00000000ffffffff 0000000000000001 00000000ffffffff 0000000080000000 00000000ffffffff 00000000000000c8
; addc: carry
; CHECK-NEXT: 0000000000000000 0000000000000001 0000000000000001 0000000000000000 0000000000000000 0000000000000000 0000000000000000 0000000000000000
; addc: sum
; CHECK-NEXT: 8000000000000000 7fffffffffffffff fffffffffffffffe ffffffffffffffff 8000000000000005 4000000080000000 ffffffff80000002 000000000000012c
; subb: borrow
; CHECK-NEXT: 0000000000000000 0000000000000001 0000000000000000 0000000000000001 0000000000000000 0000000000000001 0000000000000000 0000000000000000
; subb: difference
; CHECK-NEXT: 7ffffffffffffffe 8000000000000001 0000000000000000 0000000000000003 7ffffffffffffffb c000000080000000 ffffffff7ffffffc 0000000000000064
; lzd
; CHECK-NEXT: 000000000000003f 0000000000000000 0000000000000000 0000000000000000 000000000000003d 0000000000000001 000000000000003e 0000000000000039

declare <8 x i64> @llvm.genx.ssadd.sat.v8i64.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i8> @llvm.genx.ssadd.sat.v8i8.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.genx.suadd.sat.v8i64.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i8> @llvm.genx.suadd.sat.v8i8.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.genx.usadd.sat.v8i64.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i8> @llvm.genx.usadd.sat.v8i8.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.genx.uuadd.sat.v8i64.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i8> @llvm.genx.uuadd.sat.v8i8.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i32> @llvm.genx.sstrunc.sat.v8i32.v8i64(<8 x i64>)
declare <8 x i32> @llvm.genx.sutrunc.sat.v8i32.v8i64(<8 x i64>)
declare <8 x i32> @llvm.genx.ustrunc.sat.v8i32.v8i64(<8 x i64>)
declare <8 x i32> @llvm.genx.uutrunc.sat.v8i32.v8i64(<8 x i64>)
declare { <8 x i64>, <8 x i64> } @llvm.genx.addc.v8i64.v8i64(<8 x i64>, <8 x i64>)
declare { <8 x i64>, <8 x i64> } @llvm.genx.subb.v8i64.v8i64(<8 x i64>, <8 x i64>)
declare <8 x i64> @llvm.genx.lzd.v8i64(<8 x i64>)
declare void @llvm.genx.oword.st.v8i64(i32, i32, <8 x i64>)

define dllexport spir_kernel void @k(i32 %out, <8 x i64> %a, <8 x i64> %b) #0 {
  %ssadd.v8i64 = call <8 x i64> @llvm.genx.ssadd.sat.v8i64.v8i64(<8 x i64> %a, <8 x i64> %b)
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 0, <8 x i64> %ssadd.v8i64)
  %ssadd.v8i8 = call <8 x i8> @llvm.genx.ssadd.sat.v8i8.v8i64(<8 x i64> %a, <8 x i64> %b)
  %ssadd.v8i8.w = zext <8 x i8> %ssadd.v8i8 to <8 x i64>
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 4, <8 x i64> %ssadd.v8i8.w)
  %suadd.v8i64 = call <8 x i64> @llvm.genx.suadd.sat.v8i64.v8i64(<8 x i64> %a, <8 x i64> %b)
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 8, <8 x i64> %suadd.v8i64)
  %suadd.v8i8 = call <8 x i8> @llvm.genx.suadd.sat.v8i8.v8i64(<8 x i64> %a, <8 x i64> %b)
  %suadd.v8i8.w = zext <8 x i8> %suadd.v8i8 to <8 x i64>
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 12, <8 x i64> %suadd.v8i8.w)
  %usadd.v8i64 = call <8 x i64> @llvm.genx.usadd.sat.v8i64.v8i64(<8 x i64> %a, <8 x i64> %b)
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 16, <8 x i64> %usadd.v8i64)
  %usadd.v8i8 = call <8 x i8> @llvm.genx.usadd.sat.v8i8.v8i64(<8 x i64> %a, <8 x i64> %b)
  %usadd.v8i8.w = zext <8 x i8> %usadd.v8i8 to <8 x i64>
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 20, <8 x i64> %usadd.v8i8.w)
  %uuadd.v8i64 = call <8 x i64> @llvm.genx.uuadd.sat.v8i64.v8i64(<8 x i64> %a, <8 x i64> %b)
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 24, <8 x i64> %uuadd.v8i64)
  %uuadd.v8i8 = call <8 x i8> @llvm.genx.uuadd.sat.v8i8.v8i64(<8 x i64> %a, <8 x i64> %b)
  %uuadd.v8i8.w = zext <8 x i8> %uuadd.v8i8 to <8 x i64>
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 28, <8 x i64> %uuadd.v8i8.w)
  %sstrunc = call <8 x i32> @llvm.genx.sstrunc.sat.v8i32.v8i64(<8 x i64> %a)
  %sstrunc.w = zext <8 x i32> %sstrunc to <8 x i64>
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 32, <8 x i64> %sstrunc.w)
  %sutrunc = call <8 x i32> @llvm.genx.sutrunc.sat.v8i32.v8i64(<8 x i64> %a)
  %sutrunc.w = zext <8 x i32> %sutrunc to <8 x i64>
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 36, <8 x i64> %sutrunc.w)
  %ustrunc = call <8 x i32> @llvm.genx.ustrunc.sat.v8i32.v8i64(<8 x i64> %a)
  %ustrunc.w = zext <8 x i32> %ustrunc to <8 x i64>
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 40, <8 x i64> %ustrunc.w)
  %uutrunc = call <8 x i32> @llvm.genx.uutrunc.sat.v8i32.v8i64(<8 x i64> %a)
  %uutrunc.w = zext <8 x i32> %uutrunc to <8 x i64>
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 44, <8 x i64> %uutrunc.w)
  %addc = call { <8 x i64>, <8 x i64> } @llvm.genx.addc.v8i64.v8i64(<8 x i64> %a, <8 x i64> %b)
  %addc.0 = extractvalue { <8 x i64>, <8 x i64> } %addc, 0
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 48, <8 x i64> %addc.0)
  %addc.1 = extractvalue { <8 x i64>, <8 x i64> } %addc, 1
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 52, <8 x i64> %addc.1)
  %subb = call { <8 x i64>, <8 x i64> } @llvm.genx.subb.v8i64.v8i64(<8 x i64> %a, <8 x i64> %b)
  %subb.0 = extractvalue { <8 x i64>, <8 x i64> } %subb, 0
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 56, <8 x i64> %subb.0)
  %subb.1 = extractvalue { <8 x i64>, <8 x i64> } %subb, 1
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 60, <8 x i64> %subb.1)
  %lzd = call <8 x i64> @llvm.genx.lzd.v8i64(<8 x i64> %b)
  call void @llvm.genx.oword.st.v8i64(i32 %out, i32 64, <8 x i64> %lzd)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
