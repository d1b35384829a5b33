import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { addedTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** log k, log(base^x − t) and log(base^x + last), whose arguments are k, k·ratio and k·ratio². */
interface Progression {
  k: number;
  ratio: number;
  base: number;
  exponent: number;
  frame: number;
}

const powerOf = ({ base, exponent }: Progression) => base ** exponent;
const tOf = (p: Progression) => powerOf(p) - p.k * p.ratio;
const lastOf = (p: Progression) => p.k * p.ratio ** 2 - powerOf(p);
/** The other root of (p − t)² = k(p + last). */
const otherOf = (p: Progression) => 2 * tOf(p) + p.k - powerOf(p);
const second = (p: Progression) => `\\log(${p.base}^x - ${tOf(p)})`;
const third = (p: Progression) => `\\log(${p.base}^x + ${lastOf(p)})`;

const nextTerm = form({
  form: 'next-term',
  band: 'Medium',
  also: ['AL.SEQ.3', 'AL.IND.2'],
  seconds: 90,
  entry: true,
  stem: (p: Progression) =>
    p.frame === 0
      ? `The numbers $\\log ${p.k}$, $${second(p)}$ and $${third(p)}$ are in arithmetic progression, and the next term of the progression is $\\log N$. What is $N$?`
      : p.frame === 1
        ? `Let $\\log ${p.k}$, $${second(p)}$, $${third(p)}$ be the first three terms of an arithmetic progression. Of which number is the fourth term the logarithm?`
        : `An arithmetic progression begins with $\\log ${p.k}, \\; ${second(p)}, \\; ${third(p)}, \\; \\log N$. Find the value of $N$.`,
  path: path<Progression>()
    .step(
      'power',
      p => q(powerOf(p)),
      p =>
        `The arguments are in geometric progression: the middle one squared is the product of the others. Put $p = ${p.base}^x$. Of the two roots only the one that keeps the middle argument positive counts.`,
      (p, { power }) =>
        `(p - ${tOf(p)})^2 = ${p.k}(p + ${lastOf(p)}) \\Rightarrow p^2 - ${2 * tOf(p) + p.k}p ${addedTex(tOf(p) ** 2 - p.k * lastOf(p))} = 0, \\quad p = ${power} \\ (\\text{not } ${otherOf(p)})`,
    )
    .step(
      'third',
      (p, { power }) => power.add(lastOf(p)),
      'Find the third argument.',
      (p, { power, third: argument }) => `${power} + ${lastOf(p)} = ${argument}`,
    )
    .step(
      'ratio',
      (p, { third: argument }) => q(Math.round(Math.sqrt(argument.div(p.k).valueOf()))),
      'From the first argument to the third it is two equal factors.',
      (p, { third: argument, ratio }) =>
        `r^2 = \\frac{${argument}}{${p.k}} = ${ratio}^2, \\quad r = ${ratio}`,
    )
    .step(
      'next',
      (_p, { third: argument, ratio }) => argument.mul(ratio),
      'One more factor gives the next argument.',
      (_p, { third: argument, ratio, next }) => `N = ${argument} \\times ${ratio} = ${next}`,
    ),
  slips: [
    {
      misconception: 'extraneous_root_kept',
      at: 'power',
      wrongly: p => q(otherOf(p)),
      words: (p, { power, next }) =>
        `$p = ${power}$ leads to ${next}, but with it the middle argument $${power} - ${tOf(p)}$ is not positive.`,
    },
    {
      misconception: 'arithmetic_for_geometric',
      at: 'next',
      wrongly: (p, { third: argument }) => argument.mul(2).sub(p.k * p.ratio),
      words: (p, { third: argument, next }) =>
        `$${argument} + (${argument} - ${p.k * p.ratio}) = ${next}$ adds the difference of the arguments; the logarithms grow by equal steps, the arguments by equal factors.`,
    },
    {
      misconception: 'third_argument_reported',
      gives: 'third',
      words: (p, { third: argument }) =>
        `$${argument}$ is the argument of the third term, $${p.base}^x + ${lastOf(p)}$; the one after it is asked.`,
    },
    {
      misconception: 'one_term_too_far',
      at: 'next',
      wrongly: (_p, { third: argument, ratio }) => argument.mul(ratio).mul(ratio),
      words: (_p, { third: argument, ratio, next }) =>
        `$${argument} \\times ${ratio}^2 = ${next}$ is one term too far.`,
    },
    {
      misconception: 'multiplied_by_the_first_argument',
      at: 'next',
      wrongly: (p, { third: argument }) => argument.mul(p.k),
      words: (p, { third: argument, next }) =>
        `$${argument} \\times ${p.k} = ${next}$ uses the first argument as the factor; it is where the factors begin.`,
    },
    {
      misconception: 'last_two_arguments_multiplied',
      at: 'next',
      wrongly: (p, { third: argument }) => argument.mul(p.k * p.ratio),
      words: (p, { third: argument, next }) =>
        `$${argument} \\times ${p.k * p.ratio} = ${next}$ adds the second and the third logarithm; the next one is the third with the common difference.`,
    },
    {
      misconception: 'power_used_as_argument',
      at: 'third',
      wrongly: (p, { power }) => (Number.isInteger(Math.sqrt(powerOf(p) / p.k)) ? power : null),
      words: (p, { power }) =>
        `$${power}$ itself was used as the third argument; $${lastOf(p)}$ has to be added.`,
    },
  ],
  show: value => plain(value),
  plausible: (value: Fraction) => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Logarithms in arithmetic progression: their arguments are in geometric progression. The term after the third is wanted.',
  approach: () =>
    'The geometric condition is a quadratic in the power. The domain keeps one of its roots; then first and third argument give the factor.',
  faster: p =>
    `With $s = p - ${tOf(p)} > 0$: $s^2 = ${p.k}(s + ${tOf(p) + lastOf(p)})$, so $s = ${p.k * p.ratio}$ and the factor is $s \\div ${p.k} = ${p.ratio}$: $N = ${p.k} \\times ${p.ratio}^3$.`,
  check: (p, { power, next }) =>
    `The arguments are $${p.k}$, $${power} - ${tOf(p)} = ${power.sub(tOf(p))}$, $${power.add(lastOf(p))}$ and $${next}$: each is $${p.ratio}$ times the one before.`,
  principle:
    'Logarithms in arithmetic progression mean arguments in geometric progression, all of them positive.',
  verify: p => {
    for (let x = 1; x < 12; x += 1) {
      const [a, b, c] = [p.k, p.base ** x - tOf(p), p.base ** x + lastOf(p)];
      if (b > 0 && Math.abs(Math.log(a) + Math.log(c) - 2 * Math.log(b)) < 1e-10)
        return q(Math.round(Math.exp(2 * Math.log(c) - Math.log(b))));
    }
    throw new Error('no power fits');
  },
});

/** AL.LOG.3 Medium: logarithms in arithmetic progression, and the term after the third. */
export const nextTermOfLogs: readonly AnyTemplate[] = situation<Progression>({
  type: 'AL.LOG.3',
  situation: 'logs-in-progression',
  tries: 200,
  draw: draw => {
    const base = draw.int(2, 7);
    const p = {
      k: draw.int(2, 9),
      ratio: draw.int(2, 6),
      base,
      exponent: draw.int(2, base === 2 ? 7 : base === 3 ? 5 : 3),
      frame: draw.int(0, 2),
    };
    const fits = tOf(p) > 0 && lastOf(p) > 0 && otherOf(p) > 0 && tOf(p) !== p.k && otherOf(p) !== tOf(p);
    return fits && p.k * p.ratio ** 3 < 2000 ? p : null;
  },
  forms: [nextTerm],
});
