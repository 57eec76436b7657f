; Operands of inline assembly without a variable that the text can name: scalars that do
; not start at a register, results that nothing reads, constants and undefined values, and
; predicates that are read and written.
; RUN: cmx-opt %s --platform=icllp -O0 -o - | FileCheck %s
; RUN: cmx-run %s --platform=icllp --O0 --arg src=pattern:index:i32:64 --arg dst=-:320 --arg n=7 --compare | FileCheck %s --check-prefix=EQUAL
; EQUAL: equal: 2 surfaces

; CHECK:      oword_ld (4)
; CHECK-NEXT: mov (M1_NM, 1) {{v_[0-9]+}}(0,0)<1> [[N:v_[0-9]+]](0,0)<0;1,0>
; CHECK-NEXT: add (M1_NM, 1) [[SUM:v_t_[0-9]+]](0,0)<1> v_t_{{[0-9]+}}(0,0)<0;1,0> 2:d
; CHECK-NEXT: mov (M1_NM, 1) {{v_[0-9]+}}(0,0)<1> {{v_[0-9]+}}(0,0)<0;1,0>
; CHECK-NEXT: add (M1_NM, 1) v_v_{{[0-9]+}}(0,0)<1> v_v_{{[0-9]+}}(0,0)<0;1,0> 3:d
; CHECK-NEXT: mov (M1_NM, 1) v_v_{{[0-9]+}}(0,0)<1> v_v_
; CHECK-NEXT: mov (M1, 16) v_t_{{[0-9]+}}(0,0)<1> [[V:v_v_[0-9]+]](0,0)<1;1,0>
; CHECK-NEXT: cmp.gt (M1, 16) v_asm_{{[0-9]+}} [[V]](0,0)<1;1,0> 9:d
; CHECK-NEXT: add (M1, 16) v_v_{{[0-9]+}}(0,0)<1> [[V]](0,0)<1;1,0> 4:d
; CHECK-NEXT: setp (M1_NM, 16) [[C:v_c_[0-9]+]] 0x2929:uw
; CHECK-NEXT: mov (M1, 16) [[CHOSEN:v_v_[0-9]+]](0,0)<1> 1:d
; CHECK-NEXT: ([[C]]) add (M1, 16) [[CHOSEN]](0,0)<1> v_v_{{.*}} 5:d
; CHECK-NEXT: mov (M1, 16) [[SET:v_v_[0-9]+]](0,0)<1> [[CHOSEN]](0,0)<1;1,0>
; CHECK-NEXT: cmp.lt (M1, 16) [[LESS:v_p_[0-9]+]] [[SET]](0,0)<1;1,0> 9:d
; CHECK-NEXT: or (M1_NM, 16) [[MORE:v_p_[0-9]+]] [[LESS]] [[LESS]]
; CHECK-NEXT: setp (M1_NM, 16) [[D:v_c_[0-9]+]] 0x293b:uw
; CHECK-NEXT: and (M1_NM, 16) [[MORE]] [[MORE]] [[D]]
; CHECK-NEXT: ([[LESS]]) sel (M1, 16)

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @k(i32 %src, i32 %dst, i32 %n) {
  %v = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  ; A scalar by name, which the text takes for the start of a register.
  %one = call i32 asm "add (M1_NM, 1) $0(0,0)<1> $1(0,0)<0;1,0> 0x2:d", "=rw,rw"(i32 %n)
  ; The same as a region, wherever it is.
  %two = call i32 asm "add (M1_NM, 1) $0 $1 0x3:d", "=r,r"(i32 %one)
  ; Results that nothing reads.
  call i32 asm sideeffect "mov (M1_NM, 1) $0 $1", "=r,r"(i32 %n)
  %both = call { <16 x i32>, <16 x i1>, <16 x i32> } asm "mov (M1, 16) $0 $3\0Acmp.gt (M1, 16) $1 $3 0x9:d\0Aadd (M1, 16) $2 $3 0x4:d", "=&r,=@2cr,=r,r"(<16 x i32> %v)
  %sum = extractvalue { <16 x i32>, <16 x i1>, <16 x i32> } %both, 2
  ; A predicate that is a constant, and undefined values.
  %chosen = call <16 x i32> asm "mov (M1, 16) $0 0x1:d\0A($1) add (M1, 16) $0 $2 0x5:d", "=&r,@2cr,r"(<16 x i1> <i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0>, <16 x i32> %sum)
  %set = call <16 x i32> asm "mov (M1, 16) $0 $2", "=r,0,r,r"(<16 x i32> undef, <16 x i32> %chosen, <16 x i32> undef)
  ; A predicate that is read and written.
  %less = icmp slt <16 x i32> %set, splat (i32 9)
  %more = call <16 x i1> asm "and (M1_NM, 16) $0 $0 $2", "=@2cr,0,@2cr"(<16 x i1> %less, <16 x i1> <i1 1, i1 1, i1 0, i1 1, i1 1, i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1, i1 0, i1 0>)
  %kept = select <16 x i1> %less, <16 x i32> splat (i32 77), <16 x i32> %set
  %r = select <16 x i1> %more, <16 x i32> %v, <16 x i32> %kept
  %s = insertelement <16 x i32> %r, i32 %two, i32 2
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %s)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
