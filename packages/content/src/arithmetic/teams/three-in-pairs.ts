import type Fraction from 'fraction.js';
import { gcd, lcm, upTo } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Three workers, of whom times in pairs are known. */
interface Pairs {
  /** Units of the whole work, and units a day of each. */
  work: number;
  a: number;
  b: number;
  c: number;
  one: string;
  two: string;
  three: string;
  frame: number;
}

const timeOf = ({ work }: Pairs, ...rates: readonly number[]) =>
  q(
    work,
    rates.reduce((x, y) => x + y, 0),
  );

/** Whole works and rates for which all three together and every pair need a whole number of days, at most 90. */
const threes = [60, 72, 84, 90, 120, 126, 132, 140, 168, 180, 210, 240, 252, 280, 360, 420].flatMap(work =>
  upTo(15 ** 3)
    .map(n => ({
      work,
      a: 1 + (n % 15),
      b: 1 + (Math.floor(n / 15) % 15),
      c: 1 + (Math.floor(n / 225) % 15),
    }))
    .filter(({ a, b, c }) => {
      const sums = [a + b, b + c, a + c, a + b + c];
      // A key that is also a rate of the solution would stand in the sentences of slips.
      const scale = lcm(work / (a + b), work / (b + c), work / (a + b + c)) / work;
      return (
        sums.every(sum => work % sum === 0 && work / sum <= 90) &&
        new Set([a, b, c]).size === 3 &&
        gcd(a, b, c) === 1 &&
        ![a, c, a + c, a + b + c].some(rate => rate * scale * (a + c) === work)
      );
    }),
);

/** The three workers, the unit of time and the work, as each stem has them. */
const toldOf = ({ one, two, three, frame }: Pick<Pairs, 'one' | 'two' | 'three' | 'frame'>) =>
  frame === 1
    ? { one: 'P', two: 'Q', three: 'R', unit: 'hour', job: 'the order' }
    : {
        one,
        two,
        three,
        ...(frame === 0 ? { unit: 'day', job: 'the mural' } : { unit: 'hour', job: 'the stock' }),
      };

