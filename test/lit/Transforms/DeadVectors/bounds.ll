; Searches that stop early say so. Written by hand: remarks.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -disable-output -pass-remarks-missed=cmx-dead-vectors -pass-remarks-analysis=cmx-dead-vectors %s 2>&1 | FileCheck %s --implicit-check-not=remark:
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -S %s | FileCheck %s --check-prefix=IR

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)

; Each division wants all lanes of its operands until it is narrow itself.
; CHECK: remark: {{.*}}lanes looked at 3 times; narrow divisions may leave more of them dead
define <8 x i32> @rounds(<32 x i32> %x, <32 x i32> %y) {
; IR-LABEL: @rounds(
; IR-NEXT:    [[D1:%.*]] = udiv <32 x i32> [[X:%.*]], [[Y:%.*]]
; IR-NEXT:    [[X5:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[D16:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[D1]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[D2:%.*]] = udiv <8 x i32> [[X5]], [[D16]]
; IR-NEXT:    [[X3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[D3:%.*]] = udiv <8 x i32> [[X3]], [[D2]]
; IR-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[D4:%.*]] = udiv <8 x i32> [[X1]], [[D3]]
; IR-NEXT:    ret <8 x i32> [[D4]]
  %d1 = udiv <32 x i32> %x, %y
  %d2 = udiv <32 x i32> %x, %d1
  %d3 = udiv <32 x i32> %x, %d2
  %d4 = udiv <32 x i32> %x, %d3
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %d4, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; Two are narrow after three rounds, and the last of them frees nothing.
define <8 x i32> @few_rounds(<32 x i32> %x, <32 x i32> %y) {
; IR-LABEL: @few_rounds(
; IR-NEXT:    [[X3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[Y4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[D1:%.*]] = udiv <8 x i32> [[X3]], [[Y4]]
; IR-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[D2:%.*]] = udiv <8 x i32> [[X1]], [[D1]]
; IR-NEXT:    ret <8 x i32> [[D2]]
  %d1 = udiv <32 x i32> %x, %y
  %d2 = udiv <32 x i32> %x, %d1
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %d2, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; The choices stand after their reader, or they would have been followed one by one.
; CHECK: remark: {{.*}}operand of %s followed through 4 choices and no further
define <8 x i32> @choices(<8 x i1> %m, <8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; IR-LABEL: @choices(
; IR:       entry:
; IR-NEXT:    br label %b0
; IR:       last:
; IR-NEXT:    [[S:%.*]] = select <8 x i1> [[M:%.*]], <8 x i32> [[C0:%.*]], <8 x i32> [[Z:%.*]]
; IR-NEXT:    ret <8 x i32> [[S]]
; IR:       b4:
; IR-NEXT:    br label %last
; IR:       b3:
; IR-NEXT:    br label %b4
; IR:       b2:
; IR-NEXT:    br label %b3
; IR:       b1:
; IR-NEXT:    br label %b2
; IR:       b0:
; IR-NEXT:    [[C0]] = select <8 x i1> [[M]], <8 x i32> [[X:%.*]], <8 x i32> [[Y:%.*]]
; IR-NEXT:    br label %b1
entry:
  br label %b0
last:
  %s = select <8 x i1> %m, <8 x i32> %c4, <8 x i32> %z
  ret <8 x i32> %s
b4:
  %c4 = select <8 x i1> %m, <8 x i32> %c3, <8 x i32> %y
  br label %last
b3:
  %c3 = select <8 x i1> %m, <8 x i32> %c2, <8 x i32> %y
  br label %b4
b2:
  %c2 = select <8 x i1> %m, <8 x i32> %c1, <8 x i32> %y
  br label %b3
b1:
  %c1 = select <8 x i1> %m, <8 x i32> %c0, <8 x i32> %y
  br label %b2
b0:
  %c0 = select <8 x i1> %m, <8 x i32> %x, <8 x i32> %y
  br label %b1
}

define <8 x i32> @few_choices(<8 x i1> %m, <8 x i32> %x, <8 x i32> %y, <8 x i32> %z) {
; IR-LABEL: @few_choices(
; IR:       entry:
; IR-NEXT:    br label %b0
; IR:       last:
; IR-NEXT:    [[S:%.*]] = select <8 x i1> [[M:%.*]], <8 x i32> [[X:%.*]], <8 x i32> [[Z:%.*]]
; IR-NEXT:    ret <8 x i32> [[S]]
; IR:       b3:
; IR-NEXT:    br label %last
; IR:       b2:
; IR-NEXT:    br label %b3
; IR:       b1:
; IR-NEXT:    br label %b2
; IR:       b0:
; IR-NEXT:    br label %b1
entry:
  br label %b0
last:
  %s = select <8 x i1> %m, <8 x i32> %c3, <8 x i32> %z
  ret <8 x i32> %s
b3:
  %c3 = select <8 x i1> %m, <8 x i32> %c2, <8 x i32> %y
  br label %last
b2:
  %c2 = select <8 x i1> %m, <8 x i32> %c1, <8 x i32> %y
  br label %b3
b1:
  %c1 = select <8 x i1> %m, <8 x i32> %c0, <8 x i32> %y
  br label %b2
b0:
  %c0 = select <8 x i1> %m, <8 x i32> %x, <8 x i32> %y
  br label %b1
}

; CHECK: remark: {{.*}}%s not narrowed to the 8 of 32 lanes that are read: too many extensions and modifiers before an operand
; CHECK-COUNT-5: remark: {{.*}} not narrowed to the 8 of 32 lanes that are read: the whole vector is needed for another user
define <8 x float> @readers(<32 x float> %x, <32 x float> %y) {
; IR-LABEL: @readers(
; IR-NEXT:    [[A0:%.*]] = call <32 x float> @llvm.fabs.v32f32(<32 x float> [[X:%.*]])
; IR-NEXT:    [[A1:%.*]] = fneg <32 x float> [[A0]]
; IR-NEXT:    [[A2:%.*]] = call <32 x float> @llvm.fabs.v32f32(<32 x float> [[A1]])
; IR-NEXT:    [[A3:%.*]] = fneg <32 x float> [[A2]]
; IR-NEXT:    [[A4:%.*]] = call <32 x float> @llvm.fabs.v32f32(<32 x float> [[A3]])
; IR-NEXT:    [[S:%.*]] = fadd <32 x float> [[A4]], [[Y:%.*]]
; IR-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[S]], i32 8, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    ret <8 x float> [[R]]
  %a0 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %x)
  %a1 = fneg <32 x float> %a0
  %a2 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %a1)
  %a3 = fneg <32 x float> %a2
  %a4 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %a3)
  %s = fadd <32 x float> %a4, %y
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %s, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x float> %r
}

; The old value would be dropped if fewer uses had to be followed.
; CHECK: remark: {{.*}}old value of %g kept: more than 16 uses of values computed from it
define void @uses(<8 x i1> %m, i32 %s, <8 x i32> %at, <8 x i32> %old) {
; IR-LABEL: @uses(
; IR-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M:%.*]], i32 2, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[AT:%.*]], <8 x i32> [[OLD:%.*]])
; IR-NEXT:    [[A0:%.*]] = add <8 x i32> [[G]], [[AT]]
; IR-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[AT]]
; IR-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[AT]]
; IR-NEXT:    [[A3:%.*]] = add <8 x i32> [[A2]], [[AT]]
; IR-NEXT:    [[A4:%.*]] = add <8 x i32> [[A3]], [[AT]]
; IR-NEXT:    [[A5:%.*]] = add <8 x i32> [[A4]], [[AT]]
; IR-NEXT:    [[A6:%.*]] = add <8 x i32> [[A5]], [[AT]]
; IR-NEXT:    [[A7:%.*]] = add <8 x i32> [[A6]], [[AT]]
; IR-NEXT:    [[A8:%.*]] = add <8 x i32> [[A7]], [[AT]]
; IR-NEXT:    [[A9:%.*]] = add <8 x i32> [[A8]], [[AT]]
; IR-NEXT:    [[A10:%.*]] = add <8 x i32> [[A9]], [[AT]]
; IR-NEXT:    [[A11:%.*]] = add <8 x i32> [[A10]], [[AT]]
; IR-NEXT:    [[A12:%.*]] = add <8 x i32> [[A11]], [[AT]]
; IR-NEXT:    [[A13:%.*]] = add <8 x i32> [[A12]], [[AT]]
; IR-NEXT:    [[A14:%.*]] = add <8 x i32> [[A13]], [[AT]]
; IR-NEXT:    [[A15:%.*]] = add <8 x i32> [[A14]], [[AT]]
; IR-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 0, <8 x i32> [[AT]], <8 x i32> [[A15]])
; IR-NEXT:    ret void
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %old)
  %a0 = add <8 x i32> %g, %at
  %a1 = add <8 x i32> %a0, %at
  %a2 = add <8 x i32> %a1, %at
  %a3 = add <8 x i32> %a2, %at
  %a4 = add <8 x i32> %a3, %at
  %a5 = add <8 x i32> %a4, %at
  %a6 = add <8 x i32> %a5, %at
  %a7 = add <8 x i32> %a6, %at
  %a8 = add <8 x i32> %a7, %at
  %a9 = add <8 x i32> %a8, %at
  %a10 = add <8 x i32> %a9, %at
  %a11 = add <8 x i32> %a10, %at
  %a12 = add <8 x i32> %a11, %at
  %a13 = add <8 x i32> %a12, %at
  %a14 = add <8 x i32> %a13, %at
  %a15 = add <8 x i32> %a14, %at
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %a15)
  ret void
}

