; One use of the whole vector does not keep it together, be it a message, a call, a
; read at a variable place or one across all pieces: it is put together for that.
; In each of these loops the old value is needed after the write, which is a copy
; of three registers more than that of a piece, in each round.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>' -verify-each -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>,cmx-decompose-vectors<platform=icllp>' -S %s | FileCheck %s
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>' -pass-remarks=cmx-decompose-vectors --disable-output %s 2>%t.remarks
; RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks

declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)
declare void @llvm.genx.oword.st.v8f32(i32, i32, <8 x float>)
declare void @llvm.genx.oword.st.v4f32(i32, i32, <4 x float>)
declare void @llvm.genx.oword.st.v32f32(i32, i32, <32 x float>)
declare void @somebody(<32 x float>)

; A message with the whole vector as its data.
; REMARK: vector %v of 128 bytes (2 values, 2 reads, 1 writes, 1 foreign uses; gain 24, cost 4) is split into 4 pieces; parts are moved for unnamed oword.st
define void @message(i32 %dst, i32 %n) {
; CHECK-LABEL: @message(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[S:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S]] = fadd <8 x float> [[V1]], zeroinitializer
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8f32(i32 [[DST:%.*]], i32 [[I]], <8 x float> [[V1]])
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    [[W5:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> poison, <8 x float> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W6:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W5]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W7:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W6]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[W8:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W7]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v32f32(i32 [[DST]], i32 0, <32 x float> [[W8]])
; CHECK-NEXT:    ret void
entry:
  br label %body
body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %s = fadd <8 x float> %a, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %s, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 %i, <8 x float> %a)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  call void @llvm.genx.oword.st.v32f32(i32 %dst, i32 0, <32 x float> %w)
  ret void
}

; A function that was not inlined.
; REMARK: vector %v of 128 bytes (2 values, 2 reads, 1 writes, 1 foreign uses; gain 24, cost 4) is split into 4 pieces; parts are moved for unnamed somebody
define void @called(i32 %dst, i32 %n) {
; CHECK-LABEL: @called(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[S:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S]] = fadd <8 x float> [[V1]], zeroinitializer
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8f32(i32 [[DST:%.*]], i32 [[I]], <8 x float> [[V1]])
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    [[W5:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> poison, <8 x float> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W6:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W5]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W7:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W6]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[W8:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W7]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    call void @somebody(<32 x float> [[W8]])
; CHECK-NEXT:    ret void
entry:
  br label %body
body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %s = fadd <8 x float> %a, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %s, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 %i, <8 x float> %a)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  call void @somebody(<32 x float> %w)
  ret void
}

; A variable place.
; REMARK: vector %v of 128 bytes (2 values, 2 reads, 1 writes, 1 foreign uses; gain 24, cost 4) is split into 4 pieces; parts are moved for %r
define void @variable(i32 %dst, i32 %n, i16 %o) {
; CHECK-LABEL: @variable(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[S:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S]] = fadd <8 x float> [[V1]], zeroinitializer
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8f32(i32 [[DST:%.*]], i32 [[I]], <8 x float> [[V1]])
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    [[W5:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> poison, <8 x float> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W6:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W5]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W7:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W6]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[W8:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W7]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[W8]], i32 0, i32 8, i32 1, i16 [[O:%.*]], i32 undef)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8f32(i32 [[DST]], i32 0, <8 x float> [[R]])
; CHECK-NEXT:    ret void
entry:
  br label %body
body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %s = fadd <8 x float> %a, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %s, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 %i, <8 x float> %a)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 %o, i32 undef)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 0, <8 x float> %r)
  ret void
}

; A column, outside of the loop.
; REMARK: vector %v of 128 bytes (2 values, 2 reads, 1 writes, 1 foreign uses; gain 24, cost 4) is split into 4 pieces; parts are moved for %r
define void @column(i32 %dst, i32 %n) {
; CHECK-LABEL: @column(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[S:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S]] = fadd <8 x float> [[V1]], zeroinitializer
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8f32(i32 [[DST:%.*]], i32 [[I]], <8 x float> [[V1]])
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    [[W5:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> poison, <8 x float> [[S]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W6:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W5]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 32, i32 undef, i1 true)
; CHECK-NEXT:    [[W7:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W6]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 64, i32 undef, i1 true)
; CHECK-NEXT:    [[W8:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[W7]], <8 x float> zeroinitializer, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    [[R:%.*]] = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> [[W8]], i32 0, i32 4, i32 8, i16 4, i32 undef)
; CHECK-NEXT:    call void @llvm.genx.oword.st.v4f32(i32 [[DST]], i32 0, <4 x float> [[R]])
; CHECK-NEXT:    ret void
entry:
  br label %body
body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %s = fadd <8 x float> %a, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %s, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 %i, <8 x float> %a)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  %r = call <4 x float> @llvm.genx.rdregionf.v4f32.v32f32.i16(<32 x float> %w, i32 0, i32 4, i32 8, i16 4, i32 undef)
  call void @llvm.genx.oword.st.v4f32(i32 %dst, i32 0, <4 x float> %r)
  ret void
}

; Both ways from the entry bring one read of each piece.
define void @edges(i32 %dst, i32 %n, <32 x float> %x) {
; CHECK-LABEL: @edges(
; CHECK:       entry:
; CHECK-NEXT:    [[TMP0:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[X:%.*]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[TMP1:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[X]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[TMP2:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[X]], i32 0, i32 8, i32 1, i16 64, i32 undef)
; CHECK-NEXT:    [[TMP3:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[X]], i32 0, i32 8, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    switch i32 [[N:%.*]], label %done [
; CHECK-NEXT:    i32 3, label %body
; CHECK-NEXT:    i32 5, label %body
; CHECK-NEXT:    ]
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ [[TMP0]], %entry ], [ [[TMP0]], %entry ], [ [[S:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S]] = fadd <8 x float> [[V1]], [[TMP3]]
; CHECK-NEXT:    call void @llvm.genx.oword.st.v8f32(i32 [[DST:%.*]], i32 [[I]], <8 x float> [[V1]])
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret void
entry:
  switch i32 %n, label %done [ i32 3, label %body
                               i32 5, label %body ]
body:
  %v = phi <32 x float> [ %x, %entry ], [ %x, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %s = fadd <8 x float> %a, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %s, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  call void @llvm.genx.oword.st.v8f32(i32 %dst, i32 %i, <8 x float> %a)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done
done:
  ret void
}