const thirdPair = form<Pairs>(
  'third-pair',
  {
    band: 'Medium',
    seconds: 80,
    verify: p => {
      const [pair, other, all] = [timeOf(p, p.a, p.b), timeOf(p, p.b, p.c), timeOf(p, p.a, p.b, p.c)];
      // The middle one is counted in both pairs: 1/pair + 1/other = 1/all + (rate of the middle one).
      const middle = pair.inverse().add(other.inverse()).sub(all.inverse());
      return all.inverse().sub(middle).inverse();
    },
  },
  (p, { step, find }) => {
    const [pair, other, all] = [timeOf(p, p.a, p.b), timeOf(p, p.b, p.c), timeOf(p, p.a, p.b, p.c)];
    const { one, two, three, unit, job } = toldOf(p);
    const units = find(calc`lcm(${pair}, ${other}, ${all})`);
    const joint = step(calc`${units} / ${all}`, {
      name: text`the units that all three do in one ${unit}`,
      because: text`The LCM is divisible by each of the times, so every rate is a whole number of units. Any other
          amount of work gives the same answer.`,
    })`
        Let ${job} be ${units} units, the LCM of the three times. All three together do it in ${all} ${unit}s. Divide
        to find what they do in one ${unit}.`;
    const third = step(calc`${joint} - ${units} / ${pair}`, {
      name: text`the units of ${three} in one ${unit}`,
      because: text`In one ${unit} all three do what ${one} and ${two} do, and in addition what ${three} does.
          Work done in the same ${unit} can be subtracted; the times cannot.`,
    })`
      Only ${three} is missing from the pair of ${one} and ${two}, so subtract the rate of that pair.`;
    const first = step(calc`${joint} - ${units} / ${other}`, {
      name: text`the units of ${one} in one ${unit}`,
      because: text`The pair of ${two} and ${three} is all three without ${one}. So what is missing from the work
          of all three is what ${one} does.`,
    })`
      Find the rate of ${one} in the same way from the pair of ${two} and ${three}.`;
    const middle = find(calc`${joint} - ${first} - ${third}`);
    const time = step(calc`${units} ÷ (${first} + ${third})`, {
      because: text`Rates add up when people work side by side, and the time is the work divided by the rate.
          Adding the two times would give more than either needs alone.`,
    })`
        The question asks for ${one} and ${three} together. Add what these two do in one ${unit}, and divide all the
        units by the sum.`;
    return {
      answer: time,
      stem:
        p.frame === 0
          ? text`${one}, ${two} and ${three} can paint a mural in ${all} days when all three work on it. ${one} and
            ${two} would need ${pair} days for it, ${two} and ${three} ${other} days. In how many days can ${one} and
            ${three} paint it without ${two}?`
          : p.frame === 1
            ? text`A workshop has three machines P, Q and R. An order takes ${all} hours on all three together,
              ${pair} hours when R is switched off and ${other} hours when P is switched off. How many hours does the
              same order take when Q is switched off?`
            : text`The stock of a warehouse was counted last year by ${one} and ${two} in ${pair} hours and this year
              by all of ${one}, ${two} and ${three} in ${all} hours. ${two} and ${three} alone would have taken
              ${other} hours. If ${two} is away next year, how many hours will ${one} and ${three} need for the same
              stock?`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.gt(1) && value.d <= 12n && value.lte(300),
      onSight: value => value.gt(all),
      slips: [
        slip('took_times_for_rates', time, calc`${pair} + ${other} - ${all}`)`
            You added and subtracted the times: ${here}. Only the work done in one ${unit} can be combined like that.`,
        slip('took_times_for_rates', time, calc`(${pair} + ${other}) / 2`)`
          You averaged the times of the two other pairs: ${here}. ${two} is in both of these pairs, so they do not
          show how ${one} and ${three} work without ${two}.`,
        slip('stopped_a_step_early', time, calc`${units} ÷ ${third}`)`
          You stopped at the time of ${three} alone: ${here}. ${one} works at the same time, so they need less time.`,
        slip('stopped_a_step_early', time, calc`${units} ÷ ${first}`)`
          You stopped at the time of ${one} alone: ${here}. ${three} works at the same time, so they need less time.`,
        slip('answered_another_quantity', time, calc`${units} ÷ ${middle}`)`
          You found what ${two} needs alone: ${here}. The question asks for ${one} and ${three}, without ${two}.`,
        slip('assumed_equal_parts', time, calc`${units} ÷ (${joint} * 2 / 3)`)`
            You let two of the three do two thirds of the work: ${here}. The three are not equally fast.`,
      ],
      snapRead: text`The times of all three and of two pairs are known. In each pair one of the three is missing, and
        what this one does is a difference.`,
      approach: text`Subtract what a pair does in one ${unit} from what all three do. The difference is done by the
        one who is missing. Do this for both pairs, and add the two results.`,
      faster: text`With ${units} units: $2 \times ${joint} - ${calc`${units} / ${pair}`.value} -
        ${calc`${units} / ${other}`.value} = ${first.add(third)}$ units in one ${unit}.`,
      check: text`The rates of ${one}, ${two} and ${three} are $${first}$, $${middle}$ and $${third}$ units. Then
        ${one} with ${two} takes $${units} \div ${first.add(middle)} = ${pair}$ ${unit}s, ${two} with ${three} takes
        $${units} \div ${middle.add(third)} = ${other}$.`,
      principle: text`What all three do without what a pair does is the work of the third; subtract work done in one
        unit of time, never times.`,
    };
  },
);

/** How many times as fast as the last one the first can be at most, and the greatest time that this leaves. */
const longestOf = ({ pair, other, most }: Machines) =>
  pair
    .inverse()
    .add(pair.inverse().sub(other.inverse()).div(most.sub(1)))
    .inverse();

interface Machines {
  /** Hours of the first two, and of the last two. */
  pair: Fraction;
  other: Fraction;
  /** The first works at most so many times as fast as the last. */
  most: Fraction;
  one: string;
  two: string;
  three: string;
  frame: number;
}

