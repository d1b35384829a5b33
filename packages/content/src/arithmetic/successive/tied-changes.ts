import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface Tied {
  /** Per cents of the rise and of the fall for x = 1. */
  a: number;
  b: number;
  /** The net gain, per cent, lies between these, both included. */
  low: number;
  high: number;
  frame: number;
}

/** The net gain is ab/100 times x(middle − x) per cent. */
const middleOf = ({ a, b }: Tied) => q(100 * (a - b), a * b);
const boundOf = ({ a, b }: Tied, gain: number) => q(100 * gain, a * b);
/** Whole x for which x(middle − x) lies between two bounds. */
const between = (middle: number, low: number, high: number) => {
  const list: number[] = [];
  for (let x = 1; x < middle; x += 1)
    if (x * (middle - x) >= low - 1e-9 && x * (middle - x) <= high + 1e-9) list.push(x);
  return list;
};
const times = (k: number) => (k === 1 ? 'x' : `${k}x`);
const at = (x: number, middle: Fraction) => `${x} \\times ${n(middle) - x} = ${x * (n(middle) - x)}`;

const wholeValues = form({
  form: 'values-within-a-gain',
  revision: 3,
  band: 'Hard',
  seconds: 115,
  also: ['AL.INQ.3', 'AL.QUA.7'],
  entry: true,
  stem: ({ a, b, low, high, frame }: Tied) =>
    frame === 0
      ? `A positive number is increased by $${times(a)}\\%$ and the result is then decreased by $${times(b)}\\%$, where $x$ is a positive integer. For how many values of $x$ does the final number exceed the original one by at least ${percent(low)} and at most ${percent(high)}?`
      : `In its first year the index of a market gains $${times(a)}\\%$, and in the second it loses $${times(b)}\\%$ of what it had reached; $x$ is a positive integer. The two years together have brought a gain from ${percent(low)} to ${percent(high)}, both included. How many values can $x$ have?`,
  path: path<Tied>()
    .quiet('middle', p => middleOf(p))
    .step(
      'low',
      p => boundOf(p, p.low),
      'Multiply the multipliers: the net gain is a multiple of $x$ times what $x$ lacks to a fixed number. Turn the smaller gain into a bound for this product.',
      ({ a, b, low: gain }, { middle, low }) =>
        `(100 + ${times(a)})(100 - ${times(b)}) - 100^2 = ${a * b}x(${middle} - x), \\quad x(${middle} - x) \\ge \\frac{${100 * gain}}{${a * b}} = ${numberTex(low)}`,
    )
    .step(
      'high',
      p => boundOf(p, p.high),
      'Do the same for the larger gain.',
      ({ a, b, high: gain }, { middle, high }) =>
        `x(${middle} - x) \\le \\frac{${100 * gain}}{${a * b}} = ${numberTex(high)}`,
    )
    .step(
      'rising',
      (_p, { middle, low, high }) =>
        q(between(n(middle), n(low), n(high)).filter(x => 2 * x <= n(middle)).length),
      (_p, { middle }) =>
        `The product grows up to $x = ${numberTex(middle.div(2))}$. Find the first and the last whole number in this half that keep to both bounds, and count.`,
      (_p, { middle, low, high, rising }) => {
        const list = between(n(middle), n(low), n(high)).filter(x => 2 * x <= n(middle));
        const [first = 0, last = 0] = [list[0], list.at(-1)];
        return `${at(first, middle)}, \\quad ${at(last, middle)}: \\quad x = ${first} \\text{ to } ${last}, \\quad ${rising}`;
      },
    )
    .step(
      'count',
      (_p, { middle, low, high }) => q(between(n(middle), n(low), n(high)).length),
      (_p, { middle }) =>
        `Beyond the middle the product falls and takes the same values again, at $${middle} - x$. Count these too.`,
      (_p, { rising, count }) => `2 \\times ${rising} = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_branch_only',
      gives: 'rising',
      words: (_p, { middle, rising }) =>
        `$${rising}$ values lie below $${numberTex(middle.div(2))}$; beyond it the gain falls again and passes the same range.`,
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'high',
      wrongly: (_p, { middle }) => middle.mul(middle),
      words: ({ high }) =>
        `All values with enough gain were counted, also those around the middle with more than ${percent(high)}.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'low',
      wrongly: () => q(0),
      words: ({ low }) => `Values with a gain below ${percent(low)} were counted at both ends.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'count',
      wrongly: ({ a, b, low, high }) => q(Math.floor(high / (a - b)) - Math.ceil(low / (a - b)) + 1),
      words: ({ a, b }, { count }) =>
        `$${count}$ comes from a gain of $${times(a - b)}\\%$, the difference of the two per cents; the fall acts on the raised number.`,
    },
    {
      misconception: 'counts_differences',
      at: 'count',
      wrongly: (_p, { rising }) => rising.sub(1).mul(2),
      words: (_p, { rising }) =>
        `On each side $${rising.sub(1)}$ was counted, the distance from the first value to the last; that leaves one out.`,
    },
    {
      misconception: 'ends_left_out',
      at: 'count',
      wrongly: ({ a, b, low, high }, { middle }) =>
        q(
          between(n(middle), 1, n(middle) * n(middle)).filter(x => {
            const gain = (a * b * x * (n(middle) - x)) / 100;
            return gain > low + 1 && gain < high - 1;
          }).length,
        ),
      words: ({ low, high }) =>
        `The bounds were narrowed by one per cent each, to whole gains inside ${percent(low)} and ${percent(high)}; the gain need not be whole.`,
    },
    {
      misconception: 'range_of_the_product_doubled',
      at: 'high',
      wrongly: (_p, { high }) => high.mul(2),
      words: ({ high }) => `Here gains up to ${percent(2 * high)} were let in, twice the limit.`,
    },
    {
      misconception: 'steps_one_too_far',
      at: 'count',
      wrongly: (_p, { rising }) => rising.add(1).mul(2),
      words: (_p, { rising }) =>
        `$${rising.add(1)}$ on each side takes in one value that is out of the bounds.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Rise and fall depend on one whole number, and the net gain is bounded on both sides: a quadratic that passes the range twice.',
  approach: () =>
    'The joint multiplier is a quadratic that rises and falls again, symmetric about its middle. Count the whole numbers in the range on the way up and double.',
  faster: (_p, { middle, low, high, rising }) =>
    `$${numberTex(low)} \\le x(${middle} - x) \\le ${numberTex(high)}$, symmetric in $x$ and $${middle} - x$: $${rising}$ on the way up, as many on the way down.`,
  check: ({ a, b }, { middle, low, high }) => {
    const list = between(n(middle), n(low), n(high)).filter(x => 2 * x <= n(middle));
    const [first = 1, last = 1] = [list[0], list.at(-1)];
    const gain = (x: number) =>
      `$x = ${x}$: $${numberTex(
        q(a * b * x)
          .mul(middle.sub(x))
          .div(100),
      )}\\%$`;
    return `Net gains: ${[first - 1, first, last, last + 1].map(gain).join('; ')}; the same at $${middle} - x$.`;
  },
  principle:
    'A quadratic that is to stay between two bounds does so on the way up and on the way down: two runs of whole numbers.',
  verify: ({ a, b, low, high }) => {
    let count = 0;
    for (let x = 1; x * b < 100; x += 1) {
      const gain = q(100 + a * x)
        .mul(100 - b * x)
        .div(100)
        .sub(100);
      if (gain.gte(low) && gain.lte(high)) count += 1;
    }
    return q(count);
  },
});

/** AR.PCT.2 Hard: two changes tied to one unknown, and a net gain between two bounds. */
export const tiedChanges: readonly AnyTemplate[] = situation<Tied>({
  type: 'AR.PCT.2',
  situation: 'tied-changes-with-a-bound',
  tries: 60,
  draw: draw => {
    const [a, b] = draw.pick([
      [2, 1],
      [2, 1],
      [4, 1],
      [5, 1],
      [5, 2],
    ] as const);
    const low = draw.int(2, 60);
    const p = { a, b, low, high: low + draw.int(2, 40), frame: draw.int(0, 1) };
    const middle = n(middleOf(p));
    const [from, to] = [n(boundOf(p, low)), n(boundOf(p, p.high))];
    const rising = between(middle, from, to).filter(x => 2 * x <= middle);
    const top = rising.at(-1) ?? 0;
    // The gain passes the upper bound before the middle, or there would be one run only.
    const passes = (top + 1) * (middle - top - 1) > to && 2 * (top + 1) <= middle;
    return passes &&
      rising.length >= 2 &&
      rising.length <= 14 &&
      (rising[0] ?? 0) > 1 &&
      boundOf(p, low).mul(100).d === 1n &&
      boundOf(p, p.high).mul(100).d === 1n
      ? p
      : null;
  },
  forms: [wholeValues],
});
