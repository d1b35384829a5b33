import type Fraction from 'fraction.js';
import { addedTex, fractionTex, polynomialTex } from '../show.ts';
import { type AnyTemplate, type Slip, type Step, template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const whole = (value: Fraction) => value.d === 1n;
const logOf = (base: string | number, inside: string) =>
  `\\log_{${base}} ${inside === 'x' ? 'x' : `(${inside})`}`;
const shifted = (by: number) => polynomialTex([1, by]);
/** Whether a difference of logarithms to a base is n, within rounding. */
const logIs = (argument: number, base: number, n: number) =>
  argument > 0 && base > 0 && base !== 1 && Math.abs(Math.log(argument) / Math.log(base) - n) < 1e-9;

interface PlainLog {
  stem: string;
  key: Fraction;
  slips: Slip<Fraction>[];
  steps: Step[];
  check: string;
  snapRead: string;
  holds(x: number): boolean;
  turn: number;
}

/** log_b (px + c) = n. */
function singleLog(b: number, n: number, p: number, c: number): Omit<PlainLog, 'turn'> {
  const power = b ** n;
  const key = q(power - c, p);
  const inside = polynomialTex([p, c]);
  return {
    stem: `If $${logOf(b, inside)} = ${n}$, what is the value of $x$?`,
    key,
    slips: [
      {
        misconception: 'swaps_base_and_exponent',
        value: q(n ** b - c, p),
        words: `You took $${n}^${b}$ for the bracket; the base ${b} is the number that is raised.`,
      },
      {
        misconception: 'multiplies_base_by_exponent',
        value: q(b * n - c, p),
        words: `You took ${b} times ${n} for the bracket; it is ${b} to the power ${n}.`,
      },
      {
        misconception: 'moves_constant_with_wrong_sign',
        value: q(power + c, p),
        words: `You took ${Math.abs(c)} to the other side without turning its sign.`,
      },
      {
        misconception: 'stops_one_step_early',
        value: q(power - c),
        words: `You took the value of $${p}x$; it still has to be divided by ${p}.`,
      },
      {
        misconception: 'drops_constant',
        value: q(power, p),
        words: `You took $${p}x$ as the whole bracket and left the constant out.`,
      },
    ],
    steps: [
      {
        says: 'Write the equation in exponential form: the base to the power on the right gives the bracket.',
        works: `${inside} = ${b}^${n} = ${power}`,
        value: q(power),
      },
      {
        says: 'Solve the linear equation.',
        works: `x = \\frac{${power} ${addedTex(-c)}}{${p}} = ${fractionTex(key)}`,
        value: key,
      },
    ],
    check: `With this $x$ the bracket is ${power}, which is positive, and ${b} to the power ${n} is ${power}.`,
    snapRead: 'One logarithm of a linear expression has a known value; the unknown in the bracket is asked.',
    holds: x => logIs(p * x + c, b, n),
  };
}

/** log_b (x + c) - log_b (x - d) = n. */
function logDifference(b: number, n: number, c: number, d: number): Omit<PlainLog, 'turn'> {
  const power = b ** n;
  const key = q(c + power * d, power - 1);
  return {
    stem: `If $${logOf(b, shifted(c))} - ${logOf(b, shifted(-d))} = ${n}$, what is the value of $x$?`,
    key,
    slips: [
      {
        misconception: 'multiplies_only_first_term',
        value: q(c + d, power - 1),
        words: `You took ${power} times $x$ only; the whole bracket with ${d} is multiplied.`,
      },
      {
        misconception: 'sign_slip',
        value: q(power * d - c, power - 1),
        words: `You took ${c} to the other side with the wrong sign.`,
      },
      {
        misconception: 'multiplies_base_by_exponent',
        value: n > 1 ? q(c + b * n * d, b * n - 1) : q(-1, 2),
        words: `You took ${b} times ${n} for the quotient of the brackets; it is ${b} to the power ${n}.`,
      },
      {
        misconception: 'adds_instead_of_subtracting',
        value: q(c + power * d, power + 1),
        words:
          'You took the two terms with $x$ as added when you collected them; they have to be subtracted.',
      },
      {
        misconception: 'reports_argument',
        value: key.add(c),
        words: `You took the value of the first bracket for the value of $x$.`,
      },
      {
        misconception: 'reports_argument',
        value: key.sub(d),
        words: `You took the value of the second bracket for the value of $x$.`,
      },
    ],
    steps: [
      {
        says: 'A difference of logarithms is the logarithm of a quotient; write it in exponential form.',
        works: `\\frac{${shifted(c)}}{${shifted(-d)}} = ${n === 1 ? b : `${b}^${n} = ${power}`}`,
        value: q(power),
      },
      {
        says: 'Multiply out and solve.',
        works: `${shifted(c)} = ${polynomialTex([power, -power * d])} \\;\\Rightarrow\\; x = ${fractionTex(key)}`,
        value: key,
      },
    ],
    check: `The brackets are then ${fractionTex(key.add(c))} and ${fractionTex(key.sub(d))}: both are positive, and the first is ${power} times the second.`,
    snapRead:
      'A difference of two logarithms with one base has a known value; the unknown in the brackets is asked.',
    holds: x => x + c > 0 && x > d && Math.abs(Math.log((x + c) / (x - d)) / Math.log(b) - n) < 1e-9,
  };
}

/** AL.LOG.3 Easy: one change to exponential form and a linear equation. */
const exponentialForm = template<PlainLog, Fraction>({
  type: 'AL.LOG.3',
  band: 'Easy',
  variant: 'exponential-form',
  revision: 1,
  draw: draw => {
    const turn = draw.int(0, 5);
    if (draw.chance(0.5)) {
      const [b, n] = draw.pick([
        [2, 3],
        [2, 5],
        [2, 6],
        [3, 2],
        [3, 4],
        [4, 3],
        [5, 2],
        [5, 3],
      ] as const);
      const p = draw.int(2, 5);
      const c = draw.pick([-9, -7, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7]);
      const drawn = singleLog(b, n, p, c);
      return whole(drawn.key) && drawn.key.valueOf() > 0 ? { ...drawn, turn } : null;
    }
    const [b, n] = draw.pick([
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 1],
      [3, 2],
      [5, 1],
    ] as const);
    const drawn = logDifference(b, n, draw.int(1, 12), draw.int(1, 6));
    return whole(drawn.key) ? { ...drawn, turn } : null;
  },
  stem: ({ stem }) => stem,
  answer: ({ key }) => key,
  slips: ({ slips, turn }) => turnedAfterFirst(slips, turn),
  show: shown,
  plausible: value => whole(value) && value.valueOf() > 0,
  solution: ({ steps, check, snapRead }) => ({
    snapRead,
    approach:
      'Bring the left side to a single logarithm and read the equation as a power of the base. A linear equation is left; afterwards see that every bracket is positive.',
    steps,
    check,
    principle:
      'A logarithm is an exponent: the log of a number to a base equals n exactly when the base to the power n is the number.',
  }),
  verify: ({ holds }) => {
    for (let i = -400; i <= 1600; i += 1) if (holds(i / 4)) return q(i, 4);
    throw new Error('no x fits');
  },
});

