import { gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { counted, rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bills {
  /** Articles of the two bills, and the bounds of each bill. */
  a: number;
  b: number;
  c: number;
  d: number;
  low: number;
  high: number;
  least: number;
  most: number;
  /** The asked bill is s times the first less t times the second. */
  s: number;
  t: number;
  frame: number;
}

const dearestBill = form<Bills>(
  'dearest-bill-from-two-bounded-bills',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.LIN.4'],
    verify: ({ a, b, c, d, low, high, least, most, s, t }) => {
      // The corners of the region of prices that satisfy all four bounds.
      const det = a * d - b * c;
      const corners = [low, high].flatMap(u =>
        [least, most].map(v => [(u * d - b * v) / det, (a * v - u * c) / det] as const),
      );
      if (corners.some(([x, y]) => x <= 0 || y <= 0)) throw new Error('a price is not positive');
      return q(Math.round(Math.max(...corners.map(([x, y]) => (s * a - t * c) * x + (s * b - t * d) * y))));
    },
  },
  (p, { step }) => {
    const { a, b, c, d, low, high, least, most, s, t, frame } = p;
    const [e, f] = [s * a - t * c, s * b - t * d];
    const [x, y] = wording(
      frame,
      ['mango', 'guava'] as const,
      ['chair', 'stool'] as const,
      ['cup', 'plate'] as const,
    );
    const [xs, ys] = wording(
      frame,
      ['mangoes', 'guavas'] as const,
      ['chairs', 'stools'] as const,
      ['cups', 'plates'] as const,
    );
    const row = (n: number, m: number) => `${counted(n, x, xs)} and ${counted(m, y, ys)}`;
    const times = (n: number) => (n === 1 ? '' : String(n));
    const first = step(s, {
      name: 'how often the first bill is needed',
      works: value =>
        tex`${times(a)}m + ${times(c)}n = ${e}, \quad ${times(b)}m + ${times(d)}n = ${f} \;\Rightarrow\; m = ${value},
          \quad n = -${t}`,
      because: text`The bounds are bounds of two bills, not of two prices. So the asked bill has to be made of the two
        bills; then each bound can be used as it is given.`,
    })`
      Ask how the asked bill comes from the two known ones: $m$ times the first and $n$ times the second. Compare the
      numbers of ${xs} and of ${ys}.`;
    const upper = step(calc`${first} * ${high}`, {
      name: 'the greatest part from the first bill',
      works: (_v, working) => tex`${working}`,
    })`
      The first bill is needed with a positive factor. So the asked bill grows with it: use its highest amount.`;
    const lower = step(calc`${t} * ${least}`, {
      name: 'the least part to be taken off',
      works: (_v, working) => tex`${working}`,
      because: text`The second bill is taken away. The less is taken away the more is left, so its lowest amount
        counts. Both ends can be reached together, because the prices are then positive.`,
    })`
      The second bill is taken away $${t}$ times. The result is greatest when as little as possible is taken away: use
      its lowest amount.`;
    const dearest = step(calc`${upper} - ${lower}`, {
      name: 'the greatest possible amount',
      works: (_v, working) => tex`${working}`,
    })`
      Subtract. At this end both bounds are reached by one pair of prices.`;
    const det = a * d - b * c;
    const tops = [q(high * d - b * least, det), q(a * most - low * c, det)] as const;
    return {
      answer: dearest,
      stem: wording(
        frame,
        text`All mangoes at a stall have one price and all guavas another. ${row(a, b)} cost at least ₹${low} and at
          most ₹${high}; ${row(c, d)} cost at least ₹${least} and at most ₹${most}. What is the greatest amount that
          ${row(e, f)} can cost?`,
        text`A carpenter remembers of a price list only this: an order of ${row(a, b)} comes to between ₹${low} and
          ₹${high}, and an order of ${row(c, d)} to between ₹${least} and ₹${most}, the ends included. How much, at
          most, may an order of ${row(e, f)} come to?`,
        text`In a shop ${row(a, b)} together are sold for not less than ₹${low} and not more than ₹${high}. The same
          cups and plates, ${row(c, d)}, are sold for not less than ₹${least} and not more than ₹${most}. Prices need
          not be whole rupees. Find the highest possible price of ${row(e, f)}.`,
      ),
      show: rupees,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('took_bounds_that_exclude_each_other', dearest, calc`${e} * ${tops[0]} + ${f} * ${tops[1]}`)`
          ${here} uses the highest price of a ${x} and the highest price of a ${y}. The two are not reached together:
          where one is highest, the other is low.`,
        slip('gave_the_other_extreme', lower, calc`${t} * ${most}`)`
          You used the highest amount of the second bill, ${here}. It is taken away, so the lowest amount leaves most.`,
        slip('gave_the_other_extreme', upper, calc`${first} * ${low}`)`
          You used the lowest amount of the first bill, ${here}. It counts with a positive factor, so its highest
          amount is wanted.`,
        slip('swapped_the_weights', dearest, s !== t && calc`${t} * ${high} - ${s} * ${least}`)`
          ${here} exchanges the two factors. Then the numbers of ${xs} and ${ys} do not come to the asked ones.`,
        slip('left_out_a_factor', lower, t > 1 && calc`1 * ${least}`)`
          The second bill was taken away only once. To get the asked numbers of ${xs} and ${ys} it has to be taken away
          $${t}$ times.`,
        slip(
          'averaged_the_averages',
          dearest,
          calc`${s} * (${low} + ${high}) / 2 - ${t} * (${least} + ${most}) / 2`,
        )`
          ${here} uses the middle of both ranges. That is a possible amount but not the greatest one.`,
        slip('assumed_a_proportion', dearest, calc`(${e} + ${f}) * ${high} / (${a} + ${b})`)`
          ${here} spreads the highest amount of the first bill evenly over all that it counts. A ${x} and a ${y} need
          not have one price.`,
        slip('wrong_sign', dearest, calc`${s} * ${high} + ${t} * ${least}`)`
          ${here} adds the second bill. The asked numbers of ${xs} and ${ys} come out only if it is taken away.`,
      ],
      snapRead: text`Bounds for two bills, and a third bill: make the third from the two instead of bounding the single
        prices.`,
      approach: text`Write the asked bill as a multiple of the first less a multiple of the second. It is greatest at
        the upper end of the first and the lower end of the second.`,
      check: () => {
        const [m, n] = [q(high * d - b * least, det), q(a * least - high * c, det)];
        return text`With a ${x} at ₹${m.valueOf().toFixed(2)} and a ${y} at ₹${n.valueOf().toFixed(2)} the two bills
          are ₹${high} and ₹${least}, and the asked one is ₹${Math.round(m.mul(e).add(n.mul(f)).valueOf())}.`;
      },
      principle: text`Bounds of sums are bounds of those sums, not of their parts: make what is asked from the bounded
        sums, and mind the signs.`,
    };
  },
);

