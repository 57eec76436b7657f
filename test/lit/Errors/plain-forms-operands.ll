; Numbers and types of operands of intrinsics that become instructions of LLVM.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

@g = internal global i32 0
@text = internal constant [3 x i8] c"%d\00"

declare <8 x i32> @llvm.genx.gather.private.three(<8 x i1>, ptr, <8 x i32>)
declare <8 x i32> @llvm.genx.gather.private.narrow(<8 x i1>, ptr, <8 x i32>, <8 x i16>)
declare i32 @llvm.genx.gather.private.scalar(<8 x i1>, ptr, <8 x i32>, i32)
declare i32 @llvm.genx.scatter.private.result(<8 x i1>, ptr, <8 x i32>, <8 x i32>)
declare void @llvm.genx.scatter.private.bytes(<8 x i8>, ptr, <8 x i32>, <8 x i32>)
declare void @llvm.genx.scatter.private.one(i1, ptr, i32, <1 x i32>)
declare void @llvm.genx.scatter.private.floats(<8 x i1>, ptr, <8 x float>, <8 x i32>)
declare ptr @llvm.genx.jump.table.none(i32)
declare ptr @llvm.genx.jump.table.float(float, ptr)
declare ptr @llvm.genx.jump.table.pointer(i32, ptr)
declare i32 @llvm.genx.print.format.index.two(ptr, i32)
declare i32 @llvm.genx.print.format.index.number(i64)
declare i64 @llvm.genx.address.convert.none()
declare i64 @llvm.genx.address.convert.number(i64)
declare i64 @llvm.genx.address.convert.two(ptr, ptr)
declare i64 @llvm.genx.alloca.none()
declare i64 @llvm.genx.alloca.two(i32, i32)
declare i64 @llvm.genx.faddr.two(ptr, ptr)
declare i64 @llvm.genx.faddr.number(i64)
declare i64 @llvm.genx.gaddr.two(ptr, ptr)
declare i64 @llvm.genx.gaddr.number(i64)
declare i1 @llvm.genx.simdcf.any.two(<8 x i1>, <8 x i1>)
declare i1 @llvm.genx.simdcf.any.scalar(i1)
declare i1 @llvm.genx.simdcf.any.bytes(<8 x i8>)
declare i1 @llvm.genx.simdcf.any.three(<3 x i1>)
declare i32 @llvm.genx.simdcf.any.wide(<8 x i1>)
declare <8 x i32> @llvm.genx.simdcf.predicate.one(<8 x i32>)
declare i32 @llvm.genx.simdcf.predicate.scalar(i32, i32)
declare <8 x i32> @llvm.genx.simdcf.predicate.first(<8 x i16>, <8 x i32>)
declare <8 x i32> @llvm.genx.simdcf.predicate.second(<8 x i32>, <8 x i16>)
declare i16 @llvm.genx.add.addr.one(i16)
declare i32 @llvm.genx.add.addr.wide(i32, i16)
declare <8 x i16> @llvm.genx.add.addr.first(i16, i16)
declare i16 @llvm.genx.convert.addr.offset(i16, i32)
declare <8 x i16> @llvm.genx.convert.addr.vectors(<8 x i16>, <4 x i16>)
declare i16 @llvm.genx.convert.addr.three(i16, i16, i16)
declare i32 @llvm.genx.convert.two(i32, i32)
declare float @llvm.genx.convert.float(i32)
declare i64 @llvm.genx.alloca.metadata(metadata)
declare i64 @llvm.genx.lane.id()
declare i32 @llvm.genx.print.buffer()
declare i64 @llvm.genx.print.buffer.one(i32)
declare i32 @llvm.genx.unmask.begin.one(i32)
declare i64 @llvm.genx.unmask.begin.wide()
declare void @llvm.genx.unmask.end.none()
declare void @llvm.genx.unmask.end.wide(i64)
declare i32 @llvm.genx.unmask.end.result(i32)

define internal void @f() {
  ret void
}

define void @arrays(ptr %p, <8 x i1> %m, <8 x i32> %i, <8 x i16> %w, <8 x i8> %b, <8 x float> %x, <1 x i32> %s) {
; CHECK: error: {{.*}}'%b1 = {{.*}} expected 4 operands, actual 3
  %b1 = call <8 x i32> @llvm.genx.gather.private.three(<8 x i1> %m, ptr %p, <8 x i32> %i)
; CHECK: error: {{.*}}'%b2 = {{.*}} operand 3 expected a vector of the data, actual <8 x i16>
  %b2 = call <8 x i32> @llvm.genx.gather.private.narrow(<8 x i1> %m, ptr %p, <8 x i32> %i, <8 x i16> %w)
; CHECK: error: {{.*}}'%b3 = {{.*}} operand 3 expected a vector of the data, actual i32
  %b3 = call i32 @llvm.genx.gather.private.scalar(<8 x i1> %m, ptr %p, <8 x i32> %i, i32 1)
; CHECK: error: {{.*}}'%b4 = {{.*}} operand 3 expected a vector of the data, actual <8 x i32>
  %b4 = call i32 @llvm.genx.scatter.private.result(<8 x i1> %m, ptr %p, <8 x i32> %i, <8 x i32> %i)
; CHECK: error: {{.*}} operand 0 expected an i1 for each element, actual <8 x i8>
  call void @llvm.genx.scatter.private.bytes(<8 x i8> %b, ptr %p, <8 x i32> %i, <8 x i32> %i)
; CHECK: error: {{.*}} operand 0 expected an i1 for each element, actual i1
  call void @llvm.genx.scatter.private.one(i1 true, ptr %p, i32 4, <1 x i32> %s)
; CHECK: error: {{.*}} operand 2 expected an offset for each element, actual <8 x float>
  call void @llvm.genx.scatter.private.floats(<8 x i1> %m, ptr %p, <8 x float> %x, <8 x i32> %i)
  ret void
}

