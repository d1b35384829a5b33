import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A solution whose strength is changed by more of one component. */
interface Strength {
  amount: number;
  /** Per cent of the dissolved component, before and after. */
  from: number;
  to: number;
  frame: number;
}

const words = [
  { it: 'syrup', what: 'sugar', unit: 'kg' },
  { it: 'brine', what: 'salt', unit: 'kg' },
  { it: 'spray', what: 'neem oil', unit: 'litres' },
] as const;

const addWater = form<Strength>(
  'water-to-be-added',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ amount, from, to }) => from > to && isCount(q(amount * (from - to), to)),
    verify: ({ amount, from, to }) => {
      for (let water = 1; water < 3000; water += 1) if (amount * from === (amount + water) * to) return water;
      throw new Error('no whole amount fits');
    },
  },
  ({ amount, from, to, frame }, { step, find }) => {
    const { it, what, unit } = words[frame] ?? words[0];
    const fixed = step(calc`${amount} * ${from}%`, {
      name: text`the ${unit} of ${what}`,
      because: text`Only water is added, so the ${what} is the same before and after. What stays is the bridge between
        the two strengths.`,
    })`
      Water is added and the ${what} stays. It is ${from}% of the ${amount} ${unit} at first: find how much that is.`;
    const base = find(to);
    const total = step(calc`${fixed} ÷ ${base}%`, {
      name: text`the ${unit} of ${it} afterwards`,
      because: text`The same ${what} is a smaller per cent afterwards only because the whole has become more. A known
        part divided by its per cent gives the whole.`,
    })`
      Afterwards the same ${what} is ${to}% of the ${it}. Divide by this per cent to find how much ${it} there is
      then.`;
    const water = step(calc`${total} - ${amount}`, {
      because: text`Nothing but water has been added, so all that the ${it} has become more is water.`,
    })`
      Subtract the ${amount} ${unit} at first. The difference is the water that was added.`;
    return {
      answer: water,
      stem:
        frame === 0
          ? text`A sweet maker has ${amount} kg of sugar syrup in which ${from}% by weight is sugar. How many kg of
            water must be added so that the sugar is ${to}% of the syrup?`
          : frame === 1
            ? text`Brine with ${from}% salt by weight is to be thinned with water to brine with ${to}% salt. How much
              water is needed for ${amount} kg of the brine?`
            : text`${amount} litres of a garden spray contain ${from}% neem oil. After some water has been poured in,
              the share of neem oil is ${to}%. Find the volume of the water.`,
      show: value => withUnit(value, unit),
      plausible: value => value.gt(0) && value.d <= 12n,
      slips: [
        slip('kept_the_old_total', water, calc`${amount} * (${from}% - ${to}%)`)`
          ${here} applies the change of the per cents to the old amount. The ${to}% are counted on the new amount,
          which is more.`,
        slip('wrong_base', water, calc`${amount} * (${from} - ${to}) / ${from}`)`
          ${here} compares the change with the old per cent. The ${what} has to be ${to}% of the new amount, so ${to}%
          is the base.`,
        slip('stopped_a_step_early', water, calc`${total}`)`
          $${total}$ ${unit} is all the ${it} afterwards. Of it ${amount} ${unit} were there before, and only the rest
          was added.`,
        slip('changed_what_stays', water, calc`${amount} * (${from} - ${to}) / (100 - ${from})`)`
          ${here} keeps the water and changes the ${what}. It is the other way round: water is added and the ${what}
          stays.`,
        slip('gave_the_complement', fixed, calc`${amount} * (100% - ${from}%)`)`
          $${fixed}$ ${unit} is the water in the ${it} at first. It is the ${what} that stays, so that part is
          needed.`,
        slip('assumed_a_proportion', water, calc`${amount} * ${to} / ${from}`)`
          ${here} makes the amount smaller with the per cent. A lower per cent of the same ${what} needs a larger
          amount.`,
      ],
      snapRead: text`Only water is added, so the ${what} stays the same and connects the two strengths.`,
      approach: text`Find the amount of ${what}, which stays. It shows how much ${it} there must be for a strength of
        ${to}%; what is more than before is the water.`,
      faster: text`The ${it} grows from ${to} to ${from} parts: add $\frac{${from - to}}{${to}}$ of ${amount}
        ${unit}.`,
      check: text`$${total} \times ${to}\% = ${total.mul(to).div(100)}$ ${unit} of ${what} afterwards and
        $${amount} \times ${from}\% = ${q(amount * from, 100)}$ before, the same.`,
      principle: text`When one component is added or removed, follow the other one: its amount stays.`,
    };
  },
);

