import { graph } from '../../lessons/pictures.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Vertex {
  /** a(x − h)² + v is the function; in a figure it has the zeros h ± w. */
  a: number;
  h: number;
  v: number;
  w: number;
  /** A place whose value is asked, and the ends of an interval. */
  t: number;
  ends: readonly [number, number];
  frame: number;
}

const fromZeros = form<Vertex>(
  'extreme-value-from-a-graph',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ h, w }) => h !== 0 && Math.abs(h) !== w && w > 1 && Math.abs(h) < 2 * w,
    verify: ({ a, h, w }) => {
      const at = (x: number) => a * (x - h + w) * (x - h - w);
      const all = Array.from({ length: 400 }, (_, i) => at(h - w + (i * 2 * w) / 400));
      return nearFraction(a > 0 ? Math.min(...all) : Math.max(...all));
    },
  },
  ({ a, h, w, frame }, { step, write }) => {
    const [low, high] = [h - w, h + w];
    const atZero = a * low * high;
    const least = a > 0;
    const word = least ? 'least' : 'greatest';
    write(tex`f(x) = a(x ${addedTex(-low)})(x ${addedTex(-high)})`, {
      because: text`Each bracket is zero at one of the two places, and a product is zero only where a factor is. One
        factor $a$ is still free: it makes the parabola wider or narrower.`,
    })`
      The graph cuts the $x$-axis at $${low}$ and $${high}$, so these are the zeros. Write the function with them; let
      $a$ be the coefficient of $x^2$.`;
    const lead = step(calc`${atZero} / (${-low} * ${-high})`, {
      name: 'the coefficient of $x^2$',
      works: (_v, working) =>
        tex`f(0) = a \times ${-low < 0 ? `(${-low})` : -low} \times ${-high < 0 ? `(${-high})` : -high} = ${atZero}
          \quad \Rightarrow \quad a = ${working}`,
      because: text`Many parabolas have the same two zeros. The third point on the graph chooses one of them, so it
        gives $a$.`,
    })`
      At $x = 0$ the value is $${atZero}$, because the graph cuts the $y$-axis there. Put $x = 0$ into the function
      and solve for $a$.`;
    const middle = step(calc`(${low} + ${high}) / 2`, {
      name: `the place of the ${word} value`,
      works: (_v, working) => tex`x = ${working}`,
      because: text`A parabola is symmetric, so its vertex is midway between two points of equal height.`,
    })`
      The ${word} value is at the vertex. This is midway between the zeros, so take their mean.`;
    const value = step(calc`${lead} * (${middle} - ${low}) * (${middle} - ${high})`, {
      name: `the ${word} value`,
      works: (_v, working) => tex`f(${middle}) = ${working}`,
      because: text`The place of the vertex is an $x$; the ${word} value is the height of the graph there.`,
    })`
      Put this $x$ into the function to get its value at the vertex.`;
    const reach = Math.max(Math.abs(low), Math.abs(high)) + 1;
    const top = a * w * w;
    return {
      answer: value,
      stem:
        frame % 2 === 0
          ? text`The figure shows the graph of a quadratic function $f$. It cuts the $x$-axis at $x = ${low}$ and $x
            = ${high}$ and
            the $y$-axis at $y = ${atZero}$. What is the ${word} value of $f$?`
          : text`A parabola with a vertical axis passes through $(${low}, 0)$, $(${high}, 0)$ and $(0, ${atZero})$,
            as shown. Find the
            $y$-coordinate of its ${least ? 'lowest' : 'highest'} point.`,
      figure: () =>
        graph({
          alt: text`A parabola that opens ${least ? 'upwards' : 'downwards'}. It cuts the x-axis at $${low}$ and
            $${high}$ and the
            y-axis at $${atZero}$. Not to scale.`,
          x: [Math.min(low, -1) - 1, Math.max(high, 1) + 1],
          y: [Math.min(0, -top) - Math.abs(top) / 4, Math.max(0, -top) + Math.abs(top) / 4],
          curves: [x => a * (x - low) * (x - high)],
          marks: [
            { x: low, y: 0, text: String(low), at: low * h < 0 || reach < 0 ? 'below' : 'above' },
            { x: high, y: 0, text: String(high), at: 'below' },
            { x: 0, y: atZero, text: String(atZero), at: h > 0 ? 'left' : 'right' },
          ],
        }),
      show: plain,
      plausible: value => value.d < 5n,
      onSight: value => (least ? value.lt(Math.min(0, atZero)) : value.gt(Math.max(0, atZero))),
      slips: [
        slip('sought_the_extreme_elsewhere', value, atZero)`
          $${atZero}$ is the value at $x = 0$, where the graph cuts the $y$-axis. The vertex is midway between the
          zeros.`,
        slip('left_out_a_factor', lead, a > 0 ? 1 : -1)`
          You used $${lead}$ as the coefficient of $x^2$. The point on the $y$-axis shows that the brackets have to be
          multiplied by another number.`,
        slip('gave_the_place_for_the_value', value, middle)`
          $${value}$ is the $x$-coordinate of the vertex. The height of the graph there was asked for.`,
        slip('did_not_halve', middle, low + high)`
          You used the sum of the zeros, $${middle}$, as the place of the vertex. The middle of two numbers is half of
          their sum.`,
        slip('sought_the_extreme_elsewhere', middle, calc`(${high} - ${low}) / 2`)`
          You looked for the vertex at ${here}. That is half the distance of the zeros; their middle is half of their
          sum.`,
        slip('wrong_sign', lead, () => frac(calc`${atZero} / (${-low} * ${high})`))`
          For the coefficient of $x^2$ you used $${frac(lead)}$. At $x = 0$ both brackets have the opposite sign of
          their zero, and one sign was lost.`,
        slip('left_out_a_factor', value, calc`${lead} * (${middle} - ${low})`)`
          ${here} uses only one of the two brackets. The function is the product of both and the coefficient.`,
        slip('doubled_needlessly', value, calc`2 * ${lead} * (${middle} - ${low}) * (${middle} - ${high})`)`
          ${here} has the factor $2$ too much. The coefficient is multiplied once by each of the two brackets.`,
      ],
      snapRead: text`Two zeros and a third point of a parabola are given: the vertex lies midway between the zeros.`,
      approach: text`Write the function with its two zeros and find the coefficient from the third point. Then put in
        the middle of the zeros.`,
      check: text`$${a}(0 ${addedTex(-low)})(0 ${addedTex(-high)}) = ${atZero}$, as the graph shows, and the vertex is
        as far from $${low}$ as from $${high}$: $${w}$.`,
      principle: text`The vertex of a parabola lies midway between its zeros, or between any two points of equal
        height.`,
    };
  },
);

