; Functions get what lane.id and print.buffer stand for as a parameter; a call of
; a SIMT function becomes one for each lane.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s

declare i32 @llvm.genx.lane.id()
declare i32 @llvm.vc.internal.lane.id()
declare i32 @lane.id()
declare i32 @llvm.genx.get.hwid()
declare i64 @llvm.genx.print.buffer()
declare i64 @llvm.genx.print.buffer.i64()
declare i64 @llvm.genx.assert.buffer()

define internal i32 @scaled(i32 %n) {
; CHECK-LABEL: @scaled(
; CHECK-NEXT:    [[R:%.*]] = mul i32 [[LANE_ID:%.*]], [[N:%.*]]
; CHECK-NEXT:    ret i32 [[R]]
  %l = call i32 @llvm.genx.lane.id()
  %r = mul i32 %l, %n
  ret i32 %r
}

define internal void @body(ptr %p) noinline "CMGenxSIMT"="8" {
; CHECK-LABEL: @body(
; CHECK-NEXT:    [[Q:%.*]] = getelementptr i32, ptr [[P:%.*]], i32 [[LANE_ID:%.*]]
; CHECK-NEXT:    [[V:%.*]] = call i32 @scaled(i32 3, i32 [[LANE_ID]])
; CHECK-NEXT:    store i32 [[V]], ptr [[Q]], align 4
; CHECK-NEXT:    ret void
  %l = call i32 @llvm.genx.lane.id()
  %q = getelementptr i32, ptr %p, i32 %l
  %v = call i32 @scaled(i32 3)
  store i32 %v, ptr %q
  ret void
}

; No lane number, but still a call for each lane.
define internal void @count(ptr %p) "CMGenxSIMT"="8" {
; CHECK-LABEL: @count(
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[P:%.*]], align 4
; CHECK-NEXT:    [[N:%.*]] = add i32 [[V]], 1
; CHECK-NEXT:    store i32 [[N]], ptr [[P]], align 4
; CHECK-NEXT:    ret void
  %v = load i32, ptr %p
  %n = add i32 %v, 1
  store i32 %n, ptr %p
  ret void
}

define dllexport spir_kernel void @lanes(ptr %out) {
; CHECK-LABEL: @lanes(
; CHECK-NEXT:    call void @body(ptr [[OUT:%.*]], i32 0)
; CHECK-NEXT:    call void @body(ptr [[OUT]], i32 1)
; CHECK-NEXT:    call void @body(ptr [[OUT]], i32 2)
; CHECK-NEXT:    call void @body(ptr [[OUT]], i32 3)
; CHECK-NEXT:    call void @body(ptr [[OUT]], i32 4)
; CHECK-NEXT:    call void @body(ptr [[OUT]], i32 5)
; CHECK-NEXT:    call void @body(ptr [[OUT]], i32 6)
; CHECK-NEXT:    call void @body(ptr [[OUT]], i32 7)
; CHECK-NEXT:    call void @count(ptr [[OUT]], i32 0)
; CHECK-NEXT:    call void @count(ptr [[OUT]], i32 1)
; CHECK-NEXT:    call void @count(ptr [[OUT]], i32 2)
; CHECK-NEXT:    call void @count(ptr [[OUT]], i32 3)
; CHECK-NEXT:    call void @count(ptr [[OUT]], i32 4)
; CHECK-NEXT:    call void @count(ptr [[OUT]], i32 5)
; CHECK-NEXT:    call void @count(ptr [[OUT]], i32 6)
; CHECK-NEXT:    call void @count(ptr [[OUT]], i32 7)
; CHECK-NEXT:    ret void
  call void @body(ptr %out)
  call void @count(ptr %out)
  ret void
}

define internal i64 @place(i64 %at) {
; CHECK-LABEL: @place(
; CHECK-NEXT:    [[P:%.*]] = add i64 [[PRINT_BUFFER:%.*]], [[AT:%.*]]
; CHECK-NEXT:    ret i64 [[P]]
  %b = call i64 @llvm.genx.print.buffer()
  %p = add i64 %b, %at
  ret i64 %p
}

define dllexport spir_kernel void @prints(i32 %n) {
; CHECK-LABEL: @prints(
; CHECK-NEXT:    [[P:%.*]] = call i64 @place(i64 8, i64 [[PRINT_BUFFER:%.*]])
; CHECK-NEXT:    [[Q:%.*]] = inttoptr i64 [[P]] to ptr
; CHECK-NEXT:    store i32 [[N:%.*]], ptr [[Q]], align 4
; CHECK-NEXT:    ret void
  %p = call i64 @place(i64 8)
  %q = inttoptr i64 %p to ptr
  store i32 %n, ptr %q
  ret void
}

; With the calling convention that it has.
define internal fastcc i64 @fast(i64 %at) {
; CHECK-LABEL: @fast(
; CHECK-NEXT:    [[P:%.*]] = add i64 [[PRINT_BUFFER:%.*]], [[AT:%.*]]
; CHECK-NEXT:    ret i64 [[P]]
  %b = call i64 @llvm.genx.print.buffer()
  %p = add i64 %b, %at
  ret i64 %p
}

define dllexport spir_kernel void @calls_fast(ptr %out) {
; CHECK-LABEL: @calls_fast(
; CHECK-NEXT:    [[P:%.*]] = call fastcc noundef i64 @fast(i64 noundef 16, i64 [[PRINT_BUFFER:%.*]]), !range !0
; CHECK-NEXT:    store i64 [[P]], ptr [[OUT:%.*]], align 4
; CHECK-NEXT:    ret void
  %p = call fastcc noundef i64 @fast(i64 noundef 16), !range !{i64 16, i64 64}
  store i64 %p, ptr %out
  ret void
}

; The front end has made the argument.
define dllexport spir_kernel void @has(i32 %n, i64 "VCArgumentKind"="88" %print) {
; CHECK-LABEL: @has(
; CHECK-NEXT:    [[Q:%.*]] = inttoptr i64 [[PRINT:%.*]] to ptr
; CHECK-NEXT:    store i32 [[N:%.*]], ptr [[Q]], align 4
; CHECK-NEXT:    ret void
  %p = call i64 @llvm.genx.print.buffer()
  %q = inttoptr i64 %p to ptr
  store i32 %n, ptr %q
  ret void
}

define internal void @body32(ptr %p) noinline "CMGenxSIMT"="32" {
; CHECK-LABEL: @body32(
; CHECK-NEXT:    [[Q:%.*]] = getelementptr i8, ptr [[P:%.*]], i32 [[LANE_ID:%.*]]
; CHECK-NEXT:    store i8 1, ptr [[Q]], align 1
; CHECK-NEXT:    ret void
  %l = call i32 @llvm.genx.lane.id()
  %q = getelementptr i8, ptr %p, i32 %l
  store i8 1, ptr %q
  ret void
}

define dllexport spir_kernel void @lanes32(ptr %out) {
; CHECK-LABEL: @lanes32(
; CHECK-NEXT:    call void @body32(ptr [[OUT:%.*]], i32 0)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 1)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 2)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 3)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 4)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 5)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 6)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 7)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 8)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 9)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 10)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 11)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 12)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 13)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 14)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 15)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 16)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 17)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 18)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 19)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 20)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 21)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 22)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 23)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 24)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 25)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 26)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 27)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 28)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 29)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 30)
; CHECK-NEXT:    call void @body32(ptr [[OUT]], i32 31)
; CHECK-NEXT:    ret void
  call void @body32(ptr %out)
  ret void
}

