; Each of these lacks one thing that narrowing needs.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -verify-each -S %s | FileCheck %s

declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <12 x i32> @llvm.genx.rdregioni.v12i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <32 x float> @llvm.genx.oword.ld.v32f32(i32, i32, i32)
declare i1 @llvm.genx.any.v32i1(<32 x i1>)

; One register is no more than half a register.
define <4 x i32> @small(<8 x i32> %x) {
; CHECK-LABEL: @small(
; CHECK-NEXT:    [[X1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <4 x i32> [[X1]], [[X1]]
; CHECK-NEXT:    ret <4 x i32> [[A]]
  %a = add <8 x i32> %x, %x
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %a, i32 4, i32 4, i32 1, i16 0, i32 undef)
  ret <4 x i32> %r
}

; 16 lanes are one instruction, 12 are two; so 16 it is, although 12 are read.
define i32 @odd_number(<16 x i32> %x) {
; CHECK-LABEL: @odd_number(
; CHECK-NEXT:    [[A:%.*]] = add <16 x i32> [[X:%.*]], [[X]]
; CHECK-NEXT:    [[B:%.*]] = shufflevector <16 x i32> [[A]], <16 x i32> poison, <12 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13>
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.vector.reduce.add.v12i32(<12 x i32> [[B]])
; CHECK-NEXT:    ret i32 [[R]]
  %a = add <16 x i32> %x, %x
  %b = shufflevector <16 x i32> %a, <16 x i32> poison, <12 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13>
  %r = call i32 @llvm.vector.reduce.add.v12i32(<12 x i32> %b)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.add.v12i32(<12 x i32>)

; The other user needs all lanes.
define <8 x i32> @other_user(<32 x i32> %x, ptr %p) {
; CHECK-LABEL: @other_user(
; CHECK-NEXT:    [[A:%.*]] = add <32 x i32> [[X:%.*]], [[X]]
; CHECK-NEXT:    store <32 x i32> [[A]], ptr [[P:%.*]], align 128
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[A]], i32 8, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = add <32 x i32> %x, %x
  store <32 x i32> %a, ptr %p
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; No predicate but the whole one has lanes 12 to 19.
define <8 x i32> @predicate_place(<32 x i32> %x, <32 x i32> %y) {
; CHECK-LABEL: @predicate_place(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <32 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select <32 x i1> [[C]], <32 x i32> [[X]], <32 x i32> [[Y]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[S]], i32 8, i32 8, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %c = icmp slt <32 x i32> %x, %y
  %s = select <32 x i1> %c, <32 x i32> %x, <32 x i32> %y
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %s, i32 8, i32 8, i32 1, i16 48, i32 undef)
  ret <8 x i32> %r
}

; Reductions read the whole predicate.
define i1 @predicate_user(<32 x i32> %x, <32 x i32> %y) {
; CHECK-LABEL: @predicate_user(
; CHECK-NEXT:    [[C:%.*]] = icmp slt <32 x i32> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.any.v32i1(<32 x i1> [[C]])
; CHECK-NEXT:    ret i1 [[R]]
  %c = icmp slt <32 x i32> %x, %y
  %r = call i1 @llvm.genx.any.v32i1(<32 x i1> %c)
  ret i1 %r
}

; From the middle on, the variable offset would have to be another one.
define <8 x i32> @indirect(<64 x i32> %v, i16 %at) {
; CHECK-LABEL: @indirect(
; CHECK-NEXT:    [[X:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 32, i32 32, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <32 x i32> [[X]], [[X]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[A]], i32 8, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %x = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> %v, i32 32, i32 32, i32 1, i16 %at, i32 undef)
  %a = add <32 x i32> %x, %x
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @row_offsets(<64 x i32> %v, <4 x i16> %at) {
; CHECK-LABEL: @row_offsets(
; CHECK-NEXT:    [[X:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32> [[V:%.*]], i32 8, i32 8, i32 1, <4 x i16> [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <32 x i32> [[X]], [[X]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[A]], i32 8, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %x = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32> %v, i32 8, i32 8, i32 1, <4 x i16> %at, i32 undef)
  %a = add <32 x i32> %x, %x
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 8, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

define <8 x float> @load(i32 %s) {
; CHECK-LABEL: @load(
; CHECK-NEXT:    [[V:%.*]] = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 [[S:%.*]], i32 0)
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 8, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x float> [[R]]
  %v = call <32 x float> @llvm.genx.oword.ld.v32f32(i32 0, i32 %s, i32 0)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x float> %r
}

; 7 lanes are three instructions, all 16 are one.
define <7 x i32> @seven(<16 x i32> %x) {
; CHECK-LABEL: @seven(
; CHECK-NEXT:    [[A:%.*]] = add <16 x i32> [[X:%.*]], splat (i32 5)
; CHECK-NEXT:    [[R:%.*]] = shufflevector <16 x i32> [[A]], <16 x i32> poison, <7 x i32> <i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
; CHECK-NEXT:    [[S:%.*]] = call <7 x i32> @llvm.genx.rdregioni.v7i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 7, i32 2, i16 8, i32 undef)
; CHECK-NEXT:    [[T:%.*]] = add <7 x i32> [[R]], [[S]]
; CHECK-NEXT:    ret <7 x i32> [[T]]
  %a = add <16 x i32> %x, splat (i32 5)
  %r = shufflevector <16 x i32> %a, <16 x i32> poison, <7 x i32> <i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %s = call <7 x i32> @llvm.genx.rdregioni.v7i32.v16i32.i16(<16 x i32> %a, i32 0, i32 7, i32 2, i16 8, i32 undef)
  %t = add <7 x i32> %r, %s
  ret <7 x i32> %t
}
declare <7 x i32> @llvm.genx.rdregioni.v7i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)

; The extension reads at a place that has no such part: it stays whole, and so
; does its product, which could not take it in otherwise.
define <8 x i64> @extension_of_rows(<64 x i32> %v, <4 x i16> %at) {
; CHECK-LABEL: @extension_of_rows(
; CHECK-NEXT:    [[X:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32> [[V:%.*]], i32 8, i32 8, i32 1, <4 x i16> [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[E:%.*]] = zext <32 x i32> [[X]] to <32 x i64>
; CHECK-NEXT:    [[P:%.*]] = mul <32 x i64> [[E]], [[E]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.rdregioni.v8i64.v32i64.i16(<32 x i64> [[P]], i32 8, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %x = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32> %v, i32 8, i32 8, i32 1, <4 x i16> %at, i32 undef)
  %e = zext <32 x i32> %x to <32 x i64>
  %p = mul <32 x i64> %e, %e
  %r = call <8 x i64> @llvm.genx.rdregioni.v8i64.v32i64.i16(<32 x i64> %p, i32 8, i32 8, i32 1, i16 64, i32 undef)
  ret <8 x i64> %r
}
declare <8 x i64> @llvm.genx.rdregioni.v8i64.v32i64.i16(<32 x i64>, i32, i32, i32, i16, i32)

; The same with a product that stays part of its sum.
define <8 x i32> @product_of_rows(<64 x i32> %v, <32 x i32> %y, <4 x i16> %at) {
; CHECK-LABEL: @product_of_rows(
; CHECK-NEXT:    [[X:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32> [[V:%.*]], i32 8, i32 8, i32 1, <4 x i16> [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[P:%.*]] = mul <32 x i32> [[X]], [[Y:%.*]]
; CHECK-NEXT:    [[S:%.*]] = add <32 x i32> [[P]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[S]], i32 8, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %x = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32> %v, i32 8, i32 8, i32 1, <4 x i16> %at, i32 undef)
  %p = mul <32 x i32> %x, %y
  %s = add <32 x i32> %p, %y
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %s, i32 8, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; An extension is never put back into a vector, since it may be part of a bale.
define i32 @extension_with_phi(<64 x i16> %x, <64 x i32> %y, i1 %c) {
; CHECK-LABEL: @extension_with_phi(
; CHECK:       entry:
; CHECK-NEXT:    [[E:%.*]] = zext <64 x i16> [[X:%.*]] to <64 x i32>
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %exit
; CHECK:       then:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    [[P:%.*]] = phi <64 x i32> [ [[E]], %entry ], [ [[Y:%.*]], %then ]
; CHECK-NEXT:    [[R:%.*]] = extractelement <64 x i32> [[P]], i32 40
; CHECK-NEXT:    ret i32 [[R]]
entry:
  %e = zext <64 x i16> %x to <64 x i32>
  br i1 %c, label %then, label %exit
then:
  br label %exit
exit:
  %p = phi <64 x i32> [ %e, %entry ], [ %y, %then ]
  %r = extractelement <64 x i32> %p, i32 40
  ret i32 %r
}

; Lanes that are not adjacent are never put back.
define <32 x float> @strided_with_phi(<64 x i8> %x, <64 x float> %y, i1 %c) {
; CHECK-LABEL: @strided_with_phi(
; CHECK:       entry:
; CHECK-NEXT:    [[A:%.*]] = sitofp <64 x i8> [[X:%.*]] to <64 x float>
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %exit
; CHECK:       then:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    [[P:%.*]] = phi <64 x float> [ [[A]], %entry ], [ [[Y:%.*]], %then ]
; CHECK-NEXT:    [[R:%.*]] = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> [[P]], i32 0, i32 32, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <32 x float> [[R]]
entry:
  %a = sitofp <64 x i8> %x to <64 x float>
  br i1 %c, label %then, label %exit
then:
  br label %exit
exit:
  %p = phi <64 x float> [ %a, %entry ], [ %y, %then ]
  %r = call <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float> %p, i32 0, i32 32, i32 2, i16 0, i32 undef)
  ret <32 x float> %r
}
declare <32 x float> @llvm.genx.rdregionf.v32f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
