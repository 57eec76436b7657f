; A mov from a part of a variable to the same part is nothing. It stays if it changes the elements: by saturation,
; a sign, another type, or another place.
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

declare <16 x float> @llvm.genx.svm.block.ld.v16f32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v16f32(i64, <16 x float>)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.sat.v8f32(<8 x float>)
declare <8 x float> @llvm.fabs.v8f32(<8 x float>)

; CHECK-LABEL: .function "k_main"
define dllexport spir_kernel void @k(i64 %p, i32 %n) #0 {
  ; The upper half, saturated.
  ; CHECK: mov.sat (M1, 8) [[V:v_v_[0-9]+]](1,0)<1> [[V]](1,0)<1;1,0>
  %p1 = add i64 %p, 64
  %v1 = call <16 x float> @llvm.genx.svm.block.ld.v16f32.i64(i64 %p1)
  %a1 = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %v1, i32 8, i32 8, i32 1, i16 32, i32 undef)
  %b1 = call <8 x float> @llvm.genx.sat.v8f32(<8 x float> %a1)
  %w1 = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> %v1, <8 x float> %b1, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %p1, <16 x float> %w1)

  ; Each other element, negated.
  ; CHECK: mov (M1, 8) [[V:v_v_[0-9]+]](0,0)<2> (-)[[V]](0,0)<2;1,0>
  %p2 = add i64 %p, 128
  %v2 = call <16 x float> @llvm.genx.svm.block.ld.v16f32.i64(i64 %p2)
  %a2 = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %v2, i32 16, i32 8, i32 2, i16 0, i32 undef)
  %b2 = fneg <8 x float> %a2
  %w2 = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> %v2, <8 x float> %b2, i32 16, i32 8, i32 2, i16 0, i32 undef, i1 true)
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %p2, <16 x float> %w2)

  ; Without signs.
  ; CHECK: mov (M1, 8) [[V:v_v_[0-9]+]](1,0)<1> (abs)[[V]](1,0)<1;1,0>
  %p3 = add i64 %p, 192
  %v3 = call <16 x float> @llvm.genx.svm.block.ld.v16f32.i64(i64 %p3)
  %a3 = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %v3, i32 8, i32 8, i32 1, i16 32, i32 undef)
  %b3 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %a3)
  %w3 = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> %v3, <8 x float> %b3, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %p3, <16 x float> %w3)

  ; The same bits as integers, converted.
  ; CHECK: mov (M1, 8) {{v_[v_0-9]+}}(1,0)<1> {{v_[v_0-9]+}}(1,0)<1;1,0>
  %p4 = add i64 %p, 256
  %v4 = call <16 x float> @llvm.genx.svm.block.ld.v16f32.i64(i64 %p4)
  %i4 = bitcast <16 x float> %v4 to <16 x i32>
  %a4 = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %i4, i32 8, i32 8, i32 1, i16 32, i32 undef)
  %b4 = sitofp <8 x i32> %a4 to <8 x float>
  %w4 = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> %v4, <8 x float> %b4, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %p4, <16 x float> %w4)

  ; The lower half in the place of the upper one.
  ; CHECK: mov (M1, 8) {{v_[v_0-9]+}}(1,0)<1> {{v_[v_0-9]+}}(0,0)<1;1,0>
  %p5 = add i64 %p, 320
  %v5 = call <16 x float> @llvm.genx.svm.block.ld.v16f32.i64(i64 %p5)
  %b5 = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %v5, i32 8, i32 8, i32 1, i16 0, i32 undef)
  %w5 = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> %v5, <8 x float> %b5, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %p5, <16 x float> %w5)

  ; The first element at a place that only the argument says.
  ; CHECK: mov (M1_NM, 1) r[v_a_{{[0-9]+}}(0),0]<1>
  %p6 = add i64 %p, 384
  %v6 = call <16 x float> @llvm.genx.svm.block.ld.v16f32.i64(i64 %p6)
  %e6 = extractelement <16 x float> %v6, i32 0
  %at = and i32 %n, 15
  %w6 = insertelement <16 x float> %v6, float %e6, i32 %at
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %p6, <16 x float> %w6)

  ; Nothing.
  %p7 = add i64 %p, 448
  %v7 = call <16 x float> @llvm.genx.svm.block.ld.v16f32.i64(i64 %p7)
  ; CHECK-NOT: mov (M1, 8)
  %b7 = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> %v7, i32 8, i32 8, i32 1, i16 32, i32 undef)
  %w7 = call <16 x float> @llvm.genx.wrregionf.v16f32.v8f32.i16.i1(<16 x float> %v7, <8 x float> %b7, i32 8, i32 8, i32 1, i16 32, i32 undef, i1 true)
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %p7, <16 x float> %w7)
  ret void
}

attributes #0 = { "CMGenxMain" }
