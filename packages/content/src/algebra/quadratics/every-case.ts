import { isSquare } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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
  ({ r, m, n, way }, { step, find, write }) => {
    const gap = find(calc`${r} - ${m}`);
    const square = find(calc`${n} * ${n}`);
    const product = tex`(k ${addedTex(-m)})(k ${addedTex(-r)})`;
    const [middle, last] = [m + r, m * r - n * n];
    const quadratic = tex`k^2
    ${middle !== 0 && tex`${Math.abs(middle) === 1 ? (middle > 0 ? '-' : '+') : addedTex(-middle)} k`}
    ${addedTex(last)}`;
    // The roots of the quadratic in k are (m + r)/2, more and less by half of this root.
    const spread = (r - m) ** 2 + 4 * n * n;
    const areWhole = isSquare(spread);
    const [from, to] = [(middle - Math.sqrt(spread)) / 2, (middle + Math.sqrt(spread)) / 2];
    write(
      tex`D = ${2 * n}^2 - 4${product} > 0 \;\Rightarrow\; ${product} < ${n * n} \;\Rightarrow\; ${quadratic} <
    0`,
      {
        because: text`A quadratic equation has two distinct real roots exactly when its discriminant is positive. The
        discriminant depends on $k$, so this is a condition on $k$.`,
      },
    )`
      Two distinct real roots need a positive discriminant $D$. Write $D > 0$, divide by $4$ and bring everything to one
      side: a quadratic inequality in $k$.`;
    const beyond = find(reach(Math.sqrt(square.valueOf()), gap.valueOf()));
    const ends = step(() => [q(m).sub(beyond), q(r).add(beyond)], {
      name: 'the least and the greatest integer $k$ with a positive discriminant',
      because: text`The graph of $${quadratic}$ opens upwards, so its values are negative between the two roots. At a
        root itself the value is $0$, and the discriminant is $0$ too.`,
      works: ([least = q(0), greatest = q(0)]) =>
        areWhole
          ? tex`(k ${addedTex(-from)})(k ${addedTex(-to)}) < 0 \;\Rightarrow\; ${from} < k < ${to}
              \;\Rightarrow\; ${least} \le k \le ${greatest}`
          : tex`k = \frac{${middle} \pm \sqrt{${spread}}}{2}: \quad k \approx ${q(Math.round(from * 100), 100)}
              \text{ and } k \approx ${q(Math.round(to * 100), 100)} \;\Rightarrow\; ${least} \le k \le ${greatest}`,
    })`
      ${areWhole ? 'Factorise the quadratic in $k$' : 'Find both roots of the quadratic in $k$'}. It is negative between
      its two roots; take the integers there.`;
    const all = step(() => (ends[1] ?? q(0)).sub(ends[0] ?? 0).add(1), {
      name: 'the number of integers $k$ with a positive discriminant',
      works: value =>
        tex`${ends[1]} - ${(ends[0] ?? q(0)).s < 0n ? tex`(${ends[0]})` : ends[0]} + 1 = ${value}`,
    })`
      Count these integers. Both ends belong to them, so there is one more than the difference.`;
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
        slip(areWhole ? 'let_in_equal_values' : 'rounded_the_wrong_way', beyond, calc`${beyond} + 1`)`
          You also counted $k = ${ends[0]}$ and $k = ${ends[1]}$. There $${product}$ is
          $${beyond.mul(beyond.add(r - m))}$, which is not less than $${n * n}$, so the discriminant is not positive.`,
        slip('counted_gaps_for_numbers', all, () => (ends[1] ?? q(0)).sub(ends[0] ?? 0))`
          From $${ends[0]}$ to $${ends[1]}$ you counted $${all}$ integers, which is the difference. With both ends there
          is one integer more.`,
        slip('mixed_up_inside_and_outside', beyond, 0)`
          You kept only $k$ from $${m}$ to $${r}$, where $${product}$ is not positive. The product may be positive as
          long as it is less than $${n * n}$.`,
        slip('left_out_a_case', all, calc`${beyond} + ${gap} + 1`)`
          You counted the integers from $${m}$ to $${ends[1]}$, which are $${all}$. Below $${m}$ there are $${beyond}$
          more with a positive discriminant.`,
        slip('got_the_discriminant_wrong', square, calc`4 * ${n} * ${n}`)`
          You compared $${product}$ with $${2 * n}^2 = ${square}$. The discriminant has $4$ times this product, so it
          has to be less than $${n * n}$.`,
      ],
      snapRead: text`The parameter $k$ stands in the coefficient of $x^2$ too: this must not be zero, and the
        discriminant must be positive.`,
      approach: text`Write the condition $D > 0$ as a quadratic inequality in $k$ and count the integers between its two
        roots. Then leave out the value for which the equation is not quadratic.`,
      check: () => text`At $k = ${ends[0]}$ and $k = ${ends[1]}$ the product $${product}$ is
        $${beyond.mul(beyond.add(r - m))} < ${n * n}$; one step further, at $k = ${(ends[0] ?? q(0)).sub(1)}$ and $k =
        ${(ends[1] ?? q(0)).add(1)}$, it is $${beyond.add(1).mul(beyond.add(r - m + 1))}$. Without $k = ${m}$ this
        leaves $${all} - 1 = ${count}$.`,
      principle: text`Two different roots need a positive discriminant and a leading coefficient that is not zero.`,
    };
  },
);

const positive = form<Leading>(
  'positive-for-every-x',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
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
        slip('left_out_an_end_point', last, calc`${last} - 1`)`
          Your sum stops at $k = ${last.add(m)}$. The next value also makes the discriminant negative.`,
        slip('ignored_the_leading_coefficient', first, calc`-1`)`
          You counted $k = ${m - 1}$ too. The leading coefficient is then negative, so the expression is negative for
          large $x$.`,
        slip('answered_another_quantity', sum, calc`${last} * ${terms} / 2`)`
          $${sum}$ is the sum of the leading coefficients $0, 1, \dots, ${last}$. Each $k$ is one of them with $${m}$
          added.`,
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
