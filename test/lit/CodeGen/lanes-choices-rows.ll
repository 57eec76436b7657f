; Gen9 has a sel of rows that cross a register, but no mov of them: the sel keeps its mask.
; RUN: cmx-opt --platform=skl --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=skl --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl
; RUN: cmx-opt --platform=icllp --emit=visa %s -o - | FileCheck %s --check-prefix=MOV

; CHECK: goto (M1, 16)
; CHECK: sel (M1_NM, 16) {{.*}}<2;4,1>
; MOV: goto (M1, 16)
; MOV: mov (M1, 16) {{.*}}<2;4,1>

define dllexport spir_kernel void @rows(i64 %p, <16 x i32> %a, <16 x i32> %b, <32 x i32> %wide) #0 {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %rd = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %wide, i32 2, i32 4, i32 1, i16 0, i32 undef)
  %r2 = select <16 x i1> %m2, <16 x i32> %rd, <16 x i32> %r1
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @rows, !"rows", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"", !"", !""}
