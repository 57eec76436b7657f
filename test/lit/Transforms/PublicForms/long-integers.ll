; Integers of 128 bits, as LLVM makes of upper halves of products, are pairs of qwords.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-public-forms,cmx-public-forms -S %s | FileCheck %s

define i64 @high(i64 %a, i64 %b) {
; CHECK-LABEL: @high(
; CHECK-NEXT:    [[TMP1:%.*]] = and i64 [[A:%.*]], 4294967295
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i64 [[A]], 32
; CHECK-NEXT:    [[TMP3:%.*]] = and i64 [[B:%.*]], 4294967295
; CHECK-NEXT:    [[TMP4:%.*]] = lshr i64 [[B]], 32
; CHECK-NEXT:    [[TMP5:%.*]] = mul i64 [[TMP1]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = mul i64 [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP7:%.*]] = mul i64 [[TMP1]], [[TMP4]]
; CHECK-NEXT:    [[TMP8:%.*]] = mul i64 [[TMP2]], [[TMP4]]
; CHECK-NEXT:    [[TMP9:%.*]] = lshr i64 [[TMP5]], 32
; CHECK-NEXT:    [[TMP10:%.*]] = add i64 [[TMP9]], [[TMP6]]
; CHECK-NEXT:    [[TMP11:%.*]] = and i64 [[TMP10]], 4294967295
; CHECK-NEXT:    [[TMP12:%.*]] = add i64 [[TMP11]], [[TMP7]]
; CHECK-NEXT:    [[TMP13:%.*]] = lshr i64 [[TMP10]], 32
; CHECK-NEXT:    [[TMP14:%.*]] = add i64 [[TMP8]], [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = lshr i64 [[TMP12]], 32
; CHECK-NEXT:    [[TMP16:%.*]] = add i64 [[TMP14]], [[TMP15]]
; CHECK-NEXT:    [[TMP17:%.*]] = mul i64 [[A]], [[B]]
; CHECK-NEXT:    [[TMP18:%.*]] = lshr i64 [[TMP16]], 0
; CHECK-NEXT:    ret i64 [[TMP18]]
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul nuw i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc nuw i128 %h to i64
  ret i64 %r
}

define <2 x i64> @signed_high(<2 x i64> %a, <2 x i32> %b) {
; CHECK-LABEL: @signed_high(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr <2 x i64> [[A:%.*]], splat (i64 63)
; CHECK-NEXT:    [[TMP2:%.*]] = sext <2 x i32> [[B:%.*]] to <2 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = ashr <2 x i64> [[TMP2]], splat (i64 63)
; CHECK-NEXT:    [[TMP4:%.*]] = and <2 x i64> [[A]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP5:%.*]] = lshr <2 x i64> [[A]], splat (i64 32)
; CHECK-NEXT:    [[TMP6:%.*]] = and <2 x i64> [[TMP2]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP7:%.*]] = lshr <2 x i64> [[TMP2]], splat (i64 32)
; CHECK-NEXT:    [[TMP8:%.*]] = mul <2 x i64> [[TMP4]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = mul <2 x i64> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP10:%.*]] = mul <2 x i64> [[TMP4]], [[TMP7]]
; CHECK-NEXT:    [[TMP11:%.*]] = mul <2 x i64> [[TMP5]], [[TMP7]]
; CHECK-NEXT:    [[TMP12:%.*]] = lshr <2 x i64> [[TMP8]], splat (i64 32)
; CHECK-NEXT:    [[TMP13:%.*]] = add <2 x i64> [[TMP12]], [[TMP9]]
; CHECK-NEXT:    [[TMP14:%.*]] = and <2 x i64> [[TMP13]], splat (i64 4294967295)
; CHECK-NEXT:    [[TMP15:%.*]] = add <2 x i64> [[TMP14]], [[TMP10]]
; CHECK-NEXT:    [[TMP16:%.*]] = lshr <2 x i64> [[TMP13]], splat (i64 32)
; CHECK-NEXT:    [[TMP17:%.*]] = add <2 x i64> [[TMP11]], [[TMP16]]
; CHECK-NEXT:    [[TMP18:%.*]] = lshr <2 x i64> [[TMP15]], splat (i64 32)
; CHECK-NEXT:    [[TMP19:%.*]] = add <2 x i64> [[TMP17]], [[TMP18]]
; CHECK-NEXT:    [[TMP20:%.*]] = mul <2 x i64> [[A]], [[TMP3]]
; CHECK-NEXT:    [[TMP21:%.*]] = add <2 x i64> [[TMP19]], [[TMP20]]
; CHECK-NEXT:    [[TMP22:%.*]] = mul <2 x i64> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP23:%.*]] = add <2 x i64> [[TMP21]], [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = mul <2 x i64> [[A]], [[TMP2]]
; CHECK-NEXT:    [[TMP25:%.*]] = ashr <2 x i64> [[TMP23]], splat (i64 6)
; CHECK-NEXT:    [[TMP26:%.*]] = ashr <2 x i64> [[TMP23]], splat (i64 63)
; CHECK-NEXT:    ret <2 x i64> [[TMP25]]
  %x = sext <2 x i64> %a to <2 x i128>
  %y = sext <2 x i32> %b to <2 x i128>
  %p = mul <2 x i128> %x, %y
  %h = ashr <2 x i128> %p, splat (i128 70)
  %r = trunc <2 x i128> %h to <2 x i64>
  ret <2 x i64> %r
}

