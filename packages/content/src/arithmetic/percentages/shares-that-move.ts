import type Fraction from 'fraction.js';
import { lowestTerms } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Moving {
  /** The part's share of the total before, in per cent. */
  share: Fraction;
  /** Rise of the part and fall of the rest, in per cent. */
  rise: Fraction;
  fall: Fraction;
  whole: string;
  part: string;
  rest: string;
  frame: number;
}

const stories = [
  { whole: 'the monthly cost of a bakery', part: 'the cost of flour', rest: 'the other costs' },
  { whole: 'the yearly spending of a family', part: 'spending on food', rest: 'all other spending' },
  { whole: 'the income of a bus company', part: 'the income from tickets', rest: 'the income from parcels' },
  { whole: 'the output of a dairy', part: 'the output of curd', rest: 'the output of other products' },
  {
    whole: 'the power bill of a hospital',
    part: 'the bill for cooling',
    rest: 'the bill for all other uses',
  },
  { whole: 'the sale of a magazine', part: 'the sale in the city', rest: 'the sale in the villages' },
] as const;

const hundred = q(100);
const possible = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 40n;
/** The sizes after one year, of an old total of 100. */
const partAfter = ({ share, rise }: Moving) => share.mul(rise.add(100)).div(100);
const restAfter = ({ share, fall }: Moving) => hundred.sub(share).mul(hundred.sub(fall)).div(100);
const net = (p: Moving) => partAfter(p).add(restAfter(p)).sub(100);
const shareAfter = (p: Moving) => partAfter(p).mul(100).div(net(p).add(100));
const secondYear = (p: Moving) =>
  shareAfter(p)
    .mul(p.rise)
    .sub(hundred.sub(shareAfter(p)).mul(p.fall))
    .div(100);
const moved = (change: Fraction) => `${change.s < 0n ? 'fell' : 'rose'} by ${percent(change.abs())}`;

