import type Fraction from 'fraction.js';
import { plain } from '../show.ts';
import type { AnyTemplate, Slip } from '../template.ts';
import { template } from '../template.ts';
import { q } from '../value.ts';
import { factorCount, factorised, factorisedTex, gcd } from './primes.ts';
import { sidesOf } from './sides.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const divisorsOf = (n: number) => upTo(n).filter(d => n % d === 0);
const hcfTex = (numbers: readonly number[]) => `\\text{HCF}(${numbers.join(', ')})`;

/** '100 = 7 × 14 + 2' */
const divided = (number: number, by: number) =>
  `${number} = ${by} × ${Math.floor(number / by)} + ${number % by}`;

/** Two numbers and what one divisor leaves of each. */
interface Remainders {
  first: number;
  second: number;
  left: readonly [number, number];
}
const withoutLeft = ({ first, second, left: [x, y] }: Remainders) => [first - x, second - y] as const;

function takingOff(p: Remainders) {
  const [a, b] = withoutLeft(p);
  const [x, y] = p.left;
  return {
    says: 'Take the remainders off.',
    works: `${p.first} - ${x} = ${a}, \\qquad ${p.second} - ${y} = ${b}`,
    value: [q(a), q(b)],
  };
}

/** Divides by one number after the other. */
const foundByTrial = ({ first, second, left: [x, y] }: Remainders) =>
  upTo(first + second).filter(d => first % d === x && second % d === y);

interface LeftOver extends Remainders {
  scene: 'plain' | 'sweets' | 'saplings' | 'books';
}
const leftOverScenes = {
  sweets: { who: 'A caterer', one: 'laddoos', two: 'samosas', into: 'snack boxes', each: 'box' },
  saplings: { who: 'A forester', one: 'neem saplings', two: 'teak saplings', into: 'plots', each: 'plot' },
  books: {
    who: 'A library',
    one: 'Hindi books',
    two: 'English books',
    into: 'village schools',
    each: 'school',
  },
} as const;

function leftOverStem({ first, second, left, scene }: LeftOver): string {
  if (scene === 'plain')
    return `What is the greatest integer that leaves a remainder of ${left[0]} when it divides ${first} and a remainder of ${left[1]} when it divides ${second}?`;
  const s = leftOverScenes[scene];
  return `${s.who} shares ${first} ${s.one} and ${second} ${s.two} among a number of ${s.into}: every ${s.each} gets equally many ${s.one} and equally many ${s.two}. In the end ${left[0]} ${s.one} and ${left[1]} ${s.two} are left over, fewer than there are ${s.into} in each case. What is the greatest possible number of ${s.into}?`;
}
function slipsOfLeftOver(p: LeftOver): Slip<Fraction>[] {
  const {
    first,
    second,
    left: [x, y],
  } = p;
  const key = gcd(...withoutLeft(p));
  const smaller = divisorsOf(key).filter(d => d > Math.max(x, y) && d < key);
  const primes = factorised(key).map(([prime]) => prime);
  const onceTooOften = (prime = 2) => ({
    misconception: 'one_prime_too_often',
    value: q(key * prime),
    words: `You took the prime ${prime} once too often; it does not go into both numbers so many times.`,
  });
  return [
    {
      misconception: 'remainders_ignored',
      value: q(gcd(first, second)),
      words:
        'You took the HCF of the two numbers as they stand; what is left over has to be taken off first.',
    },
    {
      misconception: 'remainders_added_before_hcf',
      value: q(gcd(first + x, second + y)),
      words: 'You took the remainders as missing and added them; they are left over, so they are taken off.',
    },
    {
      misconception: 'remainders_exchanged',
      value: q(gcd(first - y, second - x)),
      words: 'You took each remainder off the wrong number.',
    },
    {
      misconception: 'stops_one_step_early',
      value: q(Math.abs(first - x - second + y)),
      words:
        'You took the difference of the two numbers without their remainders; every common divisor goes into it, but it need not go into the numbers.',
    },
    {
      misconception: 'smaller_common_divisor',
      value: q(smaller.at(-1) ?? key),
      words: 'You took a divisor that fits, but not the greatest one.',
    },
    {
      misconception: 'much_smaller_common_divisor',
      value: q(smaller.at(-2) ?? key),
      words: 'You took a divisor that fits, but there are greater ones that fit too.',
    },
    {
      misconception: 'every_common_prime_once',
      value: q(primes.reduce((product, prime) => product * prime, 1)),
      words: 'You took every common prime once; some go into both numbers more often.',
    },
    onceTooOften(primes.at(-1)),
    onceTooOften(primes[0]),
  ];
}

