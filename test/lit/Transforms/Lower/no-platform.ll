; A platform is asked for only where platforms differ.
; REQUIRES: plugin
; CHECK lines by hand: opt runs here, not cmx-opt
; RUN: opt %loadplugin -passes=cmx-lower -S %s | FileCheck %s
; RUN: sed 's/shufflevector.*/add <8 x i64> %v, %v/' %s | not opt %loadplugin -passes=cmx-lower -S 2>&1 \
; RUN:   | FileCheck %s --check-prefix=ERROR
; RUN: sed 's/shufflevector.*/add <8 x i64> %v, %v/' %s | opt %loadplugin -passes='cmx-lower<platform=pvc>' -S \
; RUN:   | FileCheck %s --check-prefix=PVC

; CHECK: call <8 x i64> @llvm.genx.rdregioni
; ERROR: error: function 'f': platform expected{{.*}} [cmx-platform-unknown]
; PVC: add <8 x i64> %v, %v
define <8 x i64> @f(<8 x i64> %v) {
  %r = shufflevector <8 x i64> %v, <8 x i64> poison, <8 x i32> zeroinitializer
  ret <8 x i64> %r
}
