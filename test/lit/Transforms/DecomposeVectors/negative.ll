; What stays whole, and why.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>' -pass-remarks-missed=cmx-decompose-vectors -S %s 2>&1 >%t.ll | FileCheck %s
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>' -S %s | FileCheck %s --check-prefix=IR
; RUN: cmx-opt -passes=verify -S %s | grep -v -e ModuleID -e source_filename >%t.before.ll
; RUN: cmx-opt -passes=verify -S %t.ll | grep -v -e ModuleID -e source_filename | diff - %t.before.ll

declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float>, i32, i32, i32, i16, i32)
declare <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)
declare <16 x float> @llvm.genx.rdregionf.v16f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)

; CHECK: vector %w of 128 bytes (1 values, 0 reads, 1 writes, 1 foreign uses; gain 0, cost 4) stays whole: no part of it is read
define <32 x float> @not_read(<8 x float> %x) {
; IR-LABEL: @not_read(
; IR-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> zeroinitializer, <8 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    ret <32 x float> [[W]]
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> zeroinitializer, <8 x float> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  ret <32 x float> %w
}

; One column is read.
; CHECK: vector %w of 128 bytes (1 values, 1 reads, 1 writes, 0 foreign uses; gain 0, cost 0) stays whole: accesses reach across all registers: %r
define <8 x float> @across(<8 x float> %x) {
; IR-LABEL: @across(
; IR-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> zeroinitializer, <8 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[W]], i32 0, i32 8, i32 4, i16 0, i32 undef)
; IR-NEXT:    ret <8 x float> [[R]]
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> zeroinitializer, <8 x float> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 4, i16 0, i32 undef)
  ret <8 x float> %r
}

; CHECK: vector %w of 128 bytes (1 values, 1 reads, 1 writes, 1 foreign uses; gain 0, cost 4) stays whole: putting it together or taking it apart costs more than pieces gain: %r
define <8 x float> @variable_place(<8 x float> %x, i16 %o) {
; IR-LABEL: @variable_place(
; IR-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> zeroinitializer, <8 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[W]], i32 0, i32 8, i32 1, i16 [[O:%.*]], i32 undef)
; IR-NEXT:    [[S:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[W]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; IR-NEXT:    [[T:%.*]] = fadd <8 x float> [[R]], [[S]]
; IR-NEXT:    ret <8 x float> [[T]]
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> zeroinitializer, <8 x float> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 %o, i32 undef)
  %s = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %t = fadd <8 x float> %r, %s
  ret <8 x float> %t
}

; CHECK: vector %f of 128 bytes (1 values, 1 reads, 0 writes, 0 foreign uses; gain 0, cost 0) stays whole: nothing changes it
define <8 x float> @unchanged(<32 x float> %v) {
; IR-LABEL: @unchanged(
; IR-NEXT:    [[F:%.*]] = freeze <32 x float> [[V:%.*]]
; IR-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[F]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; IR-NEXT:    ret <8 x float> [[R]]
  %f = freeze <32 x float> %v
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %f, i32 0, i32 8, i32 1, i16 64, i32 undef)
  ret <8 x float> %r
}

; Two registers of 8 lanes and none of 16: a piece of 16 lanes could start at
; lane 8 only.
; CHECK: vector %w of 96 bytes {{.*}} stays whole: a select's condition has no such parts: %s
define <8 x float> @condition(<8 x float> %x, <24 x i1> %m) {
; IR-LABEL: @condition(
; IR-NEXT:    [[W:%.*]] = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> zeroinitializer, <8 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    [[S:%.*]] = select <24 x i1> [[M:%.*]], <24 x float> [[W]], <24 x float> zeroinitializer
; IR-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[T:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[S]], i32 0, i32 8, i32 1, i16 48, i32 undef)
; IR-NEXT:    [[U:%.*]] = fadd <8 x float> [[R]], [[T]]
; IR-NEXT:    ret <8 x float> [[U]]
  %w = call <24 x float> @llvm.genx.wrregionf.v24f32.v8f32.i16.i1(<24 x float> zeroinitializer, <8 x float> %x, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %s = select <24 x i1> %m, <24 x float> %w, <24 x float> zeroinitializer
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> %s, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %t = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> %s, i32 0, i32 8, i32 1, i16 48, i32 undef)
  %u = fadd <8 x float> %r, %t
  ret <8 x float> %u
}

; What an argument gives is changed in place; a piece of it would be copied first, also
; if it has another type.
; CHECK: vector %b of 128 bytes (2 values, 2 reads, 1 writes, 0 foreign uses; gain 0, cost 1) stays whole: putting it together or taking it apart costs more than pieces gain: %b
define <8 x float> @changed_in_place(<64 x i16> %v, <4 x float> %x) {
; IR-LABEL: @changed_in_place(
; IR-NEXT:    [[B:%.*]] = bitcast <64 x i16> [[V:%.*]] to <32 x float>
; IR-NEXT:    [[W:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> [[B]], <4 x float> [[X:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; IR-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[W]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[S:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[W]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; IR-NEXT:    [[T:%.*]] = fadd <8 x float> [[R]], [[S]]
; IR-NEXT:    ret <8 x float> [[T]]
  %b = bitcast <64 x i16> %v to <32 x float>
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %b, <4 x float> %x, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %s = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %t = fadd <8 x float> %r, %s
  ret <8 x float> %t
}

; A message with all of it in each round.
; CHECK: vector %v of 128 bytes (2 values, 1 reads, 1 writes, 1 foreign uses; gain 24, cost 32) stays whole: putting it together or taking it apart costs more than pieces gain: unnamed oword.st
define void @message_in_loop(i32 %dst, i32 %n) {
; IR-LABEL: @message_in_loop(
; IR:       entry:
; IR-NEXT:    br label %body
; IR:       body:
; IR-NEXT:    [[V:%.*]] = phi <32 x float> [ zeroinitializer, %entry ], [ [[W:%.*]], %body ]
; IR-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; IR-NEXT:    [[A:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; IR-NEXT:    [[S:%.*]] = fadd <8 x float> [[A]], [[A]]
; IR-NEXT:    [[W]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[V]], <8 x float> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; IR-NEXT:    call void @llvm.genx.oword.st.v32f32(i32 [[DST:%.*]], i32 [[I]], <32 x float> [[V]])
; IR-NEXT:    [[I1]] = add i32 [[I]], 1
; IR-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; IR-NEXT:    br i1 [[C]], label %body, label %done
; IR:       done:
; IR-NEXT:    ret void
entry:
  br label %body
body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %s = fadd <8 x float> %a, %a
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %s, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 %i, <32 x float> %v)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  ret void
}
