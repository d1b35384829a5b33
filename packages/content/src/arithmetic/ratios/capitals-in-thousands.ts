import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const months = 12;

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
    ? text`Sharing the year's profit in proportion to capital and time, they get equal shares.`
    : text`Sharing the year's profit in proportion to capital and time, ${other} and ${one} get parts in the ratio
      $${share[0]} : ${share[1]}$.`;

const allCapitals = form<Capitals>(
  'sum-of-possible-capitals',
  {
    band: 'Hard',
    seconds: 130,
    revision: 6,
    also: ['NS.FAC.3', 'AL.DIO.5'],
    verify: ({ x, out, share, most }) => {
      let sum = 0;
      for (let capital = 1; capital <= most; capital += 1)
        for (let late = 1; late < months; late += 1)
          if (capital * (months - late) * share[1] === (x * late + (x - out) * (months - late)) * share[0])
            sum += capital;
      return q(1000 * sum);
    },
  },
  (p, { step, find, write }) => {
    const { x, out, share, most, one, other, frame } = p;
    const equal = share[0] === share[1];
    const ofOne = equal
      ? tex`12 \times ${x} - ${out}k`
      : tex`(12 \times ${x} - ${out}k) \times \frac{${share[0]}}{${share[1]}}`;
    const product = step(productOf(p), {
      name: 'the number that the months divide',
      because: text`Profit is shared by capital times months, so these products have the ratio of the shares.`,
      works: value =>
        tex`Ck = ${ofOne}
          \Rightarrow C = \frac{${value}}{k} - ${offOf(p)}`,
    })`
        Let ${other} bring in $C$ thousand rupees and stay for $k$ months. The capital of ${one} is smaller by
        ₹${1000 * out} during these $k$ months. Compare capital times months of the two, in thousands of rupees, and
        solve for $C$.`;
    const off = find(offOf(p));
    write(
      tex`\frac{${product}}{k} \le ${most} + ${off} \Rightarrow ${calc`ceil(${product} / (${off} + ${most}))`.value}
        \le k \le 11`,
      {
        because: text`With the same product, a longer stay means a smaller capital. So the limit of the capital
          becomes a least number of months.`,
      },
    )`
      $C$ is at most $${most}$, so $k$ cannot be too small. ${other} joins after at least one month, so $k$ is at most
      $11$.`;
    const totalFound = step(total(Number(product), Number(off), staysFor(p, product, off)), {
      works: value => {
        const ks = staysFor(p, product, off);
        return tex`k = ${ks.join(', ')}: \quad ${capitalsOf(Number(product), Number(off), ks).join(' + ')} =
        ${value.div(1000)} \text{ thousand}`;
      },
      because: text`The capital is a whole number of thousands, so the division by $k$ must have no remainder.
          Each such $k$ gives one capital.`,
    })`
      $C$ is whole, so $k$ has to divide $${product}$. List the divisors within these limits, find $C$ for each, and
      add.`;
    const amount = (k: number) => product.div(k).sub(off).mul(1000);
    return {
      answer: totalFound,
      stem:
        frame === 0
          ? text`${one} starts a shop with ₹${1000 * x}. At the end of one of the first eleven months ${one} takes out
            ₹${1000 * out}, and at the same moment ${other} joins with a capital that is a multiple of ₹1,000 and not
            more than ₹${1000 * most}. ${named(share, one, other)} Find the sum of all amounts that ${other} may have
            brought in.`
          : text`${one} invests ₹${1000 * x} in a business. After $m$ months, where $m$ is an integer from $1$ to
            $11$, ${other} invests a multiple of ₹1,000, at most ₹${1000 * most}, and ${one} withdraws ₹${1000 * out}.
            ${named(share, one, other)} What is the sum of all possible values of ${other}'s capital?`,
      show: rupees,
      plausible: isCount,
      slips: [
        slip('left_out_a_change', off, 0)`
          You let the capital of ${one} be ₹${1000 * x} for the whole year. From the moment when ${other} joins it is
          smaller by ₹${1000 * out}.`,
        slip('took_the_change_the_wrong_way', totalFound, () => {
          const wrong = (months * (x - out) * share[0]) / share[1];
          const below = -(out * share[0]) / share[1];
          const ks = stays(wrong, below, most, months - 1);
          return wrong % 1 === 0 && ks.length > 1 ? total(wrong, below, ks) : null;
        })`
            You used ₹${1000 * (x - out)} as the capital of ${one} before ${other} joins and ₹${1000 * x} afterwards.
            It is the other way round.`,
        slip(
          'ignored_a_bound',
          totalFound,
          total(Number(product), Number(off), stays(Number(product), Number(off), 10000, months - 1)),
        )`
            You also added ₹${product.sub(off).mul(1000)}, for a single month. The capital of ${other} is at most
            ₹${1000 * most}.`,
        slip(
          'let_in_an_end_point',
          totalFound,
          total(Number(product), Number(off), staysFor(p, product, off, months)),
        )`
            You also added ₹${product.div(months).sub(off).mul(1000)}, for all $12$ months. ${other} joins after at
            least one month.`,
        slip(
          'left_out_an_end_point',
          totalFound,
          total(Number(product), Number(off), staysFor(p, product, off).slice(1)),
        )`
            You left out the largest amount, ₹${amount(staysFor(p, product, off)[0] ?? 1)} for
            ${staysFor(p, product, off)[0] ?? 0} month(s). It still keeps to the limit.`,
        slip(
          'left_out_an_end_point',
          totalFound,
          total(Number(product), Number(off), staysFor(p, product, off).slice(0, -1)),
        )`
            You left out the smallest amount, ₹${amount(staysFor(p, product, off).at(-1) ?? 1)} for
            ${staysFor(p, product, off).at(-1) ?? 0} month(s). It is also a multiple of ₹1,000.`,
        slip('left_out_a_change', totalFound, () => {
          const ks = stays(Number(product), 0, most, months - 1);
          return total(Number(product), 0, ks).sub(off.mul(1000));
        })`
            You subtracted ₹${off.mul(1000)} only once, from the sum. The money that ${one} takes out makes each of
            the amounts smaller by it.`,
      ],
      snapRead: text`Capital times months decides the shares. The capital of ${other} and the months are both unknown,
        but both are whole, so the months divide a known number.`,
      approach: text`Write the capital as a number divided by the months, less a fixed amount. The months are then
        divisors of that number, and the limits on capital and months choose among them.`,
      check: text`In thousands of rupees times months, ${other} and ${one} have ${staysFor(p, product, off)
        .map(k => `$${numberTex(product.div(k).sub(off))} \\times ${k}$ and $${months * x - out * k}$`)
        .join('; ')}. Each time the
        ratio is $${share[0]} : ${share[1]}$.`,
      principle: text`When two whole unknowns are tied by an equation, bring it to the form of a product and list the
        divisors.`,
    };
  },
);

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
