; Chains of writes and their sources: one function for each condition that alone decides.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=icllp>' -S %s | FileCheck %s

declare <256 x i8> @llvm.genx.rdregioni.v256i8.v512i8.i16(<512 x i8>, i32, i32, i32, i16, i32)
declare <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8>, i32, i32, i32, i16, i32)
declare <256 x i8> @llvm.genx.wrregioni.v256i8.v256i8.i16.i1(<256 x i8>, <256 x i8>, i32, i32, i32, i16, i32, i1)
declare <256 x i8> @llvm.genx.wrregioni.v256i8.v256i8.i16.v256i1(<256 x i8>, <256 x i8>, i32, i32, i32, i16, i32, <256 x i1>)
declare <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8>, <8 x i8>, i32, i32, i32, i16, i32, i1)
declare <36 x i8> @llvm.genx.wrregioni.v36i8.v4i8.i16.i1(<36 x i8>, <4 x i8>, i32, i32, i32, i16, i32, i1)
declare <36 x i8> @llvm.genx.wrregioni.v36i8.v8i8.i16.i1(<36 x i8>, <8 x i8>, i32, i32, i32, i16, i32, i1)
declare <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8>, <16 x i8>, i32, i32, i32, i16, i32, i1)
declare <49 x i8> @llvm.genx.wrregioni.v49i8.v16i8.i16.i1(<49 x i8>, <16 x i8>, i32, i32, i32, i16, i32, i1)
declare <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8>, <8 x i8>, i32, i32, i32, i16, i32, i1)
declare <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8>, <16 x i8>, i32, i32, i32, i16, i32, i1)

; An element after the columns keeps its old value.
define <49 x i8> @a_rest(<49 x i8> %o, <16 x i8> %x, <16 x i8> %y, <16 x i8> %z) {
; CHECK-LABEL: @a_rest(
; CHECK-NEXT:    [[W0:%.*]] = call <49 x i8> @llvm.genx.wrregioni.v49i8.v16i8.i16.i1(<49 x i8> [[O:%.*]], <16 x i8> [[X:%.*]], i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <49 x i8> @llvm.genx.wrregioni.v49i8.v16i8.i16.i1(<49 x i8> [[W0]], <16 x i8> [[Y:%.*]], i32 0, i32 16, i32 3, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <49 x i8> @llvm.genx.wrregioni.v49i8.v16i8.i16.i1(<49 x i8> [[W1]], <16 x i8> [[Z:%.*]], i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    ret <49 x i8> [[W2]]
  %w0 = call <49 x i8> @llvm.genx.wrregioni.v49i8.v16i8.i16.i1(<49 x i8> %o, <16 x i8> %x, i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <49 x i8> @llvm.genx.wrregioni.v49i8.v16i8.i16.i1(<49 x i8> %w0, <16 x i8> %y, i32 0, i32 16, i32 3, i16 1, i32 undef, i1 true)
  %w2 = call <49 x i8> @llvm.genx.wrregioni.v49i8.v16i8.i16.i1(<49 x i8> %w1, <16 x i8> %z, i32 0, i32 16, i32 3, i16 2, i32 undef, i1 true)
  ret <49 x i8> %w2
}

; One write has another stride.
define <48 x i8> @another_stride(<48 x i8> %o, <16 x i8> %x, <16 x i8> %y, <16 x i8> %z) {
; CHECK-LABEL: @another_stride(
; CHECK-NEXT:    [[W0:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[O:%.*]], <16 x i8> [[X:%.*]], i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[W0]], <16 x i8> [[Y:%.*]], i32 0, i32 16, i32 3, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[W1]], <16 x i8> [[Z:%.*]], i32 0, i32 16, i32 2, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    ret <48 x i8> [[W2]]
  %w0 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %o, <16 x i8> %x, i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
  %w1 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %w0, <16 x i8> %y, i32 0, i32 16, i32 3, i16 1, i32 undef, i1 true)
  %w2 = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> %w1, <16 x i8> %z, i32 0, i32 16, i32 2, i16 2, i32 undef, i1 true)
  ret <48 x i8> %w2
}

; No destination has a stride of eight.
define <80 x i8> @five_columns(<16 x i8> %v, <16 x i8> %w, <16 x i8> %x, <16 x i8> %y, <16 x i8> %z) {
; CHECK-LABEL: @five_columns(
; CHECK-NEXT:    [[W0:%.*]] = call <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8> poison, <16 x i8> [[V:%.*]], i32 0, i32 16, i32 5, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8> [[W0]], <16 x i8> [[W:%.*]], i32 0, i32 16, i32 5, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8> [[W1]], <16 x i8> [[X:%.*]], i32 0, i32 16, i32 5, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[W3:%.*]] = call <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8> [[W2]], <16 x i8> [[Y:%.*]], i32 0, i32 16, i32 5, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[W4:%.*]] = call <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8> [[W3]], <16 x i8> [[Z:%.*]], i32 0, i32 16, i32 5, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <80 x i8> [[W4]]
  %w0 = call <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8> poison, <16 x i8> %v, i32 0, i32 16, i32 5, i16 0, i32 undef, i1 true)
  %w1 = call <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8> %w0, <16 x i8> %w, i32 0, i32 16, i32 5, i16 1, i32 undef, i1 true)
  %w2 = call <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8> %w1, <16 x i8> %x, i32 0, i32 16, i32 5, i16 2, i32 undef, i1 true)
  %w3 = call <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8> %w2, <16 x i8> %y, i32 0, i32 16, i32 5, i16 3, i32 undef, i1 true)
  %w4 = call <80 x i8> @llvm.genx.wrregioni.v80i8.v16i8.i16.i1(<80 x i8> %w3, <16 x i8> %z, i32 0, i32 16, i32 5, i16 4, i32 undef, i1 true)
  ret <80 x i8> %w4
}

