import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Chances {
  /** Red ones. */
  r: number;
  /** At most so many of the other colour. */
  most: number;
  frame: 0 | 1 | 2;
}

const pairsOf = (product: number, most = Number.POSITIVE_INFINITY): [number, number][] => {
  const pairs: [number, number][] = [];
  for (let x = 1; x * x < product; x += 1)
    if (product % x === 0 && product / x <= most) pairs.push([x, product / x]);
  return pairs;
};

const equalChances = form<Chances>(
  'numbers-with-equal-chances',
  {
    band: 'Hard',
    seconds: 125,
    revision: 4,
    also: ['NS.FAC.7', 'AL.QUA.1'],
    entry: true,
    verify: ({ r, most }) => {
      let count = 0;
      for (let x = 1; x <= most; x += 1)
        for (let y = x + 1; y <= most; y += 1)
          if (x * (r + y) * (r + y - 1) === y * (r + x) * (r + x - 1)) count += 1;
      return count;
    },
  },
  ({ r, most, frame }, { step }) => {
    const [own, others] = [
      ['red balls', 'blue balls'],
      ['women', 'men'],
      ['dark sweets', 'milk sweets'],
    ][frame] as [string, string];
    const product = step(calc`${r} * ${r - 1}`, {
      name: 'the constant c',
      because: text`There are $${r}x$ pairs of different kinds among $\frac{(x + ${r})(x + ${r - 1})}{2}$ pairs in all.
        Multiplied out and divided by $x$, the denominator has $x$ only in $x + \frac{c}{x}$, so the probability depends
        on this sum alone.`,
      works: (_value, working) =>
        tex`P(x) = \frac{2 \times ${r}x}{(x + ${r})(x + ${r - 1})} = \frac{${2 * r}}{x + \frac{c}{x} + ${2 * r - 1}},
          \quad c = ${working}`,
    })`
      Write the probability of two different kinds with $${r}$ ${own} and $x$ ${others}, and divide numerator and
      denominator by $x$. Then only $x + \frac{c}{x}$ in the denominator depends on $x$, with a constant $c$.`;
    const pairs = step(pairsOf(Number(product)).length, {
      name: 'the number of factor pairs',
      because: text`If $x + \frac{c}{x} = y + \frac{c}{y}$, then $x - y = c\left(\frac{1}{y} - \frac{1}{x}\right) =
        \frac{c(x - y)}{xy}$. For different $x$ and $y$ this means $xy = c$.`,
      works: value => tex`xy = ${product}, \quad x < y: \quad ${value} \text{ pairs}`,
    })`
      Two different numbers $x$ and $y$ give the same value of $x + \frac{c}{x}$ exactly if their product is $c$. Count
      the pairs of factors of $c$.`;
    const count = step(pairsOf(Number(product), most).length, {
      because: text`Both numbers of a pair have to be possible numbers of ${others}. The smaller one is within the limit
        whenever the larger one is.`,
      works: value =>
        tex`${pairsOf(Number(product), most)
          .map(([x, y]) => `${x} \\times ${y}`)
          .join(', \\; ')}: \quad ${value}`,
    })`
      There are at most $${most}$ ${others}. Keep the pairs whose larger number is at most $${most}$, and count them.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A bag holds $${r}$ red balls, and blue balls are added. Let $P(x)$ be the probability that two balls
            drawn together at random have different colours when there are $x$ blue balls. How many pairs $(x, y)$ with
            $1 \le x < y \le ${most}$ have $P(x) = P(y)$?`
          : frame === 1
            ? text`A choir has $${r}$ women and at most $${most}$ men. Two of its singers are chosen by lot. For some
              numbers $m < n$, a man and a woman are as likely to be chosen with $m$ men in the choir as with $n$ men.
              Find the number of such pairs $(m, n)$ with $m \ge 1$.`
            : text`In a box there are $${r}$ dark sweets and some milk sweets, at least one and at most $${most}$. Two
              sweets are taken at random without replacement. For how many pairs $(m, n)$ with $m < n$ is the
              probability of one sweet of each kind the same with $m$ milk sweets as with $n$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('put_the_drawn_one_back', product, calc`${r} * ${r}`)`
          The product $${r}^2 = ${product}$ belongs to drawing with replacement. For the second draw there is one
          fewer.`,
        stop('ignored_a_bound', pairs)`
          All $${pairs}$ factor pairs were counted, but in some the larger number exceeds $${most}$.`,
        slip('left_out_an_end_point', count, () => calc`${pairsOf(Number(product), most).length} - 1`)`
          The pair $${r - 1}, ${r}$ was left out; nothing forbids as many of the other colour, or one fewer.`,
        slip('counted_order', count, () => calc`2 * ${pairsOf(Number(product), most).length}`)`
          $${count}$ counts each pair in both orders. The first number is the smaller one, so every pair counts once.`,
        slip('ignored_a_bound', count, () => {
          const c = Number(product);
          let count = 0;
          for (let x = 1; x <= most; x += 1) if (c % x === 0) count += 1;
          return count;
        })`
          $${count}$ factors of $${product}$ are at most $${most}$, but each of them needs a partner within the bound as
          well.`,
        slip('put_the_drawn_one_back', product, calc`${r} * (${r} + 1)`)`
          $${r} \times ${r + 1} = ${product}$ adds one instead of taking one out for the second draw.`,
        slip('left_out_a_case', count, () => pairsOf(Number(product)).filter(([, y]) => y <= 2 * r).length)`
          Only pairs with the larger number up to $${2 * r}$ were found; more unequal pairs work as well.`,
        slip('counted_one_too_few', count, () => {
          const kept = pairsOf(Number(product), most);
          return kept.length > 3 ? kept.filter(([x]) => r % x === 0 || (r - 1) % x === 0).length : null;
        })`
          Only factors of $${r}$ or of $${r - 1}$ were tried for the smaller number; products of both kinds divide as
          well.`,
      ],
      snapRead: text`One of two numbers is known, the other varies, and two of its values give equal probabilities.
      That is a
        symmetric expression and factor pairs.`,
      approach: text`Write the probability as a function of the unknown number. Divided through, it depends on a number
        plus a constant over that number, which takes each value at two numbers with a fixed product: factor pairs.`,
      faster: text`$P(x) = P(y)$ means $xy = ${r} \times ${r - 1}$; the smaller one lies from
        $${Math.ceil((r * (r - 1)) / most)}$ to $${r - 1}$.`,
      check: () => {
        const [x, y] = pairsOf(Number(product), most)[0] ?? [1, 1];
        const chance = (b: number) => q(2 * r * b, (r + b) * (r + b - 1));
        return text`For $${x}$ and $${y}$ the probabilities are $\frac{${2 * r * x}}{${(r + x) * (r + x - 1)}}$ and
          $\frac{${2 * r * y}}{${(r + y) * (r + y - 1)}}$, both $\frac{${chance(x).n}}{${chance(y).d}}$.`;
      },
      principle: text`An expression x + c/x takes the same value at two numbers whose product is c; equal probabilities
        then become factor pairs.`,
    };
  },
);

/** MM.PRB.3 Hard: two numbers of balls with one probability. */
export const equalChancesOfPairs: readonly AnyTemplate[] = situation<Chances>({
  type: 'MM.PRB.3',
  situation: 'unknown-number-twice',
  tries: 20,
  draw: draw => {
    const [r, most] = [draw.int(7, 36), 5 * draw.int(6, 40)];
    const [all, kept] = [pairsOf(r * (r - 1)).length, pairsOf(r * (r - 1), most).length];
    return most > r && kept >= 2 && kept < all ? { r, most, frame: draw.pick([0, 1, 2] as const) } : null;
  },
  forms: [equalChances],
});
