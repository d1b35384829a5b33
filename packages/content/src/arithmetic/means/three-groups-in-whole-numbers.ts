import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
const n = (value: Fraction) => value.valueOf();

interface Groups {
  /** Averages of the three groups, rising, and of all. */
  low: number;
  middle: number;
  high: number;
  all: number;
  count: number;
  story: number;
}

/** Sizes of the second and third group with second·y + third·z = constant and the rest in the first. */
function sizes(second: number, third: number, constant: number, count: number, from = 1, rest = 1) {
  const list: (readonly [number, number])[] = [];
  for (let z = from; z <= count; z += 1) {
    const y = (constant - third * z) / second;
    if (Number.isInteger(y) && y >= from && y + z <= count - rest) list.push([y, z]);
  }
  return list;
}

const thirdGroup = form({
  form: 'sizes-of-the-third-group',
  revision: 2,
  band: 'Hard',
  seconds: 110,
  also: ['AL.DIO.1', 'AL.DIO.5'],
  entry: true,
  stem: ({ low, middle, high, all, count, story }: Groups) =>
    story === 0
      ? `The $${count}$ players of a camp are divided into juniors, cadets and seniors, with at least one of each. Juniors weigh $${low}$ kg on average, cadets $${middle}$ kg and seniors $${high}$ kg; the average of all is $${all}$ kg. How many values are possible for the number of seniors?`
      : `In a test taken by $${count}$ candidates those of the first city averaged $${low}$ marks, those of the second $${middle}$ and those of the third $${high}$. Nobody came from elsewhere, and the average of all was $${all}$. If each city sent at least one candidate, how many different numbers of candidates can have come from the third city?`,
  path: path<Groups>()
    .quiet('second', ({ low, middle }) => q(middle - low))
    .quiet('third', ({ low, high }) => q(high - low))
    .step(
      'constant',
      ({ low, all, count }) => q((all - low) * count),
      'Measure all averages from the lowest one; this removes the size of the first group.',
      ({ low, all, count }, { second, third, constant }) => {
        const g = gcd(gcd(n(second), n(third)), n(constant));
        return `${second}y + ${third}z = ${count} \\times (${all} - ${low}) = ${constant}${g > 1 ? ` \\Rightarrow ${second.div(g)}y + ${third.div(g)}z = ${constant.div(g)}` : ''}`;
      },
    )
    .quiet('from', () => q(1))
    .quiet('rest', () => q(1))
    .step(
      'greatest',
      ({ count }, { second, third, constant, from, rest }) =>
        q(sizes(n(second), n(third), n(constant), count, n(from), n(rest)).at(-1)?.[1] ?? 0),
      'The second group must not be empty: find the largest $z$ that leaves a positive whole $y$.',
      ({ count }, { second, third, constant, from, rest, greatest }) => {
        const [y] = sizes(n(second), n(third), n(constant), count, n(from), n(rest)).at(-1) ?? [0];
        return `z = ${greatest}, \\quad y = ${y}`;
      },
    )
    .step(
      'count',
      ({ count }, { second, third, constant, from, rest }) =>
        q(sizes(n(second), n(third), n(constant), count, n(from), n(rest)).length),
      'The first group must not be empty either, so $y + z$ is less than the number of all. Go down in equal steps to the smallest $z$ and count.',
      ({ count }, { second, third, constant, from, rest, count: found }) =>
        `z = ${sizes(n(second), n(third), n(constant), count, n(from), n(rest))
          .map(([, z]) => z)
          .join(', ')}: \\quad ${found}`,
    ),
  slips: [
    {
      misconception: 'rest_ignored',
      at: 'rest',
      wrongly: ({ count }) => q(-9 * count),
      words: ({ count }) =>
        `Some of these values give $y + z$ of $${count}$ or more and leave nobody for the first group.`,
    },
    {
      misconception: 'zero_counted',
      at: 'from',
      wrongly: () => q(0),
      words: () => 'A size of zero was allowed, but no group is empty.',
    },
    {
      misconception: 'counts_differences',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { count }) =>
        `$${count}$ counts the steps between the smallest and the largest size, not the sizes.`,
    },
    {
      misconception: 'gives_the_greatest',
      gives: 'greatest',
      words: (_p, { greatest }) => `$${greatest}$ is the largest size that the third group can have.`,
    },
    {
      misconception: 'zero_counted',
      at: 'rest',
      wrongly: () => q(0),
      words: () => 'A case with nobody in the first group was counted, but each group has members.',
    },
    {
      misconception: 'all_whole_numbers_between',
      at: 'count',
      wrongly: ({ count }, { second, third, constant, greatest }) => {
        const least = sizes(n(second), n(third), n(constant), count)[0]?.[1] ?? 0;
        return greatest.sub(least).add(1);
      },
      words: () => 'Every whole number between the ends was counted; the second size has to be whole too.',
    },
    {
      misconception: 'one_size_too_many',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: (_p, { count }) => `A count of $${count}$ takes one step beyond the last size that fits.`,
    },
    {
      misconception: 'coefficients_not_reduced',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1).div(2).floor(),
      words: () =>
        'Steps of twice the right size were taken, because the equation was not brought to lowest terms.',
    },
    {
      misconception: 'ends_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(2),
      words: () =>
        'The smallest and the largest size were both dropped, though nobody is missing in these cases.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 1,
  snapRead: () =>
    'Three averages, the average of all and the number of all: two equations for three whole sizes.',
  approach: () =>
    'Distances from the lowest average give one equation in two whole unknowns. Divisibility gives the step, and no group may be empty.',
  faster: ({ low, middle, high, all }) =>
    `About $${all}$: $${all - low}x ${middle < all ? '+' : '-'} ${Math.abs(all - middle)}y = ${high - all}z$; one solution, then equal steps both ways until a size would vanish.`,
  check: ({ low, middle, high, all, count }, { second, third, constant, from, rest }) => {
    const [y, z] = sizes(n(second), n(third), n(constant), count, n(from), n(rest)).at(-1) ?? [0, 0];
    const x = count - y - z;
    return `With $${x}$, $${y}$ and $${z}$: $${x} \\times ${low} + ${y} \\times ${middle} + ${z} \\times ${high} = ${x * low + y * middle + z * high} = ${count} \\times ${all}$.`;
  },
  principle:
    'Three groups with a known average leave one free size: whole numbers and empty groups bound it.',
  verify: ({ low, middle, high, all, count }) => {
    const found = new Set<number>();
    for (let x = 1; x < count; x += 1)
      for (let y = 1; x + y < count; y += 1) {
        const z = count - x - y;
        if (x * low + y * middle + z * high === count * all) found.add(z);
      }
    return q(found.size);
  },
});

/** AR.AVG.2 Hard: three groups whose sizes are whole. */
export const threeGroupsInWholeNumbers: readonly AnyTemplate[] = situation<Groups>({
  type: 'AR.AVG.2',
  situation: 'three-whole-groups',
  tries: 100,
  draw: draw => {
    const low = draw.int(32, 52);
    const middle = low + draw.int(4, 18);
    const high = middle + draw.int(4, 20);
    const p = {
      low,
      middle,
      high,
      all: draw.int(low + 3, high - 4),
      count: draw.step(30, 96, 2),
      story: draw.int(0, 1),
    };
    if (p.all === middle) return null;
    const [second, third, constant] = [middle - low, high - low, (p.all - low) * p.count];
    const found = sizes(second, third, constant, p.count);
    const step = second / gcd(second, third);
    return found.length >= 4 && found.length <= 14 && step > 1 && gcd(second, third) > 1 ? p : null;
  },
  forms: [thirdGroup],
});
