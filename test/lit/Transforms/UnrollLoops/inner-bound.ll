; The counter of a loop with messages ends an inner loop, too: each copy has its own number of turns. A second run
; unrolls the inner ones.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-unroll-loops -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-unroll-loops --check-each -S -o %t.ll %s

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)

define <4 x i32> @triangle(i32 %buf, <4 x i32> %v) {
; CHECK-LABEL: @triangle(
; CHECK:       entry:
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    [[K:%.*]] = phi i32 [ 0, %entry ], [ [[L:%.*]], %inner ]
; CHECK-NEXT:    [[T:%.*]] = phi <4 x i32> [ [[V:%.*]], %entry ], [ [[U:%.*]], %inner ]
; CHECK-NEXT:    [[X:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF:%.*]], i32 [[K]])
; CHECK-NEXT:    [[U]] = mul <4 x i32> [[T]], [[X]]
; CHECK-NEXT:    [[L]] = add i32 [[K]], 1
; CHECK-NEXT:    [[D:%.*]] = icmp ult i32 [[L]], 1
; CHECK-NEXT:    br i1 [[D]], label %inner, label %latch
; CHECK:       latch:
; CHECK-NEXT:    [[U_LCSSA:%.*]] = phi <4 x i32> [ [[U]], %inner ]
; CHECK-NEXT:    br label %inner.1
; CHECK:       inner.1:
; CHECK-NEXT:    [[K_1:%.*]] = phi i32 [ 0, %latch ], [ [[L_1:%.*]], %inner.1 ]
; CHECK-NEXT:    [[T_1:%.*]] = phi <4 x i32> [ [[U_LCSSA]], %latch ], [ [[U_1:%.*]], %inner.1 ]
; CHECK-NEXT:    [[X_1:%.*]] = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 [[BUF]], i32 [[K_1]])
; CHECK-NEXT:    [[U_1]] = mul <4 x i32> [[T_1]], [[X_1]]
; CHECK-NEXT:    [[L_1]] = add i32 [[K_1]], 1
; CHECK-NEXT:    [[D_1:%.*]] = icmp ult i32 [[L_1]], 2
; CHECK-NEXT:    br i1 [[D_1]], label %inner.1, label %latch.1
; CHECK:       latch.1:
; CHECK-NEXT:    [[U_LCSSA_1:%.*]] = phi <4 x i32> [ [[U_1]], %inner.1 ]
; CHECK-NEXT:    ret <4 x i32> [[U_LCSSA_1]]
entry:
  br label %outer
outer:
  %i = phi i32 [ 1, %entry ], [ %j, %latch ]
  %s = phi <4 x i32> [ %v, %entry ], [ %u, %latch ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %l, %inner ]
  %t = phi <4 x i32> [ %s, %outer ], [ %u, %inner ]
  %x = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %buf, i32 %k)
  %u = mul <4 x i32> %t, %x
  %l = add i32 %k, 1
  %d = icmp ult i32 %l, %i
  br i1 %d, label %inner, label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %outer, label %done
done:
  ret <4 x i32> %u
}
