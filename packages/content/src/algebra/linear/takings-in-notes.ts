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
    const [cheap, dear] = way ? [`₹${low} tickets`, `₹${high} tickets`] : ['small kites', 'large kites'];
    const first = step(
      firstOf(p) ?? 0,
      tex`${n} \times ${low} + ${high - low}x = ${n * low} + ${high - low}x: \quad x = ${firstOf(p)} \text{ gives }
        ${takings(p, firstOf(p) ?? 0)} = ${takings(p, firstOf(p) ?? 0) / note} \times ${note}`,
    )`
      Let there be $x$ ${dear} and $${n} - x$ ${cheap}. Write the total collection with $x$ alone, and find the
      smallest
      $x$ for which $${note}$ divides it.`;
    const period = step(
      stepOf(p),
      value => tex`${high - low}s \text{ a multiple of } ${note}: \quad s = ${value}, ${value.mul(2)}, \dots`,
    )`
      Each further one of the ${dear} adds $${high - low}$ to the total. So the total is again a multiple of
      $${note}$ after
      equal steps $s$, which are shorter than $${note}$ if $${high - low}$ and $${note}$ have a common factor.`;
    const most = step(calc`floor(${n} / 3)`, value => tex`${n} - x \ge 2x, \quad x \le ${value}`)`
      There are at least twice as many ${cheap} as ${dear}, so $x$ is at most a third of $${n}$.`;
    const least = step(
      leastOf(p),
      value => tex`${high - low}x > ${n} \times (${mean} - ${low}) = ${extra(p)}, \quad x \ge ${value}`,
    )`
      The average is more than ₹${mean}, so the total is more than $${n} \times ${mean}$. All $${n}$ at ₹${low} fall
      short
      of that, and each of the ${dear} adds $${high - low}$. This bounds $x$ from below.`;
    const count = step(
      members(first.valueOf(), period.valueOf(), least.valueOf(), most.valueOf()),
      value =>
        tex`x = ${Array.from({ length: value.valueOf() }, (_, i) => start(first, period, least).add(period.mul(i)))}
          \le ${most}: \quad ${value}`,
    )`
      List the terms of the progression between the two bounds, and count them.`;
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
          You allowed all numbers of ${dear} from $1$ on. The average price has to be above ₹${mean}, so there must
          be more.`,
        slip('ignored_a_condition', most, calc`${n} - 1`)`
          You allowed up to $${n - 1}$ ${dear}. With twice as many ${cheap} they are at most a third of the $${n}$.`,
        slip('ignored_common_factors', period, !period.equals(note) && note)`
          You went in steps of $${period}$. The numbers $${high - low}$ and $${note}$ have a common factor, so the
          total is a
          multiple of $${note}$ again sooner.`,
        slip('ignored_a_condition', most, calc`ceil(${n} / 2) - 1`)`
          You allowed up to $${most}$ ${dear}, because then there are more ${cheap}. There have to be twice as many.`,
        slip('took_a_part_for_the_whole', first, !first.equals(0) && period)`
          You began with $${first}$ ${dear}, which makes only $${high - low} \times ${first}$ a multiple of
          $${note}$. The
          $${n} \times ${low} = ${n * low}$ leave a remainder.`,
        slip('used_a_wrong_given_number', least, calc`floor(${extra(p)} / (${high} - ${mean})) + 1`)`
          You divided $${n} \times ${mean - low}$ by $${high - mean}$ and asked for at least $${least}$ ${dear}. Only
          the
          ${cheap} fall short of ₹${mean}, not all $${n}$.`,
        slip('ignored_a_condition', period, period.valueOf() > 2 && calc`${period} - 1`)`
          You went in steps of $${period}$ ${dear}. They add $${period.mul(high - low)}$ to the total, which is not a
          multiple
          of $${note}$.`,
        slip('doubled_needlessly', period, calc`${period} * 2`)`
          Your steps of $${period}$ leave out every second possible number of ${dear}.`,
      ],
      snapRead: text`Two prices, a fixed number of ${way ? 'tickets' : 'kites'}, a total that is a multiple of
      ₹${note}, a comparison
        and an average are given.`,
      approach: text`The total depends on the number of ${dear} alone. Divisibility puts this number into a
      progression;
        the average bounds it from below, the comparison from above. Count the terms.`,
      faster: text`Divide everything by $${hcf(high - low, hcf(low * n, note))}$ and compare remainders. Possible
      numbers of
        ${dear} are $${firstOf(p)}$ and every $${stepOf(p)}$th after it, from $${leastOf(p)}$ to
        $${Math.floor(n / 3)}$.`,
      check: () => {
        const from = start(first, period, least);
        const last = from.add(most.sub(from).div(period).floor().mul(period)).valueOf();
        return text`With $${from}$ ${dear} the total is ₹${takings(p, from.valueOf())}, more than ₹${n * mean}, and
        with
          $${last}$ it is ₹${takings(p, last)}; both are multiples of ₹${note}. With $${last + stepOf(p)}$ there would
          be only $${n - last - stepOf(p)}$ ${cheap}, less than twice as many.`;
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
