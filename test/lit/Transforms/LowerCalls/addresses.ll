; Calls through pointers and of declarations become calls of a declaration that takes the address.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-calls -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-calls,cmx-lower-calls -S %s | FileCheck %s

declare i32 @declared(i32)

define i32 @addressed(i32 %n) {
; CHECK-LABEL: @addressed(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    store <1 x i32> [[ARGS:%.*]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[N:%.*]] = load i32, ptr [[TMP2]], align 4
; CHECK-NEXT:    store i32 [[N]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP3:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP3]]
  ret i32 %n
}

define spir_kernel void @pointers(i1 %c, ptr %p, ptr addrspace(1) %memory) {
; CHECK-LABEL: @pointers(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[F:%.*]] = select i1 [[C:%.*]], ptr @addressed, ptr [[P:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = ptrtoint ptr [[F]] to i64
; CHECK-NEXT:    store i32 7, ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP4:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @cmx.indirect.1.1(i64 [[TMP3]], <1 x i32> [[TMP4]])
; CHECK-NEXT:    store <1 x i32> [[TMP5]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[R:%.*]] = load i32, ptr [[TMP2]], align 4
; CHECK-NEXT:    [[TMP6:%.*]] = ptrtoint ptr [[P]] to i64
; CHECK-NEXT:    call void @cmx.indirect.0.0(i64 [[TMP6]])
; CHECK-NEXT:    store ptr @addressed, ptr addrspace(1) [[MEMORY:%.*]], align 8
; CHECK-NEXT:    ret void
  %f = select i1 %c, ptr @addressed, ptr %p
  %r = call i32 %f(i32 7)
  call void %p()
  store ptr @addressed, ptr addrspace(1) %memory
  ret void
}

define spir_kernel void @declarations(i32 %n) {
; CHECK-LABEL: @declarations(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    store i32 [[N:%.*]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP3:%.*]] = load <1 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i32> @cmx.indirect.1.1(i64 ptrtoint (ptr @declared to i64), <1 x i32> [[TMP3]])
; CHECK-NEXT:    store <1 x i32> [[TMP4]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[R:%.*]] = load i32, ptr [[TMP2]], align 4
; CHECK-NEXT:    ret void
  %r = call i32 @declared(i32 %n)
  ret void
}

; A call of another type than the function's goes through its address.
define spir_kernel void @types(i64 %n) {
; CHECK-LABEL: @types(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <2 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <2 x i32>, align 32
; CHECK-NEXT:    store i64 [[N:%.*]], ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP3:%.*]] = load <2 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x i32> @cmx.indirect.2.2(i64 ptrtoint (ptr @addressed to i64), <2 x i32> [[TMP3]])
; CHECK-NEXT:    store <2 x i32> [[TMP4]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[R:%.*]] = load i64, ptr [[TMP2]], align 4
; CHECK-NEXT:    ret void
  %r = call i64 @addressed(i64 %n)
  ret void
}

; A function that is given its own address: it calls it.
define i32 @of_itself(ptr %f) noinline {
; CHECK-LABEL: @of_itself(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <2 x i32>, align 32
; CHECK-NEXT:    [[TMP2:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP3:%.*]] = alloca <1 x i32>, align 32
; CHECK-NEXT:    [[TMP4:%.*]] = alloca <2 x i32>, align 32
; CHECK-NEXT:    store <2 x i32> [[ARGS:%.*]], ptr [[TMP4]], align 32
; CHECK-NEXT:    [[TMP5:%.*]] = load i64, ptr [[TMP4]], align 4
; CHECK-NEXT:    [[F:%.*]] = inttoptr i64 [[TMP5]] to ptr
; CHECK-NEXT:    store i64 ptrtoint (ptr @of_itself to i64), ptr [[TMP1]], align 4
; CHECK-NEXT:    [[TMP6:%.*]] = load <2 x i32>, ptr [[TMP1]], align 32
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @of_itself(<2 x i32> [[TMP6]])
; CHECK-NEXT:    store <1 x i32> [[TMP7]], ptr [[TMP2]], align 32
; CHECK-NEXT:    [[R:%.*]] = load i32, ptr [[TMP2]], align 4
; CHECK-NEXT:    store i32 [[R]], ptr [[TMP3]], align 4
; CHECK-NEXT:    [[TMP8:%.*]] = load <1 x i32>, ptr [[TMP3]], align 32
; CHECK-NEXT:    ret <1 x i32> [[TMP8]]
  %r = call i32 @of_itself(ptr @of_itself)
  ret i32 %r
}
