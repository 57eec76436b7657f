; Annotated functions become kernels; what they call is inlined.
; CHECK lines by hand: metadata is checked
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s --implicit-check-not=annot
; RUN: cmx-opt -passes=cmx-lower-cm,cmx-lower-cm -S %s | FileCheck %s --implicit-check-not=annot
target datalayout = "e-i64:64-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

@.kernel = private unnamed_addr addrspace(1) constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@.type = private unnamed_addr addrspace(1) constant [16 x i8] c"cm.type:svmptr_t", section "llvm.metadata"
@.image = private unnamed_addr addrspace(1) constant [18 x i8] c"cm.type:image2d_t\00", section "llvm.metadata"
@.other = private unnamed_addr addrspace(1) constant [6 x i8] c"other\00", section "llvm.metadata"
@.file = private unnamed_addr addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"
@llvm.global.annotations = appending addrspace(1) global [3 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) addrspacecast (ptr @first to ptr addrspace(1)), ptr addrspace(1) @.kernel, ptr addrspace(1) @.file, i32 1, ptr addrspace(1) null },
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) addrspacecast (ptr @second to ptr addrspace(1)), ptr addrspace(1) @.kernel, ptr addrspace(1) @.file, i32 2, ptr addrspace(1) null },
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) addrspacecast (ptr @helper to ptr addrspace(1)), ptr addrspace(1) @.other, ptr addrspace(1) @.file, i32 3, ptr addrspace(1) null }], section "llvm.metadata"

declare spir_func <4 x i32> @_ZN2cm7builtin8oword_ldIDv4_iEET_i12SurfaceIndexi(i32, i32, i32)
declare spir_func void @_ZN2cm7builtin8oword_stIDv4_iEEv12SurfaceIndexiT_(i32, i32, <4 x i32>)
declare spir_func i16 @_ZN2cm7builtin8thread_xEv()
declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))

; The first argument is a surface since it is used as one, the second is none.
; CHECK: define dllexport spir_kernel void @first(i32 %src, i32 %n)
; CHECK: call i16 @llvm.genx.thread.x()
; CHECK: call <4 x i32> @llvm.genx.oword.ld.v4i32(i32 0, i32 %src, i32 %n)
; CHECK: call void @llvm.genx.oword.st.v4i32(i32 %src, i32
define spir_func void @first(i32 %src, i32 %n) noinline optnone {
  %at = call spir_func i32 @helper()
  %v = call spir_func <4 x i32> @_ZN2cm7builtin8oword_ldIDv4_iEET_i12SurfaceIndexi(i32 0, i32 %src, i32 %n)
  call spir_func void @_ZN2cm7builtin8oword_stIDv4_iEEv12SurfaceIndexiT_(i32 %src, i32 %at, <4 x i32> %v)
  ret void
}

; What the source says of an argument counts more than its use.
; CHECK: define dllexport spir_kernel void @second(i32 %dst)
define spir_func void @second(i32 %dst) {
  %slot = alloca i32
  store i32 %dst, ptr %slot
  call void @llvm.var.annotation.p0.p1(ptr %slot, ptr addrspace(1) @.image, ptr addrspace(1) @.file, i32 2, ptr addrspace(1) null)
  ret void
}

; CHECK-NOT: @helper
define linkonce_odr spir_func i32 @helper() noinline {
  %x = call spir_func i16 @_ZN2cm7builtin8thread_xEv()
  %w = zext i16 %x to i32
  ret i32 %w
}

; CHECK: !genx.kernels = !{[[FIRST:![0-9]+]], [[SECOND:![0-9]+]]}
; CHECK: [[FIRST]] = !{ptr @first, !"first", [[KINDS:![0-9]+]], i32 0, i32 0, {{.*}}, [[DESCS:![0-9]+]], i32 0}
; CHECK: [[KINDS]] = !{i32 2, i32 0}
; CHECK: [[DESCS]] = !{!"", !""}
; CHECK: [[SECOND]] = !{ptr @second, !"second", [[KINDS:![0-9]+]], i32 0, i32 0, {{.*}}, [[DESCS:![0-9]+]], i32 0}
; CHECK: [[KINDS]] = !{i32 2}
; CHECK: [[DESCS]] = !{!"image2d_t"}
