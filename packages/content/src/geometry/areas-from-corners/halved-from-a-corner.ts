import type { Point } from '../../figure.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { areaOf, rationalNear } from '../measured-lengths.ts';
import { onAxes } from '../on-axes.ts';
import { pointTex } from '../points-in-the-plane/points.ts';

interface Quad {
  /** Vertices A(a, 0), B(b, c) and C(0, d) besides the origin. */
  a: number;
  b: number;
  c: number;
  d: number;
  frame: number;
}

const vertices = ({ a, b, c, d }: Quad): [Point, Point, Point, Point] => [
  { x: 0, y: 0 },
  { x: a, y: 0 },
  { x: b, y: c },
  { x: 0, y: d },
];

const halved = form<Quad>(
  'slope-that-halves-a-quadrilateral',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['GM.TRI.5'],
    verify: p => {
      // Walk round the boundary from A until the area behind is half.
      const [o, a, b, c] = vertices(p);
      const all = areaOf([o, a, b, c]);
      const at = (t: number): Point =>
        t < 1
          ? { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
          : { x: b.x + (c.x - b.x) * (t - 1), y: b.y + (c.y - b.y) * (t - 1) };
      let [low, high] = [0, 2];
      for (let i = 0; i < 80; i += 1) {
        const t = (low + high) / 2;
        const behind = t < 1 ? areaOf([o, a, at(t)]) : areaOf([o, a, b, at(t)]);
        if (behind < all / 2) low = t;
        else high = t;
      }
      return rationalNear(at(low).y / at(low).x);
    },
  },
  (p, { step, find }) => {
    const { a, b, c, d, frame } = p;
    const first = step(calc`${a} * ${c} / 2`, {
      name: 'the area of triangle OAB',
      because: text`The diagonal OB from the same vertex as the cut divides the quadrilateral into two triangles with a
        side on an axis. So their heights are simply coordinates of B.`,
    })`
      Cut along OB. Triangle OAB has the base OA on the $x$-axis, and the $y$-coordinate of B is its height.`;
    const second = step(calc`${d} * ${b} / 2`, { name: 'the area of triangle OBC' })`
      Triangle OBC has the base OC on the $y$-axis, and the $x$-coordinate of B is its height.`;
    const half = step(calc`(${first} + ${second}) / 2`, {
      name: 'half of the area',
      because: text`The two triangles are not equal, so the diagonal OB itself does not halve the quadrilateral. Half of
        the whole shows into which triangle the line has to go.`,
    })`
      Each of the two parts has to have half of the whole area. Add the two triangles and halve the sum.`;
    const onAB = a * c > d * b;
    const [larger, base] = onAB ? ['OAB', 'OA'] : ['OBC', 'OC'];
    const height = step(onAB ? frac(calc`2 * ${half} / ${a}`) : frac(calc`2 * ${half} / ${d}`), {
      name: onAB ? 'the $y$-coordinate of P' : 'the $x$-coordinate of P',
      because: onAB
        ? text`OAB alone has more than half of the area, so the line leaves the quadrilateral before B.`
        : text`OBC alone has more than half of the area, so the line passes B and leaves through BC.`,
      works: (_v, working) => tex`${onAB ? 'y' : 'x'} = ${working}`,
    })`
      Triangle ${larger} alone has more than half of the area, so the line from O meets its side ${onAB ? 'AB' : 'BC'}
      in a point P. The triangle with the base ${base} and the vertex P has to have half of the whole area. Divide twice
      this area by the base to find the distance of P from it.`;
    const part = find(onAB ? () => height.div(c) : () => height.div(b));
    const other = step(() => (onAB ? part.mul(b - a).add(a) : part.mul(c - d).add(d)), {
      name: onAB ? 'the $x$-coordinate of P' : 'the $y$-coordinate of P',
      because: text`P lies on the straight side, so by similar triangles its two coordinates change in the same
        proportion from one end of the side to the other.`,
      works: (value, _w) =>
        onAB
          ? tex`x = ${a} + ${fractionTex(part)} \times (${b} - ${a}) = ${fractionTex(value)}`
          : tex`y = ${d} + ${fractionTex(part)} \times (${c} - ${d}) = ${fractionTex(value)}`,
    })`
      ${
        onAB
          ? text`On the side from A to B the $y$-coordinate of P has gone $${fractionTex(height)} \div ${c} =
            ${fractionTex(part)}$ of its way from $0$ to $${c}$. On a straight line both coordinates go the same part of
            their way, so the $x$-coordinate has gone this part of the way from $${a}$ to $${b}$.`
          : text`On the side from C to B the $x$-coordinate of P has gone $${fractionTex(height)} \div ${b} =
            ${fractionTex(part)}$ of its way from $0$ to $${b}$. On a straight line both coordinates go the same part of
            their way, so the $y$-coordinate has gone this part of the way from $${d}$ to $${c}$.`
      }`;
    const slope = step(() => (onAB ? height.div(other) : other.div(height)), {
      works: (value, _w) =>
        onAB
          ? tex`m = ${fractionTex(height)} \div ${fractionTex(other)} = ${fractionTex(value)}`
          : tex`m = ${fractionTex(other)} \div ${fractionTex(height)} = ${fractionTex(value)}`,
    })`
      The line runs from the origin to P: its slope is the $y$-coordinate over the $x$-coordinate.`;
    const [A, B, C] = [pointTex({ x: a, y: 0 }), pointTex({ x: b, y: c }), pointTex({ x: 0, y: d })];
    return {
      answer: slope,
      stem: wording(
        frame,
        text`The quadrilateral OABC has the vertices $O(0, 0)$, $A${A}$, $B${B}$ and $C${C}$. The line $y = mx$ cuts it
          into two parts of equal area. What is the value of $m$?`,
        text`A field has its corners at the origin O, at $A${A}$, $B${B}$ and $C${C}$. Two sisters share it
          equally by a straight fence that begins at O. Find the slope of this fence.`,
        text`$O(0, 0)$, $A${A}$, $B${B}$ and $C${C}$ are joined in this order. Through the origin O a line is drawn that
          halves the area enclosed. What is its slope?`,
        text`A sheet of metal is a quadrilateral. On the plan it has the vertices $A${A}$, $B${B}$, $C${C}$ and the
          origin O. One straight cut from O leaves two pieces of the same weight. What is the slope of the cut on the
          plan?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d <= 60n,
      slips: [
        slip('assumed_equal_parts', slope, frac(calc`${c} / ${b}`))`
          $\frac{${c}}{${b}}$ is the slope of the diagonal OB. It cuts the area into ${numberTex(first)} and
          ${numberTex(second)}, which are not equal.`,
        slip('took_the_figure_for_special', slope, () => (onAB ? q(c, a + b) : q(c + d, b)))`
          $${fractionTex(slope)}$ leads to the mid-point of ${onAB ? 'AB' : 'BC'}. That halves one of the triangles, not
          the quadrilateral.`,
        slip('left_out_a_case', slope, () => {
          // The other side, as though it were the one that is met.
          const [t, whole] = [(a * c + b * d) / 2, q(a * c + b * d, 2)];
          if (onAB) {
            const x = whole.div(d);
            return x
              .div(b)
              .mul(c - d)
              .add(d)
              .div(x);
          }
          const y = q(t).div(a);
          return y.div(
            y
              .div(c)
              .mul(b - a)
              .add(a),
          );
        })`
          $${fractionTex(slope)}$ comes from putting the end of the cut on the line of ${onAB ? 'BC' : 'AB'}; but the
          area at that side is less than half even up to B.`,
        slip('mixed_up_the_coordinates', slope, () => (onAB ? other.div(height) : height.div(other)))`
          $${fractionTex(slope)}$ is the step across over the step up; a slope is the step up over the step across.`,
        slip('did_not_double', height, () => half.div(onAB ? a : d))`
          You used base times height for a triangle, so its end P was only $${fractionTex(height)}$ away from ${base},
          and the slope became $${fractionTex(slope)}$. A triangle is half of base times height.`,
        slip('took_the_figure_for_special', slope, () => {
          const [x, y] = [q(a + b, 4), q(c + d, 4)];
          return y.div(x);
        })`
          $${fractionTex(slope)}$ points to the mean of the four vertices. A line through that point need not halve the
          area.`,
        slip('took_a_part_for_the_whole', half, onAB ? calc`${first} / 2` : calc`${second} / 2`)`
          $${half}$ is half of triangle ${larger} only, and the whole quadrilateral has to be halved.`,
        stop('answered_another_quantity', part)`
          $${fractionTex(part)}$ is the part of the side ${onAB ? 'AB' : 'BC'} at which the line ends, not its slope.`,
      ],
      snapRead: text`A line through one vertex of a quadrilateral has to halve its area: which of the two far sides does
        it meet?`,
      approach: text`Compare the two triangles at the diagonal OB. The line lies in the larger one; half of the area
        gives its point on the opposite side by its distance from the base.`,
      check: () => {
        const [x, y] = onAB ? [other, height] : [height, other];
        return text`The part beside ${base} has the area
          $\frac{1}{2} \times ${onAB ? a : d} \times ${fractionTex(onAB ? y : x)} =
          ${fractionTex((onAB ? y : x).mul(onAB ? a : d).div(2))}$, and the whole is
          ${calc`${a} * ${c} / 2 + ${d} * ${b} / 2`}.`;
      },
      principle: text`To halve an area from a vertex, compare the triangles at its diagonal first: the cut lies in the
        larger one.`,
      figure: () => {
        const [O, pa, pb, pc] = vertices(p);
        return onAxes({
          alt: `Quadrilateral OABC with O at the origin, A at (${a}, 0), B at (${b}, ${c}) and C at (0, ${d}).`,
          points: { O, A: pa, B: pb, C: pc },
          lines: ['AB', 'BC'],
          shaded: ['OABC'],
          notToScale: true,
          longest: 230,
        });
      },
    };
  },
);

/** GM.COO.3 Hard: the line through a vertex that halves a quadrilateral. */
export const halvedFromACorner: readonly AnyTemplate[] = situation<Quad>({
  type: 'GM.COO.3',
  situation: 'quadrilateral-at-the-origin',
  tries: 100,
  draw: draw => {
    const [a, b, c, d] = [draw.int(3, 12), draw.int(3, 12), draw.int(3, 12), draw.int(3, 12)];
    if (a * c === b * d || a === b || c === d || a * d >= a * c + b * d) return null;
    const whole = q(a * c + b * d, 2);
    const onAB = a * c > b * d;
    const height = whole.div(onAB ? a : d);
    const part = height.div(onAB ? c : b);
    const other = onAB ? part.mul(b - a).add(a) : part.mul(c - d).add(d);
    const slope = onAB ? height.div(other) : other.div(height);
    const neat = height.d <= 2n && other.d <= 3n && slope.d <= 15n && slope.n <= 25n && part.d <= 8n;
    return neat && part.valueOf() < 0.95 ? { a, b, c, d, frame: draw.int(0, 3) } : null;
  },
  forms: [halved],
});
