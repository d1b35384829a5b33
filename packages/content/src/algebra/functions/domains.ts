import type Fraction from 'fraction.js';
import { upTo } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, linearTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { type Corner, drawnCorners, heightAt, zigzag } from './zigzag.ts';

interface Changed {
  corners: readonly Corner[];
  /** g(x) = c + a·f(x + h). */
  a: number;
  c: number;
  h: number;
  greatest: boolean;
  frame: number;
}

const changed = form<Changed>(
  'extreme-of-a-changed-graph',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    suits: ({ corners }) => {
      const heights = corners.map(([, y]) => y);
      const ends = [heights[0], heights.at(-1)];
      return ![Math.max(...heights), Math.min(...heights)].some(y => ends.includes(y) || y === 0);
    },
    verify: ({ corners, a, c, h, greatest }) => {
      const values = Array.from({ length: 221 }, (_, i) => c + a * heightAt(corners, -5.5 + i / 20 + h - h));
      const real = values.filter(Number.isFinite);
      return greatest ? Math.max(...real) : Math.min(...real);
    },
  },
  ({ corners, a, c, h, greatest, frame }, { step }) => {
    const heights = corners.map(([, y]) => y);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    const ends = [heights[0] ?? 0, heights.at(-1) ?? 0];
    const [firstX, lastX] = [corners[0]?.[0] ?? 0, corners.at(-1)?.[0] ?? 0];
    const word = greatest ? 'greatest' : 'least';
    const times = Math.abs(a) === 1 ? '' : String(Math.abs(a));
    const g = `${c} ${a < 0 ? '-' : '+'} ${times}f(x ${addedTex(h)})`;
    const useLow = greatest === a < 0;
    const [used, unused] = useLow ? [low, high] : [high, low];
    const extreme = step(used, {
      name: text`the ${useLow ? 'least' : 'greatest'} value of $f$`,
      works: value => tex`${low} \le f(x) \le ${high}, \quad f = ${value}`,
      because: text`$f$ is multiplied by $${a}$, ${
        a < 0
          ? 'a negative number, which turns the order of the values round'
          : 'a positive number, which keeps their order'
      }. The number that is added to $x$ only decides at which place a height comes.`,
    })`
      Adding $${h}$ to $x$ moves the graph sideways and changes no height. The ${word} value of $g$ belongs to the
      ${useLow ? 'least' : 'greatest'} value of $f$, at a corner of the graph. Read this height.`;
    const value = step(() => extreme.mul(a).add(c), {
      because: text`Outside the bracket every height is multiplied and moved in the same way, so the extreme height of
        $f$ becomes the extreme value of $g$.`,
      works: v => tex`${c} ${a < 0 ? '-' : '+'} ${times ? `${times} \\times ` : ''}${extreme} = ${v}`,
    })`
      Substitute this height for $f$ in the formula of $g$.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`The figure shows the whole graph of a function $f$, from $x = ${firstX}$ to $x = ${lastX}$. What is
            the ${word} value of $g(x) = ${g}$?`
          : frame === 1
            ? text`The figure shows $y = f(x)$, which is defined only from $x = ${firstX}$ to $x = ${lastX}$. A second
              function is $g(x) = ${g}$. Find the ${greatest ? 'upper' : 'lower'} end of the range of $g$.`
            : text`From the function $f$ in the figure, with its ends at $(${firstX}, ${ends[0]})$ and $(${lastX},
              ${ends[1]})$, a function $g$ is made by $g(x) = ${g}$, for all $x$ for which this has a meaning. How
              ${greatest ? 'large' : 'small'} can $g(x)$ become?`,
      figure: () => zigzag(corners),
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('gave_the_other_extreme', extreme, unused)`
          You used the ${useLow ? 'greatest' : 'least'} value of $f$, $${unused}$. It gives the
          ${greatest ? 'least' : 'greatest'} value of $g$, because $f$ is multiplied by $${a}$.`,
        slip('mixed_up_the_argument', extreme, used + h)`
          You added $${h}$ to the height of the graph, to get $${extreme}$. It is added to $x$, so the graph only moves
          sideways.`,
        slip('sought_the_extreme_elsewhere', extreme, useLow ? Math.min(...ends) : Math.max(...ends))`
          You looked only at the two ends of the graph and used the height $${extreme}$. A corner between them goes
          further.`,
        slip('wrong_sign', value, () => extreme.mul(-a).add(c))`
          You used the multiplier $${-a}$ in place of $${a}$, which gives $${value}$.`,
        slip('left_out_a_term', value, () => extreme.mul(a))`
          Your $${value}$ leaves out the constant $${c}$, which is added to every value of $g$.`,
        slip('left_out_a_factor', value, Math.abs(a) > 1 && (() => extreme.mul(Math.sign(a)).add(c)))`
          You left out the multiplier ${String(Math.abs(a))}: the height $${extreme}$ has to be multiplied by it.`,
        slip('added_for_subtracted', value, () => extreme.mul(a).sub(c))`
          You used the constant $${c}$ with the wrong sign, which gives $${value}$.`,
        slip('sought_the_extreme_elsewhere', extreme, 0)`
          You used the place where the graph meets the $x$-axis, with the height $0$. The extreme is at a corner.`,
      ],
      snapRead: text`A function is made from a graph by moving and stretching it: its range follows from the range of
        $f$.`,
      approach: text`Read the least and the greatest height of the graph. A change inside the bracket does not matter
        for the range; outside it, a negative multiplier exchanges least and greatest.`,
      check: text`The other end of the range comes from the height $${unused}$: $${q(unused).mul(a).add(c)}$, which is
        ${greatest ? 'less' : 'more'} than the value found.`,
      principle: text`A change inside the bracket of $f(x)$ moves its graph sideways; only a change outside it changes
        the range.`,
    };
  },
);

interface Roots {
  /** √(dx − p) and a root of r − x, and a denominator x − c. */
  d: number;
  p: number;
  r: number;
  c: number;
  /** Whether the root of r − x is a denominator. */
  below: boolean;
  frame: number;
}

const integers = form<Roots>(
  'sum-of-integers-in-a-domain',
  {
    band: 'Easy',
    seconds: 60,
    suits: ({ d, p, r, c }) => c > Math.ceil(p / d) && c < r - 1 && r - Math.ceil(p / d) > 4,
    verify: ({ d, p, r, c, below }) => {
      let sum = 0;
      for (let x = -60; x <= 60; x += 1)
        if (
          Number.isFinite(
            Math.sqrt(d * x - p) + (below ? 1 / Math.sqrt(r - x) : Math.sqrt(r - x)) + 1 / (x - c),
          )
        )
          sum += x;
      return sum;
    },
  },
  ({ d, p, r, c, below, frame }, { step, find }) => {
    const under = linearTex(d, -p, 'x');
    const other = linearTex(-1, r, 'x');
    const f = below
      ? `\\frac{\\sqrt{${under}}}{x ${addedTex(-c)}} + \\frac{1}{\\sqrt{${other}}}`
      : `\\frac{\\sqrt{${under}} + \\sqrt{${other}}}{x ${addedTex(-c)}}`;
    const low = step(calc`ceil(${p} / ${d})`, {
      name: 'the least integer in the domain',
      because: text`The root of a negative number is not real, and the root of zero is. So the number under the root
        may be zero or positive.`,
      works: value =>
        tex`${under} \ge 0 \quad \Rightarrow \quad x \ge ${frac(q(p, d))}, \text{ first } x = ${value}`,
    })`
      A square root needs a number that is not negative under it. Solve this for $x$: it gives the least integer.`;
    const high = step(below ? r - 1 : r, {
      name: 'the greatest integer in the domain',
      works:
        value => tex`${other} ${below ? '>' : '\\ge'} 0 \quad \Rightarrow \quad x ${below ? '<' : '\\le'} ${r},
        \text{ last } x = ${value}`,
      because: below
        ? text`This root is a denominator, so it must not be zero either.`
        : text`Under a root zero is allowed, so the number under it may be zero or positive.`,
    })`
      The number under the other root must not be negative ${below ? 'and not zero' : 'either'}. This gives the greatest
      integer.`;
    const out = find(c, { name: 'the number that makes the denominator zero' });
    const sum = step(calc`(${high} - ${low} + 1)(${low} + ${high}) / 2 - ${out}`, {
      because: text`Nothing can be divided by zero. So $x = ${c}$ is missing in the domain, though both roots exist
        there.`,
    })`
      Add the integers from $${low}$ to $${high}$: their number times the mean of the ends. The denominator $x
      ${addedTex(-c)}$ must not be zero, so subtract $x = ${c}$.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`What is the sum of all integers $x$ for which $f(x) = ${f}$ is a real number?`
          : frame === 1
            ? text`A teacher writes the integers in the domain of $${f}$ on the board and adds them. Which sum does she
              get?`
            : text`The function $f(x) = ${f}$ is defined for some integers $x$ and for others it is not. Add up those
              for which it is defined.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('ignored_the_domain', out, 0)`
          You kept $x = ${c}$. The denominator $x ${addedTex(-c)}$ is zero there, so the function is not defined.`,
        slip(below ? 'let_in_an_end_point' : 'left_out_an_end_point', high, below ? r : r - 1)`
          ${
            below
              ? text`You added $x = ${r}$ too. There a denominator is the root of zero, so the function is not defined.`
              : text`You left out $x = ${r}$. The root of zero is a real number, so it belongs to the domain.`
          }`,
        slip('left_out_an_end_point', low, calc`ceil(${p} / ${d}) + 1`)`
          You left out $x = ${low.sub(1)}$. No number under a root is negative there, so it belongs to the domain.`,
        slip('left_out_an_end_point', high, r - 2)`
          You added the integers only up to $x = ${r - 2}$. The next one is still in the domain.`,
        slip('rounded_the_wrong_way', low, p % d !== 0 && calc`floor(${p} / ${d})`)`
          You used ${here} as the first integer. There $${under}$ is negative, so its root is not real.`,
        slip('left_out_a_factor', low, d > 1 && p < r && p > Math.ceil(p / d) && p)`
          You added the integers from $x = ${p}$ on, as if the first root had $x - ${p}$ under it. It has $${under}$.`,
        slip('wrong_sign', out, -c)`
          You left out $x = ${-c}$ for the denominator. It is zero at $x = ${c}$, so this integer has to go.`,
        slip('let_in_an_end_point', low, calc`ceil(${p} / ${d}) - 1`)`
          You added $x = ${low}$ too. There $${under}$ is negative, so its root is not real.`,
      ],
      snapRead: text`One function has roots and a denominator: every part has to be defined.`,
      approach: text`Write one condition for each part: under a root not negative, a denominator not zero. Add the
        integers that satisfy all of them.`,
      check: () => {
        const list = upTo(120)
          .map(i => i - 60)
          .filter(x => x >= Math.ceil(p / d) && x <= (below ? r - 1 : r) && x !== c);
        return text`The integers are $${list.join(', ')}$; at each of them both roots and the quotient exist.`;
      },
      principle: text`A function is defined where all of its parts are defined: write one condition for each part.`,
    };
  },
);

interface Parts {
  /** Zeros of the first quadratic, and the second root is √(k² − x²). */
  p: number;
  z: number;
  k: number;
  frame: number;
}

const lengthOfParts = form<Parts>(
  'length-of-a-domain-in-two-parts',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    also: ['AL.INQ.1'],
    suits: ({ p, z, k }) => -k < p && z < k && p !== 0 && z !== 0 && p !== -z && p < z - 1 && z - p !== k,
    verify: ({ p, z, k }) => {
      let length = 0;
      for (let i = -2500; i < 2500; i += 1) {
        const x = i / 100 + 0.005;
        if ((x - p) * (x - z) >= 0 && k * k - x * x >= 0) length += 1;
      }
      return length / 100;
    },
  },
  ({ p, z, k, frame }, { step, find }) => {
    const first = polynomialTex([1, -p - z, p * z]);
    const f = `\\sqrt{${first}} + \\sqrt{${k * k} - x^2}`;
    const gap = step(calc`${z} - ${p}`, {
      name: 'the length of the gap',
      works: (
        _v,
        working,
      ) => tex`(x ${addedTex(-p)})(x ${addedTex(-z)}) \ge 0 \quad \Rightarrow \quad x \le ${p} \text{
        or } x \ge ${z}; \qquad ${working}`,
      because: text`This parabola opens upwards, so it is negative between its zeros and nowhere else. The root needs
        the places outside.`,
    })`
      Factorise the number under the first root. It is negative only between its zeros, so these numbers $x$ are left
      out. Find how long this gap is.`;
    const bound = find(k, { name: text`the bound of $x$` });
    const whole = step(calc`2 * ${bound}`, {
      name: 'the length that the second root allows',
      because: text`A negative $x$ has a positive square too. So $x$ may be as far below $0$ as above it.`,
      works:
        value => tex`x^2 \le ${k * k} \quad \Rightarrow \quad -${bound} \le x \le ${bound}, \text{ a length of }
        ${value}`,
    })`
      The second root needs $x^2 \le ${k * k}$. This holds on one interval around $0$. Find its length.`;
    const length = step(calc`${whole} - ${gap}`, {
      because: text`A sum is defined only where both of its terms are. Here this is the whole interval except the gap.`,
    })`
      The gap lies inside this interval. So subtract its length.`;
    return {
      answer: length,
      stem:
        frame === 0
          ? text`The real numbers $x$ for which $f(x) = ${f}$ is defined fill two intervals on the number line. What is
            the sum of the lengths of these intervals?`
          : frame === 1
            ? text`The points $x$ for which $${f}$ is a real number make up two separate segments of the number line.
              How
              long are the two segments together?`
            : text`Find the total length of the two intervals that make up the domain of $f(x) = ${f}$.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('mixed_up_inside_and_outside', length, gap)`
          $${length}$ is the length between the zeros of the first quadratic. It is negative there, so this part is left
          out.`,
        slip('ignored_a_condition', length, whole)`
          $${length}$ is the length of the interval for the second root alone. The first root is not defined everywhere
          in it.`,
        slip('left_out_a_case', length, calc`${bound} - ${z}`)`
          ${here} is the length of the right interval only. The left one belongs to the domain too.`,
        slip('left_out_a_case', length, calc`${p} + ${bound}`)`
          ${here} is the length of the left interval only. The right one belongs to the domain too.`,
        slip('wrong_sign', gap, Math.abs(z + p) < 2 * k && calc`abs(${z} + ${p})`)`
          You used ${here} as the length of the gap. The sign of one of the zeros was lost.`,
        slip('forgot_negative_numbers', whole, calc`${bound}`)`
          You used only $0 \le x \le ${k}$ for the second root. A negative $x$ has a positive square too.`,
        slip('counted_gaps_for_numbers', whole, calc`2 * ${bound} + 1`)`
          $${whole}$ counts the integers from $-${k}$ to $${k}$. The length of the interval is less by one.`,
        slip('added_for_subtracted', length, calc`${whole} + ${gap}`)`
          ${here} adds the gap. It is not in the domain, so it has to be subtracted.`,
      ],
      snapRead: text`A sum of two roots is defined where both are: the first one outside, the second one inside an
        interval.`,
      approach: text`The first condition leaves out the numbers between two zeros, and the second keeps a bounded
        interval. The numbers that both allow are this interval without the gap.`,
      check: text`The intervals go from $-${k}$ to $${p}$ and from $${z}$ to $${k}$, with lengths $${p + k}$ and
        $${k - z}$.`,
      principle: text`The domain of a sum is the common part of the domains of its terms.`,
    };
  },
);

