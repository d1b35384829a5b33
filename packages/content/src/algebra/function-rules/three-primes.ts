import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Weights {
  /** f(2^i · 9 · 5) = total, so ia + 2b + c = total for the values at 2, 3 and 5. */
  i: number;
  total: number;
  way: boolean;
}

const argument = ({ i }: Weights) => 2 ** i * 45;

/** Values of a + b + c over all non-negative solutions, for each a from the greatest a down. */
const rows = ({ i, total }: Weights) =>
  Array.from({ length: Math.floor(total / i) + 1 }, (_, a) => {
    const most = total - (i - 1) * a;
    return { a, least: most - Math.floor((total - i * a) / 2), most };
  }).reverse();
const sums = (p: Weights): readonly Fraction[] =>
  [
    ...new Set(
      rows(p).flatMap(({ least, most }) => Array.from({ length: most - least + 1 }, (_, k) => least + k)),
    ),
  ]
    .sort((x, y) => x - y)
    .map(x => q(x));
const spread = (low: number, high: number): readonly Fraction[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, k) => q(low + k));

const values = form<Weights>(
  'values-at-a-product-of-primes',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    also: ['AL.DIO.5', 'NS.FAC.4'],
    entry: true,
    verify: ({ i, total }) => {
      const found = new Set<number>();
      for (let a = 0; a <= total; a += 1)
        for (let b = 0; b <= total; b += 1)
          for (let c = 0; c <= total; c += 1) if (i * a + 2 * b + c === total) found.add(a + b + c);
      return found.size;
    },
  },
  (p, { step }) => {
    const { total, i, way } = p;
    step(total, value => tex`${2 ** i * 45} = 2^{${i}} \times 3^2 \times 5: \quad ${i}a + 2b + c = ${value}`)`
      Let $a$, $b$ and $c$ be the values at $2$, $3$ and $5$. Factorise the number: this is an equation in
      non-negative
      integers, and $a + b + c$ is asked.`;
    const list = step(
      sums(p),
      value =>
        tex`${rows(p)
          .map(
            ({ a, least, most }) => `a = ${a}: ${least === most ? least : `${least} \\text{ to } ${most}`}`,
          )
          .join('; \\ ')}: \quad ${value[0]}, \dots, ${value.at(-1)}`,
    )`
      Go through $a$, which has the largest coefficient. For each $a$, raising $b$ lowers the sum one by one; collect
      the values of $a + b + c = ${total} - ${i - 1}a - b$.`;
    const count = step(list.length, value => {
      const missing = spread(list[0]?.valueOf() ?? 0, list.at(-1)?.valueOf() ?? 0).filter(
        x => !list.some(y => y.equals(x)),
      );
      return missing.length === 0
        ? tex`${list.at(-1)} - ${list[0]} + 1 = ${value}`
        : tex`\text{without } ${missing}: \quad ${list.at(-1)} - ${list[0]} + 1 - ${missing.length} = ${value}`;
    })`
      Count the different values; between the smallest and the largest one may be missing.`;
    return {
      answer: count,
      stem: way
        ? text`A function takes positive integers to non-negative integers, and $f(xy) = f(x) + f(y)$ for all positive
          integers $x$ and $y$. If $f(${String(argument(p))}) = ${total}$, how many different values can $f(30)$ have?`
        : text`Every positive integer has a weight, which is a non-negative integer, and the weight of a product is the
          sum of the weights. The number $${String(argument(p))}$ weighs $${total}$. How many weights are possible for
          $30$?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('kept_a_case_that_is_ruled_out', list, () => {
          const all = spread(list[0]?.valueOf() ?? 0, total);
          return all.length > list.length ? all : null;
        })`
          All integers from $${list[0]}$ to $${list.at(-1)}$ were counted, but not every one of them can be reached.`,
        slip(
          'left_out_a_case',
          list,
          rows(p).map(({ most }) => q(most)),
        )`
          You changed only the value at $2$, which moves the sum in steps of $${i - 1}$. The value at $3$ gives the
          sums
          between.`,
        slip('left_out_a_case', list, spread(total - Math.floor(total / 2), total))`
          You kept the value at $2$ at $0$, which gives sums from $${total - Math.floor(total / 2)}$ on. A positive
          one makes
          the sum smaller.`,
        slip(
          'answered_another_quantity',
          count,
          q(rows(p).reduce((n, { least, most }) => n + most - least + 1, 0)),
        )`
          $${count}$ is the number of ways to choose the values at $2$, $3$ and $5$; several of them have the same
          sum.`,
        slip('forgot_zero', list, () => {
          const inner = { i, total: total - i - 3, way: true };
          return inner.total < 0 ? null : sums(inner).map(x => x.add(3));
        })`
          All three values were taken as positive; a non-negative integer may be zero.`,
        slip('left_out_a_case', list, list.length > 2 && list.slice(1))`
          You counted the values from $${list[0]}$ on. With the greatest value at $2$, $${Math.floor(total / i)}$, a
          smaller
          one is possible.`,
        slip('counted_gaps_for_numbers', count, total)`
          All values from $1$ to $${total}$ were taken as possible.`,
        slip('left_out_an_end_point', count, calc`${list.length} - 1`)`
          One of the ends, $${list[0]}$ or $${list.at(-1)}$, was left out; both are possible.`,
      ],
      snapRead: text`Products go over into sums, so the values at the primes decide: an equation in non-negative
        integers.`,
      approach: text`Write the given value with the values at the primes. The sum asked for depends on two of them; go
        through the one with the largest coefficient and look for gaps.`,
      check: () => {
        const a = Math.floor(total / i);
        const b = Math.floor((total - i * a) / 2);
        const c = total - i * a - 2 * b;
        return text`The least value, $${list[0]}$, comes from $(a, b, c) = (${a}, ${b}, ${c})$: $${i} \times ${a} + 2
          \times ${b} + ${c} = ${total}$; the greatest from $(0, 0, ${total})$.`;
      },
      principle: text`A rule that turns products into sums is fixed by its values at primes: factorise and solve in
        integers.`,
    };
  },
);

/** AL.FUN.3 Hard: the values at three primes are bound by one equation. */
export const threePrimes: readonly AnyTemplate[] = situation<Weights>({
  type: 'AL.FUN.3',
  situation: 'three-primes',
  draw: draw => ({ i: draw.int(4, 7), total: draw.int(9, 30), way: draw.chance(0.5) }),
  forms: [values],
});
