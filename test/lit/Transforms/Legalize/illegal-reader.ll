; A value that is split, with a reader that no instruction computes.
; CHECK lines by hand: they read diagnostics
; RUN: not cmx-opt -passes='cmx-legalize<platform=icllp>' -disable-output %s 2>&1 | FileCheck %s

; CHECK: error: function 'f': instruction '%d = fpext <32 x float> %s to <32 x double>': expected an operation that icllp has, actual mov with type df: icllp has no double precision [cmx-operation-illegal]
define <32 x double> @f(<32 x float> %x) {
  %s = fadd <32 x float> %x, %x
  %d = fpext <32 x float> %s to <32 x double>
  ret <32 x double> %d
}
