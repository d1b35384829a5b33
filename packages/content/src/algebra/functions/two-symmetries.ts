import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Axes {
  /** Symmetric about x = a and x = b; f(x) = x² + rx + t between them. */
  a: number;
  b: number;
  r: number;
  t: number;
  /** The place that is asked. */
  far: number;
  frame: number;
}

const placeBetween = ({ a, b, far }: Axes) => {
  const period = 2 * (b - a);
  const moved = a + ((((far - a) % period) + period) % period);
  return { period, moved, place: moved > b ? 2 * b - moved : moved };
};

const farValue = form<Axes>(
  'value-far-away-from-two-axes',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.FUN.9'],
    suits: p => {
      const { a, b, r, t } = p;
      const { moved, place } = placeBetween(p);
      return (
        b - a > 2 &&
        moved > b &&
        place > a &&
        place < b &&
        2 * place + r !== 0 &&
        t !== 0 &&
        r !== 0 &&
        moved !== 2 * b - 1
      );
    },
    verify: ({ a, b, r, t, far }) => {
      let x = far;
      for (let i = 0; i < 5000 && (x < a || x > b); i += 1) x = x > b ? 2 * b - x : 2 * a - x;
      return x * x + r * x + t;
    },
  },
  (p, { step, find }) => {
    const { a, b, r, t, far, frame } = p;
    const { place: right } = placeBetween(p);
    const f = polynomialTex([1, r, t]);
    const value = (x: { valueOf(): number }) => {
      const at = Number(x.valueOf());
      return at * at + r * at + t;
    };
    const period = step(calc`2 * (${b} - ${a})`, {
      name: 'the period',
      works: (
        _v,
        working,
      ) => tex`f(x) = f(${2 * a} - x) = f(${2 * b} - (${2 * a} - x)) = f(x + ${2 * (b - a)}), \quad
        ${working}`,
      because: text`Mirroring in two parallel lines, one after the other, moves a graph by twice their distance.`,
    })`
      Mirror in the first axis and then in the second. Together this moves every place by twice the distance of the
      axes, so the function repeats itself with this period.`;
    const rounds = find(
      () =>
        q(far - a)
          .div(period)
          .floor(),
      { name: 'the number of whole periods' },
    );
    const moved = step(() => q(far).sub(rounds.mul(period)), {
      because: text`After a whole period every value comes again. So taking periods off changes the place but not the
        value, and a place near the axes is easier.`,
      name: 'the place after whole periods are taken off',
      works: v => tex`${far} - ${rounds} \times ${period} = ${v}`,
    })`
      Take whole periods off $${String(far)}$, so that the place comes as near to $x = ${a}$ as it can from the right.`;
    const place = step(() => (moved.gt(b) ? q(2 * b).sub(moved) : moved.add(0)), {
      because: text`The graph beyond the axis is the mirror image of the graph before it, with equal heights. Not a
        shift: moving by one distance of the axes does not keep the value.`,
      name: 'the place between the axes',
      works: v => tex`${2 * b} - ${moved} = ${v}`,
    })`
      The place still lies beyond the second axis, $x = ${b}$, where the formula does not hold. Take its mirror image
      in this axis.`;
    const asked = step(() => place.mul(place).add(place.mul(r)).add(t), {
      because: text`All the moves kept the value of the function. So the value here is the value at the far place.`,
      works: v => tex`f(${place}) = ${place.lt(0) ? tex`(${place})` : place}^2 ${addedTex(place.mul(r))}
        ${addedTex(t)} = ${v}`,
    })`
      This place lies between the axes, where the formula holds. Put it in.`;
    return {
      answer: asked,
      stem:
        frame === 0
          ? text`For all real $x$, $f(${a} + x) = f(${a} - x)$ and $f(${b} + x) = f(${b} - x)$. For
            $${a} \le x \le ${b}$ the function is given by $f(x) = ${f}$. What is $f(${String(far)})$?`
          : frame === 1
            ? text`The graph of a function $f$ is symmetric about the line $x = ${a}$ and also about the line
              $x = ${b}$. Between these lines it is the graph of $y = ${f}$. Find the height of the graph at
              $x = ${String(far)}$.`
            : text`A pattern on a long border is drawn by $f(x) = ${f}$ from $x = ${a}$ to $x = ${b}$ and then mirrored
              in both end lines again and again. Which value belongs to $x = ${String(far)}$?`,
      show: plain,
      plausible: v => v.d === 1n && v.abs().lt(2000),
      slips: [
        slip('lost_the_place_in_a_cycle', place, () => moved.add(0))`
          The formula was used at $x = ${place}$, beyond the second axis. There the graph is the mirror image.`,
        slip('lost_the_place_in_a_cycle', period, () => b - a)`
          $${period}$ was taken for the period. After one distance of the axes the graph is mirrored, not repeated.`,
        slip('wrong_sign', place, () => moved.sub(b - a))`
          The place was moved back by the distance of the axes, to $x = ${place}$, in place of being mirrored.`,
        slip('miscounted_the_steps', place, right + 1 <= b && right + 1)`
          The formula was used at $x = ${place}$. That is one beside the right place, so a step was miscounted.`,
        slip('miscounted_the_steps', place, right - 1 >= a && right - 1)`
          The formula was used at $x = ${place}$. That is one beside the right place, so a step was miscounted.`,
        slip('mixed_up_the_argument', place, () => q(a + b - right))`
          The place was mirrored in the middle line of the two axes as well, to $x = ${place}$.`,
        slip('mixed_up_the_argument', place, () => q(((far % (2 * (b - a))) + 2 * (b - a)) % (2 * (b - a))))`
          The remainder of $${String(far)}$ on division by $${2 * (b - a)}$, which is $${place}$, was put into the
          formula. It need not lie between the axes.`,
      ],
      snapRead: text`Two axes of symmetry and a formula between them: the function repeats itself.`,
      approach: text`Mirroring twice makes a shift. Take off whole periods, mirror once if needed, and use the formula
        between the axes.`,
      check: () => {
        const { moved: m, place: x } = placeBetween(p);
        return text`$${m}$ and $${x}$ have the middle $${b}$, and
          $${String(far)} - ${m < 0 ? tex`(${m})` : m} = ${(far - m) / (2 * (b - a))} \times ${2 * (b - a)}$; the value
          there is $${value(q(x))}$.`;
      },
      principle: text`A graph with two parallel axes of symmetry repeats itself after twice their distance.`,
    };
  },
);

