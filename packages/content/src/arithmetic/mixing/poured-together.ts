import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, ratio, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

interface Poured {
  /** Parts of the first and the second component in each vessel. */
  a: readonly [number, number];
  b: readonly [number, number];
  /** Litres of each. */
  m: number;
  n: number;
  one: string;
  other: string;
  way: boolean;
}

const sum = (parts: readonly [number, number]) => parts[0] + parts[1];
const first = (litres: number, parts: readonly [number, number]) => q(litres * parts[0], sum(parts));

const ratioOfBoth = form({
  form: 'ratio-of-unequal-amounts',
  band: 'Easy',
  revision: 3,
  seconds: 55,
  stem: ({ a, b, m, n, one, other, way }: Poured) =>
    way
      ? `A can holds $${m}$ litres of ${one} and ${other} in the ratio ${ratio(a)}, and a bucket holds $${n}$ litres of them in the ratio ${ratio(b)}. Both are emptied into one drum. What is the ratio of ${one} to ${other} in the drum?`
      : `A mixture of $${m}$ litres contains ${one} and ${other} in the ratio ${ratio(a)}. It is poured into $${n}$ litres of another mixture, which contains them in the ratio ${ratio(b)}. Find the ratio of ${one} to ${other} in the result.`,
  path: path<Poured>()
    .step(
      'ones',
      ({ a, b, m, n }) => first(m, a).add(first(n, b)),
      ({ one }) => `Find how many litres of ${one} each vessel holds, and add.`,
      ({ a, b, m, n }, { ones }) =>
        `\\frac{${a[0]}}{${sum(a)}} \\times ${m} + \\frac{${b[0]}}{${sum(b)}} \\times ${n} = ${numberTex(ones)}`,
    )
    .quiet('whole', ({ m, n }) => q(m + n))
    .step(
      'ratio',
      (_p, { ones, whole }) => ratioOf(ones, whole.sub(ones)),
      ({ other }) => `The rest is ${other}. Write the ratio in lowest terms.`,
      (_p, { ones, whole, ratio: r }) =>
        `${numberTex(ones)} : (${numberTex(whole)} - ${numberTex(ones)}) = ${r.map(t => numberTex(t)).join(' : ')}`,
    ),
  slips: [
    {
      misconception: 'adds_ratio_terms',
      at: 'ratio',
      wrongly: ({ a, b }) => ratioOf(a[0] + b[0], a[1] + b[1]),
      words: ({ a, b }) =>
        `${ratio(a)} and ${ratio(b)} were added term by term, but a part is not the same number of litres in both.`,
    },
    {
      misconception: 'volumes_ignored',
      at: 'ones',
      wrongly: ({ a, b }, { whole }) =>
        q(a[0], sum(a))
          .add(q(b[0], sum(b)))
          .div(2)
          .mul(whole),
      words: ({ a, b, m, n }) =>
        `The mean of $${fractionTex(q(a[0], sum(a)))}$ and $${fractionTex(q(b[0], sum(b)))}$ is right for equal amounts; here $${m}$ and $${n}$ litres meet.`,
    },
    {
      misconception: 'volumes_swapped',
      at: 'ones',
      wrongly: ({ a, b, m, n }) => first(n, a).add(first(m, b)),
      words: ({ m, n }) =>
        `The volumes were exchanged: ${m} litres belong to the first mixture, ${n} to the second.`,
    },
    {
      misconception: 'weights_ratio_terms_by_volume',
      at: 'ratio',
      wrongly: ({ a, b, m, n }) => ratioOf(a[0] * m + b[0] * n, a[1] * m + b[1] * n),
      words: ({ a, b, m, n }) =>
        `$${m} \\times ${a[0]} + ${n} \\times ${b[0]}$ counts parts as litres; a part of the first is $\\frac{${m}}{${sum(a)}}$ litre.`,
    },
    {
      misconception: 'part_against_whole',
      at: 'ratio',
      wrongly: (_p, { ones, whole }) => ratioOf(ones, whole),
      words: ({ one, other }) =>
        `That compares the ${one} with the whole mixture; the ratio asked for is to the ${other}.`,
    },
    {
      misconception: 'ratio_reversed',
      at: 'ratio',
      wrongly: (_p, { ones, whole }) => ratioOf(whole.sub(ones), ones),
      words: ({ one, other }) => `This is ${other} to ${one}, the ratio read the other way round.`,
    },
    {
      misconception: 'divides_by_the_other_term',
      at: 'ones',
      wrongly: ({ a, b, m, n }) => {
        const found = q(m * a[1], sum(a)).add(first(n, b));
        return found.valueOf() < m + n ? found : null;
      },
      words: ({ one, other }) =>
        `In the first vessel the part of the ${other} was taken for that of the ${one}.`,
    },
  ],
  show: value => ratio(value as readonly Fraction[]),
  size: value => (value[0] as Fraction).div(value[1] as Fraction).valueOf(),
  // A mixture of both lies between them.
  onSight: (value, { a, b }) => {
    const [x, y] = [a[0] / a[1], b[0] / b[1]];
    const r = Number(value[0]) / Number(value[1]);
    return (r - x) * (r - y) < 0;
  },
  snapRead: () =>
    'Two mixtures with known ratios and known amounts: add real amounts, never terms of ratios.',
  approach: ({ one, other }) => `Turn each ratio into litres of ${one}; the rest of the total is ${other}.`,
  check: ({ a, b }, { ratio: r }) => {
    const share = (r[0] as Fraction).div((r[0] as Fraction).add(r[1] as Fraction));
    return `The share $${fractionTex(share)}$ lies between $${fractionTex(q(a[0], sum(a)))}$ and $${fractionTex(q(b[0], sum(b)))}$, nearer to that of the larger amount.`;
  },
  principle: 'Mixtures are combined in litres: turn every ratio into amounts before adding.',
  verify: ({ a, b, m, n }) => {
    const k = sum(a) * sum(b);
    return ratioOf(
      m * a[0] * (k / sum(a)) + n * b[0] * (k / sum(b)),
      m * a[1] * (k / sum(a)) + n * b[1] * (k / sum(b)),
    );
  },
});

