import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
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
    stops: 'stops',
    stop: 'stop',
    perHour: ({ running, average, hours }: Trip) =>
      text`Without its stops a bus averages $${running}$ km/h, with them $${average}$ km/h. For how many minutes does
        the bus stand in a trip of $${hours}$ hours?`,
    each: ({ running, average, way, stops }: Way) =>
      text`A bus covers $${way}$ km. It runs at $${running}$ km/h and makes $${stops}$ stops of equal length on the
      way, so that its average speed for the trip is $${average}$ km/h. How long is each stop?`,
  },
  {
    stops: 'halts',
    stop: 'halt',
    perHour: ({ running, average, hours }: Trip) =>
      text`A goods train that would average $${running}$ km/h if it never halted takes so many halts that its average is
        only $${average}$ km/h. How many minutes of a journey of $${hours}$ hours does it spend at halts?`,
    each: ({ running, average, way, stops }: Way) =>
      text`A goods train has to halt at $${stops}$ signals, each time for the same number of minutes. Between halts it
      moves at $${running}$ km/h, yet for the $${way}$ km as a whole its average comes down to $${average}$ km/h. Find
      the length of one halt.`,
  },
  {
    stops: 'pauses',
    stop: 'pause',
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
    revision: 2,
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
    const { stops } = story;
    const lost = step(calc`(${running} - ${average}) * ${hours}`.in('km'), {
      name: text`the distance lost by the ${stops}`,
      because: text`Without the ${stops} every hour brings ${running} km, with them only ${average} km. The missing km
        could not be covered during the ${stops}.`,
    })`
      Compare the two averages. Without the ${stops} $${running}$ km would be covered in an hour, with them only
      $${average}$ km; the difference is lost in each of the $${hours}$ hours. Find the distance that is lost in all.`;
    const base = find(running);
    const minutes = step(calc`${lost} * 60 / ${base}`.in('min'), {
      because: text`The average of ${average} km/h has the ${stops} in it. Without them, the lost distance would have
        been
        covered at ${running} km/h.`,
    })`
      The ${stops} took as long as this distance would have taken. Without the ${stops} the speed is $${running}$
      km/h, so
      divide by it; times $60$ gives minutes.`;
    return {
      answer: minutes,
      stem: story.perHour({ running, average, hours }),
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.gt(0) && value.lt(60 * hours),
      slips: [
        slip('wrong_base', base, average)`
          Dividing the lost $${lost}$ km by $${average}$ km/h uses the average with the ${stops}. Without them these km
          would have been covered at $${running}$ km/h.`,
        slip('gave_the_complement', lost, calc`${average} * ${hours}`)`
          ${here} km is the distance that was covered. The time for it is the moving time, but the time of the
          ${stops} is asked.`,
        slip('did_not_convert_a_unit', minutes, lost)`
          $${lost}$ is the distance lost in km, not a number of minutes. Divide it by the speed of $${running}$ km/h to
          get a time.`,
        slip('divided_by_the_wrong_number', base, calc`${running} + ${average}`)`
          You divided by the sum $${running} + ${average}$ km/h. There is no such speed here: without the ${stops} it is
          $${running}$ km/h.`,
        slip('averaged_the_speeds', base, calc`(${running} + ${average}) / 2`)`
          ${here} km/h was used for the lost distance. That is midway between the averages, but without the ${stops}
          the speed is $${running}$ km/h.`,
        slip('took_a_part_for_the_whole', lost, calc`${running} - ${average}`)`
          $${lost}$ km are lost in one hour only. There are $${hours}$ hours, so $${hours}$ times as much is lost.`,
      ],
      snapRead: text`Two averages are given, with and without the ${stops}. The distance that is lost shows the time of
        the ${stops}.`,
      approach: text`In the given hours the ${stops} cost a certain distance. They took the time in which this distance
        would have been covered at the speed without them.`,
      faster: text`The ${stops} take $\frac{${running - average}}{${running}}$ of the time, here of
        ${calc`${hours} * 60`} minutes.`,
      check: text`In the remaining ${calc`${hours} * 60 - ${minutes}`} minutes of moving the distance is
        ${calc`${running} * (${hours} * 60 - ${minutes}) / 60`} km, which is $${hours}$ times $${average}$ km.`,
      principle: text`Where the speed with and without stops is known, the part of the time at rest is the loss of
        speed divided by the speed without stops.`,
    };
  },
);

