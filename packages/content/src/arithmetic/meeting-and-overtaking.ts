import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../question/index.ts';
import { clockTime, withUnit } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { q } from '../value.ts';

const speed = (value: Fraction | number) => withUnit(value, 'km/h');
const inHalves = (value: Fraction) => value.d <= 2n;

const chases = [
  ['goods truck', 'car'],
  ['school bus', 'jeep'],
  ['cyclist', 'motorcyclist'],
  ['local bus', 'express bus'],
  ['tractor', 'scooter'],
] as const;

interface Chase {
  slow: number;
  fast: number;
  /** Minutes between the two starts. */
  lead: number;
  start: number;
  pair: readonly [string, string];
}

/** Minutes the faster needs after its own start. */
const chaseMinutes = ({ slow, fast, lead }: Chase) => q(slow * lead, fast - slow);

const overtakesAtAsked = form<Chase>(
  'at',
  {
    band: 'Easy',
    // Minute by minute, in units of 1/60 km, until the two places agree.
    verify: ({ slow, fast, lead, start }) => {
      let ahead = slow * lead;
      let minute = start + lead;
      for (; ahead > 0; minute += 1) ahead += slow - fast;
      if (ahead !== 0) throw new Error('not at a whole minute');
      return minute;
    },
  },
  ({ slow, lead, pair, fast, start }, { step, find }) => {
    const [first, second] = pair;
    const gap = step(calc`${slow} * (${lead} / 60)`, {
      name: `the km by which the ${first} is ahead when the ${second} starts`,
      because: text`From then on both move, and only the distance between them matters.`,
    })`
      Find how many km the ${first} has covered when the ${second} starts: ${lead} minutes at ${speed(slow)}.`;
    const closing = find(calc`${fast} - ${slow}`, {
      name: 'the speed at which the distance between them shrinks',
    });
    const minutes = step(calc`${gap} / ${closing} * 60`, {
      name: `the minutes from the start of the ${second}`,
      works: value => tex`\frac{${gap}}{${fast} - ${slow}} \times 60 = ${value}`,
      because: text`In an hour the faster one covers more by the difference of the speeds, so this is what the gap
          loses in an hour. The slower one moves on all the time, so the faster speed alone would be too much.`,
    })`
      Both go the same way, so this distance shrinks at the difference of the speeds. Divide by the difference, and
      multiply by 60 to get minutes.`;
    const from = find(calc`${start} + ${lead}`, { name: `the time at which the ${second} starts` });
    const at = step(calc`${minutes} + ${from}`, {
      name: `the time at which the ${second} overtakes the ${first}`,
      works: value => tex`\text{${clockTime(from)}} + ${minutes} \text{ min} = \text{${clockTime(value)}}`,
      because: text`The gap was worked out for the moment when the ${second} starts. So the time runs from there,
          not from the start of the ${first}.`,
    })`
      These minutes begin when the ${second} starts, so add them to ${clockTime(start + lead)}.`;
    return {
      answer: at,
      stem: text`A ${first} leaves a town at ${clockTime(start)} at ${speed(slow)}.
        ${second === 'express bus' ? 'An' : 'A'} ${second} leaves the same town along the same road at
        ${clockTime(start + lead)} at ${speed(fast)}. At what time does the ${second} overtake the ${first}?`,
      show: clockTime,
      plausible: value =>
        value.d === 1n && value.n % 5n === 0n && value.valueOf() > start + lead && value.valueOf() < 1440,
      slips: [
        slip('misused_the_head_start', from, start)`
          You counted the $${minutes}$ minutes from ${clockTime(start)}, when the ${first} starts. They begin when the
          ${second} starts.`,
        slip('took_a_mover_for_standing', closing, fast)`
          $${gap}$ km at $${fast}$ km/h take $${minutes}$ minutes. But in this time the ${first} goes on, so the
          ${second} does not reach it yet.`,
        slip('used_the_wrong_relative_speed', closing, calc`${fast} + ${slow}`)`
          You added the speeds, ${here}, which is right for two that come towards each other. Here both go the same way,
          so $${minutes}$ minutes are too few.`,
        slip('misused_the_head_start', gap, calc`${fast} * ${lead} / 60`)`
          You put the ${first} $${gap}$ km ahead, which is what the ${second} would cover in ${lead} minutes. The
          ${first} goes at ${slow} km/h.`,
        slip('misused_the_head_start', minutes, calc`${minutes} + ${gap} / ${fast} * 60`)`
          To the right time you added the $${gap.div(fast).mul(60)}$ minutes in which the ${second} reaches the place
          where the ${first} was at the start, and got $${minutes}$. They are a part of that time already.`,
      ],
      snapRead: text`Both use the same road in the same direction, but start at different times, and the time of
        overtaking is asked. For the same direction use the difference of the speeds.`,
      approach: text`Look at the moment at which the ${second} starts. Find how far the ${first} is ahead then, and
        divide this distance by the difference of the speeds.`,
      check: text`At that time the ${second} has covered $${fast} \times ${frac(minutes.div(60))} =
        ${minutes.mul(fast).div(60)}$ km and the ${first} $${slow} \times ${frac(minutes.add(lead).div(60))} =
        ${minutes.add(lead).mul(slow).div(60)}$ km, so both are at the same place.`,
      principle: text`When one starts earlier, turn the earlier time into a distance and divide it by the difference of
        the speeds.`,
    };
  },
);

