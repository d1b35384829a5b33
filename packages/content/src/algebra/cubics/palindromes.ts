import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Palindrome {
  /** x⁴ ∓ mx³ + kx² ∓ mx + 1 = 0. */
  m: number;
  sign: 1 | -1;
  frame: number;
}

const equation = ({ m, sign }: Palindrome) => {
  const s = sign > 0 ? '-' : '+';
  return `$x^4 ${s} ${m}x^3 + kx^2 ${s} ${m}x + 1 = 0$`;
};

const fourRoots = form<Palindrome>(
  'parameters-with-four-roots',
  {
    band: 'Hard',
    seconds: 145,
    revision: 5,
    also: ['AL.QUA.8', 'AL.QUA.9'],
    entry: true,
    likely: true,
    verify: ({ m, sign }) => {
      const changes = (k: number) => {
        // Roots come in reciprocal pairs of one sign: those between 0 and 1 in size are looked for.
        let found = 0;
        let before = 1;
        for (let i = 1; i <= 1500; i += 1) {
          const x = (sign * i) / 1501;
          const value = x ** 4 - sign * m * x ** 3 + k * x * x - sign * m * x + 1;
          if (value < 0 !== before < 0) found += 1;
          before = value;
        }
        return found;
      };
      let count = 0;
      for (let k = 1; k <= (m * m) / 3 + 5; k += 1) if (changes(k) === 2) count += 1;
      return count;
    },
  },
  (p, { step, find }) => {
    const { sign, m, frame } = p;
    const edge = step(2, tex`t^2 ${sign > 0 ? '-' : '+'} ${m}t + (k - 2) = 0, \quad |t| > 2`)`
      Divide by $x^2$, which is not $0$, and let $t = x + \frac{1}{x}$: a quadratic in $t$ is left. Each $t$ gives two
      different real $x$ only if $|t| > 2$, because $x^2 - tx + 1 = 0$ needs a positive discriminant.`;
    const first = step(
      calc`${edge} * ${m} - ${edge} * ${edge} + 2 + 1`,
      value => tex`t = ${sign <= 0 && '-'}2: \quad 4 - ${2 * m} + k - 2 > 0, \quad k \ge ${value}`,
    )`
      The product of the two $t$ is $k - 2$, at least $-1$; one above $2$ and one below $-2$ would make it less than
      $-4$. So both lie beyond $${sign <= 0 && '-'}2$ on the same side, and the quadratic is positive there.`;
    const bound = find(calc`${m} * ${m} / 4 + 2`);
    const last = step(
      calc`ceil(${bound}) - 1`,
      value =>
        tex`${m}^2 - 4(k - 2) > 0, \quad k < ${(m * m) % 4 === 0 ? (m * m) / 4 + 2 : (m * m) / 4 + 2}, \quad k \le
          ${value}`,
    )`
      The two values of $t$ must be real and different: the discriminant is positive.`;
    const count = step(calc`${last} - ${first} + 1`)`
      Count the integers from the least to the greatest $k$.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many positive integers $k$ does the equation ${equation(p)} have four distinct real roots?`
          : frame === 1
            ? text`The graph of $y = ${equation(p).slice(1, -5)}$, with a positive integer $k$, meets the $x$-axis in
              four different points. How many values can $k$ take?`
            : text`Let $k$ be a positive integer. For how many values of $k$ is ${equation(p)} satisfied by exactly four
              different real numbers?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('ignored_real_roots', first, 1)`
          You counted all $k$ up to $${last}$ with two real values of $x + \frac{1}{x}$. These have to be above $2$
          or below
          $-2$, or else no real $x$ belongs to them.`,
        slip('ignored_a_condition', first, 3)`
          You asked only that both values of $x + \frac{1}{x}$ have the same sign, $k > 2$. They have to be beyond
          $2$ in
          size.`,
        slip('let_in_an_end_point', first, calc`${first} - 1`)`
          At $k = ${first}$ one value of $x + \frac{1}{x}$ is $${sign <= 0 && '-'}2$, which gives the double root $x =
          ${sign <= 0 && '-'}1$.`,
        slip('let_in_equal_values', last, bound.d === 1n && calc`${last} + 1`)`
          At $k = ${last}$ the two values of $x + \frac{1}{x}$ are equal, so there are only two different $x$.`,
        slip('rounded_the_wrong_way', last, bound.d !== 1n && calc`${last} + 1`)`
          For $k = ${last}$ the discriminant is negative already.`,
        slip('left_out_a_term', bound, calc`${m} * ${m} / 4`)`
          Your bound $\frac{${m}^2}{4}$ leaves out the $2$ of $\left(x + \frac{1}{x}\right)^2 = x^2 + 2 +
          \frac{1}{x^2}$.`,
        slip('counted_gaps_for_numbers', count, calc`${last} - ${first}`)`
          From $${first}$ to $${last}$ there is one integer more than the difference.`,
        slip('demanded_too_much', count, m > 8 && calc`floor((${m} - 1) / 2) - 2`)`
          You paired only integers with the sum $${m}$ as values of $x + \frac{1}{x}$, which gives $${count}$
          products. They
          may be irrational.`,
        slip('ignored_a_bound', edge, 1)`
          You wanted $x + \frac{1}{x}$ to be beyond $1$ in size. A number and its reciprocal add up to at least $2$
          in size.`,
      ],
      snapRead: text`The coefficients read the same from both ends, and a parameter decides how many real roots there
        are.`,
      approach: text`A number and its reciprocal as one unknown turn it into a quadratic. Each of its roots must be real
        and beyond two; position and discriminant bound $k$.`,
      faster: text`$k = 2 ${sign > 0 ? '+' : '-'} ${m}t - t^2$ with $${sign > 0 ? 't > 2' : 't < -2'}$: its values
      beyond $2$
        begin at $${2 * m - 2}$, rise to $${q(m * m, 4).add(2)}$ and fall again, so exactly the values between are
        taken twice.`,
      check: () =>
        text`At $k = ${first.sub(1)}$ the quadratic has the root of size $2$ and the other of size $${m - 2}$; at $k =
          ${last.add(1)}$ its discriminant is $${q(m * m).sub(last.sub(1).mul(4))}$.`,
      principle: text`After putting t for x + 1/x, count only roots t beyond two in size: others give no real x.`,
    };
  },
);

/** AL.POL.2 Hard: a palindrome of the fourth degree, and the values its parameter may take. */
export const palindromes: readonly AnyTemplate[] = situation<Palindrome>({
  type: 'AL.POL.2',
  situation: 'palindrome',
  draw: draw => ({ m: draw.int(8, 18), sign: draw.pick([1, -1] as const), frame: draw.int(0, 2) }),
  forms: [fourRoots],
});
