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
  /** The distance that is asked, km. */
  gap: number;
  way: boolean;
}

/** Hours between the least and the greatest time at which they can be the asked distance apart. */
const spread = ({ u, v, apart, gap }: Cases) => q(apart + gap, v - u).sub(q(Math.abs(apart - gap), u + v));
/** The spread times the product of both relative speeds. */
const product = (p: Cases) => spread(p).mul(p.v ** 2 - p.u ** 2);
/** The distance that makes the spread, if it is smaller than the first distance, or if it is larger. */
const smaller = (p: Cases) =>
  product(p)
    .sub(2 * p.u * p.apart)
    .div(2 * p.v);
const larger = (p: Cases) =>
  product(p)
    .sub(2 * p.v * p.apart)
    .div(2 * p.u);

const extremeTimes = form({
  form: 'distance-from-extreme-times',
  revision: 3,
  band: 'Hard',
  also: ['AL.MOD.1'],
  entry: true,
  seconds: 130,
  stem: (p: Cases) => {
    const hours = `$${numberTex(spread(p))}$ ${spread(p).equals(1) ? 'hour' : 'hours'}`;
    return p.way
      ? `On a straight road, P and Q are $${p.apart}$ km apart. At the same moment a car starts from P at $${p.v}$ km/h and a bus from Q at $${p.u}$ km/h; each may set out in either direction along the road and keeps that direction and its speed. For every choice of directions, each time after the start at which they are exactly $d$ km apart is noted, where $d > 0$. Of all the times noted, the greatest exceeds the least by ${hours}. What is $d$?`
      : `Two drones hover $${p.apart}$ km apart over a straight canal. At the same moment both start along the canal, at $${p.u}$ km/h and $${p.v}$ km/h, each in a direction of its own choice, without turning back. After $t$ hours they are exactly $d$ km apart, where $d > 0$. Over all choices of directions, the greatest possible value of $t$ exceeds the least by ${hours}. Find $d$.`;
  },
  path: path<Cases>()
    .step(
      'limit',
      ({ u, v, apart }) => q(2 * apart, v - u),
      'The greatest time always belongs to the faster behind the slower, after overtaking: $\\frac{a + d}{v - u}$ with $a$ for the first distance. The least is made at the sum of the speeds, by what is missing: $a - d$ if they come nearer, $d - a$ if they move apart. See on which side $d$ lies: for $d = a$ the least time would be 0.',
      (p, { limit }) =>
        `\\frac{2 \\times ${p.apart}}{${p.v} - ${p.u}} = ${numberTex(limit)} ${limit.gt(spread(p)) ? '>' : '<'} ${numberTex(spread(p))} \\Rightarrow d ${limit.gt(spread(p)) ? '<' : '>'} ${p.apart}`,
    )
    .step(
      'gap',
      (p, { limit }) => (limit.gt(spread(p)) ? smaller(p) : larger(p)),
      'Now the equation has no case left. Clear the fractions and solve it.',
      (p, { gap }) =>
        `\\frac{${p.apart} + d}{${p.v - p.u}} - \\frac{${p.gap < p.apart ? `${p.apart} - d` : `d - ${p.apart}`}}{${p.u + p.v}} = ${numberTex(spread(p))} \\Rightarrow d = ${numberTex(gap)}`,
    ),
  slips: [
    {
      misconception: 'other_side_of_the_first_distance',
      at: 'gap',
      wrongly: p => (p.gap < p.apart ? larger(p) : smaller(p)),
      words: (p, { gap }) =>
        `$${numberTex(gap)}$ solves the equation with $${p.gap < p.apart ? `d - ${p.apart}` : `${p.apart} - d`}$, which holds only for $d ${p.gap < p.apart ? '>' : '<'} ${p.apart}$.`,
    },
    {
      misconception: 'towards_only',
      at: 'gap',
      wrongly: p =>
        spread(p)
          .mul(p.u + p.v)
          .div(2),
      words: (_p, { gap }) =>
        `$${numberTex(gap)}$ comes from moving towards each other alone, $d$ km before and $d$ km after meeting; the greatest time belongs to a chase.`,
    },
    {
      misconception: 'chase_only',
      at: 'gap',
      wrongly: p =>
        spread(p)
          .mul(p.v - p.u)
          .div(2),
      words: (_p, { gap }) =>
        `$${numberTex(gap)}$ takes both times from the chase, before and after overtaking; the least time is made at the sum of the speeds.`,
    },
    {
      misconception: 'both_after_passing',
      at: 'gap',
      wrongly: p =>
        product(p)
          .div(2 * p.u)
          .sub(p.apart),
      words: (p, { gap }) =>
        `$d = ${numberTex(gap)}$ was found from $\\frac{${p.apart} + d}{${p.v - p.u}} - \\frac{${p.apart} + d}{${p.u + p.v}}$; that second time is not the least one.`,
    },
    {
      misconception: 'both_before_passing',
      at: 'gap',
      wrongly: p => q(p.apart).sub(product(p).div(2 * p.u)),
      words: (p, { gap }) =>
        `$d = ${numberTex(gap)}$ was found from $\\frac{${p.apart} - d}{${p.v - p.u}} - \\frac{${p.apart} - d}{${p.u + p.v}}$; the chase reaches the distance a second time, after overtaking.`,
    },
    {
      misconception: 'distance_from_the_start_reported',
      at: 'gap',
      wrongly: p => q(Math.abs(p.apart - p.gap)),
      words: (p, { gap }) =>
        `By $${numberTex(gap)}$ km the distance differs from $${p.apart}$ km; it is not the distance itself.`,
    },
    {
      misconception: 'first_distance_left_out',
      at: 'gap',
      wrongly: p => product(p).div(2 * p.v),
      words: (p, { gap }) =>
        `$${numberTex(gap)}$ is $\\frac{${numberTex(product(p))}}{2 \\times ${p.v}}$: the terms with $${p.apart}$ do not cancel in the difference of the times.`,
    },
  ],
  show: value => withUnit(value, 'km'),
  plausible: (value, { apart }) => value.valueOf() > 0 && value.d <= 2n && !value.equals(apart),
  snapRead: () =>
    'Directions are free, and the spread of all times is given for a distance that is asked: find which cases are the first and the last, and whether it is more than the first distance.',
  approach: () =>
    'The last time comes from the chase, the first from the two speeds added. Only the first one depends on whether the distance is smaller or larger than at the start, so decide this before solving.',
  faster: p =>
    p.gap < p.apart
      ? `Multiply by $${p.v - p.u} \\times ${p.u + p.v}$: $2 \\times ${p.u} \\times ${p.apart} + 2 \\times ${p.v}d = ${numberTex(product(p))}$; $d < ${p.apart}$ confirms the case.`
      : `Multiply by $${p.v - p.u} \\times ${p.u + p.v}$: $2 \\times ${p.v} \\times ${p.apart} + 2 \\times ${p.u}d = ${numberTex(product(p))}$; $d > ${p.apart}$ confirms the case.`,
  check: p =>
    `Greatest: $\\frac{${p.apart + p.gap}}{${p.v - p.u}} = ${numberTex(q(p.apart + p.gap, p.v - p.u))}$; least: $\\frac{${Math.abs(p.apart - p.gap)}}{${p.u + p.v}} = ${numberTex(q(Math.abs(p.apart - p.gap), p.u + p.v))}$; they differ by $${numberTex(spread(p))}$ hours.`,
  principle:
    'Where directions are free, order the cases first: sums of speeds give the early times, differences the late ones.',
  verify: p => {
    for (let gap = 1; gap <= 1000; gap += 1) {
      const times: Fraction[] = [];
      for (const a of [p.u, -p.u])
        for (const b of [p.v, -p.v])
          for (const side of [gap, -gap]) {
            // Positions a·t and apart + b·t.
            const t = q(p.apart - side, a - b);
            if (t.valueOf() > 0) times.push(t);
          }
      times.sort((x, y) => x.compare(y));
      const [least, greatest] = [times[0], times.at(-1)];
      if (least && greatest?.sub(least).equals(spread(p))) return q(gap);
    }
    throw new Error('no whole distance fits');
  },
});

/** AR.TSD.3 Hard: chases in whole numbers, and the extreme times over all directions. */
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
      const gap = draw.step(10, Math.min(2 * apart, 300), 5);
      const p = { u, v, apart, gap, way: draw.chance(0.5) };
      const hours = spread(p);
      return gap !== apart && hours.d <= 4n && hours.valueOf() < 20 ? p : null;
    },
    tries: 200,
    forms: [extremeTimes],
  }),
];
