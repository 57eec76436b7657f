; Implicit arguments are inputs like others; nodes may be short and lists partial.
; REQUIRES: genx_ir
; RUN: split-file %s %t
; RUN: cmx-opt %t/implicit.ll --platform=icllp --emit=gen -o %t/implicit.asm
; RUN: cmx-opt %t/implicit.ll --platform=icllp --emit=visa -o - | FileCheck %s --check-prefix=IMPLICIT
; RUN: cmx-opt %t/short.ll --platform=pvc --emit=gen -o %t/short.asm
; RUN: cmx-opt %t/short.ll --platform=icllp --emit=visa -o - | FileCheck %s --check-prefix=SHORT

; IMPLICIT: .input {{v_[a-z0-9_]+}} offset={{[0-9]+}} size=8
; IMPLICIT-NEXT: .input {{v_[a-z0-9_]+}} offset={{[0-9]+}} size=6
; IMPLICIT-NEXT: .input {{v_t_[0-9]+}} offset={{[0-9]+}} size=4
; SHORT: .kernel "k"
; SHORT: .input {{v_t_[0-9]+}} offset={{[0-9]+}} size=4
; SHORT-NEXT: .input {{v_[a-z0-9_]+}} offset={{[0-9]+}} size=4

;--- implicit.ll
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @k(i64 %private, <3 x i16> %local, i32 %s) {
  %lo = trunc i64 %private to i32
  %y = extractelement <3 x i16> %local, i32 1
  %wide = zext i16 %y to i32
  %a = insertelement <4 x i32> zeroinitializer, i32 %lo, i32 0
  %b = insertelement <4 x i32> %a, i32 %wide, i32 1
  call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> %b)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1}
!1 = !{i32 96, i32 24, i32 2}

;--- short.ll
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define void @k(i32 %s, i32 %n) {
  %a = insertelement <4 x i32> zeroinitializer, i32 %n, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> %a)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, null, !1}
!1 = !{i32 2}
