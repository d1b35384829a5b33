import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { crossing } from '../circle-angles/measured-angles.ts';
import { drawn } from '../drawn.ts';
import { onWay } from '../triangle.ts';
import { anyTriangle, positiveArea, scaledArea } from './shares.ts';

interface Known {
  /** Areas of triangles PBD, PAB and PAE. */
  a: number;
  b: number;
  c: number;
  way: number;
}

const fourthPart = ({ a, b, c }: Known) => q(a * c * (a + 2 * b + c), b * b - a * c);

const fourthRegion = form<Known>(
  'quadrilateral-of-two-cevians',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.LIN.1'],
    verify: ({ a, b, c }) => {
      // A triangle with these three areas is built: D and E are sought so that they come out.
      const whole = (x: number) => a + b + c + x;
      for (let x = 1; x < 4000; x += 1) {
        const [onBC, onCA] = [(a + b) / whole(x), (b + c) / whole(x)];
        const { A, B, C } = anyTriangle;
        const [D, E] = [onWay(B, C, onBC), onWay(A, C, onCA)];
        const P = crossing(A, D, B, E);
        if (Math.abs(scaledArea(whole(x), P, A, B) - b) < 1e-7) return x;
      }
      throw new Error('no area fits');
    },
  },
  (p, { step, find, write }) => {
    const { a, b, c, way } = p;
    write(tex`x = [PDC], \quad y = [PEC]`)`
      The quadrilateral shares no height with the known triangles. Join C to P: it is divided into triangles PDC and
      PEC with
      the areas $x$ and $y$.`;
    write(
      tex`\frac{AP}{PD} = \frac{${b}}{${a}} = \frac{${c} + y}{x}, \qquad \frac{BP}{PE} = \frac{${b}}{${c}} =
        \frac{${a} + x}{y}`,
    )`
      On AD the ratio $AP : PD$ is that of triangles PAB and PBD, and that of triangles PAC and PDC. On BE the ratio
      $BP : PE$
      is that of PAB and PAE, and that of PBC and PEC.`;
    const factor = find(calc`${b}^2 - ${a} * ${c}`);
    const x = step(
      calc`${a} * ${c} * (${a} + ${b}) / ${factor}`,
      (_v, w) => tex`${b}x = ${a}(${c} + y), \quad ${b}y = ${c}(${a} + x) \quad \Rightarrow \quad x = ${w}`,
    )`
      Multiply crosswise and put $y$ from the second equation into the first.`;
    const y = step(calc`${a} * ${c} * (${b} + ${c}) / ${factor}`, (_v, w) => tex`y = ${w}`)`
      The same for $y$.`;
    const both = step(calc`${x} + ${y}`)`
      The two triangles make up the quadrilateral.`;
    return {
      answer: both,
      stem:
        way === 0
          ? text`In triangle ABC, D lies on BC and E on AC. The segments AD and BE cross at P. The areas of triangles
            PBD, PAB
            and PAE are $${a}$, $${b}$ and $${c}\text{ cm}^2$. What is the area of quadrilateral PDCE, in
            $\text{cm}^2$?`
          : way === 1
            ? text`Two straight hedges AD and BE divide a triangular field ABC, with D on the side BC and E on the
              side AC. They
              cross at P. The three triangular parts are measured: PBD has $${a}$ ares, PAB has $${b}$ ares and PAE has
              $${c}$ ares. Find the area of the fourth part in ares.`
            : text`Cevians AD and BE of triangle ABC meet at P and cut it into three triangles and a quadrilateral.
              Given the areas
              $[PBD] = ${a}$, $[PAB] = ${b}$ and $[PAE] = ${c}$, find the area $[PDCE]$.`,
      show: plain,
      plausible: positiveArea,
      slips: [
        slip('assumed_a_proportion', both, calc`${a} * ${c} / ${b}`)`
          ${here} treats the four parts like those at the crossing of a quadrilateral's diagonals. PDCE has two vertices
          besides P and C, so the product rule does not hold.`,
        stop('took_a_part_for_the_whole', x)`
          $${x}$ is only triangle PDC; CP cuts off another one.`,
        stop('took_a_part_for_the_whole', y)`
          $${y}$ is only triangle PEC; CP cuts off another one.`,
        slip('assumed_equal_parts', both, calc`${a} + ${c}`)`
          ${here} takes CP for a median of both parts beside it.`,
        slip('assumed_equal_parts', y, x)`
          The triangles PDC and PEC were taken to be equal, $${x}$ each.`,
        slip('wrong_sign', factor, calc`${b}^2 + ${a} * ${c}`)`
          In solving the two equations ${here} was used. The term in the unknown moves across, so it is subtracted.`,
        slip('assumed_a_symmetry', both, b)`
          ${both} makes the quadrilateral equal to the triangle opposite to it.`,
        slip('assumed_equal_parts', x, y)`
          The triangles PDC and PEC were taken to be equal, $${y}$ each.`,
        slip('left_out_a_term', x, calc`${a} * ${c} / ${b}`)`
          The ratio on AD was used as ${here}, with triangle PAE in place of the whole triangle PAC.`,
      ],
      snapRead: text`Three of four areas at the crossing of two cevians: join the crossing to the third vertex.`,
      approach: text`Each cevian divides triangles on both its sides in one ratio. The segment CP makes the unknown
        part into
        two triangles to which these ratios apply: two linear equations.`,
      check: text`With $x = ${x}$ and $y = ${y}$ both ratios hold: $\frac{${calc`${c} + ${y}`.value}}{${x}} =
        ${frac(q(b, a)).tex}$ and
        $\frac{${calc`${a} + ${x}`.value}}{${y}} = ${frac(q(b, c)).tex}$.`,
      principle: text`Join an inner point to every vertex: each line through it then gives equal ratios of areas on
        both sides.`,
      figure: () => {
        const whole = a + b + c + fourthPart(p).valueOf();
        const { A, B, C } = anyTriangle;
        const [D, E] = [onWay(B, C, (a + b) / whole), onWay(A, C, (b + c) / whole)];
        return drawn({
          alt: `Triangle ABC with D on BC and E on AC; AD and BE cross at P. Triangle PBD has the area ${a}, triangle
          PAB ${b} and triangle PAE ${c}.`,
          points: { A, B, C, D, E, P: crossing(A, D, B, E) },
          lines: ['AB', 'BC', 'CA', 'AD', 'BE'],
          shaded: ['PDCE'],
          notToScale: true,
          longest: 290,
        });
      },
    };
  },
);

