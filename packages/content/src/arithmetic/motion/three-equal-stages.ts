import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface Thirds {
  /** Speeds on two thirds of a way, half their harmonic mean, and the limit for the last third, km/h. */
  u: number;
  v: number;
  limit: number;
  story: number;
}

const jointOf = ({ u, v }: Thirds) => q(u * v, u + v);
const divisors = (of: number, least: number, most: number) => {
  const list: number[] = [];
  for (let d = least; d <= most; d += 1) if (of % d === 0) list.push(d);
  return list;
};
/** No vehicle is slower than this, km/h. */
const slowest = 10;
const vehicles = ['bus', 'goods train', 'van', 'motorcyclist'] as const;

const lastThird = form({
  form: 'speeds-for-a-whole-average',
  revision: 3,
  band: 'Hard',
  seconds: 130,
  also: ['NS.FAC.3', 'AL.DIO.5'],
  entry: true,
  stem: ({ u, v, limit, story }: Thirds) =>
    story % 2 === 0
      ? `A ${vehicles[story]} covers the first third of its route at $${u}$ km/h, the second third at $${v}$ km/h and the last third at $w$ km/h, where $w$ is an integer from $10$ to $${limit}$. For how many values of $w$ is the average speed for the whole route, in km/h, an integer?`
      : `A tour has three stages of equal length. The speed of a ${vehicles[story]} is $${u}$ km/h on the first stage and $${v}$ km/h on the second; on the third it is a whole number of km/h from $10$ to $${limit}$. The average speed of the whole tour is also a whole number of km/h. How many speeds are possible on the third stage?`,
  path: path<Thirds>()
    .step(
      'joint',
      p => jointOf(p),
      'Join the two known stages: for each kilometre of every stage they take a time that belongs to one speed.',
      ({ u, v }, { joint }) => `\\frac{1}{${u}} + \\frac{1}{${v}} = \\frac{1}{${numberTex(joint)}}`,
    )
    .step(
      'product',
      (_p, { joint }) => joint.mul(joint).mul(3),
      'Write the average and split off its whole part.',
      (_p, { joint, product }) =>
        `\\frac{3}{\\frac{1}{${joint}} + \\frac1w} = \\frac{${joint.mul(3)}w}{w + ${joint}} = ${joint.mul(3)} - \\frac{${product}}{w + ${joint}}`,
    )
    .quiet('from', (_p, { joint }) => joint.add(slowest))
    .quiet('to', ({ limit }, { joint }) => joint.add(limit))
    .step(
      'count',
      (_p, { product, from, to }) => q(divisors(n(product), n(from), n(to)).length),
      'So $w$ and the joint speed add up to a divisor of this number. Count those between the bounds.',
      (_p, { joint, product, from, to, count }) => {
        const list = divisors(n(product), n(from), n(to));
        return `w + ${joint} = ${list.join(', ')} \\quad (w = ${list.map(d => d - n(joint)).join(', ')}): \\quad ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'arithmetic_mean_of_speeds',
      at: 'count',
      wrongly: ({ u, v, limit }) => {
        let count = 0;
        for (let w = slowest; w <= limit; w += 1) if ((u + v + w) % 3 === 0) count += 1;
        return q(count);
      },
      words: ({ u, v }) =>
        `A third of $${u} + ${v} + w$ was made whole; equal distances take unequal times, so speeds are not averaged so.`,
    },
    {
      misconception: 'limit_on_the_divisor',
      at: 'to',
      wrongly: ({ limit }) => q(limit),
      words: ({ limit }, { joint }) =>
        `Divisors up to $${limit}$ were taken; it is $w$ that is limited, and the divisor is $${joint}$ more.`,
    },
    {
      misconception: 'factor_of_three_lost',
      at: 'product',
      wrongly: (_p, { joint }) => joint.mul(joint),
      words: (_p, { product }) =>
        `Divisors of $${product}$ were counted; with three stages the number is three times as large.`,
    },
    {
      misconception: 'all_divisors_counted',
      at: 'from',
      wrongly: () => q(1),
      words: (_p, { joint }) =>
        `Divisors up to $${joint}$ were counted too, but for them $w$ is too small or not positive.`,
    },
    {
      misconception: 'limit_ignored',
      at: 'to',
      wrongly: (_p, { product }) => product,
      words: ({ limit }) => `Some of these speeds exceed $${limit}$ km/h.`,
    },
    {
      misconception: 'odd_divisors_only',
      at: 'count',
      wrongly: (_p, { product, from, to }) =>
        q(divisors(n(product), n(from), n(to)).filter(d => d % 2 === 1).length),
      words: (_p, { count }) => `Only the $${count}$ odd divisors were listed; even ones fit as well.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'from',
      wrongly: (_p, { joint }) => joint.add(1),
      words: () => `Speeds below $${slowest}$ km/h were counted too.`,
    },
    {
      misconception: 'even_divisors_only',
      at: 'count',
      wrongly: (_p, { product, from, to }) =>
        q(divisors(n(product), n(from), n(to)).filter(d => d % 2 === 0).length),
      words: (_p, { product, from, to }) =>
        `$${divisors(n(product), n(from), n(to))
          .filter(d => d % 2 === 0)
          .join(', ')}$ are only the even divisors; odd ones between the bounds fit as well.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 1,
  snapRead: () =>
    'Equal thirds, one speed free but whole, and a whole average: a fraction that has to cancel.',
  approach: () =>
    'The average of equal distances is a fraction in the unknown speed. Splitting off the whole part leaves a fixed number over a sum that must divide it.',
  faster: ({ limit }, { joint, product }) =>
    `Average $= ${joint.mul(3)} - \\frac{${product}}{w + ${joint}}$: divisors of $${product}$ from $${joint.add(slowest)}$ to $${joint.add(limit)}$.`
      .replace(/^Average \$/, 'The average is $')
      .replace('$= ', '$'),
  check: ({ u, v }, { joint, product, from, to }) => {
    const [d = 1] = divisors(n(product), n(from), n(to));
    const w = d - n(joint);
    const time = q(1, u).add(q(1, v)).add(q(1, w));
    return `For $w = ${w}$ three kilometres, one of each stage, take $${fractionTex(time)}$ h, an average of $${numberTex(q(3).div(time))}$ km/h.`;
  },
  principle: 'A fraction that must be whole: divide out, and the denominator divides a fixed number.',
  verify: ({ u, v, limit }) => {
    let count = 0;
    for (let w = slowest; w <= limit; w += 1) if ((3 * u * v * w) % (u * v + (u + v) * w) === 0) count += 1;
    return q(count);
  },
});

/** AR.TSD.1 Hard: three equal stages with a whole average speed. */
export const threeEqualStages: readonly AnyTemplate[] = situation<Thirds>({
  type: 'AR.TSD.1',
  situation: 'three-equal-stages',
  tries: 20,
  draw: draw => {
    const [u, v] = draw.pick([
      [30, 60],
      [20, 30],
      [24, 48],
      [40, 60],
      [36, 45],
      [30, 45],
      [15, 30],
      [20, 60],
      [40, 120],
      [42, 56],
      [60, 90],
      [45, 90],
      [36, 72],
      [18, 36],
      [36, 60],
      [12, 60],
    ] as const);
    const [first, second] = draw.shuffled([u, v]) as [number, number];
    const p = { u: first, v: second, limit: draw.step(40, 120, 5), story: draw.int(0, 3) };
    const joint = jointOf(p);
    if (joint.d !== 1n) return null;
    const h = n(joint);
    const count = divisors(3 * h * h, h + slowest, h + p.limit).length;
    return count >= 3 && count <= 14 ? p : null;
  },
  forms: [lastThird],
});
