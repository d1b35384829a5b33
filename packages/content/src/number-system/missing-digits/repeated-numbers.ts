import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { gcd } from '../primes.ts';
import { isCount, sumOf, upTo } from '../whole.ts';

interface Repeated {
  /** 11 times a part of 18. */
  by: number;
  /** The two-digit number is written at least and at most so many times; 11 lies between. */
  from: number;
  to: number;
  frame: number;
}

const rest = ({ by }: Repeated) => by / 11;
const isEven = (p: Repeated) => rest(p) % 2 === 0;
/** What the digit sum must be a multiple of: 3 or 9. */
const rule = (p: Repeated) => (isEven(p) ? rest(p) / 2 : rest(p));
const times = ({ from, to }: Repeated) => upTo(to).filter(n => n >= from);
/** The digit of numbers such as 44 that may be repeated. */
const digits = (p: Repeated) => upTo(9).filter(a => !isEven(p) || a % 2 === 0);
/** How often a number with two digits a may be written: the digit sum is 2an. */
const countFor = (p: Repeated, a: number, list: readonly number[]) =>
  list.filter(n => (a * n) % rule(p) === 0).length;
/** Digits a by what n has to be a multiple of. */
const groups = (p: Repeated) =>
  [...new Set(digits(p).map(a => rule(p) / gcd(rule(p), a)))]
    .sort((m, n) => n - m)
    .map(step => [step, digits(p).filter(a => rule(p) / gcd(rule(p), a) === step)] as const);
const upToTwoDigits = (k: number) => Math.floor(99 / k) - Math.floor(9 / k);

