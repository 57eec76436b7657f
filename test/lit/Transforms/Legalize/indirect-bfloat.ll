; No indirect operand has the type bf: copies from and to a variable offset move
; words, whichever pass made them.
; CHECK lines by utils/update-checks
; RUN: cmx-opt %s --platform=dg2 --passes=cmx-legalize --check-each --verify-each -S -o /dev/null
; RUN: cmx-opt %s --platform=pvc --passes=cmx-legalize --check-each --verify-each -S -o - | FileCheck %s

declare <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat>, i32, i32, i32, i16, i32)
declare <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat>, <4 x bfloat>, i32, i32, i32, i16, i32, i1)
declare <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.v4i1(<16 x bfloat>, <4 x bfloat>, i32, i32, i32, i16, i32, <4 x i1>)
declare bfloat @llvm.genx.rdregionf.bf16.v16bf16.i16(<16 x bfloat>, i32, i32, i32, i16, i32)
declare <40 x bfloat> @llvm.genx.rdregionf.v40bf16.v64bf16.i16(<64 x bfloat>, i32, i32, i32, i16, i32)
define <4 x float> @read(<16 x bfloat> %x, i16 %o) {
; CHECK-LABEL: @read(
; CHECK-NEXT:    [[E:%.*]] = and i16 [[O:%.*]], 14
; CHECK-NEXT:    [[V:%.*]] = call <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat> [[X:%.*]], i32 0, i32 4, i32 0, i16 [[E]], i32 undef)
; CHECK-NEXT:    [[R:%.*]] = fpext <4 x bfloat> [[V]] to <4 x float>
; CHECK-NEXT:    ret <4 x float> [[R]]
  %e = and i16 %o, 14
  %v = call <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat> %x, i32 0, i32 4, i32 0, i16 %e, i32 undef)
  %r = fpext <4 x bfloat> %v to <4 x float>
  ret <4 x float> %r
}

define bfloat @scalar(<16 x bfloat> %x, i16 %o) {
; CHECK-LABEL: @scalar(
; CHECK-NEXT:    [[E:%.*]] = and i16 [[O:%.*]], 14
; CHECK-NEXT:    [[R:%.*]] = call bfloat @llvm.genx.rdregionf.bf16.v16bf16.i16(<16 x bfloat> [[X:%.*]], i32 0, i32 1, i32 0, i16 [[E]], i32 undef)
; CHECK-NEXT:    ret bfloat [[R]]
  %e = and i16 %o, 14
  %r = call bfloat @llvm.genx.rdregionf.bf16.v16bf16.i16(<16 x bfloat> %x, i32 0, i32 1, i32 0, i16 %e, i32 undef)
  ret bfloat %r
}

define <40 x bfloat> @pieces(<64 x bfloat> %x, i16 %o) {
; CHECK-LABEL: @pieces(
; CHECK-NEXT:    [[E:%.*]] = and i16 [[O:%.*]], 14
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x bfloat> @llvm.genx.rdregionf.v32bf16.v64bf16.i16(<64 x bfloat> [[X:%.*]], i32 0, i32 32, i32 1, i16 [[E]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = add i16 [[E]], 64
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x bfloat> @llvm.genx.rdregionf.v8bf16.v64bf16.i16(<64 x bfloat> [[X]], i32 0, i32 8, i32 1, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <40 x bfloat> @llvm.genx.wrregionf.v40bf16.v32bf16.i16.i1(<40 x bfloat> poison, <32 x bfloat> [[TMP1]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <40 x bfloat> @llvm.genx.wrregionf.v40bf16.v8bf16.i16.i1(<40 x bfloat> [[TMP4]], <8 x bfloat> [[TMP3]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <40 x bfloat> [[R]]
  %e = and i16 %o, 14
  %r = call <40 x bfloat> @llvm.genx.rdregionf.v40bf16.v64bf16.i16(<64 x bfloat> %x, i32 0, i32 40, i32 1, i16 %e, i32 undef)
  ret <40 x bfloat> %r
}

define <16 x bfloat> @write(<16 x bfloat> %old, <4 x float> %x, i16 %o) {
; CHECK-LABEL: @write(
; CHECK-NEXT:    [[E:%.*]] = and i16 [[O:%.*]], 14
; CHECK-NEXT:    [[V:%.*]] = fptrunc <4 x float> [[X:%.*]] to <4 x bfloat>
; CHECK-NEXT:    [[R:%.*]] = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> [[OLD:%.*]], <4 x bfloat> [[V]], i32 0, i32 4, i32 2, i16 [[E]], i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
  %e = and i16 %o, 14
  %v = fptrunc <4 x float> %x to <4 x bfloat>
  %r = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> %old, <4 x bfloat> %v, i32 0, i32 4, i32 2, i16 %e, i32 undef, i1 true)
  ret <16 x bfloat> %r
}

define <16 x bfloat> @masked_write(<16 x bfloat> %old, <4 x bfloat> %x, <4 x i1> %m, i16 %o) {
; CHECK-LABEL: @masked_write(
; CHECK-NEXT:    [[E:%.*]] = and i16 [[O:%.*]], 14
; CHECK-NEXT:    [[R:%.*]] = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.v4i1(<16 x bfloat> [[OLD:%.*]], <4 x bfloat> [[X:%.*]], i32 0, i32 4, i32 2, i16 [[E]], i32 undef, <4 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
  %e = and i16 %o, 14
  %r = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.v4i1(<16 x bfloat> %old, <4 x bfloat> %x, i32 0, i32 4, i32 2, i16 %e, i32 undef, <4 x i1> %m)
  ret <16 x bfloat> %r
}

define <16 x bfloat> @read_and_write(<16 x bfloat> %old, <16 x bfloat> %x, i16 %o) {
; CHECK-LABEL: @read_and_write(
; CHECK-NEXT:    [[E:%.*]] = and i16 [[O:%.*]], 14
; CHECK-NEXT:    [[V:%.*]] = call <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat> [[X:%.*]], i32 0, i32 4, i32 1, i16 [[E]], i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> [[OLD:%.*]], <4 x bfloat> [[V]], i32 0, i32 4, i32 2, i16 [[E]], i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x bfloat> [[R]]
  %e = and i16 %o, 14
  %v = call <4 x bfloat> @llvm.genx.rdregionf.v4bf16.v16bf16.i16(<16 x bfloat> %x, i32 0, i32 4, i32 1, i16 %e, i32 undef)
  %r = call <16 x bfloat> @llvm.genx.wrregionf.v16bf16.v4bf16.i16.i1(<16 x bfloat> %old, <4 x bfloat> %v, i32 0, i32 4, i32 2, i16 %e, i32 undef, i1 true)
  ret <16 x bfloat> %r
}