interface Mass {
  /** BD : DC and AE : ED. */
  m: number;
  n: number;
  u: number;
  v: number;
  area: number;
  way: number;
}

const beyondTheCevian = form<Mass>(
  'line-continued-to-the-other-side',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    apart: true,
    also: ['GM.TRI.3'],
    suits: ({ m, n, u, v, area }) => (area * v * (m + n)) % (u * m + v * (m + n)) === 0,
    verify: ({ m, n, u, v, area }) => {
      const { A, B, C } = anyTriangle;
      const E = onWay(A, onWay(B, C, m / (m + n)), u / (u + v));
      return Math.round(scaledArea(area, B, crossing(B, E, A, C), C));
    },
  },
  ({ m, n, u, v, area, way }, { step, find, write }) => {
    write(tex`DG \parallel BF, \quad G \text{ on } AC`)`
      Draw DG parallel to BF, with G on AC. It carries both given ratios over to the side AC.`;
    const fg = find(calc`${v} * ${m}`);
    const af = step(calc`${u} * ${m}`, value => tex`AF : FG = AE : ED = ${u} : ${v} = ${value} : ${fg}`)`
      In triangle ADG the segment EF is parallel to DG, so F divides AG as E divides AD. Give FG ${v} times ${m}
      parts, so that both ratios can be written with whole numbers.`;
    const gc = step(calc`${v} * ${n}`, value => tex`FG : GC = BD : DC = ${m} : ${n} = ${fg} : ${value}`)`
      In triangle CBF the segment DG is parallel to BF, so G divides FC as D divides BC.`;
    const all = find(calc`${af} + ${fg} + ${gc}`);
    const share = step(frac(calc`(${fg} + ${gc}) / ${all}`), (_v, w) => tex`\frac{FC}{AC} = ${w}`)`
      FC has the parts FG and GC.`;
    const area2 = step(calc`${frac(share)} * ${area}`, (_v, w) => tex`[BFC] = ${w}`)`
      Triangles BFC and ABC have the same height from B, so their areas are as FC and AC.`;
    return {
      answer: area2,
      stem:
        way === 0
          ? text`D lies on the side BC of triangle ABC with $BD : DC = ${m} : ${n}$, and E lies on AD with $AE : ED =
            ${u} : ${v}$.
            The line BE meets AC at F. The area of triangle ABC is $${area}\text{ cm}^2$. What is the area of triangle
            BFC,
            in $\text{cm}^2$?`
          : way === 1
            ? text`A triangular park ABC covers $${area}$ ares. A path AD ends at D on the side BC, with BD and DC as
              $${m} : ${n}$. On
              this path stands a statue E, with AE and ED as $${u} : ${v}$. From B a second path runs straight past
              the statue to
              F on the side AC. How many ares has the part BFC of the park?`
            : text`In triangle ABC of area $${area}$ the cevian AD divides BC so that $\frac{BD}{DC} =
              \frac{${m}}{${n}}$. The point E of
              AD satisfies $\frac{AE}{ED} = \frac{${u}}{${v}}$. If BE, produced beyond E, meets AC at F, find the area
              of
              triangle BFC.`,
      show: plain,
      plausible: value => positiveArea(value) && value.lt(area),
      slips: [
        slip('gave_the_complement', share, frac(calc`${af} / ${all}`))`
          ${frac(share)} of the area is triangle ABF, on the other side of BF.`,
        slip('took_the_figure_for_special', area2, calc`${v} * ${area} / ${u + v}`)`
          ${here} lets F divide AC as E divides AD. EF is not parallel to DC.`,
        slip('inverted_the_ratio', gc, calc`${v} * ${m} * ${m} / ${n}`)`
          The ratio $${m} : ${n}$ was used the wrong way round on FC, where G is the point of AC with DG parallel to
          BF.`,
        slip('left_out_a_term', share, frac(calc`${gc} / ${all}`))`
          Only the part of FC beyond the parallel through D was counted, ${frac(share)} of AC.`,
        slip('left_out_a_term', all, calc`${fg} + ${af}`)`
          FC was compared with ${all} parts; the part of AC next to C was left out of the whole.`,
        slip('assumed_equal_parts', area2, calc`${area} * ${n} / ${m + n}`)`
          ${here} is the area of triangle ADC.`,
        slip('took_a_part_for_the_whole', area2, calc`${area} * ${v} / ${u + v} * ${n} / ${m + n}`)`
          ${here} is triangle ECD only.`,
        slip('took_a_part_for_the_whole', af, u)`
          AF was counted with $${u}$ parts and the rest of AC with parts of another size.`,
      ],
      snapRead: text`Two ratios on two cevians; a third ratio, on AC, is needed for the area.`,
      approach: text`Ratios on BC and on AD have to be brought to AC. A parallel to BF through D does that, by similar
        triangles; then BF divides the area as F divides AC.`,
      faster: text`By masses: put ${n} at B and ${m} at C, so that D has $${m + n}$; for $AE : ED = ${u} : ${v}$ the
        mass at A is
        $\frac{${v} \times ${m + n}}{${u}}$. F then divides AC, from A, as the mass at C to that at A: $${m * u} :
        ${v * (m + n)}$.`,
      check: text`B, E and F lie on one line that cuts the sides of triangle ADC, so the product of
        $\frac{AF}{FC}$, $\frac{CB}{BD}$ and $\frac{DE}{EA}$ has to be $1$:
        ${calc`${af} / ${fg.add(gc)} * ${m + n} / ${m} * ${v} / ${u}`}.`,
      principle: text`To bring ratios to one line, draw a parallel through the point where they meet, or give masses
        to the
        vertices.`,
      figure: () => {
        const { A, B, C } = anyTriangle;
        const D = onWay(B, C, m / (m + n));
        const E = onWay(A, D, u / (u + v));
        return drawn({
          alt: `Triangle ABC with D on BC, BD to DC as ${m} to ${n}, and E on AD, AE to ED as ${u} to ${v}. The line BE
          meets AC at F. Triangle BFC is shaded.`,
          points: { A, B, C, D, E, F: crossing(B, E, A, C) },
          lines: ['AB', 'BC', 'CA', 'AD', 'BF'],
          shaded: ['BFC'],
          notToScale: true,
          longest: 290,
        });
      },
    };
  },
);

