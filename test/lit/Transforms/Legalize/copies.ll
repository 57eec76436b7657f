; Operands taken out of a bale: a copy costs less than many small pieces of an
; operation that the finalizer makes several instructions of.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-legalize<platform=icllp>,cmx-legalize<platform=icllp>' -S %s | FileCheck %s

declare <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32>, <16 x i32>, i32, i32, i32, i16, i32, i1)
declare <16 x i32> @llvm.genx.smulh.v16i32.v16i32(<16 x i32>, <16 x i32>)

; The high half of a product, of every third element.
define <16 x i32> @source(<64 x i32> %v, <16 x i32> %y) {
; CHECK-LABEL: @source(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> poison, <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP2]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP4]], <1 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP6]], <1 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP8]], <1 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 60, i32 undef)
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP10]], <1 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 72, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP12]], <1 x i32> [[TMP13]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 84, i32 undef)
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP14]], <1 x i32> [[TMP15]], i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP16]], <1 x i32> [[TMP17]], i32 0, i32 1, i32 0, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP19:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 108, i32 undef)
; CHECK-NEXT:    [[TMP20:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP18]], <1 x i32> [[TMP19]], i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP21:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 120, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP20]], <1 x i32> [[TMP21]], i32 0, i32 1, i32 0, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP23:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 132, i32 undef)
; CHECK-NEXT:    [[TMP24:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP22]], <1 x i32> [[TMP23]], i32 0, i32 1, i32 0, i16 44, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP25:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 144, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP24]], <1 x i32> [[TMP25]], i32 0, i32 1, i32 0, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP27:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 156, i32 undef)
; CHECK-NEXT:    [[TMP28:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP26]], <1 x i32> [[TMP27]], i32 0, i32 1, i32 0, i16 52, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP29:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 168, i32 undef)
; CHECK-NEXT:    [[TMP30:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP28]], <1 x i32> [[TMP29]], i32 0, i32 1, i32 0, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP31:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 180, i32 undef)
; CHECK-NEXT:    [[TMP32:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP30]], <1 x i32> [[TMP31]], i32 0, i32 1, i32 0, i16 60, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.smulh.v16i32.v16i32(<16 x i32> [[TMP32]], <16 x i32> [[Y:%.*]])
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %v, i32 0, i32 16, i32 3, i16 0, i32 undef)
  %r = call <16 x i32> @llvm.genx.smulh.v16i32.v16i32(<16 x i32> %x, <16 x i32> %y)
  ret <16 x i32> %r
}

