import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoPlaces {
  /** Distances of the first and of the second meeting from the first end. */
  first: number;
  second: number;
  frame: number;
}

const wholeWay = form<TwoPlaces>(
  'length-from-two-meetings',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AR.TSD.3'],
    verify: ({ first, second }) => {
      // The second meeting is on the way back of the one who began at A.
      for (let half = 2 * first + 1; half < 6000; half += 1) {
        const way = half / 2;
        if (Math.abs((2 * way - second) / first - (way + second) / (way - first)) < 1e-9) return q(half, 2);
      }
      throw new Error('no length fits');
    },
  },
  ({ first, second, frame }, { step, find }) => {
    const [who, start, unit] = wording(
      frame,
      ['Sourav', 'his village', 'km'],
      ['the ferry from Neel Ghat', 'Neel Ghat', 'm'],
      ['Harleen', 'the gate', 'm'],
    );
    const times = find(3, { name: 'how many times as far as until the first meeting' });
    const gone = step(calc`${times} * ${first}`.in(unit), {
      name: text`the distance of ${who} until the second meeting`,
      because: text`After the first meeting each goes on to the end and comes back, so together they cover two
          more lengths. Both speeds are constant, so ${who} also covers three times as much as until the first
          meeting.`,
    })`
      Until the first meeting both together cover the whole way once, until the second one three times. Find how far
      ${who} has come by then.`;
    const twice = step(calc`${gone} + ${second}`.in(unit), {
      name: 'twice the whole way',
      works: (_value, working) => tex`2D = ${working}`,
      because: text`The way there and back is known except for its last piece. Exactly this piece still lies before
          ${who}, so it is added.`,
    })`
      Let $D$ be the whole way. At the second meeting ${who} is on the way back and has $${second}$ ${unit} left to
      ${start}. With these the way there and back is complete.`;
    const way = step(calc`${twice} / 2`.in(unit), {
      name: text`the whole way`,
      because: text`There and back are equally long, so each is half of this distance.`,
    })`
      The way there and back is twice the whole way. Divide by 2 to find it.`;
    return {
      answer: way,
      stem: wording(
        frame,
        text`Sourav walks from his village to a town and back, while Thomas walks from the town to the village and
          back on the same road. They start at the same time, keep constant speeds and turn round at once. They meet
          first $${first}$ km from the village, and on their ways back $${second}$ km from the village. What is the
          distance from the village to the town?`,
        text`Two ferries leave Neel Ghat and Shiv Ghat, on opposite banks of a lake, at the same moment and sail to and
          fro, each at its own constant speed and without waiting at the ghats. They first pass each other $${first}$ m
          from Neel Ghat. After both have turned once, they pass again, $${second}$ m from Neel Ghat. How wide is the
          lake between the ghats?`,
        text`In a park a straight path leads from the gate to a fountain. Harleen starts at the gate and Dorjee at the
          fountain at the same time; each runs to the other end of the path and back with a steady speed. They cross
          $${first}$ m away from the gate, and a second time, when both are running back, $${second}$ m away from the
          gate. Find the length of the path.`,
      ),
      show: value => withUnit(value, unit),
      plausible: value => value.gt(first),
      slips: [
        slip('swapped_the_two', way, calc`${gone} - ${second}`)`
          You subtracted the $${second}$ ${unit} and got ${here} ${unit}. That would be right if they were measured
          from the other end.`,
        slip('did_not_halve', way, twice)`
          You gave $${way}$ ${unit}, the way there and back. The question asks for one way, so halve it.`,
        slip('miscounted_the_steps', times, 2)`
          $${gone}$ ${unit} was taken for the distance until the second meeting, as if both had covered the whole way
          twice. They cover it three times.`,
        slip('added_for_multiplied', way, calc`${first} + ${second}`)`
          ${here} ${unit} adds two distances that are both measured from ${start}.`,
        slip('wrong_sign', twice, calc`${gone} - ${second}`)`
          You subtracted the $${second}$ ${unit}: ${here}. They are still missing to the way there and back, so add
          them.`,
        slip('miscounted_the_steps', times, 4)`
          $${gone}$ ${unit} lets ${who} come four times as far as until the first meeting; that is true only of a start
          from the same end.`,
        slip('left_out_a_term', twice, gone)`
          $${gone}$ ${unit} was taken for the way there and back, though ${who} has not come back to ${start} yet.`,
      ],
      snapRead: text`Two who go there and back meet twice. Until the first meeting they cover one whole way together,
        until the second one three.`,
      approach: text`Follow one of them only. Until the second meeting ${who} covers three times the distance of the
        first, and this ends $${second}$ ${unit} before ${start} on the way back.`,
      check: text`Of $${way}$ ${unit}, the other one covers ${calc`${way} - ${first}`} until the first meeting and
        ${calc`${way} + ${second}`} until the second, which is
        ${calc`(${way} + ${second}) / (${way} - ${first})`} times as much.`,
      principle: text`Until the second meeting of a start from opposite ends each covers three times as much as until
        the first.`,
    };
  },
);

