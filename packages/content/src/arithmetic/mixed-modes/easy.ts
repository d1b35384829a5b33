import { gcd, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoModes {
  way: number;
  /** Whole hours of the journey, and the two speeds. */
  hours: number;
  slow: number;
  fast: number;
  frame: number;
}

const fastPart = form<TwoModes>(
  'distance-by-the-faster',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ way, hours, slow, fast }) => {
      for (let km = 1; km < way; km += 1)
        if (Math.abs(km / fast + (way - km) / slow - hours) < 1e-9) return km;
      throw new Error('no distance fits');
    },
  },
  ({ way, hours, slow, fast, frame }, { step, find }) => {
    const [first, second, whole] = wording(
      frame,
      ['bus', 'train', 'journey'],
      ['boat', 'jeep', 'trip'],
      ['tractor', 'van', 'way'],
    );
    const gap = step(calc`${way} - ${slow} * ${hours}`.in('km'), {
      name: text`the km that the ${first} alone would not reach`,
      because: text`The ${first} is slower, so with it alone the ${whole} would not be finished in ${hours} hours. What
        is missing shows how much the ${second} has helped.`,
    })`
      Suppose that all $${hours}$ hours had been spent on the ${first} at $${slow}$ km/h. Find how many km of the
      ${whole} would be missing.`;
    const gain = find(fast - slow, { name: `the km gained in each hour on the ${second}` });
    const time = step(calc`${gap} / ${gain}`.in('h'), {
      name: `the hours on the ${second}`,
      works: (_value, working) => tex`\frac{${gap}}{${fast} - ${slow}} = ${working}`,
      because: text`An hour on the ${second} takes the place of an hour on the ${first}, which is counted already. So
        it adds only the difference of the two speeds, and not the whole ${fast} km.`,
    })`
      Each hour on the ${second} instead of the ${first} adds $${fast} - ${slow}$ km. Divide the missing km by this to
      find the hours on the ${second}.`;
    const part = step(calc`${fast} * ${time}`.in('km'), {
      because: text`The missing km are not the distance of the ${second}: in the same hours the ${first} would also
        have covered something. Distance is speed times time.`,
    })`
      In these hours the ${second} covers its part of the ${whole} at $${fast}$ km/h. Multiply.`;
    return {
      answer: part,
      stem: wording(
        frame,
        text`Yusuf travels $${way}$ km from his village to Ranchi in $${hours}$ hours, first by a bus at $${slow}$ km/h
          and then by a train at $${fast}$ km/h, without any wait. How many km of the journey are by train?`,
        text`A trip of $${way}$ km in Assam is made by boat at $${slow}$ km/h up to a landing place and by jeep at
          $${fast}$ km/h from there. It takes $${hours}$ hours of travel in all. What distance does the jeep cover?`,
        text`Sacks of rice leave a farm on a tractor, which runs at $${slow}$ km/h, and are then taken to the market by
          a van at $${fast}$ km/h. The whole way is $${way}$ km and the two together are on the road for $${hours}$
          hours. Over what distance does the van carry the sacks?`,
      ),
      show: value => withUnit(value, 'km'),
      plausible: value => value.gt(0) && value.lt(way),
      slips: [
        slip('assumed_equal_parts', time, calc`${hours} / 2`)`
          ${here} hours gives the ${second} half of the time; then the whole ${whole} would be
          $${q(slow + fast)
            .mul(hours)
            .div(2)}$ km.`,
        slip('swapped_the_two', time, calc`${hours} - ${gap} / ${gain}`)`
          You gave the ${second} the hours of the ${first}: $${fast} \times ${time} = ${part}$ km. The hours found from
          the missing km belong to the ${second}.`,
        slip('gave_the_complement', part, calc`${way} - ${fast} * ${time}`)`
          $${part}$ km is the distance on the ${first}, the rest of the ${whole}. The part of the ${second} is asked.`,
        slip('assumed_a_proportion', part, calc`${way} * ${fast} / (${slow} + ${fast})`)`
          ${here} km divides the ${whole} in the ratio of the speeds. That is right only for equal times.`,
        slip('stopped_a_step_early', part, gap)`
          $${part}$ km is what the ${first} alone would leave over. The ${second} also covers km that the ${first} could
          have covered in the same hours.`,
        slip('added_for_subtracted', gain, calc`${slow} + ${fast}`)`
          The missing km were divided by ${here}. An hour on the ${second} takes the place of an hour on the ${first},
          so it adds the difference of the speeds.`,
        slip('assumed_equal_parts', part, calc`${way} / 2`)`
          ${here} km makes the two parts of the ${whole} equal; they would take
          $${q(way, 2).div(slow).add(q(way, 2).div(fast))}$ hours.`,
      ],
      snapRead: text`The whole distance and the whole time of two modes are given: suppose the slower one for all of
        the time.`,
      approach: text`Suppose the slower mode for all of the time, and see how many km are missing. Each hour at the
        higher speed makes up the difference of the speeds, so the hours at the higher speed follow, and then their
        distance.`,
      check: text`$${part}$ km at $${fast}$ km/h take ${calc`${part} / ${fast}`} hours, and the other
        ${calc`${way} - ${part}`} km at $${slow}$ km/h take ${calc`(${way} - ${part}) / ${slow}`} hours:
        together $${hours}$.`,
      principle: text`With two speeds, suppose the lower one for all of the time; the missing distance divided by the
        difference of the speeds is the time at the higher one.`,
    };
  },
);

