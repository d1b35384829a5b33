import type Fraction from 'fraction.js';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';

const digits = (value: Fraction) => `$${value.toFraction()}$`;
const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const sum = (terms: readonly number[]) => terms.reduce((total, t) => total + t, 0);

/** A number with gaps: digits and letters in their places, as 47x15y. */
type Pattern = readonly (number | 'x' | 'y')[];

const written = (pattern: Pattern) => pattern.join('');
const filled = (pattern: Pattern, x: number, y = 0) =>
  Number(pattern.map(d => (d === 'x' ? x : d === 'y' ? y : d)).join(''));
const knownSum = (pattern: Pattern) => sum(pattern.filter(d => typeof d === 'number'));
const digitSum = (whole: number) => sum([...String(whole)].map(Number));
/** Sum of the digits with signs + − + − … from the right. */
const alternatingSum = (whole: number) =>
  sum([...String(whole)].reverse().map((d, i) => (i % 2 === 0 ? Number(d) : -Number(d))));
/** LaTeX of the same, from the left, with gaps; the sign of the first digit makes the last one positive. */
const alternatingTex = (pattern: Pattern) =>
  pattern
    .map((d, i) => {
      const plus = (pattern.length - 1 - i) % 2 === 0;
      return i === 0 ? `${plus ? '' : '-'}${d}` : ` ${plus ? '+' : '-'} ${d}`;
    })
    .join('');

const papers = ['invoice', 'receipt', 'consignment', 'policy', 'order', 'parcel'] as const;

interface OneGap {
  pattern: Pattern;
  divisor: 9 | 11;
  paper: (typeof papers)[number];
}

