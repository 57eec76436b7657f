"""Prints a loop of 256 phis (@fits) and one of 257 (@many)."""

for name, count in ("fits", 255), ("many", 256):
    print(f"define i32 @{name}(i32 %n) {{\nentry:\n  br label %loop\nloop:")
    print("  %i = phi i32 [ 0, %entry ], [ %j, %loop ]")
    for k in range(count):
        print(f"  %p{k} = phi i32 [ {k}, %entry ], [ %i, %loop ]")
    print("  %x0 = mul i32 %p0, 8\n  %j = add i32 %i, 1")
    print("  %c = icmp ult i32 %j, %n\n  br i1 %c, label %loop, label %exit")
    print("exit:")
    for k in range(1, count):
        print(f"  %x{k} = xor i32 %x{k - 1}, %p{k}")
    print(f"  ret i32 %x{count - 1}\n}}")
