import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoRounds {
  /** Litres in the vessel, and litres of the first liquid left after both rounds. */
  volume: number;
  left: number;
  /** Whether the least or the greatest total of both rounds is asked. */
  least: boolean;
  who: string;
  vessel: string;
  liquid: string;
  filler: string;
  frame: number;
}

type Whole = readonly Fraction[];

const stories = [
  { vessel: 'can', liquid: 'milk', filler: 'water' },
  { vessel: 'tub', liquid: 'buttermilk', filler: 'water' },
  { vessel: 'drum', liquid: 'acid', filler: 'water' },
  { vessel: 'tank', liquid: 'diesel', filler: 'kerosene' },
  { vessel: 'jar', liquid: 'syrup', filler: 'soda' },
] as const;

/** The smaller factors of a product whose larger ones are below a bound, in rising order. */
function smallerFactors(product: number, below: number): Whole {
  const list: Fraction[] = [];
  for (let factor = 1; factor * factor <= product; factor += 1)
    if (product % factor === 0 && product / factor < below) list.push(q(factor));
  return list;
}
/** The sum of the two factors that lie farthest apart, for the least total, or nearest together. */
const sumOfFactors = (factors: Whole, product: Fraction, farthest: boolean) => {
  const factor = (farthest ? factors[0] : factors.at(-1)) ?? q(1);
  return factor.add(product.div(factor));
};
const word = ({ least }: TwoRounds) => (least ? 'least' : 'greatest');