; A row ends beyond its vector.
define <64 x i8> @beyond_the_end(<60 x i8> %a) {
; CHECK-LABEL: @beyond_the_end(
; CHECK-NEXT:    [[R0:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> [[A:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[R1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> [[A]], i32 0, i32 8, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    [[R2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> [[A]], i32 0, i32 8, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[R3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> [[A]], i32 0, i32 8, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[R4:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> [[A]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[R5:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> [[A]], i32 0, i32 8, i32 1, i16 40, i32 undef)
; CHECK-NEXT:    [[R6:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> [[A]], i32 0, i32 8, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[R7:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> [[A]], i32 0, i32 8, i32 1, i16 56, i32 undef)
; CHECK-NEXT:    [[W0:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> poison, <8 x i8> [[R0]], i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[W0]], <8 x i8> [[R1]], i32 0, i32 8, i32 8, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[W1]], <8 x i8> [[R2]], i32 0, i32 8, i32 8, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[W3:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[W2]], <8 x i8> [[R3]], i32 0, i32 8, i32 8, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[W4:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[W3]], <8 x i8> [[R4]], i32 0, i32 8, i32 8, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[W5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[W4]], <8 x i8> [[R5]], i32 0, i32 8, i32 8, i16 5, i32 undef, i1 true)
; CHECK-NEXT:    [[W6:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[W5]], <8 x i8> [[R6]], i32 0, i32 8, i32 8, i16 6, i32 undef, i1 true)
; CHECK-NEXT:    [[W7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> [[W6]], <8 x i8> [[R7]], i32 0, i32 8, i32 8, i16 7, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[W7]]
  %r0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> %a, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %r1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> %a, i32 0, i32 8, i32 1, i16 8, i32 undef)
  %r2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> %a, i32 0, i32 8, i32 1, i16 16, i32 undef)
  %r3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> %a, i32 0, i32 8, i32 1, i16 24, i32 undef)
  %r4 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %r5 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> %a, i32 0, i32 8, i32 1, i16 40, i32 undef)
  %r6 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> %a, i32 0, i32 8, i32 1, i16 48, i32 undef)
  %r7 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v60i8.i16(<60 x i8> %a, i32 0, i32 8, i32 1, i16 56, i32 undef)
  %w0 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> poison, <8 x i8> %r0, i32 0, i32 8, i32 8, i16 0, i32 undef, i1 true)
  %w1 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w0, <8 x i8> %r1, i32 0, i32 8, i32 8, i16 1, i32 undef, i1 true)
  %w2 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w1, <8 x i8> %r2, i32 0, i32 8, i32 8, i16 2, i32 undef, i1 true)
  %w3 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w2, <8 x i8> %r3, i32 0, i32 8, i32 8, i16 3, i32 undef, i1 true)
  %w4 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w3, <8 x i8> %r4, i32 0, i32 8, i32 8, i16 4, i32 undef, i1 true)
  %w5 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w4, <8 x i8> %r5, i32 0, i32 8, i32 8, i16 5, i32 undef, i1 true)
  %w6 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w5, <8 x i8> %r6, i32 0, i32 8, i32 8, i16 6, i32 undef, i1 true)
  %w7 = call <64 x i8> @llvm.genx.wrregioni.v64i8.v8i8.i16.i1(<64 x i8> %w6, <8 x i8> %r7, i32 0, i32 8, i32 8, i16 7, i32 undef, i1 true)
  ret <64 x i8> %w7
}

; The last column is shorter than the others.
define <36 x i8> @short_column(<256 x i8> %a) {
; CHECK-LABEL: @short_column(
; CHECK-NEXT:    [[C0:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> [[A:%.*]], i32 0, i32 8, i32 32, i16 0, i32 undef)
; CHECK-NEXT:    [[C1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 8, i32 32, i16 1, i32 undef)
; CHECK-NEXT:    [[C2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 8, i32 32, i16 2, i32 undef)
; CHECK-NEXT:    [[C3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 8, i32 32, i16 3, i32 undef)
; CHECK-NEXT:    [[C4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 4, i32 32, i16 4, i32 undef)
; CHECK-NEXT:    [[W0:%.*]] = call <36 x i8> @llvm.genx.wrregioni.v36i8.v8i8.i16.i1(<36 x i8> poison, <8 x i8> [[C0]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <36 x i8> @llvm.genx.wrregioni.v36i8.v8i8.i16.i1(<36 x i8> [[W0]], <8 x i8> [[C1]], i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <36 x i8> @llvm.genx.wrregioni.v36i8.v8i8.i16.i1(<36 x i8> [[W1]], <8 x i8> [[C2]], i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[W3:%.*]] = call <36 x i8> @llvm.genx.wrregioni.v36i8.v8i8.i16.i1(<36 x i8> [[W2]], <8 x i8> [[C3]], i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[W4:%.*]] = call <36 x i8> @llvm.genx.wrregioni.v36i8.v4i8.i16.i1(<36 x i8> [[W3]], <4 x i8> [[C4]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <36 x i8> [[W4]]
  %c0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 0, i32 undef)
  %c1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 1, i32 undef)
  %c2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 2, i32 undef)
  %c3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 3, i32 undef)
  %c4 = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> %a, i32 0, i32 4, i32 32, i16 4, i32 undef)
  %w0 = call <36 x i8> @llvm.genx.wrregioni.v36i8.v8i8.i16.i1(<36 x i8> poison, <8 x i8> %c0, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <36 x i8> @llvm.genx.wrregioni.v36i8.v8i8.i16.i1(<36 x i8> %w0, <8 x i8> %c1, i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
  %w2 = call <36 x i8> @llvm.genx.wrregioni.v36i8.v8i8.i16.i1(<36 x i8> %w1, <8 x i8> %c2, i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
  %w3 = call <36 x i8> @llvm.genx.wrregioni.v36i8.v8i8.i16.i1(<36 x i8> %w2, <8 x i8> %c3, i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
  %w4 = call <36 x i8> @llvm.genx.wrregioni.v36i8.v4i8.i16.i1(<36 x i8> %w3, <4 x i8> %c4, i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
  ret <36 x i8> %w4
}

define <32 x i8> @whole_columns(<256 x i8> %a) {
; CHECK-LABEL: @whole_columns(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[A:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS]], <4 x i8> [[TMP2]], i32 0, i32 4, i32 4, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS1]], <4 x i8> [[TMP3]], i32 0, i32 4, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 4, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS2]], <4 x i8> [[TMP4]], i32 0, i32 4, i32 4, i16 17, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 4, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS3]], <4 x i8> [[TMP5]], i32 0, i32 4, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 4, i32 1, i16 160, i32 undef)
; CHECK-NEXT:    [[ROWS5:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS4]], <4 x i8> [[TMP6]], i32 0, i32 4, i32 4, i16 18, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 4, i32 1, i16 192, i32 undef)
; CHECK-NEXT:    [[ROWS6:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS5]], <4 x i8> [[TMP7]], i32 0, i32 4, i32 4, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 4, i32 1, i16 224, i32 undef)
; CHECK-NEXT:    [[ROWS7:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS6]], <4 x i8> [[TMP8]], i32 0, i32 4, i32 4, i16 19, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[ROWS7]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS8:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v16i8.i16.i1(<32 x i8> poison, <16 x i8> [[TMP9]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[ROWS7]], i32 0, i32 16, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v16i8.i16.i1(<32 x i8> [[ROWS8]], <16 x i8> [[TMP10]], i32 0, i32 16, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i8> [[W3]]
  %c0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 0, i32 undef)
  %c1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 1, i32 undef)
  %c2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 2, i32 undef)
  %c3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 3, i32 undef)
  %w0 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> poison, <8 x i8> %c0, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w0, <8 x i8> %c1, i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
  %w2 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w1, <8 x i8> %c2, i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
  %w3 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w2, <8 x i8> %c3, i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
  ret <32 x i8> %w3
}

; A column comes from another vector.
define <32 x i8> @column_of_other(<256 x i8> %a, <256 x i8> %b) {
; CHECK-LABEL: @column_of_other(
; CHECK-NEXT:    [[C0:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> [[A:%.*]], i32 0, i32 8, i32 32, i16 0, i32 undef)
; CHECK-NEXT:    [[C1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 8, i32 32, i16 1, i32 undef)
; CHECK-NEXT:    [[C2:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> [[B:%.*]], i32 0, i32 8, i32 32, i16 2, i32 undef)
; CHECK-NEXT:    [[C3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> [[A]], i32 0, i32 8, i32 32, i16 3, i32 undef)
; CHECK-NEXT:    [[W0:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> poison, <8 x i8> [[C0]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W1:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> [[W0]], <8 x i8> [[C1]], i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[W2:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> [[W1]], <8 x i8> [[C2]], i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> [[W2]], <8 x i8> [[C3]], i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i8> [[W3]]
  %c0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 0, i32 undef)
  %c1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 1, i32 undef)
  %c2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %b, i32 0, i32 8, i32 32, i16 2, i32 undef)
  %c3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %a, i32 0, i32 8, i32 32, i16 3, i32 undef)
  %w0 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> poison, <8 x i8> %c0, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w0, <8 x i8> %c1, i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
  %w2 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w1, <8 x i8> %c2, i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
  %w3 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w2, <8 x i8> %c3, i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
  ret <32 x i8> %w3
}

; The source is a copy of a source.
define <32 x i8> @copied_source(<512 x i8> %a, <256 x i8> %o) {
; CHECK-LABEL: @copied_source(
; CHECK-NEXT:    [[P:%.*]] = call <256 x i8> @llvm.genx.rdregioni.v256i8.v512i8.i16(<512 x i8> [[A:%.*]], i32 0, i32 256, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[M:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v256i8.i16.i1(<256 x i8> [[O:%.*]], <256 x i8> [[P]], i32 0, i32 256, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v512i8.i16(<512 x i8> [[A]], i32 0, i32 4, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v512i8.i16(<512 x i8> [[A]], i32 0, i32 4, i32 1, i16 160, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS]], <4 x i8> [[TMP2]], i32 0, i32 4, i32 4, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v512i8.i16(<512 x i8> [[A]], i32 0, i32 4, i32 1, i16 192, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS1]], <4 x i8> [[TMP3]], i32 0, i32 4, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v512i8.i16(<512 x i8> [[A]], i32 0, i32 4, i32 1, i16 224, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS2]], <4 x i8> [[TMP4]], i32 0, i32 4, i32 4, i16 17, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v512i8.i16(<512 x i8> [[A]], i32 0, i32 4, i32 1, i16 256, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS3]], <4 x i8> [[TMP5]], i32 0, i32 4, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v512i8.i16(<512 x i8> [[A]], i32 0, i32 4, i32 1, i16 288, i32 undef)
; CHECK-NEXT:    [[ROWS5:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS4]], <4 x i8> [[TMP6]], i32 0, i32 4, i32 4, i16 18, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v512i8.i16(<512 x i8> [[A]], i32 0, i32 4, i32 1, i16 320, i32 undef)
; CHECK-NEXT:    [[ROWS6:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS5]], <4 x i8> [[TMP7]], i32 0, i32 4, i32 4, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v512i8.i16(<512 x i8> [[A]], i32 0, i32 4, i32 1, i16 352, i32 undef)
; CHECK-NEXT:    [[ROWS7:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS6]], <4 x i8> [[TMP8]], i32 0, i32 4, i32 4, i16 19, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[ROWS7]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS8:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v16i8.i16.i1(<32 x i8> poison, <16 x i8> [[TMP9]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[ROWS7]], i32 0, i32 16, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v16i8.i16.i1(<32 x i8> [[ROWS8]], <16 x i8> [[TMP10]], i32 0, i32 16, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i8> [[W3]]
  %p = call <256 x i8> @llvm.genx.rdregioni.v256i8.v512i8.i16(<512 x i8> %a, i32 0, i32 256, i32 1, i16 128, i32 undef)
  %m = call <256 x i8> @llvm.genx.wrregioni.v256i8.v256i8.i16.i1(<256 x i8> %o, <256 x i8> %p, i32 0, i32 256, i32 1, i16 0, i32 undef, i1 true)
  %c0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 0, i32 undef)
  %c1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 1, i32 undef)
  %c2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 2, i32 undef)
  %c3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 3, i32 undef)
  %w0 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> poison, <8 x i8> %c0, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w0, <8 x i8> %c1, i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
  %w2 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w1, <8 x i8> %c2, i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
  %w3 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w2, <8 x i8> %c3, i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
  ret <32 x i8> %w3
}

; Under a mask it is not.
define <32 x i8> @masked_source(<512 x i8> %a, <256 x i8> %o, <256 x i1> %k) {
; CHECK-LABEL: @masked_source(
; CHECK-NEXT:    [[P:%.*]] = call <256 x i8> @llvm.genx.rdregioni.v256i8.v512i8.i16(<512 x i8> [[A:%.*]], i32 0, i32 256, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[M:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v256i8.i16.v256i1(<256 x i8> [[O:%.*]], <256 x i8> [[P]], i32 0, i32 256, i32 1, i16 0, i32 undef, <256 x i1> [[K:%.*]])
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS]], <4 x i8> [[TMP2]], i32 0, i32 4, i32 4, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS1]], <4 x i8> [[TMP3]], i32 0, i32 4, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS2]], <4 x i8> [[TMP4]], i32 0, i32 4, i32 4, i16 17, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS3]], <4 x i8> [[TMP5]], i32 0, i32 4, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 160, i32 undef)
; CHECK-NEXT:    [[ROWS5:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS4]], <4 x i8> [[TMP6]], i32 0, i32 4, i32 4, i16 18, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 192, i32 undef)
; CHECK-NEXT:    [[ROWS6:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS5]], <4 x i8> [[TMP7]], i32 0, i32 4, i32 4, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 224, i32 undef)
; CHECK-NEXT:    [[ROWS7:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS6]], <4 x i8> [[TMP8]], i32 0, i32 4, i32 4, i16 19, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[ROWS7]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS8:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v16i8.i16.i1(<32 x i8> poison, <16 x i8> [[TMP9]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[ROWS7]], i32 0, i32 16, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v16i8.i16.i1(<32 x i8> [[ROWS8]], <16 x i8> [[TMP10]], i32 0, i32 16, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i8> [[W3]]
  %p = call <256 x i8> @llvm.genx.rdregioni.v256i8.v512i8.i16(<512 x i8> %a, i32 0, i32 256, i32 1, i16 128, i32 undef)
  %m = call <256 x i8> @llvm.genx.wrregioni.v256i8.v256i8.i16.v256i1(<256 x i8> %o, <256 x i8> %p, i32 0, i32 256, i32 1, i16 0, i32 undef, <256 x i1> %k)
  %c0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 0, i32 undef)
  %c1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 1, i32 undef)
  %c2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 2, i32 undef)
  %c3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 3, i32 undef)
  %w0 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> poison, <8 x i8> %c0, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w0, <8 x i8> %c1, i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
  %w2 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w1, <8 x i8> %c2, i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
  %w3 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w2, <8 x i8> %c3, i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
  ret <32 x i8> %w3
}

