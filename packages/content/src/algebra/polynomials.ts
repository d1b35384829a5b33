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

export const polynomials: readonly AnyTemplate[] = [oneLink];
