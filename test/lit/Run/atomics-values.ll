; The numbers that each atomic operation leaves in memory and returns, in shared local memory and in shared memory.
; Each memory has 16 numbers that are left, then 16 that were returned.
; RUN: cmx-run %s --arg p=-:256 --arg a=6 --arg b=-3 --show p:i32:64 | FileCheck %s --check-prefix=SIGNS
; RUN: cmx-run %s --visa --platform=icllp --arg p=-:256 --arg a=6 --arg b=-3 --show p:i32:64 | FileCheck %s --check-prefix=SIGNS
; RUN: cmx-run %s --visa --platform=pvc --arg p=-:256 --arg a=6 --arg b=-3 --show p:i32:64 | FileCheck %s --check-prefix=SIGNS
; RUN: cmx-run %s --visa --platform=icllp --arg p=-:256 --arg a=12 --arg b=4 --show p:i32:64 | FileCheck %s --check-prefix=POSITIVE
;
; The operations: xchg, add, sub, and, or, xor, max, min; then umax, umin, fmax, fmin, cmpxchg of the number that is there,
; cmpxchg of another number, and xchg of floats. The last cell stays.
; SIGNS: p[0]: -3 3 9 4 -1 -5 6 -3
; SIGNS-NEXT: p[8]: -3 6 6 -3 -3 6 -3 6
; SIGNS-NEXT: p[16]: 6 6 6 6 6 6 6 6
; SIGNS-NEXT: p[24]: 6 6 6 6 6 6 6 6
; SIGNS-NEXT: p[32]: -3 3 9 4 -1 -5 6 -3
; SIGNS-NEXT: p[40]: -3 6 6 -3 -3 6 -3 6
; SIGNS-NEXT: p[48]: 6 6 6 6 6 6 6 6
; SIGNS-NEXT: p[56]: 6 6 6 6 6 6 6 6
; POSITIVE: p[0]: 4 16 8 4 12 8 12 4
; POSITIVE-NEXT: p[8]: 12 4 12 4 4 12 4 12
; POSITIVE-NEXT: p[16]: 12 12 12 12 12 12 12 12
; POSITIVE-NEXT: p[24]: 12 12 12 12 12 12 12 12
; POSITIVE-NEXT: p[32]: 4 16 8 4 12 8 12 4
; POSITIVE-NEXT: p[40]: 12 4 12 4 4 12 4 12
; POSITIVE-NEXT: p[48]: 12 12 12 12 12 12 12 12
; POSITIVE-NEXT: p[56]: 12 12 12 12 12 12 12 12

define dllexport spir_kernel void @k(ptr addrspace(1) %p, i32 %a, i32 %b) #0 {
  call void @llvm.genx.slm.init(i32 128)
  %cells = inttoptr i32 64 to ptr addrspace(3)
  call void @local(ptr addrspace(3) %cells, ptr addrspace(1) %p, i32 %a, i32 %b)
  %q = getelementptr i8, ptr addrspace(1) %p, i32 128
  call void @shared(ptr addrspace(1) %q, ptr addrspace(1) %q, i32 %a, i32 %b)
  ret void
}

