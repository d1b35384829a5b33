import type Fraction from 'fraction.js';
import { lowestTerms } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface PartAndTotal {
  /** The part's share of the total before, in per cent. */
  share: Fraction;
  /** Rise of the part and fall of the rest, in per cent. */
  rise: Fraction;
  fall: Fraction;
  /** Change of the total, in per cent; negative for a fall. */
  net: Fraction;
  /** A sentence that says that there are these two parts only. */
  only: string;
  /** What is counted, and the word that joins it with its source: the spending on food. */
  whole: string;
  joint: string;
  part: string;
  rest: string;
  frame: number;
}

const stories = [
  {
    only: 'A bakery pays for flour and for other goods.',
    whole: 'cost',
    joint: 'of',
    part: 'flour',
    rest: 'other goods',
  },
  {
    only: 'A family spends its money on food and on other things.',
    whole: 'spending',
    joint: 'on',
    part: 'food',
    rest: 'other things',
  },
  {
    only: 'A bus company has income from passengers and from parcels only.',
    whole: 'income',
    joint: 'from',
    part: 'passengers',
    rest: 'parcels',
  },
  {
    only: 'A magazine is sold in a city and in villages only.',
    whole: 'sale',
    joint: 'in',
    part: 'the city',
    rest: 'the villages',
  },
  {
    only: 'A hospital needs power for cooling and for other uses.',
    whole: 'power bill',
    joint: 'for',
    part: 'cooling',
    rest: 'other uses',
  },
  {
    only: 'A farm grows wheat and millet only.',
    whole: 'output',
    joint: 'of',
    part: 'wheat',
    rest: 'millet',
  },
] as const;

const moved = (net: Fraction) => `${net.s < 0n ? 'fell' : 'rose'} by ${percent(net.abs())}`;
const possible = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 40n;

