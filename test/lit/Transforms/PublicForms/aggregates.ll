; Loads, stores and choices of structures and arrays become those of their parts.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -verify-each -S %s | FileCheck %s

define i16 @load(ptr addrspace(1) %p) {
; CHECK-LABEL: @load(
; CHECK-NEXT:    [[TMP1:%.*]] = getelementptr i8, ptr addrspace(1) [[P:%.*]], i32 4
; CHECK-NEXT:    [[TMP2:%.*]] = load i16, ptr addrspace(1) [[TMP1]], align 4
; CHECK-NEXT:    ret i16 [[TMP2]]
  %s = load { i8, [2 x i16] }, ptr addrspace(1) %p, align 4
  %x = extractvalue { i8, [2 x i16] } %s, 1, 1
  ret i16 %x
}

define void @store(ptr addrspace(1) %p, { i32, i8 } %s, i32 %x) {
; CHECK-LABEL: @store(
; CHECK-NEXT:    [[TMP1:%.*]] = extractvalue { i32, i8 } [[S:%.*]], 1
; CHECK-NEXT:    store i32 [[X:%.*]], ptr addrspace(1) [[P:%.*]], align 8
; CHECK-NEXT:    [[TMP2:%.*]] = getelementptr i8, ptr addrspace(1) [[P]], i32 4
; CHECK-NEXT:    store i8 [[TMP1]], ptr addrspace(1) [[TMP2]], align 4
; CHECK-NEXT:    ret void
  %t = insertvalue { i32, i8 } %s, i32 %x, 0
  store { i32, i8 } %t, ptr addrspace(1) %p, align 8
  ret void
}

define i8 @choice(i1 %c, { i32, i8 } %s, { i32, i8 } %t) {
; CHECK-LABEL: @choice(
; CHECK-NEXT:    [[TMP1:%.*]] = extractvalue { i32, i8 } [[S:%.*]], 1
; CHECK-NEXT:    [[TMP2:%.*]] = extractvalue { i32, i8 } [[T:%.*]], 1
; CHECK-NEXT:    [[TMP3:%.*]] = select i1 [[C:%.*]], i8 [[TMP1]], i8 [[TMP2]]
; CHECK-NEXT:    ret i8 [[TMP3]]
  %u = select i1 %c, { i32, i8 } %s, { i32, i8 } %t
  %x = extractvalue { i32, i8 } %u, 1
  ret i8 %x
}

; Too many parts, and a volatile access.
define void @stays([65 x i8] %a, { i32 } %s, ptr addrspace(1) %p) {
; CHECK-LABEL: @stays(
; CHECK-NEXT:    store [65 x i8] [[A:%.*]], ptr addrspace(1) [[P:%.*]], align 1
; CHECK-NEXT:    store volatile { i32 } [[S:%.*]], ptr addrspace(1) [[P]], align 4
; CHECK-NEXT:    ret void
  store [65 x i8] %a, ptr addrspace(1) %p
  store volatile { i32 } %s, ptr addrspace(1) %p
  ret void
}

; Another flag beside the result of a call, and a freeze of both.
define i32 @changed(i32 %a, i32 %b, i1 %c) {
; CHECK-LABEL: @changed(
; CHECK-NEXT:    [[S:%.*]] = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 [[A:%.*]], i32 [[B:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = extractvalue { i32, i1 } [[S]], 0
; CHECK-NEXT:    [[TMP2:%.*]] = freeze i32 [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = freeze i1 [[C:%.*]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP3]], i32 [[TMP2]], i32 7
; CHECK-NEXT:    ret i32 [[R]]
  %s = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  %t = insertvalue { i32, i1 } %s, i1 %c, 1
  %f = freeze { i32, i1 } %t
  %x = extractvalue { i32, i1 } %f, 0
  %o = extractvalue { i32, i1 } %f, 1
  %r = select i1 %o, i32 %x, i32 7
  ret i32 %r
}

; A part of a part.
define i16 @inner({ i8, [2 x i16] } %s, i16 %x) {
; CHECK-LABEL: @inner(
; CHECK-NEXT:    [[TMP1:%.*]] = extractvalue { i8, [2 x i16] } [[S:%.*]], 1, 1
; CHECK-NEXT:    [[R:%.*]] = add i16 [[X:%.*]], [[TMP1]]
; CHECK-NEXT:    ret i16 [[R]]
  %t = insertvalue { i8, [2 x i16] } %s, i16 %x, 1, 0
  %a = extractvalue { i8, [2 x i16] } %t, 1, 0
  %b = extractvalue { i8, [2 x i16] } %t, 1, 1
  %r = add i16 %a, %b
  ret i16 %r
}

; Structures in structures that change in a loop, and that a switch gives twice.
define i16 @loop({ i8, { [2 x i16], i32 } } %s, i32 %n) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = extractvalue { i8, { [2 x i16], i32 } } [[S:%.*]], 0
; CHECK-NEXT:    [[TMP1:%.*]] = extractvalue { i8, { [2 x i16], i32 } } [[S]], 1, 0, 1
; CHECK-NEXT:    [[TMP2:%.*]] = extractvalue { i8, { [2 x i16], i32 } } [[S]], 1, 1
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK-NEXT:    [[P1:%.*]] = phi i8 [ [[TMP0]], %entry ], [ [[P1]], %loop ]
; CHECK-NEXT:    [[P3:%.*]] = phi i16 [ [[TMP1]], %entry ], [ [[P3]], %loop ]
; CHECK-NEXT:    [[P4:%.*]] = phi i32 [ [[TMP2]], %entry ], [ [[P4]], %loop ]
; CHECK-NEXT:    [[W:%.*]] = add i16 [[P3]], 3
; CHECK-NEXT:    [[NEXT]] = add i32 [[I]], 1
; CHECK-NEXT:    switch i32 [[NEXT]], label %loop [
; CHECK-NEXT:    i32 7, label %exit
; CHECK-NEXT:    i32 9, label %exit
; CHECK-NEXT:    ]
; CHECK:       exit:
; CHECK-NEXT:    [[R6:%.*]] = phi i16 [ [[W]], %loop ], [ [[W]], %loop ]
; CHECK-NEXT:    ret i16 [[R6]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi { i8, { [2 x i16], i32 } } [ %s, %entry ], [ %q, %loop ]
  %v = extractvalue { i8, { [2 x i16], i32 } } %p, 1, 0, 1
  %w = add i16 %v, 3
  %q = insertvalue { i8, { [2 x i16], i32 } } %p, i16 %w, 1, 0, 0
  %next = add i32 %i, 1
  switch i32 %next, label %loop [ i32 7, label %exit
                                  i32 9, label %exit ]
exit:
  %r = phi { i8, { [2 x i16], i32 } } [ %q, %loop ], [ %q, %loop ]
  %inner = extractvalue { i8, { [2 x i16], i32 } } %r, 1
  %x = extractvalue { [2 x i16], i32 } %inner, 0, 0
  ret i16 %x
}

; Too many parts.
define i8 @stays_phi(i1 %c, [65 x i8] %a, [65 x i8] %b) {
; CHECK-LABEL: @stays_phi(
; CHECK:       entry:
; CHECK-NEXT:    br i1 [[C:%.*]], label %other, label %join
; CHECK:       other:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[P:%.*]] = phi [65 x i8] [ [[A:%.*]], %entry ], [ [[B:%.*]], %other ]
; CHECK-NEXT:    [[X:%.*]] = extractvalue [65 x i8] [[P]], 7
; CHECK-NEXT:    ret i8 [[X]]
entry:
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %p = phi [65 x i8] [ %a, %entry ], [ %b, %other ]
  %x = extractvalue [65 x i8] %p, 7
  ret i8 %x
}

; Volatile accesses, and structures with too many parts inside.
define i8 @stays_volatile(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-LABEL: @stays_volatile(
; CHECK-NEXT:    [[S:%.*]] = load volatile { i8, i16 }, ptr addrspace(1) [[P:%.*]], align 2
; CHECK-NEXT:    [[X:%.*]] = extractvalue { i8, i16 } [[S]], 0
; CHECK-NEXT:    [[T:%.*]] = insertvalue { i8, i16 } undef, i8 [[X]], 0
; CHECK-NEXT:    store volatile { i8, i16 } [[T]], ptr addrspace(1) [[Q:%.*]], align 2
; CHECK-NEXT:    ret i8 [[X]]
  %s = load volatile { i8, i16 }, ptr addrspace(1) %p
  %x = extractvalue { i8, i16 } %s, 0
  %t = insertvalue { i8, i16 } undef, i8 %x, 0
  store volatile { i8, i16 } %t, ptr addrspace(1) %q
  ret i8 %x
}

define i8 @stays_inner(ptr addrspace(1) %p) {
; CHECK-LABEL: @stays_inner(
; CHECK-NEXT:    [[S:%.*]] = load { i8, { i8, [65 x i8] } }, ptr addrspace(1) [[P:%.*]], align 1
; CHECK-NEXT:    [[X:%.*]] = extractvalue { i8, { i8, [65 x i8] } } [[S]], 0
; CHECK-NEXT:    ret i8 [[X]]
  %s = load { i8, { i8, [65 x i8] } }, ptr addrspace(1) %p
  %x = extractvalue { i8, { i8, [65 x i8] } } %s, 0
  ret i8 %x
}

; 64 parts are not too many.
define i8 @most_parts(ptr addrspace(1) %p) {
; CHECK-LABEL: @most_parts(
; CHECK-NEXT:    [[TMP1:%.*]] = getelementptr i8, ptr addrspace(1) [[P:%.*]], i32 63
; CHECK-NEXT:    [[TMP2:%.*]] = load i8, ptr addrspace(1) [[TMP1]], align 1
; CHECK-NEXT:    ret i8 [[TMP2]]
  %s = load { i8, [63 x i8] }, ptr addrspace(1) %p
  %x = extractvalue { i8, [63 x i8] } %s, 1, 62
  ret i8 %x
}

define i8 @stays_one_more(ptr addrspace(1) %p) {
; CHECK-LABEL: @stays_one_more(
; CHECK-NEXT:    [[S:%.*]] = load { i8, [64 x i8] }, ptr addrspace(1) [[P:%.*]], align 1
; CHECK-NEXT:    [[X:%.*]] = extractvalue { i8, [64 x i8] } [[S]], 1, 63
; CHECK-NEXT:    ret i8 [[X]]
  %s = load { i8, [64 x i8] }, ptr addrspace(1) %p
  %x = extractvalue { i8, [64 x i8] } %s, 1, 63
  ret i8 %x
}
