import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../people.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../question/index.ts';
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
    const gap = step(calc`${slow} * (${lead} / 60)`)`
      Find how far the ${first} has gone when the ${second} starts, in km.`;
    const closing = find(calc`${fast} - ${slow}`);
    const minutes = step(
      calc`${gap} / ${closing} * 60`,
      value => tex`\frac{${gap}}{${fast} - ${slow}} \times 60 = ${value}`,
    )`
      Divide this gap by the difference of the speeds and turn the hours into minutes.`;
    const from = find(calc`${start} + ${lead}`);
    const at = step(
      calc`${minutes} + ${from}`,
      value => tex`\text{${clockTime(from)}} + ${minutes} \text{ min} = \text{${clockTime(value)}}`,
    )`
      Add this to the time at which the ${second} starts.`;
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
          The chase of $${minutes}$ minutes was counted from ${clockTime(start)}; it begins only when the ${second}
          starts.`,
        slip('took_a_mover_for_standing', closing, fast)`
          $${gap}$ km at $${fast}$ km/h take $${minutes}$ minutes, but the ${first} does not stand still; it goes on
          while the ${second} comes nearer.`,
        slip('used_the_wrong_relative_speed', closing, calc`${fast} + ${slow}`)`
          Adding the speeds, $${fast} + ${slow} = ${closing}$, is right for two that approach; it gives $${minutes}$
          minutes here, where the gap closes at the difference.`,
        slip('misused_the_head_start', gap, calc`${fast} * ${lead} / 60`)`
          The head start was measured at the speed of the ${second}, as $${gap}$ km; it was gained at ${slow} km/h.`,
        slip('misused_the_head_start', minutes, calc`${minutes} + ${gap} / ${fast} * 60`)`
          The $${gap.div(fast).mul(60)}$ minutes to reach the ${first}'s old place were added to the chase, which makes
          $${minutes}$; the chase alone closes the gap.`,
      ],
      snapRead: text`Two starts at different times, same road, same direction. Asked: the time of overtaking. 'Overtake'
        calls for the difference of the speeds.`,
      approach: text`Look at the moment the ${second} starts. Turn the head start into a distance; from then on the gap
        shrinks by the difference of the speeds. Count the time from the later start.`,
      check: text`At that time the ${second} has gone $${fast} \times ${frac(minutes.div(60))} =
        ${minutes.mul(fast).div(60)}$ km and the ${first} $${slow} \times ${frac(minutes.add(lead).div(60))} =
        ${minutes.add(lead).mul(slow).div(60)}$ km: the same place.`,
      principle: text`Turn a head start in time into a distance, and close it at the difference of the speeds.`,
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
    band: 'Medium',
    seconds: 80,
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
    const head = find(calc`${halves} / 2`);
    const gap = step(calc`${head} * ${slow}`, tex`${slow} \times ${head} = ${head.mul(slow)}`)`
      Find the head start in km: how far ${a} has gone when ${b} starts.`;
    const hours = step(calc`${gap} / (${fast} - ${slow})`)`
      ${b} goes as far as ${a} in less time: divide the head start by the difference of the speeds to get ${b}'s
      hours.`;
    const half = step(calc`${fast} * ${hours}`)`
      Find half of the way from ${b}'s speed and time.`;
    const whole = step(calc`${half} * 2`, tex`2 \times ${half} = ${half.mul(2)}`)`
      Double it.`;
    return {
      answer: whole,
      stem: text`${a} leaves town P for town Q at ${clockTime(start)} and ${mode} at ${speed(slow)}. ${b} leaves Q for P
        at ${clockTime(start + 30 * halves)} and ${mode} along the same road at ${speed(fast)}. They meet exactly
        halfway between the two towns. How far apart are the towns?`,
      show: value => withUnit(value, 'km'),
      plausible: inHalves,
      slips: [
        stop('mixed_up_one_way_and_both', half)`
          The distance to the meeting place, $${half}$ km, is only half of the way between the towns.`,
        slip('misused_the_head_start', gap, calc`${head} * ${fast}`)`
          ${fast} km/h was used for a head start of $${gap}$ km; while ${b} has not started, ${a} moves at ${slow}
          km/h.`,
        slip('used_the_wrong_relative_speed', hours, calc`${gap} / (${fast} + ${slow})`)`
          $\frac{${gap}}{${fast} + ${slow}} = ${frac(hours)}$ hours uses the sum of the speeds, but nothing is closing
          here: two equal distances are compared by their times.`,
        slip('worked_for_a_wrong_time', whole, calc`${head} * (${slow} + ${fast})`)`
          $(${slow} + ${fast}) \times ${head} = ${whole}$ gives both only ${head} hour(s) on the road; that is by how
          much ${b} starts later.`,
        slip('misused_the_head_start', half, calc`${hours} * ${slow}`)`
          The way of ${a} was counted only while ${b} is on the road, $${slow} \times ${hours} = ${half}$ km; the head
          start is missing.`,
      ],
      snapRead: text`They come towards each other, with different starts, and meet halfway. Asked: the distance.
        'Halfway' means that both have gone equally far.`,
      approach: () => {
        const head = q(halves, 2);
        return text`Do not use the sum of the speeds. Both cover the same half, so ${a}'s time is longer by the head
          start of ${head} hour(s). Turn ${b} round in thought: it is the same as ${b} starting later from P and
          catching up after half the way. Then double.`;
      },
      check: () =>
        text`Half the way takes ${a} $${half.div(slow)}$ h and ${b} $${half.div(fast)}$ h; the difference is $${head}$
          h, the later start.`,
      principle: text`Equal distances at different speeds: work with the difference of the times, whatever the
        directions.`,
    };
  },
);

