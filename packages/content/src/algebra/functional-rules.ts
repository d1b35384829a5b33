import type Fraction from 'fraction.js';
import { addedTex, fractionTex, grouped } from '../show.ts';
import { type AnyTemplate, type Slip, type Step, template } from '../template.ts';
import { turned, turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';

const shown = (value: Fraction) => `$${grouped(value).replaceAll(',', '{,}')}$`;
const whole = (value: Fraction) => value.d === 1n;
const sizeTex = (n: number) => (n === 1 ? '' : String(n));
const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
const step = (says: string, works: string, value: number): Step => ({ says, works, value: q(value) });

interface RuleRead {
  stem: string;
  snapRead: string;
  approach: string;
  key: number;
  slips: Slip<Fraction>[];
  steps: Step[];
  check: string;
  /** The asked value from a function that obeys the rule. */
  model(): number;
  turn: number;
}

/** f(xy) = f(x) + f(y) with two known values at primes. */
function productRule(
  [p, r]: readonly [number, number],
  [m, n]: readonly [number, number],
  [a, b]: readonly [number, number],
): Omit<RuleRead, 'turn'> {
  const number = p ** m * r ** n;
  const key = m * a + n * b;
  const power = (base: number, e: number) => (e === 1 ? `${base}` : `${base}^${e}`);
  return {
    stem: `A function satisfies $f(xy) = f(x) + f(y)$ for all positive integers $x$ and $y$. If $f(${p}) = ${a}$ and $f(${r}) = ${b}$, what is the value of $f(${number})$?`,
    snapRead: `A rule turns products into sums, and two values are known; the value at a larger number is asked. That number is built from ${p} and ${r}: that is the cue.`,
    approach: `Write the number as a product of powers of ${p} and ${r}. By the rule each factor adds its own value, so every prime counts as often as it occurs, as with logarithms.`,
    key,
    slips: [
      {
        misconception: 'ignores_exponents',
        value: q(a + b),
        words: `You took each of the two known values once; ${number} holds the factor ${p} ${times(m)} and the factor ${r} ${times(n)}.`,
      },
      {
        misconception: 'powers_for_multiples',
        value: q(a ** m + b ** n),
        words: 'You took powers of the known values; by the rule a repeated factor adds its value again.',
      },
      {
        misconception: 'multiplies_for_sum',
        value: q(m * a * (n * b)),
        words: 'You took the two parts as multiplied; the rule adds the values of the factors.',
      },
      {
        misconception: 'swaps_exponents',
        value: q(n * a + m * b),
        words: `You took the exponents of ${p} and ${r} the wrong way round.`,
      },
      {
        misconception: 'proportional_function',
        value: q((number * a) / p),
        words: `You took $f$ as proportional to its argument, from $f(${p})$ alone; the rule does not say that.`,
      },
    ],
    steps: [
      step(
        'Write the number as a product of the two known arguments.',
        `${number} = ${power(p, m)} \\times ${power(r, n)}`,
        number,
      ),
      step(
        'Each factor adds its value, as often as it occurs.',
        `f(${number}) = ${sizeTex(m)}f(${p}) + ${sizeTex(n)}f(${r}) = ${m} \\times ${a} + ${n} \\times ${b} = ${key}`,
        key,
      ),
    ],
    check: `Building the number factor by factor adds ${a} ${times(m)} and ${b} ${times(n)}: ${m * a} and ${n * b}, together ${key}.`,
    model: () => {
      // Divide the factors out one by one.
      let rest = number;
      let total = 0;
      for (const [prime, value] of [
        [p, a],
        [r, b],
      ] as const)
        while (rest % prime === 0) {
          rest /= prime;
          total += value;
        }
      return total;
    },
  };
}

/** f(x + y) = f(x) f(y) with one known value. */
function sumRule(r: number, m: number, n: number): Omit<RuleRead, 'turn'> {
  const known = r ** m;
  const key = r ** n;
  return {
    stem: `A function takes positive real values and satisfies $f(x + y) = f(x) \\cdot f(y)$ for all positive integers $x$ and $y$. If $f(${m}) = ${known}$, what is the value of $f(${n})$?`,
    snapRead:
      'A rule turns sums into products, and one value is known; another one is asked. Such a function is a power with the argument as its exponent.',
    approach: `Go down to $f(1)$: the known value is a product of ${m} factors $f(1)$, which is positive. Then build up the value that is asked.`,
    key,
    slips: [
      {
        misconception: 'proportional_function',
        value: q(known * n, m),
        words: `You took $f$ as proportional to its argument; the rule multiplies the values and does not add them.`,
      },
      {
        misconception: 'adds_for_product',
        value: q(r * n),
        words: `You took $f(1)$ added ${n} times; by the rule it is multiplied ${n} times.`,
      },
      {
        misconception: 'adds_for_product',
        value: q(known + (n - m) * r),
        words: `You took ${r} more for each step from $f(${m})$ on; by the rule each step multiplies by ${r}.`,
      },
      {
        misconception: 'off_by_one',
        value: q(r ** (n - 1)),
        words: 'You took one factor $f(1)$ too few.',
      },
      {
        misconception: 'off_by_one',
        value: q(r ** (n + 1)),
        words: 'You took one factor $f(1)$ too many.',
      },
    ],
    steps: [
      step(
        'Write the known argument as a sum of ones and find the positive $f(1)$.',
        `f(${m}) = f(1)^${m} = ${known} \\;\\Rightarrow\\; f(1) = ${r}`,
        r,
      ),
      step('Build up the argument that is asked.', `f(${n}) = f(1)^${n} = ${r}^${n} = ${key}`, key),
    ],
    check: `From $f(${m}) = ${known}$ to $f(${n})$ there are ${n - m} more factors ${r}: ${known} × ${r ** (n - m)} = ${key}.`,
    model: () => {
      let value = known;
      for (let x = m; x < n; x += 1) value *= r;
      return value;
    },
  };
}

/** AL.FUN.3 Easy: the rule is a logarithm's or a power's; count how often the known value enters. */
const readTheRule = template<RuleRead, Fraction>({
  type: 'AL.FUN.3',
  band: 'Easy',
  variant: 'read-the-rule',
  revision: 1,
  draw: draw => {
    const turn = draw.int(0, 4);
    if (draw.chance(0.65)) {
      const primes = draw.pick([
        [2, 3],
        [2, 5],
        [3, 5],
        [2, 7],
      ] as const);
      const m = draw.int(1, primes[0] === 2 ? 4 : 2);
      const n = draw.int(1, primes[0] === 2 && primes[1] > 3 ? 2 : 3);
      const a = draw.int(3, 9);
      const b = draw.int(4, 12);
      if (m + n < 3 || m === n || a === b || primes[0] ** m * primes[1] ** n > 500) return null;
      return { ...productRule(primes, [m, n], [a, b]), turn };
    }
    const [r, m] = draw.pick([
      [2, 2],
      [2, 3],
      [2, 4],
      [3, 2],
      [3, 3],
      [4, 2],
      [5, 2],
      [2, 5],
    ] as const);
    const n = m + draw.int(1, r === 2 ? 4 : 2);
    return r ** n <= 1000 ? { ...sumRule(r, m, n), turn } : null;
  },
  stem: ({ stem }) => stem,
  answer: ({ key }) => q(key),
  slips: ({ slips, turn }) => turned(slips, turn),
  show: shown,
  plausible: value => whole(value) && value.valueOf() > 0,
  solution: ({ snapRead, approach, steps, check }) => ({
    snapRead,
    approach,
    steps,
    check,
    principle:
      'Read the rule as a known kind: products to sums is a logarithm, sums to products a power, sums to sums a multiple.',
  }),
  verify: ({ model }) => q(model()),
});

interface RunningSum {
  r: number;
  m: number;
  n: number;
  turn: number;
}

/** AL.FUN.3 Medium: the rule makes the values a geometric progression, whose first term is not 1. */
const sumOfValues = template<RunningSum, Fraction>({
  type: 'AL.FUN.3',
  band: 'Medium',
  variant: 'sum-of-values',
  revision: 1,
  draw: draw => {
    const r = draw.int(2, 6);
    const m = draw.int(2, r === 2 ? 5 : r === 3 ? 4 : 3);
    const n = draw.int(4, r === 2 ? 9 : r === 3 ? 7 : r === 4 ? 5 : 4);
    return n === m ? null : { r, m, n, turn: draw.int(0, 4) };
  },
  stem: ({ r, m, n }) =>
    `A function takes positive real values and satisfies $f(x + y) = f(x) \\cdot f(y)$ for all positive integers $x$ and $y$. If $f(${m}) = ${r ** m}$, what is the value of $f(1) + f(2) + \\dots + f(${n})$?`,
  answer: ({ r, n }) => q(r * (r ** n - 1), r - 1),
  slips: ({ r, m, n, turn }) =>
    turned(
      [
        {
          misconception: 'starts_at_zero',
          value: q(r ** n - 1, r - 1),
          words: `You took a progression that begins with 1; here the first term is $f(1) = ${r}$.`,
        },
        {
          misconception: 'arithmetic_for_geometric',
          value: q((r * n * (n + 1)) / 2),
          words: `You took the values as multiples of ${r}; by the rule each one is ${r} times the one before.`,
        },
        {
          misconception: 'reports_last_term',
          value: q(r ** n),
          words: `You took $f(${n})$ alone; the sum of all values up to it is asked.`,
        },
        {
          misconception: 'counts_one_term_too_few',
          value: q(r * (r ** (n - 1) - 1), r - 1),
          words: `You took ${n - 1} terms; the sum has ${n}.`,
        },
        {
          misconception: 'counts_one_term_too_many',
          value: q(r * (r ** (n + 1) - 1), r - 1),
          words: `You took ${n + 1} terms; the sum has ${n}.`,
        },
        {
          misconception: 'proportional_function',
          value: q(r ** m * n * (n + 1), 2 * m),
          words:
            'You took $f$ as proportional to its argument; the rule multiplies the values and does not add them.',
        },
      ],
      turn,
    ),
  show: shown,
  plausible: value => whole(value) && value.valueOf() > 0,
  solution: ({ r, m, n }) => {
    const key = (r * (r ** n - 1)) / (r - 1);
    return {
      snapRead:
        'A rule turns sums into products, one value is known, and a sum of consecutive values is asked. The values then grow by one factor: that is the cue.',
      approach:
        'Find $f(1)$ from the known value; the rule with $y = 1$ shows that each value is $f(1)$ times the one before. The sum is that of a geometric progression whose first term is $f(1)$ itself.',
      steps: [
        step(
          'Find the positive $f(1)$.',
          `f(${m}) = f(1)^${m} = ${r ** m} \\;\\Rightarrow\\; f(1) = ${r}`,
          r,
        ),
        step(
          'The values form a geometric progression; find its last term.',
          `f(${n}) = ${r}^${n} = ${r ** n}`,
          r ** n,
        ),
        step(
          'Add the progression.',
          `\\frac{${r}(${r}^${n} - 1)}{${r} - 1} = ${r === 2 ? '' : `\\frac{${r} \\times ${r ** n - 1}}{${r - 1}} = `}${key}`,
          key,
        ),
      ],
      check: `Added one by one: ${Array.from({ length: n }, (_, i) => r ** (i + 1)).join(' + ')} = ${key}.`,
      principle:
        'If f turns sums into products, its values at 1, 2, 3, … form a geometric progression with first term and ratio f(1).',
    };
  },
  verify: ({ r, m, n }) => {
    // Find f(1) by trial, then apply the rule step by step.
    let one = 1;
    while (one ** m < r ** m) one += 1;
    let [value, total] = [one, one];
    for (let x = 2; x <= n; x += 1) {
      value *= one;
      total += value;
    }
    return q(total);
  },
});

interface MixedRule {
  /** f(x + y) = f(x) + f(y) + c·xy; f(1) = k; f(a) is given and f(-n) asked. */
  c: number;
  k: number;
  a: number;
  n: number;
  turn: number;
}

const ruleValue = (c: number, k: number, x: number) => k * x + (c * x * (x - 1)) / 2;

/** AL.FUN.3 Hard: an extra product in the rule, and a negative argument that has to be reached through f(0). */
const extraProduct = template<MixedRule, Fraction>({
  type: 'AL.FUN.3',
  band: 'Hard',
  variant: 'extra-product',
  revision: 1,
  draw: draw => {
    const p = {
      c: draw.int(1, 6),
      k: draw.int(-3, 9),
      a: draw.int(2, 4),
      n: draw.int(3, 8),
      turn: draw.int(0, 6),
    };
    const key = ruleValue(p.c, p.k, -p.n);
    return p.k !== 0 && p.n !== p.a && key !== 0 && ruleValue(p.c, p.k, p.a) > 0 && p.n !== 2 ? p : null;
  },
  stem: ({ c, k, a, n }) =>
    `A function satisfies $f(x + y) = f(x) + f(y) + ${sizeTex(c)}xy$ for all integers $x$ and $y$. If $f(${a}) = ${ruleValue(c, k, a)}$, what is the value of $f(-${n})$?`,
  answer: ({ c, k, n }) => q(ruleValue(c, k, -n)),
  slips: ({ c, k, a, n, turn }) => {
    const up = ruleValue(c, k, n);
    return turnedAfterFirst(
      [
        {
          misconception: 'assumes_odd_function',
          value: q(-up),
          words: `You took $f(-${n})$ as $-f(${n})$; with the extra product in the rule the function is not odd.`,
        },
        {
          misconception: 'sign_slip',
          value: q(up + c * n * n),
          words: `You took $f(${n})$ to the other side without turning its sign.`,
        },
        {
          misconception: 'stops_one_step_early',
          value: q(c * n * n),
          words: `You took the sum $f(${n}) + f(-${n})$; the value of $f(${n})$ still has to be taken off.`,
        },
        {
          misconception: 'assumes_even_function',
          value: q(up),
          words: `You took $f(-${n})$ as equal to $f(${n})$; nothing in the rule says so.`,
        },
        {
          misconception: 'proportional_function',
          value: q(-ruleValue(c, k, a) * n, a),
          words: 'You took $f$ as proportional to its argument and left the extra product out.',
        },
        {
          misconception: 'sign_of_extra_product',
          value: q(-up - c * n * n),
          words: `You took the extra product of ${n} and $-${n}$ with the wrong sign when you put them into the rule.`,
        },
        {
          misconception: 'drops_extra_product',
          value: q(-n * k),
          words: `You took $f(-${n})$ as $-${n}$ times $f(1)$; the extra product adds something at every step.`,
        },
        {
          misconception: 'drops_coefficient_of_extra_product',
          value: q(-up + n * n),
          words: `You took the extra product of ${n} and $-${n}$ without its coefficient.`,
        },
      ],
      turn,
    );
  },
  show: value => `$${fractionTex(value)}$`,
  plausible: whole,
  solution: ({ c, k, a, n }) => {
    const given = ruleValue(c, k, a);
    const up = ruleValue(c, k, n);
    const key = ruleValue(c, k, -n);
    const extra = (c * a * (a - 1)) / 2;
    const extraUp = (c * n * (n - 1)) / 2;
    return {
      snapRead:
        'A rule like that of a multiple, but with an extra product of the two arguments; a value at a positive argument is given and one at a negative argument is asked.',
      approach: `Climb with $y = 1$: each step adds $f(1)$ and one more multiple of the coefficient. So find $f(1)$, climb to $f(${n})$, and reach $f(-${n})$ by putting ${n} and its negative into the rule, using $f(0) = 0$. The function is neither odd nor even, so the last step cannot be guessed.`,
      steps: [
        step('Put $x = y = 0$ into the rule.', 'f(0) = f(0) + f(0) \\;\\Rightarrow\\; f(0) = 0', 0),
        step(
          `Climb to the given argument in steps of 1: the extra products are ${sizeTex(c) === '' ? '' : `${c} times `}1, 2 and so on. Find $f(1)$.`,
          `f(${a}) = ${a}f(1) + ${extra} = ${given} \\;\\Rightarrow\\; f(1) = ${k}`,
          k,
        ),
        step(
          `Climb on to $f(${n})$ in the same way.`,
          `f(${n}) = ${n} \\times ${k < 0 ? `(${k})` : k} + ${sizeTex(c) === '' ? '' : `${c} \\times `}${(n * (n - 1)) / 2} = ${n * k} + ${extraUp} = ${up}`,
          up,
        ),
        step(
          `Put $x = ${n}$ and $y = -${n}$ into the rule.`,
          `0 = f(${n}) + f(-${n}) - ${c * n * n} \\;\\Rightarrow\\; f(-${n}) = ${c * n * n} ${addedTex(-up) || '- 0'} = ${key}`,
          key,
        ),
      ],
      check: `A function of the form $\\frac{${c}}{2}x^2 + px$ obeys the rule; with $p = ${fractionTex(q(2 * k - c, 2))}$ it gives ${given} at ${a} and ${key} at $-${n}$.`,
      principle:
        'Put 0, 1 and a number with its negative into a functional equation before guessing its form; oddness or evenness must be shown, not assumed.',
    };
  },
  verify: ({ c, k, a, n }) => {
    // Try whole values of f(1): step up to the given argument, then step down to the asked one.
    const given = ruleValue(c, k, a);
    for (let one = -60; one <= 60; one += 1) {
      let value = 0;
      for (let x = 0; x < a; x += 1) value += one + c * x;
      if (value !== given) continue;
      let down = 0;
      for (let x = 0; x > -n; x -= 1) down -= one + c * (x - 1);
      return q(down);
    }
    throw new Error('no f(1) fits');
  },
});

export const functionalRules: readonly AnyTemplate[] = [readTheRule, sumOfValues, extraProduct];
