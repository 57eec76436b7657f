; In a loop, the instructions that set registers for constants do not count: they leave the loop. A multiply-add with a
; constant that stays has an instruction for it in each turn.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-match-patterns --platform=pvc -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-match-patterns,cmx-match-patterns --platform=pvc -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-match-patterns --platform=pvc -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

define <16 x float> @both(<16 x float> %a, i32 %n) {
; CHECK-LABEL: @both(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[X:%.*]] = phi <16 x float> [ [[A:%.*]], %entry ], [ [[R:%.*]], %loop ]
; CHECK-NEXT:    [[CONST1:%.*]] = call <1 x float> @llvm.genx.constantf.v1f32(<1 x float> splat (float 1.250000e-01))
; CHECK-NEXT:    [[CONST:%.*]] = call <1 x float> @llvm.genx.constantf.v1f32(<1 x float> splat (float 3.000000e+00))
; CHECK-NEXT:    [[TMP0:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[P:%.*]] = fmul contract <16 x float> [[X]], [[TMP0]]
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R]] = fadd contract <16 x float> [[P]], [[TMP1]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <16 x float> [[R]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <16 x float> [ %a, %entry ], [ %r, %loop ]
  %p = fmul contract <16 x float> %x, splat (float 3.000000e+00)
  %r = fadd contract <16 x float> %p, splat (float 1.250000e-01)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret <16 x float> %r
}

; A chain that starts with constants.
define <16 x double> @chain(<16 x double> %a, i32 %n) {
; CHECK-LABEL: @chain(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[X:%.*]] = phi <16 x double> [ [[A:%.*]], %entry ], [ [[T:%.*]], %loop ]
; CHECK-NEXT:    [[CONST3:%.*]] = call <1 x double> @llvm.genx.constantf.v1f64(<1 x double> splat (double 0x3FE6666666666666))
; CHECK-NEXT:    [[CONST2:%.*]] = call <1 x double> @llvm.genx.constantf.v1f64(<1 x double> splat (double 3.000000e-01))
; CHECK-NEXT:    [[CONST1:%.*]] = call <1 x double> @llvm.genx.constantf.v1f64(<1 x double> splat (double 1.250000e-01))
; CHECK-NEXT:    [[CONST:%.*]] = call <1 x double> @llvm.genx.constantf.v1f64(<1 x double> splat (double 3.000000e+00))
; CHECK-NEXT:    [[TMP0:%.*]] = call <16 x double> @llvm.genx.rdregionf.v16f64.v1f64.i16(<1 x double> [[CONST]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[P:%.*]] = fmul contract <16 x double> [[X]], [[TMP0]]
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x double> @llvm.genx.rdregionf.v16f64.v1f64.i16(<1 x double> [[CONST1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = fadd contract <16 x double> [[P]], [[TMP1]]
; CHECK-NEXT:    [[Q:%.*]] = fmul contract <16 x double> [[R]], [[X]]
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x double> @llvm.genx.rdregionf.v16f64.v1f64.i16(<1 x double> [[CONST2]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = fadd contract <16 x double> [[Q]], [[TMP2]]
; CHECK-NEXT:    [[O:%.*]] = fmul contract <16 x double> [[S]], [[X]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x double> @llvm.genx.rdregionf.v16f64.v1f64.i16(<1 x double> [[CONST3]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[T]] = fadd contract <16 x double> [[O]], [[TMP3]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <16 x double> [[T]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <16 x double> [ %a, %entry ], [ %t, %loop ]
  %p = fmul contract <16 x double> %x, splat (double 3.000000e+00)
  %r = fadd contract <16 x double> %p, splat (double 1.250000e-01)
  %q = fmul contract <16 x double> %r, %x
  %s = fadd contract <16 x double> %q, splat (double 0.3)
  %o = fmul contract <16 x double> %s, %x
  %t = fadd contract <16 x double> %o, splat (double 0.7)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret <16 x double> %t
}

; Halves have immediates in multiply-adds.
define <32 x half> @halves(<32 x half> %a, i32 %n) {
; CHECK-LABEL: @halves(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[X:%.*]] = phi <32 x half> [ [[A:%.*]], %entry ], [ [[R:%.*]], %loop ]
; CHECK-NEXT:    [[P:%.*]] = fmul contract <32 x half> [[X]], [[A]]
; CHECK-NEXT:    [[R]] = fadd contract <32 x half> [[P]], splat (half 0xH3000)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <32 x half> [[R]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <32 x half> [ %a, %entry ], [ %r, %loop ]
  %p = fmul contract <32 x half> %x, %a
  %r = fadd contract <32 x half> %p, splat (half 0xH3000)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret <32 x half> %r
}

; The loop has no use for the registers.
define <16 x float> @outside(<16 x float> %a, <16 x float> %b, i32 %n) {
; CHECK-LABEL: @outside(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[X:%.*]] = phi <16 x float> [ [[A:%.*]], %entry ], [ [[Y:%.*]], %loop ]
; CHECK-NEXT:    [[Y]] = fmul contract <16 x float> [[X]], [[B:%.*]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    [[P:%.*]] = fmul contract <16 x float> [[Y]], splat (float 3.000000e+00)
; CHECK-NEXT:    [[R:%.*]] = fadd contract <16 x float> [[P]], splat (float 1.250000e-01)
; CHECK-NEXT:    ret <16 x float> [[R]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <16 x float> [ %a, %entry ], [ %y, %loop ]
  %y = fmul contract <16 x float> %x, %b
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  %p = fmul contract <16 x float> %y, splat (float 3.000000e+00)
  %r = fadd contract <16 x float> %p, splat (float 1.250000e-01)
  ret <16 x float> %r
}

; More than 16 registers would not save as many instructions as they need.
define <16 x float> @many(<16 x float> %a, i32 %n) {
; CHECK-LABEL: @many(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[X0:%.*]] = phi <16 x float> [ [[A:%.*]], %entry ], [ [[X9:%.*]], %loop ]
; CHECK-NEXT:    [[P0:%.*]] = fmul contract <16 x float> [[X0]], splat (float 2.500000e+00)
; CHECK-NEXT:    [[X1:%.*]] = fadd contract <16 x float> [[P0]], splat (float 3.500000e+00)
; CHECK-NEXT:    [[P1:%.*]] = fmul contract <16 x float> [[X1]], splat (float 4.500000e+00)
; CHECK-NEXT:    [[X2:%.*]] = fadd contract <16 x float> [[P1]], splat (float 5.500000e+00)
; CHECK-NEXT:    [[P2:%.*]] = fmul contract <16 x float> [[X2]], splat (float 6.500000e+00)
; CHECK-NEXT:    [[X3:%.*]] = fadd contract <16 x float> [[P2]], splat (float 7.500000e+00)
; CHECK-NEXT:    [[P3:%.*]] = fmul contract <16 x float> [[X3]], splat (float 8.500000e+00)
; CHECK-NEXT:    [[X4:%.*]] = fadd contract <16 x float> [[P3]], splat (float 9.500000e+00)
; CHECK-NEXT:    [[P4:%.*]] = fmul contract <16 x float> [[X4]], splat (float 1.050000e+01)
; CHECK-NEXT:    [[X5:%.*]] = fadd contract <16 x float> [[P4]], splat (float 1.150000e+01)
; CHECK-NEXT:    [[P5:%.*]] = fmul contract <16 x float> [[X5]], splat (float 1.250000e+01)
; CHECK-NEXT:    [[X6:%.*]] = fadd contract <16 x float> [[P5]], splat (float 1.350000e+01)
; CHECK-NEXT:    [[P6:%.*]] = fmul contract <16 x float> [[X6]], splat (float 1.450000e+01)
; CHECK-NEXT:    [[X7:%.*]] = fadd contract <16 x float> [[P6]], splat (float 1.550000e+01)
; CHECK-NEXT:    [[P7:%.*]] = fmul contract <16 x float> [[X7]], splat (float 1.650000e+01)
; CHECK-NEXT:    [[X8:%.*]] = fadd contract <16 x float> [[P7]], splat (float 1.750000e+01)
; CHECK-NEXT:    [[P8:%.*]] = fmul contract <16 x float> [[X8]], splat (float 1.850000e+01)
; CHECK-NEXT:    [[X9]] = fadd contract <16 x float> [[P8]], splat (float 1.950000e+01)
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[J]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <16 x float> [[X9]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x0 = phi <16 x float> [ %a, %entry ], [ %x9, %loop ]
  %p0 = fmul contract <16 x float> %x0, splat (float 2.5)
  %x1 = fadd contract <16 x float> %p0, splat (float 3.5)
  %p1 = fmul contract <16 x float> %x1, splat (float 4.5)
  %x2 = fadd contract <16 x float> %p1, splat (float 5.5)
  %p2 = fmul contract <16 x float> %x2, splat (float 6.5)
  %x3 = fadd contract <16 x float> %p2, splat (float 7.5)
  %p3 = fmul contract <16 x float> %x3, splat (float 8.5)
  %x4 = fadd contract <16 x float> %p3, splat (float 9.5)
  %p4 = fmul contract <16 x float> %x4, splat (float 10.5)
  %x5 = fadd contract <16 x float> %p4, splat (float 11.5)
  %p5 = fmul contract <16 x float> %x5, splat (float 12.5)
  %x6 = fadd contract <16 x float> %p5, splat (float 13.5)
  %p6 = fmul contract <16 x float> %x6, splat (float 14.5)
  %x7 = fadd contract <16 x float> %p6, splat (float 15.5)
  %p7 = fmul contract <16 x float> %x7, splat (float 16.5)
  %x8 = fadd contract <16 x float> %p7, splat (float 17.5)
  %p8 = fmul contract <16 x float> %x8, splat (float 18.5)
  %x9 = fadd contract <16 x float> %p8, splat (float 19.5)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret <16 x float> %x9
}
