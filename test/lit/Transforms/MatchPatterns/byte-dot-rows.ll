; Byte dot products of rows, and rows that hold no whole dwords.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-match-patterns<platform=tgllp>' -S %s | FileCheck %s

declare <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8>, i32, i32, i32, i16, i32)
declare <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8>, i32, i32, i32, i16, i32)

; Rows of four dwords, six dwords apart.
define <16 x i32> @rows(<128 x i8> %a, <128 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A:%.*]], i32 24, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B:%.*]], i32 24, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 24, i32 4, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 24, i32 4, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 24, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 24, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 24, i32 4, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 24, i32 4, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <128 x i8> [[A]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[TMP1]], i32 6, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <128 x i8> [[B]] to <32 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[TMP3]], i32 6, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.ssdp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[TMP2]], <16 x i32> [[TMP4]])
; CHECK-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 0, i32 undef)
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 24, i32 4, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 1, i32 undef)
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 24, i32 4, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 2, i32 undef)
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 24, i32 4, i32 4, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 3, i32 undef)
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 24, i32 4, i32 4, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; Rows of both that start at no whole number of dwords.
define <16 x i32> @odd_rows(<128 x i8> %a, <128 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @odd_rows(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A:%.*]], i32 13, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B:%.*]], i32 13, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 13, i32 4, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 13, i32 4, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 13, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 13, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 13, i32 4, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 13, i32 4, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 13, i32 4, i32 4, i16 0, i32 undef)
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 13, i32 4, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 13, i32 4, i32 4, i16 1, i32 undef)
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 13, i32 4, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 13, i32 4, i32 4, i16 2, i32 undef)
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 13, i32 4, i32 4, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 13, i32 4, i32 4, i16 3, i32 undef)
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 13, i32 4, i32 4, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; Those of one factor.
define <16 x i32> @odd_rows_of_one(<128 x i8> %a, <128 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @odd_rows_of_one(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A:%.*]], i32 24, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B:%.*]], i32 18, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 24, i32 4, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 18, i32 4, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 24, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 18, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 24, i32 4, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 18, i32 4, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 0, i32 undef)
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 18, i32 4, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 1, i32 undef)
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 18, i32 4, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 2, i32 undef)
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 18, i32 4, i32 4, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 3, i32 undef)
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 18, i32 4, i32 4, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; Bytes that are no dwords apart.
define <16 x i32> @odd_columns(<128 x i8> %a, <128 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @odd_columns(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A:%.*]], i32 24, i32 4, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B:%.*]], i32 24, i32 4, i32 5, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 24, i32 4, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 24, i32 4, i32 5, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 24, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 24, i32 4, i32 5, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 24, i32 4, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[B]], i32 24, i32 4, i32 5, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 0, i32 undef)
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 24, i32 4, i32 5, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 1, i32 undef)
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 24, i32 4, i32 5, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 2, i32 undef)
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 24, i32 4, i32 5, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 24, i32 4, i32 4, i16 3, i32 undef)
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %b, i32 24, i32 4, i32 5, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; Rows of four dwords, eight dwords apart: dot products need a copy, three sums need none.
define <8 x i32> @rows_apart(<128 x i8> %x, <8 x i32> %s) {
; CHECK-LABEL: @rows_apart(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[X:%.*]], i32 32, i32 4, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[X]], i32 32, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[X]], i32 32, i32 4, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[S1:%.*]] = add <8 x i32> [[S:%.*]], [[E1]]
; CHECK-NEXT:    [[S2:%.*]] = add <8 x i32> [[S1]], [[E2]]
; CHECK-NEXT:    [[S3:%.*]] = add <8 x i32> [[S2]], [[E3]]
; CHECK-NEXT:    ret <8 x i32> [[S3]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %x, i32 32, i32 4, i32 4, i16 1, i32 undef)
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %x, i32 32, i32 4, i32 4, i16 2, i32 undef)
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %x, i32 32, i32 4, i32 4, i16 3, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %s1 = add <8 x i32> %s, %e1
  %s2 = add <8 x i32> %s1, %e2
  %s3 = add <8 x i32> %s2, %e3
  ret <8 x i32> %s3
}

; A product more pays for the copy.
define <8 x i32> @rows_apart_weighted(<512 x i8> %x, <8 x i32> %s) {
; CHECK-LABEL: @rows_apart_weighted(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> [[X:%.*]], i32 32, i32 4, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> [[X]], i32 32, i32 4, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> [[X]], i32 32, i32 4, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <512 x i8> [[X]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <512 x i8> [[TMP1]] to <128 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v128i32.i16(<128 x i32> [[TMP2]], i32 8, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[S3:%.*]] = call <8 x i32> @llvm.genx.uudp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[S:%.*]], <8 x i32> [[TMP3]], <8 x i32> splat (i32 33620224))
; CHECK-NEXT:    ret <8 x i32> [[S3]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> %x, i32 32, i32 4, i32 4, i16 1, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %s1 = add <8 x i32> %s, %e1
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> %x, i32 32, i32 4, i32 4, i16 2, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %s2 = add <8 x i32> %s1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> %x, i32 32, i32 4, i32 4, i16 3, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %m3 = mul <8 x i32> %e3, splat (i32 2)
  %s3 = add <8 x i32> %s2, %m3
  ret <8 x i32> %s3
}

; The same rows from the middle of a register on.
define <8 x i32> @rows_apart_from_middle(<512 x i8> %x, <8 x i32> %s) {
; CHECK-LABEL: @rows_apart_from_middle(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> [[X:%.*]], i32 32, i32 4, i32 4, i16 17, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[S1:%.*]] = add <8 x i32> [[S:%.*]], [[E1]]
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> [[X]], i32 32, i32 4, i32 4, i16 18, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[S2:%.*]] = add <8 x i32> [[S1]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> [[X]], i32 32, i32 4, i32 4, i16 19, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[S3:%.*]] = add <8 x i32> [[S2]], [[E3]]
; CHECK-NEXT:    ret <8 x i32> [[S3]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> %x, i32 32, i32 4, i32 4, i16 17, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %s1 = add <8 x i32> %s, %e1
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> %x, i32 32, i32 4, i32 4, i16 18, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %s2 = add <8 x i32> %s1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> %x, i32 32, i32 4, i32 4, i16 19, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %s3 = add <8 x i32> %s2, %e3
  ret <8 x i32> %s3
}

; Every other dword from there on: two registers for either form.
define <8 x i32> @every_other_dword(<512 x i8> %x, <8 x i32> %s) {
; CHECK-LABEL: @every_other_dword(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> [[X:%.*]], i32 0, i32 8, i32 8, i16 17, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> [[X]], i32 0, i32 8, i32 8, i16 18, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> [[X]], i32 0, i32 8, i32 8, i16 19, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <512 x i8> [[X]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <512 x i8> [[TMP1]] to <128 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v128i32.i16(<128 x i32> [[TMP2]], i32 0, i32 8, i32 2, i16 16, i32 undef)
; CHECK-NEXT:    [[S3:%.*]] = call <8 x i32> @llvm.genx.uudp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[S:%.*]], <8 x i32> [[TMP3]], <8 x i32> splat (i32 16843008))
; CHECK-NEXT:    ret <8 x i32> [[S3]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> %x, i32 0, i32 8, i32 8, i16 17, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %s1 = add <8 x i32> %s, %e1
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> %x, i32 0, i32 8, i32 8, i16 18, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %s2 = add <8 x i32> %s1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v512i8.i16(<512 x i8> %x, i32 0, i32 8, i32 8, i16 19, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %s3 = add <8 x i32> %s2, %e3
  ret <8 x i32> %s3
}
