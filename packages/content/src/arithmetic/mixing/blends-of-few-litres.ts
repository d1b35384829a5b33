import Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

type Parts = readonly [number, number];

interface Few {
  /** The stronger mixture and the weaker one, as parts of the first component to parts of the second. */
  a: Parts;
  b: Parts;
  /** In the blend the first component is more than `least` times the second. */
  least: Fraction;
  /** Litres in all, at most. */
  most: number;
  frame: number;
}

type Whole = readonly Fraction[];

const sumOfParts = ([x, y]: Parts) => x + y;
const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
/**
 * What i lots of the stronger mixture have above the bound of the ratio, and what one lot of the weaker one is
 * short of it.
 */
const surplus = ({ a, least }: Few) => q(a[0]).sub(least.mul(a[1]));
const shortage = ({ b, least }: Few) => least.mul(b[1]).sub(b[0]);
/** Lots of the stronger mixture that leave room for one of the weaker one. */
const lots = ({ most }: Few, first: number, second: number): Whole =>
  Array.from({ length: Math.max(0, Math.floor((most - second) / first)) }, (_, i) => q(i + 1));
const byRatio = (p: Few, i: Fraction, reached: boolean) => {
  const room = surplus(p).mul(i).div(shortage(p));
  return reached ? room.floor() : room.ceil().sub(1);
};
const byTotal = (p: Few, i: Fraction, first: number, second: number) =>
  q(p.most).sub(i.mul(first)).div(second).floor();
const smaller = (x: Fraction, y: Fraction) => (x.lt(y) ? x : y);
const positive = (x: Fraction) => (x.s > 0n ? x : q(0));
const sumOf = (list: Whole) => list.reduce((sum, n) => sum.add(n), q(0));

const names = [
  { first: 'milk', second: 'water', one: 'P', two: 'Q', unit: 'litres' },
  { first: 'orange juice', second: 'soda', one: 'the first drink', two: 'the second drink', unit: 'litres' },
  { first: 'dye', second: 'solvent', one: 'the first stain', two: 'the second stain', unit: 'tins' },
] as const;
const nameOf = ({ frame }: Few) => names[frame] ?? names[0];
const moreThan = ({ least }: Few, first: string, second: string) =>
  least.equals(1)
    ? `more ${first} than ${second}`
    : `more than ${least.equals(2) ? 'twice' : `$${numberTex(least)}$ times`} as much ${first} as ${second}`;

