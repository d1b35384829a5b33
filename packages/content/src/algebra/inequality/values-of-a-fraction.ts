import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Quotient {
  /** (n² + bn + c)/(n + d), of which the division leaves `rest`. */
  b: number;
  d: number;
  rest: number;
  /** Values from −most to most are counted. */
  most: number;
  way: boolean;
}

const constant = ({ b, d, rest }: Quotient) => rest - d * d + b * d;
const shift = ({ b, d }: Quotient) => b - 2 * d;
const fractionTex = (p: Quotient) =>
  `\\frac{n^2 ${addedTex(p.b)}n ${addedTex(constant(p))}}{n ${addedTex(p.d)}}`;
const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);
/** Sums of the two factors in each way to write `rest` as a product, smallest first. */
const sums = (rest: number) =>
  divisors(rest)
    .filter(t => t * t <= rest)
    .map(t => t + rest / t)
    .sort((x, y) => x - y)
    .map(s => q(s));
const upTo = (list: readonly Fraction[], bound: Fraction) => q(list.filter(s => s.lte(bound)).length);

const differentValues = form<Quotient>(
  'different-whole-values',
  {
    band: 'Hard',
    seconds: 135,
    revision: 3,
    also: ['NS.FAC.7', 'AL.INQ.2', 'AL.MOD.1'],
    entry: true,
    verify: p => {
      const values = new Set<number>();
      for (let n = -600; n <= 600; n += 1) {
        if (n === -p.d) continue;
        const top = n * n + p.b * n + constant(p);
        if (top % (n + p.d) === 0 && Math.abs(top / (n + p.d)) <= p.most) values.add(top / (n + p.d));
      }
      return values.size;
    },
  },
  (p, { step, find }) => {
    const { rest, d, most, way } = p;
    const left = step(rest, value => tex`${fractionTex(p)} = t + \frac{${value}}{t} ${addedTex(shift(p))}`)`
      Let $t = n ${addedTex(d)}$ be the denominator and divide. Only the last fraction decides whether the value is an
      integer.`;
    const list = step(sums(Number(left)), value => tex`\left|t + \text{partner}\right| = ${value}`)`
      So $t$ is a divisor of ${left}. A divisor and its partner, whose product is ${left}, give the same value, so
      list the
      sums of such pairs.`;
    const above = find(calc`${most} - ${shift(p)}`);
    const positive = step(
      upTo(list, above),
      value =>
        tex`S ${addedTex(shift(p))} \le ${most} \;\Rightarrow\; S \le ${above}: \quad ${value} \text{ values}`,
    )`
      Let $S$ be such a sum. For positive $t$ it is added, so only the upper bound $${most}$ matters.`;
    const below = find(calc`${most} + ${shift(p)}`);
    const negative = step(
      upTo(list, below),
      value =>
        tex`-S ${addedTex(shift(p))} \ge -${most} \;\Rightarrow\; S \le ${below}: \quad ${value} \text{ values}`,
    )`
      For negative $t$ it is subtracted, so only the lower bound $-${most}$ matters.`;
    const count = step(calc`${positive} + ${negative}`)`
      No value belongs to both cases, so add.`;
    return {
      answer: count,
      stem: way
        ? text`How many different integers from $-${most}$ to $${most}$, both included, are values of
          $${fractionTex(p)}$ for some integer $n$?`
        : text`Let $v$ be an integer with $|v| \le ${most}$. How many values can $v$ have if $v = ${fractionTex(p)}$ for
          some integer $n$?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('answered_another_quantity', list, () =>
          divisors(Number(left)).map(t => q(t + Number(left) / t)),
        )`
          $${count}$ is the number of integers $n$. Two of them often give the same value, because a divisor and its
          partner
          do.`,
        stop('forgot_negative_numbers', positive)`
          $${positive}$ values come from positive divisors of $${rest}$; the denominator may be negative too.`,
        slip('assumed_a_symmetry', below, calc`${most} - ${shift(p)}`)`
          You used the bound $${below}$ of positive denominators for negative ones as well. The constant
          $${shift(p)}$ does
          not change its sign with the denominator.`,
        slip('assumed_a_symmetry', above, calc`${most} + ${shift(p)}`)`
          You used the bound $${above}$ of negative denominators for positive ones as well. The constant
          $${shift(p)}$ does
          not change its sign with the denominator.`,
        slip('ignored_a_bound', below, calc`${rest} + 1`)`
          You kept all values from negative denominators; some of them are below $-${most}$.`,
        slip('ignored_a_bound', above, calc`${rest} + 1`)`
          You kept all values from positive denominators; some of them are above $${most}$.`,
        slip(
          'used_a_wrong_given_number',
          left,
          Math.abs(constant(p)) !== rest && constant(p) !== 0 && calc`abs(${constant(p)})`,
        )`
          The divisors of the constant $${constant(p)}$ were listed; the remainder of the division is $${rest}$.`,
        slip('counted_one_too_many', count, calc`${positive} + ${negative} + 1`)`
          One value beyond $${most}$ in size was kept.`,
      ],
      snapRead: text`A fraction in an integer $n$ has to be whole and of bounded size, and values, not arguments, are
        counted.`,
      approach: text`Divide, so that $n$ is only in the denominator of a constant. Its divisors come in pairs with
      one value
        each. Then take positive and negative ones separately, because the bounds differ.`,
      faster: () =>
        text`The values are $\pm S ${addedTex(shift(p))}$ with a sum $S = ${list}$ of two partners: use $S \le
        ${above}$ with
          plus and $S \le ${below}$ with minus.`,
      check: () => {
        const kept = (bound: Fraction) => list.filter(s => s.lte(bound));
        const values = [
          ...kept(below)
            .map(s => s.neg())
            .reverse(),
          ...kept(above),
        ].map(s => s.add(shift(p)));
        return text`The values are $${values}$; the next ones on either side would pass $${most}$ in size.`;
      },
      principle: text`A divisor and its partner give one value of t + c/t: count pairs of factors, and positive and
        negative ones apart.`,
    };
  },
);

/** AL.INQ.3 Hard: the different whole values of a fraction within bounds. */
export const valuesOfAFraction: readonly AnyTemplate[] = situation<Quotient>({
  type: 'AL.INQ.3',
  situation: 'values-of-a-fraction',
  tries: 60,
  draw: draw => {
    const p = {
      b: draw.int(-9, 12),
      d: draw.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
      rest: draw.pick([24, 30, 36, 40, 42, 48, 54, 56, 60, 64, 72, 80, 84, 90, 96]),
      most: draw.int(14, 60),
      way: draw.chance(0.5),
    };
    const list = sums(p.rest);
    const [above, below] = [upTo(list, q(p.most - shift(p))), upTo(list, q(p.most + shift(p)))];
    const largest = Number(above.gt(below) ? above : below);
    const fits =
      Math.abs(p.b) > 1 &&
      constant(p) !== 0 &&
      Math.abs(shift(p)) > 1 &&
      above.gt(0) &&
      below.gt(0) &&
      !above.equals(below) &&
      largest < list.length;
    return fits ? p : null;
  },
  forms: [differentValues],
});
