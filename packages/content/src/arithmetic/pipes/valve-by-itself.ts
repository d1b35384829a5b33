import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Valve {
  /** Minutes for which the valve is open and closed, in turn. */
  open: number;
  closed: number;
  /** By how many per cent the inflow is stronger later. */
  growth: number;
  story: (typeof stories)[number];
}

type Told = Omit<Valve, 'story'>;

const stories = [
  {
    tank: 'tank',
    source: 'the spring',
    outlet: 'valve',
    tell: ({ open, closed, growth }: Told) =>
      text`A spring runs into a village tank at a constant rate. A valve in the tank opens by itself when the tank is
        full, and closes by itself when the water has fallen to a mark. In summer it is open for $${open}$ minutes and
        closed for $${closed}$ minutes, in turn. In the rains the spring brings ${growth}% more water. For how many
        minutes is the valve then open each time?`,
  },
  {
    tank: 'reservoir',
    source: 'the inlet',
    outlet: 'outlet',
    tell: ({ open, closed, growth }: Told) =>
      text`The inlet of a reservoir is never shut. Whenever the water reaches an upper mark, an outlet opens and the
        level falls; at a lower mark the outlet shuts, and the level rises again. So far the level has been rising for
        $${closed}$ minutes and falling for $${open}$ minutes, again and again. Now the inlet is widened and lets in
        ${growth}% more water per minute. How long does the level now fall each time?`,
  },
  {
    tank: 'well',
    source: 'the ground water',
    outlet: 'pump',
    tell: ({ open, closed, growth }: Told) =>
      text`Ground water seeps into a well at a steady rate. A pump switches itself on when the water stands at a red
        line, and off when it has gone down to a blue line. In April it runs for $${open}$ minutes, rests for
        $${closed}$ minutes, and so on. In August ${growth}% more ground water comes in per minute, while the pump is
        as strong as before. How many minutes does the pump run in August each time it is switched on?`,
  },
] as const;

const openLater = ({ open, closed, growth }: Told) => {
  const rate = q(1, open).sub(q(growth, 100 * closed));
  return rate.gt(0) ? rate.inverse() : null;
};

