; Tables of packed structures: elements lie where the packed layout has them.
; RUN: cmx-opt %s -O0 --platform=icllp --check-each --emit=visa -o %t.visaasm
; RUN: cmx-opt %s -O2 --platform=icllp --check-each --emit=visa -o %t.visaasm
; RUN: cmx-opt %s -O2 --platform=pvc --check-each --emit=visa -o %t.visaasm

@bfloats = internal constant [4 x <{ i8, bfloat }>] [<{ i8, bfloat }> <{ i8 1, bfloat 1.0 }>, <{ i8, bfloat }> <{ i8 2, bfloat 2.0 }>, <{ i8, bfloat }> <{ i8 3, bfloat 3.0 }>, <{ i8, bfloat }> <{ i8 4, bfloat 4.0 }>]
@halves = internal constant [4 x <{ i8, half, i32 }>] [<{ i8, half, i32 }> <{ i8 1, half 1.0, i32 70000 }>, <{ i8, half, i32 }> <{ i8 2, half 2.0, i32 80000 }>, <{ i8, half, i32 }> <{ i8 3, half 3.0, i32 90000 }>, <{ i8, half, i32 }> <{ i8 4, half 4.0, i32 10000 }>]

define dllexport spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %i = and i32 %n, 3
  %a = getelementptr [4 x <{ i8, bfloat }>], ptr @bfloats, i32 0, i32 %i, i32 1
  %x = load bfloat, ptr %a, align 1
  %b = getelementptr [4 x <{ i8, bfloat }>], ptr @bfloats, i32 0, i32 %i, i32 0
  %y = load i8, ptr %b, align 1
  %c = getelementptr [4 x <{ i8, half, i32 }>], ptr @halves, i32 0, i32 %i, i32 2
  %z = load i32, ptr %c, align 1
  %bits = bitcast bfloat %x to i16
  %bits32 = zext i16 %bits to i32
  %y32 = zext i8 %y to i32
  %s = add i32 %bits32, %z
  %t = add i32 %s, %y32
  store i32 %t, ptr addrspace(1) %p, align 4
  ret void
}
