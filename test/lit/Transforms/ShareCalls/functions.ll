; Which functions are shared. Each negative case violates one condition.
; RUN: cmx-opt -passes=cmx-share-calls -verify-each -S %s | FileCheck %s
; RUN: sed 's/^attributes #2 = .*/attributes #2 = { noinline }/' %s | cmx-opt -passes=cmx-share-calls -S | FileCheck %s --check-prefix=ALL
; CHECK lines by hand: they count calls and jumps; IR is in basic.ll.

; ALL-COUNT-6: .shared:
; ALL-NOT: .shared:

; Cheaper in two copies: shared.
; CHECK-LABEL: @short_kernel(
; CHECK-COUNT-2: call <8 x i32> @short(
; CHECK-NOT: .shared:
define internal <8 x i32> @short(<8 x i32> %a) #0 {
  %b = add <8 x i32> %a, %a
  ret <8 x i32> %b
}
define spir_kernel void @short_kernel(<8 x i32> %x, ptr addrspace(1) %out) {
  %a = call <8 x i32> @short(<8 x i32> %x)
  %b = call <8 x i32> @short(<8 x i32> %a)
  store <8 x i32> %b, ptr addrspace(1) %out
  ret void
}

; The calls of a long function are shared.
; CHECK-LABEL: @long_kernel(
; CHECK: long.shared:
; CHECK: call <64 x i32> @long(
; CHECK-NOT: call <
define internal <64 x i32> @long(<64 x i32> %a) #0 {
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  ret <64 x i32> %c
}
define spir_kernel void @long_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
  %a = call <64 x i32> @long(<64 x i32> %x)
  %b = call <64 x i32> @long(<64 x i32> %a)
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

; Not without noinline.
; CHECK-LABEL: @plain_kernel(
; CHECK-COUNT-2: call <64 x i32> @plain(
; CHECK-NOT: .shared:
define internal <64 x i32> @plain(<64 x i32> %a) #2 {
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  ret <64 x i32> %c
}
define spir_kernel void @plain_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
  %a = call <64 x i32> @plain(<64 x i32> %x)
  %b = call <64 x i32> @plain(<64 x i32> %a)
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

; Unless the copies are very long.
; CHECK-LABEL: @huge_kernel(
; CHECK: huge.shared:
define internal <4096 x i32> @huge(<4096 x i32> %a) #2 {
  %b = mul <4096 x i32> %a, %a
  %c = xor <4096 x i32> %b, %a
  %d = add <4096 x i32> %c, %a
  %e = sub <4096 x i32> %d, %a
  %f = xor <4096 x i32> %e, %c
  ret <4096 x i32> %f
}
define spir_kernel void @huge_kernel(<4096 x i32> %x, ptr addrspace(1) %out) {
  %a = call <4096 x i32> @huge(<4096 x i32> %x)
  %b = call <4096 x i32> @huge(<4096 x i32> %a)
  store <4096 x i32> %b, ptr addrspace(1) %out
  ret void
}

; Not what front ends mark without thought.
; CHECK-LABEL: @optnone_kernel(
; CHECK-COUNT-2: call <64 x i32> @optnone(
; CHECK-NOT: .shared:
define internal <64 x i32> @optnone(<64 x i32> %a) #1 {
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  ret <64 x i32> %c
}
define spir_kernel void @optnone_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
  %a = call <64 x i32> @optnone(<64 x i32> %x)
  %b = call <64 x i32> @optnone(<64 x i32> %a)
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

; Not a function that calls itself, directly or through another one.
; CHECK-LABEL: @recursive_kernel(
; CHECK-COUNT-2: call <64 x i32> @recursive(
; CHECK-NOT: .shared:
define internal <64 x i32> @recursive(<64 x i32> %a, i32 %n) #0 {
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  %end = icmp eq i32 %n, 0
  br i1 %end, label %last, label %more
last:
  ret <64 x i32> %c
more:
  %d = call <64 x i32> @other(<64 x i32> %c, i32 %n)
  ret <64 x i32> %d
}
define internal <64 x i32> @other(<64 x i32> %a, i32 %n) #0 {
  %m = sub i32 %n, 1
  %d = call <64 x i32> @recursive(<64 x i32> %a, i32 %m)
  ret <64 x i32> %d
}
define spir_kernel void @recursive_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
  %a = call <64 x i32> @recursive(<64 x i32> %x, i32 2)
  %b = call <64 x i32> @recursive(<64 x i32> %a, i32 3)
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

; Not a function whose address somebody has.
; CHECK-LABEL: @address_kernel(
; CHECK-COUNT-2: call <64 x i32> @addressed(
; CHECK-NOT: .shared:
define internal <64 x i32> @addressed(<64 x i32> %a) #0 {
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  ret <64 x i32> %c
}
define spir_kernel void @address_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
  %a = call <64 x i32> @addressed(<64 x i32> %x)
  %b = call <64 x i32> @addressed(<64 x i32> %a)
  store i64 ptrtoint (ptr @addressed to i64), ptr addrspace(1) %out
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

; Not with one call in each function.
; CHECK-LABEL: @once_kernel(
; CHECK-NOT: .shared:
define spir_kernel void @once_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
  %a = call <64 x i32> @long(<64 x i32> %x)
  store <64 x i32> %a, ptr addrspace(1) %out
  ret void
}

; Functions share the calls in them too.
; CHECK-LABEL: @middle(
; CHECK: long.shared:
define internal <64 x i32> @middle(<64 x i32> %x) #0 {
  %a = call <64 x i32> @long(<64 x i32> %x)
  %b = call <64 x i32> @long(<64 x i32> %a)
  ret <64 x i32> %b
}
; CHECK-LABEL: @middle_kernel(
; CHECK: long.shared:
; CHECK: middle.shared:
define spir_kernel void @middle_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
  %a = call <64 x i32> @middle(<64 x i32> %x)
  %b = call <64 x i32> @middle(<64 x i32> %a)
  %c = call <64 x i32> @long(<64 x i32> %b)
  %d = call <64 x i32> @long(<64 x i32> %c)
  store <64 x i32> %d, ptr addrspace(1) %out
  ret void
}

; Not with an argument, a result or a value across the calls that no phi can hold.
; CHECK-LABEL: @array_kernel(
; CHECK-COUNT-2: call <64 x i32> @array(
; CHECK-NOT: .shared:
define internal <64 x i32> @array(<64 x i32> %a, [2 x i32] %n) #0 {
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  %m = extractvalue [2 x i32] %n, 1
  %d = insertelement <64 x i32> %c, i32 %m, i32 2
  ret <64 x i32> %d
}
define spir_kernel void @array_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
  %a = call <64 x i32> @array(<64 x i32> %x, [2 x i32] [i32 1, i32 2])
  %b = call <64 x i32> @array(<64 x i32> %a, [2 x i32] [i32 3, i32 4])
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}
; CHECK-LABEL: @result_kernel(
; CHECK-COUNT-2: call { <64 x i32>, [2 x i32] } @result(
; CHECK-NOT: .shared:
define internal { <64 x i32>, [2 x i32] } @result(<64 x i32> %a) #0 {
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  %d = insertvalue { <64 x i32>, [2 x i32] } undef, <64 x i32> %c, 0
  ret { <64 x i32>, [2 x i32] } %d
}
define spir_kernel void @result_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
  %a = call { <64 x i32>, [2 x i32] } @result(<64 x i32> %x)
  %b = call { <64 x i32>, [2 x i32] } @result(<64 x i32> %x)
  %c = extractvalue { <64 x i32>, [2 x i32] } %b, 0
  store <64 x i32> %c, ptr addrspace(1) %out
  ret void
}
; CHECK-LABEL: @across_kernel(
; CHECK-COUNT-2: call <64 x i32> @long(
; CHECK-NOT: .shared:
define internal [2 x i32] @made(i32 %n) #0 {
  %both = insertvalue [2 x i32] [i32 1, i32 2], i32 %n, 0
  ret [2 x i32] %both
}
define spir_kernel void @across_kernel(<64 x i32> %x, i32 %n, ptr addrspace(1) %out) {
  %kept = call [2 x i32] @made(i32 %n)
  %a = call <64 x i32> @long(<64 x i32> %x)
  %b = call <64 x i32> @long(<64 x i32> %a)
  store <64 x i32> %b, ptr addrspace(1) %out
  %m = extractvalue [2 x i32] %kept, 0
  store i32 %m, ptr addrspace(1) %out
  ret void
}
; CHECK-LABEL: @pointer_kernel(
; CHECK-COUNT-2: call <64 x i32> @pointer(
; CHECK-NOT: .shared:
define internal <64 x i32> @pointer(<64 x i32> %a, { ptr, i32 } %p) #0 {
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  %q = extractvalue { ptr, i32 } %p, 0
  %m = load i32, ptr %q
  %d = insertelement <64 x i32> %c, i32 %m, i32 2
  ret <64 x i32> %d
}
define spir_kernel void @pointer_kernel(<64 x i32> %x, i32 %n, ptr addrspace(1) %out) {
  %v = alloca i32
  %w = alloca i32
  store i32 %n, ptr %v
  store i32 7, ptr %w
  %p = insertvalue { ptr, i32 } undef, ptr %v, 0
  %q = insertvalue { ptr, i32 } undef, ptr %w, 0
  %a = call <64 x i32> @pointer(<64 x i32> %x, { ptr, i32 } %p)
  %b = call <64 x i32> @pointer(<64 x i32> %a, { ptr, i32 } %q)
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

; Calls that nothing reaches stay: here only one is left.
; CHECK-LABEL: @unreached_kernel(
; CHECK-NOT: .shared:
define spir_kernel void @unreached_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
entry:
  %a = call <64 x i32> @long(<64 x i32> %x)
  store <64 x i32> %a, ptr addrspace(1) %out
  ret void
nowhere:
  %n = add <64 x i32> %x, %x
  %b = call <64 x i32> @long(<64 x i32> %x)
  %c = add <64 x i32> %b, %n
  store <64 x i32> %c, ptr addrspace(1) %out
  ret void
}

attributes #0 = { noinline }
attributes #1 = { noinline optnone }
attributes #2 = { nounwind }
