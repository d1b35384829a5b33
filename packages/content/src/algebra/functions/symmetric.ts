import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, linearTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { type Corner, cornersTold, drawnCorners, exactHeight, heightAt, zigzag } from './zigzag.ts';

const shown = (value: Fraction) => `$${frac(value).tex}$`;

interface Axis {
  /** f(p + x) = f(s − x), and f has n zeros. */
  p: number;
  s: number;
  n: number;
  frame: number;
}

const sumOfZeros = form<Axis>(
  'sum-of-zeros-about-an-axis',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    suits: ({ p, s, n }) => p + s !== 0 && p !== s && Math.abs(p + s) > 1 && n !== 4,
    verify: ({ p, s, n }) => {
      const zeros = n % 2 === 1 ? [(p + s) / 2] : [];
      for (let i = 1; zeros.length < n; i += 1) {
        const x = i * i + 0.25 - p;
        zeros.push(p + x, s - x);
      }
      return q(Math.round(zeros.reduce((sum, zero) => sum + zero, 0) * 2), 2);
    },
  },
  ({ p, s, n, frame }, { step, find }) => {
    const rule = `f(${linearTex(1, p, 'x').replace(/^x \+ (\d+)$/, '$1 + x')}) =
      f(${s < 0 ? `-x - ${-s}` : `${s} - x`})`;
    const together = find(p + s, { name: 'the sum of two mirrored places' });
    const axis = step(frac(calc`${together} / 2`), {
      name: 'the axis of symmetry',
      works: (_v, working) => tex`x = ${working}`,
      because: text`The two arguments in the rule always add up to $${p + s}$, so they lie at equal distances from
        half of that.`,
    })`
      Two places in the rule have the sum $${p + s}$ and the same height. The graph is symmetric about the line
      midway.`;
    const sum = step(frac(calc`${n} * ${frac(axis)}`), {
      works: (_v, working) => tex`${working}`,
    })`
      The zeros lie in pairs about this axis${n % 2 === 1 && ', one of them on it'}. So their mean is the
      $x$-coordinate of the axis. Multiply it by the number of zeros.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`A function $f$ satisfies $${rule}$ for all real $x$. The equation $f(x) = 0$ has exactly $${n}$
            different real roots. What is their sum?`
          : frame === 1
            ? text`The graph of a function $f$, for which $${rule}$ for every real number $x$, cuts the $x$-axis in
              exactly $${n}$ points. Find the sum of the $x$-coordinates of these points.`
            : text`For all real $x$, $${rule}$. If $f$ has the value $0$ at $${n}$ distinct places and nowhere else,
              what do these places add up to?`,
      show: shown,
      plausible: value => value.d <= 4n,
      slips: [
        slip('took_a_part_for_the_whole', sum, () => axis.mul(Math.ceil(n / 2)))`
          $${frac(sum)}$ counts the axis once for each pair${n % 2 === 1 && ' and once for the place on it'}. Two places
          of a pair add up to twice that.`,
        slip('did_not_halve', axis, together)`
          $x = ${axis}$ was taken for the axis. That is the sum of two mirrored places; the axis lies midway.`,
        slip('subtracted_for_added', together, s - p)`
          The axis was taken at half of $${together}$, the difference of the two numbers in the rule.`,
        slip('assumed_a_symmetry', axis, p)`
          $x = ${p}$ was taken for the axis. That would need $${p}$ on both sides of the rule.`,
        slip('assumed_a_symmetry', axis, s)`
          $x = ${s}$ was taken for the axis. That would need $${s}$ on both sides of the rule.`,
        slip('wrong_sign', together, -p - s)`
          The axis was taken at $${frac(axis)}$, on the wrong side of the origin.`,
        slip('counted_one_too_few', sum, () => axis.mul(n - 1))`
          The mean of the roots, $${frac(axis)}$, was multiplied by only $${n - 1}$. There are $${n}$ roots, so one is
          left out.`,
      ],
      snapRead: text`A rule that gives two places the same height, and a number of roots: a symmetric graph.`,
      approach: text`Find the axis as the middle of the two arguments. The roots are mirrored in it, so their mean is
        known.`,
      check: text`Any root $r$ comes with the root $${p + s} - r$${
        n % 2 === 1 ? text`, and one of the $${n}$ roots is its own partner, $${frac(q(p + s, 2))}$` : ''
      }.`,
      principle: text`If the arguments of two equal values have a constant sum, the graph is symmetric about half of
        that sum.`,
    };
  },
);

interface Odd {
  /** f(x) = ax^n + bx^m + cx + d has the value v at k. */
  n: number;
  m: number;
  d: number;
  k: number;
  v: number;
  frame: number;
}

const opposite = form<Odd>(
  'value-at-the-opposite-place',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ n, m, d, v }) => n > m && d !== 0 && v !== d && v !== 2 * d && v !== 0,
    verify: ({ n, m, d, k, v }) => {
      const [a, b] = [3, -2];
      const c = (v - d - a * k ** n - b * k ** m) / k;
      return Math.round(a * (-k) ** n + b * (-k) ** m - c * k + d);
    },
  },
  ({ n, m, d, k, v, frame }, { step, find }) => {
    const f = `ax^${n} + bx^${m} + cx ${addedTex(d)}`;
    const odd = step(calc`${v} - ${d}`, {
      name: 'the part with odd powers',
      works: (_v, working) => tex`a \times ${k}^${n} + b \times ${k}^${m} + c \times ${k} = ${working}`,
      because: text`The coefficients are unknown, but all of them stand at odd powers, and these change sign together.`,
    })`
      At $x = ${k}$ the whole value is $${v}$. Subtract the constant, $${d}$: what is left is the part with the odd
      powers.`;
    const sign = find(-1, { name: 'the sign of the odd powers at the opposite place' });
    const turned = step(() => odd.mul(sign), {
      because: text`A product of an odd number of factors $${-k}$ is the opposite of the same power of $${k}$:
        $(-2)^3 = -8$, but $(-2)^2 = 4$. All powers here are odd.`,
      name: 'the odd part at the opposite place',
      works: value => tex`a \times (${-k})^${n} + b \times (${-k})^${m} + c \times (${-k}) = ${value}`,
    })`
      At $x = ${-k}$ every odd power has the opposite sign, so this part changes its sign.`;
    const value = step(calc`${turned} + ${d}`, {
      because: text`The value is made of the odd part and the constant. Not the opposite of the whole value, because
        only the odd part changes its sign.`,
      works: (_v, working) => tex`f(${-k}) = ${working}`,
    })`
      The constant does not depend on $x$, so it keeps its sign. Add it to the odd part.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`For $f(x) = ${f}$ with unknown constants $a$, $b$ and $c$ it is known that $f(${k}) = ${v}$. What is
            $f(${-k})$?`
          : frame === 1
            ? text`The graph of $y = ${f}$ passes through the point $(${k}, ${v})$. Which height does it have at
              $x = ${-k}$, whatever the coefficients $a$, $b$ and $c$ are?`
            : text`Let $f(x) = ${f}$. At $x = ${k}$ this function has the value $${v}$. Find its value at $x = ${-k}$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('assumed_a_symmetry', value, -v)`
          $${value}$ is the opposite of the given value. Only the odd powers change their sign; the constant $${d}$
          does not.`,
        slip('left_out_a_term', value, turned)`
          $${value}$ is the part with the odd powers alone. The constant $${d}$ still has to be added.`,
        slip('wrong_sign', odd, v + d)`
          You added the constant to $${v}$. To get the part with the odd powers, it has to be taken away from the
          value.`,
        slip('assumed_a_symmetry', sign, 1)`
          You gave $x = ${-k}$ the same value as $x = ${k}$. That holds for even powers; odd powers change their sign.`,
        slip('subtracted_for_added', value, calc`${turned} - ${d}`)`
          ${here} subtracts the constant at the end. It was taken away at the beginning, so it has to be added again.`,
        slip('used_a_term_twice', value, calc`${turned} + 2 * ${d}`)`
          ${here} adds the constant $${d}$ twice. It stands only once in the expression.`,
      ],
      snapRead: text`Only odd powers and a constant, and a value at one place: the opposite place follows from the
        signs.`,
      approach: text`Split off the constant $${d}$. The rest has only odd powers, so it changes its sign from $${k}$ to
        $${-k}$; then put the constant back.`,
      faster: text`The two values are symmetric about the constant: their sum is $2 \times
        ${d < 0 ? tex`(${d})` : d}$.`,
      check: text`The mean of the two values has to be the constant: half of
        $${v} + ${2 * d - v < 0 ? tex`(${2 * d - v})` : 2 * d - v}$ is $${d}$.`,
      principle: text`Odd powers change their sign with $x$; the mean of the values at two opposite places is the even
        part.`,
    };
  },
);

interface Split {
  /** f even, g odd, f(x) + g(x) = c/(x + a). */
  a: number;
  k: number;
  m: number;
  even: boolean;
  frame: number;
}

const parts = form<Split>(
  'even-and-odd-part',
  {
    band: 'Medium',
    seconds: 85,
    suits: ({ a, k }) => Math.abs(a) !== k && a !== 0 && Math.abs(a) > 1,
    verify: ({ a, k, m, even }) => {
      const c = m * (a * a - k * k);
      for (let f = -600; f <= 600; f += 1) {
        const g = q(c, k + a).sub(f);
        if (
          q(f)
            .sub(g)
            .equals(q(c, a - k))
        )
          return even ? f : g;
      }
      throw new Error('no value fits');
    },
  },
  ({ a, k, m, even, frame }, { step, find }) => {
    const c = m * (a * a - k * k);
    const sum = c < 0 ? `-\\frac{${-c}}{${linearTex(1, a, 'x')}}` : `\\frac{${c}}{${linearTex(1, a, 'x')}}`;
    const [letter, other] = even ? ['f', 'g'] : ['g', 'f'];
    const atPlus = step(frac(a < 0 ? calc`${c} / (${k} - ${-a})` : calc`${c} / (${k} + ${a})`), {
      because: text`The sum of the two functions is known at every place. One place gives one equation, and two values
        are unknown.`,
      name: 'the value of the sum at k',
      works: (_v, working) => tex`f(${k}) + g(${k}) = ${working}`,
    })`
      Put $x = ${k}$ into the given equation. This is one equation for the two values $f(${k})$ and $g(${k})$.`;
    const atMinus = step(frac(a < 0 ? calc`${c} / (${-k} - ${-a})` : calc`${c} / (${-k} + ${a})`), {
      name: 'the value of the sum at −k',
      works: (_v, working) => tex`f(${-k}) + g(${-k}) = f(${k}) - g(${k}) = ${working}`,
      because: text`An even function has the same value at $${-k}$, an odd function the opposite one.`,
    })`
      Put in $x = ${-k}$ as well. Since $f$ is even and $g$ is odd, this is a second equation for $f(${k})$ and
      $g(${k})$.`;
    const half = find(2, { name: 'the number of equal terms' });
    const value = step(() => (even ? atPlus.add(atMinus) : atPlus.sub(atMinus)).div(half), {
      because: text`Two equations with two unknown values fix both of them. Not half of the first equation alone,
        because the two functions need not have the same value at $${k}$.`,
      works: v =>
        tex`${letter}(${k}) = \frac{${frac(atPlus)} ${even ? '+' : '-'} ${
          atMinus.lt(0) ? tex`\left(${frac(atMinus)}\right)` : frac(atMinus)
        }}{2} = ${frac(v)}`,
    })`
      ${even ? 'Add' : 'Subtract'} the two equations, so that $${other}(${k})$ cancels. What is left is twice
      $${letter}(${k})$, so halve it.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`Let $f$ be an even and $g$ an odd function with $f(x) + g(x) = ${sum}$ wherever this is defined. What
            is $${letter}(${k})$?`
          : frame === 1
            ? text`The expression $${sum}$ can be written as a sum of two functions: $f$, whose graph is symmetric
              about the $y$-axis, and $g$, whose graph is symmetric about the origin. Find $${letter}(${k})$.`
            : text`For all $x$ in question $f(-x) = f(x)$, $g(-x) = -g(x)$ and $f(x) + g(x) = ${sum}$. Which number is
              $${letter}(${k})$?`,
      show: shown,
      plausible: value => value.d <= 6n,
      slips: [
        slip('swapped_the_two', value, () => (even ? atPlus.sub(atMinus) : atPlus.add(atMinus)).div(half))`
          $${frac(value)}$ is $${other}(${k})$, the other one of the two values. For $${letter}(${k})$ the equations
          have to be ${even ? 'added' : 'subtracted'}.`,
        slip('did_not_halve', half, 1)`
          You did not halve the result of ${even ? 'adding' : 'subtracting'} the equations, $${frac(value)}$. It is
          $${letter}(${k})$ taken twice.`,
        slip('assumed_equal_parts', value, () => atPlus.div(2))`
          $${frac(value)}$ is half of $${frac(atPlus)}$, as if both functions had the same value at $${k}$.`,
        slip('wrong_sign', value, () => value.neg())`
          $${frac(value)}$ is the value of $${letter}$ with its sign changed.
          ${
            even
              ? 'The two equations are added, and both sums keep their signs.'
              : 'The second equation is subtracted from the first, not the first from the second.'
          }`,
        stop('stopped_a_step_early', atPlus)`
          $${frac(atPlus)}$ is the sum of both functions at $${k}$. The question asks for $${letter}$ alone.`,
        stop('stopped_a_step_early', atMinus)`
          $${frac(atMinus)}$ is the sum of both functions at $${-k}$. The question asks for $${letter}$ alone, at
          $${k}$.`,
        slip('wrong_sign', atMinus, () => atMinus.neg())`
          The sum at $${-k}$ was taken as $${frac(atMinus)}$, with a sign lost in the denominator.`,
      ],
      snapRead: text`A sum of an even and an odd function is known: opposite places give two equations.`,
      approach: text`Write the equation for $${k}$ and for $${-k}$. The symmetries turn it into a system for $f(${k})$
        and $g(${k})$.`,
      check: () => {
        const [f, g] = [q(c * a, a * a - k * k), q(-c * k, a * a - k * k)];
        return text`The two values are $${frac(f)}$ and $${frac(g)}$: their sum is $${frac(f.add(g))}$ and their
          difference $${frac(f.sub(g))}$, as the equation asks at $${k}$ and $${-k}$.`;
      },
      principle: text`Putting $x$ and $-x$ into a rule separates the even part from the odd part.`,
    };
  },
);

