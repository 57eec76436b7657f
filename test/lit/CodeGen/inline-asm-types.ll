; Types and constraints of the operands of inline assembly.
; RUN: cmx-opt --platform=pvc -O0 --emit=visa %s -o - | FileCheck %s
; RUN: cmx-opt --platform=pvc --emit=visa %s -o - | FileCheck %s

; CHECK: mov (M1_NM, 1) {{v_.*}}(0,0)<1> 0x3c00:hf
; CHECK: mov (M1_NM, 1) {{v_.*}}(0,0)<1> 0x3fc00000:f
; CHECK: mov (M1_NM, 1) {{v_.*}}(0,0)<1> 0x4004000000000000:df
; CHECK: mov (M1_NM, 1) {{v_.*}}(0,0)<1> 0x1122334455667788:q
; CHECK: mov (M1_NM, 1) {{v_.*}}(0,0)<1> {{0x7|7}}:w
; CHECK: mov (M1_NM, 1) {{v_.*}}(0,0)<1> 0x3f800000:f
; CHECK: mov (M1_NM, 8) {{v_.*}}(0,0)<1> {{v_.*}}(0,0)<1;1,0>
; CHECK: mov (M1_NM, 1) {{v_.*}}(0,0)<1> {{v_.*}}(0,0)<0;1,0>
; CHECK: add (M1_NM, 1) {{v_.*}}(0,0)<1> {{v_.*}}(0,0)<0;1,0> {{0x5|5}}:d
; CHECK: ({{v_p.*}}) sel (M1_NM, 32) {{v_.*}}(0,0)<1> {{0x1|1}}:w {{0x0|0}}:w
define dllexport spir_kernel void @k(i64 %p, i32 %a, <32 x i16> %w, <8 x i32> %v) {
  %hf = call half asm "mov (M1_NM, 1) $0 $1", "=r,i"(half 1.0)
  %f = call float asm "mov (M1_NM, 1) $0 $1", "=r,i"(float 1.5)
  %df = call double asm "mov (M1_NM, 1) $0 $1", "=r,i"(double 2.5)
  %q = call i64 asm "mov (M1_NM, 1) $0 $1", "=r,i"(i64 1234605616436508552)
  %h = call i16 asm "mov (M1_NM, 1) $0 $1", "=r,i"(i16 7)
  %g = call float asm "mov (M1_NM, 1) $0 $1", "=r,F,~{memory}"(float 1.0)
  %vec = call <8 x i32> asm "mov (M1_NM, 8) $0 $1", "=r,i"(<8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 9>)
  %any = call i32 asm "mov (M1_NM, 1) ${0} ${1}", "=a,a"(i32 %a)
  %sum = call i32 asm "add (M1_NM, 1) $0 $1 $2:d", "=r,r,n"(i32 %a, i32 5)
  %c = icmp slt <32 x i16> %w, zeroinitializer
  %pred = call <32 x i16> asm "($1) sel (M1_NM, 32) $0 0x1:w 0x0:w", "=r,@2cr"(<32 x i1> %c)
  call void @llvm.genx.svm.block.st.i64.v8i32(i64 %p, <8 x i32> %vec)
  call void @llvm.genx.svm.block.st.i64.v32i16(i64 %p, <32 x i16> %pred)
  %hb = bitcast half %hf to i16
  %fb = bitcast float %f to i32
  %gb = bitcast float %g to i32
  %dq = bitcast double %df to i64
  %h1 = add i16 %hb, %h
  %h2 = zext i16 %h1 to i32
  %s1 = add i32 %fb, %gb
  %s2 = add i32 %s1, %h2
  %s3 = add i32 %s2, %any
  %s4 = add i32 %s3, %sum
  %s5 = zext i32 %s4 to i64
  %q1 = add i64 %dq, %q
  %q2 = add i64 %q1, %s5
  %o = insertelement <2 x i64> zeroinitializer, i64 %q2, i32 0
  call void @llvm.genx.svm.block.st.i64.v2i64(i64 %p, <2 x i64> %o)
  ret void
}

declare void @llvm.genx.svm.block.st.i64.v8i32(i64, <8 x i32>)
declare void @llvm.genx.svm.block.st.i64.v32i16(i64, <32 x i16>)
declare void @llvm.genx.svm.block.st.i64.v2i64(i64, <2 x i64>)