const each = form<Told<Way>>(
  'length-of-each-stop',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    verify: ({ running, average, way, stops }) => {
      for (let minutes = 1; minutes < 120; minutes += 1)
        if (Math.abs(way / (way / running + (stops * minutes) / 60) - average) < 1e-9) return minutes;
      throw new Error('no whole number of minutes');
    },
  },
  ({ running, average, way, stops, story }, { step, find }) => {
    const { stop: one, stops: all } = story;
    const moving = step(calc`${way} * 60 / ${running}`.in('min'), {
      name: 'the moving time',
      because: text`No distance is covered during the ${all}. So all of the ${way} km belong to the speed of ${running}
        km/h.`,
    })`
      Find the moving time. The whole distance of $${way}$ km is covered at $${running}$ km/h, so divide; times $60$
      gives minutes.`;
    const whole = step(calc`${way} * 60 / ${average}`.in('min'), {
      name: text`the time with the ${all}`,
      because: text`The average of ${average} km/h belongs to the whole time from start to end. Do not take the mean
        of the
        two speeds: ${average} km/h already has the ${all} in it.`,
    })`
      Find the time from start to end. The average speed of $${average}$ km/h has the ${all} in it, so divide the same
      distance by it.`;
    const resting = find(calc`${whole} - ${moving}`, { name: text`the time of the ${all}` });
    const each = step(calc`(${whole} - ${moving}) / ${stops}`.in('min'), {
      because: text`Whatever is not moving time was spent in the ${stops} ${all}, and they are all of the same
        length.`,
    })`
      The difference of the two times is the time of the ${all}. It is made of $${stops}$ equal ${all}, so divide by
      $${stops}$.`;
    return {
      answer: each,
      stem: story.each({ running, average, way, stops }),
      show: value => withUnit(value, 'minutes'),
      slips: [
        stop('stopped_a_step_early', resting)`
          $${resting}$ minutes is the time of all $${stops}$ ${all} together. The length of one ${one} is asked.`,
        slip('counted_gaps_for_numbers', each, calc`${resting} / (${stops} + 1)`)`
          ${here} divides by the number of stretches between the ${all}. The time was spent in the ${all}, and there are
          $${stops}$ of them.`,
        slip('counted_one_too_few', each, stops > 3 && calc`${resting} / (${stops} - 1)`)`
          ${here} shares the $${resting}$ minutes among one ${one} fewer than there are. There are $${stops}$ ${all}.`,
        slip('averaged_the_speeds', whole, calc`${way} * 60 / ((${running} + ${average}) / 2)`)`
          For the whole time you divided by the mean of the two speeds. The average of $${average}$ km/h has the ${all}
          in it already.`,
        slip('wrong_base', each, calc`${moving} * (${running} - ${average}) / (${running} * ${stops})`)`
          ${here} takes the lost part of the speed as a part of the moving time. It is a part of the whole time, with
          the ${all}.`,
        slip('wrong_base', each, calc`${whole} * (${running} - ${average}) / (${average} * ${stops})`)`
          ${here} uses $\frac{${running} - ${average}}{${average}}$ of the whole time. The ${all} take
          $\frac{${running} - ${average}}{${running}}$ of it.`,
        slip('divided_by_the_wrong_number', whole, calc`${way} * 60 / (${running} - ${average})`)`
          With $${way} \div (${running} - ${average})$ hours, ${whole} minutes, as the whole time, one ${one} would last
          $(${whole} - ${moving}) \div ${stops} = ${each}$ minutes. But no part of the way is covered at a difference
          of two speeds.`,
      ],
      snapRead: text`The same distance is covered with and without the ${all}. The difference of the two times is the
        time of the ${all}.`,
      approach: text`Speeds cannot be subtracted to get a time. So turn both speeds into times for the whole distance;
        their difference is the time of the ${all}, all of one length.`,
      check: text`$${stops}$ times $${each}$ minutes and $${moving}$ minutes of moving make
        ${calc`${stops} * ${each} + ${moving}`} minutes, and $${way}$ km in that time is $${average}$ km/h.`,
      principle: text`An average speed belongs to the whole time, with the ${all}: to find how long they take, compare
        times and not speeds.`,
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
  }: Line) => text`A local train halts for $${halt}$ minutes at every station between its first and its last. The
    stations are equally spaced, the line is $${way}$ km long, and between stations the train runs at $${running}$
    km/h. Its average speed from end to end is $${average}$ km/h. How far apart are two neighbouring stations?`,
  ({
    running,
    average,
    way,
    halt,
  }: Line) => text`On a metro line of $${way}$ km the trains run at $${running}$ km/h, but halting $${halt}$ minutes
    at each intermediate station reduces the average for the whole line to $${average}$ km/h. Neighbouring stations
    lie at equal distances. Find this distance.`,
  ({
    running,
    average,
    way,
    halt,
  }: Line) => text`A mail van empties letter boxes that stand along a road at equal distances, from one at the start
    of the road to one at its end, $${way}$ km farther on. It drives at $${running}$ km/h and loses $${halt}$ minutes
    at each box except the first and the last, so that it averages $${average}$ km/h. What is the distance from one
    box to the next?`,
] as const;

