import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Middle {
  /** The roots are m − d, m and m + d. */
  m: number;
  d: number;
  frame: number;
}

const signed = (value: number) => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`;
const equationOf = ({ m, d }: Middle) => `x^3 ${signed(-3 * m)}x^2 + kx ${signed(-m * (m * m - d * d))} = 0`;

const squares = form<Middle>(
  'squares-of-roots-in-progression',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AL.SEQ.1'],
    verify: ({ m, d }) => {
      // Searches the middle root and a coefficient k for which three roots in progression satisfy the equation.
      const constant = m * (m * m - d * d);
      for (let t = -60; t <= 60; t += 1)
        for (let s = 1; s <= 60; s += 1)
          if (3 * t === 3 * m && (t - s) * t * (t + s) === constant)
            return (t - s) ** 2 + t * t + (t + s) ** 2;
      throw new Error('no roots fit');
    },
  },
  (p, { step, find }) => {
    const { m, d, frame } = p;
    const middle = step(calc`${3 * m} / 3`, {
      name: text`the middle root`,
      because: text`The first root is as much below the middle one as the last is above it, so the three have the same
        sum as three middle roots. The coefficient of $x^2$ is known, so the sum is known.`,
    })`
      The sum of the roots is the coefficient of $x^2$ with its sign changed. In an arithmetic progression it is three
      times the middle root, so divide by $3$.`;
    const product = find(calc`${m} * (${m} * ${m} - ${d} * ${d})`);
    const outer = step(calc`${product} / ${middle}`, {
      name: text`the product of the outer roots`,
      because: text`Multiplied out, $(x - p)(x - q)(x - r)$ has the constant $-pqr$. So the constant term gives the
        product of all three roots, and the middle one is known already.`,
      works: value => tex`${product} \div ${middle.valueOf() < 0 ? tex`(${middle})` : middle} = ${value}`,
    })`
      The product of the roots is the constant term with its sign changed. Divide it by the middle root: what is left is
      the product of the outer ones.`;
    const gap = step(calc`${middle} * ${middle} - ${outer}`, {
      name: text`the square of the common difference`,
      because: text`With the middle root $m$ the outer ones are $m - d$ and $m + d$, and $(m - d)(m + d) = m^2 - d^2$.
        So the product of the outer roots hides $d^2$.`,
      works: value => tex`d^2 = (${middle})^2 - ${outer.valueOf() < 0 ? tex`(${outer})` : outer} = ${value}`,
    })`
      Let $d$ be the common difference. The outer roots are $d$ below and $d$ above the middle one, so their product is
      the square of the middle one minus $d^2$. Find $d^2$.`;
    const sum = step(calc`${middle} * ${middle} * 3 + ${gap} * 2`, {
      because: text`$d$ itself is not needed, only its square. Both outer roots bring a $d^2$, so it counts twice.`,
      works: value => tex`3 \times (${middle})^2 + 2 \times ${gap} = ${value}`,
    })`
      Add the squares of the three roots, $(m - d)^2 + m^2 + (m + d)^2$ with the middle root $m$: the terms $-2md$ and
      $2md$ cancel, and $3m^2 + 2d^2$ remains.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`The roots of $${equationOf(p)}$ are in arithmetic progression. What is the sum of their squares?`
          : frame === 1
            ? text`Three numbers in arithmetic progression satisfy $${equationOf(p)}$. Find the sum of the squares of
              the three numbers.`
            : text`For a certain number $k$ the three roots of $${equationOf(p)}$ are equally spaced on the number line.
              What do their squares add up to?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('did_not_double', sum, calc`${middle} * ${middle} * 3 + ${gap}`)`
          $${sum}$ adds $${gap}$, the square of the common difference, once. Both outer roots bring it.`,
        slip('took_a_power_term_by_term', sum, calc`${middle} * ${middle} * 9`)`
          $${sum}$ is the square of the sum of the roots. It holds twice the products of two roots besides the squares,
          and these have to be subtracted.`,
        slip('answered_another_quantity', sum, calc`${middle} * ${middle} * 3 - ${gap}`)`
          $${sum}$ is $k$, the sum of the products of two roots. The question asks for the sum of their squares.`,
        slip('wrong_sign', product, calc`-${m} * (${m} * ${m} - ${d} * ${d})`)`
          You used $${product}$ for the product of the roots. In a cubic with first coefficient $1$ it is the constant
          term with the opposite sign.`,
        slip('used_a_wrong_given_number', sum, calc`${middle} * ${middle} + abs(${outer}) * 2`)`
          $${sum}$ uses twice the product $${outer}$ of the outer roots in place of their squares. Different numbers
          have a larger sum of squares than that.`,
        slip('left_out_a_term', sum, calc`${middle} * ${middle} * 2 + ${gap} * 2`)`
          $${sum}$ adds the squares of the two outer roots only. The square of the middle root, $${middle}$ squared, is
          missing.`,
        slip('let_in_equal_values', gap, 0)`
          $${sum}$ belongs to three equal roots. Their product would be the cube of $${middle}$, but the constant term
          says something else.`,
        slip('doubled_needlessly', gap, calc`(${middle} * ${middle} - ${outer}) * 4`)`
          $${sum}$ uses $${gap}$, the square of the whole distance of the outer roots. The square of the common
          difference is a quarter of it.`,
      ],
      snapRead: text`Roots in arithmetic progression and one coefficient unknown: the sum gives the middle root, and
        the sum of the squares is asked.`,
      approach: text`The coefficient of $x$ is not known, so the usual formula for the squares does not help at once.
        The sum gives the middle root, the product then the distance of the outer ones.`,
      faster: text`Roots $${m} - d, ${m}, ${m} + d$ with $${m}(${m * m} - d^2) = ${m * (m * m - d * d)}$: $d^2 =
        ${d * d}$, and $3 \times ${m * m} + 2 \times ${d * d} = ${sum}$.`,
      check: text`The roots are $${m - d}, ${m}, ${m + d}$: their sum is $${3 * m}$, their product
        $${m * (m * m - d * d)}$, their squares make $${(m - d) ** 2} + ${m * m} + ${(m + d) ** 2} = ${sum}$.`,
      principle: text`Write three numbers in arithmetic progression as m - d, m and m + d: the sum gives m, and the
        product then gives the square of d.`,
    };
  },
);

interface Product {
  /** The product of the roots, three distinct positive integers. */
  product: number;
  frame: number;
}

type Triple = readonly [number, number, number];

const triples = (product: number, distinct = true): Triple[] => {
  const found: Triple[] = [];
  for (let a = 1; a * a * a <= product; a += 1)
    if (product % a === 0)
      for (let b = distinct ? a + 1 : a; a * b * b <= product; b += 1)
        if (product % (a * b) === 0 && (!distinct || product / a / b > b))
          found.push([a, b, product / a / b]);
  return found;
};
const sumOf = ([a, b, c]: Triple) => a + b + c;
const pairsOf = ([a, b, c]: Triple) => a * b + b * c + c * a;
const sums = (list: readonly Triple[]) => [...new Set(list.map(sumOf))].sort((a, b) => a - b);
const listTex = (t: Triple) => t.join(', ');
/** The roots whose sum is smallest, next to smallest and so on. */
const bySum = (product: number, place: number, distinct = true): Triple =>
  [...triples(product, distinct)].sort((a, b) => sumOf(a) - sumOf(b)).at(place) ?? [0, 0, 0];

const pairsAtLeast = form<Product>(
  'coefficient-for-the-least-sum',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    also: ['AL.DIO.2', 'AL.INQ.7'],
    verify: ({ product }) => {
      let [least, pairs] = [Number.POSITIVE_INFINITY, 0];
      for (let a = 1; a <= product; a += 1)
        for (let b = a + 1; a * b < product; b += 1) {
          const c = product / (a * b);
          if (Number.isInteger(c) && c > b && a + b + c < least)
            [least, pairs] = [a + b + c, a * b + a * c + b * c];
        }
      return pairs;
    },
  },
  ({ product, frame }, { step, find }) => {
    const least = step(sumOf(bySum(product, 0)), {
      name: text`the least value of $p$`,
      because: text`With a fixed product the sum is least for factors as close together as possible, as $6 + 6$ is less
        than $4 + 9$. All three may not be equal here, since the roots are distinct.`,
      works: value => {
        const t = bySum(product, 0);
        const factors = t.join(' \\times ');
        return tex`x^3 - px^2 + qx - ${product} = (x - a)(x - b)(x - c), \quad abc = ${product} = ${factors}, \quad p =
        a + b + c = ${t.join(' + ')} = ${value}`;
      },
    })`
      Bring all terms to one side and write the cubic as $(x - a)(x - b)(x - c)$ with its roots $a$, $b$ and $c$.
      Multiplied out, this has $-(a + b + c)x^2$ and the constant $-abc$. So $p$ is the sum of the roots, and their
      product is $${product}$. Find the three different factors of $${product}$ with the least sum.`;
    const roots = find(bySum(product, 0).map(x => q(x)));
    const [a = q(0), b = q(0), c = q(0)] = roots;
    const pairs = step(calc`${a} * ${b} + ${b} * ${c} + ${c} * ${a}`, {
      name: text`the value of $q$`,
      because: text`Each way to choose one bracket for $x$ leaves the roots of the other two, with $(-b)(-c) = bc$.
        There are three such ways, so three products are added.`,
    })`
      In the product $(x - a)(x - b)(x - c)$ the term with $x$ comes from $x$ in one bracket and the roots of the other
      two. So $q = ab + bc + ca$, the sum of the products of two roots each.`;
    return {
      answer: pairs,
      stem:
        frame === 0
          ? text`The roots of $x^3 - px^2 + qx - ${product} = 0$ are three distinct positive integers, and $p$ is as
            small as possible. What is the value of $q$?`
          : frame === 1
            ? text`Three distinct positive integers satisfy $x^3 + qx = px^2 + ${product}$. Among all such equations,
              find the value of $q$ in the one with the smallest $p$.`
            : text`The equation $x^3 - px^2 + qx = ${product}$ has three distinct positive integer roots. If $p$ has its
              least possible value, what is $q$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip(
          'sought_the_extreme_elsewhere',
          roots,
          bySum(product, 1).map(x => q(x)),
        )`
          $${pairs}$ belongs to the roots $${roots}$. Their product is $${product}$, but other factors have a smaller
          sum, and $p$ has to be least.`,
        slip(
          'let_in_equal_values',
          roots,
          bySum(product, 0, false).map(x => q(x)),
        )`
          $${pairs}$ belongs to $${roots}$. Two of these are equal, and the question wants three distinct roots.`,
        slip('left_out_a_term', pairs, calc`${b} * ${c} + ${c} * ${a}`)`
          $${pairs}$ adds only the two products with $${roots[2]}$. The product of the two other roots belongs to $q$
          as well.`,
        slip(
          'sought_the_extreme_elsewhere',
          roots,
          triples(product).length > 2 && bySum(product, 2).map(x => q(x)),
        )`
          $${pairs}$ belongs to the roots $${roots}$. Other factors of $${product}$ are closer together and have a
          smaller sum.`,
        slip(
          'gave_the_other_extreme',
          roots,
          bySum(product, -1).map(x => q(x)),
        )`
          $${pairs}$ belongs to the roots $${roots}$, which make $p$ as large as possible. The question wants the least
          $p$.`,
        stop('answered_another_quantity', least)`
          $${least}$ is the least value of $p$, the sum of the roots. The question asks for $q$, the sum of their
          products in pairs.`,
        slip('used_a_wrong_given_number', pairs, () => roots.reduce((all, r) => all.add(r.mul(r)), q(0)))`
          $${pairs}$ adds the squares of the roots. In $q$ each product has two different roots.`,
        slip('left_out_a_term', pairs, calc`${a} * ${b} + ${b} * ${c}`)`
          $${pairs}$ leaves out the product of the smallest and the largest root, $${roots[0]} \times ${roots[2]}$.`,
      ],
      snapRead: text`A cubic with whole roots and a known product; one coefficient is to be least, another one is
        asked.`,
      approach: text`Translate the coefficients into sum, pairwise products and product of the roots. The least sum
        fixes the roots, and they give the coefficient that is asked.`,
      faster: () => {
        const [a, b, c] = bySum(product, 0);
        return text`$\sqrt[3]{${product}} \approx ${Math.round(Math.cbrt(product) * 10) / 10}$: roots $${a}, ${b},
          ${c}$, so $q = ${product}\left(\frac{1}{${a}} + \frac{1}{${b}} + \frac{1}{${c}}\right) = ${pairs}$.`;
      },
      check: () => {
        const [one, two] = [bySum(product, 0), bySum(product, 1)];
        return text`$${listTex(one)}$ add up to $${sumOf(one)}$, the next best $${listTex(two)}$ to $${sumOf(two)}$;
          their pairwise products are $${pairsOf(one)}$ and $${pairsOf(two)}$.`;
      },
      principle: text`In a cubic with whole roots the constant term lists the possible roots; a condition on the sum
        chooses among them.`,
    };
  },
);

/** AL.POL.4 Medium: roots in progression with an unknown coefficient; whole roots with a least sum. */
export const cubicRootsUnderConditions: readonly AnyTemplate[] = [
  ...situation<Middle>({
    type: 'AL.POL.4',
    situation: 'equally-spaced-roots',
    draw: draw => {
      const [m, d] = [draw.int(-8, 11), draw.int(2, 12)];
      return m !== 0 && Math.abs(m) > 1 && m !== d && m !== -d ? { m, d, frame: draw.int(0, 2) } : null;
    },
    tries: 20,
    forms: [squares],
  }),
  ...situation<Product>({
    type: 'AL.POL.4',
    situation: 'least-sum-of-roots',
    draw: draw => {
      const p = { product: draw.int(60, 720), frame: draw.int(0, 2) };
      const list = triples(p.product);
      const clear =
        sums(list).length === list.length && pairsOf(bySum(p.product, 0)) !== pairsOf(bySum(p.product, 1));
      return list.length >= 4 && clear && Math.max(...bySum(p.product, 0)) <= 16 ? p : null;
    },
    tries: 60,
    forms: [pairsAtLeast],
  }),
];
