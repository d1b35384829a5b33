import { form, here, Surd, situation, slip, stop, surd, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { areaOf, distance, rationalNear, rootNear } from '../measured-lengths.ts';
import { around, regular } from './corners.ts';

const shown = (value: Surd) => `$${value.tex}$`;

interface Octagon {
  /** The side of the square from which the corners are cut. */
  s: number;
  frame: number;
}

const cutFromSquare = form<Octagon, Surd>(
  'octagon-cut-from-a-square',
  {
    band: 'Medium',
    seconds: 100,
    revision: 3,
    verify: ({ s }) => {
      const p = regular(8);
      const at = (n: string) => p[n] ?? { x: 0, y: 0 };
      const scale = s / (at('E').y - at('A').y);
      const area = areaOf('ABCDEFGH'.split('').map(at)) * scale * scale;
      return Surd.root(2)
        .mul(2 * s * s)
        .add(rationalNear(Math.round((area - 2 * s * s * Math.SQRT2) * 1e5) / 1e5));
    },
  },
  ({ s, frame }, { step }) => {
    const factor = step(surd`2 + sqrt(2)`, {
      name: 'the width of the square in legs of a corner',
      because: text`The octagon is regular, so the cut edge is as long as the part of the side that is left.`,
      works: (value, _w) => tex`x + x\sqrt{2} + x = (${value})x`,
    })`
      Let $x$ be the legs of each corner that is cut off. The cut edge is the hypotenuse, $x\sqrt{2}$, and so is
      what is left of a side of the square. Add up a side.`;
    const leg = step(surd`${s} / (${factor})`, {
      name: 'the leg $x$ of a corner',
      works: (_v, working) => tex`x = ${working}`,
      because: text`A denominator with a root is awkward. Multiplied by $2 - \sqrt{2}$ the denominator becomes $4 -
        2$, a whole number, since $(a + b)(a - b) = a^2 - b^2$.`,
    })`
      This multiple of $x$ is the side of the square. Divide by the bracket to get $x$, and rationalise the
      denominator.`;
    const corners = step(surd`2 * ${leg}^2`, {
      name: 'the four corners together',
      works: (_v, working) => tex`4 \times \frac{x^2}{2} = ${working}`,
      because: text`Both cuts at a corner start at the same distance $x$ from it, so the corner is a right triangle
        with two equal legs $x$.`,
    })`
      Each corner is a right triangle with two legs $x$, so it is half of $x^2$. There are four of them.`;
    const area = step(surd`${s}^2 - ${corners}`, { name: 'the area of the octagon' })`
      The octagon is the square without its four corners, so subtract them.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`From a square sheet with sides of $${s}$ cm four equal corners are cut off so that a regular octagon
          remains. What is the area of the octagon in square centimetres?`,
        text`The distance between opposite sides of a regular octagon is $${s}$ cm. Find its area in square
          centimetres.`,
        text`A carpenter saws the corners off a square table top of side $${s}$ dm. All eight edges of the new top
          are equal, and so are its angles. What is the area of the new top, in square decimetres?`,
      ),
      show: shown,
      plausible: value => value.valueOf() > 0.3 * s * s && value.valueOf() < s * s,
      slips: [
        slip('took_the_figure_for_special', leg, surd`${s} / 3`)`
          A third of each side, $${leg}$, was taken for the legs of the corners. Then the cut edges would be longer
          than the other edges.`,
        slip('took_the_figure_for_special', leg, surd`${s} / 4`)`
          Legs of a quarter of the side, $${leg}$, leave half of each side. The cut edges are then shorter than the
          others.`,
        slip('took_one_piece_of_several', corners, surd`${leg}^2`)`
          $${corners}$ takes off two corners only. Each is half of a square on its leg, and there are four.`,
        slip('did_not_halve', corners, surd`4 * ${leg}^2`)`
          $${corners}$ takes each corner as a square on its leg. It is half of that.`,
        slip('left_out_a_term', factor, surd`1 + sqrt(2)`)`
          A side of the square was taken as one leg and one edge of the octagon. There is a leg at both ends.`,
      ],
      snapRead: text`A regular octagon in a square: edge and cut are equal.`,
      approach: text`Call the legs of a corner $x$. Equal edges give an equation for $x$; then take four small right
        triangles off the square.`,
      faster: text`With edges $e$ the width is $e(1 + \sqrt{2})$, so $e = ${s}(\sqrt{2} - 1)$. The corners together
        are $e^2$: $${s}^2 - ${s}^2(\sqrt{2} - 1)^2$.`,
      check: text`An edge has about $${(s * (Math.SQRT2 - 1)).toFixed(3)}$; eight triangles with this base and the
        height $${q(s, 2)}$ make about $8 \times \frac{1}{2} \times ${(s * (Math.SQRT2 - 1)).toFixed(3)} \times
        ${q(s, 2)} \approx ${area.valueOf().toFixed(1)}$.`,
      principle: text`A regular octagon is a square without four isosceles right triangles, whose hypotenuses are
        its edges.`,
      figure: () => {
        const p = regular(8);
        const half = Math.abs(p.A?.y ?? 1);
        return drawn({
          alt: `A regular octagon inside a square whose side is ${s}; four corners are cut off.`,
          points: {
            ...p,
            K: { x: -half, y: -half },
            L: { x: half, y: -half },
            M: { x: half, y: half },
            N: { x: -half, y: half },
          },
          hidden: 'ABCDEFGHKLMN',
          lines: around('ABCDEFGH'),
          broken: around('KLMN'),
          shaded: ['ABCDEFGH'],
          beside: { KL: String(s) },
          longest: 190,
        });
      },
    };
  },
);

interface Reach {
  side: number;
  /** How far P is from the vertex next to A's short diagonal. */
  t: number;
  /** P lies on CD, seen by AC, or on DE, seen by AE. */
  on: 'CD' | 'DE';
  frame: number;
}

const toSide = form<Reach, Surd>(
  'from-a-vertex-to-a-far-side',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    also: ['GM.TRI.4', 'GM.TRI.9'],
    verify: ({ side, t, on }) => {
      const p = regular(6);
      const at = (n: string) => p[n] ?? { x: 0, y: 0 };
      const [from, to] = on === 'CD' ? [at('C'), at('D')] : [at('E'), at('D')];
      const place = { x: from.x + ((to.x - from.x) * t) / side, y: from.y + ((to.y - from.y) * t) / side };
      return rootNear(side * distance(at('A'), place));
    },
  },
  ({ side, t, on, frame }, { step, find }) => {
    const [corner, middle] = on === 'CD' ? ['C', 'B'] : ['E', 'F'];
    const unit = frame === 1 ? 'm' : 'cm';
    const diagonal = step(surd`3 * ${side}^2`, {
      name: `the square of A${corner}`,
      because: text`Half of A${corner} is the height of an equilateral triangle with side $${side}$, which is
        $\frac{\sqrt{3}}{2}$ of it.`,
      works: (_v, working) => tex`A${corner}^2 = (${side}\sqrt{3})^2 = ${working}`,
    })`
      Draw the short diagonal A${corner}. Triangle A${middle}${corner} has two equal sides and an angle of
      $120^\circ$, so A${corner} is $\sqrt{3}$ times a side.`;
    const part = find(t);
    const square = step(surd`${diagonal} + ${part}^2`, {
      name: 'the square of AP',
      because: text`The angle of $120^\circ$ at ${corner} loses the $30^\circ$ of triangle A${middle}${corner}, and
        $90^\circ$ are left.`,
      works: (_v, working) => tex`AP^2 = A${corner}^2 + ${corner}P^2 = ${working}`,
    })`
      A${corner} is perpendicular to ${on}: of the $120^\circ$ at ${corner} the isosceles triangle takes $30^\circ$.
      So use Pythagoras in triangle A${corner}P.`;
    const length = step(() => Surd.root(square.rational ?? 0), {
      name: 'the length AP',
      works: value =>
        value.tex === `\\sqrt{${square.tex}}` ? tex`AP = ${value}` : tex`AP = \sqrt{${square}} = ${value}`,
    })`
      The square of AP is known, so take its root.`;
    return {
      answer: length,
      stem: wording(
        frame,
        text`ABCDEF is a regular hexagon with sides of $${side}$ cm. P is the point of the side ${on} with
          $${corner}P = ${t}$ cm. How long is AP, in cm?`,
        text`The paths around a pond form a regular hexagon ABCDEF, and each of the six is $${side}$ m long. A
          bridge leads straight across the water from A to a point P of the path ${on}, $${t}$ m from ${corner}.
          Find the length of the bridge in m.`,
        text`An ant crosses a tile with the shape of a regular hexagon ABCDEF of side $${side}$ cm. It runs straight
          from A to the edge ${on} and meets it $${t}$ cm from ${corner}, at P. How many centimetres did it run?`,
      ),
      show: shown,
      plausible: value => value.valueOf() > side * 0.9 && value.terms === 1,
      slips: [
        slip('took_the_figure_for_special', diagonal, surd`(2 * ${side})^2`)`
          $2 \times ${side}$ is the long diagonal AD. The short one, A${corner}, is $\sqrt{3}$ times a side.`,
        slip('took_the_figure_for_special', diagonal, surd`2 * ${side}^2`)`
          $2 \times ${side}^2$ for the square of A${corner} belongs to a right angle between neighbouring sides.
          Here it is $120^\circ$.`,
        slip('measured_from_the_wrong_end', part, side - t)`
          $${side} - ${t} = ${side - t}$ ${unit} is the distance of P from D; the right angle is at ${corner}.`,
        slip('took_the_figure_for_special', diagonal, surd`${side}^2`)`
          A${corner} was taken as long as a side, $${side}$ ${unit}. Only the lines to the centre are.`,
        stop('stopped_a_step_early', find(surd`${side} * sqrt(3)`))`
          $${side}\sqrt{3}$ ${unit} is the diagonal A${corner}. P lies on ${on}, which is perpendicular
          to this diagonal, so AP is longer.`,
        slip('subtracted_for_added', square, surd`${diagonal} - ${part}^2`)`
          ${here} takes A${corner} for the hypotenuse. The right angle is at ${corner}, so AP is the longest side.`,
        slip('left_out_a_term', square, surd`(2 * ${side})^2 + (${side} - ${t})^2`)`
          ${here} uses a right angle between AD and ${on}; AD makes $60^\circ$ with it.`,
      ],
      snapRead: text`A vertex and a point of a far side of a regular hexagon: a short diagonal makes a right
        triangle.`,
      approach: text`The short diagonal is $\sqrt{3}$ times a side and stands at right angles on the next side. Then
        Pythagoras is enough.`,
      check: text`From D: AD is $2 \times ${side} = ${2 * side}$, P is $${side} - ${t} = ${side - t}$ away at an
        angle of $60^\circ$, so the square is $${2 * side}^2 + ${side - t}^2 - ${2 * side} \times ${side - t} =
        ${4 * side * side + (side - t) * (side - t) - 2 * side * (side - t)}$.`,
      principle: text`In a regular hexagon each short diagonal stands at right angles on a side: look for this right
        triangle.`,
      figure: () => {
        const p = regular(6);
        const [from, to] = [p[corner as string], p.D] as [{ x: number; y: number }, { x: number; y: number }];
        return drawn({
          alt: `A regular hexagon ABCDEF with sides of ${side}; P on ${on} with ${corner}P = ${t}, joined to A.`,
          points: {
            ...p,
            P: { x: from.x + ((to.x - from.x) * t) / side, y: from.y + ((to.y - from.y) * t) / side },
          },
          lines: [...around('ABCDEF'), 'AP'],
          beside: { AB: String(side) },
          notToScale: true,
          longest: 190,
        });
      },
    };
  },
);

/** GM.QAD.6 Medium: an octagon from a square, and a distance in a hexagon. */
export const cutAndMeasured: readonly AnyTemplate[] = [
  ...situation<Octagon>({
    type: 'GM.QAD.6',
    situation: 'octagon-in-a-square',
    tries: 20,
    draw: draw => ({ s: draw.int(4, 30), frame: draw.int(0, 2) }),
    forms: [cutFromSquare],
  }),
  ...situation<Reach>({
    type: 'GM.QAD.6',
    situation: 'hexagon-distance',
    tries: 20,
    draw: draw => {
      const side = draw.int(4, 20);
      const t = draw.int(1, side - 1);
      return 2 * t !== side ? { side, t, on: draw.pick(['CD', 'DE'] as const), frame: draw.int(0, 2) } : null;
    },
    forms: [toSide],
  }),
];
