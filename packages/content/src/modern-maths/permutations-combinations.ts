import type Fraction from 'fraction.js';
import { grouped } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { template } from '../template.ts';
import { q } from '../value.ts';
import { arrangements, factorial } from './counting.ts';

const count = (value: Fraction) => `$${grouped(value).replaceAll(',', '{,}')}$`;
const listed = (digits: readonly number[]) => `${digits.slice(0, -1).join(', ')} and ${digits.at(-1)}`;
const lengthWords: Record<number, string> = { 3: 'three', 4: 'four', 5: 'five' };
const product = (factors: readonly number[]) => factors.join(' \\times ');
/** n, n - 1, … with r factors. */
const falling = (n: number, r: number) => Array.from({ length: r }, (_, i) => n - i);
const wholePositive = (value: Fraction) => value.d === 1n && value.n > 0n && value.s > 0n;

/** Every number of the given length from the digits, first digit not 0, without repeats unless allowed. */
function everyNumber(digits: readonly number[], length: number, repeats: boolean): number[] {
  let numbers: number[][] = [[]];
  for (let place = 0; place < length; place += 1)
    numbers = numbers.flatMap(start =>
      digits.filter(d => (place > 0 || d !== 0) && (repeats || !start.includes(d))).map(d => [...start, d]),
    );
  return numbers.map(places => Number(places.join('')));
}

interface FromDigits {
  digits: readonly number[];
  length: number;
  repeats: boolean;
  scene: 'numbers' | 'rooms' | 'tickets';
}

/** MM.PNC.4 Easy: first place first; zero may not lead, but may stand everywhere else. */
const firstPlaceFirst = template<FromDigits, Fraction>({
  type: 'MM.PNC.4',
  band: 'Easy',
  variant: 'numbers-from-digits-with-zero',
  revision: 1,
  draw: draw => {
    const size = draw.int(5, 7);
    return {
      digits: [0, ...draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], size - 1).sort((a, b) => a - b)],
      length: draw.pick([3, 4]),
      repeats: draw.chance(0.35),
      scene: draw.pick(['numbers', 'rooms', 'tickets'] as const),
    };
  },
  stem: ({ digits, length, repeats, scene }) => {
    const [long, list] = [lengthWords[length], listed(digits)];
    const rule = repeats ? 'Digits may be repeated.' : 'No digit may be used twice in a number.';
    if (scene === 'rooms')
      return `A hotel gives every room a ${long}-digit number made up of the digits ${list} only. ${rule} No number begins with 0. How many different room numbers are possible?`;
    if (scene === 'tickets')
      return `Each ticket of a lottery carries a ${long}-digit number, not beginning with 0, made up of the digits ${list} only. ${rule} How many different tickets can there be?`;
    return `How many ${long}-digit numbers can be formed from the digits ${list} if ${repeats ? 'digits may be repeated' : 'no digit is used more than once in a number'}?`;
  },
  answer: ({ digits, length, repeats }) => {
    const n = digits.length;
    return q((n - 1) * (repeats ? n ** (length - 1) : arrangements(n - 1, length - 1)));
  },
  slips: ({ digits, length, repeats }) => {
    const n = digits.length;
    const leading = {
      misconception: 'leading_zero_allowed',
      value: q(repeats ? n ** length : arrangements(n, length)),
      words: 'You took 0 as allowed in the first place; such a number would be shorter.',
    };
    const other = {
      misconception: 'repetition_misread',
      value: q((n - 1) * (repeats ? arrangements(n - 1, length - 1) : n ** (length - 1))),
      words: repeats
        ? 'You took every digit as used up after one place; here digits may be repeated.'
        : 'You took all digits as free again for every place; here none may be used twice.',
    };
    return [
      leading,
      {
        misconception: 'zero_left_out',
        value: q(repeats ? (n - 1) ** length : arrangements(n - 1, length)),
        words: 'You took 0 as never allowed; it is only the first place that it may not take.',
      },
      other,
      {
        misconception: 'order_ignored',
        value: q(arrangements(n, length) / factorial(length)),
        words:
          'You took choices of digits without order; the same digits in another order make another number.',
      },
    ];
  },
  show: count,
  plausible: wholePositive,
  solution: ({ digits, length, repeats }) => {
    const n = digits.length;
    const others = repeats ? Array.from({ length: length - 1 }, () => n) : falling(n - 1, length - 1);
    const rest = others.reduce((a, b) => a * b, 1);
    return {
      snapRead: `Numbers of ${lengthWords[length]} digits are to be formed, 0 is among the digits: the first place has a restriction.`,
      approach: `Fill the most restricted place first: the first digit cannot be 0. Then fill the other places one by one, where 0 is welcome, and multiply. ${repeats ? 'As digits may be repeated, all of them stay available.' : 'Each place uses up one digit.'}`,
      steps: [
        {
          says: 'Count the digits that may stand in the first place.',
          works: `${n} - 1 = ${n - 1}`,
          value: q(n - 1),
        },
        {
          says: `Count the ways to fill the other places, ${repeats ? 'with all digits available each time' : 'with 0 back in and the first digit used up'}.`,
          works: `${product(others)} = ${rest}`,
          value: q(rest),
        },
        {
          says: 'Multiply the choices.',
          works: `${n - 1} \\times ${rest} = ${(n - 1) * rest}`,
          value: q((n - 1) * rest),
        },
      ],
      check: repeats
        ? `All ${n ** length} strings of digits less the ${n ** (length - 1)} that begin with 0 leave ${n ** length - n ** (length - 1)}.`
        : `All ${arrangements(n, length)} arrangements less the ${arrangements(n - 1, length - 1)} that begin with 0 leave ${arrangements(n, length) - arrangements(n - 1, length - 1)}.`,
      principle:
        'When numbers are formed, fill the most restricted place first; zero is barred from the first place only.',
    };
  },
  verify: ({ digits, length, repeats }) => q(everyNumber(digits, length, repeats).length),
});

