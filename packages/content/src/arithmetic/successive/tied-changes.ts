import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Tied {
  /** Per cents of the rise and of the fall for x = 1. */
  a: number;
  b: number;
  /** The net gain, a whole number of per cent, lies between these, both included. */
  low: number;
  high: number;
  frame: number;
}

type Whole = readonly Fraction[];

/** The net gain at x, in per cent. */
const gainAt = ({ a, b }: Tied, x: number) => q(100 * (a - b) * x - a * b * x * x, 100);
/** The least x whose gain is a whole number of per cent: all others are its multiples. */
function unitOf(ab: number): number {
  let unit = 1;
  while ((ab * unit * unit) % 100 !== 0) unit += 1;
  return unit;
}
/** Multiples of a unit with a gain that fits, as long as something is left after the fall. */
const multiples = (p: Tied, unit: number, fits: (gain: Fraction) => boolean): Whole => {
  const list: Fraction[] = [];
  for (let x = unit; x * p.b < 100; x += unit) if (fits(gainAt(p, x))) list.push(q(x));
  return list;
};
const within =
  ({ low, high }: Tied) =>
  (gain: Fraction) =>
    gain.gte(low) && gain.lte(high);
const sumOf = (list: Whole) => list.reduce((sum, x) => sum.add(x), q(0));
const isRising = ({ a, b }: Tied, x: Fraction) => x.mul(2 * a * b).valueOf() <= 100 * (a - b);
const times = (k: number) => (k === 1 ? 'x' : `${k}x`);
const told = (p: Tied, list: Whole) =>
  list.map(x => `${x}: ${numberTex(gainAt(p, Number(x)))}\\%`).join(', \\quad ');

