import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, linearTex, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

interface Quotient {
  /** (ax + b)/(x² + c) with the greatest value g·s² and the least −g·t². */
  g: number;
  s: number;
  t: number;
  k: number;
  frame: number;
}

const greatest = form<Quotient>(
  'greatest-value-of-a-quotient',
  {
    band: 'Medium',
    seconds: 100,
    verify: ({ g, s, t, k }) => {
      const [c, a, b] = [k * k, 2 * k * k * k * 0 + 2 * g * s * t * k, k * k * g * (s * s - t * t)];
      let best = 0;
      for (let i = -6000; i <= 6000; i += 1) {
        const x = i / 120;
        best = Math.max(best, (a * x + b) / (x * x + c));
      }
      // The best x is kt/s, which the steps meet for s up to 5.
      return nearFraction(best, 4);
    },
  },
  ({ g, s, t, k, frame }, { step, find, write }) => {
    const [c, a, b] = [k * k, 2 * g * s * t * k, k * k * g * (s * s - t * t)];
    const quotient = `\\frac{${linearTex(a, b, 'x')}}{x^2 + ${c}}`;
    write(tex`yx^2 - ${a}x + (${c === 1 ? '' : c}y ${addedTex(-b)}) = 0`, {
      because: text`$y$ is a value of the quotient exactly if this equation has a real solution $x$.`,
    })`
      Let $y$ be a value of the quotient. Multiply by the denominator, which is never zero, and bring all terms to one
      side: this is a quadratic equation for $x$.`;
    const four = find(4);
    const sum = step(calc`${b} / ${c}`, {
      because: text`The expression in $y$ opens downwards, so it is not negative between its zeros. The zeros are
        therefore the least and the greatest value of the quotient.`,
      name: 'the sum of the two ends of the range',
      works: (_v, w) =>
        tex`${a}^2 - ${four}y(${c === 1 ? '' : c}y ${addedTex(-b)}) \ge 0 \quad \Rightarrow \quad y_1 + y_2 = ${w}`,
    })`
      The equation has a real root only if its discriminant is not negative. That is a quadratic inequality for $y$,
      which holds between its zeros $y_1$ and $y_2$. Read their sum off the coefficients.`;
    const product = step(calc`-${a}^2 / (${four} * ${c})`, {
      because: text`Sum and product are enough to find two numbers. The product is negative, so the quotient has a
        positive greatest and a negative least value.`,
      name: 'the product of the two ends of the range',
      works: (_v, w) => tex`y_1 \times y_2 = ${w}`,
    })`
      Read the product of the zeros off the coefficients as well.`;
    const apart = step(
      () => {
        const square = Number(sum.mul(sum).sub(product.mul(4)).valueOf());
        return q(Math.round(Math.sqrt(Math.max(0, square)) * 1e6), 1e6);
      },
      {
        because: text`$(u - v)^2 = (u + v)^2 - 4uv$, since the two squares differ only in the middle term. With the
          product negative, the difference is larger than the sum.`,
        name: 'the length of the range',
        works: value => tex`\sqrt{${sum.s < 0n ? tex`(${sum})` : sum}^2 - 4 \times
        (${product})} = ${value}`,
      },
    )`
      Find the difference of the zeros: its square is the square of the sum minus four times the product.`;
    const best = step(frac(calc`(${sum} + ${apart}) / 2`), {
      because: text`Sum and difference together are twice the larger number: $(u + v) + (u - v) = 2u$. So the result
        has to be halved.`,
      works: (_v, w) => tex`y \le ${w}`,
    })`
      Half of the sum and the difference together is the larger zero. At this $y$ the discriminant is zero, so some $x$
      gives it and the greatest value is reached.`;
    return {
      answer: best,
      stem: wording(
        frame,
        text`What is the greatest value of $${quotient}$ for real $x$?`,
        text`For real numbers $x$ let $y = ${quotient}$. Find the maximum of $y$.`,
        text`The values of $${quotient}$, where $x$ runs through all real numbers, form a closed interval. What is its
          right end?`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 20n,
      slips: [
        slip('sought_the_extreme_elsewhere', best, q(b, c))`
          $${frac(best)}$ is the value for $x = 0$, where the denominator is smallest. The numerator grows with $x$.`,
        slip('did_not_halve', best, calc`${sum} + ${apart}`)`
          The formula for the zeros of a quadratic was used without halving: $${sum} + ${apart} = ${best}$.`,
        slip('answered_another_quantity', best, apart)`
          $${frac(best)}$ is the distance from the least to the greatest value. The question asks for the greatest
          value itself.`,
        slip('gave_the_other_extreme', best, frac(calc`(${apart} - ${sum}) / 2`))`
          $-${frac(best)}$ is the least value of the expression, and you gave it without its sign. The greatest value
          is the other end.`,
        slip('sought_the_extreme_elsewhere', best, frac(q(a * k + b, 2 * c)))`
          $${frac(best)}$ is the value for $x = ${k}$, where only the part $\frac{x}{x^2 + ${c}}$ is greatest, not
          the whole.`,
        slip('took_bounds_that_exclude_each_other', best, frac(q(a, 2 * k).add(q(b, c))))`
          The two parts of the quotient were made greatest separately, for $x = ${k}$ and for $x = 0$. One $x$ cannot
          do both.`,
      ],
      snapRead: text`A linear expression over a quadratic without zeros: ask for which $y$ the equation for $x$ has
        real solutions.`,
      approach: text`Multiply out to a quadratic in $x$. The discriminant bounds $y$ on both sides.`,
      check: text`For $x = ${frac(q(k * t, s))}$ the quotient is $${frac(q(a * k * t, s).add(b))} \div
        ${frac(q(k * k * t * t, s * s).add(c))} = ${frac(q(g * s * s))}$.`,
      principle: text`An expression takes the value $y$ if the equation for $x$ has a real solution: the discriminant
        gives the range.`,
    };
  },
);

interface Parabola {
  /** a(x − h)² + v for from ≤ x < to. */
  a: number;
  h: number;
  v: number;
  from: number;
  to: number;
  frame: number;
}

/** Of an interval's kind the signs before and after its letter. */
const signs = [
  [String.raw`\le`, '<'],
  [String.raw`\le`, String.raw`\le`],
  ['<', '<'],
  ['<', String.raw`\le`],
] as const;
const rangeTex = ([low = q(0), high = q(0), kind = q(0)]: readonly Fraction[], letter = 'y') => {
  const [before, after] = signs[Number(kind.valueOf())] ?? signs[0];
  return `${fractionTex(low)} ${before} ${letter} ${after} ${fractionTex(high)}`;
};
const sizeOfRange = ([low = q(0), high = q(0), type = q(0)]: readonly Fraction[]) =>
  Number(high.add(low.mul(2)).valueOf()) + ([0, 0.3, -0.3, 0.1][Number(type.valueOf())] ?? 0);

const parabola = form<Parabola, readonly Fraction[]>(
  'quadratic-on-a-half-open-interval',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ a, h, v, from, to }) => {
      const at = (x: number) => a * (x - h) ** 2 + v;
      const grid: number[] = [];
      for (let x = from; x < to; x += 1) grid.push(at(x));
      const [low, high] = [Math.min(...grid), Math.max(...grid)];
      const edge = at(to);
      return a > 0
        ? [low, Math.max(high, edge), edge > high ? 0 : 1]
        : [Math.min(low, edge), high, edge < low ? 3 : 1];
    },
  },
  ({ a, h, v, from, to, frame }, { step, find }) => {
    const shownTex = polynomialTex([a, -2 * a * h, a * h * h + v]);
    const vertex = step(v, {
      name: 'the value at the vertex',
      works:
        value => tex`${shownTex} = ${a === 1 ? '' : a === -1 ? '-' : a}(x ${addedTex(-h)})^2 ${addedTex(v)},
        \qquad x = ${h}: \quad y = ${value}`,
      because: text`$${h}$ lies between $${from}$ and $${to}$, so the vertex belongs to the interval.`,
    })`
      Complete the square. The vertex is at $x = ${h}$; find the value there.`;
    const left = step(a * (from - h) ** 2 + v, {
      because: text`On each side of the vertex the parabola only rises or only falls. So besides the vertex only the
        two ends have to be looked at.`,
      name: 'the value at the left end',
      works: value => tex`x = ${from}: \quad y = ${value}`,
    })`
      Find the value at the left end, $x = ${from}$, which belongs to the interval.`;
    const right = step(a * (to - h) ** 2 + v, {
      because: text`The expression comes as near to this value as one likes when $x$ comes near to $${to}$. So it can
        still be a bound of the values.`,
      name: 'the value at the right end',
      works: value => tex`x = ${to}: \quad y = ${value}`,
    })`
      Find the value at the right end, $x = ${to}$. This end does not belong to the interval, so its value may not be
      reached.`;
    const farRight = to - h > h - from;
    const kind = find(farRight ? (a > 0 ? 0 : 3) : 1, { name: 'which ends belong to the range' });
    const far = farRight ? right : left;
    const near = farRight ? left : right;
    const answer = step(() => (a > 0 ? [vertex, far, kind] : [far, vertex, kind]), {
      because: text`A parabola is symmetric about its vertex, so the end that is farther away gives the more distant
        value. A bound is a value only if its $x$ is in the interval.`,
      works: value => tex`${rangeTex(value)}`,
    })`
      The parabola opens
      ${a > 0 ? 'upwards, so the vertex gives the least value' : 'downwards, so the vertex gives the greatest value'}.
      The end that is farther from $${h}$ gives the other bound. It is
      ${farRight ? 'not reached, as this end is excluded' : 'reached, as this end is included'}.`;
    return {
      answer,
      stem: wording(
        frame,
        text`For $${from} \le x < ${to}$ let $y = ${shownTex}$. Which values does $y$ take?`,
        text`The variable $x$ takes all real values from $${from}$ up to, but not including, $${to}$. Find all values
          $y$ of $${shownTex}$.`,
        text`What is the range of $y = ${shownTex}$ if $x$ is at least $${from}$ and less than $${to}$?`,
      ),
      show: value => `$${rangeTex(value)}$`,
      size: sizeOfRange,
      plausible: ([low = q(0), high = q(0)]) => low.lt(high),
      slips: [
        slip('sought_the_extreme_elsewhere', answer, () => {
          const [low, high] = left.lt(right) ? [left, right] : [right, left];
          return [low, high, left.lt(right) ? 0 : 3];
        })`
          You used only the values at the two ends. The vertex, at $x = ${h}$, lies between them and gives a more
          extreme value.`,
        slip('sought_the_extreme_elsewhere', answer, () =>
          a > 0 ? [vertex, near, farRight ? 1 : 0] : [near, vertex, farRight ? 1 : 3],
        )`
          The end $${farRight ? from : to}$ was used for the other bound. The end $${farRight ? to : from}$ is farther
          from $${h}$.`,
        farRight
          ? slip('let_in_an_end_point', kind, 1)`
          ${
            farRight
              ? text`You let the value $${right}$ in. It belongs to $x = ${to}$, which is not in the interval.`
              : text`You left the value $${left}$ out. It belongs to $x = ${from}$, which is in the interval.`
          }`
          : slip('left_out_an_end_point', kind, a > 0 ? 0 : 3)`
          You left both bounds out. The value $${v}$ is reached at $x = ${h}$, which is inside the interval.`,
        slip('left_out_an_end_point', kind, 2)`
          Both bounds were excluded. But the value $${v}$ is reached at $x = ${h}$, inside the interval.`,
        slip('wrong_sign', vertex, () => q(a * (2 * h) ** 2 + v))`
          In completing the square you took $${a * h * h}$ off twice. It is already part of the constant term.`,
        slip('got_the_middle_term_wrong', vertex, () => q(v - a * h * h))`
          In completing the square $${a * h * h}$ was subtracted twice. It is subtracted once, for what the square
          adds.`,
      ],
      snapRead: text`A quadratic on an interval of which one end is excluded: vertex, ends, and which bounds are
        reached.`,
      approach: text`See whether the vertex lies in the interval, compare the two ends, and ask which bounds are
        taken.`,
      check: text`At the ends the expression is $${a * from * from - 2 * a * h * from + a * h * h + v}$ and
        $${a * to * to - 2 * a * h * to + a * h * h + v}$, at $x = ${h}$ it is $${v}$.`,
      principle: text`On an interval compare the vertex, if it lies inside, with the ends; a bound at an excluded end
        is not reached.`,
    };
  },
);

