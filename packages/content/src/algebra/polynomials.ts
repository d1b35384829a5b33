import type Fraction from 'fraction.js';
import { grouped, wording } from '../show.ts';
import { type AnyTemplate, type Slip, type Step, template } from '../template.ts';
import { turned } from '../turned.ts';
import { nearFraction, q } from '../value.ts';

const shown = (value: Fraction) => `$${grouped(value).replaceAll(',', '{,}')}$`;
const powerSum = (n: number, sign: 1 | -1 = 1) => `x^${n} ${sign > 0 ? '+' : '-'} \\frac{1}{x^${n}}`;
const first = (sign: 1 | -1) => `x ${sign > 0 ? '+' : '-'} \\frac{1}{x}`;

/** The positive solution x of x + sign/x = k, as a number. */
const solved = (k: number, sign: 1 | -1) => (k + Math.sqrt(k * k - 4 * sign)) / 2;

interface Chain {
  given: string;
  asked: string;
  k: number;
  key: number;
  /** The positive x that fits, as a number, and the asked value from it. */
  x: number;
  numeric: number;
  slips: Slip<Fraction>[];
  steps: Step[];
  turn: number;
}

const step = (says: string, works: string, value: number): Step => ({ says, works, value: q(value) });
const slip = (misconception: string, value: number, words: string): Slip<Fraction> => ({
  misconception,
  value: q(value),
  words,
});

/** x + 1/x or x - 1/x is k; the sum of squares is asked. */
function squareChain(k: number, sign: 1 | -1): Omit<Chain, 'turn'> {
  const key = k * k - 2 * sign;
  const x = solved(k, sign);
  const undo = sign > 0 ? '-' : '+';
  return {
    given: `${first(sign)} = ${k}`,
    asked: powerSum(2),
    k,
    key,
    x,
    numeric: x ** 2 + 1 / x ** 2,
    slips: [
      slip(
        'drops_middle_term',
        k * k,
        `That takes the square of ${k} as it stands; squaring also leaves a middle term, twice $x$ times $\\frac{1}{x}$.`,
      ),
      slip(
        'sign_of_middle_term',
        k * k + 2 * sign,
        `$${k * k} ${sign > 0 ? '+' : '-'} 2$: the middle term was moved to the other side with the wrong sign.`,
      ),
      slip(
        'middle_term_once',
        k * k - sign,
        `$${k * k} ${sign > 0 ? '-' : '+'} 1$ counts the middle term once; it is twice the product, so 2.`,
      ),
      slip(
        'square_of_other_sign',
        k * k - 4 * sign,
        `That answer ${sign > 0 ? 'takes 4 off the' : 'adds 4 to the'} square of ${k}; that gives the square of $${first(sign > 0 ? -1 : 1)}$, not the sum of the squares.`,
      ),
      slip(
        'doubles_instead_of_squaring',
        2 * k,
        `This takes twice ${k}, but the powers were squared, not doubled.`,
      ),
    ],
    steps: [
      step(
        `Square both sides; the product of $x$ and $\\frac{1}{x}$ is 1, so the middle term is a plain number.`,
        `x^2 ${sign > 0 ? '+' : '-'} 2 + \\frac{1}{x^2} = ${k}^2 = ${k * k}`,
        k * k,
      ),
      step('Take the middle term to the other side.', `${powerSum(2)} = ${k * k} ${undo} 2 = ${key}`, key),
    ],
  };
}

/** x + 1/x or x - 1/x is k; the sum or difference of cubes is asked. */
function cubeChain(k: number, sign: 1 | -1): Omit<Chain, 'turn'> {
  const key = k ** 3 - 3 * sign * k;
  const x = solved(k, sign);
  const joined = sign > 0 ? '+' : '-';
  return {
    given: `${first(sign)} = ${k}`,
    asked: powerSum(3, sign),
    k,
    key,
    x,
    numeric: x ** 3 + sign / x ** 3,
    slips: [
      slip(
        'drops_middle_term',
        k ** 3,
        `That takes the cube of ${k} as it stands; the middle terms of the cube are missing.`,
      ),
      slip(
        'sign_of_middle_term',
        k ** 3 + 3 * sign * k,
        `The middle terms, three times ${k}, changed sides with the wrong sign.`,
      ),
      slip(
        'drops_factor_three',
        k ** 3 - sign * k,
        `In the middle of the cube ${k} stands three times, not once.`,
      ),
      slip(
        'squares_middle_factor',
        k ** 3 - 3 * sign * k * k,
        `That answer takes three times the square of ${k} as the middle part of the cube; it is three times ${k} itself.`,
      ),
      slip(
        'drops_factor_in_middle_term',
        k ** 3 - 3 * sign,
        `This takes the middle part of the cube as 3; it is 3 times ${k}.`,
      ),
    ],
    steps: [
      step(
        'Cube both sides; the two middle terms together are three times the given expression.',
        `${powerSum(3, sign)} ${joined} 3\\left(${first(sign)}\\right) = ${k}^3 = ${k ** 3}`,
        k ** 3,
      ),
      step(
        'Put the given value into the middle part and take it to the other side.',
        `${powerSum(3, sign)} = ${k ** 3} ${sign > 0 ? '-' : '+'} 3 \\times ${k} = ${key}`,
        key,
      ),
    ],
  };
}

