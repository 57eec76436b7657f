; Intrinsics whose meaning instructions of LLVM have.
; CHECK lines by utils/update-checks
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s

@table = internal global [4 x i32] zeroinitializer
@near = internal addrspace(3) global i32 0
@text = internal constant [3 x i8] c"%d\00"
@other = internal constant [3 x i8] c"%x\00"

declare i64 @llvm.genx.faddr.p0(ptr)
declare i64 @llvm.genx.gaddr.i64.p0(ptr)
declare i32 @llvm.genx.address.convert.i32.p1(ptr addrspace(1))
declare i64 @llvm.genx.alloca.i64.v8i32(<8 x i32>)
declare i64 @llvm.genx.alloca.i64.p1(ptr addrspace(1))
declare <8 x i32> @llvm.genx.gather.private.v8i32.v8i1.p0.v8i32(<8 x i1>, ptr, <8 x i32>, <8 x i32>)
declare void @llvm.genx.scatter.private.v1i1.p0.v1i32.v1i16(<1 x i1>, ptr, <1 x i32>, <1 x i16>)
declare ptr @llvm.genx.jump.table.p0.i32(i32, ...)
declare i32 @llvm.genx.print.format.index.p0(ptr)

define internal void @f() {
; CHECK-LABEL: @f(
; CHECK-NEXT:    ret void
  ret void
}

define void @addresses(ptr addrspace(1) %surface, ptr %to) {
; CHECK-LABEL: @addresses(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca <8 x i32>, align 32
; CHECK-NEXT:    store volatile i64 ptrtoint (ptr @f to i64), ptr [[TO:%.*]], align 4
; CHECK-NEXT:    store volatile i64 ptrtoint (ptr @table to i64), ptr [[TO]], align 4
; CHECK-NEXT:    [[C:%.*]] = ptrtoint ptr addrspace(1) [[SURFACE:%.*]] to i32
; CHECK-NEXT:    store volatile i32 [[C]], ptr [[TO]], align 4
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    [[D:%.*]] = ptrtoint ptr [[TMP1]] to i64
; CHECK-NEXT:    store volatile i64 [[D]], ptr [[TO]], align 4
; CHECK-NEXT:    ret void
  %a = call i64 @llvm.genx.faddr.p0(ptr @f)
  store volatile i64 %a, ptr %to
  %b = call i64 @llvm.genx.gaddr.i64.p0(ptr @table)
  store volatile i64 %b, ptr %to
  %c = call i32 @llvm.genx.address.convert.i32.p1(ptr addrspace(1) %surface)
  store volatile i32 %c, ptr %to
  br label %next

next:
  %d = call i64 @llvm.genx.alloca.i64.v8i32(<8 x i32> undef)
  store volatile i64 %d, ptr %to
  ret void
}

define <8 x i32> @arrays(ptr %p, <8 x i1> %m, <8 x i32> %i, <8 x i32> %old, <1 x i1> %m1, <1 x i32> %i1, <1 x i16> %d1) {
; CHECK-LABEL: @arrays(
; CHECK-NEXT:    [[TMP1:%.*]] = getelementptr i16, ptr [[P:%.*]], <1 x i32> [[I1:%.*]]
; CHECK-NEXT:    call void @llvm.masked.scatter.v1i16.v1p0(<1 x i16> [[D1:%.*]], <1 x ptr> align 2 [[TMP1]], <1 x i1> [[M1:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = getelementptr i32, ptr [[P]], <8 x i32> [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.masked.gather.v8i32.v8p0(<8 x ptr> align 4 [[TMP2]], <8 x i1> [[M:%.*]], <8 x i32> [[OLD:%.*]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  call void @llvm.genx.scatter.private.v1i1.p0.v1i32.v1i16(<1 x i1> %m1, ptr %p, <1 x i32> %i1, <1 x i16> %d1)
  %r = call <8 x i32> @llvm.genx.gather.private.v8i32.v8i1.p0.v8i32(<8 x i1> %m, ptr %p, <8 x i32> %i, <8 x i32> %old)
  ret <8 x i32> %r
}

; A label of the table that comes twice, and one of the indirectbr that the table lacks.
define i32 @jumps(i32 %i) {
; CHECK-LABEL: @jumps(
; CHECK:       entry:
; CHECK-NEXT:    switch i32 [[I:%.*]], label %no.label [
; CHECK-NEXT:    i32 0, label %a
; CHECK-NEXT:    i32 1, label %b
; CHECK-NEXT:    i32 2, label %a
; CHECK-NEXT:    ]
; CHECK:       no.label:
; CHECK-NEXT:    unreachable
; CHECK:       a:
; CHECK-NEXT:    [[P:%.*]] = phi i32 [ 5, %entry ], [ 5, %entry ]
; CHECK-NEXT:    br label %end
; CHECK:       b:
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[R:%.*]] = phi i32 [ [[P]], %a ], [ 7, %b ]
; CHECK-NEXT:    ret i32 [[R]]
entry:
  %l = call ptr (i32, ...) @llvm.genx.jump.table.p0.i32(i32 %i, ptr blockaddress(@jumps, %a), ptr blockaddress(@jumps, %b), ptr blockaddress(@jumps, %a))
  indirectbr ptr %l, [label %a, label %b, label %end]

a:
  %p = phi i32 [ 5, %entry ]
  br label %end

b:
  br label %end

end:
  %r = phi i32 [ %p, %a ], [ 7, %b ], [ 9, %entry ]
  ret i32 %r
}

; The numbers of texts; a text has one number.
define i32 @formats() {
; CHECK-LABEL: @formats(
; CHECK-NEXT:    [[D:%.*]] = shl i32 0, 8
; CHECK-NEXT:    [[E:%.*]] = or i32 [[D]], 1
; CHECK-NEXT:    [[F:%.*]] = shl i32 [[E]], 8
; CHECK-NEXT:    [[G:%.*]] = or i32 [[F]], 0
; CHECK-NEXT:    ret i32 [[G]]
  %a = call i32 @llvm.genx.print.format.index.p0(ptr @text)
  %b = call i32 @llvm.genx.print.format.index.p0(ptr @other)
  %c = call i32 @llvm.genx.print.format.index.p0(ptr @text)
  %d = shl i32 %a, 8
  %e = or i32 %d, %b
  %f = shl i32 %e, 8
  %g = or i32 %f, %c
  ret i32 %g
}

; Pointers of other address spaces stay numbers, and so do sums that become no pointer.
define i64 @other_pointers(i64 %n, ptr addrspace(1) %x) {
; CHECK-LABEL: @other_pointers(
; CHECK-NEXT:    [[TMP1:%.*]] = alloca ptr addrspace(1), align 8
; CHECK-NEXT:    [[TMP2:%.*]] = alloca ptr addrspace(1), align 8
; CHECK-NEXT:    [[A:%.*]] = ptrtoint ptr [[TMP1]] to i64
; CHECK-NEXT:    [[P:%.*]] = inttoptr i64 [[A]] to ptr addrspace(1)
; CHECK-NEXT:    store i32 1, ptr addrspace(1) [[P]], align 4
; CHECK-NEXT:    [[S:%.*]] = add i64 [[N:%.*]], [[A]]
; CHECK-NEXT:    [[B:%.*]] = ptrtoint ptr [[TMP2]] to i64
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr i8, ptr [[TMP2]], i64 [[N]]
; CHECK-NEXT:    [[T:%.*]] = add i64 [[B]], [[N]]
; CHECK-NEXT:    store i32 2, ptr [[TMP3]], align 4
; CHECK-NEXT:    [[D:%.*]] = sub i64 [[B]], [[N]]
; CHECK-NEXT:    [[R:%.*]] = inttoptr i64 [[D]] to ptr
; CHECK-NEXT:    store i32 3, ptr [[R]], align 4
; CHECK-NEXT:    ret i64 [[S]]
  %a = call i64 @llvm.genx.alloca.i64.p1(ptr addrspace(1) %x)
  %p = inttoptr i64 %a to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %p
  %s = add i64 %n, %a
  %b = call i64 @llvm.genx.alloca.i64.p1(ptr addrspace(1) %x)
  %t = add i64 %b, %n
  %q = inttoptr i64 %t to ptr
  store i32 2, ptr %q
  %d = sub i64 %b, %n
  %r = inttoptr i64 %d to ptr
  store i32 3, ptr %r
  ret i64 %s
}
