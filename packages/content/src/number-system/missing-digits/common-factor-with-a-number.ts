import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { gcd } from '../primes.ts';
import { isCount, sumOf, upTo } from '../whole.ts';

interface CommonFactor {
  /** The digits of the number, with `x` among the first and `y` among the last three. */
  mask: string;
  /** The other number, of 2s, 3s and one 11, and its HCF with this one, without the 11. */
  other: number;
  hcf: number;
  frame: number;
}

const ten = upTo(10).map(d => d - 1);
const filled = (mask: string, x: number, y: number) => Number(mask.replace('x', `${x}`).replace('y', `${y}`));
const tex = (mask: string) => `\\overline{${[...mask].join('\\,')}}`;
const powerIn = (n: number, prime: number) => {
  let power = 1;
  while (n % (power * prime) === 0) power *= prime;
  return power;
};
/** What the power of a prime in the number has to be divisible by, and what not; null where nothing is excluded. */
const asked = ({ other, hcf }: CommonFactor, prime: number) => {
  const by = powerIn(hcf, prime);
  return { by, not: by < powerIn(other, prime) ? by * prime : null };
};
const fits = (n: number, { by, not }: { by: number; not: number | null }) =>
  n % by === 0 && (not === null || n % not !== 0);
const conditionTex = ({ by, not }: { by: number; not: number | null }) =>
  not === null ? `${by} \\mid n` : by === 1 ? `${not} \\nmid n` : `${by} \\mid n, \\; ${not} \\nmid n`;
const conditionWords = ({ by, not }: { by: number; not: number | null }) =>
  not === null
    ? `divisible by $${by}$`
    : by === 1
      ? `not divisible by $${not}$`
      : `divisible by $${by}$ but not by $${not}$`;

/** Among these x, how many make the number a multiple of 11: one at the most. */
const elevenAmong = (p: CommonFactor, y: number, xs: readonly number[]) =>
  xs.filter(x => filled(p.mask, x, y) % 11 === 0).length;
const ysOf = (p: CommonFactor) => ten.filter(y => fits(filled(p.mask, 0, y), asked(p, 2)));
const xsFor = (p: CommonFactor, y: number, three = asked(p, 3)) =>
  ten.filter(x => fits(filled(p.mask, x, y), three));