const excess = form({
  form: 'excess-of-one-component',
  band: 'Easy',
  revision: 4,
  apart: true,
  seconds: 55,
  entry: true,
  stem: ({ a, b, m, n, one, other, way }: Poured) =>
    way
      ? `Two mixtures of $${m}$ litres and $${n}$ litres, which contain ${one} and ${other} in the ratios ${ratio(a)} and ${ratio(b)} respectively, are poured into a tank. By how many litres does the ${one} in the tank exceed the ${other}?`
      : `In a batch of $${m}$ litres the ratio of ${one} to ${other} is ${ratio(a)}, and in another of $${n}$ litres it is ${ratio(b)}. If the two batches are combined, how many more litres of ${one} than of ${other} are there?`,
  suits: ({ a, b, m, n }) => 2 * (first(m, a).valueOf() + first(n, b).valueOf()) > m + n,
  path: path<Poured>()
    .step(
      'early',
      ({ a, m }) => q(m * (a[0] - a[1]), sum(a)),
      ({ one }) =>
        `In the first batch, find by how much the ${one} exceeds the other; it may fall short of it.`,
      ({ a, m }, { early }) => `\\frac{${a[0]} - ${a[1]}}{${sum(a)}} \\times ${m} = ${numberTex(early)}`,
    )
    .step(
      'late',
      ({ b, n }) => q(n * (b[0] - b[1]), sum(b)),
      'Do the same in the second.',
      ({ b, n }, { late }) => `\\frac{${b[0]} - ${b[1]}}{${sum(b)}} \\times ${n} = ${numberTex(late)}`,
    )
    .step(
      'excess',
      (_p, { early, late }) => early.add(late),
      'Excesses in litres add up.',
      (_p, { early, late, excess: e }) =>
        `${numberTex(early)} + ${late.s < 0n ? `(${numberTex(late)})` : numberTex(late)} = ${numberTex(e)}`,
    ),
  slips: [
    {
      misconception: 'gives_the_amount_not_the_excess',
      at: 'excess',
      wrongly: ({ a, b, m, n }) => first(m, a).add(first(n, b)),
      words: ({ one }, { excess: e }) =>
        `$${numberTex(e)}$ litres is all of the ${one}; the excess over the other was asked.`,
    },
    {
      misconception: 'sign_of_a_shortfall_lost',
      at: 'excess',
      wrongly: (_p, { early, late }) =>
        early.valueOf() * late.valueOf() < 0 ? early.abs().add(late.abs()) : null,
      words: (_p, { early, late }) =>
        `$${numberTex(early.abs())} + ${numberTex(late.abs())}$ adds the two; in one of the batches the other component is in excess, and that shortfall has to be subtracted.`,
    },
    {
      misconception: 'gives_the_amount_not_the_excess',
      at: 'excess',
      wrongly: ({ a, b, m, n }) =>
        q(m + n)
          .sub(first(m, a))
          .sub(first(n, b)),
      words: ({ other }, { excess: e }) =>
        `$${numberTex(e)}$ litres is the ${other} alone; a difference was asked.`,
    },
    {
      misconception: 'volumes_swapped',
      at: 'excess',
      wrongly: ({ a, b, m, n }) => q(n * (a[0] - a[1]), sum(a)).add(q(m * (b[0] - b[1]), sum(b))),
      words: ({ m, n }) =>
        `The sizes of the batches were exchanged: ${m} litres belong to the first ratio, ${n} to the second.`,
    },
    {
      misconception: 'one_batch_only',
      gives: 'early',
      words: (_p, { early }) => `$${numberTex(early)}$ litres is the excess in the first batch alone.`,
    },
    {
      misconception: 'one_batch_only',
      gives: 'late',
      words: (_p, { late }) => `The excess of $${numberTex(late)}$ litres belongs to the second batch alone.`,
    },
    {
      misconception: 'adds_ratio_terms',
      at: 'excess',
      wrongly: ({ a, b, m, n }) => q((m + n) * (a[0] + b[0] - a[1] - b[1]), sum(a) + sum(b)),
      words: ({ a, b }) =>
        `This mixes as ${ratio([a[0] + b[0], a[1] + b[1]])}, the sum of the terms; parts of different batches differ in size.`,
    },
    {
      misconception: 'volumes_ignored',
      at: 'excess',
      wrongly: ({ a, b, m, n }) =>
        q(a[0] - a[1], sum(a))
          .add(q(b[0] - b[1], sum(b)))
          .mul(m + n)
          .div(2),
      words: ({ m, n }) => `Both batches were counted as equally large; they hold ${m} and ${n} litres.`,
    },
  ],
  show: value => withUnit(value, 'litres'),
  plausible: (value, { m, n }) => value.d === 1n && value.valueOf() > 0 && value.valueOf() < m + n,
  snapRead: () => 'Two batches with ratios and amounts; only the difference of the components is asked.',
  approach: () =>
    'The excess is a fixed share of a batch. Add the excesses; the amounts themselves are not needed.',
  check: ({ m, n, one, other }, { excess: e }) =>
    `Then there are $${numberTex(
      q(m + n)
        .add(e)
        .div(2),
    )}$ litres of ${one} and $${numberTex(
      q(m + n)
        .sub(e)
        .div(2),
    )}$ of ${other}, together $${m + n}$.`,
  principle: 'Differences of components add up over mixtures just as the components do.',
  verify: ({ a, b, m, n }) =>
    first(m, a)
      .add(first(n, b))
      .mul(2)
      .sub(m + n),
});

const contents = [
  ['milk', 'water'],
  ['orange juice', 'soda'],
  ['acid', 'water'],
  ['honey', 'syrup'],
  ['petrol', 'ethanol'],
  ['paint', 'thinner'],
] as const;

/** AR.MIX.3 Easy: unequal amounts of two mixtures. */
export const pouredTogether: readonly AnyTemplate[] = situation<Poured>({
  type: 'AR.MIX.3',
  situation: 'two-batches',
  draw: draw => {
    const parts = () => [draw.int(1, 7), draw.int(1, 7)] as const;
    const [a, b] = [parts(), parts()];
    const [one, other] = draw.pick(contents);
    const m = sum(a) * draw.int(2, 9);
    const n = sum(b) * draw.int(2, 9);
    const coprime = (x: readonly [number, number]) => q(x[0], x[1]).d === BigInt(x[1]);
    return m !== n &&
      m < 80 &&
      n < 80 &&
      coprime(a) &&
      coprime(b) &&
      a[0] * b[1] !== a[1] * b[0] &&
      a[0] !== a[1]
      ? { a, b, m, n, one, other, way: draw.chance(0.5) }
      : null;
  },
  tries: 20,
  forms: [ratioOfBoth, excess],
});
