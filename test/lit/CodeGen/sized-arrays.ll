; Arrays of a size that is known at run time: in a loop that gives each back, beside arrays of a known size, aligned,
; and in a function that calls itself.
; REQUIRES: genx_ir
; RUN: cmx-opt %s --platform=skl -O0 --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl | FileCheck %s
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp | FileCheck %s
; RUN: cmx-opt %s --platform=pvc -O1 --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc | FileCheck %s
; RUN: cmx-opt %s --platform=tgllp --emit=gen -o %t.asm
; RUN: cmx-opt %s --platform=dg2 --emit=gen -o %t.asm
; RUN: cmx-opt %s --platform=icllp -pass-remarks-analysis=cmx-private-memory --disable-output 2>&1 | FileCheck %s --check-prefix=REMARK
; CHECK: checked 1 functions on {{[1-9][0-9]*}} inputs (0 skipped)
; REMARK: variables are in memory: 131{{[0-9]*}} bytes for each hardware thread

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

; Each call has an array of its own, which its callees do not overwrite.
define internal i32 @sum(i32 %n) {
  %count = add i32 %n, 1
  %a = alloca i32, i32 %count
  %last = getelementptr i32, ptr %a, i32 %n
  store i32 %n, ptr %a
  store i32 %count, ptr %last
  %end = icmp eq i32 %n, 0
  br i1 %end, label %done, label %more

more:
  %m = sub i32 %n, 1
  %r = call i32 @sum(i32 %m)
  %v = load i32, ptr %last
  %w = load i32, ptr %a
  %x = mul i32 %v, 10
  %y = add i32 %x, %w
  %s = add i32 %r, %y
  ret i32 %s

done:
  %o = load i32, ptr %last
  ret i32 %o
}

define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
entry:
  %fixed = alloca [100 x i32]
  %few = and i32 %n, 7
  %f = getelementptr i32, ptr %fixed, i32 %few
  store i32 77, ptr %f
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %t = phi i32 [ 0, %entry ], [ %t2, %loop ]
  %mark = call ptr @llvm.stacksave.p0()
  %next = add i32 %i, 1
  %next.b = trunc i32 %next to i8
  %bytes = alloca i8, i32 %next
  %wide = alloca <8 x i32>, i32 %next, align 256
  %at = getelementptr i8, ptr %bytes, i32 %i
  store i8 %next.b, ptr %at
  %q = getelementptr <8 x i32>, ptr %wide, i32 %i
  store <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>, ptr %q
  %r = call i32 @sum(i32 %few)
  %b = load i8, ptr %at
  %z = zext i8 %b to i32
  %e = getelementptr i32, ptr %q, i32 %few
  %l = load i32, ptr %e
  %t0 = add i32 %t, %z
  %t1 = mul i32 %t0, %l
  %t2 = add i32 %t1, %r
  call void @llvm.stackrestore.p0(ptr %mark)
  %more = icmp ult i32 %next, 5
  br i1 %more, label %loop, label %end

end:
  %g = load i32, ptr %f
  %u = xor i32 %t2, %g
  store i32 %u, ptr addrspace(1) %p
  ret void
}
