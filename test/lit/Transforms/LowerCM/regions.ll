; Regions at an address: neighbours are loaded and stored, others gathered and scattered.
; CHECK lines by utils/update-checks
; LLVM 19 has another form of masked intrinsics.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes=cmx-lower-cm -S %s | FileCheck %s
target datalayout = "e-i64:64-n8:16:32:64"
target triple = "spirv64-unknown-unknown"

@.kernel = private unnamed_addr constant [10 x i8] c"cm.kernel\00", section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @k, ptr @.kernel, ptr null, i32 1, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @tables, ptr @.kernel, ptr null, i32 1, ptr null }], section "llvm.metadata"

@known = internal constant [4 x i16] [i16 1, i16 2, i16 3, i16 4]
@weak = weak constant [4 x i16] [i16 1, i16 2, i16 3, i16 4]
@outside = external constant [4 x i16]
@variable = addrspace(1) global [4 x i16] [i16 1, i16 2, i16 3, i16 4]

declare spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr, i32, i32, i32)
declare spir_func <8 x float> @_ZN2cm7builtin8rdregionIDv8_fEET_PKviii(ptr, i32, i32, i32)
declare spir_func void @_ZN2cm7builtin8wrregionIDv4_sEEvPvT_iii(ptr, <4 x i16>, i32, i32, i32)
declare spir_func void @_ZN2cm7builtin15wrregion_maskedIDv4_sDv4_bEEvPvT_iiiT0_(ptr, <4 x i16>, i32, i32, i32, <4 x i1>)
declare spir_func <4 x i16> @_ZN2cm7builtin10rdindirectIDv4_sDv4_tEET_PKvT0_(ptr, <4 x i16>)
declare spir_func void @_ZN2cm7builtin10wrindirectIDv4_sDv4_tDv4_bEEvPvT_T0_T1_(ptr, <4 x i16>, <4 x i16>, <4 x i1>)

define spir_func void @k(ptr %p, <4 x i16> %x, <4 x i16> %at, <4 x i1> %m) {
; CHECK-LABEL: @k(
; CHECK-NEXT:    [[ONE:%.*]] = load <4 x i16>, ptr [[P:%.*]], align 2
; CHECK-NEXT:    [[ROWS:%.*]] = load <4 x i16>, ptr [[P]], align 2
; CHECK-NEXT:    [[TMP1:%.*]] = getelementptr i8, ptr [[P]], <8 x i64> <i64 0, i64 8, i64 16, i64 24, i64 64, i64 72, i64 80, i64 88>
; CHECK-NEXT:    [[BLOCK:%.*]] = call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> align 4 [[TMP1]], <8 x i1> splat (i1 true), <8 x float> poison)
; CHECK-NEXT:    [[TMP2:%.*]] = getelementptr i8, ptr [[P]], <4 x i64> zeroinitializer
; CHECK-NEXT:    [[SPLAT:%.*]] = call <4 x i16> @llvm.masked.gather.v4i16.v4p0(<4 x ptr> align 2 [[TMP2]], <4 x i1> splat (i1 true), <4 x i16> poison)
; CHECK-NEXT:    store <4 x i16> [[X:%.*]], ptr [[P]], align 2
; CHECK-NEXT:    [[TMP3:%.*]] = getelementptr i8, ptr [[P]], <4 x i64> <i64 0, i64 6, i64 12, i64 18>
; CHECK-NEXT:    call void @llvm.masked.scatter.v4i16.v4p0(<4 x i16> [[X]], <4 x ptr> align 2 [[TMP3]], <4 x i1> splat (i1 true))
; CHECK-NEXT:    call void @llvm.masked.store.v4i16.p0(<4 x i16> [[X]], ptr align 2 [[P]], <4 x i1> [[M:%.*]])
; CHECK-NEXT:    [[TMP4:%.*]] = getelementptr i8, ptr [[P]], <4 x i64> <i64 0, i64 4, i64 8, i64 12>
; CHECK-NEXT:    call void @llvm.masked.scatter.v4i16.v4p0(<4 x i16> [[X]], <4 x ptr> align 2 [[TMP4]], <4 x i1> [[M]])
; CHECK-NEXT:    [[TMP5:%.*]] = zext <4 x i16> [[AT:%.*]] to <4 x i64>
; CHECK-NEXT:    [[TMP6:%.*]] = getelementptr i8, ptr [[P]], <4 x i64> [[TMP5]]
; CHECK-NEXT:    [[TMP7:%.*]] = call <4 x i16> @llvm.masked.gather.v4i16.v4p0(<4 x ptr> align 2 [[TMP6]], <4 x i1> splat (i1 true), <4 x i16> poison)
; CHECK-NEXT:    [[TMP8:%.*]] = zext <4 x i16> [[AT]] to <4 x i64>
; CHECK-NEXT:    [[TMP9:%.*]] = getelementptr i8, ptr [[P]], <4 x i64> [[TMP8]]
; CHECK-NEXT:    call void @llvm.masked.scatter.v4i16.v4p0(<4 x i16> [[X]], <4 x ptr> align 2 [[TMP9]], <4 x i1> [[M]])
; CHECK-NEXT:    ret void
  %one = call spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr %p, i32 0, i32 4, i32 1)
