; Regions that no operand has: one element, pair or row at a time, or through a packed copy.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>,cmx-legalize<platform=icllp>' -S %s | FileCheck %s

declare <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.i1(<64 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8>, i32, i32, i32, i16, i32)

define <8 x i32> @stride_3(<64 x i32> %v, <8 x i32> %y) {
; CHECK-LABEL: @stride_3(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[Y:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <1 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[Y]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[TMP4]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = add <1 x i32> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP4]], <1 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[TMP8]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = add <1 x i32> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP8]], <1 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = add <1 x i32> [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP12]], <1 x i32> [[TMP15]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[TMP16]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP19:%.*]] = add <1 x i32> [[TMP17]], [[TMP18]]
; CHECK-NEXT:    [[TMP20:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP16]], <1 x i32> [[TMP19]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP21:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 60, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[TMP20]], i32 0, i32 1, i32 0, i16 20, i32 undef)
; CHECK-NEXT:    [[TMP23:%.*]] = add <1 x i32> [[TMP21]], [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP20]], <1 x i32> [[TMP23]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP25:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 72, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[TMP24]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP27:%.*]] = add <1 x i32> [[TMP25]], [[TMP26]]
; CHECK-NEXT:    [[TMP28:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP24]], <1 x i32> [[TMP27]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP29:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 84, i32 undef)
; CHECK-NEXT:    [[TMP30:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[TMP28]], i32 0, i32 1, i32 0, i16 28, i32 undef)
; CHECK-NEXT:    [[TMP31:%.*]] = add <1 x i32> [[TMP29]], [[TMP30]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP28]], <1 x i32> [[TMP31]], i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %x = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %v, i32 0, i32 8, i32 3, i16 0, i32 undef)
  %r = add <8 x i32> %x, %y
  ret <8 x i32> %r
}

define <4 x i32> @stride_5(<64 x i32> %v) {
; CHECK-LABEL: @stride_5(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 44, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> poison, <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> [[TMP5]], <1 x i32> [[TMP2]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> [[TMP6]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[X:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.v1i32.i16.i1(<4 x i32> [[TMP7]], <1 x i32> [[TMP4]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    ret <4 x i32> [[X]]
  %x = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32> %v, i32 0, i32 4, i32 5, i16 4, i32 undef)
  ret <4 x i32> %x
}

; Rows of 16 elements, 24 apart.
define <32 x i16> @rows_24(<64 x i16> %v) {
; CHECK-LABEL: @rows_24(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16> [[V:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i16> @llvm.genx.rdregioni.v16i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 16, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> poison, <16 x i16> [[TMP1]], i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[X:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v16i16.i16.i1(<32 x i16> [[TMP3]], <16 x i16> [[TMP2]], i32 0, i32 16, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    ret <32 x i16> [[X]]
  %x = call <32 x i16> @llvm.genx.rdregioni.v32i16.v64i16.i16(<64 x i16> %v, i32 24, i32 16, i32 1, i16 0, i32 undef)
  ret <32 x i16> %x
}

; Eight times the stride of 16: a column.
define <8 x i8> @column(<128 x i8> %v) {
; CHECK-LABEL: @column(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v128i8.i16(<128 x i8> [[V:%.*]], i32 0, i32 4, i32 16, i16 3, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v128i8.i16(<128 x i8> [[V]], i32 0, i32 4, i32 16, i16 67, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i8> @llvm.genx.wrregioni.v8i8.v4i8.i16.i1(<8 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[X:%.*]] = call <8 x i8> @llvm.genx.wrregioni.v8i8.v4i8.i16.i1(<8 x i8> [[TMP3]], <4 x i8> [[TMP2]], i32 0, i32 4, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i8> [[X]]
  %x = call <8 x i8> @llvm.genx.rdregioni.v8i8.v128i8.i16(<128 x i8> %v, i32 0, i32 8, i32 16, i16 3, i32 undef)
  ret <8 x i8> %x
}

; A destination has one row.
define <64 x i32> @destination_rows(<64 x i32> %v, <16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: @destination_rows(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[X:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[Y:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <4 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.i1(<64 x i32> [[V:%.*]], <4 x i32> [[TMP3]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[X]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[Y]], i32 0, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = add <4 x i32> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.i1(<64 x i32> [[TMP4]], <4 x i32> [[TMP7]], i32 0, i32 4, i32 1, i16 72, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[X]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[Y]], i32 0, i32 4, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = add <4 x i32> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.i1(<64 x i32> [[TMP8]], <4 x i32> [[TMP11]], i32 0, i32 4, i32 1, i16 136, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[X]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[Y]], i32 0, i32 4, i32 1, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = add <4 x i32> [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[R:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.i1(<64 x i32> [[TMP12]], <4 x i32> [[TMP15]], i32 0, i32 4, i32 1, i16 200, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %s = add <16 x i32> %x, %y
  %r = call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32> %v, <16 x i32> %s, i32 16, i32 4, i32 1, i16 8, i32 undef, i1 true)
  ret <64 x i32> %r
}

define <64 x i32> @destination_stride_3(<64 x i32> %v, <4 x i32> %x) {
; CHECK-LABEL: @destination_stride_3(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[V:%.*]], <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[X]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP2]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[X]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP4]], <1 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v4i32.i16(<4 x i32> [[X]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP6]], <1 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %r = call <64 x i32> @llvm.genx.wrregioni.v64i32.v4i32.i16.i1(<64 x i32> %v, <4 x i32> %x, i32 0, i32 4, i32 3, i16 0, i32 undef, i1 true)
  ret <64 x i32> %r
}
