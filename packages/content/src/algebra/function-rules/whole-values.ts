import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Whole {
  /** f(2) and f(3) with f(2)^i f(3)^j = value. */
  u: number;
  v: number;
  i: number;
  j: number;
  total: number;
  way: boolean;
}

const isPower = (value: number, e: number) => Math.round(value ** (1 / e)) ** e === value;
const multiplicativePairs = ({ u, v, i, j }: Whole) => {
  const value = u ** i * v ** j;
  const list: [number, number][] = [];
  for (let x = 1; x ** i <= value; x += 1)
    if (value % x ** i === 0 && isPower(value / x ** i, j))
      list.push([x, Math.round((value / x ** i) ** (1 / j))]);
  return list;
};
const additivePairs = ({ i, j, total }: Whole) => {
  const list: [number, number][] = [];
  for (let x = 0; i * x <= total; x += 1) if ((total - i * x) % j === 0) list.push([x, (total - i * x) / j]);
  return list;
};

const possibleValues = form<Whole>(
  'integer-values-product',
  {
    band: 'Hard',
    seconds: 90,
    revision: 7,
    also: ['NS.FAC.1'],
    suits: p =>
      p.i > 1 &&
      p.j === 1 &&
      p.u > 1 &&
      p.v > 1 &&
      p.u ** p.i * p.v < 3000 &&
      multiplicativePairs(p).length >= 2 &&
      multiplicativePairs(p).length <= 4,
    verify: ({ u, v, i, j }) => {
      const target = u ** i * v ** j;
      let sum = 0;
      for (let x = 1; x <= target; x += 1)
        for (let y = 1; y <= target / x ** i; y += 1) if (x ** i * y ** j === target) sum += x * y;
      return sum;
    },
  },
  (p, { step, find }) => {
    const { u, i, v, j, way } = p;
    const [thing, at] = way ? ['value', 'at'] : ['code', 'of'];
    const value = step(calc`${u}^${i} * ${v}^${j}`, {
      name: text`the given ${thing}`,
      because: text`The rule gives the ${thing} of every product of two numbers. So each factor $2$ brings a factor
        $a$, and the factor $3$ brings $b$.`,
      works: value => tex`${2 ** i * 3 ** j} = 2^{${i}} \times 3: \quad a^{${i}}b = ${value}`,
    })`
      Factorise $${2 ** i * 3 ** j}$ into factors $2$ and $3$. Let $a$ be the ${thing} ${at} $2$ and $b$ the ${thing}
      ${at} $3$: the ${thing} ${at} $${2 ** i * 3 ** j}$ is then a product of powers of $a$ and $b$.`;
    const tooMany = find(0);
    const first = step(multiplicativePairs(p).length, {
      name: text`the number of possible pairs`,
      because: text`One equation does not fix two unknowns, but positive integers leave only a few pairs. Not just the
        pair that is seen first: every $a$ whose power divides $${value}$ leaves an integer for $b$.`,
      works: tex`${multiplicativePairs(p)
        .map(([x, y]) => `(${x}, ${numberTex(y)})`)
        .join(', \\ ')}`,
    })`
      Both $a$ and $b$ are positive integers, so $a^{${i}}$ has to divide $${value}$. Try the integers $a$ one after
      the other, and list each possible pair $(a, b)$.`;
    const sum = step(
      multiplicativePairs(p)
        .reduce((s, [x, y]) => s.add(x * y), q(0))
        .add(tooMany),
      {
        because: text`Each pair belongs to a rule that is allowed, so each product is a possible ${thing} ${at} $6$.
          All pairs have the same product $a^{${i}}b$, but different products $ab$.`,
        works: value =>
          tex`${multiplicativePairs(p)
            .map(([x, y]) => numberTex(x * y))
            .join(' + ')} = ${value}`,
      },
    )`
      Since $6 = 2 \times 3$, its ${thing} is $ab$. Multiply the two numbers of each pair, and add the products.`;
    return {
      answer: sum,
      stem: () => {
        const [value, argument, asked] = [u ** i * v ** j, 2 ** i * 3 ** j, 6];
        return way
          ? text`A function takes positive integers to positive integers, and $f(xy) = f(x)f(y)$ for all $x$ and $y$. If
            $f(${argument}) = ${value}$, what is the sum of all possible values of $f(${asked})$?`
          : text`Every positive integer has a code, which is a positive integer, and the code of a product is the
            product of the codes. The code of $${argument}$ is $${value}$. Find the sum of all possible values
            of the code of $${asked}$.`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('forgot_one_or_the_number_itself', sum, calc`${sum} - ${value}`)`
          You left out the ${thing} $1$ ${at} $2$. It is a positive integer too; the ${thing} ${at} $3$ and the one
          ${at} $6$ are then both $${value}$.`,
        slip('left_out_a_case', sum, calc`${u} * ${v}`)`
          You found the pair $${u}$ and $${v}$ and gave only $${u} \times ${v} = ${sum}$. Other pairs of positive
          integers also make the ${thing} ${at} $${2 ** i * 3 ** j}$ equal to $${value}$.`,
        stop('left_out_a_case', value)`
          $${value}$ is the ${thing} ${at} $6$ only if the ${thing} ${at} $2$ is $1$. The question asks for the sum of
          all possible ${thing}s ${at} $6$.`,
        slip('added_for_multiplied', sum, q(multiplicativePairs(p).reduce((s, [x, y]) => s + x + y, 0)))`
          You added the ${thing}s ${at} $2$ and ${at} $3$ in each pair. $6$ is the product of $2$ and $3$, so its
          ${thing} is the product of these two.`,
        slip(
          'left_out_an_end_point',
          sum,
          q(
            multiplicativePairs(p)
              .slice(0, -1)
              .reduce((s, [x, y]) => s + x * y, 0),
          ),
        )`
          You left out the pair $(${multiplicativePairs(p).at(-1)?.join(', ')})$. These ${thing}s ${at} $2$ and ${at}
          $3$ also make the ${thing} ${at} $${2 ** i * 3 ** j}$ equal to $${value}$.`,
        slip('counted_twice', sum, calc`${sum} + ${u} * ${v}`)`
          You counted the pair $(${u}, ${v})$ twice and added $${u} \times ${v} = ${u * v}$ once too often. Each pair
          gives one ${thing} ${at} $6$.`,
        slip('used_a_wrong_given_number', sum, calc`${value} * ${first}`)`
          You added $${value}$ once for each of the $${first}$ pairs. That is the ${thing} ${at} $${2 ** i * 3 ** j}$;
          ${at} $6$ each pair gives another ${thing}.`,
        slip('used_a_factor_twice', sum, q(multiplicativePairs(p).reduce((s, [x, y]) => s + x * x * y, 0)))`
          You used the ${thing} ${at} $2$ twice in each product, which gives the ${thing} ${at}
          $2 \times 2 \times 3 = 12$. The number $6$ has a single factor $2$.`,
      ],
      snapRead: text`The ${thing} of a product is a product of ${thing}s, and all are positive integers: one known
        ${thing} leaves a few pairs ${at} $2$ and $3$.`,
      approach: text`The ${thing}s ${at} $2$ and ${at} $3$ are unknown positive integers with a given product of
        powers. List them by the one with the larger exponent, and multiply each pair for $6$.`,
      faster: text`Let $a$ be the ${thing} ${at} $2$. Only ${i === 2 ? 'squares' : i === 3 ? 'cubes' : 'fourth powers'}
        that divide $${value}$ matter: ${at} $6$ the ${thing} is $\frac{${value}}{a${i !== 2 && tex`^{${i - 1}}`}}$ for
        each $a$ in $${multiplicativePairs(p).map(([x]) => x)}$.`,
      check: () =>
        text`Each pair gives the value: ${multiplicativePairs(p)
          .map(([x, y]) => `$${x}^{${i}} \\times ${numberTex(y)}$`)
          .join(', ')} are all $${u ** i * v ** j}$.`,
      principle: text`If the value of a product is the product of the values, the values at the primes decide all
        others; if they are integers, find them by divisibility.`,
    };
  },
);

