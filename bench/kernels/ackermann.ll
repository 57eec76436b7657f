; A function that calls itself.
; Turns: 0=-:64 1=2 2=3
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

define internal i32 @a(i32 %m, i32 %n) #1 {
entry:
  %m0 = icmp eq i32 %m, 0
  br i1 %m0, label %first, label %more
first:
  %n1 = add i32 %n, 1
  ret i32 %n1
more:
  %m1 = sub i32 %m, 1
  %n0 = icmp eq i32 %n, 0
  br i1 %n0, label %second, label %third
second:
  %r2 = call i32 @a(i32 %m1, i32 1)
  ret i32 %r2
third:
  %n2 = sub i32 %n, 1
  %in = call i32 @a(i32 %m, i32 %n2)
  %r3 = call i32 @a(i32 %m1, i32 %in)
  ret i32 %r3
}

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @ackermann(i32 %dst, i32 %m, i32 %n) #0 {
  %r = call i32 @a(i32 %m, i32 %n)
  %v = insertelement <4 x i32> zeroinitializer, i32 %r, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %v)
  ret void
}

attributes #1 = { noinline nounwind "CMStackCall" }

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @ackermann, !"ackermann", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