; One use less.
define void @few_uses(<8 x i1> %m, i32 %s, <8 x i32> %at, <8 x i32> %old) {
; IR-LABEL: @few_uses(
; IR-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> [[M:%.*]], i32 2, i16 0, i32 [[S:%.*]], i32 0, <8 x i32> [[AT:%.*]], <8 x i32> poison)
; IR-NEXT:    [[A0:%.*]] = add <8 x i32> [[G]], [[AT]]
; IR-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[AT]]
; IR-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[AT]]
; IR-NEXT:    [[A3:%.*]] = add <8 x i32> [[A2]], [[AT]]
; IR-NEXT:    [[A4:%.*]] = add <8 x i32> [[A3]], [[AT]]
; IR-NEXT:    [[A5:%.*]] = add <8 x i32> [[A4]], [[AT]]
; IR-NEXT:    [[A6:%.*]] = add <8 x i32> [[A5]], [[AT]]
; IR-NEXT:    [[A7:%.*]] = add <8 x i32> [[A6]], [[AT]]
; IR-NEXT:    [[A8:%.*]] = add <8 x i32> [[A7]], [[AT]]
; IR-NEXT:    [[A9:%.*]] = add <8 x i32> [[A8]], [[AT]]
; IR-NEXT:    [[A10:%.*]] = add <8 x i32> [[A9]], [[AT]]
; IR-NEXT:    [[A11:%.*]] = add <8 x i32> [[A10]], [[AT]]
; IR-NEXT:    [[A12:%.*]] = add <8 x i32> [[A11]], [[AT]]
; IR-NEXT:    [[A13:%.*]] = add <8 x i32> [[A12]], [[AT]]
; IR-NEXT:    [[A14:%.*]] = add <8 x i32> [[A13]], [[AT]]
; IR-NEXT:    call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> [[M]], i32 2, i16 0, i32 [[S]], i32 0, <8 x i32> [[AT]], <8 x i32> [[A14]])
; IR-NEXT:    ret void
  %g = call <8 x i32> @llvm.genx.gather.scaled.v8i32.v8i1.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %old)
  %a0 = add <8 x i32> %g, %at
  %a1 = add <8 x i32> %a0, %at
  %a2 = add <8 x i32> %a1, %at
  %a3 = add <8 x i32> %a2, %at
  %a4 = add <8 x i32> %a3, %at
  %a5 = add <8 x i32> %a4, %at
  %a6 = add <8 x i32> %a5, %at
  %a7 = add <8 x i32> %a6, %at
  %a8 = add <8 x i32> %a7, %at
  %a9 = add <8 x i32> %a8, %at
  %a10 = add <8 x i32> %a9, %at
  %a11 = add <8 x i32> %a10, %at
  %a12 = add <8 x i32> %a11, %at
  %a13 = add <8 x i32> %a12, %at
  %a14 = add <8 x i32> %a13, %at
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> %m, i32 2, i16 0, i32 %s, i32 0, <8 x i32> %at, <8 x i32> %a14)
  ret void
}

