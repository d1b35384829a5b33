import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Lamps {
  /** Steps of the three lists, smallest first, and the last number looked at. */
  steps: readonly [number, number, number];
  most: number;
  way: boolean;
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

const exactlyTwo = form({
  form: 'terms-in-exactly-two',
  band: 'Hard',
  also: ['MM.SET.3', 'NS.HCF.4'],
  seconds: 85,
  entry: true,
  likely: true,
  stem: ({ steps: [a, b, c], most, way }: Lamps) =>
    way
      ? `Three lamps are switched on together and from then on flash every $${a}$, every $${b}$ and every $${c}$ seconds. How often within the first $${most}$ seconds do exactly two of them flash at the same moment?`
      : `The progressions $${a}, ${2 * a}, ${3 * a}, \\dots$ and $${b}, ${2 * b}, ${3 * b}, \\dots$ and $${c}, ${2 * c}, ${3 * c}, \\dots$ are continued up to $${most}$. How many numbers stand in exactly two of the three lists?`,
  path: path<Lamps>()
    .step(
      'pairs',
      ({ steps, most }) => q(pairsOf(steps).reduce((sum, [a, b]) => sum + Math.floor(most / lcm(a, b)), 0)),
      'For each two of the lists the common numbers are the multiples of the LCM of their steps. Count these for all three pairs.',
      ({ steps, most }, { pairs }) =>
        `${pairsOf(steps)
          .map(([a, b]) => `\\left\\lfloor\\tfrac{${most}}{${lcm(a, b)}}\\right\\rfloor`)
          .join(' + ')} = ${pairsOf(steps)
          .map(([a, b]) => Math.floor(most / lcm(a, b)))
          .join(' + ')} = ${pairs}`,
    )
    .step(
      'all',
      ({ steps, most }) => q(Math.floor(most / lcmOfAll(steps))),
      'Count the numbers in all three lists.',
      ({ steps, most }, { all }) =>
        `\\left\\lfloor\\tfrac{${most}}{${lcmOfAll(steps)}}\\right\\rfloor = ${all}`,
    )
    .quiet('times', () => q(3))
    .step(
      'count',
      (_p, { pairs, all, times }) => pairs.sub(all.mul(times)),
      'A number of all three lists was counted with every pair, three times, and belongs to none.',
      (_p, { pairs, all, count }) => `${pairs} - 3 \\times ${all} = ${count}`,
    ),
  slips: [
    {
      misconception: 'triple_removed_once',
      at: 'times',
      wrongly: () => q(1),
      words: (_p, { all }) =>
        `The $${all}$ in all three lists were taken off once, but they are in the counts of all three pairs.`,
    },
    {
      misconception: 'at_least_two',
      at: 'times',
      wrongly: () => q(2),
      words: (_p, { count, all }) =>
        `$${count}$ counts the numbers in two lists or more: the $${all}$ of all three are still among them.`,
    },
    {
      misconception: 'triple_not_removed',
      at: 'times',
      wrongly: () => q(0),
      words: (_p, { all }) =>
        `The pairs were only added up, with the $${all}$ of all three lists in each of them.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'pairs',
      wrongly: ({ steps, most }) => {
        const products = pairsOf(steps).reduce((sum, [a, b]) => sum + Math.floor(most / (a * b)), 0);
        return products > 0 ? q(products) : null;
      },
      words: ({ steps: [a, b, c] }) =>
        `The products $${a * b}$, $${a * c}$ and $${b * c}$ stand for the LCMs here; with a common factor the lists meet more often.`,
    },
    {
      misconception: 'start_counted',
      at: 'all',
      wrongly: (_p, { all }) => all.add(1),
      words: (_p, { all }) => `With $${all}$ in all three lists the start itself, zero, has been counted.`,
    },
    {
      misconception: 'triple_step_too_long',
      at: 'all',
      wrongly: ({ steps: [a, b, c], most }, { all }) => {
        const longer = q(Math.floor(most / (a * b * c)));
        return longer.equals(all) ? null : longer;
      },
      words: ({ steps: [a, b, c] }) =>
        `All three meet at the LCM of the steps, long before the product $${a * b * c}$.`,
    },
    {
      misconception: 'one_pair_overlooked',
      at: 'pairs',
      wrongly: ({ steps, most }) => {
        const [first, second] = pairsOf(steps);
        return q(Math.floor(most / lcm(...first)) + Math.floor(most / lcm(...second)));
      },
      words: ({ steps: [, b, c] }) => `The pair $${b}$ and $${c}$ was not looked at.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Three lists of multiples: the numbers in two of them, but not in the third, are counted.',
  approach: () =>
    'Common numbers of two lists are multiples of an LCM. Add the three pairs and correct for the numbers of all three, as with overlapping sets.',
  faster: ({ steps, most }) => {
    const period = lcmOfAll(steps);
    const each = pairsOf(steps).reduce((sum, [a, b]) => sum + period / lcm(a, b), 0) - 3;
    return `Each $${period}$ numbers hold $${each}$ of them; $${most}$ is ${Math.floor(most / period) === 1 ? 'one such block' : `$${Math.floor(most / period)}$ such blocks`} and $${most % period}$ more.`;
  },
  check: ({ steps: [a, b, c], most }) => {
    const two = Array.from({ length: most }, (_, i) => i + 1).filter(
      n => [a, b, c].filter(step => n % step === 0).length === 2,
    );
    return `The first of them are $${two.slice(0, 4).join(', ')}$ and the last is $${two.at(-1)}$; $${lcmOfAll([a, b, c])}$ is not among them.`;
  },
  principle: 'Exactly two of three: add the pairs and take off the triple three times, once for each pair.',
  verify: ({ steps, most }) => {
    let count = 0;
    for (let n = 1; n <= most; n += 1) if (steps.filter(step => n % step === 0).length === 2) count += 1;
    return q(count);
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
    const period = lcmOfAll(steps);
    const most = draw.step(2 * period, 5 * period, 10) + draw.int(0, 9);
    if (most > 700 || most % period < 5) return null;
    return { steps, most, way: draw.chance(0.5) };
  },
  forms: [exactlyTwo],
});
