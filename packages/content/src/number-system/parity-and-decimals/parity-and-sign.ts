import { isCount, upTo } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Ranges {
  /** One integer from -a to b, the other from 1 to n. */
  a: number;
  b: number;
  n: number;
  frame: number;
  who: string;
}

const odds = (most: number) => Math.ceil(most / 2);

const evenProducts = form<Ranges>(
  'even-products-of-pairs',
  {
    band: 'Easy',
    seconds: 60,
    entry: true,
    verify: ({ a, b, n }) => {
      let count = 0;
      for (let x = -a; x <= b; x += 1) for (let y = 1; y <= n; y += 1) if ((x * y) % 2 === 0) count += 1;
      return count;
    },
  },
  ({ a, b, n, frame, who }, { step, find }) => {
    const first = step(calc`${b} + ${a} + 1`, {
      name: text`how many integers there are from $-${a}$ to $${b}$`,
      because: text`Zero is neither positive nor negative, and it is even: every product with it is $0$, an even
        number.`,
    })`
      Count the integers of the first kind: $${a}$ are negative, $${b}$ are positive, and zero is one more.`;
    const all = find(calc`${first} * ${n}`, { name: 'the number of all pairs' });
    const oddFirst = find(odds(a) + odds(b), { name: 'the odd integers of the first kind' });
    const oddPairs = step(calc`${oddFirst} * ${odds(n)}`, {
      name: 'the pairs with an odd product',
      because: text`One even factor makes the product even, whatever the other is.`,
    })`
      A product is odd only if both factors are odd. There are $${odds(a)}$ odd integers below zero and $${odds(b)}$
      above it up to $${b}$, and $${odds(n)}$ odd ones from $1$ to $${n}$. Count the pairs of two odd integers.`;
    const even = step(calc`${all} - ${oddPairs}`, {
      works: value => tex`${first} \times ${n} - ${oddPairs} = ${all} - ${oddPairs} = ${value}`,
    })`
      All other pairs have an even product. Subtract from the number of all pairs.`;
    const [evenFirst, evenSecond] = [first.sub(oddFirst), n - odds(n)];
    return {
      answer: even,
      stem: wording(
        frame,
        text`One card is taken from cards with the integers from $-${a}$ to $${b}$, and one from cards with $1$ to
          $${n}$. For what number of pairs of cards is the product even?`,
        text`Of all pairs $(x, y)$ of integers with $-${a} \le x \le ${b}$ and $1 \le y \le ${n}$, find the number for
          which $xy$ is even.`,
        text`${who} multiplies a whole temperature from $-${a}$ to $${b}$ degrees by the number of a day from $1$ to
          $${n}$, and does so for every temperature and every day. How often is the result even?`,
        text`A lift stops at the floors $-${a}$ to $${b}$, and each floor, the floor $0$ too, has rooms $1$ to $${n}$.
          A room gets a blue door if the product of floor and room number is even. Find the number of blue doors.`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('forgot_zero', first, calc`${a} + ${b}`)`
          ${here} leaves out zero. It lies between the negative and the positive integers, and it is even.`,
        slip('demanded_too_much', even, calc`${evenFirst} * ${evenSecond}`)`
          ${here} counts pairs of two even integers. One even factor is enough.`,
        slip('gave_the_complement', even, calc`${oddFirst} * ${odds(n)}`)`
          ${here} is the number of odd products. The question asks for the even ones, which are all the others.`,
        slip('counted_twice', even, calc`${evenFirst} * ${n} + ${evenSecond} * ${first}`)`
          ${here} counts the pairs with two even integers once for each of the two.`,
        slip('forgot_negative_numbers', oddFirst, odds(b))`
          Only the $${odds(b)}$ odd integers above zero were counted. A negative integer such as $-1$ is odd as well.`,
        slip('assumed_equal_parts', even, calc`${first} * ${n} / 2`)`
          ${here} takes half of all pairs. Even and odd products are not equally frequent: only odd times odd is odd.`,
        slip('took_the_whole_for_a_part', even, calc`${first} * ${n}`)`
          ${here} is the number of all pairs. Those of two odd integers have an odd product.`,
        slip('left_out_a_case', even, calc`${evenFirst} * ${n}`)`
          ${here} counts the pairs in which the first integer is even. The second may be even instead.`,
      ],
      snapRead: text`Even products: it is quicker to count the odd ones.`,
      approach: text`A product is odd only when all factors are odd. Count these pairs and take them off from all.`,
      check: text`Directly: $${evenFirst}$ even first integers with any second, $${evenFirst} \times ${n}$, and
        $${oddFirst}$ odd ones with an even second, $${oddFirst} \times ${evenSecond}$. Together $${evenFirst.mul(n)} +
        ${oddFirst.mul(evenSecond)} = ${evenFirst.mul(n).add(oddFirst.mul(evenSecond))}$.`,
      principle: text`A product is odd only if every factor is odd, and zero is even.`,
    };
  },
);

