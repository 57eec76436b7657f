; Predicates: of selects, branches and compares.
; RUN: cmx-opt -passes='print<cmx-bales>' -disable-output %s 2>&1 | FileCheck %s

declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1>, i32)
declare <2 x i1> @llvm.genx.rdpredregion.v2i1.v32i1(<32 x i1>, i32)
declare <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1>, <16 x i1>, i32)
declare <32 x i1> @llvm.genx.wrpredregion.v32i1.v2i1(<32 x i1>, <2 x i1>, i32)
declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare i1 @llvm.genx.all.v16i1(<16 x i1>)
declare i1 @llvm.genx.any.v12i1(<12 x i1>)

define <16 x i32> @compare_select(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @compare_select
; CHECK-NEXT:  %c: cmp x16
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:  %r: sel x16
; CHECK-NEXT:    type d
; CHECK-NEXT:    predicate %c
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
  %c = icmp slt <16 x i32> %x, %y
  %r = select <16 x i1> %c, <16 x i32> %x, <16 x i32> %y
  ret <16 x i32> %r
}

define <16 x float> @select_inverted_part(<16 x float> %x, <16 x float> %y, <32 x i1> %m) {
; CHECK-LABEL: bales of @select_inverted_part
; CHECK-NEXT:  %r: sel x16
; CHECK-NEXT:    type f
; CHECK-NEXT:    predicate !%m from lane 16
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:f
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:f
; CHECK-NEXT:    member %n
; CHECK-NEXT:    member %p
  %p = call <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1> %m, i32 16)
  %n = xor <16 x i1> %p, splat (i1 true)
  %r = select <16 x i1> %n, <16 x float> %x, <16 x float> %y
  ret <16 x float> %r
}

; No instruction starts at lane 2: these lanes are a predicate of their own.
define <2 x float> @select_odd_part(<2 x float> %x, <2 x float> %y, <32 x i1> %m) {
; CHECK-LABEL: bales of @select_odd_part
; CHECK-NEXT:  %p: flag x2
; CHECK-NEXT:  %r: sel x2
; CHECK-NEXT:    type f
; CHECK-NEXT:    predicate %p
; CHECK-NEXT:    source %x <2;2,1>x2@0:4:f
; CHECK-NEXT:    source %y <2;2,1>x2@0:4:f
  %p = call <2 x i1> @llvm.genx.rdpredregion.v2i1.v32i1(<32 x i1> %m, i32 2)
  %r = select <2 x i1> %p, <2 x float> %x, <2 x float> %y
  ret <2 x float> %r
}

define <32 x i1> @compare_into_part(<32 x i1> %old, <16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @compare_into_part
; CHECK-NEXT:  %r: cmp x16
; CHECK-NEXT:    into %old lane 16
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:    member %c
  %c = icmp eq <16 x i32> %x, %y
  %r = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v16i1(<32 x i1> %old, <16 x i1> %c, i32 16)
  ret <32 x i1> %r
}

define <32 x i1> @compare_into_odd_part(<32 x i1> %old, <2 x i32> %x, <2 x i32> %y) {
; CHECK-LABEL: bales of @compare_into_odd_part
; CHECK-NEXT:  %c: cmp x2
; CHECK-NEXT:    source %x <2;2,1>x2@0:4:d
; CHECK-NEXT:    source %y <2;2,1>x2@0:4:d
; CHECK-NEXT:  %r: flag x32
; CHECK-NEXT:    into %old lane 6
  %c = icmp eq <2 x i32> %x, %y
  %r = call <32 x i1> @llvm.genx.wrpredregion.v32i1.v2i1(<32 x i1> %old, <2 x i1> %c, i32 6)
  ret <32 x i1> %r
}

define i32 @branch_any(<16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: bales of @branch_any
; CHECK-NEXT:  %c: cmp x16
; CHECK-NEXT:    source %x <16;16,1>x16@0:4:d
; CHECK-NEXT:    source %y <16;16,1>x16@0:4:d
; CHECK-NEXT:  br: flag x1
; CHECK-NEXT:    predicate %c.any
; CHECK-NEXT:    member %a
entry:
  %c = icmp slt <16 x i32> %x, %y
  %a = call i1 @llvm.genx.any.v16i1(<16 x i1> %c)
  br i1 %a, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}

define i32 @branch_not_all(<16 x i1> %m) {
; CHECK-LABEL: bales of @branch_not_all
; CHECK-NEXT:  br: flag x1
; CHECK-NEXT:    predicate !%m.all
; CHECK-NEXT:    member %n
; CHECK-NEXT:    member %a
entry:
  %a = call i1 @llvm.genx.all.v16i1(<16 x i1> %m)
  %n = xor i1 %a, true
  br i1 %n, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 0
}

define i32 @select_any(i32 %x, i32 %y, <16 x i1> %m) {
; CHECK-LABEL: bales of @select_any
; CHECK-NEXT:  %r: sel x1
; CHECK-NEXT:    type d
; CHECK-NEXT:    predicate %m.any
; CHECK-NEXT:    source %x <0;1,0>x1@0:4:d
; CHECK-NEXT:    source %y <0;1,0>x1@0:4:d
; CHECK-NEXT:    member %a
  %a = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  %r = select i1 %a, i32 %x, i32 %y
  ret i32 %r
}

; The variable has 16 lanes, of which 4 hold anything.
define i32 @select_any_of_12(i32 %x, i32 %y, <12 x i1> %m) {
; CHECK-LABEL: bales of @select_any_of_12
; CHECK-NEXT:  %a: flag x1
; CHECK-NEXT:  %r: sel x1
; CHECK-NEXT:    type d
; CHECK-NEXT:    predicate %a
; CHECK-NEXT:    source %x <0;1,0>x1@0:4:d
; CHECK-NEXT:    source %y <0;1,0>x1@0:4:d
  %a = call i1 @llvm.genx.any.v12i1(<12 x i1> %m)
  %r = select i1 %a, i32 %x, i32 %y
  ret i32 %r
}

define <16 x i1> @logic(<16 x i1> %m, <16 x i1> %n) {
; CHECK-LABEL: bales of @logic
; CHECK-NEXT:  %a: flag x16
; CHECK-NEXT:  %r: flag x16
  %a = and <16 x i1> %m, %n
  %r = xor <16 x i1> %a, splat (i1 true)
  ret <16 x i1> %r
}
