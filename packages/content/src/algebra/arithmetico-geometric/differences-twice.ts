import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

interface Numerators {
  /** The first coefficient, the first difference and the change of the differences; the ratio is u/m. */
  p: number;
  e: number;
  c: number;
  u: number;
  m: number;
  frame: number;
}

const coefficientsOf = ({ p, e, c }: Numerators, many: number) =>
  Array.from({ length: many }, (_, k) => p + k * e + (c * k * (k - 1)) / 2);

/** The sum of the five terms that are soon computed. */
const startOf = (p: Numerators) =>
  coefficientsOf(p, 5).reduce((sum, top, k) => sum.add(q(p.u, p.m).pow(k)?.mul(top) ?? 0), q(0));

const quadratic = form<Numerators>(
  'numerators-with-growing-steps',
  {
    band: 'Hard',
    seconds: 130,
    // The ratio is at least 3/5: with 1/3 and less, the sum of the given terms had left the key alone.
    revision: 3,
    also: ['AL.SEQ.1', 'AL.SEQ.2'],
    verify: p => {
      let sum = 0;
      coefficientsOf(p, 300).forEach((top, k) => {
        sum += top * (p.u / p.m) ** k;
      });
      return nearFraction(Math.round(sum * 1e8) / 1e8, 130);
    },
  },
  (all, { step, find, write }) => {
    const { p, e, c, u, m, frame } = all;
    const tops = coefficientsOf(all, 4);
    const rate = frac(q(u, m));
    const power = tex`\left(${rate}\right)`;
    const start = startOf(all);
    const row = tex`${tops[0]} + ${tops[1]}${power} + ${tops[2]}${power}^2 + ${tops[3]}${power}^3 + \dots`;
    const r = find(q(u, m), { name: 'the ratio of the powers' });
    const first = find(p, { name: 'the first term' });
    const change = find(c, { name: 'the change of the differences' });
    const begin = find(e, { name: 'the first difference' });
    write(
      tex`S - ${rate}S = ${p} + ${e}${power} + ${e + c}${power}^2 + ${e + 2 * c}${power}^3 + \dots = ${p} + ${rate}T`,
      {
        because: text`The coefficient of each power is now a difference of two neighbouring coefficients, and these
          differences rise in equal steps. So the new series is simpler than the old one.`,
      },
    )`
      Let $S$ be the sum. In $${rate}S$ every power is higher by one. Subtract it from $S$, terms of the same power from
      each other. The terms after the first one make $${rate}T$ with $T = ${e} + ${e + c}${power} +
      ${e + 2 * c}${power}^2 + \dots$`;
    write(tex`T - ${rate}T = ${e} + ${c}\left(${rate} + ${power}^2 + \dots\right)`, {
      because: text`Subtracting once turned the coefficients into their differences. These rise by the same $${c}$ each
        time, so subtracting again leaves $${c}$ everywhere.`,
    })`
      Do the same with $T$. Its coefficients rise by $${c}$ each time, so now a geometric progression is left.`;
    const series = step(frac(calc`${frac(r)} / (1 - ${frac(r)})`), {
      name: 'the sum of the powers',
      because: text`The progression in the bracket begins with $${rate}$ and not with $1$, so this is the numerator.`,
      works: (_v, w) => tex`${rate} + ${power}^2 + \dots = ${w}`,
    })`
      Add the geometric progression in the bracket: its first term over one minus its ratio.`;
    const inner = step(frac(calc`(${begin} + ${change} * ${frac(series)}) / (1 - ${frac(r)})`), {
      name: 'the sum of the differences times the powers',
      because: text`The left side, $T - ${rate}T$, is $1 - ${rate}$ times $T$. A division undoes this.`,
      works: (_v, w) => tex`T = ${w}`,
    })`
      Solve for $T$: divide by $1 - ${rate}$.`;
    const moved = find(calc`${frac(inner)} * ${frac(r)}`, {
      name: text`the part $${rate}$ of the inner sum`,
    });
    const total = step(frac(calc`(${first} + ${frac(moved)}) / (1 - ${frac(r)})`), {
      because: text`In the first equation $T$ is multiplied by $${rate}$, because the first difference stands before
        the first power of $${rate}$.`,
      works: (_v, w) => tex`S = ${w}`,
    })`
      Go back to the first equation: add $${rate}$ of $T$ to the first term, and divide by $1 - ${rate}$ to get $S$.`;
    const parts = [q(p * m, m - u), q(e * u * m, (m - u) ** 2), q(c * u * u * m, (m - u) ** 3)] as const;
    return {
      answer: total,
      stem: wording(
        frame,
        text`In the infinite series $${row}$ the powers of $${rate}$ go up by one from term to term. The differences of
          neighbouring coefficients are $${e}, ${e + c}, ${e + 2 * c}$ and go on to increase by $${c}$. What is the sum
          of the series?`,
        text`The numbers $${tops}, \dots$ are continued so that the differences of neighbours form an arithmetic
          progression. They are multiplied, in order, by $1, ${rate}, ${power}^2, ${power}^3$ and so on, and all the
          products are added, infinitely many. Find the sum.`,
        text`Find the sum $${row}$, which goes on without end, if from each coefficient to the next the step is $${c}$
          larger than the step before.`,
      ),
      show: shown,
      plausible: value => value.gt(start) && value.d < 400n,
      slips: [
        slip('left_out_a_factor', moved, inner)`
          You added $${frac(inner)}$ to $${p}$, the sum of $${e}, ${e + c}${power}, \dots$. But the first difference
          stands before $${rate}$, so only $${rate}$ of this sum is added.`,
        slip('mixed_up_kinds_of_progression', change, 0)`
          You used $${e}$ for all differences. They are $${e}, ${e + c}, ${e + 2 * c}$ and so on, so they go on
          growing.`,
        slip('stopped_a_step_early', total, frac(calc`${first} + ${frac(moved)}`))`
          $${frac(total)}$ is only $1 - ${rate}$ times the sum. It has still to be divided by this number.`,
        slip('left_out_a_factor', series, frac(calc`1 / (1 - ${frac(r)})`))`
          In the second subtraction you used $1 + ${rate} + \dots = ${frac(series)}$ for the powers of $${rate}$. The
          first of them is $${rate}$, not $1$.`,
        slip('stopped_a_step_early', inner, frac(calc`${begin} + ${change} * ${frac(series)}`))`
          $${frac(inner)}$ is only $1 - ${rate}$ times the sum $${e} + ${e + c}${power} + \dots$ of the differences. It
          has to be divided by this number before you go on.`,
        slip('left_out_a_term', first, 0)`
          You lost the first term, $${p}$, in the subtraction and came to $${frac(total)}$. Nothing is subtracted from
          $${p}$, so it stays.`,
        slip('used_a_factor_twice', total, frac(calc`(${first} + ${frac(moved)}) / (1 - ${frac(r)})^2`))`
          You divided by $1 - ${rate}$ once too often at the end. One division undoes one subtraction.`,
        stop('answered_another_quantity', inner)`
          $${frac(inner)}$ is the sum $${e} + ${e + c}${power} + \dots$ of the differences. The wanted sum has the
          coefficients themselves.`,
      ],
      snapRead: text`The differences of the coefficients rise in equal steps, and each is multiplied by a power:
        subtract twice.`,
      approach: text`Subtracting $${rate}$ of a series replaces the coefficients by their differences. Done twice, it
        leaves the same coefficient everywhere, and that is a geometric series.`,
      check: text`By parts: $\frac{${p}}{1 - r} + \frac{${e}r}{(1 - r)^2} + \frac{${c}r^2}{(1 - r)^3}$ with $r =
        ${rate}$ is $${frac(parts[0])} + ${frac(parts[1])} + ${frac(parts[2])} =
        ${frac(parts[0].add(parts[1]).add(parts[2]))}$.`,
      principle: text`Subtracting a series times its ratio turns the coefficients into their differences; repeat until
        the differences are all equal.`,
    };
  },
);

/** AL.SEQ.7 Hard: coefficients of second degree, and an equation with a false root. */
export const differencesTwice: readonly AnyTemplate[] = [
  ...situation<Numerators>({
    type: 'AL.SEQ.7',
    situation: 'growing-numerators',
    tries: 40,
    draw: draw => {
      const [u, m] = draw.pick([
        [2, 3],
        [3, 4],
        [3, 5],
        [4, 5],
      ] as const);
      const p = { p: draw.int(1, 9), e: draw.int(1, 9), c: draw.int(1, 6), u, m, frame: draw.int(0, 2) };
      return p.e !== p.c && p.p !== p.e ? p : null;
    },
    forms: [quadratic],
  }),
];
