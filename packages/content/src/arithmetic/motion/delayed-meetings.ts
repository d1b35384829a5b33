import type Fraction from 'fraction.js';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Halt {
  u: number;
  v: number;
  apart: number;
  /** Minutes for which the second one stands still before they meet. */
  halt: number;
  way: boolean;
}

const withAHalt = form<Halt>(
  'meeting-after-a-halt',
  {
    band: 'Medium',
    seconds: 65,
    revision: 5, // No option is tied to the key at a glance.
    untied: true,
    verify: ({ u, v, apart, halt }) => {
      // The scooter alone closes the gap during the halt, wherever on the way it falls; take it at the start.
      const alone = q(u * halt, 60);
      return alone.add(
        q(apart)
          .sub(alone)
          .div(u + v)
          .mul(u),
      );
    },
  },
  ({ v, halt, apart, u, way }, { step, find }) => {
    const other = way ? 'bus' : 'scooter';
    const lost = step(calc`${v} * ${frac(q(halt, 60))}`, {
      name: 'the km that the car would have covered in the minutes in which it stands',
      because: text`If the car did not stop, both would move all the time, and the sum of the speeds could be
          used. What it would have covered in the ${halt} minutes is what the stop costs.`,
    })`
      Suppose that the car does not stop. Find how many km it would have covered in these ${halt} minutes.`;
    const total = step(calc`${apart} + ${lost}`, {
      name: 'the km that both would have covered together',
      because: text`The car has stopped and they still meet. So if it had not stopped, the two would have passed
          each other by this much at that moment.`,
    })`
      Then the two would have covered so many km more than the ${apart} km between them. Add.`;
    const closing = find(calc`${u} + ${v}`, { name: 'the sum of the speeds' });
    const hours = step(calc`${total} / ${closing}`, {
      name: 'the hours from the start to the meeting',
      because: text`Both move all this time in the changed story, and the time is that of the true story, because
          the meeting is the same. So no minutes have to be added afterwards.`,
    })`
      They move towards each other, so divide these km by the sum of the speeds, ${u} and ${v} km/h, to find the time
      from the start to the meeting.`;
    const distance = step(calc`${u} * ${hours}`, {
      name: `the km that the ${other} covers`,
      because: text`Only the car stopped. The ${other} moves from the start to the meeting, so its distance is
          speed times this time.`,
    })`
      The ${other} moves all this time. Multiply by its speed.`;
    return {
      answer: distance,
      stem: way
        ? text`A bus leaves Amritpur for Belgram, ${String(apart)} km away, at $${u}$ km/h. At the same time a car
          leaves Belgram for Amritpur at $${v}$ km/h, but before they meet it halts for $${halt}$ minutes for a change
          of tyre. How far from Amritpur do they meet?`
        : text`${personBy(apart, u)} and a friend live ${String(apart)} km apart on a straight road. They set out
          towards each other at the same time, ${personBy(apart, u)} by scooter at $${u}$ km/h and the friend by car
          at $${v}$ km/h, but the car stops for $${halt}$ minutes before they meet. What distance has the scooter
          covered when they meet?`,
      show: value => withUnit(value, 'km'),
      plausible: value => value.valueOf() > 0 && value.valueOf() < apart,
      slips: [
        slip('left_out_a_stop', lost, 0)`
          You left out the ${halt} minutes in which the car stands and let both meet after $${hours}$ hours. While the
          car stands, it covers nothing, so they meet later.`,
        slip('left_out_a_stop', total, calc`${apart} - ${lost}`)`
          You subtracted what the car loses from ${apart} km and worked with $${total}$ km. When the car stands, the
          meeting comes later, so it has to be added.`,
        slip('answered_another_quantity', distance, calc`${apart} - ${hours} * ${u}`)`
          You found $${distance}$ km, which the car covers from the other end. The question asks for the distance of
          the ${other}.`,
        slip('swapped_the_two', distance, calc`(${hours} - ${halt} / 60) * ${u}`)`
          You subtracted the ${halt} minutes from the time of the ${other}. It is the car that stands.`,
        slip('swapped_the_two', lost, calc`${u} * ${halt} / 60`)`
          You added what the ${other} covers in ${halt} minutes, $${lost}$ km. The car stands, so its own speed
          counts.`,
        slip('left_out_a_stop', hours, calc`${apart} / ${closing} + ${halt} / 60`)`
          You added all ${halt} minutes to the time without a stop. In these minutes the ${other} goes on, so the
          delay is shorter.`,
        slip('assumed_equal_parts', distance, calc`${apart} / 2`)`
          You halved the distance: ${here}. The two have different speeds, and only one of them stops.`,
      ],
      snapRead: text`Two move towards each other, and the car stands for ${halt} minutes on the way. The distance that
        the ${other} has covered at the meeting is asked.`,
      approach: text`Only the car loses time. Add to the distance what it would have covered while it stands; then
        both move all the time, and the sum of the speeds gives the time to the meeting.`,
      faster: () => {
        const alone = q(u * halt, 60);
        return text`Let the car stand at the start. The ${other} covers $${alone}$ km meanwhile, and the remaining
          $${q(apart).sub(alone)}$ km are shared in the ratio $${u} : ${v}$.`;
      },
      check: () =>
        text`The car moves for ${halt} minutes less and covers $${hours.sub(q(halt, 60)).mul(v)}$ km. With the
          $${hours.mul(u)}$ km of the ${other} that makes ${apart} km.`,
      principle: text`When one of two stops before they meet, add to the distance what it would have covered in that
        time.`,
    };
  },
);

