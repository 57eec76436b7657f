"""Prints functions of loops: one with a loop of 256 phis (@fits), one of two such
loops (@spread), one with a loop of 257 phis (@many), and one whose second loop has
257 (@later)."""

for name, counts in (("fits", [256]), ("spread", [256, 256]), ("many", [257]),
                     ("later", [2, 257])):
    print(f"define i32 @{name}(i32 %n) {{\nentry:\n  br label %loop0")
    before = "entry"
    for loop, count in enumerate(counts):
        def v(text):
            return f"%{text}.{loop}"
        print(f"loop{loop}:")
        print(f"  {v('i')} = phi i32 [ 0, %{before} ], [ {v('j')}, %loop{loop} ]")
        for k in range(count - 1):
            print(f"  {v(f'p{k}')} = phi i32 [ {k}, %{before} ], [ {v('i')}, %loop{loop} ]")
        print(f"  {v('x0')} = mul i32 {v('p0')}, 8\n  {v('j')} = add i32 {v('i')}, 1")
        print(f"  {v('c')} = icmp ult i32 {v('j')}, %n")
        print(f"  br i1 {v('c')}, label %loop{loop}, label %exit{loop}\nexit{loop}:")
        for k in range(1, count - 1):
            print(f"  {v(f'x{k}')} = xor i32 {v(f'x{k - 1}')}, {v(f'p{k}')}")
        last = v(f"x{count - 2}")
        if loop:
            print(f"  %sum.{loop} = add i32 {last}, {previous}")
            last = f"%sum.{loop}"
        if loop + 1 < len(counts):
            print(f"  br label %loop{loop + 1}")
        previous, before = last, f"exit{loop}"
    print(f"  ret i32 {previous}\n}}")
