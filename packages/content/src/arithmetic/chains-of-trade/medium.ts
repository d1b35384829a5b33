import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Slabs {
  /** Commission per cent up to the limit and beyond it, and all that is handed over. */
  low: number;
  high: number;
  limit: number;
  sales: number;
  frame: number;
}

const salesOf = form<Slabs>(
  'sales-from-what-is-handed-over',
  {
    band: 'Medium',
    seconds: 90,
    revision: 3,
    verify: ({ low, high, limit, sales }) => {
      const kept = (total: number) =>
        (Math.min(total, limit) * low + Math.max(0, total - limit) * high) / 100;
      const handed = sales - kept(sales);
      for (let total = 100; total < 2_000_000; total += 100)
        if (Math.abs(total - kept(total) - handed) < 1e-6) return total;
      throw new Error('no sales fit');
    },
  },
  ({ low, high, limit, sales: known, frame }, { step, find }) => {
    const handed = q(known).sub(q(limit * low + (known - limit) * high, 100));
    const sold = wording(frame, 'sales', 'sales', 'fares');
    const first = step(calc`${limit} * (100% - ${low}%)`, {
      name: text`the sum that is handed over of the first ₹${limit}`,
      because: text`Up to the limit one per cent is kept and beyond it another, so the two parts of the ${sold} leave
        different shares and are treated apart.`,
    })`
      Treat the ${sold} in two parts, up to the limit and beyond it. Of the first ₹${limit}, ${low}% is kept and
      $100\% - ${low}\%$ is handed over: find this sum.`;
    const rest = step(calc`${handed} - ${first}`, {
      name: text`the sum that is handed over of the rest`,
      because: text`Everything that is handed over comes from one of the two parts. The part up to the limit is known,
        so what is left comes from beyond it.`,
    })`
      ₹${handed} is more than that, so the ${sold} go beyond the limit. Subtract to find what is handed over of the
      part beyond it.`;
    const left = find(calc`100% - ${high}%`);
    const beyond = step(calc`${rest} ÷ ${left}%`, {
      name: 'what was sold beyond the limit',
      because: text`Beyond the limit ${high}% is kept, so ${100 - high}% is handed over. Not ${high}% of what is handed
        over has to be added, because the ${high}% are counted on the ${sold} themselves.`,
    })`
      This is $100\% - ${high}\% = ${100 - high}\%$ of the ${sold} beyond ₹${limit}. Divide by the per cent to find
      these ${sold}.`;
    const sales = step(calc`${limit} + ${beyond}`, {
      because: text`The whole ${sold} are the part up to the limit, which is full, and the part beyond it.`,
    })`
      Add the ₹${limit} up to the limit to find all the ${sold}.`;
    const who = personBy(low, high, limit);
    return {
      answer: sales,
      stem: wording(
        frame,
        text`${who} may keep ${low}% of the sales up to ₹${limit} and ${high}% of the sales beyond that as
          commission. In March ${who} hands over ₹${handed} to the company. What were the sales in March?`,
        text`${who} sells sarees for a mill. Of the money received ${who} keeps ${low}% up to ₹${limit} and ${high}%
          of
          whatever exceeds ₹${limit}; the rest, which is ₹${handed} this season, goes to the mill. Find the total
          for which ${who} sold sarees.`,
        text`${who} drives a cab and keeps ${low}% of the first ₹${limit} of a month's fares and ${high}% of the
          fares beyond that, and
          hands over the rest, ₹${handed}, to the owner of the cab. What are the fares of the month?`,
      ),
      show: rupees,
      plausible: value => value.gt(handed) && value.mul(100).d === 1n,
      slips: [
        slip('left_out_a_case', sales, calc`${handed} ÷ (100% - ${low}%)`)`
          ${here} uses ${low}% for all of the ${sold}. They go beyond ₹${limit}, and there ${high}% is kept.`,
        slip('left_out_a_case', sales, calc`${handed} ÷ (100% - ${high}%)`)`
          ${here} uses ${high}% also for the first ₹${limit}. There only ${low}% is kept.`,
        slip('wrong_base', first, calc`${limit} * (100% - ${high}%)`)`
          You kept ${high}% of the first ₹${limit}. Up to the limit only ${low}% is kept.`,
        slip('undid_with_the_same_per_cent', beyond, calc`${rest} * (100% + ${high}%)`)`
          ${here} adds ${high}% of what is handed over. What is kept is ${high}% of the ${sold}, which are more, so
          divide.`,
        slip('forgot_what_was_done', first, calc`${limit}`)`
          You counted all of the first ₹${limit} as handed over. Of it ${low}% is kept.`,
        slip('added_the_percentages', left, calc`100% - ${low}% - ${high}%`)`
          You kept both per cents beyond the limit, so that only $${left}\%$ were handed over. There the rate is
          ${high}% alone.`,
        slip('used_a_term_twice', beyond, calc`${handed} ÷ ${left}%`)`
          ${here} lets all that is handed over come from ${sold} beyond the limit. A part of it comes from the first
          ₹${limit}.`,
        slip('wrong_base', left, calc`100% - ${low}%`)`
          You found the ${sold} beyond the limit with ${low}%. There ${high}% is kept.`,
        slip('answered_another_quantity', sales, calc`${handed} + ${limit} * ${high}%`)`
          ${here} adds ${high}% of the limit to what is handed over. Each per cent has to be counted on its own part of
          the ${sold}.`,
      ],
      snapRead: text`Two rates with a limit, and what is handed over is known: settle the part up to the limit first.`,
      approach: text`Work with what is handed over and not with what is kept. The limit gives a known sum; the rest,
        divided by its own share, gives the ${sold} beyond the limit.`,
      check: text`What is kept is ${calc`${limit} * ${low} / 100 + (${sales} - ${limit}) * ${high} / 100`} rupees;
        with ₹${handed} it makes
        ₹${calc`${handed} + ${limit} * ${low} / 100 + (${sales} - ${limit}) * ${high} / 100`.value}, all the ${sold}.`,
      principle: text`Where a rate changes at a limit, settle the part up to the limit first and go on with the rest
        alone.`,
    };
  },
);

