; What is planned anew, and one condition after the other violated.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=icllp>' -S %s | FileCheck %s

declare <48 x i8> @llvm.genx.wrregioni.v48i8.v14i8.i16.i1(<48 x i8>, <14 x i8>, i32, i32, i32, i16, i32, i1)
declare <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8>, <16 x i8>, i32, i32, i32, i16, i32, i1)
declare <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.v16i1(<48 x i8>, <16 x i8>, i32, i32, i32, i16, i32, <16 x i1>)
declare <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8>, <8 x i8>, i32, i32, i32, i16, i32, i1)
declare <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8>, i32, i32, i32, i16, i32)
declare <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)

; Eight rows of eight bytes that follow each other.
define <64 x i8> @rows(<64 x i8> %a) {
; CHECK-LABEL: @rows(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> poison, <16 x i8> [[TMP1]], i32 0, i32 16, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> [[ROWS]], <16 x i8> [[TMP2]], i32 0, i32 16, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> [[ROWS1]], <16 x i8> [[TMP3]], i32 0, i32 16, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 16, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> [[ROWS2]], <16 x i8> [[TMP4]], i32 0, i32 16, i32 4, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[ROWS3]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP5]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[ROWS3]], i32 0, i32 32, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[W7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[ROWS4]], <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[W7]]
  %r0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %w0 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> poison, <8 x i8> %r0, i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
  %r1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 8, i32 undef)
  %w1 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w0, <8 x i8> %r1, i32 0, i32 8, i32 8, i16 1, i32 undef, i1 true)
  %r2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 16, i32 undef)
  %w2 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w1, <8 x i8> %r2, i32 0, i32 8, i32 8, i16 2, i32 undef, i1 true)
  %r3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 24, i32 undef)
  %w3 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w2, <8 x i8> %r3, i32 0, i32 8, i32 8, i16 3, i32 undef, i1 true)
  %r4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %w4 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w3, <8 x i8> %r4, i32 0, i32 8, i32 8, i16 4, i32 undef, i1 true)
  %r5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 40, i32 undef)
  %w5 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w4, <8 x i8> %r5, i32 0, i32 8, i32 8, i16 5, i32 undef, i1 true)
  %r6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 48, i32 undef)
  %w6 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w5, <8 x i8> %r6, i32 0, i32 8, i32 8, i16 6, i32 undef, i1 true)
  %r7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 56, i32 undef)
  %w7 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w6, <8 x i8> %r7, i32 0, i32 8, i32 8, i16 7, i32 undef, i1 true)
  ret <64 x i8> %w7
}

; Rows of two vectors by turns: where one ends, the next one begins in the other vector.
define <64 x i8> @two_vectors(<64 x i8> %a, <64 x i8> %b) {
; CHECK-LABEL: @two_vectors(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[A:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> poison, <8 x i8> [[TMP1]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[B:%.*]], i32 0, i32 8, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS]], <8 x i8> [[TMP2]], i32 0, i32 8, i32 4, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 8, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS1]], <8 x i8> [[TMP3]], i32 0, i32 8, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 8, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS2]], <8 x i8> [[TMP4]], i32 0, i32 8, i32 4, i16 33, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS3]], <8 x i8> [[TMP5]], i32 0, i32 8, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 8, i32 1, i16 40, i32 undef)
; CHECK-NEXT:    [[ROWS5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS4]], <8 x i8> [[TMP6]], i32 0, i32 8, i32 4, i16 34, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[A]], i32 0, i32 8, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[ROWS6:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS5]], <8 x i8> [[TMP7]], i32 0, i32 8, i32 4, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> [[B]], i32 0, i32 8, i32 1, i16 56, i32 undef)
; CHECK-NEXT:    [[ROWS7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS6]], <8 x i8> [[TMP8]], i32 0, i32 8, i32 4, i16 35, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[ROWS7]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP9]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[ROWS7]], i32 0, i32 32, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[W7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[ROWS8]], <32 x i8> [[TMP10]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[W7]]
  %r0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %w0 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> poison, <8 x i8> %r0, i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
  %r1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %b, i32 0, i32 8, i32 1, i16 8, i32 undef)
  %w1 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w0, <8 x i8> %r1, i32 0, i32 8, i32 8, i16 1, i32 undef, i1 true)
  %r2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 16, i32 undef)
  %w2 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w1, <8 x i8> %r2, i32 0, i32 8, i32 8, i16 2, i32 undef, i1 true)
  %r3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %b, i32 0, i32 8, i32 1, i16 24, i32 undef)
  %w3 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w2, <8 x i8> %r3, i32 0, i32 8, i32 8, i16 3, i32 undef, i1 true)
  %r4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %w4 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w3, <8 x i8> %r4, i32 0, i32 8, i32 8, i16 4, i32 undef, i1 true)
  %r5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %b, i32 0, i32 8, i32 1, i16 40, i32 undef)
  %w5 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w4, <8 x i8> %r5, i32 0, i32 8, i32 8, i16 5, i32 undef, i1 true)
  %r6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %a, i32 0, i32 8, i32 1, i16 48, i32 undef)
  %w6 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w5, <8 x i8> %r6, i32 0, i32 8, i32 8, i16 6, i32 undef, i1 true)
  %r7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v64i8.i16(<64 x i8> %b, i32 0, i32 8, i32 1, i16 56, i32 undef)
  %w7 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w6, <8 x i8> %r7, i32 0, i32 8, i32 8, i16 7, i32 undef, i1 true)
  ret <64 x i8> %w7
}

