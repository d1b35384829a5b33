import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain, withUnit } from '../../show.ts';
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

const wholeHours = form<Chase>(
  'speeds-for-a-chase-of-whole-hours',
  {
    band: 'Hard',
    seconds: 100,
    revision: 3,
    also: ['NS.FAC.3'],
    entry: true,
    verify: ({ slow, lead, limit }) => {
      let count = 0;
      for (let fast = slow + 1; fast <= slow * (lead + 1); fast += 1) {
        const hours = q(slow * lead, fast - slow);
        if (hours.d === 1n && hours.mul(fast).valueOf() <= limit) count += 1;
      }
      return count;
    },
  },
  ({ slow, lead, limit, way }, { step }) => {
    const ahead = step(calc`${slow} * ${lead}`)`
      Find the head start in kilometres.`;
    const longest = step(
      calc`floor((${limit} - ${ahead}) / ${slow})`,
      value => tex`${ahead} + ${slow}n \le ${limit} \quad\Rightarrow\quad n \le ${value}`,
    )`
      If the chase lasts $n$ hours, the slower one is at the head start plus $n$ hours of its way. Keep this within the
      limit and take the greatest whole $n$.`;
    const count = step(
      divisorsUpTo(ahead.valueOf(), longest.valueOf()),
      value =>
        tex`n \mid ${ahead}, \; n \le ${longest}: \quad ${Array.from(
          { length: longest.valueOf() },
          (_, i) => i + 1,
        ).filter(d => ahead.valueOf() % d === 0)} \quad\Rightarrow\quad ${value}`,
    )`
      The gap closes at a whole number of km/h in $n$ whole hours, so $n$ divides the head start. Count its divisors
      within the bound.`;
    return {
      answer: count,
      stem: way
        ? text`A barge leaves a harbour at $${slow}$ km/h. A launch leaves the harbour $${lead}$ hours later along the
          same route, at a constant speed that is a whole number of km/h, and catches up with the barge a whole number
          of hours after its own start, at most ${String(limit)} km from the harbour. How many speeds are possible for
          the launch?`
        : text`Goods train G passes a signal at a steady $${slow}$ km/h, and $${lead}$ hours later train E passes it in
          the same direction on the parallel track. E overtakes G exactly $n$ hours after passing the signal and at most
          ${String(limit)} km beyond it, where $n$ and the speed of E in km/h are positive integers. How many values of
          $n$ are possible?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('misused_the_head_start', longest, calc`floor(${limit} / ${slow})`)`
          $n \le ${longest}$ comes from ${limit} over ${slow}, as if the slower one had started with the other; its head
          start uses up part of the limit.`,
        slip('ignored_a_bound', longest, ahead)`
          All $${count}$ divisors of $${ahead}$ are counted, but the long chases end beyond ${limit} km.`,
        slip('ignored_a_condition', count, longest)`
          Every $n$ from $1$ to $${longest}$ is counted; the closing speed must be a whole number too.`,
        slip('forgot_one_or_the_number_itself', count, calc`${count as Fraction} - 1`)`
          $n = 1$ was left out. A chase of one hour closes the gap at $${ahead}$ km/h, and nothing forbids that.`,
        slip('misused_the_head_start', longest, longest.valueOf() > lead && calc`${longest} - ${lead}`)`
          The bound $n \le ${longest}$ takes the $${lead}$ hours of the head start off twice.`,
        slip(
          'left_out_an_end_point',
          longest,
          ahead.valueOf() % longest.valueOf() === 0 && calc`${longest} - 1`,
        )`
          The chase of $${longest.add(1)}$ hours ends within the limit, so the bound itself counts.`,
        slip('misused_the_head_start', count, () => divisorsUpTo(slow, longest.valueOf()))`
          These are divisors of $${slow}$, one hour's lead; the head start is longer than an hour.`,
        slip('misused_the_head_start', count, () => divisorsUpTo(lead, longest.valueOf()))`
          These are divisors of the $${lead}$ hours; it is the head start in kilometres that has to be divided.`,
        slip('misused_the_head_start', longest, calc`floor(${limit} / ${slow}) + ${lead}`)`
          The bound $${longest}$ adds the head start in hours; it has to be taken off.`,
      ],
      snapRead: text`A chase whose duration and closing speed are whole numbers, within a distance: counting replaces
        solving.`,
      approach: text`Head start equals closing speed times hours, and both factors are whole: a question about divisors.
        The distance limit bounds the hours.`,
      faster: text`In hours of the slow one: it travels at most $${limit} \div ${slow}$ hours, $${lead}$ of them before
        the chase, so count divisors of $${slow * lead}$ up to $${longest}$.`,
      check: () => {
        const last = Array.from({ length: longest.valueOf() }, (_, i) => longest.valueOf() - i).find(
          d => ahead.valueOf() % d === 0,
        ) as number;
        return text`The slowest choice closes the gap in $${last}$ hours at $${ahead.div(last)}$ km/h, and the meeting
          is $${ahead.add(slow * last)}$ km away, not beyond $${limit}$.`;
      },
      principle: text`When speed and time must both be whole, the distance between is their product: count divisors.`,
    };
  },
);

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

