import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, polynomialTex, wording } from '../../show.ts';
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
    write(
      tex`${left} - ${c} = \frac{-(${c}x^2 - ${c * (p + r) + a + b}x + \dots)}{(x ${addedTex(-p)})(x ${addedTex(-r)})}
        \ge 0`,
      { because: text`Only the sum of the zeros will be needed, so the constant need not be worked out.` },
    )`
      Bring $${c}$ to the left and write all over one denominator. In the numerator the coefficient of $x^2$ is
      $-${c}$, and that of $x$ is $${a} + ${b} + ${c} \times (${p} + ${r < 0 ? `(${r})` : r})$.`;
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
      because: text`To the right of $${p}$ and of $${r}$ the left side is very large, and it falls steadily on each
        piece.`,
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

interface Held {
  /** −low < (x² + kx + c)/(x² + ex + f) < high for all x. */
  low: number;
  high: number;
  c: number;
  e: number;
  f: number;
  frame: number;
}

const rootOf = (n: number) => Math.round(Math.sqrt(Math.max(0, n)));
const partsOf = ({ low, high, c, f }: Held) => ({
  under: (1 + low) * (c + low * f),
  over: (high - 1) * (high * f - c),
});

const held = form<Held, readonly Fraction[]>(
  'quotient-held-between-bounds',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['AL.QUA.1'],
    verify: p => {
      const holds = (k: number) => {
        for (let i = -600; i <= 600; i += 1) {
          const x = i / 20;
          const value = (x * x + k * x + p.c) / (x * x + p.e * x + p.f);
          if (value <= -p.low + 1e-9 || value >= p.high - 1e-9) return false;
        }
        return true;
      };
      const fits: number[] = [];
      for (let i = -160; i <= 160; i += 1) if (holds(i / 4)) fits.push(i);
      return [q(Math.round((Math.min(...fits) - 1) / 4)), q(Math.round((Math.max(...fits) + 1) / 4))];
    },
  },
  (p, { step, find, write }) => {
    const { low, high, c, e, f, frame } = p;
    const { under, over } = partsOf(p);
    const quotient = `\\frac{x^2 + kx ${addedTex(c)}}{${polynomialTex([1, e, f])}}`;
    write(
      tex`${polynomialTex([1, e, f])} > 0, \qquad ${e < 0 ? `(${e})` : e}^2 - 4 \times ${f} =  ${e * e - 4 * f} < 0`,
      { because: text`Multiplying by a positive expression keeps both signs.` },
    )`
      The denominator has a negative discriminant and is positive for every $x$. So both inequalities may be
      multiplied by it.`;
    const first = find(rootOf(under), { name: 'the root in the first condition' });
    const shift = find(low * e);
    const left = step(() => [shift.neg().sub(first.mul(2)), shift.neg().add(first.mul(2))] as const, {
      name: text`the $k$ that satisfy the lower bound`,
      works: ([one, two]) =>
        tex`${1 + low}x^2 + (k ${addedTex(low * e)})x + ${c + low * f} > 0 \quad \Rightarrow \quad (k
          ${addedTex(low * e)})^2 < 4 \times ${under} \quad \Rightarrow \quad ${one} < k < ${two}`,
    })`
      The quotient is greater than $-${low}$ for all $x$ if this quadratic has no zero, so if its discriminant is
      negative.`;
    const second = find(rootOf(over), { name: 'the root in the second condition' });
    const rise = find(high * e);
    const right = step(() => [rise.sub(second.mul(2)), rise.add(second.mul(2))] as const, {
      name: text`the $k$ that satisfy the upper bound`,
      works: ([one, two]) =>
        tex`${high - 1 === 1 ? '' : high - 1}x^2 - (k ${addedTex(-high * e)})x + ${high * f - c} > 0 \quad \Rightarrow
          \quad (k ${addedTex(-high * e)})^2 < 4 \times ${over} \quad \Rightarrow \quad ${one} < k < ${two}`,
    })`
      Treat the upper bound $${high}$ in the same way.`;
    const both = step(
      () => [left[0].gt(right[0]) ? left[0] : right[0], left[1].lt(right[1]) ? left[1] : right[1]] as const,
      { works: ([one, two]) => tex`${one} < k < ${two}` },
    )`
      Both conditions are needed: take the larger lower end and the smaller upper end.`;
    return {
      answer: both,
      stem: wording(
        frame,
        text`For which real $k$ is $-${low} < ${quotient} < ${high}$ true for all real $x$?`,
        text`The value of $${quotient}$ lies between $-${low}$ and $${high}$, both excluded, for every real $x$. Which
          values of the real number $k$ are possible?`,
        text`Find all real $k$ such that for no real $x$ the quotient $${quotient}$ is $${high}$ or more, or $-${low}$
          or less.`,
      ),
      show: ([one = q(0), two = q(0)]) => `$${fractionTex(one)} < k < ${fractionTex(two)}$`,
      size: ([one = q(0), two = q(0)]) => Number(one.mul(2).add(two).valueOf()),
      plausible: ([one = q(0), two = q(0)]) => one.lt(two),
      slips: [
        // Two intervals that contain the key would show it as their common part: only one is offered.
        frame === 1
          ? stop('left_out_a_case', right)`
          Only the upper bound $${high}$ was used. The lower bound $-${low}$ restricts $k$ as well.`
          : stop('left_out_a_case', left)`
          Only the lower bound $-${low}$ was used. The upper bound $${high}$ restricts $k$ as well.`,
        slip('wrong_sign', rise, -high * e)`
          In the upper condition the coefficient of $x$ was taken as $k ${addedTex(high * e)}$, with a wrong sign.`,
        slip('wrong_sign', shift, -low * e)`
          In the lower condition the coefficient of $x$ was taken as $k ${addedTex(-low * e)}$, with a wrong sign.`,
        slip('got_the_discriminant_wrong', first, frac(q(rootOf(under), 2)))`
          In the lower condition the factor $4$ of the discriminant was left out.`,
        slip('got_the_discriminant_wrong', second, frac(q(rootOf(over), 2)))`
          In the upper condition the factor $4$ of the discriminant was left out.`,
      ],
      snapRead: text`A quotient of quadratics between two bounds for all $x$: the denominator is always positive, so
        two quadratics must stay positive.`,
      approach: text`Multiply by the positive denominator. Each bound becomes a quadratic that may have no zero, a
        condition on its discriminant.`,
      check: text`For $k = ${both[0]}$ one of the discriminants is zero: $(${both[0]} ${addedTex(low * e)})^2 = ${
        both[0]
          .add(low * e)
          .pow(2)
          ?.toString() ?? ''
      }$ and $4 \times ${under} = ${4 * under}$; $(${both[0]} ${addedTex(-high * e)})^2 = ${
        both[0]
          .sub(high * e)
          .pow(2)
          ?.toString() ?? ''
      }$ and $4 \times ${over} = ${4 * over}$. Neither square is above its bound, and one of them is equal to it.`,
      principle: text`If a denominator is always positive, a bound on a quotient is a quadratic inequality for all
        $x$.`,
    };
  },
);

