; A mask of 64 lanes lies in two variables. Where a loop begins with a constant one,
; each gets its own half.
; RUN: cmx-opt -O2 --platform=icllp --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt -O2 --platform=pvc --emit=visa %s -o - | FileCheck %s

; CHECK-DAG: setp (M1_NM, 32) v_{{[^ ]*}} 0x3:ud
; CHECK-DAG: setp (M1_NM, 32) v_{{[^ ]*}} 0xe0000000:ud
; CHECK: jmp

declare <64 x i16> @llvm.genx.oword.ld.v64i16(i32, i32, i32)
declare void @llvm.genx.oword.st.v64i16(i32, i32, <64 x i16>)
define dllexport spir_kernel void @wide(i32 %s, i32 %n) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %m = phi <64 x i1> [ <i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1, i1 1>, %entry ], [ %m2, %loop ]
  %row = call <64 x i16> @llvm.genx.oword.ld.v64i16(i32 0, i32 %s, i32 %i)
  %c = icmp sgt <64 x i16> %row, zeroinitializer
  %m2 = xor <64 x i1> %m, %c
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  %v = zext <64 x i1> %m2 to <64 x i16>
  call void @llvm.genx.oword.st.v64i16(i32 %s, i32 0, <64 x i16> %v)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @wide, !"wide", !3, i32 0, i32 0, !4, !5, i32 0}
!3 = !{i32 2, i32 0}
!4 = !{i32 0, i32 0}
!5 = !{!"buffer_t", !""}
