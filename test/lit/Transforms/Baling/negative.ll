; What is not copied, one reason each.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-baling -S %s | FileCheck %s
; A second run changes nothing.
; RUN: cmx-opt -passes=cmx-baling,cmx-baling -verify-each -S %s | FileCheck %s

declare <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <64 x float> @llvm.genx.wrregionf.v64f32.v16f32.i16.v16i1(<64 x float>, <16 x float>, i32, i32, i32, i16, i32, <16 x i1>)
declare <16 x i1> @llvm.genx.rdpredregion.v16i1.v32i1(<32 x i1>, i32)
declare void @use(<16 x float>)

; One user, beside it.
define <16 x float> @one_use(<64 x float> %v, <16 x float> %y) {
; CHECK-LABEL: @one_use(
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = fadd <16 x float> [[R]], [[Y:%.*]]
; CHECK-NEXT:    ret <16 x float> [[A]]
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef)
  %a = fadd <16 x float> %r, %y
  ret <16 x float> %a
}

; A phi takes nothing in: the value is needed.
define <16 x float> @phi_user(<64 x float> %v, <16 x float> %y, i1 %c) {
; CHECK-LABEL: @phi_user(
; CHECK:       entry:
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    br i1 [[C:%.*]], label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    [[P:%.*]] = phi <16 x float> [ [[R]], %entry ], [ [[Y:%.*]], %then ]
; CHECK-NEXT:    ret <16 x float> [[P]]
entry:
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef)
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  %p = phi <16 x float> [ %r, %entry ], [ %y, %then ]
  ret <16 x float> %p
}

; Nor does a call: it and the return share the value, the sum gets its copy.
define <16 x float> @call_user(<64 x float> %v, <16 x float> %y) {
; CHECK-LABEL: @call_user(
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    call void @use(<16 x float> [[R]])
; CHECK-NEXT:    [[R1:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V]], i32 0, i32 16, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = fadd <16 x float> [[R1]], [[Y:%.*]]
; CHECK-NEXT:    call void @use(<16 x float> [[A]])
; CHECK-NEXT:    ret <16 x float> [[R]]
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 4, i32 undef)
  call void @use(<16 x float> %r)
  %a = fadd <16 x float> %r, %y
  call void @use(<16 x float> %a)
  ret <16 x float> %r
}

; An extension is a copy of its own for users that cannot take it in.
define <16 x i32> @extension_not_taken(<16 x i8> %x, <16 x i32> %y) {
; CHECK-LABEL: @extension_not_taken(
; CHECK-NEXT:    [[Z:%.*]] = zext <16 x i8> [[X:%.*]] to <16 x i32>
; CHECK-NEXT:    [[A:%.*]] = add <16 x i32> [[Z]], [[Y:%.*]]
; CHECK-NEXT:    [[B:%.*]] = trunc <16 x i32> [[Z]] to <16 x i8>
; CHECK-NEXT:    [[C:%.*]] = zext <16 x i8> [[B]] to <16 x i32>
; CHECK-NEXT:    [[D:%.*]] = add <16 x i32> [[A]], [[C]]
; CHECK-NEXT:    ret <16 x i32> [[D]]
  %z = zext <16 x i8> %x to <16 x i32>
  %a = add <16 x i32> %z, %y
  %b = trunc <16 x i32> %z to <16 x i8>
  %c = zext <16 x i8> %b to <16 x i32>
  %d = add <16 x i32> %a, %c
  ret <16 x i32> %d
}

; What computes is computed once.
define <16 x float> @computation(<16 x float> %x, <16 x float> %y) {
; CHECK-LABEL: @computation(
; CHECK-NEXT:    [[M:%.*]] = fmul contract <16 x float> [[X:%.*]], [[Y:%.*]]
; CHECK-NEXT:    [[A:%.*]] = fadd contract <16 x float> [[M]], [[X]]
; CHECK-NEXT:    [[B:%.*]] = fadd contract <16 x float> [[M]], [[A]]
; CHECK-NEXT:    ret <16 x float> [[B]]
  %m = fmul contract <16 x float> %x, %y
  %a = fadd contract <16 x float> %m, %x
  %b = fadd contract <16 x float> %m, %a
  ret <16 x float> %b
}

; A sum that is not only an offset.
define i16 @offset_sum_used(<64 x float> %v, i16 %o) {
; CHECK-LABEL: @offset_sum_used(
; CHECK-NEXT:    [[Y:%.*]] = add i16 [[O:%.*]], 8
; CHECK-NEXT:    [[R:%.*]] = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> [[V:%.*]], i32 0, i32 16, i32 1, i16 [[Y]], i32 undef)
; CHECK-NEXT:    call void @use(<16 x float> [[R]])
; CHECK-NEXT:    ret i16 [[Y]]
  %y = add i16 %o, 8
  %r = call <16 x float> @llvm.genx.rdregionf.v16f32.v64f32.i16(<64 x float> %v, i32 0, i32 16, i32 1, i16 %y, i32 undef)
  call void @use(<16 x float> %r)
  ret i16 %y
}
