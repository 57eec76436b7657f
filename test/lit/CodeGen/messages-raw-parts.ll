; A raw message reads and writes whole registers. Variables grow to whole ones;
; an input keeps its size and is copied.
; RUN: rm -rf %t && mkdir %t
; RUN: cmx-opt --platform=icllp --emit=visa %s -o %t/
; RUN: cat %t/dwords.visaasm %t/words.visaasm %t/input.visaasm %t/joined.visaasm %t/bytes.visaasm | FileCheck %s --check-prefixes=CHECK,GRF32
; RUN: cmx-opt --platform=pvc --emit=visa %s -o %t/
; RUN: cat %t/dwords.visaasm %t/words.visaasm %t/input.visaasm %t/joined.visaasm %t/bytes.visaasm | FileCheck %s --check-prefixes=CHECK,GRF64

declare <4 x i32> @llvm.genx.raw.sends2.v4i32.v16i1.v4i32.v32i32(i8, i8, <16 x i1>, i8, i8, i8, i8, i32, i32, <4 x i32>, <32 x i32>, <4 x i32>)
declare <3 x i16> @llvm.genx.raw.sends2.v3i16.v16i1.v32i32.v3i16(i8, i8, <16 x i1>, i8, i8, i8, i8, i32, i32, <32 x i32>, <3 x i16>, <3 x i16>)
declare <8 x i32> @llvm.genx.raw.send2.v8i32.v16i1.v8i32(i8, i8, <16 x i1>, i8, i8, i8, i32, i32, <8 x i32>, <8 x i32>)
declare <3 x half> @llvm.genx.raw.send2.v3f16.v16i1.v32i32(i8, i8, <16 x i1>, i8, i8, i8, i32, i32, <32 x i32>, <3 x half>)
declare <3 x i8> @llvm.genx.raw.send2.v3i8.v16i1.v32i32(i8, i8, <16 x i1>, i8, i8, i8, i32, i32, <32 x i32>, <3 x i8>)
declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)
declare void @llvm.genx.oword.st.v8i32(i32, i32, <8 x i32>)

; CHECK-LABEL: .kernel "dwords"
; GRF32-DAG: .decl [[SRC:v_v_[0-9]+]] v_type=G type=d num_elts=8
; GRF64-DAG: .decl [[SRC:v_v_[0-9]+]] v_type=G type=d num_elts=16
; GRF32-DAG: .decl [[DATA:v_[0-9]+]] v_type=G type=ud num_elts=8 align=GRF alias=<[[SRC]], 0>
; GRF64-DAG: .decl [[DATA:v_[0-9]+]] v_type=G type=ud num_elts=16 align=GRF alias=<[[SRC]], 0>
; CHECK: mul {{.*}} [[SRC]](0,0)<1>
; CHECK-NOT: (M1_NM, 4) v_t
; CHECK: raw_sends.10.1.2.1 {{.*}} [[DATA]].0 v_{{[0-9]+}}.0 v_{{[0-9]+}}.0
define dllexport spir_kernel void @dwords(i32 %s, i32 %any, <4 x i32> %v, <32 x i32> %u) {
  %w = mul <4 x i32> %v, %v
  %r = call <4 x i32> @llvm.genx.raw.sends2.v4i32.v16i1.v4i32.v32i32(i8 0, i8 3, <16 x i1> splat (i1 true), i8 1, i8 2, i8 1, i8 10, i32 %any, i32 %any, <4 x i32> %w, <32 x i32> %u, <4 x i32> undef)
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %r)
  ret void
}

; CHECK-LABEL: .kernel "words"
; GRF32-DAG: .decl [[WORDS:v_[0-9]+]] v_type=G type=uw num_elts=16 align=GRF alias=
; GRF64-DAG: .decl [[WORDS:v_[0-9]+]] v_type=G type=uw num_elts=32 align=GRF alias=
; CHECK: raw_sends.10.2.1.1 {{.*}} v_{{[0-9]+}}.0 [[WORDS]].0 v_{{[0-9]+}}.0
define dllexport spir_kernel void @words(i32 %s, i32 %any, <3 x i16> %v, <32 x i32> %u) {
  %w = mul <3 x i16> %v, %v
  %r = call <3 x i16> @llvm.genx.raw.sends2.v3i16.v16i1.v32i32.v3i16(i8 0, i8 3, <16 x i1> splat (i1 true), i8 2, i8 1, i8 1, i8 10, i32 %any, i32 %any, <32 x i32> %u, <3 x i16> %w, <3 x i16> undef)
  %x = zext <3 x i16> %r to <3 x i32>
  %y = shufflevector <3 x i32> %x, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %y)
  ret void
}

