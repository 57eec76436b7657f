; Long copies between memory and a variable become loops, in either direction.
; CHECK lines by utils/update-checks
; LLVM 19 makes other loops.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-lower-memory -verify-each -S %s | FileCheck %s

declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)

define i32 @from_memory(ptr addrspace(1) %from, i32 %i) {
; CHECK-LABEL: @from_memory(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[FROM:%.*]] to i64
; CHECK-NEXT:    [[A:%.*]] = alloca [1024 x i32], align 4
; CHECK-NEXT:    br i1 false, label %.split, label %copy
; CHECK:       copy:
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0:%.*]] ], [ [[TMP7:%.*]], %copy ]
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr i8, ptr [[A]], i64 [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64 [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <16 x i32> [[TMP5]] to <64 x i8>
; CHECK-NEXT:    store <64 x i8> [[TMP6]], ptr [[TMP3]], align 4
; CHECK-NEXT:    [[TMP7]] = add i64 [[TMP2]], 64
; CHECK-NEXT:    [[TMP8:%.*]] = icmp ult i64 [[TMP7]], 4096
; CHECK-NEXT:    br i1 [[TMP8]], label %copy, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[TMP9:%.*]] = getelementptr i8, ptr [[A]], i64 4096
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
; CHECK-NEXT:    [[TMP2:%.*]] = and i64 [[N:%.*]], -64
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq i64 [[TMP2]], 0
; CHECK-NEXT:    br i1 [[TMP3]], label %.split, label %copy
; CHECK:       copy:
; CHECK-NEXT:    [[TMP4:%.*]] = phi i64 [ 0, [[TMP0:%.*]] ], [ [[TMP9:%.*]], %copy ]
; CHECK-NEXT:    [[TMP5:%.*]] = getelementptr i8, ptr [[A]], i64 [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = add i64 [[TMP1]], [[TMP4]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64 [[TMP6]])
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <16 x i32> [[TMP7]] to <64 x i8>
; CHECK-NEXT:    store <64 x i8> [[TMP8]], ptr [[TMP5]], align 4
; CHECK-NEXT:    [[TMP9]] = add i64 [[TMP4]], 64
; CHECK-NEXT:    [[TMP10:%.*]] = icmp ult i64 [[TMP9]], [[TMP2]]
; CHECK-NEXT:    br i1 [[TMP10]], label %copy, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[TMP11:%.*]] = getelementptr i8, ptr [[A]], i64 [[TMP2]]
; CHECK-NEXT:    [[TMP12:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP13:%.*]] = sub i64 [[N]], [[TMP2]]
; CHECK-NEXT:    [[TMP14:%.*]] = and i64 [[TMP13]], -4
; CHECK-NEXT:    [[TMP15:%.*]] = icmp eq i64 [[TMP14]], 0
; CHECK-NEXT:    br i1 [[TMP15]], label %.split.split, label %copy1
; CHECK:       copy1:
; CHECK-NEXT:    [[TMP16:%.*]] = phi i64 [ 0, %.split ], [ [[TMP22:%.*]], %copy1 ]
; CHECK-NEXT:    [[TMP17:%.*]] = getelementptr i8, ptr [[TMP11]], i64 [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = add i64 [[TMP12]], [[TMP16]]
; CHECK-NEXT:    [[TMP19:%.*]] = bitcast i64 [[TMP18]] to <1 x i64>
; CHECK-NEXT:    [[TMP20:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP19]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP21:%.*]] = bitcast <1 x i32> [[TMP20]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP21]], ptr [[TMP17]], align 4
; CHECK-NEXT:    [[TMP22]] = add i64 [[TMP16]], 4
; CHECK-NEXT:    [[TMP23:%.*]] = icmp ult i64 [[TMP22]], [[TMP14]]
; CHECK-NEXT:    br i1 [[TMP23]], label %copy1, label %.split.split
; CHECK:       .split.split:
; CHECK-NEXT:    [[TMP24:%.*]] = getelementptr i8, ptr [[TMP11]], i64 [[TMP14]]
; CHECK-NEXT:    [[TMP25:%.*]] = add i64 [[TMP12]], [[TMP14]]
; CHECK-NEXT:    [[TMP26:%.*]] = sub i64 [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[TMP27:%.*]] = icmp ne i64 [[TMP26]], 0
; CHECK-NEXT:    br i1 [[TMP27]], label %dynamic-memcpy-expansion-main-body, label %dynamic-memcpy-post-expansion
; CHECK:       dynamic-memcpy-expansion-main-body:
; CHECK-NEXT:    [[LOOP_INDEX:%.*]] = phi i64 [ 0, %.split.split ], [ [[TMP34:%.*]], %dynamic-memcpy-expansion-main-body ]
; CHECK-NEXT:    [[TMP28:%.*]] = add i64 [[TMP25]], [[LOOP_INDEX]]
; CHECK-NEXT:    [[TMP29:%.*]] = bitcast i64 [[TMP28]] to <1 x i64>
; CHECK-NEXT:    [[TMP30:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP29]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP31:%.*]] = shufflevector <4 x i8> [[TMP30]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP32:%.*]] = bitcast <1 x i8> [[TMP31]] to i8
; CHECK-NEXT:    [[TMP33:%.*]] = getelementptr inbounds i8, ptr [[TMP24]], i64 [[LOOP_INDEX]]
; CHECK-NEXT:    store i8 [[TMP32]], ptr [[TMP33]], align 1
; CHECK-NEXT:    [[TMP34]] = add i64 [[LOOP_INDEX]], 1
; CHECK-NEXT:    [[TMP35:%.*]] = icmp ult i64 [[TMP34]], [[TMP26]]
; CHECK-NEXT:    br i1 [[TMP35]], label %dynamic-memcpy-expansion-main-body, label %dynamic-memcpy-post-expansion
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
; CHECK-NEXT:    [[TMP2:%.*]] = and i64 [[N:%.*]], -64
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq i64 [[TMP2]], 0
; CHECK-NEXT:    br i1 [[TMP3]], label %.split, label %copy
; CHECK:       copy:
; CHECK-NEXT:    [[TMP4:%.*]] = phi i64 [ 0, [[TMP0:%.*]] ], [ [[TMP10:%.*]], %copy ]
; CHECK-NEXT:    [[TMP5:%.*]] = add i64 [[TMP1]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = getelementptr i8, ptr [[A]], i64 [[TMP4]]
; CHECK-NEXT:    [[TMP7:%.*]] = load <64 x i8>, ptr [[TMP6]], align 4
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <16 x i64> poison, i64 [[TMP5]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <16 x i64> [[_SPLATINSERT]], <16 x i64> poison, <16 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = add <16 x i64> [[_SPLAT]], <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60>
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <64 x i8> [[TMP7]] to <16 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v16i64.v16i32(i1 true, i32 0, <16 x i64> [[TMP8]], <16 x i32> [[TMP9]])
; CHECK-NEXT:    [[TMP10]] = add i64 [[TMP4]], 64
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ult i64 [[TMP10]], [[TMP2]]
; CHECK-NEXT:    br i1 [[TMP11]], label %copy, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[TMP12:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP13:%.*]] = getelementptr i8, ptr [[A]], i64 [[TMP2]]
; CHECK-NEXT:    [[TMP14:%.*]] = sub i64 [[N]], [[TMP2]]
; CHECK-NEXT:    [[TMP15:%.*]] = and i64 [[TMP14]], -4
; CHECK-NEXT:    [[TMP16:%.*]] = icmp eq i64 [[TMP15]], 0
; CHECK-NEXT:    br i1 [[TMP16]], label %.split.split, label %copy1
; CHECK:       copy1:
; CHECK-NEXT:    [[TMP17:%.*]] = phi i64 [ 0, %.split ], [ [[TMP23:%.*]], %copy1 ]
; CHECK-NEXT:    [[TMP18:%.*]] = add i64 [[TMP12]], [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = getelementptr i8, ptr [[TMP13]], i64 [[TMP17]]
; CHECK-NEXT:    [[TMP20:%.*]] = load <4 x i8>, ptr [[TMP19]], align 4
; CHECK-NEXT:    [[TMP21:%.*]] = bitcast i64 [[TMP18]] to <1 x i64>
; CHECK-NEXT:    [[TMP22:%.*]] = bitcast <4 x i8> [[TMP20]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i32(i1 true, i32 0, <1 x i64> [[TMP21]], <1 x i32> [[TMP22]])
; CHECK-NEXT:    [[TMP23]] = add i64 [[TMP17]], 4
; CHECK-NEXT:    [[TMP24:%.*]] = icmp ult i64 [[TMP23]], [[TMP15]]
; CHECK-NEXT:    br i1 [[TMP24]], label %copy1, label %.split.split
; CHECK:       .split.split:
; CHECK-NEXT:    [[TMP25:%.*]] = add i64 [[TMP12]], [[TMP15]]
; CHECK-NEXT:    [[TMP26:%.*]] = getelementptr i8, ptr [[TMP13]], i64 [[TMP15]]
; CHECK-NEXT:    [[TMP27:%.*]] = sub i64 [[TMP14]], [[TMP15]]
; CHECK-NEXT:    [[TMP28:%.*]] = icmp ne i64 [[TMP27]], 0
; CHECK-NEXT:    br i1 [[TMP28]], label %dynamic-memcpy-expansion-main-body, label %dynamic-memcpy-post-expansion
; CHECK:       dynamic-memcpy-expansion-main-body:
; CHECK-NEXT:    [[LOOP_INDEX:%.*]] = phi i64 [ 0, %.split.split ], [ [[TMP35:%.*]], %dynamic-memcpy-expansion-main-body ]
; CHECK-NEXT:    [[TMP29:%.*]] = getelementptr inbounds i8, ptr [[TMP26]], i64 [[LOOP_INDEX]]
; CHECK-NEXT:    [[TMP30:%.*]] = load i8, ptr [[TMP29]], align 1
; CHECK-NEXT:    [[TMP31:%.*]] = add i64 [[TMP25]], [[LOOP_INDEX]]
; CHECK-NEXT:    [[TMP32:%.*]] = bitcast i8 [[TMP30]] to <1 x i8>
; CHECK-NEXT:    [[TMP33:%.*]] = bitcast i64 [[TMP31]] to <1 x i64>
; CHECK-NEXT:    [[TMP34:%.*]] = shufflevector <1 x i8> [[TMP32]], <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 0, <1 x i64> [[TMP33]], <4 x i8> [[TMP34]])
; CHECK-NEXT:    [[TMP35]] = add i64 [[LOOP_INDEX]], 1
; CHECK-NEXT:    [[TMP36:%.*]] = icmp ult i64 [[TMP35]], [[TMP27]]
; CHECK-NEXT:    br i1 [[TMP36]], label %dynamic-memcpy-expansion-main-body, label %dynamic-memcpy-post-expansion
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

; Pieces are not as aligned as the whole variable.
define i32 @to_aligned(ptr addrspace(1) %from, i32 %i) {
; CHECK-LABEL: @to_aligned(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[FROM:%.*]] to i64
; CHECK-NEXT:    [[A:%.*]] = alloca [1024 x i32], align 128
; CHECK-NEXT:    br i1 false, label %.split, label %copy
; CHECK:       copy:
; CHECK-NEXT:    [[TMP2:%.*]] = phi i64 [ 0, [[TMP0:%.*]] ], [ [[TMP7:%.*]], %copy ]
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr i8, ptr [[A]], i64 [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64 [[TMP4]])
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <16 x i32> [[TMP5]] to <64 x i8>
; CHECK-NEXT:    store <64 x i8> [[TMP6]], ptr [[TMP3]], align 64
; CHECK-NEXT:    [[TMP7]] = add i64 [[TMP2]], 64
; CHECK-NEXT:    [[TMP8:%.*]] = icmp ult i64 [[TMP7]], 4032
; CHECK-NEXT:    br i1 [[TMP8]], label %copy, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[TMP9:%.*]] = getelementptr i8, ptr [[A]], i64 4032
; CHECK-NEXT:    [[TMP10:%.*]] = add i64 [[TMP1]], 4032
; CHECK-NEXT:    br i1 false, label %.split.split, label %copy1
; CHECK:       copy1:
; CHECK-NEXT:    [[TMP11:%.*]] = phi i64 [ 0, %.split ], [ [[TMP17:%.*]], %copy1 ]
; CHECK-NEXT:    [[TMP12:%.*]] = getelementptr i8, ptr [[TMP9]], i64 [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = add i64 [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast i64 [[TMP13]] to <1 x i64>
; CHECK-NEXT:    [[TMP15:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP14]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP16:%.*]] = bitcast <1 x i32> [[TMP15]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP16]], ptr [[TMP12]], align 4
; CHECK-NEXT:    [[TMP17]] = add i64 [[TMP11]], 4
; CHECK-NEXT:    [[TMP18:%.*]] = icmp ult i64 [[TMP17]], 60
; CHECK-NEXT:    br i1 [[TMP18]], label %copy1, label %.split.split
; CHECK:       .split.split:
; CHECK-NEXT:    [[TMP19:%.*]] = getelementptr i8, ptr [[TMP9]], i64 60
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %a = alloca [1024 x i32], align 128
  call void @llvm.memcpy.p0.p1.i64(ptr align 128 %a, ptr addrspace(1) align 4 %from, i64 4092, i1 false)
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; The places may overlap, in either direction.
define void @moved(ptr addrspace(1) %to, ptr addrspace(1) %from) {
; CHECK-LABEL: @moved(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[FROM:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[TO:%.*]] to i64
; CHECK-NEXT:    [[COMPARE_SRC_DST:%.*]] = icmp ult i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    br i1 [[COMPARE_SRC_DST]], label %memmove_bwd_loop, label %memmove_fwd_loop
; CHECK:       memmove_bwd_loop:
; CHECK-NEXT:    [[TMP3:%.*]] = phi i64 [ [[BWD_INDEX:%.*]], %memmove_bwd_loop ], [ 659, [[TMP0:%.*]] ]
; CHECK-NEXT:    [[BWD_INDEX]] = sub i64 [[TMP3]], 1
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[TMP1]], [[BWD_INDEX]]
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[TMP4]] to <1 x i64>
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP5]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <4 x i8> [[TMP6]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[ELEMENT:%.*]] = bitcast <1 x i8> [[TMP7]] to i8
; CHECK-NEXT:    [[TMP8:%.*]] = add i64 [[TMP2]], [[BWD_INDEX]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i8 [[ELEMENT]] to <1 x i8>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i64 [[TMP8]] to <1 x i64>
; CHECK-NEXT:    [[TMP11:%.*]] = shufflevector <1 x i8> [[TMP9]], <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 0, <1 x i64> [[TMP10]], <4 x i8> [[TMP11]])
; CHECK-NEXT:    [[TMP12:%.*]] = icmp eq i64 [[BWD_INDEX]], 0
; CHECK-NEXT:    br i1 [[TMP12]], label %memmove_done, label %memmove_bwd_loop
; CHECK:       memmove_fwd_loop:
; CHECK-NEXT:    [[FWD_INDEX:%.*]] = phi i64 [ [[TMP21:%.*]], %memmove_fwd_loop ], [ 0, [[TMP0]] ]
; CHECK-NEXT:    [[TMP13:%.*]] = add i64 [[TMP1]], [[FWD_INDEX]]
; CHECK-NEXT:    [[TMP14:%.*]] = bitcast i64 [[TMP13]] to <1 x i64>
; CHECK-NEXT:    [[TMP15:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP14]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP16:%.*]] = shufflevector <4 x i8> [[TMP15]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[ELEMENT1:%.*]] = bitcast <1 x i8> [[TMP16]] to i8
; CHECK-NEXT:    [[TMP17:%.*]] = add i64 [[TMP2]], [[FWD_INDEX]]
; CHECK-NEXT:    [[TMP18:%.*]] = bitcast i8 [[ELEMENT1]] to <1 x i8>
; CHECK-NEXT:    [[TMP19:%.*]] = bitcast i64 [[TMP17]] to <1 x i64>
; CHECK-NEXT:    [[TMP20:%.*]] = shufflevector <1 x i8> [[TMP18]], <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 0, <1 x i64> [[TMP19]], <4 x i8> [[TMP20]])
; CHECK-NEXT:    [[TMP21]] = add i64 [[FWD_INDEX]], 1
; CHECK-NEXT:    [[TMP22:%.*]] = icmp eq i64 [[TMP21]], 659
; CHECK-NEXT:    br i1 [[TMP22]], label %memmove_done, label %memmove_fwd_loop
; CHECK:       memmove_done:
; CHECK-NEXT:    ret void
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 16 %to, ptr addrspace(1) align 16 %from, i64 659, i1 false)
  ret void
}

