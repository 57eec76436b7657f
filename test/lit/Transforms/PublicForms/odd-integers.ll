; Integers that no register holds, in memory, casts and signatures: fields of bits and _BitInt.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-public-forms,cmx-public-forms -S %s | FileCheck %s

define void @field(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: @field(
; CHECK-NEXT:    [[TMP1:%.*]] = load <3 x i8>, ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <3 x i8> [[TMP1]], <3 x i8> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <4 x i8> [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[N:%.*]], 16777215
; CHECK-NEXT:    [[TMP5:%.*]] = and i32 [[TMP4]], 4095
; CHECK-NEXT:    [[TMP6:%.*]] = and i32 [[TMP5]], 16777215
; CHECK-NEXT:    [[TMP7:%.*]] = and i32 [[TMP3]], 16773120
; CHECK-NEXT:    [[TMP8:%.*]] = and i32 [[TMP7]], 16777215
; CHECK-NEXT:    [[TMP9:%.*]] = or i32 [[TMP8]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = and i32 [[TMP9]], 16777215
; CHECK-NEXT:    [[TMP11:%.*]] = bitcast i32 [[TMP10]] to <4 x i8>
; CHECK-NEXT:    [[TMP12:%.*]] = shufflevector <4 x i8> [[TMP11]], <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    store <3 x i8> [[TMP12]], ptr addrspace(1) [[P]], align 4
; CHECK-NEXT:    ret void
  %v = load i24, ptr addrspace(1) %p, align 4
  %t = trunc i32 %n to i24
  %m = and i24 %t, 4095
  %k = and i24 %v, -4096
  %r = or disjoint i24 %k, %m
  store i24 %r, ptr addrspace(1) %p, align 4
  ret void
}

define i64 @qword(ptr addrspace(1) %p) {
; CHECK-LABEL: @qword(
; CHECK-NEXT:    [[TMP1:%.*]] = load <6 x i8>, ptr addrspace(1) [[P:%.*]], align 8
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <6 x i8> [[TMP1]], <6 x i8> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <8 x i8> [[TMP2]] to i64
; CHECK-NEXT:    [[TMP4:%.*]] = shl i64 [[TMP3]], 16
; CHECK-NEXT:    [[TMP5:%.*]] = ashr i64 [[TMP4]], 16
; CHECK-NEXT:    [[TMP6:%.*]] = ashr i64 [[TMP5]], 20
; CHECK-NEXT:    [[TMP7:%.*]] = and i64 [[TMP6]], 281474976710655
; CHECK-NEXT:    [[TMP8:%.*]] = shl i64 [[TMP7]], 16
; CHECK-NEXT:    [[TMP9:%.*]] = ashr i64 [[TMP8]], 16
; CHECK-NEXT:    ret i64 [[TMP9]]
  %v = load i48, ptr addrspace(1) %p, align 8
  %s = ashr i48 %v, 20
  %r = sext i48 %s to i64
  ret i64 %r
}

; Unused bits are read as 0.
define i32 @part_of_byte(ptr addrspace(1) %p) {
; CHECK-LABEL: @part_of_byte(
; CHECK-NEXT:    [[TMP1:%.*]] = load volatile i16, ptr addrspace(1) [[P:%.*]], align 2
; CHECK-NEXT:    [[TMP2:%.*]] = and i16 [[TMP1]], 4095
; CHECK-NEXT:    [[TMP3:%.*]] = shl i16 [[TMP2]], 4
; CHECK-NEXT:    [[TMP4:%.*]] = ashr i16 [[TMP3]], 4
; CHECK-NEXT:    [[TMP5:%.*]] = call i16 @llvm.smax.i16(i16 [[TMP4]], i16 -5)
; CHECK-NEXT:    [[TMP6:%.*]] = and i16 [[TMP5]], 4095
; CHECK-NEXT:    store i16 [[TMP6]], ptr addrspace(1) [[P]], align 2
; CHECK-NEXT:    [[TMP7:%.*]] = zext i16 [[TMP6]] to i32
; CHECK-NEXT:    ret i32 [[TMP7]]
  %v = load volatile i12, ptr addrspace(1) %p
  %w = call i12 @llvm.smax.i12(i12 %v, i12 -5)
  store i12 %w, ptr addrspace(1) %p
  %r = zext i12 %w to i32
  ret i32 %r
}

define <3 x i16> @elements(<6 x i8> %v) {
; CHECK-LABEL: @elements(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <6 x i8> [[V:%.*]], <6 x i8> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i8> [[TMP1]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = call i64 @llvm.bswap.i64(i64 [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = lshr i64 [[TMP3]], 16
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i64 [[TMP4]] to <4 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <4 x i16> [[TMP5]], <4 x i16> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    ret <3 x i16> [[TMP6]]
  %b = bitcast <6 x i8> %v to i48
  %s = call i48 @llvm.bswap.i48(i48 %b)
  %r = bitcast i48 %s to <3 x i16>
  ret <3 x i16> %r
}

define float @numbers(float %x, i32 %n) {
; CHECK-LABEL: @numbers(
; CHECK-NEXT:    [[TMP1:%.*]] = fptosi float [[X:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = and i32 [[TMP1]], 1048575
; CHECK-NEXT:    [[TMP3:%.*]] = and i32 [[N:%.*]], 1048575
; CHECK-NEXT:    [[TMP4:%.*]] = shl i32 [[TMP3]], 12
; CHECK-NEXT:    [[TMP5:%.*]] = ashr i32 [[TMP4]], 12
; CHECK-NEXT:    [[TMP6:%.*]] = call i32 @llvm.abs.i32(i32 [[TMP5]], i1 false)
; CHECK-NEXT:    [[TMP7:%.*]] = and i32 [[TMP6]], 1048575
; CHECK-NEXT:    [[TMP8:%.*]] = call i32 @llvm.usub.sat.i32(i32 [[TMP2]], i32 [[TMP7]])
; CHECK-NEXT:    [[TMP9:%.*]] = shl i32 [[TMP8]], 12
; CHECK-NEXT:    [[TMP10:%.*]] = ashr i32 [[TMP9]], 12
; CHECK-NEXT:    [[TMP11:%.*]] = sitofp i32 [[TMP10]] to float
; CHECK-NEXT:    ret float [[TMP11]]
  %a = fptosi float %x to i20
  %t = trunc i32 %n to i20
  %m = call i20 @llvm.abs.i20(i20 %t, i1 false)
  %s = call i20 @llvm.usub.sat.i20(i20 %a, i20 %m)
  %r = sitofp i20 %s to float
  ret float %r
}

define i32 @constant(i32 %n) {
; CHECK-LABEL: @constant(
; CHECK-NEXT:    [[TMP1:%.*]] = and i32 [[N:%.*]], 16777215
; CHECK-NEXT:    [[TMP2:%.*]] = xor i32 [[TMP1]], 197121
; CHECK-NEXT:    [[TMP3:%.*]] = and i32 [[TMP2]], 16777215
; CHECK-NEXT:    ret i32 [[TMP3]]
  %t = trunc i32 %n to i24
  %s = xor i24 %t, bitcast (<3 x i8> <i8 1, i8 2, i8 3> to i24)
  %r = zext i24 %s to i32
  ret i32 %r
}

define internal i24 @callee(i24 %x, i48 %y) noinline {
; CHECK-LABEL: @callee(
; CHECK-NEXT:    [[TMP1:%.*]] = and i32 [[X:%.*]], 16777215
; CHECK-NEXT:    [[TMP2:%.*]] = and i64 [[Y:%.*]], 281474976710655
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i64 [[TMP2]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], 16777215
; CHECK-NEXT:    [[TMP5:%.*]] = add i32 [[TMP1]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = and i32 [[TMP5]], 16777215
; CHECK-NEXT:    ret i32 [[TMP6]]
  %t = trunc i48 %y to i24
  %s = add nsw i24 %x, %t
  ret i24 %s
}

define i32 @caller(i32 %x, i64 %y) {
; CHECK-LABEL: @caller(
; CHECK-NEXT:    [[TMP1:%.*]] = and i32 [[X:%.*]], 16777215
; CHECK-NEXT:    [[TMP2:%.*]] = and i64 [[Y:%.*]], 281474976710655
; CHECK-NEXT:    [[TMP3:%.*]] = call i32 @callee(i32 [[TMP1]], i64 [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = and i32 [[TMP3]], 16777215
; CHECK-NEXT:    [[TMP5:%.*]] = shl i32 [[TMP4]], 8
; CHECK-NEXT:    [[TMP6:%.*]] = ashr i32 [[TMP5]], 8
; CHECK-NEXT:    ret i32 [[TMP6]]
  %a = trunc i32 %x to i24
  %b = trunc i64 %y to i48
  %c = call i24 @callee(i24 %a, i48 %b)
  %r = sext i24 %c to i32
  ret i32 %r
}
