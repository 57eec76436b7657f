; A value that lives in a part of a larger vector: indirect reads count from the
; part, not from the vector.
; RUN: cmx-opt %s --O0 --platform=icllp --emit=visa -o - | FileCheck %s
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)

; CHECK-DAG:  .decl [[WHOLE:v_v_[0-9]+]] v_type=G type=d num_elts=32
; CHECK-DAG:  .decl [[FIRST:v_v_[0-9]+]] v_type=G type=d num_elts=16 {{.*}}alias=<[[WHOLE]], 0>
; CHECK-DAG:  .decl [[SECOND:v_v_[0-9]+]] v_type=G type=d num_elts=16 {{.*}}alias=<[[WHOLE]], 64>
; CHECK:      add (M1, 16) [[SECOND]](0,0)<1> [[FIRST]](0,0)<1;1,0> 3:d
; CHECK:      addr_add (M1_NM, 1) [[A:v_a_[0-9]+]](0)<1> &[[WHOLE]][64] v_
; CHECK-NEXT: mov (M1, 4) v_{{[^ ]*}} r[[[A]](0),0]<1;1,0>:d
; CHECK:      addr_add (M1_NM, 1) [[B:v_a_[0-9]+]](0)<1> &[[WHOLE]] v_
; CHECK-NEXT: mov (M1, 4) v_{{[^ ]*}} r[[[B]](0),0]<1;1,0>:d
define dllexport spir_kernel void @parts(i32 %dst, i16 %i) #0 {
  %l = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %dst, i32 0)
  %m = add <16 x i32> %l, splat (i32 3)
  %w0 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> undef, <16 x i32> %l, i32 16, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %w = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %w0, <16 x i32> %m, i32 16, i32 16, i32 1, i16 64, i32 undef, i1 true)
  %e = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %m, i32 4, i32 4, i32 1, i16 %i, i32 undef)
  %f = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> %l, i32 4, i32 4, i32 1, i16 %i, i32 undef)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 20, <4 x i32> %e)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 21, <4 x i32> %f)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %w)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @parts, !"parts", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
