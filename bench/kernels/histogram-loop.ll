; A histogram of 32 bins in registers over n blocks of 32 bytes; each byte counts one.
; Turns: 0=pattern:index:u8:1024 1=-:1024 2=32
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <32 x i8> @llvm.genx.oword.ld.v32i8(i32, i32, i32)
declare void @llvm.genx.oword.st.v32i32(i32, i32, <32 x i32>)
declare <1 x i32> @llvm.genx.rdregioni.v1i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v1i32.i16.i1(<32 x i32>, <1 x i32>, i32, i32, i32, i16, i32, i1)

define dllexport spir_kernel void @histogram_loop(i32 %src, i32 %dst, i32 %n) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %h0 = phi <32 x i32> [ zeroinitializer, %entry ], [ %h8, %loop ]
  %v = call <32 x i8> @llvm.genx.oword.ld.v32i8(i32 0, i32 %src, i32 %i)
  %e0 = extractelement <32 x i8> %v, i32 0
  %b0 = lshr i8 %e0, 3
  %z0 = zext i8 %b0 to i16
  %o0 = shl i16 %z0, 2
  %c0 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v32i32.i16(<32 x i32> %h0, i32 0, i32 1, i32 0, i16 %o0, i32 undef)
  %d0 = add <1 x i32> %c0, splat (i32 1)
  %h1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v1i32.i16.i1(<32 x i32> %h0, <1 x i32> %d0, i32 0, i32 1, i32 0, i16 %o0, i32 undef, i1 true)
  %e1 = extractelement <32 x i8> %v, i32 4
  %b1 = lshr i8 %e1, 3
  %z1 = zext i8 %b1 to i16
  %o1 = shl i16 %z1, 2
  %c1 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v32i32.i16(<32 x i32> %h1, i32 0, i32 1, i32 0, i16 %o1, i32 undef)
  %d1 = add <1 x i32> %c1, splat (i32 1)
  %h2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v1i32.i16.i1(<32 x i32> %h1, <1 x i32> %d1, i32 0, i32 1, i32 0, i16 %o1, i32 undef, i1 true)
  %e2 = extractelement <32 x i8> %v, i32 8
  %b2 = lshr i8 %e2, 3
  %z2 = zext i8 %b2 to i16
  %o2 = shl i16 %z2, 2
  %c2 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v32i32.i16(<32 x i32> %h2, i32 0, i32 1, i32 0, i16 %o2, i32 undef)
  %d2 = add <1 x i32> %c2, splat (i32 1)
  %h3 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v1i32.i16.i1(<32 x i32> %h2, <1 x i32> %d2, i32 0, i32 1, i32 0, i16 %o2, i32 undef, i1 true)
  %e3 = extractelement <32 x i8> %v, i32 12
  %b3 = lshr i8 %e3, 3
  %z3 = zext i8 %b3 to i16
  %o3 = shl i16 %z3, 2
  %c3 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v32i32.i16(<32 x i32> %h3, i32 0, i32 1, i32 0, i16 %o3, i32 undef)
  %d3 = add <1 x i32> %c3, splat (i32 1)
  %h4 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v1i32.i16.i1(<32 x i32> %h3, <1 x i32> %d3, i32 0, i32 1, i32 0, i16 %o3, i32 undef, i1 true)
  %e4 = extractelement <32 x i8> %v, i32 16
  %b4 = lshr i8 %e4, 3
  %z4 = zext i8 %b4 to i16
  %o4 = shl i16 %z4, 2
  %c4 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v32i32.i16(<32 x i32> %h4, i32 0, i32 1, i32 0, i16 %o4, i32 undef)
  %d4 = add <1 x i32> %c4, splat (i32 1)
  %h5 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v1i32.i16.i1(<32 x i32> %h4, <1 x i32> %d4, i32 0, i32 1, i32 0, i16 %o4, i32 undef, i1 true)
  %e5 = extractelement <32 x i8> %v, i32 20
  %b5 = lshr i8 %e5, 3
  %z5 = zext i8 %b5 to i16
  %o5 = shl i16 %z5, 2
  %c5 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v32i32.i16(<32 x i32> %h5, i32 0, i32 1, i32 0, i16 %o5, i32 undef)
  %d5 = add <1 x i32> %c5, splat (i32 1)
  %h6 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v1i32.i16.i1(<32 x i32> %h5, <1 x i32> %d5, i32 0, i32 1, i32 0, i16 %o5, i32 undef, i1 true)
  %e6 = extractelement <32 x i8> %v, i32 24
  %b6 = lshr i8 %e6, 3
  %z6 = zext i8 %b6 to i16
  %o6 = shl i16 %z6, 2
  %c6 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v32i32.i16(<32 x i32> %h6, i32 0, i32 1, i32 0, i16 %o6, i32 undef)
  %d6 = add <1 x i32> %c6, splat (i32 1)
  %h7 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v1i32.i16.i1(<32 x i32> %h6, <1 x i32> %d6, i32 0, i32 1, i32 0, i16 %o6, i32 undef, i1 true)
  %e7 = extractelement <32 x i8> %v, i32 28
  %b7 = lshr i8 %e7, 3
  %z7 = zext i8 %b7 to i16
  %o7 = shl i16 %z7, 2
  %c7 = call <1 x i32> @llvm.genx.rdregioni.v1i32.v32i32.i16(<32 x i32> %h7, i32 0, i32 1, i32 0, i16 %o7, i32 undef)
  %d7 = add <1 x i32> %c7, splat (i32 1)
  %h8 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v1i32.i16.i1(<32 x i32> %h7, <1 x i32> %d7, i32 0, i32 1, i32 0, i16 %o7, i32 undef, i1 true)
  %j = add i32 %i, 2
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  call void @llvm.genx.oword.st.v32i32(i32 %dst, i32 0, <32 x i32> %h8)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @histogram_loop, !"histogram_loop", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
