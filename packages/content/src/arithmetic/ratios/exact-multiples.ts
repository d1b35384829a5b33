import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { plain, ratio } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const divisors = (n: number, least: number, most: number) => {
  const list: number[] = [];
  for (let d = Math.max(1, least); d <= most && d <= n; d += 1) if (n % d === 0) list.push(d);
  return list;
};

interface Exchange {
  /** Ratio of the first kind to the second at first, in lowest terms, and its multiplier. */
  a: number;
  b: number;
  k: number;
  /** The number exchanged is a multiple of this. */
  lot: number;
  one: string;
  frame: number;
}

const totalOf = ({ a, b, k }: Exchange) => (a + b) * k;
/** What may be left of the first kind: a divisor of the total, fewer than before by whole lots. */
const left = (total: number, first: number, lot: number, least = 1) =>
  divisors(total, least, first - 1).filter(x => (first - x) % lot === 0);

const exchangesIntro = (p: Exchange) => {
  const { a, b, lot, one } = p;
  return p.frame === 0
    ? `${one} has $${totalOf(p)}$ coins, and the numbers of silver and copper coins are in the ratio ${ratio([a, b])}. ${one} exchanges $n$ of the silver coins for $n$ copper coins, where $n$ is a positive multiple of $${lot}$.`
    : `Of the $${totalOf(p)}$ lamps of a hall, those that are on and those that are off are in the ratio ${ratio([a, b])}. Then $n$ lamps are switched off, where $n$ is a positive multiple of $${lot}$.`;
};
const asked = ({ frame }: Exchange) =>
  frame === 0
    ? 'the number of copper coins is an exact multiple of the number of silver coins'
    : 'the number of lamps off is an exact multiple of the number on';

