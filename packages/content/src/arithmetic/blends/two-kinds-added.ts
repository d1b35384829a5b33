import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A blend to which a cheaper kind, a dearer kind, or both are added in equal weights. */
interface Added {
  what: string;
  cheap: string;
  dear: string;
  /** Weight of the blend in units of the addition, and the addition in kg. */
  times: number;
  kilos: number;
  /** By how many rupees per kg the price falls with the cheaper kind and rises with the dearer one. */
  fall: number;
  rise: number;
  frame: number;
}

const stories = [
  { what: 'tea', cheap: 'Dooars', dear: 'Darjeeling' },
  { what: 'rice', cheap: 'parmal', dear: 'basmati' },
  { what: 'coffee', cheap: 'robusta', dear: 'arabica' },
  { what: 'wheat', cheap: 'lokwan', dear: 'sharbati' },
] as const;

const difference = form<Added>(
  'difference-of-prices-from-three-additions',
  {
    band: 'Hard',
    seconds: 140,
    revision: 3,
    also: ['AR.AVG.1'],
    verify: ({ times, fall, rise }) => {
      const both = ((rise - fall) * (times + 1)) / (times + 2);
      // The weight of the blend, in units of the addition, is tried in halves.
      for (let weight = 0.5; weight < 60; weight += 0.5) {
        const [down, up] = [fall * (weight + 1), rise * (weight + 1)];
        if (Math.abs((up - down) / (weight + 2) - both) < 1e-9) return q(Math.round((up + down) * 100), 100);
      }
      throw new Error('no weight fits');
    },
  },
  ({ what, cheap, dear, times, kilos, fall, rise, frame }, { step, find }) => {
    const both = q((rise - fall) * (times + 1), times + 2);
    const alone = find(calc`${rise} - ${fall}`, {
      name: 'the rise if the distances were shared by one addition',
    });
    const weight = step(calc`(2 * ${both} - ${alone}) / (${alone} - ${both})`, {
      name: 'the weight of the blend, in units of one addition',
      works: (_v, working) => tex`${both}(n + 2) = (${rise} - ${fall})(n + 1) \Rightarrow n = ${working}`,
      because: text`A rise in the average, times the weight after adding, is what the added kind costs more than the
        blend. This excess of the dearer and the shortfall of the cheaper kind are the same when both are added.`,
    })`
      Let the blend weigh $n$ times as much as one addition of $${kilos}$ kg. Alone, the kinds change a total of $n + 1$
      such weights by ₹${fall} and ₹${rise} per kg; together they change $n + 2$ weights by ₹${both}. Equate what both
      bring.`;
    const all = find(calc`${weight} + 1`, {
      name: 'the weight after one addition, in units of the addition',
    });
    const below = step(calc`${fall} * ${all}`, {
      name: text`by how much the ${cheap} ${what} is below the blend`,
      because: text`The addition is one weight, so its distance from the blend is shared by $n + 1$ weights.`,
    })`
      The ${cheap} ${what} lowers $n + 1 = ${all}$ weights by ₹${fall}. So it is cheaper than the blend by this number
      of times ₹${fall} per kg.`;
    const above = step(calc`${rise} * ${all}`, {
      name: text`by how much the ${dear} ${what} is above the blend`,
      because: text`The weights are the same as for the other kind, so only the rise differs.`,
    })`
      In the same way the ${dear} ${what} is dearer than the blend.`;
    const wanted = step(calc`${below} + ${above}`, {
      because: text`One price lies below that of the blend and the other above, so the distances add up.`,
    })`
      Add the two distances to find how far the two prices are apart.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${personBy(kilos, fall)} has a blend of ${what}. Adding $${kilos}$ kg of ${cheap} ${what} would lower
          its price per kg by
          ₹${fall}; adding $${kilos}$ kg of ${dear} ${what} instead would raise it by ₹${rise}. When $${kilos}$ kg of
          each are added, the price per kg rises by ₹${both}. By how many rupees per kg is the ${dear} ${what} dearer
          than the ${cheap} ${what}?`,
        text`To improve a heap of mixed ${what}, ${personBy(kilos, fall)} added $${kilos}$ kg of the ${dear} kind,
          and the average cost
          rose by ₹${rise} per kg. In another heap of the same size and cost, $${kilos}$ kg of the ${cheap} kind made
          it fall by ₹${fall} per kg, and in a third such heap $${kilos}$ kg of both kinds made it rise by ₹${both} per
          kg. Find the difference between the prices of a kilogram of the two kinds.`,
      ),
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_term', all, calc`${weight}`)`
          You shared the distances among $${all}$ weights, those of the blend alone. The $${kilos}$ kg that are added
          share in the new average, too.`,
        slip('used_a_term_twice', all, calc`${weight} + 2`)`
          You shared the distances among $${all}$ weights, as when both kinds are added. Each single change belongs to
          one addition.`,
        slip('subtracted_for_added', wanted, calc`${above} - ${below}`)`
          ${here} subtracts the two distances. The blend lies between the two prices, so they are added.`,
        slip('assumed_equal_parts', wanted, calc`2 * ${above}`)`
          ${here} puts the blend halfway between the two prices. It is nearer to the cheaper kind, as the smaller change
          shows.`,
        slip('wrong_sign', weight, calc`(2 * ${both} + ${alone}) / (${alone} - ${both})`)`
          You solved the equation for the weight of the blend with a wrong sign, which makes it $${frac(weight)}$ times
          one addition.`,
        slip('did_not_divide', weight, calc`2 * ${both} - ${alone}`)`
          You did not divide by the difference of the two changes and used $${weight}$ as the weight of the blend.`,
        slip('answered_another_quantity', wanted, calc`${below} + ${fall} + ${above} + ${rise}`)`
          ${here} takes the distances with one weight more. The weight after one addition already contains the added
          $${kilos}$ kg.`,
        slip('assumed_equal_parts', weight, times === 1 ? false : 1)`
          You supposed that the blend weighs $${kilos}$ kg, just as much as an addition. The third change shows how
          much it weighs.`,
        slip('mixed_up_sum_and_product', weight, calc`${alone} ÷ ${both}`)`
          You divided the two rises and used $${frac(weight)}$ as the weight of the blend. They are as the total
          weights, which differ by one addition.`,
      ],
      snapRead: text`Two additions alone and together: the excess of one and the shortfall of the other stay, only the
        total weight differs.`,
      approach: text`Multiply each change of the average by the weight after adding. For both additions together these
        products are added, which gives the weight of the blend; then come the two distances.`,
      faster: text`₹${both} : ₹${rise - fall} $= ${times + 1} : ${times + 2}$, so after one addition there are
        $${times + 1}$ weights: multiply $${rise} + ${fall}$ by that.`,
      check: text`With $${times}$ weights of blend the two kinds bring ₹${above} more and ₹${below} less. Over
        $${times + 2}$ weights that is $\frac{${above} - ${below}}{${times + 2}} = ${q(rise - fall)
          .mul(times + 1)
          .div(times + 2)}$ rupees per kg.`,
      principle: text`A change of the average times the whole weight is the excess that the added part brings in. Such
        excesses can be added.`,
    };
  },
);

/** AR.MIX.1 Hard: two additions to a blend, alone and together. */
export const twoKindsAdded: readonly AnyTemplate[] = situation<Added>({
  type: 'AR.MIX.1',
  situation: 'two-kinds-added',
  tries: 200,
  draw: draw => {
    const p = {
      ...draw.pick(stories),
      times: draw.int(2, 10),
      kilos: draw.pick([5, 8, 10, 12, 15, 20, 25]),
      fall: draw.int(2, 16),
      rise: draw.int(4, 28),
      frame: draw.int(0, 1),
    };
    const both = q((p.rise - p.fall) * (p.times + 1), p.times + 2);
    return p.rise > p.fall + 2 && both.mul(2).d === 1n && !both.equals(p.fall) ? p : null;
  },
  forms: [difference],
});
