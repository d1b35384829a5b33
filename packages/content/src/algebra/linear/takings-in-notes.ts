import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Takings {
  /** Pieces sold, their prices, and the note that divides the takings. */
  n: number;
  low: number;
  high: number;
  note: number;
  /** The average price is above this. */
  mean: number;
  way: boolean;
}

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
/** What `mean` lacks above the low price, for all pieces. */
const extra = ({ n, low, mean }: Takings) => n * (mean - low);
const leastOf = (p: Takings) => Math.floor(extra(p) / (p.high - p.low)) + 1;
const takings = ({ n, low, high }: Takings, x: number) => n * low + (high - low) * x;
/** The step between numbers of dear pieces whose takings the note divides. */
const stepOf = ({ low, high, note }: Takings) => note / hcf(high - low, note);
/** The first number of dear pieces, from 0, whose takings the note divides; null where there is none. */
const firstOf = (p: Takings) => {
  for (let x = 0; x < p.note; x += 1) if (takings(p, x) % p.note === 0) return x;
  return null;
};
/** Whole numbers of the progression first, first + step, … from `least` to `most`. */
const members = (first: number, step: number, least: number, most: number) => {
  let count = 0;
  for (let x = first; x <= most; x += step) if (x >= least) count += 1;
  return count;
};

/** The first term of the progression that is not below `least`. */
const start = (first: Fraction, step: Fraction, least: Fraction) =>
  least.sub(first).div(step).ceil().mul(step).add(first);