const sumOfValues = form<Tied>(
  'sum-for-whole-gains',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['NS.FAC.5', 'AL.INQ.3'],
    verify: ({ a, b, low, high }) => {
      let sum = 0;
      for (let x = 1; x * b < 100; x += 1) {
        const gain = q(100 + a * x)
          .mul(100 - b * x)
          .div(100)
          .sub(100);
        if (gain.d === 1n && gain.gte(low) && gain.lte(high)) sum += x;
      }
      return q(sum);
    },
  },
  (p, { step }) => {
    const { a, b, high, low, frame } = p;
    const thing = frame === 0 ? 'number' : 'token';
    const gains = (list: Whole) => tex`${told(p, list)}`;
    const square = a * b === 1 ? '' : a * b;
    const unit = step(unitOf(a * b), {
      name: 'what $x$ is a multiple of',
      works: value =>
        tex`${times(a - b)} - \frac{${square}x^2}{100}: \quad 100 \mid ${square}x^2 \Rightarrow ${value} \mid x`,
      because: text`$${times(a - b)}$ is whole for every whole $x$. Only the term with $x^2$ can be a fraction, so it
        alone decides whether the gain is whole.`,
    })`
      The two factors are $1 + \frac{${times(a)}}{100}$ and $1 - \frac{${times(b)}}{100}$. Multiplied, they give this
      net gain in per cent. It has to be whole, so $100$ has to divide $${square}x^2$. In a square each prime
      factor stands an even number of times, so find the least $x$ that contains the prime factors it needs: every
      possible $x$ is a multiple of it.`;
    const rising = step(
      multiples(p, Number(unit), within(p)).filter(x => isRising(p, x)),
      {
        name: 'the values on the way up',
        works: gains,
        because: text`While $x$ is small, the fall is taken from little more than the original and costs less than
          the rise brings. So the gain grows, and the limits cut a first piece out of the list.`,
      },
    )`
        Go through these multiples of ${unit}. At first the gain grows with $x$. Keep those with a gain from ${low}%
        to ${high}%.`;
    const falling = step(
      multiples(p, Number(unit), within(p)).filter(x => !isRising(p, x)),
      {
        name: 'the values on the way down',
        works: gains,
        because: text`The gain is a quadratic in $x$ that opens downwards, so it passes every value below its greatest
          one twice.`,
      },
    )`
      For greater $x$ the fall matters more, and the gain comes down again. Keep the multiples that fit there too.`;
    const sum = step(calc`${sumOf(rising)} + ${sumOf(falling)}`, {
      name: text`the sum of all values of $x$`,
      works: value => tex`${[...rising, ...falling].join(' + ')} = ${value}`,
      because: text`Both lists fit the conditions, and no value is in both. So all of them are possible values of
          $x$.`,
    })`
      Add all the values of $x$ that fit.`;
    const seen = [...rising, ...falling].map(Number);
    const near = [...new Set(seen.flatMap(x => [x - Number(unit), x + Number(unit)]))].filter(
      x => x > 0 && x * b < 100 && !seen.includes(x),
    );
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`A positive number is increased by $${times(a)}\%$ and the result is then decreased by
            $${times(b)}\%$, where $x$ is a positive integer. The final number exceeds the original one by a whole
            number of per cent, which is at least $${low}$ and at most $${high}$. Find the sum of all possible values
            of $x$.`
          : text`The price of a crypto token rises by $${times(a)}\%$ in one month and falls by $${times(b)}\%$ in the
            next; $x$ is a positive integer. Over the two months it has risen by $n\%$, where $n$ is an integer and
            $${low} \le n \le ${high}$. What is the sum of the values that $x$ can have?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', falling, [])`
          You added only ${rising.join(', ')}. For greater $x$ the fall matters more, and the gain comes back between
          the same bounds.`,
        slip('demanded_too_much', unit, calc`2 * ${unit}`)`
          You kept only multiples of ${unit}. They do give whole gains, but half of ${unit} is enough, because $x$ is
          squared.`,
        slip('ignored_a_bound', sum, sumOf(multiples(p, Number(unit), gain => gain.gte(low))))`
          You also added values of $x$ in the middle. For them the gain is more than ${high}%, which is not allowed.`,
        slip(
          'ignored_a_bound',
          sum,
          sumOf(multiples(p, Number(unit), gain => gain.s > 0n && gain.lte(high))),
        )`
          You also added values of $x$ at both ends, for which the gain is less than ${low}%.`,
        slip('did_not_use_whole_numbers', unit, 1)`
          You added every whole $x$ with a gain from ${low}% to ${high}%, but most of these gains are not whole per
          cents.`,
        slip(
          'left_out_an_end_point',
          sum,
          sumOf(multiples(p, Number(unit), gain => gain.gt(low) && gain.lt(high))),
        )`
          You left out gains of exactly ${low}% or ${high}%, but they are allowed.`,
        slip('added_the_percentages', sum, () => {
          const list: Fraction[] = [];
          for (let x = Number(unit); x * (a - b) <= high; x += Number(unit))
            if (x * (a - b) >= low) list.push(q(x));
          return sumOf(list);
        })`
          The gain is not $${times(a - b)}\%$: the fall is counted on the raised ${thing}, so it takes off more.`,
        slip('left_out_a_case', rising, [])`
          You added only ${falling.join(', ')}. Smaller values of $x$ lead to whole per cents in these limits as
          well.`,
        slip('answered_another_quantity', sum, calc`(${sumOf(rising)} + ${sumOf(falling)}) / ${unit}`)`
          You added the multipliers of ${unit} and not the values of $x$ themselves.`,
      ],
      snapRead: text`A rise and a fall depend on one whole number $x$, and the gain is whole and lies between two
        limits. The gain has a square in it, and it first grows and then falls.`,
      approach: text`The gain is whole only for certain multiples, because of its term with $x^2$. Go through these
        few multiples, first while the gain grows and then while it falls, and keep those between the limits.`,
      check: () =>
        text`The multiples of ${unit} beside those that were kept:
          ${near.map(x => `$x = ${x}$ gains $${numberTex(gainAt(p, x))}\\%$`).join(', ')}. None lies between ${low}%
          and ${high}%.`,
      principle: text`The net effect of two tied changes has a square in it: find first what the unknown is a multiple
        of, then run through its multiples.`,
    };
  },
);

/** AR.PCT.2 Hard: two changes tied to one unknown, and a whole net gain between two bounds. */
export const tiedChanges: readonly AnyTemplate[] = situation<Tied>({
  type: 'AR.PCT.2',
  situation: 'tied-changes-with-a-bound',
  tries: 60,
  draw: draw => {
    const [a, b] = draw.pick([
      [4, 1],
      [4, 1],
      [3, 1],
      [5, 1],
      [6, 1],
      [8, 1],
      [8, 2],
      [9, 1],
    ] as const);
    const low = draw.int(5, 90);
    const p = { a, b, low, high: low + draw.int(4, 60), frame: draw.int(0, 1) };
    const unit = unitOf(a * b);
    const fitting = multiples(p, unit, within(p));
    const rising = fitting.filter(x => isRising(p, x)).length;
    const falling = fitting.length - rising;
    const enough = multiples(p, unit, gain => gain.gte(low)).length;
    const all = multiples(p, unit, gain => gain.s > 0n && gain.lte(p.high)).length;
    // Both bounds bite: some gains are too small, and some in the middle are too large.
    return rising >= 1 &&
      falling >= 1 &&
      fitting.length >= 3 &&
      fitting.length <= 8 &&
      enough > fitting.length &&
      all > fitting.length
      ? p
      : null;
  },
  forms: [sumOfValues],
});
