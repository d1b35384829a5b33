import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../question/index.ts';
import { percent, rupees } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { q } from '../value.ts';

interface Rise {
  /** The rise, in per cent. */
  rise: Fraction;
  /** The amount before the rise, in rupees. */
  before: Fraction;
  after: Fraction;
  /** What may stay of the rise, in per cent of the amount before; 0 where no such rest gives a whole fall. */
  stays: Fraction;
  what: string;
  level: string;
  when: string;
}

const stories = [
  { what: 'the monthly rent of a shop in Indore', level: 'rent', when: 'from April' },
  { what: 'the yearly fee of a swimming club', level: 'fee', when: 'this season' },
  { what: 'the daily charge for a hired tractor', level: 'charge', when: 'after the monsoon' },
  { what: 'the price of a tin of mustard oil', level: 'price', when: 'before Diwali' },
  { what: 'the hostel charge of a college in Guwahati', level: 'charge', when: 'from July' },
  { what: 'the premium for a crop insurance policy', level: 'premium', when: 'this year' },
] as const;

const rises = [
  q(25, 2),
  q(15),
  q(20),
  q(25),
  q(30),
  q(100, 3),
  q(35),
  q(40),
  q(45),
  q(50),
  q(60),
  q(200, 3),
  q(80),
];

/** A value found by walking every amount in steps of one rupee, up to twice the present one. */
function searched(most: Fraction, fits: (amount: Fraction) => boolean): Fraction {
  for (let amount = 1; amount <= 2 * most.valueOf(); amount += 1) if (fits(q(amount))) return q(amount);
  throw new Error('no whole amount fits');
}

/** A rest of the rise to which a fall by a whole per cent leads; the amount before chooses among them. */
function restOf(rise: Fraction, before: Fraction): Fraction {
  const rests: Fraction[] = [];
  for (let fall = 4; fall <= 40; fall += 1) {
    const rest = rise
      .add(100)
      .mul(100 - fall)
      .div(100)
      .sub(100);
    const fits = rest.d === 1n && rest.gte(2) && !rest.equals(fall);
    if (fits && (fall % 5 === 0 || rest.mod(5).equals(0) || fall % 4 === 0)) rests.push(rest);
  }
  return rests[before.div(60).valueOf() % rests.length] ?? q(0);
}

const partly = form<Rise>(
  'back-to-a-level-above',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    suits: ({ stays }) => stays.gt(0),
    verify: ({ rise, stays }) => {
      for (let fall = 1; fall < 100; fall += 1)
        if (
          rise
            .add(100)
            .mul(100 - fall)
            .equals(stays.add(100).mul(100))
        )
          return fall;
      throw new Error('no whole per cent leads there');
    },
  },
  ({ rise, stays, what, level, when }, { step, find }) => {
    const now = step(calc`100 + ${rise}`, { name: `the new ${level}, where the old one is 100` })`
      Take the old ${level} as $100$, so that the rise is also an amount, and find the new ${level}.`;
    const lost = step(calc`${now} - (100 + ${stays})`)`
      Find by how much the new ${level} has to go down, on the same scale.`;
    const base = find(now);
    const fall = step(calc`${lost} / ${base} * 100%`, {
      because: text`A reduction is a per cent of what is reduced, and that is the new ${level}.`,
    })`
      Write this as a per cent of the new ${level}, from which it is taken.`;
    return {
      answer: fall,
      stem: text`${what} rose by ${rise}% ${when}. By what per cent must the new ${level} be reduced so that it is
        only ${stays}% above its old value?`,
      show: percent,
      plausible: value => value.gt(0) && value.lte(rise) && value.d <= 60n,
      slips: [
        slip('added_the_percentages', base, 100)`
          $${rise} - ${stays}$ is counted on the old ${level}; the reduction is a per cent of the new one.`,
        slip('wrong_base', base, calc`100 + ${stays}`)`
          $${lost}$ over $${base}$ compares with the ${level} that is reached, not with the one that is reduced.`,
        slip('answered_another_quantity', lost, rise)`
          $${lost}$ over $${base}$ brings the ${level} back to its old value; ${stays}% of that may remain on top.`,
        slip('added_the_percentages', fall, calc`${rise} / ${base} * 100% - ${stays}%`)`
          ${here}, but the first is a per cent of the new ${level} and the second a per cent of the old one.`,
        slip('answered_another_quantity', lost, stays)`
          $${lost}$ over $${base}$ is the part of the new ${level} that may stay above the old value, not the part
          that goes.`,
        slip('wrong_base', base, calc`(100 + ${now}) / 2`)`
          $${lost}$ over $${base}$ starts half-way between the old and the new ${level}; the fall starts from the new
          one.`,
        slip('took_the_change_the_wrong_way', base, rise.lt(60) && calc`100 - ${rise}`)`
          $${lost}$ over $${base}$ treats the change as a fall from $100$; after a rise the ${level} stands above
          $100$.`,
      ],
      snapRead: text`A part of a rise has to be undone, and the fall is measured on the new ${level}: the base has
        changed.`,
      approach: text`Give the old ${level} the easy value $100$. Both the present ${level} and the one to be reached
        are known then, and their difference is compared with the present one.`,
      faster: text`From $${now}$ to $${calc`100 + ${stays}`.value}$: the part that goes is $${frac(lost.div(now))}$.`,
      check: text`${fall}% of $${now}$ is $${lost}$, and ${calc`${now} - ${lost}`}.`,
      principle: text`A per cent belongs to its base: what is taken off a raised value is compared with the raised
        value.`,
    };
  },
);

