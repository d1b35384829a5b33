import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, linearTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Bounds of the parameter and constants of two equations. */
interface Pair {
  low: number;
  high: number;
  shift: number;
  /** Constant terms: real roots need k² ≥ 4·real, none need k² < 4·none. */
  real: number;
  none: number;
  b: number;
  d: number;
  e: number;
  way: boolean;
}

const noRoots = form<Pair>(
  'greatest-of-the-least-values',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AL.QUA.7', 'AL.INQ.7'],
    entry: true,
    revision: 2,
    suits: ({ low, high, shift }) =>
      (high - low) % 2 === 1 &&
      Math.abs(2 * shift + low + high) > 1 &&
      shift * shift !== low * high &&
      shift !== 0 &&
      high - low > 3,
    verify: ({ low, high, shift }) => {
      let best = Number.NEGATIVE_INFINITY;
      for (let k = -60; k <= 60; k += 1)
        best = Math.max(best, (2 * shift + low + high) * k + shift * shift - low * high - (k + shift) ** 2);
      return best;
    },
  },
  ({ low, high, shift, way }, { step, find }) => {
    const zeros = step([low, high], {
      name: 'the zeros of m, as a function of k',
      works: tex`m = (${linearTex(2 * shift + low + high, shift * shift - low * high, 'k')}) - (k
      ${addedTex(shift)})^2 = -(k ${addedTex(-low)})(k ${addedTex(-high)})`,
      because: text`$x^2 + 2px + c = (x + p)^2 + c - p^2$. The square is at least $0$, so the least value is $c -
        p^2$. In factors one sees for which $k$ it is zero.`,
    })`
      Complete the square in $x$: the minimum $m$ is the constant less the square of half the middle coefficient.
      Multiply out and factorise it in $k$.`;
    const distance = find(q(zeros[1] ?? 0).sub(zeros[0] ?? 0), { name: 'the distance of the zeros of m' });
    const half = find(calc`floor(${distance} / 2)`, { name: 'the smaller of the two factors' });
    const rest = find(calc`${distance} - ${half}`, { name: 'the larger of the two factors' });
    const greatest = step(calc`${half} * ${rest}`, {
      name: 'the greatest value of m',
      works: (_value, working) =>
        tex`\frac{${low < 0 ? tex`(${low})` : low} + ${high < 0 ? tex`(${high})` : high}}{2} = ${q(low + high, 2)}:
          \quad k = ${half.add(low)}, \; m = ${working}`,
      because: text`A parabola is symmetric, so its top is half-way between its zeros. Here this is not an integer,
        and the two integers beside it give equal values, which are the largest for whole $k$.`,
    })`
      Now $m$ is a quadratic in $k$ that opens downwards. It is greatest half-way between its zeros; as this is not an
      integer, put in an integer next to it.`;
    return {
      answer: greatest,
      stem: () => {
        const constant = linearTex(2 * shift + low + high, shift * shift - low * high, 'k');
        return way
          ? text`For an integer $k$ let $m$ be the minimum value of $x^2 + 2(k ${addedTex(shift)})x + (${constant})$
            over all real $x$. What is the largest value that $m$ can have?`
          : text`For an integer $k$ the lowest point of the parabola $y = x^2 + 2(k ${addedTex(shift)})x +
            (${constant})$
            has the $y$-coordinate $m$. What is the maximum value of $m$?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('did_not_use_whole_numbers', half, !distance.div(2).equals(half) && calc`${distance} / 2`)`
          Half-way between the zeros $m$ would be $${half.mul(half)}$. But there $k$ is not an integer, and the
          question asks about integers.`,
        slip('took_a_neighbouring_multiple', half, calc`${half} - 1`)`
          You put in $k = ${half.add(low)}$. It is one step too far from the middle between the zeros, so $m$ is
          smaller there.`,
        slip('sought_the_extreme_elsewhere', greatest, calc`${distance} * ${distance}`)`
          ${here} multiplies the distance of the zeros of $m$ by itself. Half-way between the zeros each of the two
          factors is about half of it.`,
        slip('sought_the_extreme_elsewhere', greatest, low < 0 && high > 0 && calc`${-low} * ${high}`)`
          ${here} is the minimum value for $k = 0$. Other integers $k$ give a larger one.`,
        slip('gave_the_place_for_the_value', greatest, distance)`
          $${distance}$ is the distance of the two values of $k$ at which $m$ is zero. The greatest value of $m$ was
          asked for.`,
        slip('did_not_halve', greatest, calc`floor(${distance} * ${distance} / 2)`)`
          Half of $${distance}^2$, about $${greatest}$, is twice too much. Both factors are halved half-way between
          the zeros, not only one.`,
        slip('took_a_neighbouring_multiple', rest, calc`${rest} + 1`)`
          You multiplied $${half}$ and $${rest}$, which do not add up to the distance of the zeros. At $k =
          ${half.add(low)}$ the second factor is smaller.`,
        slip('got_the_discriminant_wrong', greatest, calc`${half} * ${rest} * 4`)`
          $4 \times ${half} \times ${rest}$ has the factor $4$ of the discriminant. The height of the lowest point is
          only a quarter of its size.`,
        slip('sought_the_extreme_elsewhere', greatest, () => {
          const [low, high] = [q(zeros[0] ?? 0), q(zeros[1] ?? 0)];
          const at = q(-shift);
          const value = at.sub(low).mul(high.sub(at));
          return value.gt(0) ? value : null;
        })`
          $${greatest}$ is the value at $k = ${-shift}$, where the middle term vanishes. Nearer to the middle between
          its zeros $m$ is larger.`,
      ],
      snapRead: text`A minimum over $x$ depends on an integer $k$, and the greatest of these minima is asked: two
        extremes, one after the other.`,
      approach: text`Complete the square in $x$ first. The minimum is a quadratic in $k$; its top lies half-way
        between its zeros, so look at the integers there.`,
      faster: text`$m = (k ${addedTex(-low)})(${high} - k)$ is a product of two integers with the sum $${high - low}$:
        greatest when they are as equal as possible.`,
      check: () => {
        const k = Number(half) + low;
        return text`At $k = ${k}$ it is $${greatest}$; the neighbours $k = ${k - 1}$ and $k = ${k + 1}$ give
          $${(k - 1 - low) * (high - k + 1)}$ and $${(k + 1 - low) * (high - k - 1)}$, neither of them more.`;
      },
      principle: text`For the greatest of several least values, find the least value as a function of the parameter
        first.`,
    };
  },
);

const between = form<Pair>(
  'real-for-one-not-for-the-other',
  {
    band: 'Medium',
    seconds: 65,
    entry: true,
    verify: ({ real, none }) => {
      let count = 0;
      for (let k = -100; k <= 100; k += 1) if (k * k - 4 * real >= 0 && k * k - 4 * none < 0) count += 1;
      return count;
    },
  },
  ({ real, none, way }, { step, find }) => {
    const least = step(Math.ceil(Math.sqrt(4 * real) - 1e-9), {
      name: 'the least positive k',
      works: value => tex`k^2 - 4 \times ${real} \ge 0, \quad k^2 \ge ${4 * real}, \quad |k| \ge ${value}`,
      because: text`The roots are real when the discriminant $b^2 - 4ac$ is not negative. With $0$ the roots are
        equal, and equal roots are real too.`,
    })`
      The first equation has real roots, so its discriminant is not negative. Find the least positive integer $k$ for
      which this holds.`;
    const most = step(calc`${Math.ceil(Math.sqrt(4 * none) - 1e-9)} - 1`, {
      name: 'the greatest k',
      works: value => tex`k^2 - 4 \times ${none} < 0, \quad k^2 < ${4 * none}, \quad |k| \le ${value}`,
      because: text`There are no real roots only when the discriminant is negative. At $0$ there would still be a
        root, so this bound does not count.`,
    })`
      The second equation has no real root, so its discriminant is negative. Find the greatest integer $k$ for which
      this holds.`;
    const positive = find(calc`${most} - ${least} + 1`, { name: 'the number of positive values of k' });
    const signs = find(2);
    const count = step(calc`${positive} * ${signs}`, {
      name: 'the number of values of k',
      works: value => tex`2(${most} - ${least} + 1) = ${value}`,
      because: text`Both discriminants contain $k^2$, and $k$ and $-k$ have the same square. So with every positive
        value its negative satisfies the conditions too.`,
    })`
      Count the integers from the least to the greatest. Only the square of $k$ matters, so each counts with both
      signs.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $k$ does $x^2 - kx + ${real} = 0$ have real roots while $x^2 + kx + ${none} = 0$
          has none?`
        : text`An integer $k$ is such that $x^2 + kx + ${none}$ is never zero for real $x$, but $x^2 - kx + ${real}$ is
          zero for some real $x$. How many values can $k$ take?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('forgot_negative_numbers', signs, 1)`
          You counted only $k = ${least}$ to $${most}$. The discriminants contain $k^2$, so $-${least}$ to $-${most}$
          satisfy the conditions as well.`,
        slip('counted_gaps_for_numbers', positive, calc`${most} - ${least}`)`
          On each side you counted $${most} - ${least}$ integers. With both ends there is one more.`,
        slip('left_out_equal_values', least, least.valueOf() ** 2 === 4 * real && calc`${least} + 1`)`
          You left out $k^2 = ${4 * real}$. There the two roots of the first equation are equal, and equal roots are
          real.`,
        slip('let_in_an_end_point', most, (most.valueOf() + 1) ** 2 === 4 * none && calc`${most} + 1`)`
          You let $k^2 = ${4 * none}$ count. There the second equation has a real root, and it must have none.`,
        slip('got_the_discriminant_wrong', least, calc`ceil(${Math.sqrt(real)})`)`
          Your lower bound $${least}$ comes from $k^2 \ge ${real}$. The discriminant contains four times the
          constant.`,
        slip(
          'got_the_discriminant_wrong',
          most,
          Math.sqrt(none) > least.valueOf() + 1 && calc`ceil(${Math.sqrt(none)}) - 1`,
        )`
          Your upper bound $${most}$ comes from $k^2 < ${none}$. The discriminant contains four times the constant.`,
        slip('ignored_a_condition', count, calc`${most} * 2 + 1`)`
          You counted all integers from $-${most}$ to $${most}$. Near zero the first equation has no real roots
          either, but it has to have them.`,
        slip(
          'rounded_the_wrong_way',
          least,
          !Number.isInteger(Math.sqrt(4 * real)) && calc`floor(${Math.sqrt(4 * real)})`,
        )`
          You began with $k = ${least}$. $${least}^2$ is still below $${4 * real}$, so the first equation has no real
          roots there.`,
        slip('rounded_the_wrong_way', most, (most.valueOf() + 1) ** 2 !== 4 * none && calc`${most} - 1`)`
          Your count stops at $${most}$. The next integer still satisfies the second condition.`,
      ],
      snapRead: text`One equation has real roots and the other has none: the two discriminants bound the square of
        $k$.`,
      approach: text`Each discriminant bounds $k^2$, one from below and one from above. Count the integers between,
        with both signs.`,
      faster: text`$${4 * real} \le k^2 < ${4 * none}$: count the squares in this range and double.`,
      check: text`The values are $\pm ${least}$ to $\pm ${most}$, $${count}$ in all: $${least}^2 =
        ${least.mul(least)}$ and $${most}^2 = ${most.mul(most)}$ lie in the range, the next squares outside it.`,
      principle: text`Conditions on discriminants bound the square of the parameter: solve them together and remember
        both signs.`,
    };
  },
);

