; Arrays that are accessed at variable indices become vectors.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s | FileCheck %s
; A second run changes nothing, and registers of 64 bytes make no difference.
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=pvc>,cmx-promote-arrays<platform=pvc>' -verify-each -S %s | FileCheck %s


define float @element(<16 x float> %v, float %x, i32 %i, i32 %j) {
; CHECK-LABEL: @element(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.f32.i16.i1(<16 x float> [[V:%.*]], float [[X:%.*]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = trunc i32 [[J:%.*]] to i16
; CHECK-NEXT:    [[TMP5:%.*]] = shl i16 [[TMP4]], 2
; CHECK-NEXT:    [[Y:%.*]] = call float @llvm.genx.rdregionf.f32.v16f32.i16(<16 x float> [[TMP3]], i32 0, i32 1, i32 0, i16 [[TMP5]], i32 undef)
; CHECK-NEXT:    ret float [[Y]]
  %a = alloca [16 x float]
  store <16 x float> %v, ptr %a, align 4
  %p = getelementptr [16 x float], ptr %a, i32 0, i32 %i
  store float %x, ptr %p
  %q = getelementptr [16 x float], ptr %a, i32 0, i32 %j
  %y = load float, ptr %q
  ret float %y
}

define <8 x i32> @part(<32 x i32> %v, i64 %i) {
; CHECK-LABEL: @part(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i64 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[TMP2]], 16
; CHECK-NEXT:    [[Y:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 1, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[Y]]
  %a = alloca [32 x i32]
  store <32 x i32> %v, ptr %a, align 4
  %p = getelementptr i32, ptr %a, i64 %i
  %q = getelementptr i8, ptr %p, i64 16
  %y = load <8 x i32>, ptr %q, align 4
  ret <8 x i32> %y
}

; Two variable indices and a constant one; i16 indices need no truncation.
define i16 @nested(<64 x i16> %v, i16 %i, i8 %j) {
; CHECK-LABEL: @nested(
; CHECK-NEXT:    [[TMP1:%.*]] = shl i16 [[I:%.*]], 5
; CHECK-NEXT:    [[TMP2:%.*]] = sext i8 [[J:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = shl i16 [[TMP2]], 1
; CHECK-NEXT:    [[TMP4:%.*]] = add i16 [[TMP1]], [[TMP3]]
; CHECK-NEXT:    [[Y:%.*]] = call i16 @llvm.genx.rdregioni.i16.v64i16.i16(<64 x i16> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    ret i16 [[Y]]
  %a = alloca [4 x [16 x i16]]
  store <64 x i16> %v, ptr %a, align 2
  %p = getelementptr [4 x [16 x i16]], ptr %a, i16 0, i16 %i, i8 %j
  %y = load i16, ptr %p
  ret i16 %y
}

; A sum of bytes, as LLVM's passes write it.
define i32 @bytes(<64 x i32> %v, i32 %i, i32 %j) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[ROW:%.*]] = shl i32 [[I:%.*]], 5
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[ROW]] to i16
; CHECK-NEXT:    [[COLUMN:%.*]] = mul i32 [[J:%.*]], 12
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i32 [[COLUMN]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = add i16 [[TMP3]], -4
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x [8 x i32]]
  store <64 x i32> %v, ptr %a, align 4
  %row = shl i32 %i, 5
  %p = getelementptr i8, ptr %a, i32 %row
  %column = mul i32 %j, 12
  %q = getelementptr i8, ptr %p, i32 %column
  %r = getelementptr i8, ptr %q, i32 -4
  %y = load i32, ptr %r
  ret i32 %y
}

; Nothing is known of %n, but the access promises it.
define i32 @promised_alignment(<8 x i32> %v, i32 %n) {
; CHECK-LABEL: @promised_alignment(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[N:%.*]] to i16
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP1]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  %p = getelementptr i8, ptr %a, i32 %n
  %y = load i32, ptr %p, align 4
  ret i32 %y
}

; Without the promise the elements are bytes.
define i32 @unaligned(<8 x i32> %v, i32 %n) {
; CHECK-LABEL: @unaligned(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[V:%.*]] to <32 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i32 [[N:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v32i8.i16(<32 x i8> [[TMP1]], i32 0, i32 4, i32 1, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    [[Y:%.*]] = bitcast <4 x i8> [[TMP3]] to i32
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  %p = getelementptr i8, ptr %a, i32 %n
  %y = load i32, ptr %p, align 1
  ret i32 %y
}

; 12 bytes each: a word and a byte among dwords.
%mixed = type { i32, float, i16, i8 }
define float @structs(<4 x float> %f, i32 %i, i32 %j, i16 %w, i8 %b) {
; CHECK-LABEL: @structs(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = mul i16 [[TMP1]], 12
; CHECK-NEXT:    [[F0:%.*]] = extractelement <4 x float> [[F:%.*]], i32 0
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast float [[F0]] to <4 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = add i16 [[TMP2]], 4
; CHECK-NEXT:    [[TMP5:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> undef, <4 x i8> [[TMP3]], i32 0, i32 4, i32 1, i16 [[TMP4]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = trunc i32 [[J:%.*]] to i16
; CHECK-NEXT:    [[TMP7:%.*]] = mul i16 [[TMP6]], 12
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i16 [[W:%.*]] to <2 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = add i16 [[TMP7]], 8
; CHECK-NEXT:    [[TMP10:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v2i8.i16.i1(<48 x i8> [[TMP5]], <2 x i8> [[TMP8]], i32 0, i32 2, i32 1, i16 [[TMP9]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = trunc i32 [[J]] to i16
; CHECK-NEXT:    [[TMP12:%.*]] = mul i16 [[TMP11]], 12
; CHECK-NEXT:    [[TMP13:%.*]] = add i16 [[TMP12]], 10
; CHECK-NEXT:    [[TMP14:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.i8.i16.i1(<48 x i8> [[TMP10]], i8 [[B:%.*]], i32 0, i32 1, i32 0, i16 [[TMP13]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = trunc i32 [[J]] to i16
; CHECK-NEXT:    [[TMP16:%.*]] = mul i16 [[TMP15]], 12
; CHECK-NEXT:    [[TMP17:%.*]] = bitcast <48 x i8> [[TMP14]] to <12 x float>
; CHECK-NEXT:    [[TMP18:%.*]] = add i16 [[TMP16]], 4
; CHECK-NEXT:    [[Y:%.*]] = call float @llvm.genx.rdregionf.f32.v12f32.i16(<12 x float> [[TMP17]], i32 0, i32 1, i32 0, i16 [[TMP18]], i32 undef)
; CHECK-NEXT:    ret float [[Y]]
  %a = alloca [4 x %mixed]
  %p = getelementptr [4 x %mixed], ptr %a, i32 0, i32 %i, i32 1
  %f0 = extractelement <4 x float> %f, i32 0
  store float %f0, ptr %p
  %q = getelementptr [4 x %mixed], ptr %a, i32 0, i32 %j, i32 2
  store i16 %w, ptr %q
  %r = getelementptr [4 x %mixed], ptr %a, i32 0, i32 %j, i32 3
  store i8 %b, ptr %r
  %s = getelementptr [4 x %mixed], ptr %a, i32 0, i32 %j, i32 1
  %y = load float, ptr %s
  ret float %y
}

; An element that overlaps two others, read as another type.
define double @partial_overlap(<8 x i32> %v, i32 %x, i32 %i) {
; CHECK-LABEL: @partial_overlap(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[V:%.*]], i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v8i32.i16(<8 x i32> [[TMP3]], i32 0, i32 2, i32 1, i16 12, i32 undef)
; CHECK-NEXT:    [[Y:%.*]] = bitcast <2 x i32> [[TMP4]] to double
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <8 x i32> [[TMP3]] to <4 x double>
; CHECK-NEXT:    [[Z:%.*]] = call double @llvm.genx.rdregionf.f64.v4f64.i16(<4 x double> [[TMP5]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = fadd double [[Y]], [[Z]]
; CHECK-NEXT:    ret double [[S]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  %p = getelementptr i32, ptr %a, i32 %i
  store i32 %x, ptr %p
  %q = getelementptr i32, ptr %a, i32 3
  %y = load double, ptr %q, align 4
  %r = getelementptr i32, ptr %a, i32 4
  %z = load double, ptr %r, align 4
  %s = fadd double %y, %z
  ret double %s
}

define i1 @booleans(i1 %x, i32 %i, i32 %j) {
; CHECK-LABEL: @booleans(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = zext i1 [[X:%.*]] to i8
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.i8.i16.i1(<16 x i8> undef, i8 [[TMP2]], i32 0, i32 1, i32 0, i16 [[TMP1]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = trunc i32 [[J:%.*]] to i16
; CHECK-NEXT:    [[TMP5:%.*]] = call i8 @llvm.genx.rdregioni.i8.v16i8.i16(<16 x i8> [[TMP3]], i32 0, i32 1, i32 0, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    [[Y:%.*]] = trunc i8 [[TMP5]] to i1
; CHECK-NEXT:    ret i1 [[Y]]
  %a = alloca [16 x i1]
  %p = getelementptr [16 x i1], ptr %a, i32 0, i32 %i
  store i1 %x, ptr %p
  %q = getelementptr [16 x i1], ptr %a, i32 0, i32 %j
  %y = load i1, ptr %q
  ret i1 %y
}

define <16 x i1> @predicates(<16 x i1> %x, i32 %i, i32 %j) {
; CHECK-LABEL: @predicates(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 1
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <16 x i1> [[X:%.*]] to i16
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i16> @llvm.genx.wrregioni.v4i16.i16.i16.i1(<4 x i16> undef, i16 [[TMP3]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = trunc i32 [[J:%.*]] to i16
; CHECK-NEXT:    [[TMP6:%.*]] = shl i16 [[TMP5]], 1
; CHECK-NEXT:    [[TMP7:%.*]] = call i16 @llvm.genx.rdregioni.i16.v4i16.i16(<4 x i16> [[TMP4]], i32 0, i32 1, i32 0, i16 [[TMP6]], i32 undef)
; CHECK-NEXT:    [[Y:%.*]] = bitcast i16 [[TMP7]] to <16 x i1>
; CHECK-NEXT:    ret <16 x i1> [[Y]]
  %a = alloca [4 x <16 x i1>]
  %p = getelementptr [4 x <16 x i1>], ptr %a, i32 0, i32 %i
  store <16 x i1> %x, ptr %p
  %q = getelementptr [4 x <16 x i1>], ptr %a, i32 0, i32 %j
  %y = load <16 x i1>, ptr %q
  ret <16 x i1> %y
}

define float @loop(i32 %n) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[A1_0:%.*]] = phi <8 x float> [ undef, %entry ], [ [[TMP2:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[NEXT:%.*]], %body ]
; CHECK-NEXT:    [[F:%.*]] = uitofp i32 [[I]] to float
; CHECK-NEXT:    [[TMP0:%.*]] = trunc i32 [[I]] to i16
; CHECK-NEXT:    [[TMP1:%.*]] = shl i16 [[TMP0]], 2
; CHECK-NEXT:    [[TMP2]] = call <8 x float> @llvm.genx.wrregionf.v8f32.f32.i16.i1(<8 x float> [[A1_0]], float [[F]], i32 0, i32 1, i32 0, i16 [[TMP1]], i32 undef, i1 true)
; CHECK-NEXT:    [[NEXT]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[NEXT]], 8
; CHECK-NEXT:    br i1 [[AGAIN]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i32 [[N:%.*]] to i16
; CHECK-NEXT:    [[TMP4:%.*]] = shl i16 [[TMP3]], 2
; CHECK-NEXT:    [[Y:%.*]] = call float @llvm.genx.rdregionf.f32.v8f32.i16(<8 x float> [[TMP2]], i32 0, i32 1, i32 0, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    ret float [[Y]]
entry:
  %a = alloca [8 x float]
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %f = uitofp i32 %i to float
  %p = getelementptr [8 x float], ptr %a, i32 0, i32 %i
  store float %f, ptr %p
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, 8
  br i1 %again, label %body, label %done

done:
  %q = getelementptr [8 x float], ptr %a, i32 0, i32 %n
  %y = load float, ptr %q
  ret float %y
}

; Beyond 32 KB offsets have 32 bits.
define i32 @large(i32 %x, i32 %i) {
; CHECK-LABEL: @large(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = call <256 x i32> @llvm.genx.wrregioni.v256i32.i32.i16.i1(<256 x i32> undef, i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef, i1 true)
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v256i32.i16(<256 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [256 x i32]
  %p = getelementptr [256 x i32], ptr %a, i32 0, i32 %i
  store i32 %x, ptr %p
  %y = load i32, ptr %a
  ret i32 %y
}

; Known to be outside: poison, and nothing.
define i32 @outside(i32 %x, i32 %i) {
; CHECK-LABEL: @outside(
; CHECK-NEXT:    ret i32 poison
  %a = alloca [4 x i32]
  %p = getelementptr i32, ptr %a, i32 4
  store i32 %x, ptr %p
  %q = getelementptr i32, ptr %a, i32 -1
  %y = load i32, ptr %q
  ret i32 %y
}

define i32 @unreachable_code(i32 %x, i32 %i) {
; CHECK-LABEL: @unreachable_code(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> undef, i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = shl i16 [[TMP2]], 2
; CHECK-NEXT:    [[Y:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    ret i32 [[Y]]
; CHECK:       dead:
; CHECK-NEXT:    br label %dead
  %a = alloca [4 x i32]
  store i32 %x, ptr %a
  %q = getelementptr i32, ptr %a, i32 %i
  %y = load i32, ptr %q
  ret i32 %y
dead:
  %p = getelementptr i32, ptr %a, i32 %i
  store i32 %x, ptr %p
  br label %dead
}

; At a multiple of two only.
define i32 @between_elements(<8 x i32> %v, i32 %n) {
; CHECK-LABEL: @between_elements(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i32> [[V:%.*]] to <16 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i32 [[N:%.*]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = shl i16 [[TMP2]], 2
; CHECK-NEXT:    [[TMP4:%.*]] = add i16 [[TMP3]], 2
; CHECK-NEXT:    [[TMP5:%.*]] = call <2 x i16> @llvm.genx.rdregioni.v2i16.v16i16.i16(<16 x i16> [[TMP1]], i32 0, i32 2, i32 1, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    [[Y:%.*]] = bitcast <2 x i16> [[TMP5]] to i32
; CHECK-NEXT:    ret i32 [[Y]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a, align 4
  %p = getelementptr i32, ptr %a, i32 %n
  %q = getelementptr i8, ptr %p, i32 2
  %y = load i32, ptr %q, align 2
  ret i32 %y
}
