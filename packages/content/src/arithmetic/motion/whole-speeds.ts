import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const kmh = (speed: Fraction | number) => withUnit(speed, 'km/h');

interface WholeSpeeds {
  /** The average speed there and back, in km/h. */
  mean: number;
  to: string;
  frame: number;
}

const placesTo = [
  'a temple town',
  'a wildlife park',
  'a hydroelectric plant',
  'a border post',
  'a fishing port',
  'a tea estate',
] as const;
const divisorsOf = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);

const pairsOfSpeeds = form({
  form: 'count-of-speeds',
  band: 'Hard',
  seconds: 105,
  also: ['AL.DIO.4'],
  entry: true,
  stem: ({ mean, to, frame }: WholeSpeeds) =>
    frame === 0
      ? `A driver goes to ${to} at $u$ km/h and returns on the same road at $v$ km/h, where $u$ and $v$ are positive integers and $v > u$. The average speed there and back is ${kmh(mean)}. For how many pairs $(u, v)$ is this possible?`
      : frame === 1
        ? `The average speed of a trip to ${to} and back by the same road was ${kmh(mean)}. Both speeds were whole numbers of km/h, and the way back was the faster. How many different pairs of speeds are possible?`
        : `There and back along one road to ${to}, a rider averaged ${kmh(mean)} at two different speeds, each a whole number of km/h. In how many ways can the slower and the faster speed be chosen?`,
  path: path<WholeSpeeds>()
    .quiet('half', ({ mean }) => q(mean, 2))
    .step(
      'square',
      (_p, { half }) => half.mul(half),
      ({ mean }) =>
        `From $\\frac{2uv}{u + v} = ${mean}$ get $uv = ${numberTex(q(mean, 2))}(u + v)$, and complete it to a product with a constant.`,
      (_p, { half, square }) =>
        `(u - ${numberTex(half)})(v - ${numberTex(half)}) = ${numberTex(half)}^2 = ${numberTex(square)}`,
    )
    .step(
      'factors',
      (_p, { square }) => q(divisorsOf(Number(square.n)).length),
      'Both brackets are whole and positive, so count the factors of the constant.',
      (_p, { square, factors }) => `\\text{factors of } ${numberTex(square)}: ${numberTex(factors)}`,
    )
    .step(
      'pairs',
      (_p, { factors }) => factors.sub(1).div(2),
      'The smaller bracket belongs to $u$, and equal brackets are left out because $v > u$.',
      (_p, { factors, pairs }) => `\\frac{${numberTex(factors)} - 1}{2} = ${numberTex(pairs)}`,
    ),
  slips: [
    {
      misconception: 'counts_both_orders',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors.sub(1),
      words: (_p, { pairs }) =>
        `$${numberTex(pairs)}$ counts each pair twice, once with the speeds exchanged.`,
    },
    {
      misconception: 'counts_equal_speeds',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors.add(1).div(2),
      words: () => 'The case of two equal speeds has been counted too.',
    },
    {
      misconception: 'all_factors',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors,
      words: (_p, { pairs }) =>
        `All $${numberTex(pairs)}$ factors were counted; they come in pairs, one of them equal.`,
    },
    {
      misconception: 'forgets_to_halve',
      at: 'half',
      wrongly: ({ mean }) => q(mean),
      words: ({ mean }) =>
        `The constant was taken as $${mean}^2$; the factor 2 of the average had been lost.`,
    },
    {
      misconception: 'factors_of_the_root',
      at: 'pairs',
      wrongly: (_p, { half }) => q(divisorsOf(Number(half.n)).length),
      words: (_p, { half, pairs }) =>
        `$${numberTex(pairs)}$ is the number of factors of $${numberTex(half)}$, not of its square.`,
    },
    {
      misconception: 'leaves_out_one',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors.sub(3).div(2),
      words: () =>
        'The pair that comes from the factor 1 has been left out; it is very unequal, but possible.',
    },
    {
      misconception: 'arithmetic_mean',
      at: 'pairs',
      wrongly: ({ mean }) => q(mean - 1),
      words: ({ mean }, { pairs }) =>
        `There are $${numberTex(pairs)}$ pairs with the plain mean ${mean}, but equal distances take different times.`,
    },
    {
      misconception: 'brackets_divide_the_root',
      at: 'pairs',
      wrongly: (_p, { half }) => q(divisorsOf(Number(half.n)).length - 1),
      words: (_p, { half }) =>
        `The brackets were made factors of $${numberTex(half)}$; their product is its square, which has more.`,
    },
    {
      misconception: 'leaves_out_two',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors.sub(5).div(2),
      words: () => 'The pairs from the two smallest factors, with one very high speed, have been left out.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A harmonic mean is given and both speeds are whole: count the pairs. The cue is a product of two brackets.',
  approach: () => 'Clear the fractions and complete the product; each factor of the constant gives one pair.',
  faster: (_p, { square, factors }) =>
    `$\\frac{1}{u} + \\frac{1}{v} = \\frac{1}{n}$ has one solution $u < v$ for each factor below the root of $${numberTex(square)}$: $${numberTex(factors.sub(1))} \\div 2$.`,
  check: ({ mean }, { half, square }) =>
    `The factor 1 gives $u = ${numberTex(half.add(1))}$ and $v = ${numberTex(half.add(square))}$, and indeed $\\frac{2uv}{u + v} = ${mean}$; every pair lies above ${numberTex(half)}.`,
  principle: 'An equation $uv = n(u + v)$ in integers becomes $(u - n)(v - n) = n^2$: count factors.',
  verify: ({ mean }) => {
    let found = 0;
    for (let u = 1; u < mean; u += 1) if (2 * u > mean && (u * mean) % (2 * u - mean) === 0) found += 1;
    return q(found);
  },
});

/** AR.TSD.1 Hard: whole speeds with a given average there and back. */
export const wholeSpeeds: readonly AnyTemplate[] = situation<WholeSpeeds>({
  type: 'AR.TSD.1',
  situation: 'whole-speeds',
  draw: draw => {
    const mean = draw.pick([
      12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 44, 48, 50, 52, 54, 56, 60, 64, 66, 70, 72, 80, 84, 90,
    ]);
    return { mean, to: draw.pick(placesTo), frame: draw.int(0, 2) };
  },
  forms: [pairsOfSpeeds],
});
