import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { gcd } from '../primes.ts';
import { isCount, upTo } from '../whole.ts';

interface Larger {
  /** The number is a multiple of this. */
  by: 3 | 9 | 11;
  /** Number less reverse is a multiple of this. */
  k: number;
  /** The first digit is at least this. */
  first: number;
  frame: number;
}

const stepOf = ({ k }: Larger) => k / gcd(k, 99);
/** Outer digits a and c with a - c a multiple of the step from `near` to `far`, and c not below `least`. */
function outers({ first }: Larger, step: number, least = 1, near = 1, far = 9): [number, number][] {
  return upTo(9)
    .filter(a => a >= first)
    .flatMap(a =>
      upTo(10)
        .map(c => c - 1)
        .filter(c => c >= least && a - c >= near && a - c <= far && (a - c) % step === 0)
        .map(c => [a, c] as [number, number]),
    );
}
/** Middle digits that fit for most pairs of outer digits. */
const usual = ({ by }: Larger) => (by === 3 ? 3 : 1);
/** Whether a pair of outer digits allows one middle digit more, or for 11 one fewer. */
const isSpecial = ({ by }: Larger, sum: number) => (by === 11 ? sum === 10 : sum % by === 0);
const specialTex = ({ by }: Larger) =>
  by === 3 ? 'a + c \\text{ a multiple of } 3' : `a + c = ${by === 9 ? 9 : 10}`;
const specialPairs = (p: Larger, list: [number, number][]) => list.filter(([a, c]) => isSpecial(p, a + c));
const rules = {
  3: 'For a multiple of 3 three middle digits fit, one in each three; but four, 0, 3, 6 and 9, where $a + c$ is itself a multiple of 3. Count those pairs.',
  9: 'For a multiple of 9 the digit sum is 9 or 18: that leaves one middle digit, but two, 0 and 9, where $a + c = 9$. Count those pairs.',
  11: 'For a multiple of 11, $a + c - b$ is 0 or 11: that leaves one middle digit, but none where $a + c = 10$. Count those pairs.',
} as const;
const exceptions = {
  3: 'Where the outer digits add up to a multiple of 3, four middle digits fit and not two.',
  9: 'Where the outer digits add up to 9, both 0 and 9 fit in the middle; those pairs give two numbers, not none.',
  11: 'Where the outer digits add up to 10, the middle digit would have to be 10 or -1; those pairs give nothing, not two.',
} as const;
const bounded = ({ first }: Larger) => (first > 1 ? ` greater than $${100 * first}$` : '');