/** AL.INQ.2 Hard: the total length of a solution, a quotient between two bounds. */
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
  ...situation<Held>({
    type: 'AL.INQ.2',
    situation: 'held-quotient',
    tries: 4000,
    draw: draw => {
      const p = {
        low: draw.int(1, 6),
        high: draw.int(2, 6),
        c: draw.int(-3, 9),
        e: draw.pick([-3, -2, -1, 1, 2, 3]),
        f: draw.int(1, 6),
        frame: draw.int(0, 2),
      };
      const { under, over } = partsOf(p);
      const [u, o] = [rootOf(under), rootOf(over)];
      const [low, high] = [
        Math.max(-p.low * p.e - 2 * u, p.high * p.e - 2 * o),
        Math.min(-p.low * p.e + 2 * u, p.high * p.e + 2 * o),
      ];
      const mixed =
        -p.low * p.e - 2 * u < p.high * p.e - 2 * o === -p.low * p.e + 2 * u < p.high * p.e + 2 * o;
      const fits =
        under > 0 &&
        over > 0 &&
        u * u === under &&
        o * o === over &&
        p.e * p.e < 4 * p.f &&
        high - low > 1 &&
        mixed &&
        p.c !== 0;
      return fits && p.c + p.low * p.f > 0 && p.high * p.f - p.c > 0 ? p : null;
    },
    forms: [held],
  }),
];
