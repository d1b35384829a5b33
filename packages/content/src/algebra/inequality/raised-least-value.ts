import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const raisedLeast = form({
  form: 'sums-with-a-raised-least-value',
  revision: 2,
  band: 'Hard',
  also: ['AL.INQ.6', 'AL.QUA.7', 'AL.DIO.5'],
  seconds: 110,
  entry: true,
  likely: true,
  stem: (p: Raised) =>
    p.scene === 'numbers'
      ? `Two positive real numbers $x$ and $y$ have the sum $s$, a positive integer. The least possible value of $xy + \\frac{${p.k * p.k}}{xy}$ is greater than $${2 * p.k}$, but not greater than $${most(p)}$. How many values can $s$ have?`
      : p.scene === 'rectangle'
        ? `Consider all rectangles of perimeter $2s$, where $s$ is an integer, and let $A$ be the area of such a rectangle. The minimum value of $A + \\frac{${p.k * p.k}}{A}$ is greater than $${2 * p.k}$ but at most $${most(p)}$. How many values can $s$ take?`
        : `Let $m(s)$ be the minimum of $t + \\frac{${p.k * p.k}}{t}$, where $t = xy$ for positive real $x$ and $y$ with $x + y = s$. How many integers $s > 0$ satisfy $${2 * p.k} < m(s) \\le ${most(p)}$?`,
  path: path<Raised>()
    .step(
      'place',
      ({ k }) => q(k),
      'With $t$ for the product, the two terms have a fixed product, so their sum is least where they are equal. Find that $t$ and the value there.',
      ({ k }, { place }) =>
        `t = \\frac{${k * k}}{t} \\Rightarrow t = ${place}, \\quad ${k} + ${k} = ${2 * k}`,
    )
    .quiet('part', () => q(1, 4))
    .step(
      'upper',
      (_p, { place, part }) => q(Math.ceil(Math.sqrt(place.div(part).valueOf()) - 1e-9) - 1),
      'The product reaches $\\tfrac{s^2}{4}$ at most, for equal numbers. The least value is greater only if the place of equality is beyond that.',
      (_p, { place, upper }) => `\\frac{s^2}{4} < ${place} \\Rightarrow s \\le ${upper}`,
    )
    .step(
      'edge',
      ({ low }) => q(low),
      'Then the expression falls up to the end, and its least value is the one at $t = \\tfrac{s^2}{4}$. Find where it equals the upper bound: there $t$ and the second term have this sum and the same product as before.',
      p =>
        `t + \\frac{${p.k * p.k}}{t} = ${most(p)}: \\quad t = ${p.low} \\ (\\text{or } ${(p.k * p.k) / p.low})`,
    )
    .step(
      'lower',
      (_p, { edge, part }) => q(Math.ceil(Math.sqrt(edge.div(part).valueOf()) - 1e-9)),
      'So the end must not lie before the smaller of these.',
      (_p, { edge, lower }) => `\\frac{s^2}{4} \\ge ${edge} \\Rightarrow s \\ge ${lower}`,
    )
    .step(
      'count',
      (_p, { upper, lower }) => upper.sub(lower).add(1),
      'Count the integers from the one to the other.',
      (_p, { upper, lower, count }) => `${upper} - ${lower} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { upper, lower }) => upper.sub(lower),
      words: (_p, { upper, lower, count }) =>
        `$${upper} - ${lower} = ${count}$ leaves one end out; $s = ${lower}$ and $s = ${upper}$ both fit.`,
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'lower',
      wrongly: () => q(1),
      words: (p, { upper }) =>
        `All $s$ from $1$ to $${upper}$ were counted; for the small ones the least value exceeds $${most(p)}$.`,
    },
    {
      misconception: 'half_square_for_quarter',
      at: 'part',
      wrongly: () => q(1, 2),
      words: (_p, { upper, lower }) =>
        `With $\\frac{s^2}{2}$ for the greatest product $s$ runs from $${lower}$ to $${upper}$; for equal numbers it is a quarter of $s^2$.`,
    },
    {
      misconception: 'sum_itself_as_product',
      at: 'count',
      wrongly: ({ k, low }) => q(k - low),
      words: ({ k, low }, { count }) =>
        `$${count}$ counts the $t$ from $${low}$ up to $${k}$; the sum $s$ was asked, and the product is at most $\\frac{s^2}{4}$.`,
    },
    {
      misconception: 'other_root_used',
      at: 'edge',
      wrongly: ({ low, k }) => {
        const other = q(k * k).div(low);
        return Math.sqrt(4 * other.valueOf()) < 2 * Math.sqrt(k) ? other : null;
      },
      words: (_p, { edge }) =>
        `The end was compared with $t = ${edge}$, which lies beyond the place of equality.`,
    },
    {
      misconception: 'square_not_undone',
      at: 'lower',
      wrongly: ({ low }) => q(Math.ceil(low / 2)),
      words: ({ low }, { lower }) =>
        `$s \\ge ${lower}$ is half of $${low}$; from $\\frac{s^2}{4} \\ge ${low}$ a root has to be taken.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { upper, lower }) => upper.sub(lower).sub(1),
      words: (_p, { upper, lower, count }) =>
        `$${count}$ leaves out both $s = ${lower}$ and $s = ${upper}$, which satisfy the conditions.`,
    },
    {
      misconception: 'equality_let_in',
      at: 'upper',
      wrongly: (_p, { place }) => q(Math.ceil(Math.sqrt(4 * place.valueOf()) - 1e-9)),
      words: (_p, { upper, place }) =>
        `For $s = ${upper}$ the product can reach $${place}$, and the least value is not raised.`,
    },
    {
      misconception: 'lower_end_one_too_low',
      at: 'lower',
      wrongly: (_p, { edge }) => q(Math.floor(2 * Math.sqrt(edge.valueOf()) - 1e-9)),
      words: (_p, { lower, edge }) =>
        `For $s = ${lower}$ the product stays below $${edge}$, so the least value is above the bound.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A number and a constant over it, where the number is a product with a fixed sum; the sum is unknown, and bounds for the least value are given.',
  approach: () =>
    'Equal terms would give the usual least value. The sum limits the product: where equality is out of reach the least value stands at the end of the range. Turn both bounds into bounds for the sum.',
  faster: (p, { lower, upper }) =>
    `$${most(p)} = ${p.low} + ${(p.k * p.k) / p.low}$, so the largest product lies from $${p.low}$ to below $${p.k}$: $${4 * p.low} \\le s^2 < ${4 * p.k}$, $s = ${lower}$ to $${upper}$.`,
  check: (p, { lower, upper }) => {
    const at = (s: number) => leastOf(p, s).toFixed(2);
    return `Least values: ${at(Number(lower) - 1)} for $s = ${lower.sub(1)}$, ${at(Number(lower))} for $s = ${lower}$, ${at(Number(upper))} for $s = ${upper}$, ${at(Number(upper) + 1)} for $s = ${upper.add(1)}$.`;
  },
  principle:
    'A least value by equal terms holds only if equality can be reached; otherwise it stands at the end of the range.',
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
    return q(count);
  },
});

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
