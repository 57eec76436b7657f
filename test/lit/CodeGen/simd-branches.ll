; Branches by lane, as a front end leaves them: nested, in loops, with scalar branches and switches inside, calls,
; reductions and parts in which all lanes are on.
; REQUIRES: genx_ir
; RUN: split-file %s %t
; RUN: cmx-opt %t/nested.ll --platform=skl -O2 --check-each --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/nested.ll %t/a.visaasm --platform=skl | FileCheck %s
; RUN: cmx-opt %t/nested.ll --platform=icllp -O0 --check-each --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/nested.ll %t/a.visaasm --platform=icllp | FileCheck %s
; RUN: cmx-opt %t/nested.ll --platform=pvc -O1 --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/nested.ll %t/a.visaasm --platform=pvc | FileCheck %s
; RUN: cmx-opt %t/loop.ll --platform=skl -O1 --check-each --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/loop.ll %t/a.visaasm --platform=skl | FileCheck %s
; RUN: cmx-opt %t/loop.ll --platform=dg2 -O2 --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/loop.ll %t/a.visaasm --platform=dg2 | FileCheck %s
; RUN: cmx-opt %t/nested.ll --platform=skl --emit=gen -o %t/
; RUN: cmx-opt %t/nested.ll --platform=icllp --emit=gen -o %t/
; RUN: cmx-opt %t/nested.ll --platform=tgllp --emit=gen -o %t/
; RUN: cmx-opt %t/nested.ll --platform=dg2 --emit=gen -o %t/
; RUN: cmx-opt %t/nested.ll --platform=pvc --emit=gen -o %t/
; CHECK: checked 1 functions on {{[1-9][0-9]*}} inputs (0 skipped)

; The same, computed for each lane alone.
; RUN: cmx-run %t/nested.ll --arg in=pattern:index:u32:32 --arg out=out:%t/by-lane.bin:32
; RUN: cmx-run %t/nested-alone.ll --arg in=pattern:index:u32:32 --arg out=out:%t/alone.bin:32
; RUN: cmp %t/by-lane.bin %t/alone.bin

;--- nested.ll
declare i1 @llvm.genx.simdcf.any.v8i1(<8 x i1>)
declare <8 x i32> @llvm.genx.simdcf.predicate.v8i32(<8 x i32>, <8 x i32>)
declare i32 @llvm.genx.unmask.begin()
declare void @llvm.genx.unmask.end(i32)
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)

define internal void @helper(ptr %p, i32 %n) {
  %v = load <8 x i32>, ptr %p
  %one = insertelement <8 x i32> poison, i32 %n, i32 0
  %each = shufflevector <8 x i32> %one, <8 x i32> poison, <8 x i32> zeroinitializer
  %w = add <8 x i32> %v, %each
  store <8 x i32> %w, ptr %p
  ret void
}

define dllexport spir_kernel void @k(i32 %in, i32 %out) {
entry:
  %x = alloca <8 x i32>
  %y = alloca <8 x i32>
  %sum = alloca i32
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %in, i32 0)
  store <8 x i32> %v, ptr %x
  store <8 x i32> zeroinitializer, ptr %y
  store i32 0, ptr %sum
  %small = icmp ult <8 x i32> %v, splat (i32 5)
  %any = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %small)
  br i1 %any, label %then, label %else

then:
  %a = load <8 x i32>, ptr %x
  %a1 = mul <8 x i32> %a, splat (i32 3)
  store <8 x i32> %a1, ptr %x
  %bit = and <8 x i32> %a, splat (i32 1)
  %odd = icmp ne <8 x i32> %bit, zeroinitializer
  %none = call i1 @llvm.genx.simdcf.any.v8i1(<8 x i1> %odd)
  %not = xor i1 %none, true
  br i1 %not, label %join, label %inner

inner:
  call void @helper(ptr %y, i32 7)
  %all = call <8 x i32> @llvm.genx.simdcf.predicate.v8i32(<8 x i32> %a1, <8 x i32> zeroinitializer)
  %total = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %all)
  store i32 %total, ptr %sum
  br label %join

else:
  %b = load <8 x i32>, ptr %x
  %b1 = add <8 x i32> %b, splat (i32 100)
  store <8 x i32> %b1, ptr %x
  %old = call i32 @llvm.genx.unmask.begin()
  %c = load <8 x i32>, ptr %y
  %c1 = add <8 x i32> %c, splat (i32 1)
  store <8 x i32> %c1, ptr %y
  call void @llvm.genx.unmask.end(i32 %old)
  %d = load <8 x i32>, ptr %y
  %d1 = add <8 x i32> %d, splat (i32 20)
  store <8 x i32> %d1, ptr %y
  br label %join

join:
  %p = phi <8 x i32> [ %a, %then ], [ %a1, %inner ], [ %b1, %else ]
  %e = load <8 x i32>, ptr %x
  %f = load <8 x i32>, ptr %y
  %g = load i32, ptr %sum
  %h = add <8 x i32> %e, %f
  %i = insertelement <8 x i32> poison, i32 %g, i32 0
  %j = shufflevector <8 x i32> %i, <8 x i32> poison, <8 x i32> zeroinitializer
  %k = add <8 x i32> %h, %j
  %l = xor <8 x i32> %k, %p
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 0, <8 x i32> %l)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}

