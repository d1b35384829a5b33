import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Limits {
  who: string;
  when: string;
  /** The least and the greatest share that is spent, in per cent of the income. */
  low: number;
  high: number;
  rise: number;
  /** The least and the greatest rise of the spending, in per cent. */
  least: number;
  most: number;
  frame: number;
}

const stories = [
  { who: 'Ayesha', when: 'next year' },
  { who: 'Jagdish', when: 'from January' },
  { who: 'a farm in Punjab', when: 'in the coming season' },
  { who: 'Rukmini', when: 'next year' },
  { who: 'a small school', when: 'from the next session' },
  { who: 'Gurpreet', when: 'after a transfer' },
] as const;

const growth = (p: Limits, spent: number, dearer: number) => (100 * p.rise - spent * dearer) / (100 - spent);

const spread = form<Limits>(
  'spread-of-the-rise-of-savings',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AL.INQ.7'],
    entry: true,
    verify: p => {
      const all: number[] = [];
      for (let spent = p.low * 10; spent <= p.high * 10; spent += 1)
        for (let more = p.least * 10; more <= p.most * 10; more += 1)
          all.push(growth(p, spent / 10, more / 10));
      return nearFraction(Math.max(...all) - Math.min(...all), 30);
    },
  },
  (p, { step, find, write }) => {
    const { who, when, low, high, rise, least, most, frame } = p;
    write(tex`\frac{${rise} - er}{1 - e} = r + \frac{${rise} - r}{1 - e}`, {
      because: text`The written form shows at once how the rise depends on the part that is spent.`,
    })`
      Let $e$ be the part of the income that is spent, so that $1 - e$ is saved, and let the spending rise by $r\%$.
      Then the savings rise by this number of per cent, which can be split.`;
    const widest = find(high, { name: 'the share spent at the greatest rise, in per cent' });
    const saved = find(calc`100 - ${widest}`);
    const top = step(calc`${least} + (${rise} - ${least}) / ${saved} * 100`, {
      name: 'the greatest rise of the savings, in per cent',
      because: text`With $r$ below ${rise} the added term is positive, and it grows when a smaller part is saved.`,
    })`
      The rise is greatest for the least $r$. Then ${rise} is more than $r$, so the added term is positive and is
      largest for the largest part spent.`;
    const last = find(high, { name: 'the share spent at the least rise, in per cent' });
    const bottom = step(calc`${most} - (${most} - ${rise}) / (100 - ${last}) * 100`, {
      name: 'the least rise of the savings, in per cent',
      because: text`With $r$ above ${rise} the added term is negative, so the same large part spent makes it worst.`,
    })`
      The rise is least for the greatest $r$. Now ${rise} is less than $r$, the added term is negative, and again the
      largest part spent makes it largest in size.`;
    const gap = step(calc`${top} - ${bottom}`, {
      because: text`Both are rises of the savings in per cent, so their difference is in percentage points. It
          shows how far the result can move within the limits.`,
    })`
      Subtract the least rise from the greatest one.`;
    return {
      answer: gap,
      stem:
        frame === 0
          ? text`${who} spends at least ${low}% and at most ${high}% of the income and saves the rest. The income
            will rise by ${rise}% ${when}, and the spending will rise by at least ${least}% and at most ${most}%. By
            how many percentage points do the greatest and the least possible rise of the savings differ?`
          : text`What ${who} spends is between ${low}% and ${high}% of the income, limits included; the rest is saved.
            The income grows by ${rise}% ${when} and the spending by ${least}% to ${most}%. The savings then grow by
            $p\%$. Find the difference between the greatest and the least possible value of $p$.`,
      show: value => (frame === 0 ? withUnit(value, 'points') : plain(value)),
      plausible: value => value.gt(0) && value.d <= 6n,
      slips: [
        slip('sought_the_extreme_elsewhere', last, low)`
          The least rise was sought with ${low}% spent. But the spending outgrows the income here, and then a
          larger part spent is worse.`,
        slip('sought_the_extreme_elsewhere', gap, calc`(${most} - ${least}) * ${low} / (100 - ${low})`)`
          ${here} takes ${low}% spent both times. With ${high}% spent the savings are smaller and change by more per
          cent.`,
        slip('ignored_the_weights', gap, calc`${most} - ${least}`)`
          ${here} is the range of the rise of the spending. Savings are a smaller amount, on which it counts for more.`,
        slip('wrong_base', gap, calc`(${most} - ${least}) * ${high} / 100`)`
          ${here} is counted in per cent of the whole income. The rise is a per cent of the savings.`,
        stop('stopped_a_step_early', top)`
          You stopped at ${top}%, the greatest rise itself. The question asks for its distance from the least rise.`,
        slip('sought_the_extreme_elsewhere', widest, low)`
          The greatest rise was sought with ${low}% spent. Savings are largest there, so the same gain is a
          smaller per cent of them.`,
        slip('left_out_a_factor', gap, calc`(${most} - ${least}) * 100 / (100 - ${high})`)`
          ${here} applies the range of the spending to the whole income. Only ${high}% of it is spent.`,
        slip('added_for_subtracted', gap, calc`${top} + ${bottom}`)`
          You added the two rises: ${here}. The question asks for their difference.`,
        slip('left_out_a_term', gap, calc`${top} - ${rise}`)`
          The greatest rise was compared with the rise of the income, not with the least rise of the savings.`,
      ],
      snapRead: text`The rise of a difference under two ranges: ask at which corner it is greatest and at which it is
        least, instead of guessing.`,
      approach: text`Write the rise of the savings so that each range stands once. A spending that grows faster than the
        income lowers the savings most where much is spent, and one that grows more slowly helps most there: both
        extremes have the same share.`,
      faster: text`At ${high}% spent, each $1\%$ of spending is $\frac{${high}}{${100 - high}}\%$ of the savings, and
        both extremes are there: $(${most} - ${least}) \times \frac{${high}}{${100 - high}}$.`,
      check: text`With ${high}% spent, savings of $${100 - high}$ become
        $${calc`${100 + rise} - ${high} * (100% + ${least}%)`.value}$ at best and
        $${calc`${100 + rise} - ${high} * (100% + ${most}%)`.value}$ at worst; with ${low}% spent the rises lie
        between.`,
      principle: text`An expression with two ranges may take its greatest and least value at the same end of one of
        them: look at the sign of the term, not at the size of the number.`,
    };
  },
);

/** AR.PCT.8 Hard: the greatest and the least rise of savings under two ranges. */
export const betweenTwoLimits: readonly AnyTemplate[] = situation<Limits>({
  type: 'AR.PCT.8',
  situation: 'between-limits',
  tries: 60,
  draw: draw => {
    const low = draw.pick([30, 40, 45, 50, 55, 60, 64, 65, 70]);
    const high = draw.pick([50, 60, 65, 70, 75, 76, 80]);
    const rise = draw.pick([8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25]);
    const [least, most] = [rise - draw.int(1, 8), rise + draw.int(1, 8)];
    const p = { low, high, rise, least, most, frame: draw.int(0, 1), ...draw.pick(stories) };
    const fits = low <= high - 10 && least >= 2 && most - rise !== rise - least && growth(p, high, most) >= 1;
    return fits && Number.isInteger(((most - least) * high) / (100 - high)) && growth(p, low, most) > 0
      ? p
      : null;
  },
  forms: [spread],
});
