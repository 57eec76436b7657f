; Division of i64 by constants: products, with and without the addition that some reciprocals need, of both signs, and
; the smallest number. The other form is a loop.
; RUN: cmx-opt %s --platform=skl -O0 --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl | FileCheck %s
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm
; RUN: FileCheck %s --check-prefix=NOLOOP < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp | FileCheck %s
; RUN: cmx-opt %s --platform=dg2 -O1 --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2 | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc | FileCheck %s
; CHECK: checked 1 functions on {{[1-9][0-9]*}} inputs (0 skipped)
; NOLOOP-NOT: jmp

declare <4 x i64> @llvm.genx.oword.ld.v4i64(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i64(i32, i32, <4 x i64>)

define dllexport spir_kernel void @k(i32 %in, i32 %out) {
  %x = call <4 x i64> @llvm.genx.oword.ld.v4i64(i32 0, i32 %in, i32 0)
  %u3 = udiv <4 x i64> %x, splat (i64 3)
  %u7 = udiv <4 x i64> %x, splat (i64 7)
  %u10 = urem <4 x i64> %x, splat (i64 10)
  %big = udiv <4 x i64> %x, splat (i64 -5)
  %even = udiv <4 x i64> %x, splat (i64 28)
  %s7 = sdiv <4 x i64> %x, splat (i64 -7)
  %r = srem <4 x i64> %x, splat (i64 1000000007)
  %min = sdiv <4 x i64> %x, splat (i64 -9223372036854775808)
  call void @llvm.genx.oword.st.v4i64(i32 %out, i32 0, <4 x i64> %u3)
  call void @llvm.genx.oword.st.v4i64(i32 %out, i32 2, <4 x i64> %u7)
  call void @llvm.genx.oword.st.v4i64(i32 %out, i32 4, <4 x i64> %u10)
  call void @llvm.genx.oword.st.v4i64(i32 %out, i32 6, <4 x i64> %big)
  call void @llvm.genx.oword.st.v4i64(i32 %out, i32 8, <4 x i64> %even)
  call void @llvm.genx.oword.st.v4i64(i32 %out, i32 10, <4 x i64> %s7)
  call void @llvm.genx.oword.st.v4i64(i32 %out, i32 12, <4 x i64> %r)
  call void @llvm.genx.oword.st.v4i64(i32 %out, i32 14, <4 x i64> %min)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
