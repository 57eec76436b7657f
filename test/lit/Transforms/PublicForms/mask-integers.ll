; Integers with the bits of a mask, in all instructions that have a wider form.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s

declare i4 @llvm.ctpop.i4(i4)
declare i4 @llvm.cttz.i4(i4, i1)
declare i4 @llvm.ctlz.i4(i4, i1)
declare i12 @llvm.umax.i12(i12, i12)
declare i12 @llvm.umin.i12(i12, i12)

define i32 @counts(<4 x i1> %m) {
; CHECK-LABEL: @counts(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i1> [[M:%.*]], <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 4, i32 4, i32 4>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i1> [[TMP1]] to i8
; CHECK-NEXT:    [[TMP3:%.*]] = call i8 @llvm.ctpop.i8(i8 [[TMP2]])
; CHECK-NEXT:    [[TMP4:%.*]] = or i8 [[TMP2]], 16
; CHECK-NEXT:    [[TMP5:%.*]] = call i8 @llvm.cttz.i8(i8 [[TMP4]], i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call i8 @llvm.ctlz.i8(i8 [[TMP2]], i1 false)
; CHECK-NEXT:    [[TMP7:%.*]] = sub i8 [[TMP6]], 4
; CHECK-NEXT:    [[TMP8:%.*]] = add i8 [[TMP3]], [[TMP5]]
; CHECK-NEXT:    [[TMP9:%.*]] = and i8 [[TMP8]], 15
; CHECK-NEXT:    [[TMP10:%.*]] = sub i8 [[TMP9]], [[TMP7]]
; CHECK-NEXT:    [[TMP11:%.*]] = and i8 [[TMP10]], 15
; CHECK-NEXT:    [[TMP12:%.*]] = zext i8 [[TMP11]] to i32
; CHECK-NEXT:    ret i32 [[TMP12]]
  %b = bitcast <4 x i1> %m to i4
  %p = call i4 @llvm.ctpop.i4(i4 %b)
  %t = call i4 @llvm.cttz.i4(i4 %b, i1 false)
  %l = call i4 @llvm.ctlz.i4(i4 %b, i1 false)
  %s = add i4 %p, %t
  %r = sub i4 %s, %l
  %z = zext i4 %r to i32
  ret i32 %z
}

define i16 @parts(<16 x i1> %m) {
; CHECK-LABEL: @parts(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <16 x i1> [[M:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = lshr i16 [[TMP1]], 4
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i16 [[TMP2]] to i8
; CHECK-NEXT:    [[TMP4:%.*]] = and i8 [[TMP3]], 15
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <16 x i1> [[M]] to i16
; CHECK-NEXT:    [[TMP6:%.*]] = lshr i16 [[TMP5]], 12
; CHECK-NEXT:    [[TMP7:%.*]] = trunc i16 [[TMP6]] to i8
; CHECK-NEXT:    [[TMP8:%.*]] = and i8 [[TMP7]], 15
; CHECK-NEXT:    [[TMP9:%.*]] = add i8 [[TMP4]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = and i8 [[TMP9]], 15
; CHECK-NEXT:    [[TMP11:%.*]] = zext i8 [[TMP10]] to i16
; CHECK-NEXT:    ret i16 [[TMP11]]
  %b = bitcast <16 x i1> %m to <4 x i4>
  %x = extractelement <4 x i4> %b, i64 1
  %y = extractelement <4 x i4> %b, i64 3
  %s = add i4 %x, %y
  %r = zext i4 %s to i16
  ret i16 %r
}

define i1 @compares(<2 x i1> %m) {
; CHECK-LABEL: @compares(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <2 x i1> [[M:%.*]], <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i1> [[TMP1]] to i8
; CHECK-NEXT:    [[TMP3:%.*]] = icmp eq i8 [[TMP2]], 3
; CHECK-NEXT:    [[TMP4:%.*]] = shl i8 [[TMP2]], 6
; CHECK-NEXT:    [[TMP5:%.*]] = icmp slt i8 [[TMP4]], 64
; CHECK-NEXT:    [[R:%.*]] = xor i1 [[TMP3]], [[TMP5]]
; CHECK-NEXT:    ret i1 [[R]]
  %b = bitcast <2 x i1> %m to i2
  %all = icmp eq i2 %b, -1
  %less = icmp slt i2 %b, 1
  %r = xor i1 %all, %less
  ret i1 %r
}

define i16 @arithmetic(i16 %n, i1 %c) {
; CHECK-LABEL: @arithmetic(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i16 [[N:%.*]] to i8
; CHECK-NEXT:    [[TMP2:%.*]] = and i8 [[TMP1]], 31
; CHECK-NEXT:    [[TMP3:%.*]] = shl i8 [[TMP2]], 2
; CHECK-NEXT:    [[TMP4:%.*]] = and i8 [[TMP3]], 31
; CHECK-NEXT:    [[TMP5:%.*]] = shl i8 [[TMP4]], 3
; CHECK-NEXT:    [[TMP6:%.*]] = ashr i8 [[TMP5]], 3
; CHECK-NEXT:    [[TMP7:%.*]] = ashr i8 [[TMP6]], 3
; CHECK-NEXT:    [[TMP8:%.*]] = and i8 [[TMP7]], 31
; CHECK-NEXT:    [[TMP9:%.*]] = shl i8 [[TMP8]], 3
; CHECK-NEXT:    [[TMP10:%.*]] = ashr i8 [[TMP9]], 3
; CHECK-NEXT:    [[TMP11:%.*]] = sdiv i8 [[TMP10]], 3
; CHECK-NEXT:    [[TMP12:%.*]] = and i8 [[TMP11]], 31
; CHECK-NEXT:    [[TMP13:%.*]] = select i1 [[C:%.*]], i8 [[TMP12]], i8 25
; CHECK-NEXT:    [[TMP14:%.*]] = shl i8 [[TMP13]], 3
; CHECK-NEXT:    [[TMP15:%.*]] = ashr i8 [[TMP14]], 3
; CHECK-NEXT:    [[TMP16:%.*]] = sext i8 [[TMP15]] to i16
; CHECK-NEXT:    ret i16 [[TMP16]]
  %x = trunc i16 %n to i5
  %y = shl i5 %x, 2
  %s = ashr i5 %y, 3
  %d = sdiv i5 %s, 3
  %o = select i1 %c, i5 %d, i5 -7
  %r = sext i5 %o to i16
  ret i16 %r
}

define <12 x i1> @back(<12 x i1> %m, i16 %n) {
; CHECK-LABEL: @back(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <12 x i1> [[M:%.*]], <12 x i1> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 12, i32 12, i32 12>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <16 x i1> [[TMP1]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = and i16 [[N:%.*]], 4095
; CHECK-NEXT:    [[TMP4:%.*]] = call i16 @llvm.umax.i16(i16 [[TMP2]], i16 [[TMP3]])
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i16 [[TMP4]] to <16 x i1>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <16 x i1> [[TMP5]], <16 x i1> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11>
; CHECK-NEXT:    ret <12 x i1> [[TMP6]]
  %b = bitcast <12 x i1> %m to i12
  %x = trunc i16 %n to i12
  %u = call i12 @llvm.umax.i12(i12 %b, i12 %x)
  %r = bitcast i12 %u to <12 x i1>
  ret <12 x i1> %r
}

define i32 @loop(<4 x i1> %m) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = shufflevector <4 x i1> [[M:%.*]], <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 4, i32 4, i32 4>
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <8 x i1> [[TMP0]] to i8
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    [[TMP2:%.*]] = phi i8 [ [[TMP1]], %entry ], [ [[TMP7:%.*]], %body ]
; CHECK-NEXT:    [[N:%.*]] = phi i32 [ 0, %entry ], [ [[MORE:%.*]], %body ]
; CHECK-NEXT:    switch i8 [[TMP2]], label %body [
; CHECK-NEXT:    i8 0, label %exit
; CHECK-NEXT:    i8 8, label %exit
; CHECK-NEXT:    ]
; CHECK:       body:
; CHECK-NEXT:    [[TMP3:%.*]] = freeze i8 [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = and i8 [[TMP3]], 15
; CHECK-NEXT:    [[TMP5:%.*]] = add i8 [[TMP4]], 15
; CHECK-NEXT:    [[TMP6:%.*]] = and i8 [[TMP5]], 15
; CHECK-NEXT:    [[TMP7]] = and i8 [[TMP6]], [[TMP4]]
; CHECK-NEXT:    [[MORE]] = add i32 [[N]], 1
; CHECK-NEXT:    br label %head
; CHECK:       exit:
; CHECK-NEXT:    ret i32 [[N]]
entry:
  %b = bitcast <4 x i1> %m to i4
  br label %head

head:
  %x = phi i4 [ %b, %entry ], [ %next, %body ]
  %n = phi i32 [ 0, %entry ], [ %more, %body ]
  switch i4 %x, label %body [
  i4 0, label %exit
  i4 -8, label %exit
  ]

body:
  %f = freeze i4 %x
  %less = add i4 %f, -1
  %next = and i4 %less, %f
  %more = add i32 %n, 1
  br label %head

exit:
  ret i32 %n
}

define <12 x i1> @least(<12 x i1> %m, i16 %n) {
; CHECK-LABEL: @least(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <12 x i1> [[M:%.*]], <12 x i1> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 12, i32 12, i32 12>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <16 x i1> [[TMP1]] to i16
; CHECK-NEXT:    [[TMP3:%.*]] = and i16 [[N:%.*]], 4095
; CHECK-NEXT:    [[TMP4:%.*]] = call i16 @llvm.umin.i16(i16 [[TMP2]], i16 [[TMP3]])
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast i16 [[TMP4]] to <16 x i1>
; CHECK-NEXT:    [[TMP6:%.*]] = shufflevector <16 x i1> [[TMP5]], <16 x i1> poison, <12 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11>
; CHECK-NEXT:    ret <12 x i1> [[TMP6]]
  %b = bitcast <12 x i1> %m to i12
  %x = trunc i16 %n to i12
  %u = call i12 @llvm.umin.i12(i12 %b, i12 %x)
  %r = bitcast i12 %u to <12 x i1>
  ret <12 x i1> %r
}
