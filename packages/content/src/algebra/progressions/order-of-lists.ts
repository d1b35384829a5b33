import { path } from '../../path.ts';
import { ordinal, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { counted, lcm, type Two } from './common-terms.ts';

/** Numbers of one whole period that are in at least one list. */
const perPeriod = ({ d, e }: Two) => lcm(d, e) / d + lcm(d, e) / e - 1;

const merged = form({
  form: 'place-in-the-merged-list',
  revision: 6,
  band: 'Medium',
  also: ['MM.SET.6'],
  seconds: 80,
  entry: true,
  // Both lists begin at their step, so that a period holds all of them.
  suits: p => p.a === p.d && p.b === p.e && p.k % perPeriod(p) > 1,
  stem: (p: Two) =>
    p.way
      ? `All positive integers that are multiples of $${p.d}$ or of $${p.e}$ (or of both) are written in increasing order. What is the ${ordinal(p.k)} number in this list?`
      : `One lamp flashes $${p.d}, ${2 * p.d}, ${3 * p.d}, \\dots$ seconds after a start signal, another $${p.e}, ${2 * p.e}, ${3 * p.e}, \\dots$ seconds after it. Two flashes at the same moment count as one. How many seconds after the signal does the ${ordinal(p.k)} flash occur?`,
  path: path<Two>()
    .step(
      'period',
      ({ d, e }) => q(lcm(d, e)),
      'The pattern repeats after the least common multiple of the two numbers.',
      ({ d, e }, { period }) => `\\text{LCM}(${d}, ${e}) = ${period}`,
    )
    .quiet('overlap', () => q(1))
    .step(
      'each',
      ({ d, e }, { period, overlap }) => period.div(d).add(period.div(e)).sub(overlap),
      'Count the numbers of one period; its last number belongs to both lists and counts once.',
      ({ d, e }, { period, each }) => `${period.div(d)} + ${period.div(e)} - 1 = ${each}`,
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
      (p, { period, whole, rest }) =>
        whole
          .mul(period)
          .add(
            rest.valueOf() === 0
              ? 0
              : (counted({ ...p, a: p.d, b: p.e }, 4000).either[rest.valueOf() - 1] ?? 0),
          ),
      'Go through the beginning of the list to that place and add the whole periods.',
      (p, { period, whole, rest, value }) =>
        `${whole} \\times ${period} + ${counted(p, 4000).either[rest.valueOf() - 1]} = ${value}`,
    ),
  slips: [
    {
      misconception: 'overlap_counted_twice',
      at: 'overlap',
      wrongly: () => q(0),
      words: (_p, { each }) =>
        `With $${each}$ numbers to a period, the number in both lists is counted twice.`,
    },
    {
      misconception: 'overlap_removed_twice',
      at: 'overlap',
      wrongly: () => q(2),
      words: (_p, { each }) =>
        `With $${each}$ numbers to a period, the number in both lists is not counted at all.`,
    },
    {
      misconception: 'one_place_too_far',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.add(1),
      words: (_p, { value }) => `$${value}$ is the next number of the merged list.`,
    },
    {
      misconception: 'one_place_short',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.sub(1),
      words: (_p, { value }) => `$${value}$ is the number one place before.`,
    },
    {
      misconception: 'two_places_short',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.sub(2),
      words: (_p, { value }) =>
        `$${value}$ comes two places earlier: the common start was counted once for each list.`,
    },
    {
      misconception: 'whole_period_too_many',
      at: 'whole',
      wrongly: (_p, { whole }) => whole.add(1),
      words: (_p, { whole }) =>
        `Rounding the number of periods up to $${whole}$ leaves a negative rest, which has no place in the list.`,
    },
    {
      misconception: 'steps_of_the_smaller_list',
      at: 'value',
      wrongly: ({ d }, { period, whole, rest }) => whole.mul(period).add(rest.mul(d)),
      words: ({ d }, { rest }) => `The last $${rest}$ places were filled with multiples of $${d}$ alone.`,
    },
    {
      misconception: 'two_places_too_far',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.add(2),
      words: (_p, { value }) =>
        `$${value}$ comes two places later: $0$ and the start of a period were counted as well.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, p) =>
    value.valueOf() > 0 && (value.valueOf() % p.d === 0 || value.valueOf() % p.e === 0),
  snapRead: () =>
    'Two lists merged into one: how many numbers it has up to a bound is not proportional, but it is periodic.',
  approach: () =>
    'Use the period. In each one the merged list has the same number of entries, so whole periods can be taken out.',
  faster: (p, { each, period, whole, rest }) =>
    `$${p.k} = ${whole} \\times ${each} + ${rest}$, so the answer is $${whole} \\times ${period}$ plus the entry at place $${rest}$.`,
  check: (p, { value }) =>
    `Up to $${value}$ there are $${Math.floor(value.valueOf() / p.d)}$ multiples of $${p.d}$, $${Math.floor(value.valueOf() / p.e)}$ of $${p.e}$ and $${Math.floor(value.valueOf() / lcm(p.d, p.e))}$ of both: together $${p.k}$.`,
  principle: 'A merged list of multiples repeats after the LCM: take whole periods out before searching.',
  verify: p => q(counted(p, 4000).either[p.k - 1] ?? 0),
});

/** AL.SEQ.4 Medium: the period of two lists merged into one. */
export const orderOfLists: readonly AnyTemplate[] = situation<Two>({
  type: 'AL.SEQ.4',
  situation: 'period-and-cases',
  draw: draw => {
    const multiples = draw.chance(0.4);
    const [d, e] = draw.some(
      multiples ? [3, 4, 5, 6, 7, 8, 9, 10] : [4, 5, 6, 7, 8, 9, 10, 12, 14, 15],
      2,
    ) as [number, number];
    const a = multiples ? d : draw.int(3, 17);
    const b = multiples ? e : draw.int(2, 15);
    if (multiples && (d > e || e % d === 0)) return null;
    if (a === b || a - b === 1 || b - a === 1) return null;
    return {
      a,
      d,
      b,
      e,
      limit: draw.step(200, 700, 10),
      k: multiples ? draw.int(35, 140) : draw.int(20, 50),
      way: draw.chance(0.5),
    };
  },
  forms: [merged],
});
