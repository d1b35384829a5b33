import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { counted } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Lead {
  story: (typeof stories)[number];
  /** The smaller amount in units of the lead: some time ago, now and at the time asked for. */
  past: Fraction;
  now: Fraction;
  then: Fraction;
  /** How many units of time ago. */
  ago: number;
}

const stories = [
  {
    rule: 'A neem tree and a guava tree grow by the same length every year.',
    one: 'the neem',
    other: 'the guava',
    more: 'taller',
    less: 'shorter',
    unit: 'year',
  },
  {
    rule: 'Two savings accounts, A and B, receive the same sum every month.',
    one: 'account A',
    other: 'account B',
    more: 'larger',
    less: 'smaller',
    unit: 'month',
  },
  {
    rule: 'The water in two straight wells rises by the same height every week.',
    one: 'the old well',
    other: 'the new well',
    more: 'deeper',
    less: 'shallower',
    unit: 'week',
  },
  {
    rule: 'Two bamboo shoots, one near the gate and one near the pond, grow equally fast.',
    one: 'the one near the gate',
    other: 'the one near the pond',
    more: 'longer',
    less: 'shorter',
    unit: 'day',
  },
] as const;

const over = (units: Fraction) => q(100).div(units);
const under = (units: Fraction) => q(100).div(units.add(1));

const whenLess = form<Lead>(
  'time-until-a-shortfall',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.RAT.3'],
    verify: ({ past, now, then, ago }) => {
      // The lead is 1; the smaller amount moves by a fixed step in each unit of time.
      const growth = (now.valueOf() - past.valueOf()) / ago;
      const wanted = under(then).valueOf();
      for (let half = 1; half < 400; half += 1) {
        const small = now.valueOf() + (growth * half) / 2;
        if (Math.abs(100 / (small + 1) - wanted) < 1e-9) return nearFraction(half / 2, 2);
      }
      throw new Error('never');
    },
  },
  ({ story, past, now, then, ago }, { step, find, write }) => {
    const { rule, one, other, more, less, unit } = story;
    const [before, after, wanted] = [over(past), over(now), under(then)];
    write(
      tex`\frac{D}{x} = \frac{${before.n}}{${before.d * 100n}}, \quad \frac{D}{y} =
        \frac{${after.n}}{${after.d * 100n}}`,
      {
        because: text`Both gain equally, so their difference $D$ never changes; only what it is compared with grows.`,
      },
    )`
      Let $D$ be the constant difference and $x$ and $y$ what ${other} had ${ago} ${unit}(s) ago and has now. Write the
      two per cents as parts.`;
    const first = find(past);
    const second = find(now);
    const gain = step(calc`(${second} - ${first}) / ${ago}`, {
      name: text`the gain of ${other} in a ${unit}, in units of D`,
      works: (_, working) => tex`x = ${frac(first)}D, \quad y = ${frac(second)}D, \quad ${working}`,
    })`
      So $x$ and $y$ are these multiples of $D$. Divide the gain by the ${ago} ${unit}(s) to find the gain of one
      ${unit}, in units of $D$.`;
    const ratio = step(calc`${frac(q(100))} / ${frac(wanted)} - 1`, {
      name: text`what ${other} must have, in units of D`,
      works: value => tex`\frac{D}{z + D} = \frac{${wanted.n}}{${wanted.d * 100n}} \Rightarrow z = ${value}D`,
      because: text`'${less} by a per cent' is measured on the larger of the two, and that is $z + D$.`,
    })`
      At the time asked for let ${other} have $z$. The difference $D$ is then ${wanted}% of what ${one} has, $z + D$.`;
    const start = find(now);
    const time = step(calc`(${ratio} - ${start}) / ${gain}`)`
      From now on ${other} has to gain the difference of the two multiples. Divide it by the gain of one ${unit}.`;
    return {
      answer: time,
      stem: text`${rule} ${ago} ${unit}(s) ago ${one} was ${before}% ${more} than ${other}; today ${one} is ${after}%
        ${more} than ${other}. After how many ${unit}s from today will ${other} be ${wanted}% ${less} than ${one}?`,
      show: value => counted(value, unit),
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('wrong_base', ratio, calc`100 / ${wanted}`)`
          The difference was set to ${wanted}% of what ${other} has. '${less} than' compares it with what ${one} has.`,
        slip(
          'assumed_a_proportion',
          time,
          () => calc`(${after} - 100 / ${ratio}) / ((${before} - ${after}) / ${ago})`,
        )`
          You let the per cent fall evenly, by as many points in every ${unit}: ${here}. It is the base that grows
          evenly, not the per cent.`,
        slip('measured_from_the_wrong_end', start, past)`
          You counted from ${ago} ${unit}(s) ago. The question asks how long it takes from today.`,
        slip('wrong_base', second, () => calc`100 / ${after} - 1`)`
          ${after}% was used as a part of what ${one} has: ${here}. '${more} than' compares the difference with what
          ${other} has.`,
        slip('wrong_base', first, () => past.gt(1) && calc`100 / ${before} - 1`)`
          ${before}% was used as a part of what ${one} had: ${here}. '${more} than' compares the difference with what
          ${other} had.`,
        slip(
          'assumed_a_proportion',
          time,
          () => calc`(${after} - ${wanted}) / ((${before} - ${after}) / ${ago})`,
        )`
          You let the per cent fall evenly down to ${wanted}%: ${here}. The per cent does not fall evenly, and the last
          one has another base.`,
        slip('did_not_divide', gain, calc`${second} - ${first}`)`
          ${here} is the gain of all ${ago} ${unit}(s), and not of one ${unit}.`,
      ],
      snapRead: text`Both gain equally, so the difference stays. The last per cent is measured on the other of the
        two.`,
      approach: text`Measure everything in units of the constant difference; then what ${other} has grows by equal
        steps.`,
      faster: text`Per cents of ${before}% and ${after}% mean that ${other} has ${past.valueOf()} and then
        ${now.valueOf()} times the difference; ${wanted}% less means ${then.valueOf()} times. The steps are equal in
        equal times.`,
      check: text`Let the difference be $100$: ${other} has $${past.mul(100)}$, then $${now.mul(100)}$, and ${time}
        ${unit}(s) later $${then.mul(100)}$; of $${then.mul(100).add(100)}$ the difference of $100$ is ${wanted}%.`,
      principle: text`Where two amounts grow equally, their difference is the unit to count with; the per cents change
        because the base does.`,
    };
  },
);

const units = [
  q(1, 2),
  q(4, 5),
  q(1),
  q(5, 4),
  q(2),
  q(5, 2),
  q(3),
  q(4),
  q(5),
  q(10, 3),
  q(20, 3),
  q(8),
  q(10),
];
const ends = [q(3), q(4), q(5), q(7), q(9), q(21, 4), q(17, 3), q(19), q(15), q(24)];

/** AR.PCT.3 Hard: a constant difference as a per cent of a growing amount, and then of the other one. */
export const aLeadThatStays: readonly AnyTemplate[] = situation<Lead>({
  type: 'AR.PCT.3',
  situation: 'lead-that-stays',
  tries: 60,
  draw: draw => {
    const [past, now, then] = [draw.pick(units), draw.pick(units), draw.pick(ends)];
    if (past.gte(now) || now.gte(then)) return null;
    const times = then.sub(now).div(now.sub(past));
    const ago = Number(times.d) * draw.int(1, 6);
    const time = times.mul(ago);
    return ago > 1 && ago <= 15 && time.lte(40) && time.gt(1) && !time.equals(ago)
      ? { story: draw.pick(stories), past, now, then, ago }
      : null;
  },
  forms: [whenLess],
});
