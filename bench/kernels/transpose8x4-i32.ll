; 8x4 dwords to 4x8, all elements one by one.
; Bound: 17 = 3 + 2 x 2 messages + 2 surfaces + 4 128 bytes + 4 each register has parts of four
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)

define dllexport spir_kernel void @transpose8x4_i32(i32 %src, i32 %dst) #0 {
  %in = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %e = extractelement <32 x i32> %in, i32 0
  %o = insertelement <32 x i32> undef, i32 %e, i32 0
  %e.2 = extractelement <32 x i32> %in, i32 1
  %o.2 = insertelement <32 x i32> %o, i32 %e.2, i32 8
  %e.3 = extractelement <32 x i32> %in, i32 2
  %o.3 = insertelement <32 x i32> %o.2, i32 %e.3, i32 16
  %e.4 = extractelement <32 x i32> %in, i32 3
  %o.4 = insertelement <32 x i32> %o.3, i32 %e.4, i32 24
  %e.5 = extractelement <32 x i32> %in, i32 4
  %o.5 = insertelement <32 x i32> %o.4, i32 %e.5, i32 1
  %e.6 = extractelement <32 x i32> %in, i32 5
  %o.6 = insertelement <32 x i32> %o.5, i32 %e.6, i32 9
  %e.7 = extractelement <32 x i32> %in, i32 6
  %o.7 = insertelement <32 x i32> %o.6, i32 %e.7, i32 17
  %e.8 = extractelement <32 x i32> %in, i32 7
  %o.8 = insertelement <32 x i32> %o.7, i32 %e.8, i32 25
  %e.9 = extractelement <32 x i32> %in, i32 8
  %o.9 = insertelement <32 x i32> %o.8, i32 %e.9, i32 2
  %e.10 = extractelement <32 x i32> %in, i32 9
  %o.10 = insertelement <32 x i32> %o.9, i32 %e.10, i32 10
  %e.11 = extractelement <32 x i32> %in, i32 10
  %o.11 = insertelement <32 x i32> %o.10, i32 %e.11, i32 18
  %e.12 = extractelement <32 x i32> %in, i32 11
  %o.12 = insertelement <32 x i32> %o.11, i32 %e.12, i32 26
  %e.13 = extractelement <32 x i32> %in, i32 12
  %o.13 = insertelement <32 x i32> %o.12, i32 %e.13, i32 3
  %e.14 = extractelement <32 x i32> %in, i32 13
  %o.14 = insertelement <32 x i32> %o.13, i32 %e.14, i32 11
  %e.15 = extractelement <32 x i32> %in, i32 14
  %o.15 = insertelement <32 x i32> %o.14, i32 %e.15, i32 19
  %e.16 = extractelement <32 x i32> %in, i32 15
  %o.16 = insertelement <32 x i32> %o.15, i32 %e.16, i32 27
  %e.17 = extractelement <32 x i32> %in, i32 16
  %o.17 = insertelement <32 x i32> %o.16, i32 %e.17, i32 4
  %e.18 = extractelement <32 x i32> %in, i32 17
  %o.18 = insertelement <32 x i32> %o.17, i32 %e.18, i32 12
  %e.19 = extractelement <32 x i32> %in, i32 18
  %o.19 = insertelement <32 x i32> %o.18, i32 %e.19, i32 20
  %e.20 = extractelement <32 x i32> %in, i32 19
  %o.20 = insertelement <32 x i32> %o.19, i32 %e.20, i32 28
  %e.21 = extractelement <32 x i32> %in, i32 20
  %o.21 = insertelement <32 x i32> %o.20, i32 %e.21, i32 5
  %e.22 = extractelement <32 x i32> %in, i32 21
  %o.22 = insertelement <32 x i32> %o.21, i32 %e.22, i32 13
  %e.23 = extractelement <32 x i32> %in, i32 22
  %o.23 = insertelement <32 x i32> %o.22, i32 %e.23, i32 21
  %e.24 = extractelement <32 x i32> %in, i32 23
  %o.24 = insertelement <32 x i32> %o.23, i32 %e.24, i32 29
  %e.25 = extractelement <32 x i32> %in, i32 24
  %o.25 = insertelement <32 x i32> %o.24, i32 %e.25, i32 6
  %e.26 = extractelement <32 x i32> %in, i32 25
  %o.26 = insertelement <32 x i32> %o.25, i32 %e.26, i32 14
  %e.27 = extractelement <32 x i32> %in, i32 26
  %o.27 = insertelement <32 x i32> %o.26, i32 %e.27, i32 22
  %e.28 = extractelement <32 x i32> %in, i32 27
  %o.28 = insertelement <32 x i32> %o.27, i32 %e.28, i32 30
  %e.29 = extractelement <32 x i32> %in, i32 28
  %o.29 = insertelement <32 x i32> %o.28, i32 %e.29, i32 7
  %e.30 = extractelement <32 x i32> %in, i32 29
  %o.30 = insertelement <32 x i32> %o.29, i32 %e.30, i32 15
  %e.31 = extractelement <32 x i32> %in, i32 30
  %o.31 = insertelement <32 x i32> %o.30, i32 %e.31, i32 23
  %e.32 = extractelement <32 x i32> %in, i32 31
  %o.32 = insertelement <32 x i32> %o.31, i32 %e.32, i32 31
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %o.32)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @transpose8x4_i32, !"transpose8x4_i32", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