interface ThreeModes {
  /** The parts of the way, and the speeds on them. */
  parts: readonly [number, number, number];
  speeds: readonly [number, number, number];
  hours: number;
  frame: number;
}

const wholeWay = form<ThreeModes>(
  'whole-way-from-parts-in-a-ratio',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ parts, speeds, hours }) => {
      const all = parts[0] + parts[1] + parts[2];
      for (let way = 1; way < 3000; way += 1) {
        const time = parts.reduce((sum, part, i) => sum + (way * part) / all / (speeds[i] ?? 1), 0);
        if (Math.abs(time - hours) < 1e-9) return way;
      }
      throw new Error('no distance fits');
    },
  },
  ({ parts: [a, b, c], speeds: [u, v, w], hours, frame }, { step, find }) => {
    const how = wording(
      frame,
      ['on foot', 'by bicycle', 'by bus'],
      ['by ferry', 'by bus', 'by train'],
      ['on the hill road', 'on the state road', 'on the highway'],
    );
    const unit = step(calc`${a} / ${u} + ${b} / ${v} + ${c} / ${w}`.in('h'), {
      name: 'the hours for one set of parts',
      because: text`The ratio is one of distances, but the total that is given is a time. Only after dividing by its
        own speed does each part become a time, and times can be added.`,
    })`
      Let the three distances be $${a}x$, $${b}x$ and $${c}x$ km. For $x = 1$ divide each by its own speed to find its
      time, and add the three times.`;
    const size = step(calc`${hours} / ${unit}`, {
      name: 'the km of one part',
      works: (_value, working) => tex`x = ${working}`,
      because: text`If $x$ is twice as large, all three distances are twice as long and take twice the time. So $x$ is
        the given time divided by the time for $x = 1$.`,
    })`
      All three parts together take $${hours}$ hours, in proportion to $x$. Divide by the time for $x = 1$ to find
      $x$.`;
    const all = find(a + b + c);
    const way = step(calc`${all} * ${size}`.in('km'), {
      works: value => tex`${a}x + ${b}x + ${c}x = ${all}x = ${value}\text{ km}`,
      because: text`The whole distance is asked, so all three parts belong to it.`,
    })`
      Put in $x$ and add the three distances.`;
    return {
      answer: way,
      stem: wording(
        frame,
        text`Bhavna goes to her college on foot at $${u}$ km/h, by bicycle at $${v}$ km/h and by bus at $${w}$ km/h. The
          three distances are as $${a} : ${b} : ${c}$, and the whole way takes her ${hours} hour(s). How long is
          the way?`,
        text`The distances that a pilgrim covers by ferry, by bus and by train are in the ratio $${a} : ${b} : ${c}$.
          The ferry runs at $${u}$ km/h, the bus at $${v}$ km/h and the train at $${w}$ km/h. If all three together
          take ${hours} hour(s), what total distance does the pilgrim travel?`,
        text`A lorry runs at $${u}$ km/h on the hill road, at $${v}$ km/h on the state road and at $${w}$ km/h on the
          highway, and reaches the port after ${hours} hour(s). In this order the roads are as long as
          $${a} : ${b} : ${c}$. Find the distance to the port.`,
      ),
      show: value => withUnit(value, 'km'),
      slips: [
        slip('averaged_the_speeds', way, calc`${hours} * (${u} + ${v} + ${w}) / 3`)`
          ${here} km takes the mean of the three speeds, which is right only for three equal times.`,
        slip(
          'took_times_for_distances',
          way,
          calc`${hours} * (${a} * ${u} + ${b} * ${v} + ${c} * ${w}) / ${all}`,
        )`
          ${here} km divides the $${hours}$ hours as $${a} : ${b} : ${c}$. That is the ratio of the distances.`,
        slip('took_a_part_for_the_whole', way, calc`${c} * ${size}`)`
          $${way}$ km is only the part ${how[2]}. The whole distance has the two other parts as well.`,
        slip('assumed_equal_parts', unit, calc`(${all} / 3) * (1 / ${u} + 1 / ${v} + 1 / ${w})`)`
          You gave one set of parts $${unit}$ hours, as if the three distances were equal. They are in the ratio
          $${a} : ${b} : ${c}$.`,
        slip('left_out_a_term', unit, calc`${a} / ${u} + ${b} / ${v}`)`
          $${unit}$ hours leaves out the time ${how[2]}. The given time is for all three parts.`,
        slip('left_out_a_term', unit, calc`${b} / ${v} + ${c} / ${w}`)`
          $${unit}$ hours leaves out the time ${how[0]}. The given time is for all three parts.`,
        slip('swapped_the_two', unit, calc`${b} / ${u} + ${a} / ${v} + ${c} / ${w}`)`
          You exchanged the parts ${how[0]} and ${how[1]}: ${here} hours. Each part has to be divided by its own
          speed.`,
      ],
      snapRead: text`Distances in a ratio, a speed for each and the whole time: turn the distances into times and
        add.`,
      approach: text`Distances cannot be added to a time. Write the three distances with one unknown, divide each by
        its own speed, and set the sum of the times equal to the given time.`,
      faster: text`Take $${a}$, $${b}$ and $${c}$ km: they need $${unit}$ hours for $${all}$ km, so ${hours} hour(s)
        are enough for ${calc`${all} * ${hours} / ${unit}`} km.`,
      check: text`Of $${way}$ km, ${calc`${way} * ${a} / ${all}`}, ${calc`${way} * ${b} / ${all}`} and
        ${calc`${way} * ${c} / ${all}`} km take $${q(a).mul(size).div(u)}$, $${q(b).mul(size).div(v)}$ and
        $${q(c).mul(size).div(w)}$ hours, in all $${hours}$.`,
      principle: text`A ratio of distances becomes a ratio of times only after each part is divided by its own speed.`,
    };
  },
);

