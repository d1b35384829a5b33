import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { isCount, sumOf, upTo } from '../whole.ts';

interface Two {
  /** Digits with x and y. */
  mask: string;
  by: number;
  frame: number;
}

const ten = upTo(10).map(d => d - 1);
const filled = (mask: string, x: number, y: number) => Number(mask.replace('x', `${x}`).replace('y', `${y}`));
const pairsOf = ({ mask, by }: Two) =>
  ten.flatMap(x => ten.flatMap(y => (filled(mask, x, y) % by === 0 ? [[x, y] as const] : [])));
const tex = ({ mask }: Two) => `\\overline{${[...mask].join('\\,')}}`;
/** The power of 2 or 5 in the divisor, read from the end of the number, and the other part. */
const tail = (by: number) => (by % 8 === 0 ? 8 : by % 4 === 0 ? 4 : by % 5 === 0 ? 5 : 2);
const other = (by: number) => by / tail(by);
/** Values of y that make the end fit; y stands among the last digits and x does not. */
const ends = (p: Two, part = tail(p.by)) => ten.filter(y => filled(p.mask, 0, y) % part === 0);
const xsFor = (p: Two, y: number, part = other(p.by)) => ten.filter(x => filled(p.mask, x, y) % part === 0);

const pairsCount = form({
  form: 'number-of-pairs',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: (p: Two) =>
    p.frame === 0
      ? `In the number $${tex(p)}$ the digits $x$ and $y$ may be equal. For how many pairs $(x, y)$ is it divisible by $${p.by}$?`
      : p.frame === 1
        ? `Two digits of the number $${tex(p)}$ on a label have been torn off. The number was a multiple of $${p.by}$. How many such numbers are possible?`
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

const masks = (int: (least: number, most: number) => number, length: number, xAt: number, yAt: number) =>
  Array.from({ length }, (_, i) => (i === xAt ? 'x' : i === yAt ? 'y' : `${int(1, 9)}`)).join('');

const pairs = situation<Two>({
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

const largestSum = form({
  form: 'weighted-sum-of-the-digits',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: (p: Two) =>
    p.frame === 0
      ? `The number $${tex(p)}$ is divisible by $${p.by}$. What is the value of $${weights(p)[0]}x + ${weights(p)[1]}y$?`
      : p.frame === 1
        ? `Two digits, $x$ and $y$, are missing in $${tex(p)}$, which is known to be a multiple of $${p.by}$. Work out $${weights(p)[0]}x + ${weights(p)[1]}y$.`
        : p.frame === 2
          ? `If $${p.by}$ divides $${tex(p)}$, where $x$ and $y$ are digits, find $${weights(p)[0]}x + ${weights(p)[1]}y$.`
          : `A cashier remembers only $${tex(p)}$ of an amount in rupees, and that $${p.by}$ people could share it equally in whole rupees. What is the value of $${weights(p)[0]}x + ${weights(p)[1]}y$?`,
  path: path<Two>()
    .step(
      'y',
      p => q(ends(p)[0] ?? 0),
      p =>
        `Split $${p.by} = ${tail(p.by)} \\times ${other(p.by)}$. The last digits decide on $${tail(p.by)}$: this gives $y$.`,
      (p, { y }) =>
        `y = ${y}: \\quad ${`${filled(p.mask, 0, Number(y))}`.slice(-3)} = ${tail(p.by)} \\times ${Number(`${filled(p.mask, 0, Number(y))}`.slice(-3)) / tail(p.by)}`,
    )
    .step(
      'x',
      (p, { y }) => q(xsFor(p, Number(y))[0] ?? 0),
      p =>
        other(p.by) === 9
          ? 'The digit sum must be a multiple of 9: this gives $x$.'
          : 'The alternating digit sum must be a multiple of 11: this gives $x$.',
      (p, { x, y }) =>
        `${filled(p.mask, Number(x), Number(y))} = ${other(p.by)} \\times ${filled(p.mask, Number(x), Number(y)) / other(p.by)}, \\quad x = ${x}`,
    )
    .quiet('wx', p => q(weights(p)[0]))
    .step(
      'value',
      (p, { x, y, wx }) => x.mul(wx).add(y.mul(weights(p)[1])),
      'Insert both.',
      (p, { x, y, value }) => `${weights(p)[0]} \\times ${x} + ${weights(p)[1]} \\times ${y} = ${value}`,
    ),
  suits: p => ends(p).length === 1 && xsFor(p, ends(p)[0] ?? 0).length === 1,
  slips: [
    {
      misconception: 'weaker_end_condition',
      at: 'y',
      wrongly: (p, { y }) => {
        const found = ends(p, 4).find(d => !y.equals(d));
        return found === undefined ? null : q(found);
      },
      words: (_p, { y }) => `$y = ${y}$ satisfies the rule for 4 only; 8 needs the last three digits.`,
    },
    {
      misconception: 'digits_exchanged',
      at: 'value',
      wrongly: (p, { x, y }) => y.mul(weights(p)[0]).add(x.mul(weights(p)[1])),
      words: (_p, { x, y }) =>
        `$x = ${x}$ and $y = ${y}$ were found correctly but put in the wrong way round.`,
    },
    {
      misconception: 'sum_to_multiple_of_other_rule',
      at: 'x',
      wrongly: (p, { y }) => {
        const found = xsFor(p, Number(y), other(p.by) === 9 ? 11 : 9)[0];
        return found === undefined ? null : q(found);
      },
      words: (p, { x }) =>
        `$x = ${x}$ comes from the rule for ${other(p.by) === 9 ? 11 : 9}; here $${other(p.by)}$ has to divide the number.`,
    },
    {
      misconception: 'weaker_sum_condition',
      at: 'x',
      wrongly: (p, { x, y }) => {
        const found = other(p.by) === 9 ? xsFor(p, Number(y), 3).find(d => !x.equals(d)) : undefined;
        return found === undefined ? null : q(found);
      },
      words: (_p, { x }) => `$x = ${x}$ makes the digit sum a multiple of 3, but not of 9.`,
    },
    {
      misconception: 'plain_sum_reported',
      at: 'value',
      wrongly: (_p, { x, y }) => x.add(y),
      words: (_p, { x, y }) => `$${x} + ${y}$ leaves out the factors in front of $x$ and $y$.`,
    },
    {
      misconception: 'last_digit_zero_assumed',
      at: 'y',
      wrongly: (_p, { y }) => (y.equals(0) ? null : q(0)),
      words: p => `$y = 0$ was put in without testing the last three digits for $${tail(p.by)}$.`,
    },
    {
      misconception: 'known_digit_left_out_of_sum',
      at: 'x',
      wrongly: (p, { x, y }) => {
        const last = Number(p.mask.replace('y', `${y}`).slice(-1));
        const found = (Number(x) + last) % 9;
        return q(found);
      },
      words: (_p, { x }) => `$x = ${x}$ results when the last digit is left out of the digit sum.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ by }) =>
    `Two unknown digits and the composite divisor $${by}$; a combination of both is wanted.`,
  approach: ({ by }) =>
    `Split $${by}$. The end of the number gives one digit alone; then the digit sum or the alternating sum gives the other.`,
  faster: (p, { x, y, value }) =>
    `$y = ${y}$ from the last three digits; dividing $${filled(p.mask, 0, Number(y))}$ by $${other(p.by)}$ leaves $${filled(p.mask, 0, Number(y)) % other(p.by)}$, so $x = ${x}$: $${value}$.`,
  check: (p, { x, y }) =>
    `$${filled(p.mask, Number(x), Number(y))} = ${p.by} \\times ${filled(p.mask, Number(x), Number(y)) / p.by}$.`,
  principle:
    'Split a composite divisor and begin with the rule that involves only one of the unknown digits.',
  verify: p => {
    const [x, y] = pairsOf(p)[0] ?? [0, 0];
    return q(weights(p)[0] * x + weights(p)[1] * y);
  },
});

/** Factors in front of x and y, from the digits, so that they stay with the item. */
function weights({ mask }: Two): readonly [number, number] {
  const known = [...mask].filter(d => d !== 'x' && d !== 'y').map(Number);
  return [2 + ((known[0] ?? 0) % 3), 5 + ((known[1] ?? 0) % 3)];
}

const weighted = situation<Two>({
  type: 'NS.NUM.2',
  situation: 'one-pair-of-digits',
  tries: 60,
  draw: draw => {
    const by = draw.pick([72, 88, 72, 88]);
    const p = { mask: masks(draw.int, 6, draw.int(1, 2), draw.pick([4, 5])), by, frame: draw.int(0, 3) };
    const [x = 0, y = 0] = pairsOf(p)[0] ?? [];
    return pairsOf(p).length === 1 && x !== y && x > 0 ? p : null;
  },
  forms: [largestSum],
});

/** NS.NUM.2 Medium: two missing digits, a composite divisor. */
export const twoMissingDigits: readonly AnyTemplate[] = [...pairs, ...weighted];