; CHECK-LABEL: .kernel "input"
; CHECK: .input {{.*}} size=32
; GRF32-NOT: mov
; GRF64: mov (M1_NM, 8) [[COPY:v_t_[0-9]+]](0,0)<1>
; GRF64-NEXT: raw_sends.10.1.0.1 {{.*}} [[COPY]].0 %null.0
; GRF32: raw_sends.10.1.0.1
define dllexport spir_kernel void @input(i32 %s, i32 %any, <8 x i32> %v) {
  %r = call <8 x i32> @llvm.genx.raw.send2.v8i32.v16i1.v8i32(i8 0, i8 3, <16 x i1> splat (i1 true), i8 1, i8 1, i8 10, i32 %any, i32 %any, <8 x i32> %v, <8 x i32> undef)
  call void @llvm.genx.oword.st.v8i32(i32 7, i32 0, <8 x i32> %r)
  ret void
}

; The response goes to the variable of an input: all of its elements are copied.
; CHECK-LABEL: .kernel "joined"
; CHECK: raw_sends.10.2.0.1 {{.*}} %null.0 [[TEMP:v_t_[0-9]+]].0
; CHECK-NEXT: mov (M1_NM, 2) v_{{[0-9]+}}(0,0)<1> [[TEMP]](0,0)<1;1,0>
; CHECK-NEXT: mov (M1_NM, 1) v_{{[0-9]+}}(0,2)<1> [[TEMP]](0,2)<0;1,0>
define dllexport spir_kernel void @joined(i32 %s, i32 %any, <3 x half> %v, <32 x i32> %u) {
entry:
  %c = icmp ugt i32 %any, 100000
  br i1 %c, label %more, label %end

more:
  %r = call <3 x half> @llvm.genx.raw.send2.v3f16.v16i1.v32i32(i8 0, i8 3, <16 x i1> splat (i1 true), i8 2, i8 1, i8 10, i32 %any, i32 %any, <32 x i32> %u, <3 x half> undef)
  br label %end

end:
  %q = phi <3 x half> [ %r, %more ], [ %v, %entry ]
  %w = fpext <3 x half> %q to <3 x float>
  %b = bitcast <3 x float> %w to <3 x i32>
  %y = shufflevector <3 x i32> %b, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %y)
  ret void
}

; CHECK-LABEL: .kernel "bytes"
; CHECK: mov (M1_NM, 2) [[OLD:v_t_[0-9]+]](0,0)<1>
; CHECK-NEXT: mov (M1_NM, 1) [[OLD]](0,2)<1>
; CHECK-NEXT: (v_p_{{[0-9]+}}) raw_sends.10.2.0.1 {{.*}} %null.0 [[OLD]].0
; CHECK-NEXT: mov (M1_NM, 2) v_{{[0-9]+}}(0,0)<1> [[OLD]](0,0)<1;1,0>
; CHECK-NEXT: mov (M1_NM, 1) v_{{[0-9]+}}(0,2)<1> [[OLD]](0,2)<0;1,0>
define dllexport spir_kernel void @bytes(i32 %s, i32 %any, <3 x i8> %v, <32 x i32> %u, <16 x i8> %m) {
  %p = trunc <16 x i8> %m to <16 x i1>
  %r = call <3 x i8> @llvm.genx.raw.send2.v3i8.v16i1.v32i32(i8 0, i8 3, <16 x i1> %p, i8 2, i8 1, i8 10, i32 %any, i32 %any, <32 x i32> %u, <3 x i8> %v)
  %x = zext <3 x i8> %r to <3 x i32>
  %y = shufflevector <3 x i32> %x, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  call void @llvm.genx.oword.st.v4i32(i32 7, i32 0, <4 x i32> %y)
  ret void
}
