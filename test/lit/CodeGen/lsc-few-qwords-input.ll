; An input keeps its size, which is too small for a message of few qwords. Where the
; finalizer chooses registers for inputs, in a kernel that calls functions or has many
; variables, the input is copied to a variable for all lanes that a message serves.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t/
; RUN: FileCheck %s --input-file=%t/calls.visaasm
; RUN: FileCheck %s --input-file=%t/many.visaasm
; RUN: FileCheck %s --input-file=%t/alone.visaasm --check-prefix=ALONE
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=pvc --emit=gen -o %t/ %}

; CHECK-DAG: .decl [[P:v_v_[0-9]+]] v_type=G type=q num_elts=32
; CHECK-DAG: .decl [[Q:v_v_[0-9]+]] v_type=G type=q num_elts=32
; CHECK-DAG: .decl [[AT:v_[0-9]+]] {{.*}} alias=<[[P]], 0>
; CHECK-DAG: .decl [[DATA:v_[0-9]+]] {{.*}} alias=<[[Q]], 0>
; CHECK: .input v_in_{{[0-9]+}} offset=64 size=32
; CHECK: .input v_in_{{[0-9]+}} offset=128 size=32
; CHECK: .function
; CHECK: mov (M1, 8)
; CHECK: mov (M1, 8)
; CHECK: lsc_atomic_iadd.ugm (M1, 4) %null:d64 flat{{\[}}[[AT]]{{\]}}:a64 [[DATA]].0
; CHECK: lsc_store.ugm (M1, 4) flat{{\[}}[[DATA]]{{\]}}:a64 [[AT]]:d64

; ALONE: .function
; ALONE-NOT: mov
; ALONE: lsc_atomic_iadd.ugm
; ALONE-NOT: mov
; ALONE: lsc_store.ugm

declare <4 x i64> @llvm.genx.svm.atomic.add.v4i64.v4i1.v4i64(<4 x i1>, <4 x i64>, <4 x i64>, <4 x i64>)
declare void @llvm.genx.svm.scatter.v4i1.v4i64.v4i64(<4 x i1>, i32, <4 x i64>, <4 x i64>)

declare i32 @llvm.vector.reduce.xor.v512i32(<512 x i32>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define internal i32 @depth(i32 %n) {
  %more = icmp ugt i32 %n, 1
  br i1 %more, label %deeper, label %done
deeper:
  %half = lshr i32 %n, 1
  %d = call i32 @depth(i32 %half)
  %e = sub i32 %n, %d
  ret i32 %e
done:
  ret i32 1
}

define dllexport spir_kernel void @calls(<4 x i64> %p, <4 x i64> %q, i32 %n, i32 %buf) #0 {
  %d = call i32 @depth(i32 %n)
  %v = insertelement <4 x i32> zeroinitializer, i32 %d, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 %buf, i32 0, <4 x i32> %v)
  %old = call <4 x i64> @llvm.genx.svm.atomic.add.v4i64.v4i1.v4i64(<4 x i1> splat (i1 true), <4 x i64> %p, <4 x i64> %q, <4 x i64> undef)
  call void @llvm.genx.svm.scatter.v4i1.v4i64.v4i64(<4 x i1> splat (i1 true), i32 0, <4 x i64> %q, <4 x i64> %p)
  ret void
}

; The sums live at the same time, in a loop, and need more registers than there are.
define dllexport spir_kernel void @many(<4 x i64> %p, <4 x i64> %q, <512 x i32> %a0, <512 x i32> %b0, i32 %n, i32 %buf) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %a = phi <512 x i32> [ %a0, %entry ], [ %a2, %loop ]
  %b = phi <512 x i32> [ %b0, %entry ], [ %b2, %loop ]
  %old = call <4 x i64> @llvm.genx.svm.atomic.add.v4i64.v4i1.v4i64(<4 x i1> splat (i1 true), <4 x i64> %p, <4 x i64> %q, <4 x i64> undef)
  call void @llvm.genx.svm.scatter.v4i1.v4i64.v4i64(<4 x i1> splat (i1 true), i32 0, <4 x i64> %q, <4 x i64> %p)
  %a1 = mul <512 x i32> %a, %b
  %a2 = xor <512 x i32> %a1, %a
  %b2 = sub <512 x i32> %b, %a1
  %j = sub i32 %i, 1
  %c = icmp ne i32 %j, 0
  br i1 %c, label %loop, label %done
done:
  %r = call i32 @llvm.vector.reduce.xor.v512i32(<512 x i32> %a2)
  %v = insertelement <4 x i32> zeroinitializer, i32 %r, i32 0
  call void @llvm.genx.oword.st.v4i32(i32 %buf, i32 0, <4 x i32> %v)
  ret void
}

define dllexport spir_kernel void @alone(<4 x i64> %p, <4 x i64> %q) #0 {
  %old = call <4 x i64> @llvm.genx.svm.atomic.add.v4i64.v4i1.v4i64(<4 x i1> splat (i1 true), <4 x i64> %p, <4 x i64> %q, <4 x i64> undef)
  call void @llvm.genx.svm.scatter.v4i1.v4i64.v4i64(<4 x i1> splat (i1 true), i32 0, <4 x i64> %q, <4 x i64> %p)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0, !1, !7}
!0 = !{ptr @calls, !"calls", !2, i32 0, i32 0, !3, !4, i32 0}
!1 = !{ptr @alone, !"alone", !5, i32 0, i32 0, !5, !6, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 2}
!3 = !{i32 0, i32 0, i32 0, i32 0}
!4 = !{!"", !"", !"", !"buffer_t"}
!5 = !{i32 0, i32 0}
!6 = !{!"", !""}
!7 = !{ptr @many, !"many", !8, i32 0, i32 0, !9, !10, i32 0}
!8 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 2}
!9 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"", !"", !"", !"", !"", !"buffer_t"}
