import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { addedTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const differentValues = form({
  form: 'different-whole-values',
  revision: 3,
  band: 'Hard',
  also: ['NS.FAC.7', 'AL.INQ.2', 'AL.MOD.1'],
  seconds: 135,
  entry: true,
  stem: (p: Quotient) =>
    p.way
      ? `How many different integers from $-${p.most}$ to $${p.most}$, both included, are values of $${fractionTex(p)}$ for some integer $n$?`
      : `Let $v$ be an integer with $|v| \\le ${p.most}$. How many values can $v$ have if $v = ${fractionTex(p)}$ for some integer $n$?`,
  path: path<Quotient>()
    .step(
      'rest',
      ({ rest }) => q(rest),
      p =>
        `Divide, with $t = n ${addedTex(p.d)}$ for the denominator: only the remainder decides whether the value is an integer.`,
      (p, { rest }) => `${fractionTex(p)} = t + \\frac{${rest}}{t} ${addedTex(shift(p))}`,
    )
    .step(
      'sums',
      (_p, { rest }): readonly Fraction[] => sums(Number(rest)),
      'So $t$ is a divisor of the remainder, and $t$ and its partner give the same value. List the sums of the partners.',
      (_p, { sums: list }) => `\\left|t + \\text{partner}\\right| = ${list.join(', ')}`,
    )
    .quiet('above', p => q(p.most - shift(p)))
    .step(
      'positive',
      (_p, { sums: list, above }) => upTo(list, above),
      'For positive $t$ the sum counts as it is. Only the upper bound matters.',
      (p, { above, positive }) =>
        `S ${addedTex(shift(p))} \\le ${p.most} \\;\\Rightarrow\\; S \\le ${above}: \\quad ${positive} \\text{ values}`,
    )
    .quiet('below', p => q(p.most + shift(p)))
    .step(
      'negative',
      (_p, { sums: list, below }) => upTo(list, below),
      'For negative $t$ it counts with a minus sign. Only the lower bound matters.',
      (p, { below, negative }) =>
        `-S ${addedTex(shift(p))} \\ge -${p.most} \\;\\Rightarrow\\; S \\le ${below}: \\quad ${negative} \\text{ values}`,
    )
    .step(
      'count',
      (_p, { positive, negative }) => positive.add(negative),
      'No value belongs to both cases. Add.',
      (_p, { positive, negative, count }) => `${positive} + ${negative} = ${count}`,
    ),
  slips: [
    {
      misconception: 'arguments_counted_for_values',
      at: 'sums',
      wrongly: (_p, { rest }) => divisors(Number(rest)).map(t => q(t + Number(rest) / t)),
      words: (_p, { count }) =>
        `$${count}$ integers $n$ lead to such values; partners like $t = 1$ and $t$ equal to the remainder share theirs.`,
    },
    {
      misconception: 'negative_divisors_missed',
      gives: 'positive',
      words: ({ rest }, { positive }) =>
        `$${positive}$ values come from positive divisors of $${rest}$; the denominator may be negative too.`,
    },
    {
      misconception: 'symmetric_about_zero',
      at: 'below',
      wrongly: p => q(p.most - shift(p)),
      words: (p, { below }) =>
        `The bound $S \\le ${below}$ of positive $t$ was used for negative $t$ as well; the constant $${shift(p)}$ does not change its sign with $t$.`,
    },
    {
      misconception: 'symmetric_about_zero',
      at: 'above',
      wrongly: p => q(p.most + shift(p)),
      words: (p, { above }) =>
        `The bound $S \\le ${above}$ of negative $t$ was used for positive $t$ as well; the constant $${shift(p)}$ does not change its sign with $t$.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'below',
      wrongly: ({ rest }) => q(rest + 1),
      words: ({ most }) => `All values from negative $t$ were kept; some lie below $-${most}$.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'above',
      wrongly: ({ rest }) => q(rest + 1),
      words: ({ most }) => `All values from positive $t$ were kept; some lie above $${most}$.`,
    },
    {
      misconception: 'constant_term_divided',
      at: 'rest',
      wrongly: p => (Math.abs(constant(p)) !== p.rest && constant(p) !== 0 ? q(Math.abs(constant(p))) : null),
      words: p =>
        `The divisors of the constant $${constant(p)}$ were listed; the remainder of the division is $${p.rest}$.`,
    },
    {
      misconception: 'one_large_value_kept',
      at: 'count',
      wrongly: (_p, { positive, negative }) => positive.add(negative).add(1),
      words: ({ most }) => `One value beyond $${most}$ in size was kept.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A fraction in an integer $n$ has to be whole and of bounded size, and values, not arguments, are counted.',
  approach: () =>
    'Divide, so that $n$ stands only in the denominator of a constant. Its divisors come in partners with one value each; then treat positive and negative ones apart, because the constant shifts both the same way.',
  faster: (p, { sums: list, above, below }) =>
    `Values are $\\pm S ${addedTex(shift(p))}$ with $S = ${list.join(', ')}$: take $S \\le ${above}$ with plus and $S \\le ${below}$ with minus.`,
  check: (p, { sums: list, above, below }) => {
    const kept = (bound: Fraction) => list.filter(s => s.lte(bound));
    const values = [
      ...kept(below)
        .map(s => s.neg())
        .reverse(),
      ...kept(above),
    ].map(s => s.add(shift(p)));
    return `The values are $${values.join(', ')}$; the next ones on either side would pass $${p.most}$ in size.`;
  },
  principle:
    'A divisor and its partner give one value of t + c/t: count pairs of factors, and positive and negative ones apart.',
  verify: p => {
    const values = new Set<number>();
    for (let n = -600; n <= 600; n += 1) {
      if (n === -p.d) continue;
      const top = n * n + p.b * n + constant(p);
      if (top % (n + p.d) === 0 && Math.abs(top / (n + p.d)) <= p.most) values.add(top / (n + p.d));
    }
    return q(values.size);
  },
});

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
