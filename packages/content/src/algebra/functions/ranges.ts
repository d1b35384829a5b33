import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { linearTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Weighted {
  /** f(x) = u√(x − a) + v√(a + m² − x), with u² + v² = w². */
  u: number;
  v: number;
  w: number;
  a: number;
  m: number;
  frame: number;
}

const weighted = form<Weighted>(
  'range-of-two-weighted-roots',
  {
    band: 'Hard',
    seconds: 130,
    // The slip that halves the length for no reason is gone.
    revision: 2,
    also: ['GM.COO.4', 'AL.INQ.4'],
    verify: ({ u, v, a, m }) => {
      let [low, high] = [1e9, 0];
      for (let i = 0; i <= 40000; i += 1) {
        const x = a + (m * m * i) / 40000;
        const value = u * Math.sqrt(Math.max(0, x - a)) + v * Math.sqrt(Math.max(0, a + m * m - x));
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
      return nearFraction(Math.round((high - low) * 1000) / 1000);
    },
  },
  ({ u, v, w, a, m, frame }, { step, write, find }) => {
    const b = a + m * m;
    const f = `${u}\\sqrt{${linearTex(1, -a, 'x')}} + ${v}\\sqrt{${linearTex(-1, b, 'x')}}`;
    write(
      tex`r = \sqrt{${linearTex(1, -a, 'x')}}, \quad s = \sqrt{${linearTex(-1, b, 'x')}}, \quad r^2 + s^2 =
      ${m * m}`,
      {
        because: text`The two numbers under the roots add up to a constant, so the roots are coordinates on a circle.`,
      },
    )`
      Call the two roots $r$ and $s$. Their squares add up to $${m * m}$, so the points $(r, s)$ form a quarter of a
      circle about the origin.`;
    const radius = find(m, { name: 'the radius' });
    const top = step(calc`${radius} * sqrt(${u}^2 + ${v}^2)`, {
      name: 'the greatest value',
      works: (_v, working) => tex`${u}r + ${v}s \le ${working}`,
      because: text`The line is furthest from the origin when it touches the circle; then its distance
        $\frac{k}{\sqrt{${u}^2 + ${v}^2}}$ is the radius.`,
    })`
      The lines $${u}r + ${v}s = k$ are parallel. The greatest $k$ belongs to the line that touches the quarter circle,
      at a distance of ${m} from the origin.`;
    const bottom = step(calc`${radius} * min(${u}, ${v})`, {
      because: text`Along the arc the value first rises and then falls, so it is least at one of the ends. Both roots
        cannot be $0$ together, because their squares add up to $${m * m}$.`,
      name: 'the least value',
      works: (_v, working) => tex`${u}r + ${v}s \ge ${working}`,
    })`
      The least value is at an end of the arc, where one root is $0$ and the other one $${m}$. The end with the smaller
      multiplier gives it.`;
    const length = step(calc`${top} - ${bottom}`, {
      because: text`Every value between the two is taken, since the point moves along the arc without a jump.`,
    })`
      The range reaches from the least to the greatest value. Subtract.`;
    const most = Math.max(u, v);
    return {
      answer: length,
      stem:
        frame === 0
          ? text`The range of $f(x) = ${f}$ is an interval. What is the difference between the greatest and the least
            value of $f$?`
          : frame === 1
            ? text`As $x$ runs from $${a}$ to $${b}$, the value of $${f}$ changes. By how much does its maximum exceed
              its minimum?`
            : text`For real $x$, let $y = ${f}$ wherever this is defined. All possible values of $y$ fill an interval on
              the number line. Find its length.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('sought_the_extreme_elsewhere', length, calc`${radius} * abs(${u} - ${v})`)`
          $${length}$ is the difference of the values at $x = ${a}$ and $x = ${b}$. Between these ends the value is
          larger.`,
        slip('took_bounds_that_exclude_each_other', top, calc`${radius} * (${u} + ${v})`)`
          ${here} was taken for the greatest value, as if both roots could be $${m}$ at once. When one of them is
          $${m}$, the other one is zero.`,
        slip('ignored_a_bound', bottom, 0)`
          The least value was taken as $0$. The two roots are never zero together.`,
        slip('gave_the_other_extreme', bottom, calc`${radius} * ${most}`)`
          $${bottom}$, the value at one end, was taken for the least. At the other end the value is smaller.`,
        slip('forgot_the_root', radius, m * m)`
          $${m * m}$ was used as the length of a root where its square root belongs.`,
        stop('answered_another_quantity', bottom)`
          $${bottom}$ is the least value itself. The question asks how far the greatest value is from it.`,
        slip('used_a_wrong_given_number', bottom, calc`${radius} * abs(${u} - ${v})`)`
          ${here} was taken for the least value: the two roots were subtracted where each of them is $${m}$. They never
          are at once, and they are added.`,
        slip('added_for_subtracted', length, calc`${top} + ${bottom}`)`
          ${here} adds the greatest and the least value. The length of the range is their difference.`,
      ],
      snapRead: text`Two roots, and the numbers under them add up to a constant: points on a circle and
        parallel lines.`,
      approach: text`Take the two roots as coordinates. The point moves on a quarter circle, the value is constant on
        parallel lines. A tangent gives the greatest value, an end of the arc the least.`,
      faster: text`With the roots as a point at the distance ${m} from the origin, the value is at most
        $\sqrt{${u}^2 + ${v}^2} \times ${m} = ${w * m}$, and at the ends it is $${u * m}$ and $${v * m}$.`,
      check: () => {
        const x = q(a).add(q(m * m * u * u, w * w));
        return text`At $x = ${frac(x)}$ the roots are $${frac(q(u * m, w))}$ and $${frac(q(v * m, w))}$, and the value
          is $${w * m}$.`;
      },
      principle: text`If two squares have a constant sum, a linear expression in the two numbers is greatest where a
        line touches a circle.`,
    };
  },
);

interface Mapped {
  /** f(x) − kx = −a(x − m)(x − n). */
  a: number;
  m: number;
  n: number;
  k: number;
  frame: number;
}

const mapped = form<Mapped>(
  'interval-and-its-multiple',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.QUA.7'],
    suits: ({ a, m, n, k }) =>
      n - m > 1 && k > a * (n - m) && m * n !== 0 && m + n !== 0 && a * (m + n) + k !== 0,
    verify: ({ a, m, n, k }) => {
      const f = (x: number) => -a * x * x + (a * (m + n) + k) * x - a * m * n;
      const vertex = (a * (m + n) + k) / (2 * a);
      for (let i = -60; i <= 60; i += 1)
        for (let j = i + 1; j <= 60; j += 1) {
          const [low, high] = [i / 2, j / 2];
          const top = vertex > low && vertex < high ? f(vertex) : Math.max(f(low), f(high));
          if (top === k * high && Math.min(f(low), f(high)) === k * low) return q(j - i, 2);
        }
      throw new Error('no interval fits');
    },
  },
  ({ a, m, n, k, frame }, { step, write, find }) => {
    const b = a * (m + n) + k;
    const f = polynomialTex([-a, b, -a * m * n]);
    const place = q(b, 2 * a);
    const top = place
      .mul(place)
      .mul(a)
      .sub(a * m * n);
    write(
      tex`f(x) \le f\left(${frac(place)}\right) = ${frac(top)} \quad \Rightarrow \quad ${k}n \le ${frac(top)} \quad
        \Rightarrow \quad n \le ${frac(top.div(k))} < ${frac(place)}`,
      {
        because: text`Whether the vertex lies between $m$ and $n$ decides which values are taken, so this comes first.`,
      },
    )`
      $${k}n$ is a value of $f$, so it is at most the value at the vertex. This shows that $n$ lies to the left of the
      vertex.`;
    const roots = step([q(m), q(n)], {
      because: text`On a part where $f$ only rises, the smaller end has the smaller value. So the ends of the interval
        go to the ends of the range, and one equation holds for both.`,
      name: 'the ends of the interval',
      works: ([
        low,
        high,
      ]) => tex`f(x) = ${k}x \quad \Rightarrow \quad ${polynomialTex([a, -a * (m + n), a * m * n])} = 0
        \quad \Rightarrow \quad x = ${low}, \; x = ${high}`,
    })`
      So $f$ rises all the way from $m$ to $n$, and its least and greatest value are at the ends: $f(m) = ${k}m$ and
      $f(n) = ${k}n$. Both $m$ and $n$ solve $f(x) = ${k}x$.`;
    const low = find(roots[0]);
    const high = find(roots[1]);
    const length = step(calc`${high} - ${low}`, {
      because: text`The question asks for the length of the interval of $x$, not of the range, which is $${k}$ times as
        long.`,
      works: (_v, working) => tex`n - m = ${working}`,
    })`
      The smaller solution is $m$ and the larger one $n$. Subtract to get $n - m$.`;
    return {
      answer: length,
      stem:
        frame === 0
          ? text`For two real numbers $m < n$ the function $f(x) = ${f}$, restricted to $m \le x \le n$, has exactly the
            values from $${k}m$ to $${k}n$. What is $n - m$?`
          : frame === 1
            ? text`If only $x$ from $m$ to $n$ are allowed, the range of $f(x) = ${f}$ is the interval from $${k}m$ to
              $${k}n$. Here $m < n$ are real constants. Find the length of the interval from $m$ to $n$.`
            : text`Let $f(x) = ${f}$. There is one interval $m \le x \le n$ on which the least value of $f$ is $${k}m$
              and the greatest one $${k}n$, where $m < n$. By how much does $n$ exceed $m$?`,
      show: plain,
      plausible: value => value.gt(0) && value.d < 30n,
      slips: [
        slip('sought_the_extreme_elsewhere', high, top.div(k))`
          $${k}n$ was taken as the value at the vertex, so $n = ${frac(high)}$ was used. That $n$ lies to the left of
          the vertex, where the greatest value is not reached.`,
        slip('sought_the_extreme_elsewhere', high, place)`
          $n = ${frac(high)}$, the place of the vertex, was used. The interval ends before it.`,
        slip('answered_another_quantity', length, calc`${k} * (${high} - ${low})`)`
          ${here} is the length of the range, from $${k}m$ to $${k}n$. The question asks for the interval of $x$, from
          $m$ to $n$.`,
        slip('forgot_the_root', length, calc`(${high} - ${low})^2`)`
          $${length}$ is the square of the difference of the two solutions. The root of the discriminant has not been
          taken.`,
        slip('wrong_sign', length, calc`abs(${high} + ${low})`)`
          ${here} adds the two ends. The length of an interval is their difference.`,
        slip('ignored_the_leading_coefficient', length, a > 1 && calc`${a} * (${high} - ${low})`)`
          ${here} comes from the root of the discriminant without dividing it by $${a}$, the size of the leading
          coefficient.`,
        slip('answered_another_quantity', length, high)`
          $${length}$ is the right end $n$ itself. The left end $m$ still has to be subtracted.`,
        slip('answered_another_quantity', length, calc`abs(${low})`)`
          $${length}$ is the distance of $m$ from zero. The question asks how far $n$ is from $m$.`,
        slip('halved_needlessly', length, calc`(${high} - ${low}) / 2`)`
          $${length}$ reaches from the middle of the two solutions to one of them. The question asks for the distance
          between the two.`,
        slip('doubled_needlessly', length, calc`2 * (${high} - ${low})`)`
          ${here} takes the whole root of the discriminant on both sides of the middle, where half of it belongs.`,
      ],
      snapRead: text`A quadratic takes exactly the values from $${k}m$ to $${k}n$: first find out on which side of the
        vertex this happens.`,
      approach: text`Compare $${k}n$ with the greatest value of $f$: it puts $n$ to the left of the vertex. There $f$
        rises, so the ends go to the ends, and $m$ and $n$ solve $f(x) = ${k}x$.`,
      check: text`$f(${m}) = ${k * m}$ and $f(${n}) = ${k * n}$, and the vertex at $x = ${frac(place)}$ is to the right
        of $${n}$.`,
      principle: text`Before the ends of a range are used, find out whether the vertex lies inside the interval.`,
    };
  },
);

/** AL.FUN.4 Hard: two roots with weights. */
const weights = situation<Weighted>({
  type: 'AL.FUN.4',
  situation: 'two-weighted-roots',
  tries: 300,
  draw: draw => {
    const [u, v, w] = draw.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [8, 6, 10],
      [5, 12, 13],
      [12, 5, 13],
      [8, 15, 17],
      [15, 8, 17],
      [9, 12, 15],
      [12, 9, 15],
    ] as const);
    return { u, v, w, a: draw.int(1, 20), m: draw.int(2, 9), frame: draw.int(0, 2) };
  },
  forms: [weighted],
});

/** AL.FUN.4 Hard: an interval whose values are a multiple of it. */
const multiples = situation<Mapped>({
  type: 'AL.FUN.4',
  situation: 'interval-and-multiple',
  tries: 500,
  draw: draw => {
    const m = draw.int(-12, 6);
    return { a: draw.pick([1, 1, 2]), m, n: m + draw.int(2, 9), k: draw.int(3, 12), frame: draw.int(0, 2) };
  },
  forms: [mapped],
});

export const ranges: readonly AnyTemplate[] = [...weights, ...multiples];
