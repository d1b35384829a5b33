import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { rupees, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Years {
  what: string;
  who: string;
  place: string;
  /** Equal yearly fall in per cent, for so many years, and the value at first. */
  fall: number;
  years: number;
  value: number;
  /** Rises of two years and the fall of the third, and the number at first. */
  first: number;
  second: number;
  third: number;
  number: number;
  frame: number;
}

const stories = [
  { what: 'a printing press', who: 'tigers', place: 'a forest reserve' },
  { what: 'a tractor', who: 'pupils', place: 'a school' },
  { what: 'an X-ray machine', who: 'inhabitants', place: 'a small town' },
  { what: 'a fishing boat', who: 'subscribers', place: 'a magazine' },
  { what: 'a delivery van', who: 'cows', place: 'a dairy village' },
  { what: 'a cotton gin', who: 'members', place: 'a sports club' },
] as const;
const words = ['', '', 'two', 'three'];

const valueBefore = form<Years>(
  'value-when-new',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ value, fall, years }) => q(value).mul(q(100 - fall, 100).pow(years) ?? 0).d === 1n,
    verify: ({ value, fall, years }) => {
      const now = value * (1 - fall / 100) ** years;
      for (let v = 500; v <= 900000; v += 500) {
        let left = v;
        for (let year = 0; year < years; year += 1) left -= (left * fall) / 100;
        if (Math.abs(left - now) < 1e-6) return v;
      }
      throw new Error('no value fits');
    },
  },
  ({ what, fall, years, value, frame }, { step, find }) => {
    const now = q(value).mul(q(100 - fall, 100).pow(years) ?? 0);
    const left = step(calc`100% - ${fall}%`, {
      name: 'what a year leaves of the value, in per cent',
      because: text`What is lost is gone, and the next year's loss is counted on what is left. So the part that is
          left is the number to work with.`,
    })`
      Each year takes ${fall}% of the value at its beginning. Find what it leaves.`;
    const count = find(years);
    const fresh = step(calc`${now} ÷ (${left} / 100)^${count}`, {
      because: text`Each year multiplies the value by the same factor, so all years together are a power of it.`,
    })`
      In ${words[years] ?? ''} years the value is multiplied by this part ${words[years] ?? ''} times. Divide to go
      back.`;
    return {
      answer: fresh,
      stem:
        frame === 0
          ? text`The value of ${what} falls by ${fall}% every year. After ${years} years it is ₹${now}. What was the
            value when it was new?`
          : text`Each year ${what} loses ${fall}% of the value that it had at the beginning of the year. It was bought
            new ${years} years ago and is worth ₹${now} today. Find its price at that time.`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(now),
      slips: [
        slip(
          'added_the_percentages',
          fresh,
          fall * years < 95 && calc`${now} ÷ (100% - (${years} * ${fall})%)`,
        )`
            You subtracted ${fall}% of the new value for every year: ${here}. Each year the fall is counted on what is
            left.`,
        slip('took_a_wrong_number_of_periods', count, years - 1)`
            You undid the fall for ${count} year(s). The value fell in each of ${years} years.`,
        slip('took_a_wrong_number_of_periods', count, years + 1)`
            You undid the fall for ${count} years. The value fell in ${years} years only.`,
        slip('undid_with_the_same_per_cent', fresh, calc`${now} * (1 + ${fall} / 100)^${years}`)`
            You raised the present value by ${fall}% for each year: ${here}. The falls were ${fall}% of larger values,
            so divide to undo them.`,
        slip('undid_with_the_same_per_cent', fresh, calc`${now} * (100% + (${years} * ${fall})%)`)`
            You added ${years} times ${fall}% of the present value: ${here}. The falls were parts of larger values,
            and each of another one.`,
        slip(
          'added_the_percentages',
          fresh,
          years === 3 && fall < 40 && calc`${now} ÷ (100% - (2 * ${fall})%) ÷ (100% - ${fall}%)`,
        )`
            You counted two of the falls on one value: ${here}. Each year starts from what the year before has left.`,
        slip('used_a_factor_twice', left, fall < 40 && calc`100% - (2 * ${fall})%`)`
            You left ${left}% of the value for each year. A year takes ${fall}% only once.`,
      ],
      snapRead: text`Each year takes the same per cent of what is left. The value after ${years} years is known, and the
        value at the beginning is asked.`,
      approach: text`Find the number by which one year multiplies the value. ${years} years multiply by its power, so
        divide by that power to go back.`,
      check: text`${fall}% of ₹${fresh} is ₹${calc`${fresh} * ${fall}%`.value}, so the first year leaves
        ₹${calc`${fresh} * ${left}%`.value}; after ${years} years ₹${now} are left.`,
      principle: text`The same per cent each year multiplies by the same number each year; its power goes forward, and
        dividing by the power goes back.`,
    };
  },
);

