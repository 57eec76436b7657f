; Differences of each pixel and its four neighbours, for 4 by 4 pixels inside a tile of 8 by 8 words.
; Turns: 0=pattern:random:3:128 1=-:32
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <64 x i16> @llvm.genx.oword.ld.v64i16(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i16(i32, i32, <16 x i16>)
declare <1 x i16> @llvm.genx.rdregioni.v1i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <16 x i16> @llvm.genx.wrregioni.v16i16.v1i16.i16.i1(<16 x i16>, <1 x i16>, i32, i32, i32, i16, i32, i1)

define dllexport spir_kernel void @laplace4x4(i32 %src, i32 %dst) #0 {
entry:
  %t = call <64 x i16> @llvm.genx.oword.ld.v64i16(i32 0, i32 %src, i32 0)
  br label %rows
rows:
  %y = phi i16 [ 0, %entry ], [ %y1, %next ]
  %r0 = phi <16 x i16> [ zeroinitializer, %entry ], [ %r2, %next ]
  br label %columns
columns:
  %x = phi i16 [ 0, %rows ], [ %x1, %columns ]
  %r1 = phi <16 x i16> [ %r0, %rows ], [ %r2, %columns ]
  %yat = shl i16 %y, 4
  %xat = shl i16 %x, 1
  %up = add i16 %yat, %xat
  %north = add i16 %up, 20
  %west = add i16 %up, 34
  %middle = add i16 %up, 36
  %east = add i16 %up, 38
  %south = add i16 %up, 52
  %n = call <1 x i16> @llvm.genx.rdregioni.v1i16.v64i16.i16(<64 x i16> %t, i32 0, i32 1, i32 0, i16 %north, i32 undef)
  %w = call <1 x i16> @llvm.genx.rdregioni.v1i16.v64i16.i16(<64 x i16> %t, i32 0, i32 1, i32 0, i16 %west, i32 undef)
  %m = call <1 x i16> @llvm.genx.rdregioni.v1i16.v64i16.i16(<64 x i16> %t, i32 0, i32 1, i32 0, i16 %middle, i32 undef)
  %e = call <1 x i16> @llvm.genx.rdregioni.v1i16.v64i16.i16(<64 x i16> %t, i32 0, i32 1, i32 0, i16 %east, i32 undef)
  %s = call <1 x i16> @llvm.genx.rdregioni.v1i16.v64i16.i16(<64 x i16> %t, i32 0, i32 1, i32 0, i16 %south, i32 undef)
  %m4 = shl <1 x i16> %m, splat (i16 2)
  %d0 = sub <1 x i16> %m4, %n
  %d1 = sub <1 x i16> %d0, %w
  %d2 = sub <1 x i16> %d1, %e
  %d3 = sub <1 x i16> %d2, %s
  %y4 = shl i16 %y, 3
  %to = add i16 %y4, %xat
  %r2 = call <16 x i16> @llvm.genx.wrregioni.v16i16.v1i16.i16.i1(<16 x i16> %r1, <1 x i16> %d3, i32 0, i32 1, i32 0, i16 %to, i32 undef, i1 true)
  %x1 = add i16 %x, 1
  %cx = icmp ult i16 %x1, 4
  br i1 %cx, label %columns, label %next
next:
  %y1 = add i16 %y, 1
  %cy = icmp ult i16 %y1, 4
  br i1 %cy, label %rows, label %done
done:
  call void @llvm.genx.oword.st.v16i16(i32 %dst, i32 0, <16 x i16> %r2)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32)* @laplace4x4, !"laplace4x4", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
