import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { roundFigure } from '../round-figure.ts';
import { type Chords, positive, root, shown } from './chord.ts';

/** A square, with brackets round a fraction only. */
const squared = (value: Fraction) =>
  value.d === 1n ? `${fractionTex(value)}^2` : `\\left(${fractionTex(value)}\\right)^2`;

export const perpendicular = form({
  form: 'perpendicular-chords',
  revision: 3,
  band: 'Medium',
  also: ['GM.CIR.4', 'GM.TRI.4'],
  seconds: 80,
  stem: ({ parts: [a, b, c], way }: Chords) =>
    way
      ? `Two perpendicular chords $AB$ and $CD$ of a circle meet at $P$, with $PA = ${a}$, $PB = ${b}$ and $PC = ${c}$. What is the diameter of the circle?`
      : `In a circle two chords intersect at right angles. The two parts of one chord are $${a}$ and $${b}$, and one part of the other chord is $${c}$. How long is the diameter?`,
  path: path<Chords>()
    .step(
      'last',
      ({ parts: [a, b, c] }) => q(a * b, c),
      'The products of the parts of both chords are equal; find the fourth part.',
      ({ parts: [a, b, c] }, { last }) => `PD = \\frac{${a} \\times ${b}}{${c}} = ${fractionTex(last)}`,
    )
    .quiet('half', ({ parts: [a, b] }) => q(a + b, 2))
    .step(
      'offset',
      ({ parts: [, , c] }, { last }) => last.sub(c).abs().div(2),
      'The perpendicular from the centre meets each chord at its mid-point. The distance of the centre from $AB$ is half the difference of the parts of $CD$.',
      ({ parts: [, , c] }, { last, offset }) =>
        `\\frac{${last.valueOf() > c ? `${fractionTex(last)} - ${c}` : `${c} - ${fractionTex(last)}`}}{2} = ${fractionTex(offset)}`,
    )
    .quiet('radius', (_p, { half, offset }) => q(root(half.mul(half).add(offset.mul(offset)).valueOf())))
    .step(
      'diameter',
      (_p, { radius: value }) => value.mul(2),
      'Radius from half of $AB$ and this distance; double it.',
      (_p, { half, offset, diameter }) =>
        `2\\sqrt{${squared(half)} + ${squared(offset)}} = ${fractionTex(diameter)}`,
    ),
  slips: [
    {
      misconception: 'longer_chord_as_diameter',
      at: 'diameter',
      wrongly: ({ parts: [a, b, c, d] }) => q(Math.max(a + b, c + d)),
      words: ({ parts: [a, b, c, d] }) =>
        `The longer chord, $${Math.max(a + b, c + d)}$, was taken as a diameter; neither chord passes through the centre.`,
    },
    {
      misconception: 'shorter_chord_as_diameter',
      at: 'diameter',
      wrongly: ({ parts: [a, b, c, d] }) => q(Math.min(a + b, c + d)),
      words: ({ parts: [a, b, c, d] }) =>
        `The shorter chord, $${Math.min(a + b, c + d)}$, was taken as a diameter; a diameter is longer than any chord.`,
    },
    {
      misconception: 'sums_for_products',
      at: 'last',
      wrongly: ({ parts: [a, b, c] }) =>
        a + b - c > 0 && Number.isInteger(root((a + b) ** 2 + (a + b - 2 * c) ** 2)) ? q(a + b - c) : null,
      words: () => 'The chords were taken as equally long; their parts have equal products, not equal sums.',
    },
    {
      misconception: 'sum_of_all_parts',
      at: 'diameter',
      wrongly: ({ parts: [a, b, c, d] }) => q(a + b + c + d, 2),
      words: ({ parts: [a, b, c, d] }) =>
        `Half of $${a} + ${b} + ${c} + ${d}$ is the mean of the two chords, not the diameter.`,
    },
    {
      misconception: 'radius_for_diameter',
      gives: 'radius',
      words: (_p, { radius: value }) => `$${fractionTex(value)}$ is the radius.`,
    },
    {
      misconception: 'offset_added',
      at: 'radius',
      wrongly: (_p, { half, offset }) => half.add(offset),
      words: (_p, { half, offset }) =>
        `$${fractionTex(half)}$ and $${fractionTex(offset)}$ were added without squares.`,
    },
    {
      misconception: 'chords_added',
      at: 'diameter',
      wrongly: ({ parts: [a, b, c, d] }) => q(a + b + c + d),
      words: ({ parts: [a, b, c, d] }) => `The chords of $${a + b}$ and $${c + d}$ were added.`,
    },
  ],
  show: value => shown(value),
  plausible: value => positive(value),
  snapRead: () =>
    'Two perpendicular chords with three known parts: products of parts, then a right triangle at the centre.',
  approach: () => 'Complete the parts, find how far the centre is from one chord, and use Pythagoras.',
  faster: ({ parts: [a, b, c, d] }) =>
    `For perpendicular chords the squares of the four parts add up to the square of the diameter: $${a}^2 + ${b}^2 + ${c}^2 + ${d}^2$.`,
  check: ({ parts: [a, b, c, d, e] }) =>
    `The squares of the parts add up: $${a * a} + ${b * b} + ${c * c} + ${d * d} = ${e * e} = ${e}^2$.`,
  principle:
    'The centre is level with the mid-points of both chords; parts of crossing chords have equal products.',
  verify: ({ parts: [a, b, c] }) => {
    // P at the origin: the circle passes through (−a, 0), (b, 0), (0, c).
    const x = (b - a) / 2;
    const y = (c * c - a * b) / (2 * c);
    return q(Math.round(2 * Math.hypot(x, c - y)));
  },
  figure: ({ parts: [a, b, c, d, e], way }) => {
    // The centre is the origin: P lies off it by half the differences of the parts.
    const at = { x: (a - b) / e, y: (d - c) / e };
    const half = { wide: (a + b) / e, high: (c + d) / e };
    const towards = (x: number, y: number) => (Math.atan2(y, x) * 180) / Math.PI;
    return roundFigure({
      alt: `${way ? 'Two perpendicular chords AB and CD of a circle meet at P. PA' : 'Two chords AB and CD of a circle cross at right angles at P. PA'} is ${a}, PB is ${b} and PC is ${c}.`,
      rim: {
        A: towards(-half.wide, at.y),
        B: towards(half.wide, at.y),
        C: towards(at.x, half.high),
        D: towards(at.x, -half.high),
      },
      lines: [
        ['A', 'B'],
        ['C', 'D'],
      ],
      inside: { P: at },
    });
  },
});
