import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { counted, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const months = 12;
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface Capitals {
  one: string;
  other: string;
  /** The first capital in thousands of rupees, and what its owner takes out when the second partner joins. */
  x: number;
  out: number;
  /** The second partner's share to the first one's. */
  share: readonly [number, number];
  /** The most the second partner can bring, in thousands of rupees. */
  most: number;
  frame: number;
}

/** A second partner's capital who stays k months is product/k less `off`, in thousands of rupees. */
const productOf = ({ x, share }: Capitals) => (months * x * share[0]) / share[1];
const offOf = ({ out, share }: Capitals) => (out * share[0]) / share[1];
/** Whole numbers of months up to `longest` that leave a capital of whole thousands from 1 to `most`. */
const stays = (product: number, off: number, most: number, longest: number) => {
  const list: number[] = [];
  for (let k = 1; k <= longest; k += 1)
    if (product % k === 0 && product / k > off && product / k - off <= most) list.push(k);
  return list;
};
const capitalsOf = (product: number, off: number, ks: readonly number[]) => ks.map(k => product / k - off);
const total = (product: number, off: number, ks: readonly number[]) =>
  q(1000 * capitalsOf(product, off, ks).reduce((a, b) => a + b, 0));
const staysFor = (p: Capitals, product: Fraction, off: Fraction, longest = months - 1) =>
  stays(Number(product), Number(off), p.most, longest);
const named = (share: readonly [number, number], one: string, other: string) =>
  share[0] === share[1]
    ? "Sharing the year's profit in proportion to capital and time, they get equal shares."
    : `Sharing the year's profit in proportion to capital and time, ${other} and ${one} get parts in the ratio $${share[0]} : ${share[1]}$.`;

const allCapitals = form({
  form: 'sum-of-possible-capitals',
  revision: 6,
  band: 'Hard',
  seconds: 130,
  also: ['NS.FAC.3', 'AL.DIO.5'],
  stem: ({ one, other, x, out, share, most, frame }: Capitals) =>
    frame === 0
      ? `${one} starts a shop with ${rupees(1000 * x)}. At the end of one of the first eleven months ${one} takes out ${rupees(1000 * out)}, and at the same moment ${other} joins with a capital that is a multiple of ₹1,000 and not more than ${rupees(1000 * most)}. ${named(share, one, other)} Find the sum of all amounts that ${other} may have brought in.`
      : `${one} invests ${rupees(1000 * x)} in a business. After $m$ months, where $m$ is an integer from $1$ to $11$, ${other} invests a multiple of ₹1,000, at most ${rupees(1000 * most)}, and ${one} withdraws ${rupees(1000 * out)}. ${named(share, one, other)} What is the sum of all possible values of ${other}'s capital?`,
  path: path<Capitals>()
    .step(
      'product',
      p => q(productOf(p)),
      'Let the second partner stay for $k$ months. For so long the first capital is smaller. Write both products of capital and months in thousands of rupees and use the ratio of the shares.',
      ({ x, out, share }, { product }) =>
        `Ck = ${share[0] === share[1] ? `12 \\times ${x} - ${out}k` : `(12 \\times ${x} - ${out}k) \\times \\frac{${share[0]}}{${share[1]}}`} \\Rightarrow C = \\frac{${product}}{k} - ${q(out * share[0], share[1])}`,
    )
    .quiet('off', p => q(offOf(p)))
    .step(
      'least',
      (p, { product, off }) => product.div(off.add(p.most)).ceil(),
      'The limit on the capital is a least number of months; being late by a month or more allows 11 at most.',
      ({ most }, { product, off, least }) =>
        `\\frac{${product}}{k} \\le ${most} + ${off} \\Rightarrow ${least} \\le k \\le 11`,
    )
    .step(
      'total',
      (p, { product, off }) => total(Number(product), Number(off), staysFor(p, product, off)),
      'The capital is in whole thousands, so the months divide the product. List them with their capitals and add.',
      (p, { product, off, total: all }) => {
        const ks = staysFor(p, product, off);
        return `k = ${ks.join(', ')}: \\quad ${capitalsOf(Number(product), Number(off), ks).join(' + ')} = ${all.div(1000)} \\text{ thousand}`;
      },
    ),
  slips: [
    {
      misconception: 'withdrawal_ignored',
      at: 'off',
      wrongly: () => q(0),
      words: ({ out, x }, { product }) =>
        `$C = \\frac{${product}}{k}$ leaves ${rupees(1000 * x)} in the business all the year; ${rupees(1000 * out)} of it was taken out.`,
    },
    {
      misconception: 'withdrawn_before_and_not_after',
      at: 'total',
      wrongly: ({ x, out, share, most }) => {
        const product = (months * (x - out) * share[0]) / share[1];
        const off = -(out * share[0]) / share[1];
        const ks = stays(product, off, most, months - 1);
        return product % 1 === 0 && ks.length > 1 ? total(product, off, ks) : null;
      },
      words: ({ out }) =>
        `${rupees(1000 * out)} was subtracted for the months before the second partner came, $12 - k$ of them; it is missing in the $k$ months after.`,
    },
    {
      misconception: 'limit_ignored',
      at: 'total',
      wrongly: (_p, { product, off }) =>
        total(Number(product), Number(off), stays(Number(product), Number(off), 10000, months - 1)),
      words: ({ most }, { product, off }) =>
        `A stay of one month would need ${rupees(product.sub(off).mul(1000))}; capitals above ${rupees(1000 * most)} are not allowed.`,
    },
    {
      misconception: 'whole_year_counted',
      at: 'total',
      wrongly: (p, { product, off }) =>
        total(Number(product), Number(off), staysFor(p, product, off, months)),
      words: (_p, { product, off }) =>
        `A capital of ${rupees(product.div(months).sub(off).mul(1000))} for all 12 months was added, but the partner came at least a month late.`,
    },
    {
      misconception: 'largest_left_out',
      at: 'total',
      wrongly: (p, { product, off }) =>
        total(Number(product), Number(off), staysFor(p, product, off).slice(1)),
      words: (p, { product, off }) =>
        `A stay of ${counted(staysFor(p, product, off)[0] ?? 0, 'month')} was left out; its capital still keeps to ${rupees(1000 * p.most)}.`,
    },
    {
      misconception: 'longest_stay_missed',
      at: 'total',
      wrongly: (p, { product, off }) =>
        total(Number(product), Number(off), staysFor(p, product, off).slice(0, -1)),
      words: (p, { product, off }) =>
        `The list stops before $k = ${staysFor(p, product, off).at(-1)}$, which also gives whole thousands: $${product.div(staysFor(p, product, off).at(-1) ?? 1)} - ${off}$.`,
    },
    {
      misconception: 'withdrawal_subtracted_once',
      at: 'total',
      wrongly: (p, { product, off }) => {
        const ks = stays(Number(product), 0, p.most, months - 1);
        return total(Number(product), 0, ks).sub(off.mul(1000));
      },
      words: (_p, { off }) =>
        `The capitals were added without the withdrawal, and ${rupees(off.mul(1000))} was taken off once at the end; it lowers every one of them.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => whole(value),
  snapRead: () =>
    'Shares are known, the capital and the months of a late partner are not, but both are whole; the other capital falls when the partner comes.',
  approach: () =>
    'Shares go by capital times months. The unknown capital is a fixed number over the months, less a fixed amount: divisors of that number between the bounds are the possible months.',
  faster: (p, { product, off }) => {
    const ks = staysFor(p, product, off);
    return `$C + ${off} = \\frac{${product}}{k}$: divisors $k$ of $${product}$ from $${ks[0]}$ to $11$. Add the quotients and subtract $${off}$ for each.`;
  },
  check: (p, { product, off }) =>
    `Each fits: ${staysFor(p, product, off)
      .map(k => `$(${product.div(k).sub(off)} + ${off}) \\times ${k}$`)
      .join(', ')} all make $${product}$.`,
  principle:
    'Capital times months, with a change at the same moment, is still a product of whole numbers once the fixed part is brought over.',
  verify: ({ x, out, share, most }) => {
    let sum = 0;
    for (let capital = 1; capital <= most; capital += 1)
      for (let late = 1; late < months; late += 1)
        if (capital * (months - late) * share[1] === (x * late + (x - out) * (months - late)) * share[0])
          sum += capital;
    return q(1000 * sum);
  },
});

/** AR.RAT.7 Hard: capitals in whole thousands that fit a share, with a withdrawal at the same moment. */
export const capitalsInThousands: readonly AnyTemplate[] = situation<Capitals>({
  type: 'AR.RAT.7',
  situation: 'capital-in-thousands',
  tries: 100,
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
    const x = draw.int(15, 75);
    const p = {
      one,
      other,
      x,
      out: draw.int(4, Math.floor(x / 2)),
      share,
      most: draw.step(40, 220, 10),
      frame: draw.int(0, 1),
    };
    const [product, off] = [productOf(p), offOf(p)];
    if (product % 1 !== 0 || off % 1 !== 0) return null;
    const ks = stays(product, off, p.most, months - 1);
    const barred = stays(product, off, 10000, months - 1).length > ks.length;
    return ks.length >= 3 && ks.length <= 6 && barred && product % months === 0 && product / months > off
      ? p
      : null;
  },
  forms: [allCapitals],
});
