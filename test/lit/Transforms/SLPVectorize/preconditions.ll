; What may be joined, and one condition after the other violated.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-slp-vectorize<platform=icllp>' -S %s | FileCheck %s

declare <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

; All conditions hold: one addition.
define <8 x i32> @joined(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @joined(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[S0_WIDE:%.*]] = add <8 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    ret <8 x i32> [[S0_WIDE]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = add <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %a1, %b1
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w1
}

; Two functions are called.
define <8 x i32> @callees(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @callees(
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = call <4 x i32> @llvm.smax.v4i32(<4 x i32> [[A0]], <4 x i32> [[B0]])
; CHECK-NEXT:    [[S1:%.*]] = call <4 x i32> @llvm.umin.v4i32(<4 x i32> [[A1]], <4 x i32> [[B1]])
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %a0, <4 x i32> %b0)
  %s1 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %a1, <4 x i32> %b1)
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w1
}

; The least number is poison for one of two.
define <8 x i32> @flags(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @flags(
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = call <4 x i32> @llvm.abs.v4i32(<4 x i32> [[A0]], i1 true)
; CHECK-NEXT:    [[S1:%.*]] = call <4 x i32> @llvm.abs.v4i32(<4 x i32> [[A1]], i1 false)
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a0, i1 true)
  %s1 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a1, i1 false)
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w1
}

; A mask chooses what is written.
define <8 x i32> @masked(<16 x i32> %a, <16 x i32> %b, <8 x i32> %o, <4 x i16> %c) {
; CHECK-LABEL: @masked(
; CHECK-NEXT:    [[M:%.*]] = icmp slt <4 x i16> [[C:%.*]], zeroinitializer
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = add <4 x i32> [[A0]], [[B0]]
; CHECK-NEXT:    [[S1:%.*]] = add <4 x i32> [[A1]], [[B1]]
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> [[O:%.*]], <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> [[M]])
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> [[M]])
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %m = icmp slt <4 x i16> %c, zeroinitializer
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = add <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %a1, %b1
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %o, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %m)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> %m)
  ret <8 x i32> %w1
}

; One of the writes has a mask.
define <8 x i32> @one_masked(<16 x i32> %a, <16 x i32> %b, <8 x i32> %o, <4 x i16> %c) {
; CHECK-LABEL: @one_masked(
; CHECK-NEXT:    [[M:%.*]] = icmp slt <4 x i16> [[C:%.*]], zeroinitializer
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = add <4 x i32> [[A0]], [[B0]]
; CHECK-NEXT:    [[S1:%.*]] = add <4 x i32> [[A1]], [[B1]]
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[O:%.*]], <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> [[M]])
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %m = icmp slt <4 x i16> %c, zeroinitializer
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = add <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %a1, %b1
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %o, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, <4 x i1> %m)
  ret <8 x i32> %w1
}

