import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Equal amounts of water added twice, with the strength after each. */
interface Twice {
  first: Fraction;
  second: Fraction;
  frame: number;
}

const startOf = ({ first, second }: Twice) => q(2).div(first).sub(q(1).div(second)).inverse();

const before = form<Twice>(
  'strength-before-two-equal-additions',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    verify: ({ first, second }) => {
      // One litre of water each time; the volume before is found from both strengths.
      const volume = second.mul(2).sub(first).div(first.sub(second));
      return first.mul(volume.add(1)).div(volume);
    },
  },
  (p, { step, find }) => {
    const { first, second, frame } = p;
    const what = frame === 0 ? 'milk' : frame === 1 ? 'acid' : 'juice';
    const one = step(calc`100 / ${first}`, {
      works: value => tex`100 \div ${first} = ${frac(value)}`,
      name: text`the volume after the first addition, for 1 part of ${what}`,
      because: text`Only water is added, so the ${what} is the same before and after. Measured by it, the volume grows
        by equal steps, while the per cent does not.`,
    })`
      Only water is added and the ${what} stays, so let it be $1$ part. After the first addition it is ${first}% of the
      volume: divide to find the volume in these parts.`;
    const two = step(calc`100 / ${second}`, {
      works: value => tex`100 \div ${second} = ${frac(value)}`,
      name: 'the volume after the second addition',
      because: text`The ${what} is still 1 part, but it is only ${second}% of a larger volume now.`,
    })`
      After the second addition the same part is ${second}% of the volume. Find this volume.`;
    const water = step(calc`${two} - ${one}`, {
      works: value => tex`${frac(two)} - ${frac(one)} = ${frac(value)}`,
      name: 'the water of one addition',
      because: text`Between the two volumes nothing has happened but one addition of water.`,
    })`
      The difference of the two volumes is the water that was added the second time, and the same was added the first
      time.`;
    const start = step(calc`${one} - ${water}`, {
      works: value => tex`${frac(one)} - ${frac(water)} = ${frac(value)}`,
      name: 'the volume at the beginning',
      because: text`Before the first volume there was only one addition, of the same water. So one step back is
        enough.`,
    })`
      Take one addition of water away from the first volume. That is the volume at the beginning.`;
    const hundred = find(100);
    const share = step(calc`${hundred} / ${start}`, {
      works: value => tex`${hundred}\% \div ${frac(start)} = ${value}\%`,
      because: text`The ${what} is 1 part of this volume. A part of the whole, times one hundred, is its per cent.`,
    })`
      The ${what} was $1$ part of this volume. Divide $100\%$ by the volume to write it as a per cent.`;
    return {
      answer: share,
      stem:
        frame === 0
          ? text`A can holds a mixture of milk and water. When some water is added, the milk is ${first}% of the
            mixture; when as much water is added once more, it is ${second}%. What per cent of the mixture was milk at
            first?`
          : frame === 1
            ? text`${personBy(first, second)} dilutes an acid solution with a certain volume of water and gets a
              strength of ${first}%.
              The same volume of water is added again, and the strength falls to ${second}%. Find the strength of the
              solution at the beginning.`
            : text`A glass of water is poured into a jug of fruit drink, and then a second glass of the same size. The
              share of juice in the drink is ${first}% after the first glass and ${second}% after the second. What was
              it before the first glass?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 20n,
      onSight: value => value.gt(first),
      slips: [
        slip('assumed_a_proportion', share, calc`${first} + (${first} - ${second})`)`
          ${here} goes back by the same number of per cents. Equal amounts of water make equal steps of the volume, not
          of the per cent.`,
        slip('assumed_a_proportion', share, calc`${first} * ${first} / ${second}`)`
          ${here} goes back by the same factor. Equal amounts of water add to the volume, they do not multiply the per
          cent.`,
        slip('took_a_change_twice', start, calc`${one} - 2 * ${water}`)`
          You subtracted two additions of water from the first volume. Before it there was only one.`,
        slip('halved_needlessly', start, calc`${one} - ${water} / 2`)`
          You subtracted only half of one addition of water. The first addition was as large as the second.`,
        slip('gave_the_complement', share, calc`100 - ${hundred} / ${start}`)`
          ${share}% is the water at the beginning. The question asks for the ${what}, the rest of it.`,
      ],
      snapRead: text`Equal amounts of water are added twice, and the strength after each is known: the ${what} stays.`,
      approach: text`Measure volumes in units of the ${what}, which stays. Then they grow by equal steps, and one step
        back gives the volume at the beginning.`,
      faster: text`For 1 part of ${what} the volumes are in equal steps: $2 \times ${frac(one)} - ${frac(two)} =
        ${frac(start)}$.`,
      check: text`With $${frac(start)}$ parts at first the steps are $${frac(start)}, ${frac(start.add(water))},
        ${frac(start.add(water).add(water))}$, and $100\% \div ${frac(start.add(water))} =
        ${q(100).div(start.add(water))}\%$.`,
      principle: text`When equal amounts of water are added, strengths do not change evenly, but the volume for a fixed
        amount of the other component does.`,
    };
  },
);

/** Water boiled off, then salt added. */
interface Boiled {
  amount: number;
  from: number;
  gone: number;
  to: number;
  frame: number;
}

const saltNeeded = ({ amount, from, gone, to }: Boiled) => {
  const water = q(amount * (100 - from), 100).sub(gone);
  return water
    .mul(to)
    .div(100 - to)
    .sub(q(amount * from, 100));
};
const boiledWords = [
  { it: 'brine', what: 'salt' },
  { it: 'syrup', what: 'sugar' },
  { it: 'solution', what: 'alum' },
] as const;

const thenAdded = form<Boiled>(
  'solid-after-boiling',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    verify: ({ amount, from, gone, to }) => {
      for (let more = 1; more < 3000; more += 1)
        if (Math.abs((amount * from) / 100 + more - ((amount - gone + more) * to) / 100) < 1e-9) return more;
      throw new Error('no whole amount fits');
    },
  },
  (p, { step, find }) => {
    const { amount, from, gone, to, frame } = p;
    const { it, what } = boiledWords[frame] ?? boiledWords[0];
    const there = step(calc`${amount} * ${from}%`, {
      name: text`the kg of ${what} at first`,
      because: text`The ${from}% are a per cent of the ${amount} kg at first. Water goes later, so it must not be taken
        off before this per cent is found.`,
    })`
      Separate the ${it} into its two components. Of the ${amount} kg at first ${from}% is ${what}: find its weight.`;
    const lost = find(gone);
    const water = step(calc`${amount} - ${there} - ${lost}`, {
      name: 'the kg of water that is left',
      because: text`What goes is water alone; the ${what} stays. So the water is what is left of the whole without the
        ${what} and without the ${gone} kg.`,
    })`
      The rest of the ${amount} kg is water, and ${gone} kg of it go. Find how much water is left.`;
    const total = step(calc`${water} ÷ (100% - ${to}%)`, {
      name: text`the kg of ${it} at the end`,
      because: text`While ${what} is added the water stays, and in the end it is the part that is not ${what}. The
        ${to}% themselves cannot be used yet, because the final weight is not known.`,
    })`
      When ${what} is added, the water stays. In the end it is $100\% - ${to}\%$ of the weight, so divide to find how
      much ${it} there is then.`;
    const added = step(calc`${total} - ${water} - ${there}`, {
      because: text`The final weight is made of the water, the ${what} from the beginning and the ${what} that was
        added. The first two are known.`,
    })`
      Subtract the water and the ${what} that was there at first: the difference is the ${what} that was added.`;
    return {
      answer: added,
      stem:
        frame === 0
          ? text`${amount} kg of brine contain ${from}% salt by weight. It is boiled until ${gone} kg of water have
            evaporated, and then salt is dissolved in it until the brine is ${to}% salt. How many kg of salt were
            dissolved?`
          : frame === 1
            ? text`From ${amount} kg of a sugar syrup with ${from}% sugar, ${gone} kg of water evaporate on the stove.
              How much sugar has to be added after that, in kg, so that ${to}% of the syrup is sugar?`
            : text`${personBy(amount, gone)} has ${amount} kg of an alum solution of ${from}% by weight. First
              ${gone} kg of water are
              removed by heating; then alum is added to make a solution of ${to}%. Find the weight of the alum added.`,
      show: value => withUnit(value, 'kg'),
      plausible: value => value.gt(0) && value.d <= 12n,
      slips: [
        slip('left_out_a_change', lost, 0)`
          You left the ${gone} kg of water in. They have gone before any ${what} is added.`,
        slip('kept_the_old_total', added, calc`(${amount} - ${gone}) * ${to}% - ${there}`)`
          ${here} counts ${to}% of the weight before anything is added. With the ${what} added the ${it} weighs more.`,
        slip('left_out_a_term', added, calc`${total} - ${water}`)`
          ${here} is all the ${what} in the end. A part of it was there from the beginning and was not added.`,
        slip('changed_what_stays', added, calc`${there} ÷ ${to}% - (${amount} - ${gone})`)`
          ${here} keeps the ${what} as it was and changes the water. But it is ${what} that was added, and the water
          stays.`,
        slip('gave_the_complement', total, calc`${water} ÷ ${to}%`)`
          You used the water as ${to}% of the ${it}. That is the share of the ${what}; the water is the rest.`,
        slip('used_a_term_twice', lost, calc`2 * ${gone}`)`
          You subtracted the ${gone} kg of water twice. They go only once.`,
        slip('stopped_a_step_early', added, calc`${total} - (${amount} - ${gone}) - ${there}`)`
          ${here} takes the ${what} from the beginning off twice, because it is in the $${amount} - ${gone}$ kg too.`,
        slip('used_a_term_twice', water, calc`${amount} - ${lost}`)`
          $${water}$ kg is all that is left, the ${what} with it. Only the water stays the same when ${what} is
          added.`,
        slip('wrong_base', there, calc`(${amount} - ${gone}) * ${from}%`)`
          Here ${from}% of the kg that are left were counted. The ${from}% belong to the ${amount} kg at the
          beginning.`,
      ],
      snapRead: text`First water goes, then ${what} is added: in each step the other component stays.`,
      approach: text`Follow ${what} and water one by one. First only water goes; after that the water stays, and its
        part in the end gives the final weight.`,
      faster: text`The ${water} kg of water are to be $${100 - to}$ parts of 100, so the ${what} must be $${water}
        \times \frac{${to}}{${100 - to}}$ kg; ${there} kg are there.`,
      check: text`${what} $${there} + ${added}$ and water $${water}$ make $${total}$ kg, and $${total} \times ${to}\%
        = ${total.mul(to).div(100)}$.`,
      principle: text`If the components of a mixture change one at a time, follow each by itself; the one that stays
        gives the new weight.`,
    };
  },
);

/** AR.MIX.4 Medium: two equal additions of water, and boiling before more is dissolved. */
export const twoChangesOfStrength: readonly AnyTemplate[] = [
  ...situation<Twice>({
    type: 'AR.MIX.4',
    situation: 'water-added-twice',
    tries: 300,
    draw: draw => {
      const p = { first: q(draw.int(8, 80)), second: q(draw.int(6, 75)), frame: draw.int(0, 2) };
      if (p.first.lte(p.second.add(1)) || p.first.gte(p.second.mul(19).div(10))) return null;
      const start = startOf(p);
      return isCount(start) && start.lt(96) ? p : null;
    },
    forms: [before],
  }),
  ...situation<Boiled>({
    type: 'AR.MIX.4',
    situation: 'boiled-then-more',
    tries: 300,
    draw: draw => {
      const frame = draw.pick([0, 0, 0, 0, 1, 2, 2, 2, 2]);
      const p = {
        amount: draw.step(20, 200, 5),
        from: frame === 1 ? draw.step(20, 50, 5) : draw.pick([4, 5, 8, 10, 12, 15, 16, 20]),
        gone: draw.int(4, 40),
        to: frame === 1 ? draw.step(40, 70, 5) : draw.pick([10, 12, 15, 16, 20, 24, 25]),
        frame,
      };
      const salt = saltNeeded(p);
      return p.to > p.from &&
        p.gone * 2 < p.amount &&
        isCount(salt) &&
        isCount(q(p.amount * p.from, 100).mul(10))
        ? p
        : null;
    },
    forms: [thenAdded],
  }),
];
