; A function that calls itself reads ids and sizes, which the kernel keeps for it in private memory.
; not for check-each: the kernel keeps the ids for the function, which alone has none
; REQUIRES: genx_ir
; RUN: cmx-opt %s --platform=skl -O0 --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=skl | FileCheck %s
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=icllp | FileCheck %s
; RUN: cmx-opt %s --platform=pvc --emit=visa -o %t.visaasm
; RUN: cmx-check %s %t.visaasm --platform=pvc | FileCheck %s
; RUN: cmx-opt %s --platform=tgllp --emit=gen -o %t.asm
; RUN: cmx-opt %s --platform=dg2 --emit=gen -o %t.asm
; RUN: cmx-opt %s --platform=tgllp --runtime=l0 --emit=gen -o %t.asm
; CHECK: checked 1 functions on {{[1-9][0-9]*}} inputs (0 skipped)

declare <3 x i32> @llvm.genx.local.id.v3i32()
declare <3 x i32> @llvm.genx.local.size.v3i32()
declare <3 x i32> @llvm.genx.group.count.v3i32()
declare i32 @llvm.genx.group.id.x()

define internal i32 @sum(i32 %n) {
  %id = call <3 x i32> @llvm.genx.local.id.v3i32()
  %x = extractelement <3 x i32> %id, i32 0
  %size = call <3 x i32> @llvm.genx.local.size.v3i32()
  %y = extractelement <3 x i32> %size, i32 1
  %count = call <3 x i32> @llvm.genx.group.count.v3i32()
  %z = extractelement <3 x i32> %count, i32 2
  %group = call i32 @llvm.genx.group.id.x()
  %last = icmp eq i32 %n, 0
  br i1 %last, label %done, label %more

more:
  %m = sub i32 %n, 1
  %r = call i32 @sum(i32 %m)
  %a = add i32 %r, %x
  %b = mul i32 %a, %y
  %c = add i32 %b, %z
  %d = xor i32 %c, %group
  ret i32 %d

done:
  ret i32 %x
}

define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
  %few = and i32 %n, 3
  %r = call i32 @sum(i32 %few)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
