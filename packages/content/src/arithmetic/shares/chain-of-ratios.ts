import type Fraction from 'fraction.js';
import { gcd, isCount, lcm } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { ratioOf } from '../../value.ts';

/** Three numbers of which the first two, and the last two, have known ratios. */
interface Chain {
  a: number;
  b: number;
  c: number;
  d: number;
  /** How many there are in one part of the joined ratio. */
  part: number;
  frame: number;
}

const chainWords = [
  { one: 'mango trees', two: 'guava trees', three: 'lemon trees' },
  { one: 'drivers', two: 'mechanics', three: 'clerks' },
  { one: 'gold coins', two: 'silver coins', three: 'copper coins' },
] as const;
const toldOf = ({ frame }: Chain) => chainWords[frame] ?? chainWords[0];

/** The joined ratio in lowest terms. */
const joined = ({ a, b, c, d }: Chain) => ratioOf(a * c, b * c, b * d);
const shown = (value: readonly Fraction[]) => value.map(term => numberTex(term)).join(' : ');
const sizeOf = (value: readonly Fraction[]) => (value[0]?.valueOf() ?? 0) / (value[1]?.valueOf() ?? 1);

const firstToThird = form<Chain, readonly Fraction[]>(
  'first-to-third',
  {
    band: 'Easy',
    seconds: 40,
    revision: 2,
    verify: ({ a, b, c, d }) => {
      // Try numbers of the middle kind until both others are whole.
      for (let y = 1; y < 1000; y += 1)
        if ((y * a) % b === 0 && (y * d) % c === 0) return ratioOf((y * a) / b, (y * d) / c);
      throw new Error('no whole numbers fit');
    },
  },
  (p, { step, find }) => {
    const { a, b, c, d, frame } = p;
    const { one, two, three } = toldOf(p);
    const common = find(lcm(b, c));
    const first = step(calc`${a} * ${common} / ${b}`, {
      name: text`the parts of ${one}`,
      because: text`Parts of two ratios are of equal size only if the number of ${two} is the same in both. ${b} in one
        ratio and ${c} in the other must both become ${common}.`,
    })`
      ${two} are in both ratios, so let their number be $${common}$, the LCM of ${b} and ${c}. The first ratio has
      $${a}$ ${one} to every $${b}$ ${two}: find the number of ${one}.`;
    const third = step(calc`${d} * ${common} / ${c}`, {
      name: text`the parts of ${three}`,
      because: text`The second ratio is made larger by the factor that turns its ${c} into ${common}. Both of its terms
        get this factor, so the ratio stays the same.`,
    })`
      The second ratio has $${c}$ ${two} to every $${d}$ ${three}. Find the number of ${three} for the same number of
      ${two}.`;
    const parts = step(() => ratioOf(first, third), {
      works: value =>
        value[0]?.equals(first) ? tex`${first} : ${third}` : tex`${first} : ${third} = ${shown(value)}`,
      because: text`Not $${a} : ${d}$ as the ratios stand there, because the $${a}$ belong to $${b}$ ${two} and the
        $${d}$ to $${c}$.`,
    })`
      Both numbers belong to the same number of ${two}. Write the ratio of ${one} to ${three} and reduce it.`;
    return {
      answer: parts,
      stem:
        frame === 0
          ? text`In an orchard, mango trees and guava trees are in the ratio ${ratio([a, b])}, and guava trees and lemon
            trees in the ratio ${ratio([c, d])}. What is the ratio of mango trees to lemon trees?`
          : frame === 1
            ? text`A bus company employs drivers, mechanics and clerks. There are $${a}$ drivers to every $${b}$
              mechanics and $${c}$ mechanics to every $${d}$ clerks. Find the ratio of drivers to clerks.`
            : text`For every $${b}$ silver coins in a museum there are $${a}$ gold coins, while silver and copper
              coins are there in the ratio ${ratio([c, d])}. In what ratio are the gold and the copper coins?`,
      show: ratio,
      size: sizeOf,
      plausible: value => value.every(term => isCount(term) && term.lte(120)),
      slips: [
        slip('joined_ratios_unmatched', parts, ratioOf(a, d))`
            You used a term of each ratio, $${a} : ${d}$. The number of ${two} is $${b}$ in one ratio and $${c}$ in
            the other, so the parts are not of equal size.`,
        slip('inverted_the_ratio', parts, ratioOf(a * d, b * c))`
            You turned the second ratio round: $${a} \times ${d} : ${b} \times ${c}$. It says $${c}$ ${two} to $${d}$
            ${three}, not $${d}$ to $${c}$.`,
        slip('swapped_the_two', parts, ratioOf(b * d, a * c))`
            You named ${three} first: $${b} \times ${d} : ${a} \times ${c}$. The question asks for ${one} to ${three}.`,
        slip('mixed_up_sum_and_product', parts, ratioOf(a + c, b + d))`
            You added the two ratios term by term: $(${a} + ${c}) : (${b} + ${d})$. Ratios with a common term are
            multiplied.`,
        slip('stopped_a_step_early', parts, ratioOf(a * c, b * c + b * d))`
            You counted ${two} and ${three} together in the second number: $${b} \times ${c} + ${b} \times ${d}$. Only
            ${three} belong there.`,
        slip('inverted_the_ratio', parts, ratioOf(b * c, a * d))`
            You turned the first ratio round: $${b} \times ${c} : ${a} \times ${d}$. It says $${a}$ ${one} to $${b}$
            ${two}.`,
        slip('used_a_wrong_given_number', parts, ratioOf(a, c))`
            You compared ${one} with ${two}, $${a} : ${c}$. The $${c}$ is a number of ${two} from the other ratio, and
            the question asks for ${three}.`,
      ],
      snapRead: text`Two ratios have ${two} in common. The ratio of ${one} to ${three} is asked.`,
      approach: text`Give ${two} the same number in both ratios. Then all parts are of the same size, and ${one} can be
        compared with ${three}.`,
      faster: text`Multiply the two ratios as fractions: $\frac{${a}}{${b}} \times \frac{${c}}{${d}}$.`,
      check: text`With $${common}$ ${two} there are $${first}$ ${one} and $${third}$ ${three}: $${first} : ${common} =
        ${a} : ${b}$ and $${common} : ${third} = ${c} : ${d}$.`,
      principle: text`Two ratios can be joined only when the term that they have in common is the same number in
        both.`,
    };
  },
);

