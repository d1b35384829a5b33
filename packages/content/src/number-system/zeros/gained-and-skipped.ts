import { path } from '../../path.ts';
import { grouped, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentInFactorial } from '../primes.ts';
import { countUpTo, isCount, upTo } from '../whole.ts';

const zeros = (n: number) => exponentInFactorial(5, n);

interface Skipped {
  most: number;
  frame: number;
}

/** The largest multiple of 5 whose factorial has at most so many zeros. */
const lastMultiple = ({ most }: Skipped) => {
  let n = 5;
  while (zeros(n + 5) <= most) n += 5;
  return n;
};

const neverZeros = form({
  form: 'numbers-of-zeros-never-reached',
  band: 'Hard',
  revision: 2,
  apart: true,
  entry: true,
  seconds: 115,
  also: ['NS.NUM.5'],
  stem: ({ most, frame }: Skipped) =>
    frame === 0
      ? `For how many integers $z$ from $1$ to $${most}$ is there no factorial that ends in exactly $z$ zeros?`
      : frame === 1
        ? `A student writes down the number of zeros at the end of $1!, 2!, 3!, \\dots$ one after the other. How many of the numbers $1, 2, \\dots, ${most}$ will never be written?`
        : `The largest power of $10$ that divides $n!$ is $10^z$. How many positive integers $z \\le ${most}$ do not occur, whatever $n$ is?`,
  path: path<Skipped>()
    .step(
      'last',
      p => q(lastMultiple(p)),
      ({ most }) =>
        `The number of zeros changes only at multiples of 5. Find the last multiple of 5 at which it is not above $${most}$, near 4 times that number.`,
      (p, { last }) =>
        `${last}! : ${zeros(lastMultiple(p))}, \\quad ${last.add(5)}! : ${zeros(lastMultiple(p) + 5)}`,
    )
    .step(
      'reached',
      (_p, { last }) => last.div(5),
      'Each multiple of 5 up to there brings a new number of zeros: these are reached.',
      (_p, { last, reached }) => `${last} \\div 5 = ${reached}`,
    )
    .step(
      'skipped',
      ({ most }, { reached }) => q(most).sub(reached),
      'The others are skipped, at multiples of 25, 125 and so on.',
      ({ most }, { reached, skipped }) => `${most} - ${reached} = ${skipped}`,
    ),
  slips: [
    {
      misconception: 'multiples_of_125_skip_once',
      at: 'skipped',
      wrongly: (_p, { last }) => q(Math.floor(Number(last) / 25)),
      words: () => 'One skipped number was counted at each multiple of 25; a multiple of 125 skips two.',
    },
    {
      misconception: 'limit_taken_as_number',
      at: 'skipped',
      wrongly: ({ most }) => q(Math.floor(most / 25) + Math.floor(most / 125)),
      words: ({ most }) =>
        `Multiples of 25 up to $${most}$ were counted${most >= 125 ? ', those of 125 twice' : ''}; $${most}$ limits the zeros, and the factorials go about four times as far.`,
    },
    {
      misconception: 'skips_at_every_fifth',
      at: 'skipped',
      wrongly: ({ most }) => q(Math.floor(most / 5)),
      words: ({ most }) =>
        `Every fifth number up to $${most}$ was taken as skipped; after each skip the numbers are counted anew, six to a group.`,
    },
    {
      misconception: 'reached_reported',
      gives: 'reached',
      words: (_p, { reached }) => `$${reached}$ numbers of zeros are reached; the others were asked.`,
    },
    {
      misconception: 'last_group_overlooked',
      at: 'last',
      wrongly: (_p, { last }) => last.add(5),
      words: ({ most }, { last }) => `$${last}!$ has more than $${most}$ zeros already.`,
    },
    {
      misconception: 'stops_at_last_multiple_of_25',
      at: 'last',
      wrongly: ({ most }) => q(4 * most - ((4 * most) % 5)),
      words: ({ most }, { last }) =>
        `The search stopped at $4 \\times ${most}$, about $${last}$; a few more multiples of 5 still fit.`,
    },
    {
      misconception: 'powers_of_five_counted_fully',
      at: 'skipped',
      wrongly: (_p, { last }) => q(Math.floor(Number(last) / 25) + 2 * Math.floor(Number(last) / 125)),
      words: () =>
        'Two further numbers were counted at each multiple of 125; beside the one for 25 it skips only one more.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ most }) => `Some numbers of zeros never occur. Those up to $${most}$ are to be counted.`,
  approach: () =>
    'Going through the multiples of 5, the number of zeros jumps by 1, at multiples of 25 by 2, at multiples of 125 by 3. Every multiple of 5 gives one number that occurs; the rest up to the limit is skipped.',
  faster: (p, { skipped }) => {
    const n = lastMultiple(p);
    const rest = p.most - zeros(n);
    return `Skips happen at multiples of 25 (one) and 125 (one more) up to $${n}$: $${Math.floor(n / 25)} + ${Math.floor(n / 125)}${n >= 625 ? ` + ${Math.floor(n / 625)}` : ''}${rest ? ` + ${rest}` : ''} = ${skipped}$.`;
  },
  check: p => {
    const list = upTo(p.most).filter(z => !upTo(5 * p.most).some(n => n % 5 === 0 && zeros(n) === z));
    return `The first skipped numbers are ${list.slice(0, 5).join(', ')}, the last one is ${list.at(-1)}.`;
  },
  principle:
    'The number of zeros jumps by more than one at multiples of 25: what lies between is never reached.',
  verify: ({ most }) => {
    const seen = new Set<number>();
    let count = 0;
    for (let n = 1; count <= most; n += 1) {
      for (let k = n; k % 5 === 0; k /= 5) count += 1;
      seen.add(count);
    }
    return countUpTo(most, z => !seen.has(z));
  },
});

const skippedNumbers = situation<Skipped>({
  type: 'NS.FCT.1',
  situation: 'skipped-numbers-of-zeros',
  tries: 5,
  draw: draw => ({ most: draw.int(32, 240), frame: draw.int(0, 2) }),
  forms: [neverZeros],
});

interface Gained {
  gain: number;
  limit: number;
  frame: number;
}

const gained = form({
  form: 'zeros-gained-by-five-more',
  band: 'Hard',
  revision: 3,
  apart: true,
  entry: true,
  seconds: 100,
  also: ['NS.NUM.5'],
  stem: ({ gain, limit, frame }: Gained) =>
    frame === 0
      ? `For how many positive integers $n \\le ${grouped(limit)}$ does $(n + 5)!$ end in exactly $${gain}$ more zeros than $n!$?`
      : frame === 1
        ? `Let $z(n)$ be the number of zeros at the end of $n!$. How many integers $n$ from $1$ to $${grouped(limit)}$ satisfy $z(n + 5) - z(n) = ${gain}$?`
        : `A positive integer $n$ not above $${grouped(limit)}$ is such that $(n + 1)(n + 2)(n + 3)(n + 4)(n + 5)$ is divisible by $5^{${gain}}$ but not by $5^{${gain + 1}}$. How many such integers are there?`,
  path: path<Gained>()
    .step(
      'blocks',
      ({ limit }) => q((limit + 1) / 5),
      'Among five consecutive numbers exactly one is a multiple of 5, and only its fives count. Count the multiples of 5 that can be that number.',
      ({ limit }, { blocks }) => `5, 10, \\dots, ${limit + 1}: \\quad ${blocks}`,
    )
    .quiet('power', ({ gain }) => q(gain))
    .step(
      'enough',
      (_p, { blocks, power }) => q(Math.floor(Number(blocks) / 5 ** (Number(power) - 1))),
      ({ gain }) => `It must hold at least ${gain} fives.`,
      ({ limit }, { power, enough }) =>
        `\\left\\lfloor \\frac{${limit + 1}}{${5 ** Number(power)}} \\right\\rfloor = ${enough}`,
    )
    .step(
      'exact',
      (_p, { blocks, power, enough }) => enough.sub(Math.floor(Number(blocks) / 5 ** Number(power))),
      ({ gain }) => `It must not hold ${gain + 1}.`,
      ({ limit }, { power, enough, exact }) =>
        `${enough} - \\left\\lfloor \\frac{${limit + 1}}{${5 ** (Number(power) + 1)}} \\right\\rfloor = ${exact}`,
    )
    .step(
      'count',
      (_p, { exact }) => exact.mul(5),
      'Each such multiple lies within the next five numbers for five values of $n$.',
      (_p, { exact, count }) => `5 \\times ${exact} = ${count}`,
    ),
  slips: [
    {
      misconception: 'multiples_counted_instead_of_numbers',
      gives: 'exact',
      words: (_p, { exact }) =>
        `$${exact}$ counts the multiples; each of them belongs to five values of $n$.`,
    },
    {
      misconception: 'higher_powers_kept',
      at: 'exact',
      wrongly: (_p, { enough }) => enough,
      words: ({ gain }) => `Multiples of $5^{${gain + 1}}$ were kept; they hold more than $${gain}$ fives.`,
    },
    {
      misconception: 'exponent_taken_one_more',
      at: 'power',
      wrongly: ({ gain }) => q(gain + 1),
      words: ({ gain }, { power }) =>
        `Multiples of $5^{${power}}$ were counted; exactly $${gain}$ fives are wanted, that is $5^{${gain}}$.`,
    },
    {
      misconception: 'exponent_taken_one_less',
      at: 'power',
      wrongly: ({ gain }) => q(gain - 1),
      words: ({ gain }, { power }) =>
        `Multiples of $${Number(power) === 1 ? 5 : `5^{${power}}`}$ that are not multiples of $5^{${gain}}$ were counted; they hold ${Number(power) === 1 ? 'only one five' : `only $${power}$ fives`}, not $${gain}$.`,
    },
    {
      misconception: 'four_values_for_each_multiple',
      at: 'count',
      wrongly: (_p, { exact }) => exact.mul(4),
      words: () =>
        'Four values of $n$ were counted for each multiple; it may be any of $n + 1$ to $n + 5$, so there are five.',
    },
    {
      misconception: 'six_values_for_each_multiple',
      at: 'count',
      wrongly: (_p, { exact }) => exact.mul(6),
      words: () =>
        'Six values of $n$ were counted for each multiple; $n$ itself does not belong to the five numbers $n + 1$ to $n + 5$.',
    },
  ],
  show: value => plain(value),
  plausible: (value, { limit }) => isCount(value) && value.lt(limit),
  snapRead: ({ gain, frame }) =>
    frame === 2
      ? `A product of five consecutive numbers with exactly $${gain}$ fives: the values of $n$ are to be counted.`
      : `Two factorials five steps apart, and a gain of exactly $${gain}$ zeros: numbers are to be counted.`,
  approach: ({ frame }) =>
    `${frame === 2 ? 'Of the five factors' : 'The gain comes from the five new factors, and of them'} only one is a multiple of 5. So the condition is about the exponent of 5 in that one number; each such number serves five values of $n$.`,
  faster: ({ gain, limit }, { exact, count }) =>
    `The multiple of 5 just above $n$ must hold exactly $5^{${gain}}$: $${exact}$ such up to $${limit + 1}$, five $n$ for each: $${count}$.`,
  check: ({ gain, frame }) =>
    frame === 2
      ? `$n = ${5 ** gain - 5}$ to $${5 ** gain - 1}$ are the first five: the factors run from $n + 1$ to $n + 5$, and each time $${5 ** gain} = 5^{${gain}}$ is the only multiple of 5 among them.`
      : `$n = ${5 ** gain - 5}$ to $${5 ** gain - 1}$ are the first five: $${5 ** gain - 1}!$ has $${zeros(5 ** gain - 1)}$ zeros, $${5 ** gain + 4}!$ has $${zeros(5 ** gain + 4)}$.`,
  principle:
    'Among five consecutive numbers just one is a multiple of 5: its fives are those of their product, and the zeros that a factorial gains over these steps.',
  verify: ({ gain, limit }) =>
    countUpTo(limit, n => {
      let fives = 0;
      for (let k = n + 1; k <= n + 5; k += 1) for (let m = k; m % 5 === 0; m /= 5) fives += 1;
      return fives === gain;
    }),
});

const gains = situation<Gained>({
  type: 'NS.FCT.1',
  situation: 'gain-over-five-steps',
  tries: 10,
  draw: draw => {
    const gain = draw.pick([2, 2, 3]);
    const limit = 5 * draw.int(gain === 2 ? 30 : 80, gain === 2 ? 240 : 700) - 1;
    const blocks = (limit + 1) / 5;
    return Math.floor(blocks / 5 ** gain) >= 1 && blocks % 5 !== 0
      ? { gain, limit, frame: draw.int(0, 2) }
      : null;
  },
  forms: [gained],
});

/** NS.FCT.1 Hard: jumps in the number of zeros. */
export const zerosGainedAndSkipped: readonly AnyTemplate[] = [...skippedNumbers, ...gains];
