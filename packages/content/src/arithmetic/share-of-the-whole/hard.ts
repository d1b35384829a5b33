import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

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
    apart: true,
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

interface Census {
  /** Shares of a group in two towns, change of all in points and in per cent. */
  first: number;
  second: number;
  a: number;
  b: number;
  rise: number;
  points: number;
  people: string;
  can: string;
  frame: number;
}

const towns = [
  { people: 'inhabitants', can: 'can swim' },
  { people: 'families', can: 'have a car' },
  { people: 'inhabitants', can: 'speak Tamil' },
] as const;

const both = ({
  first,
  second,
  a,
  b,
  rise,
  points,
}: {
  first: number;
  second: number;
  a: number;
  b: number;
  rise: number;
  points: number;
}) =>
  q(a * first * (100 + rise), 100)
    .add(b * (second + points))
    .div(a + b);

const overall = form<Census>(
  'overall-share-after-two-kinds-of-change',
  {
    band: 'Hard',
    seconds: 115,
    revision: 2,
    also: ['AR.AVG.2', 'AR.PCT.1'],
    verify: p => {
      const before = (p.a * p.first + p.b * p.second) / (p.a + p.b);
      const after = (p.a * p.first * (1 + p.rise / 100) + p.b * (p.second + p.points)) / (p.a + p.b);
      return nearFraction((after / before - 1) * 100, 120);
    },
  },
  ({ first, second, a, b, rise, points, people, can, frame }, { step, find }) => {
    const mean = q(a * first + b * second, a + b);
    const far = find(calc`abs(${first} - ${mean})`);
    const near = find(calc`abs(${mean} - ${second})`);
    const sum = step(calc`${far} + ${near}`, {
      name: 'the weights together',
      works: value => tex`${far} + ${near} = ${value}`,
      because: text`The overall share lies between the two shares and divides their distance inversely to the numbers
        of ${people}.`,
    })`
      P is $${far}$ points from the overall share and Q is $${near}$ points from it. So P and Q have ${people} in
      the ratio
      $${near} : ${far}$. Add the parts.`;
    const growth = find(calc`${first} * ${rise} / 100`, { name: 'the rise of P in points' });
    const up = step(calc`(${near} * ${growth} + ${far} * ${points}) / ${sum}`, {
      name: 'the rise of the overall share in points',
      works: value => tex`\frac{${near} \times ${growth} + ${far} \times ${points}}{${sum}} = ${value}`,
    })`
      In P the share rises by ${rise}% of ${first}%, that is by $${growth}$ points; in Q by $${points}$ points. Weight
      these rises.`;
    const base = find(mean);
    const wanted = step(
      calc`${up} / ${base} * 100%`,
      value => tex`\frac{${up}}{${base}} \times 100\% = ${value}\%`,
    )`
      A rise in per cent compares this with the overall share before it, $${mean}\%$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In town P ${first}% of the ${people} ${can}, in town Q ${second}%, and in the two towns together
            ${mean}%.
            Over ten years the number of ${people} in each town stays the same. The share in P rises by ${rise}%,
            that in Q by
            $${points}$ percentage
            points. By what per cent does the share in the two towns together rise?`
          : text`A district has two towns, P and Q. Of the ${people} of P ${first}% ${can}, of those of Q
            ${second}%, and of the whole district ${mean}%. A plan wants the share in P to become ${rise}% larger
            and the share in Q to go up by
            $${points}$
            percentage points, while the number of ${people} in each town stays the same. What would be the rise
            of the share in the district, in per cent?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(150) && value.d <= 20n,
      slips: [
        slip('took_points_for_per_cent', growth, calc`${rise}`)`
          The ${rise}% were added as $${growth}$ percentage points. They are a per cent of ${first}%.`,
        slip('took_points_for_per_cent', wanted, calc`${up}%`)`
          ${here} is the rise in percentage points.`,
        slip('swapped_the_weights', up, calc`(${far} * ${growth} + ${near} * ${points}) / ${sum}`)`
          The weights were exchanged, which gives a rise of $${frac(up)}$ points. The overall share is nearer to the
          larger town.`,
        slip('averaged_the_averages', up, calc`(${growth} + ${points}) / 2`)`
          The two rises were averaged to $${frac(up)}$ points, as if the towns were equally large.`,
        slip('averaged_the_averages', base, calc`(${first} + ${second}) / 2`)`
          The rise was compared with ${base}%, the plain mean of the two shares.`,
        slip('wrong_base', base, () => mean.add(up))`
          The rise was compared with the share after it.`,
      ],
      snapRead: text`Two shares and their overall share give the sizes; then one rise is in per cent and the other in
        points.`,
      approach: text`Alligation gives the ratio of the ${people} of P and Q. Turn both rises into points, weight
        them, and only at the end compare
        with the overall share.`,
      check: text`The shares become $${calc`${first} + ${growth}`.value}\%$ and $${second + points}\%$, together
        $\frac{${near} \times ${calc`${first} + ${growth}`.value} + ${far} \times ${second + points}}{${sum}} =
        ${mean.add(up)}$ per cent.`,
      principle: text`Points can be weighted and added, per cents of different bases cannot: turn everything into
        points first.`,
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
const districts = [20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60].flatMap(first =>
  [15, 18, 20, 25, 28, 30, 35, 36, 42, 54].flatMap(second =>
    [
      [1, 2],
      [2, 3],
      [3, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [3, 5],
    ].flatMap(([a = 1, b = 1]) =>
      [10, 15, 20, 25, 30, 40, 50].flatMap(rise =>
        [3, 4, 5, 6, 8, 9, 10, 12].flatMap(points => {
          const mean = (a * first + b * second) / (a + b);
          const p = { first, second, a, b, rise, points };
          const grown = q((a * first * rise) / 100 + b * points, 1)
            .div(q(a * first + b * second))
            .mul(100);
          const fits =
            Number.isInteger(mean) && Number.isInteger((first * rise) / 100) && Math.abs(first - second) > 5;
          const distinct =
            (first * rise) / 100 !== points && ![rise, points].includes(grown.valueOf()) && both(p).lt(90);
          return fits && distinct && grown.mul(2).d === 1n && grown.lt(60) ? [p] : [];
        }),
      ),
    ),
  ),
);

/** AR.PCT.4 Hard: both parts rise and the whole falls, and a rise in per cent beside one in points. */
export const partsAndWhole: readonly AnyTemplate[] = [
  ...situation<Mixed>({
    type: 'AR.PCT.4',
    situation: 'falling-mean',
    tries: 10,
    draw: draw => ({ ...draw.pick(mixes), ...draw.pick(schools), frame: draw.int(0, 1) }),
    forms: [shifted],
  }),
  ...situation<Census>({
    type: 'AR.PCT.4',
    situation: 'two-towns',
    tries: 10,
    draw: draw => ({ ...draw.pick(districts), ...draw.pick(towns), frame: draw.int(0, 1) }),
    forms: [overall],
  }),
];
