; Bales that compute the same in each turn move before the outermost such loop.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-hoist-invariants --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-hoist-invariants --platform=pvc -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-hoist-invariants,cmx-hoist-invariants --platform=icllp -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-hoist-invariants --platform=icllp -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

declare <8 x float> @llvm.genx.constantf.v8f32(<8 x float>)
declare <8 x i16> @llvm.genx.constanti.v8i16(<8 x i16>)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)

; A constant in a register.
define <8 x float> @constant(<8 x float> %a, i32 %n) {
; CHECK-LABEL: @constant(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    [[C:%.*]] = call <8 x float> @llvm.genx.constantf.v8f32(<8 x float> <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, float 5.000000e+00, float 6.000000e+00, float 7.000000e+00>)
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[X:%.*]] = phi <8 x float> [ [[A:%.*]], %entry ], [ [[Y:%.*]], %loop ]
; CHECK-NEXT:    [[Y]] = fadd <8 x float> [[X]], [[C]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x float> [[Y]]
entry:
  %turns = and i32 %n, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <8 x float> [ %a, %entry ], [ %y, %loop ]
  %c = call <8 x float> @llvm.genx.constantf.v8f32(<8 x float> <float 0.0, float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0>)
  %y = fadd <8 x float> %x, %c
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %loop, label %done
done:
  ret <8 x float> %y
}

; A product of dwords leaves its sum; the bale of a member moves as a whole.
define i32 @product(<16 x i32> %v, i32 %n, i32 %m) {
; CHECK-LABEL: @product(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    [[K:%.*]] = mul i32 [[N]], [[M:%.*]]
; CHECK-NEXT:    [[PART:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[V:%.*]], i32 16, i32 8, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[P:%.*]] = mul <8 x i32> [[PART]], splat (i32 5)
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %loop ]
; CHECK-NEXT:    [[X:%.*]] = phi <8 x i32> [ zeroinitializer, %entry ], [ [[Y:%.*]], %loop ]
; CHECK-NEXT:    [[O:%.*]] = add i32 [[K]], [[I]]
; CHECK-NEXT:    [[Y]] = xor <8 x i32> [[X]], [[P]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    [[S:%.*]] = extractelement <8 x i32> [[Y]], i32 3
; CHECK-NEXT:    [[R:%.*]] = add i32 [[S]], [[O]]
; CHECK-NEXT:    ret i32 [[R]]
entry:
  %turns = and i32 %n, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi <8 x i32> [ zeroinitializer, %entry ], [ %y, %loop ]
  %k = mul i32 %n, %m
  %o = add i32 %k, %i
  %part = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 16, i32 8, i32 2, i16 4, i32 undef)
  %p = mul <8 x i32> %part, splat (i32 5)
  %y = xor <8 x i32> %x, %p
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %loop, label %done
done:
  %s = extractelement <8 x i32> %y, i32 3
  %r = add i32 %s, %o
  ret i32 %r
}

; A vector that is written in pieces, in an inner loop that is entered by a
; condition: it moves out of both loops.
define <16 x i16> @pieces(<16 x i16> %a, i32 %n, i32 %m) {
; CHECK-LABEL: @pieces(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    [[MOST:%.*]] = and i32 [[M:%.*]], 3
; CHECK-NEXT:    [[NONE:%.*]] = icmp eq i32 [[TURNS]], 0
; CHECK-NEXT:    br i1 [[NONE]], label %done, label %outer.before
; CHECK:       outer.before:
; CHECK-NEXT:    [[C:%.*]] = call <8 x i16> @llvm.genx.constanti.v8i16(<8 x i16> <i16 1, i16 9, i16 2, i16 8, i16 3, i16 7, i16 4, i16 6>)
; CHECK-NEXT:    [[W0:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> undef, <8 x i16> [[C]], i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> [[W0]], <8 x i16> [[C]], i32 8, i32 8, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ [[J:%.*]], %next ], [ 0, %outer.before ]
; CHECK-NEXT:    [[X:%.*]] = phi <16 x i16> [ [[Y:%.*]], %next ], [ [[A:%.*]], %outer.before ]
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    [[K:%.*]] = phi i32 [ 0, %outer ], [ [[L:%.*]], %inner ]
; CHECK-NEXT:    [[Z:%.*]] = phi <16 x i16> [ [[X]], %outer ], [ [[Y]], %inner ]
; CHECK-NEXT:    [[Y]] = add <16 x i16> [[Z]], [[W1]]
; CHECK-NEXT:    [[L]] = add i32 [[K]], 1
; CHECK-NEXT:    [[MORE:%.*]] = icmp ult i32 [[L]], [[MOST]]
; CHECK-NEXT:    br i1 [[MORE]], label %inner, label %next
; CHECK:       next:
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %outer, label %done
; CHECK:       done:
; CHECK-NEXT:    [[R:%.*]] = phi <16 x i16> [ [[A]], %entry ], [ [[Y]], %next ]
; CHECK-NEXT:    ret <16 x i16> [[R]]
entry:
  %turns = and i32 %n, 7
  %most = and i32 %m, 3
  %none = icmp eq i32 %turns, 0
  br i1 %none, label %done, label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %x = phi <16 x i16> [ %a, %entry ], [ %y, %next ]
  br label %inner
inner:
  %k = phi i32 [ 0, %outer ], [ %l, %inner ]
  %z = phi <16 x i16> [ %x, %outer ], [ %y, %inner ]
  %c = call <8 x i16> @llvm.genx.constanti.v8i16(<8 x i16> <i16 1, i16 9, i16 2, i16 8, i16 3, i16 7, i16 4, i16 6>)
  %w0 = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> undef, <8 x i16> %c, i32 8, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> %w0, <8 x i16> %c, i32 8, i32 8, i32 1, i16 16, i32 undef, i1 true)
  %y = add <16 x i16> %z, %w1
  %l = add i32 %k, 1
  %more = icmp ult i32 %l, %most
  br i1 %more, label %inner, label %next
next:
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %outer, label %done
done:
  %r = phi <16 x i16> [ %a, %entry ], [ %y, %next ]
  ret <16 x i16> %r
}
