; What the pass says.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=icllp -disable-output -pass-remarks=cmx-narrow-sums -pass-remarks-missed=cmx-narrow-sums -pass-remarks-analysis=cmx-narrow-sums %s 2>&1 | FileCheck %s --implicit-check-not=remark:
; RUN: cmx-opt -passes=cmx-narrow-sums --platform=icllp -S %s | FileCheck %s --check-prefix=IR

; CHECK: remark: {{.*}}: sum of 3 terms between 0 and 765 computed in 16 bits with 0 shared sums, cost [[#]] instead of [[#]]
define <32 x float> @bytes(<32 x i8> %a, <32 x i8> %b, <32 x i8> %c) {
; IR-LABEL: @bytes(
; IR-NEXT:    [[TMP1:%.*]] = zext <32 x i8> [[A:%.*]] to <32 x i16>
; IR-NEXT:    [[TMP2:%.*]] = zext <32 x i8> [[B:%.*]] to <32 x i16>
; IR-NEXT:    [[TMP3:%.*]] = add <32 x i16> [[TMP2]], [[TMP1]]
; IR-NEXT:    [[TMP4:%.*]] = zext <32 x i8> [[C:%.*]] to <32 x i16>
; IR-NEXT:    [[TMP5:%.*]] = add <32 x i16> [[TMP4]], [[TMP3]]
; IR-NEXT:    [[S:%.*]] = uitofp <32 x i16> [[TMP5]] to <32 x float>
; IR-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %fc = uitofp <32 x i8> %c to <32 x float>
  %ab = fadd <32 x float> %fa, %fb
  %s = fadd <32 x float> %ab, %fc
  ret <32 x float> %s
}

; CHECK: remark: {{.*}}: sum stays as it is: a partial sum may be rounded
define <32 x half> @rounded(<32 x i8> %a, <32 x i8> %b) {
; IR-LABEL: @rounded(
; IR-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x half>
; IR-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x half>
; IR-NEXT:    [[P:%.*]] = fmul <32 x half> [[FA]], splat (half 0xH4800)
; IR-NEXT:    [[S:%.*]] = fadd <32 x half> [[P]], [[FB]]
; IR-NEXT:    ret <32 x half> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x half>
  %fb = uitofp <32 x i8> %b to <32 x half>
  %p = fmul <32 x half> %fa, splat (half 8.0)
  %s = fadd <32 x half> %p, %fb
  ret <32 x half> %s
}

; CHECK: remark: {{.*}}: sum stays as it is: the result may be -0.0
define <32 x float> @negative_zero(<32 x i8> %a, <32 x i8> %b) {
; IR-LABEL: @negative_zero(
; IR-NEXT:    [[FA:%.*]] = uitofp <32 x i8> [[A:%.*]] to <32 x float>
; IR-NEXT:    [[FB:%.*]] = uitofp <32 x i8> [[B:%.*]] to <32 x float>
; IR-NEXT:    [[NA:%.*]] = fneg <32 x float> [[FA]]
; IR-NEXT:    [[S:%.*]] = fsub <32 x float> [[NA]], [[FB]]
; IR-NEXT:    ret <32 x float> [[S]]
  %fa = uitofp <32 x i8> %a to <32 x float>
  %fb = uitofp <32 x i8> %b to <32 x float>
  %na = fneg <32 x float> %fa
  %s = fsub <32 x float> %na, %fb
  ret <32 x float> %s
}

; CHECK: remark: {{.*}}: sum stays as it is: integers cost as much
define <16 x float> @not_cheaper(<16 x i8> %a, <16 x i8> %b) {
; IR-LABEL: @not_cheaper(
; IR-NEXT:    [[FA:%.*]] = uitofp <16 x i8> [[A:%.*]] to <16 x float>
; IR-NEXT:    [[FB:%.*]] = uitofp <16 x i8> [[B:%.*]] to <16 x float>
; IR-NEXT:    [[S:%.*]] = fadd <16 x float> [[FA]], [[FB]]
; IR-NEXT:    [[P:%.*]] = fdiv <16 x float> [[FA]], [[FB]]
; IR-NEXT:    [[R:%.*]] = fdiv <16 x float> [[P]], [[S]]
; IR-NEXT:    ret <16 x float> [[R]]
  %fa = uitofp <16 x i8> %a to <16 x float>
  %fb = uitofp <16 x i8> %b to <16 x float>
  %s = fadd <16 x float> %fa, %fb
  %p = fdiv <16 x float> %fa, %fb
  %r = fdiv <16 x float> %p, %s
  ret <16 x float> %r
}

; CHECK: remark: {{.*}}: sum of 4 terms between 0 and 262140 computed in 16 bits with 1 shared sums, cost [[#]] instead of [[#]]
define <64 x i16> @shared(<80 x i16> %v) {
; IR-LABEL: @shared(
; IR-NEXT:    [[X0:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V:%.*]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[X1:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 2, i32 undef)
; IR-NEXT:    [[X2:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[X3:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 64, i32 1, i16 6, i32 undef)
; IR-NEXT:    [[TMP1:%.*]] = call <66 x i16> @llvm.genx.rdregioni.v66i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 66, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[TMP2:%.*]] = call <66 x i16> @llvm.genx.rdregioni.v66i16.v80i16.i16(<80 x i16> [[V]], i32 0, i32 66, i32 1, i16 2, i32 undef)
; IR-NEXT:    [[TMP3:%.*]] = add <66 x i16> [[TMP2]], [[TMP1]]
; IR-NEXT:    [[TMP4:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[TMP5:%.*]] = call <64 x i16> @llvm.genx.rdregioni.v64i16.v66i16.i16(<66 x i16> [[TMP3]], i32 0, i32 64, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[S:%.*]] = add <64 x i16> [[TMP5]], [[TMP4]]
; IR-NEXT:    ret <64 x i16> [[S]]
  %x0 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 0, i32 undef)
  %x1 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 2, i32 undef)
  %x2 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 4, i32 undef)
  %x3 = call <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16> %v, i32 0, i32 64, i32 1, i16 6, i32 undef)
  %a = add <64 x i16> %x0, %x1
  %b = add <64 x i16> %a, %x2
  %s = add <64 x i16> %b, %x3
  ret <64 x i16> %s
}

; CHECK: remark: {{.*}}: scaled by an integer product with 1 and a shift by 2 in 16 bits, cost [[#]] instead of [[#]]
define <32 x i8> @scaled(<32 x i16> %x) {
; IR-LABEL: @scaled(
; IR-NEXT:    [[SMALL:%.*]] = and <32 x i16> [[X:%.*]], splat (i16 1023)
; IR-NEXT:    [[TMP1:%.*]] = lshr <32 x i16> [[SMALL]], splat (i16 2)
; IR-NEXT:    [[R:%.*]] = trunc <32 x i16> [[TMP1]] to <32 x i8>
; IR-NEXT:    ret <32 x i8> [[R]]
  %small = and <32 x i16> %x, splat (i16 1023)
  %f = uitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0.25)
  %r = fptoui <32 x float> %p to <32 x i8>
  ret <32 x i8> %r
}

; CHECK: remark: {{.*}}: scaled conversion stays as it is: the integer may be negative
define <32 x i8> @negative(<32 x i16> %x) {
; IR-LABEL: @negative(
; IR-NEXT:    [[SMALL:%.*]] = ashr <32 x i16> [[X:%.*]], splat (i16 8)
; IR-NEXT:    [[F:%.*]] = sitofp <32 x i16> [[SMALL]] to <32 x float>
; IR-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float 2.500000e-01)
; IR-NEXT:    [[R:%.*]] = fptosi <32 x float> [[P]] to <32 x i8>
; IR-NEXT:    ret <32 x i8> [[R]]
  %small = ashr <32 x i16> %x, splat (i16 8)
  %f = sitofp <32 x i16> %small to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0.25)
  %r = fptosi <32 x float> %p to <32 x i8>
  ret <32 x i8> %r
}

; CHECK: remark: {{.*}}: scaled conversion stays as it is: the integer may have too many values
define <32 x i16> @too_many_values(<32 x i16> %x) {
; IR-LABEL: @too_many_values(
; IR-NEXT:    [[F:%.*]] = uitofp <32 x i16> [[X:%.*]] to <32 x float>
; IR-NEXT:    [[P:%.*]] = fmul <32 x float> [[F]], splat (float 2.500000e-01)
; IR-NEXT:    [[R:%.*]] = fptoui <32 x float> [[P]] to <32 x i16>
; IR-NEXT:    ret <32 x i16> [[R]]
  %f = uitofp <32 x i16> %x to <32 x float>
  %p = fmul <32 x float> %f, splat (float 0.25)
  %r = fptoui <32 x float> %p to <32 x i16>
  ret <32 x i16> %r
}

declare <64 x i16> @llvm.genx.rdregioni.v64i16.v80i16.i16(<80 x i16>, i32, i32, i32, i16, i32)
