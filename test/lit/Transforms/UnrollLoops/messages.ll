; Loops with messages that are copied, since the copies differ or metadata asks for them, and loops whose copies are equal but have no message.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-unroll-loops -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-unroll-loops,cmx-unroll-loops -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-unroll-loops --check-each -S -o %t.ll %s

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)

; The counter is an offset.
define <4 x i32> @offset(i32 %buf, i32 %first) {
; CHECK-LABEL: @offset(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF:%.*]], i32 [[FIRST:%.*]])
; CHECK-NEXT:    [[O_1:%.*]] = add i32 [[FIRST]], 1
; CHECK-NEXT:    [[X_1:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 [[O_1]])
; CHECK-NEXT:    [[T_1:%.*]] = add <4 x i32> [[X]], [[X_1]]
; CHECK-NEXT:    [[O_2:%.*]] = add i32 [[FIRST]], 2
; CHECK-NEXT:    [[X_2:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 [[O_2]])
; CHECK-NEXT:    [[T_2:%.*]] = add <4 x i32> [[T_1]], [[X_2]]
; CHECK-NEXT:    ret <4 x i32> [[T_2]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi <4 x i32> [ zeroinitializer, %entry ], [ %t, %loop ]
  %o = add i32 %first, %i
  %x = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %buf, i32 %o)
  %t = add <4 x i32> %s, %x
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %loop, label %done
done:
  ret <4 x i32> %t
}

; The address counts, too, from a place that is no constant.
define i64 @address(i64 %from) {
; CHECK-LABEL: @address(
; CHECK:       entry:
; CHECK-NEXT:    [[P:%.*]] = inttoptr i64 [[FROM:%.*]] to ptr addrspace(1)
; CHECK-NEXT:    [[X:%.*]] = load i64, ptr addrspace(1) [[P]], align 8
; CHECK-NEXT:    [[B:%.*]] = add i64 [[FROM]], 8
; CHECK-NEXT:    [[P_1:%.*]] = inttoptr i64 [[B]] to ptr addrspace(1)
; CHECK-NEXT:    [[X_1:%.*]] = load i64, ptr addrspace(1) [[P_1]], align 8
; CHECK-NEXT:    [[T_1:%.*]] = xor i64 [[X]], [[X_1]]
; CHECK-NEXT:    ret i64 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi i64 [ %from, %entry ], [ %b, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %p = inttoptr i64 %a to ptr addrspace(1)
  %x = load i64, ptr addrspace(1) %p, align 8
  %t = xor i64 %s, %x
  %b = add i64 %a, 8
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}

; A value of each turn is constant, although it is no counter.
define <4 x i32> @doubled(i32 %buf) {
; CHECK-LABEL: @doubled(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF:%.*]], i32 1)
; CHECK-NEXT:    [[T:%.*]] = mul <4 x i32> splat (i32 3), [[X]]
; CHECK-NEXT:    [[X_1:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 2)
; CHECK-NEXT:    [[T_1:%.*]] = mul <4 x i32> [[T]], [[X_1]]
; CHECK-NEXT:    [[X_2:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 4)
; CHECK-NEXT:    [[T_2:%.*]] = mul <4 x i32> [[T_1]], [[X_2]]
; CHECK-NEXT:    ret <4 x i32> [[T_2]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %o = phi i32 [ 1, %entry ], [ %p, %loop ]
  %s = phi <4 x i32> [ splat (i32 3), %entry ], [ %t, %loop ]
  %x = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %buf, i32 %o)
  %t = mul <4 x i32> %s, %x
  %p = shl i32 %o, 1
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %loop, label %done
done:
  ret <4 x i32> %t
}

; Constants change places.
define <4 x i32> @slots(i32 %buf, <4 x i32> %v) {
; CHECK-LABEL: @slots(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF:%.*]], i32 0)
; CHECK-NEXT:    [[T:%.*]] = mul <4 x i32> [[V:%.*]], [[X]]
; CHECK-NEXT:    [[X_1:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 4)
; CHECK-NEXT:    [[T_1:%.*]] = mul <4 x i32> [[T]], [[X_1]]
; CHECK-NEXT:    [[X_2:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 0)
; CHECK-NEXT:    [[T_2:%.*]] = mul <4 x i32> [[T_1]], [[X_2]]
; CHECK-NEXT:    ret <4 x i32> [[T_2]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi i32 [ 0, %entry ], [ %b, %loop ]
  %b = phi i32 [ 4, %entry ], [ %a, %loop ]
  %s = phi <4 x i32> [ %v, %entry ], [ %t, %loop ]
  %x = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %buf, i32 %a)
  %t = mul <4 x i32> %s, %x
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %loop, label %done
done:
  ret <4 x i32> %t
}

; Several operations lead from one constant to the next.
define <4 x i32> @steps(i32 %buf, <4 x i32> %v) {
; CHECK-LABEL: @steps(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF:%.*]], i32 1)
; CHECK-NEXT:    [[T:%.*]] = mul <4 x i32> [[V:%.*]], [[X]]
; CHECK-NEXT:    [[X_1:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 8)
; CHECK-NEXT:    [[T_1:%.*]] = mul <4 x i32> [[T]], [[X_1]]
; CHECK-NEXT:    [[X_2:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 11)
; CHECK-NEXT:    [[T_2:%.*]] = mul <4 x i32> [[T_1]], [[X_2]]
; CHECK-NEXT:    ret <4 x i32> [[T_2]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %s = phi <4 x i32> [ %v, %entry ], [ %t, %loop ]
  %x = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %buf, i32 %a)
  %t = mul <4 x i32> %s, %x
  %m = mul i32 %a, 5
  %n = add i32 %m, 3
  %b = and i32 %n, 15
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %loop, label %done
done:
  ret <4 x i32> %t
}

; A branch in the loop depends on the counter.
define <4 x i32> @first(i32 %buf, <4 x i32> %v) {
; CHECK-LABEL: @first(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF:%.*]], i32 1)
; CHECK-NEXT:    [[TA:%.*]] = add <4 x i32> [[X]], splat (i32 7)
; CHECK-NEXT:    [[X_1:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 1)
; CHECK-NEXT:    [[TB_1:%.*]] = mul <4 x i32> [[TA]], [[X_1]]
; CHECK-NEXT:    ret <4 x i32> [[TB_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi <4 x i32> [ %v, %entry ], [ %t, %latch ]
  %x = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %buf, i32 1)
  %first = icmp eq i32 %i, 0
  br i1 %first, label %a, label %b
a:
  %ta = add <4 x i32> %x, splat (i32 7)
  br label %latch
b:
  %tb = mul <4 x i32> %s, %x
  br label %latch
latch:
  %t = phi <4 x i32> [ %ta, %a ], [ %tb, %b ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret <4 x i32> %t
}

; The next counter is used.
define i32 @next(i32 %x) {
; CHECK-LABEL: @next(
; CHECK:       entry:
; CHECK-NEXT:    [[A:%.*]] = alloca [8192 x i16], align 16
; CHECK-NEXT:    [[M:%.*]] = and i32 [[X:%.*]], 8191
; CHECK-NEXT:    [[P:%.*]] = getelementptr i16, ptr [[A]], i32 [[M]]
; CHECK-NEXT:    [[W:%.*]] = load i16, ptr [[P]], align 2
; CHECK-NEXT:    [[E:%.*]] = sext i16 [[W]] to i32
; CHECK-NEXT:    [[M_1:%.*]] = and i32 [[E]], 8191
; CHECK-NEXT:    [[P_1:%.*]] = getelementptr i16, ptr [[A]], i32 [[M_1]]
; CHECK-NEXT:    [[W_1:%.*]] = load i16, ptr [[P_1]], align 2
; CHECK-NEXT:    [[E_1:%.*]] = sext i16 [[W_1]] to i32
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[E_1]], 2
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  %a = alloca [8192 x i16], align 16
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %m = and i32 %s, 8191
  %p = getelementptr i16, ptr %a, i32 %m
  %w = load i16, ptr %p, align 2
  %e = sext i16 %w to i32
  %j = add i32 %i, 1
  %t = mul i32 %e, %j
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

; So is the comparison that ends the loop.
define i64 @last(i64 %x) {
; CHECK-LABEL: @last(
; CHECK:       entry:
; CHECK-NEXT:    [[P:%.*]] = inttoptr i64 [[X:%.*]] to ptr addrspace(1)
; CHECK-NEXT:    [[T:%.*]] = load i64, ptr addrspace(1) [[P]], align 8
; CHECK-NEXT:    ret i64 [[T]]
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ %x, %entry ], [ %u, %loop ]
  %p = inttoptr i64 %s to ptr addrspace(1)
  %t = load i64, ptr addrspace(1) %p, align 8
  %j = add i8 %i, 1
  %c = icmp ne i8 %j, 2
  %u = select i1 %c, i64 %t, i64 %s
  br i1 %c, label %loop, label %done
done:
  ret i64 %u
}

; A branch after the loop uses the comparison.
define i64 @after(i64 %x) {
; CHECK-LABEL: @after(
; CHECK:       entry:
; CHECK-NEXT:    [[P:%.*]] = inttoptr i64 [[X:%.*]] to ptr addrspace(1)
; CHECK-NEXT:    [[T:%.*]] = load i64, ptr addrspace(1) [[P]], align 8
; CHECK-NEXT:    [[P_1:%.*]] = inttoptr i64 [[T]] to ptr addrspace(1)
; CHECK-NEXT:    [[T_1:%.*]] = load i64, ptr addrspace(1) [[P_1]], align 8
; CHECK-NEXT:    ret i64 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ %x, %entry ], [ %t, %loop ]
  %p = inttoptr i64 %s to ptr addrspace(1)
  %t = load i64, ptr addrspace(1) %p, align 8
  %j = add i8 %i, 1
  %c = icmp ne i8 %j, 2
  br i1 %c, label %loop, label %test
test:
  br i1 %c, label %a, label %done
a:
  br label %done
done:
  %r = phi i64 [ %t, %test ], [ 7, %a ]
  ret i64 %r
}

; The source asks for copies.
define i64 @wanted(i64 %x) {
; CHECK-LABEL: @wanted(
; CHECK:       entry:
; CHECK-NEXT:    [[P:%.*]] = inttoptr i64 [[X:%.*]] to ptr addrspace(1)
; CHECK-NEXT:    [[T:%.*]] = load i64, ptr addrspace(1) [[P]], align 8
; CHECK-NEXT:    [[P_1:%.*]] = inttoptr i64 [[T]] to ptr addrspace(1)
; CHECK-NEXT:    [[T_1:%.*]] = load i64, ptr addrspace(1) [[P_1]], align 8
; CHECK-NEXT:    ret i64 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ %x, %entry ], [ %t, %loop ]
  %p = inttoptr i64 %s to ptr addrspace(1)
  %t = load i64, ptr addrspace(1) %p, align 8
  %j = add i8 %i, 1
  %c = icmp ne i8 %j, 2
  br i1 %c, label %loop, label %done, !llvm.loop !0
done:
  ret i64 %t
}

; One turn needs no counter.
define i64 @once(i64 %x) {
; CHECK-LABEL: @once(
; CHECK:       entry:
; CHECK-NEXT:    [[P:%.*]] = inttoptr i64 [[X:%.*]] to ptr addrspace(1)
; CHECK-NEXT:    [[T:%.*]] = load i64, ptr addrspace(1) [[P]], align 8
; CHECK-NEXT:    ret i64 [[T]]
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ %x, %entry ], [ %t, %loop ]
  %p = inttoptr i64 %s to ptr addrspace(1)
  %t = load i64, ptr addrspace(1) %p, align 8
  %j = add i8 %i, 1
  %c = icmp ne i8 %j, 1
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}

; Registers may hold the variable.
define i32 @small(i32 %x) {
; CHECK-LABEL: @small(
; CHECK:       entry:
; CHECK-NEXT:    [[A:%.*]] = alloca [64 x i32], align 16
; CHECK-NEXT:    [[M:%.*]] = and i32 [[X:%.*]], 63
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[M]]
; CHECK-NEXT:    [[T:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    [[M_1:%.*]] = and i32 [[T]], 63
; CHECK-NEXT:    [[P_1:%.*]] = getelementptr i32, ptr [[A]], i32 [[M_1]]
; CHECK-NEXT:    [[T_1:%.*]] = load i32, ptr [[P_1]], align 4
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  %a = alloca [64 x i32], align 16
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %m = and i32 %s, 63
  %p = getelementptr i32, ptr %a, i32 %m
  %t = load i32, ptr %p, align 4
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

; No message.
define i16 @numbers(i16 %x) {
; CHECK-LABEL: @numbers(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i16 [[X:%.*]], [[X]]
; CHECK-NEXT:    [[T_1:%.*]] = mul i16 [[T]], [[T]]
; CHECK-NEXT:    ret i16 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i16 [ %x, %entry ], [ %t, %loop ]
  %t = mul i16 %s, %s
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret i16 %t
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
