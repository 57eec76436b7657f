; An input keeps its size: few qwords of it are copied to a variable for all lanes
; that a message serves, as data and as addresses. Without calls of functions the
; finalizer leaves inputs in their registers.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t/
; RUN: FileCheck %s --input-file=%t/calls.visaasm
; RUN: FileCheck %s --input-file=%t/alone.visaasm --check-prefix=ALONE
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=pvc --emit=gen -o %t/ %}

; CHECK-DAG: .decl [[AT:v_t_[0-9]+]] v_type=G type=uq num_elts=32
; CHECK-DAG: .decl [[DATA:v_t_[0-9]+]] v_type=G type=uq num_elts=32
; CHECK: mov (M1_NM, 4) [[AT]](0,0)<1>
; CHECK: mov (M1_NM, 4) [[DATA]](0,0)<1>
; CHECK: lsc_atomic_iadd.ugm (M1, 4) %null:d64 flat{{\[}}[[AT]]{{\]}}:a64 [[DATA]].0
; CHECK: mov (M1_NM, 4) [[AT2:v_t_[0-9]+]](0,0)<1>
; CHECK: mov (M1, 4) [[DATA2:v_t_[0-9]+]](0,0)<1>
; CHECK: lsc_store.ugm (M1, 4) flat{{\[}}[[AT2]]{{\]}}:a64 [[DATA2]]:d64

; ALONE: .function
; ALONE-NOT: mov
; ALONE: lsc_atomic_iadd.ugm
; ALONE-NOT: mov
; ALONE: lsc_store.ugm

declare <4 x i64> @llvm.genx.svm.atomic.add.v4i64.v4i1.v4i64(<4 x i1>, <4 x i64>, <4 x i64>, <4 x i64>)
declare void @llvm.genx.svm.scatter.v4i1.v4i64.v4i64(<4 x i1>, i32, <4 x i64>, <4 x i64>)

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

define dllexport spir_kernel void @alone(<4 x i64> %p, <4 x i64> %q) #0 {
  %old = call <4 x i64> @llvm.genx.svm.atomic.add.v4i64.v4i1.v4i64(<4 x i1> splat (i1 true), <4 x i64> %p, <4 x i64> %q, <4 x i64> undef)
  call void @llvm.genx.svm.scatter.v4i1.v4i64.v4i64(<4 x i1> splat (i1 true), i32 0, <4 x i64> %q, <4 x i64> %p)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0, !1}
!0 = !{ptr @calls, !"calls", !2, i32 0, i32 0, !3, !4, i32 0}
!1 = !{ptr @alone, !"alone", !5, i32 0, i32 0, !5, !6, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 2}
!3 = !{i32 0, i32 0, i32 0, i32 0}
!4 = !{!"", !"", !"", !"buffer_t"}
!5 = !{i32 0, i32 0}
!6 = !{!"", !""}
