import type Fraction from 'fraction.js';
import type { Point } from '../figure.ts';
import { calc, form, type Path, situation, slip, tex, text } from '../question/index.ts';
import { numberTex, wording } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { rationalNear } from './measured-lengths.ts';

/** The area where every ax + by <= c holds, by cutting a large square down, one half-plane after the other. */
function areaWhere(halfPlanes: readonly (readonly [number, number, number])[]): number {
  let region: Point[] = [
    { x: -1000, y: -1000 },
    { x: 1000, y: -1000 },
    { x: 1000, y: 1000 },
    { x: -1000, y: 1000 },
  ];
  for (const [a, b, c] of halfPlanes) {
    const over = (p: Point) => a * p.x + b * p.y - c;
    region = region.flatMap((p, i) => {
      const next = region[(i + 1) % region.length] as Point;
      const [here, there] = [over(p), over(next)];
      const kept = here <= 0 ? [p] : [];
      if (here * there >= 0) return kept;
      const part = here / (here - there);
      return [...kept, { x: p.x + (next.x - p.x) * part, y: p.y + (next.y - p.y) * part }];
    });
  }
  const twice = region.reduce((sum, p, i) => {
    const next = region[(i + 1) % region.length] as Point;
    return sum + p.x * next.y - next.x * p.y;
  }, 0);
  return Math.abs(twice) / 2;
}
const signs = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** `x`, `x - 3` or `x + 3`. */
const shifted = (letter: string, by: number) =>
  by === 0 ? letter : by > 0 ? `${letter} - ${by}` : `${letter} + ${-by}`;
const times = (coefficient: number, rest: string) => `${coefficient === 1 ? '' : coefficient}${rest}`;
const areaTex = (value: Fraction) => `$${numberTex(value)}$ square units`;

interface Diamond {
  /** Coefficients of |x| and |y|, and the bound, a multiple of both. */
  p: number;
  r: number;
  bound: number;
  /** The centre of the region. */
  h: number;
  k: number;
}

