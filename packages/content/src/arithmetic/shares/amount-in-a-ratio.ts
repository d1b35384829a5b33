import type Fraction from 'fraction.js';
import { isCount, lcm, sumOf } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { ratio, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Three shares, as x : y : z or as 1/x : 1/y : 1/z. */
interface Shares {
  x: number;
  y: number;
  z: number;
  /** Rupees in one part. */
  part: number;
  one: string;
  two: string;
  three: string;
  frame: number;
}

const inverse = ({ x, y, z }: Shares): [number, number, number] => {
  const all = lcm(x, y, z);
  return [all / x, all / y, all / z];
};
const unitTerms = (p: Shares) => text`$\frac{1}{${p.x}} : \frac{1}{${p.y}} : \frac{1}{${p.z}}$`;

const fractions = form<Shares>(
  'share-in-a-ratio-of-fractions',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    verify: p => {
      const total = p.part * sumOf(inverse(p));
      // Shares a, b, c with a x = b y = c z.
      for (let third = p.part; third < total; third += p.part)
        if (Math.abs((third * p.z) / p.x + (third * p.z) / p.y + third - total) < 1e-6) return third;
      throw new Error('no share fits');
    },
  },
  (p, { step, find }) => {
    const { x, y, z, part, one, two, three, frame } = p;
    const total = part * sumOf(inverse(p));
    const common = find(lcm(x, y, z));
    const terms = step(inverse(p), {
      name: 'the ratio in whole numbers',
      works:
        value => tex`\frac{${common}}{${x}} : \frac{${common}}{${y}} : \frac{${common}}{${z}} = ${value[0] ?? 0} :
          ${value[1] ?? 0} : ${value[2] ?? 0}`,
      because: text`A ratio stays the same when all its terms are multiplied by one number. The denominators themselves
        are not the terms: a larger denominator makes a smaller fraction.`,
    })`
      Fractions are hard to count as parts, so multiply all three by $${common}$, the LCM of the denominators, to get a
      ratio of whole numbers.`;
    const one1 = step(calc`${total} ÷ (sum(${terms}))`, {
      name: 'one part',
      because: text`All three shares together are the whole amount, so all the terms together are as many parts as
        there are in it.`,
    })`
      All terms together are the whole amount. Divide it by the sum of the terms to find one part.`;
    const own = find(() => terms[2] ?? 0);
    const share = step(calc`${own} * ${one1}`, {
      because: text`${three} is named last, so the last term says how many of these equal parts belong to ${three}.`,
    })`
      The last term belongs to ${three}. Multiply one part by the $${own}$ parts of ${three}.`;
    return {
      answer: share,
      stem:
        frame === 0
          ? text`₹${total} is divided among ${one}, ${two} and ${three} in the ratio ${unitTerms(p)}. How much, in
            rupees, does ${three} get?`
          : frame === 1
            ? text`${one}, ${two} and ${three} pay the yearly rent of a godown, ₹${total}, in the ratio
              ${unitTerms(p)}. Find the amount that ${three} pays.`
            : text`${one}, ${two} and ${three} won the first three prizes of a chess tournament, which are in the ratio
              ${unitTerms(p)}. If ₹${total} is paid out in all, what is the prize of ${three}?`,
      show: rupees,
      plausible: value => isCount(value.mul(2)) && value.lt(total),
      slips: [
        slip('inverted_the_ratio', terms, [x, y, z])`
            You used the denominators as the terms, $${x} : ${y} : ${z}$. The larger the denominator, the smaller the
            share, so the ratio is turned round.`,
        slip('answered_another_quantity', own, () => terms[1] ?? 0)`
            ₹${share} is the share of ${two}, who is named second. The question asks for ${three}.`,
        slip('answered_another_quantity', own, () => terms[0] ?? 0)`
            ₹${share} is the share of ${one}, who is named first. The question asks for ${three}.`,
        slip('took_ratio_terms_for_amounts', share, calc`${total} * ${frac(q(1, z))}`)`
            You found $\frac{1}{${z}}$ of ₹${total}: ${here}. The three fractions do not add up to 1, so
            $\frac{1}{${z}}$ is no part of the whole.`,
        slip('swapped_the_two', terms, () => [terms[2], terms[1], terms[0]])`
            You used the terms from the last to the first. The fraction of ${three} is $\frac{1}{${z}}$, the last one
            of the ratio.`,
        slip('divided_by_the_wrong_number', share, calc`${total} / 3`)`
            You divided ₹${total} into three equal parts: ${here}. The ratio says that the shares differ.`,
        slip('used_a_wrong_given_number', one1, calc`${total} ÷ (${x} + ${y} + ${z})`)`
            You divided ₹${total} by $${x} + ${y} + ${z}$, the sum of the denominators. Divide by the sum of the terms
            in whole numbers.`,
      ],
      snapRead: text`An amount is divided in a ratio of three fractions. The share of ${three} is asked.`,
      approach: text`Multiply the fractions by the LCM of the denominators to get a ratio of whole numbers. Then find
        one part, and the parts of ${three}.`,
      faster: text`The whole numbers $${terms[0] ?? 0} : ${terms[1] ?? 0} : ${own}$ have the sum $${sumOf(terms)}$, so
        ${three} gets $\frac{${own}}{${sumOf(terms)}}$ of ₹${total}.`,
      check: () => {
        const [first = one1, second = one1] = terms;
        return text`The three shares ₹${first.mul(one1)}, ₹${second.mul(one1)} and ₹${share} add up to ₹${total}, and
          times ${x}, ${y} and ${z} they are all ₹${share.mul(z)}.`;
      },
      principle: text`Multiply a ratio of fractions by the LCM of the denominators; the largest denominator then has the
        smallest term.`,
    };
  },
);