/** The end that is known, the mirror of it in the vertex, and whether the known end is the left one. */
const endsOf = ({ h, from, to, frame }: Parabola) => {
  const known = frame === 2 ? to : from;
  return { known, mirror: 2 * h - known, isLeft: frame !== 2 };
};

const endFromRange = form<Parabola, readonly Fraction[]>(
  'ends-that-leave-a-given-range',
  {
    band: 'Medium',
    seconds: 95,
    verify: p => {
      const { known, isLeft } = endsOf(p);
      const at = (x: number) => p.a * (x - p.h) ** 2 + p.v;
      const [low, high] = [Math.min(p.v, at(known)), Math.max(p.v, at(known))];
      // Steps of an eighth from the known end; the end itself is left out of the interval.
      const fits: number[] = [];
      for (let i = 1; i <= 400; i += 1) {
        const values = Array.from({ length: i }, (_, j) => at(known + (isLeft ? j : -j) / 8));
        if (Math.min(...values) === low && Math.max(...values) === high) fits.push(i);
      }
      const [first = 0, last = 0] = [fits[0], fits.at(-1)];
      const [near, far] = isLeft
        ? [q(8 * known + first - 1, 8), q(8 * known + last - 1, 8)]
        : [q(8 * known - last + 1, 8), q(8 * known - first + 1, 8)];
      return [near, far, isLeft ? 3 : 0];
    },
  },
  (p, { step, find }) => {
    const { a, h, v, frame } = p;
    const { known, isLeft } = endsOf(p);
    const far = a * (known - h) ** 2 + v;
    const shownTex = polynomialTex([a, -2 * a * h, a * h * h + v]);
    const [low, high] = [Math.min(v, far), Math.max(v, far)];
    const [least, greatest] = a > 0 ? ['least', 'greatest'] : ['greatest', 'least'];
    const vertex = step(h, {
      name: 'the place of the vertex',
      works: value =>
        tex`${shownTex} = ${a === 1 ? '' : a === -1 ? '-' : a}(x ${addedTex(-h)})^2 ${addedTex(v)}, \qquad x =
        ${value}: \quad y = ${v}`,
      because: text`$${v}$ is the ${least} value on the whole line, and it is taken at the vertex only. So it belongs to
        the values exactly if the vertex belongs to the interval.`,
    })`
      Complete the square. The value $${v}$ is taken at the vertex, so $b$ must lie beyond the vertex.`;
    const mirror = step(calc`2 * ${vertex} - ${known}`, {
      name: text`the place with the same value as at $${known}$`,
      works: (_value, working) =>
        tex`x = ${known}: \quad y = ${far}, \qquad x = ${working}: \quad y = ${far}`,
      because: text`A parabola is symmetric about its vertex. Between the two places the value stays within the bounds,
        and beyond them it leaves the bounds.`,
    })`
      The other bound, $${far}$, is the value at $x = ${known}$. It is taken once more at the place that is as far from
      the vertex on the other side.`;
    const kind = find(isLeft ? 3 : 0, { name: 'which ends belong to the interval of b' });
    const answer = step(() => (isLeft ? [vertex, mirror, kind] : [mirror, vertex, kind]), {
      works: value => tex`${rangeTex(value, 'b')}`,
      because: text`If $b$ is the vertex, the vertex is left out, because $x$ does not reach $b$. If $b$ is this other
        place, $${far}$ is still the ${greatest} value, and it is taken at $${known}$.`,
    })`
      So $b$ lies between the vertex and this other place. Look at both ends one by one: the vertex is excluded, the
      other place is included.`;
    return {
      answer,
      stem: wording(
        frame,
        text`For $${known} \le x < b$ the expression $${shownTex}$ takes all values from $${low}$ to $${high}$, both
          included, and no others. For which real numbers $b$ is this true?`,
        text`A real number $b$ is chosen so that the values of $y = ${shownTex}$ for $${known} \le x < b$ are exactly
          the numbers $y$ with $${low} \le y \le ${high}$. Which numbers $b$ are possible?`,
        text`When $x$ takes all real values with $b < x \le ${known}$, the values of $${shownTex}$ fill the interval
        from
          $${low}$ to $${high}$, with both ends. Find all real numbers $b$ for which this happens.`,
      ),
      show: value => `$${rangeTex(value, 'b')}$`,
      size: sizeOfRange,
      plausible: ([from = q(0), to = q(0)]) => from.lt(to) && (isLeft ? from.gte(known) : to.lte(known)),
      slips: [
        slip('ignored_a_condition', answer, () => (isLeft ? [known, mirror, kind] : [mirror, known, kind]))`
          Here $b$ may stop before the vertex at $x = ${h}$. Then $${v}$ is not among the values, but it has to be.`,
        slip('let_in_an_end_point', kind, 1)`
          You let $b = ${h}$ in. Then $x$ comes near to the vertex at $${h}$ without reaching it, and the value $${v}$
          is
          missing.`,
        slip('left_out_an_end_point', kind, 2)`
          You left $b = ${mirror}$ out. Its value $${far}$ is not reached there, but it is reached at $x = ${known}$.`,
        slip('assumed_a_symmetry', mirror, -known)`
          $x = ${-known}$ was used as the place with the same value as $x = ${known}$. The graph is symmetric about $x =
          ${h}$, not about $x = 0$.`,
        slip('did_not_halve', vertex, 2 * h)`
          You placed the vertex at $x = ${2 * h}$. Half of that number completes the square, because the middle term
          of a
          square is doubled.`,
        slip('wrong_sign', vertex, -h)`
          The vertex was placed at $x = ${-h}$, with the wrong sign. The bracket of the square is zero at $x = ${h}$.`,
        slip('gave_the_complement', answer, () => (isLeft ? [known, vertex, kind] : [vertex, known, kind]))`
          You let $b$ run from $${known}$ to the vertex at $x = ${h}$. There the value $${v}$ is not yet among the
          values.`,
      ],
      snapRead: text`The range of a quadratic is given and one end of the interval is not: ask which of the bounds is
        taken at the vertex.`,
      approach: text`The vertex must be in the interval, and the other bound must not be passed. The symmetry of the
        parabola shows where it would be passed.`,
      check: () => {
        const [inside, outside] = isLeft
          ? [mirror.sub(q(1, 2)), mirror.add(q(1, 2))]
          : [mirror.add(q(1, 2)), mirror.sub(q(1, 2))];
        const at = (x: Fraction) => x.sub(h).mul(x.sub(h)).mul(a).add(v);
        return text`At $x = ${frac(inside)}$ the value is $${frac(at(inside))}$, still within the bounds, and at $x =
          ${frac(outside)}$ it is $${frac(at(outside))}$, outside.`;
      },
      principle: text`A quadratic takes each value twice, at equal distances from its vertex; only the value at the
      vertex
        is taken once.`,
    };
  },
);

