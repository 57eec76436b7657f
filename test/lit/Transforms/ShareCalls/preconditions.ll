; What a shared function may be, and be passed; which values are computed again. Each negative case violates one
; condition.
; CHECK lines by utils/update-checks
; LLVM 19 has another form of lifetime markers.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-share-calls -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-share-calls --check-each -S -o %t.ll %s

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

; Shared, although other modules might call it: they have no kernel of this one.
define <64 x i32> @external(<64 x i32> %a) noinline {
; CHECK-LABEL: @external(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  ret <64 x i32> %r
}

define spir_kernel void @external_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @external_kernel(
; CHECK-NEXT:    br label %external.shared
; CHECK:       .split1:
; CHECK-NEXT:    [[B:%.*]] = phi <64 x i32> [ [[TMP2:%.*]], %external.shared ]
; CHECK-NEXT:    br label %external.shared
; CHECK:       .split:
; CHECK-NEXT:    [[C:%.*]] = phi <64 x i32> [ [[TMP2]], %external.shared ]
; CHECK-NEXT:    store <64 x i32> [[C]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
; CHECK:       external.shared:
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0:%.*]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi <64 x i32> [ [[X:%.*]], [[TMP0]] ], [ [[B]], %.split1 ]
; CHECK-NEXT:    [[TMP2]] = call <64 x i32> @external(<64 x i32> [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %b = call <64 x i32> @external(<64 x i32> %x)
  %c = call <64 x i32> @external(<64 x i32> %b)
  store <64 x i32> %c, ptr addrspace(1) %out
  ret void
}

; Not a kernel.
define dllexport void @kernel(<64 x i32> %a, ptr addrspace(1) %p) noinline {
; CHECK-LABEL: @kernel(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[P:%.*]], align 256
; CHECK-NEXT:    ret void
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  store <64 x i32> %r, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @kernel_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @kernel_kernel(
; CHECK-NEXT:    call void @kernel(<64 x i32> [[X:%.*]], ptr addrspace(1) [[OUT:%.*]])
; CHECK-NEXT:    call void @kernel(<64 x i32> [[X]], ptr addrspace(1) [[OUT]])
; CHECK-NEXT:    ret void
  call void @kernel(<64 x i32> %x, ptr addrspace(1) %out)
  call void @kernel(<64 x i32> %x, ptr addrspace(1) %out)
  ret void
}

; Not with variable arguments.
define internal <64 x i32> @variadic(<64 x i32> %a, ...) noinline {
; CHECK-LABEL: @variadic(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  ret <64 x i32> %r
}

define spir_kernel void @variadic_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @variadic_kernel(
; CHECK-NEXT:    [[B:%.*]] = call <64 x i32> (<64 x i32>, ...) @variadic(<64 x i32> [[X:%.*]])
; CHECK-NEXT:    [[C:%.*]] = call <64 x i32> (<64 x i32>, ...) @variadic(<64 x i32> [[B]])
; CHECK-NEXT:    store <64 x i32> [[C]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
  %b = call <64 x i32> (<64 x i32>, ...) @variadic(<64 x i32> %x)
  %c = call <64 x i32> (<64 x i32>, ...) @variadic(<64 x i32> %b)
  store <64 x i32> %c, ptr addrspace(1) %out
  ret void
}

; Not a function that is always inlined.
define internal <64 x i32> @always(<64 x i32> %a) alwaysinline {
; CHECK-LABEL: @always(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  ret <64 x i32> %r
}

define spir_kernel void @always_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @always_kernel(
; CHECK-NEXT:    [[B:%.*]] = call <64 x i32> @always(<64 x i32> [[X:%.*]])
; CHECK-NEXT:    [[C:%.*]] = call <64 x i32> @always(<64 x i32> [[B]])
; CHECK-NEXT:    store <64 x i32> [[C]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
  %b = call <64 x i32> @always(<64 x i32> %x)
  %c = call <64 x i32> @always(<64 x i32> %b)
  store <64 x i32> %c, ptr addrspace(1) %out
  ret void
}

; Not one that never returns.
define internal <64 x i32> @endless(<64 x i32> %a) noinline {
; CHECK-LABEL: @endless(
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    [[I:%.*]] = phi <64 x i32> [ [[A:%.*]], [[TMP0:%.*]] ], [ [[R:%.*]], %loop ]
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[I]], [[I]]
; CHECK-NEXT:    [[R]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    br label %loop
  br label %loop

loop:
  %i = phi <64 x i32> [ %a, %0 ], [ %r, %loop ]
  %m = mul <64 x i32> %i, %i
  %r = xor <64 x i32> %m, %a
  br label %loop
}

define spir_kernel void @endless_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @endless_kernel(
; CHECK-NEXT:    [[B:%.*]] = call <64 x i32> @endless(<64 x i32> [[X:%.*]])
; CHECK-NEXT:    [[C:%.*]] = call <64 x i32> @endless(<64 x i32> [[B]])
; CHECK-NEXT:    store <64 x i32> [[C]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
  %b = call <64 x i32> @endless(<64 x i32> %x)
  %c = call <64 x i32> @endless(<64 x i32> %b)
  store <64 x i32> %c, ptr addrspace(1) %out
  ret void
}

; Not calls with bundles.
define internal <64 x i32> @bundled(<64 x i32> %a) noinline {
; CHECK-LABEL: @bundled(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  ret <64 x i32> %r
}

define spir_kernel void @bundled_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @bundled_kernel(
; CHECK-NEXT:    [[B:%.*]] = call <64 x i32> @bundled(<64 x i32> [[X:%.*]])
; CHECK-NEXT:    [[C:%.*]] = call <64 x i32> @bundled(<64 x i32> [[B]]) [ "kept"(i32 1) ]
; CHECK-NEXT:    store <64 x i32> [[C]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
  %b = call <64 x i32> @bundled(<64 x i32> %x)
  %c = call <64 x i32> @bundled(<64 x i32> %b) ["kept"(i32 1)]
  store <64 x i32> %c, ptr addrspace(1) %out
  ret void
}

; Not calls that must be tail calls.
define internal <64 x i32> @tail(<64 x i32> %a) noinline {
; CHECK-LABEL: @tail(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  ret <64 x i32> %r
}

define internal <64 x i32> @tail_caller(<64 x i32> %a) {
; CHECK-LABEL: @tail_caller(
; CHECK-NEXT:    [[B:%.*]] = call <64 x i32> @tail(<64 x i32> [[A:%.*]])
; CHECK-NEXT:    [[C:%.*]] = musttail call <64 x i32> @tail(<64 x i32> [[B]])
; CHECK-NEXT:    ret <64 x i32> [[C]]
  %b = call <64 x i32> @tail(<64 x i32> %a)
  %c = musttail call <64 x i32> @tail(<64 x i32> %b)
  ret <64 x i32> %c
}

; Not a function that returns a pointer to a variable; pointers to memory may be passed and returned.
define internal ptr @private_result(<64 x i32> %a, ptr %p) noinline {
; CHECK-LABEL: @private_result(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr [[P:%.*]], align 256
; CHECK-NEXT:    ret ptr [[P]]
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  store <64 x i32> %r, ptr %p
  ret ptr %p
}

define spir_kernel void @private_result_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @private_result_kernel(
; CHECK-NEXT:    [[V:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[P:%.*]] = call ptr @private_result(<64 x i32> [[X:%.*]], ptr [[V]])
; CHECK-NEXT:    [[Q:%.*]] = call ptr @private_result(<64 x i32> [[X]], ptr [[V]])
; CHECK-NEXT:    [[L:%.*]] = load <64 x i32>, ptr [[Q]], align 256
; CHECK-NEXT:    store <64 x i32> [[L]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
  %v = alloca <64 x i32>
  %p = call ptr @private_result(<64 x i32> %x, ptr %v)
  %q = call ptr @private_result(<64 x i32> %x, ptr %v)
  %l = load <64 x i32>, ptr %q
  store <64 x i32> %l, ptr addrspace(1) %out
  ret void
}

define internal ptr addrspace(1) @memory(<64 x i32> %a, ptr addrspace(1) %p) noinline {
; CHECK-LABEL: @memory(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[P:%.*]], align 256
; CHECK-NEXT:    [[Q:%.*]] = getelementptr i8, ptr addrspace(1) [[P]], i32 256
; CHECK-NEXT:    ret ptr addrspace(1) [[Q]]
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  store <64 x i32> %r, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %p, i32 256
  ret ptr addrspace(1) %q
}

define spir_kernel void @memory_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @memory_kernel(
; CHECK-NEXT:    br label %memory.shared
; CHECK:       .split1:
; CHECK-NEXT:    [[P:%.*]] = phi ptr addrspace(1) [ [[TMP2:%.*]], %memory.shared ]
; CHECK-NEXT:    br label %memory.shared
; CHECK:       .split:
; CHECK-NEXT:    ret void
; CHECK:       memory.shared:
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0:%.*]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi ptr addrspace(1) [ [[OUT:%.*]], [[TMP0]] ], [ [[P]], %.split1 ]
; CHECK-NEXT:    [[TMP2]] = call ptr addrspace(1) @memory(<64 x i32> [[X:%.*]], ptr addrspace(1) [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %p = call ptr addrspace(1) @memory(<64 x i32> %x, ptr addrspace(1) %out)
  %q = call ptr addrspace(1) @memory(<64 x i32> %x, ptr addrspace(1) %p)
  ret void
}

; Variables with lifetimes are copied, and a number is passed beside them.
define internal void @pointed(ptr %v, i32 %i) noinline {
; CHECK-LABEL: @pointed(
; CHECK-NEXT:    [[A:%.*]] = load <64 x i32>, ptr [[V:%.*]], align 256
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A]], [[A]]
; CHECK-NEXT:    [[N:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    [[O:%.*]] = sub <64 x i32> [[N]], [[M]]
; CHECK-NEXT:    [[S:%.*]] = mul <64 x i32> [[O]], [[N]]
; CHECK-NEXT:    [[T:%.*]] = xor <64 x i32> [[S]], [[M]]
; CHECK-NEXT:    [[U:%.*]] = sub <64 x i32> [[T]], [[N]]
; CHECK-NEXT:    store <64 x i32> [[U]], ptr [[V]], align 256
; CHECK-NEXT:    [[AT:%.*]] = getelementptr i32, ptr [[V]], i32 [[I:%.*]]
; CHECK-NEXT:    store i32 1, ptr [[AT]], align 4
; CHECK-NEXT:    ret void
  %a = load <64 x i32>, ptr %v
  %m = mul <64 x i32> %a, %a
  %n = xor <64 x i32> %m, %a
  %o = sub <64 x i32> %n, %m
  %s = mul <64 x i32> %o, %n
  %t = xor <64 x i32> %s, %m
  %u = sub <64 x i32> %t, %n
  store <64 x i32> %u, ptr %v
  %at = getelementptr i32, ptr %v, i32 %i
  store i32 1, ptr %at
  ret void
}

define spir_kernel void @lifetimes(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @lifetimes(
; CHECK-NEXT:    [[V_SHARED:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[V:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[W:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(ptr [[V]])
; CHECK-NEXT:    store <64 x i32> [[X:%.*]], ptr [[V]], align 256
; CHECK-NEXT:    store <64 x i32> [[X]], ptr [[W]], align 256
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[V_SHARED]], ptr align 256 [[V]], i64 256, i1 false)
; CHECK-NEXT:    br label %pointed.shared
; CHECK:       .split1:
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[V]], ptr align 256 [[V_SHARED]], i64 256, i1 false)
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[V_SHARED]], ptr align 256 [[W]], i64 256, i1 false)
; CHECK-NEXT:    br label %pointed.shared
; CHECK:       .split:
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[W]], ptr align 256 [[V_SHARED]], i64 256, i1 false)
; CHECK-NEXT:    [[P:%.*]] = load <64 x i32>, ptr [[V]], align 256
; CHECK-NEXT:    [[Q:%.*]] = load <64 x i32>, ptr [[W]], align 256
; CHECK-NEXT:    [[R:%.*]] = add <64 x i32> [[P]], [[Q]]
; CHECK-NEXT:    call void @llvm.lifetime.end.p0(ptr [[V]])
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
; CHECK:       pointed.shared:
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0:%.*]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi i32 [ 1, [[TMP0]] ], [ 2, %.split1 ]
; CHECK-NEXT:    call void @pointed(ptr [[V_SHARED]], i32 [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %v = alloca <64 x i32>
  %w = alloca <64 x i32>
  call void @llvm.lifetime.start.p0(i64 256, ptr %v)
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  call void @pointed(ptr %v, i32 1)
  call void @pointed(ptr %w, i32 2)
  %p = load <64 x i32>, ptr %v
  %q = load <64 x i32>, ptr %w
  %r = add <64 x i32> %p, %q
  call void @llvm.lifetime.end.p0(i64 256, ptr %v)
  store <64 x i32> %r, ptr addrspace(1) %out
  ret void
}

; Not if a bundle has the variable.
define spir_kernel void @in_bundle(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @in_bundle(
; CHECK-NEXT:    [[V:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[W:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    store <64 x i32> [[X:%.*]], ptr [[V]], align 256
; CHECK-NEXT:    store <64 x i32> [[X]], ptr [[W]], align 256
; CHECK-NEXT:    call void @pointed(ptr [[V]], i32 1)
; CHECK-NEXT:    call void @pointed(ptr [[W]], i32 2)
; CHECK-NEXT:    [[Z:%.*]] = call <64 x i32> @bundled(<64 x i32> [[X]]) [ "kept"(ptr [[V]]) ]
; CHECK-NEXT:    store <64 x i32> [[Z]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    [[P:%.*]] = load <64 x i32>, ptr [[V]], align 256
; CHECK-NEXT:    [[Q:%.*]] = load <64 x i32>, ptr [[W]], align 256
; CHECK-NEXT:    [[R:%.*]] = add <64 x i32> [[P]], [[Q]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[OUT]], align 256
; CHECK-NEXT:    ret void
  %v = alloca <64 x i32>
  %w = alloca <64 x i32>
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  call void @pointed(ptr %v, i32 1)
  call void @pointed(ptr %w, i32 2)
  %z = call <64 x i32> @bundled(<64 x i32> %x) ["kept"(ptr %v)]
  store <64 x i32> %z, ptr addrspace(1) %out
  %p = load <64 x i32>, ptr %v
  %q = load <64 x i32>, ptr %w
  %r = add <64 x i32> %p, %q
  store <64 x i32> %r, ptr addrspace(1) %out
  ret void
}

; Not several elements, nor a variable that is made in a loop or a branch.
define spir_kernel void @array_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @array_kernel(
; CHECK-NEXT:    [[V:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[W:%.*]] = alloca <64 x i32>, i32 2, align 256
; CHECK-NEXT:    store <64 x i32> [[X:%.*]], ptr [[V]], align 256
; CHECK-NEXT:    store <64 x i32> [[X]], ptr [[W]], align 256
; CHECK-NEXT:    call void @pointed(ptr [[W]], i32 1)
; CHECK-NEXT:    call void @pointed(ptr [[V]], i32 2)
; CHECK-NEXT:    [[P:%.*]] = load <64 x i32>, ptr [[V]], align 256
; CHECK-NEXT:    [[Q:%.*]] = load <64 x i32>, ptr [[W]], align 256
; CHECK-NEXT:    [[R:%.*]] = add <64 x i32> [[P]], [[Q]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
  %v = alloca <64 x i32>
  %w = alloca <64 x i32>, i32 2
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  call void @pointed(ptr %w, i32 1)
  call void @pointed(ptr %v, i32 2)
  %p = load <64 x i32>, ptr %v
  %q = load <64 x i32>, ptr %w
  %r = add <64 x i32> %p, %q
  store <64 x i32> %r, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @dynamic(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @dynamic(
; CHECK-NEXT:    [[V:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    store <64 x i32> [[X:%.*]], ptr [[V]], align 256
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    [[W:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    store <64 x i32> [[X]], ptr [[W]], align 256
; CHECK-NEXT:    call void @pointed(ptr [[W]], i32 1)
; CHECK-NEXT:    call void @pointed(ptr [[W]], i32 2)
; CHECK-NEXT:    [[P:%.*]] = load <64 x i32>, ptr [[V]], align 256
; CHECK-NEXT:    [[Q:%.*]] = load <64 x i32>, ptr [[W]], align 256
; CHECK-NEXT:    [[R:%.*]] = add <64 x i32> [[P]], [[Q]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
  %v = alloca <64 x i32>
  store <64 x i32> %x, ptr %v
  br label %next

next:
  %w = alloca <64 x i32>
  store <64 x i32> %x, ptr %w
  call void @pointed(ptr %w, i32 1)
  call void @pointed(ptr %w, i32 2)
  %p = load <64 x i32>, ptr %v
  %q = load <64 x i32>, ptr %w
  %r = add <64 x i32> %p, %q
  store <64 x i32> %r, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @dynamic_and_static(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @dynamic_and_static(
; CHECK-NEXT:    [[V:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    store <64 x i32> [[X:%.*]], ptr [[V]], align 256
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    [[W:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    store <64 x i32> [[X]], ptr [[W]], align 256
; CHECK-NEXT:    call void @pointed(ptr [[V]], i32 1)
; CHECK-NEXT:    call void @pointed(ptr [[W]], i32 2)
; CHECK-NEXT:    [[P:%.*]] = load <64 x i32>, ptr [[V]], align 256
; CHECK-NEXT:    [[Q:%.*]] = load <64 x i32>, ptr [[W]], align 256
; CHECK-NEXT:    [[R:%.*]] = add <64 x i32> [[P]], [[Q]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
  %v = alloca <64 x i32>
  store <64 x i32> %x, ptr %v
  br label %next

next:
  %w = alloca <64 x i32>
  store <64 x i32> %x, ptr %w
  call void @pointed(ptr %v, i32 1)
  call void @pointed(ptr %w, i32 2)
  %p = load <64 x i32>, ptr %v
  %q = load <64 x i32>, ptr %w
  %r = add <64 x i32> %p, %q
  store <64 x i32> %r, ptr addrspace(1) %out
  ret void
}

; Not if a structure or a vector of pointers may lead to the variable. Those of numbers do not.
define internal void @struct(ptr %v, { i32, ptr addrspace(4) } %s2) noinline {
; CHECK-LABEL: @struct(
; CHECK-NEXT:    [[A:%.*]] = load <64 x i32>, ptr [[V:%.*]], align 256
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A]], [[A]]
; CHECK-NEXT:    [[N:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    [[O:%.*]] = sub <64 x i32> [[N]], [[M]]
; CHECK-NEXT:    [[S:%.*]] = mul <64 x i32> [[O]], [[N]]
; CHECK-NEXT:    [[T:%.*]] = xor <64 x i32> [[S]], [[M]]
; CHECK-NEXT:    [[U:%.*]] = sub <64 x i32> [[T]], [[N]]
; CHECK-NEXT:    store <64 x i32> [[U]], ptr [[V]], align 256
; CHECK-NEXT:    [[W:%.*]] = extractvalue { i32, ptr addrspace(4) } [[S2:%.*]], 1
; CHECK-NEXT:    store i32 1, ptr addrspace(4) [[W]], align 4
; CHECK-NEXT:    ret void
  %a = load <64 x i32>, ptr %v
  %m = mul <64 x i32> %a, %a
  %n = xor <64 x i32> %m, %a
  %o = sub <64 x i32> %n, %m
  %s = mul <64 x i32> %o, %n
  %t = xor <64 x i32> %s, %m
  %u = sub <64 x i32> %t, %n
  store <64 x i32> %u, ptr %v
  %w = extractvalue { i32, ptr addrspace(4) } %s2, 1
  store i32 1, ptr addrspace(4) %w
  ret void
}

define spir_kernel void @struct_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @struct_kernel(
; CHECK-NEXT:    [[V:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[W:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    store <64 x i32> [[X:%.*]], ptr [[V]], align 256
; CHECK-NEXT:    store <64 x i32> [[X]], ptr [[W]], align 256
; CHECK-NEXT:    [[G:%.*]] = addrspacecast ptr [[V]] to ptr addrspace(4)
; CHECK-NEXT:    [[S:%.*]] = insertvalue { i32, ptr addrspace(4) } { i32 1, ptr addrspace(4) undef }, ptr addrspace(4) [[G]], 1
; CHECK-NEXT:    [[H:%.*]] = addrspacecast ptr [[W]] to ptr addrspace(4)
; CHECK-NEXT:    [[T:%.*]] = insertvalue { i32, ptr addrspace(4) } { i32 1, ptr addrspace(4) undef }, ptr addrspace(4) [[H]], 1
; CHECK-NEXT:    call void @struct(ptr [[V]], { i32, ptr addrspace(4) } [[T]])
; CHECK-NEXT:    call void @struct(ptr [[W]], { i32, ptr addrspace(4) } [[S]])
; CHECK-NEXT:    [[P:%.*]] = load <64 x i32>, ptr [[V]], align 256
; CHECK-NEXT:    [[Q:%.*]] = load <64 x i32>, ptr [[W]], align 256
; CHECK-NEXT:    [[R:%.*]] = add <64 x i32> [[P]], [[Q]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
  %v = alloca <64 x i32>
  %w = alloca <64 x i32>
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  %g = addrspacecast ptr %v to ptr addrspace(4)
  %s = insertvalue { i32, ptr addrspace(4) } { i32 1, ptr addrspace(4) undef }, ptr addrspace(4) %g, 1
  %h = addrspacecast ptr %w to ptr addrspace(4)
  %t = insertvalue { i32, ptr addrspace(4) } { i32 1, ptr addrspace(4) undef }, ptr addrspace(4) %h, 1
  call void @struct(ptr %v, { i32, ptr addrspace(4) } %t)
  call void @struct(ptr %w, { i32, ptr addrspace(4) } %s)
  %p = load <64 x i32>, ptr %v
  %q = load <64 x i32>, ptr %w
  %r = add <64 x i32> %p, %q
  store <64 x i32> %r, ptr addrspace(1) %out
  ret void
}

define internal void @number_struct(ptr %v, { i32, i32 } %s2) noinline {
; CHECK-LABEL: @number_struct(
; CHECK-NEXT:    [[A:%.*]] = load <64 x i32>, ptr [[V:%.*]], align 256
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A]], [[A]]
; CHECK-NEXT:    [[N:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    [[O:%.*]] = sub <64 x i32> [[N]], [[M]]
; CHECK-NEXT:    [[S:%.*]] = mul <64 x i32> [[O]], [[N]]
; CHECK-NEXT:    [[T:%.*]] = xor <64 x i32> [[S]], [[M]]
; CHECK-NEXT:    [[U:%.*]] = sub <64 x i32> [[T]], [[N]]
; CHECK-NEXT:    store <64 x i32> [[U]], ptr [[V]], align 256
; CHECK-NEXT:    [[W:%.*]] = extractvalue { i32, i32 } [[S2:%.*]], 1
; CHECK-NEXT:    store i32 [[W]], ptr [[V]], align 4
; CHECK-NEXT:    ret void
  %a = load <64 x i32>, ptr %v
  %m = mul <64 x i32> %a, %a
  %n = xor <64 x i32> %m, %a
  %o = sub <64 x i32> %n, %m
  %s = mul <64 x i32> %o, %n
  %t = xor <64 x i32> %s, %m
  %u = sub <64 x i32> %t, %n
  store <64 x i32> %u, ptr %v
  %w = extractvalue { i32, i32 } %s2, 1
  store i32 %w, ptr %v
  ret void
}

define spir_kernel void @number_struct_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @number_struct_kernel(
; CHECK-NEXT:    [[V_SHARED:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[V:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[W:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    store <64 x i32> [[X:%.*]], ptr [[V]], align 256
; CHECK-NEXT:    store <64 x i32> [[X]], ptr [[W]], align 256
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[V_SHARED]], ptr align 256 [[V]], i64 256, i1 false)
; CHECK-NEXT:    br label %number_struct.shared
; CHECK:       .split1:
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[V]], ptr align 256 [[V_SHARED]], i64 256, i1 false)
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[V_SHARED]], ptr align 256 [[W]], i64 256, i1 false)
; CHECK-NEXT:    br label %number_struct.shared
; CHECK:       .split:
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[W]], ptr align 256 [[V_SHARED]], i64 256, i1 false)
; CHECK-NEXT:    [[P:%.*]] = load <64 x i32>, ptr [[V]], align 256
; CHECK-NEXT:    [[Q:%.*]] = load <64 x i32>, ptr [[W]], align 256
; CHECK-NEXT:    [[R:%.*]] = add <64 x i32> [[P]], [[Q]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
; CHECK:       number_struct.shared:
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0:%.*]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi { i32, i32 } [ { i32 1, i32 2 }, [[TMP0]] ], [ { i32 2, i32 3 }, %.split1 ]
; CHECK-NEXT:    call void @number_struct(ptr [[V_SHARED]], { i32, i32 } [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %v = alloca <64 x i32>
  %w = alloca <64 x i32>
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  call void @number_struct(ptr %v, { i32, i32 } { i32 1, i32 2 })
  call void @number_struct(ptr %w, { i32, i32 } { i32 2, i32 3 })
  %p = load <64 x i32>, ptr %v
  %q = load <64 x i32>, ptr %w
  %r = add <64 x i32> %p, %q
  store <64 x i32> %r, ptr addrspace(1) %out
  ret void
}

define internal void @vector(ptr %v, <2 x ptr addrspace(4)> %p) noinline {
; CHECK-LABEL: @vector(
; CHECK-NEXT:    [[A:%.*]] = load <64 x i32>, ptr [[V:%.*]], align 256
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A]], [[A]]
; CHECK-NEXT:    [[N:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    [[O:%.*]] = sub <64 x i32> [[N]], [[M]]
; CHECK-NEXT:    [[S:%.*]] = mul <64 x i32> [[O]], [[N]]
; CHECK-NEXT:    [[T:%.*]] = xor <64 x i32> [[S]], [[M]]
; CHECK-NEXT:    [[U:%.*]] = sub <64 x i32> [[T]], [[N]]
; CHECK-NEXT:    store <64 x i32> [[U]], ptr [[V]], align 256
; CHECK-NEXT:    [[W:%.*]] = extractelement <2 x ptr addrspace(4)> [[P:%.*]], i32 1
; CHECK-NEXT:    store i32 1, ptr addrspace(4) [[W]], align 4
; CHECK-NEXT:    ret void
  %a = load <64 x i32>, ptr %v
  %m = mul <64 x i32> %a, %a
  %n = xor <64 x i32> %m, %a
  %o = sub <64 x i32> %n, %m
  %s = mul <64 x i32> %o, %n
  %t = xor <64 x i32> %s, %m
  %u = sub <64 x i32> %t, %n
  store <64 x i32> %u, ptr %v
  %w = extractelement <2 x ptr addrspace(4)> %p, i32 1
  store i32 1, ptr addrspace(4) %w
  ret void
}

define spir_kernel void @vector_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @vector_kernel(
; CHECK-NEXT:    [[V:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[W:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    store <64 x i32> [[X:%.*]], ptr [[V]], align 256
; CHECK-NEXT:    store <64 x i32> [[X]], ptr [[W]], align 256
; CHECK-NEXT:    [[G:%.*]] = addrspacecast ptr [[V]] to ptr addrspace(4)
; CHECK-NEXT:    [[S:%.*]] = insertelement <2 x ptr addrspace(4)> undef, ptr addrspace(4) [[G]], i32 1
; CHECK-NEXT:    [[H:%.*]] = addrspacecast ptr [[W]] to ptr addrspace(4)
; CHECK-NEXT:    [[T:%.*]] = insertelement <2 x ptr addrspace(4)> undef, ptr addrspace(4) [[H]], i32 1
; CHECK-NEXT:    call void @vector(ptr [[V]], <2 x ptr addrspace(4)> [[T]])
; CHECK-NEXT:    call void @vector(ptr [[W]], <2 x ptr addrspace(4)> [[S]])
; CHECK-NEXT:    [[P:%.*]] = load <64 x i32>, ptr [[V]], align 256
; CHECK-NEXT:    [[Q:%.*]] = load <64 x i32>, ptr [[W]], align 256
; CHECK-NEXT:    [[R:%.*]] = add <64 x i32> [[P]], [[Q]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
  %v = alloca <64 x i32>
  %w = alloca <64 x i32>
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  %g = addrspacecast ptr %v to ptr addrspace(4)
  %s = insertelement <2 x ptr addrspace(4)> undef, ptr addrspace(4) %g, i32 1
  %h = addrspacecast ptr %w to ptr addrspace(4)
  %t = insertelement <2 x ptr addrspace(4)> undef, ptr addrspace(4) %h, i32 1
  call void @vector(ptr %v, <2 x ptr addrspace(4)> %t)
  call void @vector(ptr %w, <2 x ptr addrspace(4)> %s)
  %p = load <64 x i32>, ptr %v
  %q = load <64 x i32>, ptr %w
  %r = add <64 x i32> %p, %q
  store <64 x i32> %r, ptr addrspace(1) %out
  ret void
}

; A variable that is passed by value keeps that.
define internal void @by_value(ptr byval(<64 x i32>) align 256 %v, ptr addrspace(1) %p) noinline {
; CHECK-LABEL: @by_value(
; CHECK-NEXT:    [[A:%.*]] = load <64 x i32>, ptr [[V:%.*]], align 256
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A]], [[A]]
; CHECK-NEXT:    [[N:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    [[O:%.*]] = sub <64 x i32> [[N]], [[M]]
; CHECK-NEXT:    [[S:%.*]] = mul <64 x i32> [[O]], [[N]]
; CHECK-NEXT:    [[T:%.*]] = xor <64 x i32> [[S]], [[M]]
; CHECK-NEXT:    [[U:%.*]] = sub <64 x i32> [[T]], [[N]]
; CHECK-NEXT:    store <64 x i32> [[U]], ptr [[V]], align 256
; CHECK-NEXT:    store <64 x i32> [[U]], ptr addrspace(1) [[P:%.*]], align 256
; CHECK-NEXT:    ret void
  %a = load <64 x i32>, ptr %v
  %m = mul <64 x i32> %a, %a
  %n = xor <64 x i32> %m, %a
  %o = sub <64 x i32> %n, %m
  %s = mul <64 x i32> %o, %n
  %t = xor <64 x i32> %s, %m
  %u = sub <64 x i32> %t, %n
  store <64 x i32> %u, ptr %v
  store <64 x i32> %u, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @by_value_kernel(<64 x i32> %x, ptr addrspace(1) %out) {
; CHECK-LABEL: @by_value_kernel(
; CHECK-NEXT:    [[V_SHARED:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[V:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    [[W:%.*]] = alloca <64 x i32>, align 256
; CHECK-NEXT:    store <64 x i32> [[X:%.*]], ptr [[V]], align 256
; CHECK-NEXT:    store <64 x i32> [[X]], ptr [[W]], align 256
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[V_SHARED]], ptr align 256 [[V]], i64 256, i1 false)
; CHECK-NEXT:    br label %by_value.shared
; CHECK:       .split1:
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[V]], ptr align 256 [[V_SHARED]], i64 256, i1 false)
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[V_SHARED]], ptr align 256 [[W]], i64 256, i1 false)
; CHECK-NEXT:    br label %by_value.shared
; CHECK:       .split:
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 256 [[W]], ptr align 256 [[V_SHARED]], i64 256, i1 false)
; CHECK-NEXT:    [[P:%.*]] = load <64 x i32>, ptr [[V]], align 256
; CHECK-NEXT:    [[Q:%.*]] = load <64 x i32>, ptr [[W]], align 256
; CHECK-NEXT:    [[R:%.*]] = add <64 x i32> [[P]], [[Q]]
; CHECK-NEXT:    store <64 x i32> [[R]], ptr addrspace(1) [[OUT:%.*]], align 256
; CHECK-NEXT:    ret void
; CHECK:       by_value.shared:
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0:%.*]] ], [ 0, %.split1 ]
; CHECK-NEXT:    call void @by_value(ptr byval(<64 x i32>) [[V_SHARED]], ptr addrspace(1) [[OUT]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %v = alloca <64 x i32>
  %w = alloca <64 x i32>
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  call void @by_value(ptr byval(<64 x i32>) align 256 %v, ptr addrspace(1) %out)
  call void @by_value(ptr byval(<64 x i32>) align 256 %w, ptr addrspace(1) %out)
  %p = load <64 x i32>, ptr %v
  %q = load <64 x i32>, ptr %w
  %r = add <64 x i32> %p, %q
  store <64 x i32> %r, ptr addrspace(1) %out
  ret void
}

; Addresses that are computed between the calls, of other addresses, are computed again; also for a phi.
define internal <64 x i32> @work(<64 x i32> %a) noinline {
; CHECK-LABEL: @work(
; CHECK-NEXT:    [[M:%.*]] = mul <64 x i32> [[A:%.*]], [[A]]
; CHECK-NEXT:    [[R:%.*]] = xor <64 x i32> [[M]], [[A]]
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %m = mul <64 x i32> %a, %a
  %r = xor <64 x i32> %m, %a
  ret <64 x i32> %r
}

define spir_kernel void @addresses(<64 x i32> %x, i32 %n, ptr addrspace(1) %out) {
; CHECK-LABEL: @addresses(
; CHECK-NEXT:    br label %work.shared
; CHECK:       .split1:
; CHECK-NEXT:    [[B:%.*]] = phi <64 x i32> [ [[TMP4:%.*]], %work.shared ]
; CHECK-NEXT:    [[FIRST:%.*]] = getelementptr i32, ptr addrspace(1) [[OUT:%.*]], i32 [[N:%.*]]
; CHECK-NEXT:    [[SECOND:%.*]] = getelementptr i32, ptr addrspace(1) [[FIRST]], i32 [[N]]
; CHECK-NEXT:    store <64 x i32> [[B]], ptr addrspace(1) [[SECOND]], align 256
; CHECK-NEXT:    br label %work.shared
; CHECK:       .split:
; CHECK-NEXT:    [[C:%.*]] = phi <64 x i32> [ [[TMP4]], %work.shared ]
; CHECK-NEXT:    [[TMP1:%.*]] = getelementptr i32, ptr addrspace(1) [[OUT]], i32 [[N]]
; CHECK-NEXT:    [[TMP2:%.*]] = getelementptr i32, ptr addrspace(1) [[TMP1]], i32 [[N]]
; CHECK-NEXT:    store <64 x i32> [[C]], ptr addrspace(1) [[TMP2]], align 256
; CHECK-NEXT:    ret void
; CHECK:       work.shared:
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0:%.*]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP3:%.*]] = phi <64 x i32> [ [[X:%.*]], [[TMP0]] ], [ [[B]], %.split1 ]
; CHECK-NEXT:    [[TMP4]] = call <64 x i32> @work(<64 x i32> [[TMP3]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %b = call <64 x i32> @work(<64 x i32> %x)
  %first = getelementptr i32, ptr addrspace(1) %out, i32 %n
  %second = getelementptr i32, ptr addrspace(1) %first, i32 %n
  store <64 x i32> %b, ptr addrspace(1) %second
  %c = call <64 x i32> @work(<64 x i32> %b)
  store <64 x i32> %c, ptr addrspace(1) %second
  ret void
}

define spir_kernel void @addresses_in_phi(<64 x i32> %x, i32 %n, ptr addrspace(1) %out) {
; CHECK-LABEL: @addresses_in_phi(
; CHECK:       entry:
; CHECK-NEXT:    br label %work.shared
; CHECK:       entry.split1:
; CHECK-NEXT:    [[B:%.*]] = phi <64 x i32> [ [[TMP2:%.*]], %work.shared ]
; CHECK-NEXT:    [[FIRST:%.*]] = getelementptr i32, ptr addrspace(1) [[OUT:%.*]], i32 [[N:%.*]]
; CHECK-NEXT:    br label %work.shared
; CHECK:       entry.split:
; CHECK-NEXT:    [[C:%.*]] = phi <64 x i32> [ [[TMP2]], %work.shared ]
; CHECK-NEXT:    [[D:%.*]] = icmp eq i32 [[N]], 0
; CHECK-NEXT:    [[TMP0:%.*]] = getelementptr i32, ptr addrspace(1) [[OUT]], i32 [[N]]
; CHECK-NEXT:    br i1 [[D]], label %end, label %then
; CHECK:       then:
; CHECK-NEXT:    store <64 x i32> [[B2:%.*]], ptr addrspace(1) [[OUT]], align 256
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[AT:%.*]] = phi ptr addrspace(1) [ [[TMP0]], %entry.split ], [ [[OUT]], %then ]
; CHECK-NEXT:    store <64 x i32> [[C]], ptr addrspace(1) [[AT]], align 256
; CHECK-NEXT:    ret void
; CHECK:       work.shared:
; CHECK-NEXT:    [[B2]] = phi <64 x i32> [ poison, %entry ], [ [[B]], %entry.split1 ]
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, %entry ], [ 0, %entry.split1 ]
; CHECK-NEXT:    [[TMP1:%.*]] = phi <64 x i32> [ [[X:%.*]], %entry ], [ [[B]], %entry.split1 ]
; CHECK-NEXT:    [[TMP2]] = call <64 x i32> @work(<64 x i32> [[TMP1]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %entry.split1 [
; CHECK-NEXT:    i32 0, label %entry.split
; CHECK-NEXT:    ]
entry:
  %b = call <64 x i32> @work(<64 x i32> %x)
  %first = getelementptr i32, ptr addrspace(1) %out, i32 %n
  %c = call <64 x i32> @work(<64 x i32> %b)
  %d = icmp eq i32 %n, 0
  br i1 %d, label %end, label %then

then:
  store <64 x i32> %b, ptr addrspace(1) %out
  br label %end

end:
  %at = phi ptr addrspace(1) [ %first, %entry ], [ %out, %then ]
  store <64 x i32> %c, ptr addrspace(1) %at
  ret void
}

; An address of a number that is computed between the calls: the number gets a phi.
define spir_kernel void @number_between(<64 x i32> %x, i32 %n, ptr addrspace(1) %out) {
; CHECK-LABEL: @number_between(
; CHECK-NEXT:    br label %work.shared
; CHECK:       .split1:
; CHECK-NEXT:    [[B:%.*]] = phi <64 x i32> [ [[TMP3:%.*]], %work.shared ]
; CHECK-NEXT:    [[E:%.*]] = extractelement <64 x i32> [[B]], i32 0
; CHECK-NEXT:    [[AT:%.*]] = getelementptr i32, ptr addrspace(1) [[OUT:%.*]], i32 [[E]]
; CHECK-NEXT:    br label %work.shared
; CHECK:       .split:
; CHECK-NEXT:    [[C:%.*]] = phi <64 x i32> [ [[TMP3]], %work.shared ]
; CHECK-NEXT:    [[TMP1:%.*]] = getelementptr i32, ptr addrspace(1) [[OUT]], i32 [[E2:%.*]]
; CHECK-NEXT:    store <64 x i32> [[C]], ptr addrspace(1) [[TMP1]], align 256
; CHECK-NEXT:    ret void
; CHECK:       work.shared:
; CHECK-NEXT:    [[E2]] = phi i32 [ poison, [[TMP0:%.*]] ], [ [[E]], %.split1 ]
; CHECK-NEXT:    [[CALLER:%.*]] = phi i32 [ -1, [[TMP0]] ], [ 0, %.split1 ]
; CHECK-NEXT:    [[TMP2:%.*]] = phi <64 x i32> [ [[X:%.*]], [[TMP0]] ], [ [[B]], %.split1 ]
; CHECK-NEXT:    [[TMP3]] = call <64 x i32> @work(<64 x i32> [[TMP2]])
; CHECK-NEXT:    switch i32 [[CALLER]], label %.split1 [
; CHECK-NEXT:    i32 0, label %.split
; CHECK-NEXT:    ]
  %b = call <64 x i32> @work(<64 x i32> %x)
  %e = extractelement <64 x i32> %b, i32 0
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %e
  %c = call <64 x i32> @work(<64 x i32> %b)
  store <64 x i32> %c, ptr addrspace(1) %at
  ret void
}
