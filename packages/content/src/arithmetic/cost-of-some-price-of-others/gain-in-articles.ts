import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Gain {
  /** The gain is the selling price of a articles; with r sold at cost it would be the cost of b. */
  a: number;
  b: number;
  r: number;
  who: string;
  what: string;
  frame: number;
}

const stories = [
  { who: 'Bhavna', what: 'shawls' },
  { who: 'Ibrahim', what: 'brass lamps' },
  { who: 'Pallavi', what: 'clay toys' },
  { who: 'Dorjee', what: 'woollen caps' },
  { who: 'Thomas', what: 'cane stools' },
] as const;

const profit = form<Gain>(
  'profit-from-a-gain-in-articles',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AL.LIN.4'],
    verify: ({ a, b, r }) => {
      for (let n = r + 1; n < 5000; n += 1) {
        // From the first gain: n(s - c) = as, with c = 1.
        const s = n / (n - a);
        if (Math.abs((n - r) * (s - 1) - b) < 1e-9) return q(100 * a, n - a);
      }
      throw new Error('no number of articles fits');
    },
  },
  ({ a, b, r, who, what, frame }, { step, find, write }) => {
    write(tex`N(s - c) = ${a}s, \qquad (N - ${r})(s - c) = ${b}c`, {
      because: text`The first gain is told in selling prices and the other one in cost prices, so two letters for the
        prices are needed. On the $${r}$ ${what} sold at cost nothing is gained.`,
    })`
      Let ${who} have $N$ ${what}, bought at $c$ rupees and sold at $s$ rupees each. The gain on each is $s - c$. Write
      down both gains.`;
    write(tex`${r}(s - c) = ${a}s - ${b}c`, {
      because: text`The two gains differ by what is gained on $${r}$ ${what}. The unknown number $N$ is in both, and
        subtracting removes it.`,
    })`
      Subtract the second equation from the first. The number $N$ cancels, and only the two prices are left.`;
    const top = find(calc`${r} - ${b}`);
    const bottom = find(calc`${r} - ${a}`);
    const times = step(calc`${top} / ${bottom}`, {
      name: 'the selling price in units of the cost price',
      works: value =>
        tex`(${r} - ${a})s = (${r} - ${b})c \Rightarrow \frac{s}{c} = \frac{${top}}{${bottom}} = ${frac(value)}`,
      because: text`The question asks for a per cent of the cost, so the quotient of the two prices is enough; neither
        price can be found.`,
    })`
      Collect the terms with $s$ on one side and those with $c$ on the other, and divide.`;
    const wanted = step(calc`(${frac(times)} - 1) * 100%`, {
      name: 'the profit per cent',
      because: text`The selling price is the cost price and the profit; without the cost price only the profit is
        left.`,
    })`
      Take away $1$, the cost price itself. What is left is the profit as a part of the cost.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} sells a stock of ${what}, all at one price, and finds: the profit on the whole stock is exactly
            the selling price of $${a}$ ${what}. If the last $${r}$ of them had been sold at cost price, the profit on
            the whole stock would have been the cost price of $${b}$ ${what}. What is the profit per cent on a single
            one?`
          : frame === 1
            ? text`All ${what} of ${who} have the same cost price and the same selling price. When all are sold at it,
              the gain equals what $${a}$ of them are sold for. With $${r}$ of them given away at cost price, the gain
              would only equal what $${b}$ of them have cost. What is the gain per cent of ${who} on the ${what} that
              are
              not given at cost price?`
            : text`At a fair ${who} sold ${what}, all bought at one price and sold at another, and says: 'My whole gain
              is as much as I get for $${a}$ of them. Had I let my friends have $${r}$ of them at cost, my whole gain
              would be as much as I pay for $${b}$ of them.' Find the gain per cent on each that is sold at the higher
              price.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(120),
      slips: [
        slip('took_profit_on_the_selling_price', wanted, calc`(${frac(times)} - 1) / ${frac(times)} * 100%`)`
          ${here} is the profit as a per cent of the selling price. A profit per cent is taken of the cost.`,
        slip('wrong_base', times, calc`1 + (${a} - ${b}) / ${r}`)`
          You told both gains in cost prices, so that $${r}$ profits were the cost of $${a} - ${b}$ ${what}. The first
          gain is told in selling prices, which are higher.`,
        slip('wrong_base', times, calc`${r} / (${r} - ${a} + ${b})`)`
          You told both gains in selling prices, so that $${r}$ profits were $${a} - ${b}$ selling prices. The second
          gain is told in cost prices, which are lower.`,
        slip('swapped_the_two', times, calc`(${r} + ${a}) / (${r} + ${b})`)`
          You told the first gain in cost prices and the second in selling prices, the wrong way round; that makes the
          selling price $${frac(times)}$ of the cost.`,
        slip('added_for_subtracted', top, calc`${r} + ${b}`)`
          You added the $${b}$ cost prices where the second gain has to be subtracted from the first, and got
          $${top}$ instead of a smaller number.`,
        slip('left_out_a_term', top, calc`${r} * 1`)`
          You left the second gain out, as if nothing at all were gained without the $${r}$ ${what}. It would still be
          the cost of $${b}$.`,
        slip('took_a_part_for_the_whole', times, calc`1 + ${a} / ${r}`)`
          You divided $${a}$ by $${r}$, as if the whole gain came from the $${r}$ ${what}. They are only a part of
          all.`,
      ],
      snapRead: text`Two gains in the same sale, one told in selling prices and one in cost prices; the number of
        ${what} is not known and not asked.`,
      approach: text`Write both gains with the number of ${what} and the two prices as letters. Subtracting removes the
        number, and the quotient of the prices is left.`,
      check: text`With a cost of $${bottom}$ and a price of $${top}$ the profit on one is
        $${top} - ${bottom} = ${a - b}$. The gain of $${a}$ prices needs $${a} \times ${top} \div ${a - b} =
        ${calc`${a} * ${top} / (${a} - ${b})`.value}$ ${what}, and without $${r}$ of them
        $${calc`(${a} * ${top} / (${a} - ${b}) - ${r}) * (${a} - ${b})`.value} = ${b} \times ${bottom}$ is left.`,
      principle: text`When the same unknown number stands in two equations about money, subtract them: the difference is
        about the things that the two cases treat differently.`,
    };
  },
);

/** AR.PLD.7 Hard: a gain told in selling prices, and another one in cost prices. */
export const gainInArticles: readonly AnyTemplate[] = situation<Gain>({
  type: 'AR.PLD.7',
  situation: 'gain-in-articles',
  tries: 60,
  draw: draw => {
    const [a, b, r] = [draw.int(4, 24), draw.int(2, 20), draw.int(8, 60)];
    if (b >= a || r <= a + 3) return null;
    const gain = q(100 * (a - b), r - a);
    const whole = q(a * (r - b), a - b);
    return gain.mul(4).d === 1n && gain.gte(6) && gain.lte(60) && whole.d === 1n && whole.lt(600)
      ? { a, b, r, ...draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [profit],
});
