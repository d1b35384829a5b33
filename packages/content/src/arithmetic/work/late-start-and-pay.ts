import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { counted, numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Paid {
  one: string;
  two: string;
  /** Days each needs alone. */
  a: number;
  b: number;
  /** Shares of the pay, in lowest terms. */
  s: number;
  t: number;
  frame: number;
}

const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
const days = (value: Fraction) => withUnit(value, value.equals(1) ? 'day' : 'days');
/** Days that each was there. */
const first = ({ a, s, t }: Paid) => q(a * s, s + t);
const second = ({ b, s, t }: Paid) => q(b * t, s + t);
const delay = (p: Paid) => first(p).sub(second(p));
const together = ({ a, b }: Paid) => q(a * b, a + b);
/** The quadratic for the days of the first one: (s + t)n² − mid n + last = 0. */
const middle = (p: Paid) =>
  delay(p)
    .add(together(p))
    .mul(p.s + p.t);
const last = (p: Paid) => together(p).mul(p.s).mul(delay(p));
/** Times alone when the first one was there n days and the second one m days. */
const apartBy = ({ s, t }: Paid, n: Fraction, m: Fraction) =>
  n
    .mul(s + t)
    .div(s)
    .sub(m.mul(s + t).div(t))
    .abs();
/**
 * Differences of two whole times that go with the common time, without the right one: the largest first. Who factors the
 * square of the common time meets them all.
 */
const differencesByFactors = (p: Paid): Fraction[] => {
  const square = Number(together(p)) ** 2;
  const list: Fraction[] = [];
  for (let factor = 1; factor * factor < square; factor += 1)
    if (square % factor === 0 && square / factor - factor !== Math.abs(p.a - p.b))
      list.push(q(square / factor - factor));
  return list;
};
/** Whole times alone that differ by this much and go with the common time. */
const timesApart = (p: Paid, d: Fraction) => {
  const both = Number(together(p));
  // (x - T)(x + d - T) = T² with T for the common time.
  const x = both + (Math.sqrt(Number(d) ** 2 + 4 * both * both) - Number(d)) / 2;
  return [x, x + Number(d)] as const;
};
const factorSlip = (place: (list: readonly Fraction[]) => Fraction | undefined) => ({
  misconception: 'wages_not_used',
  at: 'difference' as const,
  wrongly: (p: Paid) => place(differencesByFactors(p)) ?? null,
  words: (p: Paid, { difference: d }: { difference: Fraction }) => {
    const [short, long] = timesApart(p, d);
    return `$\\frac{1}{${short}} + \\frac{1}{${long}} = \\frac{1}{${numberTex(together(p))}}$ holds, but with times of $${short}$ and $${long}$ the shares would not come out as $${p.s} : ${p.t}$.`;
  },
});
const payWords = ({ s, t }: Paid) =>
  s === 1 && t === 1 ? 'equal wages' : `wages in the ratio $${s} : ${t}$`;

const difference = form({
  form: 'difference-of-the-times-alone',
  revision: 8,
  apart: true,
  band: 'Hard',
  seconds: 140,
  also: ['AR.TNW.8', 'AL.QUA.8'],
  stem: (p: Paid) =>
    p.frame === 0
      ? `Working together from the start, ${p.one} and ${p.two} would finish a job in $${numberTex(together(p))}$ days. In fact ${p.one} began, ${p.two} joined ${counted(delay(p), 'day')} later, and they stayed to the end. Paid by work done, ${p.one} and ${p.two} got ${payWords(p)}. By how many days do the times that they would take alone differ?`
      : p.frame === 1
        ? `${p.one} and ${p.two} together can dig a well in $${numberTex(together(p))}$ days. ${p.one} started alone, ${p.two} joined after ${counted(delay(p), 'day')}, and both worked until the well was ready. In proportion to the work done, they got ${payWords(p)} (${p.one} named first). Find the difference between the numbers of days that they would need alone.`
        : `Two pumps, used together, empty a tank in $${numberTex(together(p))}$ hours. One day, with the tank full, the first was switched on alone and the second ${counted(delay(p), 'hour')} later. When the tank was empty, ${p.s === p.t ? 'both had pumped out the same volume' : `the volumes that the first and the second had pumped out were in the ratio $${p.s} : ${p.t}$`}. What is the difference, in hours, between the times that the two pumps take to empty the tank alone?`,
  path: path<Paid>()
    .step(
      'days',
      p => first(p),
      'Let the first one be there $n$ units of time. The shares tell which part each did, so each rate is a part over a time, and the two rates add up to that of both together. Clear fractions and solve; $n$ must exceed the delay.',
      (p, { days: n }) =>
        `\\frac{${p.s}}{${p.s + p.t}n} + \\frac{${p.t}}{${p.s + p.t}(n - ${numberTex(delay(p))})} = \\frac{1}{${numberTex(together(p))}} \\Rightarrow ${p.s + p.t}n^2 - ${numberTex(middle(p))}n + ${numberTex(last(p))} = 0 \\Rightarrow n = ${numberTex(n)}`,
    )
    .step(
      'one',
      ({ s, t }, { days: n }) => n.mul(s + t).div(s),
      'From the part done in this time find how long the first one needs for the whole.',
      ({ s, t }, { days: n, one }) => `${numberTex(n)} \\times \\frac{${s + t}}{${s}} = ${numberTex(one)}`,
    )
    .quiet('joined', (p, { days: n }) => n.sub(delay(p)))
    .step(
      'two',
      ({ s, t }, { joined }) => joined.mul(s + t).div(t),
      'The other one was there for less, by the delay, and did the other part.',
      (p, { days: n, two }) =>
        `(${numberTex(n)} - ${numberTex(delay(p))}) \\times \\frac{${p.s + p.t}}{${p.t}} = ${numberTex(two)}`,
    )
    .step(
      'difference',
      (_p, { one, two }) => one.sub(two).abs(),
      'Subtract the smaller time from the larger.',
      (_p, { one, two, difference: d }) =>
        one.gt(two)
          ? `${numberTex(one)} - ${numberTex(two)} = ${numberTex(d)}`
          : `${numberTex(two)} - ${numberTex(one)} = ${numberTex(d)}`,
    ),
  slips: [
    factorSlip(list => list.at(-2)),
    {
      misconception: 'delay_forgotten',
      at: 'difference',
      wrongly: p => {
        const both = together(p).mul(p.s + p.t);
        return both.div(p.s).sub(both.div(p.t)).abs();
      },
      words: p =>
        `Both were taken to work all the time, so that the rates would be as $${p.s} : ${p.t}$; the second one came ${numberTex(delay(p))} later.`,
    },
    {
      misconception: 'first_time_reported',
      gives: 'one',
      words: (p, { one }) =>
        `$${numberTex(one)}$ is what ${p.frame === 2 ? 'the first pump' : p.one} needs alone; the other time has to be subtracted.`,
    },
    {
      misconception: 'second_time_reported',
      gives: 'two',
      words: (p, { two }) =>
        `$${numberTex(two)}$ is what ${p.frame === 2 ? 'the second pump' : p.two} needs alone; the difference of the two times is wanted.`,
    },
    factorSlip(list => list.at(-1)),
    factorSlip(list => list.at(-3)),
    {
      misconception: 'parts_swapped',
      at: 'difference',
      wrongly: (p, { days: n, joined }) => apartBy({ ...p, s: p.t, t: p.s }, n, joined),
      words: p =>
        `The parts $${p.s}$ and $${p.t}$ of the work were exchanged when the times alone were found.`,
    },
    {
      misconception: 'delay_not_taken_off',
      at: 'joined',
      wrongly: (_p, { days: n }) => n,
      words: (_p, { days: n }) =>
        `$${numberTex(n)}$ was used as the working time of both; the one who came late worked for less.`,
    },
    {
      misconception: 'actual_time_reported',
      gives: 'days',
      words: (_p, { days: n }) => `$${numberTex(n)}$ is how long the work took with the late start.`,
    },
    {
      misconception: 'delay_added_to_common_time',
      at: 'days',
      wrongly: p => together(p).add(delay(p)),
      words: (p, { days: n }) =>
        `The work was taken to last $${numberTex(together(p))} + ${numberTex(delay(p))} = ${numberTex(n)}$; while one works alone, the work does not stand still.`,
    },
    {
      misconception: 'half_the_delay_added',
      at: 'days',
      wrongly: p => together(p).add(delay(p).div(2)),
      words: (p, { days: n }) =>
        `Half of the delay was added to $${numberTex(together(p))}$, which gives $${numberTex(n)}$; that is right only if both are equally fast.`,
    },
    {
      misconception: 'sum_reported',
      at: 'difference',
      wrongly: (_p, { one, two }) => one.add(two),
      words: (_p, { difference: d }) =>
        `$${numberTex(d)}$ is the sum of the two times, not their difference.`,
    },
  ],
  show: (value, p) => (p.frame === 2 ? withUnit(value, value.equals(1) ? 'hour' : 'hours') : days(value)),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 200 && value.d === 1n,
  snapRead: () =>
    'A common time, a delay, and the parts that each did; both times alone are unknown. They have to be found before their difference.',
  approach: () =>
    'One unknown is enough: the time of the first one. The parts of the work turn both times of presence into rates, and the rates add up to a known one. That is a quadratic equation with one root beyond the delay.',
  faster: (p, { days: n }) =>
    `Multiply $\\frac{${p.s}}{n} + \\frac{${p.t}}{n - ${numberTex(delay(p))}} = \\frac{${p.s + p.t}}{${numberTex(together(p))}}$ and look for a whole $n > ${numberTex(delay(p))}$: $n = ${numberTex(n)}$; times are $n$ and $n - ${numberTex(delay(p))}$ over the parts.`,
  check: (p, { one, two, days: n, joined }) =>
    `$\\frac{1}{${numberTex(one)}} + \\frac{1}{${numberTex(two)}} = \\frac{1}{${numberTex(together(p))}}$, and $\\frac{${numberTex(n)}}{${numberTex(one)}} : \\frac{${numberTex(joined)}}{${numberTex(two)}} = ${p.s} : ${p.t}$.`,
  principle:
    'Parts of the work over times of presence are rates: with a known common rate they give one equation for the unknown time.',
  verify: p => {
    for (let x = 2; x <= 400; x += 1)
      for (let y = 2; y <= 400; y += 1) {
        const rate = 1 / x + 1 / y;
        if (Math.abs(rate * together(p).valueOf() - 1) > 1e-9) continue;
        // The first works alone during the delay, then both.
        const n = delay(p).valueOf() + (1 - delay(p).valueOf() / x) / rate;
        if (n > delay(p).valueOf() && Math.abs((n / x) * p.t - ((n - delay(p).valueOf()) / y) * p.s) < 1e-9)
          return q(Math.abs(x - y));
      }
    throw new Error('no times fit');
  },
});

/** AR.TNW.2 Hard: a late start, wages by work done, and the common time. */
export const lateStartsAndPay: readonly AnyTemplate[] = situation<Paid>({
  type: 'AR.TNW.2',
  situation: 'late-start-and-common-time',
  tries: 3000,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      one,
      two,
      a: draw.int(6, 60),
      b: draw.int(6, 60),
      s: draw.int(1, 5),
      t: draw.int(1, 4),
      frame: draw.int(0, 2),
    };
    const whole = [first(p), second(p), together(p)].every(x => x.d === 1n);
    const fits = p.a !== p.b && gcd(p.s, p.t) === 1 && whole && delay(p).valueOf() >= 2 && p.s <= 2 * p.t;
    // The common time alone leaves at least four pairs of whole times: the wages have to decide.
    return fits && differencesByFactors(p).length >= 3 ? p : null;
  },
  forms: [difference],
});
