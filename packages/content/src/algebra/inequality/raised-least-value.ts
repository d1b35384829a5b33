import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { grouped, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Raised {
  /** The expression is t + k²/t for a product t; its value at t = low is the upper bound. */
  k: number;
  low: number;
  /** Whether the perimeter of a rectangle is asked about, not the sum of two numbers. */
  scene: 'numbers' | 'rectangle' | 'integers';
}

const most = ({ k, low }: Raised) => low + (k * k) / low;
/** The least value over all products that a sum allows. */
const leastOf = ({ k }: Pick<Raised, 'k'>, sum: number) => {
  const top = (sum * sum) / 4;
  return top >= k ? 2 * k : top + (k * k) / top;
};

const raisedLeast = form<Raised>(
  'sums-with-a-raised-least-value',
  {
    band: 'Hard',
    seconds: 110,
    revision: 3,
    also: ['AL.INQ.6', 'AL.QUA.7', 'AL.DIO.5'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let s = 1; s * s < 8 * p.k; s += 1) {
        // The value falls and then rises with x, up to the middle: close in on its lowest place.
        const at = (x: number) => x * (s - x) + (p.k * p.k) / (x * (s - x));
        let [left, right] = [1e-6, s / 2];
        for (let i = 0; i < 200; i += 1) {
          const third = (right - left) / 3;
          if (at(left + third) > at(right - third)) left += third;
          else right -= third;
        }
        const best = at(right);
        if (best > 2 * p.k + 1e-7 && best <= most(p) + 1e-7) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { k, low, scene } = p;
    const place = step(k, {
      name: text`the product with equal terms`,
      because: text`With a fixed product the sum of two numbers is least when they are equal, as $6 + 6$ is less than
        $4 + 9$. This is the usual least value; the question is when it cannot be reached.`,
      works: value => tex`t = \frac{${k * k}}{t} \Rightarrow t = ${value}, \quad ${k} + ${k} = ${2 * k}`,
    })`
      Let $t$ be the product of the two numbers. The terms $t$ and $\frac{${k * k}}{t}$ have a fixed product, so their
      sum is least where they are equal. Find this $t$ and the value.`;
    const part = find(calc`1 / 4`);
    const upper = step(Math.ceil(Math.sqrt(place.div(part).valueOf()) - 1e-9) - 1, {
      name: text`the greatest sum`,
      because: text`Of all rectangles with one perimeter the square has the largest area. So a small sum keeps the
        product small, and if it stays below $${place}$, the two terms cannot become equal.`,
      works: value => tex`\frac{s^2}{4} < ${place} \Rightarrow s \le ${value}`,
    })`
      Let $s$ be the sum of the two numbers. Their product is at most $\tfrac{s^2}{4}$, for equal numbers. The least
      value is greater than $${2 * k}$ only if the product cannot reach $t = ${place}$, which bounds $s$ from above.`;
    const edge = step(low, {
      name: text`the product at the upper bound`,
      because: text`Two numbers with known sum and product are the roots of a quadratic, so there are two. Only the one
        below $${k}$ counts, because larger products are out of reach here.`,
      works: tex`t + \frac{${k * k}}{t} = ${most(p)}: \quad t = ${low} \ (\text{or } ${(k * k) / low})`,
    })`
      Then the expression falls all the way, so its least value is the one at the largest product,
      $t = \tfrac{s^2}{4}$. Find the $t$ at which this value is equal to the upper bound $${most(p)}$: the two terms
      then have the sum $${most(p)}$ and the product $${k * k}$.`;
    const lower = step(Math.ceil(Math.sqrt(edge.div(part).valueOf()) - 1e-9), {
      name: text`the least sum`,
      because: text`Below $t = ${k}$ the expression falls as $t$ grows: a sum that lets the product grow further brings
        the least value down. A sum that is too small leaves it above the bound.`,
      works: value => tex`\frac{s^2}{4} \ge ${edge} \Rightarrow s \ge ${value}`,
    })`
      The least value may be at most $${most(p)}$, and it is smaller for a larger product. So $\tfrac{s^2}{4}$ has to
      be at least $${edge}$, which bounds $s$ from below.`;
    const count = step(calc`${upper} - ${lower} + 1`)`
      Every integer $s$ from the least to the greatest satisfies both conditions. Count them, both ends included.`;
    return {
      answer: count,
      stem:
        scene === 'numbers'
          ? text`Two positive real numbers $x$ and $y$ have the sum $s$, a positive integer. The least possible value of
            $xy + \frac{${k * k}}{xy}$ is greater than $${2 * k}$, but not greater than $${most(p)}$.
            How many values can $s$ have?`
          : scene === 'rectangle'
            ? text`Consider all rectangles of perimeter $2s$, where $s$ is an integer, and let $A$ be the area of such a
              rectangle. The minimum value of $A + \frac{${k * k}}{A}$ is greater than $${2 * k}$ but at most
              $${most(p)}$. How many values can $s$ take?`
            : text`Let $m(s)$ be the minimum of $t + \frac{${k * k}}{t}$, where $t = xy$ for positive real $x$
              and $y$ with $x + y = s$. How many integers $s > 0$ satisfy $${2 * k} < m(s) \le ${most(p)}$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('counted_gaps_for_numbers', count, calc`${upper} - ${lower}`)`
          $${upper} - ${lower} = ${count}$ leaves one end out. Both ends, $s = ${lower}$ and $s = ${upper}$, fit and
          have to be counted.`,
        slip('ignored_a_bound', lower, 1)`
          You counted all $s$ from $1$ to $${upper}$. For the small ones the largest product is so small that the least
          value exceeds $${most(p)}$.`,
        slip('did_not_halve', part, calc`1 / 2`)`
          You used $\frac{s^2}{2}$ for the greatest product, which makes $s$ go from $${lower}$ to $${upper}$. For two
          equal numbers it is $\frac{s}{2} \times \frac{s}{2}$, a quarter of $s^2$.`,
        slip('used_a_wrong_given_number', count, calc`${k} - ${low}`)`
          $${count}$ counts products from $${low}$ up to $${k}$. The values of the sum are asked, and the product is at
          most a quarter of its square.`,
        slip('kept_a_false_root', edge, () => {
          const other = q(k * k).div(low);
          return Math.sqrt(4 * other.valueOf()) < 2 * Math.sqrt(k) ? other : null;
        })`
          You wanted the product to reach $${edge}$, the larger number with this sum of the terms. It lies beyond the
          place where the two terms are equal.`,
        slip('forgot_the_root', lower, calc`ceil(${low} / 2)`)`
          You halved $${low}$ and began at $s = ${lower}$. From $\frac{s^2}{4} \ge ${low}$ the root has to be taken:
          $s$ is at least twice the root of $${low}$.`,
        slip('left_out_an_end_point', count, calc`${upper} - ${lower} - 1`)`
          You left out both $s = ${lower}$ and $s = ${upper}$ and counted $${count}$. Both sums satisfy the two
          conditions.`,
        slip('let_in_an_end_point', upper, Math.ceil(Math.sqrt(4 * place.valueOf()) - 1e-9))`
          You counted $s = ${upper}$ too. There the product can reach $${place}$, where the terms are equal, so the
          least value is not greater than $${2 * k}$.`,
        slip('let_in_an_end_point', lower, Math.floor(2 * Math.sqrt(edge.valueOf()) - 1e-9))`
          You counted $s = ${lower}$ too. There the product stays below $${edge}$, so the least value is more than
          $${most(p)}$.`,
      ],
      snapRead: text`A number and a constant over it, where the number is a product with a fixed sum; the sum is
        unknown, and bounds for the least value are given.`,
      approach: text`Equal terms would give the usual least value. The sum limits the product: where equality is out of
        reach the least value stands at the end of the range. Turn both bounds into bounds for the sum.`,
      faster: () =>
        text`$${most(p)} = ${low} + ${(k * k) / low}$, so the largest product lies from $${low}$ to below $${k}$:
          $${4 * low} \le s^2 < ${4 * k}$, $s = ${lower}$ to $${upper}$.`,
      check: () => {
        const at = (s: number) => grouped(leastOf(p, s));
        return text`Least values: ${at(Number(lower) - 1)} for $s = ${lower.sub(1)}$, ${at(Number(lower))} for $s =
          ${lower}$, ${at(Number(upper))} for $s = ${upper}$, ${at(Number(upper) + 1)} for $s = ${upper.add(1)}$.`;
      },
      principle: text`A least value by equal terms holds only if equality can be reached; otherwise it stands at the end
        of the range.`,
    };
  },
);

/** AL.INQ.4 Hard: how far a sum lets the least value by equal terms be reached. */
export const raisedLeastValue: readonly AnyTemplate[] = situation<Raised>({
  type: 'AL.INQ.4',
  situation: 'raised-least-value',
  tries: 60,
  draw: draw => {
    const k = draw.int(40, 180);
    const low = draw.int(4, 60);
    const p: Raised = { k, low, scene: draw.pick(['numbers', 'rectangle', 'integers'] as const) };
    const count = Math.ceil(2 * Math.sqrt(k)) - Math.ceil(2 * Math.sqrt(low));
    return (k * k) % low === 0 && low < 0.7 * k && count >= 3 ? p : null;
  },
  forms: [raisedLeast],
});