interface Shifted {
  /** f is defined from l to r; g(x) = f(c − dx) + f(x + s). */
  l: number;
  r: number;
  c: number;
  d: number;
  s: number;
  frame: number;
}

const interval = ([low, high]: readonly Fraction[]) =>
  `${frac(low ?? 0).tex} \\le x \\le ${frac(high ?? 0).tex}`;
const common = (one: readonly Fraction[], other: readonly Fraction[]) => {
  const [a = q(0), b = q(0)] = one;
  const [e = q(0), f = q(0)] = other;
  return [a.gt(e) ? a : e, b.lt(f) ? b : f] as const;
};

const shifted = form<Shifted, readonly Fraction[]>(
  'domain-of-shifted-functions',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    suits: ({ l, r, c, d, s }) => {
      const [low, high] = [Math.max((c - r) / d, l - s), Math.min((c - l) / d, r - s)];
      return high - low > 1 && l !== 0 && c !== 0 && (low !== (c - r) / d) !== (high !== (c - l) / d);
    },
    verify: ({ l, r, c, d, s }) => {
      const inside = (x: number) => x >= l - 1e-9 && x <= r + 1e-9;
      const fits: number[] = [];
      for (let i = -1800; i <= 1800; i += 1) if (inside(c - (d * i) / 30) && inside(i / 30 + s)) fits.push(i);
      return [q(fits[0] ?? 0, 30), q(fits.at(-1) ?? 0, 30)];
    },
  },
  ({ l, r, c, d, s, frame }, { step }) => {
    const inner = `${c} - ${d === 1 ? '' : d}x`;
    const g = `f(${inner}) + f(x ${addedTex(s)})`;
    const first = step([q(c - r, d), q(c - l, d)], {
      name: 'the numbers that the first term allows',
      works: value => tex`${l} \le ${inner} \le ${r} \quad \Rightarrow \quad ${interval(value)}`,
      because: text`The domain of $f$ is a condition on its argument. $x$ has a negative multiplier in it, so the
        bounds change places.`,
    })`
      $f$ can be applied to $${inner}$ only if this number lies from $${l}$ to $${r}$. Solve this for $x$; the
      inequality signs turn round.`;
    const second = step([q(l - s), q(r - s)], {
      name: 'the numbers that the second term allows',
      because: text`Again the argument, here $x ${addedTex(s)}$, has to be from $${l}$ to $${r}$, not $x$ itself.`,
      works: value => tex`${l} \le x ${addedTex(s)} \le ${r} \quad \Rightarrow \quad ${interval(value)}`,
    })`
      In the same way $x ${addedTex(s)}$ has to lie from $${l}$ to $${r}$. Solve this for $x$ too.`;
    const both = step(() => common(first, second), {
      because: text`At a number that only one of the two intervals contains, one of the terms does not exist, and so
        the sum does not.`,
      works: value => tex`${interval(value)}`,
    })`
      Both terms have to be defined. Keep the common part of the two intervals.`;
    return {
      answer: both,
      stem:
        frame === 0
          ? text`A function $f$ is defined for $${l} \le x \le ${r}$ and for no other real number. For which $x$ is
            $g(x) = ${g}$ defined?`
          : frame === 1
            ? text`The domain of $f$ consists of all real numbers from $${l}$ to $${r}$. What is the domain of $${g}$?`
            : text`$f(x)$ exists exactly when $${l} \le x \le ${r}$. Find all real $x$ for which $${g}$ exists.`,
      show: value => `$${interval(value)}$`,
      size: ([low = q(0), high = q(0)]) => low.add(high).valueOf() + 0.001 * low.valueOf(),
      plausible: ([low = q(0), high = q(0)]) => low.lt(high),
      slips: [
        slip('ignored_a_condition', both, first)`
          $${interval(both)}$ is where $f(${inner})$ is defined. The second term is not defined everywhere there.`,
        slip('ignored_a_condition', both, second)`
          $${interval(both)}$ is where $f(x ${addedTex(s)})$ is defined. The first term is not defined everywhere
          there.`,
        slip('mixed_up_inside_and_outside', both, () => {
          const [a, b] = first;
          const [e, f] = second;
          return [a.lt(e) ? a : e, b.gt(f) ? b : f];
        })`
          $${interval(both)}$ joins the two intervals. A sum needs both of its terms, so only the common part counts.`,
        slip('wrong_sign', second, [q(l + s), q(r + s)])`
          You moved the interval for $f(x ${addedTex(s)})$ the wrong way, to $${interval(second)}$. A number added
          to $x$ moves it the other way.`,
        slip('mixed_up_the_argument', first, [q(c - d * r), q(c - d * l)])`
          You put the ends $${l}$ and $${r}$ for $x$ into $${inner}$, which gives $${interval(first)}$. They are bounds
          of $${inner}$ itself.`,
        slip('wrong_sign', first, [q(l - c, d), q(r - c, d)])`
          You lost the minus before ${d === 1 ? '$x$' : text`$${d}x$`} and used $${interval(first)}$ for the first
          term.`,
        slip('did_not_divide', first, d > 1 && [q(c - r), q(c - l)])`
          You did not divide by $${d}$ and used $${interval(first)}$ for the first term.`,
      ],
      snapRead: text`A function with a known domain is applied to two expressions: each of them must lie in that
        domain.`,
      approach: text`Write a double inequality for each of the two arguments and solve both for $x$. The function is
        defined on the common part.`,
      check: () => {
        const [low = q(0), high = q(0)] = common([q(c - r, d), q(c - l, d)], [q(l - s), q(r - s)]);
        const at = (x: Fraction) => text`$${frac(q(c).sub(x.mul(d)))}$ and $${frac(x.add(s))}$`;
        return text`At $x = ${frac(low)}$ the arguments are ${at(low)}, at $x = ${frac(high)}$ they are ${at(high)}: all
          from $${l}$ to $${r}$, with an end among them each time.`;
      },
      principle: text`A domain is a condition on the argument in the bracket, not on $x$ itself.`,
    };
  },
);

