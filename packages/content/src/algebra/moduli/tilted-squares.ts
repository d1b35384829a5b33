import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Parameters<typeof frac>[0]) => `$${frac(value).tex}$`;
const barred = (letter: string, from: number) => `|${polynomialTex([1, -from], letter)}|`;
const times = (n: number, of: string) => `${n === 1 ? '' : n}${of}`;

/** Area of a polygon by its corners in order. */
const polygonArea = (corners: readonly (readonly [number, number])[]) =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [u, v] = corners[(i + 1) % corners.length] as readonly [number, number];
      return sum + x * v - u * y;
    }, 0),
  ) / 2;

interface Rhombus {
  /** a|x - p| + b|y - r| ≤ c. */
  a: number;
  b: number;
  c: number;
  p: number;
  r: number;
  frame: number;
}

const areaOfRhombus = form<Rhombus>(
  'area-with-coefficients',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    also: ['GM.COO.1'],
    verify: ({ a, b, c, p, r }) =>
      nearFraction(
        polygonArea([
          [p + c / a, r],
          [p, r + c / b],
          [p - c / a, r],
          [p, r - c / b],
        ]),
        12,
      ),
  },
  ({ a, b, c, p, r, frame }, { step }) => {
    const region = tex`${times(a, barred('x', p))} + ${times(b, barred('y', r))} \le ${c}`;
    const across = step(frac(calc`${c} / ${a}`), {
      name: 'half the horizontal diagonal',
      works: (_v, w) =>
        tex`y = ${r}: \quad ${times(a, barred('x', p))} \le ${c}${a === 1 ? '' : tex`, \quad ${w}`}`,
      because: text`Each modulus is a distance from the point $(${p}, ${r})$, so the region is the same in all four
        directions around it.`,
    })`
      The region is a rhombus around the point $(${p}, ${r})$. On the horizontal line through it the second modulus is
      $0$; see how far the region reaches to each side.`;
    const up = step(frac(calc`${c} / ${b}`), {
      because: text`With the first modulus $0$, all of $${c}$ is left for the second one. Its coefficient is another
        one, so the rhombus is not a square.`,
      name: 'half the vertical diagonal',
      works: (_v, w) =>
        tex`x = ${p}: \quad ${times(b, barred('y', r))} \le ${c}${b === 1 ? '' : tex`, \quad ${w}`}`,
    })`
      On the vertical line through that point the first modulus is $0$. See how far the region reaches up and down.`;
    const area = step(frac(calc`(2 * ${frac(across)}) * (2 * ${frac(up)}) / 2`), {
      because: text`The rectangle around the rhombus has the diagonals as its sides. Its four corners outside are as
        large as the four triangles inside, so the rhombus is half of it.`,
    })`
      The two diagonals are twice these lengths, and they cross at right angles. The area of a rhombus is half the
      product of its diagonals.`;
    return {
      answer: area,
      stem:
        frame === 0
          ? text`What is the area of the region of the plane in which $${region}$?`
          : frame === 1
            ? text`All points $(x, y)$ that satisfy $${region}$ are shaded. How many square units are shaded?`
            : frame === 2
              ? text`The graph of $${times(a, barred('x', p))} + ${times(b, barred('y', r))} = ${c}$ is a closed
                figure. Find the area that it encloses.`
              : text`A figure in the coordinate plane consists of all points $(x, y)$ with $${region}$. Find the area
                of this
                figure.`,
      show: shown,
      plausible: value => value.gt(0) && value.d < 30n,
      slips: [
        slip('took_one_piece_of_several', area, frac(calc`${frac(across)} * ${frac(up)} / 2`))`
          ${here} is the area of one of the four right-angled triangles around $(${p}, ${r})$. The rhombus is made of
          all four.`,
        slip('did_not_halve', area, frac(calc`(2 * ${frac(across)}) * (2 * ${frac(up)})`))`
          ${here} is the product of the two diagonals. The rhombus is half of that rectangle.`,
        slip('halved_needlessly', area, frac(calc`${frac(across)} * ${frac(up)}`))`
          ${here} multiplies half of one diagonal by half of the other. The area is half the product of the whole
          diagonals, twice as much.`,
        slip('ignored_the_leading_coefficient', across, a > 1 && c)`
          The coefficient $${a}$ was left out, so the region was made to reach $${across}$ to each side.`,
        slip('ignored_the_leading_coefficient', up, b > 1 && c)`
          The coefficient $${b}$ was left out, so the region was made to reach $${up}$ up and down.`,
        slip('added_lengths_for_squares', area, frac(calc`2 * ${frac(across)} + 2 * ${frac(up)}`))`
          ${here} adds the two diagonals. An area comes from a product of two lengths.`,
        slip('misread_a_modulus', across, p > 0 && frac(calc`${c} / ${a} + ${p}`))`
          The distance to the right-hand vertex was measured from the $y$-axis, which gives $${frac(across)}$. It is
          measured from $x = ${p}$.`,
      ],
      snapRead: text`A sum of the moduli of $x$ and $y$ is bounded: the region is a rhombus.`,
      approach: text`The region has its diagonals parallel to the axes. Find half of each diagonal by making the other
        modulus $0$.`,
      faster: text`Four right-angled triangles with the legs $${frac(q(c, a))}$ and $${frac(q(c, b))}$: ${frac(
        calc`4 * ${frac(q(c, a))} * ${frac(q(c, b))} / 2`,
      )}.`,
      check: text`The vertices are $(${frac(q(p).add(q(c, a)))}, ${r})$, $(${frac(q(p).sub(q(c, a)))}, ${r})$, $(${p},
        ${frac(q(r).add(q(c, b)))})$ and $(${p}, ${frac(q(r).sub(q(c, b)))})$; each makes the left side equal to
        $${c}$.`,
      principle: text`A bounded sum of two moduli is a rhombus around the point where both are zero; where that point
        lies does not change its area.`,
    };
  },
);

