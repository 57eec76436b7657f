; Loops with a constant number of turns get a copy of their body for each turn.
; CHECK lines by utils/update-checks
; LLVM 19 has no samesign.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-unroll-loops -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-unroll-loops,cmx-unroll-loops -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-unroll-loops --check-each -S -o %t.ll %s
; RUN: cmx-opt -passes=cmx-unroll-loops -pass-remarks=cmx-unroll-loops -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK

; REMARK: remark: {{.*}}the body of a loop was copied for 4 turns

declare <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare { <16 x i1>, i1 } @llvm.genx.simdcf.join.v16i1(<16 x i1>, <16 x i1>)
declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)

; Offsets become constants.
define <16 x i32> @rows(<64 x i32> %v) {
; CHECK-LABEL: @rows(
; CHECK:       entry:
; CHECK-NEXT:    [[ROW:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROW_1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[T_1:%.*]] = add <16 x i32> [[ROW]], [[ROW_1]]
; CHECK-NEXT:    [[ROW_2:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 16, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[T_2:%.*]] = add <16 x i32> [[T_1]], [[ROW_2]]
; CHECK-NEXT:    [[ROW_3:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 16, i32 1, i16 192, i32 undef)
; CHECK-NEXT:    [[T_3:%.*]] = add <16 x i32> [[T_2]], [[ROW_3]]
; CHECK-NEXT:    ret <16 x i32> [[T_3]]
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %j, %loop ]
  %s = phi <16 x i32> [ zeroinitializer, %entry ], [ %t, %loop ]
  %row = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %v, i32 0, i32 16, i32 1, i16 %i, i32 undef)
  %t = add <16 x i32> %s, %row
  %j = add i16 %i, 64
  %c = icmp ult i16 %j, 256
  br i1 %c, label %loop, label %done
done:
  ret <16 x i32> %t
}

; The header has the exit; its turns are one more than those of the body.
define <8 x float> @while(i32 %buf) {
; CHECK-LABEL: @while(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 [[BUF:%.*]], i32 3)
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> zeroinitializer, [[X]]
; CHECK-NEXT:    [[X_1:%.*]] = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 [[BUF]], i32 2)
; CHECK-NEXT:    [[T_1:%.*]] = fadd <8 x float> [[T]], [[X_1]]
; CHECK-NEXT:    [[X_2:%.*]] = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 [[BUF]], i32 1)
; CHECK-NEXT:    [[T_2:%.*]] = fadd <8 x float> [[T_1]], [[X_2]]
; CHECK-NEXT:    ret <8 x float> [[T_2]]
entry:
  br label %header
header:
  %i = phi i32 [ 3, %entry ], [ %j, %body ]
  %s = phi <8 x float> [ zeroinitializer, %entry ], [ %t, %body ]
  %c = icmp sgt i32 %i, 0
  br i1 %c, label %body, label %done
body:
  %x = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %buf, i32 %i)
  %t = fadd <8 x float> %s, %x
  %j = sub i32 %i, 1
  br label %header
done:
  ret <8 x float> %s
}

