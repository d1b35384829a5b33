import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised, factorisedTex } from '../primes.ts';
import { countUpTo, isCount, upTo } from '../whole.ts';

const factorsOf = (n: number) => upTo(n).filter(d => n % d === 0);
const dividing = (n: { valueOf(): number }, fits: (d: number) => boolean) =>
  q(factorsOf(Math.abs(n.valueOf())).filter(fits).length);

interface Double {
  a: number;
  b: number;
  /** The second remainder is so many times the first. */
  times: number;
  frame: number;
}

const timesWord = ({ times }: Double) => (times === 2 ? 'twice' : 'three times');
const key = ({ a, b, times }: Double, d: number) => a % d > 0 && b % d === times * (a % d);

const doubled = form({
  form: 'second-remainder-a-multiple-of-the-first',
  revision: 3,
  likely: true,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['NS.FAC.1', 'NS.REM.4'],
  stem: (p: Double) =>
    p.frame === 0
      ? `When $${p.a}$ and $${p.b}$ are divided by the same positive integer $d$, the second remainder is ${timesWord(p)} the first, and neither is $0$. How many values can $d$ have?`
      : p.frame === 1
        ? `A carpenter saws as many laths of $d$ cm as possible from a plank of $${p.a}$ cm, and the same from a plank of $${p.b}$ cm; $d$ is an integer. The rest of the longer plank is ${timesWord(p)} as long as that of the shorter, which is not used up. For how many values of $d$ does this happen?`
        : `For how many positive integers $d$ is the remainder of $${p.b}$ on division by $d$ exactly ${timesWord(p)} the remainder of $${p.a}$, where $d$ does not divide $${p.a}$?`,
  path: path<Double>()
    .step(
      'gap',
      ({ a, b, times }) => q(Math.abs(times * a - b)),
      p =>
        `Multiply the first number by $${p.times}$: then both leave multiples of $d$ plus the same amount, and the difference is a multiple of $d$.`,
      ({ a, b, times }, { gap }) =>
        `|${times} \\times ${a} - ${b}| = ${gap} = ${factorisedTex(factorised(Number(gap)))}`,
    )
    .step(
      'factors',
      (_p, { gap }) => dividing(gap, () => true),
      'So $d$ is one of its factors.',
      (_p, { gap, factors }) => `${factorsOf(Number(gap)).join(', ')} \\quad ${factors} \\text{ factors}`,
    )
    .step(
      'count',
      ({ a, times }, { gap }) => dividing(gap, d => a % d > 0 && times * (a % d) < d),
      p =>
        `The second remainder must be smaller than $d$: the first one below $d \\div ${p.times}$, and not $0$. Test each factor.`,
      ({ a, times }, { gap, count }) => {
        const list = factorsOf(Number(gap)).filter(d => d > times);
        return `${list.map(d => `${d} \\to ${a % d}`).join(', \\;')}: \\quad ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'every_factor_accepted',
      gives: 'factors',
      words: (_p, { factors, gap }) =>
        `$${factors}$ is the number of all factors of $${gap}$; for some the remainder is $0$ or too large to be multiplied.`,
    },
    {
      misconception: 'size_of_remainder_ignored',
      at: 'count',
      wrongly: ({ a }, { gap }) => dividing(gap, d => a % d > 0),
      words: p =>
        `Factors were kept for which ${timesWord(p)} the first remainder is larger than $d$; the second remainder is then something else.`,
    },
    {
      misconception: 'zero_remainder_kept',
      at: 'count',
      wrongly: ({ a, times }, { gap }) => dividing(gap, d => times * (a % d) < d),
      words: () =>
        'Factors that leave the remainder $0$ both times were kept, although neither remainder is $0$.',
    },
    {
      misconception: 'differences_of_the_numbers',
      at: 'gap',
      wrongly: ({ a, b }) => q(b - a),
      words: (_p, { gap }) =>
        `The difference $${gap}$ of the numbers themselves was used; that would fit equal remainders.`,
    },
    {
      misconception: 'multiplies_wrong_number',
      at: 'gap',
      wrongly: ({ a, b, times }) => q(times * b - a),
      words: ({ b, times }) =>
        `$${b}$ was multiplied by $${times}$; it is the first remainder that has to be multiplied to match the second.`,
    },
    {
      misconception: 'only_the_number_itself',
      at: 'count',
      wrongly: ({ a, times }, { gap }) => dividing(gap, d => d >= 10 && a % d > 0 && times * (a % d) < d),
      words: () => 'Divisors with a single digit were passed over; some of them fit as well.',
    },
    {
      misconception: 'counts_rejected_factors',
      at: 'count',
      wrongly: ({ a, times }, { gap }) => dividing(gap, d => times * (a % d) >= d),
      words: () =>
        'These are the factors for which the remainder is too large; they are the ones to leave out.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `Two remainders by the same divisor, one ${timesWord(p)} the other; all divisors are to be counted. Neither remainder is known.`,
  approach: () =>
    'Multiplying the first number makes the remainders agree up to multiples of the divisor, so it divides a known difference. Not every factor of it fits: the larger remainder must stay below the divisor, and zero is excluded.',
  faster: ({ a, times }, { gap }) =>
    `With $${a} \\equiv ${a % Number(gap)} \\pmod{${gap}}$ only that number has to be divided by the factors of $${gap}$; keep those that leave less than $\\frac{d}{${times}}$.`,
  check: p => {
    const d =
      upTo(p.b + p.a)
        .filter(x => key(p, x))
        .at(-1) ?? 1;
    return `The largest is $d = ${d}$: the remainders are $${p.a % d}$ and $${p.b % d}$.`;
  },
  principle:
    'Relations between remainders become divisibility after matching multiples; the bound on remainders then sorts the factors.',
  verify: p => countUpTo(p.times * p.a + p.b, d => key(p, d)),
});

/** Differences with a good many factors, but not too many to test. */
const gaps = [60, 72, 84, 90, 96, 108, 126, 132, 140, 150, 156, 160, 198, 200];

/** NS.HCF.3 Hard: one remainder a multiple of the other. */
export const remaindersInARatio: readonly AnyTemplate[] = situation<Double>({
  type: 'NS.HCF.3',
  situation: 'remainders-in-a-ratio',
  tries: 60,
  draw: draw => {
    const p = { a: draw.int(101, 400), b: 0, times: draw.pick([2, 2, 3]), frame: draw.int(0, 2) };
    const gap = draw.pick(gaps);
    p.b = p.times * p.a + draw.pick([-1, 1]) * gap;
    const count = factorsOf(gap).filter(d => key(p, d)).length;
    return p.b > p.a + 20 && p.b < 999 && count >= 3 ? p : null;
  },
  forms: [doubled],
});