/** NS.NUM.2 Easy: one digit sum, one missing digit. */
const oneMissingDigit = template<OneGap, Fraction>({
  type: 'NS.NUM.2',
  band: 'Easy',
  variant: 'one-missing-digit',
  revision: 1,
  draw: draw => {
    const length = draw.int(5, 6);
    const pattern: (number | 'x')[] = Array.from({ length }, (_, i) => draw.int(i === 0 ? 1 : 0, 9));
    pattern[draw.int(1, length - 2)] = 'x';
    const divisor = draw.pick([9, 9, 11] as const);
    const fitting = ten.filter(x => filled(pattern, x) % divisor === 0);
    return fitting.length === 1 ? { pattern, divisor, paper: draw.pick(papers) } : null;
  },
  stem: ({ pattern, divisor, paper }) =>
    `The number of ${paper === 'invoice' || paper === 'order' ? 'an' : 'a'} ${paper} reads $${written(pattern)}$, where $x$ stands for a smudged digit. All ${paper} numbers are divisible by $${divisor}$. What is $x$?`,
  answer: ({ pattern, divisor }) => {
    if (divisor === 9) return q((9 - (knownSum(pattern) % 9)) % 9);
    const place = pattern.length - 1 - pattern.indexOf('x');
    const rest = alternatingSum(filled(pattern, 0));
    const wanted = place % 2 === 0 ? -rest : rest;
    return q(((wanted % 11) + 11) % 11);
  },
  slips: ({ pattern, divisor }) => {
    const known = knownSum(pattern);
    const key = ten.find(x => filled(pattern, x) % divisor === 0) ?? 0;
    const mod = (value: number, m: number) => ((value % m) + m) % m;
    const alternating = alternatingSum(filled(pattern, 0));
    const place = pattern.length - 1 - pattern.indexOf('x');
    if (divisor === 9)
      return [
        {
          misconception: 'weaker_rule_used',
          value: q(key >= 5 ? key - 3 : key + 3),
          words:
            'You took a digit that makes the digit sum a multiple of $3$; for $9$ the sum must be a multiple of $9$.',
        },
        {
          misconception: 'reports_remainder_not_shortfall',
          value: q(known % 9),
          words: `You took what the known digits leave by $9$; $x$ must make up what is missing to the next multiple.`,
        },
        {
          misconception: 'rule_of_another_divisor',
          value: q(mod(place % 2 === 0 ? -alternating : alternating, 11)),
          words: 'You took the alternating sum, which is the rule for $11$; for $9$ all digits are added.',
        },
        {
          misconception: 'sum_completed_to_tens',
          value: q(mod(-known, 10)),
          words: `You took a digit that makes the digit sum a multiple of $10$; it must be a multiple of $9$.`,
        },
        {
          misconception: 'weaker_rule_used',
          value: q(key >= 6 ? key - 6 : key + 3),
          words:
            'You took a digit that makes the digit sum a multiple of $3$ only; for $9$ that is not enough.',
        },
      ];
    return [
      {
        misconception: 'rule_of_another_divisor',
        value: q(mod(-known, 9)),
        words:
          'You took the plain digit sum as a multiple of $9$; the rule for $11$ takes the digits with alternating signs.',
      },
      {
        misconception: 'alternating_sign_wrong',
        value: q(mod(place % 2 === 0 ? alternating : -alternating, 11)),
        words: `You took $x$ with the wrong sign in the alternating sum.`,
      },
      {
        misconception: 'plain_sum_for_alternating',
        value: q(mod(-known, 11)),
        words: 'You took the plain digit sum as a multiple of $11$; the signs have to alternate.',
      },
      {
        misconception: 'sum_completed_to_tens',
        value: q(mod(-known, 10)),
        words:
          'You took a digit that makes the digit sum a multiple of $10$; the rule for $11$ is about the alternating sum.',
      },
      {
        misconception: 'weaker_rule_used',
        value: q(mod(-known, 3) + 3),
        words: 'You took a digit that makes the digit sum a multiple of $3$; that says nothing about $11$.',
      },
    ];
  },
  show: digits,
  plausible: value => value.valueOf() >= 0 && value.valueOf() <= 9,
  solution: ({ pattern, divisor }) => {
    const key = ten.find(x => filled(pattern, x) % divisor === 0) ?? 0;
    const whole = filled(pattern, key);
    const nine = divisor === 9;
    const total = nine ? digitSum(whole) : alternatingSum(whole);
    const place = pattern.length - 1 - pattern.indexOf('x');
    const rest = nine ? knownSum(pattern) : alternatingSum(filled(pattern, 0));
    const sign = nine || place % 2 === 0 ? '+' : '-';
    return {
      snapRead: `One digit is missing and the number is divisible by $${divisor}$. Asked: the digit. The cue is the divisor: ${nine ? 'for $9$ it is the digit sum' : 'for $11$ it is the alternating sum of the digits'}.`,
      approach: nine
        ? 'A number and its digit sum leave the same remainder by $9$. So the digit sum must be a multiple of $9$; one digit from 0 to 9 can do that. No division is needed.'
        : 'A number and its alternating digit sum, taken from the right with $+$ first, leave the same remainder by $11$. So this sum must be a multiple of $11$, possibly $0$ or negative. No division is needed.',
      steps: [
        {
          says: nine
            ? 'Add the digits, with the gap as an unknown.'
            : 'Add the digits with alternating signs, the last one positive, with the gap as an unknown.',
          works: nine
            ? `${pattern.join(' + ')} = ${rest} + x`
            : `${alternatingTex(pattern)} = ${rest} ${sign} x`,
          value: q(rest),
        },
        {
          says: `Choose the digit that makes this a multiple of $${divisor}$.`,
          works: `${rest} ${sign} x = ${total} \\;\\Rightarrow\\; x = ${key}`,
          value: q(key),
        },
      ],
      check: `$${whole} = ${divisor} \\times ${whole / divisor}$, so it is divisible indeed.`,
      principle: nine
        ? 'By nine a number leaves what its digit sum leaves.'
        : 'By eleven a number leaves what its alternating digit sum, begun at the right, leaves.',
    };
  },
  // Divides for each of the ten digits.
  verify: ({ pattern, divisor }) => q(ten.find(x => filled(pattern, x) % divisor === 0) ?? -1),
});