; Inner loops come first.
define i64 @nest(i64 %x) {
; CHECK-LABEL: @nest(
; CHECK:       entry:
; CHECK-NEXT:    [[M:%.*]] = mul i64 [[X:%.*]], 3
; CHECK-NEXT:    [[M_1:%.*]] = mul i64 [[M]], 3
; CHECK-NEXT:    [[C_1:%.*]] = add i64 [[M_1]], 1
; CHECK-NEXT:    [[M_11:%.*]] = mul i64 [[C_1]], 3
; CHECK-NEXT:    [[C_12:%.*]] = add i64 [[M_11]], 1
; CHECK-NEXT:    [[M_1_1:%.*]] = mul i64 [[C_12]], 3
; CHECK-NEXT:    ret i64 [[M_1_1]]
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %a = phi i64 [ %x, %entry ], [ %c, %next ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %b = phi i64 [ %a, %outer ], [ %c, %inner ]
  %ij = xor i64 %i, %j
  %m = mul i64 %b, 3
  %c = add i64 %m, %ij
  %j1 = add i64 %j, 1
  %inner.c = icmp eq i64 %j1, 2
  br i1 %inner.c, label %next, label %inner
next:
  %i1 = add i64 %i, 1
  %outer.c = icmp eq i64 %i1, 2
  br i1 %outer.c, label %done, label %outer
done:
  ret i64 %c
}

; The loop may end before its last turn.
define i8 @early(i8 %x) {
; CHECK-LABEL: @early(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i8 [[X:%.*]], 7
; CHECK-NEXT:    [[FOUND:%.*]] = icmp eq i8 [[T]], 1
; CHECK-NEXT:    br i1 [[FOUND]], label %done, label %latch
; CHECK:       latch:
; CHECK-NEXT:    [[T_1:%.*]] = mul i8 [[T]], 7
; CHECK-NEXT:    [[FOUND_1:%.*]] = icmp eq i8 [[T_1]], 1
; CHECK-NEXT:    br i1 [[FOUND_1]], label %done, label %latch.1
; CHECK:       latch.1:
; CHECK-NEXT:    br label %done
; CHECK:       done:
; CHECK-NEXT:    [[T_LCSSA:%.*]] = phi i8 [ [[T_1]], %latch.1 ], [ [[T]], %entry ], [ [[T_1]], %latch ]
; CHECK-NEXT:    ret i8 [[T_LCSSA]]
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %latch ]
  %s = phi i8 [ %x, %entry ], [ %t, %latch ]
  %t = mul i8 %s, 7
  %found = icmp eq i8 %t, 1
  br i1 %found, label %done, label %latch
latch:
  %j = add i8 %i, 1
  %c = icmp ult i8 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret i8 %t
}

; A noinline function is called once for each turn.
define internal i32 @callee(i32 %x, i32 %y) noinline {
; CHECK-LABEL: @callee(
; CHECK-NEXT:    [[R:%.*]] = xor i32 [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    ret i32 [[R]]
  %r = xor i32 %x, %y
  ret i32 %r
}

define i32 @calls(i32 %x) {
; CHECK-LABEL: @calls(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = call i32 @callee(i32 [[X:%.*]], i32 0)
; CHECK-NEXT:    [[T_1:%.*]] = call i32 @callee(i32 [[T]], i32 1)
; CHECK-NEXT:    ret i32 [[T_1]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = call i32 @callee(i32 %s, i32 %i)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 2
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

; Control never goes back.
define i16 @once(i16 %x) {
; CHECK-LABEL: @once(
; CHECK:       entry:
; CHECK-NEXT:    [[T:%.*]] = mul i16 [[X:%.*]], 5
; CHECK-NEXT:    ret i16 [[T]]
entry:
  br label %loop
loop:
  %i = phi i16 [ 5, %entry ], [ %j, %loop ]
  %s = phi i16 [ %x, %entry ], [ %t, %loop ]
  %t = mul i16 %s, %i
  %j = add i16 %i, 1
  %c = icmp ult i16 %j, 6
  br i1 %c, label %loop, label %done
done:
  ret i16 %t
}

; Masks of lanes depend on the order of blocks, so these stay.
define i32 @beside(<16 x i1> %mask, <16 x i1> %resume, i32 %x) {
; CHECK-LABEL: @beside(
; CHECK:       entry:
; CHECK-NEXT:    [[JOIN:%.*]] = call { <16 x i1>, i1 } @llvm.genx.simdcf.join.v16i1(<16 x i1> [[MASK:%.*]], <16 x i1> [[RESUME:%.*]])
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], 5
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], 5
; CHECK-NEXT:    [[T_2:%.*]] = mul i32 [[T_1]], 5
; CHECK-NEXT:    ret i32 [[T_2]]
entry:
  %join = call { <16 x i1>, i1 } @llvm.genx.simdcf.join.v16i1(<16 x i1> %mask, <16 x i1> %resume)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 5
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}

; Metadata asks for two turns at once.
define i32 @two(i32 %x) {
; CHECK-LABEL: @two(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[J_1:%.*]], %loop ]
; CHECK-NEXT:    [[S:%.*]] = phi i32 [ [[X:%.*]], %entry ], [ [[T_1:%.*]], %loop ]
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[S]], [[I]]
; CHECK-NEXT:    [[J:%.*]] = add nuw nsw i32 [[I]], 1
; CHECK-NEXT:    [[T_1]] = mul i32 [[T]], [[J]]
; CHECK-NEXT:    [[J_1]] = add nuw nsw i32 [[I]], 2
; CHECK-NEXT:    [[C_1:%.*]] = icmp samesign ult i32 [[J_1]], 400
; CHECK-NEXT:    br i1 [[C_1]], label %loop, label %done, !llvm.loop !0
; CHECK:       done:
; CHECK-NEXT:    [[T_LCSSA:%.*]] = phi i32 [ [[T_1]], %loop ]
; CHECK-NEXT:    ret i32 [[T_LCSSA]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %t = mul i32 %s, %i
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 400
  br i1 %c, label %loop, label %done, !llvm.loop !0
done:
  ret i32 %t
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 2}

; Nobody knows the size of the variable.
%opaque = type opaque
@outside = external global %opaque
define i32 @unknown.size(i32 %x) {
; CHECK-LABEL: @unknown.size(
; CHECK:       entry:
; CHECK-NEXT:    [[Y:%.*]] = load i32, ptr @outside, align 4
; CHECK-NEXT:    [[T:%.*]] = mul i32 [[X:%.*]], [[Y]]
; CHECK-NEXT:    [[Y_1:%.*]] = load i32, ptr @outside, align 4
; CHECK-NEXT:    [[T_1:%.*]] = mul i32 [[T]], [[Y_1]]
; CHECK-NEXT:    [[Y_2:%.*]] = load i32, ptr @outside, align 4
; CHECK-NEXT:    [[T_2:%.*]] = mul i32 [[T_1]], [[Y_2]]
; CHECK-NEXT:    ret i32 [[T_2]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %x, %entry ], [ %t, %loop ]
  %y = load i32, ptr @outside
  %t = mul i32 %s, %y
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}
