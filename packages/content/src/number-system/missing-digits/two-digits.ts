import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { isCount, sumOf, upTo } from '../whole.ts';

export interface Two {
  /** Digits with x and y. */
  mask: string;
  by: number;
  frame: number;
}

export const ten = upTo(10).map(d => d - 1);
export const filled = (mask: string, x: number, y: number) =>
  Number(mask.replace('x', `${x}`).replace('y', `${y}`));
export const pairsOf = ({ mask, by }: Two) =>
  ten.flatMap(x => ten.flatMap(y => (filled(mask, x, y) % by === 0 ? [[x, y] as const] : [])));
export const tex = ({ mask }: Two) => `\\overline{${[...mask].join('\\,')}}`;
/** The power of 2 or 5 in the divisor, read from the end of the number, and the other part. */
export const tail = (by: number) => (by % 8 === 0 ? 8 : by % 4 === 0 ? 4 : by % 5 === 0 ? 5 : 2);
export const other = (by: number) => by / tail(by);
/** Values of y that make the end fit; y stands among the last digits and x does not. */
export const ends = (p: Two, part = tail(p.by)) => ten.filter(y => filled(p.mask, 0, y) % part === 0);
export const xsFor = (p: Two, y: number, part = other(p.by)) =>
  ten.filter(x => filled(p.mask, x, y) % part === 0);

const pairsCount = form({
  form: 'number-of-pairs',
  revision: 3,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: (p: Two) =>
    p.frame === 0
      ? `In the number $${tex(p)}$ the digits $x$ and $y$ may be equal. For how many pairs $(x, y)$ is it divisible by $${p.by}$?`
      : p.frame === 1
        ? `Two digits, $x$ and $y$, of the number $${tex(p)}$ on a label have been torn off. The number was a multiple of $${p.by}$. How many numbers can it have been?`
        : `How many multiples of $${p.by}$ have the form $${tex(p)}$, where $x$ and $y$ stand for any digits?`,
  path: path<Two>()
    .step(
      'ys',
      p => ends(p).map(y => q(y)),
      p =>
        `Split $${p.by} = ${tail(p.by)} \\times ${other(p.by)}$, which have no common factor. The last digits decide on $${tail(p.by)}$, and only $y$ is among them.`,
      (_p, { ys }) => `y \\in \\{${ys.join(', ')}\\}`,
    )
    .step(
      'counts',
      (p, { ys }) => ys.map(y => q(xsFor(p, Number(y)).length)),
      p =>
        `For each $y$ use ${other(p.by) === 11 ? 'the alternating digit sum' : 'the digit sum'} for $${other(p.by)}$ to find $x$.`,
      (p, { ys }) => ys.map(y => `y = ${y}: x = ${xsFor(p, Number(y)).join(', ') || '-'}`).join(' \\qquad '),
    )
    .step(
      'count',
      (_p, { counts }) => sumOf(counts),
      'Count the pairs.',
      (_p, { counts, count }) => `${counts.join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'second_solution_overlooked',
      at: 'counts',
      wrongly: (p, { ys }) => ys.map(y => q(Math.min(1, xsFor(p, Number(y)).length))),
      words: () =>
        'One $x$ was counted for each $y$; where the sum is a multiple already, both 0 and 9, or several digits, fit.',
    },
    {
      misconception: 'end_condition_only',
      at: 'counts',
      wrongly: (_p, { ys }) => ys.map(() => q(10)),
      words: p => `Only divisibility by $${tail(p.by)}$ was used; $x$ was left free.`,
    },
    {
      misconception: 'weaker_end_condition',
      at: 'ys',
      wrongly: p =>
        tail(p.by) > 2 ? ends(p, tail(p.by) === 5 ? 1 : 2).map(y => q(y)) : ends(p, 1).map(y => q(y)),
      words: p => `For the end only a weaker condition than divisibility by $${tail(p.by)}$ was used.`,
    },
    {
      misconception: 'weaker_sum_condition',
      at: 'counts',
      wrongly: (p, { ys }) => (other(p.by) === 9 ? ys.map(y => q(xsFor(p, Number(y), 3).length)) : null),
      words: () => 'A digit sum divisible by 3 was accepted; for 9 it has to be a multiple of 9.',
    },
    {
      misconception: 'zero_not_allowed',
      at: 'counts',
      wrongly: (p, { ys }) =>
        ys.map(y => q(Number(y) === 0 ? 0 : xsFor(p, Number(y)).filter(x => x > 0).length)),
      words: () => 'The digit 0 was left out; inside a number and at its end it is allowed.',
    },
    {
      misconception: 'last_value_overlooked',
      at: 'ys',
      wrongly: (_p, { ys }) => (ys.length > 1 ? ys.slice(0, -1) : null),
      words: p =>
        `A value of $y$ was missed: ${ends(p).at(-1)} also makes the end divisible by $${tail(p.by)}$.`,
    },
    {
      misconception: 'ends_counted',
      at: 'counts',
      wrongly: (_p, { ys }) => ys.map(() => q(1)),
      words: p =>
        `Only the values of $y$ were counted, one number for each; $x$ has to be found for every one of them by the rule for $${other(p.by)}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => isCount(value) && value.lt(60),
  snapRead: ({ by }) =>
    `Two unknown digits and divisibility by $${by}$, a composite number: all pairs are to be counted.`,
  approach: ({ by }) =>
    `Split $${by}$ into parts without common factor. The end of the number settles one digit, the digit sum the other; mind that 0 and 9 can both fit.`,
  faster: (p, { ys, count }) =>
    `Fix the end first: $y = ${ys.join(', ')}$. Then $x$ is found by the rule for $${other(p.by)}$: ${pairsOf(
      p,
    )
      .map(([x, y]) => `$${x}${y}$`)
      .join(', ')}, so $${count}$.`,
  check: p => {
    const [x, y] = pairsOf(p).at(-1) ?? [0, 0];
    return `For example $${filled(p.mask, x, y)} = ${p.by} \\times ${filled(p.mask, x, y) / p.by}$.`;
  },
  principle:
    'For a composite divisor use parts without common factor, and begin with the one that involves fewer unknown digits.',
  verify: p => q(pairsOf(p).length),
});

export const masks = (
  int: (least: number, most: number) => number,
  length: number,
  xAt: number,
  yAt: number,
) => Array.from({ length }, (_, i) => (i === xAt ? 'x' : i === yAt ? 'y' : `${int(1, 9)}`)).join('');

/** NS.NUM.2 Medium: two missing digits, a composite divisor. */
export const pairsOfDigits: readonly AnyTemplate[] = situation<Two>({
  type: 'NS.NUM.2',
  situation: 'two-unknown-digits',
  tries: 40,
  draw: draw => {
    const by = draw.pick([12, 15, 18, 36, 24, 22, 44, 45]);
    const length = 5;
    const p = {
      mask: masks(
        draw.int,
        length,
        draw.int(1, by % 8 === 0 ? 1 : 2),
        by % 4 === 0 && by % 5 ? draw.pick([3, 4]) : 4,
      ),
      by,
      frame: draw.int(0, 2),
    };
    const count = pairsOf(p).length;
    return count >= 2 && ends(p).length >= 2 ? p : null;
  },
  forms: [pairsCount],
});
