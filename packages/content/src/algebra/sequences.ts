import type Fraction from 'fraction.js';
import { peopleInAlgebra } from '../people.ts';
import { addedTex, grouped, rupees } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turned } from '../turned.ts';
import { q } from '../value.ts';
import { commonTerms } from './common-terms.ts';

const number = (value: number | Fraction) => grouped(value).replaceAll(',', '{,}');
const shown = (value: Fraction) => `$${number(value)}$`;
const positiveWhole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface Rows {
  story: (typeof stories)[number];
  who: string;
  a: number;
  d: number;
  n: number;
  turn: number;
}

const stories = [
  {
    down: false,
    money: false,
    tell: (_: string, a: number, d: number, n: number) =>
      `An open-air theatre has ${n} rows of seats. The first row has ${a} seats, and every further row has ${d} more than the row before it. How many seats does the theatre have?`,
    items: 'seats',
    groups: 'rows',
  },
  {
    down: false,
    money: true,
    tell: (who: string, a: number, d: number, n: number) =>
      `${who} saves ${rupees(a)} in the first month and in every further month ${rupees(d)} more than in the month before. How much has ${who} saved after ${n} months?`,
    items: 'rupees',
    groups: 'months',
  },
  {
    down: true,
    money: false,
    tell: (_: string, a: number, d: number, n: number) =>
      `A wall of clay pots is ${n} layers high. The lowest layer has ${a} pots, and every further layer has ${d} fewer than the layer below it. How many pots are in the wall?`,
    items: 'pots',
    groups: 'layers',
  },
  {
    down: false,
    money: false,
    tell: (who: string, a: number, d: number, n: number) =>
      `${who} reads a book in ${n} days: ${a} pages on the first day, and on every further day ${d} pages more than on the day before. How many pages does the book have?`,
    items: 'pages',
    groups: 'days',
  },
] as const;

const difference = ({ story, d }: Rows) => (story.down ? -d : d);
const lastOf = (r: Rows) => r.a + (r.n - 1) * difference(r);

/** AL.SEQ.1 Easy: a sum told as a story; the last term is n - 1 steps away, not n. */
const rowsInAll = template<Rows, Fraction>({
  type: 'AL.SEQ.1',
  band: 'Easy',
  variant: 'rows-in-all',
  revision: 1,
  draw: draw => {
    const story = draw.pick(stories);
    const n = draw.int(8, 24);
    const d = story.money ? draw.step(20, 100, 10) : draw.int(2, 6);
    const a = story.money ? draw.step(100, 600, 50) : story.down ? d * n + draw.int(3, 12) : draw.int(10, 30);
    return { story, who: draw.pick(peopleInAlgebra), a, d, n, turn: draw.int(0, 4) };
  },
  stem: ({ story, who, a, d, n }) => story.tell(who, a, d, n),
  answer: r => q((r.a + lastOf(r)) * r.n, 2),
  slips: r => {
    const { story, a, n, d, turn } = r;
    const step = difference(r);
    const last = lastOf(r);
    return turned(
      [
        {
          misconception: 'n_steps_for_n_minus_one',
          value: q(n * (2 * a + n * step), 2),
          words: `You took ${n} steps from the first to the last; between ${n} ${story.groups} there are ${n - 1} steps.`,
        },
        {
          misconception: 'forgets_to_halve',
          value: q(n * (a + last)),
          words: `You took ${n} times the sum of first and last; the average is half of that sum.`,
        },
        {
          misconception: 'counts_one_term_too_few',
          value: q((n - 1) * (2 * a + (n - 2) * step), 2),
          words: `You took ${n - 1} ${story.groups} only; there are ${n}.`,
        },
        {
          misconception: 'last_term_for_average',
          value: q(n * last),
          words: `You took the last of the ${story.groups} as the average of all of them.`,
        },
        {
          misconception: 'counts_one_term_too_many',
          value: q((n + 1) * (2 * a + n * step), 2),
          words: `You took ${n + 1} ${story.groups}; there are ${n}.`,
        },
        {
          misconception: 'adds_steps_once',
          value: q(n * a + (n - 1) * step),
          words: `You took the change of ${d} once for each step; it builds up from each of the ${story.groups} to the next.`,
        },
      ],
      turn,
    );
  },
  show: (value, { story }) => (story.money ? rupees(value) : `$${number(value)}$ ${story.items}`),
  plausible: positiveWhole,
  solution: r => {
    const { story, a, d, n } = r;
    const last = lastOf(r);
    const sign = story.down ? '-' : '+';
    return {
      snapRead: `The first term, the number of ${story.groups} and a steady change of ${d} are given; the total is asked. A steady change is the cue: an arithmetic progression.`,
      approach: `Find the last term, which is one step fewer than there are ${story.groups} away from the first. The total is the number of terms times the average of first and last.`,
      steps: [
        {
          says: `Go ${n - 1} steps from the first to the last.`,
          works: `${a} ${sign} ${n - 1} \\times ${d} = ${last}`,
          value: q(last),
        },
        {
          says: 'Multiply the number of terms by the average of first and last.',
          works: `${n} \\times \\frac{${a} + ${last}}{2} = ${number(q((a + last) * n, 2))}`,
          value: q((a + last) * n, 2),
        },
      ],
      check: `First and last, second and last but one, and so on all add up to ${a + last}; that is ${n % 2 === 0 ? `${n / 2} pairs` : `${(n - 1) / 2} pairs and a middle term of ${(a + last) / 2}`}, in all ${grouped(q((a + last) * n, 2))}.`,
      principle:
        'The sum of an arithmetic progression is the number of terms times the average of first and last; n terms have n - 1 steps.',
    };
  },
  verify: r => {
    let [term, total] = [r.a, 0];
    for (let i = 0; i < r.n; i += 1) {
      total += term;
      term += difference(r);
    }
    return q(total);
  },
});

