import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Three {
  /** (x² − 2ax)² + k(x² − 2ax) + a²m = 0 has three real solutions. */
  a: number;
  m: number;
  frame: number;
}

const parameter = form<Three>(
  'parameter-with-three-solutions',
  {
    band: 'Hard',
    seconds: 140,
    // The key is the sum of the two values of the bracket: only one of them is offered, and the key's negative seldom.
    revision: 2,
    also: ['AL.QUA.7'],
    verify: ({ a, m }) => {
      const c = a * a * m;
      const count = (k: number) => {
        const D = k * k - 4 * c;
        if (D < 0) return 0;
        const roots = new Set([(-k + Math.sqrt(D)) / 2, (-k - Math.sqrt(D)) / 2]);
        return [...roots].reduce((n, t) => n + (Math.abs(t + a * a) < 1e-9 ? 1 : t > -a * a ? 2 : 0), 0);
      };
      const found = Array.from({ length: 4001 }, (_, i) => i - 2000).filter(k => count(k) === 3);
      if (found.length !== 1) throw new Error('not one parameter');
      return nearFraction(found[0] ?? 0);
    },
  },
  ({ a, m, frame }, { step, write, find }) => {
    const c = a * a * m;
    const inner = tex`x^2 ${addedTex(-2 * a)}x`;
    write(tex`t = ${inner} = (x ${addedTex(-a)})^2 - ${a * a}, \qquad t^2 + kt + ${c} = 0`, {
      because: text`The number of solutions $x$ depends on the place of each $t$ relative to the least value of the
        bracket.`,
    })`
      Put $t = ${inner}$ and complete the square. A value of $t$ above $-${a * a}$ belongs to two values of $x$, $t =
      -${a * a}$ to one, a smaller one to none.`;
    const lowest = find(-a * a, { name: text`the least value of the bracket` });
    const other = step(calc`${c} / ${lowest}`, {
      name: text`the other value of $t$`,
      works: (_v, w) => tex`t_1 = ${-a * a}, \qquad t_2 = ${w}`,
      because: text`The product of the two values of $t$ is the constant term.`,
    })`
      Three solutions are one and two. So one value of $t$ is exactly $-${a * a}$; the constant term gives the other
      one.
      It is larger, so it does belong to two values of $x$.`;
    const k = step(calc`-1 * (${lowest} + ${other})`, { works: (_v, w) => tex`k = ${w}` })`
      The sum of the two values of $t$ is $-k$.`;
    const equation = tex`(${inner})^2 + k(${inner}) + ${c} = 0`;
    return {
      answer: k,
      stem: wording(
        frame,
        text`For which real number $k$ does the equation $${equation}$ have exactly three different real solutions
          $x$?`,
        text`The equation $${equation}$ with a real constant $k$ is satisfied by exactly three distinct real numbers
          $x$.
          Find $k$.`,
        text`Exactly three different real values of $x$ satisfy $${equation}$. What is the value of the constant $k$?`,
      ),
      show: plain,
      plausible: value => value.d <= 4n && !value.equals(0),
      slips: [
        slip('got_the_discriminant_wrong', k, isSquare(c) && (() => q(2 * Math.round(Math.sqrt(c)))))`
          $k = ${k}$ makes the two values of the bracket equal. Then there are two solutions, or none.`,
        slip('wrong_sign', k, frame === 2 && calc`${lowest} + ${other}`)`
          ${here} is the sum of the two values of the bracket. It is $-k$.`,
        slip('did_not_halve', lowest, -4 * a * a)`
          The least value of $${inner}$ was taken as $${-4 * a * a}$, the square of the whole coefficient of $x$. Half
          of
          this coefficient is squared.`,
        slip('divided_by_the_wrong_number', lowest, -2 * a * a)`
          The least value of $${inner}$ was taken as half of the square of $${2 * a}$ with a minus sign. It is a
          quarter of
          it.`,
        slip('did_not_divide', other, -c)`
          The second value of the bracket was taken as $${-c}$. The constant is the product of both values.`,
        slip('gave_the_place_for_the_value', lowest, a)`
          One value of the bracket was taken as $${a}$. That is the $x$ at which $${inner}$ is least, not its least
          value.`,
        slip('left_out_a_term', k, frame === 0 && (() => q(a * a)))`
          Only the least value of the bracket, $${-a * a}$, was used. The other value belongs to the sum as well.`,
        slip('left_out_a_term', k, frame === 1 && (() => q(m)))`
          Only the second value of the bracket, $${-m}$, was used. Its least value belongs to the sum as well.`,
        slip('subtracted_for_added', k, calc`${other} - ${lowest}`)`
          ${here} is the difference of the two values of the bracket. Their sum gives $-k$.`,
        slip('mixed_up_sum_and_product', other, calc`${c} + ${lowest}`)`
          The second value of the bracket was found as ${here}, a difference. The constant $${c}$ is the product of
          the two.`,
      ],
      snapRead: text`A quadratic in a bracket that is itself a quadratic in $x$, and an odd number of solutions.`,
      approach: text`Substitute for the bracket. Each value of it gives two, one or no value of $x$; an odd number is
        possible only if the bracket takes its least value.`,
      check: text`With $k = ${a * a + m}$ the bracket is $${-a * a}$ or $${-m}$: sum $${-a * a - m}$, product $${c}$.
        The
        first gives $x = ${a}$ alone, the second two more values, as $${-m} > ${-a * a}$.`,
      principle: text`After a substitution count the solutions for each value of the substitute; an extreme value counts
        once.`,
    };
  },
);

/** AL.QUA.8 Hard: three solutions of a quadratic in a quadratic. */
export const threeSolutions: readonly AnyTemplate[] = situation<Three>({
  type: 'AL.QUA.8',
  situation: 'quadratic-in-a-quadratic',
  draw: draw => {
    const p = { a: draw.pick([-1, 1]) * draw.int(2, 7), m: draw.int(1, 40), frame: draw.int(0, 2) };
    return p.m < p.a * p.a && p.m !== Math.abs(p.a) ? p : null;
  },
  forms: [parameter],
});