const elsewhere = form<Vertex>(
  'value-from-the-extreme',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ h, t, v }) => t !== h && h !== 0 && Math.abs(t - h) > 1 && t !== 0 && v !== 0,
    verify: ({ a, h, v, t }) => nearFraction(a * t * t - 2 * a * h * t + a * h * h + v),
  },
  ({ a, h, v, t, frame }, { step, find, write }) => {
    const word = a > 0 ? 'least' : 'greatest';
    write(tex`f(x) = ${a === 1 ? '' : a === -1 ? '-' : a}(x ${addedTex(-h)})^2 ${addedTex(v)}`, {
      because: text`The square is $0$ only at the vertex, so there the function has just the ${word} value. Everywhere
        else the square is positive and changes the value by $${a}$ times itself.`,
    })`
      The ${word} value and its place are known, so write the function as a multiple of a square plus this value.`;
    const away = step(calc`${t} - ${h}`, {
      name: 'the distance from the vertex',
      works: (_v, working) => tex`x ${addedTex(-h)} = ${working}`,
      because: text`The bracket counts from the vertex, not from $0$: at the vertex itself it is $0$.`,
    })`
      Find how far $x = ${t}$ is from the place of the ${word} value, because this is the number in the bracket.`;
    const squared = find(calc`${away}^2`, { name: 'the square of this distance' });
    const value = step(calc`${a} * ${squared} + ${v}`, {
      name: `the value at ${t}`,
      works: result =>
        tex`f(${t}) = ${a} \times ${away.valueOf() < 0 ? tex`(${away})` : away}^2 ${addedTex(v)} = ${a} \times
        ${squared} ${addedTex(v)} = ${result}`,
      because: text`The square tells how much the value differs from the ${word} one, $${v}$, once it is multiplied by
        the coefficient of $x^2$.`,
    })`
      Square this distance, multiply it by the coefficient $${a}$ and add the ${word} value $${v}$.`;
    return {
      answer: value,
      stem:
        frame % 2 === 0
          ? text`A quadratic function $f(x)$, in which $x^2$ has the coefficient $${a}$, has its ${word} value
            $${v}$ at $x = ${h}$.
            What is $f(${t})$?`
          : text`The ${word} value of $f(x) = ${a === 1 ? '' : a === -1 ? '-' : a}x^2 + bx + c$ is $${v}$, and $f$
            has it at $x = ${h}$.
            Find the value of $f$ at $x = ${t}$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('wrong_sign', away, t + h)`
          For the distance from the vertex you used $${t} + ${h < 0 ? tex`(${h})` : h} = ${t + h}$. A distance on the
          number line is the difference of the two places.`,
        slip('forgot_to_square', squared, away)`
          You did not square the distance from the vertex, $${away}$. The value of a quadratic function changes with
          the square of this distance.`,
        slip('ignored_the_leading_coefficient', value, Math.abs(a) > 1 && calc`${squared} + ${v}`)`
          ${here} leaves out the coefficient $${a}$ of $x^2$, by which the square has to be multiplied.`,
        slip('wrong_sign', value, calc`${a} * ${squared} - ${v}`)`
          ${here} subtracts $${v}$. That is the value at the vertex, from which all other values are counted, so it is
          added.`,
        slip('left_out_a_term', value, calc`${a} * ${squared}`)`
          ${here} is only the difference from the ${word} value. The ${word} value $${v}$ itself has to be added.`,
        slip('left_out_a_term', away, t)`
          You squared $${t}$ itself. The square is counted from the vertex at $x = ${h}$, not from $0$.`,
        slip('wrong_sign', value, calc`${-a} * ${squared} + ${v}`)`
          ${here} goes ${a > 0 ? 'below the least' : 'above the greatest'} value $${v}$, which no value of the
          function can do.`,
        slip('doubled_needlessly', value, calc`2 * ${a} * ${squared} + ${v}`)`
          ${here} counts the square twice. It is multiplied by the coefficient $${a}$ only.`,
      ],
      snapRead: text`The vertex of a quadratic is given together with its coefficient: the function is known
        completely.`,
      approach: text`Write the function as a square counted from the vertex plus the ${word} value. There is no need
        to find the other two coefficients.`,
      check: text`At $${2 * h - t}$, as far from $${h}$ on the other side, the value is the same:
        ${calc`${a} * ${q(h - t)}^2 + ${v}`}.`,
      principle: text`A quadratic is its extreme value plus the leading coefficient times the square of the distance
        from the vertex.`,
    };
  },
);

const endOfInterval = form<Vertex>(
  'length-of-an-interval-from-the-span',
  {
    band: 'Medium',
    seconds: 95,
    suits: ({ h, ends: [l, r] }) => l < h - 1 && r - h > h - l,
    verify: ({ a, h, v, ends: [l, r] }) => {
      const f = (x: number) => a * (x - h) ** 2 + v;
      const span = (end: number) => {
        const all = Array.from({ length: (end - l) * 2 + 1 }, (_, i) => f(l + i / 2));
        return Math.max(...all) - Math.min(...all);
      };
      const found = Array.from({ length: 40 }, (_, i) => l + 1 + i).filter(end => span(end) === span(r));
      if (found.length !== 1) throw new Error(`${found.length} ends fit`);
      return (found[0] ?? 0) - l;
    },
  },
  ({ a, h, v, ends: [l, r], frame }, { step, find }) => {
    const f = polynomialTex([a, -2 * a * h, a * h * h + v]);
    const size = Math.abs(a);
    const span = find(size * (r - h) ** 2);
    const [word, other] = a > 0 ? ['least', 'greatest'] : ['greatest', 'least'];
    const vertex = step(calc`-(${-2 * a * h}) / (2 * ${a})`, {
      name: 'the place of the vertex',
      works: (_v, w) => tex`x = -\frac{b}{2a} = ${w}`,
      because: text`$f(x)$ is ${a !== 1 && text`$${a}$ times`} the square of the distance from the vertex, plus a
        constant. So differences of values depend only on distances from the vertex.`,
    })`
      Find the place of the vertex, where $b$ is the coefficient of $x$ and $a$ that of $x^2$. Counted from there, the
      value changes by ${size !== 1 && text`$${size}$ times`} the square of the distance.`;
    const near = step(calc`${size} * (${vertex} - (${l}))^2`, {
      name: text`by how much the value at the left end differs from that at the vertex`,
      works: (_v, w) => tex`${w} < ${span}`,
      because: text`With the vertex outside the interval, or with $t$ nearer to it than $${l}$, the difference could
        be no more than this.`,
    })`
      See how far the value at $x = ${l}$ is from that at the vertex. It is less than $${span}$, so the vertex lies in
      the interval, and the ${other} value is at the other end.`;
    const square = step(calc`${span} / ${size}`, {
      name: 'the square of the distance of the right end from the vertex',
      works: (_v, w) =>
        tex`${size !== 1 && tex`${size}(t ${addedTex(-h)})^2 = ${span}, \quad `}(t ${addedTex(-h)})^2 = ${w}`,
      because: text`The ${word} value is at the vertex and the ${other} one at $x = t$. Their difference is
        ${size !== 1 && text`$${size}$ times`} the square of the distance of $t$ from the vertex.`,
    })`
      At $x = t$ the value differs from the ${word} value by $${span}$. ${
        size === 1
          ? 'That is the square of the distance from the vertex'
          : text`Divide by $${size}$ to get the square of the distance from the vertex`
      }.`;
    const length = step(
      calc`${vertex} + sqrt(${square}) -
      (${l})`,
      {
        name: 'the length of the interval',
        works: (_v, w) => tex`${l === 0 ? 't' : tex`t ${addedTex(-l)}`} = ${w}`,
        because: text`$t$ lies on the right of the vertex, so its distance is added to the place of the vertex. The
          interval reaches from $${l}$ to $t$.`,
      },
    )`
      The root is the distance of $t$ from the vertex. Add it to the place of the vertex to get $t$, and subtract the
      left end.`;
    return {
      answer: length,
      stem:
        frame % 3 === 0
          ? text`For $${l} \le x \le t$, the difference between the greatest and the least value of $f(x) = ${f}$ is
            $${span}$. What is the length of this interval of $x$?`
          : frame % 3 === 1
            ? text`Let $M$ be the maximum and $m$ the minimum of $${f}$ for real $x$ with $${l} \le x \le t$. If $M -
              m =
              ${span}$, find ${l === 0 ? '$t$' : text`$t ${addedTex(-l)}$`}.`
            : text`While $x$ runs from $${l}$ to $t$, the expression $${f}$ takes all values from a least to a greatest
              one, and the interval of these values has the length $${span}$. By how much is $t$ greater than $${l}$?`,
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('answered_another_quantity', length, calc`sqrt(${square})`)`
          ${here} is only the distance of $t$ from the vertex. The interval begins at $${l}$, on the other side of the
          vertex.`,
        slip('assumed_a_symmetry', length, calc`2 * sqrt(${square})`)`
          ${here} puts the vertex in the middle of the interval. The end $${l}$ is nearer to the vertex than $t$.`,
        slip('sought_the_extreme_elsewhere', length, calc`2 * (${vertex} - (${l}))`)`
          ${here} goes as far beyond the vertex as $${l}$ is before it. Then the difference of the values would be
          only $${near}$.`,
        slip('wrong_sign', vertex, -h)`
          You looked for the vertex at $${-h}$. The formula has a minus sign before the coefficient of $x$, which was
          lost.`,
        slip('did_not_halve', vertex, 2 * h)`
          You looked for the vertex at $${2 * h}$. The coefficient of $x$ has to be divided by twice the coefficient
          of $x^2$.`,
        slip('answered_another_quantity', length, calc`abs(${vertex} + sqrt(${square}))`)`
          $${length}$ is the size of $t$ itself. The length of the interval from $${l}$ to $t$ was asked for.`,
        slip(
          'ignored_the_leading_coefficient',
          length,
          () => Number.isInteger(Math.sqrt(size) * (r - h)) && size > 1 && h + Math.sqrt(size) * (r - h) - l,
        )`
          You used the root of $${span}$ as the distance from the vertex. First it has to be divided by the size of
          the coefficient of $x^2$.`,
      ],
      snapRead: text`A quadratic over an interval with one end unknown: find the vertex, and ask which end is farther
        from it.`,
      approach: text`If the vertex lies inside, one extreme value is there and the other at the farther end. See which
        end that must be; its distance from the vertex follows from the difference.`,
      check: text`At $x = ${l}$ the value is $${a * (l - h) ** 2 + v}$, at the vertex $${v}$ and at the other end
        $${a * (r - h) ** 2 + v}$, which differs from that at the vertex by $${span}$.`,
      principle: text`On an interval a quadratic has its extremes at the vertex, if it lies inside, and at the end
        farther from it.`,
    };
  },
);

/** AL.QUA.7 Easy and Medium: the vertex from a graph, from its value, and in an interval with an unknown end. */
export const vertex: readonly AnyTemplate[] = situation<Vertex>({
  type: 'AL.QUA.7',
  situation: 'vertex',
  tries: 300,
  draw: draw => {
    const h = draw.int(-6, 8);
    return {
      a: draw.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
      h,
      v: draw.int(-20, 30),
      w: draw.int(2, 7),
      t: draw.int(-8, 12),
      ends: [h - draw.int(2, 8), h + draw.int(2, 8)] as const,
      frame: draw.int(0, 5),
    };
  },
  forms: [fromZeros, elsewhere, endOfInterval],
});
