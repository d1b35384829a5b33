import { path } from '../../path.ts';
import { ordinal, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Lamps {
  /** Steps of the three lists, smallest first, and the place that is asked for. */
  steps: readonly [number, number, number];
  k: number;
  way: number;
}

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const lcm = (a: number, b: number) => (a * b) / hcf(a, b);
const pairsOf = ([a, b, c]: Lamps['steps']) =>
  [
    [a, b],
    [a, c],
    [b, c],
  ] as const;
const lcmOfAll = ([a, b, c]: Lamps['steps']) => lcm(lcm(a, b), c);

/** Numbers up to `most` that stand in as many lists as `fits` allows, in order. */
const inLists = (steps: Lamps['steps'], most: number, fits: (lists: number) => boolean) =>
  Array.from({ length: most }, (_, i) => i + 1).filter(n =>
    fits(steps.filter(step => n % step === 0).length),
  );
/** Each number as often as there are pairs of lists that hold it. */
const byPairs = (steps: Lamps['steps'], most: number) =>
  Array.from({ length: most }, (_, i) => i + 1).flatMap(n =>
    pairsOf(steps)
      .filter(([a, b]) => n % lcm(a, b) === 0)
      .map(() => n),
  );
/** More than any place asked for needs. */
const far = (p: Lamps) => lcmOfAll(p.steps) * (Math.ceil(p.k / 3) + 2);
const exactlyTwo = (p: Lamps) => inLists(p.steps, far(p), lists => lists === 2);
const onePeriod = (p: Lamps) => inLists(p.steps, lcmOfAll(p.steps), lists => lists === 2);
const at = (list: readonly number[], place: number) => (place < 1 ? null : q(list[place - 1] ?? 0));

const placeAmong = form({
  form: 'place-among-terms-in-exactly-two',
  revision: 3,
  band: 'Hard',
  also: ['MM.SET.3', 'NS.HCF.4'],
  seconds: 115,
  entry: true,
  likely: true,
  stem: ({ steps: [a, b, c], k, way }: Lamps) =>
    way === 0
      ? `Three lamps are switched on together and from then on flash every $${a}$, every $${b}$ and every $${c}$ seconds. After how many seconds do exactly two of them flash at the same moment for the ${ordinal(k)} time?`
      : way === 1
        ? `The positive integers that are divisible by exactly two of $${a}$, $${b}$ and $${c}$ are written in increasing order. What is the ${ordinal(k)} number in this list?`
        : `From the progressions $${a}, ${2 * a}, ${3 * a}, \\dots$ and $${b}, ${2 * b}, ${3 * b}, \\dots$ and $${c}, ${2 * c}, ${3 * c}, \\dots$ all numbers that stand in exactly two of the three are listed, the smallest first. Find the ${ordinal(k)} number of this list.`,
  path: path<Lamps>()
    .step(
      'period',
      ({ steps }) => q(lcmOfAll(steps)),
      'The pattern of the three lists repeats after the LCM of their steps.',
      ({ steps: [a, b, c] }, { period }) => `\\text{LCM}(${a}, ${b}, ${c}) = ${period}`,
    )
    .step(
      'each',
      ({ steps }, { period }) =>
        pairsOf(steps)
          .reduce((sum, [a, b]) => sum.add(period.div(lcm(a, b))), q(0))
          .sub(3),
      'Count the numbers of one period that are in exactly two lists: add the multiples of the LCM of each pair. The end of the period is in all three, was counted with every pair and does not belong.',
      ({ steps }, { period, each }) =>
        `${pairsOf(steps)
          .map(([a, b]) => `\\tfrac{${period}}{${lcm(a, b)}}`)
          .join(' + ')} - 3 = ${pairsOf(steps)
          .map(([a, b]) => period.div(lcm(a, b)))
          .join(' + ')} - 3 = ${each}`,
    )
    .quiet('whole', ({ k }, { each }) => q(k).div(each).floor())
    .step(
      'rest',
      ({ k }, { each, whole }) => q(k).sub(whole.mul(each)),
      'Take out the whole periods and see which place is left.',
      ({ k }, { each, whole, rest }) => `${k} = ${whole} \\times ${each} + ${rest}`,
    )
    .step(
      'value',
      (p, { period, whole, rest }) => whole.mul(period).add(onePeriod(p)[rest.valueOf() - 1] ?? 0),
      'Write the multiples of the three LCMs of pairs in order up to that place and add the whole periods.',
      (p, { period, whole, rest, value }) =>
        `${onePeriod(p).slice(0, rest.valueOf()).join(', ')}: \\quad ${whole} \\times ${period} + ${onePeriod(p)[rest.valueOf() - 1]} = ${value}`,
    ),
  slips: [
    {
      misconception: 'at_least_two',
      at: 'value',
      wrongly: p =>
        at(
          inLists(p.steps, far(p), lists => lists > 1),
          p.k,
        ),
      words: (p, { value }) =>
        `${plain(value)} is at place $${p.k}$ when the multiples of $${lcmOfAll(p.steps)}$ are listed too; these are in all three.`,
    },
    {
      misconception: 'triple_removed_once',
      at: 'value',
      wrongly: p =>
        at(
          byPairs(p.steps, far(p)).filter((n, i, list) => n % lcmOfAll(p.steps) > 0 || n === list[i + 1]),
          p.k,
        ),
      words: (p, { value }) =>
        `With $${pairsOf(p.steps).reduce((sum, [a, b]) => sum + lcmOfAll(p.steps) / lcm(a, b), 0)} - 1$ numbers in a period place $${p.k}$ falls on ${plain(value)}; the end of the period is in three pairs and has to go three times.`,
    },
    {
      misconception: 'pairs_counted_one_by_one',
      at: 'value',
      wrongly: p => at(byPairs(p.steps, far(p)), p.k),
      words: (_p, { value }) =>
        `${plain(value)} comes from adding up the pairs without any correction for the numbers of all three lists.`,
    },
    {
      misconception: 'one_pair_overlooked',
      at: 'value',
      wrongly: p => {
        const [, b, c] = p.steps;
        return at(
          exactlyTwo({ ...p, k: 3 * p.k }).filter(n => n % lcm(b, c) > 0),
          p.k,
        );
      },
      words: ({ steps: [, b, c] }, { value }) =>
        `${plain(value)} is reached when the numbers common to the lists of $${b}$ and $${c}$ are overlooked.`,
    },
    {
      misconception: 'one_pair_overlooked',
      at: 'value',
      wrongly: p => {
        const [a, , c] = p.steps;
        return at(
          exactlyTwo({ ...p, k: 3 * p.k }).filter(n => n % lcm(a, c) > 0),
          p.k,
        );
      },
      words: ({ steps: [a, , c] }, { value }) =>
        `${plain(value)} is reached when the numbers common to the lists of $${a}$ and $${c}$ are overlooked.`,
    },
    {
      misconception: 'one_place_short',
      at: 'value',
      wrongly: p => at(exactlyTwo(p), p.k - 1),
      words: (_p, { value }) =>
        `${plain(value)} comes one place earlier; the start, zero, is not to be counted.`,
    },
    {
      misconception: 'whole_period_too_many',
      at: 'whole',
      wrongly: (_p, { whole }) => whole.add(1),
      words: (_p, { whole, value }) =>
        `Rounding the number of periods up to $${whole}$ and counting back leads to ${plain(value)}.`,
    },
    {
      misconception: 'one_place_too_far',
      at: 'value',
      wrongly: p => at(exactlyTwo(p), p.k + 1),
      words: (_p, { value }) => `${plain(value)} is the next number of the list.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { steps }) =>
    value.valueOf() > 0 && steps.filter(step => value.valueOf() % step === 0).length === 2,
  snapRead: () =>
    'Three lists of multiples, and the numbers in exactly two of them in order: overlapping sets that repeat.',
  approach: () =>
    'The pattern repeats after the LCM of all three. Count one period as with overlapping sets, take whole periods out of the place that is asked for, and write out only the last, unfinished one.',
  faster: ({ k }, { period, each, whole, rest }) =>
    `Per $${period}$ there are $${each}$; $${k} = ${whole} \\times ${each} + ${rest}$, so only place $${rest}$ of the first period has to be found.`,
  check: (p, { value }) => {
    const counts = pairsOf(p.steps).map(([a, b]) => Math.floor(value.valueOf() / lcm(a, b)));
    const all = Math.floor(value.valueOf() / lcmOfAll(p.steps));
    return `Up to ${plain(value)} the pairs have $${counts.join(', ')}$ numbers in common and all three lists $${all}$: $${counts.join(' + ')} - 3 \\times ${all} = ${p.k}$.`;
  },
  principle:
    'Exactly two of three: add the pairs and take the triple off three times; what repeats is counted by periods.',
  verify: ({ steps, k }) => {
    let found = 0;
    for (let n = 1; ; n += 1)
      if (steps.filter(step => n % step === 0).length === 2) {
        found += 1;
        if (found === k) return q(n);
      }
  },
});

const candidates = [4, 5, 6, 8, 9, 10, 12, 14, 15, 18, 20, 21];

/** Steps none of which divides another, where two lists meet outside the third and a common factor shortens the period. */
const stepsThatOverlap = candidates
  .flatMap(a => candidates.flatMap(b => candidates.map(c => [a, b, c] as const)))
  .filter(steps => {
    const [a, b, c] = steps;
    const period = lcmOfAll(steps);
    const meetings = pairsOf(steps);
    return (
      a < b &&
      b < c &&
      period <= 260 &&
      period < a * b * c &&
      meetings.every(([x, y]) => y % x !== 0 && lcm(x, y) < period)
    );
  });

/** AL.SEQ.4 Hard: three lists that overlap. */
export const threeLists: readonly AnyTemplate[] = situation<Lamps>({
  type: 'AL.SEQ.4',
  situation: 'three-lists',
  tries: 20,
  draw: draw => {
    const steps = draw.pick(stepsThatOverlap);
    const each = onePeriod({ steps, k: 1, way: 0 }).length;
    const rest = draw.int(2, each - 1);
    const k = each * draw.int(3, 9) + rest;
    return each >= 4 && rest <= 8 && k <= 90 ? { steps, k, way: draw.int(0, 2) } : null;
  },
  forms: [placeAmong],
});
