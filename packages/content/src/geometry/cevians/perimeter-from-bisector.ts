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
    const sides = step(calc`${square} + ${product}`, {
      name: text`the product of the sides $AB$ and $AC$`,
      works: (_value, working) => tex`AB \times AC = ${working}`,
      because: text`Extend $AD$ to the circumcircle at E. Triangles ABD and AEC are similar, so $AB \times AC = AD
        \times AE$. Then $AE = AD + DE$, and the crossing chords give $AD \times DE = BD \times DC$.`,
    })`
      Let the bisector of angle A meet BC at D. Its length satisfies $AD^2 = AB \times AC - BD \times DC$, so add
      the product of the two parts to its square. This gives the product $AB \times AC$.`;
    const multiple = step(nearFraction(Math.sqrt(Math.max(0, sides.div(product).valueOf())), 60), {
      name: 'how many times each side is as long as its part',
      works: value => tex`${p * s}k \times ${r * s}k = ${sides}, \quad k = ${frac(value)}`,
      because: text`One product of two unknown sides does not give each of them. The angle bisector theorem gives
        their ratio as well, and ratio and product together fix both: a product of 24 in the ratio 2 : 3 means 4 and
        6.`,
    })`
      By the angle bisector theorem $BD : DC = AB : AC$. So let each side be $k$ times its part of $BC$, and
      substitute both in the product. This gives $k$.`;
    const two = find(calc`${multiple} * (${p} + ${r}) * ${s}`);
    const perimeter = step(calc`${two} + ${(p + r) * s}`, {
      name: 'the perimeter',
      because: text`A perimeter goes round the triangle: $AB$, $AC$ and $BC$, and $BC$ is the sum of the two given
        parts. The bisector lies inside and is no side.`,
    })`
      The sides $AB$ and $AC$ are $k$ times $${p * s}$ and $k$ times $${r * s}$. Add them, and then add the third
      side, which is $${(p + r) * s}$.`;
    return {
      answer: perimeter,
      stem: () => {
        const [ad, one, two] = [bisector(given), p * s, r * s];
        return way
          ? text`The bisector $AD$ of angle $A$ of triangle $ABC$ is $${ad}$ long and divides $BC$ into $BD =
            ${one}$ and $DC = ${two}$. What is the perimeter of the triangle?`
          : text`One angle bisector of a triangle is $${ad}$ units long from the vertex to the opposite side, and it
            divides that side into parts of $${one}$ and $${two}$ units. Find the sum of the three sides.`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        stop('left_out_a_term', two)`
          $${frac(two)}$ is the sum of the two sides at the bisected angle. The third side, $${(p + r) * s}$, also
          belongs to the perimeter.`,
        slip('forgot_the_root', multiple, calc`${sides} / ${product}`)`
          You multiplied the parts by $${frac(multiple)}$. That is the square of the right multiplier, because both
          sides have it in their product; its root has to be taken.`,
        slip(
          'subtracted_for_added',
          sides,
          () =>
            Number.isInteger(Math.sqrt(square.div(product).sub(1).mul(3600).valueOf())) &&
            square.compare(product) > 0 &&
            calc`${square} - ${product}`,
        )`
          The product of the parts, $${product}$, was taken away from the square of the bisector. The product of the
          two sides is larger than this square, so the parts are added.`,
        slip('counted_twice', perimeter, calc`${two} + 2 * (${p} + ${r}) * ${s}`)`
          You added the third side, $${(p + r) * s}$, twice. It is one side of the triangle and stands in the
          perimeter once.`,
        slip('used_a_wrong_given_number', perimeter, () => calc`${two} + ${bisector(given)}`)`
          You added the bisector, $${bisector(given)}$, in place of the third side. It lies inside the triangle; the
          third side is the sum of the two parts.`,
        slip('used_a_term_twice', perimeter, () => calc`${two} + (${p} + ${r}) * ${s} + ${bisector(given)}`)`
          You added the bisector, $${bisector(given)}$, to the three sides. It lies inside the triangle, while the
          perimeter goes only round it.`,
        slip('left_out_a_term', two, calc`max(${p}, ${r}) * ${k}`)`
          You left out the shorter side at the bisected angle, $${Math.min(p, r) * k}$. A perimeter has three sides,
          and only two were added.`,
        slip('left_out_a_term', two, calc`min(${p}, ${r}) * ${k}`)`
          You left out the longer side at the bisected angle, $${Math.max(p, r) * k}$. A perimeter has three sides,
          and only two were added.`,
      ],
      snapRead: text`The length of a bisector and its two parts are given: the parts give the ratio of the sides,
        and the length gives their product.`,
      approach: text`The angle bisector theorem gives the ratio of the two sides, and the length of the bisector
        gives their product. Ratio and product together give both sides, and the parts add up to the third.`,
      faster: () =>
        text`With sides $${p * s}k$ and $${r * s}k$: $${p * r * s * s}(k^2 - 1) = ${bisector(given)}^2$, so $k =
        ${frac(q(k, s))}$ and the perimeter is $${(p + r) * s}(k + 1)$.`,
      check: () =>
        text`Sides $${p * k}$, $${r * k}$, $${(p + r) * s}$: $${p * k} \times ${r * k} - ${p * s} \times ${r * s} =
        ${bisector(given) ** 2}$, the square of $${bisector(given)}$.`,
      principle: text`In any triangle the square of an angle bisector is the product of the two sides at the angle
        minus the product of the two parts of the opposite side.`,
    };
  },
);