/** AL.INQ.7 Hard: the greatest third bill when two bills are bounded. */
export const fromTwoBoundedBills: readonly AnyTemplate[] = situation<Bills>({
  type: 'AL.INQ.7',
  situation: 'two-bounded-bills',
  tries: 120,
  draw: draw => {
    const [a, b, c, d] = [draw.int(1, 5), draw.int(1, 5), draw.int(1, 5), draw.int(1, 5)];
    const [s, t] = [draw.int(2, 5), draw.int(1, 4)];
    const [e, f] = [s * a - t * c, s * b - t * d];
    const [x, y] = [draw.step(20, 120, 5), draw.step(20, 120, 5)];
    const [u, v] = [a * x + b * y, c * x + d * y];
    const [wide, broad] = [draw.step(10, 60, 5), draw.step(10, 60, 5)];
    const p = {
      a,
      b,
      c,
      d,
      low: u - wide,
      high: u + wide,
      least: v - broad,
      most: v + broad,
      s,
      t,
      frame: draw.int(0, 2),
    };
    const det = a * d - b * c;
    const corners = [p.low, p.high].flatMap(m =>
      [p.least, p.most].flatMap(n => [(m * d - b * n) / det, (a * n - m * c) / det]),
    );
    const isFit =
      det > 0 &&
      e > 0 &&
      f > 0 &&
      e + f < 16 &&
      gcd(a, b) === 1 &&
      gcd(c, d) === 1 &&
      gcd(e, f) === 1 &&
      p.low > 0 &&
      p.least > 0;
    return isFit && corners.every(price => price > 5) ? p : null;
  },
  forms: [dearestBill],
});
