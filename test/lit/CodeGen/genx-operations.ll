; Intrinsics that are one operation: add and saturation, bit fields, math.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o - | FileCheck %s
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.uuadd.sat.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.sbfe.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32>, <8 x i32>)
declare <8 x float> @llvm.genx.rsqrt.v8f32(<8 x float>)
declare <8 x float> @llvm.genx.absf.v8f32(<8 x float>)
declare <8 x float> @llvm.genx.sat.v8f32(<8 x float>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)

; CHECK-LABEL: .kernel "genx"
; CHECK:      add.sat (M1, 8) v_{{[^ ]*}} v_{{[^ ]*}} v_
; CHECK-NEXT: add.sat (M1, 8) v_{{[^ ]*}} v_{{[^ ]*}} 0xfffffffd:ud
; CHECK-NEXT: bfe (M1, 8) v_{{[^ ]*}} 5:d 3:d v_
; CHECK-NEXT: mulh (M1, 8) v_{{[^ ]*}} v_{{[^ ]*}} v_
; CHECK-NEXT: rsqrt.sat (M1, 8) v_{{[^ ]*}} (abs)v_
; CHECK-NOT:  mov
; CHECK:      oword_st
define dllexport spir_kernel void @genx(i32 %dst, <8 x i32> %a, <8 x i32> %b, <8 x float> %f) #0 {
  %s = call <8 x i32> @llvm.genx.ssadd.sat.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b)
  %u = call <8 x i32> @llvm.genx.uuadd.sat.v8i32.v8i32(<8 x i32> %s, <8 x i32> splat (i32 -3))
  %e = call <8 x i32> @llvm.genx.sbfe.v8i32(<8 x i32> splat (i32 5), <8 x i32> splat (i32 3), <8 x i32> %u)
  %h = call <8 x i32> @llvm.genx.umulh.v8i32.v8i32(<8 x i32> %e, <8 x i32> %a)
  %m = call <8 x float> @llvm.genx.absf.v8f32(<8 x float> %f)
  %r = call <8 x float> @llvm.genx.rsqrt.v8f32(<8 x float> %m)
  %t = call <8 x float> @llvm.genx.sat.v8f32(<8 x float> %r)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %h)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 2, <8 x float> %t)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @genx, !"genx", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !""}
