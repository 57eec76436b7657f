; Parts of predicates before the first lane, and of more lanes than an instruction has.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

declare <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1>, i32)
declare <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1>, i32)
declare <64 x i1> @llvm.genx.rdpredregion.v64i1.v128i1(<128 x i1>, i32)

define void @k(<16 x i1> %m, <128 x i1> %n) {
; CHECK: error: function 'k': {{.*}}predicate region expected within 16 lanes, actual lanes -8 to 0 [cmx-predicate-region]
  %p = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> %m, i32 -8)
  %q = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v128i1(<128 x i1> %n, i32 64)
; CHECK: error: function 'k': {{.*}}predicate region expected 1, 2, 4, 8, 16 or 32 lanes, actual 64 [cmx-predicate-region]
  %r = call <64 x i1> @llvm.genx.rdpredregion.v64i1.v128i1(<128 x i1> %n, i32 64)
  ret void
}
