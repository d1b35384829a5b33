import type Fraction from 'fraction.js';
import { fractionTex, polynomialTex } from '../show.ts';
import { type AnyTemplate, type Slip, template } from '../template.ts';
import { turned, turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';
import { functionalRules } from './functional-rules.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const sizeTex = (n: number) => (n === 1 ? '' : String(n));
const at = (x: Fraction) => (x.d === 1n ? `f(${fractionTex(x)})` : `f\\left(${fractionTex(x)}\\right)`);
const inBrackets = (value: Fraction) =>
  value.s < 0n ? `\\left(${fractionTex(value)}\\right)` : fractionTex(value);

interface Mirror {
  /** f(x) + f(sum - x) = pair for all x; f is added up from `first` to sum - first. */
  sum: number;
  pair: number;
  first: number;
  turn: number;
}

const termsOf = ({ sum, first }: Mirror) => sum - 2 * first + 1;

/** AL.FUN.2 Easy: the rule pairs the terms of a sum from both ends; the middle term is its own partner. */
const mirroredSum = template<Mirror, Fraction>({
  type: 'AL.FUN.2',
  band: 'Easy',
  variant: 'mirrored-sum',
  revision: 1,
  draw: draw => {
    const first = draw.int(1, 4);
    const sum = 2 * first + draw.step(6, 24, 2);
    return { sum, pair: 2 * draw.int(2, 9), first, turn: draw.int(0, 4) };
  },
  stem: ({ sum, pair, first }) =>
    `A function satisfies $f(x) + f(${sum} - x) = ${pair}$ for all real $x$. What is the value of $f(${first}) + f(${first + 1}) + f(${first + 2}) + \\dots + f(${sum - first})$?`,
  answer: p => q(termsOf(p) * p.pair, 2),
  slips: p => {
    const { sum, pair, first, turn } = p;
    const terms = termsOf(p);
    return turned(
      [
        {
          misconception: 'forgets_pairing_halves',
          value: q(terms * pair),
          words: `You took ${pair} for every term; it is the value of two terms together.`,
        },
        {
          misconception: 'drops_middle_term',
          value: q(((terms - 1) / 2) * pair),
          words: `You took the pairs only and left out the middle term $f(${sum / 2})$, which is its own partner.`,
        },
        {
          misconception: 'counts_middle_term_fully',
          value: q(((terms + 1) / 2) * pair),
          words: `You took ${pair} for the middle term $f(${sum / 2})$; twice that term is ${pair}.`,
        },
        {
          misconception: 'ignores_first_index',
          value: first > 1 ? q((sum - first) * pair, 2) : q(-1),
          words: `You took ${sum - first} terms; the sum does not begin at $f(1)$.`,
        },
        {
          misconception: 'one_pair_too_few',
          value: q((terms - 2) * pair, 2),
          words: 'You took one pair too few: the first and the last term also belong to the sum.',
        },
      ],
      turn,
    );
  },
  show: shown,
  solution: p => {
    const { sum, pair, first } = p;
    const terms = termsOf(p);
    const pairs = (terms - 1) / 2;
    return {
      snapRead: `A rule joins the values of $f$ at $x$ and at ${sum} less $x$; a long sum of values is asked. The first and the last argument of the sum add up to ${sum}: that is the cue.`,
      approach: `Join the terms from both ends: each pair has the value ${pair}. One term stands in the middle and is its own partner; find it by putting the middle argument into the rule. The function itself cannot be found and is not needed.`,
      steps: [
        {
          says: 'Count the terms and the pairs, with one term left in the middle.',
          works: `${sum - first} - ${first} + 1 = ${terms} = 2 \\times ${pairs} + 1`,
          value: q(pairs),
        },
        {
          says: 'Put the middle argument into the rule to find the middle term.',
          works: `2f(${sum / 2}) = ${pair} \\;\\Rightarrow\\; f(${sum / 2}) = ${pair / 2}`,
          value: q(pair, 2),
        },
        {
          says: 'Add the pairs and the middle term.',
          works: `${pairs} \\times ${pair} + ${pair / 2} = ${(terms * pair) / 2}`,
          value: q(terms * pair, 2),
        },
      ],
      check: `The constant function $f(x) = ${pair / 2}$ obeys the rule, and ${terms} times ${pair / 2} is ${(terms * pair) / 2}.`,
      principle:
        'A rule that joins f(x) with f(a - x) pairs the terms of a sum from both ends; look whether a middle term is left over.',
    };
  },
  verify: ({ sum, pair, first }) => {
    // A function that obeys the rule and is not constant: x³ about the centre, plus half the pair.
    let total = 0;
    for (let x = first; x <= sum - first; x += 1) total += (x - sum / 2) ** 3 + pair / 2;
    return q(total);
  },
});

interface Partners {
  /** a f(x) + b f(partner of x) = right(x). */
  a: number;
  b: number;
  /** 'inverse': 1/x; otherwise s - x. */
  partner: 'inverse' | number;
  slope: number;
  constant: number;
  k: Fraction;
  turn: number;
}

const partnerOf = ({ partner }: Partners, x: Fraction) =>
  partner === 'inverse' ? x.inverse() : q(partner).sub(x);
const rightSide = ({ slope, constant }: Partners, x: Fraction) => x.mul(slope).add(constant);

function valueAt(p: Partners): Fraction {
  const here = rightSide(p, p.k);
  const there = rightSide(p, partnerOf(p, p.k));
  return here
    .mul(p.a)
    .sub(there.mul(p.b))
    .div(p.a * p.a - p.b * p.b);
}

/** AL.FUN.2 Medium: the partner of the argument gives a second equation for the same two unknowns. */
const twoPartners = template<Partners, Fraction>({
  type: 'AL.FUN.2',
  band: 'Medium',
  variant: 'two-partners',
  revision: 1,
  draw: draw => {
    const a = draw.int(1, 5);
    const b = draw.int(1, 5);
    const inverse = draw.chance(0.5);
    const p: Partners = {
      a,
      b,
      partner: inverse ? 'inverse' : draw.int(4, 12),
      slope: draw.int(1, inverse ? 18 : 6),
      constant: inverse ? 0 : draw.int(-6, 8),
      k: inverse ? q(draw.pick([2, 3, 4])) : q(draw.int(1, 5)),
      turn: draw.int(0, 4),
    };
    if (a === b || (!inverse && (p.constant === 0 || p.k.mul(2).equals(p.partner)))) return null;
    const key = valueAt(p);
    return key.d <= (inverse ? 2n : 1n) && Math.abs(key.valueOf()) <= 40 && !key.equals(0) ? p : null;
  },
  stem: p => {
    const inside = p.partner === 'inverse' ? '\\left(\\frac{1}{x}\\right)' : `(${p.partner} - x)`;
    return `A function satisfies $${sizeTex(p.a)}f(x) + ${sizeTex(p.b)}f${inside} = ${polynomialTex([p.slope, p.constant])}$ for all real $x${p.partner === 'inverse' ? ' \\ne 0' : ''}$. What is the value of $f(${fractionTex(p.k)})$?`;
  },
  answer: valueAt,
  slips: p => {
    const { a, b, k, turn } = p;
    const other = partnerOf(p, k);
    const here = rightSide(p, k);
    const there = rightSide(p, other);
    const slips: Slip<Fraction>[] = [
      {
        misconception: 'uses_one_equation_only',
        value: here.div(a + b),
        words: `You took $${at(other)}$ as equal to $${at(k)}$; one equation alone does not fix both.`,
      },
      {
        misconception: 'reports_other_unknown',
        value: there
          .mul(a)
          .sub(here.mul(b))
          .div(a * a - b * b),
        words: `You took the value of $${at(other)}$; the value of $${at(k)}$ is asked.`,
      },
      {
        misconception: 'drops_partner_term',
        value: here.div(a),
        words: `You took the right side at ${k.toFraction()} as if the second term on the left were zero.`,
      },
      {
        misconception: 'adds_instead_of_subtracting',
        value: here
          .mul(a)
          .add(there.mul(b))
          .div(a * a - b * b),
        words:
          'You took the two right sides as added when you removed the partner; they have to be subtracted.',
      },
      {
        misconception: 'adds_squares_of_coefficients',
        value: here
          .mul(a)
          .sub(there.mul(b))
          .div(a * a + b * b),
        words: `You took ${a * a + b * b} as the coefficient that is left; the squares ${a * a} and ${b * b} have to be subtracted.`,
      },
      {
        misconception: 'keeps_right_side',
        value: here
          .mul(a)
          .sub(here.mul(b))
          .div(a * a - b * b),
        words: 'You took the same right side in both equations; the argument changes there as well.',
      },
    ];
    return turned(slips, turn);
  },
  show: shown,
  plausible: value => value.d <= 12n,
  solution: p => {
    const { a, b, k } = p;
    const other = partnerOf(p, k);
    const here = rightSide(p, k);
    const there = rightSide(p, other);
    const key = valueAt(p);
    const term = (n: number, x: Fraction) => `${sizeTex(n)}${at(x)}`;
    const rest = a * a - b * b;
    const scaledHere = here.mul(a);
    const scaledThere = there.mul(b);
    return {
      snapRead: `One equation joins $f(x)$ with the value of $f$ at ${p.partner === 'inverse' ? 'the reciprocal of $x$' : `${p.partner} less $x$`}. A single value is asked; the partner of the partner is the number itself, and that is the cue.`,
      approach: `Put in the number and then its partner: two equations in the same two unknown values. Remove the partner's value. A formula for $f(x)$ can be found in the same way, but only one value is needed.`,
      steps: [
        {
          says: `Put $x = ${fractionTex(k)}$ into the rule.`,
          works: `${term(a, k)} + ${term(b, other)} = ${fractionTex(here)}`,
          value: here,
        },
        {
          says: `Put in its partner $x = ${fractionTex(other)}$; the two values change places.`,
          works: `${term(a, other)} + ${term(b, k)} = ${fractionTex(there)}`,
          value: there,
        },
        {
          says: `Take ${b === 1 ? 'the second equation' : `${b} times the second equation`} from ${a === 1 ? 'the first' : `${a} times the first`}, so that the partner drops out.`,
          works: `${sizeTex(Math.abs(rest)) === '' ? (rest < 0 ? '-' : '') : rest}${at(k)} = ${fractionTex(scaledHere)} - ${inBrackets(scaledThere)} = ${fractionTex(scaledHere.sub(scaledThere))}`,
          value: scaledHere.sub(scaledThere),
        },
        {
          says: 'Divide.',
          works: `${at(k)} = ${fractionTex(key)}`,
          value: key,
        },
      ],
      check: `Then $${at(other)} = ${fractionTex(here.sub(key.mul(a)).div(b))}$ from the first equation, and the second holds: $${a} \\times ${inBrackets(here.sub(key.mul(a)).div(b))} + ${b} \\times ${inBrackets(key)} = ${fractionTex(there)}$.`,
      principle:
        'When a rule joins f at x with f at a partner of x, put the partner in as well: the same two values appear with their coefficients swapped.',
    };
  },
  verify: p => {
    // Walk the rule from a guessed value to the partner and back; the mismatch is linear in the guess.
    const other = partnerOf(p, p.k);
    const mismatch = (guess: Fraction) => {
      const partnerValue = rightSide(p, p.k).sub(guess.mul(p.a)).div(p.b);
      return partnerValue.mul(p.a).add(guess.mul(p.b)).sub(rightSide(p, other));
    };
    const atZero = mismatch(q(0));
    return atZero.div(atZero.sub(mismatch(q(1))));
  },
});

interface Cycle {
  /** 'down': x goes to 1/(1 - x); 'up': x goes to (x - 1)/x. */
  way: 'down' | 'up';
  slope: number;
  constant: number;
  k: Fraction;
  turn: number;
}

const nextOf = (way: Cycle['way'], x: Fraction) => (way === 'down' ? q(1).sub(x).inverse() : x.sub(1).div(x));
const given = ({ slope, constant }: Cycle, x: Fraction) => x.mul(slope).add(constant);

function cycleOf(p: Cycle) {
  const second = nextOf(p.way, p.k);
  const third = nextOf(p.way, second);
  return [p.k, second, third].map(x => ({ x, right: given(p, x) })) as [
    { x: Fraction; right: Fraction },
    { x: Fraction; right: Fraction },
    { x: Fraction; right: Fraction },
  ];
}

/** AL.FUN.2 Hard: the substitution returns only after three turns, so two equations are not enough. */
const cycleOfThree = template<Cycle, Fraction>({
  type: 'AL.FUN.2',
  band: 'Hard',
  variant: 'cycle-of-three',
  revision: 1,
  draw: draw => {
    const p: Cycle = {
      way: draw.pick(['down', 'up'] as const),
      slope: draw.int(2, 24),
      constant: draw.pick([0, 0, 1, 2, -1, -2, 3]),
      k: draw.pick([q(2), q(3), q(-1), q(4), q(-2), q(1, 2)]),
      turn: draw.int(0, 4),
    };
    const [first, second, third] = cycleOf(p);
    const key = first.right.sub(second.right).add(third.right).div(2);
    return key.d === 1n && !key.equals(0) ? p : null;
  },
  stem: p =>
    `A function satisfies $f(x) + f\\left(${p.way === 'down' ? '\\frac{1}{1 - x}' : '\\frac{x - 1}{x}'}\\right) = ${polynomialTex([p.slope, p.constant])}$ for all real $x$ except 0 and 1. What is the value of $${at(p.k)}$?`,
  answer: p => {
    const [first, second, third] = cycleOf(p);
    return first.right.sub(second.right).add(third.right).div(2);
  },
  slips: p => {
    const [first, second, third] = cycleOf(p);
    const a = first.right;
    const b = second.right;
    const c = third.right;
    const slips: Slip<Fraction>[] = [
      {
        misconception: 'uses_one_equation_only',
        value: a.div(2),
        words: `You took $${at(second.x)}$ as equal to $${at(first.x)}$ and halved the right side; the two differ.`,
      },
      {
        misconception: 'reports_other_unknown',
        value: a.add(b).sub(c).div(2),
        words: `You took the value of $${at(second.x)}$: the wrong one of the three right sides was subtracted.`,
      },
      {
        misconception: 'reports_other_unknown',
        value: b.add(c).sub(a).div(2),
        words: `You took the value of $${at(third.x)}$: the wrong one of the three right sides was subtracted.`,
      },
      {
        misconception: 'reports_sum_of_unknowns',
        value: a.add(b).add(c).div(2),
        words: 'You took half the sum of the three right sides, which is the sum of all three values of $f$.',
      },
      {
        misconception: 'forgets_to_halve',
        value: a.sub(b).add(c),
        words: `You took twice $${at(first.x)}$; what is left after adding and subtracting still has to be halved.`,
      },
    ];
    return turnedAfterFirst(slips, p.turn);
  },
  show: shown,
  plausible: value => value.d <= 12n,
  solution: p => {
    const [first, second, third] = cycleOf(p);
    const key = first.right.sub(second.right).add(third.right).div(2);
    const line = (x: Fraction, y: Fraction, right: Fraction) => `${at(x)} + ${at(y)} = ${fractionTex(right)}`;
    return {
      snapRead:
        'A rule joins the value of $f$ at $x$ with that at a fractional expression of $x$, and one value is asked. Putting the expression into itself is the cue: see when it comes back.',
      approach:
        'Follow the argument: put the number in, then the second argument, and so on until the first one returns. After three turns there are three equations in three unknown values; add the first and the last and take the middle one away.',
      steps: [
        {
          says: `Start with $x = ${fractionTex(first.x)}$.`,
          works: line(first.x, second.x, first.right),
          value: first.right,
        },
        {
          says: 'Put in the second argument of this equation; a third one appears.',
          works: line(second.x, third.x, second.right),
          value: second.right,
        },
        {
          says: 'Put in the third argument; now the first one returns and the circle closes.',
          works: line(third.x, first.x, third.right),
          value: third.right,
        },
        {
          says: 'Add the first and the third equation and take the second away; only one value is left, twice.',
          works: `2${at(first.x)} = ${fractionTex(first.right)} - ${inBrackets(second.right)} + ${inBrackets(third.right)} = ${fractionTex(key.mul(2))}`,
          value: key.mul(2),
        },
        {
          says: 'Halve it.',
          works: `${at(first.x)} = ${fractionTex(key)}`,
          value: key,
        },
      ],
      check: `With $${at(first.x)} = ${fractionTex(key)}$ the equations give $${at(second.x)} = ${fractionTex(first.right.sub(key))}$ and $${at(third.x)} = ${fractionTex(third.right.sub(key))}$, and these two add up to $${fractionTex(second.right)}$ as the second equation demands.`,
      principle:
        'Follow the argument of a functional equation until it returns; the length of the circle tells how many equations are needed.',
    };
  },
  verify: p => {
    // Walk once round the circle from a guessed value; how far it misses itself is linear in the guess.
    const miss = (guess: Fraction) => {
      let x = p.k;
      let value = guess;
      let turns = 0;
      do {
        value = given(p, x).sub(value);
        x = nextOf(p.way, x);
        turns += 1;
      } while (!x.equals(p.k) && turns < 10);
      return value.sub(guess);
    };
    const atZero = miss(q(0));
    return atZero.div(atZero.sub(miss(q(1))));
  },
});

export const functions: readonly AnyTemplate[] = [mirroredSum, twoPartners, cycleOfThree, ...functionalRules];