/** GM.TRI.5 Hard: a line that has to be drawn first. */
export const crossingCevians: readonly AnyTemplate[] = [
  ...situation<Known>({
    type: 'GM.TRI.5',
    situation: 'three-areas-at-a-crossing',
    tries: 200,
    draw: draw => {
      const p: Known = { a: draw.int(2, 20), b: draw.int(6, 30), c: draw.int(2, 20), way: draw.int(0, 2) };
      if (p.b * p.b <= p.a * p.c || p.a === p.c || p.b === p.a || p.b === p.c) return null;
      const rest = fourthPart(p);
      return rest.d === 1n && rest.lt(130) && rest.gt(4) && !rest.equals(p.b) ? p : null;
    },
    forms: [fourthRegion],
  }),
  ...situation<Mass>({
    type: 'GM.TRI.5',
    situation: 'line-through-a-cevian',
    tries: 100,
    draw: draw => {
      const [m, n] = draw.some([1, 2, 3, 4], 2) as [number, number];
      const [u, v] = [draw.int(1, 4), draw.int(1, 4)];
      const fine =
        (m !== 2 || n !== 4) &&
        (m !== 4 || n !== 2) &&
        (u === 1 || v % u !== 0) &&
        (v === 1 || u % v !== 0 || u === v);
      return fine && (u !== v || u === 1)
        ? { m, n, u, v, area: draw.step(30, 320, 2), way: draw.int(0, 2) }
        : null;
    },
    forms: [beyondTheCevian],
  }),
];
