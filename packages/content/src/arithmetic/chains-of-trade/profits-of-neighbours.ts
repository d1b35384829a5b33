import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Three sellers with one rate of profit; the profits of neighbours are known together. */
interface Neighbours {
  cost: number;
  rate: number;
  frame: number;
}

const profits = ({ cost, rate }: Pick<Neighbours, 'cost' | 'rate'>) => {
  const first = q(cost * rate, 100);
  const second = first.mul(100 + rate).div(100);
  return [first, second, second.mul(100 + rate).div(100)] as const;
};

const words = [
  { one: 'the maker', two: 'the dealer', three: 'the shop' },
  { one: 'the weaver', two: 'the trader', three: 'the store' },
  { one: 'the importer', two: 'the agent', three: 'the showroom' },
] as const;

const lastPrice = form<Neighbours>(
  'last-price-from-profits-of-neighbours',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.SEQ.2'],
    verify: p => {
      const [a, b, c] = profits(p).map(Number) as [number, number, number];
      for (let rate = 1; rate <= 80; rate += 0.5) {
        const cost = (a + b) / ((rate / 100) * (2 + rate / 100));
        const second = (cost * rate * (1 + rate / 100)) / 100;
        if (Math.abs(second + second * (1 + rate / 100) - b - c) < 1e-6)
          return q(Math.round(cost * (1 + rate / 100) ** 3 * 1000), 1000);
      }
      throw new Error('no rate fits');
    },
  },
  (p, { step, find }) => {
    const { frame } = p;
    const { one, two, three } = words[frame] ?? words[0];
    const [a, b, c] = profits(p);
    const [early, late] = [a.add(b), b.add(c)];
    const factor = step(calc`${late} / ${early}`, {
      name: 'how many times as large each price is as the one before',
      works: (_v, working) => tex`\frac{bm + bm^2}{b + bm} = m = ${working}`,
      because: text`The rate is the same for all. Each of the three pays $m$ times what the one before paid, so each
        profit is $m$ times the one before, and a sum of two profits grows by the same factor.`,
    })`
      Let each price be $m$ times the price before, and let ${one} gain $b$ rupees. Then ${two} gains $bm$ and ${three}
      $bm^2$. Divide the second sum by the first: it contains the same two terms, each $m$ times as large.`;
    const first = step(calc`${early} / (1 + ${factor})`, {
      name: text`the profit of ${one}`,
      works: (_v, working) => tex`b(1 + m) = ${early} \Rightarrow b = ${working}`,
    })`
      The first sum is $b(1 + m)$. Divide to find the profit of ${one}.`;
    const cost = step(calc`${first} / (${factor} - 1)`, {
      name: text`the cost of ${one}`,
      because: text`A price that is $m$ times the cost contains the cost itself; only $m - 1$ times the cost is
        profit.`,
    })`
      This profit is $m - 1$ times the cost of ${one}. Divide again.`;
    const power = find(3);
    const wanted = step(calc`${cost} * ${factor}^${power}`, { name: 'what the customer pays' })`
      From this cost to the customer there are three sales, each with the factor $m$.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`A maker sells a cooler to a dealer, the dealer sells it to a shop, and the shop to a customer. All three
          make the same per cent of profit on what they have spent on it. The maker and the dealer together gain
          ₹${early}, the dealer and the shop together ₹${late}. How much does the customer pay?`,
        text`A silk sari goes from the weaver to a trader, then to a store, and then to a customer. The weaver, the
          trader and the store have the same rate of profit on their costs. The profits of weaver and trader add up to
          ₹${early}, those of trader and store to ₹${late}. Find the price that the customer pays for the sari.`,
        text`An importer, an agent and a showroom sell a machine on, one to the next, each at the same per cent of
          profit on cost. The first two profits come to ₹${early} and the last two to ₹${late}. At what price does a
          customer buy the machine from the showroom?`,
      ),
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(late),
      slips: [
        slip('counted_twice', wanted, calc`${cost} + ${early} + ${late}`)`
          ${here} adds both sums of profits to the cost. The profit of ${two} is in both of them.`,
        slip('took_a_wrong_number_of_periods', power, 2)`
          You raised the cost by two profits. All three make a profit before the customer pays.`,
        slip('took_the_whole_for_a_part', first, calc`${early}`)`
          With ₹${early} you have the profit of ${one} and of ${two} in place of the first alone.`,
        slip('assumed_equal_parts', first, calc`${early} / 2`)`
          You gave ${one} and ${two} equal profits, ₹${first} each. At equal rates the later one, who has paid more,
          gains more.`,
        slip('took_profit_on_the_selling_price', cost, calc`${first} / (${factor} - 1) - ${first}`)`
          You measured the profit of ${one} on its selling price, and so the cost became ₹${cost}. The rate is a per
          cent of the cost.`,
        stop('stopped_a_step_early', cost)`
          ₹${cost} is the cost of ${one}, before the first of the three profits. The customer pays more.`,
        slip('compounded_simple_interest', wanted, calc`${cost} + 3 * ${first}`)`
          ${here} adds the first profit three times. Each of the three takes the rate on a higher cost, so the
          profits grow.`,
      ],
      snapRead: text`Equal rates at one sale after another: the profits form a geometric progression, so the second sum
        is the first one times its ratio.`,
      approach: text`The two sums are alike term by term, and their quotient is the factor of one sale. The first sum
        then gives the first profit, the first profit the cost, and three sales lead to the customer.`,
      check: () => {
        const list = [first, first.mul(factor), first.mul(factor).mul(factor)] as const;
        return text`From a cost of ₹${cost} the profits are ₹${list[0]}, ₹${list[1]} and ₹${list[2]}; together with the
          cost they make ₹${cost.add(list[0]).add(list[1]).add(list[2])}.`;
      },
      principle: text`Equal rates make amounts in a chain a geometric progression; sums of neighbouring terms have the
        same ratio as the terms.`,
    };
  },
);

/** AR.PLD.8 Hard: the last price of a chain, from the profits of neighbours. */
export const profitsOfNeighbours: readonly AnyTemplate[] = situation<Neighbours>({
  type: 'AR.PLD.8',
  situation: 'profits-of-neighbours',
  tries: 60,
  draw: draw => {
    const p = { cost: draw.step(400, 24_000, 50), rate: draw.pick([5, 10, 15, 20, 25, 30, 40, 50]) };
    const [a, b, c] = profits(p);
    const last = a.add(b).add(c).add(p.cost);
    return [a.add(b), b.add(c), last].every(n => n.d === 1n) ? { ...p, frame: draw.int(0, 2) } : null;
  },
  forms: [lastPrice],
});
