; Float sums of integers that are exact become sums of narrow integers.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=icllp -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-narrow-sums,cmx-narrow-sums --platform=icllp -verify-each -S %s | FileCheck %s
; Registers of 64 bytes
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=pvc -S %s | FileCheck %s --check-prefix=PVC

define <32 x float> @bytes(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[S]]
; PVC-LABEL: @bytes(
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; PVC-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x float>
; PVC-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %ab = fadd <32 x float> %fa, %fb
  %s = fadd <32 x float> %ab, %fc
  ret <32 x float> %s
}

; The sum of signed bytes is a signed word.
define <32 x float> @signed_bytes(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @signed_bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = sext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = sext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = sub <32 x i16> [[TMP3]], [[TMP4]]
; CHECK-NEXT:    [[S:%.*]] = sitofp <32 x i16> [[TMP5]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[S]]
; PVC-LABEL: @signed_bytes(
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP2:%.*]] = sext <32 x i8> [[A:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = sext <32 x i8> [[B:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP5:%.*]] = sub <32 x i16> [[TMP3]], [[TMP4]]
; PVC-NEXT:    [[S:%.*]] = sitofp <32 x i16> [[TMP5]] to <32 x float>
; PVC-NEXT:    ret <32 x float> [[S]]
  %fa = sitofp <32 x i8> %a to <32 x float>
  %fb = sitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %ab = fsub <32 x float> %fa, %fb
  %s = fadd <32 x float> %fc, %ab
  ret <32 x float> %s
}

; Masks make dwords small.
define <32 x float> @masked_dwords(<32 x i32> %a, <32 x i32> %b, <32 x i32> %c) {
; CHECK-LABEL: @masked_dwords(
; CHECK-NEXT:    [[MA:%.*]] = and <32 x i32> [[A:%.*]], splat (i32 255)
; CHECK-NEXT:    [[MB:%.*]] = and <32 x i32> [[B:%.*]], splat (i32 1023)
; CHECK-NEXT:    [[MC:%.*]] = lshr <32 x i32> [[C:%.*]], splat (i32 20)
; CHECK-NEXT:    [[TMP1:%.*]] = trunc <32 x i32> [[MA]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = trunc <32 x i32> [[MB]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = trunc <32 x i32> [[MC]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[S]]
; PVC-LABEL: @masked_dwords(
; PVC-NEXT:    [[MA:%.*]] = and <32 x i32> [[A:%.*]], splat (i32 255)
; PVC-NEXT:    [[MB:%.*]] = and <32 x i32> [[B:%.*]], splat (i32 1023)
; PVC-NEXT:    [[MC:%.*]] = lshr <32 x i32> [[C:%.*]], splat (i32 20)
; PVC-NEXT:    [[TMP1:%.*]] = trunc <32 x i32> [[MA]] to <32 x i16>
; PVC-NEXT:    [[TMP2:%.*]] = trunc <32 x i32> [[MB]] to <32 x i16>
; PVC-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = trunc <32 x i32> [[MC]] to <32 x i16>
; PVC-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; PVC-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x float>
; PVC-NEXT:    ret <32 x float> [[S]]
  %ma = and <32 x i32> %a, splat (i32 255)
  %mb = and <32 x i32> %b, splat (i32 1023)
  %mc = lshr <32 x i32> %c, splat (i32 20)
  %fa = uitofp <32 x i32> %ma to <32 x float>
  %fb = uitofp <32 x i32> %mb to <32 x float>
  %fc = uitofp <32 x i32> %mc to <32 x float>
  %ab = fadd <32 x float> %fa, %fb
  %s = fadd <32 x float> %ab, %fc
  ret <32 x float> %s
}

; 3 * 65535 needs dwords.
define <32 x float> @words(<32 x i16> %a, <32 x i16> %b, <32 x i16> %c) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[A:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i16> [[B:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i32> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i16> [[C:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i32> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[S:%.*]] = uitofp <32 x i32> [[TMP5]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[S]]
; PVC-LABEL: @words(
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[A:%.*]] to <32 x i32>
; PVC-NEXT:    [[TMP2:%.*]] = zext <32 x i16> [[B:%.*]] to <32 x i32>
; PVC-NEXT:    [[TMP3:%.*]] = add <32 x i32> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = zext <32 x i16> [[C:%.*]] to <32 x i32>
; PVC-NEXT:    [[TMP5:%.*]] = add <32 x i32> [[TMP4]], [[TMP3]]
; PVC-NEXT:    [[S:%.*]] = uitofp <32 x i32> [[TMP5]] to <32 x float>
; PVC-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i16> %a to <32 x float>
  %fb = uitofp <32 x i16> %b to <32 x float>
  %fc = uitofp <32 x i16> %c to <32 x float>
  %ab = fadd <32 x float> %fa, %fb
  %s = fadd <32 x float> %ab, %fc
  ret <32 x float> %s
}

define <32 x half> @halves(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @halves(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x half>
; CHECK-NEXT:    ret <32 x half> [[S]]
; PVC-LABEL: @halves(
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; PVC-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x half>
; PVC-NEXT:    ret <32 x half> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x half>
  %fb = uitofp <32 x i8> %b to <32 x half>
  %fc = uitofp <32 x i8> %c to <32 x half>
  %ab = fadd <32 x half> %fa, %fb
  %s = fadd <32 x half> %ab, %fc
  ret <32 x half> %s
}

; Weights and constants are integers too. A tap that is there twice has twice the
; weight.
define <32 x float> @weights(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @weights(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i16> [[TMP1]], splat (i16 2)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = mul <32 x i16> [[TMP3]], splat (i16 2)
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = add <32 x i16> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], splat (i16 7)
; CHECK-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP8]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[S]]
; PVC-LABEL: @weights(
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP2:%.*]] = mul <32 x i16> [[TMP1]], splat (i16 2)
; PVC-NEXT:    [[TMP3:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP4:%.*]] = mul <32 x i16> [[TMP3]], splat (i16 2)
; PVC-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP2]]
; PVC-NEXT:    [[TMP6:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP7:%.*]] = add <32 x i16> [[TMP6]], [[TMP5]]
; PVC-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], splat (i16 7)
; PVC-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP8]] to <32 x float>
; PVC-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %b2 = fmul <32 x float> %fb, splat (float 2.0)
  %ab = fadd <32 x float> %fa, %b2
  %abc = fadd <32 x float> %ab, %fc
  %abca = fadd <32 x float> %abc, %fa
  %s = fadd <32 x float> %abca, splat (float 7.0)
  ret <32 x float> %s
}

; A product with a negative constant may be -0.0, but not in a sum with +0.0.
define <32 x float> @negative_weight(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @negative_weight(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = sub <32 x i16> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[S:%.*]] = sitofp <32 x i16> [[TMP5]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[S]]
; PVC-LABEL: @negative_weight(
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP3:%.*]] = sub <32 x i16> [[TMP1]], [[TMP2]]
; PVC-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; PVC-NEXT:    [[S:%.*]] = sitofp <32 x i16> [[TMP5]] to <32 x float>
; PVC-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %nb = fmul <32 x float> %fb, splat (float -1.0)
  %ab = fadd <32 x float> %nb, %fa
  %s = fadd <32 x float> %ab, %fc
  ret <32 x float> %s
}

; A partial sum with another user is an integer for the rest of the sum.
define <32 x float> @partial_sum_used(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @partial_sum_used(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[AB:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x float>
; CHECK-NEXT:    [[TMP6:%.*]] = zext <32 x i8> [[C]] to <32 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = add <32 x i16> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[TMP8:%.*]] = zext <32 x i8> [[A]] to <32 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = sub <32 x i16> [[TMP7]], [[TMP8]]
; CHECK-NEXT:    [[S:%.*]] = sitofp <32 x i16> [[TMP9]] to <32 x float>
; CHECK-NEXT:    [[R:%.*]] = fdiv <32 x float> [[AB]], [[S]]
; CHECK-NEXT:    ret <32 x float> [[R]]
; PVC-LABEL: @partial_sum_used(
; PVC-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; PVC-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A]] to <32 x i16>
; PVC-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; PVC-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C]] to <32 x i16>
; PVC-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; PVC-NEXT:    [[AB:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x float>
; PVC-NEXT:    [[C2:%.*]] = fadd <32 x float> [[AB]], [[FC]]
; PVC-NEXT:    [[S:%.*]] = fsub <32 x float> [[C2]], [[FA]]
; PVC-NEXT:    [[R:%.*]] = fdiv <32 x float> [[AB]], [[S]]
; PVC-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %abx = fadd <32 x float> %fa, %fb
  %ab = fadd <32 x float> %abx, %fc
  %c2 = fadd <32 x float> %ab, %fc
  %s = fsub <32 x float> %c2, %fa
  %r = fdiv <32 x float> %ab, %s
  ret <32 x float> %r
}

; Weights with a fraction: the sum is scaled in the end.
define <32 x float> @fixed_point(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; CHECK-LABEL: @fixed_point(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = mul <32 x i16> [[TMP2]], splat (i16 2)
; CHECK-NEXT:    [[TMP4:%.*]] = add <32 x i16> [[TMP3]], [[TMP1]]
; CHECK-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = add <32 x i16> [[TMP5]], [[TMP4]]
; CHECK-NEXT:    [[TMP7:%.*]] = add <32 x i16> [[TMP6]], splat (i16 2)
; CHECK-NEXT:    [[TMP8:%.*]] = uitofp <32 x i16> [[TMP7]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fmul <32 x float> [[TMP8]], splat (float 2.500000e-01)
; CHECK-NEXT:    ret <32 x float> [[S]]
; PVC-LABEL: @fixed_point(
; PVC-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP3:%.*]] = mul <32 x i16> [[TMP2]], splat (i16 2)
; PVC-NEXT:    [[TMP4:%.*]] = add <32 x i16> [[TMP3]], [[TMP1]]
; PVC-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; PVC-NEXT:    [[TMP6:%.*]] = add <32 x i16> [[TMP5]], [[TMP4]]
; PVC-NEXT:    [[TMP7:%.*]] = add <32 x i16> [[TMP6]], splat (i16 2)
; PVC-NEXT:    [[TMP8:%.*]] = uitofp <32 x i16> [[TMP7]] to <32 x float>
; PVC-NEXT:    [[S:%.*]] = fmul <32 x float> [[TMP8]], splat (float 2.500000e-01)
; PVC-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %pa = fmul <32 x float> %fa, splat (float 0.25)
  %pb = fmul <32 x float> %fb, splat (float 0.5)
  %pc = fmul <32 x float> %fc, splat (float 0.25)
  %ab = fadd <32 x float> %pa, %pb
  %abc = fadd <32 x float> %ab, %pc
  %s = fadd <32 x float> %abc, splat (float 0.5)
  ret <32 x float> %s
}
