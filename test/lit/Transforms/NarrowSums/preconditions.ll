; What may be computed in narrow integers, and one condition after the other violated.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=icllp -S %s | FileCheck %s

declare <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float>)
declare <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8>, i32, i32, i32, i16, i32)

; No term is zero, but their sum may be: +0.0, and -0.0 once it is negated.
define <32 x float> @cancels(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @cancels(
; CHECK-NEXT:    [[OA:%.*]] = or <32 x i8> [[A:%.*]], splat (i8 1)
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[OA]] to <32 x float>
; CHECK-NEXT:    [[OB:%.*]] = or <32 x i8> [[B:%.*]], splat (i8 1)
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[OB]] to <32 x float>
; CHECK-NEXT:    [[OC:%.*]] = or <32 x i8> [[C:%.*]], splat (i8 1)
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[OC]] to <32 x float>
; CHECK-NEXT:    [[OD:%.*]] = or <32 x i8> [[D:%.*]], splat (i8 1)
; CHECK-NEXT:    [[FD:%.*]] = uitofp <32 x i8> [[OD]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fsub <32 x float> [[FA]], [[FB]]
; CHECK-NEXT:    [[T:%.*]] = fadd <32 x float> [[S]], [[FC]]
; CHECK-NEXT:    [[U:%.*]] = fsub <32 x float> [[T]], [[FD]]
; CHECK-NEXT:    [[N:%.*]] = fneg <32 x float> [[U]]
; CHECK-NEXT:    [[R:%.*]] = fmul <32 x float> [[N]], splat (float 2.000000e+00)
; CHECK-NEXT:    ret <32 x float> [[R]]
  %oa = or <32 x i8> %a, splat (i8 1)
  %fa = uitofp <32 x i8> %oa to <32 x float>
  %ob = or <32 x i8> %b, splat (i8 1)
  %fb = uitofp <32 x i8> %ob to <32 x float>
  %oc = or <32 x i8> %c, splat (i8 1)
  %fc = uitofp <32 x i8> %oc to <32 x float>
  %od = or <32 x i8> %d, splat (i8 1)
  %fd = uitofp <32 x i8> %od to <32 x float>
  %s = fsub <32 x float> %fa, %fb
  %t = fadd <32 x float> %s, %fc
  %u = fsub <32 x float> %t, %fd
  %n = fneg <32 x float> %u
  %r = fmul <32 x float> %n, splat (float 2.000000e+00)
  ret <32 x float> %r
}

