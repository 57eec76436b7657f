; GenX_IR crashes where a value is written over an argument, the same value is
; written elsewhere, and the surface of a message stands in a variable: it would
; read the argument's variable instead. The argument is copied first.
; RUN: rm -rf %t && cmx-opt -O0 %s -o %t/ -pass-remarks-missed=cmx-codegen 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: FileCheck %s < %t/written.visaasm
; RUN: FileCheck %s --check-prefix=OTHER < %t/other.visaasm
; RUN: cmx-check %s %t/written.visaasm
; RUN: FileCheck %s --check-prefix=ZERO < %t/zero.visaasm
; RUN: cmx-opt -O0 %s --platform=pvc -o %t/
; RUN: FileCheck %s --check-prefix=PVC < %t/written.visaasm
; RUN: cmx-check %s %t/written.visaasm --platform=pvc

; REMARK-COUNT-2: 1 arguments are copied at the start, since the finalizer fails on writes to them

declare <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float>, <16 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)

; CHECK: .decl [[WRITTEN:v_v_17]] v_type=G type=d num_elts=32 align=GRF
; CHECK: .decl [[DST:[a-z0-9_]+]] v_type=G type=ud num_elts=32 align=GRF alias=<[[WRITTEN]], 0>
; CHECK: .decl [[SRC:[a-z0-9_]+]] v_type=G type=ud num_elts=32 align=GRF alias=<[[IN:v_in_[0-9]+]], 0>
; CHECK: .input [[IN]] offset=64 size=128
; CHECK: .function "written_main"
; CHECK-NEXT: mov (M1, 16) [[DST]](0,0)<1> [[SRC]](0,0)<1;1,0>
; CHECK-NEXT: mov (M1, 16) [[DST]](2,0)<1> [[SRC]](2,0)<1;1,0>
; CHECK-NEXT: mov (M1, 16) v_{{[0-9]+}}(0,0)<1> v_v_18(0,0)<0;1,0>
; CHECK-NEXT: mov (M1, 16) v_v_19(0,0)<1> v_v_18(0,0)<0;1,0>
; CHECK-NEXT: oword_st (8)
; CHECK-NEXT: oword_st (4)
; CHECK-NEXT: ret
; PVC: .input v_in_{{[0-9]+}} offset=128 size=128
; PVC: .function "written_main"
; PVC-NEXT: mov (M1, 32)
; PVC-NEXT: mov (M1, 16) v_{{[0-9]+}}(0,0)<1> v_v_18(0,0)<0;1,0>
define dllexport spir_kernel void @written(i32 %buf, <32 x i32> %v, float %s) #0 {
  %f = bitcast <32 x i32> %v to <32 x float>
  %x = insertelement <1 x float> undef, float %s, i32 0
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> %x, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> %f, <16 x float> %a, i32 16, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %b = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> %x, i32 0, i32 16, i32 0, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 0, <32 x float> %w)
  call void @llvm.genx.oword.st.v16f32(i32 %buf, i32 8, <16 x float> %b)
  ret void
}

; Nothing else has the value.
; OTHER: .input v_v_17 offset=64 size=128
; OTHER: .function "other_main"
; OTHER-NEXT: mov (M1, 16) v_{{[0-9]+}}(0,0)<1> v_v_18(0,0)<0;1,0>
; OTHER-NEXT: oword_st (8)
; OTHER-NEXT: ret
define dllexport spir_kernel void @other(i32 %buf, <32 x i32> %v, float %s) #0 {
  %f = bitcast <32 x i32> %v to <32 x float>
  %x = insertelement <1 x float> undef, float %s, i32 0
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> %x, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> %f, <16 x float> %a, i32 16, i32 16, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 0, <32 x float> %w)
  ret void
}

; A product with 0 has the same value as a move of 0.
; ZERO: .input v_in_{{[0-9]+}} offset=64 size=128
; ZERO: .function "zero_main"
; ZERO: mov (M1, 16) v_{{[0-9]+}}(0,0)<1> 0x00000000:f
; ZERO-NEXT: mul (M1, 16) v_v_{{[0-9]+}}(0,0)<1> v_v_18(0,0)<0;1,0> 0x00000000:f
; ZERO-NEXT: oword_st (8)
define dllexport spir_kernel void @zero(i32 %buf, <32 x i32> %v, float %s) #0 {
  %f = bitcast <32 x i32> %v to <32 x float>
  %x = insertelement <1 x float> undef, float %s, i32 0
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> %f, <16 x float> zeroinitializer, i32 16, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %a = call <16 x float> @llvm.genx.rdregionf.v16f32.v1f32.i16(<1 x float> %x, i32 0, i32 16, i32 0, i16 0, i32 undef)
  %b = fmul <16 x float> %a, zeroinitializer
  call void @llvm.genx.oword.st.v32f32(i32 %buf, i32 0, <32 x float> %w)
  call void @llvm.genx.oword.st.v16f32(i32 %buf, i32 8, <16 x float> %b)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0, !4, !5}
!0 = !{ptr @written, !"written", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
!4 = !{ptr @other, !"other", !1, i32 0, i32 0, !2, !3, i32 0}
!5 = !{ptr @zero, !"zero", !1, i32 0, i32 0, !2, !3, i32 0}
