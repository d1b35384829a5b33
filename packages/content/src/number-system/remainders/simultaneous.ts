import { isCount, upTo } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { gcd, lcm } from '../primes.ts';

/** The least number, 0 or more, that leaves r by d and s by e; -1 where none does. */
const common = (d: number, r: number, e: number, s: number): number => {
  const most = lcm(d, e);
  for (let n = r; n < most; n += d) if (n % e === s) return n;
  return -1;
};
/** Numbers that leave r by d, up to n, as a reader goes through them. */
const walk = (d: number, r: number, n: number) => {
  const all = Array.from({ length: Math.floor((n - r) / d) + 1 }, (_, i) => r + i * d);
  return all.length > 7 ? `${all.slice(0, 4).join(', ')}, \\dots, ${n}` : all.join(', ');
};

interface Heap {
  d: number;
  r: number;
  e: number;
  s: number;
  /** The number, between these bounds. */
  n: number;
  from: number;
  to: number;
  pack: number;
  frame: number;
  who: string;
}

/** The number of the range that leaves what `x` leaves by `step`, or null. */
const inRange = ({ from, to }: Pick<Heap, 'from' | 'to'>, x: number, step: number): number | null => {
  const found = x + Math.ceil((from + 1 - x) / step) * step;
  return found < to ? found : null;
};

