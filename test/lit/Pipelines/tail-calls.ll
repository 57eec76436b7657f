; A function that calls itself at its end becomes a loop, and then part of the kernel. Other calls stay.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t/
; RUN: cat %t/gcd.visaasm %t/rotated.visaasm %t/copied.visaasm | FileCheck %s --check-prefix=LOOP --implicit-check-not=fcall
; RUN: cat %t/power.visaasm %t/result.visaasm %t/mutual.visaasm %t/address.visaasm | FileCheck %s --check-prefix=CALL
; RUN: cmx-opt %s --platform=icllp -O1 --emit=visa -o %t.O1/
; RUN: cat %t.O1/gcd.visaasm %t.O1/power.visaasm %t.O1/rotated.visaasm | FileCheck %s --check-prefix=O1
; RUN: cmx-check %s %t/gcd.visaasm --function=gcd --platform=icllp
; RUN: cmx-check %s %t/power.visaasm --function=power --platform=icllp
; RUN: cmx-check %s %t/rotated.visaasm --function=rotated --platform=icllp
; RUN: cmx-check %s %t/result.visaasm --function=result --platform=icllp
; RUN: cmx-check %s %t/mutual.visaasm --function=mutual --platform=icllp
; RUN: cmx-check %s %t/address.visaasm --function=address --platform=icllp
; RUN: cmx-check %s %t/copied.visaasm --function=copied --platform=icllp

target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

; LOOP-LABEL: .kernel "gcd"
; LOOP: jmp (M1, 1)
; O1: fcall (M1, 16) f_divisor
define dllexport spir_kernel void @gcd(i32 %a, i32 %b, ptr addrspace(1) %p) #0 {
  %x = and i32 %a, 1023
  %y = and i32 %b, 1023
  %r = call i32 @divisor(i32 %x, i32 %y)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define internal i32 @divisor(i32 %a, i32 %b) noinline {
  %z = icmp eq i32 %b, 0
  br i1 %z, label %end, label %more
more:
  %m = urem i32 %a, %b
  %r = call i32 @divisor(i32 %b, i32 %m)
  ret i32 %r
end:
  ret i32 %a
}

; A product follows the call.
; CALL-LABEL: .kernel "power"
; CALL: fcall (M1, 16) f_product
; O1: fcall (M1, 16) f_product
define dllexport spir_kernel void @power(i32 %a, i32 %b, ptr addrspace(1) %p) #0 {
  %n = and i32 %b, 31
  %r = call i32 @product(i32 %a, i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define internal i32 @product(i32 %a, i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @product(i32 %a, i32 %m)
  %q = mul i32 %r, %a
  ret i32 %q
end:
  ret i32 1
}

; LOOP-LABEL: .kernel "rotated"
; LOOP: jmp (M1, 1)
; O1: fcall (M1, 16) f_rotate
define dllexport spir_kernel void @rotated(<8 x i32> %v, i32 %b, ptr addrspace(1) %p) #0 {
  %n = and i32 %b, 15
  %r = call <8 x i32> @rotate(<8 x i32> %v, i32 %n)
  store <8 x i32> %r, ptr addrspace(1) %p, align 4
  ret void
}
define internal <8 x i32> @rotate(<8 x i32> %v, i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %w = shufflevector <8 x i32> %v, <8 x i32> poison, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  %r = call <8 x i32> @rotate(<8 x i32> %w, i32 %m)
  ret <8 x i32> %r
end:
  ret <8 x i32> %v
}

