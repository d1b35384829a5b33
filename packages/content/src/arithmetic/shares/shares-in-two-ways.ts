import type Fraction from 'fraction.js';
import { gcd, isCount, lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

/** A total divided in two ways, and one of the four parts that arise. */
interface Table {
  /** The first division, and the second. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** Per cent of the second group that is in the third. */
  part: number;
  frame: number;
}

const tableWords = [
  {
    one: 'men',
    two: 'women',
    have: 'graduates',
    both: 'women who are graduates',
    rest: 'men who are graduates',
    not: 'men who are not',
  },
  {
    one: 'adults',
    two: 'children',
    have: 'passengers in AC coaches',
    both: 'children in AC coaches',
    rest: 'adults in AC coaches',
    not: 'other adults',
  },
  {
    one: 'Hindi books',
    two: 'English books',
    have: 'novels',
    both: 'English novels',
    rest: 'Hindi novels',
    not: 'other Hindi books',
  },
] as const;

const numbersOf = ({ a, b, c, d, part }: Table) => {
  const total = lcm(a + b, c + d);
  const [two, have] = [q(total * b, a + b), q(total * c, c + d)];
  const rest = have.sub(two.mul(part).div(100));
  return { total, rest, not: q(total).sub(two).sub(rest) };
};

const leftPair = form<Table, readonly Fraction[]>(
  'ratio-within-the-first-group',
  {
    band: 'Medium',
    seconds: 85,
    also: ['MM.SET.1'],
    verify: ({ a, b, c, d, part }) => {
      // A total that all shares divide, counted one by one.
      const total = (a + b) * (c + d) * 100;
      let [rest, not] = [0, 0];
      const women = (total * b) / (a + b);
      const have = (total * c) / (c + d);
      rest = have - (women * part) / 100;
      not = total - women - rest;
      return ratioOf(rest, not);
    },
  },
  (p, { step }) => {
    const { a, b, c, d, part, frame } = p;
    const w = tableWords[frame] ?? tableWords[0];
    const total = step(calc`lcm(${a} + ${b}, ${c} + ${d})`, {
      name: 'the parts of the whole',
      because: text`One ratio divides the whole into ${a + b} parts and the other into ${c + d}. In a number of parts
        that both of these divide, all the parts are of one size.`,
    })`
      Both ratios divide the same whole, one into $${a} + ${b}$ parts and the other into $${c} + ${d}$. Give the whole
      a number of parts that both sums divide, their LCM.`;
    const two = step(calc`${total} * ${b} / (${a} + ${b})`, {
      name: text`the parts of ${w.two}`,
      because: text`The given per cent is a per cent of ${w.two}, so their parts are needed first.`,
    })`
      Find how many of these parts are ${w.two}: $${b}$ of every $${a} + ${b}$.`;
    const have = step(calc`${total} * ${c} / (${c} + ${d})`, {
      name: text`the parts of ${w.have}`,
      because: text`This uses the other ratio, but the same whole. So both results are in parts of the same size and
        may be compared.`,
    })`
      Find how many parts are ${w.have}: $${c}$ of every $${c} + ${d}$.`;
    const both = step(calc`${two} * ${part}%`, {
      name: text`the parts of ${w.both}`,
      because: text`The ${part}% are counted on ${w.two} only. Not on all ${w.have}, because that is another group.`,
    })`
      Of ${w.two}, ${part}% are among the ${w.have} as well. Find how many parts that is.`;
    const rest = step(calc`${have} - ${both}`, {
      name: text`the parts of ${w.rest}`,
      because: text`Every one of the ${w.have} is either among ${w.two} or among ${w.one}. Take away the first kind,
        and the second is left.`,
    })`
      All the other ${w.have} are ${w.one}. Subtract to find them.`;
    const parts = step(() => ratioOf(rest, total.sub(two).sub(rest)), {
      works: value => {
        const not = total.sub(two).sub(rest);
        return tex`${total} - ${two} - ${rest} = ${not}, \qquad ${rest} : ${not} = ${value
          .map(t => numberTex(t))
          .join(' : ')}`;
      },
      because: text`The whole consists of all ${w.two}, the ${w.rest} and the ${w.not}, and of nothing else. So the
        whole without the first two leaves the third.`,
    })`
      Take all ${w.two} and then the ${w.rest} away from the whole: the remaining parts are ${w.not}. Write the ratio
      and reduce it.`;
    return {
      answer: parts,
      stem:
        frame === 0
          ? text`In an office the ratio of men to women is ${ratio([a, b])}, and the ratio of graduates to others is
            ${ratio([c, d])}. Of the women, ${part}% are graduates. What is the ratio of men who are graduates to men
            who are not?`
          : frame === 1
            ? text`Adults and children on a train are in the ratio ${ratio([a, b])}. The passengers in AC coaches and
              those in other coaches are in the ratio ${ratio([c, d])}, and ${part}% of the children travel in AC
              coaches. Find the ratio of adults in AC coaches to adults in other coaches.`
            : text`A library has Hindi and English books in the ratio ${ratio([a, b])}, and no others. Novels and other
              books are in the ratio ${ratio([c, d])}. If ${part}% of the English books are novels, in what ratio are
              the Hindi novels and the other Hindi books?`,
      show: ratio,
      size: value => (value[0]?.valueOf() ?? 0) / (value[1]?.valueOf() ?? 1),
      plausible: value => value.every(term => isCount(term) && term.lte(150)),
      slips: [
        slip('wrong_base', both, calc`${have} * ${part}%`)`
            You found ${part}% of all ${w.have}: ${here}. The ${part}% are counted on ${w.two} only.`,
        slip('assumed_a_proportion', parts, ratioOf(c, d))`
            You used $${c} : ${d}$, which holds for all of them together. Among ${w.two} the ratio is another one, so
            it cannot hold among ${w.one} alone.`,
        slip('gave_the_complement', both, calc`${two} * (100% - ${part}%)`)`
            You used the part of ${w.two} that are not ${w.have}: ${here}. The ${part}% are the part that are.`,
        slip('took_a_part_for_the_whole', parts, () => ratioOf(rest, total.sub(two)))`
            $${rest} : ${total.sub(two)}$ compares ${w.rest} with all ${w.one}. The question compares them with the
            others among ${w.one}.`,
        slip('answered_another_quantity', parts, () => ratioOf(both, two.sub(both)))`
            $${both} : ${two.sub(both)}$ is the ratio among ${w.two}. The question asks for the ratio among ${w.one}.`,
        slip('joined_ratios_unmatched', parts, () => {
          const [x, y] = [
            q(c).sub(q(b * part, 100)),
            q(a)
              .sub(q(c))
              .add(q(b * part, 100)),
          ];
          return x.gt(0) && y.gt(0) && a + b !== c + d ? ratioOf(x, y) : null;
        })`
            You subtracted the terms of $${a} : ${b}$ and $${c} : ${d}$ as they are. Their sums are $${a + b}$ and
            $${c + d}$, so their parts differ in size.`,
        slip('swapped_the_two', parts, () => ratioOf(total.sub(two).sub(rest), rest))`
              You gave the ratio in the other order, $${total.sub(two).sub(rest)} : ${rest}$. The question names
              ${w.rest} first.`,
      ],
      snapRead: text`The same whole is divided in two ways. The per cent shows how many belong to ${w.two} and to
        ${w.have} at the same time.`,
      approach: text`Give the whole a number of parts that fits both ratios. Then find the four parts one after the
        other, beginning with the one that the per cent gives.`,
      faster: text`Of $${total}$ parts $${total.sub(two)}$ are ${w.one}; of the $${have}$ that are ${w.have}, $${both}$
        are not ${w.one}.`,
      check: text`$${rest}$ and $${both}$ make $${have}$, which is $\frac{${c}}{${c + d}}$ of $${total}$; the
        $${total.sub(two)}$ of ${w.one} are $\frac{${a}}{${a + b}}$ of it.`,
      principle: text`When the same whole is divided in two ratios, give it one number of parts: the LCM of the two sums
        of terms.`,
    };
  },
);

/** AR.RAT.1 Medium: a whole divided in two ways. */
export const sharesInTwoWays: readonly AnyTemplate[] = [
  ...situation<Table>({
    type: 'AR.RAT.1',
    situation: 'whole-divided-in-two-ways',
    tries: 60,
    draw: draw => {
      const p = {
        a: draw.int(2, 9),
        b: draw.int(2, 9),
        c: draw.int(2, 9),
        d: draw.int(2, 9),
        part: draw.step(20, 80, 5),
        frame: draw.int(0, 2),
      };
      if (gcd(p.a, p.b) > 1 || gcd(p.c, p.d) > 1 || p.a + p.b === p.c + p.d) return null;
      const { total, rest, not } = numbersOf(p);
      const terms = rest.gt(0) && not.gt(0) ? ratioOf(rest, not).map(Number) : [99];
      return total <= 150 &&
        Math.max(...terms) <= 31 &&
        Math.max(...terms) < 8 * Math.min(...terms) &&
        terms[0] !== terms[1]
        ? p
        : null;
    },
    forms: [leftPair],
  }),
];