; Of a volatile one, each byte is moved once.
define void @volatile(ptr addrspace(1) %to, ptr addrspace(1) %from) {
; CHECK-LABEL: @volatile(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[FROM:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[TO:%.*]] to i64
; CHECK-NEXT:    br label %static-memcpy-expansion-main-body
; CHECK:       static-memcpy-expansion-main-body:
; CHECK-NEXT:    [[LOOP_INDEX:%.*]] = phi i64 [ 0, [[TMP0:%.*]] ], [ [[TMP12:%.*]], %static-memcpy-expansion-main-body ]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[TMP1]], [[LOOP_INDEX]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP3]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP4]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <4 x i8> [[TMP5]], <4 x i8> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <1 x i8> [[TMP6]] to i8
; CHECK-NEXT:    [[TMP8:%.*]] = add i64 [[TMP2]], [[LOOP_INDEX]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i8 [[TMP7]] to <1 x i8>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i64 [[TMP8]] to <1 x i64>
; CHECK-NEXT:    [[TMP11:%.*]] = shufflevector <1 x i8> [[TMP9]], <1 x i8> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v4i8(i1 true, i32 0, <1 x i64> [[TMP10]], <4 x i8> [[TMP11]])
; CHECK-NEXT:    [[TMP12]] = add i64 [[LOOP_INDEX]], 1
; CHECK-NEXT:    [[TMP13:%.*]] = icmp ult i64 [[TMP12]], 600
; CHECK-NEXT:    br i1 [[TMP13]], label %static-memcpy-expansion-main-body, label %static-memcpy-post-expansion
; CHECK:       static-memcpy-post-expansion:
; CHECK-NEXT:    ret void
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 600, i1 true)
  ret void
}

