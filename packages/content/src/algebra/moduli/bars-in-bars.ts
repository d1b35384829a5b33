import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Parameters<typeof frac>[0]) => `$${frac(value).tex}$`;

interface Nested {
  /** The graph of ||mx - ma| - b| and the height c. */
  m: number;
  a: number;
  b: number;
  c: number;
  frame: number;
}

const insideTex = ({ m, a }: Nested) => polynomialTex([m, -m * a]);
const nestedTex = (p: Nested) => `\\bigl||${insideTex(p)}| - ${p.b}\\bigr|`;

const outermost = form<Nested>(
  'product-of-greatest-and-least',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ m, a, b, c }) => m === 1 && Math.abs(a) !== b + c && Math.abs(a) !== Math.abs(b - c),
    verify: ({ a, b, c }) => {
      const found: number[] = [];
      for (let x = -90; x <= 90; x += 1) if (Math.abs(Math.abs(x - a) - b) === c) found.push(x);
      return q(Math.max(...found) * Math.min(...found));
    },
  },
  (p, { step }) => {
    const { a, b, c, frame } = p;
    const equation = tex`${nestedTex(p)} = ${c}`;
    const inner = tex`|${insideTex(p)}|`;
    const size = step(calc`${b} + ${c}`, {
      name: 'the greater value of the inner modulus',
      works: value =>
        tex`${inner} - ${b} = \pm ${c} \quad \Rightarrow \quad ${inner} = ${value} \text{ or } ${b - c}`,
      because: text`The inner modulus is the distance of $x$ from $${a}$. The larger it is, the farther $x$ lies from
        $${a}$, on either side.`,
    })`
      Open the outer bars first: the number inside them is $${c}$ or $-${c}$. The greatest and the least $x$ belong to
      the greater value of the inner modulus.`;
    const high = step(calc`${a} + ${size}`, {
      name: 'the greatest solution',
      works: (_v, w) => tex`x = ${w}`,
      because: text`Two numbers have a given distance from $${a}$, one on its right and one on its left.`,
    })`
      The inner modulus is the distance of $x$ from $${a}$. For the greatest $x$ go this far to the right.`;
    const low = step(calc`${a} - ${size}`, {
      name: 'the least solution',
      works: (_v, w) => tex`x = ${w}`,
      because: text`The distance on the left is the same. So the two solutions are symmetric about $${a}$, not about
        $0$.`,
    })`
      For the least $x$ go equally far to the left.`;
    const product = step(calc`${high} * (${low})`, { name: 'the product of the two' })`
      The product of the greatest and the least solution is asked, so multiply the two.`;
    return {
      answer: product,
      stem:
        frame === 0
          ? text`What is the product of the greatest and the least real solution of $${equation}$?`
          : frame === 1
            ? text`Among the real numbers $x$ with $${equation}$, let $M$ be the largest and $m$ the smallest. Find
              $Mm$.`
            : frame === 2
              ? text`All solutions of the equation $${equation}$ are marked on the number line. Multiply the numbers at
                the first and the last mark: which result do you get?`
              : text`Thomas solves $${equation}$ and multiplies the first and the last of the real solutions, written in
                increasing order. How much is this product?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('misread_a_modulus', size, calc`${b} - ${c}`)`
          ${
            b > c
              ? text`You opened the outer bars with the minus sign only, so the distance from $${a}$ became $${b}
          - ${c} = ${size}$. The plus sign gives solutions farther out.`
              : text`You used the difference of $${c}$ and
          $${b}$ as the distance from $${a}$. When the outer bars are opened with the plus sign, the two numbers are
          added.`
          }`,
        slip('misread_a_modulus', low, calc`${a} - ${b} + ${c}`)`
          For the least solution you changed only the sign of $${b}$ and got ${here}. The whole distance has to be
          taken away from $${a}$.`,
        slip('assumed_a_symmetry', low, calc`-${high}`)`
          For the least solution you used $${low}$, the opposite of the greatest. The solutions are symmetric about
          $${a}$, not about $0$.`,
        slip('opened_a_modulus_one_way', low, Math.abs(b - c) > 0 && calc`${a} + ${b} - ${c}`)`
          You opened the inner bars to the right side only and used $${low}$ as the least solution. On the left side
          there are solutions too.`,
        slip('wrong_sign', high, calc`${size} - (${a})`)`
          You used $${-a}$ as the centre, so the greatest solution came out as $${high}$. The inner modulus is $0$ at
          $${a}$.`,
        slip('mixed_up_sum_and_product', product, calc`${high} + (${low})`)`
          ${here} is the sum of the two solutions. Their product was asked for.`,
        slip('stopped_a_step_early', product, high)`
          $${high}$ is the greatest solution alone. It has to be multiplied by the least one.`,
      ],
      snapRead: text`Bars inside bars: open them from outside to inside, and take the solutions farthest from the
        centre.`,
      approach: text`Open the outer bars with both signs. The greater value of the inner modulus is how far the
        greatest and the least solution lie from the centre.`,
      faster: text`The two solutions lie $${b} + ${c}$ from $${a}$, so the product is
        ${calc`(${a})^2 - ${b + c}^2`}.`,
      check: text`At $x = ${a + b + c}$ and $x = ${a - b - c}$ the inner modulus is $${b + c}$, and $${b + c} - ${b} =
        ${c}$.`,
      principle: text`Bars inside bars are opened from outside to inside; the solutions are symmetric about the centre
        of the inner bars.`,
    };
  },
);

const threeSolutions = form<Nested>(
  'product-of-three-solutions',
  {
    band: 'Medium',
    seconds: 85,
    suits: ({ m, b, a }) => (2 * b) % m === 0 && (2 * b) / m !== Math.abs(a),
    verify: p => {
      for (let k = 0; k <= 60; k += 1) {
        const found: number[] = [];
        for (let i = -400; i <= 400; i += 1)
          if (Math.abs(Math.abs((p.m * i) / 4 - p.m * p.a) - p.b) === k) found.push(i / 4);
        if (found.length === 3)
          return nearFraction(
            found.reduce((product, x) => product * x, 1),
            8,
          );
      }
      throw new Error('never three');
    },
  },
  (p, { step }) => {
    const { m, a, b } = p;
    const frame = (p.frame + a + b + 8) % 4;
    const inner = tex`|${insideTex(p)}|`;
    const equation = tex`${nestedTex(p)} = k`;
    const k = step(b, {
      name: text`the constant $k$`,
      works: value => tex`${b} - k = 0 \quad \Rightarrow \quad k = ${value}`,
      because: text`An inner modulus above $0$ belongs to two values of $x$, so the number of solutions is odd only if
        it can be $0$.`,
    })`
      The outer bars give $${inner} = ${b} + k$ or $${inner} = ${b} - k$. Each positive value belongs to two values of
      $x$ and $0$ to one. So three solutions need one of the values to be $0$.`;
    const far = step(frac(calc`(${b} + ${k}) / ${m}`), {
      name: 'the distance of the outer solutions from the middle one',
      works: (_v, w) =>
        tex`${inner} = ${b} + ${k} \quad \Rightarrow \quad ${
          a === 0 ? tex`|x|` : tex`|${polynomialTex([1, -a])}|`
        } = ${w}`,
      because: text`The value $0$ of the inner modulus belongs to $x = ${a}$ alone. The other value belongs to two
        numbers at the same distance from it${m > 1 && text`; the coefficient $${m}$ of $x$ has to be divided out`}.`,
    })`
      The other value of the inner modulus tells how far the two outer solutions lie from $x = ${a}$.`;
    const product = step(() => q(a).mul(q(a).add(far)).mul(q(a).sub(far)), {
      name: 'the product of the three solutions',
      works: value =>
        tex`${a} \times ${q(a).add(far).s < 0n ? tex`(${q(a).add(far)})` : q(a).add(far)} \times ${
          q(a).sub(far).s < 0n ? tex`(${q(a).sub(far)})` : q(a).sub(far)
        } = ${value}`,
      because: text`One of the two outer solutions lies on the right of the middle one and one on its left, both at
        the distance found.`,
    })`
      The solutions are $${a}$ and the two numbers at this distance from it. Multiply the three.`;
    return {
      answer: product,
      stem:
        frame === 0
          ? text`For exactly one real number $k$ the equation $${equation}$ has exactly three real solutions. What is
            the product of these three solutions?`
          : frame === 1
            ? text`Three different real numbers satisfy $${equation}$, where $k$ is a constant, and no fourth number
              does. What do you get if you multiply the three?`
            : frame === 2
              ? text`On paper Gurpreet draws the curve $y = ${nestedTex(p)}$ and finds a horizontal line that meets it
                in exactly three points. Which number results when the $x$-coordinates of these points are multiplied?`
              : text`The number $k$ is chosen so that there are exactly three points on the number line whose
                coordinate $x$ satisfies $${equation}$. Multiply the three coordinates: how much do they make?`,
      show: plain,
      plausible: value => value.d <= 2n,
      slips: [
        slip('stopped_a_step_early', far, frac(calc`${b} / ${m}`))`
          You put the outer solutions at the distance $${frac(far)}$ from $${a}$, where the graph meets the $x$-axis.
          With three solutions they lie farther out.`,
        slip('did_not_divide', far, m > 1 && calc`${b} + ${k}`)`
          You used $${far}$ as the distance of the outer solutions. It has to be divided by the coefficient $${m}$ of
          $x$.`,
        slip('lost_a_solution', product, () => q(a).mul(a).sub(far.mul(far)))`
          $${product}$ is the product of the two outer solutions. The middle one, $${a}$, is a solution too.`,
        slip('wrong_sign', product, () => q(-a).mul(q(a).add(far)).mul(q(a).sub(far)))`
          You used $${-a}$ as the middle solution. The inner modulus is $0$ at $${a}$, with the opposite sign.`,
        slip('mixed_up_sum_and_product', product, calc`3 * ${a}`)`
          ${here} is the sum of the three solutions. Their product was asked for.`,
        slip('added_lengths_for_squares', product, () => q(a).mul(q(a).mul(a).sub(far)))`
          $${product}$ takes the distance itself away from the square of $${a}$. Sum and difference multiplied give a
          difference of squares.`,
        slip('wrong_sign', product, () => q(a).mul(q(a).mul(a).add(far.mul(far))))`
          $${product}$ adds the square of the distance. The product of a sum and a difference subtracts it.`,
      ],
      snapRead: text`Bars inside bars, and an odd number of solutions: the inner modulus has to be zero for one of
        them.`,
      approach: text`Count the solutions that each value of the inner modulus brings. Three fixes $k$; then the outer
        solutions follow from the other value.`,
      check: text`With $k = ${b}$ the values of the inner modulus are $0$ and $${2 * b}$. At $x = ${a + (2 * b) / m}$
        it is $${2 * b}$, and $${2 * b} - ${b} = ${b}$.`,
      principle: text`A modulus equation has an odd number of solutions only if the expression between the bars can be
        zero.`,
    };
  },
);

const enclosedArea = form<Nested>(
  'area-under-a-line',
  {
    band: 'Hard',
    seconds: 120,
    also: ['GM.COO.4', 'GM.ARE.1'],
    suits: ({ m, b, c }) => c > b && ((c + b) ** 2 - 2 * b * b) % m === 0,
    verify: p => {
      // The height of the region over short strips, each exact because the corners lie on their borders.
      const strips = 2 * p.m;
      let area = 0;
      for (let i = -90 * strips; i < 90 * strips; i += 1) {
        const heights = [i, i + 1].map(j => {
          const x = p.a + j / strips;
          return Math.max(0, p.c - Math.abs(Math.abs(p.m * (x - p.a)) - p.b));
        });
        area += ((heights[0] ?? 0) + (heights[1] ?? 0)) / (2 * strips);
      }
      return nearFraction(Math.round(area * 1e6) / 1e6, 6);
    },
  },
  (p, { step, find }) => {
    const { a, b, c, frame } = p;
    const curve = tex`y = ${nestedTex(p)}`;
    const over = (top: ReturnType<typeof calc>) => (p.m === 1 ? top : frac(calc`(${top}) / ${p.m}`));
    const slope = find(p.m, { name: 'the slope of the arms' });
    const width = step(slope.equals(1) ? calc`2 * (${c} + ${b})` : frac(calc`2 * (${c} + ${b}) / ${slope}`), {
      because: text`Without the outer bars the graph is a simple V, whose shape is known. The outer bars only change
        what lies below the $x$-axis, so this can be dealt with afterwards.`,
      name: 'the width on the line',
      works: (_v, w) =>
        tex`x = ${frac(q(a).sub(q(b + c, p.m)))},\ ${frac(q(a).add(q(b + c, p.m)))}: \quad ${w}`,
    })`
      Leave the outer bars out for a moment: $y = |${insideTex(p)}| - ${b}$ is a single corner with its lowest point
      $(${a}, -${b})$. On the line $y = ${c}$ the modulus is $${c} + ${b}$, which gives one $x$ on each
      side of $${a}$. Find the width between them.`;
    const big = step(frac(calc`${frac(width)} * (${c} + ${b}) / 2`), {
      because: text`The lowest point of the V lies $${b}$ below the $x$-axis. Not the height $${c}$, which would begin
        only at the axis.`,
      name: 'the triangle between that corner and the line',
    })`
      The arms and the line $y = ${c}$ enclose a triangle with this width as base. Its height reaches from $-${b}$ up
      to $${c}$, so it is $${c} + ${b}$. Find its area.`;
    const small = step(slope.equals(1) ? calc`${b}^2` : frac(calc`${b}^2 / ${slope}`), {
      because: text`Below the axis $y$ would be negative, and the outer bars change its sign. So this part of the
        triangle is not enclosed by the graph, and its area is needed.`,
      name: text`the part of it below the $x$-axis`,
      works: value =>
        tex`x = ${frac(q(a).sub(q(b, p.m)))},\ ${frac(q(a).add(q(b, p.m)))}: \quad \frac{1}{2} \times
          ${frac(q(2 * b, p.m))} \times ${b} = ${frac(value)}`,
    })`
      Part of this triangle lies below the $x$-axis. On the axis $|${insideTex(p)}| = ${b}$, which again gives one $x$
      on each side of $${a}$. The width between them is its base, and its height is $${b}$.`;
    const times = find(2, { name: 'how often it is taken off' });
    const area = step(frac(calc`${frac(big)} - ${times} * ${frac(small)}`), {
      because: text`The mirror image lies below the graph, so the enclosed region does not contain it either.`,
    })`
      The outer bars replace that part by its mirror image above the axis. So it is missing below the axis, and the
      image is cut out above: take it off twice.`;
    return {
      answer: area,
      stem:
        frame === 0
          ? text`What is the area of the region enclosed by the graph of $${curve}$ and the line $y = ${c}$?`
          : frame === 1
            ? text`In the $xy$-plane the line $y = ${c}$ and the curve $${curve}$ bound a region. Find its area in
              square units.`
            : frame === 2
              ? text`Meera shades all points $(x, y)$ with $${nestedTex(p)} \le y \le ${c}$. How large is the shaded
                area?`
              : text`The points $(x, y)$ that lie on or above the graph of $${curve}$ but not above the horizontal line
                through $(0, ${c})$ form a polygon. Determine the area of this polygon.`,
      show: shown,
      plausible: value => value.gt(0) && value.d < 7n,
      slips: [
        slip('left_out_a_term', times, 1)`
          The triangle below the axis, $${frac(small)}$, was taken off once. Its mirror image also cuts the same area
          out of the region above the axis.`,
        slip('misread_a_modulus', times, 0)`
          $${frac(area)}$ is the area between the line and the V without the outer bars. The part below the axis still
          has to be mirrored.`,
        slip('ignored_the_leading_coefficient', slope, p.m > 1 && 1)`
          You gave the arms the slope $1$ in place of $${p.m}$. Steeper arms make every triangle narrower, $${p.m}$
          times.`,
        slip('counted_twice', area, over(calc`2 * ${c}^2`))`
          ${here} adds a triangle of height $${c}$ over each of the two lowest points. These triangles overlap above
          the middle corner.`,
        slip('scaled_from_the_wrong_length', big, frac(calc`${frac(width)} * ${c} / 2`))`
          The large triangle was given the height $${c}$, measured from the $x$-axis. Without the outer bars its lowest
          point lies $${b}$ below the axis.`,
        slip('did_not_halve', big, frac(calc`${frac(width)} * (${c} + ${b})`))`
          The large triangle was given the area $${frac(big)}$, base times height. Half of that is its area.`,
        slip('took_a_part_for_the_whole', area, over(calc`(${c} - ${b})^2`))`
          ${here} is only the triangle between the line and the height $${b}$ of the middle corner. The outer parts of
          the region are missing.`,
        slip('mixed_up_a_length_and_its_half', area, frac(calc`(${frac(big)} - 2 * ${frac(small)}) / 2`))`
          You found only the area on one side of the vertical line through $x = ${a}$. The region has an equal part on
          the other side.`,
      ],
      snapRead: text`A graph with bars inside bars has the shape of a W; its area under a line is made of triangles.`,
      approach: text`Draw the graph without the outer bars: one large triangle under the line. The outer bars replace
        the part below the axis by its mirror image, which takes that part off twice.`,
      faster: text`Two triangles of height $${c}$ have the area $${p.m === 1 ? c * c : tex`\frac{${c * c}}{${p.m}}`}$
        each and overlap in a triangle of height $${c} - ${b}$: ${over(calc`2 * ${c}^2 - ${c - b}^2`)}.`,
      check: text`The graph meets the line at $x = ${frac(q(a).sub(q(b + c, p.m)))}$ and
        $x = ${frac(q(a).add(q(b + c, p.m)))}$. The rectangle over that width has the area
        ${frac(calc`${frac(q(2 * (b + c), p.m))} * ${c}`)}, and the parts under the graph are
        ${over(calc`${c}^2 + ${b}^2`)}.`,
      principle: text`Outer bars mirror the part below the axis; draw the graph without them first, then change only
        that part.`,
    };
  },
);

/** AL.MOD.3: a modulus inside a modulus. */
export const barsInBars: readonly AnyTemplate[] = situation<Nested>({
  type: 'AL.MOD.3',
  situation: 'bars-in-bars',
  tries: 300,
  draw: draw => {
    const p = {
      m: draw.pick([1, 1, 1, 2, 2, 3, 4]),
      a: draw.pick([-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8]),
      b: draw.int(2, 9),
      c: draw.int(1, 12),
      frame: draw.int(0, 3),
    };
    return p.b !== p.c ? p : null;
  },
  forms: [outermost, threeSolutions, enclosedArea],
});
