; Atomic operations without a message, fences, and masks of any length in memory: text that
; the finalizer accepts, and that does what the messages of the IR do.
; CHECK lines by hand: they are about messages only
; RUN: cmx-opt %s -passes=sroa,cmx-lower-memory -S -o %t.ll
; RUN: cmx-opt %s --platform=skl --emit=visa -o %t.visaasm
; RUN: cmx-check %t.ll %t.visaasm --platform=skl | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %s --platform=pvc --O0 --emit=visa -o %t.visaasm
; RUN: cmx-check %t.ll %t.visaasm --platform=pvc | FileCheck %s --check-prefix=SAME
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-run %t.ll --interpret --arg=p=out:%t.p:16 --arg=out=out:%t.out:32 --arg=v=0x12345677 --arg=f=1.5 --arg=i=1
; RUN: od -An -v -tx4 %t.p | FileCheck %s --check-prefix=MEMORY
; RUN: od -An -v -tx4 %t.out | FileCheck %s --check-prefix=OLD
; RUN: cmx-opt %s --platform=dg2 --emit=gen -o %t.asm
; RUN: cmx-opt %s --platform=tgllp --emit=gen -o %t.asm
; RUN: cmx-opt %s --platform=icllp --O0 --emit=gen -o %t.asm

; SAME: checked 1 functions
; CHECK: lsc_atomic_icas
; CHECK: fence_global

; ~0; the maximum of -1 and 0x77 in byte 1; 0x5677 is added to the lower word.
; MEMORY: ffffce76 00000000 3fc00000 00000000
; OLD: 00000000 77ff00ff 00000000 00000000
; OLD: 0001ce76 00000000 00000000 00000000

define dllexport spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %out, i32 %v, float %f, i32 %i) #0 {
  %n = atomicrmw nand ptr addrspace(1) %p, i32 %v monotonic
  %i4 = and i32 %i, 3
  %b = getelementptr i8, ptr addrspace(1) %p, i32 %i4
  %v8 = trunc i32 %v to i8
  %o8 = atomicrmw max ptr addrspace(1) %b, i8 %v8 seq_cst
  %i2 = and i32 %i, 2
  %h = getelementptr i8, ptr addrspace(1) %p, i32 %i2
  %v16 = trunc i32 %v to i16
  %o16 = atomicrmw add ptr addrspace(1) %h, i16 %v16 monotonic
  %q = getelementptr i8, ptr addrspace(1) %p, i32 8
  %of = atomicrmw fadd ptr addrspace(1) %q, float %f monotonic
  fence release
  fence syncscope("workgroup") acq_rel
  store i32 %n, ptr addrspace(1) %out
  %out1 = getelementptr i8, ptr addrspace(1) %out, i32 4
  store i8 %o8, ptr addrspace(1) %out1
  %out2 = getelementptr i8, ptr addrspace(1) %out, i32 6
  store i16 %o16, ptr addrspace(1) %out2
  %out3 = getelementptr i8, ptr addrspace(1) %out, i32 8
  store float %of, ptr addrspace(1) %out3
  %m = load <17 x i1>, ptr addrspace(1) %p
  %m4 = load <4 x i1>, ptr addrspace(1) %q
  %out4 = getelementptr i8, ptr addrspace(1) %out, i32 16
  store <17 x i1> %m, ptr addrspace(1) %out4
  %out5 = getelementptr i8, ptr addrspace(1) %out, i32 24
  store <4 x i1> %m4, ptr addrspace(1) %out5
  ret void
}
attributes #0 = { nounwind "CMGenxMain" }
