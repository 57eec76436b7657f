; Sums of products of bytes: one function for each condition that alone decides.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-match-patterns<platform=tgllp>' -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i8> @llvm.genx.rdregioni.v8i8.v63i8.i16(<63 x i8>, i32, i32, i32, i16, i32)
declare <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)

; All of one product for each dword.
define <8 x i32> @four(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @four(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <64 x i8> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.uudp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[S:%.*]], <8 x i32> [[TMP2]], <8 x i32> [[TMP4]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

define <8 x i32> @signed(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @signed(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <64 x i8> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.ssdp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[S:%.*]], <8 x i32> [[TMP2]], <8 x i32> [[TMP4]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = sext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = sext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = sext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = sext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = sext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = sext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e7 = sext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e8 = sext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

; Factors may change their places.
define <8 x i32> @exchanged(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @exchanged(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <64 x i8> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.uudp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[S:%.*]], <8 x i32> [[TMP2]], <8 x i32> [[TMP4]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

; Of other dwords on the left, on the right, or on both sides.
define <8 x i32> @other_left_dwords(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @other_left_dwords(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[M0:%.*]] = mul <8 x i32> [[E1]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E4:%.*]] = zext <8 x i8> [[B4]] to <8 x i32>
; CHECK-NEXT:    [[M1:%.*]] = mul <8 x i32> [[E3]], [[E4]]
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E5:%.*]] = zext <8 x i8> [[B5]] to <8 x i32>
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E6:%.*]] = zext <8 x i8> [[B6]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E5]], [[E6]]
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 35, i32 undef)
; CHECK-NEXT:    [[E7:%.*]] = zext <8 x i8> [[B7]] to <8 x i32>
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E8:%.*]] = zext <8 x i8> [[B8]] to <8 x i32>
; CHECK-NEXT:    [[M3:%.*]] = mul <8 x i32> [[E7]], [[E8]]
; CHECK-NEXT:    [[A0:%.*]] = add <8 x i32> [[M0]], [[M1]]
; CHECK-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[M2]]
; CHECK-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[M3]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A2]], [[S:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 35, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

define <8 x i32> @other_right_dwords(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @other_right_dwords(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[M0:%.*]] = mul <8 x i32> [[E1]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E4:%.*]] = zext <8 x i8> [[B4]] to <8 x i32>
; CHECK-NEXT:    [[M1:%.*]] = mul <8 x i32> [[E3]], [[E4]]
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E5:%.*]] = zext <8 x i8> [[B5]] to <8 x i32>
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E6:%.*]] = zext <8 x i8> [[B6]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E5]], [[E6]]
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E7:%.*]] = zext <8 x i8> [[B7]] to <8 x i32>
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 35, i32 undef)
; CHECK-NEXT:    [[E8:%.*]] = zext <8 x i8> [[B8]] to <8 x i32>
; CHECK-NEXT:    [[M3:%.*]] = mul <8 x i32> [[E7]], [[E8]]
; CHECK-NEXT:    [[A0:%.*]] = add <8 x i32> [[M0]], [[M1]]
; CHECK-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[M2]]
; CHECK-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[M3]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A2]], [[S:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 35, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

define <8 x i32> @exchanged_other_dwords(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @exchanged_other_dwords(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[M0:%.*]] = mul <8 x i32> [[E1]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E4:%.*]] = zext <8 x i8> [[B4]] to <8 x i32>
; CHECK-NEXT:    [[M1:%.*]] = mul <8 x i32> [[E3]], [[E4]]
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E5:%.*]] = zext <8 x i8> [[B5]] to <8 x i32>
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E6:%.*]] = zext <8 x i8> [[B6]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E5]], [[E6]]
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E7:%.*]] = zext <8 x i8> [[B7]] to <8 x i32>
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 35, i32 undef)
; CHECK-NEXT:    [[E8:%.*]] = zext <8 x i8> [[B8]] to <8 x i32>
; CHECK-NEXT:    [[M3:%.*]] = mul <8 x i32> [[E7]], [[E8]]
; CHECK-NEXT:    [[A0:%.*]] = add <8 x i32> [[M0]], [[M1]]
; CHECK-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[M2]]
; CHECK-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[M3]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A2]], [[S:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 35, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

define <8 x i32> @exchanged_other_dwords_left(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @exchanged_other_dwords_left(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[M0:%.*]] = mul <8 x i32> [[E1]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E4:%.*]] = zext <8 x i8> [[B4]] to <8 x i32>
; CHECK-NEXT:    [[M1:%.*]] = mul <8 x i32> [[E3]], [[E4]]
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E5:%.*]] = zext <8 x i8> [[B5]] to <8 x i32>
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E6:%.*]] = zext <8 x i8> [[B6]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E5]], [[E6]]
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 35, i32 undef)
; CHECK-NEXT:    [[E7:%.*]] = zext <8 x i8> [[B7]] to <8 x i32>
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E8:%.*]] = zext <8 x i8> [[B8]] to <8 x i32>
; CHECK-NEXT:    [[M3:%.*]] = mul <8 x i32> [[E7]], [[E8]]
; CHECK-NEXT:    [[A0:%.*]] = add <8 x i32> [[M0]], [[M1]]
; CHECK-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[M2]]
; CHECK-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[M3]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A2]], [[S:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 35, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

; Bytes at different places of their dwords.
define <8 x i32> @other_bytes(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @other_bytes(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[M0:%.*]] = mul <8 x i32> [[E1]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E4:%.*]] = zext <8 x i8> [[B4]] to <8 x i32>
; CHECK-NEXT:    [[M1:%.*]] = mul <8 x i32> [[E3]], [[E4]]
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E5:%.*]] = zext <8 x i8> [[B5]] to <8 x i32>
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E6:%.*]] = zext <8 x i8> [[B6]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E5]], [[E6]]
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E7:%.*]] = zext <8 x i8> [[B7]] to <8 x i32>
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E8:%.*]] = zext <8 x i8> [[B8]] to <8 x i32>
; CHECK-NEXT:    [[M3:%.*]] = mul <8 x i32> [[E7]], [[E8]]
; CHECK-NEXT:    [[A0:%.*]] = add <8 x i32> [[M0]], [[M1]]
; CHECK-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[M2]]
; CHECK-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[M3]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A2]], [[S:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

; One product has another sign.
define <8 x i32> @other_sign(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @other_sign(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[M0:%.*]] = mul <8 x i32> [[E1]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E4:%.*]] = zext <8 x i8> [[B4]] to <8 x i32>
; CHECK-NEXT:    [[M1:%.*]] = mul <8 x i32> [[E3]], [[E4]]
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E5:%.*]] = zext <8 x i8> [[B5]] to <8 x i32>
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E6:%.*]] = zext <8 x i8> [[B6]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E5]], [[E6]]
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E7:%.*]] = sext <8 x i8> [[B7]] to <8 x i32>
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E8:%.*]] = sext <8 x i8> [[B8]] to <8 x i32>
; CHECK-NEXT:    [[M3:%.*]] = mul <8 x i32> [[E7]], [[E8]]
; CHECK-NEXT:    [[A0:%.*]] = add <8 x i32> [[M0]], [[M1]]
; CHECK-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[M2]]
; CHECK-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[M3]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A2]], [[S:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e7 = sext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e8 = sext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

; Weights instead of bytes: of each sign, and too large.
define <8 x i32> @weights(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @weights(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.uudp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[S:%.*]], <8 x i32> [[TMP2]], <8 x i32> splat (i32 83821057))
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %m0 = mul <8 x i32> %e1, splat (i32 1)
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m1 = mul <8 x i32> %e2, splat (i32 2)
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %m2 = mul <8 x i32> %e3, splat (i32 255)
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m3 = mul <8 x i32> %e4, splat (i32 4)
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

define <8 x i32> @large_weight(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @large_weight(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E3]], splat (i32 256)
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = add <8 x i32> [[M2]], [[S:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <64 x i8> [[X]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <64 x i8> [[TMP2]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.uudp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[TMP1]], <8 x i32> [[TMP4]], <8 x i32> splat (i32 67109377))
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %m0 = mul <8 x i32> %e1, splat (i32 1)
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m1 = mul <8 x i32> %e2, splat (i32 2)
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %m2 = mul <8 x i32> %e3, splat (i32 256)
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m3 = mul <8 x i32> %e4, splat (i32 4)
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

define <8 x i32> @signed_weights(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @signed_weights(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.ssdp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[S:%.*]], <8 x i32> [[TMP2]], <8 x i32> splat (i32 75464705))
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = sext <8 x i8> %b1 to <8 x i32>
  %m0 = mul <8 x i32> %e1, splat (i32 1)
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e2 = sext <8 x i8> %b2 to <8 x i32>
  %m1 = mul <8 x i32> %e2, splat (i32 -128)
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e3 = sext <8 x i8> %b3 to <8 x i32>
  %m2 = mul <8 x i32> %e3, splat (i32 127)
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e4 = sext <8 x i8> %b4 to <8 x i32>
  %m3 = mul <8 x i32> %e4, splat (i32 4)
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

define <8 x i32> @large_signed_weight(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @large_signed_weight(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = sext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E3]], splat (i32 128)
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = add <8 x i32> [[M2]], [[S:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = freeze <64 x i8> [[X]]
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <64 x i8> [[TMP2]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.ssdp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[TMP1]], <8 x i32> [[TMP4]], <8 x i32> splat (i32 67141633))
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = sext <8 x i8> %b1 to <8 x i32>
  %m0 = mul <8 x i32> %e1, splat (i32 1)
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e2 = sext <8 x i8> %b2 to <8 x i32>
  %m1 = mul <8 x i32> %e2, splat (i32 -128)
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e3 = sext <8 x i8> %b3 to <8 x i32>
  %m2 = mul <8 x i32> %e3, splat (i32 128)
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e4 = sext <8 x i8> %b4 to <8 x i32>
  %m3 = mul <8 x i32> %e4, splat (i32 4)
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

; Products and weights do not belong together.
define <8 x i32> @bytes_and_weights(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @bytes_and_weights(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[M0:%.*]] = mul <8 x i32> [[E1]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E4:%.*]] = zext <8 x i8> [[B4]] to <8 x i32>
; CHECK-NEXT:    [[M1:%.*]] = mul <8 x i32> [[E3]], [[E4]]
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E5:%.*]] = zext <8 x i8> [[B5]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E5]], splat (i32 3)
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E6:%.*]] = zext <8 x i8> [[B6]] to <8 x i32>
; CHECK-NEXT:    [[M3:%.*]] = mul <8 x i32> [[E6]], splat (i32 5)
; CHECK-NEXT:    [[A0:%.*]] = add <8 x i32> [[M0]], [[M1]]
; CHECK-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[M2]]
; CHECK-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[M3]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A2]], [[S:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %m2 = mul <8 x i32> %e5, splat (i32 3)
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m3 = mul <8 x i32> %e6, splat (i32 5)
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

; Sums of words.
define <8 x i16> @words(<64 x i8> %x, <64 x i8> %y, <8 x i16> %s) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i16>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i16>
; CHECK-NEXT:    [[M0:%.*]] = mul <8 x i16> [[E1]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i16>
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E4:%.*]] = zext <8 x i8> [[B4]] to <8 x i16>
; CHECK-NEXT:    [[M1:%.*]] = mul <8 x i16> [[E3]], [[E4]]
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E5:%.*]] = zext <8 x i8> [[B5]] to <8 x i16>
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E6:%.*]] = zext <8 x i8> [[B6]] to <8 x i16>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i16> [[E5]], [[E6]]
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E7:%.*]] = zext <8 x i8> [[B7]] to <8 x i16>
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E8:%.*]] = zext <8 x i8> [[B8]] to <8 x i16>
; CHECK-NEXT:    [[M3:%.*]] = mul <8 x i16> [[E7]], [[E8]]
; CHECK-NEXT:    [[A0:%.*]] = add <8 x i16> [[M0]], [[M1]]
; CHECK-NEXT:    [[A1:%.*]] = add <8 x i16> [[A0]], [[M2]]
; CHECK-NEXT:    [[A2:%.*]] = add <8 x i16> [[A1]], [[M3]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i16> [[A2]], [[S:%.*]]
; CHECK-NEXT:    ret <8 x i16> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i16>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i16>
  %m0 = mul <8 x i16> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i16>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i16>
  %m1 = mul <8 x i16> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i16>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i16>
  %m2 = mul <8 x i16> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i16>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i16>
  %m3 = mul <8 x i16> %e7, %e8
  %a0 = add <8 x i16> %m0, %m1
  %a1 = add <8 x i16> %a0, %m2
  %a2 = add <8 x i16> %a1, %m3
  %r = add <8 x i16> %a2, %s
  ret <8 x i16> %r
}

