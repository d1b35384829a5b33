import type Fraction from 'fraction.js';
import { plain } from '../show.ts';
import type { AnyTemplate, Slip } from '../template.ts';
import { template } from '../template.ts';
import { q } from '../value.ts';
import {
  exponentOf,
  type Factorisation,
  factorCount,
  factorised,
  factorisedTex,
  gcd,
  productOver,
} from './primes.ts';
import { sidesOf } from './sides.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
type Power = 2 | 3;
const powerName = { 2: 'square', 3: 'cube' } as const;
/** What an exponent lacks to the next multiple of the power. */
const lacking = (exponent: number, power: number) => (power - (exponent % power)) % power;
/** The exponents of a product of powers of composite numbers. */
const together = (...parts: readonly (readonly [base: number, exponent: number])[]): Factorisation => {
  const primes = [...new Set(parts.flatMap(([base]) => factorised(base).map(([p]) => p)))].sort(
    (a, b) => a - b,
  );
  return primes.map(p => [p, parts.reduce((sum, [base, e]) => sum + e * exponentOf(p, factorised(base)), 0)]);
};
const raised = (f: Factorisation, exponent: (e: number, prime: number) => number): Factorisation =>
  f.map(([p, e]) => [p, exponent(e, p)] as const).filter(([, e]) => e > 0);
const sizeOf = (f: Factorisation) => productOver(f, (e, p) => p ** e);
const isPower = (n: number, power: number) => Math.round(n ** (1 / power)) ** power === n;

interface Completed {
  whole: number;
  power: Power;
  scene: 'multiply' | 'divide' | 'tiles' | 'cubes';
}
const incomplete = (whole: number, power: Power) => factorised(whole).filter(([, e]) => e % power !== 0);
const multiplier = (whole: number, power: Power) =>
  productOver(factorised(whole), (e, p) => p ** lacking(e, power));
const divisor = (whole: number, power: Power) => productOver(factorised(whole), (e, p) => p ** (e % power));

/** Numbers with a larger exponent and two primes that have to be completed. */
const completable = ([2, 3] as const).flatMap(power =>
  upTo(6000).flatMap(whole => {
    const f = factorised(whole);
    const fits =
      whole >= 72 &&
      f.length >= 2 &&
      f.length <= 3 &&
      f.every(([p]) => p <= 11) &&
      f.some(([, e]) => e >= 3) &&
      incomplete(whole, power).length >= 2 &&
      multiplier(whole, power) <= 700;
    return fits ? [{ whole, power }] : [];
  }),
);

