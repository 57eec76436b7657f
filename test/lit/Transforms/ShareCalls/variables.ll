; Pointers to variables. Each negative case violates one condition.
; RUN: cmx-opt -passes=cmx-share-calls -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-share-calls --check-each -S -o %t.ll %s
; CHECK lines by hand: the negative cases stay as they are.

define internal void @work(ptr %v, ptr %n) #0 {
  %a = load <64 x i32>, ptr %v, align 256
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  %d = sub <64 x i32> %c, splat (i32 3)
  %e = lshr <64 x i32> %d, splat (i32 1)
  %f = xor <64 x i32> %e, %b
  %g = add <64 x i32> %f, %c
  store <64 x i32> %g, ptr %v, align 256
  %i = getelementptr i8, ptr %n, i32 4
  %m = load i32, ptr %i, align 4
  %m1 = add i32 %m, 1
  store i32 %m1, ptr %i, align 4
  ret void
}

; The same variables everywhere: they are passed on.
; CHECK-LABEL: @same(
; CHECK-NOT: memcpy
; CHECK: work.shared:
; CHECK-NEXT: %caller = phi i32 [ -1, %0 ], [ 0, %{{.*}} ]
; CHECK-NEXT: call void @work(ptr %v, ptr %n)
; CHECK-NEXT: switch i32 %caller, label %{{.*}} [
define spir_kernel void @same(<64 x i32> %x, ptr addrspace(1) %out) {
  %v = alloca <64 x i32>, align 256
  %n = alloca <2 x i32>, align 8
  store <64 x i32> %x, ptr %v
  store <2 x i32> zeroinitializer, ptr %n
  call void @work(ptr %v, ptr %n)
  call void @work(ptr %v, ptr %n)
  %r = load <64 x i32>, ptr %v
  %c = load i32, ptr %n
  store <64 x i32> %r, ptr addrspace(1) %out
  store i32 %c, ptr addrspace(1) %out
  ret void
}

; Another variable each time: the function works on a copy.
; CHECK-LABEL: @copied(
; CHECK: %[[COPY:.*]] = alloca <2 x i32>
; CHECK: call void @llvm.memcpy{{.*}}(ptr align 8 %[[COPY]], ptr align 8 %n, i64 8, i1 false)
; CHECK-NEXT: br label %work.shared
; CHECK: call void @llvm.memcpy{{.*}}(ptr align 8 %n, ptr align 8 %[[COPY]], i64 8, i1 false)
; CHECK: call void @llvm.memcpy{{.*}}(ptr align 8 %[[COPY]], ptr align 4 %m, i64 8, i1 false)
; CHECK-NEXT: br label %work.shared
; CHECK: call void @llvm.memcpy{{.*}}(ptr align 4 %m, ptr align 8 %[[COPY]], i64 8, i1 false)
; CHECK: work.shared:
; CHECK: call void @work(ptr %v, ptr %[[COPY]])
define spir_kernel void @copied(<64 x i32> %x, ptr addrspace(1) %out) {
  %v = alloca <64 x i32>, align 256
  %n = alloca <2 x i32>, align 8
  %m = alloca <2 x i32>, align 4
  store <64 x i32> %x, ptr %v
  store <2 x i32> zeroinitializer, ptr %n
  store <2 x i32> <i32 4, i32 5>, ptr %m
  call void @work(ptr %v, ptr %n)
  call void @work(ptr %v, ptr %m)
  %r = load <64 x i32>, ptr %v
  store <64 x i32> %r, ptr addrspace(1) %out
  %c = load <2 x i32>, ptr %n
  store <2 x i32> %c, ptr addrspace(1) %out
  ret void
}

; The variables have different types.
; CHECK-LABEL: @types(
; CHECK-COUNT-2: call void @work(
; CHECK-NOT: shared:
define spir_kernel void @types(<64 x i32> %x, ptr addrspace(1) %out) {
  %v = alloca <64 x i32>, align 256
  %n = alloca <2 x i32>, align 8
  %m = alloca <4 x i32>, align 8
  store <64 x i32> %x, ptr %v
  store <2 x i32> zeroinitializer, ptr %n
  store <4 x i32> zeroinitializer, ptr %m
  call void @work(ptr %v, ptr %n)
  call void @work(ptr %v, ptr %m)
  ret void
}

; A place inside of a variable.
; CHECK-LABEL: @inside(
; CHECK-COUNT-2: call void @work(
; CHECK-NOT: shared:
define spir_kernel void @inside(<64 x i32> %x, ptr addrspace(1) %out) {
  %v = alloca <64 x i32>, align 256
  %n = alloca <4 x i32>, align 8
  store <64 x i32> %x, ptr %v
  store <4 x i32> zeroinitializer, ptr %n
  %m = getelementptr i8, ptr %n, i32 8
  call void @work(ptr %v, ptr %n)
  call void @work(ptr %v, ptr %m)
  ret void
}

; One variable twice in a call: two copies would be two variables.
; CHECK-LABEL: @twice(
; CHECK-COUNT-2: call void @work(
; CHECK-NOT: shared:
define spir_kernel void @twice(<64 x i32> %x, ptr addrspace(1) %out) {
  %v = alloca <64 x i32>, align 256
  %w = alloca <64 x i32>, align 256
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  call void @work(ptr %v, ptr %w)
  call void @work(ptr %w, ptr %w)
  ret void
}

; Somebody else knows one of the variables.
; CHECK-LABEL: @known(
; CHECK-COUNT-2: call void @work(
; CHECK-NOT: shared:
define spir_kernel void @known(<64 x i32> %x, ptr addrspace(1) %out) {
  %v = alloca <64 x i32>, align 256
  %n = alloca <2 x i32>, align 8
  %m = alloca <2 x i32>, align 8
  store <64 x i32> %x, ptr %v
  store <2 x i32> zeroinitializer, ptr %n
  store <2 x i32> zeroinitializer, ptr %m
  %i = ptrtoint ptr %m to i64
  call void @work(ptr %v, ptr %n)
  call void @work(ptr %v, ptr %m)
  store i64 %i, ptr addrspace(1) %out
  ret void
}

; The function keeps the pointer.
; CHECK-LABEL: @keeps(
; CHECK-COUNT-2: call <64 x i32> @keeping(
; CHECK-NOT: shared:
define internal <64 x i32> @keeping(ptr %v) #0 {
  %a = load <64 x i32>, ptr %v, align 256
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  %d = sub <64 x i32> %c, splat (i32 3)
  %e = lshr <64 x i32> %d, splat (i32 1)
  %f = xor <64 x i32> %e, %b
  %p = ptrtoint ptr %v to i32
  %g = insertelement <64 x i32> %f, i32 %p, i32 0
  ret <64 x i32> %g
}
define spir_kernel void @keeps(<64 x i32> %x, ptr addrspace(1) %out) {
  %v = alloca <64 x i32>, align 256
  %w = alloca <64 x i32>, align 256
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  %a = call <64 x i32> @keeping(ptr %v)
  %b = call <64 x i32> @keeping(ptr %w)
  store <64 x i32> %b, ptr addrspace(1) %out
  ret void
}

; Another pointer leads to the variable.
; CHECK-LABEL: @generic(
; CHECK-COUNT-2: call void @work2(
; CHECK-NOT: shared:
define internal void @work2(ptr %v, ptr addrspace(4) %w) #0 {
  %a = load <64 x i32>, ptr %v, align 256
  %b = mul <64 x i32> %a, %a
  %c = xor <64 x i32> %b, %a
  %d = sub <64 x i32> %c, splat (i32 3)
  %e = lshr <64 x i32> %d, splat (i32 1)
  %f = xor <64 x i32> %e, %b
  %g = add <64 x i32> %f, %c
  store <64 x i32> %g, ptr addrspace(4) %w, align 256
  ret void
}
define spir_kernel void @generic(<64 x i32> %x, ptr addrspace(1) %out) {
  %v = alloca <64 x i32>, align 256
  %w = alloca <64 x i32>, align 256
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  %vg = addrspacecast ptr %v to ptr addrspace(4)
  %wg = addrspacecast ptr %w to ptr addrspace(4)
  call void @work2(ptr %v, ptr addrspace(4) %vg)
  call void @work2(ptr %w, ptr addrspace(4) %wg)
  ret void
}

; The same, of many steps.
; CHECK-LABEL: @deep(
; CHECK-COUNT-2: call void @work(
; CHECK-NOT: shared:
define spir_kernel void @deep(<64 x i32> %x, ptr addrspace(1) %out) {
  %v = alloca <64 x i32>, align 256
  %w = alloca <64 x i32>, align 256
  store <64 x i32> %x, ptr %v
  store <64 x i32> %x, ptr %w
  %a = getelementptr i8, ptr %w, i32 0
  %b = getelementptr i8, ptr %a, i32 0
  %c = getelementptr i8, ptr %b, i32 0
  %d = getelementptr i8, ptr %c, i32 0
  %e = getelementptr i8, ptr %d, i32 0
  %f = getelementptr i8, ptr %e, i32 0
  %g = getelementptr i8, ptr %f, i32 0
  call void @work(ptr %v, ptr %v)
  call void @work(ptr %w, ptr %g)
  ret void
}

attributes #0 = { noinline }
