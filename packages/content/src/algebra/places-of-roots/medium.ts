import { upTo } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Beyond {
  /** x² − 2kx + k² + k − c with c = m + t(t + 1): both roots exceed m for m + t < k < c. */
  m: number;
  t: number;
  frame: number;
}

const constantOf = ({ m, t }: Beyond) => m + t * (t + 1);
/** The sum of the integers strictly between two integers. */
const sumBetween = (low: number, high: number) => ((high - low - 1) * (low + high)) / 2;

const beyond = form<Beyond>(
  'sum-of-parameters-with-both-roots-beyond',
  {
    band: 'Medium',
    seconds: 105,
    entry: true,
    verify: p => {
      const c = constantOf(p);
      return upTo(400)
        .map(n => n - 200)
        .filter(k => c - k > 0 && k - Math.sqrt(c - k) > p.m + 1e-9)
        .reduce((sum, k) => sum + k, 0);
    },
  },
  (p, { step, write }) => {
    const { m, t, frame } = p;
    const c = constantOf(p);
    const high = step(c, {
      name: text`the bound of $k$ from above`,
      works: value => tex`(2k)^2 - 4(k^2 + k - ${c}) > 0 \quad \Rightarrow \quad k < ${value}`,
    })`
      Distinct real roots need a positive discriminant. Solve this for $k$.`;
    write(tex`\frac{2k}{2} = k > ${m}`, {
      because: text`If the midpoint of the roots were not beyond $${m}$, the smaller root could not be beyond it.`,
    })`
      The midpoint of the two roots has to be greater than $${m}$ as well.`;
    const low = step(m + t, {
      name: text`the bound of $k$ from below`,
      works: value =>
        tex`f(${m}) = ${polynomialTex([1, 1 - 2 * m, m * m - c], 'k')} = (k ${addedTex(t + 1 - m)})(k
          ${addedTex(-m - t)}) > 0 \quad \Rightarrow \quad k > ${value}`,
      because: text`With the midpoint beyond $${m}$, a negative $f(${m})$ would mean that $${m}$ lies between the
        roots.`,
    })`
      The parabola opens upwards and $${m}$ lies outside the roots, so $f(${m})$ has to be positive. Factorise it in
      $k$. Since $k > ${m}$, only the values above its larger zero remain.`;
    const sum = step(() => sumBetween(low.valueOf(), high.valueOf()), {
      works: value => tex`${low.add(1)} + \dots + ${high.sub(1)} = ${value}`,
    })`
      Add the integers strictly between the two bounds.`;
    const [l, h] = [m + t, c];
    const between = (from: number, to: number) => tex`${from} < k < ${to}`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`Let $f(x) = x^2 - 2kx + k^2 + k ${addedTex(-c)}$. For some integers $k$ the equation $f(x) = 0$ has two
          distinct real roots, both greater than ${m}. What is the sum of all these integers $k$?`,
        text`Both zeros of $f(x) = x^2 - 2kx + k^2 + k ${addedTex(-c)}$ are to be real, distinct and greater than ${m}.
          Add all integers $k$ for which this is so. What is the sum?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('ignored_a_condition', low, m)`
          Only the discriminant and the midpoint were used: $${between(m, h)}$. For $k = ${m + 1}$, for example, one
          root is still less than $${m}$ or equal to it.`,
        slip('let_in_an_end_point', sum, () => sumBetween(l, h + 1))`
          $k = ${h}$ was counted as well. Then the discriminant is $0$ and the roots are equal.`,
        slip('let_in_an_end_point', sum, () => sumBetween(l - 1, h))`
          $k = ${l}$ was counted as well. Then $f(${m}) = 0$, so $${m}$ itself is a root.`,
        slip('mixed_up_inside_and_outside', sum, () => sumBetween(m - 1 - t, l))`
          $f(${m}) < 0$ was solved, which gives $${between(m - 1 - t, l)}$. Then $${m}$ lies between the roots.`,
        slip('ignored_a_condition', low, m - 1 - t)`
          The smaller zero of $f(${m})$ was taken as the bound: $${between(m - 1 - t, h)}$. There the midpoint of the
          roots may be less than $${m}$.`,
        slip('left_out_an_end_point', sum, () => sumBetween(l + 1, h))`
          $k = ${l + 1}$ was left out of the sum. It is greater than $${l}$, so it fits.`,
        slip('left_out_an_end_point', sum, () => sumBetween(l, h - 1))`
          $k = ${h - 1}$ was left out of the sum. It is less than $${h}$, so it fits.`,
      ],
      snapRead: text`Both roots beyond a number: discriminant, midpoint of the roots and the sign of $f$ there.`,
      approach: text`Three conditions together keep both roots beyond $${m}$. Each gives a bound for $k$.`,
      faster: text`$f(x) = (x - k)^2 + k ${addedTex(-c)}$ has the roots $k \pm \sqrt{${c} - k}$. So $k - ${m} >
        \sqrt{${c} - k}$, where both sides are equal for $k = ${l}$.`,
      check:
        () => text`For $k = ${h - 1}$ the roots are $${h - 1} \pm 1$, both greater than $${m}$. For $k = ${l}$ they are
          $${l} \pm ${t}$, and the smaller one is $${m}$ itself.`,
      principle: text`Both roots lie beyond a number when the discriminant, the midpoint of the roots and the value of
        $f$ at the number all agree with it.`,
    };
  },
);

interface Inside {
  /** x² − bx + k with both zeros strictly between m and n. */
  b: number;
  m: number;
  n: number;
  frame: number;
}

const inside = form<Inside>(
  'length-of-the-range-with-both-roots-inside',
  {
    band: 'Medium',
    seconds: 90,
    verify: ({ b, m, n }) => {
      const fits = (k: number) => {
        const d = b * b - 4 * k;
        return d > 1e-9 && (b - Math.sqrt(d)) / 2 > m + 1e-9 && (b + Math.sqrt(d)) / 2 < n - 1e-9;
      };
      // Every piece of 1/8 lies wholly inside or outside: its middle decides.
      let eighths = 0;
      for (let i = -4000; i < 4000; i += 1) if (fits((i + 0.5) / 8)) eighths += 1;
      return q(eighths, 8);
    },
  },
  ({ b, m, n, frame }, { step }) => {
    const f = (at: number) => text`$f(${at}) = ${at * at} - ${b * at} + k$`;
    const [one, two] = [b * m - m * m, b * n - n * n];
    const high = step(frac(calc`${b}^2 / 4`), {
      because: text`A larger $k$ lifts the parabola, until it only touches the axis and then misses it. At the bound
        itself the two roots are equal.`,
      name: text`the bound of $k$ from above`,
      works: value => tex`${b}^2 - 4k > 0 \quad \Rightarrow \quad k < ${frac(value)}`,
    })`
      Two distinct real roots need a positive discriminant. Solve this for $k$: it bounds $k$ from above.`;
    const low = step(calc`max(${one}, ${two})`, {
      name: text`the bound of $k$ from below`,
      works: value => tex`k > ${one}, \quad k > ${two} \quad \Rightarrow \quad k > ${value}`,
      because: text`The midpoint of the roots, $${q(b, 2)}$, lies between $${m}$ and $${n}$ for every $k$, so only the
        signs at both ends matter.`,
    })`
      The midpoint of the roots lies inside. So both roots are inside if $f$ is positive at both ends: ${f(m)} and
      ${f(n)}. Both conditions have to hold, so the larger bound counts.`;
    const length = step(frac(calc`${high} - ${low}`), {
      because: text`At the lower end a root reaches the nearer end of the interval, and at the upper end both roots
        meet in the midpoint. Every $k$ between is possible.`,
    })`
      All $k$ between these two bounds are possible, and no others. Subtract the lower bound from the upper one.`;
    const [near, far] =
      Math.abs(b - 2 * m) < Math.abs(b - 2 * n)
        ? [q(b, 2).sub(m).abs(), q(b, 2).sub(n).abs()]
        : [q(b, 2).sub(n).abs(), q(b, 2).sub(m).abs()];
    return {
      answer: length,
      stem: wording(
        frame,
        text`Both roots of $f(x) = x^2 - ${b}x + k = 0$ are real, distinct, greater than ${m} and less than ${n}. The
          values that $k$ can have form an interval. What is its length?`,
        text`The graph of $f(x) = x^2 - ${b}x + k$ crosses the $x$-axis twice between $x = ${m}$ and $x = ${n}$, and
          both crossing points are different from these ends. The possible real numbers $k$ fill an interval. How long
          is it?`,
        text`For which real $k$ does $f(x) = x^2 - ${b}x + k$ have two distinct zeros in the interval $${m} < x < ${n}$?
          The answer is an interval; find its length.`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.d <= 4n,
      slips: [
        slip('gave_the_other_extreme', low, calc`min(${one}, ${two})`)`
          The smaller bound was kept, $k > ${low}$. For a $k$ just above it one root lies outside the interval.`,
        slip('left_out_a_case', length, () => q(Math.abs(one - two)))`
          $${fractionTex(q(Math.abs(one - two)))}$ is the distance of the two bounds from below, $${one}$ and $${two}$.
          Between them exactly one root lies inside.`,
        slip('took_the_mean_for_the_middle', length, () => q((n - m) ** 2, 4))`
          The midpoint of the roots was placed halfway between $${m}$ and $${n}$. It lies at $${q(b, 2)}$.`,
        slip('ignored_a_bound', length, () => high.sub(0))`
          Only the discriminant was used and $k > 0$ added, which gives the length $${frac(high)}$. The roots would be
          positive, but not inside the interval.`,
        slip('forgot_to_square', length, () => near)`
          $${frac(near)}$ is the distance from the midpoint of the roots to the nearer end. The length for $k$ is a
          difference of values of $f$, not of $x$.`,
        slip('mixed_up_sum_and_product', length, () => near.mul(far))`
          The distances of the midpoint of the roots from both ends were multiplied: $${frac(near)} \times
          ${frac(far)}$.`,
        slip('forgot_to_square', length, () => far)`
          $${frac(far)}$ is the distance from the midpoint of the roots to the farther end, which is a length for $x$.`,
      ],
      snapRead: text`Both roots inside an interval, with a fixed midpoint: discriminant and the signs at both ends.`,
      approach: text`The discriminant bounds $k$ from above; $f > 0$ at both ends bounds it from below.`,
      faster: text`Write $f(x) = (x - ${q(b, 2)})^2 - s$. The roots are $\sqrt{s}$ away from $${q(b, 2)}$, so $s$ runs
        from $0$ to the square of the distance to the nearer end, $${frac(near)}$.`,
      check:
        () => text`At the lower end of the interval one root is the nearer end itself, at the upper end both roots are
          $${q(b, 2)}$. The values of $k$ there are $${frac(low)}$ and $${frac(high)}$.`,
      principle: text`If the midpoint of the roots is fixed, the roots move away from it evenly, and the nearer end is
        reached first.`,
    };
  },
);

/** AL.QUA.9 Medium: both roots beyond a number, both inside an interval. */
export const bothRoots: readonly AnyTemplate[] = [
  ...situation<Beyond>({
    type: 'AL.QUA.9',
    situation: 'both-roots-beyond',
    tries: 60,
    draw: draw => {
      const p = { m: draw.int(-2, 9), t: draw.int(2, 5), frame: draw.int(0, 1) };
      return p.m !== 0 && p.m + p.t > 0 && p.m !== 1 ? p : null;
    },
    forms: [beyond],
  }),
  ...situation<Inside>({
    type: 'AL.QUA.9',
    situation: 'both-roots-inside',
    tries: 60,
    draw: draw => {
      const p = { b: draw.int(3, 19), m: draw.int(-4, 8), n: draw.int(2, 18), frame: draw.int(0, 2) };
      const [near, far] = [p.b - 2 * p.m, 2 * p.n - p.b].sort((x, y) => x - y);
      const fits = (near ?? 0) > 2 && (far ?? 0) > (near ?? 0) + 1 && (far ?? 0) < 4 * (near ?? 0);
      return fits && p.m !== 0 && Math.abs(p.m) > 1 ? p : null;
    },
    forms: [inside],
  }),
];
