; Quotients of vectors of 128 bits, and conversions to floats, have no form of halves.
; RUN: not cmx-opt -O2 --platform=icllp %s -o %t.visaasm 2>&1 | FileCheck %s
; RUN: not test -e %t.visaasm

; CHECK: function 'quotient': instruction '%x = zext <2 x i64> %a to <2 x i128>': result type expected i1, i8
define <2 x i64> @quotient(<2 x i64> %a, <2 x i64> %b) {
  %x = zext <2 x i64> %a to <2 x i128>
  %y = zext <2 x i64> %b to <2 x i128>
  %s = shl <2 x i128> %x, splat (i128 64)
  %q = udiv <2 x i128> %s, %y
  %r = trunc <2 x i128> %q to <2 x i64>
  ret <2 x i64> %r
}

; CHECK: function 'number': instruction '%x = zext i64 %a to i128': result type expected i1, i8
define float @number(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %s = shl i128 %x, 3
  %r = uitofp i128 %s to float
  ret float %r
}

; Integers of 65 to 127 bits would be such pairs.
; CHECK: function 'odd_number': instruction '%x = zext i64 %a to i96': result type expected i1, i8
define float @odd_number(i64 %a, i64 %b) {
  %x = zext i64 %a to i96
  %s = shl i96 %x, 3
  %r = uitofp i96 %s to float
  ret float %r
}

; CHECK: function 'choice': instruction '%z = zext i32 %a to i96': result type expected i1, i8
define i32 @choice(i32 %a, i32 %n) {
  %z = zext i32 %a to i96
  %x = shl i96 %z, 33
  switch i96 %x, label %other [ i96 8589934592, label %one ]

one:
  ret i32 %n

other:
  ret i32 0
}

; CHECK: function 'argument': argument 0 type expected i1, i8
define internal i32 @argument(i96 %x) {
  %h = lshr i96 %x, 64
  %t = trunc i96 %h to i32
  ret i32 %t
}

define i32 @calls_argument() {
  %r = call i32 @argument(i96 -1)
  ret i32 %r
}

; CHECK: function 'longer': instruction '%w = {{.*}}': {{result type|operand}}{{.*}} expected i1, i8
define i64 @longer(ptr addrspace(1) %p) {
  %l = load i64, ptr addrspace(1) %p
  %w = zext i64 %l to i256
  %s = shl i256 %w, 64
  %t = trunc i256 %s to i128
  %r = trunc i128 %t to i64
  ret i64 %r
}

; CHECK: function 'extended': instruction '%x = {{.*}}': {{result type|operand}}{{.*}} expected i1, i8
define i64 @extended(i64 %a) {
  %x = zext i64 %a to i128
  %s = shl i128 %x, 60
  %w = zext i128 %s to i256
  %r = trunc i256 %w to i64
  ret i64 %r
}

; CHECK: function 'float': instruction '%x = {{.*}}': {{result type|operand}}{{.*}} expected i1, i8
define i1 @float(i64 %a) {
  %x = zext i64 %a to i128
  %f = bitcast i128 %x to fp128
  %r = fcmp oeq fp128 %f, %f
  ret i1 %r
}

; CHECK: function 'one_element': instruction '%x = {{.*}}': {{result type|operand}}{{.*}} expected i1, i8
define i64 @one_element(i64 %a) {
  %x = zext i64 %a to i128
  %s = shl i128 %x, 60
  %v = bitcast i128 %s to <1 x i128>
  %t = trunc <1 x i128> %v to <1 x i64>
  %r = extractelement <1 x i64> %t, i32 0
  ret i64 %r
}

; CHECK: function 'vectors': instruction '%x = {{.*}}': {{result type|operand}}{{.*}} expected i1, i8
define <4 x i64> @vectors(<2 x i64> %a) {
  %x = zext <2 x i64> %a to <2 x i128>
  %s = shl <2 x i128> %x, splat (i128 60)
  %v = bitcast <2 x i128> %s to <4 x i64>
  ret <4 x i64> %v
}

; CHECK: function 'volatile_load': instruction '%x = {{.*}}': {{result type|operand}}{{.*}} expected i1, i8
define i64 @volatile_load(ptr addrspace(1) %p) {
  %x = load volatile i128, ptr addrspace(1) %p
  %r = trunc i128 %x to i64
  ret i64 %r
}

; CHECK: function 'vector_load': instruction '%x = {{.*}}': {{result type|operand}}{{.*}} expected i1, i8
define <2 x i64> @vector_load(ptr addrspace(1) %p) {
  %x = load <2 x i128>, ptr addrspace(1) %p
  %r = trunc <2 x i128> %x to <2 x i64>
  ret <2 x i64> %r
}

; CHECK: function 'volatile_store': instruction '%x = {{.*}}': {{result type|operand}}{{.*}} expected i1, i8
define void @volatile_store(ptr addrspace(1) %p, i64 %a) {
  %x = zext i64 %a to i128
  store volatile i128 %x, ptr addrspace(1) %p
  ret void
}

; CHECK: function 'vector_store': instruction '%x = {{.*}}': {{result type|operand}}{{.*}} expected i1, i8
define void @vector_store(ptr addrspace(1) %p, <2 x i64> %a) {
  %x = zext <2 x i64> %a to <2 x i128>
  store <2 x i128> %x, ptr addrspace(1) %p
  ret void
}

; Without a way to it, its order is not known.
; CHECK: function 'unreachable': instruction '%x = {{.*}}': {{result type|operand}}{{.*}} expected i1, i8
define i64 @unreachable(i64 %a) {
  ret i64 %a
  
  nowhere:
  %x = zext i64 %a to i128
  %s = lshr i128 %x, 60
  %r = trunc i128 %s to i64
  ret i64 %r
}
