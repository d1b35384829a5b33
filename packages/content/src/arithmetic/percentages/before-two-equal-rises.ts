import { isCount } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { percent, plain, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Risen {
  /** The amount after two rises, in rupees: root²·rest. */
  root: number;
  rest: number;
  /** The largest rise allowed, in per cent. */
  most: number;
  what: string;
  frame: number;
}

const charges = [
  'annual fee of a music school',
  'monthly rent of a stall in Chandni Chowk',
  'price of a wet grinder',
  'daily hire of an excavator',
  'monthly pension of a trust',
  'fee for a trekking permit',
] as const;

const lastOf = ({ root, rest }: Risen) => root * root * rest;
/** The greatest number whose square divides the given one. */
function squareRoot(of: number): number {
  let best = 1;
  for (let n = 2; n * n <= of; n += 1) if (of % (n * n) === 0) best = n;
  return best;
}
/** Divisors of a number above `from` and up to 100 + most. */
const factors = (of: number, most: number, from = 100) => {
  const list: number[] = [];
  for (let f = from + 1; f <= 100 + most; f += 1) if (of % f === 0) list.push(f);
  return list;
};

const amountsBefore = form<Risen>(
  'number-of-possible-amounts',
  {
    band: 'Hard',
    seconds: 130,
    also: ['NS.FAC.3', 'NS.FAC.5'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let rise = 1; rise <= p.most; rise += 1)
        if ((10000 * lastOf(p)) % ((100 + rise) * (100 + rise)) === 0) count += 1;
      return count;
    },
  },
  (p, { step, find }) => {
    const { rest, most, frame } = p;
    const last = lastOf(p);
    const level = frame === 2 ? 'amount' : (p.what.split(/ (?:of|for) /)[0] ?? '');
    const product = step(calc`100^2 * ${last}`, {
      name: text`the product with the square`,
      works: value => tex`A \times \frac{(100 + p)^2}{100^2} = ${last} \Rightarrow A(100 + p)^2 = ${value}`,
      because: text`The second rise is counted on the raised amount, so the factor comes twice. Cleared of
          fractions, the equation has only whole numbers in it.`,
    })`
      Let the ${level} be $A$ rupees at first${frame === 0 && ' and each rise $p\\%$'}. Each rise multiplies it by
      $\frac{100 + p}{100}$, so two of them multiply it by the square of that.`;
    const root = step(squareRoot(Number(product)), {
      because: text`A square that divides a number is found from the largest square in that number, without trying
        every rise.`,
      works: value =>
        tex`${product} = ${rest > 1 && tex`${rest} \times `}${value}^2 \Rightarrow 100 + p \mid ${value}`,
    })`
      $A$ is a whole number, so $(100 + p)^2$ divides the right-hand side. Take out the largest square there: $100 +
      p$ divides its root.`;
    const from = find(100);
    const count = step(factors(Number(root), most, Number(from)).length, {
      name: text`the number of possible amounts`,
      works: value => tex`100 + p = ${factors(Number(root), most)} \Rightarrow ${value} \text{ values}`,
      because: text`Each divisor of the root is one possible rise, and a larger rise means a smaller first
          ${level}. So different divisors give different amounts, and none counts twice.`,
    })`
      $p$ goes from $1$ to $${most}$, so list the divisors of this root from $101$ to $${100 + most}$. Each gives
      another first ${level}.`;
    const firstOf = (f: number) => (10000 * last) / (f * f);
    const [largest = 101] = factors(Number(root), most).slice(-1);
    const notOfFive = factors(Number(root), most).find(f => f % 5 !== 0) ?? 101;
    const rises = (by: number) => factors(Number(root), most).filter(f => f % by === 0);
    return {
      answer: count,
      stem:
        frame === 0
          ? text`The ${p.what} was raised twice by the same percentage, a positive integer not above $${most}$, and is
            now ₹${last}. Before the two rises it was a whole number of rupees. How many values are possible for it?`
          : frame === 1
            ? text`After two successive rises of $p\%$ each, the ${p.what} has reached ₹${last}. It was a whole number
              of rupees at first, and $p$ is an integer with $1 \le p \le ${most}$. In how many ways can this have
              happened?`
            : text`An amount of a whole number of rupees grew by $p\%$ in one year and again by $p\%$ in the next, to
              ₹${last}, where $p$ is a positive integer and at most $${most}$. How many amounts are possible at the
              beginning?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('forgot_to_square', count, factors(Number(product), most).length)`
          You counted the numbers from $101$ to $${100 + most}$ that divide $100^2 \times ${last}$. Two rises need the
          square of such a number to divide it.`,
        slip('let_in_zero', from, 99)`
            You counted a rise of $0\%$ as well, with ₹${last} from the beginning. The percentage has to be positive.`,
        slip('left_out_a_factor', product, calc`100 * ${last}`)`
            You used $100 \times ${last}$ with a single factor $100$ and looked at the divisors of $${root}$ only.
            Each of the two rises brings a factor $100$.`,
        slip('demanded_too_much', count, rises(10).length)`
            You tried only multiples of $10\%$, that is rises of $${rises(10).map(f => f - 100)}$ per cent. Other
            whole numbers fit as well.`,
        slip('ignored_a_bound', count, factors(Number(root), 100).length)`
            You allowed rises of up to $100\%$. The percentage is at most $${most}$.`,
        slip('left_out_an_end_point', count, calc`${count} - 1`)`
            You left out the largest rise. ₹${firstOf(largest)} raised twice by ${largest - 100}% also becomes
            ₹${last}.`,
        slip('demanded_too_much', count, rises(5).length)`
            You tried only multiples of $5\%$. But ₹${firstOf(notOfFive)} raised twice by ${notOfFive - 100}% becomes
            ₹${last} too.`,
      ],
      snapRead: text`Two equal rises multiply a whole number by a square. So look for the squares that divide the
        final ${level} times $100^2$.`,
      approach: text`Write the final ${level} as the first one times the square of $\frac{100 + p}{100}$, and multiply
        by $100^2$. Then $100 + p$ divides a known root, and only the divisors a little above $100$ are allowed.`,
      faster: text`$${last} = ${rest > 1 && tex`${rest} \times `}${p.root}^2$, so $100 + p$ divides $100 \times
        ${p.root}$. Count its divisors from $101$ to $${100 + most}$.`,
      check: text`₹${last} is reached by two rises each from ${factors(Number(root), most)
        .map(f => `${rupees(firstOf(f))} (by ${percent(f - 100)})`)
        .join(', ')}.`,
      principle: text`When a square divides a known number, its root divides the root of the largest square in that
        number.`,
    };
  },
);

/** AR.PCT.1 Hard: which whole amounts two equal rises by a whole per cent can have led from. */
export const beforeTwoEqualRises: readonly AnyTemplate[] = situation<Risen>({
  type: 'AR.PCT.1',
  situation: 'before-two-equal-rises',
  tries: 60,
  draw: draw => {
    const p = {
      root: draw.int(24, 132),
      rest: draw.pick([1, 1, 2, 3, 5, 6, 7]),
      most: draw.step(24, 90, 2),
      what: draw.pick(charges),
      frame: draw.int(0, 2),
    };
    const list = factors(squareRoot(10000 * lastOf(p)), p.most);
    const clean = squareRoot(10000 * lastOf(p)) === 100 * p.root;
    return clean && lastOf(p) >= 800 && lastOf(p) <= 60000 && list.length >= 3 && list.some(f => f % 5 !== 0)
      ? p
      : null;
  },
  forms: [amountsBefore],
});