/** AR.TSD.3 Easy: the head start becomes a distance, the difference of speeds closes it. */
const overtakesAt: readonly AnyTemplate[] = situation<Chase>({
  type: 'AR.TSD.3',
  situation: 'overtakes',
  draw: draw => {
    const pair = draw.pick(chases);
    const crawl = pair[0] === 'cyclist' || pair[0] === 'tractor';
    const slow = crawl ? draw.step(10, 20, 2) : draw.step(30, 60, 5);
    const fast = crawl ? draw.step(24, 50, 2) : draw.step(45, 90, 5);
    const lead = draw.pick([20, 30, 40, 45, 60, 75, 90, 120]);
    const start = draw.step(360, 600, 15);
    const p = { slow, fast, lead, start, pair };
    if (fast <= slow) return null;
    const minutes = chaseMinutes(p);
    const fits =
      minutes.d === 1n && minutes.n % 5n === 0n && minutes.valueOf() <= 300 && !minutes.equals(lead);
    return fits ? p : null;
  },
  forms: [overtakesAtAsked],
});

interface Halfway {
  slow: number;
  fast: number;
  /** Half hours by which the faster starts later. */
  halves: number;
  names: readonly string[];
  mode: string;
  start: number;
}

const meetHalfwayAsked = form<Halfway>(
  'halfway',
  {
    band: 'Easy',
    seconds: 60,
    // Tries every distance for which the two times differ by the head start.
    verify: ({ slow, fast, halves }) => {
      for (let km = 1; km <= 2000; km += 1)
        if (
          q(km, 2 * slow)
            .sub(q(km, 2 * fast))
            .equals(q(halves, 2))
        )
          return km;
      throw new Error('no distance fits');
    },
  },
  ({ halves, slow, names, fast, start, mode }, { step, find }) => {
    const [a, b] = names;
    const head = find(calc`${halves} / 2`, { name: `the hours by which ${b} starts later` });
    const gap = step(calc`${head} * ${slow}`, {
      name: `the km that ${a} covers before ${b} starts`,
      works: tex`${slow} \times ${head} = ${head.mul(slow)}`,
      because: text`Only ${a} is on the way in this time. They meet halfway, so these km are what ${b} has to make
          up for by being faster.`,
    })`
      Find how many km ${a} has covered when ${b} starts, ${head} hour(s) later.`;
    const hours = step(calc`${gap} / (${fast} - ${slow})`, {
      name: `the hours that ${b} needs to the meeting`,
      because: text`They meet halfway, so both cover equal distances, whatever their directions. It is as if ${b}
          followed ${a} from the same town, and then the difference of the speeds counts, not their sum.`,
    })`
      From then on ${b} covers $${fast} - ${slow}$ km more than ${a} in every hour. At the meeting both have covered the
      same distance, so divide what ${a} was ahead by this difference.`;
    const half = step(calc`${fast} * ${hours}`, {
      name: 'half of the distance between the towns',
      because: text`${b} covers exactly one half of the road up to the meeting. Speed times time gives this half,
          and with ${a}'s longer time it would be the same.`,
    })`
      Multiply ${b}'s speed by this time. The result is the distance to the meeting, half of the whole.`;
    const whole = step(calc`${half} * 2`, {
      name: 'the distance between the towns',
      works: tex`2 \times ${half} = ${half.mul(2)}`,
      because: text`The meeting was halfway, so the other half of the road is as long.`,
    })`
      Double it to find the distance between the towns.`;
    return {
      answer: whole,
      stem: text`${a} leaves town P for town Q at ${clockTime(start)} and ${mode} at ${speed(slow)}. ${b} leaves Q for P
        at ${clockTime(start + 30 * halves)} and ${mode} along the same road at ${speed(fast)}. They meet exactly
        halfway between the two towns. How far apart are the towns?`,
      show: value => withUnit(value, 'km'),
      plausible: inHalves,
      slips: [
        stop('mixed_up_one_way_and_both', half)`
          $${half}$ km is the distance from Q to the place of the meeting. It is only half of the distance between the
          towns.`,
        slip('misused_the_head_start', gap, calc`${head} * ${fast}`)`
          You let ${a} cover $${gap}$ km before ${b} starts, which uses ${fast} km/h. ${a} moves at ${slow} km/h.`,
        slip('used_the_wrong_relative_speed', hours, calc`${gap} / (${fast} + ${slow})`)`
          You divided by the sum of the speeds: $\frac{${gap}}{${fast} + ${slow}} = ${frac(hours)}$ hours. Two equal
          distances are compared here, and for that the difference of the speeds is needed.`,
        slip('worked_for_a_wrong_time', whole, calc`${head} * (${slow} + ${fast})`)`
          $(${slow} + ${fast}) \times ${head} = ${whole}$ gives both of them ${head} hour(s). That is only the time by
          which ${b} starts later.`,
        slip('misused_the_head_start', half, calc`${hours} * ${slow}`)`
          You counted what ${a} covers after the start of ${b} only, $${slow} \times ${hours} = ${half}$ km. What ${a}
          had covered before is missing.`,
      ],
      snapRead: text`They start at different times and meet halfway, and the distance between the towns is asked.
        'Halfway' says that both have covered equal distances.`,
      approach: () => {
        const head = q(halves, 2);
        return text`Use the equal distances: ${a} takes ${head} hour(s) longer than ${b} for the same number of km. So
          compare them as if ${b} followed ${a} on the same way, find the distance, and double it.`;
      },
      check: () =>
        text`For half of the distance, $${half}$ km, ${a} needs $${half.div(slow)}$ h and ${b} needs $${half.div(fast)}$
          h. The difference is $${head}$ h, as the two starts say.`,
      principle: text`When two cover equal distances, work with the difference of their times; the directions do not
        matter.`,
    };
  },
);

