; A load of two elements for each lane whose old value is the first argument: no message may write there, so each
; element arrives alone, in registers for one, and moves from there.
; RUN: cmx-opt %s --platform=dg2 --emit=visa -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2

; CHECK: .input [[OLD:v_[v_0-9]+]] offset=32 size=128
; CHECK: ([[P:v_p_[0-9]+]]) lsc_load.ugm (M1, 16) [[T:v_t_[0-9]+]]:d32 flat
; CHECK-NEXT: ([[P]]) mov (M1, 16) {{v_[v_0-9]+}}(0,0)<1> [[T]](0,0)<1;1,0>
; CHECK-NEXT: ([[P]]) lsc_load.ugm (M1, 16) [[U:v_t_[0-9]+]]:d32 flat[{{.*}}+0x4]:a64
; CHECK-NEXT: ([[P]]) mov (M1, 16) {{v_[v_0-9]+}}(2,0)<1> [[U]](0,0)<1;1,0>

declare <32 x i32> @llvm.genx.lsc.load.merge.stateless.v32i32.v16i1.v16i64(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i64>, i32, <32 x i32>)
declare void @llvm.genx.svm.block.st.i64.v32i32(i64, <32 x i32>)

define dllexport spir_kernel void @k(<32 x i32> %old, i64 %src, i64 %dst, <16 x i16> %mask) #0 {
  %in = insertelement <16 x i64> poison, i64 %src, i32 0
  %from = shufflevector <16 x i64> %in, <16 x i64> poison, <16 x i32> zeroinitializer
  %m = icmp ne <16 x i16> %mask, zeroinitializer
  %a = add <16 x i64> %from, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120>
  %v = call <32 x i32> @llvm.genx.lsc.load.merge.stateless.v32i32.v16i1.v16i64(<16 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 2, i8 1, i8 0, <16 x i64> %a, i32 0, <32 x i32> %old)
  call void @llvm.genx.svm.block.st.i64.v32i32(i64 %dst, <32 x i32> %v)
  ret void
}

attributes #0 = { "CMGenxMain" }
