; Sums the numbers of a list: each node is a number and the address of the next one.
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "genx64-unknown-unknown"

define dllexport spir_kernel void @list_walk(ptr addrspace(1) %list, ptr addrspace(1) %dst) #0 {
entry:
  %empty = icmp eq ptr addrspace(1) %list, null
  br i1 %empty, label %done, label %loop
loop:
  %node = phi ptr addrspace(1) [ %list, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %number = load i32, ptr addrspace(1) %node, align 8
  %more = add i32 %sum, %number
  %link = getelementptr i8, ptr addrspace(1) %node, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %link, align 8
  %last = icmp eq ptr addrspace(1) %next, null
  br i1 %last, label %done, label %loop
done:
  %result = phi i32 [ 0, %entry ], [ %more, %loop ]
  store i32 %result, ptr addrspace(1) %dst, align 4
  ret void
}

attributes #0 = { nounwind "CMGenxMain" "oclrt"="1" }

!genx.kernels = !{!0}
!0 = !{ptr @list_walk, !"list_walk", !1, i32 0, i32 0, !2, !3, i32 0}
!1 = !{i32 0, i32 0}
!2 = !{i32 0, i32 0}
!3 = !{!"svmptr_t", !"svmptr_t"}
