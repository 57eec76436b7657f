; IR as text and as bitcode, from text and from bitcode, from a file and from
; standard input, to a file and to standard output.

; RUN: cmx-opt -passes=no-op-module -S %s | FileCheck %s
; RUN: cmx-opt -passes=no-op-module -S < %s | FileCheck %s
; RUN: cmx-opt -passes=no-op-module -S - < %s | FileCheck %s
; RUN: cmx-opt -p no-op-module -S %s -o - | FileCheck %s
; RUN: cmx-opt -passes=no-op-module %s | llvm-dis | FileCheck %s
; RUN: cmx-opt -passes=no-op-module %s -o %t.bc
; RUN: cmx-opt -passes=no-op-module -S %t.bc -o %t.ll
; RUN: FileCheck %s < %t.ll
; CHECK-LABEL: define <4 x i32> @f(<4 x i32> %v)
; CHECK-NEXT:    %r = add <4 x i32> %v, %v
; CHECK-NEXT:    ret <4 x i32> %r

; Nothing but passes:
; RUN: cmx-opt -passes=instcombine -disable-output %s | count 0

; --emit=ir without -passes and -S without --emit both run the default pipeline:
; RUN: cmx-opt --emit=ir %s | llvm-dis | FileCheck %s --check-prefix=DEFAULT
; RUN: cmx-opt -S %s | FileCheck %s --check-prefix=DEFAULT
; RUN: cmx-opt -S -O0 %s | FileCheck %s --check-prefix=DEFAULT
; DEFAULT: !"cmx.platform", !"icllp"

define <4 x i32> @f(<4 x i32> %v) {
  %r = add <4 x i32> %v, %v
  ret <4 x i32> %r
}