interface Residues {
  low: number;
  high: number;
  m: number;
  r: number;
  turn: number;
}

function residueTerms({ low, high, m, r }: Residues) {
  const first = low + 1 + ((((r - low - 1) % m) + m) % m);
  const last = high - 1 - ((((high - 1 - r) % m) + m) % m);
  const count = (last - first) / m + 1;
  return { first, last, count, total: (count * (first + last)) / 2 };
}

/** AL.SEQ.1 Medium: the progression has to be found first: its first and last member, then how many. */
const residueSum = template<Residues, Fraction>({
  type: 'AL.SEQ.1',
  band: 'Medium',
  variant: 'residue-sum',
  revision: 1,
  draw: draw => {
    const m = draw.int(6, 15);
    const low = draw.step(50, 300, 50);
    const p = {
      low,
      high: low + draw.step(100, 250, 50),
      m,
      r: draw.int(1, m - 1),
      turn: draw.int(0, 4),
    };
    const { count, first, last } = residueTerms(p);
    const endsOut = p.low % m !== p.r && p.high % m !== p.r;
    return endsOut &&
      count >= 8 &&
      count <= 30 &&
      first !== p.low + 1 &&
      last !== p.high - 1 &&
      (first + last) % 2 === 0
      ? p
      : null;
  },
  stem: ({ low, high, m, r }) =>
    `What is the sum of all integers between ${low} and ${high} that leave the remainder ${r} when divided by ${m}?`,
  answer: p => q(residueTerms(p).total),
  slips: p => {
    const { low, high, m, r, turn } = p;
    const { first, last, count } = residueTerms(p);
    const firstMultiple = Math.floor(low / m) * m + m;
    const lastMultiple = Math.ceil(high / m) * m - m;
    return turned(
      [
        {
          misconception: 'off_by_one_in_count',
          value: q((count - 1) * (first + last), 2),
          words: `You took ${count - 1} terms: last less first over ${m} counts the steps, and there is one term more.`,
        },
        {
          misconception: 'range_ends_for_terms',
          value: q(count * (low + high), 2),
          words: `You took ${low} and ${high} as first and last term; neither leaves the remainder ${r}.`,
        },
        {
          misconception: 'ignores_remainder',
          value: q(((lastMultiple - firstMultiple) / m + 1) * (firstMultiple + lastMultiple), 2),
          words: `You took the multiples of ${m}; the numbers asked for leave a remainder of ${r}.`,
        },
        {
          misconception: 'counts_one_term_too_many',
          value: q((count + 1) * (first - m + last), 2),
          words: `You took ${first - m} as the first term; it lies outside the range.`,
        },
        {
          misconception: 'counts_one_term_too_many',
          value: q((count + 1) * (first + last + m), 2),
          words: `You took ${last + m} as the last term; it lies outside the range.`,
        },
        {
          misconception: 'forgets_to_halve',
          value: q(count * (first + last)),
          words:
            'You took the number of terms times the sum of first and last; the average is half of that sum.',
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: positiveWhole,
  solution: p => {
    const { low, high, m, r } = p;
    const { first, last, count, total } = residueTerms(p);
    return {
      snapRead: `All integers of a range with one remainder on division by ${m} are to be added. Such integers lie ${m} apart: an arithmetic progression in disguise.`,
      approach:
        'Find the first and the last member inside the range, count the terms with one more than the number of steps, and multiply by the average of first and last.',
      steps: [
        {
          says: `Find the first member above ${low} and the last below ${high}, each as a multiple of ${m} plus the remainder.`,
          works: `${(first - r) / m} \\times ${m} + ${r} = ${first}, \\qquad ${(last - r) / m} \\times ${m} + ${r} = ${last}`,
          value: [q(first), q(last)],
        },
        {
          says: 'Count the terms: the steps and one more.',
          works: `\\frac{${last} - ${first}}{${m}} + 1 = ${count}`,
          value: q(count),
        },
        {
          says: 'Multiply the count by the average of first and last.',
          works: `${count} \\times \\frac{${first} + ${last}}{2} = ${number(total)}`,
          value: q(total),
        },
      ],
      check: `The average term is ${(first + last) / 2}, near the middle of the range, and about one integer in ${m} of the range is counted: ${count} of ${high - low - 1}.`,
      principle:
        'Numbers with the same remainder form an arithmetic progression: find the first and last inside the range, then count steps plus one.',
    };
  },
  verify: ({ low, high, m, r }) => {
    let total = 0;
    for (let x = low + 1; x < high; x += 1) if (x % m === r) total += x;
    return q(total);
  },
});

interface EqualSums {
  p: number;
  r: number;
  /** Half the fall per term when p + r is even, the whole fall when it is odd. */
  unit: number;
  turn: number;
}

function fallingTerms({ p, r, unit }: EqualSums) {
  const h = p + r - 1;
  const fall = h % 2 === 1 ? 2 * unit : unit;
  const first = (fall * h) / 2;
  const terms = Math.ceil(h / 2);
  const sum = (n: number) => (n * (2 * first - (n - 1) * fall)) / 2;
  return { h, fall, first, terms, sum, greatest: sum(terms) };
}

/** AL.SEQ.1 Hard: equal sums mean that the terms in between cancel; the greatest sum stops at the last positive term. */
const greatestSum = template<EqualSums, Fraction>({
  type: 'AL.SEQ.1',
  band: 'Hard',
  variant: 'greatest-sum',
  revision: 1,
  draw: draw => {
    const p = draw.int(3, 12);
    const r = p + draw.int(3, 12);
    return { p, r, unit: draw.int(1, (p + r) % 2 === 0 ? 3 : 6), turn: draw.int(0, 4) };
  },
  stem: e =>
    `The first term of an arithmetic progression is ${fallingTerms(e).first}, and the sum of its first ${e.p} terms equals the sum of its first ${e.r} terms. What is the greatest value that the sum of its first $n$ terms can take?`,
  answer: e => q(fallingTerms(e).greatest),
  slips: e => {
    const { p, turn } = e;
    const { first, terms, sum, fall } = fallingTerms(e);
    return turned(
      [
        {
          misconception: 'reports_given_sum',
          value: q(sum(p)),
          words: `You took the sum of the first ${p} terms; more positive terms follow after that.`,
        },
        {
          misconception: 'counts_one_term_too_few',
          value: q(sum(terms - 1)),
          words: `You took the first ${terms - 1} terms only; the next term is still positive.`,
        },
        {
          misconception: 'forgets_to_halve',
          value: q(2 * sum(terms)),
          words:
            'You took the number of terms times the sum of first and last; the average is half of that sum.',
        },
        {
          misconception: 'first_term_for_average',
          value: q(terms * first),
          words: `You took ${terms} times the first term; the terms after it are smaller.`,
        },
        {
          misconception: 'n_steps_for_n_minus_one',
          value: q(terms * (2 * first - terms * fall), 2),
          words: `You took ${terms} steps from the first to the last term; there are ${terms - 1}.`,
        },
        {
          misconception: 'drops_fall_of_last_terms',
          value: q(terms * (2 * first - (terms - 2) * fall), 2),
          words: `You took one step too few to the last term; between ${terms} terms there are ${terms - 1} steps.`,
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: positiveWhole,
  solution: e => {
    const { p, r } = e;
    const { h, fall, first, terms, greatest } = fallingTerms(e);
    const last = first - (terms - 1) * fall;
    const odd = h % 2 === 1;
    return {
      snapRead: `The first term of a progression is given, and two of its sums, of ${p} and of ${r} terms, are equal; the greatest sum is asked. Equal sums say that what lies between adds nothing.`,
      approach: `The terms from the ${p + 1}th to the ${r}th add up to zero, so they are balanced about their middle, and that fixes the common difference. Sums grow while terms are positive; so stop at the last positive term. The equation of the two sum formulas gives the same with more algebra.`,
      steps: [
        {
          says: 'The terms between add up to zero, so the first and the last of them cancel.',
          works: `a_{${p + 1}} + a_{${r}} = 0 \\;\\Rightarrow\\; 2 \\times ${first} + ${h}d = 0`,
          value: q(0),
        },
        {
          says: 'Solve for the common difference.',
          works: `d = -\\frac{${2 * first}}{${h}} = -${fall}`,
          value: q(-fall),
        },
        {
          says: 'Find the last positive term.',
          works: `a_{${terms}} = ${first} ${addedTex(-(terms - 1) * fall)} = ${last} > 0, \\qquad a_{${terms + 1}} = ${last - fall} ${odd ? '< 0' : ''}`,
          value: q(last),
        },
        {
          says: 'Add the positive terms.',
          works: `${terms} \\times \\frac{${first} + ${last}}{2} = ${number(greatest)}`,
          value: q(greatest),
        },
      ],
      check: `The sum of n terms is a parabola in n that is equal at ${p} and ${r}, so its top is at ${(p + r) / 2}${odd ? `, exactly ${terms} terms` : `; ${terms} and ${terms + 1} terms are equally near and, the next term being 0, give the same sum`}.`,
      principle:
        'If two sums of a progression are equal, the terms between them cancel; a falling progression has its greatest sum at its last positive term.',
    };
  },
  verify: e => {
    // Search the fall that makes the sums equal, then add term by term and keep the greatest sum.
    const { first } = fallingTerms(e);
    const sumsFor = (fall: number) => {
      const sums = [0];
      for (let n = 1; n <= 60; n += 1) sums.push((sums[n - 1] ?? 0) + first - (n - 1) * fall);
      return sums;
    };
    for (let fall = 1; fall <= first; fall += 1) {
      const sums = sumsFor(fall);
      if (sums[e.p] === sums[e.r]) return q(Math.max(...sums));
    }
    throw new Error('no fall fits');
  },
});

export const sequences: readonly AnyTemplate[] = [rowsInAll, residueSum, greatestSum, ...commonTerms];
