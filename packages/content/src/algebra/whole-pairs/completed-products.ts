import { divisors, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const term = (n: number, letter: string) =>
  `${n < 0 ? '-' : '+'} ${Math.abs(n) === 1 ? '' : Math.abs(n)}${letter}`;
const moved = (n: number, letter: string) => polynomialTex([1, n], letter);

interface Products {
  /** pxy + ax + by = c. */
  p: number;
  a: number;
  b: number;
  c: number;
  frame: number;
}

const equationTex = ({ p, a, b, c }: Products) =>
  tex`${p === 1 ? '' : p}xy ${term(a, 'x')} ${term(b, 'y')} = ${c}`;
/** What the completed product equals. */
const completed = ({ p, a, b, c }: Products) => p * c + a * b;

/** The pairs of positive integers, from the factors of the completed product. */
const positivePairs = (given: Products) => {
  const { p, a, b } = given;
  const n = completed(given);
  return divisors(n).flatMap(d => {
    const [x, y] = [(d - b) / p, (n / d - a) / p];
    return Number.isInteger(x) && Number.isInteger(y) && x > 0 && y > 0 ? [[x, y] as const] : [];
  });
};

/** The pairs found by trying every x. */
const triedPairs = ({ p, a, b, c }: Products, least: number, most: number) => {
  const pairs: (readonly [number, number])[] = [];
  for (let x = least; x <= most; x += 1) {
    const below = p * x + b;
    const y = (c - a * x) / below;
    if (below !== 0 && Number.isInteger(y)) pairs.push([x, y]);
  }
  return pairs;
};

const onlyPair = form<Products>(
  'product-of-the-only-pair',
  {
    band: 'Easy',
    seconds: 60,
    suits: given =>
      given.p === 1 && given.a > 0 && given.b > 0 && given.a !== given.b && positivePairs(given).length === 1,
    verify: given => {
      const [only] = triedPairs(given, 1, 400).filter(([, y]) => y > 0);
      return q((only?.[0] ?? 0) * (only?.[1] ?? 0));
    },
  },
  (given, { step }) => {
    const { a, b, c, frame } = given;
    const n = completed(given);
    const [x0, y0] = positivePairs(given)[0] ?? [0, 0];
    step(calc`${c} + ${a} * ${b}`, {
      name: 'the completed product',
      works: (
        _v,
        w,
      ) => tex`(${moved(b, 'x')})(${moved(a, 'y')}) = xy ${term(a, 'x')} ${term(b, 'y')} + ${a * b} =
        ${w}`,
      because: text`A product of whole numbers can be split into factors, and a number has only a few factors. A sum
        can be split in too many ways.`,
    })`
      Add $${a} \times ${b}$ on both sides, so that the left side becomes a product of two brackets.`;
    const factors = step([x0 + b, y0 + a], {
      name: 'the two factors',
      because: text`$x$ and $y$ are at least $1$, so each bracket is larger than its constant. That rules out all
        factor pairs but one.`,
      works: ([u, v]) => tex`${n} = ${u} \times ${v}`,
    })`
      For positive $x$ and $y$ the first factor exceeds $${b}$ and the second exceeds $${a}$. Among the factor pairs of
      $${n}$ only one does.`;
    const x = step(calc`${factors[0]} - ${b}`, {
      because: text`In the product of brackets $x$ stands with $${b}$ added, because $${b}$ is the number beside $y$ in
        the equation. Not $${a}$: that one stands beside $x$ and belongs to the bracket of $y$.`,
      name: text`the number $x$`,
      works: (_v, w) => tex`${moved(b, 'x')} = ${factors[0]} \quad \Rightarrow \quad x = ${w}`,
    })`
      The first bracket is the first factor. Subtract $${b}$ to get $x$.`;
    const y = step(calc`${factors[1]} - ${a}`, {
      because: text`$y$ stands in the other bracket, with $${a}$ added. The same factor pair fixes both brackets, so
        nothing else has to be tried.`,
      name: text`the number $y$`,
      works: (_v, w) => tex`${moved(a, 'y')} = ${factors[1]} \quad \Rightarrow \quad y = ${w}`,
    })`
      The second bracket is the second factor. Subtract $${a}$ to get $y$.`;
    const answer = step(calc`${x} * ${y}`, { works: (_v, w) => tex`xy = ${w}` })`
      The question asks for the product of the two numbers, so multiply them.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`If $x$ and $y$ are positive integers with $${equationTex(given)}$, what is the value of $xy$?`
          : frame === 1
            ? text`There is exactly one pair of positive integers $(x, y)$ for which $${equationTex(given)}$. Find the
              product of the two integers.`
            : frame === 2
              ? text`A rectangle has sides of $x$ and $y$ units, both whole numbers. Its area,
                $${a === 1 ? '' : `${a} `}${
                  a === 1 ? '' : '\\times '
                }x$ and $${b === 1 ? '' : `${b} \\times `}y$ add up to $${c}$. What is the area of the rectangle in
                square units?`
              : text`Two positive whole numbers $x$ and $y$ satisfy $${equationTex(given)}$. To which number do they
                multiply?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(c),
      slips: [
        slip(
          'swapped_the_two',
          answer,
          (x0 + b - a) * (y0 + a - b) !== 0 &&
            calc`(${factors[0]} - ${a}) *
          (${factors[1]} - ${b})`,
        )`
          You subtracted the wrong numbers from the factors $${factors[0]}$ and $${factors[1]}$. $${a}$ belongs to $y$
          and $${b}$ to $x$.`,
        slip('left_out_a_term', x, factors[0])`
          You used $${x}$ as $x$. That is the first bracket, so $${b}$ has still to be subtracted.`,
        slip('left_out_a_term', y, factors[1])`
          You used $${y}$ as $y$. That is the second bracket, so $${a}$ has still to be subtracted.`,
        slip('answered_another_quantity', answer, calc`${x} + ${y}`)`
          ${here} is the sum of the two numbers. The question asks for their product.`,
        slip('subtracted_for_added', answer, calc`${c} - ${a} * ${b}`)`
          ${here} subtracts the product of the two coefficients from $${c}$. It has to be added on both sides, and the
          result is not $xy$.`,
        slip('answered_another_quantity', answer, calc`${c} - ${x} * ${y}`)`
          ${here} is the sum of the two terms beside $xy$. The question asks for $xy$ itself.`,
        slip('kept_a_case_that_is_ruled_out', answer, otherPair(given))`
          You used another factor pair and got $${answer}$. With it one of the two numbers would not be positive.`,
      ],
      snapRead: text`One equation has a product of two whole unknowns and multiples of both: complete the product.`,
      approach: text`Add a number so that the left side factorises. Then the factor pair is the one that leaves
        positive $x$ and $y$.`,
      check: text`With $x = ${x0}$ and $y = ${y0}$ the left side is $${x0 * y0} + ${a} \times ${x0} + ${b} \times ${y0}
        = ${c}$.`,
      principle: text`When one equation in integers has $xy$, $x$ and $y$, complete the product and split the number on
        the right into factors.`,
    };
  },
);