const threeYears = form<Years>(
  'number-at-the-beginning',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ number, first, second, third }) =>
      q(number * (100 + first) * (100 + second) * (100 - third), 1000000).d === 1n && first !== second,
    verify: ({ number, first, second, third }) => {
      const now = (number * (100 + first) * (100 + second) * (100 - third)) / 1e6;
      for (let n = 1; n <= 60000; n += 1)
        if (Math.abs(n * (1 + first / 100) * (1 + second / 100) * (1 - third / 100) - now) < 1e-7) return n;
      throw new Error('no number fits');
    },
  },
  ({ who, place, number, first, second, third, frame }, { step, find }) => {
    const now = q(number * (100 + first) * (100 + second) * (100 - third), 1000000);
    const drop = find(calc`100% - ${third}%`);
    const highest = step(calc`${now} ÷ ${drop}%`, {
      name: 'the number before the fall',
      because: text`The last change was counted on the number just before it, so it is undone first.`,
    })`
      Go backwards. The fall of the third year left $100\% - ${third}\%$ of the number before it.`;
    const start = step(calc`${highest} ÷ (100% + ${second}%) ÷ (100% + ${first}%)`, {
      because: text`After a rise the number is more than 100% of the one before it. Subtracting the same per cents
          would take too much, because they were counted on smaller numbers.`,
    })`
        The number had risen by ${first}% and then by ${second}%. Divide by $100\% + ${second}\%$ and by $100\% +
        ${first}\%$ to undo both rises.`;
    return {
      answer: start,
      stem:
        frame === 0
          ? text`The number of ${who} of ${place} rose by ${first}% in one year and by ${second}% in the next, and fell
            by ${third}% in the third year, to $${now}$. What was it at the beginning?`
          : text`${place} has $${now}$ ${who}, ${third}% fewer than a year ago. In the two years before that fall the
            number had grown by ${first}% and then by ${second}%. How many ${who} were there at first?`,
      show: value => withUnit(value, who),
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('added_the_percentages', start, () => {
          const factor = 100 + first + second - third;
          return (
            q(now).mul(100).div(factor).d === 1n && calc`${now} ÷ (100% + ${first}% + ${second}% - ${third}%)`
          );
        })`
            You added the three changes: ${here}. Each of them is a per cent of the number before it, so they have
            three different bases.`,
        slip('undid_with_the_same_per_cent', highest, calc`${now} * (100% + ${third}%)`)`
            You undid the fall by adding ${third}% of the smaller number. The fall was ${third}% of the larger number
            before it, so divide.`,
        slip('left_out_a_change', highest, now)`
            You left out the fall of ${third}% and started from $${now}$. Undo the last change first.`,
        slip('took_the_change_the_wrong_way', drop, calc`100% + ${third}%`)`
            You divided by ${drop}%, as if the third change had been a rise. The number fell, so less than $100\%$ was
            left.`,
        slip('left_out_a_change', start, calc`${highest} ÷ (100% + ${first}%)`)`
            You undid only the rise of ${first}%: ${here}. The rise of ${second}% has to be undone as well.`,
        slip('left_out_a_change', start, calc`${highest} ÷ (100% + ${second}%)`)`
            You undid only the rise of ${second}%: ${here}. This is the number after the first year, before which
            there was a rise of ${first}%.`,
        slip(
          'undid_with_the_same_per_cent',
          start,
          calc`${highest} * (100% - ${second}%) * (100% - ${first}%)`,
        )`
            You undid the rises by subtracting their per cents: ${here}. They were per cents of the smaller numbers
            before them, so divide.`,
        slip('stopped_a_step_early', start, highest)`
            You stopped at $${start}$, the number before the fall of ${third}%. The two rises have to be undone too.`,
      ],
      snapRead: text`Three changes in per cent follow one after the other, and the last number is known. The first
        number is asked, so go backwards.`,
      approach: text`Each change multiplies the number that it meets. Divide by the three multipliers, beginning with
        the last change.`,
      faster: text`Multiply the three first, $${q(100 + first, 100)} \times ${q(100 + second, 100)} \times
        ${q(100 - third, 100)} = ${q((100 + first) * (100 + second) * (100 - third), 1000000)}$, and divide once.`,
      check: text`$${start}$ rises by ${first}% to $${start.mul(100 + first).div(100)}$, by ${second}% to $${highest}$,
        and falls by ${third}% to $${now}$.`,
      principle: text`To go back before a change in per cent, divide by its multiplier; do not use the same per cent the
        other way.`,
    };
  },
);

/** AR.PCT.6 Easy: changes over several years, undone. */
export const severalYears: readonly AnyTemplate[] = situation<Years>({
  type: 'AR.PCT.6',
  situation: 'several-years',
  tries: 200,
  draw: draw => ({
    fall: draw.pick([4, 5, 10, 12, 15, 20, 25, 30, 40]),
    years: draw.int(2, 3),
    value: draw.step(20000, 480000, 500),
    first: draw.pick([5, 8, 10, 12, 15, 20, 25, 30, 40, 50]),
    second: draw.pick([4, 5, 10, 12, 20, 25, 30, 60]),
    third: draw.pick([4, 5, 8, 10, 12, 15, 20, 25, 30, 40]),
    number: draw.step(200, 16000, 50),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [valueBefore, threeYears],
});
