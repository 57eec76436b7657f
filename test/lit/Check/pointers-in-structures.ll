; Pointers in structures that functions take and return: inlined, called, from the host, private; vectors of pointers from
; the host; pointers that threads exchange.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s --platform=icllp -O0 --check-each --emit=visa -o %t/ 2>&1 | FileCheck %s
; RUN: cmx-check %s %t/iterator.visaasm --platform=icllp | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-check %s %t/private.visaasm --platform=icllp | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-check %s %t/called.visaasm --platform=icllp | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-check %s %t/arguments.visaasm --platform=icllp | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-check %s %t/exchange.visaasm --platform=icllp | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-opt %s --platform=pvc -O2 --check-each --emit=visa -o %t/ 2>&1 | FileCheck %s
; RUN: cmx-check %s %t/iterator.visaasm --platform=pvc | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-check %s %t/private.visaasm --platform=pvc | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-check %s %t/called.visaasm --platform=pvc | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-check %s %t/arguments.visaasm --platform=pvc | FileCheck %s --check-prefix=CHECKED
; RUN: cmx-check %s %t/exchange.visaasm --platform=pvc | FileCheck %s --check-prefix=CHECKED
; RUN: %if genx_ir %{ cmx-opt %s --platform=tgllp --emit=gen -o %t/ %}

; CHECK-NOT: error
; CHECK: --check-each: {{[1-9][0-9]*}} comparisons
; CHECK-NOT: error
; CHECKED: checked 1 functions

target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

; The next address and a number. There are at most 8 turns.
define internal { ptr addrspace(1), i32 } @next(ptr addrspace(1) %x) {
  %v = load i32, ptr addrspace(1) %x
  %y = getelementptr i32, ptr addrspace(1) %x, i32 1
  %b = insertvalue { ptr addrspace(1), i32 } poison, ptr addrspace(1) %y, 0
  %c = insertvalue { ptr addrspace(1), i32 } %b, i32 %v, 1
  ret { ptr addrspace(1), i32 } %c
}

define dllexport spir_kernel void @iterator(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi ptr addrspace(1) [ %p, %entry ], [ %y, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %r = call { ptr addrspace(1), i32 } @next(ptr addrspace(1) %x)
  %y = extractvalue { ptr addrspace(1), i32 } %r, 0
  %v = extractvalue { ptr addrspace(1), i32 } %r, 1
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %less = icmp ult i32 %j, 8
  %odd = trunc i32 %v to i1
  %c = select i1 %less, i1 %odd, i1 false
  br i1 %c, label %loop, label %done
done:
  store i32 %t, ptr addrspace(1) %q
  ret void
}

; A chosen structure with a pointer to a variable.
define internal { ptr, i32 } @step({ ptr, i32 } %s) {
  %p = extractvalue { ptr, i32 } %s, 0
  %n = extractvalue { ptr, i32 } %s, 1
  %v = load i32, ptr %p
  %m = add i32 %n, %v
  %odd = trunc i32 %v to i1
  %q = getelementptr i32, ptr %p, i32 1
  %a = insertvalue { ptr, i32 } %s, i32 %m, 1
  %b = insertvalue { ptr, i32 } %a, ptr %q, 0
  %r = select i1 %odd, { ptr, i32 } %a, { ptr, i32 } %b
  ret { ptr, i32 } %r
}

define dllexport spir_kernel void @private(<8 x i32> %in, ptr addrspace(1) %q) {
entry:
  %a = alloca [8 x i32]
  store <8 x i32> %in, ptr %a, align 4
  %first = insertvalue { ptr, i32 } { ptr null, i32 5 }, ptr %a, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi { ptr, i32 } [ %first, %entry ], [ %t, %loop ]
  %t = call { ptr, i32 } @step({ ptr, i32 } %s)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 5
  br i1 %c, label %loop, label %done
done:
  %sum = extractvalue { ptr, i32 } %t, 1
  store i32 %sum, ptr addrspace(1) %q
  ret void
}

; A call that stays.
define internal { i16, ptr addrspace(1) } @last({ i16, ptr addrspace(1) } %s) noinline {
  %n = extractvalue { i16, ptr addrspace(1) } %s, 0
  %p = extractvalue { i16, ptr addrspace(1) } %s, 1
  %z = icmp eq i16 %n, 0
  br i1 %z, label %done, label %again
again:
  %m = sub i16 %n, 1
  %q = getelementptr i8, ptr addrspace(1) %p, i32 4
  %a = insertvalue { i16, ptr addrspace(1) } poison, i16 %m, 0
  %b = insertvalue { i16, ptr addrspace(1) } %a, ptr addrspace(1) %q, 1
  %r = call { i16, ptr addrspace(1) } @last({ i16, ptr addrspace(1) } %b)
  ret { i16, ptr addrspace(1) } %r
done:
  ret { i16, ptr addrspace(1) } %s
}

define dllexport spir_kernel void @called(ptr addrspace(1) %p, i32 %n, ptr addrspace(1) %q) {
  %few = and i32 %n, 7
  %short = trunc i32 %few to i16
  %a = insertvalue { i16, ptr addrspace(1) } poison, i16 %short, 0
  %b = insertvalue { i16, ptr addrspace(1) } %a, ptr addrspace(1) %p, 1
  %r = call { i16, ptr addrspace(1) } @last({ i16, ptr addrspace(1) } %b)
  %x = extractvalue { i16, ptr addrspace(1) } %r, 1
  %v = load i32, ptr addrspace(1) %x
  store i32 %v, ptr addrspace(1) %q
  ret void
}

define dllexport spir_kernel void @arguments({ ptr addrspace(1), i32 } %s, <2 x ptr addrspace(1)> %v, [2 x ptr addrspace(1)] %a) {
  %p = extractvalue { ptr addrspace(1), i32 } %s, 0
  %i = extractvalue { ptr addrspace(1), i32 } %s, 1
  store i32 %i, ptr addrspace(1) %p
  %q = extractelement <2 x ptr addrspace(1)> %v, i32 1
  store i32 %i, ptr addrspace(1) %q
  %r = extractvalue [2 x ptr addrspace(1)] %a, 1
  store i32 %i, ptr addrspace(1) %r
  ret void
}

define dllexport spir_kernel void @exchange(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %r) {
  %a = atomicrmw xchg ptr addrspace(1) %p, ptr addrspace(1) %q seq_cst
  %c = cmpxchg ptr addrspace(1) %r, ptr addrspace(1) %a, ptr addrspace(1) %p acq_rel monotonic
  %before = extractvalue { ptr addrspace(1), i1 } %c, 0
  %done = extractvalue { ptr addrspace(1), i1 } %c, 1
  %b = select i1 %done, ptr addrspace(1) %before, ptr addrspace(1) %a
  store ptr addrspace(1) %b, ptr addrspace(1) %q
  ret void
}