/** The product of |x| and |y| for the neighbouring factor pair, which is not allowed. */
function otherPair(given: Products): number | false {
  const { a, b } = given;
  const n = completed(given);
  const [x0] = positivePairs(given)[0] ?? [0];
  const other = divisors(n).find(d => d > x0 + b && n / d !== a);
  return other ? Math.abs((other - b) * (n / other - a)) : false;
}

const sumOverAll = form<Products>(
  'sum-over-all-integer-pairs',
  {
    band: 'Medium',
    seconds: 95,
    also: ['NS.FAC.1'],
    suits: given => given.p === 1 && given.a !== given.b && completed(given) > 3,
    verify: given => sumOf(triedPairs(given, -500, 500).map(([x]) => x)),
  },
  (given, { step, find }) => {
    const { a, b, c, frame } = given;
    const n = completed(given);
    step(calc`${c} + (${a}) * (${b})`, {
      name: 'the completed product',
      works: (_v, w) => tex`(${moved(b, 'x')})(${moved(a, 'y')}) = ${w}`,
    })`
      Add the product of the two coefficients on both sides, so that the left side factorises.`;
    const count = step(divisors(n).length, {
      name: 'the number of positive divisors',
      works: value => tex`${divisors(n).map(String).join(', \\; ')}: \quad ${value}`,
      because: text`Integers may be negative, so each divisor counts with both signs.`,
    })`
      The first bracket may be any divisor of $${n}$, positive or negative, and $y$ follows from it. List the positive
      divisors.`;
    const signs = find(2, { name: 'the number of signs' });
    const centre = find(-b, { name: text`what $x$ is when the bracket is left out` });
    const extra = find(0, { name: 'the sum of the values of the bracket' });
    const answer = step(calc`${extra} + ${signs} * ${count} * (${centre})`, {
      works: (_v, w) => tex`x = d ${addedTex(-b)}: \quad ${w}`,
    })`
      Let $d$ be the value of the first bracket. Over all divisors with both signs, the values of $d$ add up to $0$, so
      only the number $${-b}$ is left, once for each of them.`;
    return {
      answer,
      stem:
        frame === 0
          ? text`What is the sum of all integers $x$ for which there is an integer $y$ with $${equationTex(given)}$?`
          : frame === 1
            ? text`The integers $x$ and $y$, which may be negative, satisfy $${equationTex(given)}$. Find the sum of
              all possible values of $x$.`
            : frame === 2
              ? text`Nikhil marks all points with two integer coordinates on the curve $${equationTex(given)}$ and adds
                their $x$-coordinates. Which total does this give?`
              : text`All solutions of $${equationTex(given)}$ in integers $x, y$ are listed. To what do the numbers $x$
                in the list add up?`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('forgot_negative_numbers', answer, sumOf(divisors(n)) - b * divisors(n).length)`
          $${answer}$ is the sum for the positive divisors alone. The first bracket may also be negative.`,
        slip('forgot_negative_numbers', signs, 1)`
          Each divisor was taken with one sign, so only ${count} values of $x$ were counted. There are twice as many.`,
        slip('wrong_sign', centre, b)`
          $${b}$ was added to each value of the first bracket to find $x$. From $${moved(b, 'x')}$ it has to go the
          other way.`,
        slip(
          'left_out_a_term',
          count,
          c > 1 && divisors(c).length !== divisors(n).length && divisors(c).length,
        )`
          The divisors of $${c}$ were counted, of which there are ${count}. The product of the two brackets is another
          number.`,
        slip('swapped_the_two', centre, -a)`
          $${-a}$ was used for every $x$, but this number goes with $y$.`,
        slip('answered_another_quantity', answer, calc`2 * ${count}`)`
          ${here} is the number of pairs, not the sum of the values of $x$.`,
        slip('forgot_one_or_the_number_itself', count, calc`${divisors(n).length} - 2`)`
          The divisors $1$ and $${n}$ were left out, so that ${count} were counted.`,
      ],
      snapRead: text`An equation with $xy$, $x$ and $y$ in integers of either sign, and a sum over all solutions:
        complete the product.`,
      approach: text`Complete the product. Each divisor, with both signs, gives one $x$; in the sum opposite divisors
        cancel.`,
      faster: text`For each divisor $d$ of $${n}$ the values of $x$ for $d$ and $-d$ add up to $${-2 * b}$, and there
        are ${divisors(n).length} positive divisors.`,
      check: () => {
        const [first, second] = [1, -1].map(d => [d - b, n / d - a] as const) as [
          readonly [number, number],
          readonly [number, number],
        ];
        return text`The divisors $1$ and $-1$ give the pairs $(${first[0]}, ${first[1]})$ and $(${second[0]},
          ${second[1]})$. Both satisfy the equation, and their $x$ add up to $${-2 * b}$.`;
      },
      principle: text`Among integers every divisor comes with its opposite: in a sum over all solutions these cancel.`,
    };
  },
);

