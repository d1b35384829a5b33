import { path } from '../../path.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Whole {
  /** Net change, per cent. */
  net: number;
  most: number;
  way: boolean;
}

/** Multipliers of the rise, in per cent, that leave a whole fall. */
const rises = (net: number, most: number, least = 1) => {
  const list: number[] = [];
  for (let r = 100 + least; r <= 100 + most; r += 1)
    if ((100 * (100 + net)) % r === 0 && (100 * (100 + net)) / r < 100) list.push(r);
  return list;
};

const wholePerCents = form({
  form: 'whole-per-cents-with-a-net-change',
  band: 'Hard',
  also: ['NS.FAC.3', 'AL.DIO.2'],
  entry: true,
  seconds: 105,
  stem: ({ net, most, way }: Whole) => {
    const change = net > 0 ? `${percent(net)} more` : `${percent(-net)} less`;
    return way
      ? `A price was raised by $x\\%$ and the new price then lowered by $y\\%$, where $x$ and $y$ are positive integers and $x \\le ${most}$. In the end it was ${change} than at first. How many values can $x$ take?`
      : `First a number is increased by a whole number of per cent, at most ${percent(most)}, and then the result is decreased by a positive whole number of per cent. The final number is ${change} than the first one. In how many ways can the two per cents be chosen?`;
  },
  path: path<Whole>()
    .step(
      'product',
      ({ net }) => q(100 * (100 + net)),
      'Write the two multipliers in per cent. Their product is fixed by the net change.',
      ({ net }, { product }) => `(100 + x)(100 - y) = 100 \\times ${100 + net} = ${numberTex(product)}`,
    )
    .step(
      'least',
      ({ net }) => q(Math.max(100, 100 + net)),
      'The second factor must stay below 100 and the first above it; find the lower bound of the first.',
      (_p, { least }) => `100 - y < 100 \\;\\Rightarrow\\; 100 + x > ${numberTex(least)}`,
    )
    .step(
      'count',
      ({ most }, { product, least }) => {
        let count = 0;
        for (let r = least.valueOf() + 1; r <= 100 + most; r += 1)
          if (product.valueOf() % r === 0) count += 1;
        return q(count);
      },
      'Count the divisors of the product between the bounds.',
      ({ net, most }, { count }) =>
        `100 + x = ${rises(net, most).join(', ')} \\quad\\Rightarrow\\quad ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'lower_bound_ignored',
      at: 'least',
      wrongly: ({ net }) => (net > 0 ? q(100) : null),
      words: ({ net }) =>
        `A rise of less than ${percent(net)} cannot end ${percent(net)} above after a fall; such divisors do not count.`,
    },
    {
      misconception: 'boundary_included',
      at: 'least',
      wrongly: ({ net }) => q(Math.max(100, 100 + net) - 1),
      words: () => 'One value belongs to a change of $0\\%$, and both changes are positive.',
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'count',
      wrongly: ({ net }) => q(rises(net, 100 * (100 + Math.abs(net))).length),
      words: ({ most }) =>
        `Divisors beyond $${100 + most}$ are counted too, though the rise is at most ${percent(most)}.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'count',
      wrongly: ({ net, most }) => q(net > 0 ? most - net : most),
      words: ({ net }) =>
        `Every pair with $x - y = ${net}$ is counted, as if per cents of different bases could be subtracted.`,
    },
    {
      misconception: 'upper_boundary_left_out',
      at: 'count',
      wrongly: ({ net, most }) =>
        (100 * (100 + net)) % (100 + most) === 0 ? q(rises(net, most - 1).length) : null,
      words: ({ most }) => `A rise of exactly ${percent(most)} is allowed, and gives a whole fall.`,
    },
    {
      misconception: 'even_multipliers_only',
      at: 'count',
      wrongly: ({ net, most }) => q(rises(net, most).filter(r => r % 2 === 0).length),
      words: ({ net, most }) =>
        `$100 + x = ${rises(net, most)
          .filter(r => r % 2 === 0)
          .join(', ')}$ are only the even divisors; odd ones give whole per cents as well.`,
    },
    {
      misconception: 'round_per_cents_only',
      at: 'count',
      wrongly: ({ net, most }) => q(rises(net, most).filter(r => r % 5 === 0).length),
      words: ({ net, most }) =>
        `$100 + x = ${rises(net, most)
          .filter(r => r % 5 === 0)
          .join(', ')}$ counts only rises that are multiples of five per cent.`,
    },
    {
      misconception: 'small_rises_left_out',
      at: 'count',
      wrongly: ({ net, most }) => q(rises(net, most).filter(r => r >= 120).length),
      words: () => 'Rises below $20\\%$ were not tried.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A rise and a fall by whole per cents with a given net effect: a product of two whole factors.',
  approach: () =>
    'Multipliers in per cent are whole numbers with a fixed product, so divisors between two bounds are counted.',
  faster: ({ net, most }) =>
    `Factorise $100 \\times ${100 + net}$ and list its divisors from $${Math.max(100, 100 + net) + 1}$ to $${100 + most}$.`,
  check: ({ net, most }) =>
    `The changes are ${rises(net, most)
      .map(r => `$+${r - 100}\\%, -${100 - (100 * (100 + net)) / r}\\%$`)
      .join('; ')}.`,
  principle: 'Whole per cents with a fixed joint effect are divisors: write multipliers, not changes.',
  verify: ({ net, most }) => {
    let count = 0;
    for (let x = 1; x <= most; x += 1)
      for (let y = 1; y < 100; y += 1) if ((100 + x) * (100 - y) === 100 * (100 + net)) count += 1;
    return q(count);
  },
});

/** AR.PCT.2 Hard: two whole per cents with a given joint effect. */
export const wholePerCentsInARow: readonly AnyTemplate[] = [
  ...situation<Whole>({
    type: 'AR.PCT.2',
    situation: 'whole-per-cents',
    draw: draw => {
      const net = draw.pick([
        -40, -37, -36, -34, -32, -30, -28, -25, -24, -20, -19, -16, -12, -10, -9, -4, 2, 4, 5, 8, 10, 12, 14,
        15, 20, 26, 30, 32, 35, 40, 44, 50,
      ]);
      const most = draw.step(40, 150, 5);
      return rises(net, most).length >= 4 ? { net, most, way: draw.chance(0.5) } : null;
    },
    tries: 30,
    forms: [wholePerCents],
  }),
];
