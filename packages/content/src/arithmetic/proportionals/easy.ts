import type Fraction from 'fraction.js';
import { gcd, isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { ratio, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

interface Middle {
  small: number;
  large: number;
  frame: number;
}

const middle = form<Middle>(
  'mean-proportional',
  {
    band: 'Easy',
    seconds: 40,
    entry: true,
    verify: ({ small, large }) => {
      for (let x = small; x < large; x += 1) if (x * x === small * large) return x;
      throw new Error('no price fits');
    },
  },
  ({ small, large, frame }, { step }) => {
    const [what, low, high] =
      frame === 0
        ? ['price', 'small', 'large']
        : frame === 1
          ? ['prize', 'third', 'first']
          : ['fee', 'first', 'third'];
    const square = step(calc`${small} * ${large}`, {
      name: text`the square of the middle ${what}`,
      because: text`The factor from the first to the second is the same as that from the second to the third.`,
      works: (_value, working) => tex`\frac{x}{${small}} = \frac{${large}}{x} \Rightarrow x^2 = ${working}`,
    })`
      Let the middle ${what} be $x$ rupees. The two ratios of neighbours are equal; multiply crosswise.`;
    const wanted = step(
      () => Math.sqrt(square.valueOf()),
      value => tex`x = \sqrt{${square}} = ${value}`,
    )`
      Take the root.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A tea stall sells cups of three sizes. The price of the middle size is as many times the price of the
            small size as the price of the large size is times that of the middle size. A small cup costs ₹${small} and
            a large one ₹${large}. What is the price of a cup of the middle size?`
          : frame === 1
            ? text`The three prizes of a contest are in continued proportion. The third prize is ₹${small} and the first
              prize is ₹${large}. Find the second prize.`
            : text`The fees of three courses are such that the first is to the second as the second is to the third. If
              the first fee is ₹${small} and the third ₹${large}, how much is the second fee?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('mixed_up_kinds_of_progression', wanted, calc`(${small} + ${large}) / 2`)`
          ${here} makes the differences equal, not the ratios.`,
        slip('inverted_the_ratio', wanted, calc`${large} * ${large} / ${small}`)`
          ${here} continues the proportion beyond the ${high} ${what}: it would come after ₹${small} and ₹${large}.`,
        slip('halved_needlessly', wanted, calc`sqrt(${small} * ${large}) / 2`)`
          ${here} halves the root, as for a mean of two numbers. Multiplied with itself it does not give $${square}$.`,
        slip('subtracted_for_added', wanted, calc`(${large} - ${small}) / 2`)`
          ${here} is half of the difference of the ${low} and the ${high} ${what}.`,
        slip('subtracted_for_added', wanted, calc`${large} - ${small}`)`
          ${here} is the difference of the two known amounts; their ratio counts here.`,
        slip('forgot_the_root', wanted, calc`${small} * ${large} / 100`)`
          ${here} takes a per cent of one amount for the other. The root of the product is needed.`,
      ],
      snapRead: text`Two equal ratios with a common middle term: it is the mean proportional of ₹${small} and
        ₹${large}.`,
      approach: text`Write the two equal ratios and multiply crosswise: the square of the middle term is the product of
        the outer ones.`,
      check: () => {
        const [x = wanted, y = wanted] = ratioOf(wanted, small);
        const [u = wanted, v = wanted] = ratioOf(large, wanted);
        return text`₹${wanted} to ₹${small} is $${x} : ${y}$, and ₹${large} to ₹${wanted} is $${u} : ${v}$.`;
      },
      principle: text`The mean proportional of two numbers is the root of their product, and lies below half their
        sum.`,
    };
  },
);

interface SumToDifference {
  p: number;
  r: number;
  one: string;
  two: string;
  what: string;
  frame: number;
}

const pairs = [
  { one: 'Nandini', two: 'Farhan', what: 'savings' },
  { one: 'Lakshmi', two: 'Joseph', what: 'scores' },
  { one: 'Gurpreet', two: 'Tenzin', what: 'salaries' },
] as const;

const parted = form<SumToDifference, readonly Fraction[]>(
  'ratio-from-sum-and-difference',
  {
    band: 'Easy',
    seconds: 40,
    verify: ({ p, r }) => {
      for (let y = 1; y < 200; y += 1)
        for (let x = y + 1; x < 400; x += 1)
          if ((x + y) * r === (x - y) * p && gcd(x, y) === 1) return [x, y];
      throw new Error('no ratio fits');
    },
  },
  ({ p, r, one, two, what, frame }, { step }) => {
    const more = step(calc`${p} + ${r}`, {
      name: 'twice the larger one, in parts',
      because: text`Sum and difference are known up to one common factor, and that factor cancels in the ratio.`,
    })`
      Let the sum have $${p}$ parts and the difference $${r}$. Sum plus difference is twice the larger one.`;
    const less = step(calc`${p} - ${r}`, { name: 'twice the smaller one, in parts' })`
      Sum minus difference is twice the smaller one.`;
    const terms = step(
      () => ratioOf(more, less),
      ([x = more, y = less]) =>
        x.equals(more) ? tex`${more} : ${less}` : tex`${more} : ${less} = ${x} : ${y}`,
    )`
      The factor $2$ is in both: write the ratio in lowest terms.`;
    return {
      answer: terms,
      stem:
        frame === 0
          ? text`The sum of the ${what} of ${one} and ${two} and the difference of the two are in the ratio
            $${p} : ${r}$. If ${one} has the larger amount, in what ratio are the ${what} of ${one} and ${two}?`
          : text`Together ${one} and ${two} have $\frac{${p}}{${r}}$ times as much as the amount by which ${one} is
            ahead
            of ${two}; the amounts are their ${what}. Find the ratio of the ${what} of ${one} to the ${what} of
            ${two}.`,
      show: ratio,
      size: ([x = q(1), y = q(1)]) => x.div(y).valueOf(),
      plausible: list => list.every(isCount),
      onSight: ([x = q(1), y = q(1)]) => x.gt(y),
      slips: [
        slip('took_ratio_terms_for_amounts', terms, ratioOf(p, r))`
          $${p} : ${r}$ is the ratio of the sum to the difference, not of the two amounts.`,
        slip('took_the_whole_for_a_part', terms, ratioOf(p + r, p))`
          $${p + r} : ${p}$ compares twice the larger amount with the sum.`,
        slip('took_a_part_for_the_whole', terms, ratioOf(p, p - r))`
          $${p} : ${p - r}$ compares the sum with twice the smaller amount.`,
        slip('did_not_halve', terms, ratioOf(r, p - r))`
          $${r} : ${p - r}$ takes the difference for the larger amount, and what is left of the sum for the smaller.`,
        slip('forgot_to_square', terms, ratioOf(p * p, r * r))`
          $${p * p} : ${r * r}$ squares the given ratio. Adding and subtracting its terms is enough.`,
        slip('did_not_halve', terms, ratioOf(p + 2 * r, p - r))`
          $${p + 2 * r} : ${p - r}$ adds the difference twice for the larger amount.`,
        slip('left_out_a_term', terms, ratioOf(p + r, r))`
          $${p + r} : ${r}$ compares twice the larger amount with the difference.`,
      ],
      snapRead: text`Sum and difference in a ratio: add and subtract the terms.`,
      approach: text`Sum plus difference gives twice the larger amount, sum minus difference twice the smaller one.`,
      check: () => {
        const [x = more, y = less] = terms;
        return text`For $${x}$ and $${y}$ the sum is $${x.add(y)}$ and the difference $${x.sub(y)}$, in the ratio
        ${ratio(ratioOf(x.add(y), x.sub(y)))}.`;
      },
      principle: text`If sum to difference is known, the ratio itself is sum plus difference to sum minus difference.`,
    };
  },
);

/** AR.RAT.5 Easy: the mean proportional, and a ratio from sum and difference. */
export const meanAndParts: readonly AnyTemplate[] = [
  ...situation<Middle>({
    type: 'AR.RAT.5',
    situation: 'middle-of-three',
    tries: 30,
    draw: draw => {
      const [m, n] = [draw.int(2, 8), draw.int(3, 12)];
      const unit = draw.pick([5, 10, 20, 25, 40, 50, 60, 75, 80, 100]);
      return gcd(m, n) > 1 || n <= m || n > 3 * m || n - m < 1 || (unit * (m * m + n * n)) % 2 > 0
        ? null
        : { small: unit * m * m, large: unit * n * n, frame: draw.int(0, 2) };
    },
    forms: [middle],
  }),
  ...situation<SumToDifference>({
    type: 'AR.RAT.5',
    situation: 'sum-to-difference',
    tries: 30,
    draw: draw => {
      const [p, r] = [draw.int(4, 25), draw.int(2, 12)];
      return gcd(p, r) > 1 || 2 * r >= 2 * p || p > 6 * r
        ? null
        : { p, r, ...draw.pick(pairs), frame: draw.int(0, 1) };
    },
    forms: [parted],
  }),
];
