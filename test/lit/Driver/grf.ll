; Threads with 256 registers, where the platform has them.
; RUN: cmx-opt %s --platform=pvc --grf=256 --emit=ir -S | FileCheck %s --check-prefix=FLAG
; FLAG: !{i32 1, !"cmx.platform", !"pvc-grf256"}
; The name with the register file is a platform like others.
; RUN: cmx-opt %s --platform=pvc-grf256 -passes=cmx-set-platform,verify -S | FileCheck %s --check-prefix=FLAG
; RUN: cmx-opt %s -passes='cmx-set-platform<platform=pvc-grf256>' -S | FileCheck %s --check-prefix=FLAG
; The usual number may be named, too.
; RUN: cmx-opt %s --platform=pvc-grf256 --grf=128 --emit=ir -S | FileCheck %s --check-prefix=USUAL
; USUAL: !"cmx.platform", !"pvc"}

; RUN: not cmx-opt %s --platform=icllp --grf=256 -o %t.none 2>&1 | FileCheck %s --check-prefix=NONE
; NONE: --grf expected a number of registers that threads of icllp have, 128; actual 256 [cmx-register-file]
; RUN: not cmx-opt %s --platform=dg2 --grf=192 -o %t.none 2>&1 | FileCheck %s --check-prefix=OTHER
; OTHER: --grf expected a number of registers that threads of dg2 have, 128 or 256; actual 192 [cmx-register-file]
; RUN: not cmx-opt %s --platform=tgllp-grf256 -o %t.none 2>&1 | FileCheck %s --check-prefix=NAME
; NAME: --platform expected to be one of {{.*}}; actual 'tgllp-grf256' [cmx-platform-unknown]
; RUN: not ls %t.none

define dllexport void @k(i32 %dst) {
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> zeroinitializer)
  ret void
}

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2}
!1 = !{i32 2}
!2 = !{i32 64}
