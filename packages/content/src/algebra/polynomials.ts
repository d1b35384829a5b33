import type Fraction from 'fraction.js';
import { calc, form, type Path, situation, slip, tex, text } from '../question/index.ts';
import { grouped, wording } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { turned } from '../turned.ts';
import { nearFraction } from '../value.ts';

const shown = (value: Fraction) => `$${grouped(value).replaceAll(',', '{,}')}$`;
const powerSum = (n: number, sign: 1 | -1 = 1) => `x^${n} ${sign > 0 ? '+' : '-'} \\frac{1}{x^${n}}`;
const first = (sign: 1 | -1) => `x ${sign > 0 ? '+' : '-'} \\frac{1}{x}`;
/** The sign with which a middle term of this sign goes to the other side. */
const undone = (sign: 1 | -1) => (sign > 0 ? '-' : '+');

interface Chain {
  /** What is given and what is asked, as powers of x and its reciprocal. */
  kind: 'square' | 'cube';
  /** x + sign/x, which the given value leads to. */
  k: number;
  sign: 1 | -1;
  turn: number;
}

const givenTex = ({ k, sign }: Chain) => `${first(sign)} = ${k}`;

/** The power asked, and the sign between it and its reciprocal. */
const askedOf = ({ kind, sign }: Chain): readonly [number, 1 | -1] => (kind === 'cube' ? [3, sign] : [2, 1]);
const askedTex = (p: Chain) => powerSum(...askedOf(p));

/** The larger solution x of x + sign/x = k, as a number, and what is asked from it. */
const solved = ({ k, sign }: Chain) => (k + Math.sqrt(k * k - 4 * sign)) / 2;
const numericOf = (p: Chain) => {
  const [power, sign] = askedOf(p);
  const x = solved(p);
  return x ** power + sign / x ** power;
};

const squared = ({ k, sign }: Chain, { step, find }: Path) => {
  const middle = find(2);
  const square = step(
    calc`${k} * ${k}`,
    value => tex`x^2 ${sign > 0 ? '+' : '-'} 2 + \frac{1}{x^2} = ${k}^2 = ${value}`,
  )`
    Square both sides; the product of $x$ and $\frac{1}{x}$ is 1, so the middle term is a plain number.`;
  const key = step(
    calc`${square} - ${sign} * ${middle}`,
    value => tex`${powerSum(2)} = ${square} ${undone(sign)} 2 = ${value}`,
  )`
    Take the middle term to the other side.`;
  return {
    answer: key,
    slips: [
      slip('got_the_middle_term_wrong', middle, 0)`
        That takes the square of ${k} as it stands, $${k * k}$; squaring also leaves a middle term, twice $x$ times
        $\frac{1}{x}$.`,
      slip('wrong_sign', middle, calc`-2`)`
        $${k * k} ${sign > 0 ? '+' : '-'} 2$: the middle term was moved to the other side with the wrong sign.`,
      slip('got_the_middle_term_wrong', middle, 1)`
        $${k * k} ${undone(sign)} 1$ counts the middle term once; it is twice the product, so 2.`,
      slip('wrong_sign', middle, 4)`
        $${k * k} ${undone(sign)} 4$ is the square of $${first(sign > 0 ? -1 : 1)}$, not the sum of the squares.`,
      slip('forgot_to_square', key, calc`2 * ${k}`)`
        $2 \times ${k}$ doubles ${k}, but the powers were squared, not doubled.`,
    ],
  };
};

const cubeSays = 'Cube both sides; the two middle terms together are three times the given expression.';
const cubeTex = ({ k, sign }: Chain, cube: Fraction) =>
  `${powerSum(3, sign)} ${sign > 0 ? '+' : '-'} 3\\left(${first(sign)}\\right) = ${k}^3 = ${cube}`;
const cubeKeySays = 'Put the given value into the middle part and take it to the other side.';
const cubeKeyTex = ({ k, sign }: Chain, cube: Fraction, key: Fraction) =>
  `${powerSum(3, sign)} = ${cube} ${undone(sign)} 3 \\times ${k} = ${key}`;

const cubed = (p: Chain, { step, find }: Path) => {
  const { k, sign } = p;
  const middle = find(calc`3 * ${k}`);
  const cube = step(calc`${k}^3`, value => tex`${cubeTex(p, value)}`)`
    ${cubeSays}`;
  const key = step(calc`${cube} - ${middle} * ${sign}`, value => tex`${cubeKeyTex(p, cube, value)}`)`
    ${cubeKeySays}`;
  return {
    answer: key,
    slips: [
      slip('got_the_middle_term_wrong', middle, 0)`
        That takes the cube of ${k} as it stands, $${k ** 3}$; the middle terms of the cube are missing.`,
      slip('wrong_sign', middle, calc`-3 * ${k}`)`
        In $${k ** 3} ${sign > 0 ? '+' : '-'} 3 \times ${k}$ the middle terms changed sides with the wrong sign.`,
      slip('got_the_middle_term_wrong', middle, k)`
        $${k ** 3} ${undone(sign)} ${k}$ counts ${k} once; in the middle of the cube it stands three times.`,
      slip('got_the_middle_term_wrong', middle, calc`3 * ${k} * ${k}`)`
        $3 \times ${k}^2$ stands for the middle part of the cube here; it is three times ${k} itself.`,
      slip('got_the_middle_term_wrong', middle, 3)`
        This takes the middle part of the cube as 3; it is 3 times ${k}.`,
    ],
  };
};

const chains = { square: squared, cube: cubed };

const numericCheck = (p: Chain) =>
  `Solving for $x$ once gives about $${solved(p).toFixed(3)}$; with it $${askedTex(p)}$ comes to about $${numericOf(p).toFixed(1)}$, which agrees.`;

const oneLink = form<Chain>(
  'link',
  {
    band: 'Easy',
    revision: 2,
    verify: p => nearFraction(numericOf(p)),
  },
  (p, path) => {
    const { turn, kind } = p;
    const route = chains[kind](p, path);
    return {
      answer: route.answer,
      stem: wording(
        turn,
        text`If $${givenTex(p)}$, what is the value of $${askedTex(p)}$?`,
        text`A real number $x$ satisfies $${givenTex(p)}$. Find $${askedTex(p)}$.`,
      ),
      show: shown,
      slips: turned(route.slips, turn),
      snapRead: text`The sum or difference of a number and its reciprocal is given; the same with a higher power is
        asked. Their product is always 1, and that is the cue.`,
      approach: text`Raise the given equation to the power that is asked. Since $x$ times $\frac{1}{x}$ is 1, everything
        in the middle turns into known numbers; finding $x$ itself would bring surds.`,
      check: text`${numericCheck(p)}`,
      principle: text`For x + 1/x, square and take off 2, or cube and take off three times the value; for x - 1/x the
        corrections are added.`,
    };
  },
);

/** AL.POL.2 Easy: square or cube the given sum; the middle term is a plain number. */
export const polynomials: readonly AnyTemplate[] = situation<Chain>({
  type: 'AL.POL.2',
  situation: 'one',
  draw: draw => {
    const sign = draw.pick([1, 1, -1] as const);
    const cubes = draw.chance(0.4);
    const k = draw.int(3, cubes ? 7 : 12);
    return { kind: cubes ? 'cube' : 'square', k, sign, turn: draw.int(0, 4) };
  },
  forms: [oneLink],
});
