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
    const now = step(calc`100 + ${rise}`, {
      name: `the new ${level}, where the old one is 100`,
      because: text`Both per cents of the question, the rise and what may stay of it, are counted on the old
          ${level}. With 100 for it they are plain numbers.`,
    })`
        Let the old ${level} be $100$. Then a rise of ${rise}% adds $${rise}$. Find the new ${level}.`;
    const lost = step(calc`${now} - (100 + ${stays})`, {
      because: text`Not the whole rise is undone: ${stays}% of the old ${level} may stay. So the ${level} stops
          above 100.`,
    })`
        The ${level} has to come down to ${stays}% above its old value, which is $100 + ${stays}$. Find how much has
        to go.`;
    const base = find(now);
    const fall = step(calc`${lost} / ${base} * 100%`, {
      because: text`From 150 down to 120 is 30 out of 150, so 20% and not 30%.`,
    })`
        The reduction is a per cent of the new ${level}, because the new ${level} is what is reduced. So divide by
        $${base}$.`;
    return {
      answer: fall,
      stem: text`${what} rose by ${rise}% ${when}. By what per cent must the new ${level} be reduced so that it is
        only ${stays}% above its old value?`,
      show: percent,
      plausible: value => value.gt(0) && value.lte(rise) && value.d <= 60n,
      slips: [
        slip('added_the_percentages', base, 100)`
            You subtracted the two per cents, $${rise} - ${stays}$, and used the result as it is. It is a per cent of
            the old ${level}, but the reduction is a per cent of the new one.`,
        slip('wrong_base', base, calc`100 + ${stays}`)`
            You divided $${lost}$ by $${base}$, the ${level} that is to be reached. Divide by the one that is reduced,
            the new ${level}.`,
        slip('answered_another_quantity', lost, rise)`
          You brought the ${level} back to its old value, with a reduction of $${lost}$. It is to stay ${stays}% above
          that value, so less has to go.`,
        slip('added_the_percentages', fall, calc`${rise} / ${base} * 100% - ${stays}%`)`
            You subtracted ${stays}%: ${here}. The first is a per cent of the new ${level} and the second a per cent
            of the old one, so they cannot be subtracted.`,
        slip('answered_another_quantity', lost, stays)`
            You used $${lost}$, the part that may stay above the old value. The question asks for the part that goes.`,
        slip('wrong_base', base, calc`(100 + ${now}) / 2`)`
            You divided $${lost}$ by $${base}$, half-way between the old and the new ${level}. The reduction starts
            from the new one.`,
        slip('took_the_change_the_wrong_way', base, rise.lt(60) && calc`100 - ${rise}`)`
            You divided $${lost}$ by $${base}$, as if the ${level} had fallen from $100$. After a rise it is more than
            $100$.`,
      ],
      snapRead: text`A part of a rise has to be undone, and the reduction is a per cent of the new ${level}. So the
        base is not the one of the rise.`,
      approach: text`Let the old ${level} be $100$. Then the present ${level} and the one that is to be reached are
        both known. Write their difference as a per cent of the present one.`,
      faster: text`From $${now}$ down to $${calc`100 + ${stays}`.value}$ it is $${lost}$, so the part that goes is
        $${frac(lost.div(now))}$.`,
      check: text`${fall}% of $${now}$ is $${lost}$, and ${calc`${now} - ${lost}`}, which is ${stays}% above $100$.`,
      principle: text`A per cent belongs to its base: a reduction is a per cent of the value from which it is taken,
        here of the raised one.`,
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
    const share = step(calc`100% + ${rise}%`, {
      name: text`the present ${level} as a per cent of the old one`,
      because: text`A rise is counted on the amount before it. For every ₹100 of the old ${level} ₹$${rise}$ were
          added, so the new one has more than 100%.`,
    })`
        The rise was counted on the old ${level}. So let the old ${level} be $100\%$, and write the present one as a
        per cent of it.`;
    const before = step(calc`${after} ÷ ${share}%`, {
      because: text`Multiplying by the per cent leads from the old ${level} to the present one, so dividing leads
          back. Not ${rise}% of the present ${level}: that is more than what was added.`,
    })`
        The old ${level} times this per cent is ₹${after}. To go back, divide.`;
    const part = rise.div(100);
    return {
      answer: before,
      stem: text`${what} rose by ${rise}% ${when}, to ₹${after}. What was the ${level} before?`,
      show: rupees,
      plausible: value => value.d === 1n,
      slips: [
        slip('wrong_base', before, calc`${after} * (100% - ${rise}%)`)`
            You subtracted ${rise}% of ₹${after}: ${here}. The rise was ${rise}% of the old ${level}, which is
            smaller.`,
        slip('took_the_change_the_wrong_way', share, rise.lt(60) && calc`100% - ${rise}%`)`
            You divided by ${share}%, as if the ${level} had fallen. After a rise the present ${level} is more than
            $100\%$ of the old one.`,
        slip('took_the_change_the_wrong_way', before, calc`${after} * ${share}%`)`
            You raised ₹${after} by another ${rise}%: ${here}. That is the ${level} after a second rise, not before
            the first.`,
        slip('halved_needlessly', share, calc`100% + ${rise}% / 2`)`
          You undid only half of the rise and divided ₹${after} by ${share}%. The whole of ${rise}% was added, so the
          old ${level} is lower.`,
        slip('took_a_change_twice', share, calc`100% + (2 * ${rise})%`)`
          You counted the rise twice and divided ₹${after} by ${share}%. The ${level} rose once, so the old ${level}
          is higher.`,
        slip('took_a_change_twice', before, calc`${after} / ${share}% / ${share}%`)`
            You divided twice by ${share}%: ${here}. That undoes two rises of ${rise}%, but the ${level} rose once.`,
      ],
      snapRead: text`The present ${level} and the rise in per cent are known, and the old ${level} is asked. The rise
        was counted on the old ${level}.`,
      approach: text`Write the present ${level} as a per cent of the old one. Then the present ${level}, divided by
        this per cent, is the old one.`,
      faster: text`A rise of $${frac(part)}$ turns $${part.d}$ parts into $${part.d + part.n}$, so one part is
        $${after} \div ${part.d + part.n}$ and the old ${level} has $${part.d}$ of them.`,
      check: text`${rise}% of ₹${before} is ₹${calc`${before} * ${rise}%`.value}, and with ₹${before} that is
        ₹${after}.`,
      principle: text`To go back from a changed amount, divide by its multiplier; if you subtract the same per cent,
        you use the wrong base.`,
    };
  },
);

