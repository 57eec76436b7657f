; A function that calls an address, and after that itself, passes the place of the next frame on to both, although
; it has no variables. Whether the function at the address has any is not known.
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

define internal i32 @one(i32 %x) {
  %a = alloca [4 x i32]
  %i = and i32 %x, 3
  %p = getelementptr [4 x i32], ptr %a, i32 0, i32 %i
  store volatile i32 %x, ptr %p
  %r = load volatile i32, ptr %p
  ret i32 %r
}

define internal i32 @two(i32 %x) {
  %r = mul i32 %x, 3
  ret i32 %r
}

define internal i32 @steps(ptr %f, i32 %n, i32 %x) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %y = call i32 %f(i32 %x)
  %m = sub i32 %n, 1
  %z = call i32 @steps(ptr %f, i32 %m, i32 %y)
  %w = xor i32 %z, %n
  ret i32 %w
end:
  ret i32 %x
}

define dllexport spir_kernel void @k(i64 %p, i32 %x) #0 {
  %c = icmp slt i32 %x, 0
  %f = select i1 %c, ptr @one, ptr @two
  %r = call i32 @steps(ptr %f, i32 3, i32 %x)
  %q = inttoptr i64 %p to ptr
  store i32 %r, ptr %q
  ret void
}

attributes #0 = { "CMGenxMain" }