/** The distance between the towns, and how far from P two who start at the same time meet. */
const wholeOf = ({ slow, fast, halves }: Halfway) => q(slow * fast * halves, fast - slow);
const togetherOf = (p: Halfway) =>
  wholeOf(p)
    .mul(p.slow)
    .div(p.slow + p.fast);

const meetFromCommonStart = form<Halfway>(
  'place-of-a-common-start',
  {
    band: 'Medium',
    seconds: 100,
    revision: 2,
    also: ['AR.RAT.1'],
    suits: p => inHalves(togetherOf(p)),
    verify: ({ slow, fast, halves }) => {
      for (let km = 1; km <= 2000; km += 1) {
        const late = q(km, 2 * slow).sub(q(km, 2 * fast));
        // At a common start both are on the way for km / (slow + fast) hours.
        if (late.equals(q(halves, 2))) return q(km, slow + fast).mul(slow);
      }
      throw new Error('no distance fits');
    },
  },
  ({ halves, slow, names, fast, start, mode }, { step, find }) => {
    const [a, b] = names;
    const head = find(calc`${halves} / 2`, { name: `the hours by which ${b} starts later` });
    const gap = find(calc`${head} * ${slow}`, { name: `the km that ${a} covers before ${b} starts` });
    const hours = step(calc`${gap} / (${fast} - ${slow})`, {
      name: `the hours that ${b} needs to the meeting`,
      works: (_value, working) => tex`${slow} \times ${head} = ${gap}, \qquad ${working}`,
      because: text`They meet halfway, so both cover equal distances, whatever their directions. It is as if ${b}
        followed ${a} from the same town, and then the difference of the speeds counts, not their sum.`,
    })`
      ${a} has covered ${gap} km when ${b} starts, ${head} hour(s) later. At the meeting both have covered the same
      distance, so divide these km by what ${b} gains in an hour.`;
    const whole = step(calc`2 * ${fast} * ${hours}`, {
      name: 'the distance between the towns',
      because: text`${b} covers one half of the road in this time, and the other half is as long.`,
    })`
      ${b}'s speed times this time is half of the road. Double it to find the distance between the towns.`;
    const sum = find(calc`${slow} + ${fast}`, { name: 'the sum of the speeds' });
    const together = step(calc`${whole} / ${sum}`, {
      name: 'the hours to the meeting after a common start',
      because: text`If both start together, they cover the whole road between them. So the sum of the speeds counts
        now, and no time has to be made up for.`,
    })`
      Now let both start at ${clockTime(start)}. Together they cover the whole road, so divide it by the sum of their
      speeds.`;
    const place = step(calc`${slow} * ${together}`, {
      name: `the km that ${a} covers from P`,
      because: text`The distance from P is what ${a} has covered, because ${a} starts there.`,
    })`
      Multiply this time by ${a}'s speed to find the distance from P.`;
    return {
      answer: place,
      stem: text`${a} leaves town P for town Q at ${clockTime(start)} and ${mode} at ${speed(slow)}. ${b} leaves Q for P
        at ${clockTime(start + 30 * halves)} and ${mode} along the same road at ${speed(fast)}. They meet exactly
        halfway between the two towns. How far from P would they have met if ${b}, too, had started at
        ${clockTime(start)}?`,
      show: value => withUnit(value, 'km'),
      plausible: inHalves,
      slips: [
        slip('mixed_up_one_way_and_both', whole, calc`${fast} * ${hours}`)`
          You shared out ${here}. That is only half of the road: the meeting was halfway.`,
        slip('used_the_wrong_relative_speed', hours, calc`${gap} / (${fast} + ${slow})`)`
          You divided by the sum of the speeds: $\frac{${gap}}{${fast} + ${slow}} = ${frac(hours)}$ hours. Two equal
          distances are compared here, and for that the difference of the speeds is needed.`,
        slip('misused_the_head_start', gap, calc`${head} * ${fast}`)`
          You let ${a} cover ${gap} km before ${b} starts, which uses ${fast} km/h. ${a} moves at ${slow} km/h.`,
        slip('swapped_the_two', place, calc`${fast} * ${together}`)`
          ${here} is what ${b} covers, so it is the distance of the place from Q. The question asks for the distance
          from P.`,
        slip('answered_another_quantity', place, calc`${whole} / 2 - ${slow} * ${together}`)`
          ${here} is how far the place lies from the middle of the road. The question asks for its distance from P.`,
        slip('used_the_wrong_relative_speed', sum, calc`${fast} - ${slow}`)`
          You divided the whole road by the difference ${here}. They come towards each other, so the sum of the speeds
          counts.`,
        slip('misused_the_head_start', whole, calc`2 * ${slow} * ${hours}`)`
          You doubled what ${a} covers after ${b}'s start, ${here}. What ${a} had covered before belongs to the half as
          well.`,
        slip('misused_the_head_start', place, calc`${whole} / 2 - ${gap}`)`
          ${here} takes ${a}'s ${gap} km off the half. But in ${head} hour(s) ${b} would cover other km than ${a}, and
          they would meet earlier.`,
        slip('assumed_equal_parts', place, calc`${whole} / 2`)`
          ${here} is the middle of the road. They met there only because ${b} started later; after a common start the
          faster one covers more than half.`,
      ],
      snapRead: text`They meet halfway after different starts, which gives the length of the road. Then both start
        together, and the place of the meeting is asked.`,
      approach: text`Halfway means equal distances, so the difference of the speeds gives the road. After a common start
        the road is divided in the ratio of the speeds.`,
      faster: text`A common start divides the road as $${slow} : ${fast}$, so only its length $${whole}$ km is needed:
        $${whole} \times \frac{${slow}}{${slow + fast}}$.`,
      check: () =>
        text`${a} covers ${place} km from P and ${b} the other ${whole.sub(place)} km, both in
          $${frac(place.div(slow))}$ h.`,
      principle: text`Equal distances are compared by the difference of the speeds; one road covered by two together is
        divided in the ratio of their speeds.`,
    };
  },
);

