import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Compared {
  one: string;
  two: string;
  /** How many per cent more efficient the first is. */
  more: Fraction;
  /** Days the second needs alone, and days by which the first is sooner. */
  slow: Fraction;
  sooner: Fraction;
  frame: number;
}

const told = ({ one, two, frame }: Compared) =>
  frame === 1
    ? { one: 'the new loom', two: 'the old loom', unit: 'hour', job: 'an order of sarees' }
    : { one, two, unit: 'day', job: frame === 0 ? 'a boundary wall' : 'the accounts' };
const rateOf = ({ more }: Compared) => more.add(100).div(100);

const percentFaster = form<Compared>(
  'time-of-the-more-efficient',
  {
    band: 'Easy',
    seconds: 40,
    verify: ({ more, slow }) => {
      // Thirds of a day that the faster one needs for 100 times the slower one's days.
      for (let thirds = 1; thirds < 600; thirds += 1)
        for (const part of [1, 2, 3])
          if (q(thirds, part).mul(more.add(100)).equals(slow.mul(100))) return q(thirds, part);
      throw new Error('no time fits');
    },
  },
  (p, { step, find }) => {
    const { more, slow } = p;
    const { one, two, unit } = told(p);
    const rate = step(calc`100% + ${more}%`, {
      name: text`the efficiency of ${one} in per cent of that of ${two}`,
      because: text`The ${more}% compare the work done in one ${unit}, and not the times.`,
    })`
      In one ${unit} ${two} does $100\%$ of some amount of work. Find what ${one} does in one ${unit}.`;
    const base = find(slow);
    const time = step(calc`${base} ÷ ${rate}%`, {
      because: text`Who does 25% more in one ${unit} needs four fifths of the time: 125 parts are done in the time
          of 100. Subtracting 25% from the time would give three quarters, which is too little.`,
    })`
        The same work takes less time in the ratio in which more is done in one ${unit}. So divide the time of ${two}
        by this per cent.`;
    return {
      answer: time,
      stem:
        p.frame === 0
          ? text`${one} is ${more}% more efficient than ${two}. If ${two} alone can build a boundary wall in ${slow}
            days, in how many days can ${one} build it alone?`
          : p.frame === 1
            ? text`A new loom weaves ${more}% more cloth per hour than an old one. The old loom takes ${slow} hours
              for an order of sarees. How long does the new loom take for the same order?`
            : text`To check the accounts of a bank branch, ${two} needs ${slow} days. How many days does ${one} need,
              who checks ${more}% more entries in a day?`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.gt(0) && value.d <= 12n && value.lt(slow.mul(3)),
      slips: [
        slip('undid_with_the_same_per_cent', time, more.lt(100) && calc`${slow} * (100% - ${more}%)`)`
            You subtracted ${more}% from the time: ${here}. The ${more}% are counted on the work in one ${unit}, so
            divide the time.`,
        slip('took_inverse_for_direct', time, calc`${slow} * (100% + ${more}%)`)`
            You multiplied the time: ${here}. Then ${one} would be slower than ${two}, but more work in one ${unit}
            means less time.`,
        slip('wrong_base', rate, more.lt(90) && calc`100% - ${more}%`)`
            You divided by ${rate}%, as if ${one} did less work in one ${unit}. That gives more time than ${two}
            needs.`,
        slip('took_a_change_twice', rate, calc`100% + (2 * ${more})%`)`
            You counted the ${more}% twice, with ${rate}% of the work of ${two}. They count once.`,
        slip('halved_needlessly', rate, calc`100% + (${more} / 2)%`)`
            You counted only half of the ${more}%, with ${rate}% of the work of ${two}.`,
        slip('answered_another_quantity', time, calc`${slow} - ${slow} ÷ ${rate}%`)`
            You found the time that ${one} saves: ${here}. The question asks for the time that ${one} needs.`,
      ],
      snapRead: text`A per cent of the work done in one ${unit} and one time are known. Times are in the inverse ratio
        of the work done in one ${unit}.`,
      approach: text`Write the work of ${one} in one ${unit} as a per cent of that of ${two}, and divide the known
        time by it. More work in one ${unit} means less time.`,
      faster: text`The work done in one ${unit} is in the ratio $${rateOf(p).n} : ${rateOf(p).d}$, so the times are in
        the ratio $${rateOf(p).d} : ${rateOf(p).n}$: find $\frac{${rateOf(p).d}}{${rateOf(p).n}}$ of ${slow}.`,
      check: text`In ${time} ${unit}s at $${frac(rateOf(p))}$ times the rate ${one} does as much as ${two} in $${time}
        \times ${frac(rateOf(p))} = ${time.mul(rateOf(p))}$ ${unit}s.`,
      principle: text`Work in one unit of time and time are inversely proportional; a rise of the one by a per cent is
        not a fall of the other by the same per cent.`,
    };
  },
);

