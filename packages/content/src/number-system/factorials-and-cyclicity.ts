import type Fraction from 'fraction.js';
import { counted } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';
import { exponentInFactorial, exponentOf, factorised } from './primes.ts';

const digits = (value: Fraction) => `$${value.toFraction()}$`;

/** floor(n/p), floor(n/p²), … while they are not zero. */
function quotients(n: number, prime: number): number[] {
  const list: number[] = [];
  for (let power = prime; power <= n; power *= prime) list.push(Math.floor(n / power));
  return list;
}

const forms = ['factorial', 'product'] as const;

/** NS.FCT.1 Easy: tens are made of fives, and some multiples of five hold more than one. */
const zerosOfFactorial = template<{ n: number; form: (typeof forms)[number] }, Fraction>({
  type: 'NS.FCT.1',
  band: 'Easy',
  variant: 'zeros-of-factorial',
  revision: 1,
  draw: draw => ({ n: draw.int(60, 700), form: draw.pick(forms) }),
  stem: ({ n, form }) =>
    form === 'factorial'
      ? `With how many zeros does $${n}!$ end?`
      : `The product $1 \\times 2 \\times 3 \\times \\ldots \\times ${n}$ is written out in full. How many zeros stand at its end?`,
  answer: ({ n }) => q(exponentInFactorial(5, n)),
  slips: ({ n, form }) => {
    const all = [
      {
        misconception: 'first_term_only',
        value: q(Math.floor(n / 5)),
        words: `You took one five from each multiple of $5$; the multiples of $25$ bring more than one.`,
      },
      {
        misconception: 'counts_tens_only',
        value: q(Math.floor(n / 10) + Math.floor(n / 100)),
        words: `You took the zeros of $10, 20, 30, \\ldots$ only; a five and a two from other numbers make a ten as well.`,
      },
      {
        misconception: 'higher_powers_dropped',
        value: q(Math.floor(n / 5) + Math.floor(n / 25)),
        words: `You took the multiples of $5$ and of $25$; the multiples of $125$ bring one five more.`,
      },
      {
        misconception: 'quotient_rounded_up',
        value: q(quotients(n, 5).reduce((s, _, i) => s + Math.ceil(n / 5 ** (i + 1)), 0)),
        words:
          'You took the quotients rounded up; only whole multiples up to the number count, so round down.',
      },
      {
        misconception: 'twice_the_multiples_of_25',
        value: q(Math.floor(n / 5) + 2 * Math.floor(n / 25)),
        words: `You took two extra fives for each multiple of $25$; one of its two is already counted among the multiples of $5$.`,
      },
      {
        misconception: 'counts_round_tens_only',
        value: q(Math.floor(n / 10)),
        words: `You took one zero for each multiple of $10$; fives from the other multiples of $5$ make tens too.`,
      },
    ];
    // The likeliest slip always; the others in turn from below and from above the key.
    const [first, ...rest] = all;
    return form === 'factorial' || !first ? all : [first, ...rest.reverse()];
  },
  show: digits,
  solution: ({ n }) => {
    const list = quotients(n, 5);
    const key = exponentInFactorial(5, n);
    const first = list[0] ?? 0;
    return {
      snapRead: `A factorial; asked are the zeros at its end. A zero at the end is a factor $10 = 2 \\times 5$, and fives are rarer than twos.`,
      approach: `Count the fives: every multiple of $5$ gives one, every multiple of $25$ one more, every multiple of $125$ yet another. Twos are plentiful, so the fives decide. Faster: divide by $5$ again and again, dropping remainders, and add the quotients.`,
      steps: [
        {
          says: `Count the multiples of $5$ up to $${n}$.`,
          works: `\\left\\lfloor \\tfrac{${n}}{5} \\right\\rfloor = ${first}`,
          value: q(first),
        },
        {
          says: 'Add one more five for each multiple of a higher power of five.',
          works: `${list.join(' + ')} = ${key}`,
          value: q(key),
        },
      ],
      check: `There are $${exponentInFactorial(2, n)}$ twos, more than enough to pair with the fives; and $${key}$ is a little below $\\frac{${n}}{4} = ${n / 4}$, as it must be.`,
      principle:
        'Zeros at the end of a factorial are its fives: divide by five repeatedly and add the quotients.',
    };
  },
  // Multiplies out exactly and looks at the end, dropping zeros on the way.
  verify: ({ n }) => {
    let zeros = 0;
    let end = 1n;
    const kept = 10n ** 12n;
    for (let i = 1n; i <= BigInt(n); i += 1n) {
      end *= i;
      for (; end % 10n === 0n; end /= 10n) zeros += 1;
      end %= kept;
    }
    return q(zeros);
  },
});

