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

; Sums in another order may wrap, which nsw says they do not.
define i32 @wrapping(i32 %a, i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @wrapping(i32 %a, i32 %m)
  %t = add nsw i32 %r, %a
  ret i32 %t
end:
  ret i32 0
}

; A product, through another block.
define i32 @product(i32 %a, i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @product(i32 %a, i32 %m)
  %q = mul i32 %r, %a
  br label %end
end:
  %v = phi i32 [ 1, %0 ], [ %q, %more ]
  ret i32 %v
}

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; The message after the call reads bytes that the call writes.
define <8 x i32> @loaded(i32 %s, i32 %n) {
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> splat (i32 7))
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %x = call <8 x i32> @loaded(i32 %s, i32 %m)
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 0)
  ret <8 x i32> %v
end:
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> splat (i32 9))
  ret <8 x i32> zeroinitializer
}

; Another number is returned.
define i32 @number(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @number(i32 %m)
  ret i32 5
end:
  ret i32 3
}

; The order matters in sums of floats as well.
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
