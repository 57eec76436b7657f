; Where the platform has the data port's oword blocks beside LSC, a kernel uses
; the data port if it can send all its messages there and has fewer instructions
; then.

; RUN: rm -rf %t
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/loop.visaasm %t/bytes.visaasm %t/sizes.visaasm %t/zero.visaasm %t/other.visaasm \
; RUN:   %t/number.visaasm %t/local.visaasm %t/plain.visaasm %t/loads.visaasm \
; RUN:   %t/stores.visaasm %t/twice.visaasm \
; RUN:   | FileCheck %s --implicit-check-not='{{oword_|lsc_|raw_}}'
; RUN: %if genx_ir %{ cmx-opt --platform=pvc --emit=gen %s -o %t/ %}

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare <16 x i16> @llvm.genx.oword.ld.unaligned.v16i16(i32, i32, i32)
declare <8 x i16> @llvm.genx.oword.ld.unaligned.v8i16(i32, i32, i32)
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16>, <8 x i16>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare void @llvm.genx.oword.st.v16i16(i32, i32, <16 x i16>)
declare void @llvm.genx.barrier()
declare void @llvm.genx.slm.init(i32)

; LSC shifts the offset and the surface's number in each turn.
; CHECK-LABEL: .function "loop_main"
; CHECK: oword_ld (4)
; CHECK: oword_st (4)
define dllexport spir_kernel void @loop(i32 %src, i32 %dst, i32 %n) {
entry:
  br label %loop

loop:
  %at = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi <16 x float> [ zeroinitializer, %entry ], [ %y, %loop ]
  %x = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %src, i32 %at)
  %y = fadd <16 x float> %sum, %x
  %next = add i32 %at, 4
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done

done:
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> %y)
  ret void
}

; An offset in bytes is not shifted, so both take the same number.
; CHECK-LABEL: .function "bytes_main"
; CHECK: lsc_load.ugm
; CHECK: lsc_store.ugm
define dllexport spir_kernel void @bytes(i32 %src, i32 %at) {
  %x = call <16 x i16> @llvm.genx.oword.ld.unaligned.v16i16(i32 0, i32 %src, i32 %at)
  %y = add <16 x i16> %x, %x
  call void @llvm.genx.oword.st.v16i16(i32 %src, i32 0, <16 x i16> %y)
  ret void
}

; The offset of a load is shifted.
; CHECK-LABEL: .function "sizes_main"
; CHECK: oword_ld (2)
; CHECK: oword_st (1)
; CHECK: oword_st (2)
define dllexport spir_kernel void @sizes(i32 %dst, i32 %at, i32 %to, <4 x i32> %v) {
  %from = add i32 %at, 3
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %dst, i32 %from)
  %end = add i32 %to, 9
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 %to, <4 x i32> %v)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 %end, <8 x i32> %x)
  ret void
}

; One shift makes the descriptor and the offset.
; CHECK-LABEL: .function "zero_main"
; CHECK: raw_sends
; CHECK: lsc_store.ugm
define dllexport spir_kernel void @zero(i32 %src, i32 %dst) {
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 0)
  %y = mul <8 x i32> %x, %x
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %y)
  ret void
}

; A barrier orders LSC's messages.
; CHECK-LABEL: .function "other_main"
; CHECK: lsc_load.ugm
; CHECK: lsc_store.ugm
define dllexport spir_kernel void @other(i32 %src, i32 %at) {
  %to = add i32 %at, 2
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 %at)
  call void @llvm.genx.barrier()
  call void @llvm.genx.oword.st.v8i32(i32 %src, i32 %to, <8 x i32> %x)
  ret void
}

; The surface of one message is a number.
; CHECK-LABEL: .function "number_main"
; CHECK: lsc_load.ugm
; CHECK: lsc_store.ugm
define dllexport spir_kernel void @number(i32 %src, i32 %at) {
  %to = add i32 %at, 2
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 %at)
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 %to, <8 x i32> %x)
  ret void
}

; One message goes to shared local memory.
; CHECK-LABEL: .function "local_main"
; CHECK: lsc_load.ugm
; CHECK: lsc_store.slm
define dllexport spir_kernel void @local(i32 %src, i32 %at) {
  call void @llvm.genx.slm.init(i32 4096)
  %to = add i32 %at, 2
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 %at)
  call void @llvm.genx.oword.st.v8i32(i32 254, i32 %to, <8 x i32> %x)
  ret void
}

