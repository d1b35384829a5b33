import { personBy } from '../../people.ts';
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
    revision: 3,
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
    const [noun, part] = way ? ['alloy', 'copper'] : ['blend', 'Assam tea'];
    const surplus = step(calc`(${q(rich, 100)} - ${q(wanted, 100)}) * ${kgRich}`, {
      name: text`the surplus of ${part} in the first ${noun}`,
      because: text`Each kilogram of the first ${noun} has more ${part} than it needs at $${wanted}\%$. This
          surplus lets kilograms with too little ${part} join, so it decides how much can be made.`,
    })`
      Only the first ${noun} has more than $${wanted}\%$ ${part}, so all of it is used. Find how many kilograms of
      ${part}
      it has above $${wanted}\%$.`;
    const used = step(calc`(${q(wanted, 100)} - ${q(near, 100)}) * ${kgNear}`, {
      name: text`the surplus that the second ${noun} uses up`,
      because: text`With the same surplus more kilograms of the ${noun} that lacks little can be added than of the
          one that lacks much. So the ${noun} nearer to $${wanted}\%$ comes first.`,
    })`
      The second ${noun} has only $${near}\%$, so each kilogram uses up some of this surplus. It uses up less than a
      kilogram of the third, so take all of the second.`;
    const rest = step(calc`(${surplus} - ${used}) / (${q(wanted, 100)} - ${q(far, 100)})`, {
      name: text`the weight of the third ${noun} that can be used`,
      because: text`The second ${noun} is used up, so only the third can take the rest of the surplus. What one
          kilogram of it lacks is counted from $${wanted}\%$, not from zero.`,
    })`
      The rest of the surplus goes to the third ${noun}, in which each kilogram falls short of $${wanted}\%$ by
      $${wanted - far}\%$. Divide to find how many kilograms it can take.`;
    const total = step(calc`${kgRich} + ${kgNear} + ${rest}`, {
      because: text`The whole surplus is spent now. One more kilogram of the third ${noun} would bring the share
          of ${part} below $${wanted}\%$.`,
    })`
      Add the weights of the three ${noun}s that are used: this is the greatest weight.`;
    return {
      answer: total,
      stem: way
        ? text`${personBy(kgRich, kgNear)} has $${kgRich}$ kg of an alloy with copper and zinc in the ratio
          ${asRatio(rich)}, $${kgNear}$
          kg of one with ${asRatio(near)} and $${kgFar}$ kg of one with ${asRatio(far)}. By melting parts of these
          together, at most how many kilograms of an alloy with copper and zinc in the ratio ${asRatio(wanted)} can
          be made?`
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
          You used the $${kgFar}$ kg of the third ${noun} first. It has the least ${part}, so it uses up the surplus
          fastest,
          and less can be made in all.`,
        slip('left_out_a_case', total, calc`${kgRich} + ${kgNear}`)`
          $${kgRich} + ${kgNear} = ${total}$ kg still has more ${part} than wanted, so some of the third ${noun} can
          be added.`,
        slip('ignored_a_bound', total, calc`${kgRich} + ${kgNear} + ${kgFar}`)`
          $${kgRich} + ${kgNear} + ${kgFar} = ${total}$ kg is everything there is, but all of it together has less
          ${part}
          than wanted.`,
        slip('left_out_a_term', total, calc`${rest} + ${kgNear}`)`
          You found $${rest} + ${kgNear} = ${total}$ kg, without the $${kgRich}$ kg of the first ${noun}. It is in the
          mixture too, and its surplus makes the rest possible.`,
        slip('ignored_a_bound', total, calc`${surplus} * 100 / (${wanted} - ${near}) + ${kgRich}`)`
          You spent the whole surplus on the second ${noun} and got $${total}$ kg. There are only $${kgNear}$ kg of
          it, less than that needs.`,
        slip(
          'ignored_the_weights',
          total,
          calc`${surplus} * 100 / ((2 * ${wanted} - ${near} - ${far}) / 2) + ${kgRich}`,
        )`
          $${total}$ kg comes from equal weights of the second and the third ${noun}. A kilogram of the second uses
          up less
          of the surplus, so it should be used first.`,
        slip('took_a_share_of_the_start', rest, calc`(${surplus} - ${used}) * 100 / ${far}`)`
          You divided the rest of the surplus by $${far}\%$, the ${part} in the third ${noun}. It falls short of
          the wanted ratio by less than that, so divide by the shortfall.`,
        slip('forgot_what_was_done', rest, calc`${surplus} * 100 / (${wanted} - ${far})`)`
          You gave the whole surplus of ${part} to the third ${noun}, but the second has used up a part of it.`,
      ],
      snapRead: text`One ${noun} has more ${part} than wanted, two have less, and there are only so many kilograms of
      each. The
        greatest possible weight is asked.`,
      approach: text`Balance surplus and shortfall of ${part}. Use the whole first ${noun}, and spend its surplus
      where each
        kilogram needs least of it.`,
      faster: text`Count in hundredths of a kilogram: $${kgRich} \times ${rich - wanted} =
      ${kgRich * (rich - wanted)}$ are
        spare. The second ${noun} needs $${kgNear} \times ${wanted - near} = ${kgNear * (wanted - near)}$ of them, and
        the third $${wanted - far}$ for each kilogram.`,
      check: () => {
        const got = q(rich * kgRich + near * kgNear)
          .add(rest.mul(far))
          .div(100);
        return text`The three weights have $${q(rich * kgRich, 100)} + ${q(near * kgNear, 100)} +
          ${rest.mul(far).div(100)} = ${got}$ kg of ${part}, and that is $${wanted}\%$ of $${total}$ kg.`;
      },
      principle: text`To make as much as possible, spend a limited surplus where the shortfall per kilogram is
      least.`,
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