interface TwoGaps {
  pattern: Pattern;
  divisor: 72 | 88;
  asked: 'x + y' | 'x \\times y';
}

/** The x for given y by the rule of 9 or 11; the first that fits. */
const xFor = (pattern: Pattern, y: number, by: number) => ten.find(x => filled(pattern, x, y) % by === 0);

/** NS.NUM.2 Medium: a composite divisor splits into coprime rules; the one on the last digits comes first. */
const twoMissingDigits = template<TwoGaps, Fraction>({
  type: 'NS.NUM.2',
  band: 'Medium',
  variant: 'two-missing-digits',
  revision: 1,
  draw: draw => {
    const length = draw.int(5, 6);
    const pattern: (number | 'x' | 'y')[] = Array.from({ length }, (_, i) => draw.int(i === 0 ? 1 : 0, 9));
    pattern[draw.int(1, length - 4)] = 'x';
    pattern[length - 1] = 'y';
    const divisor = draw.pick([72, 88] as const);
    const pairs = ten.flatMap(x => ten.filter(y => filled(pattern, x, y) % divisor === 0).map(y => [x, y]));
    const [x = 0, y = 0] = pairs[0] ?? [];
    return pairs.length === 1 && x > 1 && y > 1
      ? { pattern, divisor, asked: draw.pick(['x + y', 'x \\times y'] as const) }
      : null;
  },
  stem: ({ pattern, divisor, asked }) =>
    `The ${pattern.length === 5 ? 'five' : 'six'}-digit number $${written(pattern)}$, in which $x$ and $y$ stand for digits, is divisible by $${divisor}$. What is $${asked}$?`,
  answer: ({ pattern, divisor, asked }) => {
    const tail = filled(pattern, 0, 0) % 1000;
    const by = divisor / 8;
    const candidates = ten.filter(y => (tail + y) % 8 === 0);
    for (const y of candidates) {
      const x = xFor(pattern, y, by);
      if (x !== undefined) return q(asked === 'x + y' ? x + y : x * y);
    }
    return q(0);
  },
  slips: ({ pattern, divisor, asked }) => {
    const by = divisor / 8;
    const tail = filled(pattern, 0, 0) % 1000;
    const yes = ten.filter(y => (tail + y) % 8 === 0);
    const y = yes.find(d => xFor(pattern, d, by) !== undefined) ?? 0;
    const x = xFor(pattern, y, by) ?? 0;
    const result = (a: number | undefined, b: number | undefined) =>
      a === undefined || b === undefined ? q(0) : q(asked === 'x + y' ? a + b : a * b);
    const fourOnly = ten.find(d => (tail + d) % 4 === 0 && (tail + d) % 8 !== 0);
    const evenOnly = ten.find(d => (tail + d) % 2 === 0 && (tail + d) % 4 !== 0 && d > 0);
    const other = by === 9 ? 11 : 9;
    return [
      {
        misconception: 'rule_of_four_for_eight',
        value: result(fourOnly === undefined ? undefined : xFor(pattern, fourOnly, by), fourOnly),
        words: 'You took the last two digits as a multiple of $4$; for $8$ the last three digits count.',
      },
      {
        misconception: by === 9 ? 'weaker_rule_used' : 'rule_of_another_divisor',
        value: by === 9 ? result(x >= 5 ? x - 3 : x + 3, y) : result(xFor(pattern, y, other), y),
        words:
          by === 9
            ? 'You took the digit sum as a multiple of $3$; the divisor needs a multiple of $9$.'
            : 'You took the rule for $9$ in place of the rule for $11$: the signs of the digits have to alternate.',
      },
      {
        misconception: by === 9 ? 'rule_of_another_divisor' : 'plain_sum_for_alternating',
        value:
          by === 9
            ? result(xFor(pattern, y, 11), y)
            : result(
                ten.find(d => (knownSum(pattern) + d + y) % 11 === 0),
                y,
              ),
        words:
          by === 9
            ? 'You took the alternating sum of the digits, the rule for $11$; for $9$ all digits are added.'
            : 'You took the plain digit sum as a multiple of $11$; the signs have to alternate.',
      },
      {
        misconception: 'reports_other_operation',
        value: asked === 'x + y' ? q(x * y) : q(x + y),
        words: `You took the ${asked === 'x + y' ? 'product' : 'sum'} of the two digits; the ${asked === 'x + y' ? 'sum' : 'product'} is asked.`,
      },
      {
        misconception: 'even_taken_as_multiple_of_eight',
        value: result(evenOnly === undefined ? undefined : xFor(pattern, evenOnly, by), evenOnly),
        words:
          'You took any even last digit; for $8$ the number formed by the last three digits must be a multiple of $8$.',
      },
    ];
  },
  show: digits,
  solution: ({ pattern, divisor, asked }) => {
    const by = divisor / 8;
    const tail = filled(pattern, 0, 0) % 1000;
    const last = pattern.slice(-3).join('');
    const yes = ten.filter(d => (tail + d) % 8 === 0);
    const y = yes.find(d => xFor(pattern, d, by) !== undefined) ?? 0;
    const x = xFor(pattern, y, by) ?? 0;
    const withY = pattern.map(d => (d === 'y' ? y : d)) as Pattern;
    const whole = filled(pattern, x, y);
    const result = asked === 'x + y' ? x + y : x * y;
    const nine = by === 9;
    return {
      snapRead: `Two digits are missing; one composite divisor. Asked: their ${asked === 'x + y' ? 'sum' : 'product'}. Split the divisor into coprime parts with known rules.`,
      approach: `$${divisor} = 8 \\times ${by}$, and $8$ and $${by}$ have no common factor, so both rules must hold. Start with $8$: it looks at the last three digits only, where $y$ is the only gap. Then $${by}$ fixes $x$.`,
      steps: [
        {
          says: `Rule for $8$: the last three digits $${last}$ must form a multiple of $8$.`,
          works:
            yes.length === 1
              ? `${tail + y} = 8 \\times ${(tail + y) / 8} \\;\\Rightarrow\\; y = ${y}`
              : `${yes.map(d => `${tail + d} = 8 \\times ${(tail + d) / 8}`).join(', \\quad ')} \\;\\Rightarrow\\; y \\in \\{${yes.join(', ')}\\}`,
          value: yes.map(d => q(d)),
        },
        {
          says: `Rule for $${by}$: the ${nine ? 'digit sum' : 'alternating digit sum'} must be a multiple of $${by}$.${yes.length === 1 ? '' : ` Only $y = ${y}$ leaves a digit for $x$.`}`,
          works: nine
            ? `${withY.join(' + ')} = ${knownSum(withY)} + x = ${digitSum(whole)} \\;\\Rightarrow\\; x = ${x}`
            : `${alternatingTex(withY)} = ${alternatingSum(whole)} \\;\\Rightarrow\\; x = ${x}`,
          value: q(x),
        },
        {
          says: `Form what is asked.`,
          works: `${x} ${asked === 'x + y' ? '+' : '\\times'} ${y} = ${result}`,
          value: q(result),
        },
      ],
      check: `$${whole} = ${divisor} \\times ${whole / divisor}$ exactly.`,
      principle:
        'Split a composite divisor into coprime factors and begin with the rule that sees the fewest unknown digits.',
    };
  },
  // Divides for all hundred pairs.
  verify: ({ pattern, divisor, asked }) => {
    for (const x of ten)
      for (const y of ten)
        if (filled(pattern, x, y) % divisor === 0) return q(asked === 'x + y' ? x + y : x * y);
    throw new Error('no pair fits');
  },
});

