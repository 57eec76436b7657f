; A number of 64 bits, of which the variable has only 40: the others are undefined. Lowering makes a constant expression of
; both, which it used to take apart again and again.
; RUN: cmx-opt --platform=tgllp -O0 --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=icllp -O0 --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=tgllp -O2 --emit=visa %s -o - | FileCheck %s
; CHECK: oword_st

declare void @llvm.genx.oword.st.v16i8(i32, i32, <16 x i8>)
declare void @llvm.genx.oword.st.v2i64(i32, i32, <2 x i64>)

define dllexport spir_kernel void @k(i32 %s, i64 %v) {
  %a = alloca <5 x i8>, align 8
  %w = load i64, ptr %a, align 4
  %f = load <5 x i8>, ptr %a, align 8
  %b = shufflevector <5 x i8> %f, <5 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  call void @llvm.genx.oword.st.v16i8(i32 %s, i32 1, <16 x i8> %b)
  %x = xor i64 0, %w
  %i = insertelement <2 x i64> zeroinitializer, i64 %x, i32 0
  call void @llvm.genx.oword.st.v2i64(i32 %s, i32 0, <2 x i64> %i)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
