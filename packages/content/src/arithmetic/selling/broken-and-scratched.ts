import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A lot at one price: two results with broken pieces, and what happens when some are sold below the price. */
interface Lot {
  what: string;
  /** Selling price of a piece in rupees. */
  price: number;
  /** The price of a piece in per cent of the whole cost, and the profit per cent with no piece broken. */
  each: number;
  gain: number;
  /** Numbers of broken pieces in the two results that are known. */
  few: number;
  many: number;
  /** Pieces sold at 1/part of the price in fact. */
  cheap: number;
  part: number;
  frame: number;
}

const wares = ['clay lamps', 'glass bowls', 'flower pots', 'china cups'] as const;
const parts = ['', '', 'half', 'a third', 'a quarter', 'a fifth'];

const realProfit = form<Lot>(
  'profit-from-two-results-with-breakages',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AR.PLD.5'],
    verify: ({ price, each, gain, cheap, part }) => {
      const number = (100 + gain) / each;
      const cost = (number * price) / (1 + gain / 100);
      return q(Math.round(((number - cheap) * price + (cheap * price) / part - cost) * 1e6), 1e6);
    },
  },
  ({ what, price, each, gain, few, many, cheap, part, frame }, { step, find }) => {
    const [good, bad] = [q(gain * 100 - few * each * 100, 100), q(gain * 100 - many * each * 100, 100)];
    const loss = bad.lt(0);
    const points = step(calc`(${good} - ${bad}) / (${many} - ${few})`, {
      name: 'the per cent of the cost that one piece brings',
      because: text`The cost is the same in both cases, so the two per cents have one base. Each further piece
        that breaks takes away the same selling price, which is the same part of this cost.`,
    })`
      With $${many} - ${few}$ more pieces broken the result is lower by $${good} - ${bad}$ per cent of the cost.
      Divide to find what one piece brings, in per cent of the cost.`;
    const cost = step(calc`${price} ÷ ${points}%`, {
      name: 'the cost of all the pieces',
      because: text`One piece brings ₹${price}, its selling price. So this price is a known per cent of the whole cost,
        and neither the number of pieces nor their buying price is needed.`,
    })`
      One piece is sold for ₹${price}, so ₹${price} is ${points}% of the cost. Divide to find the cost of all the
      pieces.`;
    const unbroken = step(calc`${good} + ${few} * ${points}`, {
      name: 'the profit per cent with nothing broken',
      because: text`Going back from $${few}$ broken pieces to none adds what these pieces bring.`,
    })`
      A profit of ${good}% is left when $${few}$ pieces break. With nothing broken it is larger by what these pieces
      bring: add $${few}$ times the per cent of one piece.`;
    const lost = find(calc`${cheap} * ${part - 1} / ${part}`, {
      name: 'the scratched pieces, counted in full prices lost',
    });
    const real = step(calc`${unbroken} - ${frac(lost)} * ${points}`, {
      name: 'the real profit per cent',
      works: (_v, working) => tex`${cheap} \times \tfrac{${part - 1}}{${part}} = ${lost}, \qquad ${working}`,
      because: text`A piece sold at ${parts[part] ?? ''} of the price loses the rest of it, so $${cheap}$ of them lose
        as much as $${lost}$ broken ones.`,
    })`
      Each scratched piece loses $\tfrac{${part - 1}}{${part}}$ of its price. Find how many full prices are lost, and
      subtract the per cent of one piece for each of them.`;
    const wanted = step(calc`${cost} * ${real}%`, {
      because: text`The per cent of the profit is measured on the cost of all the pieces.`,
    })`
      The profit is ${real}% of the cost. Multiply to find it in rupees.`;
    const second = loss ? text`a loss of ${bad.neg()}%` : text`a profit of only ${bad}%`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${personBy(price, few)} bought a lot of ${what}, all at one price, and sells them at ₹${price} each. If
          $${few}$ of them
          had broken on the way, the profit would have been ${good}%; if $${many}$ had broken, there would have been
          ${second}. In fact none broke, but $${cheap}$ were scratched and had to be sold at ${parts[part] ?? ''} of the
          price. How many rupees was the profit?`,
        text`Every piece in a load of ${what} has the same cost, and its price in the shop is ₹${price}.
          ${personBy(price, few)} had reckoned with a profit of ${good}% if $${few}$ pieces were broken, and with
          ${second} if $${many}$ were. When
          the load came, nothing was broken; only $${cheap}$ pieces had a scratch, and these went at
          ${parts[part] ?? ''} of the price. Find the total profit in rupees.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('took_the_whole_for_a_part', lost, cheap)`
          You counted the $${lost}$ scratched pieces as if they had brought nothing. They were sold at
          ${parts[part] ?? ''} of the price.`,
        slip('left_out_a_change', unbroken, calc`${good}`)`
          You began with ${unbroken}%, the profit with $${few}$ pieces broken. In fact none were broken, so it has to
          be raised first.`,
        slip('wrong_sign', points, loss && calc`(${good} - ${bad.neg()}) / (${many} - ${few})`)`
          You subtracted the two per cents, which makes ${points}% for a piece. One is a profit and the other a loss, so
          they are further apart.`,
        slip('gave_the_complement', lost, part > 2 && calc`${cheap} / ${part}`)`
          You let $${frac(lost)}$ full prices be lost. This is what the scratched pieces still brought; the other part
          of their price is lost.`,
        slip('divided_by_the_wrong_number', points, calc`(${good} - ${bad}) / ${many}`)`
          You divided by all $${many}$ broken pieces, which gives ${points}% for a piece. Between the two results only
          $${many - few}$ more are broken.`,
        slip('subtracted_for_added', unbroken, calc`${good} - ${few} * ${points}`)`
          You lowered the profit to ${unbroken}% for $${few}$ pieces. With none broken instead of $${few}$ the profit is
          higher.`,
        slip('took_profit_on_the_selling_price', wanted, calc`${cost} * (100% + ${unbroken}%) * ${real}%`)`
          ${here} takes the per cent of what all pieces would bring. A profit per cent is measured on the cost.`,
        slip('ignored_a_condition', lost, 0)`
          You left the scratched pieces aside and used ${unbroken}%. They brought less than the full price, which lowers
          the profit.`,
      ],
      snapRead: text`Two results differ only by the number of broken pieces. Their difference tells what per cent of the
        whole cost one piece brings.`,
      approach: text`The two results give the selling price of a piece as a per cent of the whole cost, and so the cost.
        Then count the scratched pieces as a number of full prices lost.`,
      check: text`The cost is ₹${cost}. All pieces bring ₹${calc`${cost} * (100% + ${unbroken}%)`.value}, and $${lost}$
        prices of ₹${price} less is ₹${calc`${cost} * (100% + ${unbroken}%) - ${lost} * ${price}`.value}, which is
        ₹${wanted} above the cost.`,
      principle: text`What every further piece changes is a fixed part of the whole: two results give this part, and
        with its price in rupees the whole.`,
    };
  },
);

