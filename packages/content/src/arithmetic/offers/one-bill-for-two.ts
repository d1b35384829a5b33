import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A discount in slabs, and two bills that could have been one. */
interface Bills {
  one: string;
  two: string;
  shop: string;
  /** The discount is `rate` per cent of what is above `from`, and `top` per cent of what is above `high`. */
  from: number;
  high: number;
  rate: number;
  top: number;
  /** The marked prices of the two are as small to large; together they are this many rupees. */
  small: number;
  large: number;
  total: number;
  frame: number;
}

const stories = [
  { one: 'Ayesha', two: 'Farhan', shop: 'toy shop' },
  { one: 'Karthik', two: 'Harleen', shop: 'sports shop' },
  { one: 'Dorjee', two: 'Sneha', shop: 'book shop' },
  { one: 'Xavier', two: 'Arunima', shop: 'furniture shop' },
] as const;

type Slabs = Pick<Bills, 'from' | 'high' | 'rate' | 'top'>;
const discountOn = (bill: number, { from, high, rate, top }: Slabs) =>
  (rate * Math.max(0, Math.min(bill, high) - from) + top * Math.max(0, bill - high)) / 100;
const savedBy = (p: Omit<Bills, 'one' | 'two' | 'shop' | 'frame'>, total: number) => {
  const part = (total * p.small) / (p.small + p.large);
  return discountOn(total, p) - discountOn(part, p) - discountOn(total - part, p);
};

