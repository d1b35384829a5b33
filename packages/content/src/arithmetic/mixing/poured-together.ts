import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, ratio, withUnit } from '../../show.ts';
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

const ratioOfBoth = form<Poured, readonly Fraction[]>(
  'ratio-of-unequal-amounts',
  {
    band: 'Easy',
    seconds: 55,
    revision: 3,
    verify: ({ a, b, m, n }) => {
      const k = sum(a) * sum(b);
      return ratioOf(
        m * a[0] * (k / sum(a)) + n * b[0] * (k / sum(b)),
        m * a[1] * (k / sum(a)) + n * b[1] * (k / sum(b)),
      );
    },
  },
  ({ m, a, n, b, one, other, way }, { step, find }) => {
    const ones = step(calc`${a[0]} / ${sum(a)} * ${m} + ${b[0]} / ${sum(b)} * ${n}`)`
      Find how many litres of ${one} each vessel holds, and add.`;
    const whole = find(calc`${m} + ${n}`);
    const r = step(
      ratioOf(ones, whole.sub(ones)),
      value => tex`${ones} : (${whole} - ${ones}) = ${value.map(t => numberTex(t)).join(' : ')}`,
    )`
      The rest is ${other}. Write the ratio in lowest terms.`;
    return {
      answer: r,
      stem: way
        ? text`A can holds $${m}$ litres of ${one} and ${other} in the ratio ${ratio(a)}, and a bucket holds $${n}$
          litres of them in the ratio ${ratio(b)}. Both are emptied into one drum. What is the ratio of ${one} to
          ${other} in the drum?`
        : text`A mixture of $${m}$ litres contains ${one} and ${other} in the ratio ${ratio(a)}. It is poured into
          $${n}$ litres of another mixture, which contains them in the ratio ${ratio(b)}. Find the ratio of ${one} to
          ${other} in the result.`,
      show: value => ratio(value as readonly Fraction[]),
      size: value => (value[0] as Fraction).div(value[1] as Fraction).valueOf(),
      // A mixture of both lies between them.
      onSight: value => {
        const [x, y] = [a[0] / a[1], b[0] / b[1]];
        const r = Number(value[0]) / Number(value[1]);
        return (r - x) * (r - y) < 0;
      },
      slips: [
        slip('took_ratio_terms_for_amounts', r, ratioOf(a[0] + b[0], a[1] + b[1]))`
          ${ratio(a)} and ${ratio(b)} were added term by term, but a part is not the same number of litres in both.`,
        slip(
          'ignored_the_weights',
          ones,
          () => calc`(${a[0]} / ${sum(a)} + ${b[0]} / ${sum(b)}) / 2 * ${whole}`,
        )`
          The mean of $${frac(q(a[0], sum(a)))}$ and $${frac(q(b[0], sum(b)))}$ is right for equal amounts; here $${m}$
          and $${n}$ litres meet.`,
        slip('swapped_the_weights', ones, calc`${first(n, a)} + ${first(m, b)}`)`
          The volumes were exchanged: ${m} litres belong to the first mixture, ${n} to the second.`,
        slip('took_ratio_terms_for_amounts', r, ratioOf(a[0] * m + b[0] * n, a[1] * m + b[1] * n))`
          $${m} \times ${a[0]} + ${n} \times ${b[0]}$ counts parts as litres; a part of the first is
          $\frac{${m}}{${sum(a)}}$ litre.`,
        slip('took_the_whole_for_a_part', r, () => ratioOf(ones, whole))`
          That compares the ${one} with the whole mixture; the ratio asked for is to the ${other}.`,
        slip('inverted_the_ratio', r, () => ratioOf(whole.sub(ones), ones))`
          This is ${other} to ${one}, the ratio read the other way round.`,
        slip('swapped_the_two', ones, () => {
          const found = q(m * a[1], sum(a)).add(first(n, b));
          return found.valueOf() < m + n ? found : null;
        })`
          In the first vessel the part of the ${other} was taken for that of the ${one}.`,
      ],
      snapRead: text`Two mixtures with known ratios and known amounts: add real amounts, never terms of ratios.`,
      approach: text`Turn each ratio into litres of ${one}; the rest of the total is ${other}.`,
      check: () => {
        const share = (r[0] as Fraction).div((r[0] as Fraction).add(r[1] as Fraction));
        return text`The share $${frac(share)}$ lies between $${frac(q(a[0], sum(a)))}$ and $${frac(q(b[0], sum(b)))}$,
          nearer to that of the larger amount.`;
      },
      principle: text`Mixtures are combined in litres: turn every ratio into amounts before adding.`,
    };
  },
);

