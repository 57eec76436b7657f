; Bales move to a block that each way into the loop takes, which may be new.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-hoist-invariants --platform=skl -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-hoist-invariants --platform=pvc -verify-each -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-hoist-invariants,cmx-hoist-invariants --platform=skl -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-hoist-invariants --platform=skl -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

declare <8 x float> @llvm.genx.constantf.v8f32(<8 x float>)

; Two blocks jump to the loop. The header has phis of both.
define <8 x i32> @two_blocks(<8 x i32> %a, <8 x i32> %b, i1 %c, i32 %n) {
; CHECK-LABEL: @two_blocks(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    br i1 [[C:%.*]], label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    [[FIRST:%.*]] = add <8 x i32> [[A:%.*]], splat (i32 3)
; CHECK-NEXT:    br label %loop.before
; CHECK:       no:
; CHECK-NEXT:    [[SECOND:%.*]] = sub <8 x i32> [[B:%.*]], [[A]]
; CHECK-NEXT:    br label %loop.before
; CHECK:       loop.before:
; CHECK-NEXT:    [[I_PH:%.*]] = phi i32 [ 1, %no ], [ 0, %yes ]
; CHECK-NEXT:    [[X_PH:%.*]] = phi <8 x i32> [ [[SECOND]], %no ], [ [[FIRST]], %yes ]
; CHECK-NEXT:    [[P:%.*]] = mul <8 x i32> [[A]], [[B]]
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ [[J:%.*]], %loop ], [ [[I_PH]], %loop.before ]
; CHECK-NEXT:    [[X:%.*]] = phi <8 x i32> [ [[Y:%.*]], %loop ], [ [[X_PH]], %loop.before ]
; CHECK-NEXT:    [[Y]] = xor <8 x i32> [[X]], [[P]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[Y]]
entry:
  %turns = and i32 %n, 7
  br i1 %c, label %yes, label %no
yes:
  %first = add <8 x i32> %a, splat (i32 3)
  br label %loop
no:
  %second = sub <8 x i32> %b, %a
  br label %loop
loop:
  %i = phi i32 [ 0, %yes ], [ 1, %no ], [ %j, %loop ]
  %x = phi <8 x i32> [ %first, %yes ], [ %second, %no ], [ %y, %loop ]
  %p = mul <8 x i32> %a, %b
  %y = xor <8 x i32> %x, %p
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %loop, label %done
done:
  ret <8 x i32> %y
}