const extremeTotal = form<TwoRounds>(
  'extreme-total-of-two-rounds',
  {
    band: 'Hard',
    seconds: 120,
    revision: 2,
    also: ['NS.FAC.1', 'AL.INQ.1'],
    entry: true,
    verify: ({ volume, left, least }) => {
      const totals: number[] = [];
      for (let x = 1; x < volume; x += 1)
        for (let y = 1; y < volume; y += 1)
          if ((volume - x) * (volume - y) === volume * left) totals.push(x + y);
      return least ? Math.min(...totals) : Math.max(...totals);
    },
  },
  (p, { step }) => {
    const { who, volume, left, least, filler, frame, vessel, liquid } = p;
    const product = step(calc`${volume} * ${left}`, {
      name: text`the product of the two quantities that are not drawn`,
      works: value =>
        tex`${volume} \times \frac{${volume} - x}{${volume}} \times \frac{${volume} - y}{${volume}} = ${left}
          \Rightarrow (${volume} - x)(${volume} - y) = ${value}`,
      because: text`After mixing, the ${liquid} is spread evenly, so drawing a quarter of the contents takes a
          quarter of the ${liquid}. Each round therefore multiplies the ${liquid}; it does not take away the whole
          quantity drawn.`,
    })`
      ${frame === 0 ? '' : text`Let $x$ and $y$ litres be replaced in turn. `}Each time the ${liquid} is multiplied
      by the
      part of the $${volume}$ litres that is not drawn. Write both parts, and multiply the equation by $${volume}$.`;
    const factors = step(smallerFactors(Number(product), volume), {
      name: text`the pairs of factors`,
      works: value =>
        tex`${value.map(factor => `${factor} \\times ${product.div(factor)}`).join(', \\quad ')}`,
      because: text`$${volume} - x$ litres are kept in the first round, a whole number, and so are $${volume} - y$
          in the second. If a factor were $${volume}$ itself, nothing would have been replaced in that round.`,
    })`
      Both factors are whole numbers less than $${volume}$, because something is drawn each time. List the pairs with
      this product.`;
    const sum = step(sumOfFactors(factors, product, least), {
      name: text`the sum of the two factors`,
      works: value => {
        const factor = (least ? factors[0] : factors.at(-1)) ?? q(1);
        return tex`${factor} + ${product.div(factor)} = ${value}`;
      },
      because: text`Compare $2 \times 18$ and $6 \times 6$, both 36: the sums are 20 and 12. Factors that lie far
          apart have the larger sum, and equal ones the smallest.`,
    })`
      The ${least ? 'less' : 'more'} is drawn, the ${least ? 'larger' : 'smaller'} is the sum of the two factors. With a
      fixed product this sum is
      ${least ? 'largest where they lie farthest apart' : 'smallest where they lie nearest together'}.`;
    const total = step(calc`2 * ${volume} - ${sum}`, {
      name: text`the litres drawn in both rounds`,
      works: (_value, working) => tex`x + y = ${working}`,
      because: text`What is drawn and what is kept make $${volume}$ litres in each of the two rounds. So both
          together make twice $${volume}$.`,
    })`
      Subtract the sum of the two factors from twice $${volume}$: the difference is what is drawn in all.`;
    const factor = (least ? factors[0] : factors.at(-1)) ?? q(1);
    return {
      answer: total,
      stem:
        frame === 0
          ? text`In a ${vessel} with $${volume}$ litres of ${liquid}, ${who} replaces $x$ litres with ${filler} and,
            after
            mixing, $y$ litres of the mixture with ${filler}. Now $${left}$ litres of ${liquid} are left.
            If $x$ and $y$ are positive integers, find the ${word(p)} possible value of $x + y$.`
          : frame === 1
            ? text`${who} has a ${vessel} full of ${liquid}, $${volume}$ litres of it. A whole number of litres is
              drawn off and
              replaced with ${filler}. Then a whole number of litres, not necessarily the same, is drawn off from the
              mixture and replaced with ${filler}, after which the ${vessel} holds exactly $${left}$ litres of
              ${liquid}. What is the ${word(p)} quantity, in litres, that can have been drawn off in the two rounds
              together?`
            : text`Two exchanges bring the ${liquid} in a ${vessel} from $${volume}$ litres, with which it was full,
              down to $${left}$ litres: each time some of the contents is replaced with ${filler}, a whole number of
              litres, and mixed. Find the ${word(p)} number of litres that may be replaced in both exchanges together.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 1 && value.valueOf() < 2 * volume,
      // The second round draws off some filler, so that more is drawn than is lost of the liquid.
      onSight: value => value.valueOf() >= volume - left,
      slips: [
        slip('gave_the_other_extreme', sum, () => sumOfFactors(factors, product, !least))`
          The two quantities that are not drawn have the sum $${sum}$ here. They lie
          ${least ? 'nearest together' : 'farthest apart'}, so $${total}$ litres is the other extreme.`,
        slip('took_a_share_of_the_start', total, calc`${volume} - ${left}`)`
          $${volume} - ${left} = ${total}$ litres is the ${liquid} that is lost. The second time some ${filler} is
          drawn as
          well, so more than that is drawn in all.`,
        slip('left_out_an_end_point', factors, least ? factors.slice(1) : factors.slice(0, -1))`
          $${factor} \times ${q(volume * left).div(factor)}$ gives $${total}$ litres, but another pair of factors
          lies still
          ${least ? 'farther apart' : 'nearer together'}.`,
        stop('gave_the_complement', sum)`
          You gave $${sum}$ litres, the sum of what is kept in the first and the second round. The question asks for
          what is drawn, and each round draws the rest of $${volume}$ litres.`,
        slip(
          'gave_the_complement',
          product,
          smallerFactors(volume * (volume - left), volume).length > 0 &&
            calc`${volume} * (${volume} - ${left})`,
        )`
          $${volume} \times ${volume - left} = ${product}$ uses the litres of ${liquid} that are lost. The product
          has to be
          formed with the $${left}$ litres that are left.`,
        slip(
          'left_out_a_case',
          factors,
          factors.length > 3 && (least ? factors.slice(2) : factors.slice(0, -2)),
        )`
          Your list of factors is not complete: $${factor} \times ${q(volume * left).div(factor)}$, which gives
          $${total}$ litres, is not its ${least ? 'first' : 'last'} pair.`,
        slip(
          'let_in_negative_numbers',
          factors,
          () =>
            least &&
            smallerFactors(Number(product), 2 * volume).filter(factor => !product.div(factor).equals(volume)),
        )`
          With the factor $${factors[0]}$ the other factor is more than $${volume}$. The total of $${total}$ litres
          then has
          a negative quantity in it.`,
        slip('took_a_part_for_the_whole', total, () =>
          q(volume).sub((least ? factors[0] : factors.at(-1)) ?? q(0)),
        )`
          You gave $${total}$ litres, the larger of the two quantities only. The other round draws some litres too,
          and they have to be added.`,
        slip('let_in_equal_values', sum, () => {
          const root = Math.round(Math.sqrt(volume * left));
          return 2 * root;
        })`
          $2 \times ${sum.div(2)} = ${sum}$, with the square root of $${volume * left}$ to the nearest whole number,
          is not
          the sum of two factors. The quantities need not be equal.`,
      ],
      snapRead: () =>
        text`Whole numbers of litres are replaced twice, and the ${liquid} left is known. That is a product of two
          integers, and the ${word(p)} total is asked.`,
      approach: text`The ${liquid} left gives the product of the two quantities that are not drawn. List the pairs of
      factors of
        this product; their sum decides the total.`,
      faster: text`The product is $${volume} \times ${left}$, and with this pair nothing is drawn once. Look for the
      pair
        ${
          least
            ? text`next to it, both between $${left}$ and $${volume}$`
            : text`nearest to its square root, about
          $${Math.round(Math.sqrt(volume * left))}$`
        }.`,
      check: () => {
        const factor = (least ? factors[0] : factors.at(-1)) ?? q(1);
        const [x, y] = [q(volume).sub(factor), q(volume).sub(product.div(factor))];
        return text`Drawing $${x}$ litres leaves $${factor}$; drawing $${y}$ of $${volume}$ litres then leaves
          $${factor} \times \frac{${volume - Number(y)}}{${volume}} = ${left}$.`;
      },
      principle: text`With a fixed product, a sum is least for equal factors and grows as they part: extremes of a total
        lie at the ends of the list of factors.`,
    };
  },
);

/** AR.MIX.2 Hard: two different rounds that leave a known whole number of litres. */
export const wholeLitresLeft: readonly AnyTemplate[] = situation<TwoRounds>({
  type: 'AR.MIX.2',
  situation: 'two-rounds-in-whole-litres',
  tries: 60,
  draw: draw => {
    const volume = draw.pick([
      36, 40, 42, 45, 48, 50, 54, 56, 60, 63, 64, 70, 72, 75, 80, 84, 90, 96, 100, 105, 108, 110, 112, 120,
    ]);
    const left = draw.int(Math.ceil(volume / 6), Math.floor((3 * volume) / 5));
    const pairs = smallerFactors(volume * left, volume).length;
    return pairs >= 3 && pairs <= 6
      ? {
          volume,
          left,
          least: draw.chance(0.6),
          who: draw.pick(peopleInArithmetic),
          ...draw.pick(stories),
          frame: draw.int(0, 2),
        }
      : null;
  },
  forms: [extremeTotal],
});
