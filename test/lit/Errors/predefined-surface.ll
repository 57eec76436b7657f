; A pointer that names a surface is that of the predefined variable.
; RUN: not cmx-opt -passes=cmx-verify -S %s -o %t.ll 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not test -e %t.ll

@llvm.vc.predef.var.bss = external global i32
@other = external global i32

declare <8 x i32> @llvm.genx.dword.atomic2.add.predef.surface.v8i32.v8i1.v8i32(<8 x i1>, ptr, <8 x i32>, <8 x i32>)

define void @k(<8 x i32> %at, <8 x i32> %v) {
  %a = call <8 x i32> @llvm.genx.dword.atomic2.add.predef.surface.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), ptr @llvm.vc.predef.var.bss, <8 x i32> %at, <8 x i32> %v)
; CHECK: error: function 'k': {{.*}}operand 1 (surface) expected the variable llvm.vc.predef.var.bss, actual another pointer [cmx-intrinsic-operand-type]
  %b = call <8 x i32> @llvm.genx.dword.atomic2.add.predef.surface.v8i32.v8i1.v8i32(<8 x i1> splat (i1 true), ptr @other, <8 x i32> %at, <8 x i32> %v)
  ret void
}