const howManyExchanges = form({
  form: 'values-with-an-exact-multiple',
  band: 'Hard',
  revision: 2,
  seconds: 100,
  also: ['NS.FAC.3', 'AL.DIO.5'],
  entry: true,
  stem: (p: Exchange) =>
    `${exchangesIntro(p)}${p.frame === 0 ? ' Some silver coins remain.' : ' At least one stays on.'} For how many values of $n$ is it true that afterwards ${asked(p)}?`,
  path: path<Exchange>()
    .quiet('total', p => q(totalOf(p)))
    .step(
      'first',
      ({ a, k }) => q(a * k),
      'The total does not change. Find the first number, from which the $n$ are taken.',
      ({ a, b, k }, { total, first }) =>
        `${total} \\times \\frac{${a}}{${a + b}} = ${first} \\quad (${b * k} \\text{ of the other kind})`,
    )
    .step(
      'divide',
      (_p, { total, first }) => q(divisors(total.valueOf(), 1, first.valueOf() - 1).length),
      'If $x$ are left and the others are $m$ times as many, the total is $(m + 1)x$. So $x$ is a divisor of the total, and it is below the first number.',
      (_p, { total, first, divide }) =>
        `x \\mid ${total}, \\; x < ${first}: \\quad x = ${divisors(total.valueOf(), 1, first.valueOf() - 1).join(', ')} \\quad ${divide} \\text{ values}`,
    )
    .quiet('lot', ({ lot }) => q(lot))
    .step(
      'count',
      (_p, { total, first, lot }) => q(left(total.valueOf(), first.valueOf(), lot.valueOf()).length),
      'The difference from the first number is $n$, so both leave the same remainder on division by the given number. Keep the divisors that do.',
      (_p, { total, first, lot, count }) =>
        `${lot} \\mid ${first} - x: \\quad x = ${left(total.valueOf(), first.valueOf(), lot.valueOf()).join(', ')} \\quad ${count} \\text{ values}`,
    ),
  slips: [
    {
      misconception: 'condition_ignored',
      gives: 'divide',
      words: ({ lot }, { divide }) =>
        `All $${divide}$ divisors were counted, but for some of them $n$ is no multiple of $${lot}$.`,
    },
    {
      misconception: 'condition_on_the_wrong_number',
      at: 'count',
      wrongly: ({ lot }, { total, first }) =>
        q(divisors(total.valueOf(), 1, first.valueOf() - 1).filter(x => x % lot === 0).length),
      words: ({ lot }) =>
        `Divisors that are multiples of $${lot}$ were counted; it is what is taken away that has to be one.`,
    },
    {
      misconception: 'all_divisors_counted',
      at: 'count',
      wrongly: ({ lot }, { total, first }) =>
        q(
          divisors(total.valueOf(), 1, total.valueOf()).filter(x => (x - first.valueOf()) % lot === 0).length,
        ),
      words: (_p, { total, first }) =>
        `Divisors of $${total}$ that are not below $${first}$ were counted too, but fewer than at first are left.`,
    },
    {
      misconception: 'smallest_case_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { total, first, lot }) =>
        `The case in which $${left(total.valueOf(), first.valueOf(), lot.valueOf())[0] ?? 1}$ are left was forgotten.`,
    },
    {
      misconception: 'divisors_of_the_other_number',
      at: 'count',
      wrongly: ({ b, k, lot }, { first }) => q(left(b * k, first.valueOf(), lot).length),
      words: ({ b, k }) =>
        `Divisors of $${b * k}$ were taken; that number grows with every exchange, only the total stays.`,
    },
    {
      misconception: 'divisors_of_the_first_number',
      at: 'count',
      wrongly: ({ lot }, { first }) => q(left(first.valueOf(), first.valueOf(), lot).length),
      words: (_p, { first }) =>
        `Divisors of $${first}$ were taken; it is the total that has to be divisible.`,
    },
    {
      misconception: 'nothing_left_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: () => 'One case more was counted, in which none is left; but some remain.',
    },
    {
      misconception: 'large_divisors_left_out',
      at: 'count',
      wrongly: ({ lot }, { total, first }) =>
        q(left(total.valueOf(), first.valueOf(), lot).filter(x => x * x <= total.valueOf()).length),
      words: (_p, { total }) =>
        `Only divisors up to the root of $${total}$ were listed; larger ones below the first number fit as well.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Things change from one kind to the other in lots, the total stays, and a whole multiple is wanted: divisors with a remainder.',
  approach: () =>
    'Do not follow the ratio: one part plus a multiple of it is the total, so the part divides the total. Then keep the divisors from which whole lots lead back to the first number.',
  faster: (_p, { total, first, lot }) =>
    `What is left divides $${total}$, is less than $${first}$, and leaves the remainder $${first.mod(lot)}$ on division by $${lot}$: count.`,
  check: ({ lot }, { total, first }) => {
    const list = left(total.valueOf(), first.valueOf(), lot);
    return `${list.map(x => `$n = ${first.sub(x)}$ leaves $${x}$ and $${total.sub(x)}$`).join('; ')}: each time the second is a multiple of the first.`;
  },
  principle:
    'Where one part is a multiple of the other, each is tied to the total: the smaller part divides it.',
  verify: ({ a, b, k, lot }) => {
    let count = 0;
    for (let n = lot; n < a * k; n += lot) {
      const [x, y] = [a * k - n, b * k + n];
      if (y % x === 0) count += 1;
    }
    return q(count);
  },
});

const sumOfExchanges = form({
  form: 'sum-of-two-extreme-exchanges',
  band: 'Hard',
  revision: 2,
  seconds: 105,
  also: ['NS.FAC.3', 'AL.INQ.7'],
  suits: p => left(totalOf(p), p.a * p.k, p.lot, 5).length >= 2,
  stem: (p: Exchange) =>
    `${exchangesIntro(p)} At least five ${p.frame === 0 ? 'silver coins remain' : 'lamps are still on'}, and ${asked(p)}. What is the sum of the smallest and the greatest possible value of $n$?`,
  path: path<Exchange>()
    .quiet('total', p => q(totalOf(p)))
    .step(
      'first',
      ({ a, k }) => q(a * k),
      'Find the number from which the $n$ are taken; the total does not change.',
      ({ a, b }, { total, first }) => `${total} \\times \\frac{${a}}{${a + b}} = ${first}`,
    )
    .step(
      'largest',
      ({ lot }, { total, first }) => q(left(total.valueOf(), first.valueOf(), lot).at(-1) ?? 0),
      'What is left, $x$, and a multiple of it make the total, so $x$ divides the total. The smallest $n$ belongs to the largest such divisor below the first number from which whole lots lead back to it.',
      ({ lot }, { total, first, largest }) =>
        `x \\mid ${total}, \\; x < ${first}, \\; ${lot} \\mid ${first} - x \\Rightarrow x = ${largest}, \\; n = ${first.sub(largest)}`,
    )
    .step(
      'smallest',
      ({ lot }, { total, first }) => q(left(total.valueOf(), first.valueOf(), lot, 5)[0] ?? 0),
      'The greatest $n$ belongs to the smallest such divisor that is 5 or more.',
      ({ lot }, { total, first, smallest }) =>
        `x \\mid ${total}, \\; x \\ge 5, \\; ${lot} \\mid ${first} - x \\Rightarrow x = ${smallest}, \\; n = ${first.sub(smallest)}`,
    )
    .step(
      'sum',
      (_p, { first, largest, smallest }) => first.mul(2).sub(largest).sub(smallest),
      'Add the two values of $n$.',
      (_p, { first, largest, smallest, sum: both }) =>
        `${first.sub(largest)} + ${first.sub(smallest)} = ${both}`,
    ),
  slips: [
    {
      misconception: 'gives_what_is_left',
      at: 'sum',
      wrongly: (_p, { largest, smallest }) => largest.add(smallest),
      words: (_p, { largest, smallest }) =>
        `$${largest} + ${smallest}$ adds what is left, not the values of $n$.`,
    },
    {
      misconception: 'lower_bound_forgotten',
      at: 'smallest',
      wrongly: ({ lot }, { total, first }) => q(left(total.valueOf(), first.valueOf(), lot)[0] ?? 0),
      words: (_p, { smallest }) =>
        `The greatest $n$ was taken down to $${smallest}$ that are left; at least five remain.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'largest',
      wrongly: (_p, { total, first }) => q(left(total.valueOf(), first.valueOf(), 1).at(-1) ?? 0),
      words: ({ lot }, { first, largest }) =>
        `$n = ${first.sub(largest)}$ was taken for the smallest value, but it is no multiple of $${lot}$.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'smallest',
      wrongly: (_p, { total, first }) => q(left(total.valueOf(), first.valueOf(), 1, 5)[0] ?? 0),
      words: ({ lot }, { first, smallest }) =>
        `$n = ${first.sub(smallest)}$ was taken for the greatest value, but it is no multiple of $${lot}$.`,
    },
    {
      misconception: 'bound_taken_as_reached',
      at: 'smallest',
      wrongly: (_p, { total }) => (total.valueOf() % 5 === 0 ? null : q(5)),
      words: (_p, { total }) => `Five were left here, but $5$ does not divide $${total}$.`,
    },
    {
      misconception: 'next_divisor_taken',
      at: 'largest',
      wrongly: ({ lot }, { total, first }) => {
        const list = left(total.valueOf(), first.valueOf(), lot);
        return list.length > 2 ? q(list.at(-2) as number) : null;
      },
      words: (_p, { largest }) =>
        `With $${largest}$ left $n$ is not the smallest: a larger divisor is still below the first number.`,
    },
    {
      misconception: 'divisors_of_the_other_number',
      at: 'largest',
      wrongly: ({ a, b, k }) => q(divisors(b * k, 1, a * k - 1).at(-1) ?? 1),
      words: ({ b, k }) =>
        `A divisor of $${b * k}$ was used; that number changes too, only the total is fixed.`,
    },
    {
      misconception: 'divisors_of_the_first_number',
      at: 'smallest',
      wrongly: ({ a, k }) => q(divisors(a * k, 5, a * k)[0] ?? 5),
      words: (_p, { first, smallest }) =>
        `$${smallest}$ divides $${first}$, but it is the total that has to be divisible.`,
    },
    {
      misconception: 'next_divisor_taken',
      at: 'smallest',
      wrongly: ({ lot }, { total, first, smallest }) => {
        const next = left(total.valueOf(), first.valueOf(), lot).find(x => x > smallest.valueOf());
        return next === undefined ? null : q(next);
      },
      words: (_p, { smallest }) =>
        `With $${smallest}$ left $n$ is not the greatest: a smaller divisor is also at least 5.`,
    },
    {
      misconception: 'one_case_only',
      at: 'sum',
      wrongly: (_p, { first, smallest }) => first.sub(smallest),
      words: (_p, { sum: one }) => `$${one}$ is the greatest value alone; the smallest has to be added.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'The total stays while one kind turns into the other, and a whole multiple is wanted: extreme divisors.',
  approach: () =>
    'One part plus a multiple of it is the total, so the part divides the total. The largest and the smallest allowed divisor give the two values of $n$.',
  faster: ({ lot }, { total, first, largest, smallest }) =>
    `Divisors of $${total}$ from 5 up to below $${first}$ with the remainder $${first.mod(lot)}$ on division by $${lot}$: the ends are $${smallest}$ and $${largest}$, so $2 \\times ${first} - ${smallest} - ${largest}$.`,
  check: ({ lot }, { total, first, largest, smallest }) =>
    `$${first.sub(largest)}$ and $${first.sub(smallest)}$ are multiples of $${lot}$; $${total.sub(largest)} = ${total.sub(largest).div(largest)} \\times ${largest}$ and $${total.sub(smallest)} = ${total.sub(smallest).div(smallest)} \\times ${smallest}$.`,
  principle: 'A part of which the rest is a multiple divides the whole: extreme cases are extreme divisors.',
  verify: ({ a, b, k, lot }) => {
    const found: number[] = [];
    for (let n = lot; a * k - n >= 5; n += lot) if ((b * k + n) % (a * k - n) === 0) found.push(n);
    return q((found[0] ?? 0) + (found.at(-1) ?? 0));
  },
});

/** AR.RAT.3 Hard: an exchange after which one part is an exact multiple of the other. */
export const exactMultiples: readonly AnyTemplate[] = situation<Exchange>({
  type: 'AR.RAT.3',
  situation: 'exchange-to-a-multiple',
  tries: 80,
  draw: draw => {
    const [a, b] = [draw.int(2, 9), draw.int(2, 11)];
    const k = draw.int(6, 48);
    const lot = draw.pick([3, 4, 5, 6, 7]);
    const [one = ''] = draw.some(peopleInArithmetic, 1);
    const [total, first] = [(a + b) * k, a * k];
    const [count, free] = [left(total, first, lot).length, left(total, first, 1).length];
    // Where equal numbers are possible, a reader may doubt whether once as many is a multiple.
    const equal = total % 2 === 0 && total / 2 < first;
    return gcd(a, b) === 1 && !equal && total >= 72 && total <= 480 && count >= 3 && free >= count + 2
      ? { a, b, k, lot, one, frame: draw.int(0, 1) }
      : null;
  },
  forms: [howManyExchanges, sumOfExchanges],
});
