; Pointers are addresses; integers with the constraint of a predicate have their
; lowest bit as a lane; a part of a vector starts at a register if the text names
; it.

; RUN: cmx-opt %s --platform=icllp -o - | FileCheck %s
; RUN: cmx-run %s --platform=pvc --arg src=pattern:index:i32:64 --arg dst=-:32 --arg p=-:8 --compare | FileCheck %s --check-prefix=EQUAL
; EQUAL: equal: 3 surfaces

; CHECK:      cmp.lt (M1, 8) [[P:v_p_[0-9]+]] [[V:v_v_[0-9]+]](0,0)<1;1,0> 0x3:ud
; CHECK:      ([[P]]) sel (M1, 8) v_v_{{[0-9]+}}(0,0)<1> [[V]](0,0)<1;1,0> 0x3:ud
; CHECK:      mov (M1, 4) [[PART:v_[a-z]_[0-9]+]](0,0)<1> v_v_{{[0-9]+}}(0,4)<1;1,0>
; CHECK:      add (M1, 4) v_{{[a-z]}}_{{[0-9]+}}(0,0)<1> [[PART]](0,0)<1;1,0> [[PART]](0,0)<1;1,0>

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
define dllexport spir_kernel void @k(i32 %src, i32 %dst, ptr addrspace(1) %p) {
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 0)
  %m = call <8 x i32> asm "cmp.lt (M1, 8) $0 $1 0x3:ud", "=@2cr,r"(<8 x i32> %v)
  %s = call <8 x i32> asm "($1) sel (M1, 8) $0 $2 0x3:ud", "=r,@2cr,r"(<8 x i32> %m, <8 x i32> %v)
  %q = call i64 asm "mov (M1_NM, 1) $0 $1", "=r,r"(ptr addrspace(1) %p)
  %sh = shufflevector <8 x i32> %s, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %b = call <4 x i32> asm "add (M1, 4) $0(0,0)<1> $1(0,0)<1;1,0> $1(0,0)<1;1,0>", "=rw,rw"(<4 x i32> %sh)
  %w = shufflevector <4 x i32> %b, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %x = shufflevector <8 x i32> %s, <8 x i32> %w, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  %t = trunc i64 %q to i32
  %z = insertelement <8 x i32> %x, i32 %t, i32 1
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %z)
  ret void
}
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"svmptr_t"}
