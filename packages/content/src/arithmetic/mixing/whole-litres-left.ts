import type Fraction from 'fraction.js';
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
  vessel: string;
  liquid: string;
  filler: string;
  frame: number;
}

type Whole = readonly Fraction[];

const stories = [
  { vessel: 'can', liquid: 'milk', filler: 'water' },
  { vessel: 'cask', liquid: 'juice', filler: 'water' },
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
    also: ['NS.FAC.1', 'AL.INQ.1'],
    entry: true,
    apart: true,
    verify: ({ volume, left, least }) => {
      const totals: number[] = [];
      for (let x = 1; x < volume; x += 1)
        for (let y = 1; y < volume; y += 1)
          if ((volume - x) * (volume - y) === volume * left) totals.push(x + y);
      return least ? Math.min(...totals) : Math.max(...totals);
    },
  },
  (p, { step }) => {
    const { volume, left, least, filler, frame, vessel, liquid } = p;
    const product = step(
      calc`${volume} * ${left}`,
      value =>
        tex`${volume} \times \frac{${volume} - x}{${volume}} \times \frac{${volume} - y}{${volume}} = ${left}
          \Rightarrow (${volume} - x)(${volume} - y) = ${value}`,
    )`
      Each round leaves the part of the liquid that the undrawn litres are of the volume. Multiply both parts and clear
      the volume.`;
    const factors = step(
      smallerFactors(Number(product), volume),
      value => tex`${value.map(factor => `${factor} \\times ${product.div(factor)}`).join(', \\quad ')}`,
    )`
      Both factors are whole and below $${volume}$, since something is drawn each time. List the pairs.`;
    const sum = step(sumOfFactors(factors, product, least), value => {
      const factor = (least ? factors[0] : factors.at(-1)) ?? q(1);
      return tex`${factor} + ${product.div(factor)} = ${value}`;
    })`
      The ${least ? 'less' : 'more'} is drawn, the ${least ? 'larger' : 'smaller'} is the sum of the two factors. With a
      fixed product this sum is
      ${least ? 'largest where they lie farthest apart' : 'smallest where they lie nearest together'}.`;
    const total = step(calc`2 * ${volume} - ${sum}`, (_value, working) => tex`x + y = ${working}`)`
      What the two factors lack to twice the volume was drawn.`;
    const factor = (least ? factors[0] : factors.at(-1)) ?? q(1);
    return {
      answer: total,
      stem:
        frame === 0
          ? text`From a ${vessel} with $${volume}$ litres of ${liquid}, $x$ litres are replaced with ${filler}; after
            mixing, $y$ litres of the mixture are replaced with ${filler}. Now $${left}$ litres of ${liquid} are left.
            If $x$ and $y$ are positive integers, find the ${word(p)} possible value of $x + y$.`
          : frame === 1
            ? text`A ${vessel} is full of ${liquid}, $${volume}$ litres of it. A whole number of litres is drawn off and
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
          Factors with the sum $${sum}$ lie ${least ? 'nearest together' : 'farthest apart'} and give $${total}$, the
          other extreme.`,
        slip('took_a_share_of_the_start', total, calc`${volume} - ${left}`)`
          $${volume} - ${left} = ${total}$ would do if no ${filler} were drawn off in the second round.`,
        slip('left_out_an_end_point', factors, least ? factors.slice(1) : factors.slice(0, -1))`
          $${factor} \times ${q(volume * left).div(factor)}$ gives $${total}$, but there is a pair of factors still
          ${least ? 'farther apart' : 'nearer together'}.`,
        stop('gave_the_complement', sum)`
          $${sum}$ litres is the sum of what was not drawn in the two rounds.`,
        slip(
          'gave_the_complement',
          product,
          smallerFactors(volume * (volume - left), volume).length > 0 &&
            calc`${volume} * (${volume} - ${left})`,
        )`
          The product was taken as $${volume} \times ${volume - left} = ${product}$, with what is lost in place of the
          $${left}$ litres that are left.`,
        slip(
          'left_out_a_case',
          factors,
          factors.length > 3 && (least ? factors.slice(2) : factors.slice(0, -2)),
        )`
          The list of factors has to be complete: $${factor} \times ${q(volume * left).div(factor)}$, which gives
          $${total}$, is not its ${least ? 'first' : 'last'} pair.`,
        slip(
          'let_in_negative_numbers',
          factors,
          () =>
            least &&
            smallerFactors(Number(product), 2 * volume).filter(factor => !product.div(factor).equals(volume)),
        )`
          With the factor $${factors[0]}$ the other one exceeds $${volume}$, so that the total of $${total}$ hides a
          negative quantity.`,
        slip('took_a_part_for_the_whole', total, () =>
          q(volume).sub((least ? factors[0] : factors.at(-1)) ?? q(0)),
        )`
          $${total}$ litres is the larger of the two quantities; the other one has to be added.`,
        slip('let_in_equal_values', sum, () => {
          const root = Math.round(Math.sqrt(volume * left));
          return 2 * root;
        })`
          Twice $${sum.div(2)}$, the square root of $${volume * left}$ to the nearest whole number, was taken for the
          sum of the factors; the rounds need not be equal.`,
      ],
      snapRead: () =>
        text`Two different rounds in whole litres, and the quantity left is known: a product of two integers, of which
          the ${word(p)} total is asked.`,
      approach: text`The quantity left gives the product of what stays undrawn in both rounds. So the rounds are pairs
        of factors below the volume, and their sum decides the total.`,
      faster: text`$${volume} \times ${left}$ is the pair with nothing drawn once. Look for the pair of factors
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
      ? { volume, left, least: draw.chance(0.6), ...draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [extremeTotal],
});
