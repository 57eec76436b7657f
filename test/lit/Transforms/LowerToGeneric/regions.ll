; Regions at constant offsets: shuffles; writes blend, by a mask with select.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes=cmx-lower-to-generic,verify -S %s | FileCheck %s

declare <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32>, i32, i32, i32, i16, i32)
declare <4 x half> @llvm.genx.rdregionf.v4f16.v8f16.v2i16(<8 x half>, i32, i32, i32, <2 x i16>, i32)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32>, <4 x i32>, i32, i32, i32, i16, i32, <4 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32>, <8 x i32>, i32, i32, i32, i16, i32, <8 x i1>)
declare <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32>, i32, i32, i32, i32, i16, i32, i1)
declare <8 x i32> @llvm.genx.wrconstregion.v8i32.v2i32.i16.i1(<8 x i32>, <2 x i32>, i32, i32, i32, i16, i32, i1)

define <4 x i32> @read_rows(<8 x i32> %v) {
; CHECK-LABEL: @read_rows(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site, i64 2)
; CHECK-NEXT:    [[R:%.*]] = shufflevector <8 x i32> [[V:%.*]], <8 x i32> poison, <4 x i32> <i32 1, i32 2, i32 5, i32 6>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 4, i32 2, i32 1, i16 4, i32 undef)
  ret <4 x i32> %r
}

; Width 0 is one row.
define <4 x i32> @read_width_0(<8 x i32> %v) {
; CHECK-LABEL: @read_width_0(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.1, i64 2)
; CHECK-NEXT:    [[R:%.*]] = shufflevector <8 x i32> [[V:%.*]], <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 7, i32 0, i32 2, i16 0, i32 undef)
  ret <4 x i32> %r
}

define <8 x i32> @read_whole(<8 x i32> %v) {
; CHECK-LABEL: @read_whole(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.2, i64 2)
; CHECK-NEXT:    ret <8 x i32> [[V:%.*]]
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> %v, i32 4, i32 4, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

define i32 @read_scalar(<8 x i32> %v) {
; CHECK-LABEL: @read_scalar(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.3, i64 2)
; CHECK-NEXT:    [[R:%.*]] = extractelement <8 x i32> [[V:%.*]], i64 3
; CHECK-NEXT:    ret i32 [[R]]
  %r = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> %v, i32 0, i32 1, i32 0, i16 12, i32 undef)
  ret i32 %r
}

; An offset for each row: the vertical stride does not count.
define <4 x half> @read_row_offsets(<8 x half> %v) {
; CHECK-LABEL: @read_row_offsets(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.4, i64 2)
; CHECK-NEXT:    [[R:%.*]] = shufflevector <8 x half> [[V:%.*]], <8 x half> poison, <4 x i32> <i32 5, i32 6, i32 1, i32 2>
; CHECK-NEXT:    ret <4 x half> [[R]]
  %r = call <4 x half> @llvm.genx.rdregionf.v4f16.v8f16.v2i16(<8 x half> %v, i32 7, i32 2, i32 1, <2 x i16> <i16 10, i16 2>, i32 undef)
  ret <4 x half> %r
}

; Offsets are signed: the first element is not there.
define <4 x i32> @read_outside(<8 x i32> %v) {
; CHECK-LABEL: @read_outside(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <4 x i8>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.5, i64 2)
; CHECK-NEXT:    store <4 x i8> <i8 1, i8 0, i8 0, i8 0>, ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.5, i32 10, i32 4, ptr [[SCRATCH]])
; CHECK-NEXT:    [[R:%.*]] = shufflevector <8 x i32> [[V:%.*]], <8 x i32> poison, <4 x i32> <i32 poison, i32 0, i32 1, i32 2>
; CHECK-NEXT:    ret <4 x i32> [[R]]
  %r = call <4 x i32> @llvm.genx.rdregioni.v4i32.v8i32.i16(<8 x i32> %v, i32 0, i32 4, i32 1, i16 -4, i32 undef)
  ret <4 x i32> %r
}

