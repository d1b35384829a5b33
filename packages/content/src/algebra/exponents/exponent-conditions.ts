import { path } from '../../path.ts';
import { linearTex, numberTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Factored {
  base: number;
  up: number;
  down: number;
  x: number;
  way: boolean;
}

const sumOfPowers = form({
  form: 'sum-of-powers',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: ({ base, up, down, x, way }: Factored) => {
    const value = base ** (x - down) * (base ** (up + down) - 1);
    return way
      ? `If $${base}^{x + ${up}} - ${base}^{x - ${down}} = ${value}$, what is the value of $${base}^{x}$?`
      : `The powers $${base}^{x + ${up}}$ and $${base}^{x - ${down}}$ differ by ${value}. Find $${base}^x$.`;
  },
  path: path<Factored>()
    .quiet('factor', ({ base, up, down }) => q(base ** (up + down) - 1))
    .step(
      'smaller',
      ({ base, up, down, x }, { factor }) => q(base ** (x - down) * (base ** (up + down) - 1)).div(factor),
      'Take the smaller power out and divide by the bracket.',
      ({ base, up, down, x }, { factor, smaller }) =>
        `${base}^{x - ${down}}(${base}^{${up + down}} - 1) = ${base ** (x - down) * (base ** (up + down) - 1)} \\;\\Rightarrow\\; ${base}^{x - ${down}} = \\frac{${base ** (x - down) * (base ** (up + down) - 1)}}{${numberTex(factor)}} = ${numberTex(smaller)}`,
    )
    .quiet('back', ({ base, down }) => q(base ** down))
    .step(
      'power',
      (_p, { smaller, back }) => smaller.mul(back),
      'Multiply back to the power that is asked.',
      ({ base, down }, { smaller, power }) =>
        `${base}^x = ${numberTex(smaller)} \\times ${base}^{${down}} = ${numberTex(power)}`,
    ),
  slips: [
    {
      misconception: 'stops_at_the_smaller_power',
      gives: 'smaller',
      words: ({ base, down }, { smaller }) =>
        `$${numberTex(smaller)}$ is the smaller power $${base}^{x - ${down}}$, not the one that is asked.`,
    },
    {
      misconception: 'gives_the_larger_power',
      at: 'back',
      wrongly: ({ base, up, down }) => q(base ** (up + down)),
      words: ({ base, up }) => `That is $${base}^{x + ${up}}$, the larger of the two powers.`,
    },
    {
      misconception: 'sum_in_the_bracket',
      at: 'factor',
      wrongly: ({ base, up, down }) => q(base ** (up + down) + 1),
      words: () => 'The bracket was written with a plus; the powers are subtracted.',
    },
    {
      misconception: 'exponents_subtracted',
      at: 'factor',
      wrongly: ({ base, up, down }) => q(base ** (up + down)),
      words: () =>
        'A difference of powers is not the power of a difference: the $1$ in the bracket is missing.',
    },
    {
      misconception: 'exponent_once_more',
      at: 'back',
      wrongly: ({ base, down }) => q(base ** (down + 1)),
      words: ({ base }) => `This is $${base}^{x + 1}$: one factor $${base}$ too many.`,
    },
    {
      misconception: 'bracket_with_one_exponent',
      at: 'factor',
      wrongly: ({ base, up }) => q(base ** up - 1),
      words: ({ base, up }) => `The bracket $${base}^{${up}} - 1$ fits a difference from $${base}^x$ itself.`,
    },
    {
      misconception: 'exponent_once_less',
      at: 'back',
      wrongly: ({ base, down }) => (down > 1 ? q(base ** (down - 1)) : null),
      words: ({ base }) => `This is $${base}^{x - 1}$: a factor $${base}$ is missing.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Two powers of one base with exponents that differ by a number: a common factor.',
  approach: () => 'Take out the smaller power; the bracket is a number.',
  check: ({ base, up, down }, { power }) =>
    `$${numberTex(power)} \\times ${base ** up} - ${numberTex(power)} \\div ${base ** down} = ${numberTex(power.mul(base ** up).sub(power.div(base ** down)))}$.`,
  principle: 'Powers of one base add through a common factor, never through their exponents.',
  verify: ({ base, up, down, x }) => {
    const value = base ** (x - down) * (base ** (up + down) - 1);
    for (let k = 0; k < 14; k += 1) if (base ** (k + up) - base ** (k - down) === value) return q(base ** k);
    throw new Error('no exponent');
  },
});

interface Quadratic {
  base: number;
  /** The two solutions. */
  s: number;
  t: number;
  way: boolean;
}

const squares = form({
  form: 'quadratic-exponent',
  revision: 3,
  band: 'Medium',
  also: ['AL.QUA.3', 'AL.QUA.1'],
  seconds: 85,
  stem: ({ base, s, t, way }: Quadratic) => {
    const linear = linearTex(s + t, -s * t, 'k');
    if (base % 3 === 0)
      return `The curves $y = ${base}^{x^2} \\cdot ${base}^{${linear}}$ and $y = ${base * base}^{kx}$ meet at exactly one point for two values of $k$. What is the sum of the squares of these values?`;
    return way
      ? `For two real numbers $k$ the equation $${base}^{x^2} \\cdot ${base}^{${linear}} = ${base * base}^{kx}$ has exactly one real solution $x$. What is the sum of the squares of these two numbers?`
      : `The equation $${base}^{x^2 + ${`(${linear})`}} = ${base * base}^{kx}$ in $x$ has just one real root if $k = p$ or $k = q$, with $p \\ne q$. Find $p^2 + q^2$.`;
  },
  path: path<Quadratic>()
    .step(
      'quarter',
      () => q(1),
      'Write both sides with one base and compare exponents: a quadratic in $x$ with $k$ in it.',
      ({ s, t }, { quarter }) => `x^2 - ${quarter.mul(2)}kx + (${linearTex(s + t, -s * t, 'k')}) = 0`,
    )
    .step(
      'sum',
      ({ s, t }, { quarter }) => quarter.mul(s + t),
      'One real solution means that the discriminant vanishes. A quarter of it is a quadratic in $k$; read off the sum of its roots.',
      ({ s, t }, { sum }) =>
        `k^2 - (${linearTex(s + t, -s * t, 'k')}) = ${polynomialTex([1, -(s + t), s * t], 'k')} = 0, \\quad k_1 + k_2 = ${numberTex(sum)}`,
    )
    .quiet('product', ({ s, t }, { quarter }) => quarter.mul(s * t))
    .quiet('twice', () => q(2))
    .step(
      'squares',
      (_p, { sum, product, twice }) => sum.mul(sum).sub(product.mul(twice)),
      'The squares add up to the square of the sum less twice the product.',
      (_p, { sum, product, squares: value }) =>
        `(${numberTex(sum)})^2 - 2 \\times (${numberTex(product)}) = ${numberTex(value)}`,
    ),
  slips: [
    {
      misconception: 'square_of_sum_for_sum_of_squares',
      at: 'twice',
      wrongly: () => q(0),
      words: (_p, { squares: value }) => `$${numberTex(value)}$ is the square of the sum of the two numbers.`,
    },
    {
      misconception: 'product_taken_off_once',
      at: 'twice',
      wrongly: () => q(1),
      words: (_p, { product }) => `The product $${numberTex(product)}$ is to be taken off twice.`,
    },
    {
      misconception: 'sign_of_the_product',
      at: 'product',
      wrongly: ({ s, t }) => q(-s * t),
      words: (_p, { product }) =>
        `$${numberTex(product)}$ was used for the product: the bracket is subtracted as a whole, so its constant changes its sign.`,
    },
    {
      misconception: 'base_not_converted',
      at: 'quarter',
      wrongly: () => q(4),
      words: ({ base }) =>
        `The exponent on the right was kept as $kx$ although its base is $${base * base} = ${base}^2$; it doubles.`,
    },
    {
      misconception: 'product_taken_off_four_times',
      at: 'twice',
      wrongly: () => q(4),
      words: (_p, { sum, product }) =>
        `$${numberTex(sum)}^2$ less four times $${numberTex(product)}$ is the square of the difference of the two numbers.`,
    },
    {
      misconception: 'sum_not_squared',
      at: 'squares',
      wrongly: (_p, { sum, product }) => sum.sub(product.mul(2)),
      words: (_p, { sum }) => `The sum $${numberTex(sum)}$ of the two numbers was not squared.`,
    },
    {
      misconception: 'product_added',
      at: 'twice',
      wrongly: () => q(-2),
      words: (_p, { product }) =>
        `Twice the product $${numberTex(product)}$ was added; it has to come off the square of the sum.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'An exponential equation with a parameter has one solution only: a discriminant that vanishes for two values.',
  approach: () =>
    'One base on both sides gives a quadratic in $x$, its discriminant one in $k$. The sum of squares needs sum and product only.',
  faster: ({ s, t }) =>
    `Equal roots need $k^2 = ${linearTex(s + t, -s * t, 'k')}$: sum $${s + t}$ and product $${s * t}$ give $${(s + t) ** 2} ${s * t < 0 ? '+' : '-'} ${Math.abs(2 * s * t)}$.`,
  check: ({ s, t }, { squares: value }) =>
    `For $k = ${s}$ the exponents give $${polynomialTex([1, -2 * s, s * s])} = 0$, for $k = ${t}$ they give $${polynomialTex([1, -2 * t, t * t])} = 0$: one root each, and $${s * s} + ${t * t} = ${numberTex(value)}$.`,
  principle:
    'Bring powers to one base and compare exponents; a single solution is then a discriminant of zero.',
  verify: ({ s, t }) => {
    let total = 0;
    for (let k = -60; k <= 60; k += 1) if (4 * k * k === 4 * ((s + t) * k - s * t)) total += k * k;
    return q(total);
  },
});

interface Rooted {
  base: number;
  low: number;
  c: number;
  way: boolean;
}

const bothRootsAbove = form({
  form: 'both-roots-above-a-number',
  band: 'Hard',
  also: ['AL.QUA.9', 'AL.INQ.3'],
  entry: true,
  seconds: 105,
  stem: ({ base, low, c, way }: Rooted) => {
    const bound = low === 0 ? 'positive' : `greater than $${low}$`;
    return way
      ? `For how many integers $k$ does the equation $${base * base}^x - k \\cdot ${base}^x + ${c} = 0$ have two different real roots, both of them ${bound}?`
      : `An integer $k$ is such that $${base}^{2x} + ${c} = k \\cdot ${base}^x$ holds for two different real values of $x$, each ${bound}. How many values can $k$ have?`;
  },
  path: path<Rooted>()
    .step(
      'edge',
      ({ base, low }) => q(base ** low),
      'Put $t$ for the power. Both roots of the quadratic in $t$ must then lie above a number: find it.',
      ({ base, low, c }, { edge }) =>
        `t = ${base}^x: \\quad t^2 - kt + ${c} = 0, \\quad t > ${base}^{${low}} = ${numberTex(edge)}`,
    )
    .step(
      'below',
      ({ c }) => q(Math.floor(2 * Math.sqrt(c) + 1e-9)),
      'Two different real roots need a positive discriminant. The roots are positive, so $k$ is.',
      ({ c }, { below }) =>
        `k^2 > ${4 * c} \\;\\Rightarrow\\; k > 2\\sqrt{${c}}, \\quad k \\ge ${numberTex(below.add(1))}`,
    )
    .step(
      'above',
      ({ c }, { edge }) => edge.add(q(c).div(edge)).ceil().sub(1),
      'At that number the quadratic must still be positive, and the mid-point of the roots beyond it. The first condition bounds $k$ from above.',
      ({ c }, { edge, above }) =>
        `${numberTex(edge.mul(edge))} - ${numberTex(edge)}k + ${c} > 0 \\;\\Rightarrow\\; k < ${numberTex(edge.add(q(c).div(edge)))}, \\quad k \\le ${numberTex(above)}`,
    )
    .step(
      'count',
      (_p, { below, above }) => above.sub(below),
      'Count the integers.',
      (_p, { below, above, count }) => `${numberTex(above)} - ${numberTex(below)} = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'edge_not_divided_out',
      at: 'above',
      wrongly: ({ c }, { edge }) => (edge.equals(1) ? null : edge.mul(edge).add(c).sub(1)),
      words: (_p, { edge }) =>
        `At the edge $k$ is multiplied by $${numberTex(edge)}$; the condition was not divided by it.`,
    },
    {
      misconception: 'positive_for_above_the_bound',
      at: 'edge',
      wrongly: ({ low }) => (low > 0 ? q(1) : null),
      words: ({ low }) => `The roots were only kept positive; they have to be greater than $${low}$.`,
    },
    {
      misconception: 'boundary_included',
      at: 'above',
      wrongly: ({ c }, { edge }) => (q(c).div(edge).d === 1n ? edge.add(q(c).div(edge)) : null),
      words: ({ low }, { above }) =>
        `At $k = ${numberTex(above)}$ one root is exactly $${low}$, which is not enough.`,
    },
    {
      misconception: 'equal_roots_counted',
      at: 'below',
      wrongly: ({ c }) => (Number.isInteger(2 * Math.sqrt(c)) ? q(2 * Math.sqrt(c) - 1) : null),
      words: (_p, { below }) => `At $k = ${numberTex(below.add(1))}$ the two roots coincide.`,
    },
    {
      misconception: 'drops_four_in_discriminant',
      at: 'below',
      wrongly: ({ c }) => q(Math.floor(Math.sqrt(c) + 1e-9)),
      words: ({ c }) => `The discriminant was taken as $k^2 - ${c}$; the constant counts four times.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { below, above }) => above.sub(below).sub(1),
      words: (_p, { below, above }) =>
        `From $${numberTex(below.add(1))}$ to $${numberTex(above)}$ both ends count; one was left out.`,
    },
    {
      misconception: 'exponent_bound_for_power_bound',
      at: 'edge',
      wrongly: ({ low, base }) => (low > 0 && low !== base ** low ? q(low) : null),
      words: ({ low, base }) =>
        `The bound $x > ${low}$ was used for $${base}^x$ itself, without turning it into a power.`,
    },
    {
      misconception: 'rounds_bound_down',
      at: 'below',
      wrongly: ({ c }) => (Number.isInteger(2 * Math.sqrt(c)) ? null : q(Math.floor(2 * Math.sqrt(c)) - 1)),
      words: ({ c }) =>
        `$k = ${Math.floor(2 * Math.sqrt(c))}$ has a square below $${4 * c}$, so there are no real roots.`,
    },
    {
      misconception: 'all_k_up_to_the_bound',
      at: 'below',
      wrongly: () => q(0),
      words: (_p, { count }) =>
        `$${count}$ leaves out the discriminant; for small $k$ there are no real roots.`,
    },
    {
      misconception: 'two_ends_left_out',
      at: 'count',
      wrongly: (_p, { below, above }) => above.sub(below).sub(2),
      words: (_p, { count }) =>
        `$${count}$ leaves out both ends of the range, which satisfy the strict conditions.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () => 'A hidden quadratic with both roots beyond a bound: the position of roots, then a count.',
  approach: () =>
    'Substitute the power. Discriminant, value at the edge and mid-point decide where both roots lie; count whole $k$.',
  faster: ({ base, low, c }) =>
    `$k = t + \\frac{${c}}{t}$ falls from $t = ${base ** low}$, where it is $${numberTex(q(base ** low).add(q(c, base ** low)))}$, to its least value $2\\sqrt{${c}}$: strictly between these every $k$ is taken twice.`,
  check: ({ c }, { above, below }) => {
    const roots = (k: number) =>
      [(k - Math.sqrt(k * k - 4 * c)) / 2, (k + Math.sqrt(k * k - 4 * c)) / 2]
        .map(t => t.toFixed(2))
        .join(' and ');
    return `At $k = ${numberTex(above)}$ the powers are about ${roots(above.valueOf())}; at $k = ${numberTex(below.add(1))}$ about ${roots(below.valueOf() + 1)}.`;
  },
  principle:
    'After a substitution, translate the bound too; then both roots lie beyond it when discriminant, edge value and mid-point say so.',
  verify: ({ base, low, c }) => {
    let count = 0;
    for (let k = 1; k <= c + 50; k += 1) {
      const d = k * k - 4 * c;
      if (d > 0 && Math.log((k - Math.sqrt(d)) / 2) / Math.log(base) > low + 1e-9) count += 1;
    }
    return q(count);
  },
});

/** AL.IND.2: a common factor, a quadratic exponent, and the position of roots behind a substitution. */
export const exponentConditions: readonly AnyTemplate[] = [
  ...situation<Factored>({
    type: 'AL.IND.2',
    situation: 'common-factor',
    draw: draw => {
      const base = draw.int(2, 7);
      const [up, down] = [draw.int(1, 3), draw.int(1, 2)];
      const x = down + draw.int(1, base === 2 ? 7 : base === 3 ? 4 : 2);
      return base ** (x + up) <= 20000 ? { base, up, down, x, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [sumOfPowers],
  }),
  ...situation<Quadratic>({
    type: 'AL.IND.2',
    situation: 'exponents-in-a-quadratic',
    draw: draw => {
      const [s, t] = [draw.int(-7, 9), draw.int(-7, 9)];
      const base = draw.int(2, 7);
      return s !== t && (s + t) % 2 === 0 && s + t !== 0 && s * t !== 0
        ? { base, s, t, way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [squares],
  }),
  ...situation<Rooted>({
    type: 'AL.IND.2',
    situation: 'roots-beyond-a-bound',
    draw: draw => {
      const base = draw.int(2, 5);
      const low = draw.int(0, 2);
      const c = draw.int(5, 90);
      const edge = base ** low;
      const p = { base, low, c, way: draw.chance(0.5) };
      const count = q(edge).add(q(c, edge)).ceil().valueOf() - 1 - Math.floor(2 * Math.sqrt(c) + 1e-9);
      return c > edge * edge && count >= 4 && count <= 60 ? p : null;
    },
    tries: 40,
    forms: [bothRootsAbove],
  }),
];
