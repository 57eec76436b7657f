; Errors in opt: named, and opt ends with a status other than 0.

; REQUIRES: plugin
; RUN: split-file %s %t
; RUN: not opt %loadplugin -passes=cmx-verify -disable-output %t/width.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=WIDTH
; WIDTH: error: function 'f'{{.*}} [cmx-region-width]

; RUN: not opt %loadplugin -passes=cmx-legalize -disable-output %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NONE
; NONE: error: function 'f': platform expected from a pass option or the module flag 'cmx.platform', one of skl, icllp, tgllp, dg2, pvc; actual none [cmx-platform-unknown]

; RUN: not opt %loadplugin -passes=cmx-legalize -disable-output %t/flag.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=FLAG
; FLAG: error: {{.*}}; actual 'gen7' [cmx-platform-unknown]

; RUN: not opt %loadplugin -passes='cmx-legalize<platform=gen7>' -disable-output %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OPTION
; OPTION: error: function 'f': platform expected to be one of skl, icllp, tgllp, dg2, pvc; actual 'gen7' [cmx-platform-unknown]

; RUN: not opt %loadplugin -passes='cmx-default<O1;platform=gen7>' -disable-output %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=MODULE
; MODULE: error: platform expected to be one of skl, icllp, tgllp, dg2, pvc; actual 'gen7' [cmx-platform-unknown]

; RUN: not opt %loadplugin -passes=cmx-default -disable-output %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=DEFAULT
; DEFAULT: error: module flag 'cmx.platform' expected to be one of skl, icllp, tgllp, dg2, pvc [cmx-platform-unknown]

; Names that are nearly right.
; RUN: not opt %loadplugin -passes='cmx-legalize<pvc>' -disable-output %t/good.ll 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not opt %loadplugin -passes='cmx-legalize<platform=pvc;platform=skl>' -disable-output %t/good.ll 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not opt %loadplugin -passes='cmx-legalize<>' -disable-output %t/good.ll 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not opt %loadplugin -passes='cmx-default<O3>' -disable-output %t/good.ll 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not opt %loadplugin -passes='cmx-verify<lax>' -disable-output %t/good.ll 2>&1 | FileCheck %s --check-prefix=NAME
; NAME: unknown {{.*}}pass

;--- width.ll
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)

define <8 x i32> @f(<16 x i32> %v) {
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 3, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

;--- good.ll
define <8 x i32> @f(<8 x i32> %v) {
  ret <8 x i32> %v
}

;--- flag.ll
define <8 x i32> @f(<8 x i32> %v) {
  ret <8 x i32> %v
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"cmx.platform", !"gen7"}
