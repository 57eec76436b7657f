; Sums of products of the bytes of dwords become dot products.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-match-patterns<platform=tgllp>' -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes='cmx-match-patterns<platform=tgllp>,cmx-match-patterns<platform=tgllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-match-patterns<platform=pvc>,cmx-match-patterns<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=PVC
; RUN: cmx-opt -passes='cmx-match-patterns<platform=icllp>' -S %s | FileCheck %s --check-prefix=NONE --implicit-check-not=dp4a

; NONE: @signed

declare <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)

define <16 x i32> @signed(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @signed(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[A]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[B]] to <16 x i32>
; CHECK-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.ssdp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[TMP1]], <16 x i32> [[TMP2]])
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @signed(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[A]] to <16 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[B]] to <16 x i32>
; PVC-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.ssdp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[TMP1]], <16 x i32> [[TMP2]])
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; In another order, without addend.
define <16 x i32> @unsigned(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @unsigned(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[A]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[B]] to <16 x i32>
; CHECK-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> zeroinitializer, <16 x i32> [[TMP1]], <16 x i32> [[TMP2]])
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @unsigned(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[A]] to <16 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[B]] to <16 x i32>
; PVC-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> zeroinitializer, <16 x i32> [[TMP1]], <16 x i32> [[TMP2]])
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x0 = zext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y0 = zext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x1 = zext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %y1 = zext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %p0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x2 = zext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %y2 = zext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x3 = zext <16 x i8> %a3 to <16 x i32>
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %y3 = zext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; The unsigned factor is the first one.
define <16 x i32> @mixed(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @mixed(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[Y0:%.*]] = zext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[Y1:%.*]] = zext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = zext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[Y3:%.*]] = zext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @mixed(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[Y0:%.*]] = zext <16 x i8> [[B0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[Y1:%.*]] = zext <16 x i8> [[B1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[Y2:%.*]] = zext <16 x i8> [[B2]] to <16 x i32>
; PVC-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; PVC-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[Y3:%.*]] = zext <16 x i8> [[B3]] to <16 x i32>
; PVC-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; PVC-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %y0 = zext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %y1 = zext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y2 = zext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %y3 = zext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; Numbers in place of one factor.
define <16 x i32> @numbers(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @numbers(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[A]] to <16 x i32>
; CHECK-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[TMP1]], <16 x i32> splat (i32 18716237))
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @numbers(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[A]] to <16 x i32>
; PVC-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[TMP1]], <16 x i32> splat (i32 18716237))
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = zext <16 x i8> %a0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, splat (i32 77)
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = zext <16 x i8> %a1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, splat (i32 150)
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = zext <16 x i8> %a2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, splat (i32 29)
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x3 = zext <16 x i8> %a3 to <16 x i32>
  %s3 = add <16 x i32> %s2, %x3
  ret <16 x i32> %s3
}

