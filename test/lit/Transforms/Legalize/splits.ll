; Where operations are cut, with registers of 32 and of 64 bytes.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s --check-prefix=GRF32
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>,cmx-legalize<platform=icllp>' -S %s | FileCheck %s --check-prefix=GRF32
; RUN: cmx-opt -passes='cmx-legalize<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=GRF64
; RUN: cmx-opt -passes='cmx-legalize<platform=pvc>,cmx-legalize<platform=pvc>' -S %s | FileCheck %s --check-prefix=GRF64

declare <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)

; The box filter's read: 6 rows of 24 bytes as floats. Nine pieces of 16.
define <144 x float> @bytes_6x24(<256 x i8> %v) {
; GRF32-LABEL: @bytes_6x24(
; GRF32-NEXT:    [[TMP1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 0, i32 16, i32 1, i16 35, i32 undef)
; GRF32-NEXT:    [[TMP2:%.*]] = uitofp <16 x i8> [[TMP1]] to <16 x float>
; GRF32-NEXT:    [[TMP3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 16, i32 8, i32 1, i16 51, i32 undef)
; GRF32-NEXT:    [[TMP4:%.*]] = uitofp <16 x i8> [[TMP3]] to <16 x float>
; GRF32-NEXT:    [[TMP5:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 16, i32 1, i16 75, i32 undef)
; GRF32-NEXT:    [[TMP6:%.*]] = uitofp <16 x i8> [[TMP5]] to <16 x float>
; GRF32-NEXT:    [[TMP7:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 16, i32 1, i16 99, i32 undef)
; GRF32-NEXT:    [[TMP8:%.*]] = uitofp <16 x i8> [[TMP7]] to <16 x float>
; GRF32-NEXT:    [[TMP9:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 16, i32 8, i32 1, i16 115, i32 undef)
; GRF32-NEXT:    [[TMP10:%.*]] = uitofp <16 x i8> [[TMP9]] to <16 x float>
; GRF32-NEXT:    [[TMP11:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 16, i32 1, i16 139, i32 undef)
; GRF32-NEXT:    [[TMP12:%.*]] = uitofp <16 x i8> [[TMP11]] to <16 x float>
; GRF32-NEXT:    [[TMP13:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 16, i32 1, i16 163, i32 undef)
; GRF32-NEXT:    [[TMP14:%.*]] = uitofp <16 x i8> [[TMP13]] to <16 x float>
; GRF32-NEXT:    [[TMP15:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 16, i32 8, i32 1, i16 179, i32 undef)
; GRF32-NEXT:    [[TMP16:%.*]] = uitofp <16 x i8> [[TMP15]] to <16 x float>
; GRF32-NEXT:    [[TMP17:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 16, i32 1, i16 203, i32 undef)
; GRF32-NEXT:    [[TMP18:%.*]] = uitofp <16 x i8> [[TMP17]] to <16 x float>
; GRF32-NEXT:    [[TMP19:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> poison, <16 x float> [[TMP2]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP20:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP19]], <16 x float> [[TMP4]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP21:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP20]], <16 x float> [[TMP6]], i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP22:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP21]], <16 x float> [[TMP8]], i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP23:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP22]], <16 x float> [[TMP10]], i32 0, i32 16, i32 1, i16 256, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP24:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP23]], <16 x float> [[TMP12]], i32 0, i32 16, i32 1, i16 320, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP25:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP24]], <16 x float> [[TMP14]], i32 0, i32 16, i32 1, i16 384, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP26:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP25]], <16 x float> [[TMP16]], i32 0, i32 16, i32 1, i16 448, i32 undef, i1 true)
; GRF32-NEXT:    [[R:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP26]], <16 x float> [[TMP18]], i32 0, i32 16, i32 1, i16 512, i32 undef, i1 true)
; GRF32-NEXT:    ret <144 x float> [[R]]
; GRF64-LABEL: @bytes_6x24(
; GRF64-NEXT:    [[TMP1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V:%.*]], i32 0, i32 16, i32 1, i16 35, i32 undef)
; GRF64-NEXT:    [[TMP2:%.*]] = uitofp <16 x i8> [[TMP1]] to <16 x float>
; GRF64-NEXT:    [[TMP3:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 16, i32 8, i32 1, i16 51, i32 undef)
; GRF64-NEXT:    [[TMP4:%.*]] = uitofp <16 x i8> [[TMP3]] to <16 x float>
; GRF64-NEXT:    [[TMP5:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 16, i32 1, i16 75, i32 undef)
; GRF64-NEXT:    [[TMP6:%.*]] = uitofp <16 x i8> [[TMP5]] to <16 x float>
; GRF64-NEXT:    [[TMP7:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 16, i32 1, i16 99, i32 undef)
; GRF64-NEXT:    [[TMP8:%.*]] = uitofp <16 x i8> [[TMP7]] to <16 x float>
; GRF64-NEXT:    [[TMP9:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 16, i32 8, i32 1, i16 115, i32 undef)
; GRF64-NEXT:    [[TMP10:%.*]] = uitofp <16 x i8> [[TMP9]] to <16 x float>
; GRF64-NEXT:    [[TMP11:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 16, i32 1, i16 139, i32 undef)
; GRF64-NEXT:    [[TMP12:%.*]] = uitofp <16 x i8> [[TMP11]] to <16 x float>
; GRF64-NEXT:    [[TMP13:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 16, i32 1, i16 163, i32 undef)
; GRF64-NEXT:    [[TMP14:%.*]] = uitofp <16 x i8> [[TMP13]] to <16 x float>
; GRF64-NEXT:    [[TMP15:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 16, i32 8, i32 1, i16 179, i32 undef)
; GRF64-NEXT:    [[TMP16:%.*]] = uitofp <16 x i8> [[TMP15]] to <16 x float>
; GRF64-NEXT:    [[TMP17:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v256i8.i16(<256 x i8> [[V]], i32 0, i32 16, i32 1, i16 203, i32 undef)
; GRF64-NEXT:    [[TMP18:%.*]] = uitofp <16 x i8> [[TMP17]] to <16 x float>
; GRF64-NEXT:    [[TMP19:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> poison, <16 x float> [[TMP2]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; GRF64-NEXT:    [[TMP20:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP19]], <16 x float> [[TMP4]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; GRF64-NEXT:    [[TMP21:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP20]], <16 x float> [[TMP6]], i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
; GRF64-NEXT:    [[TMP22:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP21]], <16 x float> [[TMP8]], i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
; GRF64-NEXT:    [[TMP23:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP22]], <16 x float> [[TMP10]], i32 0, i32 16, i32 1, i16 256, i32 undef, i1 true)
; GRF64-NEXT:    [[TMP24:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP23]], <16 x float> [[TMP12]], i32 0, i32 16, i32 1, i16 320, i32 undef, i1 true)
; GRF64-NEXT:    [[TMP25:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP24]], <16 x float> [[TMP14]], i32 0, i32 16, i32 1, i16 384, i32 undef, i1 true)
; GRF64-NEXT:    [[TMP26:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP25]], <16 x float> [[TMP16]], i32 0, i32 16, i32 1, i16 448, i32 undef, i1 true)
; GRF64-NEXT:    [[R:%.*]] = call <144 x float> @llvm.genx.wrregionf.v144f32.v16f32.i16.i1(<144 x float> [[TMP26]], <16 x float> [[TMP18]], i32 0, i32 16, i32 1, i16 512, i32 undef, i1 true)
; GRF64-NEXT:    ret <144 x float> [[R]]
  %b = call <144 x i8> @llvm.genx.rdregioni.v144i8.v256i8.i16(<256 x i8> %v, i32 32, i32 24, i32 1, i16 35, i32 undef)
  %r = uitofp <144 x i8> %b to <144 x float>
  ret <144 x float> %r
}

define <20 x float> @twenty(<20 x float> %x, <20 x float> %y) {
; GRF32-LABEL: @twenty(
; GRF32-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v20f32.i16(<20 x float> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; GRF32-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v20f32.i16(<20 x float> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; GRF32-NEXT:    [[TMP3:%.*]] = fadd <16 x float> [[TMP1]], [[TMP2]]
; GRF32-NEXT:    [[TMP4:%.*]] = call <20 x float> @llvm.genx.wrregionf.v20f32.v16f32.i16.i1(<20 x float> [[X]], <16 x float> [[TMP3]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP5:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v20f32.i16(<20 x float> [[TMP4]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; GRF32-NEXT:    [[TMP6:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v20f32.i16(<20 x float> [[Y]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; GRF32-NEXT:    [[TMP7:%.*]] = fadd <4 x float> [[TMP5]], [[TMP6]]
; GRF32-NEXT:    [[R:%.*]] = call <20 x float> @llvm.genx.wrregionf.v20f32.v4f32.i16.i1(<20 x float> [[TMP4]], <4 x float> [[TMP7]], i32 0, i32 4, i32 1, i16 64, i32 undef, i1 true)
; GRF32-NEXT:    ret <20 x float> [[R]]
; GRF64-LABEL: @twenty(
; GRF64-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v20f32.i16(<20 x float> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; GRF64-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v20f32.i16(<20 x float> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; GRF64-NEXT:    [[TMP3:%.*]] = fadd <16 x float> [[TMP1]], [[TMP2]]
; GRF64-NEXT:    [[TMP4:%.*]] = call <20 x float> @llvm.genx.wrregionf.v20f32.v16f32.i16.i1(<20 x float> [[X]], <16 x float> [[TMP3]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; GRF64-NEXT:    [[TMP5:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v20f32.i16(<20 x float> [[TMP4]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; GRF64-NEXT:    [[TMP6:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v20f32.i16(<20 x float> [[Y]], i32 0, i32 4, i32 1, i16 64, i32 undef)
; GRF64-NEXT:    [[TMP7:%.*]] = fadd <4 x float> [[TMP5]], [[TMP6]]
; GRF64-NEXT:    [[R:%.*]] = call <20 x float> @llvm.genx.wrregionf.v20f32.v4f32.i16.i1(<20 x float> [[TMP4]], <4 x float> [[TMP7]], i32 0, i32 4, i32 1, i16 64, i32 undef, i1 true)
; GRF64-NEXT:    ret <20 x float> [[R]]
  %r = fadd <20 x float> %x, %y
  ret <20 x float> %r
}

define <7 x i32> @seven(<7 x i32> %x, <7 x i32> %y) {
; GRF32-LABEL: @seven(
; GRF32-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v7i32.i16(<7 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; GRF32-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v7i32.i16(<7 x i32> [[Y:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; GRF32-NEXT:    [[TMP3:%.*]] = add <4 x i32> [[TMP1]], [[TMP2]]
; GRF32-NEXT:    [[TMP4:%.*]] = call <7 x i32> @llvm.genx.wrregioni.v7i32.v4i32.i16.i1(<7 x i32> [[X]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP5:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v7i32.i16(<7 x i32> [[TMP4]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; GRF32-NEXT:    [[TMP6:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v7i32.i16(<7 x i32> [[Y]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; GRF32-NEXT:    [[TMP7:%.*]] = add <2 x i32> [[TMP5]], [[TMP6]]
; GRF32-NEXT:    [[TMP8:%.*]] = call <7 x i32> @llvm.genx.wrregioni.v7i32.v2i32.i16.i1(<7 x i32> [[TMP4]], <2 x i32> [[TMP7]], i32 0, i32 2, i32 1, i16 16, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v7i32.i16(<7 x i32> [[TMP8]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; GRF32-NEXT:    [[TMP10:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v7i32.i16(<7 x i32> [[Y]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; GRF32-NEXT:    [[TMP11:%.*]] = add <1 x i32> [[TMP9]], [[TMP10]]
; GRF32-NEXT:    [[R:%.*]] = call <7 x i32> @llvm.genx.wrregioni.v7i32.v1i32.i16.i1(<7 x i32> [[TMP8]], <1 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; GRF32-NEXT:    ret <7 x i32> [[R]]
; GRF64-LABEL: @seven(
; GRF64-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v7i32.i16(<7 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; GRF64-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v7i32.i16(<7 x i32> [[Y:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; GRF64-NEXT:    [[TMP3:%.*]] = add <4 x i32> [[TMP1]], [[TMP2]]
; GRF64-NEXT:    [[TMP4:%.*]] = call <7 x i32> @llvm.genx.wrregioni.v7i32.v4i32.i16.i1(<7 x i32> [[X]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; GRF64-NEXT:    [[TMP5:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v7i32.i16(<7 x i32> [[TMP4]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; GRF64-NEXT:    [[TMP6:%.*]] = call <2 x i32> @llvm.genx.rdregioni.v2i32.v7i32.i16(<7 x i32> [[Y]], i32 0, i32 2, i32 1, i16 16, i32 undef)
; GRF64-NEXT:    [[TMP7:%.*]] = add <2 x i32> [[TMP5]], [[TMP6]]
; GRF64-NEXT:    [[TMP8:%.*]] = call <7 x i32> @llvm.genx.wrregioni.v7i32.v2i32.i16.i1(<7 x i32> [[TMP4]], <2 x i32> [[TMP7]], i32 0, i32 2, i32 1, i16 16, i32 undef, i1 true)
; GRF64-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v7i32.i16(<7 x i32> [[TMP8]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; GRF64-NEXT:    [[TMP10:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v7i32.i16(<7 x i32> [[Y]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; GRF64-NEXT:    [[TMP11:%.*]] = add <1 x i32> [[TMP9]], [[TMP10]]
; GRF64-NEXT:    [[R:%.*]] = call <7 x i32> @llvm.genx.wrregioni.v7i32.v1i32.i16.i1(<7 x i32> [[TMP8]], <1 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; GRF64-NEXT:    ret <7 x i32> [[R]]
  %r = add <7 x i32> %x, %y
  ret <7 x i32> %r
}


; From byte 4 on, 16 floats lie in three registers of 32 bytes.
define <16 x float> @misaligned(<64 x float> %v, <16 x float> %y) {
; GRF32-LABEL: @misaligned(
; GRF32-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 4, i32 undef)
; GRF32-NEXT:    [[TMP2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[Y:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; GRF32-NEXT:    [[TMP3:%.*]] = fadd <8 x float> [[TMP1]], [[TMP2]]
; GRF32-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[Y]], <8 x float> [[TMP3]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; GRF32-NEXT:    [[TMP5:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 8, i32 1, i16 36, i32 undef)
; GRF32-NEXT:    [[TMP6:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; GRF32-NEXT:    [[TMP7:%.*]] = fadd <8 x float> [[TMP5]], [[TMP6]]
; GRF32-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> [[TMP4]], <8 x float> [[TMP7]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; GRF32-NEXT:    ret <16 x float> [[R]]
; GRF64-LABEL: @misaligned(
; GRF64-NEXT:    [[X:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; GRF64-NEXT:    [[R:%.*]] = fadd <16 x float> [[X]], [[Y:%.*]]
; GRF64-NEXT:    ret <16 x float> [[R]]
  %x = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef)
  %r = fadd <16 x float> %x, %y
  ret <16 x float> %r
}

; Words: 32 of them in two registers.
define <32 x i16> @words(<32 x i16> %x, <32 x i16> %y) {
; GRF32-LABEL: @words(
; GRF32-NEXT:    [[R:%.*]] = add <32 x i16> [[X:%.*]], [[Y:%.*]]
; GRF32-NEXT:    ret <32 x i16> [[R]]
; GRF64-LABEL: @words(
; GRF64-NEXT:    [[R:%.*]] = add <32 x i16> [[X:%.*]], [[Y:%.*]]
; GRF64-NEXT:    ret <32 x i16> [[R]]
  %r = add <32 x i16> %x, %y
  ret <32 x i16> %r
}
