; A private array of 16 KB, filled and read at places that are known late.
; Turns: 0=pattern:index:i32:64 1=-:64 2=7
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @private_16k(i32 %src, i32 %dst, i32 %n) #0 {
entry:
  %a = alloca [4096 x i32], align 64
  %x = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 0)
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %i1, %fill ]
  %h = mul i32 %i, 40503
  %k = and i32 %h, 4095
  %to = getelementptr [4096 x i32], [4096 x i32]* %a, i32 0, i32 %k
  %v = add i32 %h, %n
  store i32 %v, i32* %to, align 4
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 4096
  br i1 %c, label %fill, label %read
read:
  %j = phi i32 [ 0, %fill ], [ %j1, %read ]
  %s = phi i32 [ %n, %fill ], [ %s1, %read ]
  %m = and i32 %s, 4095
  %from = getelementptr [4096 x i32], [4096 x i32]* %a, i32 0, i32 %m
  %w = load i32, i32* %from, align 4
  %s1 = add i32 %s, %w
  %j1 = add i32 %j, 1
  %d = icmp ult i32 %j1, 16
  br i1 %d, label %read, label %done
done:
  %s2 = insertelement <1 x i32> undef, i32 %s1, i32 0
  %s16 = shufflevector <1 x i32> %s2, <1 x i32> undef, <16 x i32> zeroinitializer
  %r = add <16 x i32> %x, %s16
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32)* @private_16k, !"private_16k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
