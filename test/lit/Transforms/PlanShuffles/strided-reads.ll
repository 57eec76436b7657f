; Reads with a stride that no operand has share a copy of the rows.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=icllp>,cmx-plan-shuffles<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-plan-shuffles<platform=pvc>' -verify-each -S %s | FileCheck %s --check-prefix=PVC

declare <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v46i8.i16(<46 x i8>, i32, i32, i32, i16, i32)
declare <15 x i8> @llvm.genx.rdregioni.v15i8.v46i8.i16(<46 x i8>, i32, i32, i32, i16, i32)
declare <16 x i8> @llvm.genx.wrregioni.v16i8.v15i8.i16.i1(<16 x i8>, <15 x i8>, i32, i32, i32, i16, i32, i1)
declare <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8>, i32, i32, i32, i16, i32)
declare <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16>, i32, i32, i32, i16, i32)

; Three columns of 16 packed triples of bytes, used as words.
define <16 x i16> @triples(<48 x i8> %v) {
; CHECK-LABEL: @triples(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[SPREAD:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[SPREAD1:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD]], <4 x i8> [[TMP2]], i32 0, i32 4, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[SPREAD2:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD1]], <4 x i8> [[TMP3]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 9, i32 undef)
; CHECK-NEXT:    [[SPREAD3:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD2]], <4 x i8> [[TMP4]], i32 0, i32 4, i32 1, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 12, i32 undef)
; CHECK-NEXT:    [[SPREAD4:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD3]], <4 x i8> [[TMP5]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 15, i32 undef)
; CHECK-NEXT:    [[SPREAD5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD4]], <4 x i8> [[TMP6]], i32 0, i32 4, i32 1, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 18, i32 undef)
; CHECK-NEXT:    [[SPREAD6:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD5]], <4 x i8> [[TMP7]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 21, i32 undef)
; CHECK-NEXT:    [[SPREAD7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD6]], <4 x i8> [[TMP8]], i32 0, i32 4, i32 1, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[SPREAD8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD7]], <4 x i8> [[TMP9]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 27, i32 undef)
; CHECK-NEXT:    [[SPREAD9:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD8]], <4 x i8> [[TMP10]], i32 0, i32 4, i32 1, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 30, i32 undef)
; CHECK-NEXT:    [[SPREAD10:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD9]], <4 x i8> [[TMP11]], i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 33, i32 undef)
; CHECK-NEXT:    [[SPREAD11:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD10]], <4 x i8> [[TMP12]], i32 0, i32 4, i32 1, i16 44, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 36, i32 undef)
; CHECK-NEXT:    [[SPREAD12:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD11]], <4 x i8> [[TMP13]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 39, i32 undef)
; CHECK-NEXT:    [[SPREAD13:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD12]], <4 x i8> [[TMP14]], i32 0, i32 4, i32 1, i16 52, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 42, i32 undef)
; CHECK-NEXT:    [[SPREAD14:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD13]], <4 x i8> [[TMP15]], i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP16:%.*]] = call <3 x i8> @llvm.genx.rdregioni.v3i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 3, i32 1, i16 45, i32 undef)
; CHECK-NEXT:    [[SPREAD15:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v3i8.i16.i1(<64 x i8> [[SPREAD14]], <3 x i8> [[TMP16]], i32 0, i32 3, i32 1, i16 60, i32 undef, i1 true)
; CHECK-NEXT:    [[C0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[E0:%.*]] = zext <16 x i8> [[C0]] to <16 x i16>
; CHECK-NEXT:    [[C1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[E1:%.*]] = zext <16 x i8> [[C1]] to <16 x i16>
; CHECK-NEXT:    [[C2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E2:%.*]] = zext <16 x i8> [[C2]] to <16 x i16>
; CHECK-NEXT:    [[A:%.*]] = add <16 x i16> [[E0]], [[E1]]
; CHECK-NEXT:    [[B:%.*]] = add <16 x i16> [[A]], [[E2]]
; CHECK-NEXT:    ret <16 x i16> [[B]]
; PVC-LABEL: @triples(
; PVC-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[SPREAD:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 3, i32 undef)
; PVC-NEXT:    [[SPREAD1:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD]], <4 x i8> [[TMP2]], i32 0, i32 4, i32 1, i16 4, i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 6, i32 undef)
; PVC-NEXT:    [[SPREAD2:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD1]], <4 x i8> [[TMP3]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; PVC-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 9, i32 undef)
; PVC-NEXT:    [[SPREAD3:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD2]], <4 x i8> [[TMP4]], i32 0, i32 4, i32 1, i16 12, i32 undef, i1 true)
; PVC-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 12, i32 undef)
; PVC-NEXT:    [[SPREAD4:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD3]], <4 x i8> [[TMP5]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; PVC-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 15, i32 undef)
; PVC-NEXT:    [[SPREAD5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD4]], <4 x i8> [[TMP6]], i32 0, i32 4, i32 1, i16 20, i32 undef, i1 true)
; PVC-NEXT:    [[TMP7:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 18, i32 undef)
; PVC-NEXT:    [[SPREAD6:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD5]], <4 x i8> [[TMP7]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; PVC-NEXT:    [[TMP8:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 21, i32 undef)
; PVC-NEXT:    [[SPREAD7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD6]], <4 x i8> [[TMP8]], i32 0, i32 4, i32 1, i16 28, i32 undef, i1 true)
; PVC-NEXT:    [[TMP9:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; PVC-NEXT:    [[SPREAD8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD7]], <4 x i8> [[TMP9]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[TMP10:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 27, i32 undef)
; PVC-NEXT:    [[SPREAD9:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD8]], <4 x i8> [[TMP10]], i32 0, i32 4, i32 1, i16 36, i32 undef, i1 true)
; PVC-NEXT:    [[TMP11:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 30, i32 undef)
; PVC-NEXT:    [[SPREAD10:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD9]], <4 x i8> [[TMP11]], i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
; PVC-NEXT:    [[TMP12:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 33, i32 undef)
; PVC-NEXT:    [[SPREAD11:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD10]], <4 x i8> [[TMP12]], i32 0, i32 4, i32 1, i16 44, i32 undef, i1 true)
; PVC-NEXT:    [[TMP13:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 36, i32 undef)
; PVC-NEXT:    [[SPREAD12:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD11]], <4 x i8> [[TMP13]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; PVC-NEXT:    [[TMP14:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 39, i32 undef)
; PVC-NEXT:    [[SPREAD13:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD12]], <4 x i8> [[TMP14]], i32 0, i32 4, i32 1, i16 52, i32 undef, i1 true)
; PVC-NEXT:    [[TMP15:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 4, i32 1, i16 42, i32 undef)
; PVC-NEXT:    [[SPREAD14:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD13]], <4 x i8> [[TMP15]], i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
; PVC-NEXT:    [[TMP16:%.*]] = call <3 x i8> @llvm.genx.rdregioni.v3i8.v48i8.i16(<48 x i8> [[V]], i32 0, i32 3, i32 1, i16 45, i32 undef)
; PVC-NEXT:    [[SPREAD15:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v3i8.i16.i1(<64 x i8> [[SPREAD14]], <3 x i8> [[TMP16]], i32 0, i32 3, i32 1, i16 60, i32 undef, i1 true)
; PVC-NEXT:    [[C0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[E0:%.*]] = zext <16 x i8> [[C0]] to <16 x i16>
; PVC-NEXT:    [[C1:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[E1:%.*]] = zext <16 x i8> [[C1]] to <16 x i16>
; PVC-NEXT:    [[C2:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[E2:%.*]] = zext <16 x i8> [[C2]] to <16 x i16>
; PVC-NEXT:    [[A:%.*]] = add <16 x i16> [[E0]], [[E1]]
; PVC-NEXT:    [[B:%.*]] = add <16 x i16> [[A]], [[E2]]
; PVC-NEXT:    ret <16 x i16> [[B]]
  %c0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %v, i32 0, i32 16, i32 3, i16 0, i32 undef)
  %e0 = zext <16 x i8> %c0 to <16 x i16>
  %c1 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %v, i32 0, i32 16, i32 3, i16 1, i32 undef)
  %e1 = zext <16 x i8> %c1 to <16 x i16>
  %c2 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %v, i32 0, i32 16, i32 3, i16 2, i32 undef)
  %e2 = zext <16 x i8> %c2 to <16 x i16>
  %a = add <16 x i16> %e0, %e1
  %b = add <16 x i16> %a, %e2
  ret <16 x i16> %b
}

; One column alone costs as much as its rows.
define <16 x i8> @one_column(<48 x i8> %v) {
; CHECK-LABEL: @one_column(
; CHECK-NEXT:    [[C:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> [[V:%.*]], i32 0, i32 16, i32 3, i16 1, i32 undef)
; CHECK-NEXT:    ret <16 x i8> [[C]]
; PVC-LABEL: @one_column(
; PVC-NEXT:    [[C:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> [[V:%.*]], i32 0, i32 16, i32 3, i16 1, i32 undef)
; PVC-NEXT:    ret <16 x i8> [[C]]
  %c = call <16 x i8> @llvm.genx.rdregioni.v16i8.v48i8.i16(<48 x i8> %v, i32 0, i32 16, i32 3, i16 1, i32 undef)
  ret <16 x i8> %c
}

; Stride 4 is an operand.
define <16 x i8> @legal_stride(<64 x i8> %v) {
; CHECK-LABEL: @legal_stride(
; CHECK-NEXT:    [[C:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[D:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[V]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[E:%.*]] = xor <16 x i8> [[C]], [[D]]
; CHECK-NEXT:    ret <16 x i8> [[E]]
; PVC-LABEL: @legal_stride(
; PVC-NEXT:    [[C:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[V:%.*]], i32 0, i32 16, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[D:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[V]], i32 0, i32 16, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[E:%.*]] = xor <16 x i8> [[C]], [[D]]
; PVC-NEXT:    ret <16 x i8> [[E]]
  %c = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %v, i32 0, i32 16, i32 4, i16 1, i32 undef)
  %d = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> %v, i32 0, i32 16, i32 4, i16 2, i32 undef)
  %e = xor <16 x i8> %c, %d
  ret <16 x i8> %e
}

; Rows that start in different places: each group has its own.
define <8 x i16> @two_groups(<64 x i16> %v) {
; CHECK-LABEL: @two_groups(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[SPREAD:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> poison, <4 x i16> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[SPREAD1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD]], <4 x i16> [[TMP2]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 12, i32 undef)
; CHECK-NEXT:    [[SPREAD2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD1]], <4 x i16> [[TMP3]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 18, i32 undef)
; CHECK-NEXT:    [[SPREAD3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD2]], <4 x i16> [[TMP4]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[SPREAD4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD3]], <4 x i16> [[TMP5]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 30, i32 undef)
; CHECK-NEXT:    [[SPREAD5:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD4]], <4 x i16> [[TMP6]], i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 36, i32 undef)
; CHECK-NEXT:    [[SPREAD6:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD5]], <4 x i16> [[TMP7]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 42, i32 undef)
; CHECK-NEXT:    [[SPREAD7:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD6]], <4 x i16> [[TMP8]], i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[C0:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD7]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[C1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD7]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[C2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD7]], i32 0, i32 8, i32 4, i16 4, i32 undef)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 60, i32 undef)
; CHECK-NEXT:    [[SPREAD8:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> poison, <4 x i16> [[TMP9]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 66, i32 undef)
; CHECK-NEXT:    [[SPREAD9:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD8]], <4 x i16> [[TMP10]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 72, i32 undef)
; CHECK-NEXT:    [[SPREAD10:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD9]], <4 x i16> [[TMP11]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 78, i32 undef)
; CHECK-NEXT:    [[SPREAD11:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD10]], <4 x i16> [[TMP12]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 84, i32 undef)
; CHECK-NEXT:    [[SPREAD12:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD11]], <4 x i16> [[TMP13]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 90, i32 undef)
; CHECK-NEXT:    [[SPREAD13:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD12]], <4 x i16> [[TMP14]], i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[SPREAD14:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD13]], <4 x i16> [[TMP15]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP16:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 102, i32 undef)
; CHECK-NEXT:    [[SPREAD15:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD14]], <4 x i16> [[TMP16]], i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[C3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD15]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[C4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD15]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[C5:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD15]], i32 0, i32 8, i32 4, i16 4, i32 undef)
; CHECK-NEXT:    [[X0:%.*]] = xor <8 x i16> [[C0]], [[C1]]
; CHECK-NEXT:    [[X1:%.*]] = xor <8 x i16> [[X0]], [[C2]]
; CHECK-NEXT:    [[X2:%.*]] = xor <8 x i16> [[X1]], [[C3]]
; CHECK-NEXT:    [[X3:%.*]] = xor <8 x i16> [[X2]], [[C4]]
; CHECK-NEXT:    [[X4:%.*]] = xor <8 x i16> [[X3]], [[C5]]
; CHECK-NEXT:    ret <8 x i16> [[X4]]
; PVC-LABEL: @two_groups(
; PVC-NEXT:    [[TMP1:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[SPREAD:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> poison, <4 x i16> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP2:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 6, i32 undef)
; PVC-NEXT:    [[SPREAD1:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD]], <4 x i16> [[TMP2]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 12, i32 undef)
; PVC-NEXT:    [[SPREAD2:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD1]], <4 x i16> [[TMP3]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; PVC-NEXT:    [[TMP4:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 18, i32 undef)
; PVC-NEXT:    [[SPREAD3:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD2]], <4 x i16> [[TMP4]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; PVC-NEXT:    [[TMP5:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; PVC-NEXT:    [[SPREAD4:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD3]], <4 x i16> [[TMP5]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[TMP6:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 30, i32 undef)
; PVC-NEXT:    [[SPREAD5:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD4]], <4 x i16> [[TMP6]], i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
; PVC-NEXT:    [[TMP7:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 36, i32 undef)
; PVC-NEXT:    [[SPREAD6:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD5]], <4 x i16> [[TMP7]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; PVC-NEXT:    [[TMP8:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 42, i32 undef)
; PVC-NEXT:    [[SPREAD7:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD6]], <4 x i16> [[TMP8]], i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
; PVC-NEXT:    [[C0:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD7]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[C1:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD7]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[C2:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD7]], i32 0, i32 8, i32 4, i16 4, i32 undef)
; PVC-NEXT:    [[TMP9:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 60, i32 undef)
; PVC-NEXT:    [[SPREAD8:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> poison, <4 x i16> [[TMP9]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP10:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 66, i32 undef)
; PVC-NEXT:    [[SPREAD9:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD8]], <4 x i16> [[TMP10]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; PVC-NEXT:    [[TMP11:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 72, i32 undef)
; PVC-NEXT:    [[SPREAD10:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD9]], <4 x i16> [[TMP11]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; PVC-NEXT:    [[TMP12:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 78, i32 undef)
; PVC-NEXT:    [[SPREAD11:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD10]], <4 x i16> [[TMP12]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; PVC-NEXT:    [[TMP13:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 84, i32 undef)
; PVC-NEXT:    [[SPREAD12:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD11]], <4 x i16> [[TMP13]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[TMP14:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 90, i32 undef)
; PVC-NEXT:    [[SPREAD13:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD12]], <4 x i16> [[TMP14]], i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
; PVC-NEXT:    [[TMP15:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 96, i32 undef)
; PVC-NEXT:    [[SPREAD14:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD13]], <4 x i16> [[TMP15]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; PVC-NEXT:    [[TMP16:%.*]] = call <4 x i16> @llvm.genx.rdregioni.v4i16.v64i16.i16(<64 x i16> [[V]], i32 0, i32 4, i32 1, i16 102, i32 undef)
; PVC-NEXT:    [[SPREAD15:%.*]] = call <32 x i16> @llvm.genx.wrregioni.v32i16.v4i16.i16.i1(<32 x i16> [[SPREAD14]], <4 x i16> [[TMP16]], i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
; PVC-NEXT:    [[C3:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD15]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[C4:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD15]], i32 0, i32 8, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[C5:%.*]] = call <8 x i16> @llvm.genx.rdregioni.v8i16.v32i16.i16(<32 x i16> [[SPREAD15]], i32 0, i32 8, i32 4, i16 4, i32 undef)
; PVC-NEXT:    [[X0:%.*]] = xor <8 x i16> [[C0]], [[C1]]
; PVC-NEXT:    [[X1:%.*]] = xor <8 x i16> [[X0]], [[C2]]
; PVC-NEXT:    [[X2:%.*]] = xor <8 x i16> [[X1]], [[C3]]
; PVC-NEXT:    [[X3:%.*]] = xor <8 x i16> [[X2]], [[C4]]
; PVC-NEXT:    [[X4:%.*]] = xor <8 x i16> [[X3]], [[C5]]
; PVC-NEXT:    ret <8 x i16> [[X4]]
  %c0 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %v, i32 0, i32 8, i32 3, i16 0, i32 undef)
  %c1 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %v, i32 0, i32 8, i32 3, i16 2, i32 undef)
  %c2 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %v, i32 0, i32 8, i32 3, i16 4, i32 undef)
  %c3 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %v, i32 0, i32 8, i32 3, i16 60, i32 undef)
  %c4 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %v, i32 0, i32 8, i32 3, i16 62, i32 undef)
  %c5 = call <8 x i16> @llvm.genx.rdregioni.v8i16.v64i16.i16(<64 x i16> %v, i32 0, i32 8, i32 3, i16 64, i32 undef)
  %x0 = xor <8 x i16> %c0, %c1
  %x1 = xor <8 x i16> %x0, %c2
  %x2 = xor <8 x i16> %x1, %c3
  %x3 = xor <8 x i16> %x2, %c4
  %x4 = xor <8 x i16> %x3, %c5
  ret <8 x i16> %x4
}

; The vector ends within the last row, of which only one column is read.
define <16 x i8> @last_row(<46 x i8> %v) {
; CHECK-LABEL: @last_row(
; CHECK-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[SPREAD:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 3, i32 undef)
; CHECK-NEXT:    [[SPREAD1:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD]], <4 x i8> [[TMP2]], i32 0, i32 4, i32 1, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 6, i32 undef)
; CHECK-NEXT:    [[SPREAD2:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD1]], <4 x i8> [[TMP3]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 9, i32 undef)
; CHECK-NEXT:    [[SPREAD3:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD2]], <4 x i8> [[TMP4]], i32 0, i32 4, i32 1, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 12, i32 undef)
; CHECK-NEXT:    [[SPREAD4:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD3]], <4 x i8> [[TMP5]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 15, i32 undef)
; CHECK-NEXT:    [[SPREAD5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD4]], <4 x i8> [[TMP6]], i32 0, i32 4, i32 1, i16 20, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 18, i32 undef)
; CHECK-NEXT:    [[SPREAD6:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD5]], <4 x i8> [[TMP7]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP8:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 21, i32 undef)
; CHECK-NEXT:    [[SPREAD7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD6]], <4 x i8> [[TMP8]], i32 0, i32 4, i32 1, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; CHECK-NEXT:    [[SPREAD8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD7]], <4 x i8> [[TMP9]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP10:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 27, i32 undef)
; CHECK-NEXT:    [[SPREAD9:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD8]], <4 x i8> [[TMP10]], i32 0, i32 4, i32 1, i16 36, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 30, i32 undef)
; CHECK-NEXT:    [[SPREAD10:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD9]], <4 x i8> [[TMP11]], i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP12:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 33, i32 undef)
; CHECK-NEXT:    [[SPREAD11:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD10]], <4 x i8> [[TMP12]], i32 0, i32 4, i32 1, i16 44, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP13:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 36, i32 undef)
; CHECK-NEXT:    [[SPREAD12:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD11]], <4 x i8> [[TMP13]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP14:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 39, i32 undef)
; CHECK-NEXT:    [[SPREAD13:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD12]], <4 x i8> [[TMP14]], i32 0, i32 4, i32 1, i16 52, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP15:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 42, i32 undef)
; CHECK-NEXT:    [[SPREAD14:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD13]], <4 x i8> [[TMP15]], i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP16:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 1, i32 0, i16 45, i32 undef)
; CHECK-NEXT:    [[SPREAD15:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v1i8.i16.i1(<64 x i8> [[SPREAD14]], <1 x i8> [[TMP16]], i32 0, i32 1, i32 0, i16 60, i32 undef, i1 true)
; CHECK-NEXT:    [[C0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; CHECK-NEXT:    [[C1:%.*]] = call <15 x i8> @llvm.genx.rdregioni.v15i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 15, i32 4, i16 1, i32 undef)
; CHECK-NEXT:    [[C2:%.*]] = call <15 x i8> @llvm.genx.rdregioni.v15i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 15, i32 4, i16 2, i32 undef)
; CHECK-NEXT:    [[X:%.*]] = xor <15 x i8> [[C1]], [[C2]]
; CHECK-NEXT:    [[W:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v15i8.i16.i1(<16 x i8> [[C0]], <15 x i8> [[X]], i32 0, i32 15, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <16 x i8> [[W]]
; PVC-LABEL: @last_row(
; PVC-NEXT:    [[TMP1:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V:%.*]], i32 0, i32 4, i32 1, i16 0, i32 undef)
; PVC-NEXT:    [[SPREAD:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> poison, <4 x i8> [[TMP1]], i32 0, i32 4, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    [[TMP2:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 3, i32 undef)
; PVC-NEXT:    [[SPREAD1:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD]], <4 x i8> [[TMP2]], i32 0, i32 4, i32 1, i16 4, i32 undef, i1 true)
; PVC-NEXT:    [[TMP3:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 6, i32 undef)
; PVC-NEXT:    [[SPREAD2:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD1]], <4 x i8> [[TMP3]], i32 0, i32 4, i32 1, i16 8, i32 undef, i1 true)
; PVC-NEXT:    [[TMP4:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 9, i32 undef)
; PVC-NEXT:    [[SPREAD3:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD2]], <4 x i8> [[TMP4]], i32 0, i32 4, i32 1, i16 12, i32 undef, i1 true)
; PVC-NEXT:    [[TMP5:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 12, i32 undef)
; PVC-NEXT:    [[SPREAD4:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD3]], <4 x i8> [[TMP5]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; PVC-NEXT:    [[TMP6:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 15, i32 undef)
; PVC-NEXT:    [[SPREAD5:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD4]], <4 x i8> [[TMP6]], i32 0, i32 4, i32 1, i16 20, i32 undef, i1 true)
; PVC-NEXT:    [[TMP7:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 18, i32 undef)
; PVC-NEXT:    [[SPREAD6:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD5]], <4 x i8> [[TMP7]], i32 0, i32 4, i32 1, i16 24, i32 undef, i1 true)
; PVC-NEXT:    [[TMP8:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 21, i32 undef)
; PVC-NEXT:    [[SPREAD7:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD6]], <4 x i8> [[TMP8]], i32 0, i32 4, i32 1, i16 28, i32 undef, i1 true)
; PVC-NEXT:    [[TMP9:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 24, i32 undef)
; PVC-NEXT:    [[SPREAD8:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD7]], <4 x i8> [[TMP9]], i32 0, i32 4, i32 1, i16 32, i32 undef, i1 true)
; PVC-NEXT:    [[TMP10:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 27, i32 undef)
; PVC-NEXT:    [[SPREAD9:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD8]], <4 x i8> [[TMP10]], i32 0, i32 4, i32 1, i16 36, i32 undef, i1 true)
; PVC-NEXT:    [[TMP11:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 30, i32 undef)
; PVC-NEXT:    [[SPREAD10:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD9]], <4 x i8> [[TMP11]], i32 0, i32 4, i32 1, i16 40, i32 undef, i1 true)
; PVC-NEXT:    [[TMP12:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 33, i32 undef)
; PVC-NEXT:    [[SPREAD11:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD10]], <4 x i8> [[TMP12]], i32 0, i32 4, i32 1, i16 44, i32 undef, i1 true)
; PVC-NEXT:    [[TMP13:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 36, i32 undef)
; PVC-NEXT:    [[SPREAD12:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD11]], <4 x i8> [[TMP13]], i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
; PVC-NEXT:    [[TMP14:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 39, i32 undef)
; PVC-NEXT:    [[SPREAD13:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD12]], <4 x i8> [[TMP14]], i32 0, i32 4, i32 1, i16 52, i32 undef, i1 true)
; PVC-NEXT:    [[TMP15:%.*]] = call <4 x i8> @llvm.genx.rdregioni.v4i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 4, i32 1, i16 42, i32 undef)
; PVC-NEXT:    [[SPREAD14:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v4i8.i16.i1(<64 x i8> [[SPREAD13]], <4 x i8> [[TMP15]], i32 0, i32 4, i32 1, i16 56, i32 undef, i1 true)
; PVC-NEXT:    [[TMP16:%.*]] = call <1 x i8> @llvm.genx.rdregioni.v1i8.v46i8.i16(<46 x i8> [[V]], i32 0, i32 1, i32 0, i16 45, i32 undef)
; PVC-NEXT:    [[SPREAD15:%.*]] = call <64 x i8> @llvm.genx.wrregioni.v64i8.v1i8.i16.i1(<64 x i8> [[SPREAD14]], <1 x i8> [[TMP16]], i32 0, i32 1, i32 0, i16 60, i32 undef, i1 true)
; PVC-NEXT:    [[C0:%.*]] = call <16 x i8> @llvm.genx.rdregioni.v16i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 16, i32 4, i16 0, i32 undef)
; PVC-NEXT:    [[C1:%.*]] = call <15 x i8> @llvm.genx.rdregioni.v15i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 15, i32 4, i16 1, i32 undef)
; PVC-NEXT:    [[C2:%.*]] = call <15 x i8> @llvm.genx.rdregioni.v15i8.v64i8.i16(<64 x i8> [[SPREAD15]], i32 0, i32 15, i32 4, i16 2, i32 undef)
; PVC-NEXT:    [[X:%.*]] = xor <15 x i8> [[C1]], [[C2]]
; PVC-NEXT:    [[W:%.*]] = call <16 x i8> @llvm.genx.wrregioni.v16i8.v15i8.i16.i1(<16 x i8> [[C0]], <15 x i8> [[X]], i32 0, i32 15, i32 1, i16 0, i32 undef, i1 true)
; PVC-NEXT:    ret <16 x i8> [[W]]
  %c0 = call <16 x i8> @llvm.genx.rdregioni.v16i8.v46i8.i16(<46 x i8> %v, i32 0, i32 16, i32 3, i16 0, i32 undef)
  %c1 = call <15 x i8> @llvm.genx.rdregioni.v15i8.v46i8.i16(<46 x i8> %v, i32 0, i32 15, i32 3, i16 1, i32 undef)
  %c2 = call <15 x i8> @llvm.genx.rdregioni.v15i8.v46i8.i16(<46 x i8> %v, i32 0, i32 15, i32 3, i16 2, i32 undef)
  %x = xor <15 x i8> %c1, %c2
  %w = call <16 x i8> @llvm.genx.wrregioni.v16i8.v15i8.i16.i1(<16 x i8> %c0, <15 x i8> %x, i32 0, i32 15, i32 1, i16 0, i32 undef, i1 true)
  ret <16 x i8> %w
}
