; Inline assembly with illegal regions in the registers of calls, and one that reads all lanes of a predicate.

; RUN: split-file %s %t
; RUN: sed 's/ASM/add (M1, 16) %%arg(0,0)<0> $0(0,0)<1;1,0> 0x1:ud/' %t/call.ll > %t/stride.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/stride.ll -o - 2>&1 | FileCheck %s --check-prefix=STRIDE
; RUN: sed 's/ASM/add (M1, 16) %%arg(0,0)<1> $0(0,0)<1;0,1> 0x1:ud/' %t/call.ll > %t/width.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/width.ll -o - 2>&1 | FileCheck %s --check-prefix=WIDTH
; RUN: sed 's/ASM/add (M1, 16) %%arg(1,0)<1> $0(0,0)<1;1,0> $0(0,0)<1;0,1>/' %t/call.ll > %t/width2.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/width2.ll -o - 2>&1 | FileCheck %s --check-prefix=WIDTH
; RUN: sed 's/ASM/add (M1, 16) %%arg(1,0)<1> $0(0,0)<1;1,0> $0(1,4)<1;1,0>/' %t/call.ll > %t/past.ll
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-opt %t/past.ll -o - 2>&1 | FileCheck %s --check-prefix=PAST
; RUN: sed 's/ASM/{\\0A.decl P1 v_type=P num_elts=16\\0Acmp.lt (M1, 16) P1 $0(0,0)<1;1,0> 5:d\\0A(P1.any) add (M1, 16) %%arg(1,0)<1> $0(0,0)<1;1,0> 0x1:ud\\0A}/' %t/call.ll > %t/any.ll
; RUN: cmx-opt %t/any.ll -o - | FileCheck %s --check-prefix=ANY
; RUN: sed 's/ASM/{\\0A.decl W v_type=G type=uw num_elts=32 alias=<$0,0>\\0A.decl R v_type=G type=uw num_elts=1 align=word\\0Amov (M1_NM, 1) R(0,0)<1> W(0,0)<0;1,0>\\0Aadd (M1, 16) %%arg(0,0)<1> R(0,0)<0;1,0> 0x1:ud\\0Aadd (M1, 16) %%arg(0,0)<1> W(0,0)<0;1,0> 0x1:ud\\0A}/' %t/call.ll > %t/word.ll
; RUN: cmx-opt %t/word.ll -o - | FileCheck %s --check-prefix=WORD
; RUN: sed 's/ASM/{\\0A.decl B v_type=G type=ub num_elts=64 alias=<$0,0>\\0A.decl R v_type=G type=ub num_elts=1 align=word\\0Amov (M1_NM, 1) R(0,0)<1> B(0,0)<0;1,0>\\0Aadd (M1, 16) %%arg(0,0)<1> R(0,0)<0;1,0> 0x1:ud\\0A}/' %t/call.ll > %t/byte.ll
; RUN: cmx-opt %t/byte.ll -o - | FileCheck %s --check-prefix=BYTE
; STRIDE: [visa-dst-stride]
; WIDTH: [visa-width]
; PAST: operand reaches past its variable
; PAST-NOT: internal error
; ANY: (asm_P1{{[^ ]*}}.any) add (M1, 16) %arg(1,0)<1> {{.*}}(0,0)<1;1,0> 0x1:ud
; A word is copied as a dword, also if the variable ends after it.
; WORD: mov (M1_NM, 1) v_t_{{[0-9]+}}(0,0)<1> [[R:asm_R[^ ]*]](0,0)<0;1,0>
; WORD-NEXT: add (M1, 16) %arg(0,0)<1> {{[^ ]*}}(0,0)<0;1,0> 0x1:ud
; WORD-NEXT: mov (M1_NM, 1) v_t_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,0)<0;1,0>
; WORD-NEXT: add (M1, 16) %arg(0,0)<1> {{[^ ]*}}(0,0)<0;1,0> 0x1:ud
; A byte is copied as a word.
; BYTE: .decl [[C:v_[0-9]+]] v_type=G type=uw {{.*}}alias=<v_t_
; BYTE: mov (M1_NM, 1) [[C]](0,0)<1> asm_R{{[^ ]*}}(0,0)<0;1,0>
; BYTE-NEXT: add (M1, 16) %arg(0,0)<1> {{[^ ]*}}(0,0)<0;1,0> 0x1:ud

;--- call.ll
define dllexport spir_kernel void @k(<16 x i32> %v, i32 %n, ptr addrspace(1) %p) #0 {
  %m = and i32 %n, 3
  %r = call <16 x i32> @f(<16 x i32> %v, i32 %m)
  call void asm sideeffect "ASM", "rw"(<16 x i32> %r)
  store <16 x i32> %r, ptr addrspace(1) %p, align 4
  ret void
}
define internal <16 x i32> @f(<16 x i32> %v, i32 %n) noinline {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call <16 x i32> @f(<16 x i32> %v, i32 %m)
  %s = add <16 x i32> %r, %v
  ret <16 x i32> %s
end:
  ret <16 x i32> %v
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{!"", !"", !"svmptr_t"}
