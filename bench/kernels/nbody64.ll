; The pull of 64 bodies (three coordinates and a mass) on 32 others; one of the 64 a turn.
; Turns: 0=pattern:random:f32:1024 1=pattern:index:f32:384 2=-:384
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

declare <4 x float> @llvm.genx.oword.ld.v4f32(i32, i32, i32)
declare <16 x float> @llvm.genx.oword.ld.v16f32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16f32(i32, i32, <16 x float>)
declare <1 x float> @llvm.genx.rdregionf.v1f32.v4f32.i16(<4 x float>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.rsqrt.v16f32(<16 x float>)

define dllexport spir_kernel void @nbody64(i32 %bodies, i32 %at, i32 %dst) #0 {
entry:
  %x0 = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %at, i32 0)
  %x1 = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %at, i32 4)
  %y0 = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %at, i32 8)
  %y1 = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %at, i32 12)
  %z0 = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %at, i32 16)
  %z1 = call <16 x float> @llvm.genx.oword.ld.v16f32(i32 0, i32 %at, i32 20)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %ax0 = phi <16 x float> [ zeroinitializer, %entry ], [ %ax0n, %loop ]
  %ax1 = phi <16 x float> [ zeroinitializer, %entry ], [ %ax1n, %loop ]
  %ay0 = phi <16 x float> [ zeroinitializer, %entry ], [ %ay0n, %loop ]
  %ay1 = phi <16 x float> [ zeroinitializer, %entry ], [ %ay1n, %loop ]
  %az0 = phi <16 x float> [ zeroinitializer, %entry ], [ %az0n, %loop ]
  %az1 = phi <16 x float> [ zeroinitializer, %entry ], [ %az1n, %loop ]
  %b = call <4 x float> @llvm.genx.oword.ld.v4f32(i32 0, i32 %bodies, i32 %i)
  %px1 = call <1 x float> @llvm.genx.rdregionf.v1f32.v4f32.i16(<4 x float> %b, i32 0, i32 1, i32 0, i16 0, i32 undef)
  %px16 = shufflevector <1 x float> %px1, <1 x float> undef, <16 x i32> zeroinitializer
  %py1 = call <1 x float> @llvm.genx.rdregionf.v1f32.v4f32.i16(<4 x float> %b, i32 0, i32 1, i32 0, i16 4, i32 undef)
  %py16 = shufflevector <1 x float> %py1, <1 x float> undef, <16 x i32> zeroinitializer
  %pz1 = call <1 x float> @llvm.genx.rdregionf.v1f32.v4f32.i16(<4 x float> %b, i32 0, i32 1, i32 0, i16 8, i32 undef)
  %pz16 = shufflevector <1 x float> %pz1, <1 x float> undef, <16 x i32> zeroinitializer
  %m1 = call <1 x float> @llvm.genx.rdregionf.v1f32.v4f32.i16(<4 x float> %b, i32 0, i32 1, i32 0, i16 12, i32 undef)
  %m16 = shufflevector <1 x float> %m1, <1 x float> undef, <16 x i32> zeroinitializer
  %dx0 = fsub fast <16 x float> %px16, %x0
  %dy0 = fsub fast <16 x float> %py16, %y0
  %dz0 = fsub fast <16 x float> %pz16, %z0
  %xx0 = fmul fast <16 x float> %dx0, %dx0
  %yy0 = fmul fast <16 x float> %dy0, %dy0
  %zz0 = fmul fast <16 x float> %dz0, %dz0
  %s0 = fadd fast <16 x float> %xx0, %yy0
  %q0 = fadd fast <16 x float> %s0, %zz0
  %d0 = fadd fast <16 x float> %q0, splat (float 1.250000e-01)
  %n0 = call fast <16 x float> @llvm.genx.rsqrt.v16f32(<16 x float> %d0)
  %n20 = fmul fast <16 x float> %n0, %n0
  %n30 = fmul fast <16 x float> %n20, %n0
  %f0 = fmul fast <16 x float> %n30, %m16
  %fx0 = fmul fast <16 x float> %f0, %dx0
  %fy0 = fmul fast <16 x float> %f0, %dy0
  %fz0 = fmul fast <16 x float> %f0, %dz0
  %ax0n = fadd fast <16 x float> %ax0, %fx0
  %ay0n = fadd fast <16 x float> %ay0, %fy0
  %az0n = fadd fast <16 x float> %az0, %fz0
  %dx1 = fsub fast <16 x float> %px16, %x1
  %dy1 = fsub fast <16 x float> %py16, %y1
  %dz1 = fsub fast <16 x float> %pz16, %z1
  %xx1 = fmul fast <16 x float> %dx1, %dx1
  %yy1 = fmul fast <16 x float> %dy1, %dy1
  %zz1 = fmul fast <16 x float> %dz1, %dz1
  %s1 = fadd fast <16 x float> %xx1, %yy1
  %q1 = fadd fast <16 x float> %s1, %zz1
  %d1 = fadd fast <16 x float> %q1, splat (float 1.250000e-01)
  %n1 = call fast <16 x float> @llvm.genx.rsqrt.v16f32(<16 x float> %d1)
  %n21 = fmul fast <16 x float> %n1, %n1
  %n31 = fmul fast <16 x float> %n21, %n1
  %f1 = fmul fast <16 x float> %n31, %m16
  %fx1 = fmul fast <16 x float> %f1, %dx1
  %fy1 = fmul fast <16 x float> %f1, %dy1
  %fz1 = fmul fast <16 x float> %f1, %dz1
  %ax1n = fadd fast <16 x float> %ax1, %fx1
  %ay1n = fadd fast <16 x float> %ay1, %fy1
  %az1n = fadd fast <16 x float> %az1, %fz1
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 64
  br i1 %c, label %loop, label %done
done:
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 0, <16 x float> %ax0n)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 4, <16 x float> %ax1n)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 8, <16 x float> %ay0n)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 12, <16 x float> %ay1n)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 16, <16 x float> %az0n)
  call void @llvm.genx.oword.st.v16f32(i32 %dst, i32 20, <16 x float> %az1n)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{void (i32, i32, i32)* @nbody64, !"nbody64", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 2}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !"buffer_t"}
