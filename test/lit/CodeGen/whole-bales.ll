; A wide read is no instruction of its own. It stays in the bale in which legalization has left it, also if the sum
; alone would be cheaper without the product and the read.
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o %t.icllp/
; RUN: cmx-opt %s --platform=dg2 -O0 --emit=visa -o %t.dg2/
; RUN: cat %t.icllp/bytes.visaasm %t.icllp/factors.visaasm %t.icllp/more.visaasm | FileCheck %s
; RUN: cat %t.dg2/bytes.visaasm %t.dg2/factors.visaasm %t.dg2/more.visaasm | FileCheck %s
; RUN: cmx-check %s %t.dg2/bytes.visaasm --function=bytes --platform=dg2
; RUN: cmx-check %s %t.dg2/factors.visaasm --function=factors --platform=dg2
; RUN: cmx-check %s %t.dg2/more.visaasm --function=more --platform=dg2

target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare <32 x i8> @llvm.genx.oword.ld.v32i8(i32, i32, i32)
declare <19 x i32> @llvm.genx.rdregioni.v19i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <25 x i32> @llvm.genx.rdregioni.v25i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i8> @llvm.genx.rdregioni.v32i8.v76i8.i16(<76 x i8>, i32, i32, i32, i16, i32)
declare <32 x i8> @llvm.genx.rdregioni.v32i8.v100i8.i16(<100 x i8>, i32, i32, i32, i16, i32)
declare void @llvm.genx.oword.st.v32i8(i32, i32, <32 x i8>)

; CHECK-LABEL: .function "bytes_main"
; CHECK: mov (M1, 32) {{.*}}<1> {{.*}}<0;16,2>
; CHECK-NEXT: mad (M1, 32)
; CHECK-NEXT: oword_st
define dllexport spir_kernel void @bytes(i32 %src, i32 %dst) #0 {
  %v = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %x = call <32 x i8> @llvm.genx.oword.ld.v32i8(i32 0, i32 %src, i32 8)
  %p = call <19 x i32> @llvm.genx.rdregioni.v19i32.v32i32.i16(<32 x i32> %v, i32 0, i32 19, i32 1, i16 12, i32 undef)
  %b = bitcast <19 x i32> %p to <76 x i8>
  %r = call <32 x i8> @llvm.genx.rdregioni.v32i8.v76i8.i16(<76 x i8> %b, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %m = mul <32 x i8> splat (i8 5), %x
  %n = sub <32 x i8> zeroinitializer, %r
  %s = sub <32 x i8> %n, %m
  call void @llvm.genx.oword.st.v32i8(i32 %dst, i32 0, <32 x i8> %s)
  ret void
}

; CHECK-LABEL: .function "factors_main"
; CHECK: mov (M1, 32) {{.*}}<1> {{.*}}<0;16,2>
; CHECK-NEXT: mad (M1, 32)
; CHECK-NEXT: oword_st
define dllexport spir_kernel void @factors(i32 %src, i32 %dst) #0 {
  %v = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %x = call <32 x i8> @llvm.genx.oword.ld.v32i8(i32 0, i32 %src, i32 8)
  %p = call <19 x i32> @llvm.genx.rdregioni.v19i32.v32i32.i16(<32 x i32> %v, i32 0, i32 19, i32 1, i16 4, i32 undef)
  %b = bitcast <19 x i32> %p to <76 x i8>
  %r = call <32 x i8> @llvm.genx.rdregioni.v32i8.v76i8.i16(<76 x i8> %b, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %m = mul <32 x i8> %x, %x
  %n = sub <32 x i8> zeroinitializer, %r
  %s = add <32 x i8> %n, %m
  call void @llvm.genx.oword.st.v32i8(i32 %dst, i32 0, <32 x i8> %s)
  ret void
}

; CHECK-LABEL: .function "more_main"
; CHECK: mov (M1, 32) {{.*}}<1> {{.*}}<0;16,2>
; CHECK-NEXT: mad (M1, 32)
; CHECK-NEXT: oword_st
define dllexport spir_kernel void @more(i32 %src, i32 %dst) #0 {
  %v = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %x = call <32 x i8> @llvm.genx.oword.ld.v32i8(i32 0, i32 %src, i32 8)
  %p = call <25 x i32> @llvm.genx.rdregioni.v25i32.v32i32.i16(<32 x i32> %v, i32 0, i32 25, i32 1, i16 28, i32 undef)
  %b = bitcast <25 x i32> %p to <100 x i8>
  %r = call <32 x i8> @llvm.genx.rdregioni.v32i8.v100i8.i16(<100 x i8> %b, i32 0, i32 16, i32 2, i16 0, i32 undef)
  %m = mul <32 x i8> %x, %x
  %n = sub <32 x i8> zeroinitializer, %r
  %s = sub <32 x i8> %n, %m
  call void @llvm.genx.oword.st.v32i8(i32 %dst, i32 0, <32 x i8> %s)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0, !1, !2}
!0 = !{ptr @bytes, !"bytes", !3, i32 0, i32 0, !4, !5, i32 0}
!1 = !{ptr @factors, !"factors", !3, i32 0, i32 0, !4, !5, i32 0}
!2 = !{ptr @more, !"more", !3, i32 0, i32 0, !4, !5, i32 0}
!3 = !{i32 2, i32 2}
!4 = !{i32 0, i32 0}
!5 = !{!"buffer_t", !"buffer_t"}
