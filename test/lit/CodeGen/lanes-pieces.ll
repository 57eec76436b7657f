; A choice in two pieces under the hardware's mask: the second one has the lanes from 4 on.
; RUN: cmx-opt --platform=icllp -O0 --emit=visa %s -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-check %s %t.visaasm
; RUN: cmx-opt --platform=pvc -O0 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

; CHECK: goto (M1, 8)
; CHECK: mov (M1, 4) [[V:v_v_[0-9]+]](0,0)<1>
; CHECK: mov (M2, 4) [[V]](0,4)<1>

declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare i1 @llvm.genx.any.v8i1(<8 x i1>)
declare <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)

define dllexport spir_kernel void @pieces(i64 %p, <8 x i32> %a, <8 x i32> %b, <32 x i32> %rows) {
entry:
  %old = mul <8 x i32> %a, %b
  %m = icmp slt <8 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <8 x i32> %old, %b
  %r1 = select <8 x i1> %m, <8 x i32> %sum, <8 x i32> %old
  %c = icmp sgt <8 x i32> %b, %sum
  %m2 = and <8 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v8i1(<8 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %row = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %rows, i32 0, i32 8, i32 4, i16 0, i32 undef)
  %q = add i64 %p, 32
  %o = call <8 x i32> @llvm.genx.svm.block.ld.v8i32.i64(i64 %q)
  %r2 = select <8 x i1> %m2, <8 x i32> %row, <8 x i32> %o
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %q, <8 x i32> %r2)
  br label %after
after:
  br label %end
end:
  %r4 = phi <8 x i32> [ %old, %entry ], [ %r1, %after ]
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %r4)
  ret void
}

!genx.kernels = !{!1}
!1 = !{ptr @pieces, !"pieces", !{i32 0, i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !"", !""}, i32 0}