interface Half {
  corners: readonly Corner[];
  /** Whether the graph is symmetric about its left end, and not about the line through it. */
  point: boolean;
  u: number;
  v: number;
  frame: number;
}

const otherHalf = form<Half>(
  'values-on-the-half-not-drawn',
  {
    band: 'Medium',
    seconds: 85,
    suits: ({ corners, point, u, v }) => {
      const [a, b] = corners[0] ?? [0, 0];
      const isOpen = (x: number) => {
        const mirrored = 2 * a - x;
        const height = heightAt(corners, mirrored);
        return (
          Number.isInteger(height) &&
          height !== b &&
          height !== 0 &&
          (!point || height !== 2 * b) &&
          corners.every(([at]) => at !== mirrored)
        );
      };
      return (
        isOpen(u) &&
        isOpen(v) &&
        u < v &&
        heightAt(corners, 2 * a - u) !== heightAt(corners, 2 * a - v) &&
        (!point || b !== 0)
      );
    },
    verify: ({ corners, point, u, v }) => {
      const [a, b] = corners[0] ?? [0, 0];
      const whole = corners.slice(1).map(([x, y]): Corner => [2 * a - x, point ? 2 * b - y : y]);
      const all = [...whole.reverse(), ...corners];
      return nearFraction(heightAt(all, u) + heightAt(all, v), 12);
    },
  },
  ({ corners, point, u, v, frame }, { step, find }) => {
    const [a, b] = corners[0] ?? [0, 0];
    const twice = find(2 * a, { name: 'the sum of two mirrored places' });
    const at = (x: number) => exactHeight(corners, q(2 * a - x));
    const works = (value: Fraction, x: number) =>
      point
        ? tex`f(${x}) = ${2 * b} - f(${2 * a - x}) = ${frac(value)}`
        : tex`f(${x}) = f(${2 * a - x}) = ${frac(value)}`;
    const first = step(() => (point ? q(2 * b).sub(at(u)) : at(u)), {
      name: 'the first value',
      works: value => works(value, u),
      because: point
        ? text`The point $(${a}, ${b})$ is the middle between each point of the graph and its partner, so heights add
          up to $${2 * b}$.`
        : text`Mirrored places have the same height.`,
    })`
      The place $x = ${u}$ is not on the drawn half. Its partner is
      $${twice} - ${u < 0 ? tex`(${u})` : u} = ${2 * a - u}$, as far from $${a}$ on the other side. Read the height
      there${point && ' and use the symmetry about the left end'}.`;
    const second = step(() => (point ? q(2 * b).sub(at(v)) : at(v)), {
      because: text`Partners lie equally far from $${a}$ on its two sides, so the two places add up to $${2 * a}$.
        ${
          point
            ? text`Not the same height, because the graph is turned about the point, not mirrored in a line.`
            : text`Not the opposite height, because the graph is mirrored in a line, not turned about a point.`
        }`,
      name: 'the second value',
      works: value => works(value, v),
    })`
      Do the same for $x = ${v}$: its partner is $${2 * a - v}$.`;
    const sum = step(
      () => first.add(second),
      value => tex`${frac(first)} ${addedTex(second)} = ${frac(value)}`,
    )`
      The question asks for the sum of the two values. Add them.`;
    const symmetry = point ? `the point $(${a}, ${b})$` : `the line $x = ${a}$`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`The graph of $f$ is symmetric about ${symmetry}. The figure shows only the part with $x \ge ${a}$:
            straight pieces that join ${cornersTold(corners)}. What is $f(${u}) + f(${v})$?`
          : frame === 1
            ? text`Only one half of a graph is drawn, with ends and corners at ${cornersTold(corners)}. The other half
              lies to the left of $x = ${a}$ and completes it to a graph that is symmetric about ${symmetry}. Find the
              sum of the heights at $x = ${u}$ and $x = ${v}$.`
            : text`A function satisfies $f(${a} - x) ${point ? `+ f(${a} + x) = ${2 * b}` : `= f(${a} + x)`}$. Its
              graph for $x \ge ${a}$ consists of the drawn pieces between ${cornersTold(corners)}. Find
              $f(${u}) + f(${v})$.`,
      figure: () => zigzag(corners),
      show: shown,
      plausible: value => value.d <= 2n && value.abs().lt(40),
      slips: [
        slip('assumed_a_symmetry', sum, () =>
          point
            ? at(u).add(at(v))
            : q(4 * b)
                .sub(at(u))
                .sub(at(v)),
        )`
          ${
            point
              ? text`$${frac(sum)}$ takes the heights of the mirrored places unchanged, as for a symmetry about a line.`
              : text`$${frac(sum)}$ comes from a graph turned about its left end. A symmetry about a line keeps the
                heights.`
          }`,
        slip('wrong_sign', sum, () => at(u).add(at(v)).neg())`
          $${frac(sum)}$ takes both heights with the opposite sign, as for a symmetry about the origin.`,
        slip('left_out_a_case', sum, first)`
          $${frac(sum)}$ is the value at $${u}$ alone. The value at $${v}$ has to be added.`,
        slip('left_out_a_case', sum, second)`
          $${frac(sum)}$ is the value at $${v}$ alone. The value at $${u}$ has to be added.`,
        slip(
          'left_out_a_term',
          sum,
          point &&
            (() =>
              q(2 * b)
                .sub(at(u))
                .sub(at(v))),
        )`
          $${frac(sum)}$ uses the sum of two partners, $${2 * b}$, for one of the values only. Each of the two values
          is $${2 * b}$ minus the height of its partner.`,
        slip('subtracted_for_added', sum, () => first.sub(second))`
          $${frac(sum)}$ is the difference of the two values. The question asks for their sum.`,
        slip('used_a_term_twice', second, () => first.add(0))`
          You used the value at $${u}$ for $${v}$ as well. The partner of $${v}$ is $${2 * a - v}$, and the height
          there is another one.`,
      ],
      snapRead: text`Half of a symmetric graph is drawn, and values on the other half are asked.`,
      approach: text`Find the partner of each place on the drawn half, read its height, and ${
        point ? 'take it from twice the height of the centre' : 'use that partners have the same height'
      }.`,
      check: text`The places $${u}$ and $${2 * a - u}$ have the middle $${a}$, and so have $${v}$ and $${2 * a - v}$.`,
      principle: text`About a line, mirrored places have equal heights; about a point, their heights have the centre's
        as their mean.`,
    };
  },
);