; The second operands come in the opposite order.
define <8 x i32> @backwards(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @backwards(
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = sub <4 x i32> [[A0]], [[B1]]
; CHECK-NEXT:    [[S1:%.*]] = sub <4 x i32> [[A1]], [[B0]]
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = sub <4 x i32> %a0, %b1
  %s1 = sub <4 x i32> %a1, %b0
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w1
}

; Elements of one are neighbours, those of the other are not.
define <8 x i32> @read_strides(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @read_strides(
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 2, i16 16, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = add <4 x i32> [[A0]], [[B0]]
; CHECK-NEXT:    [[S1:%.*]] = add <4 x i32> [[A1]], [[B1]]
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 2, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = add <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %a1, %b1
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w1
}

; The same, where they are written.
define <16 x i32> @write_strides(<16 x i32> %a, <16 x i32> %b, <16 x i32> %o) {
; CHECK-LABEL: @write_strides(
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = add <4 x i32> [[A0]], [[B0]]
; CHECK-NEXT:    [[S1:%.*]] = add <4 x i32> [[A1]], [[B1]]
; CHECK-NEXT:    [[W0:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[O:%.*]], <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 2, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[W1]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = add <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %a1, %b1
  %w0 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %o, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 2, i16 16, i32 undef, i1 true)
  ret <16 x i32> %w1
}

; Pieces of two vectors.
define <8 x i32> @vectors(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @vectors(
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = mul <4 x i32> [[A0]], [[A0]]
; CHECK-NEXT:    [[S1:%.*]] = mul <4 x i32> [[A1]], [[A1]]
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = mul <4 x i32> %a0, %a0
  %s1 = mul <4 x i32> %a1, %a1
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w1
}

; The vector is the value that the last write puts into another one, not the one it changes.
define <16 x i32> @new_value(<16 x i32> %a, <16 x i32> %b, <16 x i32> %o) {
; CHECK-LABEL: @new_value(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[S0_WIDE:%.*]] = add <8 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[W2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[O:%.*]], <8 x i32> [[S0_WIDE]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[W2]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = add <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %a1, %b1
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %w2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %o, <8 x i32> %w1, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  ret <16 x i32> %w2
}

; The member with the last elements comes first, and is read before the others.
define <16 x i32> @first_member(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @first_member(
; CHECK-NEXT:    [[S0_WIDE:%.*]] = add <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[S3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[S0_WIDE]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> [[S3]])
; CHECK-NEXT:    ret <16 x i32> [[S0_WIDE]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %a2 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %a3 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b2 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 32, i32 undef)
  %b3 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 48, i32 undef)
  %s3 = add <4 x i32> %a3, %b3
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %s3)
  %s0 = add <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %a1, %b1
  %s2 = add <4 x i32> %a2, %b2
  %w0 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %w2 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %w1, <4 x i32> %s2, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  %w3 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v4i32.i16.i1(<16 x i32> %w2, <4 x i32> %s3, i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
  ret <16 x i32> %w3
}

; A place that is not known.
define <8 x i32> @variable_place(<16 x i32> %a, <16 x i32> %b, <8 x i32> %o, i16 %at) {
; CHECK-LABEL: @variable_place(
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = add <4 x i32> [[A0]], [[B0]]
; CHECK-NEXT:    [[S1:%.*]] = add <4 x i32> [[A1]], [[B1]]
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[O:%.*]], <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 [[AT:%.*]], i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = add <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %a1, %b1
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %o, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 %at, i32 undef, i1 true)
  ret <8 x i32> %w1
}

; The second write stands in another block.
define <8 x i32> @blocks(<16 x i32> %a, <16 x i32> %b, <8 x i32> %o, i1 %c) {
; CHECK-LABEL: @blocks(
; CHECK:       entry:
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = add <4 x i32> [[A0]], [[B0]]
; CHECK-NEXT:    [[S1:%.*]] = add <4 x i32> [[A1]], [[B1]]
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[O:%.*]], <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[R:%.*]] = phi <8 x i32> [ [[W0]], %entry ], [ [[W1]], %then ]
; CHECK-NEXT:    ret <8 x i32> [[R]]
entry:
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = add <4 x i32> %a0, %b0
  %s1 = add <4 x i32> %a1, %b1
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %o, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  br i1 %c, label %then, label %join

then:
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  br label %join

join:
  %r = phi <8 x i32> [ %w0, %entry ], [ %w1, %then ]
  ret <8 x i32> %r
}

; Compares make predicates, which have no places in a register.
define <8 x i32> @compares(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @compares(
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[C0:%.*]] = icmp slt <4 x i32> [[A0]], [[B0]]
; CHECK-NEXT:    [[S0:%.*]] = select <4 x i1> [[C0]], <4 x i32> [[A0]], <4 x i32> [[B0]]
; CHECK-NEXT:    [[C1:%.*]] = icmp slt <4 x i32> [[A1]], [[B1]]
; CHECK-NEXT:    [[S1:%.*]] = select <4 x i1> [[C1]], <4 x i32> [[A1]], <4 x i32> [[B1]]
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %c0 = icmp slt <4 x i32> %a0, %b0
  %s0 = select <4 x i1> %c0, <4 x i32> %a0, <4 x i32> %b0
  %c1 = icmp slt <4 x i32> %a1, %b1
  %s1 = select <4 x i1> %c1, <4 x i32> %a1, <4 x i32> %b1
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w1
}

; Divisions of integers are no operation of lanes.
define <8 x i32> @divisions(<16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @divisions(
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[B]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = udiv <4 x i32> [[A0]], [[B0]]
; CHECK-NEXT:    [[S1:%.*]] = udiv <4 x i32> [[A1]], [[B1]]
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %a0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %a, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %b0 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %b1 = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %b, i32 0, i32 4, i32 1, i16 16, i32 undef)
  %s0 = udiv <4 x i32> %a0, %b0
  %s1 = udiv <4 x i32> %a1, %b1
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w1
}

; Bytes extended by two signs.
define <8 x i32> @extensions(<16 x i8> %a) {
; CHECK-LABEL: @extensions(
; CHECK-NEXT:    [[A0:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8> [[A]], i32 0, i32 4, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = zext <4 x i8> [[A0]] to <4 x i32>
; CHECK-NEXT:    [[S1:%.*]] = sext <4 x i8> [[A1]] to <4 x i32>
; CHECK-NEXT:    [[W0:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[S0]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[W0]], <4 x i32> [[S1]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[W1]]
  %a0 = call <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8> %a, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %a1 = call <4 x i8> @llvm.genx.rdregioni.v4i8.v16i8.i16(<16 x i8> %a, i32 0, i32 4, i32 1, i16 4, i32 undef)
  %s0 = zext <4 x i8> %a0 to <4 x i32>
  %s1 = sext <4 x i8> %a1 to <4 x i32>
  %w0 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> %s0, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %w0, <4 x i32> %s1, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  ret <8 x i32> %w1
}
