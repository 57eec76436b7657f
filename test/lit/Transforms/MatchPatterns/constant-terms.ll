; Products and sums with constants become multiply-adds, if enough of them share registers
; for the constants.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-match-patterns --platform=icllp -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-match-patterns --platform=pvc -S %s | FileCheck %s --check-prefix=PVC
; RUN: cmx-opt -passes=cmx-match-patterns,cmx-match-patterns --platform=icllp -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-match-patterns --platform=icllp -S %s -o %t.ll
; RUN: cmx-check %s %t.ll

; Three share two registers.
define <16 x float> @shared(<16 x float> %x, <16 x float> %y, <16 x float> %z) {
; CHECK-LABEL: @shared(
; CHECK-NEXT:    [[CONST1:%.*]] = call <1 x float> @llvm.genx.constantf.v1f32(<1 x float> splat (float 5.000000e-01))
; CHECK-NEXT:    [[CONST:%.*]] = call <1 x float> @llvm.genx.constantf.v1f32(<1 x float> splat (float 2.550000e+02))
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[PX:%.*]] = fmul contract <16 x float> [[X:%.*]], [[TMP1]]
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[SX:%.*]] = fadd contract <16 x float> [[PX]], [[TMP2]]
; CHECK-NEXT:    [[TMP3:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[PY:%.*]] = fmul contract <16 x float> [[Y:%.*]], [[TMP3]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[SY:%.*]] = fadd contract <16 x float> [[TMP4]], [[PY]]
; CHECK-NEXT:    [[TMP5:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[PZ:%.*]] = fmul contract <16 x float> [[Z:%.*]], [[TMP5]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[SZ:%.*]] = fadd contract <16 x float> [[PZ]], [[TMP6]]
; CHECK-NEXT:    [[A:%.*]] = fdiv <16 x float> [[SX]], [[SY]]
; CHECK-NEXT:    [[B:%.*]] = fdiv <16 x float> [[A]], [[SZ]]
; CHECK-NEXT:    ret <16 x float> [[B]]
; PVC-LABEL: @shared(
; PVC-NEXT:    [[CONST1:%.*]] = call <1 x float> @llvm.genx.constantf.v1f32(<1 x float> splat (float 5.000000e-01))
; PVC-NEXT:    [[CONST:%.*]] = call <1 x float> @llvm.genx.constantf.v1f32(<1 x float> splat (float 2.550000e+02))
; PVC-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[PX:%.*]] = fmul contract <16 x float> [[X:%.*]], [[TMP1]]
; PVC-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[SX:%.*]] = fadd contract <16 x float> [[PX]], [[TMP2]]
; PVC-NEXT:    [[TMP3:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[PY:%.*]] = fmul contract <16 x float> [[Y:%.*]], [[TMP3]]
; PVC-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[SY:%.*]] = fadd contract <16 x float> [[TMP4]], [[PY]]
; PVC-NEXT:    [[TMP5:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[PZ:%.*]] = fmul contract <16 x float> [[Z:%.*]], [[TMP5]]
; PVC-NEXT:    [[TMP6:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> [[CONST1]], i32 0, i32 16, i32 0, i16 0, i32 undef)
; PVC-NEXT:    [[SZ:%.*]] = fadd contract <16 x float> [[PZ]], [[TMP6]]
; PVC-NEXT:    [[A:%.*]] = fdiv <16 x float> [[SX]], [[SY]]
; PVC-NEXT:    [[B:%.*]] = fdiv <16 x float> [[A]], [[SZ]]
; PVC-NEXT:    ret <16 x float> [[B]]
  %px = fmul contract <16 x float> %x, splat (float 255.0)
  %sx = fadd contract <16 x float> %px, splat (float 0.5)
  %py = fmul contract <16 x float> %y, splat (float 255.0)
  %sy = fadd contract <16 x float> splat (float 0.5), %py
  %pz = fmul contract <16 x float> %z, splat (float 255.0)
  %sz = fadd contract <16 x float> %pz, splat (float 0.5)
  %a = fdiv <16 x float> %sx, %sy
  %b = fdiv <16 x float> %a, %sz
  ret <16 x float> %b
}

; One pair of constants for each is not worth it.
define <16 x float> @alone(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: @alone(
; CHECK-NEXT:    [[PX:%.*]] = fmul contract <16 x float> [[X:%.*]], splat (float 2.550000e+02)
; CHECK-NEXT:    [[SX:%.*]] = fadd contract <16 x float> [[PX]], splat (float 5.000000e-01)
; CHECK-NEXT:    [[PY:%.*]] = fmul contract <16 x float> [[Y:%.*]], splat (float 1.270000e+02)
; CHECK-NEXT:    [[SY:%.*]] = fadd contract <16 x float> [[PY]], splat (float 2.500000e-01)
; CHECK-NEXT:    [[A:%.*]] = fdiv <16 x float> [[SX]], [[SY]]
; CHECK-NEXT:    ret <16 x float> [[A]]
; PVC-LABEL: @alone(
; PVC-NEXT:    [[PX:%.*]] = fmul contract <16 x float> [[X:%.*]], splat (float 2.550000e+02)
; PVC-NEXT:    [[SX:%.*]] = fadd contract <16 x float> [[PX]], splat (float 5.000000e-01)
; PVC-NEXT:    [[PY:%.*]] = fmul contract <16 x float> [[Y:%.*]], splat (float 1.270000e+02)
; PVC-NEXT:    [[SY:%.*]] = fadd contract <16 x float> [[PY]], splat (float 2.500000e-01)
; PVC-NEXT:    [[A:%.*]] = fdiv <16 x float> [[SX]], [[SY]]
; PVC-NEXT:    ret <16 x float> [[A]]
  %px = fmul contract <16 x float> %x, splat (float 255.0)
  %sx = fadd contract <16 x float> %px, splat (float 0.5)
  %py = fmul contract <16 x float> %y, splat (float 127.0)
  %sy = fadd contract <16 x float> %py, splat (float 0.25)
  %a = fdiv <16 x float> %sx, %sy
  ret <16 x float> %a
}

; Each is rounded.
define <48 x float> @rounded(<48 x float> %x) {
; CHECK-LABEL: @rounded(
; CHECK-NEXT:    [[P:%.*]] = fmul <48 x float> [[X:%.*]], splat (float 2.550000e+02)
; CHECK-NEXT:    [[S:%.*]] = fadd contract <48 x float> [[P]], splat (float 5.000000e-01)
; CHECK-NEXT:    ret <48 x float> [[S]]
; PVC-LABEL: @rounded(
; PVC-NEXT:    [[P:%.*]] = fmul <48 x float> [[X:%.*]], splat (float 2.550000e+02)
; PVC-NEXT:    [[S:%.*]] = fadd contract <48 x float> [[P]], splat (float 5.000000e-01)
; PVC-NEXT:    ret <48 x float> [[S]]
  %p = fmul <48 x float> %x, splat (float 255.0)
  %s = fadd contract <48 x float> %p, splat (float 0.5)
  ret <48 x float> %s
}

; The product has another use.
define <48 x float> @other_use(<48 x float> %x) {
; CHECK-LABEL: @other_use(
; CHECK-NEXT:    [[P:%.*]] = fmul contract <48 x float> [[X:%.*]], splat (float 2.550000e+02)
; CHECK-NEXT:    [[S:%.*]] = fadd contract <48 x float> [[P]], splat (float 5.000000e-01)
; CHECK-NEXT:    [[D:%.*]] = fdiv <48 x float> [[S]], [[P]]
; CHECK-NEXT:    ret <48 x float> [[D]]
; PVC-LABEL: @other_use(
; PVC-NEXT:    [[P:%.*]] = fmul contract <48 x float> [[X:%.*]], splat (float 2.550000e+02)
; PVC-NEXT:    [[S:%.*]] = fadd contract <48 x float> [[P]], splat (float 5.000000e-01)
; PVC-NEXT:    [[D:%.*]] = fdiv <48 x float> [[S]], [[P]]
; PVC-NEXT:    ret <48 x float> [[D]]
  %p = fmul contract <48 x float> %x, splat (float 255.0)
  %s = fadd contract <48 x float> %p, splat (float 0.5)
  %d = fdiv <48 x float> %s, %p
  ret <48 x float> %d
}

; The one constant may stay: mad has place for it, and the finalizer shares it.
define <48 x float> @addend(<48 x float> %x, <48 x float> %y) {
; CHECK-LABEL: @addend(
; CHECK-NEXT:    [[P:%.*]] = fmul contract <48 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[S:%.*]] = fadd contract <48 x float> [[P]], splat (float 5.000000e-01)
; CHECK-NEXT:    ret <48 x float> [[S]]
; PVC-LABEL: @addend(
; PVC-NEXT:    [[P:%.*]] = fmul contract <48 x float> [[X:%.*]], [[Y:%.*]]
; PVC-NEXT:    [[S:%.*]] = fadd contract <48 x float> [[P]], splat (float 5.000000e-01)
; PVC-NEXT:    ret <48 x float> [[S]]
  %p = fmul contract <48 x float> %x, %y
  %s = fadd contract <48 x float> %p, splat (float 0.5)
  ret <48 x float> %s
}

; What has no value needs no register.
define <48 x float> @without_value(<48 x float> %x, <48 x float> %y) {
; CHECK-LABEL: @without_value(
; CHECK-NEXT:    [[P:%.*]] = fmul contract <48 x float> [[X:%.*]], splat (float 2.550000e+02)
; CHECK-NEXT:    [[S:%.*]] = fadd contract <48 x float> [[P]], poison
; CHECK-NEXT:    [[Q:%.*]] = fmul contract <48 x float> [[S]], poison
; CHECK-NEXT:    [[T:%.*]] = fadd contract <48 x float> [[Q]], splat (float 5.000000e-01)
; CHECK-NEXT:    ret <48 x float> [[T]]
; PVC-LABEL: @without_value(
; PVC-NEXT:    [[P:%.*]] = fmul contract <48 x float> [[X:%.*]], splat (float 2.550000e+02)
; PVC-NEXT:    [[S:%.*]] = fadd contract <48 x float> [[P]], poison
; PVC-NEXT:    [[Q:%.*]] = fmul contract <48 x float> [[S]], poison
; PVC-NEXT:    [[T:%.*]] = fadd contract <48 x float> [[Q]], splat (float 5.000000e-01)
; PVC-NEXT:    ret <48 x float> [[T]]
  %p = fmul contract <48 x float> %x, splat (float 255.0)
  %s = fadd contract <48 x float> %p, poison
  %q = fmul contract <48 x float> %s, poison
  %t = fadd contract <48 x float> %q, splat (float 0.5)
  ret <48 x float> %t
}
