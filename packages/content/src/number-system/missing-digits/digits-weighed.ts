import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { isCount } from '../whole.ts';
import { ends, filled, masks, other, pairsOf, type Two, tail, ten, tex, xsFor } from './two-digits.ts';

interface Weighted extends Two {
  /** Factors before x and y. */
  weights: readonly [number, number];
}

const weighed = ({ weights: [u, v] }: Weighted, [x, y]: readonly [number, number]) => u * x + v * y;
const sumTex = ({ weights: [u, v] }: Weighted) => `${u}x + ${v}y`;
const valuesOf = (p: Weighted) => pairsOf(p).map(pair => weighed(p, pair));
/** The largest x that fits with a y. */
const largestX = (p: Weighted, y: number, part = other(p.by)) => xsFor(p, y, part).at(-1) ?? 0;
/** Values of y for which some x fits. */
const ysOf = (p: Two, part = tail(p.by)) => ends(p, part).filter(y => xsFor(p, y).length > 0);

const largestSum = form({
  form: 'greatest-weighted-sum-of-the-digits',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 80,
  also: ['AL.INQ.7'],
  stem: (p: Weighted) =>
    p.frame === 0
      ? `The six-digit number $${tex(p)}$ is divisible by $${p.by}$. What is the maximum possible value of $${sumTex(p)}$?`
      : p.frame === 1
        ? `Two digits, $x$ and $y$, are missing in the six-digit number $${tex(p)}$, which is known to be a multiple of $${p.by}$. Find the greatest value that $${sumTex(p)}$ can have.`
        : p.frame === 2
          ? `If $${p.by}$ divides the six-digit number $${tex(p)}$, where $x$ and $y$ are digits, what is the largest possible value of $${sumTex(p)}$?`
          : `A cashier has forgotten the digits $x$ and $y$ of the six-digit amount ₹$${tex(p)}$, but remembers that $${p.by}$ people could share it equally in whole rupees. Find the greatest possible value of $${sumTex(p)}$.`,
  path: path<Weighted>()
    .step(
      'ys',
      p => ysOf(p).map(y => q(y)),
      p =>
        `Split $${p.by} = ${tail(p.by)} \\times ${other(p.by)}$. The last digits decide on $${tail(p.by)}$: find all values of $y$.`,
      (_p, { ys }) => `y \\in \\{${ys.join(', ')}\\}`,
    )
    .step(
      'xs',
      (p, { ys }) => ys.map(y => q(largestX(p, Number(y)))),
      p =>
        `For each $y$ the ${other(p.by) === 9 ? 'digit sum' : 'alternating digit sum'} must be a multiple of ${other(p.by)}. Take the largest $x$ that does it.`,
      (p, { ys, xs }) =>
        ys
          .map((y, i) => {
            const n = filled(p.mask, Number(xs[i]), Number(y));
            return `y = ${y}: x = ${xs[i]} \\; (${n} = ${other(p.by)} \\times ${n / other(p.by)})`;
          })
          .join(', \\quad '),
    )
    .step(
      'values',
      (p, { ys, xs }) => ys.map((y, i) => q(weighed(p, [Number(xs[i]), Number(y)]))),
      'Insert each pair: a larger $y$ can come with a smaller $x$.',
      ({ weights: [u, v] }, { ys, xs, values }) =>
        ys.map((y, i) => `${u} \\times ${xs[i]} + ${v} \\times ${y} = ${values[i]}`).join(', \\quad '),
    )
    .step(
      'most',
      (_p, { values }) => q(Math.max(...values.map(Number))),
      'Choose the largest.',
      (_p, { values, most }) => `\\max(${values.join(', ')}) = ${most}`,
    ),
  slips: [
    {
      misconception: 'largest_digit_taken',
      at: 'most',
      wrongly: (_p, { values }) => values.at(-1) ?? null,
      words: (_p, { ys, most }) =>
        `The largest digit, $y = ${ys.at(-1)}$, was taken at once, which gives $${most}$; a smaller $y$ allows a larger $x$.`,
    },
    {
      misconception: 'first_pair_taken',
      at: 'most',
      wrongly: (_p, { values }) => values[0] ?? null,
      words: (_p, { ys, xs, most }) =>
        `$x = ${xs[0]}$, $y = ${ys[0]}$ is the pair found first, with $${most}$; the other values of $y$ were not tried.`,
    },
    {
      misconception: 'weaker_end_condition',
      at: 'ys',
      wrongly: p => ysOf(p, tail(p.by) === 4 ? 2 : 1).map(y => q(y)),
      words: (p, { ys }) =>
        `The values $y = ${ys.join(', ')}$ satisfy a weaker condition than divisibility by $${tail(p.by)}$.`,
    },
    {
      misconception: 'weaker_sum_condition',
      at: 'xs',
      wrongly: (p, { ys }) => (other(p.by) === 9 ? ys.map(y => q(largestX(p, Number(y), 3))) : null),
      words: (_p, { xs }) =>
        `With $x = ${xs.join(', ')}$ the digit sum is a multiple of 3, but not always of 9.`,
    },
    {
      misconception: 'factors_exchanged',
      at: 'values',
      wrongly: ({ weights: [u, v] }, { ys, xs }) => ys.map((y, i) => y.mul(u).add((xs[i] ?? q(0)).mul(v))),
      words: ({ weights: [u, v] }) =>
        `$${u}y + ${v}x$ was made as large as possible: the digits went in the wrong way round.`,
    },
    {
      misconception: 'least_value_reported',
      at: 'most',
      wrongly: p => q(Math.min(...valuesOf(p))),
      words: (_p, { most }) => `$${most}$ is the smallest value; the greatest was asked.`,
    },
    {
      misconception: 'zero_seen_nine_missed',
      at: 'xs',
      wrongly: (p, { ys }) => ys.map(y => q(xsFor(p, Number(y))[0] ?? 0)),
      words: (_p, { xs }) =>
        `With $x = ${xs.join(', ')}$ the smallest fitting digit was taken each time; where 0 fits, 9 fits too.`,
    },
    {
      misconception: 'largest_of_each_digit',
      at: 'most',
      wrongly: (p, { ys, xs }) => q(weighed(p, [Math.max(...xs.map(Number)), Math.max(...ys.map(Number))])),
      words: (_p, { ys, xs }) =>
        `The largest $x = ${Math.max(...xs.map(Number))}$ and the largest $y = ${Math.max(...ys.map(Number))}$ do not belong to one number.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `Two unknown digits, divisibility by $${p.by}$, and a combination of both that is to be as large as possible.`,
  approach: ({ by }) =>
    `Split $${by}$. The end of the number leaves a few values for one digit; the other follows for each of them. Compare the pairs: the largest digits need not go together.`,
  faster: (p, { ys, xs, values }) =>
    `Only ${ys.map((y, i) => `$(${xs[i]}, ${y})$`).join(', ')} can be best among the pairs $(x, y)$ for $${p.by}$: $${values.join(', ')}$.`,
  check: p => {
    const best = pairsOf(p).find(pair => weighed(p, pair) === Math.max(...valuesOf(p))) ?? [0, 0];
    const n = filled(p.mask, ...best);
    return `$${n} = ${p.by} \\times ${n / p.by}$, with $x = ${best[0]}$ and $y = ${best[1]}$.`;
  },
  principle:
    'Split a composite divisor and begin with the rule that involves only one of the unknown digits; then compare all pairs.',
  verify: p => {
    let most = 0;
    for (const x of ten)
      for (const y of ten) if (filled(p.mask, x, y) % p.by === 0) most = Math.max(most, weighed(p, [x, y]));
    return q(most);
  },
});

/** NS.NUM.2 Medium: two missing digits, of which a combination is to be as large as possible. */
export const digitsWeighed: readonly AnyTemplate[] = situation<Weighted>({
  type: 'NS.NUM.2',
  situation: 'pairs-of-digits-weighed',
  tries: 60,
  draw: draw => {
    const by = draw.pick([36, 36, 45, 44, 55]);
    const p: Weighted = {
      mask: masks(draw.int, 6, draw.int(1, 3), tail(by) === 4 ? draw.pick([4, 5]) : 5),
      by,
      weights: draw.pick([
        [3, 2],
        [4, 3],
        [5, 3],
        [5, 4],
        [2, 3],
        [3, 4],
      ] as const),
      frame: draw.int(0, 3),
    };
    const ys = ysOf(p);
    const values = ys.map(y => weighed(p, [largestX(p, y), y]));
    const best = Math.max(...values);
    const once = valuesOf(p).filter(v => v === best).length === 1;
    return ys.length >= 2 && once && values.at(-1) !== best ? p : null;
  },
  forms: [largestSum],
});
