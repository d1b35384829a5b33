import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface InTurn {
  one: string;
  two: string;
  /** Days the first one needs alone; the second needs a whole number of days, at most `most`. */
  a: number;
  most: number;
  frame: number;
}

const upTo = (n: number) => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
/** Days of the second one alone, from product ÷ k − a for factors k below the bound; those up to `limit`, falling. */
const daysFrom = (product: number, a: number, last: number, limit: number) =>
  upTo(last)
    .filter(k => product % k === 0)
    .map(k => product / k - a)
    .filter(b => b >= 1 && b <= limit);
/** The work ends with a day of the second one: b = a² ÷ k − a. */
const endsWithSecond = ({ a, most }: InTurn, limit = most) => daysFrom(a * a, a, a - 1, limit);
/** The work ends with a day of the first one: b = a(a − 1) ÷ k − a. */
const endsWithFirst = ({ a, most }: InTurn, limit = most) => daysFrom(a * (a - 1), a, a - 2, limit);
const listTex = (list: readonly number[], a: number) => list.map(b => `${b + a}`).join(', ');

const inTurn = form({
  form: 'times-that-end-with-a-day',
  revision: 2,
  band: 'Hard',
  seconds: 130,
  also: ['NS.FAC.3', 'AL.DIO.1'],
  entry: true,
  apart: true,
  stem: ({ one, two, a, most, frame }: InTurn) =>
    frame === 0
      ? `${one} and ${two} work in turn, one day each, beginning with ${one}, and the work is done exactly at the end of a day. Alone ${one} would need $${a}$ days and ${two} a whole number of days, not more than $${most}$. How many values can this number have?`
      : frame === 1
        ? `${one} alone can do a work in $${a}$ days. ${one} and ${two} work on alternate days, ${one} on the first day; ${two} works at least once, and the work is finished exactly at the end of a day. If ${two} alone needs $b$ days, where $b$ is an integer and $b \\le ${most}$, how many values of $b$ are possible?`
        : `Two masons lay a floor on alternate days. The first, who starts, could lay it alone in $${a}$ days, the second in $b$ days with a positive integer $b \\le ${most}$. After a whole number of days, two or more, the floor is just finished. How many values are possible for $b$?`,
  path: path<InTurn>()
    .step(
      'second',
      p => q(endsWithSecond(p).length),
      'If the last day belongs to the second one, both work equally many days, say $a - k$ with $a$ days for the first one alone. Solve for $b$: $k$ divides a square, and $k < a$. The bound for $b$ bounds the quotient. Count.',
      (p, { second }) =>
        `\\frac{${p.a} - k}{${p.a}} + \\frac{${p.a} - k}{b} = 1 \\Rightarrow b + ${p.a} = \\frac{${p.a ** 2}}{k} \\le ${p.most + p.a}: \\quad ${listTex(endsWithSecond(p), p.a)} \\quad (${second})`,
    )
    .step(
      'first',
      p => q(endsWithFirst(p).length),
      'If it belongs to the first one, the second works one day fewer. Count in the same way.',
      (p, { first }) =>
        `\\frac{${p.a} - k}{${p.a}} + \\frac{${p.a} - k - 1}{b} = 1 \\Rightarrow b + ${p.a} = \\frac{${p.a * (p.a - 1)}}{k} \\le ${p.most + p.a}: \\quad ${listTex(endsWithFirst(p), p.a)} \\quad (${first})`,
    )
    .step(
      'count',
      (_p, { second, first }) => second.add(first),
      'No quotient occurs in both cases. Add.',
      (_p, { second, first, count }) => `${second} + ${first} = ${count}`,
    ),
  slips: [
    {
      misconception: 'equal_numbers_of_days_only',
      gives: 'second',
      words: (_p, { second }) =>
        `$${second}$ values belong to equally many days for both; the work may also end with a day of the one who began.`,
    },
    {
      misconception: 'one_day_more_only',
      gives: 'first',
      words: (_p, { first }) =>
        `$${first}$ values belong to one day more for the one who began; both may also work equally many days.`,
    },
    {
      misconception: 'wrong_one_works_longer',
      at: 'first',
      wrongly: ({ a, most }) => q(daysFrom(a * (a + 1), a, a - 1, most).length),
      words: ({ a }, { first }) =>
        `With $\\frac{${a * (a + 1)}}{k}$ in the second case, $${first}$ values, the extra day was given to the one who did not begin.`,
    },
    {
      misconception: 'bound_put_on_the_quotient',
      at: 'count',
      wrongly: p => q(endsWithSecond(p, p.most - p.a).length + endsWithFirst(p, p.most - p.a).length),
      words: ({ a, most }) =>
        `The quotients were kept up to $${most}$; they are $b + ${a}$, so they may reach $${most + a}$.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'second',
      wrongly: p => q(endsWithSecond(p, 10 ** 9).length),
      words: ({ a, most }, { second }) =>
        `All $${second}$ factors of $${a ** 2}$ below $${a}$ were counted for the first case; for the small ones $b$ exceeds $${most}$.`,
    },
    {
      misconception: 'same_square_twice',
      at: 'first',
      wrongly: (_p, { second }) => second,
      words: ({ a }, { second }) =>
        `The case with the extra day was counted as $${second}$ as well, as if $k$ divided $${a ** 2}$ again; there it divides $${a * (a - 1)}$.`,
    },
    {
      misconception: 'second_one_taken_as_slower',
      at: 'count',
      wrongly: p => q([...endsWithSecond(p), ...endsWithFirst(p)].filter(b => b > p.a).length),
      words: ({ a }, { count }) =>
        `Only the $${count}$ values above $${a}$ were counted; the second one may also be the faster worker.`,
    },
    {
      misconception: 'equal_times_left_out',
      at: 'second',
      wrongly: p => q(endsWithSecond(p).filter(b => b !== p.a).length),
      words: ({ a }) => `$b = ${a}$ was left out, though the two may well be equally fast.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'first',
      wrongly: p => q(endsWithFirst(p, 10 ** 9).length),
      words: ({ a, most }, { first }) =>
        `All $${first}$ factors of $${a * (a - 1)}$ up to $${a - 2}$ were counted for the second case; for the small ones $b$ exceeds $${most}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Work on alternate days that ends with a full day. One time is known, the other is a whole number: its values are to be counted.',
  approach: () =>
    'The last day belongs to one worker or to the other: two cases. Each gives an equation with two whole numbers, in which the unknown time and a constant add up to a quotient. So factors are to be counted, within the bound.',
  faster: ({ a, most }, { count }) =>
    `Quotients of $${a}^2$ and of $${a} \\times ${a - 1}$ above $${a}$ and up to $${most + a}$: $${count}$ in all.`,
  check: p => {
    const [b, c] = [endsWithSecond(p)[0] ?? 0, endsWithFirst(p)[0] ?? 0];
    const n = (p.a * b) / (p.a + b);
    const m = (c * (p.a - 1)) / (p.a + c);
    return `$b = ${b}$: $\\frac{${n}}{${p.a}} + \\frac{${n}}{${b}} = 1$; $b = ${c}$: $\\frac{${m + 1}}{${p.a}} + \\frac{${m}}{${c}} = 1$. Both end with a full day.`;
  },
  principle:
    'Work on alternate days can end with a day of either worker: write an equation for each case and look for whole solutions.',
  verify: ({ a, most }) => {
    let found = 0;
    for (let b = 1; b <= most; b += 1) {
      // In units of 1/(ab): the first does b a day, the second a.
      let left = a * b;
      for (let day = 0; left > 0; day += 1) {
        left -= day % 2 === 0 ? b : a;
        if (left === 0 && day > 0) found += 1;
      }
    }
    return q(found);
  },
});

/** AR.TNW.2 Hard: two who work in turn, and a work that ends with a full day. */
export const workInTurn: readonly AnyTemplate[] = situation<InTurn>({
  type: 'AR.TNW.2',
  situation: 'in-turn',
  tries: 40,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const p = { one, two, a: draw.int(8, 30), most: draw.step(20, 100, 5), frame: draw.int(0, 2) };
    const [x, y] = [endsWithSecond(p).length, endsWithFirst(p).length];
    return x >= 2 && y >= 2 && x + y <= 13 && x !== y && p.most > p.a ? p : null;
  },
  forms: [inTurn],
});
