import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, grouped, numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { stories } from './rounded-changes.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const half = q(1, 2);
const n = (value: Fraction) => value.valueOf();

interface Smallest {
  /** The growth as reported, a whole per cent. */
  growth: number;
  place: string;
  who: string;
  frame: number;
}

/** The smallest first numbers for which some whole increase lies between two per cents; `ends` lets it be one of them. */
function starts(low: Fraction, high: Fraction, count: number, ends = false): number[] {
  const found: number[] = [];
  for (let first = 1; found.length < count; first += 1) {
    const [least, most] = [low.mul(first).div(100), high.mul(first).div(100)];
    const fits = ends ? least.ceil().lte(most.floor()) : least.floor().add(1).lt(most);
    if (fits) found.push(first);
  }
  return found;
}
/** The whole increase nearest to the growth. */
const addedTo = (first: Fraction | number, growth: number) => q(first).mul(growth).div(100).round();
/** The simplest fraction of the interval, between the two simpler ones that enclose it. */
function enclosed(growth: number): [Fraction, Fraction, Fraction][] {
  let [a, b, c, d] = [0, 1, 1, 1];
  const list: [Fraction, Fraction, Fraction][] = [];
  for (let i = 0; i < 60; i += 1) {
    const [k, m] = [a + c, b + d];
    list.push([q(a, b), q(c, d), q(k, m)]);
    if (200 * k <= (2 * growth - 1) * m) [a, b] = [k, m];
    else if (200 * k >= (2 * growth + 1) * m) [c, d] = [k, m];
    else break;
  }
  return list;
}
const mediant = (one: Fraction, two: Fraction) => q(one.n + two.n).div(q(one.d + two.d));
const about = (value: Fraction) =>
  `${fractionTex(value)} ${value.mul(10_000).d === 1n ? '=' : '\\approx'} ${grouped(value.mul(100), 2)}\\%`;