interface CutSquare {
  /** |x| + |y| ≤ k, from x = -left to x = right. */
  k: number;
  left: number;
  right: number;
  frame: number;
}

const areaOfCutSquare = form<CutSquare>(
  'area-between-two-lines',
  {
    band: 'Medium',
    seconds: 85,
    also: ['GM.ARE.1'],
    verify: ({ k, left, right }) => {
      let area = 0;
      for (let x = -left; x < right; x += 1) area += 2 * (k - Math.abs(x + 0.5));
      return q(area);
    },
  },
  ({ k, left, right, frame }, { step, find }) => {
    const square = tex`|x| + |y| \le ${k}`;
    const whole = step(calc`2 * ${k}^2`, {
      because: text`On each axis the other modulus is $0$, so the corners lie at the distance $${k}$ from the centre.
        Not $${k}^2$: $${k}$ is half of a diagonal, not a side.`,
      name: 'the area of the square',
      works: (_v, w) => tex`\frac{1}{2} \times ${2 * k} \times ${2 * k} = ${w}`,
    })`
      The points with $${square}$ fill a square that stands on a corner; both its diagonals are $${2 * k}$ long. Its
      area is half the product of the diagonals.`;
    const heights = find([k - left, k - right], { name: 'the heights of the two triangles' });
    const first = step(calc`${heights[0]}^2`, {
      name: text`the triangle to the left of $x = -${left}$`,
      works: (_v, w) => tex`\frac{1}{2} \times 2 \times ${heights[0]} \times ${heights[0]} = ${w}`,
      because: text`The sides of the square have the slopes $1$ and $-1$, so a triangle cut off at a corner is twice as
        wide as it is high.`,
    })`
      To the left of $x = -${left}$ the line cuts off a triangle at a corner. Its height is $${k} - ${left}$, and its
      side on the line is twice as long.`;
    const second = step(calc`${heights[1]}^2`, {
      because: text`Both triangles have the same shape, because the square is the same on both sides. But the lines are
        not equally far from the corners, so the triangles differ in size.`,
      name: text`the triangle to the right of $x = ${right}$`,
      works: (_v, w) => tex`\frac{1}{2} \times 2 \times ${heights[1]} \times ${heights[1]} = ${w}`,
    })`
      Do the same with the triangle to the right of $x = ${right}$: its height is $${k} - ${right}$.`;
    const area = step(calc`${whole} - ${first} - ${second}`, {
      because: text`The lines cut off nothing but the two corners, since both lie inside the square. The triangles do
        not overlap.`,
    })`
      What is left between the two lines is the square without the two triangles. Subtract both areas.`;
    return {
      answer: area,
      stem:
        frame === 0
          ? text`What is the area of the region that consists of all points $(x, y)$ with $${square}$ and
            $-${left} \le x \le ${right}$?`
          : frame === 1
            ? text`The lines $x = -${left}$ and $x = ${right}$ cut two corners off the square $${square}$. Find the
              area of the hexagon that is left.`
            : frame === 2
              ? text`A sheet of metal covers the points of the plane for which $${square}$ (lengths in cm). The parts
                with $x < -${left}$ and with $x > ${right}$ are cut away. How many $\text{cm}^2$ remain?`
              : text`Farah colours the part of the region $${square}$ that lies between the vertical lines through
                $(-${left}, 0)$ and $(${right}, 0)$. How large is the coloured area?`,
      show: shown,
      plausible: value => value.gt(0) && value.lt(4 * k * k),
      slips: [
        slip('did_not_double', first, frac(calc`${k - left}^2 / 2`))`
          For the triangle on the left half of $${k - left}^2$ was taken, as if its side on the line were as long as its
          height. That side is twice as long.`,
        slip('mixed_up_length_area_and_volume', area, calc`${whole} - 2 * ${k - left} - 2 * ${k - right}`)`
          The widths on the two lines, $${2 * (k - left)}$ and $${2 * (k - right)}$, were taken off in place of the
          areas of the triangles.`,
        slip('left_out_a_term', second, 0)`
          You cut off only the corner on the left. The line $x = ${right}$ cuts off a triangle on the other side as
          well.`,
        slip('left_out_a_term', first, 0)`
          You cut off only the corner on the right. The line $x = -${left}$ cuts off a triangle on the other side as
          well.`,
        slip('halved_needlessly', whole, calc`${k}^2`)`
          The square was given the area ${here}, as if its side were $${k}$. That is the distance from its centre to a
          corner.`,
        slip('took_the_figure_for_special', area, calc`2 * ${k} * (${left} + ${right})`)`
          ${here} is the rectangle between the two lines with the full height $${2 * k}$. The square is that high only
          at $x = 0$.`,
        slip('did_not_halve', second, calc`2 * ${k - right}^2`)`
          For the triangle on the right ${here} was taken, its side on the line times its height. A triangle has half of
          that.`,
        slip('did_not_halve', first, calc`2 * ${k - left}^2`)`
          You gave the triangle on the left the area ${here}, its side on the line times its height. A triangle has half
          of that.`,
      ],
      snapRead: text`A square with its diagonals along the axes, cut by two lines parallel to an axis: square minus
        corner triangles.`,
      approach: text`Find the area of the whole square and take off what the lines cut away. The corner triangles are
        right-angled, with twice their height as the longest side.`,
      check: () => {
        const half = (upTo: number) => k * upTo * 2 - upTo * upTo;
        return text`To the left of the $y$-axis the region is a trapezium with the parallel sides $${2 * k}$ and $${
          2 * (k - left)
        }$ and the area $${half(left)}$, to the right one with the area $${half(right)}$.`;
      },
      faster: text`Each side of the $y$-axis is a trapezium with the mean width:
        $${left} \times ${2 * k - left} + ${right} \times ${2 * k - right}$.`,
      principle: text`A sum of moduli bounded by a number is a square with its diagonals along the axes; parts cut off
        at a corner are half squares.`,
    };
  },
);

