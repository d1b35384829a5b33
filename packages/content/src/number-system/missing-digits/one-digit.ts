import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { isCount, sumOf, upTo } from '../whole.ts';

interface Masked {
  /** The digits; x stands for the missing one. */
  mask: string;
  by: number;
  frame: number;
}

const filled = (mask: string, digit: number | string) => Number(mask.replace('x', `${digit}`));
const allDigits = upTo(10).map(d => d - 1);
const fitting = ({ mask, by }: Masked) => allDigits.filter(d => filled(mask, d) % by === 0);
const tex = ({ mask }: Masked) => `\\overline{${[...mask].join('\\,')}}`;
const digitSum = (mask: string) => [...mask].reduce((s, d) => s + (d === 'x' ? 0 : Number(d)), 0);
const rule = ({ by }: Masked) =>
  by === 3
    ? 'the digit sum is a multiple of 3'
    : by === 4
      ? 'the last two digits form a multiple of 4'
      : 'the last three digits form a multiple of 8';

const sumOfEnds = form({
  form: 'sum-of-least-and-greatest',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 50,
  suits: ({ by }: Masked) => by < 9,
  stem: (p: Masked) =>
    p.frame === 0
      ? `The number $${tex(p)}$, with one unknown digit $x$, is divisible by $${p.by}$. What is the sum of its least and its greatest possible value?`
      : p.frame === 1
        ? `One digit of an invoice number has faded: $${tex(p)}$. The number is a multiple of $${p.by}$. What is the sum of the smallest and the largest possible invoice numbers?`
        : `Let $m$ be the minimum and $M$ the maximum among the multiples of $${p.by}$ that have the form $${tex(p)}$, where $x$ is a digit. Find $m + M$.`,
  path: path<Masked>()
    .step(
      'least',
      p => q(fitting(p)[0] ?? 0),
      p => `A number is divisible by $${p.by}$ exactly when ${rule(p)}. Find the smallest digit.`,
      (p, { least }) =>
        p.by === 3
          ? `${digitSum(p.mask)} + x = ${Number(least) + digitSum(p.mask)}, \\; x = ${least}`
          : `x = ${least}: \\; ${`${filled(p.mask, Number(least))}`.slice(p.by === 4 ? -2 : -3)}`,
    )
    .step(
      'greatest',
      p => q(fitting(p).at(-1) ?? 0),
      'Find the largest digit by the same rule.',
      (p, { greatest }) =>
        p.by === 3
          ? `${digitSum(p.mask)} + x = ${Number(greatest) + digitSum(p.mask)}, \\; x = ${greatest}`
          : `x = ${greatest}: \\; ${`${filled(p.mask, Number(greatest))}`.slice(p.by === 4 ? -2 : -3)}`,
    )
    .step(
      'sum',
      ({ mask }, { least, greatest }) => q(filled(mask, Number(least)) + filled(mask, Number(greatest))),
      'Add the two numbers.',
      ({ mask }, { least, greatest, sum }) =>
        `${filled(mask, Number(least))} + ${filled(mask, Number(greatest))} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'zero_not_allowed',
      at: 'least',
      wrongly: (p, { least }) => (least.equals(0) ? q(fitting(p)[1] ?? 1) : null),
      words: (_p, { least }) =>
        `$x = ${least}$ was taken as the smallest digit; inside a number a 0 is allowed.`,
    },
    {
      misconception: 'larger_digit_overlooked',
      at: 'greatest',
      wrongly: p => q(fitting(p).at(-2) ?? 0),
      words: (p, { greatest }) =>
        `$x = ${greatest}$ was taken as the largest digit; ${fitting(p).at(-1)} fits too.`,
    },
    {
      misconception: 'smaller_digit_overlooked',
      at: 'least',
      wrongly: p => q(fitting(p)[1] ?? 9),
      words: (p, { least }) => `$x = ${least}$ was taken as the smallest digit; ${fitting(p)[0]} fits too.`,
    },
    {
      misconception: 'all_digits_allowed',
      at: 'greatest',
      wrongly: p => (fitting(p).at(-1) === 9 ? null : q(9)),
      words: ({ by }, { greatest }) =>
        `The largest digit $${greatest}$ was put in without testing: the number is then no multiple of $${by}$.`,
    },
    {
      misconception: 'smallest_digit_untested',
      at: 'least',
      wrongly: p => (fitting(p)[0] === 0 ? null : q(0)),
      words: ({ by }) => `$x = 0$ was put in without testing: the number is then no multiple of $${by}$.`,
    },
    {
      misconception: 'rule_for_nine_used',
      at: 'greatest',
      wrongly: p => (p.by === 3 ? q((9 - (digitSum(p.mask) % 9)) % 9) : null),
      words: (_p, { greatest }) =>
        `$x = ${greatest}$ makes the digit sum a multiple of 9; for 3 larger digits are possible.`,
    },
    {
      misconception: 'last_two_digits_for_eight',
      at: 'least',
      wrongly: p =>
        p.by === 8
          ? q(allDigits.find(d => filled(p.mask, d) % 4 === 0 && filled(p.mask, d) % 8 !== 0) ?? 0)
          : null,
      words: () => 'The rule for 4 was used; for 8 the last three digits have to form a multiple of 8.',
    },
    {
      misconception: 'untested_both_ends',
      at: 'sum',
      wrongly: ({ mask }) => q(filled(mask, 0) + filled(mask, 9)),
      words: () => 'The digits 0 and 9 were put in without testing them.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `One unknown digit, divisibility by $${p.by}$, and the least and greatest numbers of this form.`,
  approach: p =>
    `Use the rule: ${rule(p)}. It tells which digits fit; only the smallest and the largest of them matter.`,
  check: p =>
    `$${filled(p.mask, fitting(p)[0] ?? 0)} = ${p.by} \\times ${filled(p.mask, fitting(p)[0] ?? 0) / p.by}$ and $${filled(p.mask, fitting(p).at(-1) ?? 0)} = ${p.by} \\times ${filled(p.mask, fitting(p).at(-1) ?? 0) / p.by}$.`,
  principle:
    'Divisibility by 3 is read from the digit sum, by 4 and 8 from the last two and the last three digits.',
  verify: ({ mask, by }) => {
    const list = allDigits.map(d => filled(mask, d)).filter(n => n % by === 0);
    return q(Math.min(...list) + Math.max(...list));
  },
});

/** The digits of a number with alternating signs, the first one positive. */
const alternating = (digits: string) =>
  [...digits].reduce((sum, d, i) => sum + (i % 2 ? -1 : 1) * Number(d), 0);
const digitOrNull = (x: number) => (x > 9 ? null : q(x));

const unique = form({
  form: 'sum-of-all-digits',
  revision: 3,
  band: 'Easy',
  entry: true,
  seconds: 50,
  /** For 9 the sum itself has to be a multiple, and one option would show it. */
  suits: ({ by }: Masked) => by === 11,
  stem: (p: Masked) =>
    p.frame === 0
      ? `The number $${tex(p)}$ has one unknown digit $x$ and is divisible by $${p.by}$. What is the sum of all its digits?`
      : p.frame === 1
        ? `One digit of the number $${tex(p)}$ in a table cannot be read, but the number is known to be a multiple of $${p.by}$. What do all its digits, including the unreadable one, add up to?`
        : `In the number $${tex(p)}$ the letter $x$ stands for a digit. If the number is a multiple of $${p.by}$, find the sum of its digits.`,
  path: path<Masked>()
    .quiet('known', ({ mask }) => q(digitSum(mask)))
    .step(
      'x',
      p => q(fitting(p)[0] ?? 0),
      'The alternating sum of the digits must be a multiple of 11: find the digit that completes it.',
      (p, { x }) =>
        `${[...p.mask].map((d, i) => (i === 0 ? d : `${i % 2 ? '-' : '+'} ${d}`)).join(' ')} = ${alternating(p.mask.replace('x', `${x}`))} \\Rightarrow x = ${x}`,
    )
    .step(
      'sum',
      (_p, { known, x }) => known.add(x),
      'Add it to the other digits.',
      (_p, { known, x, sum }) => `${known} + ${x} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'missing_digit_not_added',
      gives: 'known',
      words: (_p, { known }) =>
        `$${known}$ is the sum of the digits that can be read, without the missing one.`,
    },
    {
      misconception: 'sum_to_multiple_of_eleven',
      at: 'x',
      wrongly: ({ mask }) => digitOrNull((11 - (digitSum(mask) % 11)) % 11),
      words: (_p, { x }) =>
        `$x = ${x}$ makes the plain digit sum a multiple of 11; the signs have to alternate.`,
    },
    {
      misconception: 'rules_of_nine_and_eleven_mixed',
      at: 'x',
      wrongly: ({ mask }) => q((9 - (digitSum(mask) % 9)) % 9),
      words: (_p, { x }) => `$x = ${x}$ makes the number divisible by 9; the rule for $11$ is another one.`,
    },
    {
      misconception: 'gap_and_remainder_exchanged',
      at: 'x',
      wrongly: p => digitOrNull((11 - (fitting(p)[0] ?? 0)) % 11),
      words: (_p, { x }) =>
        `$x = ${x}$ has the wrong sign: the digit has to supply what is missing, not what is too much.`,
    },
    {
      misconception: 'first_digit_left_out',
      at: 'x',
      wrongly: ({ mask }) =>
        digitOrNull(allDigits.find(d => alternating(mask.slice(1).replace('x', `${d}`)) % 11 === 0) ?? 10),
      words: ({ mask }, { x }) =>
        `$x = ${x}$ comes out when the first digit, $${mask[0]}$, is left out of the alternating sum.`,
    },
    {
      misconception: 'divisible_by_three',
      at: 'x',
      wrongly: ({ mask }) => q(9 - (digitSum(mask) % 3)),
      words: (_p, { x }) => `$x = ${x}$ only makes the digit sum a multiple of 3.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { mask }) => {
    const known = digitSum(mask);
    return isCount(value) && value.gte(known) && value.lte(known + 9);
  },
  snapRead: () =>
    'One unknown digit and divisibility by $11$; the sum of the digits is wanted, not the digit.',
  approach: () => 'The rule for 11 uses the digits with alternating signs; the plain sum comes afterwards.',
  check: (p, { x }) =>
    `$${filled(p.mask, Number(x))} = ${p.by} \\times ${filled(p.mask, Number(x)) / p.by}$.`,
  principle: 'A number is a multiple of 11 if its alternating digit sum is one.',
  verify: ({ mask, by }) => {
    const n = allDigits.map(d => filled(mask, d)).find(m => m % by === 0) ?? 0;
    return sumOf([...`${n}`].map(d => q(Number(d))));
  },
});

/** NS.NUM.2 Easy: one digit is missing. */
export const oneMissingDigit: readonly AnyTemplate[] = situation<Masked>({
  type: 'NS.NUM.2',
  situation: 'one-unknown-digit',
  tries: 30,
  draw: draw => {
    const by = draw.pick([3, 4, 8, 11, 11]);
    const length = by > 8 ? 6 : 5;
    const digits = Array.from({ length }, (_, i) => `${draw.int(i === 0 ? 1 : 0, 9)}`);
    const at =
      by === 4 ? length - 2 : by === 8 ? draw.pick([length - 2, length - 3]) : draw.int(1, length - 1);
    digits[at] = 'x';
    const p = { mask: digits.join(''), by, frame: draw.int(0, 2) };
    const list = fitting(p);
    return list.length >= (by > 8 ? 1 : 2) &&
      (by < 9 || list.length === 1) &&
      new Set(digits).size >= length - 1
      ? p
      : null;
  },
  forms: [sumOfEnds, unique],
});
