import type Fraction from 'fraction.js';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';
import { gcd } from './primes.ts';

const digits = (value: Fraction) => `$${value.toFraction()}$`;
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const sum = (terms: readonly number[]) => terms.reduce((total, t) => total + t, 0);
const reversed = (whole: number) => Number([...String(whole)].reverse().join(''));

const tickets = [
  { places: 'The jerseys of a sports club are numbered', many: 'jerseys' },
  { places: 'The lockers of a gymnasium are numbered', many: 'lockers' },
  { places: 'The coupons of a raffle are numbered', many: 'coupons' },
  { places: 'The seats of a small theatre are numbered', many: 'seats' },
  { places: 'The houses of a colony are numbered', many: 'houses' },
] as const;

type Growth = 'exactly' | 'at least' | 'more than';

interface TwoDigits {
  /** Difference of the digits: the number grows by nine times this. */
  difference: number;
  growth: Growth;
  ticket: (typeof tickets)[number];
}

/** The digit differences that the condition allows. */
const allowed = ({ difference, growth }: TwoDigits) =>
  upTo(8).filter(d =>
    growth === 'exactly' ? d === difference : growth === 'at least' ? d >= difference : d > difference,
  );

/** NS.DIG.1 Easy: reversing changes a two-digit number by nine times the difference of its digits. */
const growsWhenReversed = template<TwoDigits, Fraction>({
  type: 'NS.DIG.1',
  band: 'Easy',
  variant: 'grows-when-reversed',
  revision: 1,
  draw: draw => {
    const growth = draw.pick(['exactly', 'at least', 'more than'] as const);
    return { difference: draw.int(2, growth === 'exactly' ? 6 : 5), growth, ticket: draw.pick(tickets) };
  },
  stem: ({ difference, growth, ticket: { places, many } }) =>
    `${places} from $10$ to $99$. How many of the ${many} carry a number that becomes greater by ${growth} $${9 * difference}$ when its two digits are written in reverse order?`,
  answer: p => q(sum(allowed(p).map(d => 9 - d))),
  slips: p => {
    const { difference, growth } = p;
    const all = allowed(p);
    return [
      {
        misconception: 'leading_zero_allowed',
        value: q(sum(all.map(d => 10 - d))),
        words: 'You took $0$ as a possible first digit; a two-digit number begins with $1$ to $9$.',
      },
      {
        misconception: growth === 'exactly' ? 'pair_count_off_by_one' : 'bound_taken_the_other_way',
        value: q(
          growth === 'exactly'
            ? 8 - difference
            : sum(
                upTo(8)
                  .filter(d => (growth === 'at least' ? d > difference : d >= difference))
                  .map(d => 9 - d),
              ),
        ),
        words:
          growth === 'exactly'
            ? `You took one pair of digits too few: the first digit runs from $1$ to $${9 - difference}$, both included.`
            : `You took the bound the wrong way: a growth of exactly $${9 * difference}$ ${growth === 'at least' ? 'counts' : 'does not count'} here.`,
      },
      {
        misconception: 'both_directions_counted',
        value: q(2 * sum(all.map(d => 9 - d))),
        words: 'You took the numbers that become smaller as well; only those that become greater are asked.',
      },
      {
        misconception: 'reports_digit_difference',
        value: q(difference),
        words: `You took the difference of the digits for the answer; asked is how many numbers have such digits.`,
      },
      {
        misconception: 'one_difference_only',
        value: q(9 - difference),
        words: `You took only the digits that differ by $${difference}$; greater differences are allowed too.`,
      },
    ];
  },
  show: digits,
  solution: p => {
    const { difference, growth } = p;
    const all = allowed(p);
    const key = sum(all.map(d => 9 - d));
    return {
      snapRead: `Two-digit numbers and their reversals; given is the growth. Asked: how many numbers. Reversing points to nine times the difference of the digits.`,
      approach: `Write the number as $10a + b$. Reversing swaps the weights, so the growth is $9(b - a)$: the condition is one on the difference of the digits. Then count the pairs of digits, with the first digit at least $1$.`,
      steps: [
        {
          says: 'Subtract the number from its reversal.',
          works: `(10b + a) - (10a + b) = 9(b - a)`,
          value: q(9),
        },
        {
          says: 'Turn the condition on the growth into one on the difference of the digits.',
          works: `b - a ${growth === 'exactly' ? '=' : growth === 'at least' ? '\\ge' : '>'} ${difference}`,
          value: q(difference),
        },
        {
          says: `Count the pairs for each allowed difference $d$: $a$ runs from $1$ to $9 - d$.`,
          works: `${all.map(d => `${9 - d}`).join(' + ')}${all.length > 1 ? ` = ${key}` : ''}`,
          value: q(key),
        },
      ],
      check: `For example $1${1 + (all[0] ?? 1)}$ becomes $${1 + (all[0] ?? 1)}1$, greater by $${9 * (all[0] ?? 1)}$, and so does $${9 - (all[0] ?? 1)}9$, the last of that kind.`,
      principle:
        'Reversing two digits changes a number by nine times their difference, whatever the digits are.',
    };
  },
  // Reverses every two-digit number.
  verify: ({ difference, growth }) => {
    const grows = upTo(99)
      .filter(n => n >= 10)
      .map(n => reversed(n) - n);
    const bound = 9 * difference;
    return q(
      grows.filter(g => (growth === 'exactly' ? g === bound : growth === 'at least' ? g >= bound : g > bound))
        .length,
    );
  },
});

