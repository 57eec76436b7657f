; Both averages are found, whichever is looked at first: the range of the second
; one's operand would be looked for through more operations than are followed, and
; what lies at that limit be known badly.
; RUN: cmx-opt -passes=cmx-match-patterns --platform=icllp -S %s | FileCheck %s

; CHECK: %first = call <16 x i16> @llvm.genx.uuavg
; CHECK: %last = call <16 x i16> @llvm.genx.uuavg
define <16 x i16> @k(<16 x i16> %x, <16 x i16> %y) {
  %x8 = and <16 x i16> %x, splat (i16 255)
  %a = add <16 x i16> %x8, splat (i16 1)
  %b = and <16 x i16> %y, splat (i16 255)
  %first.0 = add <16 x i16> %a, %b
  %first.1 = add <16 x i16> %first.0, splat (i16 1)
  %first = lshr <16 x i16> %first.1, splat (i16 1)
  %c0 = add <16 x i16> %first, splat (i16 1)
  %d0 = and <16 x i16> %c0, splat (i16 255)
  %c1 = add <16 x i16> %d0, splat (i16 2)
  %d1 = and <16 x i16> %c1, splat (i16 255)
  %c2 = add <16 x i16> %d1, splat (i16 3)
  %d2 = and <16 x i16> %c2, splat (i16 255)
  %c3 = add <16 x i16> %d2, splat (i16 4)
  %d3 = and <16 x i16> %c3, splat (i16 255)
  %c4 = add <16 x i16> %d3, splat (i16 5)
  %d4 = and <16 x i16> %c4, splat (i16 255)
  %c5 = add <16 x i16> %d4, splat (i16 6)
  %d5 = and <16 x i16> %c5, splat (i16 255)
  %c6 = add <16 x i16> %d5, splat (i16 7)
  %d6 = and <16 x i16> %c6, splat (i16 255)
  %c7 = add <16 x i16> %d6, splat (i16 8)
  %d7 = and <16 x i16> %c7, splat (i16 255)
  %c8 = add <16 x i16> %d7, splat (i16 9)
  %d8 = and <16 x i16> %c8, splat (i16 255)
  %c9 = add <16 x i16> %d8, splat (i16 10)
  %d9 = and <16 x i16> %c9, splat (i16 255)
  %c10 = add <16 x i16> %d9, splat (i16 11)
  %d10 = and <16 x i16> %c10, splat (i16 255)
  %c11 = add <16 x i16> %d10, splat (i16 12)
  %d11 = and <16 x i16> %c11, splat (i16 255)
  %c12 = add <16 x i16> %d11, splat (i16 13)
  %d12 = and <16 x i16> %c12, splat (i16 255)
  %c13 = add <16 x i16> %d12, splat (i16 14)
  %d13 = and <16 x i16> %c13, splat (i16 255)
  %e0 = and <16 x i16> %d13, splat (i16 127)
  %last.0 = add <16 x i16> %e0, %b
  %last.1 = add <16 x i16> %last.0, splat (i16 1)
  %last = lshr <16 x i16> %last.1, splat (i16 1)
  ret <16 x i16> %last
}
