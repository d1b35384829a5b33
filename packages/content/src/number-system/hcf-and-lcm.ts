import type Fraction from 'fraction.js';
import { counted } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';
import { factorised, factorisedTex, lcm } from './primes.ts';

/** Divisors that share factors, so that the LCM is well below the product. */
const triples = [
  [8, 12, 18],
  [6, 8, 10],
  [9, 12, 15],
  [10, 12, 15],
  [12, 15, 20],
  [12, 16, 18],
  [6, 10, 14],
  [8, 10, 12],
  [8, 14, 21],
  [9, 15, 18],
  [10, 14, 20],
  [12, 18, 20],
  [15, 18, 20],
  [6, 9, 16],
  [8, 15, 20],
  [14, 16, 28],
] as const;
type Triple = (typeof triples)[number];

const packings = [
  { seller: 'A mango grower', things: 'mangoes', box: 'crates' },
  { seller: 'A sweet shop', things: 'laddoos', box: 'boxes' },
  { seller: 'A florist', things: 'marigold garlands', box: 'baskets' },
  { seller: 'A bangle seller', things: 'bangles', box: 'cases' },
  { seller: 'A toy workshop', things: 'wooden toys', box: 'cartons' },
  { seller: 'A poultry farm', things: 'eggs', box: 'trays' },
  { seller: 'A candle maker', things: 'candles', box: 'packets' },
] as const;

/** Without separators: in number theory the digits themselves matter. */
const digits = (value: Fraction) => `$${value.toFraction()}$`;
const both = (numbers: readonly number[]) => `$${numbers[0]}$, $${numbers[1]}$ and $${numbers[2]}$`;
const either = (numbers: readonly number[]) => `$${numbers[0]}$, $${numbers[1]}$ or $${numbers[2]}$`;
const lcmTex = (numbers: readonly number[]) =>
  `\\text{LCM}(${numbers.map(n => factorisedTex(factorised(n))).join(', \\; ')}) = ${factorisedTex(factorised(lcm(...numbers)))} = ${lcm(...numbers)}`;

/** NS.HCF.2 Easy: the same remainder each time, so what is left after taking it off is a common multiple. */
const sameLeftOver = template<{ sizes: Triple; left: number; packing: (typeof packings)[number] }, Fraction>({
  type: 'NS.HCF.2',
  band: 'Easy',
  variant: 'same-left-over',
  revision: 1,
  draw: draw => {
    const sizes = draw.pick(triples);
    return { sizes, left: draw.int(2, sizes[0] - 1), packing: draw.pick(packings) };
  },
  stem: ({ sizes, left, packing: { seller, things, box } }) =>
    `${seller} packs the day's ${things} in ${box} of equal size. With ${box} of ${either(sizes)} ${things}, there are always $${left}$ ${things} left over, and at least one of the ${box} gets filled. What is the least possible number of ${things}?`,
  answer: ({ sizes, left }) => q(lcm(...sizes) + left),
  slips: ({ sizes, left, packing: { things, box } }) => {
    const [a, b, c] = sizes;
    return [
      {
        misconception: 'remainder_not_added',
        value: q(lcm(a, b, c)),
        words: `You took the common multiple itself; with it nothing is left over.`,
      },
      {
        misconception: 'remainder_subtracted',
        value: q(lcm(a, b, c) - left),
        words: `You took $${left}$ off the common multiple; what is left over comes on top of the full ${box}.`,
      },
      {
        misconception: 'product_for_lcm',
        value: q(a * b * c + left),
        words: 'You took the product of the sizes; they share factors, so a smaller common multiple exists.',
      },
      {
        misconception: 'one_divisor_left_out',
        value: q(lcm(a, b) + left),
        words: `You took only $${a}$ and $${b}$ into account; ${box} of $${c}$ must leave $${left}$ ${things} as well.`,
      },
      {
        misconception: 'one_divisor_left_out',
        value: q(lcm(b, c) + left),
        words: `You took only $${b}$ and $${c}$ into account; ${box} of $${a}$ must leave $${left}$ ${things} as well.`,
      },
      {
        misconception: 'next_multiple_taken',
        value: q(2 * lcm(a, b, c) + left),
        words: 'You took twice the common multiple; the first one is already large enough.',
      },
    ];
  },
  show: digits,
  plausible: (value, { sizes }) => value.valueOf() > sizes[2],
  solution: ({ sizes, left, packing: { things } }) => {
    const common = lcm(...sizes);
    return {
      snapRead: `Three sizes, and the same number left over each time. Asked: the least number of ${things}. An equal remainder is the cue for LCM plus remainder.`,
      approach: `Put the ${things} left over aside: what remains is a multiple of all three sizes. The least such number is their LCM; then put the ones set aside back.`,
      steps: [
        {
          says: 'Find the least number that all three sizes divide: take each prime with its highest power.',
          works: lcmTex(sizes),
          value: q(common),
        },
        {
          says: `Put the ${things} that were left over back.`,
          works: `${common} + ${left} = ${common + left}`,
          value: q(common + left),
        },
      ],
      check: sizes
        .map(size => `$${common + left} = ${size} \\times ${common / size} + ${left}$`)
        .join(', ')
        .concat('.'),
      principle: 'The same remainder r for several divisors: the number is a multiple of their LCM, plus r.',
    };
  },
  // Counts upwards until all three remainders fit.
  verify: ({ sizes, left }) => {
    let n = sizes[2];
    while (!sizes.every(size => n >= size && n % size === left)) n += 1;
    return q(n);
  },
});

