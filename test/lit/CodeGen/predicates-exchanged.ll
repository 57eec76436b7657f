; Phis that exchange predicates of two lengths: a temporary for each length.
; RUN: cmx-opt --platform=icllp -O0 --emit=visa %s -o - | FileCheck %s
; CHECK: or (M1_NM, 8) [[BYTE:v_p_[0-9]+]] [[A:v_p_[0-9]+]] [[A]]
; CHECK-NEXT: or (M1_NM, 8) [[A]] [[B:v_p_[0-9]+]] [[B]]
; CHECK-NEXT: or (M1_NM, 8) [[B]] [[BYTE]] [[BYTE]]
; CHECK-NOT: [[BYTE]]
; CHECK: or (M1_NM, 16) [[WORD:v_p_[0-9]+]] [[C:v_p_[0-9]+]] [[C]]
; CHECK-NEXT: or (M1_NM, 16) [[C]] [[D:v_p_[0-9]+]] [[D]]
; CHECK-NEXT: or (M1_NM, 16) [[D]] [[WORD]] [[WORD]]

define dllexport spir_kernel void @k(i32 %buf, i32 %n, <8 x i32> %x, <16 x i32> %y) {
entry:
  %a0 = icmp eq <8 x i32> %x, zeroinitializer
  %b0 = icmp slt <8 x i32> %x, splat (i32 5)
  %c0 = icmp eq <16 x i32> %y, zeroinitializer
  %d0 = icmp slt <16 x i32> %y, splat (i32 5)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = phi <8 x i1> [ %a0, %entry ], [ %b, %loop ]
  %b = phi <8 x i1> [ %b0, %entry ], [ %a, %loop ]
  %c = phi <16 x i1> [ %c0, %entry ], [ %d, %loop ]
  %d = phi <16 x i1> [ %d0, %entry ], [ %c, %loop ]
  %i1 = add i32 %i, 1
  %m = icmp ult i32 %i1, %n
  br i1 %m, label %loop, label %end
end:
  %r = select <8 x i1> %a, <8 x i32> %x, <8 x i32> zeroinitializer
  %s = select <16 x i1> %c, <16 x i32> %y, <16 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 0, <8 x i32> %r)
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 8, <16 x i32> %s)
  ret void
}
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !""}
