import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Chain {
  /** low < (a − bx)/c ≤ high. */
  low: number;
  high: number;
  a: number;
  b: number;
  c: number;
  frame: number;
}

const chain = form<Chain, readonly Fraction[]>(
  'chain-with-a-negative-coefficient',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ low, high, a, b, c }) => {
      const at = (value: number) => q(a - value * c, b);
      const [one, two] = [at(low), at(high)];
      return one.lt(two) ? [one, two] : [two, one];
    },
  },
  ({ low, high, a, b, c, frame }, { step, find }) => {
    const left = step(calc`${low} * ${c} - ${a}`, {
      name: text`the lower bound of $-${b}x$`,
      works: (_v, w) => tex`${low} < \frac{${a} - ${b}x}{${c}} \quad \Rightarrow \quad ${w} < -${b}x`,
    })`
      Multiply all parts by $${c}$, which is positive, and subtract $${a}$. Begin with the left part.`;
    const right = step(calc`${high} * ${c} - ${a}`, {
      name: text`the upper bound of $-${b}x$`,
      works: (_v, w) => tex`-${b}x \le ${w}`,
    })`
      Do the same with the right part.`;
    const by = find(-b);
    const ends = step(() => [right.div(by), left.div(by)] as const, {
      works: ([one, two]) => tex`${frac(one)} \le x < ${frac(two)}`,
      because: text`Of two negative numbers the one with the larger size is the smaller one, so the signs turn round.`,
    })`
      Divide by $-${b}$. This number is negative, so both inequality signs turn round and the ends change places.`;
    const chainTex = tex`${low} < \frac{${a} - ${b}x}{${c}} \le ${high}`;
    return {
      answer: ends,
      stem: wording(
        frame,
        text`For which real numbers $x$ is $${chainTex}$?`,
        text`Find all real $x$ for which $\frac{${a} - ${b}x}{${c}}$ is greater than $${low}$ and at most $${high}$.`,
        text`The number $\frac{${a} - ${b}x}{${c}}$ has to be at most $${high}$, but greater than $${low}$. Which $x$
          are possible?`,
      ),
      show: ([one = q(0), two = q(0)]) => `$${fractionTex(one)} \\le x < ${fractionTex(two)}$`,
      size: ([one = q(0), two = q(0)]) => Number(one.add(two).valueOf()),
      plausible: ([one = q(0), two = q(0)]) => one.lt(two) && one.d < 12n && two.d < 12n,
      slips: [
        slip('wrong_sign', ends, [left.div(b), right.div(b)])`
          Everything was divided by $${b}$, as if $x$ had the coefficient $${b}$. Its coefficient is $-${b}$.`,
        slip('wrong_sign', ends, () => [q(high * c + a, -b), q(low * c + a, -b)])`
          $${a}$ was added to both sides. To remove it, it has to be subtracted.`,
        slip('did_not_divide', ends, [right.neg(), left.neg()])`
          These are the bounds of $${b}x$. They still have to be divided by $${b}$.`,
        slip('changed_one_side_only', left, low - a)`
          The left part was not multiplied by $${c}$, so that it became $${low} - ${a} = ${low - a}$.`,
        slip('changed_one_side_only', right, high - a)`
          The right part was not multiplied by $${c}$, so that it became $${high} - ${a} = ${high - a}$.`,
        slip('changed_one_side_only', left, low !== 0 && calc`${low} * ${c}`)`
          From the left part $${a}$ was not subtracted.`,
        slip('changed_one_side_only', right, high !== 0 && calc`${high} * ${c}`)`
          From the right part $${a}$ was not subtracted.`,
      ],
      snapRead: text`One expression with a negative coefficient between two bounds.`,
      approach: text`Do the same to all three parts until $x$ stands alone, and turn the signs where a negative number
        divides.`,
      check: text`For $x = ${frac(ends[0])}$ the fraction is $\frac{${a} - ${b} \times
        ${tex`\left(${frac(ends[0])}\right)`}}{${c}} = ${high}$, which is allowed; for $x = ${frac(ends[1])}$ it is
        $${low}$, which is not.`,
      principle: text`Dividing an inequality by a negative number turns its sign round.`,
    };
  },
);

interface Trinomial {
  /** ax² + bx + c > 0 for p < x < r, with p negative and r positive. */
  p: number;
  r: number;
  k: number;
  frame: number;
}

