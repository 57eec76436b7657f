; Counts of the true lanes of masks whose length is no multiple of 32: the last lane that
; counts is the mask's last one.
; RUN: cmx-opt %s -O0 --platform=icllp --check-each --emit=visa -o %t.visaasm
; RUN: cmx-opt %s -O2 --platform=icllp --check-each --emit=visa -o %t.visaasm
; RUN: FileCheck %s --input-file=%t.visaasm
; RUN: cmx-opt %s -O2 --platform=pvc --check-each --emit=visa -o %t.visaasm

; CHECK: cbit
declare i100 @llvm.ctpop.i100(i100)
declare i32 @llvm.vector.reduce.add.v70i32(<70 x i32>)

define dllexport spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load <100 x i8>, ptr addrspace(1) %p, align 4
  %m = icmp slt <100 x i8> %v, zeroinitializer
  %bits = bitcast <100 x i1> %m to i100
  %count = call i100 @llvm.ctpop.i100(i100 %bits)
  %n = trunc i100 %count to i32
  %w = load <70 x i8>, ptr addrspace(1) %p, align 4
  %o = icmp sgt <70 x i8> %w, splat (i8 9)
  %z = zext <70 x i1> %o to <70 x i32>
  %sum = call i32 @llvm.vector.reduce.add.v70i32(<70 x i32> %z)
  %both = mul i32 %sum, 1000
  %r = add i32 %n, %both
  %out = getelementptr i8, ptr addrspace(1) %p, i64 128
  store i32 %r, ptr addrspace(1) %out, align 4
  ret void
}
