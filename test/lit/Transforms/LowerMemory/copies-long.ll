; Long copies between memory and a variable become loops, in either direction.
; CHECK lines by utils/update-checks
; LLVM 19 makes other loops.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-lower-memory -verify-each -S %s | FileCheck %s

declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @from_memory(ptr addrspace(1) %from, i32 %i) {
; CHECK-LABEL: @from_memory(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[FROM:%.*]] to i64
; CHECK-NEXT:    [[A:%.*]] = alloca [1024 x i32], align 4
; CHECK-NEXT:    br label %static-memcpy-expansion-main-body
; CHECK:       static-memcpy-expansion-main-body:
; CHECK-NEXT:    [[LOOP_INDEX:%.*]] = phi i64 [ 0, [[TMP0:%.*]] ], [ [[TMP8:%.*]], %static-memcpy-expansion-main-body ]
; CHECK-NEXT:    [[TMP2:%.*]] = add i64 [[TMP1]], [[LOOP_INDEX]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP3]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i8> [[TMP4]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <1 x i8> [[TMP5]] to i8
; CHECK-NEXT:    [[TMP7:%.*]] = getelementptr inbounds i8, ptr [[A]], i64 [[LOOP_INDEX]]
; CHECK-NEXT:    store i8 [[TMP6]], ptr [[TMP7]], align 1
; CHECK-NEXT:    [[TMP8]] = add i64 [[LOOP_INDEX]], 1
; CHECK-NEXT:    [[TMP9:%.*]] = icmp ult i64 [[TMP8]], 4096
; CHECK-NEXT:    br i1 [[TMP9]], label %static-memcpy-expansion-main-body, label %static-memcpy-post-expansion
; CHECK:       static-memcpy-post-expansion:
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %a = alloca [1024 x i32], align 4
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %a, ptr addrspace(1) align 4 %from, i64 4096, i1 false)
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; Of a length that only the kernel knows.
define i32 @from_memory_variable(ptr addrspace(1) %from, i32 %i, i64 %n) {
; CHECK-LABEL: @from_memory_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[FROM:%.*]] to i64
; CHECK-NEXT:    [[A:%.*]] = alloca [1024 x i32], align 4
; CHECK-NEXT:    [[TMP2:%.*]] = icmp ne i64 [[N:%.*]], 0
; CHECK-NEXT:    br i1 [[TMP2]], label %dynamic-memcpy-expansion-main-body, label %dynamic-memcpy-post-expansion
; CHECK:       dynamic-memcpy-expansion-main-body:
; CHECK-NEXT:    [[LOOP_INDEX:%.*]] = phi i64 [ 0, [[TMP0:%.*]] ], [ [[TMP9:%.*]], %dynamic-memcpy-expansion-main-body ]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[TMP1]], [[LOOP_INDEX]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP3]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP4]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <4 x i8> [[TMP5]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <1 x i8> [[TMP6]] to i8
; CHECK-NEXT:    [[TMP8:%.*]] = getelementptr inbounds i8, ptr [[A]], i64 [[LOOP_INDEX]]
; CHECK-NEXT:    store i8 [[TMP7]], ptr [[TMP8]], align 1
; CHECK-NEXT:    [[TMP9]] = add i64 [[LOOP_INDEX]], 1
; CHECK-NEXT:    [[TMP10:%.*]] = icmp ult i64 [[TMP9]], [[N]]
; CHECK-NEXT:    br i1 [[TMP10]], label %dynamic-memcpy-expansion-main-body, label %dynamic-memcpy-post-expansion
; CHECK:       dynamic-memcpy-post-expansion:
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %a = alloca [1024 x i32], align 4
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %a, ptr addrspace(1) align 4 %from, i64 %n, i1 false)
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

define void @to_memory_variable(ptr addrspace(1) %to, i32 %i, i32 %v, i64 %n) {
; CHECK-LABEL: @to_memory_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[TO:%.*]] to i64
; CHECK-NEXT:    [[A:%.*]] = alloca [1024 x i32], align 4
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    store i32 [[V:%.*]], ptr [[P]], align 4
; CHECK-NEXT:    [[TMP2:%.*]] = icmp ne i64 [[N:%.*]], 0
; CHECK-NEXT:    br i1 [[TMP2]], label %dynamic-memcpy-expansion-main-body, label %dynamic-memcpy-post-expansion
; CHECK:       dynamic-memcpy-expansion-main-body:
; CHECK-NEXT:    [[LOOP_INDEX:%.*]] = phi i64 [ 0, [[TMP0:%.*]] ], [ [[TMP9:%.*]], %dynamic-memcpy-expansion-main-body ]
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr inbounds i8, ptr [[A]], i64 [[LOOP_INDEX]]
; CHECK-NEXT:    [[TMP4:%.*]] = load i8, ptr [[TMP3]], align 1
; CHECK-NEXT:    [[TMP5:%.*]] = add i64 [[TMP1]], [[LOOP_INDEX]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast i8 [[TMP4]] to <1 x i8>
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast i64 [[TMP5]] to <1 x i64>
; CHECK-NEXT:    [[TMP8:%.*]] = shufflevector <1 x i8> [[TMP6]], <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 0, <1 x i64> [[TMP7]], <4 x i8> [[TMP8]])
; CHECK-NEXT:    [[TMP9]] = add i64 [[LOOP_INDEX]], 1
; CHECK-NEXT:    [[TMP10:%.*]] = icmp ult i64 [[TMP9]], [[N]]
; CHECK-NEXT:    br i1 [[TMP10]], label %dynamic-memcpy-expansion-main-body, label %dynamic-memcpy-post-expansion
; CHECK:       dynamic-memcpy-post-expansion:
; CHECK-NEXT:    ret void
  %a = alloca [1024 x i32], align 4
  %p = getelementptr i32, ptr %a, i32 %i
  store i32 %v, ptr %p
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %to, ptr align 4 %a, i64 %n, i1 false)
  ret void
}

; Between variables: not the business of this pass.
define void @between_variables(i64 %n) {
; CHECK-LABEL: @between_variables(
; CHECK-NEXT:    [[A:%.*]] = alloca [1024 x i32], align 4
; CHECK-NEXT:    [[B:%.*]] = alloca [1024 x i32], align 4
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 4 [[A]], ptr align 4 [[B]], i64 [[N:%.*]], i1 false)
; CHECK-NEXT:    ret void
  %a = alloca [1024 x i32], align 4
  %b = alloca [1024 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 %n, i1 false)
  ret void
}
