; A loop by lane with break, continue, if and else: branches on any lane, as a front end leaves them.
; Turns: 0=pattern:index:i32:1024 1=-:1024
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare i1 @llvm.genx.simdcf.any.v16i1(<16 x i1>)

define dllexport spir_kernel void @simd_branches(i32 %src, i32 %dst) #0 {
entry:
  %i = alloca <16 x i32>, align 64
  %s = alloca <16 x i32>, align 64
  %a = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  %b = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 4)
  %last = and <16 x i32> %b, splat (i32 15)
  store <16 x i32> zeroinitializer, <16 x i32>* %i, align 64
  store <16 x i32> %a, <16 x i32>* %s, align 64
  br label %head
head:
  %i0 = load <16 x i32>, <16 x i32>* %i, align 64
  %go = icmp slt <16 x i32> %i0, %last
  %go.any = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %go)
  br i1 %go.any, label %body, label %done
body:
  %i1 = load <16 x i32>, <16 x i32>* %i, align 64
  %i2 = add <16 x i32> %i1, splat (i32 1)
  store <16 x i32> %i2, <16 x i32>* %i, align 64
  %bit = and <16 x i32> %i2, splat (i32 1)
  %odd = icmp ne <16 x i32> %bit, zeroinitializer
  %odd.any = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %odd)
  br i1 %odd.any, label %head, label %even
even:
  %s1 = load <16 x i32>, <16 x i32>* %s, align 64
  %big = icmp ugt <16 x i32> %s1, splat (i32 1000)
  %big.any = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %big)
  br i1 %big.any, label %done, label %add
add:
  %s2 = load <16 x i32>, <16 x i32>* %s, align 64
  %i3 = load <16 x i32>, <16 x i32>* %i, align 64
  %neg = icmp slt <16 x i32> %s2, %i3
  %neg.any = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %neg)
  br i1 %neg.any, label %then, label %else
then:
  %s3 = load <16 x i32>, <16 x i32>* %s, align 64
  %s4 = add <16 x i32> %s3, %i3
  store <16 x i32> %s4, <16 x i32>* %s, align 64
  br label %head
else:
  %s5 = load <16 x i32>, <16 x i32>* %s, align 64
  %s6 = sub <16 x i32> %s5, %b
  store <16 x i32> %s6, <16 x i32>* %s, align 64
  br label %head
done:
  %s7 = load <16 x i32>, <16 x i32>* %s, align 64
  %i4 = load <16 x i32>, <16 x i32>* %i, align 64
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %s7)
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 4, <16 x i32> %i4)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32)* @simd_branches, !"simd_branches", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