const coefficients = form<Trinomial>(
  'coefficients-from-the-interval',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    verify: ({ p, r, k }) => {
      const c = -k * p * r;
      for (let a = -60; a <= 60; a += 1)
        for (let b = -200; b <= 200; b += 1)
          if (a < 0 && a * p * p + b * p + c === 0 && a * r * r + b * r + c === 0) return a + b;
      throw new Error('no coefficients');
    },
  },
  ({ p, r, k, frame }, { step, find }) => {
    const c = -k * p * r;
    const product = step(calc`${p} * ${r}`, {
      name: 'the product of the zeros',
      works: (_v, w) => tex`\frac{${c}}{a} = ${w}`,
      because: text`A quadratic expression changes its sign only at its zeros, so the ends of the interval are the
        zeros.`,
    })`
      The ends $${p}$ and $${r}$ of the interval are the zeros of $ax^2 + bx + ${c}$. Their product is
      $\frac{${c}}{a}$.`;
    const a = step(frac(calc`${c} / ${product}`), { name: text`$a$`, works: (_v, w) => tex`a = ${w}` })`
      Find $a$. It has to be negative, because the expression is positive between its zeros.`;
    const sum = step(calc`${p} + ${r}`, {
      name: 'the sum of the zeros',
      works: (_v, w) => tex`-\frac{b}{a} = ${w}`,
    })`
      The sum of the zeros is $-\frac{b}{a}$.`;
    const minus = find(-1);
    const b = step(calc`${minus} * ${a} * ${sum}`, {
      name: text`$b$`,
      works: value => tex`b = -a \times ${sum} =
      ${value}`,
    })` Find $b$.`;
    const both = step(calc`${a} + ${b}`, { works: (_v, w) => tex`a + b = ${w}` })`
      Add.`;
    return {
      answer: both,
      stem: wording(
        frame,
        text`The inequality $ax^2 + bx + ${c} > 0$ holds exactly for $${p} < x < ${r}$. What is $a + b$?`,
        text`A quadratic expression $ax^2 + bx + ${c}$ is positive for all $x$ between $${p}$ and $${r}$, and for no
          other real $x$. Find $a + b$.`,
        text`The real solutions of $ax^2 + bx + ${c} \le 0$ are all $x \le ${p}$ and all $x \ge ${r}$. What is the sum
          $a + b$ of the two unknown coefficients?`,
      ),
      show: plain,
      plausible: value => !value.equals(0) && value.d === 1n,
      slips: [
        slip('wrong_sign', minus, 1)`
          The sum of the zeros was taken as $\frac{b}{a}$, so that $b$ came out as $${b}$. The sum is $-\frac{b}{a}$.`,
        slip('wrong_sign', a, k)`
          $a$ was taken as $${k}$. Then the expression would be positive outside of the interval.`,
        slip('answered_another_quantity', both, b)`
          $${both}$ is $b$ alone. The sum of $a$ and $b$ is asked.`,
        slip('answered_another_quantity', both, a)`
          $${both}$ is $a$ alone. The sum of $a$ and $b$ is asked.`,
        slip('ignored_the_leading_coefficient', b, k > 1 && calc`${minus} * ${sum}`)`
          $b$ was taken as the sum of the zeros with its sign turned, without the factor $a$.`,
        slip('subtracted_for_added', both, calc`${a} - ${b}`)`
          $${both}$ is $a - b$. The two coefficients have to be added.`,
        slip('wrong_sign', sum, calc`${r} - ${p}`)`
          The zeros were added without their signs, to $${r - p}$.`,
      ],
      snapRead: text`The solutions of a quadratic inequality are known: their ends are the zeros.`,
      approach: text`Use product and sum of the zeros; the sign of $a$ says whether the expression is positive between
        or outside.`,
      faster: text`The expression is $a(x ${p < 0 ? '+' : '-'} ${Math.abs(p)})(x - ${r})$, and its constant is
        $${p * r}a = ${c}$, so $a = ${-k}$. For $x = 1$ it is $a + b + ${c} = ${-k} \times ${1 - p} \times
        (${1 - r})$.`,
      check: text`With $x = ${r}$: $${-k} \times ${r}^2 + ${k * (p + r) < 0 ? `(${k * (p + r)})` : k * (p + r)} \times
        ${r} + ${c} = 0$, and for $x = 0$ the expression is $${c}$, which is positive, as $0$ lies between $${p}$ and
        $${r}$.`,
      principle: text`The ends of the solution of a quadratic inequality are the zeros, and the leading coefficient's
        sign says inside or outside.`,
    };
  },
);

/** AL.INQ.1 Easy: a chain of inequalities, and coefficients from a solution. */
export const solutionsAsIntervals: readonly AnyTemplate[] = [
  ...situation<Chain>({
    type: 'AL.INQ.1',
    situation: 'linear-chain',
    tries: 60,
    draw: draw => {
      const p = {
        low: draw.int(-9, 4),
        high: draw.int(-2, 12),
        a: draw.int(2, 15),
        b: draw.int(2, 6),
        c: draw.int(2, 5),
        frame: draw.int(0, 2),
      };
      const whole = q(p.high * p.c - p.a, p.b).d === 1n && q(p.low * p.c - p.a, p.b).d === 1n;
      return whole && p.high - p.low > 2 && p.low !== 0 && p.high !== 0 && p.a !== p.c ? p : null;
    },
    forms: [chain],
  }),
  ...situation<Trinomial>({
    type: 'AL.INQ.1',
    situation: 'interval-of-a-trinomial',
    tries: 20,
    draw: draw => {
      const p = { p: -draw.int(2, 9), r: draw.int(2, 9), k: draw.int(1, 5), frame: draw.int(0, 2) };
      return Math.abs(p.p + p.r) > 1 ? p : null;
    },
    forms: [coefficients],
  }),
];
