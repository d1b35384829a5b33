import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cones {
  /** A ball of radius r, or a cylinder of radius r and height h; h is 0 for a ball. */
  r: number;
  h: number;
  /** The cone's height is at least this many times its radius. */
  times: 1 | 2;
  way: boolean;
}

/** Three times the volume over pi, which is the square of the cone's radius times its height. */
const productOf = ({ r, h }: Cones) => (h === 0 ? 4 * r ** 3 : 3 * r * r * h);
const bodyOf = ({ r, h }: Cones) =>
  h === 0 ? `ball of radius $${r}$ cm` : `cylinder of radius $${r}$ cm and height $${h}$ cm`;
const limitOf = ({ times }: Cones) => (times === 1 ? 'its radius' : 'the diameter of its base');

function numbersUpTo(most: number, fits: (x: number) => boolean): Fraction[] {
  const list: Fraction[] = [];
  for (let x = 1; x <= most; x += 1) if (fits(x)) list.push(q(x));
  return list;
}
const squareFactors = (n: number) => numbersUpTo(Math.sqrt(n), x => n % (x * x) === 0);
const totalOf = (list: readonly Fraction[]) => list.reduce((sum, x) => sum.add(x), q(0));
const listTex = (list: readonly Fraction[]) => list.map(x => numberTex(x)).join(', ');