; Plain memory is LSC's.
; CHECK-LABEL: .function "plain_main"
; CHECK: lsc_load.ugm
; CHECK: lsc_store.ugm
define dllexport spir_kernel void @plain(i32 %src, i32 %at, ptr addrspace(1) %to) {
  %from = add i32 %at, 2
  %x = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 %from)
  store <8 x i32> %x, ptr addrspace(1) %to, align 32
  ret void
}

; A descriptor of LSC serves loads of any size.
; CHECK-LABEL: .function "loads_main"
; CHECK-COUNT-2: lsc_load.ugm
; CHECK: lsc_store.ugm
define dllexport spir_kernel void @loads(i32 %src, i32 %at, i32 %to) {
  %a = add i32 %at, 8
  %b = add i32 %to, 8
  %x = call <16 x i16> @llvm.genx.oword.ld.unaligned.v16i16(i32 0, i32 %src, i32 %a)
  %y = call <8 x i16> @llvm.genx.oword.ld.unaligned.v8i16(i32 0, i32 %src, i32 %b)
  %z = call <16 x i16> @llvm.genx.wrregioni.v16i16.v8i16.i16.i1(<16 x i16> %x, <8 x i16> %y, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i16(i32 %src, i32 0, <16 x i16> %z)
  ret void
}

; But it has the size of a store.
; CHECK-LABEL: .function "stores_main"
; CHECK: oword_st (2)
; CHECK: oword_st (1)
define dllexport spir_kernel void @stores(i32 %dst, <8 x i32> %x, <4 x i32> %y) {
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 2, <8 x i32> %x)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 7, <4 x i32> %y)
  ret void
}

; The data port copies an offset that has another use.
; CHECK-LABEL: .function "twice_main"
; CHECK: lsc_load.ugm
; CHECK: lsc_store.ugm
define dllexport spir_kernel void @twice(i32 %src, i32 %dst, i32 %at) {
  %a = add i32 %at, 8
  %x = call <16 x i16> @llvm.genx.oword.ld.unaligned.v16i16(i32 0, i32 %src, i32 %a)
  %t = trunc i32 %a to i16
  %z = insertelement <16 x i16> %x, i16 %t, i32 0
  call void @llvm.genx.oword.st.v16i16(i32 %src, i32 0, <16 x i16> %z)
  ret void
}

!genx.kernels = !{!0, !1, !2, !3, !4, !5, !6, !7, !21, !22, !23}
!0 = !{ptr @loop, !"loop", !8, i32 0, i32 0, !9, !10, i32 0}
!1 = !{ptr @bytes, !"bytes", !11, i32 0, i32 0, !12, !13, i32 0}
!2 = !{ptr @sizes, !"sizes", !14, i32 0, i32 0, !15, !16, i32 0}
!3 = !{ptr @zero, !"zero", !17, i32 0, i32 0, !12, !18, i32 0}
!4 = !{ptr @other, !"other", !11, i32 0, i32 0, !12, !13, i32 0}
!5 = !{ptr @number, !"number", !11, i32 0, i32 0, !12, !13, i32 0}
!6 = !{ptr @local, !"local", !11, i32 0, i32 0, !12, !13, i32 0}
!7 = !{ptr @plain, !"plain", !19, i32 0, i32 0, !9, !20, i32 0}
!8 = !{i32 2, i32 2, i32 0}
!9 = !{i32 0, i32 0, i32 0}
!10 = !{!"buffer_t", !"buffer_t", !""}
!11 = !{i32 2, i32 0}
!24 = !{i32 2, i32 0, i32 0}
!25 = !{!"buffer_t", !"", !""}
!12 = !{i32 0, i32 0}
!13 = !{!"buffer_t", !""}
!14 = !{i32 2, i32 0, i32 0, i32 0}
!15 = !{i32 0, i32 0, i32 0, i32 0}
!16 = !{!"buffer_t", !"", !"", !""}
!17 = !{i32 2, i32 2}
!18 = !{!"buffer_t", !"buffer_t"}
!19 = !{i32 2, i32 0, i32 0}
!20 = !{!"buffer_t", !"", !"svmptr_t"}
!21 = !{ptr @loads, !"loads", !24, i32 0, i32 0, !9, !25, i32 0}
!22 = !{ptr @stores, !"stores", !24, i32 0, i32 0, !9, !25, i32 0}
!23 = !{ptr @twice, !"twice", !8, i32 0, i32 0, !9, !10, i32 0}
