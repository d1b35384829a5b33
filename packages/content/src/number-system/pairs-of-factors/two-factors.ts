import { divisors, isCount, isSquare, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { type Factorisation, factorised, factorisedTex, productOver } from '../primes.ts';
import { coprimeSplitsOf, splitsOf, splitsTex } from './splits.ts';

const countTex = (f: Factorisation) => f.map(([, e]) => `(${e} + 1)`).join('');

interface Ways {
  n: number;
  frame: number;
}

const ways = form<Ways>(
  'ways-as-a-product-of-two',
  {
    band: 'Easy',
    seconds: 50,
    entry: true,
    verify: ({ n }) => {
      let count = 0;
      for (let d = 1; d * d <= n; d += 1) if (n % d === 0) count += 1;
      return count;
    },
  },
  ({ n, frame }, { step, write }) => {
    const f = factorised(n);
    const square = isSquare(n);
    write(tex`${n} = ${factorisedTex(f)}`)`
      Write the number as a product of prime powers.`;
    const all = step(
      productOver(f, e => e + 1),
      {
        name: text`the number of factors`,
        works: value => tex`${countTex(f)} = ${value}`,
        because: text`A factor takes each prime from $0$ times up to as often as $${n}$ has it.`,
      },
    )`
      Count the factors of $${n}$: add $1$ to each exponent and multiply.`;
    const pairs = square
      ? step(calc`(${all} + 1) / 2`, {
          because: text`$${n}$ is a square: its root stands alone and makes a pair with itself.`,
        })`
          Each factor belongs to one product together with its partner. Only the root of $${n}$ is its own partner, so
          count it twice before halving.`
      : step(calc`${all} / 2`, {
          because: text`$${n}$ is no square, so no factor is its own partner.`,
        })`
          Each factor belongs to one product together with its partner: $x$ with $${n} \div x$. So two factors make one
          way. Halve the number of factors.`;
    const key = square ? (divisors(n).length + 1) / 2 : divisors(n).length / 2;
    return {
      answer: pairs,
      stem: wording(
        frame,
        text`In how many ways can ${n} be written as a product of two positive integers, if the order of the two factors
          does not matter?`,
        text`A gardener has ${n} saplings and wants to plant all of them in equal rows. A single row is allowed, and
          rows and columns interchanged give the same pattern. Find the number of patterns that are possible.`,
        text`Two positive integers, which may be equal, have the product ${n}. What is the number of different pairs,
          when $(x, y)$ and $(y, x)$ are counted as one?`,
        text`The sides of a rectangle are whole numbers of centimetres and its area is ${n} square centimetres. How many
          rectangles of different shape are there?`,
      ),
      show: plain,
      plausible: value => isCount(value),
      slips: [
        stop('counted_order', all)`
          ${all} is the number of factors. Every product was counted twice, once from each of its two factors.`,
        slip('forgot_one_or_the_number_itself', pairs, key - 1)`
          The product $1 \times ${n}$ was left out. $1$ is a positive integer, too.`,
        square
          ? slip('left_out_equal_values', pairs, calc`(${divisors(n).length} - 1) / 2`)`
              ${here} leaves out the product of two equal factors, $${Math.sqrt(n)} \times ${Math.sqrt(n)}$, which
              counts too.`
          : slip('counted_one_too_many', pairs, calc`(${divisors(n).length} + 2) / 2`)`
              ${here} adds a product of two equal factors. $${n}$ is no square.`,
        slip('demanded_too_much', pairs, 2 ** (f.length - 1))`
          Only products of two factors without a common factor were counted: each of the $${f.length}$ prime powers goes
          to one of the two as a whole.`,
        slip(
          'forgot_exponent_zero',
          all,
          productOver(f, e => e),
        )`
          The exponents themselves were multiplied. Each prime may also be left out of a factor, so $1$ has to be added
          first.`,
        slip('mixed_up_sum_and_product', all, sumOf(f.map(([, e]) => e + 1)))`
          The numbers ${f.map(([, e]) => e + 1)} were added for the number of factors. The choices for the primes are
          multiplied.`,
        slip('counted_order', pairs, divisors(n).length - 2)`
          ${here} factors lie between $1$ and $${n}$. Each product still has two of them, and $1 \times ${n}$ counts as
          well.`,
      ],
      snapRead: text`Products of two factors, without order: pairs of factors.`,
      approach: text`Find the number of factors from the prime powers; two of them make one product.`,
      check:
        () => text`The products begin with $${splitsTex(splitsOf(n).slice(0, 4))}$; the smaller factor goes up to the
        root of $${n}$, about $${Math.sqrt(n).toFixed(1)}$.`,
      principle: text`Factors come in pairs with product $n$: half of their number, or half of one more for a square.`,
    };
  },
);

interface Multiples {
  n: number;
  h: number;
  frame: number;
}

const bothMultiples = form<Multiples>(
  'ways-with-both-factors-multiples',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    verify: ({ n, h }) => {
      let count = 0;
      for (let d = h; d * d <= n; d += h) if (n % d === 0 && (n / d) % h === 0) count += 1;
      return count;
    },
  },
  ({ n, h, frame }, { step, find }) => {
    const rest = step(calc`${n} / ${h}^2`, {
      name: text`the product of the two cofactors`,
      works: (_v, working) => tex`(${h}x)(${h}y) = ${n} \quad \Rightarrow \quad xy = ${working}`,
      because: text`Then $x$ and $y$ can be any positive integers with this product; nothing more is demanded of them.`,
    })`
      Let the factors be $${h}x$ and $${h}y$. Divide by $${h}^2$.`;
    const f = factorised(n / (h * h));
    const all = step(
      productOver(f, e => e + 1),
      {
        name: text`the number of factors of $xy$`,
        works: value => tex`${n / (h * h)} = ${factorisedTex(f)}, \qquad ${countTex(f)} = ${value}`,
      },
    )`
      Find the number of factors of this product from its prime powers.`;
    const equal = find(isSquare(n / (h * h)) ? 1 : 0, {
      name: text`the factors that are their own partners`,
    });
    const pairs = step(() => all.add(equal).div(2), {
      works: value =>
        isSquare(n / (h * h)) ? tex`(${all} - 1) \div 2 + 1 = ${value}` : tex`${all} \div 2 = ${value}`,
      because: text`Without order $x \times y$ and $y \times x$ are one way, so every pair of different factors is
        counted once. ${
          isSquare(n / (h * h))
            ? text`A square has one factor that makes a way with itself.`
            : text`$${rest}$ is no square, so no factor makes a way with itself.`
        }`,
    })`
      Each way uses a factor and its partner. ${
        isSquare(n / (h * h))
          ? text`$${rest}$ is the square of $${Math.sqrt(n / (h * h))}$, which is its own partner; the other
      $${all.sub(1)}$ factors make $${all.sub(1).div(2)}$ pairs. Add the way with $${Math.sqrt(n / (h * h))}$ twice.`
          : text`So the number of ways is half of the number of factors.`
      }`;
    const factors = (k: number) => divisors(k).length;
    const word = h === 2 ? text`even` : text`divisible by ${h}`;
    return {
      answer: pairs,
      stem: wording(
        frame,
        text`In how many ways can ${n} be written as a product of two positive integers that are both ${word}? The
          order of the factors does not matter.`,
        text`Both sides of a rectangular field are whole multiples of ${h} metres, and its area is ${n} square metres.
          Find the number of different shapes that the field can have, if length and breadth may be interchanged.`,
        text`Two positive integers, each of them ${word}, have the product ${n}. What is the number of such pairs,
          counted without regard to order?`,
        text`Let $a \le b$ be positive multiples of ${h} with $ab = ${n}$. How many pairs $(a, b)$ are there?`,
      ),
      show: plain,
      plausible: value => isCount(value),
      slips: [
        slip('ignored_a_condition', pairs, Math.ceil(factors(n) / 2))`
          All ways to write $${n}$ as a product of two were counted, from its $${factors(n)}$ factors. Both factors
          have to be multiples of $${h}$.`,
        slip('changed_one_side_only', rest, calc`${n} / ${h}`)`
          ${here} was used: the number was divided by $${h}$ only once. Each of the two factors contains a $${h}$.`,
        stop('counted_order', all)`
          ${all} is the number of factors of $${n} \div ${h}^2$. Each way was counted in both orders.`,
        slip('went_a_step_too_far', rest, n % h ** 3 === 0 && n / h ** 3 > 1 && calc`${n} / ${h}^3`)`
          ${here} was used: the number was divided by $${h}$ three times. The two factors contain one $${h}$ each.`,
        slip('forgot_one_or_the_number_itself', pairs, Math.ceil(factors(n / (h * h)) / 2) - 1)`
          The way with $${h}$ itself as one of the factors was left out. $${h}$ is a multiple of $${h}$.`,
        slip('demanded_too_much', pairs, 2 ** (f.length - 1))`
          Besides $${h}$ no common factor of the two was allowed. Nothing of this kind is demanded.`,
        slip(
          'forgot_exponent_zero',
          all,
          productOver(f, e => e),
        )`
          For $${n} \div ${h}^2 = ${factorisedTex(f)}$ the exponents themselves were multiplied. Each of them has to be
          raised by $1$ first.`,
        slip('counted_one_too_many', pairs, !isSquare(n / (h * h)) && factors(n / (h * h)) / 2 + 1)`
          A way with two equal factors was added to the $${factors(n / (h * h))} \div 2$ others. $${n}$ is no square.`,
        slip(
          'took_the_overlap_off_twice',
          pairs,
          Math.ceil(factors(n) / 2) - Math.ceil(factors(n / (h * h)) / 2),
        )`
          From all ways to write $${n}$ as a product of two, those with both factors divisible by $${h}$ were taken off.
          They are what is asked for.`,
      ],
      snapRead: text`Both factors are multiples of $${h}$: take this factor out of both first.`,
      approach: text`Write the factors as $${h}x$ and $${h}y$. Then $xy$ is known, and its products are counted
        without order.`,
      check: () => text`The smaller one of $x$ and $y$ goes up to the root of $${n / (h * h)}$, about
        $${Math.sqrt(n / (h * h)).toFixed(1)}$. The factors up to there are
        $${divisors(n / (h * h)).filter(d => d * d <= n / (h * h))}$, and
        each of them makes one way: ${pairs} in all.`,
      principle: text`Conditions on both factors are taken out of both; the square of the common factor leaves the
        product.`,
    };
  },
);

