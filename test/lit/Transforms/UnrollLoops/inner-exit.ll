; The counter of a loop with messages ends it in an inner loop, too: that branch is another one in each copy, so that the
; loop is unrolled.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-unroll-loops -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-unroll-loops --check-each -S -o %t.ll %s

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)

define <4 x i32> @leaves(i32 %buf, i32 %n, <4 x i32> %v) {
; CHECK-LABEL: @leaves(
; CHECK:       entry:
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    [[K:%.*]] = phi i32 [ 0, %entry ], [ [[L:%.*]], %inner ]
; CHECK-NEXT:    [[T:%.*]] = phi <4 x i32> [ [[V:%.*]], %entry ], [ [[U:%.*]], %inner ]
; CHECK-NEXT:    [[X:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF:%.*]], i32 [[K]])
; CHECK-NEXT:    [[U]] = mul <4 x i32> [[T]], [[X]]
; CHECK-NEXT:    [[L]] = add i32 [[K]], 1
; CHECK-NEXT:    [[D:%.*]] = icmp ult i32 [[L]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[D]], label %inner, label %latch
; CHECK:       latch:
; CHECK-NEXT:    [[U_LCSSA2:%.*]] = phi <4 x i32> [ [[U]], %inner ]
; CHECK-NEXT:    [[X_1:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 0)
; CHECK-NEXT:    [[U_1:%.*]] = mul <4 x i32> [[U_LCSSA2]], [[X_1]]
; CHECK-NEXT:    ret <4 x i32> [[U_1]]
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %s = phi <4 x i32> [ %v, %entry ], [ %u, %latch ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %l, %next ]
  %t = phi <4 x i32> [ %s, %outer ], [ %u, %next ]
  %x = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %buf, i32 %k)
  %u = mul <4 x i32> %t, %x
  br i1 %c, label %next, label %done
next:
  %l = add i32 %k, 1
  %d = icmp ult i32 %l, %n
  br i1 %d, label %inner, label %latch
latch:
  br i1 %c, label %outer, label %done
done:
  ret <4 x i32> %u
}