const packs = form<Heap>(
  'packs-from-two-remainders',
  {
    band: 'Easy',
    seconds: 60,
    revision: 4, // Four or five numbers to list; the range had held up to nine.
    verify: ({ d, r, e, s, from, to, pack }) => {
      const fits = upTo(to).filter(n => n > from && n < to && n % d === r && n % e === s);
      return fits.length === 1 ? Math.floor((fits[0] ?? 0) / pack) : 0;
    },
  },
  (p, { step }) => {
    const { d, r, e, s, n, from, to, pack, frame, who } = p;
    const start = inRange(p, r, d) ?? n;
    const list = Array.from({ length: Math.floor((to - 1 - start) / d) + 1 }, (_, i) => start + i * d);
    const first = step(start, {
      name: text`the smallest number of the range that leaves $${r}$ when divided by $${d}$`,
      works: value => tex`${d} \times ${value.sub(r).div(d)} + ${r} = ${value}`,
      because: text`The two conditions on remainders and the range hold for the same number. The larger divisor makes
        the longer steps, so the list has only ${list.length} numbers.`,
    })`
      Begin with the larger divisor. Find the first number after $${from}$ that leaves $${r}$ when divided by $${d}$;
      the others follow in steps of $${d}$.`;
    const number = step(n, {
      name: 'the number that is counted',
      works: value => tex`${list}: \quad ${value} = ${e} \times ${value.sub(s).div(e)} + ${s}`,
      because: text`Divided by $${e}$, these numbers leave $${list.map(x => x % e)}$, in this order. Only one of
        them leaves $${s}$.`,
    })`
      List the numbers up to $${to}$ that begin with $${first}$ and go on in steps of $${d}$. Divide each by $${e}$
      and keep the one that leaves $${s}$.`;
    const full = step(calc`floor(${number} / ${pack})`)`
      Now the number is known. Divide it by $${pack}$ and keep only the whole part of the quotient; what is left over is
      less than $${pack}$.`;
    const [opening, closing] = [list[0], list.at(-1)].map(x => (x === n ? null : (x ?? null)));
    const between = list.slice(1, -1).filter(x => x !== n);
    const [least, most] = [Math.floor((from + 1) / pack), Math.floor((to - 1) / pack)];
    const mirrored = common(d, s % d, e, r % e);
    return {
      answer: full,
      stem: wording(
        frame,
        text`${who} counts the marbles in a jar and finds more than ${from} but fewer than ${to}. In groups of ${d},
          ${r} (marble is|marbles are) left over; in groups of ${e}, ${s} (marble is|marbles are) left over. How many
          full bags of ${pack} marbles can be made?`,
        text`The students of a school, more than ${from} but fewer than ${to}, leave ${r} over when they stand in rows
          of ${d}, and ${s} over when they stand in rows of ${e}. How many full teams of ${pack} can they form?`,
        text`A number between $${from}$ and $${to}$ leaves the remainder $${r}$ when it is divided by $${d}$ and the
          remainder $${s}$ when it is divided by $${e}$. What is the quotient when it is divided by $${pack}$, without
          the remainder?`,
        text`When ${who} puts ${d} mangoes in each basket, ${r} (mango remains|mangoes remain); with ${e} in each, ${s}
          (mango remains|mangoes remain). There are more than ${from} mangoes, but fewer than ${to}. How many boxes of
          ${pack} mangoes can be filled?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.gte(least) && value.lte(most),
      slips: [
        slip('ignored_a_condition', number, () => closing ?? null)`
          You went on to the last number that leaves $${r}$ when divided by $${d}$: $${number}$, with the quotient
          $${full}$. Divided by $${e}$ it leaves $${Number(number) % e}$ instead of $${s}$.`,
        slip('combined_remainders_wrongly', number, inRange(p, r + s, d * e))`
          With $${number}$ the quotient is $${full}$. This number is $${r} + ${s} = ${r + s}$ more than a multiple of
          $${d * e}$; divided by $${d}$ it leaves $${(r + s) % d}$, not $${r}$.`,
        slip('swapped_the_two', number, mirrored >= 0 && inRange(p, mirrored, d * e))`
          $${full}$ is the quotient of $${number}$. Divided by $${d}$ this number leaves $${Number(number) % d}$
          instead of $${r}$, because the two remainders were given to the wrong divisors.`,
        slip('rounded_the_wrong_way', full, calc`ceil(${n} / ${pack})`)`
          ${here} rounds up. The last part has fewer than $${pack}$, and only full parts of $${pack}$ count.`,
        slip('ignored_a_condition', number, () => opening ?? null)`
          $${full}$ is the quotient of $${number}$, the first number in the range that leaves $${r}$ when divided by
          $${d}$. You did not test it with $${e}$: it leaves $${Number(number) % e}$ instead of $${s}$.`,
        slip('wrong_sign', number, inRange(p, -n, d * e))`
          You subtracted the remainders instead of adding them: $${number} = ${d} \times ${(Number(number) + r) / d} -
          ${r} = ${e} \times ${(Number(number) + s) / e} - ${s}$. The quotient of this number is $${full}$.`,
        slip('ignored_a_condition', number, () => {
          const other = inRange(p, s, e);
          return other === n ? null : other;
        })`
          The quotient of $${number}$ is $${full}$. But of the two conditions you kept only the one on $${e}$: divided
          by $${d}$ the number leaves $${Number(number) % d}$ instead of $${r}$.`,
        slip('ignored_a_condition', number, () => between[0] ?? null)`
          $${number} = ${e} \times
          ${Math.floor(Number(number) / e)}${Number(number) % e > 0 && ` + ${Number(number) % e}`}$, so this number
          does not leave $${s}$. Its quotient $${full}$ belongs to the first condition alone.`,
      ],
      snapRead: text`Two divisors with their remainders and a range: find the one number that fits both, and then do the
        last division.`,
      approach: text`List the numbers of the range with the remainder by the larger divisor, which are few. One of them
        has the other remainder as well; divide that one by $${pack}$.`,
      check: text`$${n} = ${d} \times ${(n - r) / d} + ${r} = ${e} \times ${(n - s) / e} + ${s}$, and $${n} = ${pack}
        \times ${full} + ${n % pack}$.`,
      principle: text`With a range and two remainders, list the numbers for the larger divisor and test them with the
        smaller one.`,
    };
  },
);

const heap = situation<Heap>({
  type: 'NS.REM.5',
  situation: 'heap-in-a-range',
  tries: 40,
  draw: draw => {
    const [d, e] = [draw.int(9, 16), draw.int(5, 9)];
    const [r, s] = [draw.int(1, d - 1), draw.int(1, e - 1)];
    if (e >= d || gcd(d, e) > 1 || r === s) return null;
    const from = draw.step(100, 560, 10);
    // A range of four or five steps of the larger divisor.
    const to = from + Math.ceil((4 * d) / 10) * 10;
    const n = inRange({ from, to }, common(d, r, e, s), d * e);
    const pack = draw.int(5, 12);
    const fits = n !== null && to - from < d * e && n % pack > 1 && pack !== d && pack !== e;
    return fits
      ? { d, r, e, s, n, from, to, pack, frame: draw.int(0, 3), who: draw.pick(peopleInArithmetic) }
      : null;
  },
  forms: [packs],
});

interface Range {
  d: number;
  r: number;
  e: number;
  s: number;
  to: number;
  frame: number;
}

const oneOfTwo = form<Range>(
  'numbers-with-just-one-of-two-remainders',
  {
    band: 'Medium',
    seconds: 105,
    also: ['MM.SET.6'],
    entry: true,
    verify: ({ d, r, e, s, to }) => upTo(to).filter(n => (n % d === r) !== (n % e === s)).length,
  },
  ({ d, r, e, s, to, frame }, { step }) => {
    const n0 = common(d, r, e, s);
    const first = step(calc`floor((${to} - ${r}) / ${d}) + 1`, {
      name: text`how many numbers leave $${r}$ when divided by $${d}$`,
    })`
      Count the numbers that leave $${r}$ when divided by $${d}$: they start at $${r}$ and come in steps of $${d}$, so
      count the steps and add $1$ for $${r}$ itself.`;
    const second = step(calc`floor((${to} - ${s}) / ${e}) + 1`, {
      name: text`how many numbers leave $${s}$ when divided by $${e}$`,
      because: text`Here the first number is $${s}$ itself, and each further one is a step of $${e}$ away. There is
          one number more than there are steps.`,
    })`
        Count the numbers that leave $${s}$ when divided by $${e}$ in the same way.`;
    const least = step(n0, {
      name: 'the smallest number with both remainders',
      because: text`These numbers belong to both lists, and the question leaves them out. So they have to be found and
          counted.`,
      works: value => tex`${walk(d, r, Number(value))}; \quad
        ${value} = ${e} \times ${value.sub(s).div(e)} + ${s}`,
    })`
        Now find the numbers with both remainders. Go through the numbers that leave $${r}$ when divided by $${d}$ until
        one leaves $${s}$ when divided by $${e}$.`;
    const period = step(calc`lcm(${d}, ${e})`, {
      because: text`$${d}$ and $${e}$ have the common factor $${gcd(d, e)}$, so a smaller step than their product keeps
        both remainders.`,
    })`
      Adding a multiple of both $${d}$ and $${e}$ keeps both remainders. So the next number with both comes after the
      LCM of $${d}$ and $${e}$.`;
    const both = step(calc`floor((${to} - ${least}) / ${period}) + 1`, {
      name: 'how many numbers have both remainders',
    })`
        Count the numbers with both remainders: from $${least}$ on in steps of $${period}$, and $1$ for $${least}$
        itself.`;
    const count = step(calc`${first} + ${second} - 2 * ${both}`, {
      because: text`Subtracting them once would leave each of them in the count once, as in 'at least one of the two'.
          Here a number with both remainders does not count at all.`,
    })`
        Add the first two counts and subtract the numbers with both remainders two times, once for each count in which
        they stand.`;
    const exclude = both.mul(2);
    return {
      answer: count,
      stem: wording(
        frame,
        text`How many integers from $1$ to $${to}$ either leave a remainder of $${r}$ when divided by $${d}$, or leave a
          remainder of $${s}$ when divided by $${e}$, but not both?`,
        text`Tokens are numbered $1$ to $${to}$. A token is red if its number is $${r}$ more than a multiple of $${d}$,
          and round if its number is $${s}$ more than a multiple of $${e}$ (0 counts as a multiple). How many tokens
          are red or round, but not both?`,
        text`For how many positive integers $n \le ${to}$ is exactly one of these statements true: $n$ leaves $${r}$
          when divided by $${d}$; $n$ leaves $${s}$ when divided by $${e}$?`,
        text`In a street of houses $1$ to $${to}$, every $${d}$th house from house $${r}$ on has a well, and every
          $${e}$th house from house $${s}$ on has a garden. How many houses have one of the two, but not the other?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_the_product_for_the_lcm', period, calc`${d} * ${e}`)`
          You let both remainders come back after ${here}. As $${d}$ and $${e}$ have a common factor, they come back
          earlier.`,
        slip('counted_twice', count, calc`${first} + ${second} - ${both}`)`
          ${here} still holds, once, the numbers with both remainders. Here they do not belong to the answer.`,
        slip('left_out_a_case', count, calc`${first} - ${both}`)`
          ${here} are only those that leave $${r}$ when divided by $${d}$. Numbers with just the other remainder count
          as well.`,
        slip('assumed_no_overlap', count, calc`${first} + ${second}`)`
          ${here} adds the two counts as if no number had both remainders. The number $${n0}$ has both.`,
        slip('left_out_a_case', count, calc`${second} - ${both}`)`
          ${here} are only those that leave $${s}$ when divided by $${e}$. Numbers with just the other remainder count
          as well.`,
        slip('ignored_a_condition', both, calc`floor(${to} / ${period})`)`
          For the numbers with both remainders you counted multiples of $${period}$, ${here}. The first one that fits is
          $${n0}$, not $${period}$.`,
        slip('counted_gaps_for_numbers', first, calc`floor((${to} - ${r}) / ${d})`)`
          ${here} counts the steps from $${r}$ on. The number $${r}$ itself leaves $${r}$ as well.`,
        slip('counted_gaps_for_numbers', both, calc`floor((${to} - ${n0}) / ${period})`)`
          The numbers with both remainders are one more than the steps between them, which you counted as $${both}$.`,
      ],
      snapRead: text`Two remainders by divisors with a common factor, and just one of them is wanted: count each, and
        take off those with both.`,
      approach: text`Count the numbers with each remainder and those with both. A number with both is in each count, so
        it is taken off twice. Numbers with both remainders come in steps of the LCM.`,
      faster: text`Both remainders first meet at $${n0}$ and then every $${period}$, which makes $${both}$ numbers; so
        $(${first} - ${both}) + (${second} - ${both})$.`,
      check: text`$${first} - ${both} = ${first.sub(both)}$ numbers have only the first remainder, $${second} - ${both}
        = ${second.sub(both)}$ only the second, and $${first.add(second)} - ${exclude} = ${count}$. The last with both
        is $${least.add(period.mul(both.sub(1)))}$, one step before $${least.add(period.mul(both))}$.`,
      principle: text`Two remainders repeat together after the LCM of the divisors, which is less than their product
        when they share a factor.`,
    };
  },
);

const range = situation<Range>({
  type: 'NS.REM.5',
  situation: 'one-of-two-remainders',
  tries: 40,
  draw: draw => {
    const [d, e] = [draw.int(8, 24), draw.int(6, 20)];
    if (gcd(d, e) < 2 || d <= e || d % e === 0) return null;
    const [r, s] = [draw.int(1, d - 1), draw.int(1, e - 1)];
    if (r === s || common(d, r, e, s) < 0 || lcm(d, e) > 90) return null;
    const to = draw.step(200, 900, 10);
    const both = upTo(to).filter(n => n % d === r && n % e === s).length;
    const [first, second] = [Math.floor((to - r) / d) + 1, Math.floor((to - s) / e) + 1];
    return both > 2 && both < 15 && first !== 2 * both && second !== 2 * both
      ? { d, r, e, s, to, frame: draw.int(0, 3) }
      : null;
  },
  forms: [oneOfTwo],
});

interface Squares {
  d: number;
  r: number;
  p: number;
  /** One of the two remainders whose squares leave the same; the other is p - u. */
  u: number;
  place: number;
  frame: number;
}

const ordinalWord = (n: number) =>
  [
    '',
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    '',
    'twelfth',
  ][n] ?? '';

const squareLeaves = form<Squares>(
  'number-in-order-by-the-remainder-of-its-square',
  {
    band: 'Hard',
    seconds: 130,
    also: ['NS.REM.2'],
    verify: ({ d, r, p, u, place }) => {
      const square = (u * u) % p;
      let found = 0;
      for (let n = 1; ; n += 1) {
        if (n % d === r && (n * n) % p === square) found += 1;
        if (found === place) return n;
      }
    },
  },
  ({ d, r, p, u, place, frame }, { step, find }) => {
    const square = (u * u) % p;
    const low = Math.min(u, p - u);
    const [one, other] = [common(d, r, p, low), common(d, r, p, p - low)];
    const first = step(low, {
      name: text`the smaller remainder of $n$ by $${p}$`,
      because: text`$(${p} - x)^2 = ${p}^2 - 2 \times ${p}x + x^2$, and the first two terms are multiples of $${p}$. So
        $x$ and $${p} - x$ always have the same remainder of the square.`,
      works:
        value => tex`${value}^2 = ${value.mul(value)} \to ${square}, \qquad ${p} - ${value} = ${p - Number(value)}:
        \quad ${p - Number(value)}^2 = ${(p - Number(value)) ** 2} \to ${square}`,
    })`
        Turn the condition on $n^2$ into one on $n$. Square $1, 2, 3, \dots$ until a square leaves $${square}$ by
        $${p}$. The number that is missing to $${p}$ works as well, so $n$ has two possible remainders.`;
    const a = step(common(d, r, p, Number(first)), {
      name: text`the smallest $n$ with the first remainder`,
      because: text`$n$ has to satisfy the condition by $${d}$ as well, so test only the numbers that leave $${r}$ by
          $${d}$.`,
      works: value => tex`${walk(d, r, Number(value))}; \quad ${value} = ${p} \times
        ${value.sub(first).div(p)} + ${first}`,
    })`
        Join the first remainder with the other condition: go through the numbers that leave $${r}$ by $${d}$ until one
        leaves $${first}$ by $${p}$.`;
    const second = find(p - low);
    const b = step(common(d, r, p, Number(second)), {
      name: text`the smallest $n$ with the second remainder`,
      because: text`The list in the question contains every $n$ whose square fits, so the numbers with the second
        remainder stand in it too.`,
      works: value => tex`${walk(d, r, Number(value))}; \quad ${value} = ${p} \times
      ${value.sub(second).div(p)} + ${second}`,
    })`
      Join the second remainder, $${second}$, with the condition by $${d}$ in the same way.`;
    const inTurn = find(place % 2 === 1 ? Math.min(Number(a), Number(b)) : Math.max(Number(a), Number(b)));
    const rounds = find(Math.ceil(place / 2) - 1);
    const value = step(calc`${inTurn} + ${rounds} * ${d * p}`, {
      because: text`Both conditions come back after $${d} \times ${p} = ${d * p}$, as $${d}$ and $${p}$ have no common
        factor.`,
    })`
      Each stretch of $${d} \times ${p} = ${d * p}$ numbers holds two that fit. The ${ordinalWord(place)} one is the
      ${place % 2 === 1 ? 'smaller' : 'larger'} of the two, after ${rounds} full (stretch|stretches).`;
    return {
      answer: value,
      stem: wording(
        frame,
        text`The positive integers $n$ that leave a remainder of $${r}$ when divided by $${d}$, and whose squares leave
          a remainder of $${square}$ when divided by $${p}$, are listed in increasing order. What is the
          ${ordinalWord(place)} of them?`,
        text`A positive integer $n$ is called lucky if $n - ${r}$ is a multiple of $${d}$ and $n^2 - ${square}$ is a
          multiple of $${p}$. Find the ${ordinalWord(place)} smallest lucky number.`,
        text`Square halls with $n$ tiles along each side are planned, where $n > 0$. When $n$ tiles are packed in boxes
          of ${d}, ${r} are left over; when the $n^2$ tiles of the hall are packed in boxes of ${p}, ${square} are left
          over. What is the ${ordinalWord(place)} smallest possible $n$?`,
        text`How large is the ${ordinalWord(place)} smallest positive integer that has the form $${d}k + ${r}$, with an
          integer $k$, and whose square has the form $${p}m + ${square}$ with an integer $m$?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('lost_a_solution', value, calc`${one} + ${place - 1} * ${d * p}`)`
          ${here} uses only numbers that leave $${low}$ by $${p}$. Those that leave $${p - low}$ have the same square
          remainder and stand in the list as well.`,
        slip('swapped_the_two', inTurn, place % 2 === 1 ? Math.max(one, other) : Math.min(one, other))`
          You continued from $${inTurn}$. Of the two numbers in each stretch of $${d * p}$, the
          ${place % 2 === 1 ? 'smaller' : 'larger'} one stands in the ${ordinalWord(place)} place.`,
        slip('miscounted_the_steps', rounds, Math.ceil(place / 2))`
          You added $${d * p}$ ${rounds} times. But the first two numbers of the list come before anything is added.`,
        slip('lost_a_solution', value, calc`${other} + ${place - 1} * ${d * p}`)`
          In ${here} every number leaves $${p - low}$ by $${p}$. Numbers that leave $${low}$ fit too, and they are
          missing from your list.`,
        slip('combined_remainders_wrongly', inTurn, calc`${r} + ${low}`)`
          ${here} as the number to start from adds two remainders. Divided by $${d}$ it does not leave $${r}$.`,
        slip('miscounted_the_steps', rounds, place > 4 && Math.ceil(place / 2) - 2)`
          With $${d * p}$ added only ${rounds} time(s) you are two places too early in the list.`,
      ],
      snapRead: text`A remainder of $n$ and a remainder of $n^2$: the square allows two remainders of $n$, so two kinds
        of numbers share the list.`,
      approach: text`First find both remainders of $n$ by $${p}$; they add up to $${p}$. Join each with the condition by
        $${d}$. In every $${d * p}$ numbers two fit, so the list goes on in pairs.`,
      faster: text`Two numbers fit in each $${d * p}$: $${Math.min(one, other)}$ and $${Math.max(one, other)}$. The
        ${ordinalWord(place)} is the ${place % 2 === 1 ? 'smaller' : 'larger'} with $${Math.ceil(place / 2) - 1} \times
        ${d * p}$ added.`,
      check: text`$${value} = ${d} \times ${value.sub(r).div(d)} + ${r}$. By $${p}$ it leaves $${Number(value) % p}$,
        and $${Number(value) % p}^2 = ${(Number(value) % p) ** 2} = ${p} \times
        ${Math.floor((Number(value) % p) ** 2 / p)} + ${(Number(value) % p) ** 2 % p}$.`,
      principle: text`A condition on a square leaves two cases, a remainder and its negative: follow both.`,
    };
  },
);

const squares = situation<Squares>({
  type: 'NS.REM.5',
  situation: 'square-with-a-remainder',
  tries: 30,
  draw: draw => {
    const [d, p] = [draw.int(4, 12), draw.pick([7, 11, 13])];
    if (d % p === 0) return null;
    const q = {
      d,
      r: draw.int(1, d - 1),
      p,
      u: draw.int(2, (p - 1) / 2),
      place: draw.pick([4, 5, 6, 7, 8, 9, 10, 12]),
      frame: draw.int(0, 3),
    };
    const [one, other] = [common(d, q.r, p, q.u), common(d, q.r, p, p - q.u)];
    return (q.u * q.u) % p !== q.r && Math.abs(one - other) > 2 && q.u !== q.r ? q : null;
  },
  forms: [squareLeaves],
});

/** NS.REM.5: one number in a range; numbers counted at steps of the LCM; a square that allows two remainders. */
export const simultaneousRemainders: readonly AnyTemplate[] = [...heap, ...range, ...squares];