; The same into every third element.
define <64 x i32> @destination(<64 x i32> %v, <16 x i32> %x, <16 x i32> %y) {
; CHECK-LABEL: @destination(
; CHECK-NEXT:    [[TMP1:%.*]] = call <16 x i32> @llvm.genx.smulh.v16i32.v16i32(<16 x i32> [[X:%.*]], <16 x i32> [[Y:%.*]])
; CHECK-NEXT:    [[TMP2:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[V:%.*]], <1 x i32> [[TMP2]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP5:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP3]], <1 x i32> [[TMP4]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP5]], <1 x i32> [[TMP6]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP7]], <1 x i32> [[TMP8]], i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP9]], <1 x i32> [[TMP10]], i32 0, i32 1, i32 0, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP12:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 20, i32 undef)
; CHECK-NEXT:    [[TMP13:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP11]], <1 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 60, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP13]], <1 x i32> [[TMP14]], i32 0, i32 1, i32 0, i16 72, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP16:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 28, i32 undef)
; CHECK-NEXT:    [[TMP17:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP15]], <1 x i32> [[TMP16]], i32 0, i32 1, i32 0, i16 84, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP18:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP19:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP17]], <1 x i32> [[TMP18]], i32 0, i32 1, i32 0, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP20:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP21:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP19]], <1 x i32> [[TMP20]], i32 0, i32 1, i32 0, i16 108, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP22:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 40, i32 undef)
; CHECK-NEXT:    [[TMP23:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP21]], <1 x i32> [[TMP22]], i32 0, i32 1, i32 0, i16 120, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP24:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 44, i32 undef)
; CHECK-NEXT:    [[TMP25:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP23]], <1 x i32> [[TMP24]], i32 0, i32 1, i32 0, i16 132, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP26:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP27:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP25]], <1 x i32> [[TMP26]], i32 0, i32 1, i32 0, i16 144, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP28:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 52, i32 undef)
; CHECK-NEXT:    [[TMP29:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP27]], <1 x i32> [[TMP28]], i32 0, i32 1, i32 0, i16 156, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP30:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 56, i32 undef)
; CHECK-NEXT:    [[TMP31:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP29]], <1 x i32> [[TMP30]], i32 0, i32 1, i32 0, i16 168, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP32:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 60, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v1i32.i16.i1(<64 x i32> [[TMP31]], <1 x i32> [[TMP32]], i32 0, i32 1, i32 0, i16 180, i32 undef, i1 true)
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %q = call <16 x i32> @llvm.genx.smulh.v16i32.v16i32(<16 x i32> %x, <16 x i32> %y)
  %r = call <64 x i32> @llvm.genx.wrregioni.v64i32.v16i32.i16.i1(<64 x i32> %v, <16 x i32> %q, i32 0, i32 16, i32 3, i16 0, i32 undef, i1 true)
  ret <64 x i32> %r
}