const modulusRhombusAsked = form<Diamond>(
  'rhombus',
  {
    band: 'Easy',
    revision: 3,
    verify: ({ p, r, bound, h, k }) =>
      rationalNear(areaWhere(signs.map(([s, t]) => [s * p, t * r, bound + s * p * h + t * r * k] as const))),
  },
  ({ bound, p, r, h, k }, { step }) => {
    const across = step(calc`${bound} / ${p}`, {
      name: 'the horizontal half-diagonal',
      works: () => {
        const [a] = [bound / p, bound / r];
        return tex`\frac{${bound}}{${p}} = ${a}`;
      },
      because: text`A modulus is at least 0, so the first one is largest when the other is 0. This is the point of
        the region farthest to the side, an end of the horizontal diagonal.`,
    })`
      Set the second modulus equal to zero. Then the first one reaches the bound: divide it by its coefficient to
      get the horizontal half-diagonal.`;
    const up = step(calc`${bound} / ${r}`, {
      name: 'the vertical half-diagonal',
      works: () => {
        const [, b] = [bound / p, bound / r];
        return tex`\frac{${bound}}{${r}} = ${b}`;
      },
      because: text`When the first modulus is 0, the second one may be as large as possible. That is the highest
        point of the region, an end of the vertical diagonal.`,
    })`
      Set the first modulus equal to zero in the same way to get the vertical half-diagonal.`;
    const area = step(calc`${across} * ${up} * 2`, {
      name: 'the area',
      works: () => {
        const [a, b] = [bound / p, bound / r];
        return tex`4 \times \frac{1}{2} \times ${a} \times ${b} = ${2 * a * b}`;
      },
      because: text`The signs of the two moduli give four quarters, and in each the boundary is a straight line. By
        symmetry the four right triangles are congruent.`,
    })`
      The diagonals cut the region into four congruent right triangles with these legs. Add their areas.`;
    const [long, short] = across.compare(up) > 0 ? [across, up] : [up, across];
    return {
      answer: area,
      stem: wording(
        bound + h + r,
        text`What is the area of the region of the $xy$-plane in which $${times(p, `|${shifted('x', h)}|`)} +
          ${times(r, `|${shifted('y', k)}|`)} \le ${bound}$?`,
        text`Find the area of the figure that the graph of $${times(p, `|${shifted('x', h)}|`)} +
          ${times(r, `|${shifted('y', k)}|`)} = ${bound}$ encloses.`,
      ),
      show: areaTex,
      slips: [
        slip('took_one_piece_of_several', area, calc`${across} * ${up} / 2`)`
          $\frac{${across} \times ${up}}{2}$ is one of the four triangles; the moduli make the region the same in
          all four quarters round its centre.`,
        slip('did_not_halve', area, calc`${across} * ${up} * 4`)`
          $4 \times ${across} \times ${up}$ takes each quarter as a rectangle; it is a right triangle, half of that.`,
        slip('did_not_double', area, calc`${across} * ${up}`)`
          $${across} \times ${up}$ is the product of the two half-diagonals; the area is half the product of the
          whole diagonals $${across.mul(2)}$ and $${up.mul(2)}$.`,
        slip('assumed_equal_parts', area, (across.compare(up) > 0 ? across.mul(across) : up.mul(up)).mul(2))`
          $2 \times ${long}^2$ takes the longer half-diagonal for both; the other one is $${short}$.`,
        slip('assumed_equal_parts', area, (across.compare(up) < 0 ? across.mul(across) : up.mul(up)).mul(2))`
          $2 \times ${short}^2$ takes the shorter half-diagonal for both; the other one is $${long}$.`,
        slip('left_out_a_factor', area, calc`2 * ${bound} * ${bound}`)`
          $2 \times ${bound}^2$ treats ${bound} as both half-diagonals; each is the bound divided by the coefficient
          of its modulus.`,
        slip('inverted_the_ratio', area, calc`2 * ${p} * ${r}`)`
          $2 \times ${p} \times ${r}$ treats the coefficients as the half-diagonals; these are the bound divided by
          the coefficients.`,
      ],
      snapRead: () => {
        const centred = h === 0 && k === 0;
        return text`The moduli of ${centred ? 'x and y' : 'two shifted coordinates'} are added with coefficients and
          bounded: a rhombus. Its area is asked.`;
      },
      approach: () => {
        const centred = h === 0 && k === 0;
        return text`${
          !centred &&
          text`The region is centred on $(${h}, ${k})$; a shift changes no area, so think of
          the centre as the origin. `
        }In each quarter the region is a right triangle cut off by a straight line. Find its two legs from the
          corners on the axes and take four such triangles.`;
      },
      check: () => {
        const [a, b] = [bound / p, bound / r];
        return text`A rhombus has half the product of its diagonals as area: $\frac{1}{2} \times ${2 * a} \times
          ${2 * b} = ${2 * a * b}$.`;
      },
      principle: text`A bounded sum of moduli is a rhombus: four equal right triangles round the point where both
        moduli are zero.`,
    };
  },
);

/** GM.COO.6 Easy: a modulus rhombus is four equal right triangles, wherever its centre lies. */
const modulusRhombus: readonly AnyTemplate[] = situation<Diamond>({
  type: 'GM.COO.6',
  situation: 'modulus',
  draw: draw => {
    const [p, r] = draw.pick([
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
      [3, 4],
      [4, 3],
      [3, 5],
      [5, 2],
    ] as const);
    const bound = p * r * draw.int(2, p * r > 6 ? 3 : 6);
    const moved = draw.chance(0.6);
    return {
      p,
      r,
      bound,
      h: moved ? draw.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5]) : 0,
      k: moved ? draw.pick([-3, -2, -1, 1, 2, 3]) : 0,
    };
  },
  forms: [modulusRhombusAsked],
});

