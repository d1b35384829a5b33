import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { counted, numberTex, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const months = 12;
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface Capitals {
  one: string;
  other: string;
  /** The first capital, which stays for the year, in thousands of rupees. */
  x: number;
  /** The second partner's share to the first one's. */
  share: readonly [number, number];
  /** The most the second partner can bring, in thousands of rupees. */
  most: number;
  frame: number;
}

const productOf = ({ x, share }: Capitals) => (months * x * share[0]) / share[1];
/** Whole numbers of months, of those between the bounds, that leave a capital of whole thousands. */
const stays = (product: number, least: number, longest: number) => {
  const list: number[] = [];
  for (let k = Math.max(1, least); k <= longest; k += 1) if (product % k === 0) list.push(k);
  return list;
};
const capitalsOf = (product: number, ks: readonly number[]) => ks.map(k => product / k);
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const named = (share: readonly [number, number], one: string, other: string) =>
  share[0] === share[1]
    ? `They share the year's profit equally.`
    : `${other}'s share of the year's profit is to ${one}'s as $${share[0]} : ${share[1]}$.`;

const allCapitals = form({
  form: 'sum-of-possible-capitals',
  revision: 2,
  band: 'Hard',
  seconds: 110,
  also: ['NS.FAC.3', 'AL.DIO.5'],
  stem: ({ one, other, x, share, most, frame }: Capitals) =>
    frame === 0
      ? `${one} starts a shop with ${rupees(1000 * x)}. ${other} joins at the end of one of the first eleven months with a multiple of ₹1,000, at most ${rupees(1000 * most)}. ${named(share, one, other)} Find the sum of all amounts that ${other} may have brought in.`
      : `${one} invests ${rupees(1000 * x)} in a business for a full year. After a whole number of months, from $1$ to $11$, ${other} invests a whole number of thousands of rupees, not more than ${rupees(1000 * most)}, for the rest of the year. ${named(share, one, other)} What is the sum of all possible values of ${other}'s capital?`,
  path: path<Capitals>()
    .step(
      'product',
      p => q(productOf(p)),
      "Find the second partner's capital times months, in thousands of rupees, from the ratio of the shares.",
      ({ x, share }, { product }) =>
        `${x} \\times 12${share[0] === share[1] ? '' : ` \\times \\frac{${share[0]}}{${share[1]}}`} = ${product}`,
    )
    .step(
      'least',
      ({ most }, { product }) => q(Math.ceil(product.valueOf() / most - 1e-9)),
      'The limit on the capital is a least number of months; being late by a month or more allows 11 at most.',
      ({ most }, { product, least }) =>
        `k \\ge \\frac{${product}}{${most}} = ${numberTex(product.div(most))} \\Rightarrow ${least} \\le k \\le 11`,
    )
    .quiet('longest', () => q(months - 1))
    .step(
      'total',
      (_p, { product, least, longest }) =>
        q(
          1000 *
            sum(capitalsOf(product.valueOf(), stays(product.valueOf(), least.valueOf(), longest.valueOf()))),
        ),
      'The capital is in whole thousands, so the months divide the product. List them with their capitals and add.',
      (_p, { product, least, longest, total }) => {
        const ks = stays(product.valueOf(), least.valueOf(), longest.valueOf());
        return `k = ${ks.join(', ')}: \\quad ${capitalsOf(product.valueOf(), ks).join(' + ')} = ${total.div(1000)} \\text{ thousand}`;
      },
    ),
  slips: [
    {
      misconception: 'limit_ignored',
      at: 'least',
      wrongly: () => q(1),
      words: ({ most }, { product }) =>
        `A stay of one month would need ${rupees(product.mul(1000))}; capitals above ${rupees(1000 * most)} are not allowed.`,
    },
    {
      misconception: 'whole_year_counted',
      at: 'longest',
      wrongly: () => q(months),
      words: (_p, { product }) =>
        `A capital of ${rupees(product.mul(1000).div(months))} for all 12 months was added, but the partner came at least a month late.`,
    },
    {
      misconception: 'boundary_left_out',
      at: 'least',
      wrongly: (_p, { product, least, longest }) =>
        q((stays(product.valueOf(), least.valueOf(), longest.valueOf())[0] ?? 0) + 1),
      words: ({ most }, { least }) =>
        `Stays from $${least}$ months on leave out the largest capital, which still keeps to ${rupees(1000 * most)}.`,
    },
    {
      misconception: 'ratio_upside_down',
      at: 'product',
      wrongly: ({ x, share }) => {
        const wrong = q(months * x * share[1], share[0]);
        return share[0] === share[1] || wrong.d !== 1n ? null : wrong;
      },
      words: ({ share }) => `The ratio $${share[0]} : ${share[1]}$ was used the wrong way round.`,
    },
    {
      misconception: 'shortest_stay_doubled',
      at: 'longest',
      wrongly: (_p, { product, least }) =>
        q(stays(product.valueOf(), least.valueOf(), months - 1).at(-1) ?? 0).sub(1),
      words: (_p, { product, longest }) =>
        `The list stops at $${longest}$ months; the longest stay, with a capital of ${rupees(1000 * Math.min(...capitalsOf(product.valueOf(), stays(product.valueOf(), 1, months - 1))))}, also fits.`,
    },
    {
      misconception: 'one_more_below_the_limit',
      at: 'least',
      wrongly: (_p, { product, least }) => {
        const before = stays(product.valueOf(), 1, least.valueOf() - 1).at(-1);
        return before === undefined || before === 1 ? null : q(before);
      },
      words: ({ most }, { product, least }) =>
        `A stay of ${counted(least, 'month')} would need ${rupees(product.mul(1000).div(least))}, which is above ${rupees(1000 * most)}.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => whole(value),
  snapRead: () =>
    'Shares are known, the capital and the months of a late partner are not, but both are whole: a product with a bound.',
  approach: () =>
    'Shares go by capital times months, so the unknown capital times the unknown months is fixed. Its divisors between the bounds are the possible months.',
  faster: (_p, { product, least }) =>
    `Capital times months is $${product}$ thousand: take the divisors of $${product}$ from $${least}$ to $11$ and add the quotients.`,
  check: (_p, { product, least, longest }) =>
    `Each fits: ${stays(product.valueOf(), least.valueOf(), longest.valueOf())
      .map(k => `$${product.div(k)} \\times ${k}$`)
      .join(', ')} all make $${product}$.`,
  principle:
    'Capital times months is a fixed product: where both are whole, its divisors between the bounds are all the cases.',
  verify: ({ x, share, most }) => {
    let total = 0;
    for (let capital = 1; capital <= most; capital += 1)
      for (let late = 1; late < months; late += 1)
        if (capital * (months - late) * share[1] === x * months * share[0]) total += capital;
    return q(1000 * total);
  },
});

/** AR.RAT.7 Hard: capitals in whole thousands that fit a share. */
export const capitalsInThousands: readonly AnyTemplate[] = situation<Capitals>({
  type: 'AR.RAT.7',
  situation: 'capital-in-thousands',
  tries: 40,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInArithmetic, 2);
    const share = draw.pick([
      [1, 1],
      [1, 1],
      [2, 3],
      [3, 4],
      [3, 5],
      [5, 4],
      [4, 3],
    ] as const);
    const p = { one, other, x: draw.int(15, 75), share, most: draw.step(40, 220, 10), frame: draw.int(0, 1) };
    const product = productOf(p);
    if (product % 1 !== 0) return null;
    const least = Math.ceil(product / p.most);
    const fits = stays(product, least, months - 1).length;
    return fits >= 3 && fits <= 6 && least >= 2 && product % months === 0 ? p : null;
  },
  forms: [allCapitals],
});
