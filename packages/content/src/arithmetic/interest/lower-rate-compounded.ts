import type Fraction from 'fraction.js';
import { form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rates {
  /** The sum that is lent, in rupees, a multiple of 50. */
  sum: number;
  /** The highest compound rate, in whole per cent. */
  most: number;
  /** Whether equal interest counts, too. */
  equal: boolean;
  frame: number;
}

type Whole = readonly Fraction[];

/** The compound rates whose interest on the interest is whole are the multiples of this one. */
function unitOf(sum: number): number {
  let unit = 1;
  while ((sum * unit * unit) % 10_000 !== 0) unit += 1;
  return unit;
}
const multiples = (unit: number, most: number): Whole =>
  Array.from({ length: Math.floor(most / unit) }, (_, i) => q(unit * (i + 1)));
/** For each compound rate s, how many surpluses k of the simple rate keep s² above `times`·k, or at it. */
const surpluses = (rates: Whole, times: number, equal: boolean): Whole =>
  rates.map(rate => {
    const square = Number(rate) ** 2;
    return q(Math.max(0, equal ? Math.floor(square / times) : Math.ceil(square / times) - 1));
  });
const sumOf = (list: Whole) => list.reduce((sum, n) => sum.add(n), q(0));
const sign = ({ equal }: Rates) => (equal ? '\\ge' : '>');
const told = (rates: Whole, each: Whole) =>
  rates.flatMap((rate, i) => (each[i]?.equals(0) ? [] : [`s = ${rate}: ${each[i]}`])).join(', \\quad ');

const pairsOfRates = form<Rates>(
  'pairs-with-whole-rupees',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.INQ.3', 'NS.FAC.5'],
    entry: true,
    verify: ({ sum, most, equal }) => {
      let pairs = 0;
      for (let s = 1; s <= most; s += 1)
        for (let r = s + 1; r <= 200; r += 1) {
          const compound = q(sum * (100 + s) * (100 + s), 10_000).sub(sum);
          const more = compound.sub(q(sum * 2 * r, 100));
          if (more.d === 1n && (equal ? more.s >= 0n : more.s > 0n) && !(more.equals(0) && !equal))
            pairs += 1;
        }
      return pairs;
    },
  },
  (p, { step, find }) => {
    const { sum, most, equal, frame } = p;
    const times = find(200);
    const rates = step(multiples(unitOf(sum), most), {
      name: text`the possible rates $s$`,
      works: value =>
        tex`\frac{${sum}s^2}{10{,}000} - \frac{2 \times ${sum}k}{100} =
          ${
            !q(sum, 10_000).equals(1) &&
            tex`\frac{${q(sum, 10_000).n !== 1n && q(sum, 10_000).n}s^2}{${q(sum, 10_000).d}}`
          } - ${q(sum, 50)}k \quad \Rightarrow \quad s = ${value.slice(0, 3)}, \dots, ${value.at(-1)}`,
      because: text`Written with the difference $k$, the two interests have the part $2s\%$ in common, and it
          cancels. Only the interest on interest is left on one side and the additional simple interest on the other.`,
    })`
      Let $r = s + k$. Compounding adds one year's interest on interest, $s\%$ of $s\%$, and the simple rate adds
      $k\%$ in
      each of two years. The second amount is a whole number of rupees for every $k$, so find for which $s$ the first
      is whole.`;
    const each = step(surpluses(rates, Number(times), equal), {
      name: text`the number of values of $k$ for each $s$`,
      works: value => tex`s^2 ${sign(p)} ${times}k: \quad ${told(rates, value)}`,
      because: text`Compounding gains only a little, the square of $s$ over a hundred; the higher simple rate
          gains $k$ in each of two years. So a rate $s$ has to be large before even $k = 1$ is possible.`,
    })`
      The difference is ${equal ? 'at least 0' : 'positive'}, so the square of $s$ bounds $k$. Count the values of $k$
      from 1 on for each $s$; a small $s$ has none.`;
    const count = step(sumOf(each), {
      works: value => tex`${each.filter(n => !n.equals(0)).join(' + ')} = ${value}`,
      because: text`The lists of different $s$ have no pair in common, so their numbers can be added.`,
    })`
      Each $s$ with each of its $k$ is one pair, so add the numbers.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`Of two friends who each lend out ₹${sum} for two years, one asks for $r\%$ a year simple interest and
            the other for $s\%$ a year compounded yearly, where $r$ and $s$ are positive integers, $r > s$ and $s \le
            ${most}$. The second earns ${equal ? 'at least as much as' : 'more than'} the first, and their interests
            differ by a whole number of rupees. How many pairs $(r, s)$ are possible?`
          : frame === 1
            ? text`Asha and Bela lend ₹${sum} each for two years: Asha at $s\%$ per annum, compounded yearly, and Bela
              at $r\%$ per annum simple interest. Here $r$ and $s$ are integers with $s < r$ and $1 \le s \le ${most}$.
              For how many pairs $(r, s)$ is Asha's interest minus Bela's a whole number of
              rupees${equal ? ' and not negative' : ' and positive'}?`
            : text`A sum of ₹${sum} is lent for 2 years at $s\%$ a year, compounded yearly, where $s$ is a positive
              integer up to $${most}$. At $r\%$ a year simple interest over the same 2 years, where $r$ is an integer
              greater than $s$, the interest would be ${equal ? 'no greater' : 'less'}; the two amounts of interest
              differ by a whole number of rupees${equal && ' (possibly 0)'}. How many pairs $(r, s)$ are possible?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_an_end_point', each, () => surpluses(rates, Number(times), !equal))`
          ${
            equal
              ? text`$${count}$ leaves out pairs with $s^2 = 200(r - s)$. In them both interests are
            equal, which is allowed.`
              : text`$${count}$ takes in pairs with $s^2 = 200(r - s)$. In them both interests are equal,
            which is not allowed.`
          }`,
        slip('did_not_use_whole_numbers', rates, multiples(1, most))`
          You allowed every $s$ up to $${most}$, which gives $${count}$ pairs. For most of them the difference is not
          a
          whole number of rupees.`,
        slip('took_a_wrong_number_of_periods', times, 100)`
          You compared $s^2$ with $100(r - s)$, which gives $${count}$ pairs. The simple rate is higher in both
          years, so
          $r - s$ counts twice.`,
        slip('left_out_a_case', each, () => each.map(n => (n.equals(0) ? n : q(1))))`
          $${count}$ counts the pairs with $r = s + 1$ only. A larger $s$ allows a larger $r - s$ as well.`,
        slip('demanded_too_much', rates, multiples(2 * unitOf(sum), most))`
          Only multiples of $${rates[0]}$ were allowed for $s$, with $${count}$ pairs. Every multiple of
          $${unitOf(sum)}$
          makes the interest on interest whole.`,
        slip('left_out_an_end_point', rates, rates.slice(0, -1))`
          Your list stops before $s = ${unitOf(sum) * Math.floor(most / unitOf(sum))}$, which leaves $${count}$ pairs.
          That rate is not above $${most}$, so it counts too.`,
        slip('let_in_equal_values', each, () => each.map(n => n.add(n.equals(0) ? 0 : 1)))`
          You counted $r = s$ too and found $${count}$ pairs. The question says that $r$ is greater than $s$.`,
        slip('halved_needlessly', times, 400)`
          You compared $s^2$ with $400(r - s)$, which gives $${count}$ pairs. The higher simple rate counts once in
          each of
          two years, which makes $200(r - s)$.`,
        slip('counted_one_too_many', each, () => each.map((n, i) => (i === each.length - 1 ? n.add(1) : n)))`
          For $s = ${rates.at(-1)}$ you counted one rate too many: with $r =
          ${(rates.at(-1) ?? q(0)).add(each.at(-1) ?? 0)}$ the
          simple interest is too large.`,
      ],
      snapRead: text`A lower rate is compounded, a higher one is simple, both are whole, and the interests differ by
      whole
        rupees. That is divisibility of a square, then an inequality.`,
      approach: text`Work with the difference $r - s$ of the rates, not with $r$ itself. Whole rupees leave only
      multiples of one
        number for $s$, and the square of $s$ bounds the difference.`,
      check: () => {
        const [s, k] = [rates.at(-1) ?? q(0), each.at(-1) ?? q(0)];
        const more = (surplus: Fraction) =>
          numberTex(s.mul(s).mul(sum).div(10_000).sub(surplus.mul(sum).div(50)));
        return text`At $s = ${s}$ and $r = ${s.add(k)}$ compound interest is $${more(k)}$ rupees more than simple
        interest. With $r =
          ${s.add(k).add(1)}$ it would be $${more(k.add(1))}$ rupees more, which is not allowed.`;
      },
      principle: text`Over two years compounding adds the square of the rate over a hundred; compare that with twice
      the
        difference of the rates.`,
    };
  },
);

/** AR.INT.3 Hard: whole rates at which the lower one, compounded, beats the higher simple one by whole rupees. */
export const lowerRateCompounded: readonly AnyTemplate[] = situation<Rates>({
  type: 'AR.INT.3',
  situation: 'lower-rate-compounded',
  tries: 20,
  draw: draw => {
    const p = {
      sum: draw.pick([1250, 2500, 2000, 3750, 800, 1200, 6250, 3200, 5000, 7500, 2800]),
      most: draw.int(24, 45),
      equal: draw.chance(0.4),
      frame: draw.int(0, 2),
    };
    const each = surpluses(multiples(unitOf(p.sum), p.most), 200, p.equal);
    const rows = each.filter(n => !n.equals(0)).length;
    return rows >= 3 && rows <= 8 && !sumOf(each).equals(0) ? p : null;
  },
  forms: [pairsOfRates],
});
