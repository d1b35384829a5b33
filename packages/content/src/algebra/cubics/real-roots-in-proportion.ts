import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Roots {
  /** The middle root, and the absolute value of the sum of the two others. */
  g: number;
  m: number;
  frame: number;
}

const leastSum = form<Roots>(
  'least-sum-of-roots-in-proportion',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.SEQ.3'],
    verify: ({ g, m }) => {
      // The outer roots have the product g² and squares that add up to what is left of m² − g².
      const squares = m * m - g * g;
      let least = Number.POSITIVE_INFINITY;
      for (const sign of [-1, 1]) {
        const sum = sign * Math.sqrt(squares - g * g + 2 * g * g);
        if (sum * sum - 4 * g * g >= 0) least = Math.min(least, sum + g);
      }
      return Math.round(least);
    },
  },
  ({ g, m, frame }, { step }) => {
    const squares = m * m - g * g;
    const middle = step(g, {
      name: 'the middle root',
      works: value => tex`abc = b^3 = ${g ** 3} \Rightarrow b = ${value}`,
      because: text`In a geometric progression the product of the outer terms is the square of the middle one. So the
        product of all three is a cube, and the constant term shows it.`,
    })`
      Let the roots be $a$, $b$ and $c$ in the order of the progression. Then $ac = b^2$, so their product is $b^3$. The
      constant term gives the middle root.`;
    const outer = step(calc`${squares} - ${middle}^2`, {
      name: 'the sum of the squares of the outer roots',
      works: (_v, working) => tex`a^2 + c^2 = ${working}`,
    })`
      Take the square of the middle root away from the sum of the squares to find what the outer roots contribute.`;
    const whole = step(calc`${outer} + 2 * ${middle}^2`, {
      name: 'the square of the sum of the outer roots',
      works: (_v, working) => tex`(a + c)^2 = a^2 + c^2 + 2ac = ${working}`,
      because: text`The product $ac$ is known, it is $b^2$. So the square of the sum follows from the sum of the
        squares, although neither root is known.`,
    })`
      Add twice the product $ac = b^2$ to complete the square of $a + c$.`;
    const sum = step(() => q(-Math.round(Math.sqrt(Math.max(0, whole.valueOf())))), {
      name: 'the least sum of the outer roots',
      works: value => tex`a + c = \pm\sqrt{${whole}}, \qquad a + c = ${value}`,
      because: text`Nothing says that the roots are positive. With a negative common ratio both outer roots are negative
        while the middle one stays $${g}$; they are real, because $(a + c)^2$ is at least $4ac$.`,
    })`
      The outer roots have a positive product, so they may both be negative: then the common ratio is negative. For the
      least $k$ take the negative root.`;
    const wanted = step(calc`${sum} + ${middle}`, {
      name: 'the least value of k',
      works: (_v, working) => tex`k = a + b + c = ${working}`,
    })`
      The coefficient $k$ is the sum of all three roots. Add the middle root.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`The equation $x^3 - kx^2 + nx - ${String(g ** 3)} = 0$ has three distinct real roots in geometric
          progression. The sum of the squares of the roots is $${squares}$. What is the least possible value of $k$?`,
        text`Three different real numbers form a geometric progression, and their squares add up to $${squares}$. They
          are the roots of $x^3 - kx^2 + nx = ${String(g ** 3)}$. Find the smallest value that $k$ can have.`,
        text`For certain real $k$ and $n$, the roots of $x^3 - kx^2 + nx - ${String(g ** 3)} = 0$ are real and distinct
          and can be arranged as a geometric progression. If the sum of their squares is $${squares}$, how small can $k$
          be?`,
      ),
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('forgot_negative_numbers', sum, m)`
          You used only a positive sum for the outer roots, $${m}$. Both of them may be negative: then the common ratio
          is negative and $k$ is smaller.`,
        slip('left_out_a_term', wanted, calc`${sum}`)`
          ${wanted} is the sum of the two outer roots alone. The middle root $${g}$ belongs to the sum of all roots
          too.`,
        slip('wrong_sign', middle, -g)`
          You used $-${g}$ for the middle root. The product of the roots is $+${String(g ** 3)}$, because the constant
          term is negative and the degree is odd.`,
        slip('swapped_the_two', wanted, calc`${middle} - ${sum} - 2 * ${middle}`)`
          You read $k$ as the sum of the roots with the opposite sign. In $-kx^2$ the minus sign is already there, so
          $k$ is the sum itself.`,
        slip('used_a_term_twice', wanted, calc`${sum} + 2 * ${middle}`)`
          ${here} counts the middle root twice. The sum of the outer roots does not leave room for it a second time.`,
        slip('answered_another_quantity', wanted, calc`${middle} * (${sum} + ${middle})`)`
          ${here} is the coefficient $n$, the sum of the products of two roots. The question asks for $k$.`,
        slip('subtracted_for_added', wanted, calc`${sum} - 2 * ${middle}`)`
          ${here} subtracts twice the middle root from the sum of the outer roots. The middle root is positive and is
          added once.`,
      ],
      snapRead: text`Real roots in geometric progression with a known product: the middle root is known, and the outer
        two may both be negative.`,
      approach: text`The product gives the middle root and with it the product of the outer two. Their squares then give
        the size of their sum, but not its sign; the least $k$ belongs to the negative one.`,
      check: text`With $a + c = ${-m}$ and $ac = ${g * g}$ the squares of the outer roots add up to
        ${calc`${m}^2 - 2 * ${g * g}`}, and with $${g}^2$ the sum is $${squares}$. They are real, as $${m}^2$ is more
        than $4 \times ${g * g}$.`,
      principle: text`A positive product of two numbers leaves two cases, both positive or both negative; real roots in
        geometric progression may have a negative ratio.`,
    };
  },
);

/** AL.POL.4 Hard: real roots in geometric progression, whose ratio may be negative. */
export const realRootsInProportion: readonly AnyTemplate[] = situation<Roots>({
  type: 'AL.POL.4',
  situation: 'real-roots-in-proportion',
  tries: 60,
  draw: draw => {
    const g = draw.int(2, 12);
    const m = draw.int(2 * g + 1, 5 * g + 3);
    return m !== 3 * g && m < 45 ? { g, m, frame: draw.int(0, 2) } : null;
  },
  forms: [leastSum],
});
