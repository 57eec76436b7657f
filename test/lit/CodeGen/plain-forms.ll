; Addresses, private arrays, jump tables, SIMT functions and the buffer of printed
; text: IR and vISA text compute the same, and the finalizer takes the text.
; REQUIRES: genx_ir
; RUN: split-file %s %t
; RUN: cmx-opt %t/addresses.ll --platform=skl --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/addresses.ll %t/a.visaasm --platform=skl | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/addresses.ll --platform=icllp -O0 --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/addresses.ll %t/a.visaasm --platform=icllp | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/addresses.ll --platform=pvc --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/addresses.ll %t/a.visaasm --platform=pvc | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/addresses.ll --platform=skl --emit=gen -o %t/
; RUN: cmx-opt %t/addresses.ll --platform=icllp -O1 --emit=gen -o %t/
; RUN: cmx-opt %t/addresses.ll --platform=pvc -O0 --emit=gen -o %t/
; RUN: cmx-opt %t/addresses.ll --platform=tgllp --emit=gen -o %t/
; RUN: cmx-opt %t/addresses.ll --platform=dg2 --emit=gen -o %t/
; RUN: cmx-opt %t/values.ll --platform=skl -O1 --emit=visa -o %t/
; RUN: cmx-check %t/values.ll %t/lanes.visaasm --platform=skl | FileCheck %s --check-prefix=SAME
; RUN: cmx-check %t/values.ll %t/prints.visaasm --platform=skl | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/values.ll --platform=dg2 --emit=visa -o %t/
; RUN: cmx-check %t/values.ll %t/lanes.visaasm --platform=dg2 | FileCheck %s --check-prefix=SAME
; RUN: cmx-check %t/values.ll %t/prints.visaasm --platform=dg2 | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/values.ll --platform=skl --emit=gen -o %t/
; RUN: cmx-opt %t/values.ll --platform=tgllp --emit=gen -o %t/
; RUN: cmx-opt %t/values.ll --platform=dg2 --emit=gen -o %t/
; RUN: cmx-opt %t/values.ll --platform=icllp --emit=gen -o %t/
; RUN: cmx-opt %t/values.ll --platform=pvc --emit=gen -o %t/
; SAME: checked 1 functions on {{[1-9][0-9]*}} inputs (0 skipped)

;--- addresses.ll
; not for check-each: places of memory and of functions are part of the result
@table = internal global [4 x i32] [i32 1, i32 20, i32 300, i32 4000]

declare i64 @llvm.genx.faddr.p0(ptr)
declare i64 @llvm.genx.gaddr.i64.p0(ptr)
declare i64 @llvm.genx.address.convert.i64.p1(ptr addrspace(1))
declare i64 @llvm.genx.alloca.i64.a64i32([64 x i32])
declare <8 x i32> @llvm.genx.gather.private.v8i32.v8i1.p0.v8i32(<8 x i1>, ptr, <8 x i32>, <8 x i32>)
declare void @llvm.genx.scatter.private.v8i1.p0.v8i32.v8i32(<8 x i1>, ptr, <8 x i32>, <8 x i32>)
declare ptr @llvm.genx.jump.table.p0.i32(i32, ...)
declare <8 x i32> @llvm.genx.svm.block.ld.unaligned.v8i32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)

define internal i32 @twice(i32 %n) {
  %r = mul i32 %n, 2
  ret i32 %r
}

define internal i32 @inc(i32 %n) {
  %r = add i32 %n, 1
  ret i32 %r
}

