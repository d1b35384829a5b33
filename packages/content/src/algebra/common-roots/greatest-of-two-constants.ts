import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Constants {
  /** x² − ax + c = 0 and x² − bx + d = 0 share a root; the greatest m·c + n·d is asked. */
  a: number;
  b: number;
  m: number;
  n: number;
  frame: number;
}

const times = (factor: number, letter: string) => `${factor === 1 ? '' : factor}${letter}`;
const product = (factor: number, by: number, sign = '') =>
  `${sign}${factor === 1 ? '' : `${factor} \\times `}${by < 0 && (factor > 1 || sign) ? `(${by})` : by}`;
const middle = (a: number) => `x^2 ${addedTex(-a).replace(/([+-]) 1$/, '$1 ')}x`;

const greatestSum = form<Constants>(
  'greatest-sum-of-two-constants',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.QUA.7'],
    verify: ({ a, b, m, n }) => {
      let most = Number.NEGATIVE_INFINITY;
      for (let i = -24000; i <= 24000; i += 1) {
        const t = i / 1200;
        most = Math.max(most, m * t * (a - t) + n * t * (b - t));
      }
      return nearFraction(most, 24);
    },
  },
  ({ a, b, m, n, frame }, { step, write, find }) => {
    write(tex`c = ${a}t - t^2, \qquad d = ${b}t - t^2`, {
      because: text`The root satisfies both equations, so each constant follows from it.`,
    })`
      Let $t$ be the common root. Put it into both equations and solve them for $c$ and $d$.`;
    const linear = step(calc`${m} * ${a} + ${n} * ${b}`, {
      because: text`Both constants depend on the same $t$, so they cannot be chosen separately. With $t$ as the only
        unknown their sum can be made as large as possible.`,
      name: text`the coefficient of $t$`,
      works: value => tex`${product(m, a)} ${product(n, b, '+ ')} = ${value}`,
    })`
      Write $${times(m, 'c')} + ${times(n, 'd')}$ with $t$ alone. This is a quadratic in $t$; first collect the terms
      with $t$.`;
    const square = step(calc`${m} + ${n}`, {
      because: text`$t^2$ is subtracted in both equations, so every constant that is added brings it once.`,
      name: text`the number of times that $t^2$ is subtracted`,
    })`
      Each $c$ and each $d$ brings a $-t^2$. Count how many there are.`;
    const place = step(frac(calc`${linear} / (2 * ${square})`), {
      name: 'the best common root',
      works: (_v, w) => tex`${times(m, 'c')} + ${times(n, 'd')} = ${linear}t - ${square}t^2, \qquad t = ${w}`,
      because: text`The quadratic opens downwards, and every real $t$ is possible as a common root.`,
    })`
      This quadratic in $t$ opens downwards, so it is greatest at its vertex.`;
    const bend = find(square, { name: text`the coefficient of $t^2$` });
    const most = step(() => linear.mul(place).sub(bend.mul(place).mul(place)), {
      because: text`The vertex is the place of the greatest value, not the value. The question asks for the value
        there.`,
      works: value =>
        tex`${linear} \times ${q(place).lt(0) || place.d !== 1n ? tex`\left(${frac(place)}\right)` : frac(place)} -
          ${bend} \times ${q(place).lt(0) || place.d !== 1n ? tex`\left(${frac(place)}\right)` : frac(place)}^2 =
          ${frac(value)}`,
    })`
      Put this $t$ into the quadratic to find its greatest value.`;
    const t = q(m * a + n * b, 2 * (m + n));
    const asked = tex`${times(m, 'c')} + ${times(n, 'd')}`;
    const [first, second] = [tex`${middle(a)} + c = 0`, tex`${middle(b)} + d = 0`];
    return {
      answer: most,
      stem: wording(
        frame,
        text`The constants $c$ and $d$ are real numbers such that $${first}$ and $${second}$ have a real root in
          common. What is the maximum value of $${asked}$?`,
        text`A real number solves both $${first}$ and $${second}$, where $c$ and $d$ are real constants. Find the
          greatest possible value of $${asked}$.`,
        text`For some pairs of real constants $c$ and $d$ the equations $${first}$ and $${second}$ share a real root.
          Over all these pairs, what is the largest value of $${asked}$?`,
      ),
      show: plain,
      plausible: value => value.d <= 4n && value.gt(0),
      slips: [
        slip('took_bounds_that_exclude_each_other', most, () => q(m * a * a + n * b * b, 4))`
          $c$ was taken as large as real roots allow, $${frac(q(a * a, 4))}$, and $d$ as $${frac(q(b * b, 4))}$, which
          make $${frac(most)}$. Then the roots are $${frac(q(a, 2))}$ and $${frac(q(b, 2))}$, and none is common.`,
        slip('ignored_the_weights', place, m !== n && (() => q(a + b, 4)))`
          The common root was put half-way between the two vertices, at $${frac(place)}$. In $${asked}$ the two
          constants do not count alike.`,
        slip('did_not_halve', place, frac(calc`${linear} / ${square}`))`
          ${here} makes the quadratic $0$. Its vertex lies half-way between its zeros $0$ and this one, so it is half
          of that.`,
        slip('left_out_a_term', bend, 1)`
          With the common root $${frac(place)}$ you subtracted its square once only and got $${frac(most)}$. The square
          stands in both equations, so $${asked}$ contains it $${m + n}$ times.`,
        slip('did_not_halve', most, frac(calc`${linear}^2 / (2 * ${square})`))`
          ${here} divides the square of the middle coefficient by twice the leading one. The greatest value of a
          quadratic needs four times it.`,
        slip('sought_the_extreme_elsewhere', place, frac(calc`${a} / 2`))`
          The common root was put at ${here}, where $c$ alone is greatest. For $d$ another root would be better.`,
        slip('sought_the_extreme_elsewhere', place, frac(calc`${b} / 2`))`
          The common root was put at ${here}, where $d$ alone is greatest. For $c$ another root would be better.`,
        slip('gave_the_place_for_the_value', most, () => q(place))`
          $${frac(most)}$ is the common root for which the sum is greatest. The question asks for the value of the
          sum.`,
      ],
      snapRead: text`Two equations with free constants and a common root. The root itself is the free quantity.`,
      approach: text`Two constants are free, but the common root $t$ gives both of them. So write the sum with $t$
        alone: a quadratic whose greatest value is at its vertex.`,
      check: text`For $t = ${frac(t)}$ the constants are $c = ${frac(t.mul(a).sub(t.mul(t)))}$ and
        $d = ${frac(t.mul(b).sub(t.mul(t)))}$. With $t = ${frac(t.add(1))}$ the sum would be $${frac(
          t
            .add(1)
            .mul(m * a + n * b)
            .sub(
              t
                .add(1)
                .mul(t.add(1))
                .mul(m + n),
            ),
        )}$, which is less.`,
      principle: text`Where several constants depend on one unknown root, name the root and write everything by it.`,
    };
  },
);

/** AL.QUA.5 Hard: the greatest sum of two constants with a common root. */
export const greatestOfTwoConstants: readonly AnyTemplate[] = situation<Constants>({
  type: 'AL.QUA.5',
  situation: 'two-constants',
  tries: 40,
  draw: draw => {
    const p = {
      a: draw.int(-9, 14),
      b: draw.int(-9, 14),
      m: draw.pick([1, 1, 2, 3]),
      n: draw.pick([1, 1, 2, 3]),
      frame: draw.int(0, 2),
    };
    const linear = p.m * p.a + p.n * p.b;
    return Math.min(Math.abs(p.a), Math.abs(p.b)) > 1 &&
      Math.abs(p.a - p.b) > 2 &&
      linear !== 0 &&
      !(p.m === p.n && p.m > 1) &&
      (linear * linear) % (2 * (p.m + p.n)) === 0
      ? p
      : null;
  },
  forms: [greatestSum],
});
