import { path } from '../../path.ts';
import { numberTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Link {
  k: number;
  minus: boolean;
  way: boolean;
}

const sign = (minus: boolean) => (minus ? '-' : '+');

const fourth = form({
  form: 'fourth-powers',
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: ({ k, minus, way }: Link) =>
    way
      ? `If $x ${sign(minus)} \\frac1x = ${k}$, find the value of $x^4 + \\frac{1}{x^4}$.`
      : `A number ${minus ? 'exceeds its reciprocal by' : 'and its reciprocal add up to'} $${k}$. What is the sum of the fourth powers of the number and of its reciprocal?`,
  path: path<Link>()
    .quiet('two', ({ minus }) => q(minus ? 2 : -2))
    .step(
      'square',
      ({ k }, { two }) => q(k * k).add(two),
      'Square the given equation; the middle term is $2$, whatever the number.',
      ({ k, minus }, { square }) =>
        `x^2 + \\frac{1}{x^2} = ${k}^2 ${minus ? '+' : '-'} 2 = ${numberTex(square)}`,
    )
    .quiet('middle', () => q(-2))
    .step(
      'fourth',
      (_p, { square, middle }) => square.mul(square).add(middle),
      'Square once more; both terms are positive now, so $2$ is taken off.',
      (_p, { square, fourth: value }) => `${numberTex(square)}^2 - 2 = ${numberTex(value)}`,
    ),
  slips: [
    {
      misconception: 'middle_term_forgotten',
      at: 'middle',
      wrongly: () => q(0),
      words: () => 'The second square holds the middle term $2$, which was not taken off.',
    },
    {
      misconception: 'middle_term_forgotten',
      at: 'two',
      wrongly: () => q(0),
      words: ({ k }) => `The square of the given equation was read as $${k}^2$ without its middle term.`,
    },
    {
      misconception: 'sign_of_middle_term',
      at: 'two',
      wrongly: ({ minus }) => q(minus ? -2 : 2),
      words: () => 'In the first square the middle term moved across with the wrong sign.',
    },
    {
      misconception: 'sign_of_middle_term',
      at: 'middle',
      wrongly: () => q(2),
      words: () => 'In the second square $2$ was added; it has to be taken off.',
    },
    {
      misconception: 'middle_term_of_four',
      at: 'middle',
      wrongly: () => q(-4),
      words: () => 'The middle term was doubled once too often.',
    },
    {
      misconception: 'power_of_the_sum',
      at: 'fourth',
      wrongly: ({ k }) => q(k ** 4),
      words: ({ k }) => `$${k}^4$ is the power of the sum, not the sum of the powers.`,
    },
    {
      misconception: 'middle_term_of_four',
      at: 'two',
      wrongly: ({ minus }) => q(minus ? 4 : -4),
      words: () => 'The first middle term is twice the product $1$, not four times.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'A number and its reciprocal: squaring twice leads to fourth powers.',
  approach: () => 'The product of the two is $1$, so every square has a middle term of $2$.',
  check: ({ k, minus }, { fourth: value }) => {
    const x = minus ? (k + Math.sqrt(k * k + 4)) / 2 : (k + Math.sqrt(k * k - 4)) / 2;
    return `The number is about $${x.toFixed(3)}$, and its fourth power about $${(x ** 4).toFixed(1)}$; the answer is $${numberTex(value)}$.`;
  },
  principle: 'A number and its reciprocal have product one: each squaring costs or adds two.',
  verify: ({ k, minus }) => {
    // Powers of the two roots obey s(n + 1) = k s(n) ± s(n − 1).
    let [before, now] = [2, k];
    for (let n = 1; n < 4; n += 1) [before, now] = [now, k * now + (minus ? before : -before)];
    return q(now);
  },
});

const fifth = form({
  form: 'fifth-from-square-and-cube',
  band: 'Medium',
  entry: true,
  seconds: 75,
  suits: ({ minus }: Link) => !minus,
  stem: ({ k, way }: Link) =>
    way
      ? `For a real number $x$, $x + \\frac1x = ${k}$. What is the value of $x^5 + \\frac{1}{x^5}$?`
      : `The roots of $x^2 - ${k}x + 1 = 0$ are $r$ and $s$. Find $r^5 + s^5$.`,
  path: path<Link>()
    .step(
      'square',
      ({ k }) => q(k * k - 2),
      'Find the sum of the squares of the number and its reciprocal.',
      ({ k }, { square }) => `${k}^2 - 2 = ${numberTex(square)}`,
    )
    .step(
      'cube',
      ({ k }) => q(k ** 3 - 3 * k),
      'Find the sum of the cubes.',
      ({ k }, { cube }) => `${k}^3 - 3 \\times ${k} = ${numberTex(cube)}`,
    )
    .quiet('rest', ({ k }) => q(k))
    .step(
      'fifth',
      (_p, { square, cube, rest }) => square.mul(cube).sub(rest),
      'Multiply the two: the fifth powers appear, and with them the first ones, which are taken off.',
      ({ k }, { square, cube, fifth: value }) =>
        `${numberTex(square)} \\times ${numberTex(cube)} - ${k} = ${numberTex(value)}`,
    ),
  slips: [
    {
      misconception: 'cross_terms_forgotten',
      at: 'rest',
      wrongly: () => q(0),
      words: ({ k }) => `The product of squares and cubes holds the first powers too, $${k}$ in all.`,
    },
    {
      misconception: 'sign_of_cross_terms',
      at: 'rest',
      wrongly: ({ k }) => q(-k),
      words: ({ k }) => `$${k}$ was added; it is contained in the product and has to be taken off.`,
    },
    {
      misconception: 'cube_without_correction',
      at: 'cube',
      wrongly: ({ k }) => q(k ** 3),
      words: ({ k }) => `The sum of the cubes was taken as $${k}^3$.`,
    },
    {
      misconception: 'cube_corrected_once',
      at: 'cube',
      wrongly: ({ k }) => q(k ** 3 - k),
      words: ({ k }) => `Three times $${k}$ has to be taken off the cube, not once.`,
    },
    {
      misconception: 'square_without_correction',
      at: 'square',
      wrongly: ({ k }) => q(k * k),
      words: ({ k }) => `The sum of the squares was taken as $${k}^2$.`,
    },
    {
      misconception: 'cube_added_correction',
      at: 'cube',
      wrongly: ({ k }) => q(k ** 3 + 3 * k),
      words: () => 'The correction of the cube was added and not taken off.',
    },
    {
      misconception: 'gives_the_fourth_powers',
      at: 'fifth',
      wrongly: (_p, { square }) => square.mul(square).sub(2),
      words: (_p, { square }) =>
        `The square of $${numberTex(square)}$ leads to the fourth powers, not to the fifth.`,
    },
    {
      misconception: 'cross_terms_of_squares',
      at: 'rest',
      wrongly: ({ k }) => q(k * k - 2),
      words: () => 'The sum of the squares was taken off in place of the first powers.',
    },
    {
      misconception: 'cross_terms_as_products',
      at: 'rest',
      wrongly: ({ k }) => q(5 * k),
      words: ({ k }) => `Five times $${k}$ was taken off, as if every lower power counted.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'A number and its reciprocal with a known sum; fifth powers are asked.',
  approach: () =>
    'Five is two and three: multiply the sums of squares and of cubes and remove what is too much.',
  faster: ({ k }) =>
    `Each sum is $${k}$ times the one before less the one before that: $2, ${k}, ${k * k - 2}, ${k ** 3 - 3 * k}, ${k * (k ** 3 - 3 * k) - (k * k - 2)}, \\dots$`,
  check: ({ k }, { fifth: value }) =>
    `By powers in a row: $${k} \\times ${k * (k ** 3 - 3 * k) - (k * k - 2)} - ${k ** 3 - 3 * k} = ${numberTex(value)}$.`,
  principle: 'Sums of like powers of a number and its reciprocal multiply into sums of powers on both sides.',
  verify: ({ k }) => {
    const x = (k + Math.sqrt(k * k - 4)) / 2;
    return q(Math.round(x ** 5 + x ** -5));
  },
});

interface Whole {
  low: number;
  high: number;
  way: boolean;
}

const wholeSums = form({
  form: 'whole-sums-in-a-range',
  band: 'Medium',
  also: ['AL.INQ.3', 'AL.INQ.6'],
  entry: true,
  seconds: 85,
  stem: ({ low, high, way }: Whole) =>
    way
      ? `$x$ is a real number such that $x + \\frac1x$ is an integer and $${low} < x^2 + \\frac{1}{x^2} < ${high}$. How many values can $x$ have?`
      : `How many real numbers have the property that the number and its reciprocal add up to an integer, while their squares add up to more than $${low}$ and less than $${high}$?`,
  path: path<Whole>()
    .step(
      'least',
      ({ low }) => q(Math.floor(Math.sqrt(low + 2)) + 1),
      'Call the integer $k$; the squares add up to $k^2 - 2$. Find the least positive $k$.',
      ({ low }, { least }) => `k^2 > ${low + 2} \\;\\Rightarrow\\; |k| \\ge ${least}`,
    )
    .step(
      'most',
      ({ high }) => q(Math.ceil(Math.sqrt(high + 2)) - 1),
      'Find the greatest.',
      ({ high }, { most }) => `k^2 < ${high + 2} \\;\\Rightarrow\\; |k| \\le ${most}`,
    )
    .quiet('each', () => q(4))
    .step(
      'count',
      (_p, { least, most, each }) => most.sub(least).add(1).mul(each),
      'Every such $k$ counts with both signs, and each gives a quadratic with two different real roots, for $|k| > 2$.',
      (_p, { least, most, count }) => `4 \\times (${most} - ${least} + 1) = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_root_each',
      at: 'each',
      wrongly: () => q(2),
      words: () => 'Each integer belongs to two numbers, which are reciprocals of each other.',
    },
    {
      misconception: 'positive_integers_only',
      at: 'each',
      wrongly: () => q(1),
      words: () =>
        'The integers were counted, only the positive ones, and not the numbers that lead to them.',
    },
    {
      misconception: 'middle_term_forgotten',
      at: 'least',
      wrongly: ({ low }) => {
        const wrong = Math.floor(Math.sqrt(low)) + 1;
        return wrong === Math.floor(Math.sqrt(low + 2)) + 1 ? null : q(wrong);
      },
      words: ({ low }) => `$k^2 > ${low}$ forgets the middle term of the square.`,
    },
    {
      misconception: 'sign_of_middle_term',
      at: 'most',
      wrongly: ({ high }) => {
        const wrong = Math.ceil(Math.sqrt(high - 2)) - 1;
        return wrong === Math.ceil(Math.sqrt(high + 2)) - 1 ? null : q(wrong);
      },
      words: ({ high }) => `$k^2 < ${high - 2}$ has the middle term on the wrong side.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { least, most, each }) => most.sub(least).mul(each),
      words: (_p, { least, most }) => `From $${least}$ to $${most}$ both ends count.`,
    },
    {
      misconception: 'boundary_included',
      at: 'count',
      wrongly: (_p, { least, most, each }) => most.sub(least).add(2).mul(each),
      words: () => 'One integer too many: the bounds themselves do not count.',
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'least',
      wrongly: () => q(3),
      words: ({ low }) => `Integers with squares too small for $${low}$ are counted as well.`,
    },
    {
      misconception: 'small_integers_counted',
      at: 'least',
      wrongly: () => q(1),
      words: () =>
        'All integers from $1$ on are counted; for $1$ there is no real number, and the squares are too small for the range.',
    },
    {
      misconception: 'three_for_four',
      at: 'each',
      wrongly: () => q(3),
      words: () => 'Of the four numbers for $k$ and $-k$ one was lost.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A number plus its reciprocal is whole, and a range is given for the squares: count numbers, not sums.',
  approach: () =>
    'The range bounds the whole sum. Each sum, of either sign, belongs to two reciprocal numbers.',
  faster: ({ low, high }) => `Squares strictly between $${low + 2}$ and $${high + 2}$, four numbers each.`,
  check: (_p, { least, most }) =>
    `$${least}^2 - 2 = ${numberTex(least.mul(least).sub(2))}$ and $${most}^2 - 2 = ${numberTex(most.mul(most).sub(2))}$ lie in the range, the next squares do not.`,
  principle:
    'A sum with the reciprocal of size above two belongs to two different reciprocal numbers; its negative to two more.',
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
    return q(found.size);
  },
});

interface Cubic {
  roots: readonly [number, number, number];
  way: boolean;
}

const e = ([a, b, c]: Cubic['roots']) => [a + b + c, a * b + b * c + c * a, a * b * c] as const;
const cubicTex = (roots: Cubic['roots']) => {
  const [s, t, u] = e(roots);
  return polynomialTex([1, -s, t, -u]);
};

const reciprocals = form({
  form: 'sum-of-reciprocals',
  band: 'Easy',
  seconds: 45,
  stem: ({ roots, way }: Cubic) =>
    way
      ? `What is the sum of the reciprocals of the roots of $${cubicTex(roots)} = 0$?`
      : `The equation $${cubicTex(roots)} = 0$ has the roots $p$, $q$ and $r$. Find $\\frac1p + \\frac1q + \\frac1r$.`,
  path: path<Cubic>()
    .step(
      'pairs',
      ({ roots }) => q(e(roots)[1]),
      'Over a common denominator the sum of the pairwise products stands above. Read it off the equation.',
      (_p, { pairs }) => `pq + qr + rp = ${numberTex(pairs)}`,
    )
    .step(
      'product',
      ({ roots }) => q(e(roots)[2]),
      'The product of the roots stands below; it is the constant term with the sign changed.',
      (_p, { product }) => `pqr = ${numberTex(product)}`,
    )
    .step(
      'sum',
      (_p, { pairs, product }) => pairs.div(product),
      'Divide.',
      (_p, { pairs, product, sum }) =>
        `\\frac{${numberTex(pairs)}}{${numberTex(product)}} = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'sign_of_product',
      at: 'product',
      wrongly: (_p, { product }) => product.neg(),
      words: () => 'In a cubic the product of the roots is the constant term with the opposite sign.',
    },
    {
      misconception: 'reciprocal_of_sum',
      at: 'sum',
      wrongly: ({ roots }) => (e(roots)[0] === 0 ? null : q(1, e(roots)[0])),
      words: () => 'The reciprocal of the sum is not the sum of the reciprocals.',
    },
    {
      misconception: 'sum_over_product',
      at: 'pairs',
      wrongly: ({ roots }) => q(e(roots)[0]),
      words: () => 'The sum of the roots was put above; it has to be that of the pairwise products.',
    },
    {
      misconception: 'sign_of_pairs',
      at: 'pairs',
      wrongly: ({ roots }) => q(-e(roots)[0]),
      words: () => 'The coefficient of $x^2$ was put above in place of that of $x$.',
    },
    {
      misconception: 'fraction_inverted',
      at: 'sum',
      wrongly: (_p, { pairs, product }) => (pairs.equals(0) ? null : product.div(pairs)),
      words: () => 'The fraction was inverted.',
    },
    {
      misconception: 'fraction_inverted',
      at: 'sum',
      wrongly: (_p, { pairs, product }) => (pairs.equals(0) ? null : product.div(pairs).neg()),
      words: () => 'The constant term was put above and the coefficient of $x$ below.',
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () => 'A symmetric expression of the roots of a cubic: no root is needed.',
  approach: () => 'On a common denominator it is a quotient of two coefficients, with the signs of a cubic.',
  check: ({ roots }, { sum }) =>
    `The roots are $${roots.join(', ')}$, and their reciprocals add up to $${numberTex(sum)}$.`,
  principle:
    'Signs alternate in a cubic: sum, pairwise products, product are minus, plus, minus the coefficients.',
  verify: ({ roots }) => roots.reduce((s, r) => s.add(q(1, r)), q(0)),
});

interface Middle {
  m: number;
  d: number;
  way: boolean;
}

const progression = form({
  form: 'roots-in-progression',
  band: 'Medium',
  also: ['AL.SEQ.3'],
  seconds: 80,
  stem: ({ m, d, way }: Middle) => {
    const roots = [m - d, m, m + d] as const;
    const [s, , u] = e(roots);
    const [square, end] = [-s, u === 0 ? '' : ` ${u > 0 ? '-' : '+'} ${Math.abs(u)}`];
    const equation = `x^3 ${square < 0 ? '-' : '+'} ${Math.abs(square)}x^2 + kx${end} = 0`;
    return way
      ? `The roots of $${equation}$ are in arithmetic progression. What is the value of $k$?`
      : `Three numbers in arithmetic progression satisfy $${equation}$. Find the sum of their pairwise products.`;
  },
  path: path<Middle>()
    .step(
      'middle',
      ({ m }) => q(m),
      'The sum of the roots is three times the middle one.',
      ({ m }, { middle }) => `\\frac{${3 * m}}{3} = ${numberTex(middle)}`,
    )
    .quiet('product', ({ m, d }) => q(m * (m * m - d * d)))
    .step(
      'outer',
      (_p, { middle, product }) => product.div(middle),
      'The product of all three over the middle one is the product of the outer ones.',
      (_p, { middle, product, outer }) =>
        `${numberTex(product)} \\div ${middle.valueOf() < 0 ? `(${numberTex(middle)})` : numberTex(middle)} = ${numberTex(outer)}`,
    )
    .step(
      'k',
      (_p, { middle, outer }) => outer.add(middle.mul(middle).mul(2)),
      'The pairwise products are the outer ones and the middle one times the sum of the outer ones, which is twice the middle one.',
      (_p, { middle, outer, k }) =>
        `${numberTex(outer)} + 2 \\times (${numberTex(middle)})^2 = ${numberTex(k)}`,
    ),
  slips: [
    {
      misconception: 'outer_product_only',
      gives: 'outer',
      words: (_p, { outer }) => `$${numberTex(outer)}$ is the product of the outer roots alone.`,
    },
    {
      misconception: 'middle_counted_once',
      at: 'k',
      wrongly: (_p, { middle, outer }) => outer.add(middle.mul(middle)),
      words: () => 'The middle root meets both outer ones, whose sum is twice the middle one.',
    },
    {
      misconception: 'sign_of_product',
      at: 'product',
      wrongly: ({ m, d }) => q(-m * (m * m - d * d)),
      words: () => 'The product of the roots is the constant term with the opposite sign.',
    },
    {
      misconception: 'three_middle_squares',
      at: 'k',
      wrongly: (_p, { middle, outer }) => outer.add(middle.mul(middle).mul(3)),
      words: () => 'Three squares of the middle root were added; two belong here.',
    },
    {
      misconception: 'sign_of_the_middle_term',
      at: 'k',
      wrongly: (_p, { middle, outer }) => outer.sub(middle.mul(middle).mul(2)),
      words: () => 'The products with the middle root were taken off.',
    },
    {
      misconception: 'equal_roots',
      at: 'k',
      wrongly: (_p, { middle }) => middle.mul(middle).mul(3),
      words: () => 'Three equal roots would give this; the constant term rules that out.',
    },
    {
      misconception: 'sum_of_roots_for_middle',
      at: 'k',
      wrongly: (_p, { middle, outer }) => outer.add(middle.mul(6)),
      words: () => 'Twice the sum of the roots was added instead of twice the square of the middle one.',
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () => 'Roots in arithmetic progression: the middle one is known from the sum.',
  approach: () =>
    'The middle root is a third of the sum; it is a root, and the others follow from sum and product.',
  faster: ({ m, d }) =>
    `Put the middle root $${m}$ into the equation, or with difference $d$: $d^2 = ${d * d}$ and $k = 3 \\times ${m * m} - ${d * d}$.`,
  check: ({ m, d }, { k }) =>
    `The roots are $${m - d}, ${m}, ${m + d}$, and $${m * (m - d)} ${m * (m + d) < 0 ? '-' : '+'} ${Math.abs(m * (m + d))} ${m * m - d * d < 0 ? '-' : '+'} ${Math.abs(m * m - d * d)} = ${numberTex(k)}$.`,
  principle: 'Three numbers in arithmetic progression: the middle one is a third of their sum.',
  verify: ({ m, d }) => {
    // The middle root satisfies the equation, which is linear in k.
    const [s, , u] = e([m - d, m, m + d]);
    return q(-(m ** 3) + s * m * m + u).div(m);
  },
});

interface Constant {
  sum: number;
  way: boolean;
}

const triples = (sum: number) => {
  const found: (readonly [number, number, number])[] = [];
  for (let a = 1; a <= sum; a += 1)
    for (let b = a; a + b < sum; b += 1) {
      const c = sum - a - b;
      if (c >= b) found.push([a, b, c]);
    }
  return found;
};

const wholeRoots = form({
  form: 'greatest-coefficient-with-whole-roots',
  band: 'Medium',
  also: ['AL.INQ.5', 'AL.DIO.5'],
  entry: true,
  seconds: 75,
  stem: ({ sum, way }: Constant) =>
    way
      ? `The roots of $x^3 - ${sum}x^2 + kx - m = 0$ are three different positive integers. What is the greatest possible value of $m$?`
      : `Three distinct positive integers satisfy the equation $x^3 - ${sum}x^2 + kx - m = 0$. What is the least possible value of $k$?`,
  path: path<Constant>()
    .step(
      'sum',
      ({ sum }) => q(sum),
      ({ way }) =>
        way
          ? 'The roots have a fixed sum, and $m$ is their product: they must be as close together as different integers can be.'
          : 'The roots have a fixed sum, and $k$ is the sum of their pairwise products: it is least when they are as far apart as possible.',
      ({ sum }) => `p + q + r = ${sum}`,
    )
    .quiet('least', () => q(1))
    .step(
      'triple',
      ({ way }, { sum, least }) => {
        const s = sum.valueOf();
        if (!way) return [least, least.add(1), sum.sub(least.mul(2)).sub(1)];
        const third = Math.floor(s / 3);
        const shift = s - 3 * third;
        return [q(third - 1), q(third + (shift === 2 ? 1 : 0)), q(third + (shift === 0 ? 1 : 2))];
      },
      'Choose them.',
      (_p, { triple }) => triple.map(t => numberTex(t)).join(', '),
    )
    .step(
      'value',
      ({ way }, { triple }) => {
        const [a, b, c] = triple as unknown as [
          ReturnType<typeof q>,
          ReturnType<typeof q>,
          ReturnType<typeof q>,
        ];
        return way ? a.mul(b).mul(c) : a.mul(b).add(b.mul(c)).add(c.mul(a));
      },
      ({ way }) => (way ? 'Multiply them.' : 'Add the pairwise products.'),
      (_p, { value }) => numberTex(value),
    ),
  slips: [
    {
      misconception: 'equal_roots_allowed',
      at: 'triple',
      wrongly: ({ sum, way }) => {
        if (!way) return [q(1), q(1), q(sum - 2)];
        const t = Math.floor(sum / 3);
        const r = sum - 3 * t;
        return [q(t), q(t + (r === 2 ? 1 : 0)), q(t + (r > 0 ? 1 : 0))];
      },
      words: (_p, { triple }) =>
        `The roots $${triple.map(t => numberTex(t)).join(', ')}$ are not all different.`,
    },
    {
      misconception: 'other_extreme',
      at: 'triple',
      wrongly: ({ sum, way }) => {
        if (way) return [q(1), q(2), q(sum - 3)];
        const t = Math.floor(sum / 3);
        return [q(t - 1), q(t), q(sum - 2 * t + 1)];
      },
      words: (_p, { triple }) => `$${triple.map(t => numberTex(t)).join(', ')}$ lead to the other extreme.`,
    },
    {
      misconception: 'steps_of_two',
      at: 'triple',
      wrongly: ({ sum, way }) => {
        if (!way) return [q(1), q(3), q(sum - 4)];
        const t = Math.floor(sum / 3);
        return [q(t - 2), q(t), q(sum - 2 * t + 2)];
      },
      words: (_p, { triple }) => `$${triple.map(t => numberTex(t)).join(', ')}$ can be improved by one step.`,
    },
    {
      misconception: 'zero_allowed',
      at: 'triple',
      wrongly: ({ sum, way }) => (way ? null : [q(0), q(1), q(sum - 1)]),
      words: () => 'Zero was allowed as a root; it is not positive.',
    },
    {
      misconception: 'one_triple_further',
      at: 'triple',
      wrongly: ({ sum, way }) => {
        if (!way) return [q(2), q(3), q(sum - 5)];
        const t = Math.floor(sum / 3);
        return [q(t - 3), q(t + 1), q(sum - 2 * t + 2)];
      },
      words: (_p, { triple }) =>
        `$${triple.map(t => numberTex(t)).join(', ')}$ is possible, but not the best choice.`,
    },
    {
      misconception: 'cube_of_the_mean',
      at: 'value',
      wrongly: ({ sum, way }) => (way ? q(sum ** 3, 27).ceil() : q(sum * sum, 3).ceil()),
      words: () => 'The mean of the roots was used for all three of them.',
    },
    {
      misconception: 'two_roots_equal_to_one',
      at: 'value',
      wrongly: ({ sum, way }) => (way ? q(Math.floor(sum / 3) ** 3) : q(sum - 1)),
      words: () => 'This value does not belong to three different positive roots.',
    },
    {
      misconception: 'pair_only',
      at: 'value',
      wrongly: ({ way, sum }) => (way ? null : q(2 + sum - 3)),
      words: () => 'One of the three pairwise products is missing.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Whole roots with a fixed sum, and an extreme coefficient: an extremal question about integers.',
  approach: () =>
    'Translate the coefficients into sums and products of roots. With a fixed sum, closeness makes products large and distance makes them small.',
  faster: ({ sum, way }) =>
    way
      ? `Three different integers nearest to $${numberTex(q(sum, 3))}$ with the sum $${sum}$; multiply.`
      : `$1, 2, ${sum - 3}$: $2 + 3 \\times ${sum - 3}$.`,
  check: ({ way }, { triple, value }) =>
    way
      ? `Moving two of $${triple.map(t => numberTex(t)).join(', ')}$ one step apart makes the product smaller than $${numberTex(value)}$.`
      : `Moving two of $${triple.map(t => numberTex(t)).join(', ')}$ one step together makes the sum of products larger than $${numberTex(value)}$.`,
  principle: 'With a fixed sum, products grow as the numbers come together and shrink as they move apart.',
  verify: ({ sum, way }) => {
    const values = triples(sum)
      .filter(([a, b, c]) => a < b && b < c)
      .map(t => (way ? e(t)[2] : e(t)[1]));
    return q(way ? Math.max(...values) : Math.min(...values));
  },
});

const rootsOf = (draw: { int(a: number, b: number): number }) =>
  [draw.int(-6, 8), draw.int(-6, 8), draw.int(-6, 8)] as const;

/** AL.POL.2 and AL.POL.4: chains of powers, and roots of cubics in three more forms each. */
export const rootsAndChains: readonly AnyTemplate[] = [
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
  ...situation<Cubic>({
    type: 'AL.POL.4',
    situation: 'whole-roots',
    draw: draw => {
      const roots = rootsOf(draw);
      const [s, t, u] = e(roots);
      const fits =
        roots.every(r => r !== 0) &&
        new Set(roots).size === 3 &&
        s !== 0 &&
        t !== 0 &&
        Math.abs(u) < 120 &&
        !q(t, u).equals(q(1, s));
      return fits && q(t, u).d <= 24n && q(t, u).d > 1n ? { roots, way: draw.chance(0.5) } : null;
    },
    tries: 40,
    forms: [reciprocals],
  }),
  ...situation<Middle>({
    type: 'AL.POL.4',
    situation: 'three-in-progression',
    draw: draw => {
      const m = draw.int(-7, 9);
      const d = draw.int(1, 9);
      return m !== 0 && m !== d && m !== -d ? { m, d, way: (m + d) % 2 === 0 } : null;
    },
    tries: 20,
    forms: [progression],
  }),
  ...situation<Constant>({
    type: 'AL.POL.4',
    situation: 'extreme-coefficient',
    draw: draw => ({ sum: draw.int(12, 40), way: draw.chance(0.5) }),
    tries: 20,
    forms: [wholeRoots],
  }),
];