define <8 x i32> @write_rows(<8 x i32> %v, <4 x i32> %n) {
; CHECK-LABEL: @write_rows(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.6, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i32> [[N:%.*]], <4 x i32> poison, <8 x i32> <i32 poison, i32 0, i32 1, i32 poison, i32 poison, i32 2, i32 3, i32 poison>
; CHECK-NEXT:    [[R:%.*]] = shufflevector <8 x i32> [[V:%.*]], <8 x i32> [[TMP1]], <8 x i32> <i32 0, i32 9, i32 10, i32 3, i32 4, i32 13, i32 14, i32 7>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.i1(<8 x i32> %v, <4 x i32> %n, i32 4, i32 2, i32 1, i16 4, i32 undef, i1 true)
  ret <8 x i32> %r
}

define <8 x i32> @write_whole(<8 x i32> %v, <8 x i32> %n) {
; CHECK-LABEL: @write_whole(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.7, i64 2)
; CHECK-NEXT:    ret <8 x i32> [[N:%.*]]
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.i1(<8 x i32> %v, <8 x i32> %n, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  ret <8 x i32> %r
}

define <8 x i32> @write_masked(<8 x i32> %v, <4 x i32> %n, <4 x i1> %m) {
; CHECK-LABEL: @write_masked(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.8, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <4 x i32> [[N:%.*]], <4 x i32> poison, <8 x i32> <i32 0, i32 poison, i32 1, i32 poison, i32 2, i32 poison, i32 3, i32 poison>
; CHECK-NEXT:    [[TMP2:%.*]] = shufflevector <4 x i1> [[M:%.*]], <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 4, i32 1, i32 4, i32 2, i32 4, i32 3, i32 4>
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP2]], <8 x i32> [[TMP1]], <8 x i32> [[V:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %v, <4 x i32> %n, i32 0, i32 4, i32 2, i16 0, i32 undef, <4 x i1> %m)
  ret <8 x i32> %r
}

define <8 x i32> @write_whole_masked(<8 x i32> %v, <8 x i32> %n, <8 x i1> %m) {
; CHECK-LABEL: @write_whole_masked(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.9, i64 2)
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[M:%.*]], <8 x i32> [[N:%.*]], <8 x i32> [[V:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v8i32.i16.v8i1(<8 x i32> %v, <8 x i32> %n, i32 0, i32 8, i32 1, i16 0, i32 undef, <8 x i1> %m)
  ret <8 x i32> %r
}

define <8 x i32> @write_scalar_masked(<8 x i32> %v, i32 %n, i1 %m) {
; CHECK-LABEL: @write_scalar_masked(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.10, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = insertelement <1 x i1> poison, i1 [[M:%.*]], i64 0
; CHECK-NEXT:    [[TMP2:%.*]] = extractelement <1 x i1> [[TMP1]], i64 0
; CHECK-NEXT:    [[TMP3:%.*]] = extractelement <8 x i32> [[V:%.*]], i64 5
; CHECK-NEXT:    [[TMP4:%.*]] = select i1 [[TMP2]], i32 [[N:%.*]], i32 [[TMP3]]
; CHECK-NEXT:    [[R:%.*]] = insertelement <8 x i32> [[V]], i32 [[TMP4]], i64 5
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> %v, i32 %n, i32 0, i32 1, i32 0, i16 20, i32 undef, i1 %m)
  ret <8 x i32> %r
}

; Lanes outside are dropped, and noted if their mask is true.
define <8 x i32> @write_outside(<8 x i32> %v, <4 x i32> %n, <4 x i1> %m) {
; CHECK-LABEL: @write_outside(
; CHECK-NEXT:    [[SCRATCH:%.*]] = alloca <4 x i8>, align 64
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.11, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = freeze <4 x i1> [[M:%.*]]
; CHECK-NEXT:    [[TMP2:%.*]] = and <4 x i1> <i1 false, i1 false, i1 true, i1 true>, [[TMP1]]
; CHECK-NEXT:    [[TMP3:%.*]] = zext <4 x i1> [[TMP2]] to <4 x i8>
; CHECK-NEXT:    store <4 x i8> [[TMP3]], ptr [[SCRATCH]], align 64
; CHECK-NEXT:    call void @cmx_rt_check_lanes(ptr [[CONTEXT]], ptr @cmx.site.11, i32 10, i32 4, ptr [[SCRATCH]])
; CHECK-NEXT:    [[TMP4:%.*]] = shufflevector <4 x i32> [[N:%.*]], <4 x i32> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <4 x i1> [[M]], <4 x i1> zeroinitializer, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 0, i32 1>
; CHECK-NEXT:    [[R:%.*]] = select <8 x i1> [[TMP5]], <8 x i32> [[TMP4]], <8 x i32> [[V:%.*]]
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.wrregioni.v8i32.v4i32.i16.v4i1(<8 x i32> %v, <4 x i32> %n, i32 0, i32 4, i32 1, i16 24, i32 undef, <4 x i1> %m)
  ret <8 x i32> %r
}

define <8 x i32> @write_constants(<8 x i32> %v) {
; CHECK-LABEL: @write_constants(
; CHECK-NEXT:    call void @cmx_rt_step(ptr [[CONTEXT:%.*]], ptr @cmx.site.12, i64 2)
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <2 x i32> <i32 3, i32 4>, <2 x i32> poison, <8 x i32> <i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison>
; CHECK-NEXT:    [[R:%.*]] = shufflevector <8 x i32> [[V:%.*]], <8 x i32> [[TMP1]], <8 x i32> <i32 0, i32 1, i32 10, i32 11, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %r = call <8 x i32> @llvm.genx.wrconstregion.v8i32.v2i32.i16.i1(<8 x i32> %v, <2 x i32> <i32 3, i32 4>, i32 0, i32 2, i32 1, i16 8, i32 undef, i1 true)
  ret <8 x i32> %r
}