const fromDifference = form<Shares>(
  'total-from-a-difference',
  {
    band: 'Easy',
    seconds: 40,
    suits: ({ x, z }) => z - x >= 2,
    verify: ({ x, y, z, part }) => {
      const more = part * (z - x);
      for (let total = 1; total < 400_000; total += 1)
        if ((total * z) / (x + y + z) - (total * x) / (x + y + z) === more) return total;
      throw new Error('no total fits');
    },
  },
  (p, { step, find }) => {
    const { x, y, z, part, one, two, three, frame } = p;
    const more = part * (z - x);
    const parts = step(calc`${z} - ${x}`, {
      name: text`the parts that ${three} has more than ${one}`,
      because: text`The ₹${more} are a difference between ${three} and ${one}, so they belong to the difference of
        their terms, and not to a term itself.`,
    })`
      In the ratio the term of ${three} is larger than that of ${one}. Subtract to find by how many parts.`;
    const one1 = step(calc`${more} ÷ ${parts}`, {
      name: 'one part',
      because: text`The same difference is known in parts and in rupees. All parts are equal, so dividing gives the
        rupees of one.`,
    })`
      These parts are ₹${more}. Divide to find one part in rupees.`;
    const sum = find(calc`${x} + ${y} + ${z}`);
    const total = step(calc`${sum} * ${one1}`, {
      works: (_value, working) => tex`(${x} + ${y} + ${z}) \text{ parts}: \quad ${working}`,
      because: text`The whole is shared by all three, so the parts of ${two} belong to it as well, although the
        difference does not speak of ${two}.`,
    })`
      The whole amount has as many parts as all three terms together. Add them, and multiply by one part.`;
    const told = ratio([x, y, z]);
    return {
      answer: total,
      stem:
        frame === 0
          ? text`A sum of money is divided among ${one}, ${two} and ${three} in the ratio ${told}. ${three} gets
            ₹${more} more than ${one}. What is the sum?`
          : frame === 1
            ? text`${one}, ${two} and ${three} share the rent of a godown in the ratio ${told}, so that ${one} pays
              ₹${more} less than ${three}. Find the total rent.`
            : text`The profit of a food stall went to ${one}, ${two} and ${three} in the ratio ${told}. If the share
              of ${three} exceeded that of ${one} by ₹${more}, how much profit was there?`,
      show: rupees,
      plausible: value => isCount(value.mul(2)) && value.gt(more),
      slips: [
        slip('used_a_wrong_given_number', parts, z > y && calc`${z} - ${y}`)`
            You compared ${three} with ${two}: $${z} - ${y} = ${parts}$. The ₹${more} are the difference between
            ${three} and ${one}.`,
        slip('used_a_wrong_given_number', parts, y > x && calc`${y} - ${x}`)`
            You compared ${two} with ${one}: $${y} - ${x} = ${parts}$. The ₹${more} are the difference between
            ${three} and ${one}.`,
        slip('took_the_whole_for_a_part', parts, calc`${z}`)`
            You used ₹${more} as all $${z}$ parts of ${three}. It is only the difference from ${one}.`,
        slip('left_out_a_term', sum, calc`${x} + ${z}`)`
            You multiplied by $${sum}$ parts, those of ${one} and ${three} only. The parts of ${two} belong to the
            whole as well.`,
        slip('stopped_a_step_early', sum, calc`${z}`)`
            You stopped at the share of ${three}, ₹${total}. The question asks for the whole.`,
        slip('added_for_subtracted', parts, calc`${z} + ${x}`)`
            You added the two terms: $${z} + ${x} = ${parts}$. These are the parts that the two have together, not
            their difference.`,
        slip('took_a_part_for_the_whole', parts, 1)`
            You used ₹${more} as one part. ${three} has $${z}$ parts and ${one} $${x}$, so the difference is more than
            one part.`,
      ],
      snapRead: text`The ratio of three shares and the difference of two of them are known. The whole amount is asked.`,
      approach: text`Write the known difference in parts, which gives one part in rupees. Multiply it by the number of
        all parts.`,
      faster: text`₹${more} are $${z - x}$ of all $${x + y + z}$ parts, so the whole is ₹${more} $\times
        \frac{${x + y + z}}{${z - x}}$.`,
      check: text`The shares are ₹${one1.mul(x)}, ₹${one1.mul(y)} and ₹${one1.mul(z)}: together ₹${total}, and the
        last is ₹${more} more than the first.`,
      principle: text`When an amount is known both in rupees and in parts, divide to find one part; it gives everything
        else.`,
    };
  },
);

