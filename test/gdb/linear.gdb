# Stops in the kernel of a program made of examples/linear_filter.cpp and
# examples/host/linear_filter.cpp, and shows its variables:
#
#   gdb -batch -x test/gdb/linear.gdb a.out
set pagination off
set print repeats 0
set print elements 0
break linear_filter
# The picture has 64 x 48 pixels: the 20th thread is 3,2.
ignore 1 19
run
advance linear_filter.cpp:26
backtrace 1
output x
echo ,
output y
echo \n
print/u in.Elements[1]
print sum.Elements[0]
next
print/u out.Elements[0]
