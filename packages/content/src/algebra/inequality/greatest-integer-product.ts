import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { grouped, numberTex, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Budget {
  /** ax + by = c in positive integers, with coprime a and b; the product xy is to be at least `least`. */
  a: number;
  b: number;
  c: number;
  least: number;
  frame: number;
}

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const partner = ({ a, b, c }: Budget, x: number) => (c - a * x) / b;
/** All x with a positive integer y. */
const solutions = (p: Budget): number[] =>
  Array.from({ length: Math.floor(p.c / p.a) }, (_, i) => i + 1).filter(
    x => p.c - p.a * x > 0 && (p.c - p.a * x) % p.b === 0,
  );
const within = (p: Budget, low: number, high: number) =>
  solutions(p).filter(x => x >= low && x <= high).length;
/** The greatest difference of the terms ax and by with a product of at least `least`: its square. */
const gapSquare = ({ a, b, c, least }: Budget) => c * c - 4 * a * b * least;
const lowest = ({ a, c }: Budget, gap: Fraction) =>
  q(c)
    .sub(gap)
    .div(2 * a);
const highest = ({ a, c }: Budget, gap: Fraction) =>
  q(c)
    .add(gap)
    .div(2 * a);

const largeProducts = form({
  form: 'pairs-with-a-large-product',
  revision: 3,
  band: 'Hard',
  also: ['AL.DIO.1', 'AL.QUA.7'],
  seconds: 120,
  entry: true,
  likely: true,
  stem: ({ a, b, c, least, frame }: Budget) =>
    frame === 0
      ? `How many pairs of positive integers $(x, y)$ satisfy $${a}x + ${b}y = ${c}$ and $xy \\ge ${grouped(least)}$?`
      : frame === 1
        ? `Two opposite sides of a rectangular plot are fenced at ${rupees(a)} a metre, the other two at ${rupees(b)} a metre, for ${rupees(2 * c)} in all. The sides are whole numbers of metres, and the area is at least $${grouped(least)}$ square metres. How many different plots are possible?`
        : `Meena spends exactly ${rupees(c)} on $x$ pencils at ${rupees(a)} each and $y$ erasers at ${rupees(b)} each, with at least one of each. She can choose one pencil and one eraser from them in $xy$ ways. For how many purchases is $xy$ at least $${grouped(least)}$?`,
  path: path<Budget>()
    .quiet('square', p => q(gapSquare(p)))
    .step(
      'gap',
      (_p, { square }) => q(Math.floor(Math.sqrt(Number(square)))),
      'The two terms have a fixed sum, and their product is that of the coefficients times $xy$. Four times the product is the square of the sum less the square of the difference; so the difference must not be too large.',
      ({ a, b, c, least }, { square, gap }) =>
        `(${a}x - ${b}y)^2 = ${c}^2 - 4 \\times ${a * b}\\,xy \\le ${c}^2 - ${4 * a * b} \\times ${least} = ${square} \\Rightarrow |${a}x - ${b}y| \\le ${gap}`,
    )
    .step(
      'low',
      (p, { gap }) => lowest(p, gap),
      'The first term differs from half of the sum by half of that at most: a least value of $x$ follows.',
      ({ a, c }, { gap, low }) => `${a}x \\ge \\frac{${c} - ${gap}}{2} \\Rightarrow x \\ge ${numberTex(low)}`,
    )
    .step(
      'high',
      (p, { gap }) => highest(p, gap),
      'In the same way a greatest value.',
      ({ a, c }, { gap, high }) =>
        `${a}x \\le \\frac{${c} + ${gap}}{2} \\Rightarrow x \\le ${numberTex(high)}`,
    )
    .step(
      'count',
      (p, { low, high }) => q(within(p, low.valueOf(), high.valueOf())),
      ({ b }) => `Whole $y$ come with $x$ in steps of $${b}$. List those within the bounds.`,
      (p, { low, high, count }) =>
        `x = ${solutions(p)
          .filter(x => x >= low.valueOf() && x <= high.valueOf())
          .join(', ')}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'bound_itself_excluded',
      at: 'count',
      wrongly: (p, { low, high }) =>
        q(
          solutions(p).filter(x => x >= low.valueOf() && x <= high.valueOf() && x * partner(p, x) > p.least)
            .length,
        ),
      words: ({ least }, { count }) =>
        `$${count}$ leaves out a product of exactly $${grouped(least)}$; 'at least' allows it.`,
    },
    {
      misconception: 'lower_side_only',
      at: 'high',
      wrongly: ({ a, c }) => q(c, 2 * a),
      words: ({ a, b, c }, { count }) =>
        `$${count}$ stops at the greatest product, near $${a}x = ${b}y = ${numberTex(q(c, 2))}$; beyond it the product stays large enough for a while.`,
    },
    {
      misconception: 'upper_side_only',
      at: 'low',
      wrongly: ({ a, c }) => q(c, 2 * a),
      words: ({ a, b, c }, { count }) =>
        `$${count}$ begins at the greatest product, near $${a}x = ${b}y = ${numberTex(q(c, 2))}$; before it the product is large enough already for a while.`,
    },
    {
      misconception: 'coefficients_left_out',
      at: 'square',
      wrongly: ({ c, least }) => q(c * c - 4 * least),
      words: ({ a, b, least }, { count }) =>
        `$${count}$ comes from $4 \\times ${least}$ under the root; the product of the terms is $${a * b}$ times as large as $xy$.`,
    },
    {
      misconception: 'one_upper_bound_only',
      at: 'low',
      wrongly: () => q(1),
      words: (_p, { count, high }) =>
        `All $${count}$ solutions up to $x = ${numberTex(high)}$ were counted; for small $x$ the product is too small.`,
    },
    {
      misconception: 'one_lower_bound_only',
      at: 'high',
      wrongly: ({ a, c }) => q(c, a),
      words: (_p, { count, low }) =>
        `All $${count}$ solutions from $x = ${numberTex(low)}$ on were counted; for large $x$ the other number, and the product, is too small.`,
    },
    {
      misconception: 'all_integers_counted',
      at: 'count',
      wrongly: (_p, { low, high }) => q(Math.floor(high.valueOf()) - Math.ceil(low.valueOf()) + 1),
      words: ({ b }, { count }) =>
        `$${count}$ counts every integer $x$ between the bounds; only every $${b}$th one makes $y$ an integer.`,
    },
    {
      misconception: 'steps_of_the_wrong_coefficient',
      at: 'count',
      wrongly: ({ a }, { low, high }) => q(Math.floor((high.valueOf() - Math.ceil(low.valueOf())) / a) + 1),
      words: ({ a, b }, { count }) =>
        `$${count}$ goes in steps of $${a}$; from one solution to the next $x$ changes by $${b}$ and $y$ by $${a}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A weighted sum of two positive integers is fixed, and their product is bounded from below: solutions are to be counted.',
  approach: () =>
    'With a fixed sum the product falls as the two terms move apart. So the bound for the product is one for their difference, and with it for x on both sides. Of the integers between only those of one remainder make the other number whole.',
  faster: ({ a, b, c }, { gap, count }) =>
    `$${a}x = \\frac{${c}}{2} + t$, $${b}y = \\frac{${c}}{2} - t$ with $|t| \\le ${numberTex(gap.div(2))}$: multiples of $${a}$ in this range that leave a multiple of $${b}$; $${count}$.`,
  check: (p, { low, high }) => {
    const list = solutions(p);
    const held = list.filter(x => x >= low.valueOf() && x <= high.valueOf());
    const out = list.filter(x => x < low.valueOf() || x > high.valueOf());
    const near = out.reduce(
      (best, x) => (x * partner(p, x) > best * partner(p, best) ? x : best),
      out[0] ?? 1,
    );
    const small = held.reduce(
      (best, x) => (x * partner(p, x) < best * partner(p, best) ? x : best),
      held[0] ?? 1,
    );
    return `The smallest product counted is $${small} \\times ${partner(p, small)} = ${small * partner(p, small)}$; the next one, $${near} \\times ${partner(p, near)} = ${near * partner(p, near)}$, is too small.`;
  },
  principle:
    'With a fixed sum, a bound for the product of two terms is a bound for their difference, on both sides of equality.',
  verify: ({ a, b, c, least }) => {
    let found = 0;
    for (let x = 1; x < c; x += 1)
      for (let y = 1; a * x + b * y <= c; y += 1) if (a * x + b * y === c && x * y >= least) found += 1;
    return q(found);
  },
});

/** AL.INQ.4 Hard: integer solutions of an equation around the place of equal terms. */
export const greatestIntegerProduct: readonly AnyTemplate[] = situation<Budget>({
  type: 'AL.INQ.4',
  situation: 'integers-on-a-budget',
  tries: 80,
  draw: draw => {
    const [a, b] = draw.some([2, 3, 4, 5, 7, 9], 2) as [number, number];
    const p = { a, b, c: draw.int(70, 220), least: 0, frame: draw.int(0, 2) };
    const list = solutions(p);
    if (hcf(a, b) > 1 || a * b > 21 || list.length < 8) return null;
    const x = draw.pick(list);
    p.least = x * partner(p, x);
    const gap = q(Math.abs(a * x - b * partner(p, x)));
    const [low, high] = [lowest(p, gap).valueOf(), highest(p, gap).valueOf()];
    const count = within(p, low, high);
    return count >= 4 && count <= 12 && list.length - count >= 3 && p.least > 30 ? p : null;
  },
  forms: [largeProducts],
});
