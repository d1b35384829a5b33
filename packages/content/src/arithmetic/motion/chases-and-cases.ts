import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Chase {
  slow: number;
  lead: number;
  /** Longest distance from the start at which the chase may end, km. */
  limit: number;
  way: boolean;
}

const divisorsUpTo = (n: number, most: number) =>
  Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0 && d <= most).length;

const wholeHours = form({
  form: 'speeds-for-a-chase-of-whole-hours',
  revision: 3,
  band: 'Hard',
  also: ['NS.FAC.3'],
  entry: true,
  seconds: 100,
  stem: ({ slow, lead, limit, way }: Chase) =>
    way
      ? `A barge leaves a harbour at $${slow}$ km/h. A launch leaves the harbour $${lead}$ hours later along the same route, at a constant speed that is a whole number of km/h, and catches up with the barge a whole number of hours after its own start, at most ${limit} km from the harbour. How many speeds are possible for the launch?`
      : `Goods train G passes a signal at a steady $${slow}$ km/h, and $${lead}$ hours later train E passes it in the same direction on the parallel track. E overtakes G exactly $n$ hours after passing the signal and at most ${limit} km beyond it, where $n$ and the speed of E in km/h are positive integers. How many values of $n$ are possible?`,
  path: path<Chase>()
    .step(
      'ahead',
      ({ slow, lead }) => q(slow * lead),
      'Find the head start in kilometres.',
      ({ slow, lead }, { ahead }) => `${slow} \\times ${lead} = ${ahead}`,
    )
    .step(
      'longest',
      ({ slow, limit }, { ahead }) => q(limit).sub(ahead).div(slow).floor(),
      'If the chase lasts $n$ hours, the slower one is at the head start plus $n$ hours of its way. Keep this within the limit and take the greatest whole $n$.',
      ({ slow, limit }, { ahead, longest }) =>
        `${ahead} + ${slow}n \\le ${limit} \\quad\\Rightarrow\\quad n \\le ${longest}`,
    )
    .step(
      'count',
      (_p, { ahead, longest }) => q(divisorsUpTo(ahead.valueOf(), longest.valueOf())),
      'The gap closes at a whole number of km/h in $n$ whole hours, so $n$ divides the head start. Count its divisors within the bound.',
      (_p, { ahead, longest, count }) =>
        `n \\mid ${ahead}, \\; n \\le ${longest}: \\quad ${Array.from(
          { length: longest.valueOf() },
          (_, i) => i + 1,
        )
          .filter(d => ahead.valueOf() % d === 0)
          .join(', ')} \\quad\\Rightarrow\\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'bound_without_the_head_start',
      at: 'longest',
      wrongly: ({ slow, limit }) => q(limit).div(slow).floor(),
      words: ({ limit, slow }, { longest }) =>
        `$n \\le ${longest}$ comes from ${limit} over ${slow}, as if the slower one had started with the other; its head start uses up part of the limit.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'longest',
      wrongly: (_p, { ahead }) => ahead,
      words: ({ limit }, { ahead, count }) =>
        `All $${count}$ divisors of $${ahead}$ are counted, but the long chases end beyond ${limit} km.`,
    },
    {
      misconception: 'divisibility_ignored',
      at: 'count',
      wrongly: (_p, { longest }) => longest,
      words: (_p, { longest }) =>
        `Every $n$ from $1$ to $${longest}$ is counted; the closing speed must be a whole number too.`,
    },
    {
      misconception: 'trivial_divisor_left_out',
      at: 'count',
      wrongly: (_p, { count }) => (count as Fraction).sub(1),
      words: (_p, { ahead }) =>
        `$n = 1$ was left out. A chase of one hour closes the gap at $${ahead}$ km/h, and nothing forbids that.`,
    },
    {
      misconception: 'head_start_taken_off_twice',
      at: 'longest',
      wrongly: ({ lead }, { longest }) => (longest.valueOf() > lead ? longest.sub(lead) : null),
      words: ({ lead }, { longest }) =>
        `The bound $n \\le ${longest}$ takes the $${lead}$ hours of the head start off twice.`,
    },
    {
      misconception: 'end_of_range_left_out',
      at: 'longest',
      wrongly: (_p, { ahead, longest }) =>
        ahead.valueOf() % longest.valueOf() === 0 ? longest.sub(1) : null,
      words: (_p, { longest }) =>
        `The chase of $${longest.add(1)}$ hours ends within the limit, so the bound itself counts.`,
    },
    {
      misconception: 'head_start_in_hours_for_kilometres',
      at: 'count',
      wrongly: ({ slow }, { longest }) => q(divisorsUpTo(slow, longest.valueOf())),
      words: ({ slow }) =>
        `These are divisors of $${slow}$, one hour's lead; the head start is longer than an hour.`,
    },
    {
      misconception: 'only_divisors_of_the_lead',
      at: 'count',
      wrongly: ({ lead }, { longest }) => q(divisorsUpTo(lead, longest.valueOf())),
      words: ({ lead }) =>
        `These are divisors of the $${lead}$ hours; it is the head start in kilometres that has to be divided.`,
    },
    {
      misconception: 'limit_taken_as_chase_of_the_faster',
      at: 'longest',
      wrongly: ({ slow, limit, lead }) => q(limit).div(slow).floor().add(lead),
      words: (_p, { longest }) =>
        `The bound $${longest}$ adds the head start in hours; it has to be taken off.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A chase whose duration and closing speed are whole numbers, within a distance: counting replaces solving.',
  approach: () =>
    'Head start equals closing speed times hours, and both factors are whole: a question about divisors. The distance limit bounds the hours.',
  faster: ({ slow, limit, lead }, { longest }) =>
    `In hours of the slow one: it travels at most $${limit} \\div ${slow}$ hours, $${lead}$ of them before the chase, so count divisors of $${slow * lead}$ up to $${longest}$.`,
  check: ({ slow, limit }, { ahead, longest }) => {
    const last = Array.from({ length: longest.valueOf() }, (_, i) => longest.valueOf() - i).find(
      d => ahead.valueOf() % d === 0,
    ) as number;
    return `The slowest choice closes the gap in $${last}$ hours at $${ahead.div(last)}$ km/h, and the meeting is $${numberTex(ahead.add(slow * last))}$ km away, not beyond $${limit}$.`;
  },
  principle: 'When speed and time must both be whole, the distance between is their product: count divisors.',
  verify: ({ slow, lead, limit }) => {
    let count = 0;
    for (let fast = slow + 1; fast <= slow * (lead + 1); fast += 1) {
      const hours = q(slow * lead, fast - slow);
      if (hours.d === 1n && hours.mul(fast).valueOf() <= limit) count += 1;
    }
    return q(count);
  },
});

interface Cases {
  u: number;
  v: number;
  apart: number;
  gap: number;
  way: boolean;
}

const everyDirection = form({
  form: 'sum-over-all-directions',
  revision: 4,
  band: 'Hard',
  also: ['AL.MOD.1'],
  seconds: 100,
  stem: ({ u, v, apart, gap, way }: Cases) =>
    way
      ? `On a straight road, P and Q are $${apart}$ km apart. At the same moment a car starts from P at $${v}$ km/h and a bus from Q at $${u}$ km/h; each may drive in either direction along the road, without turning. After $t$ hours they are exactly $${gap}$ km apart. What is the sum of all possible values of $t$?`
      : `Two drones hover $${apart}$ km apart over a straight canal. At the same moment both start along the canal, at $${u}$ km/h and $${v}$ km/h, each in either direction without turning back. After $t$ hours they are $${gap}$ km apart. Find the sum of all possible values of $t$.`,
  path: path<Cases>()
    .quiet('sum', ({ u, v }) => q(u + v))
    .step(
      'towards',
      ({ apart, gap }, { sum }) =>
        q(apart - gap)
          .div(sum)
          .add(q(apart + gap).div(sum)),
      'Towards each other: the gap is right once before they pass and once after. Add these two times.',
      ({ apart, gap }, { sum, towards }) =>
        `\\frac{${apart} - ${gap}}{${sum}} + \\frac{${apart} + ${gap}}{${sum}} = ${numberTex(towards)}`,
    )
    .quiet('difference', ({ u, v }) => q(v - u))
    .step(
      'chase',
      ({ apart, gap }, { difference }) =>
        q(apart - gap)
          .div(difference)
          .add(q(apart + gap).div(difference)),
      'The faster behind the slower: again once before overtaking and once after, now at the difference of the speeds.',
      ({ apart, gap }, { difference, chase }) =>
        `\\frac{${apart} - ${gap}}{${difference}} + \\frac{${apart} + ${gap}}{${difference}} = ${numberTex(chase)}`,
    )
    .step(
      'total',
      (_p, { towards, chase }) => towards.add(chase),
      'In the other two cases the distance only grows from a value that is too large already, so add these sums.',
      (_p, { towards, chase, total }) => `${numberTex(towards)} + ${numberTex(chase)} = ${numberTex(total)}`,
    ),
  slips: [
    {
      misconception: 'only_before_passing',
      at: 'total',
      wrongly: ({ apart, gap }, { sum, difference }) =>
        q(apart - gap)
          .div(sum)
          .add(q(apart - gap).div(difference)),
      words: ({ gap }) =>
        `Only the moments before they pass each other are added; afterwards they are $${gap}$ km apart once more.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'towards',
      words: (_p, { towards }) =>
        `$${numberTex(towards)}$ hours belong to driving towards each other alone; one may also chase the other.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'chase',
      words: (_p, { chase }) =>
        `$${numberTex(chase)}$ hours come from the chase alone; they may also move towards each other.`,
    },
    {
      misconception: 'only_after_passing',
      at: 'total',
      wrongly: ({ apart, gap }, { sum, difference }) =>
        q(apart + gap)
          .div(sum)
          .add(q(apart + gap).div(difference)),
      words: ({ gap }) =>
        `These are the moments after passing; each case has one before it as well, when $${gap}$ km are left.`,
    },
    {
      misconception: 'after_passing_in_one_case_only',
      at: 'chase',
      wrongly: ({ apart, gap }, { difference }) => q(apart - gap).div(difference),
      words: ({ gap }) =>
        `In the chase only the moment before overtaking is counted; the faster one gets $${gap}$ km ahead later.`,
    },
    {
      misconception: 'after_passing_in_one_case_only',
      at: 'towards',
      wrongly: ({ apart, gap }, { sum }) => q(apart - gap).div(sum),
      words: ({ gap }) =>
        `For driving towards each other the moment after passing is missing, when they are $${gap}$ km apart again.`,
    },
    {
      misconception: 'case_counted_twice',
      at: 'total',
      wrongly: (_p, { towards, chase }) => towards.add(chase.mul(2)),
      words: (_p, { towards, chase, total }) =>
        `The chase was counted for either of the two in front; a slower one behind never comes nearer. Here $${numberTex(towards)} + ${numberTex(chase)} \\times 2 = ${numberTex(total)}$.`,
    },
    {
      misconception: 'case_counted_twice',
      at: 'total',
      wrongly: (_p, { towards, chase }) => towards.mul(2).add(chase),
      words: (_p, { towards, chase, total }) =>
        `Moving apart was given the same times as moving together; there the distance grows from the start. Here $${numberTex(towards)} \\times 2 + ${numberTex(chase)} = ${numberTex(total)}$.`,
    },
    {
      misconception: 'moving_apart_counted',
      at: 'total',
      wrongly: ({ apart, gap }, { towards, chase, sum }) => towards.add(chase).add(q(apart - gap).div(sum)),
      words: ({ apart, gap }, { towards, chase, sum, total }) =>
        `A time was added for driving away from each other, but there the distance can only grow. Here $${numberTex(towards)} + ${numberTex(chase)} + \\frac{${numberTex(apart)} - ${numberTex(gap)}}{${numberTex(sum)}} = ${numberTex(total)}$.`,
    },
  ],
  show: value => withUnit(value, value.equals(1) ? 'hour' : 'hours'),
  snapRead: () =>
    'Directions are free and a distance is prescribed, smaller than the first one: list the cases and both moments of each.',
  approach: () =>
    'Of the four pairs of directions two bring them nearer. In each, the distance is right a little before and a little after the passing.',
  faster: ({ u, v, apart }) =>
    `The two moments of a case lie evenly about the passing, so their sum is twice its time: $2\\left(\\frac{${apart}}{${u + v}} + \\frac{${apart}}{${v - u}}\\right)$.`,
  check: ({ u, v, apart, gap }) =>
    `The four times are $${[
      q(apart - gap, u + v),
      q(apart + gap, u + v),
      q(apart - gap, v - u),
      q(apart + gap, v - u),
    ]
      .map(t => numberTex(t))
      .join(', ')}$ hours.`,
  principle:
    'A prescribed distance is reached before and after the passing; free directions have to be split into cases.',
  verify: ({ u, v, apart, gap }) => {
    let total = q(0);
    for (const a of [u, -u])
      for (const b of [v, -v])
        for (const side of [gap, -gap]) {
          // Positions a·t and apart + b·t.
          if (a === b) continue;
          const t = q(apart - side, a - b);
          if (t.valueOf() > 0) total = total.add(t);
        }
    return total;
  },
});

/** AR.TSD.3 Hard: chases in whole numbers, and all the directions that fit a distance. */
export const chasesAndCases: readonly AnyTemplate[] = [
  ...situation<Chase>({
    type: 'AR.TSD.3',
    situation: 'chase-in-whole-numbers',
    draw: draw => {
      const slow = draw.pick([6, 8, 10, 12, 15, 16, 18, 20, 24, 30, 36, 40]);
      const lead = draw.int(2, 9);
      const ahead = slow * lead;
      const limit = ahead + slow * draw.int(3, 20) + draw.int(0, slow - 1);
      const longest = Math.floor((limit - ahead) / slow);
      const count = divisorsUpTo(ahead, longest);
      return count >= 4 && count < divisorsUpTo(ahead, ahead) - 1 && ahead >= 36 && longest > count
        ? { slow, lead, limit, way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [wholeHours],
  }),
  ...situation<Cases>({
    type: 'AR.TSD.3',
    situation: 'free-directions',
    draw: draw => {
      const u = draw.step(20, 60, 5);
      const v = u + draw.step(5, 60, 5);
      const apart = draw.step(30, 240, 10);
      const gap = draw.step(10, apart - 10, 5);
      const total = q(2 * apart, u + v).add(q(2 * apart, v - u));
      return total.d <= 2n && total.valueOf() < 30 && gap < apart
        ? { u, v, apart, gap, way: draw.chance(0.5) }
        : null;
    },
    tries: 40,
    forms: [everyDirection],
  }),
];
