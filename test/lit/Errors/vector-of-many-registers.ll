; No variable has more than 256 registers.
; RUN: rm -f %t.visaasm
; RUN: not cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>&1 | FileCheck %s
; RUN: sh -c 'cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm 2>%t.err; test $? -eq 1'
; RUN: not test -e %t.visaasm

; CHECK: error: function 'k': {{.*}}value expected to have at most 256 registers, 8192 bytes, actual 16384 bytes [cmx-unsupported-type]

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v4096i32.i16(<4096 x i32>, i32, i32, i32, i16, i32)
declare <4096 x i32> @llvm.genx.wrregioni.v4096i32.i32.i16.i1(<4096 x i32>, i32, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(i32 %n, i16 %o) #0 {
  %b = call <4096 x i32> @llvm.genx.wrregioni.v4096i32.i32.i16.i1(<4096 x i32> undef, i32 %n, i32 0, i32 1, i32 0, i16 %o, i32 undef, i1 true)
  %v = call <8 x i32> @llvm.genx.rdregioni.v8i32.v4096i32.i16(<4096 x i32> %b, i32 0, i32 8, i32 1, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 0, <8 x i32> %v)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{!"", !""}
