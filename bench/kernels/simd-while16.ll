; A loop by lane with break and continue, written with goto and join.
; Turns: 0=pattern:index:i32:1024 1=-:1024
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1>, <16 x i1>, <16 x i1>)
declare { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1>, <16 x i1>)

define dllexport spir_kernel void @simd_while16(i32 %src, i32 %dst) #0 {
entry:
  %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %b = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 4)
  %last = and <16 x i32> %b, splat (i32 31)
  br label %loop
loop:
  %em = phi <32 x i1> [ <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, %entry ], [ %g3.em, %latch ]
  %rm = phi <16 x i1> [ zeroinitializer, %entry ], [ %g3.rm, %latch ]
  %v = phi <16 x i32> [ zeroinitializer, %entry ], [ %v1, %latch ]
  %s = phi <16 x i32> [ %a, %entry ], [ %s2, %latch ]
  %m = shufflevector <32 x i1> %em, <32 x i1> undef, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %next = add <16 x i32> %v, splat (i32 1)
  %v1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %v, <16 x i32> %next, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %stay1 = icmp sle <16 x i32> %s, splat (i32 1000)
  %g1 = call { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> %em, <16 x i1> %rm, <16 x i1> %stay1)
  %g1.em = extractvalue { <32 x i1>, <16 x i1>, i1 } %g1, 0
  %g1.rm = extractvalue { <32 x i1>, <16 x i1>, i1 } %g1, 1
  %g1.none = extractvalue { <32 x i1>, <16 x i1>, i1 } %g1, 2
  br i1 %g1.none, label %cont, label %more
more:
  %bit = and <16 x i32> %v1, splat (i32 1)
  %stay2 = icmp eq <16 x i32> %bit, zeroinitializer
  %g2 = call { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> %g1.em, <16 x i1> zeroinitializer, <16 x i1> %stay2)
  %g2.em = extractvalue { <32 x i1>, <16 x i1>, i1 } %g2, 0
  %g2.rm = extractvalue { <32 x i1>, <16 x i1>, i1 } %g2, 1
  %g2.none = extractvalue { <32 x i1>, <16 x i1>, i1 } %g2, 2
  br i1 %g2.none, label %cont, label %body
body:
  %m2 = shufflevector <32 x i1> %g2.em, <32 x i1> undef, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %sum = add <16 x i32> %s, %v1
  %s1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %s, <16 x i32> %sum, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m2)
  br label %cont
cont:
  %emc = phi <32 x i1> [ %g1.em, %loop ], [ %g2.em, %more ], [ %g2.em, %body ]
  %rmc = phi <16 x i1> [ zeroinitializer, %loop ], [ %g2.rm, %more ], [ %g2.rm, %body ]
  %s2 = phi <16 x i32> [ %s, %loop ], [ %s, %more ], [ %s1, %body ]
  %j1 = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1> %emc, <16 x i1> %rmc)
  %j1.em = extractvalue { <32 x i1>, i1 } %j1, 0
  %j1.none = extractvalue { <32 x i1>, i1 } %j1, 1
  br i1 %j1.none, label %exit, label %latch
latch:
  %again = icmp slt <16 x i32> %v1, %last
  %g3 = call { <32 x i1>, <16 x i1>, i1 } @llvm.genx.simdcf.goto.v32i1.v16i1(<32 x i1> %j1.em, <16 x i1> %g1.rm, <16 x i1> %again)
  %g3.em = extractvalue { <32 x i1>, <16 x i1>, i1 } %g3, 0
  %g3.rm = extractvalue { <32 x i1>, <16 x i1>, i1 } %g3, 1
  %g3.none = extractvalue { <32 x i1>, <16 x i1>, i1 } %g3, 2
  br i1 %g3.none, label %exit, label %loop
exit:
  %eme = phi <32 x i1> [ %j1.em, %cont ], [ %g3.em, %latch ]
  %rme = phi <16 x i1> [ %g1.rm, %cont ], [ %g3.rm, %latch ]
  %j2 = call { <32 x i1>, i1 } @llvm.genx.simdcf.join.v32i1.v16i1(<32 x i1> %eme, <16 x i1> %rme)
  %j2.em = extractvalue { <32 x i1>, i1 } %j2, 0
  %j2.none = extractvalue { <32 x i1>, i1 } %j2, 1
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %s2)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 4, <16 x i32> %v1)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32)* @simd_while16, !"simd_while16", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