const choices = form({
  form: 'choices-of-number-and-repetitions',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 125,
  also: ['NS.DIG.1', 'NS.NUM.5'],
  apart: true,
  stem: ({ by, from, to, frame }: Repeated) =>
    frame === 0
      ? `A two-digit number is written $n$ times in a row to form one long number; $37$ and $n = 3$ give $373737$. In how many ways can the two-digit number and $n$ be chosen, with $${from} \\le n \\le ${to}$, so that the long number is divisible by $${by}$?`
      : frame === 1
        ? `For how many pairs $(A, n)$ is the number formed by writing $A$ in a row $n$ times a multiple of $${by}$, where $A$ is a two-digit number and $n$ an integer from $${from}$ to $${to}$?`
        : `A machine prints a two-digit number again and again without spaces, at least $${from}$ and at most $${to}$ times, forming one long number. This number is divisible by $${by}$. In how many ways can the two-digit number and the number of repetitions be chosen?`,
  path: path<Repeated>()
    .step(
      'others',
      p =>
        times(p)
          .filter(n => n !== 11)
          .map(n => q(n)),
      'For 11: with the digits $a$ and $b$, each copy adds $b - a$ to the alternating sum. Since $b - a$ lies between $-9$ and $9$, either $a = b$, or $n$ is a multiple of 11, which here is $n = 11$.',
      (p, { others }) =>
        `11 \\mid n(b - a): \\quad a = b \\; (${others.length} \\text{ values } n \\ne 11) \\quad \\text{or} \\quad n = 11 \\; (${p.from} \\le n \\le ${p.to})`,
    )
    .step(
      'equal',
      (p, { others }) =>
        groups(p).map(([, list]) => q(list.reduce((sum, a) => sum + countFor(p, a, others.map(Number)), 0))),
      p =>
        `First case, $a = b$ and $n \\ne 11$: the digit sum $2an$ must be a multiple of $${rule(p)}$${isEven(p) ? ', and $a$ must be even' : ''}. What $n$ has to bring along depends on $a$.`,
      (p, { others, equal }) =>
        groups(p)
          .map(
            ([step, list], i) =>
              `a = ${list.length > 4 ? `${list.slice(0, 3).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ')}${step > 1 ? `, \\; ${step} \\mid n` : ', \\; \\text{any } n'}: ${list.length} \\times ${countFor(p, list[0] ?? 1, others.map(Number))} = ${equal[i]}`,
          )
          .join(', \\quad '),
    )
    .step(
      'eleven',
      p => q(upToTwoDigits(rest(p))),
      p =>
        `Second case, $n = 11$: the rule for 11 is met by every two-digit number. The digit sum $11(a + b)$ must be a multiple of $${rule(p)}$${isEven(p) ? ' and the number even' : ''}, so the two-digit number itself is a multiple of $${rest(p)}$.`,
      (p, { eleven }) =>
        `${rest(p)} \\times ${Math.ceil(10 / rest(p))}, \\dots, ${rest(p)} \\times ${Math.floor(99 / rest(p))}: \\quad ${eleven}`,
    )
    .step(
      'count',
      (_p, { equal, eleven }) => sumOf(equal).add(eleven),
      'Add both cases.',
      (_p, { equal, eleven, count }) => `${equal.join(' + ')} + ${eleven} = ${count}`,
    ),
  slips: [
    {
      misconception: 'multiple_of_eleven_copies_missed',
      at: 'eleven',
      wrongly: p => q(digits(p).filter(a => (a * 11) % rule(p) === 0).length),
      words: () =>
        'Only numbers with two equal digits were counted, also for $n = 11$; eleven copies of any number meet the rule for 11.',
    },
    {
      misconception: 'equal_digits_missed',
      gives: 'eleven',
      words: (_p, { eleven }) =>
        `Only $n = 11$ was considered, with $${eleven}$ numbers; two equal digits meet the rule for 11 with every $n$.`,
    },
    {
      misconception: 'both_cases_overlap',
      at: 'others',
      wrongly: p => times(p).map(n => q(n)),
      words: () => 'Equal digits with $n = 11$ were counted in both cases; they belong to one of them.',
    },
    {
      misconception: 'digit_sum_of_one_copy',
      at: 'equal',
      wrongly: (p, { others }) => [q(others.length * digits(p).filter(a => a % rule(p) === 0).length)],
      words: p =>
        `For equal digits the digit sum of one copy was made a multiple of $${rule(p)}$; the number of copies can bring a part of it.`,
    },
    {
      misconception: 'copies_alone_bring_the_rule',
      at: 'equal',
      wrongly: (p, { others }) => [
        q(digits(p).length * others.filter(n => Number(n) % rule(p) === 0).length),
      ],
      words: p =>
        `For equal digits $n$ was always made a multiple of $${rule(p)}$; where the digit brings a 3 along, less is enough.`,
    },
    {
      misconception: 'numbers_from_zero_counted',
      at: 'eleven',
      wrongly: p => (Math.floor(9 / rest(p)) > 0 ? q(Math.floor(99 / rest(p))) : null),
      words: p =>
        `For $n = 11$ all $${Math.floor(99 / rest(p))}$ multiples of $${rest(p)}$ below 100 were counted; some have only one digit.`,
    },
    {
      misconception: 'every_number_at_eleven',
      at: 'eleven',
      wrongly: () => q(90),
      words: p =>
        `For $n = 11$ all 90 two-digit numbers were counted; the digit sum has to be a multiple of $${rule(p)}$ too.`,
    },
    {
      misconception: 'digit_sum_ignored_for_equal_digits',
      at: 'equal',
      wrongly: (p, { others }) => [q(digits(p).length * others.length)],
      words: (p, { others }) =>
        `Equal digits were counted with all $${others.length}$ other values of $n$; their digit sum has to be a multiple of $${rule(p)}$ as well.`,
    },
    {
      misconception: 'evenness_forgotten',
      at: 'eleven',
      wrongly: p => (isEven(p) ? q(upToTwoDigits(rule(p))) : null),
      words: p =>
        `For $n = 11$ odd numbers were counted as well, $${upToTwoDigits(rule(p))}$ in all; $${p.by}$ is even, so the last digit must be.`,
    },
    {
      misconception: 'rule_for_three_used',
      at: 'equal',
      wrongly: (p, { others }) =>
        rule(p) === 9
          ? [q(digits(p).reduce((sum, a) => sum + others.filter(n => (a * Number(n)) % 3 === 0).length, 0))]
          : null,
      words: () => 'For equal digits the digit sum was only made a multiple of 3; it has to be one of 9.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ by }) =>
    `A two-digit number repeated, divisible by $${by}$; both the number and the repetitions are free, and the choices are to be counted.`,
  approach: () =>
    'The rule for 11 is the narrow one: the two digits are equal, or eleven copies make up for it. Each case then has its own condition from the digit sum, and the two must not be counted twice.',
  faster: (p, { others, equal, eleven }) =>
    `$${p.by}$ divides $A \\times 1010\\dots01$. Equal digits, over the $${others.length}$ values $n \\ne 11$: $${equal.join(' + ')}$; $n = 11$: the $${eleven}$ two-digit multiples of $${rest(p)}$.`,
  check: p => {
    const a = upToTwoDigits(rest(p)) > 0 ? rest(p) * Math.ceil(10 / rest(p)) : 0;
    const left = (k: number) => Number(BigInt(`${a}`.repeat(k)) % 11n);
    return `$${a}$ written 11 times leaves $${left(11)}$ on division by 11, written 10 times it leaves $${left(10)}$.`;
  },
  principle:
    'When a product has to be divisible by a prime that one factor can hardly hold, split by which factor holds it.',
  verify: p => {
    let count = 0;
    for (let number = 10; number < 100; number += 1)
      for (const n of times(p)) if (BigInt(`${number}`.repeat(n)) % BigInt(p.by) === 0n) count += 1;
    return q(count);
  },
});

/** NS.NUM.2 Hard: a two-digit number that is written several times. */
export const repeatedNumbers: readonly AnyTemplate[] = situation<Repeated>({
  type: 'NS.NUM.2',
  situation: 'repeated-two-digit-number',
  tries: 20,
  draw: draw => ({
    by: draw.pick([99, 99, 33, 66, 198]),
    from: draw.int(2, 8),
    to: draw.int(12, 21),
    frame: draw.int(0, 2),
  }),
  forms: [choices],
});
