; A vector is put together of what a loop leaves, and stored when the parts have
; been overwritten in place: they may not live in the vector.
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm
; RUN: FileCheck %s < %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp
; RUN: cmx-opt %s -O0 --platform=icllp --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)

; CHECK-NOT: num_elts=16 align=GRF alias=<v_v_{{[0-9]+}}, 64>
define dllexport spir_kernel void @sums(i32 %s, <8 x i32> %x, i32 %n) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi <16 x i32> [ zeroinitializer, %entry ], [ %a2, %loop ]
  %b = phi <16 x i32> [ zeroinitializer, %entry ], [ %b2, %loop ]
  %l = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %s, i32 %i)
  %a2 = add <16 x i32> %a, %l
  %b2 = xor <16 x i32> %b, %l
  %j = add i32 %i, 1
  %n3 = and i32 %n, 3
  %more = icmp ult i32 %i, %n3
  br i1 %more, label %loop, label %end
end:
  %p = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> undef, <16 x i32> %a2, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %q = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %p, <16 x i32> %b2, i32 0, i32 16, i32 1, i16 64, i32 undef, i1 true)
  %aw = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %a2, <8 x i32> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %bw = call <16 x i32> @llvm.genx.wrregioni.v16i32.v8i32.i16.i1(<16 x i32> %b2, <8 x i32> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v16i32(i32 %s, i32 0, <16 x i32> %aw)
  call void @llvm.genx.oword.st.v16i32(i32 %s, i32 4, <16 x i32> %bw)
  call void @llvm.genx.oword.st.v32i32(i32 %s, i32 8, <32 x i32> %q)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
!genx.kernels = !{!0}
!0 = !{ptr @sums, !"sums", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !""}