const largerByMultiple = form({
  form: 'larger-by-a-multiple',
  revision: 3,
  band: 'Hard',
  also: ['NS.NUM.2', 'AL.DIO.2'],
  entry: true,
  seconds: 130,
  stem: (p: Larger) =>
    p.frame === 0
      ? `$N$ is a three-digit multiple of $${p.by}$${bounded(p)} with a last digit other than $0$, and $R$ is the number with its digits in reverse order. For how many $N$ is $N - R$ a positive multiple of $${p.k}$?`
      : p.frame === 1
        ? `Read from right to left, a three-digit number${bounded(p)} turns into a smaller three-digit number. The difference of the two is divisible by $${p.k}$, and the number itself by $${p.by}$. How many such numbers are there?`
        : `How many three-digit numbers${bounded(p)} are divisible by $${p.by}$, do not end in $0$ and exceed the number formed by their digits in reverse order by a multiple of $${p.k}$?`,
  path: path<Larger>()
    .step(
      'step',
      p => q(stepOf(p)),
      'With the digits $a$, $b$, $c$ the difference is 99 times $a - c$. See what is left of the divisor for $a - c$.',
      ({ k }, { step }) =>
        `99(a - c) \\text{ divisible by } ${k} \\Rightarrow a - c \\text{ divisible by } ${step}`,
    )
    .quiet('least', () => q(1))
    .quiet('near', () => q(1))
    .quiet('far', () => q(9))
    .step(
      'pairs',
      (p, { step, least, near, far }) =>
        q(outers(p, Number(step), Number(least), Number(near), Number(far)).length),
      p =>
        `Count the pairs of outer digits with such a positive difference, $c$ not being 0${p.first > 1 ? ` and $a$ at least $${p.first}$` : ''}.`,
      (p, { step, least, near, far, pairs }) => {
        const list = outers(p, Number(step), Number(least), Number(near), Number(far));
        const gaps = [...new Set(list.map(([a, c]) => a - c))].sort((x, y) => x - y);
        return `${gaps.map(gap => `a - c = ${gap}: ${list.filter(([a, c]) => a - c === gap).length}`).join(', \\quad ')} \\quad \\Rightarrow \\quad ${pairs}`;
      },
    )
    .step(
      'special',
      (p, { step, least, near, far }) =>
        q(specialPairs(p, outers(p, Number(step), Number(least), Number(near), Number(far))).length),
      ({ by }) => rules[by],
      (p, { step, least, near, far, special: odd }) => {
        const list = specialPairs(p, outers(p, Number(step), Number(least), Number(near), Number(far)));
        return `${list.length ? list.map(([a, c]) => `(${a}, ${c})`).join(', ') : '\\text{none}'}: \\quad ${odd}`;
      },
    )
    .step(
      'count',
      (p, { pairs, special: odd }) => (p.by === 11 ? pairs.sub(odd) : pairs.mul(usual(p)).add(odd)),
      ({ by }) =>
        by === 11
          ? 'Every other pair gives one number.'
          : by === 9
            ? 'Every pair gives one number, these pairs give one more.'
            : 'Every pair gives three numbers, these pairs give one more.',
      (p, { pairs, special: odd, count }) =>
        `${usual(p) > 1 ? '3 \\times ' : ''}${pairs} ${p.by === 11 ? '-' : '+'} ${odd} = ${count}`,
    ),
  slips: [
    {
      misconception: 'exceptions_not_seen',
      at: 'special',
      wrongly: () => q(0),
      words: p =>
        `${usual(p) > 1 ? 'Three middle digits were' : 'One middle digit was'} counted for every pair of outer digits; with $${specialTex(p)}$ there ${p.by === 11 ? 'is none' : `are ${usual(p) + 1}`}.`,
    },
    {
      misconception: 'last_digit_zero_allowed',
      at: 'least',
      wrongly: () => q(0),
      words: () => 'Last digits 0 were let in; reversed, such a number has only two digits.',
    },
    {
      misconception: 'exception_on_the_wrong_side',
      at: 'count',
      wrongly: (p, { pairs, special: odd }) => (p.by === 11 ? pairs.add(odd) : pairs.mul(usual(p)).sub(odd)),
      words: ({ by }) => exceptions[by],
    },
    {
      misconception: 'divisor_not_reduced',
      at: 'step',
      wrongly: ({ k }) => (k < 9 ? q(k) : q(k / gcd(k, 9))),
      words: ({ k }, { step }) =>
        `$a - c$ was asked to be a multiple of $${step}$; 99 already shares the factor $${gcd(k, 99)}$ with $${k}$.`,
    },
    {
      misconception: 'least_difference_only',
      at: 'far',
      wrongly: (_p, { step }) => step,
      words: (_p, { step }) =>
        `Only the difference $${step}$ of the outer digits was used, not its multiples.`,
    },
    {
      misconception: 'equal_outer_digits_counted',
      at: 'near',
      wrongly: () => q(0),
      words: () =>
        'Numbers that read the same both ways were counted; their difference is 0, which is not positive.',
    },
    {
      misconception: 'smaller_than_reverse_counted',
      at: 'count',
      wrongly: ({ first }, { count }) => (first === 1 ? count.mul(2) : null),
      words: () => 'Numbers smaller than their reverse were counted as well.',
    },
    {
      misconception: 'any_difference',
      at: 'step',
      wrongly: () => q(1),
      words: ({ k }) => `99 times any difference was taken as a multiple of $${k}$.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ by }) =>
    `A multiple of $${by}$ that exceeds its reverse by a multiple of another number: outer digits first, then the middle one.`,
  approach: () =>
    'The difference depends on the outer digits only. For each possible pair of them the rule of divisibility finds the middle digit, except where it finds one more or one fewer than usual.',
  faster: (p, { step }) =>
    `Pairs with $a - c$ a multiple of $${step}$: ${usual(p) > 1 ? 'three numbers' : 'one number'} each, but ${p.by === 11 ? 'none' : p.by === 9 ? 'two' : 'four'} with $${specialTex(p)}$.`,
  check: p => {
    const n = largest(p);
    const reverse = Number([...`${n}`].reverse().join(''));
    return `The largest one is $${n} = ${p.by} \\times ${n / p.by}$, and $${n} - ${reverse} = ${n - reverse}${n - reverse === p.k ? '' : ` = ${p.k} \\times ${(n - reverse) / p.k}`}$.`;
  },
  principle:
    'Reversing three digits changes a number by 99 times the difference of the outer ones; the middle digit is left for the other condition.',
  verify: p => q(fitting(p).length),
});

/** All such numbers, by trying. */
function fitting({ by, k, first }: Larger): number[] {
  return upTo(999).filter(n => {
    if (n < 100 * first || n < 100 || n % 10 === 0 || n % by !== 0) return false;
    const reverse = Number([...`${n}`].reverse().join(''));
    return n > reverse && (n - reverse) % k === 0;
  });
}
const largest = (p: Larger) => fitting(p).at(-1) ?? 0;

/** NS.DIG.1 Hard: a multiple of 3, 9 or 11 against its reverse. */
export const largerThanItsReverse: readonly AnyTemplate[] = situation<Larger>({
  type: 'NS.DIG.1',
  situation: 'multiple-against-its-reverse',
  tries: 20,
  draw: draw => {
    const p: Larger = {
      by: draw.pick([3, 9, 11] as const),
      k: draw.pick([2, 4, 6, 12, 15, 18, 22, 27, 36, 44, 45, 54, 66, 198]),
      first: draw.pick([1, 1, 3, 4, 5, 6]),
      frame: draw.int(0, 2),
    };
    return fitting(p).length >= 3 && specialPairs(p, outers(p, stepOf(p))).length > 0 ? p : null;
  },
  forms: [largerByMultiple],
});
