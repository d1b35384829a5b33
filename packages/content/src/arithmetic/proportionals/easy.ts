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
      because: text`From the first to the second it is the same factor as from the second to the third. With 4, 6
          and 9 each is one and a half times the one before; the differences 2 and 3 are not equal.`,
      works: (_value, working) => tex`\frac{x}{${small}} = \frac{${large}}{x} \Rightarrow x^2 = ${working}`,
    })`
        Let the middle ${what} be $x$ rupees. It is to ₹${small} as ₹${large} is to it. Multiply crosswise.`;
    const wanted = step(() => Math.sqrt(square.valueOf()), {
      name: text`the middle ${what}`,
      works: value => tex`x = \sqrt{${square}} = ${value}`,
      because: text`The unknown was multiplied by itself, so the root undoes this. A ${what} is positive, so the
          negative root does not count.`,
    })`
        The middle ${what} is the positive root of this number. Find it.`;
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
            You used the middle of the two: ${here}. Then the differences are equal, but the ratios have to be.`,
        slip('inverted_the_ratio', wanted, calc`${large} * ${large} / ${small}`)`
            You went on after ₹${small} and ₹${large}: ${here}. That would be the next one after the ${high} ${what},
            not the one between them.`,
        slip('halved_needlessly', wanted, calc`sqrt(${small} * ${large}) / 2`)`
            You halved the root: ${here}. This number times itself is not $${square}$.`,
        slip('subtracted_for_added', wanted, calc`(${large} - ${small}) / 2`)`
            You halved the difference of the ${low} and the ${high} ${what}: ${here}. Their ratio matters, not their
            difference.`,
        slip('subtracted_for_added', wanted, calc`${large} - ${small}`)`
            You subtracted the two known amounts: ${here}. Their ratio matters, not their difference.`,
        slip('forgot_the_root', wanted, calc`${small} * ${large} / 100`)`
            You used one amount as a per cent of the other: ${here}. The root of the product is needed.`,
      ],
      snapRead: text`Two ratios are equal and have the middle ${what} in common. It is the mean proportional of
        ₹${small} and ₹${large}.`,
      approach: text`Write the two equal ratios and multiply crosswise. The square of the middle ${what} is the
        product of the other two.`,
      check: () => {
        const [x = wanted, y = wanted] = ratioOf(wanted, small);
        const [u = wanted, v = wanted] = ratioOf(large, wanted);
        return text`₹${wanted} to ₹${small} is $${x} : ${y}$, and ₹${large} to ₹${wanted} is $${u} : ${v}$.`;
      },
      principle: text`The mean proportional of two numbers is the root of their product, and it is below half of their
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
      because: text`For 7 and 3 the sum is 10 and the difference 4, and $10 + 4 = 14$ is twice 7: the sum holds
          the smaller one, and the difference fills it up to the larger one.`,
    })`
        Let the sum have $${p}$ parts and the difference $${r}$. The sum and the difference together are twice the
        larger one. Add.`;
    const less = step(calc`${p} - ${r}`, {
      name: 'twice the smaller one, in parts',
      because: text`The sum holds both amounts. Without the difference the larger one has shrunk to the smaller,
          so two equal amounts are left.`,
    })`
        The sum without the difference is twice the smaller one. Subtract.`;
    const terms = step(() => ratioOf(more, less), {
      name: text`the ratio of the two amounts`,
      works: ([x = more, y = less]) =>
        x.equals(more) ? tex`${more} : ${less}` : tex`${more} : ${less} = ${x} : ${y}`,
      because: text`A ratio does not change when both terms are divided by the same number, so the two need not be
          halved first. The size of one part is not needed either.`,
    })`
        Both are doubled, and the factor $2$ cancels in a ratio. Write the ratio in lowest terms.`;
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
            You used $${p} : ${r}$, the ratio of the sum to the difference. The question asks for the ratio of the two
            amounts.`,
        slip('took_the_whole_for_a_part', terms, ratioOf(p + r, p))`
            You compared twice the larger amount with the sum, $${p + r} : ${p}$. Compare it with twice the smaller
            amount.`,
        slip('took_a_part_for_the_whole', terms, ratioOf(p, p - r))`
            You compared the sum with twice the smaller amount, $${p} : ${p - r}$. Compare twice the larger amount
            with it.`,
        slip('did_not_halve', terms, ratioOf(r, p - r))`
            You used the difference as the larger amount and the rest of the sum as the smaller: $${r} : ${p - r}$.
            The larger amount is half of sum and difference together.`,
        slip('forgot_to_square', terms, ratioOf(p * p, r * r))`
            You squared the given ratio: $${p * p} : ${r * r}$. Its terms have to be added and subtracted.`,
        slip('did_not_halve', terms, ratioOf(p + 2 * r, p - r))`
            You added the difference twice for the larger amount: $${p + 2 * r} : ${p - r}$. Sum and difference
            together are already twice the larger amount.`,
        slip('left_out_a_term', terms, ratioOf(p + r, r))`
            You compared twice the larger amount with the difference, $${p + r} : ${r}$. Compare it with twice the
            smaller amount.`,
      ],
      snapRead: text`The ratio of the sum to the difference is known, and the ratio of the two amounts is asked.`,
      approach: text`The sum and the difference together are twice the larger amount, and the sum without the
        difference is twice the smaller one. So add and subtract the terms.`,
      check: () => {
        const [x = more, y = less] = terms;
        return text`For $${x}$ and $${y}$ the sum is $${x.add(y)}$ and the difference $${x.sub(y)}$, in the ratio
        ${ratio(ratioOf(x.add(y), x.sub(y)))}.`;
      },
      principle: text`If the ratio of a sum to a difference is known, add and subtract its terms to find the ratio of
        the two numbers.`,
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