/** x + 1/x is k, told by the sum of squares; the sum of cubes is asked. With sign -1: differences instead. */
function squareToCube(k: number, sign: 1 | -1): Omit<Chain, 'turn'> {
  const squares = k * k - 2 * sign;
  const cubes = cubeChain(k, sign);
  const back = sign > 0 ? '+' : '-';
  return {
    ...cubes,
    given: `${powerSum(2)} = ${squares}`,
    slips: [
      ...cubes.slips,
      slip(
        'product_leaves_a_rest',
        squares * k,
        `That takes ${squares} times ${k}; that product also holds the first powers, which have to be removed.`,
      ),
    ],
    steps: [
      step(
        `Find $${first(sign)}$ from its square; it is positive here.`,
        `\\left(${first(sign)}\\right)^2 = ${squares} ${back} 2 = ${k * k} \\;\\Rightarrow\\; ${first(sign)} = ${k}`,
        k,
      ),
      ...cubes.steps,
    ],
  };
}

/** x + 1/x is k; the sum of fourth powers is asked. */
function twiceSquared(k: number): Omit<Chain, 'turn'> {
  const squares = k * k - 2;
  const key = squares * squares - 2;
  const x = solved(k, 1);
  return {
    given: `${first(1)} = ${k}`,
    asked: powerSum(4),
    k,
    key,
    x,
    numeric: x ** 4 + 1 / x ** 4,
    slips: [
      slip(
        'drops_middle_term',
        squares * squares,
        `$${squares}^2 = ${squares * squares}$ still holds the middle term 2, which has to come off.`,
      ),
      slip(
        'drops_middle_term',
        k ** 4 - 2,
        `With ${k * k} for the sum of the squares the middle term 2 of the first squaring was not taken off.`,
      ),
      slip(
        'sign_of_middle_term',
        squares * squares + 2,
        'That answer takes the middle term 2 as added in the second squaring.',
      ),
      slip(
        'sign_of_middle_term',
        (k * k + 2) ** 2 - 2,
        'This takes the middle term 2 as added in the first squaring.',
      ),
      slip(
        'square_of_other_sign',
        (k * k - 4) ** 2 - 2,
        `That takes 4 off the square of ${k}; that gives the square of the difference, not the sum of the squares.`,
      ),
      slip(
        'power_of_sum_for_sum_of_powers',
        k ** 4,
        `$${k}^4 = ${k ** 4}$ is the fourth power of the sum, with all the middle terms in it.`,
      ),
    ],
    steps: [
      step('Square once.', `${powerSum(2)} = ${k}^2 - 2 = ${squares}`, squares),
      step('Square again in the same way.', `${powerSum(4)} = ${squares}^2 - 2 = ${key}`, key),
    ],
  };
}

/** The sum of cubes is given for a real x; the sum of squares is asked. */
function cubeToSquare(k: number): Omit<Chain, 'turn'> {
  const cubes = k ** 3 - 3 * k;
  const squares = squareChain(k, 1);
  return {
    ...squares,
    given: `${powerSum(3)} = ${cubes}`,
    slips: [
      slip('drops_middle_term', k * k, `$${k}^2 = ${k * k}$ still holds the middle term 2.`),
      slip('sign_of_middle_term', k * k + 2, 'That answer takes the middle term 2 as added.'),
      slip('middle_term_once', k * k - 1, 'This takes the middle term as 1; it is twice the product, so 2.'),
      slip(
        'square_of_other_sign',
        k * k - 4,
        `That takes 4 off the square of ${k}; that gives the square of the difference, not the sum of the squares.`,
      ),
      slip('stops_one_step_early', k, `${k} is the value of $${first(1)}$; the sum of the squares is asked.`),
    ],
    steps: [
      step(
        `Let $t = ${first(1)}$ and write the sum of the cubes with it; look for a small whole $t$.`,
        `t^3 - 3t = ${cubes} \\;\\Rightarrow\\; t(t^2 - 3) = ${k} \\times ${k * k - 3} \\;\\Rightarrow\\; t = ${k}`,
        k,
      ),
      step(
        'Square it and take the middle term off.',
        `${powerSum(2)} = ${k}^2 - 2 = ${k * k - 2}`,
        k * k - 2,
      ),
    ],
  };
}