const extremeTimes = form<Cases>(
  'distance-from-extreme-times',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['AL.MOD.1'],
    entry: true,
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
        if (least && greatest?.sub(least).equals(spread(p))) return gap;
      }
      throw new Error('no whole distance fits');
    },
  },
  (p, { step }) => {
    const { apart, v, u, gap, way } = p;
    const limit = step(
      calc`2 * ${apart} / (${v} - ${u})`,
      (value, working) =>
        tex`${working} ${value.gt(spread(p)) ? '>' : '<'} ${spread(p)} \Rightarrow d
          ${value.gt(spread(p)) ? '<' : '>'} ${apart}`,
    )`
      The greatest time always belongs to the faster behind the slower, after overtaking: $\frac{a + d}{v - u}$ with $a$
      for the first distance. The least is made at the sum of the speeds, by what is missing: $a - d$ if they come
      nearer, $d - a$ if they move apart. See on which side $d$ lies: for $d = a$ the least time would be 0.`;
    const distance = step(
      limit.gt(spread(p)) ? smaller(p) : larger(p),
      value =>
        tex`\frac{${apart} + d}{${v - u}} - \frac{${gap < apart ? tex`${apart} - d` : tex`d - ${apart}`}}{${u + v}} =
          ${spread(p)} \Rightarrow d = ${value}`,
    )`
      Now the equation has no case left. Clear the fractions and solve it.`;
    return {
      answer: distance,
      stem: () => {
        const hours = `$${numberTex(spread(p))}$ ${spread(p).equals(1) ? 'hour' : 'hours'}`;
        return way
          ? text`On a straight road, P and Q are $${apart}$ km apart. At the same moment a car starts from P at $${v}$
            km/h and a bus from Q at $${u}$ km/h; each may set out in either direction along the road and keeps that
            direction and its speed. For every choice of directions, each time after the start at which they are exactly
            $d$ km apart is noted, where $d > 0$. Of all the times noted, the greatest exceeds the least by ${hours}.
            What is $d$?`
          : text`Two drones hover $${apart}$ km apart over a straight canal. At the same moment both start along the
            canal, at $${u}$ km/h and $${v}$ km/h, each in a direction of its own choice, without turning back. After
            $t$ hours they are exactly $d$ km apart, where $d > 0$. Over all choices of directions, the greatest
            possible value of $t$ exceeds the least by ${hours}. Find $d$.`;
      },
      show: value => withUnit(value, 'km'),
      plausible: value => value.valueOf() > 0 && value.d <= 2n && !value.equals(apart),
      slips: [
        slip('kept_a_case_that_is_ruled_out', distance, gap < apart ? larger(p) : smaller(p))`
          $${distance}$ solves the equation with $${gap < apart ? tex`d - ${apart}` : tex`${apart} - d`}$, which holds
          only for $d ${gap < apart ? '>' : '<'} ${apart}$.`,
        slip('left_out_a_case', distance, calc`${spread(p)} * (${u} + ${v}) / 2`)`
          $${distance}$ comes from moving towards each other alone, $d$ km before and $d$ km after meeting; the greatest
          time belongs to a chase.`,
        slip('left_out_a_case', distance, calc`${spread(p)} * (${v} - ${u}) / 2`)`
          $${distance}$ takes both times from the chase, before and after overtaking; the least time is made at the sum
          of the speeds.`,
        slip('used_a_wrong_given_number', distance, calc`${product(p)} / (2 * ${u}) - ${apart}`)`
          $d = ${distance}$ was found from $\frac{${apart} + d}{${v - u}} - \frac{${apart} + d}{${u + v}}$; that second
          time is not the least one.`,
        slip('kept_a_case_that_is_ruled_out', distance, calc`${apart} - ${product(p)} / (2 * ${u})`)`
          $d = ${distance}$ was found from $\frac{${apart} - d}{${v - u}} - \frac{${apart} - d}{${u + v}}$; the chase
          reaches the distance a second time, after overtaking.`,
        slip('answered_another_quantity', distance, calc`abs(${apart} - ${gap})`)`
          By $${distance}$ km the distance differs from $${apart}$ km; it is not the distance itself.`,
        slip('left_out_a_term', distance, calc`${product(p)} / (2 * ${v})`)`
          $${distance}$ is $\frac{${product(p)}}{2 \times ${v}}$: the terms with $${apart}$ do not cancel in the
          difference of the times.`,
      ],
      snapRead: text`Directions are free, and the spread of all times is given for a distance that is asked: find which
        cases are the first and the last, and whether it is more than the first distance.`,
      approach: text`The last time comes from the chase, the first from the two speeds added. Only the first one depends
        on whether the distance is smaller or larger than at the start, so decide this before solving.`,
      faster:
        gap < apart
          ? text`Multiply by $${v - u} \times ${u + v}$: $2 \times ${u} \times ${apart} + 2 \times ${v}d =
            ${product(p)}$; $d < ${apart}$ confirms the case.`
          : text`Multiply by $${v - u} \times ${u + v}$: $2 \times ${v} \times ${apart} + 2 \times ${u}d =
            ${product(p)}$; $d > ${apart}$ confirms the case.`,
      check: text`Greatest: $\frac{${apart + gap}}{${v - u}} = ${q(apart + gap, v - u)}$; least:
        $\frac{${Math.abs(apart - gap)}}{${u + v}} = ${q(Math.abs(apart - gap), u + v)}$; they differ by $${spread(p)}$
        hours.`,
      principle: text`Where directions are free, order the cases first: sums of speeds give the early times, differences
        the late ones.`,
    };
  },
);

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
