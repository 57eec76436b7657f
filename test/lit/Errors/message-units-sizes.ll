; Sizes of the operands of the matrix unit and of blocks of a matrix.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

declare <8 x float> @llvm.genx.dpas.nosrc0.v8f32.v64i32.v8i32(<64 x i32>, <8 x i32>, i32)
declare <72 x float> @llvm.genx.dpas.nosrc0.v72f32.v64i32.v72i32(<64 x i32>, <72 x i32>, i32)
declare <4 x float> @llvm.genx.dpas.nosrc0.v4f32.v64i32.v8i32(<64 x i32>, <8 x i32>, i32)
declare <20 x float> @llvm.genx.dpas.nosrc0.v20f32.v64i32.v16i32(<64 x i32>, <16 x i32>, i32)
declare <17 x float> @llvm.genx.dpas.nosrc0.v17f32.v64i32.v16i32(<64 x i32>, <16 x i32>, i32)
declare <20 x i32> @llvm.genx.lsc.load2d.stateless.v20i32.i1.i64(i1, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare <32 x i32> @llvm.genx.lsc.load2d.stateless.v32i32.i1.i64(i1, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare <24 x i32> @llvm.genx.lsc.load2d.stateless.v24i32.i1.i64(i1, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare <64 x i8> @llvm.genx.lsc.load2d.stateless.v64i8.i1.i64(i1, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare <48 x i8> @llvm.genx.lsc.load2d.stateless.v48i8.i1.i64(i1, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare <16 x i32> @llvm.genx.lsc.load2d.stateless.v16i32.i1.i64(i1, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)

define void @k(i32 %s) {
  %v0 = call <8 x float> @llvm.genx.dpas.nosrc0.v8f32.v64i32.v8i32(<64 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 17304074)
; CHECK: error: function 'k': {{.*}}expected two integer types or one float type, depth 8 and repeat 1 to 8, actual 10, 10, 8 and 0 [cmx-message-immediate]
  %v1 = call <8 x float> @llvm.genx.dpas.nosrc0.v8f32.v64i32.v8i32(<64 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 526858)
; CHECK: error: function 'k': {{.*}}expected two integer types or one float type, depth 8 and repeat 1 to 8, actual 10, 10, 8 and 9 [cmx-message-immediate]
  %v2 = call <72 x float> @llvm.genx.dpas.nosrc0.v72f32.v64i32.v72i32(<64 x i32> zeroinitializer, <72 x i32> zeroinitializer, i32 151521802)
; CHECK: error: function 'k': {{.*}}expected two integer types or one float type, depth 8 and repeat 1 to 8, actual 10, 10, 4 and 1 [cmx-message-immediate]
  %v3 = call <8 x float> @llvm.genx.dpas.nosrc0.v8f32.v64i32.v8i32(<64 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 17041930)
; CHECK: error: function 'k': {{.*}}result expected 8 or 16 lanes for each repetition, actual 4 in all [cmx-message-lanes]
  %v4 = call <4 x float> @llvm.genx.dpas.nosrc0.v4f32.v64i32.v8i32(<64 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 17304074)
; CHECK: error: function 'k': {{.*}}result expected 8 or 16 lanes for each repetition, actual 20 in all [cmx-message-lanes]
  %v5 = call <20 x float> @llvm.genx.dpas.nosrc0.v20f32.v64i32.v16i32(<64 x i32> zeroinitializer, <16 x i32> zeroinitializer, i32 34081290)
; CHECK: error: function 'k': {{.*}}result expected 8 or 16 lanes for each repetition, actual 17 in all [cmx-message-lanes]
  %v6 = call <17 x float> @llvm.genx.dpas.nosrc0.v17f32.v64i32.v16i32(<64 x i32> zeroinitializer, <16 x i32> zeroinitializer, i32 34081290)
  %v7 = call <20 x i32> @llvm.genx.lsc.load2d.stateless.v20i32.i1.i64(i1 true, i8 0, i8 0, i8 3, i8 1, i8 1, i16 3, i16 5, i8 0, i64 0, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
  %v8 = call <32 x i32> @llvm.genx.lsc.load2d.stateless.v32i32.i1.i64(i1 true, i8 0, i8 0, i8 3, i8 1, i8 1, i16 3, i16 5, i8 0, i64 0, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
; CHECK: error: function 'k': {{.*}}data expected 80 bytes, actual 96 [cmx-message-data]
  %v9 = call <24 x i32> @llvm.genx.lsc.load2d.stateless.v24i32.i1.i64(i1 true, i8 0, i8 0, i8 3, i8 1, i8 1, i16 3, i16 5, i8 0, i64 0, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
  %v10 = call <24 x i32> @llvm.genx.lsc.load2d.stateless.v24i32.i1.i64(i1 true, i8 0, i8 0, i8 3, i8 2, i8 1, i16 3, i16 5, i8 0, i64 0, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
; CHECK: error: function 'k': {{.*}}data expected 96 bytes, actual 80 [cmx-message-data]
  %v11 = call <20 x i32> @llvm.genx.lsc.load2d.stateless.v20i32.i1.i64(i1 true, i8 0, i8 0, i8 3, i8 2, i8 1, i16 3, i16 5, i8 0, i64 0, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
  %v12 = call <64 x i8> @llvm.genx.lsc.load2d.stateless.v64i8.i1.i64(i1 true, i8 0, i8 0, i8 1, i8 1, i8 1, i16 16, i16 3, i8 1, i64 0, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
; CHECK: error: function 'k': {{.*}}data expected 64 bytes, actual 48 [cmx-message-data]
  %v13 = call <48 x i8> @llvm.genx.lsc.load2d.stateless.v48i8.i1.i64(i1 true, i8 0, i8 0, i8 1, i8 1, i8 1, i16 16, i16 3, i8 1, i64 0, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
  %v14 = call <24 x i32> @llvm.genx.lsc.load2d.stateless.v24i32.i1.i64(i1 true, i8 0, i8 0, i8 3, i8 1, i8 2, i16 3, i16 2, i8 0, i64 0, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
; CHECK: error: function 'k': {{.*}}data expected 96 bytes, actual 64 [cmx-message-data]
  %v15 = call <16 x i32> @llvm.genx.lsc.load2d.stateless.v16i32.i1.i64(i1 true, i8 0, i8 0, i8 3, i8 1, i8 2, i16 3, i16 2, i8 0, i64 0, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
  ret void
}
