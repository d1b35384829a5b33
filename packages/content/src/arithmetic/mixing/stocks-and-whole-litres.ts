import { path } from '../../path.ts';
import { fractionTex, numberTex, plain, ratio, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

type Parts = readonly [number, number];
const sum = (parts: Parts) => parts[0] + parts[1];
const share = (parts: Parts) => q(parts[0], sum(parts));

interface Whole {
  /** The stronger mixture and the weaker one. */
  a: Parts;
  b: Parts;
  total: number;
  /** Bounds of the share in the blend, per cent. */
  low: number;
  high: number;
  way: boolean;
}

const wholeLitres = form({
  form: 'blends-in-whole-litres',
  band: 'Hard',
  also: ['AL.INQ.3'],
  entry: true,
  seconds: 105,
  stem: ({ a, b, total, low, high, way }: Whole) =>
    way
      ? `Syrup P has sugar and water in the ratio ${ratio(a)}, syrup Q in the ratio ${ratio(b)}. A cook mixes whole litres of both, $${total}$ litres in all, so that sugar makes up at least $${low}\\%$ and at most $${high}\\%$ of the mixture by volume. How many different mixtures are possible?`
      : `$${total}$ one-litre bottles are emptied into a drum. Each bottle holds either dye and solvent in the ratio ${ratio(a)} or dye and solvent in the ratio ${ratio(b)}. If the share of dye in the drum is not below $${low}\\%$ and not above $${high}\\%$, how many values can the number of bottles of the first kind take?`,
  path: path<Whole>()
    .step(
      'gain',
      ({ a, b }) => share(a).sub(share(b)),
      'Replace a litre of the weaker by one of the stronger: find how much the strong component gains.',
      ({ a, b }, { gain }) => `${fractionTex(share(a))} - ${fractionTex(share(b))} = ${fractionTex(gain)}`,
    )
    .step(
      'least',
      ({ b, total, low }, { gain }) => q(low, 100).sub(share(b)).mul(total).div(gain).ceil(),
      'With only the weaker one the mixture is too weak. Find the least whole number $x$ of stronger litres that reaches the lower bound.',
      ({ b, total, low }, { gain, least }) =>
        `${fractionTex(share(b))} \\times ${total} + ${fractionTex(gain)}x \\ge ${numberTex(q(low * total, 100))} \\;\\Rightarrow\\; x \\ge ${numberTex(q(low, 100).sub(share(b)).mul(total).div(gain))}, \\quad x \\ge ${least}`,
    )
    .step(
      'most',
      ({ b, total, high }, { gain }) => q(high, 100).sub(share(b)).mul(total).div(gain).floor(),
      'In the same way find the greatest $x$ that keeps the upper bound.',
      ({ b, total, high }, { gain, most }) =>
        `x \\le ${numberTex(q(high, 100).sub(share(b)).mul(total).div(gain))}, \\quad x \\le ${most}`,
    )
    .step(
      'count',
      (_p, { least, most }) => most.sub(least).add(1),
      'Count the whole numbers from the least to the greatest, both included.',
      (_p, { least, most, count }) => `${most} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) => `$${most} - ${least}$ leaves out one of the two ends; both fit.`,
    },
    {
      misconception: 'rounds_bound_down',
      at: 'least',
      wrongly: ({ b, total, low }, { gain, least }) => {
        const down = q(low, 100).sub(share(b)).mul(total).div(gain).floor();
        return down.equals(least) ? null : down;
      },
      words: ({ low }, { least }) =>
        `With $${least}$ stronger litres the mixture is still below $${low}\\%$; the lower bound rounds up.`,
    },
    {
      misconception: 'rounds_bound_up',
      at: 'most',
      wrongly: ({ b, total, high }, { gain, most }) => {
        const up = q(high, 100).sub(share(b)).mul(total).div(gain).ceil();
        return up.equals(most) ? null : up;
      },
      words: ({ high }, { most }) =>
        `$${most}$ stronger litres already exceed $${high}\\%$; the upper bound rounds down.`,
    },
    {
      misconception: 'bounds_as_shares_of_litres',
      at: 'count',
      wrongly: ({ total, low, high }) =>
        q(high * total, 100)
          .floor()
          .sub(q(low * total, 100).ceil())
          .add(1),
      words: ({ low, high, total }) =>
        `$${low}\\%$ to $${high}\\%$ of the $${total}$ litres were read as litres of the stronger mixture, but that one is not pure and the other not free of it.`,
    },
    {
      misconception: 'weaker_taken_as_pure',
      at: 'count',
      wrongly: ({ a, total, low, high }) =>
        q(high * total, 100)
          .div(share(a))
          .floor()
          .sub(
            q(low * total, 100)
              .div(share(a))
              .ceil(),
          )
          .add(1),
      words: ({ b }) =>
        `The weaker mixture was counted as if it held nothing of the first component; its share is $${fractionTex(share(b))}$.`,
    },
    {
      misconception: 'ratio_read_as_fraction',
      at: 'gain',
      wrongly: ({ a, b }) => q(a[0], a[1]).sub(q(b[0], b[1])),
      words: ({ a, b }) =>
        `${ratio(a)} and ${ratio(b)} were read as fractions of the whole; the whole has $${sum(a)}$ and $${sum(b)}$ parts.`,
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'most',
      wrongly: ({ total }) => q(total),
      words: ({ high }) =>
        `The upper bound of $${high}\\%$ is not used: too many stronger litres are allowed.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'least',
      wrongly: () => q(0),
      words: ({ low }) =>
        `Mixtures weaker than $${low}\\%$ are counted as well, down to the weaker one alone.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).sub(1),
      words: (_p, { least, most }) =>
        `Both ends, $${least}$ and $${most}$, were left out, though 'at least' and 'at most' include them.`,
    },
    {
      misconception: 'pure_components_added',
      at: 'least',
      wrongly: ({ b, total, low }, { gain, least }) => {
        const exact = q(low, 100).sub(share(b)).mul(total).div(gain);
        return exact.equals(least) ? least.add(1) : null;
      },
      words: ({ low }, { least }) =>
        `$${least.sub(1)}$ litres give exactly $${low}\\%$, and 'at least' includes that.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { total }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() <= total,
  snapRead: () =>
    'Two mixtures in whole litres with a fixed total, and a range for the share: an inequality with an integer.',
  approach: () =>
    'Let $x$ litres be of the stronger one. The share is linear in $x$, so the range gives a least and a greatest whole $x$.',
  faster: ({ b, total, low, high }, { gain }) =>
    `Each swap raises the share by $${fractionTex(gain.div(total))}$; from $${fractionTex(share(b))}$ count the multiples that land between $${low}\\%$ and $${high}\\%$.`,
  check: ({ b, total }, { gain, least, most }) => {
    const at = (x: typeof least) =>
      share(b).mul(total).add(gain.mul(x)).div(total).mul(100).valueOf().toFixed(1);
    return `Shares: $${at(least)}\\%$ at $x = ${least}$ and $${at(most)}\\%$ at $x = ${most}$, but $${at(least.sub(1))}\\%$ and $${at(most.add(1))}\\%$ one step outside.`;
  },
  principle:
    'A share in a blend of fixed size is linear in the amounts: turn a range of shares into a range of whole numbers.',
  verify: ({ a, b, total, low, high }) => {
    let count = 0;
    for (let x = 0; x <= total; x += 1) {
      const s = share(a)
        .mul(x)
        .add(share(b).mul(total - x))
        .mul(100)
        .div(total)
        .valueOf();
      if (s >= low - 1e-9 && s <= high + 1e-9) count += 1;
    }
    return q(count);
  },
});

interface Stock {
  /** Per cent of copper in the rich alloy, the two poor ones and the alloy wanted; kg in stock. */
  rich: number;
  near: number;
  far: number;
  wanted: number;
  kgRich: number;
  kgNear: number;
  kgFar: number;
  way: boolean;
}

const asRatio = (percent: number) =>
  ratio([q(percent, 100 - percent).n, q(percent, 100 - percent).d].map(x => q(x)));

const greatestWeight = form({
  form: 'greatest-weight-from-stock',
  band: 'Hard',
  also: ['AL.INQ.7'],
  seconds: 105,
  stem: ({ rich, near, far, wanted, kgRich, kgNear, kgFar, way }: Stock) =>
    way
      ? `A foundry has $${kgRich}$ kg of an alloy with copper and zinc in the ratio ${asRatio(rich)}, $${kgNear}$ kg of one with ${asRatio(near)} and $${kgFar}$ kg of one with ${asRatio(far)}. By melting parts of these together, at most how many kilograms of an alloy with copper and zinc in the ratio ${asRatio(wanted)} can it make?`
      : `Three tea blends contain Assam and Nilgiri tea in the ratios ${asRatio(rich)}, ${asRatio(near)} and ${asRatio(far)}; there are $${kgRich}$ kg, $${kgNear}$ kg and $${kgFar}$ kg of them. What is the maximum weight, in kilograms, of a blend with Assam and Nilgiri tea in the ratio ${asRatio(wanted)} that these stocks allow?`,
  path: path<Stock>()
    .step(
      'surplus',
      ({ rich, wanted, kgRich }) => q((rich - wanted) * kgRich, 100),
      ({ way }) =>
        `Only the first ${way ? 'alloy is richer in copper' : 'blend is richer in Assam tea'} than wanted, so it limits all. Find its surplus over what the wanted ratio needs.`,
      ({ rich, wanted, kgRich }, { surplus }) =>
        `(${numberTex(q(rich, 100))} - ${numberTex(q(wanted, 100))}) \\times ${kgRich} = ${numberTex(surplus)}`,
    )
    .step(
      'used',
      ({ near, wanted, kgNear }) => q((wanted - near) * kgNear, 100),
      ({ way }) =>
        `The poorer ${way ? 'alloy' : 'blend'} nearest to the wanted ratio uses up least of the surplus per kilogram, so take all of it first.`,
      ({ near, wanted, kgNear }, { used }) =>
        `(${numberTex(q(wanted, 100))} - ${numberTex(q(near, 100))}) \\times ${kgNear} = ${numberTex(used)}`,
    )
    .step(
      'rest',
      ({ far, wanted }, { surplus, used }) =>
        surplus
          .sub(used)
          .mul(100)
          .div(wanted - far),
      ({ way }) => `What is left of the surplus goes to the other poorer ${way ? 'alloy' : 'blend'}.`,
      ({ far, wanted }, { surplus, used, rest }) =>
        `\\frac{${numberTex(surplus)} - ${numberTex(used)}}{${numberTex(q(wanted, 100))} - ${numberTex(q(far, 100))}} = ${numberTex(rest)}`,
    )
    .step(
      'total',
      ({ kgRich, kgNear }, { rest }) => rest.add(kgRich + kgNear),
      'Add the weights.',
      ({ kgRich, kgNear }, { rest, total }) =>
        `${kgRich} + ${kgNear} + ${numberTex(rest)} = ${numberTex(total)}`,
    ),
  slips: [
    {
      misconception: 'uses_the_farther_one_first',
      at: 'total',
      wrongly: ({ kgRich, kgFar, near, far, wanted }, { surplus }) => {
        const taken = surplus.mul(100).div(wanted - far);
        if (taken.valueOf() <= kgFar) return taken.add(kgRich);
        return surplus
          .sub(q((wanted - far) * kgFar, 100))
          .mul(100)
          .div(wanted - near)
          .add(kgRich + kgFar);
      },
      words: () =>
        'The poorest stock was used first; it eats up the surplus fastest, so less can be made in all.',
    },
    {
      misconception: 'two_stocks_only',
      at: 'total',
      wrongly: ({ kgRich, kgNear }) => q(kgRich + kgNear),
      words: ({ kgRich, kgNear }) =>
        `$${kgRich} + ${kgNear}$ kg is too rich still: there is a surplus left for some of the third stock.`,
    },
    {
      misconception: 'everything_used',
      at: 'total',
      wrongly: ({ kgRich, kgNear, kgFar }) => q(kgRich + kgNear + kgFar),
      words: ({ kgRich, kgNear, kgFar }, { total }) =>
        `All three stocks together are too poor for the ratio wanted. Here $${numberTex(kgRich)} + ${numberTex(kgNear)} + ${numberTex(kgFar)} = ${numberTex(total)}$.`,
    },
    {
      misconception: 'gives_one_part_only',
      at: 'total',
      wrongly: ({ kgNear }, { rest }) => rest.add(kgNear),
      words: ({ kgNear }, { rest, total }) =>
        `The rich stock itself is missing from this sum. Here $${numberTex(rest)} + ${numberTex(kgNear)} = ${numberTex(total)}$.`,
    },
    {
      misconception: 'near_one_only',
      at: 'total',
      wrongly: ({ kgRich, near, wanted }, { surplus }) =>
        surplus
          .mul(100)
          .div(wanted - near)
          .add(kgRich),
      words: ({ kgNear }) => `This needs more than the $${kgNear}$ kg there are of the second stock.`,
    },
    {
      misconception: 'poor_ones_averaged',
      at: 'total',
      wrongly: ({ kgRich, near, far, wanted }, { surplus }) =>
        surplus
          .mul(100)
          .div(q(2 * wanted - near - far, 2))
          .add(kgRich),
      words: ({ kgRich, near, far, wanted }, { surplus, total }) =>
        `Equal amounts of the two poor stocks are not the best choice: the nearer one costs less surplus. Here $\\frac{${numberTex(surplus)} \\times 100}{\\frac{2 \\times ${numberTex(wanted)} - ${numberTex(near)} - ${numberTex(far)}}{2}} + ${numberTex(kgRich)} = ${numberTex(total)}$.`,
    },
    {
      misconception: 'surplus_used_at_the_share_itself',
      at: 'rest',
      wrongly: ({ far }, { surplus, used }) => surplus.sub(used).mul(100).div(far),
      words: ({ far }) =>
        `The rest of the surplus was divided by the share $${far}\\%$ itself, not by what it falls short of the ratio wanted.`,
    },
    {
      misconception: 'whole_surplus_again',
      at: 'rest',
      wrongly: ({ far, wanted }, { surplus }) => surplus.mul(100).div(wanted - far),
      words: () => 'The surplus was spent twice: a part of it has gone to the second stock already.',
    },
  ],
  show: value => withUnit(value, 'kg'),
  plausible: (value, { kgRich, kgNear, kgFar }) =>
    value.valueOf() > kgRich && value.valueOf() <= kgRich + kgNear + kgFar && value.d <= 2n,
  snapRead: () =>
    'One stock is richer than wanted, two are poorer, and all are limited: a greatest amount under constraints.',
  approach: () =>
    'Balance surplus against shortfall. The rich stock is used whole; its surplus carries most weight when spent on the mixture nearest to the target.',
  faster: ({ rich, near, far, wanted, kgRich, kgNear }) =>
    `In points: $${kgRich} \\times ${rich - wanted} = ${kgRich * (rich - wanted)}$ to spend, $${kgNear} \\times ${wanted - near} = ${kgNear * (wanted - near)}$ first, the rest at $${wanted - far}$ a kilogram.`,
  check: ({ rich, near, far, wanted, kgRich, kgNear, way }, { rest, total }) => {
    const got = q(rich * kgRich + near * kgNear)
      .add(rest.mul(far))
      .div(100);
    return `${way ? 'The copper' : 'The Assam tea'} weighs $${numberTex(got)}$ kg, which is $${wanted}\\%$ of $${numberTex(total)}$ kg.`;
  },
  principle: 'To stretch a scarce rich stock, spend its surplus where the shortfall per kilogram is least.',
  verify: ({ rich, near, far, wanted, kgRich, kgNear, kgFar }) => {
    // All corners of the polygon of amounts: for every half kilogram of the second stock, as much as possible of the third.
    let best = q(0);
    for (let x = 0; x <= 2 * kgNear; x += 1) {
      const points = q(kgRich * (rich - wanted)).sub(q(x * (wanted - near), 2));
      if (points.s < 0n) break;
      const y = points.div(wanted - far);
      if (y.valueOf() > kgFar) continue;
      const total = y.add(q(x, 2)).add(kgRich);
      if (total.valueOf() > best.valueOf()) best = total;
    }
    return best;
  },
});

const shares = [20, 25, 30, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90];

/** AR.MIX.3 Hard: whole litres within a range, and the most that stocks allow. */
export const stocksAndWholeLitres: readonly AnyTemplate[] = [
  ...situation<Whole>({
    type: 'AR.MIX.3',
    situation: 'range-of-shares',
    draw: draw => {
      const a: Parts = draw.pick([
        [4, 1],
        [3, 1],
        [7, 3],
        [5, 3],
        [9, 1],
        [7, 1],
        [2, 1],
        [5, 1],
      ] as const);
      const b: Parts = draw.pick([
        [1, 4],
        [1, 3],
        [3, 7],
        [2, 3],
        [1, 1],
        [1, 2],
        [3, 5],
        [1, 5],
      ] as const);
      const total = draw.step(20, 90, 2);
      const low = draw.step(30, 70, 5);
      const high = low + draw.pick([4, 5, 6, 8, 10, 12, 15]);
      const gain = share(a).sub(share(b));
      const inside = low / 100 > share(b).valueOf() + 0.02 && high / 100 < share(a).valueOf() - 0.02;
      const count =
        q(high, 100)
          .sub(share(b))
          .mul(total)
          .div(gain)
          .floor()
          .sub(q(low, 100).sub(share(b)).mul(total).div(gain).ceil())
          .valueOf() + 1;
      return inside && count >= 5 && q(total).mul(share(b)).d <= 2n
        ? { a, b, total, low, high, way: draw.chance(0.5) }
        : null;
    },
    tries: 30,
    forms: [wholeLitres],
  }),
  ...situation<Stock>({
    type: 'AR.MIX.3',
    situation: 'three-stocks',
    draw: draw => {
      const [far, near, wanted, rich] = draw.some(shares, 4).sort((x, y) => x - y) as [
        number,
        number,
        number,
        number,
      ];
      const [kgRich, kgNear, kgFar] = [draw.step(12, 60, 2), draw.step(8, 50, 2), draw.step(20, 80, 2)];
      const points = (rich - wanted) * kgRich - (wanted - near) * kgNear;
      const rest = q(points, wanted - far);
      return points > 0 &&
        rest.d === 1n &&
        rest.valueOf() >= 4 &&
        rest.valueOf() < kgFar - 2 &&
        wanted - near >= 5
        ? { rich, near, far, wanted, kgRich, kgNear, kgFar, way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [greatestWeight],
  }),
];