/**
 * AR.TSD.3 Easy and Medium: a meeting that hides an equal-distance problem; halfway makes the times differ by the head
 * start.
 */
const meetHalfway: readonly AnyTemplate[] = situation<Halfway>({
  type: 'AR.TSD.3',
  situation: 'meet',
  draw: draw => {
    const mode = draw.pick(['drives', 'drives', 'cycles']);
    const slow = mode === 'cycles' ? draw.step(8, 16, 1) : draw.step(30, 60, 5);
    const fast = mode === 'cycles' ? draw.step(10, 24, 1) : draw.step(40, 90, 5);
    const halves = draw.int(1, 6);
    if (fast <= slow) return null;
    const whole = q(slow * fast * halves, fast - slow);
    const fits = whole.d === 1n && whole.valueOf() <= (mode === 'cycles' ? 120 : 720);
    return fits
      ? { slow, fast, halves, mode, names: draw.some(peopleInArithmetic, 2), start: draw.step(360, 540, 30) }
      : null;
  },
  forms: [meetHalfwayAsked, meetFromCommonStart],
});

interface Buses {
  own: number;
  /** Minutes between buses that overtake, and between buses that come towards. */
  same: number;
  towards: number;
  name: string;
  vehicle: readonly [string, string];
}

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

/** Cycling speeds and rhythms for which buses go 20 to 60 km/h, in whole km/h, with a gap of whole or half km. */
const rhythms = upTo(20).flatMap(own =>
  upTo(24).flatMap(towards =>
    upTo(40).flatMap(same => {
      if (own < 6 || towards < 3 || same <= towards) return [];
      const bus = (own * (same + towards)) / (same - towards);
      const gap = (bus + own) * towards;
      return Number.isInteger(bus) && gap % 30 === 0 && bus >= 20 && bus <= 60
        ? [{ own, same, towards }]
        : [];
    }),
  ),
);

