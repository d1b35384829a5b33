import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
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

const streamSpeedAsked = form<RoundTrip>(
  'from-round-trip',
  {
    band: 'Easy',
    revision: 2,
    // Searches the stream in half km/h for which boat speeds from both ways agree.
    verify: ({ km, hoursDown, hoursUp }) => {
      for (let halves = 1; halves < 100; halves += 1) {
        const stream = q(halves, 2);
        const boat = q(km, hoursDown).sub(stream);
        if (boat.sub(stream).mul(hoursUp).equals(km)) return stream;
      }
      throw new Error('no stream fits');
    },
  },
  ({ km, hoursDown, hoursUp, boat }, { step, find }) => {
    const down = find(calc`${km} / ${hoursDown}`);
    const up = find(calc`${km} / ${hoursUp}`);
    const difference = step(
      calc`${down} - ${up}`,
      tex`\frac{${km}}{${hoursDown}} = ${down}, \qquad \frac{${km}}{${hoursUp}} = ${up}`,
    )`
      Divide the distance by each time to get the speeds down and up.`;
    const key = step(calc`${difference} / 2`, value => tex`\frac{${down} - ${up}}{2} = ${value}`)`
      Take half of their difference.`;
    return {
      answer: key,
      stem: wording(
        km + hoursDown,
        text`A ${boat} goes $${km}$ km downstream in ${hoursDown} hour(s) and comes back in ${hoursUp} hour(s), with the
          engine always at the same power. What is the speed of the stream?`,
        text`Two landing places on a river are $${km}$ km apart. With the engine at the same power a ${boat} takes
          ${hoursDown} hour(s) from the upper to the lower one and ${hoursUp} hour(s) for the return. How fast does the
          water flow?`,
      ),
      show: speed,
      slips: [
        stop('did_not_halve', difference)`
          $${down} - ${up} = ${difference}$ is twice the stream: the stream helps one way and hinders the other, so it
          counts twice in the difference of the speeds.`,
        slip('averaged_the_speeds', key, calc`2 * ${km} / (${hoursDown} + ${hoursUp}) - ${up}`)`
          $${key.add(up)} - ${up} = ${key}$ starts from the average speed of the round trip, which is not the speed in
          still water; the ${boat} spends more time upstream.`,
        slip('answered_another_quantity', difference, calc`${down} + ${up}`)`
          Half the sum of $${down}$ and $${up}$ is the speed of the ${boat} in still water, $${key}$; the stream is
          asked.`,
        slip('averaged_the_speeds', key, calc`${down} - 2 * ${km} / (${hoursDown} + ${hoursUp})`)`
          $${down} - ${down.sub(key)}$ takes the average speed of the round trip off the downstream speed; it is not the
          speed in still water.`,
        stop('stopped_a_step_early', up)`
          The speed upstream, $${up}$, still holds both the boat and the stream.`,
      ],
      snapRead: text`The same distance with and against the stream, with both times. Asked: the stream. Downstream is
        boat plus stream, upstream boat minus stream.`,
      approach: text`Find the two speeds. Their difference holds the stream twice, because it helps one way and hinders
        the other; the boat's own speed cancels. So halve the difference.`,
      check: text`Then the boat makes $${down.sub(key)}$ km/h in still water: $${down.sub(key)} + ${key} = ${down}$ down
        and $${down.sub(key)} - ${key} = ${up}$ up.`,
      principle: text`Stream speed is half the difference, boat speed half the sum, of the speeds down and up.`,
    };
  },
);

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