; Signed ones.
define <16 x i32> @negative_numbers(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @negative_numbers(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = zext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], splat (i32 -1)
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = zext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], splat (i32 5)
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = zext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], splat (i32 -1)
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = zext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], splat (i32 -128)
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @negative_numbers(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = zext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], splat (i32 -1)
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = zext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], splat (i32 5)
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = zext <16 x i8> [[A2]] to <16 x i32>
; PVC-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], splat (i32 -1)
; PVC-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = zext <16 x i8> [[A3]] to <16 x i32>
; PVC-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], splat (i32 -128)
; PVC-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = zext <16 x i8> %a0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, splat (i32 -1)
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = zext <16 x i8> %a1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, splat (i32 5)
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = zext <16 x i8> %a2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, splat (i32 -1)
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x3 = zext <16 x i8> %a3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, splat (i32 -128)
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; A byte that is missing counts 0 times.
define <16 x i32> @three_numbers(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @three_numbers(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <64 x i8> [[A]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[TMP1]] to <16 x i32>
; CHECK-NEXT:    [[S2:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[TMP2]], <16 x i32> splat (i32 1939021))
; CHECK-NEXT:    ret <16 x i32> [[S2]]
; PVC-LABEL: @three_numbers(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[TMP1:%.*]] = freeze <64 x i8> [[A]]
; PVC-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[TMP1]] to <16 x i32>
; PVC-NEXT:    [[S2:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[TMP2]], <16 x i32> splat (i32 1939021))
; PVC-NEXT:    ret <16 x i32> [[S2]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = zext <16 x i8> %a0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, splat (i32 77)
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = zext <16 x i8> %a1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, splat (i32 150)
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = zext <16 x i8> %a2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, splat (i32 29)
  %s2 = add <16 x i32> %s1, %p2
  ret <16 x i32> %s2
}

; One long product.
define <16 x i32> @elements_of_product(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @elements_of_product(
; CHECK-NEXT:    [[X:%.*]] = sext <64 x i8> [[A:%.*]] to <64 x i32>
; CHECK-NEXT:    [[Y:%.*]] = sext <64 x i8> [[B:%.*]] to <64 x i32>
; CHECK-NEXT:    [[P:%.*]] = mul <64 x i32> [[X]], [[Y]]
; CHECK-NEXT:    [[P0:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[P1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 4, i32 undef)
; CHECK-NEXT:    [[P2:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 8, i32 undef)
; CHECK-NEXT:    [[P3:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[A]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[B]] to <16 x i32>
; CHECK-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.ssdp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[TMP1]], <16 x i32> [[TMP2]])
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @elements_of_product(
; PVC-NEXT:    [[X:%.*]] = sext <64 x i8> [[A:%.*]] to <64 x i32>
; PVC-NEXT:    [[Y:%.*]] = sext <64 x i8> [[B:%.*]] to <64 x i32>
; PVC-NEXT:    [[P:%.*]] = mul <64 x i32> [[X]], [[Y]]
; PVC-NEXT:    [[P0:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[P1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 4, i32 undef)
; PVC-NEXT:    [[P2:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 8, i32 undef)
; PVC-NEXT:    [[P3:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 12, i32 undef)
; PVC-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[A]] to <16 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[B]] to <16 x i32>
; PVC-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.ssdp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[TMP1]], <16 x i32> [[TMP2]])
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %x = sext <64 x i8> %a to <64 x i32>
  %y = sext <64 x i8> %b to <64 x i32>
  %p = mul <64 x i32> %x, %y
  %p0 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %p, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %s0 = add <16 x i32> %c, %p0
  %p1 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %p, i32 0, i32 16, i32 4, i16 4, i32 undef)
  %s1 = add <16 x i32> %s0, %p1
  %p2 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %p, i32 0, i32 16, i32 4, i16 8, i32 undef)
  %s2 = add <16 x i32> %s1, %p2
  %p3 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %p, i32 0, i32 16, i32 4, i16 12, i32 undef)
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; It has another use, so it is computed anyway.
define <16 x i32> @product_used_elsewhere(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c, ptr %q) {
; CHECK-LABEL: @product_used_elsewhere(
; CHECK-NEXT:    [[X:%.*]] = sext <64 x i8> [[A:%.*]] to <64 x i32>
; CHECK-NEXT:    [[Y:%.*]] = sext <64 x i8> [[B:%.*]] to <64 x i32>
; CHECK-NEXT:    [[P:%.*]] = mul <64 x i32> [[X]], [[Y]]
; CHECK-NEXT:    store <64 x i32> [[P]], ptr [[Q:%.*]], align 256
; CHECK-NEXT:    [[P0:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[P1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 4, i32 undef)
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[P2:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 8, i32 undef)
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[P3:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 12, i32 undef)
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @product_used_elsewhere(
; PVC-NEXT:    [[X:%.*]] = sext <64 x i8> [[A:%.*]] to <64 x i32>
; PVC-NEXT:    [[Y:%.*]] = sext <64 x i8> [[B:%.*]] to <64 x i32>
; PVC-NEXT:    [[P:%.*]] = mul <64 x i32> [[X]], [[Y]]
; PVC-NEXT:    store <64 x i32> [[P]], ptr [[Q:%.*]], align 256
; PVC-NEXT:    [[P0:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[P1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 4, i32 undef)
; PVC-NEXT:    [[S1:%.*]] = call <16 x i32> @llvm.genx.add3.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[P0]], <16 x i32> [[P1]])
; PVC-NEXT:    [[P2:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 8, i32 undef)
; PVC-NEXT:    [[P3:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[P]], i32 0, i32 16, i32 4, i16 12, i32 undef)
; PVC-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.add3.v16i32.v16i32(<16 x i32> [[S1]], <16 x i32> [[P2]], <16 x i32> [[P3]])
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %x = sext <64 x i8> %a to <64 x i32>
  %y = sext <64 x i8> %b to <64 x i32>
  %p = mul <64 x i32> %x, %y
  store <64 x i32> %p, ptr %q
  %p0 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %p, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %s0 = add <16 x i32> %c, %p0
  %p1 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %p, i32 0, i32 16, i32 4, i16 4, i32 undef)
  %s1 = add <16 x i32> %s0, %p1
  %p2 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %p, i32 0, i32 16, i32 4, i16 8, i32 undef)
  %s2 = add <16 x i32> %s1, %p2
  %p3 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %p, i32 0, i32 16, i32 4, i16 12, i32 undef)
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; Left alone.
; One byte is missing, and so would be a mask.
define <16 x i32> @three_products(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @three_products(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    ret <16 x i32> [[S2]]
; PVC-LABEL: @three_products(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; PVC-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; PVC-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; PVC-NEXT:    ret <16 x i32> [[S2]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  ret <16 x i32> %s2
}

; Bytes meet others.
define <16 x i32> @crossed(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @crossed(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @crossed(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; PVC-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; PVC-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; PVC-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; PVC-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; One byte twice, one never.
define <16 x i32> @byte_twice(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @byte_twice(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @byte_twice(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; PVC-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; PVC-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; PVC-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; PVC-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; A number beyond a byte: three remain.
define <16 x i32> @large_number(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @large_number(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = zext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], splat (i32 350)
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = add <16 x i32> [[C:%.*]], [[P1]]
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <64 x i8> [[A]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <64 x i8> [[TMP2]] to <16 x i32>
; CHECK-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[TMP1]], <16 x i32> [[TMP3]], <16 x i32> splat (i32 18677837))
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @large_number(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = zext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], splat (i32 350)
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[TMP1:%.*]] = add <16 x i32> [[C:%.*]], [[P1]]
; PVC-NEXT:    [[TMP2:%.*]] = freeze <64 x i8> [[A]]
; PVC-NEXT:    [[TMP3:%.*]] = bitcast <64 x i8> [[TMP2]] to <16 x i32>
; PVC-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[TMP1]], <16 x i32> [[TMP3]], <16 x i32> splat (i32 18677837))
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = zext <16 x i8> %a0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, splat (i32 77)
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = zext <16 x i8> %a1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, splat (i32 350)
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = zext <16 x i8> %a2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, splat (i32 29)
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x3 = zext <16 x i8> %a3 to <16 x i32>
  %s3 = add <16 x i32> %s2, %x3
  ret <16 x i32> %s3
}

; Two only.
define <16 x i32> @no_common_sign(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @no_common_sign(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = zext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], splat (i32 200)
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = zext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], splat (i32 -1)
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    ret <16 x i32> [[S1]]
; PVC-LABEL: @no_common_sign(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = zext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], splat (i32 200)
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = zext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], splat (i32 -1)
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    ret <16 x i32> [[S1]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = zext <16 x i8> %a0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, splat (i32 200)
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = zext <16 x i8> %a1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, splat (i32 -1)
  %s1 = add <16 x i32> %s0, %p1
  ret <16 x i32> %s1
}

; Bytes of words.
define <16 x i32> @not_dwords(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @not_dwords(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 2, i16 1, i32 undef)
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 2, i16 2, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 2, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 2, i16 3, i32 undef)
; CHECK-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @not_dwords(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; PVC-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 2, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 2, i16 1, i32 undef)
; PVC-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 2, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 2, i16 2, i32 undef)
; PVC-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; PVC-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; PVC-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 2, i16 3, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 2, i16 3, i32 undef)
; PVC-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; PVC-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; PVC-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 2, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 2, i16 1, i32 undef)
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 2, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 2, i16 2, i32 undef)
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 2, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 2, i16 3, i32 undef)
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; Dwords that start in between.
define <16 x i32> @misaligned(<128 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @misaligned(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 16, i32 4, i16 4, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @misaligned(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; PVC-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; PVC-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 16, i32 4, i16 4, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; PVC-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; PVC-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> %a, i32 0, i32 16, i32 4, i16 4, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; The bytes are no whole dwords.
define <16 x i32> @odd_end(<66 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @odd_end(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @odd_end(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; PVC-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; PVC-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; PVC-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; PVC-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v66i8.i16(<66 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; A sum in between has another use.
define <16 x i32> @sum_used(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @sum_used(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    [[R:%.*]] = mul <16 x i32> [[S3]], [[S1]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @sum_used(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = sext <16 x i8> [[A2]] to <16 x i32>
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[Y2:%.*]] = sext <16 x i8> [[B2]] to <16 x i32>
; PVC-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; PVC-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; PVC-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; PVC-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; PVC-NEXT:    [[R:%.*]] = mul <16 x i32> [[S3]], [[S1]]
; PVC-NEXT:    ret <16 x i32> [[R]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = sext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y2 = sext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  %r = mul <16 x i32> %s3, %s1
  ret <16 x i32> %r
}

; An extended addend is an operand of add.
define <16 x i32> @extended_addend(<64 x i8> %a, <16 x i16> %c) {
; CHECK-LABEL: @extended_addend(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[W:%.*]] = zext <16 x i16> [[C:%.*]] to <16 x i32>
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <64 x i8> [[A]]
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[TMP1]] to <16 x i32>
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[W]], <16 x i32> [[TMP2]], <16 x i32> splat (i32 1939021))
; CHECK-NEXT:    ret <16 x i32> [[R]]
; PVC-LABEL: @extended_addend(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[W:%.*]] = zext <16 x i16> [[C:%.*]] to <16 x i32>
; PVC-NEXT:    [[TMP1:%.*]] = freeze <64 x i8> [[A]]
; PVC-NEXT:    [[TMP2:%.*]] = bitcast <64 x i8> [[TMP1]] to <16 x i32>
; PVC-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[W]], <16 x i32> [[TMP2]], <16 x i32> splat (i32 1939021))
; PVC-NEXT:    ret <16 x i32> [[R]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x0 = zext <16 x i8> %a0 to <16 x i32>
  %x1 = zext <16 x i8> %a1 to <16 x i32>
  %x2 = zext <16 x i8> %a2 to <16 x i32>
  %w = zext <16 x i16> %c to <16 x i32>
  %p0 = mul <16 x i32> %x0, splat (i32 77)
  %p1 = mul <16 x i32> %x1, splat (i32 150)
  %p2 = mul <16 x i32> %x2, splat (i32 29)
  %s0 = add <16 x i32> %w, %p0
  %s1 = add <16 x i32> %s0, %p1
  %r = add <16 x i32> %s1, %p2
  ret <16 x i32> %r
}

; One product is of unsigned bytes.
define <16 x i32> @signs_differ(<64 x i8> %a, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @signs_differ(
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; CHECK-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; CHECK-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; CHECK-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X2:%.*]] = zext <16 x i8> [[A2]] to <16 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = zext <16 x i8> [[B2]] to <16 x i32>
; CHECK-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; CHECK-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; CHECK-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; CHECK-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @signs_differ(
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = sext <16 x i8> [[A0]] to <16 x i32>
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[Y0:%.*]] = sext <16 x i8> [[B0]] to <16 x i32>
; PVC-NEXT:    [[P0:%.*]] = mul <16 x i32> [[X0]], [[Y0]]
; PVC-NEXT:    [[S0:%.*]] = add <16 x i32> [[C:%.*]], [[P0]]
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[X1:%.*]] = sext <16 x i8> [[A1]] to <16 x i32>
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[Y1:%.*]] = sext <16 x i8> [[B1]] to <16 x i32>
; PVC-NEXT:    [[P1:%.*]] = mul <16 x i32> [[X1]], [[Y1]]
; PVC-NEXT:    [[S1:%.*]] = add <16 x i32> [[S0]], [[P1]]
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X2:%.*]] = zext <16 x i8> [[A2]] to <16 x i32>
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[Y2:%.*]] = zext <16 x i8> [[B2]] to <16 x i32>
; PVC-NEXT:    [[P2:%.*]] = mul <16 x i32> [[X2]], [[Y2]]
; PVC-NEXT:    [[S2:%.*]] = add <16 x i32> [[S1]], [[P2]]
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[X3:%.*]] = sext <16 x i8> [[A3]] to <16 x i32>
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[Y3:%.*]] = sext <16 x i8> [[B3]] to <16 x i32>
; PVC-NEXT:    [[P3:%.*]] = mul <16 x i32> [[X3]], [[Y3]]
; PVC-NEXT:    [[S3:%.*]] = add <16 x i32> [[S2]], [[P3]]
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %x0 = sext <16 x i8> %a0 to <16 x i32>
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %y0 = sext <16 x i8> %b0 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %s0 = add <16 x i32> %c, %p0
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %x1 = sext <16 x i8> %a1 to <16 x i32>
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %y1 = sext <16 x i8> %b1 to <16 x i32>
  %p1 = mul <16 x i32> %x1, %y1
  %s1 = add <16 x i32> %s0, %p1
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %x2 = zext <16 x i8> %a2 to <16 x i32>
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %y2 = zext <16 x i8> %b2 to <16 x i32>
  %p2 = mul <16 x i32> %x2, %y2
  %s2 = add <16 x i32> %s1, %p2
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x3 = sext <16 x i8> %a3 to <16 x i32>
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %y3 = sext <16 x i8> %b3 to <16 x i32>
  %p3 = mul <16 x i32> %x3, %y3
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

; Frozen words are words: code generation keeps the finalizer from reading them so.
define <16 x i32> @frozen_extended(<16 x i16> %w, <64 x i8> %b, <16 x i32> %c) {
; CHECK-LABEL: @frozen_extended(
; CHECK-NEXT:    [[AW:%.*]] = zext <16 x i16> [[W:%.*]] to <16 x i32>
; CHECK-NEXT:    [[AF:%.*]] = freeze <16 x i32> [[AW]]
; CHECK-NEXT:    [[A:%.*]] = bitcast <16 x i32> [[AF]] to <64 x i8>
; CHECK-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[B]] to <16 x i32>
; CHECK-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[AF]], <16 x i32> [[TMP1]])
; CHECK-NEXT:    ret <16 x i32> [[S3]]
; PVC-LABEL: @frozen_extended(
; PVC-NEXT:    [[AW:%.*]] = zext <16 x i16> [[W:%.*]] to <16 x i32>
; PVC-NEXT:    [[AF:%.*]] = freeze <16 x i32> [[AW]]
; PVC-NEXT:    [[A:%.*]] = bitcast <16 x i32> [[AF]] to <64 x i8>
; PVC-NEXT:    [[A0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[A1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[A2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[A3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[B0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[B1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[B2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[B3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 16, i32 4, i16 3, i32 undef)
; PVC-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[B]] to <16 x i32>
; PVC-NEXT:    [[S3:%.*]] = call <16 x i32> @llvm.genx.uudp4a.v16i32.v16i32.v16i32.v16i32(<16 x i32> [[C:%.*]], <16 x i32> [[AF]], <16 x i32> [[TMP1]])
; PVC-NEXT:    ret <16 x i32> [[S3]]
  %aw = zext <16 x i16> %w to <16 x i32>
  %af = freeze <16 x i32> %aw
  %a = bitcast <16 x i32> %af to <64 x i8>
  %a0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %a1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %a2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %a3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %a, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %b0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 0, i32 undef)
  %b1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %b2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %b3 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %b, i32 0, i32 16, i32 4, i16 3, i32 undef)
  %x0 = zext <16 x i8> %a0 to <16 x i32>
  %x1 = zext <16 x i8> %a1 to <16 x i32>
  %x2 = zext <16 x i8> %a2 to <16 x i32>
  %x3 = zext <16 x i8> %a3 to <16 x i32>
  %y0 = zext <16 x i8> %b0 to <16 x i32>
  %y1 = zext <16 x i8> %b1 to <16 x i32>
  %y2 = zext <16 x i8> %b2 to <16 x i32>
  %y3 = zext <16 x i8> %b3 to <16 x i32>
  %p0 = mul <16 x i32> %x0, %y0
  %p1 = mul <16 x i32> %x1, %y1
  %p2 = mul <16 x i32> %x2, %y2
  %p3 = mul <16 x i32> %x3, %y3
  %s0 = add <16 x i32> %c, %p0
  %s1 = add <16 x i32> %s0, %p1
  %s2 = add <16 x i32> %s1, %p2
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}
