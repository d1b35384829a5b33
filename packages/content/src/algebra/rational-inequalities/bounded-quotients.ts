import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

interface Two {
  /** a/(x − p) + b/(x − r) ≥ c. */
  a: number;
  b: number;
  c: number;
  p: number;
  r: number;
  frame: number;
}

const length = form<Two>(
  'total-length-of-the-solution',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.1'],
    verify: ({ a, b, c, p, r }) => {
      // The zeros of c(x − p)(x − r) − a(x − r) − b(x − p).
      const [one, two] = [-(c * (p + r) + a + b), c * p * r + a * r + b * p];
      const root = Math.sqrt(one * one - 4 * c * two);
      const [x, y] = [(-one - root) / (2 * c), (-one + root) / (2 * c)];
      return nearFraction(Math.round((x - p + (y - r)) * 1e8) / 1e8, 12);
    },
  },
  ({ a, b, c, p, r, frame }, { step, find, write }) => {
    const left = `\\frac{${a}}{x ${addedTex(-p)}} + \\frac{${b}}{x ${addedTex(-r)}}`;
    const [toP, toR] = [tex`(x ${addedTex(-p)})`, tex`(x ${addedTex(-r)})`];
    write(
      tex`\frac{${a === 1 ? '' : a}${toR} + ${b === 1 ? '' : b}${toP} - ${c}${toP}${toR}}{${toP}${toR}} =
        \frac{-(${c}x^2 - ${c * (p + r) + a + b}x + \dots)}{${toP}${toR}} \ge 0`,
      { because: text`Only the sum of the zeros will be needed, so the constant need not be worked out.` },
    )`
      Bring $${c}$ to the left and write all over one denominator. The numerator has three terms: the first two bring
      $${a}x$ and $${b}x$. As $${toP}${toR}$ begins with $x^2 - ${p + r}x$, the third brings $-${c}x^2$ and
      $+${c} \times ${p + r}x$. Together the coefficient of $x$ is $${a} + ${b} + ${c * (p + r)}$.`;
    const poles = find(p + r, { name: 'the sum of the zeros of the denominator' });
    const zeros = step(frac(calc`(${a} + ${b} + ${c} * ${poles}) / ${c}`), {
      because: text`The zeros themselves hold roots, but only their sum is needed at the end. $${c}$ is the coefficient
        of $x^2$, so it has to be divided out.`,
      name: 'the sum of the zeros of the numerator',
      works: (_v, w) => tex`x_1 + x_2 = ${w}`,
    })`
      Let $x_1 < x_2$ be the zeros of the numerator. In a quadratic the sum of the zeros is the coefficient of $x$
      divided by that of $x^2$, with the opposite sign. Read it off.`;
    write(tex`${p} < x \le x_1 \quad \text{or} \quad ${r} < x \le x_2, \qquad ${p} < x_1 < ${r} < x_2`, {
      because: text`At $x = ${p}.001$ the fraction with $x - ${p}$ is $${1000 * a}$, and at $x = ${p - 1}.999$ it is
        $-${1000 * a}$: near the zero of its denominator it is as large as one likes, positive on the right and negative
        on the left. Each fraction falls as $x$ grows.`,
    })`
      Just to the right of $${p}$ the sum of the fractions is very large and positive, just to the left of $${r}$ very
      negative, so it reaches $${c}$ once between them. To the right of $${r}$ it falls from very large values towards
      $0$ and reaches $${c}$ once more. To the left of $${p}$ it is negative.`;
    const total = step(frac(calc`${frac(zeros)} - ${poles}`), {
      because: text`A length is the right end minus the left end. Together that is the sum of the two right ends minus
        the sum of the two left ends.`,
      works: (_v, w) => tex`(x_1 ${addedTex(-p)}) + (x_2 ${addedTex(-r)}) = ${w}`,
    })`
      The first interval reaches from $${p}$ to $x_1$ and the second from $${r}$ to $x_2$. Add the two lengths; only
      the sum of the zeros is needed.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`The real solutions of $${left} \ge ${c}$ form two separate intervals. What is the sum of the lengths of
          these intervals?`,
        text`All real $x$ with $${left} \ge ${c}$ are marked on the number line. Find the total length of what is
          marked.`,
        text`For real $x$ let $f(x) = ${left}$. The numbers $x$ with $f(x) \ge ${c}$ make up two intervals. How long
          are the two together?`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 13n,
      slips: [
        slip('answered_another_quantity', total, frac(calc`${frac(zeros)}`))`
          $${frac(total)}$ is the sum of the zeros of the numerator. Each interval begins at a zero of the
          denominator, not at $0$.`,
        slip('did_not_divide', zeros, calc`${a} + ${b} + ${poles}`)`
          You added $${a} + ${b}$ to the zeros of the denominator without dividing it by $${c}$. In the sum of the
          zeros it is divided by the coefficient of $x^2$, which is $${c}$.`,
        slip('left_out_a_case', total, frac(q(a, c)))`
          Only the first fraction was kept: for it alone the interval would have the length $${frac(q(a, c))}$.`,
        slip('left_out_a_case', total, frac(q(b, c)))`
          Only the second fraction was kept: for it alone the interval would have the length $${frac(q(b, c))}$.`,
        slip('answered_another_quantity', total, r - p)`
          $${r - p}$ is the distance between $${p}$ and $${r}$, the zeros of the denominator. Neither interval reaches
          from the one to the other.`,
        slip('left_out_a_term', total, frac(calc`${frac(zeros)} - ${poles} + ${r - p}`))`
          You counted the gap between the two intervals as well. Between the first interval and $${r}$ the inequality
          does not hold.`,
        slip('wrong_sign', poles, -(p + r))`
          You used $${-(p + r)}$ for the sum of the zeros of the denominator. They are $${p}$ and $${r}$, so their sum
          is positive.`,
        slip('inverted_the_ratio', total, frac(q(c, 1).div(q(a).add(b)).mul(c)))`
          You divided $${c}$ by $${a} + ${b}$ and got $${frac(total)}$. A larger bound $${c}$ makes the intervals
          shorter, so it belongs below.`,
      ],
      snapRead: text`Two fractions with positive numerators and a positive bound: two intervals, each from a zero of a
        denominator to a zero of the numerator.`,
      approach: text`The ends are the zeros of a quadratic, which are roots in general; but only their sum is needed,
        and the coefficients give it.`,
      faster: text`The lengths add up to the sum of the zeros minus $${p} + ${r < 0 ? `(${r})` : r}$. That sum is
        $${p} + ${r < 0 ? `(${r})` : r} + \frac{${a} + ${b}}{${c}}$.`,
      check: text`With one fraction alone the same way gives $${p} < x \le ${p} + ${frac(q(a, c))}$, of the length
        $\frac{${a}}{${c}}$. The two together have the length $\frac{${a}}{${c}} + \frac{${b}}{${c}} =
        ${frac(q(a + b, c))}$.`,
      principle: text`Where only a sum of roots is needed, do not solve the equation: read the sum from its
        coefficients.`,
    };
  },
);

/** AL.INQ.2 Hard: the total length of a solution. */
export const boundedQuotients: readonly AnyTemplate[] = [
  ...situation<Two>({
    type: 'AL.INQ.2',
    situation: 'two-fractions',
    tries: 40,
    draw: draw => {
      const [a, b, c, p] = [draw.int(1, 9), draw.int(1, 9), draw.int(1, 6), draw.int(1, 6)];
      const r = p + draw.int(2, 8);
      const value = q(a + b, c);
      return a !== b &&
        !value.equals(r) &&
        !value.equals(p) &&
        !value.equals(r - p) &&
        (a + b) % (2 * c) !== 0 &&
        c > 1
        ? { a, b, c, p, r, frame: draw.int(0, 2) }
        : null;
    },
    forms: [length],
  }),
];
