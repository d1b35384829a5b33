import { path } from '../../path.ts';
import { ordinal, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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

const nth = form({
  form: 'kth-common-term',
  revision: 2,
  band: 'Easy',
  seconds: 50,
  stem: (p: Two) =>
    p.way
      ? `The progressions ${listTex(p.a, p.d)} and ${listTex(p.b, p.e)} have some numbers in common. What is the ${ordinal(p.k)} of these common numbers?`
      : `One bus passes a stop at minute $${p.a}$ and then every $${p.d}$ minutes, another at minute $${p.b}$ and then every $${p.e}$ minutes. At which minute do they pass it together for the ${ordinal(p.k)} time?`,
  path: path<Two>()
    .step(
      'first',
      p => q(firstCommon(p)),
      'Go through the list with the larger steps until a number of the other list appears.',
      (p, { first }) =>
        `${first} = ${p.a} + ${(first.valueOf() - p.a) / p.d} \\times ${p.d} = ${p.b} + ${(first.valueOf() - p.b) / p.e} \\times ${p.e}`,
    )
    .step(
      'step',
      ({ d, e }) => q(lcm(d, e)),
      'Common numbers repeat after the least common multiple of the two steps.',
      ({ d, e }, { step }) => `\\text{LCM}(${d}, ${e}) = ${step}`,
    )
    .quiet('times', ({ k }) => q(k - 1))
    .step(
      'value',
      (_p, { first, step, times }) => first.add(step.mul(times)),
      'Go on from the first common number.',
      (_p, { first, step, times, value }) => `${first} + ${times} \\times ${step} = ${value}`,
    ),
  slips: [
    {
      misconception: 'one_step_too_many',
      at: 'times',
      wrongly: ({ k }) => q(k),
      words: ({ k }) => `$${k}$ steps lead to the next common number: the first one needs no step.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'step',
      wrongly: ({ d, e }) => (lcm(d, e) === d * e ? null : q(d * e)),
      words: ({ d, e }, { step }) =>
        `$${step}$ is the product of the steps $${d}$ and $${e}$; their least common multiple is smaller.`,
    },
    {
      misconception: 'starts_at_the_later_list',
      at: 'first',
      wrongly: ({ a, b }) => q(Math.max(a, b)),
      words: (_p, { first }) => `$${first}$ is only where the later list begins; it is not in the other one.`,
    },
    {
      misconception: 'starts_from_zero',
      at: 'first',
      wrongly: () => q(0),
      words: (_p, { step }) => `Multiples of $${step}$ are common only to lists that both begin at zero.`,
    },
    {
      misconception: 'one_step_too_few',
      at: 'times',
      wrongly: ({ k }) => q(k - 2),
      words: ({ k }) => `That is the common number before, number $${k - 1}$.`,
    },
    {
      misconception: 'sum_of_steps',
      at: 'step',
      wrongly: ({ d, e }) => q(d + e),
      words: (_p, { step }) =>
        `$${step}$ is the sum of the two steps, after which neither list need have a number.`,
    },
    {
      misconception: 'doubled_lcm',
      at: 'step',
      wrongly: ({ d, e }) => q(2 * lcm(d, e)),
      words: (_p, { step }) => `Half of $${step}$ is already a multiple of both steps.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Two lists with fixed steps meet again and again; one of the meetings is asked by its number.',
  approach: () =>
    'The first common number has to be found by looking; after it the common numbers are themselves a progression.',
  check: (p, { value }) =>
    `$${value}$ is $${p.a}$ plus $${(value.valueOf() - p.a) / p.d}$ steps of $${p.d}$, and $${p.b}$ plus $${(value.valueOf() - p.b) / p.e}$ steps of $${p.e}$.`,
  principle: 'Common terms of two progressions form a progression: its step is the LCM of the two steps.',
  verify: p => q(counted(p, 4000).both[p.k - 1] ?? 0),
});

const count = form({
  form: 'count-up-to-a-limit',
  revision: 2,
  band: 'Easy',
  seconds: 50,
  entry: true,
  stem: (p: Two) =>
    p.way
      ? `How many numbers not greater than $${p.limit}$ occur in both ${listTex(p.a, p.d)} and ${listTex(p.b, p.e)}?`
      : `Of the integers from $1$ to $${p.limit}$, ${listTex(p.a, p.d)} are marked red and ${listTex(p.b, p.e)} are marked blue. How many integers have both marks?`,
  path: path<Two>()
    .step(
      'first',
      p => q(firstCommon(p)),
      'Find the first number of both lists by going through the one with the larger steps.',
      (p, { first }) =>
        `${first} = ${p.a} + ${(first.valueOf() - p.a) / p.d} \\times ${p.d} = ${p.b} + ${(first.valueOf() - p.b) / p.e} \\times ${p.e}`,
    )
    .step(
      'step',
      ({ d, e }) => q(lcm(d, e)),
      'Common numbers repeat after the least common multiple of the two steps.',
      ({ d, e }, { step }) => `\\text{LCM}(${d}, ${e}) = ${step}`,
    )
    .quiet('steps', ({ limit }, { first, step }) => q(limit).sub(first).div(step).floor())
    .step(
      'count',
      (_p, { steps }) => steps.add(1),
      'Count how often this step fits below the limit, and add the first one.',
      ({ limit }, { first, step, steps, count: all }) =>
        `\\frac{${limit} - ${first}}{${step}} \\to ${steps}, \\quad ${steps} + 1 = ${all}`,
    ),
  slips: [
    {
      misconception: 'counts_steps_not_terms',
      at: 'count',
      wrongly: (_p, { steps }) => steps,
      words: (_p, { steps }) =>
        `$${steps}$ steps fit below the limit; the number they start from counts as well.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'step',
      wrongly: ({ d, e }) => (lcm(d, e) === d * e ? null : q(d * e)),
      words: ({ d, e }, { step }) =>
        `$${step}$ is the product of $${d}$ and $${e}$; common numbers come more often, after the LCM.`,
    },
    {
      misconception: 'one_beyond_the_limit',
      at: 'count',
      wrongly: (_p, { steps }) => steps.add(2),
      words: (_p, { first, step, count: all }) =>
        `The common number $${first.add(step.mul(all.sub(1)))}$ is already above the limit.`,
    },
    {
      misconception: 'larger_step_only',
      at: 'step',
      wrongly: ({ d, e }) => q(Math.max(d, e)),
      words: (_p, { step }) =>
        `Every number of the list with step $${step}$ was counted, also those the other list skips.`,
    },
    {
      misconception: 'doubled_lcm',
      at: 'step',
      wrongly: ({ d, e }) => q(2 * lcm(d, e)),
      words: (_p, { step }) => `With a step of $${step}$ every second common number is missed.`,
    },
    {
      misconception: 'sum_of_steps',
      at: 'step',
      wrongly: ({ d, e }) => q(d + e),
      words: (_p, { step }) => `After $${step}$, the sum of the two steps, neither list need have a number.`,
    },
    {
      misconception: 'first_and_last_dropped',
      at: 'count',
      wrongly: (_p, { steps }) => steps.sub(1),
      words: (_p, { first }) =>
        `Both ends were left out, though $${first}$ and the last common number lie in the range.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Numbers in both of two progressions, up to a limit: they form a progression of their own.',
  approach: () => 'First common number, step by the LCM, then count how many fit.',
  check: (_p, { first, step, count: all }) =>
    `The last common number counted is $${first} + ${all.sub(1)} \\times ${step} = ${first.add(step.mul(all.sub(1)))}$, and one step more passes the limit.`,
  principle: 'Terms are one more than steps, also for the progression of common terms.',
  verify: p => q(counted(p, p.limit).both.length),
});

const beyond = form({
  form: 'least-common-beyond',
  revision: 3,
  band: 'Easy',
  seconds: 55,
  entry: true,
  stem: (p: Two) =>
    `What is the sum of the two smallest numbers greater than $${p.limit}$ that are terms of both arithmetic progressions ${listTex(p.a, p.d)} and ${listTex(p.b, p.e)}?`,
  path: path<Two>()
    .step(
      'first',
      p => q(firstCommon(p)),
      'Find the first number of both lists.',
      (p, { first }) =>
        `${first} = ${p.a} + ${(first.valueOf() - p.a) / p.d} \\times ${p.d} = ${p.b} + ${(first.valueOf() - p.b) / p.e} \\times ${p.e}`,
    )
    .step(
      'step',
      ({ d, e }) => q(lcm(d, e)),
      'The common numbers repeat after the least common multiple of the two steps.',
      ({ d, e }, { step }) => `\\text{LCM}(${d}, ${e}) = ${step}`,
    )
    .quiet('steps', ({ limit }, { first, step }) => q(limit).sub(first).div(step).floor().add(1))
    .step(
      'value',
      (_p, { first, step, steps }) => first.add(step.mul(steps)),
      'Take the first multiple of this step that passes the bound.',
      ({ limit }, { first, step, steps, value }) =>
        `${first} + ${steps} \\times ${step} = ${value} > ${limit}`,
    )
    .quiet('next', (_p, { value, step }) => value.add(step))
    .step(
      'sum',
      (_p, { value, next }) => value.add(next),
      'The second number is one step further. Add the two.',
      (_p, { value, next, sum }) => `${value} + ${next} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'greatest_below_for_least_above',
      at: 'steps',
      wrongly: (_p, { steps }) => steps.sub(1),
      words: ({ limit }, { value, sum }) =>
        `$${value}$ is common, but it does not pass $${limit}$; with the next one it gives $${sum}$.`,
    },
    {
      misconception: 'one_step_too_many',
      at: 'steps',
      wrongly: (_p, { steps }) => steps.add(1),
      words: (_p, { value, step, sum }) =>
        `$${value.sub(step)}$ already passes the bound; without it the sum is $${sum}$.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'step',
      wrongly: ({ d, e }) => (lcm(d, e) === d * e ? null : q(d * e)),
      words: (_p, { step }) =>
        `In steps of $${step}$, the product, every second common number or more is skipped.`,
    },
    {
      misconception: 'next_of_one_list',
      at: 'next',
      wrongly: ({ d }, { value }) => value.add(d),
      words: ({ d }, { value, next }) =>
        `$${next}$ is $${d}$ after $${value}$ in the first list; the second list does not have it.`,
    },
    {
      misconception: 'next_of_one_list',
      at: 'next',
      wrongly: ({ e }, { value }) => value.add(e),
      words: ({ e }, { value, next }) =>
        `$${next}$ is $${e}$ after $${value}$ in the second list; the first list does not have it.`,
    },
    {
      misconception: 'starts_at_the_later_list',
      at: 'first',
      wrongly: ({ a, b }) => q(Math.max(a, b)),
      words: (_p, { first }) => `The steps were counted from $${first}$, which is not in both lists.`,
    },
    {
      misconception: 'starts_from_zero',
      at: 'first',
      wrongly: () => q(0),
      words: (_p, { step }) => `A multiple of $${step}$ would be common only if both lists began at zero.`,
    },
    {
      misconception: 'doubles_one_number',
      at: 'next',
      wrongly: (_p, { value }) => value,
      words: (_p, { value, sum }) => `$${sum}$ takes $${value}$ twice; the second number is a step further.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  onSight: (value, { limit }) => value.valueOf() > 2 * limit,
  snapRead: () => 'Two progressions and a bound: the first two common numbers beyond it are to be added.',
  approach: () =>
    'Find one common number and the distance after which they repeat. Then pass the bound, and take the next one too.',
  check: (p, { value, sum, step }) =>
    `$${value}$ is $${(value.valueOf() - p.a) / p.d}$ steps of $${p.d}$ after $${p.a}$ and $${(value.valueOf() - p.b) / p.e}$ steps of $${p.e}$ after $${p.b}$; the other is $${sum} - ${value} = ${value} + ${step}$.`,
  principle: 'One common number and the LCM of the steps give all of them.',
  verify: p => {
    const [one = 0, two = 0] = counted(p, 6000).both.filter(x => x > p.limit);
    return q(one + two);
  },
});

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
