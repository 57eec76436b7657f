; The constant of a sum of products is added to the first product, where terms may be added in any order.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-match-patterns<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-match-patterns<platform=pvc>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-match-patterns<platform=icllp>' --check-each -S %s -o %t.ll

define <16 x float> @two(<16 x float> %a, <16 x float> %b) {
; CHECK-LABEL: @two(
; CHECK-NEXT:    [[AA:%.*]] = fmul fast <16 x float> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[BB:%.*]] = fmul fast <16 x float> [[B:%.*]], [[B]]
; CHECK-NEXT:    [[TMP1:%.*]] = fadd fast <16 x float> [[AA]], splat (float 1.250000e-01)
; CHECK-NEXT:    [[S:%.*]] = fadd fast <16 x float> [[TMP1]], [[BB]]
; CHECK-NEXT:    ret <16 x float> [[S]]
  %aa = fmul fast <16 x float> %a, %a
  %bb = fmul fast <16 x float> %b, %b
  %s = fadd fast <16 x float> %aa, %bb
  %r = fadd fast <16 x float> %s, splat (float 1.250000e-01)
  ret <16 x float> %r
}

; The constant is on the left, flags differ, and the products come last.
define <8 x float> @chain(<8 x float> %a, <8 x float> %b, <8 x float> %c, <8 x float> %d) {
; CHECK-LABEL: @chain(
; CHECK-NEXT:    [[AB:%.*]] = fmul contract <8 x float> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[CD:%.*]] = fmul nnan contract <8 x float> [[C:%.*]], [[D:%.*]]
; CHECK-NEXT:    [[TMP1:%.*]] = fadd reassoc nsz contract <8 x float> [[CD]], splat (float 3.000000e+00)
; CHECK-NEXT:    [[S:%.*]] = fadd reassoc nsz contract <8 x float> [[TMP1]], [[AB]]
; CHECK-NEXT:    [[T:%.*]] = fadd reassoc nsz contract <8 x float> [[A]], [[S]]
; CHECK-NEXT:    [[U:%.*]] = fadd reassoc nsz contract <8 x float> [[T]], [[D]]
; CHECK-NEXT:    ret <8 x float> [[U]]
  %ab = fmul contract <8 x float> %a, %b
  %cd = fmul contract nnan <8 x float> %c, %d
  %s = fadd reassoc nsz contract <8 x float> %cd, %ab
  %t = fadd fast <8 x float> %a, %s
  %u = fadd fast <8 x float> %t, %d
  %r = fadd reassoc nsz contract nnan <8 x float> splat (float 3.000000e+00), %u
  ret <8 x float> %r
}

; Two sums share the register of their constant.
define <16 x float> @shared(<16 x float> %a, <16 x float> %b) {
; CHECK-LABEL: @shared(
; CHECK-NEXT:    [[AA:%.*]] = fmul fast <16 x float> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[BB:%.*]] = fmul fast <16 x float> [[B:%.*]], [[B]]
; CHECK-NEXT:    [[AB:%.*]] = fmul fast <16 x float> [[A]], [[B]]
; CHECK-NEXT:    [[BA:%.*]] = fmul fast <16 x float> [[A]], [[B]]
; CHECK-NEXT:    [[TMP1:%.*]] = fadd fast <16 x float> [[AA]], splat (float 1.250000e-01)
; CHECK-NEXT:    [[S:%.*]] = fadd fast <16 x float> [[TMP1]], [[BB]]
; CHECK-NEXT:    [[TMP2:%.*]] = fadd fast <16 x float> [[AB]], splat (float 1.250000e-01)
; CHECK-NEXT:    [[T:%.*]] = fadd fast <16 x float> [[TMP2]], [[BA]]
; CHECK-NEXT:    [[V:%.*]] = fdiv <16 x float> [[S]], [[T]]
; CHECK-NEXT:    ret <16 x float> [[V]]
  %aa = fmul fast <16 x float> %a, %a
  %bb = fmul fast <16 x float> %b, %b
  %ab = fmul fast <16 x float> %a, %b
  %ba = fmul fast <16 x float> %a, %b
  %s = fadd fast <16 x float> %aa, %bb
  %r = fadd fast <16 x float> %s, splat (float 1.250000e-01)
  %t = fadd fast <16 x float> %ab, %ba
  %u = fadd fast <16 x float> %t, splat (float 1.250000e-01)
  %v = fdiv <16 x float> %r, %u
  ret <16 x float> %v
}

; Before a loop, one register for one sum is enough to save something.
define <16 x float> @loop(<16 x float> %a, <16 x float> %b, i32 %n) {
; CHECK-LABEL: @loop(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[X:%.*]] = phi <16 x float> [ [[A:%.*]], %entry ], [ [[S:%.*]], %loop ]
; CHECK-NEXT:    [[CONST:%.*]] = call <1 x float> @llvm.genx.constantf.v1f32(<1 x float> splat (float 5.000000e+00))
; CHECK-NEXT:    [[XX:%.*]] = fmul fast <16 x float> [[X]], [[X]]
; CHECK-NEXT:    [[XB:%.*]] = fmul fast <16 x float> [[X]], [[B:%.*]]
; CHECK-NEXT:    [[TMP0:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = fadd fast <16 x float> [[XX]], [[TMP0]]
; CHECK-NEXT:    [[S]] = fadd fast <16 x float> [[TMP1]], [[XB]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <16 x float> [[S]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <16 x float> [ %a, %entry ], [ %r, %loop ]
  %xx = fmul fast <16 x float> %x, %x
  %xb = fmul fast <16 x float> %x, %b
  %s = fadd fast <16 x float> %xx, %xb
  %r = fadd fast <16 x float> %s, splat (float 5.000000e+00)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret <16 x float> %r
}
