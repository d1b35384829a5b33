import { digitsOf, isCount, sumOf, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const reversed = (n: number) => Number(digitsOf(n).reverse().join(''));

interface Known {
  /** Sum of the digits, and what the reversed number is larger by. */
  sum: number;
  gap: number;
  /** Whether the number itself or its reverse is asked as the smaller one. */
  frame: number;
}

const fromSumAndChange = form<Known>(
  'product-from-sum-and-change',
  {
    band: 'Easy',
    seconds: 50,
    entry: true,
    verify: ({ sum, gap }) => {
      for (let n = 10; n < 100; n += 1)
        if (Math.floor(n / 10) + (n % 10) === sum && reversed(n) - n === 9 * gap && n % 10 > 0)
          return q(Math.floor(n / 10) * (n % 10));
      throw new Error('no such number');
    },
  },
  ({ gap, sum, frame }, { step, find }) => {
    const thing = frame === 1 ? 'amount' : 'number';
    const apart = step(gap, {
      name: 'the difference of the digits',
      because: text`Units and tens count $1$ and $10$, so the exchange tells the difference of the digits, whatever
        they are.`,
      works: value => tex`(10u + t) - (10t + u) = 9(u - t) = ${9 * gap} \; \Rightarrow \; u - t = ${value}`,
    })`
      Let $t$ be the tens digit and $u$ the units digit, so that the ${thing} is $10t + u$. With the digits
      interchanged it is $10u + t$. Write down the increase.`;
    const units = step(calc`(${sum} + ${apart}) / 2`, {
      name: 'the units digit',
      because: text`The sum is $u + t$ and the difference is $u - t$. Added together they lose $t$ and leave $u$ two
          times, so halve the result.`,
      works: value => tex`(u + t) + (u - t) = 2u, \quad u = \frac{${sum} + ${apart}}{2} = ${value}`,
    })`
        The digits add up to $${sum}$. Add this sum and the difference: the result is twice the units digit.`;
    const tens = find(calc`${sum} - ${units}`, { name: 'the tens digit' });
    const product = step(
      calc`${tens} * ${units}`,
      value => tex`t = ${sum} - ${units} = ${tens}: \quad ${tens} \times ${units} = ${value}`,
    )`
      The tens digit is the rest of the sum. Then multiply the two digits, as the question asks for their product.`;
    const widest = Math.min(9, sum - 1);
    return {
      answer: product,
      stem:
        frame === 0
          ? text`The digits of a two-digit number add up to $${sum}$. When they are interchanged, the number increases
            by $${9 * gap}$. What is the product of the digits?`
          : frame === 1
            ? text`A clerk writes a two-digit amount in rupees with its digits interchanged, so that it becomes
              ₹${9 * gap} too high. If the digits add up to $${sum}$, find their product.`
            : text`Let $N$ be a two-digit number with digit sum $${sum}$, and let $R$ be $N$ with its digits reversed.
              If $R - N = ${9 * gap}$, what do we get by multiplying the two digits?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip(
          'used_a_wrong_given_number',
          units,
          sum - Number(apart) < 10 && sum > Number(apart) && calc`${sum} - ${apart}`,
        )`
          You used $${apart}$ as one of the digits. Interchanging the digits tells their difference, and $${apart}$ is
          that difference.`,
        slip(
          'did_not_halve',
          units,
          sum % 2 === 0 && sum / 2 + Number(apart) < 10 && calc`${apart} + ${sum} / 2`,
        )`
          You added the whole difference to half of the sum, ${here}. Only half of the difference may be added.`,
        slip('ignored_a_condition', units, calc`${units} - 1`)`
          $${tens}$ and $${units}$ add up to $${sum}$, but interchanging them changes the ${thing} by
          $${9 * Math.abs(Number(units) - Number(tens))}$, not by $${9 * gap}$.`,
        slip('ignored_a_condition', units, units.lt(9) && tens.gt(1) && calc`${units} + 1`)`
          $${tens}$ and $${units}$ have the sum $${sum}$, but they lie too far apart for a change of $${9 * gap}$.`,
        slip('ignored_a_condition', units, units.lt(widest - 1) && widest)`
          Of the pairs with the sum $${sum}$, the digits $${tens}$ and $${units}$ lie farthest apart. The change of
          $${9 * gap}$ asks for a smaller difference.`,
        slip('let_in_equal_values', units, sum % 2 === 0 && calc`${sum} / 2`)`
          Two equal digits, $${units}$ and $${units}$, would leave the ${thing} as it is when they are interchanged.`,
        slip(
          'ignored_a_condition',
          units,
          sum % 2 === 1 && units.gt((sum + 3) / 2) && calc`(${sum} + 1) / 2`,
        )`
          Neighbouring digits such as $${tens}$ and $${units}$ fit the sum $${sum}$, but interchanging them changes
          the ${thing} by $9$ only.`,
      ],
      snapRead: text`The sum of two digits is given, and what interchanging them does: that gives their difference,
        and then both digits.`,
      approach: text`Interchanging two digits changes the ${thing} by $9$ times their difference. Find the difference,
        get both digits from sum and difference, and multiply them.`,
      check: text`The ${thing} is $${tens}${units}$, and $${units}${tens} - ${tens}${units} =
        ${9 * (Number(units) - Number(tens))}$. The digits add up to $${tens} + ${units} = ${sum}$.`,
      principle: text`Interchanging the digits of a two-digit number changes it by $9$ times the difference of the
        digits.`,
    };
  },
);

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

const countLarger = form<Larger>(
  'numbers-that-grow-when-reversed',
  {
    band: 'Easy',
    seconds: 55,
    revision: 4,
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
  },
  (p, { step, find }) => {
    const { gap, way, digits, frame } = p;
    /** How many pairs of outer digits have a difference that fits. */
    const pairsWith = (fitting: (apart: number) => boolean, from = 9) =>
      sumOf(
        upTo(from - 1)
          .filter(fitting)
          .map(apart => from - apart),
      );
    const sign = way === 'exactly' ? '=' : way === 'at least' ? '\\ge' : '\\le';
    step(gap, {
      name: 'the bound for the difference of the outer digits',
      because:
        digits === 2
          ? text`In $10h + u$ the first digit counts ten times and the last once; reversed, it is the other way round.
            So each unit of difference moves the number by $10 - 1 = 9$.`
          : text`The first digit counts $100$ times and the last once; reversed, it is the other way round, and the
            middle digit keeps its place. So each unit of difference moves the number by $100 - 1 = 99$.`,
      works: value =>
        tex`${unit(p)}(u - h) ${sign} ${unit(p) * gap} \; \Rightarrow \; u - h ${sign} ${value}`,
    })`
      Let $h$ be the first digit and $u$ the last. Reversing the digits makes the number larger by $${unit(p)}(u -
      h)$. Put this into the condition.`;
    const pairs = step(
      pairsWith(k => fits(p, k)),
      {
        name: 'the number of pairs of outer digits',
        because: text`The first digit is at least $1$, as a number does not begin with $0$, and the last is at most $9$.
          For a difference of $8$, for example, only $1$ and $9$ are possible.`,
        works: value =>
          tex`${upTo(8)
            .filter(k => fits(p, k))
            .map(k => 9 - k)
            .join(' + ')} = ${value}`,
      },
    )`
      For a difference of $1$ the first digit can be $1$ to $8$, for $2$ it can be $1$ to $7$, and so on: $9$ less the
      difference. Add these counts for every difference that fits.`;
    const middle = find(middles(p), { name: 'how many middle digits there are' });
    const count = step(calc`${pairs} * ${middle}`, {
      because:
        digits === 2
          ? text`A two-digit number is known when its two digits are known, so no further choice is left.`
          : text`The middle digit does not change the difference, so each pair of outer digits goes with each of $0$ to
            $9$.`,
    })`
      ${
        digits === 2
          ? text`There are no other digits, so every pair is one number.`
          : text`The middle digit stays where it is and can be any of ten.`
      }`;
    const by = way === 'exactly' ? `by exactly ${unit(p) * gap}` : `by ${way} ${unit(p) * gap}`;
    const asked =
      frame === 0
        ? `How many ${size(p)} numbers become larger ${by} when their digits are written in reverse order?`
        : frame === 1
          ? `Kabir reads a ${size(p)} house number from right to left, and the number he reads is greater than the true one${way === 'at most' ? ', but by no more than' : way === 'at least' ? ', by no less than' : ' by exactly'} ${unit(p) * gap}. How many such house numbers are there?`
          : `For a ${size(p)} number $N$, let $R$ be the number with its digits in reverse order. How many $N$ are there with $R > N$ and $R - N$ ${way === 'exactly' ? 'equal to' : way} $${unit(p) * gap}$?`;
    const n = upTo(999).find(x => `${x}`.length === digits && fits(p, (reversed(x) - x) / unit(p))) ?? 0;
    return {
      answer: count,
      stem:
        digits === 3
          ? text`${asked} (Reversing changes a three-digit number by $99$ times the difference of its outer digits.)`
          : text`${asked}`,
      show: plain,
      plausible: isCount,
      slips: [
        slip(
          'let_zero_lead',
          pairs,
          pairsWith(k => fits(p, k), 10),
        )`
          You let the first digit be $0$ as well. A number does not begin with $0$.`,
        slip(
          'left_out_an_end_point',
          pairs,
          pairsWith(k => k < 8 && fits(p, k) && (way === 'exactly' || k > gap)),
        )`
          You left out the smallest and the largest difference, $${gap}$ and $8$. Both fit: a change of exactly
          $${unit(p) * gap}$ is allowed, and so are the outer digits $1$ and $9$.`,
        slip('mixed_up_exactly_and_at_least', pairs, way !== 'exactly' && calc`9 - ${gap}`)`
          You counted only a change of exactly $${unit(p) * gap}$. Here the change is ${way} that.`,
        slip('read_a_comparison_backwards', pairs, calc`${pairs} * 2`)`
          You also counted numbers that become smaller, which doubles the pairs of outer digits to $${pairs}$.`,
        slip('forgot_zero', middle, digits === 3 && 9)`
          You gave the middle digit $9$ values. It may be $0$ as well, since the number does not begin
          with it.`,
        slip('left_out_a_term', middle, digits === 3 && 1)`
          $${pairs}$ is the number of pairs of outer digits. The middle digit is free and was not counted.`,
        slip(
          'gave_the_complement',
          pairs,
          way !== 'exactly' && pairsWith(k => (way === 'at least' ? k < gap : k > gap)),
        )`
          You counted the pairs of outer digits whose difference is ${way === 'at least' ? 'less' : 'more'} than
          $${gap}$. For these the change is not ${way} $${unit(p) * gap}$.`,
        slip('left_out_a_factor', pairs, gap > 1 && pairsWith(k => fits({ ...p, gap: gap - 1 }, k)))`
          You used $${gap - 1}$ as the difference of the outer digits. It changes the number by
          $${unit(p) * (gap - 1)}$ only.`,
      ],
      snapRead: text`${digits === 2 ? 'Two' : 'Three'} digits are reversed and the change is ${way} a number: turn it
        into the difference of the outer digits and count pairs.`,
      approach: text`Reversing makes the number larger by $${unit(p)}$ times the difference of the outer digits, so
        the bound for the change is a bound for that difference. Count the pairs difference by difference.`,
      check: text`The smallest of these numbers is $${n}$: $${reversed(n)} - ${n} = ${reversed(n) - n}$, and
        $${reversed(n) - n} = ${unit(p)} \times ${(reversed(n) - n) / unit(p)}$.`,
      principle: text`Reversing changes a two-digit number by $9$ times and a three-digit number by $99$ times the
        difference of the outer digits.`,
    };
  },
);

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