function slipsOfCompletion({ whole, power, scene }: Completed): Slip<Fraction>[] {
  const f = factorised(whole);
  const divides = scene === 'divide';
  const key = divides ? divisor(whole, power) : multiplier(whole, power);
  const missing = incomplete(whole, power);
  const part = (e: number) => (divides ? e % power : lacking(e, power));
  const [first = [2, 1], ...others] = missing;
  const last = others.at(-1) ?? first;
  const otherPower = power === 2 ? 3 : 2;
  const reached = divides ? whole / key : whole * key;
  return [
    {
      misconception: divides ? 'multiplier_for_divisor' : 'divisor_for_multiplier',
      value: q(divides ? multiplier(whole, power) : divisor(whole, power)),
      words: divides
        ? 'You took the number to multiply by, which fills the exponents up; dividing must remove what is above the last multiple of $3$.'
        : 'You took the number to divide by, which removes what is too much; multiplying must fill the exponents up to multiples of $3$.',
    },
    {
      misconception: power === 3 ? 'cube_treated_as_square' : 'square_treated_as_cube',
      value: q(productOver(f, (e, p) => p ** (divides ? e % otherPower : lacking(e, otherPower)))),
      words: `You took exponents that are multiples of $${otherPower}$; for a perfect ${powerName[power]} they must be multiples of $${power}$.`,
    },
    {
      misconception: 'every_prime_multiplied_in',
      value: q(productOver(f, (_, p) => p)),
      words: 'You took every prime of the number once, whatever its exponent is.',
    },
    {
      misconception: 'one_of_each_missing',
      value: q(missing.reduce((product, [p]) => product * p, 1)),
      words: 'You took every incomplete prime once; some need two.',
    },
    {
      misconception: 'one_prime_overlooked',
      value: q(key / last[0] ** part(last[1])),
      words: `You took the prime $${last[0]}$ as complete; its exponent $${last[1]}$ is no multiple of $${power}$.`,
    },
    {
      misconception: 'first_prime_overlooked',
      value: q(key / first[0] ** part(first[1])),
      words: `You took the prime $${first[0]}$ as complete; its exponent $${first[1]}$ is no multiple of $${power}$.`,
    },
    {
      misconception: 'root_reported',
      value: q(Math.round(reached ** (1 / power))),
      words: `You took the ${powerName[power]} root of the perfect ${powerName[power]} that is reached.`,
    },
    {
      misconception: 'complete_primes_filled_again',
      value: q(
        productOver(
          f,
          (e, p) => p ** (divides ? (e % power === 0 ? power : e % power) : power - (e % power)),
        ),
      ),
      words: `You took a further ${powerName[power]} also of primes whose exponents are multiples of $${power}$ already.`,
    },
    {
      misconception: 'two_of_each_missing',
      value: q(power === 3 ? missing.reduce((product, [p]) => product * p * p, 1) : key),
      words: 'You took every incomplete prime twice; some need only one.',
    },
    divides
      ? {
          misconception: 'quotient_reported',
          value: q(reached),
          words: `You took the perfect ${powerName[power]} that is left; asked is the number to divide by.`,
        }
      : {
          misconception: 'number_itself_taken',
          value: q(power === 2 ? whole : key),
          words:
            'You took the number itself; that does give a perfect square, but a smaller multiplier is enough.',
        },
    {
      misconception: 'one_factor_too_many',
      value: q(key * first[0]),
      words: `You took one factor $${first[0]}$ too many; with it the exponent of $${first[0]}$ is no multiple of $${power}$ any more.`,
    },
  ];
}

/** NS.FAC.5 Easy: complete the exponents; for cubes the missing part and the surplus differ. */
const completePower = template<Completed, Fraction>({
  type: 'NS.FAC.5',
  band: 'Easy',
  variant: 'complete-the-power',
  revision: 1,
  draw: draw => {
    const power = draw.pick([2, 3, 3] as const);
    const { whole } = draw.pick(completable.filter(c => c.power === power));
    const scene = draw.pick(['multiply', 'divide', power === 2 ? 'tiles' : 'cubes'] as const);
    if (scene !== 'multiply' && scene !== 'divide' && whole > 1200) return null;
    const p = { whole, power, scene };
    const { under, over } = sidesOf(
      slipsOfCompletion(p),
      scene === 'divide' ? divisor(whole, power) : multiplier(whole, power),
    );
    return under >= 2 && over >= 3 ? p : null;
  },
  stem: ({ whole, power, scene }) => {
    if (scene === 'tiles')
      return `Square tiles, all alike, are sold in packs of $${whole}$. What is the least number of packs that can be bought so that all their tiles together, none left over, fill one large square?`;
    if (scene === 'cubes')
      return `A box holds $${whole}$ small wooden cubes, all alike. What is the least number of such boxes whose cubes, all used and none left over, can be stacked into one large solid cube?`;
    return `What is the least positive integer by which $${whole}$ must be ${scene === 'multiply' ? 'multiplied' : 'divided'} to give a perfect ${powerName[power]}?`;
  },
  answer: ({ whole, power, scene }) =>
    q(scene === 'divide' ? divisor(whole, power) : multiplier(whole, power)),
  slips: slipsOfCompletion,
  show: plain,
  plausible: value => value.d === 1n && value.valueOf() > 1,
  solution: ({ whole, power, scene }) => {
    const f = factorised(whole);
    const divides = scene === 'divide';
    const parts = raised(f, e => (divides ? e % power : lacking(e, power)));
    const key = sizeOf(parts);
    const after = raised(f, e => (divides ? e - (e % power) : e + lacking(e, power)));
    return {
      snapRead:
        scene === 'tiles' || scene === 'cubes'
          ? `Packs of a given size, all used up for one ${scene === 'tiles' ? 'filled square, so the number of tiles is a perfect square' : 'solid cube, so the number of cubes is a perfect cube'}. The least number of packs is asked.`
          : `A number is to be turned into a perfect ${powerName[power]} by one ${divides ? 'division' : 'multiplication'}; the least such number is asked.`,
      approach: `A number is a perfect ${powerName[power]} exactly when every exponent of its primes is a multiple of $${power}$. So write it in primes, and for each prime ${divides ? 'remove what stands above the last multiple' : 'add what is missing to the next multiple'} of $${power}$. Primes that are complete need nothing.`,
      steps: [
        {
          says: 'Write the number in primes.',
          works: `${whole} = ${factorisedTex(f)}`,
          value: factorisedTex(f),
        },
        {
          says: divides
            ? `Divide by what each exponent has beyond the last multiple of ${power}.`
            : `Multiply by what each exponent lacks to the next multiple of ${power}.`,
          works: `${parts.length === 1 && parts[0]?.[1] === 1 ? '' : `${factorisedTex(parts)} = `}${key}`,
          value: q(key),
        },
      ],
      check: `$${whole} ${divides ? '\\div' : '\\times'} ${key} = ${factorisedTex(after)} = ${Math.round(sizeOf(after) ** (1 / power))}^${power}$.`,
      principle:
        'A perfect power has only multiples of the power as exponents: complete them prime by prime, and leave the complete ones alone.',
    };
  },
  // Tries one number after the other.
  verify: ({ whole, power, scene }) => {
    for (let m = 1; ; m += 1)
      if (scene === 'divide' ? whole % m === 0 && isPower(whole / m, power) : isPower(whole * m, power))
        return q(m);
  },
});

