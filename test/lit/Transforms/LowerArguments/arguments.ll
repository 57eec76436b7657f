; Kernels take numbers; their entry makes the old values of them.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-arguments -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-arguments,cmx-lower-arguments -verify-each -S %s | FileCheck %s

define spir_kernel void @pointers(ptr addrspace(1) nonnull %buffer, ptr addrspace(3) %local, ptr addrspace(1) "VCArgumentKind"="2" "VCArgumentDesc"="image2d_t read_only" %image) {
; CHECK-LABEL: @pointers(
; CHECK-NEXT:    [[TMP1:%.*]] = inttoptr i64 [[BUFFER:%.*]] to ptr addrspace(1)
; CHECK-NEXT:    [[TMP2:%.*]] = inttoptr i32 [[LOCAL:%.*]] to ptr addrspace(3)
; CHECK-NEXT:    [[TMP3:%.*]] = inttoptr i32 [[IMAGE:%.*]] to ptr addrspace(1)
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr addrspace(1) [[TMP1]], align 4
; CHECK-NEXT:    store i32 [[V]], ptr addrspace(3) [[TMP2]], align 4
; CHECK-NEXT:    [[S:%.*]] = ptrtoint ptr addrspace(1) [[TMP3]] to i32
; CHECK-NEXT:    call void @use(i32 [[S]])
; CHECK-NEXT:    ret void
  %v = load i32, ptr addrspace(1) %buffer
  store i32 %v, ptr addrspace(3) %local
  %s = ptrtoint ptr addrspace(1) %image to i32
  call void @use(i32 %s)
  ret void
}

define spir_kernel void @structs(ptr byval({ i32, [2 x float] }) %p, { i16, i8 } %s, [2 x i32] %a) {
; CHECK-LABEL: @structs(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca { i32, [2 x float] }, align 8
; CHECK-NEXT:    store <3 x i32> [[P:%.*]], ptr [[TMP1]], align 8
; CHECK-NEXT:    [[TMP2:%.*]] = alloca { i16, i8 }, align 8
; CHECK-NEXT:    store <1 x i32> [[S:%.*]], ptr [[TMP2]], align 8
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr inbounds { i16, i8 }, ptr [[TMP2]], i32 0, i32 0
; CHECK-NEXT:    [[TMP4:%.*]] = load i16, ptr [[TMP3]], align 2
; CHECK-NEXT:    [[TMP5:%.*]] = insertvalue { i16, i8 } poison, i16 [[TMP4]], 0
; CHECK-NEXT:    [[TMP6:%.*]] = getelementptr inbounds { i16, i8 }, ptr [[TMP2]], i32 0, i32 1
; CHECK-NEXT:    [[TMP7:%.*]] = load i8, ptr [[TMP6]], align 1
; CHECK-NEXT:    [[TMP8:%.*]] = insertvalue { i16, i8 } [[TMP5]], i8 [[TMP7]], 1
; CHECK-NEXT:    [[TMP9:%.*]] = alloca [2 x i32], align 4
; CHECK-NEXT:    store <2 x i32> [[A:%.*]], ptr [[TMP9]], align 4
; CHECK-NEXT:    [[TMP10:%.*]] = getelementptr inbounds [2 x i32], ptr [[TMP9]], i32 0, i32 0
; CHECK-NEXT:    [[TMP11:%.*]] = load i32, ptr [[TMP10]], align 4
; CHECK-NEXT:    [[TMP12:%.*]] = insertvalue [2 x i32] poison, i32 [[TMP11]], 0
; CHECK-NEXT:    [[TMP13:%.*]] = getelementptr inbounds [2 x i32], ptr [[TMP9]], i32 0, i32 1
; CHECK-NEXT:    [[TMP14:%.*]] = load i32, ptr [[TMP13]], align 4
; CHECK-NEXT:    [[TMP15:%.*]] = insertvalue [2 x i32] [[TMP12]], i32 [[TMP14]], 1
; CHECK-NEXT:    [[X:%.*]] = getelementptr { i32, [2 x float] }, ptr [[TMP1]], i32 0, i32 1, i32 1
; CHECK-NEXT:    [[F:%.*]] = load float, ptr [[X]], align 4
; CHECK-NEXT:    [[I:%.*]] = fptosi float [[F]] to i32
; CHECK-NEXT:    [[B:%.*]] = extractvalue { i16, i8 } [[TMP8]], 1
; CHECK-NEXT:    [[W:%.*]] = zext i8 [[B]] to i32
; CHECK-NEXT:    [[T:%.*]] = extractvalue [2 x i32] [[TMP15]], 0
; CHECK-NEXT:    [[SUM:%.*]] = add i32 [[I]], [[W]]
; CHECK-NEXT:    [[SUM2:%.*]] = add i32 [[SUM]], [[T]]
; CHECK-NEXT:    call void @use(i32 [[SUM2]])
; CHECK-NEXT:    ret void
  %x = getelementptr { i32, [2 x float] }, ptr %p, i32 0, i32 1, i32 1
  %f = load float, ptr %x
  %i = fptosi float %f to i32
  %b = extractvalue { i16, i8 } %s, 1
  %w = zext i8 %b to i32
  %t = extractvalue [2 x i32] %a, 0
  %sum = add i32 %i, %w
  %sum2 = add i32 %sum, %t
  call void @use(i32 %sum2)
  ret void
}

define spir_kernel void @predicate(i1 %c) {
; CHECK-LABEL: @predicate(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i8 [[C:%.*]] to i1
; CHECK-NEXT:    [[I:%.*]] = zext i1 [[TMP1]] to i32
; CHECK-NEXT:    call void @use(i32 [[I]])
; CHECK-NEXT:    ret void
  %i = zext i1 %c to i32
  call void @use(i32 %i)
  ret void
}

; Numbers and vectors stay; a mask is an integer with a bit for each lane.
define spir_kernel void @numbers(i32 %i, <4 x float> %v, double %d, <4 x i1> %m) {
; CHECK-LABEL: @numbers(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast i8 [[M:%.*]] to <8 x i1>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <8 x i1> [[TMP1]], <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    call void @use(i32 [[I:%.*]])
; CHECK-NEXT:    ret void
  call void @use(i32 %i)
  ret void
}

; So do the arguments of other functions.
define i32 @function(ptr addrspace(1) %p) {
; CHECK-LABEL: @function(
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    ret i32 [[V]]
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

declare void @use(i32)

define spir_kernel void @pointer_vectors(<2 x ptr addrspace(1)> %v, <4 x ptr addrspace(3)> %s) {
; CHECK-LABEL: @pointer_vectors(
; CHECK-NEXT:    [[TMP1:%.*]] = inttoptr <2 x i64> [[V:%.*]] to <2 x ptr addrspace(1)>
; CHECK-NEXT:    [[TMP2:%.*]] = inttoptr <4 x i32> [[S:%.*]] to <4 x ptr addrspace(3)>
; CHECK-NEXT:    [[P:%.*]] = extractelement <2 x ptr addrspace(1)> [[TMP1]], i32 1
; CHECK-NEXT:    [[Q:%.*]] = extractelement <4 x ptr addrspace(3)> [[TMP2]], i32 2
; CHECK-NEXT:    store i32 1, ptr addrspace(1) [[P]], align 4
; CHECK-NEXT:    store i32 2, ptr addrspace(3) [[Q]], align 4
; CHECK-NEXT:    ret void
  %p = extractelement <2 x ptr addrspace(1)> %v, i32 1
  %q = extractelement <4 x ptr addrspace(3)> %s, i32 2
  store i32 1, ptr addrspace(1) %p
  store i32 2, ptr addrspace(3) %q
  ret void
}
