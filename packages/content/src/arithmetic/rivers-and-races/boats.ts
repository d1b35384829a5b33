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
    const second = (km + hoursDown) % 2 === 1;
    const stream = second ? 'water' : 'stream';
    const [downwards, upwards] = second ? ['with the water', 'against the water'] : ['downstream', 'back'];
    const down = find(calc`${km} / ${hoursDown}`, { name: `the speed ${downwards}` });
    const up = find(calc`${km} / ${hoursUp}`, { name: `the speed ${upwards}` });
    const difference = step(calc`${down} - ${up}`, {
      name: 'the difference of the two speeds',
      works: tex`\frac{${km}}{${hoursDown}} = ${down}, \qquad \frac{${km}}{${hoursUp}} = ${up}`,
      because: text`The speed of the ${stream} is added one way and subtracted the other way, so the speeds show it.`,
    })`
      Divide the $${km}$ km by each of the two times to find the speed ${downwards} and the speed ${upwards}.`;
    const key = step(calc`${difference} / 2`, {
      name: `the speed of the ${stream}`,
      works: value => tex`\frac{${down} - ${up}}{2} = ${value}`,
      because: text`$(b + s) - (b - s) = 2s$: the speed of the ${boat} cancels, and the ${stream} is counted once
          for each way.`,
    })`
      The first speed is that of the ${boat} plus that of the ${stream}, the second is that of the ${boat} minus that of
      the ${stream}. Their difference is twice the speed of the ${stream}, so halve it.`;
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
          $${difference}$ is the difference of the two speeds, twice the speed of the ${stream}, because it is added
          one way
          and subtracted the other way.`,
        slip('averaged_the_speeds', key, calc`2 * ${km} / (${hoursDown} + ${hoursUp}) - ${up}`)`
          You subtracted the speed ${upwards} from the average speed of both ways and got $${key}$. The speed of the
          ${boat}
          is the middle of the two speeds, and the average is smaller.`,
        slip('answered_another_quantity', difference, calc`${down} + ${up}`)`
          $${key}$ is half of the sum of the two speeds. That is the speed of the ${boat} alone.`,
        slip('averaged_the_speeds', key, calc`${down} - 2 * ${km} / (${hoursDown} + ${hoursUp})`)`
          You subtracted the average speed of both ways from $${down}$ and got $${key}$. The speed of the ${boat} is
          the middle of the two speeds, and the average is smaller.`,
        stop('stopped_a_step_early', up)`
          $${up}$ km/h is the speed ${upwards}. It depends on the ${boat} and on the ${stream}.`,
      ],
      snapRead: text`The ${boat} covers the same distance with the ${stream} and against it, and both times are known.
        The speed of the ${stream} is asked.`,
      approach: text`Find the two speeds. The ${stream} is added one way and subtracted the other way, so the difference
        of the speeds is twice that of the ${stream}.`,
      check: text`The speed of the ${boat} alone is then $${down.sub(key)}$ km/h: $${down.sub(key)} + ${key} = ${down}$
        one way and $${down.sub(key)} - ${key} = ${up}$ the other way, as found from the times.`,
      principle: text`What is added to a speed one way and subtracted the other way is half the difference of the two
        speeds; the speed without it is half their sum.`,
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
    const ratio = step(calc`(100 + ${more}) / 100`, {
      name: 'the ratio of the speeds, down to up',
      works: () => {
        const [m, n] = speedRatio(more);
        return tex`\frac{t_{up}}{t_{down}} = \frac{${100 + more}}{100} = \frac{${m}}{${n}} \;\Rightarrow\;
          \frac{v_{down}}{v_{up}} = \frac{${m}}{${n}}`;
      },
      because: text`A way that takes longer over the same distance is slower in the same proportion. More time by
          a quarter does not mean less speed by a quarter: $\frac{5}{4}$ of the time is $\frac{4}{5}$ of the speed.`,
    })`
      For the same distance, the time up is $\frac{${100 + more}}{100}$ of the time down. The distances are equal, so
      the speeds are in the inverse ratio.`;
    const part = step(calc`2 * ${boatSpeed} / (${ratio.n} + ${ratio.d})`, {
      name: 'one part of this ratio, in km/h',
      works: () => {
        const [m, n] = speedRatio(more);
        return tex`\frac{${m} + ${n}}{2} \text{ parts} = ${boatSpeed} \;\Rightarrow\; 1 \text{ part} =
          ${q(2 * boatSpeed, m + n)}`;
      },
      because: text`The stream adds to the boat's own speed on one way and takes the same away on the other. So
          the own speed lies exactly half-way between the two.`,
    })`
      The speed in still water, ${speed(boatSpeed)}, is the middle of the speeds down and up. So half the sum of the
      parts is this speed; find one part.`;
    const down = find(calc`${part} * ${ratio.n}`, { name: 'the speed down' });
    const up = step(calc`${part} * ${ratio.d}`, {
      name: 'the speed up',
      works: value => tex`v_{down} = ${down}, \qquad v_{up} = ${value}`,
      because: text`A ratio alone gives no time. With one part known in km/h both speeds are, and each way can be
          worked out.`,
    })`
      Multiply by the parts of the ratio to find the speeds down and up in km/h.`;
    const there = find(calc`${km} / ${up}`, { name: 'the hours up' });
    const back = find(calc`${km} / ${down}`, { name: 'the hours down' });
    const key = step(calc`${there} + ${back}`, {
      name: 'the hours up and down',
      works: value =>
        tex`\frac{${km}}{${up}} + \frac{${km}}{${down}} = ${q(km).div(up)} + ${q(km).div(down)} = ${value}`,
      because: text`The two ways are equally long, but not equally fast, so each has its own time. The mean of the
          two speeds would count the slow way too little.`,
    })`
      Divide the $${km}$ km by each speed, and add the two times.`;
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
          You added $${more}\%$ to the time for $${2 * km}$ km in still water and got $${key}$ hours. Only the way up
          takes longer, and it is compared with the way down.`,
        slip('left_out_a_change', ratio, 1)`
          $${2 * km} \div ${boatSpeed} = ${key}$ uses the speed in still water both ways. The way up takes more
          additional time than is saved on the way down.`,
        slip('used_a_wrong_given_number', part, calc`${boatSpeed} / ${ratio.n}`)`
          You used ${boatSpeed} km/h as the speed down. It is the speed in still water, the middle of the speeds down
          and up.`,
        slip('took_inverse_for_direct', ratio, more < 100 && calc`100 / (100 - ${more})`)`
          You read ${more}% more time as ${more}% less speed. The ratio of the speeds is the inverse ratio of the
          times.`,
        stop('stopped_a_step_early', there)`
          $${km} \div ${up} = ${there}$ hours is the time up alone. The time down has to be added.`,
        slip('did_not_halve', key, () => {
          const stream = down.sub(up);
          return stream.valueOf() < boatSpeed
            ? q(km)
                .div(stream.add(boatSpeed))
                .add(q(km).div(q(boatSpeed).sub(stream)))
            : null;
        })`
          You added and subtracted the whole difference of the speeds, $${down} - ${up} = ${down.sub(up)}$. Only half of
          it is added one way and subtracted the other way.`,
        slip('mixed_up_one_way_and_both', back, there)`
          You doubled the time up, as if the speed were $${q(2 * boatSpeed * n, m + n)}$ km/h both ways. The way down is
          faster.`,
        slip('mixed_up_one_way_and_both', there, back)`
          You doubled the time down, as if the speed were $${q(2 * boatSpeed * m, m + n)}$ km/h both ways. The way up is
          slower.`,
        slip('used_a_wrong_given_number', part, calc`${boatSpeed} / ${ratio.d}`)`
          You used ${boatSpeed} km/h as the speed up. It is the speed in still water, the middle of the speeds down and
          up.`,
      ],
      snapRead: text`For the same distance the way up takes $${more}\%$ more time than the way down, and the speed in
        still water is known. The time for both ways is asked.`,
      approach: text`Turn the ratio of the times into the inverse ratio of the speeds. The speed in still water is the
        middle of the two speeds, which gives both of them in km/h. Then add the two times.`,
      check: () =>
        text`The times up and down are $${q(km).div(up)} = ${q(100 + more, 100)} \times ${q(km).div(down)}$ hours, so
          $${more}\%$ fits. The middle of $${down}$ and $${up}$ is ${boatSpeed} km/h, as given.`,
      principle: text`Over equal distances the speeds are in the inverse ratio of the times, and the speed in still
        water is the middle of the speeds down and up.`,
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
