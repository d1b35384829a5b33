import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Three amounts: two of them are compared with the average of the others, and one difference is known. */
interface Three {
  one: string;
  two: string;
  three: string;
  /** Per cent by which the first is above, and the second below, the average of the two others. */
  up: number;
  down: number;
  /** All three together, in rupees. */
  total: number;
  frame: number;
}

const people = [
  { one: 'Harleen', two: 'Joseph', three: 'Nandini' },
  { one: 'Murugan', two: 'Ayesha', three: 'Dorjee' },
  { one: 'Pallavi', two: 'Ibrahim', three: 'Tenzin' },
  { one: 'Yusuf', two: 'Bhavna', three: 'Karthik' },
] as const;

/** The part of the whole that an amount is which has so many per cent of the average of two others. */
const partOf = (percent: number) => q(percent, percent + 200);

const secondAmount = form<Three>(
  'amount-from-averages-of-the-others',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AR.AVG.2'],
    verify: ({ up, down, total }) => {
      // The three amounts solve a linear system: tried over all whole amounts of the second one.
      const apart = partOf(100 + up)
        .mul(2)
        .add(partOf(100 - down))
        .sub(1)
        .mul(total);
      for (let second = 1; second < total; second += 1) {
        // First and third from their difference and from the average that the second is below.
        const others = q(second * 200, 100 - down);
        const first = others.add(apart).div(2);
        const third = others.sub(first);
        if (first.mul(200).equals(third.add(second).mul(100 + up))) return q(second);
      }
      throw new Error('no amounts fit');
    },
  },
  ({ one, two, three, up, down, total, frame }, { step, find }) => {
    const known = partOf(100 + up)
      .mul(2)
      .add(partOf(100 - down))
      .sub(1)
      .mul(total);
    const first = step(frac(calc`${100 + up} / (${100 + up} + 200)`), {
      name: text`the part of the whole that ${one} has`,
      because: text`The two averages are averages of different pairs, so their per cents cannot be compared. A part of
        all the money has the same base for everybody.`,
    })`
      Let the other two have $100$ each on average, that is $200$ together. Then ${one} has $${100 + up}$. Write this
      as a part of what all three have.`;
    const second = step(frac(calc`${100 - down} / (${100 - down} + 200)`), {
      name: text`the part of the whole that ${two} has`,
      because: text`For ${two} the others are ${one} and ${three}. Their average may again be called $100$, because only
        the part of the whole is sought.`,
    })`
      Do the same for ${two}, who has ${100 - down} where the other two have $200$ together.`;
    const third = step(frac(calc`1 - ${first} - ${second}`), {
      name: text`the part of the whole that ${three} has`,
      because: text`The three parts make up the whole, so the third one needs no comparison of its own.`,
    })`
      The rest of the whole belongs to ${three}.`;
    const apart = find(frac(calc`${first} - ${third}`), {
      name: text`the part of the whole by which ${one} has more than ${three}`,
    });
    const all = step(calc`${known} ÷ ${apart}`, {
      name: 'the whole amount',
      works: (_v, working) => tex`${frac(first)} - ${frac(third)} = ${frac(apart)}, \qquad ${working}`,
      because: text`Both parts have the same base now, so they may be subtracted.`,
    })`
      ${one} has ₹${known} more than ${three}. Subtract their parts, and divide to find the whole.`;
    const wanted = step(calc`${all} * ${frac(second)}`, {
      because: text`The whole is known in rupees now, and the part of ${two} of it was found in the second step.`,
    })`
      Take the part of ${two} of the whole.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${one}, ${two} and ${three} shared the profit of a stall. ${one} received ${up}% more than the average of
          what the other two received, while ${two} received ${down}% less than the average of what the other two
          received. The amount of ${one} was ₹${known} more than that of ${three}. How much did ${two} receive?`,
        text`The yearly bonus of ${one} exceeds the average of the bonuses of two colleagues, ${two} and ${three}, by
          ${up}%. That of ${two} falls short of the average of the bonuses of ${one} and ${three} by ${down}%. Find the
          bonus of ${two}, if ${three} gets ₹${known} less than ${one}.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('wrong_base', first, frac(calc`${100 + up} / 300`))`
          You counted ${up}% on the average of all three, so that ${one} has $${frac(first)}$ of the whole. The average
          is one of the other two only.`,
        slip('wrong_base', second, frac(calc`${100 - down} / 300`))`
          For ${two} you measured ${down}% on the average of all three, which gives $${frac(second)}$ of the whole. The
          average is one of the other two only.`,
        slip('did_not_halve', second, frac(calc`${100 - down} / (${100 - down} + 100)`))`
          You gave ${two} $${frac(second)}$ of the whole, as if the other two had $100$ together. They have $100$ each
          on average.`,
        slip('did_not_halve', first, frac(calc`${100 + up} / (${100 + up} + 100)`))`
          You gave ${one} $${frac(first)}$ of the whole, as if the other two had $100$ together. They have $100$ each on
          average.`,
        slip('swapped_the_two', apart, frac(calc`${first} - ${second}`))`
          You used ₹${known} as the difference of ${one} and ${two}, the part $${frac(apart)}$. It is the difference of
          ${one} and ${three}.`,
        slip('answered_another_quantity', wanted, calc`${all} * ${frac(third)}`)`
          ${here} is what ${three} has. The question asks for ${two}, whose part of the whole is another one.`,
        slip('answered_another_quantity', wanted, calc`${all} * ${frac(first)}`)`
          ${here} is what ${one} has. The question asks for ${two}, who has less than the average of the others.`,
      ],
      snapRead: text`Two amounts are compared with averages of different pairs, so the bases differ: look for a base
        that is the same for all.`,
      approach: text`Being a known per cent of the average of the other two fixes the part of the whole. Find two parts
        so, the third as the rest, and let the difference in rupees fix the size.`,
      faster: text`An amount of $${100 + up}$ beside $200$ is $${frac(partOf(100 + up))}$ of all, one of $${100 - down}$
        beside $200$ is $${frac(partOf(100 - down))}$, and so $${frac(third)}$ is left.`,
      check: text`${one} has ₹${calc`${all} * ${frac(first)}`.value}, ${two} ₹${wanted} and ${three}
        ₹${calc`${all} * ${frac(third)}`.value}. The last two average ₹${calc`${all} * (1 - ${frac(first)}) / 2`.value},
        and ${100 + up}% of this is what ${one} has.`,
      principle: text`A comparison with the average of the others is a fixed part of the whole: with the whole as base,
        such parts can be added.`,
    };
  },
);

const pairs = [20, 25, 50, 60, 80, 100, 140].flatMap(up =>
  [20, 25, 40, 50, 60, 75].flatMap(down => {
    const [first, second] = [partOf(100 + up), partOf(100 - down)];
    const third = q(1).sub(first).sub(second);
    const whole = Number(first.d) * Number(second.d);
    return third.lt(first) && third.gt(0.1) && !third.equals(second) && whole <= 200 ? [{ up, down }] : [];
  }),
);

/** AR.PCT.3 Hard: each of two amounts beside the average of the others, and a difference that fixes the size. */
export const meanOfTheOthers: readonly AnyTemplate[] = situation<Three>({
  type: 'AR.PCT.3',
  situation: 'mean-of-the-others',
  tries: 60,
  draw: draw => {
    const pair = draw.pick(pairs);
    const total = draw.step(12_600, 1_26_000, 1260);
    const parts = [partOf(100 + pair.up), partOf(100 - pair.down)].map(part => part.mul(total).div(10));
    return parts.every(part => part.d === 1n)
      ? { ...pair, total, ...draw.pick(people), frame: draw.int(0, 1) }
      : null;
  },
  forms: [secondAmount],
});
