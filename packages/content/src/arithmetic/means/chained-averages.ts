import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

/** The positive difference of two averages, as it is written. */
const apart = (x: number | Fraction, y: number | Fraction) =>
  (x.valueOf() > y.valueOf() ? [x, y] : [y, x]).map(n => numberTex(n)).join(' - ');

interface Chain {
  a: number;
  b: number;
  c: number;
  ab: number;
  bc: number;
  frame: number;
}

const sizes = ({ a, b, c, ab, bc }: Chain) => {
  const [n1, n2] = ratioOf(Math.abs(ab - b), Math.abs(a - ab)) as [Fraction, Fraction];
  const [m2, m3] = ratioOf(Math.abs(bc - c), Math.abs(b - bc)) as [Fraction, Fraction];
  return ratioOf(n1.mul(m2), n2.mul(m2), n2.mul(m3)) as [Fraction, Fraction, Fraction];
};
const sumOf = (terms: readonly Fraction[]) => terms.reduce((sum, term) => sum.add(term), q(0));

const chainTold = ({ a, b, c, ab, bc, frame }: Chain) =>
  frame === 0
    ? `The average ages of the clerks, drivers and guards of a company are ${a}, ${b} and ${c} years respectively. Clerks and drivers together average ${ab} years, drivers and guards together ${bc} years.`
    : `A school has three houses. Their pupils scored ${a}, ${b} and ${c} points on average; the average was ${ab} for the first two houses together and ${bc} for the last two together.`;

const three = (terms: readonly Fraction[]) => terms as readonly [Fraction, Fraction];