/** Divisors by a rule on the last digits and one on the digit sum. */
const splitDivisors = [
  { divisor: 12, end: 4, by: 3 },
  { divisor: 36, end: 4, by: 9 },
  { divisor: 15, end: 5, by: 3 },
  { divisor: 18, end: 2, by: 9 },
] as const;

const orders = [
  { tex: 'x > y', reverse: 'x < y', holds: (x: number, y: number) => x > y },
  { tex: 'x < y', reverse: 'x > y', holds: (x: number, y: number) => x < y },
] as const;

interface CountPairs {
  pattern: Pattern;
  split: (typeof splitDivisors)[number];
  order: (typeof orders)[number];
}

/** Last digits that the rule on the end allows. */
const endings = ({ pattern, split }: CountPairs) => ten.filter(y => filled(pattern, 0, y) % split.end === 0);
/** The x that go with a last digit by the rule on the digit sum. */
const partners = ({ pattern, split }: CountPairs, y: number) =>
  ten.filter(x => (knownSum(pattern) + x + y) % split.by === 0);
/** Those among them in the order asked. */
const ordered = (p: CountPairs, y: number) => partners(p, y).filter(x => p.order.holds(x, y));

/** NS.NUM.2 Hard: two rules and an order of the digits; every ending has its own number of partners. */
const countPairs = template<CountPairs, Fraction>({
  type: 'NS.NUM.2',
  band: 'Hard',
  variant: 'count-ordered-pairs',
  revision: 1,
  draw: draw => {
    const length = draw.int(5, 7);
    const pattern: (number | 'x' | 'y')[] = Array.from({ length }, (_, i) => draw.int(i === 0 ? 1 : 0, 9));
    pattern[draw.int(1, length - 3)] = 'x';
    pattern[length - 1] = 'y';
    const p = { pattern, split: draw.pick(splitDivisors), order: draw.pick(orders) };
    return sum(endings(p).map(y => ordered(p, y).length)) >= 2 ? p : null;
  },
  stem: ({ pattern, split, order }) =>
    `In the number $${written(pattern)}$ the letters $x$ and $y$ stand for digits with $${order.tex}$. For how many pairs $(x, y)$ is the number divisible by $${split.divisor}$?`,
  answer: p => q(sum(endings(p).map(y => ordered(p, y).length))),
  slips: p => {
    const { pattern, split, order } = p;
    const ends = endings(p);
    const pairs = ten.flatMap(x => ten.map(y => ({ x, y })));
    const count = (holds: (x: number, y: number) => boolean) =>
      q(pairs.filter(({ x, y }) => holds(x, y)).length);
    const fits = (x: number, y: number) => filled(pattern, x, y) % split.divisor === 0;
    const digitSumFits = (x: number, y: number) => (knownSum(pattern) + x + y) % split.by === 0;
    return [
      {
        misconception: 'condition_ignored',
        value: count(fits),
        words: `You took all pairs that make the number divisible; only those with $${order.tex}$ are asked.`,
      },
      {
        misconception: 'second_fitting_digit_missed',
        value: q(sum(ends.map(y => Math.min(1, ordered(p, y).length)))),
        words: `You took one $x$ for each $y$; another one, $${split.by}$ further on, can fit as well.`,
      },
      {
        misconception: 'equal_digits_counted',
        value: count((x, y) => fits(x, y) && (x === y || order.holds(x, y))),
        words: `You took the pairs with equal digits as well; $${order.tex}$ leaves them out.`,
      },
      {
        misconception: 'zero_ignored',
        value: count((x, y) => fits(x, y) && order.holds(x, y) && x > 0 && y > 0),
        words: 'You took the digits from $1$ to $9$ only; $0$ is possible for $x$ and for $y$.',
      },
      {
        misconception: 'order_reversed',
        value: count((x, y) => fits(x, y) && !order.holds(x, y) && x !== y),
        words: `You took the pairs with $${order.reverse}$; the condition is $${order.tex}$.`,
      },
      {
        misconception: split.end === 4 ? 'rule_of_two_for_four' : 'one_condition_only',
        value: count((x, y) => digitSumFits(x, y) && order.holds(x, y) && (split.end !== 4 || y % 2 === 0)),
        words:
          split.end === 4
            ? 'You took every even last digit; for $4$ the last two digits must form a multiple of $4$.'
            : `You took the rule for $${split.by}$ alone; the rule for $${split.end}$ must hold as well.`,
      },
    ];
  },
  show: digits,
  solution: p => {
    const { pattern, split, order } = p;
    const ends = endings(p);
    const key = sum(ends.map(y => ordered(p, y).length));
    const all = sum(ends.map(y => partners(p, y).length));
    const equal = ends.filter(y => partners(p, y).includes(y)).length;
    const y = ends.find(d => ordered(p, d).length > 0) ?? 0;
    const x = ordered(p, y)[0] ?? 0;
    const endRule = {
      4: 'the last two digits form a multiple of $4$',
      5: 'the last digit is $0$ or $5$',
      2: 'the last digit is even',
    }[split.end];
    const listed = (list: readonly number[]) => (list.length > 0 ? list.join(', ') : '\\text{none}');
    const table = (lists: (d: number) => readonly number[]) =>
      `\\begin{array}{ll} ${ends.map(d => `y = ${d}: & x = ${listed(lists(d))}`).join(' \\\\ ')} \\end{array}`;
    return {
      snapRead: `Two gaps, one composite divisor and an order of the two digits. Asked: how many pairs. One rule binds the last digit, another the digit sum; several solutions are left.`,
      approach: `$${split.divisor} = ${split.end} \\times ${split.by}$ with no common factor, so both rules must hold. The rule for $${split.end}$ gives the few possible $y$. Take each one in turn, list the $x$ that suit the digit sum, and keep those with $${order.tex}$. The lists differ from $y$ to $y$, so count, do not multiply.`,
      steps: [
        {
          says: `Rule for $${split.end}$: ${endRule}. List the possible $y$.`,
          works: `y \\in \\{${ends.join(', ')}\\}`,
          value: ends.map(d => q(d)),
        },
        {
          says: `Rule for $${split.by}$: the digit sum must be a multiple of $${split.by}$. Add the digits.`,
          works: `${pattern.join(' + ')} = ${knownSum(pattern)} + x + y`,
          value: q(knownSum(pattern)),
        },
        {
          says: 'For each possible $y$ list the digits $x$ that suit.',
          works: table(d => partners(p, d)),
          value: q(all),
        },
        {
          says: `Keep those with $${order.tex}$ and count them.`,
          works: `${ends.map(d => ordered(p, d).length).join(' + ')} = ${key}`,
          value: q(key),
        },
      ],
      check: `For example $x = ${x}$, $y = ${y}$ gives $${filled(pattern, x, y)} = ${split.divisor} \\times ${filled(pattern, x, y) / split.divisor}$. The lists hold $${all}$ pairs: $${order.tex}$ in $${key}$ of them, $x = y$ in $${equal}$ and $${order.reverse}$ in $${all - key - equal}$.`,
      principle:
        'When a rule leaves several cases, take each case by itself: zero and nine make the counts unequal.',
    };
  },
  // Divides for all hundred pairs.
  verify: ({ pattern, split, order }) =>
    q(
      sum(
        ten.map(
          x =>
            ten.filter(
              y =>
                order.tex === (x > y ? 'x > y' : 'x < y') &&
                x !== y &&
                filled(pattern, x, y) % split.divisor === 0,
            ).length,
        ),
      ),
    ),
});

export const numberProperties: readonly AnyTemplate[] = [oneMissingDigit, twoMissingDigits, countPairs];
