import type Fraction from 'fraction.js';
import { counted, numberTex, withUnit, wording } from '../../show.ts';
import { type AnyTemplate, template } from '../../template.ts';
import { q } from '../../value.ts';

const speed = (value: Fraction | number) => withUnit(value, 'km/h');
const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

const boats = ['ferry', 'patrol boat', 'motorboat', 'fishing boat', 'tourist launch', 'rescue boat'] as const;

/** Times down and up, and a length, for which the stream and the usual wrong answers are whole km/h. */
const roundTrips = upTo(8).flatMap(hoursDown =>
  upTo(9).flatMap(hoursUp =>
    upTo(30).flatMap(sixes => {
      const km = 6 * sixes;
      const [down, up] = [km / hoursDown, km / hoursUp];
      const whole = [down, up, (down - up) / 2, (2 * km) / (hoursDown + hoursUp)].every(Number.isInteger);
      const calm = hoursDown < hoursUp && up >= 4 && down <= 40 && up !== down - up;
      return whole && calm ? [{ km, hoursDown, hoursUp }] : [];
    }),
  ),
);

/** AR.REL.3 Easy: half the difference of the two speeds, each found from distance and time. */
const streamSpeed = template<{ km: number; hoursDown: number; hoursUp: number; boat: string }, Fraction>({
  type: 'AR.REL.3',
  band: 'Easy',
  variant: 'stream-from-round-trip',
  revision: 2,
  draw: draw => ({ ...draw.pick(roundTrips), boat: draw.pick(boats) }),
  stem: ({ km, hoursDown, hoursUp, boat }) =>
    wording(
      km + hoursDown,
      `A ${boat} goes $${km}$ km downstream in ${counted(hoursDown, 'hour')} and comes back in ${counted(hoursUp, 'hour')}, with the engine always at the same power. What is the speed of the stream?`,
      `Two landing places on a river are $${km}$ km apart. With the engine at the same power a ${boat} takes ${counted(hoursDown, 'hour')} from the upper to the lower one and ${counted(hoursUp, 'hour')} for the return. How fast does the water flow?`,
    ),
  answer: ({ km, hoursDown, hoursUp }) => q(km, hoursDown).sub(q(km, hoursUp)).div(2),
  slips: ({ km, hoursDown, hoursUp, boat }) => {
    const [down, up] = [q(km, hoursDown), q(km, hoursUp)];
    const average = q(2 * km, hoursDown + hoursUp);
    return [
      {
        misconception: 'difference_not_halved',
        value: down.sub(up),
        words:
          'The whole difference of the two speeds is twice the stream: the stream helps one way and hinders the other, so it counts twice in it.',
      },
      {
        misconception: 'average_speed_for_still_water',
        value: average.sub(up),
        words: `The average speed of the round trip is not the speed in still water; the ${boat} spends more time upstream.`,
      },
      {
        misconception: 'reports_other_unknown',
        value: down.add(up).div(2),
        words: `The speed of the ${boat} in still water was found here; the stream is asked.`,
      },
      {
        misconception: 'average_speed_for_still_water_down',
        value: down.sub(average),
        words:
          'The average speed of the round trip was taken off the downstream speed; it is not the speed in still water.',
      },
      {
        misconception: 'stops_one_step_early',
        value: up,
        words: 'The speed upstream still holds both the boat and the stream.',
      },
    ];
  },
  show: speed,
  solution: ({ km, hoursDown, hoursUp }) => {
    const [down, up] = [q(km, hoursDown), q(km, hoursUp)];
    const key = down.sub(up).div(2);
    return {
      snapRead:
        'The same distance with and against the stream, with both times. Asked: the stream. Downstream is boat plus stream, upstream boat minus stream.',
      approach:
        "Find the two speeds. Their difference holds the stream twice, because it helps one way and hinders the other; the boat's own speed cancels. So halve the difference.",
      steps: [
        {
          says: 'Divide the distance by each time to get the speeds down and up.',
          works: `\\frac{${km}}{${hoursDown}} = ${numberTex(down)}, \\qquad \\frac{${km}}{${hoursUp}} = ${numberTex(up)}`,
          value: down.sub(up),
        },
        {
          says: 'Take half of their difference.',
          works: `\\frac{${numberTex(down)} - ${numberTex(up)}}{2} = ${numberTex(key)}`,
          value: key,
        },
      ],
      check: `Then the boat makes $${numberTex(down.sub(key))}$ km/h in still water: $${numberTex(down.sub(key))} + ${numberTex(key)} = ${numberTex(down)}$ down and $${numberTex(down.sub(key))} - ${numberTex(key)} = ${numberTex(up)}$ up.`,
      principle: 'Stream speed is half the difference, boat speed half the sum, of the speeds down and up.',
    };
  },
  // Searches the stream in half km/h for which boat speeds from both ways agree.
  verify: ({ km, hoursDown, hoursUp }) => {
    for (let halves = 1; halves < 100; halves += 1) {
      const stream = q(halves, 2);
      const boat = q(km, hoursDown).sub(stream);
      if (boat.sub(stream).mul(hoursUp).equals(km)) return stream;
    }
    throw new Error('no stream fits');
  },
});

