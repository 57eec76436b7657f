; What pieces cost nothing, so that the vector falls apart.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>,cmx-decompose-vectors<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>' -pass-remarks=cmx-decompose-vectors --disable-output %s 2>%t.remarks
; RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks

declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float>, <4 x float>, i32, i32, i32, i16, i32, i1)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float>, <16 x float>, i32, i32, i32, i16, i32, i1)

; The sum is there for this vector alone: it is computed in pieces, also under
; another type.
; REMARK: vector %b of 128 bytes (2 values, 2 reads, 1 writes, 0 foreign uses; gain 0, cost 0) is split into 4 pieces{{$}}
define <8 x float> @computed(<32 x i32> %v, <4 x float> %x) {
; CHECK-LABEL: @computed(
; CHECK-NEXT:    [[A:%.*]] = add <32 x i32> [[V:%.*]], [[V]]
; CHECK-NEXT:    [[B1:%.*]] = bitcast <32 x i32> [[A]] to <32 x float>
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[A]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i32> [[TMP1]] to <8 x float>
; CHECK-NEXT:    [[W2:%.*]] = call <8 x float> @llvm.genx.wrregionf.v8f32.v4f32.i16.i1(<8 x float> [[TMP2]], <4 x float> [[X:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[S:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[B1]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> [[W2]], [[S]]
; CHECK-NEXT:    ret <8 x float> [[T]]
  %a = add <32 x i32> %v, %v
  %b = bitcast <32 x i32> %a to <32 x float>
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %b, <4 x float> %x, i32 0, i32 4, i32 1, i16 48, i32 undef, i1 true)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %t = fadd <8 x float> %r, %s
  ret <8 x float> %t
}

; What is written, nobody reads.
; REMARK: vector %w of 128 bytes (1 values, 1 reads, 1 writes, 0 foreign uses; gain 0, cost 0) is split into 4 pieces{{$}}
define <8 x float> @unread(<32 x float> %v, <4 x float> %x) {
; CHECK-LABEL: @unread(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x float> @llvm.genx.wrregionf.v8f32.v4f32.i16.i1(<8 x float> [[TMP1]], <4 x float> [[X:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    ret <8 x float> [[R]]
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %v, <4 x float> %x, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 64, i32 undef)
  ret <8 x float> %r
}

; The argument is needed after the write: it would be copied as a whole.
; REMARK: vector %w of 128 bytes (1 values, 2 reads, 1 writes, 0 foreign uses; gain 4, cost 1) is split into 4 pieces; parts are moved for %v
define <8 x float> @needed_again(<32 x float> %v, <4 x float> %x) {
; CHECK-LABEL: @needed_again(
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[W1:%.*]] = call <8 x float> @llvm.genx.wrregionf.v8f32.v4f32.i16.i1(<8 x float> [[TMP1]], <4 x float> [[X:%.*]], i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
; CHECK-NEXT:    [[S:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[Q:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> [[W1]], [[S]]
; CHECK-NEXT:    [[U:%.*]] = fadd <8 x float> [[T]], [[Q]]
; CHECK-NEXT:    ret <8 x float> [[U]]
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v4f32.i16.i1(<32 x float> %v, <4 x float> %x, i32 0, i32 4, i32 1, i16 16, i32 undef, i1 true)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %s = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 64, i32 undef)
  %q = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %t = fadd <8 x float> %r, %s
  %u = fadd <8 x float> %t, %q
  ret <8 x float> %u
}

; The first two registers are one piece because of the first write only. That becomes
; the piece itself, and what is left of the vector falls apart in a second round.
; REMARK: vector %w0 of 128 bytes (2 values, 3 reads, 2 writes, 0 foreign uses; gain 0, cost 0) is split into 3 pieces{{$}}
; REMARK: vector %w1{{.*}} of 64 bytes (1 values, 2 reads, 1 writes, 0 foreign uses; gain 0, cost 0) is split into 2 pieces{{$}}
define <8 x float> @rounds(<32 x float> %v, <16 x float> %x, <8 x float> %y) {
; CHECK-LABEL: @rounds(
; CHECK-NEXT:    [[S:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v16f32.i16(<16 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[Q:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V:%.*]], i32 0, i32 8, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> [[Y:%.*]], [[S]]
; CHECK-NEXT:    [[U:%.*]] = fadd <8 x float> [[T]], [[Q]]
; CHECK-NEXT:    ret <8 x float> [[U]]
  %w0 = call <32 x float> @llvm.genx.wrregionf.v32f32.v16f32.i16.i1(<32 x float> %v, <16 x float> %x, i32 0, i32 16, i32 1, i16 0, i32 undef, i1 true)
  %w1 = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %w0, <8 x float> %y, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w1, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %s = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w1, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %q = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w1, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %t = fadd <8 x float> %r, %s
  %u = fadd <8 x float> %t, %q
  ret <8 x float> %u
}

; The cast is the argument, all of it: that message costs nothing. The other one needs
; what was written.
; REMARK: vector %b of 128 bytes (2 values, 1 reads, 1 writes, 2 foreign uses; gain 4, cost 4) is split into 4 pieces; parts are moved for unnamed oword.st
define <8 x float> @messages(<32 x i32> %v, <8 x float> %y) {
; CHECK-LABEL: @messages(
; CHECK-NEXT:    [[B1:%.*]] = bitcast <32 x i32> [[V:%.*]] to <32 x float>
; CHECK-NEXT:    call void @llvm.genx.oword.st.v32f32(i32 1, i32 0, <32 x float> [[B1]])
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = bitcast <8 x i32> [[TMP1]] to <8 x float>
; CHECK-NEXT:    [[W2:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> poison, <8 x float> [[TMP2]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W3:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W2]], <8 x float> [[Y:%.*]], i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP4:%.*]] = bitcast <8 x i32> [[TMP3]] to <8 x float>
; CHECK-NEXT:    [[W4:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W3]], <8 x float> [[TMP4]], i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[TMP5:%.*]] = call <8 x i32> @llvm.genx.rdregioni.v8i32.v32i32.i16(<32 x i32> [[V]], i32 0, i32 8, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[TMP6:%.*]] = bitcast <8 x i32> [[TMP5]] to <8 x float>
; CHECK-NEXT:    [[W5:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W4]], <8 x float> [[TMP6]], i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v32f32(i32 1, i32 8, <32 x float> [[W5]])
; CHECK-NEXT:    ret <8 x float> [[Y]]
  %b = bitcast <32 x i32> %v to <32 x float>
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %b, <8 x float> %y, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v32f32(i32 1, i32 0, <32 x float> %b)
  call void @llvm.genx.oword.st.v32f32(i32 1, i32 8, <32 x float> %w)
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 32, i32 undef)
  ret <8 x float> %r
}
