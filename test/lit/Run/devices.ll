; --device names where a kernel runs; the rest of the command is the same.

; RUN: cmx-run %s --device=cpu --platform=tgllp --arg "x=pattern:index:u32:64>%t.raw" --arg by=5 --grid 4 --group 2 | FileCheck %s --check-prefix=CPU
; CPU: add: 4 threads on {{[12]}} cores, {{[0-9.]+}} ms
; RUN: cmx-run %s --arg x=pattern:index:u32:64 --arg by=5 --grid 4 --group 2 --check-output x=%t.raw

; Each launch has the inputs of the command line.
; RUN: cmx-run %s --device=cpu --time --launches=4 --arg x=pattern:index:u32:64 --arg by=5 --grid 4 --group 2 --check-output x=%t.raw | FileCheck %s --check-prefix=TIME
; TIME: add: 4 threads
; TIME-NEXT: add, first launch: submission {{[0-9.]+}} ms, waiting {{[0-9.]+}} ms, kernel {{[0-9.]+}} ms
; TIME-NEXT: add, median of 4 launches after the first and 3 to warm up: submission {{[0-9.]+}} ms, waiting {{[0-9.]+}} ms, kernel {{[0-9.]+}} ms
; TIME-NOT: {{.}}

; Without a driver, or in a build without OpenCL.
; RUN: env OCL_ICD_VENDORS=/dev/null sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --device=opencl --arg x=-:64 --arg by=5 2>&1 | FileCheck %s --check-prefix=MISSING
; MISSING: cmx-run: error: the device opencl expected{{.*}} [cmx-device-unavailable]

; RUN: sh %S/../Driver/Inputs/status.sh 2 cmx-run %s --device=cpu --visa 2>&1 | FileCheck %s --check-prefix=WAYS
; RUN: sh %S/../Driver/Inputs/status.sh 2 cmx-run %s --time --compare 2>&1 | FileCheck %s --check-prefix=WAYS
; WAYS: cmx-run: error: --device and --time run compiled code and cannot be combined
; RUN: sh %S/../Driver/Inputs/status.sh 2 cmx-run %s --capture=. 2>&1 | FileCheck %s --check-prefix=CAPTURE
; CAPTURE: cmx-run: error: --capture keeps what --device=opencl captures
; RUN: sh %S/../Driver/Inputs/status.sh 2 cmx-run %s --launches=5 2>&1 | FileCheck %s --check-prefix=LAUNCHES
; RUN: sh %S/../Driver/Inputs/status.sh 2 cmx-run %s --time --launches=0 2>&1 | FileCheck %s --check-prefix=LAUNCHES
; LAUNCHES: cmx-run: error: --launches expected --time and a number of 1 or more
; RUN: sh %S/../Driver/Inputs/status.sh 2 cmx-run %s --device=cuda 2>&1 | FileCheck %s --check-prefix=NAME
; NAME: --device expected to be one of cpu, opencl; actual 'cuda'
; RUN: cmx-opt %s -o %t.visaasm
; RUN: sh %S/../Driver/Inputs/status.sh 2 cmx-run %t.visaasm --device=cpu 2>&1 | FileCheck %s --check-prefix=TEXT
; TEXT: cmx-run: error: --device and --time run IR; vISA text is always interpreted

declare <4 x i32> @llvm.genx.oword.ld.v4i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare i16 @llvm.genx.thread.x()

define dllexport spir_kernel void @add(i32 %x, i32 %by) {
  %t16 = call i16 @llvm.genx.thread.x()
  %t = zext i16 %t16 to i32
  %v = call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %x, i32 %t)
  %i = insertelement <4 x i32> poison, i32 %by, i32 0
  %b = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
  %o = add <4 x i32> %v, %b
  call void @llvm.genx.oword.st.v4i32(i32 %x, i32 %t, <4 x i32> %o)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @add, !"add", !{i32 2, i32 0}, i32 0, i32 0, !{i32 0, i32 0}, !{!"buffer_t", !""}, i32 0}