/** The share for which the total moves as told, by bisection in floating point. */
function bisected(low: number, high: number, wanted: number, at: (x: number) => number): number {
  const rising = at(high) > at(low);
  let [from, to] = [low, high];
  for (let i = 0; i < 80; i += 1) {
    const middle = (from + to) / 2;
    if (at(middle) < wanted === rising) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

const hundred = q(100);

const mixed = ({ only, whole, joint, part, rest, rise, fall, net, frame }: PartAndTotal) =>
  frame === 0
    ? text`${only} Last year the ${whole} ${joint} ${part} rose by ${rise}%, the ${whole} ${joint} ${rest} fell by
      ${fall}%, and the total ${whole} ${moved(net)}.`
    : text`${only} When the ${whole} ${joint} ${part} went up by ${rise}% and the ${whole} ${joint} ${rest} came down
      by ${fall}%, the total ${whole} ${moved(net)}.`;

const after = form<PartAndTotal>(
  'share-after',
  {
    band: 'Medium',
    seconds: 75,
    revision: 3,
    suits: ({ share, rise, fall, net }) => {
      const after = share.mul(rise.add(100)).div(net.add(100));
      return after.d <= 9n && ![rise, fall, net.abs()].some(given => given.equals(after));
    },
    verify: ({ rise, fall, net }) => {
      const old = bisected(
        0,
        100,
        100 + net.valueOf(),
        x => x * (1 + rise.valueOf() / 100) + (100 - x) * (1 - fall.valueOf() / 100),
      );
      const up = old + (old * rise.valueOf()) / 100;
      return nearFraction((100 * up) / (up + (100 - old) * (1 - fall.valueOf() / 100)), 60);
    },
  },
  (p, { step, find }) => {
    const { rise, fall, net, whole, joint, part, rest } = p;
    const [one, other] = [`the ${whole} ${joint} ${part}`, `the ${whole} ${joint} ${rest}`];
    const before = step(calc`(${net} + ${fall}) * 100 / (${rise} + ${fall})`, {
      because: text`The per cents have different bases, so the size of each part has to be known before they can be
        added.`,

      name: `${one} before, of an old total of 100`,
      works: (_value, working) =>
        tex`${rise}x - ${fall}(100 - x) = ${net.mul(100)} \Rightarrow x = ${working}`,
    })`
        Let the old total ${whole} be $100$ and let $x$ of it be ${one}. The rise of this part and the fall of the
        other part together make the change of the total. Multiply this equation by $100$, and solve it for $x$.`;
    const growth = find(calc`100% + ${rise}%`);
    const now = step(calc`${before} * ${growth}%`, {
      name: `${one} now`,
      because: text`A share now compares the part of now with the total of now. The part has grown by a per cent
          of its own size, not of the total.`,
    })`
        The question asks for the share after the changes, so raise ${one} by ${rise}% to find its new size.`;
    const total = find(calc`100 + ${net}`, { name: `the new total ${whole}` });
    const share = step(calc`${now} / ${total} * 100%`, {
      name: text`the share now`,
      because: text`The share is a share of the new total. Counted on the old $100$ it would come out too
          ${net.gt(0) ? 'large, because the total is more' : 'small, because the total is less'} now.`,
    })`
        The old total of $100$ ${moved(net)}. Write the new part as a per cent of this new total.`;
    const old = lowestTerms(net.add(fall), rise.sub(net));
    const present = lowestTerms(old[0].mul(rise.add(100)), old[1].mul(hundred.sub(fall)));
    return {
      answer: share,
      stem: text`${mixed(p)} What percentage of the new total is ${one}?`,
      show: percent,
      plausible: possible,
      slips: [
        slip('kept_the_old_total', total, 100)`
            You divided $${now}$ by the old total of $100$. The total ${whole} ${moved(net)}, and the share of the new
            total is asked.`,
        stop('answered_another_quantity', before)`
            You stopped at ${before}%, the share of ${one} before anything changed. The question asks for the share of
            the new total.`,
        slip('swapped_the_two', before, calc`(${rise} - ${net}) * 100 / (${rise} + ${fall})`)`
            You exchanged the two parts. Of the old $100$, $${before}$ belonged to ${other}, not to ${one}.`,
        slip('kept_the_old_total', growth, 100)`
            You divided the old part, $${before}$, by the new total of $${total}$. The part has to be counted after
            its change too.`,
        slip('added_the_percentages', now, calc`${before} + ${rise}`)`
            You added ${rise}% of the whole old total: ${here}. Only ${one} rose, and by ${rise}% of itself.`,
        slip('wrong_sign', total, calc`100 - ${net}`)`
            You used a new total of $${total}$ for each $100$. That turns the change round, because the total ${whole}
            ${moved(net)}.`,
      ],
      snapRead: text`Two parts change by different per cents and the total by a third one. The share of one part in
        the new total is asked.`,
      approach: text`Let the old total be $100$. The three per cents give an equation for the old ${whole} ${joint}
        ${part}. Then change the part and the total, because the share depends on both.`,
      faster: text`By alligation the old parts are in the ratio $${old[0]} : ${old[1]}$. Multiply them by
        $${rise.add(100)}$ and $${hundred.sub(fall)}$, and they are now in the ratio $${present[0]} : ${present[1]}$.`,
      check: () => {
        const left = hundred.sub(before).mul(hundred.sub(fall)).div(100);
        return text`Of the old $100$, $${before}$ became $${now}$ and $${hundred.sub(before)}$ became $${left}$. The
          sum is $${now.add(left)}$, so the total ${moved(net)}, and $${now}$ is ${share}% of it.`;
      },
      principle: text`When the parts of a total change by different per cents, their shares change too, so divide the
        new part by the new total.`,
    };
  },
);

/** AR.PCT.1 Medium: two parts change at their own rates, and the total at a third. */
export const partAndTotal: readonly AnyTemplate[] = situation<PartAndTotal>({
  type: 'AR.PCT.1',
  situation: 'part-and-total',
  draw: draw => {
    const share = q(draw.pick([20, 24, 25, 30, 35, 36, 40, 45, 48, 50, 55, 60, 64, 65, 70, 75]));
    const rise = q(draw.pick([8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60]));
    const fall = q(draw.pick([4, 5, 8, 10, 12, 15, 20, 24, 25, 30]));
    const net = share.mul(rise).sub(q(100).sub(share).mul(fall)).div(100);
    const clean = net.mul(2).d === 1n && !net.equals(0) && !rise.equals(fall) && !share.equals(50);
    return clean ? { share, rise, fall, net, frame: draw.int(0, 1), ...draw.pick(stories) } : null;
  },
  forms: [after],
});
