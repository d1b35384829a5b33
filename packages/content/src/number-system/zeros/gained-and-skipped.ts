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
  /** So many numbers follow n, 6 to 9: one or two of them are multiples of 5. */
  window: number;
  /** One less than a multiple of 5. */
  limit: number;
  frame: number;
}

/** Multiples of 5 that can come first after n: 5, 10, … */
const blocksOf = ({ limit }: Gained) => (limit + 1) / 5;
/** How many m up to `blocks` are such that neither m nor m + 1 is a multiple of 5. */
const plainPairs = (blocks: number) => 3 * Math.floor(blocks / 5) + Math.min(3, blocks % 5);

const gained = form({
  form: 'two-zeros-gained-over-a-window',
  band: 'Hard',
  apart: true,
  entry: true,
  seconds: 125,
  also: ['NS.NUM.5', 'NS.REM.1'],
  stem: ({ window, limit, frame }: Gained) =>
    frame === 0
      ? `For how many positive integers $n \\le ${grouped(limit)}$ does $(n + ${window})!$ end in exactly two more zeros than $n!$?`
      : frame === 1
        ? `Let $z(n)$ be the number of zeros at the end of $n!$. How many integers $n$ from $1$ to $${grouped(limit)}$ satisfy $z(n + ${window}) = z(n) + 2$?`
        : `The product of the ${['six', 'seven', 'eight', 'nine'][window - 6]} consecutive integers from $n + 1$ to $n + ${window}$ is divisible by $25$, but not by $125$, where $n$ is a positive integer not above $${grouped(limit)}$. How many values can $n$ have?`,
  path: path<Gained>()
    .quiet('alone', ({ window }) => q(10 - window))
    .step(
      'single',
      ({ limit }) => q(Math.floor((limit + 1) / 25) - Math.floor((limit + 1) / 125)),
      ({ window }) =>
        `Only fives count. Where $n$ ${window === 9 ? 'is a multiple of 5' : `leaves a remainder of at most $${9 - window}$ by 5`}, just one multiple of 5 follows, and it must hold exactly two fives. Count the multiples of 25, without those of 125, up to the last one that can follow.`,
      ({ limit }, { single }) =>
        `\\left\\lfloor \\frac{${limit + 1}}{25} \\right\\rfloor - \\left\\lfloor \\frac{${limit + 1}}{125} \\right\\rfloor = ${single}`,
    )
    .step(
      'first',
      (_p, { alone, single }) => alone.mul(single),
      ({ window }) =>
        window === 9
          ? 'Each belongs to the one $n$ with remainder 0 before it.'
          : `Each serves ${10 - window} values of $n$, one for every such remainder.`,
      (_p, { alone, single, first }) => `${alone} \\times ${single} = ${first}`,
    )
    .step(
      'pairs',
      p => q(plainPairs(blocksOf(p))),
      ({ window }) =>
        `For the other remainder${window === 6 ? ', $4$' : `s, $${10 - window}$ ${window === 7 ? 'and' : 'to'} $4$`}, two neighbouring multiples $5m$ and $5(m + 1)$ follow. Each must hold one five: neither $m$ nor $m + 1$ is a multiple of 5, which is so for three $m$ out of five.`,
      (p, { pairs }) => {
        const blocks = blocksOf(p);
        return `m \\le ${blocks}${blocks % 5 === 0 ? '' : ` = 5 \\times ${Math.floor(blocks / 5)} + ${blocks % 5}`}: \\quad 3 \\times ${Math.floor(blocks / 5)}${blocks % 5 === 0 ? '' : ` + ${Math.min(3, blocks % 5)}`} = ${pairs}`;
      },
    )
    .step(
      'second',
      (_p, { alone, pairs }) => q(5).sub(alone).mul(pairs),
      ({ window }) =>
        window === 6
          ? 'Each such pair belongs to the one $n$ with remainder 4.'
          : `Each such pair serves ${window - 5} values of $n$.`,
      (_p, { alone, pairs, second }) => `${q(5).sub(alone)} \\times ${pairs} = ${second}`,
    )
    .step(
      'count',
      (_p, { first, second }) => first.add(second),
      'Add the two cases.',
      (_p, { first, second, count }) => `${first} + ${second} = ${count}`,
    ),
  slips: [
    {
      misconception: 'single_multiples_overlooked',
      gives: 'second',
      words: (_p, { second }) =>
        `$${second}$ counts only the $n$ that are followed by two multiples of 5; a single multiple of 25 brings two zeros as well.`,
    },
    {
      misconception: 'multiples_of_25_kept',
      at: 'pairs',
      wrongly: p => q(blocksOf(p)),
      words: ({ window }, { count }) =>
        `$${count}$ lets every pair of multiples of 5 pass; where one of the two is a multiple of 25, ${window} numbers bring three zeros or more.`,
    },
    {
      misconception: 'one_of_two_multiples_checked',
      at: 'pairs',
      wrongly: p => q(blocksOf(p) - Math.floor(blocksOf(p) / 5)),
      words: (_p, { count }) =>
        `$${count}$ keeps four pairs out of five; a multiple of 25 spoils two pairs, the one before it and the one after it.`,
    },
    {
      misconception: 'one_multiple_of_five_always',
      at: 'count',
      wrongly: (_p, { single }) => single.mul(5),
      words: ({ window }, { single }) =>
        `Five values of $n$ for each of the $${single}$ multiples of 25 would be right for five consecutive numbers; among $${window}$ there can be two multiples of 5.`,
    },
    {
      misconception: 'remainders_miscounted',
      at: 'alone',
      wrongly: ({ window }) => (window < 9 ? q(9 - window) : null),
      words: ({ window }) =>
        `The remainder $${9 - window}$ was given to the second case, but then $n + ${window}$ is still one short of the next multiple of 5.`,
    },
    {
      misconception: 'remainders_miscounted',
      at: 'alone',
      wrongly: ({ window }) => (window > 6 ? q(11 - window) : null),
      words: ({ window }) =>
        `The remainder $${10 - window}$ was given to the first case, but then $n + ${window}$ itself is a second multiple of 5.`,
    },
    {
      misconception: 'multiples_of_125_kept',
      at: 'single',
      wrongly: ({ limit }) => (limit >= 124 ? q(Math.floor((limit + 1) / 25)) : null),
      words: (_p, { single }) =>
        `All $${single}$ multiples of 25 were kept for the first case; those of 125 hold three fives.`,
    },
    {
      misconception: 'last_incomplete_group_dropped',
      at: 'pairs',
      wrongly: p => (blocksOf(p) % 5 === 0 ? null : q(3 * Math.floor(blocksOf(p) / 5))),
      words: p =>
        `Only whole groups of five multiples were counted for the second case; the last $${blocksOf(p) % 5}$ of the $${blocksOf(p)}$ multiples belong to it too.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { limit }) => isCount(value) && value.lt(limit),
  snapRead: ({ window }) =>
    `$${window}$ consecutive numbers are to hold exactly two fives. They contain one or two multiples of 5, so there are two cases.`,
  approach: ({ window }) =>
    `Sort $n$ by its remainder on division by 5: it decides whether one or two of the next $${window}$ numbers are multiples of 5. Two fives come from one multiple of 25, or from two multiples of 5 that are none of 25.`,
  faster: (p, { single, pairs, count }) =>
    `In blocks of five $n$: $${10 - p.window}$ count if $25$ (not $125$) comes next, $${single}$ times; $${p.window - 5}$ if two plain multiples do, $${pairs}$ times. Total $${count}$.`,
  check: ({ window, limit }) => {
    const list = upTo(Math.min(49, limit)).filter(n => zeros(n + window) - zeros(n) === 2);
    return `Up to $n = ${Math.min(49, limit)}$ these fit: ${list.join(', ')}. So $${list[0]}!$ has ${zeros(list[0] ?? 0)} zero${zeros(list[0] ?? 0) === 1 ? '' : 's'} and $${(list[0] ?? 0) + window}!$ has ${zeros((list[0] ?? 0) + window)}.`;
  },
  principle:
    'Fives of a product of consecutive numbers come from its multiples of 5: how many there are depends on the remainder of the first.',
  verify: ({ window, limit }) =>
    countUpTo(limit, n => {
      let fives = 0;
      for (let k = n + 1; k <= n + window; k += 1) for (let m = k; m % 5 === 0; m /= 5) fives += 1;
      return fives === 2;
    }),
});

const gains = situation<Gained>({
  type: 'NS.FCT.1',
  situation: 'gain-over-a-window',
  tries: 10,
  draw: draw => ({
    window: draw.int(6, 9),
    limit: 5 * draw.int(12, 110) - 1,
    frame: draw.int(0, 2),
  }),
  forms: [gained],
});

/** NS.FCT.1 Hard: jumps in the number of zeros. */
export const zerosGainedAndSkipped: readonly AnyTemplate[] = [...skippedNumbers, ...gains];