interface HiddenRoot {
  first: readonly [number, number];
  second: readonly [number, number];
  power: Power;
  wording: 'least' | 'must';
}
const exponentsOf = ({ first, second }: HiddenRoot) => together(first, second);
const rounded = (p: HiddenRoot, power: number, round: (x: number) => number) =>
  productOver(exponentsOf(p), (e, prime) => prime ** round(e / power));

function slipsOfRoot(p: HiddenRoot): Slip<Fraction>[] {
  const { power, first, second } = p;
  const f = exponentsOf(p);
  const otherPower = power === 2 ? 3 : 2;
  const apart = (prime: number) =>
    [first, second].reduce(
      (sum, [base, e]) => sum + Math.ceil((e * exponentOf(prime, factorised(base))) / power),
      0,
    );
  return [
    {
      misconception: 'parts_rounded_apart',
      value: q(productOver(f, (_, prime) => prime ** apart(prime))),
      words: `You took the two powers one by one and multiplied the results; the exponents of a prime they share must be added before rounding.`,
    },
    {
      misconception: 'power_subtracted',
      value: q(productOver(f, (e, prime) => prime ** Math.max(1, e - power))),
      words: `You took $${power}$ off each exponent, with one left at least; in the ${powerName[power]} of $n$ the exponents of $n$ are multiplied by $${power}$.`,
    },
    {
      misconception: 'exponents_rounded_down',
      value: q(rounded(p, power, Math.floor)),
      words: `You took each exponent divided by $${power}$ and rounded down; then the ${powerName[power]} has too few of some primes.`,
    },
    {
      misconception: 'bases_taken_as_primes',
      value: q(first[0] ** Math.ceil(first[1] / power) * second[0] ** Math.ceil(second[1] / power)),
      words: `You took $${first[0]}$ and $${second[0]}$ as if they were primes; together their primes need fewer factors.`,
    },
    {
      misconception: power === 3 ? 'cube_treated_as_square' : 'square_treated_as_cube',
      value: q(rounded(p, otherPower, Math.ceil)),
      words: `You took the exponents divided by $${otherPower}$; the ${powerName[power]} of $n$ multiplies them by $${power}$.`,
    },
    {
      misconception: 'multiplier_for_root',
      value: q(productOver(f, (e, prime) => prime ** lacking(e, power))),
      words: `You took the number that completes the product to a perfect ${powerName[power]}; asked is a root, not what is missing.`,
    },
    {
      misconception: 'every_prime_multiplied_in',
      value: q(productOver(f, (_, prime) => prime)),
      words: `You took every prime once; the ${powerName[power]} would then hold each prime only $${power}$ times.`,
    },
    {
      misconception: 'one_factor_too_many',
      value: q(productOver(f, (e, prime) => prime ** (Math.floor(e / power) + 1))),
      words: `You took one more factor of every prime after dividing by $${power}$, also where the division is exact.`,
    },
    {
      misconception: 'one_exponent_rounded_down',
      value: q(rounded(p, power, Math.ceil) / (f.find(([, e]) => e % power !== 0)?.[0] ?? 1)),
      words: `You took the exponent of $${f.find(([, e]) => e % power !== 0)?.[0]}$ rounded down; it has to be rounded up like the others.`,
    },
  ];
}