define i1 @sum_in_memory(ptr addrspace(1) %p, i64 %n) {
; CHECK-LABEL: @sum_in_memory(
; CHECK-NEXT:    [[TMP1:%.*]] = load i64, ptr addrspace(1) [[P:%.*]], align 16
; CHECK-NEXT:    [[TMP2:%.*]] = getelementptr i8, ptr addrspace(1) [[P]], i64 8
; CHECK-NEXT:    [[TMP3:%.*]] = load i64, ptr addrspace(1) [[TMP2]], align 8
; CHECK-NEXT:    [[TMP4:%.*]] = add i64 [[TMP1]], [[N:%.*]]
; CHECK-NEXT:    [[TMP5:%.*]] = add i64 [[TMP3]], 0
; CHECK-NEXT:    [[TMP6:%.*]] = icmp ult i64 [[TMP4]], [[TMP1]]
; CHECK-NEXT:    [[TMP7:%.*]] = zext i1 [[TMP6]] to i64
; CHECK-NEXT:    [[TMP8:%.*]] = add i64 [[TMP5]], [[TMP7]]
; CHECK-NEXT:    store i64 [[TMP4]], ptr addrspace(1) [[P]], align 4
; CHECK-NEXT:    [[TMP9:%.*]] = getelementptr i8, ptr addrspace(1) [[P]], i64 8
; CHECK-NEXT:    store i64 [[TMP8]], ptr addrspace(1) [[TMP9]], align 4
; CHECK-NEXT:    [[TMP10:%.*]] = icmp eq i64 [[TMP8]], [[TMP3]]
; CHECK-NEXT:    [[TMP11:%.*]] = icmp ult i64 [[TMP4]], [[TMP1]]
; CHECK-NEXT:    [[TMP12:%.*]] = icmp slt i64 [[TMP8]], [[TMP3]]
; CHECK-NEXT:    [[TMP13:%.*]] = select i1 [[TMP10]], i1 [[TMP11]], i1 [[TMP12]]
; CHECK-NEXT:    ret i1 [[TMP13]]
  %x = load i128, ptr addrspace(1) %p, align 16
  %y = zext i64 %n to i128
  %s = add i128 %x, %y
  store i128 %s, ptr addrspace(1) %p, align 4
  %c = icmp slt i128 %s, %x
  ret i1 %c
}

define i64 @loop(i64 %n, i64 %m) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %turn
; CHECK:       turn:
; CHECK-NEXT:    [[TMP0:%.*]] = phi i64 [ [[M:%.*]], %entry ], [ [[TMP6:%.*]], %turn ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi i64 [ 0, %entry ], [ [[TMP10:%.*]], %turn ]
; CHECK-NEXT:    [[I:%.*]] = phi i64 [ 0, %entry ], [ [[J:%.*]], %turn ]
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i64 [[TMP0]], 61
; CHECK-NEXT:    [[TMP3:%.*]] = shl i64 [[TMP1]], 3
; CHECK-NEXT:    [[TMP4:%.*]] = or i64 [[TMP3]], [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = shl i64 [[TMP0]], 3
; CHECK-NEXT:    [[TMP6]] = sub i64 [[TMP5]], 7
; CHECK-NEXT:    [[TMP7:%.*]] = sub i64 [[TMP4]], 0
; CHECK-NEXT:    [[TMP8:%.*]] = icmp ult i64 [[TMP5]], 7
; CHECK-NEXT:    [[TMP9:%.*]] = zext i1 [[TMP8]] to i64
; CHECK-NEXT:    [[TMP10]] = sub i64 [[TMP7]], [[TMP9]]
; CHECK-NEXT:    [[J]] = add i64 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i64 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %turn, label %end
; CHECK:       end:
; CHECK-NEXT:    [[TMP11:%.*]] = shl i64 [[TMP10]], 32
; CHECK-NEXT:    [[TMP12:%.*]] = lshr i64 [[TMP6]], 32
; CHECK-NEXT:    [[TMP13:%.*]] = or i64 [[TMP12]], [[TMP11]]
; CHECK-NEXT:    [[TMP14:%.*]] = lshr i64 [[TMP10]], 32
; CHECK-NEXT:    ret i64 [[TMP13]]
entry:
  %start = zext i64 %m to i128
  br label %turn
turn:
  %x = phi i128 [ %start, %entry ], [ %next, %turn ]
  %i = phi i64 [ 0, %entry ], [ %j, %turn ]
  %twice = shl i128 %x, 3
  %next = sub i128 %twice, 7
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %turn, label %end
end:
  %h = lshr i128 %next, 32
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @variable(i64 %a, i64 %b, i64 %n) {
; CHECK-LABEL: @variable(
; CHECK-NEXT:    [[TMP1:%.*]] = shl i64 [[B:%.*]], 0
; CHECK-NEXT:    [[TMP2:%.*]] = or i64 0, [[A:%.*]]
; CHECK-NEXT:    [[TMP3:%.*]] = or i64 [[TMP1]], 0
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ult i64 [[N:%.*]], 64
; CHECK-NEXT:    [[TMP5:%.*]] = and i64 [[N]], 63
; CHECK-NEXT:    [[TMP6:%.*]] = xor i64 [[TMP5]], 63
; CHECK-NEXT:    [[TMP7:%.*]] = lshr i64 [[TMP2]], 1
; CHECK-NEXT:    [[TMP8:%.*]] = lshr i64 [[TMP7]], [[TMP6]]
; CHECK-NEXT:    [[TMP9:%.*]] = shl i64 [[TMP2]], [[TMP5]]
; CHECK-NEXT:    [[TMP10:%.*]] = shl i64 [[TMP3]], [[TMP5]]
; CHECK-NEXT:    [[TMP11:%.*]] = or i64 [[TMP10]], [[TMP8]]
; CHECK-NEXT:    [[TMP12:%.*]] = select i1 [[TMP4]], i64 [[TMP9]], i64 0
; CHECK-NEXT:    [[TMP13:%.*]] = select i1 [[TMP4]], i64 [[TMP11]], i64 [[TMP9]]
; CHECK-NEXT:    [[TMP14:%.*]] = icmp ult i64 [[N]], 64
; CHECK-NEXT:    [[TMP15:%.*]] = and i64 [[N]], 63
; CHECK-NEXT:    [[TMP16:%.*]] = xor i64 [[TMP15]], 63
; CHECK-NEXT:    [[TMP17:%.*]] = shl i64 [[TMP13]], 1
; CHECK-NEXT:    [[TMP18:%.*]] = shl i64 [[TMP17]], [[TMP16]]
; CHECK-NEXT:    [[TMP19:%.*]] = lshr i64 [[TMP12]], [[TMP15]]
; CHECK-NEXT:    [[TMP20:%.*]] = or i64 [[TMP19]], [[TMP18]]
; CHECK-NEXT:    [[TMP21:%.*]] = ashr i64 [[TMP13]], [[TMP15]]
; CHECK-NEXT:    [[TMP22:%.*]] = ashr i64 [[TMP13]], 63
; CHECK-NEXT:    [[TMP23:%.*]] = select i1 [[TMP14]], i64 [[TMP20]], i64 [[TMP21]]
; CHECK-NEXT:    [[TMP24:%.*]] = select i1 [[TMP14]], i64 [[TMP21]], i64 [[TMP22]]
; CHECK-NEXT:    ret i64 [[TMP23]]
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %m = zext i64 %n to i128
  %z = shl i128 %y, 64
  %w = or i128 %z, %x
  %l = shl i128 %w, %m
  %r = ashr i128 %l, %m
  %t = trunc i128 %r to i64
  ret i64 %t
}

define <4 x i32> @lanes(<16 x i8> %a, i64 %b) {
; CHECK-LABEL: @lanes(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x i8> [[A:%.*]] to <2 x i64>
; CHECK-NEXT:    [[TMP2:%.*]] = extractelement <2 x i64> [[TMP1]], i64 0
; CHECK-NEXT:    [[TMP3:%.*]] = extractelement <2 x i64> [[TMP1]], i64 1
; CHECK-NEXT:    [[TMP4:%.*]] = ashr i64 [[B:%.*]], 63
; CHECK-NEXT:    [[TMP5:%.*]] = icmp eq i64 [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = icmp ult i64 [[TMP2]], [[B]]
; CHECK-NEXT:    [[TMP7:%.*]] = icmp slt i64 [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[TMP8:%.*]] = select i1 [[TMP5]], i1 [[TMP6]], i1 [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = select i1 [[TMP8]], i64 [[TMP2]], i64 [[B]]
; CHECK-NEXT:    [[TMP10:%.*]] = select i1 [[TMP8]], i64 [[TMP3]], i64 [[TMP4]]
; CHECK-NEXT:    [[TMP11:%.*]] = insertelement <2 x i64> poison, i64 [[TMP9]], i64 0
; CHECK-NEXT:    [[TMP12:%.*]] = insertelement <2 x i64> [[TMP11]], i64 [[TMP10]], i64 1
; CHECK-NEXT:    [[TMP13:%.*]] = bitcast <2 x i64> [[TMP12]] to <4 x i32>
; CHECK-NEXT:    ret <4 x i32> [[TMP13]]
  %x = bitcast <16 x i8> %a to i128
  %y = sext i64 %b to i128
  %m = call i128 @llvm.smin.i128(i128 %x, i128 %y)
  %v = bitcast i128 %m to <4 x i32>
  ret <4 x i32> %v
}

define i64 @bits(i64 %a, i64 %b) {
; CHECK-LABEL: @bits(
; CHECK-NEXT:    [[TMP1:%.*]] = lshr i64 [[A:%.*]], 47
; CHECK-NEXT:    [[TMP2:%.*]] = or i64 0, [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = shl i64 [[A]], 17
; CHECK-NEXT:    [[TMP4:%.*]] = call i64 @llvm.ctpop.i64(i64 [[TMP3]])
; CHECK-NEXT:    [[TMP5:%.*]] = call i64 @llvm.ctpop.i64(i64 [[TMP2]])
; CHECK-NEXT:    [[TMP6:%.*]] = add i64 [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call i64 @llvm.ctlz.i64(i64 [[TMP2]], i1 false)
; CHECK-NEXT:    [[TMP8:%.*]] = call i64 @llvm.ctlz.i64(i64 [[TMP3]], i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = add i64 [[TMP8]], 64
; CHECK-NEXT:    [[TMP10:%.*]] = icmp eq i64 [[TMP2]], 0
; CHECK-NEXT:    [[TMP11:%.*]] = select i1 [[TMP10]], i64 [[TMP9]], i64 [[TMP7]]
; CHECK-NEXT:    [[TMP12:%.*]] = add i64 [[TMP6]], [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = icmp ult i64 [[TMP12]], [[TMP6]]
; CHECK-NEXT:    [[TMP14:%.*]] = zext i1 [[TMP13]] to i64
; CHECK-NEXT:    [[TMP15:%.*]] = add i64 0, [[TMP14]]
; CHECK-NEXT:    ret i64 [[TMP12]]
  %x = zext i64 %a to i128
  %y = shl i128 %x, 17
  %p = call i128 @llvm.ctpop.i128(i128 %y)
  %z = call i128 @llvm.ctlz.i128(i128 %y, i1 true)
  %s = add i128 %p, %z
  %t = trunc i128 %s to i64
  ret i64 %t
}

define i64 @calls(i64 %a, i64 %b) {
; CHECK-LABEL: @calls(
; CHECK-NEXT:    [[TMP1:%.*]] = ashr i64 [[A:%.*]], 63
; CHECK-NEXT:    [[TMP2:%.*]] = sub i64 0, [[A]]
; CHECK-NEXT:    [[TMP3:%.*]] = sub i64 0, [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ult i64 0, [[A]]
; CHECK-NEXT:    [[TMP5:%.*]] = zext i1 [[TMP4]] to i64
; CHECK-NEXT:    [[TMP6:%.*]] = sub i64 [[TMP3]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = icmp slt i64 [[TMP1]], 0
; CHECK-NEXT:    [[TMP8:%.*]] = select i1 [[TMP7]], i64 [[TMP2]], i64 [[A]]
; CHECK-NEXT:    [[TMP9:%.*]] = select i1 [[TMP7]], i64 [[TMP6]], i64 [[TMP1]]
; CHECK-NEXT:    [[TMP10:%.*]] = sub i64 [[TMP8]], [[B:%.*]]
; CHECK-NEXT:    [[TMP11:%.*]] = sub i64 [[TMP9]], 0
; CHECK-NEXT:    [[TMP12:%.*]] = icmp ult i64 [[TMP8]], [[B]]
; CHECK-NEXT:    [[TMP13:%.*]] = zext i1 [[TMP12]] to i64
; CHECK-NEXT:    [[TMP14:%.*]] = sub i64 [[TMP11]], [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = icmp eq i64 [[TMP9]], 0
; CHECK-NEXT:    [[TMP16:%.*]] = icmp ult i64 [[TMP8]], [[B]]
; CHECK-NEXT:    [[TMP17:%.*]] = icmp ult i64 [[TMP9]], 0
; CHECK-NEXT:    [[TMP18:%.*]] = select i1 [[TMP15]], i1 [[TMP16]], i1 [[TMP17]]
; CHECK-NEXT:    [[TMP19:%.*]] = select i1 [[TMP18]], i64 0, i64 [[TMP10]]
; CHECK-NEXT:    [[TMP20:%.*]] = select i1 [[TMP18]], i64 0, i64 [[TMP14]]
; CHECK-NEXT:    [[TMP21:%.*]] = call i64 @llvm.bswap.i64(i64 [[TMP20]])
; CHECK-NEXT:    [[TMP22:%.*]] = call i64 @llvm.bswap.i64(i64 [[TMP19]])
; CHECK-NEXT:    [[TMP23:%.*]] = call i64 @llvm.cttz.i64(i64 [[TMP21]], i1 false)
; CHECK-NEXT:    [[TMP24:%.*]] = call i64 @llvm.cttz.i64(i64 [[TMP22]], i1 true)
; CHECK-NEXT:    [[TMP25:%.*]] = add i64 [[TMP24]], 64
; CHECK-NEXT:    [[TMP26:%.*]] = icmp eq i64 [[TMP21]], 0
; CHECK-NEXT:    [[TMP27:%.*]] = select i1 [[TMP26]], i64 [[TMP25]], i64 [[TMP23]]
; CHECK-NEXT:    ret i64 [[TMP27]]
  %x = sext i64 %a to i128
  %y = zext i64 %b to i128
  %p = call i128 @llvm.abs.i128(i128 %x, i1 false)
  %d = call i128 @llvm.usub.sat.i128(i128 %p, i128 %y)
  %s = call i128 @llvm.bswap.i128(i128 %d)
  %z = call i128 @llvm.cttz.i128(i128 %s, i1 true)
  %t = trunc i128 %z to i64
  ret i64 %t
}

; Too many bits give any value.
define i64 @shifted_out(i64 %a) {
; CHECK-LABEL: @shifted_out(
; CHECK-NEXT:    [[TMP1:%.*]] = lshr i64 [[A:%.*]], 1
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i64 [[TMP1]], 55
; CHECK-NEXT:    [[TMP3:%.*]] = shl i64 [[A]], 8
; CHECK-NEXT:    [[TMP4:%.*]] = or i64 0, [[TMP2]]
; CHECK-NEXT:    [[TMP5:%.*]] = select i1 false, i64 [[TMP3]], i64 0
; CHECK-NEXT:    [[TMP6:%.*]] = select i1 false, i64 [[TMP4]], i64 [[TMP3]]
; CHECK-NEXT:    ret i64 [[TMP5]]
  %x = zext i64 %a to i128
  %s = shl i128 %x, 200
  %r = trunc i128 %s to i64
  ret i64 %r
}