interface Folded {
  way: number;
  u: number;
  v: number;
  n: number;
  frame: number;
}

const words = ['', 'first', 'second', 'third', 'fourth'] as const;

const place = form<Folded>(
  'place-of-a-later-meeting',
  {
    band: 'Medium',
    seconds: 90,
    verify: ({ way, u, v, n }) => {
      // In the unfolded way both are found by what is left of their distance over there and back.
      const t = q((2 * n - 1) * way, u + v).valueOf();
      const r = (v * t + way) % (2 * way);
      return q(Math.round((r <= way ? r : 2 * way - r) * 1e6), 1_000_000);
    },
  },
  ({ way, u, v, n, frame }, { step, find }) => {
    const [who, start, other, unit] = wording(
      frame,
      ['Pallavi', 'the lighthouse', 'the pier', 'm'],
      ['the bus from Alwar', 'Alwar', 'Behror', 'km'],
      ['Murugan', 'the well', 'the shrine', 'm'],
    );
    const lengths = find(2 * n - 1);
    const joint = step(calc`${lengths} * ${way}`.in(unit), {
      name: 'the distance that both cover together',
      because: text`The first meeting needs one length together. After it they go on to opposite ends and come
          back, so every further meeting needs two more lengths.`,
    })`
      They start from opposite ends, so until the ${words[n] ?? ''} meeting they cover $2 \times ${n} - 1 = ${lengths}$
      lengths together.`;
    const share = find(calc`${u} / (${u} + ${v})`);
    const gone = step(calc`${joint} * ${share}`.in(unit), {
      name: text`the distance that ${who} has covered`,
      works: value => tex`${joint} \times \frac{${u}}{${u} + ${v}} = ${value}\text{ ${unit}}`,
      because: text`In the same time the faster one covers more, in the ratio of the speeds. So the speed of ${who}
          over the sum of both is the share of ${who}.`,
    })`
      Both move for the same time, so their distances are as their speeds, $${u} : ${v}$. Find the distance of ${who}.`;
    const turns = Math.floor(((2 * n - 1) * u) / (u + v));
    const left = step(calc`${gone} - ${turns} * ${way}`.in(unit), {
      name: text`the distance of ${who} since the last turn`,
      because: text`After each whole length ${who} is at one of the two ends. Only what comes after the last turn
          shows how far away from that end ${who} is.`,
    })`
      Take off the ${turns === 1 ? 'length' : `${String(turns)} lengths`} that ${who} has completed.`;
    const far = step(turns % 2 === 1 ? calc`${way} - ${left}`.in(unit) : left.add(0), {
      works: (value, working) => (turns % 2 === 1 ? working : tex`${value}\text{ ${unit}}`),
      because: text`An odd number of whole lengths ends at ${other}, an even number at ${start}. From there the
          last piece has to be measured.`,
      name: text`the distance from ${start}`,
    })`
      ${
        turns % 2 === 1
          ? text`After ${turns === 1 ? 'one turn' : `${String(turns)} turns`} ${who} is coming back from ${other}, so
            subtract this from the length.`
          : text`After ${String(turns)} turns ${who} is again going away from ${start}, so this is the distance from
            ${start}.`
      }`;
    return {
      answer: far,
      stem: wording(
        frame,
        text`Pallavi starts from a lighthouse and Gurpreet from a pier, $${way}$ m away along the beach, at the same
          time. They walk to and fro between the two without resting, Pallavi at $${u}$ m and Gurpreet at $${v}$ m a
          minute. How far from the lighthouse do they meet for the ${words[n] ?? ''} time?`,
        text`A bus from Alwar at $${u}$ km/h and a bus from Behror at $${v}$ km/h shuttle on the road of $${way}$ km
          between the two towns, turning round without delay. Both begin at the same moment. At what distance from Alwar
          is their ${words[n] ?? ''} meeting?`,
        text`Between a well and a shrine lie $${way}$ m of straight path. Murugan, who begins at the well, and Lalrin,
          who begins at the shrine together with him, carry water up and down the whole path, at $${u}$ and $${v}$ m a
          minute. Find the distance from the well to the place of their ${words[n] ?? ''} meeting.`,
      ),
      show: value => withUnit(value, unit),
      plausible: value => value.gt(0) && value.lt(way),
      slips: [
        slip('measured_from_the_wrong_end', far, calc`${way} - ${far}`)`
          You gave $${far}$ ${unit}, the distance from ${other}. The question asks for the distance from ${start}.`,
        slip('miscounted_the_steps', lengths, n)`
          You let them cover $${n}$ lengths together before the ${words[n] ?? ''} meeting. After a meeting they go on to
          opposite ends and turn, so every further meeting needs two more lengths.`,
        slip('counted_one_too_many', lengths, 2 * n)`
          $${2 * n}$ lengths of joint distance belong to a start from the same end.`,
        slip('swapped_the_two', share, calc`${v} / (${u} + ${v})`)`
          You gave ${who} the other speed, $${v}$, and so a distance of $${gone}$ ${unit}. The question asks where
          ${who} is, with $${u}$.`,
        slip('stopped_a_step_early', lengths, 1)`
          That is the place of the first meeting: ${calc`${way} * ${u} / (${u} + ${v})`} ${unit} from ${start}.`,
        slip('assumed_equal_parts', far, calc`${way} / 2`)`
          You gave the middle, ${here} ${unit}. It would be right only at equal speeds.`,
        slip('counted_one_too_many', lengths, 2 * n + 1)`
          You let them cover $${lengths}$ lengths together. That leads to the next meeting, because each meeting needs
          two lengths more.`,
        slip('counted_one_too_few', lengths, n > 2 && 2 * n - 3)`
          You let them cover $${lengths}$ lengths together. That leads to the meeting before the one that is asked.`,
        slip('answered_another_quantity', far, calc`${way} * abs(${u} - ${v}) / (${u} + ${v})`)`
          ${here} ${unit} is the difference of the distances that they have covered at the first meeting.`,
        slip('assumed_a_proportion', far, calc`${way} * ${v} / ${u}`)`
          ${here} ${unit} is how far the slower one comes while the faster one covers one length.`,
      ],
      snapRead: text`Two move to and fro from opposite ends, and the place of a later meeting is asked. Count the
        lengths together first, then find where one of them is.`,
      approach: text`Find the joint distance, give ${who} a share by the speeds, and fold this distance back at the
        ends.`,
      check: () => {
        const mine = q((2 * n - 1) * way * v, u + v);
        const whole = Math.floor(mine.div(way).valueOf());
        const beyond = mine.sub(whole * way);
        return text`The other one has covered $${mine}$ ${unit}. After ${whole} length(s) these are $${beyond}$
          ${unit} more, measured from ${whole % 2 === 1 ? start : other}${
            whole % 2 === 1
              ? ''
              : text`, so $${way} - ${beyond} = ${q(way).sub(beyond)}$ ${unit} are left to ${start}`
          }.`;
      },
      principle: text`To find a place after many turns, subtract the whole lengths from the distance covered; an odd
        number of them ends at the other side.`,
    };
  },
);

