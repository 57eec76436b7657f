; Calls that share a copy of a function become calls of a subroutine, which has the kernel's variables.
; REQUIRES: genx_ir
; RUN: cmx-opt %s --platform=icllp --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --emit=visa -o - | FileCheck %s --check-prefix=NESTED
; RUN: sed 's/noinline //' %s | cmx-opt --platform=icllp --emit=visa -o - | FileCheck %s --check-prefix=INLINED

; IR and vISA text compute the same, and the finalizer takes the text.
; RUN: mkdir -p %t
; RUN: cmx-opt %s --platform=skl -O0 --check-each --emit=gen -o %t/skl.asm
; RUN: cmx-opt %s --platform=icllp --check-each --emit=gen -o %t/icllp.asm
; RUN: cmx-opt %s --platform=tgllp -O1 --check-each --emit=gen -o %t/tgllp.asm
; RUN: cmx-opt %s --platform=dg2 --check-each --emit=gen -o %t/dg2.asm
; RUN: cmx-opt %s --platform=pvc --check-each --emit=gen -o %t/pvc.asm
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t/pvc.visaasm
; RUN: cmx-check %s %t/pvc.visaasm --platform=pvc

; The first result is copied before the second call overwrites it. Nobody writes the caller's number.
; CHECK: .function "k_main"
; CHECK-NOT: jmp
; CHECK: call (M1_NM, 1) [[OUTER:sub_[0-9]+]]
; CHECK: mov
; CHECK: call (M1_NM, 1) [[OUTER]]
; CHECK: ret (M1, 1)
; CHECK: .function "sub_0"
; CHECK: ret (M1, 1)
; CHECK: .function "sub_1"
; CHECK: ret (M1, 1)

; NESTED-COUNT-2: call (M1_NM, 1) sub_1
; NESTED: .function "sub_0"
; NESTED-NOT: call
; NESTED: .function "sub_1"
; NESTED-COUNT-2: call (M1_NM, 1) sub_0

; INLINED-NOT: call

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define internal <16 x i32> @inner(<16 x i32> %a, i32 %n) #1 {
entry:
  %b = mul <16 x i32> %a, %a
  %c = xor <16 x i32> %b, %a
  %small = icmp ult i32 %n, 9
  br i1 %small, label %end, label %more
more:
  %d = lshr <16 x i32> %c, splat (i32 3)
  %e = or <16 x i32> %d, %b
  br label %end
end:
  %r = phi <16 x i32> [ %c, %entry ], [ %e, %more ]
  %s = sub <16 x i32> %r, splat (i32 5)
  ret <16 x i32> %s
}

define internal <16 x i32> @outer(<16 x i32> %a, i32 %n) #1 {
  %x = call <16 x i32> @inner(<16 x i32> %a, i32 %n)
  %m = mul i32 %n, 3
  %y = call <16 x i32> @inner(<16 x i32> %x, i32 %m)
  %z = xor <16 x i32> %x, %y
  ret <16 x i32> %z
}

define dllexport spir_kernel void @k(i32 %src, i32 %dst, i32 %n) #0 {
  %x = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %a = call <16 x i32> @outer(<16 x i32> %x, i32 %n)
  %b = call <16 x i32> @outer(<16 x i32> %a, i32 7)
  %c = add <16 x i32> %a, %b
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %c)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
attributes #1 = { noinline nounwind }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