; One of the two blocks has another way out.
define <8 x float> @one_may_leave(<8 x float> %a, i1 %c, i1 %d, i32 %n) {
; CHECK-LABEL: @one_may_leave(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    br i1 [[C:%.*]], label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    br i1 [[D:%.*]], label %loop.before, label %done
; CHECK:       no:
; CHECK-NEXT:    br label %loop.before
; CHECK:       loop.before:
; CHECK-NEXT:    [[I_PH:%.*]] = phi i32 [ 2, %no ], [ 0, %yes ]
; CHECK-NEXT:    [[X_PH:%.*]] = phi <8 x float> [ zeroinitializer, %no ], [ [[A:%.*]], %yes ]
; CHECK-NEXT:    [[K:%.*]] = call <8 x float> @llvm.genx.constantf.v8f32(<8 x float> <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, float 5.000000e+00, float 6.000000e+00, float 7.000000e+00>)
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ [[J:%.*]], %loop ], [ [[I_PH]], %loop.before ]
; CHECK-NEXT:    [[X:%.*]] = phi <8 x float> [ [[Y:%.*]], %loop ], [ [[X_PH]], %loop.before ]
; CHECK-NEXT:    [[Y]] = fadd <8 x float> [[X]], [[K]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    [[R:%.*]] = phi <8 x float> [ [[A]], %yes ], [ [[Y]], %loop ]
; CHECK-NEXT:    ret <8 x float> [[R]]
entry:
  %turns = and i32 %n, 7
  br i1 %c, label %yes, label %no
yes:
  br i1 %d, label %loop, label %done
no:
  br label %loop
loop:
  %i = phi i32 [ 0, %yes ], [ 2, %no ], [ %j, %loop ]
  %x = phi <8 x float> [ %a, %yes ], [ zeroinitializer, %no ], [ %y, %loop ]
  %k = call <8 x float> @llvm.genx.constantf.v8f32(<8 x float> <float 0.0, float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0>)
  %y = fadd <8 x float> %x, %k
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %loop, label %done
done:
  %r = phi <8 x float> [ %a, %yes ], [ %y, %loop ]
  ret <8 x float> %r
}

; An if without else: the condition jumps to the loop, too.
define i32 @without_else(i32 %a, i32 %b, i1 %c, i32 %n) {
; CHECK-LABEL: @without_else(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    br i1 [[C:%.*]], label %yes, label %loop.before
; CHECK:       yes:
; CHECK-NEXT:    [[FIRST:%.*]] = add i32 [[A:%.*]], 3
; CHECK-NEXT:    br label %loop.before
; CHECK:       loop.before:
; CHECK-NEXT:    [[I_PH:%.*]] = phi i32 [ 1, %entry ], [ 0, %yes ]
; CHECK-NEXT:    [[X_PH:%.*]] = phi i32 [ [[B:%.*]], %entry ], [ [[FIRST]], %yes ]
; CHECK-NEXT:    [[P:%.*]] = mul i32 [[A]], [[B]]
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ [[J:%.*]], %loop ], [ [[I_PH]], %loop.before ]
; CHECK-NEXT:    [[X:%.*]] = phi i32 [ [[Y:%.*]], %loop ], [ [[X_PH]], %loop.before ]
; CHECK-NEXT:    [[Y]] = xor i32 [[X]], [[P]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret i32 [[Y]]
entry:
  %turns = and i32 %n, 7
  br i1 %c, label %yes, label %loop
yes:
  %first = add i32 %a, 3
  br label %loop
loop:
  %i = phi i32 [ 0, %yes ], [ 1, %entry ], [ %j, %loop ]
  %x = phi i32 [ %first, %yes ], [ %b, %entry ], [ %y, %loop ]
  %p = mul i32 %a, %b
  %y = xor i32 %x, %p
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %loop, label %done
done:
  ret i32 %y
}

; Three blocks jump to the loop. Both products move to the same new block.
define <16 x i16> @three_blocks(<16 x i16> %a, <16 x i16> %b, i32 %s, i32 %n) {
; CHECK-LABEL: @three_blocks(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    [[ZERO:%.*]] = icmp eq i32 [[S:%.*]], 0
; CHECK-NEXT:    br i1 [[ZERO]], label %one, label %more
; CHECK:       more:
; CHECK-NEXT:    [[LESS:%.*]] = icmp slt i32 [[S]], 0
; CHECK-NEXT:    br i1 [[LESS]], label %two, label %three
; CHECK:       one:
; CHECK-NEXT:    br label %loop.before
; CHECK:       two:
; CHECK-NEXT:    br label %loop.before
; CHECK:       three:
; CHECK-NEXT:    [[T:%.*]] = sub <16 x i16> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    br label %loop.before
; CHECK:       loop.before:
; CHECK-NEXT:    [[I_PH:%.*]] = phi i32 [ [[S]], %three ], [ 0, %two ], [ 0, %one ]
; CHECK-NEXT:    [[X_PH:%.*]] = phi <16 x i16> [ [[T]], %three ], [ [[B]], %two ], [ [[A]], %one ]
; CHECK-NEXT:    [[P:%.*]] = mul <16 x i16> [[A]], [[B]]
; CHECK-NEXT:    [[Q:%.*]] = mul <16 x i16> [[P]], [[A]]
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ [[J:%.*]], %loop ], [ [[I_PH]], %loop.before ]
; CHECK-NEXT:    [[X:%.*]] = phi <16 x i16> [ [[Y:%.*]], %loop ], [ [[X_PH]], %loop.before ]
; CHECK-NEXT:    [[U:%.*]] = xor <16 x i16> [[X]], [[P]]
; CHECK-NEXT:    [[Y]] = and <16 x i16> [[U]], [[Q]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <16 x i16> [[Y]]
entry:
  %turns = and i32 %n, 7
  %zero = icmp eq i32 %s, 0
  br i1 %zero, label %one, label %more
more:
  %less = icmp slt i32 %s, 0
  br i1 %less, label %two, label %three
one:
  br label %loop
two:
  br label %loop
three:
  %t = sub <16 x i16> %a, %b
  br label %loop
loop:
  %i = phi i32 [ 0, %one ], [ 0, %two ], [ %s, %three ], [ %j, %loop ]
  %x = phi <16 x i16> [ %a, %one ], [ %b, %two ], [ %t, %three ], [ %y, %loop ]
  %p = mul <16 x i16> %a, %b
  %q = mul <16 x i16> %p, %a
  %u = xor <16 x i16> %x, %p
  %y = and <16 x i16> %u, %q
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %loop, label %done
done:
  ret <16 x i16> %y
}

; Two blocks of an outer loop jump to the inner one. The product has a factor of
; the outer loop.
define <8 x i32> @in_outer_loop(<8 x i32> %a, <8 x i32> %b, i32 %n, i32 %m) {
; CHECK-LABEL: @in_outer_loop(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    [[MOST:%.*]] = and i32 [[M:%.*]], 3
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %next ]
; CHECK-NEXT:    [[X:%.*]] = phi <8 x i32> [ [[A:%.*]], %entry ], [ [[Y:%.*]], %next ]
; CHECK-NEXT:    [[ODD:%.*]] = trunc i32 [[I]] to i1
; CHECK-NEXT:    br i1 [[ODD]], label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    br label %inner.before
; CHECK:       no:
; CHECK-NEXT:    br label %inner.before
; CHECK:       inner.before:
; CHECK-NEXT:    [[K_PH:%.*]] = phi i32 [ 1, %no ], [ 0, %yes ]
; CHECK-NEXT:    [[Z_PH:%.*]] = phi <8 x i32> [ [[B:%.*]], %no ], [ [[A]], %yes ]
; CHECK-NEXT:    [[P:%.*]] = mul <8 x i32> [[X]], [[B]]
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    [[K:%.*]] = phi i32 [ [[L:%.*]], %inner ], [ [[K_PH]], %inner.before ]
; CHECK-NEXT:    [[Z:%.*]] = phi <8 x i32> [ [[Y]], %inner ], [ [[Z_PH]], %inner.before ]
; CHECK-NEXT:    [[Y]] = xor <8 x i32> [[Z]], [[P]]
; CHECK-NEXT:    [[L]] = add i32 [[K]], 1
; CHECK-NEXT:    [[MORE:%.*]] = icmp ult i32 [[L]], [[MOST]]
; CHECK-NEXT:    br i1 [[MORE]], label %inner, label %next
; CHECK:       next:
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %outer, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[Y]]
entry:
  %turns = and i32 %n, 7
  %most = and i32 %m, 3
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %x = phi <8 x i32> [ %a, %entry ], [ %y, %next ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %yes, label %no
yes:
  br label %inner
no:
  br label %inner
inner:
  %k = phi i32 [ 0, %yes ], [ 1, %no ], [ %l, %inner ]
  %z = phi <8 x i32> [ %a, %yes ], [ %b, %no ], [ %y, %inner ]
  %p = mul <8 x i32> %x, %b
  %y = xor <8 x i32> %z, %p
  %l = add i32 %k, 1
  %more = icmp ult i32 %l, %most
  br i1 %more, label %inner, label %next
next:
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %outer, label %done
done:
  ret <8 x i32> %y
}

; Both ways of a branch lead to the loop.
define <8 x i32> @block_jumps_twice(<8 x i32> %a, <8 x i32> %b, i1 %c, i32 %n) {
; CHECK-LABEL: @block_jumps_twice(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    br i1 [[C:%.*]], label %loop.before, label %loop.before
; CHECK:       loop.before:
; CHECK-NEXT:    [[P:%.*]] = mul <8 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ [[J:%.*]], %loop ], [ 0, %loop.before ]
; CHECK-NEXT:    [[X:%.*]] = phi <8 x i32> [ [[Y:%.*]], %loop ], [ [[A]], %loop.before ]
; CHECK-NEXT:    [[Y]] = xor <8 x i32> [[X]], [[P]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[Y]]
entry:
  %turns = and i32 %n, 7
  br i1 %c, label %loop, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %entry ], [ %j, %loop ]
  %x = phi <8 x i32> [ %a, %entry ], [ %a, %entry ], [ %y, %loop ]
  %p = mul <8 x i32> %a, %b
  %y = xor <8 x i32> %x, %p
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %loop, label %done
done:
  ret <8 x i32> %y
}

; Two blocks of the loop jump to its header, but only one from outside, which
; takes the product.
define <8 x i32> @two_ways_back(<8 x i32> %a, <8 x i32> %b, i32 %n) {
; CHECK-LABEL: @two_ways_back(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    [[P:%.*]] = mul <8 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J:%.*]], %yes ], [ [[K:%.*]], %no ]
; CHECK-NEXT:    [[X:%.*]] = phi <8 x i32> [ [[A]], %entry ], [ [[Y:%.*]], %yes ], [ [[B]], %no ]
; CHECK-NEXT:    [[Y]] = xor <8 x i32> [[X]], [[P]]
; CHECK-NEXT:    [[ODD:%.*]] = trunc i32 [[I]] to i1
; CHECK-NEXT:    br i1 [[ODD]], label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       no:
; CHECK-NEXT:    [[K]] = add i32 [[I]], 3
; CHECK-NEXT:    [[ALSO:%.*]] = icmp ult i32 [[K]], [[TURNS]]
; CHECK-NEXT:    br i1 [[ALSO]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[Y]]
entry:
  %turns = and i32 %n, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %yes ], [ %k, %no ]
  %x = phi <8 x i32> [ %a, %entry ], [ %y, %yes ], [ %b, %no ]
  %p = mul <8 x i32> %a, %b
  %y = xor <8 x i32> %x, %p
  %odd = trunc i32 %i to i1
  br i1 %odd, label %yes, label %no
