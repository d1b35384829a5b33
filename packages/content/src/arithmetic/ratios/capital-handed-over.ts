import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Two partners, one of whom hands a part of the capital in the business over to the other. */
interface HandedOver {
  one: string;
  two: string;
  /** The capitals are as large to small; 1/part of the first is handed over after so many months. */
  large: number;
  small: number;
  part: number;
  months: number;
  /** Months by which it might have been earlier, and the profit of the year in rupees. */
  earlier: number;
  profit: number;
  frame: number;
}

const people = [
  { one: 'Bhavna', two: 'Karthik' },
  { one: 'Ibrahim', two: 'Sneha' },
  { one: 'Harleen', two: 'Murugan' },
  { one: 'Dorjee', two: 'Ayesha' },
] as const;
const parts = ['', '', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth'];

const shareOf = ({ large, small, part, months }: Pick<HandedOver, 'large' | 'small' | 'part' | 'months'>) =>
  q(large * (12 * part - (12 - months)), 12 * part * (large + small));

const profitOfOne = form<HandedOver>(
  'share-of-profit-after-handing-over',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    also: ['AR.AVG.2'],
    verify: p => {
      const { large, small, part, months, earlier, profit } = p;
      // Capital times months of both partners, month by month.
      const share = (until: number) => {
        let [mine, all] = [0, 0];
        for (let month = 1; month <= 12; month += 1) {
          mine += month <= until ? large : large - large / part;
          all += large + small;
        }
        return mine / all;
      };
      const less = (share(months) - share(months - earlier)) * profit;
      // The profit is found again from what is lost by handing over earlier.
      const whole = less / (share(months) - share(months - earlier));
      return q(Math.round(whole * share(months) * 100), 100);
    },
  },
  (p, { step, find }) => {
    const { one, two, large, small, part, earlier, profit, frame } = p;
    const share = shareOf(p);
    const [won, rest] = [Number(share.n), Number(share.d - share.n)];
    const less = q(profit * large * earlier, 12 * part * (large + small));
    const first = find(frac(calc`${large} / (${large} + ${small})`), {
      name: text`the part of ${one} in the capital`,
    });
    const moved = step(frac(calc`${first} / ${part}`), {
      name: 'the part of the whole capital that is handed over',
      works: (_v, working) => tex`\tfrac{${large}}{${large} + ${small}} = ${frac(first)}, \qquad ${working}`,
      because: text`What ${one} gives up, ${two} gains, so all the capital stays the same in every month.
        That makes it a good unit: every part can be measured in it.`,
    })`
      All the capital stays the same, as the money only passes from one partner to the other. Find which part of it
      belongs to ${one} at first, and ${parts[part] ?? ''} of this part is handed over.`;
    const year = find(12, { name: 'the months of the year' });
    const lost = step(frac(calc`${moved} * ${earlier} / ${year}`), {
      name: 'the part of the profit that would have been lost',
      because: text`With a constant capital a partner's part of the profit is the average of the parts of the capital
        over the $12$ months. Only $${earlier}$ of these months would have been different.`,
    })`
      If it had been done $${earlier}$ months earlier, ${one} would have had this part less in $${earlier}$ of the $12$
      months. Find which part of the year's profit that is.`;
    const whole = step(calc`${less} ÷ ${lost}`, {
      name: text`the profit of the year`,
      because: text`This part of the profit is known in rupees, and the month of the change need not be known.`,
    })`
      It is ₹${less}. Divide to find the whole profit.`;
    const ratio = find(share);
    const wanted = step(calc`${whole} * ${frac(ratio)}`, {
      works: (_v, working) => tex`\tfrac{${won}}{${won} + ${rest}}: \quad ${working}`,
      because: text`The known ratio divides the profit as it really was.`,
    })`
      In fact the profit was shared as $${won} : ${rest}$. Take the part of ${one}.`;
    const now = text`$${won} : ${rest}$`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${one} and ${two} began a business with capitals in the ratio $${large} : ${small}$ and agreed to share the
          profit of the year in proportion to capital and time. After some months ${one} handed over
          ${parts[part] ?? ''} of the capital put in to ${two}, who left all of it in the business. At the end of the
          year the profit was shared in the ratio ${now}. Had this been done ${earlier} month(s) earlier, ${one} would
          have received ₹${less} less. How much did ${one} receive?`,
        text`In a firm of two partners, ${one} had put in $${large}$ rupees for every $${small}$ of ${two}. In the
          course of the first year ${one} sold ${parts[part] ?? ''} of this share in the capital to ${two}. Profits go
          by capital and by the time for which it is held; those of the year were divided between ${one} and ${two} as
          ${now}. A sale ${earlier} month(s) earlier would have meant ₹${less} less for ${one}. Find what ${one} got.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(less),
      slips: [
        slip('swapped_the_two', wanted, calc`${whole} - ${whole} * ${frac(ratio)}`)`
          ${here} is what ${two} got. The question asks for the share of ${one}.`,
        slip('used_a_wrong_given_number', ratio, frac(first))`
          You shared the profit as the capitals at first, which gives ${one} $${frac(ratio)}$. A part of the capital
          belonged to the other partner for some months.`,
        slip('wrong_base', moved, frac(calc`1 / ${part}`))`
          You counted ${parts[part] ?? ''} of all the capital as handed over. It was this part of what ${one} had,
          which is $${frac(first)}$ of it.`,
        slip('stopped_a_step_early', wanted, calc`${whole}`)`
          ${here} is the whole profit. ${one} gets a part of it only.`,
        slip('left_out_a_factor', lost, frac(calc`${moved} / ${year}`))`
          You counted the part $${frac(moved)}$ for one month only. It would have been missing for $${earlier}$ of
          them.`,
        slip('doubled_needlessly', moved, frac(calc`2 * ${first} / ${part}`))`
          You let ${one} lose $${frac(moved)}$ of the capital, as the lead over ${two} falls by that. ${one} alone loses
          half of it.`,
        slip('took_a_wrong_number_of_periods', year, calc`12 - ${earlier}`)`
          You divided by $${year}$ months. The profit is that of $12$ months, also when the part was passed on
          earlier.`,
      ],
      snapRead: text`The money only passes from one partner to the other, so all the capital is constant: each month
        counts alike.`,
      approach: text`Measure everything in the whole capital. An earlier change moves a known part of it for a known
        number of months, which is a known part of the profit; its size in rupees gives the profit.`,
      faster: text`$${earlier}$ months of $${frac(q(large, part * (large + small)))}$ of the capital are
        $${frac(q(large * earlier, 12 * part * (large + small)))}$ of the profit, and this is ₹${less}.`,
      check: text`The whole profit is ₹${whole}. At first ${one} had $${frac(first)}$ of the capital, later
        $${frac(q(large * (part - 1), part * (large + small)))}$, and $\tfrac{${won}}{${won + rest}}$ lies
        between them, as an average of months must.`,
      principle: text`When capital only passes from one partner to another, the whole stays: each month adds its part
        of the capital, divided by $12$, to the part of the profit.`,
    };
  },
);

/** AR.RAT.7 Hard: a part of the capital changes its owner. */
export const capitalHandedOver: readonly AnyTemplate[] = situation<HandedOver>({
  type: 'AR.RAT.7',
  situation: 'capital-handed-over',
  tries: 300,
  draw: draw => {
    const [large, small] = draw.pick([
      [3, 2],
      [5, 3],
      [2, 1],
      [3, 1],
      [5, 4],
      [7, 5],
      [4, 3],
      [5, 1],
      [7, 3],
    ] as const);
    const p = {
      ...draw.pick(people),
      large,
      small,
      part: draw.int(2, 6),
      months: draw.int(4, 9),
      earlier: draw.int(2, 3),
      profit: draw.step(60_000, 6_00_000, 1200),
      frame: draw.int(0, 1),
    };
    const share = shareOf(p);
    const fits =
      share.d <= 24n &&
      share.mul(p.profit).d === 1n &&
      q(p.profit * large * p.earlier, 12 * p.part * (large + small)).d === 1n &&
      !share.equals(q(1, 2));
    return fits ? p : null;
  },
  forms: [profitOfOne],
});