const ranges = situation<Ranges>({
  type: 'NS.NUM.1',
  situation: 'two-ranges-of-integers',
  tries: 20,
  draw: draw => {
    const [a, b, n] = [draw.int(2, 9), draw.int(3, 14), draw.int(5, 15)];
    return a === b || b === n ? null : { a, b, n, frame: draw.int(0, 3), who: draw.pick(peopleInArithmetic) };
  },
  forms: [evenProducts],
});

interface Factors {
  /** Five different integers taken off from N leave the product s·p²·q, where p and q are primes. */
  N: number;
  p: number;
  q: number;
  s: 1 | -1;
  frame: number;
}

const sumOfFive = form<Factors>(
  'sum-of-five-integers',
  {
    band: 'Medium',
    seconds: 100,
    // Two options as far above 5N as below it, or 5N beside the key, would leave these two.
    revision: 2,
    verify: ({ N, p, q, s }) => {
      const product = s * p * p * q;
      const factors = upTo(Math.abs(product))
        .filter(d => product % d === 0)
        .flatMap(d => [d, -d]);
      const sums = new Set<number>();
      const choose = (from: number, left: number, rest: number, sum: number): void => {
        if (left === 0) {
          if (rest === 1) sums.add(5 * N - sum);
          return;
        }
        for (let i = from; i < factors.length; i += 1) {
          const d = factors[i] as number;
          if (rest % d === 0) choose(i + 1, left - 1, rest / d, sum + d);
        }
      };
      choose(0, 5, product, 0);
      const [only, ...others] = [...sums];
      if (only === undefined || others.length > 0) throw new Error('not one sum');
      return only;
    },
  },
  ({ N, p, q, s, frame }, { step, write, find }) => {
    const product = s * p * p * q;
    const [things, thing] = wording<readonly [string, string]>(
      frame,
      ['integers', 'integer'],
      ['integers', 'integer'],
      ['temperatures', 'temperature'],
      ['scores', 'score'],
      ['numbers', 'number'],
    );
    write(
      tex`${product} = ${s < 0 && tex`-`}${p}^2 \times ${q} = 1 \times (-1) \times ${p} \times (-${p}) \times t`,
      {
        because: text`Three of the five differences must be greater than $1$ in size, and $${Math.abs(product)}$ has
        just three prime factors, so each of them is one prime in size.`,
      },
    )`
      The ${things} are different, so the five differences from $${N}$ are different too. Only $1$ and $-1$ have the
      size $1$, so three differences share the primes $${p}$, $${p}$ and $${q}$. The two of size $${p}$ must be $${p}$
      and $-${p}$.`;
    const last = step(s * q, {
      name: 'the fifth difference',
      works: value => tex`1 \times (-1) \times ${p} \times (-${p}) = ${p * p}, \quad t = ${value}`,
    })`
      The product of these four is positive. So the sign of $${product}$ decides the sign of the fifth difference $t$.`;
    const differences = find(calc`1 + (-1) + ${p} + (-${p}) + ${last}`, {
      name: 'the sum of the five differences',
    });
    const sum = step(calc`5 * ${N} - ${differences}`, {
      works: value => tex`5 \times ${N} - (${last}) = ${value}`,
    })`
      Each ${thing} is $${N}$ minus its difference. Add all five: the differences cancel in pairs except for the
      fifth.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`The integers $a$, $b$, $c$, $d$ and $e$ are all different, and
          $(${N} - a)(${N} - b)(${N} - c)(${N} - d)(${N} - e) = ${product}$. What is the value of $a + b + c + d + e$?`,
        text`Five distinct integers are subtracted from $${N}$, each by itself. The product of the five results is
          $${product}$. Find the sum of the five integers.`,
        text`On a winter morning five hill stations report five different temperatures, all whole numbers of degrees.
          Each is taken off from ${N} degrees, and the five numbers so found are multiplied to $${product}$. What do
          the five temperatures add up to?`,
        text`The scores of five players in a quiz are whole numbers and all different. For each player the number of
          points short of $${N}$ is written down, negative for a score above $${N}$. If these five numbers have the
          product $${product}$, find the total of the five scores.`,
        text`A list has five different whole numbers. When each is replaced by $${N}$ minus itself, the product of the
          list is $${product}$. The sum of the numbers on the first list is`,
      ),
      show: plain,
      slips: [
        slip('wrong_sign', last, N % 3 === 0 && -s * q)`
          You used $${last}$ as the fifth difference. The other four, with two negative ones among them, have a
          positive product.`,
        slip('left_out_a_term', differences, N % 3 === 1 && 0)`
          ${calc`5 * ${N}`} would need differences that cancel completely. Only four of the five do.`,
        slip('let_in_equal_values', differences, calc`1 + 1 + ${p} + ${p} + ${last}`)`
          You let differences be equal and added ${here}. Equal differences belong to equal ${things}.`,
        slip('added_for_subtracted', sum, N % 3 === 0 && calc`5 * ${N} + ${differences}`)`
          The difference was added instead of taken off: ${here}. A ${thing} is $${N}$ minus its difference.`,
        slip('let_in_equal_values', differences, s > 0 && calc`1 + 1 + ${p} + (-${p}) - ${last}`)`
          You used the difference $1$ twice and added ${here}. Two equal differences belong to two equal ${things}.`,
        slip('let_in_equal_values', differences, s > 0 && calc`(-1) + (-1) + ${p} + (-${p}) - ${last}`)`
          You used the difference $-1$ twice and added ${here}. Two equal differences belong to two equal ${things}.`,
        slip('counted_one_too_few', sum, calc`4 * ${N} - ${differences}`)`
          In ${here} the number $${N}$ is there four times. There are five ${things}.`,
        slip('ignored_the_weights', sum, calc`${N} - ${differences}`)`
          ${here} has $${N}$ once only. It stands in each of the five differences.`,
        slip('kept_a_case_that_is_ruled_out', differences, calc`1 + (-1) + (-${p}) + (-${p}) + ${last}`)`
          You let two differences be $-${p}$, which gives ${here} for their sum. Then two of the ${things} would be
          equal.`,
        slip('let_in_equal_values', differences, s < 0 && calc`(-1) + (-1) + (-${p}) + (-${p}) + ${last}`)`
          A product of five negative numbers is negative, but in ${here} there are equal differences, and so equal
          ${things}.`,
        slip('kept_a_case_that_is_ruled_out', differences, calc`1 + (-1) + ${p} + ${p} + ${last}`)`
          In ${here} two differences are $${p}$. Then two of the ${things} would be equal.`,
      ],
      snapRead: text`A product of different integers with few prime factors: both signs of the small factors must be
        used.`,
      approach: text`Different factors with a small product have to be $1$, $-1$ and the primes with both signs. The
        sign of the product gives the last one, and the sum follows.`,
      check: text`The five ${things} are $${N - 1}, ${N + 1}, ${N - p}, ${N + p}$ and $${N - s * q}$. They add up to
        $${N - 1} + ${N + 1} + ${N - p} + ${N + p} + ${N - s * q} = ${5 * N - s * q}$.`,
      principle: text`Different integers with a given product: count the prime factors, and let the signs make equal
        sizes different.`,
    };
  },
);

const factors = situation<Factors>({
  type: 'NS.NUM.1',
  situation: 'differences-with-a-product',
  tries: 20,
  draw: draw => {
    const [p, q] = [draw.pick([2, 3, 5, 7]), draw.pick([3, 5, 7, 11, 13])];
    const frame = draw.int(0, 4);
    const N = frame === 2 ? draw.int(4, 11) : draw.int(9, 30);
    return p === q || N === p || N === q ? null : { N, p, q, s: draw.pick([1, -1] as const), frame };
  },
  forms: [sumOfFive],
});

interface Switches {
  n: number;
  k: number;
  frame: number;
}

const usedThreeTimes = form<Switches>(
  'used-three-times',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.INQ.1'],
    entry: true,
    verify: ({ n, k }) => {
      // The fewest moves by going through all numbers of lamps that are on.
      let reached = new Set([0]);
      let moves = 0;
      while (!reached.has(n)) {
        moves += 1;
        const next = new Set<number>();
        for (const on of reached)
          for (let off = 0; off <= Math.min(on, k); off += 1)
            if (on + k - 2 * off <= n) next.add(on + k - 2 * off);
        reached = next;
      }
      return upTo(n).find(three => n - three + 3 * three === moves * k) ?? 0;
    },
  },
  ({ n, k, frame }, { step, find, write }) => {
    const [things, done, goal] = wording<readonly [string, string, string]>(
      frame,
      ['switches', 'used', 'on'],
      ['cups', 'turned', 'upright'],
      ['shutters', 'moved', 'open'],
      ['cards', 'turned', 'face up'],
    );
    const least = Math.ceil(n / k);
    write(tex`${k}m = \text{a sum of } ${n} \text{ odd numbers}`, {
      because: text`Two changes of one of them cancel out, so an even number of changes leaves it as it was.`,
    })`
      At the end all $${n}$ ${things} must be ${goal}, so each has been ${done} an odd number of times. With $m$ moves
      there are $${k}m$ changes in all, and they are a sum of $${n}$ odd numbers.`;
    const few = step(calc`ceil(${n} / ${k})`, {
      name: 'the number of moves that would cover all once',
      works: value => tex`${k} \times ${value.sub(1)} < ${n} \le ${k} \times ${value}`,
    })`
      There must be at least $${n}$ changes, so at least this many moves.`;
    const moves = step(calc`${few} + 1`, {
      name: 'the least number of moves',
      because: text`A sum of $${n}$ odd numbers is ${n % 2 === 0 ? 'even' : 'odd'}, and $${k}$ is odd, so $m$ has to be
        ${n % 2 === 0 ? 'even' : 'odd'} too.`,
      works: value => tex`m = ${least} \text{ is ${least % 2 === 0 ? 'even' : 'odd'}}: \quad m = ${value}`,
    })`
      Compare even and odd: a sum of $${n}$ odd numbers is ${n % 2 === 0 ? 'even' : 'odd'}, and $${k}m$ is so only for
      ${n % 2 === 0 ? 'even' : 'odd'} $m$. One move more is needed.`;
    const extra = step(calc`${k} * ${moves} - ${n}`, { name: 'the changes beyond one for each' })`
      Give each of the $${n}$ ${things} one change and see how many of all changes are left.`;
    const halved = find(2, { name: text`the changes that one of the ${things} takes beyond the first` });
    const three = step(calc`${extra} / ${halved}`)`
      None is ${done} more than three times, so each of the ${things} that is not ${done} once is ${done} three times.
      It takes two of the changes that are left.`;
    return {
      answer: three,
      stem: wording(
        frame,
        text`A hall has $${n}$ lamps, each with its own switch, and all are off. In one move exactly $${k}$ different
          switches are used. After the least possible number of moves all lamps are on, and no switch was used more
          than three times. How many switches were used three times?`,
        text`Of $${n}$ cups all stand upside down. A move turns exactly $${k}$ of them, any $${k}$, upside down or
          back. In the least possible number of moves all cups are made to stand upright, and none is turned more than
          three times. Find the number of cups that are turned three times.`,
        text`$${n}$ shutters of a bazaar are closed. Each time the watchman moves exactly $${k}$ shutters, opening
          those that are closed and closing those that are open, until all are open. He needs as few rounds as possible
          and moves no shutter more than three times. What number of shutters does he move three times?`,
        text`$${n}$ cards lie face down. A player turns exactly $${k}$ different cards in each move and wants all to
          lie face up after as few moves as possible, turning no card more than three times. The number of cards turned
          three times is then`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(n),
      slips: [
        slip('ignored_even_and_odd', three, calc`${k} * ${few} - ${n}`)`
          With $${few}$ moves ${here} changes are left over. That number is odd, and the changes left over come in
          pairs.`,
        stop('did_not_halve', extra)`
          $${extra}$ changes are left over, but one that is ${done} three times takes two of them.`,
        slip('gave_the_complement', three, calc`${n} - ${extra} / 2`)`
          ${here} is the number of those ${done} only once. The question asks for those ${done} three times.`,
        slip('rounded_the_wrong_way', three, calc`${n} - ${k} * (${few} - 1)`)`
          ${here} is how many are missing after $${few.sub(1)}$ moves. The others of the last move cannot stay out of
          it.`,
        slip('divided_by_the_wrong_number', halved, extra.mod(3).equals(0) && 3)`
          You divided the $${extra}$ changes left over by $3$. Each has one change already, so only two more go to one
          of them.`,
        slip('went_a_step_too_far', moves, calc`${few} + 3`)`
          ${here} moves would do as well, but they are not the least number.`,
        slip('rounded_the_wrong_way', three, calc`(${k} * ${few} - ${n} + 1) / 2`)`
          ${here} rounds a half up. That the half is not a whole number shows that $${few}$ moves cannot be right.`,
      ],
      snapRead: text`Changing there and back: each of the ${things} must be ${done} an odd number of times, so compare
        even and odd.`,
      approach: text`Count all changes in two ways, by moves and by ${things}. Their number must be at least $${n}$ and
        of the same parity as $${n}$; the changes beyond $${n}$ come in pairs.`,
      check: () => {
        const all = k * (least + 1);
        const often = (all - n) / 2;
        return text`$${often}$ ${done} three times and $${n - often}$ once make $3 \times ${often} + ${n - often} =
          ${all}$ changes, which is $${least + 1} \times ${k}$.`;
      },
      principle: text`What is changed there and back ends up changed only after an odd number of times; the total
        number of changes then has the parity of the number of things.`,
    };
  },
);

const switches = situation<Switches>({
  type: 'NS.NUM.1',
  situation: 'changed-by-moves',
  tries: 100,
  draw: draw => {
    const [n, k] = [draw.int(26, 90), draw.pick([5, 7, 9, 11, 13, 15])];
    const least = Math.ceil(n / k);
    return n % k === 0 || least < 4 || (least * k - n) % 2 === 0 ? null : { n, k, frame: draw.int(0, 3) };
  },
  forms: [usedThreeTimes],
});

/** NS.NUM.1: arguments by even and odd, and by signs. */
export const parityAndSign: readonly AnyTemplate[] = [...ranges, ...factors, ...switches];