define dllexport spir_kernel void @k(ptr addrspace(1) %in, i64 %out, i32 %n) {
entry:
  %at = call i64 @llvm.genx.address.convert.i64.p1(ptr addrspace(1) %in)
  %v = call <8 x i32> @llvm.genx.svm.block.ld.unaligned.v8i32.i64(i64 %at)
  %odd = trunc <8 x i32> %v to <8 x i1>
  %i = and <8 x i32> %v, <i32 0, i32 8, i32 16, i32 24, i32 7, i32 39, i32 39, i32 7>
  %j = or <8 x i32> %i, <i32 0, i32 1, i32 2, i32 3, i32 40, i32 80, i32 16, i32 24>
  %k = and <8 x i32> %j, splat (i32 63)
  %place = call i64 @llvm.genx.alloca.i64.a64i32([64 x i32] undef)
  %array = inttoptr i64 %place to ptr
  call void @llvm.memset.p0.i64(ptr %array, i8 5, i64 256, i1 false)
  call void @llvm.genx.scatter.private.v8i1.p0.v8i32.v8i32(<8 x i1> %odd, ptr %array, <8 x i32> %k, <8 x i32> %v)
  %even = xor <8 x i1> %odd, splat (i1 true)
  %i63 = xor <8 x i32> %k, splat (i32 1)
  %w = call <8 x i32> @llvm.genx.gather.private.v8i32.v8i1.p0.v8i32(<8 x i1> %even, ptr %array, <8 x i32> %i63, <8 x i32> %v)
  %t = call i64 @llvm.genx.gaddr.i64.p0(ptr @table)
  %few = and i32 %n, 3
  %bytes = shl i32 %few, 2
  %wide = zext i32 %bytes to i64
  %e = add i64 %t, %wide
  %p = inttoptr i64 %e to ptr
  %x = load i32, ptr %p
  %l = call ptr (i32, ...) @llvm.genx.jump.table.p0.i32(i32 %few, ptr blockaddress(@k, %a), ptr blockaddress(@k, %b), ptr blockaddress(@k, %a), ptr blockaddress(@k, %end))
  indirectbr ptr %l, [label %a, label %b, label %end]

a:
  %fa = call i64 @llvm.genx.faddr.p0(ptr @twice)
  br label %join

b:
  %fb = call i64 @llvm.genx.faddr.p0(ptr @inc)
  br label %join

join:
  %f = phi i64 [ %fa, %a ], [ %fb, %b ]
  %fp = inttoptr i64 %f to ptr
  %y = call i32 %fp(i32 %x)
  br label %end

end:
  %r = phi i32 [ %x, %entry ], [ %y, %join ]
  %s = insertelement <8 x i32> %w, i32 %r, i32 0
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %out, <8 x i32> %s)
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

;--- values.ll
@text = internal constant [6 x i8] c"n %d\0A\00"

declare i32 @llvm.genx.lane.id()
declare i64 @llvm.genx.print.buffer()
declare i32 @llvm.genx.print.format.index.p0(ptr)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)

define internal i32 @square(i32 %n) {
  %l = call i32 @llvm.genx.lane.id()
  %r = mul i32 %l, %n
  ret i32 %r
}

define internal void @body(ptr %p, i32 %n) noinline "CMGenxSIMT"="16" {
  %l = call i32 @llvm.genx.lane.id()
  %q = getelementptr i32, ptr %p, i32 %l
  %v = call i32 @square(i32 %l)
  %w = add i32 %v, %n
  store i32 %w, ptr %q
  ret void
}

define dllexport spir_kernel void @lanes(i32 %out, i32 %n) {
  %p = alloca [16 x i32], align 64
  call void @body(ptr %p, i32 %n)
  %v = load <16 x i32>, ptr %p
  call void @llvm.genx.oword.st.v16i32(i32 %out, i32 0, <16 x i32> %v)
  ret void
}

define internal i64 @place(i64 %at) {
  %b = call i64 @llvm.genx.print.buffer()
  %p = add i64 %b, %at
  ret i64 %p
}

define dllexport spir_kernel void @prints(i32 %n) {
  %first = call i64 @place(i64 0)
  %f = inttoptr i64 %first to ptr
  %index = call i32 @llvm.genx.print.format.index.p0(ptr @text)
  store i32 %index, ptr %f
  %second = call i64 @place(i64 4)
  %q = inttoptr i64 %second to ptr
  store i32 %n, ptr %q
  ret void
}

!genx.kernels = !{!0, !4}
!0 = !{ptr @lanes, !"lanes", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"buffer_t", !""}
!4 = !{ptr @prints, !"prints", !5, i32 0, i32 0, !5, !6, i32 0}
!5 = !{i32 0}
!6 = !{!""}