const pairs = [
  [20, 60],
  [25, 70],
  [30, 75],
  [32, 80],
  [36, 66],
  [40, 55],
  [15, 45],
  [24, 54],
  [18, 50],
  [45, 60],
] as const;
const speedSets = [
  [4, 12, 30],
  [5, 15, 45],
  [6, 12, 36],
  [5, 12, 40],
  [4, 10, 24],
  [6, 15, 45],
  [12, 30, 60],
  [15, 36, 72],
  [16, 40, 80],
  [20, 45, 75],
  [24, 40, 60],
  [25, 40, 80],
] as const;

/** Parts in lowest terms whose times add up to neat fractions of an hour. */
const sets = speedSets.flatMap(speeds =>
  upTo(4).flatMap(a =>
    upTo(8).flatMap(b =>
      upTo(9).flatMap(c => {
        const unit = q(a, speeds[0]).add(q(b, speeds[1])).add(q(c, speeds[2]));
        const fits = a < c && gcd(a, b, c) === 1 && (unit.d <= 4n || unit.n === 1n);
        return fits ? [{ parts: [a, b, c] as const, speeds, unit }] : [];
      }),
    ),
  ),
);

/** AR.TSD.7 Easy: two modes in a given time, and three parts in a ratio. */
export const partsOfTheWay: readonly AnyTemplate[] = [
  ...situation<TwoModes>({
    type: 'AR.TSD.7',
    situation: 'two-modes-in-all',
    tries: 20,
    draw: draw => {
      const [slow, fast] = draw.pick(pairs);
      const hours = draw.int(4, 11);
      const time = q(draw.int(3, 2 * hours - 3), 2);
      const way = time.mul(fast - slow).add(slow * hours);
      const fits =
        way.d === 1n &&
        time.mul(fast).d === 1n &&
        !time.mul(2).equals(hours) &&
        !time.mul(fast).mul(2).equals(way);
      return fits ? { way: way.valueOf(), hours, slow, fast, frame: draw.int(0, 2) } : null;
    },
    forms: [fastPart],
  }),
  ...situation<ThreeModes>({
    type: 'AR.TSD.7',
    situation: 'three-parts-in-a-ratio',
    tries: 60,
    draw: draw => {
      const { parts, speeds, unit } = draw.pick(sets);
      const hours = q(draw.int(2, 24), 2);
      const size = hours.div(unit);
      const way = size.mul(parts[0] + parts[1] + parts[2]);
      const fits = size.d === 1n && size.gt(1) && way.lte(600);
      const frame = speeds[0] < 12 ? 0 : draw.int(1, 2);
      return fits ? { parts, speeds, hours: hours.valueOf(), frame } : null;
    },
    forms: [wholeWay],
  }),
];
