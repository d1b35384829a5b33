import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, plain, ratio } from '../../show.ts';
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
  one: string;
  frame: number;
}

const totalOf = ({ a, b, k }: Exchange) => (a + b) * k;
/** What may be left of the first kind: fewer than before, and a divisor of the total that leaves a multiple of at least 1. */
const left = (total: number, first: number) => divisors(total, 1, Math.min(first - 1, Math.floor(total / 2)));

const exchangesIntro = ({ a, b, k, one, frame }: Exchange) =>
  frame === 0
    ? `${one} has $${totalOf({ a, b, k, one, frame })}$ coins, and the numbers of silver and copper coins are in the ratio ${ratio([a, b])}. ${one} exchanges $n$ of the silver coins, at least one, for $n$ copper coins.`
    : `Of the $${totalOf({ a, b, k, one, frame })}$ lamps of a hall, those that are on and those that are off are in the ratio ${ratio([a, b])}. Then $n$ lamps, one or more, are switched off.`;
const asked = ({ frame }: Exchange) =>
  frame === 0
    ? 'the number of copper coins is an exact multiple of the number of silver coins'
    : 'the number of lamps off is an exact multiple of the number on';

const howManyExchanges = form({
  form: 'values-with-an-exact-multiple',
  band: 'Hard',
  seconds: 120,
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
      'largest',
      (_p, { total, first }) => {
        const most = Math.min(first.valueOf() - 1, Math.floor(total.valueOf() / 2));
        return q(most);
      },
      'If $x$ are left and the others are $m$ times as many, the total is $(m + 1)x$. So $x$ is a divisor of the total, below the first number and at most half of the total.',
      (_p, { total, first, largest }) =>
        `x \\mid ${total}, \\quad x < ${first}, \\quad x \\le ${numberTex(total.div(2))} \\Rightarrow x \\le ${largest}`,
    )
    .step(
      'count',
      (_p, { total, largest }) => q(divisors(total.valueOf(), 1, largest.valueOf()).length),
      'List these divisors; each of them belongs to one $n$.',
      (_p, { total, largest, count }) =>
        `x = ${divisors(total.valueOf(), 1, largest.valueOf()).join(', ')}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'all_divisors_counted',
      at: 'largest',
      wrongly: (_p, { total }) => total,
      words: (_p, { total, count }) =>
        `All $${count}$ divisors of $${total}$ were counted, but fewer than at first must be left.`,
    },
    {
      misconception: 'trivial_divisor_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: () => 'The case that a single one is left was forgotten; every number is a multiple of 1.',
    },
    {
      misconception: 'number_at_first_counted',
      at: 'largest',
      wrongly: (_p, { total, first }) =>
        total.valueOf() % first.valueOf() === 0
          ? first
          : q(divisors(total.valueOf(), first.valueOf(), total.valueOf())[0] ?? 0),
      words: (_p, { largest }) => `$x = ${largest}$ would need $n$ to be zero or negative.`,
    },
    {
      misconception: 'divisors_of_the_other_number',
      at: 'count',
      wrongly: ({ b, k }, { largest }) => q(divisors(b * k, 1, largest.valueOf()).length),
      words: ({ b, k }) =>
        `Divisors of $${b * k}$ were counted; that number grows with every exchange, only the total stays.`,
    },
    {
      misconception: 'divisors_of_the_first_number',
      at: 'count',
      wrongly: (_p, { first }) => q(divisors(first.valueOf(), 1, first.valueOf() - 1).length),
      words: (_p, { first }) =>
        `Divisors of $${first}$ were counted; it is the total that has to be divisible.`,
    },
    {
      misconception: 'nothing_left_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: () => 'The case that none is left was counted, but some remain.',
    },
    {
      misconception: 'multiple_from_three_on',
      at: 'count',
      wrongly: (_p, { total, largest }) =>
        q(divisors(total.valueOf(), 1, Math.floor(largest.valueOf() / 2)).length),
      words: (_p, { largest }) =>
        `Only divisors up to half of $${largest}$ were listed; larger ones below the first number fit as well.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Things change from one kind to the other, the total stays, and a whole multiple is wanted: divisors.',
  approach: () =>
    'Do not follow the ratio: one part plus a multiple of it is the total, so the part divides the total. Then mind the bounds.',
  faster: (_p, { total, first }) =>
    `What is left divides $${total}$ and is less than $${first}$${total.valueOf() / 2 < first.valueOf() ? `, at most $${numberTex(total.div(2))}$` : ''}: count.`,
  check: (_p, { total, first, largest }) => {
    const list = divisors(total.valueOf(), 1, largest.valueOf());
    const [x = 1] = [list.at(-1)];
    return `The fewest exchanges are $n = ${first.sub(x)}$: $${x}$ are left and the others are $${total.sub(x)} = ${total.sub(x).div(x)} \\times ${x}$. With $x = 1$ they are $${total.sub(1)}$.`;
  },
  principle:
    'Where one part is a multiple of the other, each is tied to the total: the smaller part divides it.',
  verify: ({ a, b, k }) => {
    let count = 0;
    for (let n = 1; n < a * k; n += 1) {
      const [x, y] = [a * k - n, b * k + n];
      if (y % x === 0) count += 1;
    }
    return q(count);
  },
});

