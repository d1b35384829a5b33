import { calc, form, situation, slip, text } from '../../question/index.ts';
import { ratio, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Stock {
  /** Per cent of copper in the rich alloy, the two poor ones and the alloy wanted; kg in stock. */
  rich: number;
  near: number;
  far: number;
  wanted: number;
  kgRich: number;
  kgNear: number;
  kgFar: number;
  way: boolean;
}

const asRatio = (percent: number) =>
  ratio([q(percent, 100 - percent).n, q(percent, 100 - percent).d].map(x => q(x)));

const greatestWeight = form<Stock>(
  'greatest-weight-from-stock',
  {
    band: 'Hard',
    seconds: 105,
    revision: 2,
    also: ['AL.INQ.7'],
    verify: ({ rich, near, far, wanted, kgRich, kgNear, kgFar }) => {
      // All corners of the polygon of amounts: for every half kilogram of the second stock, as much as possible of
      // the third.
      let best = q(0);
      for (let x = 0; x <= 2 * kgNear; x += 1) {
        const points = q(kgRich * (rich - wanted)).sub(q(x * (wanted - near), 2));
        if (points.s < 0n) break;
        const y = points.div(wanted - far);
        if (y.valueOf() > kgFar) continue;
        const total = y.add(q(x, 2)).add(kgRich);
        if (total.valueOf() > best.valueOf()) best = total;
      }
      return best;
    },
  },
  ({ rich, wanted, kgRich, way, near, kgNear, far, kgFar }, { step }) => {
    const surplus = step(calc`(${q(rich, 100)} - ${q(wanted, 100)}) * ${kgRich}`)`
      Only the first ${way ? 'alloy is richer in copper' : 'blend is richer in Assam tea'} than wanted, so it limits
      all. Find its surplus over what the wanted ratio needs.`;
    const used = step(calc`(${q(wanted, 100)} - ${q(near, 100)}) * ${kgNear}`)`
      The poorer ${way ? 'alloy' : 'blend'} nearest to the wanted ratio uses up least of the surplus per kilogram, so
      take all of it first.`;
    const rest = step(calc`(${surplus} - ${used}) / (${q(wanted, 100)} - ${q(far, 100)})`)`
      What is left of the surplus goes to the other poorer ${way ? 'alloy' : 'blend'}.`;
    const total = step(calc`${kgRich} + ${kgNear} + ${rest}`)`
      Add the weights.`;
    return {
      answer: total,
      stem: way
        ? text`A foundry has $${kgRich}$ kg of an alloy with copper and zinc in the ratio ${asRatio(rich)}, $${kgNear}$
          kg of one with ${asRatio(near)} and $${kgFar}$ kg of one with ${asRatio(far)}. By melting parts of these
          together, at most how many kilograms of an alloy with copper and zinc in the ratio ${asRatio(wanted)} can it
          make?`
        : text`Three tea blends contain Assam and Nilgiri tea in the ratios ${asRatio(rich)}, ${asRatio(near)} and
          ${asRatio(far)}; there are $${kgRich}$ kg, $${kgNear}$ kg and $${kgFar}$ kg of them. What is the maximum
          weight, in kilograms, of a blend with Assam and Nilgiri tea in the ratio ${asRatio(wanted)} that can be made
          from these stocks?`,
      show: value => withUnit(value, 'kg'),
      plausible: value =>
        value.valueOf() > kgRich && value.valueOf() <= kgRich + kgNear + kgFar && value.d <= 2n,
      slips: [
        slip('gave_the_other_extreme', total, () => {
          const taken = surplus.mul(100).div(wanted - far);
          if (taken.valueOf() <= kgFar) return taken.add(kgRich);
          return surplus
            .sub(q((wanted - far) * kgFar, 100))
            .mul(100)
            .div(wanted - near)
            .add(kgRich + kgFar);
        })`
          The $${kgFar}$ kg of the poorest stock were used first; it eats up the surplus fastest, so less can be made in
          all.`,
        slip('left_out_a_case', total, calc`${kgRich} + ${kgNear}`)`
          $${kgRich} + ${kgNear}$ kg is too rich still: there is a surplus left for some of the third stock.`,
        slip('ignored_a_bound', total, calc`${kgRich} + ${kgNear} + ${kgFar}`)`
          All three stocks together are too poor for the ratio wanted. Here $${kgRich} + ${kgNear} + ${kgFar} =
          ${total}$.`,
        slip('left_out_a_term', total, calc`${rest} + ${kgNear}`)`
          The rich stock itself is missing from this sum. Here $${rest} + ${kgNear} = ${total}$.`,
        slip('ignored_a_bound', total, calc`${surplus} * 100 / (${wanted} - ${near}) + ${kgRich}`)`
          This needs more than the $${kgNear}$ kg there are of the second stock.`,
        slip(
          'ignored_the_weights',
          total,
          calc`${surplus} * 100 / ((2 * ${wanted} - ${near} - ${far}) / 2) + ${kgRich}`,
        )`
          Equal amounts of the two poor stocks are not the best choice: the nearer one costs less surplus. Here
          $\frac{${surplus} \times 100}{\frac{2 \times ${wanted} - ${near} - ${far}}{2}} + ${kgRich} = ${total}$.`,
        slip('took_a_share_of_the_start', rest, calc`(${surplus} - ${used}) * 100 / ${far}`)`
          The rest of the surplus was divided by the share $${far}\%$ itself, not by what it falls short of the ratio
          wanted.`,
        slip('forgot_what_was_done', rest, calc`${surplus} * 100 / (${wanted} - ${far})`)`
          The surplus was spent twice: a part of it has gone to the second stock already.`,
      ],
      snapRead: text`One stock is richer than wanted, two are poorer, and all are limited: a greatest amount under
        constraints.`,
      approach: text`Balance surplus against shortfall. The rich stock is used whole; its surplus carries most weight
        when spent on the mixture nearest to the target.`,
      faster: text`In points: $${kgRich} \times ${rich - wanted} = ${kgRich * (rich - wanted)}$ to spend, $${kgNear}
        \times ${wanted - near} = ${kgNear * (wanted - near)}$ first, the rest at $${wanted - far}$ a kilogram.`,
      check: () => {
        const got = q(rich * kgRich + near * kgNear)
          .add(rest.mul(far))
          .div(100);
        return text`${way ? 'The copper' : 'The Assam tea'} weighs $${got}$ kg, which is $${wanted}\%$ of $${total}$
          kg.`;
      },
      principle: text`To stretch a scarce rich stock, spend its surplus where the shortfall per kilogram is least.`,
    };
  },
);

const shares = [20, 25, 30, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90];

/** AR.MIX.3 Hard: the most that stocks allow. */
export const mostFromStocks: readonly AnyTemplate[] = situation<Stock>({
  type: 'AR.MIX.3',
  situation: 'three-stocks',
  draw: draw => {
    const [far, near, wanted, rich] = draw.some(shares, 4).sort((x, y) => x - y) as [
      number,
      number,
      number,
      number,
    ];
    const [kgRich, kgNear, kgFar] = [draw.step(12, 60, 2), draw.step(8, 50, 2), draw.step(20, 80, 2)];
    const points = (rich - wanted) * kgRich - (wanted - near) * kgNear;
    const rest = q(points, wanted - far);
    return points > 0 &&
      rest.d === 1n &&
      rest.valueOf() >= 4 &&
      rest.valueOf() < kgFar - 2 &&
      wanted - near >= 5
      ? { rich, near, far, wanted, kgRich, kgNear, kgFar, way: draw.chance(0.5) }
      : null;
  },
  tries: 60,
  forms: [greatestWeight],
});
