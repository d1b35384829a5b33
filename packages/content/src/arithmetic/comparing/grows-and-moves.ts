import { lowestTerms } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Growth {
  one: string;
  other: string;
  who: string;
  /** Growth of the one and fall of the other, in per cent a year. */
  rise: number;
  fall: number;
  /** How many leave at the end of each year, and the number at first. */
  leaving: number;
  start: number;
  /** Hundredths of a unit in which two sizes are told that become equal. */
  unit: number;
  frame: number;
}

const stories = [
  { one: 'Rampur', other: 'Shyampur', who: 'inhabitants' },
  { one: 'the new college', other: 'the old college', who: 'students' },
  { one: 'the eastern herd', other: 'the western herd', who: 'deer' },
  { one: 'the morning paper', other: 'the evening paper', who: 'readers' },
  { one: 'the lake camp', other: 'the hill camp', who: 'visitors' },
  { one: 'the chess club', other: 'the carrom club', who: 'members' },
] as const;

const beforeLeaving = form<Growth>(
  'number-before-two-departures',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    suits: ({ start, rise, leaving }) => {
      const first = q(start * (100 + rise), 100).sub(leaving);
      const last = first
        .mul(100 + rise)
        .div(100)
        .sub(leaving);
      return first.d === 1n && last.d === 1n && last.gt(leaving) && !last.equals(start);
    },
    verify: ({ start, rise, leaving }) => {
      const year = (n: number) => n * (1 + rise / 100) - leaving;
      const last = year(year(start));
      for (let n = 1; n <= 60000; n += 1) if (Math.abs(year(year(n)) - last) < 1e-6) return n;
      throw new Error('no number fits');
    },
  },
  ({ one, who, rise, leaving, start, frame }, { step, find }) => {
    const last = q(start * (100 + rise), 100)
      .sub(leaving)
      .mul(100 + rise)
      .div(100)
      .sub(leaving);
    const gone = find(leaving);
    const full = step(calc`${last} + ${gone}`, {
      name: 'the number just before the second departure',
      because: text`The last thing that happened is undone first. They left after the growth of that year, so they
          were still there when it had grown.`,
    })`
      Go backwards. At the end of the second year $${leaving}$ left, so add them to find the number just before that.`;
    const factor = find(calc`100% + ${rise}%`);
    const middle = step(calc`${full} ÷ ${factor}%`, {
      name: 'the number after one year',
      because: text`The growth was ${rise}% of the smaller number before it. Subtracting ${rise}% of the larger
          number would take too much, so divide.`,
    })`
        The number grew to this by ${rise}% in the second year. Divide by $100\% + ${rise}\%$ to find the number
        before that growth.`;
    const start2 = step(calc`(${middle} + ${leaving}) ÷ (100% + ${rise}%)`, {
      name: text`the number at the beginning`,
      because: text`Both years are alike: first the growth, then the departure. So the same two steps, in the
          opposite order, undo each of them.`,
    })`
        Do the same for the first year: add the $${leaving}$ who left, and divide by $100\% + ${rise}\%$.`;
    return {
      answer: start2,
      stem:
        frame === 0
          ? text`The number of ${who} of ${one} grows by ${rise}% every year, and at the end of each year $${leaving}$
            of them leave. After two such years the number is $${last}$. What was it at the beginning?`
          : text`Each year the number of ${who} of ${one} rises by ${rise}%, and $${leaving}$ of them leave on the last
            day. At the end of the second year there are $${last}$. How many were there
            at first?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_term', start2, calc`${middle} ÷ (100% + ${rise}%)`)`
            You undid the growth of the first year at once: ${here}. The $${leaving}$ who left at the end of that year
            have to be added before.`,
        slip(
          'counted_twice',
          start2,
          calc`(${last} + 2 * ${leaving}) ÷ (100% + ${rise}%) ÷ (100% + ${rise}%)`,
        )`
              You added all $2 \times ${leaving}$ at the end: ${here}. The first $${leaving}$ left before the growth
              of the second year, so they did not grow by it.`,
        slip('wrong_sign', gone, -leaving)`
            You subtracted the $${leaving}$ when you went back. They had left, so before that there were more: add
            them.`,
        slip('undid_with_the_same_per_cent', middle, calc`${full} * (100% - ${rise}%)`)`
            You subtracted ${rise}% of the larger number: ${here}. The growth was ${rise}% of the smaller number
            before it, so divide.`,
        slip('swapped_the_two', middle, calc`${last} ÷ (100% + ${rise}%) + ${leaving}`)`
            You undid the growth first and added the $${leaving}$ after it: ${here}. They left last, so they have to
            be added first.`,
        slip('stopped_a_step_early', start2, middle)`
            You stopped at $${start2}$, the number after one year. The first year has to be undone as well.`,
        slip('stopped_a_step_early', start2, calc`${middle} + ${leaving}`)`
            You stopped before the first growth: ${here}. This is the number just before the first $${leaving}$ left,
            and the growth of that year is still in it.`,
        slip('added_the_percentages', start2, calc`(${last} + 2 * ${leaving}) ÷ (100% + (2 * ${rise})%)`)`
              You added all $2 \times ${leaving}$ and the two growths: ${here}. These changes come in turn, so they
              have to be undone in turn.`,
      ],
      snapRead: text`The number grows by ${rise}% and then $${leaving}$ leave, in each of two years. The number at the
        end is known, and the number at the beginning is asked.`,
      approach: text`Each year first multiplies and then subtracts. Going backwards, first add those who left and then
        divide, for each of the two years.`,
      check: text`$${start2}$ grows to $${start2.mul(100 + rise).div(100)}$, and $${middle}$ remain; they grow to
        $${full}$, and $${last}$ remain.`,
      principle: text`To undo several steps, begin with the last one, and undo each by its inverse: add what was
        subtracted, divide by what was multiplied.`,
    };
  },
);

const equalAfter = form<Growth>(
  'equal-after-two-years',
  {
    band: 'Medium',
    seconds: 90,
    suits: ({ rise, fall, unit }) => {
      const [high, low] = sizes(rise, fall, unit);
      return (
        rise !== fall &&
        high.d === 1n &&
        low.d === 1n &&
        high.lte(200000) &&
        common(rise, fall, unit).d === 1n
      );
    },
    verify: ({ rise, fall, unit }) => {
      const [high, low] = sizes(rise, fall, unit);
      const gap = high.sub(low).valueOf();
      for (let small = 1; small < 300000; small += 1) {
        const [a, b] = [small * (1 + rise / 100) ** 2, (small + gap) * (1 - fall / 100) ** 2];
        if (Math.abs(a - b) < 1e-6 * a) return Math.round(a);
      }
      throw new Error('no numbers fit');
    },
  },
  ({ one, other, who, rise, fall, unit, frame }, { step, find }) => {
    const [high, low] = sizes(rise, fall, unit);
    const gap = high.sub(low);
    const up = find(q((100 + rise) ** 2, 10000), { name: `the factor of ${one} for two years` });
    const down = find(q((100 - fall) ** 2, 10000), { name: `the factor of ${other} for two years` });
    const small = step(calc`${gap} * ${down} / (${up} - ${down})`, {
      name: `the number of ${one} now`,
      because: text`After two years both numbers are equal, so their multipliers give an equation.`,
      works: (_value, working) => tex`${up}x = ${down}(x + ${gap}) \Rightarrow x = ${working}`,
    })`
        Let ${one} have $x$ of them now, so that ${other} has $x + ${gap}$. In two years the first number is
        multiplied by $${q(100 + rise, 100)}^2 = ${up}$ and the second by $${q(100 - fall, 100)}^2 = ${down}$.`;
    const equal = step(calc`${small} * ${up}`, {
      because: text`$x$ is the number now, but the question is about the number in two years. Both places then
          have the same number, so either of them would do.`,
    })`
        The question asks for the number in two years. Multiply the smaller number by its growth of two years.`;
    return {
      answer: equal,
      stem:
        frame === 0
          ? text`${other} has $${gap}$ more ${who} than ${one}. The number of ${one} grows by ${rise}% a year, that of
            ${other} falls by ${fall}% a year, and in two years the two numbers will be equal. What will this number
            be?`
          : text`In two years ${one}, which gains ${rise}% a year, and ${other}, which loses ${fall}% a year, will have
            the same number of ${who}. At present ${one} has $${gap}$ fewer. Find the number that both will have then.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('added_the_percentages', up, calc`1 + 2 * ${rise} / 100`)`
            You added the growth of the two years: ${here}. The second growth is counted on a number that is larger
            already.`,
        slip('added_the_percentages', down, calc`1 - 2 * ${fall} / 100`)`
            You added the two falls: ${here}. The second fall is counted on a number that is smaller already.`,
        slip('stopped_a_step_early', equal, small)`
            You stopped at $${equal}$, the number of ${one} now. It still grows for two years.`,
        slip('answered_another_quantity', equal, calc`${small} + ${gap}`)`
            ${here} is the number of ${other} now. It still falls for two years until the numbers are equal.`,
        slip('took_a_wrong_number_of_periods', equal, calc`${small} * (100 + ${rise}) / 100`)`
            You let the number of ${one} grow for one year only: ${here}. The numbers are equal after two years.`,
        slip('took_a_wrong_number_of_periods', equal, calc`(${small} + ${gap}) * (100 - ${fall}) / 100`)`
            You let the number of ${other} fall for one year only: ${here}. The numbers are equal after two years.`,
        slip('took_a_wrong_number_of_periods', up, q(100 + rise, 100))`
            You gave ${one} one year of growth, the multiplier $${up}$, and ${other} two years of fall. Both change
            for two years.`,
        slip('took_a_wrong_number_of_periods', down, q(100 - fall, 100))`
            You gave ${other} one year of fall, the multiplier $${down}$, and ${one} two years of growth. Both change
            for two years.`,
        slip('swapped_the_two', equal, calc`(${small} + ${gap}) * ${up}`)`
            You let the larger number grow: ${here}. The number of ${one} grows, and it is the smaller one.`,
      ],
      snapRead: text`One number grows, the other falls, and after two years they are equal. The difference of the two
        numbers now is known.`,
      approach: text`Write both numbers after two years with one unknown. They are equal, and this equation gives the
        present numbers.`,
      check: text`$${small}$ grows to $${equal}$ in two years, and $${calc`${small} + ${gap}`.value}$ falls to
        $${calc`(${small} + ${gap}) * ${down}`.value}$, the same number.`,
      principle: text`When two numbers become equal, they are now in the inverse ratio of the multipliers that make them
        equal.`,
    };
  },
);

/** The larger and the smaller number now, for a given unit. */
const sizes = (rise: number, fall: number, unit: number) => {
  const [a, b] = lowestTerms((100 + rise) ** 2, (100 - fall) ** 2);
  return [a.mul(unit), b.mul(unit)] as const;
};
const common = (rise: number, fall: number, unit: number) =>
  sizes(rise, fall, unit)[1]
    .mul((100 + rise) ** 2)
    .div(10000);

/** AR.PCT.6 Medium: growth with departures, and two numbers that become equal. */
export const growsAndMoves: readonly AnyTemplate[] = situation<Growth>({
  type: 'AR.PCT.6',
  situation: 'growth-of-two-years',
  tries: 300,
  draw: draw => ({
    rise: draw.pick([4, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50]),
    fall: draw.pick([4, 5, 8, 10, 12, 15, 20, 25, 30]),
    leaving: draw.step(20, 900, 10),
    start: draw.step(250, 9000, 25),
    unit: draw.int(1, 120),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [beforeLeaving, equalAfter],
});