interface TwoAngles {
  /** The tip of the lower graph (opening upwards) and that of the upper one. */
  a: number;
  e: number;
  c: number;
  f: number;
}
const lowerTex = ({ a, e }: TwoAngles) =>
  `y = |${shifted('x', a)}|${e === 0 ? '' : e > 0 ? ` + ${e}` : ` - ${-e}`}`;
const upperTex = ({ c, f }: TwoAngles) => `y = ${f} - |${shifted('x', c)}|`;

const betweenAnglesAsked = form<TwoAngles>(
  'two-modulus-graphs',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    verify: ({ a, e, c, f }) =>
      rationalNear(
        areaWhere([
          [1, -1, a - e],
          [-1, -1, -a - e],
          [1, 1, f + c],
          [-1, 1, f - c],
        ]),
      ),
  },
  (p, { step }) => {
    const { f, c, e, a } = p;
    const rising = step(calc`${f} - ${c} - (${e} - ${a})`, {
      name: 'the vertical gap of the arms of slope 1',
      works: value =>
        tex`${f - c < 0 ? tex`(${f - c})` : f - c} - ${e - a < 0 ? tex`(${e - a})` : e - a} = ${value}`,
      because: text`A modulus graph has one arm of slope 1 and one of slope -1. The arms of slope 1 of both graphs
        are parallel, so they are two opposite sides of the region, and their gap is the same everywhere.`,
    })`
      Each graph has one arm of slope 1. Extend both of these arms to $x = 0$ and subtract their heights there: this
      is the vertical gap between them.`;
    const falling = step(calc`${f} + ${c} - (${e} + ${a})`, {
      name: 'the vertical gap of the arms of slope -1',
      works: value =>
        tex`${f + c < 0 ? tex`(${f + c})` : f + c} - ${e + a < 0 ? tex`(${e + a})` : e + a} = ${value}`,
      because: text`The arms of slope -1 are parallel to each other and perpendicular to the other pair. So the
        region is a rectangle standing on a corner.`,
    })`
      Find the vertical gap of the two arms of slope $-1$ in the same way.`;
    const area = step(calc`${rising} * ${falling} / 2`, {
      name: 'the area of the rectangle',
      works: value => tex`\frac{${rising}}{\sqrt{2}} \times \frac{${falling}}{\sqrt{2}} = ${value}`,
      because: text`Between parallel lines at $45^\circ$ the shortest way is a leg of a right isosceles triangle
        whose hypotenuse is the vertical gap. So it is the gap divided by $\sqrt{2}$.`,
    })`
      The sides of the rectangle are the distances between the parallel arms. At 45 degrees a distance is the
      vertical gap divided by $\sqrt{2}$; multiply the two sides.`;
    return {
      answer: area,
      stem: text`What is the area of the region enclosed by the graphs of $${lowerTex(p)}$ and $${upperTex(p)}$?`,
      show: areaTex,
      slips: [
        slip('left_out_a_term', area, calc`(${f} - ${e})^2 / 2`)`
          $\frac{${f - e}^2}{2} = ${area}$ treats the tips as lying one above the other, so that the region is a
          square; they are shifted sideways.`,
        slip('took_a_slant_for_the_height', area, calc`${rising} * ${falling}`)`
          $${rising} \times ${falling}$ treats the vertical gaps between parallel arms as the sides; the arms slope
          at 45 degrees, so each side is shorter by a factor of root 2.`,
        slip('assumed_equal_parts', area, calc`${rising.compare(falling) < 0 ? rising : falling}^2 / 2`)`
          $\frac{${rising.compare(falling) < 0 ? rising : falling}^2}{2} = ${area}$ treats both sides as the shorter
          one; the region is a rectangle with two different sides.`,
        slip('halved_needlessly', area, calc`${rising} * ${falling} / 4`)`
          $\frac{${rising} \times ${falling}}{4}$ is half of the product of the sides, as for a triangle; the region
          is a rectangle.`,
        slip('assumed_equal_parts', area, calc`${rising.compare(falling) > 0 ? rising : falling}^2 / 2`)`
          $\frac{${rising.compare(falling) > 0 ? rising : falling}^2}{2} = ${area}$ treats both sides as the longer
          one; the region is a rectangle with two different sides.`,
        slip('wrong_sign', area, calc`((${f} - ${e})^2 + (${c} - ${a})^2) / 2`)`
          $\frac{${f - e}^2 + ${Math.abs(c - a)}^2}{2} = ${area}$ adds the squares of the vertical and the sideways
          distance of the tips; the product of the sides is their difference.`,
      ],
      snapRead: text`One modulus graph opens upwards, the other downwards; the region between them is asked. All
        arms have slope 1 or -1.`,
      approach: text`Arms of the two graphs are parallel in pairs and the two pairs are perpendicular, so the region
        is a rectangle standing on a corner. Its sides are the distances between parallel lines of slope 1 and of
        slope -1. A sketch of the two tips shows which arms pair up.`,
      check: text`The tips $(${a}, ${e})$ and $(${c}, ${f})$ are opposite corners: the squares of the sides add up
        to $${rising.mul(rising).add(falling.mul(falling)).div(2)} = ${Math.abs(c - a)}^2 + ${f - e}^2$, the square
        of the diagonal.`,
      principle: text`Modulus graphs of slope 1 and -1 enclose rectangles: find the gaps between parallel arms and
        divide each by root 2.`,
    };
  },
);

