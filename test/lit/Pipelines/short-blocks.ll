; Blocks of 4 and 8 bytes as messages: a store changes no other byte of its oword.
; RUN: cmx-opt %s --platform=icllp --emit=visa --check-each -o - | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --emit=visa --check-each -o %t
; RUN: %if genx_ir %{ cmx-opt %s --platform=skl -O0 --emit=gen -o %t.asm %}
; RUN: %if genx_ir %{ cmx-opt %s --platform=dg2 --emit=gen -o %t.asm %}
; RUN: cmx-run %s --platform=icllp --visa --show 1:u32:8 --arg 0=pattern:index:u32:64 --arg 1=-:32 | FileCheck %s --check-prefix=NUMBERS
; RUN: cmx-run %s --platform=pvc --compare --arg 0=pattern:random:1:64 --arg 1=-:32

; CHECK: oword_ld (1)
; CHECK: scatter_scaled.4
; NUMBERS: dst[0]: 0 0 0 0 12 9 0 0
define dllexport spir_kernel void @k(i32 %src, i32 %dst) #0 {
  %v = call <1 x i32> @llvm.genx.oword.ld.v1i32(i32 0, i32 %src, i32 1)
  %w = call i64 @llvm.genx.oword.ld.i64(i32 0, i32 %src, i32 2)
  %e = extractelement <1 x i32> %v, i32 0
  %z = zext i32 %e to i64
  %s = add i64 %z, %w
  call void @llvm.genx.oword.st.i64(i32 %dst, i32 1, i64 %s)
  ret void
}

declare <1 x i32> @llvm.genx.oword.ld.v1i32(i32, i32, i32)
declare i64 @llvm.genx.oword.ld.i64(i32, i32, i32)
declare void @llvm.genx.oword.st.i64(i32, i32, i64)
attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0, !4}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
!4 = !{!"src", !"dst"}
