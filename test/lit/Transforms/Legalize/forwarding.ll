; Of a vector of which only pieces are read, nothing is put together.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>,cmx-legalize<platform=icllp>' -S %s | FileCheck %s

declare <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float>, i32, i32, i32, i16, i32)

declare void @use(<24 x float>)

define <24 x float> @pieces_only(<24 x float> %x, <24 x float> %y) {
; CHECK-LABEL: @pieces_only(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = fmul <16 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = fmul <8 x float> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = fadd <16 x float> [[TMP3]], [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = fadd <8 x float> [[TMP6]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v16f32.i16.i1(<24 x float> poison, <16 x float> [[TMP8]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> [[TMP11]], <8 x float> [[TMP10]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <24 x float> [[R]]
  %p = fmul <24 x float> %y, %y
  %r = fadd <24 x float> %p, %y
  ret <24 x float> %r
}

; A foreign use keeps it whole, and the pieces are read from there.
define <24 x float> @foreign_use(<24 x float> %x, <24 x float> %y) {
; CHECK-LABEL: @foreign_use(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = fmul <16 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = fmul <8 x float> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v16f32.i16.i1(<24 x float> poison, <16 x float> [[TMP3]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[P:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> [[TMP7]], <8 x float> [[TMP6]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    call void @use(<24 x float> [[P]])
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[P]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = fadd <16 x float> [[TMP8]], [[TMP9]]
; CHECK-NEXT:    [[TMP11:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[P]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = fadd <8 x float> [[TMP11]], [[TMP12]]
; CHECK-NEXT:    [[TMP14:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v16f32.i16.i1(<24 x float> poison, <16 x float> [[TMP10]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> [[TMP14]], <8 x float> [[TMP13]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <24 x float> [[R]]
  %p = fmul <24 x float> %y, %y
  call void @use(<24 x float> %p)
  %r = fadd <24 x float> %p, %y
  ret <24 x float> %r
}

; So does a region that is no piece.
define <8 x float> @other_region(<24 x float> %x, <24 x float> %y) {
; CHECK-LABEL: @other_region(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = fmul <16 x float> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[Y]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = fmul <8 x float> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v16f32.i16.i1(<24 x float> poison, <16 x float> [[TMP3]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[P:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> [[TMP7]], <8 x float> [[TMP6]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[P]], i32 0, i32 8, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x float> [[R]]
  %p = fmul <24 x float> %y, %y
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> %p, i32 0, i32 8, i32 2, i16 0, i32 undef)
  ret <8 x float> %r
}

; All of a vector of pieces is twice a piece of another one.
declare <16 x i16> @llvm.genx.rdregioni.v16i16.v48i16.i16(<48 x i16>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
define <32 x i32> @whole_as_piece(<48 x i16> %a) {
; CHECK-LABEL: @whole_as_piece(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v48i16.i16(<48 x i16> [[A:%.*]], i32 0, i32 8, i32 2, i16 28, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i16> [[TMP1]] to <8 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v48i16.i16(<48 x i16> [[A]], i32 0, i32 8, i32 2, i16 60, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <8 x i16> [[TMP3]] to <8 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v48i16.i16(<48 x i16> [[A]], i32 0, i32 8, i32 2, i16 28, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = zext <8 x i16> [[TMP5]] to <8 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = mul <8 x i32> [[TMP2]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = sub <8 x i32> zeroinitializer, [[TMP7]]
; CHECK-NEXT:    [[TMP9:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v48i16.i16(<48 x i16> [[A]], i32 0, i32 8, i32 2, i16 60, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = zext <8 x i16> [[TMP9]] to <8 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = mul <8 x i32> [[TMP4]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = sub <8 x i32> zeroinitializer, [[TMP11]]
; CHECK-NEXT:    [[TMP13:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> poison, <8 x i32> [[TMP8]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[T:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> [[TMP13]], <8 x i32> [[TMP12]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> poison, <16 x i32> [[T]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> [[TMP14]], <16 x i32> [[T]], i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %a1 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v48i16.i16(<48 x i16> %a, i32 0, i32 16, i32 2, i16 28, i32 undef)
  %x = zext <16 x i16> %a1 to <16 x i32>
  %a2 = call <16 x i16> @llvm.genx.rdregioni.v16i16.v48i16.i16(<48 x i16> %a, i32 0, i32 16, i32 2, i16 28, i32 undef)
  %y = zext <16 x i16> %a2 to <16 x i32>
  %m = mul <16 x i32> %x, %y
  %t = sub <16 x i32> zeroinitializer, %m
  %r = call <32 x i32> @llvm.genx.rdregioni.v32i32.v16i32.i16(<16 x i32> %t, i32 0, i32 16, i32 1, i16 0, i32 undef)
  ret <32 x i32> %r
}
