import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Story {
  who: string;
  one: string;
  hire: string;
  meal: string;
}

interface Shares extends Story {
  /** n people share `hire`, and each pays `rate` besides; then d more, and d more again. */
  n: number;
  d: number;
  total: number;
  rate: number;
  frame: number;
}

const stories = [
  { who: 'friends', one: 'friend', hire: 'the hire of a houseboat', meal: 'lunch' },
  { who: 'trekkers', one: 'trekker', hire: 'the fee of a guide', meal: 'a tent place' },
  { who: 'families', one: 'family', hire: 'the rent of a hall', meal: 'a dinner table' },
  { who: 'students', one: 'student', hire: 'the hire of a bus', meal: 'an entry ticket' },
] as const satisfies readonly Story[];

const chargeForEach = form<Shares>(
  'charge-below-falling-shares',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.DIO.4'],
    verify: ({ n, d, total, rate }) => {
      const [a, b, c] = [0, 1, 2].map(i => total / (n + i * d) + rate) as [number, number, number];
      for (let r = 1; r < c; r += 1) if (Math.abs(1 / (a - r) + 1 / (c - r) - 2 / (b - r)) < 1e-12) return r;
      throw new Error('no charge fits');
    },
  },
  ({ n, d, total, rate, who, one, hire, meal, frame }, { step, find }) => {
    const [a, b, c] = [0, 1, 2].map(i => q(total, n + i * d).add(rate)) as [
      ReturnType<typeof q>,
      ReturnType<typeof q>,
      ReturnType<typeof q>,
    ];
    const first = step(calc`${a} - ${b}`, {
      name: 'the first fall',
      works: (_v, w) => tex`\frac{F}{n} - \frac{F}{n + ${d}} = \frac{${d}F}{n(n + ${d})} = ${w}`,
      because: text`${meal} costs the same each time, so only the share of the fixed amount falls.`,
    })`
      Let there be $n$ ${who} at first and let the fixed amount be $F$ rupees. Subtract the second payment from the
      first: the charge for ${meal} drops out.`;
    const second = step(calc`${b} - ${c}`, {
      because: text`Two unknowns are left, $F$ and $n$, so two equations are needed. The second fall is smaller than
        the first, because more ${who} share.`,
      name: 'the second fall',
      works: (_v, w) =>
        tex`\frac{F}{n + ${d}} - \frac{F}{n + ${2 * d}} = \frac{${d}F}{(n + ${d})(n + ${2 * d})} = ${w}`,
    })`
      Do the same with the second and the third payment: again the charge for ${meal} is in both and drops out.`;
    const twoSteps = find(2 * d);
    const number = step(frac(calc`${twoSteps} * ${second} / (${first} - ${second})`), {
      because: text`Both falls hold the factor $${d}F$ above and $n + ${d}$ below. A quotient removes what is common to
        both, as a difference removed the charge.`,
      name: text`the number of ${who} at first`,
      works: (_v, w) =>
        tex`\frac{n + ${2 * d}}{n} = \frac{${first}}{${second}} \quad \Rightarrow \quad n = ${w}`,
    })`
      Divide the first fall by the second: $F$ and $n + ${d}$ cancel. What is left is an equation for $n$ alone.`;
    const share = step(frac(calc`${first} * (${number} + ${d}) / ${d}`), {
      because: text`$\frac{${d}F}{n(n + ${d})}$ is $\frac{F}{n}$ times $\frac{${d}}{n + ${d}}$. With $n$ known, the
        first fall gives the share without $F$.`,
      name: 'the share of the fixed amount at first',
      works: (_v, w) => tex`\frac{F}{n} = ${w}`,
    })`
      The first fall is $\frac{${d}}{n + ${d}}$ of the first share. So find this share.`;
    const charge = step(frac(calc`${a} - ${share}`), {
      because: text`The share with the present number belongs to the first payment. With more ${who} the share would be
        smaller, so it may not be taken off the other payments.`,
    })`
      The first payment is the charge for ${meal} with this share added. So subtract the share from the first payment.`;
    return {
      answer: charge,
      stem: wording(
        frame,
        text`A group of ${who} share ${hire}, a fixed amount, equally, and each ${one} also pays for ${meal} at a fixed
          price. As many as have agreed to come would pay ₹${a} each. If ${d} more joined, it would be ₹${b} each, and
          with another ${d} it would be ₹${c} each. What is the price of ${meal}?`,
        text`Each ${one} in a group pays the same price for ${meal} and an equal share of ${hire}, which is fixed. With
          ${d} ${who} more than now the payment of each would fall from ₹${a} to ₹${b}, and with ${2 * d} more than now
          to ₹${c}. Find the price of ${meal}.`,
        text`Some ${who} divide ${hire} equally and besides pay for ${meal}, one price for all. Each has to pay ₹${a}.
          It would be ₹${b} if there were ${d} ${who} more, and ₹${c} if there were ${2 * d} more. How much of each
          payment is for ${meal}?`,
      ),
      show: rupees,
      plausible: found => found.d === 1n && found.gt(0) && found.lt(c),
      slips: [
        slip('assumed_a_proportion', charge, calc`${c} - ${second}`)`
          ${here} lets the payment fall once more by ₹${second} and ends there. It goes on falling, by less each time.`,
        slip(
          'mixed_up_kinds_of_progression',
          charge,
          frac(calc`${c} - ${second}^2 / (${first} - ${second})`),
        )`
          The falls were taken for a geometric progression that goes on without end. Equal shares of a fixed amount do
          not fall like that.`,
        slip('inverted_the_ratio', number, frac(calc`${twoSteps} * ${first} / (${first} - ${second})`))`
          ${here} is the number with ${2 * d} more ${who}: the quotient of the two falls was turned round.`,
        slip('measured_from_the_wrong_end', charge, calc`${c} - ${share}`)`
          ₹${share}, the share with the present number of ${who}, was taken off the payment with ${2 * d} more.`,
        slip('miscounted_the_steps', twoSteps, d)`
          You used $${d}$ for the difference between the first and the last number of ${who}. They differ by
          $${2 * d}$, since $${d}$ joined twice.`,
        slip('changed_what_stays', share, frac(calc`${first} * ${number} / ${d}`))`
          The first share was found as ${here}, from the present number of ${who}. The fall is counted from the number
          with ${d} more.`,
        slip('measured_from_the_wrong_end', charge, calc`${b} - ${share}`)`
          ₹${share}, the share with the present number of ${who}, was taken off the payment with ${d} more.`,
        slip('miscounted_the_steps', share, frac(calc`${first} * (${number} + 2 * ${d}) / ${d}`))`
          The first fall was taken to come from ${2 * d} more ${who}. It comes from ${d} more.`,
      ],
      snapRead: text`A fixed amount is shared by more and more ${who}, and a fixed price is paid by each: the falls of
        the payment depend on the shares alone.`,
      approach: text`Three payments, three unknowns, and the number of ${who} is in the denominator. Differences remove
        the price of ${meal}; their quotient removes the fixed amount.`,
      check: text`With ${n} ${who} and ₹${total} the shares are ₹${q(total, n)}, ₹${q(total, n + d)} and
        ₹${q(total, n + 2 * d)}. With ₹${rate} each that makes ₹${a}, ₹${b} and ₹${c}.`,
      principle: text`A payment with a fixed part per person and a shared part: differences show the shared part
        alone.`,
    };
  },
);

/** AL.LIN.6 Hard: a price below falling shares. */
export const fallingShares: readonly AnyTemplate[] = situation<Shares>({
  type: 'AL.LIN.6',
  situation: 'falling-shares',
  tries: 400,
  draw: draw => {
    const [n, d] = [draw.int(6, 40), draw.int(2, 15)];
    const total = draw.step(1200, 36000, 120);
    const p = { n, d, total, rate: draw.step(60, 600, 10), frame: draw.int(0, 2), ...draw.pick(stories) };
    const shares = [0, 1, 2].map(i => total / (n + i * d));
    const [x = 0, y = 0, z = 0] = shares;
    return shares.every(Number.isInteger) && x < 1500 && y - z > 8 && x !== p.rate && 3 * (y - z) > x - y
      ? p
      : null;
  },
  forms: [chargeForEach],
});
