; Other names and types of intrinsics: suffixes by hand, indices, reductions of integers, 64 bits, bfloat, unused old values.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-public-forms,cmx-public-forms' -S %s | FileCheck %s

declare i64 @llvm.genx.uutrunc.sat.si64.si8(i8)
declare { i32, i32 } @llvm.genx.simad.vi32(i32, i32, i32)
declare <4 x i16> @llvm.genx.convert.addr.v4i16(<4 x i16>, i16)
declare i16 @llvm.genx.add.addr.i16.i16(i16, i16)
declare <8 x float> @llvm.genx.convert.v8f32(<8 x float>)
declare i1 @llvm.genx.all.v4i8(<4 x i8>)
declare i1 @llvm.genx.any.i32(i32)
declare { i64, i64 } @llvm.genx.subb.i64.i64(i64, i64)
declare <2 x i64> @llvm.genx.lzd.v2i64(<2 x i64>)
declare <8 x i32> @llvm.genx.fptosi.sat.v8i32.v8bf16(<8 x bfloat>)
declare void @llvm.genx.lsc.prefetch.2d.ugm.desc.v2i8.i64(i1, <2 x i8>, i8, i16, i16, <16 x i32>, i32, i32, i64)
declare i64 @llvm.vc.internal.assert.buffer()
declare i32 @llvm.vc.internal.optimization.fence(i32)
declare void @llvm.debugtrap()

; Declarations that nothing calls have no meaning.
declare <16 x half> @llvm.genx.rdregionf.v16f16.v32f16.i16(<32 x float>, i32, i32, i32, i16, i32)
declare void @llvm.genx.GenISA.CatchAllDebugLine()

define i64 @suffix(i8 %v) {
; CHECK-LABEL: @suffix(
; CHECK-NEXT:    [[R:%.*]] = call i64 @llvm.genx.uutrunc.sat.si64.si8(i8 [[V:%.*]])
; CHECK-NEXT:    ret i64 [[R]]
  %r = call i64 @llvm.genx.uutrunc.sat.si64.si8(i8 %v)
  ret i64 %r
}

define i32 @vector_suffix(i32 %a, i32 %b) {
; CHECK-LABEL: @vector_suffix(
; CHECK-NEXT:    [[R:%.*]] = call { i32, i32 } @llvm.genx.simad.vi32(i32 [[A:%.*]], i32 [[B:%.*]], i32 0)
; CHECK-NEXT:    [[H:%.*]] = extractvalue { i32, i32 } [[R]], 0
; CHECK-NEXT:    ret i32 [[H]]
  %r = call { i32, i32 } @llvm.genx.simad.vi32(i32 %a, i32 %b, i32 0)
  %h = extractvalue { i32, i32 } %r, 0
  ret i32 %h
}

define <4 x i16> @indices(<4 x i16> %v) {
; CHECK-LABEL: @indices(
; CHECK-NEXT:    [[R:%.*]] = add <4 x i16> [[V:%.*]], splat (i16 16)
; CHECK-NEXT:    ret <4 x i16> [[R]]
  %r = call <4 x i16> @llvm.genx.convert.addr.v4i16(<4 x i16> %v, i16 16)
  ret <4 x i16> %r
}

define i16 @index(i16 %v) {
; CHECK-LABEL: @index(
; CHECK-NEXT:    [[R:%.*]] = add i16 [[V:%.*]], -4
; CHECK-NEXT:    ret i16 [[R]]
  %r = call i16 @llvm.genx.add.addr.i16.i16(i16 %v, i16 -4)
  ret i16 %r
}

define <8 x float> @copy(<8 x float> %v) {
; CHECK-LABEL: @copy(
; CHECK-NEXT:    ret <8 x float> [[V:%.*]]
  %r = call <8 x float> @llvm.genx.convert.v8f32(<8 x float> %v)
  ret <8 x float> %r
}

define i1 @all(<4 x i8> %v) {
; CHECK-LABEL: @all(
; CHECK-NEXT:    [[TMP1:%.*]] = icmp ne <4 x i8> [[V:%.*]], zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.all.v4i1(<4 x i1> [[TMP1]])
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.genx.all.v4i8(<4 x i8> %v)
  ret i1 %r
}

define i1 @any(i32 %v) {
; CHECK-LABEL: @any(
; CHECK-NEXT:    [[TMP1:%.*]] = icmp ne i32 [[V:%.*]], 0
; CHECK-NEXT:    [[R:%.*]] = call i1 @llvm.genx.any.i1(i1 [[TMP1]])
; CHECK-NEXT:    ret i1 [[R]]
  %r = call i1 @llvm.genx.any.i32(i32 %v)
  ret i1 %r
}

define i64 @borrow(i64 %a, i64 %b) {
; CHECK-LABEL: @borrow(
; CHECK-NEXT:    [[TMP1:%.*]] = icmp ult i64 [[A:%.*]], [[B:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = zext i1 [[TMP1]] to i64
; CHECK-NEXT:    ret i64 [[TMP2]]
  %r = call { i64, i64 } @llvm.genx.subb.i64.i64(i64 %a, i64 %b)
  %c = extractvalue { i64, i64 } %r, 0
  ret i64 %c
}

define <2 x i64> @zeros(<2 x i64> %v) {
; CHECK-LABEL: @zeros(
; CHECK-NEXT:    [[R:%.*]] = call <2 x i64> @llvm.ctlz.v2i64(<2 x i64> [[V:%.*]], i1 false)
; CHECK-NEXT:    ret <2 x i64> [[R]]
  %r = call <2 x i64> @llvm.genx.lzd.v2i64(<2 x i64> %v)
  ret <2 x i64> %r
}

define <8 x i32> @saturated(<8 x bfloat> %v) {
; CHECK-LABEL: @saturated(
; CHECK-NEXT:    [[TMP1:%.*]] = fpext <8 x bfloat> [[V:%.*]] to <8 x float>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.fptosi.sat.v8i32.v8f32(<8 x float> [[TMP1]])
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.fptosi.sat.v8i32.v8bf16(<8 x bfloat> %v)
  ret <8 x i32> %r
}

define void @prefetch(<16 x i32> %d) {
; CHECK-LABEL: @prefetch(
; CHECK-NEXT:    call void @llvm.genx.lsc.prefetch.2d.ugm.desc.v2i8.v1i64(i1 true, <2 x i8> zeroinitializer, i8 1, i16 8, i16 2, <16 x i32> [[D:%.*]], i32 0, i32 0, <1 x i64> undef)
; CHECK-NEXT:    ret void
  call void @llvm.debugtrap()
  call void @llvm.genx.lsc.prefetch.2d.ugm.desc.v2i8.i64(i1 true, <2 x i8> zeroinitializer, i8 1, i16 8, i16 2, <16 x i32> %d, i32 0, i32 0, i64 undef)
  ret void
}

define dllexport spir_kernel void @kernel(ptr %to) #0 {
; CHECK-LABEL: @kernel(
; CHECK-NEXT:    store i64 [[ASSERT_BUFFER:%.*]], ptr [[TO:%.*]], align 4
; CHECK-NEXT:    ret void
  %a = call i64 @llvm.vc.internal.assert.buffer()
  store i64 %a, ptr %to
  ret void
}

attributes #0 = { "CMGenxMain" }

define i32 @fence_without_types(i32 %x) {
; CHECK-LABEL: @fence_without_types(
; CHECK-NEXT:    ret i32 [[X:%.*]]
  %r = call i32 @llvm.vc.internal.optimization.fence(i32 %x)
  ret i32 %r
}