const original = form<Rise>(
  'original-amount',
  {
    band: 'Easy',
    seconds: 45,
    revision: 4,
    verify: ({ rise, after }) =>
      searched(after, amount => amount.add(amount.mul(rise).div(100)).equals(after)),
  },
  ({ rise, after, what, level, when }, { step }) => {
    const share = step(calc`100% + ${rise}%`)`
      The old ${level} is $100\%$, so write the present one as a per cent of it.`;
    const before = step(calc`${after} ÷ ${share}%`)`
      The present ${level} is that many hundredths of the old one: divide.`;
    const part = rise.div(100);
    return {
      answer: before,
      stem: text`${what} rose by ${rise}% ${when}, to ₹${after}. What was the ${level} before?`,
      show: rupees,
      plausible: value => value.d === 1n,
      slips: [
        slip('wrong_base', before, calc`${after} * (100% - ${rise}%)`)`
          ${rise}% of ₹${after} was taken off, but the rise was ${rise}% of the old ${level}, which is smaller.`,
        slip('took_the_change_the_wrong_way', share, rise.lt(60) && calc`100% - ${rise}%`)`
          Dividing by ${share}% fits an amount that had fallen; after a rise the present amount is more than
          $100\%$.`,
        slip('took_the_change_the_wrong_way', before, calc`${after} * ${share}%`)`
          ${here} raises ₹${after} by another ${rise}%: it is the ${level} after a second rise, not before the
          first.`,
        slip('halved_needlessly', share, calc`100% + ${rise}% / 2`)`
          ₹${after} was divided as if it were ${share}% of the old ${level}, which undoes only half of the rise.`,
        slip('took_a_change_twice', share, calc`100% + (2 * ${rise})%`)`
          ${share}% would be the ${level} after the rise counted twice; it happened once.`,
        slip('took_a_change_twice', before, calc`${after} / ${share}% / ${share}%`)`
          Dividing twice goes back by two rises of ${rise}%; the ${level} rose once.`,
      ],
      snapRead: text`The present ${level} and the rise are given; the rise was measured on the old ${level}.`,
      approach: text`Write the present ${level} as a per cent of the old one, and divide by it.`,
      faster: text`A rise of $${frac(part)}$ makes $${part.d}$ parts into $${part.d + part.n}$, so one part is
        $${after} \div ${part.d + part.n}$ and the old ${level} has $${part.d}$ of them.`,
      check: text`${rise}% of ₹${before} is ₹${calc`${before} * ${rise}%`.value}, and with ₹${before} that is
        ₹${after}.`,
      principle: text`Going back from a changed amount means dividing by its multiplier; taking the same per cent off
        uses the wrong base.`,
    };
  },
);

const increase = form<Rise>(
  'size-of-rise',
  {
    band: 'Easy',
    seconds: 50,
    revision: 6,
    apart: true,
    entry: true,
    verify: ({ rise, after }) => searched(after, added => after.sub(added).mul(rise).equals(added.mul(100))),
  },
  ({ rise, after, what, level, when }, { step, find }) => {
    const share = step(calc`100% + ${rise}%`)`
      Write the present ${level} as a per cent of the old one, on which the rise was measured.`;
    const part = find(rise);
    const added = step(
      calc`${after} * ${part}% / ${share}%`,
      value => tex`${after} \times \frac{${part}}{${share}} = ${value}`,
    )`
      The addition and the present ${level} are both known as parts of the old one: take the ratio of the two.`;
    const asPart = rise.div(100);
    return {
      answer: added,
      stem: text`${what} was raised by ${rise}% ${when} and is now ₹${after}. By how many rupees was it raised?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(after),
      slips: [
        slip('wrong_base', share, 100)`
          ${rise}% of ₹${after} measures the rise on the new ${level}; it was a per cent of the smaller, old one.`,
        slip('answered_another_quantity', part, 100)`
          ₹${added} is the old ${level} itself; the addition is what lies between it and ₹${after}.`,
        slip('took_the_change_the_wrong_way', share, rise.lt(60) && calc`100% - ${rise}%`)`
          Here ₹${after} is read as ${share}% of the old ${level}, as after a fall; it is more than the old
          ${level}.`,
        slip('halved_needlessly', part, calc`${rise} / 2`)`
          ${part}% is half of the rise; all of ${rise}% was added.`,
        slip('took_a_change_twice', share, calc`100% + (2 * ${rise})%`)`
          ${share}% of the old ${level} would be there after two such rises; there was one.`,
        slip('took_a_change_twice', added, calc`${after} * ${part}% / ${share}% / ${share}%`)`
          ${rise}% was taken of an amount from which the rise had been removed twice; the ${level} before it is
          larger.`,
      ],
      snapRead: text`The ${level} after the rise is given, and the rise in rupees is asked: the base is the ${level}
        before.`,
      approach: text`Both the addition and the present ${level} are parts of the old ${level}, so their ratio gives
        the addition at once.`,
      faster: text`The rise is $${frac(asPart)}$ of the old ${level}, so it is
        $\frac{${asPart.n}}{${asPart.n + asPart.d}}$ of ₹${after}.`,
      check: text`Without the addition the ${level} is ₹${after.sub(added)}, and ${rise}% of that is ₹${added}.`,
      principle: text`When the amount after a change is known, express the change as a part of that amount, not of the
        old one.`,
    };
  },
);

/** AR.PCT.1 Easy: one rise, asked about from three sides. */
export const undoingAChange: readonly AnyTemplate[] = situation<Rise>({
  type: 'AR.PCT.1',
  situation: 'one-rise',
  draw: draw => {
    const rise = draw.pick(rises);
    const before = q(draw.step(240, 4800, 60));
    const after = before.mul(rise.add(100)).div(100);
    return after.d === 1n
      ? { rise, before, after, stays: restOf(rise, before), ...draw.pick(stories) }
      : null;
  },
  forms: [partly, original, increase],
});