const again = form<Moving>(
  'total-in-the-second-year',
  {
    band: 'Medium',
    seconds: 100,
    revision: 2, // The question speaks of the total, not of 'the sale of a magazine' a second time.
    suits: (p: Moving) =>
      secondYear(p).d <= 2n && secondYear(p).s > 0n && net(p).mul(2).d === 1n && !net(p).equals(0),
    verify: p => {
      // Two amounts in floating point, followed year by year.
      let [one, two] = [p.share.valueOf(), 100 - p.share.valueOf()];
      const totals = [0, 1, 2].map(() => {
        const total = one + two;
        [one, two] = [one * (1 + p.rise.valueOf() / 100), two * (1 - p.fall.valueOf() / 100)];
        return total;
      });
      return nearFraction((100 * (totals[2] ?? 0)) / (totals[1] ?? 1) - 100, 60);
    },
  },
  (p, { step, find }) => {
    const { fall, rise, rest, part, whole } = p;
    const first = net(p);
    const old = step(calc`(${first} + ${fall}) * 100 / (${rise} + ${fall})`, {
      name: `${part} at first, of a total of 100`,
      works: (_value, working) =>
        tex`${rise}x - ${fall}(100 - x) = ${first.mul(100)} \Rightarrow x = ${working}`,
      because: text`Each per cent is counted on its own part, so a large part counts more. A total that grows
          although one part falls shows how large the other part must be.`,
    })`
        Let ${whole} at first be $100$ and let $x$ of it be ${part}. The changes of both parts in the first year
        together make the change of the total. Multiply this equation by $100$, and solve it for $x$.`;
    const now = step(calc`${old} * (100% + ${rise}%)`, {
      because: text`The old shares belong to the first year only, as the two parts do not change by the same per
        cent.`,
      name: `${part} after one year`,
    })`
        In the second year each change is counted on the size after one year. Raise ${part} by ${rise}% to find its
        size then.`;
    const total = find(calc`100 + ${first}`, { name: `${whole} after one year` });
    const weight = step(calc`${now} / ${total} * 100%`, {
      name: `the share of ${part} after one year`,
      because: text`The old shares were parts of the old total. After a year both the part and the total are
          different.`,
    })`
        In the first year the total ${moved(first)}. Divide the new size by the new total to find the share of ${part}
        after one year.`;
    const change = step(calc`(${weight} * ${rise} - (100 - ${weight}) * ${fall}) / 100`, {
      name: text`the change of the second year in per cent`,
      because: text`The part that grows has a larger share now, so its rise counts more than in the first year.
          That is why the change is not the same again.`,
    })`
        The change of the total is the average of the two changes, weighted by the shares. Use the new shares to find
        the change of the second year in per cent.`;
    const shares = lowestTerms(now, total.sub(now));
    return {
      answer: change,
      stem:
        p.frame === 0
          ? text`Last year ${part} rose by ${rise}% and ${rest} fell by ${fall}%, so that ${whole} ${moved(first)}. If
            both parts change by the same per cents again this year, by what per cent will the total rise?`
          : text`${whole} consists of two parts: ${part} and ${rest}. In one year the first rose by ${rise}%, the
            second fell by ${fall}%, and the total ${moved(first)}. In the next year each of the two parts changed by
            the same per cent as before. Find the percentage rise of the total in that year.`,
      show: percent,
      plausible: possible,
      slips: [
        slip('kept_the_old_total', total, 100)`
            You divided the new size of ${part} by the old total of $100$ and got a share of ${weight}%. In the first
            year the total ${moved(first)}.`,
        slip('kept_the_old_total', weight, first.s > 0n && old)`
            You used the old share of ${part}, ${weight}%. That gives the change of the first year again, but after
            one year the share is larger.`,
        slip(
          'wrong_base',
          change,
          calc`(${weight} * ${rise} - (100 - ${weight}) * ${fall}) * (100 + ${first}) / 100^2`,
        )`
            You found ${change}%, the change of the second year as a per cent of the total at the very beginning. Its
            base is the total one year later.`,
        slip(
          'added_for_subtracted',
          change,
          calc`(${weight} * ${rise} - (100 - ${weight}) * ${fall}) / 100 + ${first}`,
        )`
            You added the change of the first year, ${first}%, and got ${change}%. The question asks for the second
            year only.`,
        slip('added_the_percentages', now, calc`${old} + ${rise}`)`
            You added ${rise}% of the whole old total: ${here}. The rise of ${part} was ${rise}% of its own size.`,
        slip('swapped_the_two', old, calc`(${rise} - ${first}) * 100 / (${rise} + ${fall})`)`
            You exchanged the two parts. Of $100$, $${old}$ was the old share of ${rest}, not of ${part}.`,
        slip('ignored_the_weights', change, calc`(${rise} - ${fall}) / 2`)`
            You found the plain average of the two changes: ${here}. The two parts are not equal, so their changes do
            not count equally.`,
        slip('added_the_percentages', change, calc`${rise} - ${fall}`)`
            You subtracted the two per cents: ${here}. They are per cents of two different amounts, so the sizes have
            to be used.`,
      ],
      snapRead: text`The same two per cents act in both years, but the shares of the two parts change in between. The
        change of the total in the second year is asked.`,
      approach: text`The change of the total is the average of the two changes, weighted by the shares. So the first
        year gives the old shares. Find the shares after one year, and use the same average with them.`,
      faster: text`By alligation the old parts are in the ratio $${lowestTerms(old, hundred.sub(old)).join(' : ')}$.
        Multiplied by $${rise.add(100)}$ and $${hundred.sub(fall)}$ they are in the ratio $${shares.join(' : ')}$.
        Weigh $+${rise}$ and $-${fall}$ with these parts.`,
      check: () => {
        const left = total.sub(now);
        return text`After one year the parts are $${now}$ and $${left}$, together $${total}$. The second year adds
          $${now.mul(rise).div(100)}$ and subtracts $${left.mul(fall).div(100)}$, a rise of
          $${now.mul(rise).sub(left.mul(fall)).div(100)}$, which is ${change}% of $${total}$.`;
      },
      principle: text`The change of a total is the average of the changes of its parts, weighted by their shares at
        the beginning of that period.`,
    };
  },
);

