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
    const time = step(calc`${base} ÷ ${rate}%`)`
      For the same work the times are inversely as these rates: divide the time of ${two}.`;
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
          ${here} takes ${more}% off the time. The ${more}% are more work in one ${unit}; the time falls by less.`,
        slip('took_inverse_for_direct', time, calc`${slow} * (100% + ${more}%)`)`
          ${here} makes ${one} slower than ${two}. More work in one ${unit} means less time.`,
        slip('wrong_base', rate, more.lt(90) && calc`100% - ${more}%`)`
          Dividing by ${rate}% gives more time than ${two} needs, as if ${one} did less work in one ${unit}.`,
        slip('took_a_change_twice', rate, calc`100% + (2 * ${more})%`)`
          ${rate}% counts the ${more}% twice.`,
        slip('halved_needlessly', rate, calc`100% + (${more} / 2)%`)`
          ${rate}% counts only half of the ${more}%.`,
        slip('answered_another_quantity', time, calc`${slow} - ${slow} ÷ ${rate}%`)`
          ${here} is the time that ${one} saves, not the time that ${one} needs.`,
      ],
      snapRead: text`A per cent of the work in one ${unit} and one time: times are inversely as rates.`,
      approach: text`Write the work of ${one} in one ${unit} as a per cent of that of ${two}, and divide the known
        time by it.`,
      faster: text`The rates are as $${rateOf(p).n} : ${rateOf(p).d}$, so the times are as $${rateOf(p).d} :
        ${rateOf(p).n}$: take $\frac{${rateOf(p).d}}{${rateOf(p).n}}$ of ${slow}.`,
      check: text`In ${time} ${unit}s at $${frac(rateOf(p))}$ times the rate ${one} does as much as ${two} in $${time}
        \times ${frac(rateOf(p))} = ${time.mul(rateOf(p))}$ ${unit}s.`,
      principle: text`Rate and time are inversely proportional: a rise of the one by a per cent is no fall of
        the other by the same per cent.`,
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
      because: text`The rates of ${one} and ${two} are as $${rate.n} : ${rate.d}$, and times are inversely as rates.`,
    })`
      The times of ${two} and ${one} are as $${rate.n} : ${rate.d}$, inversely as their rates. The difference of the
      two terms is ${sooner} ${unit}s: find one part.`;
    const slow = step(calc`${rate.n} * ${part}`, { name: text`the ${unit}s that ${two} needs alone` })`
      Find the time of ${two}.`;
    const time = step(calc`${slow} * ${rate.d} / (${rate.n} + ${rate.d})`)`
      Together they do $${rate.n} + ${rate.d}$ parts of work where ${two} alone does $${rate.d}$: shorten the time in
      this ratio.`;
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
          ${here} is the time of ${one} alone; ${two} works too.`,
        slip('answered_another_quantity', time, calc`${rate.n} * ${part}`)`
          ${here} is the time of ${two} alone; ${one} works too.`,
        slip('took_times_for_rates', time, calc`(${rate.n} + ${rate.d}) * ${part} / 2`)`
          ${here} is the mean of the two times. Two who work together are faster than either.`,
        slip('took_the_whole_for_a_part', extra, calc`${rate.n}`)`
          ${sooner} ${unit}(s) was taken for all the time of ${two}. It is only the difference.`,
        slip('took_the_whole_for_a_part', extra, calc`${rate.d}`)`
          ${sooner} ${unit}(s) was taken for all the time of ${one}. It is only the difference.`,
        slip('added_for_subtracted', extra, calc`${rate.n} + ${rate.d}`)`
          ${sooner} ${unit}(s) is the difference of the two times, $${rate.n} - ${rate.d}$ parts, and not their sum.`,
        slip('assumed_equal_parts', time, calc`${slow} / 2`)`
          Half the time of ${two} is right only for two who are as fast as ${two}.`,
      ],
      snapRead: text`A ratio of rates and a difference of times: times are inversely as rates.`,
      approach: text`Write the ratio of the times, find one part from the difference, and then use the rates for both
        together.`,
      faster: text`${two} needs ${slow} ${unit}(s). Both together do $\frac{${rate.n + rate.d}}{${rate.d}}$ of the
        work of ${two}, so the time is $${slow} \times \frac{${rate.d}}{${rate.n + rate.d}}$.`,
      check: () => {
        const fast = slow.mul(rate.d).div(rate.n);
        return text`$\frac{${time}}{${slow}} + \frac{${time}}{${fast}} = ${frac(time.div(slow))} +
          ${frac(time.div(fast))} = ${time.div(slow).add(time.div(fast))}$, and $${slow} - ${fast} =
          ${slow.sub(fast)}$.`;
      },
      principle: text`Turn a ratio of rates round to get the ratio of times, and use differences of times only
        there.`,
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
