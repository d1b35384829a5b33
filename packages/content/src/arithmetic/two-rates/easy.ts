import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Split {
  /** Rates, the parts in hundreds of rupees. */
  low: number;
  high: number;
  one: number;
  two: number;
  who: string;
  frame: number;
}

const savers = [
  { who: 'Lakshmi' },
  { who: 'A temple trust' },
  { who: 'Sourav' },
  { who: 'A sports club' },
  { who: 'Tenzin' },
  { who: 'A school' },
] as const;

const part = form<Split>(
  'part-at-the-higher-rate',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ low, high, one, two }) => {
      const [sum, interest] = [one + two, low * one + high * two];
      for (let x = 0; x <= sum; x += 1) if (low * (sum - x) + high * x === interest) return 100 * x;
      throw new Error('no part fits');
    },
  },
  ({ low, high, one, two, who, frame }, { step, find }) => {
    const sum = find(100 * (one + two));
    const interest = find(low * one + high * two);
    const base = find(sum.add(0));
    const least = step(calc`${base} * ${low}%`, {
      name: 'the interest if all were at the lower rate',
      because: text`Every rupee earns at least ${low}%, so this interest is certain. Only what is above it comes from
        the part at ${high}%.`,
    })`
      Suppose first that all the money earned only ${low}%, the lower rate, and find the interest of a year.`;
    const more = step(calc`${interest} - ${least}`, {
      name: 'the interest above that',
      because: text`The part at ${low}% earns exactly what was supposed. So the whole difference comes from the other
        part.`,
    })`
      The real interest is ₹${interest}. Subtract the supposed interest to find how much more it is.`;
    const gap = find(calc`${high}% - ${low}%`);
    const wanted = step(calc`${more} ÷ ${gap}%`, {
      works: (_value, working) => tex`x \times ${gap}\% = ${more} \Rightarrow x = ${working}`,
      because: text`${low}% of this part are already in the supposed interest. So it adds only ${gap}% of itself, and
        not ${high}%.`,
    })`
      Let $x$ be the part at ${high}%. It earns ${gap}% more than was supposed, and this is the interest above: write
      the equation and solve for $x$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} invests ₹${sum} in two parts at simple interest, one at ${low}% and the other at ${high}% per
            year. The interest of the first year is ₹${interest} in all. How much is invested at ${high}%?`
          : frame === 1
            ? text`Of a sum of ₹${sum}, a part is lent at ${low}% and the rest at ${high}% per annum. Together they
              bring ₹${interest} of interest in a year. Find the part that is lent at ${high}%.`
            : text`${who} has two deposits of ₹${sum} together. The bank pays ${low}% a year on one and ${high}% on
              the other, ₹${interest} altogether in one year. What is the deposit with ${high}%?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(sum),
      slips: [
        slip('swapped_the_two', wanted, calc`${sum} - ${more} ÷ ${gap}%`)`
          ${here} is the part at ${low}%. The question asks for the other part of ₹${sum}, the one at ${high}%.`,
        slip('assumed_equal_parts', wanted, calc`${sum} / 2`)`
          ${here} makes the two parts equal. Then the interest would be ₹${sum.mul(low + high).div(200)}, which is not
          the interest given.`,
        slip('divided_by_the_wrong_number', wanted, calc`${more} ÷ ${high}%`)`
          ${here} divides the interest above by ${high}%. Of that rate, ${low}% was counted for all the money already;
          only the difference of the rates is new.`,
        slip('divided_by_the_wrong_number', wanted, calc`${more} ÷ ${low}%`)`
          ${here} divides the interest above by ${low}%, the rate that was supposed for all. It comes from the
          difference of the two rates.`,
        slip('assumed_a_proportion', wanted, calc`${sum} * ${high} / (${low} + ${high})`)`
          ${here} divides the money in the ratio of the rates. The interest of ₹${interest} has not been used, and
          other parts would give another interest.`,
        slip('assumed_a_proportion', wanted, calc`${sum} * ${low} / (${low} + ${high})`)`
          ${here} divides the money inversely to the rates. That makes the two interests equal, which the question does
          not say.`,
        slip('divided_by_the_wrong_number', wanted, calc`${interest} ÷ (${high}% + ${low}%)`)`
          ${here} divides all the interest by the sum of the rates, as if every rupee earned both. Each rupee earns
          only one of them.`,
      ],
      snapRead: text`Two parts at two rates and the interest of both together: suppose the lower rate for everything.`,
      approach: text`If all the money earned the lower rate, the interest would be too small. What is missing comes
        from the part at the higher rate, which earns the difference of the rates more.`,
      check: text`₹${wanted} at ${high}% bring ₹${wanted.mul(high).div(100)} and ₹${sum.sub(wanted)} at ${low}% bring
        ₹${sum.sub(wanted).mul(low).div(100)}, together ₹${interest}.`,
      principle: text`With two parts at two rates, suppose one rate for all; the difference in interest then belongs to
        one part only.`,
    };
  },
);

interface Equal {
  a: number;
  b: number;
  s: number;
  t: number;
  unit: number;
  who: string;
  frame: number;
}

const first = form<Equal>(
  'part-for-equal-interest',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ a, b, s, t, unit }) => {
      const sum = unit * (a * s + b * t);
      for (let x = 0; x <= sum; x += unit) if (x * a * s === (sum - x) * b * t) return x;
      throw new Error('no part fits');
    },
  },
  ({ a, b, s, t, unit, who, frame }, { step, find }) => {
    const sum = find(unit * (a * s + b * t));
    const one = find(calc`${a} * ${s}`, { name: 'the per cents of the first part' });
    const two = step(calc`${b} * ${t}`, {
      name: 'the per cents of the second part',
      because: text`Simple interest is the same in every year, so ${t} years at ${b}% bring ${t} times ${b} per cent of
        the part.`,
    })`
      At simple interest the first part earns $${a} \times ${s} = ${one}$ per cent of itself in its whole time. Find in
      the same way what per cent the second part earns in its $${t}$ years.`;
    const all = step(calc`${one} + ${two}`, {
      name: 'the sum of the terms',
      because: text`A sum that earns twice the per cent needs to be only half as large for the same interest. So the
        parts are in the inverse ratio of the per cents, ${two} to ${one}, and not the direct one.`,
    })`
      The interest of both parts is equal, so the part that earns the larger per cent has to be the smaller one: the
      parts are in the inverse ratio, $${two} : ${one}$. Add its terms.`;
    const wanted = step(calc`${sum} * ${two} / ${all}`, {
      because: text`The whole sum is made of ${two} equal shares for the first part and ${one} for the second.`,
    })`
      The first part is $${two}$ of all these shares. Take this fraction of ₹${sum}.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} divides ₹${sum} into two parts. The first is lent at ${a}% for $${s}$ years, the second at
            ${b}% for $${t}$ years, both at simple interest, and the interest is the same on both. What is the first
            part?`
          : text`At simple interest, a deposit at ${a}% per annum has earned in $${s}$ years as much as another
            deposit at ${b}% per annum in $${t}$ years. Together the two deposits are ₹${sum}. Find the deposit at
            ${a}%.`,
      show: rupees,
      plausible: value => value.gt(0) && value.lt(sum) && value.mul(100).d === 1n,
      slips: [
        slip('took_inverse_for_direct', wanted, calc`${sum} * ${one} / ${all}`)`
          ${here} divides directly in the ratio $${one} : ${two}$. The part that earns more per cent has to be the
          smaller one if both are to bring equal interest.`,
        slip('left_out_a_factor', wanted, calc`${sum} * ${b} / (${a} + ${b})`)`
          ${here} leaves out the times. The parts earn for $${s}$ and $${t}$ years, and simple interest grows with
          the years.`,
        slip('left_out_a_factor', wanted, calc`${sum} * ${t} / (${s} + ${t})`)`
          ${here} leaves out the rates. One part earns ${a}% a year and the other ${b}%.`,
        slip('assumed_equal_parts', wanted, calc`${sum} / 2`)`
          ${here} makes the two parts equal. The interest is equal, not the parts: they earn different per cents.`,
        slip('left_out_a_factor', wanted, calc`${sum} * ${a} / (${a} + ${b})`)`
          ${here} divides in the ratio of the rates. More rate needs less money for the same interest, and the times
          count too.`,
        slip('left_out_a_factor', wanted, calc`${sum} * ${s} / (${s} + ${t})`)`
          ${here} divides in the ratio of the times. A longer time needs less money for the same interest, and the
          rates count too.`,
      ],
      snapRead: text`Equal simple interest on two parts: the parts are inversely as rate times time.`,
      approach: text`Find how many per cent of itself each part earns in its whole time. For equal interest the parts
        are in the inverse ratio of these per cents, and so the sum can be divided.`,
      check: text`The first part earns $${wanted} \times ${one}\% = ${wanted.mul(one).div(100)}$ and the second
        $${sum.sub(wanted)} \times ${two}\% = ${sum.sub(wanted).mul(two).div(100)}$, the same.`,
      principle: text`For equal simple interest the sums are inversely as rate times time, because the product of the
        three is the same.`,
    };
  },
);

/** AR.INT.6 Easy: a part from the whole interest, and equal interest. */
export const partsAtTwoRates: readonly AnyTemplate[] = [
  ...situation<Split>({
    type: 'AR.INT.6',
    situation: 'two-deposits',
    tries: 20,
    draw: draw => {
      const [low, high] = [draw.int(4, 9), draw.int(6, 14)];
      const [one, two] = [draw.int(20, 260), draw.int(20, 260)];
      const ratio = one / two;
      return high <= low + 1 || one === two || ratio > 3 || ratio < 0.33
        ? null
        : { low, high, one, two, ...draw.pick(savers), frame: draw.int(0, 2) };
    },
    forms: [part],
  }),
  ...situation<Equal>({
    type: 'AR.INT.6',
    situation: 'equal-interest',
    tries: 20,
    draw: draw => {
      const [a, b, s, t] = [draw.int(4, 12), draw.int(4, 12), draw.int(2, 6), draw.int(2, 6)];
      const unit = draw.step(50, 900, 50);
      return a === b || s === t || a * s === b * t
        ? null
        : { a, b, s, t, unit, ...draw.pick(savers), frame: draw.int(0, 1) };
    },
    forms: [first],
  }),
];