; Bytes whose dwords end beyond the vector.
define <8 x i32> @byte_beyond(<63 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @byte_beyond(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v63i8.i16(<63 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 32, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[M0:%.*]] = mul <8 x i32> [[E1]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v63i8.i16(<63 x i8> [[X]], i32 0, i32 8, i32 4, i16 33, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E4:%.*]] = zext <8 x i8> [[B4]] to <8 x i32>
; CHECK-NEXT:    [[M1:%.*]] = mul <8 x i32> [[E3]], [[E4]]
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v63i8.i16(<63 x i8> [[X]], i32 0, i32 8, i32 4, i16 34, i32 undef)
; CHECK-NEXT:    [[E5:%.*]] = zext <8 x i8> [[B5]] to <8 x i32>
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E6:%.*]] = zext <8 x i8> [[B6]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E5]], [[E6]]
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v63i8.i16(<63 x i8> [[X]], i32 0, i32 8, i32 4, i16 35, i32 undef)
; CHECK-NEXT:    [[E7:%.*]] = zext <8 x i8> [[B7]] to <8 x i32>
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E8:%.*]] = zext <8 x i8> [[B8]] to <8 x i32>
; CHECK-NEXT:    [[M3:%.*]] = mul <8 x i32> [[E7]], [[E8]]
; CHECK-NEXT:    [[A0:%.*]] = add <8 x i32> [[M0]], [[M1]]
; CHECK-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[M2]]
; CHECK-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[M3]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A2]], [[S:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v63i8.i16(<63 x i8> %x, i32 0, i32 8, i32 4, i16 32, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %m0 = mul <8 x i32> %e1, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v63i8.i16(<63 x i8> %x, i32 0, i32 8, i32 4, i16 33, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v63i8.i16(<63 x i8> %x, i32 0, i32 8, i32 4, i16 34, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v63i8.i16(<63 x i8> %x, i32 0, i32 8, i32 4, i16 35, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

; Eight reads of an extended byte are looked through, nine are not.
define <8 x i32> @eight_reads(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @eight_reads(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[C1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[E1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C2]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C3]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C5:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C4]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C5]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C7:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C6]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C7]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <64 x i8> [[X]] to <16 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <64 x i8> [[Y]] to <16 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[TMP3]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.uudp4a.v8i32.v8i32.v8i32.v8i32(<8 x i32> [[S:%.*]], <8 x i32> [[TMP2]], <8 x i32> [[TMP4]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %c1 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %e1, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c1, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c3 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c2, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c3, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c5 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c4, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c6 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c5, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c7 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c6, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c8 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c7, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %m0 = mul <8 x i32> %c8, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}

define <8 x i32> @nine_reads(<64 x i8> %x, <64 x i8> %y, <8 x i32> %s) {
; CHECK-LABEL: @nine_reads(
; CHECK-NEXT:    [[B1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <8 x i8> [[B1]] to <8 x i32>
; CHECK-NEXT:    [[B2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y:%.*]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <8 x i8> [[B2]] to <8 x i32>
; CHECK-NEXT:    [[C1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[E1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C1]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C2]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C3]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C5:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C4]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C6:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C5]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C7:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C6]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C8:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C7]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C9:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[C8]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[M0:%.*]] = mul <8 x i32> [[C9]], [[E2]]
; CHECK-NEXT:    [[B3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E3:%.*]] = zext <8 x i8> [[B3]] to <8 x i32>
; CHECK-NEXT:    [[B4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E4:%.*]] = zext <8 x i8> [[B4]] to <8 x i32>
; CHECK-NEXT:    [[M1:%.*]] = mul <8 x i32> [[E3]], [[E4]]
; CHECK-NEXT:    [[B5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E5:%.*]] = zext <8 x i8> [[B5]] to <8 x i32>
; CHECK-NEXT:    [[B6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E6:%.*]] = zext <8 x i8> [[B6]] to <8 x i32>
; CHECK-NEXT:    [[M2:%.*]] = mul <8 x i32> [[E5]], [[E6]]
; CHECK-NEXT:    [[B7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[X]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E7:%.*]] = zext <8 x i8> [[B7]] to <8 x i32>
; CHECK-NEXT:    [[B8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[Y]], i32 0, i32 8, i32 4, i16 3, i32 undef)
; CHECK-NEXT:    [[E8:%.*]] = zext <8 x i8> [[B8]] to <8 x i32>
; CHECK-NEXT:    [[M3:%.*]] = mul <8 x i32> [[E7]], [[E8]]
; CHECK-NEXT:    [[A0:%.*]] = add <8 x i32> [[M0]], [[M1]]
; CHECK-NEXT:    [[A1:%.*]] = add <8 x i32> [[A0]], [[M2]]
; CHECK-NEXT:    [[A2:%.*]] = add <8 x i32> [[A1]], [[M3]]
; CHECK-NEXT:    [[R:%.*]] = add <8 x i32> [[A2]], [[S:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %b1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e1 = zext <8 x i8> %b1 to <8 x i32>
  %b2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %e2 = zext <8 x i8> %b2 to <8 x i32>
  %c1 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %e1, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c2 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c1, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c3 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c2, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c3, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c5 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c4, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c6 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c5, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c7 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c6, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c8 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c7, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %c9 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %c8, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %m0 = mul <8 x i32> %c9, %e2
  %b3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e3 = zext <8 x i8> %b3 to <8 x i32>
  %b4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 1, i32 undef)
  %e4 = zext <8 x i8> %b4 to <8 x i32>
  %m1 = mul <8 x i32> %e3, %e4
  %b5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e5 = zext <8 x i8> %b5 to <8 x i32>
  %b6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 2, i32 undef)
  %e6 = zext <8 x i8> %b6 to <8 x i32>
  %m2 = mul <8 x i32> %e5, %e6
  %b7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %x, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e7 = zext <8 x i8> %b7 to <8 x i32>
  %b8 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %y, i32 0, i32 8, i32 4, i16 3, i32 undef)
  %e8 = zext <8 x i8> %b8 to <8 x i32>
  %m3 = mul <8 x i32> %e7, %e8
  %a0 = add <8 x i32> %m0, %m1
  %a1 = add <8 x i32> %a0, %m2
  %a2 = add <8 x i32> %a1, %m3
  %r = add <8 x i32> %a2, %s
  ret <8 x i32> %r
}
