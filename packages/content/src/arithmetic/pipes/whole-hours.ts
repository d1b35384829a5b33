import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Net {
  /** The time with both open. */
  n: number;
  /** The time of the outlet is at most this. */
  most: number;
  frame: number;
}

/** First brackets: divisors of the square below its root whose partner is at most `top`. */
const brackets = (n: number, top: number) =>
  Array.from({ length: n - 1 }, (_, i) => i + 1).filter(d => (n * n) % d === 0 && (n * n) / d <= top);

const differenceOfInlets = form<Net>(
  'range-of-inlet-times',
  {
    band: 'Hard',
    seconds: 120,
    revision: 3,
    also: ['AL.DIO.4', 'AL.INQ.7'],
    entry: true,
    verify: ({ n, most }) => {
      const found: number[] = [];
      for (let x = 1; x < n; x += 1)
        for (let y = 1; y <= most; y += 1) if (n * (y - x) === x * y) found.push(x);
      return Math.max(...found) - Math.min(...found);
    },
  },
  ({ n, most, frame }, { step }) => {
    const square = step(calc`${n} * ${n}`, {
      name: text`the product of the two brackets`,
      works: value => tex`\frac1x - \frac1y = \frac{1}{${n}} \;\Rightarrow\; (${n} - x)(${n} + y) = ${value}`,
      because: text`The reciprocals by themselves cannot be listed. A product of two whole numbers can: it is
          enough to go through the divisors of one number.`,
    })`
      In each unit of time the part $\frac1x$ comes in and $\frac1y$ goes out. Multiply by the denominators and
      complete the product, so that two brackets have a fixed product.`;
    const top = step(calc`${n} + ${most}`, {
      name: text`the greatest value of the second bracket`,
      works: value => tex`${n} + y \le ${n} + ${most} = ${value}`,
      because: text`The two brackets are on different sides of $${n}$: one has lost $x$, the other has gained $y$.
          Their product is the square of $${n}$, so both are positive.`,
    })`
        The first bracket is less than the second, because $x$ is positive. The limit of $y$ limits the second
        bracket.`;
    const large = step(brackets(n, top.valueOf())[0] ?? 0, {
      name: text`the smallest possible first bracket`,
      works: value =>
        tex`${square} = ${value} \times ${square.div(value)}: \quad x = ${n} - ${value} = ${q(n).sub(value)}`,
      because: text`$x$ is $${n}$ less the bracket, so a small bracket means a large $x$. But then the second
          bracket is large, and with it $y$, which has a limit.`,
    })`
        The first bracket is a divisor below the root, and it must not be too small. Find the smallest one that fits;
        it gives the greatest $x$.`;
    const small = step(brackets(n, top.valueOf()).at(-1) ?? 0, {
      name: text`the largest possible first bracket`,
      works: value =>
        tex`${square} = ${value} \times ${square.div(value)}: \quad x = ${n} - ${value} = ${q(n).sub(value)}`,
      because: text`Now the bracket has to be as large as possible. It stays below $${n}$, because at $${n}$
          itself no time would be left for $x$.`,
    })`
        The largest divisor below the root gives the least $x$. Find it.`;
    const difference = step(calc`${q(n).sub(large)} - ${q(n).sub(small)}`, {
      because: text`Both values are $${n}$ less a divisor, so in their difference only the divisors remain.`,
    })`
        The question asks for the difference of the greatest and the least $x$. Subtract; the $${n}$ cancels.`;
    return {
      answer: difference,
      stem:
        frame === 0
          ? text`Working alone, an inlet fills a tank in $x$ hours and an outlet empties the full tank in $y$ hours,
            where $x$ and $y$ are positive integers and $y \le ${most}$. With both open, the empty tank is full in
            exactly $${n}$ hours. What is the difference between the greatest and the least possible value of $x$?`
          : frame === 1
            ? text`With its tap running and its plug out, an empty bath is full after $${n}$ minutes. The tap alone
              would fill it in a whole number of minutes, and with the tap off the full bath would drain in a whole
              number of minutes, at most $${most}$. What is the difference, in minutes, between the longest and the
              shortest possible filling time of the tap alone?`
            : text`A drum is filled through a hose in $${n}$ minutes while it loses water through a crack at a steady
              rate. Without the crack the hose would take $x$ minutes; through the crack alone the full drum would be
              empty after $y$ minutes. If $x$ and $y$ are integers and $y$ does not exceed $${most}$, find the
              difference between the greatest and the least possible value of $x$.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('put_the_bound_on_another_quantity', top, brackets(n, most).length > 1 && most)`
            You let the second bracket be at most $${most}$ and got $${difference}$. The limit is for $y$, and the
            bracket is $${n}$ more.`,
        slip('ignored_a_bound', top, calc`${n} * ${n}`)`
            You used the divisor $1$ and got $${difference}$. Then the second time is $${n * n - n}$, which is above
            $${most}$.`,
        slip('took_a_neighbouring_multiple', large, () => brackets(n, top.valueOf())[1] ?? 0)`
            You used $${q(n).sub(large)}$ as the greatest and got $${difference}$. A smaller divisor than $${large}$
            still keeps to the limit.`,
        slip('took_a_neighbouring_multiple', small, () => brackets(n, top.valueOf()).at(-2) ?? 0)`
            You used $${q(n).sub(small)}$ as the least and got $${difference}$. There is a divisor of $${n * n}$
            between $${small}$ and $${n}$.`,
        slip('let_in_one_or_the_number_itself', small, n)`
            You used the divisor $${n}$ itself and got $${difference}$. Then no time at all would be needed for the
            first.`,
        slip('forgot_to_square', small, () => {
          const list = brackets(n, n * n).filter(d => n % d === 0 && large.lt(d));
          return list.length > 0 ? (list.at(-1) ?? 0) : null;
        })`
            You used $${small}$, the largest smaller divisor of $${n}$, and got $${difference}$. The product of the
            brackets is the square of $${n}$, which has larger divisors.`,
        slip('took_a_neighbouring_multiple', large, () => {
          const list: Fraction[] = brackets(n, n * n).map(d => q(d));
          return list.filter(d => d.lt(large)).at(-1) ?? null;
        })`
            You used the divisor $${large}$ and got $${difference}$. Then the second time is
            $${(n * n) / Number(large) - n}$, more than $${most}$.`,
      ],
      snapRead: text`The time for both together is known, both single times are whole, and one of them has a limit.
        The range of the other one is asked.`,
      approach: text`The equation of reciprocals becomes a product of two brackets with a fixed value. As the times
        are positive, the first bracket is below the root, and by the limit it is not too small. The first and the
        last divisor in the list give the answer.`,
      faster: text`$x = ${n} - d$ for divisors $d$ of $${n}^2$ with $\frac{${n}^2}{${top}} \le d < ${n}$: from
        $${large}$ to $${small}$, so $${difference}$.`,
      check: () => {
        const at = (d: Fraction) => {
          const [x, y] = [n - Number(d), (n * n) / Number(d) - n];
          return `$\\frac{1}{${x}} - \\frac{1}{${y}} = ${fractionTex(q(1, x).sub(q(1, y)))}$`;
        };
        return text`The greatest and the least value fit: ${at(large)} and ${at(small)}.`;
      },
      principle: text`An equation of reciprocals with whole unknowns becomes a product; go through the divisors, and
        keep to the conditions on the signs.`,
    };
  },
);

/** AR.TNW.5 Hard: whole times of an inlet and an outlet. */
export const wholeHours: readonly AnyTemplate[] = situation<Net>({
  type: 'AR.TNW.5',
  situation: 'net-time-with-a-limit',
  tries: 60,
  draw: draw => {
    const n = draw.int(12, 90);
    const p = { n, most: draw.step(n + 10, 8 * n, 5), frame: draw.int(0, 2) };
    const list = brackets(n, n + p.most);
    return list.length >= 3 && list.length <= 8 && brackets(n, n * n).length - list.length >= 2 ? p : null;
  },
  forms: [differenceOfInlets],
});
