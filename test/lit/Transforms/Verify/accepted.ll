; Legal uses of all kinds pass without a word, and unchanged.
; CHECK lines by utils/update-checks
; RUN: cmx-opt '-passes=cmx-verify<strict>' -S %s 2>&1 | FileCheck %s --implicit-check-not=warning --implicit-check-not=error
; RUN: cmx-opt '-passes=cmx-verify<strict>' -S %s | FileCheck %s --check-prefix=IR

; CHECK-LABEL: @regions(
; CHECK-NEXT: %scalar = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 1, i16 28, i32 undef)
; CHECK-NEXT: %splat = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 4, i32 0, i16 28, i32 undef)
define <4 x i32> @regions(<8 x i32> %v, i16 %o, <2 x i16> %rows) {
; IR-LABEL: @regions(
; IR-NEXT:    [[SCALAR:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 1, i16 28, i32 undef)
; IR-NEXT:    [[SPLAT:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 4, i32 0, i16 28, i32 undef)
; IR-NEXT:    [[INDIRECT:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> [[V]], i32 0, i32 4, i32 1, i16 [[O:%.*]], i32 poison)
; IR-NEXT:    [[MULTI:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32> [[V]], i32 0, i32 2, i32 1, <2 x i16> [[ROWS:%.*]], i32 4)
; IR-NEXT:    [[A:%.*]] = add <4 x i32> [[SPLAT]], [[INDIRECT]]
; IR-NEXT:    [[B:%.*]] = add <4 x i32> [[A]], [[MULTI]]
; IR-NEXT:    ret <4 x i32> [[B]]
  %scalar = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 1, i16 28, i32 undef)
  %splat = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 4, i32 0, i16 28, i32 undef)
  %indirect = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 4, i32 1, i16 %o, i32 poison)
  %multi = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32> %v, i32 0, i32 2, i32 1, <2 x i16> %rows, i32 4)
  %a = add <4 x i32> %splat, %indirect
  %b = add <4 x i32> %a, %multi
  ret <4 x i32> %b
}

; CHECK-LABEL: @messages(
define void @messages(i32 %s, i32 %x, i64 %address) {
; IR-LABEL: @messages(
; IR-NEXT:    [[BLOCK:%.*]] = call <144 x i8> @llvm.genx.media.ld.v144i8(i32 0, i32 [[S:%.*]], i32 0, i32 16, i32 [[X:%.*]], i32 [[X]])
; IR-NEXT:    [[OWORDS:%.*]] = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 [[S]], i32 [[X]])
; IR-NEXT:    call void @llvm.genx.svm.block.st.i64.v8f32(i64 [[ADDRESS:%.*]], <8 x float> [[OWORDS]])
; IR-NEXT:    call void @llvm.genx.barrier()
; IR-NEXT:    call void @llvm.genx.fence(i8 33)
; IR-NEXT:    ret void
  %block = call <144 x i8> @llvm.genx.media.ld.v144i8(i32 0, i32 %s, i32 0, i32 16, i32 %x, i32 %x)
  %owords = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %s, i32 %x)
  call void @llvm.genx.svm.block.st.i64.v8f32(i64 %address, <8 x float> %owords)
  call void @llvm.genx.barrier()
  call void @llvm.genx.fence(i8 33)
  ret void
}

declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.v2i16(<8 x i32>, i32, i32, i32, <2 x i16>, i32)
declare <144 x i8> @llvm.genx.media.ld.v144i8(i32, i32, i32, i32, i32, i32)
declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)
declare void @llvm.genx.svm.block.st.i64.v8f32(i64, <8 x float>)
declare void @llvm.genx.barrier()
declare void @llvm.genx.fence(i8)
