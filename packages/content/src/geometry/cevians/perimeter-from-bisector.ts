import { calc, form, frac, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { nearFraction, q } from '../../value.ts';
import { bisector, type Cevian, isTriangle } from './cevian.ts';

export const perimeterFromBisector = form<Cevian>(
  'perimeter-from-the-bisector',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    also: ['GM.CIR.4'],
    suits: c => c.p !== c.r && isTriangle(c) && Number.isInteger(bisector(c)),
    verify: c => {
      const [x, y, a] = [c.p * c.s, c.r * c.s, (c.p + c.r) * c.s];
      for (let ab = 1; ab < 600; ab += 1) {
        const ac = (ab * c.r) / c.p;
        const cos = (ab * ab + a * a - ac * ac) / (2 * ab * a);
        if (Math.abs(ab * ab + x * x - 2 * ab * x * cos - bisector(c) ** 2) < 1e-6 && ac > 0)
          return nearFraction(ab + ac + x + y, 12);
      }
      throw new Error('no triangle fits');
    },
  },
  (given, { step, find }) => {
    const { p, r, s, k, way } = given;
    const square = find(calc`${bisector(given)}^2`);
    const product = find(calc`${p} * ${r} * ${s} * ${s}`);
    const sides = step(calc`${square} + ${product}`, (_value, working) => tex`AB \times AC = ${working}`)`
      For the bisector of angle A that meets BC at D, $AD^2 = AB \times AC - BD \times DC$. Find the product $AB \times
      AC$.`;
    const multiple = step(
      nearFraction(Math.sqrt(Math.max(0, sides.div(product).valueOf())), 60),
      value => tex`${p * s}k \times ${r * s}k = ${sides}, \quad k = ${frac(value)}`,
    )`
      The bisector divides $BC$ in the ratio of the two sides. So let the sides be $k$ times the parts, and put them
      into the
      product.`;
    const two = find(calc`${multiple} * (${p} + ${r}) * ${s}`);
    const perimeter = step(calc`${two} + ${(p + r) * s}`)`
      The first two sides are $k$ times $${p * s}$ and $${r * s}$. Add them, and then the third side $${(p + r) * s}$.`;
    return {
      answer: perimeter,
      stem: () => {
        const [ad, one, two] = [bisector(given), p * s, r * s];
        return way
          ? text`The bisector $AD$ of angle $A$ of triangle $ABC$ is $${ad}$ long and divides $BC$ into $BD = ${one}$
            and $DC = ${two}$. What is the perimeter of the triangle?`
          : text`One angle bisector of a triangle is $${ad}$ units long from the vertex to the opposite side, and it
            divides that side into parts of $${one}$ and $${two}$ units. Find the sum of the three sides.`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        stop('left_out_a_term', two)`
          $${frac(two)}$ is the sum of two sides; the third side, $${(p + r) * s}$, is missing.`,
        slip('forgot_the_root', multiple, calc`${sides} / ${product}`)`
          $${frac(multiple)}$ is the square of the multiplier; its root was not taken.`,
        slip(
          'subtracted_for_added',
          sides,
          () =>
            Number.isInteger(Math.sqrt(square.div(product).sub(1).mul(3600).valueOf())) &&
            square.compare(product) > 0 &&
            calc`${square} - ${product}`,
        )`
          The product of the parts, $${product}$, was subtracted; the product of the sides is larger than the square of
          the bisector.`,
        slip('counted_twice', perimeter, calc`${two} + 2 * (${p} + ${r}) * ${s}`)`
          You added the third side, $${(p + r) * s}$, twice.`,
        slip('used_a_wrong_given_number', perimeter, () => calc`${two} + ${bisector(given)}`)`
          The bisector, $${bisector(given)}$, was added instead of the third side.`,
        slip('used_a_term_twice', perimeter, () => calc`${two} + (${p} + ${r}) * ${s} + ${bisector(given)}`)`
          The bisector, $${bisector(given)}$, was added to the three sides; it lies inside.`,
        slip('left_out_a_term', two, calc`max(${p}, ${r}) * ${k}`)`
          The side $${Math.min(p, r) * k}$ was left out.`,
        slip('left_out_a_term', two, calc`min(${p}, ${r}) * ${k}`)`
          The side $${Math.max(p, r) * k}$ was left out.`,
      ],
      snapRead: text`The length of a bisector and the two parts: the ratio of the sides is known, their product
        follows.`,
      approach: text`The bisector theorem gives the ratio of the sides, the length of the bisector their product. Both
        together give the sides.`,
      faster: () =>
        text`With sides $${p * s}k$ and $${r * s}k$: $${p * r * s * s}(k^2 - 1) = ${bisector(given)}^2$, so $k =
          ${frac(q(k, s))}$ and the perimeter is $${(p + r) * s}(k + 1)$.`,
      check: () =>
        text`Sides $${p * k}$, $${r * k}$, $${(p + r) * s}$: $${p * k} \times ${r * k} - ${p * s} \times ${r * s} =
          ${bisector(given) ** 2}$, the square of $${bisector(given)}$.`,
      principle: text`The square of a bisector equals the product of the enclosing sides less the product of the
        parts.`,
    };
  },
);
