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
    step([p, r], {
      works: tex`AB : AC = ${p * s} : ${r * s} = ${p} : ${r}, \quad AB = ${p !== 1 && p}k, \ AC = ${r !== 1 && r}k`,
      because: text`Terms in lowest form have no common factor, so whole sides in this ratio are whole multiples of
        the terms. Sides in the ratio 2 : 3 can be 4 and 6 or 10 and 15, but not 5 and 7.5.`,
    })`
      By the angle bisector theorem $AB : AC = BD : DC$. In lowest terms this is $${p} : ${r}$, so sides with whole
      lengths are $k$ times these terms, where $k$ is a whole number.`;
    const least = step(calc`${s} + 1`, {
      name: text`the least value of $k$`,
      works: value => tex`${p + r}k > ${(p + r) * s}, \quad k \ge ${value}`,
      because: text`$AB$ and $AC$ together are a way from $B$ to $C$ with a corner at $A$, so they are longer than
        the straight side $BC$. If they were equal to it, $A$ would lie on $BC$.`,
    })`
      The sides $AB$ and $AC$ together must be longer than $BC = ${(p + r) * s}$. This gives the least value of $k$.`;
    const limit = find(calc`(${p} + ${r}) * ${s} / abs(${p} - ${r})`);
    const most = step(calc`ceil(${limit}) - 1`, {
      name: text`the greatest value of $k$`,
      works: value =>
        tex`${Math.abs(p - r) !== 1 && Math.abs(p - r)}k < ${(p + r) * s}, \quad k \le ${value}`,
      because: text`With a very large $k$ the longer side grows away from the shorter one, and $BC$ is too short to
        join their ends. So the longer side must be shorter than the shorter side and $BC$ together.`,
    })`
      The difference of $AB$ and $AC$ must be less than $BC = ${(p + r) * s}$. This gives the greatest value of $k$.`;
    const count = step(calc`${most} - ${least} + 1`, {
      name: 'the number of triangles',
      because: text`Each value of $k$ gives its own two sides, so each gives one triangle. When both ends are
        allowed, their difference misses one: from 3 to 5 there are three numbers.`,
    })`
      Each whole $k$ from the least to the greatest value gives one triangle. Both ends count, so add $1$ to their
      difference.`;
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
          You allowed the two sides $${p * s}$ and $${r * s}$. Together they are exactly as long as the third side,
          so the triangle is flat.`,
        slip('ignored_a_condition', least, 1)`
          You let the multiplier start at 1 and did not compare the sum of the two sides with the third side
          $${(p + r) * s}$. Two short sides cannot reach across it.`,
        slip('let_in_an_end_point', most, limit.d === 1n && calc`${most} + 1`)`
          You allowed the two sides $${most.mul(p)}$ and $${most.mul(r)}$. Their difference is exactly the third
          side, so the triangle is flat.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          You gave the difference of $${most}$ and $${least}$. Both multipliers give a triangle, so there is one
          number more: from 3 to 5 there are three.`,
        slip('left_out_an_end_point', count, calc`${most} - ${least} - 1`)`
          You left out both ends, the multipliers $${least}$ and $${most}$. Their sides satisfy both strict
          inequalities, so both give triangles.`,
        slip('rounded_the_wrong_way', most, limit.d !== 1n && calc`${most} + 1`)`
          You allowed the two sides $${most.mul(p)}$ and $${most.mul(r)}$. Their difference is more than the third
          side, so this side cannot join their ends.`,
        slip('let_in_an_end_point', count, calc`${most} - ${least} + 3`)`
          You also counted the multipliers $${least.sub(1)}$ and $${most.add(1)}$. With the first the two sides are
          too short together, with the second their difference is too large.`,
        slip('took_a_part_for_the_whole', limit, calc`max(${p}, ${r}) * ${s} / abs(${p} - ${r})`)`
          You kept the difference of the two sides below the part $${Math.max(p, r) * s}$. It has to be below the
          whole third side, $${(p + r) * s}$, which both parts make up.`,
      ],
      snapRead: text`A bisector gives the ratio of two whole sides, so one whole multiplier is left, and the
        triangle inequality bounds it from both sides.`,
      approach: text`Write the two sides as multiples of the ratio in lowest terms. The triangle inequality bounds
        the multiplier from both sides.`,
      faster: text`$${s} < k < \frac{${(p + r) * s}}{${Math.abs(p - r)}}$: count the integers between.`,
      check: text`The extreme triangles have the sides $${least.mul(p)}$ and $${least.mul(r)}$, and $${most.mul(p)}$
        and $${most.mul(r)}$. With the third side $${(p + r) * s}$ each pair has a larger sum and a smaller
        difference.`,
      principle: text`When whole sides of a triangle have a known ratio, write them as multiples of its lowest
        terms; the triangle inequality bounds the multiplier.`,
    };
  },
);
