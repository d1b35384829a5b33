import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
/** The sum of so many terms that the rest does not matter. */
const added = (term: (k: number) => number) => {
  let sum = 0;
  for (let k = 0; k < 300; k += 1) sum += term(k);
  return sum;
};
/** A fraction as the base of a power. */
const based = (value: Fraction) => `\\left(${fractionTex(value)}\\right)`;

interface Multiples {
  /** c + 2cr + 3cr² + … with r = n/m. */
  c: number;
  n: number;
  m: number;
  frame: number;
}

const multiples = form<Multiples>(
  'multiples-over-powers',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ c, n, m }) => nearFraction(Math.round(added(k => c * (k + 1) * (n / m) ** k) * 1e9) / 1e9, 60),
  },
  ({ c, n, m, frame }, { step, write, find }) => {
    const r = find(q(n, m), { name: 'the ratio' });
    const term = (k: number) =>
      k === 0
        ? `${c}`
        : n === 1
          ? `\\frac{${c * (k + 1)}}{${m ** k}}`
          : `${c * (k + 1)} \\times ${k === 1 ? fractionTex(q(n, m)) : `${based(q(n, m))}^${k}`}`;
    const row = tex`${term(0)} + ${term(1)} + ${term(2)} + ${term(3)} + \dots`;
    write(
      tex`S = ${row}, \qquad ${frac(q(n, m))}S = ${c} \times ${frac(q(n, m))} + ${2 * c} \times ${based(q(n, m))}^2 +
        ${3 * c} \times ${based(q(n, m))}^3 + \dots`,
      {
        because: text`A product with $${frac(q(n, m))}$ moves every power one place on. So each of its terms is under a
          term of $S$ with the same power, and the two can be subtracted.`,
      },
    )`
      Let $S$ be the sum. Multiply it by $${frac(q(n, m))}$, the ratio of the powers, so that the same powers come
      again.`;
    const left = step(frac(calc`${c} / (1 - ${frac(r)})`), {
      name: 'the sum minus its product with the ratio',
      because: text`For the same power the multiplier is $${c}$ larger in $S$ than in the other series. So $${c}$ is
        left for each power, and a geometric progression can be added by its formula.`,
      works: (_v, w) => tex`S - ${frac(q(n, m))}S = ${c}\left(1 + ${frac(q(n, m))} + ${based(q(n, m))}^2 +
        \dots\right) = ${w}`,
    })`
      Subtract, power by power. The multipliers rise by $${c}$, so every power is left $${c}$ times: a geometric
      progression.`;
    const total = step(frac(calc`${frac(left)} / (1 - ${frac(r)})`), {
      because: text`One $S$ less $${frac(q(n, m))}$ of it is a part of $S$, not the whole. The division gives the
        whole.`,
      works: (_v, w) => tex`S = ${w}`,
    })`
      The left side is $S$ times $1 - ${frac(q(n, m))}$. Divide by this number to get $S$.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`The sum $${row}$ goes on without end, in the same way. What is its value?`,
        text`Find the sum of the infinite series $${row}$.`,
        text`Each term of $${row}$ is a multiple of $${c}$ times a power of $${frac(q(n, m))}$. To what number do all
          the terms, infinitely many, add up?`,
      ),
      show: shown,
      plausible: value => value.gt(c) && value.d < 200n,
      slips: [
        stop('stopped_a_step_early', left)`
          $${frac(left)}$ is only $1 - ${frac(q(n, m))}$ times the sum. It has still to be divided by this number.`,
        slip('mixed_up_kinds_of_progression', total, () => {
          const ratio = q(2 * n, m);
          return ratio.lt(1) && q(c).div(q(1).sub(ratio));
        })`
          You used the series as a geometric one with the ratio $${frac(q(2 * n, m))}$ of its first two terms. The next
          quotient is another one.`,
        slip('forgot_to_square', total, frac(calc`${c} * (1 + ${frac(r)}) / (1 - ${frac(r)})`))`
          You did not square the denominator of the second part: ${calc`${c} / (1 - ${frac(r)}) + ${c} * ${frac(r)} / (1
          - ${frac(r)})`}. It is divided by it twice.`,
        slip('used_a_factor_twice', total, frac(calc`${frac(left)} / (1 - ${frac(r)})^2`))`
          You divided $${frac(left)}$ by $1 - ${frac(q(n, m))}$ twice. The subtraction was made once, and one
          division undoes it.`,
        slip('wrong_sign', total, frac(calc`${frac(left)} * (1 + ${frac(r)})`))`
          You multiplied $${frac(left)}$ by $1 + ${frac(q(n, m))}$. It is $1 - ${frac(q(n, m))}$ times the sum, so it
          has to be divided by this number.`,
        slip('used_a_term_twice', total, frac(calc`${frac(left)} / (1 - ${frac(r)}) + ${c}`))`
          You added the first term, $${c}$, once more at the end. It is already in the result of the division.`,
        slip('left_out_a_term', total, frac(calc`${frac(left)} / (1 - ${frac(r)}) - ${c}`))`
          The first term, $${c}$, is missing in your $${frac(total)}$. The series begins with it.`,
        slip('forgot_to_square', total, frac(calc`${c} / (1 - ${frac(r)}^2)`))`
          You divided $${c}$ by $1$ minus the square of $${frac(q(n, m))}$. It is the whole difference
          $1 - ${frac(q(n, m))}$ that is squared.`,
      ],
      snapRead: text`Multiples of $${c}$ in equal steps are multiplied by powers of one number, without end: subtract
        the series times the ratio.`,
      approach: text`Multiply the sum by the ratio of the powers and subtract. The multipliers rise in equal steps, so a
        geometric progression is left, and it can be added.`,
      check: text`$1 + 2x + 3x^2 + \dots$ is the square of $1 + x + x^2 + \dots$, so the sum is $${c} \times
        ${based(q(m, m - n))}^2 = ${frac(q(c * m * m, (m - n) ** 2))}$.`,
      principle: text`When multipliers in equal steps stand before powers, subtract the series times its ratio: a
        geometric series is left.`,
    };
  },
);

interface Powers {
  /** The product of the b to the power of ck over m to the k. */
  b: number;
  c: number;
  m: number;
  frame: number;
}

const exponent = form<Powers>(
  'exponent-of-a-product',
  {
    band: 'Easy',
    seconds: 60,
    also: ['AL.IND.1'],
    verify: ({ c, m }) => nearFraction(Math.round(added(k => (c * (k + 1)) / m ** (k + 1)) * 1e9) / 1e9, 60),
  },
  ({ b, c, m, frame }, { step, find, write }) => {
    const r = find(q(1, m), { name: 'the ratio' });
    const part = (k: number) => `\\frac{${c * k}}{${m ** k}}`;
    const root = (k: number) => `\\sqrt[${m ** k}]{${b}^{${c * k}}}`;
    const first = find(q(c, m), { name: 'the first exponent' });
    write(tex`e = ${part(1)} + ${part(2)} + ${part(3)} + ${part(4)} + \dots`, {
      because: text`Powers of one base are multiplied by adding the exponents, as in $2^3 \times 2^4 = 2^7$.`,
    })`
      All factors are powers of $${b}$. Let $e$ be the exponent of the product; it is the sum of their exponents.`;
    const left = step(frac(calc`${frac(first)} / (1 - ${frac(r)})`), {
      name: 'the sum of the exponents minus its product with the ratio',
      because: text`Over the same denominator the numerator is $${c}$ larger in $e$ than in the part that is
        subtracted. So $${c}$ is left over each denominator.`,
      works: (
        _v,
        w,
      ) => tex`e - \frac{e}{${m}} = \frac{${c}}{${m}} + \frac{${c}}{${m ** 2}} + \frac{${c}}{${m ** 3}} +
        \dots = ${w}`,
    })`
      Subtract $${frac(q(1, m))}$ of the sum, denominator by denominator. The numerators rise by $${c}$, so a geometric
      progression is left.`;
    const total = step(frac(calc`${frac(left)} / (1 - ${frac(r)})`), {
      because: text`$e$ less a part of $e$ is not yet $e$. The division gives the whole exponent.`,
      works: (_v, w) => tex`e = ${w}`,
    })`
      The left side is $1 - ${frac(q(1, m))}$ times $e$. Divide by this number to get $e$.`;
    const power = (k: number) => `${b}^{${part(k)}}`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`The infinite product $${root(1)} \times ${root(2)} \times ${root(3)} \times ${root(4)} \times \dots$ is
          equal to a power of $${b}$. What is the exponent of this power?`,
        text`For which $x$ is $${power(1)} \times ${power(2)} \times ${power(3)} \times \dots = ${b}^x$, where the
          product on the left goes on without end?`,
        text`The numbers $${root(1)}$, $${root(2)}$, $${root(3)}$ and so on, infinitely many, are multiplied, and the
          result is written as $${b}^x$. Find $x$.`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 200n,
      slips: [
        stop('stopped_a_step_early', left)`
          $${frac(left)}$ would be the exponent if all numerators were $${c}$. They are $${c}, ${2 * c}, ${3 * c},
          \dots$, so it is larger.`,
        slip('left_out_a_factor', first, c)`
          You began the sum of the exponents with $${c}$. The first exponent is $${frac(q(c, m))}$.`,
        slip('mixed_up_kinds_of_progression', total, m > 2 && frac(calc`${frac(first)} / (1 - 2 / ${m})`))`
          You used the exponents as a geometric progression with the ratio $${frac(q(2, m))}$ of the first two. The next
          quotient is another one.`,
        slip('used_a_factor_twice', total, frac(calc`${frac(left)} / (1 - ${frac(r)})^2`))`
          You divided by $1 - ${frac(q(1, m))}$ once too often, which gives $${frac(total)}$. One division undoes the
          subtraction.`,
        slip('left_out_a_term', total, frac(calc`${frac(left)} / (1 - ${frac(r)}) - ${frac(first)}`))`
          Your $${frac(total)}$ is without the first exponent, $${frac(q(c, m))}$. The product begins with this
          factor.`,
        slip('wrong_sign', total, frac(calc`${frac(left)} / (1 + ${frac(r)})`))`
          You divided by $1 + ${frac(q(1, m))}$ at the end. A part was subtracted, so the divisor is
          $1 - ${frac(q(1, m))}$.`,
        slip('left_out_a_factor', total, frac(calc`${frac(left)} / (1 - ${frac(r)}) * ${m}`))`
          $${frac(total)}$ is the sum of $${c}$, $\frac{${2 * c}}{${m}}$ and so on. Each denominator of yours is one
          power too low.`,
      ],
      snapRead: text`An infinite product of powers of $${b}$ is asked: only the sum of the exponents matters.`,
      approach: text`Add the exponents. Their numerators rise in equal steps and their denominators are powers, so
        subtract the sum divided by $${m}$: a geometric series is left.`,
      check: text`Split the second exponent into two equal parts, the third into three, and so on. Added in rows, the
        parts make $\frac{${c}}{${m - 1}}$ in the first row, and each further row is $\frac{1}{${m}}$ of the one before:
        $\frac{${c}}{${m - 1}} \times \frac{${m}}{${m - 1}} = ${frac(q(c * m, (m - 1) ** 2))}$.`,
      principle: text`A product of powers of one base is a sum of exponents: add them, even if there are infinitely
        many.`,
    };
  },
);

interface Unknown {
  /** a + (a + d)r + (a + 2d)r² + … with r = n/m; d is asked. */
  a: number;
  d: number;
  n: number;
  m: number;
  frame: number;
}

const difference = form<Unknown>(
  'difference-from-the-sum',
  {
    band: 'Medium',
    seconds: 90,
    verify: ({ a, d, n, m }) => {
      const r = n / m;
      const of = (step: number) => added(k => (a + k * step) * r ** k);
      const [zero, one] = [of(0), of(1)];
      return nearFraction(Math.round(((of(d) - zero) / (one - zero)) * 1e7) / 1e7, 12);
    },
  },
  ({ a, d, n, m, frame }, { step, find, write }) => {
    const ratio = q(n, m);
    const sum = q(a)
      .div(q(1).sub(ratio))
      .add(
        q(d)
          .mul(ratio)
          .div(q(1).sub(ratio).pow(2) ?? 1),
      );
    const r = find(ratio, { name: 'the ratio' });
    const part = (k: number) => {
      const top = k === 0 ? `${a}` : `(${a} + ${k === 1 ? '' : k}d)`;
      if (k === 0) return top;
      return n === 1
        ? `\\frac{${a} + ${k === 1 ? '' : k}d}{${m ** k}}`
        : `${top} \\times ${k === 1 ? fractionTex(ratio) : `${based(ratio)}^${k}`}`;
    };
    const row = tex`${part(0)} + ${part(1)} + ${part(2)} + ${part(3)} + \dots`;
    write(
      tex`S - ${frac(ratio)}S = ${a} + d\left(${frac(ratio)} + ${based(ratio)}^2 + ${based(ratio)}^3 + \dots\right)`,
      {
        because: text`From each multiplier to the next the step is $d$. So the multiplier of the same power is $d$
          larger in $S$ than in the series that is subtracted.`,
      },
    )`
      Let $S$ be the sum. Subtract $${frac(ratio)}$ times $S$ from it, power by power. After the first term each
      power is left $d$ times.`;
    const left = step(frac(calc`${frac(sum)} * (1 - ${frac(r)})`), {
      name: 'the left side',
      because: text`The given sum is $S$. On the left side only a part of $S$ is left after the subtraction.`,
      works: (_v, w) => tex`S - ${frac(ratio)}S = ${w}`,
    })`
      Substitute the given sum for $S$ to get the value of the left side.`;
    const start = find(a, { name: 'the first term' });
    const rest = step(frac(calc`${frac(left)} - ${start}`), {
      name: 'the part with $d$',
      because: text`The first term of the series has no $d$. Everything else on the right side is $d$ times a known
        series.`,
      works: (_v, w) => tex`d\left(${frac(ratio)} + ${based(ratio)}^2 + \dots\right) = ${w}`,
    })`
      Subtract the first term, $${a}$, from both sides, so that only the part with $d$ is left.`;
    const series = step(frac(calc`${frac(r)} / (1 - ${frac(r)})`), {
      name: 'the sum of the powers',
      because: text`The sum of an infinite geometric progression is its first term over one minus the ratio. Here both
        the first term and the ratio are $${frac(ratio)}$.`,
      works: (_v, w) => tex`${frac(ratio)} + ${based(ratio)}^2 + \dots = ${w}`,
    })`
      The powers form a geometric progression that begins with $${frac(ratio)}$. Find their sum.`;
    const answer = step(frac(calc`${frac(rest)} / ${frac(series)}`), { works: (_v, w) => tex`d = ${w}` })`
      The part with $d$ is $d$ times this sum, so divide by the sum to get $d$.`;
    return {
      answer,
      stem: wording(
        frame,
        text`The sum of the infinite series $${row}$ is $${frac(sum)}$. What is $d$?`,
        text`For which number $d$ is $${row} = ${frac(sum)}$, where the left side goes on without end?`,
        text`The terms of an arithmetic progression with the first term $${a}$ and the common difference $d$ are
          multiplied, in order, by $1$, $${frac(ratio)}$, $${frac(ratio.pow(2) ?? ratio)}$,
          $${frac(ratio.pow(3) ?? ratio)}$ and so on. All the products together make $${frac(sum)}$. Find $d$.`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 100n,
      slips: [
        slip('left_out_a_factor', series, frac(calc`1 / (1 - ${frac(r)})`))`
          You added the powers after the first term from $1$ on. They begin with $${frac(ratio)}$.`,
        slip('left_out_a_factor', left, sum)`
          You left the sum itself on the left side. $${frac(ratio)}$ times the sum was subtracted, so only
          $1 - ${frac(ratio)}$ of it is there.`,
        slip('left_out_a_term', start, 0)`
          You did not subtract the first term, $${a}$, before dividing. It does not contain $d$.`,
        slip('wrong_sign', left, frac(calc`${frac(sum)} * (1 + ${frac(r)})`))`
          You multiplied the sum by $1 + ${frac(ratio)}$. $${frac(ratio)}$ times the sum is subtracted, so it is
          $1 - ${frac(ratio)}$.`,
        slip('stopped_a_step_early', answer, rest)`
          $${frac(answer)}$ is $d$ times the sum of the powers. It has still to be divided by this sum.`,
        slip('left_out_a_factor', series, r)`
          You counted only the power $${frac(ratio)}$ after the first term. The squares and all higher powers are there
          too.`,
        slip('mixed_up_kinds_of_progression', answer, () => {
          const quotient = q(1).sub(q(a).div(sum));
          return quotient.div(ratio).sub(1).mul(a);
        })`
          You used the series as a geometric one with the ratio of its first two terms, so $d$ came out as
          $${frac(answer)}$. The next quotient is another one.`,
      ],
      snapRead: text`Multipliers rise by the unknown $d$ before powers of $${frac(ratio)}$, and the sum is known:
        subtract the series times the ratio.`,
      approach: text`Subtract the ratio times the sum. The unknown step $d$ is then the coefficient of a geometric
        series, and everything else is known.`,
      faster: text`The sum is $\frac{a}{1 - r} + \frac{dr}{(1 - r)^2}$: with $${a}$ and $${frac(ratio)}$ this is
        $${frac(q(a).div(q(1).sub(ratio)))} + ${frac(ratio.div(q(1).sub(ratio).pow(2) ?? 1))}d$, and it has to be
        $${frac(sum)}$.`,
      check: text`With $d = ${d}$ the first parts are $${a}$, $${frac(ratio.mul(a + d))}$ and
        $${frac(ratio.mul(ratio).mul(a + 2 * d))}$; in all $${frac(q(a).div(q(1).sub(ratio)))} +
        ${d} \times ${frac(ratio.div(q(1).sub(ratio).pow(2) ?? 1))} = ${frac(sum)}$.`,
      principle: text`Subtracting a series times its ratio turns multipliers with equal steps into one constant
        multiplier.`,
    };
  },
);

const ratios = [
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [2, 3],
  [2, 5],
  [3, 5],
  [3, 4],
] as const;

/** AL.SEQ.7 Easy and Medium: series without end. */
export const endlessRows: readonly AnyTemplate[] = [
  ...situation<Multiples>({
    type: 'AL.SEQ.7',
    situation: 'multiples-and-powers',
    tries: 20,
    draw: draw => {
      const [n, m] = draw.pick(ratios);
      return { c: draw.int(2, 15), n, m, frame: draw.int(0, 2) };
    },
    forms: [multiples],
  }),
  ...situation<Powers>({
    type: 'AL.SEQ.7',
    situation: 'product-of-powers',
    tries: 20,
    draw: draw => ({
      b: draw.pick([2, 3, 5, 6, 7, 10, 11, 12]),
      c: draw.int(2, 9),
      m: draw.int(2, 5),
      frame: draw.int(0, 2),
    }),
    forms: [exponent],
  }),
  ...situation<Unknown>({
    type: 'AL.SEQ.7',
    situation: 'unknown-step',
    tries: 60,
    draw: draw => {
      const [n, m] = draw.pick(ratios);
      const [a, d] = [draw.int(2, 15), draw.int(2, 15)];
      const sum = q(a * m, m - n).add(q(d * n * m, (m - n) ** 2));
      return sum.d === 1n && a !== d ? { a, d, n, m, frame: draw.int(0, 2) } : null;
    },
    forms: [difference],
  }),
];