interface EndingIn {
  digits: readonly number[];
  length: number;
  kind: 'even' | 'five';
}
const endings = ({ digits, kind }: EndingIn) =>
  digits.filter(d => (kind === 'even' ? d % 2 === 0 : d % 5 === 0));

/** MM.PNC.4 Medium: two restricted places at once; the number ends in 0 or not, and that decides the first place. */
const twoRestrictedPlaces = template<EndingIn, Fraction>({
  type: 'MM.PNC.4',
  band: 'Medium',
  variant: 'last-digit-zero-or-not',
  revision: 1,
  draw: draw => {
    const kind = draw.pick(['even', 'even', 'five'] as const);
    const size = draw.int(6, 8);
    const digits = [0, ...draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], size - 1).sort((a, b) => a - b)];
    const p = { digits, length: draw.pick([3, 4, 4]), kind };
    const last = endings(p).length;
    return kind === 'five' ? (last === 2 ? p : null) : last >= 3 && last < size ? p : null;
  },
  stem: ({ digits, length, kind }) =>
    `How many ${lengthWords[length]}-digit ${kind === 'even' ? 'even numbers' : 'multiples of 5'} can be formed from the digits ${listed(digits)}, if no digit is used more than once in a number?`,
  answer: p => {
    const n = p.digits.length;
    const others = endings(p).length - 1;
    return q(arrangements(n - 1, p.length - 1) + others * (n - 2) * arrangements(n - 2, p.length - 2));
  },
  slips: p => {
    const n = p.digits.length;
    const all = endings(p).length;
    const [zeroEnd, otherEnd] = [
      arrangements(n - 1, p.length - 1),
      (n - 2) * arrangements(n - 2, p.length - 2),
    ];
    const odd = (n - all) * otherEnd;
    return [
      {
        misconception: 'leading_zero_allowed',
        value: q(all * zeroEnd),
        words:
          'You took every ending alike, so that 0 can lead; when 0 is not at the end it must be kept out of the first place.',
      },
      {
        misconception: 'cases_not_separated',
        value: q(all * otherEnd),
        words:
          'You took the first place as restricted for every ending; when the number ends in 0, all other digits may lead.',
      },
      {
        misconception: 'case_dropped',
        value: q((all - 1) * otherEnd),
        words: `You took only the numbers that do not end in 0; 0 at the end also makes ${p.kind === 'even' ? 'an even number' : 'a multiple of 5'}.`,
      },
      {
        misconception: 'reports_complement',
        value: q(odd),
        words: `You took the numbers that are not ${p.kind === 'even' ? 'even' : 'multiples of 5'}.`,
      },
      {
        misconception: 'condition_unused',
        value: q((n - 1) * zeroEnd),
        words: `You took all numbers of this length; only the ${p.kind === 'even' ? 'even ones' : 'multiples of 5'} are asked.`,
      },
    ];
  },
  show: count,
  plausible: wholePositive,
  solution: p => {
    const n = p.digits.length;
    const others = endings(p).filter(d => d !== 0);
    const [zeroEnd, otherEnd] = [
      arrangements(n - 1, p.length - 1),
      (n - 2) * arrangements(n - 2, p.length - 2),
    ];
    const middle = falling(n - 2, p.length - 2);
    return {
      snapRead: `Both ends of the number are restricted: the last digit by ${p.kind === 'even' ? 'evenness' : 'the factor 5'}, the first one because it cannot be 0. And 0 could stand at the end.`,
      approach:
        'Two places compete for 0, so split into cases by the last digit: it is 0, or it is one of the others. In the first case the first place is free; in the second, 0 is still about and must be kept out of it. Then add.',
      steps: [
        {
          says: 'Case 1: the last digit is 0. Fill the other places freely from the remaining digits.',
          works: `${product(falling(n - 1, p.length - 1))} = ${zeroEnd}`,
          value: q(zeroEnd),
        },
        {
          says: `Case 2: the last digit is ${others.length === 1 ? others[0] : `one of ${others.join(', ')}`}. Then fill the first place, not with 0, and then the middle.`,
          works: `${others.length} \\times ${n - 2} \\times ${product(middle)} = ${others.length * otherEnd}`,
          value: q(others.length * otherEnd),
        },
        {
          says: 'Add the two cases; no number is in both.',
          works: `${zeroEnd} + ${others.length * otherEnd} = ${zeroEnd + others.length * otherEnd}`,
          value: q(zeroEnd + others.length * otherEnd),
        },
      ],
      check: `The other endings give ${n - 1 - others.length} × ${otherEnd} = ${(n - 1 - others.length) * otherEnd} numbers; with ${zeroEnd + others.length * otherEnd} that makes ${(n - 1) * zeroEnd}, all ${n - 1} × ${zeroEnd} numbers of ${lengthWords[p.length]} different digits.`,
      principle:
        'When zero can stand at one restricted end and not at the other, count the numbers that end in zero apart from the rest.',
    };
  },
  verify: p =>
    q(everyNumber(p.digits, p.length, false).filter(x => x % (p.kind === 'even' ? 2 : 5) === 0).length),
});

