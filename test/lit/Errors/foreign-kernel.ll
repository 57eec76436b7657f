; IR of OpenCL is compiled as far as possible, with a warning.

; RUN: cmx-opt -S %s 2>&1 | FileCheck %s
; CHECK: foreign-kernel.ll: warning: function 'add' is a kernel of OpenCL or SYCL; cmx compiles explicitly vectorized kernels: C-for-Metal source, or IR with !genx.kernels [cmx-foreign-kernel]

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @add(ptr addrspace(1) %p) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 1, ptr addrspace(1) %q
  ret void
}
