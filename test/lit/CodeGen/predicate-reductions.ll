; Compares that need two instructions, and reductions of masks whose variable has
; more lanes than they have.
; RUN: cmx-opt --platform=skl -O0 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl
; RUN: cmx-opt --platform=pvc -O2 --emit=visa %s -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc

declare i1 @llvm.genx.any.v5i1(<5 x i1>)
declare i1 @llvm.genx.all.v5i1(<5 x i1>)
declare void @llvm.genx.svm.block.st.i64.v8i16(i64, <8 x i16>)

define dllexport spir_kernel void @k(i64 %p, <5 x i16> %a, <5 x i16> %b, <8 x i32> %xbits, <8 x i32> %ybits) #0 {
  %m = icmp slt <5 x i16> %a, %b
  %some = call i1 @llvm.genx.any.v5i1(<5 x i1> %m)
  %every = call i1 @llvm.genx.all.v5i1(<5 x i1> %m)
  %somew = select i1 %some, i16 5, i16 7
  %everyw = select i1 %every, i16 11, i16 13
  ; A NaN on the left, on the right, on both sides, and whatever comes.
  %xnan = or <8 x i32> %xbits, <i32 2147483647, i32 0, i32 2147483647, i32 0, i32 0, i32 2147483647, i32 0, i32 0>
  %ynan = or <8 x i32> %ybits, <i32 0, i32 2147483647, i32 2147483647, i32 0, i32 0, i32 0, i32 2147483647, i32 0>
  %x = bitcast <8 x i32> %xnan to <8 x float>
  %y = bitcast <8 x i32> %ynan to <8 x float>
  %numbers = fcmp ord <8 x float> %x, %y
  %none = fcmp uno <8 x float> %x, %y
  %n = select <8 x i1> %numbers, <8 x i16> splat (i16 1), <8 x i16> splat (i16 2)
  %no = select <8 x i1> %none, <8 x i16> splat (i16 4), <8 x i16> splat (i16 8)
  %u = add <8 x i16> %n, %no
  %v = insertelement <8 x i16> %u, i16 %somew, i32 3
  %w = insertelement <8 x i16> %v, i16 %everyw, i32 4
  call void @llvm.genx.svm.block.st.i64.v8i16(i64 %p, <8 x i16> %w)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }
!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!2 = !{!"svmptr_t", !"", !"", !"", !""}
