import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Turns {
  /** The first share in per cent, its rise in points, and the fall in per cent of the raised share. */
  first: number;
  points: number;
  fall: number;
  who: string;
  frame: number;
}

const firms = ['a phone maker', 'an airline', 'a tea brand', 'a radio station', 'a cement firm'] as const;

const net = form<Turns>(
  'points-after-two-changes',
  {
    band: 'Medium',
    seconds: 80,
    also: ['AR.PCT.1'],
    untied: true,
    verify: ({ first, points, fall }) => {
      const rise = (100 * points) / first;
      for (let half = 1; half <= 200; half += 1) {
        const start = half / 2;
        if (Math.abs((start * rise) / 100 - points) > 1e-9) continue;
        const end = start + points - ((start + points) * fall) / 100;
        return q(Math.round(100 * Math.abs(end - start)), 100);
      }
      throw new Error('no share fits');
    },
  },
  ({ first, points, fall, who, frame }, { step, find }) => {
    const rise = find(q(100 * points, first));
    const end = q((first + points) * (100 - fall), 100);
    const isUp = end.gt(first);
    const start = step(calc`${points} ÷ ${rise}%`, {
      name: 'the share at first, in per cent',
      because: text`The same rise is told in two ways: as a difference of two shares in points, and as a per cent of the
        share at first.`,
      works: (_value, working) => tex`x \times ${rise}\% = ${points} \quad \Rightarrow \quad x = ${working}`,
    })`
      Let the share be $x$ per cent at first. Its rise of ${rise}% is ${rise}% of $x$, and this is $${points}$
      percentage points.`;
    const high = step(calc`${start} + ${points}`, { name: 'the share after the rise, in per cent' })`
      Add the points to find the share after the rise.`;
    const fallen = step(calc`${high} * ${fall}%`, {
      name: 'the fall in points',
      because: text`The fall is told as a per cent of what the share then was. To compare it with the rise it has to be
        turned into points.`,
    })`
      Find the fall in points: it is ${fall}% of the share after the rise.`;
    const wanted = step(isUp ? calc`${points} - ${fallen}` : calc`${fallen} - ${points}`, {
      works: (_value, working) => tex`${working}`,
    })`
      Rise and fall are both in points now. Subtract the smaller one from the larger.`;
    const than = isUp ? 'above' : 'below';
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`In one year the market share of ${who} rose by $${points}$ percentage points, which was a rise of
          ${rise}%. In the next year it fell by ${fall}% of what it then was. How many percentage points ${than} the
          share at first did it end?`,
        text`The market share of ${who} fell by ${fall}% last year. The year before it had gone up by ${rise}%, that
          is, by $${points}$ percentage points. By how many percentage points is it now ${than} the share with which it
          began?`,
      ),
      show: value => `$${value.toString()}$ points`,
      plausible: value => value.gt(0) && value.lt(first) && value.mul(100).d === 1n,
      slips: [
        slip('wrong_base', fallen, calc`${start} * ${fall}%`)`
          You counted the fall on the share at first: ${here} points. It is ${fall}% of the raised share.`,
        slip('added_the_percentages', wanted, () => q(first).mul(rise.sub(fall)).div(100).abs())`
          You subtracted ${fall}% and ${rise}% from each other and used the share at first, which gave $${wanted}$
          points. The two per cents have different bases.`,
        slip('took_points_for_per_cent', fallen, fall)`
          The fall of ${fall}% was taken for $${fall}$ points. A fall in per cent is a part of the share.`,
        slip('wrong_base', fallen, calc`${points} * ${fall}%`)`
          ${here} points are ${fall}% of the rise alone. The whole share fell, and not only what it had gained.`,
        slip('wrong_base', start, calc`${points} ÷ (100% + ${rise}%)`)`
          You divided by ${calc`100% + ${rise}%`}, as if the $${points}$ points were the share after the rise.`,
        slip('took_points_for_per_cent', high, calc`${start} + ${rise}`)`
          You added ${rise}% as $${rise}$ points and let the share fall from ${high}%. The rise is only $${points}$
          points.`,
        stop('stopped_a_step_early', fallen)`
          $${fallen}$ points is the fall alone. It has to be compared with the rise of $${points}$ points.`,
        slip('added_for_subtracted', wanted, calc`${points} + ${fallen}`)`
          ${here} adds the rise and the fall. They go in opposite directions.`,
        slip('wrong_base', start, calc`100 * ${points} / (${rise} + ${fall})`)`
          With ${calc`${rise} + ${fall}`} per cent of the share for the $${points}$ points you found a share of
          ${start}% at first. They are the rise alone.`,
      ],
      snapRead: text`One rise in points and in per cent: together they give the share. Then a fall in per cent has to
        become points.`,
      approach: text`From the rise told in two ways find the share at first and after it. Then turn the fall into
        points and compare it with the rise.`,
      check: text`The share went from ${start}% to ${high}% and then to ${high.sub(fallen)}%, which is $${wanted}$
        points ${than} ${start}%.`,
      principle: text`A change told in points and in per cent gives the base: points divided by per cent.`,
    };
  },
);

const numbers = Array.from({ length: 45 }, (_, i) => i + 8).flatMap(first =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 12].flatMap(points =>
    [5, 8, 10, 12, 15, 20, 24, 25, 30, 40].flatMap(fall => {
      const rise = q(100 * points, first);
      const end = q((first + points) * (100 - fall), 100);
      const apart = end.sub(first).abs();
      const isPlain = rise.d === 1n && rise.lte(80) && rise.gte(8) && end.mul(10).d === 1n;
      const isOpen = apart.gte(1) && ![points, fall, first, Number(rise)].some(n => apart.equals(n));
      return isPlain && isOpen && !rise.equals(fall) ? [{ first, points, fall }] : [];
    }),
  ),
);

/** AR.PCT.4 Medium: a rise told in two ways, and a fall of what it left. */
export const pointsThenPerCent: readonly AnyTemplate[] = situation<Turns>({
  type: 'AR.PCT.4',
  situation: 'points-then-per-cent',
  tries: 20,
  draw: draw => ({ ...draw.pick(numbers), who: draw.pick(firms), frame: draw.int(0, 1) }),
  forms: [net],
});
