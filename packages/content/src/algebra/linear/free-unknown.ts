import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Notes {
  /** Notes of ₹10, ₹20 and ₹50 in all, their value in tens. */
  n: number;
  tens: number;
  /** Prices of the first kind and of two more; counts on two bills. */
  x: number;
  y: number;
  z: number;
  a: number;
  b: number;
  c: number;
  d: number;
  /** Multipliers of the third form. */
  u: number;
  v: number;
  way: boolean;
}

const determined = form({
  form: 'when-the-value-is-fixed',
  revision: 5,
  apart: true,
  band: 'Medium',
  also: ['AL.LIN.3'],
  seconds: 50,
  suits: ({ a, b, c, d, u, v }: Notes) => a * d !== b * c && u * a + v * c !== u * b + v * d && b !== d,
  stem: p => {
    const [one, two, y, z] = rows(p);
    return p.way
      ? `Given $${p.a}x + ${p.b}y + ${p.c}z = ${one}$ and $${p.c}x + ${p.d}y + ${p.a}z = ${two}$, the expression $kx + ${y}y + ${z}z$ has the same value for all such $x, y, z$. What is that value?`
      : `If $${p.a}x + ${p.b}y + ${p.c}z = ${one}$ and $${p.c}x + ${p.d}y + ${p.a}z = ${two}$, then for one value of the constant $k$ the value of $kx + ${y}y + ${z}z$ can be found from these equations. What is the value of this expression?`;
  },
  path: path<Notes>()
    .step(
      'u',
      ({ u }) => q(u),
      'The expression must be a combination of the two equations. Compare the coefficients that are known.',
      p => `${p.b}u + ${p.d}v = ${rows(p)[2]}, \\quad ${p.c}u + ${p.a}v = ${rows(p)[3]}`,
    )
    .step(
      'v',
      ({ v }) => q(v),
      'Solve these for the two multipliers.',
      (_p, { u, v }) => `u = ${u}, \\quad v = ${v}`,
    )
    .quiet('one', p => q(rows(p)[0]))
    .quiet('two', p => q(rows(p)[1]))
    .step(
      'value',
      (_p, { u, v, one, two }) => u.mul(one).add(v.mul(two)),
      'The value is the same combination of the right-hand sides (and $k$ that of the coefficients of $x$).',
      (p, { u, v, one, two, value }) =>
        `${u} \\times ${one} + ${v} \\times ${two} = ${value}, \\quad k = ${p.u * p.a + p.v * p.c}`,
    ),
  slips: [
    {
      misconception: 'multipliers_exchanged',
      at: 'value',
      wrongly: (_p, { u, v, one, two }) => v.mul(one).add(u.mul(two)),
      words: (_p, { u, v, one, two, value }) =>
        `$${v} \\times ${one} + ${u} \\times ${two} = ${value}$ exchanges the two multipliers; the coefficients of $y$ and $z$ are then not the given ones.`,
    },
    {
      misconception: 'adds_the_equations',
      at: 'value',
      wrongly: (_p, { one, two }) => one.add(two),
      words: (_p, { value }) =>
        `$${value}$ is the plain sum of the right-hand sides, which fits the sum of the left-hand sides only.`,
    },
    {
      misconception: 'difference_for_sum',
      at: 'value',
      wrongly: (_p, { u, v, one, two }) => u.mul(one).sub(v.mul(two)).abs(),
      words: (_p, { u, v, one, two }) =>
        `The multiples $${u} \\times ${one}$ and $${v} \\times ${two}$ were subtracted; the coefficients come out when they are added.`,
    },
    {
      misconception: 'first_equation_only',
      at: 'value',
      wrongly: (_p, { u, one }) => u.mul(one),
      words: (_p, { u, one, value }) => `$${u} \\times ${one} = ${value}$ leaves the second equation out.`,
    },
    {
      misconception: 'second_equation_only',
      at: 'value',
      wrongly: (_p, { v, two }) => v.mul(two),
      words: (_p, { v, two, value }) => `$${v} \\times ${two} = ${value}$ leaves the first equation out.`,
    },
    {
      misconception: 'one_multiplier_for_both',
      at: 'v',
      wrongly: (_p, { u, v }) => (u.equals(v) ? null : u),
      words: (_p, { u, one, two, value }) =>
        `$${u}(${one} + ${two}) = ${value}$ uses the multiplier of the first equation for both.`,
    },
    {
      misconception: 'one_multiplier_for_both',
      at: 'u',
      wrongly: (_p, { u, v }) => (u.equals(v) ? null : v),
      words: (_p, { v, one, two, value }) =>
        `$${v}(${one} + ${two}) = ${value}$ uses the multiplier of the second equation for both.`,
    },
    {
      misconception: 'both_multipliers_for_both',
      at: 'value',
      wrongly: (_p, { u, v, one, two }) => u.add(v).mul(one.add(two)),
      words: (_p, { u, v, one, two, value }) =>
        `$(${u} + ${v})(${one} + ${two}) = ${value}$ multiplies each equation by the sum of both multipliers.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Two equations, three unknowns, and an expression whose value is fixed all the same: it depends on the equations alone.',
  approach: () =>
    'A value can be fixed only for a combination of the equations. The two known coefficients give the multipliers; $k$ need not be known.',
  faster: p =>
    `Put $x = 0$: then $${p.b}y + ${p.c}z = ${rows(p)[0]}$ and $${p.d}y + ${p.a}z = ${rows(p)[1]}$, and the value of $${rows(p)[2]}y + ${rows(p)[3]}z$ is asked.`,
  check: p =>
    `$${p.u} \\times ${p.b} + ${p.v} \\times ${p.d} = ${rows(p)[2]}$ and $${p.u} \\times ${p.c} + ${p.v} \\times ${p.a} = ${rows(p)[3]}$, the coefficients of $y$ and $z$.`,
  principle: 'An expression is fixed by equations exactly when it is a combination of them.',
  verify: p => {
    // Solve with x = 0 by Cramer's rule.
    const [one, two, y, z] = rows(p);
    const det = p.b * p.a - p.c * p.d;
    return q(one * p.a - two * p.c, det)
      .mul(y)
      .add(q(p.b * two - p.d * one, det).mul(z));
  },
});

/** Right-hand sides of the two equations and the coefficients of y and z in the expression. */
const rows = ({ x, y, z, a, b, c, d, u, v }: Notes): [number, number, number, number] => [
  a * x + b * y + c * z,
  c * x + d * y + a * z,
  u * b + v * d,
  u * c + v * a,
];

/** AL.LIN.4 Medium: one unknown stays free, and yet a value is fixed. */
export const freeUnknown: readonly AnyTemplate[] = situation<Notes>({
  type: 'AL.LIN.4',
  situation: 'free-unknown',
  draw: draw => {
    const n = draw.int(14, 40);
    const [a, b] = draw.some([2, 3, 4, 5, 6, 7], 2) as [number, number];
    const [c, d] = draw.some([2, 3, 4, 5, 7], 2) as [number, number];
    if (a * b === c * d) return null;
    return {
      n,
      tens: n + draw.int(n, 3 * n),
      x: draw.int(3, 15),
      y: draw.int(4, 16),
      z: draw.int(2, 30),
      a,
      b,
      c,
      d,
      u: draw.int(1, 4),
      v: draw.int(1, 4),
      way: draw.chance(0.5),
    };
  },
  forms: [determined],
});
