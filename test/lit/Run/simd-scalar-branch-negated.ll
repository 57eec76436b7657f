; A branch for all lanes on a negated condition, under a branch by lane: its lanes go where it says. Lanes below 3 get
; 100 more if %n is 1, else 200 more.
; RUN: cmx-run %s --arg in=pattern:index:u32:32 --arg out=out:-:32 --arg n=1 --show out:u32:8 | FileCheck %s
; RUN: cmx-run %s --visa --platform=icllp --arg in=pattern:index:u32:32 --arg out=out:-:32 --arg n=1 --show out:u32:8 | FileCheck %s
; RUN: cmx-run %s --arg in=pattern:index:u32:32 --arg out=out:-:32 --arg n=2 --show out:u32:8 | FileCheck %s --check-prefix=OTHER
; CHECK: out[0]: 100 101 102 3 4 5 6 7
; OTHER: out[0]: 200 201 202 3 4 5 6 7

declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(i32 %in, i32 %out, i32 %n) {
entry:
  %x = alloca <8 x i32>
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %in, i32 0)
  store <8 x i32> %v, ptr %x
  %low = icmp ult <8 x i32> %v, splat (i32 3)
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %low)
  br i1 %any, label %then, label %end

then:
  %is = icmp eq i32 %n, 1
  %not = xor i1 %is, true
  br i1 %not, label %two, label %one

one:
  %a1 = add <8 x i32> %v, splat (i32 100)
  store <8 x i32> %a1, ptr %x
  br label %end

two:
  %a2 = add <8 x i32> %v, splat (i32 200)
  store <8 x i32> %a2, ptr %x
  br label %end

end:
  %c = load <8 x i32>, ptr %x
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 0, <8 x i32> %c)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