const excess = form<Poured>(
  'excess-of-one-component',
  {
    band: 'Easy',
    seconds: 55,
    revision: 4,
    entry: true,
    apart: true,
    suits: ({ a, b, m, n }) => 2 * (first(m, a).valueOf() + first(n, b).valueOf()) > m + n,
    verify: ({ a, b, m, n }) =>
      first(m, a)
        .add(first(n, b))
        .mul(2)
        .sub(m + n),
  },
  ({ m, a, one, n, b, other, way }, { step }) => {
    const early = step(calc`(${a[0]} - ${a[1]}) / ${sum(a)} * ${m}`)`
      In the first batch, find by how much the ${one} exceeds the other; it may fall short of it.`;
    const late = step(calc`(${b[0]} - ${b[1]}) / ${sum(b)} * ${n}`)`
      Do the same in the second.`;
    const excess = step(calc`${early} + ${late}`)`
      Excesses in litres add up.`;
    return {
      answer: excess,
      stem: way
        ? text`Two mixtures of $${m}$ litres and $${n}$ litres, which contain ${one} and ${other} in the ratios
          ${ratio(a)} and ${ratio(b)} respectively, are poured into a tank. By how many litres does the ${one} in the
          tank exceed the ${other}?`
        : text`In a batch of $${m}$ litres the ratio of ${one} to ${other} is ${ratio(a)}, and in another of $${n}$
          litres it is ${ratio(b)}. If the two batches are combined, how many more litres of ${one} than of ${other} are
          there?`,
      show: value => withUnit(value, 'litres'),
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < m + n,
      slips: [
        slip('answered_another_quantity', excess, calc`${first(m, a)} + ${first(n, b)}`)`
          $${excess}$ litres is all of the ${one}; the excess over the other was asked.`,
        slip(
          'wrong_sign',
          excess,
          early.valueOf() * late.valueOf() < 0 && calc`abs(${early}) + abs(${late})`,
        )`
          $${early.abs()} + ${late.abs()}$ adds the two; in one of the batches the other component is in excess, and
          that shortfall has to be subtracted.`,
        slip('answered_another_quantity', excess, calc`${m} + ${n} - ${first(m, a)} - ${first(n, b)}`)`
          $${excess}$ litres is the ${other} alone; a difference was asked.`,
        slip(
          'swapped_the_weights',
          excess,
          calc`${n} * (${a[0]} - ${a[1]}) / ${sum(a)} + ${m} * (${b[0]} - ${b[1]}) / ${sum(b)}`,
        )`
          The sizes of the batches were exchanged: ${m} litres belong to the first ratio, ${n} to the second.`,
        stop('left_out_a_case', early)`
          $${early}$ litres is the excess in the first batch alone.`,
        stop('left_out_a_case', late)`
          The excess of $${late}$ litres belongs to the second batch alone.`,
        slip(
          'took_ratio_terms_for_amounts',
          excess,
          calc`(${m} + ${n}) * (${a[0]} + ${b[0]} - ${a[1]} - ${b[1]}) / (${sum(a)} + ${sum(b)})`,
        )`
          This mixes as $${a[0] + b[0]} : ${a[1] + b[1]}$, the sum of the terms; parts of different batches differ in
          size.`,
        slip(
          'ignored_the_weights',
          excess,
          calc`((${a[0]} - ${a[1]}) / ${sum(a)} + (${b[0]} - ${b[1]}) / ${sum(b)}) * (${m} + ${n}) / 2`,
        )`
          Both batches were counted as equally large; they hold ${m} and ${n} litres.`,
      ],
      snapRead: text`Two batches with ratios and amounts; only the difference of the components is asked.`,
      approach: text`The excess is a fixed share of a batch. Add the excesses; the amounts themselves are not needed.`,
      check: () =>
        text`Then there are $${q(m + n)
          .add(excess)
          .div(2)}$ litres of ${one} and $${q(m + n)
          .sub(excess)
          .div(2)}$ of ${other}, together $${m + n}$.`,
      principle: text`Differences of components add up over mixtures just as the components do.`,
    };
  },
);

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
