import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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

const wholeSums = form({
  form: 'whole-sums-of-a-row',
  band: 'Medium',
  seconds: 105,
  entry: true,
  stem: (p: Row) =>
    p.way
      ? `The fractions $$${unitTex(p, 0)}, \\; ${unitTex(p, 1)}, \\; ${unitTex(p, 2)}, \\; \\ldots$$ continue in the same way. For how many positive integers $n \\le ${p.most}$ is the sum of the first $n$ of them an integer?`
      : `Let $S_n$ be the sum of the first $n$ terms of $$${unitTex(p, 0)} + ${unitTex(p, 1)} + ${unitTex(p, 2)} + \\cdots,$$ in which the numbers under the root signs increase by $${p.step}$ each time. How many of the sums $S_1, S_2, \\ldots, S_{${p.most}}$ are integers?`,
  path: path<Row>()
    .step(
      'last',
      ({ first, step, most }) => q(first * first + step * most),
      'Rationalise each fraction and add: all roots but the first and the last cancel. Find the largest number that stands under the last root.',
      ({ first, step, most }, { last }) =>
        `S_n = \\frac{\\sqrt{${first * first} + ${step}n} - ${first}}{${step}}, \\quad ${first * first} + ${step} \\times ${most} = ${last}`,
    )
    .step(
      'root',
      (_p, { last }) => q(Math.floor(Math.sqrt(Number(last)))),
      'The sum can only be an integer when the last root is a whole number. Find the largest one.',
      (_p, { last, root }) =>
        `${root}^2 = ${root.mul(root)} \\le ${last} < ${root.add(1).mul(root.add(1))} = ${root.add(1)}^2`,
    )
    .quiet('from', ({ first }) => q(first))
    .step(
      'count',
      ({ step }, { root, from }) => root.sub(from).div(step).floor(),
      ({ first, step }) =>
        `The last root also has to exceed $${first}$ by a multiple of $${step}$. Each such root is reached, as the difference of the squares is then a multiple of $${step}$ too. Count them.`,
      ({ step }, { root, from, count }) =>
        `\\left\\lfloor \\tfrac{${root} - ${from}}{${step}} \\right\\rfloor = ${count}`,
    ),
  slips: [
    {
      misconception: 'step_not_divided_out',
      at: 'count',
      wrongly: (p, { root }) =>
        q(wholeRoots(p, Number(root), r => (r * r - p.first * p.first) % p.step === 0)),
      words: ({ step }, { count }) =>
        `For $${count}$ values of $n$ the last root is a whole number; its difference to the first root still has to be divided by $${step}$.`,
    },
    {
      misconception: 'every_square_counted',
      at: 'count',
      wrongly: (_p, { root, from }) => root.sub(from),
      words: ({ first, step }, { root }) =>
        `$${root} - ${first}$ counts every square above $${first}^2$; only every one in steps of $${step}$ from $${first}$ gives an integer sum.`,
    },
    {
      misconception: 'step_left_out_of_the_last_term',
      at: 'last',
      wrongly: ({ first, most }) => q(first * first + most),
      words: ({ first, step, most }, { last }) =>
        `$${first * first} + ${most} = ${last}$ was taken for the last number under a root; it grows by $${step}$ with each fraction.`,
    },
    {
      misconception: 'number_of_fractions_for_the_last_term',
      at: 'last',
      wrongly: ({ most }) => q(most),
      words: ({ first, step, most }) =>
        `Squares were sought up to $${most}$; the last number under a root can be $${first * first} + ${step} \\times ${most}$.`,
    },
    {
      misconception: 'first_number_left_out_of_the_last_term',
      at: 'last',
      wrongly: ({ step, most }) => q(step * most),
      words: ({ first, step, most }, { last }) =>
        `$${step} \\times ${most} = ${last}$ was taken for the last number under a root; the row begins with $${first * first}$.`,
    },
    {
      misconception: 'first_number_for_its_root',
      at: 'from',
      wrongly: ({ first }) => q(first * first),
      words: ({ first, step }, { root }) =>
        `$\\frac{${root} - ${first * first}}{${step}}$ takes $${first * first}$ for the first root; its root $${first}$ is subtracted.`,
    },
    {
      misconception: 'second_root_for_the_first',
      at: 'from',
      wrongly: ({ first, step }) => q(first + step),
      words: ({ first }, { from }) =>
        `Roots were counted from $${from}$ on as if the sum began there; it begins with the root $${first}$, and $${from}$ gives a sum of $1$.`,
    },
    {
      misconception: 'first_root_forgotten',
      at: 'from',
      wrongly: () => q(0),
      words: ({ first, step }, { root }) =>
        `$${root} \\div ${step}$ counts the multiples of $${step}$ up to $${root}$; the first root, $${first}$, does not cancel, so roots are counted in steps from it.`,
    },
    {
      misconception: 'sign_of_the_first_root',
      at: 'count',
      wrongly: (p, { root }) => q(wholeRoots(p, Number(root), r => (r + p.first) % p.step === 0)),
      words: ({ first, step }, { count }) =>
        `For $${count}$ roots the sum of last and first root is a multiple of $${step}$; the first root, $${first}$, is subtracted.`,
    },
    {
      misconception: 'first_root_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: ({ first }, { count }) =>
        `$${count}$ roots are in the list if it begins with $${first}$ itself; that would be a sum of no fraction at all.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Fractions with sums of two neighbouring roots below; how many of their partial sums are whole numbers is asked.',
  approach: () =>
    'Multiply each fraction above and below by the difference of its roots: every denominator becomes the step, and the roots cancel in a row. What is left is an integer when the last root is a whole number and its distance from the first one a multiple of the step.',
  faster: ({ first, step, most }) =>
    `The sum is $k$ when $n = k(${2 * first} + ${step}k)$; find the largest $k$ for which this is at most $${most}$.`,
  check: (p, { count }) => {
    const k = Number(count);
    return `A sum of $${k}$ needs $${k} \\times (${2 * p.first} + ${p.step} \\times ${k}) = ${fractionsFor(p, k)}$ fractions, a sum of $${k + 1}$ needs $${fractionsFor(p, k + 1)}$, more than $${p.most}$.`;
  },
  principle:
    'A fraction with a sum of neighbouring roots below turns into a difference of roots; in a row of them all but the first and the last root cancel.',
  verify: ({ first, step, most }) => {
    // Add fraction after fraction in floating point.
    let [sum, count] = [0, 0];
    for (let n = 0; n < most; n += 1) {
      const at = first * first + n * step;
      sum += 1 / (Math.sqrt(at) + Math.sqrt(at + step));
      if (Math.abs(sum - Math.round(sum)) < 1e-9) count += 1;
    }
    return q(count);
  },
});

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
