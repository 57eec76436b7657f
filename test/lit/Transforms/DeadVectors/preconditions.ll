; One function for each condition that alone decides.
; CHECK lines by utils/update-checks
; UNSUPPORTED: llvm-19
; RUN: cmx-opt -passes='cmx-dead-vectors<platform=icllp>' -verify-each -S %s | FileCheck %s

declare <32 x i32> @llvm.genx.constanti.v32i32(<32 x i32>)
declare <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1>, i32)
declare <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32>, i32, i32, i32, <4 x i16>, i32)
declare <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <64 x i32> @llvm.genx.rdregioni.v64i32.v128i32.i16(<128 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32>, i32, i32, i32, i16, i32)
declare <8 x i64> @llvm.genx.rdregioni.v8i64.v32i64.i16(<32 x i64>, i32, i32, i32, i16, i32)
declare <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1>, i32, <8 x i64>, <8 x i32>)
declare void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1>, i32, <8 x i64>, <8 x i32>)
declare <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32>, <32 x i32>, i32, i32, i32, i16, i32, i1)

@g = external global i32

; Readers of every second lane, and one of other lanes: from an odd one, neighbours, rows at an odd distance.
define <16 x i32> @odd_start(<64 x i32> %x, ptr addrspace(1) %p) {
; CHECK-LABEL: @odd_start(
; CHECK-NEXT:    [[X1:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> [[X:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <32 x i32> [[X1]], [[X1]]
; CHECK-NEXT:    [[Q:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[A]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    store <4 x i32> [[Q]], ptr addrspace(1) [[P:%.*]], align 16
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[A]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %a = add <64 x i32> %x, %x
  %q = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32> %a, i32 0, i32 4, i32 2, i16 4, i32 undef)
  store <4 x i32> %q, ptr addrspace(1) %p
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %a, i32 0, i32 16, i32 2, i16 0, i32 undef)
  ret <16 x i32> %r
}

define <16 x i32> @neighbours(<64 x i32> %x, ptr addrspace(1) %p) {
; CHECK-LABEL: @neighbours(
; CHECK-NEXT:    [[X1:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> [[X:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <32 x i32> [[X1]], [[X1]]
; CHECK-NEXT:    [[Q:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[A]], i32 0, i32 4, i32 1, i16 8, i32 undef)
; CHECK-NEXT:    store <4 x i32> [[Q]], ptr addrspace(1) [[P:%.*]], align 16
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[A]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %a = add <64 x i32> %x, %x
  %q = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32> %a, i32 0, i32 4, i32 1, i16 8, i32 undef)
  store <4 x i32> %q, ptr addrspace(1) %p
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %a, i32 0, i32 16, i32 2, i16 0, i32 undef)
  ret <16 x i32> %r
}

define <16 x i32> @rows_at_odd_distance(<64 x i32> %x, ptr addrspace(1) %p) {
; CHECK-LABEL: @rows_at_odd_distance(
; CHECK-NEXT:    [[X1:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> [[X:%.*]], i32 0, i32 32, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <32 x i32> [[X1]], [[X1]]
; CHECK-NEXT:    [[Q:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v32i32.i16(<32 x i32> [[A]], i32 3, i32 2, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    store <4 x i32> [[Q]], ptr addrspace(1) [[P:%.*]], align 16
; CHECK-NEXT:    [[R:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v32i32.i16(<32 x i32> [[A]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    ret <16 x i32> [[R]]
  %a = add <64 x i32> %x, %x
  %q = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32> %a, i32 3, i32 2, i32 2, i16 0, i32 undef)
  store <4 x i32> %q, ptr addrspace(1) %p
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %a, i32 0, i32 16, i32 2, i16 0, i32 undef)
  ret <16 x i32> %r
}

define <16 x i32> @every_fourth(<64 x i32> %x, ptr addrspace(1) %p) {
; CHECK-LABEL: @every_fourth(
; CHECK-NEXT:    [[X1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[X:%.*]], i32 0, i32 16, i32 2, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <16 x i32> [[X1]], [[X1]]
; CHECK-NEXT:    [[Q:%.*]] = call <4 x i32> @llvm.genx.rdregioni.v4i32.v16i32.i16(<16 x i32> [[A]], i32 0, i32 4, i32 2, i16 4, i32 undef)
; CHECK-NEXT:    store <4 x i32> [[Q]], ptr addrspace(1) [[P:%.*]], align 16
; CHECK-NEXT:    ret <16 x i32> [[A]]
  %a = add <64 x i32> %x, %x
  %q = call <4 x i32> @llvm.genx.rdregioni.v4i32.v64i32.i16(<64 x i32> %a, i32 0, i32 4, i32 4, i16 8, i32 undef)
  store <4 x i32> %q, ptr addrspace(1) %p
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %a, i32 0, i32 16, i32 2, i16 0, i32 undef)
  ret <16 x i32> %r
}

; A reader of one lane many times, and of lanes before the start and beyond the end.
define <8 x i32> @one_lane(<64 x i32> %x) {
; CHECK-LABEL: @one_lane(
; CHECK-NEXT:    [[X1:%.*]] = call <1 x i32> @llvm.genx.rdregioni.v1i32.v64i32.i16(<64 x i32> [[X:%.*]], i32 0, i32 1, i32 0, i16 20, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <1 x i32> [[X1]], [[X1]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v1i32.i16(<1 x i32> [[A]], i32 0, i32 1, i32 0, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = add <64 x i32> %x, %x
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %a, i32 0, i32 1, i32 0, i16 20, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @before_the_start(<64 x i32> %x) {
; CHECK-LABEL: @before_the_start(
; CHECK-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <8 x i32> [[X1]], [[X1]]
; CHECK-NEXT:    [[TMP1:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> poison, <8 x i32> [[A]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[TMP1]], i32 0, i32 8, i32 1, i16 -8, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = add <64 x i32> %x, %x
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %a, i32 0, i32 8, i32 1, i16 -8, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @beyond_the_end(<64 x i32> %x) {
; CHECK-LABEL: @beyond_the_end(
; CHECK-NEXT:    [[A:%.*]] = add <64 x i32> [[X:%.*]], [[X]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[A]], i32 0, i32 8, i32 1, i16 248, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = add <64 x i32> %x, %x
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %a, i32 0, i32 8, i32 1, i16 248, i32 undef)
  ret <8 x i32> %r
}

; The old value of a narrow write is needed elsewhere.
define <8 x i32> @old_value_of_narrow_write(<64 x i32> %x, <32 x i32> %y, ptr addrspace(1) %p) {
; CHECK-LABEL: @old_value_of_narrow_write(
; CHECK-NEXT:    [[A:%.*]] = add <64 x i32> [[X:%.*]], [[X]]
; CHECK-NEXT:    [[Y1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[N:%.*]] = add <8 x i32> [[Y1]], [[Y1]]
; CHECK-NEXT:    [[W:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v8i32.i16.i1(<64 x i32> [[A]], <8 x i32> [[N]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[Q:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[W]], i32 0, i32 8, i32 1, i16 160, i32 undef)
; CHECK-NEXT:    store <8 x i32> [[Q]], ptr addrspace(1) [[P:%.*]], align 32
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[W]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = add <64 x i32> %x, %x
  %n = add <32 x i32> %y, %y
  %w = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> %a, <32 x i32> %n, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %q = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %w, i32 0, i32 8, i32 1, i16 160, i32 undef)
  store <8 x i32> %q, ptr addrspace(1) %p
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %w, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; What a write does not need of a region with rows anywhere.
define <8 x i32> @written_rows_anywhere(<64 x i32> %x, <64 x i32> %y, <4 x i16> %at) {
; CHECK-LABEL: @written_rows_anywhere(
; CHECK-NEXT:    [[N:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32> [[Y:%.*]], i32 0, i32 8, i32 1, <4 x i16> [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[W:%.*]] = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> poison, <32 x i32> [[N]], i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[W]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %n = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.v4i16(<64 x i32> %y, i32 0, i32 8, i32 1, <4 x i16> %at, i32 undef)
  %w = call <64 x i32> @llvm.genx.wrregioni.v64i32.v32i32.i16.i1(<64 x i32> %x, <32 x i32> %n, i32 0, i32 32, i32 1, i16 0, i32 undef, i1 true)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %w, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; An operand at a variable place keeps its start.
define <8 x i32> @first_lanes_at_variable(<64 x i32> %x, i16 %at) {
; CHECK-LABEL: @first_lanes_at_variable(
; CHECK-NEXT:    [[O1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <8 x i32> [[O1]], [[O1]]
; CHECK-NEXT:    ret <8 x i32> [[A]]
  %o = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> %x, i32 0, i32 32, i32 1, i16 %at, i32 undef)
  %a = add <32 x i32> %o, %o
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @later_lanes_at_variable(<64 x i32> %x, i16 %at) {
; CHECK-LABEL: @later_lanes_at_variable(
; CHECK-NEXT:    [[O:%.*]] = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> [[X:%.*]], i32 0, i32 32, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[A:%.*]] = add <32 x i32> [[O]], [[O]]
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[A]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %o = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> %x, i32 0, i32 32, i32 1, i16 %at, i32 undef)
  %a = add <32 x i32> %o, %o
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @read_at_variable_of_sum(<64 x i32> %x, i16 %at) {
; CHECK-LABEL: @read_at_variable_of_sum(
; CHECK-NEXT:    [[S:%.*]] = add <64 x i32> [[X:%.*]], [[X]]
; CHECK-NEXT:    [[O1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[S]], i32 0, i32 8, i32 1, i16 [[AT:%.*]], i32 undef)
; CHECK-NEXT:    [[A:%.*]] = mul <8 x i32> [[O1]], [[O1]]
; CHECK-NEXT:    ret <8 x i32> [[A]]
  %s = add <64 x i32> %x, %x
  %o = call <32 x i32> @llvm.genx.rdregioni.v32i32.v64i32.i16(<64 x i32> %s, i32 0, i32 32, i32 1, i16 %at, i32 undef)
  %a = mul <32 x i32> %o, %o
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x i32> %r
}

; A region of a narrow value, for a narrow user.
define <8 x i32> @narrow_of_narrow(<128 x i32> %x) {
; CHECK-LABEL: @narrow_of_narrow(
; CHECK-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v128i32.i16(<128 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[X1]], [[X1]]
; CHECK-NEXT:    [[O2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = mul <8 x i32> [[O2]], [[O2]]
; CHECK-NEXT:    ret <8 x i32> [[A]]
  %s = add <128 x i32> %x, %x
  %o = call <64 x i32> @llvm.genx.rdregioni.v64i32.v128i32.i16(<128 x i32> %s, i32 0, i32 64, i32 1, i16 64, i32 undef)
  %a = mul <64 x i32> %o, %o
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @rows_of_narrow(<128 x i32> %x) {
; CHECK-LABEL: @rows_of_narrow(
; CHECK-NEXT:    [[X1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v128i32.i16(<128 x i32> [[X:%.*]], i32 12, i32 4, i32 1, i16 16, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <8 x i32> [[X1]], [[X1]]
; CHECK-NEXT:    [[O2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v8i32.i16(<8 x i32> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = mul <8 x i32> [[O2]], [[O2]]
; CHECK-NEXT:    ret <8 x i32> [[A]]
  %s = add <128 x i32> %x, %x
  %o = call <64 x i32> @llvm.genx.rdregioni.v64i32.v128i32.i16(<128 x i32> %s, i32 16, i32 8, i32 1, i16 0, i32 undef)
  %a = mul <64 x i32> %o, %o
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %a, i32 0, i32 8, i32 1, i16 16, i32 undef)
  ret <8 x i32> %r
}

; Narrow users of one value and of one predicate, with two covers.
define <16 x i32> @two_covers(<64 x i32> %x, <64 x i32> %y, ptr addrspace(1) %p) {
; CHECK-LABEL: @two_covers(
; CHECK-NEXT:    [[X1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = add <16 x i32> [[X1]], [[Y2]]
; CHECK-NEXT:    [[S3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v16i32.i16(<16 x i32> [[S]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[X4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = mul <8 x i32> [[S3]], [[X4]]
; CHECK-NEXT:    [[Y5:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = xor <16 x i32> [[S]], [[Y5]]
; CHECK-NEXT:    store <8 x i32> [[A]], ptr addrspace(1) [[P:%.*]], align 32
; CHECK-NEXT:    ret <16 x i32> [[B]]
  %s = add <64 x i32> %x, %y
  %a = mul <64 x i32> %s, %x
  %b = xor <64 x i32> %s, %y
  %q = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  store <8 x i32> %q, ptr addrspace(1) %p
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %b, i32 0, i32 16, i32 1, i16 0, i32 undef)
  ret <16 x i32> %r
}

define <16 x i32> @two_covers_of_predicate(<64 x i32> %x, <64 x i32> %y, ptr addrspace(1) %p) {
; CHECK-LABEL: @two_covers_of_predicate(
; CHECK-NEXT:    [[X1:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[X:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[Y2:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[Y:%.*]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[C:%.*]] = icmp slt <16 x i32> [[X1]], [[Y2]]
; CHECK-NEXT:    [[C3:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v16i1(<16 x i1> [[C]], i32 8)
; CHECK-NEXT:    [[X4:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = select <8 x i1> [[C3]], <8 x i32> [[X4]], <8 x i32> zeroinitializer
; CHECK-NEXT:    [[Y5:%.*]] = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> [[Y]], i32 0, i32 16, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = select <16 x i1> [[C]], <16 x i32> [[Y5]], <16 x i32> splat (i32 7)
; CHECK-NEXT:    store <8 x i32> [[A]], ptr addrspace(1) [[P:%.*]], align 32
; CHECK-NEXT:    ret <16 x i32> [[B]]
  %c = icmp slt <64 x i32> %x, %y
  %a = select <64 x i1> %c, <64 x i32> %x, <64 x i32> zeroinitializer
  %b = select <64 x i1> %c, <64 x i32> %y, <64 x i32> splat (i32 7)
  %q = call <8 x i32> @llvm.genx.rdregioni.v8i32.v64i32.i16(<64 x i32> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  store <8 x i32> %q, ptr addrspace(1) %p
  %r = call <16 x i32> @llvm.genx.rdregioni.v16i32.v64i32.i16(<64 x i32> %b, i32 0, i32 16, i32 1, i16 0, i32 undef)
  ret <16 x i32> %r
}

define <8 x i32> @part_of_part_of_predicate(<32 x i32> %x, <64 x i1> %p) {
; CHECK-LABEL: @part_of_part_of_predicate(
; CHECK-NEXT:    [[C1:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v64i1(<64 x i1> [[P:%.*]], i32 40)
; CHECK-NEXT:    [[X2:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[A:%.*]] = select <8 x i1> [[C1]], <8 x i32> [[X2]], <8 x i32> zeroinitializer
; CHECK-NEXT:    ret <8 x i32> [[A]]
  %c = call <32 x i1> @llvm.genx.rdpredregion.v32i1.v64i1(<64 x i1> %p, i32 32)
  %a = select <32 x i1> %c, <32 x i32> %x, <32 x i32> zeroinitializer
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

; Predicates have parts of at most 32 lanes.
define <64 x i32> @too_many_lanes_of_predicate(<128 x i32> %x, <128 x i1> %c) {
; CHECK-LABEL: @too_many_lanes_of_predicate(
; CHECK-NEXT:    [[A:%.*]] = select <128 x i1> [[C:%.*]], <128 x i32> [[X:%.*]], <128 x i32> zeroinitializer
; CHECK-NEXT:    [[R:%.*]] = call <64 x i32> @llvm.genx.rdregioni.v64i32.v128i32.i16(<128 x i32> [[A]], i32 0, i32 64, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <64 x i32> [[R]]
  %a = select <128 x i1> %c, <128 x i32> %x, <128 x i32> zeroinitializer
  %r = call <64 x i32> @llvm.genx.rdregioni.v64i32.v128i32.i16(<128 x i32> %a, i32 0, i32 64, i32 1, i16 0, i32 undef)
  ret <64 x i32> %r
}

; A constant that is to stay in a register, and lanes that are no constants of their own.
define <8 x i32> @constant_in_register() {
; CHECK-LABEL: @constant_in_register(
; CHECK-NEXT:    [[A:%.*]] = call <32 x i32> @llvm.genx.constanti.v32i32(<32 x i32> splat (i32 5))
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[A]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = call <32 x i32> @llvm.genx.constanti.v32i32(<32 x i32> splat (i32 5))
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

define <8 x i32> @constant_expression(<32 x i32> %x) {
; CHECK-LABEL: @constant_expression(
; CHECK-NEXT:    [[A:%.*]] = add <32 x i32> [[X:%.*]], bitcast (<16 x i64> <i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @g to i64)> to <32 x i32>)
; CHECK-NEXT:    [[R:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[A]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    ret <8 x i32> [[R]]
  %a = add <32 x i32> %x, bitcast (<16 x i64> splat (i64 ptrtoint (ptr @g to i64)) to <32 x i32>)
  %r = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> %a, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x i32> %r
}

define <8 x i64> @addresses(<32 x ptr addrspace(1)> %x, <32 x ptr addrspace(1)> %y, <32 x i1> %c) {
; CHECK-LABEL: @addresses(
; CHECK-NEXT:    [[S:%.*]] = select <32 x i1> [[C:%.*]], <32 x ptr addrspace(1)> [[X:%.*]], <32 x ptr addrspace(1)> [[Y:%.*]]
; CHECK-NEXT:    [[A:%.*]] = ptrtoint <32 x ptr addrspace(1)> [[S]] to <32 x i64>
; CHECK-NEXT:    [[R:%.*]] = call <8 x i64> @llvm.genx.rdregioni.v8i64.v32i64.i16(<32 x i64> [[A]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    ret <8 x i64> [[R]]
  %s = select <32 x i1> %c, <32 x ptr addrspace(1)> %x, <32 x ptr addrspace(1)> %y
  %a = ptrtoint <32 x ptr addrspace(1)> %s to <32 x i64>
  %r = call <8 x i64> @llvm.genx.rdregioni.v8i64.v32i64.i16(<32 x i64> %a, i32 0, i32 8, i32 1, i16 64, i32 undef)
  ret <8 x i64> %r
}

; The old value of a message: a poison dividend of an unsigned division is no undefined behaviour, any other operand is.
define void @unsigned_remainder(<8 x i1> %m, <8 x i64> %p, <8 x i32> %old, <8 x i32> noundef %y) {
; CHECK-LABEL: @unsigned_remainder(
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[P:%.*]], <8 x i32> poison)
; CHECK-NEXT:    [[D:%.*]] = urem <8 x i32> [[G]], [[Y:%.*]]
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> [[M]], i32 0, <8 x i64> [[P]], <8 x i32> [[D]])
; CHECK-NEXT:    ret void
  %g = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %old)
  %d = urem <8 x i32> %g, %y
  call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %d)
  ret void
}

define void @signed_remainder(<8 x i1> %m, <8 x i64> %p, <8 x i32> %old, <8 x i32> noundef %y) {
; CHECK-LABEL: @signed_remainder(
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[P:%.*]], <8 x i32> [[OLD:%.*]])
; CHECK-NEXT:    [[D:%.*]] = srem <8 x i32> [[G]], [[Y:%.*]]
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> [[M]], i32 0, <8 x i64> [[P]], <8 x i32> [[D]])
; CHECK-NEXT:    ret void
  %g = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %old)
  %d = srem <8 x i32> %g, %y
  call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %d)
  ret void
}

define void @divisor(<8 x i1> %m, <8 x i64> %p, <8 x i32> %old, <8 x i32> noundef %y) {
; CHECK-LABEL: @divisor(
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[P:%.*]], <8 x i32> [[OLD:%.*]])
; CHECK-NEXT:    [[D:%.*]] = urem <8 x i32> [[Y:%.*]], [[G]]
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> [[M]], i32 0, <8 x i64> [[P]], <8 x i32> [[D]])
; CHECK-NEXT:    ret void
  %g = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %old)
  %d = urem <8 x i32> %y, %g
  call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %d)
  ret void
}

; Lanes of another number.
define void @other_lanes(<8 x i1> %m, <8 x i64> %p, <8 x i32> %old) {
; CHECK-LABEL: @other_lanes(
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[P:%.*]], <8 x i32> [[OLD:%.*]])
; CHECK-NEXT:    [[H:%.*]] = bitcast <8 x i32> [[G]] to <16 x i16>
; CHECK-NEXT:    [[I:%.*]] = bitcast <16 x i16> [[H]] to <8 x i32>
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> [[M]], i32 0, <8 x i64> [[P]], <8 x i32> [[I]])
; CHECK-NEXT:    ret void
  %g = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %old)
  %h = bitcast <8 x i32> %g to <16 x i16>
  %i = bitcast <16 x i16> %h to <8 x i32>
  call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %i)
  ret void
}

; 16 uses on all ways, and 17.
define void @few_uses(<8 x i1> %m, <8 x i64> %p, <8 x i32> %old) {
; CHECK-LABEL: @few_uses(
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[P:%.*]], <8 x i32> poison)
; CHECK-NEXT:    [[A:%.*]] = add <8 x i32> [[G]], [[G]]
; CHECK-NEXT:    [[B:%.*]] = add <8 x i32> [[A]], splat (i32 1)
; CHECK-NEXT:    [[C:%.*]] = xor <8 x i32> [[B]], splat (i32 2)
; CHECK-NEXT:    [[D:%.*]] = add <8 x i32> [[C]], splat (i32 3)
; CHECK-NEXT:    [[E:%.*]] = xor <8 x i32> [[D]], splat (i32 4)
; CHECK-NEXT:    [[F:%.*]] = add <8 x i32> [[E]], splat (i32 5)
; CHECK-NEXT:    [[H:%.*]] = xor <8 x i32> [[F]], splat (i32 6)
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> [[M]], i32 0, <8 x i64> [[P]], <8 x i32> [[H]])
; CHECK-NEXT:    ret void
  %g = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %old)
  %a = add <8 x i32> %g, %g
  %b = add <8 x i32> %a, splat (i32 1)
  %c = xor <8 x i32> %b, splat (i32 2)
  %d = add <8 x i32> %c, splat (i32 3)
  %e = xor <8 x i32> %d, splat (i32 4)
  %f = add <8 x i32> %e, splat (i32 5)
  %h = xor <8 x i32> %f, splat (i32 6)
  call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %h)
  ret void
}

define void @many_uses(<8 x i1> %m, <8 x i64> %p, <8 x i32> %old) {
; CHECK-LABEL: @many_uses(
; CHECK-NEXT:    [[G:%.*]] = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> [[M:%.*]], i32 0, <8 x i64> [[P:%.*]], <8 x i32> [[OLD:%.*]])
; CHECK-NEXT:    [[N:%.*]] = xor <8 x i32> [[G]], splat (i32 1)
; CHECK-NEXT:    [[A:%.*]] = add <8 x i32> [[N]], [[N]]
; CHECK-NEXT:    [[B:%.*]] = add <8 x i32> [[A]], splat (i32 1)
; CHECK-NEXT:    [[C:%.*]] = xor <8 x i32> [[B]], splat (i32 2)
; CHECK-NEXT:    [[D:%.*]] = add <8 x i32> [[C]], splat (i32 3)
; CHECK-NEXT:    [[E:%.*]] = xor <8 x i32> [[D]], splat (i32 4)
; CHECK-NEXT:    [[F:%.*]] = add <8 x i32> [[E]], splat (i32 5)
; CHECK-NEXT:    [[H:%.*]] = xor <8 x i32> [[F]], splat (i32 6)
; CHECK-NEXT:    call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> [[M]], i32 0, <8 x i64> [[P]], <8 x i32> [[H]])
; CHECK-NEXT:    ret void
  %g = call <8 x i32> @llvm.genx.svm.gather.v8i32.v8i1.v8i64(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %old)
  %n = xor <8 x i32> %g, splat (i32 1)
  %a = add <8 x i32> %n, %n
  %b = add <8 x i32> %a, splat (i32 1)
  %c = xor <8 x i32> %b, splat (i32 2)
  %d = add <8 x i32> %c, splat (i32 3)
  %e = xor <8 x i32> %d, splat (i32 4)
  %f = add <8 x i32> %e, splat (i32 5)
  %h = xor <8 x i32> %f, splat (i32 6)
  call void @llvm.genx.svm.scatter.v8i1.v8i64.v8i32(<8 x i1> %m, i32 0, <8 x i64> %p, <8 x i32> %h)
  ret void
}