const together = form<Compared>(
  'together-from-days-sooner',
  {
    band: 'Easy',
    seconds: 55,
    verify: p => {
      const { sooner } = p;
      // The days of the slower one, in twelfths, until the days between the two are as told.
      for (let twelfths = 1; twelfths < 4000; twelfths += 1) {
        const slow = q(twelfths, 12);
        const fast = slow.div(rateOf(p));
        if (slow.sub(fast).equals(sooner)) return slow.inverse().add(fast.inverse()).inverse();
      }
      throw new Error('no time fits');
    },
  },
  (p, { step, find }) => {
    const { more, sooner } = p;
    const { one, two, unit } = told(p);
    const rate = rateOf(p);
    const extra = find(q(rate.n).sub(rate.d));
    const part = step(calc`${sooner} ÷ ${extra}`, {
      works: (_value, working) =>
        tex`${rate.n} : ${rate.d}, \qquad ${rate.n} - ${rate.d} = ${extra}: \quad ${working}`,
      name: 'one part of the times',
      because: text`The rates of ${one} and ${two} are as $${rate.n} : ${rate.d}$, and who does more in one
          ${unit} needs less time. So the terms change places for the times.`,
    })`
        More work in one ${unit} means less time, so the times of ${two} and ${one} are in the ratio $${rate.n} :
        ${rate.d}$. The difference of the two terms is ${sooner} ${unit}s. Divide to find one part.`;
    const slow = step(calc`${rate.n} * ${part}`, {
      name: text`the ${unit}s that ${two} needs alone`,
      because: text`${two} is the slower one, so the larger number of parts belongs to ${two}.`,
    })`
      The time of ${two} has $${rate.n}$ of these parts. Multiply to find how long ${two} needs alone.`;
    const time = step(calc`${slow} * ${rate.d} / (${rate.n} + ${rate.d})`, {
      name: text`the time together`,
      because: text`The work is the same, and both together do more of it in one ${unit}. So the time is divided
          by how many times as much they do. Half of the time would be right only for equal rates.`,
    })`
        In the time in which ${two} does $${rate.d}$ parts of the work, both together do $${rate.n} + ${rate.d}$. So
        the time of ${two} becomes smaller in this ratio.`;
    return {
      answer: time,
      stem:
        p.frame === 0
          ? text`${one} works ${more}% faster than ${two} and would build a boundary wall alone ${sooner} day(s)
            sooner. In how many days can both of them build it together?`
          : p.frame === 1
            ? text`A new loom weaves ${more}% more cloth per hour than an old one and finishes an order of sarees
              ${sooner} hour(s) earlier. How long does the order take if both looms are used for it at the same time?`
            : text`In a day ${one} checks ${more}% more entries than ${two}. Alone, ${two} would need ${sooner} day(s)
              more than ${one} for the accounts of a bank branch. Find the number of days that they need together.`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.gt(0) && value.d <= 30n,
      slips: [
        slip('stopped_a_step_early', time, calc`${rate.d} * ${part}`)`
            You stopped at the time of ${one} alone: ${here}. Both work together.`,
        slip('answered_another_quantity', time, calc`${rate.n} * ${part}`)`
            You stopped at the time of ${two} alone: ${here}. Both work together.`,
        slip('took_times_for_rates', time, calc`(${rate.n} + ${rate.d}) * ${part} / 2`)`
            You averaged the two times: ${here}. Two who work together need less time than either of them.`,
        slip('took_the_whole_for_a_part', extra, calc`${rate.n}`)`
            You used the ${sooner} ${unit}(s) as the whole time of ${two}. It is only the difference of the two times.`,
        slip('took_the_whole_for_a_part', extra, calc`${rate.d}`)`
            You used the ${sooner} ${unit}(s) as the whole time of ${one}. It is only the difference of the two times.`,
        slip('added_for_subtracted', extra, calc`${rate.n} + ${rate.d}`)`
            You added the two parts, $${rate.n} + ${rate.d}$. The ${sooner} ${unit}(s) are the difference of the two
            times, so subtract.`,
        slip('assumed_equal_parts', time, calc`${slow} / 2`)`
            You halved the time of ${two}: ${here}. That is right only if ${one} is no faster than ${two}.`,
      ],
      snapRead: text`A comparison of the work in one ${unit} and the difference of the two times are known. The times
        are in the inverse ratio of the work in one ${unit}.`,
      approach: text`Write the ratio of the two times, and find one part from their difference. Then use the work in
        one ${unit} for both together.`,
      faster: text`${two} needs ${slow} ${unit}(s). Both together do $\frac{${rate.n + rate.d}}{${rate.d}}$ of the
        work of ${two}, so the time is $${slow} \times \frac{${rate.d}}{${rate.n + rate.d}}$.`,
      check: () => {
        const fast = slow.mul(rate.d).div(rate.n);
        return text`$\frac{${time}}{${slow}} + \frac{${time}}{${fast}} = ${frac(time.div(slow))} +
          ${frac(time.div(fast))} = ${time.div(slow).add(time.div(fast))}$, and $${slow} - ${fast} =
          ${slow.sub(fast)}$.`;
      },
      principle: text`A ratio of work done in one unit of time, turned round, is the ratio of the times; use a
        difference of times only there.`,
    };
  },
);

/** AR.TNW.4 Easy: one who is some per cent more efficient than another. */
export const efficiency: readonly AnyTemplate[] = situation<Compared>({
  type: 'AR.TNW.4',
  situation: 'more-efficient',
  tries: 60,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const more = draw.pick([
      q(10),
      q(20),
      q(25),
      q(100, 3),
      q(40),
      q(50),
      q(60),
      q(200, 3),
      q(75),
      q(80),
      q(100),
      q(140),
    ]);
    const slow = q(draw.int(6, 66));
    const p = { one, two, more, slow, sooner: q(draw.int(2, 18)), frame: draw.int(0, 2) };
    const fast = slow.div(rateOf(p));
    const rate = rateOf(p);
    const part = p.sooner.div(q(rate.n).sub(rate.d));
    const both = part
      .mul(rate.n)
      .mul(rate.d)
      .div(rate.n + rate.d);
    const fits = isCount(fast.mul(2)) && part.mul(rate.n).lte(60) && isCount(part.mul(2)) && both.d <= 11n;
    return fits ? p : null;
  },
  forms: [percentFaster, together],
});