; There are bytes between the rows.
define <64 x i8> @gaps(<128 x i8> %a) {
; CHECK-LABEL: @gaps(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[A:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> poison, <8 x i8> [[TMP1]], i32 0, i32 8, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 8, i32 1, i16 12, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS]], <8 x i8> [[TMP2]], i32 0, i32 8, i32 4, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 8, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS1]], <8 x i8> [[TMP3]], i32 0, i32 8, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 8, i32 1, i16 36, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS2]], <8 x i8> [[TMP4]], i32 0, i32 8, i32 4, i16 33, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 8, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS3]], <8 x i8> [[TMP5]], i32 0, i32 8, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 8, i32 1, i16 60, i32 undef)
; CHECK-NEXT:    [[ROWS5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS4]], <8 x i8> [[TMP6]], i32 0, i32 8, i32 4, i16 34, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 8, i32 1, i16 72, i32 undef)
; CHECK-NEXT:    [[ROWS6:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS5]], <8 x i8> [[TMP7]], i32 0, i32 8, i32 4, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 8, i32 1, i16 84, i32 undef)
; CHECK-NEXT:    [[ROWS7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS6]], <8 x i8> [[TMP8]], i32 0, i32 8, i32 4, i16 35, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[ROWS7]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP9]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[ROWS7]], i32 0, i32 32, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[W7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[ROWS8]], <32 x i8> [[TMP10]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[W7]]
  %r0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %w0 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> poison, <8 x i8> %r0, i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
  %r1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 12, i32 undef)
  %w1 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w0, <8 x i8> %r1, i32 0, i32 8, i32 8, i16 1, i32 undef, i1 true)
  %r2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 24, i32 undef)
  %w2 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w1, <8 x i8> %r2, i32 0, i32 8, i32 8, i16 2, i32 undef, i1 true)
  %r3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 36, i32 undef)
  %w3 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w2, <8 x i8> %r3, i32 0, i32 8, i32 8, i16 3, i32 undef, i1 true)
  %r4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 48, i32 undef)
  %w4 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w3, <8 x i8> %r4, i32 0, i32 8, i32 8, i16 4, i32 undef, i1 true)
  %r5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 60, i32 undef)
  %w5 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w4, <8 x i8> %r5, i32 0, i32 8, i32 8, i16 5, i32 undef, i1 true)
  %r6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 72, i32 undef)
  %w6 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w5, <8 x i8> %r6, i32 0, i32 8, i32 8, i16 6, i32 undef, i1 true)
  %r7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 84, i32 undef)
  %w7 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w6, <8 x i8> %r7, i32 0, i32 8, i32 8, i16 7, i32 undef, i1 true)
  ret <64 x i8> %w7
}

