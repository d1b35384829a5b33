import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Relay {
  way: number;
  /** Speeds of who walks first, of who walks last, and of the vehicle. */
  a: number;
  b: number;
  ride: number;
  frame: number;
}

const relay = form<Relay>(
  'two-walkers-and-one-ride',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AR.TSD.3'],
    verify: ({ way, a, b, ride }) => {
      // The place where the first passenger gets off is moved until both arrive together.
      const times = (x: number) => {
        const back = (x - (a * x) / ride) / (ride + a);
        const met = a * (x / ride + back);
        return { one: x / ride + (way - x) / b, two: met / a + (way - met) / ride };
      };
      let [low, high] = [0, way];
      for (let i = 0; i < 90; i += 1) {
        const x = (low + high) / 2;
        if (times(x).one > times(x).two) low = x;
        else high = x;
      }
      return q(Math.round(60 * times(low).one * 1e6), 1_000_000);
    },
  },
  ({ way, a, b, ride, frame }, { step, find }) => {
    const { one, two, it } = wording(
      frame,
      { one: 'Sourav', two: 'Lakshmi', it: 'scooter' },
      { one: 'Tenzin', two: 'Kavya', it: 'jeep' },
      { one: 'Imran', two: 'Divya', it: 'motorcycle' },
    );
    const k = find(calc`${ride} / ${a}`);
    const carried = step(calc`(${k} + 1) / 2`, {
      name: text`the km that ${two} rides for each km that ${one} walks`,
      works: value => tex`x + (x - y) = ${k}y \quad \Rightarrow \quad x = ${value}y`,
      because: text`The ${it} and ${one} start together, so until they meet they travel for the same time. In this
          time the ${it} goes forward and also comes back, so not all of its way carries ${two} forward.`,
    })`
      Let ${two} ride $x$ km and let ${one} walk $y$ km until the ${it} is back. By then the ${it}, which is $${k}$
      times as fast as ${one}, has gone $x$ km forward and $x - y$ km back.`;
    const foot = find(calc`(${k} - 1) / (${ride} / ${b} - 1)`);
    const last = step(foot, {
      name: text`the km that ${two} walks for each km that ${one} walks`,
      works: value =>
        tex`z\left(\frac{1}{${b}} - \frac{1}{${ride}}\right) = y\left(\frac{1}{${a}} - \frac{1}{${ride}}\right)
          \quad \Rightarrow \quad z = ${value}y`,
      because: text`If both had ridden all the way, both would have taken the same time. They arrive together, so
          both lose as much time by walking, although they walk at different speeds.`,
    })`
      Let ${two} walk the last $z$ km. Walking costs additional time against riding, and ${one} and ${two} arrive
      together, so these additional times are equal.`;
    const walked = step(calc`${way} / (${carried} + ${last})`.in('km'), {
      name: text`the km that ${one} walks`,
      works: value => tex`x + z = ${carried}y + ${last}y = ${way} \quad \Rightarrow \quad y = ${value}`,
      because: text`${two} rides first and then walks, and comes from the start to the end. The way of ${one}
          would do as well, but there the ride is not known yet.`,
    })`
      The $x$ km and the $z$ km of ${two} make up the whole way. Both are known for each km of $y$, so divide the way
      by their sum.`;
    const riding = find(calc`60 * (${way} - ${walked}) / ${ride}`);
    const time = step(calc`60 * ${walked} / ${a} + ${riding}`.in('min'), {
      works: value =>
        tex`60\left(\frac{${walked}}{${a}} + \frac{${q(way).sub(walked)}}{${ride}}\right) = ${value}\text{ min}`,
      because: text`${one} gets the seat only for the rest of the way. The question asks for the time from the
          start to the arrival, so both parts count.`,
    })`
      ${one} walks $y$ km and rides the rest. Add the two times, in minutes.`;
    return {
      answer: time,
      stem: wording(
        frame,
        text`Sourav and Lakshmi have to be at a wedding $${way}$ km away. A friend has a scooter that runs at $${ride}$
          km/h and can carry one of them besides himself. He starts with Lakshmi while Sourav begins to walk at $${a}$
          km/h. On the way Lakshmi gets off and walks on at $${b}$ km/h; the scooter turns back at once, meets Sourav
          and takes him on, and all three arrive together. How many minutes after the start do they arrive?`,
        text`A jeep with one free seat is to bring two trekkers to a camp at a distance of $${way}$ km, at $${ride}$
          km/h all the time. It takes Kavya first, sets her down on the road, returns to meet Tenzin, who has been
          walking at $${a}$ km/h from the beginning, and drives him to the camp. Kavya walks the rest at $${b}$ km/h
          and reaches the camp together with the jeep. What time passes from the start to the arrival?`,
        text`Imran, Divya and Rohit leave a village together for a town $${way}$ km off. Rohit's motorcycle goes at
          $${ride}$ km/h and takes one passenger. Divya sits on it at first; after some km she gets down and walks to
          the town at $${b}$ km/h, while Rohit turns back without delay. He meets Imran, who has been walking at $${a}$
          km/h, and brings him to the town at the very moment when Divya comes there. How long are they on the way?`,
      ),
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('mixed_up_one_way_and_both', carried, k)`
          ${two} was given a ride of $${carried}$ times the way that ${one} walks. In the same time the ${it} goes
          forward and also back to ${one}.`,
        slip('assumed_equal_parts', foot, a !== b && 1)`
          Both were made to walk equally far. At $${a}$ and $${b}$ km/h equal distances on foot do not take equal
          times.`,
        slip('stopped_a_step_early', time, calc`60 * ${walked} / ${a}`)`
          You found the time until ${one} gets a seat: ${here} minutes. After that ${one} still has to ride the rest
          of the way.`,
        slip('took_the_whole_for_a_part', time, calc`60 * 3 * ${way} / ${ride}`)`
          ${here} minutes lets the ${it} go the whole way three times; it need not, as both walk a part.`,
        slip('inverted_the_ratio', foot, calc`(${ride} / ${b} - 1) / (${k} - 1)`)`
          You turned the ratio of the two walks round. Then the one who walks faster walks less, but both have to lose
          equal times by walking.`,
        slip('assumed_a_proportion', foot, a !== b && calc`${b} / ${a}`)`
          The walks were taken as the walking speeds, $${b} : ${a}$. That makes the hours on foot equal, but then the
          rides would have to be equally long, too.`,
        slip('answered_another_quantity', time, calc`60 * ${way} / ${ride}`)`
          ${here} minutes is the time of the ${it} for one way; it also has to go back and forward again.`,
        slip('answered_another_quantity', time, calc`60 * ${carried} * ${walked} / ${ride}`)`
          ${here} minutes is the time until ${two} gets off. After that ${two} still has to walk the rest of the way.`,
        slip('left_out_a_term', last, 0)`
          With $${carried}$ km for each km of ${one} the ride of ${two} was made the whole way, and no walk was left.`,
      ],
      snapRead: text`One ${it} serves two people, who arrive together. Its way on and back gives one relation, the
        equal times give another.`,
      approach: text`Measure everything by the walk of ${one}. The ${it} goes forward and back while ${one} walks; and
        as both take the same time in all, both lose the same time by walking.`,
      faster: text`For $1$ km of ${one} on foot, ${two} rides $${carried}$ km and walks $${last}$ km, so
        $y = ${way} \div ${carried.add(last)} = ${walked}$.`,
      check: () => {
        const on = carried.mul(walked);
        const off = q(way).sub(on);
        return text`${two} rides $${on}$ km and walks $${off}$ km: $${on.mul(60).div(ride)} + ${off.mul(60).div(b)} =
          ${on.mul(60).div(ride).add(off.mul(60).div(b))}$ minutes, as long as ${one}.`;
      },
      principle: text`People who start and arrive together lose equal times by walking; the way
        on and back gives the second relation.`,
    };
  },
);

