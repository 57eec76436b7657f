; From vector code to legal pieces: a shuffle becomes a region, the operation on 48
; floats is split to what one instruction can do (16 lanes with 32-byte registers,
; 32 with 64-byte ones), and both uses of the sum share its pieces.

; RUN: cmx-opt -verify-each -S %s | FileCheck %s --check-prefix=GRF32
; RUN: cmx-opt -verify-each -S --platform=pvc %s | FileCheck %s --check-prefix=GRF64

; GRF32-NOT: shufflevector
; GRF32-COUNT-3: fadd <16 x float>
; GRF32-NOT: fadd
; GRF64-NOT: shufflevector
; GRF64: fadd <32 x float>
; GRF64: fadd <16 x float>
; GRF64-NOT: fadd

; The result of the pipeline is a fixed point of its last passes.
; RUN: cmx-opt -S < %s > %t.ll
; RUN: cmx-opt -S -passes='cmx-legalize,cmx-baling' < %t.ll > %t.2.ll
; RUN: diff %t.ll %t.2.ll

declare <48 x float> @llvm.genx.svm.block.ld.unaligned.v48f32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v32f32(i64, <32 x float>)
declare void @llvm.genx.svm.block.st.i64.v16f32(i64, <16 x float>)
declare <32 x float> @llvm.genx.svm.block.ld.unaligned.v32f32.i64(i64)
declare <16 x float> @llvm.genx.svm.block.ld.unaligned.v16f32.i64(i64)

define dllexport spir_kernel void @kernel(i64 %src, i64 %dst) #0 {
  %a = call <32 x float> @llvm.genx.svm.block.ld.unaligned.v32f32.i64(i64 %src)
  %b = call <16 x float> @llvm.genx.svm.block.ld.unaligned.v16f32.i64(i64 %src)
  %b2 = shufflevector <16 x float> %b, <16 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %ab = shufflevector <32 x float> %a, <32 x float> %b2, <48 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  %sum = fadd <48 x float> %ab, splat (float 1.0)
  %lo = shufflevector <48 x float> %sum, <48 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %hi = shufflevector <48 x float> %sum, <48 x float> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
  call void @llvm.genx.svm.block.st.i64.v32f32(i64 %dst, <32 x float> %lo)
  %next = add i64 %dst, 128
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %next, <16 x float> %hi)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"svmptr_t", !"svmptr_t"}