/** NS.HCF.3 Easy: take what is left over off, then the highest common factor. */
const knownRemainders = template<LeftOver, Fraction>({
  type: 'NS.HCF.3',
  band: 'Easy',
  variant: 'known-remainders',
  revision: 1,
  draw: draw => {
    const divisor = draw.pick([12, 14, 15, 16, 18, 20, 21, 24, 25, 26, 28, 30, 32, 35, 36, 40, 42]);
    const [m = 5, n = 7] = draw.some([5, 6, 7, 8, 9, 10, 11, 13, 14, 16, 17], 2);
    if (gcd(m, n) > 1) return null;
    const left = [draw.int(2, Math.floor(divisor / 3)), draw.int(2, Math.floor(divisor / 3))] as const;
    const p: LeftOver = {
      first: divisor * m + left[0],
      second: divisor * n + left[1],
      left,
      scene: draw.pick(['plain', 'sweets', 'saplings', 'books'] as const),
    };
    if (left[0] === left[1]) return null;
    const { under, over } = sidesOf(slipsOfLeftOver(p), divisor, Math.max(...left) + 1);
    return under >= 3 && over >= 2 ? p : null;
  },
  stem: leftOverStem,
  answer: p => q(gcd(...withoutLeft(p))),
  slips: slipsOfLeftOver,
  show: plain,
  plausible: (value, { left }) => value.d === 1n && value.valueOf() > Math.max(...left),
  solution: p => {
    const [a, b] = withoutLeft(p);
    const key = gcd(a, b);
    return {
      snapRead: `Two numbers, ${p.scene === 'plain' ? 'one divisor' : 'one number of shares'}, and what each division leaves; the greatest such divisor is asked.`,
      approach:
        'Take off what is left over: then the divisor goes exactly into both numbers, so it is a common factor of them, and the greatest one is the HCF. Only the remainders have to be smaller than it.',
      steps: [
        takingOff(p),
        {
          says: 'Find the highest common factor.',
          works: `${a} = ${factorisedTex(factorised(a))}, \\quad ${b} = ${factorisedTex(factorised(b))} \\;\\Rightarrow\\; ${hcfTex([a, b])} = ${key}`,
          value: q(key),
        },
      ],
      check: `${divided(p.first, key)} and ${divided(p.second, key)}; both remainders are below ${key}.`,
      principle:
        'A divisor that leaves known remainders is a common factor of the numbers less their remainders.',
    };
  },
  verify: p => q(foundByTrial(p).at(-1) ?? 0),
});

