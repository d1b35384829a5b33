import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { isCount, upTo } from '../whole.ts';

interface Sought {
  /** N = first^a × second^b; `count` of its factors are multiples of first^i × second^j. */
  first: number;
  second: number;
  i: number;
  j: number;
  count: number;
  way: 'least' | 'greatest';
  frame: number;
}

const pairsOf = ({ count }: Sought) =>
  upTo(count).flatMap(u => (count % u === 0 ? [[u, count / u] as const] : []));
const spread = ({ i, j }: Sought, [u, v]: readonly [number, number]) => j * u + i * v;
const bestOf = (p: Sought, of: (pair: readonly [number, number]) => number, way = p.way) => {
  const list = pairsOf(p).map(of);
  return way === 'least' ? Math.min(...list) : Math.max(...list);
};
const kOf = ({ first, second, i, j }: Sought) => first ** i * second ** j;
const equal = (p: Sought) =>
  pairsOf(p).reduce((a, b) => (Math.abs(b[0] - b[1]) < Math.abs(a[0] - a[1]) ? b : a));
const pairAt = (p: Sought) =>
  pairsOf(p).find(pair => spread(p, pair) === bestOf(p, x => spread(p, x))) ?? [1, 1];

const extreme = form<Sought>(
  'extreme-number-of-factors',
  {
    band: 'Medium',
    seconds: 95,
    revision: 4,
    also: ['AL.DIO.3', 'AL.INQ.5'],
    entry: true,
    verify: p => {
      const found: number[] = [];
      for (let a = 1; a <= p.count + 5; a += 1)
        for (let b = 1; b <= p.count + 5; b += 1) {
          let held = 0;
          for (let x = p.i; x <= a; x += 1) held += Math.max(0, b - p.j + 1);
          if (held === p.count) found.push((a + 1) * (b + 1));
        }
      return q(p.way === 'least' ? Math.min(...found) : Math.max(...found));
    },
  },
  (p, { step, find, write }) => {
    const { first, second, count, i, j, way, frame } = p;
    const divisor = kOf(p);
    const wanted = frame === 0 ? way : way === 'least' ? 'minimum' : 'maximum';
    const [ju, iv] = [`${j === 1 ? '' : j}u`, `${i === 1 ? '' : i}v`];
    const [bestU, bestV] = pairAt(p);
    const [equalU, equalV] = equal(p);
    const gaps = ([u, v]: readonly [number, number]) => (u + i + 1) * (v + j + 1);
    const [gapU, gapV] = pairsOf(p).find(pair => gaps(pair) === bestOf(p, gaps)) ?? [1, 1];
    const pairs = pairsOf(p);
    const best = pairs.findIndex(([u]) => u === bestU);
    const near = way === 'least' ? pairs.slice(Math.max(0, best - 1), best + 2) : [pairs[0], pairs.at(-1)];
    const compared = near.flatMap(pair => (pair ? [`(${pair.join(', ')}): ${spread(p, pair)}`] : []));
    const countFound = step(count, {
      name: text`the number of factors that are multiples of ${divisor}`,
      because: text`Each exponent of $${first}$ can stand beside each exponent of $${second}$, so the number of these
        factors is a product. From $${i}$ to $a$ there are $a - ${i} + 1$ exponents, as both ends count.`,
      works: value =>
        tex`u = a${i === 1 ? '' : ` - ${i - 1}`}, \; v = b${j === 1 ? '' : ` - ${j - 1}`}: \quad u v = ${value}`,
    })`
      Write the number as $${first}^a \times ${second}^b$. In a factor that is a multiple of $${divisor}$ the exponent
      of $${first}$ runs from $${i}$ to $a$ and that of $${second}$ from $${j}$ to $b$. Let $u$ and $v$ be the numbers
      of these choices.`;
    write(tex`(a + 1)(b + 1) = (u + ${i})(v + ${j}) = uv + (${ju} + ${iv}) + ${i * j}`, {
      because: text`Among all factors the exponents may also be smaller than in $${divisor}$, down to $0$. That gives
        $${i}$ more choices for $${first}$ and $${j}$ more for $${second}$.`,
    })`
      Write the number of all factors with $u$ and $v$. The product $uv$ is $${count}$, so only the sum in the bracket
      depends on how $${count}$ is split into $u$ and $v$.`;
    const spreadFound = step(
      bestOf(p, pair => spread(p, pair)),
      {
        works: value =>
          tex`${compared.join(', \\; ')}; \quad u = ${bestU}, \; v = ${bestV}: \quad ${ju} + ${iv} = ${value}`,
        because: text`The two terms $${ju}$ and $${iv}$ have a fixed product. Their sum is least where they are nearest
          to each other, grows on both sides of it, and is greatest at an end, where $u$ or $v$ is $1$.`,
      },
    )`
      ${
        way === 'least'
          ? text`The two terms $${ju}$ and $${iv}$ have the fixed product $${i * j * count}$, so their sum is least
          where
            they are nearest to each other. Compare $${ju} + ${iv}$ for the pairs $(u, v)$ with $uv = ${count}$ near
            this place.`
          : text`The two terms $${ju}$ and $${iv}$ have the fixed product $${i * j * count}$, so their sum is greatest
            where they are farthest from each other. Compare $${ju} + ${iv}$ for the first and the last pair $(u, v)$
            with $uv = ${count}$.`
      }`;
    const fixed = find(calc`${countFound} + ${i} * ${j}`);
    const total = step(
      calc`${spreadFound} + ${fixed}`,
      value => tex`${countFound} + ${spreadFound} + ${i * j} = ${value}`,
    )`
      Substitute this sum in the expression for the number of all factors.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`Let $N = ${first}^a \times ${second}^b$ with positive integers $a$ and $b$. Exactly $${count}$ of the
            factors of $N$ are multiples of $${divisor}$. What is the ${wanted} number of factors that $N$ can have?`
          : frame === 1
            ? text`The only prime factors of a number are $${first}$ and $${second}$. Exactly $${count}$ of its
              factors are divisible by $${divisor}$. What is the ${wanted} number of factors it can have altogether?`
            : text`Among the positive factors of a number $${first}^a \times ${second}^b$, where $a, b \ge 1$, there
              are $${count}$ multiples of $${divisor}$. Find the ${wanted} possible value of $(a + 1)(b + 1)$.`,
      show: plain,
      plausible: value => isCount(value) && value.valueOf() > count,
      slips: [
        slip('swapped_the_weights', spreadFound, spread(p, [bestV, bestU]))`
          You allowed ${bestV} exponent(s) of $${first}$ and $${bestU}$ of $${second}$ in the multiples of
          $${divisor}$, which gives $${total}$ factors. With the two numbers exchanged there are
          ${way === 'least' ? 'fewer' : 'more'}, since $${divisor}$ needs different exponents of the two primes.`,
        slip('assumed_equal_parts', spreadFound, spread(p, [equalU, equalV]))`
          Splitting $${count}$ into the nearest factors, $${equalU} \times ${equalV}$, gives $${total}$. But
          $${divisor}$ needs different exponents of $${first}$ and $${second}$, so another split gives
          ${way === 'least' ? 'less' : 'more'}.`,
        slip(
          'gave_the_other_extreme',
          spreadFound,
          bestOf(p, pair => spread(p, pair), way === 'least' ? 'greatest' : 'least'),
        )`
          $${total}$ is the ${way === 'least' ? 'largest' : 'smallest'} number of factors that fits; the ${wanted} was
          asked for.`,
        slip('counted_gaps_for_numbers', total, bestOf(p, gaps))`
          You counted each range of exponents by its difference, so both exponents came out one too large: $(${gapU} +
          ${i + 1})(${gapV} + ${j + 1}) = ${total}$. Both ends belong to a range: from $2$ to $5$ there are $4$
          exponents.`,
        slip('left_out_a_case', fixed, countFound)`
          $${total}$ leaves out the factors with an exponent of $${first}$ below $${i}$ and one of $${second}$ below
          $${j}$. There are $${calc`${i} * ${j}`}$ of them, because both exponents may also be $0$.`,
        slip(
          'forgot_exponent_zero',
          total,
          bestOf(p, ([u, v]) => (u + i - 1) * (v + j - 1)),
        )`
          The two exponents themselves were multiplied, which gives $${total}$. In a factor each exponent may also be
          $0$, so each prime has one choice more.`,
      ],
      snapRead: text`The exponents are unknown and the number of special factors is given: that number is a product of
        two whole numbers, so list its pairs.`,
      approach: text`The multiples of $${divisor}$ are counted by a product of two whole numbers, and all factors by a
        product in which both are larger by a fixed number. Open the second product: only a sum changes from pair to
        pair, so the pairs are quickly compared.`,
      faster:
        way === 'least'
          ? text`$${ju}$ and $${iv}$ have the fixed product $${i * j * count}$, so their sum is least where they are
            nearest: $u = ${bestU}$, $v = ${bestV}$. The number of factors is $(${bestU} + ${i})(${bestV} + ${j}) =
            ${total}$.`
          : text`A sum of two terms with a fixed product is greatest at an end, so try only $u = 1$ and $v = 1$: $u =
            ${bestU}$, $v = ${bestV}$ gives $(${bestU} + ${i})(${bestV} + ${j}) = ${total}$.`,
      check: text`With $a = ${bestU + i - 1}$ and $b = ${bestV + j - 1}$ there are
        $${calc`${bestU + i} * ${bestV + j}`}$ factors, and $${bestU} \times ${bestV} = ${count}$ of them are
        multiples of $${divisor}$.`,
      principle: text`A given number of factors is a product of whole numbers: list its pairs and compare what is
        asked for each of them.`,
    };
  },
);

const sought = situation<Sought>({
  type: 'NS.FAC.3',
  situation: 'exponents-sought',
  tries: 20,
  draw: draw => {
    const [first = 2, second = 3] = draw.some([2, 3, 5, 7], 2).sort((a, b) => a - b);
    const p: Sought = {
      first,
      second,
      i: draw.int(1, 4),
      j: draw.int(1, 3),
      count: draw.pick([12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 60, 64, 72]),
      way: draw.pick(['least', 'least', 'greatest']),
      frame: draw.int(0, 2),
    };
    return p.i !== p.j && kOf(p) < 500 ? p : null;
  },
  forms: [extreme],
});

/** NS.FAC.3 Medium: counts of factors are given, exponents are sought. */
export const unknownExponents: readonly AnyTemplate[] = sought;
