; Scaled messages of qwords, with a mask.
; RUN: cmx-opt %s --platform=icllp --emit=visa --check-each -o - | FileCheck %s
; RUN: %if genx_ir %{ cmx-opt %s --platform=skl -O0 --emit=gen -o %t.asm %}
; RUN: %if genx_ir %{ cmx-opt %s --platform=pvc --emit=gen -o %t.asm %}
; RUN: cmx-run %s --platform=tgllp --compare --arg 0=pattern:random:1:256 --arg 1=-:256
; RUN: cmx-run %s --platform=pvc --compare --arg 0=pattern:random:1:256 --arg 1=-:256
; RUN: cmx-run %s --platform=icllp --visa --show 1:u32:8 --arg 0=pattern:index:u32:256 --arg 1=-:256 | FileCheck %s --check-prefix=NUMBERS

; CHECK: gather_scaled.4
; CHECK: gather_scaled.4
; CHECK: scatter_scaled.4
; CHECK: scatter_scaled.4
; NUMBERS: dst[0]: 0 0 2 3 0 0 6 7
define dllexport spir_kernel void @k(i32 %src, i32 %dst) #0 {
  %v = call <8 x i64> @llvm.genx.gather.scaled.v8i64.v8i1.v8i32(<8 x i1> splat (i1 true), i32 3, i16 0, i32 %src, i32 0, <8 x i32> <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56>, <8 x i64> undef)
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i64(<8 x i1> <i1 false, i1 true, i1 false, i1 true, i1 true, i1 true, i1 true, i1 true>, i32 3, i16 0, i32 %dst, i32 0, <8 x i32> <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56>, <8 x i64> %v)
  ret void
}

declare <8 x i64> @llvm.genx.gather.scaled.v8i64.v8i1.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i64>)
declare void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i64(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i64>)
attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0, !4}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
!4 = !{!"src", !"dst"}
