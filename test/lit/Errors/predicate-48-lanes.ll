; Between predicates and integers: 8, 16 or a multiple of 32 lanes.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: not test -e %t.visaasm
; CHECK: error: function 'lanes':
; CHECK-SAME: 48{{.*}} [cmx-{{[a-z-]*}}]
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <48 x i16> @llvm.genx.rdregioni.v48i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <64 x i16> @llvm.genx.oword.ld.v64i16(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i16(i32, i32, <8 x i16>)
declare <8 x i16> @llvm.genx.wrregioni.v8i16.v3i16.i16.i1(<8 x i16>, <3 x i16>, i32, i32, i32, i16, i32, i1)

define dllexport spir_kernel void @lanes(i32 %src, i32 %dst) #0 {
  %a = call <64 x i16> @llvm.genx.oword.ld.v64i16(i32 0, i32 %src, i32 0)
  %b = call <48 x i16> @llvm.genx.rdregioni.v48i16.v64i16.i16(<64 x i16> %a, i32 0, i32 48, i32 1, i16 0, i32 undef)
  %m = icmp slt <48 x i16> %b, zeroinitializer
  %i = bitcast <48 x i1> %m to <3 x i16>
  %w = call <8 x i16> @llvm.genx.wrregioni.v8i16.v3i16.i16.i1(<8 x i16> zeroinitializer, <3 x i16> %i, i32 0, i32 3, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8i16(i32 %dst, i32 0, <8 x i16> %w)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @lanes, !"lanes", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
