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
    const base = step(calc`(${p} + ${r}) * (${k} + ${s}) / (${ratio} + 1)`, {
      name: text`the side $BC$`,
      works: value =>
        tex`\frac{AB}{BD} = \frac{AC}{DC} = \frac{AB + AC}{BC} = ${frac(ratio)}, \quad BC =
          \frac{${(p + r) * (k + s)}}{1 + ${frac(ratio)}} = ${frac(value)}`,
      because: text`$BI$ bisects the angle at $B$ of triangle $ABD$, so it divides $AD$ in the ratio $AB : BD$.
        Equal fractions keep their value when numerators and denominators are added, as with $\frac{2}{1} =
        \frac{4}{2} = \frac{6}{3}$.`,
    })`
      $BI$ bisects angle $B$ of triangle $ABD$, so $AB : BD = AI : ID$, and $CI$ does the same in triangle $ACD$.
      Add numerators and denominators: $AB + AC$ is this multiple of $BC$, so the perimeter is a known multiple of
      $BC$.`;
    const far = step(calc`${base} - ${near}`, {
      name: text`the part $DC$ of $BC$`,
      works: (_value, working) => tex`DC = ${working}`,
      because: text`The ratio at $I$ links $AC$ with $DC$, its part of $BC$, and not with $BD$. So $DC$ is needed
        before $AC$.`,
    })`
      $D$ lies on $BC$, so take $BD$ away from $BC$ to get $DC$, the part of $BC$ that meets the side $AC$.`;
    const side = step(calc`${frac(ratio)} * ${frac(far)}`, {
      name: text`the side $AC$`,
      works: (_value, working) => tex`AC = ${working}`,
      because: text`$CI$ bisects the angle at $C$ of triangle $ACD$ and meets the opposite side $AD$ at $I$. So it
        divides $AD$ in the ratio of the sides $AC$ and $DC$.`,
    })`
      In triangle $ACD$ the bisector $CI$ gives $AC : DC = AI : ID$, so multiply $DC$ by this ratio.`;
    return {
      answer: side,
      stem: way
        ? text`The bisectors of the angles of triangle $ABC$ meet at $I$, and the bisector through $A$ meets $BC$ at
          $D$. The perimeter of the triangle is $${(p + r) * (k + s)}$, $BD = ${p * s}$ and $AI : ID = ${k} : ${s}$.
          What is the length of $AC$?`
        : text`In triangle $ABC$ the bisector $AD$ of angle $A$, with $D$ on $BC$, meets the bisector of angle $B$
          at $I$, and $\frac{AI}{ID} = \frac{${k}}{${s}}$. If the sum of the three sides is $${(p + r) * (k + s)}$
          and $BD$ is $${p * s}$ long, find $AC$.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.valueOf() < (p + r) * (k + s) && value.d <= 30n,
      slips: [
        slip('answered_another_quantity', far, near)`
          $${frac(side)}$ is the side $AB$: you multiplied the part $BD = ${near}$ by the ratio. The side $AC$
          belongs to the other part, $DC$.`,
        stop('answered_another_quantity', far)`
          $${frac(far)}$ is only $DC$, the part of $BC$ next to $C$. The side $AC$ follows from it by the ratio $AI
          : ID$.`,
        stop('stopped_a_step_early', base)`
          $${frac(base)}$ is the side $BC$, which the perimeter gives first. The question asks for $AC$, so two more
          lines are needed.`,
        slip('took_the_figure_for_special', near, calc`${base} / 2`)`
          You put $D$ in the middle of $BC$, with $${near}$ for $BD$. The length $BD = ${p * s}$ is given, and a
          bisector halves the side only if $AB = AC$.`,
        slip('mixed_up_special_lines', ratio, k !== 2 * s && 2)`
          Two to one is the ratio at the centroid, where medians cross. The point $I$ lies on bisectors, and its
          ratio $${k} : ${s}$ is given.`,
        slip('assumed_a_proportion', base, calc`(${p} + ${r}) * (${k} + ${s}) / ${ratio}`)`
          You divided the perimeter $${(p + r) * (k + s)}$ by the ratio and got $BC = ${frac(base)}$. The ratio
          compares $AB + AC$ with $BC$, while the perimeter also contains $BC$ itself.`,
        slip('inverted_the_ratio', ratio, calc`${s} / ${k}`)`
          You turned the ratio upside down. $AI$, the piece next to the vertex $A$, belongs to the side, and $ID$ to
          its part of $BC$: $AI : ID = AB : BD$.`,
        slip('assumed_equal_parts', side, calc`((${p} + ${r}) * (${k} + ${s}) - ${base}) / 2`)`
          You took away $BC = ${frac(base)}$ and halved the rest. The two other sides are equal only if the bisector
          halves $BC$, and $BD$ is not half of it.`,
      ],
      snapRead: text`The perimeter, one part of a side and the ratio at the in-centre are given: use the angle
        bisector theorem in the two smaller triangles $ABD$ and $ACD$.`,
      approach: text`The bisectors $BI$ and $CI$ show that $AI : ID$ is the ratio of each side to its part of $BC$,
        and so of $AB + AC$ to $BC$. With the perimeter that gives $BC$, then $DC$, then $AC$.`,
      faster: text`$AC = ${frac(q(k, s))} \times DC$ and $BC$ is $\frac{${s}}{${k + s}}$ of $${(p + r) * (k + s)}$:
        $${frac(q(k, s))}(${(p + r) * s} - ${p * s})$.`,
      check: text`The sides $${p * k}$, $${r * k}$ and $${(p + r) * s}$ add up to $${(p + r) * (k + s)}$, and
        $\frac{${p * k}}{${r * k}} = \frac{${p * s}}{${r * s}}$ as at a bisector.`,
      principle: text`In any triangle the in-centre divides the bisector from a vertex in the ratio of the sum of
        the two sides at this vertex to the third side.`,
    };
  },
);
