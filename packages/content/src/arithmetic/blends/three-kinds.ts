import type Fraction from 'fraction.js';
import { isCount, lowestTerms } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Three kinds at three prices, a mean price, and a bound of one kind by another. */
interface Kinds {
  low: number;
  mid: number;
  high: number;
  mean: number;
  total: number;
  /** At least so many times as much of the dearest as of the middle kind. */
  times: Fraction;
  frame: number;
}

const kindWords = [
  { cheap: 'the basic rice', middle: 'the medium rice', dear: 'the basmati rice' },
  { cheap: 'the robusta', middle: 'the peaberry', dear: 'the arabica' },
  { cheap: 'the peanuts', middle: 'the almonds', dear: 'the pistachios' },
] as const;
const timesWords: Record<string, string> = {
  '1': 'as much',
  '2': 'twice as much',
  '1/2': 'half as much',
  '3': 'three times as much',
};

const greatestMiddle = form<Kinds>(
  'greatest-middle-kind',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.INQ.1'],
    verify: ({ low, mid, high, mean, total, times }) => {
      for (let y = total; y > 0; y -= 1) {
        // x + z and their cost are known once y is.
        const z = q(mean * total - mid * y - low * (total - y), high - low);
        const x = q(total - y).sub(z);
        if (x.gte(0) && z.gte(times.mul(y))) return y;
      }
      throw new Error('nothing fits');
    },
  },
  (p, { step, find }) => {
    const { low, mid, high, mean, total, times, frame } = p;
    const { cheap, middle, dear } = kindWords[frame] ?? kindWords[0];
    const told = timesWords[times.toFraction()] ?? '';
    const bare = told.replace(/ ?as much/, '');
    const under = find(mean - low);
    const over = find(high - mean);
    const side = mid - mean;
    const each = step(calc`${side} + ${times} * ${over}`, {
      name: text`by how much 1 kg of ${middle} with its ${dear} is above the mean`,
      works: (_value, working) =>
        tex`${mid} - ${mean} = ${side}, \quad ${high} - ${mean} = ${over}: \quad ${working}`,
      because: text`The more of ${dear} there is, the more has to be balanced by ${cheap}, and the less is left
          for ${middle}. So take as little of ${dear} as the condition allows.`,
    })`
      Each kg of ${middle} needs at least ${told} of ${dear}. Take exactly that much, and find how far the two together
      are above the mean of ₹${mean}.`;
    const needed = step(calc`${each} / ${under}`, {
      name: text`the kg of ${cheap} for 1 kg of ${middle}`,
      because: text`What is above the mean in all has to be made up for by what is below it. The average is then
          exactly ₹${mean}.`,
    })`
      Each kg of ${cheap} is $${mean} - ${low} = ${mean - low}$ below the mean. Divide to find how many kg of it
      balance them.`;
    const parts = step(calc`1 + ${times} + ${needed}`, {
      name: text`the kg of the blend for 1 kg of ${middle}`,
      because: text`The blend is made of such sets only. More of ${dear} than needed would make each set heavier
          and leave room for fewer of them.`,
    })`
      Add up what one kg of ${middle} brings with it into the blend: itself, its ${dear} and its ${cheap}.`;
    const most = step(calc`${total} ÷ ${parts}`, {
      name: text`the greatest weight of ${middle}`,
      because: text`The fewer kg a set has, the more sets fit into the blend. So the smallest set gives the most
          of ${middle}.`,
    })`
      Each set contains 1 kg of ${middle}. Divide the whole blend by the weight of a set.`;
    return {
      answer: most,
      stem:
        frame === 0
          ? text`Basic, medium and basmati rice cost ₹${low}, ₹${mid} and ₹${high} per kg. A hotel mixes them into
            ${total} kg of rice that costs ₹${mean} per kg on average, with at least ${told} basmati as medium rice.
            What is the maximum weight of medium rice in the mixture?`
          : frame === 1
            ? text`A roaster blends robusta at ₹${low}, peaberry at ₹${mid} and arabica at ₹${high} per kg. The blend,
              ${total} kg in all, must cost exactly ₹${mean} per kg and contain at least ${told} arabica as peaberry.
              What is the greatest possible weight of the peaberry?`
            : text`${total} kg of a nut mix have to be made from peanuts at ₹${low} per kg, almonds at ₹${mid} per kg
              and pistachios at ₹${high} per kg, at an average cost of ₹${mean} per kg. The weight of the pistachios
              must be at least ${bare} that of the almonds. At most how many kg of almonds can be used?`,
      show: value => withUnit(value, 'kg'),
      plausible: value => value.d <= 12n && value.gt(0) && value.lt(total),
      slips: [
        slip('ignored_a_condition', most, side > 0 && calc`${total} * ${under} / (${under} + ${side})`)`
          ${here} kg of ${middle} leaves nothing for ${dear}, which must be there too.`,
        slip('read_a_comparison_backwards', most, () => {
          const back = times.inverse();
          return !times.equals(1) && q(total).div(back.add(1).add(back.mul(over).add(side).div(under)));
        })`
          The bound was read the other way round, as at least ${told} of ${middle} as of ${dear}. Then there would be
          $${most}$ kg.`,
        slip('assumed_equal_parts', needed, 1)`
          With ${cheap} and ${middle} in equal weights the average would not be ₹${mean} per kg.`,
        slip('left_out_a_term', parts, calc`1 + ${needed}`)`
          $${total} \div ${parts}$ leaves out the weight of ${dear}, which is a part of the blend too.`,
        slip('left_out_a_term', parts, calc`1 + ${times}`)`
          $${total} \div ${parts}$ leaves out ${cheap}, without which the average would be above ₹${mean} per kg.`,
        slip('inverted_the_ratio', needed, calc`${under} / ${each}`)`
          $${needed}$ kg of ${cheap} has the balance the wrong way round: quantities are inversely as distances.`,
        slip('answered_another_quantity', most, calc`${total} * ${needed} / ${parts}`)`
          You found $${most}$ kg, the weight of ${cheap} in that blend. The question asks for ${middle}.`,
        slip('answered_another_quantity', most, !times.equals(1) && calc`${total} * ${times} / ${parts}`)`
          You found $${most}$ kg, the weight of ${dear} in that blend. The question asks for ${middle}.`,
        slip('wrong_sign', each, side !== 0 && calc`${times} * ${over} - ${side}`)`
          ${middle} costs ₹${mid} per kg, which is ${side > 0 ? 'above' : 'below'} ₹${mean}; it was counted on the other
          side.`,
      ],
      snapRead: text`Three kinds, one average and a bound between two of the kinds: the maximum is reached when the
        bound is just met.`,
      approach: text`Measure every kind from the average. Take as little of ${dear} as the bound allows, balance both
        with ${cheap}, and see what share of the blend is ${middle}.`,
      faster: () => {
        const [y, z, x] = lowestTerms(q(1), times, needed);
        return text`With the bound just met, ${middle}, ${dear} and ${cheap} are as $${y} : ${z} : ${x}$, which are
          $${y.add(z).add(x)}$ parts of $${total}$ kg.`;
      },
      check: () => {
        const [z, x] = [most.mul(times), most.mul(needed)];
        return text`$${x}$, $${most}$ and $${z}$ kg cost ₹${x.mul(low).add(most.mul(mid)).add(z.mul(high))} in all,
          which is ₹${mean} for each of the $${x.add(most).add(z)}$ kg.`;
      },
      principle: text`To make one part of a mixture as large as possible, take of the others only as much as the
        conditions force.`,
    };
  },
);

