; Arrays that found no room stay in memory in a second run, when those that took the room are vectors.
; CHECK lines by hand: metadata
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s -o %t.once
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>,cmx-promote-arrays<platform=icllp>' -S %s -o %t.twice
; RUN: diff %t.once %t.twice
; RUN: FileCheck %s < %t.once

; CHECK: alloca [600 x float]{{.*}}!cmx.not-promoted ![[NOTE:[0-9]+]]
; CHECK-NOT: alloca
; CHECK: ![[NOTE]] = !{!"it takes 2400 bytes of registers; of 3072 for arrays, 1072 are left"}

define float @budget(i32 %i, i32 %j) {
  %a = alloca [500 x float]
  %b = alloca [600 x float]
  %pa = getelementptr float, ptr %a, i32 %i
  %pb = getelementptr float, ptr %b, i32 %j
  store float 1.0, ptr %pa
  store float 2.0, ptr %pb
  %x = load float, ptr %a
  %y = load float, ptr %b
  %r = fadd float %x, %y
  ret float %r
}
