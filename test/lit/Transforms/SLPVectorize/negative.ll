; What stays apart, and why.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-slp-vectorize<platform=icllp>' -pass-remarks-missed=cmx-slp-vectorize -S %s 2>&1 >%t.ll | FileCheck %s
; RUN: cmx-opt -passes='cmx-slp-vectorize<platform=icllp>' -S %s | FileCheck %s --check-prefix=IR
; RUN: cmx-opt -passes=verify -S %s | grep -v -e ModuleID -e source_filename >%t.before.ll
; RUN: cmx-opt -passes=verify -S %t.ll | grep -v -e ModuleID -e source_filename | diff - %t.before.ll

declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32>, i32, i32, i32, i32, i16, i32, i1)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.i32.i16.i1(<64 x i32>, i32, i32, i32, i32, i16, i32, i1)
declare <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare <1 x i32> @llvm.genx.rdregioni.v1i32.v2i32.i16(<2 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)

; Different operations.
define <4 x i32> @different(<8 x i32> %v, i32 %s) {
; IR-LABEL: @different(
; IR-NEXT:    [[E0:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; IR-NEXT:    [[Y0:%.*]] = add i32 [[E0]], [[S:%.*]]
; IR-NEXT:    [[W0:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 [[Y0]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[E1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; IR-NEXT:    [[Y1:%.*]] = sub i32 [[E1]], [[S]]
; IR-NEXT:    [[W1:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W0]], i32 [[Y1]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; IR-NEXT:    [[E2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; IR-NEXT:    [[Y2:%.*]] = mul i32 [[E2]], [[S]]
; IR-NEXT:    [[W2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W1]], i32 [[Y2]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; IR-NEXT:    [[E3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; IR-NEXT:    [[Y3:%.*]] = xor i32 [[E3]], [[S]]
; IR-NEXT:    [[W3:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W2]], i32 [[Y3]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; IR-NEXT:    ret <4 x i32> [[W3]]
  %e0 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %y0 = add i32 %e0, %s
  %w0 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 %y0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %e1 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %y1 = sub i32 %e1, %s
  %w1 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w0, i32 %y1, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  %e2 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %y2 = mul i32 %e2, %s
  %w2 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w1, i32 %y2, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %e3 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %y3 = xor i32 %e3, %s
  %w3 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w2, i32 %y3, i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
  ret <4 x i32> %w3
}

; Elements of several vectors.
define <4 x i32> @uneven(<8 x i32> %v, <8 x i32> %x, <8 x i32> %u, <8 x i32> %t, i32 %s) {
; IR-LABEL: @uneven(
; IR-NEXT:    [[E0:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; IR-NEXT:    [[Y0:%.*]] = add i32 [[E0]], [[S:%.*]]
; IR-NEXT:    [[W0:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 [[Y0]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[E1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[X:%.*]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; IR-NEXT:    [[Y1:%.*]] = add i32 [[E1]], [[S]]
; IR-NEXT:    [[W1:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W0]], i32 [[Y1]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; IR-NEXT:    [[E2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[U:%.*]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; IR-NEXT:    [[Y2:%.*]] = add i32 [[E2]], [[S]]
; IR-NEXT:    [[W2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W1]], i32 [[Y2]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; IR-NEXT:    [[E3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[T:%.*]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; IR-NEXT:    [[Y3:%.*]] = add i32 [[E3]], [[S]]
; IR-NEXT:    [[W3:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W2]], i32 [[Y3]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; IR-NEXT:    ret <4 x i32> [[W3]]
  %e0 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %y0 = add i32 %e0, %s
  %w0 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 %y0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %e1 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %x, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %y1 = add i32 %e1, %s
  %w1 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w0, i32 %y1, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  %e2 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %u, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %y2 = add i32 %e2, %s
  %w2 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w1, i32 %y2, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %e3 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %t, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %y3 = add i32 %e3, %s
  %w3 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w2, i32 %y3, i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
  ret <4 x i32> %w3
}

; Divisions must not be done earlier.
define <4 x i32> @division(<8 x i32> %v, i32 %s) {
; IR-LABEL: @division(
; IR-NEXT:    [[E0:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; IR-NEXT:    [[Y0:%.*]] = udiv i32 [[E0]], [[S:%.*]]
; IR-NEXT:    [[W0:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 [[Y0]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[E1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; IR-NEXT:    [[Y1:%.*]] = udiv i32 [[E1]], [[S]]
; IR-NEXT:    [[W1:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W0]], i32 [[Y1]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; IR-NEXT:    [[E2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; IR-NEXT:    [[Y2:%.*]] = udiv i32 [[E2]], [[S]]
; IR-NEXT:    [[W2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W1]], i32 [[Y2]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; IR-NEXT:    [[E3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; IR-NEXT:    [[Y3:%.*]] = udiv i32 [[E3]], [[S]]
; IR-NEXT:    [[W3:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W2]], i32 [[Y3]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; IR-NEXT:    ret <4 x i32> [[W3]]
  %e0 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %y0 = udiv i32 %e0, %s
  %w0 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 %y0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %e1 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %y1 = udiv i32 %e1, %s
  %w1 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w0, i32 %y1, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  %e2 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %y2 = udiv i32 %e2, %s
  %w2 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w1, i32 %y2, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %e3 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %y3 = udiv i32 %e3, %s
  %w3 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w2, i32 %y3, i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
  ret <4 x i32> %w3
}

; Choices by scalars.
define <4 x i32> @compares(<8 x i32> %v, i32 %s) {
; IR-LABEL: @compares(
; IR-NEXT:    [[E0:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; IR-NEXT:    [[C0:%.*]] = icmp ult i32 [[E0]], [[S:%.*]]
; IR-NEXT:    [[Y0:%.*]] = select i1 [[C0]], i32 [[S]], i32 7
; IR-NEXT:    [[W0:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 [[Y0]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[E1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; IR-NEXT:    [[C1:%.*]] = icmp ult i32 [[E1]], [[S]]
; IR-NEXT:    [[Y1:%.*]] = select i1 [[C1]], i32 [[S]], i32 7
; IR-NEXT:    [[W1:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W0]], i32 [[Y1]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; IR-NEXT:    [[E2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; IR-NEXT:    [[C2:%.*]] = icmp ult i32 [[E2]], [[S]]
; IR-NEXT:    [[Y2:%.*]] = select i1 [[C2]], i32 [[S]], i32 7
; IR-NEXT:    [[W2:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W1]], i32 [[Y2]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; IR-NEXT:    [[E3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; IR-NEXT:    [[C3:%.*]] = icmp ult i32 [[E3]], [[S]]
; IR-NEXT:    [[Y3:%.*]] = select i1 [[C3]], i32 [[S]], i32 7
; IR-NEXT:    [[W3:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W2]], i32 [[Y3]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; IR-NEXT:    ret <4 x i32> [[W3]]
  %e0 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %c0 = icmp ult i32 %e0, %s
  %y0 = select i1 %c0, i32 %s, i32 7
  %w0 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> poison, i32 %y0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %e1 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %c1 = icmp ult i32 %e1, %s
  %y1 = select i1 %c1, i32 %s, i32 7
  %w1 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w0, i32 %y1, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  %e2 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %c2 = icmp ult i32 %e2, %s
  %y2 = select i1 %c2, i32 %s, i32 7
  %w2 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w1, i32 %y2, i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
  %e3 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %c3 = icmp ult i32 %e3, %s
  %y3 = select i1 %c3, i32 %s, i32 7
  %w3 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w2, i32 %y3, i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
  ret <4 x i32> %w3
}

; Each is as large as one instruction.
define <32 x i32> @large(<32 x i32> %v, <16 x i32> %s) {
; IR-LABEL: @large(
; IR-NEXT:    [[A:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[B:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[V]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; IR-NEXT:    [[X:%.*]] = add <16 x i32> [[A]], [[S:%.*]]
; IR-NEXT:    [[Y:%.*]] = add <16 x i32> [[B]], [[S]]
; IR-NEXT:    [[W:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> poison, <16 x i32> [[X]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[W2:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[W]], <16 x i32> [[Y]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; IR-NEXT:    ret <32 x i32> [[W2]]
  %a = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v, i32 0, i32 16, i32 1, i16 0, i32 undef)
  %b = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %v, i32 0, i32 16, i32 1, i16 64, i32 undef)
  %x = add <16 x i32> %a, %s
  %y = add <16 x i32> %b, %s
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> poison, <16 x i32> %x, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %w2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %w, <16 x i32> %y, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
  ret <32 x i32> %w2
}

; Results that are moved somewhere else.
; CHECK: 4 of add on neighbouring elements, from %y0, stay apart: one would gain -1 instructions
define <64 x i32> @scattered(<8 x i32> %v, i32 %s) {
; IR-LABEL: @scattered(
; IR-NEXT:    [[E0:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; IR-NEXT:    [[Y0:%.*]] = add i32 [[E0]], [[S:%.*]]
; IR-NEXT:    [[W0:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.i32.i16.i1(<64 x i32> poison, i32 [[Y0]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[E1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; IR-NEXT:    [[Y1:%.*]] = add i32 [[E1]], [[S]]
; IR-NEXT:    [[W1:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.i32.i16.i1(<64 x i32> [[W0]], i32 [[Y1]], i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
; IR-NEXT:    [[E2:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; IR-NEXT:    [[Y2:%.*]] = add i32 [[E2]], [[S]]
; IR-NEXT:    [[W2:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.i32.i16.i1(<64 x i32> [[W1]], i32 [[Y2]], i32 0, i32 1, i32 0, i16 80, i32 undef, i1 true)
; IR-NEXT:    [[E3:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; IR-NEXT:    [[Y3:%.*]] = add i32 [[E3]], [[S]]
; IR-NEXT:    [[W3:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.i32.i16.i1(<64 x i32> [[W2]], i32 [[Y3]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; IR-NEXT:    ret <64 x i32> [[W3]]
  %e0 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %y0 = add i32 %e0, %s
  %w0 = call <64 x i32> @llvm.genx.wrregioni.v64i32.i32.i16.i1(<64 x i32> poison, i32 %y0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %e1 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %y1 = add i32 %e1, %s
  %w1 = call <64 x i32> @llvm.genx.wrregioni.v64i32.i32.i16.i1(<64 x i32> %w0, i32 %y1, i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
  %e2 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %y2 = add i32 %e2, %s
  %w2 = call <64 x i32> @llvm.genx.wrregioni.v64i32.i32.i16.i1(<64 x i32> %w1, i32 %y2, i32 0, i32 1, i32 0, i16 80, i32 undef, i1 true)
  %e3 = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %y3 = add i32 %e3, %s
  %w3 = call <64 x i32> @llvm.genx.wrregioni.v64i32.i32.i16.i1(<64 x i32> %w2, i32 %y3, i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
  ret <64 x i32> %w3
}

; At a variable place: no wide write.
; CHECK: 2 of add on neighbouring elements, from %y0, stay apart: one would gain -1 instructions
define <4 x i32> @variable(<4 x i32> %v, i32 %s, i16 %o, <4 x i32> %w) {
; IR-LABEL: @variable(
; IR-NEXT:    [[E0:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; IR-NEXT:    [[Y0:%.*]] = add i32 [[E0]], [[S:%.*]]
; IR-NEXT:    [[W0:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W:%.*]], i32 [[Y0]], i32 0, i32 1, i32 0, i16 [[O:%.*]], i32 undef, i1 true)
; IR-NEXT:    [[E1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; IR-NEXT:    [[Y1:%.*]] = add i32 [[E1]], [[S]]
; IR-NEXT:    [[W1:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W0]], i32 [[Y1]], i32 0, i32 1, i32 0, i16 [[O]], i32 undef, i1 true)
; IR-NEXT:    ret <4 x i32> [[W1]]
  %e0 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %y0 = add i32 %e0, %s
  %w0 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w, i32 %y0, i32 0, i32 1, i32 0, i16 %o, i32 undef, i1 true)
  %e1 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %y1 = add i32 %e1, %s
  %w1 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w0, i32 %y1, i32 0, i32 1, i32 0, i16 %o, i32 undef, i1 true)
  ret <4 x i32> %w1
}

; In two blocks.
define <4 x i32> @two_blocks(<4 x i32> %v, i32 %s, i1 %c) {
; IR-LABEL: @two_blocks(
; IR-NEXT:    [[E0:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; IR-NEXT:    [[Y0:%.*]] = add i32 [[E0]], [[S:%.*]]
; IR-NEXT:    [[W0:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[V]], i32 [[Y0]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; IR-NEXT:    br i1 [[C:%.*]], label %then, label %end
; IR:       then:
; IR-NEXT:    [[E1:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[V]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; IR-NEXT:    [[Y1:%.*]] = add i32 [[E1]], [[S]]
; IR-NEXT:    [[W1:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> [[W0]], i32 [[Y1]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; IR-NEXT:    br label %end
; IR:       end:
; IR-NEXT:    [[R:%.*]] = phi <4 x i32> [ [[W0]], [[TMP0:%.*]] ], [ [[W1]], %then ]
; IR-NEXT:    ret <4 x i32> [[R]]
  %e0 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %y0 = add i32 %e0, %s
  %w0 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %v, i32 %y0, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  br i1 %c, label %then, label %end
then:
  %e1 = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> %v, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %y1 = add i32 %e1, %s
  %w1 = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> %w0, i32 %y1, i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
  br label %end
end:
  %r = phi <4 x i32> [%w0, %0], [%w1, %then]
  ret <4 x i32> %r
}
