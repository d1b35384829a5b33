import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, grouped, numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { inside, stories } from './rounded-changes.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const half = q(1, 2);

interface Smallest {
  /** The growth as reported, a whole per cent. */
  growth: number;
  place: string;
  who: string;
  frame: number;
}

/** The least k/n, n smallest, strictly inside half a per cent about the growth. */
function leastStart(growth: number, margin: Fraction): [number, number] {
  for (let n = 1; ; n += 1) {
    const [low, high] = inside(n, q(growth).sub(margin), q(growth).add(margin));
    if (low.lte(high)) return [n, low.valueOf()];
  }
}
/** The two simplest fractions below and above the interval, between which the mediants lie. */
function neighbours(growth: number): [Fraction, Fraction, Fraction][] {
  let [a, b, c, d] = [0, 1, 1, 1];
  const list: [Fraction, Fraction, Fraction][] = [];
  for (let i = 0; i < 60; i += 1) {
    const [n, m] = [a + c, b + d];
    list.push([q(a, b), q(c, d), q(n, m)]);
    if (200 * n <= (2 * growth - 1) * m) [a, b] = [n, m];
    else if (200 * n >= (2 * growth + 1) * m) [c, d] = [n, m];
    else break;
  }
  return list;
}

const leastNumber = form({
  form: 'least-number-after-growth',
  band: 'Hard',
  seconds: 130,
  also: ['NS.NUM.6', 'AL.INQ.7'],
  entry: true,
  stem: ({ growth, place, who, frame }: Smallest) =>
    frame === 0
      ? `During a year the number of ${who} in ${place} grew by ${percent(growth)}, when this is rounded to the nearest whole number of per cent. At least how many ${who} were there at the end of the year?`
      : `${place.replace(/^an? /, m => (m === 'an ' ? 'An ' : 'A '))} reports that it has ${percent(growth)} more ${who} than a year ago; the per cent was rounded to an integer. What is the smallest number of ${who} that it can have now?`,
  path: path<Smallest>()
    .quiet('margin', () => half)
    .step(
      'start',
      ({ growth }, { margin }) => q(leastStart(growth, margin)[0]),
      'The growth is a fraction $k/n$ of the first number $n$, within half a per cent. Find the fraction with the smallest denominator in this interval; halving in by mediants leads to it.',
      ({ growth }) => {
        const list = neighbours(growth);
        const [low, high, last] = list.at(-1) ?? [q(0), q(1), half];
        return `${numberTex(q(2 * growth - 1, 2))}\\% < \\frac{k}{n} < ${numberTex(q(2 * growth + 1, 2))}\\%: \\quad ${fractionTex(low)} < ${fractionTex(last)} < ${fractionTex(high)}, \\quad n = ${last.d}`;
      },
    )
    .step(
      'added',
      ({ growth }, { start }) => start.mul(growth).div(100).round(),
      'Find how many were added.',
      ({ growth }, { start, added }) =>
        `${growth}\\% \\text{ of } ${start} \\approx ${added}, \\quad \\frac{${added}}{${start}} \\approx ${grouped(added.mul(100).div(start), 2)}\\%`,
    )
    .step(
      'now',
      (_p, { start, added }) => start.add(added),
      'Add them to the first number.',
      (_p, { start, added, now }) => `${start} + ${added} = ${now}`,
    ),
  slips: [
    {
      misconception: 'gives_the_first_number',
      gives: 'start',
      words: (_p, { start }) => `$${start}$ is the number at the beginning of the year.`,
    },
    {
      misconception: 'error_of_one_per_cent',
      at: 'margin',
      wrongly: () => q(1),
      words: (_p, { now }) =>
        `$${now}$ needs a full per cent of tolerance; rounding hides only half a per cent.`,
    },
    {
      misconception: 'next_fraction_taken',
      at: 'start',
      wrongly: ({ growth }, { start }) => {
        for (let n = start.valueOf() + 1; ; n += 1) {
          const [low, high] = inside(n, q(2 * growth - 1, 2), q(2 * growth + 1, 2));
          if (low.lte(high)) return q(n);
        }
      },
      words: (_p, { start, now }) =>
        `A growth from $${start}$ to $${now}$ fits as well, but a smaller first number does too.`,
    },
    {
      misconception: 'growth_on_the_final_number',
      at: 'now',
      wrongly: ({ growth }) => {
        const [n, k] = leastStart(growth, half);
        return q(2 * n + k);
      },
      words: (_p, { start }) => `The first number $${start}$ was counted twice.`,
    },
    {
      misconception: 'one_fewer_added',
      at: 'added',
      wrongly: (_p, { added }) => (added.equals(1) ? null : added.sub(1)),
      words: ({ growth }, { start, added }) =>
        `With only $${added}$ added to $${start}$ the growth is far below ${percent(growth)}.`,
    },
    {
      misconception: 'one_more_added',
      at: 'added',
      wrongly: (_p, { added }) => added.add(1),
      words: ({ growth }, { start, added }) =>
        `With $${added}$ added to $${start}$ the growth is well above ${percent(growth)}.`,
    },
    {
      misconception: 'rounded_down_only',
      at: 'start',
      wrongly: ({ growth }) => {
        for (let n = 1; ; n += 1) {
          const [low, high] = inside(n, q(growth), q(2 * growth + 1, 2));
          if (low.lte(high)) return q(n);
        }
      },
      words: ({ growth }) =>
        `Only growth above ${percent(growth)} was tried; a little less is rounded up to it.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 3,
  snapRead: () =>
    'A per cent is known after rounding, the counts are whole: a fraction with the smallest denominator.',
  approach: () =>
    'The growth lies in an interval one per cent wide. Start with simple fractions on both sides of it and put the mediant between them until one lies inside.',
  faster: ({ growth }) => {
    const list = neighbours(growth).slice(-3);
    return `Mediants: ${list.map(([low, high, mid]) => `$${fractionTex(low)}, ${fractionTex(high)} \\to ${fractionTex(mid)}$`).join('; ')} is about ${percent(growth)}.`;
  },
  check: ({ growth }, { start, added, now }) =>
    `From $${start}$ to $${now}$ is a growth of $${grouped(added.mul(100).div(start), 2)}\\%$; with fewer than $${start}$ at first no whole number comes within half a per cent of ${percent(growth)}.`,
  principle:
    'The smallest number behind a rounded per cent is the smallest denominator of a fraction in its interval.',
  verify: ({ growth }) => {
    for (let now = 2; ; now += 1)
      for (let before = 1; before < now; before += 1) {
        const exact = (100 * (now - before)) / before;
        if (exact > growth - 0.5 + 1e-9 && exact < growth + 0.5 - 1e-9) return q(now);
      }
  },
});

/** AR.PCT.1 Hard: the smallest numbers behind a rounded growth. */
export const roundedGrowth: readonly AnyTemplate[] = situation<Smallest>({
  type: 'AR.PCT.1',
  situation: 'rounded-growth',
  draw: draw => {
    const growth = draw.int(11, 89);
    const [n, k] = leastStart(growth, half);
    // A smaller final number with a larger growth inside the interval cannot exist once the start is least.
    return n >= 7 && n <= 45 && k >= 2 ? { growth, ...draw.pick(stories), frame: draw.int(0, 1) } : null;
  },
  tries: 20,
  forms: [leastNumber],
});
