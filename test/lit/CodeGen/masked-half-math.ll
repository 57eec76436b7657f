; GenX_IR computes few halves in another register and copies them without the
; predicate: fewer than 8 on SKL, than 16 on PVC.
; RUN: cmx-opt %s -O2 --platform=skl --emit=visa -o %t.skl
; RUN: FileCheck %s --input-file=%t.skl --check-prefix=SKL
; RUN: cmx-check %s %t.skl --platform=skl
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc --check-prefix=PVC
; RUN: cmx-check %s %t.pvc --platform=pvc

declare <8 x half> @llvm.genx.sqrt.v8f16(<8 x half>)
declare <4 x half> @llvm.genx.sqrt.v4f16(<4 x half>)
declare <8 x half> @llvm.genx.wrregionf.v8f16.v8f16.i16.v8i1(<8 x half>, <8 x half>, i32, i32, i32, i16, i32, <8 x i1>)
declare <8 x half> @llvm.genx.wrregionf.v8f16.v4f16.i16.v4i1(<8 x half>, <4 x half>, i32, i32, i32, i16, i32, <4 x i1>)
declare void @llvm.genx.oword.st.v8f16(i32, i32, <8 x half>)

; SKL-LABEL: .function
; SKL: ({{v_p_[0-9]+}}) sqrt (M1, 8)
; SKL: {{^ +}}sqrt (M1, 4)
; SKL: ({{v_p_[0-9]+}}) mov (M1, 4)
; PVC-LABEL: .function
; PVC-NOT: {{\)}} sqrt
define dllexport spir_kernel void @k(<8 x half> %a, <8 x half> %o, <4 x half> %b, <8 x i32> %m, <4 x i32> %n, i32 %buf) #0 {
  %p = icmp slt <8 x i32> %m, splat (i32 9)
  %r = call <8 x half> @llvm.genx.sqrt.v8f16(<8 x half> %a)
  %w = call <8 x half> @llvm.genx.wrregionf.v8f16.v8f16.i16.v8i1(<8 x half> %o, <8 x half> %r, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %p)
  call void @llvm.genx.oword.st.v8f16(i32 %buf, i32 0, <8 x half> %w)
  %q = icmp slt <4 x i32> %n, splat (i32 9)
  %s = call <4 x half> @llvm.genx.sqrt.v4f16(<4 x half> %b)
  %v = call <8 x half> @llvm.genx.wrregionf.v8f16.v4f16.i16.v4i1(<8 x half> %a, <4 x half> %s, i32 0, i32 4, i32 1, i16 0, i32 undef, <4 x i1> %q)
  call void @llvm.genx.oword.st.v8f16(i32 %buf, i32 1, <8 x half> %v)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !"", !"", !"buffer_t"}
