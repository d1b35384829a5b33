import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, surdTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface AtPoint {
  /** Square-free part of the areas. */
  u: number;
  /** The known areas are `u` times the squares of these. */
  x: number;
  y: number;
  /** The whole triangle has at most this area. */
  most: number;
  way: boolean;
}

const areas = ({ u, x, y }: AtPoint) => [u * x * x, u * y * y] as const;

const thirdArea = form<AtPoint>(
  'values-of-the-third-area',
  {
    band: 'Hard',
    seconds: 110,
    revision: 3,
    also: ['NS.FAC.5', 'AL.INQ.3'],
    entry: true,
    verify: p => {
      const [a, b] = areas(p);
      let count = 0;
      for (let t = 1; t <= p.most; t += 1) {
        const whole = (Math.sqrt(a) + Math.sqrt(b) + Math.sqrt(t)) ** 2;
        if (Math.abs(whole - Math.round(whole)) < 1e-6 && Math.round(whole) <= p.most) count += 1;
      }
      return count;
    },
  },
  (p, { step }) => {
    const { x, y, u, most, way } = p;
    const known = step(calc`${x} + ${y}`, {
      name: 'the sum of the two known roots, without the surd',
      works: value => {
        const [a, b] = areas(p);
        return tex`\sqrt{${a}} + \sqrt{${b}} = ${surdTex(x, u)} + ${surdTex(y, u)} = ${surdTex(value, u)}`;
      },
      because: text`In similar triangles the sides are as the square roots of the areas. Each parallelogram has
        equal opposite sides, so the bases of the three small triangles, moved along, fill one side of the whole
        triangle exactly.`,
    })`
      The small triangles are similar to the whole one, so their sides are as the square roots of the areas. The
      parallelograms move the three small sides onto one side of the whole, so the three roots add up to the root of
      the whole area. Add the two known roots.`;
    const root = step(calc`floor(${Math.sqrt(most / u)})`, {
      name: 'the greatest sum of the three multiples',
      works: value => tex`${u}(${known} + k)^2 \le ${most} \Rightarrow ${known} + k \le ${value}`,
      because: text`If the third root were another surd, the square of the sum would keep a term with a root and not
        be an integer. For example $(\sqrt{2} + \sqrt{3})^2 = 5 + 2\sqrt{6}$, but $(\sqrt{2} + 3\sqrt{2})^2 = 32$.`,
    })`
      The whole area is the square of the sum of the three roots. It is an integer only if the third root is a
      multiple $k\sqrt{${u}}$ of the same surd. The whole area must not exceed the bound, which gives the greatest
      possible sum.`;
    const count = step(calc`${root} - ${known}`, {
      name: 'the number of values of the third area',
      works: value => tex`k \le ${root} - ${known} = ${value}`,
      because: text`Different multiples give different areas, and each keeps within the bound. The multiple 0 would
        leave no third triangle, so the count begins with 1.`,
    })`
      Every positive integer $k$ up to this bound gives one area of the third triangle, so the largest $k$ is the
      number of values.`;
    return {
      answer: count,
      stem: () => {
        const [a, b] = areas(p);
        return way
          ? text`Through a point $P$ inside triangle $ABC$, lines are drawn parallel to its three sides. Of the
            three small triangles that these lines form with the sides, each with a vertex at $P$, two have areas of
            $${a}$ and $${b}$ square cm. The areas of the third one and of triangle $ABC$ are integers too, and that
            of $ABC$ is at most $${most}$. How many values can the area of the third small triangle take?`
          : text`Three straight paths cross at one spot of a triangular park, each parallel to one of its sides.
            They form three triangular lawns and three parallelograms. Two of these lawns measure $${a}$ and $${b}$
            square metres; the third lawn and the whole park measure whole numbers of square metres too. If the park
            has at most $${most}$ square metres, how many sizes of the third lawn are possible?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 1,
      slips: [
        slip('mixed_up_ratios_of_lengths_and_areas', count, () => {
          const [a, b] = areas(p);
          return Math.floor(Math.sqrt((most - a - b) / u));
        })`
          You bounded only the sum of the three small triangles by $${most}$, which allows $${count}$ values. The
          three parallelograms belong to the whole triangle as well.`,
        slip('left_out_a_term', root, calc`floor(${Math.sqrt(most)})`)`
          You bounded the sum by $${root}$, which is the root of the whole area. The three roots are multiples of a
          surd, so the factor $${u}$ has to be taken out of the whole area too.`,
        slip('left_out_a_term', known, calc`max(${x}, ${y})`)`
          Only one known root, $${known}$ times the surd, was taken away. Both known triangles lie along the side of
          the whole, so both roots are taken away.`,
        slip('demanded_too_much', count, calc`${root} - ${known} - max(${x}, ${y})`)`
          You counted only third areas larger than the two others. Nothing says that the third triangle is the
          largest; a small one fits as well.`,
        slip('left_out_an_end_point', count, calc`${root} - ${known} - 1`)`
          You left out the case with the sum $${root}$. The whole area is allowed to reach the bound, and with this
          sum it still keeps within it.`,
        slip('let_in_zero', count, calc`${root} - ${known} + 1`)`
          You counted a third area of $0$ as well. Then P would lie on a side of the triangle and there would be no
          third triangle.`,
        stop('left_out_a_term', root)`
          $${root}$ is the greatest sum of all three multiples. The two known triangles already take their share of
          it, and only the rest is left for the third.`,
        slip('ignored_even_and_odd', count, calc`floor((${root} - ${known}) / 2)`)`
          Of the $${root.sub(known)}$ possible multiples of the surd you counted only the even ones. The whole area
          is an integer for odd multiples too.`,
      ],
      snapRead: text`Three parallels to the sides through one point, two small areas known, all areas integers: the
        square roots of the areas add up to the root of the whole.`,
      approach: text`In similar triangles the sides are as the roots of the areas, and the three small sides fill a
        whole side. Integer areas force all three roots to be multiples of one surd; then the bound leaves finitely
        many.`,
      faster: () => {
        const root = Math.floor(Math.sqrt(most / u));
        return text`Whole $= ${u}n^2 \le ${most}$ with $n > ${known}$: count $n$ up to $${root}$.`;
      },
      check: () => {
        const whole = u * Number(root) ** 2;
        return text`The largest case has a third area of $${u * Number(count) ** 2}$ and a whole of $${whole}$; the
          next whole would be $${u * (Number(root) + 1) ** 2}$, above $${most}$.`;
      },
      principle: text`In similar figures the roots of the areas add up as lengths do; a sum of surds has an integer
        square only if they are multiples of one surd.`,
    };
  },
);

/** GM.TRI.3 Hard: parallels through an inner point, with areas that are integers. */
export const wholeAreasAtAPoint: readonly AnyTemplate[] = situation<AtPoint>({
  type: 'GM.TRI.3',
  situation: 'parallels-through-a-point',
  tries: 20,
  draw: draw => {
    const [u, x, y] = [draw.pick([2, 3, 5, 6, 7]), draw.int(1, 6), draw.int(1, 6)];
    const most = 10 * draw.int(10, 300);
    const count = Math.floor(Math.sqrt(most / u)) - x - y;
    return x !== y && count >= 3 && count <= 14 && !Number.isInteger(Math.sqrt(most / u))
      ? { u, x, y, most, way: draw.chance(0.5) }
      : null;
  },
  forms: [thirdArea],
});