interface Unknown {
  numbers: readonly [number, number, number];
  asked: 'divisor' | 'remainder';
}
const differences = ([a, b, c]: readonly [number, number, number]) => [b - a, c - b, c - a] as const;
const commonOf = (numbers: readonly [number, number, number]) => {
  const [u, v] = differences(numbers);
  return gcd(u, v);
};
function slipsOfUnknown({ numbers, asked }: Unknown): Slip<Fraction>[] {
  const [a, b, c] = numbers;
  const [u, v, w] = differences(numbers);
  const key = commonOf(numbers);
  const by = (d: number) => q(asked === 'divisor' ? d : a % d);
  const smaller = divisorsOf(key).filter(d => d < key);
  return [
    {
      misconception: 'smaller_common_divisor',
      value: by(smaller.at(-1) ?? 1),
      words: `You took the divisor ${smaller.at(-1) ?? 1}; it leaves equal remainders, but a greater one does so too.`,
    },
    {
      misconception: 'one_difference_only',
      value: by(Math.min(u, v)),
      words: `You took the smallest of the differences, ${Math.min(u, v)}, for the divisor; it must go into the other differences as well.`,
    },
    {
      misconception: 'hcf_of_numbers_taken',
      value: asked === 'divisor' ? q(gcd(gcd(a, b), c)) : q(key - (a % key)),
      words:
        asked === 'divisor'
          ? 'You took the HCF of the three numbers; it leaves nothing, but the remainder need not be 0.'
          : 'You took what is missing to the next multiple; the remainder is what is beyond the last one.',
    },
    {
      misconception: 'hcf_of_two_numbers',
      value: by(gcd(b, c)),
      words: 'You took the HCF of two of the numbers; equal remainders call for the differences.',
    },
    {
      misconception: 'second_common_divisor',
      value: by(smaller.at(-2) ?? 1),
      words: `You took the divisor ${smaller.at(-2) ?? 1}; it leaves equal remainders, but a greater one does so too.`,
    },
    asked === 'divisor'
      ? {
          misconception: 'reports_remainder',
          value: q(a % key),
          words: 'You took the equal remainder; the divisor is asked.',
        }
      : {
          misconception: 'reports_divisor',
          value: q(key),
          words: 'You took the divisor; the remainder that it leaves is asked.',
        },
    {
      misconception: 'difference_of_extremes',
      value: asked === 'divisor' ? q(gcd(w, a)) : q(Math.floor(a / key)),
      words:
        asked === 'divisor'
          ? 'You took the largest difference with one of the numbers; only differences among the numbers are free of the remainder.'
          : 'You took the quotient of the smallest number for the remainder.',
    },
    {
      misconception: 'doubled_divisor',
      value: by(2 * key),
      words: `You took ${2 * key}, which does not go into every difference.`,
    },
  ];
}

/** NS.HCF.3 Medium: equal remainders that are not known drop out of the differences. */
const equalRemainders = template<Unknown, Fraction>({
  type: 'NS.HCF.3',
  band: 'Medium',
  variant: 'equal-unknown-remainders',
  revision: 1,
  draw: draw => {
    const divisor = draw.pick([
      18, 21, 24, 26, 28, 30, 32, 34, 35, 36, 38, 39, 42, 44, 45, 48, 52, 54, 56, 63, 72,
    ]);
    const first = divisor * draw.int(2, 7) + draw.int(3, divisor - 1);
    const [m, n] = [draw.int(2, 9), draw.int(2, 9)];
    const p: Unknown = {
      numbers: [first, first + divisor * m, first + divisor * (m + n)],
      asked: draw.pick(['divisor', 'remainder'] as const),
    };
    if (gcd(m, n) > 1 || m === n) return null;
    const key = p.asked === 'divisor' ? divisor : first % divisor;
    const { under, over } = sidesOf(slipsOfUnknown(p), key, 2);
    return under >= 2 && over >= 2 ? p : null;
  },
  stem: ({ numbers: [a, b, c], asked }) =>
    asked === 'divisor'
      ? `The numbers ${a}, ${b} and ${c} leave the same remainder when they are divided by a positive integer $d$. What is the greatest possible value of $d$?`
      : `Let $d$ be the greatest integer by which ${a}, ${b} and ${c} can be divided so that all three leave the same remainder. What is this remainder?`,
  answer: ({ numbers, asked }) => q(asked === 'divisor' ? commonOf(numbers) : numbers[0] % commonOf(numbers)),
  slips: slipsOfUnknown,
  show: plain,
  plausible: value => value.d === 1n && value.valueOf() >= 2,
  solution: ({ numbers, asked }) => {
    const [a, b, c] = numbers;
    const [u, v] = differences(numbers);
    const key = commonOf(numbers);
    return {
      snapRead: `Three numbers with the same remainder by one divisor; neither the divisor nor the remainder is known. The greatest divisor${asked === 'divisor' ? '' : ' and then its remainder'} is wanted.`,
      approach:
        'Equal remainders drop out when two of the numbers are subtracted: the divisor goes exactly into every difference. And every common factor of the differences works. So the greatest divisor is the HCF of the differences; two of them are enough, as the third is their sum.',
      steps: [
        {
          says: 'Subtract neighbouring numbers, so that the remainder drops out.',
          works: `${b} - ${a} = ${u}, \\qquad ${c} - ${b} = ${v}`,
          value: [q(u), q(v)],
        },
        {
          says: 'Find the highest common factor of the differences.',
          works: `${hcfTex([u, v])} = ${key}`,
          value: q(key),
        },
        asked === 'divisor'
          ? {
              says: 'See that all three numbers leave the same remainder by it, so it is the divisor asked.',
              works: `${a} = ${key} \\times ${Math.floor(a / key)} + ${a % key} \\;\\Rightarrow\\; d = ${key}`,
              value: q(key),
            }
          : {
              says: 'Divide one of the numbers by it and keep the remainder.',
              works: `${a} = ${key} \\times ${Math.floor(a / key)} + ${a % key}`,
              value: q(a % key),
            },
      ],
      check: `${divided(a, key)}, ${divided(b, key)}, ${divided(c, key)}.`,
      principle:
        'Numbers with equal remainders differ by multiples of the divisor: take the HCF of their differences.',
    };
  },
  // Divides by one number after the other.
  verify: ({ numbers: [a, b, c], asked }) => {
    const d =
      upTo(c - a)
        .filter(n => a % n === b % n && b % n === c % n)
        .at(-1) ?? 0;
    return q(asked === 'divisor' ? d : a % d);
  },
});