const spacing = form<Stations>(
  'distance-between-stations',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
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
      because: text`The average of ${average} km/h belongs to the whole time and the ${running} km/h to the time of
        moving. Both times are for the same ${way} km, so their difference was spent standing.`,
    })`
      Find the whole time from the average of $${average}$ km/h and the time of moving from $${running}$ km/h.
      Subtract: what is left is the time at rest.`;
    const halts = step(calc`${resting} / ${halt}`, {
      name: 'the number of stops',
      because: text`All the stops are of the same length, ${halt} minutes, and together they fill the time at rest.`,
    })`
      Each stop lasts $${halt}$ minutes. Divide the time at rest by that to find the number of stops.`;
    const gaps = step(calc`${halts} + 1`, {
      name: 'the number of stretches',
      because: text`Before each stop there is one stretch, and one more comes after the last stop. With a single stop
        the way has two stretches, so stretches and stops are not equal in number.`,
    })`
      Count the stretches between neighbouring places. One lies before each stop and one more after the last stop, so
      there is one stretch more than there are stops.`;
    const answer = step(calc`${way} / ${gaps}`.in('km'), {
      because: text`The places are equally spaced, so all stretches have the same length, and together they are the
        whole way of ${way} km.`,
    })`
      The whole way of $${way}$ km is made of these equal stretches. Divide it by their number.`;
    return {
      answer,
      stem: tale({ running, average, way, halt }),
      show: value => withUnit(value, 'km'),
      plausible: value => value.gt(0) && q(way).div(value).d === 1n,
      slips: [
        slip('counted_gaps_for_numbers', gaps, halts)`
          You divided $${way}$ km by the $${gaps}$ stops. From start to end there is one stretch more than there are
          stops.`,
        slip('counted_one_too_many', gaps, calc`${halts} + 2`)`
          ${here} counts all the points, the two ends included. The stretches between them are one fewer than the
          points.`,
        slip('miscounted_the_steps', gaps, calc`${halts} - 1`)`
          ${here} counts only the stretches between two stops. The one before the first stop and the one after the last
          are missing.`,
        slip(
          'averaged_the_speeds',
          resting,
          calc`${way} * 60 / ((${running} + ${average}) / 2) - ${way} * 60 / ${running}`,
        )`
          For the whole time you divided by the mean of $${running}$ and $${average}$ km/h. The average of $${average}$
          km/h already belongs to the whole time, stops included.`,
        slip('used_a_wrong_given_number', resting, calc`${way} * 60 / ${running}`)`
          You divided the time of moving, $${resting}$ minutes, by the time of a stop. Only the time at rest is made of
          stops.`,
        slip('used_a_wrong_given_number', resting, calc`${way} * 60 / ${average}`)`
          You divided the whole time, $${resting}$ minutes, by the time of a stop. The time of moving has to be
          subtracted
          from it first.`,
        slip('divided_by_the_wrong_number', halts, calc`${resting} / (2 * ${halt})`)`
          ${here} stops count $${halt}$ minutes for arriving and again for leaving. A stop lasts $${halt}$ minutes in
          all.`,
      ],
      snapRead: text`The average and the running speed give the time at rest, that gives the number of stops, and there
        is one stretch more than stops.`,
      approach: text`The time lost by the stops is the difference of two times for the same distance. It shows how many
        stops there are, and so into how many equal stretches the way is divided.`,
      faster: text`A part of $\frac{${running} - ${average}}{${running}}$ of the ${calc`${way} * 60 / ${average}`}
        minutes is rest: $${resting}$ minutes, $${halts}$ stops, $${gaps}$ stretches.`,
      check: text`$${gaps}$ stretches of $${answer}$ km have $${halts}$ stops between them, which take
        ${calc`${halts} * ${halt}`} minutes beside the ${calc`${way} * 60 / ${running}`} minutes of moving. In that
        time $${way}$ km give an average of $${average}$ km/h.`,
      principle: text`Points between two ends divide a length into one part more than there are points: count stops and
        stretches apart.`,
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
