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
    apart: true,
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
    const rates = step(
      multiples(unitOf(sum), most),
      value =>
        tex`\frac{${sum}s^2}{10{,}000} - \frac{2 \times ${sum}k}{100} =
          ${
            !q(sum, 10_000).equals(1) &&
            tex`\frac{${q(sum, 10_000).n !== 1n && q(sum, 10_000).n}s^2}{${q(sum, 10_000).d}}`
          } - ${q(sum, 50)}k \quad \Rightarrow \quad s = ${value.slice(0, 3)}, \dots, ${value.at(-1)}`,
    )`
      Write the simple rate as $s + k$. What compounding adds is the interest on the interest, and the surplus $k$ of
      both years goes off. The second is whole; find for which $s$ the first is.`;
    const each = step(
      surpluses(rates, Number(times), equal),
      value => tex`s^2 ${sign(p)} ${times}k: \quad ${told(rates, value)}`,
    )`
      The difference is ${equal ? 'at least 0' : 'positive'}: this bounds $k$ by the square of $s$. Count the $k$ from 1
      on for each of these rates; for small ones there is none.`;
    const count = step(sumOf(each), value => tex`${each.filter(n => !n.equals(0)).join(' + ')} = ${value}`)`
      Add the numbers.`;
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
              ? text`$${count}$ leaves out pairs with $s^2 = 200k$, though equal interest is
            allowed.`
              : text`$${count}$ has pairs with $s^2 = 200k$ in it, for which both earn the same.`
          }`,
        slip('did_not_use_whole_numbers', rates, multiples(1, most))`
          All rates up to $${most}$ were taken, which gives $${count}$ pairs; for most of them the difference is no
          whole number of rupees.`,
        slip('took_a_wrong_number_of_periods', times, 100)`
          The condition became one on $s^2$ and $100k$: the simple loan has the better rate in both years, so its
          surplus is $2k$.`,
        slip('left_out_a_case', each, () => each.map(n => (n.equals(0) ? n : q(1))))`
          $${count}$ counts the pairs with $r = s + 1$; for the larger rates more surpluses can be outweighed.`,
        slip('demanded_too_much', rates, multiples(2 * unitOf(sum), most))`
          Only multiples of $${rates[0]}$ were taken, with $${count}$ pairs; those of $${unitOf(sum)}$ have a square
          that is enough.`,
        slip('left_out_an_end_point', rates, rates.slice(0, -1))`
          The list stops before $s = ${unitOf(sum) * Math.floor(most / unitOf(sum))}$, which leaves $${count}$ pairs.`,
        slip('let_in_equal_values', each, () => each.map(n => n.add(n.equals(0) ? 0 : 1)))`
          $${count}$ counts $k = 0$ too, but $r$ is greater than $s$.`,
        slip('halved_needlessly', times, 400)`
          Only half of the interest on the interest was compared with the surplus of both years; the condition became
          one on $s^2$ and $400k$.`,
        slip('counted_one_too_many', each, () => each.map((n, i) => (i === each.length - 1 ? n.add(1) : n)))`
          For $s = ${rates.at(-1)}$ one surplus too many was counted, $k = ${each.at(-1)}$.`,
      ],
      snapRead: text`A lower rate that is compounded against a higher simple one, both whole, and a difference in whole
        rupees: divisibility of a square, then an inequality.`,
      approach: text`Fix the surplus of the simple rate, not the rate itself. Whole rupees leave multiples of one number
        for the compound rate; for each of them the surplus is bounded by a square.`,
      faster: () => {
        const unit = unitOf(sum);
        return text`Put $s = ${unit}j$ with $j \le ${Math.floor(most / unit)}$: $k$ runs up to
          $\frac{${unit * unit}j^2}{${times}}$. Add the whole parts.`;
      },
      check: () => {
        const [s, k] = [rates.at(-1) ?? q(0), each.at(-1) ?? q(0)];
        const more = (surplus: Fraction) =>
          numberTex(s.mul(s).mul(sum).div(10_000).sub(surplus.mul(sum).div(50)));
        return text`At $s = ${s}$ and $r = ${s.add(k)}$ compounding earns $${more(k)}$ rupees more; with $r =
          ${s.add(k).add(1)}$ the difference is $${more(k.add(1))}$.`;
      },
      principle: text`Over two years compounding adds the square of the rate over a hundred; compare that with twice the
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
