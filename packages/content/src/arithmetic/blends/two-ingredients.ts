import type Fraction from 'fraction.js';
import { isCount, lowestTerms } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, ratio, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { ratioOf } from '../../value.ts';

interface Prices {
  low: number;
  mean: number;
  high: number;
  /** How much of the dearer or stronger one there is. */
  stock: number;
  frame: number;
}

/** The two ingredients as each stem calls them, and a value with its unit. */
const asTold = ({ frame }: Prices) =>
  frame === 1
    ? {
        less: 'the weak solution',
        more: 'the strong solution',
        unit: 'ml',
        worth: (n: number) => text`${n}%`,
      }
    : {
        ...(frame === 0
          ? { less: 'the cheaper rice', more: 'the dearer rice' }
          : { less: 'the Assam tea', more: 'the Darjeeling tea' }),
        unit: 'kg',
        worth: (n: number) => text`₹${n}`,
      };

const sizeOf = (value: readonly Fraction[]) => (value[0]?.valueOf() ?? 0) / (value[1]?.valueOf() ?? 1);
const shown = (value: readonly Fraction[]) => value.map(term => numberTex(term)).join(' : ');

const ratioForMean = form<Prices, readonly Fraction[]>(
  'ratio-for-a-mean',
  {
    band: 'Easy',
    seconds: 40,
    revision: 2,
    suits: ({ low, mean, high }) => mean - low !== high - mean,
    verify: ({ low, mean, high }) => {
      for (let sum = 2; sum < 200; sum += 1)
        for (let x = 1; x < sum; x += 1)
          if (x * low + (sum - x) * high === sum * mean) return ratioOf(x, sum - x);
      throw new Error('no ratio fits');
    },
  },
  (p, { step }) => {
    const { low, mean, high } = p;
    const { less, more, worth } = asTold(p);
    const over = step(calc`${high} - ${mean}`, {
      name: text`how far ${more} is above the mixture`,
      because: text`The mixture lies between its two parts, so one part has too much and the other too little. The
          ratio depends on how much, because a part that is far away shifts the mixture more.`,
    })`
      ${more} is worth more than the mixture. Find by how much.`;
    const under = step(calc`${mean} - ${low}`, {
      name: text`how far ${less} is below the mixture`,
      because: text`Each part is compared with the mixture and not with the other part, because the mixture is
          where the two have to balance.`,
    })`
      Find by how much ${less} is worth less than the mixture.`;
    const parts = step(() => ratioOf(over, under), {
      works: value => tex`x \times ${under} = y \times ${over} \Rightarrow x : y = ${over} : ${under} =
          ${shown(value)}`,
      because: text`Take parts with 10 too much and 5 too little: one part of the first needs two parts of the
          second beside it, so that nothing is over. The one that is nearer to the mixture is taken more often.`,
    })`
      Let there be $x$ parts of ${less} and $y$ parts of ${more}. What is missing on one side balances what is too much
      on the other, so the quantities are in the inverse ratio of these distances.`;
    return {
      answer: parts,
      stem:
        p.frame === 0
          ? text`A grocer mixes two kinds of rice, at ₹${low} and ₹${high} per kg. In what ratio must the cheaper and
            the dearer rice be mixed so that the mixture costs ₹${mean} per kg?`
          : p.frame === 1
            ? text`A nurse needs a salt solution of ${mean}% but has only a weak solution of ${low}% and a strong one of
              ${high}%. Find the ratio in which the weak and the strong solution have to be mixed.`
            : text`Assam tea at ₹${low} per kg is blended with Darjeeling tea at ₹${high} per kg, and the blend is worth
              ₹${mean} per kg. What is the ratio of Assam to Darjeeling tea in it?`,
      show: ratio,
      size: sizeOf,
      plausible: value => value.every(term => isCount(term) && term.lte(60)),
      slips: [
        slip('inverted_the_ratio', parts, () => ratioOf(under, over))`
          $${under} : ${over}$ gives each kind its own distance from the mixture. But the kind that is nearer to
          ${worth(mean)} shifts the mixture less, so more of it is needed, not less.`,
        slip('assumed_a_proportion', parts, ratioOf(low, high))`
          $${low} : ${high}$ is the ratio of the two values themselves. The mixture depends on how far each is from
          ${worth(mean)}: the kind that is nearer has the larger part.`,
        slip('took_the_whole_for_a_part', parts, () => ratioOf(under, over.add(under)))`
          $${under} : ${over.add(under)}$ compares ${more} with the whole mixture, not ${less} with ${more}.`,
        slip('took_the_whole_for_a_part', parts, () => ratioOf(over.add(under), over))`
          $${over.add(under)} : ${over}$ compares the whole mixture with ${less}. The question asks for ${less} to
          ${more}, without the whole.`,
        slip('took_the_whole_for_a_part', parts, () => ratioOf(over, over.add(under)))`
          $${over} : ${over.add(under)}$ compares ${less} with the whole mixture. The question asks for ${less} to
          ${more}, so the second term is only the part of ${more}.`,
        slip('took_the_whole_for_a_part', parts, () => ratioOf(over.add(under), under))`
          $${over.add(under)} : ${under}$ compares the whole mixture with ${more}. The question asks for ${less} to
          ${more}, so the first term is only the part of ${less}.`,
        slip('used_a_wrong_given_number', parts, ratioOf(low, mean))`
          $${low} : ${mean}$ compares ${less} with the mixture only. You left out ${more}, but the ratio depends
          on how far it is above the mixture.`,
        slip('used_a_wrong_given_number', parts, ratioOf(high, mean))`
          $${high} : ${mean}$ compares ${more} with the mixture only. You left out ${less}, but the ratio depends
          on how far it is below the mixture.`,
      ],
      snapRead: text`Two values and the value of the mixture are given, the ratio is asked: alligation.`,
      approach: text`Compare ${less} and ${more} with the mixture. The quantities are inversely as their distances from
        it.`,
      faster: text`Distances $${mean} - ${low} = ${mean - low}$ and $${high} - ${mean} = ${high - mean}$, written
        crosswise: $${high - mean} : ${mean - low}$.`,
      check: () => {
        const [x = over, y = under] = parts;
        return text`$${x}$ and $${y}$ parts: $\frac{${x} \times ${low} + ${y} \times ${high}}{${x.add(y)}} =
          ${x.mul(low).add(y.mul(high)).div(x.add(y))}$.`;
      },
      principle: text`In a mixture of two, the quantities are inversely as the distances of the two values from the
        mean.`,
    };
  },
);

