import type Fraction from 'fraction.js';
import { divisors, gcd, isCount } from '../../numbers.ts';
import { calc, form, here, type Path, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Exchange {
  /** Ratio of the first kind to the second at first, in lowest terms, the first one smaller. */
  a: number;
  b: number;
  /** How many of the first kind turn into the second. */
  n: number;
  frame: number;
}

/** What may be left of the first kind: a divisor from which the first number was a multiple of `a`. */
const left = (product: number, a: number, n: number): readonly Fraction[] =>
  divisors(product)
    .filter(x => (x + n) % a === 0)
    .map(x => q(x));

const told = ({ a, b, n, frame }: Exchange) =>
  frame === 0
    ? text`In a box the numbers of silver and copper coins are in the ratio ${ratio([a, b])}. When $${n}$ silver coins
      are exchanged for $${n}$ copper coins, some silver coins remain, and the number of copper coins is an exact
      multiple of their number.`
    : frame === 1
      ? text`In a hall the lamps that are on and those that are off are in the ratio ${ratio([a, b])}. Then $${n}$ of
        the lamps that are on are switched off, at least one staying on. Now the number of lamps off is an exact
        multiple of the number on.`
      : text`A club has junior and senior members in the ratio ${ratio([a, b])}. On one day $${n}$ of the juniors, not
        all, become seniors. After that the seniors are an exact multiple of the juniors.`;

/** The two kinds as each stem calls them. */
const words = [
  {
    all: 'coins',
    one: 'silver coins',
    remain: 'silver coins remain',
    remaining: 'remaining silver coins',
    two: 'copper coins',
    single: 'a single silver coin remains',
    gone: 'silver coins are exchanged',
  },
  {
    all: 'lamps',
    one: 'lamps on',
    remain: 'lamps stay on',
    remaining: 'lamps still on',
    two: 'lamps off',
    single: 'a single lamp stays on',
    gone: 'lamps are switched off',
  },
  {
    all: 'members',
    one: 'juniors',
    remain: 'juniors remain',
    remaining: 'remaining juniors',
    two: 'seniors',
    single: 'a single junior remains',
    gone: 'juniors become seniors',
  },
] as const;
const wordsOf = ({ frame }: Exchange) => words[frame] ?? words[0];

/** The numbers that may be left of the first kind, and the slips on the way to them. */
function leftOver(p: Exchange, { step, find }: Path) {
  const { a, b, n } = p;
  const { all, one, two, remain, remaining } = wordsOf(p);
  const parts = step(calc`${a} + ${b}`, {
    name: `the parts of all ${all}`,
    works: (value, working) => tex`${working}, \quad x + ${n} = \frac{${a}}{${value}}T`,
    because: text`The things only change hands or places, so their total is the same before and after. That makes
        it the link between the old ratio and the new numbers.`,
  })`
    Let there be $T$ ${all}, and let $x$ ${remain}. So there were $x + ${n}$ ${one} at first. Count the parts of the
    ratio to write this as a part of $T$, which does not change.`;
  const moved = find(n);
  const product = step(calc`${parts} * ${moved}`, {
    because: text`If a number divides two others, it divides their difference too: 6 divides 30 and 18, so it
        divides 12. What is left here does not contain $T$ any more.`,
    works: (_value, working) => tex`${a}T = ${parts}x + ${parts} \times ${moved}, \quad ${working}`,
  })`
    In the end the ${two} are a multiple of $x$, so $T$ is a multiple of $x$ too. Then $x$ divides both $${a}T$ and
    $${parts}x$, and so it divides their difference.`;
  const list = step(left(Number(product), a, n), {
    works: value => tex`x = ${value}`,
    because: text`Not every divisor fits: $\frac{x + ${n}}{${a}}$ is one part of the old ratio, and parts of whole
        things are whole.`,
  })`
    $T$ is whole only if $x + ${n}$ is a multiple of $${a}$. List the divisors for which it is. They share no factor
    with $${a}$, because $${n}$ does not, and so they divide $T$ itself and not only $${a}T$.`;
  const unfit = divisors(Number(product)).find(d => (d + n) % a !== 0) ?? 1;
  const slips = [
    slip(
      'did_not_use_whole_numbers',
      list,
      divisors(Number(product)).map(x => q(x)),
    )`
        You allowed all divisors of $${parts} \times ${n}$ for the ${remaining}. With $${unfit}$ left there were
        $${unfit + n}$ at first, and for the ratio $${a} : ${b}$ that has to be a multiple of $${a}$.`,
    slip('used_a_wrong_given_number', product, n)`
        You tried only divisors of $${n}$ for the ${remaining}. The total has $${a} + ${b}$ parts, so more divisors
        are possible.`,
    slip('subtracted_for_added', parts, calc`${b} - ${a}`)`
        You used the difference of the terms: ${here}. The difference of ${one} and ${two} changes; the total is what
        stays the same.`,
    slip('took_a_part_for_the_whole', parts, b)`
        You used the $${b}$ parts of the ${two} alone. The total has $${a}$ parts more.`,
    slip('took_the_change_the_wrong_way', list, left(Number(product), a, -n))`
        You let the ${one} at first be $${n}$ fewer than those left. There were $${n}$ more of them before the change.`,
  ];
  return { parts, list, slips };
}

const rangeOfTotals = form<Exchange>(
  'range-of-totals',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['NS.FAC.3', 'AL.INQ.7'],
    verify: ({ a, b, n }) => {
      const found: number[] = [];
      for (let k = 1; k <= 3000; k += 1)
        if (a * k > n && (b * k + n) % (a * k - n) === 0) found.push((a + b) * k);
      return q((found.at(-1) ?? 0) - (found[0] ?? 0));
    },
  },
  (p, path) => {
    const { a, b, n } = p;
    const { all, one, two, remaining } = wordsOf(p);
    const { parts, list, slips } = leftOver(p, path);
    const least = path.find(list[0] ?? 0);
    const most = path.find(list.at(-1) ?? 0);
    const greatest = path.step(calc`(${most} + ${n}) / ${a} * ${parts}`, {
      name: 'the greatest total',
      works: value => tex`x = ${most}: \quad T = \frac{${most} + ${n}}{${a}} \times ${parts} = ${value}`,
      because: text`More that are left mean more at first, and the old ratio then makes the total larger too. So
          the end of the list gives the greatest total.`,
    })`
      The total grows with $x$. Find it for the largest $x$.`;
    const difference = path.step(calc`${greatest} - (${least} + ${n}) / ${a} * ${parts}`, {
      name: text`the difference of the totals`,
      works: value =>
        tex`x = ${least}: \quad ${greatest} - \frac{${least} + ${n}}{${a}} \times ${parts} = ${value}`,
      because: text`The question compares totals, not the numbers that are left. So both ends of the list have to
          be turned into totals first.`,
    })`
        The smallest $x$ gives the smallest total. Subtract it from the greatest one.`;
    return {
      answer: difference,
      stem: text`${told(p)} What is the difference between the greatest and the smallest possible total of the
        ${all}?`,
      show: plain,
      plausible: isCount,
      slips: [
        ...slips,
        stop('stopped_a_step_early', greatest)`
            You stopped at $${greatest}$, the greatest total. The question asks for the difference from the smallest
            one.`,
        slip('took_a_neighbouring_multiple', most, list.length > 2 && (list.at(-2) ?? false))`
            You used $${most}$ ${remaining} for the greatest total. More of them can be left.`,
        slip('took_a_neighbouring_multiple', least, list.length > 2 && (list[1] ?? false))`
            You used $${least}$ ${remaining} for the smallest total. Fewer of them can be left.`,
        slip('took_a_part_for_the_whole', difference, calc`${most} - ${least}`)`
            You subtracted the numbers of the ${remaining}: ${here}. The question asks for the difference of the
            totals.`,
      ],
      snapRead: text`The total stays the same, and in the end it is a multiple of the ${remaining}. The smallest and
        the largest divisor give the two totals.`,
      approach: text`Let the number of ${remaining} be the unknown. It divides a known number, and the total grows
        with it. So its smallest and its largest value give the two totals.`,
      faster: text`The total changes by $\frac{${parts}}{${a}}$ for each of the ${remaining}, so the difference is
        $(${most} - ${least}) \times \frac{${parts}}{${a}}$. No total has to be found.`,
      check: () => {
        const second = (x: Fraction) => x.add(n).div(a).mul(b).add(n);
        const total = (x: Fraction) => x.add(second(x));
        return text`In the end there are $${least}$ ${one} and $${second(least)} = ${second(least).div(least)} \times
          ${least}$ ${two}, or $${most}$ and $${second(most)} = ${second(most).div(most)} \times ${most}$. The totals
          are $${total(least)}$ and $${total(most)}$.`;
      },
      principle: text`If the rest of a whole is a multiple of one part, the whole is a multiple of that part too; the
        smallest and the largest part give the smallest and the largest whole.`,
    };
  },
);

/** AR.RAT.3 Hard: an exchange after which one part is an exact multiple of the other; the total is not known. */
export const exactMultiples: readonly AnyTemplate[] = situation<Exchange>({
  type: 'AR.RAT.3',
  situation: 'exchange-with-unknown-total',
  tries: 80,
  draw: draw => {
    const a = draw.int(2, 6);
    const [b, n] = [draw.int(a + 1, 13), draw.int(5, 30)];
    const count = left((a + b) * n, a, n).length;
    // With n and a free of common factors a divisor of the product divides the total as well.
    return gcd(a, b) === 1 && gcd(n, a) === 1 && (a + b) * n <= 400 && count >= 3 && count <= 9
      ? { a, b, n, frame: draw.int(0, 2) }
      : null;
  },
  forms: [rangeOfTotals],
});