const thirdFromTotal = form<Chain>(
  'third-from-the-total',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    entry: true,
    verify: ({ a, b, c, d, part }) => {
      const [x, y, z] = [a * c, b * c, b * d];
      const total = (part * (x + y + z)) / gcd(x, y, z);
      for (let third = 1; third < total; third += 1) {
        const second = (third * c) / d;
        if (Math.abs((second * a) / b + second + third - total) < 1e-9) return third;
      }
      throw new Error('no whole number fits');
    },
  },
  (p, { step, find }) => {
    const { a, b, c, d, part, frame } = p;
    const { one, two, three } = toldOf(p);
    const [x, y, z] = joined(p);
    const total = find(part * [x, y, z].reduce((sum, term) => sum + Number(term), 0));
    const terms = step(joined(p), {
      name: text`the joined ratio of ${one}, ${two} and ${three}`,
      works: value => tex`${a} : ${b} \text{ and } ${c} : ${d} \Rightarrow ${shown(value)}`,
      because: text`The two ratios can be joined only where the number of ${two} is the same. As they stand it is ${b}
        in one and ${c} in the other, so their parts differ in size.`,
    })`
      ${two} are in both ratios. Give them the same number in both, the LCM of ${b} and ${c}: multiply both terms of
      each ratio by what this needs, and write all three in one ratio.`;
    const one1 = step(calc`${total} ÷ (sum(${terms}))`, {
      name: 'one part',
      because: text`Nothing but ${one}, ${two} and ${three} belongs to the total, so all the terms together are the
        ${total}. In the joined ratio ${two} are counted only once.`,
    })`
      All three terms together are the ${total}. Divide the total by their sum to find one part.`;
    const own = find(() => terms[2] ?? 0);
    const number = step(calc`${own} * ${one1}`, {
      because: text`The last term of the joined ratio says how many of these equal parts are ${three}.`,
    })`
      The number of ${three} is the third term of the joined ratio, counted in parts. Multiply it by one part.`;
    return {
      answer: number,
      stem:
        frame === 0
          ? text`The ${total} trees of an orchard are mango, guava and lemon trees. Mango and guava trees are in the
            ratio ${ratio([a, b])}, guava and lemon trees in the ratio ${ratio([c, d])}. How many lemon trees are
            there?`
          : frame === 1
            ? text`Of the ${total} employees of a bus company, all are drivers, mechanics or clerks. There are $${a}$
              drivers to every $${b}$ mechanics and $${c}$ mechanics to every $${d}$ clerks. Find the number of clerks.`
            : text`A museum shows ${total} coins of gold, silver and copper. For every $${b}$ silver coins there are
              $${a}$ gold coins, while silver and copper coins are in the ratio ${ratio([c, d])}. How many coins are
              of copper?`,
      show: plain,
      plausible: value => isCount(value.mul(2)) && value.lt(total),
      slips: [
        slip('joined_ratios_unmatched', terms, [a, b, d])`
            You joined the ratios to $${a} : ${b} : ${d}$. The number of ${two} is $${b}$ in the first and $${c}$ in
            the second, so it has to be made equal first.`,
        slip('joined_ratios_unmatched', terms, [a, c, d])`
            You joined the ratios to $${a} : ${c} : ${d}$. The number of ${two} is $${b}$ in the first and $${c}$ in
            the second, so it has to be made equal first.`,
        slip('answered_another_quantity', own, () => terms[1] ?? 0)`
          $${number}$ is the number of ${two}, the middle term of the joined ratio. The question asks for ${three}.`,
        slip('answered_another_quantity', own, () => terms[0] ?? 0)`
          $${number}$ is the number of ${one}, the first term of the joined ratio. The question asks for ${three}.`,
        slip('took_a_part_for_the_whole', number, calc`${total} * ${d} / (${c} + ${d})`)`
            You used $\frac{${d}}{${c + d}}$ of the ${total}. That is the part of ${three} among ${two} and ${three}
            only, but ${one} belong to the total too.`,
        slip(
          'added_the_parts_of_different_wholes',
          number,
          calc`${total} * ${d} / (${a} + ${b} + ${c} + ${d})`,
        )`
            You divided by the sum of all four terms as they are. In that sum ${two} are counted twice, and in parts
            of two sizes.`,
        slip('inverted_the_ratio', terms, ratioOf(a * d, b * d, b * c))`
            You turned the second ratio round and got $${shown(ratioOf(a * d, b * d, b * c))}$. It says $${c}$ ${two}
            to $${d}$ ${three}, not $${d}$ to $${c}$.`,
      ],
      snapRead: text`Two ratios have ${two} in common, and the total of all three is known. The number of ${three} is
        asked.`,
      approach: text`Join the two ratios into one of three terms. Then the total gives the size of one part, and the
        term of ${three} gives their number.`,
      faster: text`The three terms are $${a} \times ${c}$, $${b} \times ${c}$ and $${b} \times ${d}$. Reduce them, and
        divide the total by their sum.`,
      check: () => {
        const [first = one1, second = one1] = terms;
        return text`$${first.mul(one1)} + ${second.mul(one1)} + ${number} = ${total}$, with $${first.mul(one1)} :
          ${second.mul(one1)} = ${a} : ${b}$ and $${second.mul(one1)} : ${number} = ${c} : ${d}$.`;
      },
      principle: text`Join two ratios by making the term in common equal; only then are all parts of the same size.`,
    };
  },
);

/** AR.RAT.1 Easy: two ratios with a common term. */
export const chainOfRatios: readonly AnyTemplate[] = situation<Chain>({
  type: 'AR.RAT.1',
  situation: 'chain-of-two-ratios',
  tries: 40,
  draw: draw => {
    const p = {
      a: draw.int(2, 11),
      b: draw.int(2, 11),
      c: draw.int(2, 11),
      d: draw.int(2, 11),
      part: draw.int(2, 12),
      frame: draw.int(0, 2),
    };
    const { a, b, c, d } = p;
    const fits = gcd(a, b) === 1 && gcd(c, d) === 1 && b !== c && a * c !== b * d && a !== d;
    const terms = joined(p).map(Number);
    const sum = terms.reduce((x, y) => x + y, 0);
    return fits && Math.max(...terms) <= 45 && sum * p.part <= 900 ? p : null;
  },
  forms: [firstToThird, thirdFromTotal],
});
