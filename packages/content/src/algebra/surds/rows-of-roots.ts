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
    const last = step(
      calc`${first * first} + ${period} * ${most}`,
      (_value, working) =>
        tex`S_n = \frac{\sqrt{${first * first} + ${period}n} - ${first}}{${period}}, \quad ${working}`,
    )`
      Rationalise each fraction and add: all roots but the first and the last cancel. Find the largest number that
      stands under the last root.`;
    const root = step(
      calc`floor(${Math.sqrt(Number(last))})`,
      value =>
        tex`${value}^2 = ${value.mul(value)} \le ${last} < ${value.add(1).mul(value.add(1))} = ${value.add(1)}^2`,
    )`
      The sum can only be an integer when the last root is a whole number. Find the largest one.`;
    const from = find(first);
    const count = step(calc`floor((${root} - ${from}) / ${period})`)`
      The last root also has to exceed $${first}$ by a multiple of $${period}$. Each such root is reached, as the
      difference of the squares is then a multiple of $${period}$ too. Count them.`;
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
          For $${count}$ values of $n$ the last root is a whole number; its difference to the first root still has to be
          divided by $${period}$.`,
        slip('ignored_a_condition', count, calc`${root} - ${from}`)`
          $${root} - ${first} = ${count}$ counts every whole root above $${first}$. Only roots that exceed $${first}$
          by a multiple
          of $${period}$ give an integer sum, because the difference is divided by $${period}$.`,
        slip('left_out_a_factor', last, calc`${first} * ${first} + ${most}`)`
          $${first * first} + ${most} = ${last}$ was taken for the last number under a root; it grows by $${period}$
          with each fraction.`,
        slip('left_out_a_factor', last, most)`
          Squares were sought up to $${most}$; the last number under a root can be $${first * first} + ${period} \times
          ${most}$.`,
        slip('left_out_a_term', last, calc`${period} * ${most}`)`
          $${period} \times ${most} = ${last}$ was taken for the last number under a root; the row begins with
          $${first * first}$.`,
        slip('forgot_the_root', from, calc`${first} * ${first}`)`
          $\frac{${root} - ${first * first}}{${period}}$ takes $${first * first}$ for the first root; its root
          $${first}$ is subtracted.`,
        slip('miscounted_the_steps', from, calc`${first} + ${period}`)`
          Roots were counted from $${from}$ on as if the sum began there; it begins with the root $${first}$, and
          $${from}$ gives a sum of $1$.`,
        slip('left_out_a_term', from, 0)`
          $${root} \div ${period}$ counts the multiples of $${period}$ up to $${root}$; the first root, $${first}$, does
          not cancel, so roots are counted in steps from it.`,
        slip('wrong_sign', count, () => wholeRoots(p, Number(root), r => (r + first) % period === 0))`
          For $${count}$ roots the sum of last and first root is a multiple of $${period}$; the first root, $${first}$,
          is subtracted.`,
        slip('counted_one_too_many', count, calc`${count} + 1`)`
          $${count}$ roots are in the list if it begins with $${first}$ itself; that would be a sum of no fraction at
          all.`,
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
