; The type that the source gives to an argument says its kind.
; CHECK lines by hand: metadata is checked
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s
target datalayout = "e-i64:64-n8:16:32:64"
target triple = "spirv64-unknown-unknown"

%class.SurfaceIndex = type { i32 }
%class.SamplerIndex = type { i32 }
%class.Other = type { i32 }
%"class.cm::vector.7" = type { [32 x i8], [0 x [8 x float]] }

@.kernel = private unnamed_addr constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@.sampler = private unnamed_addr constant [18 x i8] c"cm.type:sampler_t\00", section "llvm.metadata"
@.buffer = private unnamed_addr constant [17 x i8] c"cm.type:buffer_t\00", section "llvm.metadata"
@.image = private unnamed_addr constant [18 x i8] c"cm.type:image3d_t\00", section "llvm.metadata"
@.pointer = private unnamed_addr constant [17 x i8] c"cm.type:svmptr_t\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @k, ptr @.kernel, ptr null, i32 1, ptr null }], section "llvm.metadata"

declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)

define spir_func void @k(i32 %sampler, i32 %buffer, i32 %image, i64 %pointer, i32 %plain, ptr byval(%class.SurfaceIndex) align 4 %handle, ptr byval(%class.SamplerIndex) align 4 %how, ptr byval(%class.Other) align 4 %other, ptr byval(%class.Other) align 4 %annotated, ptr byval({ i32, i32 }) align 4 %literal, ptr byval(%"class.cm::vector.7") align 32 %vector) {
  %s = alloca i32
  %b = alloca i32
  %i = alloca i32
  %p = alloca i64
  store i32 %sampler, ptr %s
  call void @llvm.var.annotation.p0.p0(ptr %s, ptr @.sampler, ptr null, i32 1, ptr null)
  store i32 %buffer, ptr %b
  call void @llvm.var.annotation.p0.p0(ptr %b, ptr @.buffer, ptr null, i32 1, ptr null)
  store i32 %image, ptr %i
  call void @llvm.var.annotation.p0.p0(ptr %i, ptr @.image, ptr null, i32 1, ptr null)
  store i64 %pointer, ptr %p
  call void @llvm.var.annotation.p0.p0(ptr %p, ptr @.pointer, ptr null, i32 1, ptr null)
  call void @llvm.var.annotation.p0.p0(ptr %annotated, ptr @.buffer, ptr null, i32 1, ptr null)
  ret void
}

; A literal structure is dwords, and a vector of floats is what its field without bytes says.
; CHECK: define {{.*}}@k({{.*}}, <2 x i32> %literal, <8 x float> %vector)

; 1 sampler, 2 surface, 0 any other.
; CHECK: = !{ptr @k, !"k", [[KINDS:![0-9]+]], i32 0, i32 0, {{.*}}, [[DESCS:![0-9]+]], i32 0}
; CHECK: [[KINDS]] = !{i32 1, i32 2, i32 2, i32 0, i32 0, i32 2, i32 1, i32 0, i32 2, i32 0, i32 0}
; CHECK: [[DESCS]] = !{!"sampler_t", !"buffer_t", !"image3d_t", !"svmptr_t", !"", !"", !"", !"", !"buffer_t", !"", !""}
