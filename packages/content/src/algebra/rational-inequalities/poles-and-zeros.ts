import type Fraction from 'fraction.js';
import { form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Quotient {
  /** (ax + b)/(x − c) ≥ d. */
  a: number;
  b: number;
  c: number;
  d: number;
  frame: number;
}

/** The kinds of solution: between, with the pole or without; outside; all up to the zero. */
const kinds = [
  (one: string, two: string) => `${one} < x \\le ${two}`,
  (one: string, two: string) => `${one} \\le x \\le ${two}`,
  (one: string, two: string) => `x < ${one} \\text{ or } x \\ge ${two}`,
  (_one: string, two: string) => `x \\le ${two}`,
] as const;
const solutionTex = ([one = q(0), two = q(0), kind = q(0)]: readonly Fraction[]) =>
  kinds[Number(kind.valueOf())]?.(fractionTex(one), fractionTex(two)) ?? '';

const interval = form<Quotient, readonly Fraction[]>(
  'quotient-at-least',
  {
    band: 'Easy',
    seconds: 65,
    verify: ({ a, b, c, d }) => {
      const fits: number[] = [];
      for (let i = -4000; i <= 4000; i += 1) {
        const x = i / 12;
        if (x !== c && (a * x + b) / (x - c) >= d - 1e-9) fits.push(i);
      }
      return [q(Math.min(...fits) - 1, 12), q(Math.max(...fits), 12), 0];
    },
  },
  ({ a, b, c, d, frame }, { step, find }) => {
    const top = `${a === 1 ? '' : a}x ${addedTex(b)}`;
    const left = `\\frac{${top}}{x ${addedTex(-c)}}`;
    const rise = find(d - a);
    const constant = step(q(b + c * d), {
      name: 'the constant of the numerator',
      works:
        value => tex`${left} - ${d} = \frac{${top} - ${d}(x ${addedTex(-c)})}{x ${addedTex(-c)}} = \frac{${value}
        - ${d - a === 1 ? '' : rise}x}{x ${addedTex(-c)}} \ge 0`,
      because: text`The sign of the denominator is not known, so multiplying by it is not allowed.`,
    })`
      Bring $${d}$ to the left side and write all over one denominator.`;
    const zero = step(() => constant.div(rise), {
      name: 'the zero of the numerator',
      works: value =>
        tex`${constant} - ${d - a === 1 ? '' : rise}x = 0 \quad \Rightarrow \quad x = ${frac(value)}`,
    })`
      Find where the numerator is zero. The denominator is zero for $x = ${c}$.`;
    const pole = find(c, { name: 'the zero of the denominator' });
    const answer = step(() => [pole, zero, q(0)] as const, {
      works: value => tex`${solutionTex(value)}`,
    })`
      To the right of the larger of these two numbers the numerator is negative and the denominator positive; left of
      the smaller one it is the other way round. So the quotient is positive between them. The zero of the numerator
      belongs to the solution, that of the denominator does not.`;
    return {
      answer,
      stem: wording(
        frame,
        text`For which real $x$ is $${left} \ge ${d}$?`,
        text`Find all real numbers $x$ for which $${left}$ is defined and at least $${d}$.`,
        text`Which real $x$ satisfy the inequality $${d} \le ${left}$?`,
      ),
      show: value => `$${solutionTex(value)}$`,
      size: ([one = q(0), two = q(0), kind = q(0)]) =>
        Number(two.sub(one.mul(2)).valueOf()) + ([0, 0.3, -0.3, -0.6][Number(kind.valueOf())] ?? 0),
      plausible: ([one = q(0), two = q(0)]) => one.lt(two) && two.d < 12n,
      slips: [
        slip('ignored_the_domain', answer, () => [pole, zero, 3])`
          Both sides were multiplied by the denominator as if it were positive. For $x < ${c}$ it is negative, and the
          sign turns round.`,
        slip('let_in_an_end_point', answer, () => [pole, zero, 1])`
          For $x = ${c}$ the denominator is $0$, so this number is no solution.`,
        slip('mixed_up_inside_and_outside', answer, () => [pole, zero, 2])`
          These are the numbers for which the quotient is less than $${d}$, and the zero of the numerator.`,
        slip('wrong_sign', constant, b - c * d)`
          When $${d}$ was brought to the left side, $-${d} \times (${-c})$ was taken with the wrong sign.`,
        slip('added_for_subtracted', rise, d + a)`
          The coefficients of $x$ were added, to $${d + a}$. They have to be subtracted.`,
        slip('changed_one_side_only', constant, b + d)`
          $${d}$ was not multiplied by the whole denominator, so that the numerator got the constant $${b + d}$.`,
        slip('left_out_a_term', constant, c * d)`
          You left out the constant $${b}$ of the numerator when all was written over one denominator, so its zero
          became $${frac(zero)}$. Every term of the numerator has to stay.`,
      ],
      snapRead: text`The unknown is in the denominator: bring all to one side first.`,
      approach: text`A quotient has the sign of the product of numerator and denominator, so find the two zeros and
        the sign on each piece.`,
      check: text`For $x = ${frac(answer[1])}$ the left side is $${frac(answer[1].mul(a).add(b))} \div
        ${frac(answer[1].sub(c))} = ${d}$. For $x = ${c - 1}$ it is $${frac(q(a * (c - 1) + b, -1))}$, less than
        $${d}$.`,
      principle: text`Never multiply an inequality by an expression of unknown sign; compare the quotient with zero
        instead.`,
    };
  },
);

interface Chart {
  /** (x − a)(x − b)/(x − c) ≤ 0, with positive whole a < b. */
  a: number;
  b: number;
  c: number;
  frame: number;
}

const numbersFrom = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
/** A short list as a sum, a long one with dots. */
const rowTex = (list: readonly number[]) =>
  list.length < 5 ? list.join(' + ') : `${list[0]} + ${list[1]} + \\dots + ${list.at(-1)}`;
const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);

