; Integers with the bits of a mask, where one use of them has no wider form.
; RUN: not cmx-opt -passes=cmx-public-forms -S %s -o %t.ll 2>&1 | FileCheck %s
; RUN: not test -e %t.ll

declare i12 @llvm.sadd.sat.i12(i12, i12)

; CHECK: error: function 'saturating_sum': instruction '%b = {{.*}} [cmx-unsupported-type]
define <12 x i1> @saturating_sum(<12 x i1> %m, i16 %n) {
  %b = bitcast <12 x i1> %m to i12
  %x = trunc i16 %n to i12
  %u = call i12 @llvm.sadd.sat.i12(i12 %b, i12 %x)
  %r = bitcast i12 %u to <12 x i1>
  ret <12 x i1> %r
}

; CHECK: error: function 'variable_part': instruction '%b = {{.*}} [cmx-unsupported-type]
define i16 @variable_part(<16 x i1> %m, i32 %i) {
  %b = bitcast <16 x i1> %m to <4 x i4>
  %x = extractelement <4 x i4> %b, i32 %i
  %r = zext i4 %x to i16
  ret i16 %r
}

; CHECK: error: function 'part_of_sum': instruction '%b = {{.*}} [cmx-unsupported-type]
define i16 @part_of_sum(<16 x i1> %m) {
  %b = bitcast <16 x i1> %m to <4 x i4>
  %s = add <4 x i4> %b, %b
  %x = extractelement <4 x i4> %s, i32 1
  %r = zext i4 %x to i16
  ret i16 %r
}

; CHECK: error: function 'bits_of_two_elements': instruction '%b = {{.*}} [cmx-unsupported-type]
define i16 @bits_of_two_elements(<6 x i8> %v) {
  %b = bitcast <6 x i8> %v to <4 x i12>
  %x = extractelement <4 x i12> %b, i32 1
  %r = zext i12 %x to i16
  ret i16 %r
}

; CHECK: error: function 'bits_of_floats': instruction '%b = {{.*}} [cmx-unsupported-type]
define i16 @bits_of_floats(<2 x float> %v) {
  %b = bitcast <2 x float> %v to <16 x i4>
  %x = extractelement <16 x i4> %b, i32 1
  %r = zext i4 %x to i16
  ret i16 %r
}