interface MultiplesProduct {
  m: number;
  n: number;
}

/** Twos and fives of m × 2m × … × nm = mⁿ × n!. */
function twosAndFives({ m, n }: MultiplesProduct) {
  const f = factorised(m);
  return {
    twos: n * exponentOf(2, f) + exponentInFactorial(2, n),
    fives: n * exponentOf(5, f) + exponentInFactorial(5, n),
  };
}

/** NS.FCT.1 Medium: the multiplier changes which prime is scarce. */
const zerosOfMultiples = template<MultiplesProduct, Fraction>({
  type: 'NS.FCT.1',
  band: 'Medium',
  variant: 'zeros-of-multiples',
  revision: 1,
  draw: draw => ({ m: draw.pick([5, 15, 25, 35, 5, 15, 25, 20, 40, 10, 30, 6, 14]), n: draw.int(20, 110) }),
  stem: ({ m, n }) =>
    `$P = ${m} \\times ${2 * m} \\times ${3 * m} \\times \\ldots \\times ${n * m}$ is the product of the first $${n}$ multiples of $${m}$. With how many zeros does $P$ end?`,
  answer: p => q(Math.min(twosAndFives(p).twos, twosAndFives(p).fives)),
  slips: p => {
    const { m, n } = p;
    const { twos, fives } = twosAndFives(p);
    const scarce = twos < fives ? 2 : 5;
    const per = exponentOf(scarce, factorised(m));
    return [
      {
        misconception: 'abundant_prime_counted',
        value: q(Math.max(twos, fives)),
        words: `You took the ${scarce === 2 ? 'fives' : 'twos'} for the zeros; here the ${scarce === 2 ? 'twos' : 'fives'} are the scarce ones.`,
      },
      {
        misconception: 'multiplier_ignored',
        value: q(exponentInFactorial(5, n)),
        words: `You took the zeros of $${n}!$; the $${n}$ factors $${m}$ bring twos or fives of their own.`,
      },
      {
        misconception: 'factorial_ignored',
        value: q(n * Math.max(exponentOf(5, factorised(m)), exponentOf(2, factorised(m)))),
        words: `You took only the factors $${m}$ of the terms; the $1 \\times 2 \\times \\ldots \\times ${n}$ left over counts as well.`,
      },
      {
        misconception: 'first_term_only',
        value: q(n * per + Math.floor(n / scarce)),
        words: `You took one ${scarce === 2 ? 'two' : 'five'} from each multiple of $${scarce}$ up to $${n}$; higher powers of $${scarce}$ bring more.`,
      },
      {
        misconception: 'whole_factorial_taken',
        value: q(exponentInFactorial(5, n * m)),
        words: `You took the zeros of $${n * m}!$; the product holds only the multiples of $${m}$ up to there.`,
      },
    ];
  },
  show: digits,
  solution: p => {
    const { m, n } = p;
    const { twos, fives } = twosAndFives(p);
    const f = factorised(m);
    const [e2, e5] = [exponentOf(2, f), exponentOf(5, f)];
    const line = (prime: number, per: number, total: number) => {
      const own = per === 0 ? '' : `${per === 1 ? n : `${per} \\times ${n}`} + `;
      const list = quotients(n, prime);
      const sum = list.join(' + ');
      return own === '' ? `${sum} = ${total}` : `${own}(${sum}) = ${total}`;
    };
    return {
      snapRead: `A product of multiples, not a factorial. Asked: zeros at the end, that is factors $10 = 2 \\times 5$. Which of the two is scarce is not clear at first.`,
      approach: `Take $${m}$ out of every term: what is left is $${n}!$. Count the twos and the fives of both parts and take the smaller count. The habit 'zeros are fives' holds for factorials only, so both have to be looked at.`,
      steps: [
        {
          says: `Take $${m}$ out of each of the $${n}$ terms.`,
          works: `P = ${m}^{${n}} \\times ${n}!`,
          value: q(n),
        },
        {
          says: `Count the fives: those in the factors $${m}$, and those in $${n}!$ by dividing by $5$ again and again.`,
          works: line(5, e5, fives),
          value: q(fives),
        },
        {
          says: `Count the twos in the same way.`,
          works: line(2, e2, twos),
          value: q(twos),
        },
        {
          says: 'Each zero needs one of both: the smaller count decides.',
          works: `\\min(${fives}, ${twos}) = ${Math.min(fives, twos)}`,
          value: q(Math.min(fives, twos)),
        },
      ],
      check: `The first five terms alone multiply to $${m}^5 \\times 5! = ${120 * m ** 5}$, which ends in ${counted(zerosOf(120 * m ** 5), 'zero', 'zeros')}; the same count gives $\\min(${5 * e5 + 1}, ${5 * e2 + 3}) = ${Math.min(5 * e5 + 1, 5 * e2 + 3)}$.`,
      principle: 'A zero at the end needs a two and a five: count both, and let the scarcer one decide.',
    };
  },
  // Multiplies the terms out exactly.
  verify: ({ m, n }) => {
    let zeros = 0;
    let product = 1n;
    for (let i = 1; i <= n; i += 1) {
      product *= BigInt(m * i);
      for (; product % 10n === 0n; product /= 10n) zeros += 1;
    }
    return q(zeros);
  },
});

