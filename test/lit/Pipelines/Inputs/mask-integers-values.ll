; Operations on constants of lengths that masks have, drawn at random.
declare i3 @llvm.ctpop.i3(i3)
declare i3 @llvm.cttz.i3(i3, i1)
declare i3 @llvm.ctlz.i3(i3, i1)
declare i3 @llvm.umin.i3(i3, i3)
declare i3 @llvm.umax.i3(i3, i3)
declare i5 @llvm.ctpop.i5(i5)
declare i5 @llvm.cttz.i5(i5, i1)
declare i5 @llvm.ctlz.i5(i5, i1)
declare i5 @llvm.umin.i5(i5, i5)
declare i5 @llvm.umax.i5(i5, i5)
declare i12 @llvm.ctpop.i12(i12)
declare i12 @llvm.cttz.i12(i12, i1)
declare i12 @llvm.ctlz.i12(i12, i1)
declare i12 @llvm.umin.i12(i12, i12)
declare i12 @llvm.umax.i12(i12, i12)
declare i40 @llvm.ctpop.i40(i40)
declare i40 @llvm.cttz.i40(i40, i1)
declare i40 @llvm.ctlz.i40(i40, i1)
declare i40 @llvm.umin.i40(i40, i40)
declare i40 @llvm.umax.i40(i40, i40)