; A multiple of 32 bytes: half a piece may be left.
define void @multiple(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 %n) {
; CHECK-LABEL: @multiple(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[TO:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = ptrtoint ptr addrspace(1) [[FROM:%.*]] to i64
; CHECK-NEXT:    [[BYTES:%.*]] = shl i64 [[N:%.*]], 5
; CHECK-NEXT:    [[TMP3:%.*]] = and i64 [[BYTES]], -64
; CHECK-NEXT:    [[TMP4:%.*]] = icmp eq i64 [[TMP3]], 0
; CHECK-NEXT:    br i1 [[TMP4]], label %.split, label %copy
; CHECK:       copy:
; CHECK-NEXT:    [[TMP5:%.*]] = phi i64 [ 0, [[TMP0:%.*]] ], [ [[TMP11:%.*]], %copy ]
; CHECK-NEXT:    [[TMP6:%.*]] = add i64 [[TMP1]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP2]], [[TMP5]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.svm.block.ld.v16i32.i64(i64 [[TMP7]])
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast <16 x i32> [[TMP8]] to <64 x i8>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <64 x i8> [[TMP9]] to <16 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.block.st.i64.v16i32(i64 [[TMP6]], <16 x i32> [[TMP10]])
; CHECK-NEXT:    [[TMP11]] = add i64 [[TMP5]], 64
; CHECK-NEXT:    [[TMP12:%.*]] = icmp ult i64 [[TMP11]], [[TMP3]]
; CHECK-NEXT:    br i1 [[TMP12]], label %copy, label %.split
; CHECK:       .split:
; CHECK-NEXT:    [[TMP13:%.*]] = add i64 [[TMP1]], [[TMP3]]
; CHECK-NEXT:    [[TMP14:%.*]] = add i64 [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP15:%.*]] = sub i64 [[BYTES]], [[TMP3]]
; CHECK-NEXT:    [[TMP16:%.*]] = and i64 [[TMP15]], -4
; CHECK-NEXT:    [[TMP17:%.*]] = icmp eq i64 [[TMP16]], 0
; CHECK-NEXT:    br i1 [[TMP17]], label %.split.split, label %copy1
; CHECK:       copy1:
; CHECK-NEXT:    [[TMP18:%.*]] = phi i64 [ 0, %.split ], [ [[TMP26:%.*]], %copy1 ]
; CHECK-NEXT:    [[TMP19:%.*]] = add i64 [[TMP13]], [[TMP18]]
; CHECK-NEXT:    [[TMP20:%.*]] = add i64 [[TMP14]], [[TMP18]]
; CHECK-NEXT:    [[TMP21:%.*]] = bitcast i64 [[TMP20]] to <1 x i64>
; CHECK-NEXT:    [[TMP22:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP21]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast <1 x i32> [[TMP22]] to <4 x i8>
; CHECK-NEXT:    [[TMP24:%.*]] = bitcast i64 [[TMP19]] to <1 x i64>
; CHECK-NEXT:    [[TMP25:%.*]] = bitcast <4 x i8> [[TMP23]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i32(i1 true, i32 0, <1 x i64> [[TMP24]], <1 x i32> [[TMP25]])
; CHECK-NEXT:    [[TMP26]] = add i64 [[TMP18]], 4
; CHECK-NEXT:    [[TMP27:%.*]] = icmp ult i64 [[TMP26]], [[TMP16]]
; CHECK-NEXT:    br i1 [[TMP27]], label %copy1, label %.split.split
; CHECK:       .split.split:
; CHECK-NEXT:    [[TMP28:%.*]] = sub i64 [[TMP15]], [[TMP16]]
; CHECK-NEXT:    ret void
  %bytes = shl i64 %n, 5
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 16 %to, ptr addrspace(1) align 16 %from, i64 %bytes, i1 false)
  ret void
}
