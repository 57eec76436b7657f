; The plugin in opt: passes, parameters, printers and pipelines by name.

; REQUIRES: plugin
; RUN: opt %loadplugin -passes='cmx-intrinsic-attrs,function(cmx-canonicalize-regions),cmx-lower-arguments,cmx-verify' -S %s \
; RUN:   | FileCheck %s
; CHECK: call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK: attributes {{.*}} memory(none)

; RUN: opt %loadplugin -passes='function(cmx-baling,cmx-legalize<platform=pvc>)' -S %s \
; RUN:   | FileCheck %s --check-prefix=REGION
; RUN: opt %loadplugin -passes='cmx-set-platform<platform=skl>,function(cmx-legalize)' -S %s \
; RUN:   | FileCheck %s --check-prefix=REGION
; RUN: opt %loadplugin -passes='cmx-default<O1;platform=tgllp>' -S %s \
; RUN:   | FileCheck %s --check-prefixes=REGION,PIPELINE
; REGION: define <8 x i32> @f(
; REGION: call <8 x i32> @llvm.genx.rdregioni
; PIPELINE: !"cmx.platform", !"tgllp"

; RUN: opt %loadplugin -passes='print<cmx-bales>' -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=BALES
; BALES: %r: mov x8

; RUN: opt %loadplugin -passes='require<cmx-bales>,cmx-baling,invalidate<cmx-bales>' -disable-output %s

; Names of our passes work in LLVM's own options.
; RUN: opt %loadplugin -passes='cmx-verify,function(cmx-baling)' -print-after=cmx-baling -disable-output %s 2>&1 \
; RUN:   | FileCheck %s --check-prefix=AFTER
; AFTER: *** IR Dump After {{.*}}BalingPass on f ***

; RUN: opt %loadplugin -passes='cmx-default<O0;platform=pvc>' -print-pipeline-passes -disable-output %s \
; RUN:   | FileCheck %s --check-prefix=NAMES
; NAMES: cmx-set-platform<platform=pvc>,cmx-public-forms,cmx-intrinsic-attrs,function(cmx-canonicalize-regions),cmx-lower-arguments,cmx-lower-runtime,cmx-verify

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)

define <8 x i32> @f(<16 x i32> %v) {
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %v, i32 0, i32 0, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}