const pairs = form({
  form: 'hcf-without-a-common-eleven',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 145,
  also: ['NS.HCF.1'],
  stem: ({ mask, other, hcf, frame }: CommonFactor) =>
    frame === 0
      ? `For how many pairs of digits $(x, y)$ is $${hcf}$ the HCF of $${other}$ and the number $${tex(mask)}$?`
      : frame === 1
        ? `Two digits of the number $${tex(mask)}$ are unknown. The greatest number that divides both it and $${other}$ is $${hcf}$. How many such numbers are possible?`
        : `When the fraction $\\frac{${other}}{${tex(mask)}}$ is reduced to lowest terms, the numerator and the denominator are each divided by $${hcf}$. Here $x$ and $y$ are digits, not necessarily different. How many pairs $(x, y)$ are possible?`,
  path: path<CommonFactor>()
    .quiet('two', p => [q(asked(p, 2).by), q(asked(p, 2).not ?? 0)])
    .step(
      'ys',
      (p, { two: [by, not] }) =>
        ten
          .filter(y =>
            fits(filled(p.mask, 0, y), { by: Number(by), not: not?.equals(0) ? null : Number(not) }),
          )
          .map(y => q(y)),
      p =>
        `Compare the primes: $${p.other} = ${powerIn(p.other, 2)} \\times ${powerIn(p.other, 3)} \\times 11$ and $${p.hcf} = ${powerIn(p.hcf, 2)} \\times ${powerIn(p.hcf, 3)}$. For the prime 2 the number $n$ is ${conditionWords(asked(p, 2))}, which its last digits decide.`,
      (p, { ys }) => `${conditionTex(asked(p, 2))}: \\quad y \\in \\{${ys.join(', ')}\\}`,
    )
    .step(
      'threes',
      (p, { ys }) => ys.map(y => q(xsFor(p, Number(y), { by: asked(p, 3).by, not: null }).length)),
      p =>
        asked(p, 3).by === 1
          ? `For the prime 3 it is ${conditionWords(asked(p, 3))}. At first each $y$ goes with all ten digits $x$.`
          : `For the prime 3 it is ${conditionWords(asked(p, 3))}. Find the $x$ for each $y$ whose digit sum is a multiple of $${asked(p, 3).by}$.`,
      (p, { ys, threes }) =>
        asked(p, 3).by === 1
          ? `${ys.length} \\times 10 = ${sumOf(threes)}`
          : ys
              .map(y => `${y}: ${xsFor(p, Number(y), { by: asked(p, 3).by, not: null }).join(', ')}`)
              .join(' \\qquad '),
    )
    .step(
      'excluded',
      (p, { ys }) => {
        const { not } = asked(p, 3);
        return ys.map(y => q(not === null ? 0 : xsFor(p, Number(y), { by: not, not: null }).length));
      },
      p => `Of these the $x$ go that make the digit sum a multiple of $${asked(p, 3).not}$.`,
      (p, { ys }) =>
        ys
          .map(y => `${y}: ${xsFor(p, Number(y), { by: asked(p, 3).not ?? 1, not: null }).join(', ')}`)
          .join(' \\qquad '),
    )
    .step(
      'elevens',
      (p, { ys }) => ys.map(y => q(elevenAmong(p, Number(y), xsFor(p, Number(y))))),
      'The HCF has no factor 11, so 11 must not divide the number either. Take the alternating sum of the digits for each $y$, and look which of the $x$ that are left make it a multiple of 11.',
      (p, { ys, elevens }) =>
        `${ys
          .flatMap(y => {
            const x = xsFor(p, Number(y)).find(d => filled(p.mask, d, Number(y)) % 11 === 0);
            return x === undefined
              ? []
              : [`${filled(p.mask, x, Number(y))} = 11 \\times ${filled(p.mask, x, Number(y)) / 11}`];
          })
          .join(', \\quad ')}: \\quad ${sumOf(elevens)}`,
    )
    .step(
      'count',
      (_p, { threes, excluded, elevens }) => sumOf(threes).sub(sumOf(excluded)).sub(sumOf(elevens)),
      'Take both off.',
      (_p, { threes, excluded, elevens, count }) =>
        `${sumOf(threes)} - ${sumOf(excluded)} - ${sumOf(elevens)} = ${count}`,
    ),
  slips: [
    {
      misconception: 'prime_of_one_number_forgotten',
      at: 'elevens',
      wrongly: (_p, { elevens }) => elevens.map(() => q(0)),
      words: (p, { count }) =>
        `Some of these $${count}$ numbers are multiples of 11, and so is $${p.other}$; then the HCF is larger than $${p.hcf}$.`,
    },
    {
      misconception: 'excluded_twice',
      at: 'elevens',
      wrongly: (p, { ys }) =>
        ys.map(y => q(elevenAmong(p, Number(y), xsFor(p, Number(y), { by: asked(p, 3).by, not: null })))),
      words: (p, { elevens }) =>
        `$${sumOf(elevens)}$ multiples of 11 were taken off, but one that $${asked(p, 3).not}$ divides as well was gone already.`,
    },
    {
      misconception: 'one_multiple_for_each_end',
      at: 'elevens',
      wrongly: (_p, { elevens }) => elevens.map(() => q(1)),
      words: (_p, { elevens }) =>
        `$${elevens.length}$ was taken off for the multiples of 11, one for each $y$; not every $y$ has one among the $x$ that are left.`,
    },
    {
      misconception: 'common_factor_for_highest',
      at: 'excluded',
      wrongly: (_p, { excluded }) => excluded.map(() => q(0)),
      words: (p, { count }) =>
        `$${count}$ keeps the pairs for which $${asked(p, 3).not}$ divides the number as well; the HCF is then larger than $${p.hcf}$.`,
    },
    {
      misconception: 'power_of_two_not_bounded',
      at: 'two',
      wrongly: p => (asked(p, 2).not === null ? null : [q(asked(p, 2).by), q(0)]),
      words: (p, { ys }) =>
        `$y = ${ys.join(', ')}$ were all allowed; where $${asked(p, 2).not}$ divides the number too, the HCF with $${p.other}$ is larger than $${p.hcf}$.`,
    },
    {
      misconception: 'one_digit_excluded_for_each',
      at: 'excluded',
      wrongly: (_p, { excluded }) => excluded.map(() => q(1)),
      words: p =>
        `One $x$ was taken off for each $y$; as many go as make the digit sum a multiple of $${asked(p, 3).not}$.`,
    },
    {
      misconception: 'three_digits_for_each_three',
      at: 'threes',
      wrongly: (p, { threes }) => (asked(p, 3).by === 3 ? threes.map(() => q(3)) : null),
      words: () => 'Three digits $x$ were counted for every $y$; where 0 fits, so do 3, 6 and 9: four.',
    },
    {
      misconception: 'both_reported',
      at: 'count',
      wrongly: (_p, { excluded }) => sumOf(excluded),
      words: (p, { count }) =>
        `In $${count}$ pairs $${asked(p, 3).not}$ divides the number; these are the ones to leave out.`,
    },
    {
      misconception: 'last_value_overlooked',
      at: 'ys',
      wrongly: (_p, { ys }) => (ys.length > 1 ? ys.slice(0, -1) : null),
      words: (p, { ys }) => `Only $y = ${ys.join(', ')}$ came in; $y = ${ysOf(p).at(-1)}$ fits too.`,
    },
    {
      misconception: 'zero_not_allowed',
      at: 'threes',
      wrongly: (p, { ys }) =>
        ys.map(y => q(xsFor(p, Number(y), { by: asked(p, 3).by, not: null }).filter(x => x > 0).length)),
      words: (_p, { threes, excluded, elevens }) =>
        `$${sumOf(threes)} - ${sumOf(excluded)} - ${sumOf(elevens)}$ leaves out $x = 0$ in the first count; 0 is a digit like the others.`,
    },
    {
      misconception: 'digits_assumed_distinct',
      at: 'count',
      wrongly: (p, { count }) => {
        const equal = ten.filter(d => gcd(filled(p.mask, d, d), p.other) === p.hcf).length;
        return equal === 0 ? null : count.sub(equal);
      },
      words: (p, { count }) =>
        `Pairs with $x = y$ were left out: ${ten.filter(d => gcd(filled(p.mask, d, d), p.other) === p.hcf).length} too few make ${count}. Nothing says that the two digits differ.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ other, hcf }) =>
    `Two unknown digits and the HCF with $${other}$: $${hcf}$ has to divide the number, and nothing larger may.`,
  approach: () =>
    'The HCF holds the smaller power of each prime. Compare the powers of 2, 3 and 11: each tells what divides the number and what must not. The last digits decide on 2, the digit sum on 3, the alternating sum on 11, case by case.',
  faster: (p, { ys, threes, excluded, elevens }) =>
    `For each end ($y = ${ys.join(', ')}$) keep only the $x$ with the digit sum ${conditionWords(asked(p, 3))}: $${threes.map((t, i) => `${t.sub(excluded[i] ?? 0)}`).join(' + ')}$. Off go the multiples of 11: $${sumOf(elevens)}$.`,
  check: p => {
    const y = ysOf(p)[0] ?? 0;
    const n = filled(p.mask, xsFor(p, y).find(x => filled(p.mask, x, y) % 11 !== 0) ?? 0, y);
    return `For example $${n} = ${p.hcf} \\times ${n / p.hcf}$ and $${p.other} = ${p.hcf} \\times ${p.other / p.hcf}$, and $${n / p.hcf}$ and $${p.other / p.hcf}$ have no common factor.`;
  },
  principle:
    'An HCF says two things of each prime: the power that divides the number, and, where the other number has more, that no higher one does.',
  verify: ({ mask, other, hcf }) => {
    let count = 0;
    for (const x of ten) for (const y of ten) if (gcd(filled(mask, x, y), other) === hcf) count += 1;
    return q(count);
  },
});

/** NS.NUM.2 Hard: the HCF with a given number turns into divisibility of a number with two unknown digits. */
export const commonFactorWithANumber: readonly AnyTemplate[] = situation<CommonFactor>({
  type: 'NS.NUM.2',
  situation: 'two-digits-and-an-hcf',
  tries: 200,
  draw: draw => {
    const [other, hcf] = draw.pick([
      [792, 12],
      [792, 12],
      [396, 6],
      [396, 12],
      [792, 4],
      [264, 4],
      [792, 6],
      [1584, 12],
    ] as const);
    const y = draw.pick([3, 4]);
    const mask = Array.from({ length: 5 }, (_, i) => (i === y ? 'y' : `${draw.int(1, 9)}`));
    mask[draw.int(1, 2)] = 'x';
    const p = { mask: mask.join(''), other, hcf, frame: draw.int(0, 2) };
    const x = p.mask.indexOf('x');
    // The hundreds digit decides on divisibility by 8 and by 16, the thousands digit on 16.
    const seen = asked(p, 2).not ?? asked(p, 2).by;
    if ((seen >= 8 && x === 2) || seen >= 16) return null;
    // A multiple of 11 is there to be thrown out.
    const elevens = ysOf(p).filter(d => elevenAmong(p, d, xsFor(p, d)) > 0).length;
    if (elevens === 0) return null;
    // Where only the last two digits decide, three ends or more: two are soon done.
    return ysOf(p).length >= (hcf === 6 ? 3 : 2) ? p : null;
  },
  forms: [pairs],
});
