import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Speeds in km/h without and with the stops. */
interface Speeds {
  running: number;
  average: number;
}

interface Trip extends Speeds {
  hours: number;
}

interface Way extends Speeds {
  /** Kilometres, and how many equal stops there are. */
  way: number;
  stops: number;
}

type Told<Numbers> = Numbers & { story: (typeof stories)[number] };

const stories = [
  {
    perHour: ({ running, average, hours }: Trip) =>
      text`Without its stops a bus averages $${running}$ km/h, with them $${average}$ km/h. For how many minutes does
        the bus stand in a trip of $${hours}$ hours?`,
    each: ({ running, average, way, stops }: Way) =>
      text`A bus covers $${way}$ km. It runs at $${running}$ km/h and makes $${stops}$ stops of equal length on the
      way, so that its average speed for the trip is $${average}$ km/h. How long is each stop?`,
  },
  {
    perHour: ({ running, average, hours }: Trip) =>
      text`A goods train that would average $${running}$ km/h if it never halted takes so many halts that its average is
        only $${average}$ km/h. How many minutes of a journey of $${hours}$ hours does it spend at halts?`,
    each: ({ running, average, way, stops }: Way) =>
      text`A goods train has to halt at $${stops}$ signals, each time for the same number of minutes. Between halts it
      moves at $${running}$ km/h, yet for the $${way}$ km as a whole its average comes down to $${average}$ km/h. Find
      the length of one halt.`,
  },
  {
    perHour: ({ running, average, hours }: Trip) =>
      text`Farhan's cab has an average of $${average}$ km/h if the pauses are counted and of $${running}$ km/h if they
        are not. In $${hours}$ hours on the road, the pauses come to how many minutes?`,
    each: ({ running, average, way, stops }: Way) =>
      text`On a drive of $${way}$ km Farhan keeps to $${running}$ km/h except for $${stops}$ equally long pauses.
      Counting the pauses he averages $${average}$ km/h. How many minutes does one pause last?`,
  },
] as const;

const perHour = form<Told<Trip>>(
  'minutes-stopped-on-a-trip',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ running, average, hours }) => {
      const minutes = (60 * hours * (running - average)) / running;
      return (
        Number.isInteger(minutes) &&
        ![(running - average) * hours, average * hours, running, average, 60].includes(minutes)
      );
    },
    verify: ({ running, average, hours }) => {
      for (let minutes = 1; minutes < 60 * hours; minutes += 1)
        if (Math.abs((running * (60 * hours - minutes)) / 60 - average * hours) < 1e-9) return minutes;
      throw new Error('no whole number of minutes');
    },
  },
  ({ running, average, hours, story }, { step, find }) => {
    const lost = step(calc`(${running} - ${average}) * ${hours}`.in('km'), {
      name: 'the distance lost by the stops',
      because: text`With the stops it gets only as far as the lower average says.`,
    })`
      Find the distance that is not covered in $${hours}$ hours because of the standing.`;
    const base = find(running);
    const minutes = step(calc`${lost} * 60 / ${base}`.in('min'))`
      While it moves, it moves at $${running}$ km/h. Find the time in which it would have covered this distance.`;
    return {
      answer: minutes,
      stem: story.perHour({ running, average, hours }),
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.gt(0) && value.lt(60 * hours),
      slips: [
        slip('wrong_base', base, average)`
          Dividing the lost $${lost}$ km by $${average}$ km/h uses the average; without the stops they would have been
          covered at $${running}$ km/h.`,
        slip('gave_the_complement', lost, calc`${average} * ${hours}`)`
          In this time it covers the $${lost}$ km that it does cover: that is the time of moving, not at rest.`,
        slip('did_not_convert_a_unit', minutes, lost)`
          $${lost}$ is a distance in km. It is not a number of minutes.`,
        slip('divided_by_the_wrong_number', base, calc`${running} + ${average}`)`
          The sum $${running} + ${average}$ of the averages is no speed that occurs here.`,
        slip('averaged_the_speeds', base, calc`(${running} + ${average}) / 2`)`
          ${here} km/h was taken for the speed, but while it moves it goes at $${running}$ km/h.`,
        slip('took_a_part_for_the_whole', lost, calc`${running} - ${average}`)`
          $${lost}$ km are lost in one hour; there are $${hours}$ hours.`,
        slip('did_not_halve', minutes, calc`2 * ${lost} * 60 / ${base}`)`
          ${here} counts the lost distance twice.`,
      ],
      snapRead: text`Two averages, with and without the stops: the distance lost tells the time at rest.`,
      approach: text`The difference of the two averages gives the distance that is lost. At the speed without stops that
        distance stands for the time at rest.`,
      faster: text`It rests for the fraction $\frac{${running - average}}{${running}}$ of the time, here of
        ${calc`${hours} * 60`} minutes.`,
      check: text`In the remaining ${calc`${hours} * 60 - ${minutes}`} minutes it covers
        ${calc`${running} * (${hours} * 60 - ${minutes}) / 60`} km, which is $${hours}$ times $${average}$.`,
      principle: text`The part of the time at rest is the loss of speed over the speed without stops.`,
    };
  },
);

