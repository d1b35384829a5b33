import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { rationalNear } from '../measured-lengths.ts';

interface Sheet {
  /** Sides AB and BC, AB the longer one. */
  a: number;
  b: number;
  frame: number;
}

/** How far the crease is from A on AB: as far as from C. */
const toCrease = ({ a, b }: Sheet) => q(a * a + b * b, 2 * a);

const doubleArea = form<Sheet>(
  'double-area-corner-on-corner',
  {
    band: 'Medium',
    seconds: 100,
    verify: p => {
      // Step along AB until the point is as far from A as from C.
      let [low, high] = [0, p.a];
      for (let i = 0; i < 80; i += 1) {
        const x = (low + high) / 2;
        if (x < Math.hypot(p.a - x, p.b)) low = x;
        else high = x;
      }
      return rationalNear(Math.round(low * p.b * 5e4) / 1e5);
    },
  },
  (p, { step, find }) => {
    const { a, b, frame } = p;
    const [A, C] = frame === 0 ? ['A', 'C'] : ['P', 'R'];
    const squares = step(calc`${a}^2 + ${b}^2`, {
      name: 'the square of the diagonal',
      because: text`Let $x$ be the distance from the corner ${A} to the end of the crease on the long side. The
        piece from there to ${C} is laid on it, so both are equal.`,
      works: (_v, working) => tex`x^2 = (${a} - x)^2 + ${b}^2 \;\Rightarrow\; ${2 * a}x = ${working}`,
    })`
      Let the crease end $x$ cm from ${A} on the long side. When ${C} is on ${A}, this end is as far from ${C},
      because that piece is laid on the other: $x$ is the hypotenuse of a right triangle with the legs $${a} - x$
      and $${b}$. The $x^2$ cancel.`;
    const away = step(frac(calc`${squares} / (2 * ${a})`), {
      name: 'the distance $x$',
      works: (_v, working) => tex`x = ${working}`,
      because: text`The equation was linear once the squares of $x$ had cancelled, so one division is enough.`,
    })`
      The equation is linear in $x$, so divide by the coefficient of $x$.`;
    const height = find(b);
    const area = step(calc`${frac(away)} * ${height} / 2`, {
      name: 'the double area',
      because: text`Where the paper lies double, two equal triangles cover each other, each with the end of the
        crease and ${A} as corners. The base lies on the long edge, so its height is the width of the sheet.`,
    })`
      The double part is a triangle with the corners ${A} and both ends of the crease. The piece of $x$ cm on the
      long edge is its base and the width of the rectangle its height, so halve their product.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A rectangular sheet of paper ABCD with $AB = ${a}$ cm and $BC = ${b}$ cm is folded so that C falls on
          A. On how many square centimetres does the paper then lie double?`,
        text`A napkin PQRS is a rectangle, $${a}$ cm long and $${b}$ cm wide. It is folded once so that the opposite
          corners P and R lie on each other. Find the area in square centimetres that is covered by two layers of
          cloth.`,
        text`A rectangular map of $${a}$ cm by $${b}$ cm is folded once, so that two opposite corners P and R lie on
          each other, and pressed flat. What is the area of the part where it has two layers, in square centimetres?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < a * b && value.d <= 8n,
      slips: [
        slip('took_the_figure_for_special', area, calc`${a} * ${b} / 2`)`
          ${here} is half of the rectangle. The crease does cut it into equal halves, but folded they do not cover
          each other.`,
        slip('took_the_figure_for_special', away, q(a, 2))`
          The crease was taken to the middle of the long side, $${q(a, 2)}$ cm from the corner. It is perpendicular
          to the diagonal and ends elsewhere.`,
        slip('answered_another_quantity', area, calc`(${a} - ${frac(away)}) * ${b} / 2`)`
          ${here} is one of the two single triangles, with the legs $${b}$ cm and the short piece of the long side.`,
        slip('answered_another_quantity', area, calc`${a} * ${b} - ${frac(away)} * ${b} / 2`)`
          ${here} is the area of the folded shape with its single and double parts.`,
        slip('did_not_halve', area, calc`${frac(away)} * ${height}`)`
          ${here} is a rectangle. The double part is a triangle, half of that.`,
        slip('wrong_sign', squares, calc`${a}^2 - ${b}^2`)`
          ${here} comes from a wrong sign for $${b}^2$. With it the end of the crease would not be equally far from
          both corners.`,
        slip('gave_the_complement', area, calc`${a} * ${b} - ${frac(away)} * ${b}`)`
          ${here} is the area of the parts that are single. The question asks for the double part.`,
      ],
      snapRead: text`Opposite corners of a rectangle are put on each other, and the area of the double part is
        asked.`,
      approach: text`The end of the crease is equally far from both corners. One right triangle gives this distance,
        and with it the triangle of the double part.`,
      check: () =>
        text`With $x = ${frac(away)}$ the other leg is $${q(a).sub(away)}$, and $${q(a).sub(away)}^2 + ${b}^2 = ${
          q(a)
            .sub(away)
            .pow(2)
            ?.add(b * b) ?? 0
        }$, which is ${calc`${away} * ${away}`}.`,
      principle: text`A crease that lays a point on another one is the perpendicular bisector of their segment: its
        points are equally far from both.`,
      figure: () => {
        const x = toCrease(p).valueOf();
        const [m, n, s] = frame === 0 ? ['A', 'B', 'C'] : ['P', 'Q', 'R'];
        const last = frame === 0 ? 'D' : 'S';
        return drawn({
          alt: `Rectangle ${m}${n}${s}${last} with sides of ${a} cm and ${b} cm. The crease EF runs from the long side
            at ${m} to the opposite one, E as far from ${m} as from ${s}.`,
          points: {
            [m as string]: { x: 0, y: 0 },
            [n as string]: { x: a, y: 0 },
            [s as string]: { x: a, y: b },
            [last]: { x: 0, y: b },
            E: { x, y: 0 },
            F: { x: a - x, y: b },
          },
          lines: [`${m}${n}`, `${n}${s}`, `${s}${last}`, `${last}${m}`],
          broken: ['EF'],
          shaded: [`${m}EF`],
          beside: { [`${s}${last}`]: `${a}`, [`${n}${s}`]: `${b}` },
          notToScale: true,
          longest: 240,
        });
      },
    };
  },
);

interface Seen {
  /** CD is m² + n² parts, BC is mn parts; P is m² parts from D. */
  m: number;
  n: number;
  k: number;
  /** Whether the larger triangle is asked for. */
  far: boolean;
  frame: number;
}

const rightAngleAbove = form<Seen>(
  'triangle-beside-a-right-angle',
  {
    band: 'Medium',
    seconds: 95,
    also: ['GM.TRI.3', 'AL.QUA.1'],
    verify: ({ m, n, k, far }) => {
      const [long, wide] = [(m * m + n * n) * k, m * n * k];
      for (let twice = 1; twice < long; twice += 1) {
        const x = twice / 2;
        if (Math.abs(x * (long - x) - wide * wide) < 1e-9)
          return q((far ? 2 * long - twice : twice) * wide, 4);
      }
      throw new Error('no point');
    },
  },
  ({ m, n, k, far, frame }, { step, find }) => {
    const [corner, leg, side] = far ? ['BCP', 'PC', 'BC'] : ['ADP', 'DP', 'AD'];
    const [long, wide] = [(m * m + n * n) * k, m * n * k];
    const unit = frame === 1 ? 'm' : 'cm';
    const product = step(calc`${wide}^2`, {
      name: 'DP times PC',
      because: text`The angles at P beside the right angle add up to $90^\circ$, so triangles ADP and PCB have equal
        angles.`,
      works: (_v, working) => tex`DP \times PC = ${working}`,
    })`
      Triangles ADP and PCB are similar, as the angles at P beside the right angle add up to $90^\circ$. So $DP : AD
      = BC : PC$, and the product of DP and PC is the square of the width.`;
    const root = find(
      () => Math.round(Math.sqrt(Math.max(0, long * long - 4 * product.valueOf())) * 1e6) / 1e6,
    );
    const part = step(far ? calc`(${long} + ${root}) / 2` : calc`(${long} - ${root}) / 2`, {
      name: leg,
      works: (value, _w) =>
        tex`DP + PC = ${long} \;\Rightarrow\; PC - DP = \sqrt{${long}^2 - 4 \times ${product}} = ${root}, \; ${leg} =
          ${value}`,
      because: text`For two numbers $u$ and $v$, $(u - v)^2 = (u + v)^2 - 4uv$. Sum and product are known here, so
        the difference follows, and half of sum plus or minus difference gives each of them.`,
    })`
      DP and PC together make CD, and their product is known. The square of the sum minus four times the product is
      the square of the difference. DP is the smaller part and PC the larger one.`;
    const area = step(calc`${part} * ${wide} / 2`, { name: text`the area of triangle ${corner}` })`
      Triangle ${corner} has its right angle at a corner of the rectangle, so its area is half of the product of its
      legs.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`ABCD is a rectangle with $AB = ${long}$ cm and $BC = ${wide}$ cm. P is a point of the side CD, nearer
          to D than to C, such that APB is a right angle. What is the area of triangle ${corner} in square
          centimetres?`,
        text`A rectangular plot ABCD is $${long}$ m long (AB) and $${wide}$ m wide (BC). From a gate P in the fence
          CD, nearer to D, straight paths lead to A and to B, and they leave P at right angles to each other. How
          many square metres has the corner ${corner} that the path ${far ? 'PB' : 'PA'} cuts off?`,
        text`Point P of the side CD of rectangle ABCD is nearer to D, and the circle with diameter AB passes through
          P. If $AB = ${long}$ cm and $AD = ${wide}$ cm, find the area of triangle ${corner} in square centimetres.`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < long * wide && value.d <= 2n,
      slips: [
        slip('swapped_the_two', part, far ? calc`(${long} - ${root}) / 2` : calc`(${long} + ${root}) / 2`)`
          $${part}$ ${unit} is the other part of CD: P is nearer to D, so ${leg} is the
          ${far ? 'larger' : 'smaller'} one.`,
        slip('did_not_halve', area, calc`${part} * ${wide}`)`
          ${here} is a rectangle with these sides. The triangle is half of it.`,
        slip('took_the_figure_for_special', area, calc`${long} * ${wide} / 4`)`
          ${here} puts P in the middle of CD. There the angle would be right only if the length were twice the
          width.`,
        slip('took_the_figure_for_special', area, calc`${wide} * ${wide} / 2`)`
          ${here} takes ${leg} as long as ${side}. That makes one angle at P $45^\circ$, and the other one would be
          $45^\circ$ too.`,
        slip('answered_another_quantity', area, calc`${long} * ${wide} / 2`)`
          ${here} is the area of triangle APB, half of the rectangle. The question asks for the triangle beside it.`,
        slip('took_a_part_for_the_whole', area, calc`${long} * ${wide} / 2 - ${wide} * ${wide} / 2`)`
          ${here} takes off triangle APB and a triangle with two legs of $${wide}$ ${unit}; P is not so far from the
          other corner.`,
        slip('halved_needlessly', area, calc`${part} * ${wide} / 4`)`
          ${here} halves the product twice. The area of a right triangle is half the product of its legs.`,
      ],
      snapRead: text`A point of the far side sees the near side under a right angle: similar triangles on both sides
        of it.`,
      approach: text`The two corner triangles are similar, so DP times PC is the square of the width. With their sum
        both parts follow.`,
      faster: text`Find two numbers with the sum $${long}$ and the product $${wide}^2 = ${wide * wide}$:
        $${m * m * k}$ and $${n * n * k}$.`,
      check: text`$PA^2 = ${part}^2 + ${wide}^2$ and $PB^2 = ${q(long).sub(part)}^2 + ${wide}^2$ add up to
        ${calc`${part}^2 + (${long} - ${part})^2 + 2 * ${wide}^2`}, the square of $${long}$.`,
      principle: text`A right angle on a line makes two similar corner triangles: the product of their legs on the
        line equals the product of the others.`,
      figure: () =>
        drawn({
          alt: `Rectangle ABCD with AB = ${long} ${unit} and BC = ${wide} ${unit}. P lies on CD nearer to D, and angle
            APB is right.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: long, y: 0 },
            C: { x: long, y: wide },
            D: { x: 0, y: wide },
            P: { x: m * m * k, y: wide },
          },
          lines: ['AB', 'BC', 'CD', 'DA', 'AP', 'BP'],
          right: ['APB'],
          shaded: [corner as string],
          beside: { AB: `${long}`, BC: `${wide}` },
          notToScale: true,
          longest: 260,
        }),
    };
  },
);

/** GM.QAD.5 Medium: a sheet folded corner on corner, and a right angle above a side. */
export const foldedDouble: readonly AnyTemplate[] = [
  ...situation<Sheet>({
    type: 'GM.QAD.5',
    situation: 'corner-on-corner',
    tries: 100,
    draw: draw => {
      const [a, b] = [draw.int(8, 80), draw.int(6, 60)];
      const p = { a, b, frame: draw.int(0, 2) };
      const [x, area] = [toCrease(p), toCrease(p).mul(b).div(2)];
      return a > b + 2 && b * 3 > a && x.d <= 2n && area.d <= 4n ? p : null;
    },
    forms: [doubleArea],
  }),
  ...situation<Seen>({
    type: 'GM.QAD.5',
    situation: 'right-angle-over-a-side',
    tries: 20,
    draw: draw => {
      const [m, n] = draw.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [3, 4],
        [1, 4],
        [2, 5],
        [3, 5],
      ] as const);
      const k = draw.int(1, 9);
      const long = (m * m + n * n) * k;
      return long >= 10 && long <= 90 && (m * n * k * k) % 2 === 0
        ? { m, n, k, far: draw.chance(0.5), frame: draw.int(0, 2) }
        : null;
    },
    forms: [rightAngleAbove],
  }),
];
