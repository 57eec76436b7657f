; The lanes that skip a loop are those of the mask with which it starts, whose
; variable the loop overwrites: a branch on them after the loop reads another.
; RUN: cmx-opt --platform=skl --emit=visa %s -o %t.skl.visaasm
; RUN: FileCheck %s --check-prefix=VISA < %t.skl.visaasm
; RUN: cmx-check %s %t.skl.visaasm --platform=skl | FileCheck %s
; RUN: cmx-opt --platform=pvc -O0 --emit=visa %s -o %t.pvc.visaasm
; RUN: cmx-check %s %t.pvc.visaasm --platform=pvc | FileCheck %s
; VISA: cmp.ne (M1, 16) [[MASK:v_p_[0-9]+]]
; VISA: not (M1_NM, 16) [[OTHERS:v_p_[0-9]+]] [[MASK]]
; VISA: (!{{v_p_[0-9]+}}.any) jmp
; VISA: and (M1_NM, 16) [[MASK]]
; VISA: (![[OTHERS]]) goto (M1, 16)
; CHECK: checked 1 functions on {{[1-9][0-9]*}} inputs (0 skipped)

declare <16 x i32> @llvm.genx.oword.ld.v16i32(i32, i32, i32)
declare void @llvm.genx.oword.st.v16i32(i32, i32, <16 x i32>)
declare i1 @llvm.genx.any.v16i1(<16 x i1>)
declare <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32>, <16 x i32>, i32, i32, i32, i16, i32, <16 x i1>)

; The loop's turns are a number, so that its branches are no gotos.
define dllexport void @k(i32 %s, i32 %turns) {
entry:
  %few.turns = and i32 %turns, 3
  %x = call <16 x i32> @llvm.genx.oword.ld.v16i32(i32 0, i32 %s, i32 0)
  %few = and <16 x i32> %x, splat (i32 7)
  %mask = icmp ne <16 x i32> %few, zeroinitializer
  %others = xor <16 x i1> %mask, splat (i1 true)
  %any = call i1 @llvm.genx.any.v16i1(<16 x i1> %mask)
  br i1 %any, label %loop, label %else

loop:
  %m = phi <16 x i1> [ %mask, %entry ], [ %stay, %loop ]
  %turn = phi i32 [ 0, %entry ], [ %turn.inc, %loop ]
  %n = phi <16 x i32> [ zeroinitializer, %entry ], [ %count, %loop ]
  %inc = add <16 x i32> %n, splat (i32 1)
  %count = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %n, <16 x i32> %inc, i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %m)
  %more = icmp ult <16 x i32> %count, %few
  %stay = and <16 x i1> %m, %more
  %turn.inc = add i32 %turn, 1
  %again = icmp ult i32 %turn.inc, %few.turns
  br i1 %again, label %loop, label %else

else:
  %sum = phi <16 x i32> [ zeroinitializer, %entry ], [ %count, %loop ]
  %rest = call i1 @llvm.genx.any.v16i1(<16 x i1> %others)
  br i1 %rest, label %then, label %end

then:
  %r = call <16 x i32> @llvm.genx.wrregioni.v16i32.v16i32.i16.v16i1(<16 x i32> %sum, <16 x i32> splat (i32 65535), i32 16, i32 16, i32 1, i16 0, i32 undef, <16 x i1> %others)
  br label %end

end:
  %out = phi <16 x i32> [ %sum, %else ], [ %r, %then ]
  call void @llvm.genx.oword.st.v16i32(i32 %s, i32 0, <16 x i32> %out)
  ret void
}

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 0, i32 0, !2}
!1 = !{i32 2, i32 0}
!2 = !{i32 32, i32 36}
