; Branches by lane whose conditions have other users: each lane still goes its own way. The index of each lane is read;
; lanes below 3 get 100 more, lanes of 6 and more 200 more, and all get 1 for each condition that some lane meets.
; RUN: cmx-run %s --arg in=pattern:index:u32:32 --arg out=out:-:32 --show out:u32:8 | FileCheck %s
; RUN: cmx-run %s --interpret --arg in=pattern:index:u32:32 --arg out=out:-:32 --show out:u32:8 | FileCheck %s
; RUN: cmx-run %s --visa --platform=icllp --arg in=pattern:index:u32:32 --arg out=out:-:32 --show out:u32:8 | FileCheck %s
; CHECK: out[0]: 102 103 104 5 6 7 208 209

declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(i32 %in, i32 %out) {
entry:
  %x = alloca <8 x i32>
  %sum = alloca i32
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %in, i32 0)
  store <8 x i32> %v, ptr %x
  store i32 0, ptr %sum
  %low = icmp ult <8 x i32> %v, splat (i32 3)
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %low)
  br i1 %any, label %then, label %next

then:
  %one = zext i1 %any to i32
  store i32 %one, ptr %sum
  %a = load <8 x i32>, ptr %x
  %a1 = add <8 x i32> %a, splat (i32 100)
  store <8 x i32> %a1, ptr %x
  br label %next

next:
  %high = icmp ugt <8 x i32> %v, splat (i32 5)
  %some = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %high)
  %none = xor i1 %some, true
  br i1 %none, label %end, label %more

more:
  %is = select i1 %none, i32 0, i32 1
  %old = load i32, ptr %sum
  %two = add i32 %old, %is
  store i32 %two, ptr %sum
  %b = load <8 x i32>, ptr %x
  %b1 = add <8 x i32> %b, splat (i32 200)
  store <8 x i32> %b1, ptr %x
  br label %end

end:
  %c = load <8 x i32>, ptr %x
  %total = load i32, ptr %sum
  %lane = insertelement <8 x i32> poison, i32 %total, i32 0
  %all = shufflevector <8 x i32> %lane, <8 x i32> poison, <8 x i32> zeroinitializer
  %d = add <8 x i32> %c, %all
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 0, <8 x i32> %d)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}