; Something else reads the copy: it stays.
define <32 x i8> @read_source(<512 x i8> %a, <256 x i8> %o, ptr addrspace(1) %q) {
; CHECK-LABEL: @read_source(
; CHECK-NEXT:    [[P:%.*]] = call <256 x i8> @llvm.genx.rdregioni.v256i8.v512i8.i16(<512 x i8> [[A:%.*]], i32 0, i32 256, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[M:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v256i8.i16.i1(<256 x i8> [[O:%.*]], <256 x i8> [[P]], i32 0, i32 256, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    store <256 x i8> [[M]], ptr addrspace(1) [[Q:%.*]], align 256
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS]], <4 x i8> [[TMP2]], i32 0, i32 4, i32 4, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS1]], <4 x i8> [[TMP3]], i32 0, i32 4, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS2]], <4 x i8> [[TMP4]], i32 0, i32 4, i32 4, i16 17, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS3]], <4 x i8> [[TMP5]], i32 0, i32 4, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 160, i32 undef)
; CHECK-NEXT:    [[ROWS5:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS4]], <4 x i8> [[TMP6]], i32 0, i32 4, i32 4, i16 18, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 192, i32 undef)
; CHECK-NEXT:    [[ROWS6:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS5]], <4 x i8> [[TMP7]], i32 0, i32 4, i32 4, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 224, i32 undef)
; CHECK-NEXT:    [[ROWS7:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS6]], <4 x i8> [[TMP8]], i32 0, i32 4, i32 4, i16 19, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[ROWS7]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS8:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v16i8.i16.i1(<32 x i8> poison, <16 x i8> [[TMP9]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[ROWS7]], i32 0, i32 16, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v16i8.i16.i1(<32 x i8> [[ROWS8]], <16 x i8> [[TMP10]], i32 0, i32 16, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i8> [[W3]]
  %p = call <256 x i8> @llvm.genx.rdregioni.v256i8.v512i8.i16(<512 x i8> %a, i32 0, i32 256, i32 1, i16 128, i32 undef)
  %m = call <256 x i8> @llvm.genx.wrregioni.v256i8.v256i8.i16.i1(<256 x i8> %o, <256 x i8> %p, i32 0, i32 256, i32 1, i16 0, i32 undef, i1 true)
  store <256 x i8> %m, ptr addrspace(1) %q
  %c0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 0, i32 undef)
  %c1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 1, i32 undef)
  %c2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 2, i32 undef)
  %c3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 3, i32 undef)
  %w0 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> poison, <8 x i8> %c0, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w0, <8 x i8> %c1, i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
  %w2 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w1, <8 x i8> %c2, i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
  %w3 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w2, <8 x i8> %c3, i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
  ret <32 x i8> %w3
}