/** GM.COO.6 Medium: two modulus graphs with tips not in line enclose a rectangle, not a square. */
const betweenAngles: readonly AnyTemplate[] = situation<TwoAngles>({
  type: 'GM.COO.6',
  situation: 'between',
  draw: draw => {
    const [a, c] = [draw.int(-4, 5), draw.int(-4, 5)];
    const e = draw.pick([0, 0, 0, 1, 2, -1, -2]);
    const f = e + draw.int(4, 12);
    const [rise, shift] = [f - e, Math.abs(c - a)];
    if (shift === 0 || rise - shift < 2 || (rise - shift) % 2 !== 0 || f <= 0) return null;
    return { a, e, c, f };
  },
  forms: [betweenAnglesAsked],
});

interface CutSquare {
  /** Half the side of the square and the bound of the rhombus. */
  m: number;
  n: number;
  asked: 'both' | 'square-only';
}

const insideBoth = ({ m, n }: CutSquare, { step }: Path) => {
  const side = step(calc`2 * ${m}`, {
    name: 'the side of the square',
    works: value => tex`\max(|x|, |y|) \le ${m}, \quad \text{side } ${value}`,
    because: text`If $x$ and $y$ have the same sign, $|x + y|$ is the sum of their moduli and $|x - y|$ the
      difference; otherwise they change roles. Together they are always twice the larger modulus.`,
  })`
    $|x + y| + |x - y|$ is twice the larger of the two moduli. So the first condition is a square round the origin
    with sides parallel to the axes: find its side.`;
  const rest = step(calc`${n} - ${m}`, {
    name: 'the height at which the line meets the side',
    works: value => tex`y = ${n} - ${m} = ${value}`,
    because: text`In the first quadrant the second condition ends at the line $x + y = ${n}$. Where it crosses the
      side of the square, a corner of the square is cut off.`,
  })`
    In the first quadrant the second condition is bounded by $x + y = ${n}$. Find where this line meets the side $x
    = ${m}$ of the square.`;
  const leg = step(calc`${m} - ${rest}`, {
    name: 'the leg of a cut-off corner',
    works: value => tex`${m} - ${rest} = ${value}`,
    because: text`The line has slope -1, so it makes $45^\circ$ with the sides of the square. The triangle beyond it
      is right-angled and isosceles.`,
  })`
    The corner of the square beyond that line is a right triangle with equal legs. A leg is what remains of the half
    side above the crossing.`;
  const corners = step(calc`${leg} * ${leg} * 2`, {
    name: 'the four corners together',
    works: value => tex`4 \times \frac{1}{2} \times ${leg}^2 = ${value}`,
    because: text`Both conditions stay the same when $x$ or $y$ changes its sign. So all four corners of the square
      are cut in the same way.`,
  })`
    By symmetry all four corners are such right triangles. Each is half of the square of its leg, so take four of
    them.`;
  const area = step(calc`${side} * ${side} - ${corners}`, {
    name: 'the area',
    works: value => tex`${side}^2 - ${corners} = ${value}`,
  })`
    The region is the square without its four corners, so subtract them from the area of the square.`;
  return {
    answer: area,
    slips: [
      slip('used_a_wrong_given_number', leg, rest)`
        Legs of $${leg}$, which make the corners $${corners}$, are the pieces of the sides that remain; the legs are
        the pieces that fall away.`,
      slip('did_not_halve', corners, calc`${leg} * ${leg} * 4`)`
        $4 \times ${leg}^2 = ${corners}$ treats the cut-off corners as squares; they are right triangles, half of
        that.`,
      slip('ignored_a_condition', area, calc`${side} * ${side}`)`
        $${side}^2 = ${area}$ is the whole square of the first condition; the second one cuts off its corners.`,
      slip('ignored_a_condition', area, calc`2 * ${n} * ${n}`)`
        $2 \times ${n}^2 = ${area}$ is the whole region of the second condition; its tips reach out of the square of
        the first one.`,
      slip('took_one_piece_of_several', corners, calc`${leg} * ${leg} / 2`)`
        $${side}^2 - ${corners}$ subtracts one corner from the square; all four are cut in the same way.`,
    ],
  };
};