const sum = form<Chart>(
  'sum-of-positive-integers',
  {
    band: 'Medium',
    seconds: 95,
    also: ['AL.INQ.3'],
    verify: ({ a, b, c }) =>
      numbersFrom(1, 200)
        .filter(x => x !== c && ((x - a) * (x - b)) / (x - c) <= 0)
        .reduce((s, x) => s + x, 0),
  },
  ({ a, b, c, frame }, { step, find, write }) => {
    const [one, two, three] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
    const left = `\\frac{(x - ${a})(x - ${b})}{x - ${c}}`;
    write(
      tex`x < ${one}: \; -, \qquad ${one} < x < ${two}: \; +, \qquad ${two} < x < ${three}: \; -, \qquad x > ${three}:
        \; +`,
      {
        because: text`For very large $x$ all three brackets are positive; on the way to the left one bracket after the
          other turns negative.`,
      },
    )`
      Mark the numbers $${one}$, $${two}$ and $${three}$, for which a bracket is zero, and find the sign of the left
      side on each piece.`;
    const lower = step(total(numbersFrom(1, one === c ? one - 1 : one)), {
      because: text`On this piece the left side is negative or zero. Only positive integers are added, so the piece
        counts from $1$ on.`,
      name: 'the sum of the first piece',
      works: value => tex`${rowTex(numbersFrom(1, one === c ? one - 1 : one))} = ${value}`,
    })`
      Add the positive integers of the first piece. ${
        one === c
          ? text`For $x = ${c}$ the denominator is zero, so
      $${c}$ does not belong to it.`
          : text`The end $${one}$ makes the numerator zero, so it belongs to it.`
      }`;
    const from = two === c ? two + 1 : two;
    const to = three === c ? three - 1 : three;
    const upper = step(total(numbersFrom(from, to)), {
      because: text`At $${a}$ and $${b}$ the left side is $0$, which '$\le$' allows. At $${c}$ the denominator is $0$,
        so the left side does not exist there.`,
      name: 'the sum of the second piece',
      works: value => tex`${rowTex(numbersFrom(from, to))} = ${value}`,
    })`
      The left side is negative between $${two}$ and $${three}$ too. Add the integers from $${two}$ to $${three}$,
      again without $${c}$ where it is an end.`;
    const pole = find(0);
    const all = step(() => lower.add(upper).add(pole), {
      works: value => tex`${lower} + ${upper} = ${value}`,
    })`
      No integer belongs to both pieces. Add the two sums.`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`What is the sum of all positive integers $x$ with $${left} \le 0$?`,
        text`Find the sum of the positive integers that satisfy $${left} \le 0$.`,
        text`All positive integers $x$ for which $${left}$ is negative or zero are added. What is their sum?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('let_in_an_end_point', pole, c)`
          $${c}$ was counted, but for $x = ${c}$ the left side is not defined.`,
        slip('left_out_a_case', lower, 0)`
          Only the piece from $${two}$ to $${three}$ was used. Below $${one}$ the left side is negative, too.`,
        slip('ignored_the_domain', all, total(numbersFrom(a, b)))`
          Only the numerator was looked at: $(x - ${a})(x - ${b}) \le 0$ from $${a}$ to $${b}$. Left of $${c}$ the
          denominator turns the sign round.`,
        slip('left_out_an_end_point', all, () => lower.add(upper).sub(a).sub(b))`
          $${a}$ and $${b}$ were left out, but there the left side is $0$, which is allowed.`,
        slip(
          'answered_another_quantity',
          all,
          numbersFrom(1, one === c ? one - 1 : one).length + numbersFrom(from, to).length,
        )`
          $${all}$ is the number of such integers. The question asks for their sum.`,
        slip('left_out_a_case', upper, 0)`
          Only the numbers below $${one}$ were added. Between $${two}$ and $${three}$ the left side is negative as
          well.`,
        slip(
          'mixed_up_inside_and_outside',
          all,
          total(numbersFrom(1, three)) - total(numbersFrom(1, one - 1)) - total(numbersFrom(two + 1, three)),
        )`
          The integers from $${one}$ to $${two}$ were added, where the left side is positive between the ends.`,
      ],
      snapRead: text`Three brackets, one of them below: a chart of signs with three marks.`,
      approach: text`Find the sign on the four pieces. Zeros of the numerator belong to the solution of '$\le$', the
        zero of the denominator does not.`,
      check: text`For $x = ${three + 1}$ the left side is
        $${frac(q((three + 1 - a) * (three + 1 - b), three + 1 - c))}$, positive, so no integer above $${three}$
        counts; ${
          one > 1
            ? text`for $x = ${one - 1}$ it is
        $${frac(q((one - 1 - a) * (one - 1 - b), one - 1 - c))}$.`
            : text`below $1$ there is no positive integer.`
        }`,
      principle: text`On a sign chart the sign changes at every simple zero, above or below; only zeros of the
        numerator may belong to the solution.`,
    };
  },
);

/** AL.INQ.2 Easy and Medium: where a quotient is at least a number, a chart of signs. */
export const polesAndZeros: readonly AnyTemplate[] = [
  ...situation<Quotient>({
    type: 'AL.INQ.2',
    situation: 'pole-and-zero',
    tries: 100,
    draw: draw => {
      const p = {
        a: draw.int(1, 4),
        b: draw.int(-9, 15),
        c: draw.int(-6, 8),
        d: draw.int(2, 7),
        frame: draw.int(0, 2),
      };
      const zero = q(p.b + p.c * p.d, Math.max(1, p.d - p.a));
      const fits =
        p.d > p.a &&
        p.b !== 0 &&
        p.c !== 0 &&
        zero.gt(p.c + 1) &&
        zero.d < 5n &&
        zero.lt(40) &&
        p.b + p.c * p.a !== 0 &&
        p.b + p.c * p.d > 0;
      return fits ? p : null;
    },
    forms: [interval],
  }),
  ...situation<Chart>({
    type: 'AL.INQ.2',
    situation: 'chart-of-signs',
    tries: 100,
    draw: draw => {
      const p = { a: draw.int(2, 9), b: draw.int(5, 16), c: draw.int(2, 19), frame: draw.int(0, 2) };
      const list = [p.a, p.b, p.c].sort((x, y) => x - y);
      const fits =
        p.a < p.b &&
        new Set(list).size === 3 &&
        list.every((n, i) => i === 0 || n - (list[i - 1] ?? 0) > 1) &&
        (list[0] ?? 0) > 2;
      return fits ? p : null;
    },
    forms: [sum],
  }),
];
