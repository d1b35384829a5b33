import { path } from '../../path.ts';
import { numberTex, ratio, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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
  revision: 2,
  band: 'Hard',
  also: ['AL.INQ.7'],
  seconds: 105,
  stem: ({ rich, near, far, wanted, kgRich, kgNear, kgFar, way }: Stock) =>
    way
      ? `A foundry has $${kgRich}$ kg of an alloy with copper and zinc in the ratio ${asRatio(rich)}, $${kgNear}$ kg of one with ${asRatio(near)} and $${kgFar}$ kg of one with ${asRatio(far)}. By melting parts of these together, at most how many kilograms of an alloy with copper and zinc in the ratio ${asRatio(wanted)} can it make?`
      : `Three tea blends contain Assam and Nilgiri tea in the ratios ${asRatio(rich)}, ${asRatio(near)} and ${asRatio(far)}; there are $${kgRich}$ kg, $${kgNear}$ kg and $${kgFar}$ kg of them. What is the maximum weight, in kilograms, of a blend with Assam and Nilgiri tea in the ratio ${asRatio(wanted)} that can be made from these stocks?`,
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
      words: ({ kgFar }) =>
        `The $${kgFar}$ kg of the poorest stock were used first; it eats up the surplus fastest, so less can be made in all.`,
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

/** AR.MIX.3 Hard: the most that stocks allow. */
export const mostFromStocks: readonly AnyTemplate[] = situation<Stock>({
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
});
