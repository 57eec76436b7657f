; InstCombine shortens numbers of qwords to lengths that no register holds. Their divisions are those of qwords all the same.
; RUN: cmx-opt %s --platform=tgllp -O2 --emit=visa -o %t.visaasm && cmx-check %s %t.visaasm --platform=tgllp
; RUN: cmx-opt %s --platform=pvc -O2 --emit=visa -o %t.visaasm && cmx-check %s %t.visaasm --platform=pvc
; RUN: cmx-opt %s --platform=skl -O2 --emit=visa -o %t.visaasm && cmx-check %s %t.visaasm --platform=skl
; RUN: cmx-opt %s --platform=skl -O2 --stop-after=cmx-combine -S -o - | FileCheck %s
; CHECK: udiv i48 {{.*}}, 38
; CHECK: uitofp i48

declare i64 @llvm.bswap.i64(i64)
declare i64 @llvm.bitreverse.i64(i64)
declare void @llvm.genx.oword.st.v2i64(i32, i32, <2 x i64>)
declare void @llvm.genx.oword.st.v4f32(i32, i32, <4 x float>)

define dllexport spir_kernel void @k(i32 %surface, <4 x i16> %x) #0 {
  %q = bitcast <4 x i16> %x to i64
  %kept = and i64 %q, 281474976710655
  %swapped = call i64 @llvm.bswap.i64(i64 %kept)
  %low = lshr i64 %swapped, 16
  %reversed = call i64 @llvm.bitreverse.i64(i64 %low)
  %short = lshr i64 %reversed, 16
  %again = call i64 @llvm.bswap.i64(i64 %short)
  %number = lshr i64 %again, 16
  %quotient = udiv i64 %number, 38
  %v = insertelement <2 x i64> zeroinitializer, i64 %quotient, i32 0
  call void @llvm.genx.oword.st.v2i64(i32 %surface, i32 0, <2 x i64> %v)
  %float = uitofp i64 %number to float
  %f = insertelement <4 x float> zeroinitializer, float %float, i32 0
  call void @llvm.genx.oword.st.v4f32(i32 %surface, i32 1, <4 x float> %f)
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