define void @jump_none(i32 %i) {
entry:
; CHECK: error: function 'jump_none': {{.*}} expected an index and labels
  %t = call ptr @llvm.genx.jump.table.none(i32 %i)
  indirectbr ptr %t, [label %a]
a:
  ret void
}

define void @jump_float(float %i) {
entry:
; CHECK: error: function 'jump_float': {{.*}} expected an index and labels
  %t = call ptr @llvm.genx.jump.table.float(float %i, ptr blockaddress(@jump_float, %a))
  indirectbr ptr %t, [label %a]
a:
  ret void
}

define void @jump_pointer(i32 %i, ptr %p) {
entry:
; CHECK: error: function 'jump_pointer': {{.*}} operand 1 expected the address of a label of the indirectbr
  %t = call ptr @llvm.genx.jump.table.pointer(i32 %i, ptr %p)
  indirectbr ptr %t, [label %a]
a:
  ret void
}

define void @addresses(ptr %p, i64 %n) {
; CHECK: error: {{.*}}'%b1 = {{.*}} expected a constant text as its one operand
  %b1 = call i32 @llvm.genx.print.format.index.two(ptr @text, i32 0)
; CHECK: error: {{.*}}'%b2 = {{.*}} expected a constant text as its one operand
  %b2 = call i32 @llvm.genx.print.format.index.number(i64 %n)
; CHECK: error: {{.*}}'%b3 = {{.*}} expected a pointer as its one operand
  %b3 = call i64 @llvm.genx.address.convert.none()
; CHECK: error: {{.*}}'%b4 = {{.*}} expected a pointer as its one operand
  %b4 = call i64 @llvm.genx.address.convert.number(i64 %n)
; CHECK: error: {{.*}}'%b5 = {{.*}} expected a pointer as its one operand
  %b5 = call i64 @llvm.genx.address.convert.two(ptr %p, ptr %p)
; CHECK: error: {{.*}}'%b6 = {{.*}} expected one operand, of the type of the variable
  %b6 = call i64 @llvm.genx.alloca.none()
; CHECK: error: {{.*}}'%b7 = {{.*}} expected one operand, of the type of the variable
  %b7 = call i64 @llvm.genx.alloca.two(i32 0, i32 0)
; CHECK: error: {{.*}}'%b8 = {{.*}} expected a function as its one operand
  %b8 = call i64 @llvm.genx.faddr.two(ptr @f, ptr @f)
; CHECK: error: {{.*}}'%b9 = {{.*}} expected a function as its one operand
  %b9 = call i64 @llvm.genx.faddr.number(i64 %n)
; CHECK: error: {{.*}}'%c1 = {{.*}} expected a global variable as its one operand
  %c1 = call i64 @llvm.genx.gaddr.two(ptr @g, ptr @g)
; CHECK: error: {{.*}}'%c2 = {{.*}} expected a global variable as its one operand
  %c2 = call i64 @llvm.genx.gaddr.number(i64 %n)
  ret void
}