const each = form<Told<Way>>(
  'length-of-each-stop',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ running, average, way, stops }) => {
      for (let minutes = 1; minutes < 120; minutes += 1)
        if (Math.abs(way / (way / running + (stops * minutes) / 60) - average) < 1e-9) return minutes;
      throw new Error('no whole number of minutes');
    },
  },
  ({ running, average, way, stops, story }, { step, find }) => {
    const moving = step(calc`${way} * 60 / ${running}`.in('min'), { name: 'the time of moving' })`
      Find the time of moving: the whole distance is covered at $${running}$ km/h.`;
    const whole = step(calc`${way} * 60 / ${average}`.in('min'), { name: 'the time with the stops' })`
      The average speed belongs to the whole time, standing included. Find that time.`;
    const resting = find(calc`${whole} - ${moving}`, { name: 'the time at rest' });
    const one = step(calc`(${whole} - ${moving}) / ${stops}`.in('min'))`
      The difference is the time at rest. It is made of $${stops}$ equal parts.`;
    return {
      answer: one,
      stem: story.each({ running, average, way, stops }),
      show: value => withUnit(value, 'minutes'),
      slips: [
        slip('counted_gaps_for_numbers', one, calc`${resting} / (${stops} + 1)`)`
          ${here} divides by the number of stretches between them; it is the $${stops}$ stops that are to be found.`,
        slip('counted_one_too_few', one, stops > 3 && calc`${resting} / (${stops} - 1)`)`
          ${here} shares the time at rest among one stop fewer than there are.`,
        slip('averaged_the_speeds', whole, calc`${way} * 60 / ((${running} + ${average}) / 2)`)`
          For the whole time you divided by the mean of the two speeds. The average of $${average}$ km/h contains the
          stops already.`,
        slip('wrong_base', one, calc`${moving} * (${running} - ${average}) / (${running} * ${stops})`)`
          ${here} takes the lost share of the speed as a share of the time of moving; it is a share of the whole time.`,
        slip('divided_by_the_wrong_number', whole, calc`${way} * 60 / (${running} - ${average})`)`
          $${running} - ${average}$ km/h is a difference of averages, and nobody covers the $${way}$ km at it.`,
        slip('used_a_factor_twice', one, calc`2 * ${resting} / ${stops}`)`
          ${here} is the time of two stops; one was asked for.`,
        slip('halved_needlessly', one, calc`${resting} / (2 * ${stops})`)`
          ${here} halves the stops. All of the $${resting}$ minutes is shared by $${stops}$.`,
      ],
      snapRead: text`The same distance with and without stops: the difference of the two times is the time at rest.`,
      approach: text`Turn both speeds into times for the whole distance, since times can be subtracted.`,
      check: text`$${stops}$ times $${one}$ minutes and $${moving}$ minutes of moving make
        ${calc`${stops} * ${one} + ${moving}`} minutes, and $${way}$ km in that time is $${average}$ km/h.`,
      principle: text`An average speed belongs to the whole time, standing included; compare times, not speeds.`,
    };
  },
);

interface Line {
  running: number;
  average: number;
  way: number;
  halt: number;
}

interface Stations extends Line {
  tale: (typeof tales)[number];
}

const tales = [
  ({
    running,
    average,
    way,
    halt,
  }: Line) => text`A local train halts for $${halt}$ minutes at every station between its first
    and its last. The stations are equally spaced, the line is $${way}$ km long, and between stations the train runs at
    $${running}$ km/h. Its average speed from end to end is $${average}$ km/h. How far apart are two neighbouring
    stations?`,
  ({
    running,
    average,
    way,
    halt,
  }: Line) => text`On a metro line of $${way}$ km the trains run at $${running}$ km/h, but
    halting $${halt}$ minutes at each intermediate station reduces the average for the whole line to $${average}$ km/h.
    Neighbouring stations lie at equal distances. Find this distance.`,
  ({
    running,
    average,
    way,
    halt,
  }: Line) => text`A mail van empties letter boxes that stand along a road at equal distances,
    from one at the start of the road to one at its end, $${way}$ km farther on. It drives at $${running}$ km/h and
    loses $${halt}$ minutes at each box except the first and the last, so that it averages $${average}$ km/h. What is
    the distance from one box to the next?`,
] as const;

