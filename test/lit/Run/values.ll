; Arguments that are numbers: by name and by position, of all types.

; RUN: cmx-run %s --arg dst=%t.raw:128 --arg b=-1 --arg w=0x7fff --arg d=-2147483648 --arg 4=1,2,3,4 --arg v=7 \
; RUN:   --arg q=-5 --arg h=1.5 --arg bf=-2 --arg f=0.1 --arg df=1e300 --arg c=1
; RUN: od -An -v -tx4 -w16 %t.raw | FileCheck %s
; CHECK: ffffffff 00007fff 80000000 fffffffb
; CHECK-NEXT: 00000001 00000002 00000003 00000004
; CHECK-NEXT: 00000007 00000007 00000007 00000007
; CHECK-NEXT: 00003e00 0000c000 3dcccccd 00000001

; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --arg dst=%t.raw:128 --arg b=128 --arg w=65535 2>&1 | FileCheck %s --check-prefix=MISSING
; MISSING: cmx-run: error: value expected for argument 'd', actual none{{.*}} [cmx-argument-missing]

; DEFINE: %{bad} = sh %S/../Driver/Inputs/status.sh 1 cmx-run %s
; RUN: %{bad} --arg b=256 2>&1 | FileCheck %s --check-prefix=LARGE
; LARGE: cmx-run: error: argument 'b' expected integers of 8 bits, actual '256' [cmx-argument-value]
; RUN: %{bad} --arg b=-129 2>&1 | FileCheck %s --check-prefix=SMALL
; SMALL: cmx-run: error: argument 'b' expected integers of 8 bits, actual '-129' [cmx-argument-value]
; RUN: %{bad} --arg d=1.5 2>&1 | FileCheck %s --check-prefix=INT
; INT: cmx-run: error: argument 'd' expected integers of 32 bits, actual '1.5' [cmx-argument-value]
; RUN: %{bad} --arg v=1,2 2>&1 | FileCheck %s --check-prefix=LANES
; LANES: cmx-run: error: argument 'v' expected one or 4 integers of 32 bits, actual '1,2' [cmx-argument-value]
; RUN: %{bad} --arg f=one 2>&1 | FileCheck %s --check-prefix=FLOAT
; FLOAT: cmx-run: error: argument 'f' expected floats of 32 bits, actual 'one' [cmx-argument-value]
; RUN: %{bad} --arg c=2 2>&1 | FileCheck %s --check-prefix=BIT
; BIT: cmx-run: error: argument 'c' expected bits, actual '2' [cmx-argument-value]
; RUN: %{bad} --arg dst=pattern:zero 2>&1 | FileCheck %s --check-prefix=PATTERN
; PATTERN: cmx-run: error: argument 'dst' expected pattern:KIND:SIZE with a size of at most 1073741824 bytes, actual 'pattern:zero' [cmx-argument-value]
; RUN: %{bad} --arg dst=pattern:plaid:64 2>&1 | FileCheck %s --check-prefix=PLAID
; PLAID: cmx-run: error: {{.*}}plaid{{.*}} [cmx-argument-value]
; RUN: %{bad} --arg dst=x.png:4096 2>&1 | FileCheck %s --check-prefix=PNG
; PNG: cmx-run: error: argument 'dst' expected a size of WIDTHxHEIGHT for the picture, actual 'x.png:4096' [cmx-argument-value]
; RUN: %{bad} --arg dst=x:4294967296x4294967296 2>&1 | FileCheck %s --check-prefix=HUGE
; HUGE: cmx-run: error: argument 'dst' expected FILE:SIZE with a size of at most 1073741824 bytes{{.*}} [cmx-argument-value]
; RUN: %{bad} --arg 'dst=pattern:zero:64>x.png' 2>&1 | FileCheck %s --check-prefix=INOUT
; INOUT: cmx-run: error: argument 'dst' expected an image as input of the picture that is written{{.*}} [cmx-argument-value]
; RUN: %{bad} --arg 'dst=pattern:zero:64>' 2>&1 | FileCheck %s --check-prefix=NOFILE
; NOFILE: cmx-run: error: argument 'dst' expected a file after '>'{{.*}} [cmx-argument-value]
; RUN: %{bad} --check-output b=%s --arg dst=-:128 --arg b=1 --arg w=1 --arg d=1 --arg 4=1 --arg v=1 --arg q=1 --arg h=1 \
; RUN:   --arg bf=1 --arg f=1 --arg df=1 --arg c=1 2>&1 | FileCheck %s --check-prefix=CHECKED
; CHECKED: cmx-run: error: --check-output expected a surface or memory, actual 'b', which is a value [cmx-argument-value]

declare void @llvm.genx.oword.st.v4i32(i32, i32, <4 x i32>)

define dllexport spir_kernel void @values(i32 %dst, i8 %b, i16 %w, i32 %d, <4 x i32> %0, <4 x i32> %v, i64 %q, half %h, bfloat %bf, float %f, double %df, i1 %c) {
  %b32 = sext i8 %b to i32
  %w32 = sext i16 %w to i32
  %q32 = trunc i64 %q to i32
  %i0 = insertelement <4 x i32> poison, i32 %b32, i32 0
  %i1 = insertelement <4 x i32> %i0, i32 %w32, i32 1
  %i2 = insertelement <4 x i32> %i1, i32 %d, i32 2
  %i3 = insertelement <4 x i32> %i2, i32 %q32, i32 3
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 0, <4 x i32> %i3)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 1, <4 x i32> %0)
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 2, <4 x i32> %v)
  %h16 = bitcast half %h to i16
  %h32 = zext i16 %h16 to i32
  %bf16 = bitcast bfloat %bf to i16
  %bf32 = zext i16 %bf16 to i32
  %f32 = bitcast float %f to i32
  %large = fcmp ogt double %df, 0x7E30000000000000
  %both = and i1 %large, %c
  %c32 = zext i1 %both to i32
  %j0 = insertelement <4 x i32> poison, i32 %h32, i32 0
  %j1 = insertelement <4 x i32> %j0, i32 %bf32, i32 1
  %j2 = insertelement <4 x i32> %j1, i32 %f32, i32 2
  %j3 = insertelement <4 x i32> %j2, i32 %c32, i32 3
  call void @llvm.genx.oword.st.v4i32(i32 %dst, i32 3, <4 x i32> %j3)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @values, !"values", !1, i32 0, i32 0, !1, !2, i32 0}
!1 = !{i32 2, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!2 = !{!"buffer_t", !"", !"", !"", !"", !"", !"", !"", !"", !"", !"", !""}
