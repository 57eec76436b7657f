; Wrong uses of intrinsics that become instructions of LLVM.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

@g = internal global i32 0

declare i64 @llvm.genx.faddr.p0(ptr)
declare i32 @llvm.genx.faddr.i32.p0(ptr)
declare i64 @llvm.genx.gaddr.i64.p0(ptr)
declare i32 @llvm.genx.gaddr.i32.p0(ptr)
declare i16 @llvm.genx.address.convert.i16.p0(ptr)
declare i32 @llvm.genx.alloca.i32.v8i32(<8 x i32>)
declare <4 x i32> @llvm.genx.gather.private.v4i32.v4i1.p0.v4i32(<4 x i1>, ptr, <4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.genx.gather.private.v8i32.v4i1.p0.v8i32(<4 x i1>, ptr, <8 x i32>, <8 x i32>)
declare void @llvm.genx.scatter.private.v8i1.p0.v4i32.v8i32(<8 x i1>, ptr, <4 x i32>, <8 x i32>)
declare void @llvm.genx.scatter.private.v8i1.i64.v8i32.v8i32(<8 x i1>, i64, <8 x i32>, <8 x i32>)
declare ptr @llvm.genx.jump.table.p0.i32(i32, ...)
declare i32 @llvm.genx.print.format.index.p0(ptr)
declare i64 @llvm.genx.print.buffer()
declare i32 @llvm.genx.lane.id()

define internal void @f() {
  ret void
}

define void @addresses(ptr %p) {
  %ok = call i64 @llvm.genx.faddr.p0(ptr @f)
; CHECK: error: function 'addresses': instruction '%b1 = {{.*}}': 'llvm.genx.faddr.p0' expected a function as its one operand [cmx-intrinsic-use]
  %b1 = call i64 @llvm.genx.faddr.p0(ptr @g)
; CHECK: error: {{.*}}'%b2 = {{.*}}': 'llvm.genx.faddr.i32.p0' result type expected i64, actual i32
  %b2 = call i32 @llvm.genx.faddr.i32.p0(ptr @f)
; CHECK: error: {{.*}}'%b3 = {{.*}}': 'llvm.genx.gaddr.i64.p0' expected a global variable as its one operand
  %b3 = call i64 @llvm.genx.gaddr.i64.p0(ptr %p)
; CHECK: error: {{.*}}'%b4 = {{.*}}': 'llvm.genx.gaddr.i32.p0' result type expected i64, actual i32
  %b4 = call i32 @llvm.genx.gaddr.i32.p0(ptr @g)
; CHECK: error: {{.*}}'%b5 = {{.*}}': 'llvm.genx.address.convert.i16.p0' result type expected i64, actual i16
  %b5 = call i16 @llvm.genx.address.convert.i16.p0(ptr %p)
; CHECK: error: {{.*}}'%b6 = {{.*}}': 'llvm.genx.alloca.i32.v8i32' result type expected i64, actual i32
  %b6 = call i32 @llvm.genx.alloca.i32.v8i32(<8 x i32> undef)
; CHECK: error: {{.*}}'%b7 = {{.*}}': 'llvm.genx.print.format.index.p0' expected a constant text as its one operand
  %b7 = call i32 @llvm.genx.print.format.index.p0(ptr %p)
  ret void
}

define void @arrays(ptr %p, i64 %n, <4 x i1> %m4, <8 x i1> %m8, <4 x i32> %i4, <8 x i32> %i8) {
; CHECK: error: {{.*}}'%b1 = {{.*}} data expected 1, 8 or 16 elements, actual 4
  %b1 = call <4 x i32> @llvm.genx.gather.private.v4i32.v4i1.p0.v4i32(<4 x i1> %m4, ptr %p, <4 x i32> %i4, <4 x i32> %i4)
; CHECK: error: {{.*}}'%b2 = {{.*}} operand 0 expected an i1 for each element, actual <4 x i1>
  %b2 = call <8 x i32> @llvm.genx.gather.private.v8i32.v4i1.p0.v8i32(<4 x i1> %m4, ptr %p, <8 x i32> %i8, <8 x i32> %i8)
; CHECK: error: {{.*}} operand 2 expected an offset for each element, actual <4 x i32>
  call void @llvm.genx.scatter.private.v8i1.p0.v4i32.v8i32(<8 x i1> %m8, ptr %p, <4 x i32> %i4, <8 x i32> %i8)
; CHECK: error: {{.*}} operand 1 expected a pointer, actual i64
  call void @llvm.genx.scatter.private.v8i1.i64.v8i32.v8i32(<8 x i1> %m8, i64 %n, <8 x i32> %i8, <8 x i32> %i8)
  ret void
}

define void @jumps(i32 %i, ptr %p) {
entry:
; CHECK: error: {{.*}}function 'jumps': {{.*}} expected an indirectbr as its one user
  %l = call ptr (i32, ...) @llvm.genx.jump.table.p0.i32(i32 %i, ptr blockaddress(@jumps, %a))
  store ptr %l, ptr %p
; CHECK: error: {{.*}}'%t = {{.*}} operand 2 expected the address of a label of the indirectbr
  %t = call ptr (i32, ...) @llvm.genx.jump.table.p0.i32(i32 %i, ptr blockaddress(@jumps, %a), ptr blockaddress(@jumps, %b))
  indirectbr ptr %t, [label %a]

a:
  br label %b

b:
  ret void
}

@address = global ptr @values

; No kernel gives the address to a function that others may call, and no SIMT function the number.
define void @values(ptr %p) {
; CHECK: error: {{.*}}'%a = {{.*}} expected in kernels, and in functions that they call by name
  %a = call i64 @llvm.genx.print.buffer()
  store i64 %a, ptr %p
; CHECK: error: {{.*}}'%b = {{.*}} expected in functions without a result whose attribute CMGenxSIMT is 8, 16 or 32, and in functions that only they call
  %b = call i32 @llvm.genx.lane.id()
  store i32 %b, ptr %p
  ret void
}

; CHECK: error: function 'simt': SIMT function expected to have 8, 16 or 32 lanes and no result, and not to be used but by calls, actual 12 lanes [cmx-call-unsupported]
define internal void @simt() "CMGenxSIMT"="12" {
  ret void
}
