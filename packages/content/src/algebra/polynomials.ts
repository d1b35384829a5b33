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
  const square = step(calc`${k} * ${k}`, {
    name: text`the square of the given value`,
    because: text`$(a + b)^2 = a^2 + 2ab + b^2$, and $(a - b)^2$ has $-2ab$ in the middle. Squaring makes the two
      squares that are asked, without finding $x$.`,
    works: value => tex`x^2 ${sign > 0 ? '+' : '-'} 2 + \frac{1}{x^2} = ${k}^2 = ${value}`,
  })`
      Square both sides. The middle term is twice the product of $x$ and $\frac{1}{x}$, and this product is $1$, so the
      middle term is a plain number.`;
  const key = step(calc`${square} - ${sign} * ${middle}`, {
    because: text`The squared side holds one number more than the question asks for. Not the square of the given value
      alone, because the middle term is part of it.`,
    works: value => tex`${powerSum(2)} = ${square} ${undone(sign)} 2 = ${value}`,
  })`
      Take the middle term to the other side, so that only the two squares are left on the left side.`;
  return {
    answer: key,
    slips: [
      slip('got_the_middle_term_wrong', middle, 0)`
          You gave the square of $${k}$ as it is, $${k * k}$. Squaring also leaves a middle term, twice $x$ times
          $\frac{1}{x}$, which is $2$.`,
      slip('wrong_sign', middle, calc`-2`)`
          You worked out $${k * k} ${sign > 0 ? '+' : '-'} 2$. The middle term changes sides, so its sign has to change
          too.`,
      slip('got_the_middle_term_wrong', middle, 1)`
          You worked out $${k * k} ${undone(sign)} 1$, with the middle term once. It is twice the product of $x$ and
          $\frac{1}{x}$, so it is $2$.`,
      slip('wrong_sign', middle, 4)`
          $${k * k} ${undone(sign)} 4$ is the square of $${first(sign > 0 ? -1 : 1)}$. For the sum of the squares only
          $2$ is ${sign > 0 ? 'taken off' : 'added'}.`,
      slip('forgot_to_square', key, calc`2 * ${k}`)`
          You doubled the given value, $2 \times ${k}$. A square is a number times itself, and the middle term has to
          come off as well.`,
    ],
  };
};

const cubeTex = ({ k, sign }: Chain, cube: Fraction) =>
  `${powerSum(3, sign)} ${sign > 0 ? '+' : '-'} 3\\left(${first(sign)}\\right) = ${k}^3 = ${cube}`;
const cubeKeyTex = ({ k, sign }: Chain, cube: Fraction, key: Fraction) =>
  `${powerSum(3, sign)} = ${cube} ${undone(sign)} 3 \\times ${k} = ${key}`;

const cubed = (p: Chain, { step, find }: Path) => {
  const { k, sign } = p;
  const middle = find(calc`3 * ${k}`);
  const cube = step(calc`${k}^3`, {
    name: text`the cube of the given value`,
    because: text`$(a + b)^3 = a^3 + b^3 + 3ab(a + b)$, and for a difference $(a - b)^3 = a^3 - b^3 - 3ab(a - b)$. With
      $ab = 1$ the middle part is a known number.`,
    works: value => tex`${cubeTex(p, value)}`,
  })`
      Cube both sides. The two middle terms together are three times the product of $x$ and $\frac{1}{x}$, which is
      $1$, times the given expression.`;
  const key = step(calc`${cube} - ${middle} * ${sign}`, {
    because: text`The cubed side holds three times the given value besides the two cubes that are asked. Not the cube
      of the given value alone, because this part belongs to it.`,
    works: value => tex`${cubeKeyTex(p, cube, value)}`,
  })`
      The middle part is three times the given value. Put in ${k} and take this part to the other side.`;
  return {
    answer: key,
    slips: [
      slip('got_the_middle_term_wrong', middle, 0)`
          You gave the cube of $${k}$ as it is, $${k ** 3}$. The two middle terms of the cube, $3 \times ${k}$
          together, have not been taken into account.`,
      slip('wrong_sign', middle, calc`-3 * ${k}`)`
          You worked out $${k ** 3} ${sign > 0 ? '+' : '-'} 3 \times ${k}$. The middle terms change sides, so their
          sign has to change too.`,
      slip('got_the_middle_term_wrong', middle, k)`
          You worked out $${k ** 3} ${undone(sign)} ${k}$, with the given value once. In the middle of the cube it
          stands three times.`,
      slip('got_the_middle_term_wrong', middle, calc`3 * ${k} * ${k}`)`
          You used $3 \times ${k}^2$ for the middle part of the cube. It is three times $${k}$ itself, since the
          product of $x$ and $\frac{1}{x}$ is $1$.`,
      slip('got_the_middle_term_wrong', middle, 3)`
          You used $3$ for the middle part of the cube. It is three times the product of $x$ and $\frac{1}{x}$, times
          the given value, so it is $3 \times ${k}$.`,
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
      approach: text`Raise the given equation to the power that is asked. The product of $x$ and $\frac{1}{x}$ is $1$,
        so everything in the middle turns into known numbers; finding $x$ itself would bring surds.`,
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
