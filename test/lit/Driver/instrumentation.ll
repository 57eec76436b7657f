; The options of opt that watch passes, some of them LLVM's own, work and use the
; names of our passes.

; RUN: cmx-opt -passes=cmx-intrinsic-attrs -print-changed -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHANGED
; CHANGED: *** IR Dump At Start ***
; CHANGED: *** IR Dump After {{.*}}IntrinsicAttrsPass on [module] ***
; CHANGED: memory(none)

; RUN: cmx-opt -passes=cmx-intrinsic-attrs,cmx-verify -print-after=cmx-verify \
; RUN:   -disable-output %s 2>&1 | FileCheck %s --check-prefix=AFTER
; AFTER-NOT: IntrinsicAttrsPass
; AFTER: *** IR Dump After {{.*}}VerifyPass on [module] ***

; RUN: cmx-opt -passes=cmx-verify -print-after-all -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=AFTER

; RUN: cmx-opt -passes=cmx-verify -time-passes -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=TIME
; TIME: Pass execution timing report
; TIME: VerifyPass

; RUN: cmx-opt -passes=cmx-verify,instcombine -debug-pass-manager -disable-output \
; RUN:   %s 2>&1 | FileCheck %s --check-prefix=DEBUG
; DEBUG: Running pass: {{.*}}VerifyPass on [module]
; DEBUG: Running pass: InstCombinePass on f

; Required passes run below a bisection limit, others do not.
; RUN: cmx-opt -passes=cmx-intrinsic-attrs,instcombine -opt-bisect-limit=0 -S %s \
; RUN:   2>&1 | FileCheck %s --check-prefix=BISECT
; BISECT: BISECT: NOT running pass (1) {{instcombine|InstCombinePass}} on f
; BISECT: %same = add i32 %x, 0
; BISECT: attributes {{.*}} memory(none)

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)

define <8 x i32> @f(<16 x i32> %v, i32 %x, ptr %p) {
  %same = add i32 %x, 0
  store i32 %same, ptr %p
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}
