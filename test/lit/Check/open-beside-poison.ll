; What a frozen value may be is open, whatever lies beside it: the poison lanes
; after it, which look like the upper half of a NaN, say nothing of it.
; RUN: sed -e 's/%h = .*/%h = add <4 x i8> zeroinitializer, <i8 5, i8 6, i8 77, i8 99>/' \
; RUN:   -e 's/%r = .*/%r = shufflevector <1 x i32> %b, <1 x i32> poison, <4 x i32> zeroinitializer/' %s > %t.ll
; RUN: cmx-check %s %t.ll 2>&1 | FileCheck %s
; CHECK: checked 1 functions on {{[0-9]+}} inputs (0 skipped)

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v1i32.i16(<1 x i32>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define void @kernel(i32 %0) {
  %g = shufflevector <4 x i8> <i8 5, i8 6, i8 poison, i8 poison>, <4 x i8> poison, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  %h = freeze <4 x i8> %g
  %b = bitcast <4 x i8> %h to <1 x i32>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v1i32.i16(<1 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %s = add <4 x i32> %r, splat (i32 -65536)
  call void @llvm.genx.oword.st.v4i32(i32 %0, i32 0, <4 x i32> %s)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
