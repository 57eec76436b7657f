; Variables that are in no register lie in private memory: large arrays, variables of file scope that
; functions share, arguments and results that do not fit the registers, and escaping addresses.
; RUN: split-file %s %t
; RUN: cmx-opt %t/shared.ll --platform=icllp --emit=visa -o - | FileCheck %s
; RUN: cmx-opt %t/shared.ll --platform=icllp -pass-remarks-analysis=cmx-private-memory --disable-output 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: cmx-opt %t/shared.ll --platform=skl -O0 --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/shared.ll %t/a.visaasm --platform=skl | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/shared.ll --platform=tgllp --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/shared.ll %t/a.visaasm --platform=tgllp | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/shared.ll --platform=pvc --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/shared.ll %t/a.visaasm --platform=pvc | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/tables.ll --platform=icllp -O0 --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/tables.ll %t/a.visaasm --platform=icllp | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/tables.ll --platform=skl --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/tables.ll %t/a.visaasm --platform=skl | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/rows.ll --platform=icllp -O0 --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/rows.ll %t/a.visaasm --platform=icllp | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/rows.ll --platform=dg2 --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/rows.ll %t/a.visaasm --platform=dg2 | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/escape.ll --platform=icllp --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/escape.ll %t/a.visaasm --platform=icllp | FileCheck %s --check-prefix=SAME
; RUN: cmx-opt %t/escape.ll --platform=pvc -O0 --emit=visa -o %t/a.visaasm
; RUN: cmx-check %t/escape.ll %t/a.visaasm --platform=pvc | FileCheck %s --check-prefix=SAME

; CHECK: .implicit_UNDEFINED_12
; CHECK: %hw_id
; CHECK: svm_scatter
; CHECK: fcall (M1, 16) f_count 1 1
; REMARK: variables are in memory: 65600 bytes for each hardware thread
; SAME: checked 1 functions on {{[1-9][0-9]*}} inputs (0 skipped)

;--- shared.ll
@counter = internal global i32 7
@table = internal global [3 x i16] [i16 1, i16 2, i16 3]
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

define internal i32 @count(i32 %n) {
  %old = load i32, ptr @counter
  %q = getelementptr [3 x i16], ptr @table, i32 0, i32 2
  %t = load volatile i16, ptr %q
  %w = zext i16 %t to i32
  %plus = add i32 %old, %w
  %new = add i32 %plus, %n
  store i32 %new, ptr @counter
  %last = icmp eq i32 %n, 0
  br i1 %last, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @count(i32 %m)
  %twice = shl i32 %r, 1
  ret i32 %twice
done:
  ret i32 %new
}

define dllexport spir_kernel void @k(i32 %n, i32 %out) {
  %big = alloca [5000 x i32]
  %a = call i32 @count(i32 5)
  %i = and i32 %n, 4095
  %p = getelementptr [5000 x i32], ptr %big, i32 0, i32 %i
  store i32 %a, ptr %p
  %j = xor i32 %i, 1
  %q = getelementptr [5000 x i32], ptr %big, i32 0, i32 %j
  store i32 9, ptr %q
  %v = load i32, ptr %p
  %c = load i32, ptr @counter
  %s = add i32 %v, %c
  %vec = insertelement <8 x i32> zeroinitializer, i32 %s, i32 0
  call void @llvm.genx.oword.st.v8i32(i32 %out, i32 0, <8 x i32> %vec)
  ret void
}

;--- tables.ll
; A table that is larger than the registers, and one whose address escapes.
; not for check-each: a variable has no place for a function that gets its address as a number
@large = internal constant { [8 x i32], [1492 x i32] } { [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6], [1492 x i32] zeroinitializer }
@small = internal constant [5 x i16] [i16 2, i16 7, i16 1, i16 8, i16 2]

define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
  %i = and i32 %n, 15
  %q = getelementptr [1500 x i32], ptr @large, i32 0, i32 %i
  %x = load i32, ptr %q
  %j = and i32 %n, 3
  %r = getelementptr [5 x i16], ptr @small, i32 0, i32 %j
  %y = call i32 @pick(ptr %r, i32 %j)
  %s = add i32 %x, %y
  store i32 %s, ptr addrspace(1) %p
  ret void
}

define internal i32 @pick(ptr %r, i32 %j) {
  %next = getelementptr i16, ptr %r, i32 1
  %last = icmp eq i32 %j, 0
  br i1 %last, label %done, label %more
more:
  %j1 = sub i32 %j, 1
  %a = call i32 @pick(ptr @small, i32 %j1)
  %b = load i16, ptr %r
  %w = zext i16 %b to i32
  %s = add i32 %a, %w
  ret i32 %s
done:
  %y = load i16, ptr %next
  %z = zext i16 %y to i32
  ret i32 %z
}

;--- rows.ll
; not for check-each: places of memory and of functions are part of the result
define internal <128 x i32> @f(<256 x i32> %v, i32 %n) {
  %more = icmp ugt i32 %n, 1
  br i1 %more, label %again, label %done
again:
  %n1 = sub i32 %n, 1
  %w = insertelement <256 x i32> %v, i32 %n, i32 5
  %r = call <128 x i32> @f(<256 x i32> %w, i32 %n1)
  %s = insertelement <128 x i32> %r, i32 %n1, i32 90
  ret <128 x i32> %s
done:
  %x = call <128 x i32> @llvm.vector.extract.v128i32.v256i32(<256 x i32> %v, i64 0)
  ret <128 x i32> %x
}
declare <128 x i32> @llvm.vector.extract.v128i32.v256i32(<256 x i32>, i64)

define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
  %v = load <256 x i32>, ptr addrspace(1) %p, align 16
  %m = and i32 %n, 3
  %r = call <128 x i32> @f(<256 x i32> %v, i32 %m)
  store <128 x i32> %r, ptr addrspace(1) %p, align 16
  ret void
}

;--- escape.ll
; A list on the stack: each element points to that of the caller.
define internal i32 @walk(ptr %up, i32 %n) {
  %here = alloca { ptr, i32 }, align 128
  store ptr %up, ptr %here
  %f = getelementptr { ptr, i32 }, ptr %here, i32 0, i32 1
  store i32 %n, ptr %f
  %last = icmp eq i32 %n, 0
  br i1 %last, label %sum, label %deeper
deeper:
  %n1 = sub i32 %n, 1
  %r = call i32 @walk(ptr %here, i32 %n1)
  ret i32 %r
sum:
  %at = phi ptr [ %here, %0 ], [ %next, %sum ]
  %total = phi i32 [ 0, %0 ], [ %total1, %sum ]
  %g = getelementptr { ptr, i32 }, ptr %at, i32 0, i32 1
  %x = load i32, ptr %g
  %total1 = add i32 %total, %x
  %next = load ptr, ptr %at
  %end = icmp eq ptr %next, null
  br i1 %end, label %done, label %sum
done:
  ret i32 %total1
}

define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
  %m = and i32 %n, 7
  %r = call i32 @walk(ptr null, i32 %m)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
