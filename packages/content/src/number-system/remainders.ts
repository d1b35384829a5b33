import type Fraction from 'fraction.js';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';
import { gcd, powerMod } from './primes.ts';

/** Remainders are small: no separators. */
const digits = (value: Fraction) => `$${value.toFraction()}$`;
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

/** The powers of a base modulo a coprime divisor, from the first up to the one that is 1. */
function cycleOf(base: number, divisor: number): number[] {
  const powers = [base % divisor];
  while (powers.at(-1) !== 1) powers.push(((powers.at(-1) as number) * base) % divisor);
  return powers;
}

/** LaTeX of powers in their order: 3^{1}, \ldots, 3^{6} \equiv 3, 2, 6, 4, 5, 1 \pmod{7}. */
function powersTex(base: number, powers: readonly number[], divisor: number): string {
  const last = powers.length;
  const list = last === 1 ? '' : last === 2 ? `, ${base}^{2}` : `, \\ldots, ${base}^{${last}}`;
  return `${base}^{1}${list} \\equiv ${powers.join(', ')} \\pmod{${divisor}}`;
}

const divisors = [7, 9, 11, 13] as const;

interface LargePower {
  base: number;
  exponent: number;
  divisor: number;
}

/** Bases above the divisor whose powers repeat after three to six steps. */
const largeBases = divisors.flatMap(divisor =>
  upTo(90).flatMap(base => {
    if (base < 15 || gcd(base, divisor) > 1) return [];
    const length = cycleOf(base, divisor).length;
    return length >= 3 && length <= 6 ? [{ base, divisor }] : [];
  }),
);

/** NS.REM.2 Easy: reduce the base, find the cycle, reduce the exponent by its length. */
const largePower = template<LargePower, Fraction>({
  type: 'NS.REM.2',
  band: 'Easy',
  variant: 'large-power',
  revision: 1,
  draw: draw => {
    const { base, divisor } = draw.pick(largeBases);
    const exponent = draw.int(20, 99);
    const rest = exponent % cycleOf(base, divisor).length;
    return rest === 0 || rest === 1 ? null : { base, divisor, exponent };
  },
  stem: ({ base, exponent, divisor }) =>
    `What is the remainder when $${base}^{${exponent}}$ is divided by $${divisor}$?`,
  answer: ({ base, exponent, divisor }) =>
    q(powerMod(base, exponent % cycleOf(base, divisor).length, divisor)),
  slips: ({ base, exponent, divisor }) => {
    const length = cycleOf(base, divisor).length;
    const rest = exponent % length;
    return [
      {
        misconception: 'exponent_reduced_mod_divisor',
        value: q(powerMod(base, exponent % divisor, divisor)),
        words: `You took the exponent modulo $${divisor}$; exponents repeat with the length of the cycle, which is $${length}$.`,
      },
      {
        misconception: 'cycle_one_over',
        value: q(powerMod(base, rest + 1, divisor)),
        words: `You took the place after the right one in the cycle; $${exponent}$ leaves $${rest}$ by $${length}$.`,
      },
      {
        misconception: 'cycle_one_short',
        value: q(powerMod(base, rest - 1, divisor)),
        words: `You took the place before the right one in the cycle; $${exponent}$ leaves $${rest}$ by $${length}$.`,
      },
      {
        misconception: 'power_taken_as_product',
        value: q((base * exponent) % divisor),
        words: `You took $${base} \\times ${exponent}$ for $${base}^{${exponent}}$; a power multiplies the base by itself.`,
      },
      {
        misconception: 'exponent_ignored',
        value: q(base % divisor),
        words: `You took the remainder of the base; it still has to be raised to the power.`,
      },
    ];
  },
  show: digits,
  plausible: (value, { divisor }) => value.valueOf() > 0 && value.valueOf() < divisor,
  solution: ({ base, exponent, divisor }) => {
    const reduced = base % divisor;
    const cycle = cycleOf(base, divisor);
    const rest = exponent % cycle.length;
    const key = powerMod(base, rest, divisor);
    return {
      snapRead: `A large power and a small divisor. Asked: the remainder. Only remainders matter, and those of powers repeat.`,
      approach: `Replace the base by its remainder, then find the cycle of its powers. Divide the exponent by the length of the cycle; the place in the cycle gives the answer. Never work out the power itself.`,
      steps: [
        {
          says: `Reduce the base modulo $${divisor}$.`,
          works: `${base} \\equiv ${reduced} \\pmod{${divisor}}`,
          value: q(reduced),
        },
        {
          says: 'Multiply on until the remainder is 1: this is the cycle.',
          works: powersTex(reduced, cycle, divisor),
          value: q(cycle.length),
        },
        {
          says: 'Divide the exponent by the length of the cycle and read off the power of that place.',
          works: `${exponent} = ${cycle.length} \\times ${Math.floor(exponent / cycle.length)} + ${rest} \\;\\Rightarrow\\; ${reduced}^{${rest}} \\equiv ${key} \\pmod{${divisor}}`,
          value: q(key),
        },
      ],
      check: `One step further the remainder must be $${(key * reduced) % divisor}$, the entry of place $${rest + 1}$ in the cycle; $${key} \\times ${reduced} = ${key * reduced}$ indeed leaves $${(key * reduced) % divisor}$.`,
      principle:
        'For remainders of powers: reduce the base by the divisor, the exponent by the length of the cycle.',
    };
  },
  // Exact power with big whole numbers.
  verify: ({ base, exponent, divisor }) => q(BigInt(base) ** BigInt(exponent) % BigInt(divisor)),
});

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const dayName = (value: Fraction) => days[Number(value.valueOf()) % 7] ?? '';
const daysAfter = (start: number, ...terms: number[]) =>
  q((start + terms.reduce((sum, t) => sum + t, 0)) % 7);