const allThree = form<Chain>(
  'average-of-three-groups',
  {
    band: 'Medium',
    seconds: 80,
    revision: 4,
    also: ['AR.RAT.1'],
    suits: p => {
      const [x, y, z] = sizes(p);
      return (
        x
          .mul(p.a)
          .add(y.mul(p.b))
          .add(z.mul(p.c))
          .div(sumOf([x, y, z]))
          .mul(2).d === 1n
      );
    },
    verify: p => {
      for (let y = 1; y < 3000; y += 1) {
        const x = (y * (p.ab - p.b)) / (p.a - p.ab);
        const z = (y * (p.bc - p.b)) / (p.c - p.bc);
        if (Number.isInteger(x) && Number.isInteger(z)) return q(x * p.a + y * p.b + z * p.c, x + y + z);
      }
      throw new Error('no sizes fit');
    },
  },
  (p, { step }) => {
    const { a, b, c, ab, bc, frame } = p;
    const sizesOf = frame === 0 ? 'numbers of' : 'numbers of pupils in';
    const [first, middle, last] =
      frame === 0
        ? ['clerks', 'drivers', 'guards']
        : ['the first house', 'the second house', 'the third house'];
    const firstTwo = step(() => three(ratioOf(Math.abs(ab - b), Math.abs(a - ab))), {
      name: text`the ratio of the ${sizesOf} ${first} and ${middle}`,
      works: ([x, y]) => tex`(${apart(ab, b)}) : (${apart(a, ab)}) = ${x} : ${y}`,
      because: text`The joint average lies nearer to the average of the larger group.`,
    })`
      The ${sizesOf} ${first} and ${middle} are in the inverse ratio of the distances of ${a} and ${b} from their
      joint average ${ab}.`;
    const lastTwo = step(() => three(ratioOf(Math.abs(bc - c), Math.abs(b - bc))), {
      name: text`the ratio of the ${sizesOf} ${middle} and ${last}`,
      works: ([x, y]) => tex`(${apart(bc, c)}) : (${apart(b, bc)}) = ${x} : ${y}`,
      because: text`Taken alone, ${middle} and ${last} balance around their own joint average. So the same rule
          holds for this pair.`,
    })`
      Find the ratio of the ${sizesOf} ${middle} and ${last} in the same way from ${bc}.`;
    const chain = step(
      () => {
        const [n1, n2] = firstTwo;
        const [m2, m3] = lastTwo;
        return ratioOf(n1.mul(m2), n2.mul(m2), n2.mul(m3)) as readonly [Fraction, Fraction, Fraction];
      },
      {
        name: 'the ratio of all three numbers',
        works: ([x, y, z]) => tex`${x} : ${y} : ${z}`,
        because: text`A part of the one ratio need not be as large as a part of the other. Only the group that is in
          both can tell how they compare.`,
      },
    )`
      Both ratios have a term for ${middle}. Make these two terms equal, and join the ratios.`;
    const [x, y, z] = chain;
    const mean = step(calc`(${x} * ${a} + ${y} * ${b} + ${z} * ${c}) / (${x} + ${y} + ${z})`, {
      because: text`The parts stand for the sizes, and an average of groups counts each group as often as it has
        members.`,
      works: value =>
        tex`\frac{${x} \times ${a} + ${y} \times ${b} + ${z} \times ${c}}{${sumOf(chain)}} = ${value}`,
    })`
        Multiply each of the averages ${a}, ${b} and ${c} by the part of its group, add, and divide by the sum of the
        parts.`;
    return {
      answer: mean,
      stem: text`${chainTold(p)} What is the average of all three together?`,
      show: plain,
      plausible: value => value.gt(Math.min(a, b, c)) && value.lt(Math.max(a, b, c)) && value.d <= 60n,
      onSight: value =>
        [
          [ab, c],
          [bc, a],
        ].every(([pair = 0, third = 0]) => {
          const at = value.valueOf();
          return at > Math.min(pair, third) && at < Math.max(pair, third);
        }),
      slips: [
        slip('swapped_the_weights', firstTwo, [firstTwo[1], firstTwo[0]])`
            You turned the ratio for ${first} and ${middle} round, to $${firstTwo[0]} : ${firstTwo[1]}$. The group
            whose average is nearer to ${ab} is the larger one.`,
        slip('swapped_the_weights', lastTwo, [lastTwo[1], lastTwo[0]])`
            You turned the ratio for ${middle} and ${last} round, to $${lastTwo[0]} : ${lastTwo[1]}$. The group whose
            average is nearer to ${bc} is the larger one.`,
        slip('joined_ratios_unmatched', chain, [firstTwo[0], firstTwo[1], lastTwo[1]])`
            You joined the two ratios to $${x} : ${y} : ${z}$ as they are. The terms for ${middle} differ in them, so
            they have to be made equal first.`,
        slip('averaged_the_averages', mean, calc`(${a} + ${b} + ${c}) / 3`)`
            You averaged the three averages: ${here}. That needs three groups of equal size.`,
        slip('averaged_the_averages', mean, calc`(${ab} + ${bc}) / 2`)`
            You averaged the averages of the two pairs: ${here}. That counts ${middle} twice, and it does not ask how
            large the groups are.`,
        slip('left_out_a_term', mean, calc`(${x} * ${a} + ${z} * ${c}) / (${x} + ${z})`)`
            You averaged only ${first} and ${last}: ${here}. The group of ${middle}, with an average of ${b}, belongs
            to all three.`,
      ],
      snapRead: text`The averages of three groups and of two pairs are known, but no sizes. Each pair gives the ratio
        of its two sizes.`,
      approach: text`By alligation the average of a pair gives the ratio of its two sizes. Join the two ratios through
        ${middle}, which is in both pairs, and take the weighted average.`,
      faster: text`Measure from ${b}. Only the others differ from it, by $${a - b}$ and $${c - b}$, so the average is
        $${b} + \frac{${x} \times ${a - b < 0 ? tex`(${a - b})` : a - b} + ${z} \times
        ${c - b < 0 ? tex`(${c - b})` : c - b}}{${sumOf(chain)}}$.`,
      check: text`With these sizes the first pair averages $\frac{${x} \times ${a} + ${y} \times ${b}}{${x.add(y)}} =
        ${ab}$ and the second $\frac{${y} \times ${b} + ${z} \times ${c}}{${y.add(z)}} = ${bc}$, as the question says.`,
      principle: text`The average of a pair gives the ratio of its sizes; two such ratios are joined through the group
        that both pairs have.`,
    };
  },
);

/** AR.AVG.2 Medium: groups tied to each other by averages of two. */
export const chainedAverages: readonly AnyTemplate[] = situation<Chain>({
  type: 'AR.AVG.2',
  situation: 'chained-averages',
  tries: 40,
  draw: draw => {
    const [a, b, c] = [draw.int(24, 60), draw.int(24, 60), draw.int(24, 60)];
    const inside = (x: number, y: number) => draw.int(Math.min(x, y) + 1, Math.max(x, y) - 1);
    if (Math.abs(a - b) < 3 || Math.abs(b - c) < 3 || a === c) return null;
    const p = { a, b, c, ab: inside(a, b), bc: inside(b, c), frame: draw.int(0, 1) };
    const chain = sizes(p);
    const step = Number(sumOf(chain).n);
    const clear = step >= 9 && step <= 60 && new Set(chain.map(term => Number(term.n))).size === 3;
    return clear && new Set([a, b, c, p.ab, p.bc]).size === 5 ? p : null;
  },
  forms: [allThree],
});
