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
];
