; Functions that stay as they are, one for each condition.
; CHECK lines by hand: the output is compared with the input
; RUN: cmx-opt -passes=cmx-tail-calls -verify-each -S %s -o %t.out
; RUN: cmx-opt -passes=verify -S %s | diff - %t.out

declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

; It does not call itself.
define void @other(i32 %s, <8 x float> %v) {
  call void @llvm.genx.oword.st.v8f32(i32 %s, i32 0, <8 x float> %v)
  ret void
}

; The result is changed after the call, where the order matters.
define i32 @difference(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @difference(i32 %m)
  %q = sub i32 %n, %r
  ret i32 %q
end:
  ret i32 3
}

; So it does in sums of floats.
define float @sum(float %x, i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call float @sum(float %x, i32 %m)
  %q = fadd float %r, %x
  ret float %q
end:
  ret float %x
}

; A message follows the call.
define void @stored(i32 %s, <8 x float> %v, i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  call void @stored(i32 %s, <8 x float> %v, i32 %m)
  call void @llvm.genx.oword.st.v8f32(i32 %s, i32 %n, <8 x float> %v)
  ret void
end:
  ret void
}

; The called function may read a variable of its caller.
define i32 @outer(i32 %n, ptr %x) {
  %y = alloca i32, align 4
  %v = load i32, ptr %x, align 4
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %w = add i32 %v, %n
  store i32 %w, ptr %y, align 4
  %m = sub i32 %n, 1
  %r = call i32 @outer(i32 %m, ptr %y)
  ret i32 %r
end:
  ret i32 %v
}

; Two functions call each other.
define i32 @even(i32 %n) {
  %m = sub i32 %n, 1
  %r = call i32 @odd(i32 %m)
  ret i32 %r
}
define i32 @odd(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @even(i32 %m)
  ret i32 %r
end:
  ret i32 0
}
