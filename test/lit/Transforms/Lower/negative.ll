; What is in region form stays as it is.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower -S %s --platform=icllp | FileCheck %s

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrconstregion.v8i32.v8i32.i16.i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare i1 @llvm.genx.any.v8i1(<8 x i1>)

define void @regions(i32 %s, i32 %d) {
; CHECK-LABEL: @regions(
; CHECK-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 [[S:%.*]], i32 0)
; CHECK-NEXT:    [[O:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[A]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[A]], <4 x i32> [[O]], i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8i32(i32 [[D:%.*]], i32 0, <8 x i32> [[B]])
; CHECK-NEXT:    ret void
  %a = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %s, i32 0)
  %o = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %a, i32 0, i32 4, i32 2, i16 4, i32 undef)
  %b = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %a, <4 x i32> %o, i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i32(i32 %d, i32 0, <8 x i32> %b)
  ret void
}

define <8 x i32> @constant_region(<8 x i32> %v) {
; CHECK-LABEL: @constant_region(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v8i32.i16.i1(<8 x i32> [[V:%.*]], <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v8i32.i16.i1(<8 x i32> %v, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  ret <8 x i32> %r
}

define <8 x i32> @arithmetic(<8 x i32> %x, <8 x i16> %y) {
; CHECK-LABEL: @arithmetic(
; CHECK-NEXT:    [[E:%.*]] = sext <8 x i16> [[Y:%.*]] to <8 x i32>
; CHECK-NEXT:    [[A:%.*]] = mul <8 x i32> [[X:%.*]], [[E]]
; CHECK-NEXT:    [[B:%.*]] = ashr <8 x i32> [[A]], splat (i32 3)
; CHECK-NEXT:    [[C:%.*]] = icmp slt <8 x i32> [[B]], [[X]]
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[C]], <8 x i32> [[A]], <8 x i32> [[B]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %e = sext <8 x i16> %y to <8 x i32>
  %a = mul <8 x i32> %x, %e
  %b = ashr <8 x i32> %a, splat (i32 3)
  %c = icmp slt <8 x i32> %b, %x
  %r = select <8 x i1> %c, <8 x i32> %a, <8 x i32> %b
  ret <8 x i32> %r
}

define <8 x float> @floats(<8 x float> %x, <8 x half> %y) {
; CHECK-LABEL: @floats(
; CHECK-NEXT:    [[E:%.*]] = fpext <8 x half> [[Y:%.*]] to <8 x float>
; CHECK-NEXT:    [[A:%.*]] = fdiv <8 x float> [[X:%.*]], [[E]]
; CHECK-NEXT:    [[R:%.*]] = fneg <8 x float> [[A]]
; CHECK-NEXT:    ret <8 x float> [[R]]
  %e = fpext <8 x half> %y to <8 x float>
  %a = fdiv <8 x float> %x, %e
  %r = fneg <8 x float> %a
  ret <8 x float> %r
}

define <8 x i1> @predicates(<8 x i1> %x, <8 x i1> %y) {
; CHECK-LABEL: @predicates(
; CHECK-NEXT:    [[A:%.*]] = and <8 x i1> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[F:%.*]] = freeze <8 x i1> [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <8 x i1> [[F]], splat (i1 true)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %a = and <8 x i1> %x, %y
  %f = freeze <8 x i1> %a
  %r = xor <8 x i1> %f, splat (i1 true)
  ret <8 x i1> %r
}

define i32 @control(i32 %n, <8 x i1> %m) {
; CHECK-LABEL: @control(
; CHECK:       entry:
; CHECK-NEXT:    [[C:%.*]] = call i1 @llvm.genx.any.v8i1(<8 x i1> [[M:%.*]])
; CHECK-NEXT:    br i1 [[C]], label %loop, label %exit
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[NEXT:%.*]], %loop ]
; CHECK-NEXT:    [[NEXT]] = add i32 [[I]], 1
; CHECK-NEXT:    switch i32 [[NEXT]], label %loop [
; CHECK-NEXT:    i32 7, label %exit
; CHECK-NEXT:    ]
; CHECK:       exit:
; CHECK-NEXT:    [[R:%.*]] = phi i32 [ 1, %entry ], [ [[N:%.*]], %loop ]
; CHECK-NEXT:    ret i32 [[R]]
entry:
  %c = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  br i1 %c, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  switch i32 %next, label %loop [ i32 7, label %exit ]
exit:
  %r = phi i32 [ 1, %entry ], [ %n, %loop ]
  ret i32 %r
}