; A sum is one instruction: its small pieces cost no more than those of the copy.
define <16 x i32> @cheap(<64 x i32> %v, <16 x i32> %y) {
; CHECK-LABEL: @cheap(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[Y:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = add <1 x i32> [[TMP1]], [[TMP2]]
; CHECK-NEXT:    [[TMP4:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[Y]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP4]], i32 0, i32 1, i32 0, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP7:%.*]] = add <1 x i32> [[TMP5]], [[TMP6]]
; CHECK-NEXT:    [[TMP8:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP4]], <1 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP10:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP8]], i32 0, i32 1, i32 0, i16 8, i32 undef)
; CHECK-NEXT:    [[TMP11:%.*]] = add <1 x i32> [[TMP9]], [[TMP10]]
; CHECK-NEXT:    [[TMP12:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP8]], <1 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP14:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP12]], i32 0, i32 1, i32 0, i16 12, i32 undef)
; CHECK-NEXT:    [[TMP15:%.*]] = add <1 x i32> [[TMP13]], [[TMP14]]
; CHECK-NEXT:    [[TMP16:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP12]], <1 x i32> [[TMP15]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP17:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP18:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP16]], i32 0, i32 1, i32 0, i16 16, i32 undef)
; CHECK-NEXT:    [[TMP19:%.*]] = add <1 x i32> [[TMP17]], [[TMP18]]
; CHECK-NEXT:    [[TMP20:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP16]], <1 x i32> [[TMP19]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP21:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 60, i32 undef)
; CHECK-NEXT:    [[TMP22:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP20]], i32 0, i32 1, i32 0, i16 20, i32 undef)
; CHECK-NEXT:    [[TMP23:%.*]] = add <1 x i32> [[TMP21]], [[TMP22]]
; CHECK-NEXT:    [[TMP24:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP20]], <1 x i32> [[TMP23]], i32 0, i32 1, i32 0, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP25:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 72, i32 undef)
; CHECK-NEXT:    [[TMP26:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP24]], i32 0, i32 1, i32 0, i16 24, i32 undef)
; CHECK-NEXT:    [[TMP27:%.*]] = add <1 x i32> [[TMP25]], [[TMP26]]
; CHECK-NEXT:    [[TMP28:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP24]], <1 x i32> [[TMP27]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP29:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 84, i32 undef)
; CHECK-NEXT:    [[TMP30:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP28]], i32 0, i32 1, i32 0, i16 28, i32 undef)
; CHECK-NEXT:    [[TMP31:%.*]] = add <1 x i32> [[TMP29]], [[TMP30]]
; CHECK-NEXT:    [[TMP32:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP28]], <1 x i32> [[TMP31]], i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP33:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP34:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP32]], i32 0, i32 1, i32 0, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP35:%.*]] = add <1 x i32> [[TMP33]], [[TMP34]]
; CHECK-NEXT:    [[TMP36:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP32]], <1 x i32> [[TMP35]], i32 0, i32 1, i32 0, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP37:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 108, i32 undef)
; CHECK-NEXT:    [[TMP38:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP36]], i32 0, i32 1, i32 0, i16 36, i32 undef)
; CHECK-NEXT:    [[TMP39:%.*]] = add <1 x i32> [[TMP37]], [[TMP38]]
; CHECK-NEXT:    [[TMP40:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP36]], <1 x i32> [[TMP39]], i32 0, i32 1, i32 0, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP41:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 120, i32 undef)
; CHECK-NEXT:    [[TMP42:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP40]], i32 0, i32 1, i32 0, i16 40, i32 undef)
; CHECK-NEXT:    [[TMP43:%.*]] = add <1 x i32> [[TMP41]], [[TMP42]]
; CHECK-NEXT:    [[TMP44:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP40]], <1 x i32> [[TMP43]], i32 0, i32 1, i32 0, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP45:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 132, i32 undef)
; CHECK-NEXT:    [[TMP46:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP44]], i32 0, i32 1, i32 0, i16 44, i32 undef)
; CHECK-NEXT:    [[TMP47:%.*]] = add <1 x i32> [[TMP45]], [[TMP46]]
; CHECK-NEXT:    [[TMP48:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP44]], <1 x i32> [[TMP47]], i32 0, i32 1, i32 0, i16 44, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP49:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 144, i32 undef)
; CHECK-NEXT:    [[TMP50:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP48]], i32 0, i32 1, i32 0, i16 48, i32 undef)
; CHECK-NEXT:    [[TMP51:%.*]] = add <1 x i32> [[TMP49]], [[TMP50]]
; CHECK-NEXT:    [[TMP52:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP48]], <1 x i32> [[TMP51]], i32 0, i32 1, i32 0, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP53:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 156, i32 undef)
; CHECK-NEXT:    [[TMP54:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP52]], i32 0, i32 1, i32 0, i16 52, i32 undef)
; CHECK-NEXT:    [[TMP55:%.*]] = add <1 x i32> [[TMP53]], [[TMP54]]
; CHECK-NEXT:    [[TMP56:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP52]], <1 x i32> [[TMP55]], i32 0, i32 1, i32 0, i16 52, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP57:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 168, i32 undef)
; CHECK-NEXT:    [[TMP58:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP56]], i32 0, i32 1, i32 0, i16 56, i32 undef)
; CHECK-NEXT:    [[TMP59:%.*]] = add <1 x i32> [[TMP57]], [[TMP58]]
; CHECK-NEXT:    [[TMP60:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP56]], <1 x i32> [[TMP59]], i32 0, i32 1, i32 0, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP61:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[V]], i32 0, i32 1, i32 0, i16 180, i32 undef)
; CHECK-NEXT:    [[TMP62:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v16i32.i16(<16 x i32> [[TMP60]], i32 0, i32 1, i32 0, i16 60, i32 undef)
; CHECK-NEXT:    [[TMP63:%.*]] = add <1 x i32> [[TMP61]], [[TMP62]]
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.wrregioni.v16i32.v1i32.i16.i1(<16 x i32> [[TMP60]], <1 x i32> [[TMP63]], i32 0, i32 1, i32 0, i16 60, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %x = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %v, i32 0, i32 16, i32 3, i16 0, i32 undef)
  %r = add <16 x i32> %x, %y
  ret <16 x i32> %r
}
