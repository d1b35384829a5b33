import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rested {
  way: number;
  /** Distances of both meetings from A, the speed of the one from A, and the minutes of the rest. */
  first: number;
  second: number;
  speed: number;
  frame: number;
}

const rest = form<Rested>(
  'length-of-a-rest',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AR.TSD.6'],
    verify: ({ way, first, second, speed }) => {
      // Minute by minute from the first meeting: how long the other one needs to the second place.
      const other = (speed * (way - first)) / first;
      const meets = (first + second) / other;
      const moving = (way - first + (way - second)) / speed;
      return q(Math.round((meets - moving) * 60 * 1e6), 1_000_000);
    },
  },
  ({ way, first, second, speed, frame }, { step, find }) => {
    const [one, two, a, b] = wording(
      frame,
      ['Rukmini', 'Jagdish', 'Kotah', 'Bundi'],
      ['the mail van', 'the milk van', 'the dairy', 'the town'],
      ['Aparna', 'Farhan', 'the fort', 'the lake'],
    );
    const gone = find(way - first, { name: text`the km of ${two} until the first meeting` });
    const other = step(calc`${speed} * ${gone} / ${first}`.in('km/h'), {
      name: text`the speed of ${two}`,
      because: text`They start together, so until the first meeting both have moved for the same time, and their
          distances are as their speeds. Nobody has rested yet.`,
    })`
      Until the first meeting ${one} covers $${first}$ km and ${two} the other $${way} - ${first} = ${gone}$ km. Find
      the speed of ${two}.`;
    const far = find(way + second, { name: text`the km of ${two} until the second meeting` });
    const clock = step(calc`60 * ${far} / ${other}`.in('min'), {
      name: 'the time until the second meeting',
      works: (_value, working) => tex`\frac{60 \times (${way} + ${second})}{${other}} = ${working}`,
      because: text`${two} never rests, so this time runs without a break from the start to the second meeting.
          The time of ${one} contains the rest and cannot be used for it.`,
    })`
      ${two} does not rest, and meets ${one} again $${second}$ km from ${a}, after a whole way and $${second}$ km more.
      Find this time in minutes.`;
    const covered = find(2 * way - second, { name: text`the km of ${one} until the second meeting` });
    const moving = step(calc`60 * ${covered} / ${speed}`.in('min'), {
      name: text`the time for which ${one} moves`,
      works: (_value, working) => tex`\frac{60 \times (2 \times ${way} - ${second})}{${speed}} = ${working}`,
      because: text`${one} moves at $${speed}$ km/h whenever ${one} moves. On the way back the last $${second}$ km
          to ${a} are not covered yet, so they are subtracted from both ways.`,
    })`
      ${one} has gone to ${b} and come back until $${second}$ km are left to ${a}. Find for how many minutes ${one} was
      moving.`;
    const idle = step(calc`${clock} - ${moving}`.in('min'), {
      name: text`the minutes of the rest`,
      because: text`From the start to the second meeting ${one} either moved or rested. So what is not moving is
          the rest.`,
    })`
      Subtract the time for which ${one} moves from the time until the second meeting: what is left is the rest.`;
    return {
      answer: idle,
      stem: wording(
        frame,
        text`Rukmini cycles from Kotah to Bundi and back, Jagdish from Bundi to Kotah and back, on a road of $${way}$
          km. They start together; Rukmini's speed is $${speed}$ km/h. They meet for the first time $${first}$ km from
          Kotah. Rukmini rests in Bundi for some time, Jagdish turns back in Kotah at once, and they meet again
          $${second}$ km from Kotah. For how many minutes did she rest?`,
        text`A mail van leaves a dairy for a town $${way}$ km away at $${speed}$ km/h, and at the same moment a milk van
          leaves the town for the dairy on the same road. They pass each other $${first}$ km from the dairy. The mail
          van waits in the town before it returns; the milk van starts back from the dairy without any wait. Their next
          meeting is $${second}$ km from the dairy. How long did the mail van wait?`,
        text`A path of $${way}$ km joins a fort and a lake. At six o'clock Aparna sets out from the fort at $${speed}$
          km/h and Farhan from the lake; each goes to the other end and comes back, at a constant speed. They meet
          $${first}$ km from the fort and again, on their ways back, $${second}$ km from the fort. Farhan turned round
          immediately, but Aparna took a break at the lake. Find the length of her break.`,
      ),
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.gt(0) && value.d <= 3n,
      slips: [
        slip('measured_from_the_wrong_end', covered, way + second)`
          ${one} was given $${way} + ${second} = ${covered}$ km until the second meeting. On the way back the
          $${second}$ km to ${a} are not covered yet.`,
        slip('swapped_the_two', other, calc`${speed} * ${first} / ${gone}`)`
          You turned the ratio of the distances round and got ${here} km/h for ${two}. Who covers more in the same
          time is faster.`,
        slip('measured_from_the_wrong_end', far, 2 * way - second)`
          ${two} was given $${far}$ km until the second meeting, but ${two} comes from ${a} and is only $${second}$ km
          away from it.`,
        slip('took_the_whole_for_a_part', idle, clock)`
          You gave $${idle}$ minutes, the whole time until the second meeting. For most of it ${one} was moving.`,
        slip('took_the_figure_for_special', other, speed)`
          Both were given the speed of $${speed}$ km/h; then the first meeting would be in the middle.`,
        slip('left_out_a_length', covered, way - second)`
          You let ${one} cover only $${covered}$ km, what comes after the rest. The whole way to ${b} comes before it.`,
        slip('left_out_a_length', far, second)`
          You let ${two} cover only $${second}$ km, what comes after the turn. The whole way to ${a} comes before it.`,
        slip('miscounted_the_steps', covered, 3 * first)`
          ${one} was given $3 \times ${first} = ${covered}$ km until the second meeting. That holds only if nobody
          rests.`,
        slip('miscounted_the_steps', far, 3 * (way - first))`
          You let ${two} cover three times the first $${way - first}$ km. That holds only if nobody rests, but ${one}
          rested.`,
      ],
      snapRead: text`Two meetings, and one of the two has rested in between: compare the whole time with the time of
        moving.`,
      approach: text`The first meeting gives the second speed. The one who does not rest gives the whole time;
        the other one's time of moving is less, by the rest.`,
      check: text`From the first meeting on, ${two} covers ${calc`${first} + ${second}`} km in
        ${calc`60 * (${first} + ${second}) / ${other}`} minutes, ${one} ${calc`2 * ${way} - ${first} - ${second}`} km in
        ${calc`60 * (2 * ${way} - ${first} - ${second}) / ${speed}`}, which leaves
        ${calc`60 * (${first} + ${second}) / ${other} - 60 * (2 * ${way} - ${first} - ${second}) / ${speed}`}.`,
      principle: text`The one who never stops gives the whole time; what the other one's time of moving lacks against
        it is the rest.`,
    };
  },
);

