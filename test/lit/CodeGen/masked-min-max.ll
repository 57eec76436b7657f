; GenX_IR makes min and max Gen's sel with a condition and drops their predicate. The
; result is copied under the mask instead, to fixed and variable places, and in blocks
; by lane.
; RUN: cmx-opt %s -O0 --platform=icllp --emit=visa -o %t.icllp
; RUN: FileCheck %s --input-file=%t.icllp
; RUN: cmx-check %s %t.icllp --platform=icllp
; RUN: cmx-opt %s -O2 --platform=skl --emit=visa -o %t.skl
; RUN: FileCheck %s --input-file=%t.skl
; RUN: cmx-check %s %t.skl --platform=skl
; RUN: cmx-opt %s -O2 --platform=pvc --emit=visa -o %t.pvc
; RUN: FileCheck %s --input-file=%t.pvc
; RUN: cmx-check %s %t.pvc --platform=pvc

declare <8 x i16> @llvm.smin.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>)
declare <8 x float> @llvm.genx.fmin.v8f32.v8f32(<8 x float>, <8 x float>)
declare <8 x i16> @llvm.genx.wrregioni.v8i16.v8i16.i16.v8i1(<8 x i16>, <8 x i16>, i32, i32, i32, i16, i32, <8 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.v8i1(<24 x float>, <8 x float>, i32, i32, i32, i16, i32, <8 x i1>)
declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float>, i32, i32, i32, i16, i32)

; CHECK-LABEL: .function
; CHECK-NOT: ({{.*}}) min
; CHECK-NOT: ({{.*}}) max
define dllexport spir_kernel void @k(<8 x i16> %a, <8 x i16> %b, <8 x i32> %m, <8 x i32> %c, <24 x float> %f, <8 x float> %g, i32 %at, i32 %buf) #0 {
entry:
  %p = icmp slt <8 x i32> %m, splat (i32 9)
  %r = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %a, <8 x i16> %b)
  %w = call <8 x i16> @llvm.genx.wrregioni.v8i16.v8i16.i16.v8i1(<8 x i16> %a, <8 x i16> %r, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %p)
  call void @llvm.genx.oword.st.v8i16(i32 %buf, i32 0, <8 x i16> %w)
  %offset = trunc i32 %at to i16
  %small = and i16 %offset, 7
  %bytes = mul i16 %small, 4
  %part = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> %f, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %s = call <8 x float> @llvm.genx.fmin.v8f32.v8f32(<8 x float> %part, <8 x float> %g)
  %v = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.v8i1(<24 x float> %f, <8 x float> %s, i32 0, i32 8, i32 1, i16 %bytes, i32 undef, <8 x i1> %p)
  %v0 = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %v1 = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  call void @llvm.genx.oword.st.v8f32(i32 %buf, i32 2, <8 x float> %v0)
  call void @llvm.genx.oword.st.v8f32(i32 %buf, i32 4, <8 x float> %v1)
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %p)
  br i1 %any, label %then, label %end

then:
  %x = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %c, <8 x i32> splat (i32 77))
  %y = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %c, <8 x i32> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %p)
  br label %end

end:
  %z = phi <8 x i32> [ %c, %entry ], [ %y, %then ]
  call void @llvm.genx.oword.st.v8i32(i32 %buf, i32 6, <8 x i32> %z)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"", !"", !"", !"", !"", !"buffer_t"}