const together = form<Bills>(
  'marked-prices-from-what-one-bill-saves',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AR.RAT.2'],
    verify: p => {
      // What one bill saves grows with the bills, so halving finds the total.
      const saved = savedBy(p, p.total);
      let [low, high] = [p.from, 20 * p.high];
      for (let i = 0; i < 200; i += 1) {
        const middle = (low + high) / 2;
        if (savedBy(p, middle) < saved) low = middle;
        else high = middle;
      }
      return Math.round(high);
    },
  },
  (p, { step, find }) => {
    const { one, two, shop, from, high, rate, top, small, large, total, frame } = p;
    const saved = q(Math.round(savedBy(p, total) * 100), 100);
    const more = q(top - rate);
    const all = small + large;
    const first = step(calc`${rate} * ${small} / ${all}`, {
      name: text`the gain on what ${one} buys, in per cent of both bills`,
      works: (_v, working) =>
        tex`${rate}\%\,(T - ${from}) - ${rate}\%\left(\tfrac{${large}}{${all}}T - ${from}\right): \quad ${working}`,
      because: text`One limit of ₹${from} is used up by the larger bill in any case. So in one bill what ${one} bought
        is all above this limit, and it is $\tfrac{${small}}{${all}}$ of $T$.`,
    })`
      Let both bills together be $T$. Suppose that the smaller bill is below ₹${from}, the larger one between the limits
      and $T$ above ₹${high}. At the first rate one bill then has a discount of ${rate}% on the whole smaller bill in
      addition: find what per cent of $T$ that is.`;
    const percent = step(calc`${first} + ${more}`, {
      name: 'what one bill saves, in per cent of both bills',
      works: (_v, working) => tex`${top} - ${rate} = ${more}, \qquad ${working}`,
      because: text`Above ₹${high} the rate is ${top}% in place of ${rate}%. This difference counts for what is above
        the limit only, so it is taken on all of $T$ and corrected in the next step.`,
    })`
      Above ₹${high} one bill has $${top} - ${rate}$ per cent more on $T - ${high}$. Add this per cent to the one on
      $T$.`;
    const limit = find(calc`${high} * ${more}%`, { name: text`${more}% of the higher limit` });
    const wanted = step(calc`(${saved} + ${limit}) ÷ ${percent}%`, {
      works: (_v, working) => tex`${percent}\% \times T - ${limit} = ${saved} \Rightarrow T = ${working}`,
      because: text`The part up to ₹${high} has no higher rate, so ${more}% of it, ₹${limit}, is taken off again.`,
    })`
      What is saved is this per cent of $T$, less $${more}\%$ of ₹${high}. Solve for $T$, and check that the three bills
      lie where they were supposed to.`;
    const part = q(total * small, all);
    const asked = text`Find the total of the marked prices of both.`;
    const slabs = text`On the part of a bill above ₹${from} a ${shop} gives ${rate}% off, and on the part above ₹${high}
      ${top}% instead.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${slabs} ${one} and ${two} chose goods with marked prices in the ratio $${small} : ${large}$, and each
          of the two paid a bill of their own. Later they saw that with a single bill for everything they would have
          paid ₹${saved} less. ${asked}`,
        text`${one} and ${two} go shopping together but pay separately, so that they miss ₹${saved} of discount which
          one joint bill would have brought. ${slabs} The marked prices of what ${one} bought are to those of ${two} as
          $${small}$ to $${large}$. ${asked}`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(from),
      slips: [
        slip('left_out_a_term', percent, calc`${more}`)`
          You divided by ${percent}% only, the higher rate above ₹${high}. One bill also brings ${rate}% on what ${one}
          bought.`,
        slip('took_the_whole_for_a_part', limit, calc`${high} * ${top}%`)`
          You added ${top}% of ₹${high}, that is ₹${limit}. Up to this limit the discount is ${rate}%, so only the
          difference of the rates is missing there.`,
        slip('left_out_a_case', wanted, calc`${high} + (${saved} - ${from} * ${rate}%) ÷ ${more}%`)`
          ${here} counts a discount of ${rate}% on both bills. The bill of ${one} would then be
          $\tfrac{${small}}{${all}}$ of this; compare it with ₹${from}.`,
        slip('ignored_a_condition', wanted, calc`${saved} ÷ (${rate}% * ${small} / ${all})`)`
          ${here} has ${rate}% on the whole of one bill and forgets that a bill above ₹${high} gets ${top}% on a part of
          it.`,
        slip('left_out_a_term', wanted, calc`${saved} ÷ ${percent}%`)`
          ${here} gives the higher rate to all of the joint bill. Only the part above ₹${high} has it.`,
        slip(
          'took_a_part_for_the_whole',
          wanted,
          calc`(${saved} + ${limit}) ÷ ${percent}% * ${large} / ${all}`,
        )`
          ${here} is the bill of ${two} alone. The question asks for the marked prices of both.`,
        slip('added_the_percentages', percent, calc`${first} + ${top}`)`
          You counted ${top}% above ₹${high} on top of the ${rate}%, in all ${percent}% of both bills. The higher rate
          comes in place of the lower one.`,
        slip(
          'left_out_a_change',
          wanted,
          calc`(${saved} + ${high} * ${more}% + ${from} * ${rate}%) ÷ ${top}%`,
        )`
          ${here} compares the joint bill with the full marked prices. In fact ${two} got a discount on the separate
          bill too.`,
        slip('swapped_the_two', first, calc`${rate} * ${large} / ${all}`)`
          In your working the bill of ${two} gains ${rate}%, which is ${first}% of both bills. The bill of ${two} had
          used up the limit of ₹${from} before.`,
      ],
      snapRead: text`A discount in parts: what one bill saves depends on where the two bills and their sum lie, so a
        case has to be supposed and checked.`,
      approach: text`Suppose where the three bills lie and write what one bill saves as a per cent of the sum less a
        fixed amount. Solve, and see whether the bills fit what was supposed; if not, try the next case.`,
      check: text`The bills of ₹${part} and ₹${q(total).sub(part)} lie below ₹${from} and between the limits. The
        discounts are ₹${q(Math.round(discountOn(total - part.valueOf(), p) * 100), 100)} for ${two} and
        ₹${q(Math.round(discountOn(total, p) * 100), 100)} for one bill.`,
      principle: text`With rates that change at limits, suppose a case, solve it, and let the result decide about it.`,
    };
  },
);

/** AR.PLD.4 Hard: what one bill instead of two would save. */
export const oneBillForTwo: readonly AnyTemplate[] = situation<Bills>({
  type: 'AR.PLD.4',
  situation: 'one-bill-for-two',
  tries: 300,
  draw: draw => {
    const [small, large] = draw.pick([
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [3, 5],
      [2, 5],
      [3, 7],
    ] as const);
    const [rate, top] = draw.pick([
      [10, 15],
      [10, 20],
      [5, 10],
      [5, 15],
      [10, 25],
      [10, 30],
    ] as const);
    const p = {
      ...draw.pick(stories),
      from: draw.step(1000, 4000, 500),
      high: draw.step(3000, 9000, 500),
      rate,
      top,
      small,
      large,
      total: (small + large) * draw.step(200, 2500, 50),
      frame: draw.int(0, 1),
    };
    const part = (p.total * small) / (small + large);
    const fits =
      part <= p.from - 100 &&
      p.total - part >= p.from + 300 &&
      p.total - part <= p.high - 100 &&
      p.total >= p.high + 200 &&
      Number.isInteger(savedBy(p, p.total));
    return fits ? p : null;
  },
  forms: [together],
});
