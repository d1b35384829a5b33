import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { greatest, legs, near } from './ranges.ts';

interface Squares {
  /** a sin² x + b sin x cos x + c cos² x, with b² + (a − c)² = w². */
  a: number;
  b: number;
  c: number;
  w: number;
  frame: number;
}

const squaresTex = ({ a, b, c }: Squares, angle: string) => {
  const one = (n: number) => (n === 1 ? '' : `${n}`);
  return `${one(a)}\\sin^2 ${angle} + ${one(b)}\\sin ${angle} \\cos ${angle} + ${one(c)}\\cos^2 ${angle}`;
};

const greatestOfSquares = form<Squares>(
  'greatest-value-with-squares',
  {
    band: 'Hard',
    seconds: 120,
    revision: 2,
    also: ['GM.TRG.1', 'AL.QUA.7'],
    verify: ({ a, b, c }) =>
      near(
        greatest(x => a * Math.sin(x) ** 2 + b * Math.sin(x) * Math.cos(x) + c * Math.cos(x) ** 2),
        2,
      ),
  },
  (p, { step, find }) => {
    const { a, b, c, frame } = p;
    const angle = ['x', '\\theta', 't', '\\theta'][frame] ?? 'x';
    const middle = step(calc`(${a} + ${c}) / 2`, {
      name: 'the constant part',
      because: text`The squares of sine and cosine are halves of $1$ less and $1$ more the cosine of the double angle.`,
      works: (_v, working) =>
        tex`${a} \times \frac{1 - \cos 2${angle}}{2} + ${b} \times \frac{\sin 2${angle}}{2} + ${c} \times \frac{1 + \cos
          2${angle}}{2}, \quad \text{constant: } ${working}`,
    })`
      ${
        frame === 3
          ? text`Two numbers with $x^2 + y^2 = 1$ are $x = \sin \theta$ and $y = \cos \theta$ of some angle. Change`
          : 'Change'
      } to the double angle: the square of the sine is $\frac{1 - \cos 2${angle}}{2}$, that of the cosine
      $\frac{1 + \cos 2${angle}}{2}$, and the product of both is half of $\sin 2${angle}$. Collect the constant part.`;
    const squares = step(calc`${b}^2 + (${c} - ${a})^2`, {
      name: 'the sum of the squares of both factors',
      because: text`With $p = R\cos \alpha$ and $q = R\sin \alpha$, $p\sin y + q\cos y = R\sin(y + \alpha)$, and $R$ is
        the root of $p^2 + q^2$. The factors cannot be added: sine and cosine are not greatest at the same angle.`,
      works: (
        value,
        working,
      ) => tex`\frac{1}{2}\left(${b}\sin 2${angle} ${c < a ? '-' : '+'} ${Math.abs(c - a)}\cos 2${angle}\right): \quad
        ${working}, \; \sqrt{${value}} = ${Math.round(Math.sqrt(value.valueOf()) * 1e4) / 1e4}`,
    })`
      The rest is half of a sine and a cosine of the double angle. Together they are at most the root of the sum of the
      squares of their factors.`;
    const size = find(() => Math.round(Math.sqrt(squares.valueOf()) * 1e6) / 1e6);
    const most = step(calc`${middle} + ${size} / 2`, {
      because: text`The changing part goes from minus to plus half of this root, around the constant part. There is an
        angle for which it reaches the upper end.`,
    })`
      The greatest value is the constant part plus half of this root.`;
    return {
      answer: most,
      stem: wording(
        frame,
        text`What is the maximum value of $${squaresTex(p, 'x')}$ for real $x$?`,
        text`A point $(s, c)$ moves on the circle of radius $1$ around the origin, so that $s = \sin \theta$ and $c =
          \cos \theta$. What is the greatest value of $${a === 1 ? '' : a}s^2 + ${b}sc + ${c === 1 ? '' : c}c^2$?`,
        text`The power of a machine at time $t$ is $${squaresTex(p, 't')}$ kilowatts. How many kilowatts does it reach
          at most?`,
        text`Real numbers $x$ and $y$ satisfy $x^2 + y^2 = 1$. Find the largest possible value of
          $${a === 1 ? '' : a}x^2 + ${b}xy + ${c === 1 ? '' : c}y^2$.`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d <= 4n,
      slips: [
        slip('took_bounds_that_exclude_each_other', most, calc`${a} + ${b} + ${c}`)`
          ${here} takes all three products as $1$ at once. The two squares add up to $1$, so they cannot both be $1$.`,
        slip('left_out_a_term', most, calc`max(${a}, ${c})`)`
          ${here} is the value where one of the two numbers is $0$; the mixed term can add to it.`,
        slip('did_not_halve', most, calc`${middle} + ${size}`)`
          ${here} adds the whole root $${size}$. The factors of the double angle are halves.`,
        slip('did_not_halve', middle, calc`${a} + ${c}`)`
          The constant part was taken as $${a} + ${c}$; each square brings only half of its factor.`,
        slip('sought_the_extreme_elsewhere', most, calc`(${a} + ${b} + ${c}) / 2`)`
          ${here} is the value where both numbers are equal, at $45^\circ$. That is the place of the maximum only when
          the squares have equal factors.`,
        slip('left_out_a_term', squares, calc`${b}^2`)`
          Only the mixed term was used for the changing part. The squares have different factors, $${a}$ and $${c}$, and
          bring a cosine.`,
        slip('gave_the_other_extreme', most, () =>
          calc`${middle} + ${size} / 2`.value.mul(0).add(middle).sub(size.div(2)),
        )`
          Half of the root $${size}$ was subtracted, which gives the least value.`,
        slip('forgot_the_root', most, () => calc`${a} + ${c} + ${b} / 2`)`
          ${a} + ${c} and half of $${b}$ were added, as if the squares were $1$ and the product $\frac{1}{2}$ at once.`,
      ],
      snapRead: text`Squares and the product of two numbers whose squares add up to $1$: a sine and a cosine of the
        double angle.`,
      approach: text`The double angle turns the squares and the product into a constant and a sine with a cosine. What
        these make at most follows from both factors.`,
      faster: text`With $${a}$, $${b}$ and $${c}$ the maximum is half of $${a} + ${c} + \sqrt{${b}^2 +
        ${Math.abs(a - c)}^2}$.`,
      check: () => {
        const x = Math.atan2(b, c - a) / 2;
        const [s, t] = [Math.sin(x), Math.cos(x)];
        return text`Sine about $${s.toFixed(4)}$ and cosine about $${t.toFixed(4)}$ give about
          $${(a * s * s + b * s * t + c * t * t).toFixed(3)}$, and neighbouring angles give less.`;
      },
      principle: text`Squares and products of sine and cosine are linear in the double angle: halve, and use the range
        of a sine with a cosine.`,
    };
  },
);

/** GM.TRG.3 Hard: squares and products by the double angle. */
export const doubleAngle: readonly AnyTemplate[] = situation<Squares>({
  type: 'GM.TRG.3',
  situation: 'squares-of-a-wave',
  tries: 60,
  draw: draw => {
    const [m, n, w] = draw.pick(legs);
    const [b, gap] = draw.chance(0.5) ? [m, n] : [n, m];
    const low = draw.int(1, 14);
    const [a, c] = draw.chance(0.5) ? [low, low + gap] : [low + gap, low];
    return { a, b, c, w, frame: draw.int(0, 3) };
  },
  forms: [greatestOfSquares],
});