interface Coprime {
  n: number;
  frame: number;
}

const leastSum = form<Coprime>(
  'least-sum-of-coprime-factors',
  {
    band: 'Hard',
    seconds: 120,
    entry: true,
    also: ['AL.INQ.5'],
    verify: ({ n }) => Math.min(...coprimeSplitsOf(n).map(([x, y]) => x + y)),
  },
  ({ n, frame }, { step, write }) => {
    const f = factorised(n);
    const parts = f.map(([p, e]) => p ** e);
    const splits = coprimeSplitsOf(n);
    const close = splits.slice(-3);
    const [small, large] = splits.at(-1) ?? [1, n];
    write(tex`${n} = ${factorisedTex(f)} = ${parts.join(' \\times ')}`, {
      because: text`If a prime were divided between the two numbers, it would be a common factor.`,
    })`
      The two numbers have no common prime. So each prime power of $${n}$ goes as a whole to one of them.`;
    const one = step(small, {
      name: text`the smaller number`,
      works: value =>
        tex`\sqrt{${n}} \approx ${Math.sqrt(n).toFixed(1)}: \qquad ${splitsTex(close)} \quad \Rightarrow \quad
          ${value}`,
      because: text`$(x + y)^2 = (x - y)^2 + 4xy$, and $xy$ is fixed: the closer the numbers, the smaller the sum.`,
    })`
      With a fixed product the sum is least when the two numbers are as close as possible. Among the products of whole
      prime powers find the largest one below the root of $${n}$.`;
    const two = step(calc`${n} / ${one}`, {
      name: text`the larger number`,
      because: text`The smaller number took whole prime powers, so the quotient has the other prime powers and shares no
        prime with it.`,
    })`
      The product of the two numbers is $${n}$. Divide it by the smaller number to find the larger one.`;
    const sum = step(calc`${one} + ${two}`)`
      The question asks for the sum of the two numbers, so add them.`;
    const [a, b] = splitsOf(n).at(-1) ?? [1, n];
    const [c, d] = splits.at(-2) ?? [1, n];
    const [g, h] = splits.at(-3) ?? [1, n];
    const lone = Math.max(...parts);
    return {
      answer: sum,
      stem: wording(
        frame,
        text`Two positive integers have no common factor except $1$, and their product is ${n}. What is the least
          value that their sum can have?`,
        text`If $xy = ${n}$ and the HCF of the positive integers $x$ and $y$ is $1$, find the minimum of $x + y$.`,
        text`${n} is to be written as a product of two coprime positive integers so that their sum is as small as
          possible. What is this sum?`,
        text`A rectangle of ${n} square centimetres has sides of whole centimetres, and these two numbers are coprime.
          What is the smallest possible length of two neighbouring sides together, in centimetres?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.gte(Math.floor(2 * Math.sqrt(n))),
      slips: [
        slip('ignored_common_factors', sum, a + b)`
          $${a} \times ${b}$ gives the sum ${calc`${a} + ${b}`}. But $${a}$ and $${b}$ have a common factor.`,
        slip('ignored_a_condition', sum, c + d)`
          $${c} \times ${d}$ was taken, with the sum ${calc`${c} + ${d}`}. There are coprime factors that are closer
          to each other.`,
        slip('sought_the_extreme_elsewhere', sum, lone * lone !== n && lone + n / lone)`
          The largest prime power, $${lone}$, was put alone: $${lone} + ${n / lone} = ${lone + n / lone}$. Other prime
          powers may join it.`,
        slip('sought_the_extreme_elsewhere', sum, g + h)`
          $${g} \times ${h}$ was taken, with the sum ${calc`${g} + ${h}`}. The two factors can be closer.`,
        slip('rounded_the_wrong_way', sum, Math.ceil(2 * Math.sqrt(n)))`
          Twice the root of $${n}$ was rounded up: $2 \times ${Math.sqrt(n).toFixed(1)} \approx ${Math.ceil(
            2 * Math.sqrt(n),
          )}$. No two integers with this sum have the product.`,
        slip('ignored_common_factors', sum, () => {
          const [x, y] = splitsOf(n)
            .filter(([x]) => x > small)
            .at(0) ?? [0, 0];
          return x > 0 && x !== a && x + y;
        })`
          You used two factors with the sum $${sum}$ that are closer than any coprime ones. They share a prime, so their
          HCF is not $1$.`,
      ],
      snapRead: text`Coprime factors of a number with the least sum: whole prime powers, as close as possible.`,
      approach: text`Give each prime power as a whole to one factor, and look for the product nearest to the root.`,
      check: () => text`$${small} = ${factorisedTex(factorised(small))}$ and $${large} =
        ${factorisedTex(factorised(large))}$ share no prime. The next coprime pair is $${c} \times ${d}$, with the
        larger sum $${c + d}$.`,
      principle: text`Coprime factors divide the prime powers among themselves; for a fixed product the closest pair
        has the least sum.`,
    };
  },
);

const primesOf = [2, 3, 5, 7, 11, 13] as const;

/** NS.FAC.7: products of two factors, with and without conditions. */
export const twoFactors: readonly AnyTemplate[] = [
  ...situation<Ways>({
    type: 'NS.FAC.7',
    situation: 'product-of-two',
    tries: 100,
    draw: draw => {
      const n = draw.pick([draw.int(200, 3000), draw.int(14, 60) ** 2]);
      const count = divisors(n).length;
      return count > 11 && count < 49 && factorised(n).length > 1 ? { n, frame: draw.int(0, 3) } : null;
    },
    forms: [ways],
  }),
  ...situation<Multiples>({
    type: 'NS.FAC.7',
    situation: 'both-multiples',
    tries: 100,
    draw: draw => {
      const h = draw.pick([2, 3, 4, 5, 6]);
      const m = draw.int(60, 900);
      const n = m * h * h;
      const count = divisors(m).length;
      return count > 9 && count < 33 && m % h === 0 && n < 9000 ? { n, h, frame: draw.int(0, 3) } : null;
    },
    forms: [bothMultiples],
  }),
  ...situation<Coprime>({
    type: 'NS.FAC.7',
    situation: 'coprime-factors',
    tries: 300,
    draw: draw => {
      const primes = draw.some(primesOf, 4);
      const n = primes.reduce(
        (all, p) => all * p ** draw.int(1, p === 2 ? 5 : p === 3 ? 3 : p === 5 ? 2 : 1),
        1,
      );
      const close = coprimeSplitsOf(n).at(-1)?.[0];
      const any = splitsOf(n).at(-1)?.[0];
      return n > 900 && n < 40000 && close !== any && !isSquare(n) ? { n, frame: draw.int(0, 3) } : null;
    },
    forms: [leastSum],
  }),
];
