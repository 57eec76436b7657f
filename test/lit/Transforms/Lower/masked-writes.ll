; Pairs of bytes or words under a mask, where the platform has no such pairs
; (pvc): the choice is made in dwords before the write.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower --platform=pvc -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower,cmx-lower --platform=pvc -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower --platform=pvc --check-each -disable-output %s
; Elsewhere nothing is in the way.
; RUN: cmx-opt -passes=cmx-lower --platform=icllp -S %s | FileCheck --check-prefix=MASKED %s
; MASKED: wrregioni{{.*}}, <6 x i1> %m)
; MASKED: select <2 x i1> %m, <2 x half> %x, <2 x half> %y

; Four words and two.
define <16 x i16> @pair(<16 x i16> %v, <6 x i16> %x, <6 x i1> %m) {
; CHECK-LABEL: @pair(
; CHECK-NEXT:    [[TMP1:%.*]] = call <6 x i16> @llvm.genx.rdregioni.v6i16.v16i16.i16(<16 x i16> [[V:%.*]], i32 0, i32 6, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <6 x i16> [[X:%.*]] to <6 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = zext <6 x i16> [[TMP1]] to <6 x i32>
; CHECK-NEXT:    [[TMP4:%.*]] = select <6 x i1> [[M:%.*]], <6 x i32> [[TMP2]], <6 x i32> [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <6 x i32> [[TMP4]] to <12 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = call <6 x i16> @llvm.genx.rdregioni.v6i16.v12i16.i16(<12 x i16> [[TMP5]], i32 0, i32 6, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.i16.i1(<16 x i16> [[V]], <6 x i16> [[TMP6]], i32 0, i32 6, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %r = call <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.i16.v6i1(<16 x i16> %v, <6 x i16> %x, i32 0, i32 6, i32 1, i16 4, i32 undef, <6 x i1> %m)
  ret <16 x i16> %r
}

define <2 x half> @choice(<2 x half> %x, <2 x half> %y, <2 x i1> %m) {
; CHECK-LABEL: @choice(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <2 x half> [[X:%.*]] to <2 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <2 x i16> [[TMP1]] to <2 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <2 x half> [[Y:%.*]] to <2 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = zext <2 x i16> [[TMP3]] to <2 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = select <2 x i1> [[M:%.*]], <2 x i32> [[TMP2]], <2 x i32> [[TMP4]]
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <2 x i32> [[TMP5]] to <4 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = call <2 x i16> @llvm.genx.rdregioni.v2i16.v4i16.i16(<4 x i16> [[TMP6]], i32 0, i32 2, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = bitcast <2 x i16> [[TMP7]] to <2 x half>
; CHECK-NEXT:    ret <2 x half> [[R]]
  %r = select <2 x i1> %m, <2 x half> %x, <2 x half> %y
  ret <2 x half> %r
}

; Stays: an even number of pairs.
define <16 x i16> @quads(<16 x i16> %v, <8 x i16> %x, <8 x i1> %m) {
; CHECK-LABEL: @quads(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.v8i1(<16 x i16> [[V:%.*]], <8 x i16> [[X:%.*]], i32 0, i32 8, i32 1, i16 4, i32 undef, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %r = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.v8i1(<16 x i16> %v, <8 x i16> %x, i32 0, i32 8, i32 1, i16 4, i32 undef, <8 x i1> %m)
  ret <16 x i16> %r
}

; Stays: no mask.
define <16 x i16> @unmasked(<16 x i16> %v, <6 x i16> %x) {
; CHECK-LABEL: @unmasked(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.i16.i1(<16 x i16> [[V:%.*]], <6 x i16> [[X:%.*]], i32 0, i32 6, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %r = call <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.i16.i1(<16 x i16> %v, <6 x i16> %x, i32 0, i32 6, i32 1, i16 4, i32 undef, i1 true)
  ret <16 x i16> %r
}

; Stays: the rows may coincide, and the last one written counts.
define <16 x i16> @row_offsets(<16 x i16> %v, <6 x i16> %x, <2 x i16> %o, <6 x i1> %m) {
; CHECK-LABEL: @row_offsets(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.v2i16.v6i1(<16 x i16> [[V:%.*]], <6 x i16> [[X:%.*]], i32 0, i32 3, i32 1, <2 x i16> [[O:%.*]], i32 undef, <6 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %r = call <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.v2i16.v6i1(<16 x i16> %v, <6 x i16> %x, i32 0, i32 3, i32 1, <2 x i16> %o, i32 undef, <6 x i1> %m)
  ret <16 x i16> %r
}

; Stays: lanes outside of the vector must not be touched.
define <16 x i16> @variable_offset(<16 x i16> %v, <6 x i16> %x, i16 %o, <6 x i1> %m) {
; CHECK-LABEL: @variable_offset(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.i16.v6i1(<16 x i16> [[V:%.*]], <6 x i16> [[X:%.*]], i32 0, i32 6, i32 1, i16 [[O:%.*]], i32 undef, <6 x i1> [[M:%.*]])
; CHECK-NEXT:    ret <16 x i16> [[R]]
  %r = call <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.i16.v6i1(<16 x i16> %v, <6 x i16> %x, i32 0, i32 6, i32 1, i16 %o, i32 undef, <6 x i1> %m)
  ret <16 x i16> %r
}

declare <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.i16.i1(<16 x i16>, <6 x i16>, i32, i32, i32, i16, i32, i1)
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.v2i16.v6i1(<16 x i16>, <6 x i16>, i32, i32, i32, <2 x i16>, i32, <6 x i1>)
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v6i16.i16.v6i1(<16 x i16>, <6 x i16>, i32, i32, i32, i16, i32, <6 x i1>)
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.v8i1(<16 x i16>, <8 x i16>, i32, i32, i32, i16, i32, <8 x i1>)

; A choice in dwords whose result a mov would pack.
define <2 x i16> @packed_choice(<2 x i16> %x, <2 x i16> %y, <2 x i1> %m) {
; CHECK-LABEL: @packed_choice(
; CHECK-NEXT:    [[A:%.*]] = sext <2 x i16> [[X:%.*]] to <2 x i32>
; CHECK-NEXT:    [[B:%.*]] = sext <2 x i16> [[Y:%.*]] to <2 x i32>
; CHECK-NEXT:    [[S:%.*]] = select <2 x i1> [[M:%.*]], <2 x i32> [[A]], <2 x i32> [[B]]
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <2 x i32> [[S]] to <4 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <2 x i16> @llvm.genx.rdregioni.v2i16.v4i16.i16(<4 x i16> [[TMP1]], i32 0, i32 2, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <2 x i16> [[R]]
  %a = sext <2 x i16> %x to <2 x i32>
  %b = sext <2 x i16> %y to <2 x i32>
  %s = select <2 x i1> %m, <2 x i32> %a, <2 x i32> %b
  %r = trunc <2 x i32> %s to <2 x i16>
  ret <2 x i16> %r
}

; Stays: no pairs.
define <4 x i16> @packed_choice_of_four(<4 x i32> %x, <4 x i32> %y, <4 x i1> %m) {
; CHECK-LABEL: @packed_choice_of_four(
; CHECK-NEXT:    [[S:%.*]] = select <4 x i1> [[M:%.*]], <4 x i32> [[X:%.*]], <4 x i32> [[Y:%.*]]
; CHECK-NEXT:    [[R:%.*]] = trunc <4 x i32> [[S]] to <4 x i16>
; CHECK-NEXT:    ret <4 x i16> [[R]]
  %s = select <4 x i1> %m, <4 x i32> %x, <4 x i32> %y
  %r = trunc <4 x i32> %s to <4 x i16>
  ret <4 x i16> %r
}

; One condition for all lanes becomes one for each.
define <2 x i16> @scalar_condition(<2 x i32> %x, <2 x i32> %y, i1 %m) {
; CHECK-LABEL: @scalar_condition(
; CHECK-NEXT:    [[TMP1:%.*]] = select i1 [[M:%.*]], i16 -1, i16 0
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast i16 [[TMP1]] to <1 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i16> @llvm.genx.rdregioni.v2i16.v1i16.i16(<1 x i16> [[TMP2]], i32 0, i32 2, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = icmp ne <2 x i16> [[TMP3]], zeroinitializer
; CHECK-NEXT:    [[S:%.*]] = select <2 x i1> [[TMP4]], <2 x i32> [[X:%.*]], <2 x i32> [[Y:%.*]]
; CHECK-NEXT:    [[TMP5:%.*]] = bitcast <2 x i32> [[S]] to <4 x i16>
; CHECK-NEXT:    [[R:%.*]] = call <2 x i16> @llvm.genx.rdregioni.v2i16.v4i16.i16(<4 x i16> [[TMP5]], i32 0, i32 2, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <2 x i16> [[R]]
  %s = select i1 %m, <2 x i32> %x, <2 x i32> %y
  %r = trunc <2 x i32> %s to <2 x i16>
  ret <2 x i16> %r
}