const moreTimeUpstreamAsked = form<MoreTime>(
  'time-upstream',
  {
    band: 'Medium',
    seconds: 75,
    revision: 4,
    // Searches the stream in steps of 1/60 km/h for which the two times are in the stated ratio.
    verify: ({ more, boatSpeed, km }) => {
      for (let steps = 1; steps < 60 * boatSpeed; steps += 1) {
        const [down, up] = [60 * boatSpeed + steps, 60 * boatSpeed - steps];
        // Times are 60 km/down and 60 km/up; compare them crosswise.
        if (100 * down === (100 + more) * up) return q(60 * km, down).add(q(60 * km, up));
      }
      throw new Error('no stream fits');
    },
  },
  ({ more, boatSpeed, km, boat }, { step, find }) => {
    const ratio = step(calc`(100 + ${more}) / 100`, () => {
      const [m, n] = speedRatio(more);
      return tex`\frac{t_{up}}{t_{down}} = \frac{${100 + more}}{100} = \frac{${m}}{${n}} \;\Rightarrow\;
        \frac{v_{down}}{v_{up}} = \frac{${m}}{${n}}`;
    })`
      Write the ratio of times, up to down, and turn it over for the speeds, down to up.`;
    const part = step(calc`2 * ${boatSpeed} / (${ratio.n} + ${ratio.d})`, () => {
      const [m, n] = speedRatio(more);
      return tex`\frac{${m} + ${n}}{2} \text{ parts} = ${boatSpeed} \;\Rightarrow\; 1 \text{ part} =
        ${q(2 * boatSpeed, m + n)}`;
    })`
      The mean of the two speeds is the speed in still water: find what one part of the ratio is worth in km/h.`;
    const down = find(calc`${part} * ${ratio.n}`);
    const up = step(calc`${part} * ${ratio.d}`, value => tex`v_{down} = ${down}, \qquad v_{up} = ${value}`)`
      Scale to get the speeds down and up.`;
    const there = find(calc`${km} / ${up}`);
    const back = find(calc`${km} / ${down}`);
    const key = step(
      calc`${there} + ${back}`,
      value =>
        tex`\frac{${km}}{${up}} + \frac{${km}}{${down}} = ${q(km).div(up)} + ${q(km).div(down)} = ${value}`,
    )`
      Add the times up and down.`;
    const [m, n] = speedRatio(more);
    return {
      answer: key,
      stem: wording(
        km / 2 + boatSpeed + more / 25,
        text`On a river a ${boat} needs $${more}\%$ more time for any distance upstream than for the same distance
          downstream. Its speed in still water is ${speed(boatSpeed)}. How long does it take to go $${km}$ km upstream
          and come back?`,
        text`A ${boat}, which does ${speed(boatSpeed)} in still water, makes a trip of $${km}$ km against the current
          and back. The way out takes $${more}\%$ longer than the way back. What is the total travelling time?`,
        text`Any distance against the stream takes a ${boat}
          ${more === 100 ? 'twice as long as' : text`$${more}\%$ longer than`} the same distance with it. The speed of
          the boat in still water is ${speed(boatSpeed)}. In how many hours does it cover $${km}$ km up the river and
          the same distance down?`,
      ),
      show: value => withUnit(value, value.equals(1) ? 'hour' : 'hours'),
      plausible: value => value.valueOf() > 0 && value.d <= 6n,
      slips: [
        slip('worked_for_a_wrong_time', key, calc`2 * ${km} / ${boatSpeed} * (100 + ${more}) / 100`)`
          The whole trip was given $${more}\%$ more time than $${2 * km}$ km take in still water; only the way up takes
          longer, and than the way down.`,
        slip('left_out_a_change', ratio, 1)`
          $${2 * km} \div ${boatSpeed} = ${key}$ uses the speed in still water both ways, as if the stream cancelled
          out; it costs more time up than it saves down.`,
        slip('used_a_wrong_given_number', part, calc`${boatSpeed} / ${ratio.n}`)`
          ${boatSpeed} km/h is not the speed downstream but the speed in still water, halfway between up and down.`,
        slip('took_inverse_for_direct', ratio, more < 100 && calc`100 / (100 - ${more})`)`
          ${more}% more time was read as ${more}% less speed; the ratio of speeds is the inverse ratio of times.`,
        stop('stopped_a_step_early', there)`
          The time upstream, $${km} \div ${up} = ${there}$, stands alone here; the way back belongs to it.`,
        slip('did_not_halve', key, () => {
          const stream = down.sub(up);
          return stream.valueOf() < boatSpeed
            ? q(km)
                .div(stream.add(boatSpeed))
                .add(q(km).div(q(boatSpeed).sub(stream)))
            : null;
        })`
          The whole difference of the speeds down and up, $${down} - ${up} = ${down.sub(up)}$, was taken for the stream;
          it is twice the stream.`,
        slip('mixed_up_one_way_and_both', back, there)`
          Twice the time upstream, with $${q(2 * boatSpeed * n, m + n)}$ km/h both ways, is too long; the way back is
          faster.`,
        slip('mixed_up_one_way_and_both', there, back)`
          Twice the time downstream, with $${q(2 * boatSpeed * m, m + n)}$ km/h both ways, is too short; the way up is
          slower.`,
        slip('used_a_wrong_given_number', part, calc`${boatSpeed} / ${ratio.d}`)`
          ${boatSpeed} km/h is not the speed upstream but the speed in still water, halfway between up and down.`,
      ],
      snapRead: text`Upstream takes $${more}\%$ more time for the same distance, and the speed in still water is known.
        Asked: the time for a round trip. Equal distances: speeds are in the inverse ratio of the times.`,
      approach: text`Turn the ratio of times over to get the ratio of the speeds down and up. The speed in still water
        is their mean, so the parts of the ratio can be scaled to km/h at once. Then add the two times; the mean speed
        must not be used for the way.`,
      check: () =>
        text`The times fit: $${q(km).div(up)} = ${q(100 + more, 100)} \times ${q(km).div(down)}$; and the speeds
          $${down}$ and $${up}$ have the mean ${boatSpeed} km/h.`,
      principle: text`Over equal distances the speeds are in the inverse ratio of the times, and the still-water speed
        is the mean of down and up.`,
    };
  },
);

/**
 * AR.REL.3 Medium: a per cent of time becomes a ratio of speeds, and its sum and difference the boat and the
 * stream.
 */
const moreTimeUpstream: readonly AnyTemplate[] = situation<MoreTime>({
  type: 'AR.REL.3',
  situation: 'more',
  draw: draw => ({ ...draw.pick(draw.pick(journeys)), boat: draw.pick(boats) }),
  forms: [moreTimeUpstreamAsked],
});

/** AR.REL.3 Easy and Medium: a stream that helps and hinders. */
export const boatsOnARiver: readonly AnyTemplate[] = [...streamSpeed, ...moreTimeUpstream];
