import { gcd, lowestTerms } from '../../numbers.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { crossing } from '../circle-angles/measured-angles.ts';
import { drawn } from '../drawn.ts';
import { onWay } from '../triangle.ts';
import { anyTriangle, scaledArea } from './shares.ts';

interface Overlap {
  /** BD : DC and AE : EC. */
  m: number;
  n: number;
  u: number;
  v: number;
  area: number;
  frame: number;
}

const placed = ({ m, n, u, v }: Overlap) => {
  const { A, B, C } = anyTriangle;
  const [D, E] = [onWay(B, C, m / (m + n)), onWay(A, C, u / (u + v))];
  return { A, B, C, D, E, P: crossing(A, D, B, E) };
};

const leftOver = ({ m, n, u, v }: Overlap) =>
  q(1)
    .sub(q(m, m + n))
    .sub(q(u, u + v));

const whole = form<Overlap>(
  'triangle-from-a-difference-of-parts',
  {
    band: 'Hard',
    seconds: 140,
    also: ['MM.SET.1'],
    entry: true,
    untied: true,
    verify: p => {
      const { A, B, C, D, E, P } = placed(p);
      const apart = scaledArea(1, P, D, C, E) - scaledArea(1, P, A, B);
      return nearFraction(Math.abs(leftOver(p).mul(p.area).valueOf() / apart), 1);
    },
  },
  (p, { step, find, write }) => {
    const { m, n, u, v, area, frame } = p;
    const rest = leftOver(p);
    const isMore = rest.s > 0n;
    const apart = find(rest.mul(area).abs());
    const low = step(frac(calc`${m} / (${m} + ${n})`), {
      name: 'the part of ABC that is triangle ABD',
      because: text`Triangles ABD and ABC have the same height from A, so their areas are in the ratio of their bases BD
        and BC.`,
      works: (_value, working) => tex`\frac{[ABD]}{[ABC]} = \frac{BD}{BC} = ${working}`,
    })`
      Write the area of triangle ABD as a part of the area of triangle ABC.`;
    const high = step(frac(calc`${u} / (${u} + ${v})`), {
      name: 'the part of ABC that is triangle ABE',
      works: (_value, working) => tex`\frac{[ABE]}{[ABC]} = \frac{AE}{AC} = ${working}`,
    })`
      Do the same for triangle ABE, which has the base AE on AC.`;
    write(tex`[ABD] + [ABE] = [ABC] + [PAB] - [PDCE]`, {
      because: text`The ratio in which P divides AD or BE would take a longer way. The two triangles ABD and ABE use
          only the given ratios.`,
    })`
      Triangles ABD and ABE overlap in triangle PAB, and the quadrilateral PDCE lies in neither of them. So their sum
      counts PAB twice and PDCE not at all.`;
    const part = step(frac(isMore ? calc`1 - ${low} - ${high}` : calc`${low} + ${high} - 1`), {
      name: 'the difference as a part of ABC',
      works: value =>
        isMore
          ? tex`\frac{[PDCE] - [PAB]}{[ABC]} = 1 - ${frac(low)} - ${frac(high)} = ${frac(value)}`
          : tex`\frac{[PAB] - [PDCE]}{[ABC]} = ${frac(low)} + ${frac(high)} - 1 = ${frac(value)}`,
    })`
      So the difference of PDCE and PAB is a known part of triangle ABC.`;
    const all = step(calc`${apart} / ${part}`, { works: (_value, working) => tex`[ABC] = ${working}` })`
      This difference is given as $${apart}$. Divide it by the part.`;
    const [larger, smaller] = isMore
      ? ['quadrilateral PDCE', 'triangle PAB']
      : ['triangle PAB', 'quadrilateral PDCE'];
    return {
      answer: all,
      stem: wording(
        frame,
        text`In triangle ABC, D is a point of BC with $BD : DC = ${m} : ${n}$ and E is a point of AC with $AE : EC =
          ${u} : ${v}$. AD and BE meet at P. The area of ${larger} is $${apart}\text{ cm}^2$ more than that of
          ${smaller}. Find the area of triangle ABC in $\text{cm}^2$.`,
        text`A triangular park ABC has two straight paths AD and BE, which cross at P. The gate D divides the side BC in
          the ratio $BD : DC = ${m} : ${n}$ and the gate E divides AC in the ratio $AE : EC = ${u} : ${v}$. If the
          ${larger} is larger than the ${smaller} by $${apart}$ square metres, how large is the park, in square
          metres?`,
      ),
      figure: () =>
        drawn({
          alt: `Triangle ABC with D on BC and E on AC; AD and BE cross at P. Triangle PAB and quadrilateral PDCE are
            shaded.`,
          points: placed({ ...p, m: 5, n: 6, u: 4, v: 5 }),
          lines: ['AB', 'BC', 'CA', 'AD', 'BE'],
          shaded: ['PDCE', 'PAB'],
          notToScale: true,
          longest: 290,
        }),
      show: plain,
      plausible: value => value.d === 1n && value.gt(apart) && value.lt(apart.mul(12)),
      slips: [
        slip('measured_from_the_wrong_end', low, calc`${n} / (${m} + ${n})`)`
          $${frac(q(n, m + n))}$ is the part of triangle ADC. Triangle ABD stands on BD, and $BD : DC = ${m} : ${n}$.`,
        slip('measured_from_the_wrong_end', high, calc`${v} / (${u} + ${v})`)`
          $${frac(q(v, u + v))}$ is the part of triangle EBC. Triangle ABE stands on AE, and $AE : EC = ${u} : ${v}$.`,
        slip('mixed_up_sum_and_product', part, () => q(1).sub(q(m * u, (m + n) * (u + v))))`
          You multiplied the parts of triangles ABD and ABE, and the rest of ABC was $${frac(part)}$. Both parts are of
          the whole triangle, so they are added.`,
        slip('gave_the_complement', part, () => q(m, m + n).add(q(u, u + v)))`
          $${frac(part)}$ of ABC is the sum of triangles ABD and ABE. The difference of the two shaded parts is what
          this sum has more or less than ABC.`,
        slip('subtracted_for_added', part, () =>
          q(m, m + n)
            .sub(q(u, u + v))
            .abs(),
        )`
          $${frac(part)}$ compares triangles ABD and ABE with each other. That is the difference of PBD and PAE.`,
        slip('left_out_a_term', part, () => q(n, m + n))`
          $${frac(part)}$ of ABC is triangle ADC. It contains triangle PAE too, which is no part of PDCE.`,
        slip('left_out_a_term', part, () => q(v, u + v))`
          $${frac(part)}$ of ABC is triangle EBC. It contains triangle PBD too, which is no part of PDCE.`,
        slip('took_ratio_terms_for_amounts', part, () => q(1).sub(q(m, n)).sub(q(u, v)).abs())`
          You used $${frac(q(m, n))}$ and $${frac(q(u, v))}$ for the parts. The ratios compare BD with DC and AE with
          EC; the parts need BC and AC.`,
      ],
      snapRead: text`Two parts of a triangle and only their difference: look for two triangles that overlap in the one
        and leave out the other.`,
      approach: text`Add triangles ABD and ABE. Their sum counts PAB twice and leaves PDCE out, so it differs from ABC
        by the given difference.`,
      check: () => {
        const [near, far] = [q(u * (m + n)), q(v * m)];
        const three = all
          .mul(q(m, m + n))
          .mul(near)
          .div(near.add(far));
        const quad = all.mul(rest).add(three);
        return text`$AP : PD = ${lowestTerms(near, far).join(' : ')}$, as $AP : PD = \frac{AE}{EC} \times
          \frac{BC}{BD}$. So PAB has $${frac(three)}$, and PDCE, which is ABC without PBD, PAB and PAE, has
          $${frac(quad)}$. They differ by $${quad.sub(three).abs()}$.`;
      },
      principle: text`Where two parts overlap in one region and leave out another, their sum differs from the whole
        by the difference of these two regions.`,
    };
  },
);

/** GM.TRI.5 Hard: two triangles that overlap. */
export const overlapOfTwoParts: readonly AnyTemplate[] = situation<Overlap>({
  type: 'GM.TRI.5',
  situation: 'overlap-of-two-parts',
  tries: 800,
  draw: draw => {
    const [m, n, u, v] = [draw.int(1, 5), draw.int(1, 5), draw.int(1, 5), draw.int(1, 5)];
    const p: Overlap = { m, n, u, v, area: draw.step(24, 720, 12), frame: draw.int(0, 1) };
    const rest = leftOver(p);
    const isPlain =
      gcd(m, n) === 1 && gcd(u, v) === 1 && m !== n && u !== v && m * v !== n * u && m * u !== n * v;
    const apart = rest.mul(p.area);
    const isWhole = apart.d === 1n && apart.abs().gt(3);
    return isPlain && isWhole && rest.abs().gte(q(1, 10)) && rest.abs().lt(q(3, 5)) ? p : null;
  },
  forms: [whole],
});