/** NS.FAC.5 Medium: a power is divisible by M; the root needs each exponent divided and rounded up. */
const rootOfMultiple = template<HiddenRoot, Fraction>({
  type: 'NS.FAC.5',
  band: 'Medium',
  variant: 'root-of-a-multiple',
  revision: 1,
  draw: draw => {
    const [one = 6, two = 10] = draw.some([6, 10, 12, 14, 15, 18, 20, 24, 28, 45, 50, 54, 63, 75], 2);
    const p: HiddenRoot = {
      first: [Math.min(one, two), draw.int(2, 5)],
      second: [Math.max(one, two), draw.int(1, 4)],
      power: draw.pick([2, 3, 3] as const),
      wording: draw.pick(['least', 'must'] as const),
    };
    const key = rounded(p, p.power, Math.ceil);
    const f = exponentsOf(p);
    if (p.second[1] === 1 && p.first[1] < 3) return null;
    if (key > 4000 || f.length > 3 || sizeOf(f) >= 1e11 || f.filter(([, e]) => e % p.power !== 0).length < 2)
      return null;
    const { under, over } = sidesOf(slipsOfRoot(p), key);
    return under >= 2 && over >= 3 ? p : null;
  },
  stem: ({ first, second, power, wording }) => {
    const tex = `${first[0]}^{${first[1]}} \\times ${second[0]}${second[1] === 1 ? '' : `^{${second[1]}}`}`;
    return wording === 'least'
      ? `What is the least positive integer $n$ for which $n^${power}$ is divisible by $${tex}$?`
      : `The ${powerName[power]} of a positive integer $n$ is a multiple of $${tex}$. What is the largest integer that must be a factor of $n$?`;
  },
  answer: p => q(rounded(p, p.power, Math.ceil)),
  slips: slipsOfRoot,
  show: plain,
  plausible: value => value.d === 1n && value.valueOf() > 1,
  solution: p => {
    const { first, second, power } = p;
    const f = exponentsOf(p);
    const root = raised(f, e => Math.ceil(e / power));
    return {
      snapRead: `The ${powerName[power]} of an unknown integer is divisible by a product of powers of composite numbers. ${p.wording === 'least' ? 'The least such integer is asked' : 'Asked is what the integer must hold at least'}: a condition on exponents.`,
      approach: `Split the bases into primes and collect the exponents. In $n^${power}$ every exponent is $${power}$ times the one in $n$, so each exponent of $n$ must be at least the needed one divided by $${power}$, and as it is a whole number, rounded up. ${p.wording === 'least' ? 'The least $n$ takes exactly these.' : 'These factors, and no others, are forced.'}`,
      steps: [
        {
          says: 'Split the bases into primes and collect the exponents.',
          works: `${first[0]}^{${first[1]}} \\times ${second[0]}${second[1] === 1 ? '' : `^{${second[1]}}`} = ${factorisedTex(f)}`,
          value: factorisedTex(f),
        },
        {
          says: `Divide each exponent by ${power} and round up.`,
          works: f
            .map(([prime, e]) => `${prime}: \\lceil ${e}/${power} \\rceil = ${Math.ceil(e / power)}`)
            .join(', \\quad '),
          value: f.map(([, e]) => q(Math.ceil(e / power))),
        },
        {
          says: 'Multiply the powers of the primes.',
          works: `${factorisedTex(root)} = ${sizeOf(root)}`,
          value: q(sizeOf(root)),
        },
      ],
      check: `$${sizeOf(root)}^${power} = ${factorisedTex(raised(f, e => power * Math.ceil(e / power)))}$ holds $${factorisedTex(f)}$, and with one prime factor less some exponent would be too small.`,
      principle:
        'If a power of n is divisible by M, divide the exponents of M by the power and round up: that much n must hold.',
    };
  },
  // Finds the first numbers that fit by trial; the greatest divisor that all of them share is the answer both ways.
  verify: p => {
    const whole = sizeOf(exponentsOf(p));
    const fits = (n: number) => {
      let rest = whole;
      for (let i = 0; i < p.power; i += 1) rest /= gcd(rest, n);
      return rest === 1;
    };
    const found: number[] = [];
    for (let n = 2; found.length < 3; n += 1) if (fits(n)) found.push(n);
    return q(p.wording === 'least' ? (found[0] ?? 0) : found.reduce(gcd));
  },
});

