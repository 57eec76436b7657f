; What is legal stays as it is.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>,cmx-legalize<platform=icllp>' -S %s | FileCheck %s

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)

define <16 x float> @fits(<64 x float> %v, <16 x float> %x) {
; CHECK-LABEL: @fits(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V:%.*]], i32 8, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = fneg <8 x float> [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = fadd <8 x float> [[TMP1]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[X]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V]], i32 8, i32 4, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[TMP5]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = fneg <8 x float> [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = fadd <8 x float> [[TMP6]], [[TMP8]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[TMP5]], <8 x float> [[TMP9]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x float> [[R]]
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 8, i32 4, i32 1, i16 32, i32 undef)
  %n = fneg <16 x float> %x
  %r = fadd <16 x float> %a, %n
  ret <16 x float> %r
}

; Predicate logic works on whole variables.
define <64 x i1> @logic(<64 x i1> %m, <64 x i1> %n) {
; CHECK-LABEL: @logic(
; CHECK-NEXT:    [[R:%.*]] = and <64 x i1> [[M:%.*]], [[N:%.*]]
; CHECK-NEXT:    ret <64 x i1> [[R]]
  %r = and <64 x i1> %m, %n
  ret <64 x i1> %r
}

; So do phis and bitcasts, which are no instructions.
define <64 x i32> @names(<64 x float> %x, <64 x float> %y, i1 %c) {
; CHECK-LABEL: @names(
; CHECK:       entry:
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[P:%.*]] = phi <64 x float> [ [[X:%.*]], %entry ], [ [[Y:%.*]], %then ]
; CHECK-NEXT:    [[R:%.*]] = bitcast <64 x float> [[P]] to <64 x i32>
; CHECK-NEXT:    ret <64 x i32> [[R]]
entry:
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  %p = phi <64 x float> [ %x, %entry ], [ %y, %then ]
  %r = bitcast <64 x float> %p to <64 x i32>
  ret <64 x i32> %r
}
