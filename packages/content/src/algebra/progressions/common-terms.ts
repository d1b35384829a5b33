import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { ordinal, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** Two progressions with a common term; limit bounds both. */
export interface Two {
  a: number;
  d: number;
  b: number;
  e: number;
  limit: number;
  k: number;
  way: boolean;
}

const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
export const lcm = (x: number, y: number) => (x * y) / gcd(x, y);
export const listTex = (a: number, d: number) => `$${a}, ${a + d}, ${a + 2 * d}, \\dots$`;
export const firstCommon = ({ a, d, b, e }: Two) => {
  for (let x = Math.max(a, b); x <= Math.max(a, b) + lcm(d, e); x += 1)
    if ((x - a) % d === 0 && (x - b) % e === 0) return x;
  return 0;
};
export const upTo = (first: number, step: number, limit: number) =>
  limit < first ? 0 : Math.floor((limit - first) / step) + 1;
/** All numbers up to a bound in the first list, in the second, in both. */
export const counted = ({ a, d, b, e }: Two, limit: number) => {
  const list = Array.from({ length: limit }, (_, i) => i + 1);
  const inA = (x: number) => x >= a && (x - a) % d === 0;
  const inB = (x: number) => x >= b && (x - b) % e === 0;
  return {
    inA: list.filter(inA),
    inB: list.filter(inB),
    both: list.filter(x => inA(x) && inB(x)),
    either: list.filter(x => inA(x) || inB(x)),
  };
};

const nth = form<Two>(
  'kth-common-term',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    verify: p => counted(p, 4000).both[p.k - 1] ?? 0,
  },
  (p, { step, find }) => {
    const { a, d, b, e, k, way } = p;
    const [list, number] = way ? ['progression', 'number'] : ['bus', 'minute'];
    const first = step(firstCommon(p), {
      name: `the first common ${number}`,
      because: text`With the larger steps there are fewer ${number}s to test. A ${number} fits the other ${list} if its
        difference from $${d > e ? b : a}$ is a multiple of $${Math.min(d, e)}$.`,
      works: value =>
        tex`${value} = ${a} + ${(value.valueOf() - a) / d} \times ${d} = ${b} + ${(value.valueOf() - b) / e} \times
          ${e}`,
    })`
      Go through the ${number}s of the ${list} with the larger steps until one of them belongs to the other ${list} as
      well. That is the first common ${number}.`;
    const period = step(calc`lcm(${d}, ${e})`, {
      name: `the step from one common ${number} to the next`,
      because: text`Both come to the same ${number} again only after a whole number of steps of $${d}$ and a whole
        number of steps of $${e}$. The LCM is the first such distance; the product may be too long.`,
      works: value => tex`\text{LCM}(${d}, ${e}) = ${value}`,
    })`
      The common ${number}s come again after the least common multiple of the two steps.`;
    const times = find(calc`${k} - 1`);
    const value = step(calc`${first} + ${times} * ${period}`, {
      because: text`No step leads to the first common ${number}, one step leads to the second, two to the third.`,
    })`
      From the first common ${number} to number $${k}$ of them there are $${k} - 1$ steps. Add them.`;
    return {
      answer: value,
      stem: way
        ? text`The progressions ${listTex(a, d)} and ${listTex(b, e)} have some numbers in common. What is the
          ${ordinal(k)} of these common numbers?`
        : text`One bus passes a stop at minute $${a}$ and then every $${d}$ minutes, another at minute $${b}$ and then
          every $${e}$ minutes. At which minute do they pass it together for the ${ordinal(k)} time?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('miscounted_the_steps', times, k)`
          You added $${k}$ steps to the first common ${number}. The first one needs no step, so that is one too many.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          You used steps of $${period}$, the product of $${d}$ and $${e}$. They have a common factor, so their least
          common multiple is smaller.`,
        slip('used_a_wrong_given_number', first, calc`max(${a}, ${b})`)`
          You began at $${first}$, where the later of the two begins. That ${number} does not belong to the other one.`,
        slip('left_out_a_term', first, 0)`
          You used multiples of $${period}$. They would be common only if both began at $0$, but they begin at $${a}$
          and $${b}$.`,
        slip('miscounted_the_steps', times, calc`${k} - 2`)`
          You added $${times}$ steps to the first common ${number}. That leads to number $${k - 1}$ of them, one too
          early.`,
        slip('took_the_product_for_the_lcm', period, calc`${d} + ${e}`)`
          You used steps of $${period}$, the sum of $${d}$ and $${e}$. That is not a multiple of both steps, so the
          two do not meet after it.`,
        slip('doubled_needlessly', period, calc`2 * lcm(${d}, ${e})`)`
          You used steps of $${period}$. Half of it is already a multiple of $${d}$ and of $${e}$, so every second
          common ${number} is missed.`,
      ],
      snapRead: text`Two lists with fixed steps meet again and again: find the first meeting, and then go on by the LCM
        of the steps.`,
      approach: text`The first common ${number} has to be found by looking. After it the common ones are a progression
        with the LCM as its step, so the rest is counting steps.`,
      check: text`$${value}$ is $${a}$ plus $${(value.valueOf() - a) / d}$ steps of $${d}$, and $${b}$ plus
        $${(value.valueOf() - b) / e}$ steps of $${e}$.`,
      principle: text`The common terms of two progressions form a progression: its step is the LCM of the two steps.`,
    };
  },
);

const count = form<Two>(
  'count-up-to-a-limit',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    entry: true,
    verify: p => counted(p, p.limit).both.length,
  },
  (p, { step, find }) => {
    const { a, d, b, e, limit, way } = p;
    const first = step(firstCommon(p), {
      name: 'the first common number',
      because: text`In the list with the larger steps there are fewer numbers to test, so the first one that fits is
        found sooner.`,
      works: value =>
        tex`${value} = ${a} + ${(value.valueOf() - a) / d} \times ${d} = ${b} + ${(value.valueOf() - b) / e} \times
          ${e}`,
    })`
      Find the first number of both lists: go through the one with the larger steps until a number of the other list
      appears.`;
    const period = step(calc`lcm(${d}, ${e})`, {
      name: 'the step from one common number to the next',
      because: text`From a common number, a step to another one must be a whole number of steps of $${d}$ and of
        $${e}$. The least such distance is the LCM.`,
      works: value => tex`\text{LCM}(${d}, ${e}) = ${value}`,
    })`
      The common numbers come again after the least common multiple of the two steps.`;
    const steps = find(calc`floor((${limit} - ${first}) / ${period})`);
    const count = step(calc`${steps} + 1`, {
      because: text`No step leads to the first common number, and still it counts. So there is one number more than
        steps.`,
      works: (
        _value,
        working,
      ) => tex`\left\lfloor\frac{${limit} - ${first}}{${period}}\right\rfloor = ${steps}, \quad
        ${working}`,
    })`
      Count how many whole steps of $${period}$ fit from $${first}$ up to $${limit}$, and add one for the first common
      number.`;
    return {
      answer: count,
      stem: way
        ? text`How many numbers not greater than $${limit}$ occur in both ${listTex(a, d)} and ${listTex(b, e)}?`
        : text`Of the integers from $1$ to $${limit}$, ${listTex(a, d)} are marked red and ${listTex(b, e)} are marked
          blue. How many integers have both marks?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('counted_gaps_for_numbers', count, steps)`
          You counted $${steps}$, the steps that fit up to $${limit}$. The common number from which they start counts as
          well.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          You used steps of $${period}$, the product of $${d}$ and $${e}$. They have a common factor, so common numbers
          come more often, after the LCM.`,
        slip('let_in_an_end_point', count, calc`${steps} + 2`)`
          You counted $${count}$ numbers. The last of them, $${first.add(period.mul(count.sub(1)))}$, is already above
          $${limit}$.`,
        slip('ignored_a_condition', period, calc`max(${d}, ${e})`)`
          You counted every number in steps of $${period}$ from $${first}$ on. Many of them are missing in the list
          with the other step.`,
        slip('doubled_needlessly', period, calc`2 * lcm(${d}, ${e})`)`
          You used steps of $${period}$. Half of it is a multiple of $${d}$ and of $${e}$ already, so every second
          common number is missed.`,
        slip('took_the_product_for_the_lcm', period, calc`${d} + ${e}`)`
          You used steps of $${period}$, the sum of $${d}$ and $${e}$. That is not a multiple of either step, so it
          does not lead to a common number.`,
        slip('left_out_an_end_point', count, calc`${steps} - 1`)`
          You counted $${count}$ and so left out both ends. The first common number, $${first}$, and the last one are
          both in the range.`,
      ],
      snapRead: text`The numbers in both lists up to a limit are to be counted: they form a progression, so find its
        first number and its step.`,
      approach: text`Find the first common number and the step, which is the LCM of the two steps. Then count how many
        steps fit up to the limit, and one number more.`,
      check: text`The last common number counted is $${first} + ${count.sub(1)} \times ${period} =
        ${first.add(period.mul(count.sub(1)))}$, and one step more passes $${limit}$.`,
      principle: text`The common terms of two progressions are a progression too, with one term more than steps.`,
    };
  },
);

