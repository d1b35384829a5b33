import { gcd, isCount, sumOf, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface CommonFactor {
  /** The digits of the number, with `x` among the first and `y` among the last three. */
  mask: string;
  /** The other number, of 2s, 3s and one 11, and its HCF with this one, without the 11. */
  other: number;
  hcf: number;
  frame: number;
}

const ten = upTo(10).map(d => d - 1);
const filled = (mask: string, x: number, y: number) => Number(mask.replace('x', `${x}`).replace('y', `${y}`));
const numeral = (mask: string) => `\\overline{${[...mask].join('\\,')}}`;
const powerIn = (n: number, prime: number) => {
  let power = 1;
  while (n % (power * prime) === 0) power *= prime;
  return power;
};

/** What the number has to be divisible by, and what not; null where nothing is excluded. */
interface Condition {
  by: number;
  not: number | null;
}
const asked = ({ other, hcf }: CommonFactor, prime: number): Condition => {
  const by = powerIn(hcf, prime);
  return { by, not: by < powerIn(other, prime) ? by * prime : null };
};
const fits = (n: number, { by, not }: Condition) => n % by === 0 && (not === null || n % not !== 0);
const conditionWords = ({ by, not }: Condition) =>
  not === null
    ? `divisible by $${by}$`
    : by === 1
      ? `not divisible by $${not}$`
      : `divisible by $${by}$ but not by $${not}$`;

/** Among these x, how many make the number a multiple of 11: one at the most. */
const elevenAmong = (p: CommonFactor, y: number, xs: readonly number[]) =>
  xs.filter(x => filled(p.mask, x, y) % 11 === 0).length;
const ysOf = (p: CommonFactor, two = asked(p, 2)) => ten.filter(y => fits(filled(p.mask, 0, y), two));
const xsFor = (p: CommonFactor, y: number, three = asked(p, 3)) =>
  ten.filter(x => fits(filled(p.mask, x, y), three));

const pairs = form<CommonFactor>(
  'hcf-without-a-common-eleven',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['NS.HCF.1'],
    entry: true,
    verify: ({ mask, other, hcf }) => {
      let count = 0;
      for (const x of ten) for (const y of ten) if (gcd(filled(mask, x, y), other) === hcf) count += 1;
      return q(count);
    },
  },
  (p, { step, find }) => {
    const { other, hcf, mask, frame } = p;
    const [ofTwo, ofThree] = [asked(p, 2), asked(p, 3)];
    const excludedBy = ofThree.not ?? 1;
    const divisible = (y: number, by: number) => xsFor(p, y, { by, not: null });
    const listed = (ys: readonly unknown[], by: number) =>
      ys.map(y => `y = ${y}: \\; x = ${divisible(Number(y), by).join(', ')}`).join(' \\qquad ');
    const two = find([ofTwo.by, ofTwo.not ?? 0]);
    const [by, not] = two;
    const ys = step(ysOf(p, { by: Number(by), not: not.equals(0) ? null : Number(not) }), {
      name: 'the values of y that the prime 2 allows',
      because: text`Only $y$ stands among the last digits, so this condition leaves few cases.`,
      works: value => tex`y \in \{${value}\}`,
    })`
      Compare the primes: $${other} = ${powerIn(other, 2)} \times ${powerIn(other, 3)} \times 11$ and $${hcf} =
      ${powerIn(hcf, 2)} \times ${powerIn(hcf, 3)}$. The HCF holds the smaller power of each prime. So the number must
      be ${conditionWords(ofTwo)}, which its last digits decide.`;
    const threes = step(
      ys.map(y => divisible(Number(y), ofThree.by).length),
      {
        name: 'how many x fit with each y before any are excluded',
        because: text`The HCF has $${powerIn(hcf, 3)}$ as its power of $3$, while $${other}$ has $${powerIn(other, 3)}$.
          So the number decides: with a higher power of $3$ in it, the HCF would be larger than $${hcf}$.`,
        works: value =>
          ofThree.by === 1 ? tex`${ys.length} \times 10 = ${sumOf(value)}` : tex`${listed(ys, ofThree.by)}`,
      },
    )`
      For the prime $3$ the number must be ${conditionWords(ofThree)}.
      ${
        ofThree.by === 1
          ? text`Begin with all ten digits $x$ for each $y$.`
          : text`Begin with the digits $x$ for which the digit sum is a multiple of $${ofThree.by}$.`
      }`;
    const excluded = step(
      ys.map(y => (ofThree.not === null ? 0 : divisible(Number(y), ofThree.not).length)),
      {
        name: 'the pairs excluded by the prime 3',
        because: text`For these the number is a multiple of $${excludedBy}$, and so is $${other}$. Then
            $${excludedBy}$ would be a part of the HCF.`,
        works: tex`${listed(ys, excludedBy)}`,
      },
    )`
        Find the digits $x$ for which the digit sum is a multiple of $${excludedBy}$. These have to be left out.`;
    const elevens = step(
      ys.map(y => elevenAmong(p, Number(y), xsFor(p, Number(y)))),
      {
        name: 'the multiples of 11 among the rest',
        because: text`Look only among the $x$ that are left. A pair that the prime $3$ has excluded must not be
          subtracted a second time.`,
        works: value =>
          tex`${ys
            .flatMap(y => {
              const x = xsFor(p, Number(y)).find(d => filled(mask, d, Number(y)) % 11 === 0);
              const n = filled(mask, x ?? 0, Number(y));
              return x === undefined ? [] : [`${n} = 11 \\times ${n / 11}`];
            })
            .join(', \\quad ')}:
            \quad ${sumOf(value)}`,
      },
    )`
      $${other}$ is a multiple of $11$ and the HCF is not, so the number must not be one. Use the alternating sum of
      the digits: for each $y$, see whether one of the $x$ that are left makes the number a multiple of $11$.`;
    const count = step(calc`${sumOf(threes)} - ${sumOf(excluded)} - ${sumOf(elevens)}`)`
      Subtract both kinds, the pairs excluded by $3$ and the multiples of $11$, from the pairs at the beginning.`;
    const y = ysOf(p)[0] ?? 0;
    const n = filled(mask, xsFor(p, y).find(x => filled(mask, x, y) % 11 !== 0) ?? 0, y);
    const equal = ten.filter(d => gcd(filled(mask, d, d), other) === hcf).length;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many pairs of digits $(x, y)$ is $${hcf}$ the HCF of $${other}$ and the number
            $${numeral(mask)}$?`
          : frame === 1
            ? text`Two digits of the number $${numeral(mask)}$ are unknown. The greatest number that divides both it
              and $${other}$ is $${hcf}$. How many such numbers are possible?`
            : text`When the fraction $\frac{${other}}{${numeral(mask)}}$ is reduced to lowest terms, the numerator and
              the denominator are each divided by $${hcf}$. Here $x$ and $y$ are digits, not necessarily different.
              How many pairs $(x, y)$ are possible?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip(
          'ignored_common_factors',
          elevens,
          elevens.map(() => 0),
        )`
          Some of your numbers are multiples of eleven, and so is $${other}$. Then the HCF is larger than $${hcf}$.`,
        slip(
          'took_the_overlap_off_twice',
          elevens,
          ys.map(y => elevenAmong(p, Number(y), divisible(Number(y), ofThree.by))),
        )`
          You removed $${sumOf(elevens)}$ multiples of eleven. One that is a multiple of $${excludedBy}$ too was gone
          already.`,
        slip(
          'assumed_equal_parts',
          elevens,
          elevens.map(() => 1),
        )`
          You removed one multiple of eleven for each of the $${elevens.length}$ values of $y$. Not every $y$ has one
          among the $x$ that are left.`,
        slip(
          'ignored_common_factors',
          excluded,
          excluded.map(() => 0),
        )`
          You kept the pairs for which the number is a multiple of $${excludedBy}$. For them the HCF with $${other}$
          is larger than $${hcf}$.`,
        slip('ignored_common_factors', two, ofTwo.not !== null && [ofTwo.by, 0])`
          You allowed $y = ${ys}$. Where the number is a multiple of $${ofTwo.not ?? 1}$, its HCF with $${other}$ is
          larger than $${hcf}$.`,
        slip(
          'assumed_equal_parts',
          excluded,
          excluded.map(() => 1),
        )`
          You removed one $x$ for each $y$. All digits go that make the digit sum a multiple of $${excludedBy}$.`,
        slip('left_out_an_end_point', threes, ofThree.by === 3 && threes.map(() => 3))`
          You counted three digits $x$ for every $y$. Where $0$ fits, $3$, $6$ and $9$ fit as well, and that is four.`,
        slip('gave_the_complement', count, sumOf(excluded))`
          $${count}$ is the number of pairs for which the number is a multiple of $${excludedBy}$. These have to be
          left out.`,
        slip('left_out_a_case', ys, ys.length > 1 && ys.slice(0, -1))`
          You used only $y = ${ys}$, but $y = ${ysOf(p).at(-1) ?? 0}$ meets the condition and fits too.`,
        slip(
          'forgot_zero',
          threes,
          ys.map(y => divisible(Number(y), ofThree.by).filter(x => x > 0).length),
        )`
          You left out $x = 0$ when you began. Inside a number $0$ is a digit like the others.`,
        slip('left_out_equal_values', count, equal > 0 && count.sub(equal))`
          You left out the pairs with $x = y$. Nothing says that the two digits differ.`,
      ],
      snapRead: text`Two digits are unknown and the HCF with $${other}$ is to be $${hcf}$: for each prime, see what
        must divide the number and what must not.`,
      approach: text`The HCF holds the smaller power of each prime, so compare the powers of $2$, $3$ and $11$. The
        last digits decide on $2$, the digit sum on $3$ and the alternating sum on $11$.`,
      check: text`One of the numbers is $${n} = ${hcf} \times ${n / hcf}$, and $${other} = ${hcf} \times
        ${other / hcf}$. The quotients $${n / hcf}$ and $${other / hcf}$ have no common factor.`,
      principle: text`An HCF says two things of each prime: which power divides the number, and, where the other
        number has more of it, that no higher power does.`,
    };
  },
);

