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
      Turn each ratio into litres of ${one}, because the parts of the two ratios differ in size. Then add.`;
    const whole = find(calc`${m} + ${n}`);
    const r = step(
      ratioOf(ones, whole.sub(ones)),
      value => tex`${ones} : (${whole} - ${ones}) = ${value.map(t => numberTex(t)).join(' : ')}`,
    )`
      The rest of the $${whole}$ litres is ${other}. Write the ratio in lowest terms.`;
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
          You counted $${q(m * a[1], sum(a))}$ of the first $${m}$ litres as ${one}; they are the ${other}.`,
      ],
      snapRead: text`Two mixtures with known ratios and known amounts: add real amounts, never terms of ratios.`,
      approach: text`Turn each ratio into litres of ${one}; the rest of the total is ${other}.`,
      check: () => {
        const share = (r[0] as Fraction).div((r[0] as Fraction).add(r[1] as Fraction));
        return text`The share of ${one} is $${frac(share)}$. It lies between $${frac(q(a[0], sum(a)))}$ and
          $${frac(q(b[0], sum(b)))}$, and nearer to the share in the larger quantity, as it must.`;
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
    suits: ({ a, b, m, n }) => 2 * (first(m, a).valueOf() + first(n, b).valueOf()) > m + n,
    verify: ({ a, b, m, n }) =>
      first(m, a)
        .add(first(n, b))
        .mul(2)
        .sub(m + n),
  },
  ({ m, a, one, n, b, other, way }, { step }) => {
    const early = step(calc`(${a[0]} - ${a[1]}) / ${sum(a)} * ${m}`)`
      In the $${m}$ litres, find by how many litres the ${one} exceeds the ${other}. The difference is negative if
      there
      is less ${one}.`;
    const late = step(calc`(${b[0]} - ${b[1]}) / ${sum(b)} * ${n}`)`
      Do the same for the $${n}$ litres.`;
    const excess = step(calc`${early} + ${late}`)`
      Add the two differences, because litres of ${one} and litres of ${other} both add up.`;
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
          $${excess}$ litres is all of the ${one}; its excess over the ${other} is asked.`,
        slip(
          'wrong_sign',
          excess,
          early.valueOf() * late.valueOf() < 0 && calc`abs(${early}) + abs(${late})`,
        )`
          $${early.abs()} + ${late.abs()}$ adds the two differences. In one of the mixtures there is more ${other}
          than
          ${one}, so its difference has to be subtracted.`,
        slip('answered_another_quantity', excess, calc`${m} + ${n} - ${first(m, a)} - ${first(n, b)}`)`
          $${excess}$ litres is the ${other} alone; the difference is asked.`,
        slip(
          'swapped_the_weights',
          excess,
          calc`${n} * (${a[0]} - ${a[1]}) / ${sum(a)} + ${m} * (${b[0]} - ${b[1]}) / ${sum(b)}`,
        )`
          You exchanged the two amounts: ${m} litres belong to the first ratio, ${n} litres to the second.`,
        stop('left_out_a_case', early)`
          $${early}$ litres is the excess in the first $${m}$ litres alone.`,
        stop('left_out_a_case', late)`
          The excess of $${late}$ litres belongs to the other $${n}$ litres alone.`,
        slip(
          'took_ratio_terms_for_amounts',
          excess,
          calc`(${m} + ${n}) * (${a[0]} + ${b[0]} - ${a[1]} - ${b[1]}) / (${sum(a)} + ${sum(b)})`,
        )`
          You added the ratios term by term to $${a[0] + b[0]} : ${a[1] + b[1]}$. The parts of the two ratios differ
          in
          size, so the terms cannot be added.`,
        slip(
          'ignored_the_weights',
          excess,
          calc`((${a[0]} - ${a[1]}) / ${sum(a)} + (${b[0]} - ${b[1]}) / ${sum(b)}) * (${m} + ${n}) / 2`,
        )`
          You counted both amounts as equal. They are ${m} and ${n} litres, so the first ratio has another weight.`,
      ],
      snapRead: text`Two ratios of ${one} to ${other} and two amounts are given; only the difference of the two is
      asked.`,
      approach: text`In each mixture the excess of ${one} is a fixed share of its litres. Add the two excesses; the
      litres of
        ${one} and ${other} themselves are not needed.`,
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
