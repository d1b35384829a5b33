import { calc, form, frac, here, situation, slip, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Two liquids of different weight, mixed in equal weights and in equal volumes. */
interface Two {
  one: string;
  two: string;
  /** Average price per kg of equal weights, half of the difference of the prices, and what equal volumes cost more. */
  mean: number;
  half: number;
  more: number;
  /** Grams in a litre of the mixture of equal volumes. */
  litre: number;
  /** Whether the litre of the lighter liquid is asked for. */
  light: boolean;
  frame: number;
}

const liquids = [
  { one: 'honey', two: 'glucose syrup' },
  { one: 'almond oil', two: 'mustard oil' },
  { one: 'varnish', two: 'thinner' },
  { one: 'glycerine', two: 'rose water' },
] as const;

const heavierLitre = form<Two>(
  'weight-of-a-litre-from-two-average-prices',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['AR.AVG.2'],
    verify: ({ mean, half, more, litre, light }) => {
      const [dear, cheap] = [mean + half, mean - half];
      // Weights of a litre of the dearer liquid are tried in grams; two litres of the mixture weigh twice a litre.
      for (let grams = 1; grams < 2 * litre; grams += 1) {
        const price = (grams * dear + (2 * litre - grams) * cheap) / (2 * litre);
        if (Math.abs(price - mean - more) < 1e-9) return light ? 2 * litre - grams : grams;
      }
      throw new Error('no weight fits');
    },
  },
  ({ one, two, mean, half, more, litre, light, frame }, { step, find }) => {
    const asked = light ? two : one;
    const other = light ? one : two;
    const halfway = find(calc`${2 * half} / 2`, { name: 'half of the difference of the prices' });
    const shift = find(q(more));
    const lead = step(frac(calc`${shift} / ${halfway}`), {
      name: text`the lead of ${one} in the weight of the second mixture`,
      because: text`Equal weights give the middle of the two prices. In equal volumes the liquid that weighs more per
        litre has more weight, and the average price is an average by weight.`,
    })`
      Equal weights cost the middle of both prices, $${2 * half} \div 2$ rupees from each. In the mixture of equal
      volumes the average lies $${mean + more} - ${mean}$ rupees nearer to ${one}. Find which part of the way to ${one}
      that is.`;
    const part = step(frac(calc`(1 + ${lead}) / 2`), {
      name: text`the part of ${one} in the weight`,
      because: text`At the middle the part would be $\tfrac{1}{2}$, and at the price of ${one} alone it would be $1$.
        Between them the average price changes evenly with the part by weight.`,
    })`
      The part of ${one} in the weight lies by the same part of the way between $\tfrac{1}{2}$ and $1$.`;
    const both = step(calc`2 * ${litre}`, {
      name: 'the weight of one litre of each, in grams',
      because: text`Equal volumes mean one litre of each in two litres of the mixture.`,
    })`
      Take one litre of each liquid. These two litres of the mixture weigh twice as much as one.`;
    const own = find(light ? frac(calc`1 - ${part}`) : frac(calc`1 * ${part}`), {
      name: text`the part of ${asked} in the weight`,
    });
    const wanted = step(calc`${both} * ${frac(own)}`, {
      because: text`In two litres there is just one litre of ${asked}, and its part of the weight is known.`,
    })`
      Take the part of ${asked}, $${frac(own)}$ of this weight: it is the weight of one litre.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`A kilogram of ${one} costs ₹${2 * half} more than a kilogram of ${two}. When equal weights of the two are
          mixed, a kilogram of the mixture costs ₹${mean}. When equal volumes are mixed, it costs ₹${mean + more} per
          kg, and a litre of this mixture weighs $${litre}$ g. The volumes simply add up. What is the weight of a litre
          of ${asked}, in grams?`,
        text`${one} and ${two} are mixed in two ways. With equal weights the cost is ₹${mean} per kg; with equal
          volumes it is ₹${mean + more} per kg, and then a litre of the mixture weighs $${litre}$ g. By the kilogram
          ${one} is dearer than ${two} by ₹${2 * half}. If no volume is lost by mixing, find how many grams a litre of
          ${asked} weighs.`,
      ),
      show: value => `${plain(value)} g`,
      plausible: value => value.d === 1n && value.gt(200) && value.lt(2 * litre),
      slips: [
        slip('gave_the_complement', wanted, calc`${both} - ${both} * ${frac(own)}`)`
          ${here} is the weight of a litre of ${other}. The average price moves towards ${one}, which weighs more per
          litre.`,
        slip('did_not_halve', halfway, calc`${2 * half}`)`
          You compared with the whole difference of ₹${2 * half}. From the middle to the price of ${one} it is half of
          that.`,
        slip('stopped_a_step_early', part, lead)`
          You used $${frac(part)}$ as the part of ${one}. By so much its part is above one half on the way to the
          whole.`,
        slip('did_not_halve', part, frac(calc`(1 + 2 * ${lead}) / 2`))`
          You added all of $${frac(lead)}$ to one half. Only half of it is added, because the way from one half to the
          whole is $\tfrac{1}{2}$.`,
        slip('added_for_subtracted', shift, calc`${2 * more}`)`
          You counted the distance of ₹${more} from both sides, ₹${shift} in all. The middle price is fixed, and only
          the average has moved.`,
        slip('assumed_equal_parts', part, q(1, 2))`
          You gave both liquids half of the weight. That is so in the first mixture; in the second they have equal
          volumes.`,
        slip('used_a_wrong_given_number', wanted, calc`${both} - 1000`)`
          ${here} takes $1{,}000$ g for a litre of ${other}, as if it weighed a kilogram. Its weight is not given and
          has
          to be found.`,
        slip('halved_needlessly', part, frac(calc`(1 + ${lead} / 2) / 2`))`
          You went only a quarter of the way, to $${frac(part)}$. The part of ${one} is above one half by half of
          $${frac(lead)}$.`,
      ],
      snapRead: text`The price of the mixture is an average by weight: equal volumes move it towards the liquid that
        weighs more.`,
      approach: text`Equal weights give the middle price. How far equal volumes move the average from it shows the
        parts by weight, and two litres of the mixture hold one litre of each.`,
      check: () => {
        const grams = light ? both.sub(wanted) : q(wanted);
        return text`A litre of ${one} weighs $${grams}$ g and one of ${two} $${both.sub(grams)}$ g. The prices are
          ₹${mean + half} and ₹${mean - half}, and $\frac{${grams} \times ${mean + half} + ${both.sub(grams)} \times
          ${mean - half}}{${both}} = ${mean + more}$.`;
      },
      principle: text`In an average the weights decide, also when parts are measured by volume: find the parts by
        weight from where the average lies.`,
    };
  },
);

/** AR.MIX.1 Hard: equal weights against equal volumes. */
export const byWeightAndByVolume: readonly AnyTemplate[] = situation<Two>({
  type: 'AR.MIX.1',
  situation: 'by-weight-and-by-volume',
  tries: 200,
  draw: draw => {
    const p = {
      ...draw.pick(liquids),
      mean: draw.step(110, 420, 5),
      half: draw.step(20, 90, 5),
      more: draw.int(2, 18),
      litre: draw.step(820, 1280, 10),
      light: draw.int(0, 1) === 1,
      frame: draw.int(0, 1),
    };
    const heavy = q(p.litre * (p.half + p.more), p.half);
    return p.half < p.mean - 30 && p.more / p.half > 0.08 && p.more / p.half < 0.3 && heavy.div(5).d === 1n
      ? p
      : null;
  },
  forms: [heavierLitre],
});
