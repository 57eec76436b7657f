; A compare is named by the type that it compares.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t.visaasm

; CHECK: error: function 'k': instruction '%c = fcmp olt <4 x double> %a, %b': expected an operation that icllp has, actual cmp with type df: icllp has no double precision [cmx-operation-illegal]

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @k(<4 x double> %a, <4 x double> %b, <4 x i32> %o) #0 {
  %c = fcmp olt <4 x double> %a, %b
  %z = select <4 x i1> %c, <4 x i32> %o, <4 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %z)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{!"", !"", !""}