interface TwoSquares {
  /** |x + y| + |x - y| ≤ 2h and |x| + |y| ≤ k. */
  h: number;
  k: number;
  p: number;
  frame: number;
}

const areaOfOctagon = form<TwoSquares>(
  'area-common-to-two-squares',
  {
    band: 'Hard',
    seconds: 125,
    also: ['GM.ARE.1', 'GM.COO.1'],
    verify: ({ h, k }) => {
      // Strips of width 1 from the left border to the right one; the height is linear in each.
      const height = (x: number) => (Math.abs(x) > h ? 0 : 2 * Math.min(h, k - Math.abs(x)));
      let area = 0;
      for (let x = -h; x < h; x += 1) area += (height(x) + height(x + 1)) / 2;
      return q(area);
    },
  },
  ({ h, k, p, frame }, { step, find, write }) => {
    const [x, sum, gap] =
      p === 0
        ? ['x', '|x + y|', '|x - y|']
        : [polynomialTex([1, -p]), `|x + y ${addedTex(-p)}|`, `|x - y ${addedTex(-p)}|`];
    const one = tex`${sum} + ${gap} \le ${2 * h}`;
    const two = tex`|${x}| + |y| \le ${k}`;
    const shift = p === 0 ? tex`x` : tex`u`;
    const letU = p !== 0 && text`Put $u = ${x}$, which only moves the figure. `;
    write(
      tex`|${shift} + y| + |${shift} - y| = 2\max(|${shift}|, |y|) \le ${2 * h} \quad \Rightarrow \quad |${shift}|
      \le ${h},
      \; |y| \le ${h}`,
      {
        because: text`If $${shift}$ and $y$ have equal signs, the first modulus is $|${shift}| + |y|$ and the second
          one the difference of $|${shift}|$ and $|y|$; with unequal signs it is the other way round.`,
      },
    )`
      ${letU}The sum of $|${shift} + y|$ and $|${shift} - y|$ is twice the larger one of $|${shift}|$ and $|y|$. Write
      the first condition without sums.`;
    const side = find(2 * h, { name: 'the side of the first square' });
    const whole = step(calc`${side}^2`, {
      because: text`$|${shift}|$ and $|y|$ are both at most $${h}$, so the region reaches by $${h}$ in each of the four
        directions. The side is twice this.`,
      name: 'the area of the first square',
    })`
      So the first region is a square with sides parallel to the axes, $${2 * h}$ long. Find its area.`;
    const leg = step(calc`2 * ${h} - ${k}`, {
      because: text`On the side of the first square the sum of the moduli is $${k}$ after $${k - h}$ from the middle.
        The rest of the half side, up to the corner, is cut off.`,
      name: 'the legs of the corner triangles',
      works: (_v, w) =>
        tex`|${shift}| = ${h}: \; |y| \le ${k} - ${h} = ${k - h}; \qquad ${h} - ${k - h} = ${w}`,
    })`
      The second region is a square with its diagonals along the axes. On the line $${shift} = ${h}$ it leaves only the
      points with $|y|$ up to the difference of $${k}$ and $${h}$, so it cuts triangles off the first square. Find
      their legs.`;
    const corners = find(4, { name: 'the number of corners' });
    const area = step(calc`${whole} - ${corners} * ${leg}^2 / 2`, {
      because: text`Both squares have the same centre and do not change when turned by a right angle. So the four
        corners are alike, and what the second square cuts off is the same at each.`,
    })`
      At each of the four corners a right-angled triangle with two such legs is cut off; its area is half the square of
      a leg. Subtract all four.`;
    return {
      answer: area,
      stem:
        frame === 0
          ? text`What is the area of the region in which both $${one}$ and $${two}$ hold?`
          : frame === 1
            ? text`A point $(x, y)$ is coloured if $${two}$ and, at the same time, $${one}$. Find the area of the
              coloured region.`
            : frame === 2
              ? text`The figure $F$ consists of the points with $${one}$, the figure $G$ of the points with $${two}$.
                How large is the area that $F$ and $G$ have in common?`
              : text`The inequalities $${one}$ and $${two}$ together describe a polygon in the $xy$-plane. Determine
                the area of this polygon.`,
      show: shown,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('mixed_up_a_length_and_its_half', whole, calc`2 * ${h}^2`)`
          The first region was also taken as a square with its diagonals along the axes, and the diagonal $${2 * h}$,
          so that its area became $${whole}$. Its points are those with $|${x}|$ and $|y|$ up to $${h}$.`,
        slip('did_not_halve', area, calc`${whole} - ${corners} * ${leg}^2`)`
          Squares were cut off at the corners, with a total area of $${4 * (2 * h - k) ** 2}$. The pieces are
          triangles, half as large.`,
        stop('ignored_a_condition', whole)`
          $${whole}$ is the area of the first region alone. The condition $${two}$ cuts its corners off.`,
        slip('ignored_a_condition', area, calc`2 * ${k}^2`)`
          ${here} is the area of the region $${two}$ alone. It reaches beyond the other region.`,
        slip('took_one_piece_of_several', corners, 1)`
          Only one corner with the legs $${leg}$ was cut off. All four corners of the first square lie outside the
          other region.`,
        slip('wrong_sign', leg, calc`${k} - ${h}`)`
          The legs of the corner triangles are not ${here}. That is the part of a side that stays, from its middle to
          the cut; the leg is the rest of the half side.`,
        slip('took_one_piece_of_several', corners, 2)`
          Two corners with the legs $${leg}$ were cut off. The second region is the same in all four directions, so
          there are four.`,
      ],
      snapRead: text`Sums of moduli in two shapes: one is a square with its diagonals along the axes, and the one with
        $x + y$ and $x - y$ is an upright square.`,
      approach: text`Recognise both squares. They have the same centre, so the smaller pieces are equal: take the four
        corner triangles off the upright square.`,
      check: text`The other square has the area $${2 * k * k}$ and loses four triangles of height $${k} - ${h}$, each
        with the area $${(k - h) ** 2}$: ${calc`2 * ${k}^2 - 4 * (${k} - ${h})^2`}.`,
      principle: text`The sum of $|a + b|$ and $|a - b|$ is twice the larger one of $|a|$ and $|b|$; bounded, it is a
        square with sides parallel to the axes.`,
    };
  },
);

