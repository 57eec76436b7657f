; Bytes, halves and 64-bit numbers.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=skl>' -verify-each -S %s | FileCheck %s --check-prefix=SKL
; RUN: cmx-opt -passes='cmx-legalize<platform=skl>,cmx-legalize<platform=skl>' -S %s | FileCheck %s --check-prefix=SKL
; RUN: cmx-opt -passes='cmx-legalize<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=PVC
; RUN: cmx-opt -passes='cmx-legalize<platform=pvc>,cmx-legalize<platform=pvc>' -S %s | FileCheck %s --check-prefix=PVC

declare <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)

define <32 x i8> @bytes(<64 x i8> %v) {
; SKL-LABEL: @bytes(
; SKL-NEXT:    [[R:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; SKL-NEXT:    ret <32 x i8> [[R]]
; PVC-LABEL: @bytes(
; PVC-NEXT:    [[R:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; PVC-NEXT:    ret <32 x i8> [[R]]
  %r = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %v, i32 0, i32 32, i32 2, i16 0, i32 undef)
  ret <32 x i8> %r
}

define <32 x half> @halves(<32 x half> %x, <32 x half> %y) {
; SKL-LABEL: @halves(
; SKL-NEXT:    [[R:%.*]] = fadd <32 x half> [[X:%.*]], [[Y:%.*]]
; SKL-NEXT:    ret <32 x half> [[R]]
; PVC-LABEL: @halves(
; PVC-NEXT:    [[R:%.*]] = fadd <32 x half> [[X:%.*]], [[Y:%.*]]
; PVC-NEXT:    ret <32 x half> [[R]]
  %r = fadd <32 x half> %x, %y
  ret <32 x half> %r
}

define <16 x i64> @quadwords(<16 x i64> %x, <16 x i64> %y) {
; SKL-LABEL: @quadwords(
; SKL-NEXT:    [[TMP1:%.*]] = call <8 x i64> @llvm.genx.rdregioni.v8i64.v16i64.i16(<16 x i64> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; SKL-NEXT:    [[TMP2:%.*]] = call <8 x i64> @llvm.genx.rdregioni.v8i64.v16i64.i16(<16 x i64> [[Y:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; SKL-NEXT:    [[TMP3:%.*]] = add <8 x i64> [[TMP1]], [[TMP2]]
; SKL-NEXT:    [[TMP4:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v8i64.i16.i1(<16 x i64> [[X]], <8 x i64> [[TMP3]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; SKL-NEXT:    [[TMP5:%.*]] = call <8 x i64> @llvm.genx.rdregioni.v8i64.v16i64.i16(<16 x i64> [[TMP4]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; SKL-NEXT:    [[TMP6:%.*]] = call <8 x i64> @llvm.genx.rdregioni.v8i64.v16i64.i16(<16 x i64> [[Y]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; SKL-NEXT:    [[TMP7:%.*]] = add <8 x i64> [[TMP5]], [[TMP6]]
; SKL-NEXT:    [[R:%.*]] = call <16 x i64> @llvm.genx.wrregioni.v16i64.v8i64.i16.i1(<16 x i64> [[TMP4]], <8 x i64> [[TMP7]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; SKL-NEXT:    ret <16 x i64> [[R]]
; PVC-LABEL: @quadwords(
; PVC-NEXT:    [[R:%.*]] = add <16 x i64> [[X:%.*]], [[Y:%.*]]
; PVC-NEXT:    ret <16 x i64> [[R]]
  %r = add <16 x i64> %x, %y
  ret <16 x i64> %r
}

define <16 x double> @doubles(<16 x float> %x) {
; SKL-LABEL: @doubles(
; SKL-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; SKL-NEXT:    [[TMP2:%.*]] = fpext <8 x float> [[TMP1]] to <8 x double>
; SKL-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; SKL-NEXT:    [[TMP4:%.*]] = fpext <8 x float> [[TMP3]] to <8 x double>
; SKL-NEXT:    [[TMP5:%.*]] = call <16 x double> @llvm.genx.wrregionf.v16f64.v8f64.i16.i1(<16 x double> poison, <8 x double> [[TMP2]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; SKL-NEXT:    [[R:%.*]] = call <16 x double> @llvm.genx.wrregionf.v16f64.v8f64.i16.i1(<16 x double> [[TMP5]], <8 x double> [[TMP4]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; SKL-NEXT:    ret <16 x double> [[R]]
; PVC-LABEL: @doubles(
; PVC-NEXT:    [[R:%.*]] = fpext <16 x float> [[X:%.*]] to <16 x double>
; PVC-NEXT:    ret <16 x double> [[R]]
  %r = fpext <16 x float> %x to <16 x double>
  ret <16 x double> %r
}
