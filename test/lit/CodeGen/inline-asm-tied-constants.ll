; Constants that are tied to a result of inline assembly are written into its variable
; first: numbers, vectors and predicates. Of an undefined value nothing is written.
; RUN: cmx-opt %s --platform=icllp -O0 -o - | FileCheck %s
; RUN: cmx-run %s --platform=icllp --O0 --arg dst=-:256 --compare | FileCheck %s --check-prefix=EQUAL
; RUN: cmx-run %s --platform=pvc --O2 --arg dst=-:256 --compare | FileCheck %s --check-prefix=EQUAL
; EQUAL: equal: 1 surfaces

; CHECK:      mov (M1, 8) {{v_t_[0-9]+}}(0,0)<1> 0x76543210:v
; CHECK-NEXT: mov (M1, 8)
; CHECK-NEXT: add (M1, 8)
; CHECK:      mov (M1_NM, 1) [[N:v_[0-9]+]](0,0)<1> 0xfffffff7:ud
; CHECK-NEXT: mov (M1_NM, 1) {{v_[0-9]+}}(0,0)<1> [[N]](0,0)<0;1,0>
; CHECK-NEXT: add (M1_NM, 1)
; CHECK:      setp (M1_NM, 8) [[C:v_c_[0-9]+]] 0x4d:uw
; CHECK-NEXT: or (M1_NM, 8) [[P:v_p_[0-9]+]] [[C]] [[C]]
; CHECK-NEXT: not (M1_NM, 8) [[P]] [[P]]
; CHECK:      sel (M1, 8)
; CHECK-NEXT: oword_st
; CHECK-NEXT: mov (M1, 4) {{v_v_[0-9]+}}(0,0)<1> 2:d

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @k(i32 %dst) {
  %a = call <8 x i32> asm "add (M1, 8) $0(0,0)<1> $0(0,0)<1;1,0> 0x2:d", "=rw,0"(<8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %a)
  %s = call <8 x i32> asm "add (M1, 8) $0(0,0)<1> $0(0,0)<1;1,0> 0x2:d", "=rw,0"(<8 x i32> splat (i32 70000))
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 2, <8 x i32> %s)
  %n = call i32 asm "add (M1_NM, 1) $0(0,0)<1> $0(0,0)<0;1,0> 0x2:d", "=rw,0"(i32 -9)
  %p = call <8 x i1> asm "not (M1_NM, 8) $0 $0", "=@2cr,0"(<8 x i1> <i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false>)
  %v = insertelement <8 x i32> zeroinitializer, i32 %n, i32 0
  %c = select <8 x i1> %p, <8 x i32> %s, <8 x i32> %v
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 4, <8 x i32> %c)
  %u = call <4 x i32> asm "mov (M1, 4) $0(0,0)<1> 0x2:d", "=rw,0"(<4 x i32> undef)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 6, <4 x i32> %u)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