interface Later {
  /** Minutes by which one of them starts later on the second day. */
  delay: number;
  /** By how much the meeting point moves, km. */
  shift: number;
  /** The highest speed, km/h. */
  most: number;
  frame: number;
}

/** By what the road is covered, by the highest speed. */
const vehicleOf = (most: number) => (most <= 40 ? 'cyclist' : most <= 70 ? 'scooterist' : 'driver');

/** Pairs of factors of a product, the smaller first, with the speeds they belong to. */
const speedsOf = (product: number, h: number, fits: (u: number, v: number) => boolean) => {
  const list: { d: number; e: number; u: number; v: number }[] = [];
  for (let d = 1; d * d <= product; d += 1)
    if (product % d === 0 && fits(h + d, h + product / d))
      list.push({ d, e: product / d, u: h + d, v: h + product / d });
  return list;
};
const slowerOf = (list: readonly { u: number }[]) => q(list.reduce((sum, { u }) => sum + u, 0));
const n = (value: Fraction) => value.valueOf();
const within = (most: number) => (u: number, v: number) => u < v && v <= most;

const speedsBehindAShift = form<Later>(
  'speeds-behind-a-shift',
  {
    band: 'Hard',
    seconds: 115,
    revision: 4,
    also: ['AL.DIO.3'],
    verify: ({ delay, shift, most }) => {
      // Both days on a road of 1000 km, for every pair of speeds.
      let total = 0;
      for (let v = 1; v <= most; v += 1)
        for (let u = 1; u < v; u += 1) {
          const usual = q(1000 * u, u + v);
          const late = q(1000)
            .sub(q(v * delay, 60))
            .mul(u)
            .div(u + v);
          if (usual.sub(late).equals(shift)) total += u;
        }
      return total;
    },
  },
  ({ shift, delay, most, frame }, { step, find }) => {
    const h = step(calc`60 * ${shift} / ${delay}`, {
      name: text`the number $h$ with $\frac{1}{u} + \frac{1}{v} = \frac{1}{h}$`,
      works: value =>
        tex`\frac{${shift}}{u} + \frac{${shift}}{v} = \frac{${delay}}{60} \Rightarrow \frac{1}{u} + \frac{1}{v} =
          \frac{1}{${value}}`,
      because: text`The late one moves for less time than usual and the other one for more. What the one lacks and
          the other has in addition make up the delay, so the two times are added and not subtracted.`,
    })`
        The one that is late covers ${shift} km less, and the other one covers ${shift} km more. So the $${delay}$
        minutes are the sum of the times that both need for ${shift} km. Let $u$ be the smaller speed and $v$ the
        larger.`;
    const product = step(calc`${h} * ${h}`, {
      name: text`the product of the two factors`,
      works: value => tex`uv - ${h}u - ${h}v = 0 \Rightarrow (u - ${h})(v - ${h}) = ${value}`,
      because: text`Two speeds in one equation cannot be found by solving. As a product of whole numbers they can:
          each of the two brackets has to be a divisor.`,
    })`
        Multiply by the denominators, and add $${h}^2$ to both sides, so that the left side is a product of
        integers.`;
    const limit = find(most);
    const sum = step(slowerOf(speedsOf(n(product), n(h), within(n(limit)))), {
      works: value => {
        const list = speedsOf(n(product), n(h), within(n(limit)));
        return tex`${list.map(({ d, e, u, v }) => `${d} \\times ${e}: (${u}, ${v})`).join('; \\; ')}; \quad
        ${list.map(({ u }) => u).join(' + ')} = ${value}`;
      },
      because: text`Each pair of factors gives one pair of speeds. A small first factor makes the second one
          large, so the limit of the speed excludes the pairs that lie far apart; equal factors are excluded because
          one is slower.`,
    })`
        Write the number as a product of two different factors, the smaller one for $u$, as long as $v$ keeps to the
        limit. Add the values of $u$.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`Every morning two ${vehicleOf(most)}s start at 6 am from the two ends of a road and move towards each
            other, each at a constant speed that is a whole number of km/h and at most ${String(most)} km/h. One day
            the slower of the two starts $${delay}$ minutes late; they still meet when both are on the way, but
            $${shift}$ km from the usual place. What is the sum of all possible speeds, in km/h, of the slower one?`
          : text`Two ${vehicleOf(most)}s set out from opposite ends of a canal road. If both leave at the same time,
            they meet at a shrine; if the one from the western end, who is slower, leaves $${delay}$ minutes after the
            other, they meet, both already on the way, $${shift}$ km west of it. Both speeds are whole numbers of km/h
            not exceeding $${most}$. Find the sum of all possible speeds of the one from the western end.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_bound', sum, () => slowerOf(speedsOf(n(product), n(h), (u, v) => u < v)))`
            You used each pair of factors and got $${sum}$. With the smallest ones the other speed is above $${most}$
            km/h.`,
        slip('let_in_equal_values', sum, () =>
          slowerOf(speedsOf(n(product), n(h), (u, v) => u <= v && v <= n(limit))),
        )`
            You also counted two equal speeds of $${n(h) * 2}$ km/h. One of the two is slower than the other.`,
        slip('answered_another_quantity', sum, () =>
          q(speedsOf(n(product), n(h), within(n(limit))).reduce((total, { v }) => total + v, 0)),
        )`
            You added the larger speeds and got $${sum}$. The question asks for the slower one.`,
        slip('answered_another_quantity', sum, () =>
          q(speedsOf(n(product), n(h), within(n(limit))).reduce((total, { d }) => total + d, 0)),
        )`
            You added the factors $u - ${h}$ and got $${sum}$, where $u$ is the smaller speed. Each speed is $${h}$
            more than its factor.`,
        slip('used_a_wrong_given_number', sum, () => {
          const list = [];
          for (let u = 1; u < n(h); u += 1) {
            const v = n(product) / (n(h) - u) - n(h);
            if (Number.isInteger(v) && v > u && v <= n(limit)) list.push({ u });
          }
          return list.length > 1 ? slowerOf(list) : null;
        })`
            You made $${delay}$ minutes the difference of the two times for ${shift} km and got $${sum}$. They are the
            sum of these times.`,
        slip('left_out_an_end_point', limit, () => {
          const v = Math.max(...speedsOf(n(product), n(h), within(most)).map(pair => pair.v));
          return v === most ? most - 1 : null;
        })`
            You left out a speed of exactly $${most}$ km/h. It is not more than the limit.`,
        slip('assumed_equal_parts', sum, calc`${h} * 2`)`
            You gave half of the $${delay}$ minutes to each, so that both have $${n(h) * 2}$ km/h. The slower one
            needs more of the time.`,
        slip('left_out_a_case', sum, () =>
          Math.max(...speedsOf(n(product), n(h), within(n(limit))).map(({ u }) => u)),
        )`
            You gave only the largest of the possible speeds, $${sum}$ km/h. There are others.`,
        slip('answered_another_quantity', sum, () =>
          q(speedsOf(n(product), n(h), within(n(limit))).reduce((total, { u, v }) => total + u + v, 0)),
        )`
            You added both speeds of each pair and got $${sum}$. The question asks only for the smaller one.`,
      ],
      snapRead: text`One starts late, and so they meet at another place. Both speeds are whole numbers with a limit,
        and the possible slower speeds are to be added.`,
      approach: text`Compare the two places where they meet. The minutes of the delay are the sum of two times for the
        same distance. This gives an equation with the reciprocals of the speeds, which becomes a product of
        integers.`,
      faster: text`From $\frac{1}{u} + \frac{1}{v} = \frac{1}{${h}}$ follows $(u - ${h})(v - ${h}) = ${product}$. Go
        down from the middle pair of factors until $v$ is above the limit.`,
      check: () =>
        text`The minutes for ${shift} km are
          ${speedsOf(n(product), n(h), within(most))
            .map(({ u, v }) => `$${numberTex(q(60 * shift, u))} + ${numberTex(q(60 * shift, v))}$`)
            .join(', ')},
          each time $${delay}$ in all.`,
      principle: text`When a delay changes the place where two meet, it is the sum of the times that both need for the
        change; with integers, such an equation of reciprocals becomes a product.`,
    };
  },
);

/** AR.TSD.3: a meeting disturbed by a halt (Medium), or moved by a late start (Hard). */
export const delayedMeetings: readonly AnyTemplate[] = [
  ...situation<Halt>({
    type: 'AR.TSD.3',
    situation: 'a-halt-on-the-way',
    draw: draw => {
      const u = draw.step(28, 54, 2);
      const v = u + draw.step(6, 44, 2);
      const halt = draw.pick([10, 12, 15, 20, 24, 30, 36, 40, 45]);
      const hours = draw.step(6, 18, 1) / 6;
      const apart = q(hours * 6)
        .div(6)
        .mul(u + v)
        .sub(q(v * halt, 60));
      const distance = q(hours * 6 * u, 6);
      return apart.d === 1n && distance.d === 1n && hours * 60 > 1.5 * halt
        ? { u, v, apart: apart.valueOf(), halt, way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [withAHalt],
  }),
  ...situation<Later>({
    type: 'AR.TSD.3',
    situation: 'a-late-start',
    draw: draw => {
      const delay = draw.pick([10, 12, 15, 18, 20, 24, 25, 30, 36, 40, 45, 50]);
      const shift = draw.int(1, 24);
      const h = (60 * shift) / delay;
      const most = draw.step(25, 120, 5);
      if (!Number.isInteger(h) || h < 6) return null;
      const fitting = speedsOf(h * h, h, within(most)).length;
      const all = speedsOf(h * h, h, (u, v) => u < v).length;
      return fitting >= 2 && fitting <= 5 && fitting < all
        ? { delay, shift, most, frame: draw.int(0, 1) }
        : null;
    },
    tries: 200,
    forms: [speedsBehindAShift],
  }),
];
