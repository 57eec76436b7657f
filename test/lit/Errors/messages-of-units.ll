; Images, 2D blocks, the matrix unit, raw messages and the predefined surface:
; numbers and data that no platform has.
; RUN: not cmx-opt %s --platform=pvc --emit=visa -o %t/ 2>&1 | FileCheck %s

@other = external global i32
@llvm.vc.predef.var.bss = external global i32

declare <8 x i32> @llvm.genx.gather4.typed.v8i32.v8i1.v8i32(i32, <8 x i1>, i32, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>)
declare <32 x i32> @llvm.genx.typed.atomic.add.v32i32.v12i1.v32i32(<12 x i1>, i32, <32 x i32>, <32 x i32>, <32 x i32>, <32 x i32>, <32 x i32>)
declare <8 x float> @llvm.genx.typed.atomic.add.v8f32.v8i1.v8i32(<8 x i1>, i32, <8 x float>, <8 x i32>, <8 x i32>, <8 x i32>, <8 x i32>)
declare <64 x i32> @llvm.genx.lsc.load2d.stateless.v64i32.v1i1.i64(<1 x i1>, i8, i8, i8, i8, i8, i16, i16, i8, i64, i32, i32, i32, i32, i32)
declare <128 x i32> @llvm.genx.dpas.v128i32.v128i32.v64i32(<128 x i32>, <128 x i32>, <64 x i32>, i32)
declare <128 x float> @llvm.genx.dpas.v128f32.v128i32.v64i32(<128 x float>, <128 x i32>, <64 x i32>, i32)
declare void @llvm.genx.raw.send.noresult.v16i1.v16i32(i32, <16 x i1>, i32, i32, <16 x i32>)
declare void @llvm.genx.write.predef.surface.p0(ptr, i32)
declare <16 x i32> @llvm.genx.lsc.load.quad.stateless.v16i32.v16i1.v16i64(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i64>, i32)

define dllexport spir_kernel void @k(i32 %s, <8 x i32> %u, <32 x i32> %w, <8 x float> %f, i64 %p, <128 x i32> %c, <128 x float> %g, <64 x i32> %a, <16 x i32> %r, <16 x i64> %q) {
; CHECK: '%1 = {{.*}}': operand 0 (channelmask) expected 1 to 15, actual 16
  %1 = call <8 x i32> @llvm.genx.gather4.typed.v8i32.v8i1.v8i32(i32 16, <8 x i1> splat (i1 true), i32 %s, <8 x i32> %u, <8 x i32> %u, <8 x i32> %u, <8 x i32> %u)
; CHECK: '%2 = {{.*}}': data expected 24 elements, actual 8
  %2 = call <8 x i32> @llvm.genx.gather4.typed.v8i32.v8i1.v8i32(i32 7, <8 x i1> splat (i1 true), i32 %s, <8 x i32> %u, <8 x i32> %u, <8 x i32> %u, <8 x i32> %u)
; CHECK: '%3 = {{.*}}': addresses expected one of 8, 16 lanes, actual 32
  %3 = call <32 x i32> @llvm.genx.typed.atomic.add.v32i32.v12i1.v32i32(<12 x i1> splat (i1 true), i32 %s, <32 x i32> %w, <32 x i32> %w, <32 x i32> %w, <32 x i32> %w, <32 x i32> %w)
; CHECK: '%4 = {{.*}}': data elements expected integers, actual float
  %4 = call <8 x float> @llvm.genx.typed.atomic.add.v8f32.v8i1.v8i32(<8 x i1> splat (i1 true), i32 %s, <8 x float> %f, <8 x i32> %u, <8 x i32> %u, <8 x i32> %u, <8 x i32> %u)
; CHECK: '%5 = {{.*}}': data expected 1024 bytes, actual 256
  %5 = call <64 x i32> @llvm.genx.lsc.load2d.stateless.v64i32.v1i1.i64(<1 x i1> splat (i1 true), i8 0, i8 0, i8 3, i8 1, i8 1, i16 16, i16 16, i8 0, i64 %p, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
; CHECK: '%6 = {{.*}}': operand 5 (blocks) expected 1 to 4, actual 5
  %6 = call <64 x i32> @llvm.genx.lsc.load2d.stateless.v64i32.v1i1.i64(<1 x i1> splat (i1 true), i8 0, i8 0, i8 3, i8 1, i8 5, i16 16, i16 4, i8 0, i64 %p, i32 %s, i32 %s, i32 %s, i32 %s, i32 %s)
; An integer and a float type; depth 4; floats for integers.
; CHECK: '%7 = {{.*}}': expected two integer types or one float type, depth 8 and repeat 1 to 8, actual 9, 7, 8 and 8
  %7 = call <128 x i32> @llvm.genx.dpas.v128i32.v128i32.v64i32(<128 x i32> %c, <128 x i32> %c, <64 x i32> %a, i32 134743817)
; CHECK: '%8 = {{.*}}': expected two integer types or one float type, depth 8 and repeat 1 to 8, actual 7, 7, 4 and 8
  %8 = call <128 x i32> @llvm.genx.dpas.v128i32.v128i32.v64i32(<128 x i32> %c, <128 x i32> %c, <64 x i32> %a, i32 134481671)
; CHECK: '%9 = {{.*}}': result elements expected i32, actual float
  %9 = call <128 x float> @llvm.genx.dpas.v128f32.v128i32.v64i32(<128 x float> %g, <128 x i32> %c, <64 x i32> %a, i32 134743815)
; CHECK: operand 0 (modifier) expected 0, actual 2
  call void @llvm.genx.raw.send.noresult.v16i1.v16i32(i32 2, <16 x i1> splat (i1 true), i32 10, i32 33554432, <16 x i32> %r)
; CHECK: operand 0 (variable) expected the variable llvm.vc.predef.var.bss, actual another pointer
  call void @llvm.genx.write.predef.surface.p0(ptr @other, i32 %s)
; CHECK: {{.*}}: llvm.vc.predef.var.bss expected as the surface of an intrinsic, actual another use {{.*}}[cmx-variable-placement]
  store i32 1, ptr @llvm.vc.predef.var.bss
; CHECK: '%10 = {{.*}}': operand 9 (channelmask) expected 1 to 15, actual 0
  %10 = call <16 x i32> @llvm.genx.lsc.load.quad.stateless.v16i32.v16i1.v16i64(<16 x i1> splat (i1 true), i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i64> %q, i32 0)
  ret void
}
