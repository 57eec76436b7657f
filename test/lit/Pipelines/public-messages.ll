; LSC messages under internal names, made to public ones.

; RUN: cmx-opt -passes=cmx-public-forms -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-public-forms -S %s -o %t.once.ll
; RUN: cmx-opt -passes=cmx-public-forms,cmx-public-forms -S %s -o %t.twice.ll && diff %t.once.ll %t.twice.ll
; RUN: rm -rf %t && cmx-opt --platform=pvc --emit=gen %s -o %t/
; RUN: cmx-opt --platform=pvc --check-each %s -o /dev/null

; CHECK-NOT: @llvm.vc.internal

declare <16 x i32> @llvm.vc.internal.lsc.load.ugm.v16i32.v16i1.v2i8.v16i64(<16 x i1>, i8, i8, i8, <2 x i8>, i64, <16 x i64>, i16, i32, <16 x i32>)
declare <32 x float> @llvm.vc.internal.lsc.load.quad.bti.v32f32.v16i1.v2i8.v16i32(<16 x i1>, i8, i8, i8, <2 x i8>, i32, <16 x i32>, i16, i32, <32 x float>)
declare void @llvm.vc.internal.lsc.store.ugm.v1i1.v2i8.i64.v16i64(<1 x i1>, i8, i8, i8, <2 x i8>, i64, i64, i16, i32, <16 x i64>)
declare void @llvm.vc.internal.lsc.store.slm.v8i1.v8i32.v8i64(<8 x i1>, i8, i8, i8, i8, i8, i32, <8 x i32>, i16, i32, <8 x i64>)
declare void @llvm.vc.internal.lsc.prefetch.ugm.i1.v2i8.i64(i1, i8, i8, i8, <2 x i8>, i64, i64, i16, i32)
declare <16 x float> @llvm.vc.internal.lsc.atomic.slm.v16f32.v16i1.v2i8.v16i32(<16 x i1>, i8, i8, i8, <2 x i8>, i32, <16 x i32>, i16, i32, <16 x float>, <16 x float>, <16 x float>)
declare <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.transposed.v16i32.v2i8(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare void @llvm.vc.internal.lsc.store.block.2d.ugm.v2i8.v16i32(i1, i8, <2 x i8>, i8, i16, i16, i64, i32, i32, i32, i32, i32, i32, i32, <16 x i32>)
declare void @llvm.vc.internal.lsc.store.2d.ugm.desc.v2i8.v16i32(i1, <2 x i8>, i8, i16, i16, <16 x i32>, i32, i32, <16 x i32>)

; Base and scale are part of the addresses; the old value has its own name.
; CHECK-LABEL: @merged(
; CHECK: [[SCALED:%.*]] = mul <16 x i64> %at, splat (i64 4)
; CHECK: [[ALL:%.*]] = insertelement <16 x i64> poison, i64 %base
; CHECK: [[SPLAT:%.*]] = shufflevector <16 x i64> [[ALL]]
; CHECK: [[AT:%.*]] = add <16 x i64> [[SCALED]], [[SPLAT]]
; CHECK: %v = call <16 x i32> @llvm.genx.lsc.load.merge.stateless.{{.*}}(<16 x i1> splat (i1 true), i8 0, i8 1, i8 2, i16 1, i32 8, i8 3, i8 1, i8 1, i8 0, <16 x i64> [[AT]], i32 0, <16 x i32> %old)
define dllexport spir_kernel void @merged(i64 %base, <16 x i64> %at, <16 x i32> %old, i64 %out) {
  %v = call <16 x i32> @llvm.vc.internal.lsc.load.ugm.v16i32.v16i1.v2i8.v16i64(<16 x i1> splat (i1 true), i8 3, i8 3, i8 1, <2 x i8> <i8 1, i8 2>, i64 %base, <16 x i64> %at, i16 4, i32 8, <16 x i32> %old)
  %w = bitcast <16 x i32> %v to <8 x i64>
  %x = shufflevector <8 x i64> %w, <8 x i64> %w, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  call void @llvm.vc.internal.lsc.store.ugm.v1i1.v2i8.i64.v16i64(<1 x i1> splat (i1 true), i8 3, i8 4, i8 6, <2 x i8> zeroinitializer, i64 0, i64 %out, i16 1, i32 0, <16 x i64> %x)
  ret void
}

; Channels, an old value that is undefined, and sources of an atomic operation.
; CHECK-LABEL: @others(
; CHECK: %q = call <32 x float> @llvm.genx.lsc.load.quad.bti.{{.*}}(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 5, <16 x i32> %at, i32 %buf)
; CHECK: %a = call <16 x float> @llvm.genx.lsc.xatomic.slm.{{.*}}(<16 x i1> splat (i1 true), i8 23, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i32> %at, <16 x float> %s, <16 x float> %t, i32 0, <16 x float> undef)
; CHECK: call void @llvm.genx.lsc.store.slm.{{.*}}(<8 x i1> splat (i1 true), i8 0, i8 2, i8 3, i16 1, i32 -4, i8 4, i8 1, i8 1, i8 0, <8 x i32> %at8, <8 x i64> zeroinitializer, i32 0)
; CHECK: call void @llvm.genx.lsc.prefetch.stateless.{{.*}}(<1 x i1> splat (i1 true), i8 0, i8 2, i8 2, i16 1, i32 0, i8 3, i8 8, i8 2, i8 0, <1 x i64> {{%.*}}, i32 0)
define dllexport spir_kernel void @others(i32 %buf, <16 x i32> %at, <16 x float> %s, i64 %p) {
  %q = call <32 x float> @llvm.vc.internal.lsc.load.quad.bti.v32f32.v16i1.v2i8.v16i32(<16 x i1> splat (i1 true), i8 2, i8 3, i8 5, <2 x i8> zeroinitializer, i32 %buf, <16 x i32> %at, i16 1, i32 0, <32 x float> undef)
  %t = shufflevector <32 x float> %q, <32 x float> %q, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %a = call <16 x float> @llvm.vc.internal.lsc.atomic.slm.v16f32.v16i1.v2i8.v16i32(<16 x i1> splat (i1 true), i8 23, i8 2, i8 3, <2 x i8> zeroinitializer, i32 0, <16 x i32> %at, i16 1, i32 0, <16 x float> %s, <16 x float> %t, <16 x float> undef)
  %at8 = shufflevector <16 x i32> %at, <16 x i32> %at, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  call void @llvm.vc.internal.lsc.store.slm.v8i1.v8i32.v8i64(<8 x i1> splat (i1 true), i8 2, i8 4, i8 1, i8 2, i8 3, i32 0, <8 x i32> %at8, i16 1, i32 -4, <8 x i64> zeroinitializer)
  call void @llvm.vc.internal.lsc.prefetch.ugm.i1.v2i8.i64(i1 true, i8 3, i8 3, i8 8, <2 x i8> <i8 2, i8 2>, i64 0, i64 %p, i16 1, i32 0)
  ret void
}

; Blocks: the immediate offsets are part of x and y.
; CHECK-LABEL: @blocks(
; CHECK: [[X:%.*]] = add i32 %x, 3
; CHECK: [[Y:%.*]] = add i32 %y, 5
; CHECK: [[B:%.*]] = call <16 x i32> @llvm.genx.lsc.load2d.stateless.{{.*}}(i1 %c, i8 5, i8 1, i8 3, i8 2, i8 1, i16 2, i16 8, i8 0, i64 %p, i32 63, i32 7, i32 63, i32 [[X]], i32 [[Y]])
; CHECK: %v = select i1 %c, <16 x i32> [[B]], <16 x i32> %old
; CHECK: call void @llvm.genx.lsc.store2d.stateless.{{.*}}(i1 true, i8 0, i8 0, i8 3, i8 1, i8 1, i16 8, i16 2, i8 0, i64 %p, i32 63, i32 7, i32 63, i32 {{.*}}, i32 {{.*}}, <16 x i32> %v)
; CHECK: call void @llvm.genx.lsc.store.2d.ugm.desc.
define dllexport spir_kernel void @blocks(i64 %p, i32 %x, i32 %y, i32 %n, <16 x i32> %old, <16 x i32> %desc) {
  %c = icmp eq i32 %n, 0
  %v = call <16 x i32> @llvm.vc.internal.lsc.load.block.2d.ugm.transposed.v16i32.v2i8(i1 %c, i8 3, <2 x i8> <i8 5, i8 1>, i8 1, i16 2, i16 8, i64 %p, i32 63, i32 7, i32 63, i32 %x, i32 %y, i32 3, i32 5, <16 x i32> %old)
  call void @llvm.vc.internal.lsc.store.block.2d.ugm.v2i8.v16i32(i1 true, i8 3, <2 x i8> zeroinitializer, i8 1, i16 8, i16 2, i64 %p, i32 63, i32 7, i32 63, i32 %x, i32 %y, i32 0, i32 0, <16 x i32> %v)
  call void @llvm.vc.internal.lsc.store.2d.ugm.desc.v2i8.v16i32(i1 true, <2 x i8> zeroinitializer, i8 1, i16 8, i16 2, <16 x i32> %desc, i32 0, i32 0, <16 x i32> %v)
  ret void
}
