import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Budget {
  /** ax + by = c in positive integers, with coprime a and b. */
  a: number;
  b: number;
  c: number;
  way: boolean;
}

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));
const partner = ({ a, b, c }: Budget, x: Fraction) => q(c).sub(x.mul(a)).div(b);
/** All x with a positive integer y. */
const solutions = (p: Budget): number[] =>
  Array.from({ length: Math.floor(p.c / p.a) }, (_, i) => i + 1).filter(
    x => p.c - p.a * x > 0 && (p.c - p.a * x) % p.b === 0,
  );
const at = (p: Budget, x: Fraction) => x.mul(partner(p, x));

const greatest = form({
  form: 'greatest-product-of-integers',
  band: 'Hard',
  also: ['AL.DIO.1', 'AL.INQ.5'],
  seconds: 100,
  entry: true,
  likely: true,
  stem: ({ a, b, c, way }: Budget) =>
    way
      ? `The positive integers $x$ and $y$ satisfy $${a}x + ${b}y = ${c}$. What is the maximum value of $xy$?`
      : `Two opposite sides of a rectangular plot are fenced at ${rupees(a)} a metre, the other two at ${rupees(b)} a metre. The sides are whole numbers of metres, and the fence costs ${rupees(2 * c)} in all. At most how many square metres can the plot have?`,
  path: path<Budget>()
    .step(
      'centre',
      ({ a, c }) => q(c, 2 * a),
      'For real numbers the product is greatest when both terms are equal, each half of the sum. Find that $x$.',
      ({ a, b, c }, { centre }) => `${a}x = ${b}y = \\frac{${c}}{2}, \\quad x = ${numberTex(centre)}`,
    )
    .step(
      'low',
      (p, { centre }) => q(Math.max(...solutions(p).filter(x => x <= centre.valueOf()))),
      'Integer solutions have $x$ in equal steps. Find the last one below that place.',
      (p, { low }) =>
        `x = ${low}: \\quad y = \\frac{${p.c} - ${p.a} \\times ${low}}{${p.b}} = ${partner(p, low)}`,
    )
    .step(
      'high',
      ({ b }, { low }) => low.add(b),
      'The next solution follows one step later, above that place.',
      (p, { high }) => `x = ${high}: \\quad y = ${partner(p, high)}`,
    )
    .step(
      'product',
      (p, { low, high }) => (at(p, low).compare(at(p, high)) > 0 ? at(p, low) : at(p, high)),
      'The product falls on either side of the best place, so one of these two is the greatest. Compare them.',
      (p, { low, high, product }) =>
        `${low} \\times ${partner(p, low)} = ${at(p, low)}, \\quad ${high} \\times ${partner(p, high)} = ${at(p, high)}: \\quad ${product}`,
    ),
  slips: [
    {
      misconception: 'real_maximum_rounded',
      at: 'product',
      wrongly: ({ a, b, c }) => q(c * c, 4 * a * b).floor(),
      words: ({ a, b, c }, { product }) =>
        `$${product}$ is $\\frac{${c}^2}{4 \\times ${a} \\times ${b}}$ without its fraction; no integers that satisfy the equation come that close.`,
    },
    {
      misconception: 'wrong_neighbour',
      at: 'product',
      wrongly: (p, { low, high }) => (at(p, low).compare(at(p, high)) > 0 ? at(p, high) : at(p, low)),
      words: (_p, { product, low, high }) =>
        `$${product}$ belongs to the other of the two neighbouring solutions $x = ${low}$ and $x = ${high}$.`,
    },
    {
      misconception: 'makes_the_numbers_equal',
      at: 'centre',
      wrongly: (p, { centre }) => {
        const equal = q(p.c, p.a + p.b);
        const inside = solutions(p).filter(x => x <= equal.valueOf()).length;
        return inside > 0 && inside < solutions(p).length && !equal.equals(centre) ? equal : null;
      },
      words: ({ a, b }, { centre }) =>
        `Solutions near $x = y = ${numberTex(centre)}$ were compared; with coefficients $${a}$ and $${b}$ the terms should be equal, not the numbers.`,
    },
    {
      misconception: 'rounds_both_numbers',
      at: 'product',
      wrongly: (p, { centre }) => {
        const x = centre.round();
        return x.mul(partner(p, x).round());
      },
      words: (p, { centre, product }) =>
        `$${product}$ rounds both numbers ($x$ to $${centre.round()}$); these two do not add up to $${p.c}$ in the equation.`,
    },
    {
      misconception: 'one_solution_too_low',
      at: 'low',
      wrongly: (p, { low }) => (low.valueOf() > 2 * p.b ? low.sub(p.b * 2) : null),
      words: (p, { low, high }) =>
        `The solutions $x = ${low}$ and $x = ${high}$ were compared, but there are some nearer to $${numberTex(q(p.c, 2 * p.a))}$.`,
    },
    {
      misconception: 'one_solution_too_high',
      at: 'low',
      wrongly: (p, { low }) => (partner(p, low.add(2 * p.b)).valueOf() > 0 ? low.add(p.b) : null),
      words: (p, { low }) =>
        `From $x = ${low}$ on the product falls already; a solution nearer to $${numberTex(q(p.c, 2 * p.a))}$ was passed over.`,
    },
    {
      misconception: 'only_one_number_whole',
      at: 'product',
      wrongly: (p, { centre }) => {
        const x = centre.ceil();
        return x.mul(partner(p, x).ceil());
      },
      words: ({ c }, { product }) =>
        `For $${product}$ both numbers were rounded up, which costs more than $${c}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A weighted sum of two positive integers is fixed, and their product is to be as large as possible.',
  approach: () =>
    'Equal terms give the place of the maximum for real numbers. The integer solutions step over it; compare the two next to it.',
  faster: (p, { centre, low, high }) =>
    `The product is largest for the $x$ nearest to $${numberTex(centre)}$: of $${low}$ and $${high}$ that is $${at(p, low).compare(at(p, high)) > 0 ? low : high}$.`,
  check: (p, { low, high }) => {
    const around = [low.sub(p.b), low, high, high.add(p.b)].filter(
      x => x.valueOf() > 0 && partner(p, x).valueOf() > 0,
    );
    return `The products near the best place are ${around.map(x => `$${at(p, x)}$ for $x = ${x}$`).join(', ')}.`;
  },
  principle:
    'Where integers step over the best real place, the symmetric fall on both sides makes the nearest solution the best.',
  verify: ({ a, b, c }) => {
    let best = 0;
    for (let x = 1; x < c; x += 1)
      for (let y = 1; a * x + b * y <= c; y += 1) if (a * x + b * y === c) best = Math.max(best, x * y);
    return q(best);
  },
});

/** AL.INQ.4 Hard: the place of equal terms lies between integer solutions of an equation. */
export const greatestIntegerProduct: readonly AnyTemplate[] = situation<Budget>({
  type: 'AL.INQ.4',
  situation: 'integers-on-a-budget',
  tries: 40,
  draw: draw => {
    const [a, b] = draw.some([3, 4, 5, 6, 7, 8, 9, 11, 13], 2) as [number, number];
    const p = { a, b, c: draw.int(70, 330), way: draw.chance(0.5) };
    const list = solutions(p);
    const centre = p.c / (2 * a);
    if (hcf(a, b) > 1 || list.length < 4) return null;
    const low = Math.max(0, ...list.filter(x => x <= centre));
    if (low === 0 || !list.includes(low + b)) return null;
    const [left, right] = [at(p, q(low)), at(p, q(low + b))];
    return low === centre || left.equals(right) ? null : p;
  },
  forms: [greatest],
});
