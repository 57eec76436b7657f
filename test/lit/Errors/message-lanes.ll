; Lanes of masks and of data that are not those of the addresses, and elements that no channel has.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

declare <12 x i32> @llvm.genx.svm.gather.v12i32.v8i1.v12i64(<8 x i1>, i32, <12 x i64>, <12 x i32>)
declare <8 x i32> @llvm.genx.svm.gather.v8i32.v4i1.v8i64(<4 x i1>, i32, <8 x i64>, <8 x i32>)
declare <8 x i32> @llvm.genx.dword.atomic.add.v8i32.v4i1.v8i32(<4 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>)
declare <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v8i1.v8i32(<8 x i1>, i32, <8 x i32>, <16 x i32>, <16 x i32>)
declare <8 x i32> @llvm.genx.gather4.typed.v8i32.v4i1.v8i32(i32, <4 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i16> @llvm.genx.gather4.typed.v8i16.v8i1.v8i32(i32, <8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i16>)
declare <8 x i32> @llvm.genx.lsc.load.stateless.v8i32.v4i1.v8i64(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i64>, i32)

define void @k(i32 %s) {
; CHECK: error: function 'k': {{.*}}addresses expected one of 1, 2, 4, 8, 16, 32 lanes, actual 12 [cmx-message-lanes]
  %v0 = call <12 x i32> @llvm.genx.svm.gather.v12i32.v8i1.v12i64(<8 x i1> zeroinitializer, i32 0, <12 x i64> zeroinitializer, <12 x i32> zeroinitializer)
; CHECK: error: function 'k': {{.*}}operand 0 (mask) expected 8 lanes as the addresses, actual 4 [cmx-message-lanes]
  %v1 = call <8 x i32> @llvm.genx.svm.gather.v8i32.v4i1.v8i64(<4 x i1> splat (i1 true), i32 0, <8 x i64> zeroinitializer, <8 x i32> zeroinitializer)
; CHECK: error: function 'k': {{.*}}operand 0 (mask) expected 8 lanes as the addresses, actual 4 [cmx-message-lanes]
  %v2 = call <8 x i32> @llvm.genx.dword.atomic.add.v8i32.v4i1.v8i32(<4 x i1> splat (i1 true), i32 %s, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer)
; CHECK: error: function 'k': {{.*}}data expected 8 elements, actual 16 [cmx-message-data]
  %v3 = call <16 x i32> @llvm.genx.dword.atomic.add.v16i32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 %s, <8 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> zeroinitializer)
; CHECK: error: function 'k': {{.*}}operand 1 (mask) expected 8 lanes as the addresses, actual 4 [cmx-message-lanes]
  %v4 = call <8 x i32> @llvm.genx.gather4.typed.v8i32.v4i1.v8i32(i32 1, <4 x i1> splat (i1 true), i32 %s, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer)
; CHECK: error: function 'k': {{.*}}data elements expected one of 32 bits, actual 16 [cmx-message-data]
  %v5 = call <8 x i16> @llvm.genx.gather4.typed.v8i16.v8i1.v8i32(i32 1, <8 x i1> splat (i1 true), i32 %s, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i16> zeroinitializer)
; CHECK: error: function 'k': {{.*}}operand 0 (mask) expected 8 lanes as the addresses, actual 4 [cmx-message-lanes]
  %v6 = call <8 x i32> @llvm.genx.lsc.load.stateless.v8i32.v4i1.v8i64(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <8 x i64> zeroinitializer, i32 0)
  ret void
}
