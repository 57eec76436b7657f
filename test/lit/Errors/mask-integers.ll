; Integers with the bits of a mask, where one use of them has no wider form.
; RUN: not cmx-opt -passes=cmx-public-forms -S %s -o %t.ll 2>&1 | FileCheck %s
; RUN: not test -e %t.ll

@g = internal global i32 0

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

; CHECK: error: function 'vector_in_memory': instruction '%x = {{.*}} [cmx-unsupported-type]
define void @vector_in_memory(ptr addrspace(1) %p, <2 x i16> %v) {
  %x = trunc <2 x i16> %v to <2 x i4>
  store <2 x i4> %x, ptr addrspace(1) %p
  ret void
}

; CHECK: error: function 'vector_from_memory': instruction '%x = {{.*}} [cmx-unsupported-type]
define <2 x i16> @vector_from_memory(ptr addrspace(1) %p) {
  %x = load <2 x i4>, ptr addrspace(1) %p
  %r = zext <2 x i4> %x to <2 x i16>
  ret <2 x i16> %r
}

; CHECK: error: function 'part_beyond': instruction '%b = {{.*}} [cmx-unsupported-type]
define i16 @part_beyond(<16 x i1> %m) {
  %b = bitcast <16 x i1> %m to <4 x i4>
  %x = extractelement <4 x i4> %b, i32 4
  %r = zext i4 %x to i16
  ret i16 %r
}

; CHECK: error: function 'long_number': instruction '%x = {{.*}} [cmx-unsupported-type]
define i32 @long_number(float %f) {
  %x = fptosi float %f to i96
  %h = lshr i96 %x, 64
  %r = trunc i96 %h to i32
  ret i32 %r
}

; CHECK: error: function 'parts_of_elements': instruction '%x = {{.*}} [cmx-unsupported-type]
define <6 x i8> @parts_of_elements(<2 x i32> %v) {
  %x = trunc <2 x i32> %v to <2 x i24>
  %r = bitcast <2 x i24> %x to <6 x i8>
  ret <6 x i8> %r
}

; CHECK: error: function 'less_than_bytes': instruction '%x = {{.*}} [cmx-unsupported-type]
define i32 @less_than_bytes(<6 x i8> %v) {
  %x = trunc <6 x i8> %v to <6 x i4>
  %b = bitcast <6 x i4> %x to i24
  %r = zext i24 %b to i32
  ret i32 %r
}

; CHECK: error: function 'more_than_bytes': instruction '%x = {{.*}} [cmx-unsupported-type]
define i32 @more_than_bytes(<2 x i16> %v) {
  %x = trunc <2 x i16> %v to <2 x i12>
  %b = bitcast <2 x i12> %x to i24
  %r = zext i24 %b to i32
  ret i32 %r
}

; CHECK: error: function 'address': instruction '%x = {{.*}} [cmx-unsupported-type]
define ptr @address(i32 %n) {
  %x = trunc i32 %n to i24
  %r = inttoptr i24 %x to ptr
  ret ptr %r
}

; CHECK: error: function 'address_of_variable': instruction '%x = {{.*}} [cmx-unsupported-type]
define i32 @address_of_variable(i32 %n) {
  %x = trunc i32 %n to i24
  %s = add i24 %x, ptrtoint (ptr @g to i24)
  %r = zext i24 %s to i32
  ret i32 %r
}

; CHECK: error: function 'addresses_of_variables': instruction '%x = {{.*}} [cmx-unsupported-type]
define <2 x i32> @addresses_of_variables(<2 x i32> %n) {
  %x = trunc <2 x i32> %n to <2 x i24>
  %s = add <2 x i24> %x, <i24 1, i24 ptrtoint (ptr @g to i24)>
  %r = zext <2 x i24> %s to <2 x i32>
  ret <2 x i32> %r
}
