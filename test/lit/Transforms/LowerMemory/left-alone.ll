; Atomic accesses that have no message; scopes of fences; pointers to either kind of memory.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

define i32 @sum_in_variable(i32 %v) {
; CHECK-LABEL: @sum_in_variable(
; CHECK-NEXT:    [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT:    [[R:%.*]] = atomicrmw add ptr [[A]], i32 [[V:%.*]] seq_cst, align 4
; CHECK-NEXT:    ret i32 [[R]]
  %a = alloca i32
  %r = atomicrmw add ptr %a, i32 %v seq_cst, align 4
  ret i32 %r
}

; The addresses are numbers, without a message at this alignment.
define ptr @pointer_exchanged(ptr addrspace(1) %p, ptr %v) {
; CHECK-LABEL: @pointer_exchanged(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[V:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = atomicrmw xchg ptr addrspace(1) [[P:%.*]], i64 [[TMP1]] seq_cst, align 4
; CHECK-NEXT:    [[TMP3:%.*]] = inttoptr i64 [[TMP2]] to ptr
; CHECK-NEXT:    ret ptr [[TMP3]]
  %r = atomicrmw xchg ptr addrspace(1) %p, ptr %v seq_cst, align 4
  ret ptr %r
}

define i32 @misaligned_sum(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: @misaligned_sum(
; CHECK-NEXT:    [[R:%.*]] = atomicrmw add ptr addrspace(1) [[P:%.*]], i32 [[V:%.*]] seq_cst, align 2
; CHECK-NEXT:    ret i32 [[R]]
  %r = atomicrmw add ptr addrspace(1) %p, i32 %v seq_cst, align 2
  ret i32 %r
}

define i32 @compared_in_variable(i32 %v) {
; CHECK-LABEL: @compared_in_variable(
; CHECK-NEXT:    [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT:    [[R:%.*]] = cmpxchg ptr [[A]], i32 [[V:%.*]], i32 7 seq_cst seq_cst, align 4
; CHECK-NEXT:    [[X:%.*]] = extractvalue { i32, i1 } [[R]], 0
; CHECK-NEXT:    ret i32 [[X]]
  %a = alloca i32
  %r = cmpxchg ptr %a, i32 %v, i32 7 seq_cst seq_cst, align 4
  %x = extractvalue { i32, i1 } %r, 0
  ret i32 %x
}

; The same.
define ptr @pointers_compared(ptr addrspace(1) %p, ptr %v, ptr %w) {
; CHECK-LABEL: @pointers_compared(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[V:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr [[W:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = cmpxchg ptr addrspace(1) [[P:%.*]], i64 [[TMP1]], i64 [[TMP2]] seq_cst seq_cst, align 4
; CHECK-NEXT:    [[TMP4:%.*]] = extractvalue { i64, i1 } [[TMP3]], 0
; CHECK-NEXT:    [[TMP5:%.*]] = inttoptr i64 [[TMP4]] to ptr
; CHECK-NEXT:    [[TMP6:%.*]] = extractvalue { i64, i1 } [[TMP3]], 1
; CHECK-NEXT:    ret ptr [[TMP5]]
  %r = cmpxchg ptr addrspace(1) %p, ptr %v, ptr %w seq_cst seq_cst, align 4
  %x = extractvalue { ptr, i1 } %r, 0
  ret ptr %x
}

; Volatile and weak stay.
define ptr @volatile_pointer_exchanged(ptr addrspace(1) %p, ptr %v) {
; CHECK-LABEL: @volatile_pointer_exchanged(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[V:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = atomicrmw volatile xchg ptr addrspace(1) [[P:%.*]], i64 [[TMP1]] syncscope("agent") acquire, align 4
; CHECK-NEXT:    [[TMP3:%.*]] = inttoptr i64 [[TMP2]] to ptr
; CHECK-NEXT:    ret ptr [[TMP3]]
  %r = atomicrmw volatile xchg ptr addrspace(1) %p, ptr %v syncscope("agent") acquire, align 4
  ret ptr %r
}

define i1 @volatile_pointers_compared(ptr addrspace(1) %p, ptr %v, ptr %w) {
; CHECK-LABEL: @volatile_pointers_compared(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[V:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr [[W:%.*]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = cmpxchg weak volatile ptr addrspace(1) [[P:%.*]], i64 [[TMP1]], i64 [[TMP2]] syncscope("agent") release monotonic, align 4
; CHECK-NEXT:    [[TMP4:%.*]] = extractvalue { i64, i1 } [[TMP3]], 1
; CHECK-NEXT:    ret i1 [[TMP4]]
  %r = cmpxchg weak volatile ptr addrspace(1) %p, ptr %v, ptr %w syncscope("agent") release monotonic, align 4
  %x = extractvalue { ptr, i1 } %r, 1
  ret i1 %x
}

define i32 @misaligned_compare(ptr addrspace(1) %p, i32 %v) {
; CHECK-LABEL: @misaligned_compare(
; CHECK-NEXT:    [[R:%.*]] = cmpxchg ptr addrspace(1) [[P:%.*]], i32 [[V:%.*]], i32 7 seq_cst seq_cst, align 2
; CHECK-NEXT:    [[X:%.*]] = extractvalue { i32, i1 } [[R]], 0
; CHECK-NEXT:    ret i32 [[X]]
  %r = cmpxchg ptr addrspace(1) %p, i32 %v, i32 7 seq_cst seq_cst, align 2
  %x = extractvalue { i32, i1 } %r, 0
  ret i32 %x
}

define void @scopes() {
; CHECK-LABEL: @scopes(
; CHECK-NEXT:    call void @llvm.genx.fence(i8 33)
; CHECK-NEXT:    call void @llvm.genx.fence(i8 33)
; CHECK-NEXT:    call void @llvm.genx.fence(i8 97)
; CHECK-NEXT:    call void @llvm.genx.fence(i8 33)
; CHECK-NEXT:    ret void
  fence syncscope("work_group") acquire
  fence syncscope("workgroup") acquire
  fence syncscope("device") acquire
  fence syncscope("device") release
  fence syncscope("work_item") acquire
  fence syncscope("workitem") acquire
  fence syncscope("sub_group") acquire
  fence syncscope("subgroup") acquire
  ret void
}

define i32 @variable_or_memory(ptr %p, i64 %i, i1 %c) {
; CHECK-LABEL: @variable_or_memory(
; CHECK-NEXT:    [[A:%.*]] = alloca [2 x i32], align 4
; CHECK-NEXT:    [[Q:%.*]] = getelementptr i32, ptr [[P:%.*]], i64 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[C:%.*]], ptr [[Q]], ptr [[A]]
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[R]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %a = alloca [2 x i32]
  %q = getelementptr i32, ptr %p, i64 %i
  %r = select i1 %c, ptr %q, ptr %a
  %v = load i32, ptr %r
  ret i32 %v
}