const weights = form<Whole>(
  'integer-values-sum',
  {
    band: 'Medium',
    seconds: 60,
    revision: 7,
    also: ['AL.DIO.1'],
    entry: true,
    suits: p => p.i !== p.j && additivePairs(p).length >= 3 && additivePairs(p).length < 9,
    verify: ({ i, j, total }) => {
      const sums: number[] = [];
      for (let x = 0; x <= total; x += 1)
        for (let y = 0; y <= total; y += 1) if (i * x + j * y === total) sums.push(x + y);
      return Math.max(...sums) - Math.min(...sums);
    },
  },
  (p, { step }) => {
    const { i, j, total, way } = p;
    const [thing, at] = way ? ['value', 'at'] : ['weight', 'of'];
    const count = step(additivePairs(p).length, {
      name: text`the number of possible pairs`,
      because: text`The ${thing} of a product is a sum, so each factor $2$ adds $a$ and each factor $3$ adds $b$. The
        numbers $a$ and $b$ are not fixed by one equation, but as integers they can be listed.`,
      works: tex`${i !== 1 && i}a + ${j !== 1 && j}b = ${total}: \quad (a, b) = ${additivePairs(p)
        .map(([x, y]) => `(${x}, ${y})`)
        .join(', \\ ')}`,
    })`
      Let $a$ and $b$ be the ${thing}s ${at} $2$ and $3$. Factorise $${2 ** i * 3 ** j}$: its ${thing} gives an equation
      in the non-negative integers $a$ and $b$. List all solutions.`;
    const greatest = step(Math.max(...additivePairs(p).map(([x, y]) => x + y)), {
      name: text`the greatest ${thing} ${at} $6$`,
      because: text`Along the list $a$ grows and $b$ falls by fixed steps. So $a + b$ changes evenly and is greatest at
        one end of the list.`,
      works: value => tex`a + b \le ${value}`,
    })`
      The ${thing} ${at} $6 = 2 \times 3$ is $a + b$. Compare the two ends of the list: at one of them this sum is
      greatest.`;
    const least = step(Math.min(...additivePairs(p).map(([x, y]) => x + y)), {
      name: text`the least ${thing} ${at} $6$`,
      works: value => tex`a + b \ge ${value}`,
    })`
      At the other end of the list the sum $a + b$ is least.`;
    const range = step(calc`${greatest} - ${least}`)`
      The question asks for the difference, so subtract the least sum from the greatest.`;
    return {
      answer: range,
      stem: way
        ? text`A function takes positive integers to non-negative integers, with $f(xy) = f(x) + f(y)$ for all positive
          integers $x$ and $y$. If $f(${2 ** i * 3 ** j}) = ${total}$, what is the difference between the greatest and
          the least possible value of $f(6)$?`
        : text`Every positive integer has a weight, which is a non-negative integer, and the weight of a product is the
          sum of the weights of its factors. The weight of $${2 ** i * 3 ** j}$ is $${total}$. By how much does the
          greatest possible weight of $6$ exceed the least?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('left_out_a_case', greatest)`
          $${greatest}$ is the greatest ${thing}. The least one has still to be subtracted.`,
        slip('forgot_zero', least, () => {
          const inner = additivePairs(p).filter(([x, y]) => x > 0 && y > 0);
          return inner.length < additivePairs(p).length && inner.length > 1
            ? Math.min(...inner.map(([x, y]) => x + y))
            : null;
        })`
          You looked for the least ${thing} with positive numbers only. A ${thing} of zero is allowed, and it gives a
          smaller one.`,
        slip('forgot_zero', greatest, () => {
          const inner = additivePairs(p).filter(([x, y]) => x > 0 && y > 0);
          return inner.length < additivePairs(p).length && inner.length > 1
            ? Math.max(...inner.map(([x, y]) => x + y))
            : null;
        })`
          You looked for the greatest ${thing} with positive numbers only. A ${thing} of zero is allowed, and it gives a
          larger one.`,
        slip(
          'did_not_use_whole_numbers',
          greatest,
          total % Math.min(i, j) !== 0 && calc`ceil(${total} / min(${i}, ${j}))`,
        )`
          You rounded $\frac{${total}}{${Math.min(i, j)}}$ up for the greatest ${thing}. The ${thing}s are integers that
          make exactly $${total}$, so it is not reached.`,
        slip('ignored_a_bound', greatest, Math.min(i, j) !== 1 && total)`
          You let the ${thing} of $6$ rise to $${total}$. Each of its two parts counts at least $${Math.min(i, j)}$
          times in $${total}$, so it is smaller.`,
        slip('left_out_an_end_point', range, calc`${range} - abs(${i} - ${j})`)`
          You missed one end of the list of solutions, where the sum of the two is greatest or least.`,
        slip('counted_one_too_many', range, calc`${range} + abs(${i} - ${j})`)`
          You went one step beyond the end of the list. There one of the two would be negative, which is not allowed.`,
        stop('answered_another_quantity', count)`
          $${count}$ is the number of possible pairs. The question asks how far the greatest ${thing} is from the
          least.`,
      ],
      snapRead: text`The ${thing} of a product is a sum, and ${thing}s are integers: an equation in two integers, whose
        solutions can be listed.`,
      approach: text`Factorise the number, list the integer solutions, and compare the sums at the two ends of the
        list, where they are greatest and least.`,
      faster: text`From one solution to the next the sum changes evenly, since $a$ moves by $${j}$ and $b$ by $${i}$ (or
        less, with a common factor): only the two ends matter.`,
      check: text`The possible ${thing}s ${at} $6$ are $${additivePairs(p).map(([x, y]) => x + y)}$.`,
      principle: text`If $f(xy) = f(x) + f(y)$ and the values are integers, one value gives an equation in the values
        at primes that has only a few solutions.`,
    };
  },
);

/** AL.FUN.3 Medium and Hard: whole values of a rule. */
export const wholeValues: readonly AnyTemplate[] = situation<Whole>({
  type: 'AL.FUN.3',
  situation: 'whole-values',
  draw: draw => ({
    u: draw.int(2, 6),
    v: draw.int(2, 24),
    i: draw.int(1, 4),
    j: draw.int(1, 3),
    total: draw.int(9, 34),
    way: draw.chance(0.5),
  }),
  forms: [possibleValues, weights],
});
