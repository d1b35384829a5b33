import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, ordinal, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Halving {
  /** An even term is halved, to an odd one c is added. */
  first: number;
  c: number;
  place: number;
  frame: number;
}

const nextOf = (term: number, c: number) => (term % 2 === 0 ? term / 2 : term + c);
/** The terms up to the end of the first cycle, and the place at which the cycle begins, counted from 0. */
function cycleOf(first: number, c: number) {
  const list = [first];
  for (;;) {
    const next = nextOf(list.at(-1) ?? 0, c);
    if (list.includes(next)) return { list, start: list.indexOf(next) };
    list.push(next);
  }
}

const farTerm = form<Halving>(
  'halved-or-increased',
  {
    band: 'Easy',
    seconds: 60,
    entry: true,
    verify: ({ first, c, place }) => {
      let term = first;
      for (let k = 1; k < place; k += 1) term = nextOf(term, c);
      return term;
    },
  },
  ({ first, c, place, frame }, { step, find }) => {
    const { list, start } = cycleOf(first, c);
    const cycle = list.slice(start);
    const thing = frame === 1 ? 'number' : 'term';
    const size = find(cycle.length, { name: 'the length of the cycle' });
    const before = step(start, {
      name: `the number of ${thing}s before the cycle`,
      because: text`Each ${thing} depends only on the one before. So when a number comes back, everything after it comes
        back in the same order.`,
      works: () => tex`${list.join(', ')}, \; ${list[start] ?? 0}, \dots`,
    })`
      Write down ${thing}s by the rule until one of them comes back. From the number $${list[start] ?? 0}$ on the same
      $${cycle.length}$ numbers repeat; ${start} ${thing}(s) come before.`;
    const rest = step(
      () =>
        q(
          (((place - Number(before.valueOf())) % Number(size.valueOf())) + Number(size.valueOf())) %
            Number(size.valueOf()),
        ),
      {
        name: 'the place in the cycle',
        because: text`Whole cycles change nothing, so only the remainder matters. The ${thing}s before the cycle come
          only once, so they have to be taken away before dividing.`,
        works:
          value => tex`${place} - ${before} = ${size} \times ${q(place).sub(before).sub(value).div(size)} +
        ${value}`,
      },
    )`
      Subtract the ${thing}s before the cycle from $${place}$ and divide by the length of the cycle. The remainder is
      the place in the cycle; a remainder of $0$ means the last place.`;
    const index = find(() => rest);
    const answer = step(() => q(cycle[(Number(index.valueOf()) + cycle.length - 1) % cycle.length] ?? 0), {
      works: value => tex`${cycle.join(', ')}: \quad ${value}`,
    })`
      Count to this place in the cycle and read the number there.`;
    return {
      answer,
      stem: wording(
        frame,
        text`A sequence begins with $${first}$. After an even term comes its half, and after an odd term comes that
          term plus $${c}$. What is the ${ordinal(place)} term?`,
        text`In a game of numbers Farah starts with $${first}$ as her first number. If a number is even she halves it,
          if it is odd she adds $${c}$, and the result is her next number. What is her ${ordinal(place)} number?`,
        text`Let $a_1 = ${first}$. For every $n$ let $a_{n + 1} = \frac{a_n}{2}$ if $a_n$ is even, and $a_{n + 1} =
          a_n + ${c}$ if $a_n$ is odd. Find $a_{${place}}$.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('lost_the_place_in_a_cycle', before, 0)`
          You counted the cycle from the first ${thing} on. The first ${start} ${thing}(s) never come back, so they do
          not belong to it.`,
        slip('lost_the_place_in_a_cycle', index, () => rest.add(1))`
          You counted the remainder from $0$ on, so your number comes one place later in the cycle of $${cycle.length}$
          numbers.`,
        slip('lost_the_place_in_a_cycle', index, () => rest.sub(1))`
          You stopped one place too early in the cycle of $${cycle.length}$ numbers. A remainder of $1$ means its first
          place.`,
        slip('miscounted_the_steps', size, cycle.length + 1)`
          You used a cycle of $${cycle.length + 1}$ numbers. The first one was counted again at the end, where the next
          cycle begins.`,
        slip('miscounted_the_steps', size, cycle.length > 2 && cycle.length - 1)`
          You used a cycle of $${cycle.length - 1}$ numbers. There are $${cycle.length}$ from one number to the place
          where it comes back.`,
        slip(
          'lost_the_place_in_a_cycle',
          answer,
          list[(Number(rest.valueOf()) + cycle.length - 1) % cycle.length] ?? 0,
        )`
          You counted the remainder as a place from $${first}$ on. It is a place in the part that repeats, which begins
          ${start} ${thing}(s) later.`,
      ],
      snapRead: text`A rule makes each number from the one before, and a far place is asked: look for a cycle.`,
      approach: text`Only few numbers can occur, so they repeat. Find where the cycle begins and how long it is; the
        remainder then gives the place in the cycle.`,
      check: text`The places $${start + 1}$, $${start + 1 + cycle.length}$, $${start + 1 + 2 * cycle.length}$ and so
        on all have the number $${list[start] ?? 0}$; so has the place
        $${start + 1 + cycle.length * Math.floor((place - start - 1) / cycle.length)}$, and from there it is
        ${(place - start - 1) % cycle.length} step(s) to the place $${place}$.`,
      principle: text`When each term depends only on the one before and few values occur, the terms repeat: count the
        terms before the cycle separately.`,
    };
  },
);

interface Threes {
  /** The first term is n/m, the number of terms 3k + r. */
  n: number;
  m: number;
  many: number;
  frame: number;
}

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

const cycleSum = form<Threes>(
  'sum-over-a-cycle',
  {
    band: 'Medium',
    seconds: 95,
    revision: 3,
    verify: ({ n, m, many }) => {
      let [term, sum] = [q(n, m), q(0)];
      for (let k = 0; k < many; k += 1) {
        sum = sum.add(term);
        term = q(1).div(q(1).sub(term));
      }
      return sum;
    },
  },
  ({ n, m, many, frame }, { step, find, write }) => {
    const one = q(n, m);
    const two = step(frac(calc`1 / (1 - ${frac(one)})`), {
      name: 'the second term',
      because: text`No formula for a far term is known, so write down the first ones and see whether they repeat.`,
      works: (_v, w) => tex`a_2 = \frac{1}{1 - a_1} = ${w}`,
    })`
      Let $a_1, a_2, a_3, \dots$ be the numbers. Find the second one from the first by the rule.`;
    const three = step(frac(calc`1 / (1 - ${frac(two)})`), {
      name: 'the third term',
      works: (_v, w) => tex`a_3 = \frac{1}{1 - a_2} = ${w}`,
    })`
      Find the third number from the second in the same way.`;
    write(tex`1 - a_3 = ${frac(q(m, n))} \quad \Rightarrow \quad a_4 = ${frac(one)} = a_1`, {
      because: text`The rule needs only the number before. So once a number comes back, the ones after it come back
        too.`,
    })`
      The fourth number is the first one again. So the numbers repeat in threes.`;
    const cycle = step(frac(calc`${frac(one)} + ${frac(two)} + ${frac(three)}`), {
      name: 'the sum of a cycle',
      because: text`Every full cycle has the same three numbers, so it adds the same amount to the sum.`,
    })`
      Add the three numbers of a cycle.`;
    const times = find(Math.floor(many / 3), { name: 'the number of full cycles' });
    const left = find(many % 3, { name: 'the number of terms after the last full cycle' });
    const rest = find(
      () => [q(0), one, one.add(two), one.add(two).add(three)][Number(left.valueOf())] ?? q(0),
    );
    const total = step(frac(calc`${times} * ${frac(cycle)} + ${frac(rest)}`), {
      because: text`After the last full cycle the numbers begin again with the first one of the cycle.`,
      works: (_v, w) => tex`${many} = 3 \times ${Math.floor(many / 3)} + ${many % 3}, \quad ${w}`,
    })`
      ${many} numbers are $${Math.floor(many / 3)}$ full cycles and ${many % 3} number(s) more. Multiply the sum of a
      cycle by their number and add ${many % 3 === 1 ? 'the first number' : 'the first two numbers'} of it.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`A sequence is given by $a_1 = ${frac(one)}$ and $a_{n + 1} = \frac{1}{1 - a_n}$ for $n \ge 1$. What is
          the sum of its first $${many}$ terms?`,
        text`The first of $${many}$ numbers is $${frac(one)}$. Each further number is $\frac{1}{1 - x}$, where $x$ is
          the number before it. Find the sum of all the numbers.`,
        text`Let $a_1 = ${frac(one)}$, and let $a_{n + 1}(1 - a_n) = 1$ for all positive integers $n$. Find $a_1 + a_2
          + \dots + a_{${many}}$.`,
      ),
      show: shown,
      plausible: value => !value.equals(0) && value.d < 200n,
      slips: [
        slip('lost_the_place_in_a_cycle', left, (many % 3) + 1)`
          You added $${(many % 3) + 1}$ numbers after the full cycles. As $3 \times ${Math.floor(many / 3)} +
          ${many % 3} = ${many}$, there are only $${many % 3}$.`,
        slip('left_out_a_term', left, 0)`
          You added only the $${Math.floor(many / 3)}$ full cycles. They have $${3 * Math.floor(many / 3)}$ numbers, and
          ${many % 3} (more is|more are) left.`,
        slip('lost_the_place_in_a_cycle', rest, () =>
          many % 3 === 1 ? two : many % 3 === 2 ? two.add(three) : null,
        )`
          After the full cycles you went on with the second number of the cycle and added $${frac(rest)}$. A new cycle
          begins with its first number.`,
        slip('wrong_sign', three, () => three.neg())`
          You used $${frac(three)}$ as the third number, with the wrong sign. Its denominator is $1$ minus the second
          number.`,
        slip('counted_one_too_many', times, Math.floor(many / 3) + 1)`
          You added $${Math.floor(many / 3) + 1}$ full cycles. They need $${3 * Math.floor(many / 3) + 3}$ numbers, and
          there are only $${many}$.`,
        slip('counted_one_too_few', times, Math.floor(many / 3) - 1)`
          You added only $${Math.floor(many / 3) - 1}$ full cycles. In $${many}$ numbers there is one full cycle more.`,
        slip('assumed_equal_parts', total, frac(calc`${many} / 3 * ${frac(cycle)}`))`
          You multiplied the mean of a cycle by $${many}$. The numbers after the last full cycle are not equal to that
          mean.`,
        slip('wrong_sign', two, () => q(1).div(q(1).add(one)))`
          You used $1 + ${frac(one)}$ in the denominator and got $${frac(two)}$ for the second number. The rule has $1$
          minus the number before.`,
      ],
      snapRead: text`Each number is made from the one before, and very many are added: look for a cycle.`,
      approach: text`Work out numbers until one comes back. Add one full cycle, multiply by the number of full cycles,
        and add the numbers that are left.`,
      check: text`The first $${many + 3 - (many % 3)}$ numbers are $${Math.floor(many / 3) + (many % 3 > 0 ? 1 : 0)}$
      full
        cycles with the sum $${frac(cycle.mul(Math.floor(many / 3) + (many % 3 > 0 ? 1 : 0)))}$; without the last
        ${many % 3 === 1 ? text`two, $${frac(two)}$ and $${frac(three)}$,` : text`one, $${frac(three)}$,`} this is
        $${frac(total)}$.`,
      principle: text`If a sequence repeats, the sum of many terms is a number of full cycles and the beginning of one
        more.`,
    };
  },
);

/** AL.SEQ.8 Easy and Medium: sequences that repeat. */
export const cycles: readonly AnyTemplate[] = [
  ...situation<Halving>({
    type: 'AL.SEQ.8',
    situation: 'even-or-odd',
    tries: 300,
    draw: draw => {
      const p = {
        first: draw.int(6, 40),
        c: draw.pick([3, 5, 7, 9, 11, 13]),
        place: draw.int(40, 160),
        frame: draw.int(0, 2),
      };
      const { list, start } = cycleOf(p.first, p.c);
      const size = list.length - start;
      return size > 3 && list.length < 15 && start > 0 && start % size !== 0 ? p : null;
    },
    forms: [farTerm],
  }),
  ...situation<Threes>({
    type: 'AL.SEQ.8',
    situation: 'three-in-a-cycle',
    tries: 100,
    draw: draw => {
      const [n, m, many] = [draw.int(-7, 9), draw.int(1, 6), draw.int(20, 80)];
      const fits = n !== 0 && n !== m && q(n, m).d === BigInt(m) && many % 3 !== 0 && Math.abs(m - n) < 8;
      return fits ? { n, m, many, frame: draw.int(0, 2) } : null;
    },
    forms: [cycleSum],
  }),
];
