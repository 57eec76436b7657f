; The error names function, instruction, thread and lane.

; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --grid 4x2 --arg buf=pattern:zero:256 2>&1 | FileCheck %s
; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --grid 4x2 --arg buf=pattern:zero:256 --interpret --jobs=1 2>&1 | FileCheck %s
; CHECK: cmx-run: error: function 'scatter': instruction 'call void @llvm.genx.scatter.scaled.{{.*}}': thread 2,1 {{.*}}: lane 3: surface 'buf' (0) has 256 bytes, accessed 256 to 259{{.*}} [message-out-of-bounds]

; RUN: sh %S/../Driver/Inputs/status.sh 1 cmx-run %s --grid 4x2 --arg buf=pattern:zero:256 --visa 2>&1 | FileCheck %s --check-prefix=VISA
; VISA: cmx-run: error:
; VISA-SAME: scatter
; VISA-SAME: thread 2,1{{.*}} [message-out-of-bounds]

declare void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1>, i32, i16, i32, i32, <8 x i32>, <8 x i32>)
declare i16 @llvm.genx.thread.x()
declare i16 @llvm.genx.thread.y()

define dllexport spir_kernel void @scatter(i32 %buf) {
  %tx = call i16 @llvm.genx.thread.x()
  %ty = call i16 @llvm.genx.thread.y()
  %x = zext i16 %tx to i32
  %y = zext i16 %ty to i32
  ; 120 bytes from thread to thread in y, 2 dwords in x.
  %yo = mul i32 %y, 120
  %xo = shl i32 %x, 3
  %o = add i32 %yo, %xo
  %first = insertelement <8 x i32> poison, i32 %o, i32 0
  %all = shufflevector <8 x i32> %first, <8 x i32> poison, <8 x i32> zeroinitializer
  ; Lanes 0 to 2, then 4 to 7 once more; lane 3 is far off.
  %at = add <8 x i32> %all, <i32 0, i32 4, i32 8, i32 120, i32 0, i32 4, i32 8, i32 12>
  call void @llvm.genx.scatter.scaled.v8i1.v8i32.v8i32(<8 x i1> splat (i1 true), i32 2, i16 0, i32 %buf, i32 0, <8 x i32> %at, <8 x i32> %at)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @scatter, !"scatter", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 2}
!2 = !{i32 0}
!3 = !{!"buffer_t"}
