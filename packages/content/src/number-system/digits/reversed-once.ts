import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { isCount, upTo } from '../whole.ts';

const reversed = (n: number) => Number([...`${n}`].reverse().join(''));

interface Known {
  /** Sum of the digits, and what the reversed number is larger by. */
  sum: number;
  gap: number;
  /** Whether the number itself or its reverse is asked as the smaller one. */
  frame: number;
}

const fromSumAndChange = form({
  form: 'product-from-sum-and-change',
  band: 'Easy',
  entry: true,
  seconds: 50,
  stem: ({ sum, gap, frame }: Known) =>
    frame === 0
      ? `The digits of a two-digit number add up to $${sum}$. When they are interchanged, the number increases by $${9 * gap}$. What is the product of the digits?`
      : frame === 1
        ? `A clerk writes a two-digit amount in rupees with its digits interchanged, so that it becomes ₹${9 * gap} too high. If the digits add up to $${sum}$, find their product.`
        : `Let $N$ be a two-digit number with digit sum $${sum}$, and let $R$ be $N$ with its digits reversed. If $R - N = ${9 * gap}$, what do we get by multiplying the two digits?`,
  path: path<Known>()
    .step(
      'apart',
      ({ gap }) => q(gap),
      'Exchanging the digits changes the number by 9 times their difference.',
      ({ gap }, { apart }) => `(10u + t) - (10t + u) = 9(u - t) = ${9 * gap} \\Rightarrow u - t = ${apart}`,
    )
    .step(
      'units',
      ({ sum }, { apart }) => q(sum).add(apart).div(2),
      'With the sum, the units digit follows.',
      ({ sum }, { apart, units }) => `u = \\frac{${sum} + ${apart}}{2} = ${units}`,
    )
    .quiet('tens', ({ sum }, { units }) => q(sum).sub(units))
    .step(
      'product',
      (_p, { tens, units }) => tens.mul(units),
      'Multiply the two digits.',
      (_p, { tens, units, product }) =>
        `t = ${tens}, \\; u = ${units}: \\quad ${tens} \\times ${units} = ${product}`,
    ),
  slips: [
    {
      misconception: 'difference_taken_as_digit',
      at: 'units',
      wrongly: ({ sum }, { apart }) =>
        sum - Number(apart) < 10 && sum > Number(apart) ? q(sum).sub(apart) : null,
      words: (_p, { apart, units }) =>
        `The digits were taken as $${units}$ and $${apart}$, with the difference as a digit; it is the distance of the two.`,
    },
    {
      misconception: 'whole_difference_on_half_sum',
      at: 'units',
      wrongly: ({ sum }, { apart }) =>
        sum % 2 === 0 && sum / 2 + Number(apart) < 10 ? apart.add(sum / 2) : null,
      words: ({ sum }, { apart, units }) =>
        `Here the whole difference was added to half of the sum, $${sum / 2} + ${apart} = ${units}$; only half of it may be added.`,
    },
    {
      misconception: 'nearer_pair_with_right_sum',
      at: 'units',
      wrongly: (_p, { units }) => units.sub(1),
      words: ({ sum, gap }, { units, tens }) =>
        `$${tens}$ and $${units}$ add up to $${sum}$, but interchanging them changes the number by $${9 * Math.abs(Number(units) - Number(tens))}$, not by $${9 * gap}$.`,
    },
    {
      misconception: 'wider_pair_with_right_sum',
      at: 'units',
      wrongly: (_p, { units, tens }) => (units.lt(9) && tens.gt(1) ? units.add(1) : null),
      words: ({ sum, gap }, { units, tens }) =>
        `$${tens}$ and $${units}$ have the sum $${sum}$, but their difference is too large for a change of $${9 * gap}$.`,
    },
    {
      misconception: 'widest_pair_with_right_sum',
      at: 'units',
      wrongly: ({ sum }, { units }) => {
        const largest = Math.min(9, sum - 1);
        return units.lt(largest - 1) ? q(largest) : null;
      },
      words: ({ sum }, { units, tens }) =>
        `Of the pairs with the sum $${sum}$, the digits $${tens}$ and $${units}$ lie farthest apart; the given change asks for a smaller distance.`,
    },
    {
      misconception: 'equal_digits',
      at: 'units',
      wrongly: ({ sum }) => (sum % 2 === 0 ? q(sum / 2) : null),
      words: (_p, { units }) =>
        `Two equal digits, $${units}$ and $${units}$, would leave the number unchanged when they are interchanged.`,
    },
    {
      misconception: 'nearest_digits',
      at: 'units',
      wrongly: ({ sum }, { units }) => (sum % 2 === 1 && units.gt((sum + 3) / 2) ? q((sum + 1) / 2) : null),
      words: ({ sum }, { units, tens }) =>
        `Neighbouring digits such as $${tens}$ and $${units}$ fit the sum $${sum}$, but change the number by 9 only.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'Two digits: their sum is given, and what interchanging them does. Their product is wanted.',
  approach: () =>
    'The exchange gives the difference of the digits, since tens and units count 10 and 1. Sum and difference give both digits.',
  check: ({ gap }, { tens, units }) =>
    `The number is $${tens}${units}$: $${units}${tens} - ${tens}${units} = ${9 * (Number(units) - Number(tens))}$, which is $9 \\times ${gap}$.`,
  principle:
    'Exchanging the digits of a two-digit number changes it by 9 times the difference of the digits.',
  verify: ({ sum, gap }) => {
    for (let n = 10; n < 100; n += 1)
      if (Math.floor(n / 10) + (n % 10) === sum && reversed(n) - n === 9 * gap && n % 10 > 0)
        return q(Math.floor(n / 10) * (n % 10));
    throw new Error('no such number');
  },
});

const known = situation<Known>({
  type: 'NS.DIG.1',
  situation: 'sum-and-exchange',
  tries: 20,
  draw: draw => {
    const [t, u] = [draw.int(1, 8), draw.int(2, 9)];
    return u > t ? { sum: t + u, gap: u - t, frame: u % 3 } : null;
  },
  forms: [fromSumAndChange],
});

interface Larger {
  digits: 2 | 3;
  gap: number;
  way: 'at least' | 'at most' | 'exactly';
  frame: number;
}

const unit = ({ digits }: Larger) => (digits === 2 ? 9 : 99);
const middles = ({ digits }: Larger) => (digits === 2 ? 1 : 10);
const fits = ({ gap, way }: Larger, apart: number) =>
  apart > 0 && (way === 'at least' ? apart >= gap : way === 'at most' ? apart <= gap : apart === gap);
const size = ({ digits }: Larger) => (digits === 2 ? 'two-digit' : 'three-digit');

const countLarger = form({
  form: 'numbers-that-grow-when-reversed',
  revision: 4,
  band: 'Easy',
  entry: true,
  seconds: 55,
  stem: (p: Larger) => {
    const by = p.way === 'exactly' ? `by exactly ${unit(p) * p.gap}` : `by ${p.way} ${unit(p) * p.gap}`;
    const asked =
      p.frame === 0
        ? `How many ${size(p)} numbers become larger ${by} when their digits are written in reverse order?`
        : p.frame === 1
          ? `Kabir reads a ${size(p)} house number from right to left, and the number he reads is greater than the true one${p.way === 'at most' ? ', but by no more than' : p.way === 'at least' ? ', by no less than' : ' by exactly'} ${unit(p) * p.gap}. How many such house numbers are there?`
          : `For a ${size(p)} number $N$, let $R$ be the number with its digits in reverse order. How many $N$ are there with $R > N$ and $R - N$ ${p.way === 'exactly' ? 'equal to' : p.way} $${unit(p) * p.gap}$?`;
    return p.digits === 3
      ? `${asked} (Reversing changes a three-digit number by $99$ times the difference of its outer digits.)`
      : asked;
  },
  path: path<Larger>()
    .step(
      'apart',
      ({ gap }) => q(gap),
      p =>
        `Reversing changes the number by ${unit(p)} times the difference of the outer digits. Translate the condition.`,
      (p, { apart }) =>
        `R - N = ${unit(p)}(u - h): \\quad u - h ${p.way === 'exactly' ? '=' : p.way === 'at least' ? '\\ge' : '\\le'} ${apart}`,
    )
    .step(
      'pairs',
      p =>
        q(
          upTo(8)
            .filter(apart => fits(p, apart))
            .reduce((sum, apart) => sum + 9 - apart, 0),
        ),
      'For a difference $k$ the first digit runs from 1 to $9 - k$. Count the pairs of outer digits.',
      (p, { pairs }) =>
        `${upTo(8)
          .filter(apart => fits(p, apart))
          .map(apart => 9 - apart)
          .join(' + ')} = ${pairs}`,
    )
    .quiet('middle', p => q(middles(p)))
    .step(
      'count',
      (_p, { pairs, middle }) => pairs.mul(middle),
      ({ digits }) => (digits === 2 ? 'There are no other digits.' : 'The middle digit stays and is free.'),
      (_p, { pairs, middle, count }) => `${pairs} \\times ${middle} = ${count}`,
    ),
  slips: [
    {
      misconception: 'first_digit_zero_allowed',
      at: 'pairs',
      wrongly: p =>
        q(
          upTo(9)
            .filter(apart => fits(p, apart))
            .reduce((sum, apart) => sum + 10 - apart, 0),
        ),
      words: () => 'First digits 0 were counted too; a number does not begin with 0.',
    },
    {
      misconception: 'last_difference_left_out',
      at: 'pairs',
      wrongly: p =>
        q(
          upTo(7)
            .filter(apart => fits(p, apart) && (p.way === 'exactly' || apart > p.gap))
            .reduce((sum, apart) => sum + 9 - apart, 0),
        ),
      words: p =>
        `The difference $${p.gap}$ itself was left out; a change of exactly $${unit(p) * p.gap}$ is allowed.`,
    },
    {
      misconception: 'only_the_given_difference',
      at: 'pairs',
      wrongly: p => (p.way === 'exactly' ? null : q(9 - p.gap)),
      words: p => `Only a change of exactly $${unit(p) * p.gap}$ was counted; '${p.way}' allows others.`,
    },
    {
      misconception: 'both_directions_counted',
      at: 'pairs',
      wrongly: (_p, { pairs }) => pairs.mul(2),
      words: () => 'Numbers that become smaller were counted as well.',
    },
    {
      misconception: 'middle_digit_nine_ways',
      at: 'middle',
      wrongly: ({ digits }) => (digits === 3 ? q(9) : null),
      words: () => 'The middle digit was given 9 values; it may be 0 as well.',
    },
    {
      misconception: 'middle_digit_forgotten',
      at: 'middle',
      wrongly: ({ digits }) => (digits === 3 ? q(1) : null),
      words: (_p, { pairs }) => `$${pairs}$ pairs of outer digits were found; the middle digit is free.`,
    },
    {
      misconception: 'opposite_bound',
      at: 'pairs',
      wrongly: p =>
        p.way === 'exactly'
          ? null
          : q(
              upTo(8)
                .filter(apart => (p.way === 'at least' ? apart < p.gap : apart > p.gap))
                .reduce((sum, apart) => sum + 9 - apart, 0),
            ),
      words: p => `The pairs on the other side of $${p.gap}$ were counted.`,
    },
    {
      misconception: 'wrong_unit_of_change',
      at: 'pairs',
      wrongly: p =>
        p.gap > 1
          ? q(
              upTo(8)
                .filter(apart => fits({ ...p, gap: p.gap - 1 }, apart))
                .reduce((sum, apart) => sum + 9 - apart, 0),
            )
          : null,
      words: p =>
        `A difference of $${p.gap - 1}$ was used as the bound; it changes the number by $${unit(p) * (p.gap - 1)}$ only.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `${p.digits === 2 ? 'Two' : 'Three'} digits in reverse order and a bound for the change; numbers are to be counted.`,
  approach: p =>
    `The change is ${unit(p)} times the difference of the outer digits, so the bound is one for that difference. Count the pairs difference by difference.`,
  check: p => {
    const n = upTo(999).find(x => `${x}`.length === p.digits && fits(p, (reversed(x) - x) / unit(p))) ?? 0;
    return `The smallest of them is $${n}$: $${reversed(n)} - ${n} = ${reversed(n) - n}$.`;
  },
  principle:
    'Reversing changes a two-digit number by 9 times, a three-digit number by 99 times the difference of the outer digits.',
  verify: p =>
    q(
      upTo(999).filter(
        n =>
          `${n}`.length === p.digits &&
          n % 10 > 0 &&
          reversed(n) > n &&
          (p.way === 'at least'
            ? reversed(n) - n >= unit(p) * p.gap
            : p.way === 'at most'
              ? reversed(n) - n <= unit(p) * p.gap
              : reversed(n) - n === unit(p) * p.gap),
      ).length,
    ),
});

const larger = situation<Larger>({
  type: 'NS.DIG.1',
  situation: 'grows-when-reversed',
  tries: 20,
  draw: draw => {
    const p: Larger = {
      digits: draw.pick([2, 3]),
      gap: draw.int(1, 8),
      way: draw.pick(['at least', 'at most', 'exactly']),
      frame: 0,
    };
    p.frame = p.gap % 3;
    const plainCase = p.digits === 2 && p.way === 'exactly';
    const trivial =
      (p.way === 'at least' && (p.gap < 2 || p.gap > 7)) || (p.way === 'at most' && (p.gap < 2 || p.gap > 7));
    return plainCase || trivial ? null : p;
  },
  forms: [countLarger],
});

/** NS.DIG.1 Easy: digits in reverse order, one relation. */
export const reversedOnce: readonly AnyTemplate[] = [...known, ...larger];
