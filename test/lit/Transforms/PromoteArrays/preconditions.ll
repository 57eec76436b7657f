; Pointers, accesses and tables at the edge of what becomes a vector.
; CHECK lines by utils/update-checks
; LLVM 19 has another form of masked intrinsics.
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes='cmx-promote-arrays<platform=icllp>' -S %s | FileCheck %s

%empty = type {}

@table = internal constant [16 x i8] c"0123456789abcdef"
@other = internal constant [16 x i8] c"ABCDEFGHIJKLMNOP"
@written = internal constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8]
@masked_written = internal constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 9]
@variable = internal global [16 x i8] c"0123456789abcdef"
@addresses = internal constant [2 x ptr] [ptr @variable, ptr @variable]
@assumed = internal constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 10]

declare void @llvm.assume(i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, i32 immarg, <8 x i1>, <8 x i32>)
declare <8 x i1> @llvm.masked.load.v8i1.p0(ptr, i32 immarg, <8 x i1>, <8 x i1>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr, i32 immarg, <8 x i1>)
declare <8 x i32> @llvm.masked.gather.v8i32.v8p0(<8 x ptr>, i32 immarg, <8 x i1>, <8 x i32>)
declare void @llvm.masked.scatter.v8i32.v8p0(<8 x i32>, <8 x ptr>, i32 immarg, <8 x i1>)
declare void @llvm.masked.scatter.v8p0.v8p0(<8 x ptr>, <8 x ptr>, i32 immarg, <8 x i1>)