; One row lies elsewhere.
define <64 x i8> @moved_row(<128 x i8> %a) {
; CHECK-LABEL: @moved_row(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> poison, <16 x i8> [[TMP1]], i32 0, i32 16, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 16, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> [[ROWS]], <16 x i8> [[TMP2]], i32 0, i32 16, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS1]], <8 x i8> [[TMP3]], i32 0, i32 8, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 8, i32 1, i16 111, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[ROWS2]], <8 x i8> [[TMP4]], i32 0, i32 8, i32 4, i16 34, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v128i8.i16(<128 x i8> [[A]], i32 0, i32 16, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> [[ROWS3]], <16 x i8> [[TMP5]], i32 0, i32 16, i32 4, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[ROWS4]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> poison, <32 x i8> [[TMP6]], i32 0, i32 32, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[ROWS4]], i32 0, i32 32, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[W7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v32i8.i16.i1(<64 x i8> [[ROWS5]], <32 x i8> [[TMP7]], i32 0, i32 32, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[W7]]
  %r0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %w0 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> poison, <8 x i8> %r0, i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
  %r1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 8, i32 undef)
  %w1 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w0, <8 x i8> %r1, i32 0, i32 8, i32 8, i16 1, i32 undef, i1 true)
  %r2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 16, i32 undef)
  %w2 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w1, <8 x i8> %r2, i32 0, i32 8, i32 8, i16 2, i32 undef, i1 true)
  %r3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 24, i32 undef)
  %w3 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w2, <8 x i8> %r3, i32 0, i32 8, i32 8, i16 3, i32 undef, i1 true)
  %r4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %w4 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w3, <8 x i8> %r4, i32 0, i32 8, i32 8, i16 4, i32 undef, i1 true)
  %r5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 111, i32 undef)
  %w5 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w4, <8 x i8> %r5, i32 0, i32 8, i32 8, i16 5, i32 undef, i1 true)
  %r6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 48, i32 undef)
  %w6 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w5, <8 x i8> %r6, i32 0, i32 8, i32 8, i16 6, i32 undef, i1 true)
  %r7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %a, i32 0, i32 8, i32 1, i16 56, i32 undef)
  %w7 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w6, <8 x i8> %r7, i32 0, i32 8, i32 8, i16 7, i32 undef, i1 true)
  ret <64 x i8> %w7
}

