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
      because: text`Every rupee earns at least ${low}%, so only the rest of the interest comes from the higher rate.`,
    })`
      Suppose that all the money were at ${low}%.`;
    const more = step(calc`${interest} - ${least}`, { name: 'the interest above that' })`
      The real interest is higher. Find by how much.`;
    const gap = find(calc`${high}% - ${low}%`);
    const wanted = step(
      calc`${more} ÷ ${gap}%`,
      (_value, working) => tex`x \times ${gap}\% = ${more} \Rightarrow x = ${working}`,
    )`
      Let $x$ be the part at ${high}%. It earns ${gap}% more than was supposed.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} invests ₹${sum} in two parts at simple interest, one at ${low}% and the other at ${high}% per
            year. The interest of the first year is ₹${interest}
            in all. How much is invested at ${high}%?`
          : frame === 1
            ? text`Of a sum of ₹${sum}, a part is lent at ${low}% and the rest at ${high}% per annum. Together they
              bring ₹${interest} of interest in a year. Find the
              part that is lent at ${high}%.`
            : text`${who} has two deposits of ₹${sum} together. The bank pays ${low}% a year on one and ${high}% on the
              other, ₹${interest} altogether in one year. What
              is the deposit with ${high}%?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(sum),
      slips: [
        slip('swapped_the_two', wanted, calc`${sum} - ${more} ÷ ${gap}%`)`
          ${here} is the part at ${low}%.`,
        slip('assumed_equal_parts', wanted, calc`${sum} / 2`)`
          ${here} takes equal parts; then the interest would be ₹${sum.mul(low + high).div(200)}.`,
        slip('divided_by_the_wrong_number', wanted, calc`${more} ÷ ${high}%`)`
          ${here} divides the additional interest by ${high}%. Only the difference of the rates is additional.`,
        slip('divided_by_the_wrong_number', wanted, calc`${more} ÷ ${low}%`)`
          ${here} divides the additional interest by ${low}%.`,
        slip('assumed_a_proportion', wanted, calc`${sum} * ${high} / (${low} + ${high})`)`
          ${here} divides the money in the ratio of the rates.`,
        slip('assumed_a_proportion', wanted, calc`${sum} * ${low} / (${low} + ${high})`)`
          ${here} divides the money inversely to the rates.`,
        slip('divided_by_the_wrong_number', wanted, calc`${interest} ÷ (${high}% + ${low}%)`)`
          ${here} divides all the interest by the sum of the rates.`,
      ],
      snapRead: text`Two parts at two rates and the interest in all: suppose one rate for everything.`,
      approach: text`Take the lower rate for all the money. What the real interest is above it comes from the
        difference of the rates on one part.`,
      check: text`₹${wanted} at ${high}% and ₹${sum.sub(wanted)} at ${low}% bring ₹${wanted.mul(high).div(100)} and
        ₹${sum.sub(wanted).mul(low).div(100)}.`,
      principle: text`With two rates suppose the same for all; the difference then belongs to one part only.`,
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
      because: text`Simple interest is sum times rate times time; equal interest needs sums inversely as rate times
        time.`,
    })`
      In the whole time the first part earns $${a} \times ${s} = ${one}$ per cent. Find it for the second part.`;
    const all = step(calc`${one} + ${two}`, { name: 'the parts of the ratio' })`
      For equal interest the sums are inversely as these: $${two} : ${one}$. Add the terms.`;
    const wanted = step(calc`${sum} * ${two} / ${all}`)`
      Take the share of the first part.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} divides ₹${sum} into two parts. The first is lent at ${a}% for $${s}$ years, the second at
            ${b}% for $${t}$ years, both at simple interest, and the
            interest is the same on both. What is the first part?`
          : text`At simple interest, a deposit at ${a}% per annum has earned in $${s}$ years as much as another deposit
            at ${b}% per annum in $${t}$ years. Together the two
            deposits are ₹${sum}. Find the deposit at ${a}%.`,
      show: rupees,
      plausible: value => value.gt(0) && value.lt(sum) && value.mul(100).d === 1n,
      slips: [
        slip('took_inverse_for_direct', wanted, calc`${sum} * ${one} / ${all}`)`
          ${here} divides directly in the ratio $${one} : ${two}$. The part that earns more per cent has to be
            smaller.`,
        slip('left_out_a_factor', wanted, calc`${sum} * ${b} / (${a} + ${b})`)`
          ${here} leaves out the times.`,
        slip('left_out_a_factor', wanted, calc`${sum} * ${t} / (${s} + ${t})`)`
          ${here} leaves out the rates.`,
        slip('assumed_equal_parts', wanted, calc`${sum} / 2`)`
          ${here} makes the parts equal, not the interest.`,
        slip('left_out_a_factor', wanted, calc`${sum} * ${a} / (${a} + ${b})`)`
          ${here} divides in the ratio of the rates.`,
        slip('left_out_a_factor', wanted, calc`${sum} * ${s} / (${s} + ${t})`)`
          ${here} divides in the ratio of the times.`,
      ],
      snapRead: text`Equal simple interest on two parts: the parts are inversely as rate times time.`,
      approach: text`Find how many per cent each part earns in its whole time and divide the sum inversely.`,
      check: text`$${wanted} \times ${one}\% = ${wanted.mul(one).div(100)}$ and $${sum.sub(wanted)} \times ${two}\% =
        ${sum.sub(wanted).mul(two).div(100)}$.`,
      principle: text`Equal products: sums are inversely as rate times time.`,
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
