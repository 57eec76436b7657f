; A copy with one stride of elements that narrower instructions wrote is one of integers, from signed to unsigned.
; GenX_IR would let the narrower ones write to the place of the copy, with wrong strides.
; RUN: rm -rf %t && cmx-opt -O0 %s -o %t/
; RUN: FileCheck %s < %t/dwords.visaasm
; RUN: FileCheck %s --check-prefix=FLOATS < %t/floats.visaasm
; RUN: FileCheck %s --check-prefix=QWORDS < %t/qwords.visaasm
; RUN: FileCheck %s --check-prefix=PACKED < %t/packed.visaasm
; RUN: FileCheck %s --check-prefix=WHOLE < %t/whole.visaasm
; RUN: cmx-check %s %t/dwords.visaasm
; RUN: cmx-check %s %t/floats.visaasm
; RUN: cmx-check %s %t/qwords.visaasm
; RUN: cmx-opt -O0 %s --platform=pvc -o %t/
; RUN: FileCheck %s < %t/dwords.visaasm

declare <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16>, i32, i32, i32, i16, i32)
declare <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <4 x float> @llvm.genx.rdregionf.v4f32.v8f32.i16(<8 x float>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.wrregionf.v8f32.v4f32.i16.i1(<8 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)
declare <2 x i64> @llvm.genx.rdregioni.v2i64.v4i64.i16(<4 x i64>, i32, i32, i32, i16, i32)
declare <4 x i64> @llvm.genx.wrregioni.v4i64.v2i64.i16.i1(<4 x i64>, <2 x i64>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)
declare void @llvm.genx.oword.st.v4i64(i32, i32, <4 x i64>)

; CHECK-DAG: .decl [[TO:v_[0-9]+]] v_type=G type=ud num_elts=8
; CHECK-DAG: .decl [[FROM:v_[0-9]+]] v_type=G type=d
; CHECK: mov (M1, 4) [[TO]](0,0)<2> [[FROM]](0,1)<2;1,0>
define dllexport spir_kernel void @dwords(i32 %buf, <32 x i16> %x, <8 x i32> %old) #0 {
  %w = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %x, i32 0, i32 16, i32 2, i16 2, i32 undef)
  %d = bitcast <16 x i16> %w to <8 x i32>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %d, i32 0, i32 4, i32 2, i16 4, i32 undef)
  %n = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %old, <4 x i32> %r, i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 0, <8 x i32> %n)
  ret void
}

; FLOATS-DAG: .decl [[TO:v_[0-9]+]] v_type=G type=ud
; FLOATS-DAG: .decl [[FROM:v_[0-9]+]] v_type=G type=d
; FLOATS: mov (M1, 4) [[TO]](0,1)<2> [[FROM]](0,0)<2;1,0>
define dllexport spir_kernel void @floats(i32 %buf, <64 x i8> %x, <8 x float> %old) #0 {
  %b = call <32 x i8> @llvm.genx.rdregioni.v32i8.v64i8.i16(<64 x i8> %x, i32 0, i32 32, i32 2, i16 0, i32 undef)
  %f = bitcast <32 x i8> %b to <8 x float>
  %r = call <4 x float> @llvm.genx.rdregionf.v4f32.v8f32.i16(<8 x float> %f, i32 0, i32 4, i32 2, i16 0, i32 undef)
  %n = call <8 x float> @llvm.genx.wrregionf.v8f32.v4f32.i16.i1(<8 x float> %old, <4 x float> %r, i32 0, i32 4, i32 2, i16 4, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8f32(i32 %buf, i32 0, <8 x float> %n)
  ret void
}

; QWORDS-DAG: .decl [[TO:v_[0-9]+]] v_type=G type=uq
; QWORDS-DAG: .decl [[FROM:v_[0-9]+]] v_type=G type=q
; QWORDS: mov (M1, 2) [[TO]](0,0)<2> [[FROM]](0,0)<2;1,0>
define dllexport spir_kernel void @qwords(i32 %buf, <16 x i32> %x, <4 x i64> %old) #0 {
  %d = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> %x, i32 0, i32 8, i32 2, i16 0, i32 undef)
  %q = bitcast <8 x i32> %d to <4 x i64>
  %r = call <2 x i64> @llvm.genx.rdregioni.v2i64.v4i64.i16(<4 x i64> %q, i32 0, i32 2, i32 2, i16 0, i32 undef)
  %n = call <4 x i64> @llvm.genx.wrregioni.v4i64.v2i64.i16.i1(<4 x i64> %old, <2 x i64> %r, i32 0, i32 2, i32 2, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v4i64(i32 %buf, i32 0, <4 x i64> %n)
  ret void
}

; Not with two strides,
; PACKED: mov (M1, 4) v_v_{{[0-9]+}}(0,0)<1> v_{{[0-9]+}}(0,1)<2;1,0>
define dllexport spir_kernel void @packed(i32 %buf, <32 x i16> %x, <8 x i32> %old) #0 {
  %w = call <16 x i16> @llvm.genx.rdregioni.v16i16.v32i16.i16(<32 x i16> %x, i32 0, i32 16, i32 2, i16 2, i32 undef)
  %d = bitcast <16 x i16> %w to <8 x i32>
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %d, i32 0, i32 4, i32 2, i16 4, i32 undef)
  %n = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %old, <4 x i32> %r, i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 0, <8 x i32> %n)
  ret void
}

; or of elements that were written whole.
; WHOLE: mov (M1, 4) v_v_{{[0-9]+}}(0,0)<2> v_v_{{[0-9]+}}(0,1)<2;1,0>
define dllexport spir_kernel void @whole(i32 %buf, <8 x i32> %old) #0 {
  %d = add <8 x i32> %old, splat (i32 1)
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %d, i32 0, i32 4, i32 2, i16 4, i32 undef)
  %n = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %old, <4 x i32> %r, i32 0, i32 4, i32 2, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 0, <8 x i32> %n)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0, !4, !5, !6, !7}
!0 = !{ptr @dwords, !"dwords", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
!4 = !{ptr @floats, !"floats", !1, i32 0, i32 0, !2, !3, i32 0}
!5 = !{ptr @qwords, !"qwords", !1, i32 0, i32 0, !2, !3, i32 0}
!6 = !{ptr @packed, !"packed", !1, i32 0, i32 0, !2, !3, i32 0}
!7 = !{ptr @whole, !"whole", !8, i32 0, i32 0, !9, !10, i32 0}
!8 = !{i32 2, i32 0}
!9 = !{i32 0, i32 0}
!10 = !{!"buffer_t", !""}