/**
 * AR.TSD.3 Medium: a meeting that hides an equal-distance problem; halfway makes the times differ by the head
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
  forms: [meetHalfwayAsked],
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
    write(tex`(v - ${own}) \times ${same} = (v + ${own}) \times ${towards}`)`
      Call the speed of the ${many} $v$. The gap is covered at $v - ${own}$ in the longer time and at $v + ${own}$ in
      the shorter one. Set them equal.`;
    const bus = step(
      q(own * (same + towards), same - towards),
      value => tex`v = \frac{${own} \times (${same} + ${towards})}{${same} - ${towards}} = ${value}`,
    )`
      Solve for $v$, in km/h.`;
    const nearer = step(bus.sub(own), tex`${bus} - ${own} = ${bus.sub(own)}`)`
      Find the speed at which a ${one} from behind comes nearer.`;
    const gap = step(
      nearer.mul(same).div(60),
      value => tex`${bus.sub(own)} \times \frac{${same}}{60} = ${value}`,
    )`
      Multiply by the time between two of them, in hours: this is the gap in km.`;
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
          $${bus} \times \frac{${same}}{60} = ${gap}$ km would be the gap of the ${many} only if ${name} stood still.`,
        slip('took_times_for_rates', gap, bus.mul(same + towards).div(120))`
          The mean of ${same} and ${towards} minutes is not the interval of the ${many}; the rates of meeting average,
          not the times.`,
        slip('used_the_wrong_relative_speed', nearer, bus.add(own))`
          For the ${many} that overtake, the speeds were added, $${bus} + ${own} = ${nearer}$; there the difference
          counts.`,
        slip('took_a_mover_for_standing', gap, bus.mul(towards).div(60))`
          In ${towards} minute(s) the ${many} do not cover the gap alone: ${name} rides towards them.`,
        slip('used_a_wrong_given_number', nearer, own)`
          ${q(own * same, 60)} km is how far ${name} rides in ${same} minute(s); the ${many} are spaced by another
          distance.`,
        slip('used_the_wrong_relative_speed', gap, nearer.mul(towards).div(60))`
          For the ${many} from the front, $${nearer} \times \frac{${towards}}{60} = ${gap}$ uses the difference of the
          speeds; there the sum counts.`,
      ],
      snapRead: text`One gap, met at two rhythms: from behind and from the front. ${name}'s speed is given; the gap is
        asked. Two relative speeds are at work.`,
      approach: text`The gap between two successive ${many} is the same both ways. From behind it closes at the
        difference of the speeds, from the front at the sum. Write the gap both ways: this gives the speed of the
        ${many}, and then the gap.`,
      faster: text`$v : ${own} = (${same} + ${towards}) : (${same} - ${towards})$, for the speeds' sum and difference
        are in the inverse ratio of the times.`,
      check: text`From the front: $(${bus} + ${own}) \times \frac{${towards}}{60} =
        ${bus.add(own).mul(towards).div(60)}$ km, the same gap.`,
      principle: text`A fixed gap equals relative speed times the time between encounters, for either direction.`,
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