const exactNotes = form({
  form: 'takings-in-exact-notes',
  revision: 3,
  band: 'Hard',
  also: ['NS.REM.2', 'AL.DIO.5'],
  seconds: 105,
  entry: true,
  likely: true,
  stem: ({ n, low, high, note, mean, way }: Takings) =>
    way
      ? `For a show $${n}$ tickets were sold, some at ${rupees(low)} and the others at ${rupees(high)}. At least twice as many ${rupees(low)} tickets as ${rupees(high)} tickets were sold. The average price of a ticket sold was more than ${rupees(mean)}, and the total collection was a multiple of ${rupees(note)}. How many values can the number of ${rupees(high)} tickets take?`
      : `A stall sold $${n}$ kites, small ones at ${rupees(low)} and large ones at ${rupees(high)}. It sold at least twice as many small kites as large ones. The average price of a kite sold was more than ${rupees(mean)}, and the total collection was a multiple of ${rupees(note)}. How many values can the number of large kites take?`,
  path: path<Takings>()
    .step(
      'first',
      p => q(firstOf(p) ?? 0),
      'Write the takings with the number $x$ of dear pieces alone, and find the smallest $x$ for which the note divides them.',
      p =>
        `${p.n} \\times ${p.low} + ${p.high - p.low}x = ${p.n * p.low} + ${p.high - p.low}x: \\quad x = ${firstOf(p)} \\text{ gives } ${takings(p, firstOf(p) ?? 0)} = ${takings(p, firstOf(p) ?? 0) / p.note} \\times ${p.note}`,
    )
    .step(
      'step',
      p => q(stepOf(p)),
      'From there the takings change by a multiple of the note only at equal steps; a common factor of note and price difference shortens them.',
      (p, { step }) =>
        `${p.high - p.low}s \\text{ a multiple of } ${p.note}: \\quad s = ${step}, ${step.mul(2)}, \\dots`,
    )
    .step(
      'most',
      ({ n }) => q(Math.floor(n / 3)),
      'With at least twice as many cheap pieces, the dear ones are at most a third of all.',
      ({ n }, { most }) => `${n} - x \\ge 2x, \\quad x \\le ${most}`,
    )
    .step(
      'least',
      p => q(leastOf(p)),
      'The average bounds it from below: each dear piece adds the difference of the prices to the takings of cheap ones alone.',
      (p, { least }) =>
        `${p.high - p.low}x > ${p.n} \\times (${p.mean} - ${p.low}) = ${extra(p)}, \\quad x \\ge ${least}`,
    )
    .step(
      'count',
      (_p, { first, step, most, least }) =>
        q(members(first.valueOf(), step.valueOf(), least.valueOf(), most.valueOf())),
      'Count the terms of this progression in the range.',
      (_p, { first, step, most, least, count }) =>
        `x = ${Array.from({ length: count.valueOf() }, (_, i) => start(first, step, least).add(step.mul(i))).join(', ')} \\le ${most}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'average_unused',
      at: 'least',
      wrongly: () => q(1),
      words: ({ mean }) =>
        `All numbers from $1$ on were allowed; the average has to be above ${rupees(mean)}.`,
    },
    {
      misconception: 'comparison_forgotten',
      at: 'most',
      wrongly: ({ n }) => q(n - 1),
      words: ({ n }) =>
        `All numbers up to $${n - 1}$ were allowed; the dear ones are at most a third of the $${n}$.`,
    },
    {
      misconception: 'common_factor_overlooked',
      at: 'step',
      wrongly: (p, { step }) => (step.equals(p.note) ? null : q(p.note)),
      words: (p, { step }) =>
        `Steps of $${step}$ are too long: $${p.high - p.low}$ and $${p.note}$ have a common factor, so the takings fit again sooner.`,
    },
    {
      misconception: 'majority_is_enough',
      at: 'most',
      wrongly: ({ n }) => q(Math.ceil(n / 2) - 1),
      words: ({ n }, { most }) =>
        `Up to $${most}$ dear pieces the cheap ones are more than half of the $${n}$, but not yet twice as many.`,
    },
    {
      misconception: 'difference_alone_divided',
      at: 'first',
      wrongly: (_p, { first, step }) => (first.equals(0) ? null : q(step)),
      words: (p, { first }) =>
        `$x = ${first}$ makes only the extra $${p.high - p.low}x$ a multiple of $${p.note}$; the $${p.n * p.low}$ of the cheap price leave a remainder.`,
    },
    {
      misconception: 'excess_over_the_average_shared_wrongly',
      at: 'least',
      wrongly: p => q(Math.floor(extra(p) / (p.high - p.mean)) + 1),
      words: (p, { least }) =>
        `$x > \\frac{${p.n} \\times ${p.mean - p.low}}{${p.high - p.mean}}$, so $x \\ge ${least}$, sets the dear ones against a shortfall of all $${p.n}$ pieces; only the cheap ones fall short.`,
    },
    {
      misconception: 'remainder_unused',
      at: 'step',
      wrongly: (_p, { step }) => (step.valueOf() > 2 ? step.sub(1) : null),
      words: (p, { step }) =>
        `After $${step}$ more dear ones the takings have grown by $${step.mul(p.high - p.low)}$, which is no multiple of $${p.note}$.`,
    },
    {
      misconception: 'doubles_the_step',
      at: 'step',
      wrongly: (_p, { step }) => step.mul(2),
      words: (_p, { step }) => `In steps of $${step}$ every second possible number is left out.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Two prices, a fixed number of pieces, takings that are a multiple of a round amount, a comparison of the two kinds and an average.',
  approach: () =>
    'The takings depend on one number. Divisibility puts it into a progression; the average bounds it from below, the comparison from above. Count the terms.',
  faster: p =>
    `Divide by $${hcf(p.high - p.low, hcf(p.low * p.n, p.note))}$ and look at remainders: $x$ repeats every $${stepOf(p)}$ from $${firstOf(p)}$ on, and $${leastOf(p)} \\le x \\le ${Math.floor(p.n / 3)}$.`,
  check: (p, { first, step, most, least }) => {
    const from = start(first, step, least);
    const last = from.add(most.sub(from).div(step).floor().mul(step)).valueOf();
    return `The smallest, $${from}$, gives ${rupees(takings(p, from.valueOf()))}, more than ${rupees(p.n * p.mean)} in all, and the largest, $${last}$, ${rupees(takings(p, last))}; with $${last + stepOf(p)}$ there would be only $${p.n - last - stepOf(p)}$ cheap ones.`;
  },
  principle:
    'A divisibility condition on a linear expression puts its unknown into a progression; then bounds count its terms.',
  verify: p => {
    let count = 0;
    for (let x = 1; x < p.n; x += 1)
      if (
        (p.high * x + p.low * (p.n - x)) % p.note === 0 &&
        2 * x <= p.n - x &&
        p.high * x + p.low * (p.n - x) > p.n * p.mean
      )
        count += 1;
    return q(count);
  },
});

/** AL.LIN.1 Hard: a linear sum that must be a multiple, within bounds. */
export const takingsInNotes: readonly AnyTemplate[] = situation<Takings>({
  type: 'AL.LIN.1',
  situation: 'takings-in-notes',
  tries: 120,
  draw: draw => {
    const wanted = draw.int(3, 11);
    const low = draw.step(20, 90, 5);
    const high = low + draw.step(15, 80, 5);
    const p = {
      n: draw.int(70, 280),
      low,
      high,
      mean: low + draw.int(2, Math.max(3, Math.floor((high - low) / 5))),
      note: draw.pick([100, 200, 500]),
      way: draw.chance(0.5),
    };
    const first = firstOf(p);
    const step = stepOf(p);
    if (first === null || step < 4 || step === p.note) return null;
    const most = Math.floor(p.n / 3);
    const count = members(first, step, leastOf(p), most);
    return count === wanted && count < members(first, step, 1, most) ? p : null;
  },
  forms: [exactNotes],
});