/** Zeros at the end of a whole number. */
function zerosOf(whole: number): number {
  let zeros = 0;
  for (let rest = whole; rest % 10 === 0; rest /= 10) zeros += 1;
  return zeros;
}

interface ZeroJump {
  most: number;
  window: 5 | 10;
  /** Zeros gained beyond one for each multiple of five in the window. */
  extra: 1 | 2;
}

/** Multiples of 25 (one extra five) or of 125 (two extra) up to a bound, without those of the next power. */
const jumpsUpTo = (most: number, extra: number) =>
  Math.floor(most / 5 ** (extra + 1)) - Math.floor(most / 5 ** (extra + 2));

/** NS.FCT.1 Hard: how many numbers are followed, within the window, by a multiple of 25 that is not one of 125. */
const zerosGained = template<ZeroJump, Fraction>({
  type: 'NS.FCT.1',
  band: 'Hard',
  variant: 'zeros-gained',
  revision: 1,
  draw: draw => {
    const extra = draw.pick([1, 1, 1, 2] as const);
    const most = extra === 1 ? draw.step(150, 1000, 25) : draw.step(625, 2000, 125);
    return { most, window: draw.pick([5, 10] as const), extra };
  },
  stem: ({ most, window, extra }) =>
    `For how many whole numbers $n$ from $1$ to $${most}$ does $(n + ${window})!$ end in exactly $${window / 5 + extra}$ more zeros than $n!$?`,
  answer: ({ most, window, extra }) => q(window * jumpsUpTo(most, extra)),
  slips: ({ most, window, extra }) => {
    const power = 5 ** (extra + 1);
    return [
      {
        misconception: 'higher_powers_not_excluded',
        value: q(window * Math.floor(most / power)),
        words: `You took every multiple of $${power}$; multiples of $${5 * power}$ bring one zero more still and have to be left out.`,
      },
      {
        misconception: 'stops_one_step_early',
        value: q(jumpsUpTo(most, extra)),
        words: `You took the number of suitable multiples of $${power}$; each of them is reached from $${window}$ different $n$.`,
      },
      {
        misconception: 'window_off_by_one',
        value: q((window - 1) * jumpsUpTo(most, extra)),
        words: `You took $${window - 1}$ numbers before each suitable multiple of $${power}$; it is one of the $${window}$ new factors for $${window}$ values of $n$.`,
      },
      {
        misconception: 'window_includes_multiple_itself',
        value: q((window + 1) * jumpsUpTo(most, extra)),
        words: `You took the multiple of $${power}$ itself as an $n$; then it is already in $n!$ and brings nothing new.`,
      },
      {
        misconception: 'window_of_other_size',
        value: q((15 - window) * jumpsUpTo(most, extra)),
        words: `You took $${15 - window}$ values of $n$ for each suitable multiple of $${power}$; the new factors run from $n + 1$ to $n + ${window}$.`,
      },
      {
        misconception: 'higher_powers_added',
        value: q(window * (Math.floor(most / power) + Math.floor(most / (5 * power)))),
        words: `You took the multiples of $${5 * power}$ twice; they do not count at all, as they bring one zero more.`,
      },
    ];
  },
  show: digits,
  solution: ({ most, window, extra }) => {
    const power = 5 ** (extra + 1);
    const [all, higher] = [Math.floor(most / power), Math.floor(most / (5 * power))];
    const key = window * (all - higher);
    return {
      snapRead: `Two factorials a step of $${window}$ apart, and an exact gain of zeros. Asked: for how many $n$. Only the new factors from $n + 1$ to $n + ${window}$ can bring zeros.`,
      approach: `Among $${window}$ numbers in a row there ${window === 5 ? 'is exactly one multiple' : 'are exactly two multiples'} of $5$, so the gain is at least $${window / 5}$. To gain $${window / 5 + extra}$, ${window === 5 ? 'it' : 'one of them'} must hold exactly $${extra}$ more ${extra === 1 ? 'five' : 'fives'}: a multiple of $${power}$ but not of $${5 * power}$. Count such multiples, then the $n$ that reach each one.`,
      steps: [
        {
          says: `Count the multiples of $${power}$ up to $${most}$.`,
          works: `\\left\\lfloor \\tfrac{${most}}{${power}} \\right\\rfloor = ${all}`,
          value: q(all),
        },
        {
          says: `Leave out the multiples of $${5 * power}$, which bring one zero too many.`,
          works: `${all} - \\left\\lfloor \\tfrac{${most}}{${5 * power}} \\right\\rfloor = ${all} - ${higher} = ${all - higher}`,
          value: q(all - higher),
        },
        {
          says: `Each such multiple $M$ is among the new factors for $n = M - ${window}$ up to $n = M - 1$. Multiply.`,
          works: `${window} \\times ${all - higher} = ${key}`,
          value: q(key),
        },
      ],
      check: `Around $${power}$: $${power - 1}!$ ends in $${exponentInFactorial(5, power - 1)}$ zeros and $${power - 1 + window}!$ in $${exponentInFactorial(5, power - 1 + window)}$, a gain of $${exponentInFactorial(5, power - 1 + window) - exponentInFactorial(5, power - 1)}$; from $n = ${power}$ on the gain is smaller again.`,
      principle:
        'Zeros of a factorial grow only at multiples of five: follow the new factors, not the factorials.',
    };
  },
  // Counts the fives of every new factor for every n.
  verify: ({ most, window, extra }) => {
    const fives = Array.from({ length: most + window + 1 }, (_, i) => (i === 0 ? 0 : countFives(i)));
    let count = 0;
    for (let n = 1; n <= most; n += 1) {
      let gain = 0;
      for (let i = n + 1; i <= n + window; i += 1) gain += fives[i] ?? 0;
      if (gain === window / 5 + extra) count += 1;
    }
    return q(count);
  },
});

function countFives(whole: number): number {
  let fives = 0;
  for (let rest = whole; rest % 5 === 0; rest /= 5) fives += 1;
  return fives;
}

export const factorialsAndCyclicity: readonly AnyTemplate[] = [
  zerosOfFactorial,
  zerosOfMultiples,
  zerosGained,
];