; The pointer is a vector, and the only variable index is a scalar.
define <8 x i32> @scalar_index_of_vector(<32 x i32> %v, i32 %i) {
; CHECK-LABEL: @scalar_index_of_vector(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 5
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i16> poison, i16 [[TMP2]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i16> [[_SPLATINSERT]], <8 x i16> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.v8i16(<32 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <8 x i16> [[_SPLAT]], i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = alloca [4 x [8 x i32]]
  store <32 x i32> %v, ptr %a
  %p = getelementptr [4 x [8 x i32]], ptr %a, i32 0, i32 %i, <8 x i32> zeroinitializer
  %r = call <8 x i32> @llvm.masked.gather.v8i32.v8p0(<8 x ptr> %p, i32 4, <8 x i1> splat (i1 true), <8 x i32> poison)
  ret <8 x i32> %r
}

; A vector of indices comes before a scalar one.
define <8 x i32> @vector_index_first(<32 x i32> %v, <8 x i32> %i, i32 %j) {
; CHECK-LABEL: @vector_index_first(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc <8 x i32> [[I:%.*]] to <8 x i16>
; CHECK-NEXT:    [[TMP2:%.*]] = shl <8 x i16> [[TMP1]], splat (i16 5)
; CHECK-NEXT:    [[TMP3:%.*]] = trunc i32 [[J:%.*]] to i16
; CHECK-NEXT:    [[TMP4:%.*]] = shl i16 [[TMP3]], 2
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i16> poison, i16 [[TMP4]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i16> [[_SPLATINSERT]], <8 x i16> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP5:%.*]] = add <8 x i16> [[TMP2]], [[_SPLAT]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.v8i16(<32 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <8 x i16> [[TMP5]], i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = alloca [4 x [8 x i32]]
  store <32 x i32> %v, ptr %a
  %p = getelementptr [4 x [8 x i32]], ptr %a, i32 0, <8 x i32> %i, i32 %j
  %r = call <8 x i32> @llvm.masked.gather.v8i32.v8p0(<8 x ptr> %p, i32 4, <8 x i1> splat (i1 true), <8 x i32> poison)
  ret <8 x i32> %r
}

; A distance of 2^16 bytes is no shift of words: it is a multiple of 2^16, so no low bit counts.
define i32 @long_stride(<8 x i32> %v, i32 %i) {
; CHECK-LABEL: @long_stride(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = mul i16 [[TMP1]], 0
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[TMP2]], 4
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %p = getelementptr [16384 x i32], ptr %a, i32 %i, i32 1
  %r = load i32, ptr %p
  ret i32 %r
}

; A distance that is no power of two.
define i32 @odd_stride(<12 x i32> %v, i32 %i) {
; CHECK-LABEL: @odd_stride(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = mul i16 [[TMP1]], 12
; CHECK-NEXT:    [[TMP3:%.*]] = add i16 [[TMP2]], 4
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v12i32.i16(<12 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP3]], i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %a = alloca [12 x i32]
  store <12 x i32> %v, ptr %a
  %p = getelementptr [3 x i32], ptr %a, i32 %i, i32 1
  %r = load i32, ptr %p
  ret i32 %r
}

; The index counts nothing.
define i32 @no_stride(<8 x i32> %v, i32 %i) {
; CHECK-LABEL: @no_stride(
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %p = getelementptr %empty, ptr %a, i32 %i
  %r = load i32, ptr %p
  ret i32 %r
}

define i32 @bitcast(<8 x i32> %v, i32 %i) {
; CHECK-LABEL: @bitcast(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %p = getelementptr i32, ptr %a, i32 %i
  %q = bitcast ptr %p to ptr
  %r = load i32, ptr %q
  ret i32 %r
}

; One element: a scalar is written to a vector of one.
define i32 @one_element(i32 %x) {
; CHECK-LABEL: @one_element(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.wrregioni.v1i32.i32.i16.i1(<1 x i32> undef, i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v1i32.i16(<1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %a = alloca [1 x i32]
  store i32 %x, ptr %a
  %r = load i32, ptr %a
  ret i32 %r
}

; The address is undefined: loads are, too, and nothing is written.
define <8 x i32> @undefined(<8 x i32> %v, i32 %x, <8 x i1> %m) {
; CHECK-LABEL: @undefined(
; CHECK-NEXT:    ret <8 x i32> [[V:%.*]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %p = select i1 true, ptr poison, ptr %a
  store i32 %x, ptr %p
  call void @llvm.masked.store.v8i32.p0(<8 x i32> zeroinitializer, ptr %p, i32 4, <8 x i1> %m)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 8, i1 false)
  %r = load <8 x i32>, ptr %a
  ret <8 x i32> %r
}

define i32 @undefined_load(<8 x i32> %v) {
; CHECK-LABEL: @undefined_load(
; CHECK-NEXT:    ret i32 poison
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %p = select i1 true, ptr poison, ptr %a
  %r = load i32, ptr %p
  ret i32 %r
}

; What stands for the result keeps its own name.
define <8 x i32> @undefined_masked_load(<8 x i32> %0, <8 x i1> %m) {
; CHECK-LABEL: @undefined_masked_load(
; CHECK-NEXT:    [[OTHER:%.*]] = xor <8 x i32> [[TMP0:%.*]], splat (i32 1)
; CHECK-NEXT:    ret <8 x i32> [[OTHER]]
  %a = alloca [8 x i32]
  store <8 x i32> %0, ptr %a
  %p = select i1 true, ptr poison, ptr %a
  %r = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %p, i32 4, <8 x i1> %m, <8 x i32> %0)
  %other = xor <8 x i32> %r, splat (i32 1)
  %s = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %p, i32 4, <8 x i1> %m, <8 x i32> %other)
  ret <8 x i32> %s
}

; All lanes are on.
define <8 x i32> @all_lanes(<8 x i32> %v, i32 %x, <8 x i32> %off) {
; CHECK-LABEL: @all_lanes(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.i32.i16.i1(<8 x i32> [[V:%.*]], i32 [[X:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[TMP1]]
  %a = alloca [8 x i32]
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %v, ptr %a, i32 4, <8 x i1> splat (i1 true))
  store i32 %x, ptr %a
  %r = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %a, i32 4, <8 x i1> splat (i1 true), <8 x i32> %off)
  ret <8 x i32> %r
}

; The places of lanes 1 and 3 are undefined, which no region has: they become 0.
define <8 x i32> @undefined_lanes_read(<8 x i32> %v) {
; CHECK-LABEL: @undefined_lanes_read(
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.v8i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, <8 x i16> <i16 28, i16 0, i16 8, i16 0, i16 16, i16 20, i16 24, i16 4>, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %p = getelementptr i32, ptr %a, <8 x i32> <i32 7, i32 poison, i32 2, i32 undef, i32 4, i32 5, i32 6, i32 1>
  %r = call <8 x i32> @llvm.masked.gather.v8i32.v8p0(<8 x ptr> %p, i32 4, <8 x i1> splat (i1 true), <8 x i32> poison)
  ret <8 x i32> %r
}

; Such lanes are not written.
define <8 x i32> @undefined_lanes_written(<8 x i32> %v, <8 x i32> %x) {
; CHECK-LABEL: @undefined_lanes_written(
; CHECK-NEXT:    [[TMP1:%.*]] = shufflevector <8 x i32> [[X:%.*]], <8 x i32> poison, <1 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[V:%.*]], <1 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 28, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = shufflevector <8 x i32> [[X]], <8 x i32> poison, <1 x i32> <i32 2>
; CHECK-NEXT:    [[TMP4:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP2]], <1 x i32> [[TMP3]], i32 0, i32 1, i32 0, i16 8, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = shufflevector <8 x i32> [[X]], <8 x i32> poison, <1 x i32> <i32 3>
; CHECK-NEXT:    [[TMP6:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP4]], <1 x i32> [[TMP5]], i32 0, i32 1, i32 0, i16 12, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP7:%.*]] = shufflevector <8 x i32> [[X]], <8 x i32> poison, <1 x i32> <i32 4>
; CHECK-NEXT:    [[TMP8:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP6]], <1 x i32> [[TMP7]], i32 0, i32 1, i32 0, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP9:%.*]] = shufflevector <8 x i32> [[X]], <8 x i32> poison, <1 x i32> <i32 6>
; CHECK-NEXT:    [[TMP10:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP8]], <1 x i32> [[TMP9]], i32 0, i32 1, i32 0, i16 24, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP11:%.*]] = shufflevector <8 x i32> [[X]], <8 x i32> poison, <1 x i32> <i32 7>
; CHECK-NEXT:    [[TMP12:%.*]] = call <8 x i32> @llvm.genx.wrregioni.v8i32.v1i32.i16.i1(<8 x i32> [[TMP10]], <1 x i32> [[TMP11]], i32 0, i32 1, i32 0, i16 4, i32 undef, i1 true)
; CHECK-NEXT:    ret <8 x i32> [[TMP12]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %p = getelementptr i32, ptr %a, <8 x i32> <i32 7, i32 poison, i32 2, i32 3, i32 4, i32 poison, i32 6, i32 1>
  call void @llvm.masked.scatter.v8i32.v8p0(<8 x i32> %x, <8 x ptr> %p, i32 4, <8 x i1> splat (i1 true))
  %r = load <8 x i32>, ptr %a
  ret <8 x i32> %r
}

; A common place, and a first lane that lies after it.
define <8 x i32> @first_lane_not_at_start(<32 x i32> %v, i32 %i) {
; CHECK-LABEL: @first_lane_not_at_start(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[_SPLATINSERT:%.*]] = insertelement <8 x i16> poison, i16 [[TMP2]], i64 0
; CHECK-NEXT:    [[_SPLAT:%.*]] = shufflevector <8 x i16> [[_SPLATINSERT]], <8 x i16> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:    [[TMP3:%.*]] = add <8 x i16> [[_SPLAT]], <i16 12, i16 20, i16 28, i16 36, i16 44, i16 52, i16 60, i16 68>
; CHECK-NEXT:    [[TMP4:%.*]] = add i16 [[TMP2]], 12
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V:%.*]], i32 0, i32 8, i32 2, i16 [[TMP4]], i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = alloca [32 x i32]
  store <32 x i32> %v, ptr %a
  %q = getelementptr i32, ptr %a, i32 %i
  %p = getelementptr i32, ptr %q, <8 x i32> <i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17>
  %r = call <8 x i32> @llvm.masked.gather.v8i32.v8p0(<8 x ptr> %p, i32 4, <8 x i1> splat (i1 true), <8 x i32> poison)
  ret <8 x i32> %r
}

; A copy to, or from, a place outside of the array is undefined.
define <8 x i32> @copies_outside(<8 x i32> %v, ptr %x) {
; CHECK-LABEL: @copies_outside(
; CHECK-NEXT:    [[TMP1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 28, i32 undef)
; CHECK-NEXT:    store <1 x i32> [[TMP1]], ptr [[X:%.*]], align 1
; CHECK-NEXT:    ret <8 x i32> [[V]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %late = getelementptr i8, ptr %a, i32 28
  %early = getelementptr i8, ptr %a, i32 -4
  call void @llvm.memcpy.p0.p0.i64(ptr %late, ptr %x, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %late, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %early, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %early, ptr %x, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %late, i64 4, i1 false)
  %r = load <8 x i32>, ptr %a
  ret <8 x i32> %r
}

; The content of a table is known, that of a variable, of addresses and of what lies after a table is not.
define <16 x i8> @copy_of_table() {
; CHECK-LABEL: @copy_of_table(
; CHECK-NEXT:    ret <16 x i8> <i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54, i8 55, i8 56, i8 57, i8 97, i8 98, i8 99, i8 100, i8 101, i8 102>
  %a = alloca [16 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @table, i64 16, i1 false)
  %r = load <16 x i8>, ptr %a
  ret <16 x i8> %r
}

define <16 x i8> @copy_of_variable() {
; CHECK-LABEL: @copy_of_variable(
; CHECK-NEXT:    [[TMP1:%.*]] = load <16 x i8>, ptr @variable, align 1
; CHECK-NEXT:    ret <16 x i8> [[TMP1]]
  %a = alloca [16 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @variable, i64 16, i1 false)
  %r = load <16 x i8>, ptr %a
  ret <16 x i8> %r
}

define <16 x i8> @copy_of_number() {
; CHECK-LABEL: @copy_of_number(
; CHECK-NEXT:    [[TMP1:%.*]] = load <16 x i8>, ptr inttoptr (i64 4096 to ptr), align 1
; CHECK-NEXT:    ret <16 x i8> [[TMP1]]
  %a = alloca [16 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr inttoptr (i64 4096 to ptr), i64 16, i1 false)
  %r = load <16 x i8>, ptr %a
  ret <16 x i8> %r
}

define <4 x i32> @copy_of_addresses() {
; CHECK-LABEL: @copy_of_addresses(
; CHECK-NEXT:    [[TMP1:%.*]] = load <4 x i32>, ptr @addresses, align 1
; CHECK-NEXT:    ret <4 x i32> [[TMP1]]
  %a = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @addresses, i64 16, i1 false)
  %r = load <4 x i32>, ptr %a
  ret <4 x i32> %r
}

; A copy of more than 2^31 bytes.
define <8 x i32> @copy_too_long(<8 x i32> %v, i32 %i) {
; CHECK-LABEL: @copy_too_long(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !0
; CHECK-NEXT:    store <8 x i32> [[V:%.*]], ptr [[A]], align 32
; CHECK-NEXT:    [[P:%.*]] = getelementptr i8, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr [[P]], i8 1, i64 4294967300, i1 false)
; CHECK-NEXT:    [[R:%.*]] = load <8 x i32>, ptr [[A]], align 32
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %p = getelementptr i8, ptr %a, i32 %i
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4294967300, i1 false)
  %r = load <8 x i32>, ptr %a
  ret <8 x i32> %r
}

; An assumption is dropped with the address.
define <8 x i32> @assumption(<8 x i32> %v) {
; CHECK-LABEL: @assumption(
; CHECK-NEXT:    call void @llvm.assume(i1 true) [ "ignore"(ptr poison, i64 32) ]
; CHECK-NEXT:    ret <8 x i32> [[V:%.*]]
  %a = alloca [8 x i32]
  call void @llvm.assume(i1 true) ["align"(ptr %a, i64 32)]
  store <8 x i32> %v, ptr %a
  %r = load <8 x i32>, ptr %a
  ret <8 x i32> %r
}

; Addresses are stored, by lanes.
define void @lanes_stored(<8 x ptr> %to, <8 x i32> %v) {
; CHECK-LABEL: @lanes_stored(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !1
; CHECK-NEXT:    store <8 x i32> [[V:%.*]], ptr [[A]], align 32
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    call void @llvm.masked.scatter.v8p0.v8p0(<8 x ptr> [[P]], <8 x ptr> align 8 [[TO:%.*]], <8 x i1> splat (i1 true))
; CHECK-NEXT:    ret void
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %p = getelementptr i32, ptr %a, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  call void @llvm.masked.scatter.v8p0.v8p0(<8 x ptr> %p, <8 x ptr> %to, i32 8, <8 x i1> splat (i1 true))
  ret void
}

; Bits have no masked access.
define <8 x i1> @masked_bits(i8 %x, <8 x i1> %m) {
; CHECK-LABEL: @masked_bits(
; CHECK-NEXT:    [[A:%.*]] = alloca i8, align 1, !cmx.not-promoted !2
; CHECK-NEXT:    store i8 [[X:%.*]], ptr [[A]], align 1
; CHECK-NEXT:    [[R:%.*]] = call <8 x i1> @llvm.masked.load.v8i1.p0(ptr align 1 [[A]], <8 x i1> [[M:%.*]], <8 x i1> zeroinitializer)
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %a = alloca i8
  store i8 %x, ptr %a
  %r = call <8 x i1> @llvm.masked.load.v8i1.p0(ptr %a, i32 1, <8 x i1> %m, <8 x i1> zeroinitializer)
  ret <8 x i1> %r
}

; 32 bits are a dword, 4 are no number.
define <32 x i1> @bits(<32 x i1> %x, i32 %i) {
; CHECK-LABEL: @bits(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[TMP3:%.*]] = bitcast <32 x i1> [[X:%.*]] to i32
; CHECK-NEXT:    [[TMP4:%.*]] = call <4 x i32> @llvm.genx.wrregioni.v4i32.i32.i16.i1(<4 x i32> undef, i32 [[TMP3]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[TMP4]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    [[R:%.*]] = bitcast i32 [[TMP5]] to <32 x i1>
; CHECK-NEXT:    ret <32 x i1> [[R]]
  %a = alloca [4 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  store <32 x i1> %x, ptr %p
  %r = load <32 x i1>, ptr %a
  ret <32 x i1> %r
}

define i32 @exchange(i32 %x, i32 %i) {
; CHECK-LABEL: @exchange(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !3
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = cmpxchg ptr [[P]], i32 [[X:%.*]], i32 0 monotonic monotonic, align 4
; CHECK-NEXT:    [[OLD:%.*]] = extractvalue { i32, i1 } [[R]], 0
; CHECK-NEXT:    ret i32 [[OLD]]
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  %r = cmpxchg ptr %p, i32 %x, i32 0 monotonic monotonic
  %old = extractvalue { i32, i1 } %r, 0
  ret i32 %old
}

define { ptr } @aggregate() {
; CHECK-LABEL: @aggregate(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !4
; CHECK-NEXT:    [[R:%.*]] = insertvalue { ptr } poison, ptr [[A]], 0
; CHECK-NEXT:    ret { ptr } [[R]]
  %a = alloca [8 x i32]
  %r = insertvalue { ptr } poison, ptr %a, 0
  ret { ptr } %r
}

; Addresses of one array are compared as offsets, if none leaves the array.
define i1 @equal(i8 %i8) {
; CHECK-LABEL: @equal(
; CHECK-NEXT:    [[I:%.*]] = zext i8 [[I8:%.*]] to i32
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[R:%.*]] = icmp eq i16 [[TMP2]], 0
; CHECK-NEXT:    ret i1 [[R]]
  %i = zext i8 %i8 to i32
  %a = alloca [8 x i32]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %r = icmp eq ptr %p, %a
  ret i1 %r
}

define i1 @less(i32 %i) {
; CHECK-LABEL: @less(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !5
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = icmp ult ptr [[P]], [[A]]
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca [8 x i32]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %r = icmp ult ptr %p, %a
  ret i1 %r
}

define i1 @first_may_leave(i32 %i) {
; CHECK-LABEL: @first_may_leave(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !6
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = icmp eq ptr [[P]], [[A]]
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  %r = icmp eq ptr %p, %a
  ret i1 %r
}

define i1 @second_may_leave(i32 %i) {
; CHECK-LABEL: @second_may_leave(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !7
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = icmp eq ptr [[A]], [[P]]
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  %r = icmp eq ptr %a, %p
  ret i1 %r
}

define i1 @two_arrays(i32 %i) {
; CHECK-LABEL: @two_arrays(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !8
; CHECK-NEXT:    [[B:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !8
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = icmp eq ptr [[P]], [[B]]
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %r = icmp eq ptr %p, %b
  ret i1 %r
}

define i1 @with_argument(ptr %x, i32 %i) {
; CHECK-LABEL: @with_argument(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !9
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = icmp eq ptr [[X:%.*]], [[P]]
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca [8 x i32]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %r = icmp eq ptr %x, %p
  ret i1 %r
}

; One of two merged addresses may leave the array, whichever comes first.
define i1 @merged_second(i32 %i, i1 %c) {
; CHECK-LABEL: @merged_second(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !10
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[Q:%.*]] = getelementptr i32, ptr [[A]], i32 [[I]]
; CHECK-NEXT:    [[S:%.*]] = select i1 [[C:%.*]], ptr [[P]], ptr [[Q]]
; CHECK-NEXT:    [[R:%.*]] = icmp eq ptr [[S]], [[A]]
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca [8 x i32]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %q = getelementptr i32, ptr %a, i32 %i
  %s = select i1 %c, ptr %p, ptr %q
  %r = icmp eq ptr %s, %a
  ret i1 %r
}

define i1 @merged_first(i32 %i, i1 %c) {
; CHECK-LABEL: @merged_first(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !10
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[Q:%.*]] = getelementptr inbounds i32, ptr [[A]], i32 [[I]]
; CHECK-NEXT:    [[S:%.*]] = select i1 [[C:%.*]], ptr [[P]], ptr [[Q]]
; CHECK-NEXT:    [[R:%.*]] = icmp eq ptr [[S]], [[A]]
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca [8 x i32]
  %p = getelementptr i32, ptr %a, i32 %i
  %q = getelementptr inbounds i32, ptr %a, i32 %i
  %s = select i1 %c, ptr %p, ptr %q
  %r = icmp eq ptr %s, %a
  ret i1 %r
}

; A null pointer differs from every address.
define i1 @merged_null(i32 %i, i1 %c) {
; CHECK-LABEL: @merged_null(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !10
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select i1 [[C:%.*]], ptr [[P]], ptr null
; CHECK-NEXT:    [[R:%.*]] = icmp eq ptr [[S]], [[A]]
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca [8 x i32]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %s = select i1 %c, ptr %p, ptr null
  %r = icmp eq ptr %s, %a
  ret i1 %r
}

; An undefined pointer may be any, each time.
define i1 @merged_undefined(i32 %i, i1 %c) {
; CHECK-LABEL: @merged_undefined(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !10
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[S:%.*]] = select i1 [[C:%.*]], ptr undef, ptr [[P]]
; CHECK-NEXT:    [[R:%.*]] = icmp eq ptr [[S]], [[A]]
; CHECK-NEXT:    ret i1 [[R]]
  %a = alloca [8 x i32]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %s = select i1 %c, ptr undef, ptr %p
  %r = icmp eq ptr %s, %a
  ret i1 %r
}

define i1 @merged_poison(i8 %i8, i1 %c) {
; CHECK-LABEL: @merged_poison(
; CHECK-NEXT:    [[I:%.*]] = zext i8 [[I8:%.*]] to i32
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[S2:%.*]] = select i1 [[C:%.*]], i16 poison, i16 [[TMP2]]
; CHECK-NEXT:    [[R:%.*]] = icmp eq i16 [[S2]], 0
; CHECK-NEXT:    ret i1 [[R]]
  %i = zext i8 %i8 to i32
  %a = alloca [8 x i32]
  %p = getelementptr inbounds i32, ptr %a, i32 %i
  %s = select i1 %c, ptr poison, ptr %p
  %r = icmp eq ptr %s, %a
  ret i1 %r
}

; Vectors of addresses with null in some lanes.
define <8 x i1> @merged_null_lanes(i32 %i, <8 x i1> %c) {
; CHECK-LABEL: @merged_null_lanes(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !11
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i32, ptr [[A]], <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
; CHECK-NEXT:    [[S:%.*]] = select <8 x i1> [[C:%.*]], <8 x ptr> [[P]], <8 x ptr> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = icmp eq <8 x ptr> [[S]], [[P]]
; CHECK-NEXT:    ret <8 x i1> [[R]]
  %a = alloca [8 x i32]
  %p = getelementptr inbounds i32, ptr %a, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %s = select <8 x i1> %c, <8 x ptr> %p, <8 x ptr> zeroinitializer
  %r = icmp eq <8 x ptr> %s, %p
  ret <8 x i1> %r
}

; The length of a scalable vector is not known.
define i32 @scalable_stride(i32 %i) {
; CHECK-LABEL: @scalable_stride(
; CHECK-NEXT:    [[A:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !12
; CHECK-NEXT:    [[P:%.*]] = getelementptr <vscale x 4 x i32>, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    ret i32 [[R]]
  %a = alloca [8 x i32]
  %p = getelementptr <vscale x 4 x i32>, ptr %a, i32 %i
  %r = load i32, ptr %p
  ret i32 %r
}

define i32 @scalable_array(i32 %i) {
; CHECK-LABEL: @scalable_array(
; CHECK-NEXT:    [[A:%.*]] = alloca <vscale x 4 x i32>, align 16, !cmx.not-promoted !13
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr [[A]], i32 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    ret i32 [[R]]
  %a = alloca <vscale x 4 x i32>
  %p = getelementptr i32, ptr %a, i32 %i
  %r = load i32, ptr %p
  ret i32 %r
}

; An address whose alignment is a wrong promise (undefined).
define i32 @promised_alignment(<8 x i32> %v, i32 %i) {
; CHECK-LABEL: @promised_alignment(
; CHECK-NEXT:    [[ZERO:%.*]] = and i32 [[I:%.*]], 0
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[ZERO]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = add i16 [[TMP1]], 2
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %a = alloca [8 x i32]
  store <8 x i32> %v, ptr %a
  %zero = and i32 %i, 0
  %p = getelementptr i8, ptr %a, i32 2
  %q = getelementptr i8, ptr %p, i32 %zero
  %r = load i32, ptr %q, align 4
  ret i32 %r
}

; A block that is never reached has accesses to a vector and to an array in memory.
define i32 @unreachable(<8 x i32> %v, ptr %x, i32 %i) {
; CHECK-LABEL: @unreachable(
; CHECK-NEXT:    [[B:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !14
; CHECK-NEXT:    store ptr [[B]], ptr [[X:%.*]], align 8
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> [[V:%.*]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
; CHECK:       never:
; CHECK-NEXT:    [[N:%.*]] = alloca i32, align 4, !cmx.not-promoted !15
; CHECK-NEXT:    store i32 1, ptr [[N]], align 4
; CHECK-NEXT:    store i32 3, ptr [[B]], align 4
; CHECK-NEXT:    br label %never
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  store ptr %b, ptr %x
  store <8 x i32> %v, ptr %a
  %r = load i32, ptr %a
  ret i32 %r

never:
  %n = alloca i32
  store i32 1, ptr %n
  store i32 2, ptr %a
  store i32 3, ptr %b
  br label %never
}

; Accesses to an array that stays beside one that does not.
define <8 x i32> @stays_in_memory(<8 x i32> %v, ptr %x, <8 x i1> %m) {
; CHECK-LABEL: @stays_in_memory(
; CHECK-NEXT:    [[B:%.*]] = alloca [8 x i32], align 4, !cmx.not-promoted !14
; CHECK-NEXT:    store ptr [[B]], ptr [[X:%.*]], align 8
; CHECK-NEXT:    call void @llvm.masked.store.v8i32.p0(<8 x i32> [[V:%.*]], ptr align 4 [[B]], <8 x i1> [[M:%.*]])
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i32, ptr [[B]], i32 1
; CHECK-NEXT:    [[C:%.*]] = icmp eq ptr [[P]], [[B]]
; CHECK-NEXT:    [[S:%.*]] = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 4 [[B]], <8 x i1> [[M]], <8 x i32> [[V]])
; CHECK-NEXT:    [[T:%.*]] = select i1 [[C]], <8 x i32> [[V]], <8 x i32> [[S]]
; CHECK-NEXT:    ret <8 x i32> [[T]]
  %a = alloca [8 x i32]
  %b = alloca [8 x i32]
  store ptr %b, ptr %x
  store <8 x i32> %v, ptr %a
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %v, ptr %b, i32 4, <8 x i1> %m)
  %p = getelementptr inbounds i32, ptr %b, i32 1
  %c = icmp eq ptr %p, %b
  %r = load <8 x i32>, ptr %a
  %s = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr %b, i32 4, <8 x i1> %m, <8 x i32> %r)
  %t = select i1 %c, <8 x i32> %r, <8 x i32> %s
  ret <8 x i32> %t
}

; A table is copied to a vector for a variable place, unless something else than a read uses it.
define i8 @table_read(i32 %i) {
; CHECK-LABEL: @table_read(
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[R:%.*]] = call i8 @llvm.genx.rdregioni.i8.v16i8.i16(<16 x i8> <i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54, i8 55, i8 56, i8 57, i8 97, i8 98, i8 99, i8 100, i8 101, i8 102>, i32 0, i32 1, i32 0, i16 [[TMP1]], i32 undef)
; CHECK-NEXT:    ret i8 [[R]]
  %p = getelementptr i8, ptr @table, i32 %i
  %r = load i8, ptr %p
  ret i8 %r
}

define i8 @table_copied(ptr %x, i32 %i) {
; CHECK-LABEL: @table_copied(
; CHECK-NEXT:    [[P:%.*]] = getelementptr i8, ptr @other, i32 [[I:%.*]]
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr [[X:%.*]], ptr [[P]], i64 4, i1 true)
; CHECK-NEXT:    [[R:%.*]] = load i8, ptr [[P]], align 1
; CHECK-NEXT:    ret i8 [[R]]
  %p = getelementptr i8, ptr @other, i32 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %p, i64 4, i1 true)
  %r = load i8, ptr %p
  ret i8 %r
}

define i32 @table_written(ptr %x, i32 %i) {
; CHECK-LABEL: @table_written(
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr @written, i32 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr @written, ptr [[X:%.*]], i64 4, i1 false)
; CHECK-NEXT:    ret i32 [[R]]
  %p = getelementptr i32, ptr @written, i32 %i
  %r = load i32, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr @written, ptr %x, i64 4, i1 false)
  ret i32 %r
}

define i32 @table_masked_written(<8 x i32> %v, <8 x i1> %m, i32 %i) {
; CHECK-LABEL: @table_masked_written(
; CHECK-NEXT:    [[P:%.*]] = getelementptr i32, ptr @masked_written, i32 [[I:%.*]]
; CHECK-NEXT:    [[R:%.*]] = load i32, ptr [[P]], align 4
; CHECK-NEXT:    call void @llvm.masked.store.v8i32.p0(<8 x i32> [[V:%.*]], ptr align 4 @masked_written, <8 x i1> [[M:%.*]])
; CHECK-NEXT:    ret i32 [[R]]
  %p = getelementptr i32, ptr @masked_written, i32 %i
  %r = load i32, ptr %p
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %v, ptr @masked_written, i32 4, <8 x i1> %m)
  ret i32 %r
}

define i32 @table_assumed(i32 %i) {
; CHECK-LABEL: @table_assumed(
; CHECK-NEXT:    call void @llvm.assume(i1 true) [ "ignore"(ptr poison, i64 32) ]
; CHECK-NEXT:    [[TMP1:%.*]] = trunc i32 [[I:%.*]] to i16
; CHECK-NEXT:    [[TMP2:%.*]] = shl i16 [[TMP1]], 2
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v8i32.i16(<8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 10>, i32 0, i32 1, i32 0, i16 [[TMP2]], i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  call void @llvm.assume(i1 true) ["align"(ptr @assumed, i64 32)]
  %p = getelementptr i32, ptr @assumed, i32 %i
  %r = load i32, ptr %p
  ret i32 %r
}

; No constant is known to be an address.
define i32 @table_of_addresses() {
; CHECK-LABEL: @table_of_addresses(
; CHECK-NEXT:    [[TMP1:%.*]] = load <4 x i32>, ptr @addresses, align 8
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.genx.rdregioni.i32.v4i32.i16(<4 x i32> [[TMP1]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret i32 [[R]]
  %r = load i32, ptr @addresses
  ret i32 %r
}
