; Division of i64 becomes a product or a loop, unless the divisor is a constant power of two.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-expand-int64<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-expand-int64<platform=pvc>,cmx-expand-int64<platform=pvc>' -S %s | FileCheck %s

define <8 x i64> @unsigned(<8 x i64> %x, <8 x i64> %y) {
; CHECK-LABEL: @unsigned(
; CHECK-NEXT:    br label %divide
; CHECK:       divide:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i32 [ 0, [[TMP0:%.*]] ], [ [[TMP14:%.*]], %divide ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi <8 x i64> [ [[X:%.*]], [[TMP0]] ], [ [[R:%.*]], %divide ]
; CHECK-NEXT:    [[TMP3:%.*]] = phi <8 x i64> [ zeroinitializer, [[TMP0]] ], [ [[TMP11:%.*]], %divide ]
; CHECK-NEXT:    [[TMP4:%.*]] = lshr <8 x i64> [[TMP2]], splat (i64 63)
; CHECK-NEXT:    [[TMP5:%.*]] = shl <8 x i64> [[TMP3]], splat (i64 1)
; CHECK-NEXT:    [[TMP6:%.*]] = or <8 x i64> [[TMP5]], [[TMP4]]
; CHECK-NEXT:    [[TMP7:%.*]] = icmp slt <8 x i64> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = icmp uge <8 x i64> [[TMP6]], [[Y:%.*]]
; CHECK-NEXT:    [[TMP9:%.*]] = or <8 x i1> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = sub <8 x i64> [[TMP6]], [[Y]]
; CHECK-NEXT:    [[TMP11]] = select <8 x i1> [[TMP9]], <8 x i64> [[TMP10]], <8 x i64> [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = shl <8 x i64> [[TMP2]], splat (i64 1)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <8 x i1> [[TMP9]] to <8 x i64>
; CHECK-NEXT:    [[R]] = or <8 x i64> [[TMP12]], [[TMP13]]
; CHECK-NEXT:    [[TMP14]] = add i32 [[TMP1]], 1
; CHECK-NEXT:    [[TMP15:%.*]] = icmp eq i32 [[TMP14]], 64
; CHECK-NEXT:    br i1 [[TMP15]], label %divided, label %divide
; CHECK:       divided:
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %r = udiv <8 x i64> %x, %y
  ret <8 x i64> %r
}

; The remainder has the sign of the dividend.
define i64 @signed(i64 %x, i64 %y) {
; CHECK-LABEL: @signed(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr i64 [[X:%.*]], 63
; CHECK-NEXT:    [[TMP2:%.*]] = call i64 @llvm.abs.i64(i64 [[X]], i1 false)
; CHECK-NEXT:    [[TMP3:%.*]] = call i64 @llvm.abs.i64(i64 [[Y:%.*]], i1 false)
; CHECK-NEXT:    br label %divide
; CHECK:       divide:
; CHECK-NEXT:    [[TMP4:%.*]] = phi i32 [ 0, [[TMP0:%.*]] ], [ [[TMP18:%.*]], %divide ]
; CHECK-NEXT:    [[TMP5:%.*]] = phi i64 [ [[TMP2]], [[TMP0]] ], [ [[TMP17:%.*]], %divide ]
; CHECK-NEXT:    [[TMP6:%.*]] = phi i64 [ 0, [[TMP0]] ], [ [[TMP14:%.*]], %divide ]
; CHECK-NEXT:    [[TMP7:%.*]] = lshr i64 [[TMP5]], 63
; CHECK-NEXT:    [[TMP8:%.*]] = shl i64 [[TMP6]], 1
; CHECK-NEXT:    [[TMP9:%.*]] = or i64 [[TMP8]], [[TMP7]]
; CHECK-NEXT:    [[TMP10:%.*]] = icmp slt i64 [[TMP6]], 0
; CHECK-NEXT:    [[TMP11:%.*]] = icmp uge i64 [[TMP9]], [[TMP3]]
; CHECK-NEXT:    [[TMP12:%.*]] = or i1 [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = sub i64 [[TMP9]], [[TMP3]]
; CHECK-NEXT:    [[TMP14]] = select i1 [[TMP12]], i64 [[TMP13]], i64 [[TMP9]]
; CHECK-NEXT:    [[TMP15:%.*]] = shl i64 [[TMP5]], 1
; CHECK-NEXT:    [[TMP16:%.*]] = zext i1 [[TMP12]] to i64
; CHECK-NEXT:    [[TMP17]] = or i64 [[TMP15]], [[TMP16]]
; CHECK-NEXT:    [[TMP18]] = add i32 [[TMP4]], 1
; CHECK-NEXT:    [[TMP19:%.*]] = icmp eq i32 [[TMP18]], 64
; CHECK-NEXT:    br i1 [[TMP19]], label %divided, label %divide
; CHECK:       divided:
; CHECK-NEXT:    [[TMP20:%.*]] = xor i64 [[TMP14]], [[TMP1]]
; CHECK-NEXT:    [[R:%.*]] = sub i64 [[TMP20]], [[TMP1]]
; CHECK-NEXT:    ret i64 [[R]]
  %r = srem i64 %x, %y
  ret i64 %r
}

define i64 @constant(i64 %x) {
; CHECK-LABEL: @constant(
; CHECK-NEXT:    [[TMP1:%.*]] = xor i64 [[X:%.*]], -10
; CHECK-NEXT:    [[TMP2:%.*]] = ashr i64 [[TMP1]], 63
; CHECK-NEXT:    [[TMP3:%.*]] = call i64 @llvm.abs.i64(i64 [[X]], i1 false)
; CHECK-NEXT:    [[TMP4:%.*]] = and i64 [[TMP3]], 4294967295
; CHECK-NEXT:    [[TMP5:%.*]] = lshr i64 [[TMP3]], 32
; CHECK-NEXT:    [[TMP6:%.*]] = mul i64 [[TMP4]], 3435973837
; CHECK-NEXT:    [[TMP7:%.*]] = mul i64 [[TMP4]], 3435973836
; CHECK-NEXT:    [[TMP8:%.*]] = mul i64 [[TMP5]], 3435973837
; CHECK-NEXT:    [[TMP9:%.*]] = lshr i64 [[TMP6]], 32
; CHECK-NEXT:    [[TMP10:%.*]] = add i64 [[TMP9]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = and i64 [[TMP10]], 4294967295
; CHECK-NEXT:    [[TMP12:%.*]] = add i64 [[TMP11]], [[TMP7]]
; CHECK-NEXT:    [[TMP13:%.*]] = mul i64 [[TMP5]], 3435973836
; CHECK-NEXT:    [[TMP14:%.*]] = lshr i64 [[TMP10]], 32
; CHECK-NEXT:    [[TMP15:%.*]] = add i64 [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = lshr i64 [[TMP12]], 32
; CHECK-NEXT:    [[TMP17:%.*]] = add i64 [[TMP15]], [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = lshr i64 [[TMP17]], 3
; CHECK-NEXT:    [[TMP19:%.*]] = mul i64 [[TMP18]], 10
; CHECK-NEXT:    [[TMP20:%.*]] = sub i64 [[TMP3]], [[TMP19]]
; CHECK-NEXT:    [[TMP21:%.*]] = xor i64 [[TMP18]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = sub i64 [[TMP21]], [[TMP2]]
; CHECK-NEXT:    ret i64 [[R]]
  %r = sdiv i64 %x, -10
  ret i64 %r
}

; cmx-lower knows these.
define <2 x i64> @powers(<2 x i64> %x) {
; CHECK-LABEL: @powers(
; CHECK-NEXT:    [[R:%.*]] = udiv <2 x i64> [[X:%.*]], <i64 4, i64 16>
; CHECK-NEXT:    [[S:%.*]] = sdiv <2 x i64> [[R]], splat (i64 -8)
; CHECK-NEXT:    ret <2 x i64> [[S]]
  %r = udiv <2 x i64> %x, <i64 4, i64 16>
  %s = sdiv <2 x i64> %r, splat (i64 -8)
  ret <2 x i64> %s
}

; The smallest number is a power of two, but not the negative of one; nor may
; lanes of different numbers be negative.
define i64 @smallest(i64 %x) {
; CHECK-LABEL: @smallest(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr i64 [[X:%.*]], 63
; CHECK-NEXT:    [[TMP2:%.*]] = call i64 @llvm.abs.i64(i64 [[X]], i1 false)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr i64 [[TMP2]], 63
; CHECK-NEXT:    [[TMP4:%.*]] = mul i64 [[TMP3]], -9223372036854775808
; CHECK-NEXT:    [[TMP5:%.*]] = sub i64 [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = xor i64 [[TMP5]], [[TMP1]]
; CHECK-NEXT:    [[R:%.*]] = sub i64 [[TMP6]], [[TMP1]]
; CHECK-NEXT:    ret i64 [[R]]
  %r = srem i64 %x, -9223372036854775808
  ret i64 %r
}
define <2 x i64> @negative_lane(<2 x i64> %x) {
; CHECK-LABEL: @negative_lane(
; CHECK-NEXT:    [[TMP1:%.*]] = xor <2 x i64> [[X:%.*]], <i64 4, i64 -8>
; CHECK-NEXT:    [[TMP2:%.*]] = ashr <2 x i64> [[TMP1]], splat (i64 63)
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i64> @llvm.abs.v2i64(<2 x i64> [[X]], i1 false)
; CHECK-NEXT:    [[TMP4:%.*]] = call <2 x i64> @llvm.abs.v2i64(<2 x i64> <i64 4, i64 -8>, i1 false)
; CHECK-NEXT:    br label %divide
; CHECK:       divide:
; CHECK-NEXT:    [[TMP5:%.*]] = phi i32 [ 0, [[TMP0:%.*]] ], [ [[TMP19:%.*]], %divide ]
; CHECK-NEXT:    [[TMP6:%.*]] = phi <2 x i64> [ [[TMP3]], [[TMP0]] ], [ [[TMP18:%.*]], %divide ]
; CHECK-NEXT:    [[TMP7:%.*]] = phi <2 x i64> [ zeroinitializer, [[TMP0]] ], [ [[TMP15:%.*]], %divide ]
; CHECK-NEXT:    [[TMP8:%.*]] = lshr <2 x i64> [[TMP6]], splat (i64 63)
; CHECK-NEXT:    [[TMP9:%.*]] = shl <2 x i64> [[TMP7]], splat (i64 1)
; CHECK-NEXT:    [[TMP10:%.*]] = or <2 x i64> [[TMP9]], [[TMP8]]
; CHECK-NEXT:    [[TMP11:%.*]] = icmp slt <2 x i64> [[TMP7]], zeroinitializer
; CHECK-NEXT:    [[TMP12:%.*]] = icmp uge <2 x i64> [[TMP10]], [[TMP4]]
; CHECK-NEXT:    [[TMP13:%.*]] = or <2 x i1> [[TMP11]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = sub <2 x i64> [[TMP10]], [[TMP4]]
; CHECK-NEXT:    [[TMP15]] = select <2 x i1> [[TMP13]], <2 x i64> [[TMP14]], <2 x i64> [[TMP10]]
; CHECK-NEXT:    [[TMP16:%.*]] = shl <2 x i64> [[TMP6]], splat (i64 1)
; CHECK-NEXT:    [[TMP17:%.*]] = zext <2 x i1> [[TMP13]] to <2 x i64>
; CHECK-NEXT:    [[TMP18]] = or <2 x i64> [[TMP16]], [[TMP17]]
; CHECK-NEXT:    [[TMP19]] = add i32 [[TMP5]], 1
; CHECK-NEXT:    [[TMP20:%.*]] = icmp eq i32 [[TMP19]], 64
; CHECK-NEXT:    br i1 [[TMP20]], label %divided, label %divide
; CHECK:       divided:
; CHECK-NEXT:    [[TMP21:%.*]] = xor <2 x i64> [[TMP18]], [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = sub <2 x i64> [[TMP21]], [[TMP2]]
; CHECK-NEXT:    ret <2 x i64> [[R]]
  %r = sdiv <2 x i64> %x, <i64 4, i64 -8>
  ret <2 x i64> %r
}
define i64 @negative_as_unsigned(i64 %x) {
; CHECK-LABEL: @negative_as_unsigned(
; CHECK-NEXT:    [[TMP1:%.*]] = lshr i64 [[X:%.*]], 3
; CHECK-NEXT:    [[TMP2:%.*]] = and i64 [[TMP1]], 4294967295
; CHECK-NEXT:    [[TMP3:%.*]] = lshr i64 [[TMP1]], 32
; CHECK-NEXT:    [[TMP4:%.*]] = mul i64 [[TMP2]], 1
; CHECK-NEXT:    [[TMP5:%.*]] = mul i64 [[TMP2]], 268435456
; CHECK-NEXT:    [[TMP6:%.*]] = mul i64 [[TMP3]], 1
; CHECK-NEXT:    [[TMP7:%.*]] = lshr i64 [[TMP4]], 32
; CHECK-NEXT:    [[TMP8:%.*]] = add i64 [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = and i64 [[TMP8]], 4294967295
; CHECK-NEXT:    [[TMP10:%.*]] = add i64 [[TMP9]], [[TMP5]]
; CHECK-NEXT:    [[TMP11:%.*]] = mul i64 [[TMP3]], 268435456
; CHECK-NEXT:    [[TMP12:%.*]] = lshr i64 [[TMP8]], 32
; CHECK-NEXT:    [[TMP13:%.*]] = add i64 [[TMP11]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = lshr i64 [[TMP10]], 32
; CHECK-NEXT:    [[TMP15:%.*]] = add i64 [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[R:%.*]] = lshr i64 [[TMP15]], 57
; CHECK-NEXT:    [[TMP16:%.*]] = mul i64 [[R]], -8
; CHECK-NEXT:    [[TMP17:%.*]] = sub i64 [[X]], [[TMP16]]
; CHECK-NEXT:    ret i64 [[R]]
  %r = udiv i64 %x, -8
  ret i64 %r
}

define i32 @dwords(i32 %x, i32 %y) {
; CHECK-LABEL: @dwords(
; CHECK-NEXT:    [[R:%.*]] = udiv i32 [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret i32 [[R]]
  %r = udiv i32 %x, %y
  ret i32 %r
}

; By a constant: a product, here with the addition that some reciprocals need.
define <4 x i64> @by_seven(<4 x i64> %x) {
; CHECK-LABEL: @by_seven(
; CHECK-NEXT:    [[TMP1:%.*]] = and <4 x i64> [[X:%.*]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP2:%.*]] = lshr <4 x i64> [[X]], splat (i64 32)
; CHECK-NEXT:    [[TMP3:%.*]] = mul <4 x i64> [[TMP1]], splat (i64 2454267027)
; CHECK-NEXT:    [[TMP4:%.*]] = mul <4 x i64> [[TMP1]], splat (i64 613566756)
; CHECK-NEXT:    [[TMP5:%.*]] = mul <4 x i64> [[TMP2]], splat (i64 2454267027)
; CHECK-NEXT:    [[TMP6:%.*]] = lshr <4 x i64> [[TMP3]], splat (i64 32)
; CHECK-NEXT:    [[TMP7:%.*]] = add <4 x i64> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP8:%.*]] = and <4 x i64> [[TMP7]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP9:%.*]] = add <4 x i64> [[TMP8]], [[TMP4]]
; CHECK-NEXT:    [[TMP10:%.*]] = mul <4 x i64> [[TMP2]], splat (i64 613566756)
; CHECK-NEXT:    [[TMP11:%.*]] = lshr <4 x i64> [[TMP7]], splat (i64 32)
; CHECK-NEXT:    [[TMP12:%.*]] = add <4 x i64> [[TMP10]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = lshr <4 x i64> [[TMP9]], splat (i64 32)
; CHECK-NEXT:    [[TMP14:%.*]] = add <4 x i64> [[TMP12]], [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = sub <4 x i64> [[X]], [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = lshr <4 x i64> [[TMP15]], splat (i64 1)
; CHECK-NEXT:    [[TMP17:%.*]] = add <4 x i64> [[TMP16]], [[TMP14]]
; CHECK-NEXT:    [[R:%.*]] = lshr <4 x i64> [[TMP17]], splat (i64 2)
; CHECK-NEXT:    [[TMP18:%.*]] = mul <4 x i64> [[R]], splat (i64 7)
; CHECK-NEXT:    [[TMP19:%.*]] = sub <4 x i64> [[X]], [[TMP18]]
; CHECK-NEXT:    ret <4 x i64> [[R]]
  %r = udiv <4 x i64> %x, splat (i64 7)
  ret <4 x i64> %r
}

; The sign is put on afterwards; the divisor needs no absolute value.
define i64 @negative(i64 %x) {
; CHECK-LABEL: @negative(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr i64 [[X:%.*]], 63
; CHECK-NEXT:    [[TMP2:%.*]] = call i64 @llvm.abs.i64(i64 [[X]], i1 false)
; CHECK-NEXT:    [[TMP3:%.*]] = and i64 [[TMP2]], 4294967295
; CHECK-NEXT:    [[TMP4:%.*]] = lshr i64 [[TMP2]], 32
; CHECK-NEXT:    [[TMP5:%.*]] = mul i64 [[TMP3]], 3435973837
; CHECK-NEXT:    [[TMP6:%.*]] = mul i64 [[TMP3]], 3435973836
; CHECK-NEXT:    [[TMP7:%.*]] = mul i64 [[TMP4]], 3435973837
; CHECK-NEXT:    [[TMP8:%.*]] = lshr i64 [[TMP5]], 32
; CHECK-NEXT:    [[TMP9:%.*]] = add i64 [[TMP8]], [[TMP7]]
; CHECK-NEXT:    [[TMP10:%.*]] = and i64 [[TMP9]], 4294967295
; CHECK-NEXT:    [[TMP11:%.*]] = add i64 [[TMP10]], [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = mul i64 [[TMP4]], 3435973836
; CHECK-NEXT:    [[TMP13:%.*]] = lshr i64 [[TMP9]], 32
; CHECK-NEXT:    [[TMP14:%.*]] = add i64 [[TMP12]], [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = lshr i64 [[TMP11]], 32
; CHECK-NEXT:    [[TMP16:%.*]] = add i64 [[TMP14]], [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = lshr i64 [[TMP16]], 3
; CHECK-NEXT:    [[TMP18:%.*]] = mul i64 [[TMP17]], 10
; CHECK-NEXT:    [[TMP19:%.*]] = sub i64 [[TMP2]], [[TMP18]]
; CHECK-NEXT:    [[TMP20:%.*]] = xor i64 [[TMP19]], [[TMP1]]
; CHECK-NEXT:    [[R:%.*]] = sub i64 [[TMP20]], [[TMP1]]
; CHECK-NEXT:    ret i64 [[R]]
  %r = srem i64 %x, -10
  ret i64 %r
}

; Divisors that differ.
define <2 x i64> @mixed(<2 x i64> %x) {
; CHECK-LABEL: @mixed(
; CHECK-NEXT:    br label %divide
; CHECK:       divide:
; CHECK-NEXT:    [[TMP1:%.*]] = phi i32 [ 0, [[TMP0:%.*]] ], [ [[TMP14:%.*]], %divide ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi <2 x i64> [ [[X:%.*]], [[TMP0]] ], [ [[R:%.*]], %divide ]
; CHECK-NEXT:    [[TMP3:%.*]] = phi <2 x i64> [ zeroinitializer, [[TMP0]] ], [ [[TMP11:%.*]], %divide ]
; CHECK-NEXT:    [[TMP4:%.*]] = lshr <2 x i64> [[TMP2]], splat (i64 63)
; CHECK-NEXT:    [[TMP5:%.*]] = shl <2 x i64> [[TMP3]], splat (i64 1)
; CHECK-NEXT:    [[TMP6:%.*]] = or <2 x i64> [[TMP5]], [[TMP4]]
; CHECK-NEXT:    [[TMP7:%.*]] = icmp slt <2 x i64> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[TMP8:%.*]] = icmp uge <2 x i64> [[TMP6]], <i64 3, i64 5>
; CHECK-NEXT:    [[TMP9:%.*]] = or <2 x i1> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = sub <2 x i64> [[TMP6]], <i64 3, i64 5>
; CHECK-NEXT:    [[TMP11]] = select <2 x i1> [[TMP9]], <2 x i64> [[TMP10]], <2 x i64> [[TMP6]]
; CHECK-NEXT:    [[TMP12:%.*]] = shl <2 x i64> [[TMP2]], splat (i64 1)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <2 x i1> [[TMP9]] to <2 x i64>
; CHECK-NEXT:    [[R]] = or <2 x i64> [[TMP12]], [[TMP13]]
; CHECK-NEXT:    [[TMP14]] = add i32 [[TMP1]], 1
; CHECK-NEXT:    [[TMP15:%.*]] = icmp eq i32 [[TMP14]], 64
; CHECK-NEXT:    br i1 [[TMP15]], label %divided, label %divide
; CHECK:       divided:
; CHECK-NEXT:    ret <2 x i64> [[R]]
  %r = udiv <2 x i64> %x, <i64 3, i64 5>
  ret <2 x i64> %r
}