interface Range {
  way: number;
  hours: number;
  walk: number;
  cycle: number;
  bus: number;
  /** Least minutes on foot and on the bus. */
  foot: number;
  seat: number;
  frame: number;
}

/** Km that would be left over or missing if the whole time were spent on the bicycle. */
const missing = ({ way, hours, cycle }: Range) => way - cycle * hours;
const busHours = (p: Range) =>
  q(p.cycle - p.walk)
    .mul(q(p.foot, 60))
    .add(missing(p))
    .div(p.bus - p.cycle);

const greatest = form<Range>(
  'greatest-part-by-the-middle-mode',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['AL.INQ.7'],
    verify: p => {
      let best = 0;
      for (let r = p.seat; r <= 60 * p.hours; r += 1) {
        const rest = p.hours - r / 60;
        const on = p.way - (p.bus * r) / 60;
        const c = (on - p.walk * rest) / (p.cycle - p.walk);
        const w = rest - c;
        if (c >= -1e-9 && w >= p.foot / 60 - 1e-9 && c > best) best = c;
      }
      return q(Math.round(p.cycle * best * 1000), 1000);
    },
  },
  (p, { step, find, write }) => {
    const { way, hours, walk, cycle, bus, foot, seat, frame } = p;
    const isOnFoot = busHours(p).gte(q(seat, 60));
    const gap = step(calc`${way} - ${cycle} * ${hours}`.in('km'), {
      name: 'the km that are missing',
      because: text`The middle speed is the one that is wanted as much as possible. So start from it and see how
          far the true way differs.`,
    })`
      Suppose all $${hours}$ hours were spent at $${cycle}$ km/h. Compare with the way of $${way}$ km.`;
    const [up, down] = [find(bus - cycle), find(cycle - walk)];
    write(tex`${up}r - ${down}p = ${gap}`, {
      because: text`An hour on the slow mode takes an hour away from the middle one. So only what it covers less
          counts, not all that it covers.`,
    })`
      Let $p$ be the hours at $${walk}$ km/h and $r$ those at $${bus}$ km/h. Compared with $${cycle}$ km/h each hour
      of the first kind loses ${String(cycle - walk)} km and each hour of the second kind gains ${String(bus - cycle)}
      km. Write that losses and gains make the difference of step 1.`;
    const pace = isOnFoot ? foot : seat;
    const fixed = find(calc`${pace} / 60`);
    const other = step(
      isOnFoot ? calc`(${gap} + ${down} * ${fixed}) / ${up}` : calc`(${up} * ${fixed} - ${gap}) / ${down}`,
      {
        name: isOnFoot ? 'the hours at the highest speed' : 'the hours at the lowest speed',
        works: (_value, working) => tex`${isOnFoot ? 'r' : 'p'} = ${working}`,
        because: text`More time at the lowest speed has to be made good by more time at the highest one, and both
          leave less for the middle one. Both bounds cannot be reached at once, because then the way would not have
          the right length.`,
      },
    )`
      So $p$ and $r$ grow together, and both should be as small as the conditions allow. ${
        isOnFoot
          ? text`Take $p = ${fixed}$; then $r$ is more than its own lower bound of $${seat}$ minutes.`
          : text`Take $r = ${fixed}$; then $p$ is more than its own lower bound of $${foot}$ minutes.`
      }`;
    const time = step(calc`${hours} - ${fixed} - ${other}`.in('h'), {
      name: 'the greatest time at the middle speed',
      because: text`All $${hours}$ hours are spent in one of three ways. The two others are as short as possible,
          so this time is as long as possible.`,
    })`
      Subtract both times from the $${hours}$ hours: what is left is at $${cycle}$ km/h.`;
    const part = step(calc`${cycle} * ${time}`.in('km'), {
      name: text`the greatest distance at the middle speed`,
      because: text`At a constant speed the longest time also means the greatest distance.`,
    })`
      The question asks for a distance. Multiply this time by $${cycle}$ km/h.`;
    return {
      answer: part,
      stem: wording(
        frame,
        text`On a tour of $${way}$ km Aparna is on the move for $${hours}$ hours: she walks at $${walk}$ km/h, cycles at
          $${cycle}$ km/h and takes a bus at $${bus}$ km/h. She walks for at least $${foot}$ minutes and sits in the bus
          for at least $${seat}$ minutes. What is the greatest distance that she can have cycled?`,
        text`A forest guard on a lake drifts in his boat at $${walk}$ km/h, rows it at $${cycle}$ km/h or runs its motor
          at $${bus}$ km/h. He covers $${way}$ km in $${hours}$ hours, drifting for not less than $${foot}$ minutes and
          using the motor for not less than $${seat}$ minutes. What is the greatest distance, in km, that he can have
          rowed?`,
        text`Pots are carried $${way}$ km from Khurja by porters at $${walk}$ km/h, by horse cart at $${cycle}$ km/h and
          by tempo at $${bus}$ km/h, in $${hours}$ hours without a break. The porters carry them for $${foot}$ minutes
          or longer and the tempo for $${seat}$ minutes or longer. What is the longest distance that can be left to the
          horse cart?`,
      ),
      show: value => withUnit(value, 'km'),
      plausible: value => value.gt(0) && value.lt(way) && value.lt(cycle * hours) && value.mul(20).d === 1n,
      slips: [
        slip('took_bounds_that_exclude_each_other', time, calc`${hours} - ${foot} / 60 - ${seat} / 60`)`
          ${here} hours takes both lower bounds at once. Then the whole way would be
          $${q(walk * foot + bus * seat, 60).add(time.mul(cycle))}$ km and not $${way}$.`,
        slip(
          'put_the_bound_on_another_quantity',
          time,
          isOnFoot
            ? calc`${hours} - ${seat} / 60 - (${up} * ${seat} / 60 - ${gap}) / ${down}`
            : calc`${hours} - ${foot} / 60 - (${gap} + ${down} * ${foot} / 60) / ${up}`,
        )`
          $${time}$ hours comes from the other lower bound alone. With it the time
          ${isOnFoot ? 'at the lowest speed' : 'at the highest speed'} would be less than it has to be.`,
        slip('answered_another_quantity', part, isOnFoot ? calc`${bus} * ${other}` : calc`${bus} * ${fixed}`)`
          You found the distance at $${bus}$ km/h: ${here} km. The question asks for the one at $${cycle}$ km/h.`,
        slip('wrong_sign', gap, calc`${cycle} * ${hours} - ${way}`)`
          The difference between the way and $${hours}$ hours at $${cycle}$ km/h was taken with the wrong sign.`,
        slip('left_out_a_term', gap, gap.equals(0) ? false : 0)`
          Losses and gains were made to cancel, as if $${hours}$ hours at $${cycle}$ km/h were $${way}$ km.`,
        slip(
          'ignored_a_bound',
          time,
          isOnFoot ? calc`${hours} - ${gap} / ${up}` : calc`${hours} - ${foot} / 60`,
        )`
          You let $${time}$ hours be at $${cycle}$ km/h. That
          ${isOnFoot ? 'leaves no time at the lowest speed' : 'leaves no time at the highest speed'}, though there has
          to be some.`,
        slip('left_out_a_term', time, calc`${hours} - ${other}`)`
          ${here} hours leaves out the $${pace}$ minutes
          ${isOnFoot ? 'at the lowest speed' : 'at the highest speed'}, which are a part of the time too.`,
      ],
      snapRead: text`Three speeds, one distance and one time leave one quantity free. The greatest value is reached at
        a bound, so find which bound decides.`,
      approach: text`Compare with the middle speed for the whole time. Slow hours lose and fast hours gain, so they grow
        together; make both as small as the two conditions allow and see which condition decides.`,
      check: () => {
        const [onFoot, onBus] = isOnFoot ? [fixed, other] : [other, fixed];
        const all = onFoot.mul(walk).add(part).add(onBus.mul(bus));
        return text`$${onFoot.mul(walk)} + ${part} + ${onBus.mul(bus)} = ${all}$
          km, in $${onFoot} + ${part.div(cycle)} + ${onBus}$ hours.`;
      },
      principle: text`If two quantities grow together, only one of their lower bounds can decide; test which one already
        satisfies the other.`,
    };
  },
);

