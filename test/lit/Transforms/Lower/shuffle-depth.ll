; Lanes of a shuffle are looked for through four regions of regions; a remark says that there
; were more.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -disable-output -pass-remarks-analysis=cmx-lower %s 2>&1 | FileCheck %s --implicit-check-not=remark:
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck %s --check-prefix=IR

declare <56 x i32> @llvm.genx.rdregioni.v56i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <48 x i32> @llvm.genx.rdregioni.v48i32.v56i32.i16(<56 x i32>, i32, i32, i32, i16, i32)
declare <40 x i32> @llvm.genx.rdregioni.v40i32.v48i32.i16(<48 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v40i32.i16(<40 x i32>, i32, i32, i32, i16, i32)
declare <24 x i32> @llvm.genx.rdregioni.v24i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)

; CHECK: remark: {{.*}}search for lanes of shuffles stopped after 4 nested regions; times: 1
define <8 x i32> @deep(<64 x i32> %r0) {
; IR-LABEL: @deep(
; IR-NEXT:    [[R1:%.*]] = call <56 x i32> @llvm.genx.rdregioni.v56i32.v64i32.i16(<64 x i32> [[R0:%.*]], i32 56, i32 56, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[R2:%.*]] = call <48 x i32> @llvm.genx.rdregioni.v48i32.v56i32.i16(<56 x i32> [[R1]], i32 48, i32 48, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[R3:%.*]] = call <40 x i32> @llvm.genx.rdregioni.v40i32.v48i32.i16(<48 x i32> [[R2]], i32 40, i32 40, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[R4:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v40i32.i16(<40 x i32> [[R3]], i32 32, i32 32, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[R5:%.*]] = call <24 x i32> @llvm.genx.rdregioni.v24i32.v32i32.i16(<32 x i32> [[R4]], i32 24, i32 24, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32> [[R0]], i32 0, i32 4, i32 2, i16 24, i32 undef)
; IR-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[TMP1]], i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32> [[R0]], i32 0, i32 4, i32 2, i16 20, i32 undef)
; IR-NEXT:    [[S:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP2]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
; IR-NEXT:    ret <8 x i32> [[S]]
  %r1 = call <56 x i32> @llvm.genx.rdregioni.v56i32.v64i32.i16(<64 x i32> %r0, i32 56, i32 56, i32 1, i16 4, i32 undef)
  %r2 = call <48 x i32> @llvm.genx.rdregioni.v48i32.v56i32.i16(<56 x i32> %r1, i32 48, i32 48, i32 1, i16 4, i32 undef)
  %r3 = call <40 x i32> @llvm.genx.rdregioni.v40i32.v48i32.i16(<48 x i32> %r2, i32 40, i32 40, i32 1, i16 4, i32 undef)
  %r4 = call <32 x i32> @llvm.genx.rdregioni.v32i32.v40i32.i16(<40 x i32> %r3, i32 32, i32 32, i32 1, i16 4, i32 undef)
  %r5 = call <24 x i32> @llvm.genx.rdregioni.v24i32.v32i32.i16(<32 x i32> %r4, i32 24, i32 24, i32 1, i16 4, i32 undef)
  %s = shufflevector <24 x i32> %r5, <24 x i32> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  ret <8 x i32> %s
}

define <8 x i32> @fits(<64 x i32> %r0) {
; IR-LABEL: @fits(
; IR-NEXT:    [[R1:%.*]] = call <56 x i32> @llvm.genx.rdregioni.v56i32.v64i32.i16(<64 x i32> [[R0:%.*]], i32 56, i32 56, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[R2:%.*]] = call <48 x i32> @llvm.genx.rdregioni.v48i32.v56i32.i16(<56 x i32> [[R1]], i32 48, i32 48, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[R3:%.*]] = call <40 x i32> @llvm.genx.rdregioni.v40i32.v48i32.i16(<48 x i32> [[R2]], i32 40, i32 40, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[R4:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v40i32.i16(<40 x i32> [[R3]], i32 32, i32 32, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32> [[R0]], i32 0, i32 4, i32 2, i16 20, i32 undef)
; IR-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> poison, <4 x i32> [[TMP1]], i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[TMP3:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32> [[R0]], i32 0, i32 4, i32 2, i16 16, i32 undef)
; IR-NEXT:    [[S:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> [[TMP2]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
; IR-NEXT:    ret <8 x i32> [[S]]
  %r1 = call <56 x i32> @llvm.genx.rdregioni.v56i32.v64i32.i16(<64 x i32> %r0, i32 56, i32 56, i32 1, i16 4, i32 undef)
  %r2 = call <48 x i32> @llvm.genx.rdregioni.v48i32.v56i32.i16(<56 x i32> %r1, i32 48, i32 48, i32 1, i16 4, i32 undef)
  %r3 = call <40 x i32> @llvm.genx.rdregioni.v40i32.v48i32.i16(<48 x i32> %r2, i32 40, i32 40, i32 1, i16 4, i32 undef)
  %r4 = call <32 x i32> @llvm.genx.rdregioni.v32i32.v40i32.i16(<40 x i32> %r3, i32 32, i32 32, i32 1, i16 4, i32 undef)
  %s = shufflevector <32 x i32> %r4, <32 x i32> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  ret <8 x i32> %s
}
