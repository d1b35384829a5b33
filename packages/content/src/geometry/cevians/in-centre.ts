import { calc, form, frac, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { type Cevian, gcd, isTriangle } from './cevian.ts';

export const inCentre = form<Cevian>(
  'side-from-the-in-centre',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    suits: c => isTriangle(c) && c.k !== c.s && c.p !== c.r && gcd(c.k, c.s) === 1 && c.r * c.s > 1,
    verify: ({ p, r, s, k }) => {
      // The sides that fit: for each whole BC the side AB by the bisector theorem, and the in-centre by coordinates.
      const [perimeter, near] = [(p + r) * (k + s), p * s];
      for (let a = near + 1; 2 * a < perimeter; a += 1) {
        const c = ((perimeter - a) * near) / a;
        const b = perimeter - a - c;
        const x = (c * c + a * a - b * b) / (2 * a);
        const height = Math.sqrt(c * c - x * x);
        const inRadius = (a * height) / perimeter;
        if (Math.abs((height - inRadius) / inRadius - k / s) < 1e-9) return Math.round(b);
      }
      throw new Error('no side fits');
    },
  },
  ({ p, s, k, r, way }, { step, find }) => {
    const near = find(calc`${p} * ${s}`);
    const ratio = find(calc`${k} / ${s}`);
    const base = step(
      calc`(${p} + ${r}) * (${k} + ${s}) / (${ratio} + 1)`,
      value =>
        tex`\frac{AB}{BD} = \frac{AC}{DC} = \frac{AB + AC}{BC} = ${frac(ratio)}, \quad BC =
          \frac{${(p + r) * (k + s)}}{1 + ${frac(ratio)}} = ${frac(value)}`,
    )`
      In triangles $ABD$ and $ACD$ the bisectors through $I$ give the ratio of a side to its part of $BC$. So it is also
      that of both sides together to all of $BC$, which is then a known part of the perimeter.`;
    const far = step(calc`${base} - ${near}`, (_value, working) => tex`DC = ${working}`)`
      The rest of this side lies next to the side asked.`;
    const side = step(calc`${frac(ratio)} * ${frac(far)}`, (_value, working) => tex`AC = ${working}`)`
      Use the ratio in triangle $ACD$.`;
    return {
      answer: side,
      stem: way
        ? text`The bisectors of the angles of triangle $ABC$ meet at $I$, and the bisector through $A$ meets $BC$ at
          $D$. The perimeter of the triangle is $${(p + r) * (k + s)}$, $BD = ${p * s}$ and $AI : ID = ${k} : ${s}$.
          What is the length of $AC$?`
        : text`In triangle $ABC$ the bisector $AD$ of angle $A$, with $D$ on $BC$, meets the bisector of angle $B$ at
          $I$, and $\frac{AI}{ID} = \frac{${k}}{${s}}$. If the sum of the three sides is $${(p + r) * (k + s)}$ and $BD$
          is $${p * s}$ long, find $AC$.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.valueOf() < (p + r) * (k + s) && value.d <= 30n,
      slips: [
        slip('answered_another_quantity', far, near)`
          $${frac(side)}$ is $AB$: it belongs to $BD = ${near}$.`,
        stop('answered_another_quantity', far)`
          $${frac(far)}$ is $DC$; the side $AC$ is asked.`,
        stop('stopped_a_step_early', base)`
          $${frac(base)}$ is the side $BC$.`,
        slip('took_the_figure_for_special', near, calc`${base} / 2`)`
          $D$ was taken as the mid-point of $BC$, although $BD = ${p * s}$ is given.`,
        slip('mixed_up_special_lines', ratio, k !== 2 * s && 2)`
          Two to one is the ratio at the centroid, where medians cross; here $${k} : ${s}$ is given.`,
        slip('assumed_a_proportion', base, calc`(${p} + ${r}) * (${k} + ${s}) / ${ratio}`)`
          $${(p + r) * (k + s)}$ was divided by the ratio, which gives $${frac(base)}$; the ratio compares two sides
          with the third, not all three.`,
        slip('inverted_the_ratio', ratio, calc`${s} / ${k}`)`
          The ratio $${k} : ${s}$ was turned upside down; $AI$ lies on the side of the corner.`,
        slip('assumed_equal_parts', side, calc`((${p} + ${r}) * (${k} + ${s}) - ${base}) / 2`)`
          What is left beside $BC = ${frac(base)}$ was halved; the two other sides are not equal.`,
      ],
      snapRead: text`A perimeter, a part of a side and the ratio at the in-centre: the bisector theorem links them in
        two triangles.`,
      approach: text`Bisectors in the two smaller triangles show that the ratio on $AD$ is the one of two sides to the
        third. That gives $BC$, then $DC$, then $AC$.`,
      faster: text`$AC = ${frac(q(k, s))} \times DC$ and $BC$ is $\frac{${s}}{${k + s}}$ of $${(p + r) * (k + s)}$:
        $${frac(q(k, s))}(${(p + r) * s} - ${p * s})$.`,
      check: text`The sides $${p * k}$, $${r * k}$ and $${(p + r) * s}$ add up to $${(p + r) * (k + s)}$, and
        $\frac{${p * k}}{${r * k}} = \frac{${p * s}}{${r * s}}$ as at a bisector.`,
      principle: text`The in-centre divides a bisector in the ratio of the sum of the enclosing sides to the opposite
        side.`,
    };
  },
);
