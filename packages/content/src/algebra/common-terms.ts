import type Fraction from 'fraction.js';
import { type AnyTemplate, template } from '../template.ts';
import { turned, turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';

const shown = (value: Fraction) => `$${value.valueOf()}$`;
const positiveWhole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number) => (a * b) / gcd(a, b);

/** An arithmetic progression: first term, difference and last term. */
interface Run {
  a: number;
  d: number;
  last: number;
}

const terms = ({ a, d, last }: Run) => (last - a) / d + 1;
const opening = ({ a, d }: Run) => `${a}, ${a + d}, ${a + 2 * d}`;
const whole = (run: Run) => `${opening(run)}, \\dots, ${run.last}`;

/** The first number that two progressions share, whatever their ends; null when they share none. */
function firstCommon(one: Run, two: Run): number | null {
  for (let x = one.a; x < one.a + one.d * two.d; x += one.d)
    if (x >= two.a && (x - two.a) % two.d === 0) return x;
  return null;
}

/** Members of first, first + step, … up to a bound. */
const upTo = (first: number, step: number, bound: number) =>
  bound < first ? 0 : Math.floor((bound - first) / step) + 1;

interface SharedStart {
  a: number;
  d1: number;
  d2: number;
  bound: number;
  turn: number;
}

/** AL.SEQ.4 Easy: a shared first term, so only the step matters: the LCM, not the product. */
const sharedStart = template<SharedStart, Fraction>({
  type: 'AL.SEQ.4',
  band: 'Easy',
  variant: 'shared-start',
  revision: 1,
  draw: draw => {
    const d1 = draw.int(4, 12);
    const d2 = d1 + draw.int(1, 8);
    const a = draw.int(1, 12);
    const bound = draw.step(150, 500, 50);
    const step = lcm(d1, d2);
    if (gcd(d1, d2) === 1 || d2 % d1 === 0 || step > 60) return null;
    return (bound - a) % step === 0 ? null : { a, d1, d2, bound, turn: draw.int(0, 4) };
  },
  stem: ({ a, d1, d2, bound }) =>
    `The progressions $${opening({ a, d: d1, last: 0 })}, \\dots$ and $${opening({ a, d: d2, last: 0 })}, \\dots$ go on without end. How many numbers below ${bound} belong to both?`,
  answer: ({ a, d1, d2, bound }) => q(upTo(a, lcm(d1, d2), bound - 1)),
  slips: ({ a, d1, d2, bound, turn }) => {
    const step = lcm(d1, d2);
    const key = upTo(a, step, bound - 1);
    return turnedAfterFirst(
      [
        {
          misconception: 'product_for_lcm',
          value: q(upTo(a, d1 * d2, bound - 1)),
          words: `You took the product ${d1 * d2} as the step of the common numbers; the LCM of the two differences is smaller.`,
        },
        {
          misconception: 'off_by_one_in_count',
          value: q(key - 1),
          words: `You took the number of steps; the common first term ${a} is one number more.`,
        },
        {
          misconception: 'larger_difference_for_lcm',
          value: q(upTo(a, d2, bound - 1)),
          words: `You took the numbers of the second progression; not all of them belong to the first.`,
        },
        {
          misconception: 'sum_of_differences_for_lcm',
          value: q(upTo(a, d1 + d2, bound - 1)),
          words: `You took the sum ${d1 + d2} of the differences as the step; the common numbers lie an LCM apart.`,
        },
        {
          misconception: 'counts_one_term_too_many',
          value: q(key + 1),
          words: `You took one common number too many: the next one is not below ${bound}.`,
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: positiveWhole,
  solution: ({ a, d1, d2, bound }) => {
    const step = lcm(d1, d2);
    const steps = Math.floor((bound - 1 - a) / step);
    return {
      snapRead: `Two progressions with the same first term and the differences ${d1} and ${d2} are given; their common numbers below ${bound} are counted.`,
      approach:
        'From a common number the next one must be a whole number of steps away in both progressions, so the common numbers lie one LCM of the differences apart. Count steps and add the first number.',
      steps: [
        {
          says: 'Find the step of the common numbers.',
          works: `\\text{LCM}(${d1}, ${d2}) = ${step}`,
          value: q(step),
        },
        {
          says: `Count the whole steps from the first number that stay below ${bound}, and add one for the first number.`,
          works: `${a} + ${step}k < ${bound} \\;\\Rightarrow\\; k \\le ${steps}, \\qquad ${steps} + 1 = ${steps + 1}`,
          value: q(steps + 1),
        },
      ],
      check: `The last common number is ${a} + ${steps} × ${step} = ${a + steps * step}, below ${bound}; the next one, ${a + (steps + 1) * step}, is not.`,
      principle:
        'The common terms of two progressions form a progression whose difference is the LCM of the two differences, not their product.',
    };
  },
  verify: ({ a, d1, d2, bound }) => {
    let count = 0;
    for (let x = a; x < bound; x += 1) if ((x - a) % d1 === 0 && (x - a) % d2 === 0) count += 1;
    return q(count);
  },
});

interface TwoRuns {
  one: Run;
  two: Run;
  turn: number;
}

/** What two finite runs share: first common number, step and how many. */
function shared({ one, two }: TwoRuns) {
  const first = firstCommon(one, two) ?? 0;
  const step = lcm(one.d, two.d);
  const bound = Math.min(one.last, two.last);
  return { first, step, bound, count: upTo(first, step, bound) };
}

const drawnRuns = (draw: { int(a: number, b: number): number }, apart: boolean): TwoRuns | null => {
  const d1 = draw.int(3, 10);
  const d2 = draw.int(3, 12);
  const one = { a: draw.int(1, 12), d: d1, last: 0 };
  const two = { a: draw.int(1, 20), d: d2, last: 0 };
  one.last = one.a + d1 * draw.int(25, 60);
  two.last = two.a + d2 * draw.int(25, 60);
  const p = { one, two, turn: draw.int(0, 4) };
  const usual =
    d1 !== d2 && d1 % d2 !== 0 && d2 % d1 !== 0 && one.a !== two.a && firstCommon(one, two) !== null;
  if (!usual || Math.abs(one.last - two.last) < 30 || (apart && gcd(d1, d2) === 1)) return null;
  const { count, first } = shared(p);
  return count >= 4 && count <= 30 && first > Math.max(one.a, two.a) ? p : null;
};

/** AL.SEQ.4 Medium: the first common number has to be found, and the shorter run ends the count. */
const numbersInBoth = template<TwoRuns, Fraction>({
  type: 'AL.SEQ.4',
  band: 'Medium',
  variant: 'numbers-in-both',
  revision: 1,
  draw: draw => drawnRuns(draw, false),
  stem: ({ one, two }) =>
    `How many numbers do the progressions $${whole(one)}$ and $${whole(two)}$ have in common?`,
  answer: p => q(shared(p).count),
  slips: p => {
    const { one, two, turn } = p;
    const { first, step, bound, count } = shared(p);
    return turned(
      [
        {
          misconception: 'ignores_shorter_run',
          value: q(upTo(first, step, Math.max(one.last, two.last))),
          words: `You took ${Math.max(one.last, two.last)} as the end of the count; the other progression stops at ${bound} already.`,
        },
        {
          misconception: 'off_by_one_in_count',
          value: q(count - 1),
          words:
            'You took the number of steps between the common numbers; there is one number more than steps.',
        },
        {
          misconception: 'product_for_lcm',
          value: q(upTo(first, one.d * two.d, bound)),
          words: `You took the product ${one.d * two.d} as the step of the common numbers; the LCM of the differences is smaller.`,
        },
        {
          misconception: 'sum_of_differences_for_lcm',
          value: q(upTo(first, one.d + two.d, bound)),
          words: `You took the sum ${one.d + two.d} of the differences as the step; the common numbers lie an LCM apart.`,
        },
        {
          misconception: 'counts_from_run_start',
          value: q(upTo(Math.min(one.a, two.a), step, bound)),
          words: `You took ${Math.min(one.a, two.a)} as a common number; it belongs to one progression only.`,
        },
        {
          misconception: 'counts_one_term_too_many',
          value: q(count + 1),
          words: `You took one common number too many: the next one is above ${bound}.`,
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: positiveWhole,
  solution: p => {
    const { one, two } = p;
    const { first, step, bound, count } = shared(p);
    return {
      snapRead:
        'Two progressions with different first terms, differences and ends are given; the numbers they share are counted.',
      approach:
        'List one progression until a number of the other appears: the first common number. The common numbers go on in steps of the LCM of the differences and stop with the progression that ends first.',
      steps: [
        {
          says: `Go along the progression with difference ${Math.max(one.d, two.d)} and test each number in the other one.`,
          works: `${first} = ${one.a} + ${(first - one.a) / one.d} \\times ${one.d} = ${two.a} + ${(first - two.a) / two.d} \\times ${two.d}`,
          value: q(first),
        },
        {
          says: 'Find the step of the common numbers.',
          works: `\\text{LCM}(${one.d}, ${two.d}) = ${step}`,
          value: q(step),
        },
        {
          says: 'Count up to the end that comes first; steps plus one.',
          works: `${first} + ${step}k \\le ${bound} \\;\\Rightarrow\\; k \\le ${count - 1}, \\qquad ${count - 1} + 1 = ${count}`,
          value: q(count),
        },
      ],
      check: `The last common number is ${first} + ${count - 1} × ${step} = ${first + (count - 1) * step}, not above ${bound}; the next would be ${first + count * step}.`,
      principle:
        'For common terms find three things: the first one, the LCM of the differences as step, and the end that comes first.',
    };
  },
  verify: ({ one, two }) => {
    const members = new Set<number>();
    for (let x = one.a; x <= one.last; x += one.d) members.add(x);
    let count = 0;
    for (let x = two.a; x <= two.last; x += two.d) if (members.has(x)) count += 1;
    return q(count);
  },
});

/** AL.SEQ.4 Hard: common terms meet sets: numbers in at least one, or in exactly one, of two progressions. */
const numbersInOne = template<TwoRuns & { ask: 'least' | 'exactly' }, Fraction>({
  type: 'AL.SEQ.4',
  band: 'Hard',
  variant: 'numbers-in-one',
  revision: 1,
  draw: draw => {
    const runs = drawnRuns(draw, true);
    return runs ? { ...runs, ask: draw.pick(['least', 'exactly'] as const) } : null;
  },
  stem: ({ one, two, ask }) =>
    `Consider the progressions $${whole(one)}$ and $${whole(two)}$. How many different numbers belong to ${ask === 'least' ? 'at least' : 'exactly'} one of them?`,
  answer: p => q(terms(p.one) + terms(p.two) - (p.ask === 'least' ? 1 : 2) * shared(p).count),
  slips: p => {
    const { one, two, ask, turn } = p;
    const { first, step, bound, count } = shared(p);
    const all = terms(one) + terms(two);
    const times = ask === 'least' ? 1 : 2;
    const product = upTo(first, one.d * two.d, bound);
    return turnedAfterFirst(
      [
        {
          misconception: ask === 'least' ? 'removes_overlap_twice' : 'removes_overlap_once',
          value: q(all - (ask === 'least' ? 2 : 1) * count),
          words:
            ask === 'least'
              ? `You took the ${count} common numbers off twice, so they are missing altogether; they belong to at least one progression.`
              : `You took the ${count} common numbers off once; they are then still counted once, but belong to both progressions.`,
        },
        {
          misconception: 'product_for_lcm',
          value: q(all - times * product),
          words: `You took the product ${one.d * two.d} as the step of the common numbers; the LCM of the differences is ${step}.`,
        },
        {
          misconception: 'forgets_overlap',
          value: q(all),
          words: `You took the terms of both progressions together; the ${count} common numbers are counted twice in that.`,
        },
        {
          misconception: 'off_by_one_in_count',
          value: q(all - 2 - times * count),
          words:
            'You took last less first over the difference as the number of terms; each progression has one term more.',
        },
        {
          misconception: 'overlap_off_by_one',
          value: q(all - times * (count - 1)),
          words: `You took ${count - 1} common numbers: the number of steps between them instead of the numbers.`,
        },
        {
          misconception: 'ignores_shorter_run',
          value: q(all - times * upTo(first, step, Math.max(one.last, two.last))),
          words: `You took common numbers up to ${Math.max(one.last, two.last)}; one progression stops at ${bound} already.`,
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: positiveWhole,
  solution: p => {
    const { one, two, ask } = p;
    const { first, step, bound, count } = shared(p);
    const all = terms(one) + terms(two);
    const key = all - (ask === 'least' ? 1 : 2) * count;
    const length = (run: Run) => `\\frac{${run.last} - ${run.a}}{${run.d}} + 1 = ${terms(run)}`;
    return {
      snapRead: `Two finite progressions are given and the numbers that belong to ${ask === 'least' ? 'at least' : 'exactly'} one of them are counted. Numbers they share are the danger: they must be found first.`,
      approach: `Count the terms of each progression and the common numbers, which go in steps of the LCM of the differences. Then ${ask === 'least' ? 'take the common numbers off once, because they were counted twice' : 'take the common numbers off twice, because they must not be counted at all'}.`,
      steps: [
        {
          says: 'Count the terms of each progression.',
          works: `${length(one)}, \\qquad ${length(two)}`,
          value: [q(terms(one)), q(terms(two))],
        },
        {
          says: 'Find the first common number by listing, and the step.',
          works: `${first} = ${one.a} + ${(first - one.a) / one.d} \\times ${one.d} = ${two.a} + ${(first - two.a) / two.d} \\times ${two.d}, \\qquad \\text{LCM}(${one.d}, ${two.d}) = ${step}`,
          value: [q(first), q(step)],
        },
        {
          says: 'Count the common numbers up to the end that comes first.',
          works: `${first} + ${step}k \\le ${bound} \\;\\Rightarrow\\; k \\le ${count - 1}: \\quad ${count} \\text{ numbers}`,
          value: q(count),
        },
        {
          says:
            ask === 'least'
              ? 'Add the two counts and take the common numbers off once.'
              : 'Add the two counts and take the common numbers off twice.',
          works: `${terms(one)} + ${terms(two)} - ${ask === 'least' ? '' : '2 \\times '}${count} = ${key}`,
          value: q(key),
        },
      ],
      check: `Only in the first: ${terms(one) - count}; only in the second: ${terms(two) - count}${ask === 'least' ? `; in both: ${count}` : ''}. Together ${key}.`,
      principle:
        'To count the union of two lists add their lengths and take the overlap off once; for exactly one of them take it off twice.',
    };
  },
  verify: ({ one, two, ask }) => {
    const seen = new Map<number, number>();
    for (const { a, d, last } of [one, two])
      for (let x = a; x <= last; x += d) seen.set(x, (seen.get(x) ?? 0) + 1);
    return q(ask === 'least' ? seen.size : [...seen.values()].filter(times => times === 1).length);
  },
});

export const commonTerms: readonly AnyTemplate[] = [sharedStart, numbersInBoth, numbersInOne];
