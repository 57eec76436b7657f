; memcpy, memmove, memset and lifetime marks.
; CHECK lines by utils/update-checks
; LLVM 19 has another form of lifetime marks.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=pvc>,cmx-promote-arrays<platform=pvc>' -verify-each -S %s | FileCheck %s

@table = private constant [8 x i32] [i32 1, i32 1, i32 2, i32 3, i32 5, i32 8, i32 13, i32 21]

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

; A local variable with an initializer.
define i32 @from_constant(i32 %i) {
; CHECK-LABEL: @from_constant(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> <i32 1, i32 1, i32 2, i32 3, i32 5, i32 8, i32 13, i32 21>, i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 @table, i64 32, i1 false)
  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  %y = load i32, ptr %p
  ret i32 %y
}

define i32 @between_arrays(i32 %i, i32 %j, <8 x i32> %v) {
; CHECK-LABEL: @between_arrays(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 5
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> undef, <8 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[TMP2]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = trunc i32 [[J:%.*]] to i16
; CHECK-NEXT:    [[TMP5:%.*]] = shl i16 [[TMP4]], 2
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 [[TMP5]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  %b = alloca [2 x [8 x i32]]
  store <8 x i32> %v, ptr %a, align 4
  %row = getelementptr [2 x [8 x i32]], ptr %b, i32 0, i32 %i
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %row, ptr align 4 %a, i64 32, i1 false)
  %p = getelementptr [2 x [8 x i32]], ptr %b, i32 0, i32 0, i32 %j
  %y = load i32, ptr %p
  ret i32 %y
}

define i32 @overlapping(i32 %i, <8 x i32> %v) {
; CHECK-LABEL: @overlapping(
; CHECK-NEXT:    [[TMP1:%.*]] = call <6 x i32> @llvm.genx.rdregioni.v6i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 6, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v6i32.i16.i1(<8 x i32> [[V]], <6 x i32> [[TMP1]], i32 0, i32 6, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP4:%.*]] = shl i16 [[TMP3]], 2
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[TMP2]], i32 0, i32 1, i32 0, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  %q = getelementptr i32, ptr %a, i32 1
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %q, ptr align 4 %a, i64 24, i1 false)
  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  %y = load i32, ptr %p
  ret i32 %y
}

define i32 @set(i32 %i, i8 %x) {
; CHECK-LABEL: @set(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i8> poison, i8 [[X:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i8> [[_SPLATINSERT]], <8 x i8> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i8> [[_SPLAT]] to <2 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v2i32.i16.i1(<8 x i32> zeroinitializer, <2 x i32> [[TMP3]], i32 0, i32 2, i32 1, i16 [[TMP2]], i32 undef, i1 true)
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[TMP4]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 32, i1 false)
  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %x, i64 8, i1 false)
  %y = load i32, ptr %p
  ret i32 %y
}

; The array lives anew in each round: the loop carries no vector.
define void @lifetime(i32 %n, ptr %out) {
; CHECK-LABEL: @lifetime(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[NEXT:%.*]], %body ]
; CHECK-NEXT:    [[TMP0:%.*]] = trunc i32 [[I]] to i16
; CHECK-NEXT:    [[TMP1:%.*]] = shl i16 [[TMP0]], 2
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> undef, i32 [[N:%.*]], i32 0, i32 1, i32 0, i16 [[TMP1]], i32 undef, i1 true)
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[TMP2]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    store i32 [[Y]], ptr [[OUT:%.*]], align 4
; CHECK-NEXT:    [[NEXT]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[NEXT]], 8
; CHECK-NEXT:    br i1 [[AGAIN]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  %a = alloca [8 x i32]
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @llvm.lifetime.start.p0(ptr %a)
  %p = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  store i32 %n, ptr %p
  %y = load i32, ptr %a
  store i32 %y, ptr %out
  call void @llvm.lifetime.end.p0(ptr %a)
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, 8
  br i1 %again, label %body, label %done
done:
  ret void
}

; Of nothing.
define i32 @no_bytes(i32 %i, i32 %x) {
; CHECK-LABEL: @no_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = call <2 x i32> @llvm.genx.wrregioni.v2i32.i32.i16.i1(<2 x i32> undef, i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = shl i16 [[TMP2]], 2
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v2i32.i16(<2 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [2 x i32]
  %b = alloca [2 x i32]
  store i32 %x, ptr %a
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 0, i1 false)
  %p = getelementptr [2 x i32], ptr %a, i32 0, i32 %i
  %y = load i32, ptr %p
  ret i32 %y
}

; %b stays in memory: what is copied is loaded and stored.
define void @from_memory(i32 %i, ptr %b) {
; CHECK-LABEL: @from_memory(
; CHECK-NEXT:    [[TMP1:%.*]] = load <4 x i32>, ptr [[B:%.*]], align 4
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = shl i16 [[TMP2]], 2
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[TMP1]], i32 7, i32 0, i32 1, i32 0, i16 [[TMP3]], i32 undef, i1 true)
; CHECK-NEXT:    store <4 x i32> [[TMP4]], ptr [[B]], align 4
; CHECK-NEXT:    ret void
  %a = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 16, i1 false)
  %p = getelementptr [4 x i32], ptr %a, i32 0, i32 %i
  store i32 7, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 16, i1 false)
  ret void
}