const beyond = form<Two>(
  'least-common-beyond',
  {
    band: 'Easy',
    seconds: 55,
    revision: 3,
    verify: p => {
      const [one = 0, two = 0] = counted(p, 6000).both.filter(x => x > p.limit);
      return one + two;
    },
  },
  (p, { step, find }) => {
    const { a, d, b, e, limit } = p;
    const first = step(firstCommon(p), {
      name: 'the first common number',
      because: text`Any one common number is enough to find all others, and the first one is found soonest.`,
      works: value =>
        tex`${value} = ${a} + ${(value.valueOf() - a) / d} \times ${d} = ${b} + ${(value.valueOf() - b) / e} \times
          ${e}`,
    })`
      Find the first number of both progressions: go through the one with the larger steps until a number of the other
      appears.`;
    const period = step(calc`lcm(${d}, ${e})`, {
      name: 'the step from one common number to the next',
      because: text`To stay in both progressions, a step has to be a multiple of $${d}$ and of $${e}$. The LCM is the
        smallest one.`,
      works: value => tex`\text{LCM}(${d}, ${e}) = ${value}`,
    })`
      The common numbers come again after the least common multiple of the two steps.`;
    const steps = find(calc`floor((${limit} - ${first}) / ${period}) + 1`);
    const value = step(calc`${first} + ${steps} * ${period}`, {
      name: text`the first common number above $${limit}$`,
      because: text`One step less would leave the number at $${limit}$ or below it, and it has to be greater than
        $${limit}$.`,
      works: (_value, working) => tex`${working} > ${limit}`,
    })`
      Add so many steps to the first common number that $${limit}$ is passed for the first time.`;
    const next = find(calc`${value} + ${period}`, { name: 'the second number' });
    const sum = step(calc`${value} + ${next}`)`
      The second number is one step further. The question asks for the sum of the two, so add them.`;
    return {
      answer: sum,
      stem: text`What is the sum of the two smallest numbers greater than $${limit}$ that are terms of both arithmetic
        progressions ${listTex(a, d)} and ${listTex(b, e)}?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      onSight: value => value.valueOf() > 2 * limit,
      slips: [
        slip('took_a_neighbouring_multiple', steps, calc`${steps} - 1`)`
          You began with $${value}$. It is in both progressions, but it is not greater than $${limit}$; with the next
          one it gives $${sum}$.`,
        slip('miscounted_the_steps', steps, calc`${steps} + 1`)`
          You began with $${value}$. One step before it, $${value.sub(period)}$ is in both progressions and greater than
          $${limit}$ already.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          You went on in steps of $${period}$, the product of $${d}$ and $${e}$. They have a common factor, so some
          common numbers are skipped.`,
        slip('ignored_a_condition', next, calc`${value} + ${d}`)`
          You added $${d}$ to $${value}$ for the second number. $${next}$ is in the first progression, but not in the
          second.`,
        slip('ignored_a_condition', next, calc`${value} + ${e}`)`
          You added $${e}$ to $${value}$ for the second number. $${next}$ is in the second progression, but not in the
          first.`,
        slip('used_a_wrong_given_number', first, calc`max(${a}, ${b})`)`
          You counted the steps from $${first}$, where the later progression begins. That number is not in both.`,
        slip('left_out_a_term', first, 0)`
          You used multiples of $${period}$. They would be common only if both progressions began at $0$, but they
          begin at $${a}$ and $${b}$.`,
        slip('miscounted_the_steps', next, value)`
          You added $${value}$ twice: ${sum} in all. The second number is one step of the LCM further.`,
      ],
      snapRead: text`The first two common numbers beyond a bound are to be added: find one common number, and then the
        step between them.`,
      approach: text`Find one common number and the LCM of the steps, after which they come again. Then pass the bound,
        and use the next one too.`,
      check: text`$${value}$ is $${(value.valueOf() - a) / d}$ steps of $${d}$ after $${a}$ and
        $${(value.valueOf() - b) / e}$ steps of $${e}$ after $${b}$; the other is $${sum} - ${value} = ${value} +
        ${period}$.`,
      principle: text`One common number of two progressions and the LCM of their steps give all common numbers.`,
    };
  },
);

/** AL.SEQ.4 Easy: the common numbers of two lists. */
export const commonTerms: readonly AnyTemplate[] = situation<Two>({
  type: 'AL.SEQ.4',
  situation: 'two-lists',
  draw: draw => {
    const [d, e] = draw.some([4, 6, 8, 9, 10, 12, 14, 15], 2) as [number, number];
    const a = draw.int(1, 12);
    const b = draw.int(1, 14);
    const first = firstCommon({ a, d, b, e, limit: 0, k: 0, way: true });
    if (a === b || first === 0 || e % d === 0 || d % e === 0 || first === Math.max(a, b)) return null;
    return { a, d, b, e, limit: draw.step(200, 900, 10), k: draw.int(6, 19), way: draw.chance(0.5) };
  },
  forms: [nth, count, beyond],
});
