; Integers of 128 bits: quotients, shifts by a variable, minima and bits; the numbers are those of exact arithmetic.
; RUN: cmx-run %s --arg out=%t.raw:160 --arg a=81985529216486895,-81985529216486896 --arg b=-13,1
; RUN: od -An -v -tx8 -w16 %t.raw | FileCheck %s --check-prefix=A
; RUN: cmx-run %s --arg out=%t.visa.raw:160 --arg a=81985529216486895,-81985529216486896 --arg b=-13,1 --visa --platform=icllp && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg out=%t.visa.raw:160 --arg a=81985529216486895,-81985529216486896 --arg b=-13,1 --visa --platform=pvc && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg out=%t.raw:160 --arg a=7,69 --arg b=-99,-1
; RUN: od -An -v -tx8 -w16 %t.raw | FileCheck %s --check-prefix=B
; RUN: cmx-run %s --arg out=%t.visa.raw:160 --arg a=7,69 --arg b=-99,-1 --visa --platform=icllp && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg out=%t.visa.raw:160 --arg a=7,69 --arg b=-99,-1 --visa --platform=pvc && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg out=%t.raw:160 --arg a=10,-9223372036854775808 --arg b=65,0
; RUN: od -An -v -tx8 -w16 %t.raw | FileCheck %s --check-prefix=C
; RUN: cmx-run %s --arg out=%t.visa.raw:160 --arg a=10,-9223372036854775808 --arg b=65,0 --visa --platform=icllp && cmp %t.raw %t.visa.raw
; RUN: cmx-run %s --arg out=%t.visa.raw:160 --arg a=10,-9223372036854775808 --arg b=65,0 --visa --platform=pvc && cmp %t.raw %t.visa.raw
; A: 7f6e5d4c3b2a190b 0000000000000000
; A-NEXT: 79be02468acf137e 0000000000000000
; A-NEXT: ff6e5d4c3b2a1908 ffffffffffffffff
; A-NEXT: f9be02468acf1357 ffffffffffffffff
; A-NEXT: 0000000000000000 6f78000000000000
; A-NEXT: 0000000000001fdb 0000000000000000
; A-NEXT: ffffffffffffffdb ffffffffffffffff
; A-NEXT: fffffffffffffff3 0000000000000001
; A-NEXT: fffffffffffffff3 0000000000000001
; A-NEXT: 0000000000000040 000000000000003f
; B: 0000000000000000 0000000000000000
; B-NEXT: 0000000000000007 0000000000000045
; B-NEXT: 4d9364d9364d9365 ffffffffffffffff
; B-NEXT: 0000000000000016 0000000000000000
; B-NEXT: 00000000e0000000 00000008a0000000
; B-NEXT: 0000022800000000 0000000000000000
; B-NEXT: 0000022800000000 0000000000000000
; B-NEXT: 0000000000000007 0000000000000045
; B-NEXT: 0000000000000007 0000000000000045
; B-NEXT: 0000000000000006 0000000000000000
; C: 1f81f81f81f81f82 01f81f81f81f81f8
; C-NEXT: 0000000000000008 0000000000000000
; C-NEXT: e07e07e07e07e07f fe07e07e07e07e07
; C-NEXT: ffffffffffffffcb ffffffffffffffff
; C-NEXT: 0000000000000000 0000000000000014
; C-NEXT: 4000000000000000 0000000000000000
; C-NEXT: c000000000000000 ffffffffffffffff
; C-NEXT: 0000000000000041 0000000000000000
; C-NEXT: 0000000000000041 0000000000000000
; C-NEXT: 0000000000000003 0000000000000079

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare i128 @llvm.umin.i128(i128, i128)
declare i128 @llvm.smax.i128(i128, i128)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.ctlz.i128(i128, i1)

define dllexport spir_kernel void @k(i32 %out, <2 x i64> %a, <2 x i64> %b) #0 {
  %x = bitcast <2 x i64> %a to i128
  %y = bitcast <2 x i64> %b to i128
  %n = and i128 %y, 127
  %udiv = udiv i128 %x, %y
  %urem = urem i128 %x, %y
  %sdiv = sdiv i128 %x, %y
  %srem = srem i128 %x, %y
  %shl = shl i128 %x, %n
  %lshr = lshr i128 %x, %n
  %ashr = ashr i128 %x, %n
  %umin = call i128 @llvm.umin.i128(i128 %x, i128 %y)
  %smax = call i128 @llvm.smax.i128(i128 %x, i128 %y)
  %ones = call i128 @llvm.ctpop.i128(i128 %x)
  %zeros = call i128 @llvm.ctlz.i128(i128 %y, i1 false)
  %upper = shl i128 %zeros, 64
  %bits = or i128 %ones, %upper
  %udiv.v = bitcast i128 %udiv to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 0, <4 x i32> %udiv.v)
  %urem.v = bitcast i128 %urem to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 1, <4 x i32> %urem.v)
  %sdiv.v = bitcast i128 %sdiv to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 2, <4 x i32> %sdiv.v)
  %srem.v = bitcast i128 %srem to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 3, <4 x i32> %srem.v)
  %shl.v = bitcast i128 %shl to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 4, <4 x i32> %shl.v)
  %lshr.v = bitcast i128 %lshr to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 5, <4 x i32> %lshr.v)
  %ashr.v = bitcast i128 %ashr to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 6, <4 x i32> %ashr.v)
  %umin.v = bitcast i128 %umin to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 7, <4 x i32> %umin.v)
  %smax.v = bitcast i128 %smax to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 8, <4 x i32> %smax.v)
  %bits.v = bitcast i128 %bits to <4 x i32>
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 9, <4 x i32> %bits.v)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