; The same without a way to zero: it becomes a sum of words.
define <32 x float> @cancels_not(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @cancels_not(
; CHECK-NEXT:    [[OA:%.*]] = or <32 x i8> [[A:%.*]], splat (i8 1)
; CHECK-NEXT:    [[OB:%.*]] = or <32 x i8> [[B:%.*]], splat (i8 1)
; CHECK-NEXT:    [[OC:%.*]] = or <32 x i8> [[C:%.*]], splat (i8 1)
; CHECK-NEXT:    [[OD:%.*]] = or <32 x i8> [[D:%.*]], splat (i8 1)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[OA]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i16> [[TMP1]], splat (i16 2)
; CHECK-NEXT:    [[TMP3:%.*]] = sub <32 x i16> zeroinitializer, [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[OB]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = mul <32 x i16> [[TMP4]], splat (i16 2)
; CHECK-NEXT:    [[TMP6:%.*]] = sub <32 x i16> [[TMP3]], [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = zext <32 x i8> [[OC]] to <32 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = mul <32 x i16> [[TMP7]], splat (i16 2)
; CHECK-NEXT:    [[TMP9:%.*]] = sub <32 x i16> [[TMP6]], [[TMP8]]
; CHECK-NEXT:    [[TMP10:%.*]] = zext <32 x i8> [[OD]] to <32 x i16>
; CHECK-NEXT:    [[TMP11:%.*]] = mul <32 x i16> [[TMP10]], splat (i16 2)
; CHECK-NEXT:    [[TMP12:%.*]] = sub <32 x i16> [[TMP9]], [[TMP11]]
; CHECK-NEXT:    [[R:%.*]] = sitofp <32 x i16> [[TMP12]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[R]]
  %oa = or <32 x i8> %a, splat (i8 1)
  %fa = uitofp <32 x i8> %oa to <32 x float>
  %ob = or <32 x i8> %b, splat (i8 1)
  %fb = uitofp <32 x i8> %ob to <32 x float>
  %oc = or <32 x i8> %c, splat (i8 1)
  %fc = uitofp <32 x i8> %oc to <32 x float>
  %od = or <32 x i8> %d, splat (i8 1)
  %fd = uitofp <32 x i8> %od to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %t = fadd <32 x float> %s, %fc
  %u = fadd <32 x float> %t, %fd
  %n = fneg <32 x float> %u
  %r = fmul <32 x float> %n, splat (float 2.000000e+00)
  ret <32 x float> %r
}

; -0.0 - 0.0 is -0.0, unlike 0.0 - 0.0.
define <32 x float> @from_negative_zero(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @from_negative_zero(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = zext <32 x i8> [[D:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = add <32 x i16> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[U:%.*]] = uitofp <32 x i16> [[TMP7]] to <32 x float>
; CHECK-NEXT:    [[R:%.*]] = fsub <32 x float> splat (float -0.000000e+00), [[U]]
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %fd = uitofp <32 x i8> %d to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %t = fadd <32 x float> %s, %fc
  %u = fadd <32 x float> %t, %fd
  %r = fsub <32 x float> splat (float -0.000000e+00), %u
  ret <32 x float> %r
}

; A factor that is negative makes -0.0 of 0.0.
define <32 x float> @negative_factor(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @negative_factor(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; CHECK-NEXT:    [[FC:%.*]] = uitofp <32 x i8> [[C:%.*]] to <32 x float>
; CHECK-NEXT:    [[FD:%.*]] = uitofp <32 x i8> [[D:%.*]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fadd <32 x float> [[FA]], [[FB]]
; CHECK-NEXT:    [[T:%.*]] = fadd <32 x float> [[S]], [[FC]]
; CHECK-NEXT:    [[U:%.*]] = fadd <32 x float> [[T]], [[FD]]
; CHECK-NEXT:    [[R:%.*]] = fmul <32 x float> [[U]], splat (float -2.000000e+00)
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %fd = uitofp <32 x i8> %d to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %t = fadd <32 x float> %s, %fc
  %u = fadd <32 x float> %t, %fd
  %r = fmul <32 x float> %u, splat (float -2.000000e+00)
  ret <32 x float> %r
}

; A negative byte as an unsigned word is large, whatever it was extended from.
define <32 x float> @unsigned_of_signed(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @unsigned_of_signed(
; CHECK-NEXT:    [[XA:%.*]] = sext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[XB:%.*]] = sext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[XC:%.*]] = sext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[XD:%.*]] = sext <32 x i8> [[D:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i16> [[XA]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i16> [[XB]] to <32 x i32>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i32> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i16> [[XC]] to <32 x i32>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i32> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = zext <32 x i16> [[XD]] to <32 x i32>
; CHECK-NEXT:    [[TMP7:%.*]] = add <32 x i32> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[R:%.*]] = uitofp <32 x i32> [[TMP7]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[R]]
  %xa = sext <32 x i8> %a to <32 x i16>
  %fa = uitofp <32 x i16> %xa to <32 x float>
  %xb = sext <32 x i8> %b to <32 x i16>
  %fb = uitofp <32 x i16> %xb to <32 x float>
  %xc = sext <32 x i8> %c to <32 x i16>
  %fc = uitofp <32 x i16> %xc to <32 x float>
  %xd = sext <32 x i8> %d to <32 x i16>
  %fd = uitofp <32 x i16> %xd to <32 x float>
  %s = fadd <32 x float> %fa, %fb
  %t = fadd <32 x float> %s, %fc
  %r = fadd <32 x float> %t, %fd
  ret <32 x float> %r
}

; One vector with both signs is two terms.
define <32 x float> @both_signs(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @both_signs(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = sext <32 x i8> [[A]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; CHECK-NEXT:    [[TMP6:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP7:%.*]] = add <32 x i16> [[TMP6]], [[TMP5]]
; CHECK-NEXT:    [[R:%.*]] = sitofp <32 x i16> [[TMP7]] to <32 x float>
; CHECK-NEXT:    ret <32 x float> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %ga = sitofp <32 x i8> %a to <32 x float>
  %s = fadd <32 x float> %fa, %ga
  %t = fadd <32 x float> %s, %fb
  %r = fadd <32 x float> %t, %fc
  ret <32 x float> %r
}

; The largest sum is 32768, and the least one negative: no word holds both.
define <32 x i32> @limit(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @limit(
; CHECK-NEXT:    [[M:%.*]] = and <32 x i8> [[A:%.*]], splat (i8 -128)
; CHECK-NEXT:    [[XM:%.*]] = zext <32 x i8> [[M]] to <32 x i32>
; CHECK-NEXT:    [[XB:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i32>
; CHECK-NEXT:    [[XC:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i32>
; CHECK-NEXT:    [[H:%.*]] = shl <32 x i32> [[XM]], splat (i32 8)
; CHECK-NEXT:    [[S:%.*]] = sub <32 x i32> [[H]], [[XB]]
; CHECK-NEXT:    [[R:%.*]] = sub <32 x i32> [[S]], [[XC]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %m = and <32 x i8> %a, splat (i8 -128)
  %xm = zext <32 x i8> %m to <32 x i32>
  %xb = zext <32 x i8> %b to <32 x i32>
  %xc = zext <32 x i8> %c to <32 x i32>
  %h = shl <32 x i32> %xm, splat (i32 8)
  %s = sub <32 x i32> %h, %xb
  %r = sub <32 x i32> %s, %xc
  ret <32 x i32> %r
}

; One less, and a word does.
define <32 x i32> @below_limit(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @below_limit(
; CHECK-NEXT:    [[M:%.*]] = and <32 x i8> [[A:%.*]], splat (i8 127)
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[M]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i16> [[TMP1]], splat (i16 256)
; CHECK-NEXT:    [[TMP3:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP4:%.*]] = sub <32 x i16> [[TMP2]], [[TMP3]]
; CHECK-NEXT:    [[TMP5:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP6:%.*]] = sub <32 x i16> [[TMP4]], [[TMP5]]
; CHECK-NEXT:    [[R:%.*]] = sext <32 x i16> [[TMP6]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %m = and <32 x i8> %a, splat (i8 127)
  %xm = zext <32 x i8> %m to <32 x i32>
  %xb = zext <32 x i8> %b to <32 x i32>
  %xc = zext <32 x i8> %c to <32 x i32>
  %h = shl <32 x i32> %xm, splat (i32 8)
  %s = sub <32 x i32> %h, %xb
  %r = sub <32 x i32> %s, %xc
  ret <32 x i32> %r
}

; A lane of the mask without a value may be more.
define <32 x i32> @undefined_lane(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c, <32 x i8> %d) {
; CHECK-LABEL: @undefined_lane(
; CHECK-NEXT:    [[M:%.*]] = and <32 x i8> [[A:%.*]], <i8 undef, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127>
; CHECK-NEXT:    [[XM:%.*]] = zext <32 x i8> [[M]] to <32 x i32>
; CHECK-NEXT:    [[XB:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i32>
; CHECK-NEXT:    [[XC:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i32>
; CHECK-NEXT:    [[H:%.*]] = shl <32 x i32> [[XM]], splat (i32 8)
; CHECK-NEXT:    [[S:%.*]] = sub <32 x i32> [[H]], [[XB]]
; CHECK-NEXT:    [[R:%.*]] = sub <32 x i32> [[S]], [[XC]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %m = and <32 x i8> %a, <i8 undef, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127>
  %xm = zext <32 x i8> %m to <32 x i32>
  %xb = zext <32 x i8> %b to <32 x i32>
  %xc = zext <32 x i8> %c to <32 x i32>
  %h = shl <32 x i32> %xm, splat (i32 8)
  %s = sub <32 x i32> %h, %xb
  %r = sub <32 x i32> %s, %xc
  ret <32 x i32> %r
}

; Two sums with a part in common, one of which needs more than a word.
define <32 x i32> @widths(<40 x i8> %v) {
; CHECK-LABEL: @widths(
; CHECK-NEXT:    [[T0:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = zext <32 x i8> [[T0]] to <32 x i32>
; CHECK-NEXT:    [[T1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[X1:%.*]] = zext <32 x i8> [[T1]] to <32 x i32>
; CHECK-NEXT:    [[T3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[X3:%.*]] = zext <32 x i8> [[T3]] to <32 x i32>
; CHECK-NEXT:    [[TMP1:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[TMP1]] to <32 x i16>
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 1, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[TMP3]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP2]]
; CHECK-NEXT:    [[TMP6:%.*]] = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> [[V]], i32 0, i32 32, i32 1, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = zext <32 x i8> [[TMP6]] to <32 x i16>
; CHECK-NEXT:    [[TMP8:%.*]] = add <32 x i16> [[TMP7]], [[TMP5]]
; CHECK-NEXT:    [[S2:%.*]] = zext <32 x i16> [[TMP8]] to <32 x i32>
; CHECK-NEXT:    [[P0:%.*]] = mul <32 x i32> [[X0]], splat (i32 1000)
; CHECK-NEXT:    [[P1:%.*]] = mul <32 x i32> [[X1]], splat (i32 1000)
; CHECK-NEXT:    [[Q:%.*]] = add <32 x i32> [[P0]], [[P1]]
; CHECK-NEXT:    [[Q2:%.*]] = add <32 x i32> [[Q]], [[X3]]
; CHECK-NEXT:    [[R:%.*]] = xor <32 x i32> [[S2]], [[Q2]]
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %t0 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 0, i32 undef)
  %x0 = zext <32 x i8> %t0 to <32 x i32>
  %t1 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 1, i32 undef)
  %x1 = zext <32 x i8> %t1 to <32 x i32>
  %t2 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 2, i32 undef)
  %x2 = zext <32 x i8> %t2 to <32 x i32>
  %t3 = call <32 x i8> @llvm.genx.rdregioni.v32i8.v40i8.i16(<40 x i8> %v, i32 0, i32 32, i32 1, i16 3, i32 undef)
  %x3 = zext <32 x i8> %t3 to <32 x i32>
  %s = add <32 x i32> %x0, %x1
  %s2 = add <32 x i32> %s, %x2
  %p0 = mul <32 x i32> %x0, splat (i32 1000)
  %p1 = mul <32 x i32> %x1, splat (i32 1000)
  %q = add <32 x i32> %p0, %p1
  %q2 = add <32 x i32> %q, %x3
  %r = xor <32 x i32> %s2, %q2
  ret <32 x i32> %r
}

; Scaled, a number below zero is no unsigned number.
define <32 x i32> @negative_addend(<32 x i8> %a) {
; CHECK-LABEL: @negative_addend(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fmul <32 x float> [[FA]], splat (float 3.000000e+00)
; CHECK-NEXT:    [[T:%.*]] = fadd <32 x float> [[S]], splat (float -1.000000e+00)
; CHECK-NEXT:    [[R:%.*]] = fptosi <32 x float> [[T]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %s = fmul <32 x float> %fa, splat (float 3.000000e+00)
  %t = fadd <32 x float> %s, splat (float -1.000000e+00)
  %r = fptosi <32 x float> %t to <32 x i32>
  ret <32 x i32> %r
}

; Scaled and above zero.
define <32 x i32> @positive_addend(<32 x i8> %a) {
; CHECK-LABEL: @positive_addend(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i32>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i32> [[TMP1]], splat (i32 3)
; CHECK-NEXT:    [[R:%.*]] = add <32 x i32> [[TMP2]], splat (i32 1)
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %s = fmul <32 x float> %fa, splat (float 3.000000e+00)
  %t = fadd <32 x float> %s, splat (float 1.000000e+00)
  %r = fptosi <32 x float> %t to <32 x i32>
  ret <32 x i32> %r
}

; The integer may be negative.
define <32 x i32> @negative_integer(<32 x i8> %a) {
; CHECK-LABEL: @negative_integer(
; CHECK-NEXT:    [[FA:%.*]] = sitofp <32 x i8> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fmul <32 x float> [[FA]], splat (float 3.000000e+00)
; CHECK-NEXT:    [[R:%.*]] = fptosi <32 x float> [[S]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %fa = sitofp <32 x i8> %a to <32 x float>
  %s = fmul <32 x float> %fa, splat (float 3.000000e+00)
  %r = fptosi <32 x float> %s to <32 x i32>
  ret <32 x i32> %r
}

; The factor is a denormal, which some hardware takes for zero.
define <32 x i32> @denormal_factor(<32 x i8> %a) {
; CHECK-LABEL: @denormal_factor(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fmul <32 x float> [[FA]], splat (float 0x3800000000000000)
; CHECK-NEXT:    [[T:%.*]] = fadd <32 x float> [[S]], splat (float 3.500000e+00)
; CHECK-NEXT:    [[R:%.*]] = fptosi <32 x float> [[T]] to <32 x i32>
; CHECK-NEXT:    ret <32 x i32> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %s = fmul <32 x float> %fa, splat (float 0x3800000000000000)
  %t = fadd <32 x float> %s, splat (float 3.500000e+00)
  %r = fptosi <32 x float> %t to <32 x i32>
  ret <32 x i32> %r
}

; 255 * 2.5 is beyond the largest byte: it saturates.
define <32 x i8> @saturated(<32 x i8> %a) {
; CHECK-LABEL: @saturated(
; CHECK-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; CHECK-NEXT:    [[S:%.*]] = fmul <32 x float> [[FA]], splat (float 2.500000e+00)
; CHECK-NEXT:    [[R:%.*]] = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> [[S]])
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %s = fmul <32 x float> %fa, splat (float 2.500000e+00)
  %r = call <32 x i8> @llvm.fptoui.sat.v32i8.v32f32(<32 x float> %s)
  ret <32 x i8> %r
}

; The same, where such numbers are poison.
define <32 x i8> @not_saturated(<32 x i8> %a) {
; CHECK-LABEL: @not_saturated(
; CHECK-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = mul <32 x i16> [[TMP1]], splat (i16 5)
; CHECK-NEXT:    [[TMP3:%.*]] = lshr <32 x i16> [[TMP2]], splat (i16 1)
; CHECK-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP3]] to <32 x i8>
; CHECK-NEXT:    ret <32 x i8> [[R]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %s = fmul <32 x float> %fa, splat (float 2.500000e+00)
  %r = fptoui <32 x float> %s to <32 x i8>
  ret <32 x i8> %r
}
