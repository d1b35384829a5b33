import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Moving {
  /** x + ky = a and kx − y = b; a² + b² = h². */
  a: number;
  b: number;
  h: number;
  frame: number;
}

const greatestX = form<Moving>(
  'greatest-x-over-all-k',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    also: ['AL.QUA.3'],
    verify: ({ a, b }) => {
      let most = Number.NEGATIVE_INFINITY;
      for (let i = -40000; i <= 40000; i += 1) {
        const k = i / 2000;
        most = Math.max(most, (a + b * k) / (1 + k * k));
      }
      return nearFraction(Math.round(most * 1e4) / 1e4, 2);
    },
  },
  ({ a, b, h, frame }, { step, write, find }) => {
    write(
      tex`x + k^2x = ${a} ${addedTex(b)}k \quad \Rightarrow \quad xk^2 ${addedTex(-b)}k + (x - ${a}) = 0`,
      {
        because: text`The range of $x$ is asked, so $y$ has to go first.`,
      },
    )`
      Multiply the second equation by $k$ and add it to the first: $y$ drops out. Sort the result by powers of $k$.`;
    write(tex`${b < 0 ? `(${b})` : b}^2 - 4x(x - ${a}) \ge 0`, {
      because: text`A value of $x$ is taken exactly if some real $k$ belongs to it.`,
    })`
      Now read it as a quadratic equation in $k$ for a given $x$. A real $k$ exists if its discriminant is not
      negative.`;
    const radicand = step(calc`${a}^2 + ${Math.abs(b)}^2`, {
      because: text`Only $x$ is unknown now, and it stands in a square and a linear term. Half of the coefficient,
        squared, completes the square.`,
      name: 'the number under the root',
      works: (_v, w) => tex`4x^2 - ${4 * a}x + ${a}^2 \le ${w}`,
    })`
      Complete the square in $x$: write $4x^2 - ${4 * a}x$ on one side and add $${a}^2$ to both sides.`;
    const root = step(() => q(Math.round(Math.sqrt(radicand.valueOf()))), {
      because: text`A square is at most $${h}^2$ exactly if the number itself lies between $-${h}$ and $${h}$. For the
        greatest $x$ only the upper end counts.`,
      name: 'the root',
      works: value => tex`(2x - ${a})^2 \le ${value}^2 \quad \Rightarrow \quad 2x - ${a} \le ${value}`,
    })`
      The left side is the square of $2x - ${a}$. Take the root of both sides: this square may not exceed the number on
      the right.`;
    const two = find(2);
    const most = step(frac(calc`(${a} + ${root}) / ${two}`), {
      because: text`A bound is a maximum only if it is reached. With the discriminant $0$ the quadratic in $k$ has one
        real root.`,
      works: (_v, w) => tex`x \le ${w}`,
    })`
      Add $${a}$ and divide by $2$ to get $x$. This value is taken, because the discriminant is $0$ there, so a real
      $k$ exists.`;
    const x = q(a + h, 2);
    const k = q(b).div(x.mul(2));
    const system = tex`x + ky = ${a}, \; kx - y = ${b}`;
    return {
      answer: most,
      stem: wording(
        frame,
        text`For every real number $k$ the system $${system}$ has exactly one solution $(x, y)$. What is the maximum
          value of $x$ as $k$ runs through all real numbers?`,
        text`As the real number $k$ changes, the lines $x + ky = ${a}$ and $kx - y = ${b}$ turn, and their point of
          intersection moves. What is the greatest possible $x$-coordinate of this point?`,
        text`Real numbers $x$, $y$ and $k$ satisfy $x + ky = ${a}$ and $kx - y = ${b}$. Find the largest possible value
          of $x$.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d <= 2n,
      slips: [
        slip('sought_the_extreme_elsewhere', most, () => q(a))`
          $${most}$ is the value of $x$ for $k = 0$. For other $k$ it becomes larger.`,
        slip('took_a_power_term_by_term', root, calc`${a} + ${Math.abs(b)}`)`
          The root of the sum of two squares was taken as the sum ${here}. A root may not be taken term by term.`,
        slip('did_not_halve', two, 1)`
          $2x - ${a} \le ${h}$ was solved as if it were $x - ${a} \le ${h}$. The $2$ was lost.`,
        slip('left_out_a_term', most, () => q(h, 2))`
          $\frac{${h}}{2} = ${frac(most)}$ leaves out $${a}$: the square is that of $2x - ${a}$, not of $2x$.`,
        slip('wrong_sign', most, () => q(h - a, 2))`
          $\frac{${h} - ${a}}{2} = ${frac(most)}$ moves $${a}$ to the other side without a change of sign.`,
        slip('sought_the_extreme_elsewhere', most, () => q(a + Math.abs(b), 2))`
          $\frac{${a} + ${Math.abs(b)}}{2} = ${frac(most)}$ is the value of $x$ for $k = ${Math.sign(b)}$. It is not the
          greatest.`,
        slip('did_not_divide', most, () => q(a + Math.abs(b)))`
          $${a} + ${Math.abs(b)} = ${most}$ is $x + k^2x$ for $k = ${Math.sign(b)}$. It has to be divided by $1 +
          k^2$.`,
      ],
      snapRead: text`One solution for every $k$, and the greatest $x$ is asked: for which $x$ is there a real $k$?`,
      approach: text`Remove $y$. What remains connects $x$ and $k$; read it as a quadratic equation in $k$, whose
        discriminant bounds $x$.`,
      faster: text`The lines are perpendicular and pass through the fixed points $(${a}, 0)$ and $(0, ${-b})$. So their
        point of intersection lies on the circle with these points as ends of a diameter: its centre has $x =
        ${frac(q(a, 2))}$, its radius is $${frac(q(h, 2))}$.`,
      check: text`For $k = ${frac(k)}$ the second equation gives $y = kx ${addedTex(-b)} = ${frac(k.mul(x).sub(b))}$ at
        $x = ${frac(x)}$, and $x + ky = ${frac(x)} + (${frac(k.mul(k.mul(x).sub(b)))})$ is $${a}$.`,
      principle: text`For the range of an unknown over all values of a parameter, ask when a real parameter exists.`,
    };
  },
);

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
  [20, 21, 29],
  [21, 20, 29],
] as const;

/** AL.LIN.3 Hard: the greatest unknown over all parameters. */
export const solutionsForEveryK: readonly AnyTemplate[] = situation<Moving>({
  type: 'AL.LIN.3',
  situation: 'for-every-k',
  draw: draw => {
    const [a, b, h] = draw.pick(triples);
    const by = draw.int(1, 4);
    const sign = draw.chance(0.5) ? 1 : -1;
    return h * by <= 52 ? { a: a * by, b: sign * b * by, h: h * by, frame: draw.int(0, 2) } : null;
  },
  forms: [greatestX],
});