yes:
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %loop, label %done
no:
  %k = add i32 %i, 3
  %also = icmp ult i32 %k, %turns
  br i1 %also, label %loop, label %done
done:
  ret <8 x i32> %y
}

; No thread reaches one of the two blocks.
define <8 x i32> @unreached_block(<8 x i32> %a, <8 x i32> %b, i1 %c, i32 %n) {
; CHECK-LABEL: @unreached_block(
; CHECK:       entry:
; CHECK-NEXT:    [[TURNS:%.*]] = and i32 [[N:%.*]], 7
; CHECK-NEXT:    br label %loop.before
; CHECK:       unreached:
; CHECK-NEXT:    br i1 [[C:%.*]], label %unreached, label %loop.before
; CHECK:       loop.before:
; CHECK-NEXT:    [[I_PH:%.*]] = phi i32 [ 0, %entry ], [ 1, %unreached ]
; CHECK-NEXT:    [[X_PH:%.*]] = phi <8 x i32> [ [[A:%.*]], %entry ], [ [[B:%.*]], %unreached ]
; CHECK-NEXT:    [[P:%.*]] = mul <8 x i32> [[A]], [[B]]
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ [[J:%.*]], %loop ], [ [[I_PH]], %loop.before ]
; CHECK-NEXT:    [[X:%.*]] = phi <8 x i32> [ [[Y:%.*]], %loop ], [ [[X_PH]], %loop.before ]
; CHECK-NEXT:    [[Y]] = xor <8 x i32> [[X]], [[P]]
; CHECK-NEXT:    [[J]] = add i32 [[I]], 1
; CHECK-NEXT:    [[AGAIN:%.*]] = icmp ult i32 [[J]], [[TURNS]]
; CHECK-NEXT:    br i1 [[AGAIN]], label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x i32> [[Y]]
entry:
  %turns = and i32 %n, 7
  br label %loop
unreached:
  br i1 %c, label %unreached, label %loop
loop:
  %i = phi i32 [ 1, %unreached ], [ 0, %entry ], [ %j, %loop ]
  %x = phi <8 x i32> [ %b, %unreached ], [ %a, %entry ], [ %y, %loop ]
  %p = mul <8 x i32> %a, %b
  %y = xor <8 x i32> %x, %p
  %j = add i32 %i, 1
  %again = icmp ult i32 %j, %turns
  br i1 %again, label %loop, label %done
done:
  ret <8 x i32> %y
}
