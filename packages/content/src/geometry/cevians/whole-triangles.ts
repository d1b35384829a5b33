import { calc, form, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Cevian, gcd } from './cevian.ts';

export const wholeTriangles = form<Cevian>(
  'whole-sided-triangles',
  {
    band: 'Medium',
    seconds: 60,
    also: ['GM.TRI.2', 'AL.INQ.3'],
    entry: true,
    suits: ({ p, r, s }) =>
      gcd(p, r) === 1 &&
      p !== r &&
      Math.ceil(((p + r) * s) / Math.abs(p - r)) - 1 - s >= 2 &&
      (p + r) * s < 26 * Math.abs(p - r),
    verify: ({ p, r, s }) => {
      let count = 0;
      for (let c = 1; c < 800; c += 1)
        for (let b = 1; b < 800; b += 1)
          if (c * r === b * p && b + c > (p + r) * s && Math.abs(b - c) < (p + r) * s) count += 1;
      return count;
    },
  },
  ({ p, r, s, way }, { step, find }) => {
    step(
      [p, r],
      tex`AB : AC = ${p * s} : ${r * s} = ${p} : ${r}, \quad AB = ${p !== 1 && p}k, \ AC = ${r !== 1 && r}k`,
    )`
      The bisector divides $BC$ in the ratio of $AB$ to $AC$. In lowest terms this is $${p} : ${r}$, so whole sides
      are $k$ times
      these terms with a whole $k$.`;
    const least = step(calc`${s} + 1`, value => tex`${p + r}k > ${(p + r) * s}, \quad k \ge ${value}`)`
      The sum of the two sides must exceed the third side.`;
    const limit = find(calc`(${p} + ${r}) * ${s} / abs(${p} - ${r})`);
    const most = step(
      calc`ceil(${limit}) - 1`,
      value => tex`${Math.abs(p - r) !== 1 && Math.abs(p - r)}k < ${(p + r) * s}, \quad k \le ${value}`,
    )`
      Their difference must be less than the third side.`;
    const count = step(calc`${most} - ${least} + 1`)`
      Count the whole numbers $k$ between the two bounds, both included.`;
    return {
      answer: count,
      stem: way
        ? text`In triangle $ABC$ all sides are integers. The bisector of angle $A$ meets $BC$ at $D$ with $BD =
          ${p * s}$ and $DC = ${r * s}$. How many such triangles are there?`
        : text`The bisector of one angle of a triangle divides the opposite side into parts of $${p * s}$ and
          $${r * s}$. If the other two sides are whole numbers, how many different triangles are possible?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('let_in_an_end_point', least, s)`
          You allowed the two sides $${p * s}$ and $${r * s}$. Together they are as long as the third side, so the
          triangle is
          flat.`,
        slip('ignored_a_condition', least, 1)`
          The sum of the two sides was not compared with the third side.`,
        slip('let_in_an_end_point', most, limit.d === 1n && calc`${most} + 1`)`
          You allowed the two sides $${most.mul(p)}$ and $${most.mul(r)}$. Their difference equals the third side, so
          the
          triangle is flat.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          From $${least}$ to $${most}$ there is one integer more than the difference.`,
        slip('left_out_an_end_point', count, calc`${most} - ${least} - 1`)`
          You left out both ends, the multipliers $${least}$ and $${most}$. Both give triangles.`,
        slip('rounded_the_wrong_way', most, limit.d !== 1n && calc`${most} + 1`)`
          You allowed the two sides $${most.mul(p)}$ and $${most.mul(r)}$. Their difference is more than the third
          side.`,
        slip('let_in_an_end_point', count, calc`${most} - ${least} + 3`)`
          You counted the multipliers $${least.sub(1)}$ and $${most.add(1)}$, which give no triangle.`,
        slip('took_a_part_for_the_whole', limit, calc`max(${p}, ${r}) * ${s} / abs(${p} - ${r})`)`
          The difference of the sides was kept below the part $${Math.max(p, r) * s}$; it has to be below the whole side
          $${(p + r) * s}$.`,
      ],
      snapRead: text`A bisector fixes the ratio of two sides; whole lengths and the triangle inequality limit them.`,
      approach: text`Write the two sides as multiples of the ratio in lowest terms. The triangle inequality bounds the
        multiplier from both sides.`,
      faster: text`$${s} < k < \frac{${(p + r) * s}}{${Math.abs(p - r)}}$: count the integers between.`,
      check: text`The triangles run from sides $${least.mul(p)}$, $${least.mul(r)}$ to $${most.mul(p)}$,
        $${most.mul(r)}$ with third side $${(p + r) * s}$.`,
      principle: text`A ratio of whole lengths has a whole multiplier once it is in lowest terms; the triangle
        inequality bounds it.`,
    };
  },
);