/** AL.INQ.6 Easy and Medium: a quotient with a quadratic below, a quadratic on an interval. */
export const quotientsAndIntervals: readonly AnyTemplate[] = [
  ...situation<Quotient>({
    type: 'AL.INQ.6',
    situation: 'quadratic-below',
    tries: 60,
    draw: draw => {
      const p = {
        g: draw.int(1, 3),
        s: draw.int(1, 5),
        t: draw.int(1, 5),
        k: draw.pick([1, 1, 2, 3]),
        frame: draw.int(0, 2),
      };
      return p.s !== p.t && (p.k * p.t) % 1 === 0 && 2 * p.g * p.s * p.t * p.k < 90 ? p : null;
    },
    forms: [greatest],
  }),
  ...situation<Parabola>({
    type: 'AL.INQ.6',
    situation: 'half-open-interval',
    tries: 60,
    draw: draw => {
      const p = {
        a: draw.pick([1, 1, 2, -1, -1, -2]),
        h: draw.int(-4, 6),
        v: draw.int(-12, 12),
        from: draw.int(-8, 4),
        to: draw.int(0, 11),
        frame: draw.int(0, 2),
      };
      const fits =
        p.h !== 0 && p.h > p.from && p.h < p.to && p.to - p.h !== p.h - p.from && p.v !== 0 && p.from !== 0;
      return fits ? p : null;
    },
    forms: [parabola, endFromRange],
  }),
];
