import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Roots {
  /** ∛(x + a) + ∛(b − x) = u + v, where u and v are the two cube roots. */
  u: number;
  v: number;
  a: number;
  frame: number;
}

const apart = form<Roots>(
  'distance-of-two-solutions-with-cube-roots',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.QUA.1'],
    verify: ({ u, v, a }) => {
      const b = u ** 3 + v ** 3 - a;
      const found = new Set<number>();
      for (let x = -4000; x <= 4000; x += 1)
        if (Math.abs(Math.cbrt(x + a) + Math.cbrt(b - x) - u - v) < 1e-9) found.add(x);
      if (found.size !== 2) throw new Error('not two solutions');
      return nearFraction(Math.max(...found) - Math.min(...found));
    },
  },
  ({ u, v, a, frame }, { step, write, find }) => {
    const [s, total] = [u + v, u ** 3 + v ** 3];
    const b = total - a;
    const [d, uv] = [u - v, u * v];
    write(tex`u + v = ${s}, \qquad u^3 + v^3 = (x ${addedTex(a)}) + (${b} - x) = ${total}`, {
      because: text`In the sum of the cubes $x$ cancels, so both sums are known.`,
    })`
      Call the two cube roots $u$ and $v$. Their sum is given, and the sum of their cubes does not contain $x$.`;
    const three = find(3);
    const product = step(frac(calc`(${s}^3 - ${total}) / (${three} * ${s})`), {
      name: 'the product of the two cube roots',
      works: (_v, w) => tex`${s}^3 = ${total} + 3uv \times ${s} \quad \Rightarrow \quad uv = ${w}`,
      because: text`$(u + v)^3 = u^3 + v^3 + 3uv(u + v)$.`,
    })`
      Use the identity for the cube of a sum. It gives the product $uv$.`;
    const four = find(4);
    const gap = step(
      () => nearFraction(Math.sqrt(Math.abs(s * s - Number(four.mul(product).valueOf()))), 1),
      {
        name: 'the difference of the two cube roots',
        works: value =>
          tex`(u - v)^2 = ${s}^2 - 4 \times ${product.lt(0) ? tex`(${product})` : product} = ${value}^2`,
      },
    )`
      Sum and product give the difference of the two roots.`;
    const distance = step(() => gap.mul(product.mul(-1).add(s * s)), {
      works: value =>
        tex`u^3 - v^3 = (u - v)\left((u + v)^2 - uv\right) = ${gap} \times (${s}^2 ${addedTex(product.mul(-1))}) =
          ${value}`,
      because: text`If $(u, v)$ fits, so does $(v, u)$: then $x = u^3 ${addedTex(-a)}$ becomes $x = v^3
        ${addedTex(-a)}$.`,
    })`
      The equation holds for $x = u^3 ${addedTex(-a)}$ and, with $u$ and $v$ exchanged, for $x = v^3 ${addedTex(-a)}$.
      Their
      difference is a difference of cubes.`;
    const equation = tex`\sqrt[3]{x ${addedTex(a)}} + \sqrt[3]{${b} - x} = ${s}`;
    return {
      answer: distance,
      stem: wording(
        frame,
        text`The equation $${equation}$ has two real solutions. By how much do they differ?`,
        text`Find the difference between the larger and the smaller real number $x$ for which $${equation}$.`,
        text`Two real numbers satisfy $${equation}$. What is their distance on the number line?`,
        text`What is the absolute value of the difference of the two real solutions of $${equation}$?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('took_a_power_term_by_term', distance, () => gap.pow(3))`
          The difference $${d}$ of the two cube roots was cubed. A difference of cubes is not the cube of the
          difference.`,
        slip('wrong_sign', distance, () => gap.mul(product.add(s * s)))`
          $${d} \times (${s}^2 ${addedTex(uv)})$ adds the product of the two cube roots to the square of their sum. It
          has to be
          subtracted.`,
        slip('got_the_middle_term_wrong', distance, () => gap.mul(product.mul(-2).add(s * s)))`
          $${d} \times (${s}^2 ${addedTex(-2 * uv)})$ takes the sum of the squares as second factor of the difference
          of cubes. The
          product of the two cube roots is missing there.`,
        slip('got_the_middle_term_wrong', distance, () => gap.mul(product.mul(-3).add(s * s)))`
          $${d} \times (${s}^2 ${addedTex(-3 * uv)})$ takes the second factor from the sum of cubes, with the middle
          term
          subtracted. For a difference of cubes it is added.`,
        slip('answered_another_quantity', distance, calc`${total}`)`
          ${here} is the sum of the cubes of the two cube roots. Their difference is asked for.`,
        slip('forgot_to_square', distance, () => gap.mul(s * s))`
          $${d} \times ${s}^2$ leaves out the product of the two cube roots, which has to be taken off the square of
          their
          sum.`,
        slip('stopped_a_step_early', distance, () => gap)`
          $${distance}$ is the difference of the two cube roots, not of the solutions.`,
      ],
      snapRead: text`Two cube roots with a given sum, and under them two expressions whose sum
        is constant: sum, and sum of cubes.`,
      approach: text`Cubing the equation at once leaves the product of the roots. Name both cube roots instead: sum
        and sum of
        cubes give their product, and with it the difference of their cubes.`,
      check: text`The two cube roots are $${u}$ and $${v}$: $x ${addedTex(a)} = ${u ** 3}$ gives $x = ${u ** 3 - a}$
        with
        $${b} - x = ${b - u ** 3 + a}$, and exchanged $x = ${v ** 3 - a}$.`,
      principle: text`Where roots of two expressions stand in one equation, name the roots and look for a relation
        between
        their powers.`,
    };
  },
);

/** AL.POL.3 Hard: two cube roots with a constant sum. */
export const twoCubeRoots: readonly AnyTemplate[] = situation<Roots>({
  type: 'AL.POL.3',
  situation: 'two-cube-roots',
  tries: 40,
  draw: draw => {
    const p = { u: draw.int(2, 9), v: draw.int(-6, 8), a: draw.int(-30, 60), frame: draw.int(0, 3) };
    const { u, v, a } = p;
    return v !== 0 && u - v > 1 && u + v > 1 && a !== 0 && u ** 3 + v ** 3 - a > 0 && u - v < 9 ? p : null;
  },
  forms: [apart],
});