const addSolid = form<Strength>(
  'solid-to-be-added',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ amount, from, to }) => to > from && isCount(q(amount * (to - from), 100 - to)),
    verify: ({ amount, from, to }) => {
      for (let more = 1; more < 3000; more += 1)
        if (amount * from + 100 * more === (amount + more) * to) return more;
      throw new Error('no whole amount fits');
    },
  },
  ({ amount, from, to, frame }, { step, find }) => {
    const { it, what, unit } = words[frame] ?? words[0];
    const water = step(calc`${amount} * (100% - ${from}%)`, {
      name: text`the ${unit} of water`,
      because: text`Only ${what} is added, so the water is the same before and after.`,
    })`
      The water stays: $100\% - ${from}\%$ of the ${amount} ${unit}. Find how much that is.`;
    const base = find(100 - to);
    const total = step(calc`${water} ÷ ${base}%`, {
      name: text`the ${unit} of ${it} afterwards`,
      because: text`Afterwards ${to}% is ${what}, so the water is the rest of the new amount. A known part divided by
        its per cent gives the whole.`,
    })`
      Afterwards this water is the other $${100 - to}\%$. Divide to find all the ${it} then.`;
    const more = step(calc`${total} - ${amount}`)`
      Subtract the ${amount} ${unit} at first: the rest was added.`;
    return {
      answer: more,
      stem:
        frame === 0
          ? text`${amount} kg of a sugar syrup are ${from}% sugar by weight; the rest is water. How many kg of sugar
            must be dissolved in it to raise this to ${to}%?`
          : frame === 1
            ? text`To make pickles a cook needs brine that is ${to}% salt, but the ${amount} kg of salt water in the
              jar are only ${from}% salt by weight. What weight of salt should be added to the jar?`
            : text`Into ${amount} litres of a garden spray of water with ${from}% neem oil some more neem oil is
              stirred, until ${to}% of the spray is neem oil. Find the volume of oil that was added.`,
      show: value => withUnit(value, unit),
      plausible: value => value.gt(0) && value.d <= 12n,
      slips: [
        slip('kept_the_old_total', more, calc`${amount} * (${to}% - ${from}%)`)`
          ${here} applies the change of the per cents to the old amount. The ${to}% are counted on the new amount,
          which is more.`,
        slip('changed_what_stays', more, calc`${amount} * (${to} - ${from}) / ${to}`)`
          ${here} keeps the ${what} and changes the water. It is the other way round: ${what} is added and the water
          stays.`,
        slip('changed_what_stays', more, calc`${amount} * (${to} - ${from}) / ${from}`)`
          ${here} raises the ${what} from ${from} to ${to} parts, as if the total stayed the same. The total becomes
          more when ${what} is added.`,
        slip('wrong_base', more, calc`${amount} * (${to} - ${from}) / (100 - ${from})`)`
          ${here} compares with the old share of the water. Afterwards the water is only $${100 - to}\%$ of the new
          amount.`,
        slip('stopped_a_step_early', more, calc`${amount} * ${to}%`)`
          ${here} is ${to}% of the old amount. The amount becomes more, and a part of the ${what} is there already.`,
        slip('answered_another_quantity', more, calc`${total} * ${to}%`)`
          ${here} is all the ${what} afterwards. Some of it was there before and was not added.`,
      ],
      snapRead: text`Only ${what} is added, so the water stays the same and connects the two strengths.`,
      approach: text`Find the water, which stays. As the other $${100 - to}\%$ it gives the new amount; what is more
        was added.`,
      faster: text`The ${it} grows from $${100 - to}$ to $${100 - from}$ parts: add $\frac{${to - from}}{${100 - to}}$
        of ${amount} ${unit}.`,
      check: text`The ${what} is $${q(amount * from, 100)} + ${more} = ${q(amount * from, 100).add(more)}$ of
        $${total}$ ${unit}, which is ${to}%.`,
      principle: text`When one component is added or removed, follow the other one: its amount stays.`,
    };
  },
);

/** AR.MIX.4 Easy: more water, or more of what is dissolved. */
export const oneComponentChanges: readonly AnyTemplate[] = situation<Strength>({
  type: 'AR.MIX.4',
  situation: 'one-component-added',
  tries: 200,
  draw: draw => {
    const frame = draw.pick([0, 1, 1, 1, 2, 2, 2]);
    const p =
      frame === 0
        ? { amount: draw.int(6, 90), from: draw.step(20, 75, 5), to: draw.step(15, 80, 5), frame }
        : {
            amount: draw.int(10, 190),
            from: draw.int(3, 22),
            to: draw.pick([4, 5, 8, 10, 12, 16, 20, 25]),
            frame,
          };
    const [water, solid] = [(p.amount * (p.from - p.to)) / p.to, (p.amount * (p.to - p.from)) / (100 - p.to)];
    // A key that is also the amount of water or of what is dissolved would stand in the sentences of slips.
    const seen = [(p.amount * p.from) / 100, (p.amount * (100 - p.from)) / 100, 100 - p.to].some(
      n => n === water || n === solid,
    );
    if (seen) return null;
    return p.from !== p.to && p.from + p.to !== 100 ? p : null;
  },
  forms: [addWater, addSolid],
});
