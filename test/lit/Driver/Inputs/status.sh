# Usage: sh status.sh STATUS COMMAND...   succeeds if COMMAND ends with STATUS.
expected=$1
shift
"$@"
actual=$?
[ "$actual" = "$expected" ] && exit 0
echo "exit status $expected expected, actual $actual" >&2
exit 1
