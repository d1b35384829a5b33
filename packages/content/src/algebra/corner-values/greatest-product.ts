import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Limits {
  /** ax + by ≤ m decides; cx + dy ≤ n does not. */
  a: number;
  b: number;
  m: number;
  c: number;
  d: number;
  n: number;
  decidesFirst: boolean;
  frame: number;
}

const times = (factor: number, letter: string) => `${factor === 1 ? '' : factor}${letter}`;

const productUnderTwo = form<Limits>(
  'greatest-product-under-two-conditions',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.INQ.5'],
    verify: ({ a, b, m, c, d, n }) => {
      let most = 0;
      for (let i = 0; i <= 40000; i += 1) {
        const x = (i * Math.min(m / a, n / c)) / 40000;
        most = Math.max(most, x * Math.min((m - a * x) / b, (n - c * x) / d));
      }
      return nearFraction(Math.round(most * 100) / 100, 4);
    },
  },
  ({ a, b, m, c, d, n, decidesFirst, frame }, { step, write, find }) => {
    const [lineA, lineC] = [
      tex`${times(a, 'x')} + ${times(b, 'y')}`,
      tex`${times(c, 'x')} + ${times(d, 'y')}`,
    ];
    const half = find(2);
    const x = step(frac(calc`${m} / (${half} * ${a})`), {
      name: text`the best $x$`,
      works: (_v, w) =>
        tex`${times(a, 'x')} = ${times(b, 'y')} = \frac{${m}}{2} \quad \Rightarrow \quad x = ${w}`,
      because: text`Two positive numbers with a fixed sum have their greatest product where they are equal.`,
    })`
      Begin with $${lineA} \le ${m}$ alone. The product $${times(a, 'x')} \times ${times(b, 'y')}$ is a fixed multiple
      of $xy$, and its factors add up to at most $${m}$. It is greatest if they are equal.`;
    const y = step(frac(calc`${m} / (2 * ${b})`), {
      name: text`the best $y$`,
      works: (_v, w) => tex`y = ${w}`,
    })`
      Find $y$ in the same way.`;
    const bestX = q(m, 2 * a);
    const bestY = q(m, 2 * b);
    write(
      tex`${lineC} = ${c} \times ${frac(bestX)} + ${d} \times ${frac(bestY)} = ${frac(bestX.mul(c).add(bestY.mul(d)))}
        \le
        ${n}`,
      {
        because: text`If this point is allowed, no other allowed point has a larger product, as all of them satisfy the
          condition used.`,
      },
    )`
      Test the other condition. It holds, so this point is allowed, though it is not the corner where both conditions
      hold with equality.`;
    const product = step(frac(calc`${frac(x)} * ${frac(y)}`))`
      So the greatest product is reached there.`;
    const corner = cornerOf({ a, b, m, c, d, n });
    const facts = decidesFirst
      ? tex`${lineA} \le ${m} \text{ and } ${lineC} \le ${n}`
      : tex`${lineC} \le ${n} \text{ and } ${lineA} \le ${m}`;
    return {
      answer: product,
      stem: wording(
        frame,
        text`Real numbers $x$ and $y$, neither of them negative, satisfy $${facts}$. What is the maximum value of
          $xy$?`,
        text`If $${facts}$ with $x \ge 0$ and $y \ge 0$, how large can the product $xy$ be at most?`,
        text`Let $x$ and $y$ be real numbers, not negative, with $${facts}$. Find the greatest value that $xy$ can
          have.`,
      ),
      show: plain,
      plausible: value => value.d <= 4n && value.gt(0),
      slips: [
        slip('sought_the_extreme_elsewhere', product, () => corner[0].mul(corner[1]))`
          The product was taken where both limits are used up, at $${frac(corner[0])}$ and $${frac(corner[1])}$. A
          product need not be greatest at a corner.`,
        slip('ignored_a_condition', product, frac(calc`${n} / (2 * ${c}) * (${n} / (2 * ${d}))`))`
          Only the limit $${n}$ was used. At the point with this product the other limit, $${m}$, is
          exceeded.`,
        slip('took_bounds_that_exclude_each_other', product, () =>
          least(q(m, a), q(n, c)).mul(least(q(m, b), q(n, d))),
        )`
          The largest possible values of the two, $${frac(least(q(m, a), q(n, c)))}$ and
          $${frac(least(q(m, b), q(n, d)))}$, were multiplied. They do not occur together.`,
        slip('took_the_figure_for_special', product, () => {
          const side = least(q(m, a + b), q(n, c + d));
          return side.mul(side);
        })`
          Both factors were taken as $${frac(least(q(m, a + b), q(n, c + d)))}$. Equal are the two parts of the limit,
          not the two factors themselves.`,
        slip('did_not_halve', x, frac(calc`${m} / ${a}`))`
          The whole limit was given to one part, ${here}. Half of it belongs to each part.`,
        slip('gave_the_place_for_the_value', product, () => bestX.add(bestY))`
          $${frac(product)}$ is the sum of the two factors, not their product.`,
      ],
      snapRead: text`A product under two linear limits. For a product the best place can lie inside an edge, not at a
        corner.`,
      approach: text`Under one limit the product is greatest where the two parts of the sum are equal. Find this point
        for
        each limit and look whether it satisfies the other one.`,
      check: text`At the corner $(${frac(corner[0])}, ${frac(corner[1])})$, where both limits are used up, the product
        is
        only $${frac(corner[0].mul(corner[1]))}$. With the limit $${n}$ alone it would be
        $${frac(q(n * n, 4 * c * d))}$, at a point that is not allowed.`,
      principle: text`Linear expressions are greatest at corners; a product is greatest where its parts of a limit are
        equal, if that point is allowed.`,
    };
  },
);

type Fractional = ReturnType<typeof q>;
const least = (a: Fractional, b: Fractional) => (a.lt(b) ? a : b);
const cornerOf = ({
  a,
  b,
  m,
  c,
  d,
  n,
}: Omit<Limits, 'frame' | 'decidesFirst'>): readonly [Fractional, Fractional] => {
  const det = a * d - b * c;
  return [q(m * d - b * n, det), q(a * n - m * c, det)];
};

/** AL.INQ.7 Hard: the greatest product under two conditions. */
export const greatestProduct: readonly AnyTemplate[] = situation<Limits>({
  type: 'AL.INQ.7',
  situation: 'product-under-two-conditions',
  tries: 100,
  draw: draw => {
    const [a, b] = draw.some([1, 2, 3, 4, 5, 6], 2);
    const [c, d] = [draw.int(1, 9), draw.int(1, 9)];
    const m = draw.step(12, 96, 2);
    const x0 = draw.int(1, 30);
    if (!a || !b || a * d === b * c) return null;
    const y0 = (m - a * x0) / b;
    const n = c * x0 + d * y0;
    const [x, y] = [m / (2 * a), m / (2 * b)];
    const fits =
      Number.isInteger(y0) &&
      y0 > 0 &&
      Number.isInteger(2 * x) &&
      Number.isInteger(2 * y) &&
      c * x + d * y < n &&
      n !== m &&
      x0 * y0 < 0.95 * x * y;
    return fits ? { a, b, m, c, d, n, decidesFirst: draw.chance(0.5), frame: draw.int(0, 2) } : null;
  },
  forms: [productUnderTwo],
});
