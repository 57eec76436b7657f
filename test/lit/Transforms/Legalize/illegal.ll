; What no instruction of the platform computes is named, once each, and left.
; Not generated: it checks messages.
; CHECK lines by hand: they read diagnostics
; RUN: rm -f %t.ll
; RUN: not cmx-opt -passes='cmx-legalize<platform=icllp>' -S -o %t.ll %s 2>&1 | FileCheck %s
; RUN: not test -e %t.ll
; RUN: cmx-opt -passes='cmx-legalize<platform=pvc>' -disable-output %s

; CHECK: error: function 'f': instruction '%r = fadd <4 x double> %x, %y': expected an operation that icllp has, actual add with type df: icllp has no double precision [cmx-operation-illegal]
; CHECK: error: function 'f': instruction '%s = add <4 x i64> %v, %v': expected an operation that icllp has, actual add with type q: operation does not take this element type on the platform [cmx-operation-illegal]
define <4 x i64> @f(<4 x double> %x, <4 x double> %y, <4 x i64> %v) {
  %r = fadd <4 x double> %x, %y
  %b = bitcast <4 x double> %r to <4 x i64>
  %s = add <4 x i64> %v, %v
  %t = or <4 x i64> %b, %s
  ret <4 x i64> %t
}
