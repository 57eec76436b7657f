; A private array of 256 vectors, 16 KB, filled in order and read in another one.
; Turns: 0=pattern:index:i32:16384 1=-:64 2=5
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define dllexport spir_kernel void @private_rows(i32 %src, i32 %dst, i32 %n) #0 {
entry:
  %a = alloca [256 x <16 x i32>], align 64
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %i1, %fill ]
  %o = shl i32 %i, 2
  %x = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %src, i32 %o)
  %to = getelementptr [256 x <16 x i32>], [256 x <16 x i32>]* %a, i32 0, i32 %i
  store <16 x i32> %x, <16 x i32>* %to, align 64
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, 256
  br i1 %c, label %fill, label %read
read:
  %j = phi i32 [ 0, %fill ], [ %j1, %read ]
  %s = phi <16 x i32> [ zeroinitializer, %fill ], [ %s1, %read ]
  %h = mul i32 %j, %n
  %m = and i32 %h, 255
  %from = getelementptr [256 x <16 x i32>], [256 x <16 x i32>]* %a, i32 0, i32 %m
  %w = load <16 x i32>, <16 x i32>* %from, align 64
  %s1 = add <16 x i32> %s, %w
  %j1 = add i32 %j, 1
  %d = icmp ult i32 %j1, 64
  br i1 %d, label %read, label %done
done:
  call void @llvm.genx.oword.st.v16i32(i32 %dst, i32 0, <16 x i32> %s1)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32)* @private_rows, !"private_rows", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
