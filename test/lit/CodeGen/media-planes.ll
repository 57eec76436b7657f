; Planes of images stand after the surface, both ways.
; REQUIRES: genx_ir
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-visa %t.visaasm | FileCheck %s
; RUN: cmx-opt %s --platform=icllp --emit=gen -o %t.asm

; CHECK: media_ld.nomod (32,4) {{[^ ]+}} 1 0x0:ud 0x0:ud
; CHECK: media_st.nomod (32,4) {{[^ ]+}} 2 0x0:ud 0x8:ud
; CHECK: media_st.nomod (32,4) {{[^ ]+}} 0x0:ud 0x0:ud

declare <128 x i8> @llvm.genx.media.ld.v128i8(i32, i32, i32, i32, i32, i32)
declare void @llvm.genx.media.st.v128i8(i32, i32, i32, i32, i32, i32, <128 x i8>)

define dllexport spir_kernel void @planes(i32 %in, i32 %out) #0 {
  %a = call <128 x i8> @llvm.genx.media.ld.v128i8(i32 0, i32 %in, i32 1, i32 32, i32 0, i32 0)
  call void @llvm.genx.media.st.v128i8(i32 0, i32 %out, i32 2, i32 32, i32 0, i32 8, <128 x i8> %a)
  call void @llvm.genx.media.st.v128i8(i32 0, i32 %out, i32 0, i32 32, i32 0, i32 0, <128 x i8> %a)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @planes, !"planes", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"image2d_t", !"image2d_t"}