define internal void @local(ptr addrspace(3) %cells, ptr addrspace(1) %p, i32 %a, i32 %b) {
  %fa = sitofp i32 %a to float
  %fb = sitofp i32 %b to float
  %bits = bitcast float %fa to i32
  %s0 = insertelement <16 x i32> poison, i32 %a, i32 0
  %s1 = insertelement <16 x i32> %s0, i32 %bits, i32 1
  %first = shufflevector <16 x i32> %s1, <16 x i32> poison, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 0>
  store <16 x i32> %first, ptr addrspace(3) %cells, align 4
  %c0 = getelementptr i32, ptr addrspace(3) %cells, i32 0
  %r0 = atomicrmw xchg ptr addrspace(3) %c0, i32 %b seq_cst
  %old0 = insertelement <16 x i32> poison, i32 %r0, i32 0
  %c1 = getelementptr i32, ptr addrspace(3) %cells, i32 1
  %r1 = atomicrmw add ptr addrspace(3) %c1, i32 %b seq_cst
  %old1 = insertelement <16 x i32> %old0, i32 %r1, i32 1
  %c2 = getelementptr i32, ptr addrspace(3) %cells, i32 2
  %r2 = atomicrmw sub ptr addrspace(3) %c2, i32 %b seq_cst
  %old2 = insertelement <16 x i32> %old1, i32 %r2, i32 2
  %c3 = getelementptr i32, ptr addrspace(3) %cells, i32 3
  %r3 = atomicrmw and ptr addrspace(3) %c3, i32 %b seq_cst
  %old3 = insertelement <16 x i32> %old2, i32 %r3, i32 3
  %c4 = getelementptr i32, ptr addrspace(3) %cells, i32 4
  %r4 = atomicrmw or ptr addrspace(3) %c4, i32 %b seq_cst
  %old4 = insertelement <16 x i32> %old3, i32 %r4, i32 4
  %c5 = getelementptr i32, ptr addrspace(3) %cells, i32 5
  %r5 = atomicrmw xor ptr addrspace(3) %c5, i32 %b seq_cst
  %old5 = insertelement <16 x i32> %old4, i32 %r5, i32 5
  %c6 = getelementptr i32, ptr addrspace(3) %cells, i32 6
  %r6 = atomicrmw max ptr addrspace(3) %c6, i32 %b seq_cst
  %old6 = insertelement <16 x i32> %old5, i32 %r6, i32 6
  %c7 = getelementptr i32, ptr addrspace(3) %cells, i32 7
  %r7 = atomicrmw min ptr addrspace(3) %c7, i32 %b seq_cst
  %old7 = insertelement <16 x i32> %old6, i32 %r7, i32 7
  %c8 = getelementptr i32, ptr addrspace(3) %cells, i32 8
  %r8 = atomicrmw umax ptr addrspace(3) %c8, i32 %b seq_cst
  %old8 = insertelement <16 x i32> %old7, i32 %r8, i32 8
  %c9 = getelementptr i32, ptr addrspace(3) %cells, i32 9
  %r9 = atomicrmw umin ptr addrspace(3) %c9, i32 %b seq_cst
  %old9 = insertelement <16 x i32> %old8, i32 %r9, i32 9
  %c10 = getelementptr i32, ptr addrspace(3) %cells, i32 10
  %r10 = atomicrmw fmax ptr addrspace(3) %c10, float %fb seq_cst
  %i10 = fptosi float %r10 to i32
  %old10 = insertelement <16 x i32> %old9, i32 %i10, i32 10
  %c11 = getelementptr i32, ptr addrspace(3) %cells, i32 11
  %r11 = atomicrmw fmin ptr addrspace(3) %c11, float %fb seq_cst
  %i11 = fptosi float %r11 to i32
  %old11 = insertelement <16 x i32> %old10, i32 %i11, i32 11
  %c12 = getelementptr i32, ptr addrspace(3) %cells, i32 12
  %x12 = cmpxchg ptr addrspace(3) %c12, i32 %a, i32 %b seq_cst seq_cst
  %r12 = extractvalue { i32, i1 } %x12, 0
  %old12 = insertelement <16 x i32> %old11, i32 %r12, i32 12
  %c13 = getelementptr i32, ptr addrspace(3) %cells, i32 13
  %x13 = cmpxchg ptr addrspace(3) %c13, i32 %b, i32 7 seq_cst seq_cst
  %r13 = extractvalue { i32, i1 } %x13, 0
  %old13 = insertelement <16 x i32> %old12, i32 %r13, i32 13
  %c14 = getelementptr i32, ptr addrspace(3) %cells, i32 14
  %r14 = atomicrmw xchg ptr addrspace(3) %c14, float %fb seq_cst
  %i14 = fptosi float %r14 to i32
  %old14 = insertelement <16 x i32> %old13, i32 %i14, i32 14
  %old15 = insertelement <16 x i32> %old14, i32 %a, i32 15
  %left = load <16 x i32>, ptr addrspace(3) %cells, align 4
  %floats = bitcast <16 x i32> %left to <16 x float>
  %whole = fptosi <16 x float> %floats to <16 x i32>
  %shown = shufflevector <16 x i32> %left, <16 x i32> %whole, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 26, i32 27, i32 12, i32 13, i32 30, i32 15>
  store <16 x i32> %shown, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(1) %p, i32 64
  store <16 x i32> %old15, ptr addrspace(1) %q, align 4
  ret void
}

