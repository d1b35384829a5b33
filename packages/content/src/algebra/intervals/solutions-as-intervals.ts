import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
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
      because: text`The number $x$ is to stand alone. So undo in turn what was done to it: first the division by
        $${c}$, then the $${a}$. Multiplying by a positive number keeps the sign.`,
    })`
      Begin with the left part: multiply both sides by $${c}$, which is positive, and subtract $${a}$.`;
    const right = step(calc`${high} * ${c} - ${a}`, {
      name: text`the upper bound of $-${b}x$`,
      works: (_v, w) => tex`\frac{${a} - ${b}x}{${c}} \le ${high} \quad \Rightarrow \quad -${b}x \le ${w}`,
      because: text`What is done to one part of a double inequality has to be done to every part.`,
    })`
      Do the same with the right part: multiply both sides by $${c}$ and subtract $${a}$.`;
    const by = find(-b, { name: 'the coefficient of x' });
    const ends = step(() => [right.div(by), left.div(by)] as const, {
      name: 'the ends of the interval',
      works: ([one, two]) => tex`${left} < -${b}x \le ${right} \quad \Rightarrow \quad ${frac(one)} \le x <
      ${frac(two)}`,
      because: text`Of two negative numbers the one with the larger size is the smaller one: $-6 < -4$, but divided by
        $-2$ it is $3 > 2$. So the signs turn round.`,
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
          You divided everything by $${b}$. The coefficient of $x$ is $-${b}$, so the signs of both ends have to
          change.`,
        slip('wrong_sign', ends, () => [q(high * c + a, -b), q(low * c + a, -b)])`
          You added $${a}$ to both sides. It stands with a plus sign beside $-${b}x$, so it has to be subtracted.`,
        slip('did_not_divide', ends, [right.neg(), left.neg()])`
          These are the bounds of $${b}x$. They still have to be divided by $${b}$ to give bounds of $x$.`,
        slip('changed_one_side_only', left, low - a)`
          You did not multiply the left part by $${c}$, so it became $${low} - ${a} = ${low - a}$. All three parts
          have to be multiplied.`,
        slip('changed_one_side_only', right, high - a)`
          You did not multiply the right part by $${c}$, so it became $${high} - ${a} = ${high - a}$. All three parts
          have to be multiplied.`,
        slip('changed_one_side_only', left, low !== 0 && calc`${low} * ${c}`)`
          You did not subtract $${a}$ from the left part. What is done to the middle has to be done to both ends.`,
        slip('changed_one_side_only', right, high !== 0 && calc`${high} * ${c}`)`
          You did not subtract $${a}$ from the right part. What is done to the middle has to be done to both ends.`,
      ],
      snapRead: text`An expression with a negative coefficient of $x$ lies between two bounds: at the division both
        signs turn round.`,
      approach: text`Do the same to all three parts until $x$ stands alone, and turn the signs round when you divide
        by a negative number.`,
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
      $\frac{${c}}{a}$, and $a$ is the only unknown in it.`;
    const a = step(frac(calc`${c} / ${product}`), {
      name: text`$a$`,
      works: (_v, w) => tex`a = ${w}`,
      because: text`With a positive $a$ the parabola opens upwards and is positive outside its zeros. Here it is
        positive between them.`,
    })`
      Solve this for $a$. It has to be negative, because the expression is positive between its zeros.`;
    const sum = step(calc`${p} + ${r}`, {
      name: 'the sum of the zeros',
      works: (_v, w) => tex`-\frac{b}{a} = ${w}`,
      because: text`$a(x - p)(x - r) = ax^2 - a(p + r)x + apr$. The coefficient $b$ is the sum of the zeros times
        $-a$.`,
    })`
      For $b$ use the sum of the zeros: it is $-\frac{b}{a}$.`;
    const minus = find(-1);
    const b = step(calc`${minus} * ${a} * ${sum}`, {
      name: text`$b$`,
      works: value => tex`b = -a \times ${sum} = ${value}`,
      because: text`Multiplying $-\frac{b}{a}$ by $-a$ leaves $b$ alone.`,
    })`
      Multiply this equation by $-a$ to get $b$.`;
    const both = step(calc`${a} + ${b}`, {
      name: text`the sum of the two coefficients`,
      works: (_v, w) => tex`a + b = ${w}`,
    })`
      The question asks for $a + b$, so add the two coefficients.`;
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
          You used $\frac{b}{a}$ as the sum of the zeros, so $b$ came out as $${b}$. The sum is $-\frac{b}{a}$.`,
        slip('wrong_sign', a, k)`
          You used $a = ${k}$. With a positive $a$ the expression would be positive outside the interval, not
          inside.`,
        slip('answered_another_quantity', both, b)`
          $${both}$ is $b$ alone. The sum of $a$ and $b$ was asked for.`,
        slip('answered_another_quantity', both, a)`
          $${both}$ is $a$ alone. The sum of $a$ and $b$ was asked for.`,
        slip('ignored_the_leading_coefficient', b, k > 1 && calc`${minus} * ${sum}`)`
          For $b$ you used $${b}$, the sum of the zeros with its sign changed. It also has to be multiplied by $a$.`,
        slip('subtracted_for_added', both, calc`${a} - ${b}`)`
          ${here} is $a - b$. The question asks for $a + b$, so the two have to be added.`,
        slip('wrong_sign', sum, calc`${r} - ${p}`)`
          You added the zeros without their signs, ${here}. The zero $${p}$ is negative, so it makes the sum
          smaller.`,
      ],
      snapRead: text`The solutions of a quadratic inequality are known: the ends of the interval are the zeros.`,
      approach: text`Use the product and the sum of the zeros. The sign of $a$ says whether the expression is positive
        between or outside them.`,
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
