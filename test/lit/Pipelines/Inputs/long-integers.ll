; Operations on constants of 128 bits, drawn at random.
define i64 @f0() {
  %x = zext i64 0 to i128
  %y = zext i64 1311768467463790320 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f1() {
  %x = sext i64 0 to i128
  %y = sext i64 1311768467463790320 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f2() {
  %x = zext i64 0 to i128
  %y = zext i64 -81985529216486896 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f3() {
  %x = sext i64 0 to i128
  %y = sext i64 -81985529216486896 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f4() {
  %x = zext i64 0 to i128
  %y = zext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f5() {
  %x = sext i64 0 to i128
  %y = sext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f6() {
  %x = zext i64 1 to i128
  %y = zext i64 -9223372036854775807 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f7() {
  %x = sext i64 1 to i128
  %y = sext i64 -9223372036854775807 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f8() {
  %x = zext i64 1 to i128
  %y = zext i64 0 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f9() {
  %x = sext i64 1 to i128
  %y = sext i64 0 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f10() {
  %x = zext i64 1 to i128
  %y = zext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f11() {
  %x = sext i64 1 to i128
  %y = sext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f12() {
  %x = zext i64 -9223372036854775808 to i128
  %y = zext i64 4294967295 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f13() {
  %x = sext i64 -9223372036854775808 to i128
  %y = sext i64 4294967295 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f14() {
  %x = zext i64 -9223372036854775808 to i128
  %y = zext i64 -1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f15() {
  %x = sext i64 -9223372036854775808 to i128
  %y = sext i64 -1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f16() {
  %x = zext i64 -9223372036854775808 to i128
  %y = zext i64 -81985529216486896 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f17() {
  %x = sext i64 -9223372036854775808 to i128
  %y = sext i64 -81985529216486896 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f18() {
  %x = zext i64 -1 to i128
  %y = zext i64 0 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f19() {
  %x = sext i64 -1 to i128
  %y = sext i64 0 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f20() {
  %x = zext i64 -1 to i128
  %y = zext i64 -9223372036854775808 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f21() {
  %x = sext i64 -1 to i128
  %y = sext i64 -9223372036854775808 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f22() {
  %x = zext i64 -1 to i128
  %y = zext i64 -9223372036854775807 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f23() {
  %x = sext i64 -1 to i128
  %y = sext i64 -9223372036854775807 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f24() {
  %x = zext i64 1311768467463790320 to i128
  %y = zext i64 -81985529216486896 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f25() {
  %x = sext i64 1311768467463790320 to i128
  %y = sext i64 -81985529216486896 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f26() {
  %x = zext i64 1311768467463790320 to i128
  %y = zext i64 4294967295 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f27() {
  %x = sext i64 1311768467463790320 to i128
  %y = sext i64 4294967295 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f28() {
  %x = zext i64 1311768467463790320 to i128
  %y = zext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f29() {
  %x = sext i64 1311768467463790320 to i128
  %y = sext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f30() {
  %x = zext i64 -81985529216486896 to i128
  %y = zext i64 -1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f31() {
  %x = sext i64 -81985529216486896 to i128
  %y = sext i64 -1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f32() {
  %x = zext i64 -81985529216486896 to i128
  %y = zext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f33() {
  %x = sext i64 -81985529216486896 to i128
  %y = sext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f34() {
  %x = zext i64 -81985529216486896 to i128
  %y = zext i64 1311768467463790320 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f35() {
  %x = sext i64 -81985529216486896 to i128
  %y = sext i64 1311768467463790320 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f36() {
  %x = zext i64 4294967296 to i128
  %y = zext i64 1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f37() {
  %x = sext i64 4294967296 to i128
  %y = sext i64 1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f38() {
  %x = zext i64 4294967296 to i128
  %y = zext i64 -1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f39() {
  %x = sext i64 4294967296 to i128
  %y = sext i64 -1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f40() {
  %x = zext i64 4294967296 to i128
  %y = zext i64 0 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f41() {
  %x = sext i64 4294967296 to i128
  %y = sext i64 0 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f42() {
  %x = zext i64 4294967295 to i128
  %y = zext i64 -1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f43() {
  %x = sext i64 4294967295 to i128
  %y = sext i64 -1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f44() {
  %x = zext i64 4294967295 to i128
  %y = zext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f45() {
  %x = sext i64 4294967295 to i128
  %y = sext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f46() {
  %x = zext i64 4294967295 to i128
  %y = zext i64 -9223372036854775808 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f47() {
  %x = sext i64 4294967295 to i128
  %y = sext i64 -9223372036854775808 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f48() {
  %x = zext i64 -9223372036854775807 to i128
  %y = zext i64 -9223372036854775808 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f49() {
  %x = sext i64 -9223372036854775807 to i128
  %y = sext i64 -9223372036854775808 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f50() {
  %x = zext i64 -9223372036854775807 to i128
  %y = zext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f51() {
  %x = sext i64 -9223372036854775807 to i128
  %y = sext i64 4294967296 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f52() {
  %x = zext i64 -9223372036854775807 to i128
  %y = zext i64 1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f53() {
  %x = sext i64 -9223372036854775807 to i128
  %y = sext i64 1 to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f54() {
  %p = add i128 47220104815638611129487498984035289974, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f55() {
  %p = add i128 47220104815638611129487498984035289974, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f56() {
  %p = add i128 1807967881312630718956356602325913904, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f57() {
  %p = add i128 1807967881312630718956356602325913904, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f58() {
  %p = add i128 106730029446056750350729915154092662144, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f59() {
  %p = add i128 106730029446056750350729915154092662144, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f60() {
  %p = add i128 235013275814567195462352087642770888301, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f61() {
  %p = add i128 235013275814567195462352087642770888301, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f62() {
  %p = sub i128 141185438837117580490996090880757951984, 89770553072681447292495964671636674688
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f63() {
  %p = sub i128 141185438837117580490996090880757951984, 89770553072681447292495964671636674688
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f64() {
  %p = sub i128 205227697198696613490017133034485344873, 18446744073709551615
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f65() {
  %p = sub i128 205227697198696613490017133034485344873, 18446744073709551615
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f66() {
  %p = sub i128 278527269120595658128014594676638537958, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f67() {
  %p = sub i128 278527269120595658128014594676638537958, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f68() {
  %p = sub i128 59930559343407263858238942169797828831, 319529162023594014205666932554443758835
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f69() {
  %p = sub i128 59930559343407263858238942169797828831, 319529162023594014205666932554443758835
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f70() {
  %p = and i128 287498069870520819473393907564248308974, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f71() {
  %p = and i128 287498069870520819473393907564248308974, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f72() {
  %p = and i128 286257129478220525608397064991147967497, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f73() {
  %p = and i128 286257129478220525608397064991147967497, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f74() {
  %p = and i128 66872859046513356585736447847949903911, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f75() {
  %p = and i128 66872859046513356585736447847949903911, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f76() {
  %p = and i128 303773842684011536560249477572418168856, 157499613019440879509344305761714625488
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f77() {
  %p = and i128 303773842684011536560249477572418168856, 157499613019440879509344305761714625488
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f78() {
  %p = or i128 271282181300840522966777627071582223227, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f79() {
  %p = or i128 271282181300840522966777627071582223227, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f80() {
  %p = or i128 70943223178260370284280450596542084587, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f81() {
  %p = or i128 70943223178260370284280450596542084587, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f82() {
  %p = or i128 239084683208406447099946411777413584496, 18446744073709551615
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f83() {
  %p = or i128 239084683208406447099946411777413584496, 18446744073709551615
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f84() {
  %p = or i128 26608799835304922558199999429894814262, 18446744073709551615
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f85() {
  %p = or i128 26608799835304922558199999429894814262, 18446744073709551615
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f86() {
  %p = xor i128 245047140574088001347509344190446796046, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f87() {
  %p = xor i128 245047140574088001347509344190446796046, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f88() {
  %p = xor i128 202114191397424218059458288204732811212, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f89() {
  %p = xor i128 202114191397424218059458288204732811212, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f90() {
  %p = xor i128 311722245403068069779854006510577775004, 18446744073709551615
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f91() {
  %p = xor i128 311722245403068069779854006510577775004, 18446744073709551615
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f92() {
  %p = xor i128 333919250231269405367337469610597502270, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f93() {
  %p = xor i128 333919250231269405367337469610597502270, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f94() {
  %p = mul i128 126924517192429358057213696069715371202, 18446744073709551615
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f95() {
  %p = mul i128 126924517192429358057213696069715371202, 18446744073709551615
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f96() {
  %p = mul i128 340044150806245667910663316944170899290, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f97() {
  %p = mul i128 340044150806245667910663316944170899290, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f98() {
  %p = mul i128 248237695878323414623304749821094210300, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f99() {
  %p = mul i128 248237695878323414623304749821094210300, 170141183460469231731687303715884105728
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f100() {
  %p = mul i128 38302302562694987324885907626744790587, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f101() {
  %p = mul i128 38302302562694987324885907626744790587, 340282366920938463463374607431768211455
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f102() {
  %p = shl i128 295296676815215733691861544534724888229, 0
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f103() {
  %p = shl i128 295296676815215733691861544534724888229, 0
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f104() {
  %p = shl i128 83685986583497248456929198728743914305, 0
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f105() {
  %p = shl i128 83685986583497248456929198728743914305, 0
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f106() {
  %p = shl i128 186508944352687254960622455984911425010, 1
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f107() {
  %p = shl i128 186508944352687254960622455984911425010, 1
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f108() {
  %p = shl i128 10737404438504652161341710753539624901, 1
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f109() {
  %p = shl i128 10737404438504652161341710753539624901, 1
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f110() {
  %p = shl i128 291179214901107422288586237885279684237, 31
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f111() {
  %p = shl i128 291179214901107422288586237885279684237, 31
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f112() {
  %p = shl i128 5838995678472196511796952519551293367, 31
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f113() {
  %p = shl i128 5838995678472196511796952519551293367, 31
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f114() {
  %p = shl i128 190324803259391409061006149314376347442, 63
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f115() {
  %p = shl i128 190324803259391409061006149314376347442, 63
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f116() {
  %p = shl i128 142107443499365494158925766114349162039, 63
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f117() {
  %p = shl i128 142107443499365494158925766114349162039, 63
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f118() {
  %p = shl i128 333802240585537676177424323780806041057, 64
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f119() {
  %p = shl i128 333802240585537676177424323780806041057, 64
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f120() {
  %p = shl i128 162805618890929559991183899166343279755, 64
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f121() {
  %p = shl i128 162805618890929559991183899166343279755, 64
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f122() {
  %p = shl i128 230932420354342402616672941753773287309, 65
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f123() {
  %p = shl i128 230932420354342402616672941753773287309, 65
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f124() {
  %p = shl i128 80698616929036994494897659248504090636, 65
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f125() {
  %p = shl i128 80698616929036994494897659248504090636, 65
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f126() {
  %p = shl i128 281040884693170229970322290111926474843, 127
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f127() {
  %p = shl i128 281040884693170229970322290111926474843, 127
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f128() {
  %p = shl i128 49141285107889688817897746879701109353, 127
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f129() {
  %p = shl i128 49141285107889688817897746879701109353, 127
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f130() {
  %p = lshr i128 229227180094319537794829213929124784951, 0
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f131() {
  %p = lshr i128 229227180094319537794829213929124784951, 0
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f132() {
  %p = lshr i128 46597526608881927590105372874966644440, 0
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f133() {
  %p = lshr i128 46597526608881927590105372874966644440, 0
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f134() {
  %p = lshr i128 319019884723032444503655662510281937240, 1
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f135() {
  %p = lshr i128 319019884723032444503655662510281937240, 1
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f136() {
  %p = lshr i128 156926867449078531348618198109745589302, 1
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f137() {
  %p = lshr i128 156926867449078531348618198109745589302, 1
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f138() {
  %p = lshr i128 295015103995637395932460555050521392354, 31
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f139() {
  %p = lshr i128 295015103995637395932460555050521392354, 31
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f140() {
  %p = lshr i128 61978125817135962086326080386681461213, 31
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f141() {
  %p = lshr i128 61978125817135962086326080386681461213, 31
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f142() {
  %p = lshr i128 218413029571559078341980985686824469391, 63
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f143() {
  %p = lshr i128 218413029571559078341980985686824469391, 63
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f144() {
  %p = lshr i128 33799090272341219389260058600182830293, 63
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f145() {
  %p = lshr i128 33799090272341219389260058600182830293, 63
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f146() {
  %p = lshr i128 290551729530659138258552947718123994917, 64
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f147() {
  %p = lshr i128 290551729530659138258552947718123994917, 64
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f148() {
  %p = lshr i128 13413374079235914402122681733150954656, 64
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f149() {
  %p = lshr i128 13413374079235914402122681733150954656, 64
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f150() {
  %p = lshr i128 311914172675613040710308369333701402491, 65
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f151() {
  %p = lshr i128 311914172675613040710308369333701402491, 65
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f152() {
  %p = lshr i128 159290397590520940136363807815398905478, 65
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f153() {
  %p = lshr i128 159290397590520940136363807815398905478, 65
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f154() {
  %p = lshr i128 318650989994454894955842953577850095360, 127
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f155() {
  %p = lshr i128 318650989994454894955842953577850095360, 127
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f156() {
  %p = lshr i128 94123432974766544585746200756364052169, 127
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f157() {
  %p = lshr i128 94123432974766544585746200756364052169, 127
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f158() {
  %p = ashr i128 262257684920185165369750960548690988227, 0
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f159() {
  %p = ashr i128 262257684920185165369750960548690988227, 0
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f160() {
  %p = ashr i128 33279421334577647886118296722000909613, 0
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f161() {
  %p = ashr i128 33279421334577647886118296722000909613, 0
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f162() {
  %p = ashr i128 212360635736071327122580971776283985287, 1
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f163() {
  %p = ashr i128 212360635736071327122580971776283985287, 1
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f164() {
  %p = ashr i128 129136674193087507326903849936430699127, 1
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f165() {
  %p = ashr i128 129136674193087507326903849936430699127, 1
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f166() {
  %p = ashr i128 244480065354989409417389969343675819178, 31
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f167() {
  %p = ashr i128 244480065354989409417389969343675819178, 31
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f168() {
  %p = ashr i128 166697518499959095313415250069358605020, 31
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f169() {
  %p = ashr i128 166697518499959095313415250069358605020, 31
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f170() {
  %p = ashr i128 303467169933226835525136834698347743460, 63
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f171() {
  %p = ashr i128 303467169933226835525136834698347743460, 63
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f172() {
  %p = ashr i128 164693350449957020568687000742527947121, 63
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f173() {
  %p = ashr i128 164693350449957020568687000742527947121, 63
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f174() {
  %p = ashr i128 186583879965946298170551873905561821399, 64
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f175() {
  %p = ashr i128 186583879965946298170551873905561821399, 64
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f176() {
  %p = ashr i128 59736541438671820579570544371140975217, 64
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f177() {
  %p = ashr i128 59736541438671820579570544371140975217, 64
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f178() {
  %p = ashr i128 194633682040208065194258559257907250163, 65
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f179() {
  %p = ashr i128 194633682040208065194258559257907250163, 65
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f180() {
  %p = ashr i128 122163960562687186274139928214759605181, 65
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f181() {
  %p = ashr i128 122163960562687186274139928214759605181, 65
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f182() {
  %p = ashr i128 289417089709974529654193353160891233532, 127
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f183() {
  %p = ashr i128 289417089709974529654193353160891233532, 127
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f184() {
  %p = ashr i128 145616135566035078426961271346478625890, 127
  %h = lshr i128 %p, 0
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @f185() {
  %p = ashr i128 145616135566035078426961271346478625890, 127
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i1 @f186() {
  %c = icmp eq i128 234405327553132839873440766698192406639, 234405327553132839873440766698192406639
  ret i1 %c
}

define i1 @f187() {
  %c = icmp eq i128 234405327553132839873440766698192406639, 234405327553132839873440766698192406638
  ret i1 %c
}

define i1 @f188() {
  %c = icmp eq i128 234405327553132839873440766698192406639, 64264144092663608141753462982308300911
  ret i1 %c
}

define i1 @f189() {
  %c = icmp eq i128 234405327553132839873440766698192406639, 234405327553132839854994022624482855023
  ret i1 %c
}

define i1 @f190() {
  %c = icmp ne i128 328158333899612647562732156911015471883, 328158333899612647562732156911015471883
  ret i1 %c
}

define i1 @f191() {
  %c = icmp ne i128 328158333899612647562732156911015471883, 328158333899612647562732156911015471882
  ret i1 %c
}

define i1 @f192() {
  %c = icmp ne i128 328158333899612647562732156911015471883, 158017150439143415831044853195131366155
  ret i1 %c
}

define i1 @f193() {
  %c = icmp ne i128 328158333899612647562732156911015471883, 328158333899612647581178900984725023499
  ret i1 %c
}

define i1 @f194() {
  %c = icmp ult i128 102555134010832822698413480160844799445, 102555134010832822698413480160844799445
  ret i1 %c
}

define i1 @f195() {
  %c = icmp ult i128 102555134010832822698413480160844799445, 102555134010832822698413480160844799444
  ret i1 %c
}

define i1 @f196() {
  %c = icmp ult i128 102555134010832822698413480160844799445, 272696317471302054430100783876728905173
  ret i1 %c
}

define i1 @f197() {
  %c = icmp ult i128 102555134010832822698413480160844799445, 102555134010832822679966736087135247829
  ret i1 %c
}

define i1 @f198() {
  %c = icmp ule i128 174444973202242676291101845260012501898, 174444973202242676291101845260012501898
  ret i1 %c
}

define i1 @f199() {
  %c = icmp ule i128 174444973202242676291101845260012501898, 174444973202242676291101845260012501899
  ret i1 %c
}

define i1 @f200() {
  %c = icmp ule i128 174444973202242676291101845260012501898, 4303789741773444559414541544128396170
  ret i1 %c
}

define i1 @f201() {
  %c = icmp ule i128 174444973202242676291101845260012501898, 174444973202242676309548589333722053514
  ret i1 %c
}

define i1 @f202() {
  %c = icmp ugt i128 99768006568605536032701652067753732950, 99768006568605536032701652067753732950
  ret i1 %c
}

define i1 @f203() {
  %c = icmp ugt i128 99768006568605536032701652067753732950, 99768006568605536032701652067753732951
  ret i1 %c
}

define i1 @f204() {
  %c = icmp ugt i128 99768006568605536032701652067753732950, 269909190029074767764388955783637838678
  ret i1 %c
}

define i1 @f205() {
  %c = icmp ugt i128 99768006568605536032701652067753732950, 99768006568605536051148396141463284566
  ret i1 %c
}

define i1 @f206() {
  %c = icmp uge i128 43950786043762661106966235662100147868, 43950786043762661106966235662100147868
  ret i1 %c
}

define i1 @f207() {
  %c = icmp uge i128 43950786043762661106966235662100147868, 43950786043762661106966235662100147869
  ret i1 %c
}

define i1 @f208() {
  %c = icmp uge i128 43950786043762661106966235662100147868, 214091969504231892838653539377984253596
  ret i1 %c
}

define i1 @f209() {
  %c = icmp uge i128 43950786043762661106966235662100147868, 43950786043762661125412979735809699484
  ret i1 %c
}

define i1 @f210() {
  %c = icmp slt i128 191892077375670494055600926923548148633, 191892077375670494055600926923548148633
  ret i1 %c
}

define i1 @f211() {
  %c = icmp slt i128 191892077375670494055600926923548148633, 191892077375670494055600926923548148632
  ret i1 %c
}

define i1 @f212() {
  %c = icmp slt i128 191892077375670494055600926923548148633, 21750893915201262323913623207664042905
  ret i1 %c
}

define i1 @f213() {
  %c = icmp slt i128 191892077375670494055600926923548148633, 191892077375670494037154182849838597017
  ret i1 %c
}

define i1 @f214() {
  %c = icmp sle i128 159072573035462130740941250875590806489, 159072573035462130740941250875590806489
  ret i1 %c
}

define i1 @f215() {
  %c = icmp sle i128 159072573035462130740941250875590806489, 159072573035462130740941250875590806488
  ret i1 %c
}

define i1 @f216() {
  %c = icmp sle i128 159072573035462130740941250875590806489, 329213756495931362472628554591474912217
  ret i1 %c
}

define i1 @f217() {
  %c = icmp sle i128 159072573035462130740941250875590806489, 159072573035462130722494506801881254873
  ret i1 %c
}

define i1 @f218() {
  %c = icmp sgt i128 130241839904540735744063957280892222458, 130241839904540735744063957280892222458
  ret i1 %c
}

define i1 @f219() {
  %c = icmp sgt i128 130241839904540735744063957280892222458, 130241839904540735744063957280892222459
  ret i1 %c
}

define i1 @f220() {
  %c = icmp sgt i128 130241839904540735744063957280892222458, 300383023365009967475751260996776328186
  ret i1 %c
}

define i1 @f221() {
  %c = icmp sgt i128 130241839904540735744063957280892222458, 130241839904540735762510701354601774074
  ret i1 %c
}

define i1 @f222() {
  %c = icmp sge i128 67769745852531344833515490837161120414, 67769745852531344833515490837161120414
  ret i1 %c
}

define i1 @f223() {
  %c = icmp sge i128 67769745852531344833515490837161120414, 67769745852531344833515490837161120415
  ret i1 %c
}

define i1 @f224() {
  %c = icmp sge i128 67769745852531344833515490837161120414, 237910929313000576565202794553045226142
  ret i1 %c
}

define i1 @f225() {
  %c = icmp sge i128 67769745852531344833515490837161120414, 67769745852531344815068746763451568798
  ret i1 %c
}

; The same with integers of 65 bits or more.
define i64 @f226() {
  %a = sext i64 1 to i128
  %b = zext i64 42882 to i128
  %c = shl i128 %b, 48
  %x = xor i128 %a, %c
  %n = zext i64 63 to i128
  %r = shl i128 %x, %n
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f227() {
  %a = sext i64 8231221967296350823 to i128
  %b = zext i64 0 to i128
  %c = shl i128 %b, 37
  %x = xor i128 %a, %c
  %n = zext i64 16 to i128
  %r = lshr i128 %x, %n
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f228() {
  %a = sext i64 0 to i128
  %b = zext i64 -5543556100268306650 to i128
  %c = shl i128 %b, 7
  %x = xor i128 %a, %c
  %n = zext i64 87 to i128
  %r = ashr i128 %x, %n
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f229() {
  %a = sext i64 -152891451896314416 to i128
  %b = zext i64 1 to i128
  %c = shl i128 %b, 42
  %x = xor i128 %a, %c
  %y = sext i64 -7156483163042509789 to i128
  %r = call i128 @llvm.umin.i128(i128 %x, i128 %y)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f230() {
  %a = sext i64 0 to i128
  %b = zext i64 97955 to i128
  %c = shl i128 %b, 18
  %x = xor i128 %a, %c
  %y = sext i64 1 to i128
  %r = call i128 @llvm.umax.i128(i128 %x, i128 %y)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f231() {
  %a = sext i64 0 to i128
  %b = zext i64 127229 to i128
  %c = shl i128 %b, 51
  %x = xor i128 %a, %c
  %y = sext i64 1 to i128
  %r = call i128 @llvm.smin.i128(i128 %x, i128 %y)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f232() {
  %a = sext i64 -1 to i128
  %b = zext i64 -1 to i128
  %c = shl i128 %b, 57
  %x = xor i128 %a, %c
  %y = sext i64 592688 to i128
  %r = call i128 @llvm.smax.i128(i128 %x, i128 %y)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f233() {
  %a = sext i64 602339 to i128
  %b = zext i64 0 to i128
  %c = shl i128 %b, 39
  %x = xor i128 %a, %c
  %r = call i128 @llvm.abs.i128(i128 %x, i1 false)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f234() {
  %a = sext i64 322895650345894455 to i128
  %b = zext i64 0 to i128
  %c = shl i128 %b, 51
  %x = xor i128 %a, %c
  %r = call i128 @llvm.ctlz.i128(i128 %x, i1 false)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f235() {
  %a = sext i64 145894 to i128
  %b = zext i64 1 to i128
  %c = shl i128 %b, 15
  %x = xor i128 %a, %c
  %r = call i128 @llvm.cttz.i128(i128 %x, i1 false)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f236() {
  %a = sext i64 -8322684469613283068 to i128
  %b = zext i64 0 to i128
  %c = shl i128 %b, 37
  %x = xor i128 %a, %c
  %r = call i128 @llvm.ctpop.i128(i128 %x)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f237() {
  %a = sext i64 -6594331602806965555 to i128
  %b = zext i64 0 to i128
  %c = shl i128 %b, 6
  %x = xor i128 %a, %c
  %r = call i128 @llvm.bswap.i128(i128 %x)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f238() {
  %a = sext i64 0 to i128
  %b = zext i64 -798790011519487243 to i128
  %c = shl i128 %b, 10
  %x = xor i128 %a, %c
  %r = call i128 @llvm.bitreverse.i128(i128 %x)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f239() {
  %a = sext i64 8235313292538174990 to i128
  %b = zext i64 0 to i128
  %c = shl i128 %b, 38
  %x = xor i128 %a, %c
  %y = sext i64 -8692598180322468130 to i128
  %r = call i128 @llvm.usub.sat.i128(i128 %x, i128 %y)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f240() {
  %a = sext i64 0 to i128
  %b = zext i64 -8684660221972786245 to i128
  %c = shl i128 %b, 29
  %x = xor i128 %a, %c
  %y = zext i64 514028 to i128
  %r = sub i128 %y, %x
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f241() {
  %a = sext i64 8532121831765186550 to i128
  %b = zext i64 1 to i128
  %c = shl i128 %b, 4
  %x = xor i128 %a, %c
  %y = sext i64 0 to i128
  %l = icmp uge i128 %x, %y
  %r = select i1 %l, i128 %x, i128 %y
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f242() {
  %a = sext i64 2298459648423086936 to i96
  %b = zext i64 -3293174649111252567 to i96
  %c = shl i96 %b, 9
  %x = xor i96 %a, %c
  %n = zext i64 0 to i96
  %r = shl i96 %x, %n
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f243() {
  %a = sext i64 -1 to i96
  %b = zext i64 983701 to i96
  %c = shl i96 %b, 5
  %x = xor i96 %a, %c
  %n = zext i64 0 to i96
  %r = lshr i96 %x, %n
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f244() {
  %a = sext i64 -599347980088044159 to i96
  %b = zext i64 328852351914559276 to i96
  %c = shl i96 %b, 16
  %x = xor i96 %a, %c
  %n = zext i64 63 to i96
  %r = ashr i96 %x, %n
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f245() {
  %a = sext i64 0 to i96
  %b = zext i64 0 to i96
  %c = shl i96 %b, 11
  %x = xor i96 %a, %c
  %y = sext i64 6486606778963294685 to i96
  %r = call i96 @llvm.umin.i96(i96 %x, i96 %y)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f246() {
  %a = sext i64 0 to i96
  %b = zext i64 -4663647918161966389 to i96
  %c = shl i96 %b, 22
  %x = xor i96 %a, %c
  %y = sext i64 0 to i96
  %r = call i96 @llvm.umax.i96(i96 %x, i96 %y)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f247() {
  %a = sext i64 -5369249734276285367 to i96
  %b = zext i64 1 to i96
  %c = shl i96 %b, 20
  %x = xor i96 %a, %c
  %y = sext i64 2037792113704551898 to i96
  %r = call i96 @llvm.smin.i96(i96 %x, i96 %y)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f248() {
  %a = sext i64 1 to i96
  %b = zext i64 8126432745572824756 to i96
  %c = shl i96 %b, 13
  %x = xor i96 %a, %c
  %y = sext i64 2312690247698724240 to i96
  %r = call i96 @llvm.smax.i96(i96 %x, i96 %y)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f249() {
  %a = sext i64 -8870639253115384078 to i96
  %b = zext i64 -3972355831184128166 to i96
  %c = shl i96 %b, 13
  %x = xor i96 %a, %c
  %r = call i96 @llvm.abs.i96(i96 %x, i1 false)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f250() {
  %a = sext i64 0 to i96
  %b = zext i64 9135435788906858482 to i96
  %c = shl i96 %b, 24
  %x = xor i96 %a, %c
  %r = call i96 @llvm.ctlz.i96(i96 %x, i1 false)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f251() {
  %a = sext i64 -1 to i96
  %b = zext i64 -1 to i96
  %c = shl i96 %b, 1
  %x = xor i96 %a, %c
  %r = call i96 @llvm.cttz.i96(i96 %x, i1 false)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f252() {
  %a = sext i64 415865639330239443 to i96
  %b = zext i64 1 to i96
  %c = shl i96 %b, 21
  %x = xor i96 %a, %c
  %r = call i96 @llvm.ctpop.i96(i96 %x)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f253() {
  %a = sext i64 0 to i96
  %b = zext i64 8312685707538633369 to i96
  %c = shl i96 %b, 8
  %x = xor i96 %a, %c
  %r = call i96 @llvm.bswap.i96(i96 %x)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f254() {
  %a = sext i64 4571714158868192280 to i96
  %b = zext i64 981639 to i96
  %c = shl i96 %b, 22
  %x = xor i96 %a, %c
  %r = call i96 @llvm.bitreverse.i96(i96 %x)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f255() {
  %a = sext i64 -8099895026839969879 to i96
  %b = zext i64 -1 to i96
  %c = shl i96 %b, 16
  %x = xor i96 %a, %c
  %y = sext i64 1 to i96
  %r = call i96 @llvm.usub.sat.i96(i96 %x, i96 %y)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f256() {
  %a = sext i64 470835940015195029 to i96
  %b = zext i64 6527746463544842126 to i96
  %c = shl i96 %b, 12
  %x = xor i96 %a, %c
  %y = zext i64 351762 to i96
  %r = sub i96 %y, %x
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f257() {
  %a = sext i64 3821423259930634152 to i96
  %b = zext i64 1 to i96
  %c = shl i96 %b, 12
  %x = xor i96 %a, %c
  %y = sext i64 1 to i96
  %l = icmp ult i96 %x, %y
  %r = select i1 %l, i96 %x, i96 %y
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f258() {
  %a = sext i64 -2227490252270508903 to i70
  %b = zext i64 -1 to i70
  %c = shl i70 %b, 4
  %x = xor i70 %a, %c
  %n = zext i64 65 to i70
  %r = shl i70 %x, %n
  %h = lshr i70 %r, 6
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f259() {
  %a = sext i64 0 to i70
  %b = zext i64 -1 to i70
  %c = shl i70 %b, 2
  %x = xor i70 %a, %c
  %n = zext i64 26 to i70
  %r = lshr i70 %x, %n
  %h = lshr i70 %r, 6
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f260() {
  %a = sext i64 -9009907372386524867 to i70
  %b = zext i64 1 to i70
  %c = shl i70 %b, 5
  %x = xor i70 %a, %c
  %n = zext i64 65 to i70
  %r = ashr i70 %x, %n
  %h = lshr i70 %r, 0
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f261() {
  %a = sext i64 270905 to i70
  %b = zext i64 1 to i70
  %c = shl i70 %b, 0
  %x = xor i70 %a, %c
  %y = sext i64 810027 to i70
  %r = call i70 @llvm.umin.i70(i70 %x, i70 %y)
  %h = lshr i70 %r, 0
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f262() {
  %a = sext i64 -6357761956060185862 to i70
  %b = zext i64 1 to i70
  %c = shl i70 %b, 4
  %x = xor i70 %a, %c
  %y = sext i64 940607 to i70
  %r = call i70 @llvm.umax.i70(i70 %x, i70 %y)
  %h = lshr i70 %r, 6
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f263() {
  %a = sext i64 -3917131136163018623 to i70
  %b = zext i64 -2492010753545572263 to i70
  %c = shl i70 %b, 4
  %x = xor i70 %a, %c
  %y = sext i64 -1 to i70
  %r = call i70 @llvm.smin.i70(i70 %x, i70 %y)
  %h = lshr i70 %r, 0
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f264() {
  %a = sext i64 751526 to i70
  %b = zext i64 8208766553513004346 to i70
  %c = shl i70 %b, 1
  %x = xor i70 %a, %c
  %y = sext i64 -1418212935786742387 to i70
  %r = call i70 @llvm.smax.i70(i70 %x, i70 %y)
  %h = lshr i70 %r, 0
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f265() {
  %a = sext i64 0 to i70
  %b = zext i64 1 to i70
  %c = shl i70 %b, 0
  %x = xor i70 %a, %c
  %r = call i70 @llvm.abs.i70(i70 %x, i1 false)
  %h = lshr i70 %r, 6
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f266() {
  %a = sext i64 1 to i70
  %b = zext i64 329257 to i70
  %c = shl i70 %b, 4
  %x = xor i70 %a, %c
  %r = call i70 @llvm.ctlz.i70(i70 %x, i1 false)
  %h = lshr i70 %r, 6
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f267() {
  %a = sext i64 1666817691898753557 to i70
  %b = zext i64 1618278024961255292 to i70
  %c = shl i70 %b, 4
  %x = xor i70 %a, %c
  %r = call i70 @llvm.cttz.i70(i70 %x, i1 false)
  %h = lshr i70 %r, 0
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f268() {
  %a = sext i64 3640452142325456730 to i70
  %b = zext i64 6642075354903981600 to i70
  %c = shl i70 %b, 5
  %x = xor i70 %a, %c
  %r = call i70 @llvm.ctpop.i70(i70 %x)
  %h = lshr i70 %r, 6
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f269() {
  %a = sext i64 -1 to i70
  %b = zext i64 332546 to i70
  %c = shl i70 %b, 5
  %x = xor i70 %a, %c
  %r = call i70 @llvm.bitreverse.i70(i70 %x)
  %h = lshr i70 %r, 6
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f270() {
  %a = sext i64 -1 to i70
  %b = zext i64 -8117677048623525901 to i70
  %c = shl i70 %b, 0
  %x = xor i70 %a, %c
  %y = sext i64 7549366121654458087 to i70
  %r = call i70 @llvm.usub.sat.i70(i70 %x, i70 %y)
  %h = lshr i70 %r, 6
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f271() {
  %a = sext i64 -4931438828532905461 to i70
  %b = zext i64 -1 to i70
  %c = shl i70 %b, 0
  %x = xor i70 %a, %c
  %y = zext i64 1 to i70
  %r = sub i70 %y, %x
  %h = lshr i70 %r, 6
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f272() {
  %a = sext i64 468583 to i70
  %b = zext i64 -1 to i70
  %c = shl i70 %b, 2
  %x = xor i70 %a, %c
  %y = sext i64 0 to i70
  %l = icmp uge i70 %x, %y
  %r = select i1 %l, i70 %x, i70 %y
  %h = lshr i70 %r, 0
  %t = trunc i70 %h to i64
  ret i64 %t
}

define i64 @f273() {
  %a = sext i64 1 to i128
  %b = zext i64 -1 to i128
  %c = shl i128 %b, 19
  %x = xor i128 %a, %c
  %n = zext i64 64 to i128
  %r = shl i128 %x, %n
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f274() {
  %a = sext i64 1 to i128
  %b = zext i64 1 to i128
  %c = shl i128 %b, 43
  %x = xor i128 %a, %c
  %n = zext i64 64 to i128
  %r = lshr i128 %x, %n
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f275() {
  %a = sext i64 0 to i128
  %b = zext i64 0 to i128
  %c = shl i128 %b, 57
  %x = xor i128 %a, %c
  %n = zext i64 127 to i128
  %r = ashr i128 %x, %n
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f276() {
  %a = sext i64 0 to i128
  %b = zext i64 1 to i128
  %c = shl i128 %b, 2
  %x = xor i128 %a, %c
  %y = sext i64 1 to i128
  %r = call i128 @llvm.umin.i128(i128 %x, i128 %y)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f277() {
  %a = sext i64 1 to i128
  %b = zext i64 -7239749812420457663 to i128
  %c = shl i128 %b, 19
  %x = xor i128 %a, %c
  %y = sext i64 3506412802483270950 to i128
  %r = call i128 @llvm.umax.i128(i128 %x, i128 %y)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f278() {
  %a = sext i64 0 to i128
  %b = zext i64 1 to i128
  %c = shl i128 %b, 45
  %x = xor i128 %a, %c
  %y = sext i64 0 to i128
  %r = call i128 @llvm.smin.i128(i128 %x, i128 %y)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f279() {
  %a = sext i64 0 to i128
  %b = zext i64 891908 to i128
  %c = shl i128 %b, 6
  %x = xor i128 %a, %c
  %y = sext i64 0 to i128
  %r = call i128 @llvm.smax.i128(i128 %x, i128 %y)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f280() {
  %a = sext i64 2653286350811366730 to i128
  %b = zext i64 -7722714178375346910 to i128
  %c = shl i128 %b, 23
  %x = xor i128 %a, %c
  %r = call i128 @llvm.abs.i128(i128 %x, i1 false)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f281() {
  %a = sext i64 5273325301302180752 to i128
  %b = zext i64 -1 to i128
  %c = shl i128 %b, 2
  %x = xor i128 %a, %c
  %r = call i128 @llvm.ctlz.i128(i128 %x, i1 false)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f282() {
  %a = sext i64 0 to i128
  %b = zext i64 149321 to i128
  %c = shl i128 %b, 58
  %x = xor i128 %a, %c
  %r = call i128 @llvm.cttz.i128(i128 %x, i1 false)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f283() {
  %a = sext i64 1831386736888412897 to i128
  %b = zext i64 1 to i128
  %c = shl i128 %b, 60
  %x = xor i128 %a, %c
  %r = call i128 @llvm.ctpop.i128(i128 %x)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f284() {
  %a = sext i64 -2325918444738587204 to i128
  %b = zext i64 0 to i128
  %c = shl i128 %b, 35
  %x = xor i128 %a, %c
  %r = call i128 @llvm.bswap.i128(i128 %x)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f285() {
  %a = sext i64 -5294472515481043484 to i128
  %b = zext i64 0 to i128
  %c = shl i128 %b, 42
  %x = xor i128 %a, %c
  %r = call i128 @llvm.bitreverse.i128(i128 %x)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f286() {
  %a = sext i64 8052480349520107503 to i128
  %b = zext i64 -5857763438103067864 to i128
  %c = shl i128 %b, 32
  %x = xor i128 %a, %c
  %y = sext i64 632996 to i128
  %r = call i128 @llvm.usub.sat.i128(i128 %x, i128 %y)
  %h = lshr i128 %r, 0
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f287() {
  %a = sext i64 1 to i128
  %b = zext i64 -7289800092183483663 to i128
  %c = shl i128 %b, 14
  %x = xor i128 %a, %c
  %y = zext i64 -4270936498599007394 to i128
  %r = sub i128 %y, %x
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f288() {
  %a = sext i64 -1 to i128
  %b = zext i64 -1 to i128
  %c = shl i128 %b, 37
  %x = xor i128 %a, %c
  %y = sext i64 1 to i128
  %l = icmp slt i128 %x, %y
  %r = select i1 %l, i128 %x, i128 %y
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

define i64 @f289() {
  %a = sext i64 -1 to i96
  %b = zext i64 2449633998535899573 to i96
  %c = shl i96 %b, 12
  %x = xor i96 %a, %c
  %n = zext i64 64 to i96
  %r = shl i96 %x, %n
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f290() {
  %a = sext i64 -1 to i96
  %b = zext i64 1 to i96
  %c = shl i96 %b, 24
  %x = xor i96 %a, %c
  %n = zext i64 65 to i96
  %r = lshr i96 %x, %n
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f291() {
  %a = sext i64 -1 to i96
  %b = zext i64 0 to i96
  %c = shl i96 %b, 14
  %x = xor i96 %a, %c
  %n = zext i64 7 to i96
  %r = ashr i96 %x, %n
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f292() {
  %a = sext i64 -4879774897719772970 to i96
  %b = zext i64 1 to i96
  %c = shl i96 %b, 14
  %x = xor i96 %a, %c
  %y = sext i64 1 to i96
  %r = call i96 @llvm.umin.i96(i96 %x, i96 %y)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f293() {
  %a = sext i64 0 to i96
  %b = zext i64 -1 to i96
  %c = shl i96 %b, 3
  %x = xor i96 %a, %c
  %y = sext i64 1 to i96
  %r = call i96 @llvm.umax.i96(i96 %x, i96 %y)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f294() {
  %a = sext i64 911296 to i96
  %b = zext i64 215067256068826457 to i96
  %c = shl i96 %b, 23
  %x = xor i96 %a, %c
  %y = sext i64 1 to i96
  %r = call i96 @llvm.smin.i96(i96 %x, i96 %y)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f295() {
  %a = sext i64 8780455599681759161 to i96
  %b = zext i64 53447 to i96
  %c = shl i96 %b, 0
  %x = xor i96 %a, %c
  %y = sext i64 -1 to i96
  %r = call i96 @llvm.smax.i96(i96 %x, i96 %y)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f296() {
  %a = sext i64 -1 to i96
  %b = zext i64 1 to i96
  %c = shl i96 %b, 16
  %x = xor i96 %a, %c
  %r = call i96 @llvm.abs.i96(i96 %x, i1 false)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f297() {
  %a = sext i64 -8219718842532063386 to i96
  %b = zext i64 0 to i96
  %c = shl i96 %b, 1
  %x = xor i96 %a, %c
  %r = call i96 @llvm.ctlz.i96(i96 %x, i1 false)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f298() {
  %a = sext i64 586134 to i96
  %b = zext i64 0 to i96
  %c = shl i96 %b, 6
  %x = xor i96 %a, %c
  %r = call i96 @llvm.cttz.i96(i96 %x, i1 false)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f299() {
  %a = sext i64 1 to i96
  %b = zext i64 -9074843641420478105 to i96
  %c = shl i96 %b, 22
  %x = xor i96 %a, %c
  %r = call i96 @llvm.ctpop.i96(i96 %x)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f300() {
  %a = sext i64 982930 to i96
  %b = zext i64 315231 to i96
  %c = shl i96 %b, 8
  %x = xor i96 %a, %c
  %r = call i96 @llvm.bswap.i96(i96 %x)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f301() {
  %a = sext i64 240444035097941100 to i96
  %b = zext i64 8438242072972737438 to i96
  %c = shl i96 %b, 1
  %x = xor i96 %a, %c
  %r = call i96 @llvm.bitreverse.i96(i96 %x)
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f302() {
  %a = sext i64 1 to i96
  %b = zext i64 -1 to i96
  %c = shl i96 %b, 20
  %x = xor i96 %a, %c
  %y = sext i64 1 to i96
  %r = call i96 @llvm.usub.sat.i96(i96 %x, i96 %y)
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f303() {
  %a = sext i64 0 to i96
  %b = zext i64 7965375224095357765 to i96
  %c = shl i96 %b, 22
  %x = xor i96 %a, %c
  %y = zext i64 3701633938597869792 to i96
  %r = sub i96 %y, %x
  %h = lshr i96 %r, 32
  %t = trunc i96 %h to i64
  ret i64 %t
}

define i64 @f304() {
  %a = sext i64 1 to i96
  %b = zext i64 0 to i96
  %c = shl i96 %b, 10
  %x = xor i96 %a, %c
  %y = sext i64 1 to i96
  %l = icmp uge i96 %x, %y
  %r = select i1 %l, i96 %x, i96 %y
  %h = lshr i96 %r, 0
  %t = trunc i96 %h to i64
  ret i64 %t
}

declare i128 @llvm.abs.i128(i128, i1)
declare i128 @llvm.bitreverse.i128(i128)
declare i128 @llvm.bswap.i128(i128)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.cttz.i128(i128, i1)
declare i128 @llvm.smax.i128(i128, i128)
declare i128 @llvm.smin.i128(i128, i128)
declare i128 @llvm.umax.i128(i128, i128)
declare i128 @llvm.umin.i128(i128, i128)
declare i128 @llvm.usub.sat.i128(i128, i128)
declare i70 @llvm.abs.i70(i70, i1)
declare i70 @llvm.bitreverse.i70(i70)
declare i70 @llvm.ctlz.i70(i70, i1)
declare i70 @llvm.ctpop.i70(i70)
declare i70 @llvm.cttz.i70(i70, i1)
declare i70 @llvm.smax.i70(i70, i70)
declare i70 @llvm.smin.i70(i70, i70)
declare i70 @llvm.umax.i70(i70, i70)
declare i70 @llvm.umin.i70(i70, i70)
declare i70 @llvm.usub.sat.i70(i70, i70)
declare i96 @llvm.abs.i96(i96, i1)
declare i96 @llvm.bitreverse.i96(i96)
declare i96 @llvm.bswap.i96(i96)
declare i96 @llvm.ctlz.i96(i96, i1)
declare i96 @llvm.ctpop.i96(i96)
declare i96 @llvm.cttz.i96(i96, i1)
declare i96 @llvm.smax.i96(i96, i96)
declare i96 @llvm.smin.i96(i96, i96)
declare i96 @llvm.umax.i96(i96, i96)
declare i96 @llvm.umin.i96(i96, i96)
declare i96 @llvm.usub.sat.i96(i96, i96)
