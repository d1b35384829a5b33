import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Row {
  /** Root of the first radicand, the step between radicands, and the largest number of fractions added. */
  first: number;
  step: number;
  most: number;
  way: boolean;
}

const rootTex = (n: number) => `\\sqrt{${n}}`;
const unitTex = ({ first, step }: Row, i: number) => {
  const from = first * first + i * step;
  return `\\frac{1}{${rootTex(from)} + ${rootTex(from + step)}}`;
};
/** How many fractions make the root f + sk, and their sum k. */
const fractionsFor = ({ first, step }: Row, k: number) => k * (2 * first + step * k);
/** Whole numbers above the first root up to another that pass a test. */
const wholeRoots = ({ first }: Row, last: number, test: (root: number) => boolean) =>
  Array.from({ length: Math.max(0, last - first) }, (_, i) => first + 1 + i).filter(test).length;

const wholeSums = form<Row>(
  'whole-sums-of-a-row',
  {
    band: 'Medium',
    seconds: 105,
    entry: true,
    verify: ({ first, step, most }) => {
      // Add fraction after fraction in floating point.
      let [sum, count] = [0, 0];
      for (let n = 0; n < most; n += 1) {
        const at = first * first + n * step;
        sum += 1 / (Math.sqrt(at) + Math.sqrt(at + step));
        if (Math.abs(sum - Math.round(sum)) < 1e-9) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { first, step: period, most, way } = p;
    const last = step(calc`${first * first} + ${period} * ${most}`, {
      name: text`the largest number under the last root`,
      because: text`$(\sqrt{a} + \sqrt{b})(\sqrt{a} - \sqrt{b}) = a - b$, and neighbouring numbers under the roots
        differ by $${period}$. Each root then stands once with a plus and once with a minus, except at the two ends of
        the row.`,
      works: (_value, working) =>
        tex`S_n = \frac{\sqrt{${first * first} + ${period}n} - ${first}}{${period}}, \quad ${working}`,
    })`
      Multiply each fraction above and below by the difference of its two roots. Every denominator becomes $${period}$,
      and in the sum $S_n$ of the first $n$ fractions all roots cancel but the first and the last. Find the largest
      number that stands under the last root, for $n = ${most}$.`;
    const root = step(calc`floor(${Math.sqrt(Number(last))})`, {
      name: text`the largest whole last root`,
      because: text`The root of an integer is either whole or irrational. An irrational root minus $${first}$, divided
        by $${period}$, is irrational too.`,
      works: value =>
        tex`${value}^2 = ${value.mul(value)} \le ${last} < ${value.add(1).mul(value.add(1))} = ${value.add(1)}^2`,
    })`
      The sum can only be an integer if the last root is a whole number, since all the rest of it is whole. Find the
      largest whole number that the last root can be.`;
    const from = find(first);
    const count = step(calc`floor((${root} - ${from}) / ${period})`, {
      because: text`A whole last root alone is not enough: its difference from $${first}$ still has to be divisible by
        $${period}$. So only every ${String(period)}th whole root counts.`,
    })`
      The difference between the last root and $${first}$ is divided by $${period}$, so it has to be a multiple of
      $${period}$. Each such root is really reached, because the difference of the squares is then a multiple of
      $${period}$ too. Count these roots.`;
    return {
      answer: count,
      stem: way
        ? text`The fractions $$${unitTex(p, 0)}, \; ${unitTex(p, 1)}, \; ${unitTex(p, 2)}, \; \ldots$$ continue in the
          same way. For how many positive integers $n \le ${most}$ is the sum of the first $n$ of them an integer?`
        : text`Let $S_n$ be the sum of the first $n$ terms of $$${unitTex(p, 0)} + ${unitTex(p, 1)} + ${unitTex(p, 2)} +
          \cdots,$$ in which the numbers under the root signs increase by $${period}$ each time. How many of the sums
          $S_1, S_2, \ldots, S_{${most}}$ are integers?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('ignored_a_condition', count, () =>
          wholeRoots(p, Number(root), r => (r * r - first * first) % period === 0),
        )`
          For $${count}$ values of $n$ the last root is a whole number. Its difference from the first root still has to
          be divisible by $${period}$.`,
        slip('ignored_a_condition', count, calc`${root} - ${from}`)`
          $${root} - ${first} = ${count}$ counts every whole root above $${first}$. Only roots that exceed $${first}$
          by a multiple of $${period}$ give an integer sum, because the difference is divided by $${period}$.`,
        slip('left_out_a_factor', last, calc`${first} * ${first} + ${most}`)`
          You used $${first * first} + ${most} = ${last}$ for the last number under a root. It grows by $${period}$
          with each fraction, not by $1$.`,
        slip('left_out_a_factor', last, most)`
          You looked for squares up to $${most}$, the number of fractions. The last number under a root can be as large
          as $${first * first} + ${period} \times ${most}$.`,
        slip('left_out_a_term', last, calc`${period} * ${most}`)`
          You used $${period} \times ${most} = ${last}$ for the last number under a root. The row does not begin with
          $0$ under the root, but with $${first * first}$.`,
        slip('forgot_the_root', from, calc`${first} * ${first}`)`
          You subtracted $${first * first}$ from the last root, $\frac{${root} - ${first * first}}{${period}}$. The
          first root, $${first}$, has to be subtracted, not the number under it.`,
        slip('miscounted_the_steps', from, calc`${first} + ${period}`)`
          You began the list of roots after $${from}$. The root $${from}$ already exceeds $${first}$ by $${period}$ and
          gives the sum $1$, which is an integer.`,
        slip('left_out_a_term', from, 0)`
          You counted the multiples of $${period}$ up to $${root}$. The first root, $${first}$, does not cancel, so the
          roots go in steps of $${period}$ from $${first}$.`,
        slip('wrong_sign', count, () => wholeRoots(p, Number(root), r => (r + first) % period === 0))`
          You counted the $${count}$ roots whose sum with the first root is a multiple of $${period}$. The first root,
          $${first}$, is subtracted, so the difference counts.`,
        slip('counted_one_too_many', count, calc`${count} + 1`)`
          Your list of $${count}$ roots begins with $${first}$ itself. That would be the sum of no fraction at all, and
          $n$ is at least $1$.`,
      ],
      snapRead: text`Fractions with sums of two neighbouring roots below; how many of their partial sums are whole
        numbers is asked.`,
      approach: text`Multiply each fraction above and below by the difference of its roots: every denominator becomes
        the step, and the roots cancel in a row. What is left is an integer when the last root is a whole number and its
        distance from the first one a multiple of the step.`,
      faster: text`The sum is $k$ when $n = k(${2 * first} + ${period}k)$; find the largest $k$ for which this is at
        most $${most}$.`,
      check: () => {
        const k = Number(count);
        return text`A sum of $${k}$ needs $${k} \times (${2 * first} + ${period} \times ${k}) = ${fractionsFor(p, k)}$
          fractions, a sum of $${k + 1}$ needs $${fractionsFor(p, k + 1)}$, more than $${most}$.`;
      },
      principle: text`A fraction with a sum of neighbouring roots below turns into a difference of roots; in a row of
        them all but the first and the last root cancel.`,
    };
  },
);

/** AL.IND.4 Medium: rationalised, all but two roots of a row cancel; the sum is whole for some lengths of the row. */
export const rowsOfRoots: readonly AnyTemplate[] = situation<Row>({
  type: 'AL.IND.4',
  situation: 'row-of-roots',
  tries: 8,
  draw: draw => {
    const p: Row = {
      first: draw.int(2, 9),
      step: draw.int(2, 6),
      most: draw.step(100, 900, 20),
      way: draw.chance(0.5),
    };
    const root = Math.floor(Math.sqrt(p.first * p.first + p.step * p.most));
    return (root - p.first) / p.step >= 3 ? p : null;
  },
  forms: [wholeSums],
});
