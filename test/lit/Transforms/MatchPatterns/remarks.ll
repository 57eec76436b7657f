; What the pass says.
; RUN: cmx-opt -passes='cmx-match-patterns<platform=dg2>' -disable-output -pass-remarks=cmx-match-patterns %s 2>&1 | FileCheck %s

; CHECK: remark: {{.*}}: %t is a sum of three terms
define <16 x i32> @sum(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
  %s = add <16 x i32> %a, %b
  %t = add <16 x i32> %s, %c
  ret <16 x i32> %t
}

; CHECK: remark: {{.*}}: %r is an average
define <16 x i16> @average(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add <16 x i16> %x, splat (i16 1)
  %t = add <16 x i16> %s, %y
  %r = lshr <16 x i16> %t, splat (i16 1)
  ret <16 x i16> %r
}

; CHECK: remark: {{.*}}: %r is written under a predicate
define <16 x i32> @choice(<16 x i32> %a, <16 x i32> %b, <16 x i1> %m) {
  %x = xor <16 x i32> %a, %b
  %y = add <16 x i32> %x, %a
  %r = select <16 x i1> %m, <16 x i32> %y, <16 x i32> %x
  ret <16 x i32> %r
}
