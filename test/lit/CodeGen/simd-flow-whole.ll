; A loop with break and continue whose masks have as many lanes as its vectors.
; RUN: cmx-opt --platform=skl -O1 --check-each --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl
; RUN: cmx-opt --platform=icllp -O2 --check-each --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp
; RUN: cmx-opt --platform=tgllp -O0 --check-each --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=tgllp
; RUN: cmx-opt --platform=dg2 -O2 --check-each --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=dg2
; RUN: cmx-opt --platform=pvc -O0 --check-each --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

define dllexport void @f(i64 %pa, i64 %pb, i64 %out) #0 {
entry:
  %a = call <32 x i32> @llvm.genx.svm.block.ld.unaligned.v32i32.i64(i64 %pa)
  %b = call <32 x i32> @llvm.genx.svm.block.ld.unaligned.v32i32.i64(i64 %pb)
  %last = and <32 x i32> %b, splat (i32 31)
  br label %loop

loop:
  %em = phi <32 x i1> [ splat (i1 true), %entry ], [ %g3.em, %latch ]
  %rm = phi <32 x i1> [ zeroinitializer, %entry ], [ %g3.rm, %latch ]
  %v = phi <32 x i32> [ zeroinitializer, %entry ], [ %v1, %latch ]
  %s = phi <32 x i32> [ %a, %entry ], [ %s2, %latch ]
  %m = call <32 x i1> @llvm.genx.simdcf.get.em.v32i1(<32 x i1> %em)
  %next = add <32 x i32> %v, splat (i32 1)
  %v1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v32i32.i16.v32i1(<32 x i32> %v, <32 x i32> %next, i32 32, i32 32, i32 1, i16 0, i32 poison, <32 x i1> %m)
  %stay1 = icmp sle <32 x i32> %s, splat (i32 1000)
  %g1 = call { <32 x i1>, <32 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v32i1(<32 x i1> %em, <32 x i1> %rm, <32 x i1> %stay1)
  %g1.em = extractvalue { <32 x i1>, <32 x i1>, i1 } %g1, 0
  %g1.rm = extractvalue { <32 x i1>, <32 x i1>, i1 } %g1, 1
  %g1.none = extractvalue { <32 x i1>, <32 x i1>, i1 } %g1, 2
  br i1 %g1.none, label %cont, label %more

more:
  %bit = and <32 x i32> %v1, splat (i32 1)
  %stay2 = icmp eq <32 x i32> %bit, zeroinitializer
  %g2 = call { <32 x i1>, <32 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v32i1(<32 x i1> %g1.em, <32 x i1> zeroinitializer, <32 x i1> %stay2)
  %g2.em = extractvalue { <32 x i1>, <32 x i1>, i1 } %g2, 0
  %g2.rm = extractvalue { <32 x i1>, <32 x i1>, i1 } %g2, 1
  %g2.none = extractvalue { <32 x i1>, <32 x i1>, i1 } %g2, 2
  br i1 %g2.none, label %cont, label %body

body:
  %m2 = call <32 x i1> @llvm.genx.simdcf.get.em.v32i1(<32 x i1> %g2.em)
  %sum = add <32 x i32> %s, %v1
  %s1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v32i32.i16.v32i1(<32 x i32> %s, <32 x i32> %sum, i32 32, i32 32, i32 1, i16 0, i32 poison, <32 x i1> %m2)
  br label %cont

cont:
  %emc = phi <32 x i1> [ %g1.em, %loop ], [ %g2.em, %more ], [ %g2.em, %body ]
  %rmc = phi <32 x i1> [ zeroinitializer, %loop ], [ %g2.rm, %more ], [ %g2.rm, %body ]
  %s2 = phi <32 x i32> [ %s, %loop ], [ %s, %more ], [ %s1, %body ]
  %j1 = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v32i1(<32 x i1> %emc, <32 x i1> %rmc)
  %j1.em = extractvalue { <32 x i1>, i1 } %j1, 0
  %j1.none = extractvalue { <32 x i1>, i1 } %j1, 1
  br i1 %j1.none, label %exit, label %latch

latch:
  %again = icmp slt <32 x i32> %v1, %last
  %g3 = call { <32 x i1>, <32 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v32i1(<32 x i1> %j1.em, <32 x i1> %g1.rm, <32 x i1> %again)
  %g3.em = extractvalue { <32 x i1>, <32 x i1>, i1 } %g3, 0
  %g3.rm = extractvalue { <32 x i1>, <32 x i1>, i1 } %g3, 1
  %g3.none = extractvalue { <32 x i1>, <32 x i1>, i1 } %g3, 2
  br i1 %g3.none, label %exit, label %loop

exit:
  %eme = phi <32 x i1> [ %j1.em, %cont ], [ %g3.em, %latch ]
  %rme = phi <32 x i1> [ %g1.rm, %cont ], [ %g3.rm, %latch ]
  %j2 = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v32i1(<32 x i1> %eme, <32 x i1> %rme)
  %j2.em = extractvalue { <32 x i1>, i1 } %j2, 0
  %j2.none = extractvalue { <32 x i1>, i1 } %j2, 1
  %me = call <32 x i1> @llvm.genx.simdcf.get.em.v32i1(<32 x i1> %j2.em)
  %t = add <32 x i32> %s2, %v1
  %r = call <32 x i32> @llvm.genx.wrregioni.v32i32.v32i32.i16.v32i1(<32 x i32> %s2, <32 x i32> %t, i32 32, i32 32, i32 1, i16 0, i32 poison, <32 x i1> %me)
  call void @llvm.genx.svm.block.st.i64.v32i32(i64 %out, <32 x i32> %r)
  ret void
}

declare <32 x i32> @llvm.genx.svm.block.ld.unaligned.v32i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v32i32(i64, <32 x i32>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v32i32.i16.v32i1(<32 x i32>, <32 x i32>, i32, i32, i32, i16, i32, <32 x i1>)
declare { <32 x i1>, <32 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v32i1(<32 x i1>, <32 x i1>, <32 x i1>)
declare { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v32i1(<32 x i1>, <32 x i1>)
declare <32 x i1> @llvm.genx.simdcf.get.em.v32i1(<32 x i1>)

attributes #0 = { "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @f, !"f", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"svmptr_t", !"svmptr_t", !"svmptr_t"}
