import { isCount, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { grouped, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { exponentInFactorial } from '../primes.ts';
import { countUpTo } from '../whole.ts';

const zeros = (n: number) => exponentInFactorial(5, n);

interface Skipped {
  most: number;
  frame: number;
}

/** The largest multiple of 5 whose factorial has at most so many zeros. */
const lastMultiple = ({ most }: Skipped) => {
  let n = 5;
  while (zeros(n + 5) <= most) n += 5;
  return n;
};

const neverZeros = form<Skipped>(
  'numbers-of-zeros-never-reached',
  {
    band: 'Hard',
    seconds: 115,
    revision: 2,
    also: ['NS.NUM.5'],
    entry: true,
    verify: ({ most }) => {
      const seen = new Set<number>();
      let count = 0;
      for (let n = 1; count <= most; n += 1) {
        for (let k = n; k % 5 === 0; k /= 5) count += 1;
        seen.add(count);
      }
      return countUpTo(most, z => !seen.has(z));
    },
  },
  (p, { step }) => {
    const { most, frame } = p;
    const n = lastMultiple(p);
    const last = step(n, {
      name: text`the last multiple of $5$ whose factorial has at most $${most}$ zeros`,
      because: text`Every fifth number brings a five, and now and then one brings more. So there are a little more than
        $n \div 5$ zeros, but fewer than $n \div 4$; that is where to begin the search.`,
      works:
        value => tex`${value}!: \; ${zeros(n)} \text{ zeros}, \qquad ${value.add(5)}!: \; ${zeros(n + 5)} \text{
          zeros}`,
    })`
      A factorial gains zeros only at multiples of $5$. Find the last multiple of $5$ whose factorial has at most
      $${most}$ zeros. It lies a little above $4 \times ${most}$.`;
    const reached = step(calc`${last} ÷ 5`, {
      name: 'how many numbers of zeros occur',
      because: text`It is easier to count the numbers that occur than to list those that are skipped.`,
    })`
      Each multiple of $5$ up to there brings a new number of zeros. So as many numbers occur as there are such
      multiples.`;
    const skipped = step(calc`${most} - ${reached}`, {
      because: text`$24!$ has $4$ zeros and $25!$ has $6$, as $25$ brings two fives at once. The number of zeros never
        takes the value between.`,
    })`
      The other numbers up to $${most}$ are skipped, because at multiples of $25$ and $125$ the number of zeros grows
      by more than one. Subtract.`;
    const occurring = new Set(upTo(most).map(fives => zeros(5 * fives)));
    const list = upTo(most).filter(z => !occurring.has(z));
    return {
      answer: skipped,
      stem:
        frame === 0
          ? text`For how many integers $z$ from $1$ to $${most}$ is there no factorial that ends in exactly $z$ zeros?`
          : frame === 1
            ? text`A student writes down the number of zeros at the end of $1!, 2!, 3!, \dots$ one after the other.
              How many of the numbers $1, 2, \dots, ${most}$ will never be written?`
            : text`The largest power of $10$ that divides $n!$ is $10^z$. How many positive integers $z \le ${most}$
              do not occur, whatever $n$ is?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_higher_powers', skipped, calc`floor(${last} / 25)`)`
          You counted one skipped number at each multiple of $5^2$. At a multiple of $5^3$ two are skipped.`,
        slip('put_the_bound_on_another_quantity', skipped, calc`floor(${most} / 25) + floor(${most} / 125)`)`
          You looked for multiples of $5^2$ up to $${most}$. That is the limit for the zeros; the factorials that have
          so many go about four times as far.`,
        slip('assumed_a_proportion', skipped, calc`floor(${most} / 5)`)`
          You counted every fifth number up to $${most}$ as skipped. After a skip five numbers occur again, so it is
          every sixth at most.`,
        stop('gave_the_complement', reached)`
          $${reached}$ numbers of zeros occur. Those that never occur were asked for.`,
        slip('took_a_neighbouring_multiple', last, calc`${last} + 5`)`
          You went on to $${last}!$, which already has more than $${most}$ zeros.`,
        slip('took_a_neighbouring_multiple', last, calc`4 * ${most} - ${(4 * most) % 5}`)`
          You stopped at $${last}!$, near $4 \times ${most}$. A few more multiples of $5$ still fit.`,
        slip('counted_twice', skipped, calc`floor(${last} / 25) + 2 * floor(${last} / 125)`)`
          You counted two further numbers at each multiple of $5^3$. Beside the one for $5^2$ only one more is
          skipped.`,
      ],
      snapRead: text`Some numbers of zeros never occur at the end of a factorial; those up to $${most}$ are to be
        counted: count the ones that do occur.`,
      approach: text`From one multiple of $5$ to the next the number of zeros grows by $1$, at multiples of $25$ by
        $2$ and at multiples of $125$ by $3$. Every multiple of $5$ gives one number that occurs; the rest up to
        $${most}$ is skipped.`,
      check:
        () => text`$24!$ ends in $${zeros(24)}$ zeros and $25!$ in $${zeros(25)}$, so $5$ is the first number that is
          skipped. The next ones are $${list.slice(1, 5)}$, and the last up to $${most}$ is $${list.at(-1) ?? 0}$:
          there are $${list.length}$.`,
      principle: text`At a multiple of $25$ the number of zeros jumps by more than one: what lies between never
        occurs.`,
    };
  },
);

const skippedNumbers = situation<Skipped>({
  type: 'NS.FCT.1',
  situation: 'skipped-numbers-of-zeros',
  tries: 5,
  draw: draw => ({ most: draw.int(32, 240), frame: draw.int(0, 2) }),
  forms: [neverZeros],
});

interface Gained {
  /** So many numbers follow n, 6 to 9: one or two of them are multiples of 5. */
  window: number;
  /** One less than a multiple of 5. */
  limit: number;
  frame: number;
}

/** Multiples of 5 that can come first after n: 5, 10, … */
const blocksOf = ({ limit }: Gained) => (limit + 1) / 5;
/** How many m up to `blocks` are such that neither m nor m + 1 is a multiple of 5. */
const plainPairs = (blocks: number) => 3 * Math.floor(blocks / 5) + Math.min(3, blocks % 5);

const gained = form<Gained>(
  'two-zeros-gained-over-a-window',
  {
    band: 'Hard',
    seconds: 125,
    also: ['NS.NUM.5', 'NS.REM.1'],
    entry: true,
    verify: ({ window, limit }) =>
      countUpTo(limit, n => {
        let fives = 0;
        for (let k = n + 1; k <= n + window; k += 1) for (let m = k; m % 5 === 0; m /= 5) fives += 1;
        return fives === 2;
      }),
  },
  (p, { step, find }) => {
    const { window, limit, frame } = p;
    const alone = find(calc`10 - ${window}`, { name: 'how many remainders of n lead to one multiple of 5' });
    const single = step(calc`floor((${limit} + 1) / 25) - floor((${limit} + 1) / 125)`, {
      name: 'how often a multiple of 25 comes alone',
      because: text`Two fives can come from one multiple of $25$ or from two multiples of $5$; which of them is
        decided by the remainder of $n$.`,
      works:
        value => tex`\left\lfloor \frac{${limit + 1}}{25} \right\rfloor - \left\lfloor \frac{${limit + 1}}{125}
          \right\rfloor = ${value}`,
    })`
      Zeros are gained with the fives of the $${window}$ numbers after $n$. First case: only one multiple of $5$ is
      among them. That is so if $n$
      ${window === 9 ? 'is a multiple of $5$' : text`leaves at most $${9 - window}$ by $5$`}. The multiple must hold
      exactly two fives, so count the multiples of $25$ up to $${limit + 1}$, without those of $125$.`;
    const first = step(calc`${alone} * ${single}`, {
      name: 'the number of n in the first case',
      because: text`For each multiple of $25$ that is counted, several numbers $n$ can stand before it. Each remainder
        of $n$ that leaves it as the only multiple of $5$ gives one of them.`,
    })`
      ${
        window === 9
          ? text`Each of them belongs to one $n$, the multiple of $5$ just before it.`
          : text`Each of them belongs to $${10 - window}$ values of $n$, one for every such remainder.`
      }`;
    const blocks = blocksOf(p);
    const over = blocks % 5;
    const pairs = step(plainPairs(blocks), {
      name: 'pairs of neighbouring multiples of 5 with one five each',
      because: text`$5m$ has a second five exactly when $5$ divides $m$. Of $m = 1, 2, 3, 4, 5$ the pairs $4, 5$ and $5,
        6$ contain a multiple of $5$, and the other three do not.`,
      works:
        value => tex`m \le ${blocks}${over > 0 && tex` = 5 \times ${Math.floor(blocks / 5)} + ${over}`}: \quad 3
          \times ${Math.floor(blocks / 5)}${over > 0 && tex` + ${Math.min(3, over)}`} = ${value}`,
    })`
      Second case: $n$ leaves ${window === 6 ? '$4$' : text`$${10 - window}$ ${window === 7 ? 'or' : 'to'} $4$`} by
      $5$. Then two multiples of $5$ follow; call them $5m$ and $5(m + 1)$. Each has to hold one five only, so neither
      $m$ nor $m + 1$ is a multiple of $5$. Three of every five values of $m$ are such.`;
    const second = step(calc`(5 - ${alone}) * ${pairs}`, {
      name: 'the number of n in the second case',
      because: text`Of the $5$ remainders of $n$, those of the first case lead to one multiple of $5$; each of the
        others leads to two, and gives one $n$ for each pair.`,
    })`
      ${
        window === 6
          ? text`Each pair belongs to one $n$, the one with remainder $4$.`
          : text`Each pair belongs to $${window - 5}$ values of $n$, one for every such remainder.`
      }`;
    const count = step(calc`${first} + ${second}`)`
      No $n$ belongs to both cases, because its remainder by $5$ decides. Add the two numbers.`;
    const list = upTo(Math.min(49, limit)).filter(n => zeros(n + window) - zeros(n) === 2);
    const least = list[0] ?? 0;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many positive integers $n \le ${grouped(limit)}$ does $(n + ${window})!$ end in exactly two
            more zeros than $n!$?`
          : frame === 1
            ? text`Let $z(n)$ be the number of zeros at the end of $n!$. How many integers $n$ from $1$ to
              $${grouped(limit)}$ satisfy $z(n + ${window}) = z(n) + 2$?`
            : text`The product of the ${['six', 'seven', 'eight', 'nine'][window - 6]} consecutive integers from $n +
              1$ to $n + ${window}$ is divisible by $25$, but not by $125$, where $n$ is a positive integer not above
              $${grouped(limit)}$. How many values can $n$ have?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(limit),
      slips: [
        stop('left_out_a_case', second)`
          $${second}$ counts only the $n$ that are followed by two multiples of $5$. One multiple of $5^2$ alone
          brings two zeros as well.`,
        slip('left_out_higher_powers', pairs, blocks)`
          You let every pair of multiples of $5$ pass. Where one of the two is a multiple of $5^2$, there are three
          fives or more.`,
        slip('left_out_a_case', pairs, calc`${blocks} - floor(${blocks} / 5)`)`
          You kept four pairs of multiples of $5$ out of five. A multiple of $5^2$ spoils two pairs, the one before it
          and the one after it.`,
        slip('assumed_equal_parts', count, calc`${single} * 5`)`
          You counted five values of $n$ for each multiple of $5^2$. That would be right for five numbers in a row;
          among $${window}$ there can be two multiples of $5$.`,
        slip('miscounted_the_steps', alone, window < 9 && calc`9 - ${window}`)`
          You gave the remainder $${9 - window}$ by $5$ to the case with two multiples. Then $n + ${window}$ is still
          one short of the second one.`,
        slip('miscounted_the_steps', alone, window > 6 && calc`11 - ${window}`)`
          You gave the remainder $${10 - window}$ by $5$ to the case with one multiple. Then $n + ${window}$ itself is
          the second one.`,
        slip('left_out_higher_powers', single, limit >= 124 && calc`floor((${limit} + 1) / 25)`)`
          You kept all multiples of $5^2$ where one multiple of $5$ is alone. Those of $5^3$ hold three fives.`,
        slip('left_out_an_end_point', pairs, over !== 0 && calc`3 * floor(${blocks} / 5)`)`
          You counted only whole groups of five neighbouring multiples of $5$. The last group, which is not whole, has
          some that fit too.`,
      ],
      snapRead: text`The $${window}$ numbers after $n$ are to hold exactly two fives: sort by whether one or two of
        them are multiples of $5$.`,
      approach: text`The remainder of $n$ by $5$ decides whether one or two of the next $${window}$ numbers are
        multiples of $5$. Two fives come from one multiple of $25$, or from two multiples of $5$ that are not
        multiples of $25$. Count both cases.`,
      check: text`Up to $n = ${Math.min(49, limit)}$ these fit: $${list}$. The first of them: $${least}!$ has
        $${zeros(least)}$ and $${least + window}!$ has $${zeros(least + window)}$ zeros.`,
      principle: text`The fives of a product of consecutive numbers come from its multiples of $5$: how many there are
        depends on the remainder of the first.`,
    };
  },
);

const gains = situation<Gained>({
  type: 'NS.FCT.1',
  situation: 'gain-over-a-window',
  tries: 10,
  draw: draw => ({
    window: draw.int(6, 9),
    limit: 5 * draw.int(12, 110) - 1,
    frame: draw.int(0, 2),
  }),
  forms: [gained],
});

/** NS.FCT.1 Hard: jumps in the number of zeros. */
export const zerosGainedAndSkipped: readonly AnyTemplate[] = [...skippedNumbers, ...gains];
