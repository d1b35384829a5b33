import { graph } from '../../lessons/pictures.ts';
import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Round {
  /** (u − p)² + (v − t)² = r² for the logarithms u, v to base a; mu + nv is asked, with m² + n² = w². */
  a: number;
  p: number;
  t: number;
  r: number;
  m: number;
  n: number;
  w: number;
  frame: number;
}

const roundOf = form<Round>(
  'circle-of-logarithms',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.COO.5'],
    suits: ({ p, t, r }) => {
      const c = r * r - p * p - t * t;
      return c !== 0 && Math.abs(c) < 60 && p !== t;
    },
    verify: ({ p, t, r, m, n }) => {
      let best = -1e9;
      for (let i = 0; i < 36000; i += 1) {
        const angle = (i * Math.PI) / 18000;
        best = Math.max(best, m * (p + r * Math.cos(angle)) + n * (t + r * Math.sin(angle)));
      }
      return Math.round(best);
    },
  },
  ({ a, p, t, r, m, n, w, frame }, { step, write, find }) => {
    const c = r * r - p * p - t * t;
    const log = (what: string) => (a === 10 ? `\\log ${what}` : `\\log_{${a}} ${what}`);
    const equation = `(${log('x')})^2 + (${log('y')})^2 = ${log(`x^{${2 * p}}`)} + ${log(`y^{${2 * t}}`)}
      ${addedTex(c)}`;
    const base = a === 10 ? '' : `, all to base $${a}$`;
    write(
      tex`u^2 + v^2 = ${2 * p}u + ${2 * t}v ${addedTex(c)} \quad \Rightarrow \quad (u - ${p})^2 + (v - ${t})^2 =
        ${r * r}`,
      {
        because: text`Exponents become factors, so nothing but $u$, $v$ and their squares is left: a circle.`,
      },
    )`
      Let $u$ and $v$ be the logarithms of $x$ and $y$. Complete the squares: the point $(u, v)$ lies on a circle with
      the centre $(${p}, ${t})$ and the radius ${r}.`;
    const middle = step(calc`${m} * ${p} + ${n} * ${t}`, {
      because: text`Around the centre the value rises on one side and falls by as much on the other. So the centre is
        the place to start from.`,
      name: 'the value at the centre',
      works: (_v, working) => tex`${m}u + ${n}v \text{ at } (${p}, ${t}): \quad ${working}`,
    })`
      The logarithm of $x^${m}y^${n}$ is $${m}u + ${n}v$, because exponents become factors. First find its value at the
      centre of the circle.`;
    const radius = find(r, { name: 'the radius' });
    const norm = find(w, { name: 'the root of the sum of the squared coefficients' });
    const reach = step(calc`${radius} * ${norm}`, {
      name: 'how far the value rises above the one at the centre',
      works: value => tex`${r} \times \sqrt{${m}^2 + ${n}^2} = ${value}`,
      because: text`On a line $${m}u + ${n}v = k$ that touches the circle, $k$ differs from the value at the centre by
        the radius times $\sqrt{${m}^2 + ${n}^2}$.`,
    })`
      The lines $${m}u + ${n}v = k$ are parallel. The greatest $k$ belongs to a tangent of the circle, at the distance
      ${r} from the centre.`;
    const most = step(calc`${middle} + ${reach}`, {
      because: text`At the point of contact the whole radius points in the direction in which the value grows fastest.
        No other point of the circle reaches farther.`,
    })`
      Add this rise to the value at the centre: that is the greatest value.`;
    return {
      answer: most,
      stem:
        frame === 0
          ? text`Positive numbers $x$ and $y$ satisfy $${equation}$${a === 10 && ' (logarithms to base $10$)'}. What is
            the greatest possible value of $${log(`(x^${m}y^${n})`)}$?`
          : frame === 1
            ? text`For positive $x$ and $y$ with $${equation}$${base}, the product $x^${m}y^${n}$ is at most
              $${a}^k$, and this value is reached. Find $k$.`
            : text`Let $x, y > 0$ and $${equation}$. How large can the logarithm of $x^${m}y^${n}$ to base $${a}$
              become?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('took_bounds_that_exclude_each_other', norm, calc`${m} + ${n}`)`
          The logarithms of $x$ and of $y$ were both taken at their own greatest values, $${p + r}$ and $${t + r}$.
          They are not reached together.`,
        stop('sought_the_extreme_elsewhere', middle)`
          $${middle}$ is the value for $x = ${a}^{${p}}$ and $y = ${a}^{${t}}$, the centre of the circle of logarithms,
          which is not on it.`,
        slip('left_out_a_term', most, reach)`
          $${reach}$ is only how far the greatest value lies above the value at the centre. The value at the centre has
          to be added.`,
        slip('forgot_the_root', radius, r * r)`
          $${r * r}$ was used as the radius of the circle of logarithms. It is the square of the radius.`,
        slip('did_not_halve', middle, calc`2 * (${m} * ${p} + ${n} * ${t})`)`
          The exponents $${2 * p}$ and $${2 * t}$ were taken for the centre. Completing the square halves them.`,
        slip('left_out_a_factor', norm, 1)`
          You added only the radius $${r}$ to the value at the centre. The logarithms have factors, so the value
          changes by more than $1$ for each unit of distance.`,
        slip('gave_the_other_extreme', most, m * p + n * t > r * w && calc`${middle} - ${reach}`)`
          ${here} is the least value, on the opposite side of the circle. The question asks for the greatest.`,
        slip('forgot_to_square', norm, Math.max(m, n))`
          You counted only the change of one logarithm, with the factor $${norm}$. Both logarithms change when the
          point moves.`,
      ],
      snapRead: text`Squares of two logarithms and their multiples: a circle, and a linear expression that is to be
        greatest.`,
      approach: text`Take the logarithms as coordinates. The condition is a circle, the asked logarithm is constant on
        parallel lines, and a tangent gives the greatest value.`,
      faster: text`Move the centre to the origin. A linear expression with coefficients $${m}$ and $${n}$ changes by at
        most $${w}$ for each unit of distance, so by ${r} times that from $${m * p + n * t}$ on.`,
      check: () => {
        const [x, y] = [q(p).add(q(r * m, w)), q(t).add(q(r * n, w))];
        return text`At the logarithms $${x}$ and $${y}$ the squared distances from $${p}$ and $${t}$ add up to
          $${r * r}$, and $${m} \times ${x} + ${n} \times ${y}$ is the value found.`;
      },
      principle: text`With logarithms as coordinates, an equation with their squares becomes a circle and a product of
        powers a line.`,
    };
  },
);

interface Equal {
  /** f(x) = |log(x/c)|; ma + nb is bounded for a < b with equal values. */
  c: number;
  m: number;
  n: number;
  frame: number;
}

const equal = form<Equal>(
  'two-places-of-equal-height',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.INQ.4', 'AL.FUN.4'],
    suits: ({ c, m, n }) => m !== n && isSquare(m * n) && m * n > 1 && Number.isInteger(c * Math.sqrt(m * n)),
    verify: ({ c, m, n }) => {
      let best = Number.POSITIVE_INFINITY;
      for (let i = 0; i <= 200000; i += 1) {
        const b = c * (1 + i / 20000);
        best = Math.min(best, (m * c * c) / b + n * b);
      }
      return nearFraction(Math.round(best * 1e4) / 1e4, 4);
    },
  },
  ({ c, m, n, frame }, { step, write }) => {
    const f = c === 1 ? '\\left|\\log_{10} x\\right|' : `\\left|\\log_{10} \\frac{x}{${c}}\\right|`;
    const sum = `${m === 1 ? '' : m}a + ${n === 1 ? '' : n}b`;
    const bounded = `${m === 1 ? '' : m}a + ${n === 1 ? '' : n}b \\ge k`;
    write(
      tex`-\log_{10} \frac{a}{${c}} = \log_{10} \frac{b}{${c}} \quad \Rightarrow \quad ab = ${c * c}, \quad b >
      ${c}`,
      {
        because: text`The two heights are equal only if one logarithm is the other one with its sign changed.`,
      },
    )`
      To the left of $${c}$ the logarithm is negative, to the right of it positive. So $a$ and $b$ lie on both sides of
      $${c}$.`;
    const product = c * c * m * n;
    const least = step(calc`2 * sqrt(${product})`, {
      name: 'the bound from AM and GM',
      works: (_v, working) => tex`${sum} \ge 2\sqrt{${m * n}ab} = ${working}`,
    })`
      As the product $ab$ is fixed, the arithmetic mean gives a lower bound for the sum.`;
    const place = step(c === 1 ? calc`sqrt(${m} / ${n})` : calc`${c} * sqrt(${m} / ${n})`, {
      name: 'the b for which this bound would be reached',
      works: (_v, working) =>
        tex`${m === 1 ? '' : m}a = ${n === 1 ? '' : n}b \quad \Rightarrow \quad b = ${working}`,
      because: text`A bound counts as the least value only if it is reached by numbers that are allowed.`,
    })`
      This bound is reached where the two terms are equal. Find that $b$ and compare it with $${c}$.`;
    const isReached = m > n;
    const bound = step(isReached ? least : () => place.mul(0).add(c * (m + n)), {
      works: value =>
        isReached
          ? tex`b = ${place} > ${c}: \quad k = ${value}`
          : tex`b = ${place} < ${c}: \quad k =
            ${c === 1 ? tex`${m} + ${n}` : tex`${m} \times ${c} + ${n} \times ${c}`} = ${value}`,
    })`
      ${
        isReached
          ? text`This $b$ lies to the right of $${c}$, so the bound is reached and is the greatest $k$.`
          : text`This $b$ is not allowed. For all $b > ${c}$ the sum grows with $b$, so it comes as close as one likes
            to its
            value at $a = b = ${c}$, without reaching it.`
      }`;
    return {
      answer: bound,
      stem:
        frame === 0
          ? text`The figure shows the graph of $f(x) = ${f}$. For $0 < a < b$ it is known that $f(a) = f(b)$. What is
            the greatest number $k$ for which $${bounded}$ in all such cases?`
          : frame === 1
            ? text`A horizontal line cuts the graph of $y = ${f}$ at $x = a$ and $x = b$, with $a < b$, as in the
              figure. If the line is moved up or down, $${sum}$ changes. Find the largest number $k$ below which
              $${sum}$ never falls.`
            : text`For any two positive numbers $a < b$ at which $${f}$ has the same value, $${bounded}$. How large can
              the constant $k$ be at most?`,
      figure: () =>
        graph({
          alt: text`The graph falls steeply to the point $(${c}, 0)$ on the x-axis and then rises slowly. A horizontal
            line meets it at $x = a$ to the left of this point and at $x = b$ to the right of it. Not to scale.`,
          x: [0, 4],
          y: [-0.12, 0.75],
          curves: [
            x => (x > 0 && x <= 1 ? -Math.log10(x) : Number.NaN),
            x => (x >= 1 ? Math.log10(x) : Number.NaN),
            x => (x >= 0.25 && x <= 3.25 ? 0.398 : Number.NaN),
          ],
          marks: [
            { x: 1, y: 0, text: String(c), at: 'below' },
            { x: 0.4, y: 0, text: 'a', at: 'below' },
            { x: 2.5, y: 0, text: 'b', at: 'below' },
            { x: 0.4, y: 0.398 },
            { x: 2.5, y: 0.398 },
          ],
        }),
      show: plain,
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        isReached
          ? slip(
              'sought_the_extreme_elsewhere',
              bound,
              c === 1 ? calc`${m} + ${n}` : calc`${c} * (${m} + ${n})`,
            )`
              ${here} is the value where $a$ and $b$ meet at $${c}$. For a larger $b$ the sum becomes smaller than
              that.`
          : slip('sought_the_extreme_elsewhere', bound, least)`
              $${least}$ would need $${m === 1 ? '' : m}a = ${n === 1 ? '' : n}b$, which means $b = ${place}$ and
              $a = ${q(c * c).div(place)}$. But $b$ is the larger one.`,
        slip(
          'left_out_a_factor',
          bound,
          c > 1 ? (isReached ? calc`2 * sqrt(${m * n})` : calc`${m} + ${n}`) : false,
        )`
          ${here} belongs to $ab = 1$, for a graph that meets the axis at $1$. This one meets it at $${c}$.`,
        slip('assumed_equal_parts', bound, calc`2 * ${n} * ${c}`)`
          ${here} is twice ${n === 1 ? '$b$' : text`$${n}b$`} at $b = ${c}$. The two terms are not equal there.`,
        slip('mixed_up_sum_and_product', bound, calc`${c * c} * (${m} + ${n})`)`
          ${here} puts $${c * c}$, the product of $a$ and $b$, in place of each of them.`,
        slip('did_not_double', bound, calc`sqrt(${product})`)`
          ${here} is the geometric mean of the two terms. Their sum is at least twice that.`,
        slip('forgot_the_root', bound, product < 400 && calc`2 * ${m * n} * ${c}`)`
          ${here} takes $${m * n}$ without its root. The bound of a sum is twice the root of the product.`,
        slip('took_a_part_for_the_whole', bound, calc`${Math.max(m, n)} * ${c}`)`
          ${here} is one of the two terms at $${c}$. The other one is to be added.`,
        slip('added_for_multiplied', bound, calc`2 * ${c} + ${m} + ${n}`)`
          ${here} adds the coefficients. They multiply the two numbers, so their product stands under the root.`,
      ],
      snapRead: text`Equal values of the modulus of a logarithm fix the product of two numbers, and a sum has to be
        bounded.`,
      approach: text`Get the product of $a$ and $b$, then the place at which the two terms are equal. Whether $b$ may
        be there decides between the bound of the means and the end of the interval.`,
      check: () => {
        const b = isReached ? place : q(c).mul(q(11, 10));
        const a = q(c * c).div(b);
        return isReached
          ? text`At $b = ${b}$ and $a = ${a}$ both terms are $${b.mul(n)}$; at $a = b = ${c}$ the sum would be
            $${c * (m + n)}$.`
          : text`At $b = ${b}$ the sum is about $${Number(a.mul(m).add(b.mul(n)).valueOf()).toFixed(2)}$, already more
            than at $b = ${c}$, and for larger $b$ it grows.`;
      },
      principle: text`A bound from the means is a least value only if the place where the terms are equal is allowed.`,
    };
  },
);

/** AL.LOG.1 Hard: two logarithms on a circle. */
const rounds = situation<Round>({
  type: 'AL.LOG.1',
  situation: 'logarithms-on-a-circle',
  tries: 300,
  draw: draw => {
    const [m, n, w] = draw.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [8, 6, 10],
      [6, 8, 10],
    ] as const);
    return {
      a: draw.pick([2, 3, 10]),
      p: draw.int(1, 5),
      t: draw.int(1, 5),
      r: draw.int(2, 7),
      m,
      n,
      w,
      frame: draw.int(0, 2),
    };
  },
  forms: [roundOf],
});

/** AL.LOG.1 Hard: two places of equal height. */
const heights = situation<Equal>({
  type: 'AL.LOG.1',
  situation: 'equal-heights',
  tries: 500,
  draw: draw => ({ c: draw.int(1, 9), m: draw.int(1, 18), n: draw.int(1, 18), frame: draw.int(0, 2) }),
  forms: [equal],
});

export const curvesInLogs: readonly AnyTemplate[] = [...rounds, ...heights];
