; A vector that goes through arguments and results of internal functions is split
; like any other, since there are no such functions any more: one is noinline, one is
; called from two places.
; RUN: cmx-opt --platform=icllp -passes='cmx-inline-helpers,always-inline,function(cmx-decompose-vectors,dce)' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt --platform=icllp -pass-remarks=cmx-decompose-vectors --disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: cmx-opt --platform=icllp --check-each --emit=visa %s -o %t.visaasm

declare <8 x float> @llvm.genx.oword.ld.v8f32(i32, i32, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

; Row 0 becomes the sum of rows 0 and 3.
define internal spir_func <32 x float> @add_row(<32 x float> %v) noinline {
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %s = fadd <8 x float> %a, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %s, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  ret <32 x float> %w
}

define internal spir_func <32 x float> @set_row(<32 x float> %v, <8 x float> %x) {
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %x, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
  ret <32 x float> %w
}

; REMARK: vector {{.*}} of 128 bytes {{.*}} is split into
; CHECK-LABEL: define dllexport spir_kernel void @kernel(
; CHECK-NOT: call {{.*}} @add_row
; CHECK-NOT: <32 x float>
; CHECK: phi <8 x float>
; CHECK-NOT: call {{.*}} @set_row
; CHECK-NOT: <32 x float>
; CHECK: ret void
define dllexport spir_kernel void @kernel(i32 %src, i32 %dst, i32 %n) #0 {
entry:
  %x = call <8 x float> @llvm.genx.oword.ld.v8f32(i32 0, i32 %src, i32 0)
  %start = call spir_func <32 x float> @set_row(<32 x float> zeroinitializer, <8 x float> %x)
  br label %body
body:
  %v = phi <32 x float> [ %start, %entry ], [ %w2, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %w = call spir_func <32 x float> @add_row(<32 x float> %v)
  %row = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %w2 = call spir_func <32 x float> @set_row(<32 x float> %w, <8 x float> %row)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w2, i32 0, i32 8, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 0, <8 x float> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
