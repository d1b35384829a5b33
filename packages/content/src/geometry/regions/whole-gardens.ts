import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Garden {
  /** Width of the path, m. */
  w: number;
  /** The lawn is this many times the path. */
  k: number;
  way: number;
}

const divisors = (n: number): number => {
  let count = 0;
  for (let d = 1; d <= n; d += 1) if (n % d === 0) count += 1;
  return count;
};
const times = (k: number) =>
  k === 1 ? 'as large as' : k === 2 ? 'twice as large as' : `$${k}$ times as large as`;

const sizesOfGarden = form({
  form: 'sizes-of-a-garden-with-path',
  revision: 4,
  band: 'Hard',
  entry: true,
  also: ['AL.DIO.2', 'NS.FAC.1'],
  seconds: 105,
  stem: ({ w, k, way }: Garden) =>
    way === 0
      ? `A rectangular garden, whose length and breadth in metres are integers, has a path of width $${w}$ m inside along all four sides. The lawn within the path is ${times(k)} the path. How many different sizes can the garden have?`
      : way === 1
        ? `Along the whole boundary of a rectangular plot runs a strip, $${w}$ m wide, on which nothing may be built. The area left inside is ${times(k)} the strip. If both sides of the plot measure a whole number of metres, how many such plots of different dimensions are there?`
        : `A rectangular field is bordered inside by a canal of the same width, $${w}$ m, on all four sides. The part that the canal encloses has an area ${times(k)} that of the canal. The length and breadth of the field, canal included, are whole numbers of metres. In how many different sizes can such a field be laid out?`,
  path: path<Garden>()
    .quiet('both', ({ w }) => q(2 * w))
    .quiet('part', ({ k }) => q(k + 1))
    .step(
      'shift',
      (_p, { both, part }) => both.mul(part),
      'Whole minus inner part is the border. With sides $x$ and $y$, the inner area times one more than the factor equals the whole area times the factor. Collect: $xy$ and $x + y$ remain.',
      ({ k }, { both, part, shift }) =>
        `${numberTex(part)}(x - ${numberTex(both)})(y - ${numberTex(both)}) = ${k === 1 ? '' : k}xy \\Rightarrow xy - ${numberTex(shift)}(x + y) + ${numberTex(shift.mul(both))} = 0`,
    )
    .step(
      'product',
      (_p, { both, shift }) => shift.mul(shift).sub(shift.mul(both)),
      'Complete the product.',
      (_p, { both, shift, product }) =>
        `(x - ${numberTex(shift)})(y - ${numberTex(shift)}) = ${numberTex(shift)}^2 - ${numberTex(shift.mul(both))} = ${numberTex(product)}`,
    )
    .step(
      'factors',
      (_p, { product }) => q(divisors(product.valueOf())),
      'Both factors are positive, for otherwise a side would be too short for the border. Count the factors of the product.',
      (_p, { product, factors }) => `d(${numberTex(product)}) = ${numberTex(factors)}`,
    )
    .step(
      'count',
      (_p, { factors }) => factors.div(2).ceil(),
      'Length and breadth may be exchanged, so pairs of factors count.',
      (_p, { factors, count }) => `${numberTex(factors)} \\div 2 = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'border_on_one_side_only',
      at: 'both',
      wrongly: ({ w }) => q(w),
      words: ({ w }, { product }) =>
        `$${w}$ was subtracted from each side once, which leads to $${numberTex(product)}$; the border lies on both sides.`,
    },
    {
      misconception: 'ordered_pairs_counted',
      gives: 'factors',
      words: (_p, { factors }) =>
        `All $${numberTex(factors)}$ factors were counted; exchanging the two sides gives no other rectangle.`,
    },
    {
      misconception: 'constant_dropped',
      at: 'product',
      wrongly: (_p, { shift }) => shift.mul(shift),
      words: (_p, { product }) =>
        `The product was taken as $${numberTex(product)}$; the term of the four corners is missing.`,
    },
    {
      misconception: 'whole_for_inner_part',
      at: 'part',
      wrongly: ({ k }) => (k > 1 ? q(k) : null),
      words: ({ k }) =>
        `The whole area was taken as $${k}$ times the border; the inner part is that, the whole one part more.`,
    },
    {
      misconception: 'sign_of_constant',
      at: 'product',
      wrongly: (_p, { both, shift }) => shift.mul(shift).add(shift.mul(both)),
      words: (_p, { product }) =>
        `$${numberTex(product)}$ comes from adding the term of the corners; moved to the other side it is subtracted.`,
    },
    {
      misconception: 'trivial_pair_left_out',
      at: 'count',
      wrongly: (_p, { factors }) => factors.div(2).ceil().sub(1),
      words: (_p, { product }) =>
        `The pair $1 \\times ${numberTex(product)}$ was left out; it gives a very long rectangle, which is allowed.`,
    },
    {
      misconception: 'even_factors_only',
      at: 'factors',
      wrongly: (_p, { product }) => q(divisors(product.valueOf() / 4)),
      words: () => 'Only even factors were paired; the sides need not be even.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A border of given width inside a rectangle, its area compared with the rest, and whole sides: an equation in two integers.',
  approach: () =>
    'The comparison of areas is one equation for two sides. It has the product and the sum of the sides, so it can be completed to a product of two brackets; then factors are counted.',
  faster: ({ w, k }) =>
    `With the inner sides $a$ and $b$ the border is $${2 * w}(a + b) + ${4 * w * w}$. So $ab = ${2 * w * k}(a + b) + ${4 * w * w * k}$, that is $(a - ${2 * w * k})(b - ${2 * w * k}) = ${numberTex(4 * w * w * k * (k + 1))}$: pairs of factors.`,
  check: ({ w, k }, { shift, product }) => {
    const [x, y] = [Number(shift) + 1, Number(shift.add(product))];
    const inner = (x - 2 * w) * (y - 2 * w);
    return `The longest one is $${x}$ by $${numberTex(y)}$: inside $${numberTex(inner)}$, border $${numberTex(x * y - inner)}$, and the quotient is $${k}$.`;
  },
  principle:
    'An equation with xy, x and y in integers becomes a product of two brackets: count the factors of the number left.',
  verify: ({ w, k }) => {
    // The shorter side up to where both are equal; for each, the longer one is tried out.
    let count = 0;
    const longest = 2 * w * (k + 1) + 4 * w * w * k * (k + 1);
    for (let x = 2 * w + 1; x <= 4 * w * (k + 1) + 8; x += 1)
      for (let y = x; y <= longest; y += 1) {
        const inner = (x - 2 * w) * (y - 2 * w);
        if (inner === k * (x * y - inner)) count += 1;
      }
    return q(count);
  },
});

/** GM.ARE.2 Hard: a border compared with what it encloses, in whole sides. */
export const wholeGardens: readonly AnyTemplate[] = situation<Garden>({
  type: 'GM.ARE.2',
  situation: 'border-and-inside',
  tries: 10,
  draw: draw => ({ w: draw.int(1, 8), k: draw.int(1, 6), way: draw.int(0, 2) }),
  forms: [sizesOfGarden],
});
