import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Centred {
  /** x² − 2hx + k = p|x − h|, and the largest of the four solutions is m times the smallest. */
  h: number;
  p: number;
  m: number;
  frame: number;
}

const constantFromARatio = form<Centred>(
  'constant-from-a-ratio-about-a-centre',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['AL.QUA.4', 'AL.FUN.6'],
    verify: ({ h, p, m }) => {
      // The constant by halving: a larger one brings the outer solutions nearer to the centre.
      const ratioFor = (k: number) => {
        const far = (p + Math.sqrt(p * p - 4 * (k - h * h))) / 2;
        return (h + far) / (h - far);
      };
      let [low, high] = [h * h, h * h + (p * p) / 4];
      for (let i = 0; i < 200; i += 1) {
        const k = (low + high) / 2;
        if (ratioFor(k) > m || ratioFor(k) < 0) low = k;
        else high = k;
      }
      return q(Math.round(low * 144), 144);
    },
  },
  ({ h, p, m, frame }, { step, find, write }) => {
    const equation = `x^2 - ${2 * h}x + k = ${p}|x - ${h}|`;
    write(
      tex`(x - ${h})^2 - ${h}^2 + k = ${p}|x - ${h}| \;\Rightarrow\; t^2 - ${p}t + (k - ${h * h}) = 0, \quad t = |x -
        ${h}|`,
      {
        because: text`The modulus measures the distance of $x$ from $${h}$. Completing the square makes the left side
        depend on this distance too, so the distance is the only unknown.`,
      },
    )`
      Complete the square on the left: everything depends on the distance $t = |x - ${h}|$ alone. Each positive $t$
      belongs to two solutions, $${h} - t$ and $${h} + t$.`;
    const far = step(calc`${h} * (${m} - 1) / (${m} + 1)`, {
      name: 'the larger distance',
      works: value =>
        tex`${h} + t_1 = ${m}(${h} - t_1) \;\Rightarrow\; t_1 = \frac{${h} \times ${m - 1}}{${m + 1}} =
          ${fractionTex(value)}`,
      because: text`The largest and the smallest solution lie at the same distance on both sides of $${h}$. So their
        ratio alone gives this distance.`,
    })`
      Let $t_1$ be the larger distance. The largest solution is $${h} + t_1$, the smallest $${h} - t_1$; use their
      ratio.`;
    const near = step(calc`${p} - ${far}`, {
      name: 'the smaller distance',
      works: value => tex`t_1 + t_2 = ${p} \;\Rightarrow\; t_2 = ${fractionTex(value)}`,
    })`
      The two distances are the roots of the quadratic equation in $t$, so their sum is known.`;
    const product = find(calc`${far} * ${near}`, { name: 'the product of the distances' });
    const constant = step(calc`${h}^2 + ${product}`, {
      name: 'the constant k',
      works: value =>
        tex`k - ${h * h} = t_1 t_2 = ${fractionTex(product)} \;\Rightarrow\; k = ${fractionTex(value)}`,
    })`
      Their product is the constant term of that equation. Solve for $k$.`;
    const wordy = m === 2 ? 'twice' : `$${m}$ times`;
    return {
      answer: constant,
      stem: wording(
        frame,
        text`The equation $${equation}$, where $k$ is a constant, has four different real solutions. The largest of
          them is ${wordy} the smallest. What is the value of $k$?`,
        text`The graphs of $y = x^2 - ${2 * h}x + k$ and $y = ${p}|x - ${h}|$ meet in exactly four points. Among the
          $x$-coordinates of these points the greatest is ${wordy} the least. Find the constant $k$.`,
        text`On a number line P stands for the number $${h}$, and four more points stand for the solutions of $x^2 -
          ${2 * h}x + k = ${p}|x - ${h}|$, all of them to the right of $0$. The last of the four is ${wordy} as far
          from $0$ as the first. Which number is $k$?`,
        text`Four different real numbers $x$, written in increasing order, are all the solutions of $x^2 + k = ${
          2 * h
        }x + ${p}|x - ${h}|$. If the last number is divided by the first, the quotient is $${m}$. Which value has
          $k$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.d <= 144n,
      slips: [
        stop('stopped_a_step_early', product)`
          This is the product of the two distances from $${h}$. The constant $k$ is larger than it by the square that
          completes the left side.`,
        slip('changed_one_side_only', far, calc`${h} * (${m} - 1)`)`
          You measured from the smallest solution as if it were $${h}$. It lies to the left of $${h}$, as far as the
          largest one lies to the right.`,
        slip('took_ratio_terms_for_amounts', far, calc`${h} / ${m}`)`
          You divided $${h}$ by the ratio for the distance. The ratio compares the two outer solutions, not the
          distance with $${h}$.`,
        slip('assumed_equal_parts', far, calc`3 * ${p} / 4`)`
          With four evenly spaced solutions the outer distance is $${fractionTex(far)}$, as you have it. But the given
          ratio of the outer solutions says otherwise.`,
        slip('wrong_sign', constant, calc`${h}^2 - ${product}`)`
          ${here} subtracts the product of the distances. In the equation for the distance the constant is $k$ less the
          square of $${h}$.`,
        slip('wrong_sign', near, calc`${p} + ${far}`)`
          You added the distance to $${p}$. The two distances add up to $${p}$, so the other one is the rest.`,
        slip('used_a_wrong_given_number', near, calc`${2 * h} - ${far}`)`
          You let the two distances add up to $${2 * h}$, the coefficient of $x$. Written with the distance, the
          equation has the coefficient $${p}$.`,
        slip('forgot_to_square', constant, calc`${2 * h} + ${product}`)`
          ${here} adds $${2 * h}$. Completing the square of $x^2 - ${2 * h}x$ brings in the square of $${h}$.`,
      ],
      snapRead: text`A quadratic and a modulus with one centre: both depend on the distance from $${h}$.`,
      approach: text`Complete the square and take the distance from $${h}$ as the unknown. The ratio of the outer
        solutions gives one distance, the sum the other, and their product the constant.`,
      check: text`The solutions are $${fractionTex(q(h).sub(far))}$, $${fractionTex(q(h).sub(near))}$,
        $${fractionTex(q(h).add(near))}$ and $${fractionTex(q(h).add(far))}$; the last is ${wordy} the first.`,
      principle: text`If a modulus and a quadratic have one centre, the distance from it is the natural unknown, and
        solutions come in pairs about it.`,
    };
  },
);

/** AL.MOD.5 Hard: four solutions about a shifted centre. */
export const aroundACentre: readonly AnyTemplate[] = situation<Centred>({
  type: 'AL.MOD.5',
  situation: 'around-a-centre',
  tries: 80,
  draw: draw => {
    const m = draw.int(2, 9);
    const h = draw.int(2, 12);
    const p = draw.int(2, 14);
    const far = (h * (m - 1)) / (m + 1);
    const k = q(h * (m - 1), m + 1).mul(q(p).sub(q(h * (m - 1), m + 1)));
    return far > p / 2 + 0.1 &&
      far < p - 0.1 &&
      k.d <= 9n &&
      q(3 * p, 4).valueOf() !== far &&
      p !== h &&
      p !== 2 * h
      ? { h, p, m, frame: draw.int(0, 3) }
      : null;
  },
  forms: [constantFromARatio],
});