const ranges = [
  { words: 'greatest three-digit number', least: 100, most: 999, greatest: true },
  { words: 'least three-digit number', least: 100, most: 999, greatest: false },
  { words: 'least four-digit number', least: 1000, most: 9999, greatest: false },
  { words: 'greatest number below 2000', least: 1, most: 1999, greatest: true },
] as const;

interface CommonShortfall {
  sizes: Triple;
  short: number;
  range: (typeof ranges)[number];
}

/** The extreme number of the range of the form step × k + shift. */
function inRange({ range }: CommonShortfall, step: number, shift: number): number {
  return range.greatest
    ? Math.floor((range.most - shift) / step) * step + shift
    : Math.ceil((range.least - shift) / step) * step + shift;
}

/** NS.HCF.2 Medium: three different remainders, one common shortfall. */
const commonShortfall = template<CommonShortfall, Fraction>({
  type: 'NS.HCF.2',
  band: 'Medium',
  variant: 'common-shortfall',
  revision: 1,
  draw: draw => {
    const sizes = draw.pick(triples);
    return { sizes, short: draw.int(1, sizes[0] - 2), range: draw.pick(ranges) };
  },
  stem: ({ sizes, short, range }) =>
    `What is the ${range.words} that leaves the remainders ${both(sizes.map(s => s - short))} when it is divided by ${both(sizes)} respectively?`,
  answer: p => q(inRange(p, lcm(...p.sizes), -p.short)),
  slips: p => {
    const { sizes, short, range } = p;
    const common = lcm(...sizes);
    const key = inRange(p, common, -short);
    const [a, b, c] = sizes;
    return [
      {
        misconception: 'common_shortfall_added',
        value: q(inRange(p, common, short)),
        words: `You took $${short}$ more than a common multiple; each remainder falls $${short}$ short of its divisor, so it is less.`,
      },
      {
        misconception: 'shortfall_not_taken_off',
        value: q(inRange(p, common, 0)),
        words: `You took a common multiple itself; it leaves no remainders at all.`,
      },
      {
        misconception: 'wrong_end_of_range',
        value: q(range.greatest ? key - common : key + common),
        words: `You took a number of the right form, but it is not the ${range.greatest ? 'greatest' : 'least'} one in the range.`,
      },
      {
        misconception: 'one_divisor_left_out',
        value: q(inRange(p, lcm(a, b), -short)),
        words: `You took a number that suits $${a}$ and $${b}$; divided by $${c}$ it leaves another remainder.`,
      },
      {
        misconception: 'one_divisor_left_out',
        value: q(inRange(p, lcm(b, c), -short)),
        words: `You took a number that suits $${b}$ and $${c}$; divided by $${a}$ it leaves another remainder.`,
      },
      {
        misconception: 'smallest_remainder_added',
        value: q(inRange(p, common, a - short)),
        words: `You took a common multiple plus $${a - short}$; that remainder belongs to $${a}$ only.`,
      },
    ];
  },
  show: digits,
  plausible: (value, { range }) => value.valueOf() >= range.least && value.valueOf() <= range.most,
  solution: p => {
    const { sizes, short, range } = p;
    const common = lcm(...sizes);
    const key = inRange(p, common, -short);
    const k = (key + short) / common;
    return {
      snapRead: `Three divisors with three different remainders, and a range. Asked: the ${range.greatest ? 'greatest' : 'least'} such number. Compare each remainder with its divisor: the gap is the cue.`,
      approach: `Every remainder is short of its divisor by the same amount. So the number plus this amount is a multiple of all three divisors. Find the multiple of the LCM that suits the range and take the shortfall off again. Handling three remainders one by one would take much longer.`,
      steps: [
        {
          says: 'Subtract each remainder from its divisor.',
          works: sizes.map(s => `${s} - ${s - short} = ${short}`).join(', \\quad '),
          value: q(short),
        },
        {
          says: 'Find the LCM of the divisors.',
          works: lcmTex(sizes),
          value: q(common),
        },
        {
          says: `The number is a multiple of the LCM less the shortfall. Choose the multiple that gives the ${range.words}.`,
          works: `${common} \\times ${k} - ${short} = ${key}`,
          value: q(key),
        },
      ],
      check: `$${sizes.map(s => `${key} = ${s} \\times ${Math.floor(key / s)} + ${key % s}`).join('$, $')}$; the ${range.greatest ? 'next one up' : 'next one down'}, $${range.greatest ? key + common : key - common}$, is outside the range.`,
      principle:
        'If every remainder falls short of its divisor by the same d, the number is a multiple of the LCM less d.',
    };
  },
  // Goes through the range from its end.
  verify: ({ sizes, short, range }) => {
    const fits = (n: number) => sizes.every(s => n % s === s - short);
    const start = range.greatest ? range.most : range.least;
    for (let n = start; n >= 1 && n <= 20000; n += range.greatest ? -1 : 1) if (fits(n)) return q(n);
    throw new Error('no number fits');
  },
});