interface WeekdayAfter {
  start: number;
  a: number;
  n: number;
  b: number;
  m: number;
}

/** NS.REM.2 Medium: a weekday is a remainder by seven; two cycles of different length are added. */
const weekdayAfter = template<WeekdayAfter, Fraction>({
  type: 'NS.REM.2',
  band: 'Medium',
  variant: 'weekday-after',
  revision: 1,
  draw: draw => {
    const [a = 2, b = 3] = draw.some([2, 3, 4, 5, 9, 10, 11, 12], 2);
    const [n, m] = [draw.int(20, 99), draw.int(20, 99)];
    const p = { start: draw.int(0, 6), a, n, b, m };
    const restA = n % cycleOf(a, 7).length;
    const restB = m % cycleOf(b, 7).length;
    const lengthsDiffer = cycleOf(a, 7).length !== cycleOf(b, 7).length;
    const shift = (powerMod(a, n, 7) + powerMod(b, m, 7)) % 7;
    return lengthsDiffer && restA > 0 && restB > 1 && shift !== 0 ? p : null;
  },
  stem: ({ start, a, n, b, m }) =>
    `Today is a ${days[start]}. Which day of the week will it be after $${a}^{${n}} + ${b}^{${m}}$ days?`,
  answer: ({ start, a, n, b, m }) =>
    daysAfter(start, powerMod(a, n % cycleOf(a, 7).length, 7), powerMod(b, m % cycleOf(b, 7).length, 7)),
  slips: ({ start, a, n, b, m }) => {
    const [ra, rb] = [powerMod(a, n, 7), powerMod(b, m, 7)];
    const [la, lb] = [cycleOf(a, 7).length, cycleOf(b, 7).length];
    return [
      {
        misconception: 'exponent_reduced_mod_divisor',
        value: daysAfter(start, powerMod(a, n % 7, 7), powerMod(b, m % 7, 7)),
        words: `You took the exponents modulo $7$; they repeat with the lengths of the cycles, $${la}$ and $${lb}$.`,
      },
      {
        misconception: 'counts_today_as_first_day',
        value: daysAfter(start, ra, rb, 6),
        words: `You took today as the first day of the count; after one day it is already ${days[(start + 1) % 7]}.`,
      },
      {
        misconception: 'counts_backwards',
        value: daysAfter(start, 14 - ra - rb),
        words: `You took the days back from ${days[start]}; 'after' counts forwards.`,
      },
      {
        misconception: 'remainders_multiplied',
        value: daysAfter(start, ra * rb),
        words: 'You took the product of the two remainders; the two powers are added.',
      },
      {
        misconception: 'second_term_ignored',
        value: daysAfter(start, ra),
        words: `You took only $${a}^{${n}}$ days; those of $${b}^{${m}}$ come on top.`,
      },
      {
        misconception: 'cycle_one_over',
        value: daysAfter(start, ra, (rb * b) % 7),
        words: `You took the place after the right one in the cycle of $${b}$.`,
      },
    ];
  },
  show: dayName,
  plausible: () => true,
  solution: ({ start, a, n, b, m }) => {
    const [ca, cb] = [cycleOf(a, 7), cycleOf(b, 7)];
    const [ra, rb] = [powerMod(a, n, 7), powerMod(b, m, 7)];
    const [xa, xb] = [n % ca.length, m % cb.length];
    const sum = (ra + rb) % 7;
    const direct = (base: number, power: number) =>
      `${base}^{${power}} = ${base ** power} = 7 \\times ${Math.floor(base ** power / 7)} + ${base ** power % 7}`;
    return {
      snapRead: `A weekday after a huge number of days. Days of the week repeat every seven, so asked is really the remainder of a sum of two powers by $7$.`,
      approach: `Find the remainder of each power by $7$ through its own cycle, add the two, reduce again, and count on from ${days[start]}. The cycles have different lengths, so treat the exponents separately.`,
      steps: [
        {
          says: `Find the cycle of the powers of $${a}$ modulo $7$ and the place of the exponent in it.`,
          works: `${powersTex(a, ca, 7)} \\;\\Rightarrow\\; ${a}^{${n}} \\equiv ${a}^{${xa}} \\equiv ${ra}`,
          value: q(ra),
        },
        {
          says: `Do the same for $${b}$.`,
          works: `${powersTex(b, cb, 7)} \\;\\Rightarrow\\; ${b}^{${m}} \\equiv ${b}^{${xb}} \\equiv ${rb}`,
          value: q(rb),
        },
        {
          says: 'Add the remainders and reduce by 7.',
          works: `${ra} + ${rb} ${ra + rb === sum ? '' : `= ${ra + rb} `}\\equiv ${sum} \\pmod 7`,
          value: q(sum),
        },
        {
          says: `Count on from ${days[start]}.`,
          works: `\\text{${days[start]}} + ${sum} \\text{ ${sum === 1 ? 'day' : 'days'}} = \\text{${days[(start + sum) % 7]}}`,
          value: q((start + sum) % 7),
        },
      ],
      check: `The small powers divided out: $${direct(a, xa)}$ and $${direct(b, xb)}$; the exponents differ from these by $${n - xa} = ${ca.length} \\times ${(n - xa) / ca.length}$ and $${m - xb} = ${cb.length} \\times ${(m - xb) / cb.length}$, whole cycles.`,
      principle:
        'Anything that repeats with period d is a question about remainders by d; each power has its own cycle.',
    };
  },
  // Exact with big whole numbers.
  verify: ({ start, a, n, b, m }) =>
    q((BigInt(start) + BigInt(a) ** BigInt(n) + BigInt(b) ** BigInt(m)) % 7n),
});