; Something else reads a column of the copy: it stays.
define <32 x i8> @read_column(<512 x i8> %a, <256 x i8> %o, ptr addrspace(1) %q) {
; CHECK-LABEL: @read_column(
; CHECK-NEXT:    [[P:%.*]] = call <256 x i8> @llvm.genx.rdregioni.v256i8.v512i8.i16(<512 x i8> [[A:%.*]], i32 0, i32 256, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[M:%.*]] = call <256 x i8> @llvm.genx.wrregioni.v256i8.v256i8.i16.i1(<256 x i8> [[O:%.*]], <256 x i8> [[P]], i32 0, i32 256, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[C3:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 8, i32 32, i16 3, i32 undef)
; CHECK-NEXT:    store <8 x i8> [[C3]], ptr addrspace(1) [[Q:%.*]], align 8
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 4, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[ROWS1:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS]], <4 x i8> [[TMP2]], i32 0, i32 4, i32 4, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[ROWS2:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS1]], <4 x i8> [[TMP3]], i32 0, i32 4, i32 4, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[ROWS3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS2]], <4 x i8> [[TMP4]], i32 0, i32 4, i32 4, i16 17, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 128, i32 undef)
; CHECK-NEXT:    [[ROWS4:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS3]], <4 x i8> [[TMP5]], i32 0, i32 4, i32 4, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 160, i32 undef)
; CHECK-NEXT:    [[ROWS5:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS4]], <4 x i8> [[TMP6]], i32 0, i32 4, i32 4, i16 18, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 192, i32 undef)
; CHECK-NEXT:    [[ROWS6:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS5]], <4 x i8> [[TMP7]], i32 0, i32 4, i32 4, i16 3, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v256i8.i16(<256 x i8> [[M]], i32 0, i32 4, i32 1, i16 224, i32 undef)
; CHECK-NEXT:    [[ROWS7:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v4i8.i16.i1(<32 x i8> [[ROWS6]], <4 x i8> [[TMP8]], i32 0, i32 4, i32 4, i16 19, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[ROWS7]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[ROWS8:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v16i8.i16.i1(<32 x i8> poison, <16 x i8> [[TMP9]], i32 0, i32 16, i32 2, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v32i8.i16(<32 x i8> [[ROWS7]], i32 0, i32 16, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x i8> @llvm.genx.wrregioni.v32i8.v16i8.i16.i1(<32 x i8> [[ROWS8]], <16 x i8> [[TMP10]], i32 0, i32 16, i32 2, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i8> [[W3]]
  %p = call <256 x i8> @llvm.genx.rdregioni.v256i8.v512i8.i16(<512 x i8> %a, i32 0, i32 256, i32 1, i16 128, i32 undef)
  %m = call <256 x i8> @llvm.genx.wrregioni.v256i8.v256i8.i16.i1(<256 x i8> %o, <256 x i8> %p, i32 0, i32 256, i32 1, i16 0, i32 undef, i1 true)
  %c0 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 0, i32 undef)
  %c1 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 1, i32 undef)
  %c2 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 2, i32 undef)
  %c3 = call <8 x i8> @llvm.genx.rdregioni.v8i8.v256i8.i16(<256 x i8> %m, i32 0, i32 8, i32 32, i16 3, i32 undef)
  store <8 x i8> %c3, ptr addrspace(1) %q
  %w0 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> poison, <8 x i8> %c0, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w0, <8 x i8> %c1, i32 0, i32 8, i32 1, i16 8, i32 undef, i1 true)
  %w2 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w1, <8 x i8> %c2, i32 0, i32 8, i32 1, i16 16, i32 undef, i1 true)
  %w3 = call <32 x i8> @llvm.genx.wrregioni.v32i8.v8i8.i16.i1(<32 x i8> %w2, <8 x i8> %c3, i32 0, i32 8, i32 1, i16 24, i32 undef, i1 true)
  ret <32 x i8> %w3
}
