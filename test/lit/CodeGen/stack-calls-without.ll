; A stack function without arguments and results; a call of a constant address.
; REQUIRES: genx_ir
; RUN: cmx-opt %s --platform=icllp --emit=visa -o %t/
; RUN: FileCheck %s --input-file=%t/k.visaasm
; RUN: FileCheck %s --input-file=%t/address.visaasm --check-prefix=ADDRESS
; RUN: cmx-check %s %t/k.visaasm --function=k --platform=icllp
; RUN: cmx-opt %s --platform=icllp --emit=gen -o %t/

declare i32 @llvm.genx.group.id.x()

; Neither arguments nor a result.
; CHECK: fcall (M1, 16) f_steps 0 0
define dllexport spir_kernel void @k(i32 %n, ptr addrspace(1) %p) {
  call void @steps()
  store i32 %n, ptr addrspace(1) %p
  ret void
}

; CHECK: .function "f_steps_main"
; CHECK-NOT: %arg
; CHECK: fret
define internal void @steps() noinline {
  %x = call i32 @llvm.genx.group.id.x()
  %c = icmp ugt i32 %x, 100000
  br i1 %c, label %more, label %end
more:
  call void @steps()
  call void @steps()
  br label %end
end:
  ret void
}

; ADDRESS: mov (M1_NM, 1) [[A:v_[^ (]+]](0,0)<1> 0x40000:ud
; ADDRESS-NEXT: mov (M1_NM, 1) [[A]](0,1)<1> 0x0:ud
; ADDRESS-NEXT: ifcall (M1, 16) v_address_{{[0-9]+}}(0,0)<0;1,0> 1 1
define dllexport spir_kernel void @address(i32 %n, ptr addrspace(1) %p) {
  %f = inttoptr i64 262144 to ptr
  %r = call i32 %f(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
