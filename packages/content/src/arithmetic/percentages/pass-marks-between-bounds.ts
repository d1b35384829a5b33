import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

interface Bounds {
  one: string;
  other: string;
  /** Per cents of the one who failed, of the pass mark and of the one who passed. */
  low: number;
  pass: number;
  high: number;
  /** The first failed by more than this many marks, the second passed by fewer than that many. */
  short: number;
  over: number;
  frame: number;
}

/** The maximum is a multiple of this, for all marks to be whole. */
const stepOf = ({ low, pass, high }: Pick<Bounds, 'low' | 'pass' | 'high'>) =>
  100 / gcd(gcd(100, low), gcd(pass, high));
const multiples = (step: number, from: number, to: number) => {
  const list: number[] = [];
  for (let m = step; m < to; m += step) if (m > from) list.push(m);
  return list;
};

const maxima = form({
  form: 'number-of-maxima',
  band: 'Hard',
  seconds: 105,
  also: ['AL.INQ.3', 'NS.HCF.2'],
  entry: true,
  stem: ({ one, other, low, pass, high, short, over, frame }: Bounds) =>
    frame === 0
      ? `In an examination, where all marks are whole numbers, ${percent(pass)} of the maximum is needed to pass. ${one} scored ${percent(low)} of the maximum and failed by more than $${short}$ marks; ${other} scored ${percent(high)} and was less than $${over}$ marks above the pass mark. How many values of the maximum are possible?`
      : `The pass mark of a test is ${percent(pass)} of its maximum. With ${percent(low)} of the maximum ${one} missed it by over $${short}$ marks. ${other}, with ${percent(high)}, was above it by less than $${over}$ marks. If pass mark and both scores are integers, for how many maxima can this be so?`,
  path: path<Bounds>()
    .step(
      'step',
      p => q(stepOf(p)),
      'All three per cents of the maximum are whole. Find what it must be a multiple of.',
      ({ low, pass, high }, { step }) =>
        `${[low, pass, high].map(x => `\\frac{${x / gcd(100, x)}}{${100 / gcd(100, x)}}M`).join(', \\; ')} \\Rightarrow ${step} \\mid M`,
    )
    .step(
      'from',
      ({ low, pass, short }) => q(100 * short, pass - low),
      'The shortfall gives a lower bound.',
      ({ low, pass, short }, { from }) =>
        `\\frac{${pass} - ${low}}{100}M > ${short} \\Rightarrow M > ${numberTex(from)}`,
    )
    .step(
      'to',
      ({ high, pass, over }) => q(100 * over, high - pass),
      'The excess gives an upper bound.',
      ({ high, pass, over }, { to }) =>
        `\\frac{${high} - ${pass}}{100}M < ${over} \\Rightarrow M < ${numberTex(to)}`,
    )
    .step(
      'count',
      (_p, { step, from, to }) => q(multiples(step.valueOf(), from.valueOf(), to.valueOf()).length),
      'Count the multiples strictly between.',
      (_p, { step, from, to, count }) => {
        const list = multiples(step.valueOf(), from.valueOf(), to.valueOf());
        return `${list[0]}, ${list[1]}, \\ldots, ${list.at(-1)}: \\quad ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'whole_marks_forgotten',
      at: 'step',
      wrongly: (_p, { step }) => (step.gt(20) ? q(20) : q(10)),
      words: (_p, { step }) =>
        `Multiples of $${step}$ were counted, but not all of them make all three marks whole.`,
    },
    {
      misconception: 'boundary_included',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: (_p, { from, to }) =>
        `A multiple outside $${numberTex(from)}$ to $${numberTex(to)}$, or on its edge, was counted too.`,
    },
    {
      misconception: 'counts_differences',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { count }) =>
        `$${count}$ is the number of steps from the first multiple to the last, not of the multiples.`,
    },
    {
      misconception: 'difference_of_the_scores',
      at: 'from',
      wrongly: ({ low, high, short }) => q(100 * short, high - low),
      words: ({ low, high }) =>
        `The $${high - low}$ points between the two scores were used; the first failed by the distance to the pass mark.`,
    },
    {
      misconception: 'multiple_of_a_hundred',
      at: 'step',
      wrongly: () => q(100),
      words: (_p, { step }) =>
        `Multiples of $${step}$ are safe but not needed: the per cents share factors with 100.`,
    },
    {
      misconception: 'difference_of_the_scores',
      at: 'to',
      wrongly: ({ low, high, over }) => q(100 * over, high - low),
      words: ({ low, high }) =>
        `The $${high - low}$ points between the two scores were used for the excess over the pass mark.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'from',
      wrongly: () => q(0),
      words: (_p, { to }) =>
        `All multiples below $${numberTex(to)}$ were counted; the shortfall excludes the small ones.`,
    },
    {
      misconception: 'step_doubled',
      at: 'step',
      wrongly: (_p, { step }) => step.mul(2),
      words: (_p, { step }) => `Multiples of $${step}$ work, but half of that makes all marks whole too.`,
    },
    {
      misconception: 'step_halved',
      at: 'step',
      wrongly: (_p, { step }) => (step.valueOf() % 2 === 0 ? step.div(2) : null),
      words: (_p, { step }) => `For some multiples of $${step}$ one of the three marks is not whole.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 1,
  snapRead: () => 'Three per cents of one unknown maximum, whole marks, and two bounds: count multiples.',
  approach: () =>
    'Whole marks make the maximum a multiple of something. The shortfall bounds it from below and the excess from above.',
  faster: (_p, { step, from, to }) =>
    `In steps of $${step}$: $M = ${step}k$ with $${numberTex(from.div(step))} < k < ${numberTex(to.div(step))}$.`,
  check: ({ low, pass, high }, { step, from, to }) => {
    const list = multiples(step.valueOf(), from.valueOf(), to.valueOf());
    const at = (m: number) =>
      `$M = ${m}$: $${(m * low) / 100}$, $${(m * pass) / 100}$ and $${(m * high) / 100}$ marks`;
    return `At the ends ${at(list[0] ?? 0)}; ${at(list.at(-1) ?? 0)}.`;
  },
  principle:
    'Per cents of a whole number that are whole fix its divisors; more-than and less-than fix where to count.',
  verify: ({ low, pass, high, short: least, over }) => {
    let count = 0;
    for (let m = 1; m <= 5000; m += 1) {
      const marks = [m * low, m * pass, m * high];
      if (marks.every(x => x % 100 === 0) && m * (pass - low) > 100 * least && m * (high - pass) < 100 * over)
        count += 1;
    }
    return q(count);
  },
});

/** AR.PCT.5 Hard: a maximum between two bounds, with whole marks. */
export const passMarksBetweenBounds: readonly AnyTemplate[] = situation<Bounds>({
  type: 'AR.PCT.5',
  situation: 'maximum-between-bounds',
  tries: 40,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInArithmetic, 2);
    const pass = draw.pick([32, 35, 36, 40, 42, 44, 45, 48, 50, 55, 60]);
    const p = {
      one,
      other,
      pass,
      low: pass - draw.int(3, 14),
      high: pass + draw.int(3, 16),
      short: draw.int(8, 40),
      over: draw.int(15, 90),
      frame: draw.int(0, 1),
    };
    const step = stepOf(p);
    const [from, to] = [(100 * p.short) / (p.pass - p.low), (100 * p.over) / (p.high - p.pass)];
    const count = multiples(step, from, to).length;
    return step >= 20 && step <= 50 && to <= 1200 && from >= 80 && count >= 4 && count <= 16 ? p : null;
  },
  forms: [maxima],
});