interface LeaveOneOut {
  digits: readonly number[];
  divisor: 3 | 15;
}
const digitSum = (digits: readonly number[]) => digits.reduce((a, b) => a + b, 0);
/** Digits whose omission leaves a sum divisible by 3. */
const omissible = ({ digits }: LeaveOneOut) => digits.filter(d => (digitSum(digits) - d) % 3 === 0);
/** Five-digit numbers from the five digits left: by their first place, and for 15 by their last one too. */
const withOmitted = ({ divisor }: LeaveOneOut, omitted: number) => {
  if (divisor === 3) return omitted === 0 ? 120 : 96;
  return omitted === 0 || omitted === 5 ? 24 : 24 + 18;
};

/** MM.PNC.4 Hard: which digit to leave out is decided by the digit sum; then each case meets the zero. */
const leaveOneDigitOut = template<LeaveOneOut, Fraction>({
  type: 'MM.PNC.4',
  band: 'Hard',
  variant: 'leave-one-digit-out',
  revision: 1,
  draw: draw => {
    const divisor = draw.pick([3, 3, 15] as const);
    const digits = [0, ...draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 5).sort((a, b) => a - b)];
    const p = { digits, divisor };
    if (divisor === 15 && !digits.includes(5)) return null;
    return omissible(p).length >= 2 && omissible(p).length <= 3 ? p : null;
  },
  stem: ({ digits, divisor }) =>
    `How many five-digit numbers divisible by ${divisor} can be formed from the digits ${listed(digits)}, if no digit is used more than once in a number?`,
  answer: p => q(omissible(p).reduce((sum, d) => sum + withOmitted(p, d), 0)),
  slips: p => {
    const omitted = omissible(p);
    const least = Math.min(...omitted.map(d => withOmitted(p, d)));
    const total = omitted.reduce((sum, d) => sum + withOmitted(p, d), 0);
    const hasZero = omitted.includes(0);
    if (p.divisor === 3)
      return [
        {
          misconception: 'leading_zero_allowed',
          value: q(120 * omitted.length),
          words: 'You took all orders of the five digits; where 0 is among them, it may not stand first.',
        },
        {
          misconception: 'share_taken_as_even',
          value: q(200),
          words:
            'You took one third of all 600 numbers; the digits do not spread evenly over the remainders by 3.',
        },
        {
          misconception: 'case_dropped',
          value: q(total - least),
          words: `You took too few cases: the digit left out can be any of ${omitted.join(', ')}.`,
        },
        {
          misconception: 'zero_kept_in_every_case',
          value: q(96 * omitted.length),
          words: hasZero
            ? 'You took 0 as one of the digits in every case; when 0 itself is left out, any digit may stand first.'
            : 'You took the same count for every case.',
        },
        {
          misconception: 'one_case_only',
          value: q(least),
          words: `You took a single digit to leave out; ${omitted.join(', ')} all leave a digit sum divisible by 3.`,
        },
        {
          misconception: 'condition_unused',
          value: q(600),
          words: 'You took all five-digit numbers from these digits; only those divisible by 3 are asked.',
        },
      ];
    return [
      {
        misconception: 'leading_zero_allowed',
        value: q(omitted.reduce((sum, d) => sum + (d === 0 || d === 5 ? 24 : 48), 0)),
        words:
          'You took all orders with 5 at the end; where 0 is among the other digits, it may not stand first.',
      },
      {
        misconception: 'case_dropped',
        value: q(total - least),
        words: `You took too few cases: the digit left out can be any of ${omitted.join(', ')}.`,
      },
      {
        misconception: 'ending_zero_only',
        value: q(24 * omitted.filter(d => d !== 0).length),
        words: 'You took only the numbers that end in 0; a multiple of 15 may also end in 5.',
      },
      {
        misconception: 'condition_unused',
        value: q(216),
        words: 'You took all multiples of 5; the digit sum must be divisible by 3 as well.',
      },
      {
        misconception: 'share_taken_as_even',
        value: q(72),
        words:
          'You took one third of all 216 multiples of 5; the digits do not spread evenly over the remainders by 3.',
      },
      {
        misconception: 'other_condition_unused',
        value: q(omitted.reduce((sum, d) => sum + (d === 0 ? 120 : 96), 0)),
        words: 'You took all multiples of 3; the last digit must be 0 or 5 as well.',
      },
    ];
  },
  show: count,
  plausible: wholePositive,
  solution: p => {
    const { digits, divisor } = p;
    const omitted = omissible(p);
    const sum = digitSum(digits);
    const total = omitted.reduce((x, d) => x + withOmitted(p, d), 0);
    return {
      snapRead: `Five of six given digits are used, and the number must be divisible by ${divisor}. Divisibility by 3 looks at the digit sum, whatever the order${divisor === 15 ? '; divisibility by 5 at the last digit' : ''}.`,
      approach: `Exactly one digit is left out, so decide first which one: the sum of the others must be divisible by 3. Then count the orders for each such choice${divisor === 15 ? ', by the last digit, 0 or 5,' : ''} and keep 0 out of the first place wherever it is among the five.`,
      steps: [
        {
          says: 'Add all six digits, and compare with 3 to see which digit may be left out.',
          works: `${digits.join(' + ')} = ${sum}, \\quad ${sum} - d \\text{ divisible by } 3`,
          value: q(sum),
        },
        {
          says: 'List the digits that may be left out.',
          works: `d \\in \\{${omitted.join(', ')}\\}`,
          value: omitted.map(d => q(d)),
        },
        ...omitted.map(d => ({
          says:
            divisor === 3
              ? d === 0
                ? 'Leave out 0: every order of the other five digits is a number.'
                : `Leave out ${d}: 0 is among the five, so the first place has four choices.`
              : d === 0
                ? 'Leave out 0: the number ends in 5, and the other four digits take any order.'
                : d === 5
                  ? 'Leave out 5: the number ends in 0, and the other four digits take any order.'
                  : `Leave out ${d}: it ends in 0 with any order of the others, or in 5 with 0 kept out of the first place.`,
          works:
            divisor === 3
              ? d === 0
                ? '5! = 120'
                : '4 \\times 4! = 96'
              : d === 0 || d === 5
                ? '4! = 24'
                : '4! + 3 \\times 3! = 24 + 18 = 42',
          value: q(withOmitted(p, d)),
        })),
        {
          says: 'Add the cases.',
          works: `${omitted.map(d => withOmitted(p, d)).join(' + ')} = ${total}`,
          value: q(total),
        },
      ],
      check:
        divisor === 3
          ? 'Over all six digits that could be left out, the same counts add up to $120 + 5 \\times 96 = 600$, which is $5 \\times 5 \\times 4 \\times 3 \\times 2$: all numbers of five different digits.'
          : 'Over all six digits that could be left out, the same counts add up to $2 \\times 24 + 4 \\times 42 = 216$: the $120$ numbers that end in 0 and the $96$ that end in 5.',
      principle:
        'When all but one of the digits are used, divisibility by 3 or 9 decides which digit to leave out; the order matters only afterwards.',
    };
  },
  verify: p => q(everyNumber(p.digits, 5, false).filter(x => x % p.divisor === 0).length),
});

export const permutationsCombinations: readonly AnyTemplate[] = [
  firstPlaceFirst,
  twoRestrictedPlaces,
  leaveOneDigitOut,
];
