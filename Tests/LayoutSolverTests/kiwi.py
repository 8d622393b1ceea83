"""Solves systems of constraints with kiwi: reads them from standard input, prints the values that it finds and what it refuses.

In:  "system VARIABLES", then a line "RELATION CONSTANT STRENGTH VARIABLE COEFFICIENT ..." for each constraint;
     RELATION is -1 (at most), 0 or 1 (at least); STRENGTH is 3 (required), 2 (strong), 1 or 0 (weak).
Out: for each system a line "values ..." and a line "refused NUMBERS".
"""
import sys
import kiwisolver as kiwi

STRENGTHS = [kiwi.strength.weak, kiwi.strength.medium, kiwi.strength.strong, kiwi.strength.required]


def read(line, variables):
    words = line.split()
    relation, constant, strength = int(words[0]), float(words[1]), int(words[2])
    terms = [variables[int(v)] * float(c) for v, c in zip(words[3::2], words[4::2])]
    left = terms[0] + sum(terms[1:], 0.0)
    constraint = left == constant if relation == 0 else left <= constant if relation < 0 else left >= constant
    return constraint | STRENGTHS[strength]


def solve(count, lines):
    """The refused constraints are left out and the rest is solved anew: kiwi is not what it was after it refused one."""
    refused = []
    while True:
        variables = [kiwi.Variable(str(i)) for i in range(count)]
        solver = kiwi.Solver()
        for number, line in enumerate(lines):
            if number in refused:
                continue
            try:
                solver.addConstraint(read(line, variables))
            except kiwi.UnsatisfiableConstraint:
                refused.append(number)
                break
        else:
            solver.updateVariables()
            print("values", *(repr(v.value()) for v in variables))
            print("refused", *refused)
            return


systems = []
for line in sys.stdin:
    if line.startswith("system"):
        systems.append((int(line.split()[1]), []))
    else:
        systems[-1][1].append(line)
for count, lines in systems:
    solve(count, lines)
