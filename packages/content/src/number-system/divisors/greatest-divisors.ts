import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised, factorisedTex, gcd } from '../primes.ts';
import { isCount, upTo } from '../whole.ts';

interface Divided {
  /** Three numbers, ascending. */
  numbers: readonly [number, number, number];
  /** Their remainders. */
  rests: readonly [number, number, number];
  frame: number;
}

const hcf = (...list: number[]) => list.reduce((a, b) => gcd(a, Math.abs(b)));
const listed = (list: readonly number[]) => `$${list[0]}$, $${list[1]}$ and $${list[2]}$`;
const largest = (most: number, fits: (d: number) => boolean) => q(upTo(most).filter(fits).at(-1) ?? 1);

const givenRemainders = form({
  form: 'given-remainders',
  band: 'Easy',
  revision: 3,
  apart: true,
  entry: true,
  seconds: 50,
  stem: ({ numbers, rests, frame }: Divided) =>
    frame === 0
      ? `Find the greatest number that divides ${listed(numbers)} leaving remainders of ${listed(rests)} respectively.`
      : frame === 1
        ? `Three barrels hold $${numbers[0]}$, $${numbers[1]}$ and $${numbers[2]}$ litres of oil. A measure is filled from each as often as possible, and $${rests[0]}$, $${rests[1]}$ and $${rests[2]}$ litres are left in them. What is the greatest possible capacity of the measure, in litres?`
        : `When the numbers ${listed(numbers)} are divided by $d$, the remainders are ${listed(rests)} respectively. What is the largest possible value of $d$?`,
  path: path<Divided>()
    .step(
      'cleared',
      ({ numbers, rests }) => numbers.map((n, i) => q(n - (rests[i] ?? 0))),
      'Take each remainder off: the divisor divides what is left exactly.',
      ({ numbers, rests }, { cleared }) =>
        numbers.map((n, i) => `${n} - ${rests[i]} = ${cleared[i]}`).join(', \\quad '),
    )
    .step(
      'greatest',
      (_p, { cleared }) => q(hcf(...cleared.map(Number))),
      'The greatest such divisor is the HCF.',
      (_p, { cleared, greatest }) => `\\operatorname{hcf}(${cleared.join(', ')}) = ${greatest}`,
    ),
  slips: [
    {
      misconception: 'remainders_added',
      at: 'cleared',
      wrongly: ({ numbers, rests }) => numbers.map((n, i) => q(n + (rests[i] ?? 0))),
      words: () =>
        'The remainders were added to the numbers; what goes in evenly is the number without its remainder.',
    },
    {
      misconception: 'remainders_ignored',
      at: 'cleared',
      wrongly: ({ numbers }) => numbers.map(n => q(n)),
      words: (_p, { greatest }) => `$${greatest}$ divides the three numbers themselves, with no remainders.`,
    },
    {
      misconception: 'two_numbers_only',
      at: 'greatest',
      wrongly: (_p, { cleared }) => q(hcf(Number(cleared[0]), Number(cleared[1]))),
      words: ({ numbers }, { greatest }) =>
        `$${greatest}$ fits the first two numbers, but $${numbers[2]}$ leaves another remainder.`,
    },
    {
      misconception: 'last_two_numbers_only',
      at: 'greatest',
      wrongly: (_p, { cleared }) => q(hcf(Number(cleared[1]), Number(cleared[2]))),
      words: ({ numbers }, { greatest }) =>
        `$${greatest}$ fits the last two numbers, but not $${numbers[0]}$.`,
    },
    {
      misconception: 'stops_before_hcf',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.div(factorised(Number(greatest))[0]?.[0] ?? 1),
      words: (_p, { greatest }) =>
        `$${greatest}$ works, but the three differences have a further factor in common.`,
    },
    {
      misconception: 'smallest_prime_power_lost',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.div(factorised(Number(greatest)).at(-1)?.[0] ?? 1),
      words: ({ rests }, { greatest }) =>
        `$${greatest}$ leaves ${listed(rests)} too, but it is not the greatest divisor that does.`,
    },
    {
      misconception: 'differences_of_the_numbers',
      at: 'greatest',
      wrongly: ({ numbers: [a, b, c] }) => q(hcf(b - a, c - b)),
      words: (_p, { greatest }) =>
        `$${greatest}$ divides the differences of the numbers; that would fit equal remainders.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { rests }) => isCount(value) && value.gt(Math.max(...rests)),
  snapRead: () =>
    'Three numbers, their remainders by the same unknown divisor, and the greatest such divisor: subtract, then HCF.',
  approach: () =>
    'A number minus its remainder is a multiple of the divisor. So the divisor is a common factor of three known numbers, and the greatest is their HCF.',
  check: ({ numbers }, { greatest }) =>
    `${numbers.map(n => `$${n} = ${greatest} \\times ${Math.floor(n / Number(greatest))} + ${n % Number(greatest)}$`).join(', ')}.`,
  principle: 'Number minus remainder is a multiple of the divisor.',
  verify: ({ numbers, rests }) => largest(numbers[0], d => numbers.every((n, i) => n % d === rests[i])),
});

const equalUnknown = form({
  form: 'equal-unknown-remainder',
  revision: 3,
  band: 'Easy',
  entry: true,
  seconds: 50,
  suits: ({ rests }: Divided) => rests[0] === rests[1] && rests[1] === rests[2],
  stem: ({ numbers, frame }: Divided) =>
    frame === 0
      ? `What is the greatest number which divides ${listed(numbers)} leaving the same remainder each time?`
      : frame === 1
        ? `Rolls of $${numbers[0]}$ m, $${numbers[1]}$ m and $${numbers[2]}$ m of cloth are cut into pieces of equal length, a whole number of metres, and the same length is left over from every roll. What is the greatest possible length of a piece, in metres?`
        : `The numbers ${listed(numbers)} leave the same remainder when divided by a positive integer $d$. Find the maximum value of $d$.`,
  path: path<Divided>()
    .step(
      'gaps',
      ({ numbers: [a, b, c] }) => [q(b - a), q(c - b)],
      'In a difference of two numbers with equal remainders the remainder drops out, so the divisor divides the differences.',
      ({ numbers: [a, b, c] }, { gaps }) => `${b} - ${a} = ${gaps[0]}, \\quad ${c} - ${b} = ${gaps[1]}`,
    )
    .step(
      'greatest',
      (_p, { gaps }) => q(hcf(...gaps.map(Number))),
      'The greatest such divisor is their HCF.',
      (_p, { gaps, greatest }) => `\\operatorname{hcf}(${gaps.join(', ')}) = ${greatest}`,
    ),
  slips: [
    {
      misconception: 'one_difference_only',
      at: 'greatest',
      wrongly: (_p, { gaps }) => gaps[0] ?? null,
      words: ({ numbers }, { greatest }) =>
        `$${greatest}$ fits the first two numbers only; $${numbers[2]}$ leaves something else.`,
    },
    {
      misconception: 'numbers_instead_of_differences',
      at: 'greatest',
      wrongly: ({ numbers }) => q(hcf(...numbers)),
      words: (_p, { greatest }) =>
        `$${greatest}$ divides the numbers themselves, with remainder $0$; a greater divisor is possible with another remainder.`,
    },
    {
      misconception: 'second_difference_only',
      at: 'greatest',
      wrongly: (_p, { gaps }) => gaps[1] ?? null,
      words: ({ numbers }, { greatest }) =>
        `$${greatest}$ fits the last two numbers, but $${numbers[0]}$ leaves something else.`,
    },
    {
      misconception: 'stops_before_hcf',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.div(factorised(Number(greatest))[0]?.[0] ?? 1),
      words: (_p, { greatest }) =>
        `$${greatest}$ divides both differences, but they have a larger factor in common.`,
    },
    {
      misconception: 'smallest_prime_power_lost',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.div(factorised(Number(greatest)).at(-1)?.[0] ?? 1),
      words: (_p, { greatest }) =>
        `With $${greatest}$ the remainders are equal, but it is not the greatest such divisor.`,
    },
    {
      misconception: 'difference_of_differences',
      at: 'greatest',
      wrongly: (_p, { gaps: [a, b] }) => (a && b ? a.sub(b).abs() : null),
      words: (_p, { gaps, greatest }) =>
        `$${gaps.join('$ and $')}$ were subtracted once more; that gives $${greatest}$, which the HCF divides but need not be.`,
    },
    {
      misconception: 'sum_of_differences',
      at: 'greatest',
      wrongly: ({ numbers }) => q(numbers[2] - numbers[0]),
      words: ({ numbers }, { greatest }) =>
        `$${greatest}$ is the difference of the outer numbers; $${numbers[1]}$ was not looked at.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { numbers }) => isCount(value) && value.gt(4) && value.lt(numbers[0]),
  snapRead: () => 'Three numbers with equal but unknown remainders; the greatest divisor is wanted.',
  approach: () =>
    'The unknown remainder disappears in differences. The divisor is a common factor of the differences, and every common factor of them works.',
  check: ({ numbers }, { greatest }) =>
    `By $${greatest}$ they leave ${numbers.map(n => `$${n % Number(greatest)}$`).join(', ')}; $\\;${greatest} = ${factorisedTex(factorised(Number(greatest)))}$.`,
  principle: 'Equal remainders vanish in differences: the divisor divides every difference.',
  verify: ({ numbers }) => largest(numbers[2], d => new Set(numbers.map(n => n % d)).size === 1),
});

const draw3 = (
  pick: (least: number, most: number) => number,
  equal: boolean,
  frame: number,
): Divided | null => {
  const d = pick(12, 60);
  // Neighbours share a factor, so that two numbers alone lead to a larger divisor.
  const [s, t] = [pick(2, 3), pick(2, 4)];
  const quotients = equal
    ? [pick(3, 9), pick(6, 16), pick(9, 24)].sort((a, b) => a - b)
    : [s * pick(1, 4), s * t * pick(1, 3), t * pick(4, 9)].sort((a, b) => a - b);
  const room = equal ? d - 5 : Math.floor(d / 3);
  const first = pick(1, room);
  const rests = [first, equal ? first : pick(2, room), equal ? first : pick(2, room)] as const;
  const numbers = quotients.map((t, i) => t * d + (rests[i] ?? 0)) as unknown as Divided['numbers'];
  const [a, b, c] = numbers;
  const cleared = quotients.map(t => t * d);
  const right = equal ? hcf(b - a, c - b) : hcf(...cleared);
  const distinct = new Set(quotients).size === 3 && (equal || new Set(rests).size === 3);
  const composite = factorised(d).length > 1 || (factorised(d)[0]?.[1] ?? 1) > 1;
  return right === d && distinct && composite && c - b !== b - a ? { numbers, rests, frame } : null;
};

/** NS.HCF.3 Easy: subtract remainders, or subtract the numbers. */
export const greatestDivisors: readonly AnyTemplate[] = [
  ...situation<Divided>({
    type: 'NS.HCF.3',
    situation: 'remainders-given',
    tries: 40,
    draw: draw => draw3(draw.int, false, draw.int(0, 2)),
    forms: [givenRemainders],
  }),
  ...situation<Divided>({
    type: 'NS.HCF.3',
    situation: 'remainders-equal',
    tries: 40,
    draw: draw => draw3(draw.int, true, draw.int(0, 2)),
    forms: [equalUnknown],
  }),
];
