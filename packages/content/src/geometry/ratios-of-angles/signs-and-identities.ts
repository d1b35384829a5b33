import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { rationalNear } from '../measured-lengths.ts';
import { primitive } from '../right-triangles/triples.ts';

interface Obtuse {
  /** Legs and hypotenuse of the right triangle beside the angle: sin = up / r, cos = −across / r. */
  up: number;
  across: number;
  r: number;
  frame: number;
}

const sumOfRatios = form<Obtuse>(
  'sum-of-sine-and-cosine-of-an-obtuse-angle',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    verify: ({ up, across, r }) => {
      const angle = Math.PI - Math.atan2(up, across);
      return rationalNear(Math.round((Math.sin(angle) + Math.cos(angle)) * r) / r);
    },
  },
  ({ up, across, r, frame }, { step, find }) => {
    const given = frame === 1 || frame === 3 ? 'tan' : 'sin';
    const angle = ['\\theta', 'A', 'x', '\\varphi'][frame] ?? 'x';
    const sine = step(frac(calc`${up} / ${r}`), {
      name: 'the sine',
      because: text`An obtuse angle does not fit into a right triangle, but the angle beside it does, and its ratios
        have the same sizes. The signs are settled afterwards.`,
      works: (value, _w) =>
        given === 'tan'
          ? tex`\sqrt{${up}^2 + ${across}^2} = ${r}, \quad \sin ${angle} = ${frac(value)}`
          : tex`\sin ${angle} = ${frac(value)}, \quad \sqrt{${r}^2 - ${up}^2} = ${across}`,
    })`
      Put the ratio into a right triangle with ${
        given === 'tan'
          ? text`the legs $${up}$ and $${across}$, whose hypotenuse Pythagoras gives. The sine of an obtuse angle is
            positive.`
          : text`hypotenuse $${r}$ and one leg $${up}$; Pythagoras gives the other leg.`
      }`;
    const sign = find(-1);
    const cosine = step(frac(calc`${sign} * ${across} / ${r}`), {
      name: 'the cosine',
      because: text`Between $90^\circ$ and $180^\circ$ a point of the unit circle lies to the left of the vertical
        axis.`,
      works: (value, _w) => tex`\cos ${angle} = ${frac(value)}`,
    })`
      The size of the cosine is the other leg over the hypotenuse. The angle is obtuse, so the cosine is negative.`;
    const sum = step(frac(calc`${frac(sine)} + ${frac(cosine)}`))`
      Add the sine and the cosine, each with its sign.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`$\sin \theta = \frac{${up}}{${r}}$ and $90^\circ < \theta < 180^\circ$. What is the value of $\sin \theta +
          \cos \theta$?`,
        text`In triangle ABC the angle at A is greater than $90^\circ$, and $\tan A = -\frac{${up}}{${across}}$. Find
          $\sin A + \cos A$.`,
        text`A pole leans backwards so that it makes an obtuse angle $x$ with the ground in front of it, with $\sin x =
          \frac{${up}}{${r}}$. How large is the sum of $\sin x$ and $\cos x$?`,
        text`The line from the origin to a point to the left of the $y$-axis and above the $x$-axis makes the angle
          $\varphi$ with the positive $x$-axis. If the slope of this line is $-\frac{${up}}{${across}}$, what is $\sin
          \varphi + \cos \varphi$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => Math.abs(value.valueOf()) < 2,
      slips: [
        slip('wrong_sign', sign, 1)`
          The cosine was taken as $\frac{${across}}{${r}}$. For an angle between $90^\circ$ and $180^\circ$ it is
          negative.`,
        slip('wrong_sign', sum, frac(calc`${frac(cosine)} - ${frac(sine)}`))`
          Both ratios were taken as negative. The sine of an obtuse angle is positive, $\frac{${up}}{${r}}$.`,
        slip('swapped_the_two', sum, frac(calc`${across} / ${r} - ${up} / ${r}`))`
          You gave the minus to the sine, as for an angle between $270^\circ$ and $360^\circ$. Here the angle is obtuse,
          and its sine is positive.`,
        slip('took_a_power_term_by_term', cosine, frac(calc`${frac(sine)} - 1`))`
          The size of the cosine was taken as $1 - \frac{${up}}{${r}}$. It is the squares of sine and cosine that add up
          to $1$.`,
        slip('mixed_up_sine_cosine_and_tangent', cosine, frac(calc`-1 * ${up} / ${across}`))`
          $-\frac{${up}}{${across}}$ is the tangent. The cosine is the adjacent side over the hypotenuse $${r}$.`,
        slip('mixed_up_sine_cosine_and_tangent', cosine, frac(calc`-1 * ${across} / ${up}`))`
          $-\frac{${across}}{${up}}$ divides the two legs by each other, which gives the cotangent. The cosine has the
          hypotenuse $${r}$ below.`,
        stop('stopped_a_step_early', cosine)`
          $${fractionTex(cosine)}$ is the cosine alone. The question asks for a sum, so the sine has to be added.`,
      ],
      snapRead: text`One ratio of an obtuse angle, and the sum of sine and cosine: sizes from a right triangle, signs
        from the quadrant.`,
      approach: text`A right triangle gives the sizes of all ratios. The quadrant gives their signs: for an obtuse angle
        only the sine is positive.`,
      check: text`The squares add up to ${frac(calc`${frac(sine)}^2`)} and ${frac(calc`${frac(cosine)}^2`)}, together
        $${fractionTex(sine.mul(sine).add(cosine.mul(cosine)))}$.`,
      principle: text`One ratio gives the sizes of the others by a right triangle; their signs come from the quadrant.`,
      figure:
        frame === 3
          ? () =>
              drawn({
                alt: `Two axes; a line from the origin O to a point P on the upper left makes the angle φ with the
                  positive x-axis.`,
                points: {
                  O: { x: 0, y: 0 },
                  P: { x: -across / r, y: up / r },
                  '<': { x: -1.2, y: 0 },
                  '>': { x: 1.1, y: 0 },
                  v: { x: 0, y: -0.3 },
                  '^': { x: 0, y: 1.2 },
                },
                hidden: '<>v^',
                lines: ['<>', 'v^', 'OP'],
                angles: { '>OP': 'φ' },
                texts: [
                  [{ x: 1.1, y: -0.12 }, 'x'],
                  [{ x: 0.12, y: 1.2 }, 'y'],
                ],
                notToScale: true,
                longest: 200,
              })
          : undefined,
    };
  },
);

