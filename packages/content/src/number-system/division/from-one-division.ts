import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { isCount, upTo } from '../whole.ts';

interface Known {
  /** n leaves r by D = d × times; asked is k·n + c by d. */
  d: number;
  times: number;
  r: number;
  k: number;
  c: number;
  frame: number;
}

const expression = ({ k, c }: Known) => `${k}n + ${c}`;

const expressionByDivisor = form({
  form: 'expression-by-a-factor-of-the-divisor',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 50,
  stem: (p: Known) =>
    p.frame === 0
      ? `The integer $n$ leaves a remainder of $${p.r}$ when divided by $${p.d * p.times}$. What remainder does $${expression(p)}$ leave when divided by $${p.d}$?`
      : p.frame === 1
        ? `In trays of $${p.d * p.times}$ a baker's $n$ rolls leave $${p.r}$ rolls over. She bakes $${p.c}$ rolls more than $${p.k}$ times as many and packs them in trays of $${p.d}$. How many rolls are left over now?`
        : `If $n - ${p.r}$ is a multiple of $${p.d * p.times}$, find the remainder when $${expression(p)}$ is divided by $${p.d}$.`,
  path: path<Known>()
    .quiet('divisor', ({ d }) => q(d))
    .step(
      'reduced',
      ({ r }, { divisor }) => q(r % Number(divisor)),
      ({ d, times }) =>
        `$${d}$ divides $${d * times}$, so only the remainder of $n$ matters, reduced by $${d}$.`,
      ({ r, d }, { reduced }) => `n \\equiv ${r} \\equiv ${reduced} \\pmod{${d}}`,
    )
    .step(
      'value',
      ({ k, c }, { reduced }) => reduced.mul(k).add(c),
      'Put it into the expression.',
      ({ k, c }, { reduced, value }) => `${k} \\times ${reduced} + ${c} = ${value}`,
    )
    .step(
      'left',
      (_p, { value, divisor }) => q(Number(value) % Number(divisor)),
      'Reduce once more.',
      ({ d }, { value, left }) => `${value} = ${d} \\times ${Math.floor(Number(value) / d)} + ${left}`,
    ),
  slips: [
    {
      misconception: 'coefficient_forgotten',
      at: 'value',
      wrongly: ({ c }, { reduced }) => reduced.add(c),
      words: ({ k }) => `The remainder was not multiplied by $${k}$, although $n$ is.`,
    },
    {
      misconception: 'constant_forgotten',
      at: 'value',
      wrongly: ({ k }, { reduced }) => reduced.mul(k),
      words: ({ c }) => `The added $${c}$ shifts the remainder too; it was left out.`,
    },
    {
      misconception: 'divides_by_old_divisor',
      at: 'divisor',
      wrongly: ({ d, times }) => q(d * times),
      words: ({ d, times }) =>
        `That is the remainder by $${d * times}$; it still has to be divided by $${d}$.`,
    },
    {
      misconception: 'quotient_reported',
      at: 'left',
      wrongly: ({ d }, { value }) => q(Math.floor(Number(value) / d)),
      words: ({ d }, { left }) => `$${left}$ is how often $${d}$ goes in, not what is left.`,
    },
    {
      misconception: 'constant_subtracted',
      at: 'value',
      wrongly: ({ k, c, d }, { reduced }) => {
        const value = Number(reduced) * k - c;
        return q(((value % d) + d) % d);
      },
      words: ({ c }) => `$${c}$ was subtracted instead of added.`,
    },
    {
      misconception: 'gap_to_next_multiple',
      at: 'left',
      wrongly: ({ d }, { value }) => q(d - (Number(value) % d)),
      words: ({ d }, { left }) => `$${left}$ is what is missing to the next multiple of $${d}$.`,
    },
    {
      misconception: 'remainder_reduced_only',
      gives: 'reduced',
      words: ({ d }, { reduced }) => `$${reduced}$ is the remainder of $n$ itself by $${d}$.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { d }) => isCount(value) && value.lt(d),
  snapRead: ({ d, times }) =>
    `A remainder by $${d * times}$ is known, one by its factor $${d}$ is wanted, for an expression in $n$.`,
  approach: ({ d }) =>
    `Everything that is a multiple of $${d}$ can be dropped: replace $n$ by its remainder, calculate, and reduce.`,
  check: ({ r, k, c, d, times }, { left }) =>
    `With $n = ${r + d * times}$: $${k} \\times ${r + d * times} + ${c} = ${k * (r + d * times) + c}$, which leaves $${left}$ by $${d}$.`,
  principle:
    'A remainder by D gives the remainder by every factor of D, and remainders may be used in place of numbers in sums and products.',
  verify: ({ d, times, r, k, c }) => q((k * (7 * d * times + r) + c) % d),
});

const known = situation<Known>({
  type: 'NS.REM.1',
  situation: 'expression-of-the-number',
  tries: 20,
  draw: draw => {
    const p = {
      d: draw.int(9, 19),
      times: draw.int(2, 5),
      r: 0,
      k: draw.int(3, 9),
      c: draw.int(2, 20),
      frame: draw.int(0, 2),
    };
    p.r = draw.int(p.d + 1, p.d * p.times - 1);
    const left = (p.k * (p.r % p.d) + p.c) % p.d;
    return p.r % p.d > 1 && left > 0 && p.c < p.d ? p : null;
  },
  forms: [expressionByDivisor],
});

interface Related {
  /** divisor = a × quotient, divisor = b × remainder. */
  a: number;
  b: number;
  rest: number;
  frame: number;
}

/** Whether two positive numbers differ by less than this factor. */
const within = (factor: number, one: number, other: number) => one < factor * other && other < factor * one;

const dividend = form({
  form: 'dividend-from-its-parts',
  revision: 3,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: ({ a, b, rest, frame }: Related) =>
    frame === 0
      ? `In a division the divisor is $${a}$ times the quotient and $${b}$ times the remainder. The remainder is $${rest}$. What is the dividend?`
      : frame === 1
        ? `When $N$ is divided by $d$, the remainder is $${rest}$. The divisor $d$ is $${b}$ times this remainder and also $${a}$ times the quotient. Find $N$.`
        : `A division sum leaves a remainder of $${rest}$. The quotient is $\\frac{1}{${a}}$ of the divisor, and the remainder is $\\frac{1}{${b}}$ of the divisor. Which number was divided?`,
  path: path<Related>()
    .step(
      'divisor',
      ({ b, rest }) => q(b * rest),
      'The remainder is known, so the divisor is.',
      ({ b, rest }, { divisor }) => `${b} \\times ${rest} = ${divisor}`,
    )
    .step(
      'quotient',
      ({ a }, { divisor }) => divisor.div(a),
      'The divisor gives the quotient.',
      ({ a }, { divisor, quotient }) => `${divisor} \\div ${a} = ${quotient}`,
    )
    .step(
      'dividend',
      ({ rest }, { divisor, quotient }) => divisor.mul(quotient).add(rest),
      'Dividend = divisor × quotient + remainder.',
      ({ rest }, { divisor, quotient, dividend: n }) => `${divisor} \\times ${quotient} + ${rest} = ${n}`,
    ),
  slips: [
    {
      misconception: 'remainder_not_added',
      at: 'dividend',
      wrongly: (_p, { divisor, quotient }) => divisor.mul(quotient),
      words: ({ rest }, { dividend: n }) =>
        `$${n}$ would be divided without a remainder; $${rest}$ has to be added.`,
    },
    {
      misconception: 'remainder_subtracted',
      at: 'dividend',
      wrongly: ({ rest }, { divisor, quotient }) => divisor.mul(quotient).sub(rest),
      words: ({ rest }) =>
        `The remainder of $${rest}$ was subtracted; the dividend is larger than divisor times quotient.`,
    },
    {
      misconception: 'quotient_from_remainder',
      at: 'quotient',
      wrongly: ({ a, rest }) => q(a * rest),
      words: ({ a, rest }, { quotient }) =>
        `$${a} \\times ${rest} = ${quotient}$ was used as the quotient; $${a}$ links it with the divisor.`,
    },
    {
      misconception: 'factors_swapped',
      at: 'divisor',
      wrongly: ({ a, rest }) => q(a * rest),
      words: ({ a, b }) => `The divisor was found with $${a}$; it is $${b}$ times the remainder.`,
    },
    {
      misconception: 'quotient_from_second_factor',
      at: 'quotient',
      wrongly: ({ b }, { divisor }) => divisor.div(b),
      words: ({ a, b }) =>
        `The divisor was divided by $${b}$ again, which only gives the remainder back; for the quotient divide by $${a}$.`,
    },
    {
      misconception: 'quotient_plus_one',
      at: 'dividend',
      wrongly: ({ rest }, { divisor, quotient }) => divisor.add(rest).mul(quotient),
      words: ({ rest }, { divisor, quotient, dividend }) =>
        `The remainder was added to the divisor before multiplying; it is added once, at the end. Here $(${numberTex(divisor)} + ${numberTex(rest)}) \\times ${numberTex(quotient)} = ${numberTex(dividend)}$.`,
    },
  ],
  show: value => plain(value),
  // Not of quite another size than divisor times quotient.
  plausible: (value, { a, b, rest }) => isCount(value) && within(5, value.valueOf(), (b * rest) ** 2 / a),
  snapRead: () =>
    'Divisor, quotient and remainder are tied to each other; one of them is known and the dividend is wanted.',
  approach: () =>
    'Find the divisor from the remainder, the quotient from the divisor, and put the three together.',
  check: ({ rest }, { divisor, quotient, dividend: n }) =>
    `$${n} - ${rest} = ${n.sub(rest)}$ and $${n.sub(rest)} \\div ${divisor} = ${quotient}$; the remainder is smaller than the divisor.`,
  principle: 'Dividend = divisor × quotient + remainder, with a remainder below the divisor.',
  verify: ({ a, b, rest }) => {
    for (const n of upTo(60000)) {
      const d = b * rest;
      if (n % d === rest && d === a * Math.floor(n / d)) return q(n);
    }
    throw new Error('no dividend');
  },
});

const related = situation<Related>({
  type: 'NS.REM.1',
  situation: 'parts-of-a-division',
  tries: 20,
  draw: draw => {
    const p = { a: draw.int(3, 12), b: draw.int(2, 8), rest: draw.int(9, 60), frame: draw.int(0, 2) };
    const divisor = p.b * p.rest;
    const light = divisor ** 2 / p.a < 20_000;
    return light && p.a !== p.b && divisor % p.a === 0 && divisor / p.a !== p.rest ? p : null;
  },
  forms: [dividend],
});

/** NS.REM.1 Easy: the division lemma in one direction. */
export const fromOneDivision: readonly AnyTemplate[] = [...known, ...related];
