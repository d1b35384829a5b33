import type Fraction from 'fraction.js';
import { sumOf } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface DoubleRole {
  ware: string;
  /** The mark-up is so many times the discount, both in per cent. */
  times: number;
  /** The least profit, in per cent. */
  least: number;
  frame: number;
}

const wares = [
  'a wall clock',
  'a silk stole',
  'a mixer',
  'a leather belt',
  'a guitar',
  'a chess set',
] as const;
const words = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times'];
const often = (times: number) => words[times] ?? '';

/** The profit in per cent at a discount of x per cent. */
const profitAt = (times: number, x: number) => q((times - 1) * x).sub(q(times * x * x, 100));
/** Discounts below 100 % that are multiples of `step` and bring at least this profit. */
const discounts = (times: number, step: number, least: number) => {
  const list: number[] = [];
  for (let x = step; x < 100; x += step) if (profitAt(times, x).gte(least)) list.push(x);
  return list;
};
const profits = (times: number, xs: readonly number[]) => xs.map(x => profitAt(times, x));
const distinct = (list: readonly Fraction[]) =>
  list.filter((value, i) => list.findIndex(other => other.equals(value)) === i);
/** The least discount that makes times·x² a multiple of 100. */
const stepOf = (times: number) => {
  let step = 1;
  while ((times * step * step) % 100 !== 0) step += 1;
  return step;
};
const plus = (list: readonly Fraction[]) => list.map(value => numberTex(value)).join(' + ');

