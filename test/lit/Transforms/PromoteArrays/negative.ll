; What stays in memory, and why.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -pass-remarks-missed=cmx-promote-arrays -S %s 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s | FileCheck %s --check-prefix=IR

declare void @use(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare <8 x i32> @llvm.masked.expandload.v8i32(ptr, <8 x i1>, <8 x i32>)

; REMARK: array %a stays in memory: the access is volatile or atomic: 'store volatile i32 %x, ptr %p, align 4'
define void @volatile_store(i32 %x, i32 %i) {
; IR-LABEL: @volatile_store(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !0
; IR-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; IR-NEXT:    store volatile i32 [[X:%.*]], ptr [[P]], align 4
; IR-NEXT:    ret void
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  store volatile i32 %x, ptr %p
  ret void
}

; REMARK: array %a stays in memory: the access is volatile or atomic: '%y = load atomic i32, ptr %p unordered, align 4'
define i32 @atomic_load(i32 %i) {
; IR-LABEL: @atomic_load(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !1
; IR-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; IR-NEXT:    [[Y:%.*]] = load atomic i32, ptr [[P]] unordered, align 4
; IR-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  %y = load atomic i32, ptr %p unordered, align 4
  ret i32 %y
}

; REMARK: array %a stays in memory: the access is volatile or atomic: '%y = atomicrmw add ptr %p, i32 %x monotonic, align 4'
define i32 @atomic_add(i32 %i, i32 %x) {
; IR-LABEL: @atomic_add(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !2
; IR-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; IR-NEXT:    [[Y:%.*]] = atomicrmw add ptr [[P]], i32 [[X:%.*]] monotonic, align 4
; IR-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  %y = atomicrmw add ptr %p, i32 %x monotonic
  ret i32 %y
}

; REMARK: array %a stays in memory: its address is passed to a call: 'call void @use(ptr %p)'
define void @escape_call(i32 %i) {
; IR-LABEL: @escape_call(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !3
; IR-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; IR-NEXT:    call void @use(ptr [[P]])
; IR-NEXT:    ret void
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  call void @use(ptr %p)
  ret void
}

; REMARK: array %a stays in memory: its address is stored: 'store ptr %a, ptr %out, align 8'
define void @escape_store(ptr %out) {
; IR-LABEL: @escape_store(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !4
; IR-NEXT:    store ptr [[A]], ptr [[OUT:%.*]], align 8
; IR-NEXT:    ret void
  %a = alloca [8 x i32]
  store ptr %a, ptr %out
  ret void
}

; REMARK: array %a stays in memory: its address becomes a number: '%n = ptrtoint ptr %a to i64'
define i64 @escape_number() {
; IR-LABEL: @escape_number(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !5
; IR-NEXT:    [[N:%.*]] = ptrtoint ptr [[A]] to i64
; IR-NEXT:    ret i64 [[N]]
  %a = alloca [8 x i32]
  %n = ptrtoint ptr %a to i64
  ret i64 %n
}

; REMARK: array %a stays in memory: its address is compared: '%c = icmp ult ptr %p, %a'
define i1 @compared(i32 %i) {
; IR-LABEL: @compared(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !6
; IR-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; IR-NEXT:    [[C:%.*]] = icmp ult ptr [[P]], [[A]]
; IR-NEXT:    ret i1 [[C]]
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  %c = icmp ult ptr %p, %a
  ret i1 %c
}

; REMARK: array %a stays in memory: its address is returned: 'ret ptr %a'
define ptr @returned() {
; IR-LABEL: @returned(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !7
; IR-NEXT:    ret ptr [[A]]
  %a = alloca [8 x i32]
  ret ptr %a
}

; REMARK: array %a stays in memory: its pointer may point elsewhere, too: '%p = select i1 %c, ptr %a, ptr %other'
define i32 @elsewhere(ptr %other, i1 %c) {
; IR-LABEL: @elsewhere(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !8
; IR-NEXT:    [[P:%.*]] = select i1 [[C:%.*]], ptr [[A]], ptr [[OTHER:%.*]]
; IR-NEXT:    [[Y:%.*]] = load i32, ptr [[P]], align 4
; IR-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  %p = select i1 %c, ptr %a, ptr %other
  %y = load i32, ptr %p
  ret i32 %y
}

; REMARK: array %a stays in memory: it is accessed as a type that no register holds: '%y = load <4 x i1>, ptr %p, align 1'
define <4 x i1> @odd_type(i32 %i) {
; IR-LABEL: @odd_type(
; IR-NEXT:    [[A:%.*]] = alloca [8 x <4 x i1>], align 1, !cmx.not-promoted !9
; IR-NEXT:    [[P:%.*]] = getelementptr <4 x i1>, ptr [[A]], i32 [[I:%.*]]
; IR-NEXT:    [[Y:%.*]] = load <4 x i1>, ptr [[P]], align 1
; IR-NEXT:    ret <4 x i1> [[Y]]
  %a = alloca [8 x <4 x i1>]
  %p = getelementptr <4 x i1>, ptr %a, i32 %i
  %y = load <4 x i1>, ptr %p
  ret <4 x i1> %y
}

; REMARK: array %a stays in memory: the number of bytes is not constant: 'call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 %n, i1 false)'
define void @unknown_length(i64 %n) {
; IR-LABEL: @unknown_length(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !10
; IR-NEXT:    call void @llvm.memset.p0.i64(ptr [[A]], i8 0, i64 [[N:%.*]], i1 false)
; IR-NEXT:    ret void
  %a = alloca [8 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 %n, i1 false)
  ret void
}

; REMARK: array %a stays in memory: the access is volatile: 'call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 true)'
define void @volatile_set() {
; IR-LABEL: @volatile_set(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !11
; IR-NEXT:    call void @llvm.memset.p0.i64(ptr [[A]], i8 0, i64 32, i1 true)
; IR-NEXT:    ret void
  %a = alloca [8 x i32]
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 true)
  ret void
}

; REMARK: array %a stays in memory: its address is passed to a call: '%y = call <8 x i32> @llvm.masked.expandload
define <8 x i32> @unknown_intrinsic(<8 x i1> %m, <8 x i32> %x) {
; IR-LABEL: @unknown_intrinsic(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !12
; IR-NEXT:    [[Y:%.*]] = call <8 x i32> @llvm.masked.expandload.v8i32(ptr [[A]], <8 x i1> [[M:%.*]], <8 x i32> [[X:%.*]])
; IR-NEXT:    ret <8 x i32> [[Y]]
  %a = alloca [8 x i32]
  %y = call <8 x i32> @llvm.masked.expandload.v8i32(ptr %a, <8 x i1> %m, <8 x i32> %x)
  ret <8 x i32> %y
}

; REMARK: array %a stays in memory: its size or number is not known before the kernel runs
define i32 @variable_size(i32 %n, i32 %i) {
; IR-LABEL: @variable_size(
; IR-NEXT:    [[A:%.*]] = alloca i32, i32 [[N:%.*]], align 4, !cmx.not-promoted !13
; IR-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; IR-NEXT:    [[Y:%.*]] = load i32, ptr [[P]], align 4
; IR-NEXT:    ret i32 [[Y]]
  %a = alloca i32, i32 %n
  %p = getelementptr i32, ptr %a, i32 %i
  %y = load i32, ptr %p
  ret i32 %y
}

; REMARK: array %a stays in memory: its size or number is not known before the kernel runs
define i32 @in_a_loop(i32 %n, i32 %i) {
; IR-LABEL: @in_a_loop(
; IR:       entry:
; IR-NEXT:    br label %body
; IR:       body:
; IR-NEXT:    [[A:%.*]] = alloca [4 x i32], align 4, !cmx.not-promoted !13
; IR-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; IR-NEXT:    [[Y:%.*]] = load i32, ptr [[P]], align 4
; IR-NEXT:    [[C:%.*]] = icmp eq i32 [[Y]], [[N:%.*]]
; IR-NEXT:    br i1 [[C]], label %body, label %done
; IR:       done:
; IR-NEXT:    ret i32 [[Y]]
entry:
  br label %body
body:
  %a = alloca [4 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  %y = load i32, ptr %p
  %c = icmp eq i32 %y, %n
  br i1 %c, label %body, label %done
done:
  ret i32 %y
}

; One web: what %b does keeps %a in memory.
; REMARK: array %a stays in memory: its address is passed to a call: 'call void @use(ptr %b)'
; REMARK: array %b stays in memory: its address is passed to a call: 'call void @use(ptr %b)'
define i32 @together(i1 %c) {
; IR-LABEL: @together(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !14
; IR-NEXT:    [[B:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !14
; IR-NEXT:    call void @use(ptr [[B]])
; IR-NEXT:    [[P:%.*]] = select i1 [[C:%.*]], ptr [[A]], ptr [[B]]
; IR-NEXT:    [[Y:%.*]] = load i32, ptr [[P]], align 4
; IR-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  call void @use(ptr %b)
  %p = select i1 %c, ptr %a, ptr %b
  %y = load i32, ptr %p
  ret i32 %y
}

; Other constant addresses than null: a variable of the module, a number.
@counter = internal global [8 x i32] zeroinitializer

; REMARK: array %a stays in memory: its pointer may point elsewhere, too: '%p = select i1 %c, ptr %a, ptr @counter'
define i32 @variable_or_array(i1 %c, i32 %x) {
; IR-LABEL: @variable_or_array(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !15
; IR-NEXT:    store i32 [[X:%.*]], ptr [[A]], align 4
; IR-NEXT:    [[P:%.*]] = select i1 [[C:%.*]], ptr [[A]], ptr @counter
; IR-NEXT:    [[Y:%.*]] = load i32, ptr [[P]], align 4
; IR-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  store i32 %x, ptr %a
  %p = select i1 %c, ptr %a, ptr @counter
  %y = load i32, ptr %p
  ret i32 %y
}

; REMARK: array %a stays in memory: its pointer may point elsewhere, too: '%p = phi ptr [ inttoptr (i64 64 to ptr), %entry ], [ %q, %loop ]'
define i32 @number_or_array(i32 %n, i32 %x) {
; IR-LABEL: @number_or_array(
; IR:       entry:
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !16
; IR-NEXT:    store i32 [[X:%.*]], ptr [[A]], align 4
; IR-NEXT:    br label %loop
; IR:       loop:
; IR-NEXT:    [[P:%.*]] = phi ptr [ inttoptr (i64 64 to ptr), %entry ], [ [[Q:%.*]], %loop ]
; IR-NEXT:    [[Q]] = phi ptr [ [[A]], %entry ], [ [[P]], %loop ]
; IR-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I_NEXT:%.*]], %loop ]
; IR-NEXT:    [[I_NEXT]] = add i32 [[I]], 1
; IR-NEXT:    [[MORE:%.*]] = icmp ult i32 [[I_NEXT]], [[N:%.*]]
; IR-NEXT:    br i1 [[MORE]], label %loop, label %end
; IR:       end:
; IR-NEXT:    [[Y:%.*]] = load i32, ptr [[P]], align 4
; IR-NEXT:    ret i32 [[Y]]
entry:
  %a = alloca [8 x i32]
  store i32 %x, ptr %a
  br label %loop
loop:
  %p = phi ptr [ inttoptr (i64 64 to ptr), %entry ], [ %q, %loop ]
  %q = phi ptr [ %a, %entry ], [ %p, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  %y = load i32, ptr %p
  ret i32 %y
}

; REMARK: array %a stays in memory: its address is compared: '%c = icmp eq ptr %p, %q'
define i1 @compared_with_another(ptr %q, i32 %i) {
; IR-LABEL: @compared_with_another(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !17
; IR-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; IR-NEXT:    [[C:%.*]] = icmp eq ptr [[P]], [[Q:%.*]]
; IR-NEXT:    ret i1 [[C]]
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  %c = icmp eq ptr %p, %q
  ret i1 %c
}

; REMARK: array %a stays in memory: its address is compared: '%c = icmp eq ptr %p, %a'
define i1 @compared_far_away(i32 %i) {
; IR-LABEL: @compared_far_away(
; IR-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !18
; IR-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; IR-NEXT:    [[C:%.*]] = icmp eq ptr [[P]], [[A]]
; IR-NEXT:    ret i1 [[C]]
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  %c = icmp eq ptr %p, %a
  ret i1 %c
}
