import { path } from '../../path.ts';
import { fractionTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { nearFraction, q } from '../../value.ts';
import { bisector, type Cevian, isTriangle } from './cevian.ts';

export const perimeterFromBisector = form({
  form: 'perimeter-from-the-bisector',
  revision: 2,
  band: 'Medium',
  also: ['GM.CIR.4'],
  seconds: 80,
  suits: c => c.p !== c.r && isTriangle(c) && Number.isInteger(bisector(c)),
  stem: ({ way, ...c }: Cevian) => {
    const [ad, p, r] = [bisector(c), c.p * c.s, c.r * c.s];
    return way
      ? `The bisector $AD$ of angle $A$ of triangle $ABC$ is $${ad}$ long and divides $BC$ into $BD = ${p}$ and $DC = ${r}$. What is the perimeter of the triangle?`
      : `One angle bisector of a triangle is $${ad}$ units long from the vertex to the opposite side, and it divides that side into parts of $${p}$ and $${r}$ units. Find the sum of the three sides.`;
  },
  path: path<Cevian>()
    .quiet('square', c => q(bisector(c) ** 2))
    .quiet('product', ({ p, r, s }) => q(p * r * s * s))
    .step(
      'sides',
      (_p, { square, product }) => square.add(product),
      'The square of the bisector is the product of the enclosing sides without the product of the parts (from the circle through the corners).',
      (_p, { square, product, sides }) => `AB \\times AC = ${square} + ${product} = ${sides}`,
    )
    .step(
      'k',
      (_p, { sides, product }) => nearFraction(Math.sqrt(Math.max(0, sides.div(product).valueOf())), 60),
      'The sides are in the ratio of the parts: write them as multiples of these.',
      ({ p, r, s }, { sides, k }) => `${p * s}k \\times ${r * s}k = ${sides}, \\quad k = ${fractionTex(k)}`,
    )
    .quiet('two', ({ p, r, s }, { k }) => k.mul((p + r) * s))
    .step(
      'perimeter',
      ({ p, r, s }, { two }) => two.add((p + r) * s),
      'Add the three sides.',
      ({ p, r, s }, { two, perimeter }) => `${fractionTex(two)} + ${(p + r) * s} = ${fractionTex(perimeter)}`,
    ),
  slips: [
    {
      misconception: 'third_side_left_out',
      gives: 'two',
      words: ({ p, r, s }, { two }) =>
        `$${fractionTex(two)}$ is the sum of two sides; $BC = ${(p + r) * s}$ is missing.`,
    },
    {
      misconception: 'root_not_taken',
      at: 'k',
      wrongly: (_p, { sides, product }) => sides.div(product),
      words: (_p, { k }) => `$${fractionTex(k)}$ is the square of the multiplier; its root was not taken.`,
    },
    {
      misconception: 'product_of_parts_subtracted',
      at: 'sides',
      wrongly: (_p, { square, product }) =>
        Number.isInteger(Math.sqrt(square.div(product).sub(1).mul(3600).valueOf())) &&
        square.compare(product) > 0
          ? square.sub(product)
          : null,
      words: (_p, { product }) =>
        `The product of the parts, $${product}$, was subtracted; the product of the sides is larger than the square of the bisector.`,
    },
    {
      misconception: 'third_side_counted_twice',
      at: 'perimeter',
      wrongly: ({ p, r, s }, { two }) => two.add(2 * (p + r) * s),
      words: ({ p, r, s }) => `$BC = ${(p + r) * s}$ was added twice.`,
    },
    {
      misconception: 'bisector_added',
      at: 'perimeter',
      wrongly: (c, { two }) => two.add(bisector(c)),
      words: c => `The bisector, $${bisector(c)}$, was added instead of the third side.`,
    },
    {
      misconception: 'bisector_added_too',
      at: 'perimeter',
      wrongly: (c, { two }) => two.add((c.p + c.r) * c.s).add(bisector(c)),
      words: c => `The bisector, $${bisector(c)}$, was added to the three sides; it lies inside.`,
    },
    {
      misconception: 'one_side_left_out',
      at: 'two',
      wrongly: ({ p, r, k }) => q(Math.max(p, r) * k),
      words: ({ p, r, k }) => `The side $${Math.min(p, r) * k}$ was left out.`,
    },
    {
      misconception: 'one_side_left_out',
      at: 'two',
      wrongly: ({ p, r, k }) => q(Math.min(p, r) * k),
      words: ({ p, r, k }) => `The side $${Math.max(p, r) * k}$ was left out.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'The length of a bisector and the two parts: the ratio of the sides is known, their product follows.',
  approach: () =>
    'The bisector theorem gives the ratio of the sides, the length of the bisector their product. Both together give the sides.',
  faster: ({ p, r, s, ...c }) =>
    `With sides $${p * s}k$ and $${r * s}k$: $${p * r * s * s}(k^2 - 1) = ${bisector({ p, r, s, ...c })}^2$, so $k = ${fractionTex(q(c.k, s))}$ and the perimeter is $${(p + r) * s}(k + 1)$.`,
  check: ({ p, r, s, ...c }) =>
    `Sides $${p * c.k}$, $${r * c.k}$, $${(p + r) * s}$: $${p * c.k} \\times ${r * c.k} - ${p * s} \\times ${r * s} = ${bisector({ p, r, s, ...c }) ** 2}$, the square of $${bisector({ p, r, s, ...c })}$.`,
  principle:
    'The square of a bisector equals the product of the enclosing sides less the product of the parts.',
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
});
