"""usage: not-longer.py SOURCE IR PLATFORM...

Fails if cmx-cc makes more Gen instructions or messages of the source than
cmx-opt of the IR, on one of the platforms.
"""
import re
import subprocess
import sys


def figures(command, platform):
    done = subprocess.run(command + ['--platform=' + platform, '--emit=gen', '--stats', '-o', '-'],
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True)
    return [int(re.search(r'(\d+) ' + name, done.stderr).group(1)) for name in ('Gen instructions', 'messages')]


for platform in sys.argv[3:]:
    source = figures(['cmx-cc', sys.argv[1]], platform)
    ir = figures(['cmx-opt', sys.argv[2]], platform)
    if any(a > b for a, b in zip(source, ir)):
        sys.exit('%s: instructions and messages %s expected at most, actual %s' % (platform, ir, source))
