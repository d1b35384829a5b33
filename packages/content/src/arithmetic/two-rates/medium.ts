import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Exchanged {
  low: number;
  high: number;
  one: number;
  two: number;
  who: string;
  frame: number;
}

const savers = [
  { who: 'Ayesha' },
  { who: 'A housing society' },
  { who: 'Murugan' },
  { who: 'A women’s group' },
  { who: 'Joseph' },
] as const;

const larger = form<Exchanged>(
  'part-from-exchanged-rates',
  {
    band: 'Medium',
    seconds: 80,
    also: ['AL.LIN.2'],
    verify: ({ low, high, one, two }) => {
      const [now, other] = [low * one + high * two, high * one + low * two];
      for (let x = 1; x < 800; x += 1)
        for (let y = 1; y < 800; y += 1)
          if (low * x + high * y === now && high * x + low * y === other) return 100 * Math.max(x, y);
      throw new Error('no parts fit');
    },
  },
  ({ low, high, one, two, who, frame }, { step, find }) => {
    const now = find(low * one + high * two);
    const other = find(high * one + low * two);
    const sum = step(calc`(${now} + ${other}) ÷ (${low}% + ${high}%)`, {
      name: 'the whole sum',
      because: text`In one case a part earns ${low}% and in the other ${high}%. Both cases together bring ${low}% and
        ${high}% on each part, so on all the money, whatever the parts are.`,
    })`
      Add the interest of both cases. In the two together every rupee earns once ${low}% and once ${high}%, so divide
      by the sum of the rates to find all the money.`;
    const gap = step(calc`abs(${now} - ${other}) ÷ (${high}% - ${low}%)`, {
      name: 'the difference of the parts',
      because: text`If the parts were equal, exchanging the rates would change nothing. So the whole change comes from
        the rupees that one part has more than the other, and each of them earns the difference of the rates more or
        less.`,
    })`
      Subtract the interest of the two cases. Only the rupees that one part has more make a difference, at the
      difference of the rates; divide to find them.`;
    const wanted = step(calc`(${sum} + ${gap}) / 2`, {
      because: text`Sum and difference of the two parts added give twice the larger part: the smaller part is once
        added and once taken away.`,
    })`
      The sum and the difference of the two parts are known. Add them and halve to find the larger part.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} has invested money in two parts, one at ${low}% and one at ${high}% simple interest, and gets
            ₹${now} a year. If the two rates were exchanged, it would be ₹${other} a year. What is the larger part?`
          : frame === 1
            ? text`A club keeps its money in two accounts and receives ₹${now} of simple interest a year, at ${low}%
              from the one and at ${high}% from the other. Had the money of each account been in the other one, it
              would receive ₹${other} a year. How much is in the larger account?`
            : text`Two deposits bring ₹${now} of interest in a year: the first at ${low}%, the second at ${high}%.
              With ${high}% on the first and ${low}% on the second they would bring ₹${other}. Find the larger of the
              two deposits.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('answered_another_quantity', wanted, calc`(${sum} - ${gap}) / 2`)`
          ${here} is the smaller part. The larger one is half of the sum and the difference together.`,
        slip('stopped_a_step_early', wanted, sum)`
          You stopped at ₹${wanted}, both parts together. The question asks for the larger part alone.`,
        slip('did_not_halve', wanted, calc`${sum} - ${gap}`)`
          ${here} takes the difference off the sum and does not halve. That is twice the smaller part.`,
        slip('halved_needlessly', wanted, calc`${sum} / 2`)`
          ${here} makes the parts equal. Then exchanging the rates would not change the interest at all.`,
        slip('added_for_subtracted', gap, calc`abs(${now} - ${other}) ÷ (${high}% + ${low}%)`)`
          You divided the difference of the interests by the sum of the rates, for ₹${gap}. The additional rupees of
          one part earn the difference of the rates more.`,
        slip('divided_by_the_wrong_number', gap, calc`abs(${now} - ${other}) ÷ ${high}%`)`
          You divided the difference of the interests by ${high}%, for ₹${gap}. In the other case the same rupees earn
          ${low}%, so the rates have to be subtracted.`,
        slip('divided_by_the_wrong_number', wanted, calc`max(${now}, ${other}) ÷ ${high}%`)`
          ${here} lets all of the larger interest come from one part at ${high}%. The other part has earned some of it
          at ${low}%.`,
      ],
      snapRead: text`The same two parts with the rates exchanged, and the interest of both cases: add and subtract the
        two.`,
      approach: text`The sum of the two interests depends only on the sum of the parts, and their difference only on
        the difference of the parts. From both of these the larger part follows.`,
      check: text`The parts ₹${wanted} and ₹${sum.sub(wanted)} bring
        ₹${wanted.mul(high).add(sum.sub(wanted).mul(low)).div(100)} with the larger part at ${high}% and
        ₹${wanted.mul(low).add(sum.sub(wanted).mul(high)).div(100)} with it at ${low}%.`,
      principle: text`If two equations differ only by an exchange of two coefficients, add them and subtract them.`,
    };
  },
);

interface Times {
  a: number;
  b: number;
  s: number;
  t: number;
  one: number;
  two: number;
  who: string;
  frame: number;
}

const later = form<Times>(
  'interest-of-one-part',
  {
    band: 'Medium',
    seconds: 80,
    also: ['AR.INT.1'],
    verify: ({ a, b, s, t, one, two }) => {
      const [sum, all] = [one + two, one * a * s + two * b * t];
      for (let x = 0; x <= sum; x += 1) if (x * a * s + (sum - x) * b * t === all) return q(x * a * s);
      throw new Error('no part fits');
    },
  },
  ({ a, b, s, t, one, two, who, frame }, { step, find }) => {
    const sum = find(100 * (one + two));
    const all = find(one * a * s + two * b * t);
    const rate = find(calc`${a} * ${s}`, { name: 'the per cents of the first part' });
    const other = find(calc`${b} * ${t}`, { name: 'the per cents of the second part' });
    const same = step(calc`${sum} * ${other}%`, {
      name: 'the interest if everything earned like the second part',
      because: text`At simple interest the first part earns ${s} times ${a} per cent and the second ${t} times ${b} per
        cent in its whole time. With these two per cents the years need not be looked at any more.`,
    })`
      In its whole time the first part earns $${a} \times ${s} = ${rate}$ per cent of itself and the second
      $${b} \times ${t} = ${other}$ per cent. Suppose first that all the money earned ${other}%, and find the
      interest.`;
    const gap = find(calc`${rate} - ${other}`);
    const first = step(calc`(${all} - ${same}) * 100 / ${gap}`, {
      name: 'the first part',
      works: (_value, working) => tex`x \times ${gap}\% = ${all} - ${same} \Rightarrow x = ${working}`,
      because: text`The second part earns exactly what was supposed. So the difference to the real interest comes from
        the first part alone, and it earns the difference of the two per cents on it.`,
    })`
      Let $x$ be the first part. Only there the supposed per cent was wrong, by $${rate} - ${other}$, and the real
      interest is ₹${all}: write the equation and solve for $x$.`;
    const wanted = step(calc`${first} * ${rate}%`, {
      because: text`The question asks for interest, not for the part. Over its whole time the first part earns ${rate}%
        of itself, not only the ${a}% of one year.`,
    })`
      Find the interest of this part: ${rate}% of it over its whole time.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} lends ₹${sum} in two parts at simple interest: the first for $${s}$ years at ${a}% a year, the
            second for $${t}$ years at ${b}% a year. In the end the interest is ₹${all} altogether. How much of it
            comes from the first part?`
          : frame === 1
            ? text`Two simple-interest bonds cost ₹${sum} together. The one runs for $${s}$ years at ${a}% per year,
              the other for $${t}$ years at ${b}% per year, and in the whole time the two bring ₹${all} of interest.
              What is the interest of the one that runs for $${s}$ years?`
            : text`From ₹${sum} one loan is given at ${a}% per annum for $${s}$ years and the rest as another loan at
              ${b}% per annum for $${t}$ years. At simple interest both bring ₹${all} together. Find the interest of
              the loan at ${a}%.`,
      show: rupees,
      plausible: value => value.mul(100).d === 1n && value.gt(0) && value.lt(all),
      slips: [
        slip('stopped_a_step_early', wanted, first)`
          ₹${wanted} is the first part itself. The question asks for the interest that it brings.`,
        slip('took_a_wrong_number_of_periods', wanted, calc`${first} * ${a}%`)`
          ${here} is the interest of the first part for one year. It earns for $${s}$ years.`,
        slip('swapped_the_two', wanted, calc`(${sum} - ${first}) * ${rate}%`)`
          ${here} applies the per cents of the first part to the second part. The money belongs to the other rate and
          time.`,
        slip('assumed_equal_parts', wanted, calc`${sum} / 2 * ${rate}%`)`
          ${here} makes the first part half of the money. With equal parts the interest would not be ₹${all}.`,
        slip('assumed_a_proportion', wanted, calc`${all} * ${rate} / (${rate} + ${other})`)`
          ${here} divides the interest in the ratio of the per cents. That would be right only if the two parts were
          equal.`,
        slip('assumed_a_proportion', wanted, calc`${all} * ${s} / (${s} + ${t})`)`
          ${here} divides the interest in the ratio of the times. Rates and parts are different too.`,
      ],
      snapRead: text`Two parts with rates and times of their own and the whole interest: find the per cents over the
        whole time first.`,
      approach: text`Turn rate and time of each part into one per cent. Then it is a sum at two rates: suppose one of
        them for all the money, find the first part from the difference, and then its interest.`,
      check: text`₹${first} brings ₹${wanted} and ₹${sum.sub(first)} brings ₹${sum.sub(first).mul(other).div(100)},
        together ₹${sum.sub(first).mul(other).div(100).add(wanted)}.`,
      principle: text`At simple interest, rate times time is the per cent for the whole time; two parts with different
        times then become two parts with different per cents.`,
    };
  },
);

/** AR.INT.6 Medium: exchanged rates, and rates with times. */
export const ratesAndTimes: readonly AnyTemplate[] = [
  ...situation<Exchanged>({
    type: 'AR.INT.6',
    situation: 'exchanged-rates',
    tries: 20,
    draw: draw => {
      const [low, high, one, two] = [draw.int(4, 9), draw.int(6, 14), draw.int(40, 300), draw.int(40, 300)];
      const fits = high > low + 1 && Math.abs(one - two) > 10 && Math.max(one, two) < 3 * Math.min(one, two);
      return fits ? { low, high, one, two, ...draw.pick(savers), frame: draw.int(0, 2) } : null;
    },
    forms: [larger],
  }),
  ...situation<Times>({
    type: 'AR.INT.6',
    situation: 'rates-and-times',
    tries: 20,
    draw: draw => {
      const [a, b, s, t] = [draw.int(5, 12), draw.int(5, 12), draw.int(2, 5), draw.int(2, 6)];
      const [one, two] = [draw.int(30, 200), draw.int(30, 200)];
      const fits =
        a !== b &&
        s !== t &&
        a * s !== b * t &&
        Math.abs(one - two) > 8 &&
        Math.max(one, two) < 3 * Math.min(one, two);
      return fits ? { a, b, s, t, one, two, ...draw.pick(savers), frame: draw.int(0, 2) } : null;
    },
    forms: [later],
  }),
];