; The result is needed for more than to return it.
; CALL-LABEL: .kernel "result"
; CALL: fcall (M1, 16) f_doubled
define dllexport spir_kernel void @result(i32 %b, ptr addrspace(1) %p) #0 {
  %n = and i32 %b, 15
  %r = call i32 @doubled(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define internal i32 @doubled(i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @doubled(i32 %m)
  %q = sub i32 %n, %r
  ret i32 %q
end:
  ret i32 3
}

; Two functions call each other.
; CALL-LABEL: .kernel "mutual"
; CALL: fcall (M1, 16) f_{{even|odd}}
define dllexport spir_kernel void @mutual(i32 %b, ptr addrspace(1) %p) #0 {
  %n = and i32 %b, 15
  %r = call i32 @even(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define internal i32 @even(i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @odd(i32 %m)
  ret i32 %r
end:
  ret i32 1
}
define internal i32 @odd(i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @even(i32 %m)
  ret i32 %r
end:
  ret i32 0
}

; The called function reads a variable of its caller.
; CALL-LABEL: .kernel "address"
; CALL: fcall (M1, 16) f_outer
define dllexport spir_kernel void @address(i32 %b, ptr addrspace(1) %p) #0 {
  %n = and i32 %b, 15
  %x = alloca i32
  store i32 5, ptr %x
  %r = call i32 @outer(i32 %n, ptr %x)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define internal i32 @outer(i32 %n, ptr %x) noinline {
  %y = alloca i32
  %v = load i32, ptr %x
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %w = add i32 %v, %n
  store i32 %w, ptr %y
  %m = sub i32 %n, 1
  %r = call i32 @outer(i32 %m, ptr %y)
  ret i32 %r
end:
  ret i32 %v
}

; The loop writes to its copy of the caller's array, which the caller still reads.
; LOOP-LABEL: .kernel "copied"
; LOOP: jmp (M1, 1)
define dllexport spir_kernel void @copied(i32 %b, ptr addrspace(1) %p) #0 {
  %n = and i32 %b, 15
  %r = call i32 @twice(i32 %n, i32 %b)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define internal i32 @twice(i32 %n, i32 %b) noinline {
  %y = alloca [64 x i32]
  call void @llvm.memset.p0.i64(ptr %y, i8 3, i64 256, i1 false)
  %i = and i32 %b, 63
  %at = getelementptr i32, ptr %y, i32 %i
  store i32 %b, ptr %at
  %r = call i32 @tripled(i32 %n, i32 %i, ptr byval([64 x i32]) %y)
  %in = add i32 %i, %n
  %j = and i32 %in, 63
  %at.j = getelementptr i32, ptr %y, i32 %j
  %v = load i32, ptr %at.j
  %s = add i32 %v, %r
  ret i32 %s
}
define internal i32 @tripled(i32 %n, i32 %i, ptr byval([64 x i32]) %x) noinline memory(argmem: read) {
  %y = alloca [64 x i32]
  %at = getelementptr i32, ptr %x, i32 %i
  %v = load i32, ptr %at
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %w = mul i32 %v, 3
  %i1 = add i32 %i, 1
  %j = and i32 %i1, 63
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 256, i1 false)
  %at.j = getelementptr i32, ptr %y, i32 %j
  store i32 %w, ptr %at.j
  %r = call i32 @tripled(i32 %m, i32 %j, ptr byval([64 x i32]) %y)
  ret i32 %r
end:
  ret i32 %v
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0, !1, !2, !3, !4, !5, !12}
!0 = !{ptr @gcd, !"gcd", !6, i32 0, i32 0, !7, !8, i32 0}
!1 = !{ptr @power, !"power", !6, i32 0, i32 0, !7, !8, i32 0}
!2 = !{ptr @rotated, !"rotated", !6, i32 0, i32 0, !7, !8, i32 0}
!3 = !{ptr @result, !"result", !9, i32 0, i32 0, !10, !11, i32 0}
!4 = !{ptr @mutual, !"mutual", !9, i32 0, i32 0, !10, !11, i32 0}
!5 = !{ptr @address, !"address", !9, i32 0, i32 0, !10, !11, i32 0}
!6 = !{i32 0, i32 0, i32 0}
!7 = !{i32 0, i32 0, i32 0}
!8 = !{!"", !"", !"svmptr_t"}
!9 = !{i32 0, i32 0}
!10 = !{i32 0, i32 0}
!11 = !{!"", !"svmptr_t"}
!12 = !{ptr @copied, !"copied", !9, i32 0, i32 0, !10, !11, i32 0}
