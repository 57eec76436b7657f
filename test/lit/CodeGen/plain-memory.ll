; LLVM's own loads and stores on all platforms: text that the finalizer accepts,
; and that does what the IR does.
; CHECK lines by hand: they are about messages only
; RUN: cmx-opt %s --platform=skl --check-each --emit=visa -o - | FileCheck %s --check-prefixes=CHECK,PORT
; RUN: cmx-opt %s --platform=icllp --check-each --emit=visa -o - | FileCheck %s --check-prefixes=CHECK,PORT
; RUN: cmx-opt %s --platform=pvc --check-each --emit=visa -o - | FileCheck %s --check-prefixes=CHECK,LSC
; RUN: cmx-opt %s --platform=dg2 --O0 --check-each --emit=gen -o %t.asm
; RUN: cmx-opt %s --platform=tgllp --O2 --check-each --emit=gen -o %t.asm

; CHECK: .kernel "sum"
; PORT: svm_block_ld {{.*}}(2)
; LSC: lsc_load
; PORT: svm_gather.1
; PORT: svm_atomic.add
; PORT: svm_block_st
; LSC: lsc_atomic_iadd
; LSC: lsc_store

define spir_kernel void @sum(ptr addrspace(1) %in, ptr addrspace(1) %out, { i32, float } %scale) {
entry:
  %v = load <8 x float>, ptr addrspace(1) %in, align 4
  %at = getelementptr i8, ptr addrspace(1) %in, i64 33
  %b = load i8, ptr addrspace(1) %at
  %f = uitofp i8 %b to float
  %s = extractvalue { i32, float } %scale, 1
  %fs = fmul float %f, %s
  %i = insertelement <8 x float> poison, float %fs, i32 0
  %w = shufflevector <8 x float> %i, <8 x float> poison, <8 x i32> zeroinitializer
  %sum = fadd <8 x float> %v, %w
  %counter = getelementptr i8, ptr addrspace(1) %out, i64 64
  %old = atomicrmw add ptr addrspace(1) %counter, i32 1 monotonic
  store <8 x float> %sum, ptr addrspace(1) %out, align 16
  ret void
}