interface Overtaken {
  way: number;
  u: number;
  v: number;
  frame: number;
}

const again = form<Overtaken>(
  'together-for-the-second-time',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AR.TSD.3'],
    verify: ({ way, u, v }) => {
      // The places are compared in small steps; from the second equality on the place is known.
      const steps = 5040;
      const at = (covered: number) => {
        const r = covered % (2 * way);
        return r <= way ? r : 2 * way - r;
      };
      let [met, before] = [0, -1];
      for (let t = 1; ; t += 1) {
        const place = at((u * t) / steps);
        const now = Math.sign(Math.round((place - at(way + (v * t) / steps)) * 1e6));
        if (now === 0 || (before !== 0 && now !== before)) {
          met += 1;
          if (met === 2) return q(Math.round(place * 100), 100);
        }
        before = now;
      }
    },
  },
  ({ way, u, v, frame }, { step, find }) => {
    const [fast, slow, home, other, unit] = wording(
      frame,
      ['Sneha', 'Thomas', 'the shallow end', 'the deep end', 'm'],
      ['the bus', 'the tractor', 'the mill', 'the town', 'km'],
      ['the faster robot', 'the slower robot', 'door A', 'door B', 'm'],
    );
    const time = frame === 1 ? 'h' : 'min';
    const headOn = step(calc`3 * ${way} / (${u} + ${v})`.in(time), {
      name: 'the time of the second meeting from the front',
      because: text`The usual count of lengths knows only meetings from the front: one length together for the
          first, two more for the second. A faster one can also come from behind, so this time has to be compared.`,
    })`
      Meeting each other from the front for the second time they would have covered three lengths together. Find that
      time.`;
    const gap = find(way);
    const chase = step(calc`${gap} / (${u} - ${v})`.in(time), {
      name: 'the time of the overtaking',
      because: text`Both move in the same direction now, so the difference of the speeds counts. At the start
          ${slow} was one length away at the other end, and that is what ${fast} has to gain.`,
    })`
      But after its turn at ${other} ${fast} follows ${slow} in the same direction. At the start they are one length
      apart, so they are level when the distance of ${fast} is greater by one length. This comes earlier.`;
    const covered = step(calc`${v} * ${chase}`.in(unit), {
      name: text`the distance of ${slow} until then`,
      because: text`The place is asked, and one of the two distances is enough for it. That of ${slow} is simpler,
          because ${slow} has not turned yet.`,
    })`
      Find how far ${slow} has come from ${other} by then.`;
    const place = step(calc`${way} - ${covered}`.in(unit), {
      name: text`the distance from ${home}`,
      because: text`${slow} started at ${other} and moves towards ${home}. What is left of the length is the
          distance that is asked.`,
    })`
      ${slow} is still on the first length. Subtract to find the distance from ${home}.`;
    return {
      answer: place,
      stem: wording(
        frame,
        text`Sneha starts from the shallow end and Thomas from the deep end of a pool of length $${way}$ m at the same
          moment. They swim to and fro in lanes side by side, Sneha at $${u}$ and Thomas at $${v}$ metres a minute,
          and lose no time at the turns. After the start they are level with each other several times. How far from
          the shallow end are they when this happens for the second time?`,
        text`On a road of $${way}$ km between a mill and a town a bus runs up and down at $${u}$ km/h, beginning at
          the mill, and a tractor at $${v}$ km/h, beginning at the town at the same time. Neither of them stops at the
          ends. What is their distance from the mill when they are at the same place for the second time?`,
        text`Two cleaning robots move to and fro in a corridor of $${way}$ m between door A and door B. One leaves
          door A at $${u}$ m a minute, the other one leaves door B together with it at $${v}$ m a minute; both turn at
          the doors without delay. At what distance from door A are they side by side for the second time?`,
      ),
      show: value => withUnit(value, unit),
      plausible: value => value.gt(0) && value.lt(way),
      slips: [
        slip('left_out_a_case', chase, headOn)`
          At $${chase}$ ${time} they meet from the front for the second time, but on the way back from ${other}
          ${fast} has overtaken ${slow} before.`,
        slip('measured_from_the_wrong_end', place, covered)`
          You gave $${place}$ ${unit}, the distance from ${other}. The question asks for the distance from ${home}.`,
        slip('stopped_a_step_early', chase, calc`${way} / (${u} + ${v})`)`
          You found the time when they are together for the first time, ${here} ${time}. The question asks for the
          second time.`,
        slip('misused_the_head_start', gap, 2 * way)`
          A lead of two lengths was given to ${slow}. On the way of ${fast} there and back the start of ${slow} is only
          one length ahead.`,
        slip('miscounted_the_steps', chase, calc`2 * ${way} / (${u} + ${v})`)`
          ${here} ${time} is the time in which both cover two lengths together; it belongs to a start from the same
          end.`,
        slip('misused_the_head_start', chase, calc`${way} / (${u} - ${v}) - ${way} / (${u} + ${v})`)`
          $${chase}$ ${time} is the time between the first and the second meeting, but ${slow} has been moving since the
          start.`,
        slip('assumed_a_proportion', covered, calc`${way} * ${v} / ${u}`)`
          ${here} ${unit} is how far ${slow} has come when ${fast} turns at ${other}; level they are later.`,
      ],
      snapRead: text`Two move to and fro, and one is more than twice as fast as the other. The second time together
        may be an overtaking.`,
      approach: text`List what can happen after the first meeting: a second meeting from the front, or an overtaking
        after the turn. Find both times and take the earlier one; then find the place.`,
      faster: text`$${u}$ is more than twice $${v}$, so ${fast} overtakes: the distances differ by $${way}$, so the
        slower one has come $${way} \times \frac{${v}}{${u} - ${v}} = ${q(way * v, u - v)}$ ${unit}.`,
      check: () => {
        const fasts = q(way * u, u - v);
        return text`${fast} has covered $${fasts}$ ${unit}, that is $${fasts.sub(way)}$ ${unit} back from ${other};
          ${slow} is as far from ${other}.`;
      },
      principle: text`To and fro, meetings from the front need a fixed joint distance and overtakings a fixed
        difference; when one is more than twice as fast, ask which comes first.`,
    };
  },
);

