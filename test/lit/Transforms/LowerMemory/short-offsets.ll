; Offsets that have fewer bits than addresses keep their sign.
; Masked accesses have another form in LLVM 19.
; UNSUPPORTED: llvm-19
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-memory -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-memory,cmx-lower-memory -verify-each -S %s | FileCheck %s
; The functions without a pointer as argument are compared.
; RUN: cmx-opt -passes=cmx-lower-memory -S %s -o %t.ll
; RUN: cmx-check %s %t.ll | FileCheck %s --check-prefix=COMPARED
; COMPARED: checked 4 functions

; Pointers have 32 bits; those of address space 1 have 64 bits, but their
; offsets have 32.
target datalayout = "e-p:32:32-p1:64:64:64:32"

declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, <4 x i32>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)

; An index may be negative.
define i32 @variable_index(ptr %p, i32 %i) {
; CHECK-LABEL: @variable_index(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul i32 [[I:%.*]], 4
; CHECK-NEXT:    [[TMP2:%.*]] = sext i32 [[Q_IDX]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP3]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP4]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <1 x i32> [[TMP5]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP6]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  ret i32 %v
}

; The place is 64 bytes before the pointer.
define i16 @constant_index(ptr %p) {
; CHECK-LABEL: @constant_index(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = add i64 [[TMP1]], -64
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i64 [[TMP2]] to <1 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.svm.gather.v4i8.i1.v1i64(i1 true, i32 1, <1 x i64> [[TMP3]], <4 x i8> poison)
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i8> [[TMP4]], <4 x i8> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:    [[V:%.*]] = bitcast <2 x i8> [[TMP5]] to i16
; CHECK-NEXT:    ret i16 [[V]]
  %q = getelementptr i16, ptr %p, i32 -32
  %v = load i16, ptr %q
  ret i16 %v
}

; Indices of other widths have 32 bits first.
define void @other_indices(ptr %p, i16 %i, i64 %j, i32 %v) {
; CHECK-LABEL: @other_indices(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[I_C:%.*]] = sext i16 [[I:%.*]] to i32
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul i32 [[I_C]], 4
; CHECK-NEXT:    [[TMP2:%.*]] = sext i32 [[Q_IDX]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i32 [[V:%.*]] to <4 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[TMP3]] to <1 x i64>
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <4 x i8> [[TMP4]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i32(i1 true, i32 0, <1 x i64> [[TMP5]], <1 x i32> [[TMP6]])
; CHECK-NEXT:    [[J_C:%.*]] = trunc i64 [[J:%.*]] to i32
; CHECK-NEXT:    [[R_IDX:%.*]] = mul i32 [[J_C]], 12
; CHECK-NEXT:    [[TMP7:%.*]] = sext i32 [[R_IDX]] to i64
; CHECK-NEXT:    [[TMP8:%.*]] = add i64 [[TMP1]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i32 [[V]] to <4 x i8>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast i64 [[TMP8]] to <1 x i64>
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast <4 x i8> [[TMP9]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i32(i1 true, i32 0, <1 x i64> [[TMP10]], <1 x i32> [[TMP11]])
; CHECK-NEXT:    ret void
  %q = getelementptr i32, ptr %p, i16 %i
  store i32 %v, ptr %q
  %r = getelementptr [3 x i32], ptr %p, i64 %j
  store i32 %v, ptr %r
  ret void
}

; The sum of the offsets is extended.
define float @field(ptr %p, i32 %i) {
; CHECK-LABEL: @field(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul i32 [[I:%.*]], 20
; CHECK-NEXT:    [[Q_OFFS:%.*]] = add i32 [[Q_IDX]], 4
; CHECK-NEXT:    [[Q_OFFS1:%.*]] = add i32 [[Q_OFFS]], -12
; CHECK-NEXT:    [[TMP2:%.*]] = sext i32 [[Q_OFFS1]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast i64 [[TMP3]] to <1 x i64>
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP4]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <1 x i32> [[TMP5]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP6]] to float
; CHECK-NEXT:    ret float [[V]]
  %q = getelementptr { i32, [4 x float] }, ptr %p, i32 %i, i32 1, i32 -3
  %v = load float, ptr %q
  ret float %v
}

define i32 @long_pointer(ptr addrspace(1) %p, i32 %i) {
; CHECK-LABEL: @long_pointer(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(1) [[P:%.*]] to i64
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul i32 [[I:%.*]], 4
; CHECK-NEXT:    [[TMP2:%.*]] = sext i32 [[Q_IDX]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[TMP3]], -8
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[TMP4]] to <1 x i64>
; CHECK-NEXT:    [[TMP6:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP5]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP7:%.*]] = bitcast <1 x i32> [[TMP6]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP7]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %r = getelementptr i32, ptr addrspace(1) %q, i64 -2
  %v = load i32, ptr addrspace(1) %r
  ret i32 %v
}

; Addresses of shared local memory have 32 bits themselves.
define i32 @local_pointer(ptr addrspace(3) %p, i32 %i) {
; CHECK-LABEL: @local_pointer(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr addrspace(3) [[P:%.*]] to i32
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul i32 [[I:%.*]], 4
; CHECK-NEXT:    [[TMP2:%.*]] = add i32 [[TMP1]], [[Q_IDX]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast i32 [[TMP2]] to <1 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call i32 @llvm.genx.predefined.surface(i32 0)
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.gather.scaled.v1i32.i1.v1i32(i1 true, i32 2, i16 0, i32 [[TMP4]], i32 0, <1 x i32> [[TMP3]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <1 x i32> [[TMP5]] to <4 x i8>
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i8> [[TMP6]] to i32
; CHECK-NEXT:    ret i32 [[V]]
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %i
  %v = load i32, ptr addrspace(3) %q
  ret i32 %v
}

; Each lane has its own offset.
define <4 x i32> @lanes_of_offsets(ptr %p, <4 x i32> %i, <4 x i1> %m) {
; CHECK-LABEL: @lanes_of_offsets(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul <4 x i32> [[I:%.*]], splat (i32 4)
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i64> poison, i64 [[TMP1]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i64> [[_SPLATINSERT]], <4 x i64> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = sext <4 x i32> [[Q_IDX]] to <4 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i64> [[_SPLAT]], [[TMP2]]
; CHECK-NEXT:    [[V:%.*]] = call <4 x i32> @llvm.genx.svm.gather.v4i32.v4i1.v4i64(<4 x i1> [[M:%.*]], i32 0, <4 x i64> [[TMP3]], <4 x i32> zeroinitializer)
; CHECK-NEXT:    ret <4 x i32> [[V]]
  %q = getelementptr i32, ptr %p, <4 x i32> %i
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %q, <4 x i1> %m, <4 x i32> zeroinitializer)
  ret <4 x i32> %v
}

; Each lane has its own pointer.
define <4 x i32> @lanes_of_pointers(<4 x ptr> %p, i32 %i, <4 x i1> %m) {
; CHECK-LABEL: @lanes_of_pointers(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint <4 x ptr> [[P:%.*]] to <4 x i64>
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i32> poison, i32 [[I:%.*]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i32> [[_SPLATINSERT]], <4 x i32> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul <4 x i32> [[_SPLAT]], splat (i32 4)
; CHECK-NEXT:    [[TMP2:%.*]] = sext <4 x i32> [[Q_IDX]] to <4 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i64> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[V:%.*]] = call <4 x i32> @llvm.genx.svm.gather.v4i32.v4i1.v4i64(<4 x i1> [[M:%.*]], i32 0, <4 x i64> [[TMP3]], <4 x i32> zeroinitializer)
; CHECK-NEXT:    ret <4 x i32> [[V]]
  %q = getelementptr i32, <4 x ptr> %p, i32 %i
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> align 4 %q, <4 x i1> %m, <4 x i32> zeroinitializer)
  ret <4 x i32> %v
}

; The lanes are neighbours.
define <4 x float> @neighbours(ptr %p, i32 %i, <4 x i1> %m) {
; CHECK-LABEL: @neighbours(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul i32 [[I:%.*]], 4
; CHECK-NEXT:    [[TMP2:%.*]] = sext i32 [[Q_IDX]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <4 x i64> poison, i64 [[TMP3]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <4 x i64> [[_SPLATINSERT]], <4 x i64> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP4:%.*]] = add <4 x i64> [[_SPLAT]], <i64 0, i64 4, i64 8, i64 12>
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.svm.gather.v4i32.v4i1.v4i64(<4 x i1> [[M:%.*]], i32 0, <4 x i64> [[TMP4]], <4 x i32> zeroinitializer)
; CHECK-NEXT:    [[V:%.*]] = bitcast <4 x i32> [[TMP5]] to <4 x float>
; CHECK-NEXT:    ret <4 x float> [[V]]
  %q = getelementptr float, ptr %p, i32 %i
  %v = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 4 %q, <4 x i1> %m, <4 x float> zeroinitializer)
  ret <4 x float> %v
}

; The address that memory has is a number without a sign.
define void @loaded_pointer(ptr %p, i32 %v) {
; CHECK-LABEL: @loaded_pointer(
; CHECK-NEXT:    [[TMP1:%.*]] = ptrtoint ptr [[P:%.*]] to i64
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i64 [[TMP1]] to <1 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.svm.gather.v1i32.i1.v1i64(i1 true, i32 0, <1 x i64> [[TMP2]], <1 x i32> poison)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <1 x i32> [[TMP3]] to <4 x i8>
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <4 x i8> [[TMP4]] to i32
; CHECK-NEXT:    [[TMP6:%.*]] = zext i32 [[TMP5]] to i64
; CHECK-NEXT:    [[TMP7:%.*]] = add i64 [[TMP6]], -4
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[V:%.*]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = bitcast i64 [[TMP7]] to <1 x i64>
; CHECK-NEXT:    [[TMP10:%.*]] = bitcast <4 x i8> [[TMP8]] to <1 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.i1.v1i64.v1i32(i1 true, i32 0, <1 x i64> [[TMP9]], <1 x i32> [[TMP10]])
; CHECK-NEXT:    ret void
  %q = load ptr, ptr %p
  %r = getelementptr i8, ptr %q, i32 -4
  store i32 %v, ptr %r
  ret void
}

; The address is between 1 MiB and 2 MiB, so that the sum does not wrap.
define i64 @number(i32 %a, i16 %i) {
; CHECK-LABEL: @number(
; CHECK-NEXT:    [[B:%.*]] = and i32 [[A:%.*]], 1048575
; CHECK-NEXT:    [[C:%.*]] = or i32 [[B]], 1048576
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[C]] to i64
; CHECK-NEXT:    [[I_C:%.*]] = sext i16 [[I:%.*]] to i32
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul i32 [[I_C]], 4
; CHECK-NEXT:    [[TMP2:%.*]] = sext i32 [[Q_IDX]] to i64
; CHECK-NEXT:    [[R:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    ret i64 [[R]]
  %b = and i32 %a, 1048575
  %c = or i32 %b, 1048576
  %p = inttoptr i32 %c to ptr
  %q = getelementptr i32, ptr %p, i16 %i
  %r = ptrtoint ptr %q to i64
  ret i64 %r
}

define i64 @long_number(i64 %a, i16 %i) {
; CHECK-LABEL: @long_number(
; CHECK-NEXT:    [[B:%.*]] = and i64 [[A:%.*]], 1048575
; CHECK-NEXT:    [[C:%.*]] = or i64 [[B]], 1048576
; CHECK-NEXT:    [[I_C:%.*]] = sext i16 [[I:%.*]] to i32
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul i32 [[I_C]], 4
; CHECK-NEXT:    [[TMP1:%.*]] = sext i32 [[Q_IDX]] to i64
; CHECK-NEXT:    [[R:%.*]] = add i64 [[C]], [[TMP1]]
; CHECK-NEXT:    ret i64 [[R]]
  %b = and i64 %a, 1048575
  %c = or i64 %b, 1048576
  %p = inttoptr i64 %c to ptr addrspace(1)
  %q = getelementptr i32, ptr addrspace(1) %p, i16 %i
  %r = ptrtoint ptr addrspace(1) %q to i64
  ret i64 %r
}

define <4 x i64> @numbers(<4 x i32> %a, <4 x i16> %i) {
; CHECK-LABEL: @numbers(
; CHECK-NEXT:    [[B:%.*]] = and <4 x i32> [[A:%.*]], splat (i32 1048575)
; CHECK-NEXT:    [[C:%.*]] = or <4 x i32> [[B]], splat (i32 1048576)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <4 x i32> [[C]] to <4 x i64>
; CHECK-NEXT:    [[I_C:%.*]] = sext <4 x i16> [[I:%.*]] to <4 x i32>
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul <4 x i32> [[I_C]], splat (i32 4)
; CHECK-NEXT:    [[TMP2:%.*]] = sext <4 x i32> [[Q_IDX]] to <4 x i64>
; CHECK-NEXT:    [[R:%.*]] = add <4 x i64> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    ret <4 x i64> [[R]]
  %b = and <4 x i32> %a, splat (i32 1048575)
  %c = or <4 x i32> %b, splat (i32 1048576)
  %p = inttoptr <4 x i32> %c to <4 x ptr>
  %q = getelementptr i32, <4 x ptr> %p, <4 x i16> %i
  %r = ptrtoint <4 x ptr> %q to <4 x i64>
  ret <4 x i64> %r
}

; Both pointers are equal.
define i1 @compared(i32 %a, i16 %i) {
; CHECK-LABEL: @compared(
; CHECK-NEXT:    [[B:%.*]] = and i32 [[A:%.*]], 1048575
; CHECK-NEXT:    [[C:%.*]] = or i32 [[B]], 1048576
; CHECK-NEXT:    [[TMP1:%.*]] = zext i32 [[C]] to i64
; CHECK-NEXT:    [[I_C:%.*]] = sext i16 [[I:%.*]] to i32
; CHECK-NEXT:    [[Q_IDX:%.*]] = mul i32 [[I_C]], 4
; CHECK-NEXT:    [[TMP2:%.*]] = sext i32 [[Q_IDX]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = add i64 [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[J:%.*]] = sext i16 [[I]] to i32
; CHECK-NEXT:    [[K:%.*]] = mul i32 [[J]], 4
; CHECK-NEXT:    [[D:%.*]] = add i32 [[C]], [[K]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext i32 [[D]] to i64
; CHECK-NEXT:    [[R:%.*]] = icmp eq i64 [[TMP3]], [[TMP4]]
; CHECK-NEXT:    ret i1 [[R]]
  %b = and i32 %a, 1048575
  %c = or i32 %b, 1048576
  %p = inttoptr i32 %c to ptr
  %q = getelementptr i32, ptr %p, i16 %i
  %j = sext i16 %i to i32
  %k = mul i32 %j, 4
  %d = add i32 %c, %k
  %e = inttoptr i32 %d to ptr
  %r = icmp eq ptr %q, %e
  ret i1 %r
}