const sumOfStarts = form({
  form: 'sum-of-two-least-first-numbers',
  revision: 2,
  band: 'Hard',
  seconds: 115,
  also: ['NS.NUM.6', 'AL.INQ.7'],
  entry: true,
  stem: ({ growth, place, who, frame }: Smallest) =>
    frame === 0
      ? `The number of ${who} in ${place} grew by ${percent(growth)} during a year, rounded to the nearest whole per cent. What is the sum of the two smallest possible numbers of ${who} at the beginning of the year?`
      : `${place.replace(/^an? /, m => (m === 'an ' ? 'An ' : 'A '))} reports ${percent(growth)} more ${who} than a year ago, where the percentage has been rounded to the nearest integer. If all the possible numbers of ${who} a year ago are listed in increasing order, find the sum of the first two.`,
  path: path<Smallest>()
    .quiet('margin', () => half)
    .quiet('down', (_p, { margin }) => margin)
    .step(
      'start',
      ({ growth }, { margin, down }) => q(starts(q(growth).sub(down), q(growth).add(margin), 1)[0] ?? 0),
      'The growth is a fraction $k/n$ of the first number $n$, within half a per cent. Find the fraction with the smallest denominator in this interval; mediants lead to it.',
      ({ growth }) => {
        const [low, high, last] = enclosed(growth).at(-1) ?? [q(0), q(1), half];
        return `${numberTex(q(2 * growth - 1, 2))}\\% < \\frac{k}{n} < ${numberTex(q(2 * growth + 1, 2))}\\%: \\quad ${fractionTex(low)} < ${fractionTex(last)} < ${fractionTex(high)}, \\quad n = ${last.d}`;
      },
    )
    .step(
      'next',
      ({ growth }, { margin, down }) => q(starts(q(growth).sub(down), q(growth).add(margin), 2)[1] ?? 0),
      'The next denominator belongs to the mediant with one of the two neighbours, if it lies in the interval; otherwise the same fraction, extended by 2, comes first.',
      ({ growth }, { next }) => {
        const [low, high, last] = enclosed(growth).at(-1) ?? [q(0), q(1), half];
        return `${about(mediant(low, last))}, \\quad ${about(mediant(last, high))} \\Rightarrow n = ${next}`;
      },
    )
    .step(
      'sum',
      (_p, { start, next }) => start.add(next),
      'Add the two first numbers.',
      (_p, { start, next, sum }) => `${start} + ${next} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'doubles_the_first',
      at: 'next',
      wrongly: (_p, { start }) => start.mul(2),
      words: (_p, { start, next }) =>
        `After $${start}$ its double $${next}$ was taken, but a number between them fits too.`,
    },
    {
      misconception: 'error_of_one_per_cent',
      at: 'margin',
      wrongly: () => q(1),
      words: (_p, { start, next }) =>
        `$${start}$ and $${next}$ need a full per cent of tolerance; rounding hides only half a per cent.`,
    },
    {
      misconception: 'gives_final_numbers',
      at: 'sum',
      wrongly: ({ growth }, { start, next }) =>
        start.add(next).add(addedTo(start, growth)).add(addedTo(next, growth)),
      words: (_p, { sum }) =>
        `$${sum}$ adds the numbers at the end of the year; those at the beginning are asked.`,
    },
    {
      misconception: 'rounded_down_only',
      at: 'down',
      wrongly: () => q(1, 1000),
      words: ({ growth }, { start, next }) =>
        `$${start}$ and $${next}$ come from growth above ${percent(growth)} alone; a little less is rounded up to it.`,
    },
    {
      misconception: 'one_case_passed_over',
      at: 'next',
      wrongly: ({ growth }) => q(starts(q(growth).sub(half), q(growth).add(half), 3)[2] ?? 0),
      words: (_p, { start, next }) => `Between $${start}$ and $${next}$ one more first number fits.`,
    },
    {
      misconception: 'one_case_passed_over',
      at: 'sum',
      wrongly: ({ growth }) => {
        const [, second = 0, third = 0] = starts(q(growth).sub(half), q(growth).add(half), 3);
        return q(second + third);
      },
      words: (_p, { start }) => `The smallest first number, $${start}$, was passed over.`,
    },
    {
      misconception: 'one_case_only',
      at: 'sum',
      wrongly: ({ growth }, { start }) => start.mul(2).add(addedTo(start, growth)),
      words: (_p, { start }) =>
        `$${start}$ and the number to which it grew were added; two first numbers are asked.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 3,
  snapRead: () =>
    'A per cent is known after rounding, the counts are whole: fractions with the smallest denominators.',
  approach: () =>
    'The growth lies in an interval one per cent wide. Start with simple fractions on both sides of it and put the mediant between them until one lies inside; go one step further for the second.',
  faster: ({ growth }) => {
    const list = enclosed(growth).slice(-3);
    return `Mediants: ${list.map(([low, high, mid]) => `$${fractionTex(low)}, ${fractionTex(high)} \\to ${fractionTex(mid)}$`).join('; ')} is about ${percent(growth)}.`;
  },
  check: ({ growth }, { start, next }) =>
    `${[start, next]
      .map(
        first =>
          `$${first}$ to $${first.add(addedTo(first, growth))}$ is $${grouped(addedTo(first, growth).mul(100).div(first), 2)}\\%$`,
      )
      .join(', ')}; both are rounded to ${percent(growth)}.`,
  principle:
    'The smallest numbers behind a rounded per cent are the smallest denominators of fractions in its interval.',
  verify: ({ growth }) => {
    const found: number[] = [];
    for (let before = 1; found.length < 2; before += 1)
      for (let now = before + 1; now < 2 * before; now += 1) {
        const exact = (100 * (now - before)) / before;
        if (exact > growth - 0.5 + 1e-9 && exact < growth + 0.5 - 1e-9) found.push(before);
      }
    return q((found[0] ?? 0) + (found[1] ?? 0));
  },
});

/** AR.PCT.1 Hard: the smallest numbers behind a rounded growth. */
export const roundedGrowth: readonly AnyTemplate[] = situation<Smallest>({
  type: 'AR.PCT.1',
  situation: 'rounded-growth',
  draw: draw => {
    const growth = draw.int(11, 89);
    const [low, high] = [q(2 * growth - 1, 2), q(2 * growth + 1, 2)];
    const [first = 0, second = 0] = starts(low, high, 2);
    // A growth of exactly half a per cent more or less is rounded by some up and by others down.
    const [least, next] = starts(low, high, 2, true);
    const clear = first === least && second === next;
    return clear && first >= 7 && second <= 60 && n(addedTo(first, growth)) >= 2
      ? { growth, ...draw.pick(stories), frame: draw.int(0, 1) }
      : null;
  },
  tries: 20,
  forms: [sumOfStarts],
});