/** AR.TSD.5 Hard: a rest between two meetings, and an overtaking among them. */
export const restsAndOvertakings: readonly AnyTemplate[] = [
  ...situation<Rested>({
    type: 'AR.TSD.5',
    situation: 'rest-between-meetings',
    tries: 200,
    draw: draw => {
      const way = draw.int(12, 60);
      const [first, second] = [draw.int(5, way - 5), draw.int(3, way - 4)];
      const speed = draw.pick([8, 9, 10, 12, 15, 16, 18, 20, 24, 30]);
      const frame = draw.int(0, 2);
      const other = q(speed * (way - first), first);
      const clock = q(60 * (way + second)).div(other);
      const idle = clock.sub(q(60 * (2 * way - second), speed));
      const isFair = frame === 2 ? speed <= 12 : frame === 1 ? speed >= 20 : speed >= 10 && speed <= 20;
      const fits =
        isFair &&
        first !== way - first &&
        first !== second &&
        way !== first + second &&
        other.mul(2).d === 1n &&
        idle.d === 1n &&
        clock.d === 1n &&
        idle.gte(10) &&
        idle.lte(100) &&
        q(way + second).lt(2 * way) &&
        other.lte(2 * speed) &&
        other.gte(speed / 2);
      return fits ? { way, first, second, speed, frame } : null;
    },
    forms: [rest],
  }),
  ...situation<Overtaken>({
    type: 'AR.TSD.5',
    situation: 'overtaking-on-the-way-back',
    tries: 100,
    draw: draw => {
      const frame = draw.int(0, 2);
      const [u, v, way] =
        frame === 1
          ? [draw.step(30, 60, 2), draw.step(8, 24, 2), draw.int(12, 60)]
          : frame === 0
            ? [draw.step(40, 70, 2), draw.step(16, 30, 2), draw.pick([25, 50])]
            : [draw.step(24, 60, 2), draw.step(6, 24, 2), draw.step(20, 90, 2)];
      if (u <= v) return null;
      const covered = q(way * v, u - v);
      const fits =
        u > 2.15 * v &&
        u < 5 * v &&
        covered.mul(2).d === 1n &&
        covered.lte(0.92 * way) &&
        !covered.mul(2).equals(way);
      return fits ? { way, u, v, frame } : null;
    },
    forms: [again],
  }),
];
