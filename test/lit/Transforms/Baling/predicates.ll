; Each branch takes in a reduction of a predicate; each write under a mask takes in a complement.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-baling -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-baling,cmx-baling -verify-each -S %s | FileCheck %s

declare i1 @llvm.genx.any.v8i1(<8 x i1>)
declare i1 @llvm.genx.all.v8i1(<8 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)

define i32 @branches(<8 x i32> %v, i1 %b) {
; CHECK-LABEL: @branches(
; CHECK:       entry:
; CHECK-NEXT:    [[P:%.*]] = icmp slt <8 x i32> [[V:%.*]], splat (i32 3)
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[P]])
; CHECK-NEXT:    br i1 [[ANY]], label %one, label %two
; CHECK:       one:
; CHECK-NEXT:    br i1 [[B:%.*]], label %two, label %three
; CHECK:       two:
; CHECK-NEXT:    [[ANY1:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[P]])
; CHECK-NEXT:    br i1 [[ANY1]], label %three, label %four
; CHECK:       three:
; CHECK-NEXT:    ret i32 3
; CHECK:       four:
; CHECK-NEXT:    ret i32 4
entry:
  %p = icmp slt <8 x i32> %v, splat (i32 3)
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %p)
  br i1 %any, label %one, label %two
one:
  br i1 %b, label %two, label %three
two:
  br i1 %any, label %three, label %four
three:
  ret i32 3
four:
  ret i32 4
}

; All lanes, too.
define i32 @branches_of_all(<8 x i32> %v, i1 %b) {
; CHECK-LABEL: @branches_of_all(
; CHECK:       entry:
; CHECK-NEXT:    [[P:%.*]] = icmp slt <8 x i32> [[V:%.*]], splat (i32 3)
; CHECK-NEXT:    [[ALL:%.*]] = call i1 @llvm.genx.all.v8i1(<8 x i1> [[P]])
; CHECK-NEXT:    br i1 [[ALL]], label %one, label %two
; CHECK:       one:
; CHECK-NEXT:    br i1 [[B:%.*]], label %two, label %three
; CHECK:       two:
; CHECK-NEXT:    [[ALL1:%.*]] = call i1 @llvm.genx.all.v8i1(<8 x i1> [[P]])
; CHECK-NEXT:    br i1 [[ALL1]], label %three, label %four
; CHECK:       three:
; CHECK-NEXT:    ret i32 3
; CHECK:       four:
; CHECK-NEXT:    ret i32 4
entry:
  %p = icmp slt <8 x i32> %v, splat (i32 3)
  %all = call i1 @llvm.genx.all.v8i1(<8 x i1> %p)
  br i1 %all, label %one, label %two
one:
  br i1 %b, label %two, label %three
two:
  br i1 %all, label %three, label %four
three:
  ret i32 3
four:
  ret i32 4
}

; Not only branches read it.
define i1 @number(<8 x i32> %v, i1 %b) {
; CHECK-LABEL: @number(
; CHECK:       entry:
; CHECK-NEXT:    [[P:%.*]] = icmp slt <8 x i32> [[V:%.*]], splat (i32 3)
; CHECK-NEXT:    [[ANY:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[P]])
; CHECK-NEXT:    br i1 [[ANY]], label %one, label %two
; CHECK:       one:
; CHECK-NEXT:    br i1 [[B:%.*]], label %two, label %three
; CHECK:       two:
; CHECK-NEXT:    ret i1 [[ANY]]
; CHECK:       three:
; CHECK-NEXT:    ret i1 false
entry:
  %p = icmp slt <8 x i32> %v, splat (i32 3)
  %any = call i1 @llvm.genx.any.v8i1(<8 x i1> %p)
  br i1 %any, label %one, label %two
one:
  br i1 %b, label %two, label %three
two:
  ret i1 %any
three:
  ret i1 false
}

define <8 x i32> @complement(<8 x i32> %v, <8 x i32> %w, i1 %b) {
; CHECK-LABEL: @complement(
; CHECK:       entry:
; CHECK-NEXT:    [[P:%.*]] = icmp slt <8 x i32> [[V:%.*]], splat (i32 3)
; CHECK-NEXT:    br i1 [[B:%.*]], label %one, label %two
; CHECK:       one:
; CHECK-NEXT:    [[X:%.*]] = add <8 x i32> [[W:%.*]], splat (i32 1)
; CHECK-NEXT:    [[N2:%.*]] = xor <8 x i1> [[P]], splat (i1 true)
; CHECK-NEXT:    [[Y:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> [[W]], <8 x i32> [[X]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[N2]])
; CHECK-NEXT:    ret <8 x i32> [[Y]]
; CHECK:       two:
; CHECK-NEXT:    [[N1:%.*]] = xor <8 x i1> [[P]], splat (i1 true)
; CHECK-NEXT:    [[Z:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> [[W]], <8 x i32> [[V]], i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> [[N1]])
; CHECK-NEXT:    ret <8 x i32> [[Z]]
entry:
  %p = icmp slt <8 x i32> %v, splat (i32 3)
  %n = xor <8 x i1> %p, splat (i1 true)
  br i1 %b, label %one, label %two
one:
  %x = add <8 x i32> %w, splat (i32 1)
  %y = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %w, <8 x i32> %x, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %n)
  ret <8 x i32> %y
two:
  %z = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %w, <8 x i32> %v, i32 8, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %n)
  ret <8 x i32> %z
}