interface Given {
  /** sin + cos = p/q. */
  p: number;
  q: number;
  frame: number;
}

const cubesOfRatios = form<Given>(
  'cubes-of-sine-and-cosine',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AL.POL.1'],
    verify: ({ p, q: below }) => {
      // The angle itself, from the sum as a shifted sine.
      const angle = Math.asin(p / below / Math.SQRT2) - Math.PI / 4;
      const value = Math.sin(angle) ** 3 + Math.cos(angle) ** 3;
      return q(Math.round(value * 2 * below ** 3), 2 * below ** 3);
    },
  },
  ({ p, q: below, frame }, { step, find }) => {
    const sum = q(p, below);
    const [s, c] =
      frame === 1 ? ['\\sin A', '\\cos A'] : frame === 2 ? ['a', 'b'] : ['\\sin \\theta', '\\cos \\theta'];
    const square = step(frac(calc`${frac(sum)}^2`), {
      name: 'the square of the sum',
      because: text`Only the sum is known. Squaring brings in $${s}^2 + ${c}^2$, which is $1$ whatever the angle is, and
        so leaves only the product unknown.`,
      works: (_v, working) => tex`(${s} + ${c})^2 = ${working}`,
    })`
      Square the given sum: then the squares of both numbers appear, and these add up to $1$.`;
    const product = step(frac(calc`(${frac(square)} - 1) / 2`), {
      name: 'the product of sine and cosine',
      because: text`The square of a sum has twice the product besides the two squares.`,
      works: (_v, working) =>
        tex`1 + 2 \times ${s} \times ${c} = ${frac(square)} \;\Rightarrow\; ${s} \times ${c} = ${working}`,
    })`
        Besides the two squares, the square of the sum contains twice the product. Subtract $1$ and halve to find the
        product.`;
    const bracket = step(frac(calc`1 - ${frac(product)}`), {
      name: 'the bracket in the sum of cubes',
      because: text`$(x + y)(x^2 - xy + y^2) = x^3 + y^3$, because all other terms cancel. The sum $x + y$ and the
          product $xy$ are known.`,
      works: (_v, working) => tex`1 - ${s} \times ${c} = ${working}`,
    })`
        A sum of cubes is the sum times a bracket: $x^3 + y^3 = (x + y)(x^2 - xy + y^2)$. The squares add up to $1$
        again, so find the bracket.`;
    const first = find(sum);
    const cubes = step(frac(calc`${frac(first)} * ${frac(bracket)}`))`
      Multiply the given sum by this bracket to get the sum of the cubes.`;
    return {
      answer: cubes,
      stem: wording(
        frame,
        text`$\sin \theta + \cos \theta = \frac{${p}}{${below}}$. What is the value of $\sin^3 \theta + \cos^3
          \theta$?`,
        text`For an angle $A$ the sum of its sine and its cosine is $\frac{${p}}{${below}}$. Find the sum of the cubes
          of $\sin A$ and $\cos A$.`,
        text`The point $(a, b)$ lies on the circle of radius $1$ around the origin, and $a + b = \frac{${p}}{${below}}$.
          How large is $a^3 + b^3$?`,
        text`Suppose that $${below}(\sin \theta + \cos \theta) = ${p}$. Then $(\sin \theta + \cos \theta)(1 - \sin
          \theta \cos \theta)$ has which value?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 3,
      slips: [
        slip('took_a_power_term_by_term', cubes, frac(calc`${frac(first)}^3`))`
          $\left(\frac{${p}}{${below}}\right)^3$ is the cube of the sum. It holds mixed terms besides the two cubes.`,
        slip('did_not_halve', product, frac(calc`${frac(square)} - 1`))`
          $${fractionTex(square)} - 1$ is twice the product of the two, and was used as the product.`,
        slip('wrong_sign', bracket, frac(calc`1 + ${frac(product)}`))`
          The product was added to $1$. In the factorisation of a sum of cubes it is subtracted.`,
        slip('wrong_sign', product, frac(calc`(1 - ${frac(square)}) / 2`))`
          The product was taken as $\frac{1 - ${fractionTex(square)}}{2}$. Its sign is wrong: subtract $1$ from the
          square.`,
        slip('left_out_a_factor', cubes, bracket)`
          $${fractionTex(cubes)}$ is the bracket of the factorisation alone; the factor $\frac{${p}}{${below}}$ is
          missing.`,
        slip('doubled_needlessly', bracket, frac(calc`1 - 2 * ${frac(product)}`))`
          Twice the product was taken off $1$. That is the square of the difference, not the bracket that is needed.`,
        slip('left_out_a_term', bracket, 1)`
          The product $${fractionTex(product)}$ in the bracket was left out, so the sum of the cubes came out as the sum
          itself.`,
        slip('went_a_step_too_far', bracket, frac(calc`1 - 3 * ${frac(product)}`))`
          Three times the product was taken off $1$. That would be needed with the square of the sum in place of $1$.`,
      ],
      snapRead: text`The sum of two numbers is given, the sum of their cubes is asked, and their squares add up to
        $1$.`,
      approach: text`Squaring the sum gives the product, because the squares add up to $1$. Sum and product give the
        cubes.`,
      faster: text`With $k$ for the sum, the cubes make $\frac{k(3 - k^2)}{2}$: here $k = \frac{${p}}{${below}}$.`,
      check: text`The cube of the sum is the two cubes and three times product and sum:
        ${frac(calc`${frac(cubes)} + 3 * ${frac(product)} * ${frac(first)}`)}, and ${frac(calc`${frac(first)}^3`)}.`,
      principle: text`Sine and cosine are two numbers whose squares add up to 1: their sum gives their product, and so
        everything symmetric.`,
    };
  },
);

/** GM.TRG.1 Easy and Medium: an obtuse angle, and cubes from a sum. */
export const signsAndIdentities: readonly AnyTemplate[] = [
  ...situation<Obtuse>({
    type: 'GM.TRG.1',
    situation: 'obtuse-angle',
    tries: 20,
    draw: draw => {
      const [a, b, r] = draw.pick(primitive.filter(t => t[2] <= 73));
      const [up, across] = draw.chance(0.5) ? [a, b] : [b, a];
      return { up, across, r, frame: draw.int(0, 3) };
    },
    forms: [sumOfRatios],
  }),
  ...situation<Given>({
    type: 'GM.TRG.1',
    situation: 'sum-of-ratios',
    tries: 20,
    draw: draw => {
      const below = draw.int(2, 7);
      const p = draw.int(1, 9);
      const k = p / below;
      const lowest = q(p, below).d === BigInt(below);
      return lowest && k < 1.41 && k > 0.2 && p !== below ? { p, q: below, frame: draw.int(0, 3) } : null;
    },
    forms: [cubesOfRatios],
  }),
];
