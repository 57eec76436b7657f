"""Compiles wrong programs and checks what the user sees.

usage: check-wrong.py COMPILER FOLDER

Each file of the folder starts with a line "// ERROR: sentence" (or "// WARNING: sentence", then
it compiles, or "// OPTIONS: ..." after it). The sentence is a part of the first message; /*!*/
stands in front of the place that the message names, or "// NOWHERE" says that it names no line.
A line "// NOTE: text" is the start of a further line of the messages.
Errors: exit status 1, no output file, at most six lines, no template arguments in the sentence.
"""

import pathlib
import re
import subprocess
import sys

MARK = "/*!*/"


def expectation(text):
    kind, sentence = re.match(r"// (ERROR|WARNING): (.*)\n", text).groups()
    options = re.search(r"^// OPTIONS: (.*)$", text, re.MULTILINE)
    if "// NOWHERE" in text:
        return kind, sentence, options, None
    at = text.index(MARK) + len(MARK)  # Each other program has one.
    line = text.count("\n", 0, at) + 1
    return kind, sentence, options, (line, at - text.rfind("\n", 0, at))


def problems(compiler, path):
    text = path.read_text(encoding="utf-8")
    kind, sentence, options, place = expectation(text)
    output = path.with_suffix(".visaasm")
    command = [compiler, path.name, *(options.group(1).split() if options else []), "-o", output.name]
    done = subprocess.run(command, cwd=path.parent, capture_output=True, text=True, timeout=120)
    lines = done.stderr.splitlines()
    first = next((l for l in lines if re.search(r"\b(error|warning): ", l)), "")
    message = first.split(": ", 1)[1] if ": " in first else first
    if sentence not in first:
        yield f"expected '{sentence}'"
    if kind.lower() + ": " not in first:
        yield f"expected the first message to be an {kind}"
    if place and not re.search(rf"{re.escape(path.name)}:{place[0]}:{place[1]}[:)]", first):
        yield f"expected {path.name}:{place[0]}:{place[1]}"
    if re.search(r"\w(?<!vector)(?<!matrix)(?<!_ref)<[^ ]", message.split("error: ")[-1].split(" [cmx-")[0]):
        yield "template arguments in the sentence"
    if kind == "ERROR":
        if done.returncode != 1:
            yield f"exit status {done.returncode}"
        if output.exists():
            yield "an output file"
        if len(lines) > 6:
            yield f"{len(lines)} lines"
    elif done.returncode or not output.exists():
        yield f"expected output, exit status {done.returncode}"
    for note in re.findall(r"^// NOTE: (.*)$", text, re.MULTILINE):
        if not any(line.startswith(note) for line in lines):
            yield f"expected '{note}'"
    if kind == "ERROR" and not first:
        yield "no message"


def main():
    compiler, folder = sys.argv[1:]
    files = sorted(pathlib.Path(folder).glob("*.cpp"))
    bad = 0
    for path in files:
        found = list(problems(compiler, path))
        bad += bool(found)
        if found:
            done = subprocess.run([compiler, path.name, "-o", "-"], cwd=path.parent,
                                  capture_output=True, text=True, timeout=120)
            print(f"{path.name}: {'; '.join(found)}\n{done.stderr}")
    print(f"{len(files) - bad} of {len(files)} as expected")
    return 1 if bad or not files else 0


if __name__ == "__main__":
    sys.exit(main())
