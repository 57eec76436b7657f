; A scalar branch around nothing, inside of a section by lane: the goto for it would
; end where it begins, for which GenX_IR of SKL and ICLLP has no label.
; RUN: cmx-opt %s -O0 --platform=icllp --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp
; RUN: %if genx_ir %{ cmx-opt %s --platform=skl -O0 --emit=gen -o %t.asm %}
; RUN: %if genx_ir %{ cmx-opt %s --platform=icllp -O0 --emit=gen -o %t.asm %}

declare i1 @llvm.genx.simdcf.any.v16i1(<16 x i1>)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

; CHECK-LABEL: .function
; CHECK-COUNT-1: goto (M1, 16)
; CHECK-NOT: goto
; CHECK: ret (M1, 1)
define dllexport spir_kernel void @k(<16 x i32> %a, i32 %n, i32 %buf) #0 {
entry:
  %v = alloca <16 x i32>
  %c = icmp ugt <16 x i32> %a, splat (i32 5)
  %any = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %c)
  br i1 %any, label %then, label %else

then:
  %s = icmp slt i32 %n, 1
  br i1 %s, label %inner, label %joined

inner:
  %l = load <16 x i32>, ptr %v
  store <16 x i32> %l, ptr %v
  br label %joined

joined:
  store <16 x i32> %a, ptr %v
  br label %end

else:
  store <16 x i32> zeroinitializer, ptr %v
  br label %end

end:
  %r = load <16 x i32>, ptr %v
  call void @llvm.genx.oword.st.v16i32(i32 %buf, i32 0, <16 x i32> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"", !"", !"buffer_t"}