/** AL.FUN.6 Easy: roots about an axis. */
const axes = situation<Axis>({
  type: 'AL.FUN.6',
  situation: 'axis-from-a-rule',
  tries: 300,
  draw: draw => ({ p: draw.int(1, 11), s: draw.int(-9, 14), n: draw.int(3, 9), frame: draw.int(0, 2) }),
  forms: [sumOfZeros],
});

/** AL.FUN.6 Easy: odd powers and a constant. */
const odds = situation<Odd>({
  type: 'AL.FUN.6',
  situation: 'odd-powers',
  tries: 300,
  draw: draw => ({
    n: draw.pick([5, 7, 9]),
    m: draw.pick([3, 5]),
    d: draw.int(-12, 15),
    k: draw.int(2, 7),
    v: draw.int(-25, 40),
    frame: draw.int(0, 2),
  }),
  forms: [opposite],
});

/** AL.FUN.6 Medium: an even and an odd part. */
const splits = situation<Split>({
  type: 'AL.FUN.6',
  situation: 'even-plus-odd',
  tries: 300,
  draw: draw => ({
    a: draw.int(-7, 7),
    k: draw.int(2, 6),
    m: draw.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    even: draw.chance(0.5),
    frame: draw.int(0, 2),
  }),
  forms: [parts],
});

/** AL.FUN.6 Medium: half of a graph. */
const halves = situation<Half>({
  type: 'AL.FUN.6',
  situation: 'half-of-a-graph',
  tries: 20000,
  draw: draw => {
    const drawn = drawnCorners(draw.int, 2);
    if (!drawn) return null;
    const shift = draw.int(1, 3) - (drawn[0]?.[0] ?? 0);
    const corners = drawn.map(([x, y]): Corner => [x + shift - 5, y]).filter(([x]) => x <= 5);
    const a = corners[0]?.[0] ?? 0;
    return corners.length < 3 || corners.some(([x]) => x === 0)
      ? null
      : {
          corners,
          point: draw.chance(0.5),
          u: a - draw.int(1, 8),
          v: a - draw.int(1, 8),
          frame: draw.int(0, 2),
        };
  },
  forms: [otherHalf],
});

export const symmetric: readonly AnyTemplate[] = [...axes, ...odds, ...splits, ...halves];