interface HowMany extends Remainders {
  asked: 'count' | 'sum';
}
const possible = (p: HowMany) => divisorsOf(gcd(...withoutLeft(p))).filter(d => d > Math.max(...p.left));
const total = (list: readonly number[], asked: HowMany['asked']) =>
  asked === 'count' ? list.length : list.reduce((a, b) => a + b, 0);
function slipsOfHowMany(p: HowMany): Slip<Fraction>[] {
  const {
    first,
    second,
    left: [x, y],
    asked,
  } = p;
  const common = gcd(...withoutLeft(p));
  const all = divisorsOf(common);
  const value = (list: readonly number[]) => q(total(list, asked));
  const [high, low] = [Math.max(x, y), Math.min(x, y)];
  const list = possible(p);
  return [
    {
      misconception: 'remainder_bound_forgotten',
      value: value(all),
      words: `You took every common divisor of the two differences; a divisor must be larger than the remainders ${x} and ${y}.`,
    },
    {
      misconception: 'smaller_remainder_as_bound',
      value: value(all.filter(d => d > low)),
      words: `You took divisors above ${low} only; they must also be above the other remainder, ${high}.`,
    },
    {
      misconception: 'greatest_divisor_only',
      value: value(all.filter(d => d > high && d < common)),
      words: `You took the divisors without ${common} itself; it fits both divisions as well.`,
    },
    {
      misconception: 'one_divisor_left_out',
      value: value(list.slice(1)),
      words: `You took too few divisors: ${list[0]} fits as well, as it is above both remainders.`,
    },
    {
      misconception: 'only_too_small_excluded',
      value: value(all.filter(d => d <= high)),
      words: 'You took the common divisors that are too small for these remainders; the others are asked.',
    },
    {
      misconception: 'one_division_only',
      value: value(divisorsOf(first - x).filter(d => d > high)),
      words: `You took the divisors of ${first - x} alone; they have to go into ${second - y} too.`,
    },
    {
      misconception: 'one_counted_out',
      value: value(all.filter(d => d > 1)),
      words: `You took only 1 out of the common divisors; others that are not above ${high} do not fit either.`,
    },
    {
      misconception: 'bound_taken_in',
      value: value([...list, all.filter(d => d <= high).at(-1) ?? 0]),
      words: `You took ${all.filter(d => d <= high).at(-1) ?? 0} as a divisor too; it is not larger than the remainder ${high}.`,
    },
  ];
}

