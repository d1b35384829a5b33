import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Circles {
  /** Product of the two inner radii. */
  product: number;
  /** The outer radius is at most this. */
  most: number;
  way: number;
}

const pairsOf = (product: number): [number, number][] => {
  const pairs: [number, number][] = [];
  for (let x = 1; x * x <= product; x += 1) if (product % x === 0) pairs.push([x, product / x]);
  return pairs;
};
const within = (product: number, most: number) => pairsOf(product).filter(([x, y]) => x + y <= most);

const outerRadii = form({
  form: 'radii-of-the-outer-circle',
  band: 'Hard',
  also: ['GM.CIR.6', 'NS.FAC.7', 'AL.POL.3'],
  entry: true,
  seconds: 80,
  stem: ({ product, most, way }: Circles) =>
    way === 0
      ? `Two circles with integer radii touch each other externally, and both touch a third circle from inside, the three centres lying on one line. The part of the large circle outside the two small ones has the area $${2 * product}\\pi$. How many values can the radius of the large circle take if it is at most $${most}$?`
      : way === 1
        ? `Two round rafts lie end to end along a diameter of a round pond and fill it from edge to edge. Their radii are whole numbers of metres, and $${2 * product}\\pi$ square metres of water stay free. How many radii can the pond have if none is greater than $${most}$ m?`
        : `From a round metal plate two discs are punched whose diameters lie end to end along a diameter of the plate and fill it. The radii of the discs, in cm, are integers, and $${2 * product}\\pi$ square cm of metal are left over. If the radius of the plate does not exceed $${most}$ cm, how many sizes of plate are possible?`,
  path: path<Circles>()
    .step(
      'product',
      ({ product }) => q(product),
      'With the small radii $a$ and $b$ the large one is $a + b$. Subtract the areas: the squares cancel and the product is left.',
      (_p, { product }) =>
        `(a + b)^2 - a^2 - b^2 = 2ab = ${numberTex(product.mul(2))} \\Rightarrow ab = ${numberTex(product)}`,
    )
    .quiet('pairs', (_p, { product }) => q(pairsOf(Number(product)).length))
    .step(
      'nearest',
      (_p, { product }) => {
        const [x, y] = pairsOf(Number(product)).at(-1) ?? [1, Number(product)];
        return q(x + y);
      },
      'With a fixed product the sum is least for the factors closest to each other, and it grows as they move apart. Begin with the closest pair.',
      (_p, { product, nearest }) => {
        const [x, y] = pairsOf(Number(product)).at(-1) ?? [1, Number(product)];
        return `${numberTex(product)} = ${x} \\times ${y}, \\quad ${x} + ${y} = ${numberTex(nearest)}`;
      },
    )
    .step(
      'count',
      ({ most }, { product }) => q(within(Number(product), most).length),
      'Go on outwards while the sum stays within the bound; every pair gives another radius.',
      ({ most }, { product, count }) =>
        `${within(Number(product), most)
          .reverse()
          .map(([x, y]) => `${x} + ${y} = ${x + y}`)
          .join(', \\; ')}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'bound_ignored',
      gives: 'pairs',
      words: ({ most }, { product, pairs }) =>
        `$${numberTex(product)}$ has $${pairs}$ factor pairs, but for some the large radius exceeds $${most}$.`,
    },
    {
      misconception: 'factor_two_forgotten',
      at: 'product',
      wrongly: ({ product }) => q(2 * product),
      words: (_p, { product }) =>
        `The product of the radii was taken as $${numberTex(product)}$; twice the product is left over.`,
    },
    {
      misconception: 'bound_for_the_diameter',
      at: 'count',
      wrongly: ({ most }, { product }) => q(within(Number(product), Math.floor(most / 2)).length),
      words: ({ most }) =>
        `The bound $${most}$ was used for the diameter of the large circle; it is for its radius.`,
    },
    {
      misconception: 'radii_bounded_one_by_one',
      at: 'count',
      wrongly: ({ most }, { product }) => q(pairsOf(Number(product)).filter(([, y]) => y <= most).length),
      words: ({ most }) => `Each small radius was kept within $${most}$; their sum has to be.`,
    },
    {
      misconception: 'closest_pair_left_out',
      at: 'count',
      wrongly: ({ most }, { product }) => q(within(Number(product), most).length - 1),
      words: (_p, { nearest }) => `The closest pair, with the radius $${numberTex(nearest)}$, was left out.`,
    },
    {
      misconception: 'both_orders_counted',
      at: 'count',
      wrongly: ({ most }, { product }) =>
        q(2 * within(Number(product), most).length - (Number.isInteger(Math.sqrt(Number(product))) ? 1 : 0)),
      words: () => 'The two small circles were told apart; exchanging them gives the same large radius.',
    },
    {
      misconception: 'diameters_for_radii',
      at: 'product',
      wrongly: ({ product }) => (product % 4 === 0 ? q(product / 4) : null),
      words: (_p, { product }) =>
        `$${numberTex(product)}$ comes from putting the diameters into the formula for the area; the radii are twice as large as that gives.`,
    },
    {
      misconception: 'product_halved_twice',
      at: 'product',
      wrongly: ({ product }) => (product % 2 === 0 ? q(product / 2) : null),
      words: (_p, { product }) =>
        `The area left was divided by 4, which gives $${numberTex(product)}$ for the product; it is half of it.`,
    },
    {
      misconception: 'last_pair_overlooked',
      at: 'count',
      wrongly: ({ most }, { product }) => q(within(Number(product), most - 1).length),
      words: ({ most }) => `A radius of exactly $${most}$ was excluded; 'at most' allows it.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two circles that fill a diameter of a third, the area left over, and integer radii: an identity and factor pairs.',
  approach: () =>
    'The large radius is the sum of the small ones, so the area left is twice their product. Their product is known, their sum is bounded: list factor pairs from the middle outwards.',
  faster: ({ product, most }) =>
    `$ab = ${product}$ and $a + b \\le ${most}$: factor pairs from the middle outwards.`,
  check: ({ product, most }) => {
    const [x, y] = within(product, most)[0] ?? [1, product];
    return `The largest circle has the radius $${x + y}$: $${(x + y) ** 2} - ${x * x} - ${y * y} = ${2 * product}$.`;
  },
  principle:
    'Circles that fill a diameter leave twice the product of their radii, because the square of a sum exceeds the squares by twice the product.',
  verify: ({ product, most }) => {
    const radii = new Set<number>();
    for (let large = 2; large <= most; large += 1)
      for (let x = 1; 2 * x <= large; x += 1)
        if (large ** 2 - x ** 2 - (large - x) ** 2 === 2 * product) radii.add(large);
    return q(radii.size);
  },
});

/** GM.ARE.2 Hard: two circles along a diameter of a third, with integer radii. */
export const circlesInACircle: readonly AnyTemplate[] = situation<Circles>({
  type: 'GM.ARE.2',
  situation: 'circles-along-a-diameter',
  tries: 30,
  draw: draw => {
    const product = draw.pick([
      60, 72, 84, 90, 96, 120, 126, 140, 144, 168, 180, 210, 216, 240, 252, 280, 288, 300, 336, 360,
    ]);
    const most = draw.int(18, 120);
    const kept = within(product, most).length;
    return kept >= 2 && kept < pairsOf(product).length ? { product, most, way: draw.int(0, 2) } : null;
  },
  forms: [outerRadii],
});
