; not for check-each: where private memory lies is part of the result
; The variables of a kernel that stay in memory get addresses after an argument of the runtime.
; lifetime.start has another form in LLVM 19.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-private-memory -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-private-memory,cmx-private-memory -S %s | FileCheck %s

define spir_kernel void @several(i32 %n) {
; CHECK-LABEL: @several(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 65984
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 408
; CHECK-NEXT:    [[C:%.*]] = inttoptr i64 [[TMP3]] to ptr
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[THREAD]], 400
; CHECK-NEXT:    [[B:%.*]] = inttoptr i64 [[TMP4]] to ptr
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    [[P:%.*]] = getelementptr [100 x i32], ptr [[A]], i32 0, i32 [[N:%.*]]
; CHECK-NEXT:    store i32 [[N]], ptr [[P]], align 4
; CHECK-NEXT:    store i8 1, ptr [[B]], align 1
; CHECK-NEXT:    store i64 2, ptr [[C]], align 4
; CHECK-NEXT:    ret void
  %a = alloca [100 x i32], align 4
  %b = alloca i8, align 1
  %c = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %a)
  %p = getelementptr [100 x i32], ptr %a, i32 0, i32 %n
  store i32 %n, ptr %p
  store i8 1, ptr %b
  store i64 2, ptr %c
  ret void
}

; A larger alignment is only known at run time: the next variable lies beyond all places of it.
define spir_kernel void @aligned(i32 %n) {
; CHECK-LABEL: @aligned(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 65984
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 224
; CHECK-NEXT:    [[B:%.*]] = inttoptr i64 [[TMP3]] to ptr
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[THREAD]], 192
; CHECK-NEXT:    [[TMP5:%.*]] = and i64 [[TMP4]], -256
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[TMP5]] to ptr
; CHECK-NEXT:    [[P:%.*]] = getelementptr <8 x i32>, ptr [[A]], i32 0, i32 [[N:%.*]]
; CHECK-NEXT:    store i32 [[N]], ptr [[P]], align 4
; CHECK-NEXT:    store i32 1, ptr [[B]], align 4
; CHECK-NEXT:    ret void
  %a = alloca <8 x i32>, align 256
  %b = alloca i32
  %p = getelementptr <8 x i32>, ptr %a, i32 0, i32 %n
  store i32 %n, ptr %p
  store i32 1, ptr %b
  ret void
}

; A copy of a constant table is a store; one of a variable stays.
@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@variable = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define spir_kernel void @copied() {
; CHECK-LABEL: @copied(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 65984
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[THREAD]], 16
; CHECK-NEXT:    [[B:%.*]] = inttoptr i64 [[TMP3]] to ptr
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    store <4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr [[A]], align 16
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 16 [[B]], ptr align 16 @variable, i64 16, i1 false)
; CHECK-NEXT:    ret void
  %a = alloca [4 x i32], align 16
  %b = alloca [4 x i32], align 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %a, ptr align 16 @table, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %b, ptr align 16 @variable, i64 16, i1 false)
  ret void
}

; The front end's own argument is used.
define spir_kernel void @given(i64 "VCArgumentKind"="96" %base, i32 %n) {
; CHECK-LABEL: @given(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 65984
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    store i32 [[N:%.*]], ptr [[A]], align 4
; CHECK-NEXT:    ret void
  %a = alloca i32
  store i32 %n, ptr %a
  ret void
}

; A size that is not constant, or no variable at all.
define spir_kernel void @sized(i32 %n) {
; CHECK-LABEL: @sized(
; CHECK-NEXT:    [[HWID:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[HWID]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = mul i64 [[TMP1]], 65984
; CHECK-NEXT:    [[THREAD:%.*]] = add i64 [[PRIVATE_BASE:%.*]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = zext i32 [[N:%.*]] to i64
; CHECK-NEXT:    [[TMP4:%.*]] = mul i64 [[TMP3]], 4
; CHECK-NEXT:    [[TMP5:%.*]] = add i64 [[TMP4]], 63
; CHECK-NEXT:    [[TMP6:%.*]] = and i64 [[TMP5]], -64
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[THREAD]], [[TMP6]]
; CHECK-NEXT:    [[A:%.*]] = inttoptr i64 [[THREAD]] to ptr
; CHECK-NEXT:    store i32 [[N]], ptr [[A]], align 4
; CHECK-NEXT:    ret void
  %a = alloca i32, i32 %n
  store i32 %n, ptr %a
  ret void
}
define spir_kernel void @nothing(i32 %n) {
; CHECK-LABEL: @nothing(
; CHECK-NEXT:    ret void
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
