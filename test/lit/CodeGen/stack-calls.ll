; Functions that call themselves, and functions without a kernel, by fcall.
; REQUIRES: genx_ir
; RUN: split-file %s %t
; RUN: cmx-opt %t/ackermann.ll --platform=icllp --emit=visa -o - | FileCheck %s --check-prefix=CALL
; RUN: cmx-opt %t/functions.ll --platform=tgllp --emit=visa -o %t/out/
; RUN: FileCheck %s --check-prefix=ALONE < %t/out/scale.visaasm

; IR and vISA text compute the same, and the finalizer takes the text.
; RUN: cmx-opt %t/ackermann.ll --platform=skl -O0 --check-each --emit=gen -o %t/skl.asm
; RUN: cmx-opt %t/ackermann.ll --platform=icllp --check-each --emit=gen -o %t/icllp.asm
; RUN: cmx-opt %t/ackermann.ll --platform=tgllp --check-each --emit=gen -o %t/tgllp.asm
; RUN: cmx-opt %t/ackermann.ll --platform=dg2 --check-each --emit=gen -o %t/dg2.asm
; RUN: cmx-opt %t/ackermann.ll --platform=pvc -O1 --check-each --emit=gen -o %t/pvc.asm
; RUN: cmx-opt %t/functions.ll --platform=pvc --emit=gen -o %t/functions/
; RUN: FileCheck %s --check-prefix=GEN < %t/functions/scale.asm

; CALL: .kernel "k"
; CALL: .decl [[ROW:v_v_[0-9]+]] v_type=G type=d num_elts=2 align=GRF alias=<%arg, 0>
; CALL: .kernel_attr OutputAsmPath="k"
; CALL: [[ROW]](0,0)<1>
; CALL: [[ROW]](0,1)<1>
; CALL: fcall (M1, 16) f_step 1 1
; CALL: %retval(0,0)<
; CALL: ret (M1, 1)
; CALL: .global_function "f_step"
; CALL: .kernel_attr ArgSize=1
; CALL: .kernel_attr RetValSize=1
; CALL: fcall (M1, 16) f_step 1 1
; CALL: fret (M1, 16)

; ALONE-NOT: .kernel "
; ALONE: .global_function "f_scale"
; ALONE: .kernel_attr ArgSize=3
; ALONE: fret (M1, 16)

; GEN: call
; GEN: ret

;--- ackermann.ll
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define internal i32 @ackermann(i32 %m0, i32 %n0) {
  %m = and i32 %m0, 1
  %n = and i32 %n0, 7
  %r = call i32 @step(i32 %m, i32 %n)
  ret i32 %r
}

define internal i32 @step(i32 %m, i32 %n) {
  %m.zero = icmp eq i32 %m, 0
  br i1 %m.zero, label %one, label %test
one:
  %n1 = add i32 %n, 1
  ret i32 %n1
test:
  %n.zero = icmp eq i32 %n, 0
  %m1 = add i32 %m, -1
  br i1 %n.zero, label %two, label %three
two:
  %r2 = call i32 @step(i32 %m1, i32 1)
  ret i32 %r2
three:
  %n2 = add i32 %n, -1
  %inner = call i32 @step(i32 %m, i32 %n2)
  %r3 = call i32 @step(i32 %m1, i32 %inner)
  ret i32 %r3
}

define dllexport spir_kernel void @k(i32 %s, i32 %m, i32 %n) {
  %r = call i32 @ackermann(i32 %m, i32 %n)
  %v = insertelement <4 x i32> zeroinitializer, i32 %r, i32 1
  call void @llvm.genx.oword.st.v4i32(i32 %s, i32 0, <4 x i32> %v)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0}
!1 = !{i32 2, i32 0, i32 0}

;--- functions.ll
define <16 x float> @scale(<16 x float> %v, float %f) {
  %i = insertelement <16 x float> poison, float %f, i32 0
  %s = shufflevector <16 x float> %i, <16 x float> poison, <16 x i32> zeroinitializer
  %r = fmul <16 x float> %v, %s
  ret <16 x float> %r
}

define void @"store it.v2"(ptr addrspace(1) %p, i32 %x) {
  store i32 %x, ptr addrspace(1) %p
  ret void
}