/** Conditions on the middle digit b of a number abc with c > a, and how many digits they leave. */
const middles = [
  { words: 'all three digits are different', choices: () => 8, careless: 9 },
  { words: 'the middle digit is even', choices: () => 5, careless: 4 },
  { words: 'the middle digit is odd', choices: () => 5, careless: 4 },
  { words: 'the middle digit is not zero', choices: () => 9, careless: 10 },
  { words: 'the middle digit is divisible by 3', choices: () => 4, careless: 3 },
] as const;

interface OuterSwap {
  difference: number;
  grows: boolean;
  middle: (typeof middles)[number];
}

/** NS.DIG.1 Medium: the middle digit does not enter the change, so it multiplies the count by its own condition. */
const outerDigitsSwapped = template<OuterSwap, Fraction>({
  type: 'NS.DIG.1',
  band: 'Medium',
  variant: 'outer-digits-swapped',
  revision: 1,
  draw: draw => ({ difference: draw.int(2, 7), grows: draw.chance(0.5), middle: draw.pick(middles) }),
  stem: ({ difference, grows, middle }) =>
    `Consider the three-digit numbers in which ${middle.words}. How many of them turn into a three-digit number that is ${grows ? 'greater' : 'smaller'} by $${99 * difference}$ when the first and the last digit are exchanged?`,
  answer: ({ difference, middle }) => q((9 - difference) * middle.choices()),
  slips: ({ difference, middle }) => [
    {
      misconception: 'leading_zero_allowed',
      value: q((10 - difference) * middle.choices()),
      words:
        'You took $0$ as a possible outer digit; then one of the two numbers would not have three digits.',
    },
    {
      misconception: 'condition_ignored',
      value: q((9 - difference) * 10),
      words: `You took any digit in the middle; it is required that ${middle.words}.`,
    },
    {
      misconception: 'condition_half_applied',
      value: q((9 - difference) * middle.careless),
      words: `You took $${middle.careless}$ digits as possible in the middle; if ${middle.words}, there are $${middle.choices()}$.`,
    },
    {
      misconception: 'both_directions_counted',
      value: q(2 * (9 - difference) * middle.choices()),
      words: 'You took the numbers that change in the other direction as well; the direction is given.',
    },
    {
      misconception: 'middle_digit_forgotten',
      value: q(9 - difference),
      words: 'You took the pairs of outer digits as the numbers; each pair goes with several middle digits.',
    },
  ],
  show: digits,
  solution: ({ difference, grows, middle }) => {
    const pairs = 9 - difference;
    const key = pairs * middle.choices();
    const [high, low] = grows ? ['c', 'a'] : ['a', 'c'];
    return {
      snapRead: `Three-digit numbers whose outer digits are exchanged; the change is given, with a condition on the middle digit. Asked: how many. Exchanging outer digits points to $99$ times their difference.`,
      approach: `In $100a + 10b + c$ the exchange moves only $a$ and $c$; the middle digit stays and cancels. So the change fixes the difference of the outer digits. Count the outer pairs and the middle digits separately and multiply.`,
      steps: [
        {
          says: 'Subtract the smaller number from the greater one: the middle digit cancels.',
          works: `99(${high} - ${low}) = ${99 * difference} \\;\\Rightarrow\\; ${high} - ${low} = ${difference}`,
          value: q(difference),
        },
        {
          says: 'Count the pairs of outer digits. Both numbers have three digits, so neither outer digit is zero.',
          works: `${low} = 1, \\ldots, ${pairs} \\;\\Rightarrow\\; ${pairs} \\text{ pairs}`,
          value: q(pairs),
        },
        {
          says: `Count the middle digits for one pair, so that ${middle.words}.`,
          works: `${middle.choices()} \\text{ digits}`,
          value: q(middle.choices()),
        },
        {
          says: 'Multiply.',
          works: `${pairs} \\times ${middle.choices()} = ${key}`,
          value: q(key),
        },
      ],
      check: `Without the condition there would be $${pairs} \\times 10 = ${10 * pairs}$ numbers; $${key}$ is $${middle.choices()}$ in $10$ of them. The smallest outer pair, $1$ and $${1 + difference}$, does differ by $${difference}$.`,
      principle:
        'Exchanging two digits changes a number only through their difference; the other digits are free.',
    };
  },
  // Goes through all three-digit numbers and tests the digits as they stand.
  verify: ({ difference, grows, middle }) => {
    const tests: Record<string, (text: string) => boolean> = {
      'all three digits are different': text => new Set(text).size === 3,
      'the middle digit is even': text => Number(text[1]) % 2 === 0,
      'the middle digit is odd': text => Number(text[1]) % 2 === 1,
      'the middle digit is not zero': text => text[1] !== '0',
      'the middle digit is divisible by 3': text => ['0', '3', '6', '9'].includes(text[1] ?? ''),
    };
    const change = (grows ? 1 : -1) * 99 * difference;
    let count = 0;
    for (let n = 100; n <= 999; n += 1) {
      const other = reversed(n);
      if (other >= 100 && other - n === change && tests[middle.words]?.(String(n))) count += 1;
    }
    return q(count);
  },
});

