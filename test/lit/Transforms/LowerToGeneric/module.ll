; Functions get the context first and pass it on; kernels stay kernels, with
; their attributes and their node; what is no intrinsic is called as before.
; Memory effects are others than before. A second run changes nothing.
; CHECK lines by hand: they read declarations and functions of the runtime
; RUN: cmx-opt -passes=cmx-lower-to-generic,verify -S %s | FileCheck %s
; RUN: cmx-opt -passes=cmx-lower-to-generic,cmx-lower-to-generic,verify -S %s | FileCheck %s
target triple = "genx64-unknown-unknown"

declare i32 @llvm.genx.group.id.x()
declare i32 @elsewhere(i32) memory(none)

; CHECK: @cmx.site = private unnamed_addr constant {{.*}} c"function 'helper': instruction '%id = call i32 @llvm.genx.group.id.x()' (at k.cpp:3:7)\00"

; CHECK: define internal i32 @helper(ptr %context, i32 zeroext %x) #[[HELPER:[0-9]+]] !dbg
; CHECK: %id = call i32 @cmx_rt_id(ptr %context, ptr @cmx.site, i32 2, i32 0), !dbg
; CHECK: %y = call i32 @elsewhere(i32 %id)
define internal spir_func i32 @helper(i32 zeroext %x) #1 !dbg !8 {
  %id = call i32 @llvm.genx.group.id.x(), !dbg !9
  %y = call i32 @elsewhere(i32 %id), !dbg !9
  %z = add nsw i32 %y, %x
  ret i32 %z
}

; CHECK: define void @k(ptr %context, i32 %n, i32 %surface) #[[KERNEL:[0-9]+]]
; CHECK: %r = call i32 @helper(ptr %context, i32 zeroext %n)
; CHECK-NOT: unreached
define dllexport spir_kernel void @k(i32 %n, i32 %surface) #0 {
  %r = call spir_func i32 @helper(i32 zeroext %n) #2
  ret void
unreached:
  %id = call i32 @llvm.genx.group.id.x()
  ret void
}

; CHECK-NOT: declare{{.*}}llvm.genx
; CHECK-DAG: attributes #[[HELPER]] = { nounwind "cmx-generic" }
; CHECK-DAG: attributes #[[KERNEL]] = { nounwind "CMGenxMain" "cmx-generic" }
; CHECK: !genx.kernels = !{![[NODE:[0-9]+]]}
; CHECK: ![[NODE]] = !{ptr @k, !"k", ![[KINDS:[0-9]+]], i32 64, i32 0, ![[IO:[0-9]+]], ![[DESCS:[0-9]+]], i32 0}
; CHECK: ![[KINDS]] = !{i32 0, i32 0, i32 2}
; CHECK: ![[IO]] = !{i32 0, i32 0, i32 0}
; CHECK: ![[DESCS]] = !{!"", !"", !"buffer_t"}

attributes #0 = { nounwind willreturn "CMGenxMain" "target-cpu"="Gen9" }
attributes #1 = { nounwind memory(none) }
attributes #2 = { memory(none) }

!genx.kernels = !{!0}
!0 = !{ptr @k, !"k", !1, i32 64, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 2}
!2 = !{i32 0, i32 0}
!3 = !{!"", !"buffer_t"}

!llvm.dbg.cu = !{!4}
!llvm.module.flags = !{!6}
!4 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !5, emissionKind: FullDebug)
!5 = !DIFile(filename: "k.cpp", directory: "/")
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !DISubroutineType(types: !10)
!8 = distinct !DISubprogram(name: "helper", file: !5, line: 2, type: !7, unit: !4, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 3, column: 7, scope: !8)
!10 = !{null}