; The operand without such parts is too many operations away from %s0.
; CHECK: remark: {{.*}}%s1 not narrowed to the 8 of 32 lanes that are read: an operand has no such part
; CHECK: remark: {{.*}}%s2 not narrowed to the 8 of 32 lanes that are read: an operand has no such part
; CHECK: remark: {{.*}}%s3 not narrowed to the 8 of 32 lanes that are read: an operand has no such part
; CHECK: remark: {{.*}}%s4 not narrowed to the 8 of 32 lanes that are read: an operand has no such part
; CHECK: remark: {{.*}}%s5 not narrowed to the 8 of 32 lanes that are read: an operand has no such part
define <8 x i32> @operations(<64 x i32> %v, <32 x i32> %y, <4 x i16> %at) {
; IR-LABEL: @operations(
; IR-NEXT:    [[X:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32> [[V:%.*]], i32 8, i32 8, i32 1, <4 x i16> [[AT:%.*]], i32 undef)
; IR-NEXT:    [[S5:%.*]] = xor <32 x i32> [[X]], [[Y:%.*]]
; IR-NEXT:    [[S4:%.*]] = sub <32 x i32> [[S5]], [[Y]]
; IR-NEXT:    [[S3:%.*]] = xor <32 x i32> [[S4]], [[Y]]
; IR-NEXT:    [[S2:%.*]] = sub <32 x i32> [[S3]], [[Y]]
; IR-NEXT:    [[S1:%.*]] = xor <32 x i32> [[S2]], [[Y]]
; IR-NEXT:    [[S11:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[S1]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[Y2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; IR-NEXT:    [[S0:%.*]] = sub <8 x i32> [[S11]], [[Y2]]
; IR-NEXT:    ret <8 x i32> [[S0]]
  %x = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32> %v, i32 8, i32 8, i32 1, <4 x i16> %at, i32 undef)
  %s5 = xor <32 x i32> %x, %y
  %s4 = sub <32 x i32> %s5, %y
  %s3 = xor <32 x i32> %s4, %y
  %s2 = sub <32 x i32> %s3, %y
  %s1 = xor <32 x i32> %s2, %y
  %s0 = sub <32 x i32> %s1, %y
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %s0, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}