interface SquareAndCube {
  square: number;
  cube: number;
  over: boolean;
  asked: 'number' | 'factors';
}
/** The primes of both numbers. */
const primesOf = (p: SquareAndCube) => factorised(p.square * p.cube).map(([prime]) => prime);
/** The least exponent from `least` on with the given remainders by 2 and 3. */
const exponentFor = (bySquare: number, byCube: number, least: number) => {
  let x = least;
  while (((x - bySquare) % 2) + ((x - byCube) % 3) !== 0) x += 1;
  return x;
};
const bothExponents = (p: SquareAndCube, square = p.square, cube = p.cube, over = p.over): Factorisation =>
  primesOf(p)
    .map(prime => {
      const [a, b] = [exponentOf(prime, factorised(square)), exponentOf(prime, factorised(cube))];
      const x = over
        ? exponentFor(a % 2, b % 3, Math.max(a, b))
        : exponentFor(lacking(a, 2) - 6, lacking(b, 3) - 6, 0);
      return [prime, x] as const;
    })
    .filter(([, x]) => x > 0);
const askedOf = (p: SquareAndCube, f: Factorisation) => q(p.asked === 'number' ? sizeOf(f) : factorCount(f));

function slipsOfBoth(p: SquareAndCube): Slip<Fraction>[] {
  const { square, cube, over } = p;
  const primes = primesOf(p);
  const [a, b] = [factorised(square), factorised(cube)];
  const own = bothExponents(p);
  const built = (each: (x: number, y: number, prime: number) => number) =>
    askedOf(
      p,
      primes
        .map(prime => [prime, each(exponentOf(prime, a), exponentOf(prime, b), prime)] as const)
        .filter(([, e]) => e > 0),
    );
  const alone = (e: number, power: number) => (over ? (e % power === 0 ? e : e % power) : lacking(e, power));
  const least = (prime: number) => (over ? Math.max(exponentOf(prime, a), exponentOf(prime, b)) : 0);
  const oneCondition = own.flatMap(([prime]) =>
    ([2, 3] as const).map(power => {
      let x = least(prime);
      const e = exponentOf(prime, power === 2 ? a : b);
      while ((over ? x - e : x + e) % power !== 0) x += 1;
      return {
        misconception: 'exponent_fits_one_condition',
        value: askedOf(
          p,
          own.map(([other, f]) => [other, other === prime ? x : f] as const),
        ),
        words: `You took $${x}$ as the exponent of $${prime}$; that fits the perfect ${powerName[power]}, but not the perfect ${powerName[power === 2 ? 3 : 2]}.`,
      };
    }),
  );
  return [
    {
      misconception: 'answers_multiplied',
      value: built((x, y) => alone(x, 2) + alone(y, 3)),
      words:
        'You took the least numbers for the square and for the cube apart and multiplied them; the one spoils the other.',
    },
    {
      misconception: 'lcm_of_answers',
      value: built((x, y) => Math.max(alone(x, 2), alone(y, 3))),
      words:
        'You took the least common multiple of the two separate numbers; each exponent must fit both conditions at once.',
    },
    {
      misconception: 'second_condition_ignored',
      value: built(x => alone(x, 2)),
      words: 'You took the condition of the square only; the cube is asked as well.',
    },
    {
      misconception: 'first_condition_ignored',
      value: built((_, y) => alone(y, 3)),
      words: 'You took the condition of the cube only; the square is asked as well.',
    },
    {
      misconception: 'conditions_exchanged',
      value: askedOf(p, bothExponents(p, cube, square)),
      words: over
        ? `You took $\\frac{n}{${square}}$ as the cube and $\\frac{n}{${cube}}$ as the square; it is the other way round.`
        : `You took $${square}n$ as the cube and $${cube}n$ as the square; it is the other way round.`,
    },
    {
      misconception: over ? 'multiplier_for_quotient' : 'quotient_for_multiplier',
      value: askedOf(p, bothExponents(p, square, cube, !over)),
      words: over
        ? `You took $${square}n$ and $${cube}n$ in place of the quotients; a division takes exponents away.`
        : `You took the quotients of $n$ by $${square}$ and $${cube}$; a multiplication adds exponents.`,
    },
    {
      misconception: 'sixth_power_taken',
      value: built((x, y) => lacking(x + y, 6)),
      words: `You took $n$ so that it makes $${square} \\times ${cube}$ a sixth power; the two numbers have conditions of their own.`,
    },
    ...oneCondition,
    {
      misconception: 'one_exponent_too_high',
      value: askedOf(
        p,
        own.map(([prime, e], i) => [prime, i === 0 ? e + 6 : e] as const),
      ),
      words: `You took the next exponent of $${own[0]?.[0]}$ that fits both conditions; a smaller one fits already.`,
    },
  ];
}
/** NS.FAC.5 Hard: one multiplier for a square and a cube at once; each exponent meets two conditions. */
const squareAndCube = template<SquareAndCube, Fraction>({
  type: 'NS.FAC.5',
  band: 'Hard',
  variant: 'square-and-cube-at-once',
  revision: 1,
  draw: draw => {
    const over = draw.chance(0.5);
    const p: SquareAndCube = {
      square: draw.pick(
        over ? [2, 3, 5, 6, 8, 10, 12, 18, 20] : [2, 3, 4, 6, 8, 9, 10, 12, 18, 20, 24, 27, 36, 54],
      ),
      cube: draw.pick(
        over ? [2, 3, 4, 5, 6, 9, 12, 18, 20] : [2, 3, 4, 6, 8, 9, 12, 16, 18, 20, 24, 36, 50, 54],
      ),
      over,
      asked: draw.pick(['number', 'number', 'factors'] as const),
    };
    const f = bothExponents(p);
    const fits =
      p.square !== p.cube &&
      f.length >= 2 &&
      sizeOf(f) <= (p.asked === 'number' ? 20000 : 60000) &&
      sizeOf(f) >= 36;
    if (!fits) return null;
    const { under, over: above } = sidesOf(slipsOfBoth(p), askedOf(p, f).valueOf());
    return under >= 2 && above >= 2 && under + above >= 5 ? p : null;
  },
  stem: ({ square, cube, over, asked }) => {
    const [first, second] = over
      ? [`\\frac{n}{${square}}`, `\\frac{n}{${cube}}`]
      : [`${square}n`, `${cube}n`];
    return asked === 'number'
      ? `What is the least positive integer $n$ for which $${first}$ is a perfect square and $${second}$ is a perfect cube?`
      : `Let $n$ be the least positive integer for which $${first}$ is a perfect square and $${second}$ is a perfect cube. How many positive factors has $n$?`;
  },
  answer: p => askedOf(p, bothExponents(p)),
  slips: slipsOfBoth,
  show: plain,
  plausible: value => value.d === 1n && value.valueOf() > 1,
  solution: p => {
    const { square, cube, over, asked } = p;
    const [a, b] = [factorised(square), factorised(cube)];
    const f = bothExponents(p);
    const all = primesOf(p);
    const number = sizeOf(f);
    const lines = all.map(prime => {
      const [x, y] = [exponentOf(prime, a), exponentOf(prime, b)];
      const sign = over ? '-' : '+';
      return {
        prime,
        x,
        y,
        conditions: `x_{${prime}} ${sign} ${x} \\text{ even},\\; 3 \\mid x_{${prime}} ${sign} ${y}`,
      };
    });
    const [first, second] = over ? ['n', 'n'] : [`${square}n`, `${cube}n`];
    return {
      snapRead: `One unknown number, two conditions at once: a perfect square ${over ? 'after one division' : 'after one multiplication'} and a perfect cube after another. ${asked === 'number' ? 'The least such number' : 'The number of factors of the least one'} is asked.`,
      approach: `Both conditions speak about exponents, and the primes do not mix. For each prime that occurs, look for the least exponent of $n$ that makes the one exponent even and the other a multiple of $3$; trying the numbers from $0$ to $5$${over ? ', or a little beyond as the quotients must be whole,' : ''} is enough. Other primes are not needed.`,
      steps: [
        {
          says: 'Write the two given numbers in primes.',
          works: `${square} = ${factorisedTex(a)}, \\qquad ${cube} = ${factorisedTex(b)}`,
          value: [factorisedTex(a), factorisedTex(b)],
        },
        {
          says: `State the two conditions for the exponent of each prime in $n$${over ? '; it must also be large enough for both divisions' : ''}.`,
          works: lines.map(l => l.conditions).join(' \\qquad '),
          value: lines.map(l => q(l.prime)),
        },
        {
          says: 'Take the least exponent that fits both conditions.',
          works: all.map(prime => `x_{${prime}} = ${exponentOf(prime, f)}`).join(', \\quad '),
          value: all.map(prime => q(exponentOf(prime, f))),
        },
        {
          says: 'Build the number from its primes.',
          works: `n = ${factorisedTex(f)} = ${number}`,
          value: q(number),
        },
        ...(asked === 'factors'
          ? [
              {
                says: 'Count its factors: add 1 to every exponent and multiply.',
                works: `${f.map(([, e]) => `(${e} + 1)`).join('')} = ${factorCount(f)}`,
                value: q(factorCount(f)),
              },
            ]
          : []),
      ],
      check: over
        ? `$\\frac{${number}}{${square}} = ${number / square} = ${Math.round(Math.sqrt(number / square))}^2$ and $\\frac{${number}}{${cube}} = ${number / cube} = ${Math.round(Math.cbrt(number / cube))}^3$.`
        : `$${first}$ is $${square} \\times ${number} = ${Math.round(Math.sqrt(number * square))}^2$ and $${second}$ is $${cube} \\times ${number} = ${Math.round(Math.cbrt(number * cube))}^3$.`,
      principle:
        'Several perfect powers at once: settle each prime by itself with the least exponent that meets all the conditions.',
    };
  },
  // Tries one number after the other, and counts its factors by trial.
  verify: ({ square, cube, over, asked }) => {
    for (let n = 1; ; n += 1) {
      const fits = over
        ? n % square === 0 && n % cube === 0 && isPower(n / square, 2) && isPower(n / cube, 3)
        : isPower(n * square, 2) && isPower(n * cube, 3);
      if (fits) return q(asked === 'number' ? n : upTo(n).filter(d => n % d === 0).length);
    }
  },
});

export const completingPowers: readonly AnyTemplate[] = [completePower, rootOfMultiple, squareAndCube];