define internal void @shared(ptr addrspace(1) %cells, ptr addrspace(1) %p, i32 %a, i32 %b) {
  %fa = sitofp i32 %a to float
  %fb = sitofp i32 %b to float
  %bits = bitcast float %fa to i32
  %s0 = insertelement <16 x i32> poison, i32 %a, i32 0
  %s1 = insertelement <16 x i32> %s0, i32 %bits, i32 1
  %first = shufflevector <16 x i32> %s1, <16 x i32> poison, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 0, i32 0, i32 1, i32 0>
  store <16 x i32> %first, ptr addrspace(1) %cells, align 4
  %c0 = getelementptr i32, ptr addrspace(1) %cells, i32 0
  %r0 = atomicrmw xchg ptr addrspace(1) %c0, i32 %b seq_cst
  %old0 = insertelement <16 x i32> poison, i32 %r0, i32 0
  %c1 = getelementptr i32, ptr addrspace(1) %cells, i32 1
  %r1 = atomicrmw add ptr addrspace(1) %c1, i32 %b seq_cst
  %old1 = insertelement <16 x i32> %old0, i32 %r1, i32 1
  %c2 = getelementptr i32, ptr addrspace(1) %cells, i32 2
  %r2 = atomicrmw sub ptr addrspace(1) %c2, i32 %b seq_cst
  %old2 = insertelement <16 x i32> %old1, i32 %r2, i32 2
  %c3 = getelementptr i32, ptr addrspace(1) %cells, i32 3
  %r3 = atomicrmw and ptr addrspace(1) %c3, i32 %b seq_cst
  %old3 = insertelement <16 x i32> %old2, i32 %r3, i32 3
  %c4 = getelementptr i32, ptr addrspace(1) %cells, i32 4
  %r4 = atomicrmw or ptr addrspace(1) %c4, i32 %b seq_cst
  %old4 = insertelement <16 x i32> %old3, i32 %r4, i32 4
  %c5 = getelementptr i32, ptr addrspace(1) %cells, i32 5
  %r5 = atomicrmw xor ptr addrspace(1) %c5, i32 %b seq_cst
  %old5 = insertelement <16 x i32> %old4, i32 %r5, i32 5
  %c6 = getelementptr i32, ptr addrspace(1) %cells, i32 6
  %r6 = atomicrmw max ptr addrspace(1) %c6, i32 %b seq_cst
  %old6 = insertelement <16 x i32> %old5, i32 %r6, i32 6
  %c7 = getelementptr i32, ptr addrspace(1) %cells, i32 7
  %r7 = atomicrmw min ptr addrspace(1) %c7, i32 %b seq_cst
  %old7 = insertelement <16 x i32> %old6, i32 %r7, i32 7
  %c8 = getelementptr i32, ptr addrspace(1) %cells, i32 8
  %r8 = atomicrmw umax ptr addrspace(1) %c8, i32 %b seq_cst
  %old8 = insertelement <16 x i32> %old7, i32 %r8, i32 8
  %c9 = getelementptr i32, ptr addrspace(1) %cells, i32 9
  %r9 = atomicrmw umin ptr addrspace(1) %c9, i32 %b seq_cst
  %old9 = insertelement <16 x i32> %old8, i32 %r9, i32 9
  %c10 = getelementptr i32, ptr addrspace(1) %cells, i32 10
  %r10 = atomicrmw fmax ptr addrspace(1) %c10, float %fb seq_cst
  %i10 = fptosi float %r10 to i32
  %old10 = insertelement <16 x i32> %old9, i32 %i10, i32 10
  %c11 = getelementptr i32, ptr addrspace(1) %cells, i32 11
  %r11 = atomicrmw fmin ptr addrspace(1) %c11, float %fb seq_cst
  %i11 = fptosi float %r11 to i32
  %old11 = insertelement <16 x i32> %old10, i32 %i11, i32 11
  %c12 = getelementptr i32, ptr addrspace(1) %cells, i32 12
  %x12 = cmpxchg ptr addrspace(1) %c12, i32 %a, i32 %b seq_cst seq_cst
  %r12 = extractvalue { i32, i1 } %x12, 0
  %old12 = insertelement <16 x i32> %old11, i32 %r12, i32 12
  %c13 = getelementptr i32, ptr addrspace(1) %cells, i32 13
  %x13 = cmpxchg ptr addrspace(1) %c13, i32 %b, i32 7 seq_cst seq_cst
  %r13 = extractvalue { i32, i1 } %x13, 0
  %old13 = insertelement <16 x i32> %old12, i32 %r13, i32 13
  %c14 = getelementptr i32, ptr addrspace(1) %cells, i32 14
  %r14 = atomicrmw xchg ptr addrspace(1) %c14, float %fb seq_cst
  %i14 = fptosi float %r14 to i32
  %old14 = insertelement <16 x i32> %old13, i32 %i14, i32 14
  %old15 = insertelement <16 x i32> %old14, i32 %a, i32 15
  %left = load <16 x i32>, ptr addrspace(1) %cells, align 4
  %floats = bitcast <16 x i32> %left to <16 x float>
  %whole = fptosi <16 x float> %floats to <16 x i32>
  %shown = shufflevector <16 x i32> %left, <16 x i32> %whole, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 26, i32 27, i32 12, i32 13, i32 30, i32 15>
  store <16 x i32> %shown, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(1) %p, i32 64
  store <16 x i32> %old15, ptr addrspace(1) %q, align 4
  ret void
}

declare void @llvm.genx.slm.init(i32)

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 128, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !""}
