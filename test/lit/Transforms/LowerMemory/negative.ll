; Pointers into variables, and accesses without a message, stay as they are.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define i32 @variable(i32 %i) {
; CHECK-LABEL: @variable(
; CHECK-NEXT:    [[A:%.*]] = alloca [4 x i32], align 4
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    store i32 1, ptr [[P]], align 4
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[A]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %a = alloca [4 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  store i32 1, ptr %p
  %v = load i32, ptr %a
  ret i32 %v
}

define i32 @constant(i32 %i) {
; CHECK-LABEL: @constant(
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr @table, i32 [[I:%.*]]
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %p = getelementptr i32, ptr @table, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; It may point into the variable.
define i32 @either(ptr %p, i1 %c) {
; CHECK-LABEL: @either(
; CHECK-NEXT:    [[A:%.*]] = alloca i32, align 4
; CHECK-NEXT:    store i32 1, ptr [[A]], align 4
; CHECK-NEXT:    [[Q:%.*]] = select i1 [[C:%.*]], ptr [[P:%.*]], ptr [[A]]
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[Q]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %a = alloca i32
  store i32 1, ptr %a
  %q = select i1 %c, ptr %p, ptr %a
  %v = load i32, ptr %q
  ret i32 %v
}

define i64 @wide_in_slm(ptr addrspace(3) %p, i64 %v) {
; CHECK-LABEL: @wide_in_slm(
; CHECK-NEXT:    [[OLD:%.*]] = atomicrmw add ptr addrspace(3) [[P:%.*]], i64 [[V:%.*]] monotonic, align 8
; CHECK-NEXT:    ret i64 [[OLD]]
  %old = atomicrmw add ptr addrspace(3) %p, i64 %v monotonic
  ret i64 %old
}

; Which memory it is, is not known.
define i32 @other_memory(ptr addrspace(3) %p) {
; CHECK-LABEL: @other_memory(
; CHECK-NEXT:    [[Q:%.*]] = addrspacecast ptr addrspace(3) [[P:%.*]] to ptr addrspace(4)
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(4) [[Q]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i32> [[TMP3]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP4]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %q = addrspacecast ptr addrspace(3) %p to ptr addrspace(4)
  %v = load i32, ptr addrspace(4) %q
  ret i32 %v
}

define i32 @escapes(ptr addrspace(1) %p) {
; CHECK-LABEL: @escapes(
; CHECK-NEXT:    [[V:%.*]] = call i32 @callee(ptr addrspace(1) [[P:%.*]])
; CHECK-NEXT:    ret i32 [[V]]
  %v = call i32 @callee(ptr addrspace(1) %p)
  ret i32 %v
}
declare i32 @callee(ptr addrspace(1))

define i32 @no_pointer(i32 %v) {
; CHECK-LABEL: @no_pointer(
; CHECK-NEXT:    ret i32 [[V:%.*]]
  ret i32 %v
}
