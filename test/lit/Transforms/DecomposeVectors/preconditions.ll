; Loops that change parts of a vector: one function for each condition that alone decides.
; CHECK lines by utils/update-checks
; RUN: cmx-opt -passes='cmx-decompose-vectors<platform=icllp>' -S %s | FileCheck %s

declare <24 x float> @llvm.genx.rdregionf.v24f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float>, i32, i32, i32, i16, i32)
declare <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float>, i32, i32, i32, i16, i32)
declare <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float>, <8 x float>, i32, i32, i32, i16, i32, i1)

; The vector is undefined at first.
define <8 x float> @undefined(<8 x float> %x, i32 %n) {
; CHECK-LABEL: @undefined(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ undef, %entry ], [ [[T:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[V1]], [[X:%.*]]
; CHECK-NEXT:    [[T]] = fadd <8 x float> [[S]], undef
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x float> [[T]]
entry:
  br label %body

body:
  %v = phi <32 x float> [ undef, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = fadd <8 x float> %a, %x
  %t = fadd <8 x float> %s, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %t, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done

done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}

; Its lanes differ.
define <8 x float> @lanes(<8 x float> %x, i32 %n) {
; CHECK-LABEL: @lanes(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ <float 0.000000e+00, float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00, float 5.000000e+00, float 6.000000e+00, float 7.000000e+00>, %entry ], [ [[T:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[V1]], [[X:%.*]]
; CHECK-NEXT:    [[T]] = fadd <8 x float> [[S]], <float 8.000000e+00, float 9.000000e+00, float 1.000000e+01, float 1.100000e+01, float 1.200000e+01, float 1.300000e+01, float 1.400000e+01, float 1.500000e+01>
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x float> [[T]]
entry:
  br label %body

body:
  %v = phi <32 x float> [ <float 0.0, float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 8.0, float 9.0, float 10.0, float 11.0, float 12.0, float 13.0, float 14.0, float 15.0, float 16.0, float 17.0, float 18.0, float 19.0, float 20.0, float 21.0, float 22.0, float 23.0, float 24.0, float 25.0, float 26.0, float 27.0, float 28.0, float 29.0, float 30.0, float 31.0>, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = fadd <8 x float> %a, %x
  %t = fadd <8 x float> %s, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %t, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done

done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}

; A read, and a write, that end beyond the vector.
define <8 x float> @read_beyond(<8 x float> %x, i32 %n) {
; CHECK-LABEL: @read_beyond(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V:%.*]] = phi <32 x float> [ zeroinitializer, %entry ], [ [[W:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[A:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 120, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[A]], [[X:%.*]]
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> [[S]], [[B]]
; CHECK-NEXT:    [[W]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[V]], <8 x float> [[T]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[W]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x float> [[R]]
entry:
  br label %body

body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 120, i32 undef)
  %s = fadd <8 x float> %a, %x
  %t = fadd <8 x float> %s, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %t, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done

done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}

define <8 x float> @write_beyond(<8 x float> %x, i32 %n) {
; CHECK-LABEL: @write_beyond(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V:%.*]] = phi <32 x float> [ zeroinitializer, %entry ], [ [[W:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[A:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[A]], [[X:%.*]]
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> [[S]], [[B]]
; CHECK-NEXT:    [[W]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[V]], <8 x float> [[T]], i32 0, i32 8, i32 1, i16 120, i32 undef, i1 true)
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[W]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x float> [[R]]
entry:
  br label %body

body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = fadd <8 x float> %a, %x
  %t = fadd <8 x float> %s, %b
  %w = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %t, i32 0, i32 8, i32 1, i16 120, i32 undef, i1 true)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done

done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}

; A choice of vectors that differ in the first register only.
define <8 x float> @chosen_vector(<8 x float> %x, i32 %n, i1 %k) {
; CHECK-LABEL: @chosen_vector(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[W5:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[V1]], [[X:%.*]]
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> [[S]], zeroinitializer
; CHECK-NEXT:    [[W5]] = select i1 [[K:%.*]], <8 x float> [[T]], <8 x float> [[V1]]
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x float> [[W5]]
entry:
  br label %body

body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = fadd <8 x float> %a, %x
  %t = fadd <8 x float> %s, %b
  %u = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %t, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = select i1 %k, <32 x float> %u, <32 x float> %v
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done

done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}

; A choice lane by lane.
define <8 x float> @chosen_lanes(<8 x float> %x, i32 %n, <32 x i1> %k) {
; CHECK-LABEL: @chosen_lanes(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[W5:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[V1]], [[X:%.*]]
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> [[S]], zeroinitializer
; CHECK-NEXT:    [[TMP0:%.*]] = call <8 x i1> @llvm.genx.rdpredregion.v8i1.v32i1(<32 x i1> [[K:%.*]], i32 0)
; CHECK-NEXT:    [[W5]] = select <8 x i1> [[TMP0]], <8 x float> [[T]], <8 x float> [[V1]]
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x float> [[W5]]
entry:
  br label %body

body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = fadd <8 x float> %a, %x
  %t = fadd <8 x float> %s, %b
  %u = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %t, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = select <32 x i1> %k, <32 x float> %u, <32 x float> %v
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done

done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}

define <8 x float> @chosen_known_lanes(<8 x float> %x, i32 %n) {
; CHECK-LABEL: @chosen_known_lanes(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V1:%.*]] = phi <8 x float> [ zeroinitializer, %entry ], [ [[W5:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[V1]], [[X:%.*]]
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> [[S]], zeroinitializer
; CHECK-NEXT:    [[W5]] = select <8 x i1> <i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true>, <8 x float> [[T]], <8 x float> [[V1]]
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    ret <8 x float> [[W5]]
entry:
  br label %body

body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 32, i32 undef)
  %s = fadd <8 x float> %a, %x
  %t = fadd <8 x float> %s, %b
  %u = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %t, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = select <32 x i1> <i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true, i1 true, i1 false, i1 true>, <32 x float> %u, <32 x float> %v
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done

done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}

; Predicates have no parts of 24 lanes.
define <8 x float> @chosen_in_three_registers(<8 x float> %x, i32 %n, <32 x i1> %k) {
; CHECK-LABEL: @chosen_in_three_registers(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V:%.*]] = phi <32 x float> [ zeroinitializer, %entry ], [ [[W:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[A:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[D:%.*]] = call <24 x float> @llvm.genx.rdregionf.v24f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 24, i32 1, i16 32, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[D]], i32 0, i32 8, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[A]], [[X:%.*]]
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> [[S]], [[B]]
; CHECK-NEXT:    [[U:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[V]], <8 x float> [[T]], i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
; CHECK-NEXT:    [[W]] = select <32 x i1> [[K:%.*]], <32 x float> [[U]], <32 x float> [[V]]
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[W]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x float> [[R]]
entry:
  br label %body

body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 0, i32 undef)
  %d = call <24 x float> @llvm.genx.rdregionf.v24f32.v32f32.i16(<32 x float> %v, i32 0, i32 24, i32 1, i16 32, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> %d, i32 0, i32 8, i32 1, i16 4, i32 undef)
  %s = fadd <8 x float> %a, %x
  %t = fadd <8 x float> %s, %b
  %u = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %t, i32 0, i32 8, i32 1, i16 0, i32 undef, i1 true)
  %w = select <32 x i1> %k, <32 x float> %u, <32 x float> %v
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done

done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}

define <8 x float> @chosen_in_first_three_registers(<8 x float> %x, i32 %n, <32 x i1> %k) {
; CHECK-LABEL: @chosen_in_first_three_registers(
; CHECK:       entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    [[V:%.*]] = phi <32 x float> [ zeroinitializer, %entry ], [ [[W:%.*]], %body ]
; CHECK-NEXT:    [[I:%.*]] = phi i32 [ 0, %entry ], [ [[I1:%.*]], %body ]
; CHECK-NEXT:    [[A:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 8, i32 1, i16 96, i32 undef)
; CHECK-NEXT:    [[D:%.*]] = call <24 x float> @llvm.genx.rdregionf.v24f32.v32f32.i16(<32 x float> [[V]], i32 0, i32 24, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    [[B:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> [[D]], i32 0, i32 8, i32 1, i16 4, i32 undef)
; CHECK-NEXT:    [[S:%.*]] = fadd <8 x float> [[A]], [[X:%.*]]
; CHECK-NEXT:    [[T:%.*]] = fadd <8 x float> [[S]], [[B]]
; CHECK-NEXT:    [[U:%.*]] = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> [[V]], <8 x float> [[T]], i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
; CHECK-NEXT:    [[W]] = select <32 x i1> [[K:%.*]], <32 x float> [[U]], <32 x float> [[V]]
; CHECK-NEXT:    [[I1]] = add i32 [[I]], 1
; CHECK-NEXT:    [[C:%.*]] = icmp ult i32 [[I1]], [[N:%.*]]
; CHECK-NEXT:    br i1 [[C]], label %body, label %done
; CHECK:       done:
; CHECK-NEXT:    [[R:%.*]] = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> [[W]], i32 0, i32 8, i32 1, i16 0, i32 undef)
; CHECK-NEXT:    ret <8 x float> [[R]]
entry:
  br label %body

body:
  %v = phi <32 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %a = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %v, i32 0, i32 8, i32 1, i16 96, i32 undef)
  %d = call <24 x float> @llvm.genx.rdregionf.v24f32.v32f32.i16(<32 x float> %v, i32 0, i32 24, i32 1, i16 0, i32 undef)
  %b = call <8 x float> @llvm.genx.rdregionf.v8f32.v24f32.i16(<24 x float> %d, i32 0, i32 8, i32 1, i16 4, i32 undef)
  %s = fadd <8 x float> %a, %x
  %t = fadd <8 x float> %s, %b
  %u = call <32 x float> @llvm.genx.wrregionf.v32f32.v8f32.i16.i1(<32 x float> %v, <8 x float> %t, i32 0, i32 8, i32 1, i16 96, i32 undef, i1 true)
  %w = select <32 x i1> %k, <32 x float> %u, <32 x float> %v
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %done

done:
  %r = call <8 x float> @llvm.genx.rdregionf.v8f32.v32f32.i16(<32 x float> %w, i32 0, i32 8, i32 1, i16 0, i32 undef)
  ret <8 x float> %r
}
