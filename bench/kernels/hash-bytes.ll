; Jenkins' hash of 8 columns of n dwords: four turns, one for each byte, inside the turn of a row.
; Turns: 0=pattern:random:5:1024 1=-:32 2=20
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @hash_bytes(i32 %src, i32 %dst, i32 %n) #0 {
entry:
  br label %rows
rows:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %h0 = phi <8 x i32> [ zeroinitializer, %entry ], [ %h4, %next ]
  %o = shl i32 %i, 1
  %v0 = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %src, i32 %o)
  br label %bytes
bytes:
  %k = phi i32 [ 0, %rows ], [ %k1, %bytes ]
  %v = phi <8 x i32> [ %v0, %rows ], [ %v1, %bytes ]
  %h = phi <8 x i32> [ %h0, %rows ], [ %h4, %bytes ]
  %b = and <8 x i32> %v, splat (i32 255)
  %v1 = lshr <8 x i32> %v, splat (i32 8)
  %h1 = add <8 x i32> %h, %b
  %l = shl <8 x i32> %h1, splat (i32 10)
  %h2 = add <8 x i32> %h1, %l
  %r = lshr <8 x i32> %h2, splat (i32 6)
  %h4 = xor <8 x i32> %h2, %r
  %k1 = add i32 %k, 1
  %ck = icmp ult i32 %k1, 4
  br i1 %ck, label %bytes, label %next
next:
  %i1 = add i32 %i, 1
  %ci = icmp ult i32 %i1, %n
  br i1 %ci, label %rows, label %done
done:
  %l3 = shl <8 x i32> %h4, splat (i32 3)
  %h5 = add <8 x i32> %h4, %l3
  %r11 = lshr <8 x i32> %h5, splat (i32 11)
  %h6 = xor <8 x i32> %h5, %r11
  %l15 = shl <8 x i32> %h6, splat (i32 15)
  %h7 = add <8 x i32> %h6, %l15
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %h7)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32)* @hash_bytes, !"hash_bytes", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
