; A function that is no part of its caller changes variables of it: the JIT makes it one.
; RUN: cmx-run %s --arg dst=%t.raw:64 --arg n=5 --compare 2>&1 | FileCheck %s --check-prefix=EQUAL
; RUN: cmx-run %s --arg dst=%t.raw:64 --arg n=5 --show dst:i32:5 | FileCheck %s
; RUN: sed 's/noinline/noinline optnone/' %s | cmx-run - --arg dst=%t.raw:64 --arg n=5 --show dst:i32:5 | FileCheck %s

; EQUAL: equal:
; CHECK: 2 5 15 7 5

declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define internal void @change(<8 x i32>* %v, i32* %count, i32 %by) #1 {
  %a = load <8 x i32>, <8 x i32>* %v, align 32
  %b = insertelement <8 x i32> %a, i32 %by, i32 1
  %three = mul i32 %by, 3
  %c = insertelement <8 x i32> %b, i32 %three, i32 2
  store <8 x i32> %c, <8 x i32>* %v, align 32
  %n = load i32, i32* %count, align 4
  %m = add i32 %n, 1
  store i32 %m, i32* %count, align 4
  ret void
}

define dllexport spir_kernel void @by_reference(i32 %dst, i32 %n) #0 {
  %v = alloca <8 x i32>, align 32
  %count = alloca i32, align 4
  store <8 x i32> <i32 0, i32 0, i32 0, i32 7, i32 5, i32 0, i32 0, i32 0>, <8 x i32>* %v, align 32
  store i32 0, i32* %count, align 4
  call void @change(<8 x i32>* %v, i32* %count, i32 9)
  call void @change(<8 x i32>* %v, i32* %count, i32 %n)
  %a = load <8 x i32>, <8 x i32>* %v, align 32
  %m = load i32, i32* %count, align 4
  %r = insertelement <8 x i32> %a, i32 %m, i32 0
  call void @llvm.genx.oword.st.v8i32(i32 %dst, i32 0, <8 x i32> %r)
  ret void
}

attributes #0 = { nounwind "CMGenxMain" }
attributes #1 = { noinline nounwind }

!genx.kernels = !{!0}
!0 = !{void (i32, i32)* @by_reference, !"by_reference", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