const squareOnly = ({ m, n }: CutSquare, { step }: Path) => {
  const side = step(calc`2 * ${m}`, {
    name: 'the side of the square',
    works: value => tex`\max(|x|, |y|) \le ${m}, \quad \text{side } ${value}`,
    because: text`If $x$ and $y$ have the same sign, $|x + y|$ is the sum of their moduli and $|x - y|$ the
      difference; otherwise they change roles. Together they are always twice the larger modulus.`,
  })`
    $|x + y| + |x - y|$ is twice the larger of the two moduli. So the first condition is a square round the origin
    with sides parallel to the axes: find its side.`;
  const rest = step(calc`${n} - ${m}`, {
    name: 'the height at which the line meets the side',
    works: value => tex`y = ${n} - ${m} = ${value}`,
    because: text`In the first quadrant the second condition begins at the line $x + y = ${n}$. Where it crosses the
      side of the square, a corner of the square is cut off.`,
  })`
    In the first quadrant the second condition is bounded by $x + y = ${n}$. Find where this line meets the side $x
    = ${m}$ of the square.`;
  const leg = step(calc`${m} - ${rest}`, {
    name: 'the leg of a corner',
    works: value => tex`${m} - ${rest} = ${value}`,
    because: text`The line has slope -1, so it makes $45^\circ$ with the sides of the square. The triangle beyond it
      is right-angled and isosceles.`,
  })`
    The corner of the square beyond that line is a right triangle with equal legs. A leg is what remains of the half
    side above the crossing.`;
  const corners = step(calc`${leg} * ${leg} * 2`, {
    name: 'the area',
    works: value => tex`4 \times \frac{1}{2} \times ${leg}^2 = ${value}`,
    because: text`Both conditions stay the same when $x$ or $y$ changes its sign. So all four corners of the square
      lie outside the second boundary in the same way.`,
  })`
    By symmetry the region consists of four such right triangles. Each is half of the square of its leg, so take
    four of them.`;
  return {
    answer: corners,
    slips: [
      slip('did_not_halve', corners, calc`${leg} * ${leg} * 4`)`
        $4 \times ${leg}^2$ treats the corners as squares; they are right triangles, half of that.`,
      slip('used_a_wrong_given_number', leg, rest)`
        It treats the wrong pieces of the sides, $${leg}$, as the legs of the corners: those that lie inside the
        second region.`,
      slip('took_one_piece_of_several', corners, calc`${leg} * ${leg} / 2`)`
        $\frac{1}{2} \times ${leg}^2$ is one corner of the square; all four lie outside the second region.`,
      slip('gave_the_complement', corners, calc`${side} * ${side} - ${corners}`)`
        $${corners}$ of the $${side.mul(side)}$ square units lie inside the second region; the sign at the second
        condition asks for the part outside.`,
      slip('assumed_the_greatest_overlap', corners, calc`abs(${side} * ${side} - 2 * ${n} * ${n})`)`
        Here $${side.mul(side)}$ and $2 \times ${n}^2 = ${2 * n * n}$, the two whole areas, are subtracted; neither
        region lies wholly inside the other.`,
    ],
  };
};

