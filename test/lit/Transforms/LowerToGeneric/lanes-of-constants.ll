; Lanes that a constant has not are poison in what is computed of them; folded to
; undef they would become the number 0.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic -S %s | FileCheck %s

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v4i32.i16(<4 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32>, <8 x i32>)

define <8 x i32> @f() {
; CHECK-LABEL: @f(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <8 x i8>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 3)
; CHECK-NEXT:    store <8 x i8> <i8 0, i8 0, i8 0, i8 1, i8 1, i8 1, i8 1, i8 1>, ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site, i32 10, i32 8, ptr [[SCRATCH]])
; CHECK-NEXT:    [[A:%.*]] = shufflevector <4 x i32> zeroinitializer, <4 x i32> poison, <8 x i32> <i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[TMP1:%.*]] = zext <8 x i32> [[A]] to <8 x i64>
; CHECK-NEXT:    [[TMP2:%.*]] = zext <8 x i32> [[A]] to <8 x i64>
; CHECK-NEXT:    [[TMP3:%.*]] = mul <8 x i64> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = lshr <8 x i64> [[TMP3]], splat (i64 32)
; CHECK-NEXT:    [[B:%.*]] = trunc <8 x i64> [[TMP4]] to <8 x i32>
; CHECK-NEXT:    ret <8 x i32> [[B]]
  %a = call <8 x i32> @llvm.genx.rdregioni.v8i32.v4i32.i16(<4 x i32> zeroinitializer, i32 0, i32 8, i32 1, i16 4, i32 undef)
  %b = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> %a, <8 x i32> %a)
  ret <8 x i32> %b
}