/** NS.HCF.3 Hard: how many divisors are possible; those not above the remainders are common factors, but do not fit. */
const howManyDivisors = template<HowMany, Fraction>({
  type: 'NS.HCF.3',
  band: 'Hard',
  variant: 'how-many-divisors',
  revision: 1,
  draw: draw => {
    const common = draw.pick([48, 60, 72, 84, 90, 96, 108, 120, 126, 132, 140, 144, 150, 156, 168, 180]);
    const [m = 2, n = 3] = draw.some([2, 3, 4, 5, 7, 8, 9, 11], 2);
    if (gcd(m, n) > 1) return null;
    const left = [draw.int(3, 19), draw.int(3, 19)] as const;
    const p: HowMany = {
      first: common * m + left[0],
      second: common * n + left[1],
      left,
      asked: draw.pick(['count', 'count', 'sum'] as const),
    };
    const list = possible(p);
    if (Math.abs(left[0] - left[1]) < 2 || list.length < 3 || list.length > 9) return null;
    if (p.asked === 'sum' && list.length > 5) return null;
    const { under, over } = sidesOf(slipsOfHowMany(p), total(list, p.asked), 1);
    return under >= 2 && over >= 2 ? p : null;
  },
  stem: ({ first, second, left: [x, y], asked }) =>
    `When ${first} is divided by a positive integer $d$, the remainder is ${x}; when ${second} is divided by $d$, the remainder is ${y}. ${asked === 'count' ? 'How many values of $d$ are possible?' : 'What is the sum of all possible values of $d$?'}`,
  answer: p => q(total(possible(p), p.asked)),
  slips: slipsOfHowMany,
  show: plain,
  plausible: value => value.d === 1n && value.valueOf() >= 1,
  solution: p => {
    const { first, second, left, asked } = p;
    const [a, b] = withoutLeft(p);
    const common = gcd(a, b);
    const all = divisorsOf(common);
    const list = possible(p);
    const high = Math.max(...left);
    const least = list[0] ?? 1;
    return {
      snapRead: `Two numbers with known remainders by one unknown divisor; ${asked === 'count' ? 'the number' : 'the sum'} of all possible divisors is asked, not the greatest one only.`,
      approach:
        'Without the remainders both numbers are multiples of $d$, so $d$ divides their HCF. Every divisor of the HCF would do, but for one thing: a remainder is smaller than the divisor. So keep the divisors above the larger remainder.',
      steps: [
        takingOff(p),
        {
          says: 'Find the highest common factor: d divides it.',
          works: `${hcfTex([a, b])} = ${common} = ${factorisedTex(factorised(common))}`,
          value: q(common),
        },
        {
          says: 'See how many divisors it has in all.',
          works: `${factorised(common)
            .map(([, e]) => `(${e} + 1)`)
            .join('')} = ${factorCount(factorised(common))}`,
          value: q(all.length),
        },
        {
          says: `Keep only those above the larger remainder, ${high}${asked === 'count' ? ', and count them' : ', and add them'}.`,
          works:
            asked === 'count'
              ? `${list.join(', ')}: \\quad ${list.length}`
              : `${list.join(' + ')} = ${total(list, asked)}`,
          value: q(total(list, asked)),
        },
      ],
      check: `The smallest of them, ${least}: ${divided(first, least)} and ${divided(second, least)}. The common divisors up to ${high} are ${all.filter(d => d <= high).join(', ')}; they cannot leave ${high}.`,
      principle:
        'A divisor must be larger than every remainder it leaves: strike out the common factors that are too small.',
    };
  },
  verify: p => q(total(foundByTrial(p), p.asked)),
});

export const commonDivisors: readonly AnyTemplate[] = [knownRemainders, equalRemainders, howManyDivisors];