/** Shares by the unit fractions and by their denominators differ by a known amount. */
const asParts = (p: Shares): readonly [Fraction, Fraction] => {
  const terms = inverse(p);
  return [q(terms[2], sumOf(terms)), q(p.z, p.x + p.y + p.z)];
};

const byMistake = form<Shares>(
  'divided-by-the-denominators',
  {
    band: 'Medium',
    seconds: 85,
    revision: 3,
    suits: p => {
      const [right, wrong] = asParts(p);
      const gain = wrong.sub(right).mul(p.part * sumOf(inverse(p)));
      return gain.d === 1n && gain.gt(50) && right.d <= 40n && wrong.d <= 30n && p.z > Math.max(p.x, p.y);
    },
    verify: p => {
      const [right, wrong] = asParts(p);
      const gain = wrong.sub(right).mul(p.part * sumOf(inverse(p)));
      for (let total = 1; total < 400_000; total += 1)
        if (Math.abs(total * (wrong.valueOf() - right.valueOf()) - gain.valueOf()) < 1e-7)
          return right.mul(total);
      throw new Error('no total fits');
    },
  },
  (p, { step, find }) => {
    const { x, y, z, one, two, three, frame } = p;
    const [rightShare, wrongShare] = asParts(p);
    const gain = wrongShare.sub(rightShare).mul(p.part * sumOf(inverse(p)));
    const [due, had] = frame === 2 ? ['should pay', 'paid'] : ['should get', 'got'];
    const terms = inverse(p);
    const right = step(rightShare, {
      name: text`the part of ${three} in the first ratio`,
      works:
        value => tex`${terms[0]} : ${terms[1]} : ${terms[2]} \Rightarrow \frac{${terms[2]}}{${terms[0]} + ${terms[1]}
          + ${terms[2]}} = ${frac(value)}`,
      because: text`Terms of two different ratios cannot be compared, because their parts differ in size. As fractions
        of the whole amount they can.`,
    })`
      Write what ${three} ${due} as a part of the whole: multiply the first ratio by the LCM of its denominators to get
      whole numbers, and divide the term of ${three} by the sum of the terms.`;
    const wrong = step(wrongShare, {
      name: text`the part that ${three} ${had}`,
      works: value => tex`\frac{${z}}{${x} + ${y} + ${z}} = ${frac(value)}`,
      because: text`The other ratio divides the same amount, but into another number of parts, the sum of its own
        terms.`,
    })`
      Find the part of the whole that ${three} ${had} by the other ratio, where the terms are $${x}$, $${y}$ and
      $${z}$.`;
    const more = step(calc`${wrong} - ${right}`, {
      works: value => tex`${frac(wrong)} - ${frac(right)} = ${frac(value)}`,
      name: text`the part of the whole that was too much`,
      because: text`Both are parts of the same whole, so they can be subtracted. What is left is what ${three} ${had}
        beyond the agreed share.`,
    })`
      Subtract the two parts. The difference is the part of the whole that ${three} ${had} too much.`;
    const base = find(gain);
    const total = step(calc`${base} ÷ ${more}`, {
      works: value => tex`${base} \div ${frac(more)} = ${value}`,
      name: 'the whole amount',
      because: text`₹${gain} is what ${three} ${had} too much, so it belongs to the difference of the parts. A known
        part divided by its fraction is the whole.`,
    })`
      This part of the whole is ₹${gain}. Divide to find the whole.`;
    const own = step(calc`${total} * ${right}`, {
      works: (_value, working) => working,
      because: text`The question asks for the correct share, so it is the part by the first ratio, and not the one by
        the other.`,
    })`
      Take the part of it that ${three} ${due} by the first ratio.`;
    const told = unitTerms(p);
    const mistaken = ratio([x, y, z]);
    return {
      answer: own,
      stem:
        frame === 0
          ? text`A bonus was to be divided among ${one}, ${two} and ${three} in the ratio ${told}. By mistake it was
            divided in the ratio ${mistaken}, and ${three} received ₹${gain} more than was due. How much should
            ${three} have received?`
          : frame === 1
            ? text`Under an agreement ${one}, ${two} and ${three} share the yearly income from a pond in the ratio
              ${told}. Their accountant read this as ${mistaken} and paid ₹${gain} too much to ${three}. Find the
              correct share of ${three}.`
            : text`${one}, ${two} and ${three} had agreed to divide the electricity bill of a farm in the ratio
              ${told}, but paid it in the ratio ${mistaken}. If ${three} paid ₹${gain} more than the agreement says,
              how much was ${three} to pay?`,
      show: rupees,
      plausible: isCount,
      slips: [
        slip('stopped_a_step_early', total, calc`${base} ÷ ${wrong}`)`
            You used ₹${gain} as all that ${three} ${had}, $${frac(wrong)}$ of the whole. It is only what was too
            much.`,
        slip('took_ratio_terms_for_amounts', right, q(1, z))`
            You used $\frac{1}{${z}}$ as the part of ${three} in the first ratio. It is a term of the ratio; as a part
            of the whole it would need three fractions that add up to 1.`,
        slip('answered_another_quantity', own, calc`${total} * ${q(terms[0], sumOf(terms))}`)`
          You found what ${one} ${due}: ${here}. The question asks for ${three}, who has another term of the ratio.`,
        stop('took_the_whole_for_a_part', total)`
            ₹${total} is the whole. The question asks for the part that ${three} ${due}.`,
        slip('answered_another_quantity', own, calc`${total} * ${q(terms[1], sumOf(terms))}`)`
          You found what ${two} ${due}: ${here}. The question asks for ${three}, who has another term of the ratio.`,
        slip('used_a_wrong_given_number', more, () => {
          const other = q(terms[1], sumOf(terms))
            .sub(q(y, x + y + z))
            .abs();
          return other.gt(0) ? other : null;
        })`
            You used the difference for ${two}, $${frac(more)}$ of the whole. The ₹${gain} belong to ${three}.`,
        slip('used_a_wrong_given_number', more, () =>
          q(terms[0], sumOf(terms))
            .sub(q(x, x + y + z))
            .abs(),
        )`
            You used the difference for ${one}, $${frac(more)}$ of the whole. The ₹${gain} belong to ${three}.`,
      ],
      snapRead: text`The same amount is divided in two ratios, and it is known how much more ${three} ${had} by the
      second one.`,
      approach: text`Write the share of ${three} as a part of the whole for both ratios. The difference of the two parts
        is known in rupees, which gives the whole and then the share.`,
      faster: () => {
        const all = lcm(Number(right.d), Number(wrong.d));
        return text`Take the whole as $${all}$ parts: ${three} ${due} $${right.mul(all)}$ and ${had}
          $${wrong.mul(all)}$, so $${more.mul(all)}$ parts are ₹${gain}. Take $${right.mul(all)}$ parts.`;
      },
      check: text`Of ₹${total} the two shares of ${three} are ₹${total.mul(right)} and ₹${total.mul(wrong)}, which
        is ₹${gain} more.`,
      principle: text`Compare two divisions of the same amount by parts of the whole, because the terms of two ratios
        are of different sizes.`,
    };
  },
);

/** AR.RAT.2 Easy and Medium: an amount divided among three. */
export const amountInARatio: readonly AnyTemplate[] = situation<Shares>({
  type: 'AR.RAT.2',
  situation: 'three-shares',
  tries: 80,
  draw: draw => {
    const [one = '', two = '', three = ''] = draw.some(peopleInArithmetic, 3);
    const [x, y, z] = draw.some([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 3) as [number, number, number];
    const p = { x, y, z, part: draw.step(20, 900, 10), one, two, three, frame: draw.int(0, 2) };
    const total = p.part * sumOf(inverse(p));
    return total >= 1500 && total <= 90_000 && lcm(x, y, z) <= 90 ? p : null;
  },
  forms: [fractions, fromDifference, byMistake],
});