/** AR.TSD.5 Medium: a length from two meetings, and the place of a later one. */
export const placesOfMeetings: readonly AnyTemplate[] = [
  ...situation<TwoPlaces>({
    type: 'AR.TSD.5',
    situation: 'two-places-of-meeting',
    tries: 30,
    draw: draw => {
      const frame = draw.int(0, 2);
      const unit = frame === 0 ? 1 : 20;
      const [first, second] = [unit * draw.int(5, 30), unit * draw.int(3, 24)];
      const way = q(3 * first + second, 2);
      // Both are on their first way back: neither has been home again.
      const fits =
        way.d === 1n &&
        q(3 * first).gt(way.mul(1.1)) &&
        q(2 * second).lt(way.mul(1.9)) &&
        way.sub(first).mul(3).gt(way) &&
        Math.abs(first - second) > unit &&
        second !== 2 * first &&
        !way.equals(2 * first) &&
        !way.equals(first + second);
      return fits ? { first, second, frame } : null;
    },
    forms: [wholeWay],
  }),
  ...situation<Folded>({
    type: 'AR.TSD.5',
    situation: 'place-after-turns',
    tries: 60,
    draw: draw => {
      const frame = draw.int(0, 2);
      const [u, v] =
        frame === 1
          ? [draw.step(36, 72, 4), draw.step(32, 64, 4)]
          : [draw.step(40, 100, 5), draw.step(40, 90, 5)];
      const way = frame === 1 ? draw.step(20, 90, 2) : draw.step(200, 960, 20);
      const n = draw.int(2, 4);
      const gone = q((2 * n - 1) * way * u, u + v);
      const turns = Math.floor(gone.div(way).valueOf());
      const left = gone.sub(turns * way);
      const far = turns % 2 === 1 ? q(way).sub(left) : left;
      const isHeadOn = gone
        .sub(q((2 * n - 1) * way).sub(gone))
        .abs()
        .lt(way);
      const fits = u !== v && gone.d === 1n && left.gt(0) && isHeadOn && !far.mul(2).equals(way);
      return fits ? { way, u, v, n, frame } : null;
    },
    forms: [place],
  }),
];
