import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  way: number;
  /** Minutes for the whole trip, of driving before a rest, and of a rest. */
  limit: number;
  block: number;
  rest: number;
}

interface Rests extends Numbers {
  story: (typeof stories)[number];
}

/** 390 minutes: 6 hours 30 minutes. */
const inHours = (minutes: number) =>
  minutes % 60 === 0
    ? text`${minutes / 60} hours`
    : text`${Math.floor(minutes / 60)} hours $${minutes % 60}$ minutes`;
const blockOf = (minutes: number) =>
  minutes === 60
    ? 'hour'
    : minutes === 90
      ? 'one and a half hours'
      : minutes === 120
        ? 'two hours'
        : 'two and a half hours';

const stories = [
  {
    drive: 'driving',
    tell: ({ way, limit, block, rest }: Numbers) =>
      text`A truck driver must rest for $${rest}$ minutes after every ${blockOf(block)} of driving. He has to deliver
      his load $${way}$ km away within ${inHours(limit)} of the start. At what constant speed must he at least drive?`,
  },
  {
    drive: 'riding',
    tell: ({ way, limit, block, rest }: Numbers) =>
      text`Sneha rides a motorcycle to a fair that is $${way}$ km away and opens ${inHours(limit)} after she starts.
      She always takes a rest of $${rest}$ minutes when she has ridden for
      ${block === 60 ? 'an hour' : blockOf(block)}. What is the lowest constant riding speed with which she is there by
      the opening?`,
  },
  {
    drive: 'running',
    tell: ({ way, limit, block, rest }: Numbers) =>
      text`The motor of an old boat needs a pause of $${rest}$ minutes whenever it has run for
        ${block === 60 ? 'an hour' : blockOf(block)}, and the boat does not move meanwhile. For a trip of $${way}$ km
        on a lake ${inHours(limit)} are available. Find the lowest constant speed that is enough.`,
  },
] as const;

/** Rests that are needed in so many minutes of driving: none after the last stretch. */
const restsIn = (driving: number, block: number) => Math.ceil(driving / block) - 1;

const leastSpeed = form<Rests>(
  'lowest-speed-within-a-time',
  {
    band: 'Hard',
    seconds: 120,
    likely: true,
    verify: ({ way, limit, block, rest }) => {
      // Speeds from the lowest on, in fifths of a km/h.
      for (let fifths = 1; fifths < 2000; fifths += 1) {
        const driving = (60 * 5 * way) / fifths;
        if (driving + rest * restsIn(driving - 1e-9, block) <= limit + 1e-9) return q(fifths, 5);
      }
      throw new Error('no speed is enough');
    },
  },
  ({ way, limit, block, rest, story: { drive, tell } }, { step, find }) => {
    const cycle = find(calc`${block} + ${rest}`);
    const rests = step(calc`floor(${limit} / ${cycle})`, {
      name: 'the number of rests',
      because: text`The slower the speed, the longer the ${drive} and the more rests; so the time decides how many
        there are.`,
    })`
      A stretch of $${block}$ minutes and its rest take $${block} + ${rest} = ${cycle}$ minutes. Find how many
      such
        pairs fit into the $${limit}$ minutes; after the last of these rests there is still time for another
        stretch.`;
    const driving = step(calc`${limit} - ${rests} * ${rest}`.in('min'), {
      name: `the longest time of ${drive}`,
    })`
      Take these rests off the available time to get the longest possible time of ${drive}.`;
    const speed = step(calc`${way} * 60 / ${driving}`.in('km/h'))`
      The lowest speed uses all of this time. Divide the distance by it; the $60$ turns minutes into hours.`;
    return {
      answer: speed,
      stem: tell({ way, limit, block, rest }),
      show: value => withUnit(value, 'km/h'),
      slips: [
        slip('counted_one_too_many', rests, calc`floor(${limit} / ${block})`)`
          ${here} rests are counted as if all the $${limit}$ minutes were spent ${drive}; the rests take time too.`,
        slip('left_out_a_stop', rests, 0)`
          Dividing by all $${limit}$ minutes leaves no time for any rest.`,
        slip('counted_one_too_few', rests, calc`floor(${limit} / ${cycle}) - 1`)`
          With ${here} the time of ${drive} would be so long that another rest falls due.`,
        slip('left_out_an_end_point', driving, calc`${rests} * ${block}`)`
          ${here} minutes counts the stretches that are followed by a rest; after the last rest there is time for one
          more.`,
        slip('did_not_convert_a_unit', speed, calc`${way} * 60 / (${limit} - ${rests} * ${rest} * 60 / 100)`)`
          You counted $${rest}$ minutes as $${q(rest, 100)}$ hours; an hour has $$60$$ minutes.`,
        slip('counted_one_too_many', rests, calc`floor(${limit} / ${cycle}) + 1`)`
          ${here} rests is one more than falls due: no rest is needed at the end.`,
        slip('kept_a_case_that_is_ruled_out', driving, calc`${limit} - ${rests} * ${rest} + ${rest}`)`
          ${here} minutes leaves out one of the rests that fall due in this time.`,
      ],
      snapRead: text`The number of rests depends on the time spent ${drive}, and that on the number of rests: settle
        the number first.`,
      approach: text`The lowest speed means the longest ${drive}. See how many full pairs of stretch and rest fit into
        the available time; with this number the longest ${drive} time is known, and the speed with it.`,
      faster: text`$${limit} = ${rests} \times ${cycle} + ${calc`${limit} - ${rests} * ${cycle}`.value}$, so
        ${drive} takes $${rests} \times ${block} + ${calc`${limit} - ${rests} * ${cycle}`.value}$ minutes at most.`,
      check: text`In $${driving}$ minutes of ${drive} there are $${rests}$ full stretches of $${block}$ minutes before
        the last one, hence $${rests}$ rests: ${calc`${driving} + ${rests} * ${rest}`} minutes in all.`,
      principle: text`When a count depends on the answer and the answer on the count, find the count from the outer
        limit first.`,
    };
  },
);

/** AR.TSD.6 Hard: rests that fall due after every stretch, within a time. */
export const restsAfterDriving: readonly AnyTemplate[] = situation<Rests>({
  type: 'AR.TSD.6',
  situation: 'rests-after-driving',
  tries: 30,
  draw: draw => {
    const block = draw.pick([60, 90, 120, 150]);
    const rest = draw.pick([10, 12, 15, 20, 24, 25, 30]);
    const limit = draw.step(240, 600, 10);
    const rests = Math.floor(limit / (block + rest));
    const driving = limit - rests * rest;
    const left = limit - rests * (block + rest);
    const speed = draw.pick([24, 30, 36, 40, 42, 45, 48, 50, 54, 56, 64]);
    const way = (speed * driving) / 60;
    const fits =
      rests >= 2 &&
      left >= 10 &&
      left <= block &&
      Number.isInteger(way) &&
      speed !== rest &&
      Math.floor(limit / block) > rests &&
      block > 2 * rest;
    return fits ? { way, limit, block, rest, story: draw.pick(stories) } : null;
  },
  forms: [leastSpeed],
});
