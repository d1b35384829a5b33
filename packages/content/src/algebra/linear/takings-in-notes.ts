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
  way: boolean;
}

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
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

const exactNotes = form({
  form: 'takings-in-exact-notes',
  band: 'Hard',
  also: ['NS.REM.2', 'AL.DIO.5'],
  seconds: 70,
  entry: true,
  likely: true,
  stem: ({ n, low, high, note, way }: Takings) =>
    way
      ? `For a show $${n}$ tickets were sold, some at ${rupees(low)} and some at ${rupees(high)}, with more cheap ones than dear ones. The takings could be changed into ${rupees(note)} notes without remainder. How many numbers of dear tickets are possible?`
      : `A stall sold $${n}$ kites, small ones at ${rupees(low)} and large ones at ${rupees(high)}. Both kinds were sold, but the small ones were the majority, and the amount taken in was a multiple of ${rupees(note)}. How many values can the number of large kites have?`,
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
      ({ n }) => q(Math.ceil(n / 2) - 1),
      'The majority bounds $x$ from above; both kinds were sold, so $x$ is at least one.',
      ({ n }, { most }) => `1 \\le x < \\tfrac{${n}}{2}, \\quad x \\le ${most}`,
    )
    .quiet('least', () => q(1))
    .step(
      'count',
      (_p, { first, step, most, least }) =>
        q(members(first.valueOf(), step.valueOf(), least.valueOf(), most.valueOf())),
      'Count the terms of this progression in the range.',
      (_p, { first, step, most, count }) =>
        `x = ${[0, 1, 2]
          .map(i => first.add(step.mul(i)))
          .filter(x => x.valueOf() > 0)
          .join(', ')}, \\dots \\le ${most}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'majority_forgotten',
      at: 'most',
      wrongly: ({ n }) => q(n - 1),
      words: ({ n }) =>
        `All numbers up to $${n - 1}$ were allowed; the cheap ones are more than half of the $${n}$.`,
    },
    {
      misconception: 'common_factor_overlooked',
      at: 'step',
      wrongly: (p, { step }) => (step.equals(p.note) ? null : q(p.note)),
      words: (p, { step }) =>
        `Steps of $${step}$ are too long: $${p.high - p.low}$ and $${p.note}$ have a common factor, so the takings fit again sooner.`,
    },
    {
      misconception: 'zero_counted',
      at: 'least',
      wrongly: (_p, { first }) => (first.equals(0) ? q(0) : null),
      words: () => 'No dear piece at all was counted as well, but both kinds were sold.',
    },
    {
      misconception: 'half_allowed',
      at: 'most',
      wrongly: ({ n }, { first, step }) =>
        n % 2 === 0 && (n / 2 - first.valueOf()) % step.valueOf() === 0 ? q(n / 2) : null,
      words: ({ n }) => `With $${n / 2}$ of each kind there is no majority.`,
    },
    {
      misconception: 'difference_alone_divided',
      at: 'first',
      wrongly: (_p, { first, step }) => (first.equals(0) ? null : q(step)),
      words: (p, { first }) =>
        `$x = ${first}$ makes only the extra $${p.high - p.low}x$ a multiple of $${p.note}$; the $${p.n * p.low}$ of the cheap price leave a remainder.`,
    },
    {
      misconception: 'first_value_lost',
      at: 'first',
      wrongly: (_p, { first, step }) => first.add(step),
      words: (p, { first, step }) =>
        `The list was begun at $x = ${first}$, though $x = ${first.sub(step)}$ works: it gives ${rupees(takings(p, first.sub(step).valueOf()))}.`,
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
  snapRead: () => 'Two prices, a fixed number of pieces, takings that a note divides, and a majority.',
  approach: () =>
    'The takings hang on one number. Divisibility puts it into a progression, the majority bounds it; count the terms.',
  faster: p =>
    `Divide by $${hcf(p.high - p.low, hcf(p.low * p.n, p.note))}$ and look at remainders: $x$ repeats every $${stepOf(p)}$ from $${firstOf(p)}$ on, and $x \\le ${Math.ceil(p.n / 2) - 1}$.`,
  check: (p, { first, step, most }) => {
    const start = first.equals(0) ? step : first;
    const last = start.add(most.sub(start).div(step).floor().mul(step)).valueOf();
    return `The smallest, $${start}$, gives ${rupees(takings(p, start.valueOf()))} and the largest, $${last}$, ${rupees(takings(p, last))}; $${last + stepOf(p)}$ would be no minority.`;
  },
  principle:
    'A divisibility condition on a linear expression puts its unknown into a progression; then bounds count its terms.',
  verify: p => {
    let count = 0;
    for (let x = 1; x < p.n; x += 1)
      if ((p.high * x + p.low * (p.n - x)) % p.note === 0 && x < p.n - x) count += 1;
    return q(count);
  },
});

/** AL.LIN.1 Hard: a linear sum that must be a multiple, within bounds. */
export const takingsInNotes: readonly AnyTemplate[] = situation<Takings>({
  type: 'AL.LIN.1',
  situation: 'takings-in-notes',
  tries: 40,
  draw: draw => {
    const low = draw.step(20, 90, 5);
    const p = {
      n: draw.int(45, 160),
      low,
      high: low + draw.step(15, 80, 5),
      note: draw.pick([100, 200, 500]),
      way: draw.chance(0.5),
    };
    const first = firstOf(p);
    const step = stepOf(p);
    if (first === null || step < 4 || step === p.note) return null;
    const count = members(first, step, 1, Math.ceil(p.n / 2) - 1);
    return count >= 3 && count <= 16 ? p : null;
  },
  forms: [exactNotes],
});
