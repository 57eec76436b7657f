; What code generation says: moves and copies that remain, and how many registers are needed.
; RUN: cmx-opt --platform=icllp -O0 -disable-output -pass-remarks-missed=cmx-codegen \
; RUN:   -pass-remarks-analysis=cmx-codegen %s 2>&1 | FileCheck %s
; RUN: cmx-opt --platform=icllp -O0 -disable-output -pass-remarks-output=%t.yaml \
; RUN:   -pass-remarks-filter=cmx-codegen %s
; RUN: FileCheck %s --check-prefix=YAML < %t.yaml

declare <32 x i32> @llvm.genx.oword.ld.v32i32(i32, i32, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)

; CHECK: remark: {{.*}}: %even: move of 8 elements of %in, <0;8,2>x8@0:4: a message needs it packed from a register on
; CHECK: remark: {{.*}}: about 5 of 128 registers are needed, most at
; YAML: --- !Missed
; YAML-NEXT: Pass: {{ *}}cmx-codegen
; YAML-NEXT: Name: {{ *}}MoveRemains
; YAML-NEXT: Function: {{ *}}packed
; YAML: - Reason: {{ *}}a message needs it packed from a register on
; YAML: --- !Analysis
; YAML-NEXT: Pass: {{ *}}cmx-codegen
; YAML-NEXT: Name: {{ *}}RegisterDemand
; YAML: - Registers: {{ *}}'5'
; YAML: - Available: {{ *}}'128'
define dllexport spir_kernel void @packed(i32 %src, i32 %dst) #0 {
  %in = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %even = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %in, i32 0, i32 8, i32 2, i16 0, i32 undef)
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %even)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %in)
  ret void
}

; CHECK: remark: {{.*}}: %new: 2 instructions copy the vector that is changed here in part, since it is a constant or needed again
define dllexport spir_kernel void @old_value(i32 %src, i32 %dst, <8 x i32> %x) #0 {
  %in = call <32 x i32> @llvm.genx.oword.ld.v32i32(i32 0, i32 %src, i32 0)
  %new = call <32 x i32> @llvm.genx.wrregioni.v32i32.v8i32.i16.i1(<32 x i32> %in, <8 x i32> %x, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %new)
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 8, <32 x i32> %in)
  ret void
}

; CHECK: remark: {{.*}}: unnamed br: 2 instructions copy values into phis: constants, or values that live at the same time as the phi
define dllexport spir_kernel void @phi(i32 %n, i32 %dst, <8 x i32> %x) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = phi <8 x i32> [ zeroinitializer, %entry ], [ %sum, %loop ]
  %sum = add <8 x i32> %v, %x
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %sum)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0, !4, !5}
!0 = !{ptr @packed, !"packed", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
!4 = !{ptr @old_value, !"old_value", !6, i32 0, i32 0, !7, !8, i32 0}
!5 = !{ptr @phi, !"phi", !9, i32 0, i32 0, !7, !8, i32 0}
!6 = !{i32 2, i32 2, i32 0}
!7 = !{i32 0, i32 0, i32 0}
!8 = !{!"buffer_t", !"buffer_t", !""}
!9 = !{i32 0, i32 2, i32 0}
