; Offsets within an element that are constants only after memory was lowered: such regions have no meaning, at any level,
; and the rest of the kernel compiles.
; RUN: cmx-opt %s --platform=pvc -O0 --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %s --platform=skl -O0 --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %s --platform=icllp -O2 --emit=visa -o - | FileCheck %s
; CHECK-NOT: v_v_{{[0-9]+}}(0,10)
; CHECK:     {{oword_st|lsc_store.ugm}}

@within = internal constant i16 42
@rows = internal constant <2 x i16> <i16 0, i16 18>

declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare float @llvm.genx.rdregionf.f32.v24f32.i16(<24 x float>, i32, i32, i32, i16, i32)
declare <4 x float> @llvm.genx.rdregionf.v4f32.v24f32.v2i16(<24 x float>, i32, i32, i32, <2 x i16>, i32)
declare <16 x float> @llvm.genx.wrregionf.v16f32.f32.i16.i1(<16 x float>, float, i32, i32, i32, i16, i32, i1)
declare <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.i1(<16 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)

define dllexport spir_kernel void @k(i32 %s, <24 x float> %v, <16 x float> %w, i1 %c) {
entry:
  br i1 %c, label %then, label %end

then:
  %at = load i16, ptr @within
  %starts = load <2 x i16>, ptr @rows
  %a = call float @llvm.genx.rdregionf.f32.v24f32.i16(<24 x float> %v, i32 0, i32 1, i32 0, i16 %at, i32 undef)
  %b = call <4 x float> @llvm.genx.rdregionf.v4f32.v24f32.v2i16(<24 x float> %v, i32 0, i32 2, i32 1, <2 x i16> %starts, i32 undef)
  %x = call <16 x float> @llvm.genx.wrregionf.v16f32.f32.i16.i1(<16 x float> %w, float %a, i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
  %y = call <16 x float> @llvm.genx.wrregionf.v16f32.v4f32.i16.i1(<16 x float> %x, <4 x float> %b, i32 0, i32 4, i32 1, i16 %at, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16f32(i32 %s, i32 0, <16 x float> %y)
  br label %end

end:
  call void @llvm.genx.oword.st.v16f32(i32 %s, i32 4, <16 x float> %w)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !""}