const parades = [
  { who: 'cadets', where: 'A parade is to have' },
  { who: 'pupils', where: 'The morning assembly of a school is to have' },
  { who: 'dancers', where: 'A folk-dance display is to have' },
  { who: 'volunteers', where: 'A human chain rehearsal is to have' },
  { who: 'saplings', where: 'A nursery is to plant out' },
  { who: 'chairs', where: 'For a wedding a hall is to set up' },
] as const;

interface Rows {
  rows: readonly [number, number, number];
  short: number;
  exact: number;
  above: number;
  parade: (typeof parades)[number];
}

/** The least number above a bound with n = -short (mod step) and n = 0 (mod exact). */
function leastAbove(above: number, step: number, shift: number, exact: number): number {
  let n = Math.floor((above - shift) / step) * step + shift;
  while (n <= above || n % exact !== 0) n += step;
  return n;
}

const rowTriples = [
  [4, 5, 6],
  [4, 6, 9],
  [5, 6, 8],
  [6, 8, 9],
  [6, 9, 10],
  [8, 10, 12],
  [6, 8, 10],
  [4, 6, 10],
  [8, 9, 12],
  [9, 10, 12],
  [5, 8, 12],
] as const;

/** NS.HCF.2 Hard: a shortfall, an exact divisor and a bound: step through one form until the other condition holds. */
const rowsAndExact = template<Rows, Fraction>({
  type: 'NS.HCF.2',
  band: 'Hard',
  variant: 'rows-and-exact',
  revision: 1,
  draw: draw => {
    const rows = draw.pick(rowTriples);
    const exact = draw.pick([7, 11, 13]);
    const short = draw.int(1, 3);
    const above = draw.step(150, 1500, 50);
    const step = lcm(...rows);
    // The bound has to bite: the very first number of the kind lies below it.
    const bites = leastAbove(0, step, -short, exact) < above;
    const calm = step * exact <= 1400 && leastAbove(above, step, -short, exact) <= 2500;
    return bites && calm ? { rows, short, exact, above, parade: draw.pick(parades) } : null;
  },
  stem: ({ rows, short, exact, above, parade: { who, where } }) =>
    `${where} more than $${above}$ ${who} in equal rows. With rows of ${either(rows)}, the last row is always ${counted(short, 'place')} short; with rows of $${exact}$, every row is full. What is the least possible number of ${who}?`,
  answer: ({ rows, short, exact, above }) => q(leastAbove(above, lcm(...rows), -short, exact)),
  slips: ({ rows, short, exact, above }) => {
    const common = lcm(...rows);
    return [
      {
        misconception: 'exact_divisor_ignored',
        value: q(leastAbove(above, common, -short, 1)),
        words: `You took the first number that suits the three rows; rows of $${exact}$ must come out full as well.`,
      },
      {
        misconception: 'common_shortfall_added',
        value: q(leastAbove(above, common, short, exact)),
        words: `You took the last row as having ${counted(short, 'place')} filled; it has ${counted(short, 'place')} empty.`,
      },
      {
        misconception: 'shortfall_from_all_divisors',
        value: q(leastAbove(above, common * exact, -short, 1)),
        words: `You took rows of $${exact}$ to be short as well; they come out full.`,
      },
      {
        misconception: 'shortfall_not_taken_off',
        value: q(leastAbove(above, common, 0, exact)),
        words: 'You took a number for which every row is full in all four cases.',
      },
      {
        misconception: 'next_multiple_taken',
        value: q(leastAbove(above, common, -short, exact) + common * exact),
        words: 'You took the second number of this kind above the bound; the least is asked.',
      },
    ];
  },
  show: digits,
  plausible: (value, { above }) => value.valueOf() > above,
  solution: ({ rows, short, exact, above, parade: { who } }) => {
    const common = lcm(...rows);
    const key = leastAbove(above, common, -short, exact);
    const first = leastAbove(0, common, -short, exact);
    const k = (first + short) / common;
    const period = lcm(common, exact);
    const jumps = (key - first) / period;
    return {
      snapRead: `Three divisors with one common shortfall, one divisor that goes exactly, and a lower bound. Asked: the least number of ${who}. 'Short of a full row' points to LCM less the shortfall.`,
      approach: `Adding the missing places makes all three rows full, so the number is a multiple of the LCM less the shortfall. Step through these numbers, or work with remainders by $${exact}$, until $${exact}$ goes in. After that solutions repeat with the LCM of everything; pass the bound with that step.`,
      steps: [
        {
          says: 'Find the LCM of the three row lengths and write the form of the number.',
          works: `${lcmTex(rows)}, \\qquad n = ${common}k - ${short}`,
          value: q(common),
        },
        {
          says: `$${exact}$ must divide this. Reduce the LCM modulo $${exact}$ and find the least $k$.`,
          works: `${common}k - ${short} \\equiv ${common % exact}k - ${short} \\equiv 0 \\pmod{${exact}} \\;\\Rightarrow\\; k = ${k}`,
          value: q(k),
        },
        {
          says: 'Find the first number of the kind, and the step from one such number to the next.',
          works: `${common} \\times ${k} - ${short} = ${first}, \\qquad ${common} \\times ${exact} = ${period}`,
          value: q(first),
        },
        {
          says: `Go on by that step until the bound of $${above}$ is passed.`,
          works: `${first} + ${jumps} \\times ${period} = ${key}`,
          value: q(key),
        },
      ],
      check: `$${key} + ${short} = ${key + short}$ is a multiple of ${both(rows)}, and $${key} = ${exact} \\times ${key / exact}$; one step less, $${key - period}$, is not more than $${above}$.`,
      principle:
        'Turn each condition into a form of the number, then step through the stricter form until the other condition holds.',
    };
  },
  // Counts upwards from the bound and looks at every row.
  verify: ({ rows, short, exact, above }) => {
    let n = above + 1;
    while (n % exact !== 0 || !rows.every(row => n % row === row - short)) n += 1;
    return q(n);
  },
});

export const hcfAndLcm: readonly AnyTemplate[] = [sameLeftOver, commonShortfall, rowsAndExact];