const sumOfRadii = form({
  form: 'sum-of-possible-radii',
  revision: 4,
  apart: true,
  band: 'Hard',
  entry: true,
  also: ['NS.FAC.3'],
  seconds: 90,
  stem: (p: Cones) =>
    p.way
      ? `A solid ${bodyOf(p)} is melted and recast into one solid cone, without any loss. Radius and height of the cone, in centimetres, are integers, and its height is not less than ${limitOf(p)}. What is the sum of all possible radii, in centimetres?`
      : `All the clay of a solid ${bodyOf(p)} is used for a single solid cone. A potter wants both the base radius and the height to be whole numbers of centimetres, with a height of at least ${limitOf(p)}. What is the sum, in centimetres, of all possible base radii?`,
  path: path<Cones>()
    .step(
      'product',
      p => q(productOf(p)),
      'Set the volumes equal with $x$ for the radius and $y$ for the height of the cone, and multiply by 3.',
      ({ r, h }, { product }) =>
        `x^2 y = ${h === 0 ? `4 \\times ${r}^3` : `3 \\times ${r}^2 \\times ${h}`} = ${numberTex(product)}`,
    )
    .step(
      'radii',
      (_p, { product }) => squareFactors(product.valueOf()),
      'So the square of $x$ is a factor of this number. List the possible $x$.',
      (_p, { radii }) => `x = ${listTex(radii)}`,
    )
    .quiet('limit', ({ times }) => q(times))
    .step(
      'fitting',
      (_p, { product, radii, limit }) => radii.filter(x => !limit.mul(x).mul(x).mul(x).gt(product)),
      'The height falls as the radius grows. Keep those for which it is large enough.',
      (_p, { product, limit, fitting }) =>
        `${limit.equals(1) ? 'y \\ge x' : 'y \\ge 2x'} \\Rightarrow ${limit.equals(1) ? '' : numberTex(limit)}x^3 \\le ${numberTex(product)}: \\quad x = ${listTex(fitting)}`,
    )
    .step(
      'sum',
      (_p, { fitting }) => totalOf(fitting),
      'Each radius has one height. Add the radii.',
      (_p, { fitting, sum }) => `${fitting.map(x => numberTex(x)).join(' + ')} = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'condition_on_height_ignored',
      at: 'fitting',
      wrongly: (_p, { radii }) => radii,
      words: (p, { fitting }) =>
        `$${fitting.join(' + ')}$ admits flat cones too; the height must be at least ${limitOf(p)}.`,
    },
    {
      misconception: 'third_of_cone_forgotten',
      at: 'product',
      wrongly: p => (productOf(p) % 3 === 0 ? q(productOf(p) / 3) : null),
      words: (_p, { product }) =>
        `$x^2 y = ${numberTex(product)}$ is right for a cylinder; a cone holds a third.`,
    },
    {
      misconception: 'radius_and_diameter_mixed',
      at: 'limit',
      wrongly: ({ times }) => q(times === 1 ? 2 : 1, 1),
      words: p =>
        p.times === 1
          ? 'The height was compared with the diameter of the base; the condition is about the radius.'
          : 'The height was compared with the radius; the condition is about the diameter of the base.',
    },
    {
      misconception: 'factors_instead_of_square_factors',
      at: 'radii',
      wrongly: (_p, { product }) =>
        numbersUpTo(Math.sqrt(product.valueOf()), x => product.valueOf() % x === 0),
      words: (_p, { product }) =>
        `Every factor $x$ of $${numberTex(product)}$ was admitted; its square has to be a factor.`,
    },
    {
      misconception: 'flat_ones_added',
      at: 'fitting',
      wrongly: (_p, { product, radii, limit }) => radii.filter(x => limit.mul(x).mul(x).mul(x).gt(product)),
      words: p => `The radii of the cones whose height is less than ${limitOf(p)} were added.`,
    },
    {
      misconception: 'gives_largest_radius',
      at: 'sum',
      wrongly: (_p, { fitting }) => fitting.at(-1) ?? null,
      words: (_p, { sum }) => `$${numberTex(sum)}$ cm is the largest radius alone; the sum of all was asked.`,
    },
    {
      misconception: 'radius_one_left_out',
      at: 'radii',
      wrongly: (_p, { radii }) => radii.slice(1),
      words: () => 'The factor 1 was left out; a cone of radius 1 cm is very tall, but it is allowed.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'One solid becomes a cone with whole radius and height, and the height has a lower limit: a sum of factors with a condition.',
  approach: () =>
    'Equal volumes give the square of the radius times the height. So squares that divide a number are listed, and the condition on the height bounds the radius from above.',
  faster: (p, { radii }) => {
    const most = Math.floor(Math.cbrt(productOf(p) / p.times) + 1e-9);
    return `The largest square in $${numberTex(productOf(p))}$ is $${numberTex(radii.at(-1) ?? q(1))}^2$: add the factors of $${numberTex(radii.at(-1) ?? q(1))}$ up to $${most}$.`;
  },
  check: ({ times }, { product, fitting, radii }) => {
    const last = fitting.at(-1) ?? q(1);
    const next = radii[fitting.length];
    const heightOf = (x: Fraction) => product.div(x).div(x);
    const beyond = next ? `, with $x = ${numberTex(next)}$ only $${numberTex(heightOf(next))}$` : '';
    return `With $x = ${numberTex(last)}$ the height is $${numberTex(heightOf(last))}$${beyond}; at least ${times === 1 ? 'the radius' : 'twice the radius'} is wanted.`;
  },
  principle: 'A product with a square, in integers, asks for the squares among the factors.',
  verify: p => {
    // Heights instead of radii: the rest must be a square.
    const product = productOf(p);
    let sum = 0;
    for (let y = 1; y <= product; y += 1) {
      if (product % y !== 0) continue;
      const x = Math.round(Math.sqrt(product / y));
      if (x * x * y === product && y >= p.times * x) sum += x;
    }
    return q(sum);
  },
});

/** GM.SOL.3 Hard: recast into a cone of whole radius and height. */
export const wholeCones: readonly AnyTemplate[] = situation<Cones>({
  type: 'GM.SOL.3',
  situation: 'into-one-cone',
  tries: 60,
  draw: draw => {
    const ball = draw.chance(0.4);
    const p: Cones = {
      r: draw.step(4, 36, 2),
      h: ball ? 0 : draw.int(4, 40),
      times: draw.pick([1, 2]),
      way: draw.chance(0.5),
    };
    const product = productOf(p);
    if (product > 60_000) return null;
    const radii = squareFactors(product);
    const fitting = radii.filter(x => p.times * x.valueOf() ** 3 <= product).length;
    return fitting >= 4 && fitting <= 10 && fitting < radii.length ? p : null;
  },
  forms: [sumOfRadii],
});