const wholeProfits = form<DoubleRole>(
  'sum-of-whole-profits',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.INQ.3', 'NS.NUM.5'],
    verify: ({ times, least }) => {
      const found = new Set<number>();
      for (let x = 1; x < 100; x += 1) {
        const price = (100 + times * x) * (100 - x);
        if (price % 100 === 0 && price / 100 - 100 >= least) found.add(price / 100 - 100);
      }
      return sumOf([...found]);
    },
  },
  ({ times, least, ware, frame }, { step, find }) => {
    const square = find(calc`${times} / 100`);
    const multiple = step(stepOf(times), {
      works: value =>
        tex`p = ${times - 1}x - \frac{${square.n === 1n ? '' : square.n}x^2}{${square.d}}: \quad ${square.d} \mid
          ${square.n === 1n ? '' : square.n}x^2 \Rightarrow ${value} \mid x`,
      name: 'the number that divides every possible discount per cent',
      because: text`$${times - 1}x$ is whole in any case, so only the fraction can spoil a whole profit. A
          fraction with the square of $x$ is whole when enough factors of its denominator are in $x$.`,
    })`
      Let the discount be $x\%$ and the profit $p\%$, and let ${ware} cost ₹100. Then the price is $(100 +
      ${times}x)\left(1 - \frac{x}{100}\right)$; multiply out and take away $100$. As $p$ is whole, the fraction must
      be whole, which decides what divides $x$.`;
    const possible = step(
      discounts(times, Number(multiple), least).map(x => q(x)),
      {
        name: text`the possible discounts`,
        works: value => tex`${value.map(x => `x = ${x}: ${profitAt(times, Number(x))}`).join(', \\; ')}`,
        because: text`A small discount goes with a small mark-up, and a large discount takes nearly all of a large
          mark-up away. In between the profit is greatest, so the same profit can come twice.`,
      },
    )`
        Find the profit for each multiple of $${multiple}$ below $100$, and keep those of at least ${least}%. The
        profit first rises and then falls again.`;
    const values = find(distinct(profits(times, possible.map(Number))));
    const total = step(calc`sum(${values})`, {
      because: text`The question asks for the values of the profit, not for the ways to reach them. A value that
          two discounts bring is still one value.`,
    })`
      Add the different profits. If two discounts bring the same profit, it counts once.`;
    const ordered = [...values].sort((a, b) => a.compare(b));
    const [lowest = q(0), highest = q(0)] = [ordered[0], ordered.at(-1)];
    const [first = q(0)] = possible;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`${personBy(times, least)} marks ${ware} $${times}x\%$ above cost and gives a discount of $x\%$ on
            the marked price,
            where $x$ is a positive integer. The profit, in per cent of the cost, is a whole number too, and at least
            $${least}$. What is the sum of all values that this percentage can take?`
          : frame === 1
            ? text`On ${ware} the mark-up percentage was ${often(times)} the discount percentage, and the profit
              percentage was not less than $${least}$. All three percentages were positive integers. Add up all
              different profit percentages that are possible.`
            : text`The label on ${ware} shows $${times}x\%$ more than the cost, and it is sold $x\%$ below the label.
              If $x$ and the profit percentage are integers and the profit is at least ${least}%, find the sum of all
              distinct profit percentages possible.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip(
          'did_not_use_whole_numbers',
          values,
          values.length !== possible.length && profits(times, possible.map(Number)),
        )`
          You added a profit for each of the ${possible.length} discounts. But discounts of ${first}% and
          ${possible.at(-1)}% both bring a profit of ${profitAt(times, Number(first))}%, and it counts once.`,
        slip('demanded_too_much', multiple, calc`${multiple} * 2`)`
            You tried only discounts that are multiples of ${multiple}%. With half of that the profit is already
            whole, so some profits are missing.`,
        slip('left_out_a_case', possible, () => {
          const up = possible.filter(x => x.lte(q(50 * (times - 1), times)));
          return values.length === possible.length && up.length < possible.length && up.length > 0
            ? up
            : null;
        })`
            You stopped at a discount of ${possible.at(-1)}%, where the profit is about greatest. Some larger
            discounts still give at least ${least}%.`,
        slip('left_out_an_end_point', total, calc`${total} - ${lowest}`)`
            You left out a profit of ${lowest}% and got $${total}$. It is the smallest possible one, but it is still
            more than ${least}%.`,
        slip('left_out_an_end_point', total, calc`${total} - ${highest}`)`
          You left out the greatest possible profit, ${highest}%, and got $${total}$. It is one of the values, because
          it is whole and above ${least}%.`,
        slip(
          'ignored_a_bound',
          possible,
          discounts(times, Number(multiple), 1).map(x => q(x)),
        )`
            You added all whole profits. A discount of ${first}%, for example, gives
            ${profitAt(times, Number(first))}%, which is below ${least}%.`,
        slip('let_in_an_end_point', possible, () => {
          const before = Number(possible[0]) - Number(multiple);
          return before > 0 ? [q(before), ...possible] : null;
        })`
            You counted a discount of ${first}% as well. It gives only ${profitAt(times, Number(first))}%, less than
            ${least}%.`,
        slip('answered_another_quantity', total, sumOf(possible))`
            You added the discounts: $${plus(possible)} = ${total}$. The question asks for the sum of the profits
            that they lead to.`,
      ],
      snapRead: text`The mark-up and the discount depend on the same unknown, and the profit is whole. So write the
        profit with the discount, and ask what has to divide it.`,
      approach: text`Let ${ware} cost ₹100. The profit contains the square of the discount over a fixed number, so
        only a few discounts make it whole, and their profits can be listed.`,
      faster: () => {
        const k = q((times - 1) * Number(multiple));
        const inSquare = q(times * Number(multiple) ** 2, 100);
        return text`With $x = ${multiple}k$ the profit is $k(${k} - ${inSquare.equals(1) ? '' : inSquare}k)$, which is
          symmetric about $k = ${k.div(inSquare).div(2)}$: list it outwards from there down to ${least}%.`;
      },
      check: () => {
        const x = Number(first);
        const next = x + 1;
        const price = (of: number) =>
          tex`${100 + times * of} \times ${q(100 - of, 100)} = ${profitAt(times, of).add(100)}`;
        return text`At a cost of $100$ a discount of ${x}% leads to the price ${price(x)}, a whole profit. A discount
          of ${next}% would lead to ${price(next)}, which is not whole.`;
      },
      principle: text`When one whole number gives both the mark-up and the discount, only its square can make the
        profit a fraction, so ask what has to divide it.`,
    };
  },
);

/** AR.PLD.3 Hard: whole profits from a discount that sets the mark-up. */
export const doubleRoles: readonly AnyTemplate[] = situation<DoubleRole>({
  type: 'AR.PLD.3',
  situation: 'double-role',
  tries: 40,
  draw: draw => {
    const p = {
      ware: draw.pick(wares),
      times: draw.pick([3, 4, 4, 4, 5, 5, 6]),
      least: draw.int(12, 90),
      frame: draw.int(0, 2),
    };
    const xs = discounts(p.times, stepOf(p.times), p.least);
    const values = distinct(profits(p.times, xs));
    const exact = values.some(value => value.equals(p.least));
    return values.length >= 3 && values.length <= 5 && !exact && Number(xs[0]) > stepOf(p.times) ? p : null;
  },
  forms: [wholeProfits],
});
