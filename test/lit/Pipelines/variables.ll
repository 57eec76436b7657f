; Variables of file scope: a kernel's helpers share them, and each pass keeps what they do.
; RUN: cmx-opt -O0 --platform=skl --check-each --check-inputs=8 -S %s -o %t.ll 2>&1 | FileCheck %s
; RUN: cmx-opt -O2 --platform=icllp --check-each --check-inputs=8 -S %s -o %t.ll 2>&1 | FileCheck %s
; RUN: cmx-opt -O2 --platform=pvc --check-each --check-inputs=8 -S %s -o %t.ll 2>&1 | FileCheck %s
; RUN: cmx-opt -O2 --platform=tgllp --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=tgllp --function=k | FileCheck %s --check-prefix=VISA
; RUN: cmx-opt -O0 --platform=dg2 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2 --function=k | FileCheck %s --check-prefix=VISA

; CHECK-NOT: error
; CHECK: --check-each: {{[1-9][0-9]*}} comparisons on
; VISA: checked 1 functions

@count = internal global i32 40, align 4
@state = internal global <8 x i32> zeroinitializer, align 32 #0
@array = internal global [16 x i32] zeroinitializer, align 4
@outer = internal global <8 x i32> undef #0

declare <8 x i32> @llvm.genx.vload.v8i32.p0(ptr)
declare void @llvm.genx.vstore.v8i32.p0(<8 x i32>, ptr)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)

define internal spir_func void @step(<8 x i32> %x, i32 %i) {
  %n = load i32, ptr @count, align 4
  %n1 = add i32 %n, 2
  store volatile i32 %n1, ptr @count, align 4
  %old = call <8 x i32> @llvm.genx.vload.v8i32.p0(ptr @state)
  %new = add <8 x i32> %old, %x
  call void @llvm.genx.vstore.v8i32.p0(<8 x i32> %new, ptr @state)
  %p = getelementptr [16 x i32], ptr @array, i32 0, i32 %i
  store volatile i32 %n1, ptr %p
  ret void
}

define dllexport spir_kernel void @k(i32 %in, i32 %out, i32 %i) {
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %in, i32 0)
  call void @step(<8 x i32> %x, i32 %i)
  %j = xor i32 %i, 3
  call void @step(<8 x i32> %x, i32 %j)
  %s = call <8 x i32> @llvm.genx.vload.v8i32.p0(ptr @state)
  store volatile <8 x i32> %s, ptr @outer
  %o = load volatile <8 x i32>, ptr @outer
  %n = load i32, ptr @count
  %e = insertelement <8 x i32> %o, i32 %n, i32 3
  %a = load volatile <8 x i32>, ptr getelementptr ([16 x i32], ptr @array, i32 0, i32 4), align 4
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 0, <8 x i32> %e)
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 2, <8 x i32> %a)
  ret void
}
attributes #0 = { "genx_volatile" "genx_byte_offset"="256" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
