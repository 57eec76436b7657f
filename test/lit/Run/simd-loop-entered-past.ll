; A loop by lane, and a block after it to which all lanes also come by a scalar
; branch past the loop. Then the loop has no lane, and nothing of it runs: no
; store of a scalar and no message.
; RUN: cmx-run %s --arg in=pattern:index:u32:64 --arg out=out:-:64 --arg n=1 --show out:u32:16 | FileCheck %s --check-prefix=PAST
; RUN: cmx-run %s --visa --platform=icllp --arg in=pattern:index:u32:64 --arg out=out:-:64 --arg n=1 --show out:u32:16 | FileCheck %s --check-prefix=PAST
; RUN: cmx-run %s --visa --platform=pvc --arg in=pattern:index:u32:64 --arg out=out:-:64 --arg n=1 --show out:u32:16 | FileCheck %s --check-prefix=PAST
; RUN: cmx-run %s --visa --platform=icllp --arg in=pattern:index:u32:64 --arg out=out:-:64 --arg n=2 --show out:u32:16 | FileCheck %s --check-prefix=LOOP
; PAST: out[0]: 1 1 1 1 10 10 10 10
; PAST-NEXT: out[8]: 0 0 0 0 0 0 0 0
; LOOP: out[0]: 7 7 7 7 7 7 7 7
; LOOP-NEXT: out[8]: 7 7 7 7 0 0 0 0

declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @k(i32 %in, i32 %out, i32 %n) {
entry:
  %x = alloca i32
  %y = alloca i16
  %left = alloca <8 x i32>
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %in, i32 0)
  store <8 x i32> %v, ptr %left
  store i32 %n, ptr %x
  store i16 10, ptr %y
  %past = icmp eq i32 %n, 1
  br i1 %past, label %joined, label %loop

loop:
  store i32 7, ptr %x
  store i16 7, ptr %y
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 2, <4 x i32> splat (i32 7))
  %now = load <8 x i32>, ptr %left
  %done = icmp eq <8 x i32> %now, splat (i32 3)
  %leave = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %done)
  br i1 %leave, label %end, label %latch

latch:
  %less = lshr <8 x i32> %now, splat (i32 1)
  store <8 x i32> %less, ptr %left
  %more = icmp ne <8 x i32> %less, zeroinitializer
  %again = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %more)
  br i1 %again, label %loop, label %joined

joined:
  br label %end

end:
  %a = load i32, ptr %x
  %i = insertelement <4 x i32> poison, i32 %a, i32 0
  %s = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 0, <4 x i32> %s)
  %h = load i16, ptr %y
  %w = zext i16 %h to i32
  %j = insertelement <4 x i32> poison, i32 %w, i32 0
  %b = shufflevector <4 x i32> %j, <4 x i32> poison, <4 x i32> zeroinitializer
  call void @llvm.genx.oword.st.v4i32(i32 %out, i32 1, <4 x i32> %b)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2, i32 0}
!2 = !{i32 0, i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t", !""}
