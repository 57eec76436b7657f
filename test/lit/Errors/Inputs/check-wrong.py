"""Compiles wrong kernels and checks what the user sees.

usage: check-wrong.py COMPILER FOLDER

Each file of the folder starts with a line "; PLATFORM: part of the message". Exit status 1, one
first error that has this part and a name in brackets, and no output file are expected.
"""

import pathlib
import re
import subprocess
import sys


def problems(compiler, path):
    platform, part = re.match(r"; (\w+): (.*)\n", path.read_text(encoding="utf-8")).groups()
    output = path.with_suffix(".visaasm")
    done = subprocess.run([compiler, path.name, "--platform=" + platform, "--emit=visa", "-o", output.name],
                          cwd=path.parent, capture_output=True, text=True, timeout=60)
    errors = [line for line in done.stderr.splitlines() if "error: " in line]
    first = errors[0] if errors else ""
    if done.returncode != 1:
        yield f"exit status {done.returncode}"
    if output.exists():
        yield "an output file"
    # An instruction that is quoted may have several lines; the name follows it.
    if part not in first or not re.search(r"\[cmx-[a-z0-9-]+\]", done.stderr):
        yield f"expected '{part}', actual '{first}'"


def main():
    compiler, folder = sys.argv[1:]
    wrong = 0
    files = sorted(pathlib.Path(folder).glob("*.ll"))
    for path in files:
        for problem in problems(compiler, path):
            print(f"{path.name}: {problem}")
            wrong += 1
    sys.exit(bool(wrong or not files))


main()
