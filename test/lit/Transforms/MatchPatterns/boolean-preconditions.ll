; What is one boolean function, and one condition after the other violated.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-match-patterns<platform=dg2>' -S %s | FileCheck %s

declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

; a & b | c.
define <16 x i32> @three(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, <16 x i32> %d) {
; CHECK-LABEL: @three(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]], i8 -8)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = and <16 x i32> %a, %b
  %r = or <16 x i32> %x, %c
  ret <16 x i32> %r
}

; A complement of a complement.
define <16 x i32> @twice_inverted(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, <16 x i32> %d) {
; CHECK-LABEL: @twice_inverted(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]], i8 -8)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %n = xor <16 x i32> %a, splat (i32 -1)
  %m = xor <16 x i32> %n, splat (i32 -1)
  %x = and <16 x i32> %m, %b
  %r = or <16 x i32> %x, %c
  ret <16 x i32> %r
}

; Complements between the operations.
define <16 x i32> @inverted(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, <16 x i32> %d) {
; CHECK-LABEL: @inverted(
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]], i8 75)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %n = xor <16 x i32> %a, splat (i32 -1)
  %x = and <16 x i32> %n, %b
  %y = xor <16 x i32> %x, splat (i32 -1)
  %r = xor <16 x i32> %y, %c
  ret <16 x i32> %r
}

; Four values: one function of three, and an operation.
define <16 x i32> @four(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, <16 x i32> %d) {
; CHECK-LABEL: @four(
; CHECK-NEXT:    [[Y:%.*]] = call <16 x i32> @llvm.genx.bfn.v16i32.v16i32(<16 x i32> [[A:%.*]], <16 x i32> [[B:%.*]], <16 x i32> [[C:%.*]], i8 120)
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[Y]], [[D:%.*]]
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = and <16 x i32> %a, %b
  %y = xor <16 x i32> %x, %c
  %r = or <16 x i32> %y, %d
  ret <16 x i32> %r
}

; What stands between is read elsewhere, too.
define <16 x i32> @other_reader(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, <16 x i32> %d) {
; CHECK-LABEL: @other_reader(
; CHECK-NEXT:    [[X:%.*]] = and <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i32> [[X]], [[C:%.*]]
; CHECK-NEXT:    call void @llvm.genx.oword.st.v16i32(i32 7, i32 0, <16 x i32> [[X]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = and <16 x i32> %a, %b
  %r = or <16 x i32> %x, %c
  call void @llvm.genx.oword.st.v16i32(i32 7, i32 0, <16 x i32> %x)
  ret <16 x i32> %r
}

; Bytes have no such instruction.
define <16 x i8> @bytes(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[X:%.*]] = and <16 x i8> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[R:%.*]] = or <16 x i8> [[X]], [[C:%.*]]
; CHECK-NEXT:    ret <16 x i8> [[R]]
  %x = and <16 x i8> %a, %b
  %r = or <16 x i8> %x, %c
  ret <16 x i8> %r
}

; The operations stand in two blocks.
define <16 x i32> @blocks(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c, <16 x i32> %d, i1 %p) {
; CHECK-LABEL: @blocks(
; CHECK:       entry:
; CHECK-NEXT:    [[X:%.*]] = and <16 x i32> [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    br i1 [[P:%.*]], label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    [[Y:%.*]] = or <16 x i32> [[X]], [[C:%.*]]
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[R:%.*]] = phi <16 x i32> [ [[D:%.*]], %entry ], [ [[Y]], %then ]
; CHECK-NEXT:    ret <16 x i32> [[R]]
entry:
  %x = and <16 x i32> %a, %b
  br i1 %p, label %then, label %join

then:
  %y = or <16 x i32> %x, %c
  br label %join

join:
  %r = phi <16 x i32> [ %d, %entry ], [ %y, %then ]
  ret <16 x i32> %r
}
