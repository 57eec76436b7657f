; Elements of masks of more lanes than a dword has bits, at a variable index: the
; mask is a vector of words meanwhile.
; RUN: cmx-opt %s --platform=dg2 -passes=cmx-lower --verify-each -S | FileCheck %s
; RUN: cmx-opt %s --platform=dg2 -O0 --check-each --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2
; RUN: cmx-opt %s --platform=pvc -O2 --check-each --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v64i16(i32, i32, <64 x i16>)

; CHECK-LABEL: @kernel(
; CHECK: [[M:%.*]] = icmp slt <64 x i16> %v, zeroinitializer
; CHECK: [[W:%.*]] = select <64 x i1> [[M]], <64 x i16> splat (i16 1), <64 x i16> zeroinitializer
; CHECK: [[O:%.*]] = shl i16 {{%.*}}, 1
; CHECK: [[L:%.*]] = call <8 x i16> @llvm.genx.rdregioni.{{.*}}(<64 x i16> [[W]], i32 0, i32 8, i32 0, i16 [[O]], i32 undef)
; CHECK: icmp ne <8 x i16> [[L]], zeroinitializer
; CHECK: [[W2:%.*]] = select <64 x i1> [[M]], <64 x i16> splat (i16 1), <64 x i16> zeroinitializer
; CHECK: [[N:%.*]] = select i1 {{%.*}}, i16 1, i16 0
; CHECK: [[C:%.*]] = call <64 x i16> @llvm.genx.wrregioni.{{.*}}(<64 x i16> [[W2]], i16 [[N]], i32 0, i32 1, i32 {{.}}, i16 {{%.*}}, i32 undef, i1 true)
; CHECK: icmp ne <64 x i16> [[C]], zeroinitializer
define dllexport spir_kernel void @kernel(i32 %s, <64 x i16> %v, i32 %at, i32 %x, <8 x i32> %y) #0 {
  %m = icmp slt <64 x i16> %v, zeroinitializer
  %i = and i32 %at, 63
  %e = extractelement <64 x i1> %m, i32 %i
  %r = select i1 %e, <8 x i32> %y, <8 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 0, <8 x i32> %r)
  %c = icmp slt i32 %x, 7
  %j = xor i32 %i, 21
  %n = insertelement <64 x i1> %m, i1 %c, i32 %j
  %w = select <64 x i1> %n, <64 x i16> %v, <64 x i16> splat (i16 5)
  call void @llvm.genx.oword.st.v64i16(i32 %s, i32 2, <64 x i16> %w)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !"", !""}
