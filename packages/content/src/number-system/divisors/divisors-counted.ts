import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised, factorisedTex, gcd } from '../primes.ts';
import { countUpTo, isCount, upTo } from '../whole.ts';

const factorsOf = (n: number) => upTo(n).filter(d => n % d === 0);
const dividing = (n: { valueOf(): number }, fits: (d: number) => boolean) =>
  q(factorsOf(Math.abs(n.valueOf())).filter(fits).length);
const factorsTex = (list: readonly number[]) =>
  list.length > 6 ? `${list.slice(0, 3).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ');

interface Two {
  a: number;
  b: number;
  r: number;
  s: number;
  frame: number;
}

const twoRemainders = form({
  form: 'divisors-with-two-remainders',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  also: ['NS.FAC.1'],
  stem: ({ a, b, r, s, frame }: Two) =>
    frame === 0
      ? `How many positive integers leave a remainder of $${r}$ when they divide $${a}$ and a remainder of $${s}$ when they divide $${b}$?`
      : frame === 1
        ? `A teacher shares $${a}$ pencils equally among her pupils, as many to each as possible, and keeps the $${r}$ that remain. She does the same with $${b}$ erasers and keeps $${s}$. How many different numbers of pupils are possible?`
        : `When $${a}$ is divided by $d$, the remainder is $${r}$; when $${b}$ is divided by $d$, the remainder is $${s}$. How many values can $d$ have?`,
  path: path<Two>()
    .step(
      'hcf',
      ({ a, b, r, s }) => q(gcd(a - r, b - s)),
      'Without its remainder each number is a multiple of $d$. So $d$ divides the HCF of the two.',
      ({ a, b, r, s }, { hcf }) =>
        `\\operatorname{hcf}(${a - r}, ${b - s}) = ${hcf} = ${factorisedTex(factorised(Number(hcf)))}`,
    )
    .quiet('above', ({ r, s }) => q(Math.max(r, s)))
    .step(
      'count',
      (_p, { hcf, above }) => dividing(hcf, d => d > Number(above)),
      'A divisor is larger than its remainder: count the factors of the HCF above the larger remainder.',
      (_p, { hcf, above, count }) =>
        `${factorsTex(factorsOf(Number(hcf)).filter(d => d > Number(above)))} > ${above}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'remainder_bound_ignored',
      at: 'above',
      wrongly: () => q(0),
      words: ({ r, s }, { count }) =>
        `All $${count}$ factors of the HCF were counted; a divisor cannot be smaller than the remainder $${Math.max(r, s)}$.`,
    },
    {
      misconception: 'smaller_remainder_bounds',
      at: 'above',
      wrongly: ({ r, s }) => q(Math.min(r, s)),
      words: ({ r, s }) =>
        `Only the remainder $${Math.min(r, s)}$ was used as a bound; $${Math.max(r, s)}$ has to be smaller than $d$ too.`,
    },
    {
      misconception: 'one_condition_only',
      at: 'hcf',
      wrongly: ({ a, r }) => q(a - r),
      words: ({ a, r, b }) =>
        `These are the factors of $${a} - ${r}$ that are large enough; the condition for $${b}$ was not used.`,
    },
    {
      misconception: 'second_condition_only',
      at: 'hcf',
      wrongly: ({ b, s }) => q(b - s),
      words: ({ a, b, s }) =>
        `These are the factors of $${b} - ${s}$ that are large enough; the condition for $${a}$ was not used.`,
    },
    {
      misconception: 'hcf_itself_not_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { hcf }) => `The HCF $${hcf}$ itself was not counted, though it leaves both remainders.`,
    },
    {
      misconception: 'remainders_added',
      at: 'hcf',
      wrongly: ({ a, b, r, s }) => q(gcd(a + r, b + s)),
      words: ({ a, b, r, s }) =>
        `The remainders were added, and factors of $${a + r}$ and $${b + s}$ counted; a number exceeds a multiple by its remainder.`,
    },
    {
      misconception: 'only_two_factors_seen',
      at: 'above',
      wrongly: ({ r, s }) => q(r + s),
      words: ({ r, s }) =>
        `Divisors were asked to exceed $${r} + ${s}$; each remainder has to be smaller than $d$ by itself.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'Two divisions by the same unknown number with known remainders; the possible divisors are to be counted.',
  approach: () =>
    'Subtract the remainders and take the HCF: every possible divisor divides it. Then remember that a remainder is always smaller than the divisor, which rules out the small factors.',
  faster: (_p, { hcf, above }) => {
    const n = Number(hcf);
    return `Factors of $${n}$ above $${above}$ pair with the factors below $${Math.floor(n / Number(above)) + (n % Number(above) ? 1 : 0)}$: ${factorsOf(
      n,
    )
      .filter(d => d * Number(above) < n)
      .join(', ')}.`;
  },
  check: ({ a, b }, { hcf, above }) => {
    const least = factorsOf(Number(hcf)).find(d => d > Number(above)) ?? 0;
    return `The smallest divisor is $${least}$: $${a} = ${least} \\times ${Math.floor(a / least)} + ${a % least}$ and $${b} = ${least} \\times ${Math.floor(b / least)} + ${b % least}$.`;
  },
  principle:
    'Divisors with given remainders: factors of the HCF of the reduced numbers that exceed the remainders.',
  verify: ({ a, b, r, s }) => countUpTo(a + b, d => a % d === r && b % d === s),
});

interface Three {
  a: number;
  b: number;
  c: number;
  frame: number;
}

const same = ({ a, b, c }: Three, d: number) => a % d === b % d && b % d === c % d;

const hasTwoDigits = (d: number) => d >= 10 && d <= 99;

const twoDigit = form({
  form: 'two-digit-divisors-with-a-remainder',
  revision: 2,
  likely: true,
  band: 'Medium',
  entry: true,
  seconds: 80,
  also: ['NS.FAC.1'],
  stem: ({ a, b, c, frame }: Three) =>
    frame === 0
      ? `How many two-digit numbers leave equal remainders, other than $0$, when they divide $${a}$, $${b}$ and $${c}$?`
      : frame === 1
        ? `Three orchards yield $${a}$, $${b}$ and $${c}$ mangoes. The mangoes of each orchard are packed separately in boxes of one size, which hold from $10$ to $99$ mangoes; the same number of mangoes, at least one, is left over from each orchard. How many box sizes are possible?`
        : `The remainders of $${a}$, $${b}$ and $${c}$ on division by the two-digit number $d$ are the same and not $0$. Find the number of possible values of $d$.`,
  path: path<Three>()
    .step(
      'gaps',
      ({ a, b, c }) => [q(b - a), q(c - b)],
      'The equal remainders drop out in differences.',
      ({ a, b, c }, { gaps }) => `${b} - ${a} = ${gaps[0]}, \\quad ${c} - ${b} = ${gaps[1]}`,
    )
    .step(
      'hcf',
      (_p, { gaps }) => q(gcd(Number(gaps[0]), Number(gaps[1]))),
      'A number leaves equal remainders exactly when it divides both differences, that is, their HCF.',
      (_p, { gaps, hcf }) =>
        `\\operatorname{hcf}(${gaps.join(', ')}) = ${hcf} = ${factorisedTex(factorised(Number(hcf)))}`,
    )
    .step(
      'all',
      (_p, { hcf }) => dividing(hcf, hasTwoDigits),
      'Count its two-digit factors.',
      (_p, { hcf, all }) => `${factorsOf(Number(hcf)).filter(hasTwoDigits).join(', ')}: \\quad ${all}`,
    )
    .step(
      'count',
      ({ a }, { hcf, all }) => all.sub(dividing(hcf, d => hasTwoDigits(d) && a % d === 0)),
      'Those that divide the first number leave no remainder, with the other two numbers either: take them off.',
      ({ a }, { hcf, all, count }) =>
        `${factorsOf(Number(hcf))
          .filter(d => hasTwoDigits(d) && a % d === 0)
          .map(d => `${d} \\mid ${a}`)
          .join(', ')}: \\quad ${all} - ${all.sub(count)} = ${count}`,
    ),
  slips: [
    {
      misconception: 'remainder_zero_counted',
      gives: 'all',
      words: ({ a }, { hcf }) =>
        `All two-digit factors of $${hcf}$ were counted; those that divide $${a}$ leave the remainder $0$.`,
    },
    {
      misconception: 'range_ignored',
      at: 'count',
      wrongly: ({ a }, { hcf }) => dividing(hcf, d => a % d > 0),
      words: (_p, { hcf }) =>
        `All factors of $${hcf}$ that leave a remainder were counted, also those that have not two digits.`,
    },
    {
      misconception: 'one_difference_only',
      at: 'hcf',
      wrongly: (_p, { gaps }) => gaps[0] ?? null,
      words: ({ c }, { hcf }) =>
        `Two-digit factors of $${hcf}$ fit the first two numbers; $${c}$ was not used.`,
    },
    {
      misconception: 'second_difference_only',
      at: 'hcf',
      wrongly: (_p, { gaps }) => gaps[1] ?? null,
      words: ({ a }, { hcf }) =>
        `Two-digit factors of $${hcf}$ fit the last two numbers; $${a}$ was not used.`,
    },
    {
      misconception: 'numbers_instead_of_differences',
      at: 'count',
      wrongly: ({ a, b, c }) => dividing(q(gcd(gcd(a, b), c)), hasTwoDigits),
      words: ({ a, b, c }) =>
        `The common factors of the numbers themselves, whose HCF is $${gcd(gcd(a, b), c)}$, leave the remainder $0$.`,
    },
    {
      misconception: 'one_digit_counted',
      at: 'all',
      wrongly: (_p, { hcf }) => dividing(hcf, d => d <= 99),
      words: (_p, { hcf }) => `Factors of $${hcf}$ with one digit, $1$ included, were counted as well.`,
    },
    {
      misconception: 'only_proper_factors',
      at: 'count',
      wrongly: ({ a }, { hcf }) => dividing(hcf, d => d >= 10 && d < 50 && d < Number(hcf) && a % d > 0),
      words: (_p, { hcf }) =>
        `The search among the factors of $${hcf}$ stopped before $50$; the larger two-digit factors are missing.`,
    },
    {
      misconception: 'prime_factors_counted',
      at: 'count',
      wrongly: (_p, { hcf }) => q(factorised(Number(hcf)).reduce((n, [, e]) => n + e, 0)),
      words: (_p, { hcf }) =>
        `These are the prime factors of $${factorisedTex(factorised(Number(hcf)))}$; products of them divide it too.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'Equal but unknown remainders for three numbers, not $0$; all two-digit divisors are to be counted.',
  approach: () =>
    'Differences remove the remainder; their HCF holds every possible divisor as a factor. The two conditions, on the digits and on the remainder, then select among the factors.',
  faster: ({ a }, { hcf }) => {
    const n = Number(hcf);
    return `Two-digit factors of $${n}$ are the partners of its factors from $${Math.ceil(n / 99)}$ to $${Math.floor(n / 10)}$: ${factorsOf(
      n,
    )
      .filter(d => d >= n / 99 && d <= n / 10)
      .join(', ')}. Strike out the factors of $${gcd(n, a)}$, the HCF of $${n}$ and $${a}$.`;
  },
  check: ({ a, b, c }, { hcf }) => {
    const d =
      factorsOf(Number(hcf))
        .filter(x => x <= 99 && a % x > 0)
        .at(-1) ?? 1;
    return `The largest, $${d}$, leaves $${a % d}$ each time: $${a} - ${a % d} = ${d} \\times ${Math.floor(a / d)}$, $${b} - ${b % d} = ${d} \\times ${Math.floor(b / d)}$, $${c} - ${c % d} = ${d} \\times ${Math.floor(c / d)}$.`;
  },
  principle: 'Numbers leave equal remainders exactly for the factors of the HCF of their differences.',
  verify: p => countUpTo(99, d => d >= 10 && same(p, d) && p.a % d > 0),
});