interface LogSum {
  base: number;
  n: number;
  /** The two brackets at the solution, the larger first; their product is base to the power n. */
  u: number;
  v: number;
  t: number;
  turn: number;
}

const logFactors: readonly (readonly [number, number, number, number])[] = [
  [2, 3, 4, 2],
  [2, 3, 8, 1],
  [2, 4, 8, 2],
  [2, 5, 8, 4],
  [2, 5, 16, 2],
  [3, 2, 9, 1],
  [3, 3, 9, 3],
  [3, 3, 27, 1],
  [6, 1, 3, 2],
  [6, 1, 6, 1],
  [6, 2, 9, 4],
  [6, 2, 12, 3],
  [6, 2, 18, 2],
  [10, 1, 5, 2],
  [10, 2, 20, 5],
  [10, 2, 25, 4],
  [12, 1, 4, 3],
  [12, 1, 6, 2],
  [15, 1, 5, 3],
  [4, 2, 8, 2],
];

/** AL.LOG.3 Medium: a sum of logarithms gives a quadratic, and one of its roots has no logarithm. */
const sumOfLogs = template<LogSum, Fraction>({
  type: 'AL.LOG.3',
  band: 'Medium',
  variant: 'sum-of-logs',
  revision: 1,
  draw: draw => {
    const [base, n, u, v] = draw.pick(logFactors);
    const t = draw.int(0, 7);
    return { base, n, u, v, t, turn: draw.int(0, 4) };
  },
  stem: ({ base, n, u, v, t }) =>
    `If $${logOf(base, shifted(u - v - t))} + ${logOf(base, shifted(-t))} = ${n}$, what is the value of $x$?`,
  answer: ({ v, t }) => q(v + t),
  slips: ({ base, n, u, v, t, turn }) => {
    const power = base ** n;
    return turnedAfterFirst(
      [
        {
          misconception: 'keeps_extraneous_root',
          value: q(t - u),
          words:
            'You took the root of the quadratic that makes the brackets negative; they have no logarithm then.',
        },
        {
          misconception: 'sums_all_roots',
          value: q(v + 2 * t - u),
          words:
            'You took the sum of both roots of the quadratic; one of them is not allowed in the logarithms.',
        },
        {
          misconception: 'log_of_sum',
          value: q(power - (u - v - 2 * t), 2),
          words: `You took the sum of the brackets as ${power}; a sum of logarithms belongs to the product of the brackets.`,
        },
        {
          misconception: 'reports_argument',
          value: q(v),
          words: 'You took the value of a bracket for the value of $x$.',
        },
        {
          misconception: 'turns_sign_of_roots',
          value: q(u - t),
          words: 'You took the roots of the quadratic with their signs turned and kept the positive one.',
        },
        {
          misconception: 'drops_second_log',
          value: q(power - (u - v - t)),
          words: `You took the first bracket as ${power} and left the second logarithm out.`,
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: whole,
  solution: ({ base, n, u, v, t }) => {
    const s = u - v - t;
    const power = base ** n;
    const x = v + t;
    return {
      snapRead:
        'Two logarithms with one base are added and the sum is known; the unknown is asked. Both brackets must be positive, which is easy to forget.',
      approach:
        'Join the logarithms to one of a product, go to exponential form and solve the quadratic. Then keep only the root that makes both brackets positive. The faster route: look for two factors of the power that differ as the brackets do.',
      steps: [
        {
          says: 'A sum of logarithms is the logarithm of the product; write it in exponential form.',
          works: `${s === 0 ? 'x' : `(${shifted(s)})`}${t === 0 ? `\\cdot x` : `(${shifted(-t)})`} = ${n === 1 ? power : `${base}^${n} = ${power}`}`,
          value: q(power),
        },
        {
          says: 'Bring it to a quadratic and find its roots.',
          works: `${polynomialTex([1, s - t, -s * t - power])} = 0 \\;\\Rightarrow\\; x = ${x} \\text{ or } x = ${t - u}`,
          value: [q(x), q(t - u)],
        },
        {
          says: 'Keep the root for which both brackets are positive.',
          works: `x = ${t - u} \\text{ gives } ${shifted(-t)} = ${-u} < 0, \\text{ so } x = ${x}`,
          value: q(x),
        },
      ],
      check: `The brackets are ${u} and ${v}: both are positive, and ${u} × ${v} = ${power}${n === 1 ? '' : `, which is ${base} to the power ${n}`}.`,
      principle:
        'Solve a log equation by joining the logs, but accept only roots that keep every original argument positive.',
    };
  },
  verify: ({ base, n, u, v, t }) => {
    // Every quarter between -100 and 200.
    for (let i = -400; i <= 800; i += 1) {
      const x = i / 4;
      const first = x + (u - v - t);
      const second = x - t;
      if (first <= 0 || second <= 0) continue;
      if (Math.abs((Math.log(first) + Math.log(second)) / Math.log(base) - n) < 1e-9) return q(i, 4);
    }
    throw new Error('no x fits');
  },
});

interface VariableBase {
  /** The base is x - a; the candidate roots of the quadratic. */
  a: number;
  roots: readonly [number, number];
  lead: 1 | 2;
  turn: number;
}

/** Coefficients of the argument: (x - a)² plus lead times the product of (x - root). */
function argumentOf({ a, roots: [r1, r2], lead }: VariableBase): [number, number, number] {
  return [1 + lead, -2 * a - lead * (r1 + r2), a * a + lead * r1 * r2];
}

const allowed = (a: number, x: number) => x - a > 0 && x - a !== 1;
const keyOf = ({ a, roots }: VariableBase) =>
  roots.filter(root => allowed(a, root)).reduce((sum, root) => sum + root, 0);

/** AL.LOG.3 Hard: the unknown stands in the base, which must be positive and not 1; both conditions take their turn. */
const unknownInBase = template<VariableBase, Fraction>({
  type: 'AL.LOG.3',
  band: 'Hard',
  variant: 'unknown-in-base',
  revision: 1,
  draw: draw => {
    const a = draw.int(-4, 5);
    const good = a + draw.int(2, 8);
    // One time in three each: base 1, negative base, both roots allowed.
    const kind = draw.int(1, 3);
    const other = kind === 1 ? a + 1 : kind === 2 ? a - draw.int(1, 6) : a + draw.int(2, 8);
    if (a === 0 || good === other || good + other === 0) return null;
    const p: VariableBase = {
      a,
      roots: good > other ? [good, other] : [other, good],
      lead: draw.pick([1, 2] as const),
      turn: draw.int(0, 4),
    };
    const [, middle, last] = argumentOf(p);
    return middle === 0 || last === 0 || Math.abs(middle) > 40 || Math.abs(last) > 60 ? null : p;
  },
  stem: p =>
    `What is the sum of all real numbers $x$ that satisfy $\\log_{(${shifted(-p.a)})} (${polynomialTex(argumentOf(p))}) = 2$?`,
  answer: p => q(keyOf(p)),
  slips: p => {
    const { a, roots, turn } = p;
    const [r1, r2] = roots;
    const [lead, middle] = argumentOf(p);
    const both = roots.every(root => allowed(a, root));
    const why = r2 - a === 1 ? 'makes the base 1' : 'makes the base negative';
    return turnedAfterFirst(
      [
        {
          misconception: both ? 'rejects_valid_root' : 'keeps_extraneous_root',
          value: both ? q(r1) : q(r1 + r2),
          words: both
            ? `You took only $x = ${r1}$; with $x = ${r2}$ the base is positive and not 1 as well.`
            : `You took both roots of the quadratic; $x = ${r2}$ ${why}.`,
        },
        {
          misconception: both ? 'rejects_valid_root' : 'keeps_wrong_root',
          value: q(r2),
          words: both
            ? `You took only $x = ${r2}$; with $x = ${r1}$ the base is positive and not 1 as well.`
            : `You took $x = ${r2}$ as the only solution, but it ${why}.`,
        },
        {
          misconception: 'sign_of_sum',
          value: q(-(r1 + r2)),
          words: 'You took the sum of the roots of the quadratic with the wrong sign.',
        },
        {
          misconception: 'multiplies_base_by_exponent',
          value: q(2 - middle, lead),
          words: 'You took the argument as 2 times the base; it is the square of the base.',
        },
        {
          misconception: 'roots_of_argument',
          value: q(-middle, lead),
          words:
            'You took the sum of the roots of the argument; it is equal to the square of the base, not to zero.',
        },
        {
          misconception: 'reports_product_of_roots',
          value: q(r1 * r2),
          words: 'You took the product of the roots of the quadratic; the sum of the solutions is asked.',
        },
      ],
      turn,
    );
  },
  show: shown,
  plausible: whole,
  solution: p => {
    const { a, roots, lead } = p;
    const [r1, r2] = roots;
    const both = roots.every(root => allowed(a, root));
    const key = keyOf(p);
    const judged = (x: number) => `x = ${x}: \\; \\text{base } ${x - a}`;
    return {
      snapRead:
        'The unknown stands in the argument and in the base of a logarithm; the sum of all solutions is asked. A base must be positive and may not be 1: that is the cue.',
      approach:
        'Write the equation in exponential form and solve the quadratic. Then test each root in the base before adding; the argument is then the square of the base and needs no test of its own.',
      steps: [
        {
          says: 'Go to exponential form: the argument is the square of the base.',
          works: `${polynomialTex(argumentOf(p))} = (${shifted(-a)})^2 = ${polynomialTex([1, -2 * a, a * a])}`,
          value: 'exponential form',
        },
        {
          says: 'Collect everything on one side and factorise.',
          works: `${polynomialTex([lead, -lead * (r1 + r2), lead * r1 * r2])} = 0 \\;\\Rightarrow\\; x = ${r1} \\text{ or } x = ${r2}`,
          value: [q(r1), q(r2)],
        },
        {
          says: 'Work out the base for each root; it must be positive and different from 1.',
          works: `${judged(r1)}; \\qquad ${judged(r2)}`,
          value: [q(r1 - a), q(r2 - a)],
        },
        {
          says: both
            ? 'Both roots are allowed; add them.'
            : 'Only one root is allowed, so it is the whole sum.',
          works: both ? `${r1} ${addedTex(r2)} = ${key}` : `x = ${key}`,
          value: q(key),
        },
      ],
      check: roots
        .map(
          root =>
            `At $x = ${root}$ the base is ${root - a} and the argument ${(root - a) ** 2}${allowed(a, root) ? ', its square' : `: ${root - a === 1 ? 'a base of 1' : 'a negative base'} has no logarithm`}.`,
        )
        .join(' '),
      principle:
        'With the unknown in the base, three conditions stand beside the equation: argument positive, base positive, base not 1.',
    };
  },
  verify: p => {
    // Every quarter between -50 and 50, tested by the definition.
    const [lead, middle, last] = argumentOf(p);
    let sum = q(0);
    for (let i = -200; i <= 200; i += 1) {
      const x = i / 4;
      if (logIs(lead * x * x + middle * x + last, x - p.a, 2)) sum = sum.add(q(i, 4));
    }
    return sum;
  },
});

export const logarithms: readonly AnyTemplate[] = [exponentialForm, sumOfLogs, unknownInBase];
