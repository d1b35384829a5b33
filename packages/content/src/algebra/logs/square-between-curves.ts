import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Curves {
  /** A lies on the curve of a, B on that of the p-th root of a, C on that of the n-th root; m is the place of B and
  C. */ m: number;
  p: number;
  n: number;
  frame: number;
}

const rootName = [
  '',
  '',
  String.raw`\sqrt{a}`,
  String.raw`\sqrt[3]{a}`,
  String.raw`\sqrt[4]{a}`,
  String.raw`\sqrt[5]{a}`,
];
const sideOf = ({ m, p }: Curves) => m ** p - m;

const cornerOfSquare = form<Curves>(
  'corner-of-a-square-between-curves',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.QUA.8', 'GM.COO.1'],
    verify: curves => {
      const { p, n } = curves;
      const side = sideOf(curves);
      // Close in on the place of B and C from the width of the square.
      let [low, high] = [1, side + 2];
      for (let i = 0; i < 100; i += 1) {
        const x = (low + high) / 2;
        if (x ** p - x < side) low = x;
        else high = x;
      }
      const a = Math.exp((Math.log(low) * (n - p)) / side);
      return q(Math.round((low ** p + (p * Math.log(low)) / Math.log(a)) * 12), 12);
    },
  },
  (curves, { step, write, find }) => {
    const { m, p, n, frame } = curves;
    const side = step(calc`sqrt(${sideOf(curves) ** 2})`, {
      because: text`In the picture only lengths are compared: the width of the square between A and B, and its height
        between B and C.`,
      name: 'the side of the square',
      works: (_v, w) => tex`s = ${w}`,
    })`
      Let $s$ be the side of the square. The area is the square of the side, so take the root of the given area.`;
    write(tex`\log_{${rootName[p]}} x = ${p}\log_a x, \qquad \log_{${rootName[n]}} x = ${n}\log_a x`, {
      because: text`If the base is a root of $a$, more factors of it are needed: to the base $\sqrt{a}$ a number has
        twice the logarithm that it has to the base $a$.`,
    })`
      Write all three curves with the base $a$. BC is vertical, so B and C have the same $x$-coordinate; call it $m$.
      Then C is higher than B by $${n - p === 1 ? '' : n - p}\log_a m$.`;
    const x = step(m, {
      name: text`the $x$-coordinate of B and C`,
      works: value =>
        tex`\log_a u = ${p}\log_a m \Rightarrow u = m^{${p}}; \quad m^{${p}} - m = ${side} \quad \Rightarrow \quad
          m = ${value}`,
      because: text`AB is horizontal, so A and B have the same $y$. What counts for the width is how the two
        $x$-coordinates then hang together.`,
    })`
      ${frame === 1 ? '' : 'Let A be the point $(u, v)$. '}A is as high as B, so $\log_a u = ${p}\log_a m$ and
      $u = m^{${p}}$. The width of the square is $u - m$, and it is the side; it grows with $m$, so only one $m > 1$
      fits.`;
    const times = find(n - p, {
      name: 'how many times the height of a point of the first curve the side is',
    });
    const log = step(frac(calc`${side} / ${times}`), {
      because: text`B and C have the same $x$-coordinate, so their heights are two multiples of the same logarithm. The
        length of BC is the difference of these multiples.`,
      name: text`the logarithm of $m$ to the base $a$`,
      works: (_v, w) => tex`${n}\log_a m - ${p}\log_a m = ${side} \quad \Rightarrow \quad \log_a m = ${w}`,
    })`
      BC is a side too, and its length is the difference of the two logarithms of $m$. Divide the side by the factor to
      find $\log_a m$.`;
    const height = step(calc`${p} * ${frac(log)}`, {
      because: text`AB is horizontal. The square does not stand on the $x$-axis, so this height is not the side.`,
      name: text`the $y$-coordinate of A`,
      works: (_v, w) => tex`v = ${w}`,
    })`
      A is as high as B, and the height of B is $${p}\log_a m$. Find it.`;
    const sum = step(calc`${x}^${p} + ${height}`, {
      because: text`A lies on the first curve, so its $x$-coordinate is a power of $m$, not a multiple: a factor before
        a logarithm becomes an exponent inside it.`,
      works: (_v, w) => tex`u + v = ${w}`,
    })`
      The coordinates of A are $m^{${p}}$ and this height. Add them.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`The side AB of a square ABCD is parallel to the $x$-axis, and A, B and C lie on the graphs of $y = \log_a
          x$, $y = \log_{${rootName[p]}} x$ and $y = \log_{${rootName[n]}} x$, in this order, where $a > 1$. The area
          of the square is $${sideOf(curves) ** 2}$, and B has an $x$-coordinate greater than $1$. What is the sum of
          the coordinates of A?`,
        text`Let $a > 1$. A square ABCD of area $${sideOf(curves) ** 2}$ has A on the curve $y = \log_a x$, B on the
          curve $y = \log_{${rootName[p]}} x$ and C on the curve $y = \log_{${rootName[n]}} x$, all above the
          $x$-axis; AB is horizontal. If A is the point $(u, v)$, find $u + v$.`,
      ),
      show: plain,
      plausible: value => value.gt(1) && value.d <= 3n,
      slips: [
        slip('left_out_a_term', times, n)`
          Dividing the side by $${n}$ makes the whole height of C the side. BC begins at B, not on the $x$-axis.`,
        slip('answered_another_quantity', sum, calc`${x} + ${height}`)`
          ${here} is the sum of the coordinates of B. A is to the right of it.`,
        slip('answered_another_quantity', sum, calc`${x} + ${n} * ${frac(log)}`)`
          ${here} is the sum of the coordinates of C. A lies to the right of B and lower than C.`,
        slip('took_a_power_for_a_product', sum, calc`${p} * ${x} + ${height}`)`
          For the $x$-coordinate of A you multiplied that of B by $${p}$: ${here}. A factor before a logarithm is a
          power inside it.`,
        slip('left_out_a_factor', height, frac(log))`
          The height $${frac(log)}$ is the logarithm to the base $a$ of the $x$-coordinate of B. A is as high as B,
          and B lies on a higher curve at this place.`,
        slip('answered_another_quantity', sum, calc`${x}^${p} + ${n} * ${frac(log)}`)`
          ${here} adds the coordinates of D, the corner above A. The question asks for those of A.`,
        slip('swapped_the_two', sum, calc`${x}^${n} + ${height}`)`
          The $x$-coordinate of A was found as $${calc`${x}^${n}`.value}$, from the curve of C. A and B are at one
          height, and B lies on the second curve.`,
        slip('forgot_the_root', log, calc`${sideOf(curves) ** 2} / ${times}`)`
          For the logarithm you divided the area by $${times}$. BC is a side of the square, so its length is the root
          of the area.`,
        slip('stopped_a_step_early', sum, calc`${x}^${p}`)`
          ${here} is the $x$-coordinate of A alone. The $y$-coordinate has to be added to it.`,
        slip('put_the_bound_on_another_quantity', height, side)`
          The side of the square, $${height}$, was taken for the height of A. The square does not stand on the
          $x$-axis.`,
      ],
      snapRead: text`Logarithms to a number and to its roots: to one base they are multiples of each other.`,
      approach: text`Write all curves with the base $a$. The width of the square compares $x$-coordinates at one
        height, which gives the place of B; its height compares $y$-coordinates at one place, which gives the
        logarithm.`,
      check: () => {
        const s = sideOf(curves);
        const log0 = q(s, n - p);
        return text`A is $(${m ** p}, ${log0.mul(p)})$, B is $(${m}, ${log0.mul(p)})$ and C is $(${m},
          ${log0.mul(n)})$: AB is $${m ** p} - ${m} = ${s}$ and BC is $${log0.mul(n)} - ${log0.mul(p)} = ${s}$.`;
      },
      principle: text`Curves of logarithms to a base and to its roots are multiples of one another: equal heights mean
        powers of $x$, equal places mean multiples of $y$.`,
    };
  },
);

/** AL.LOG.2 Hard: a square with corners on three curves of logarithms. */
export const squareBetweenCurves: readonly AnyTemplate[] = situation<Curves>({
  type: 'AL.LOG.2',
  situation: 'square-between-three-curves',
  draw: draw => {
    const [p, n] = draw.pick([
      [2, 3],
      [2, 4],
      [2, 5],
      [3, 4],
      [3, 5],
    ] as const);
    const m = draw.int(2, p === 2 ? 9 : 4);
    return p === 2 && m === 2 ? null : { m, p, n, frame: draw.int(0, 1) };
  },
  forms: [cornerOfSquare],
});
