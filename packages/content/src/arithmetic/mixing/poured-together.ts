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
    const ones = step(calc`${a[0]} / ${sum(a)} * ${m} + ${b[0]} / ${sum(b)} * ${n}`, {
      name: text`the litres of ${one} in all`,
      because: text`Litres of ${one} stay litres of ${one} when two mixtures come together, so they can be added. The
        terms of the ratios cannot, because a part is ${m} ÷ ${sum(a)} litres in one mixture and ${n} ÷ ${sum(b)}
        litres in the other.`,
    })`
      Turn each ratio into litres of ${one}. In the first mixture ${one} is $${a[0]}$ of $${sum(a)}$ parts of $${m}$
      litres, in the second $${b[0]}$ of $${sum(b)}$ parts of $${n}$ litres. Add the two amounts.`;
    const whole = find(calc`${m} + ${n}`);
    const r = step(ratioOf(ones, whole.sub(ones)), {
      works: value => tex`${ones} : (${whole} - ${ones}) = ${value.map(t => numberTex(t)).join(' : ')}`,
      because: text`Both mixtures hold nothing but ${one} and ${other}. So what is not ${one} is ${other}, and its
        litres need no computation of their own.`,
    })`
      There are $${m} + ${n} = ${whole}$ litres in all, and what is not ${one} is ${other}. Write the ratio of the two
      amounts and reduce it to lowest terms.`;
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
          You added ${ratio(a)} and ${ratio(b)} term by term. That counts a part as the same number of litres in both,
          but the parts are of different size.`,
        slip(
          'ignored_the_weights',
          ones,
          () => calc`(${a[0]} / ${sum(a)} + ${b[0]} / ${sum(b)}) / 2 * ${whole}`,
        )`
          You used the mean of $${frac(q(a[0], sum(a)))}$ and $${frac(q(b[0], sum(b)))}$. It is right for equal
          amounts, but here $${m}$ and $${n}$ litres come together.`,
        slip('swapped_the_weights', ones, calc`${first(n, a)} + ${first(m, b)}`)`
          You exchanged the volumes: ${m} litres belong to the first mixture and ${n} litres to the second, so each
          ratio was applied to the wrong amount.`,
        slip('took_ratio_terms_for_amounts', r, ratioOf(a[0] * m + b[0] * n, a[1] * m + b[1] * n))`
          $${m} \times ${a[0]} + ${n} \times ${b[0]}$ counts each part as a whole $${m}$ or $${n}$ litres. A part of
          the first mixture is only $\frac{${m}}{${sum(a)}}$ litres.`,
        slip('took_the_whole_for_a_part', r, () => ratioOf(ones, whole))`
          That compares the ${one} with the whole mixture. The question asks for the ratio of ${one} to ${other}.`,
        slip('inverted_the_ratio', r, () => ratioOf(whole.sub(ones), ones))`
          This is the ratio of ${other} to ${one}. The question names the ${one} first, so the terms have to be
          exchanged.`,
        slip('swapped_the_two', ones, () => {
          const found = q(m * a[1], sum(a)).add(first(n, b));
          return found.valueOf() < m + n ? found : null;
        })`
          You counted $${q(m * a[1], sum(a))}$ of the first $${m}$ litres as ${one}. In the ratio ${one} comes first,
          so these litres are ${other}.`,
      ],
      snapRead: text`Two mixtures with known ratios and known amounts: add litres, never the terms of the ratios.`,
      approach: text`A part of one ratio is not as large as a part of the other. So turn each ratio into litres of
        ${one} and add; the rest of the total is ${other}.`,
      check: () => {
        const share = (r[0] as Fraction).div((r[0] as Fraction).add(r[1] as Fraction));
        return text`The share of ${one} is $${frac(share)}$. It lies between $${frac(q(a[0], sum(a)))}$ and
          $${frac(q(b[0], sum(b)))}$, and nearer to the share in the larger quantity, as it must.`;
      },
      principle: text`When mixtures of different amounts are combined, turn every ratio into litres before adding.`,
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
    const early = step(calc`(${a[0]} - ${a[1]}) / ${sum(a)} * ${m}`, {
      name: text`the excess of ${one} in the first mixture`,
      because: text`In every ${sum(a)} litres of this mixture there are ${a[0]} litres of ${one} and ${a[1]} of
        ${other}. So the difference of the terms is the difference in ${sum(a)} litres, and it grows in proportion to
        the litres.`,
    })`
      In every $${sum(a)}$ litres of the first mixture the ${one} exceeds the ${other} by $${a[0]} - ${a[1]}$ litres.
      Find by how much it does in $${m}$ litres. The difference is negative if there is less ${one}.`;
    const late = step(calc`(${b[0]} - ${b[1]}) / ${sum(b)} * ${n}`, {
      name: text`the excess of ${one} in the second mixture`,
      because: text`A part of this ratio is ${n} ÷ ${sum(b)} litres, not as large as a part of the first ratio, so the
        second mixture needs its own computation.`,
    })`
      Do the same for the $${n}$ litres of the second mixture, where the ratio of ${one} to ${other} is ${ratio(b)}.`;
    const excess = step(calc`${early} + ${late}`, {
      name: text`the excess of ${one} in all`,
      because: text`Litres of ${one} add up and litres of ${other} add up, so their differences add up as well. If one
        mixture has more ${other}, its difference is negative and makes the sum smaller.`,
    })`
      When the mixtures come together, litres of ${one} and litres of ${other} add up, and so do their differences. Add
      the two differences with their signs.`;
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
          $${excess}$ litres is all of the ${one}. The question asks by how much it exceeds the ${other}, so the
          ${other} is still to be subtracted.`,
        slip(
          'wrong_sign',
          excess,
          early.valueOf() * late.valueOf() < 0 && calc`abs(${early}) + abs(${late})`,
        )`
          $${early.abs()} + ${late.abs()}$ adds the two differences without their signs. In one of the mixtures there
          is more ${other} than ${one}, so its difference has to be subtracted.`,
        slip('answered_another_quantity', excess, calc`${m} + ${n} - ${first(m, a)} - ${first(n, b)}`)`
          $${excess}$ litres is the ${other} alone. The question asks how many more litres of ${one} there are.`,
        slip(
          'swapped_the_weights',
          excess,
          calc`${n} * (${a[0]} - ${a[1]}) / ${sum(a)} + ${m} * (${b[0]} - ${b[1]}) / ${sum(b)}`,
        )`
          You exchanged the two amounts: ${m} litres belong to the first ratio and ${n} litres to the second, so each
          excess was found for the wrong amount.`,
        stop('left_out_a_case', early)`
          $${early}$ litres is the excess in the first $${m}$ litres alone. The other $${n}$ litres have a difference
          of their own, which has to be added.`,
        stop('left_out_a_case', late)`
          $${late}$ litres is the excess in the second $${n}$ litres alone. The first $${m}$ litres have a difference
          of their own, which has to be added.`,
        slip(
          'took_ratio_terms_for_amounts',
          excess,
          calc`(${m} + ${n}) * (${a[0]} + ${b[0]} - ${a[1]} - ${b[1]}) / (${sum(a)} + ${sum(b)})`,
        )`
          You added the ratios term by term to $${a[0] + b[0]} : ${a[1] + b[1]}$. The parts of the two ratios differ in
          size, so their terms cannot be added.`,
        slip(
          'ignored_the_weights',
          excess,
          calc`((${a[0]} - ${a[1]}) / ${sum(a)} + (${b[0]} - ${b[1]}) / ${sum(b)}) * (${m} + ${n}) / 2`,
        )`
          You counted both amounts as equal. They are ${m} and ${n} litres, so each excess has to be found for its own
          amount.`,
      ],
      snapRead: text`Two ratios of ${one} to ${other} and two amounts are given, and only the difference of the two
        components is asked.`,
      approach: text`In each mixture the excess of ${one} is a fixed share of its litres. Find the two excesses and add
        them; the litres of ${one} and ${other} themselves are not needed.`,
      check: () =>
        text`Then there are $${q(m + n)
          .add(excess)
          .div(2)}$ litres of ${one} and $${q(m + n)
          .sub(excess)
          .div(2)}$ of ${other}: together $${m + n}$, and their difference is $${excess}$.`,
      principle: text`When mixtures are combined, differences of components add up just as the components do, with
        their signs.`,
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