; Three columns that fill a vector.
define <48 x i8> @columns(<16 x i8> %x, <16 x i8> %y, <16 x i8> %z, <14 x i8> %s, <48 x i8> %o, <16 x i1> %m) {
; CHECK-LABEL: @columns(
; CHECK-NEXT:    [[WIDE:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> poison, <16 x i8> [[X:%.*]], i32 0, i32 16, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[WIDE1:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> [[WIDE]], <16 x i8> [[Y:%.*]], i32 0, i32 16, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[WIDE2:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v16i8.i16.i1(<64 x i8> [[WIDE1]], <16 x i8> [[Z:%.*]], i32 0, i32 16, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP2]], <4 x i8> [[TMP3]], i32 0, i32 4, i32 1, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP4]], <4 x i8> [[TMP5]], i32 0, i32 4, i32 1, i16 6, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP6]], <4 x i8> [[TMP7]], i32 0, i32 4, i32 1, i16 9, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP8]], <4 x i8> [[TMP9]], i32 0, i32 4, i32 1, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 20, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP10]], <4 x i8> [[TMP11]], i32 0, i32 4, i32 1, i16 15, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP12]], <4 x i8> [[TMP13]], i32 0, i32 4, i32 1, i16 18, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 28, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP14]], <4 x i8> [[TMP15]], i32 0, i32 4, i32 1, i16 21, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP16]], <4 x i8> [[TMP17]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP19:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP18]], <4 x i8> [[TMP19]], i32 0, i32 4, i32 1, i16 27, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP21:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 40, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP20]], <4 x i8> [[TMP21]], i32 0, i32 4, i32 1, i16 30, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP23:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 44, i32 undef)
; CHECK-NEXT:    [[TMP24:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP22]], <4 x i8> [[TMP23]], i32 0, i32 4, i32 1, i16 33, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP25:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP24]], <4 x i8> [[TMP25]], i32 0, i32 4, i32 1, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP27:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 52, i32 undef)
; CHECK-NEXT:    [[TMP28:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP26]], <4 x i8> [[TMP27]], i32 0, i32 4, i32 1, i16 39, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP29:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 4, i32 1, i16 56, i32 undef)
; CHECK-NEXT:    [[TMP30:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v4i8.i16.i1(<48 x i8> [[TMP28]], <4 x i8> [[TMP29]], i32 0, i32 4, i32 1, i16 42, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP31:%.*]] = call <3 x i8> @llvm.genx.rdregioni.v3i8.v64i8.i16(<64 x i8> [[WIDE2]], i32 0, i32 3, i32 1, i16 60, i32 undef)
; CHECK-NEXT:    [[W2:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v3i8.i16.i1(<48 x i8> [[TMP30]], <3 x i8> [[TMP31]], i32 0, i32 3, i32 1, i16 45, i32 undef, i1 true)
; CHECK-NEXT:    ret <48 x i8> [[W2]]
  %w0 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %o, <16 x i8> %x, i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %w0, <16 x i8> %y, i32 0, i32 16, i32 3, i16 1, i32 undef, i1 true)
  %w2 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %w1, <16 x i8> %z, i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
  ret <48 x i8> %w2
}

; One of them is too short: the old vector shows.
define <48 x i8> @short_column(<16 x i8> %x, <16 x i8> %y, <16 x i8> %z, <14 x i8> %s, <48 x i8> %o, <16 x i1> %m) {
; CHECK-LABEL: @short_column(
; CHECK-NEXT:    [[W0:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[O:%.*]], <16 x i8> [[X:%.*]], i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v14i8.i16.i1(<48 x i8> [[W0]], <14 x i8> [[S:%.*]], i32 0, i32 14, i32 3, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[W1]], <16 x i8> [[Z:%.*]], i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    ret <48 x i8> [[W2]]
  %w0 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %o, <16 x i8> %x, i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v14i8.i16.i1(<48 x i8> %w0, <14 x i8> %s, i32 0, i32 14, i32 3, i16 1, i32 undef, i1 true)
  %w2 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %w1, <16 x i8> %z, i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
  ret <48 x i8> %w2
}

; One stands in the place of another.
define <48 x i8> @missing_column(<16 x i8> %x, <16 x i8> %y, <16 x i8> %z, <14 x i8> %s, <48 x i8> %o, <16 x i1> %m) {
; CHECK-LABEL: @missing_column(
; CHECK-NEXT:    [[W0:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[O:%.*]], <16 x i8> [[X:%.*]], i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[W0]], <16 x i8> [[Y:%.*]], i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[W1]], <16 x i8> [[Z:%.*]], i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    ret <48 x i8> [[W2]]
  %w0 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %o, <16 x i8> %x, i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %w0, <16 x i8> %y, i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
  %w2 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %w1, <16 x i8> %z, i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
  ret <48 x i8> %w2
}

; One is written under a mask.
define <48 x i8> @masked_column(<16 x i8> %x, <16 x i8> %y, <16 x i8> %z, <14 x i8> %s, <48 x i8> %o, <16 x i1> %m) {
; CHECK-LABEL: @masked_column(
; CHECK-NEXT:    [[W0:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[O:%.*]], <16 x i8> [[X:%.*]], i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.v16i1(<48 x i8> [[W0]], <16 x i8> [[Y:%.*]], i32 0, i32 16, i32 3, i16 1, i32 undef, <16 x i1> [[M:%.*]])
; CHECK-NEXT:    [[W2:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[W1]], <16 x i8> [[Z:%.*]], i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    ret <48 x i8> [[W2]]
  %w0 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %o, <16 x i8> %x, i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.v16i1(<48 x i8> %w0, <16 x i8> %y, i32 0, i32 16, i32 3, i16 1, i32 undef, <16 x i1> %m)
  %w2 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %w1, <16 x i8> %z, i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
  ret <48 x i8> %w2
}
