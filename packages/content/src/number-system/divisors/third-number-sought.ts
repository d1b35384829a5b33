import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised, factorisedTex, gcd } from '../primes.ts';
import { isCount, upTo } from '../whole.ts';

interface Third {
  a: number;
  b: number;
  /** The greatest number that leaves equal remainders for a, b and the third number. */
  g: number;
  limit: number;
  frame: number;
}

const times = ({ a, b, g }: Third) => (b - a) / g;
/** Multiples m of g to be added to b: from `least` to `most`, for which `fits` holds. */
const steps = (least: number, most: number, fits: (m: number) => boolean) =>
  q(upTo(most - least + 1).filter(i => fits(least + i - 1)).length);
const primesOf = (t: number) => factorised(t).map(([prime]) => prime);
const listed = (list: readonly number[], join: string) => list.map(x => `$${x}$`).join(join);

const thirdNumbers = form({
  form: 'third-numbers-for-a-greatest-divisor',
  revision: 3,
  band: 'Hard',
  entry: true,
  seconds: 120,
  also: ['NS.HCF.1', 'NS.NUM.5', 'MM.SET.1'],
  apart: true,
  stem: ({ a, b, g, limit, frame }: Third) =>
    frame === 0
      ? `The greatest number that leaves the same remainder when it divides $${a}$, $${b}$ and $n$ is $${g}$. How many values can the positive integer $n$ have if it does not exceed $${limit}$?`
      : frame === 1
        ? `The largest number $d$ for which $${a}$, $${b}$ and $n$ leave the same remainder on division by $d$ is $${g}$. How many positive integers $n \\le ${limit}$ have this property?`
        : `Three lorries bring $${a}$, $${b}$ and $n$ bricks, where $n$ is at most $${limit}$. Each load is stacked separately in piles of $k$ bricks. The largest $k$ for which all three loads leave the same number of bricks over (possibly none) is $${g}$. How many values can $n$ have?`,
  path: path<Third>()
    .step(
      't',
      p => q(times(p)),
      ({ b, g }) =>
        `Equal remainders drop out in differences, so the greatest divisor is the HCF of the differences of the numbers. It is to be $${g}$: write $n - ${b} = ${g}m$ and divide the known difference by $${g}$ too.`,
      ({ a, b, g }, { t }) =>
        `${b} - ${a} = ${g} \\times ${t}, \\quad \\operatorname{hcf}(${t}, m) = 1, \\quad ${t} = ${factorisedTex(factorised(t.valueOf()))}`,
    )
    .step(
      'range',
      ({ b, g, limit }) => [q(-Math.floor((b - 1) / g)), q(Math.floor((limit - b) / g))],
      ({ b }) => `$n$ may also lie below $${b}$, so $m$ may be negative; only $n$ is positive.`,
      ({ b, g, limit }, { range }) =>
        `1 \\le ${b} + ${g}m \\le ${limit} \\Rightarrow ${range[0]} \\le m \\le ${range[1]}`,
    )
    .quiet('all', (_p, { range }) => steps(Number(range[0]), Number(range[1]), () => true))
    .step(
      'shared',
      (_p, { t, range }) => steps(Number(range[0]), Number(range[1]), m => gcd(t.valueOf(), Math.abs(m)) > 1),
      (_p, { t }) =>
        `Where $m$ is a multiple of ${listed(primesOf(t.valueOf()), ' or ')}, $0$ included, a greater divisor would do. Count these values of $m$${primesOf(t.valueOf()).length > 1 ? ', those that are multiples of both once' : ''}.`,
      (_p, { t, range, shared }) => {
        const [least, most] = [Number(range[0]), Number(range[1])];
        const of = (k: number) => steps(least, most, m => m % k === 0);
        const [x = 1, y] = primesOf(t.valueOf());
        return y ? `${of(x)} + ${of(y)} - ${of(x * y)} = ${shared}` : `${x} \\mid m: \\quad ${shared}`;
      },
    )
    .step(
      'count',
      (_p, { all, shared }) => all.sub(shared),
      'The other values of $m$ remain.',
      (_p, { all, shared, count }) => `${all} - ${shared} = ${count}`,
    ),
  slips: [
    {
      misconception: 'smaller_numbers_missed',
      at: 'range',
      wrongly: (_p, { range }) => [q(1), range[1] ?? q(1)],
      words: ({ b }) =>
        `Only numbers $n$ above $${b}$ were counted; smaller ones leave the same remainder too.`,
    },
    {
      misconception: 'greater_divisors_not_excluded',
      gives: 'all',
      words: ({ g }, { all }) =>
        `For these $${all}$ values $${g}$ leaves equal remainders, but for some of them a multiple of $${g}$ does so too.`,
    },
    {
      misconception: 'only_full_multiples_excluded',
      at: 'shared',
      wrongly: (_p, { t, range }) => steps(Number(range[0]), Number(range[1]), m => m % t.valueOf() === 0),
      words: (_p, { t }) =>
        `Only the multiples of $${t}$ were taken off; one prime of $${t}$ in $m$ is enough for a greater divisor.`,
    },
    {
      misconception: 'one_prime_excluded',
      at: 'shared',
      wrongly: (_p, { t, range }) => {
        const [prime = 1, other] = primesOf(t.valueOf());
        return other ? steps(Number(range[0]), Number(range[1]), m => m % prime === 0) : null;
      },
      words: (_p, { t }) =>
        `Only multiples of $${primesOf(t.valueOf())[0]}$ were taken off; $m$ must not share the prime $${primesOf(t.valueOf())[1]}$ with $${t}$ either.`,
    },
    {
      misconception: 'larger_prime_excluded',
      at: 'shared',
      wrongly: (_p, { t, range }) => {
        const [, prime] = primesOf(t.valueOf());
        return prime ? steps(Number(range[0]), Number(range[1]), m => m % prime === 0) : null;
      },
      words: (_p, { t }) =>
        `Only multiples of $${primesOf(t.valueOf())[1]}$ were taken off; $m$ must not share the prime $${primesOf(t.valueOf())[0]}$ with $${t}$ either.`,
    },
    {
      misconception: 'overlap_taken_off_twice',
      at: 'shared',
      wrongly: (_p, { t, range, shared }) => {
        const [x = 1, y] = primesOf(t.valueOf());
        return y ? shared.add(steps(Number(range[0]), Number(range[1]), m => m % (x * y) === 0)) : null;
      },
      words: (_p, { t }) =>
        `Multiples of ${listed(primesOf(t.valueOf()), ' and of ')} were taken off one after the other, those of both twice.`,
    },
    {
      misconception: 'larger_numbers_missed',
      at: 'range',
      wrongly: (_p, { range }) => [range[0] ?? q(1), q(-1)],
      words: ({ b }) =>
        `Only numbers $n$ below $${b}$ were counted; larger ones leave the same remainder too.`,
    },
    {
      misconception: 'numbers_instead_of_differences',
      at: 'range',
      wrongly: ({ g, limit }) => [q(1), q(Math.floor(limit / g))],
      words: ({ b, g, limit }) =>
        `$n$ itself was made a multiple of $${g}$, with $m$ up to $${Math.floor(limit / g)}$; it is $n - ${b}$ that $${g}$ divides.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ g }) =>
    `Two known numbers and an unknown one; $${g}$ is the greatest divisor that leaves equal remainders. The third numbers are to be counted.`,
  approach: () =>
    'The greatest divisor with equal remainders is the HCF of the differences. That it is no greater means that after division by it nothing common is left: the third number lies a multiple away, on either side, by a factor that shares no prime with the known difference.',
  faster: ({ b, g, limit }, { t, range }) => {
    const period = primesOf(t.valueOf()).reduce((product, prime) => product * prime, 1);
    const free = upTo(period).filter(m => gcd(m, period) === 1);
    return `$m = \\frac{n - ${b}}{${g}}$ runs from $${range[0]}$ to $${range[1]}$ for $n \\le ${limit}$; of every $${period}$ neighbours ${free.length} ${free.length === 1 ? 'is' : 'are'} free of the primes of $${t}$.`;
  },
  check: ({ a, b, g }, { t, range }) => {
    const m = upTo(Number(range[1])).findLast(i => gcd(i, t.valueOf()) === 1) ?? 1;
    const n = b + g * m;
    return `The largest is $n = ${n}$: by $${g}$ the numbers $${a}$, $${b}$ and $${n}$ leave $${a % g}$, $${b % g}$ and $${n % g}$; the differences $${b - a}$ and $${n - b}$ have the HCF $${gcd(b - a, n - b)}$.`;
  },
  principle:
    'An HCF is exactly a number when the quotients by it share no prime: count the values that meet none of these primes.',
  verify: ({ a, b, g, limit }) => {
    const greatest = (n: number) => {
      for (let d = b - a; d > 0; d -= 1) if (a % d === b % d && b % d === n % d) return d;
      return 0;
    };
    return q(upTo(limit).filter(n => n % g === b % g && greatest(n) === g).length);
  },
});

/** NS.HCF.3 Hard: the third of three numbers, from the greatest divisor that leaves equal remainders. */
export const thirdNumberSought: readonly AnyTemplate[] = situation<Third>({
  type: 'NS.HCF.3',
  situation: 'third-number-with-equal-remainders',
  tries: 40,
  draw: draw => {
    const g = draw.int(12, 64);
    const t = draw.pick([6, 10, 12, 14, 15, 18, 20, 6, 10, 12, 9, 8]);
    const a = g * draw.int(1, 5) + draw.int(1, g - 1);
    const b = a + g * t;
    const p: Third = { a, b, g, limit: draw.step(600, 2000, 50), frame: draw.int(0, 2) };
    const [below, above] = [Math.floor((b - 1) / g), Math.floor((p.limit - b) / g)];
    return above >= 4 && below + above >= 14 && below + above <= 45 ? p : null;
  },
  forms: [thirdNumbers],
});