const sumOfExchanges = form({
  form: 'sum-of-two-extreme-exchanges',
  band: 'Hard',
  seconds: 125,
  also: ['NS.FAC.3', 'AL.INQ.7'],
  suits: p => left(totalOf(p), p.a * p.k).filter(x => x >= 5).length >= 2,
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
      (_p, { total, first }) => q(left(total.valueOf(), first.valueOf()).at(-1) ?? 0),
      'What is left, $x$, and a multiple of it make the total, so $x$ divides the total. The smallest $n$ belongs to the largest such divisor below the first number.',
      (_p, { total, first, largest }) =>
        `x \\mid ${total}, \\; x < ${first} \\Rightarrow x = ${largest}, \\; n = ${first.sub(largest)}`,
    )
    .step(
      'smallest',
      (_p, { total, first }) => q(left(total.valueOf(), first.valueOf()).filter(x => x >= 5)[0] ?? 0),
      'The greatest $n$ belongs to the smallest divisor that is 5 or more.',
      (_p, { total, first, smallest }) =>
        `x \\mid ${total}, \\; x \\ge 5 \\Rightarrow x = ${smallest}, \\; n = ${first.sub(smallest)}`,
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
      wrongly: () => q(1),
      words: () => 'The greatest $n$ was taken down to a single one that is left; at least five remain.',
    },
    {
      misconception: 'bound_taken_as_reached',
      at: 'smallest',
      wrongly: (_p, { smallest }) => (smallest.equals(5) ? null : q(5)),
      words: (_p, { total }) => `Five were left here, but $5$ does not divide $${total}$.`,
    },
    {
      misconception: 'next_divisor_taken',
      at: 'largest',
      wrongly: (_p, { total, first }) => {
        const list = left(total.valueOf(), first.valueOf());
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
      wrongly: (_p, { total, first, smallest }) => {
        const next = left(total.valueOf(), first.valueOf()).find(x => x > smallest.valueOf());
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
  faster: (_p, { total, first, largest, smallest }) =>
    `Divisors of $${total}$ from 5 up to below $${first}$: the ends are $${smallest}$ and $${largest}$, so $2 \\times ${first} - ${smallest} - ${largest}$.`,
  check: (_p, { total, largest, smallest }) =>
    `$${total.sub(largest)} = ${total.sub(largest).div(largest)} \\times ${largest}$ and $${total.sub(smallest)} = ${total.sub(smallest).div(smallest)} \\times ${smallest}$.`,
  principle: 'A part of which the rest is a multiple divides the whole: extreme cases are extreme divisors.',
  verify: ({ a, b, k }) => {
    const found: number[] = [];
    for (let n = 1; a * k - n >= 5; n += 1) if ((b * k + n) % (a * k - n) === 0) found.push(n);
    return q((found[0] ?? 0) + (found.at(-1) ?? 0));
  },
});

/** AR.RAT.3 Hard: an exchange after which one part is an exact multiple of the other. */
export const exactMultiples: readonly AnyTemplate[] = situation<Exchange>({
  type: 'AR.RAT.3',
  situation: 'exchange-to-a-multiple',
  tries: 30,
  draw: draw => {
    const [a, b] = [draw.int(2, 9), draw.int(2, 11)];
    const k = draw.int(3, 24);
    const [one = ''] = draw.some(peopleInArithmetic, 1);
    const total = (a + b) * k;
    const count = left(total, a * k).length;
    return gcd(a, b) === 1 && total >= 48 && total <= 240 && count >= 4 && count <= 16
      ? { a, b, k, one, frame: draw.int(0, 1) }
      : null;
  },
  forms: [howManyExchanges, sumOfExchanges],
});