; The argument of the front end is no address of this kind or type.
define dllexport spir_kernel void @other_kinds(i32 %n, i32 "VCArgumentKind"="88" %print, i64 "VCArgumentKind"="88" %other) {
; CHECK-LABEL: @other_kinds(
; CHECK-NEXT:    [[Q:%.*]] = inttoptr i64 [[ASSERT_BUFFER:%.*]] to ptr
; CHECK-NEXT:    store i32 [[N:%.*]], ptr [[Q]], align 4
; CHECK-NEXT:    ret void
  %p = call i64 @llvm.genx.assert.buffer()
  %q = inttoptr i64 %p to ptr
  store i32 %n, ptr %q
  ret void
}

define dllexport spir_kernel void @other_type(i32 %n, i32 "VCArgumentKind"="88" %print) {
; CHECK-LABEL: @other_type(
; CHECK-NEXT:    [[Q:%.*]] = inttoptr i64 [[PRINT_BUFFER:%.*]] to ptr
; CHECK-NEXT:    store i32 [[N:%.*]], ptr [[Q]], align 4
; CHECK-NEXT:    ret void
  %p = call i64 @llvm.genx.print.buffer.i64()
  %q = inttoptr i64 %p to ptr
  store i32 %n, ptr %q
  ret void
}

; The internal name of the intrinsic; other names are others.
define internal void @internal_name(ptr %p) noinline "CMGenxSIMT"="8" {
; CHECK-LABEL: @internal_name(
; CHECK-NEXT:    [[O:%.*]] = call i32 @lane.id()
; CHECK-NEXT:    [[W:%.*]] = call i32 @llvm.genx.get.hwid()
; CHECK-NEXT:    [[Q:%.*]] = getelementptr i32, ptr [[P:%.*]], i32 [[LANE_ID:%.*]]
; CHECK-NEXT:    store i32 [[O]], ptr [[Q]], align 4
; CHECK-NEXT:    store i32 [[W]], ptr [[Q]], align 4
; CHECK-NEXT:    ret void
  %l = call i32 @llvm.vc.internal.lane.id()
  %o = call i32 @lane.id()
  %w = call i32 @llvm.genx.get.hwid()
  %q = getelementptr i32, ptr %p, i32 %l
  store i32 %o, ptr %q
  store i32 %w, ptr %q
  ret void
}

define dllexport spir_kernel void @internal_names(ptr %out) {
; CHECK-LABEL: @internal_names(
; CHECK-NEXT:    call void @internal_name(ptr [[OUT:%.*]], i32 0)
; CHECK-NEXT:    call void @internal_name(ptr [[OUT]], i32 1)
; CHECK-NEXT:    call void @internal_name(ptr [[OUT]], i32 2)
; CHECK-NEXT:    call void @internal_name(ptr [[OUT]], i32 3)
; CHECK-NEXT:    call void @internal_name(ptr [[OUT]], i32 4)
; CHECK-NEXT:    call void @internal_name(ptr [[OUT]], i32 5)
; CHECK-NEXT:    call void @internal_name(ptr [[OUT]], i32 6)
; CHECK-NEXT:    call void @internal_name(ptr [[OUT]], i32 7)
; CHECK-NEXT:    ret void
  call void @internal_name(ptr %out)
  ret void
}
