import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Within {
  /** a ≤ x < root² has to lie within the solutions of (x − k)/(x − k²) ≤ 0; k is from −most to most. */
  a: number;
  root: number;
  most: number;
  frame: number;
}

const lengthOfK = form<Within>(
  'length-of-the-values-of-k',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.6'],
    verify: ({ a, root, most }) => {
      // Small steps of k: each is tried with numbers from a up to the end of the interval.
      let length = 0;
      for (let i = 0; i < most * 200; i += 1) {
        const k = -most + (i + 0.5) / 100;
        const inside = [a, a + 1e-9, (a + root * root) / 2, root * root - 1e-9].every(
          x => (x - k) * (x - k * k) <= 0,
        );
        if (inside) length += 0.01;
      }
      return nearFraction(Math.round(length * 100) / 100, 1);
    },
  },
  ({ a, root, most, frame }, { step, find, write }) => {
    const b = root * root;
    const [first, second] = [`\\frac{x ${addedTex(-a)}}{x ${addedTex(-b)}}`, '\\frac{x - k}{x - k^2}'];
    write(tex`${first} \le 0 \iff ${a} \le x < ${b}`, {
      because: text`A quotient is negative between the zeros of numerator and denominator. The zero of the numerator
        counts, the zero of the denominator does not.`,
    })`
      Solve the first inequality: the quotient is negative between $${a}$ and $${b}$ and $0$ at $${a}$.`;
    write(tex`k < k^2: \quad k \le x < k^2`, {
      because: text`For $k$ between $0$ and $1$ the square is the smaller one, and the solutions lie between $0$ and
        $1$: none of them reaches $${a}$. So $k$ is negative or more than $1$, and $k^2$ is the upper end.`,
    })`
      In the second inequality the zeros are $k$ and $k^2$. Only if $k^2$ is the larger one can the solutions reach from
      $${a}$ up to $${b}$.`;
    const bound = step(calc`sqrt(${b})`, {
      name: 'the least size of k',
      works: (_v, working) => tex`k^2 \ge ${b} \Rightarrow k \le -${working} \text{ or } k \ge ${working}`,
      because: text`The upper end has to be at least $${b}$. If it is equal to $${b}$, that is enough, because $${b}$ is
        left out on both sides.`,
    })`
      The upper end $k^2$ must not be less than $${b}$. This is a condition on the size of $k$, so negative numbers
      satisfy it too.`;
    const low = step(calc`${most} - ${bound}`, {
      name: 'the length for negative k',
      works: (_v, working) => tex`-${most} \le k \le -${bound}: \quad ${working}`,
      because: text`A negative $k$ is always below $${a}$, so the lower end gives no condition here.`,
    })`
      For negative $k$ the lower end is below $${a}$ anyway. Find the length of these values down to $-${most}$.`;
    const top = find(a, { name: 'the greatest positive k' });
    const high = step(calc`${top} - ${bound}`, {
      name: 'the length for positive k',
      works: (_v, working) => tex`${bound} \le k \le ${top}: \quad ${working}`,
    })`
      For positive $k$ the lower end must not be more than $${a}$. Find the length of these values.`;
    const [one, two] = [find(low), find(high)];
    const wanted = step(calc`${one} + ${two}`)`
      Add the lengths of both intervals.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`Every real $x$ with $${first} \le 0$ also satisfies $${second} \le 0$. The real number $k$ is from the
          interval $-${most} \le k \le ${most}$. What is the total length of the intervals that the possible values of
          $k$ form?`,
        text`For $-${most} \le k \le ${most}$ consider the inequality $${second} \le 0$. The real $k$ for which all
          solutions of $${first} \le 0$ are among its solutions form two intervals. How long are these two together?`,
        text`On the number line from $-${most}$ to $${most}$ all real $k$ are marked for which the solutions of
          $${second} \le 0$ contain all the solutions of $${first} \le 0$. Find the total length of what is marked.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(2 * most) && value.d === 1n,
      slips: [
        slip('forgot_negative_numbers', one, 0)`
          You found only positive $k$, from $${root}$ to $${a}$. A negative $k$ also has a large square, and it is below
          $${a}$.`,
        slip('ignored_a_condition', top, most)`
          You allowed all $k$ from $${root}$ up to $${most}$. For $k$ above $${a}$ the solutions begin at $k$, after
          $${a}$.`,
        slip('lost_a_solution', two, 0)`
          You found only negative $k$, down to $-${most}$. A positive $k$ from $${root}$ to $${a}$ is possible as
          well.`,
        slip('forgot_the_root', bound, () => (2 * a > most ? null : a))`
          You compared $k$ itself with $${a}$ for both ends. The upper end is the square of $k$ and is compared with
          $${b}$.`,
        slip('mixed_up_inside_and_outside', wanted, calc`${root} + ${a}`)`
          ${here} is the length from $-${root}$ to $${a}$. Between $-${root}$ and $${root}$ the square is less than
          $${b}$, so these $k$ are ruled out.`,
        slip('misread_a_modulus', low, calc`${most} - ${a}`)`
          For negative $k$ you used $-${a}$ as the limit. There the size of the square decides, and it is enough for $k$
          to be at most $-${root}$.`,
        slip('used_a_term_twice', one, calc`2 * (${most} - ${root})`)`
          You counted the negative values twice. For positive $k$ the values end at $${a}$, not at $${most}$.`,
        slip('wrong_sign', two, calc`${a} + ${root}`)`
          For positive $k$ you used ${here} as the length. The values begin at $${root}$, so it has to be subtracted.`,
      ],
      snapRead: text`One solution set has to lie within another whose ends are $k$ and $k^2$: compare the ends, and
        remember negative $k$.`,
      approach: text`Write both solution sets as intervals. The outer one must begin no later and end no earlier;
        because of the square there is a negative and a positive part.`,
      check: text`$k = -${root}$ gives $-${root} \le x < ${b}$ and $k = ${a}$ gives $${a} \le x < ${a * a}$: both
        contain $${a} \le x < ${b}$. $k = ${a + 1}$ begins too late.`,
      principle: text`An interval lies within another if the outer one begins no later and ends no earlier; with a
        square in an end, negative numbers count too.`,
    };
  },
);

/** AL.INQ.2 Hard: for which k one solution set lies within another. */
export const intervalWithin: readonly AnyTemplate[] = situation<Within>({
  type: 'AL.INQ.2',
  situation: 'interval-within',
  tries: 60,
  draw: draw => {
    const root = draw.int(2, 8);
    const a = root + draw.int(1, Math.min(9, root * root - root - 1));
    const most = draw.int(a + 2, 30);
    const key = most + a - 2 * root;
    return a < root * root && ![a, root * root, most].includes(key) && a - root !== most - a
      ? { a, root, most, frame: draw.int(0, 2) }
      : null;
  },
  forms: [lengthOfK],
});