const numericCheck = ({ asked, x, numeric }: Chain) =>
  `Solving for $x$ once gives about $${x.toFixed(3)}$; with it $${asked}$ comes to about $${numeric.toFixed(1)}$, which agrees.`;

/** AL.POL.2 Easy: square or cube the given sum; the middle term is a plain number. */
const oneLink = template<Chain, Fraction>({
  type: 'AL.POL.2',
  band: 'Easy',
  variant: 'one-link',
  revision: 2,
  draw: draw => {
    const sign = draw.pick([1, 1, -1] as const);
    const cubes = draw.chance(0.4);
    const k = draw.int(3, cubes ? 7 : 12);
    return { ...(cubes ? cubeChain(k, sign) : squareChain(k, sign)), turn: draw.int(0, 4) };
  },
  stem: ({ given, asked, turn }) =>
    wording(
      turn,
      `If $${given}$, what is the value of $${asked}$?`,
      `A real number $x$ satisfies $${given}$. Find $${asked}$.`,
    ),
  answer: ({ key }) => q(key),
  slips: ({ slips, turn }) => turned(slips, turn),
  show: shown,
  solution: p => ({
    snapRead:
      'The sum or difference of a number and its reciprocal is given; the same with a higher power is asked. Their product is always 1, and that is the cue.',
    approach:
      'Raise the given equation to the power that is asked. Since $x$ times $\\frac{1}{x}$ is 1, everything in the middle turns into known numbers; finding $x$ itself would bring surds.',
    steps: p.steps,
    check: numericCheck(p),
    principle:
      'For x + 1/x, square and take off 2, or cube and take off three times the value; for x - 1/x the corrections are added.',
  }),
  verify: ({ numeric }) => nearFraction(numeric),
});

/** AL.POL.2 Medium: the given power is not the next one, so the chain goes down to the first power or up twice. */
const twoLinks = template<Chain & { condition: string }, Fraction>({
  type: 'AL.POL.2',
  band: 'Medium',
  seconds: 75,
  variant: 'two-links',
  revision: 2,
  draw: draw => {
    const turn = draw.int(0, 5);
    switch (draw.int(1, 5)) {
      case 1:
      case 2:
        return { ...squareToCube(draw.int(3, 12), 1), condition: 'For a positive number $x$', turn };
      case 3:
        return { ...squareToCube(draw.int(2, 10), -1), condition: 'For a number $x > 1$', turn };
      case 4:
        return { ...twiceSquared(draw.int(3, 9)), condition: 'For a number $x$', turn };
      default:
        return { ...cubeToSquare(draw.int(3, 8)), condition: 'For a real number $x$', turn };
    }
  },
  stem: ({ condition, given, asked, turn }) =>
    wording(
      turn,
      `${condition}, $${given}$. What is the value of $${asked}$?`,
      `Find $${asked}$ ${condition.replace(/^F/, 'f')} that satisfies $${given}$.`,
    ),
  answer: ({ key }) => q(key),
  slips: ({ slips, turn }) => turned(slips, turn),
  show: shown,
  solution: p => ({
    snapRead:
      'A power of a number and the same power of its reciprocal are joined and given; another power is asked. The two powers are not linked directly.',
    approach:
      'Go through the first power: find $x$ joined with its reciprocal, or square twice, and climb to the power asked. Each link is one squaring or cubing with a known middle part; $x$ itself is never needed.',
    steps: p.steps,
    check: numericCheck(p),
    principle:
      'Chains of x and 1/x run through the first power: go down to it, then up to the power asked, minding the middle terms each time.',
  }),
  verify: ({ numeric }) => nearFraction(numeric),
});

export const polynomials: readonly AnyTemplate[] = [oneLink, twoLinks];