define void @lanes(<8 x i1> %m, <3 x i1> %m3, <8 x i8> %b, <8 x i16> %w, <8 x i32> %i) {
; CHECK: error: {{.*}}'%b1 = {{.*}} expected one operand, a vector of 2, 4, 8, 16 or 32 i1
  %b1 = call i1 @llvm.genx.simdcf.any.two(<8 x i1> %m, <8 x i1> %m)
; CHECK: error: {{.*}}'%b2 = {{.*}} expected one operand, a vector of 2, 4, 8, 16 or 32 i1
  %b2 = call i1 @llvm.genx.simdcf.any.scalar(i1 true)
; CHECK: error: {{.*}}'%b3 = {{.*}} expected one operand, a vector of 2, 4, 8, 16 or 32 i1
  %b3 = call i1 @llvm.genx.simdcf.any.bytes(<8 x i8> %b)
; CHECK: error: {{.*}}'%b4 = {{.*}} expected one operand, a vector of 2, 4, 8, 16 or 32 i1
  %b4 = call i1 @llvm.genx.simdcf.any.three(<3 x i1> %m3)
; CHECK: error: {{.*}}'%b5 = {{.*}} result type expected i1, actual i32
  %b5 = call i32 @llvm.genx.simdcf.any.wide(<8 x i1> %m)
; CHECK: error: {{.*}}'%b6 = {{.*}} expected two operands of the type of the result, a vector
  %b6 = call <8 x i32> @llvm.genx.simdcf.predicate.one(<8 x i32> %i)
; CHECK: error: {{.*}}'%b7 = {{.*}} expected two operands of the type of the result, a vector
  %b7 = call i32 @llvm.genx.simdcf.predicate.scalar(i32 1, i32 2)
; CHECK: error: {{.*}}'%b8 = {{.*}} expected two operands of the type of the result, a vector
  %b8 = call <8 x i32> @llvm.genx.simdcf.predicate.first(<8 x i16> %w, <8 x i32> %i)
; CHECK: error: {{.*}}'%b9 = {{.*}} expected two operands of the type of the result, a vector
  %b9 = call <8 x i32> @llvm.genx.simdcf.predicate.second(<8 x i32> %i, <8 x i16> %w)
; CHECK: error: {{.*}}'%c1 = {{.*}} expected no operand
  %c1 = call i32 @llvm.genx.unmask.begin.one(i32 1)
; CHECK: error: {{.*}}'%c2 = {{.*}} result type expected i32, actual i64
  %c2 = call i64 @llvm.genx.unmask.begin.wide()
; CHECK: error: {{.*}} expected an i32 as its one operand, and no result
  call void @llvm.genx.unmask.end.none()
; CHECK: error: {{.*}} expected an i32 as its one operand, and no result
  call void @llvm.genx.unmask.end.wide(i64 1)
; CHECK: error: {{.*}}'%c5 = {{.*}} expected an i32 as its one operand, and no result
  %c5 = call i32 @llvm.genx.unmask.end.result(i32 1)
  ret void
}

define internal void @indices(i16 %h, i32 %i, <8 x i16> %v, <4 x i16> %w) {
; CHECK: error: {{.*}}'%b1 = {{.*}} expected an index of i16 and an offset as its two operands
  %b1 = call i16 @llvm.genx.add.addr.one(i16 %h)
; CHECK: error: {{.*}}'%b2 = {{.*}} expected an index of i16 and an offset as its two operands
  %b2 = call i32 @llvm.genx.add.addr.wide(i32 %i, i16 %h)
; CHECK: error: {{.*}}'%b3 = {{.*}} expected an index of i16 and an offset as its two operands
  %b3 = call <8 x i16> @llvm.genx.add.addr.first(i16 %h, i16 %h)
; CHECK: error: {{.*}}'%b4 = {{.*}} expected an index of i16 and an offset as its two operands
  %b4 = call i16 @llvm.genx.convert.addr.offset(i16 %h, i32 %i)
; CHECK: error: {{.*}}'%b5 = {{.*}} expected an index of i16 and an offset as its two operands
  %b5 = call <8 x i16> @llvm.genx.convert.addr.vectors(<8 x i16> %v, <4 x i16> %w)
; CHECK: error: {{.*}}'%b6 = {{.*}} expected an index of i16 and an offset as its two operands
  %b6 = call i16 @llvm.genx.convert.addr.three(i16 %h, i16 %h, i16 %h)
; CHECK: error: {{.*}}'%b7 = {{.*}} expected one operand of the type of the result
  %b7 = call i32 @llvm.genx.convert.two(i32 %i, i32 %i)
; CHECK: error: {{.*}}'%b8 = {{.*}} expected one operand of the type of the result
  %b8 = call float @llvm.genx.convert.float(i32 %i)
; CHECK: error: {{.*}}'%b9 = {{.*}} expected one operand, of the type of the variable
  %b9 = call i64 @llvm.genx.alloca.metadata(metadata !{})
; CHECK: error: {{.*}}'%c1 = {{.*}} result type expected i32, actual i64
  %c1 = call i64 @llvm.genx.lane.id()
; CHECK: error: {{.*}}'%c2 = {{.*}} result type expected i64, actual i32
  %c2 = call i32 @llvm.genx.print.buffer()
; CHECK: error: {{.*}}'%c3 = {{.*}} expected in kernels, and in functions that they call by name
  %c3 = call i64 @llvm.genx.print.buffer.one(i32 %i)
  ret void
}

define void @jump_twice(i32 %i, ptr %p) {
entry:
; CHECK: error: function 'jump_twice': {{.*}} expected an indirectbr as its one user
  %t = call ptr @llvm.genx.jump.table.pointer(i32 %i, ptr blockaddress(@jump_twice, %a))
  store ptr %t, ptr %p
  indirectbr ptr %t, [label %a]
a:
  ret void
}

declare ptr @llvm.vc.internal.jump.table.none(i32)

define void @internal_name(i32 %i) {
entry:
; CHECK: error: function 'internal_name': {{.*}} expected an index and labels
  %t = call ptr @llvm.vc.internal.jump.table.none(i32 %i)
  indirectbr ptr %t, [label %a]
a:
  ret void
}