;--- nested-alone.ll
declare <8 x i32> @llvm.genx.oword.ld.v8i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define dllexport spir_kernel void @k(i32 %in, i32 %out) {
entry:
  %v = call <8 x i32> @llvm.genx.oword.ld.v8i32(i32 0, i32 %in, i32 0)
  %array = alloca [8 x i32], align 32
  %result = alloca [8 x i32], align 32
  store <8 x i32> %v, ptr %array
  br label %first

first:
  %n = phi i32 [ 0, %entry ], [ %n1, %first ]
  %s = phi i32 [ 0, %entry ], [ %s1, %first ]
  %left = phi i32 [ 0, %entry ], [ %left1, %first ]
  %at = getelementptr i32, ptr %array, i32 %n
  %a = load i32, ptr %at
  %small = icmp ult i32 %a, 5
  %odd = trunc i32 %a to i1
  %inner = and i1 %small, %odd
  %a3 = mul i32 %a, 3
  %part = select i1 %inner, i32 %a3, i32 0
  %s1 = add i32 %s, %part
  %more = select i1 %small, i32 0, i32 1
  %left1 = or i32 %left, %more
  %n1 = add i32 %n, 1
  %c = icmp ult i32 %n1, 8
  br i1 %c, label %first, label %second

second:
  %m = phi i32 [ 0, %first ], [ %m1, %second ]
  %from = getelementptr i32, ptr %array, i32 %m
  %b = load i32, ptr %from
  %low = icmp ult i32 %b, 5
  %is = trunc i32 %b to i1
  %in2 = and i1 %low, %is
  %b3 = mul i32 %b, 3
  %b100 = add i32 %b, 100
  %x = select i1 %low, i32 %b3, i32 %b100
  %y7 = select i1 %in2, i32 7, i32 0
  %y20 = select i1 %low, i32 %y7, i32 20
  %y = add i32 %y20, %left1
  %p0 = select i1 %in2, i32 %b3, i32 %b
  %p = select i1 %low, i32 %p0, i32 %b100
  %h = add i32 %x, %y
  %k = add i32 %h, %s1
  %l = xor i32 %k, %p
  %to = getelementptr i32, ptr %result, i32 %m
  store i32 %l, ptr %to
  %m1 = add i32 %m, 1
  %d = icmp ult i32 %m1, 8
  br i1 %d, label %second, label %end

end:
  %r = load <8 x i32>, ptr %result
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 0, <8 x i32> %r)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !"buffer_t"}

;--- loop.ll
declare i1 @llvm.genx.simdcf.any.v16i1(<16 x i1>)
declare <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)
declare void @llvm.genx.svm.scatter.v16i1.v16i64.v16i32(<16 x i1>, i32, <16 x i64>, <16 x i32>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)

; Each lane counts to a number of its own, leaves early at multiples of 8, skips
; odd numbers, and returns from within if it is large.
define dllexport spir_kernel void @k(i64 %in, i64 %out, i32 %n) {
entry:
  %i = alloca <16 x i32>
  %s = alloca <16 x i32>
  %w = alloca <32 x i32>
  %from = and i64 %in, -64
  %to = and i64 %out, -64
  %v = call <16 x i32> @llvm.genx.svm.block.ld.unaligned.v16i32.i64(i64 %from)
  %last = and <16 x i32> %v, splat (i32 15)
  store <16 x i32> zeroinitializer, ptr %i
  store <16 x i32> %v, ptr %s
  store <32 x i32> zeroinitializer, ptr %w
  br label %body

body:
  %a = load <16 x i32>, ptr %i
  %a1 = add <16 x i32> %a, splat (i32 1)
  store <16 x i32> %a1, ptr %i
  %low = and <16 x i32> %a1, splat (i32 1)
  %odd = icmp ne <16 x i32> %low, zeroinitializer
  %skip = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %odd)
  br i1 %skip, label %latch, label %even

even:
  %t = load <16 x i32>, ptr %s
  %t1 = add <16 x i32> %t, %a1
  store <16 x i32> %t1, ptr %s
  %mod = and <16 x i32> %t1, splat (i32 7)
  %eighth = icmp eq <16 x i32> %mod, zeroinitializer
  %leave = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %eighth)
  br i1 %leave, label %done, label %go

go:
  %uniform = and i32 %n, 3
  switch i32 %uniform, label %latch [
    i32 0, label %zero
    i32 1, label %one
  ]

zero:
  %z = load <32 x i32>, ptr %w
  %z1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %z, <16 x i32> %t1, i32 16, i32 16, i32 1, i16 64, i32 0, i1 true)
  store <32 x i32> %z1, ptr %w
  br label %latch

one:
  %large = icmp ugt <16 x i32> %t1, splat (i32 90)
  %stop = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %large)
  br i1 %stop, label %early, label %latch

early:
  %lane = insertelement <16 x i64> poison, i64 %to, i32 0
  %each = shufflevector <16 x i64> %lane, <16 x i64> poison, <16 x i32> zeroinitializer
  %far = add <16 x i64> %each, <i64 4096, i64 4100, i64 4104, i64 4108, i64 4112, i64 4116, i64 4120, i64 4124, i64 4128, i64 4132, i64 4136, i64 4140, i64 4144, i64 4148, i64 4152, i64 4156>
  call void @llvm.genx.svm.scatter.v16i1.v16i64.v16i32(<16 x i1> splat (i1 true), i32 0, <16 x i64> %far, <16 x i32> %t1)
  ret void

latch:
  %b = load <16 x i32>, ptr %i
  %less = icmp ult <16 x i32> %b, %last
  %again = call i1 @llvm.genx.simdcf.any.v16i1(<16 x i1> %less)
  br i1 %again, label %body, label %done

done:
  %r = load <16 x i32>, ptr %s
  %q = load <32 x i32>, ptr %w
  %half = shufflevector <32 x i32> %q, <32 x i32> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %both = xor <16 x i32> %r, %half
  %j = load <16 x i32>, ptr %i
  %x = shl <16 x i32> %j, splat (i32 20)
  %m = add <16 x i32> %both, %x
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %to, <16 x i32> %m)
  ret void
}