const busGapAsked = form<Buses>(
  'gap',
  {
    band: 'Medium',
    seconds: 70,
    // Searches the speed of the buses by the two rhythms: positions after each rhythm must be the same gap apart.
    verify: ({ own, same, towards }) => {
      for (let bus = own + 1; bus <= 100; bus += 1) {
        const behind = q(bus * same, 60).sub(q(own * same, 60));
        const front = q(bus * towards, 60).add(q(own * towards, 60));
        if (behind.equals(front)) return behind;
      }
      throw new Error('no speed fits');
    },
  },
  ({ same, own, towards, vehicle, name }, { step, write }) => {
    const [one, many] = vehicle;
    write(tex`(v - ${own}) \times ${same} = (v + ${own}) \times ${towards}`, {
      because: text`The ${many} in both directions have the same interval and the same speed, so the distance
          between two of them is the same. Only how fast it closes is different, because ${name} moves too.`,
    })`
      Let the speed of the ${many} be $v$ km/h. A ${one} from behind comes nearer at $v - ${own}$ km/h and needs ${same}
      minutes for the distance between two ${many}; one from the front comes at $v + ${own}$ km/h and needs ${towards}
      minutes for the same distance. Write both products as equal.`;
    const bus = step(q(own * (same + towards), same - towards), {
      name: `the speed of the ${many}`,
      works: value => tex`v = \frac{${own} \times (${same} + ${towards})}{${same} - ${towards}} = ${value}`,
      because: text`The minutes stand on both sides, so they need not be turned into hours here. There is one
          unknown, the speed $v$.`,
    })`
      Solve this equation for $v$: bring the terms with $v$ to one side and the numbers to the other.`;
    const nearer = step(bus.sub(own), {
      name: `the speed at which a ${one} from behind comes nearer`,
      works: tex`${bus} - ${own} = ${bus.sub(own)}`,
      because: text`The distance between two ${many} is what a ${one} gains on ${name} in ${same} minutes. ${name}
          moves in the same direction, so subtract; the speed of the ${many} alone would be right for somebody who
          stands.`,
    })`
      Now find the distance. A ${one} from behind comes nearer at the difference of the two speeds.`;
    const gap = step(nearer.mul(same).div(60), {
      name: `the distance between two successive ${many}`,
      works: value => tex`${bus.sub(own)} \times \frac{${same}}{60} = ${value}`,
      because: text`The speed is in km an hour, so the minutes have to be hours too. Otherwise the distance would
          come out 60 times too large.`,
    })`
      Multiply this difference by ${same} minutes, written in hours.`;
    return {
      answer: gap,
      stem: text`${many[0]?.toUpperCase()}${many.slice(1)} run both ways along a straight road, all at the same constant
        speed and at the same regular interval in each direction. ${name} cycles along the road at ${speed(own)}. Every
        ${same} minute(s) a ${one} overtakes ${name}, and every ${towards} minute(s) ${name} meets one coming the other
        way. What is the distance between two successive ${many} that go the same way?`,
      show: value => withUnit(value, 'km'),
      plausible: value => 10n % value.d === 0n,
      slips: [
        slip('took_a_mover_for_standing', nearer, bus)`
          You calculated $${bus} \times \frac{${same}}{60} = ${gap}$ km, which would be right only if ${name} stood
          still.`,
        slip('took_times_for_rates', gap, bus.mul(same + towards).div(120))`
          You multiplied the speed of the ${many} by the mean of ${same} and ${towards} minutes. In neither of these
          times does a ${one} cover just that distance, because ${name} moves too.`,
        slip('used_the_wrong_relative_speed', nearer, bus.add(own))`
          You added the speeds for the ${many} that overtake, $${bus} + ${own} = ${nearer}$. They go the same way as
          ${name}, so subtract.`,
        slip('took_a_mover_for_standing', gap, bus.mul(towards).div(60))`
          In ${towards} minute(s) a ${one} covers $${gap}$ km. That is less than the distance between two of them,
          because ${name} comes towards it.`,
        slip('used_a_wrong_given_number', nearer, own)`
          ${q(own * same, 60)} km is how far ${name} cycles in ${same} minute(s). It is not the distance between the
          ${many}.`,
        slip('used_the_wrong_relative_speed', gap, nearer.mul(towards).div(60))`
          You calculated $${nearer} \times \frac{${towards}}{60} = ${gap}$ for the ${many} from the front. They come
          towards ${name}, so the speeds have to be added.`,
      ],
      snapRead: text`The same distance between two ${many} is met twice: from behind it takes ${same} minutes, from the
        front ${towards}. ${name}'s speed is given, and the distance is asked.`,
      approach: text`Write the distance between two successive ${many} in two ways: from behind with the difference of
        the speeds, from the front with their sum. The two are equal, which gives the speed of the ${many} and then the
        distance.`,
      faster: text`For one distance, speeds are inversely proportional to times, so $v : ${own} = (${same} + ${towards})
        : (${same} - ${towards})$.`,
      check: text`From the front, $(${bus} + ${own}) \times \frac{${towards}}{60} =
        ${bus.add(own).mul(towards).div(60)}$ km, which is the same distance.`,
      principle: text`When the same distance is met from behind and from the front, it equals the difference of the
        speeds times one time, and their sum times the other.`,
    };
  },
);

/** AR.TSD.3 Medium: one gap seen at two relative speeds. */
const busGap: readonly AnyTemplate[] = situation<Buses>({
  type: 'AR.TSD.3',
  situation: 'bus',
  draw: draw => ({
    ...draw.pick(rhythms),
    name: draw.pick(peopleInArithmetic),
    vehicle: draw.pick([
      ['bus', 'buses'],
      ['tram', 'trams'],
      ['shared taxi', 'shared taxis'],
    ] as const),
  }),
  forms: [busGapAsked],
});

export const meetingAndOvertaking: readonly AnyTemplate[] = [...overtakesAt, ...meetHalfway, ...busGap];
