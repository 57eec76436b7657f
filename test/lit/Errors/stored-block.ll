; A block that is stored is one, and its elements lie in registers as in memory.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

declare void @llvm.genx.lsc.store2d.stateless.i1.i64.v64i16(i1, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32, <64 x i16>)

define void @stores(i64 %p, <64 x i16> %v) {
  call void @llvm.genx.lsc.store2d.stateless.i1.i64.v64i16(i1 true, i8 0, i8 0, i8 2, i8 1, i8 1, i16 16, i16 4, i8 0, i64 %p, i32 63, i32 7, i32 63, i32 0, i32 0, <64 x i16> %v)
; CHECK: error: function 'stores': {{.*}}i8 2, i16 16, i16 2, i8 0,{{.*}}stored block expected to be one, as it is in memory [cmx-message-immediate]
  call void @llvm.genx.lsc.store2d.stateless.i1.i64.v64i16(i1 true, i8 0, i8 0, i8 2, i8 1, i8 2, i16 16, i16 2, i8 0, i64 %p, i32 63, i32 7, i32 63, i32 0, i32 0, <64 x i16> %v)
; CHECK: error: function 'stores': {{.*}}i8 2, i8 2, i8 1, i16 16,{{.*}}stored block expected to be one, as it is in memory [cmx-message-immediate]
  call void @llvm.genx.lsc.store2d.stateless.i1.i64.v64i16(i1 true, i8 0, i8 0, i8 2, i8 2, i8 1, i16 16, i16 4, i8 0, i64 %p, i32 63, i32 7, i32 63, i32 0, i32 0, <64 x i16> %v)
; CHECK: error: function 'stores': {{.*}}i8 1, i16 16, i16 4, i8 1,{{.*}}stored block expected to be one, as it is in memory [cmx-message-immediate]
  call void @llvm.genx.lsc.store2d.stateless.i1.i64.v64i16(i1 true, i8 0, i8 0, i8 2, i8 1, i8 1, i16 16, i16 4, i8 1, i64 %p, i32 63, i32 7, i32 63, i32 0, i32 0, <64 x i16> %v)
  ret void
}
