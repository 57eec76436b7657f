; Loads and stores of consecutive elements from one address, "transposed".

; RUN: rm -rf %t.dg2 && cmx-opt --platform=dg2 --emit=visa %s -o %t.dg2/ && cat %t.dg2/short.visaasm %t.dg2/long.visaasm %t.dg2/wide.visaasm | FileCheck %s
; RUN: rm -rf %t.pvc && cmx-opt --platform=pvc --emit=visa %s -o %t.pvc/ && cat %t.pvc/short.visaasm %t.pvc/long.visaasm %t.pvc/wide.visaasm | FileCheck %s

declare <4 x i32> @llvm.genx.lsc.load.merge.bti.v4i32.v1i1.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, i32, <4 x i32>)
declare <32 x i32> @llvm.genx.lsc.load.merge.bti.v32i32.v1i1.v1i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, i32, <32 x i32>)
declare <4 x i64> @llvm.genx.lsc.load.stateless.v4i64.v1i1.v1i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, i32)
declare void @llvm.genx.lsc.store.bti.v1i1.v1i32.v4i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, <4 x i32>, i32)
declare void @llvm.genx.lsc.store.bti.v1i1.v1i32.v32i32(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i32>, <32 x i32>, i32)
declare void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v4i64(<1 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <1 x i64>, <4 x i64>, i32)

; The old value is an argument that no load can write to in place. If the mask is
; off, the load leaves the temporary as it was: with the old value.
; CHECK-LABEL: .function "short_main"
; CHECK:      mov (M1_NM, 4) [[TEMP:v_t_[0-9]+]](0,0)<1> [[OLD:v_[0-9]+]](0,0)<1;1,0>
; CHECK-NEXT: ({{v_p_[0-9]+}}) lsc_load.ugm (M1, 1) [[TEMP]]:d32x4t bti({{[^)]*}})[{{[^+]*}}]:a32
; CHECK-NEXT: mov (M1_NM, 4) [[OLD]](0,0)<1> [[TEMP]](0,0)<1;1,0>
define dllexport spir_kernel void @short(i32 %buf, i32 %n, <1 x i32> %at, <4 x i32> %pad, <4 x i32> %old) {
  %c = icmp eq i32 %n, 0
  %m = insertelement <1 x i1> poison, i1 %c, i32 0
  %v = call <4 x i32> @llvm.genx.lsc.load.merge.bti.v4i32.v1i1.v1i32(<1 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 4, i8 2, i8 0, <1 x i32> %at, i32 %buf, <4 x i32> %old)
  %w = add <4 x i32> %v, %pad
  call void @llvm.genx.lsc.store.bti.v1i1.v1i32.v4i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 256, i8 3, i8 4, i8 2, i8 0, <1 x i32> %at, <4 x i32> %w, i32 %buf)
  ret void
}

; Registers of its own: the load merges in place.
; CHECK-LABEL: .function "long_main"
; CHECK:      lsc_load.ugm (M1, 1) [[LONG:v_[v_0-9]+]]:d32x32t bti({{[^)]*}})[{{[^]]*}}+0x40]:a32
; CHECK:      lsc_store.ugm ({{.*}}M1, 1) bti({{[^)]*}})[{{[^]]*}}-0x80]:a32 [[LONG]]:d32x32t
define dllexport spir_kernel void @long(i32 %buf, i32 %n, <1 x i32> %at, <4 x i32> %pad, <32 x i32> %arg) {
  %c = icmp eq i32 %n, 0
  %m = insertelement <1 x i1> poison, i1 %c, i32 0
  %old = add <32 x i32> %arg, splat (i32 1)
  %v = call <32 x i32> @llvm.genx.lsc.load.merge.bti.v32i32.v1i1.v1i32(<1 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 64, i8 3, i8 7, i8 2, i8 0, <1 x i32> %at, i32 %buf, <32 x i32> %old)
  call void @llvm.genx.lsc.store.bti.v1i1.v1i32.v32i32(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 -128, i8 3, i8 7, i8 2, i8 0, <1 x i32> %at, <32 x i32> %v, i32 %buf)
  ret void
}

; Qwords at a 64-bit address.
; CHECK-LABEL: .function "wide_main"
; CHECK:      lsc_load.ugm (M1, 1) {{v[v_t0-9]+}}:d64x4t flat[{{v[v_t0-9]+}}+0x20]:a64
; CHECK:      lsc_store.ugm (M1, 1) flat[{{v[v_t0-9]+}}]:a64 {{v[v_t0-9]+}}:d64x4t
define dllexport spir_kernel void @wide(i32 %buf, i32 %n, <1 x i64> %at, <4 x i32> %pad, <4 x i32> %old) {
  %v = call <4 x i64> @llvm.genx.lsc.load.stateless.v4i64.v1i1.v1i64(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 32, i8 4, i8 4, i8 2, i8 0, <1 x i64> %at, i32 0)
  call void @llvm.genx.lsc.store.stateless.v1i1.v1i64.v4i64(<1 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 4, i8 4, i8 2, i8 0, <1 x i64> %at, <4 x i64> %v, i32 0)
  ret void
}

!genx.kernels = !{!0, !1, !2}
!0 = !{ptr @short, !"short", !3, i32 0, i32 0, !4, !5, i32 0}
!1 = !{ptr @long, !"long", !3, i32 0, i32 0, !4, !5, i32 0}
!2 = !{ptr @wide, !"wide", !3, i32 0, i32 0, !4, !5, i32 0}
!3 = !{i32 2, i32 0, i32 0, i32 0, i32 0}
!4 = !{i32 0, i32 0, i32 0, i32 0, i32 0}
!5 = !{!"buffer_t", !"", !"", !"", !""}