/** The parabola y = x² + bx + c of the form below, from numbers of the pair: b has the size of one constant. */
const curve = ({ real, b, d, e }: Pair) => ({ middle: b < 0 ? -real : real, constant: d + e });

const tangents = form<Pair>(
  'tangents-with-slopes-of-one-sign',
  {
    band: 'Medium',
    seconds: 100,
    also: ['AL.INQ.7'],
    entry: true,
    // The stem does not print the answer.
    suits: p =>
      p.real >= 5 &&
      p.b !== 0 &&
      curve(p).constant !== 0 &&
      Math.ceil((p.real * p.real) / 4) - 1 !== Math.abs(curve(p).constant),
    verify: p => {
      // Tangents at x = t pass through (0, -c) when t² = c + constant; their slopes are 2t + middle.
      const { middle, constant } = curve(p);
      let count = 0;
      for (let c = -400; c <= 400; c += 1) {
        const t = Math.sqrt(c + constant);
        if (t > 0 && (2 * t + middle) * (middle - 2 * t) > 1e-9) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { real, way } = p;
    const four = find(4, { name: 'the factor of the discriminant' });
    const bound = step(calc`${real} * ${real} / ${four}`, {
      name: text`the upper bound of $c ${addedTex(curve(p).constant)}$`,
      works: () => {
        const { middle, constant } = curve(p);
        return tex`x^2 + (${middle} - m)x + (c ${addedTex(constant)}) = 0: \quad (${middle} - m)^2 - 4(c
          ${addedTex(constant)}) = 0, \quad m_1 m_2 = ${real}^2 - 4(c ${addedTex(constant)}) > 0 \Rightarrow c
          ${addedTex(constant)} < ${q(real * real, 4)}`;
      },
      because: text`Written as a quadratic in $m$, its constant term is the product of the two slopes. Two numbers of
        the same sign have a positive product, and a slope of $0$ would have no sign.`,
    })`
      ${way ? text`Let the line be $y = mx - c$. ` : ''}A line that touches the parabola meets it in one point, so the
      equation in $x$ has equal roots and its discriminant is $0$. That is a quadratic in $m$. The sum of its roots is
      $${2 * curve(p).middle}$, so two slopes of the same sign are both
      ${curve(p).middle < 0 ? 'negative' : 'positive'}.
      They have the same sign when their product is positive.`;
    const most = step(calc`ceil(${bound}) - 1`, {
      name: text`the greatest value of $c ${addedTex(curve(p).constant)}$`,
      works: value => tex`c ${addedTex(curve(p).constant)} \le ${value}`,
      because: text`The inequality is strict, so the bound itself is not reached even where it is whole.`,
    })`
      $c$ is an integer and the bound is strict. So take the greatest integer below this bound.`;
    const least = find(1, { name: text`the least value of $c ${addedTex(curve(p).constant)}$` });
    const count = step(calc`${most} - ${least} + 1`, {
      name: 'the number of values of c',
      works: value => tex`${least} \le c ${addedTex(curve(p).constant)} \le ${most}: \quad ${value}`,
      because: text`The quadratic says that a square equals four times $c ${addedTex(curve(p).constant)}$. For $0$
        there is only one slope and for a negative number none. With a positive right side the
        two square roots differ, and so do the slopes.`,
    })`
      Two distinct slopes need a positive right side, so $c ${addedTex(curve(p).constant)}$ is at least $1$. Count the
      integers between the two bounds.`;
    return {
      answer: count,
      stem: () => {
        const { middle, constant } = curve(p);
        const sign = middle < 0 ? 'negative' : 'positive';
        return way
          ? text`For how many integers $c$ do two distinct lines with ${sign} slopes pass through the point $(0, -c)$
            and touch the parabola $y = ${polynomialTex([1, middle, constant])}$?`
          : text`The line $y = mx - c$ touches the parabola $y = ${polynomialTex([1, middle, constant])}$ for two
            distinct values of $m$, and both are ${sign}. How many integer values can $c$ take?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_equal_values', least, 0)`
          You counted $c ${addedTex(curve(p).constant)} = 0$ too. Then both slopes are $${curve(p).middle}$, and only
          one line touches the parabola.`,
        slip('used_a_wrong_given_number', least, calc`${curve(p).constant} + 1`)`
          You counted only positive values of $c$. It is $c ${addedTex(curve(p).constant)}$ that has to be positive.`,
        slip('got_the_discriminant_wrong', four, 1)`
          You left out the $4$ of the discriminant, so your bound is $${real}^2 = ${real * real}$.`,
        slip('let_in_an_end_point', most, bound.d === 1n && bound)`
          You allowed $${most}$ as well. Then one of the slopes is $0$, and $0$ has no sign.`,
        slip('got_the_discriminant_wrong', four, 2)`
          Your bound $${bound}$ comes from twice the constant. The discriminant contains four times the constant.`,
        slip('wrong_sign', least, calc`1 - ${curve(p).constant}`)`
          You subtracted $${curve(p).constant}$ on the wrong side, so your count began at
          $${1 - curve(p).constant}$.`,
        slip('rounded_the_wrong_way', most, bound.d !== 1n && calc`ceil(${bound})`)`
          You rounded the bound $${bound}$ up to $${most}$. The integer has to stay below the bound.`,
      ],
      snapRead: text`Lines through one point of the $y$-axis touch a parabola. Both slopes have one sign, and the
        integers that allow this are counted.`,
      approach: text`Touching makes a discriminant vanish, which is a quadratic in $m$. It needs two distinct roots with
        a positive product; each condition bounds $c$ on one side.`,
      faster: () => {
        const { middle, constant } = curve(p);
        return text`The slopes are $${middle} \pm 2\sqrt{c ${addedTex(constant)}}$: count the positive integers whose
          doubled root is below $${real}$, that is integers below $${q(real * real, 4)}$.`;
      },
      check: () => {
        const at = (n: number) => (real - 2 * Math.sqrt(n)).toFixed(2);
        const [inside, outside] = [most.valueOf(), most.valueOf() + 1];
        return text`With $c ${addedTex(curve(p).constant)} = ${inside}$ the slope nearer to 0 is about
          $${curve(p).middle < 0 ? tex`-${at(inside)}` : at(inside)}$; with $${outside}$ the root $2\sqrt{${outside}}
          \approx ${(2 * Math.sqrt(outside)).toFixed(2)}$ is no longer smaller than $${real}$.`;
      },
      principle: text`A line that touches a parabola gives equal roots; a condition on the signs of both slopes is one
        on the product of the roots in $m$.`,
    };
  },
);

/** AL.QUA.3 Medium: a discriminant that is a condition on an integer or on a slope. */
export const twoConditions: readonly AnyTemplate[] = situation<Pair>({
  type: 'AL.QUA.3',
  situation: 'parameter-in-range',
  draw: draw => {
    const low = draw.int(-9, 2);
    const real = draw.int(2, 20);
    return {
      low,
      high: low + draw.int(3, 14),
      shift: draw.int(-4, 4),
      real,
      none: real + draw.int(8, 60),
      b: draw.int(-7, 7),
      d: draw.pick([-4, -2, -1, 1, 2, 3, 5, 6, 7]),
      e: draw.int(1, 9),
      way: draw.chance(0.5),
    };
  },
  forms: [noRoots, between, tangents],
});