const digitConditions = [
  { words: '', per: 10, test: () => true },
  {
    words: ', with all three digits of $N$ different',
    per: 8,
    test: (n: number) => new Set(String(n)).size === 3,
  },
  { words: ', with an odd middle digit', per: 5, test: (n: number) => Math.floor(n / 10) % 2 === 1 },
] as const;

interface DifferenceMultiple {
  /** The difference of the number and its reversal is a multiple of this. */
  m: number;
  condition: (typeof digitConditions)[number];
}

/** Multiples asked for and what they ask of the difference of the outer digits. */
const differenceMultiples = [6, 12, 15, 18, 22, 27, 30, 36, 44, 45, 54, 55, 63, 66, 77, 132, 165, 198];
const stepFor = (m: number) => m / gcd(m, 99);

/** NS.DIG.1 Hard: 99 already holds part of the divisor; only the rest is asked of the outer digits. */
const differenceDivisible = template<DifferenceMultiple, Fraction>({
  type: 'NS.DIG.1',
  band: 'Hard',
  variant: 'difference-divisible',
  revision: 1,
  draw: draw => {
    const m = draw.pick(differenceMultiples);
    return stepFor(m) <= 7 ? { m, condition: draw.pick(digitConditions) } : null;
  },
  stem: ({ m, condition }) =>
    `A three-digit number $N$ and the number $R$ with the same digits in reverse order are both three-digit numbers, and $N$ is greater than $R$. For how many such $N$ is $N - R$ a multiple of $${m}$${condition.words}?`,
  answer: ({ m, condition }) =>
    q(
      condition.per *
        sum(
          upTo(8)
            .filter(d => d % stepFor(m) === 0)
            .map(d => 9 - d),
        ),
    ),
  slips: ({ m, condition }) => {
    const step = stepFor(m);
    const pairs = (from: (d: number) => boolean, count: (d: number) => number) =>
      condition.per * sum([0, ...upTo(9)].filter(from).map(count));
    return [
      {
        misconception: 'first_case_only',
        value: q(condition.per * (9 - step)),
        words: `You took $${step}$ as the only difference of the outer digits; its multiples up to $8$ do as well.`,
      },
      {
        misconception: 'leading_zero_allowed',
        value: q(
          pairs(
            d => d > 0 && d % step === 0,
            d => 10 - d,
          ),
        ),
        words: 'You took $0$ as a possible last digit of $N$; then $R$ would not have three digits.',
      },
      // Equal outer digits and all digits different exclude each other, so this slip needs another condition.
      {
        misconception: 'zero_difference_counted',
        value: q(
          condition.per === 8
            ? 0
            : pairs(
                d => d % step === 0 && d < 9,
                d => 9 - d,
              ),
        ),
        words: 'You took numbers with equal outer digits as well; for them $N$ is not greater than $R$.',
      },
      {
        misconception: 'middle_digit_forgotten',
        value: q(
          sum(
            upTo(8)
              .filter(d => d % step === 0)
              .map(d => 9 - d),
          ),
        ),
        words:
          'You took the pairs of outer digits as the numbers; each pair goes with several middle digits.',
      },
      {
        misconception: 'both_directions_counted',
        value: q(
          2 *
            pairs(
              d => d > 0 && d < 9 && d % step === 0,
              d => 9 - d,
            ),
        ),
        words: 'You took the numbers with $N$ smaller than $R$ as well; only $N > R$ is asked.',
      },
      {
        misconception: 'common_factor_overlooked',
        value: q(
          pairs(
            d => d > 0 && d < 9 && d % m === 0,
            d => 9 - d,
          ),
        ),
        words: `You took $${m}$ as having to divide the difference of the digits; $99$ already holds a part of it.`,
      },
    ];
  },
  show: digits,
  solution: ({ m, condition }) => {
    const step = stepFor(m);
    const cases = upTo(8).filter(d => d % step === 0);
    const pairs = sum(cases.map(d => 9 - d));
    const key = condition.per * pairs;
    const common = gcd(m, 99);
    return {
      snapRead: `Three-digit numbers, their reversals, and a divisor of the difference. Asked: how many. The difference of a number and its reversal is a multiple of $99$, which shares a factor with $${m}$.`,
      approach: `Write $N - R$ as $99(a - c)$. Part of $${m}$ already divides $99$, so only the rest must divide $a - c$. List the differences allowed, count the pairs of outer digits from $1$ to $9$ for each, and multiply by the choices for the middle digit, which does not matter for the difference.`,
      steps: [
        {
          says: 'Write the difference of the number and its reversal: the middle digit cancels.',
          works: `N - R = (100a + 10b + c) - (100c + 10b + a) = 99(a - c)`,
          value: q(99),
        },
        {
          says: `Take out of $${m}$ what $99$ already holds; the rest must divide $a - c$.`,
          works: `\\frac{${m}}{\\gcd(${m}, 99)} = \\frac{${m}}{${common}} = ${step} \\;\\Rightarrow\\; a - c \\in \\{${cases.join(', ')}\\}`,
          value: q(step),
        },
        {
          says: 'For each difference $d$ there are $9 - d$ pairs of outer digits, none of them zero. Add them.',
          works: `${cases.map(d => `${9 - d}`).join(' + ')}${cases.length > 1 ? ` = ${pairs}` : ''}`,
          value: q(pairs),
        },
        {
          says: `Multiply by the number of middle digits possible for each pair${condition.words}.`,
          works: `${pairs} \\times ${condition.per} = ${key}`,
          value: q(key),
        },
      ],
      check: `The least difference is $99 \\times ${step} = ${99 * step} = ${m} \\times ${(99 * step) / m}$, a multiple of $${m}$; a difference of the digits of $${step === 1 ? 0 : step - 1}$ gives $${step === 1 ? 0 : 99 * (step - 1)}$, which ${step === 1 ? 'is not positive' : 'is not one'}.`,
      principle:
        'To make a product divisible by m, take out of m what the known factor holds; only the rest is a condition.',
    };
  },
  // Goes through all three-digit numbers.
  verify: ({ m, condition }) => {
    let count = 0;
    for (let n = 100; n <= 999; n += 1) {
      const r = reversed(n);
      if (r >= 100 && n > r && (n - r) % m === 0 && condition.test(n)) count += 1;
    }
    return q(count);
  },
});

export const digitsAndBases: readonly AnyTemplate[] = [
  growsWhenReversed,
  outerDigitsSwapped,
  differenceDivisible,
];
