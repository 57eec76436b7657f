; Masked pairs of bytes or words at a variable place are chosen as dwords on a platform where GenX_IR would make
; of them what it has not. The dwords have any sign.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=pvc>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=dg2>' -verify-each -S %s | FileCheck %s --check-prefix=DG2

declare <64 x i8> @llvm.genx.wrregioni.v64i8.v3i8.i16.v3i1(<64 x i8>, <3 x i8>, i32, i32, i32, i16, i32, <3 x i1>)
declare <32 x half> @llvm.genx.wrregionf.v32f16.v2f16.i16.v2i1(<32 x half>, <2 x half>, i32, i32, i32, i16, i32, <2 x i1>)

define <64 x i8> @bytes(<64 x i8> %v, <3 x i8> %x, i16 %at, <3 x i1> %m) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <3 x i8> @llvm.genx.wrregioni.v3i8.v1i8.i16.i1(<3 x i8> poison, <1 x i8> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[AT]], 5
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v64i8.i16(<64 x i8> [[V]], i32 0, i32 1, i32 0, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <3 x i8> @llvm.genx.wrregioni.v3i8.v1i8.i16.i1(<3 x i8> [[TMP2]], <1 x i8> [[TMP4]], i32 0, i32 1, i32 0, i16 1, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = add i16 [[AT]], 10
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v64i8.i16(<64 x i8> [[V]], i32 0, i32 1, i32 0, i16 [[TMP6]], i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <3 x i8> @llvm.genx.wrregioni.v3i8.v1i8.i16.i1(<3 x i8> [[TMP5]], <1 x i8> [[TMP7]], i32 0, i32 1, i32 0, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <2 x i1> @llvm.genx.rdpredregion.v2i1.v3i1(<3 x i1> [[M:%.*]], i32 0)
; CHECK-NEXT:    [[TMP10:%.*]] = call <2 x i8> @llvm.genx.rdregioni.v2i8.v3i8.i16(<3 x i8> [[X:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = zext <2 x i8> [[TMP10]] to <2 x i32>
; CHECK-NEXT:    [[TMP12:%.*]] = call <2 x i8> @llvm.genx.rdregioni.v2i8.v3i8.i16(<3 x i8> [[TMP8]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = zext <2 x i8> [[TMP12]] to <2 x i32>
; CHECK-NEXT:    [[TMP14:%.*]] = select <2 x i1> [[TMP9]], <2 x i32> [[TMP11]], <2 x i32> [[TMP13]]
; CHECK-NEXT:    [[TMP15:%.*]] = call <1 x i1> @llvm.genx.rdpredregion.v1i1.v3i1(<3 x i1> [[M]], i32 2)
; CHECK-NEXT:    [[TMP16:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v3i8.i16(<3 x i8> [[X]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP17:%.*]] = zext <1 x i8> [[TMP16]] to <1 x i32>
; CHECK-NEXT:    [[TMP18:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v3i8.i16(<3 x i8> [[TMP8]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; CHECK-NEXT:    [[TMP19:%.*]] = zext <1 x i8> [[TMP18]] to <1 x i32>
; CHECK-NEXT:    [[TMP20:%.*]] = select <1 x i1> [[TMP15]], <1 x i32> [[TMP17]], <1 x i32> [[TMP19]]
; CHECK-NEXT:    [[TMP21:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.v2i32.i16.i1(<3 x i32> poison, <2 x i32> [[TMP14]], i32 0, i32 2, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP22:%.*]] = call <3 x i32> @llvm.genx.wrregioni.v3i32.v1i32.i16.i1(<3 x i32> [[TMP21]], <1 x i32> [[TMP20]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP23:%.*]] = bitcast <3 x i32> [[TMP22]] to <12 x i8>
; CHECK-NEXT:    [[TMP24:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v12i8.i16(<12 x i8> [[TMP23]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP25:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v1i8.i16.i1(<64 x i8> [[V]], <1 x i8> [[TMP24]], i32 0, i32 1, i32 0, i16 [[AT]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP26:%.*]] = bitcast <3 x i32> [[TMP22]] to <12 x i8>
; CHECK-NEXT:    [[TMP27:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v12i8.i16(<12 x i8> [[TMP26]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP28:%.*]] = add i16 [[AT]], 5
; CHECK-NEXT:    [[TMP29:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v1i8.i16.i1(<64 x i8> [[TMP25]], <1 x i8> [[TMP27]], i32 0, i32 1, i32 0, i16 [[TMP28]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP30:%.*]] = bitcast <3 x i32> [[TMP22]] to <12 x i8>
; CHECK-NEXT:    [[TMP31:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v12i8.i16(<12 x i8> [[TMP30]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP32:%.*]] = add i16 [[AT]], 10
; CHECK-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v1i8.i16.i1(<64 x i8> [[TMP29]], <1 x i8> [[TMP31]], i32 0, i32 1, i32 0, i16 [[TMP32]], i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i8> [[R]]
; DG2-LABEL: @bytes(
; DG2-NEXT:    [[TMP1:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[AT:%.*]], i32 undef)
; DG2-NEXT:    [[TMP2:%.*]] = add i16 [[AT]], 5
; DG2-NEXT:    [[TMP3:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v64i8.i16(<64 x i8> [[V]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; DG2-NEXT:    [[TMP4:%.*]] = add i16 [[AT]], 10
; DG2-NEXT:    [[TMP5:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v64i8.i16(<64 x i8> [[V]], i32 0, i32 1, i32 0, i16 [[TMP4]], i32 undef)
; DG2-NEXT:    [[TMP6:%.*]] = call <3 x i8> @llvm.genx.wrregioni.v3i8.v1i8.i16.i1(<3 x i8> poison, <1 x i8> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; DG2-NEXT:    [[TMP7:%.*]] = call <3 x i8> @llvm.genx.wrregioni.v3i8.v1i8.i16.i1(<3 x i8> [[TMP6]], <1 x i8> [[TMP3]], i32 0, i32 1, i32 0, i16 1, i32 undef, i1 true)
; DG2-NEXT:    [[TMP8:%.*]] = call <3 x i8> @llvm.genx.wrregioni.v3i8.v1i8.i16.i1(<3 x i8> [[TMP7]], <1 x i8> [[TMP5]], i32 0, i32 1, i32 0, i16 2, i32 undef, i1 true)
; DG2-NEXT:    [[TMP9:%.*]] = call <2 x i8> @llvm.genx.rdregioni.v2i8.v3i8.i16(<3 x i8> [[X:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef)
; DG2-NEXT:    [[TMP10:%.*]] = call <2 x i1> @llvm.genx.rdpredregion.v2i1.v3i1(<3 x i1> [[M:%.*]], i32 0)
; DG2-NEXT:    [[TMP11:%.*]] = call <3 x i8> @llvm.genx.wrregioni.v3i8.v2i8.i16.v2i1(<3 x i8> [[TMP8]], <2 x i8> [[TMP9]], i32 0, i32 2, i32 1, i16 0, i32 undef, <2 x i1> [[TMP10]])
; DG2-NEXT:    [[TMP12:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v3i8.i16(<3 x i8> [[X]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; DG2-NEXT:    [[TMP13:%.*]] = call <1 x i1> @llvm.genx.rdpredregion.v1i1.v3i1(<3 x i1> [[M]], i32 2)
; DG2-NEXT:    [[TMP14:%.*]] = call <3 x i8> @llvm.genx.wrregioni.v3i8.v1i8.i16.v1i1(<3 x i8> [[TMP11]], <1 x i8> [[TMP12]], i32 0, i32 1, i32 0, i16 2, i32 undef, <1 x i1> [[TMP13]])
; DG2-NEXT:    [[TMP15:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v3i8.i16(<3 x i8> [[TMP14]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; DG2-NEXT:    [[TMP16:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v1i8.i16.i1(<64 x i8> [[V]], <1 x i8> [[TMP15]], i32 0, i32 1, i32 0, i16 [[AT]], i32 undef, i1 true)
; DG2-NEXT:    [[TMP17:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v3i8.i16(<3 x i8> [[TMP14]], i32 0, i32 1, i32 0, i16 1, i32 undef)
; DG2-NEXT:    [[TMP18:%.*]] = add i16 [[AT]], 5
; DG2-NEXT:    [[TMP19:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v1i8.i16.i1(<64 x i8> [[TMP16]], <1 x i8> [[TMP17]], i32 0, i32 1, i32 0, i16 [[TMP18]], i32 undef, i1 true)
; DG2-NEXT:    [[TMP20:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v3i8.i16(<3 x i8> [[TMP14]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; DG2-NEXT:    [[TMP21:%.*]] = add i16 [[AT]], 10
; DG2-NEXT:    [[R:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v1i8.i16.i1(<64 x i8> [[TMP19]], <1 x i8> [[TMP20]], i32 0, i32 1, i32 0, i16 [[TMP21]], i32 undef, i1 true)
; DG2-NEXT:    ret <64 x i8> [[R]]
  %r = call <64 x i8> @llvm.genx.wrregioni.v64i8.v3i8.i16.v3i1(<64 x i8> %v, <3 x i8> %x, i32 0, i32 3, i32 5, i16 %at, i32 undef, <3 x i1> %m)
  ret <64 x i8> %r
}

define <32 x half> @words(<32 x half> %v, <2 x half> %x, i16 %at, <2 x i1> %m) {
; CHECK-LABEL: @words(
; CHECK-NEXT:    [[TMP1:%.*]] = bitcast <32 x half> [[V:%.*]] to <32 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = call <1 x i16> @llvm.genx.rdregioni.v1i16.v32i16.i16(<32 x i16> [[TMP1]], i32 0, i32 1, i32 0, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <2 x i16> @llvm.genx.wrregioni.v2i16.v1i16.i16.i1(<2 x i16> poison, <1 x i16> [[TMP2]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <32 x half> [[V]] to <32 x i16>
; CHECK-NEXT:    [[TMP5:%.*]] = add i16 [[AT]], 10
; CHECK-NEXT:    [[TMP6:%.*]] = call <1 x i16> @llvm.genx.rdregioni.v1i16.v32i16.i16(<32 x i16> [[TMP4]], i32 0, i32 1, i32 0, i16 [[TMP5]], i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <2 x i16> @llvm.genx.wrregioni.v2i16.v1i16.i16.i1(<2 x i16> [[TMP3]], <1 x i16> [[TMP6]], i32 0, i32 1, i32 0, i16 2, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = bitcast <2 x half> [[X:%.*]] to <2 x i16>
; CHECK-NEXT:    [[TMP9:%.*]] = zext <2 x i16> [[TMP8]] to <2 x i32>
; CHECK-NEXT:    [[TMP10:%.*]] = zext <2 x i16> [[TMP7]] to <2 x i32>
; CHECK-NEXT:    [[TMP11:%.*]] = select <2 x i1> [[M:%.*]], <2 x i32> [[TMP9]], <2 x i32> [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = bitcast <2 x i32> [[TMP11]] to <4 x half>
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x half> @llvm.genx.rdregionf.v1f16.v4f16.i16(<4 x half> [[TMP12]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <32 x half> @llvm.genx.wrregionf.v32f16.v1f16.i16.i1(<32 x half> [[V]], <1 x half> [[TMP13]], i32 0, i32 1, i32 0, i16 [[AT]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = bitcast <2 x i32> [[TMP11]] to <4 x half>
; CHECK-NEXT:    [[TMP16:%.*]] = call <1 x half> @llvm.genx.rdregionf.v1f16.v4f16.i16(<4 x half> [[TMP15]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP17:%.*]] = add i16 [[AT]], 10
; CHECK-NEXT:    [[R:%.*]] = call <32 x half> @llvm.genx.wrregionf.v32f16.v1f16.i16.i1(<32 x half> [[TMP14]], <1 x half> [[TMP16]], i32 0, i32 1, i32 0, i16 [[TMP17]], i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x half> [[R]]
; DG2-LABEL: @words(
; DG2-NEXT:    [[TMP1:%.*]] = call <1 x half> @llvm.genx.rdregionf.v1f16.v32f16.i16(<32 x half> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[AT:%.*]], i32 undef)
; DG2-NEXT:    [[TMP2:%.*]] = add i16 [[AT]], 10
; DG2-NEXT:    [[TMP3:%.*]] = call <1 x half> @llvm.genx.rdregionf.v1f16.v32f16.i16(<32 x half> [[V]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; DG2-NEXT:    [[TMP4:%.*]] = call <2 x half> @llvm.genx.wrregionf.v2f16.v1f16.i16.i1(<2 x half> poison, <1 x half> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; DG2-NEXT:    [[TMP5:%.*]] = call <2 x half> @llvm.genx.wrregionf.v2f16.v1f16.i16.i1(<2 x half> [[TMP4]], <1 x half> [[TMP3]], i32 0, i32 1, i32 0, i16 2, i32 undef, i1 true)
; DG2-NEXT:    [[TMP6:%.*]] = call <2 x half> @llvm.genx.wrregionf.v2f16.v2f16.i16.v2i1(<2 x half> [[TMP5]], <2 x half> [[X:%.*]], i32 0, i32 2, i32 1, i16 0, i32 undef, <2 x i1> [[M:%.*]])
; DG2-NEXT:    [[TMP7:%.*]] = call <1 x half> @llvm.genx.rdregionf.v1f16.v2f16.i16(<2 x half> [[TMP6]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; DG2-NEXT:    [[TMP8:%.*]] = call <32 x half> @llvm.genx.wrregionf.v32f16.v1f16.i16.i1(<32 x half> [[V]], <1 x half> [[TMP7]], i32 0, i32 1, i32 0, i16 [[AT]], i32 undef, i1 true)
; DG2-NEXT:    [[TMP9:%.*]] = call <1 x half> @llvm.genx.rdregionf.v1f16.v2f16.i16(<2 x half> [[TMP6]], i32 0, i32 1, i32 0, i16 2, i32 undef)
; DG2-NEXT:    [[TMP10:%.*]] = add i16 [[AT]], 10
; DG2-NEXT:    [[R:%.*]] = call <32 x half> @llvm.genx.wrregionf.v32f16.v1f16.i16.i1(<32 x half> [[TMP8]], <1 x half> [[TMP9]], i32 0, i32 1, i32 0, i16 [[TMP10]], i32 undef, i1 true)
; DG2-NEXT:    ret <32 x half> [[R]]
  %r = call <32 x half> @llvm.genx.wrregionf.v32f16.v2f16.i16.v2i1(<32 x half> %v, <2 x half> %x, i32 0, i32 2, i32 5, i16 %at, i32 undef, <2 x i1> %m)
  ret <32 x half> %r
}
