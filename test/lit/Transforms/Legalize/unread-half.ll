; The compare reads rows of %q that make no region of %r, so %q is a bale of its own,
; with %r, which could not stand alone. Then only one half of the compare remains,
; and takes %q: what stands alone now is split.
; CHECK lines by utils/update-checks
; RUN: cmx-opt %s --platform=icllp --passes=cmx-legalize --check-each -verify-each -S -o - | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --passes=cmx-legalize --check-each -verify-each --disable-output

declare <48 x i8> @llvm.genx.rdregioni.v48i8.v96i8.i16(<96 x i8>, i32, i32, i32, i16, i32)
declare <32 x i16> @llvm.genx.rdregioni.v32i16.v24i16.i16(<24 x i16>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1>, i32)

define <16 x i32> @half(<24 x i32> %v, <16 x i32> %a, <16 x i32> %b) {
; CHECK-LABEL: @half(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <24 x i32> [[V:%.*]] to <96 x i8>
; CHECK-NEXT:    [[TMP2:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v96i8.i16(<96 x i8> [[TMP1]], i32 0, i32 32, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <24 x i32> [[V]] to <96 x i8>
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v96i8.i16(<96 x i8> [[TMP3]], i32 0, i32 16, i32 1, i16 34, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v32i8.i16.i1(<48 x i8> poison, <32 x i8> [[TMP2]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <48 x i8> @llvm.genx.wrregioni.v48i8.v16i8.i16.i1(<48 x i8> [[TMP5]], <16 x i8> [[TMP4]], i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W:%.*]] = bitcast <48 x i8> [[R]] to <24 x i16>
; CHECK-NEXT:    [[Q:%.*]] = call <32 x i16> @llvm.genx.rdregioni.v32i16.v24i16.i16(<24 x i16> [[W]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <32 x i16> [[Q]] to <16 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v16i32.i16(<16 x i32> [[TMP6]], i32 0, i32 16, i32 0, i16 28, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = icmp sge <16 x i32> zeroinitializer, [[TMP7]]
; CHECK-NEXT:    [[S:%.*]] = select <16 x i1> [[TMP8]], <16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[S]]
  %bytes = bitcast <24 x i32> %v to <96 x i8>
  %r = call <48 x i8> @llvm.genx.rdregioni.v48i8.v96i8.i16(<96 x i8> %bytes, i32 0, i32 48, i32 1, i16 2, i32 undef)
  %w = bitcast <48 x i8> %r to <24 x i16>
  %q = call <32 x i16> @llvm.genx.rdregioni.v32i16.v24i16.i16(<24 x i16> %w, i32 0, i32 4, i32 1, i16 0, i32 undef)
  %d = bitcast <32 x i16> %q to <16 x i32>
  %x = call <32 x i32> @llvm.genx.rdregioni.v32i32.v16i32.i16(<16 x i32> %d, i32 7, i32 16, i32 0, i16 28, i32 undef)
  %c = icmp sge <32 x i32> zeroinitializer, %x
  %p = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %c, i32 0)
  %s = select <16 x i1> %p, <16 x i32> %a, <16 x i32> %b
  ret <16 x i32> %s
}
