; Dwords are not exact as singles and would be rounded twice: no platform has the
; conversion, and legalization reports it.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-lower<platform=pvc>' -S %s | FileCheck %s

define <8 x bfloat> @from_dwords(<8 x i32> %x) {
; CHECK-LABEL: @from_dwords(
; CHECK-NEXT:    [[R:%.*]] = sitofp <8 x i32> [[X:%.*]] to <8 x bfloat>
; CHECK-NEXT:    ret <8 x bfloat> [[R]]
  %r = sitofp <8 x i32> %x to <8 x bfloat>
  ret <8 x bfloat> %r
}
