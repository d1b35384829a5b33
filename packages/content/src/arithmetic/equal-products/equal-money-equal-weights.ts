import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Kinds {
  /** The two prices that are sought, the lower first, and the known one. */
  u: number;
  v: number;
  known: number;
  one: string;
  two: string;
  what: string;
  kind: string;
  frame: number;
}

const stories = [
  { one: 'Nandini', two: 'Joseph', what: 'rice', kind: 'basmati' },
  { one: 'Farhan', two: 'Lakshmi', what: 'tea', kind: 'Assam' },
  { one: 'Harleen', two: 'Thomas', what: 'pulses', kind: 'moong' },
  { one: 'Sourav', two: 'Ayesha', what: 'raisins', kind: 'Kandahar' },
] as const;

const apart = form<Kinds>(
  'difference-of-two-prices',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AR.AVG.2', 'AL.QUA.2'],
    verify: ({ u, v, known }) => {
      const sum = u + v;
      const inverse = 1 / u + 1 / v;
      for (let low = 1; low <= sum / 2; low += 1)
        if (low + known > 0 && Math.abs(1 / low + 1 / (sum - low) - inverse) < 1e-12) return sum - 2 * low;
      throw new Error('no prices fit');
    },
  },
  ({ u, v, known, one, two, what, kind, frame }, { step, find }) => {
    const byWeight = find(q(u + v + known, 3));
    const byMoney = find(q(1, u).add(q(1, v)).add(q(1, known)).div(3).inverse());
    const sum = step(calc`3 * ${byWeight} - ${known}`, {
      name: 'the sum of the two unknown prices',
      works: (_, working) => tex`u + v = ${working}`,
      because: text`With equal weights every price counts equally, so the average is a third of the sum of the three
        prices.`,
    })`
      Let $u$ and $v$ rupees be the two unknown prices. ${two} has equal weights, so the three prices add up to three
      times the average. Take the known price away.`;
    const inverse = step(calc`3 / ${byMoney} - 1 / ${known}`, {
      name: 'the sum of the reciprocals of the two unknown prices',
      works: value =>
        tex`\frac{1}{u} + \frac{1}{v} = \frac{3}{${byMoney}} - \frac{1}{${known}} = ${frac(value)}`,
      because: text`One rupee on each kind buys $\frac{1}{u}$, $\frac{1}{v}$ and $\frac{1}{${known}}$ kg. For these
        three rupees ${one} gets $\frac{3}{${byMoney}}$ kg, because the average price is ₹${byMoney}.`,
    })`
      ${one} spends equal sums, so not the prices but the weights for one rupee are averaged: the reciprocals of the
      prices. Take that of the known price away.`;
    const product = step(calc`${sum} ÷ ${frac(inverse)}`, {
      name: 'the product of the two unknown prices',
      works: (_, working) => tex`\frac{u + v}{uv} = ${frac(inverse)} \Rightarrow uv = ${working}`,
      because: text`Two reciprocals added have the product of the prices as denominator and their sum as numerator.`,
    })`
      Put the two reciprocals over one denominator. The sum of the prices divided by this fraction is their product.`;
    const wanted = step(calc`sqrt(${sum}^2 - 4 * ${product})`, {
      name: 'the difference of the two unknown prices',
      works: (_, working) => tex`(v - u)^2 = (u + v)^2 - 4uv \Rightarrow v - u = ${working}`,
      because: text`The squares of the sum and of the difference of two numbers differ by four times their product.`,
    })`
      Sum and product are known, and the difference is asked: subtract four products from the square of the sum and
      take the root.`;
    const [low, high] = [
      (values: typeof sum) => values.sub(wanted).div(2),
      (values: typeof sum) => values.add(wanted).div(2),
    ];
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A shop sells three kinds of ${what}; the ${kind} kind costs ₹${known} per kg. ${one} spends the same
            sum of money on each of the three and finds that all the ${what} together came to ₹${byMoney} per kg on
            average. ${two} buys equal weights of the three and pays ₹${byWeight} per kg on average. By how much do the
            prices per kg of the two other kinds differ?`
          : frame === 1
            ? text`For a feast ${two} brings equally many kilograms of three kinds of ${what} and ${one} brings the
              same three kinds for equally many rupees each. A kilogram has cost ${two} ₹${byWeight} and ${one}
              ₹${byMoney} on average. One of the kinds, the ${kind}, is sold at ₹${known} a kilogram. How many rupees
              lie between the prices of a kilogram of the other two?`
            : text`Three kinds of ${what} have the average price ₹${byWeight} per kg when they are mixed in equal
              weights, as ${two} does, but only ₹${byMoney} per kg when equal amounts of money are spent on them, as
              ${one} does. The price of the ${kind} kind is ₹${known} per kg. Find the difference between the prices
              per kg of the other two kinds.`,
      show: rupees,
      plausible: value => value.gt(0) && value.mul(2).d === 1n && value.lt(u + v),
      slips: [
        slip('halved_needlessly', wanted, calc`sqrt(${sum}^2 - 4 * ${product}) / 2`)`
          ${here} is by how much each of the two prices differs from the middle of both. They are twice as far from each
          other.`,
        slip('answered_another_quantity', wanted, () => high(sum))`
          ₹${wanted} is the higher of the two prices. The question asks by how much they differ.`,
        slip('answered_another_quantity', wanted, () => low(sum))`
          ₹${wanted} is the lower of the two prices. The question asks by how much they differ.`,
        slip('used_a_wrong_given_number', wanted, () => (v === known ? false : Math.abs(v - known)))`
          ₹${wanted} is the difference between the known price and the higher one of the others. The two unknown prices
          have to be compared.`,
        slip('used_a_wrong_given_number', wanted, () => (u === known ? false : Math.abs(u - known)))`
          ₹${wanted} is the difference between the known price and the lower one of the others. The two unknown prices
          have to be compared.`,
        slip('averaged_the_averages', wanted, calc`3 * (${byWeight} - ${byMoney})`)`
          ${here} is three times the difference of the two averages. The second average comes from reciprocals, so the
          differences do not add up like this.`,
        slip('stopped_a_step_early', wanted, calc`${sum} / 2`)`
          ${here} is the middle of the two unknown prices. How far they lie apart does not follow from their sum
          alone.`,
      ],
      snapRead: text`Equal weights average the prices, equal money averages the reciprocals of the prices. Sum and sum
        of reciprocals of two unknown prices lead to their difference.`,
      approach: text`Each average gives one equation. From the sum and the sum of the reciprocals comes the product,
        and from sum and product the difference.`,
      check: () => text`The two prices are ₹${low(sum)} and ₹${high(sum)}. With ₹${known} they add up to
        $${u + v + known}$, a third of which is ₹${byWeight}; and $\frac{1}{${u}} + \frac{1}{${v}} + \frac{1}{${known}}
        = ${frac(q(3).div(byMoney))}$, so three rupees buy that many kg, at ₹${byMoney} per kg.`,
      principle: text`With equal weights average the prices; with equal money average what one rupee buys, that is the
        reciprocals.`,
    };
  },
);

const prices = Array.from({ length: 120 }, (_, i) => i + 20);
const kinds = prices.flatMap(u =>
  prices
    .filter(v => v > u + 4 && v <= 3 * u && (u * v) % (u + v) === 0)
    .flatMap(v =>
      prices.flatMap(known => {
        const mean = q(u + v + known, 3);
        const byMoney = q(1, u).add(q(1, v)).add(q(1, known)).div(3).inverse();
        const fits = known !== u && known !== v && mean.d === 1n && byMoney.mul(2).d === 1n && known <= 3 * u;
        return fits && ![u, v, v - u].includes(Number(mean)) ? [{ u, v, known }] : [];
      }),
    ),
);

/** AR.RAT.4 Hard: three kinds bought for equal money and in equal weights. */
export const equalMoneyEqualWeights: readonly AnyTemplate[] = situation<Kinds>({
  type: 'AR.RAT.4',
  situation: 'equal-money-equal-weights',
  tries: 10,
  draw: draw => ({ ...draw.pick(kinds), ...draw.pick(stories), frame: draw.int(0, 2) }),
  forms: [apart],
});
