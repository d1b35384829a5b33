import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

interface Numerators {
  /** The first numerator, the first difference and the change of the differences; the denominators are powers of m. */
  p: number;
  e: number;
  c: number;
  m: number;
  frame: number;
}

const numeratorsOf = ({ p, e, c }: Numerators, many: number) =>
  Array.from({ length: many }, (_, k) => p + k * e + (c * k * (k - 1)) / 2);

const quadratic = form<Numerators>(
  'numerators-with-growing-steps',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.1', 'AL.SEQ.2'],
    verify: p => {
      let sum = 0;
      numeratorsOf(p, 120).forEach((top, k) => {
        sum += top / p.m ** k;
      });
      return nearFraction(Math.round(sum * 1e9) / 1e9, 130);
    },
  },
  (all, { step, find, write }) => {
    const { p, e, c, m, frame } = all;
    const tops = numeratorsOf(all, 5);
    const part = (k: number) => (k === 0 ? `${tops[0]}` : `\\frac{${tops[k]}}{${m ** k}}`);
    const row = tex`${part(0)} + ${part(1)} + ${part(2)} + ${part(3)} + ${part(4)} + \dots`;
    const r = find(q(1, m), { name: 'the ratio of the denominators' });
    const first = find(p, { name: 'the first term' });
    const change = find(c, { name: 'the change of the differences' });
    write(
      tex`S - \frac{S}{${m}} = ${p} + \frac{${e}}{${m}} + \frac{${e + c}}{${m ** 2}} + \frac{${e + 2 * c}}{${m ** 3}}
        + \dots = ${p} + \frac{T}{${m}}`,
      {
        because: text`The numerator over each denominator is now a difference of two neighbouring numerators, and these
          differences rise in equal steps. So the new series is simpler than the old one.`,
      },
    )`
      Let $S$ be the sum. In $\frac{S}{${m}}$ every denominator is $${m}$ times as large. Subtract it from $S$,
      fractions of
      the same denominator from each other. The terms after the first one make $\frac{1}{${m}}$ of
      $T = ${e} + \frac{${e + c}}{${m}} + \frac{${e + 2 * c}}{${m ** 2}} + \dots$`;
    write(tex`T - \frac{T}{${m}} = ${e} + ${c}\left(\frac{1}{${m}} + \frac{1}{${m ** 2}} + \dots\right)`, {
      because: text`Subtracting once turned the numerators into their differences. These rise by the same $${c}$ each
        time, so subtracting again leaves $${c}$ everywhere.`,
    })`
      Do the same with $T$. Its numerators rise by $${c}$ each time, so now a geometric progression is left.`;
    const series = step(frac(calc`${frac(r)} / (1 - ${frac(r)})`), {
      name: 'the sum of the powers',
      because: text`The progression in the bracket begins with $${frac(q(1, m))}$ and not with $1$, so this is the
        numerator.`,
      works: (_v, w) => tex`\frac{1}{${m}} + \frac{1}{${m ** 2}} + \dots = ${w}`,
    })`
      Add the geometric progression in the bracket: its first term over one minus its ratio.`;
    const inner = step(frac(calc`(${e} + ${change} * ${frac(series)}) / (1 - ${frac(r)})`), {
      name: 'the sum of the differences over the powers',
      because: text`The left side, $T - \frac{T}{${m}}$, is $1 - ${frac(q(1, m))}$ times $T$. A division undoes this.`,
      works: (_v, w) => tex`T = ${w}`,
    })`
      Solve for $T$: divide by $1 - ${frac(q(1, m))}$.`;
    const moved = find(calc`${frac(inner)} * ${frac(r)}`, {
      name: text`the part $${frac(q(1, m))}$ of the inner sum`,
    });
    const total = step(frac(calc`(${first} + ${frac(moved)}) / (1 - ${frac(r)})`), {
      because: text`In the first equation $T$ is divided by $${m}$, because the first difference is over the denominator
        $${m}$.`,
      works: (_v, w) => tex`S = ${w}`,
    })`
      Go back to the first equation: add $${frac(q(1, m))}$ of $T$ to the first term, and divide by $1 -
      ${frac(q(1, m))}$ to get $S$.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`In the infinite series $${row}$ the denominators are the powers of $${m}$. The differences of neighbouring
          numerators are $${e}, ${e + c}, ${e + 2 * c}, ${e + 3 * c}$ and go on to increase by $${c}$. What is the sum
          of the series?`,
        text`The numbers $${tops}$ are continued so that the differences of neighbours form an arithmetic progression.
          They are divided, in order, by $1, ${m}, ${m ** 2}, ${m ** 3}$ and so on, and all the quotients are added,
          infinitely many. Find the sum.`,
        text`Find the sum $${row}$, which goes on without end, if from each numerator to the next the step is $${c}$
          larger than the step before.`,
      ),
      show: shown,
      plausible: value => value.gt(p) && value.d < 400n,
      slips: [
        slip('left_out_a_factor', moved, inner)`
          You added $${frac(inner)}$ to $${p}$, the sum of $${e}, \frac{${e + c}}{${m}}, \dots$. But the first
          difference
          is over $${m}$, so only $\frac{1}{${m}}$ of this sum is added.`,
        slip('mixed_up_kinds_of_progression', change, 0)`
          You used $${e}$ for all differences. They are $${e}, ${e + c}, ${e + 2 * c}$ and so on, so they go on
          growing.`,
        slip('stopped_a_step_early', total, frac(calc`${first} + ${frac(moved)}`))`
          $${frac(total)}$ is only $1 - ${frac(q(1, m))}$ times the sum. It has still to be divided by this number.`,
        slip('left_out_a_factor', series, frac(calc`1 / (1 - ${frac(r)})`))`
          In the second subtraction you used $1 + \frac{1}{${m}} + \dots = ${frac(series)}$ for the powers of
          $\frac{1}{${m}}$. The first of them is $\frac{1}{${m}}$, not $1$.`,
        slip('left_out_a_term', first, 0)`
          You lost the first term, $${p}$, in the subtraction and came to $${frac(total)}$. Nothing is subtracted from
          $${p}$, so it stays.`,
        slip('used_a_factor_twice', total, frac(calc`(${first} + ${frac(moved)}) / (1 - ${frac(r)})^2`))`
          You divided by $1 - ${frac(q(1, m))}$ once too often at the end. One division undoes one subtraction.`,
        stop('answered_another_quantity', inner)`
          $${frac(inner)}$ is the sum $${e} + \frac{${e + c}}{${m}} + \dots$ of the differences. The wanted sum has the
          numerators themselves.`,
      ],
      snapRead: text`The differences of the numerators rise in equal steps, and the denominators are powers: subtract
        twice.`,
      approach: text`Subtracting $${frac(q(1, m))}$ of a series replaces the numerators by their differences. Done
        twice, it leaves the same numerator everywhere, and that is a geometric series.`,
      check: text`The sum of the first three terms is
        $${frac(
          q(tops[0] ?? 0)
            .add(q(tops[1] ?? 0, m))
            .add(q(tops[2] ?? 0, m * m)),
        )}$, below $${frac(total)}$. By
        parts: $\frac{${p}}{1 - r} + \frac{${e}r}{(1 - r)^2} + \frac{${c}r^2}{(1 - r)^3}$ with $r = ${frac(q(1, m))}$
        is $${frac(q(p * m, m - 1))} + ${frac(q(e * m, (m - 1) ** 2))} + ${frac(q(c * m, (m - 1) ** 3))} =
        ${frac(
          q(p * m, m - 1)
            .add(q(e * m, (m - 1) ** 2))
            .add(q(c * m, (m - 1) ** 3)),
        )}$.`,
      principle: text`Subtracting a series times its ratio turns the numerators into their differences; repeat until
        the differences are all equal.`,
    };
  },
);

/** AL.SEQ.7 Hard: numerators of second degree, and an equation with a false root. */
export const differencesTwice: readonly AnyTemplate[] = [
  ...situation<Numerators>({
    type: 'AL.SEQ.7',
    situation: 'growing-numerators',
    tries: 40,
    draw: draw => {
      const p = {
        p: draw.int(1, 9),
        e: draw.int(1, 9),
        c: draw.int(1, 6),
        m: draw.int(2, 5),
        frame: draw.int(0, 2),
      };
      return p.e !== p.c && p.p !== p.e ? p : null;
    },
    forms: [quadratic],
  }),
];
