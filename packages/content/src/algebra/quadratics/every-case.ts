import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Leading {
  /** The leading coefficient is k − m, the constant term k − r, the middle one 2n. */
  m: number;
  r: number;
  n: number;
  /** Positive everywhere: a²t < b with t = k − m. */
  a: number;
  b: number;
  way: boolean;
}

const many = (test: (k: number) => boolean) => Array.from({ length: 601 }, (_, i) => i - 300).filter(test);
/** The greatest whole d with d(d + gap) below n². */
const reach = (n: number, gap: number) => {
  let d = 0;
  while ((d + 1) * (d + 1 + gap) < n * n) d += 1;
  return d;
};

const twoRoots = form<Leading>(
  'two-distinct-roots',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AL.INQ.3'],
    entry: true,
    verify: ({ m, r, n }) => many(k => k !== m && 4 * n * n - 4 * (k - m) * (k - r) > 0).length,
  },
  ({ r, m, n, way }, { step, find }) => {
    const gap = find(calc`${r} - ${m}`);
    const square = find(calc`${n} * ${n}`);
    const beyond = step(reach(Math.sqrt(square.valueOf()), gap.valueOf()), {
      name: text`how far $k$ may lie outside the two zeros`,
      because: text`Between the zeros the product is not positive, so it is below $${n * n}$ there. Outside them both
        brackets grow, so the product grows too and passes $${n * n}$ at some distance, the same on both sides.`,
      works: value =>
        tex`D = 4 \times ${n * n} - 4(k ${addedTex(-m)})(k ${addedTex(-r)}) > 0: \quad ${value} \times
            ${value.add(r - m)} < ${n * n} \le ${value.add(1)} \times ${value.add(1 + r - m)}`,
    })`
      Two distinct real roots need a positive discriminant $D$, so the product $(k ${addedTex(-m)})(k ${addedTex(-r)})$
      has to be less than $${n * n}$. Find the greatest whole distance that $k$ may have from the nearer of its zeros
      $${m}$ and $${r}$, outside them.`;
    const all = step(calc`${beyond} * 2 + ${gap} + 1`, {
      name: 'the number of integers $k$ with a positive discriminant',
      because: text`From $${m}$ to $${r}$, both included, there is one integer more than the difference; on each of the
        two sides $${beyond}$ more follow.`,
      works: value => tex`${m} - ${beyond} \le k \le ${r} + ${beyond}: \quad ${value} \text{ integers}`,
    })`
      So $k$ runs from $${beyond}$ below $${m}$ to $${beyond}$ above $${r}$. Count these integers, both ends included.`;
    const excluded = find(1);
    const count = step(calc`${all} - ${excluded}`, {
      because: text`The discriminant speaks of a quadratic. Without the term in $x^2$ the equation is linear and has a
        single root, whatever the discriminant is.`,
      works: value => tex`k \ne ${m}: \quad ${all} - 1 = ${value}`,
    })`
      For $k = ${m}$ the coefficient of $x^2$ is zero. Take this value out of the count.`;
    return {
      answer: count,
      stem: () => {
        const equation = `$(k ${addedTex(-m)})x^2 + ${2 * n}x + (k ${addedTex(-r)}) = 0$`;
        return way
          ? text`For how many integers $k$ does ${equation} have two distinct real roots?`
          : text`How many integers $k$ are there for which exactly two real numbers satisfy ${equation}?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('ignored_the_leading_coefficient', excluded, 0)`
          $k = ${m}$ has been counted, though the equation is then linear and has a single root.`,
        slip('demanded_too_much', excluded, 2)`
          $k = ${r}$ makes only the constant term zero; the equation still has two roots, one of them $0$.`,
        slip('let_in_equal_values', beyond, calc`${beyond} + 1`)`
          You let $k$ go $${beyond}$ beyond $${m}$ and $${r}$. There the product of the outer coefficients is $${n * n}$
          or more, so the roots are equal or not real.`,
        slip('counted_gaps_for_numbers', all, calc`${beyond} * 2 + ${gap}`)`
          You counted $${all}$ integers with a positive discriminant, the difference of the greatest and the least $k$.
          With both ends there is one integer more.`,
        slip('mixed_up_inside_and_outside', beyond, 0)`
          Only $k$ from $${m}$ to $${r}$ were kept, where the product is not positive; it may be positive as long as it
          stays below the square.`,
        slip('left_out_a_case', all, calc`${beyond} + ${gap} + 1`)`
          You counted the $${beyond}$ values of $k$ beyond one of the numbers $${m}$ and $${r}$ only. There are
          $${beyond}$ more on the other side.`,
        slip('got_the_discriminant_wrong', square, calc`4 * ${n} * ${n}`)`
          You compared the product of the outer coefficients with $${square}$, the square of $${2 * n}$. The
          discriminant has $4$ times this product, so the bound is $${n * n}$.`,
      ],
      snapRead: text`The parameter stands in the leading coefficient too: it must not vanish, and the discriminant must
        be positive.`,
      approach: text`The discriminant gives a product of two integers below a square; find how far $k$ may go. Then
        remove the value that leaves no quadratic.`,
      faster: text`By symmetry about $k = ${(m + r) / 2}$: find the last $k$ above with $(k ${addedTex(-m)})(k
        ${addedTex(-r)}) < ${n * n}$, mirror it, and drop $k = ${m}$.`,
      check: text`At the ends $k = ${m - beyond.valueOf()}$ and $k = ${r + beyond.valueOf()}$ the product is
        $${beyond.mul(beyond.add(r - m))}$, still below $${n * n}$.`,
      principle: text`Two different roots need a positive discriminant and a leading coefficient that is not zero.`,
    };
  },
);

const positive = form<Leading>(
  'positive-for-every-x',
  {
    band: 'Medium',
    seconds: 70,
    also: ['AL.INQ.1'],
    suits: ({ a, b }) => Math.ceil(b / (a * a)) >= 4 && b <= 14 * a * a,
    verify: ({ m, a, b }) =>
      many(k => {
        const t = k - m;
        return t >= 0 && t * a * a - 2 * a * t * a + b > 0;
      }).reduce((sum, k) => sum + k, 0),
  },
  ({ b, a, m, way }, { step, find }) => {
    const bound = find(calc`${b} / (${a} * ${a})`);
    const last = step(calc`ceil(${bound}) - 1`, {
      name: 'the greatest leading coefficient',
      because: text`With a negative leading coefficient the parabola opens downwards and has negative values. With a
        positive one it opens upwards and stays above the $x$-axis only if it has no zero.`,
      works: value =>
        tex`t = k ${addedTex(-m)} > 0: \quad ${a * a !== 1 && a * a}t^2 < ${b}t, \quad ${a * a !== 1 && a * a}t <
            ${b}, \quad t \le ${value}`,
    })`
      Let $t = k ${addedTex(-m)}$ be the leading coefficient. It cannot be negative. If it is positive, the discriminant
      has to be negative, because the expression must never be $0$. Divide by $t$ and find the greatest integer $t$.`;
    const first = find(0);
    const terms = step(calc`${last} - ${first} + 1`, {
      name: 'the number of values of $k$',
      because: text`For $t = 0$ the terms in $x^2$ and in $x$ both vanish, and $${b}$ is left, which is positive for
        every $x$. The discriminant says nothing about this case.`,
      works: value => tex`t = 0, 1, \dots, ${last}: \quad ${value} \text{ values}`,
    })`
      Look at $t = 0$ as well: the expression is then a positive constant, so this value fits. Count the integers $t$
      from $0$ to $${last}$.`;
    const start = find(calc`${first} + ${m}`);
    const end = find(calc`${last} + ${m}`);
    const sum = step(calc`(${start} + ${end}) * ${terms} / 2`, {
      because: text`The question asks for the sum of the values of $k$, and each $k$ is its $t$ with $${m}$ added. The
        first and the last of consecutive integers have the same mean as all of them.`,
      works: value =>
        tex`${start} + \dots + ${end.s < 0n ? tex`(${end})` : end} = \frac{${terms}}{2}(${start} ${addedTex(end)}) =
            ${value}`,
    })`
      Each $t$ gives one $k$, so $k$ runs from $${start}$ to $${end}$. Add these consecutive integers: half their number
      times the sum of the first and the last.`;
    return {
      answer: sum,
      stem: () => {
        const expression = `(k ${addedTex(-m)})x^2 + ${2 * a === 2 ? '2' : 2 * a}(k ${addedTex(-m)})x + ${b}`;
        return way
          ? text`For certain integers $k$ the expression $${expression}$ is positive for every real $x$. What is the sum
            of these integers?`
          : text`Find the sum of all integers $k$ for which $${expression} > 0$ holds for all real values of $x$.`;
      },
      show: plain,
      plausible: () => true,
      slips: [
        slip('left_out_a_case', first, 1)`
          $k = ${m}$ is missing: the expression is then the constant $${b}$, which is positive for every $x$.`,
        slip('let_in_an_end_point', last, calc`${last} + 1`)`
          You counted $k = ${last.add(m)}$ too. The discriminant is then not negative, so the expression is not
          positive for every $x$.`,
        slip('wrong_sign', start, calc`-${m}`)`
          You began with $k = ${-m}$, with the wrong sign: the leading coefficient is $0$ for $k = ${m}$.`,
        slip('left_out_an_end_point', last, calc`${last} - 1`)`
          Your sum stops at $k = ${last.add(m)}$. The next value also makes the discriminant negative.`,
        slip('ignored_the_leading_coefficient', first, calc`-1`)`
          You counted $k = ${m - 1}$ too. The leading coefficient is then negative, so the expression is negative for
          large $x$.`,
        slip('answered_another_quantity', sum, calc`${last} * ${terms} / 2`)`
          $${sum}$ is the sum of the values of the leading coefficient, not of $k$.`,
      ],
      snapRead: text`The expression is positive for every real $x$, and its leading coefficient depends on $k$. The
        case in which it is zero has to be looked at by itself.`,
      approach: text`Take the cases of the leading coefficient: negative is impossible, zero leaves a constant, and
        positive needs a negative discriminant. Then add the integers.`,
      faster: text`With $t = k ${addedTex(-m)}$ the expression is $t(x + ${a})^2 + ${b} - ${a * a !== 1 && a * a}t$,
        which stays positive exactly when $t \ge 0$ and $${a * a !== 1 && a * a}t < ${b}$.`,
      check: text`The least value is at $x = -${a}$, where the expression is $${b} - ${a * a !== 1 && a * a}(k
        ${addedTex(-m)})$. For $k = ${end}$ this is $${b - a * a * last.valueOf()}$, and for the next integer it is
        not positive.`,
      principle: text`Before using the discriminant, look at the case in which the leading coefficient is zero.`,
    };
  },
);

/** AL.QUA.3 Medium: a case that must not be forgotten. */
export const everyCase: readonly AnyTemplate[] = [
  ...situation<Leading>({
    type: 'AL.QUA.3',
    situation: 'leading-coefficient',
    draw: draw => {
      const m = draw.int(-6, 7);
      const r = m + draw.int(1, 8);
      return m === 0 || r === 0
        ? null
        : { m, r, n: draw.int(2, 9), a: draw.pick([1, 2, 3]), b: draw.int(5, 60), way: draw.chance(0.5) };
    },
    forms: [twoRoots, positive],
  }),
];
