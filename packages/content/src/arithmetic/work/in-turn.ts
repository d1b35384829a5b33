import { isCount, upTo } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface InTurn {
  one: string;
  two: string;
  /** Days the first one needs alone; the second needs a whole number of days, at most `most`. */
  a: number;
  most: number;
  frame: number;
}

/** Days of the second one alone, from product ÷ k − a for factors k below the bound; those up to `limit`, falling. */
const daysFrom = (product: number, a: number, last: number, limit: number) =>
  upTo(last)
    .filter(k => product % k === 0)
    .map(k => product / k - a)
    .filter(b => b >= 1 && b <= limit);
/** The work ends with a day of the second one: b = a² ÷ k − a. */
const endsWithSecond = ({ a, most }: InTurn, limit = most) => daysFrom(a * a, a, a - 1, limit);
/** The work ends with a day of the first one: b = a(a − 1) ÷ k − a. */
const endsWithFirst = ({ a, most }: InTurn, limit = most) => daysFrom(a * (a - 1), a, a - 2, limit);
const listTex = (list: readonly number[], a: number) => list.map(b => `${b + a}`).join(', ');

const inTurn = form<InTurn>(
  'times-that-end-with-a-day',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['NS.FAC.3', 'AL.DIO.1'],
    entry: true,
    verify: ({ a, most }) => {
      let found = 0;
      for (let b = 1; b <= most; b += 1) {
        // In units of 1/(ab): the first does b a day, the second a.
        let left = a * b;
        for (let day = 0; left > 0; day += 1) {
          left -= day % 2 === 0 ? b : a;
          if (left === 0 && day > 0) found += 1;
        }
      }
      return found;
    },
  },
  (p, { step }) => {
    const { a, most, frame } = p;
    const [one, two] = frame === 2 ? ['the first mason', 'the second mason'] : [p.one, p.two];
    const second = step(endsWithSecond(p).length, {
      name: text`the values for which ${two} works on the last day`,
      works: value =>
        tex`\frac{${a} - k}{${a}} + \frac{${a} - k}{b} = 1 \Rightarrow b + ${a} = \frac{${a ** 2}}{k} \le ${most + a}:
          \quad ${listTex(endsWithSecond(p), a)} \quad (${value} \text{ values})`,
      because: text`The work ends with a full day, and the two orders of ending lead to different equations.`,
    })`
      Let $b$ be the number of days that ${two} needs alone. Suppose first that ${two} works on the last day. Then
      both work equally many days; call them $${a} - k$, as they are fewer than $${a}$. Write the shares of the work
      and solve for $b + ${a}$: it is a quotient of $${a ** 2}$, where $k$ divides $${a ** 2}$ and is less than
      $${a}$.`;
    const first = step(endsWithFirst(p).length, {
      name: text`the values for which ${one} works on the last day`,
      works: value =>
        tex`\frac{${a} - k}{${a}} + \frac{${a} - k - 1}{b} = 1 \Rightarrow b + ${a} = \frac{${a * (a - 1)}}{k} \le
          ${most + a}: \quad ${listTex(endsWithFirst(p), a)} \quad (${value} \text{ values})`,
      because: text`After ${one} has worked last, ${one} has had one turn more than ${two}. So the numbers of days
          are not equal, and the equation is another one.`,
    })`
      Now suppose that ${one} works on the last day. Then ${two} works one day less. Solved in the same way, $b +
      ${a}$ is $${a} \times ${a - 1}$ divided by $k$. Since $b$ is at most $${most}$, the quotient is at most
      $${most + a}$ in both cases.`;
    const count = step(calc`${second} + ${first}`, {
      name: text`the number of values`,
      because: text`Either ${one} or ${two} works on the last day, never both. So the two lists have nothing in
          common.`,
    })`
      The work ends only once, so no value belongs to both cases. Add.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`${one} and ${two} work in turn, one day each, beginning with ${one}, and the work is done exactly at
            the end of a day. Alone ${one} would need $${a}$ days and ${two} a whole number of days, not more than
            $${most}$. How many values can this number have?`
          : frame === 1
            ? text`${one} alone can do a work in $${a}$ days. ${one} and ${two} work on alternate days, ${one} on the
              first day; ${two} works at least once, and the work is finished exactly at the end of a day. If ${two}
              alone needs $b$ days, where $b$ is an integer and $b \le ${most}$, how many values of $b$ are
              possible?`
            : text`Two masons lay a floor on alternate days. The first, who starts, could lay it alone in $${a}$ days,
              the second in $b$ days with a positive integer $b \le ${most}$. After a whole number of days, two or
              more, the floor is just finished. How many values are possible for $b$?`,
      show: plain,
      plausible: isCount,
      slips: [
        stop('left_out_a_case', second)`
            You stopped after the case in which ${two} works on the last day, with $${second}$ values. The work may
            also end with a day of ${one}.`,
        stop('left_out_a_case', first)`
            You counted only the $${first}$ values for which ${one} works on the last day. It may also be a day of
            ${two}.`,
        slip('kept_a_case_that_is_ruled_out', first, daysFrom(a * (a + 1), a, a - 1, most).length)`
            You let ${two} work one day more than ${one} in some cases and got $${count}$. As ${one} begins, only
            ${one} can have a day more.`,
        slip(
          'put_the_bound_on_another_quantity',
          count,
          calc`${endsWithSecond(p, most - a).length} + ${endsWithFirst(p, most - a).length}`,
        )`
            You used the limit of $${most}$ for the days of both together, $${a}$ included. It is only for the days of
            ${two}.`,
        slip('ignored_a_bound', second, endsWithSecond(p, 10 ** 9).length)`
            You did not use the limit where both work equally many days. Some of these $${count}$ values are above
            $${most}$.`,
        slip('swapped_the_two', first, second)`
            You counted $${second}$ values in both cases. If ${one} works one day more, the equation and its solutions
            are different.`,
        slip('left_out_a_case', count, [...endsWithSecond(p), ...endsWithFirst(p)].filter(b => b > a).length)`
            You counted only the $${count}$ values above $${a}$. But ${two} may also be the faster of
          the two.`,
        slip('left_out_equal_values', second, endsWithSecond(p).filter(b => b !== a).length)`
          You left out that ${two} may need $${a}$ days too. Then each does half of the work, which also ends with a
          full day.`,
        slip('ignored_a_bound', first, endsWithFirst(p, 10 ** 9).length)`
            You did not use the limit where ${one} works one day more. Some of these $${count}$ values are above
            $${most}$.`,
      ],
      snapRead: text`Two work on alternate days and finish with a full day. The last day belongs to one or to the
        other, and each case gives divisors to count.`,
      approach: text`Take the two cases for the last day one by one. In each the equation has two whole unknowns, and
        it can be solved so that a known number is divided by one of them: count the divisors within the limit.`,
      check: () => {
        const [b, c] = [endsWithSecond(p)[0] ?? 0, endsWithFirst(p)[0] ?? 0];
        const n = (a * b) / (a + b);
        const m = (c * (a - 1)) / (a + c);
        return text`For $b = ${b}$ both work ${n} day(s): $\frac{${n}}{${a}} + \frac{${n}}{${b}} = 1$. For $b = ${c}$
          it is ${m + 1} and ${m} day(s): $\frac{${m + 1}}{${a}} + \frac{${m}}{${c}} = 1$.`;
      },
      principle: text`Work on alternate days can end with a day of either of the two: write an equation for each case
        and look for whole solutions.`,
    };
  },
);

/** AR.TNW.2 Hard: two who work in turn, and a work that ends with a full day. */
export const workInTurn: readonly AnyTemplate[] = situation<InTurn>({
  type: 'AR.TNW.2',
  situation: 'in-turn',
  tries: 40,
  draw: draw => {
    const [one = '', two = ''] = draw.some(peopleInArithmetic, 2);
    const p = { one, two, a: draw.int(8, 30), most: draw.step(20, 100, 5), frame: draw.int(0, 2) };
    const [x, y] = [endsWithSecond(p).length, endsWithFirst(p).length];
    return x >= 2 && y >= 2 && x + y <= 13 && x !== y && p.most > p.a ? p : null;
  },
  forms: [inTurn],
});