const spacing = form<Stations>(
  'distance-between-stations',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ running, average, way, halt }) => {
      for (let gaps = 2; gaps < 200; gaps += 1) {
        const hours = way / running + ((gaps - 1) * halt) / 60;
        if (Math.abs(way / hours - average) < 1e-9) return q(way, gaps);
      }
      throw new Error('no number of stations fits');
    },
  },
  ({ running, average, way, halt, tale }, { step }) => {
    const resting = step(calc`${way} * 60 / ${average} - ${way} * 60 / ${running}`.in('min'), {
      name: 'the time at rest',
      because: text`The average belongs to the whole time, the running speed to the time of moving.`,
    })`
      Subtract the time of moving from the whole time. What is left is the time at rest.`;
    const halts = step(calc`${resting} / ${halt}`, { name: 'the number of stops' })`
      Each stop lasts $${halt}$ minutes. Find their number.`;
    const gaps = step(calc`${halts} + 1`, { name: 'the number of stretches' })`
      With the start before the first stop and the end after the last one, there is one stretch more than there are
      stops.`;
    const answer = step(calc`${way} / ${gaps}`.in('km'))`
      Divide the whole length into these equal stretches.`;
    return {
      answer,
      stem: tale({ running, average, way, halt }),
      show: value => withUnit(value, 'km'),
      slips: [
        slip('counted_gaps_for_numbers', gaps, halts)`
          $${way}$ km were divided by the $${gaps}$ stops. Between start and end there is one stretch more than there
          are stops.`,
        slip('counted_one_too_many', gaps, calc`${halts} + 2`)`
          ${here} counts all the points, the two ends included; the stretches between them are one fewer.`,
        slip('miscounted_the_steps', gaps, calc`${halts} - 1`)`
          ${here} counts only the stretches between two stops; those at both ends are missing.`,
        slip(
          'averaged_the_speeds',
          resting,
          calc`${way} * 60 / ((${running} + ${average}) / 2) - ${way} * 60 / ${running}`,
        )`
          The mean of $${running}$ and $${average}$ km/h was used for the whole time, but the average of $${average}$
          km/h is for all of it.`,
        slip('wrong_base', resting, calc`${way} * 60 / ${running} * (${running} - ${average}) / ${running}`)`
          $${resting}$ minutes take the lost share of the speed from the time of moving. It is a share of the whole
          time.`,
        slip('divided_by_the_wrong_number', halts, calc`${resting} / (2 * ${halt})`)`
          ${here} counts $${halt}$ minutes for arriving and again for leaving; a stop lasts $${halt}$ minutes in all.`,
      ],
      snapRead: text`Average and running speed give the time at rest, that gives the number of stops, and stops and
        stretches differ by one.`,
      approach: text`The time lost by the stops is the difference of two times for the same distance. Count the stops
        with it, and then the stretches.`,
      faster: text`A share of $\frac{${running} - ${average}}{${running}}$ of the ${calc`${way} * 60 / ${average}`}
        minutes is rest: $${resting}$ minutes, $${halts}$ stops, $${gaps}$ stretches.`,
      check: text`$${gaps}$ stretches of $${answer}$ km have $${halts}$ stops between them, which take
        ${calc`${halts} * ${halt}`} minutes beside the ${calc`${way} * 60 / ${running}`} minutes of moving.`,
      principle: text`Points between two ends divide a length into one part more than there are points.`,
    };
  },
);

/** AR.TSD.6 Easy and Medium: time at rest from two averages. */
export const stopsOnTheWay: readonly AnyTemplate[] = [
  ...situation<Told<Trip>>({
    type: 'AR.TSD.6',
    situation: 'stops-on-a-trip',
    tries: 12,
    draw: draw => {
      const running = draw.int(32, 96);
      const average = running - draw.int(3, 24);
      return { running, average, hours: draw.int(2, 9), story: draw.pick(stories) };
    },
    forms: [perHour],
  }),
  ...situation<Told<Way>>({
    type: 'AR.TSD.6',
    situation: 'stops-on-the-way',
    tries: 30,
    draw: draw => {
      const running = draw.pick([
        36, 40, 42, 45, 48, 50, 54, 56, 60, 63, 64, 66, 70, 72, 75, 78, 80, 84, 88, 90, 96,
      ]);
      const average = running - draw.int(3, 24);
      const way = draw.step(90, 480, 6);
      const stops = draw.int(3, 12);
      const each = q(way * 60, average)
        .sub(q(way * 60, running))
        .div(stops);
      const fits =
        q(way * 60, running).mul(2).d === 1n &&
        q(way * 60, average).mul(2).d === 1n &&
        each.d === 1n &&
        each.gte(3) &&
        each.lte(25) &&
        !each.equals(stops);
      return fits ? { running, average, way, stops, story: draw.pick(stories) } : null;
    },
    forms: [each],
  }),
  ...situation<Stations>({
    type: 'AR.TSD.6',
    situation: 'equally-spaced-stations',
    tries: 40,
    draw: draw => {
      const running = draw.pick([36, 40, 45, 48, 50, 54, 60, 64, 72, 75, 80, 90]);
      const gaps = draw.int(6, 25);
      const way = gaps * draw.pick([1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 9]);
      const halt = draw.pick([1.5, 2, 2.5, 3, 4, 5]);
      const average = q(way).div(q(way, running).add(q((gaps - 1) * halt, 60)));
      const fits = average.d === 1n && way >= 15 && way <= 150 && Number.isInteger(way) && way !== running;
      return fits && average.gt(running / 2) && !average.equals(way)
        ? { running, average: average.valueOf(), way, halt, tale: draw.pick(tales) }
        : null;
    },
    forms: [spacing],
  }),
];
