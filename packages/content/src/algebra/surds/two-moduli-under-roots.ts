import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Moduli {
  /** With t = √(x − c) the sum is |t − a| + |t − b|, and it is at most k. */
  a: number;
  b: number;
  c: number;
  k: number;
  frame: number;
}

const under = (a: number, c: number) =>
  tex`\sqrt{x ${a * a - c === 0 ? '' : addedTex(a * a - c)} - ${2 * a}\sqrt{x ${addedTex(-c)}}}`;

const lengthOfSolutions = form<Moduli>(
  'length-of-solutions-with-roots-under-roots',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.MOD.4'],
    verify: ({ a, b, k }) => {
      const fits: number[] = [];
      for (let i = 0; i <= 40000; i += 1) {
        const t = i / 1000;
        if (Math.abs(t - a) + Math.abs(t - b) <= k + 1e-9) fits.push(t * t);
      }
      return nearFraction(Math.round((Math.max(...fits) - Math.min(...fits)) * 100) / 100, 4);
    },
  },
  ({ a, b, c, k, frame }, { step, write, find }) => {
    const isCut = a + b < k;
    write(
      tex`x ${a * a - c === 0 ? '' : addedTex(a * a - c)} - ${2 * a}t = (t - ${a})^2, \qquad x ${
        b * b - c === 0 ? '' : addedTex(b * b - c)
      } - ${2 * b}t = (t - ${b})^2`,
      {
        because: text`$x = t^2 ${addedTex(c)}$, and the double product under each outer root shows the second number
          of the square.`,
      },
    )`
      Let $t = \sqrt{x ${addedTex(-c)}}$, which is at least $0$, and write $x$ with $t$. Both expressions under the
      outer roots are then perfect squares.`;
    write(tex`|t - ${a}| + |t - ${b}| \le ${k}, \qquad t \ge 0`, {
      because: text`$\sqrt{(t - ${a})^2}$ is $t - ${a}$ only for $t$ from $${a}$ on; below it is $${a} - t$, since a
        root is never negative.`,
    })`
      The root of a square is a modulus. So the inequality says that the distances of $t$ from $${a}$ and from $${b}$
      add up to at most $${k}$.`;
    const two = find(2);
    const high = step(frac(calc`(${a} + ${b} + ${k}) / ${two}`), {
      because: text`Beyond both numbers each step makes both distances longer, so the sum grows by $2$ with each step
        of $t$. So half of what is left of $${k}$ lies beyond.`,
      name: text`the greatest $t$`,
      works: (_v, w) => tex`2t - ${a + b} \le ${k} \quad \Rightarrow \quad t \le ${w}`,
    })`
      For $t$ above $${b}$ both differences are positive, and the sum is $2t - ${a + b}$. Solve for $t$: this gives the
      upper end.`;
    const low = step(isCut ? 0 : frac(calc`(${a} + ${b} - ${k}) / 2`), {
      because: text`Below both numbers the sum grows as $t$ falls. But $t$ is a root, so values below $0$ do not exist,
        whatever the inequality allows.`,
      name: text`the least $t$`,
      works: value =>
        isCut
          ? tex`${a + b} - 2t \le ${k} \text{ for all } t \ge 0, \qquad t \ge ${value}`
          : tex`${a + b} - 2t \le ${k} \quad \Rightarrow \quad t \ge ${frac(value)}`,
    })`
      Below $${a}$ the sum is $${a + b} - 2t$. ${
        isCut
          ? text`The inequality would allow negative $t$ too, but $t$ is
        a root, so it begins at $0$.`
          : text`This gives the lower end.`
      }`;
    const length = step(frac(calc`${frac(high)}^2 - ${frac(low)}^2`), {
      because: text`As $t$ is not negative, $x$ grows with $t$, so the ends belong to each other. Not the difference of
        the two $t$, because $x$ grows with the square.`,
      works: (_v, w) => tex`x = t^2 ${addedTex(c)}: \qquad ${w}`,
    })`
      Go back to $x = t^2 ${addedTex(c)}$. The constant is the same at both ends, so the length is the difference of
      the squares of the two values of $t$.`;
    const sum = tex`${under(a, c)} + ${under(b, c)} \le ${k}`;
    const raw = q(a + b - k, 2);
    return {
      answer: length,
      stem: wording(
        frame,
        text`The real numbers $x$ with $${sum}$ form an interval. What is its length?`,
        text`Find the difference between the greatest and the least real number $x$ that satisfies $${sum}$.`,
        text`All real $x$ from $m$ to $M$ and no others satisfy $${sum}$. What is $M - m$?`,
        text`On the number line the solutions of $${sum}$ fill a segment. How long is this segment?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d <= 4n,
      slips: [
        slip('stopped_a_step_early', length, frac(calc`${frac(high)} - ${frac(low)}`))`
          ${here} is the length of the interval for the inner root. $x$ grows with the square of this root, so the ends
          have to be squared first.`,
        slip('took_a_power_term_by_term', length, () => high.sub(low).mul(high.sub(low)))`
          The interval of the inner root, from ${frac(low)} to ${frac(high)}, has its length squared here. The ends
          have to be squared one by one.`,
        slip('opened_a_modulus_one_way', low, !isCut && 0)`
          The inner root was only bounded from above, by ${frac(high)}. Small values of it make the two roots too large
          as well.`,
        slip('ignored_the_domain', length, isCut && (() => high.mul(high).sub(raw.mul(raw))))`
          The inner root was let go down to $${frac(raw)}$. A square root is never negative, so it begins at $0$.`,
        slip('answered_another_quantity', length, () => high.mul(high).add(c))`
          $${frac(length)}$ is the greatest $x$. The length is its difference from the least $x$.`,
        slip('did_not_halve', two, 1)`
          At the upper end twice the inner root was found, $${frac(high)}$, and it was not halved.`,
        slip('opened_a_modulus_one_way', high, b)`
          The inner root was let go up to $${b}$ only. Beyond that the sum of the two roots is still small enough for a
          while.`,
      ],
      snapRead: text`Roots under roots with the same inner root: each expression under an outer root
        is a perfect square in it.`,
      approach: text`Take the inner root as the unknown. The outer roots become moduli, distances on the line, and the
        solutions for the inner root go back to $x$ by squaring.`,
      check: text`At the upper end $t = ${frac(q(a + b + k, 2))}$ the two distances are $${frac(q(b - a + k, 2))}$ and
        $${frac(q(a - b + k, 2))}$, together $${k}$.${
          isCut
            ? text` At $t = 0$ they are $${a}$ and $${b}$, together less than $${k}$, so the solutions begin at $x =
              ${c}$.`
            : text` At the lower end $t = ${frac(raw)}$ they are $${frac(q(a).sub(raw))}$ and
              $${frac(q(b).sub(raw))}$, again $${k}$ together.`
        }`,
      principle: text`A root under a root: take the inner root as the unknown, and write the root of a square as a
        modulus.`,
    };
  },
);

/** AL.IND.5 Hard: an inequality with roots under roots. */
export const twoModuliUnderRoots: readonly AnyTemplate[] = situation<Moduli>({
  type: 'AL.IND.5',
  situation: 'two-moduli-under-roots',
  tries: 40,
  draw: draw => {
    const a = draw.int(1, 6);
    const b = a + draw.int(1, 6);
    const p = {
      a,
      b,
      c: draw.pick([-1, 1]) * draw.int(1, 9),
      k: b - a + draw.int(1, 9),
      frame: draw.int(0, 3),
    };
    return a + b !== p.k && a * a !== p.c && b * b !== p.c ? p : null;
  },
  forms: [lengthOfSolutions],
});
