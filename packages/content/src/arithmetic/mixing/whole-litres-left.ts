import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoRounds {
  /** The vessel holds a whole number of litres between these two, both included. */
  from: number;
  to: number;
  vessel: string;
  liquid: string;
  filler: string;
  frame: number;
}

const stories = [
  { vessel: 'can', liquid: 'milk', filler: 'water' },
  { vessel: 'cask', liquid: 'juice', filler: 'water' },
  { vessel: 'drum', liquid: 'acid', filler: 'water' },
  { vessel: 'tank', liquid: 'diesel', filler: 'kerosene' },
  { vessel: 'jar', liquid: 'syrup', filler: 'soda' },
] as const;

/** The greatest number whose square divides the given one. */
function squarePart(of: number): number {
  let root = Math.floor(Math.sqrt(of));
  while (of % (root * root) !== 0) root -= 1;
  return root;
}
/** The least number above 1 whose square divides the given one, or 1. */
const leastSquarePart = (of: number) => {
  for (let root = 2; root * root <= of; root += 1) if (of % (root * root) === 0) return root;
  return 1;
};
const volumesOf = ({ from, to }: TwoRounds) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const sum = (list: readonly Fraction[]) => list.reduce((total, term) => total.add(term), q(0));
const splitTex = (volume: Fraction) => {
  const root = squarePart(Number(volume));
  const rest = Number(volume) / root ** 2;
  return `${volume} = ${root}^2${rest === 1 ? '' : ` \\times ${rest}`}`;
};

