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
    const turn = step(calc`2 * ${m} * ${m}`, {
      name: text`the $k$ at which the modulus changes`,
      because: text`The two numbers under the roots differ only in one sign, so their product is a difference of
        squares. The root of a square is never negative: $\sqrt{(-3)^2} = 3$, so a modulus has to be written.`,
      works: value => tex`S^2 = 2k + 2\sqrt{k^2 - ${4 * m * m}(k - ${m * m})} = 2k + 2|k - ${value}|`,
    })`
      Let $S$ be the sum, and square it. The product of the numbers under the two roots is a perfect square, so its
      root is a modulus. Find the $k$ at which the number in this modulus changes its sign.`;
    const constant = step(calc`${turn} - ${m} * ${m} + 1`, {
      name: text`the number of $k$ with a constant sum`,
      because: text`On this part one root grows by as much as the other one falls. Not only one value of $k$ counts,
        because the sum is the same integer for all of them.`,
      works: value =>
        tex`${m * m} \le k \le ${turn}: \quad S = \sqrt{2 \times ${turn}} = ${2 * m}, \quad ${value} \text{ values}`,
    })`
      For $k \le ${turn}$ the modulus is $${turn} - k$, and $k$ cancels: the sum is constant and an integer. The inner
      root is real only for $k \ge ${m * m}$. Count the $k$ from $${m * m}$ to $${turn}$.`;
    const root = find(calc`floor(${Math.sqrt(most - m * m)})`);
    const start = find(m);
    const beyond = step(calc`${root} - ${start}`, {
      name: text`the number of larger $k$`,
      because: text`Twice a root is an integer only if the root is whole, since the root of an integer is whole or
        irrational. The first $j$ is the one after the $k$ where the modulus changes.`,
      works: value =>
        tex`k > ${turn}: \quad S = 2\sqrt{k - ${m * m}}, \quad k = ${m * m} + j^2 \le ${most}, \ ${m + 1} \le j \le
          ${root}: \quad ${value} \text{ values}`,
    })`
      For $k > ${turn}$ the modulus is $k - ${turn}$, and the sum is twice the root of $k - ${m * m}$. So
      $k - ${m * m}$ has to be a perfect square, $j^2$. Count these $j$.`;
    const count = step(calc`${constant} + ${beyond}`)`
      No $k$ belongs to both cases, so add the two numbers.`;
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
          You opened the root of a square without a modulus, as if the sum were $2\sqrt{k - ${m * m}}$ for every $k$.
          For $k$ up to $${2 * m * m}$ it is constant.`,
        slip('left_out_a_case', beyond, 0)`
          You counted only the $${constant}$ values up to $k = ${turn}$. For greater $k$ the sum is an integer too when
          $k - ${m * m}$ is a perfect square.`,
        slip('counted_gaps_for_numbers', constant, calc`${constant} - 1`)`
          You counted $${constant}$ values with a constant sum, the difference of $${m * m}$ and $${2 * m * m}$. Both
          ends count, so there is one more.`,
        slip('counted_twice', start, calc`${start} - 1`)`
          You counted $k = ${turn}$ in both cases, with the constant sum and with the growing one. It is one value of
          $k$.`,
        slip('ignored_the_domain', constant, turn)`
          You counted all $k$ from $1$ to $${turn}$. Below $k = ${m * m}$ the inner root is not real.`,
        slip('left_out_a_case', constant, 1)`
          You kept a single value up to $k = ${turn}$. The sum is the same integer, $${2 * m}$, for all $k$ from
          $${m * m}$ on.`,
        slip('left_out_a_term', root, calc`floor(${Math.sqrt(most)})`)`
          You counted perfect squares up to $${most}$. The square is $k - ${m * m}$, so $${m * m}$ has to be taken off
          $${most}$ first.`,
        slip('counted_one_too_many', root, calc`${root} + 1`)`
          You let $j$ go up to $${root}$. Then $k = ${m * m} + ${root}^2 = ${root.mul(root).add(m * m)}$, which is more
          than $${most}$.`,
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
