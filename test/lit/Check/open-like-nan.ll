; All values tried of what was frozen look like NaNs here, 0x7c01 to 0x7fff: other choices
; need not.
; RUN: sed -e 's/freeze i16 poison/add i16 12345, 0/' %s > %t.ll
; RUN: cmx-check %s %t.ll 2>&1 | FileCheck %s
; CHECK: checked 1 functions on {{[0-9]+}} inputs (0 skipped)
; Without it they do.
; RUN: sed -e 's/freeze i16 poison/add i16 1, 0/' %s > %t.one.ll
; RUN: not cmx-check %t.one.ll %t.ll 2>&1 | FileCheck %s --check-prefix=DIFFERS
; DIFFERS: does not do what the first does

declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)

define void @kernel(i32 %0, <8 x i16> %v) {
  %f = freeze i16 poison
  %k = xor i16 %f, 12345
  %n = sub i16 0, %k
  %any = or i16 %k, %n
  %all = ashr i16 %any, 15
  %most = and i16 %all, 32767
  %low = and i16 %k, 1023
  %r = sub i16 %most, %low
  %w = insertelement <8 x i16> %v, i16 %r, i32 0
  call void @llvm.genx.oword.st.v8i16(i32 %0, i32 0, <8 x i16> %w)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 32}
!3 = !{!"buffer_t", !""}