const feet = [3, 4, 5, 6];
const relays = [15, 18, 20, 21, 24, 25, 27, 30, 35, 36, 40, 42, 45, 48, 54, 60].flatMap(ride =>
  feet.flatMap(a =>
    feet.flatMap(b => {
      const [k, m] = [q(ride, a), q(ride, b)];
      const unit = k
        .add(1)
        .div(2)
        .add(k.sub(1).div(m.sub(1)));
      return Array.from({ length: 29 }, (_, i) => q(i + 2, 2)).flatMap(walked => {
        const way = unit.mul(walked);
        const time = walked.div(a).add(way.sub(walked).div(ride)).mul(60);
        const fits = a !== b && k.mul(2).d === 1n && way.d === 1n && way.lte(60) && time.d === 1n;
        return fits ? [{ way: way.valueOf(), a, b, ride }] : [];
      });
    }),
  ),
);

/** AR.TSD.7 Hard: a vehicle shared by two walkers, and three modes with lower bounds. */
export const sharedAndBounded: readonly AnyTemplate[] = [
  ...situation<Relay>({
    type: 'AR.TSD.7',
    situation: 'shared-ride',
    tries: 60,
    draw: draw => ({ ...draw.pick(relays), frame: draw.int(0, 2) }),
    forms: [relay],
  }),
  ...situation<Range>({
    type: 'AR.TSD.7',
    situation: 'three-speeds-with-bounds',
    tries: 300,
    draw: draw => {
      const [walk, cycle, bus] = draw.pick([
        [5, 15, 45],
        [4, 12, 36],
        [6, 16, 36],
        [5, 15, 35],
        [4, 14, 34],
        [3, 12, 30],
        [4, 16, 40],
        [6, 18, 42],
      ] as const);
      const hours = draw.int(4, 8);
      const p = {
        walk,
        cycle,
        bus,
        hours,
        way: cycle * hours + draw.int(-12, 24),
        foot: draw.step(15, 120, 15),
        seat: draw.step(15, 120, 15),
        frame: draw.int(0, 2),
      };
      const r = busHours(p);
      const isOnFoot = r.gte(q(p.seat, 60));
      const [onFoot, onBus] = isOnFoot
        ? [q(p.foot, 60), r]
        : [
            q(p.seat, 60)
              .mul(bus - cycle)
              .sub(missing(p))
              .div(cycle - walk),
            q(p.seat, 60),
          ];
      const rest = q(hours).sub(onFoot).sub(onBus);
      const apart = r.sub(q(p.seat, 60)).abs();
      const fits =
        r.gt(0) &&
        apart.gte(0.2) &&
        rest.gte(1) &&
        rest.mul(cycle).mul(5).d === 1n &&
        onFoot.mul(20).d === 1n &&
        onBus.mul(20).d === 1n &&
        onFoot.lte(3) &&
        onBus.lte(3) &&
        missing(p) !== 0 &&
        p.foot !== p.seat;
      return fits ? p : null;
    },
    forms: [greatest],
  }),
];
