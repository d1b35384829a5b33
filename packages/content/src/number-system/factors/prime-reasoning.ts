import { gcd, isCount, upTo } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { factorised, factorisedTex } from '../primes.ts';

const isPrime = (n: number) => n > 1 && factorised(n).length === 1 && factorised(n)[0]?.[1] === 1;
/** The first number of a list that is no prime, and why it is none. */
function noPrime(numbers: readonly number[]) {
  const bad = numbers.find(n => !isPrime(n)) ?? 1;
  return bad === 1
    ? text`$1$ is not a prime`
    : text`$${bad} = ${factorisedTex(factorised(bad))}$ is not a prime`;
}

interface OddTotal {
  /** The sum of two primes, an odd number. */
  total: number;
  frame: number;
  who: string;
}

const productOfTwo = form<OddTotal>(
  'product-from-an-odd-sum',
  {
    band: 'Easy',
    seconds: 40,
    entry: true,
    verify: ({ total }) => {
      const fits = upTo(total - 1).filter(p => p <= total - p && isPrime(p) && isPrime(total - p));
      if (fits.length !== 1) throw new Error('not one pair');
      return (fits[0] as number) * (total - (fits[0] as number));
    },
  },
  ({ total, frame, who }, { step, find }) => {
    const least = find(2, { name: 'the even one of the two primes' });
    const other = step(calc`${total} - ${least}`, {
      name: 'the other prime',
      because: text`Two odd numbers would have an even sum, and $${total}$ is odd.`,
    })`
      $${total}$ is odd, so one of the two primes is even. The only even prime is $2$; subtract it.`;
    const product = step(calc`${least} * ${other}`, {
      because: text`The sum has only served to find the two primes; the question is about the two multiplied.`,
    })`
      ${wording(
        frame,
        'Multiply the two primes.',
        'The area of a rectangle is the product of its sides, so multiply the two primes.',
        'Multiply the two primes, as the question says.',
        'Every student of one class plays every student of the other, so multiply the two numbers.',
      )}`;
    return {
      answer: product,
      stem: wording(
        frame,
        text`Two prime numbers have the sum $${total}$. What is their product?`,
        text`The sides of a rectangle in metres are prime numbers, and half of the perimeter is ${total} m. Find the
          area in square metres.`,
        text`${who} adds two primes and gets $${total}$. Multiplying them instead gives which number?`,
        text`In two classes of a coaching centre there are $${total}$ students together, and the number of students in
          each class is prime. If each student of one class plays one game of chess against each student of the other,
          how many games are played?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('let_in_one_or_the_number_itself', least, 1)`
          $1$ was taken as a prime, with $${total - 1}$ as the other number. A prime has two different factors, and $1$
          has only one.`,
        slip('ignored_even_and_odd', least, 3)`
          $3$ was taken as the smallest prime, but then the other number is $${total - 3}$, which is even and no
          prime.`,
        stop('stopped_a_step_early', other)`
          $${other}$ is only the larger of the two primes. The question asks for the product of both primes.`,
        slip('left_out_a_term', product, calc`2 * ${total}`)`
          ${here} multiplies the sum by $2$. The $2$ has to be taken off first.`,
        slip('ignored_even_and_odd', least, 5)`
          With $5$ and $${total - 5}$ one of the two numbers is even and larger than $2$, so it is not prime.`,
        slip('answered_another_quantity', product, calc`${total} - 2 * 2`)`
          ${here} is the difference of the two primes. The question asks for their product.`,
      ],
      snapRead: text`The sum of two primes is odd: one of them is even, so it is $2$.`,
      approach: text`Odd plus odd is even. For an odd sum one of the primes has to be $2$, and the other follows.`,
      check: text`$${total - 2}$ has no prime factor up to its square root, so it is prime, and $2 + ${total - 2} =
        ${total}$.`,
      principle: text`$2$ is the only even prime. An odd sum of two primes therefore contains it.`,
    };
  },
);

const oddTotals = situation<OddTotal>({
  type: 'NS.FAC.4',
  situation: 'two-primes-with-an-odd-sum',
  tries: 30,
  draw: draw => {
    const total = 2 * draw.int(10, 120) + 1;
    return isPrime(total - 2) ? { total, frame: draw.int(0, 3), who: draw.pick(peopleInArithmetic) } : null;
  },
  forms: [productOfTwo],
});

interface Bought {
  /** a·p + b·q = N with odd a, b and N. */
  a: number;
  b: number;
  N: number;
  frame: number;
}

const solutionsOf = ({ a, b, N }: Bought) =>
  upTo(N / a).flatMap(p => ((N - a * p) % b === 0 && N > a * p ? [[p, (N - a * p) / b] as const] : []));
const inPrimes = (p: Bought) => solutionsOf(p).filter(pair => pair.every(isPrime));

const numberOfBoth = form<Bought>(
  'number-of-both',
  {
    band: 'Medium',
    seconds: 90,
    entry: true,
    also: ['AL.DIO.1'],
    verify: p => {
      const [only, ...others] = inPrimes(p);
      if (!only || others.length > 0) throw new Error('not one pair');
      return only[0] + only[1];
    },
  },
  (given, { step, write }) => {
    const { a, b, N, frame } = given;
    const [p, q] = inPrimes(given)[0] as readonly [number, number];
    const [one, other] = wording<readonly [string, string]>(
      frame,
      ['pens', 'notebooks'],
      ['adults', 'children'],
      ['red beads', 'blue beads'],
      ['short rods', 'long rods'],
      ['small jars', 'large jars'],
    );
    write(tex`${a}p + ${b}q = ${N}`, {
      because: text`Two odd primes would make both products odd, and their sum even.`,
    })`
      Let $p$ be the number of ${one} and $q$ that of ${other}. The total $${N}$ is odd and so are $${a}$ and $${b}$.
      So one of the products is even, which means that $p$ or $q$ is an even prime: $2$.`;
    const caseOf = (rest: number, by: number) =>
      rest % by === 0
        ? `\\frac{${rest}}{${by}} = ${rest / by}`
        : `\\frac{${rest}}{${by}} \\text{, not whole}`;
    const pair = step([p, q], {
      name: text`the numbers of ${one} and ${other}`,
      because: text`Either number can be the $2$, so both cases have to be tried.`,
      works: ([x, y]) =>
        tex`p = 2: q = ${caseOf(N - 2 * a, b)}; \quad q = 2: p = ${caseOf(N - 2 * b, a)} \quad \Rightarrow \quad p =
        ${x}, q = ${y}`,
    })`
      Try both cases, and keep the one in which the other number is a prime.`;
    const sum = step(calc`${pair[0]} + ${pair[1]}`)`
      Add the two numbers.`;
    const key = p + q;
    const wrong = solutionsOf(given)
      .filter(([x, y]) => !(isPrime(x) && isPrime(y)) && x + y !== key)
      .sort((u, v) => Math.abs(u[0] + u[1] - key) - Math.abs(v[0] + v[1] - key))
      .slice(0, 8);
    return {
      answer: sum,
      stem: wording(
        frame,
        text`Some pens at ₹${a} each and some notebooks at ₹${b} each cost ₹${N} together. The number of pens and the
          number of notebooks are both prime. What is the number of articles bought in all?`,
        text`The entry to a cave costs ₹${b} for a child and ₹${a} for an adult. A group pays ₹${N}. If the number of
          adults is prime and so is the number of children, how many people belong to the group?`,
        text`A chain weighs ${N} grams. It is made of red beads of ${a} grams and blue beads of ${b} grams, and of each
          colour the number of beads is a prime. Find the number of beads.`,
        text`Rods of ${a} cm and of ${b} cm are laid in one line of ${N} cm. For both lengths, the number of rods is
          prime. The line consists of how many rods?`,
        text`Honey is filled into small jars of ${a} ml and large jars of ${b} ml. The number of small jars is prime,
          the number of large jars is prime too, and all are full with ${N} ml in them altogether. What is the total
          number of jars?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_term', sum, p === 2 ? q : p)`
          $${sum}$ is the number of ${p === 2 ? other : one} alone. The two ${p === 2 ? one : other} belong to the
          total as well.`,
        slip('mixed_up_sum_and_product', sum, calc`${pair[0]} * ${pair[1]}`)`
          ${here} is the product of the two numbers. Their sum is asked for.`,
        ...wrong.map(
          ([x, y]) =>
            slip(x === 1 || y === 1 ? 'let_in_one_or_the_number_itself' : 'ignored_a_condition', pair, [
              x,
              y,
            ])`
          With $${x}$ and $${y}$ the total is right, $${a} \times ${x} + ${b} \times ${y} = ${N}$, but
          ${noPrime([x, y])}.`,
        ),
      ],
      snapRead: text`A sum with odd numbers and two unknown primes: even and odd show that one of the primes is $2$.`,
      approach: text`Look at even and odd first. One of the two primes must be $2$; each case gives the other number by
        one division, which has to come out as a prime.`,
      check: text`$${a} \times ${p} + ${b} \times ${q} = ${a * p} + ${b * q} = ${N}$, and $${p}$ and $${q}$ are
        primes.`,
      principle: text`In an equation between primes, compare even and odd: often one of the primes must be $2$.`,
    };
  },
);

const bought = situation<Bought>({
  type: 'NS.FAC.4',
  situation: 'two-primes-in-a-total',
  tries: 200,
  draw: draw => {
    const [a, b] = [draw.pick([3, 5, 7, 9, 11]), draw.pick([5, 7, 9, 11, 13, 15])];
    const other = draw.pick([7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]);
    const p = { a, b, N: draw.chance(0.5) ? 2 * a + other * b : 2 * b + other * a, frame: draw.int(0, 4) };
    return a >= b || gcd(a, b) > 1 || inPrimes(p).length !== 1 || solutionsOf(p).length < 6 || p.N > 480
      ? null
      : p;
  },
  forms: [numberOfBoth],
});

interface Squares {
  /** The primes 2, 3, r and s, of which the squares add up to S. */
  r: number;
  s: number;
  frame: number;
}

const total = ({ r, s }: Pick<Squares, 'r' | 's'>) => 4 + 9 + r * r + s * s;
type Four = readonly [number, number, number, number];
/** Four different whole numbers above 0 with squares of this sum, least first. */
function fours(S: number): Four[] {
  const found: Four[] = [];
  for (let a = 1; 4 * a * a < S; a += 1)
    for (let b = a + 1; a * a + 3 * b * b < S; b += 1)
      for (let c = b + 1; a * a + b * b + 2 * c * c < S; c += 1) {
        const d = Math.sqrt(S - a * a - b * b - c * c);
        if (Number.isInteger(d) && d > c) found.push([a, b, c, d]);
      }
  return found;
}

/** How far the greatest number is above the second greatest. */
const leadOf = ([, , c, d]: Four) => d - c;

/** Other choices of four numbers, not all prime, with a smaller and with a greater lead, those with most primes first.
 */ function temptingFours(p: Pick<Squares, 'r' | 's'>) {
  const all = fours(total(p))
    .filter(four => !four.every(isPrime))
    .sort((x, y) => y.filter(isPrime).length - x.filter(isPrime).length);
  const once = all.filter((four, i) => all.findIndex(other => leadOf(other) === leadOf(four)) === i);
  return {
    below: once.filter(four => leadOf(four) < p.s - p.r).slice(0, 4),
    above: once.filter(four => leadOf(four) > p.s - p.r).slice(0, 4),
  };
}

const leadOfGreatest = form<Squares>(
  'lead-of-the-greatest-prime',
  {
    band: 'Hard',
    seconds: 140,
    also: ['NS.REM.2'],
    entry: true,
    verify: p => {
      const [only, ...others] = fours(total(p)).filter(four => four.every(isPrime));
      if (!only || others.length > 0) throw new Error('not one choice');
      return leadOf(only);
    },
  },
  ({ r, s, frame }, { step, write }) => {
    const S = total({ r, s });
    const things = wording(frame, 'primes', 'sides', 'numbers', 'prices', 'primes');
    write(tex`${S} - 2^2 = ${S - 4}`, {
      because: text`Four odd squares have an even sum, and $${S}$ is odd. As the primes are different, $2$ occurs
        once.`,
    })`
      The sum $${S}$ is odd, so not all four primes are odd: one of them is $2$. Take off its square.`;
    step(calc`${S} - 2^2 - 3^2`, {
      name: 'the sum of the two other squares',
      because: text`A prime above $3$ is one more or one less than a multiple of $3$, so its square leaves the
        remainder $1$.`,
    })`
      Now divide by $3$. The square of every prime except $3$ leaves the remainder $1$, so three such squares would
      have a sum divisible by $3$. $${S - 4}$ leaves the remainder $${(S - 4) % 3}$. So one of the primes is $3$; take
      off its square too.`;
    const pair = step([r, s], {
      name: text`the two larger ${things}`,
      because: text`Both are primes from $5$ on, so only a few numbers are possible for the smaller one; its square is
        at most half of what is left.`,
      works: ([x, y]) => {
        const tried = [5, 7, 11, 13, 17, 19, 23].filter(n => n <= r);
        return tex`${tried
          .map(n => `${numberTex(S - 13)} - ${n}^2 = ${numberTex(S - 13 - n * n)}`)
          .join(', \\quad ')}${` = ${s}^2`} \quad
        \Rightarrow \quad ${x}, ${y}`;
      },
    })`
        The squares of two primes from $5$ on remain. Try $5, 7, 11, \dots$ for the smaller prime until the rest is the
        square of a prime too.`;
    const lead = step(calc`${pair[1]} - ${pair[0]}`)`
        These two are the greatest and the second greatest of the four ${things}, as the others are $2$ and $3$.
        Subtract them.`;
    const { below, above } = temptingFours({ r, s });
    const mixed = [0, 1, 2, 3].flatMap(i => [below[i], above[i]].flatMap(four => (four ? [four] : [])));
    return {
      answer: lead,
      stem: wording(
        frame,
        text`The squares of four different prime numbers add up to $${S}$. By how much does the greatest of them exceed
          the second greatest?`,
        text`Four square plots have sides of different lengths, in metres, and each of these is a prime number. Their
          total area is $${S}$ square metres. Find the difference of the sides of the two largest plots, in metres.`,
        text`A student writes down four numbers, all prime and no two equal. When each is multiplied by itself and the
          results are added, the total is $${S}$. What is the difference of the two greatest numbers?`,
        text`Four kinds of sweets have different prices per piece, each a prime number of rupees. Somebody buys of each
          kind as many pieces as one of them costs in rupees and pays ₹${S} in all. The dearest kind costs how many
          rupees more per piece than the second dearest?`,
        text`$${S}$ is the sum of the squares of four distinct primes. The greatest of these primes exceeds each of the
          others, and the second greatest by`,
      ),
      show: plain,
      plausible: isCount,
      onSight: value => value.mod(2).equals(0),
      slips: mixed.map(
        four =>
          slip(
            four.includes(1) ? 'let_in_one_or_the_number_itself' : 'ignored_a_condition',
            lead,
            leadOf(four),
          )`
          $${four.map(n => `${n}^2`).join(' + ')} = ${S}$ is true and would give $${four[3]} - ${four[2]} = ${lead}$,
          but ${noPrime(four)}.`,
      ),
      snapRead: text`Squares of primes with a known sum: even and odd find $2$, remainders by $3$ find $3$.`,
      approach: text`Squares of odd primes are odd, and squares of primes above $3$ leave the remainder $1$ by $3$.
        Compare with the sum: that shows which small primes are there. Two squares are left for a short search.`,
      check: text`$2^2 + 3^2 + ${r}^2 + ${s}^2 = 4 + 9 + ${r * r} + ${s * s} = ${S}$.`,
      principle: text`Primes above $3$ are one more or one less than a multiple of $6$; so remainders of sums of
        squares show whether $2$ or $3$ takes part.`,
    };
  },
);

const squares = situation<Squares>({
  type: 'NS.FAC.4',
  situation: 'squares-of-four-primes',
  tries: 200,
  draw: draw => {
    const [r, s] = draw.some([7, 11, 13, 17, 19, 23, 29, 31, 37, 41], 2).sort((x, y) => x - y) as [
      number,
      number,
    ];
    const p = { r, s, frame: draw.int(0, 4) };
    const { below, above } = temptingFours(p);
    const single = fours(total(p)).filter(four => four.every(isPrime)).length === 1;
    return single && below.length > 0 && above.length > 0 && total(p) < 1900 ? p : null;
  },
  forms: [leadOfGreatest],
});

/** NS.FAC.4: what primes must be, by even and odd and by remainders. */
export const primeReasoning: readonly AnyTemplate[] = [...oddTotals, ...bought, ...squares];
