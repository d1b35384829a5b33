import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { gcd, lcm } from '../primes.ts';
import { countUpTo, isCount } from '../whole.ts';

interface Blocks {
  block: number;
  by: number;
  limit: number;
  frame: number;
}

const sum = (n: number) => [...`${n}`].reduce((s, d) => s + Number(d), 0);
const alternating = (n: number) => [...`${n}`].reduce((s, d, i) => s + (i % 2 ? -1 : 1) * Number(d), 0);
const odd = ({ block }: Blocks) => `${block}`.length % 2 === 1;
/** After how many copies the rule for 11 is met again. */
const everyFor11 = (p: Blocks) => (alternating(p.block) % 11 === 0 ? 1 : odd(p) ? 2 : 11);
const nines = ({ by }: Pick<Blocks, 'by'>) => (by % 9 === 0 ? 9 : 3);
const everyFor9 = (p: Blocks) => nines(p) / gcd(nines(p), sum(p.block));

const repeated = form({
  form: 'block-divisible-by-one-of-two',
  revision: 3,
  band: 'Hard',
  entry: true,
  seconds: 110,
  also: ['NS.NUM.5', 'NS.HCF.4', 'MM.SET.1'],
  stem: ({ block, limit, frame, ...p }: Blocks) =>
    frame === 0
      ? `The digits $${block}$ are written $n$ times one after the other to form one number; for $n = 2$ it is $${block}${block}$. For how many $n \\le ${limit}$ is this number divisible by exactly one of $${nines(p)}$ and $11$?`
      : frame === 1
        ? `Consider the list $${block}, \\; ${block}${block}, \\; ${block}${block}${block}, \\dots$ of the first $${limit}$ numbers formed by repeating the block $${block}$. How many of them are multiples of $${nines(p)}$ or of $11$, but not of both?`
        : `A printer prints the number $${block}$ again and again without spaces, at most $${limit}$ times. The long number so formed is divisible by one of the numbers $${nines(p)}$ and $11$, but not by the other. How many values can the number of repetitions take?`,
  path: path<Blocks>()
    .step(
      'sums',
      p => q(everyFor9(p)),
      p =>
        `The digit sum of $n$ blocks is $n$ times that of one: see for which $n$ it is a multiple of $${nines(p)}$.`,
      (p, { sums }) =>
        `n \\times ${sum(p.block)} \\text{ divisible by } ${nines(p)} \\Rightarrow ${sums} \\mid n`,
    )
    .step(
      'signs',
      p => q(everyFor11(p)),
      p =>
        odd(p)
          ? 'With three digits to a block the signs of the alternating sum change from block to block: two neighbours cancel.'
          : 'With an even number of digits to a block every block begins with the same sign: the alternating sums add up.',
      (p, { signs }) =>
        alternating(p.block) % 11 === 0
          ? `${alternating(p.block)} \\text{ is divisible by } 11 \\Rightarrow \\text{every } n`
          : odd(p)
            ? `${Math.abs(alternating(p.block))} - ${Math.abs(alternating(p.block))} + \\dots = 0 \\Rightarrow ${signs} \\mid n`
            : `n${Math.abs(alternating(p.block)) === 1 ? '' : ` \\times ${Math.abs(alternating(p.block))}`} \\text{ divisible by } 11 \\Rightarrow ${signs} \\mid n`,
    )
    .step(
      'single',
      ({ limit }, { sums, signs }) => q(Math.floor(limit / Number(sums)) + Math.floor(limit / Number(signs))),
      'Count the multiples of each up to the limit and add.',
      ({ limit }, { sums, signs, single }) =>
        `\\left\\lfloor \\frac{${limit}}{${sums}} \\right\\rfloor + \\left\\lfloor \\frac{${limit}}{${signs}} \\right\\rfloor = ${single}`,
    )
    .step(
      'both',
      ({ limit }, { sums, signs }) => q(Math.floor(limit / lcm(Number(sums), Number(signs)))),
      'Where both conditions hold, $n$ is a multiple of their LCM; these have been counted twice and do not belong in.',
      ({ limit }, { sums, signs, both }) =>
        `\\left\\lfloor \\frac{${limit}}{${lcm(Number(sums), Number(signs))}} \\right\\rfloor = ${both}`,
    )
    .step(
      'count',
      (_p, { single, both }) => single.sub(both.mul(2)),
      'Take them off twice.',
      (_p, { single, both, count }) => `${single} - 2 \\times ${both} = ${count}`,
    ),
  slips: [
    {
      misconception: 'both_taken_off_once',
      at: 'count',
      wrongly: (_p, { single, both }) => single.sub(both),
      words: (p, { both }) =>
        `The $${both}$ numbers divisible by $${nines(p)}$ and by $11$ were taken off once; then they still count once, as in "at least one".`,
    },
    {
      misconception: 'signs_do_not_change',
      at: 'signs',
      wrongly: p => q(odd(p) ? 11 : 2),
      words: p =>
        odd(p)
          ? 'The alternating sums of the blocks were added; with three digits to a block their signs alternate.'
          : 'Neighbouring blocks were taken to cancel; with an even number of digits their signs are the same.',
    },
    {
      misconception: 'own_digit_sum_ignored',
      at: 'sums',
      wrongly: p => (nines(p) === everyFor9(p) ? null : q(nines(p))),
      words: p =>
        `$n$ itself was required to be a multiple of $${nines(p)}$; the digit sum $${sum(p.block)}$ of one block brings a part of it.`,
    },
    {
      misconception: 'overlap_left_in',
      gives: 'single',
      words: (p, { single }) =>
        `$${single}$ adds the multiples of $${nines(p)}$ and of $11$; those of both are not wanted at all.`,
    },
    {
      misconception: 'rule_for_three_used',
      at: 'sums',
      wrongly: p => (everyFor9(p) === 9 ? q(3) : null),
      words: () => 'The digit sum was only made a multiple of 3; for 9 it has to be a multiple of 9.',
    },
    {
      misconception: 'only_the_digit_sum_condition',
      at: 'count',
      wrongly: ({ limit }, { sums, both }) => q(Math.floor(limit / Number(sums))).sub(both),
      words: p => `Only the multiples of $${nines(p)}$ that are no multiples of $11$ were counted.`,
    },
    {
      misconception: 'only_the_alternating_condition',
      at: 'count',
      wrongly: ({ limit }, { signs, both }) => q(Math.floor(limit / Number(signs))).sub(both),
      words: p => `Only the multiples of $11$ that are no multiples of $${nines(p)}$ were counted.`,
    },
    {
      misconception: 'neither_counted',
      at: 'count',
      wrongly: ({ limit }, { single, both }) => q(limit).sub(single).add(both),
      words: (p, { count }) => `$${count}$ of the numbers are divisible by neither $${nines(p)}$ nor $11$.`,
    },
    {
      misconception: 'both_reported',
      gives: 'both',
      words: (p, { both }) => `$${both}$ numbers are divisible by both, $${nines(p)}$ and $11$.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ block, ...p }) =>
    `The block $${block}$ repeated $n$ times, divisible by $${nines(p)}$ or by $11$ but not by both: a count of values of $n$.`,
  approach: () =>
    'The digit sum grows block by block; for 11 it matters whether a block has an odd or an even number of digits. Each condition makes n a multiple of something; count those that meet exactly one.',
  faster: ({ limit }, { sums, signs }) => {
    const period = lcm(Number(sums), Number(signs));
    const each = period / Number(sums) + period / Number(signs) - 2;
    return `Multiples of $${sums}$ or $${signs}$, not both: $${each}$ in every $${period}$, and $${limit} = ${Math.floor(limit / period)} \\times ${period} + ${limit % period}$.`;
  },
  check: (p, { sums, signs }) => {
    const left = (k: number, by: number) => Number(BigInt(`${p.block}`.repeat(k)) % BigInt(by));
    const [k, m] = [Number(sums), Number(signs)];
    return `$${k}$ copies leave $${left(k, nines(p))}$ by $${nines(p)}$ and $${left(k, 11)}$ by $11$; $${m}$ copies leave $${left(m, nines(p))}$ and $${left(m, 11)}$.`;
  },
  principle:
    'For repeated blocks digit sums multiply; alternating sums multiply or cancel, as the block is even or odd in length. Exactly one of two is the sum of both counts less twice the overlap.',
  verify: ({ block, limit, ...p }) =>
    countUpTo(limit, n => {
      const number = BigInt(`${block}`.repeat(n));
      return (number % BigInt(nines(p)) === 0n) !== (number % 11n === 0n);
    }),
});

/** NS.NUM.2 Hard: blocks that repeat. */
export const repeatedBlocks: readonly AnyTemplate[] = situation<Blocks>({
  type: 'NS.NUM.2',
  situation: 'repeated-block',
  tries: 20,
  draw: draw => {
    const p = {
      block: draw.chance(0.6) ? draw.int(112, 998) : draw.int(12, 98),
      by: draw.pick([99, 99, 33]),
      limit: draw.int(60, 400),
      frame: draw.int(0, 2),
    };
    const [sums, signs] = [everyFor9(p), everyFor11(p)];
    const fits = sums > 1 && signs > 1 && p.limit / lcm(sums, signs) >= 2 && new Set(`${p.block}`).size > 1;
    return fits ? p : null;
  },
  forms: [repeated],
});