interface MoreTime {
  /** Upstream takes this per cent more time. */
  more: number;
  boatSpeed: number;
  km: number;
  boat: string;
}

/** Downstream to upstream speed as m : n in lowest terms. */
const speedRatio = (more: number) => {
  const exact = q(100 + more, 100);
  return [Number(exact.n), Number(exact.d)] as const;
};

/** For each per cent, the journeys whose times are whole or half hours. */
const journeys = [25, 50, 75, 100, 150, 200].map(more => {
  const [m, n] = speedRatio(more);
  return upTo(40).flatMap(boatSpeed =>
    upTo(80).flatMap(twos => {
      const km = 2 * twos;
      const [down, up] = [(2 * boatSpeed * m) / (m + n), (2 * boatSpeed * n) / (m + n)];
      const [hoursDown, hoursUp] = [km / down, km / up];
      const tidy = [down, up, 4 * hoursDown, 4 * hoursUp, 2 * (hoursDown + hoursUp)].every(Number.isInteger);
      const calm = boatSpeed >= 6 && up >= 3 && hoursDown + hoursUp >= 3 && hoursDown + hoursUp <= 12;
      return tidy && calm ? [{ more, boatSpeed, km }] : [];
    }),
  );
});

/** AR.REL.3 Medium: a per cent of time becomes a ratio of speeds, and its sum and difference the boat and the stream. */
const moreTimeUpstream = template<MoreTime, Fraction>({
  type: 'AR.REL.3',
  band: 'Medium',
  seconds: 75,
  variant: 'more-time-upstream',
  revision: 3,
  draw: draw => ({ ...draw.pick(draw.pick(journeys)), boat: draw.pick(boats) }),
  stem: ({ more, boatSpeed, km, boat }) =>
    wording(
      km / 2 + boatSpeed + more / 25,
      `On a river a ${boat} needs $${more}\\%$ more time for any distance upstream than for the same distance downstream. Its speed in still water is ${speed(boatSpeed)}. How long does it take to go $${km}$ km upstream and come back?`,
      `A ${boat}, which does ${speed(boatSpeed)} in still water, makes a trip of $${km}$ km against the current and back. The way out takes $${more}\\%$ longer than the way back. What is the total travelling time?`,
      `The way against the stream takes a ${boat} $${more}\\%$ longer than the way with it. Had the water stood still, the boat would have done ${speed(boatSpeed)}. In how many hours does it cover $${km}$ km up the river and the same way down?`,
    ),
  answer: ({ more, boatSpeed, km }) => {
    const [m, n] = speedRatio(more);
    return q(km * (m + n), 2 * boatSpeed * m).add(q(km * (m + n), 2 * boatSpeed * n));
  },
  slips: ({ more, boatSpeed, km }) => {
    const [m, n] = speedRatio(more);
    const both = (down: Fraction, up: Fraction) =>
      down.valueOf() > 0 && up.valueOf() > 0 ? q(km).div(down).add(q(km).div(up)) : q(0);
    const stream = q(boatSpeed * (m - n), m + n);
    const less = q(100 - more, 100);
    const lessDown = q(2 * boatSpeed).div(less.add(1).equals(0) ? 1 : less.add(1));
    return [
      {
        misconception: 'more_time_both_ways',
        value: q(2 * km, boatSpeed).mul(q(100 + more, 100)),
        words: `The whole trip was given $${more}\\%$ more time than $${2 * km}$ km take in still water; only the way up takes longer, and than the way down.`,
      },
      {
        misconception: 'stream_cancels_out',
        value: q(2 * km, boatSpeed),
        words:
          'The speed in still water was used both ways, as if the stream cancelled out; it costs more time up than it saves down.',
      },
      {
        misconception: 'still_speed_taken_as_downstream',
        value: both(q(boatSpeed), q(boatSpeed * n, m)),
        words: `${boatSpeed} km/h is not the speed downstream but the speed in still water, halfway between up and down.`,
      },
      {
        misconception: 'more_time_read_as_less_speed',
        value: both(lessDown, lessDown.mul(less)),
        words: `${more}% more time was read as ${more}% less speed; the ratio of speeds is the inverse ratio of times.`,
      },
      {
        misconception: 'reports_part_for_whole',
        value: q(km * (m + n), 2 * boatSpeed * n),
        words: 'The time upstream stands alone here; the way back belongs to it.',
      },
      {
        misconception: 'difference_not_halved',
        value: both(stream.mul(2).add(boatSpeed), q(boatSpeed).sub(stream.mul(2))),
        words:
          'The whole difference of the speeds down and up was taken for the stream; it is twice the stream.',
      },
      {
        misconception: 'same_time_both_ways',
        value: q(km * (m + n), boatSpeed * n),
        words: `Twice the time upstream, with $${numberTex(q(2 * boatSpeed * n, m + n))}$ km/h both ways, is too long; the way back is faster.`,
      },
      {
        misconception: 'same_time_both_ways',
        value: q(km * (m + n), boatSpeed * m),
        words: `Twice the time downstream, with $${numberTex(q(2 * boatSpeed * m, m + n))}$ km/h both ways, is too short; the way up is slower.`,
      },
      {
        misconception: 'still_speed_taken_as_upstream',
        value: both(q(boatSpeed * m, n), q(boatSpeed)),
        words: `${boatSpeed} km/h is not the speed upstream but the speed in still water, halfway between up and down.`,
      },
    ];
  },
  show: value => withUnit(value, value.equals(1) ? 'hour' : 'hours'),
  plausible: value => value.valueOf() > 0 && value.d <= 6n,
  solution: ({ more, boatSpeed, km }) => {
    const [m, n] = speedRatio(more);
    const [down, up] = [q(2 * boatSpeed * m, m + n), q(2 * boatSpeed * n, m + n)];
    const key = q(km).div(down).add(q(km).div(up));
    return {
      snapRead: `Upstream takes $${more}\\%$ more time for the same distance, and the speed in still water is known. Asked: the time for a round trip. Equal distances: speeds are in the inverse ratio of the times.`,
      approach:
        'Turn the ratio of times over to get the ratio of the speeds down and up. The speed in still water is their mean, so the parts of the ratio can be scaled to km/h at once. Then add the two times; the mean speed must not be used for the way.',
      steps: [
        {
          says: 'Write the ratio of times, up to down, and turn it over for the speeds, down to up.',
          works: `\\frac{t_{up}}{t_{down}} = \\frac{${100 + more}}{100} = \\frac{${m}}{${n}} \\;\\Rightarrow\\; \\frac{v_{down}}{v_{up}} = \\frac{${m}}{${n}}`,
          value: q(m, n),
        },
        {
          says: 'The mean of the two speeds is the speed in still water: find what one part of the ratio is worth in km/h.',
          works: `\\frac{${m} + ${n}}{2} \\text{ parts} = ${boatSpeed} \\;\\Rightarrow\\; 1 \\text{ part} = ${numberTex(q(2 * boatSpeed, m + n))}`,
          value: q(2 * boatSpeed, m + n),
        },
        {
          says: 'Scale to get the speeds down and up.',
          works: `v_{down} = ${numberTex(down)}, \\qquad v_{up} = ${numberTex(up)}`,
          value: up,
        },
        {
          says: 'Add the times up and down.',
          works: `\\frac{${km}}{${numberTex(up)}} + \\frac{${km}}{${numberTex(down)}} = ${numberTex(q(km).div(up))} + ${numberTex(q(km).div(down))} = ${numberTex(key)}`,
          value: key,
        },
      ],
      check: `The times fit: $${numberTex(q(km).div(up))} = ${numberTex(q(100 + more, 100))} \\times ${numberTex(q(km).div(down))}$; and the speeds $${numberTex(down)}$ and $${numberTex(up)}$ have the mean ${boatSpeed} km/h.`,
      principle:
        'Over equal distances the speeds are in the inverse ratio of the times, and the still-water speed is the mean of down and up.',
    };
  },
  // Searches the stream in steps of 1/60 km/h for which the two times are in the stated ratio.
  verify: ({ more, boatSpeed, km }) => {
    for (let steps = 1; steps < 60 * boatSpeed; steps += 1) {
      const [down, up] = [60 * boatSpeed + steps, 60 * boatSpeed - steps];
      // Times are 60 km/down and 60 km/up; compare them crosswise.
      if (100 * down === (100 + more) * up) return q(60 * km, down).add(q(60 * km, up));
    }
    throw new Error('no stream fits');
  },
});

/** AR.REL.3 Easy and Medium: a stream that helps and hinders. */
export const boatsOnARiver: readonly AnyTemplate[] = [streamSpeed, moreTimeUpstream];
