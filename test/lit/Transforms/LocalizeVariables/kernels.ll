; Each kernel gets its own variables of file scope, whose accesses are not volatile.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-localize-variables -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-localize-variables,cmx-localize-variables -S %s | FileCheck %s

@number = internal global i32 40, align 4
@vector = internal global <8 x i32> zeroinitializer, align 32 #1
@array = internal global [16 x i16] undef, align 2
@outer = external global <8 x i32> #1
@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

; A number with an initial value; the second kernel does not see this one's.
define spir_kernel void @numbers(i32 %n) #0 {
; CHECK-LABEL: @numbers(
; CHECK-NEXT:    [[NUMBER:%.*]] = alloca i32, align 4
; CHECK-NEXT:    store i32 40, ptr [[NUMBER]], align 4
; CHECK-NEXT:    [[OLD:%.*]] = load i32, ptr [[NUMBER]], align 4
; CHECK-NEXT:    [[NEW:%.*]] = add i32 [[OLD]], [[N:%.*]]
; CHECK-NEXT:    store i32 [[NEW]], ptr [[NUMBER]], align 4
; CHECK-NEXT:    ret void
  %old = load volatile i32, ptr @number
  %new = add i32 %old, %n
  store volatile i32 %new, ptr @number
  ret void
}

define spir_kernel void @others(i32 %n) #0 {
; CHECK-LABEL: @others(
; CHECK-NEXT:    [[NUMBER:%.*]] = alloca i32, align 4
; CHECK-NEXT:    store i32 40, ptr [[NUMBER]], align 4
; CHECK-NEXT:    store i32 [[N:%.*]], ptr [[NUMBER]], align 4
; CHECK-NEXT:    ret void
  store i32 %n, ptr @number
  ret void
}

; Zeros are set as bytes; an undefined variable is not set.
define spir_kernel void @vectors(<8 x i32> %v, i32 %i) #0 {
; CHECK-LABEL: @vectors(
; CHECK-NEXT:    [[OUTER:%.*]] = alloca <8 x i32>, align 32
; CHECK-NEXT:    [[ARRAY:%.*]] = alloca [16 x i16], align 2
; CHECK-NEXT:    [[VECTOR:%.*]] = alloca <8 x i32>, align 32
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr align 32 [[VECTOR]], i8 0, i64 32, i1 false)
; CHECK-NEXT:    [[OLD:%.*]] = load <8 x i32>, ptr [[VECTOR]], align 32
; CHECK-NEXT:    [[SUM:%.*]] = add <8 x i32> [[OLD]], [[V:%.*]]
; CHECK-NEXT:    store <8 x i32> [[SUM]], ptr [[OUTER]], align 4
; CHECK-NEXT:    [[P:%.*]] = getelementptr [16 x i16], ptr [[ARRAY]], i32 0, i32 [[I:%.*]]
; CHECK-NEXT:    store i16 7, ptr [[P]], align 2
; CHECK-NEXT:    [[TMP1:%.*]] = getelementptr [16 x i16], ptr [[ARRAY]], i32 0, i32 4
; CHECK-NEXT:    [[W:%.*]] = load <8 x i16>, ptr [[TMP1]], align 2
; CHECK-NEXT:    [[Q:%.*]] = select i1 true, ptr [[P]], ptr [[ARRAY]]
; CHECK-NEXT:    [[X:%.*]] = load i16, ptr [[Q]], align 2
; CHECK-NEXT:    ret void
  %old = load volatile <8 x i32>, ptr @vector
  %sum = add <8 x i32> %old, %v
  store volatile <8 x i32> %sum, ptr @outer, align 4
  %p = getelementptr [16 x i16], ptr @array, i32 0, i32 %i
  store volatile i16 7, ptr %p
  %w = load volatile <8 x i16>, ptr getelementptr ([16 x i16], ptr @array, i32 0, i32 4), align 2
  %q = select i1 true, ptr %p, ptr @array
  %x = load volatile i16, ptr %q
  ret void
}

; Constants stay, and so do volatile accesses of other memory, also if they store the
; variable's address.
define spir_kernel void @stays(i32 %i, ptr addrspace(1) %m) #0 {
; CHECK-LABEL: @stays(
; CHECK-NEXT:    [[NUMBER:%.*]] = alloca i32, align 4
; CHECK-NEXT:    store i32 40, ptr [[NUMBER]], align 4
; CHECK-NEXT:    [[P:%.*]] = getelementptr [4 x i32], ptr @table, i32 0, i32 [[I:%.*]]
; CHECK-NEXT:    [[V:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    store volatile i32 [[V]], ptr addrspace(1) [[M:%.*]], align 4
; CHECK-NEXT:    [[A:%.*]] = ptrtoint ptr [[NUMBER]] to i64
; CHECK-NEXT:    [[ODD:%.*]] = icmp eq i64 [[A]], 1
; CHECK-NEXT:    [[Z:%.*]] = zext i1 [[ODD]] to i32
; CHECK-NEXT:    store volatile i32 [[Z]], ptr addrspace(1) [[M]], align 4
; CHECK-NEXT:    ret void
  %p = getelementptr [4 x i32], ptr @table, i32 0, i32 %i
  %v = load i32, ptr %p
  store volatile i32 %v, ptr addrspace(1) %m
  %a = ptrtoint ptr @number to i64
  %odd = icmp eq i64 %a, 1
  %z = zext i1 %odd to i32
  store volatile i32 %z, ptr addrspace(1) %m
  ret void
}

attributes #0 = { "CMGenxMain" }
attributes #1 = { "genx_volatile" "genx_byte_offset"="256" }