const rich = [
  60, 72, 84, 90, 96, 108, 120, 126, 132, 140, 144, 150, 156, 160, 168, 180, 192, 198, 200, 210, 216, 240,
  252, 264, 270, 280, 288, 300, 330, 336, 360, 420, 480, 504, 540, 630, 720,
];

const two = situation<Two>({
  type: 'NS.HCF.3',
  situation: 'two-remainders',
  tries: 40,
  draw: draw => {
    const h = draw.pick(rich);
    const [u, v, r, s] = [draw.int(2, 8), draw.int(3, 12), draw.int(2, 17), draw.int(2, 17)];
    if (gcd(u, v) !== 1 || u >= v || r === s) return null;
    const count = factorsOf(h).filter(d => d > Math.max(r, s)).length;
    return count >= 4 ? { a: h * u + r, b: h * v + s, r, s, frame: draw.int(0, 2) } : null;
  },
  forms: [twoRemainders],
});

const three = situation<Three>({
  type: 'NS.HCF.3',
  situation: 'equal-remainders-counted',
  tries: 200,
  draw: draw => {
    const h = draw.pick(rich);
    // Neither difference is the HCF itself.
    const [u, v, r] = [draw.int(2, 5), draw.int(2, 7), draw.int(1, h - 1)];
    const a = h * draw.int(1, 3) + r;
    const p = { a, b: a + h * u, c: a + h * (u + v), frame: draw.int(0, 2) };
    const twoDigits = factorsOf(h).filter(hasTwoDigits);
    const left = twoDigits.filter(d => a % d > 0).length;
    return gcd(u, v) === 1 && left >= 3 && left < twoDigits.length ? p : null;
  },
  forms: [twoDigit],
});

/** NS.HCF.3 Medium: divisors with given or equal remainders, counted. */
export const divisorsCounted: readonly AnyTemplate[] = [...two, ...three];
