; What has no meaning on the CPU is reported.
; CHECK lines by hand: they read diagnostics
; RUN: not cmx-opt -passes=cmx-lower-to-generic -S %s 2>&1 | FileCheck %s

declare i16 @llvm.genx.get.color()
declare <2 x i32> @llvm.genx.timestamp.v2i32()
declare <16 x i32> @llvm.genx.r0.v16i32()
declare i32 @llvm.genx.predefined.surface(i32)
declare <32 x i8> @llvm.genx.media.ld.v32i8(i32, i32, i32, i32, i32, i32)
declare <16 x i32> @llvm.genx.lsc.load.slm.v16i32.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, i32)
declare <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <8 x i32>, <8 x i32>, <8 x i32>, i32, <8 x i32>)
declare <16 x i16> @llvm.genx.lsc.load.slm.v16i16.v16i1.v16i32(<16 x i1>, i8, i8, i8, i16, i32, i8, i8, i8, i8, <16 x i32>, i32)
declare <64 x i32> @llvm.genx.lsc.load.slm.v64i32.i1.i32(i1, i8, i8, i8, i16, i32, i8, i8, i8, i8, i32, i32)
declare <2 x i32> @llvm.genx.ssdp4a.v2i32.v2i32.v8i8.v8i8(<2 x i32>, <8 x i8>, <8 x i8>)

; CHECK: error: function 'color': instruction '%r = call i16 @llvm.genx.get.color()': expected a value that the CPU has, too [cmx-instruction-unsupported]
define i16 @color() {
  %r = call i16 @llvm.genx.get.color()
  ret i16 %r
}

; CHECK: function 'timestamp': {{.*}}: expected a value that the CPU has, too
define <2 x i32> @timestamp() {
  %r = call <2 x i32> @llvm.genx.timestamp.v2i32()
  ret <2 x i32> %r
}

; CHECK: function 'r0': {{.*}}: result expected at most 8 elements, actual 16
define <16 x i32> @r0() {
  %r = call <16 x i32> @llvm.genx.r0.v16i32()
  ret <16 x i32> %r
}

; CHECK: function 'surface': {{.*}}: predefined surface expected 0 or 254, actual 3
define i32 @surface() {
  %r = call i32 @llvm.genx.predefined.surface(i32 3)
  ret i32 %r
}

; CHECK: function 'plane': {{.*}}: plane expected 0, actual 1
define <32 x i8> @plane(i32 %s) {
  %r = call <32 x i8> @llvm.genx.media.ld.v32i8(i32 0, i32 %s, i32 1, i32 8, i32 0, i32 0)
  ret <32 x i8> %r
}

; CHECK: function 'data_size': {{.*}}: data size expected 1 to 6 and vector size 1 to 8, actual 7 and 1
define <16 x i32> @data_size(<16 x i1> %m, <16 x i32> %a) {
  %r = call <16 x i32> @llvm.genx.lsc.load.slm.v16i32.v16i1.v16i32(<16 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 0, i8 7, i8 1, i8 1, i8 0, <16 x i32> %a, i32 undef)
  ret <16 x i32> %r
}

; CHECK: function 'data_bytes': {{.*}}: data expected 64 bytes, actual 32
define <16 x i16> @data_bytes(<16 x i1> %m, <16 x i32> %a) {
  %r = call <16 x i16> @llvm.genx.lsc.load.slm.v16i16.v16i1.v16i32(<16 x i1> %m, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <16 x i32> %a, i32 undef)
  ret <16 x i16> %r
}

; CHECK: function 'vector_size': {{.*}}: expected at most 32 elements per lane, actual 64
define <64 x i32> @vector_size(i32 %a) {
  %r = call <64 x i32> @llvm.genx.lsc.load.slm.v64i32.i1.i32(i1 true, i8 0, i8 0, i8 0, i16 1, i32 0, i8 3, i8 8, i8 1, i8 0, i32 %a, i32 undef)
  ret <64 x i32> %r
}

; CHECK: function 'subopcode': {{.*}}: sub-opcode expected 8 to 26, actual 27
define <8 x i32> @subopcode(<8 x i1> %m, <8 x i32> %a) {
  %r = call <8 x i32> @llvm.genx.lsc.xatomic.slm.v8i32.v8i1.v8i32(<8 x i1> %m, i8 27, i8 0, i8 0, i16 1, i32 0, i8 3, i8 1, i8 1, i8 0, <8 x i32> %a, <8 x i32> %a, <8 x i32> %a, i32 undef, <8 x i32> undef)
  ret <8 x i32> %r
}