; Two rows of two that lie one after the other are one row.
  %rows = call spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr %p, i32 2, i32 2, i32 1)
  %block = call spir_func <8 x float> @_ZN2cm7builtin8rdregionIDv8_fEET_PKviii(ptr %p, i32 16, i32 4, i32 2)
; The same element four times.
  %splat = call spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr %p, i32 0, i32 1, i32 0)
  call spir_func void @_ZN2cm7builtin8wrregionIDv4_sEEvPvT_iii(ptr %p, <4 x i16> %x, i32 4, i32 4, i32 1)
  call spir_func void @_ZN2cm7builtin8wrregionIDv4_sEEvPvT_iii(ptr %p, <4 x i16> %x, i32 0, i32 4, i32 3)
  call spir_func void @_ZN2cm7builtin15wrregion_maskedIDv4_sDv4_bEEvPvT_iiiT0_(ptr %p, <4 x i16> %x, i32 4, i32 4, i32 1, <4 x i1> %m)
  call spir_func void @_ZN2cm7builtin15wrregion_maskedIDv4_sDv4_bEEvPvT_iiiT0_(ptr %p, <4 x i16> %x, i32 4, i32 4, i32 2, <4 x i1> %m)
  %i = call spir_func <4 x i16> @_ZN2cm7builtin10rdindirectIDv4_sDv4_tEET_PKvT0_(ptr %p, <4 x i16> %at)
  call spir_func void @_ZN2cm7builtin10wrindirectIDv4_sDv4_tDv4_bEEvPvT_T0_T1_(ptr %p, <4 x i16> %x, <4 x i16> %at, <4 x i1> %m)
  ret void
}

; Only a constant whose value no other module changes is known. A mask that is true is none.
define spir_func void @tables(ptr %p) {
; CHECK-LABEL: @tables(
; CHECK-NEXT:    [[B:%.*]] = load <4 x i16>, ptr @weak, align 2
; CHECK-NEXT:    [[C:%.*]] = load <4 x i16>, ptr @outside, align 2
; CHECK-NEXT:    [[D:%.*]] = load <4 x i16>, ptr addrspacecast (ptr addrspace(1) @variable to ptr), align 2
; CHECK-NEXT:    [[AB:%.*]] = add <4 x i16> <i16 1, i16 2, i16 3, i16 4>, [[B]]
; CHECK-NEXT:    [[CD:%.*]] = mul <4 x i16> [[C]], [[D]]
; CHECK-NEXT:    [[X:%.*]] = xor <4 x i16> [[AB]], [[CD]]
; CHECK-NEXT:    store <4 x i16> [[X]], ptr [[P:%.*]], align 2
; CHECK-NEXT:    ret void
  %a = call spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr @known, i32 0, i32 4, i32 1)
  %b = call spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr @weak, i32 0, i32 4, i32 1)
  %c = call spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr @outside, i32 0, i32 4, i32 1)
  %d = call spir_func <4 x i16> @_ZN2cm7builtin8rdregionIDv4_sEET_PKviii(ptr addrspacecast (ptr addrspace(1) @variable to ptr), i32 0, i32 4, i32 1)
  %ab = add <4 x i16> %a, %b
  %cd = mul <4 x i16> %c, %d
  %x = xor <4 x i16> %ab, %cd
  call spir_func void @_ZN2cm7builtin15wrregion_maskedIDv4_sDv4_bEEvPvT_iiiT0_(ptr %p, <4 x i16> %x, i32 0, i32 4, i32 1, <4 x i1> splat (i1 true))
  ret void
}