const cutCornersAsked = form<CutSquare>(
  'with-cut-corners',
  {
    band: 'Medium',
    seconds: 80,
    verify: ({ m, n, asked }) => {
      // Each sum of moduli is bounded when all four choices of signs are.
      const square = signs.map(([s, t]) => [s + t, s - t, 2 * m] as const);
      const rhombus = signs.map(([s, t]) => [s, t, n] as const);
      const both = areaWhere([...square, ...rhombus]);
      return rationalNear(asked === 'both' ? both : areaWhere(square) - both);
    },
  },
  (p, path) => {
    const { m, asked, n } = p;
    return {
      ...(asked === 'both' ? insideBoth(p, path) : squareOnly(p, path)),
      stem: text`What is the area of the region of the $xy$-plane in which $|x + y| + |x - y| \le ${2 * m}$ and $|x|
        + |y| ${asked === 'both' ? tex`\le` : tex`\ge`} ${n}$?`,
      show: areaTex,
      snapRead: text`Two conditions with moduli bound a region; its area is asked. The first mixes $x + y$ and $x -
        y$, a sign of a simpler shape turned by 45 degrees.`,
      approach: text`For any two numbers, $|x + y| + |x - y|$ is twice the larger of $|x|$ and $|y|$. So the first
        condition is an upright square. The second is a rhombus whose sides pass across the corners of that square:
        all that matters are four small right triangles.`,
      check: () => {
        const leg = 2 * m - n;
        return asked === 'both'
          ? text`From the other side: the rhombus has the area $2 \times ${n}^2 = ${2 * n * n}$ and loses four tips
            of base $${2 * (n - m)}$ and height $${n - m}$, $${4 * (n - m) ** 2}$ in all:
            $${2 * n * n - 4 * (n - m) ** 2}$.`
          : text`The rest of the square by another way: the rhombus, $2 \times ${n}^2 = ${2 * n * n}$, less its four
            tips outside the square, $4 \times ${n - m}^2 = ${4 * (n - m) ** 2}$, is
            $${2 * n * n - 4 * (n - m) ** 2}$; with $${2 * leg * leg}$ it makes $${4 * m * m}$.`;
      },
      principle: text`The sum of the moduli of x + y and x - y is twice the larger of the moduli of x and y: an
        upright square, as the sum of the moduli of x and y is a tilted one.`,
    };
  },
);

/** GM.COO.6 Medium: |x + y| + |x - y| is an upright square in disguise; a second region cuts its corners. */
const cutCorners: readonly AnyTemplate[] = situation<CutSquare>({
  type: 'GM.COO.6',
  situation: 'square',
  draw: draw => {
    const m = draw.int(3, 12);
    const n = draw.int(m + 1, 2 * m - 1);
    // Legs of the cut corners that differ from the pieces left on the sides.
    if (2 * m - n === n - m || 2 * (2 * m - n) === n || 2 * m - n < 2) return null;
    return { m, n, asked: draw.pick(['both', 'square-only'] as const) };
  },
  forms: [cutCornersAsked],
});

export const coordinateGeometry: readonly AnyTemplate[] = [
  ...modulusRhombus,
  ...betweenAngles,
  ...cutCorners,
];