/** AL.MOD.6: regions bounded by a sum of moduli of x and y. */
export const tiltedSquares: readonly AnyTemplate[] = [
  ...situation<Rhombus>({
    type: 'AL.MOD.6',
    situation: 'rhombus-of-moduli',
    tries: 100,
    draw: draw => {
      const p = {
        a: draw.int(1, 6),
        b: draw.int(1, 6),
        c: draw.int(6, 36),
        p: draw.pick([-4, -3, -2, -1, 0, 0, 1, 2, 3, 4, 5]),
        r: draw.pick([-5, -3, -2, -1, 0, 0, 1, 2, 3, 4]),
        frame: draw.int(0, 3),
      };
      return p.a !== p.b && p.c % p.a === 0 && p.c % p.b === 0 ? p : null;
    },
    forms: [areaOfRhombus],
  }),
  ...situation<CutSquare>({
    type: 'AL.MOD.6',
    situation: 'square-between-two-lines',
    tries: 100,
    draw: draw => {
      const p = { k: draw.int(5, 14), left: draw.int(1, 12), right: draw.int(1, 12), frame: draw.int(0, 3) };
      const isFit = p.left < p.k - 1 && p.right < p.k - 1 && p.left !== p.right;
      return isFit && (p.k - p.left) ** 2 + (p.k - p.right) ** 2 !== p.k ** 2 ? p : null;
    },
    forms: [areaOfCutSquare],
  }),
  ...situation<TwoSquares>({
    type: 'AL.MOD.6',
    situation: 'upright-and-tilted-square',
    tries: 100,
    draw: draw => {
      const p = {
        h: draw.int(3, 15),
        k: draw.int(4, 28),
        p: draw.pick([0, 0, 1, 2, 3, -1, -2, -4]),
        frame: draw.int(0, 3),
      };
      return p.k > p.h + 1 && p.k < 2 * p.h - 1 && 2 * (2 * p.h - p.k) !== p.h ? p : null;
    },
    forms: [areaOfOctagon],
  }),
];