interface Profits {
  p: number;
  r: number;
  cost: number;
  frame: number;
}

const costFromProfits = form<Profits>(
  'cost-from-the-difference-of-profits',
  {
    band: 'Medium',
    seconds: 90,
    also: ['AR.PCT.4'],
    verify: ({ p, r, cost }) => {
      const gap = (c: number) => ((c * (100 + p)) / 100) * (r / 100) - (c * p) / 100;
      const wanted = gap(cost);
      for (let c = 10; c < 100_000; c += 10) if (Math.abs(gap(c) - wanted) < 1e-6) return c;
      throw new Error('no cost fits');
    },
  },
  ({ p, r, cost: known, frame }, { step, find }) => {
    const gap = q(known * (100 + p) * r, 10_000).sub(q(known * p, 100));
    const [one, two] = wording(
      frame,
      ['Salim', 'Deepa'],
      ['the mill', 'the trader'],
      ['Joseph', 'the gallery'],
    );
    const first = find(p);
    const base = find(100 + p);
    const second = step(calc`${base} * ${r}%`, {
      name: text`the profit of ${two}, where the first cost is ₹100`,
      because: text`For ${two} the cost is the price that ${one} got, and that already contains the first profit. So
        the ${r}% are counted on ₹${base} and not on ₹100.`,
    })`
      Suppose that the cost for ${one} is ₹100. Then ${one} gains ₹${p}, and ${two} pays $100 + ${p} = ${base}$ rupees.
      Find ${r}% of that, the profit of ${two}.`;
    const more = step(calc`${second} - ${first}`, {
      name: 'the difference of the profits',
      because: text`The question gives how much more one gains than the other, so it is the difference of the two
        profits that is known in rupees, not one of them.`,
    })`
      Subtract the first profit of ₹${p} to find by how much the second one is greater.`;
    const cost = step(calc`${gap} / ${more} * 100`, {
      because: text`If the cost is twice as much, both profits and their difference are twice as much. So the cost is
        ₹100 as many times as the difference goes into ₹${gap}.`,
    })`
      In the question this difference is ₹${gap}. All amounts grow in the same proportion, so divide ₹${gap} by the
      difference and multiply by ₹100.`;
    return {
      answer: cost,
      stem: wording(
        frame,
        text`Salim sells a scooter to Deepa at a profit of ${p}%, and Deepa sells it to Irfan at a profit of ${r}%.
          Deepa's profit is ₹${gap} more than Salim's. How much did the scooter cost Salim?`,
        text`A lot of yarn goes from a mill to a trader and from him to an exporter. The mill gains ${p}% on its cost,
          the trader ${r}% on his, and in rupees the trader gains ₹${gap} more than the mill. What does the lot cost
          the mill?`,
        text`A gallery buys a painting from Joseph, who makes ${p}% on the money that he once gave for it. When the
          gallery sells the painting with a profit of ${r}%, it earns ₹${gap} more than he did. For how much had
          Joseph bought it?`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(gap),
      slips: [
        slip('wrong_base', second, r > p && calc`${r}`)`
          You counted both per cents on the same ₹100: $${r} - ${p} = ${more}$. The second one is counted on ₹${base},
          which ${two} has paid.`,
        slip('added_the_percentages', more, calc`${p} + ${r}`)`
          You used the sum of the per cents, ${here}. ₹${gap} is the difference of the two profits in rupees.`,
        slip('stopped_a_step_early', cost, calc`${gap} / ${more} * ${base}`)`
          ${here} rupees is the price that ${two} has paid. It contains the first profit already.`,
        slip('left_out_a_term', more, second)`
          You used ₹${gap} as the whole second profit. It is only what ${two} gains more than ${one}.`,
        slip('went_a_step_too_far', cost, calc`${gap} / ${more} * (${base} + ${second})`)`
          ${here} rupees is the last price. The first cost is asked, before both profits.`,
        slip('added_for_subtracted', more, calc`${second} + ${first}`)`
          Both profits together are ${here} rupees for a cost of ₹100. The question gives their difference.`,
        slip('took_the_change_the_wrong_way', base, 100 * r > p * (100 - p) + 400 && 100 - p)`
          You used ₹${base} as the price for ${two}, below the cost. There was a profit, so it is above ₹100.`,
      ],
      snapRead: text`Two profits one after the other, and their difference in rupees: compare them for a cost of
        ₹100.`,
      approach: text`For a cost of ₹100 both profits can be written down, the second one on the higher price. The given
        difference then shows how many times larger the real cost is.`,
      check: text`The first profit is ₹${calc`${cost} * ${p} / 100`.value}, the second
        ₹${calc`${cost} * (100 + ${p}) * ${r} / 10000`.value}: a difference of
        ₹${calc`${cost} * (100 + ${p}) * ${r} / 10000 - ${cost} * ${p} / 100`.value}.`,
      principle: text`Write all amounts of a chain for a round first cost; one known difference then gives the scale.`,
    };
  },
);

/** AR.PLD.8 Medium: a commission at two rates, and two profits that differ. */
export const ratesAndProfits: readonly AnyTemplate[] = [
  ...situation<Slabs>({
    type: 'AR.PLD.8',
    situation: 'two-rates-of-commission',
    tries: 40,
    draw: draw => {
      const [low, high] = draw.pick([
        [5, 8],
        [4, 10],
        [10, 15],
        [5, 12],
        [8, 15],
        [10, 20],
        [6, 10],
        [20, 30],
        [12, 20],
      ] as const);
      const limit = draw.step(10_000, 60_000, 5000);
      const sales = limit + draw.step(5000, 60_000, 2500);
      const handed = q(sales).sub(q(limit * low + (sales - limit) * high, 100));
      return handed.d === 1n && handed.gt(limit) ? { low, high, limit, sales, frame: draw.int(0, 2) } : null;
    },
    forms: [salesOf],
  }),
  ...situation<Profits>({
    type: 'AR.PLD.8',
    situation: 'profits-compared',
    tries: 40,
    draw: draw => {
      const frame = draw.int(0, 2);
      const [p, r] = [
        draw.pick([10, 12, 15, 20, 25, 30, 40, 50]),
        draw.pick([10, 15, 20, 25, 30, 35, 40, 50]),
      ];
      const cost = frame === 0 ? draw.step(12_000, 48_000, 1000) : draw.step(2000, 24_000, 500);
      const gap = q(cost * (100 + p) * r, 10_000).sub(q(cost * p, 100));
      return gap.gt(100) && gap.d === 1n && p !== r ? { p, r, cost, frame } : null;
    },
    forms: [costFromProfits],
  }),
];
