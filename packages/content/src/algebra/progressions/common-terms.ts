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
    const first = step(
      firstCommon(p),
      value =>
        tex`${value} = ${a} + ${(value.valueOf() - a) / d} \times ${d} = ${b} + ${(value.valueOf() - b) / e} \times
          ${e}`,
    )`
      Go through the list with the larger steps until a number of the other list appears.`;
    const period = step(calc`lcm(${d}, ${e})`, value => tex`\text{LCM}(${d}, ${e}) = ${value}`)`
      Common numbers repeat after the least common multiple of the two steps.`;
    const times = find(calc`${k} - 1`);
    const value = step(calc`${first} + ${times} * ${period}`)`
      Go on from the first common number.`;
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
          $${k}$ steps lead to the next common number: the first one needs no step.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          $${period}$ is the product of the steps $${d}$ and $${e}$; their least common multiple is smaller.`,
        slip('used_a_wrong_given_number', first, calc`max(${a}, ${b})`)`
          $${first}$ is only where the later list begins; it is not in the other one.`,
        slip('left_out_a_term', first, 0)`
          Multiples of $${period}$ are common only to lists that both begin at zero.`,
        slip('miscounted_the_steps', times, calc`${k} - 2`)`
          That is the common number before, number $${k - 1}$.`,
        slip('took_the_product_for_the_lcm', period, calc`${d} + ${e}`)`
          $${period}$ is the sum of the two steps, after which neither list need have a number.`,
        slip('doubled_needlessly', period, calc`2 * lcm(${d}, ${e})`)`
          Half of $${period}$ is already a multiple of both steps.`,
      ],
      snapRead: text`Two lists with fixed steps meet again and again; one of the meetings is asked by its number.`,
      approach: text`The first common number has to be found by looking; after it the common numbers are themselves a
        progression.`,
      check: text`$${value}$ is $${a}$ plus $${(value.valueOf() - a) / d}$ steps of $${d}$, and $${b}$ plus
        $${(value.valueOf() - b) / e}$ steps of $${e}$.`,
      principle: text`Common terms of two progressions form a progression: its step is the LCM of the two steps.`,
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
    const first = step(
      firstCommon(p),
      value =>
        tex`${value} = ${a} + ${(value.valueOf() - a) / d} \times ${d} = ${b} + ${(value.valueOf() - b) / e} \times
          ${e}`,
    )`
      Find the first number of both lists by going through the one with the larger steps.`;
    const period = step(calc`lcm(${d}, ${e})`, value => tex`\text{LCM}(${d}, ${e}) = ${value}`)`
      Common numbers repeat after the least common multiple of the two steps.`;
    const steps = find(calc`floor((${limit} - ${first}) / ${period})`);
    const count = step(
      calc`${steps} + 1`,
      (_value, working) => tex`\frac{${limit} - ${first}}{${period}} \to ${steps}, \quad ${working}`,
    )`
      Count how often this step fits below the limit, and add the first one.`;
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
          $${steps}$ steps fit below the limit; the number they start from counts as well.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          $${period}$ is the product of $${d}$ and $${e}$; common numbers come more often, after the LCM.`,
        slip('let_in_an_end_point', count, calc`${steps} + 2`)`
          The common number $${first.add(period.mul(count.sub(1)))}$ is already above the limit.`,
        slip('ignored_a_condition', period, calc`max(${d}, ${e})`)`
          Every number of the list with step $${period}$ was counted, also those the other list skips.`,
        slip('doubled_needlessly', period, calc`2 * lcm(${d}, ${e})`)`
          With a step of $${period}$ every second common number is missed.`,
        slip('took_the_product_for_the_lcm', period, calc`${d} + ${e}`)`
          After $${period}$, the sum of the two steps, neither list need have a number.`,
        slip('left_out_an_end_point', count, calc`${steps} - 1`)`
          Both ends were left out, though $${first}$ and the last common number lie in the range.`,
      ],
      snapRead: text`Numbers in both of two progressions, up to a limit: they form a progression of their own.`,
      approach: text`First common number, step by the LCM, then count how many fit.`,
      check: text`The last common number counted is $${first} + ${count.sub(1)} \times ${period} =
        ${first.add(period.mul(count.sub(1)))}$, and one step more passes the limit.`,
      principle: text`Terms are one more than steps, also for the progression of common terms.`,
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
    const first = step(
      firstCommon(p),
      value =>
        tex`${value} = ${a} + ${(value.valueOf() - a) / d} \times ${d} = ${b} + ${(value.valueOf() - b) / e} \times
          ${e}`,
    )`
      Find the first number of both lists.`;
    const period = step(calc`lcm(${d}, ${e})`, value => tex`\text{LCM}(${d}, ${e}) = ${value}`)`
      The common numbers repeat after the least common multiple of the two steps.`;
    const steps = find(calc`floor((${limit} - ${first}) / ${period}) + 1`);
    const value = step(
      calc`${first} + ${steps} * ${period}`,
      (_value, working) => tex`${working} > ${limit}`,
    )`
      Take the first multiple of this step that passes the bound.`;
    const next = find(calc`${value} + ${period}`);
    const sum = step(calc`${value} + ${next}`)`
      The second number is one step further. Add the two.`;
    return {
      answer: sum,
      stem: text`What is the sum of the two smallest numbers greater than $${limit}$ that are terms of both arithmetic
        progressions ${listTex(a, d)} and ${listTex(b, e)}?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      onSight: value => value.valueOf() > 2 * limit,
      slips: [
        slip('took_a_neighbouring_multiple', steps, calc`${steps} - 1`)`
          $${value}$ is common, but it does not pass $${limit}$; with the next one it gives $${sum}$.`,
        slip('miscounted_the_steps', steps, calc`${steps} + 1`)`
          $${value.sub(period)}$ already passes the bound; without it the sum is $${sum}$.`,
        slip('took_the_product_for_the_lcm', period, lcm(d, e) !== d * e && calc`${d} * ${e}`)`
          In steps of $${period}$, the product, every second common number or more is skipped.`,
        slip('ignored_a_condition', next, calc`${value} + ${d}`)`
          $${next}$ is $${d}$ after $${value}$ in the first list; the second list does not have it.`,
        slip('ignored_a_condition', next, calc`${value} + ${e}`)`
          $${next}$ is $${e}$ after $${value}$ in the second list; the first list does not have it.`,
        slip('used_a_wrong_given_number', first, calc`max(${a}, ${b})`)`
          The steps were counted from $${first}$, which is not in both lists.`,
        slip('left_out_a_term', first, 0)`
          A multiple of $${period}$ would be common only if both lists began at zero.`,
        slip('miscounted_the_steps', next, value)`
          $${sum}$ takes $${value}$ twice; the second number is a step further.`,
      ],
      snapRead: text`Two progressions and a bound: the first two common numbers beyond it are to be added.`,
      approach: text`Find one common number and the distance after which they repeat. Then pass the bound, and take the
        next one too.`,
      check: text`$${value}$ is $${(value.valueOf() - a) / d}$ steps of $${d}$ after $${a}$ and
        $${(value.valueOf() - b) / e}$ steps of $${e}$ after $${b}$; the other is $${sum} - ${value} = ${value} +
        ${period}$.`,
      principle: text`One common number and the LCM of the steps give all of them.`,
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