/** AL.DIO.2: a product of two whole unknowns beside multiples of both. */
export const completedProducts: readonly AnyTemplate[] = [
  ...situation<Products>({
    type: 'AL.DIO.2',
    situation: 'product-and-multiples',
    tries: 400,
    draw: draw => {
      const given = {
        p: 1,
        a: draw.int(1, 9),
        b: draw.int(1, 9),
        c: draw.int(20, 140),
        frame: draw.int(0, 3),
      };
      const [pair] = positivePairs(given);
      return pair && pair[0] > 2 && pair[1] > 2 && pair[0] !== pair[1] ? given : null;
    },
    forms: [onlyPair],
  }),
  ...situation<Products>({
    type: 'AL.DIO.2',
    situation: 'product-and-multiples-in-integers',
    tries: 200,
    draw: draw => {
      const nonZero = [-9, -8, -7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8, 9];
      const given = {
        p: 1,
        a: draw.pick(nonZero),
        b: draw.pick(nonZero),
        c: draw.int(3, 60),
        frame: draw.int(0, 3),
      };
      const n = completed(given);
      const tidy = n > 5 && n < 130 && Math.abs(given.a) !== Math.abs(given.b);
      return tidy && divisors(n).length > 3 && divisors(n).length < 9 ? given : null;
    },
    forms: [sumOverAll],
  }),
];