interface Tower {
  a: number;
  b: number;
  c: number;
  divisor: number;
}

/** r^1, r^2, … modulo the cycle length until one comes again, and the place from which they repeat. */
function patternOf(r: number, modulus: number): { powers: number[]; from: number } {
  const powers: number[] = [];
  let next = r % modulus;
  while (!powers.includes(next)) {
    powers.push(next);
    next = (next * r) % modulus;
  }
  return { powers, from: powers.indexOf(next) + 1 };
}

const towerBases = [7, 9, 11, 13, 14, 17].flatMap(divisor =>
  [2, 3, 4, 5, 6, 7, 8, 10, 12].flatMap(a => {
    if (a >= divisor || gcd(a, divisor) > 1) return [];
    const length = cycleOf(a, divisor).length;
    return length >= 4 && length <= 12 ? [{ a, divisor }] : [];
  }),
);

/** NS.REM.2 Hard: in a tower the exponent is itself a power, to be reduced by the cycle and not by the divisor. */
const tower = template<Tower, Fraction>({
  type: 'NS.REM.2',
  band: 'Hard',
  variant: 'tower',
  revision: 1,
  draw: draw => {
    const { a, divisor } = draw.pick(towerBases);
    const [b, c] = [draw.int(3, 40), draw.int(11, 60)];
    const length = cycleOf(a, divisor).length;
    const inner = powerMod(b, c, length);
    const short = patternOf(b, length).powers.length <= 4 && b % length > 1;
    return inner > 1 && short ? { a, b, c, divisor } : null;
  },
  stem: ({ a, b, c, divisor }) =>
    `What is the remainder when $${a}^{${b}^{${c}}}$ is divided by $${divisor}$? (The exponent of $${a}$ is the number $${b}^{${c}}$.)`,
  answer: ({ a, b, c, divisor }) => q(powerMod(a, powerMod(b, c, cycleOf(a, divisor).length), divisor)),
  slips: ({ a, b, c, divisor }) => {
    const length = cycleOf(a, divisor).length;
    const inner = powerMod(b, c, length);
    return [
      {
        misconception: 'tower_read_as_product_of_exponents',
        value: q(powerMod(a, (b * c) % length, divisor)),
        words: `You took $(${a}^{${b}})^{${c}}$, where the exponents are multiplied; in a tower the upper power comes first.`,
      },
      {
        misconception: 'exponent_reduced_mod_divisor',
        value: q(powerMod(a, powerMod(b, c, divisor), divisor)),
        words: `You took $${b}^{${c}}$ modulo $${divisor}$; exponents repeat with the length of the cycle of $${a}$, which is $${length}$.`,
      },
      {
        misconception: 'cycle_one_short',
        value: q(powerMod(a, inner - 1, divisor)),
        words: `You took the place before the right one in the cycle; the exponent leaves $${inner}$ by $${length}$.`,
      },
      {
        misconception: 'upper_exponent_ignored',
        value: q(powerMod(a, b % length, divisor)),
        words: `You took $${a}^{${b}}$ only; the upper exponent $${c}$ changes the place in the cycle.`,
      },
      {
        misconception: 'cycle_one_over',
        value: q(powerMod(a, inner + 1, divisor)),
        words: `You took the place after the right one in the cycle; the exponent leaves $${inner}$ by $${length}$.`,
      },
    ];
  },
  show: digits,
  plausible: (value, { divisor }) => value.valueOf() > 0 && value.valueOf() < divisor,
  solution: ({ a, b, c, divisor }) => {
    const cycle = cycleOf(a, divisor);
    const length = cycle.length;
    const r = b % length;
    const { powers, from } = patternOf(r, length);
    const inner = powerMod(b, c, length);
    const key = powerMod(a, inner, divisor);
    const rest = powerMod(a, length - inner, divisor);
    const repeats =
      powers.length === from
        ? `From the power $${from}$ on it stays the same.`
        : `From the power $${from}$ on these repeat with period $${powers.length - from + 1}$.`;
    return {
      snapRead: `A tower: a power whose exponent is a power. Asked: a remainder. The remainders of powers of $${a}$ repeat, so all that matters of the exponent is its remainder by the length of that cycle.`,
      approach: `Two questions of the same kind, one inside the other. First the cycle of $${a}$ modulo $${divisor}$; its length, not $${divisor}$, is the modulus for the exponent. Then the remainder of $${b}^{${c}}$ by that length. Then read the cycle.`,
      steps: [
        {
          says: `Find the cycle of the powers of $${a}$ modulo $${divisor}$.`,
          works: powersTex(a, cycle, divisor),
          value: q(length),
        },
        {
          says: `The exponent counts modulo the length of this cycle. Look at the powers of $${b}$ modulo $${length}$.`,
          works: `${b === r ? '' : `${b} \\equiv ${r}, \\qquad `}${powersTex(r, powers, length)}`,
          value: powers.map(x => q(x)),
        },
        {
          says: `${repeats} Find the remainder of $${b}^{${c}}$ by $${length}$.`,
          works: `${b}^{${c}} \\equiv ${inner} \\pmod{${length}}`,
          value: q(inner),
        },
        {
          says: `Take that place in the cycle of $${a}$.`,
          works: `${a}^{${b}^{${c}}} \\equiv ${a}^{${inner}} \\equiv ${key} \\pmod{${divisor}}`,
          value: q(key),
        },
      ],
      check: `The rest of the cycle must lead to $1$: $${key} \\times ${a}^{${length - inner}}$ leaves the same as $${key} \\times ${rest} = ${key * rest}$, and $${key * rest} = ${divisor} \\times ${(key * rest - 1) / divisor} + 1$.`,
      principle: 'In a tower of powers reduce the exponent by the length of the cycle, never by the divisor.',
    };
  },
  // Raises to the power b, c times over: a^(b^c) by repeated powers, without any cycle.
  verify: ({ a, b, c, divisor }) => {
    let value = a % divisor;
    for (let i = 0; i < c; i += 1) value = powerMod(value, b, divisor);
    return q(value);
  },
});

export const remainders: readonly AnyTemplate[] = [largePower, weekdayAfter, tower];
