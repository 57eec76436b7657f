; Choices of floats under the mask of their block stay where they limit or negate a value.
; RUN: cmx-opt --platform=icllp -O0 --emit=visa %s -o %t/
; RUN: FileCheck %s --input-file=%t/limited.visaasm --check-prefix=LIMITED
; RUN: FileCheck %s --input-file=%t/negated_old.visaasm --check-prefix=OLD
; RUN: cmx-check %s %t/limited.visaasm --function=limited
; RUN: cmx-check %s %t/negated.visaasm --function=negated
; RUN: cmx-check %s %t/negated_old.visaasm --function=negated_old

; LIMITED: goto (M1, 16)
; LIMITED: sel.sat (M1_NM, 16)
define dllexport spir_kernel void @limited(i64 %p, <16 x float> %a, <16 x float> %b) {
entry:
  %m = fcmp olt <16 x float> %a, splat (float 1.0)
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = fadd <16 x float> %a, %b
  %r1 = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float> %a, <16 x float> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = fcmp ogt <16 x float> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = fsub <16 x float> %r1, %b
  %r0 = select <16 x i1> %m2, <16 x float> %dif, <16 x float> %r1
  %r2 = call <16 x float> @llvm.genx.sat.v16f32(<16 x float> %r0)
  %d = fcmp ogt <16 x float> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = fmul <16 x float> %r2, %b
  %r5 = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float> %r2, <16 x float> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x float> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x float> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x float> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %p, <16 x float> %r4)
  ret void
}

; The negated new value.
define dllexport spir_kernel void @negated(i64 %p, <16 x float> %a, <16 x float> %b) {
entry:
  %m = fcmp olt <16 x float> %a, splat (float 1.0)
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = fadd <16 x float> %a, %b
  %r1 = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float> %a, <16 x float> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = fcmp ogt <16 x float> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = fsub <16 x float> %r1, %b
  %n = fneg <16 x float> %dif
  %r2 = select <16 x i1> %m2, <16 x float> %n, <16 x float> %r1
  %d = fcmp ogt <16 x float> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = fmul <16 x float> %r2, %b
  %r5 = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float> %r2, <16 x float> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x float> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x float> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x float> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %p, <16 x float> %r4)
  ret void
}

; The negated old value.
; OLD: goto (M1, 16)
; OLD: sel (M1_NM, 16) [[X:v_v_[0-9]+]](0,0)<1> v_v_{{.*}} (-)[[X]](0,0)<1;1,0>
define dllexport spir_kernel void @negated_old(i64 %p, <16 x float> %a, <16 x float> %b) {
entry:
  %m = fcmp olt <16 x float> %a, splat (float 1.0)
  %m.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m)
  br i1 %m.any, label %then, label %end
then:
  %sum = fadd <16 x float> %a, %b
  %r1 = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float> %a, <16 x float> %sum, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %c = fcmp ogt <16 x float> %b, %sum
  %m2 = and <16 x i1> %m, %c
  %m2.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m2)
  br i1 %m2.any, label %inner, label %after
inner:
  %dif = fsub <16 x float> %r1, %b
  %n = fneg <16 x float> %r1
  %r2 = select <16 x i1> %m2, <16 x float> %dif, <16 x float> %n
  %d = fcmp ogt <16 x float> %r2, %a
  %m9 = and <16 x i1> %m2, %d
  %m9.any = call i1 @llvm.genx.any.v16i1(<16 x i1> %m9)
  br i1 %m9.any, label %most, label %join
most:
  %q = fmul <16 x float> %r2, %b
  %r5 = call <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float> %r2, <16 x float> %q, i32 0, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m9)
  br label %join
join:
  %r6 = phi <16 x float> [ %r2, %inner ], [ %r5, %most ]
  br label %after
after:
  %r3 = phi <16 x float> [ %r1, %then ], [ %r6, %join ]
  br label %end
end:
  %r4 = phi <16 x float> [ %a, %entry ], [ %r3, %after ]
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %p, <16 x float> %r4)
  ret void
}

declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare <16 x float> @llvm.genx.sat.v16f32(<16 x float>)
declare <16 x float> @llvm.genx.wrregionf.v16f32.v16f32.i16.v16i1(<16 x float>, <16 x float>, i32, i32, i32, i16, i32, <16 x i1>)
declare void @llvm.genx.svm.block.st.i64.v16f32(i64, <16 x float>)
