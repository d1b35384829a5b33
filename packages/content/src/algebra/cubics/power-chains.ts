import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Link {
  k: number;
  minus: boolean;
  way: boolean;
}

const sign = (minus: boolean) => (minus ? '-' : '+');

const fourth = form<Link>(
  'fourth-powers',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    suits: ({ k }) => k <= 12,
    verify: ({ k, minus }) => {
      // Powers of the two roots obey s(n + 1) = k s(n) ± s(n − 1).
      let [before, now] = [2, k];
      for (let n = 1; n < 4; n += 1) [before, now] = [now, k * now + (minus ? before : -before)];
      return now;
    },
  },
  ({ minus, k, way }, { step, find }) => {
    const two = find(minus ? 2 : -2);
    const square = step(
      calc`${k} * ${k} + ${two}`,
      value => tex`x^2 + \frac{1}{x^2} = ${k}^2 ${minus ? '+' : '-'} 2 = ${value}`,
    )`
      Square the given equation; the middle term is $2$, whatever the number.`;
    const middle = find(calc`-2`);
    const fourth = step(calc`${square} * ${square} + ${middle}`, value => tex`${square}^2 - 2 = ${value}`)`
      Square once more; both terms are positive now, so $2$ is taken off.`;
    return {
      answer: fourth,
      stem: way
        ? text`If $x ${sign(minus)} \frac1x = ${k}$, find the value of $x^4 + \frac{1}{x^4}$.`
        : text`A number ${minus ? 'exceeds its reciprocal by' : 'and its reciprocal add up to'} $${k}$. What is the sum
          of the fourth powers of the number and of its reciprocal?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('got_the_middle_term_wrong', middle, 0)`
          The second square holds the middle term $2$, which was not taken off.`,
        slip('got_the_middle_term_wrong', two, 0)`
          The square of the given equation was read as $${k}^2$ without its middle term.`,
        slip('wrong_sign', two, minus ? -2 : 2)`
          In the first square the middle term moved across with the wrong sign.`,
        slip('wrong_sign', middle, 2)`
          In the second square $2$ was added; it has to be taken off.`,
        slip('got_the_middle_term_wrong', middle, calc`-4`)`
          The middle term of the second square is $2$, twice the product $1$; here $4$ was taken off.`,
        slip('took_a_power_term_by_term', fourth, calc`${k}^4`)`
          $${k}^4$ is the power of the sum, not the sum of the powers.`,
        slip('got_the_middle_term_wrong', two, minus ? 4 : -4)`
          The first middle term is twice the product $1$, not four times.`,
      ],
      snapRead: text`A number and its reciprocal: squaring twice leads to fourth powers.`,
      approach: text`The product of the two is $1$, so every square has a middle term of $2$.`,
      check: () => {
        const x = minus ? (k + Math.sqrt(k * k + 4)) / 2 : (k + Math.sqrt(k * k - 4)) / 2;
        return text`The number is about $${x.toFixed(3)}$, and its fourth power about $${(x ** 4).toFixed(1)}$; the
          answer is $${fourth}$.`;
      },
      principle: text`A number and its reciprocal have product one: each squaring costs or adds two.`,
    };
  },
);

const fifth = form<Link>(
  'fifth-from-square-and-cube',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    suits: ({ minus }) => !minus,
    verify: ({ k }) => {
      const x = (k + Math.sqrt(k * k - 4)) / 2;
      return Math.round(x ** 5 + x ** -5);
    },
  },
  ({ k, way }, { step, find }) => {
    const square = step(calc`${k}^2 - 2`)`
      Find the sum of the squares of the number and its reciprocal.`;
    const cube = step(calc`${k}^3 - 3 * ${k}`)`
      Find the sum of the cubes.`;
    const rest = find(k);
    const fifth = step(calc`${square} * ${cube} - ${rest}`)`
      Multiply the two: the fifth powers appear, and with them the first ones, which are taken off.`;
    return {
      answer: fifth,
      stem: way
        ? text`For a real number $x$, $x + \frac1x = ${k}$. What is the value of $x^5 + \frac{1}{x^5}$?`
        : text`The roots of $x^2 - ${k}x + 1 = 0$ are $r$ and $s$. Find $r^5 + s^5$.`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('got_the_middle_term_wrong', rest, 0)`
          The product of squares and cubes holds the first powers too, $${k}$ in all.`,
        slip('wrong_sign', rest, calc`-${k}`)`
          $${k}$ was added; it is contained in the product and has to be taken off.`,
        slip('took_a_power_term_by_term', cube, calc`${k}^3`)`
          The sum of the cubes was taken as $${k}^3$.`,
        slip('got_the_middle_term_wrong', cube, calc`${k}^3 - ${k}`)`
          Three times $${k}$ has to be taken off the cube, not once.`,
        slip('took_a_power_term_by_term', square, calc`${k} * ${k}`)`
          The sum of the squares was taken as $${k}^2$.`,
        slip('wrong_sign', cube, calc`${k}^3 + 3 * ${k}`)`
          The correction of the cube was added and not taken off.`,
        slip('stopped_a_step_early', fifth, calc`${square} * ${square} - 2`)`
          The square of $${square}$ leads to the fourth powers, not to the fifth.`,
        slip('used_a_wrong_given_number', rest, calc`${k} * ${k} - 2`)`
          The sum of the squares was taken off in place of the first powers. Here $${k} \times ${k} - 2 = ${rest}$.`,
        slip('got_the_middle_term_wrong', rest, calc`5 * ${k}`)`
          Five times $${k}$ was taken off, as if every lower power counted.`,
      ],
      snapRead: text`A number and its reciprocal with a known sum; fifth powers are asked.`,
      approach: text`Five is two and three: multiply the sums of squares and of cubes and remove what is too much.`,
      faster: text`Each sum is $${k}$ times the one before less the one before that: $2, ${k}, ${k * k - 2},
        ${k ** 3 - 3 * k}, ${k * (k ** 3 - 3 * k) - (k * k - 2)}, \dots$`,
      check: text`By powers in a row: $${k} \times ${k * (k ** 3 - 3 * k) - (k * k - 2)} - ${k ** 3 - 3 * k} =
        ${fifth}$.`,
      principle: text`Sums of like powers of a number and its reciprocal multiply into sums of powers on both sides.`,
    };
  },
);

interface Whole {
  low: number;
  high: number;
  way: boolean;
}

const wholeSums = form<Whole>(
  'whole-sums-in-a-range',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    also: ['AL.INQ.3', 'AL.INQ.6'],
    entry: true,
    verify: ({ low, high }) => {
      const found = new Set<string>();
      for (let k = -400; k <= 400; k += 1) {
        const d = k * k - 4;
        if (d < 0) continue;
        for (const x of [(k + Math.sqrt(d)) / 2, (k - Math.sqrt(d)) / 2]) {
          const squares = x * x + 1 / (x * x);
          if (squares > low + 1e-6 && squares < high - 1e-6) found.add(x.toFixed(8));
        }
      }
      return found.size;
    },
  },
  ({ low, high, way }, { step, find }) => {
    const least = step(
      calc`floor(${Math.sqrt(low + 2)}) + 1`,
      value => tex`k^2 > ${low + 2} \;\Rightarrow\; |k| \ge ${value}`,
    )`
      Let the integer be $k$. Its square is the sum of the squares plus $2$, so the squares add up to $k^2 - 2$. Find
      the
      least positive $k$.`;
    const most = step(
      calc`ceil(${Math.sqrt(high + 2)}) - 1`,
      value => tex`k^2 < ${high + 2} \;\Rightarrow\; |k| \le ${value}`,
    )`
      Find the greatest $k$ from the upper bound.`;
    const each = find(4);
    const count = step(
      calc`(${most} - ${least} + 1) * ${each}`,
      value => tex`4 \times (${most} - ${least} + 1) = ${value}`,
    )`
      Each $k$ counts with both signs, and $x^2 - kx + 1 = 0$ has two different real roots because $|k| > 2$. That
      makes
      four numbers for each.`;
    return {
      answer: count,
      stem: way
        ? text`$x$ is a real number such that $x + \frac1x$ is an integer and $${low} < x^2 + \frac{1}{x^2} < ${high}$.
          How many values can $x$ have?`
        : text`The sum of a real number and its reciprocal is an integer. The sum of their squares is more than $${low}$
          and less than $${high}$. How many such real numbers are there?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', each, 2)`
          $2 \times (${most} - ${least} + 1) = ${count}$ takes one number for each integer; the number and its
          reciprocal both belong to it.`,
        slip('forgot_negative_numbers', each, 1)`
          $${most} - ${least} + 1 = ${count}$ counts positive integers only, and not the numbers that lead to them;
          negative ones fit too.`,
        slip('got_the_middle_term_wrong', least, () => {
          const wrong = Math.floor(Math.sqrt(low)) + 1;
          return wrong === Math.floor(Math.sqrt(low + 2)) + 1 ? null : wrong;
        })`
          The square of the integer was made more than $${low}$. It is $2$ more than the sum of the
          squares.`,
        slip('wrong_sign', most, () => {
          const wrong = Math.ceil(Math.sqrt(high - 2)) - 1;
          return wrong === Math.ceil(Math.sqrt(high + 2)) - 1 ? null : wrong;
        })`
          The square of the integer was made less than $${high - 2}$. It is $2$ more than the sum of the squares,
          not $2$
          less.`,
        slip('counted_gaps_for_numbers', count, calc`(${most} - ${least}) * ${each}`)`
          You counted $${most} - ${least}$ integers. From $${least}$ to $${most}$ both ends count.`,
        slip('let_in_an_end_point', count, calc`(${most} - ${least} + 2) * ${each}`)`
          One integer too many: the bounds themselves do not count. Here $(${most} - ${least} + 2) \times ${each} =
          ${count}$.`,
        slip('ignored_a_bound', least, 3)`
          Integers with squares too small for $${low}$ are counted as well.`,
        slip('ignored_a_condition', least, 1)`
          All integers from $1$ on are counted; for $1$ there is no real number, and the squares are too small for the
          range.`,
        slip('counted_one_too_few', each, 3)`
          You counted three numbers for an integer and its negative. There are four, two for each sign.`,
      ],
      snapRead: text`A number plus its reciprocal is whole, and a range is given for the squares: count numbers, not
        sums.`,
      approach: text`The range bounds the whole sum. Each sum, of either sign, belongs to two reciprocal numbers.`,
      faster: text`Count the squares strictly between $${low + 2}$ and $${high + 2}$: each belongs to four numbers.`,
      check: text`$${least}^2 - 2 = ${least.mul(least).sub(2)}$ and $${most}^2 - 2 = ${most.mul(most).sub(2)}$ lie in
        the range, the next squares do not.`,
      principle: text`A sum with the reciprocal of size above two belongs to two different reciprocal numbers; its
        negative to two more.`,
    };
  },
);

/** AL.POL.2 Easy and Medium: chains of powers of x and 1/x, and whole sums in a range. */
export const powerChains: readonly AnyTemplate[] = [
  ...situation<Link>({
    type: 'AL.POL.2',
    situation: 'power-chain',
    draw: draw => ({ k: draw.int(3, 16), minus: draw.chance(0.5), way: draw.chance(0.5) }),
    tries: 20,
    forms: [fourth, fifth],
  }),
  ...situation<Whole>({
    type: 'AL.POL.2',
    situation: 'whole-sum-with-reciprocal',
    draw: draw => {
      const low = draw.int(8, 160);
      const high = low + draw.int(60, 420);
      const count = Math.ceil(Math.sqrt(high + 2)) - 1 - Math.floor(Math.sqrt(low + 2));
      return count >= 3 ? { low, high, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [wholeSums],
  }),
];
