; Choices under the mask of their block: with gotos, too, each lane has its value.
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: FileCheck %s --input-file=%t/old.visaasm
; CHECK: goto (M1, 16)
; RUN: cmx-check %s %t/old.visaasm --function=old
; RUN: cmx-check %s %t/negated.visaasm --function=negated
; RUN: cmx-check %s %t/negated_old.visaasm --function=negated_old
; RUN: cmx-check %s %t/words.visaasm --function=words
; RUN: cmx-check %s %t/number.visaasm --function=number
; RUN: cmx-check %s %t/number_old.visaasm --function=number_old
; RUN: cmx-check %s %t/region.visaasm --function=region
; RUN: cmx-check %s %t/swapped.visaasm --function=swapped
; RUN: cmx-check %s %t/moved.visaasm --function=moved

; A choice between a new value and what the variable holds.
define dllexport spir_kernel void @old(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = sub <16 x i32> %r1, %b
  %r2 = select <16 x i1> %m2, <16 x i32> %dif, <16 x i32> %r1
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; The negated new value.
define dllexport spir_kernel void @negated(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = sub <16 x i32> %r1, %b
  %n = sub <16 x i32> zeroinitializer, %a
  %r2 = select <16 x i1> %m2, <16 x i32> %n, <16 x i32> %r1
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; The negated old value.
define dllexport spir_kernel void @negated_old(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = sub <16 x i32> %r1, %b
  %n = sub <16 x i32> zeroinitializer, %r1
  %r2 = select <16 x i1> %m2, <16 x i32> %dif, <16 x i32> %n
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; A new value that is extended.
define dllexport spir_kernel void @words(i64 %p, <16 x i32> %a, <16 x i32> %b, <16 x i16> %w) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %ext = sext <16 x i16> %w to <16 x i32>
  %r2 = select <16 x i1> %m2, <16 x i32> %ext, <16 x i32> %r1
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; A new value that is a constant.
define dllexport spir_kernel void @number(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %r2 = select <16 x i1> %m2, <16 x i32> splat (i32 5), <16 x i32> %r1
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; The value of lanes that are off is a constant.
define dllexport spir_kernel void @number_old(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = sub <16 x i32> %r1, %b
  %r2 = select <16 x i1> %m2, <16 x i32> %dif, <16 x i32> splat (i32 5)
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; A new value from another place.
define dllexport spir_kernel void @region(i64 %p, <16 x i32> %a, <16 x i32> %b, <32 x i32> %wide) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %rd = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %wide, i32 32, i32 16, i32 2, i16 0, i32 undef)
  %r2 = select <16 x i1> %m2, <16 x i32> %rd, <16 x i32> %r1
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

; A choice between the new value and other lanes of what the variable holds.
define dllexport spir_kernel void @moved(i64 %p, <16 x i32> %a, <16 x i32> %b, <32 x i32> %wide) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %low = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %wide, i32 16, i32 16, i32 1, i16 0, i32 undef)
  %mixed = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %low, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %r1 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %wide, <16 x i32> %mixed, i32 16, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = sub <16 x i32> %b, %a
  %high = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %r1, i32 16, i32 16, i32 1, i16 64, i32 undef)
  %new = select <16 x i1> %m2, <16 x i32> %dif, <16 x i32> %high
  %r2 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32> %r1, <16 x i32> %new, i32 16, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %d = icmp sgt <16 x i32> %dif, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %low2 = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %r2, i32 16, i32 16, i32 1, i16 0, i32 undef)
  %q = xor <16 x i32> %low2, %b
  %r5 = call <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.v16i1(<32 x i32> %r2, <16 x i32> %q, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <32 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <32 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <32 x i32> [ %wide, %entry ], [ %r3, %after ]
  %first = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> %r4, i32 16, i32 16, i32 1, i16 0, i32 undef)
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %first)
  ret void
}

; The new value is for the lanes that are off.
define dllexport spir_kernel void @swapped(i64 %p, <16 x i32> %a, <16 x i32> %b) {
entry:
  %m = icmp slt <16 x i32> %a, zeroinitializer
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = add <16 x i32> %a, %b
  %r1 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %a, <16 x i32> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = icmp sgt <16 x i32> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = sub <16 x i32> %r1, %b
  %r2 = select <16 x i1> %m2, <16 x i32> %r1, <16 x i32> %dif
  %d = icmp sgt <16 x i32> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = xor <16 x i32> %r2, %b
  %r5 = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %r2, <16 x i32> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x i32> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x i32> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x i32> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16i32(i64 %p, <16 x i32> %r4)
  ret void
}

declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <32 x i32> @llvm.genx.wrregioni.v32i32.v16i32.i16.v16i1(<32 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)
declare void @llvm.genx.svm.block.st.i64.v16i32(i64, <16 x i32>)

!genx.kernels = !{!1, !2, !3, !4, !5, !6, !7, !8, !9}
!1 = !{ptr @old, !"old", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!2 = !{ptr @negated, !"negated", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!3 = !{ptr @negated_old, !"negated_old", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!4 = !{ptr @words, !"words", !{i32 0, i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !"", !""}, i32 0}
!5 = !{ptr @number, !"number", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!6 = !{ptr @number_old, !"number_old", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!7 = !{ptr @region, !"region", !{i32 0, i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !"", !""}, i32 0}
!8 = !{ptr @swapped, !"swapped", !{i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !""}, i32 0}
!9 = !{ptr @moved, !"moved", !{i32 0, i32 0, i32 0, i32 0}, i32 0, i32 0, !{i32 0, i32 0, i32 0, i32 0}, !{!"svmptr_t", !"", !"", !""}, i32 0}