const pairs = form({
  form: 'volumes-and-exchanges',
  band: 'Hard',
  seconds: 135,
  also: ['NS.FAC.5'],
  entry: true,
  stem: ({ from, to, vessel, liquid, filler, frame }: TwoRounds) =>
    frame === 0
      ? `A ${vessel} with $V$ litres is full of ${liquid}. From it $x$ litres are replaced with ${filler}; after mixing, $x$ litres of the mixture are again replaced with ${filler}. The number of litres of ${liquid} left is a positive integer. If $V$ and $x$ are positive integers and $${from} \\le V \\le ${to}$, how many pairs $(V, x)$ are possible?`
      : frame === 1
        ? `A full ${vessel} holds a whole number of litres of ${liquid}, at least $${from}$ and at most $${to}$. Twice in a row the same whole number of litres is drawn off and replaced with ${filler}. Some ${liquid} is still left at the end, and it is a whole number of litres too. In how many ways can the volume of the ${vessel} and the quantity drawn each time be chosen?`
        : `A ${vessel} holds $V$ litres of pure ${liquid}, where $V$ is an integer from $${from}$ to $${to}$. Twice in a row $x$ litres of its contents are replaced with ${filler}; then a positive whole number of litres of ${liquid} is left. For how many pairs of $V$ and a positive integer $x$ is this so?`,
  path: path<TwoRounds>()
    .step(
      'volumes',
      (p): readonly Fraction[] =>
        volumesOf(p)
          .filter(volume => squarePart(volume) > 1)
          .map(volume => q(volume)),
      'After two rounds $\\frac{(V - x)^2}{V} = V - 2x + \\frac{x^2}{V}$ litres are left, so $V$ must divide $x^2$. Write $V = s^2t$, where $t$ has no square factor: $x$ must be a multiple of $st$. With $s = 1$ no such $x$ lies below $V$. Find the volumes with $s > 1$.',
      (_p, { volumes }) => volumes.map(splitTex).join(', \\; '),
    )
    .quiet('roots', (_p, { volumes }): readonly Fraction[] => volumes.map(v => q(squarePart(Number(v)))))
    .step(
      'choices',
      (_p, { roots }): readonly Fraction[] => roots.map(s => s.sub(1)),
      'Below $V = s \\times st$ the multiples of $st$ are $st, 2st, \\ldots, (s - 1)st$: each volume allows $s - 1$ values of $x$.',
      (_p, { roots, choices }) => roots.map((s, i) => `${s} - 1 = ${choices[i]}`).join(', \\; '),
    )
    .step(
      'count',
      (_p, { choices }) => sum(choices),
      'Add them.',
      (_p, { choices, count }) => `${choices.join(' + ')} = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_exchange_for_each_volume',
      at: 'choices',
      wrongly: (_p, { roots }) => roots.map(() => q(1)),
      words: (_p, { count }) =>
        `$${count}$ volumes have a square factor, and one $x$ was counted for each; all multiples of $st$ below $V$ will do.`,
    },
    {
      misconception: 'all_may_be_drawn',
      at: 'choices',
      wrongly: (_p, { roots }) => roots,
      words: (_p, { count }) =>
        `$x = V$ was counted for each of these volumes, which makes ${count}; then nothing of the first liquid is left.`,
    },
    {
      misconception: 'factor_four_only',
      at: 'roots',
      wrongly: (_p, { volumes }) => {
        const evenPart = (of: number): number => (of % 4 === 0 ? 2 * evenPart(of / 4) : 1);
        return volumes.map(v => q(evenPart(Number(v))));
      },
      words: (_p, { volumes }) => {
        const odd = volumes.find(v => leastSquarePart(Number(v)) > 2);
        return `Only square factors $4$ and $16$ were looked for; ${odd ? `$${splitTex(odd)}$ has one as well` : 'others multiply them'}.`;
      },
    },
    {
      misconception: 'smallest_square_factor_only',
      at: 'roots',
      wrongly: (_p, { volumes }) => volumes.map(v => q(leastSquarePart(Number(v)))),
      words: (_p, { volumes }) => {
        const rich = volumes.find(v => squarePart(Number(v)) > leastSquarePart(Number(v)));
        return rich
          ? `For $V = ${rich}$ only the square factor $${leastSquarePart(Number(rich))}^2$ was used; $${splitTex(rich)}$ allows more.`
          : 'Only the smallest square factor of each volume was used.';
      },
    },
    {
      misconception: 'half_the_volume_at_most',
      at: 'choices',
      wrongly: (_p, { roots }) => roots.map(s => s.div(2).floor()),
      words: (_p, { count }) =>
        `$x \\le \\frac{V}{2}$ leaves ${count} pairs; but part of what is drawn the second time is filler, and $x$ may be larger.`,
    },
    {
      misconception: 'perfect_squares_only',
      at: 'volumes',
      wrongly: (_p, { volumes }) => {
        const squares = volumes.filter(v => squarePart(Number(v)) ** 2 === Number(v));
        return squares.length > 0 ? squares : null;
      },
      words: (_p, { volumes }) =>
        `Only $V = ${volumes.join(', ')}$ was considered, a perfect square; a square factor of $V$ is enough.`,
    },
    {
      misconception: 'every_volume_counted',
      at: 'count',
      wrongly: ({ from, to }, { count }) => count.add(to - from + 1),
      words: ({ from, to }) =>
        `$x = V$ was counted for all ${to - from + 1} volumes; then $x^2$ is a multiple of $V$, but nothing of the first liquid is left.`,
    },
    {
      misconception: 'last_volume_left_out',
      at: 'count',
      wrongly: (_p, { choices, count }) => count.sub(choices.at(-1) ?? 0),
      words: (_p, { volumes }) =>
        `The volume $${volumes.at(-1)}$ is missing here; it has a square factor too.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.gt(0),
  snapRead: () =>
    'Two equal rounds, a whole number of litres left, and only a range for the volume: whole-number pairs are counted.',
  approach: () =>
    'What is left is whole exactly when the volume divides the square of the quantity drawn. The square factor of each volume tells how many such quantities lie below it.',
  faster: (_p, { volumes, choices }) =>
    `Each volume gives one less than the root of its greatest square factor: ${volumes.map((v, i) => `$${v} \\to ${choices[i]}$`).join(', ')}.`,
  check: (_p, { volumes }) => {
    const volume = Number(volumes.reduce((a, b) => (squarePart(Number(b)) > squarePart(Number(a)) ? b : a)));
    const root = squarePart(volume);
    const unit = volume / root;
    const first = (volume - unit) ** 2 / volume;
    const last = (volume - (root - 1) * unit) ** 2 / volume;
    return `For $V = ${volume}$ the step is $st = ${unit}$: $x = ${unit}$ leaves $\\frac{${volume - unit}^2}{${volume}} = ${first}$ litres, and the largest, $x = ${(root - 1) * unit}$, leaves $\\frac{${unit}^2}{${volume}} = ${last}$.`;
  },
  principle: 'A number $s^2t$, with $t$ free of square factors, divides $x^2$ exactly when $st$ divides $x$.',
  verify: ({ from, to }) => {
    let count = 0;
    for (let volume = from; volume <= to; volume += 1)
      for (let x = 1; x < volume; x += 1) if (((volume - x) * (volume - x)) % volume === 0) count += 1;
    return q(count);
  },
});

/** AR.MIX.2 Hard: two equal rounds that leave a whole number of litres, with the volume unknown too. */
export const wholeLitresLeft: readonly AnyTemplate[] = situation<TwoRounds>({
  type: 'AR.MIX.2',
  situation: 'two-rounds-in-whole-litres',
  tries: 60,
  draw: draw => {
    const from = draw.int(25, 140);
    const p = { from, to: from + draw.int(8, 14), ...draw.pick(stories), frame: draw.int(0, 2) };
    const roots = volumesOf(p)
      .map(squarePart)
      .filter(root => root > 1);
    const count = roots.reduce((total, root) => total + root - 1, 0);
    const mixed =
      volumesOf(p).some(volume => squarePart(volume) > leastSquarePart(volume)) &&
      volumesOf(p).some(volume => leastSquarePart(volume) > 2);
    return mixed && roots.length >= 4 && roots.length <= 8 && count >= 7 && count <= 24 ? p : null;
  },
  forms: [pairs],
});
