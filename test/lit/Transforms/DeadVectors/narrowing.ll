; Operations of which only some lanes are read.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -verify-each -S %s | FileCheck %s --check-prefix=GRF32
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>,cmx-dead-vectors<platform=icllp>' -S %s | FileCheck %s --check-prefix=GRF32
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=GRF64

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare float @llvm.genx.rdregionf.f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <32 x i8> @llvm.genx.rdregioni.v32i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float>, <16 x float>, i32, i32, i32, i16, i32, i1)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.v16i1(<32 x float>, <16 x float>, i32, i32, i32, i16, i32, <16 x i1>)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.rdregioni.i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.ssadd.sat.v32i32.v32i32(<32 x i32>, <32 x i32>)
declare <32 x float> @llvm.fma.v32f32(<32 x float>, <32 x float>, <32 x float>)

; A tree of operations, all with the same lanes.
define <8 x float> @tree(<32 x float> %x, <32 x float> %y, <32 x float> %z) {
; GRF32-LABEL: @tree(
; GRF32-NEXT:    [[X1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[Y2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[A:%.*]] = fadd nsz <8 x float> [[X1]], [[Y2]]
; GRF32-NEXT:    [[Z3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[Z:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[X4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[B:%.*]] = call contract <8 x float> @llvm.fma.v8f32(<8 x float> [[A]], <8 x float> [[Z3]], <8 x float> [[X4]])
; GRF32-NEXT:    [[C:%.*]] = fmul <8 x float> [[B]], splat (float 2.000000e+00)
; GRF32-NEXT:    ret <8 x float> [[C]]
; GRF64-LABEL: @tree(
; GRF64-NEXT:    [[X1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF64-NEXT:    [[Y2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF64-NEXT:    [[A:%.*]] = fadd nsz <8 x float> [[X1]], [[Y2]]
; GRF64-NEXT:    [[Z3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[Z:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF64-NEXT:    [[X4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF64-NEXT:    [[B:%.*]] = call contract <8 x float> @llvm.fma.v8f32(<8 x float> [[A]], <8 x float> [[Z3]], <8 x float> [[X4]])
; GRF64-NEXT:    [[C:%.*]] = fmul <8 x float> [[B]], splat (float 2.000000e+00)
; GRF64-NEXT:    ret <8 x float> [[C]]
  %a = fadd nsz <32 x float> %x, %y
  %b = call contract <32 x float> @llvm.fma.v32f32(<32 x float> %a, <32 x float> %z, <32 x float> %x)
  %c = fmul <32 x float> %b, splat (float 2.0)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %c, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x float> %r
}

; Every other lane.
define <16 x float> @strided(<32 x float> %x, <32 x float> %y) {
; GRF32-LABEL: @strided(
; GRF32-NEXT:    [[X1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[X:%.*]], i32 0, i32 16, i32 2, i16 4, i32 undef)
; GRF32-NEXT:    [[Y2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[Y:%.*]], i32 0, i32 16, i32 2, i16 4, i32 undef)
; GRF32-NEXT:    [[A:%.*]] = fadd <16 x float> [[X1]], [[Y2]]
; GRF32-NEXT:    [[Y3:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[Y]], i32 0, i32 16, i32 2, i16 4, i32 undef)
; GRF32-NEXT:    [[B:%.*]] = fmul <16 x float> [[A]], [[Y3]]
; GRF32-NEXT:    ret <16 x float> [[B]]
; GRF64-LABEL: @strided(
; GRF64-NEXT:    [[X1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[X:%.*]], i32 0, i32 16, i32 2, i16 4, i32 undef)
; GRF64-NEXT:    [[Y2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[Y:%.*]], i32 0, i32 16, i32 2, i16 4, i32 undef)
; GRF64-NEXT:    [[A:%.*]] = fadd <16 x float> [[X1]], [[Y2]]
; GRF64-NEXT:    [[Y3:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[Y]], i32 0, i32 16, i32 2, i16 4, i32 undef)
; GRF64-NEXT:    [[B:%.*]] = fmul <16 x float> [[A]], [[Y3]]
; GRF64-NEXT:    ret <16 x float> [[B]]
  %a = fadd <32 x float> %x, %y
  %b = fmul <32 x float> %a, %y
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %b, i32 32, i32 16, i32 2, i16 4, i32 undef)
  ret <16 x float> %r
}

; One of those lanes, and every other of them.
define float @strided_readers(<32 x float> %x, <32 x float> %y) {
; GRF32-LABEL: @strided_readers(
; GRF32-NEXT:    [[X1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[X:%.*]], i32 0, i32 16, i32 2, i16 4, i32 undef)
; GRF32-NEXT:    [[Y2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[Y:%.*]], i32 0, i32 16, i32 2, i16 4, i32 undef)
; GRF32-NEXT:    [[A:%.*]] = fadd <16 x float> [[X1]], [[Y2]]
; GRF32-NEXT:    [[Q:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[A]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; GRF32-NEXT:    [[S:%.*]] = call float @llvm.genx.rdregionf.f32.v16f32.i16(<16 x float> [[A]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; GRF32-NEXT:    [[T:%.*]] = call float @llvm.vector.reduce.fadd.v16f32(float [[S]], <16 x float> [[A]])
; GRF32-NEXT:    [[U:%.*]] = call float @llvm.vector.reduce.fadd.v8f32(float [[T]], <8 x float> [[Q]])
; GRF32-NEXT:    ret float [[U]]
; GRF64-LABEL: @strided_readers(
; GRF64-NEXT:    [[X1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[X:%.*]], i32 0, i32 16, i32 2, i16 4, i32 undef)
; GRF64-NEXT:    [[Y2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> [[Y:%.*]], i32 0, i32 16, i32 2, i16 4, i32 undef)
; GRF64-NEXT:    [[A:%.*]] = fadd <16 x float> [[X1]], [[Y2]]
; GRF64-NEXT:    [[Q:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[A]], i32 0, i32 8, i32 2, i16 4, i32 undef)
; GRF64-NEXT:    [[S:%.*]] = call float @llvm.genx.rdregionf.f32.v16f32.i16(<16 x float> [[A]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; GRF64-NEXT:    [[T:%.*]] = call float @llvm.vector.reduce.fadd.v16f32(float [[S]], <16 x float> [[A]])
; GRF64-NEXT:    [[U:%.*]] = call float @llvm.vector.reduce.fadd.v8f32(float [[T]], <8 x float> [[Q]])
; GRF64-NEXT:    ret float [[U]]
  %a = fadd <32 x float> %x, %y
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float> %a, i32 32, i32 16, i32 2, i16 4, i32 undef)
  %q = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %a, i32 32, i32 8, i32 4, i16 12, i32 undef)
  %s = call float @llvm.genx.rdregionf.f32.v32f32.i16(<32 x float> %a, i32 0, i32 1, i32 0, i16 28, i32 undef)
  %t = call float @llvm.vector.reduce.fadd.v16f32(float %s, <16 x float> %r)
  %u = call float @llvm.vector.reduce.fadd.v8f32(float %t, <8 x float> %q)
  ret float %u
}
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>)
declare float @llvm.vector.reduce.fadd.v8f32(float, <8 x float>)

; Two rows of four.
define <8 x float> @rows(<32 x float> %x, <32 x float> %y) {
; GRF32-LABEL: @rows(
; GRF32-NEXT:    [[X1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[X:%.*]], i32 16, i32 4, i32 1, i16 16, i32 undef)
; GRF32-NEXT:    [[Y2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[Y:%.*]], i32 16, i32 4, i32 1, i16 16, i32 undef)
; GRF32-NEXT:    [[A:%.*]] = fadd <8 x float> [[X1]], [[Y2]]
; GRF32-NEXT:    ret <8 x float> [[A]]
; GRF64-LABEL: @rows(
; GRF64-NEXT:    [[X1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[X:%.*]], i32 16, i32 4, i32 1, i16 16, i32 undef)
; GRF64-NEXT:    [[Y2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[Y:%.*]], i32 16, i32 4, i32 1, i16 16, i32 undef)
; GRF64-NEXT:    [[A:%.*]] = fadd <8 x float> [[X1]], [[Y2]]
; GRF64-NEXT:    ret <8 x float> [[A]]
  %a = fadd <32 x float> %x, %y
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %a, i32 16, i32 4, i32 1, i16 16, i32 undef)
  ret <8 x float> %r
}

; Regions of operands become smaller regions of their vectors.
define <8 x float> @of_regions(<64 x float> %v) {
; GRF32-LABEL: @of_regions(
; GRF32-NEXT:    [[X1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 128, i32 undef)
; GRF32-NEXT:    [[Y2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 8, i32 2, i16 132, i32 undef)
; GRF32-NEXT:    [[A:%.*]] = fadd <8 x float> [[X1]], [[Y2]]
; GRF32-NEXT:    ret <8 x float> [[A]]
; GRF64-LABEL: @of_regions(
; GRF64-NEXT:    [[X1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 128, i32 undef)
; GRF64-NEXT:    [[Y2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 8, i32 2, i16 132, i32 undef)
; GRF64-NEXT:    [[A:%.*]] = fadd <8 x float> [[X1]], [[Y2]]
; GRF64-NEXT:    ret <8 x float> [[A]]
  %x = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %v, i32 16, i32 8, i32 1, i16 0, i32 undef)
  %y = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %v, i32 64, i32 32, i32 2, i16 4, i32 undef)
  %a = fadd <32 x float> %x, %y
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %a, i32 8, i32 8, i32 1, i16 64, i32 undef)
  ret <8 x float> %r
}

; Extensions are made for each user.
define <8 x i32> @extension(<32 x i8> %x, ptr %p) {
; GRF32-LABEL: @extension(
; GRF32-NEXT:    [[E:%.*]] = zext <32 x i8> [[X:%.*]] to <32 x i32>
; GRF32-NEXT:    store <32 x i32> [[E]], ptr [[P:%.*]], align 128
; GRF32-NEXT:    [[X1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[X]], i32 0, i32 8, i32 1, i16 24, i32 undef)
; GRF32-NEXT:    [[TMP1:%.*]] = zext <8 x i8> [[X1]] to <8 x i32>
; GRF32-NEXT:    [[A:%.*]] = mul <8 x i32> [[TMP1]], splat (i32 3)
; GRF32-NEXT:    ret <8 x i32> [[A]]
; GRF64-LABEL: @extension(
; GRF64-NEXT:    [[E:%.*]] = zext <32 x i8> [[X:%.*]] to <32 x i32>
; GRF64-NEXT:    store <32 x i32> [[E]], ptr [[P:%.*]], align 128
; GRF64-NEXT:    [[X1:%.*]] = call <8 x i8> @llvm.genx.rdregioni.v8i8.v32i8.i16(<32 x i8> [[X]], i32 0, i32 8, i32 1, i16 24, i32 undef)
; GRF64-NEXT:    [[TMP1:%.*]] = zext <8 x i8> [[X1]] to <8 x i32>
; GRF64-NEXT:    [[A:%.*]] = mul <8 x i32> [[TMP1]], splat (i32 3)
; GRF64-NEXT:    ret <8 x i32> [[A]]
  %e = zext <32 x i8> %x to <32 x i32>
  store <32 x i32> %e, ptr %p
  %a = mul <32 x i32> %e, splat (i32 3)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 8, i32 8, i32 1, i16 96, i32 undef)
  ret <8 x i32> %r
}

; Several regions of one operation, one of them a scalar.
define <8 x i32> @several_readers(<32 x i32> %x, <32 x i32> %y) {
; GRF32-LABEL: @several_readers(
; GRF32-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; GRF32-NEXT:    [[Y2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; GRF32-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32> [[X1]], <8 x i32> [[Y2]])
; GRF32-NEXT:    [[S:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[A]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; GRF32-NEXT:    [[T:%.*]] = insertelement <8 x i32> [[A]], i32 [[S]], i32 0
; GRF32-NEXT:    ret <8 x i32> [[T]]
; GRF64-LABEL: @several_readers(
; GRF64-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; GRF64-NEXT:    [[Y2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; GRF64-NEXT:    [[A:%.*]] = call <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32> [[X1]], <8 x i32> [[Y2]])
; GRF64-NEXT:    [[S:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[A]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; GRF64-NEXT:    [[T:%.*]] = insertelement <8 x i32> [[A]], i32 [[S]], i32 0
; GRF64-NEXT:    ret <8 x i32> [[T]]
  %a = call <32 x i32> @llvm.genx.ssadd.sat.v32i32.v32i32(<32 x i32> %x, <32 x i32> %y)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 8, i32 8, i32 1, i16 64, i32 undef)
  %s = call i32 @llvm.genx.rdregioni.i32.v32i32.i16(<32 x i32> %a, i32 0, i32 1, i32 0, i16 72, i32 undef)
  %t = insertelement <8 x i32> %r, i32 %s, i32 0
  ret <8 x i32> %t
}

; A predicate gets narrow with all its users; another one is read in parts.
define <8 x i32> @selects(<32 x i32> %x, <32 x i32> %y, <32 x i1> %m) {
; GRF32-LABEL: @selects(
; GRF32-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[Y2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[C:%.*]] = icmp slt <8 x i32> [[X1]], [[Y2]]
; GRF32-NEXT:    [[X3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[Y4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[S:%.*]] = select <8 x i1> [[C]], <8 x i32> [[X3]], <8 x i32> [[Y4]]
; GRF32-NEXT:    [[M5:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> [[M:%.*]], i32 8)
; GRF32-NEXT:    [[T:%.*]] = select <8 x i1> [[M5]], <8 x i32> [[S]], <8 x i32> zeroinitializer
; GRF32-NEXT:    ret <8 x i32> [[T]]
; GRF64-LABEL: @selects(
; GRF64-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF64-NEXT:    [[Y2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF64-NEXT:    [[C:%.*]] = icmp slt <8 x i32> [[X1]], [[Y2]]
; GRF64-NEXT:    [[X3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF64-NEXT:    [[Y4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF64-NEXT:    [[S:%.*]] = select <8 x i1> [[C]], <8 x i32> [[X3]], <8 x i32> [[Y4]]
; GRF64-NEXT:    [[M5:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> [[M:%.*]], i32 8)
; GRF64-NEXT:    [[T:%.*]] = select <8 x i1> [[M5]], <8 x i32> [[S]], <8 x i32> zeroinitializer
; GRF64-NEXT:    ret <8 x i32> [[T]]
  %c = icmp slt <32 x i32> %x, %y
  %s = select <32 x i1> %c, <32 x i32> %x, <32 x i32> %y
  %t = select <32 x i1> %m, <32 x i32> %s, <32 x i32> zeroinitializer
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %t, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; Divisions too; in a second round what computes their divisors.
define <8 x i32> @division(<32 x i32> %x, <32 x i32> %y) {
; GRF32-LABEL: @division(
; GRF32-NEXT:    [[Y3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[D:%.*]] = or <8 x i32> [[Y3]], splat (i32 1)
; GRF32-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[A:%.*]] = udiv <8 x i32> [[X1]], [[D]]
; GRF32-NEXT:    ret <8 x i32> [[A]]
; GRF64-LABEL: @division(
; GRF64-NEXT:    [[Y3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF64-NEXT:    [[D:%.*]] = or <8 x i32> [[Y3]], splat (i32 1)
; GRF64-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF64-NEXT:    [[A:%.*]] = udiv <8 x i32> [[X1]], [[D]]
; GRF64-NEXT:    ret <8 x i32> [[A]]
  %d = or <32 x i32> %y, splat (i32 1)
  %a = udiv <32 x i32> %x, %d
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; Half of what is written is overwritten.
define <32 x float> @write(<32 x float> %v, <16 x float> %x, <16 x float> %y) {
; GRF32-LABEL: @write(
; GRF32-NEXT:    [[X1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; GRF32-NEXT:    [[Y2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[Y:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; GRF32-NEXT:    [[A:%.*]] = fadd <8 x float> [[X1]], [[Y2]]
; GRF32-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[V:%.*]], <8 x float> [[A]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; GRF32-NEXT:    [[U:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> [[W]], <16 x float> [[X]], i32 16, i32 16, i32 1, i16 32, i32 undef, i1 true)
; GRF32-NEXT:    ret <32 x float> [[U]]
; GRF64-LABEL: @write(
; GRF64-NEXT:    [[A:%.*]] = fadd <16 x float> [[X:%.*]], [[Y:%.*]]
; GRF64-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> [[V:%.*]], <16 x float> [[A]], i32 16, i32 16, i32 1, i16 0, i32 undef, i1 true)
; GRF64-NEXT:    [[U:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> [[W]], <16 x float> [[X]], i32 16, i32 16, i32 1, i16 32, i32 undef, i1 true)
; GRF64-NEXT:    ret <32 x float> [[U]]
  %a = fadd <16 x float> %x, %y
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> %v, <16 x float> %a, i32 16, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %u = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> %w, <16 x float> %x, i32 16, i32 16, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x float> %u
}

define <32 x float> @write_masked(<32 x float> %v, <16 x float> %x, <16 x float> %y, <16 x i1> %m) {
; GRF32-LABEL: @write_masked(
; GRF32-NEXT:    [[X1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[Y2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[A:%.*]] = fadd <8 x float> [[X1]], [[Y2]]
; GRF32-NEXT:    [[M3:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[M:%.*]], i32 8)
; GRF32-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.v8i1(<32 x float> [[V:%.*]], <8 x float> [[A]], i32 0, i32 8, i32 1, i16 96, i32 undef, <8 x i1> [[M3]])
; GRF32-NEXT:    [[U:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> [[W]], <16 x float> [[X]], i32 16, i32 16, i32 1, i16 32, i32 undef, i1 true)
; GRF32-NEXT:    ret <32 x float> [[U]]
; GRF64-LABEL: @write_masked(
; GRF64-NEXT:    [[A:%.*]] = fadd <16 x float> [[X:%.*]], [[Y:%.*]]
; GRF64-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.v16i1(<32 x float> [[V:%.*]], <16 x float> [[A]], i32 16, i32 16, i32 1, i16 64, i32 undef, <16 x i1> [[M:%.*]])
; GRF64-NEXT:    [[U:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> [[W]], <16 x float> [[X]], i32 16, i32 16, i32 1, i16 32, i32 undef, i1 true)
; GRF64-NEXT:    ret <32 x float> [[U]]
  %a = fadd <16 x float> %x, %y
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.v16i1(<32 x float> %v, <16 x float> %a, i32 16, i32 16, i32 1, i16 64, i32 undef, <16 x i1> %m)
  %u = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> %w, <16 x float> %x, i32 16, i32 16, i32 1, i16 32, i32 undef, i1 true)
  ret <32 x float> %u
}

; A phi has the vector whole: the result is put back, since that pays.
define float @put_back(<64 x float> %x, <64 x float> %y, i1 %c) {
; GRF32-LABEL: @put_back(
; GRF32:       entry:
; GRF32-NEXT:    [[X1:%.*]] = call <1 x float> @llvm.genx.rdregionf.v1f32.v64f32.i16(<64 x float> [[X:%.*]], i32 0, i32 1, i32 0, i16 160, i32 undef)
; GRF32-NEXT:    [[Y2:%.*]] = call <1 x float> @llvm.genx.rdregionf.v1f32.v64f32.i16(<64 x float> [[Y:%.*]], i32 0, i32 1, i32 0, i16 160, i32 undef)
; GRF32-NEXT:    [[A:%.*]] = fadd <1 x float> [[X1]], [[Y2]]
; GRF32-NEXT:    [[TMP0:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v1f32.i16.i1(<64 x float> poison, <1 x float> [[A]], i32 0, i32 1, i32 0, i16 160, i32 undef, i1 true)
; GRF32-NEXT:    br i1 [[C:%.*]], label %then, label %exit
; GRF32:       then:
; GRF32-NEXT:    br label %exit
; GRF32:       exit:
; GRF32-NEXT:    [[P:%.*]] = phi <64 x float> [ [[TMP0]], %entry ], [ [[X]], %then ]
; GRF32-NEXT:    [[R:%.*]] = extractelement <64 x float> [[P]], i32 40
; GRF32-NEXT:    ret float [[R]]
; GRF64-LABEL: @put_back(
; GRF64:       entry:
; GRF64-NEXT:    [[A:%.*]] = fadd <64 x float> [[X:%.*]], [[Y:%.*]]
; GRF64-NEXT:    br i1 [[C:%.*]], label %then, label %exit
; GRF64:       then:
; GRF64-NEXT:    br label %exit
; GRF64:       exit:
; GRF64-NEXT:    [[P:%.*]] = phi <64 x float> [ [[A]], %entry ], [ [[X]], %then ]
; GRF64-NEXT:    [[R:%.*]] = extractelement <64 x float> [[P]], i32 40
; GRF64-NEXT:    ret float [[R]]
entry:
  %a = fadd <64 x float> %x, %y
  br i1 %c, label %then, label %exit
then:
  br label %exit
exit:
  %p = phi <64 x float> [ %a, %entry ], [ %x, %then ]
  %r = extractelement <64 x float> %p, i32 40
  ret float %r
}