/** AL.FUN.4 Easy: the range of a function made from a graph. */
const changes = situation<Changed>({
  type: 'AL.FUN.4',
  situation: 'changed-graph',
  tries: 3000,
  draw: draw => {
    const corners = drawnCorners(draw.int, 2);
    return (
      corners && {
        corners,
        a: draw.pick([-4, -3, -2, -1, -3, -2, 2, 3]),
        c: draw.int(1, 12),
        h: draw.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
        greatest: draw.chance(0.5),
        frame: draw.int(0, 2),
      }
    );
  },
  forms: [changed],
});

/** AL.FUN.4 Easy: integers in a domain. */
const roots = situation<Roots>({
  type: 'AL.FUN.4',
  situation: 'roots-and-a-denominator',
  tries: 500,
  draw: draw => ({
    d: draw.int(1, 4),
    p: draw.int(1, 21),
    r: draw.int(5, 16),
    c: draw.int(2, 12),
    below: draw.chance(0.5),
    frame: draw.int(0, 2),
  }),
  forms: [integers],
});

/** AL.FUN.4 Medium: a domain with a gap. */
const parts = situation<Parts>({
  type: 'AL.FUN.4',
  situation: 'domain-with-a-gap',
  tries: 300,
  draw: draw => ({ p: draw.int(-11, 8), z: draw.int(-6, 11), k: draw.int(4, 13), frame: draw.int(0, 2) }),
  forms: [lengthOfParts],
});

/** AL.FUN.4 Medium: the domain of a function of a function. */
const shifts = situation<Shifted>({
  type: 'AL.FUN.4',
  situation: 'shifted-domain',
  tries: 500,
  draw: draw => {
    const l = draw.int(-8, 4);
    const s = draw.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]);
    return { l, r: l + draw.int(5, 14), c: draw.int(-4, 12), d: draw.int(1, 3), s, frame: draw.int(0, 2) };
  },
  forms: [shifted],
});

export const domains: readonly AnyTemplate[] = [...changes, ...roots, ...parts, ...shifts];