/** NS.NUM.2 Hard: the HCF with a given number turns into divisibility of a number with two unknown digits. */
export const commonFactorWithANumber: readonly AnyTemplate[] = situation<CommonFactor>({
  type: 'NS.NUM.2',
  situation: 'two-digits-and-an-hcf',
  tries: 200,
  draw: draw => {
    const [other, hcf] = draw.pick([
      [792, 12],
      [792, 12],
      [396, 6],
      [396, 12],
      [792, 4],
      [264, 4],
      [792, 6],
      [1584, 12],
    ] as const);
    const y = draw.pick([3, 4]);
    const mask = Array.from({ length: 5 }, (_, i) => (i === y ? 'y' : `${draw.int(1, 9)}`));
    mask[draw.int(1, 2)] = 'x';
    const p = { mask: mask.join(''), other, hcf, frame: draw.int(0, 2) };
    const x = p.mask.indexOf('x');
    // The hundreds digit decides on divisibility by 8 and by 16, the thousands digit on 16.
    const seen = asked(p, 2).not ?? asked(p, 2).by;
    if ((seen >= 8 && x === 2) || seen >= 16) return null;
    // A multiple of 11 is there to be thrown out.
    const elevens = ysOf(p).filter(d => elevenAmong(p, d, xsFor(p, d)) > 0).length;
    if (elevens === 0) return null;
    // Where only the last two digits decide, three ends or more: two are soon done.
    return ysOf(p).length >= (hcf === 6 ? 3 : 2) ? p : null;
  },
  forms: [pairs],
});