const wholeFirst = form<Few>(
  'pairs-with-a-whole-part',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.INQ.3', 'AL.DIO.5'],
    entry: true,
    verify: ({ a, b, least, most }) => {
      let count = 0;
      for (let x = 1; x < most; x += 1)
        for (let y = 1; x + y <= most; y += 1) {
          const first = q(x * a[0], a[0] + a[1]).add(q(y * b[0], b[0] + b[1]));
          if (first.d === 1n && first.gt(least.mul(q(x + y).sub(first)))) count += 1;
        }
      return count;
    },
  },
  (p, { step, find }) => {
    const { a, b, most, least, frame } = p;
    const { one: strongOne, two: weakOne, unit } = nameOf(p);
    const units = find([sumOfParts(a), sumOfParts(b)]);
    const [first = q(1), second = q(1)] = units;
    const list = step(
      lots(p, Number(first), Number(second)),
      value =>
        tex`\frac{${a[0]}x}{${sumOfParts(a)}} + \frac{${b[0]}y}{${sumOfParts(b)}} \text{ whole}: \quad x = ${first}i,
          \; y = ${second}j, \quad ${first}i + ${second}j \le ${most}, \quad i \le ${value.length}`,
    )`
      Take $x$ ${unit} of ${strongOne} and $y$ of ${weakOne}. Their two parts of ${nameOf(p).first} have denominators
      without a common factor, so the sum is whole only if each part is. Therefore $x$ is a multiple of $${first}$ and
      $y$ one of $${second}$. As $j$ is at least $1$, the total bounds $i$.`;
    const one = step(
      list.map(i => byRatio(p, i, false)),
      value =>
        tex`${a[0]}i + ${b[0]}j > ${least.equals(1) ? tex`${a[1]}i + ${b[1]}j` : tex`${least}(${a[1]}i + ${b[1]}j)`}
          \Rightarrow ${surplus(p)}i > ${shortage(p)}j: \quad
          ${list.map((i, k) => `i = ${i}: ${value[k]}`).join(', \\; ')}`,
    )`
      Write the condition on ${nameOf(p).first} and ${nameOf(p).second} with $i$ and $j$. Find the greatest $j$ that it
      allows for each $i$.`;
    const total = step(
      list.map(i => positive(byTotal(p, i, Number(first), Number(second)))),
      value =>
        tex`j \le \frac{${most} - ${first}i}{${second}}: \quad
          ${list.map((i, k) => `i = ${i}: ${value[k]}`).join(', \\; ')}`,
    )`
      The total must not pass $${most}$ ${unit}. Find the greatest $j$ that this allows for each $i$.`;
    const count = step(
      sumOf(one.map((n, k) => positive(smaller(n, total[k] ?? q(0))))),
      value => tex`${one.map((n, k) => positive(smaller(n, total[k] ?? q(0)))).join(' + ')} = ${value}`,
    )`
      Both conditions have to hold, so for each $i$ the smaller bound is the number of possible $j$. Add these.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`Mixture P has milk and water in the ratio ${ratio(a)} and mixture Q in the ratio ${ratio(b)}. Now $x$
            litres of P and $y$ litres of Q are poured together, where $x$ and $y$ are positive integers with $x + y \le
            ${most}$. The blend holds a whole number of litres of milk, and ${moreThan(p, 'milk', 'water')}. How many
            pairs $(x, y)$ are possible?`
          : frame === 1
            ? text`A bar fills a bowl with whole litres of two drinks, at least one litre of each and at most $${most}$
              litres in all. In the first drink, orange juice and soda are in the ratio ${ratio(a)}; in the second, in
              the ratio ${ratio(b)}. The bowl is to have ${moreThan(p, 'juice', 'soda')}, and the number of litres of
              juice is to be an integer. In how many ways can the quantities of the two drinks be chosen?`
            : text`One-litre tins of two stains, with dye and solvent in the ratios ${ratio(a)} and ${ratio(b)}
              respectively, are emptied into a drum: at least one of each kind, not more than $${most}$ tins in all. The
              drum must then hold ${moreThan(p, 'dye', 'solvent')}, and the dye must come to a whole number of litres.
              How many choices of the numbers of tins of the two stains are there?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_an_end_point', one, () => list.map(i => byRatio(p, i, true)))`
          $${count}$ counts blends with exactly
          ${
            least.equals(1)
              ? text`as much ${nameOf(p).first} as ${nameOf(p).second}`
              : text`$${least}$ times as much
            ${nameOf(p).first}`
          };
          there has to be more.`,
        slip('ignored_a_bound', total, one)`
          $${count}$ uses the bound of the ratio alone; some of these pairs pass $${most}$ ${unit} in all.`,
        slip('ignored_a_condition', one, total)`
          All $${count}$ pairs of a multiple of $${first}$ and one of $${second}$ within the total were counted; some of
          them hold too little ${nameOf(p).first}.`,
        slip('left_out_an_end_point', total, () =>
          list.map(i => positive(byTotal({ ...p, most: most - 1 }, i, Number(first), Number(second)))),
        )`
          A total of exactly $${most}$ ${unit} was left out, which brings the count to $${count}$; it is allowed.`,
        slip('took_ratio_terms_for_amounts', units, a[1] * b[1] > 1 && [a[1], b[1]])`
          ${ratio(a)} and ${ratio(b)} were read as fractions with the denominators $${a[1]}$ and $${b[1]}$; the whole
          has $${sumOfParts(a)}$ and $${sumOfParts(b)}$ parts.`,
        slip('left_out_an_end_point', list, list.length > 2 && list.slice(0, -1))`
          The list stops at $${first.mul(list.length)}$ ${unit} of ${strongOne}, though $${first.mul(list.length + 1)}$
          leave room for $${second}$ of ${weakOne} within $${most}$.`,
        slip('let_in_zero', count, calc`${count} + ${list.length}`)`
          $${list.length}$ cases without ${weakOne} were counted as well, which makes $${count}$; some of both is
          used.`,
        slip('answered_another_quantity', count, () =>
          sumOf(one.map((n, k) => q(positive(smaller(n, total[k] ?? q(0))).s > 0n ? 1 : 0))),
        )`
          $${count}$ counts the possible quantities of ${strongOne}; most of them go with several of ${weakOne}.`,
        slip('counted_one_too_few', one, () => one.map(n => n.sub(1)))`
          For each quantity of ${strongOne} one quantity of ${weakOne} too few was counted, which leaves $${count}$.`,
      ],
      snapRead: () =>
        text`Two mixtures in whole litres with a bounded total; the ${nameOf(p).first} is to be whole as well, and to
          outweigh the ${nameOf(p).second}. Pairs are to be counted.`,
      approach: text`A whole number of litres of ${nameOf(p).first} forces a multiple of one number from
        ${strongOne} and
        of another one from ${weakOne}. Count in these multiples: the ratio gives one bound and the total another.`,
      faster: () =>
        text`With $${sumOfParts(a)}i$ and $${sumOfParts(b)}j$ ${unit}: $j < ${surplus(p).div(shortage(p))}i$ and
          $${sumOfParts(a)}i + ${sumOfParts(b)}j \le ${most}$, so
          $${one.map((n, k) => positive(smaller(n, total[k] ?? q(0)))).join(' + ')}$.`,
      check: () => {
        const j = positive(smaller(one[0] ?? q(0), total[0] ?? q(0)));
        const of = (count: Fraction) =>
          `$${count.mul(b[0]).add(a[0])}$ of ${nameOf(p).first} and $${count.mul(b[1]).add(a[1])}$ of ${nameOf(p).second}`;
        return text`With $i = 1$ the largest $j$ is $${j}$: ${of(j)}, in litres. With $j = ${j.add(1)}$ it would be
          ${of(j.add(1))}, which is too little ${nameOf(p).first}.`;
      },
      principle: text`A sum of fractions with coprime denominators is whole only if both are. Where two bounds hold, the
        smaller one counts, case by case.`,
    };
  },
);

const strong: readonly Parts[] = [
  [4, 1],
  [3, 1],
  [5, 2],
  [7, 1],
  [3, 2],
  [5, 1],
  [2, 1],
  [6, 1],
];
const weak: readonly Parts[] = [
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [2, 5],
  [1, 6],
];

/**
 * AR.MIX.3 Hard: whole litres of two mixtures that hold a whole part, with a bound for the ratio and one for the
 * total.
 */
export const blendsOfFewLitres: readonly AnyTemplate[] = situation<Few>({
  type: 'AR.MIX.3',
  situation: 'blends-of-few-litres',
  tries: 80,
  draw: draw => {
    const [a, b] = [draw.pick(strong), draw.pick(weak)];
    const p: Few = {
      a,
      b,
      least: draw.pick([q(1), q(1), q(3, 2), q(2)]),
      most: draw.int(24, 60),
      frame: draw.int(0, 2),
    };
    const [first, second] = [sumOfParts(a), sumOfParts(b)];
    if (gcd(first, second) > 1 || surplus(p).s <= 0n || shortage(p).s <= 0n) return null;
    const is = lots(p, first, second);
    const [ratios, totals] = [is.map(i => byRatio(p, i, false)), is.map(i => byTotal(p, i, first, second))];
    const cut = ratios.filter((n, k) => n.lt(totals[k] ?? q(0))).length;
    const count = sumOf(ratios.map((n, k) => positive(smaller(n, totals[k] ?? q(0)))));
    // Each bound is the smaller one for at least two numbers of lots.
    return is.length >= 4 &&
      is.length <= 7 &&
      cut >= 1 &&
      ratios.filter((n, k) => n.gt(totals[k] ?? q(0))).length >= 2 &&
      new Fraction(count).gte(6) &&
      (ratios[0]?.s ?? 0n) > 0n &&
      (ratios[0]?.lt(totals[0] ?? q(0)) ?? false)
      ? p
      : null;
  },
  forms: [wholeFirst],
});
