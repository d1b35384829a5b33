import type Fraction from 'fraction.js';
import { isCount, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Third {
  /** Averages of the three groups, and of the first two together. */
  a: number;
  b: number;
  c: number;
  ab: number;
  /** Members of the first group; the third has fewer than `below`. */
  first: number;
  below: number;
  frame: number;
}

const stories = [
  { one: 'clerks', two: 'drivers', third: 'guards', unit: 'years' },
  { one: 'pupils of section P', two: 'pupils of section Q', third: 'pupils of section R', unit: 'marks' },
  { one: 'crates of the first group', two: 'crates of the second group', third: 'new crates', unit: 'kg' },
] as const;

/** Divisors of a product that are numbers of all members, with fewer than `below` of them new. */
const totals = (product: number, both: number, below: number, from = both + 1) =>
  upTo(Math.max(0, both + below - 1))
    .filter(n => n >= from && product % n === 0)
    .map(n => q(n));
const bothOf = ({ a, b, ab, first }: Third) => q(first * Math.abs(a - ab), Math.abs(ab - b)).add(first);
const gap = (x: number, y: number) => `${Math.max(x, y)} - ${Math.min(x, y)}`;

const sizesOfTheThird = form<Third>(
  'sizes-with-a-whole-average',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['NS.FAC.3', 'AL.DIO.5'],
    entry: true,
    verify: ({ a, b, c, ab, first, below }) => {
      let second = 0;
      for (let y = 1; y < 2000 && second === 0; y += 1)
        if (first * a + y * b === (first + y) * ab) second = y;
      let count = 0;
      for (let n = 1; n < below; n += 1)
        if ((first * a + second * b + n * c) % (first + second + n) === 0) count += 1;
      return count;
    },
  },
  (p, { step, find }) => {
    const { a, b, ab, first, c, below, frame } = p;
    const { one, two, third, unit } = stories[frame] ?? stories[0];
    const both = step(bothOf(p), {
      name: text`the number of ${one} and ${two} together`,
      works: value =>
        tex`${first} : ${value.sub(first)} = (${gap(ab, b)}) : (${gap(a, ab)}), \quad ${first} + ${value.sub(first)} =
          ${value}`,
    })`
      By alligation the numbers of ${one} and of ${two} are in the inverse ratio of the distances of their averages
      from $${ab}$. This gives the number of ${two}; add the two numbers.`;
    const apart = find(Math.abs(c - ab));
    const product = step(calc`${both} * ${apart}`, {
      name: text`the total deviation of ${one} and ${two} from the average of ${third}`,
      works: value =>
        tex`\frac{${both} \times ${ab} + ${c}n}{${both} + n} = ${c} ${c > ab ? '-' : '+'} \frac{${both} \times
          ${apart}}{${both} + n}, \quad ${both} \times ${apart} = ${value}`,
    })`
      Let $n$ be the number of ${third}. Measure from their average: the others are on average $${apart}$ ${unit}
      ${c > ab ? 'below' : 'above'} $${c}$. In the average of all, this deviation is spread over all $${both} + n$.`;
    const found = step(
      totals(Number(product), Number(both), below),
      value => tex`${both} < ${both} + n < ${both.add(below)}: \quad ${both} + n = ${value.join(', ')}`,
    )`
      The average is whole if the fraction is whole, so $${both} + n$ divides $${product}$. As $n$ is at least $1$ and
      less than $${below}$, list the divisors between these bounds.`;
    const count = step(
      found.length,
      value => tex`n = ${found.map(n => n.sub(both)).join(', ')}: \quad ${value} \text{ values}`,
    )`
      Each divisor gives one value of $n$. Count them.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`The ${String(first)} clerks of a company are on average ${String(a)} years old and its drivers
            ${String(b)}; clerks and drivers together average ${String(ab)} years. There are fewer than
            ${String(below)} guards, whose average age is ${String(c)} years. The average of all three groups together
            is a
            whole number. How many values can the number of guards have?`
          : frame === 1
            ? text`In a test ${String(first)} pupils of section P scored ${String(a)} marks on average, the pupils of
              section Q ${String(b)} marks, and both sections together ${String(ab)}. When section R, with an average
              of ${String(c)}, is included, the average of all is again an integer. For how many sizes of section R,
              below ${String(below)}, is that so?`
            : text`A trader has ${String(first)} crates that weigh ${String(a)} kg on average and some others that
              weigh ${String(b)} kg on average; all of these average ${String(ab)} kg. He buys $n$ more crates, $0 < n
              < ${below}$, with an average of ${String(c)} kg. For how many $n$ is the average weight of all his
              crates a whole number of kilograms?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip(
          'used_a_wrong_given_number',
          found,
          upTo(below - 1)
            .filter(n => Number(product) % n === 0)
            .map(n => both.add(n)),
        )`
            You looked for numbers of ${third} that divide $${product}$ and found $${count}$. The number that has to
            divide it is that of all three groups together.`,
        slip('let_in_zero', found, totals(Number(product), Number(both), below, Number(both)))`
            You counted a case without any ${third} and got $${count}$. Then nothing is added to the first two groups.`,
        slip('inverted_the_ratio', both, () => {
          const other = q(first * Math.abs(ab - b), Math.abs(a - ab));
          return other.d === 1n ? other.add(first) : null;
        })`
            You turned the ratio of ${one} to ${two} round. The average $${ab}$ is nearer to the average of the larger
            group.`,
        slip('ignored_a_bound', found, totals(Number(product), Number(both), Number(product)))`
            You did not use the limit and counted $${count}$ cases. Some of them have $${below}$ or more ${third}, but
            there are fewer.`,
        slip('left_out_a_term', both, first)`
            You put only the $${first}$ ${one} together with the ${third}. The ${two} belong to the average of all
            too.`,
        slip(
          'put_the_bound_on_another_quantity',
          found,
          totals(Number(product), Number(both), below - Number(both)),
        )`
            You kept all three groups together below $${below}$, which leaves $${count}$. That limit is for the
            ${third} alone.`,
        slip('used_a_wrong_given_number', apart, b !== c && Math.abs(c - b))`
            You measured the distance of the ${third} from the ${two} only, $${gap(c, b)}$. The first two groups
            together have an average of $${ab}$.`,
        slip('used_a_wrong_given_number', apart, a !== c && Math.abs(c - a))`
            You measured the distance of the ${third} from the ${one} only, $${gap(c, a)}$. The first two groups
            together have an average of $${ab}$.`,
        slip('left_out_an_end_point', count, calc`${found.length} - 1`)`
            You left out one case and counted $${count}$. Look again for the largest number of ${third} that is
            allowed.`,
      ],
      snapRead: text`Alligation gives the sizes of the first two groups. The third has an unknown size, and the
        average of all is whole, so the number of all three has to be a divisor.`,
      approach: text`Find the number of ${one} and ${two} first. Then write the average of all as the average of the
        ${third} and a fraction, so that the unknown stands only in the denominator and has to make a divisor.`,
      check: () => {
        const of = (total: Fraction) => {
          const n = total.sub(both);
          return text`with $n = ${n}$ it is $\frac{${both} \times ${ab} + ${n} \times ${c}}{${total}} =
            ${both.mul(ab).add(n.mul(c)).div(total)}$`;
        };
        return text`Work out the average of all: ${of(found[0] ?? both)}, and ${of(found.at(-1) ?? both)}.`;
      },
      principle: text`When a group of unknown size joins, measure from its own average: the total deviation of the
        others is fixed, and the number of all has to divide it.`,
    };
  },
);

/** AR.AVG.2 Hard: a third group of unknown size that keeps the average whole. */
export const thirdGroupJoins: readonly AnyTemplate[] = situation<Third>({
  type: 'AR.AVG.2',
  situation: 'third-group-joins',
  tries: 80,
  draw: draw => {
    const [a, b, c] = [draw.int(24, 60), draw.int(24, 60), draw.int(24, 60)];
    const ab = draw.int(Math.min(a, b) + 1, Math.max(a, b) - 1);
    const p = {
      a,
      b,
      c,
      ab,
      first: draw.step(8, 40, 2),
      below: draw.step(40, 200, 10),
      frame: draw.int(0, 2),
    };
    if (Math.abs(a - b) < 3 || ab * 2 === a + b || Math.abs(c - ab) < 4 || ab === c) return null;
    const both = bothOf(p);
    if (both.d !== 1n || both.gt(72)) return null;
    const product = Number(both) * Math.abs(c - ab);
    const count = totals(product, Number(both), p.below).length;
    return count >= 4 && count <= 11 && product <= 1200 && p.below < product - Number(both) ? p : null;
  },
  forms: [sizesOfTheThird],
});
