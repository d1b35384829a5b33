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
    band: 'Medium',
    seconds: 110,
    revision: 2,
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
    write(tex`x = [PDC], \quad y = [PEC]`, {
      because: text`No known triangle shares a side or a height with PDCE. Triangles PDC and PEC have the vertex P,
        and their bases lie on BC and on CA; the known triangles have their bases on the same lines.`,
    })`
      Join C to P. This divides the quadrilateral PDCE into two triangles: let $x$ be the area of triangle PDC and
      $y$ that of triangle PEC. These two areas are what has to be found.`;
    write(
      tex`\frac{AP}{PD} = \frac{${b}}{${a}} = \frac{${c} + y}{x}, \qquad \frac{BP}{PE} = \frac{${b}}{${c}} =
        \frac{${a} + x}{y}`,
      {
        because: text`Triangles PAB and PBD have their bases AP and PD on the line AD and the same height from B, so
          their areas are in the ratio $AP : PD$. The same holds for triangles PAC and PDC with the height from C.`,
      },
    )`
      On AD, the ratio $AP : PD$ equals $[PAB] : [PBD]$ and also $[PAC] : [PDC]$, where triangle PAC consists of PAE
      and PEC. On BE, the ratio $BP : PE$ equals $[PAB] : [PAE]$ and also $[PBC] : [PEC]$. Each pair gives an
      equation in $x$ and $y$.`;
    const factor = find(calc`${b}^2 - ${a} * ${c}`);
    const x = step(calc`${a} * ${c} * (${a} + ${b}) / ${factor}`, {
      name: 'the area of triangle PDC',
      works: (_v, w) =>
        tex`${b}x = ${a}(${c} + y), \quad y = \frac{${c}(${a} + x)}{${b}} \quad \Rightarrow \quad (${b}^2 - ${a}
        \times ${c})x =
          ${a} \times ${c}(${a} + ${b}), \quad x = ${w}`,
      because: text`Two unknown areas stand in two linear equations. Multiplying crosswise removes the fractions,
        and then one unknown can be replaced by its expression in the other.`,
    })`
      Multiply both equations crosswise. Find $y$ from the second equation and substitute it in the first, which
      leaves an equation for $x$ alone.`;
    const y = step(calc`${a} * ${c} * (${b} + ${c}) / ${factor}`, {
      name: 'the area of triangle PEC',
      works: (_v, w) => tex`y = ${w}`,
      because: text`PDC is only one of the two parts of the quadrilateral. The equations do not change when $x$ and
        $y$ and the triangles PBD and PAE are exchanged, so $y$ has the same form as $x$.`,
    })`
      Find $y$, the area of triangle PEC, from the same two equations.`;
    const both = step(calc`${x} + ${y}`, { name: 'the area of quadrilateral PDCE' })`
      Triangles PDC and PEC make up the quadrilateral PDCE, so add their areas.`;
    return {
      answer: both,
      stem:
        way === 0
          ? text`In triangle ABC, D lies on BC and E on AC. The segments AD and BE cross at P. The areas of
            triangles PBD, PAB and PAE are $${a}$, $${b}$ and $${c}\text{ cm}^2$. What is the area of quadrilateral
            PDCE, in $\text{cm}^2$?`
          : way === 1
            ? text`Two straight hedges AD and BE divide a triangular field ABC, with D on the side BC and E on the
              side AC. They cross at P. The three triangular parts are measured: PBD has $${a}$ ares, PAB has $${b}$
              ares and PAE has $${c}$ ares. Find the area of the fourth part in ares.`
            : text`Cevians AD and BE of triangle ABC meet at P and cut it into three triangles and a quadrilateral.
              Given the areas $[PBD] = ${a}$, $[PAB] = ${b}$ and $[PAE] = ${c}$, find the area $[PDCE]$.`,
      show: plain,
      plausible: positiveArea,
      slips: [
        slip('assumed_a_proportion', both, calc`${a} * ${c} / ${b}`)`
          ${here} uses the rule for the crossing diagonals of a quadrilateral, where opposite triangles have equal
          products. Here the fourth part PDCE is a quadrilateral, so this rule does not hold.`,
        stop('took_a_part_for_the_whole', x)`
          $${x}$ is the area of triangle PDC alone. The line CP divides the quadrilateral PDCE into two triangles,
          and triangle PEC has to be added.`,
        stop('took_a_part_for_the_whole', y)`
          $${y}$ is the area of triangle PEC alone. The line CP divides the quadrilateral PDCE into two triangles,
          and triangle PDC has to be added.`,
        slip('assumed_equal_parts', both, calc`${a} + ${c}`)`
          ${here} takes triangle PDC to be as large as PBD, and PEC as large as PAE. That needs D and E to be the
          mid-points of their sides, which nobody says.`,
        slip('assumed_equal_parts', y, x)`
          You gave triangles PDC and PEC the same area, $${x}$ each. The line CP does not halve the quadrilateral
          PDCE: the areas on its two sides, PBD and PAE, are different.`,
        slip('wrong_sign', factor, calc`${b}^2 + ${a} * ${c}`)`
          In solving the two equations you divided by ${here}. The term with the unknown moves to the other side of
          its equation, so its sign changes and it is subtracted.`,
        slip('assumed_a_symmetry', both, b)`
          ${both} is the area of triangle PAB, which lies opposite to the quadrilateral across P. Vertically
          opposite angles at P are equal, but equal angles alone do not make the areas equal.`,
        slip('assumed_equal_parts', x, y)`
          You found $${y}$ for triangle PEC and used it for PDC as well. CP halves the quadrilateral PDCE only if
          triangles PBD and PAE are equal, and they are not.`,
        slip('left_out_a_term', x, calc`${a} * ${c} / ${b}`)`
          You used ${here} for triangle PDC, with triangle PAE in place of the whole triangle PAC. On the line AD,
          $AP : PD$ compares all of PAC with PDC.`,
      ],
      snapRead: text`Two cevians cross and three of the four areas are known, so join the crossing to the third
        vertex and use equal ratios of areas on each cevian.`,
      approach: text`Each cevian divides the triangles on both its sides in one ratio. The segment CP makes two
        triangles of the unknown quadrilateral, and these ratios give two linear equations for their areas.`,
      check: text`With $x = ${x}$ and $y = ${y}$ both ratios hold: $\frac{${calc`${c} + ${y}`.value}}{${x}} =
        ${frac(q(b, a)).tex}$ and $\frac{${calc`${a} + ${x}`.value}}{${y}} = ${frac(q(b, c)).tex}$.`,
      principle: text`When areas around an inner point of a triangle are wanted, join that point to every vertex:
        each line through it then gives equal ratios of areas on its two sides.`,
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

/** GM.TRI.5 Medium: a line that has to be drawn first. */
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