/** AR.PLD.1 Hard: the profit on a lot from two results that did not happen. */
export const brokenAndScratched: readonly AnyTemplate[] = situation<Lot>({
  type: 'AR.PLD.1',
  situation: 'broken-and-scratched',
  tries: 200,
  draw: draw => {
    const p = {
      what: draw.pick(wares),
      price: draw.step(24, 180, 3),
      each: draw.pick([0.4, 0.5, 0.6, 0.75, 0.8, 1, 1.25, 1.5]),
      gain: draw.int(10, 44),
      few: draw.int(4, 20),
      many: draw.int(12, 60),
      cheap: draw.int(6, 45),
      part: draw.pick([2, 3, 4, 5]),
      frame: draw.int(0, 1),
    };
    const number = (100 + p.gain) / p.each;
    const at = (broken: number) => p.gain - broken * p.each;
    const lost = (p.cheap * (p.part - 1)) / p.part;
    const fits =
      Number.isInteger(number) &&
      number > 3 * p.many &&
      Number.isInteger(at(p.few)) &&
      Number.isInteger(at(p.many)) &&
      at(p.many) !== 0 &&
      at(p.few) >= 4 &&
      at(p.few) - at(p.many) >= 6 &&
      Number.isInteger(lost) &&
      ![p.few, p.many].includes(lost) &&
      at(lost) >= 2 &&
      Number.isInteger((100 * p.price) / p.each / 5) &&
      Number.isInteger((p.price * at(lost)) / p.each);
    return fits ? p : null;
  },
  forms: [realProfit],
});
