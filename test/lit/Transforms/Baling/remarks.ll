; Which readers are cloned, and which stay since a user does not take them in.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-baling -disable-output -pass-remarks=cmx -pass-remarks-missed=cmx %s 2>&1 \
; RUN:   | FileCheck %s
; RUN: cmx-opt -passes=cmx-baling -S %s | FileCheck %s --check-prefix=IR
; RUN: cmx-opt -passes=cmx-baling -disable-output -pass-remarks-output=%t.yaml %s
; RUN: FileCheck %s --check-prefix=YAML < %t.yaml

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; CHECK: remark: {{.*}}: %r: cloned, copies: 2, for users that absorb it as an operand
; YAML: --- !Passed
; YAML-NEXT: Pass: {{ *}}cmx-baling
; YAML-NEXT: Name: {{ *}}ReaderCloned
; YAML-NEXT: Function: {{ *}}cloned
define <16 x float> @cloned(<64 x float> %v, <16 x float> %x) {
; IR-LABEL: @cloned(
; IR-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[A:%.*]] = fmul <16 x float> [[R]], [[X:%.*]]
; IR-NEXT:    [[R2:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[B:%.*]] = fadd <16 x float> [[R2]], [[A]]
; IR-NEXT:    [[R1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[C:%.*]] = fadd <16 x float> [[R1]], [[B]]
; IR-NEXT:    ret <16 x float> [[C]]
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef)
  %a = fmul <16 x float> %r, %x
  %b = fadd <16 x float> %r, %a
  %c = fadd <16 x float> %r, %b
  ret <16 x float> %c
}

; CHECK-NEXT: remark: {{.*}}: %e: stays one instruction for its 2 users, since not all of them absorb it as an operand
; YAML: --- !Missed
; YAML: Name: {{ *}}ReaderKept
define <8 x i32> @kept(<8 x i16> %v, <8 x i32> %x) {
; IR-LABEL: @kept(
; IR-NEXT:    [[E:%.*]] = sext <8 x i16> [[V:%.*]] to <8 x i32>
; IR-NEXT:    [[A:%.*]] = add <8 x i32> [[E]], [[X:%.*]]
; IR-NEXT:    call void @llvm.genx.oword.st.v8i32(i32 0, i32 0, <8 x i32> [[E]])
; IR-NEXT:    ret <8 x i32> [[A]]
  %e = sext <8 x i16> %v to <8 x i32>
  %a = add <8 x i32> %e, %x
  call void @llvm.genx.oword.st.v8i32(i32 0, i32 0, <8 x i32> %e)
  ret <8 x i32> %a
}

; CHECK-NOT: remark
define <16 x float> @one_user(<64 x float> %v, <16 x float> %x) {
; IR-LABEL: @one_user(
; IR-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; IR-NEXT:    [[A:%.*]] = fmul <16 x float> [[R]], [[X:%.*]]
; IR-NEXT:    ret <16 x float> [[A]]
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef)
  %a = fmul <16 x float> %r, %x
  ret <16 x float> %a
}
