; Inline assembly becomes instructions of the kernel, with its operands.

; RUN: cmx-opt %s --platform=icllp -o - | FileCheck %s
; RUN: cmx-run %s --platform=pvc --arg src=pattern:index:i32:64 --arg dst=-:320 --compare | FileCheck %s --check-prefix=EQUAL
; RUN: cmx-run %s --platform=skl --O0 --arg src=pattern:index:i32:64 --arg dst=-:320 --compare | FileCheck %s --check-prefix=EQUAL
; RUN: cmx-opt %s --platform=pvc --check-each -o %t.visaasm
; EQUAL: equal: 2 surfaces

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @k(i32 %src, i32 %dst) {
  %v = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %first = extractelement <16 x i32> %v, i32 3

; CHECK:      add (M1, 16) [[SUM:v_v_[0-9]+]](0,0)<1> [[V:v_v_[0-9]+]](0,0)<1;1,0> v_v_{{[0-9]+}}(0,0)<0;1,0>
; CHECK-NEXT: mul (M1, 16) [[SCALED:v_v_[0-9]+]](0,0)<1> [[SUM]](0,0)<1;1,0> -7:w
; CHECK-NEXT: mov (M1, 16) [[CHOSEN:v_v_[0-9]+]](0,0)<1> 0x1:ud
; CHECK-NEXT: cmp.lt (M1, 16) [[P:asm_P1_s[0-9]+]] [[V]](0,0)<1;1,0> 5:d
; CHECK-NEXT: ([[P]]) add (M1, 16) [[CHOSEN]](0,0)<1> [[V]](0,0)<1;1,0> [[SUM]](0,0)<1;1,0>
; CHECK-NEXT: mov (M1, 16) v_v_{{[0-9]+}}(0,0)<1> [[SCALED]](0,0)<1;1,0>
; CHECK-NEXT: cmp.gt (M1, 16) [[ABOVE:v_p_[0-9]+]] [[SCALED]](0,0)<1;1,0> 9:d
; CHECK:      ([[ABOVE]]) add (M1, 16) [[ADDED:v_v_[0-9]+]](0,0)<1> [[ADDED]](0,0)<1;1,0> 100:d
; CHECK:      {{^}}[[L1:[A-Za-z_0-9]+]]:
; CHECK:      jmp (M1, 1) [[L1]]
; CHECK:      {{^}}[[L2:[A-Za-z_0-9]+]]:
; CHECK-NOT:  [[L1]]
; CHECK:      jmp (M1, 1) [[L2]]
  ; A region for each operand; a constant and a scalar.
  %sum = call <16 x i32> asm "add (M1, 16) $0 $1 $2", "=r,r,r"(<16 x i32> %v, i32 %first)
  %scaled = call <16 x i32> asm "mul (M1, 16) $0 $1 $2", "=r,r,i"(<16 x i32> %sum, i16 -7)

  ; The text has a scope of its own, and a predicate.
  %chosen = call <16 x i32> asm sideeffect "{\0A.decl P1 v_type=P num_elts=16\0Amov (M1, 16) $0 0x1:ud\0Acmp.lt (M1, 16) P1 $1 $3:d\0A(P1) add (M1, 16) $0 $1 $2\0A}", "=&r,r,r,n"(<16 x i32> %v, <16 x i32> %sum, i32 5)

  ; Two results, and names of variables.
  %two = call { <16 x i32>, <16 x i1> } asm "mov (M1, 16) $0(0,0)<1> $2(0,0)<1;1,0>\0Acmp.gt (M1, 16) $1 $2(0,0)<1;1,0> 0x9:d", "=rw,=@2cr,rw"(<16 x i32> %scaled)
  %moved = extractvalue { <16 x i32>, <16 x i1> } %two, 0
  %above = extractvalue { <16 x i32>, <16 x i1> } %two, 1

  ; A predicate as an operand; an operand that is read and written.
  %added = call <16 x i32> asm "($1) add (M1, 16) $0 $0(0,0)<1;1,0> 0x64:d", "=r,@2cr,0"(<16 x i1> %above, <16 x i32> %moved)

  ; A loop of its own.
  %last = call i32 asm sideeffect "mov (M1_NM, 1) $0 $1\0AL:\0Aadd (M1_NM, 1) $0 $0(0,0)<0;1,0> 0x3:d\0A{\0A.decl P1 v_type=P num_elts=1\0Acmp.lt (M1_NM, 1) P1 $0(0,0)<0;1,0> 0x20:d\0A(P1) jmp (M1, 1) L\0A}", "=r,r"(i32 %first)
  %s = insertelement <16 x i32> %added, i32 %last, i32 1

  %again = call i32 asm sideeffect "mov (M1_NM, 1) $0 $1\0AL:\0Aadd (M1_NM, 1) $0 $0(0,0)<0;1,0> 0x3:d\0A{\0A.decl P1 v_type=P num_elts=1\0Acmp.lt (M1_NM, 1) P1 $0(0,0)<0;1,0> 0x20:d\0A(P1) jmp (M1, 1) L\0A}", "=r,r"(i32 %last)
  %s2 = insertelement <16 x i32> %s, i32 %again, i32 2
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %s2)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 4, <16 x i32> %chosen)
  ; A constant vector.
  %c = call <16 x i32> asm "add (M1, 16) $0 $1 $2", "=r,r,r"(<16 x i32> splat (i32 5), <16 x i32> %v)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 8, <16 x i32> %c)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
