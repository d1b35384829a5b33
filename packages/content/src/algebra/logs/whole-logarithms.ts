import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Count {
  n: number;
  /** t + st'/t = s + t' for roots r1 < r2. */
  r1: number;
  r2: number;
  a: number;
  way: boolean;
}

const wholeChains = form({
  form: 'chains-that-are-whole',
  band: 'Medium',
  also: ['AL.SEQ.2', 'AL.INQ.3'],
  seconds: 65,
  entry: true,
  suits: ({ a, n }: Count) => Math.floor(Math.log(n) / Math.log(a) + 1e-9) >= 3 && a < 8,
  stem: ({ a, n, way }: Count) =>
    way
      ? `For an integer $n > ${a}$ let $P(n) = \\log_{${a}} ${a + 1} \\cdot \\log_{${a + 1}} ${a + 2} \\cdots \\log_{n} (n + 1)$. What is the sum of all $n \\le ${n}$ for which $P(n)$ is an integer?`
      : `The product $\\log_{${a}} ${a + 1} \\cdot \\log_{${a + 1}} ${a + 2} \\cdots \\log_{n}(n + 1)$ is an integer for some values of $n$ with $${a} < n \\le ${n}$. Find the sum of these values.`,
  path: path<Count>()
    .quiet('bound', ({ n }) => q(n + 1))
    .step(
      'terms',
      ({ a }, { bound }) => q(rootLog(a, bound.valueOf()) - 1),
      'The chain collapses to one logarithm, which is whole when its argument is a power of the first base. Count the powers from the square on.',
      ({ a, n }, { terms }) =>
        `P(n) = \\log_{${a}}(n + 1), \\quad n + 1 = ${a}^2, \\dots, ${a}^{${terms.add(1)}} \\le ${n + 1}`,
    )
    .step(
      'powers',
      ({ a }, { terms }) => q((a ** 2 * (a ** terms.valueOf() - 1)) / (a - 1)),
      'Add these powers as a geometric progression.',
      ({ a }, { terms, powers }) => `\\frac{${a ** 2}(${a}^{${terms}} - 1)}{${a} - 1} = ${powers}`,
    )
    .quiet('ones', (_p, { terms }) => terms)
    .step(
      'sum',
      (_p, { powers, ones }) => powers.sub(ones),
      'Each $n$ is one less than the power.',
      (_p, { powers, ones, sum }) => `${powers} - ${ones} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'powers_for_numbers',
      gives: 'powers',
      words: (_p, { powers }) => `$${powers}$ is the sum of the powers $n + 1$; each $n$ is one less.`,
    },
    {
      misconception: 'one_taken_off_once',
      at: 'ones',
      wrongly: () => q(1),
      words: (_p, { terms }) => `One was taken off only once, though there are $${terms}$ values of $n$.`,
    },
    {
      misconception: 'first_power_included',
      at: 'sum',
      wrongly: ({ a }, { powers, ones }) => powers.sub(ones).add(a - 1),
      words: ({ a }) => `$n = ${a - 1}$ was included, for which there is no chain.`,
    },
    {
      misconception: 'square_left_out',
      at: 'sum',
      wrongly: ({ a }, { powers, ones }) => powers.sub(ones).sub(a * a - 1),
      words: ({ a }) => `$n = ${a * a - 1}$ was left out, though the chain up to $${a}^2$ is whole.`,
    },
    {
      misconception: 'one_taken_off_twice',
      at: 'sum',
      wrongly: (_p, { powers, ones }) => powers.sub(ones.mul(2)),
      words: (_p, { powers, ones, sum }) =>
        `Each $n$ is one less than a power; here two were taken off for each. Here $${numberTex(powers)} - ${numberTex(ones)} \\times 2 = ${numberTex(sum)}$.`,
    },
    {
      misconception: 'last_power_missed',
      at: 'terms',
      wrongly: (_p, { terms }) => terms.sub(1),
      words: ({ a }, { terms }) => `$${a}^{${terms.add(2)}}$ is still within the bound.`,
    },
    {
      misconception: 'one_power_too_many',
      at: 'terms',
      wrongly: (_p, { terms }) => terms.add(1),
      words: ({ a, n }, { terms }) => `$${a}^{${terms.add(1)}}$ is greater than $${n + 1}$.`,
    },
    {
      misconception: 'one_added_for_each',
      at: 'sum',
      wrongly: (_p, { powers, ones }) => powers.add(ones),
      words: () => 'One was added for each value instead of taken off.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'A chain of logarithms that must be whole, up to a bound, and a sum of the places.',
  approach: () =>
    'Only the ends of the chain count, so the last argument is a power of the first base. Sum the powers and correct by one each.',
  faster: ({ a }, { terms }) =>
    `$${Array.from({ length: terms.valueOf() }, (_, i) => a ** (i + 2) - 1).join(' + ')}$ are the numbers one below the powers of $${a}$.`,
  check: ({ a, n }, { terms }) =>
    `The values are $${Array.from({ length: terms.valueOf() }, (_, i) => a ** (i + 2) - 1).join(', ')}$, and $${a ** (terms.valueOf() + 2) - 1} > ${n}$.`,
  principle: 'A chain of logarithms is whole exactly when its last argument is a power of its first base.',
  verify: ({ a, n }) => {
    let [product, sum] = [1, 0];
    for (let k = a; k <= n; k += 1) {
      product *= Math.log(k + 1) / Math.log(k);
      if (k > a && Math.abs(product - Math.round(product)) < 1e-9) sum += k;
    }
    return q(sum);
  },
});

const rootLog = (a: number, bound: number) => {
  let e = 0;
  while (a ** (e + 1) <= bound) e += 1;
  return e;
};
/** AL.LOG.2 Medium: a chain that is to be whole. */
export const wholeLogarithms: readonly AnyTemplate[] = situation<Count>({
  type: 'AL.LOG.2',
  situation: 'whole-logarithms',
  draw: draw => {
    const p = { n: draw.step(60, 1500, 20), r1: draw.int(1, 3), r2: draw.int(2, 5), a: draw.int(2, 7) };
    // Two numbers of a form that is gone: without them all items of the others would change.
    draw.real();
    draw.real();
    return { ...p, way: draw.chance(0.5) };
  },
  forms: [wholeChains],
});
