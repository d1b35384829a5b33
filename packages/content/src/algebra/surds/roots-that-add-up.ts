import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Conjugates {
  /** √(k + 2m√(k − m²)) + √(k − 2m√(k − m²)) for k up to `most`. */
  m: number;
  most: number;
  way: boolean;
}

const expression = ({ m }: Conjugates) =>
  `\\sqrt{k + ${2 * m}\\sqrt{k - ${m * m}}} + \\sqrt{k - ${2 * m}\\sqrt{k - ${m * m}}}`;

const whole = form<Conjugates>(
  'whole-sums-of-roots',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.IND.5', 'AL.MOD.1'],
    entry: true,
    verify: ({ m, most }) => {
      let count = 0;
      for (let k = m * m; k <= most; k += 1) {
        const inner = 2 * m * Math.sqrt(k - m * m);
        const sum = Math.sqrt(k + inner) + Math.sqrt(Math.max(0, k - inner));
        if (Math.abs(sum - Math.round(sum)) < 1e-6) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { m, most, way } = p;
    const turn = step(
      calc`2 * ${m} * ${m}`,
      value => tex`S^2 = 2k + 2\sqrt{k^2 - ${4 * m * m}(k - ${m * m})} = 2k + 2|k - ${value}|`,
    )`
      Let $S$ be the sum and square it. The product of the numbers under the two roots is a perfect square, and its
      root is a
      modulus. Find where this changes its sign.`;
    const constant = step(
      calc`${turn} - ${m} * ${m} + 1`,
      value =>
        tex`${m * m} \le k \le ${turn}: \quad S = \sqrt{2 \times ${turn}} = ${2 * m}, \quad ${value} \text{ values}`,
    )`
      For $k \le ${turn}$ the sum is constant and an integer. The inner root is real for $k \ge ${m * m}$. Count the $k$
      between these bounds.`;
    const root = find(calc`floor(${Math.sqrt(most - m * m)})`);
    const start = find(m);
    const beyond = step(
      calc`${root} - ${start}`,
      value =>
        tex`k > ${turn}: \quad S = 2\sqrt{k - ${m * m}}, \quad k = ${m * m} + j^2 \le ${most}, \ ${m + 1} \le j \le
          ${root}: \quad ${value} \text{ values}`,
    )`
      For $k > ${turn}$ the sum is twice the root of $k - ${m * m}$, so this has to be a perfect square, $j^2$.`;
    const count = step(calc`${constant} + ${beyond}`)`
      No $k$ belongs to both cases, so add.`;
    return {
      answer: count,
      stem: way
        ? text`For how many positive integers $k \le ${most}$ is $$${expression(p)}$$ a real number and an integer?`
        : text`Let $k$ be a positive integer, at most $${most}$. For how many values of $k$ is the sum
          $$${expression(p)}$$ defined and equal to an integer?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('misread_a_modulus', constant, calc`${m} + 1`)`
          The root of a square was opened without a modulus, as if the sum were $2\sqrt{k - ${m * m}}$ everywhere. For
          $k$ up to
          $${2 * m * m}$ it is constant.`,
        slip('left_out_a_case', beyond, 0)`
          Only the $${constant}$ values up to $k = ${turn}$ were counted; for greater $k$ the sum is whole when $k -
          ${m * m}$ is a
          perfect square.`,
        slip('counted_gaps_for_numbers', constant, calc`${constant} - 1`)`
          From $${m * m}$ to $${2 * m * m}$ both ends count.`,
        slip('counted_twice', start, calc`${start} - 1`)`
          $k = ${turn}$ was counted in both cases, the constant sum and the growing one.`,
        slip('ignored_the_domain', constant, turn)`
          Below $k = ${m * m}$ the inner root is not real, so those values do not count.`,
        slip('left_out_a_case', constant, 1)`
          Of the values up to $${turn}$ only one was kept; the sum is $${2 * m}$ for all of them from $${m * m}$ on.`,
        slip('left_out_a_term', root, calc`floor(${Math.sqrt(most)})`)`
          Perfect squares up to $${most}$ were counted; $k - ${m * m}$ is the square, so $${m * m}$ has to be taken
          off first.`,
        slip('counted_one_too_many', root, calc`${root} + 1`)`
          $${m * m} + ${root}^2 = ${root.mul(root).add(m * m)}$ is more than $${most}$.`,
      ],
      snapRead: text`Two conjugate roots within roots are added, and the integers $k$ with a whole sum are counted.`,
      approach: text`Squaring makes the product of the conjugates appear, a perfect square whose root is a modulus. Two
        cases: a constant sum, and one with a single root.`,
      faster: text`With $j = \sqrt{k - ${m * m}}$ the sum is $(j + ${m}) + |j - ${m}|$: constant for $j \le ${m}$, and
        $2j$ for $j = ${m + 1}, \dots, ${root}$.`,
      check: text`At $k = ${m * m}$ both roots are $${m}$; $k = ${m * m} + ${root}^2 = ${root.mul(root).add(m * m)}$
        gives $${root.mul(2)}$, and $${m * m} + ${root.add(1)}^2$ exceeds $${most}$.`,
      principle: text`The root of a square is a modulus: a sum of conjugate roots has two cases.`,
    };
  },
);

/** AL.IND.4 Hard: conjugate roots whose sum changes its form. */
export const rootsThatAddUp: readonly AnyTemplate[] = situation<Conjugates>({
  type: 'AL.IND.4',
  situation: 'conjugate-roots',
  tries: 10,
  draw: draw => {
    const m = draw.int(2, 7);
    const root = m + draw.int(2, 9);
    const most = m * m + root * root + draw.int(0, 2 * root);
    return { m, most, way: draw.chance(0.5) };
  },
  forms: [whole],
});
