import { lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Halts {
  /** Speeds in km/h: without halts, with them, and with the halts that stay at the lower speed of the bad season. */
  running: number;
  overall: number;
  aim: number;
  /** By how many per cent the running speed falls. */
  drop: number;
  what: string;
  season: string;
  frame: number;
}

const lines = [
  { what: 'A passenger train', season: 'in fog' },
  { what: 'A night bus', season: 'in the rains' },
  { what: 'A ferry along the coast', season: 'in the monsoon' },
  { what: 'A milk van', season: 'on winter mornings' },
] as const;

const partLeftOut = form<Halts>(
  'halts-to-leave-out',
  {
    band: 'Medium',
    seconds: 110,
    revision: 2,
    also: ['AR.TSD.1'],
    verify: p => {
      // A line of 3600 km: minutes at halts now, and minutes that are left for them.
      const now = (3600 / p.overall - 3600 / p.running) * 60;
      const later = (3600 / p.aim - 3600 / (p.running * (1 - p.drop / 100))) * 60;
      return nearFraction((1 - later / now) * 100, 9);
    },
  },
  (p, { step, find }) => {
    const { running, overall, aim, drop, what, season, frame } = p;
    const way = find(lcm(running, overall));
    const halts = step(calc`${way} / ${overall} - ${way} / ${running}`, {
      name: 'the hours at halts on this distance',
      because: text`The time at halts for one distance does not depend on the running speed. Any distance would do; this
          one makes the times whole.`,
    })`
      Take a distance of $${way}$ km, for which both times are whole hours. The time with
      halts less the time without them is spent at halts.`;
    const slow = step(calc`${running} * (100% - ${drop}%)`, {
      name: 'the lower running speed',
      because: text`The per cent is counted on the running speed, which does not include the halts.`,
    })`
      The running speed falls by ${drop}% ${season}. Find the lower speed, because the running time depends on it.`;
    const allowed = step(calc`${way} / ${aim} - ${way} / ${slow}`, {
      name: 'the hours left for halts',
      because: text`The average with halts fixes the whole time for the distance. Slower running uses more of it, so
          less is left for standing.`,
    })`
      At this speed, with $${aim}$ km/h on the whole, find the time allowed for the distance and subtract the running
      time.
      The rest is left for halts.`;
    const wanted = step(calc`(1 - ${allowed} / ${halts}) * 100%`, {
      name: text`the least part of the halts to leave out`,
      because: text`All halts are equally long, so a third of the time is a third of the halts. A larger part may
          be left out too, so this is the least.`,
    })`
      Compare the time left for halts with the time that all halts take. Subtract the part that can stay from 1.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${what} has an average speed of $${running}$ km/h if its halts are not counted, and of $${overall}$
            km/h if they are. All halts are equally long. When it has to run ${drop}% slower ${season}, the average
            with halts is to be at least $${aim}$ km/h, so some of the halts are left out. What is the least
            percentage of the halts that must be left out?`
          : text`${what} runs at $${running}$ km/h between its halts, which are all equally long, but with the halts its
            average speed is only $${overall}$ km/h. It has to run ${drop}% slower ${season}. At least what per cent of
            the halts must be given up then to keep an average speed of $${aim}$ km/h?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 12n,
      slips: [
        slip('took_the_change_the_wrong_way', allowed, () => calc`${way} / ${aim} - ${way} / ${running}`)`
          You kept the running speed of $${running}$ km/h for the bad season. It is $${slow}$ km/h then.`,
        slip(
          'assumed_a_proportion',
          wanted,
          () => calc`(1 - (1 - ${aim} / ${slow}) / (1 - ${overall} / ${running})) *
        100%`,
        )`
          ${here} compares what halts cost in an hour. At another speed there are not as many halts in an hour.`,
        slip('gave_the_complement', wanted, () => calc`${allowed} / ${halts} * 100%`)`
          You gave ${here}, the part of the halts that can stay. The question asks for the part to leave out.`,
        slip(
          'assumed_a_proportion',
          wanted,
          () => calc`(1 - (${slow} - ${aim}) / (${running} - ${overall})) * 100%`,
        )`
          ${here} compares differences of speeds. The halts cost time, so times have to be compared.`,
        slip('wrong_base', wanted, () => calc`(${halts} - ${allowed}) / (${way} / ${aim}) * 100%`)`
          ${here} is the part of the whole travelling time, and not of the time at halts.`,
        slip('added_the_percentages', wanted, () => calc`${drop}% + (1 - ${aim} / ${overall}) * 100%`)`
          ${here} adds the fall of the running speed and that of the average, which have different bases.`,
      ],
      snapRead: text`Averages with and without halts give the time at halts for a distance; the slower running takes a
        part of it.`,
      approach: text`Choose a distance with whole hours. The halts take a fixed time on it; find what the slower run
      leaves
        for halts, and compare.`,
      check: text`On $${way}$ km the slow run takes ${calc`${way} / ${slow}`} hours, and with $${allowed}$ more
        at halts it is $${calc`${way} / ${aim}`.value}$ hours, which is $${aim}$ km/h.`,
      principle: text`Halts cost time for each kilometre, not in each hour: compare times for one distance.`,
    };
  },
);

const services = [40, 45, 48, 50, 54, 60, 64, 72, 75, 80, 90].flatMap(running =>
  [30, 32, 36, 40, 45, 48, 50, 54, 60, 64, 72].flatMap(overall =>
    [24, 25, 27, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60].flatMap(aim =>
      [10, 15, 20, 25, 30, 40].flatMap(drop => {
        if (overall >= running * 0.95 || overall < running * 0.6 || aim >= overall) return [];
        const left = 1 / aim - 100 / (running * (100 - drop));
        const part = left / (1 / overall - 1 / running);
        const isPlain = Math.abs(part * 60 - Math.round(part * 60)) < 1e-9;
        const slow = (running * (100 - drop)) / 100;
        return isPlain && part > 0.1 && part < 0.9 && Number.isInteger(slow) && Math.abs(part - 0.5) > 0.01
          ? [{ running, overall, aim, drop }]
          : [];
      }),
    ),
  ),
);

/** AR.TSD.6 Medium: halts left out in a bad season. */
export const haltsLeftOut: readonly AnyTemplate[] = situation<Halts>({
  type: 'AR.TSD.6',
  situation: 'halts-left-out',
  tries: 20,
  draw: draw => ({ ...draw.pick(services), ...draw.pick(lines), frame: draw.int(0, 1) }),
  forms: [partLeftOut],
});