const quantityForMean = form<Prices>(
  'quantity-for-a-mean',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    entry: true,
    suits: ({ low, mean, high, stock }) => {
      const added = (stock * (high - mean)) / (mean - low);
      if ([mean - low, high - mean, high - low].includes(added)) return false;
      return Number.isInteger(added) && added !== stock && added >= 3 && added <= 5 * stock;
    },
    verify: ({ low, mean, high, stock }) => {
      for (let x = 1; x < 5000; x += 1) if (x * low + stock * high === (x + stock) * mean) return x;
      throw new Error('no whole quantity fits');
    },
  },
  (p, { step }) => {
    const { low, mean, high, stock } = p;
    const { less, more, unit, worth } = asTold(p);
    const extra = step(calc`${stock} * (${high} - ${mean})`, {
      name: text`how much ${more} has too much in all`,
      because: text`The mixture is fixed at ${worth(mean)}, so each ${unit} of ${more} brings $${high - mean}$ too
          much. This is all that ${less} has to make up for.`,
    })`
      Each ${unit} of ${more} is above the mixture by the difference of the two values. Multiply this difference by
      the ${stock} ${unit} to find how much there is too much in all.`;
    const under = step(calc`${mean} - ${low}`, {
      name: text`how far each ${unit} of ${less} is below the mixture`,
      because: text`One ${unit} of ${less} takes part in the mixture at ${worth(mean)} but brings only
          ${worth(low)}. Compare it with the mixture, not with ${more}, because only the mixture is reached.`,
    })`
      Each ${unit} of ${less} is below the mixture. Subtract to find how much of the excess one ${unit} makes up for.`;
    const added = step(calc`${extra} ÷ ${under}`, {
      because: text`If the excess were 60 and each ${unit} made up for 5 of it, then 12 ${unit} would be needed:
          with fewer the mixture stays above ${worth(mean)}, with more it falls below.`,
    })`
      The ${unit} of ${less} together have to make up for the whole excess. Divide the excess by what one ${unit}
      makes up for.`;
    const [x, y] = lowestTerms(high - mean, mean - low);
    return {
      answer: added,
      stem:
        p.frame === 0
          ? text`A grocer has ${stock} kg of rice worth ₹${high} per kg. How many kg of a cheaper rice, at ₹${low} per
            kg, should be mixed with it to bring the mixture to ₹${mean} per kg?`
          : p.frame === 1
            ? text`To ${stock} ml of salt solution of ${high}% strength a nurse adds a weak solution of ${low}%. If
              the strength becomes ${mean}%, how many ml of the weak solution were added?`
            : text`A blend of tea that is worth ₹${mean} per kg contains ${stock} kg of Darjeeling tea at ₹${high} per
              kg; the rest is Assam tea at ₹${low} per kg. Find the weight of the Assam tea in the blend.`,
      show: value => withUnit(value, unit),
      plausible: value => isCount(value.mul(2)) && value.lte(20 * stock),
      slips: [
        slip('inverted_the_ratio', added, calc`${stock} * (${mean} - ${low}) / (${high} - ${mean})`)`
          $${stock} \times \frac{${mean - low}}{${high - mean}} = ${added}$ has the distances the wrong way round. The
          nearer a kind is to ${worth(mean)}, the more of it is needed.`,
        slip('took_the_whole_for_a_part', added, calc`${stock} * (${mean} - ${low}) / (${high} - ${low})`)`
          ${here} takes the part that ${more} would have in the mixture from the ${stock} ${unit}. All of these are
          ${more}.`,
        slip('answered_another_quantity', added, calc`${stock} * (${high} - ${low}) / ${under}`)`
          You found $${added}$ ${unit}, the quantity of the whole mixture. The ${stock} ${unit} of ${more} are in it,
          and the question asks for ${less} only.`,
        slip('took_the_whole_for_a_part', under, calc`${high} - ${low}`)`
          You divided by $${high} - ${low} = ${under}$, the difference of the two kinds. Each ${unit} of ${less} is
          only $${mean - low}$ below the mixture, so it makes up for no more than that.`,
        slip('assumed_a_proportion', added, calc`${stock} * ${low} / ${mean}`)`
          You multiplied ${stock} by $\frac{${low}}{${mean}}$. That treats the quantities as proportional to the
          values, but they depend on the distances from ${worth(mean)}.`,
        slip('assumed_a_proportion', added, calc`${stock} * ${high} / ${mean}`)`
          You multiplied ${stock} by $\frac{${high}}{${mean}}$. That treats the quantities as proportional to the
          values, but they depend on the distances from ${worth(mean)}.`,
        slip('assumed_a_proportion', added, calc`${stock} * ${high} / ${low}`)`
          You multiplied ${stock} by $\frac{${high}}{${low}}$, the ratio of the two values. The distances of the two
          from ${worth(mean)} decide, and here ${worth(mean)} has not been used at all.`,
      ],
      snapRead: text`One quantity, two values and the value of the mixture are known. What is too much in ${more}
        balances what is missing in ${less}.`,
      approach: text`Find how much the ${stock} ${unit} of ${more} are above the mixture in all. Each ${unit} of
        ${less} makes up for the same small part of this excess, so a division gives the number of ${unit}.`,
      faster: text`By alligation ${less} and ${more} are in the ratio $${high - mean} : ${mean - low} = ${x} : ${y}$,
        so find $${stock} \times ${x} \div ${y}$.`,
      check: text`$${added}$ and $${stock}$ ${unit} average $\frac{${added} \times ${low} + ${stock} \times
        ${high}}{${added.add(stock)}} = ${added
          .mul(low)
          .add(stock * high)
          .div(added.add(stock))}$.`,
      principle: text`In a mixture of two, what is too much in one equals what is missing in the other: quantity times
        distance from the mean is the same on both sides.`,
    };
  },
);

/** AR.MIX.1 Easy: two ingredients and their mixture. */
export const twoIngredients: readonly AnyTemplate[] = situation<Prices>({
  type: 'AR.MIX.1',
  situation: 'two-ingredients',
  tries: 60,
  draw: draw => {
    const frame = draw.int(0, 2);
    const [low, span] =
      frame === 1
        ? [draw.int(2, 20), draw.int(10, 40)]
        : frame === 0
          ? [draw.int(30, 60), draw.int(12, 50)]
          : [draw.step(180, 400, 10), draw.step(80, 400, 10)];
    const high = low + span;
    const mean = low + (frame === 2 ? draw.step(20, span - 20, 10) : draw.int(2, span - 2));
    const terms = lowestTerms(mean - low, high - mean);
    const stock = frame === 1 ? draw.step(100, 900, 10) : draw.int(8, 90);
    return Math.max(...terms.map(Number)) <= 13 ? { low, mean, high, stock, frame } : null;
  },
  forms: [ratioForMean, quantityForMean],
});
