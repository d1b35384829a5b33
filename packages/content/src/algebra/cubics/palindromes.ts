import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Palindrome {
  /** x⁴ − mx³ + kx² − mc²x + c⁴ = 0 with exactly three different real roots. */
  m: number;
  c: number;
  greatest: boolean;
  frame: number;
}

const threeRoots = form<Palindrome>(
  'three-roots-of-a-palindrome',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.QUA.8'],
    verify: ({ m, c, greatest }) => {
      const b = c * c;
      const count = (k: number) => {
        const D = m * m - 4 * (k - 2 * b);
        if (D < 0) return 0;
        const sums = new Set([(m + Math.sqrt(D)) / 2, (m - Math.sqrt(D)) / 2]);
        return [...sums].reduce(
          (n, t) => n + (Math.abs(t * t - 4 * b) < 1e-9 ? 1 : t * t > 4 * b ? 2 : 0),
          0,
        );
      };
      const found = Array.from({ length: 4001 }, (_, i) => i - 2000).filter(k => count(k) === 3);
      if (found.length !== 2) throw new Error('not two values');
      return nearFraction((greatest ? found[1] : found[0]) ?? 0);
    },
  },
  ({ m, c, greatest, frame }, { step, write, find }) => {
    const b = c * c;
    const sum = b === 1 ? tex`x + \frac{1}{x}` : tex`x + \frac{${b}}{x}`;
    write(tex`t = ${sum}: \qquad t^2 ${addedTex(-m)}t + (k ${addedTex(-2 * b)}) = 0`, {
      because: text`$x = 0$ is no root, so the equation may be divided by $x^2$; and $t^2 = x^2 + ${2 * b} +
        \frac{${b * b}}{x^2}$.`,
    })`
      Divide by $x^2$. Collect the first and the last term, and the second and the fourth: both pairs can be written
      with $t = ${sum}$, so a quadratic in $t$ is left.`;
    write(tex`x^2 - tx + ${b} = 0: \qquad t^2 - ${4 * b} > 0, \; = 0 \text{ or } < 0`, {
      because: text`The question counts roots $x$, but the equation is one for $t$. So it has to be known how many $x$
        each $t$ gives.`,
    })`
      Each $t$ gives a quadratic for $x$. Its discriminant says how many real $x$ belong to it: two if
      $|t| > ${2 * c}$, one if $t = ${2 * c}$ or $t = -${2 * c}$, none in between.`;
    const edge = find(greatest === m > 0 ? 2 * c : -2 * c, { name: text`the value of $t$ with one root` });
    const other = step(calc`${m} - ${edge}`, {
      name: text`the other value of $t$`,
      works: (_v, w) => tex`t_1 = ${edge}, \qquad t_2 = ${w}`,
      because: text`The sum of the two values of $t$ is $${m}$. Both choices of $t_1$ leave a second value beyond
        $${2 * c}$ in size.`,
    })`
      Three roots are one and two. So one $t$ is $${2 * c}$ or $-${2 * c}$, and the other one is larger in size. Take
      the choice that gives the ${greatest ? 'larger' : 'smaller'} product.`;
    const product = step(calc`${edge} * ${other}`, {
      because: text`$k$ stands in the constant term of the quadratic for $t$, and the constant term is the product of
        its roots.`,
      name: text`the product of the two values of $t$`,
    })`
      Multiply the two values of $t$.`;
    const twice = find(2 * b);
    const k = step(calc`${product} + ${twice}`, {
      because: text`$t^2$ is $${2 * b}$ more than $x^2 + \frac{${b * b}}{x^2}$, so $${2 * b}$ was subtracted from $k$
        when the equation was written with $t$. Adding it gives $k$ back.`,
      works: (_v, w) => tex`k = ${w}`,
    })`
      The product of the two values of $t$ is the constant term $k ${addedTex(-2 * b)}$. Solve for $k$.`;
    const last = b === 1 ? '1' : String(b * b);
    const equation = tex`x^4 ${addedTex(-m)}x^3 + kx^2 ${addedTex(-m * b)}x + ${last} = 0`;
    const which = greatest ? 'greatest' : 'least';
    const first = greatest === m > 0 ? 2 * c : -2 * c;
    return {
      answer: k,
      stem: wording(
        frame,
        text`For some real numbers $k$ the equation $${equation}$ has exactly three different real roots. What is the
          ${which} of these numbers $k$?`,
        text`Find the ${which} real $k$ for which $${equation}$ is satisfied by exactly three distinct real numbers.`,
        text`The curve $y = x^4 ${addedTex(-m)}x^3 + kx^2 ${addedTex(-m * b)}x + ${last}$ meets the $x$-axis in exactly
          three points for certain real $k$. Which is the ${which} such $k$?`,
      ),
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('gave_the_other_extreme', edge, -first)`
          The expression $${sum}$ was given the value $${-first}$, which leads to the other one of the two possible
          values of $k$.`,
        slip('left_out_a_term', twice, 0)`
          You left out the term $${2 * b}$ in the square of $${sum}$. So the constant of the quadratic is not $k$
          itself.`,
        slip('wrong_sign', twice, -2 * b)`
          You subtracted the $${2 * b}$ from the square of $${sum}$ on the wrong side. To get $k$ it has to be added to
          the product.`,
        slip('got_the_discriminant_wrong', k, (m * m) % 4 === 0 && (m * m) / 4 + 2 * b)`
          $k = ${k}$ makes the two values of $${sum}$ equal. Then there are at most two roots, and the question wants
          three.`,
        slip('forgot_the_root', edge, c > 1 && (first > 0 ? 2 * b : -2 * b))`
          $${sum}$ was taken to have a single root at $${first > 0 ? 2 * b : -2 * b}$. Its least positive value is
          twice the root of $${b}$.`,
        slip('left_out_a_factor', edge, first / 2)`
          $${sum}$ was taken to have a single root at $${first / 2}$. That is the root $x$ itself.`,
        slip('added_for_subtracted', other, m + first)`
          The second value of $${sum}$ was found as $${m} + ${first < 0 ? tex`(${first})` : first} = ${m + first}$. The
          two have the sum $${m}$.`,
      ],
      snapRead: text`The coefficients follow a pattern from both ends, and the number of roots is odd: take $x$ with
        its partner as the unknown.`,
      approach: text`With $${sum}$ as the unknown the equation is quadratic. Each of its values gives two, one or no
        root $x$, so an odd number needs the value at which two roots become one.`,
      check: text`With $k = ${first * (m - first) + 2 * b}$ the values of $${sum}$ are $${first}$ and $${m - first}$:
        sum $${m}$. The first gives $x = ${first / 2}$ alone, the second two roots, as $|${m - first}| > ${2 * c}$.`,
      principle: text`In an equation that reads alike from both ends take $x$ plus its partner as the unknown, and
        count the roots for each value of it.`,
    };
  },
);

/** AL.POL.2 Hard: a palindrome of the fourth degree with three roots. */
export const palindromes: readonly AnyTemplate[] = situation<Palindrome>({
  type: 'AL.POL.2',
  situation: 'palindrome',
  tries: 20,
  draw: draw => {
    const p = {
      m: draw.pick([-1, 1]) * draw.int(5, 17),
      c: draw.int(1, 3),
      greatest: draw.chance(0.5),
      frame: draw.int(0, 2),
    };
    return Math.abs(p.m) > 4 * p.c ? p : null;
  },
  forms: [threeRoots],
});
