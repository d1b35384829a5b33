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
    const beyond = step(
      reach(Math.sqrt(square.valueOf()), gap.valueOf()),
      value =>
        tex`(k ${addedTex(-m)})(k ${addedTex(-r)}) < ${n * n}, \quad ${value} \times ${value.add(r - m)} < ${n * n}
          \le ${value.add(1)} \times ${value.add(1 + r - m)}`,
    )`
      The discriminant must be positive. Test how far $k$ may lie outside the two zeros of the product.`;
    const all = step(
      calc`${beyond} * 2 + ${gap} + 1`,
      value => tex`${m} - ${beyond} \le k \le ${r} + ${beyond}: \quad ${value} \text{ integers}`,
    )`
      So $k$ runs from that many below the smaller zero to that many above the larger one; count these integers.`;
    const excluded = find(1);
    const count = step(calc`${all} - ${excluded}`, value => tex`k \ne ${m}: \quad ${all} - 1 = ${value}`)`
      One of them makes the leading coefficient zero: the equation is then linear and has one root.`;
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
          Going out $${beyond}$ on each side makes the product $${n * n}$ or more, so the roots are equal or not real
          there.`,
        slip('counted_gaps_for_numbers', all, calc`${beyond} * 2 + ${gap}`)`
          $${all}$ is the difference of the greatest and the least $k$; there is one integer more than that.`,
        slip('mixed_up_inside_and_outside', beyond, 0)`
          Only $k$ from $${m}$ to $${r}$ were kept, where the product is not positive; it may be positive as long as it
          stays below the square.`,
        slip('left_out_a_case', all, calc`${beyond} + ${gap} + 1`)`
          The $${beyond}$ values on one side of the zeros are missing.`,
        slip('got_the_discriminant_wrong', square, calc`4 * ${n} * ${n}`)`
          With $${square}$ in place of $${n * n}$ the factor $4$ of the discriminant has been left out.`,
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
    const last = step(
      calc`ceil(${bound}) - 1`,
      value => tex`t = k ${addedTex(-m)} > 0: \quad ${a * a !== 1 && a * a}t^2 < ${b}t, \quad t \le ${value}`,
    )`
      Let $t = k ${addedTex(-m)}$ be the leading coefficient. If $t$ is positive, the discriminant has to be
      negative, because
      the expression must never be $0$. Solve for $t$.`;
    const first = find(0);
    const terms = step(
      calc`${last} - ${first} + 1`,
      value => tex`t = 0, 1, \dots, ${last}: \quad ${value} \text{ values}`,
    )`
      If $t = 0$ the expression is a positive constant, so this value fits as well.`;
    const start = find(calc`${first} + ${m}`);
    const end = find(calc`${last} + ${m}`);
    const sum = step(
      calc`(${start} + ${end}) * ${terms} / 2`,
      value =>
        tex`${start} + \dots + ${end.s < 0n ? tex`(${end})` : end} = \frac{${terms}}{2}(${start} ${addedTex(end)}) =
          ${value}`,
    )`
      Each $t$ gives one $k$, so go back to $k$ and add these consecutive integers.`;
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
          positive for
          every $x$.`,
        slip('wrong_sign', start, calc`-${m}`)`
          You began with $k = ${-m}$, with the wrong sign: the leading coefficient is $0$ for $k = ${m}$.`,
        slip('left_out_an_end_point', last, calc`${last} - 1`)`
          Your sum stops at $k = ${last.add(m)}$. The next value also makes the discriminant negative.`,
        slip('ignored_the_leading_coefficient', first, calc`-1`)`
          You counted $k = ${m - 1}$ too. The leading coefficient is then negative, so the expression is negative for
          large
          $x$.`,
        slip('answered_another_quantity', sum, calc`${last} * ${terms} / 2`)`
          $${sum}$ is the sum of the values of the leading coefficient, not of $k$.`,
      ],
      snapRead: text`The expression is positive for every real $x$, and its leading coefficient depends on $k$. The
      case in
        which it is zero has to be looked at by itself.`,
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