const times: Record<string, string> = {
  '2': 'twice',
  '3': 'three times',
  '3/2': '1.5 times',
  '4': 'four times',
  '4/3': 'one and a third times',
  '5/2': '2.5 times',
};

const longest = form<Machines>(
  'longest-for-all-three',
  {
    band: 'Hard',
    seconds: 125,
    revision: 3,
    also: ['AL.INQ.1'],
    verify: ({ pair, other, most }) => {
      // The rate of the middle one is walked in steps that meet every bound of these numbers.
      const step = pair.mul(other).mul(most.sub(1)).mul(most.d).inverse();
      let best = q(0);
      for (let middle = step; middle.lt(other.inverse()); middle = middle.add(step)) {
        const [first, third] = [pair.inverse().sub(middle), other.inverse().sub(middle)];
        if (first.gt(most.mul(third))) continue;
        const time = first.add(middle).add(third).inverse();
        if (time.gt(best)) best = time;
      }
      return best;
    },
  },
  (p, { step, find }) => {
    const { pair, other, most } = p;
    const { one, two, three, unit, job } = toldOf(p);
    const units = find(calc`lcm(${pair}, ${other})`);
    const strong = step(calc`${units} / ${pair}`, {
      name: text`the units that ${one} and ${two} do in one ${unit}`,
      because: text`The LCM of the two times makes both rates whole numbers. The longest time does not depend on
          how many units the job is said to have.`,
    })`
      Let ${job} be ${units} units, the LCM of ${pair} and ${other}. Divide to find what ${one} and ${two} do together
      in one ${unit}.`;
    const lead = step(calc`${strong} - ${units} / ${other}`, {
      name: text`the units by which ${one} is ahead of ${three} in one ${unit}`,
      because: text`Say that the pairs do 12 and 9 units and that ${two} does 4: then the other two do 8 and 5.
          With 6 for ${two} they do 6 and 3. The difference is 3 each time.`,
    })`
        ${two} is in both pairs. So the difference of what the two pairs do in one ${unit} is the difference between
        ${one} and ${three}, however fast ${two} is. Subtract.`;
    const parts = find(calc`${most} - 1`);
    const least = step(calc`${lead} / ${parts}`, {
      works: value =>
        parts.equals(1)
          ? tex`r + ${lead} \le ${most} r \Rightarrow r \ge ${value}`
          : tex`r + ${lead} \le ${most} r \Rightarrow r \ge \frac{${lead}}{${parts}} = ${value}`,
      because: text`The slower ${three} is, the greater is the ratio of ${one} to ${three}, because the difference
          stays. So the limit of the ratio stops ${three} from being slower still.`,
    })`
      Let ${three} do $r$ units in one ${unit}. Then ${one} does $r + ${lead}$, and this is at most $${most}r$. Find the
      least possible $r$.`;
    const total = step(calc`${strong} + ${least}`, {
      because: text`${one} and ${two} together are fixed by the first pair, whatever each of them does. So only
          the rate of ${three} can still change what all three do.`,
    })`
        All three do what the first pair does and what ${three} does. The time is longest when ${three} is as slow as
        possible. Add this least number of units.`;
    const time = step(calc`${units} ÷ ${total}`, {
      because: text`The amount of work is fixed. So the less is done in one ${unit}, the longer it takes, and the
          least rate that is possible gives the longest time.`,
    })`
        The longest time belongs to the least work in one ${unit}. Divide all the units by it.`;
    const atMost = times[most.toFraction()] ?? '';
    return {
      answer: time,
      stem:
        p.frame === 1
          ? text`Machines P and Q together complete an order in ${pair} hours, Q and R together in ${other} hours. All
            run at constant rates, and P is at most ${atMost} as fast as R. What is the longest time that the three
            machines together can take for the order?`
          : p.frame === 0
            ? text`${one} and ${two} paint a mural in ${pair} days if they work together; ${two} and ${three} need
              ${other} days. It is also known that ${one} does at most ${atMost} as much in a day as ${three}. At most
              how many days can all three, working together, need for the mural?`
            : text`Counting the stock of a warehouse takes ${one} and ${two} ${pair} hours, and ${two} and ${three}
              ${other} hours. It is not known how fast each of them works alone, but ${one} is not more than ${atMost}
              as fast as
              ${three}. What is the maximum number of hours that the three of them can take together?`,
      show: value => withUnit(value, `${unit}s`),
      plausible: value => value.gt(1) && value.d <= 12n,
      onSight: value => value.lt(pair),
      slips: [
        slip('counted_twice', time, calc`${units} ÷ (${strong} + ${units} / ${other})`)`
            You added the work of both pairs: ${here}. That counts ${two} twice, which is right only if ${two} does
            nothing, and then the time is shortest.`,
        slip('used_a_wrong_given_number', least, calc`${lead} / ${parts} * ${most}`)`
          You used $${least}$ units for ${three}. That is what ${one} does in that case, and ${one} is already counted
          in the first pair.`,
        slip('stopped_a_step_early', least, parts.equals(1) ? false : calc`${lead}`)`
            You used $${least}$ units for ${three}. That is by how much ${one} is faster than ${three}.`,
        slip('divided_by_the_wrong_number', parts, calc`${most} + 1`)`
            You divided the difference $${lead}$ by $${parts}$. If ${one} does at most ${atMost} as much as ${three},
            the difference is at most $${frac(most.sub(1))}$ of what ${three} does.`,
        slip('divided_by_the_wrong_number', parts, calc`${most}`)`
            You divided $${lead}$ by $${parts}$, as if it were all that ${one} does. It is only what ${one} does more
            than ${three}.`,
        slip('let_the_wrong_one_work', total, calc`${units} / ${other} + ${least}`)`
            You added ${three} to the pair of ${two} and ${three}, where ${three} is already. It is ${one} who is
            missing there.`,
      ],
      snapRead: text`One of the three is in both pairs, so the difference of the other two is known, and their ratio
        has a limit. The longest time of all three is asked.`,
      approach: text`Find how much more ${one} does than ${three} in one ${unit}. The limit of their ratio gives the
        least that ${three} does, and with the first pair the least that all three do.`,
      faster: () => {
        const slow = pair.inverse().sub(other.inverse()).div(parts);
        return text`${three} does at least $${frac(slow)}$ of the work in one ${unit}, as the pairs differ by
          $${frac(slow.mul(parts))}$. With the $\frac{1}{${pair}}$ of the first pair that is
          $${frac(slow.add(pair.inverse()))}$.`;
      },
      check: text`With $${least}$ units for ${three}, ${one} does $${least.add(lead)}$, which is ${atMost} as much, and
        ${two} $${strong.sub(least).sub(lead)}$. A slower ${three} would break the bound.`,
      principle: text`When two pairs have one in common, subtract them; the common one cancels, and only the
        difference of the other two is left.`,
    };
  },
);

