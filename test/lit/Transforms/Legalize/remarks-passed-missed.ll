; What became of vectors of pieces: updated in place, or put together because of a reader.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -disable-output -pass-remarks=cmx \
; RUN:   -pass-remarks-missed=cmx %s 2>&1 | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -S %s | FileCheck %s --check-prefix=IR

declare <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)

; CHECK-NOT: remark
; CHECK: remark: {{.*}}: %r: the pieces replace those of %x, which has its last use here
; CHECK-NOT: remark
define <64 x float> @in_place(<64 x float> %x) {
; IR-LABEL: @in_place(
; IR-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[TMP2:%.*]] = fmul <16 x float> [[TMP1]], splat (float 2.000000e+00)
; IR-NEXT:    [[TMP3:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[X]], <16 x float> [[TMP2]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[TMP3]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; IR-NEXT:    [[TMP5:%.*]] = fmul <16 x float> [[TMP4]], splat (float 2.000000e+00)
; IR-NEXT:    [[TMP6:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[TMP3]], <16 x float> [[TMP5]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; IR-NEXT:    [[TMP7:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[TMP6]], i32 0, i32 16, i32 1, i16 128, i32 undef)
; IR-NEXT:    [[TMP8:%.*]] = fmul <16 x float> [[TMP7]], splat (float 2.000000e+00)
; IR-NEXT:    [[TMP9:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[TMP6]], <16 x float> [[TMP8]], i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
; IR-NEXT:    [[TMP10:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[TMP9]], i32 0, i32 16, i32 1, i16 192, i32 undef)
; IR-NEXT:    [[TMP11:%.*]] = fmul <16 x float> [[TMP10]], splat (float 2.000000e+00)
; IR-NEXT:    [[R:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[TMP9]], <16 x float> [[TMP11]], i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
; IR-NEXT:    ret <64 x float> [[R]]
  %r = fmul <64 x float> %x, splat (float 2.0)
  ret <64 x float> %r
}

; CHECK: remark: {{.*}}: %t: the pieces replace those of %y, which has its last use here
; CHECK: remark: {{.*}}: %s: 4 pieces lie in one vector, since some users read more than one
; CHECK-NOT: remark
define <8 x float> @across_pieces(<64 x float> %x, <64 x float> %y) {
; IR-LABEL: @across_pieces(
; IR-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[X]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[TMP3:%.*]] = fadd <16 x float> [[TMP1]], [[TMP2]]
; IR-NEXT:    [[TMP4:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[X]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; IR-NEXT:    [[TMP5:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[X]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; IR-NEXT:    [[TMP6:%.*]] = fadd <16 x float> [[TMP4]], [[TMP5]]
; IR-NEXT:    [[TMP7:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[X]], i32 0, i32 16, i32 1, i16 128, i32 undef)
; IR-NEXT:    [[TMP8:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[X]], i32 0, i32 16, i32 1, i16 128, i32 undef)
; IR-NEXT:    [[TMP9:%.*]] = fadd <16 x float> [[TMP7]], [[TMP8]]
; IR-NEXT:    [[TMP10:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[X]], i32 0, i32 16, i32 1, i16 192, i32 undef)
; IR-NEXT:    [[TMP11:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[X]], i32 0, i32 16, i32 1, i16 192, i32 undef)
; IR-NEXT:    [[TMP12:%.*]] = fadd <16 x float> [[TMP10]], [[TMP11]]
; IR-NEXT:    [[TMP13:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> poison, <16 x float> [[TMP3]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[TMP14:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[TMP13]], <16 x float> [[TMP6]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; IR-NEXT:    [[TMP15:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[TMP14]], <16 x float> [[TMP9]], i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
; IR-NEXT:    [[S:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[TMP15]], <16 x float> [[TMP12]], i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
; IR-NEXT:    [[TMP16:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[S]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[TMP17:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[TMP18:%.*]] = fadd <16 x float> [[TMP16]], [[TMP17]]
; IR-NEXT:    [[TMP19:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[Y]], <16 x float> [[TMP18]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[TMP20:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[S]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; IR-NEXT:    [[TMP21:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[TMP19]], i32 0, i32 16, i32 1, i16 64, i32 undef)
; IR-NEXT:    [[TMP22:%.*]] = fadd <16 x float> [[TMP20]], [[TMP21]]
; IR-NEXT:    [[TMP23:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[TMP19]], <16 x float> [[TMP22]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; IR-NEXT:    [[TMP24:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[S]], i32 0, i32 16, i32 1, i16 128, i32 undef)
; IR-NEXT:    [[TMP25:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[TMP23]], i32 0, i32 16, i32 1, i16 128, i32 undef)
; IR-NEXT:    [[TMP26:%.*]] = fadd <16 x float> [[TMP24]], [[TMP25]]
; IR-NEXT:    [[TMP27:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[TMP23]], <16 x float> [[TMP26]], i32 0, i32 16, i32 1, i16 128, i32 undef, i1 true)
; IR-NEXT:    [[TMP28:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[S]], i32 0, i32 16, i32 1, i16 192, i32 undef)
; IR-NEXT:    [[TMP29:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[TMP27]], i32 0, i32 16, i32 1, i16 192, i32 undef)
; IR-NEXT:    [[TMP30:%.*]] = fadd <16 x float> [[TMP28]], [[TMP29]]
; IR-NEXT:    [[T:%.*]] = call <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.i1(<64 x float> [[TMP27]], <16 x float> [[TMP30]], i32 0, i32 16, i32 1, i16 192, i32 undef, i1 true)
; IR-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[S]], i32 0, i32 8, i32 2, i16 36, i32 undef)
; IR-NEXT:    [[U:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> [[T]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[V:%.*]] = fadd <8 x float> [[R]], [[U]]
; IR-NEXT:    [[W:%.*]] = fadd <8 x float> [[V]], [[U]]
; IR-NEXT:    ret <8 x float> [[W]]
  %s = fadd <64 x float> %x, %x
  %t = fadd <64 x float> %s, %y
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %s, i32 0, i32 8, i32 2, i16 36, i32 undef)
  %u = call <8 x float> @llvm.genx.rdregionf.v8f32.v64f32.i16(<64 x float> %t, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %v = fadd <8 x float> %r, %u
  %w = fadd <8 x float> %v, %u
  ret <8 x float> %w
}
