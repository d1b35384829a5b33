import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

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

const exactNotes = form<Takings>(
  'takings-in-exact-notes',
  {
    band: 'Hard',
    seconds: 105,
    revision: 3,
    also: ['NS.REM.2', 'AL.DIO.5'],
    entry: true,
    likely: true,
    verify: p => {
      let count = 0;
      for (let x = 1; x < p.n; x += 1)
        if (
          (p.high * x + p.low * (p.n - x)) % p.note === 0 &&
          2 * x <= p.n - x &&
          p.high * x + p.low * (p.n - x) > p.n * p.mean
        )
          count += 1;
      return count;
    },
  },
  (p, { step }) => {
    const { n, low, high, note, mean, way } = p;
    const first = step(
      firstOf(p) ?? 0,
      tex`${n} \times ${low} + ${high - low}x = ${n * low} + ${high - low}x: \quad x = ${firstOf(p)} \text{ gives }
        ${takings(p, firstOf(p) ?? 0)} = ${takings(p, firstOf(p) ?? 0) / note} \times ${note}`,
    )`
      Write the takings with the number $x$ of dear pieces alone, and find the smallest $x$ for which the note divides
      them.`;
    const period = step(
      stepOf(p),
      value => tex`${high - low}s \text{ a multiple of } ${note}: \quad s = ${value}, ${value.mul(2)}, \dots`,
    )`
      From there the takings change by a multiple of the note only at equal steps; a common factor of note and price
      difference shortens them.`;
    const most = step(calc`floor(${n} / 3)`, value => tex`${n} - x \ge 2x, \quad x \le ${value}`)`
      With at least twice as many cheap pieces, the dear ones are at most a third of all.`;
    const least = step(
      leastOf(p),
      value => tex`${high - low}x > ${n} \times (${mean} - ${low}) = ${extra(p)}, \quad x \ge ${value}`,
    )`
      The average bounds it from below: each dear piece adds the difference of the prices to the takings of cheap ones
      alone.`;
    const count = step(
      members(first.valueOf(), period.valueOf(), least.valueOf(), most.valueOf()),
      value =>
        tex`x = ${Array.from({ length: value.valueOf() }, (_, i) => start(first, period, least).add(period.mul(i)))}
          \le ${most}: \quad ${value}`,
    )`
      Count the terms of this progression in the range.`;
    return {
      answer: count,
      stem: way
        ? text`For a show $${n}$ tickets were sold, some at ₹${low} and the others at ₹${high}. At least twice as many
          ₹${low} tickets as ₹${high} tickets were sold. The average price of a ticket sold was more than ₹${mean}, and
          the total collection was a multiple of ₹${note}. How many values can the number of ₹${high} tickets take?`
        : text`A stall sold $${n}$ kites, small ones at ₹${low} and large ones at ₹${high}. It sold at least twice as
          many small kites as large ones. The average price of a kite sold was more than ₹${mean}, and the total
          collection was a multiple of ₹${note}. How many values can the number of large kites take?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('ignored_a_condition', least, 1)`
          All numbers from $1$ on were allowed; the average has to be above ₹${mean}.`,
        slip('ignored_a_condition', most, calc`${n} - 1`)`
          All numbers up to $${n - 1}$ were allowed; the dear ones are at most a third of the $${n}$.`,
        slip('ignored_common_factors', period, !period.equals(note) && note)`
          Steps of $${period}$ are too long: $${high - low}$ and $${note}$ have a common factor, so the takings fit
          again sooner.`,
        slip('ignored_a_condition', most, calc`ceil(${n} / 2) - 1`)`
          Up to $${most}$ dear pieces the cheap ones are more than half of the $${n}$, but not yet twice as many.`,
        slip('took_a_part_for_the_whole', first, !first.equals(0) && period)`
          $x = ${first}$ makes only the extra $${high - low}x$ a multiple of $${note}$; the $${n * low}$ of the cheap
          price leave a remainder.`,
        slip('used_a_wrong_given_number', least, calc`floor(${extra(p)} / (${high} - ${mean})) + 1`)`
          $x > \frac{${n} \times ${mean - low}}{${high - mean}}$, so $x \ge ${least}$, sets the dear ones against a
          shortfall of all $${n}$ pieces; only the cheap ones fall short.`,
        slip('ignored_a_condition', period, period.valueOf() > 2 && calc`${period} - 1`)`
          After $${period}$ more dear ones the takings have grown by $${period.mul(high - low)}$, which is no multiple
          of $${note}$.`,
        slip('doubled_needlessly', period, calc`${period} * 2`)`
          In steps of $${period}$ every second possible number is left out.`,
      ],
      snapRead: text`Two prices, a fixed number of pieces, takings that are a multiple of a round amount, a comparison
        of the two kinds and an average.`,
      approach: text`The takings depend on one number. Divisibility puts it into a progression; the average bounds it
        from below, the comparison from above. Count the terms.`,
      faster: text`Divide by $${hcf(high - low, hcf(low * n, note))}$ and look at remainders: $x$ repeats every
        $${stepOf(p)}$ from $${firstOf(p)}$ on, and $${leastOf(p)} \le x \le ${Math.floor(n / 3)}$.`,
      check: () => {
        const from = start(first, period, least);
        const last = from.add(most.sub(from).div(period).floor().mul(period)).valueOf();
        return text`The smallest, $${from}$, gives ₹${takings(p, from.valueOf())}, more than ₹${n * mean} in all, and
          the largest, $${last}$, ₹${takings(p, last)}; with $${last + stepOf(p)}$ there would be only
          $${n - last - stepOf(p)}$ cheap ones.`;
      },
      principle: text`A divisibility condition on a linear expression puts its unknown into a progression; then bounds
        count its terms.`,
    };
  },
);

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