const fromShares = form<Moving>(
  'fall-from-two-shares',
  {
    band: 'Medium',
    seconds: 80,
    suits: (p: Moving) => shareAfter(p).d <= 2n && p.share.d === 1n,
    verify: p => {
      // The fall for which the share comes out as told, by halving an interval.
      let [from, to] = [0, 100];
      const [part, wanted] = [partAfter(p).valueOf(), shareAfter(p).valueOf()];
      for (let i = 0; i < 80; i += 1) {
        const middle = (from + to) / 2;
        const rest = (100 - p.share.valueOf()) * (1 - middle / 100);
        if ((100 * part) / (part + rest) < wanted) from = middle;
        else to = middle;
      }
      return nearFraction((from + to) / 2, 60);
    },
  },
  (p, { step, find }) => {
    const { share, rise, rest, part, whole } = p;
    const later = shareAfter(p);
    const now = step(calc`${share} * (100% + ${rise}%)`, {
      name: `${part} after the rise`,
      because: text`With 100 for the old total, a share is an amount. Then a rise and a share of another total can
          be used together.`,
    })`
        Let ${whole} at first be $100$, so that ${part} is $${share}$. Raise it by ${rise}%.`;
    const total = step(calc`${now} / ${later}%`, {
      because: text`The amount of ${part} and its new share belong to the same total, the new one. If 30 is 25% of
          a total, the total is 120.`,
      name: `${whole} after the changes`,
    })`
        After the changes this is ${later}% of the new total. Divide by this share to find the new total.`;
    const left = step(calc`${total} - ${now}`, {
      name: `${rest} after the fall`,
      because: text`The two parts make the whole total. What is not ${part} is ${rest}, after the changes as
          before them.`,
    })`
        The rest of the new total belongs to ${rest}. Subtract to find its size after the fall.`;
    const old = find(calc`100 - ${share}`, { name: `${rest} before` });
    const cut = find(calc`${old} - ${left}`);
    const base = find(old);
    const fall = step(calc`${cut} / ${base} * 100%`, {
      name: text`the fall in per cent`,
      works: (_value, working) => tex`\frac{${old} - ${left}}{${base}} \times 100\% = ${working}`,
      because: text`Not the loss of shares: a share can fall although its part grows. Only the two amounts of
          ${rest} show how much it has lost.`,
    })`
        At first ${rest} was $100 - ${share}$. Write the loss as a per cent of that, because a fall is counted on the
        value before it.`;
    return {
      answer: fall,
      stem:
        p.frame === 0
          ? text`From last year to this year ${part} rose by ${rise}%, and its share in ${whole} went up from
            ${share}% to ${later}%. By what per cent did ${rest} fall?`
          : text`${whole} consists of ${part} and ${rest}. The first was ${share}% of the total at the beginning of a
            year. It rose by ${rise}% in that year and was ${later}% of the total at the end. What was the percentage
            fall in ${rest}?`,
      show: percent,
      plausible: possible,
      slips: [
        slip('kept_the_old_total', left, calc`100 - ${later}`)`
            You used ${here}, the new share of ${rest} in per cent, as its size. That needs a new total of $100$, but
            the total has changed.`,
        slip('wrong_base', base, 100)`
            You divided the loss of $${cut}$ by the whole old total of $100$. Only $${old}$ of it was ${rest}, and
            that is the base.`,
        slip('kept_the_old_total', left, calc`100 - ${now}`)`
            You let ${rest} lose exactly what ${part} gained: ${here}. That needs a total that stays at $100$.`,
        slip('wrong_base', base, left)`
            You divided the loss of $${cut}$ by $${base}$, which remains after it. A fall is counted on the value
            before it.`,
        slip('added_the_percentages', now, calc`${share} + ${rise}`)`
            You added ${rise}% of the whole total: ${here}. The rise of ${part} was ${rise}% of its own size.`,
        slip('added_the_parts_of_different_wholes', fall, calc`${later} - ${share}`)`
            You subtracted the two shares: ${here}. They belong to two different totals, and both of them are shares
            of ${part}.`,
        slip('wrong_base', base, share)`
            You divided the loss of $${cut}$ by $${base}$, the old size of ${part}. The base is the old size of
            ${rest}.`,
      ],
      snapRead: text`The rise of one part is known, and its share before and after. The shares belong to different
        totals, so they have to be turned into amounts.`,
      approach: text`Let the old total be $100$. Then the risen part is an amount, and its new share gives the new
        total. So the other part is known before and after its fall.`,
      faster: text`For each $1$ of the one part there was $\frac{${hundred.sub(share)}}{${share}}$ of the other, and
        now there is $\frac{${hundred.sub(later)}}{${later}}$. Multiply the second by $${rise.add(100).div(100)}$ and
        divide by the first: that part of it is left.`,
      check: text`$${hundred.sub(share)}$ falls by ${fall}% to $${left}$. With the other part, $${now}$, the total is
        $${now.add(left)}$, and $${now}$ is ${later}% of that.`,
      principle: text`Shares of different totals cannot be subtracted: turn them into amounts first.`,
    };
  },
);

/** AR.PCT.1 Medium: shares of a total that move because its parts change at different rates. */
export const sharesThatMove: readonly AnyTemplate[] = situation<Moving>({
  type: 'AR.PCT.1',
  situation: 'shares-that-move',
  tries: 80,
  draw: draw => {
    const share = q(draw.pick([20, 24, 25, 30, 32, 35, 36, 40, 45, 48, 50, 55, 60, 64, 65, 70, 75, 80]));
    const rise = q(draw.pick([5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 44, 45, 50, 60, 75, 80]));
    const fall = q(draw.pick([4, 5, 8, 10, 12, 15, 20, 24, 25, 28, 30, 32, 36, 40, 50]));
    return rise.equals(fall) || share.equals(fall) || share.equals(rise)
      ? null
      : { share, rise, fall, frame: draw.int(0, 1), ...draw.pick(stories) };
  },
  forms: [again, fromShares],
});