define i32 @f0() {
  %x = add i2 1, 1
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f1() {
  %x = sub i2 0, 0
  %r = zext i2 %x to i32
  ret i32 %r
}

define i32 @f2() {
  %x = mul i2 0, 2
  %r = zext i2 %x to i32
  ret i32 %r
}

define i32 @f3() {
  %x = and i2 2, -2
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f4() {
  %x = or i2 -2, 2
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f5() {
  %x = xor i2 0, 0
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f6() {
  %x = shl i2 1, 0
  %r = zext i2 %x to i32
  ret i32 %r
}

define i32 @f7() {
  %x = lshr i2 1, 0
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f8() {
  %x = ashr i2 -1, 0
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f9() {
  %x = udiv i2 -1, 1
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f10() {
  %x = urem i2 0, -2
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f11() {
  %x = sdiv i2 -1, 1
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f12() {
  %x = srem i2 -2, 1
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f13() {
  %x = icmp eq i2 -1, -2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f14() {
  %x = icmp ne i2 -2, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f15() {
  %x = icmp slt i2 1, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f16() {
  %x = icmp sle i2 -1, -2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f17() {
  %x = icmp sgt i2 0, -1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f18() {
  %x = icmp sge i2 0, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f19() {
  %x = icmp ult i2 0, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f20() {
  %x = icmp ule i2 -1, 0
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f21() {
  %x = icmp ugt i2 -1, 0
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f22() {
  %x = icmp uge i2 0, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f23() {
  %x = trunc i64 2105943723332270095 to i2
  %r = sext i2 %x to i32
  ret i32 %r
}

define i32 @f24() {
  %x = trunc i64 -2345646792686568046 to i2
  %r = zext i2 %x to i32
  ret i32 %r
}

define i32 @f25() {
  %x = freeze i2 -1
  %r = zext i2 %x to i32
  ret i32 %r
}

define i32 @f26() {
  %x = bitcast <2 x i1> <i1 1, i1 1> to i2
  %r = zext i2 %x to i32
  ret i32 %r
}

define i32 @f27() {
  %b = bitcast i2 -1 to <2 x i1>
  %x = extractelement <2 x i1> %b, i32 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f28() {
  %x = add i3 3, -1
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f29() {
  %x = sub i3 3, 0
  %r = sext i3 %x to i32
  ret i32 %r
}

define i32 @f30() {
  %x = mul i3 -4, 3
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f31() {
  %x = and i3 2, 1
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f32() {
  %x = or i3 -3, 0
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f33() {
  %x = xor i3 -4, 3
  %r = sext i3 %x to i32
  ret i32 %r
}

define i32 @f34() {
  %x = shl i3 1, 1
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f35() {
  %x = lshr i3 -1, 2
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f36() {
  %x = ashr i3 2, 2
  %r = sext i3 %x to i32
  ret i32 %r
}

define i32 @f37() {
  %x = udiv i3 0, 1
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f38() {
  %x = urem i3 0, -3
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f39() {
  %x = sdiv i3 3, -2
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f40() {
  %x = srem i3 1, 2
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f41() {
  %x = icmp eq i3 2, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f42() {
  %x = icmp ne i3 2, 3
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f43() {
  %x = icmp slt i3 3, -1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f44() {
  %x = icmp sle i3 -1, -1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f45() {
  %x = icmp sgt i3 1, -2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f46() {
  %x = icmp sge i3 0, -4
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f47() {
  %x = icmp ult i3 -1, -1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f48() {
  %x = icmp ule i3 2, -2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f49() {
  %x = icmp ugt i3 -4, -1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f50() {
  %x = icmp uge i3 3, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f51() {
  %x = trunc i64 -172684375638353925 to i3
  %r = sext i3 %x to i32
  ret i32 %r
}

define i32 @f52() {
  %x = trunc i64 -3262845915166696825 to i3
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f53() {
  %x = sext i2 -1 to i3
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f54() {
  %x = freeze i3 -1
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f55() {
  %x = bitcast <3 x i1> <i1 1, i1 0, i1 1> to i3
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f56() {
  %b = bitcast i3 2 to <3 x i1>
  %x = extractelement <3 x i1> %b, i32 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f57() {
  %x = add i5 -7, 2
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f58() {
  %x = add i5 13, 2
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f59() {
  %x = sub i5 15, -6
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f60() {
  %x = sub i5 15, 1
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f61() {
  %x = mul i5 1, -16
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f62() {
  %x = mul i5 -1, -16
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f63() {
  %x = and i5 -9, -16
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f64() {
  %x = and i5 1, 1
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f65() {
  %x = or i5 2, 1
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f66() {
  %x = or i5 0, -1
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f67() {
  %x = xor i5 -1, -1
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f68() {
  %x = xor i5 -16, -5
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f69() {
  %x = shl i5 0, 0
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f70() {
  %x = shl i5 -4, 3
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f71() {
  %x = lshr i5 2, 1
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f72() {
  %x = lshr i5 -1, 3
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f73() {
  %x = ashr i5 1, 2
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f74() {
  %x = ashr i5 -1, 2
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f75() {
  %x = udiv i5 15, -16
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f76() {
  %x = udiv i5 0, 1
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f77() {
  %x = urem i5 2, 3
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f78() {
  %x = urem i5 1, 3
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f79() {
  %x = sdiv i5 -16, -2
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f80() {
  %x = sdiv i5 -12, -2
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f81() {
  %x = srem i5 -1, 2
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f82() {
  %x = srem i5 -1, 11
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f83() {
  %x = icmp eq i5 0, -16
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f84() {
  %x = icmp ne i5 1, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f85() {
  %x = icmp slt i5 1, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f86() {
  %x = icmp sle i5 -12, 15
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f87() {
  %x = icmp sgt i5 -16, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f88() {
  %x = icmp sge i5 -1, -16
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f89() {
  %x = icmp ult i5 -1, -16
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f90() {
  %x = icmp ule i5 2, -16
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f91() {
  %x = icmp ugt i5 -8, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f92() {
  %x = icmp uge i5 -2, -5
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f93() {
  %x = trunc i64 3679220933083444397 to i5
  %r = sext i5 %x to i32
  ret i32 %r
}

define i32 @f94() {
  %x = trunc i64 344165375899115111 to i5
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f95() {
  %x = sext i2 -2 to i5
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f96() {
  %x = freeze i5 2
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f97() {
  %x = bitcast <5 x i1> <i1 0, i1 0, i1 0, i1 1, i1 1> to i5
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f98() {
  %b = bitcast i5 -16 to <5 x i1>
  %x = extractelement <5 x i1> %b, i32 4
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f99() {
  %x = add i12 2047, -1020
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f100() {
  %x = sub i12 0, -1396
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f101() {
  %x = mul i12 -1, 1704
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f102() {
  %x = and i12 2047, 2047
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f103() {
  %x = or i12 2, -2048
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f104() {
  %x = xor i12 1524, 1
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f105() {
  %x = shl i12 -2048, 0
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f106() {
  %x = lshr i12 -2048, 3
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f107() {
  %x = ashr i12 0, 11
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f108() {
  %x = udiv i12 202, -1
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f109() {
  %x = urem i12 -1, 699
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f110() {
  %x = sdiv i12 -2048, 2
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f111() {
  %x = srem i12 1979, -2
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f112() {
  %x = icmp eq i12 -1026, 2047
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f113() {
  %x = icmp ne i12 -1, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f114() {
  %x = icmp slt i12 1, 2047
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f115() {
  %x = icmp sle i12 2, 82
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f116() {
  %x = icmp sgt i12 2, 2047
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f117() {
  %x = icmp sge i12 -2048, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f118() {
  %x = icmp ult i12 2, -819
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f119() {
  %x = icmp ule i12 -2048, 0
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f120() {
  %x = icmp ugt i12 -1454, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f121() {
  %x = icmp uge i12 -1906, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f122() {
  %x = trunc i64 -1763907367737820183 to i12
  %r = sext i12 %x to i32
  ret i32 %r
}

define i32 @f123() {
  %x = trunc i64 3824472010731769533 to i12
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f124() {
  %x = sext i2 -1 to i12
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f125() {
  %x = sext i8 -3 to i12
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f126() {
  %x = freeze i12 -1
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f127() {
  %x = bitcast <12 x i1> <i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1> to i12
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f128() {
  %b = bitcast i12 0 to <12 x i1>
  %x = extractelement <12 x i1> %b, i32 11
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f129() {
  %x = add i24 -8388608, 8388607
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f130() {
  %x = sub i24 2, 4144951
  %r = sext i24 %x to i32
  ret i32 %r
}

define i32 @f131() {
  %x = mul i24 2, 8360258
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f132() {
  %x = and i24 4316041, -1902420
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f133() {
  %x = or i24 5671564, 6078719
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f134() {
  %x = xor i24 -8388608, -1721499
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f135() {
  %x = shl i24 2, 8
  %r = sext i24 %x to i32
  ret i32 %r
}

define i32 @f136() {
  %x = lshr i24 -7985342, 15
  %r = sext i24 %x to i32
  ret i32 %r
}

define i32 @f137() {
  %x = ashr i24 -1, 0
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f138() {
  %x = udiv i24 0, -3299422
  %r = sext i24 %x to i32
  ret i32 %r
}

define i32 @f139() {
  %x = urem i24 1, 2
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f140() {
  %x = sdiv i24 -8388608, 8388607
  %r = sext i24 %x to i32
  ret i32 %r
}

define i32 @f141() {
  %x = srem i24 1, -8388608
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f142() {
  %x = icmp eq i24 1, 8388607
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f143() {
  %x = icmp ne i24 5179113, -413201
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f144() {
  %x = icmp slt i24 -3126555, 8388607
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f145() {
  %x = icmp sle i24 7961365, 4160968
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f146() {
  %x = icmp sgt i24 0, 0
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f147() {
  %x = icmp sge i24 1, -8388608
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f148() {
  %x = icmp ult i24 0, 8388607
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f149() {
  %x = icmp ule i24 0, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f150() {
  %x = icmp ugt i24 -3986175, -8388608
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f151() {
  %x = icmp uge i24 -6835040, -7785463
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f152() {
  %x = trunc i64 -4451103847643538670 to i24
  %r = sext i24 %x to i32
  ret i32 %r
}

define i32 @f153() {
  %x = trunc i64 983484085878754558 to i24
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f154() {
  %x = sext i2 1 to i24
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f155() {
  %x = sext i8 -3 to i24
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f156() {
  %x = freeze i24 2
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f157() {
  %x = bitcast <24 x i1> <i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1> to i24
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f158() {
  %b = bitcast i24 2 to <24 x i1>
  %x = extractelement <24 x i1> %b, i32 23
  %r = zext i1 %x to i32
  ret i32 %r
}

define i64 @f159() {
  %x = add i33 2, -4294967296
  %r = sext i33 %x to i64
  ret i64 %r
}

define i64 @f160() {
  %x = sub i33 -4294967296, -1
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f161() {
  %x = mul i33 2, -4294967296
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f162() {
  %x = and i33 -2806016179, 0
  %r = sext i33 %x to i64
  ret i64 %r
}

define i64 @f163() {
  %x = or i33 -4294967296, 2
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f164() {
  %x = xor i33 -1, 4294967295
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f165() {
  %x = shl i33 -1, 2
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f166() {
  %x = lshr i33 4294967295, 4
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f167() {
  %x = ashr i33 1, 5
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f168() {
  %x = udiv i33 -4294967296, 3
  %r = sext i33 %x to i64
  ret i64 %r
}

define i64 @f169() {
  %x = urem i33 3795440599, 2
  %r = sext i33 %x to i64
  ret i64 %r
}

define i64 @f170() {
  %x = sdiv i33 0, 1
  %r = sext i33 %x to i64
  ret i64 %r
}

define i64 @f171() {
  %x = srem i33 -1, -2
  %r = sext i33 %x to i64
  ret i64 %r
}

define i32 @f172() {
  %x = icmp eq i33 4294967295, -1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f173() {
  %x = icmp ne i33 3974991341, 0
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f174() {
  %x = icmp slt i33 2073337428, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f175() {
  %x = icmp sle i33 2, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f176() {
  %x = icmp sgt i33 -1, -1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f177() {
  %x = icmp sge i33 0, -1674335100
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f178() {
  %x = icmp ult i33 2, 4294967295
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f179() {
  %x = icmp ule i33 0, -1010395038
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f180() {
  %x = icmp ugt i33 1, 4294967295
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f181() {
  %x = icmp uge i33 -1, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i64 @f182() {
  %x = trunc i64 -4134718028332068548 to i33
  %r = sext i33 %x to i64
  ret i64 %r
}

define i64 @f183() {
  %x = trunc i64 -3387178795568401803 to i33
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f184() {
  %x = sext i2 1 to i33
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f185() {
  %x = sext i8 -3 to i33
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f186() {
  %x = freeze i33 -1
  %r = zext i33 %x to i64
  ret i64 %r
}

define i64 @f187() {
  %x = bitcast <33 x i1> <i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1> to i33
  %r = zext i33 %x to i64
  ret i64 %r
}

define i32 @f188() {
  %b = bitcast i33 449291372 to <33 x i1>
  %x = extractelement <33 x i1> %b, i32 32
  %r = zext i1 %x to i32
  ret i32 %r
}

define i64 @f189() {
  %x = add i40 549755813887, 1
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f190() {
  %x = add i40 0, 549755813887
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f191() {
  %x = sub i40 -549755813888, 0
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f192() {
  %x = sub i40 0, 549755813887
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f193() {
  %x = mul i40 -1, -457946290423
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f194() {
  %x = mul i40 2, 1
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f195() {
  %x = and i40 -549755813888, 549755813887
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f196() {
  %x = and i40 0, 64613496541
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f197() {
  %x = or i40 1, 2
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f198() {
  %x = or i40 0, 6607404952
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f199() {
  %x = xor i40 1, 1
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f200() {
  %x = xor i40 292283403159, 2
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f201() {
  %x = shl i40 2, 21
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f202() {
  %x = shl i40 0, 36
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f203() {
  %x = lshr i40 1, 6
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f204() {
  %x = lshr i40 0, 37
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f205() {
  %x = ashr i40 71572037075, 2
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f206() {
  %x = ashr i40 -1, 16
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f207() {
  %x = udiv i40 0, 3
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f208() {
  %x = udiv i40 1, 2
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f209() {
  %x = urem i40 2, 1
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f210() {
  %x = urem i40 549755813887, -1
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f211() {
  %x = sdiv i40 2, 1
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f212() {
  %x = sdiv i40 549755813887, 1
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f213() {
  %x = srem i40 -549755813888, 2
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f214() {
  %x = srem i40 -1, -549755813888
  %r = zext i40 %x to i64
  ret i64 %r
}

define i32 @f215() {
  %x = icmp eq i40 2, -1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f216() {
  %x = icmp ne i40 549755813887, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f217() {
  %x = icmp slt i40 1, -1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f218() {
  %x = icmp sle i40 334126498906, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f219() {
  %x = icmp sgt i40 -214255509196, 13030637037
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f220() {
  %x = icmp sge i40 -549755813888, 23464605721
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f221() {
  %x = icmp ult i40 476109542884, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f222() {
  %x = icmp ule i40 -67179897705, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f223() {
  %x = icmp ugt i40 463404397859, 174502866419
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f224() {
  %x = icmp uge i40 500289574291, 549755813887
  %r = zext i1 %x to i32
  ret i32 %r
}

define i64 @f225() {
  %x = trunc i64 -4415558249068706734 to i40
  %r = sext i40 %x to i64
  ret i64 %r
}

define i64 @f226() {
  %x = trunc i64 -2649321022976644381 to i40
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f227() {
  %x = sext i2 -1 to i40
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f228() {
  %x = sext i8 -3 to i40
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f229() {
  %x = freeze i40 2
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f230() {
  %x = bitcast <40 x i1> <i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1> to i40
  %r = zext i40 %x to i64
  ret i64 %r
}

define i32 @f231() {
  %b = bitcast i40 -1 to <40 x i1>
  %x = extractelement <40 x i1> %b, i32 39
  %r = zext i1 %x to i32
  ret i32 %r
}

define i64 @f232() {
  %x = add i63 -4611686018427387904, -3844967740203075660
  %r = sext i63 %x to i64
  ret i64 %r
}

define i64 @f233() {
  %x = sub i63 -4611686018427387904, -857265059901410965
  %r = zext i63 %x to i64
  ret i64 %r
}

define i64 @f234() {
  %x = mul i63 -4611686018427387904, 1
  %r = sext i63 %x to i64
  ret i64 %r
}

define i64 @f235() {
  %x = and i63 4611686018427387903, 0
  %r = zext i63 %x to i64
  ret i64 %r
}

define i64 @f236() {
  %x = or i63 -1, -3580077575290463274
  %r = sext i63 %x to i64
  ret i64 %r
}

define i64 @f237() {
  %x = xor i63 1408149793513815150, -4611686018427387904
  %r = zext i63 %x to i64
  ret i64 %r
}

define i64 @f238() {
  %x = shl i63 1, 52
  %r = zext i63 %x to i64
  ret i64 %r
}

define i64 @f239() {
  %x = lshr i63 -269573671971249255, 10
  %r = sext i63 %x to i64
  ret i64 %r
}

define i64 @f240() {
  %x = ashr i63 -1368828809059574520, 11
  %r = sext i63 %x to i64
  ret i64 %r
}

define i64 @f241() {
  %x = udiv i63 4611686018427387903, -1
  %r = zext i63 %x to i64
  ret i64 %r
}

define i64 @f242() {
  %x = urem i63 4611686018427387903, 2
  %r = sext i63 %x to i64
  ret i64 %r
}

define i64 @f243() {
  %x = sdiv i63 0, -1637971807782461034
  %r = sext i63 %x to i64
  ret i64 %r
}

define i64 @f244() {
  %x = srem i63 4611686018427387903, 1
  %r = sext i63 %x to i64
  ret i64 %r
}

define i32 @f245() {
  %x = icmp eq i63 -1, 0
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f246() {
  %x = icmp ne i63 1, -3790627077001049523
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f247() {
  %x = icmp slt i63 554774511769333542, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f248() {
  %x = icmp sle i63 -2921924223507146625, 0
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f249() {
  %x = icmp sgt i63 -1, -4611686018427387904
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f250() {
  %x = icmp sge i63 0, 0
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f251() {
  %x = icmp ult i63 363211281792754413, 0
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f252() {
  %x = icmp ule i63 -1, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f253() {
  %x = icmp ugt i63 1399777944952460558, 1
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f254() {
  %x = icmp uge i63 1, 2
  %r = zext i1 %x to i32
  ret i32 %r
}

define i64 @f255() {
  %x = trunc i64 -1154575690884685931 to i63
  %r = sext i63 %x to i64
  ret i64 %r
}

define i64 @f256() {
  %x = trunc i64 -3686790151872392179 to i63
  %r = zext i63 %x to i64
  ret i64 %r
}

define i64 @f257() {
  %x = sext i2 -2 to i63
  %r = zext i63 %x to i64
  ret i64 %r
}

define i64 @f258() {
  %x = sext i8 -3 to i63
  %r = zext i63 %x to i64
  ret i64 %r
}

define i64 @f259() {
  %x = freeze i63 1
  %r = zext i63 %x to i64
  ret i64 %r
}

define i64 @f260() {
  %x = bitcast <63 x i1> <i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 0> to i63
  %r = zext i63 %x to i64
  ret i64 %r
}

define i32 @f261() {
  %b = bitcast i63 0 to <63 x i1>
  %x = extractelement <63 x i1> %b, i32 62
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @f262() {
  %x = call i3 @llvm.ctpop.i3(i3 0)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f263() {
  %x = call i3 @llvm.ctlz.i3(i3 0, i1 false)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f264() {
  %x = call i3 @llvm.ctpop.i3(i3 1)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f265() {
  %x = call i3 @llvm.cttz.i3(i3 1, i1 false)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f266() {
  %x = call i3 @llvm.ctlz.i3(i3 1, i1 false)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f267() {
  %x = call i3 @llvm.ctpop.i3(i3 -1)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f268() {
  %x = call i3 @llvm.cttz.i3(i3 -1, i1 false)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f269() {
  %x = call i3 @llvm.ctlz.i3(i3 -1, i1 false)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f270() {
  %x = call i3 @llvm.ctpop.i3(i3 2)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f271() {
  %x = call i3 @llvm.cttz.i3(i3 2, i1 false)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f272() {
  %x = call i3 @llvm.ctlz.i3(i3 2, i1 false)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f273() {
  %x = call i3 @llvm.umin.i3(i3 -1, i3 2)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f274() {
  %x = call i3 @llvm.umax.i3(i3 -2, i3 2)
  %r = zext i3 %x to i32
  ret i32 %r
}

define i32 @f275() {
  %x = call i5 @llvm.ctpop.i5(i5 0)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f276() {
  %x = call i5 @llvm.ctlz.i5(i5 0, i1 false)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f277() {
  %x = call i5 @llvm.ctpop.i5(i5 1)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f278() {
  %x = call i5 @llvm.cttz.i5(i5 1, i1 false)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f279() {
  %x = call i5 @llvm.ctlz.i5(i5 1, i1 false)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f280() {
  %x = call i5 @llvm.ctpop.i5(i5 -1)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f281() {
  %x = call i5 @llvm.cttz.i5(i5 -1, i1 false)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f282() {
  %x = call i5 @llvm.ctlz.i5(i5 -1, i1 false)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f283() {
  %x = call i5 @llvm.ctpop.i5(i5 6)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f284() {
  %x = call i5 @llvm.cttz.i5(i5 6, i1 false)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f285() {
  %x = call i5 @llvm.ctlz.i5(i5 6, i1 false)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f286() {
  %x = call i5 @llvm.umin.i5(i5 -1, i5 2)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f287() {
  %x = call i5 @llvm.umax.i5(i5 -2, i5 2)
  %r = zext i5 %x to i32
  ret i32 %r
}

define i32 @f288() {
  %x = call i12 @llvm.ctpop.i12(i12 0)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f289() {
  %x = call i12 @llvm.ctlz.i12(i12 0, i1 false)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f290() {
  %x = call i12 @llvm.ctpop.i12(i12 1)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f291() {
  %x = call i12 @llvm.cttz.i12(i12 1, i1 false)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f292() {
  %x = call i12 @llvm.ctlz.i12(i12 1, i1 false)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f293() {
  %x = call i12 @llvm.ctpop.i12(i12 -1)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f294() {
  %x = call i12 @llvm.cttz.i12(i12 -1, i1 false)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f295() {
  %x = call i12 @llvm.ctlz.i12(i12 -1, i1 false)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f296() {
  %x = call i12 @llvm.ctpop.i12(i12 6)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f297() {
  %x = call i12 @llvm.cttz.i12(i12 6, i1 false)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f298() {
  %x = call i12 @llvm.ctlz.i12(i12 6, i1 false)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f299() {
  %x = call i12 @llvm.umin.i12(i12 -1, i12 2)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i32 @f300() {
  %x = call i12 @llvm.umax.i12(i12 -2, i12 2)
  %r = zext i12 %x to i32
  ret i32 %r
}

define i64 @f301() {
  %x = call i40 @llvm.ctpop.i40(i40 0)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f302() {
  %x = call i40 @llvm.ctlz.i40(i40 0, i1 false)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f303() {
  %x = call i40 @llvm.ctpop.i40(i40 1)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f304() {
  %x = call i40 @llvm.cttz.i40(i40 1, i1 false)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f305() {
  %x = call i40 @llvm.ctlz.i40(i40 1, i1 false)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f306() {
  %x = call i40 @llvm.ctpop.i40(i40 -1)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f307() {
  %x = call i40 @llvm.cttz.i40(i40 -1, i1 false)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f308() {
  %x = call i40 @llvm.ctlz.i40(i40 -1, i1 false)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f309() {
  %x = call i40 @llvm.ctpop.i40(i40 6)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f310() {
  %x = call i40 @llvm.cttz.i40(i40 6, i1 false)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f311() {
  %x = call i40 @llvm.ctlz.i40(i40 6, i1 false)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f312() {
  %x = call i40 @llvm.umin.i40(i40 -1, i40 2)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f313() {
  %x = call i40 @llvm.umax.i40(i40 -2, i40 2)
  %r = zext i40 %x to i64
  ret i64 %r
}

define i32 @f314() {
  %b = bitcast <40 x i1> <i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0> to <4 x i10>
  %x = extractelement <4 x i10> %b, i64 0
  %r = zext i10 %x to i32
  ret i32 %r
}

define i32 @f315() {
  %b = bitcast <40 x i1> <i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0> to <4 x i10>
  %x = extractelement <4 x i10> %b, i64 1
  %r = zext i10 %x to i32
  ret i32 %r
}

define i32 @f316() {
  %b = bitcast <40 x i1> <i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0> to <4 x i10>
  %x = extractelement <4 x i10> %b, i64 2
  %r = zext i10 %x to i32
  ret i32 %r
}

define i32 @f317() {
  %b = bitcast <40 x i1> <i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0> to <4 x i10>
  %x = extractelement <4 x i10> %b, i64 3
  %r = zext i10 %x to i32
  ret i32 %r
}

define i32 @f318() {
  %b = bitcast <96 x i1> <i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0> to <4 x i24>
  %x = extractelement <4 x i24> %b, i64 0
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f319() {
  %b = bitcast <96 x i1> <i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0> to <4 x i24>
  %x = extractelement <4 x i24> %b, i64 1
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f320() {
  %b = bitcast <96 x i1> <i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0> to <4 x i24>
  %x = extractelement <4 x i24> %b, i64 2
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f321() {
  %b = bitcast <96 x i1> <i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0> to <4 x i24>
  %x = extractelement <4 x i24> %b, i64 3
  %r = zext i24 %x to i32
  ret i32 %r
}

define i32 @f322() {
  %b = bitcast <16 x i1> <i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1> to <4 x i4>
  %x = extractelement <4 x i4> %b, i64 0
  %r = zext i4 %x to i32
  ret i32 %r
}

define i32 @f323() {
  %b = bitcast <16 x i1> <i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1> to <4 x i4>
  %x = extractelement <4 x i4> %b, i64 1
  %r = zext i4 %x to i32
  ret i32 %r
}

define i32 @f324() {
  %b = bitcast <16 x i1> <i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1> to <4 x i4>
  %x = extractelement <4 x i4> %b, i64 2
  %r = zext i4 %x to i32
  ret i32 %r
}

define i32 @f325() {
  %b = bitcast <16 x i1> <i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 1, i1 1> to <4 x i4>
  %x = extractelement <4 x i4> %b, i64 3
  %r = zext i4 %x to i32
  ret i32 %r
}

define i64 @f326() {
  %b = bitcast <80 x i1> <i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0> to <2 x i40>
  %x = extractelement <2 x i40> %b, i64 0
  %r = zext i40 %x to i64
  ret i64 %r
}

define i64 @f327() {
  %b = bitcast <80 x i1> <i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 1, i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 1, i1 0> to <2 x i40>
  %x = extractelement <2 x i40> %b, i64 1
  %r = zext i40 %x to i64
  ret i64 %r
}