/** AR.MIX.1 Hard: the greatest part of the middle kind. */
export const threeKinds: readonly AnyTemplate[] = situation<Kinds>({
  type: 'AR.MIX.1',
  situation: 'three-kinds',
  tries: 400,
  draw: draw => {
    const frame = draw.int(0, 2);
    const unit = frame === 0 ? 2 : 20;
    const low =
      frame === 0 ? draw.step(30, 50, 2) : frame === 1 ? draw.step(240, 400, 20) : draw.step(160, 260, 20);
    const mid = low + unit * draw.int(3, 14);
    const high = mid + unit * draw.int(3, 18);
    const mean = low + unit * draw.int(2, 16);
    const times = draw.pick([q(1), q(1), q(2), q(1, 2), q(3)]);
    if (mean >= high || mean === mid) return null;
    const each = times.mul(high - mean).add(mid - mean);
    const needed = each.div(mean - low);
    if (each.lte(0) || needed.gt(6)) return null;
    const part = times.add(1).add(needed);
    const total = draw.step(20, 150, 5);
    const most = q(total).div(part);
    const seen = [mean - low, high - mean, Math.abs(mid - mean), mean - low + mid - mean];
    if (seen.some(n => most.equals(n))) return null;
    return isCount(most) && isCount(most.mul(2).mul(times)) && isCount(most.mul(2).mul(needed)) && most.gte(3)
      ? { low, mid, high, mean, total, times, frame }
      : null;
  },
  forms: [greatestMiddle],
});
