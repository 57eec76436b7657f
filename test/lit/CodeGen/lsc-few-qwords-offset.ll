; Messages have no constant offset from 64-bit addresses. GenX_IR adds it to a variable
; with registers for the lanes only, too few for the message ("mismatch between len in
; send and that of operand" where registers are spilled): cmx adds it, in halves on dg2.
; On pvc, where GenX_IR makes four instructions of that addition, it always does.
; RUN: cmx-opt %s -O0 --platform=dg2 --emit=visa -o %t.dg2.visaasm
; RUN: FileCheck %s --check-prefix=DG2 --input-file=%t.dg2.visaasm
; RUN: cmx-check --platform=dg2 %s %t.dg2.visaasm | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %s -O0 --platform=pvc --emit=visa -o %t.pvc.visaasm
; RUN: FileCheck %s --check-prefix=PVC --input-file=%t.pvc.visaasm
; RUN: cmx-check --platform=pvc %s %t.pvc.visaasm | FileCheck %s --check-prefix=SAME

; SAME: checked 1 functions on {{.*}} (0 skipped)

; DG2-DAG: .decl [[FOUR:v_t_[0-9]+]] v_type=G type=uq num_elts=16
; DG2-DAG: .decl [[HALVES:v_[0-9]+]] v_type=G type=ud {{.*}} alias=<[[FOUR]], 0>
; DG2-DAG: .decl [[ONE:v_t_[0-9]+]] v_type=G type=uq num_elts=16
; DG2-DAG: .decl [[OF_ONE:v_[0-9]+]] v_type=G type=ud {{.*}} alias=<[[ONE]], 0>
; DG2: addc (M1_NM, 4) [[LOW:v_t_[0-9]+]](0,0)<1> [[CARRY:v_t_[0-9]+]](0,0)<1> [[AT:v_[0-9]+]](0,0)<2;1,0> 0x28:ud
; DG2: add (M1_NM, 4) [[HALVES]](0,1)<2> [[AT]](0,1)<2;1,0> [[CARRY]](0,0)<1;1,0>
; DG2: mov (M1_NM, 4) [[HALVES]](0,0)<2> [[LOW]](0,0)<1;1,0>
; DG2: lsc_load.ugm (M1, 4) {{[^ ]+}}:d32 flat{{\[}}[[FOUR]]]:a64
; DG2: subb (M1_NM, 1) {{[^ ]+}} [[BORROW:v_t_[0-9]+]](0,0)<1> [[AT:v_[0-9]+]](0,0)<0;1,0> 0x18:ud
; DG2: add (M1_NM, 1) [[OF_ONE]](0,1)<2> [[AT]](0,1)<0;1,0> (-)[[BORROW]](0,0)<0;1,0>
; DG2: lsc_load.ugm (M1, 1) {{[^ ]+}}:d32 flat{{\[}}[[ONE]]]:a64
; DG2: lsc_load.ugm (M1, 8) {{[^ ]+}}:d32 flat{{\[[^ ]+}}+0x10]:a64
; DG2: addc (M1_NM, 2)
; DG2: lsc_atomic_iadd.ugm (M1, 2) %null:d32 flat{{\[v_t_[0-9]+\]}}:a64
; An offset of 0 needs no addition.
; DG2-NOT: add{{c?}} (M1_NM, 1)
; DG2: lsc_load.ugm (M1, 1) {{[^ ]+}}:d32 flat{{\[v_[t0-9_]+\]}}:a64

; PVC: add (M1_NM, 4) [[FOUR:v_t_[0-9]+]](0,0)<1> {{[^ ]+}} 40:d
; PVC: lsc_load.ugm (M1, 4) {{[^ ]+}}:d32 flat{{\[}}[[FOUR]]]:a64
; PVC: add (M1_NM, 1) [[ONE:v_t_[0-9]+]](0,0)<1> {{[^ ]+}} -24:d
; PVC: lsc_load.ugm (M1, 1) {{[^ ]+}}:d32 flat{{\[}}[[ONE]]]:a64
; PVC: add (M1_NM, 8) [[EIGHT:v_t_[0-9]+]](0,0)<1> {{[^ ]+}} 16:d
; PVC: lsc_load.ugm (M1, 8) {{[^ ]+}}:d32 flat{{\[}}[[EIGHT]]]:a64
; PVC: add (M1_NM, 2)
; PVC: lsc_atomic_iadd.ugm (M1, 2) %null:d32 flat{{\[v_t_[0-9]+\]}}:a64
; PVC-NOT: add (M1_NM, 1)
; PVC: lsc_load.ugm (M1, 1) {{[^ ]+}}:d32 flat{{\[v_[t0-9_]+\]}}:a64

declare <4 x i32> @llvm.genx.lsc.load.stateless.v4i32.v4i1.v4i64(<4 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <4 x i64>, i32)
declare <8 x i32> @llvm.genx.lsc.load.stateless.v8i32.v8i1.v8i64(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i64>, i32)
declare <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.v1i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare <2 x i32> @llvm.genx.lsc.xatomic.stateless.v2i32.v2i1.v2i64(<2 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <2 x i64>, <2 x i32>, <2 x i32>, i32, <2 x i32>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @some(<4 x i64> %at, <1 x i64> %b, <8 x i64> %c) #0 {
  %x = call <4 x i32> @llvm.genx.lsc.load.stateless.v4i32.v4i1.v4i64(<4 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 40, i8 3, i8 1, i8 1, i8 0, <4 x i64> %at, i32 0)
  call void @llvm.genx.oword.st.v4i32(i32 1, i32 0, <4 x i32> %x)
  %y = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.v1i64(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 -24, i8 3, i8 1, i8 1, i8 0, <1 x i64> %b, i32 0)
  %z = shufflevector <1 x i32> %y, <1 x i32> %y, <4 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v4i32(i32 1, i32 1, <4 x i32> %z)
  %w = call <8 x i32> @llvm.genx.lsc.load.stateless.v8i32.v8i1.v8i64(<8 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 16, i8 3, i8 1, i8 1, i8 0, <8 x i64> %c, i32 0)
  call void @llvm.genx.oword.st.v8i32(i32 1, i32 2, <8 x i32> %w)
  %two = shufflevector <4 x i64> %at, <4 x i64> poison, <2 x i32> <i32 0, i32 2>
  %old = call <2 x i32> @llvm.genx.lsc.xatomic.stateless.v2i32.v2i1.v2i64(<2 x i1> splat (i1 true), i8 12, i8 0, i8 0, i16 1, i32 8, i8 3, i8 1, i8 1, i8 0, <2 x i64> %two, <2 x i32> splat (i32 5), <2 x i32> undef, i32 0, <2 x i32> undef)
  %p = call <1 x i32> @llvm.genx.lsc.load.stateless.v1i32.v1i1.v1i64(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <1 x i64> %b, i32 0)
  %q = shufflevector <1 x i32> %p, <1 x i32> %p, <4 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v4i32(i32 1, i32 4, <4 x i32> %q)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @some, !"some", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 32, i32 64, i32 128}
!3 = !{!"", !"", !""}
