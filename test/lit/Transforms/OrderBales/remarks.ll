; What the pass says: the registers that a block needed and needs now; nothing
; about a block that stays as it is.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-order-bales --platform=skl -disable-output -pass-remarks=cmx-order-bales %s 2>&1 | FileCheck %s --implicit-check-not=remark:
; RUN: cmx-opt -passes=cmx-order-bales --platform=skl -S %s | FileCheck %s --check-prefix=IR

declare <256 x i32> @make(i32) memory(none) nounwind willreturn

; CHECK: remark: {{.*}}: in another order the values of this block need 3072 bytes of registers at a time, not 4096
define <256 x i32> @four_at_a_time() {
; IR-LABEL: @four_at_a_time(
; IR-NEXT:    [[A:%.*]] = call <256 x i32> @make(i32 0)
; IR-NEXT:    [[B:%.*]] = call <256 x i32> @make(i32 1)
; IR-NEXT:    [[C:%.*]] = call <256 x i32> @make(i32 2)
; IR-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B]]
; IR-NEXT:    [[D:%.*]] = call <256 x i32> @make(i32 3)
; IR-NEXT:    [[Y:%.*]] = xor <256 x i32> [[X]], [[C]]
; IR-NEXT:    [[Z:%.*]] = xor <256 x i32> [[Y]], [[D]]
; IR-NEXT:    ret <256 x i32> [[Z]]
  %a = call <256 x i32> @make(i32 0)
  %b = call <256 x i32> @make(i32 1)
  %c = call <256 x i32> @make(i32 2)
  %d = call <256 x i32> @make(i32 3)
  %x = xor <256 x i32> %a, %b
  %y = xor <256 x i32> %x, %c
  %z = xor <256 x i32> %y, %d
  ret <256 x i32> %z
}

define <256 x i32> @two_at_a_time() {
; IR-LABEL: @two_at_a_time(
; IR-NEXT:    [[A:%.*]] = call <256 x i32> @make(i32 0)
; IR-NEXT:    [[B:%.*]] = call <256 x i32> @make(i32 1)
; IR-NEXT:    [[X:%.*]] = xor <256 x i32> [[A]], [[B]]
; IR-NEXT:    ret <256 x i32> [[X]]
  %a = call <256 x i32> @make(i32 0)
  %b = call <256 x i32> @make(i32 1)
  %x = xor <256 x i32> %a, %b
  ret <256 x i32> %x
}
