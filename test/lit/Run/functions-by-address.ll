; Functions that are called through their address run on the CPU. A vector of one bit as an argument is refused: LLVM has no code for it.
; RUN: cmx-run %s --kernel=chosen --arg 0=-:16 --arg 1=3 --show 0:i32 | FileCheck %s
; RUN: cmx-run %s --kernel=chosen --arg 0=-:16 --arg 1=3 --compare | FileCheck %s --check-prefix=SAME
; RUN: not cmx-run %s --kernel=bit --arg 0=-:16 --arg 1=3 2>&1 | FileCheck %s --check-prefix=BIT

; CHECK: dst[0]: 6 6 6 6
; SAME: equal
; BIT: error: function 'bits': a function with a value of type <1 x i1> is not executable on the CPU; use i1

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define internal <4 x i32> @double(<4 x i32> %x, i32 %n) {
  %y = add <4 x i32> %x, %x
  ret <4 x i32> %y
}

define internal <4 x i32> @again(<4 x i32> %x, i32 %n) {
  %odd = trunc i32 %n to i1
  %f = select i1 %odd, ptr @double, ptr @again
  %m = sub i32 %n, 1
  %y = call <4 x i32> %f(<4 x i32> %x, i32 %m)
  ret <4 x i32> %y
}

define dllexport void @chosen(i32 %dst, i32 %n) {
  %big = icmp ugt i32 %n, 100
  %f = select i1 %big, ptr @double, ptr @again
  %y = call <4 x i32> %f(<4 x i32> splat (i32 3), i32 %n)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %y)
  ret void
}

define internal i32 @bits(<1 x i1> %b, i32 %n) {
  %e = extractelement <1 x i1> %b, i32 0
  %more = icmp ugt i32 %n, 9
  br i1 %more, label %again, label %last
again:
  %m = lshr i32 %n, 1
  %r = call i32 @bits(<1 x i1> %b, i32 %m)
  ret i32 %r
last:
  %w = zext i1 %e to i32
  ret i32 %w
}

define dllexport void @bit(i32 %dst, i32 %n) {
  %r = call i32 @bits(<1 x i1> splat (i1 true), i32 %n)
  %v = insertelement <4 x i32> zeroinitializer, i32 %r, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %v)
  ret void
}

!genx.kernels = !{!0, !2}
!0 = !{ptr @chosen, !"chosen", !1, i32 0, i32 0, null, !3}
!1 = !{i32 2, i32 0}
!2 = !{ptr @bit, !"bit", !1, i32 0, i32 0, null, !3}
!3 = !{!"buffer_t", !""}
