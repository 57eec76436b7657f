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
; CHECK-NEXT:    [[TMP6:%.*]] = and i32 [[TMP3]], 16773120
; CHECK-NEXT:    [[TMP7:%.*]] = or i32 [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast i32 [[TMP7]] to <4 x i8>
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <4 x i8> [[TMP8]], <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    store <3 x i8> [[TMP9]], ptr addrspace(1) [[P]], align 4
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
; CHECK-NEXT:    ret i32 [[TMP2]]
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

; Those of 65 bits and more become 128 bits, which are pairs.
define i32 @long(ptr addrspace(1) %p, i32 %n) {
; CHECK-LABEL: @long(
; CHECK-NEXT:    [[TMP1:%.*]] = load <12 x i8>, ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <12 x i8> [[TMP1]], <12 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 12, i32 12, i32 12>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <16 x i8> [[TMP2]] to <2 x i64>
; CHECK-NEXT:    [[TMP4:%.*]] = extractelement <2 x i64> [[TMP3]], i64 0
; CHECK-NEXT:    [[TMP5:%.*]] = extractelement <2 x i64> [[TMP3]], i64 1
; CHECK-NEXT:    [[TMP6:%.*]] = zext i32 [[N:%.*]] to i64
; CHECK-NEXT:    [[TMP7:%.*]] = lshr i64 [[TMP4]], 32
; CHECK-NEXT:    [[TMP8:%.*]] = shl i64 [[TMP5]], 32
; CHECK-NEXT:    [[TMP9:%.*]] = or i64 [[TMP8]], [[TMP7]]
; CHECK-NEXT:    [[TMP10:%.*]] = shl i64 [[TMP4]], 32
; CHECK-NEXT:    [[TMP11:%.*]] = shl i64 [[TMP9]], 32
; CHECK-NEXT:    [[TMP12:%.*]] = lshr i64 [[TMP10]], 32
; CHECK-NEXT:    [[TMP13:%.*]] = or i64 [[TMP12]], [[TMP11]]
; CHECK-NEXT:    [[TMP14:%.*]] = ashr i64 [[TMP9]], 32
; CHECK-NEXT:    [[TMP15:%.*]] = icmp ult i64 [[TMP6]], 64
; CHECK-NEXT:    [[TMP16:%.*]] = and i64 [[TMP6]], 63
; CHECK-NEXT:    [[TMP17:%.*]] = xor i64 [[TMP16]], 63
; CHECK-NEXT:    [[TMP18:%.*]] = shl i64 [[TMP14]], 1
; CHECK-NEXT:    [[TMP19:%.*]] = shl i64 [[TMP18]], [[TMP17]]
; CHECK-NEXT:    [[TMP20:%.*]] = lshr i64 [[TMP13]], [[TMP16]]
; CHECK-NEXT:    [[TMP21:%.*]] = or i64 [[TMP20]], [[TMP19]]
; CHECK-NEXT:    [[TMP22:%.*]] = ashr i64 [[TMP14]], [[TMP16]]
; CHECK-NEXT:    [[TMP23:%.*]] = ashr i64 [[TMP14]], 63
; CHECK-NEXT:    [[TMP24:%.*]] = select i1 [[TMP15]], i64 [[TMP21]], i64 [[TMP22]]
; CHECK-NEXT:    [[TMP25:%.*]] = select i1 [[TMP15]], i64 [[TMP22]], i64 [[TMP23]]
; CHECK-NEXT:    [[TMP26:%.*]] = and i64 [[TMP24]], -1
; CHECK-NEXT:    [[TMP27:%.*]] = and i64 [[TMP25]], 4294967295
; CHECK-NEXT:    [[TMP28:%.*]] = trunc i64 [[TMP26]] to i32
; CHECK-NEXT:    ret i32 [[TMP28]]
  %x = load i96, ptr addrspace(1) %p, align 4
  %m = zext i32 %n to i96
  %s = ashr i96 %x, %m
  %t = trunc i96 %s to i32
  ret i32 %t
}

define i1 @long_mask(<96 x i1> %m) {
; CHECK-LABEL: @long_mask(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <96 x i1> [[M:%.*]], <96 x i1> zeroinitializer, <128 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96, i32 96>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <128 x i1> [[TMP1]] to <2 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = extractelement <2 x i64> [[TMP2]], i64 0
; CHECK-NEXT:    [[TMP4:%.*]] = extractelement <2 x i64> [[TMP2]], i64 1
; CHECK-NEXT:    [[TMP5:%.*]] = xor i64 [[TMP3]], -1
; CHECK-NEXT:    [[TMP6:%.*]] = xor i64 [[TMP4]], 4294967295
; CHECK-NEXT:    [[TMP7:%.*]] = or i64 [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = icmp eq i64 [[TMP7]], 0
; CHECK-NEXT:    ret i1 [[TMP8]]
  %x = bitcast <96 x i1> %m to i96
  %r = icmp eq i96 %x, -1
  ret i1 %r
}

; Bits of one element: InstCombine makes the first of an and before a switch.
define i32 @bits_of_elements(<2 x i32> %v, i64 %w) {
; CHECK-LABEL: @bits_of_elements(
; CHECK-NEXT:    [[TMP1:%.*]] = extractelement <2 x i32> [[V:%.*]], i64 0
; CHECK-NEXT:    [[TMP2:%.*]] = trunc i32 [[TMP1]] to i8
; CHECK-NEXT:    [[TMP3:%.*]] = and i8 [[TMP2]], 3
; CHECK-NEXT:    [[TMP4:%.*]] = extractelement <2 x i32> [[V]], i64 1
; CHECK-NEXT:    [[TMP5:%.*]] = lshr i32 [[TMP4]], 6
; CHECK-NEXT:    [[TMP6:%.*]] = trunc i32 [[TMP5]] to i8
; CHECK-NEXT:    [[TMP7:%.*]] = and i8 [[TMP6]], 3
; CHECK-NEXT:    [[TMP8:%.*]] = lshr i64 [[W:%.*]], 12
; CHECK-NEXT:    [[TMP9:%.*]] = trunc i64 [[TMP8]] to i8
; CHECK-NEXT:    [[TMP10:%.*]] = and i8 [[TMP9]], 15
; CHECK-NEXT:    [[TMP11:%.*]] = shl i8 [[TMP10]], 4
; CHECK-NEXT:    [[TMP12:%.*]] = ashr i8 [[TMP11]], 4
; CHECK-NEXT:    [[TMP13:%.*]] = sext i8 [[TMP12]] to i32
; CHECK-NEXT:    [[TMP14:%.*]] = icmp eq i8 [[TMP3]], [[TMP7]]
; CHECK-NEXT:    [[R:%.*]] = select i1 [[TMP14]], i32 [[TMP13]], i32 7
; CHECK-NEXT:    ret i32 [[R]]
  %parts = bitcast <2 x i32> %v to <32 x i2>
  %low = extractelement <32 x i2> %parts, i64 0
  %high = extractelement <32 x i2> %parts, i64 19
  %words = bitcast i64 %w to <16 x i4>
  %x = extractelement <16 x i4> %words, i32 3
  %y = sext i4 %x to i32
  %same = icmp eq i2 %low, %high
  %r = select i1 %same, i32 %y, i32 7
  ret i32 %r
}

; Elements and shuffles, as LLVM's vectorizer makes them of short products.
define i32 @vectors_of_few_bits(i16 %a, i32 %at, <2 x i16> %w) {
; CHECK-LABEL: @vectors_of_few_bits(
; CHECK-NEXT:    [[TMP1:%.*]] = and i16 [[A:%.*]], 511
; CHECK-NEXT:    [[TMP2:%.*]] = insertelement <2 x i16> <i16 poison, i16 510>, i16 [[TMP1]], i32 0
; CHECK-NEXT:    [[TMP3:%.*]] = and <2 x i16> [[W:%.*]], splat (i16 511)
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <2 x i16> [[TMP2]], <2 x i16> [[TMP3]], <4 x i32> <i32 0, i32 3, i32 1, i32 2>
; CHECK-NEXT:    [[TMP5:%.*]] = mul <4 x i16> [[TMP4]], splat (i16 10)
; CHECK-NEXT:    [[TMP6:%.*]] = and <4 x i16> [[TMP5]], splat (i16 511)
; CHECK-NEXT:    [[TMP7:%.*]] = extractelement <4 x i16> [[TMP6]], i32 [[AT:%.*]]
; CHECK-NEXT:    [[TMP8:%.*]] = shl i16 [[TMP7]], 7
; CHECK-NEXT:    [[TMP9:%.*]] = ashr i16 [[TMP8]], 7
; CHECK-NEXT:    [[TMP10:%.*]] = sext i16 [[TMP9]] to i32
; CHECK-NEXT:    ret i32 [[TMP10]]
  %x = trunc i16 %a to i9
  %v = insertelement <2 x i9> <i9 poison, i9 -2>, i9 %x, i32 0
  %y = trunc <2 x i16> %w to <2 x i9>
  %s = shufflevector <2 x i9> %v, <2 x i9> %y, <4 x i32> <i32 0, i32 3, i32 1, i32 2>
  %m = mul <4 x i9> %s, splat (i9 10)
  %e = extractelement <4 x i9> %m, i32 %at
  %r = sext i9 %e to i32
  ret i32 %r
}

define i32 @unsigned_numbers(float %x, i32 %n) {
; CHECK-LABEL: @unsigned_numbers(
; CHECK-NEXT:    [[TMP1:%.*]] = fptoui float [[X:%.*]] to i32
; CHECK-NEXT:    [[TMP2:%.*]] = and i32 [[TMP1]], 16777215
; CHECK-NEXT:    [[TMP3:%.*]] = and i32 [[N:%.*]], 16777215
; CHECK-NEXT:    [[TMP4:%.*]] = add i32 [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = and i32 [[TMP4]], 16777215
; CHECK-NEXT:    [[TMP6:%.*]] = uitofp i32 [[TMP5]] to float
; CHECK-NEXT:    [[R:%.*]] = fptosi float [[TMP6]] to i32
; CHECK-NEXT:    ret i32 [[R]]
  %i = fptoui float %x to i24
  %t = trunc i32 %n to i24
  %s = add i24 %i, %t
  %f = uitofp i24 %s to float
  %r = fptosi float %f to i32
  ret i32 %r
}

define i32 @poison(i32 %n, i1 %c) {
; CHECK-LABEL: @poison(
; CHECK-NEXT:    [[TMP1:%.*]] = and i32 [[N:%.*]], 16777215
; CHECK-NEXT:    [[TMP2:%.*]] = select i1 [[C:%.*]], i32 [[TMP1]], i32 poison
; CHECK-NEXT:    [[TMP3:%.*]] = shl i32 [[TMP2]], 8
; CHECK-NEXT:    [[TMP4:%.*]] = ashr i32 [[TMP3]], 8
; CHECK-NEXT:    ret i32 [[TMP4]]
  %t = trunc i32 %n to i24
  %s = select i1 %c, i24 %t, i24 poison
  %r = sext i24 %s to i32
  ret i32 %r
}

define i16 @element(<2 x i16> %w) {
; CHECK-LABEL: @element(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc <2 x i16> [[W:%.*]] to <2 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = and <2 x i8> [[TMP1]], splat (i8 15)
; CHECK-NEXT:    [[TMP3:%.*]] = extractelement <2 x i8> [[TMP2]], i32 1
; CHECK-NEXT:    [[TMP4:%.*]] = shl i8 [[TMP3]], 4
; CHECK-NEXT:    [[TMP5:%.*]] = ashr i8 [[TMP4]], 4
; CHECK-NEXT:    [[TMP6:%.*]] = sext i8 [[TMP5]] to i16
; CHECK-NEXT:    ret i16 [[TMP6]]
  %v = trunc <2 x i16> %w to <2 x i4>
  %x = extractelement <2 x i4> %v, i32 1
  %r = sext i4 %x to i16
  ret i16 %r
}

; Only some arguments are other integers, and the result is none.
define internal void @mixed(i24 %x, i1 %c, ptr addrspace(1) %p) noinline {
; CHECK-LABEL: @mixed(
; CHECK-NEXT:    [[TMP1:%.*]] = and i32 [[X:%.*]], 16777215
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i32 [[TMP1]] to <4 x i8>
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <4 x i8> [[TMP2]], <4 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
; CHECK-NEXT:    store <3 x i8> [[TMP3]], ptr addrspace(1) [[P:%.*]], align 4
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void
  br i1 %c, label %then, label %end

then:
  store i24 %x, ptr addrspace(1) %p
  br label %end

end:
  ret void
}

define internal i24 @only_result(i32 %x) noinline {
; CHECK-LABEL: @only_result(
; CHECK-NEXT:    [[TMP1:%.*]] = and i32 [[X:%.*]], 16777215
; CHECK-NEXT:    ret i32 [[TMP1]]
  %r = trunc i32 %x to i24
  ret i24 %r
}

define i32 @calls_mixed(i32 %x, i1 %c, ptr addrspace(1) %p) {
; CHECK-LABEL: @calls_mixed(
; CHECK-NEXT:    [[TMP1:%.*]] = and i32 [[X:%.*]], 16777215
; CHECK-NEXT:    call void @mixed(i32 [[TMP1]], i1 [[C:%.*]], ptr addrspace(1) [[P:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = call i32 @only_result(i32 [[X]])
; CHECK-NEXT:    [[TMP3:%.*]] = and i32 [[TMP2]], 16777215
; CHECK-NEXT:    [[TMP4:%.*]] = shl i32 [[TMP3]], 8
; CHECK-NEXT:    [[TMP5:%.*]] = ashr i32 [[TMP4]], 8
; CHECK-NEXT:    ret i32 [[TMP5]]
  %t = trunc i32 %x to i24
  call void @mixed(i24 %t, i1 %c, ptr addrspace(1) %p)
  %o = call i24 @only_result(i32 %x)
  %r = sext i24 %o to i32
  ret i32 %r
}
