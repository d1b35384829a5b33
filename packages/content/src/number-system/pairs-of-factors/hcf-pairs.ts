import { gcd, isCount, isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { coprimeSplitsOf, splitsOf, splitsTex } from './splits.ts';

interface Known {
  /** The numbers are hx and hy, coprime and greater than 1. */
  h: number;
  x: number;
  y: number;
  frame: number;
}

const fromProduct = form<Known>(
  'sum-from-hcf-and-product',
  {
    band: 'Easy',
    seconds: 60,
    entry: true,
    verify: ({ h, x, y }) => {
      const product = h * h * x * y;
      for (let a = h + 1; a * a <= product; a += 1)
        if (product % a === 0 && gcd(a, product / a) === h) return a + product / a;
      throw new Error('no pair fits');
    },
  },
  ({ h, x, y, frame }, { step, find }) => {
    const [product, m] = [h * h * x * y, x * y];
    const rest = step(calc`${product} / ${h}^2`, {
      name: text`the product of the cofactors`,
      works: (_v, working) => tex`(${h}x)(${h}y) = ${product} \quad \Rightarrow \quad xy = ${working}`,
      because: text`If $x$ and $y$ had a common factor, the HCF would be larger than $${h}$.`,
    })`
      Let the numbers be $${h}x$ and $${h}y$. As $${h}$ is the highest common factor, $x$ and $y$ are coprime. Divide
      the product by $${h}^2$.`;
    const sum = find(x + y, { name: text`the sum of the cofactors` });
    const small = step(sum, {
      works: value =>
        tex`${rest} = ${splitsTex(coprimeSplitsOf(m))} \quad \Rightarrow \quad x + y = ${x} + ${y} = ${value}`,
      because: text`Neither number is $${h}$ itself, so neither cofactor is $1$.`,
    })`
      Write this as a product of two coprime factors. The one with the factor $1$ is ruled out; add the two factors of
      the other.`;
    const all = step(calc`${h} * ${small}`)`
      Multiply by the HCF to return to the numbers.`;
    const others = splitsOf(m).filter(([a, b]) => gcd(a, b) > 1);
    const [c, d] = others.at(-1) ?? [0, 0];
    const [e, g] = others.at(0) ?? [0, 0];
    return {
      answer: all,
      stem: wording(
        frame,
        text`The HCF of two numbers is ${h} and their product is ${product}. Neither of them is equal to ${h}. What is
          their sum?`,
        text`Two positive integers, both greater than ${h}, have the highest common factor ${h} and the product
          ${product}. Find the sum of the two integers.`,
        text`Two ropes of whole metres can both be cut into pieces of ${h} m, and of no greater whole length, without
          a rest. Each is longer than ${h} m. The product of their lengths in metres is ${product}. How long are they
          together, in metres?`,
        text`If $a > ${h}$, $b > ${h}$, $ab = ${product}$ and the HCF of $a$ and $b$ is ${h}, what is $a + b$?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.gt(2 * h),
      slips: [
        slip('ignored_common_factors', sum, c > 0 && c + d)`
          $${m} = ${c} \times ${d}$ was used, with the numbers $${h * c}$ and $${h * d}$. As $${c}$ and $${d}$ have a
          common factor, their HCF is larger than $${h}$.`,
        slip('ignored_common_factors', sum, e > 0 && e !== c && e + g)`
          $${m} = ${e} \times ${g}$ was used, with the numbers $${h * e}$ and $${h * g}$. As $${e}$ and $${g}$ have a
          common factor, their HCF is larger than $${h}$.`,
        slip('ignored_a_condition', sum, 1 + m)`
          $${m} = 1 \times ${m}$ was used. Then one of the numbers is $${h}$ itself, which is excluded.`,
        stop('stopped_a_step_early', sum)`
          ${sum} is the sum of the two factors without the HCF. Each of them is still to be multiplied by $${h}$.`,
        slip('subtracted_for_added', sum, y - x)`
          The difference of the two coprime factors was multiplied by $${h}$: $${h} \times ${y - x} = ${h * (y - x)}$.`,
        slip('left_out_a_factor', all, () => {
          const [a, b] = coprimeSplitsOf(h * m).at(-1) ?? [0, 0];
          return a > 1 && a + b;
        })`
          The product was divided by $${h}$ only once, and coprime factors of $${product} \div ${h} = ${h * m}$ were
          added. Both numbers contain the factor $${h}$.`,
        slip('used_a_factor_twice', all, calc`${h}^2 * (${x + y})`)`
          ${here} multiplies by the square of the HCF. Each number contains it once.`,
      ],
      snapRead: text`HCF and product of two numbers: take the HCF out of both.`,
      approach: text`Write the numbers as HCF times coprime factors. The product of these is known and leaves one
        choice.`,
      check:
        () => text`The numbers are $${h} \times ${x} = ${h * x}$ and $${h} \times ${y} = ${h * y}$: their product is
        $${h * x} \times ${h * y} = ${product}$, and they share only $${h}$.`,
      principle: text`Two numbers with the HCF $h$ are $hx$ and $hy$ with coprime $x$ and $y$; put this into what is
        given.`,
    };
  },
);

interface GreatestLcm {
  /** The HCF and the sum divided by it. */
  h: number;
  n: number;
  frame: number;
}

/** The two coprime numbers with the sum n that are closest to each other. */
const closest = (n: number): readonly [number, number] => {
  let x = Math.floor((n - 1) / 2);
  while (gcd(x, n - x) > 1) x -= 1;
  return [x, n - x];
};

const greatestLcm = form<GreatestLcm>(
  'greatest-lcm-from-hcf-and-sum',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    entry: true,
    verify: ({ h, n }) => {
      let best = 0;
      for (let a = 1; a < h * n; a += 1) {
        const b = h * n - a;
        if (gcd(a, b) === h) best = Math.max(best, (a * b) / h);
      }
      return best;
    },
  },
  ({ h, n, frame }, { step, write }) => {
    const [x, y] = closest(n);
    write(tex`${h}x + ${h}y = ${h * n} \quad \Rightarrow \quad x + y = ${n}`, {
      because: text`The LCM of $${h}x$ and $${h}y$ is $${h}xy$, as $x$ and $y$ are coprime.`,
    })`
      Let the numbers be $${h}x$ and $${h}y$ with coprime $x$ and $y$. Divide the sum by $${h}$. Their LCM is
      $${h}xy$, so $xy$ has to be as large as possible.`;
    const one = step(x, {
      name: text`the smaller cofactor`,
      works: value =>
        n % 2 === 1
          ? tex`${n} = ${value} + ${y}`
          : tex`${n} = ${n / 2} + ${n / 2} ${n % 4 === 2 && tex`= ${n / 2 - 1} + ${n / 2 + 1} `}= ${value} +
            ${n - Number(value.valueOf())}`,
      because:
        n % 2 === 1
          ? text`Two neighbouring integers never have a common factor.`
          : n % 4 === 0
            ? text`Two odd numbers that differ by $2$ are coprime.`
            : text`Numbers that differ by $2$ would both be even here; odd numbers that differ by $4$ are coprime.`,
    })`
      For a fixed sum the product is greatest when the two are as close as possible, but they must be coprime. ${
        n % 2 === 1
          ? text`The sum is odd, so take the two neighbours.`
          : n % 4 === 0
            ? text`Equal halves are not coprime. Take the numbers $1$ below and $1$ above the half: they are odd.`
            : text`Equal halves are not coprime, and $1$ below and $1$ above the half are both even. Take the numbers
                $2$ below and $2$ above the half.`
      }`;
    const two = step(calc`${n} - ${one}`, { name: text`the larger cofactor` })`
        The two cofactors add up to $${n}$. Subtract to find the larger one.`;
    const lcm = step(calc`${h} * ${one} * ${two}`, {
      because: text`The numbers are $${h}$ times the cofactors, and the cofactors share no factor. So the LCM contains
          the HCF once and each cofactor once, not the HCF two times as in the product.`,
    })`
        Multiply the HCF by both cofactors to get the LCM.`;
    const half = Math.floor(n / 2);
    let next = x - 1;
    while (next > 1 && gcd(next, n - next) > 1) next -= 1;
    return {
      answer: lcm,
      stem: wording(
        frame,
        text`The sum of two positive integers is ${h * n} and their HCF is ${h}. What is the greatest value that their
          LCM can have?`,
        text`Two numbers have the highest common factor ${h}, and together they make ${h * n}. Find the largest
          possible LCM of the two.`,
        text`Let $a + b = ${h * n}$, where $a$ and $b$ are positive integers with HCF ${h}. How large can the LCM of
          $a$ and $b$ be at most?`,
        text`Two bells ring at regular intervals of whole seconds. The two intervals add up to ${h * n} seconds, and
          their HCF is ${h} seconds. Both ring now. What is the greatest possible number of seconds until they ring
          together again?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.gt(h),
      slips: [
        slip('ignored_common_factors', lcm, n % 2 === 0 && calc`${h} * ${n / 2} * ${n / 2}`)`
          ${here} uses two equal numbers, each $${h} \times ${n / 2}$. The HCF of equal numbers is the number itself,
          not $${h}$.`,
        slip('ignored_common_factors', lcm, n % 4 === 2 && calc`${h} * ${half - 1} * ${half + 1}`)`
          ${here} uses $${half - 1}$ and $${half + 1}$, which are both even. Then the HCF is larger than $${h}$.`,
        slip('sought_the_extreme_elsewhere', lcm, h * next * (n - next))`
          $${next} + ${n - next} = ${n}$ was used, with the LCM $${h} \times ${next} \times ${n - next}$. There are
          coprime cofactors that are closer to each other.`,
        slip('used_a_factor_twice', lcm, calc`${h}^2 * ${x} * ${y}`)`
          ${here} is the product of the two numbers. The LCM contains their HCF only once.`,
        slip('left_out_a_factor', lcm, calc`${x} * ${y}`)`
          ${here} multiplies only the cofactors. The two numbers are $${h}$ times these, so their LCM also contains the
          HCF $${h}$.`,
        slip('gave_the_other_extreme', lcm, calc`${h} * ${n - 1}`)`
          ${here} belongs to the numbers $${h}$ and $${h * (n - 1)}$. This LCM is the least possible.`,
        slip('put_the_bound_on_another_quantity', lcm, () => {
          let a = Math.floor((h * n - 1) / 2);
          while (gcd(a, h * n - a) > 1) a -= 1;
          return a * (h * n - a);
        })`
          You multiplied two coprime numbers with the sum $${h * n}$. Their HCF is $1$, but the two numbers in the
          question have the HCF $${h}$.`,
        slip('sought_the_extreme_elsewhere', lcm, () => {
          let a = Math.floor(n / 3);
          while (gcd(a, n - a) > 1) a += 1;
          return a !== x && h * a * (n - a);
        })`
          You used cofactors in a ratio near $1 : 2$. For a fixed sum the product grows as the two come closer, so they
          have to be nearly equal.`,
      ],
      snapRead: text`HCF and sum of two numbers; the LCM is to be greatest.`,
      approach: text`With the numbers $${h}x$ and $${h}y$ the sum $x + y$ is fixed and the LCM is $${h}xy$. Take
        coprime $x$ and $y$ as close as possible.`,
      check:
        () => text`$${h * x}$ and $${h * y}$ have the sum $${h * n}$ and the HCF $${h}$, and $${h * x} \times ${h * y}
        \div ${h} = ${h * x * y}$.`,
      principle: text`With HCF $h$ write $hx$ and $hy$: sums and LCMs become conditions for coprime numbers.`,
    };
  },
);

interface Unknown {
  h: number;
  x: number;
  y: number;
  frame: number;
}

const difference = form<Unknown>(
  'difference-from-sum-and-lcm',
  {
    band: 'Hard',
    seconds: 125,
    entry: true,
    also: ['AL.QUA.1'],
    verify: ({ h, x, y }) => {
      const [sum, lcm] = [h * (x + y), h * x * y];
      for (let a = 1; 2 * a < sum; a += 1) if ((a * (sum - a)) / gcd(a, sum - a) === lcm) return sum - 2 * a;
      throw new Error('no pair fits');
    },
  },
  ({ h, x, y, frame }, { step, find }) => {
    const [total, multiple, m] = [h * (x + y), h * x * y, x * y];
    const hcf = step(calc`gcd(${total}, ${multiple})`, {
      name: text`the HCF of the two numbers`,
      works: value => tex`h(x + y) = ${total}, \quad hxy = ${multiple} \quad \Rightarrow \quad h = ${value}`,
      because: text`A prime that divides $xy$ divides $x$ or $y$, and then not the other; so it does not divide $x +
        y$.`,
    })`
      Let the numbers be $hx$ and $hy$ with HCF $h$ and coprime $x$ and $y$. Then the sum is $h(x + y)$ and the LCM is
      $hxy$. As $x + y$ and $xy$ are coprime, too, $h$ is the HCF of the sum and the LCM.`;
    const sum = step(calc`${total} / ${hcf}`, {
      name: text`$x + y$`,
      because: text`Both numbers contain $h$, so their sum contains it once. What is left is the sum of the coprime
          numbers.`,
      works: (_v, working) => tex`x + y = ${working}`,
    })`
        Divide the sum by $h$ to get the sum of the coprime numbers $x$ and $y$.`;
    const product = step(calc`${multiple} / ${hcf}`, {
      name: text`$xy$`,
      because: text`The LCM has the HCF only once in it: $hx$ and $hy$ share $h$, and $x$ and $y$ share nothing. So
          divide by $h$ once, not by its square.`,
      works: (_v, working) => tex`xy = ${working}`,
    })`
        Divide the LCM by $h$ to get the product of $x$ and $y$.`;
    const apart = step(y - x, {
      name: text`$y - x$`,
      because: text`$(y - x)^2$ is $x^2 + y^2 - 2xy$ and $(x + y)^2$ is $x^2 + y^2 + 2xy$, so the two differ by $4xy$.
        The numbers themselves need not be found.`,
      works: value =>
        tex`(y - x)^2 = ${sum}^2 - 4 \times ${product} \quad \Rightarrow \quad y - x = ${value}`,
    })`
      The sum and the product of $x$ and $y$ are known, and their difference is needed. Its square is the square of the
      sum less four times the product.`;
    const back = find(h, { name: text`the factor that leads back to the numbers` });
    const all = step(() => apart.mul(back), {
      because: text`$x$ and $y$ are the numbers divided by their HCF, so their difference is that much too small.`,
      works: value => tex`hy - hx = ${back} \times ${apart} = ${value}`,
    })`
        The two numbers are $hx$ and $hy$. Multiply the difference by $h$ to get the difference of the numbers.`;
    const others = coprimeSplitsOf(m).filter(([a]) => a !== x && a > 1);
    const loose = splitsOf(m).filter(([a, b]) => gcd(a, b) > 1 && a !== b);
    const [c, d] = others.at(-1) ?? [0, 0];
    const [e, g] = loose.at(-1) ?? others.at(0) ?? [0, 0];
    return {
      answer: all,
      stem: wording(
        frame,
        text`The sum of two positive integers is ${total}, and their LCM is ${multiple}. What is the difference of the
          two integers?`,
        text`Two lamps flash at regular intervals of whole seconds. The two intervals add up to ${total} seconds. Both
          flash together now and for the next time after ${multiple} seconds. By how many seconds do the intervals
          differ?`,
        text`If $a + b = ${total}$ for positive integers $a < b$ with the least common multiple ${multiple}, find $b -
          a$.`,
        text`Two numbers add up to ${total}; the smallest number that both of them divide is ${multiple}. By how much
          does the larger number exceed the smaller one?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(total),
      slips: [
        slip('stopped_a_step_early', back, 1)`
          $${y} - ${x} = ${y - x}$ is the difference after the division of both numbers by the HCF $${h}$. It has to be
          multiplied by that again.`,
        slip('answered_another_quantity', all, h * y)`
          $${h * y}$ is the larger number, as its partner is $${total} - ${h * y} = ${h * x}$. The question asks for the
          difference.`,
        slip('answered_another_quantity', all, h * x)`
          $${h * x}$ is the smaller number, as its partner is $${total} - ${h * x} = ${h * y}$. The question asks for
          the difference.`,
        slip('ignored_a_condition', apart, c > 0 && d - c)`
          $${h * c}$ and $${h * d}$ have the LCM $${multiple}$, but their sum is $${h * (c + d)}$. The numbers must add
          up to $${total}$ as well.`,
        slip('ignored_a_condition', apart, e > 0 && g - e)`
          You used $${h * e}$ and $${h * g}$. Their sum is $${h * (e + g)}$, but the two numbers must add up to
          $${total}$.`,
        slip('halved_needlessly', all, (h * (y - x)) % 2 === 0 && (h * (y - x)) / 2)`
          $${h * y} - ${total} \div 2$ was given, the distance of the larger number from the mean. The two numbers
          differ by twice as much.`,
        slip('ignored_common_factors', all, total - 2 * h)`
          The HCF $${h}$ itself was taken for one of the numbers, and $${total} - ${h} = ${total - h}$ for the other.
          The LCM of these is not $${multiple}$.`,
        slip('used_a_factor_twice', all, h * h * (y - x) < total && h * h * (y - x))`
          You multiplied $${y - x}$ by the HCF $${h}$ twice. Each number is only once the HCF times its coprime part.`,
      ],
      snapRead: text`Sum and LCM of two numbers are known, the HCF is not: it can be found from these two.`,
      approach: text`The HCF of sum and LCM is the HCF of the numbers. Divide by it, and sum and product of two
        coprime numbers remain.`,
      check:
        () => text`$${h * x}$ and $${h * y}$ have the sum $${total}$; their HCF is $${h}$ and their LCM $${h} \times
        ${x} \times ${y} = ${multiple}$.`,
      principle: text`The HCF of two numbers is also the HCF of their sum and their LCM.`,
    };
  },
);

/** NS.HCF.5: pairs of numbers from their HCF, sum, product or LCM. */
export const hcfPairs: readonly AnyTemplate[] = [
  ...situation<Known>({
    type: 'NS.HCF.5',
    situation: 'hcf-and-product',
    tries: 200,
    draw: draw => {
      const [x, y] = draw.some([4, 5, 7, 8, 9, 11, 13, 16, 25, 27], 2).sort((a, b) => a - b) as [
        number,
        number,
      ];
      const p = { h: draw.int(4, 24), x, y, frame: draw.int(0, 3) };
      const loose = splitsOf(x * y).filter(([a, b]) => gcd(a, b) > 1 && a !== b);
      return gcd(x, y) === 1 && loose.length > 0 && coprimeSplitsOf(x * y).length === 2 ? p : null;
    },
    forms: [fromProduct],
  }),
  ...situation<GreatestLcm>({
    type: 'NS.HCF.5',
    situation: 'hcf-and-sum',
    tries: 100,
    draw: draw => {
      const p = { h: draw.int(4, 18), n: draw.int(12, 40), frame: draw.int(0, 3) };
      return p.n % 2 === 0 || draw.chance(0.3) ? p : null;
    },
    forms: [greatestLcm],
  }),
  ...situation<Unknown>({
    type: 'NS.HCF.5',
    situation: 'sum-and-lcm',
    tries: 200,
    draw: draw => {
      const [x, y] = [draw.int(3, 20), draw.int(5, 30)].sort((a, b) => a - b) as [number, number];
      const p = { h: draw.int(3, 18), x, y, frame: draw.int(0, 3) };
      const fits = gcd(x, y) === 1 && y - x > 1 && coprimeSplitsOf(x * y).length > 2 && !isSquare(x * y);
      return fits && p.h * (x + y) < 700 ? p : null;
    },
    forms: [difference],
  }),
];
