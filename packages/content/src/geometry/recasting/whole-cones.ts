import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
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

const sumOfRadii = form<Cones>(
  'sum-of-possible-radii',
  {
    band: 'Hard',
    seconds: 90,
    revision: 4,
    also: ['NS.FAC.3'],
    entry: true,
    verify: p => {
      // Heights instead of radii: the rest must be a square.
      const product = productOf(p);
      let sum = 0;
      for (let y = 1; y <= product; y += 1) {
        if (product % y !== 0) continue;
        const x = Math.round(Math.sqrt(product / y));
        if (x * x * y === product && y >= p.times * x) sum += x;
      }
      return sum;
    },
  },
  (p, { step, find }) => {
    const { h, r, times, way } = p;
    const product = step(productOf(p), {
      name: 'the square of the radius times the height of the cone',
      because: text`${way ? 'Melting' : 'Forming the clay anew'} changes the shape and not the volume. A cone has the
        volume $\frac{1}{3}\pi x^2 y$, so $\pi$ cancels and the factor $\frac{1}{3}$ is removed by multiplying by $3$.`,
      works: value =>
        tex`\frac{1}{3}\pi x^2 y = ${h === 0 ? tex`\frac{4}{3}\pi \times ${r}^3` : tex`\pi \times ${r}^2 \times ${h}`}
          \Rightarrow x^2 y = ${h === 0 ? tex`4 \times ${r}^3` : tex`3 \times ${r}^2 \times ${h}`} = ${value}`,
    })`
      Let $x$ be the radius and $y$ the height of the cone. Nothing is lost, so the two volumes are equal. Divide by
      $\pi$ and multiply by $3$.`;
    const radii = step(squareFactors(product.valueOf()), {
      name: 'the possible radii for a whole height',
      because: text`The height is $y$, this number divided by $x^2$. It is whole only if the square of $x$ divides the
        number; that $x$ divides it is not enough.`,
      works: value => tex`x = ${listTex(value)}`,
    })`
      Because $y$ is whole, the square of $x$ is a factor of this number. List all such $x$.`;
    const limit = find(times);
    const fitting = step(
      radii.filter(x => !limit.mul(x).mul(x).mul(x).gt(product)),
      {
        name: 'the radii with a height that is large enough',
        because: text`With a fixed volume a wider cone is lower. So the condition on the height sets an upper limit for
          the radius.`,
        works: value =>
          tex`${limit.equals(1) ? tex`y \ge x` : tex`y \ge 2x`} \Rightarrow ${!limit.equals(1) && limit}x^3 \le
          ${product}: \quad x = ${listTex(value)}`,
      },
    )`
      The height has to be at least ${limitOf(p)}. Write this condition with $x$ alone, and keep the radii that satisfy
      it.`;
    const sum = step(
      totalOf(fitting),
      value => tex`${fitting.map(x => numberTex(x)).join(' + ')} = ${value}`,
    )`
      Each of these radii belongs to one cone. The question asks for their sum, so add them.`;
    return {
      answer: sum,
      stem: way
        ? text`A solid ${bodyOf(p)} is melted and recast into one solid cone, without any loss. Radius and height of the
          cone, in centimetres, are integers, and its height is not less than ${limitOf(p)}. What is the sum of all
          possible radii, in centimetres?`
        : text`All the clay of a solid ${bodyOf(p)} is used for a single solid cone. A potter wants both the base radius
          and the height to be whole numbers of centimetres, with a height of at least ${limitOf(p)}. What is the sum,
          in centimetres, of all possible base radii?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('ignored_a_condition', fitting, radii)`
          $${fitting.join(' + ')}$ adds the radii of flat cones too. The height of the cone must be at least
          ${limitOf(p)}.`,
        slip(
          'used_the_formula_of_another_solid',
          product,
          productOf(p) % 3 === 0 && calc`${productOf(p)} / 3`,
        )`
          You set the square of the radius times the height equal to $${product}$, which is right for a cylinder. A cone
          has a third of its volume.`,
        slip('mixed_up_a_length_and_its_half', limit, calc`${times === 1 ? 2 : 1} / 1`)`
          ${
            times === 1
              ? text`The height was compared with the diameter of the base; the condition is about the
            radius.`
              : text`The height was compared with the radius; the condition is about the diameter of the
              base.`
          }`,
        slip('forgot_to_square', radii, () =>
          numbersUpTo(Math.sqrt(product.valueOf()), x => product.valueOf() % x === 0),
        )`
          You admitted every factor of $${product}$ as a radius. Its square has to be a factor.`,
        slip('gave_the_complement', fitting, () => radii.filter(x => limit.mul(x).mul(x).mul(x).gt(product)))`
          You added the radii of the cones whose height is less than ${limitOf(p)}, and got $${sum}$. Those are the
          cones to leave out.`,
        slip('answered_another_quantity', sum, () => fitting.at(-1) ?? null)`
          $${sum}$ cm is the largest radius alone; the sum of all was asked.`,
        slip('forgot_one_or_the_number_itself', radii, radii.slice(1))`
          The factor 1 was left out; a cone of radius 1 cm is very high, but it is allowed.`,
      ],
      snapRead: text`One solid becomes a cone with whole radius and height, and the height has a lower limit: a sum of
        factors with a condition.`,
      approach: text`Equal volumes give the square of the radius times the height. So squares that divide a number are
        listed, and the condition on the height bounds the radius from above.`,
      faster: () => {
        const most = Math.floor(Math.cbrt(productOf(p) / times) + 1e-9);
        return text`The largest square in $${productOf(p)}$ is $${radii.at(-1) ?? q(1)}^2$: add the factors of
          $${radii.at(-1) ?? q(1)}$ up to $${most}$.`;
      },
      check: () => {
        const last = fitting.at(-1) ?? q(1);
        const next = radii[fitting.length];
        const heightOf = (x: Fraction) => product.div(x).div(x);
        const beyond = next ? `, with $x = ${numberTex(next)}$ only $${numberTex(heightOf(next))}$` : '';
        return text`With $x = ${last}$ the height is $${heightOf(last)}$${beyond}; at least
          ${times === 1 ? 'the radius' : 'twice the radius'} is wanted.`;
      },
      principle: text`A product with a square, in integers, asks for the squares among the factors.`,
    };
  },
);

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
