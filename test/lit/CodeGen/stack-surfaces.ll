; Surfaces that a stack function receives are elements of its one argument, each with a
; descriptor of its own.
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
define internal spir_func <4 x i32> @f(i32 %n, i32 %s, i32 %t) noinline {
  %is_last = icmp eq i32 %n, 0
  br i1 %is_last, label %last, label %more
more:
  %m = sub i32 %n, 1
  %r = call spir_func <4 x i32> @f(i32 %m, i32 %s, i32 %t)
  ret <4 x i32> %r
last:
  %a = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %s, i32 0)
  %b = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %t, i32 0)
  %c = sub <4 x i32> %a, %b
  ret <4 x i32> %c
}
define dllexport void @k(i32 %s, i32 %t, i32 %n, ptr %out) {
  %few = and i32 %n, 3
  %r = call spir_func <4 x i32> @f(i32 %few, i32 %s, i32 %t)
  store <4 x i32> %r, ptr %out
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2}
!1 = !{i32 2, i32 2, i32 0, i32 0}
!2 = !{i32 64, i32 68, i32 72, i32 80}