/** AR.TNW.1 Medium and Hard: three workers whose times are known in pairs. */
export const threeInPairs: readonly AnyTemplate[] = [
  ...situation<Pairs>({
    type: 'AR.TNW.1',
    situation: 'three-in-pairs',
    tries: 20,
    draw: draw => {
      const [one = '', two = '', three = ''] = draw.some(peopleInArithmetic, 3);
      const { work, a, b, c } = draw.pick(threes);
      return { work, a, b, c, one, two, three, frame: draw.int(0, 2) };
    },
    forms: [thirdPair],
  }),
  ...situation<Machines>({
    type: 'AR.TNW.1',
    situation: 'bound-on-a-ratio',
    tries: 120,
    draw: draw => {
      const [one = '', two = '', three = ''] = draw.some(peopleInArithmetic, 3);
      const most = draw.pick([q(2), q(3), q(3, 2), q(4), q(4, 3), q(5, 2)]);
      const p = {
        pair: q(draw.int(8, 48)),
        other: q(draw.int(9, 72)),
        most,
        one,
        two,
        three,
        frame: draw.int(0, 2),
      };
      if (p.other.lte(p.pair) || p.other.gte(p.pair.mul(most))) return null;
      const time = longestOf(p);
      return time.d === 1n || (time.d === 2n && draw.chance(0.3)) ? p : null;
    },
    forms: [longest],
  }),
];
