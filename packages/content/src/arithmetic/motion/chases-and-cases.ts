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
        The slower one is $${lead}$ hours ahead at the start. Multiply by its speed to find by how many kilometres it
        is ahead.`;
    const longest = step(
      calc`floor((${limit} - ${ahead}) / ${slow})`,
      value => tex`${ahead} + ${slow}n \le ${limit} \quad\Rightarrow\quad n \le ${value}`,
    )`
        If the faster one needs $n$ hours, the slower one is then $${ahead} + ${slow}n$ kilometres away. This is at
        most $${limit}$. Find the greatest whole $n$.`;
    const count = step(
      divisorsUpTo(ahead.valueOf(), longest.valueOf()),
      value =>
        tex`n \mid ${ahead}, \; n \le ${longest}: \quad ${Array.from(
          { length: longest.valueOf() },
          (_, i) => i + 1,
        ).filter(d => ahead.valueOf() % d === 0)} \quad\Rightarrow\quad ${value}`,
    )`
        The distance of $${ahead}$ km is made up at a whole number of km/h in $n$ whole hours, so $n$ divides
        $${ahead}$. Count its divisors up to this limit.`;
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
              You divided ${limit} by ${slow} and let $n$, the number of hours, be at most $${longest}$. The slower
              one started earlier, so a part of the limit is used before.`,
        slip('ignored_a_bound', longest, ahead)`
            You counted all $${count}$ divisors of $${ahead}$. With the large ones they meet beyond ${limit} km.`,
        slip('ignored_a_condition', count, longest)`
              You counted each number of hours from $1$ to $${longest}$. The difference of the two speeds has to be a
              whole number too.`,
        slip('forgot_one_or_the_number_itself', count, calc`${count as Fraction} - 1`)`
            You left out $1$ hour. In one hour the distance is made up at $${ahead}$ km/h, and nothing forbids that.`,
        slip('misused_the_head_start', longest, longest.valueOf() > lead && calc`${longest} - ${lead}`)`
              You subtracted the $${lead}$ hours twice and let the number of hours be at most $${longest}$. They count
              once.`,
        slip(
          'left_out_an_end_point',
          longest,
          ahead.valueOf() % longest.valueOf() === 0 && calc`${longest} - 1`,
        )`
            You left out the limit itself. With $${longest.add(1)}$ hours they meet within the limit.`,
        slip('misused_the_head_start', count, () => divisorsUpTo(slow, longest.valueOf()))`
            You counted divisors of $${slow}$, the distance of one hour. The slower one is ahead by the distance of
            $${lead}$ hours.`,
        slip('misused_the_head_start', count, () => divisorsUpTo(lead, longest.valueOf()))`
            You counted divisors of the $${lead}$ hours. The distance in kilometres has to be divided.`,
        slip('misused_the_head_start', longest, calc`floor(${limit} / ${slow}) + ${lead}`)`
              You added the $${lead}$ hours and let the number of hours be at most $${longest}$. They have to be
              subtracted.`,
      ],
      snapRead: text`The hours and the speed of the one behind are whole numbers, and the place where they meet has a
        limit. So divisors have to be counted.`,
      approach: text`The distance between the two at the start is the difference of the speeds times the hours. Both
        are whole, so the hours divide this distance, and the limit bounds them.`,
      faster: text`In hours of the slower one: it is on its way for at most $${limit} \div ${slow}$ hours, of which
        $${lead}$ are before the start of the other. So count the divisors of $${slow * lead}$ up to $${longest}$.`,
      check: () => {
        const last = Array.from({ length: longest.valueOf() }, (_, i) => longest.valueOf() - i).find(
          d => ahead.valueOf() % d === 0,
        ) as number;
        return text`With the lowest speed the distance is made up in $${last}$ hours at $${ahead.div(last)}$ km/h, and
          they meet $${ahead.add(slow * last)}$ km away, which is not beyond $${limit}$ km.`;
      },
      principle: text`When a speed and a time have to be whole, the distance is their product, so count its divisors.`,
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
        tex`d = ${apart}: \quad ${working} ${value.gt(spread(p)) ? '>' : '<'} ${spread(p)} \Rightarrow d
          ${value.gt(spread(p)) ? '<' : '>'} ${apart}`,
    )`
        The greatest time is that of the faster one behind the slower one, after it has passed it:
        $\frac{${apart} + d}{${v} - ${u}}$. The least time is that of opposite directions, $\frac{${apart} - d}{${u} +
        ${v}}$
        or $\frac{d - ${apart}}{${u} + ${v}}$. The difference of the two times grows with $d$. For $d = ${apart}$ the
        least time is $0$: compare the difference there with the given one.`;
    const distance = step(
      limit.gt(spread(p)) ? smaller(p) : larger(p),
      value =>
        tex`\frac{${apart} + d}{${v - u}} - \frac{${gap < apart ? tex`${apart} - d` : tex`d - ${apart}`}}{${u + v}} =
          ${spread(p)} \Rightarrow d = ${value}`,
    )`
        So the case is known. Write the difference of the two times, and multiply by the denominators.`;
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
            You solved the equation with $${gap < apart ? tex`d - ${apart}` : tex`${apart} - d`}$ and got
            $${distance}$. It holds only for $d ${gap < apart ? '>' : '<'} ${apart}$.`,
        slip('left_out_a_case', distance, calc`${spread(p)} * (${u} + ${v}) / 2`)`
            You used only the case in which they move towards each other, $d$ km before and after meeting, and got
            $${distance}$. The greatest time belongs to one behind the other.`,
        slip('left_out_a_case', distance, calc`${spread(p)} * (${v} - ${u}) / 2`)`
            You used both times of one behind the other, before and after it passes, and got $${distance}$. The least
            time belongs to the sum of the speeds.`,
        slip('used_a_wrong_given_number', distance, calc`${product(p)} / (2 * ${u}) - ${apart}`)`
            You used $\frac{${apart} + d}{${v - u}} - \frac{${apart} + d}{${u + v}}$ and got $d = ${distance}$. The
            second time is not the least one.`,
        slip('kept_a_case_that_is_ruled_out', distance, calc`${apart} - ${product(p)} / (2 * ${u})`)`
              You used $\frac{${apart} - d}{${v - u}} - \frac{${apart} - d}{${u + v}}$ and got $d = ${distance}$.
              After one has passed the other, they are $d$ km apart a second time.`,
        slip('answered_another_quantity', distance, calc`abs(${apart} - ${gap})`)`
            You found by how much the distance differs from $${apart}$ km: $${distance}$ km. The question asks for the
            distance itself.`,
        slip('left_out_a_term', distance, calc`${product(p)} / (2 * ${v})`)`
            You let the terms with $${apart}$ cancel: $\frac{${product(p)}}{2 \times ${v}} = ${distance}$. In the
            difference of the two times they do not cancel.`,
      ],
      snapRead: text`Each may go in either direction, and the difference between the greatest and the least time is
        known. So find which case gives the greatest time and which gives the least.`,
      approach: text`The greatest time comes from one behind the other, the least from the sum of the two speeds. Only
        the least depends on whether $d$ is less or more than the distance at the start, so decide this before you
        solve.`,
      faster:
        gap < apart
          ? text`Multiply the equation of the two times by $${v - u} \times ${u + v}$: $2 \times ${u} \times ${apart}
          + 2 \times ${v}d =
            ${product(p)}$. The result is less than $${apart}$, which confirms the case.`
          : text`Multiply the equation of the two times by $${v - u} \times ${u + v}$: $2 \times ${v} \times ${apart}
          + 2 \times ${u}d =
            ${product(p)}$. The result is more than $${apart}$, which confirms the case.`,
      check: text`The greatest time is $\frac{${apart + gap}}{${v - u}} = ${q(apart + gap, v - u)}$ h and the
        least is $\frac{${Math.abs(apart - gap)}}{${u + v}} = ${q(Math.abs(apart - gap), u + v)}$ h. They differ
        by $${spread(p)}$ h.`,
      principle: text`When directions are free, order the cases first: sums of speeds give the least times,
        differences the greatest.`,
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