const increase = form<Rise>(
  'size-of-rise',
  {
    band: 'Easy',
    seconds: 50,
    revision: 6,
    verify: ({ rise, after }) => searched(after, added => after.sub(added).mul(rise).equals(added.mul(100))),
  },
  ({ rise, after, what, level, when }, { step, find }) => {
    const share = step(calc`100% + ${rise}%`, {
      name: text`the present ${level} as a per cent of the old one`,
      because: text`The old ${level} is what was there when the rise was counted, so it is the 100%. The present
          ${level} is this and the rise.`,
    })`
        The rise was counted on the old ${level}. So let the old ${level} be $100\%$, and write the present one as a
        per cent of it.`;
    const part = find(rise);
    const added = step(calc`${after} * ${part}% / ${share}%`, {
      name: text`the addition in rupees`,
      works: value => tex`${after} \times \frac{${part}}{${share}} = ${value}`,
      because: text`Both are per cents of the same old ${level}, so they are in the ratio of these per cents.
          ${rise}% of ₹${after} itself would be too much, because ₹${after} is more than the old ${level}.`,
    })`
        The addition is ${part}% of the old ${level}, and ₹${after} is ${share}% of it. So the addition is to
        ₹${after} as $${part}$ is to $${share}$.`;
    const asPart = rise.div(100);
    return {
      answer: added,
      stem: text`${what} was raised by ${rise}% ${when} and is now ₹${after}. By how many rupees was it raised?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(after),
      slips: [
        slip('wrong_base', share, 100)`
            You found ${rise}% of ₹${after}: ${here}. The rise was a per cent of the old ${level}, which is smaller.`,
        slip('answered_another_quantity', part, 100)`
            You stopped at ₹${added}, the old ${level} itself. The addition is the difference between it and
            ₹${after}.`,
        slip('took_the_change_the_wrong_way', share, rise.lt(60) && calc`100% - ${rise}%`)`
            You used ₹${after} as ${share}% of the old ${level}, as after a fall. It is more than the old ${level}.`,
        slip('halved_needlessly', part, calc`${rise} / 2`)`
          You used only half of the rise, ${part}%, and got ₹${added}. All of the ${rise}% was added to the old
          ${level}.`,
        slip('took_a_change_twice', share, calc`100% + (2 * ${rise})%`)`
            You used ₹${after} as ${share}% of the old ${level}, as after two such rises. There was one.`,
        slip('took_a_change_twice', added, calc`${after} * ${part}% / ${share}% / ${share}%`)`
            You divided by ${share}% twice: ${here}. That undoes two rises before it finds the addition, but there was
            one.`,
      ],
      snapRead: text`The ${level} after the rise and the rise in per cent are known, and the rise in rupees is asked.
        It is a per cent of the old ${level}.`,
      approach: text`The addition and the present ${level} are both per cents of the old ${level}. So their ratio is
        known, and it gives the addition without the old ${level}.`,
      faster: text`The rise is $${frac(asPart)}$ of the old ${level}, so it is
        $\frac{${asPart.n}}{${asPart.n + asPart.d}}$ of ₹${after}.`,
      check: text`Without the addition the ${level} is ₹${after.sub(added)}, and ${rise}% of that is ₹${added}.`,
      principle: text`When the amount after a change is known, write the change as a part of that amount, not as a
        part of the old one.`,
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
