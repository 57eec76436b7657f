; Two packed bytes under a mask: the finalizer of PVC takes copies and choices of
; them only, and makes of a copy the operation that computes its source.
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc
; RUN: cmx-check %s %t.pvc --platform=pvc
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc
; RUN: cmx-check %s %t.pvc --platform=pvc
; RUN: cmx-opt %s -O2 --platform=skl --emit=visa -o %t.skl
; RUN: FileCheck %s --input-file=%t.skl --check-prefix=SKL
; RUN: cmx-check %s %t.skl --platform=skl
; RUN: %if genx_ir %{ cmx-opt %s -O0 --platform=pvc --emit=gen -o %t.asm %}
; RUN: %if genx_ir %{ cmx-opt %s -O2 --platform=pvc --emit=gen -o %t.asm %}

declare <2 x i8> @llvm.genx.absi.v2i8(<2 x i8>)
declare <2 x i8> @llvm.genx.rdregioni.v2i8.v16i8.i16(<16 x i8>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.wrregioni.v16i8.v2i8.i16.v2i1(<16 x i8>, <2 x i8>, i32, i32, i32, i16, i32, <2 x i1>)
declare void @llvm.genx.oword.st.v16i8(i32, i32, <16 x i8>)

; CHECK-LABEL: .function
; CHECK: ({{v_.*}}) xor (M1_NM, 1) r[{{.*}},0]<1>:b
; CHECK: ({{v_.*}}) xor (M1_NM, 1) r[{{.*}},1]<1>:b
; CHECK: ({{v_.*}}) sel (M1, 2) {{.*}}<1> {{.*}}
; CHECK: mov (M1, 2) {{.*}}(0,1)<1> {{.*}}<4;1,0>
; SKL: ({{v_.*}}) xor (M1, 2) r[{{.*}}<1>:b
; SKL: ({{v_.*}}) mov (M1, 2) {{.*}}(0,1)<1> (abs)
define dllexport spir_kernel void @k(<16 x i8> %a, <2 x i32> %m, i32 %at, i32 %buf) #0 {
  %p = icmp slt <2 x i32> %m, splat (i32 9)
  %offset = trunc i32 %at to i16
  %where = and i16 %offset, 7
  %two = call <2 x i8> @llvm.genx.rdregioni.v2i8.v16i8.i16(<16 x i8> %a, i32 0, i32 2, i32 1, i16 4, i32 undef)
  %not = xor <2 x i8> %two, splat (i8 -1)
  %w = call <16 x i8> @llvm.genx.wrregioni.v16i8.v2i8.i16.v2i1(<16 x i8> %a, <2 x i8> %not, i32 0, i32 2, i32 1, i16 %where, i32 undef, <2 x i1> %p)
  call void @llvm.genx.oword.st.v16i8(i32 %buf, i32 0, <16 x i8> %w)
  %abs = call <2 x i8> @llvm.genx.absi.v2i8(<2 x i8> %two)
  %v = call <16 x i8> @llvm.genx.wrregioni.v16i8.v2i8.i16.v2i1(<16 x i8> %a, <2 x i8> %abs, i32 0, i32 2, i32 1, i16 1, i32 undef, <2 x i1> %p)
  call void @llvm.genx.oword.st.v16i8(i32 %buf, i32 1, <16 x i8> %v)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !"buffer_t"}
