import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { counted, numberTex, withUnit, wording } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
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

interface RoundTrip {
  km: number;
  hoursDown: number;
  hoursUp: number;
  boat: string;
}

const streamSpeedAsked = form({
  form: 'from-round-trip',
  band: 'Easy',
  revision: 2,
  stem: ({ km, hoursDown, hoursUp, boat }) =>
    wording(
      km + hoursDown,
      `A ${boat} goes $${km}$ km downstream in ${counted(hoursDown, 'hour')} and comes back in ${counted(hoursUp, 'hour')}, with the engine always at the same power. What is the speed of the stream?`,
      `Two landing places on a river are $${km}$ km apart. With the engine at the same power a ${boat} takes ${counted(hoursDown, 'hour')} from the upper to the lower one and ${counted(hoursUp, 'hour')} for the return. How fast does the water flow?`,
    ),
  path: path<RoundTrip>()
    .quiet('down', ({ km, hoursDown }) => q(km, hoursDown))
    .quiet('up', ({ km, hoursUp }) => q(km, hoursUp))
    .step(
      'difference',
      (_p, { down, up }) => down.sub(up),
      'Divide the distance by each time to get the speeds down and up.',
      ({ km, hoursDown, hoursUp }, { down, up }) =>
        `\\frac{${km}}{${hoursDown}} = ${numberTex(down)}, \\qquad \\frac{${km}}{${hoursUp}} = ${numberTex(up)}`,
    )
    .step(
      'key',
      (_p, { difference }) => difference.div(2),
      'Take half of their difference.',
      (_p, { down, up, key }) => `\\frac{${numberTex(down)} - ${numberTex(up)}}{2} = ${numberTex(key)}`,
    ),
  slips: [
    {
      misconception: 'difference_not_halved',
      gives: 'difference',
      words: (_p, { down, up, difference }) =>
        `$${numberTex(down)} - ${numberTex(up)} = ${numberTex(difference)}$ is twice the stream: the stream helps one way and hinders the other, so it counts twice in the difference of the speeds.`,
    },
    {
      misconception: 'average_speed_for_still_water',
      at: 'key',
      wrongly: ({ km, hoursDown, hoursUp }, { up }) => q(2 * km, hoursDown + hoursUp).sub(up),
      words: ({ boat }, { up, key }) =>
        `$${numberTex(key.add(up))} - ${numberTex(up)} = ${numberTex(key)}$ starts from the average speed of the round trip, which is not the speed in still water; the ${boat} spends more time upstream.`,
    },
    {
      misconception: 'reports_other_unknown',
      at: 'difference',
      wrongly: (_p, { down, up }) => down.add(up),
      words: ({ boat }, { down, up, key }) =>
        `Half the sum of $${numberTex(down)}$ and $${numberTex(up)}$ is the speed of the ${boat} in still water, $${numberTex(key)}$; the stream is asked.`,
    },
    {
      misconception: 'average_speed_for_still_water_down',
      at: 'key',
      wrongly: ({ km, hoursDown, hoursUp }, { down }) => down.sub(q(2 * km, hoursDown + hoursUp)),
      words: (_p, { down, key }) =>
        `$${numberTex(down)} - ${numberTex(down.sub(key))}$ takes the average speed of the round trip off the downstream speed; it is not the speed in still water.`,
    },
    {
      misconception: 'stops_one_step_early',
      gives: 'up',
      words: (_p, { up }) =>
        `The speed upstream, $${numberTex(up)}$, still holds both the boat and the stream.`,
    },
  ],
  show: speed,
  snapRead: () =>
    'The same distance with and against the stream, with both times. Asked: the stream. Downstream is boat plus stream, upstream boat minus stream.',
  approach: () =>
    "Find the two speeds. Their difference holds the stream twice, because it helps one way and hinders the other; the boat's own speed cancels. So halve the difference.",
  check: (_p, { down, up, key }) =>
    `Then the boat makes $${numberTex(down.sub(key))}$ km/h in still water: $${numberTex(down.sub(key))} + ${numberTex(key)} = ${numberTex(down)}$ down and $${numberTex(down.sub(key))} - ${numberTex(key)} = ${numberTex(up)}$ up.`,
  principle: 'Stream speed is half the difference, boat speed half the sum, of the speeds down and up.',
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

/** AR.REL.3 Easy: half the difference of the two speeds, each found from distance and time. */
const streamSpeed: readonly AnyTemplate[] = situation<RoundTrip>({
  type: 'AR.REL.3',
  situation: 'stream',
  draw: draw => ({ ...draw.pick(roundTrips), boat: draw.pick(boats) }),
  forms: [streamSpeedAsked],
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

const moreTimeUpstreamAsked = form({
  form: 'time-upstream',
  band: 'Medium',
  revision: 4,
  seconds: 75,
  stem: ({ more, boatSpeed, km, boat }) =>
    wording(
      km / 2 + boatSpeed + more / 25,
      `On a river a ${boat} needs $${more}\\%$ more time for any distance upstream than for the same distance downstream. Its speed in still water is ${speed(boatSpeed)}. How long does it take to go $${km}$ km upstream and come back?`,
      `A ${boat}, which does ${speed(boatSpeed)} in still water, makes a trip of $${km}$ km against the current and back. The way out takes $${more}\\%$ longer than the way back. What is the total travelling time?`,
      `Any distance against the stream takes a ${boat} ${more === 100 ? 'twice as long as' : `$${more}\\%$ longer than`} the same distance with it. The speed of the boat in still water is ${speed(boatSpeed)}. In how many hours does it cover $${km}$ km up the river and the same distance down?`,
    ),
  path: path<MoreTime>()
    .step(
      'ratio',
      ({ more }) => q(100 + more, 100),
      'Write the ratio of times, up to down, and turn it over for the speeds, down to up.',
      ({ more }) => {
        const [m, n] = speedRatio(more);
        return `\\frac{t_{up}}{t_{down}} = \\frac{${100 + more}}{100} = \\frac{${m}}{${n}} \\;\\Rightarrow\\; \\frac{v_{down}}{v_{up}} = \\frac{${m}}{${n}}`;
      },
    )
    .step(
      'part',
      ({ boatSpeed }, { ratio }) => q(2 * boatSpeed).div(Number(ratio.n + ratio.d)),
      'The mean of the two speeds is the speed in still water: find what one part of the ratio is worth in km/h.',
      ({ more, boatSpeed }) => {
        const [m, n] = speedRatio(more);
        return `\\frac{${m} + ${n}}{2} \\text{ parts} = ${boatSpeed} \\;\\Rightarrow\\; 1 \\text{ part} = ${numberTex(q(2 * boatSpeed, m + n))}`;
      },
    )
    .quiet('down', (_p, { ratio, part }) => part.mul(Number(ratio.n)))
    .step(
      'up',
      (_p, { ratio, part }) => part.mul(Number(ratio.d)),
      'Scale to get the speeds down and up.',
      (_p, { down, up }) => `v_{down} = ${numberTex(down)}, \\qquad v_{up} = ${numberTex(up)}`,
    )
    .quiet('there', ({ km }, { up }) => q(km).div(up))
    .quiet('back', ({ km }, { down }) => q(km).div(down))
    .step(
      'key',
      (_p, { there, back }) => there.add(back),
      'Add the times up and down.',
      ({ km }, { down, up, key }) =>
        `\\frac{${km}}{${numberTex(up)}} + \\frac{${km}}{${numberTex(down)}} = ${numberTex(q(km).div(up))} + ${numberTex(q(km).div(down))} = ${numberTex(key)}`,
    ),
  slips: [
    {
      misconception: 'more_time_both_ways',
      at: 'key',
      wrongly: ({ more, boatSpeed, km }) => q(2 * km, boatSpeed).mul(q(100 + more, 100)),
      words: ({ more, km }) =>
        `The whole trip was given $${more}\\%$ more time than $${2 * km}$ km take in still water; only the way up takes longer, and than the way down.`,
    },
    {
      misconception: 'stream_cancels_out',
      at: 'ratio',
      wrongly: () => q(1),
      words: ({ boatSpeed, km }, { key }) =>
        `$${2 * km} \\div ${boatSpeed} = ${numberTex(key)}$ uses the speed in still water both ways, as if the stream cancelled out; it costs more time up than it saves down.`,
    },
    {
      misconception: 'still_speed_taken_as_downstream',
      at: 'part',
      wrongly: ({ boatSpeed }, { ratio }) => q(boatSpeed).div(Number(ratio.n)),
      words: ({ boatSpeed }) =>
        `${boatSpeed} km/h is not the speed downstream but the speed in still water, halfway between up and down.`,
    },
    {
      misconception: 'more_time_read_as_less_speed',
      at: 'ratio',
      wrongly: ({ more }) => (more < 100 ? q(100, 100 - more) : null),
      words: ({ more }) =>
        `${more}% more time was read as ${more}% less speed; the ratio of speeds is the inverse ratio of times.`,
    },
    {
      misconception: 'reports_part_for_whole',
      gives: 'there',
      words: ({ km }, { up, there }) =>
        `The time upstream, $${km} \\div ${numberTex(up)} = ${numberTex(there)}$, stands alone here; the way back belongs to it.`,
    },
    {
      misconception: 'difference_not_halved',
      at: 'key',
      wrongly: ({ boatSpeed, km }, { down, up }) => {
        const stream = down.sub(up);
        return stream.valueOf() < boatSpeed
          ? q(km)
              .div(stream.add(boatSpeed))
              .add(q(km).div(q(boatSpeed).sub(stream)))
          : null;
      },
      words: (_p, { down, up }) =>
        `The whole difference of the speeds down and up, $${numberTex(down)} - ${numberTex(up)} = ${numberTex(down.sub(up))}$, was taken for the stream; it is twice the stream.`,
    },
    {
      misconception: 'same_time_both_ways',
      at: 'back',
      wrongly: (_p, { there }) => there,
      words: ({ more, boatSpeed }) => {
        const [m, n] = speedRatio(more);
        return `Twice the time upstream, with $${numberTex(q(2 * boatSpeed * n, m + n))}$ km/h both ways, is too long; the way back is faster.`;
      },
    },
    {
      misconception: 'same_time_both_ways',
      at: 'there',
      wrongly: (_p, { back }) => back,
      words: ({ more, boatSpeed }) => {
        const [m, n] = speedRatio(more);
        return `Twice the time downstream, with $${numberTex(q(2 * boatSpeed * m, m + n))}$ km/h both ways, is too short; the way up is slower.`;
      },
    },
    {
      misconception: 'still_speed_taken_as_upstream',
      at: 'part',
      wrongly: ({ boatSpeed }, { ratio }) => q(boatSpeed).div(Number(ratio.d)),
      words: ({ boatSpeed }) =>
        `${boatSpeed} km/h is not the speed upstream but the speed in still water, halfway between up and down.`,
    },
  ],
  show: value => withUnit(value, value.equals(1) ? 'hour' : 'hours'),
  plausible: value => value.valueOf() > 0 && value.d <= 6n,
  snapRead: ({ more }) =>
    `Upstream takes $${more}\\%$ more time for the same distance, and the speed in still water is known. Asked: the time for a round trip. Equal distances: speeds are in the inverse ratio of the times.`,
  approach: () =>
    'Turn the ratio of times over to get the ratio of the speeds down and up. The speed in still water is their mean, so the parts of the ratio can be scaled to km/h at once. Then add the two times; the mean speed must not be used for the way.',
  check: ({ more, boatSpeed, km }, { down, up }) =>
    `The times fit: $${numberTex(q(km).div(up))} = ${numberTex(q(100 + more, 100))} \\times ${numberTex(q(km).div(down))}$; and the speeds $${numberTex(down)}$ and $${numberTex(up)}$ have the mean ${boatSpeed} km/h.`,
  principle:
    'Over equal distances the speeds are in the inverse ratio of the times, and the still-water speed is the mean of down and up.',
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

/** AR.REL.3 Medium: a per cent of time becomes a ratio of speeds, and its sum and difference the boat and the stream. */
const moreTimeUpstream: readonly AnyTemplate[] = situation<MoreTime>({
  type: 'AR.REL.3',
  situation: 'more',
  draw: draw => ({ ...draw.pick(draw.pick(journeys)), boat: draw.pick(boats) }),
  forms: [moreTimeUpstreamAsked],
});

/** AR.REL.3 Easy and Medium: a stream that helps and hinders. */
export const boatsOnARiver: readonly AnyTemplate[] = [...streamSpeed, ...moreTimeUpstream];
