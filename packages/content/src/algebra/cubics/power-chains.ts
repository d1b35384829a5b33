import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
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
  revision: 2,
  suits: ({ k }) => k <= 12,
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
      words: () =>
        'The middle term of the second square is $2$, twice the product $1$; here $4$ was taken off.',
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
  revision: 2,
  likely: true,
  band: 'Medium',
  entry: true,
  seconds: 65,
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
      words: ({ k }, { rest }) =>
        `The sum of the squares was taken off in place of the first powers. Here $${numberTex(k)} \\times ${numberTex(k)} - 2 = ${numberTex(rest)}$.`,
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
  revision: 2,
  band: 'Medium',
  also: ['AL.INQ.3', 'AL.INQ.6'],
  entry: true,
  seconds: 65,
  stem: ({ low, high, way }: Whole) =>
    way
      ? `$x$ is a real number such that $x + \\frac1x$ is an integer and $${low} < x^2 + \\frac{1}{x^2} < ${high}$. How many values can $x$ have?`
      : `The sum of a real number and its reciprocal is an integer. The sum of their squares is more than $${low}$ and less than $${high}$. How many such real numbers are there?`,
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
      words: (_p, { least, most, count }) =>
        `$2 \\times (${most} - ${least} + 1) = ${count}$ takes one number for each integer; the number and its reciprocal both belong to it.`,
    },
    {
      misconception: 'positive_integers_only',
      at: 'each',
      wrongly: () => q(1),
      words: (_p, { least, most, count }) =>
        `$${most} - ${least} + 1 = ${count}$ counts positive integers only, and not the numbers that lead to them; negative ones fit too.`,
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
      words: (_p, { least, most, each, count }) =>
        `One integer too many: the bounds themselves do not count. Here $(${numberTex(most)} - ${numberTex(least)} + 2) \\times ${numberTex(each)} = ${numberTex(count)}$.`,
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
