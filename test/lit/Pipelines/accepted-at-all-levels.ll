; What -O0 accepts, -O2 accepts, although InstCombine makes other operations of it:
; ldexp, powi, is.fpclass, integers of 100 and 128 bits; and -O0 accepts a helper
; with two returns of two values.
; RUN: cmx-opt %s --platform=icllp -O0 --emit=visa -o %t0.visaasm
; RUN: cmx-opt %s --platform=icllp -O2 --emit=visa -o %t2.visaasm
; RUN: cmx-check %s %t0.visaasm --platform=icllp
; RUN: cmx-check %s %t2.visaasm --platform=icllp
; RUN: cmx-opt %s --platform=pvc -O2 --check-each --emit=visa -o %t2.visaasm
; RUN: cmx-check %s %t2.visaasm --platform=pvc

define internal { <8 x i32>, i1 } @two(<8 x i32> %x, i32 %k) {
  %c = icmp sgt i32 %k, 5
  br i1 %c, label %p, label %q
p:
  %y = add <8 x i32> %x, splat (i32 1)
  %r1 = insertvalue { <8 x i32>, i1 } poison, <8 x i32> %y, 0
  %r2 = insertvalue { <8 x i32>, i1 } %r1, i1 true, 1
  ret { <8 x i32>, i1 } %r2
q:
  %r3 = insertvalue { <8 x i32>, i1 } poison, <8 x i32> %x, 0
  %r4 = insertvalue { <8 x i32>, i1 } %r3, i1 false, 1
  ret { <8 x i32>, i1 } %r4
}

define dllexport spir_kernel void @kernel(i32 %s, <8 x float> %a, <8 x i32> %i, <100 x i8> %b, <2 x i64> %w, i32 %k, i64 %q) #0 {
  %f = sitofp <8 x i32> %i to <8 x float>
  %e = call <8 x float> @llvm.exp2.v8f32(<8 x float> %f)
  call void @llvm.genx.oword.st.v8f32(i32 %s, i32 0, <8 x float> %e)

  %abs = call <8 x float> @llvm.fabs.v8f32(<8 x float> %a)
  %cube = call afn <8 x float> @llvm.pow.v8f32(<8 x float> %abs, <8 x float> splat (float 3.0))
  call void @llvm.genx.oword.st.v8f32(i32 %s, i32 2, <8 x float> %cube)

  %inf = fcmp oeq <8 x float> %abs, splat (float 0x7FF0000000000000)
  %zero = fcmp oeq <8 x float> %a, zeroinitializer
  %special = or <8 x i1> %inf, %zero
  %z1 = zext <8 x i1> %special to <8 x i32>
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 4, <8 x i32> %z1)

  %bits = bitcast <8 x float> %a to <8 x i32>
  %exponent = and <8 x i32> %bits, splat (i32 2139095040)
  %small = icmp eq <8 x i32> %exponent, zeroinitializer
  %z2 = zext <8 x i1> %small to <8 x i32>
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 6, <8 x i32> %z2)

  %c = icmp slt <100 x i8> %b, zeroinitializer
  %x = zext <100 x i1> %c to <100 x i32>
  %count = call i32 @llvm.vector.reduce.add.v100i32(<100 x i32> %x)
  %odd = call i1 @llvm.vector.reduce.xor.v100i1(<100 x i1> %c)
  %wbits = bitcast <2 x i64> %w to <128 x i1>
  %any = call i1 @llvm.vector.reduce.or.v128i1(<128 x i1> %wbits)
  %odd32 = zext i1 %odd to i32
  %any32 = zext i1 %any to i32
  %v1 = insertelement <8 x i32> %i, i32 %count, i32 0
  %v2 = insertelement <8 x i32> %v1, i32 %odd32, i32 1
  %v3 = insertelement <8 x i32> %v2, i32 %any32, i32 2
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 8, <8 x i32> %v3)

  %pair = call { <8 x i32>, i1 } @two(<8 x i32> %i, i32 %k)
  %first = extractvalue { <8 x i32>, i1 } %pair, 0
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 10, <8 x i32> %first)

  %sin = call fast <8 x float> @llvm.sin.v8f32(<8 x float> %a)
  %cos = call fast <8 x float> @llvm.cos.v8f32(<8 x float> %a)
  %tan = fdiv fast <8 x float> %sin, %cos
  call void @llvm.genx.oword.st.v8f32(i32 %s, i32 12, <8 x float> %tan)

  switch i64 %q, label %done [ i64 1, label %p
    i64 4294967297, label %p ]
p:
  call void @llvm.genx.oword.st.v8i32(i32 %s, i32 14, <8 x i32> %i)
  br label %done
done:
  ret void
}

declare <8 x float> @llvm.exp2.v8f32(<8 x float>)
declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
declare <8 x float> @llvm.pow.v8f32(<8 x float>, <8 x float>)
declare <8 x float> @llvm.sin.v8f32(<8 x float>)
declare <8 x float> @llvm.cos.v8f32(<8 x float>)
declare i32 @llvm.vector.reduce.add.v100i32(<100 x i32>)
declare i1 @llvm.vector.reduce.xor.v100i1(<100 x i1>)
declare i1 @llvm.vector.reduce.or.v128i1(<128 x i1>)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

attributes #0 = { nounwind "CMGenxMain" }

!genx.kernels = !{!0}
!0 = !{ptr @kernel, !"kernel", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!2 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"", !"", !"", !"", !"", !""}