interface Centre {
  /** f(x) + f(2a − x) = 2b; the other graph is y = (bx + c)/(x − a). */
  a: number;
  b: number;
  c: number;
  n: number;
  frame: number;
}

const coordinates = form<Centre>(
  'coordinates-of-common-points',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.COO.1'],
    suits: ({ a, b, c }) =>
      a !== 0 && b !== 0 && a * b + c !== 0 && c !== 0 && a !== b && a + b !== 0 && Math.abs(a + b) > 1,
    verify: ({ a, b, c, n }) => {
      let sum = 0;
      for (let i = 1; i <= n / 2; i += 1)
        for (const x of [a + i / 3, a - i / 3]) sum += x + (b * x + c) / (x - a);
      return Math.round(sum * 1e6) / 1e6;
    },
  },
  ({ a, b, c, n, frame }, { step, write, find }) => {
    const other = `\\frac{${polynomialTex([b, c])}}{x ${addedTex(-a)}}`;
    const rest = a * b + c;
    write(tex`\frac{x + (${2 * a} - x)}{2} = ${a}, \qquad \frac{f(x) + f(${2 * a} - x)}{2} = ${b}`, {
      because: text`A point and its partner have the same middle, whichever point of the graph is taken.`,
    })`
      The rule says that the points at $x$ and at $${2 * a} - x$ always have the middle $(${a}, ${b})$: the graph of
      $f$ is symmetric about this point.`;
    write(tex`${other} = ${b} ${rest < 0 ? '-' : '+'} \frac{${Math.abs(rest)}}{x ${addedTex(-a)}}`, {
      because: text`At equal distances on the two sides of $x = ${a}$ the fraction has opposite values. So the two
        heights have the mean $${b}$.`,
    })`
      Divide in the second function: it is a constant plus a fraction. Its graph is symmetric about the point
      $(${a}, ${b})$ too, which does not lie on it.`;
    const pairs = step(calc`${n} / 2`, {
      name: 'the number of pairs of common points',
      because: text`The mirror image of a common point lies on both graphs again, and no point is its own image.`,
    })`
      Both graphs are symmetric about the same point, so the common points lie in pairs about it. There are half as
      many pairs as points.`;
    const middles = find(2, { name: 'how often the centre is in a pair' });
    const onX = step(calc`${pairs} * ${middles} * ${a}`, {
      because: text`The centre is the middle of the two points, so its $x$-coordinate is the mean of theirs. Each pair
        therefore brings it twice, whatever the points are.`,
      name: 'the sum of the x-coordinates',
    })`
      In each pair the $x$-coordinates have the sum $2 \times ${a < 0 ? tex`(${a})` : a}$. Multiply by the number of
      pairs.`;
    const onY = step(calc`${pairs} * ${middles} * ${b}`, {
      because: text`The height of the centre is the mean of the two heights of a pair. They cancel only if this height
        is zero.`,
      name: 'the sum of the y-coordinates',
    })`
      In each pair the $y$-coordinates have the sum $2 \times ${b < 0 ? tex`(${b})` : b}$. Multiply by the number of
      pairs.`;
    const total = step(calc`${onX} + ${onY}`)`
      The question asks for all coordinates together. Add the two sums.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`A function $f$ satisfies $f(x) + f(${2 * a} - x) = ${2 * b}$ for all real $x$. Its graph and the graph
            of $y = ${other}$ have exactly $${n}$ points in common. What is the sum of all coordinates of these points,
            $x$ and $y$ together?`
          : frame === 1
            ? text`Let $f$ be a function with $f(${2 * a} - x) = ${2 * b} - f(x)$ for every real number $x$. The
              equation $f(x) = ${other}$ has exactly $${n}$ different solutions. If each solution $x$ and its value
              $f(x)$ are added, and these sums are added up, what is the result?`
            : text`The graphs of $y = f(x)$ and $y = ${other}$ meet in the $${n}$ points $(x_1, y_1)$ to
              $(x_{${n}}, y_{${n}})$ and nowhere else. For all real $x$, $f(x) = ${2 * b} - f(${2 * a} - x)$. Find
              $x_1 + y_1 + \dots + x_{${n}} + y_{${n}}$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('took_a_part_for_the_whole', middles, 1)`
          In each of the $${n / 2}$ pairs the coordinates of the centre were counted once. Two points of a pair have
          twice these coordinates together.`,
        slip('doubled_needlessly', pairs, n)`
          You counted $${n}$ pairs. There are $${n}$ common points, and two of them make a pair.`,
        slip('left_out_a_case', total, onX)`
          $${total}$ is the sum of the first coordinates alone. The second coordinates, the heights, have to be added.`,
        slip('left_out_a_case', total, onY)`
          $${total}$ is the sum of the second coordinates, the heights, alone. The first coordinates have to be added.`,
        slip('subtracted_for_added', total, calc`${onX} - ${onY}`)`
          ${here} subtracts the two sums of coordinates. The question asks for all coordinates added.`,
        slip('assumed_a_symmetry', onY, 0)`
          The $${n}$ heights were taken to cancel in pairs. They do so only about a point of height zero.`,
        slip('mixed_up_sum_and_product', total, calc`${n} * ${a} * ${b}`)`
          ${here} multiplies the coordinates of the centre. Each point brings both coordinates, and these are added.`,
      ],
      snapRead: text`A rule for $f$ that is a symmetry about a point, and a second graph: common points come in pairs.`,
      approach: text`Read the centre from the rule and show that the other graph has the same centre. Then each pair of
        common points adds twice the coordinates of the centre.`,
      faster: text`Both graphs have the centre $(${a}, ${b})$, so this is also the mean of the $${n}$ points: take
        $${n}$ times $${a} ${addedTex(b)} = ${a + b}$.`,
      check: () => {
        const one = q(b).add(q(rest, 1));
        const two = q(b).sub(q(rest, 1));
        return text`On the second graph the heights at $x = ${a + 1}$ and $x = ${a - 1}$ are $${one}$ and $${two}$,
          with the mean $${frac(one.add(two).div(2))}$.`;
      },
      principle: text`If two graphs are symmetric about the same point, their common points come in pairs with this
        point in the middle.`,
    };
  },
);

/** AL.FUN.6 Hard: two axes of symmetry. */
const axes = situation<Axes>({
  type: 'AL.FUN.6',
  situation: 'two-axes',
  tries: 2000,
  draw: draw => {
    const a = draw.int(-4, 3);
    return {
      a,
      b: a + draw.int(3, 8),
      r: draw.int(-9, 8),
      t: draw.int(-9, 12),
      far: draw.int(70, 400),
      frame: draw.int(0, 2),
    };
  },
  forms: [farValue],
});

/** AL.FUN.6 Hard: two graphs with one centre. */
const centres = situation<Centre>({
  type: 'AL.FUN.6',
  situation: 'graphs-with-one-centre',
  tries: 300,
  draw: draw => ({
    a: draw.int(-5, 6),
    b: draw.int(-6, 7),
    c: draw.int(-20, 20),
    n: draw.pick([4, 6, 8, 10, 12, 14]),
    frame: draw.int(0, 2),
  }),
  forms: [coordinates],
});

export const twoSymmetries: readonly AnyTemplate[] = [...axes, ...centres];
