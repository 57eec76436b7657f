; The negation of a constant factor may need more bits than the factor: 32768 is no
; word, though -32768 is one. Nor does a factor of 32768 become one as it is negated.

; RUN: cmx-opt -O0 --platform=icllp --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp | FileCheck %s --check-prefix=CHECKED

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; CHECK-LABEL: .function "negated_main"
; CHECK-NEXT: mul (M1, 8) [[P:[a-z0-9_]+]](0,0)<1> {{[a-z0-9_]+}}(0,0)<1;1,0> -32768:w
; CHECK-NEXT: add (M1, 8) {{[a-z0-9_]+}}(0,0)<1> (-)[[P]](0,0)<1;1,0> 0:d
; CHECK: mad (M1, 8) {{[a-z0-9_]+}}(0,0)<1> {{[a-z0-9_]+}}(0,0)<1;1,0> 32767:w 0:d
; CHECK: mad (M1, 8) {{[a-z0-9_]+}}(0,0)<1> {{[a-z0-9_]+}}(0,0)<1;1,0> -32768:w 0:d
; CHECKED: checked 1 functions on {{[0-9]+}} inputs (0 skipped)
define dllexport spir_kernel void @negated(i32 %dst, <8 x i8> %v) {
  %z = zext <8 x i8> %v to <8 x i32>
  %m = mul <8 x i32> splat (i32 -32768), %z
  %s = sub <8 x i32> zeroinitializer, %m
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %s)
  %n = mul <8 x i32> splat (i32 -32767), %z
  %t = sub <8 x i32> zeroinitializer, %n
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 2, <8 x i32> %t)
  %l = mul <8 x i32> splat (i32 32768), %z
  %u = sub <8 x i32> zeroinitializer, %l
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 4, <8 x i32> %u)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @negated, !"negated", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
