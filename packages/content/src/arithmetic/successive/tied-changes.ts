import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const sumOfValues = form({
  form: 'sum-for-whole-gains',
  revision: 2,
  band: 'Hard',
  seconds: 130,
  also: ['NS.FAC.5', 'AL.INQ.3'],
  entry: true,
  apart: true,
  stem: ({ a, b, low, high, frame }: Tied) =>
    frame === 0
      ? `A positive number is increased by $${times(a)}\\%$ and the result is then decreased by $${times(b)}\\%$, where $x$ is a positive integer. The final number exceeds the original one by a whole number of per cent, which is at least $${low}$ and at most $${high}$. Find the sum of all possible values of $x$.`
      : `The price of a crypto token rises by $${times(a)}\\%$ in one month and falls by $${times(b)}\\%$ in the next; $x$ is a positive integer. Over the two months it has risen by $n\\%$, where $n$ is an integer and $${low} \\le n \\le ${high}$. What is the sum of the values that $x$ can have?`,
  path: path<Tied>()
    .step(
      'unit',
      ({ a, b }) => q(unitOf(a * b)),
      'Multiply the multipliers to get the net gain in per cent. All of it is whole except for the term with $x^2$: find what $x$ has to be a multiple of.',
      ({ a, b }, { unit }) =>
        `n = ${times(a - b)} - \\frac{${a * b === 1 ? '' : a * b}x^2}{100}: \\quad 100 \\mid ${a * b === 1 ? '' : a * b}x^2 \\Rightarrow ${unit} \\mid x`,
    )
    .step(
      'rising',
      (p, { unit }) => multiples(p, Number(unit), within(p)).filter(x => isRising(p, x)),
      'The gain grows with $x$ up to a highest point. Go through these multiples on the way up and keep those within the bounds.',
      (p, { rising }) => told(p, rising),
    )
    .step(
      'falling',
      (p, { unit }) => multiples(p, Number(unit), within(p)).filter(x => !isRising(p, x)),
      'Beyond the highest point the gain falls and passes the bounds again. Keep those multiples too.',
      (p, { falling }) => told(p, falling),
    )
    .step(
      'sum',
      (_p, { rising, falling }) => sumOf(rising).add(sumOf(falling)),
      'Add all of them.',
      (_p, { rising, falling, sum }) => `${[...rising, ...falling].join(' + ')} = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'one_branch_only',
      at: 'falling',
      wrongly: () => [],
      words: (_p, { rising }) =>
        `Only $${rising.join(', ')}$ were added; for larger $x$ the gain falls and passes the same bounds again.`,
    },
    {
      misconception: 'square_not_used_for_divisibility',
      at: 'unit',
      wrongly: (_p, { unit }) => unit.mul(2),
      words: (_p, { unit }) =>
        `Multiples of $${unit}$ do give whole gains, but half of $${unit}$ is enough, since $x$ is squared.`,
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'sum',
      wrongly: (p, { unit }) => sumOf(multiples(p, Number(unit), gain => gain.gte(p.low))),
      words: ({ high }, { unit, sum }) =>
        `The sum of $${numberTex(sum)}$ has multiples of $${unit}$ in the middle, whose gain is more than ${percent(high)}.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'sum',
      wrongly: (p, { unit }) => sumOf(multiples(p, Number(unit), gain => gain.s > 0n && gain.lte(p.high))),
      words: ({ low }, { unit, sum }) =>
        `The sum of $${numberTex(sum)}$ has multiples of $${unit}$ at both ends, whose gain is below ${percent(low)}.`,
    },
    {
      misconception: 'whole_gain_not_used',
      at: 'unit',
      wrongly: () => q(1),
      words: ({ low, high }) =>
        `All whole $x$ with a gain from ${percent(low)} to ${percent(high)} were added; most of these gains are no whole per cents.`,
    },
    {
      misconception: 'bounds_excluded',
      at: 'sum',
      wrongly: (p, { unit }) => sumOf(multiples(p, Number(unit), gain => gain.gt(p.low) && gain.lt(p.high))),
      words: ({ low, high }, { sum }) =>
        `$${numberTex(sum)}$ leaves out gains of exactly ${percent(low)} or ${percent(high)}, which are allowed.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'sum',
      wrongly: ({ a, b, low, high }, { unit }) => {
        const list: Fraction[] = [];
        for (let x = Number(unit); x * (a - b) <= high; x += Number(unit))
          if (x * (a - b) >= low) list.push(q(x));
        return sumOf(list);
      },
      words: ({ a, b }, { unit, sum }) =>
        `$${numberTex(sum)}$ adds multiples of $${unit}$ with a gain of $${times(a - b)}\\%$; the fall acts on the raised number.`,
    },
    {
      misconception: 'falling_branch_only',
      at: 'rising',
      wrongly: () => [],
      words: (_p, { falling }) => `Only $${falling.join(', ')}$ were added; smaller $x$ fit as well.`,
    },
    {
      misconception: 'divides_by_unit',
      at: 'sum',
      wrongly: (_p, { unit, rising, falling }) => sumOf(rising).add(sumOf(falling)).div(unit),
      words: (_p, { unit, sum }) =>
        `With $x = ${unit}k$ the values of $k$ were added, which gives $${numberTex(sum)}$; the values of $x$ are asked.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Rise and fall depend on one whole number, the net gain is a whole per cent and bounded on both sides: divisibility of a square, and a quadratic that passes the range twice.',
  approach: () =>
    'The net gain is whole only for certain multiples, because of its square term. Among these few go up and down the quadratic and keep what lies within the bounds.',
  faster: ({ a, b }, { unit }) =>
    `Put $x = ${unit}k$: the gain is $${numberTex(unit.mul(a - b))}k - ${numberTex(
      q(a * b, 100)
        .mul(unit)
        .mul(unit),
    )}k^2$ per cent; run $k = 1, 2, \\ldots$`,
  check: (p, { unit, rising, falling }) => {
    const seen = [...rising, ...falling].map(Number);
    const near = [...new Set(seen.flatMap(x => [x - Number(unit), x + Number(unit)]))].filter(
      x => x > 0 && x * p.b < 100 && !seen.includes(x),
    );
    return `Multiples of $${unit}$ beside those that were kept: ${near.map(x => `$x = ${x}$ gains $${numberTex(gainAt(p, x))}\\%$`).join(', ')}; none lies within the bounds.`;
  },
  principle:
    'A whole result of two tied changes hangs on their product, a square: fix the divisor of the unknown first, then run through its multiples.',
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
});

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