const timeOpen = form<Valve>(
  'time-of-a-valve-after-a-stronger-inflow',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.PCT.1'],
    verify: ({ open, closed, growth }) => {
      // Between the marks a volume is taken that makes the inflow 100 units a minute.
      const volume = 100 * closed;
      const outflow = 100 + volume / open;
      return Math.round(volume / (outflow - 100 - growth));
    },
  },
  ({ open, closed, growth, story }, { step, find }) => {
    const { tank, source, outlet } = story;
    const comes = step(frac(calc`1 / ${closed}`), {
      name: text`what comes in each minute, as a part of $V$`,
      because: text`No volume is given and no volume is asked for. The one between the two levels is filled and
        emptied every time, so it is the natural unit.`,
    })`
      Let $V$ be the volume of the ${tank} between its two levels. While nothing goes out, ${source} fills it in
      $${closed}$ minutes. Write what comes in each minute as a part of $V$.`;
    const before = find(comes);
    const goes = step(frac(calc`1 / ${open} + ${frac(before)}`), {
      name: text`what the ${outlet} takes out each minute, as a part of $V$`,
      because: text`While the level falls, water comes in as before. So in $${open}$ minutes the ${outlet} takes out
        $V$, and besides it all that comes in during this time.`,
    })`
      In $${open}$ minutes the level falls by $V$ again, which is $${frac(q(1, open))}$ of $V$ in a minute. The
      ${outlet} also takes out what comes in during that minute. Add the two.`;
    const later = step(frac(calc`${frac(comes)} * (100% + ${growth}%)`), {
      name: text`what comes in each minute later`,
    })`
      Later ${growth}% more comes in each minute.`;
    const net = step(frac(calc`${frac(goes)} - ${frac(later)}`), {
      name: text`the part of $V$ by which the level falls each minute later`,
      because: text`Nothing has changed at the ${outlet}, so it takes out as much in a minute as before. A larger part
        of this is now water that has just come in.`,
    })`
      The ${outlet} takes out as much in a minute as before. Subtract what comes in now, to find by what part of $V$
      the water becomes less in a minute.`;
    const time = step(calc`1 / ${frac(net)}`)`
      The water between the two levels is $1$ times $V$. Divide it by this part to find the minutes.`;
    return {
      answer: time,
      stem: story.tell({ open, closed, growth }),
      show: (value: Fraction) => withUnit(value, 'minutes'),
      plausible: value => value.gt(0) && value.d <= 2n && value.lt(1000),
      slips: [
        slip('assumed_a_proportion', time, calc`${open} * (100% + ${growth}%)`)`
          ${here} lets the time grow by ${growth}%, like the water that comes in. The time depends on the difference
          between what goes out and what comes in, and this changes by another per cent.`,
        slip('left_out_a_term', before, calc`0`)`
          You let the ${outlet} take out only $${frac(q(1, open))}$ of the volume in a minute. In those $${open}$
          minutes water came in all the time, and it had to be taken out too.`,
        slip('answered_another_quantity', time, calc`${closed} / (100% + ${growth}%)`)`
          ${here} is the number of minutes in which the water now rises. The question asks how long it falls.`,
        slip('went_a_step_too_far', time, calc`1 / ${frac(net)} + ${closed} / (100% + ${growth}%)`)`
          ${here} is the time from one beginning of the fall to the next. In a part of this time the water rises.`,
        slip('changed_what_stays', goes, frac(calc`(1 / ${open} + ${frac(before)}) * (100% + ${growth}%)`))`
          You let the ${outlet} take out ${growth}% more as well: ${here}. Only more comes in than before, so the water
          falls more slowly and not faster.`,
        slip('assumed_a_proportion', time, calc`${open} / (100% - ${growth}%)`)`
          ${here} lets the water fall ${growth}% more slowly. The ${growth}% belong to what comes in, and the fall is
          only the difference from what goes out.`,
        slip('added_for_subtracted', net, frac(calc`${frac(goes)} + ${frac(later)}`))`
          ${here} adds what goes out and what comes in. While the water falls they work against each other, so the
          smaller has to be subtracted.`,
        slip('left_out_a_term', later, frac(calc`${frac(comes)} * ${growth}%`))`
          You subtracted only the additional water, ${here} of the volume in a minute. All the water that comes in
          during the fall has to be subtracted.`,
      ],
      snapRead: text`Two times of a repeated rise and fall are given, and then more water comes in. Neither a volume nor
        a rate is known.`,
      approach: text`Take the volume between the two levels as the unit. The times give what comes in and what goes out
        in this unit, and later only one of them changes.`,
      faster: text`The water fell by $${frac(q(1, open))}$ of the volume in a minute. Only the additional water,
        ${growth}% of $${frac(q(1, closed))}$ in a minute, is subtracted from this: $${frac(net)}$ is left.`,
      check:
        () => text`In $${time}$ minutes $${time} \times ${frac(goes)} = ${frac(time.mul(goes))}$ times the volume
        goes out and $${time} \times ${frac(later)} = ${frac(time.mul(later))}$ times comes in. The difference is
        $1$.`,
      principle: text`Where no volume is given, take one that is filled and emptied as the unit; while it is
        emptied, water still comes in.`,
    };
  },
);

/** AR.TNW.5 Hard: an outlet that opens and closes by itself, and an inflow that becomes stronger. */
export const valveByItself: readonly AnyTemplate[] = situation<Valve>({
  type: 'AR.TNW.5',
  situation: 'valve-by-itself',
  tries: 100,
  draw: draw => {
    const p = {
      open: draw.step(6, 90, 2),
      closed: draw.step(10, 120, 2),
      growth: draw.pick([20, 25, 40, 50, 60, 75, 80, 100]),
      story: draw.pick(stories),
    };
    const later = openLater(p);
    const rises = q(p.closed * 100, 100 + p.growth);
    const isWhole = later?.d === 1n && rises.d === 1n && p.open !== p.closed;
    return isWhole && later.lt(300) && later.gt(p.open * 1.2) ? p : null;
  },
  forms: [timeOpen],
});
