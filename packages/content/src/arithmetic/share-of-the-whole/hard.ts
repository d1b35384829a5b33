import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Mixed {
  /**
   * Pass rates of two groups, by how many points both rise and the whole falls, and the first share of the first
   * group.
   */
  high: number;
  low: number;
  up: number;
  down: number;
  share: number;
  one: string;
  two: string;
  what: string;
  frame: number;
}

const schools = [
  { one: 'the morning batch', two: 'the evening batch', what: 'students' },
  { one: 'the city branch', two: 'the village branch', what: 'candidates' },
  { one: 'the senior group', two: 'the junior group', what: 'players' },
] as const;

const shifted = form<Mixed>(
  'share-behind-a-falling-mean',
  {
    band: 'Hard',
    seconds: 120,
    revision: 2,
    also: ['AR.AVG.2'],
    verify: ({ high, low, up, down, share }) => {
      const before = share * high + (100 - share) * low;
      for (let tenth = 0; tenth <= 1000; tenth += 1) {
        const x = tenth / 10;
        const after = x * (high + up) + (100 - x) * (low + up);
        if (Math.abs(after - before + 100 * down) < 1e-6) return q(tenth, 10);
      }
      throw new Error('no share fits');
    },
  },
  ({ high, low, up, down, share, one, two, what, frame }, { step, find }) => {
    const gap = step(calc`${high} - ${low}`, {
      name: 'the distance of the two rates, in points',
      because: text`Both rates rise by $${up}$ points, so their distance stays, and without a change of the shares the
        overall rate
        would rise by $${up}$ points, too.`,
    })`
      Both rates are $${up}$ points higher, so their distance is the same as before. Find it.`;
    const rise = find(up);
    const fall = step(calc`${rise} + ${down}`, { name: 'the points lost by the change of the shares' })`
      With the old shares the overall rate would have risen by $${up}$ points. It fell by $${down}$, so the change of
      the shares
      has cost the sum of both.`;
    const move = step(calc`${fall} / ${gap} * 100%`, {
      name: text`by how many points the share of ${one} is smaller`,
      works: value => tex`\frac{${fall}}{${gap}} \times 100\% = ${value}\%`,
    })`
      If one of $100$ ${what} goes from ${one} to ${two}, the overall rate falls by that part of $${gap}$ points. So
      the share of ${one}
      has become smaller by so many percentage points.`;
    const wanted = step(calc`${share}% - ${move}%`)`
      Take these points off the share at first.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Last year ${share}% of the ${what} of an academy were in ${one}, the others in ${two}. In ${one}
            ${high}% passed, in ${two}
            ${low}%. This year the pass rate of each of the two is ${up} percentage point(s) higher, and yet the pass
              rate of all ${what}
            together is ${down} percentage point(s) lower. What per cent of the ${what} are in ${one} this year?`
          : text`The ${what} of an academy belong to ${one} or to ${two}. In ${one} the pass rate rose from ${high}% to
            ${high + up}%, in ${two}
            from ${low}% to ${low + up}%. The head is surprised that the pass rate of all ${what} fell by ${down}
            percentage point(s) in
            the same time. At first ${share}% of the ${what} were in ${one}. What per cent are there now?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 12n,
      slips: [
        slip('ignored_a_condition', fall, calc`${down}`)`
          Only the fall of ${down} point(s) was used. Both rates have risen by $${up}$ points as well, which has to be
          made up for.`,
        slip('wrong_sign', fall, () => up !== down && calc`abs(${rise} - ${down})`)`
          The rise and the fall were subtracted, which leaves ${fall} point(s). They point in opposite directions, so
          they add up.`,
        slip('stopped_a_step_early', wanted, move)`
          ${wanted}% is the change of the share in points.`,
        slip('took_points_for_per_cent', wanted, calc`${share} * (1 - ${fall} / ${gap}) * 1`)`
          ${here} makes the share smaller by a per cent of itself. The change is in percentage points.`,
        slip('added_for_subtracted', wanted, calc`${share}% + ${move}%`)`
          ${here} makes the better group larger; then the overall rate would rise.`,
        slip('gave_the_complement', wanted, calc`100% - ${share}% + ${move}%`)`
          ${here} is the share of ${two} now.`,
        slip('changed_what_stays', gap, calc`${high} + ${up} - ${low}`)`
          The distance was taken as $${gap}$ points, with the new rate of the one and the old rate of the other.`,
        slip('counted_twice', fall, calc`2 * ${rise} + ${down}`)`
          The rise of $${up}$ points was counted once for each of the two, which makes $${fall}$ points in all. It is
          the same rise of
          the overall rate.`,
        slip('used_a_wrong_given_number', wanted, calc`100% - ${share}% - ${move}%`)`
          ${here} begins with the share of ${two}.`,
        slip('changed_what_stays', gap, calc`${high} - ${low} - ${up}`)`
          The distance was taken as $${gap}$ points, with the old rate of the one and the new rate of the other.`,
        slip('left_out_a_change', wanted, calc`${share}% - ${fall}%`)`
          ${here} takes the points of the pass rate for points of the share.`,
      ],
      snapRead: text`Both parts rise and the whole falls: the shares have moved to the weaker part.`,
      approach: text`The overall rate is a mean weighted by the shares. Separate the rise of both rates from the effect
        of the
        shares, which is the move of the share times the distance of the rates.`,
      check: text`With ${share}% in ${one} the overall rate, in per cent, was
        ${calc`(${share} * ${high} + ${100 - share} * ${low}) / 100`}; with ${wanted}% it is
        ${calc`(${wanted} * ${high + up} + (100 - ${wanted}) * ${low + up}) / 100`}, ${down} point(s) lower.`,
      principle: text`A weighted mean changes with its values and with its weights; look at the two effects one after
        the other.`,
    };
  },
);

const mixes = [50, 54, 60, 64, 65, 68, 70, 72, 75, 80].flatMap(high =>
  [30, 35, 36, 40, 44, 45, 48, 50].flatMap(low =>
    [2, 3, 4, 5, 6].flatMap(up =>
      [1, 2, 3, 4, 5].flatMap(down =>
        [45, 50, 55, 60, 64, 65, 70, 72, 75, 80].flatMap(share => {
          const move = ((up + down) / (high - low)) * 100;
          const fits =
            high - low >= 15 && Number.isInteger(move) && move < share - 12 && move > 8 && up !== down;
          return fits && share - move !== 50 && share - move !== move ? [{ high, low, up, down, share }] : [];
        }),
      ),
    ),
  ),
);

/** AR.PCT.4 Hard: both parts rise and the whole falls. */
export const partsAndWhole: readonly AnyTemplate[] = [
  ...situation<Mixed>({
    type: 'AR.PCT.4',
    situation: 'falling-mean',
    tries: 10,
    draw: draw => ({ ...draw.pick(mixes), ...draw.pick(schools), frame: draw.int(0, 1) }),
    forms: [shifted],
  }),
];
